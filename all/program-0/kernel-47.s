	.file	"column_be7941d4ca65f5c6"
	.text
	.globl	column_be7941d4ca65f5c6
	.p2align	4
	.type	column_be7941d4ca65f5c6,@function
column_be7941d4ca65f5c6:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -24(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_7
	movq	(%rdi), %rdx
	movq	(%rdx), %rcx
	movq	8(%rdx), %rax
	movq	16(%rdx), %rdi
	movq	%rdi, -32(%rsp)
	movq	24(%rdx), %rdi
	movq	32(%rdx), %r8
	movq	%r8, -40(%rsp)
	movq	40(%rdx), %r8
	movq	%r8, -48(%rsp)
	movq	48(%rdx), %r8
	movq	%r8, -56(%rsp)
	movq	56(%rdx), %r11
	movq	64(%rdx), %r8
	movq	%r8, -64(%rsp)
	movq	72(%rdx), %r8
	movq	%r8, -72(%rsp)
	movq	80(%rdx), %r8
	movq	%r8, -80(%rsp)
	movq	88(%rdx), %r8
	movq	%r8, -88(%rsp)
	movq	96(%rdx), %r8
	movq	%r8, -96(%rsp)
	movq	%rsi, %r8
	shlq	$9, %r8
	leaq	(%r8,%rcx), %rbx
	addq	$192, %rbx
	movq	104(%rdx), %rcx
	movq	112(%rdx), %r8
	movq	120(%rdx), %r9
	.p2align	4
.LBB0_2:
	movq	%rsi, -8(%rsp)
	movq	-40(%rsp), %rdx
	vbroadcastss	(%rdx), %zmm0
	movq	-48(%rsp), %rdx
	vbroadcastss	(%rdx), %zmm1
	shlq	$7, %rsi
	movq	-56(%rsp), %rdx
	xorl	%r10d, %r10d
	cmpb	(%rdx), %r10b
	movl	$0, %edx
	movq	-64(%rsp), %r10
	vbroadcastss	(%r10), %zmm2
	movq	-72(%rsp), %r10
	vbroadcastss	(%r10), %zmm3
	movq	-32(%rsp), %r10
	vbroadcastss	(%r10), %zmm4
	movq	-96(%rsp), %r10
	vbroadcastss	(%r10), %zmm5
	sbbl	%edx, %edx
	kmovd	%edx, %k1
	movq	-80(%rsp), %rdx
	vbroadcastss	(%rdx), %zmm6
	movq	-88(%rsp), %rdx
	vbroadcastss	(%rdx), %zmm7
	movq	%rbx, -16(%rsp)
	movq	%rbx, %rdx
	xorl	%r14d, %r14d
	.p2align	4
.LBB0_3:
	leaq	(%rsi,%r14), %r12
	leaq	(%rsi,%r14), %r13
	addq	$16, %r13
	leaq	32(%rsi,%r14), %rbx
	leaq	48(%rsi,%r14), %r15
	vxorps	%xmm8, %xmm8, %xmm8
	movq	%rdx, %rbp
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm17, %xmm17, %xmm17
	xorl	%r10d, %r10d
	.p2align	4
.LBB0_4:
	vaddps	-192(%rbp), %zmm17, %zmm17
	vaddps	-128(%rbp), %zmm16, %zmm16
	vaddps	-64(%rbp), %zmm14, %zmm14
	vaddps	(%rbp), %zmm8, %zmm8
	incq	%r10
	addq	$6144, %rbp
	cmpq	$32, %r10
	jl	.LBB0_4
	vmovups	(%rdi,%r12,4), %zmm18
	vmovups	(%rdi,%r13,4), %zmm19
	vmovups	(%rdi,%rbx,4), %zmm15
	vmovups	(%rdi,%r15,4), %zmm9
	vsubps	%zmm18, %zmm17, %zmm10
	vsubps	%zmm19, %zmm16, %zmm11
	vsubps	%zmm15, %zmm14, %zmm12
	vsubps	%zmm9, %zmm8, %zmm13
	vmulps	%zmm10, %zmm0, %zmm20
	vmulps	%zmm11, %zmm0, %zmm21
	vmulps	%zmm12, %zmm0, %zmm22
	vmulps	%zmm13, %zmm0, %zmm23
	vmulps	%zmm1, %zmm10, %zmm10
	vmulps	%zmm1, %zmm11, %zmm11
	vmulps	%zmm1, %zmm12, %zmm12
	vmulps	%zmm1, %zmm13, %zmm13
	vsubps	%zmm10, %zmm17, %zmm10
	vsubps	%zmm11, %zmm16, %zmm11
	vsubps	%zmm12, %zmm14, %zmm12
	vsubps	%zmm13, %zmm8, %zmm13
	vaddps	%zmm20, %zmm18, %zmm10 {%k1}
	vmulps	(%r11,%r12,4), %zmm2, %zmm18
	vmulps	(%r11,%r13,4), %zmm2, %zmm20
	vaddps	%zmm21, %zmm19, %zmm11 {%k1}
	vmulps	(%r11,%rbx,4), %zmm2, %zmm19
	vmulps	(%r11,%r15,4), %zmm2, %zmm21
	vmulps	%zmm3, %zmm17, %zmm24
	vmulps	%zmm3, %zmm16, %zmm25
	vmulps	%zmm3, %zmm14, %zmm26
	vmulps	%zmm3, %zmm8, %zmm27
	vmulps	%zmm17, %zmm24, %zmm17
	vaddps	%zmm17, %zmm18, %zmm17
	vmulps	%zmm16, %zmm25, %zmm16
	vaddps	%zmm16, %zmm20, %zmm16
	vmulps	%zmm14, %zmm26, %zmm14
	vaddps	%zmm14, %zmm19, %zmm14
	vmulps	%zmm8, %zmm27, %zmm8
	vmulps	(%rax,%r12,4), %zmm4, %zmm18
	vmulps	(%rax,%r13,4), %zmm4, %zmm19
	vmulps	(%rax,%rbx,4), %zmm4, %zmm20
	vmulps	(%rax,%r15,4), %zmm4, %zmm24
	vsqrtps	%zmm17, %zmm25
	vsqrtps	%zmm16, %zmm26
	vsqrtps	%zmm14, %zmm27
	vdivps	%zmm6, %zmm25, %zmm25
	vaddps	%zmm8, %zmm21, %zmm8
	vmulps	%zmm5, %zmm10, %zmm21
	vaddps	%zmm7, %zmm25, %zmm25
	vdivps	%zmm25, %zmm21, %zmm21
	vsqrtps	%zmm8, %zmm25
	vdivps	%zmm6, %zmm26, %zmm26
	vdivps	%zmm6, %zmm27, %zmm27
	vdivps	%zmm6, %zmm25, %zmm25
	vaddps	%zmm22, %zmm15, %zmm12 {%k1}
	vmulps	%zmm5, %zmm11, %zmm15
	vaddps	%zmm7, %zmm26, %zmm22
	vdivps	%zmm22, %zmm15, %zmm15
	vaddps	%zmm23, %zmm9, %zmm13 {%k1}
	vmulps	%zmm5, %zmm12, %zmm9
	vaddps	%zmm7, %zmm27, %zmm22
	vdivps	%zmm22, %zmm9, %zmm9
	vmulps	%zmm5, %zmm13, %zmm22
	vaddps	%zmm21, %zmm18, %zmm18
	vaddps	%zmm7, %zmm25, %zmm21
	vdivps	%zmm21, %zmm22, %zmm21
	vaddps	%zmm15, %zmm19, %zmm15
	vaddps	%zmm9, %zmm20, %zmm9
	vmovups	%zmm10, (%rcx,%r12,4)
	vmovups	%zmm11, (%rcx,%r13,4)
	vmovups	%zmm12, (%rcx,%rbx,4)
	vmovups	%zmm13, (%rcx,%r15,4)
	vmovups	%zmm17, (%r8,%r12,4)
	vmovups	%zmm16, (%r8,%r13,4)
	vmovups	%zmm14, (%r8,%rbx,4)
	vmovups	%zmm8, (%r8,%r15,4)
	vmovups	%zmm18, (%r9,%r12,4)
	vmovups	%zmm15, (%r9,%r13,4)
	vmovups	%zmm9, (%r9,%rbx,4)
	vaddps	%zmm21, %zmm24, %zmm8
	vmovups	%zmm8, (%r9,%r15,4)
	addq	$64, %r14
	addq	$256, %rdx
	cmpq	$128, %r14
	jl	.LBB0_3
	movq	-8(%rsp), %rsi
	incq	%rsi
	movq	-16(%rsp), %rbx
	addq	$512, %rbx
	cmpq	-24(%rsp), %rsi
	jl	.LBB0_2
.LBB0_7:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	column_be7941d4ca65f5c6, .Lfunc_end0-column_be7941d4ca65f5c6

	.section	".note.GNU-stack","",@progbits
