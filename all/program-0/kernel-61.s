	.file	"column_24664b2ed619383b"
	.text
	.globl	column_24664b2ed619383b
	.p2align	4
	.type	column_24664b2ed619383b,@function
column_24664b2ed619383b:
	cmpq	%rdx, %rsi
	jge	.LBB0_8
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movq	(%rdi), %rax
	movq	(%rax), %rcx
	movq	8(%rax), %rax
	leaq	(%rsi,%rsi,2), %rdi
	shlq	$11, %rdi
	addq	%rdi, %rcx
	addq	$192, %rcx
	.p2align	4
.LBB0_2:
	movq	%rsi, %rdi
	shlq	$9, %rdi
	leaq	(%rdi,%rdi,2), %rdi
	movq	%rcx, %r8
	xorl	%r9d, %r9d
	.p2align	4
.LBB0_3:
	leaq	(%rdi,%r9), %r10
	leaq	(%rdi,%r9), %r11
	addq	$16, %r11
	leaq	32(%rdi,%r9), %rbx
	leaq	48(%rdi,%r9), %r14
	vxorps	%xmm0, %xmm0, %xmm0
	movq	%r8, %r15
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	xorl	%r12d, %r12d
	.p2align	4
.LBB0_4:
	vaddps	-192(%r15), %zmm3, %zmm3
	vaddps	-128(%r15), %zmm2, %zmm2
	vaddps	-64(%r15), %zmm1, %zmm1
	vaddps	(%r15), %zmm0, %zmm0
	incq	%r12
	addq	$393216, %r15
	cmpq	$8, %r12
	jl	.LBB0_4
	vmovups	%zmm3, (%rax,%r10,4)
	vmovups	%zmm2, (%rax,%r11,4)
	vmovups	%zmm1, (%rax,%rbx,4)
	vmovups	%zmm0, (%rax,%r14,4)
	addq	$64, %r9
	addq	$256, %r8
	cmpq	$1536, %r9
	jl	.LBB0_3
	incq	%rsi
	addq	$6144, %rcx
	cmpq	%rdx, %rsi
	jl	.LBB0_2
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
.LBB0_8:
	vzeroupper
	retq
.Lfunc_end0:
	.size	column_24664b2ed619383b, .Lfunc_end0-column_24664b2ed619383b

	.section	".note.GNU-stack","",@progbits
