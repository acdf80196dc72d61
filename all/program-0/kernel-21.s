	.file	"pointwise_cd002cc909672ad6"
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_0:
	.quad	0x3ff0000000000000
.LCPI0_1:
	.quad	0x7fffffffffffffff
.LCPI0_2:
	.quad	0xfff0000000000000
.LCPI0_3:
	.quad	0x7ff0000000000000
.LCPI0_4:
	.quad	0x8000000000000000
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_5:
	.long	0x3f800000
	.text
	.globl	pointwise_cd002cc909672ad6
	.p2align	4
	.type	pointwise_cd002cc909672ad6,@function
pointwise_cd002cc909672ad6:
	cmpq	%rdx, %rsi
	jge	.LBB0_4
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$472, %rsp
	movq	%rdx, %rbp
	movq	%rsi, %r14
	movq	(%rdi), %rax
	movq	(%rax), %rcx
	movq	%rcx, 432(%rsp)
	movq	8(%rax), %rcx
	movq	%rcx, 424(%rsp)
	movq	16(%rax), %rcx
	movq	%rcx, 416(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 408(%rsp)
	movq	32(%rax), %rcx
	movq	%rcx, 400(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 392(%rsp)
	movq	48(%rax), %rcx
	movq	%rcx, 384(%rsp)
	movq	56(%rax), %rcx
	movq	%rcx, 376(%rsp)
	movq	64(%rax), %rcx
	movq	%rcx, 368(%rsp)
	movq	72(%rax), %rcx
	movq	%rcx, 360(%rsp)
	movq	80(%rax), %rcx
	movq	%rcx, 352(%rsp)
	movq	88(%rax), %rcx
	movq	%rcx, 344(%rsp)
	movq	96(%rax), %rcx
	movq	%rcx, 336(%rsp)
	movq	104(%rax), %rcx
	movq	%rcx, 328(%rsp)
	movq	112(%rax), %rcx
	movq	%rcx, 320(%rsp)
	movq	120(%rax), %rcx
	movq	%rcx, 312(%rsp)
	movq	128(%rax), %rcx
	movq	%rcx, 304(%rsp)
	movq	136(%rax), %rcx
	movq	%rcx, 296(%rsp)
	movq	144(%rax), %rcx
	movq	%rcx, 288(%rsp)
	movq	152(%rax), %rcx
	movq	%rcx, 280(%rsp)
	movq	160(%rax), %rcx
	movq	%rcx, 272(%rsp)
	movq	168(%rax), %rcx
	movq	%rcx, 264(%rsp)
	movq	176(%rax), %rcx
	movq	%rcx, 256(%rsp)
	movq	184(%rax), %rcx
	movq	%rcx, 248(%rsp)
	movq	192(%rax), %rcx
	movq	%rcx, 240(%rsp)
	movq	200(%rax), %rcx
	movq	%rcx, 232(%rsp)
	movq	208(%rax), %rcx
	movq	%rcx, 224(%rsp)
	movq	216(%rax), %rcx
	movq	%rcx, 216(%rsp)
	movq	224(%rax), %rcx
	movq	%rcx, 208(%rsp)
	movq	232(%rax), %rcx
	movq	%rcx, 200(%rsp)
	movq	240(%rax), %rcx
	movq	%rcx, 192(%rsp)
	movq	248(%rax), %rcx
	movq	%rcx, 184(%rsp)
	movq	256(%rax), %rcx
	movq	%rcx, 176(%rsp)
	movq	264(%rax), %rcx
	movq	%rcx, 168(%rsp)
	movq	272(%rax), %r15
	movq	280(%rax), %r12
	movq	288(%rax), %r13
	movq	296(%rax), %rbx
	vmovddup	.LCPI0_1(%rip), %xmm0
	vmovaps	%xmm0, 32(%rsp)
	.p2align	4
.LBB0_2:
	movq	416(%rsp), %rax
	vmovsd	(%rax), %xmm0
	vmovsd	%xmm0, 8(%rsp)
	movq	432(%rsp), %rax
	vmovss	(%rax), %xmm1
	vcvtss2sd	%xmm1, %xmm1, %xmm1
	vmovsd	%xmm1, 16(%rsp)
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vmovsd	.LCPI0_2(%rip), %xmm2
	vcmplesd	%xmm2, %xmm0, %k1
	vmovsd	.LCPI0_3(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 164(%rsp)
	movq	408(%rsp), %rax
	vmovsd	(%rax), %xmm0
	vmovaps	%xmm0, 448(%rsp)
	movq	424(%rsp), %rax
	vmovsd	(%rax), %xmm0
	vmovsd	%xmm0, (%rsp)
	vmovsd	16(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	448(%rsp), %xmm1
	vxorpd	.LCPI0_4(%rip){1to2}, %xmm1, %xmm1
	vmovapd	%xmm1, 16(%rsp)
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 160(%rsp)
	movq	400(%rsp), %rax
	vmovss	.LCPI0_5(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 156(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 96(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_2(%rip), %xmm0, %k1
	vmovsd	.LCPI0_3(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 152(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	96(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 96(%rsp)
	movq	392(%rsp), %rax
	vmovss	.LCPI0_5(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 148(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 88(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_2(%rip), %xmm0, %k1
	vmovsd	.LCPI0_3(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 144(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	88(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 88(%rsp)
	movq	384(%rsp), %rax
	vmovss	.LCPI0_5(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 140(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 80(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_2(%rip), %xmm0, %k1
	vmovsd	.LCPI0_3(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 136(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	80(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 80(%rsp)
	movq	376(%rsp), %rax
	vmovss	.LCPI0_5(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 132(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 72(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_2(%rip), %xmm0, %k1
	vmovsd	.LCPI0_3(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 128(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	72(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 72(%rsp)
	movq	368(%rsp), %rax
	vmovss	.LCPI0_5(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 124(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 64(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_2(%rip), %xmm0, %k1
	vmovsd	.LCPI0_3(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 120(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	64(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 64(%rsp)
	movq	360(%rsp), %rax
	vmovss	.LCPI0_5(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 116(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 56(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_2(%rip), %xmm0, %k1
	vmovsd	.LCPI0_3(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 112(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	56(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 56(%rsp)
	movq	352(%rsp), %rax
	vmovss	.LCPI0_5(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 108(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 48(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_2(%rip), %xmm0, %k1
	vmovsd	.LCPI0_3(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 104(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	48(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 16(%rsp)
	movq	344(%rsp), %rax
	vmovss	.LCPI0_5(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 48(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 440(%rsp)
	vmovsd	(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	448(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vmovsd	%xmm0, (%rsp)
	vmovsd	8(%rsp), %xmm0
	vmovsd	440(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_0(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_2(%rip), %xmm0, %k1
	vmovsd	.LCPI0_3(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	movq	336(%rsp), %rax
	vmovss	164(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	328(%rsp), %rax
	vmovss	160(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	320(%rsp), %rax
	vmovss	156(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	312(%rsp), %rax
	vmovss	152(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	304(%rsp), %rax
	vmovss	96(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	296(%rsp), %rax
	vmovss	148(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	288(%rsp), %rax
	vmovss	144(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	280(%rsp), %rax
	vmovss	88(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	272(%rsp), %rax
	vmovss	140(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	264(%rsp), %rax
	vmovss	136(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	256(%rsp), %rax
	vmovss	80(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	248(%rsp), %rax
	vmovss	132(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	240(%rsp), %rax
	vmovss	128(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	232(%rsp), %rax
	vmovss	72(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	224(%rsp), %rax
	vmovss	124(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	216(%rsp), %rax
	vmovss	120(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	208(%rsp), %rax
	vmovss	64(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	200(%rsp), %rax
	vmovss	116(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	192(%rsp), %rax
	vmovss	112(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	184(%rsp), %rax
	vmovss	56(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	176(%rsp), %rax
	vmovss	108(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	168(%rsp), %rax
	vmovss	104(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	vmovss	16(%rsp), %xmm1
	vmovss	%xmm1, (%r15)
	vmovss	48(%rsp), %xmm1
	vmovss	%xmm1, (%r12)
	vmovsd	(%rsp), %xmm1
	vmovsd	%xmm1, (%r13)
	vmovss	%xmm0, (%rbx)
	incq	%r14
	cmpq	%rbp, %r14
	jl	.LBB0_2
	addq	$472, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB0_4:
	retq
.Lfunc_end0:
	.size	pointwise_cd002cc909672ad6, .Lfunc_end0-pointwise_cd002cc909672ad6

	.section	".note.GNU-stack","",@progbits
