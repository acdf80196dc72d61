	.file	"pointwise_41bd084618bd4c5f"
	.text
	.globl	pointwise_41bd084618bd4c5f
	.p2align	4
	.type	pointwise_41bd084618bd4c5f,@function
pointwise_41bd084618bd4c5f:
	cmpq	%rdx, %rsi
	jge	.LBB0_6
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	(%rdi), %rdi
	movq	(%rdi), %rax
	movq	8(%rdi), %rcx
	movq	%rcx, -8(%rsp)
	movq	16(%rdi), %rcx
	movq	24(%rdi), %r8
	movq	32(%rdi), %r9
	movq	%r9, -16(%rsp)
	movq	40(%rdi), %r9
	movq	%r9, -24(%rsp)
	movq	48(%rdi), %r9
	movq	%r9, -32(%rsp)
	movq	56(%rdi), %r12
	movq	64(%rdi), %r9
	movq	%r9, -40(%rsp)
	movq	72(%rdi), %r10
	movq	104(%rdi), %r14
	movq	112(%rdi), %rbx
	movq	120(%rdi), %r11
	movq	%rsi, %rbp
	shlq	$14, %rbp
	addq	%rbp, %r11
	addq	$64, %r11
	leaq	64(%rbx,%rbp), %rbx
	leaq	64(%r14,%rbp), %r14
	leaq	64(%rax,%rbp), %r15
	leaq	64(%r12,%rbp), %r12
	leaq	64(%rcx,%rbp), %r13
	addq	%r8, %rbp
	addq	$64, %rbp
	movq	80(%rdi), %rax
	movq	88(%rdi), %rcx
	movq	96(%rdi), %rdi
	.p2align	4
.LBB0_2:
	movq	-16(%rsp), %r8
	vbroadcastss	(%r8), %zmm0
	movq	-24(%rsp), %r8
	vbroadcastss	(%r8), %zmm1
	movq	-32(%rsp), %r8
	xorl	%r9d, %r9d
	cmpb	(%r8), %r9b
	movl	$0, %r8d
	movq	-40(%rsp), %r9
	vbroadcastss	(%r9), %zmm2
	vbroadcastss	(%r10), %zmm3
	movq	-8(%rsp), %r9
	vbroadcastss	(%r9), %zmm4
	vbroadcastss	(%rdi), %zmm5
	sbbl	%r8d, %r8d
	kmovd	%r8d, %k1
	vbroadcastss	(%rax), %zmm6
	vbroadcastss	(%rcx), %zmm7
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_3:
	vmovups	-64(%rbp,%r8,4), %zmm8
	vmovups	(%rbp,%r8,4), %zmm9
	vmovups	-64(%r13,%r8,4), %zmm10
	vmovups	(%r13,%r8,4), %zmm11
	vsubps	%zmm8, %zmm10, %zmm12
	vsubps	%zmm9, %zmm11, %zmm13
	vmulps	%zmm12, %zmm0, %zmm14
	vmulps	%zmm13, %zmm0, %zmm15
	vmulps	%zmm1, %zmm12, %zmm12
	vmulps	%zmm1, %zmm13, %zmm13
	vsubps	%zmm12, %zmm10, %zmm12
	vsubps	%zmm13, %zmm11, %zmm13
	vaddps	%zmm14, %zmm8, %zmm12 {%k1}
	vaddps	%zmm15, %zmm9, %zmm13 {%k1}
	vmulps	-64(%r12,%r8,4), %zmm2, %zmm8
	vmulps	(%r12,%r8,4), %zmm2, %zmm9
	vmulps	%zmm3, %zmm10, %zmm14
	vmulps	%zmm3, %zmm11, %zmm15
	vmulps	%zmm10, %zmm14, %zmm10
	vaddps	%zmm10, %zmm8, %zmm8
	vmulps	%zmm11, %zmm15, %zmm10
	vaddps	%zmm10, %zmm9, %zmm9
	vmulps	-64(%r15,%r8,4), %zmm4, %zmm10
	vmulps	(%r15,%r8,4), %zmm4, %zmm11
	vmulps	%zmm5, %zmm12, %zmm14
	vmulps	%zmm5, %zmm13, %zmm15
	vsqrtps	%zmm8, %zmm16
	vsqrtps	%zmm9, %zmm17
	vdivps	%zmm6, %zmm16, %zmm16
	vdivps	%zmm6, %zmm17, %zmm17
	vaddps	%zmm7, %zmm16, %zmm16
	vdivps	%zmm16, %zmm14, %zmm14
	vaddps	%zmm14, %zmm10, %zmm10
	vaddps	%zmm7, %zmm17, %zmm14
	vdivps	%zmm14, %zmm15, %zmm14
	vaddps	%zmm14, %zmm11, %zmm11
	vmovups	%zmm12, -64(%r14,%r8,4)
	vmovups	%zmm13, (%r14,%r8,4)
	vmovups	%zmm8, -64(%rbx,%r8,4)
	vmovups	%zmm9, (%rbx,%r8,4)
	vmovups	%zmm10, -64(%r11,%r8,4)
	vmovups	%zmm11, (%r11,%r8,4)
	addq	$32, %r8
	cmpq	$4096, %r8
	jl	.LBB0_3
	incq	%rsi
	addq	$16384, %r11
	addq	$16384, %rbx
	addq	$16384, %r14
	addq	$16384, %r15
	addq	$16384, %r12
	addq	$16384, %r13
	addq	$16384, %rbp
	cmpq	%rdx, %rsi
	jl	.LBB0_2
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB0_6:
	vzeroupper
	retq
.Lfunc_end0:
	.size	pointwise_41bd084618bd4c5f, .Lfunc_end0-pointwise_41bd084618bd4c5f

	.section	".note.GNU-stack","",@progbits
