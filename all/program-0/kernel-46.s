	.file	"column_873dbedac3a7ea84"
	.text
	.globl	column_873dbedac3a7ea84
	.p2align	4
	.type	column_873dbedac3a7ea84,@function
column_873dbedac3a7ea84:
	movq	%rdx, %rax
	cmpq	%rdx, %rsi
	jge	.LBB0_8
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movq	%rsi, %rdx
	movq	(%rdi), %rcx
	movq	(%rcx), %rsi
	movq	8(%rcx), %rcx
	movq	%rdx, %rdi
	shlq	$11, %rdi
	addq	%rdi, %rsi
	addq	$128, %rsi
	movabsq	$-6148914691236517205, %rdi
	.p2align	4
.LBB0_2:
	mulxq	%rdi, %r9, %r9
	shrq	%r9
	imulq	$387072, %r9, %r8
	addq	%rsi, %r8
	leal	(%r9,%r9,2), %r10d
	movl	%edx, %r11d
	subl	%r10d, %r11d
	shll	$9, %r11d
	leaq	(%r9,%r9,2), %r9
	shlq	$9, %r9
	addq	%r11, %r9
	leaq	(%rcx,%r9,4), %r9
	xorl	%r10d, %r10d
	.p2align	4
.LBB0_3:
	movq	%r10, %r11
	orq	$16, %r11
	movq	%r10, %rbx
	orq	$32, %rbx
	movq	%r10, %r14
	orq	$48, %r14
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r8, %r15
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%r12d, %r12d
	.p2align	4
.LBB0_4:
	vaddps	-128(%r15), %zmm3, %zmm3
	vaddps	-64(%r15), %zmm2, %zmm2
	vaddps	(%r15), %zmm1, %zmm1
	vaddps	64(%r15), %zmm0, %zmm0
	incq	%r12
	addq	$6144, %r15
	cmpq	$64, %r12
	jl	.LBB0_4
	vmovups	%zmm3, (%r9,%r10,4)
	vmovups	%zmm2, (%r9,%r11,4)
	vmovups	%zmm1, (%r9,%rbx,4)
	vmovups	%zmm0, (%r9,%r14,4)
	addq	$64, %r10
	addq	$256, %r8
	cmpq	$512, %r10
	jl	.LBB0_3
	incq	%rdx
	addq	$2048, %rsi
	cmpq	%rax, %rdx
	jl	.LBB0_2
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
.LBB0_8:
	vzeroupper
	retq
.Lfunc_end0:
	.size	column_873dbedac3a7ea84, .Lfunc_end0-column_873dbedac3a7ea84

	.section	".note.GNU-stack","",@progbits
