	.file	"column_21e53da3eb24d75d"
	.text
	.globl	column_21e53da3eb24d75d
	.p2align	4
	.type	column_21e53da3eb24d75d,@function
column_21e53da3eb24d75d:
	movq	%rdx, %rax
	cmpq	%rdx, %rsi
	jge	.LBB0_11
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rsi, %rdx
	movq	(%rdi), %rcx
	movq	(%rcx), %rsi
	movq	8(%rcx), %rcx
	movq	%rdx, %rdi
	shlq	$9, %rdi
	addq	%rdi, %rsi
	addq	$128, %rsi
	jmp	.LBB0_2
	.p2align	4
.LBB0_9:
	incq	%rdx
	addq	$512, %rsi
	cmpq	%rax, %rdx
	jge	.LBB0_10
.LBB0_2:
	movabsq	$-6148914691236517205, %rdi
	mulxq	%rdi, %r8, %r8
	shrq	%r8
	imulq	$195072, %r8, %rdi
	addq	%rsi, %rdi
	leal	(%r8,%r8,2), %r9d
	movl	%edx, %r10d
	subl	%r9d, %r10d
	shll	$7, %r10d
	leaq	(%r8,%r8,2), %r8
	shlq	$7, %r8
	addq	%r10, %r8
	leaq	(%rcx,%r8,4), %r9
	xorl	%r10d, %r10d
	jmp	.LBB0_3
	.p2align	4
.LBB0_8:
	vmovups	%zmm3, (%r9,%r10,4)
	vmovups	%zmm2, (%r9,%r11,4)
	vmovups	%zmm1, (%r9,%rbx,4)
	vmovups	%zmm0, (%r9,%r14,4)
	addq	$64, %r10
	addq	$256, %rdi
	cmpq	$128, %r10
	jge	.LBB0_9
.LBB0_3:
	movq	%r10, %r11
	orq	$16, %r11
	movq	%r10, %rbx
	orq	$32, %rbx
	movq	%r10, %r14
	orq	$48, %r14
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%rdi, %r8
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%r12d, %r12d
	jmp	.LBB0_4
	.p2align	4
.LBB0_7:
	vaddps	%zmm6, %zmm0, %zmm0
	vaddps	%zmm7, %zmm1, %zmm1
	vaddps	%zmm5, %zmm2, %zmm2
	vaddps	%zmm4, %zmm3, %zmm3
	incq	%r12
	addq	$98304, %r8
	cmpq	$2, %r12
	jge	.LBB0_8
.LBB0_4:
	movq	%r12, %r13
	shlq	$6, %r13
	leaq	64(%r13), %rbp
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm6, %xmm6, %xmm6
	cmpq	%rbp, %r13
	jge	.LBB0_7
	movq	%r8, %r15
	.p2align	4
.LBB0_6:
	vaddps	-128(%r15), %zmm4, %zmm4
	vaddps	-64(%r15), %zmm5, %zmm5
	vaddps	(%r15), %zmm7, %zmm7
	vaddps	64(%r15), %zmm6, %zmm6
	incq	%r13
	addq	$1536, %r15
	cmpq	%rbp, %r13
	jl	.LBB0_6
	jmp	.LBB0_7
.LBB0_10:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB0_11:
	vzeroupper
	retq
.Lfunc_end0:
	.size	column_21e53da3eb24d75d, .Lfunc_end0-column_21e53da3eb24d75d

	.section	".note.GNU-stack","",@progbits
