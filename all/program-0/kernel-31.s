	.file	"matmul_e1d009e5488193d6"
	.text
	.globl	matmul_e1d009e5488193d6
	.p2align	4
	.type	matmul_e1d009e5488193d6,@function
matmul_e1d009e5488193d6:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$72, %rsp
	movq	%rdx, 24(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_10
	movq	(%rdi), %rax
	movq	(%rax), %rcx
	movq	%rcx, 64(%rsp)
	movq	8(%rax), %rcx
	movq	%rcx, 56(%rsp)
	movq	16(%rax), %r13
	leaq	(,%rsi,4), %rdx
	jmp	.LBB0_2
	.p2align	4
.LBB0_9:
	movq	40(%rsp), %rsi
	incq	%rsi
	movq	32(%rsp), %rdx
	addq	$4, %rdx
	cmpq	24(%rsp), %rsi
	jge	.LBB0_10
.LBB0_2:
	movq	%rsi, %rax
	shrq	%rax
	movq	%rax, %rcx
	shlq	$14, %rcx
	leaq	(%rcx,%rcx,8), %rcx
	movq	%rdx, 32(%rsp)
	andl	$4, %edx
	shll	$6, %edx
	leaq	(%rdx,%rdx,2), %rdx
	orq	%rcx, %rdx
	leaq	128(%r13), %rcx
	addq	%rcx, %rdx
	movq	%rdx, 16(%rsp)
	movq	%rsi, 40(%rsp)
	leal	(,%rsi,4), %ecx
	andl	$4, %ecx
	movq	%rcx, (%rsp)
	addq	$4, %rcx
	movq	%rcx, 48(%rsp)
	shlq	$2, %rax
	leaq	(%rax,%rax,2), %rcx
	movq	%rcx, 8(%rsp)
	leaq	(%rax,%rax,2), %rbx
	addq	$12, %rbx
	cmpq	$256, %rbx
	movl	$256, %eax
	cmovgeq	%rax, %rbx
	jmp	.LBB0_3
	.p2align	4
.LBB0_8:
	movq	(%rsp), %rax
	incq	%rax
	addq	$192, 16(%rsp)
	movq	%rax, (%rsp)
	cmpq	48(%rsp), %rax
	jge	.LBB0_9
.LBB0_3:
	cmpq	%rbx, 8(%rsp)
	jge	.LBB0_8
	movq	(%rsp), %rcx
	movq	%rcx, %rax
	shlq	$4, %rax
	imulq	$3120, %rcx, %rbp
	leaq	(%rax,%rax,2), %r14
	movq	16(%rsp), %r15
	movq	8(%rsp), %r12
	.p2align	4
.LBB0_5:
	movq	%r12, %rax
	shlq	$10, %rax
	leaq	(%rax,%rax,2), %r9
	movq	%r15, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_6:
	prefetcht0	-128(%rax)
	prefetcht0	-64(%rax)
	prefetcht0	(%rax)
	incq	%rcx
	addq	$1536, %rax
	cmpq	$8, %rcx
	jl	.LBB0_6
	movq	%r12, %rax
	shlq	$9, %rax
	leaq	(%rax,%r12,8), %rsi
	addq	%r14, %r9
	movq	64(%rsp), %rdi
	movq	56(%rsp), %rdx
	movq	%rbp, %rcx
	movq	%r13, %r8
	callq	matmul_e1d009e5488193d6.mma1
	incq	%r12
	addq	$12288, %r15
	cmpq	%rbx, %r12
	jl	.LBB0_5
	jmp	.LBB0_8
.LBB0_10:
	addq	$72, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end0:
	.size	matmul_e1d009e5488193d6, .Lfunc_end0-matmul_e1d009e5488193d6

	.p2align	4
	.type	matmul_e1d009e5488193d6.mma1,@function
matmul_e1d009e5488193d6.mma1:
	leaq	(%rdx,%rcx,4), %rax
	addq	$320, %rax
	leaq	(%rdi,%rsi,4), %r10
	addq	$1824, %r10
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%r11d, %r11d
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm23, %xmm23, %xmm23
	.p2align	4
.LBB1_1:
	vbroadcastss	-1824(%r10,%r11,4), %zmm25
	vmovups	-320(%rax), %zmm26
	vmovups	-256(%rax), %zmm27
	vmovups	-192(%rax), %zmm28
	vmovups	-128(%rax), %zmm24
	vfmadd231ps	%zmm26, %zmm25, %zmm23
	vfmadd231ps	%zmm27, %zmm25, %zmm22
	vfmadd231ps	%zmm25, %zmm28, %zmm21
	vbroadcastss	-1564(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm26, %zmm25, %zmm20
	vfmadd231ps	%zmm27, %zmm25, %zmm19
	vfmadd231ps	%zmm25, %zmm28, %zmm18
	vbroadcastss	-1304(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm26, %zmm25, %zmm17
	vfmadd231ps	%zmm27, %zmm25, %zmm16
	vfmadd231ps	%zmm25, %zmm28, %zmm15
	vbroadcastss	-1044(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm26, %zmm25, %zmm14
	vfmadd231ps	%zmm27, %zmm25, %zmm13
	vbroadcastss	-784(%r10,%r11,4), %zmm29
	vfmadd231ps	%zmm25, %zmm28, %zmm12
	vfmadd231ps	%zmm26, %zmm29, %zmm11
	vfmadd231ps	%zmm27, %zmm29, %zmm10
	vfmadd231ps	%zmm29, %zmm28, %zmm9
	vbroadcastss	-524(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm26, %zmm25, %zmm8
	vfmadd231ps	%zmm27, %zmm25, %zmm7
	vfmadd231ps	%zmm25, %zmm28, %zmm6
	vbroadcastss	-264(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm26, %zmm25, %zmm5
	vfmadd231ps	%zmm27, %zmm25, %zmm4
	vfmadd231ps	%zmm25, %zmm28, %zmm3
	vbroadcastss	-4(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm26, %zmm25, %zmm2
	vfmadd231ps	%zmm27, %zmm25, %zmm1
	vmovups	-64(%rax), %zmm26
	vmovups	(%rax), %zmm27
	vbroadcastss	-1820(%r10,%r11,4), %zmm29
	vfmadd231ps	%zmm28, %zmm25, %zmm0
	vfmadd231ps	%zmm24, %zmm29, %zmm23
	vfmadd231ps	%zmm26, %zmm29, %zmm22
	vfmadd231ps	%zmm29, %zmm27, %zmm21
	vbroadcastss	-1560(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm20
	vfmadd231ps	%zmm26, %zmm25, %zmm19
	vfmadd231ps	%zmm25, %zmm27, %zmm18
	vbroadcastss	-1300(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm17
	vfmadd231ps	%zmm26, %zmm25, %zmm16
	vfmadd231ps	%zmm25, %zmm27, %zmm15
	vbroadcastss	-1040(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm14
	vfmadd231ps	%zmm26, %zmm25, %zmm13
	vfmadd231ps	%zmm25, %zmm27, %zmm12
	vbroadcastss	-780(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm11
	vfmadd231ps	%zmm26, %zmm25, %zmm10
	vfmadd231ps	%zmm25, %zmm27, %zmm9
	vbroadcastss	-520(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm8
	vfmadd231ps	%zmm26, %zmm25, %zmm7
	vbroadcastss	-260(%r10,%r11,4), %zmm28
	vfmadd231ps	%zmm25, %zmm27, %zmm6
	vfmadd231ps	%zmm24, %zmm28, %zmm5
	vfmadd231ps	%zmm26, %zmm28, %zmm4
	vfmadd231ps	%zmm28, %zmm27, %zmm3
	vbroadcastss	(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm2
	vfmadd231ps	%zmm26, %zmm25, %zmm1
	vfmadd231ps	%zmm27, %zmm25, %zmm0
	addq	$2, %r11
	addq	$384, %rax
	cmpq	$64, %r11
	jl	.LBB1_1
	leaq	(%rdx,%rcx,4), %rax
	addq	$12416, %rax
	leaq	(%rdi,%rsi,4), %rcx
	movl	$64, %edx
	.p2align	4
.LBB1_3:
	vmovups	-128(%rax), %zmm24
	vmovups	-64(%rax), %zmm25
	vmovups	(%rax), %zmm26
	vbroadcastss	(%rcx,%rdx,4), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	260(%rcx,%rdx,4), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	520(%rcx,%rdx,4), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vbroadcastss	780(%rcx,%rdx,4), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm14
	vfmadd231ps	%zmm25, %zmm27, %zmm13
	vfmadd231ps	%zmm27, %zmm26, %zmm12
	vbroadcastss	1040(%rcx,%rdx,4), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm11
	vfmadd231ps	%zmm25, %zmm27, %zmm10
	vfmadd231ps	%zmm27, %zmm26, %zmm9
	vbroadcastss	1300(%rcx,%rdx,4), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm8
	vfmadd231ps	%zmm25, %zmm27, %zmm7
	vbroadcastss	1560(%rcx,%rdx,4), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm6
	vfmadd231ps	%zmm24, %zmm28, %zmm5
	vfmadd231ps	%zmm25, %zmm28, %zmm4
	vfmadd231ps	%zmm28, %zmm26, %zmm3
	vbroadcastss	1820(%rcx,%rdx,4), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	incq	%rdx
	addq	$192, %rax
	cmpq	$65, %rdx
	jl	.LBB1_3
	vmovups	%zmm23, (%r8,%r9,4)
	vmovups	%zmm22, 64(%r8,%r9,4)
	vmovups	%zmm21, 128(%r8,%r9,4)
	vmovups	%zmm20, 1536(%r8,%r9,4)
	vmovups	%zmm19, 1600(%r8,%r9,4)
	vmovups	%zmm18, 1664(%r8,%r9,4)
	vmovups	%zmm17, 3072(%r8,%r9,4)
	vmovups	%zmm16, 3136(%r8,%r9,4)
	vmovups	%zmm15, 3200(%r8,%r9,4)
	vmovups	%zmm14, 4608(%r8,%r9,4)
	vmovups	%zmm13, 4672(%r8,%r9,4)
	vmovups	%zmm12, 4736(%r8,%r9,4)
	vmovups	%zmm11, 6144(%r8,%r9,4)
	vmovups	%zmm10, 6208(%r8,%r9,4)
	vmovups	%zmm9, 6272(%r8,%r9,4)
	vmovups	%zmm8, 7680(%r8,%r9,4)
	vmovups	%zmm7, 7744(%r8,%r9,4)
	vmovups	%zmm6, 7808(%r8,%r9,4)
	vmovups	%zmm5, 9216(%r8,%r9,4)
	vmovups	%zmm4, 9280(%r8,%r9,4)
	vmovups	%zmm3, 9344(%r8,%r9,4)
	vmovups	%zmm2, 10752(%r8,%r9,4)
	vmovups	%zmm1, 10816(%r8,%r9,4)
	vmovups	%zmm0, 10880(%r8,%r9,4)
	vzeroupper
	retq
.Lfunc_end1:
	.size	matmul_e1d009e5488193d6.mma1, .Lfunc_end1-matmul_e1d009e5488193d6.mma1

	.section	".note.GNU-stack","",@progbits
