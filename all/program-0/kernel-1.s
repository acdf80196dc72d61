	.file	"pointwise_6027f62db0e05302"
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI0_0:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.quad	4
	.quad	5
	.quad	6
	.quad	7
	.text
	.globl	pointwise_6027f62db0e05302
	.p2align	4
	.type	pointwise_6027f62db0e05302,@function
pointwise_6027f62db0e05302:
	cmpq	%rdx, %rsi
	jge	.LBB0_5
	movq	(%rdi), %rax
	movq	(%rax), %rax
	vmovdqa64	.LCPI0_0(%rip), %zmm0
	.p2align	4
.LBB0_2:
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_3:
	vpbroadcastq	%rcx, %zmm1
	vporq	%zmm0, %zmm1, %zmm1
	leaq	8(%rcx), %rdi
	vpbroadcastq	%rdi, %zmm2
	vporq	%zmm0, %zmm2, %zmm2
	vmovdqu64	%zmm1, (%rax,%rcx,8)
	vmovdqu64	%zmm2, 64(%rax,%rcx,8)
	addq	$16, %rcx
	cmpq	$256, %rcx
	jl	.LBB0_3
	incq	%rsi
	cmpq	%rdx, %rsi
	jl	.LBB0_2
.LBB0_5:
	vzeroupper
	retq
.Lfunc_end0:
	.size	pointwise_6027f62db0e05302, .Lfunc_end0-pointwise_6027f62db0e05302

	.section	".note.GNU-stack","",@progbits
