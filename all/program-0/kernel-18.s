	.file	"pointwise_25ebdab9b77a7862"
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x3f800000
.LCPI0_2:
	.long	0x7fffffff
.LCPI0_3:
	.long	0x3f000000
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_1:
	.quad	0x3ff0000000000000
.LCPI0_4:
	.quad	0x7fffffffffffffff
.LCPI0_5:
	.quad	0xfff0000000000000
.LCPI0_6:
	.quad	0x7ff0000000000000
.LCPI0_7:
	.quad	0x8000000000000000
	.text
	.globl	pointwise_25ebdab9b77a7862
	.p2align	4
	.type	pointwise_25ebdab9b77a7862,@function
pointwise_25ebdab9b77a7862:
	cmpq	%rdx, %rsi
	jge	.LBB0_4
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$616, %rsp
	movq	%rdx, %r12
	movq	%rsi, %r14
	movq	(%rdi), %rax
	movq	(%rax), %rcx
	movq	%rcx, 400(%rsp)
	movq	8(%rax), %rcx
	movq	%rcx, 392(%rsp)
	movq	16(%rax), %rcx
	movq	%rcx, 384(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 376(%rsp)
	movq	32(%rax), %rcx
	movq	%rcx, 368(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 360(%rsp)
	movq	48(%rax), %rcx
	movq	%rcx, 352(%rsp)
	movq	56(%rax), %rcx
	movq	%rcx, 344(%rsp)
	movq	64(%rax), %rcx
	movq	%rcx, 336(%rsp)
	movq	72(%rax), %rcx
	movq	%rcx, 328(%rsp)
	movq	80(%rax), %rcx
	movq	%rcx, 320(%rsp)
	movq	88(%rax), %rcx
	movq	%rcx, 312(%rsp)
	movq	96(%rax), %rcx
	movq	%rcx, 304(%rsp)
	movq	104(%rax), %rcx
	movq	%rcx, 296(%rsp)
	movq	112(%rax), %rcx
	movq	%rcx, 288(%rsp)
	movq	120(%rax), %rcx
	movq	%rcx, 280(%rsp)
	movq	128(%rax), %rcx
	movq	%rcx, 272(%rsp)
	movq	136(%rax), %rcx
	movq	%rcx, 264(%rsp)
	movq	144(%rax), %rcx
	movq	%rcx, 256(%rsp)
	movq	152(%rax), %rcx
	movq	%rcx, 248(%rsp)
	movq	160(%rax), %rcx
	movq	%rcx, 240(%rsp)
	movq	168(%rax), %rcx
	movq	%rcx, 232(%rsp)
	movq	176(%rax), %rcx
	movq	%rcx, 224(%rsp)
	movq	184(%rax), %rcx
	movq	%rcx, 216(%rsp)
	movq	192(%rax), %rcx
	movq	%rcx, 208(%rsp)
	movq	200(%rax), %rcx
	movq	%rcx, 200(%rsp)
	movq	208(%rax), %rcx
	movq	%rcx, 192(%rsp)
	movq	216(%rax), %rcx
	movq	%rcx, 184(%rsp)
	movq	224(%rax), %rcx
	movq	%rcx, 176(%rsp)
	movq	232(%rax), %rcx
	movq	%rcx, 168(%rsp)
	movq	240(%rax), %rcx
	movq	%rcx, 160(%rsp)
	movq	248(%rax), %rcx
	movq	%rcx, 152(%rsp)
	movq	256(%rax), %rcx
	movq	%rcx, 144(%rsp)
	movq	264(%rax), %rcx
	movq	%rcx, 136(%rsp)
	movq	272(%rax), %rcx
	movq	%rcx, 128(%rsp)
	movq	280(%rax), %rcx
	movq	%rcx, 120(%rsp)
	movq	288(%rax), %rcx
	movq	%rcx, 112(%rsp)
	movq	296(%rax), %rcx
	movq	%rcx, 104(%rsp)
	movq	304(%rax), %rcx
	movq	%rcx, 96(%rsp)
	movq	312(%rax), %rcx
	movq	%rcx, 88(%rsp)
	movq	320(%rax), %r13
	movq	328(%rax), %rbp
	movq	336(%rax), %r15
	movq	344(%rax), %rbx
	vmovddup	.LCPI0_4(%rip), %xmm0
	vmovapd	%xmm0, 544(%rsp)
	.p2align	4
.LBB0_2:
	movq	400(%rsp), %rax
	vmovss	.LCPI0_0(%rip), %xmm3
	vaddss	(%rax), %xmm3, %xmm2
	vmovss	%xmm2, 76(%rsp)
	movq	392(%rsp), %rax
	vmovsd	(%rax), %xmm0
	vmovapd	%xmm0, 592(%rsp)
	movq	384(%rsp), %rax
	vmulsd	(%rax), %xmm0, %xmm0
	vmovsd	.LCPI0_1(%rip), %xmm1
	vsubsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovss	%xmm0, 84(%rsp)
	movq	376(%rsp), %rax
	vmovsd	(%rax), %xmm0
	vmovsd	%xmm0, (%rsp)
	vsubsd	%xmm0, %xmm1, %xmm0
	vcvtsd2ss	%xmm0, %xmm0, %xmm0
	vmovaps	%xmm0, 576(%rsp)
	vsubss	%xmm0, %xmm3, %xmm1
	vmovss	%xmm1, 80(%rsp)
	vandps	.LCPI0_2(%rip){1to4}, %xmm0, %xmm0
	vmovaps	%xmm0, 560(%rsp)
	movq	368(%rsp), %rax
	vmovsd	(%rax), %xmm0
	vmovsd	%xmm0, 8(%rsp)
	vcvtss2sd	%xmm2, %xmm2, %xmm1
	vmovsd	%xmm1, 64(%rsp)
	callq	pow@PLT
	vmovsd	%xmm0, 512(%rsp)
	movq	360(%rsp), %rax
	vmovsd	(%rax), %xmm0
	vmovsd	%xmm0, 536(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	64(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	%xmm0, 528(%rsp)
	movq	352(%rsp), %rax
	vmovss	.LCPI0_0(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 64(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 56(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	%xmm0, 504(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	56(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	%xmm0, 520(%rsp)
	movq	344(%rsp), %rax
	vmovss	.LCPI0_0(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 56(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 48(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	%xmm0, 488(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	48(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	%xmm0, 496(%rsp)
	movq	336(%rsp), %rax
	vmovss	.LCPI0_0(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 48(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 40(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	%xmm0, 472(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	40(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	%xmm0, 480(%rsp)
	movq	328(%rsp), %rax
	vmovss	.LCPI0_0(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 40(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 32(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	%xmm0, 456(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	32(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	%xmm0, 464(%rsp)
	movq	320(%rsp), %rax
	vmovss	.LCPI0_0(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 32(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 24(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	%xmm0, 440(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	24(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	%xmm0, 448(%rsp)
	movq	312(%rsp), %rax
	vmovss	.LCPI0_0(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 24(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 16(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	%xmm0, 432(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	16(%rsp), %xmm1
	callq	pow@PLT
	vmovsd	%xmm0, 424(%rsp)
	movq	304(%rsp), %rax
	vmovss	.LCPI0_0(%rip), %xmm0
	vaddss	(%rax), %xmm0, %xmm0
	vmovss	%xmm0, 16(%rsp)
	vcvtss2sd	%xmm0, %xmm0, %xmm1
	vmovsd	%xmm1, 408(%rsp)
	vmovsd	8(%rsp), %xmm0
	callq	pow@PLT
	vmovsd	%xmm0, 416(%rsp)
	vmovsd	(%rsp), %xmm0
	vmovsd	408(%rsp), %xmm1
	callq	pow@PLT
	vmovss	.LCPI0_3(%rip), %xmm1
	vucomiss	560(%rsp), %xmm1
	movq	296(%rsp), %rax
	vmovss	76(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	288(%rsp), %rax
	vmovss	84(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	280(%rsp), %rax
	vmovaps	576(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	movq	272(%rsp), %rax
	vmovss	80(%rsp), %xmm1
	vmovss	%xmm1, (%rax)
	vmovsd	8(%rsp), %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm1
	movq	264(%rsp), %rax
	seta	(%rax)
	movq	256(%rsp), %rax
	vmovss	%xmm1, (%rax)
	vmovsd	.LCPI0_1(%rip), %xmm6
	vsubsd	%xmm2, %xmm6, %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	movq	248(%rsp), %rax
	vmovss	%xmm1, (%rax)
	vsubsd	512(%rsp), %xmm6, %xmm1
	vmovsd	.LCPI0_5(%rip), %xmm4
	vcmplesd	%xmm4, %xmm1, %k1
	vsqrtsd	%xmm1, %xmm1, %xmm1
	vmovapd	544(%rsp), %xmm3
	vandpd	%xmm3, %xmm1, %xmm1
	vmovsd	.LCPI0_6(%rip), %xmm5
	vmovsd	%xmm5, %xmm1, %xmm1 {%k1}
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	movq	240(%rsp), %rax
	vmovss	%xmm1, (%rax)
	vmovsd	536(%rsp), %xmm1
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	vsubsd	528(%rsp), %xmm6, %xmm2
	movq	232(%rsp), %rax
	vmovss	%xmm1, (%rax)
	vmovapd	592(%rsp), %xmm7
	vxorpd	.LCPI0_7(%rip){1to2}, %xmm7, %xmm1
	vdivsd	%xmm2, %xmm1, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	movq	224(%rsp), %rax
	vmovss	%xmm2, (%rax)
	movq	216(%rsp), %rax
	vmovss	64(%rsp), %xmm2
	vmovss	%xmm2, (%rax)
	vsubsd	504(%rsp), %xmm6, %xmm2
	vcmplesd	%xmm4, %xmm2, %k1
	vsqrtsd	%xmm2, %xmm2, %xmm2
	vandpd	%xmm3, %xmm2, %xmm2
	vmovsd	%xmm5, %xmm2, %xmm2 {%k1}
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	movq	208(%rsp), %rax
	vmovss	%xmm2, (%rax)
	vsubsd	520(%rsp), %xmm6, %xmm2
	vdivsd	%xmm2, %xmm1, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	movq	200(%rsp), %rax
	vmovss	%xmm2, (%rax)
	movq	192(%rsp), %rax
	vmovss	56(%rsp), %xmm2
	vmovss	%xmm2, (%rax)
	vsubsd	488(%rsp), %xmm6, %xmm2
	vcmplesd	%xmm4, %xmm2, %k1
	vsqrtsd	%xmm2, %xmm2, %xmm2
	vandpd	%xmm3, %xmm2, %xmm2
	vmovsd	%xmm5, %xmm2, %xmm2 {%k1}
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	movq	184(%rsp), %rax
	vmovss	%xmm2, (%rax)
	vsubsd	496(%rsp), %xmm6, %xmm2
	vdivsd	%xmm2, %xmm1, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	movq	176(%rsp), %rax
	vmovss	%xmm2, (%rax)
	movq	168(%rsp), %rax
	vmovss	48(%rsp), %xmm2
	vmovss	%xmm2, (%rax)
	vsubsd	472(%rsp), %xmm6, %xmm2
	vcmplesd	%xmm4, %xmm2, %k1
	vsqrtsd	%xmm2, %xmm2, %xmm2
	vandpd	%xmm3, %xmm2, %xmm2
	vmovsd	%xmm5, %xmm2, %xmm2 {%k1}
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	movq	160(%rsp), %rax
	vmovss	%xmm2, (%rax)
	vsubsd	480(%rsp), %xmm6, %xmm2
	vdivsd	%xmm2, %xmm1, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	movq	152(%rsp), %rax
	vmovss	%xmm2, (%rax)
	movq	144(%rsp), %rax
	vmovss	40(%rsp), %xmm2
	vmovss	%xmm2, (%rax)
	vsubsd	456(%rsp), %xmm6, %xmm2
	vcmplesd	%xmm4, %xmm2, %k1
	vsqrtsd	%xmm2, %xmm2, %xmm2
	vandpd	%xmm3, %xmm2, %xmm2
	vmovsd	%xmm5, %xmm2, %xmm2 {%k1}
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	movq	136(%rsp), %rax
	vmovss	%xmm2, (%rax)
	vsubsd	464(%rsp), %xmm6, %xmm2
	vdivsd	%xmm2, %xmm1, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	movq	128(%rsp), %rax
	vmovss	%xmm2, (%rax)
	movq	120(%rsp), %rax
	vmovss	32(%rsp), %xmm2
	vmovss	%xmm2, (%rax)
	vsubsd	440(%rsp), %xmm6, %xmm2
	vcmplesd	%xmm4, %xmm2, %k1
	vsqrtsd	%xmm2, %xmm2, %xmm2
	vandpd	%xmm3, %xmm2, %xmm2
	vmovsd	%xmm5, %xmm2, %xmm2 {%k1}
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	movq	112(%rsp), %rax
	vmovss	%xmm2, (%rax)
	vsubsd	448(%rsp), %xmm6, %xmm2
	vdivsd	%xmm2, %xmm1, %xmm2
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	movq	104(%rsp), %rax
	vmovss	%xmm2, (%rax)
	movq	96(%rsp), %rax
	vmovss	24(%rsp), %xmm2
	vmovss	%xmm2, (%rax)
	vsubsd	432(%rsp), %xmm6, %xmm2
	vcmplesd	%xmm4, %xmm2, %k1
	vsqrtsd	%xmm2, %xmm2, %xmm2
	vandpd	%xmm3, %xmm2, %xmm2
	vmovsd	%xmm5, %xmm2, %xmm2 {%k1}
	vcvtsd2ss	%xmm2, %xmm2, %xmm2
	vsubsd	424(%rsp), %xmm6, %xmm3
	vdivsd	%xmm3, %xmm1, %xmm1
	movq	88(%rsp), %rax
	vmovss	%xmm2, (%rax)
	vcvtsd2ss	%xmm1, %xmm1, %xmm1
	vsubsd	%xmm0, %xmm6, %xmm0
	vdivsd	%xmm0, %xmm7, %xmm0
	vmovss	%xmm1, (%r13)
	vmovss	16(%rsp), %xmm1
	vmovss	%xmm1, (%rbp)
	vsubsd	416(%rsp), %xmm6, %xmm1
	vmovsd	%xmm1, (%r15)
	vmovsd	%xmm0, (%rbx)
	incq	%r14
	cmpq	%r12, %r14
	jl	.LBB0_2
	addq	$616, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB0_4:
	retq
.Lfunc_end0:
	.size	pointwise_25ebdab9b77a7862, .Lfunc_end0-pointwise_25ebdab9b77a7862

	.section	".note.GNU-stack","",@progbits
