	.file	"pointwise_c910332cada03b57"
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_0:
	.quad	0x7fffffffffffffff
.LCPI0_1:
	.quad	0xfff0000000000000
.LCPI0_2:
	.quad	0x7ff0000000000000
.LCPI0_5:
	.quad	0x3ff0000000000000
.LCPI0_6:
	.quad	0x8000000000000000
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_3:
	.long	0x80000000
.LCPI0_4:
	.long	0x3f800000
	.text
	.globl	pointwise_c910332cada03b57
	.p2align	4
	.type	pointwise_c910332cada03b57,@function
pointwise_c910332cada03b57:
	cmpq	%rdx, %rsi
	jge	.LBB0_4
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$520, %rsp
	movq	%rdx, %rbx
	movq	%rsi, %r14
	movq	(%rdi), %rax
	movq	(%rax), %rcx
	movq	%rcx, 480(%rsp)
	movq	8(%rax), %rcx
	movq	%rcx, 472(%rsp)
	movq	16(%rax), %rcx
	movq	%rcx, 464(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 456(%rsp)
	movq	32(%rax), %rcx
	movq	%rcx, 448(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 440(%rsp)
	movq	48(%rax), %rcx
	movq	%rcx, 432(%rsp)
	movq	56(%rax), %rcx
	movq	%rcx, 424(%rsp)
	movq	64(%rax), %rcx
	movq	%rcx, 416(%rsp)
	movq	72(%rax), %rcx
	movq	%rcx, 408(%rsp)
	movq	80(%rax), %rcx
	movq	%rcx, 400(%rsp)
	movq	88(%rax), %rcx
	movq	%rcx, 392(%rsp)
	movq	96(%rax), %rcx
	movq	%rcx, 384(%rsp)
	movq	104(%rax), %rcx
	movq	%rcx, 376(%rsp)
	movq	112(%rax), %rcx
	movq	%rcx, 368(%rsp)
	movq	120(%rax), %rcx
	movq	%rcx, 360(%rsp)
	movq	128(%rax), %rcx
	movq	%rcx, 352(%rsp)
	movq	136(%rax), %rcx
	movq	%rcx, 344(%rsp)
	movq	144(%rax), %rcx
	movq	%rcx, 336(%rsp)
	movq	152(%rax), %rcx
	movq	%rcx, 328(%rsp)
	movq	160(%rax), %rcx
	movq	%rcx, 320(%rsp)
	movq	168(%rax), %rcx
	movq	%rcx, 312(%rsp)
	movq	176(%rax), %rcx
	movq	%rcx, 304(%rsp)
	movq	184(%rax), %rcx
	movq	%rcx, 296(%rsp)
	movq	192(%rax), %rcx
	movq	%rcx, 288(%rsp)
	movq	200(%rax), %rcx
	movq	%rcx, 280(%rsp)
	movq	208(%rax), %rcx
	movq	%rcx, 272(%rsp)
	movq	216(%rax), %rcx
	movq	%rcx, 264(%rsp)
	movq	224(%rax), %rcx
	movq	%rcx, 256(%rsp)
	movq	232(%rax), %rcx
	movq	%rcx, 248(%rsp)
	movq	240(%rax), %rcx
	movq	%rcx, 240(%rsp)
	movq	248(%rax), %rcx
	movq	%rcx, 232(%rsp)
	movq	256(%rax), %rcx
	movq	%rcx, 224(%rsp)
	movq	264(%rax), %rcx
	movq	%rcx, 216(%rsp)
	movq	272(%rax), %rcx
	movq	%rcx, 208(%rsp)
	movq	280(%rax), %rcx
	movq	%rcx, 200(%rsp)
	movq	288(%rax), %rcx
	movq	%rcx, 192(%rsp)
	movq	296(%rax), %rcx
	movq	%rcx, 184(%rsp)
	movq	304(%rax), %rcx
	movq	%rcx, 176(%rsp)
	movq	312(%rax), %r15
	movq	320(%rax), %r12
	movq	328(%rax), %r13
	movq	336(%rax), %rbp
	vmovddup	.LCPI0_0(%rip), %xmm0
	vmovapd	%xmm0, 32(%rsp)
	.p2align	4
.LBB0_2:
	movq	480(%rsp), %rax
	vmovsd	(%rax), %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vmovsd	.LCPI0_1(%rip), %xmm2
	vcmplesd	%xmm2, %xmm0, %k1
	vmovsd	.LCPI0_2(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 172(%rsp)
	movq	472(%rsp), %rax
	vmovsd	(%rax), %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vxorps	.LCPI0_3(%rip){1to4}, %xmm0, %xmm0
	vmovaps	%xmm0, 496(%rsp)
	movq	464(%rsp), %rax
	vmovss	.LCPI0_4(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm1
	vmovss	%xmm1, 168(%rsp)
	movq	448(%rsp), %rax
	vmovsd	(%rax), %xmm0
	vmovsd	%xmm0, (%rsp)
	vcvtss2sd	%xmm1, %xmm1, %xmm1
	vmovsd	%xmm1, 104(%rsp)
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_1(%rip), %xmm0, %k1
	vmovsd	.LCPI0_2(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 164(%rsp)
	movq	456(%rsp), %rax
	vmovsd	(%rax), %xmm0
	vmovsd	%xmm0, 8(%rsp)
	movq	440(%rsp), %rax
	vmovsd	(%rax), %xmm1
	vxorpd	.LCPI0_6(%rip){1to2}, %xmm1, %xmm1
	vmovapd	%xmm1, 16(%rsp)
	vmovsd	104(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 104(%rsp)
	movq	432(%rsp), %rax
	vmovss	.LCPI0_4(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 160(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 96(%rsp)
	vmovsd	(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_1(%rip), %xmm0, %k1
	vmovsd	.LCPI0_2(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 156(%rsp)
	vmovsd	8(%rsp), %xmm0
	vmovsd	96(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 96(%rsp)
	movq	424(%rsp), %rax
	vmovss	.LCPI0_4(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 152(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 88(%rsp)
	vmovsd	(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_1(%rip), %xmm0, %k1
	vmovsd	.LCPI0_2(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 148(%rsp)
	vmovsd	8(%rsp), %xmm0
	vmovsd	88(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 88(%rsp)
	movq	416(%rsp), %rax
	vmovss	.LCPI0_4(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 144(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 80(%rsp)
	vmovsd	(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_1(%rip), %xmm0, %k1
	vmovsd	.LCPI0_2(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 140(%rsp)
	vmovsd	8(%rsp), %xmm0
	vmovsd	80(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 80(%rsp)
	movq	408(%rsp), %rax
	vmovss	.LCPI0_4(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 136(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 72(%rsp)
	vmovsd	(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_1(%rip), %xmm0, %k1
	vmovsd	.LCPI0_2(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 132(%rsp)
	vmovsd	8(%rsp), %xmm0
	vmovsd	72(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 72(%rsp)
	movq	400(%rsp), %rax
	vmovss	.LCPI0_4(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 128(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 64(%rsp)
	vmovsd	(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_1(%rip), %xmm0, %k1
	vmovsd	.LCPI0_2(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 124(%rsp)
	vmovsd	8(%rsp), %xmm0
	vmovsd	64(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 64(%rsp)
	movq	392(%rsp), %rax
	vmovss	.LCPI0_4(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 120(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 56(%rsp)
	vmovsd	(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_1(%rip), %xmm0, %k1
	vmovsd	.LCPI0_2(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, 116(%rsp)
	vmovsd	8(%rsp), %xmm0
	vmovsd	56(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 56(%rsp)
	movq	384(%rsp), %rax
	vmovss	.LCPI0_4(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 112(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 48(%rsp)
	vmovsd	(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vsqrtsd	%xmm0, %xmm0, %xmm1
	vandpd	32(%rsp), %xmm1, %xmm1
	vcmplesd	.LCPI0_1(%rip), %xmm0, %k1
	vmovsd	.LCPI0_2(%rip), %xmm0
	vmovsd	%xmm0, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm0
	vmovss	%xmm0, (%rsp)
	vmovsd	8(%rsp), %xmm0
	vmovsd	48(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vmovapd	16(%rsp), %xmm1
	vdivsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 16(%rsp)
	movq	376(%rsp), %rax
	vmovss	.LCPI0_4(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 48(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 488(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	.LCPI0_5(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	movq	368(%rsp), %rax
	vmovss	172(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	360(%rsp), %rax
	vmovaps	496(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	352(%rsp), %rax
	vmovss	168(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	344(%rsp), %rax
	vmovss	164(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	336(%rsp), %rax
	vmovss	104(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	328(%rsp), %rax
	vmovss	160(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	320(%rsp), %rax
	vmovss	156(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	312(%rsp), %rax
	vmovss	96(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	304(%rsp), %rax
	vmovss	152(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	296(%rsp), %rax
	vmovss	148(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	288(%rsp), %rax
	vmovss	88(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	280(%rsp), %rax
	vmovss	144(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	272(%rsp), %rax
	vmovss	140(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	264(%rsp), %rax
	vmovss	80(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	256(%rsp), %rax
	vmovss	136(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	248(%rsp), %rax
	vmovss	132(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	240(%rsp), %rax
	vmovss	72(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	232(%rsp), %rax
	vmovss	128(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	224(%rsp), %rax
	vmovss	124(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	216(%rsp), %rax
	vmovss	64(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	208(%rsp), %rax
	vmovss	120(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	200(%rsp), %rax
	vmovss	116(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	192(%rsp), %rax
	vmovss	56(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	184(%rsp), %rax
	vmovss	112(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	176(%rsp), %rax
	vmovss	(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	vmovss	16(%rsp), %xmm1
	vmovss	%xmm1, (%r15)
	vmovss	48(%rsp), %xmm1
	vmovss	%xmm1, (%r12)
	vmovsd	488(%rsp), %xmm1
	vmovsd	%xmm1, (%r13)
	vmovsd	%xmm0, (%rbp)
	incq	%r14
	cmpq	%rbx, %r14
	jl	.LBB0_2
	addq	$520, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB0_4:
	retq
.Lfunc_end0:
	.size	pointwise_c910332cada03b57, .Lfunc_end0-pointwise_c910332cada03b57

	.section	".note.GNU-stack","",@progbits
