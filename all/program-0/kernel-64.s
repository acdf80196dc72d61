	.file	"pointwise_58e4587e671eb074"
	.text
	.globl	pointwise_58e4587e671eb074
	.p2align	4
	.type	pointwise_58e4587e671eb074,@function
pointwise_58e4587e671eb074:
	cmpq	%rdx, %rsi
	jge	.LBB0_7
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	(%rdi), %rax
	movq	(%rax), %rcx
	movq	8(%rax), %rdi
	movq	%rdi, -8(%rsp)
	movq	16(%rax), %rdi
	movq	24(%rax), %r9
	movq	32(%rax), %r8
	movq	%r8, -16(%rsp)
	movq	40(%rax), %r8
	movq	%r8, -24(%rsp)
	movq	48(%rax), %r8
	movq	56(%rax), %r10
	movq	64(%rax), %r11
	movq	%r11, -32(%rsp)
	movq	72(%rax), %r11
	movq	%r11, -40(%rsp)
	movq	104(%rax), %r14
	movq	112(%rax), %rbx
	movq	120(%rax), %r11
	imulq	$14336, %rsi, %rbp
	addq	%rbp, %r11
	addq	$64, %r11
	leaq	64(%rbx,%rbp), %rbx
	leaq	64(%r14,%rbp), %r14
	leaq	64(%rcx,%rbp), %r15
	leaq	64(%r10,%rbp), %r12
	leaq	64(%rdi,%rbp), %r13
	leaq	64(%r9,%rbp), %rbp
	movq	80(%rax), %rcx
	movq	%rcx, -48(%rsp)
	movq	88(%rax), %rcx
	movq	96(%rax), %rdi
	movl	$3584, %r10d
	jmp	.LBB0_2
	.p2align	4
.LBB0_5:
	incq	%rsi
	addq	$14336, %r11
	addq	$14336, %rbx
	addq	$14336, %r14
	addq	$14336, %r15
	addq	$14336, %r12
	addq	$14336, %r13
	addq	$14336, %rbp
	cmpq	%rdx, %rsi
	jge	.LBB0_6
.LBB0_2:
	imulq	$3584, %rsi, %rax
	movl	$24960, %r9d
	subq	%rax, %r9
	cmpq	$3584, %r9
	cmovgeq	%r10, %r9
	xorl	%eax, %eax
	cmpb	(%r8), %al
	movl	$0, %eax
	sbbl	%eax, %eax
	testq	%r9, %r9
	jle	.LBB0_5
	movq	-16(%rsp), %r10
	vbroadcastss	(%r10), %zmm0
	movq	-24(%rsp), %r10
	vbroadcastss	(%r10), %zmm1
	movq	-32(%rsp), %r10
	vbroadcastss	(%r10), %zmm2
	movq	-40(%rsp), %r10
	vbroadcastss	(%r10), %zmm3
	movq	-8(%rsp), %r10
	vbroadcastss	(%r10), %zmm4
	movl	$3584, %r10d
	vbroadcastss	(%rdi), %zmm5
	kmovd	%eax, %k1
	movq	-48(%rsp), %rax
	vbroadcastss	(%rax), %zmm6
	vbroadcastss	(%rcx), %zmm7
	xorl	%eax, %eax
	.p2align	4
.LBB0_4:
	vmovups	-64(%rbp,%rax,4), %zmm8
	vmovups	(%rbp,%rax,4), %zmm9
	vmovups	-64(%r13,%rax,4), %zmm10
	vmovups	(%r13,%rax,4), %zmm11
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
	vmulps	-64(%r12,%rax,4), %zmm2, %zmm8
	vmulps	(%r12,%rax,4), %zmm2, %zmm9
	vmulps	%zmm3, %zmm10, %zmm14
	vmulps	%zmm3, %zmm11, %zmm15
	vmulps	%zmm10, %zmm14, %zmm10
	vaddps	%zmm10, %zmm8, %zmm8
	vmulps	%zmm11, %zmm15, %zmm10
	vaddps	%zmm10, %zmm9, %zmm9
	vmulps	-64(%r15,%rax,4), %zmm4, %zmm10
	vmulps	(%r15,%rax,4), %zmm4, %zmm11
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
	vmovups	%zmm12, -64(%r14,%rax,4)
	vmovups	%zmm13, (%r14,%rax,4)
	vmovups	%zmm8, -64(%rbx,%rax,4)
	vmovups	%zmm9, (%rbx,%rax,4)
	vmovups	%zmm10, -64(%r11,%rax,4)
	vmovups	%zmm11, (%r11,%rax,4)
	addq	$32, %rax
	cmpq	%r9, %rax
	jl	.LBB0_4
	jmp	.LBB0_5
.LBB0_6:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB0_7:
	vzeroupper
	retq
.Lfunc_end0:
	.size	pointwise_58e4587e671eb074, .Lfunc_end0-pointwise_58e4587e671eb074

	.section	".note.GNU-stack","",@progbits
