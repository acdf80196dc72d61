	.file	"pointwise_a698fa7eece8000c"
	.text
	.globl	pointwise_a698fa7eece8000c
	.p2align	4
	.type	pointwise_a698fa7eece8000c,@function
pointwise_a698fa7eece8000c:
	cmpq	%rdx, %rsi
	jge	.LBB0_9
	pushq	%r14
	pushq	%rbx
	movq	(%rdi), %rdi
	movq	(%rdi), %rax
	movq	8(%rdi), %rcx
	movq	16(%rdi), %r8
	movq	24(%rdi), %rdi
	movq	%rsi, %r9
	shlq	$14, %r9
	leaq	(%r9,%r9,2), %r9
	addq	%r9, %rdi
	addq	$64, %rdi
	addq	%r9, %r8
	addq	$64, %r8
	jmp	.LBB0_2
	.p2align	4
.LBB0_7:
	incq	%rsi
	addq	$49152, %rdi
	addq	$49152, %r8
	cmpq	%rdx, %rsi
	jge	.LBB0_8
.LBB0_2:
	movq	%rsi, %r9
	shlq	$5, %r9
	leaq	32(%r9), %r10
	cmpq	%r10, %r9
	jge	.LBB0_7
	movq	%r8, %r11
	movq	%rdi, %rbx
	.p2align	4
.LBB0_4:
	xorl	%r14d, %r14d
	.p2align	4
.LBB0_5:
	vmovups	-64(%r11,%r14,4), %zmm0
	vmovups	(%r11,%r14,4), %zmm1
	vmulps	(%rax,%r14,4), %zmm0, %zmm0
	vmulps	64(%rax,%r14,4), %zmm1, %zmm1
	vaddps	(%rcx,%r14,4), %zmm0, %zmm0
	vaddps	64(%rcx,%r14,4), %zmm1, %zmm1
	vmovups	%zmm0, -64(%rbx,%r14,4)
	vmovups	%zmm1, (%rbx,%r14,4)
	addq	$32, %r14
	cmpq	$384, %r14
	jl	.LBB0_5
	incq	%r9
	addq	$1536, %rbx
	addq	$1536, %r11
	cmpq	%r10, %r9
	jl	.LBB0_4
	jmp	.LBB0_7
.LBB0_8:
	popq	%rbx
	popq	%r14
.LBB0_9:
	vzeroupper
	retq
.Lfunc_end0:
	.size	pointwise_a698fa7eece8000c, .Lfunc_end0-pointwise_a698fa7eece8000c

	.section	".note.GNU-stack","",@progbits
