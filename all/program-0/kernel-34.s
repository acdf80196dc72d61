	.file	"column_3f469b3ee4a3db2c"
	.text
	.globl	column_3f469b3ee4a3db2c
	.p2align	4
	.type	column_3f469b3ee4a3db2c,@function
column_3f469b3ee4a3db2c:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$32, %rsp
	movq	%rdx, -40(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_7
	movq	(%rdi), %rax
	movq	(%rax), %rcx
	movq	8(%rax), %rdx
	movq	16(%rax), %rdi
	movq	%rdi, 24(%rsp)
	movq	24(%rax), %rdi
	movq	%rdi, -48(%rsp)
	movq	32(%rax), %rdi
	movq	%rdi, 16(%rsp)
	movq	40(%rax), %rdi
	movq	%rdi, -56(%rsp)
	movq	48(%rax), %rdi
	movq	%rdi, -64(%rsp)
	movq	56(%rax), %rdi
	movq	%rdi, -72(%rsp)
	movq	64(%rax), %rdi
	movq	%rdi, 8(%rsp)
	movq	72(%rax), %rdi
	movq	%rdi, -80(%rsp)
	movq	80(%rax), %rdi
	movq	%rdi, -88(%rsp)
	movq	88(%rax), %rdi
	movq	%rdi, -96(%rsp)
	movq	96(%rax), %rdi
	movq	%rdi, -104(%rsp)
	movq	%rsi, %rdi
	shlq	$8, %rdi
	leaq	(%rdi,%rdi,2), %rdi
	leaq	(%rdx,%rdi), %r8
	addq	$64, %r8
	leaq	64(%rcx,%rdi), %rbp
	movq	104(%rax), %rcx
	movq	%rcx, -112(%rsp)
	movq	112(%rax), %rcx
	movq	%rcx, (%rsp)
	movq	120(%rax), %rcx
	movq	%rcx, -8(%rsp)
	movq	128(%rax), %r10
	movq	136(%rax), %rcx
	movq	%rcx, -120(%rsp)
	movq	144(%rax), %rcx
	movq	%rcx, -128(%rsp)
	movq	152(%rax), %r15
	movq	160(%rax), %r12
	movq	168(%rax), %rcx
	movq	176(%rax), %rdx
	movq	184(%rax), %rbx
	movq	192(%rax), %r14
	.p2align	4
.LBB0_2:
	movq	%rsi, -16(%rsp)
	movq	%rsi, %rax
	shlq	$6, %rax
	movq	-56(%rsp), %rsi
	vbroadcastss	(%rsi), %zmm0
	leaq	(%rax,%rax,2), %r13
	movq	-64(%rsp), %rax
	vbroadcastss	(%rax), %zmm1
	movq	-72(%rsp), %rax
	xorl	%esi, %esi
	cmpb	(%rax), %sil
	movl	$0, %eax
	movq	-80(%rsp), %rsi
	vbroadcastss	(%rsi), %zmm2
	movq	-88(%rsp), %rsi
	vbroadcastss	(%rsi), %zmm3
	movq	-48(%rsp), %rsi
	vbroadcastss	(%rsi), %zmm4
	movq	-112(%rsp), %rsi
	vbroadcastss	(%rsi), %zmm5
	movq	-96(%rsp), %rsi
	vbroadcastss	(%rsi), %zmm6
	movq	-104(%rsp), %rsi
	vbroadcastss	(%rsi), %zmm7
	sbbl	%eax, %eax
	kmovd	%eax, %k1
	movq	-128(%rsp), %rax
	vbroadcastss	(%rax), %zmm8
	movq	-120(%rsp), %rax
	vbroadcastss	(%rax), %zmm9
	movq	%rbp, -32(%rsp)
	movq	%r8, -24(%rsp)
	movq	%r8, %rax
	xorl	%esi, %esi
	.p2align	4
.LBB0_3:
	leaq	(%rsi,%r13), %r11
	leaq	(%rsi,%r13), %rdi
	addq	$16, %rdi
	vxorps	%xmm10, %xmm10, %xmm10
	xorl	%r8d, %r8d
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	xorl	%r9d, %r9d
	.p2align	4
.LBB0_4:
	vaddps	-64(%rbp,%r8), %zmm15, %zmm15
	vaddps	(%rbp,%r8), %zmm14, %zmm14
	vaddps	-64(%rax,%r8), %zmm11, %zmm11
	vaddps	(%rax,%r8), %zmm10, %zmm10
	incq	%r9
	addq	$1536, %r8
	cmpq	$16, %r9
	jl	.LBB0_4
	movq	16(%rsp), %r8
	vmovups	(%r8,%r11,4), %zmm16
	vmovups	(%r8,%rdi,4), %zmm17
	vsubps	%zmm16, %zmm15, %zmm12
	vsubps	%zmm17, %zmm14, %zmm13
	vmulps	%zmm12, %zmm0, %zmm18
	vmulps	%zmm13, %zmm0, %zmm19
	vmulps	%zmm1, %zmm12, %zmm12
	vmulps	%zmm1, %zmm13, %zmm13
	vsubps	%zmm12, %zmm15, %zmm12
	vsubps	%zmm13, %zmm14, %zmm13
	vaddps	%zmm18, %zmm16, %zmm12 {%k1}
	vaddps	%zmm19, %zmm17, %zmm13 {%k1}
	movq	8(%rsp), %r8
	vmulps	(%r8,%r11,4), %zmm2, %zmm16
	vmulps	(%r8,%rdi,4), %zmm2, %zmm17
	vmulps	%zmm3, %zmm15, %zmm18
	vmulps	%zmm3, %zmm14, %zmm19
	vmulps	%zmm15, %zmm18, %zmm15
	vaddps	%zmm15, %zmm16, %zmm15
	vmulps	%zmm14, %zmm19, %zmm14
	vaddps	%zmm14, %zmm17, %zmm14
	movq	24(%rsp), %r8
	vmulps	(%r8,%r11,4), %zmm4, %zmm16
	vmulps	(%r8,%rdi,4), %zmm4, %zmm17
	vmulps	%zmm5, %zmm12, %zmm18
	vmulps	%zmm5, %zmm13, %zmm19
	vsqrtps	%zmm15, %zmm20
	vsqrtps	%zmm14, %zmm21
	vdivps	%zmm6, %zmm20, %zmm20
	vdivps	%zmm6, %zmm21, %zmm21
	vaddps	%zmm7, %zmm20, %zmm20
	vdivps	%zmm20, %zmm18, %zmm18
	vaddps	%zmm18, %zmm16, %zmm16
	vaddps	%zmm7, %zmm21, %zmm18
	vdivps	%zmm18, %zmm19, %zmm18
	vaddps	%zmm18, %zmm17, %zmm17
	movq	-8(%rsp), %r8
	vmovups	(%r8,%r11,4), %zmm18
	vmovups	(%r8,%rdi,4), %zmm19
	vsubps	%zmm18, %zmm11, %zmm20
	vsubps	%zmm19, %zmm10, %zmm21
	vmulps	%zmm20, %zmm0, %zmm22
	vmulps	%zmm21, %zmm0, %zmm23
	vmulps	%zmm1, %zmm20, %zmm20
	vmulps	%zmm1, %zmm21, %zmm21
	vsubps	%zmm20, %zmm11, %zmm20
	vsubps	%zmm21, %zmm10, %zmm21
	vaddps	%zmm22, %zmm18, %zmm20 {%k1}
	vaddps	%zmm23, %zmm19, %zmm21 {%k1}
	vmulps	(%r10,%r11,4), %zmm2, %zmm18
	vmulps	(%r10,%rdi,4), %zmm2, %zmm19
	vmulps	%zmm3, %zmm11, %zmm22
	vmulps	%zmm3, %zmm10, %zmm23
	vmulps	%zmm11, %zmm22, %zmm11
	vaddps	%zmm11, %zmm18, %zmm11
	movq	(%rsp), %r8
	vmulps	(%r8,%r11,4), %zmm4, %zmm18
	vmulps	(%r8,%rdi,4), %zmm4, %zmm22
	vsqrtps	%zmm11, %zmm24
	vdivps	%zmm9, %zmm24, %zmm24
	vmulps	%zmm10, %zmm23, %zmm10
	vmulps	%zmm8, %zmm20, %zmm23
	vaddps	%zmm7, %zmm24, %zmm24
	vdivps	%zmm24, %zmm23, %zmm23
	vaddps	%zmm10, %zmm19, %zmm10
	vaddps	%zmm23, %zmm18, %zmm18
	vmovups	%zmm12, (%r15,%r11,4)
	vmovups	%zmm13, (%r15,%rdi,4)
	vmovups	%zmm15, (%r12,%r11,4)
	vmovups	%zmm14, (%r12,%rdi,4)
	vmovups	%zmm16, (%rcx,%r11,4)
	vmovups	%zmm17, (%rcx,%rdi,4)
	vmovups	%zmm20, (%rdx,%r11,4)
	vmovups	%zmm21, (%rdx,%rdi,4)
	vmovups	%zmm11, (%rbx,%r11,4)
	vmovups	%zmm10, (%rbx,%rdi,4)
	vmovups	%zmm18, (%r14,%r11,4)
	vsqrtps	%zmm10, %zmm10
	vdivps	%zmm9, %zmm10, %zmm10
	vmulps	%zmm8, %zmm21, %zmm11
	vaddps	%zmm7, %zmm10, %zmm10
	vdivps	%zmm10, %zmm11, %zmm10
	vaddps	%zmm10, %zmm22, %zmm10
	vmovups	%zmm10, (%r14,%rdi,4)
	addq	$32, %rsi
	subq	$-128, %rax
	subq	$-128, %rbp
	cmpq	$192, %rsi
	jl	.LBB0_3
	movq	-16(%rsp), %rsi
	incq	%rsi
	movq	-24(%rsp), %r8
	addq	$768, %r8
	movq	-32(%rsp), %rbp
	addq	$768, %rbp
	cmpq	-40(%rsp), %rsi
	jl	.LBB0_2
.LBB0_7:
	addq	$32, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	column_3f469b3ee4a3db2c, .Lfunc_end0-column_3f469b3ee4a3db2c

	.section	".note.GNU-stack","",@progbits
