	.file	"column_959a67b36cd82ed2"
	.text
	.globl	column_959a67b36cd82ed2
	.p2align	4
	.type	column_959a67b36cd82ed2,@function
column_959a67b36cd82ed2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -16(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_10
	movq	%rsi, %rdx
	movq	(%rdi), %rax
	movq	(%rax), %r8
	movq	16(%rax), %rcx
	movq	24(%rax), %rsi
	movq	%rdx, %rdi
	shlq	$9, %rdi
	addq	%rdi, %r8
	addq	$64, %r8
	addq	8(%rax), %rdi
	jmp	.LBB0_2
	.p2align	4
.LBB0_9:
	incq	%rdx
	addq	$512, %rdi
	movq	-8(%rsp), %r8
	addq	$512, %r8
	cmpq	-16(%rsp), %rdx
	jge	.LBB0_10
.LBB0_2:
	movabsq	$-6148914691236517205, %rax
	mulxq	%rax, %rax, %rax
	shrq	%rax
	imulq	$195072, %rax, %r10
	leaq	(%rdi,%r10), %r11
	movq	%r8, -8(%rsp)
	addq	%r8, %r10
	leal	(%rax,%rax,2), %r8d
	movl	%edx, %r9d
	subl	%r8d, %r9d
	shll	$7, %r9d
	leaq	(%rax,%rax,2), %rbx
	shlq	$7, %rbx
	addq	%r9, %rbx
	xorl	%r14d, %r14d
	jmp	.LBB0_3
	.p2align	4
.LBB0_8:
	leaq	(%rbx,%r14), %rax
	addq	%rbx, %r15
	vmovups	%zmm3, (%rcx,%rax,4)
	vmovups	%zmm2, (%rcx,%r15,4)
	vmovups	%zmm1, (%rsi,%rax,4)
	vmovups	%zmm0, (%rsi,%r15,4)
	addq	$32, %r14
	subq	$-128, %r11
	subq	$-128, %r10
	cmpq	$128, %r14
	jge	.LBB0_9
.LBB0_3:
	movq	%r14, %r15
	orq	$16, %r15
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r10, %r12
	movq	%r11, %r13
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%r9d, %r9d
	jmp	.LBB0_4
	.p2align	4
.LBB0_7:
	vaddps	%zmm5, %zmm0, %zmm0
	vaddps	%zmm7, %zmm1, %zmm1
	vaddps	%zmm6, %zmm2, %zmm2
	vaddps	%zmm4, %zmm3, %zmm3
	incq	%r9
	addq	$98304, %r13
	addq	$98304, %r12
	cmpq	$2, %r9
	jge	.LBB0_8
.LBB0_4:
	movq	%r9, %rbp
	shlq	$6, %rbp
	leaq	64(%rbp), %rax
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm5, %xmm5, %xmm5
	cmpq	%rax, %rbp
	jge	.LBB0_7
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_6:
	vmovups	-64(%r12,%r8), %zmm8
	vmovups	(%r12,%r8), %zmm9
	vmulps	(%r13,%r8), %zmm8, %zmm10
	vaddps	%zmm10, %zmm4, %zmm4
	vmulps	64(%r13,%r8), %zmm9, %zmm10
	vaddps	%zmm10, %zmm6, %zmm6
	vaddps	%zmm8, %zmm7, %zmm7
	vaddps	%zmm9, %zmm5, %zmm5
	incq	%rbp
	addq	$1536, %r8
	cmpq	%rax, %rbp
	jl	.LBB0_6
	jmp	.LBB0_7
.LBB0_10:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	column_959a67b36cd82ed2, .Lfunc_end0-column_959a67b36cd82ed2

	.section	".note.GNU-stack","",@progbits
