	.file	"matmul_a48e605488812173"
	.text
	.globl	matmul_a48e605488812173
	.p2align	4
	.type	matmul_a48e605488812173,@function
matmul_a48e605488812173:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	movq	%rdx, 48(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_16
	movq	(%rdi), %rax
	movq	(%rax), %rcx
	movq	%rcx, 112(%rsp)
	movq	8(%rax), %rcx
	movq	%rcx, 104(%rsp)
	movq	16(%rax), %rcx
	movq	24(%rax), %rax
	movq	%rsi, %rdx
	shlq	$6, %rdx
	leaq	(%rdx,%rdx,2), %rdx
	leaq	(%rax,%rdx), %rdi
	addq	$64, %rdi
	leaq	(%rcx,%rdx), %r15
	leaq	(%rax,%rdx), %r8
	addq	$128, %r8
	leaq	(%rcx,%rdx), %r14
	addq	$128, %r14
	jmp	.LBB0_2
	.p2align	4
.LBB0_15:
	movq	88(%rsp), %rsi
	incq	%rsi
	movq	80(%rsp), %rdi
	addq	$192, %rdi
	movq	72(%rsp), %r15
	addq	$192, %r15
	movq	64(%rsp), %r8
	addq	$192, %r8
	movq	56(%rsp), %r14
	addq	$192, %r14
	cmpq	48(%rsp), %rsi
	jge	.LBB0_16
.LBB0_2:
	movq	%rsi, %rdx
	movabsq	$-6148914691236517205, %rax
	mulxq	%rax, %rax, %rax
	shrq	$4, %rax
	imulq	$437760, %rax, %rdx
	movq	%r8, 64(%rsp)
	leaq	(%r8,%rdx), %rcx
	movq	%rcx, 24(%rsp)
	movq	%rax, %rcx
	shlq	$9, %rcx
	leaq	(%rcx,%rcx,8), %rcx
	movq	%r14, 56(%rsp)
	subq	%rcx, %r14
	movq	%r15, 72(%rsp)
	subq	%rcx, %r15
	movq	%rdi, 80(%rsp)
	addq	%rdi, %rdx
	movq	%rdx, 32(%rsp)
	leaq	(,%rax,8), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rsi, 88(%rsp)
	subq	%rcx, %rsi
	shlq	$2, %rax
	leaq	(%rax,%rax,2), %rcx
	movq	%rcx, 16(%rsp)
	leaq	(%rax,%rax,2), %rcx
	addq	$12, %rcx
	cmpq	$256, %rcx
	movl	$256, %eax
	cmovgeq	%rax, %rcx
	movq	%rcx, 40(%rsp)
	movq	%rsi, 96(%rsp)
	movq	%rsi, 8(%rsp)
	jmp	.LBB0_3
	.p2align	4
.LBB0_14:
	movq	8(%rsp), %rax
	incq	%rax
	addq	$192, 32(%rsp)
	addq	$192, %r15
	addq	$192, 24(%rsp)
	addq	$192, %r14
	movq	%rax, 8(%rsp)
	cmpq	96(%rsp), %rax
	jg	.LBB0_15
.LBB0_3:
	movq	40(%rsp), %rax
	cmpq	%rax, 16(%rsp)
	jge	.LBB0_14
	movq	8(%rsp), %rax
	shlq	$11, %rax
	leaq	(%rax,%rax,8), %rax
	movq	%rax, 120(%rsp)
	movq	24(%rsp), %r13
	movq	32(%rsp), %r12
	movq	16(%rsp), %rbx
	.p2align	4
.LBB0_5:
	movq	%r12, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_6:
	prefetcht0	-64(%rax)
	prefetcht0	(%rax)
	prefetcht0	64(%rax)
	incq	%rcx
	addq	$4608, %rax
	cmpq	$8, %rcx
	jl	.LBB0_6
	movq	%rbx, %rax
	shlq	$10, %rax
	leaq	(%rax,%rax,2), %rsi
	movq	112(%rsp), %rdi
	movq	104(%rsp), %rdx
	movq	120(%rsp), %rcx
	leaq	128(%rsp), %r8
	vzeroupper
	callq	matmul_a48e605488812173.mma1
	leaq	128(%rsp), %rax
	movq	%r13, %rcx
	leaq	192(%rsp), %rdx
	movq	%r12, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB0_8:
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_9:
	vmovups	-64(%rdx,%r8,4), %zmm0
	vmovups	(%rdx,%r8,4), %zmm1
	vaddps	(%r15,%r8,4), %zmm0, %zmm0
	vaddps	64(%r15,%r8,4), %zmm1, %zmm1
	vmovups	%zmm0, -64(%rsi,%r8,4)
	vmovups	%zmm1, (%rsi,%r8,4)
	addq	$32, %r8
	cmpq	$32, %r8
	jl	.LBB0_9
	movl	$32, %r8d
	.p2align	4
.LBB0_11:
	vmovups	(%rax,%r8,4), %zmm0
	vaddps	-128(%r14,%r8,4), %zmm0, %zmm0
	vmovups	%zmm0, -128(%rcx,%r8,4)
	addq	$16, %r8
	cmpq	$48, %r8
	jl	.LBB0_11
	incq	%rdi
	addq	$4608, %rsi
	addq	$192, %rdx
	addq	$4608, %rcx
	addq	$192, %rax
	cmpq	$8, %rdi
	jl	.LBB0_8
	incq	%rbx
	addq	$36864, %r12
	addq	$36864, %r13
	cmpq	40(%rsp), %rbx
	jl	.LBB0_5
	jmp	.LBB0_14
.LBB0_16:
	leaq	-40(%rbp), %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	matmul_a48e605488812173, .Lfunc_end0-matmul_a48e605488812173

	.p2align	4
	.type	matmul_a48e605488812173.mma1,@function
matmul_a48e605488812173.mma1:
	subq	$1288, %rsp
	leaq	(%rdx,%rcx,4), %rax
	addq	$320, %rax
	leaq	(%rdi,%rsi,4), %r9
	addq	$10756, %r9
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%r10d, %r10d
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm31, %xmm31, %xmm31
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	.p2align	4
.LBB1_1:
	vbroadcastss	-10756(%r9,%r10,4), %zmm6
	vmovups	-320(%rax), %zmm7
	vmovups	-256(%rax), %zmm8
	vmovups	-192(%rax), %zmm9
	vmovups	-128(%rax), %zmm5
	vfmadd231ps	%zmm7, %zmm6, %zmm4
	vfmadd231ps	%zmm8, %zmm6, %zmm3
	vfmadd231ps	%zmm6, %zmm9, %zmm2
	vbroadcastss	-9220(%r9,%r10,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm1
	vfmadd231ps	%zmm8, %zmm6, %zmm0
	vfmadd231ps	%zmm6, %zmm9, %zmm18
	vbroadcastss	-7684(%r9,%r10,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm17
	vfmadd231ps	%zmm8, %zmm6, %zmm31
	vfmadd231ps	%zmm6, %zmm9, %zmm28
	vbroadcastss	-6148(%r9,%r10,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm27
	vfmadd231ps	%zmm8, %zmm6, %zmm26
	vbroadcastss	-4612(%r9,%r10,4), %zmm10
	vfmadd231ps	%zmm6, %zmm9, %zmm25
	vfmadd231ps	%zmm7, %zmm10, %zmm24
	vfmadd231ps	%zmm8, %zmm10, %zmm23
	vfmadd231ps	%zmm10, %zmm9, %zmm22
	vbroadcastss	-3076(%r9,%r10,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm21
	vfmadd231ps	%zmm8, %zmm6, %zmm20
	vfmadd231ps	%zmm6, %zmm9, %zmm19
	vbroadcastss	-1540(%r9,%r10,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm16
	vfmadd231ps	%zmm8, %zmm6, %zmm15
	vfmadd231ps	%zmm6, %zmm9, %zmm14
	vbroadcastss	-4(%r9,%r10,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm13
	vfmadd231ps	%zmm8, %zmm6, %zmm11
	vmovups	-64(%rax), %zmm7
	vmovups	(%rax), %zmm8
	vbroadcastss	-10752(%r9,%r10,4), %zmm10
	vfmadd231ps	%zmm9, %zmm6, %zmm12
	vfmadd231ps	%zmm5, %zmm10, %zmm4
	vfmadd231ps	%zmm7, %zmm10, %zmm3
	vfmadd231ps	%zmm10, %zmm8, %zmm2
	vbroadcastss	-9216(%r9,%r10,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm1
	vfmadd231ps	%zmm7, %zmm6, %zmm0
	vfmadd231ps	%zmm6, %zmm8, %zmm18
	vbroadcastss	-7680(%r9,%r10,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm17
	vfmadd231ps	%zmm7, %zmm6, %zmm31
	vfmadd231ps	%zmm6, %zmm8, %zmm28
	vbroadcastss	-6144(%r9,%r10,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm27
	vfmadd231ps	%zmm7, %zmm6, %zmm26
	vfmadd231ps	%zmm6, %zmm8, %zmm25
	vbroadcastss	-4608(%r9,%r10,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm24
	vfmadd231ps	%zmm7, %zmm6, %zmm23
	vfmadd231ps	%zmm6, %zmm8, %zmm22
	vbroadcastss	-3072(%r9,%r10,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm21
	vfmadd231ps	%zmm7, %zmm6, %zmm20
	vbroadcastss	-1536(%r9,%r10,4), %zmm9
	vfmadd231ps	%zmm6, %zmm8, %zmm19
	vfmadd231ps	%zmm5, %zmm9, %zmm16
	vfmadd231ps	%zmm7, %zmm9, %zmm15
	vfmadd231ps	%zmm9, %zmm8, %zmm14
	vbroadcastss	(%r9,%r10,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm13
	vfmadd231ps	%zmm7, %zmm6, %zmm11
	vfmadd231ps	%zmm8, %zmm6, %zmm12
	addq	$2, %r10
	addq	$384, %rax
	cmpq	$192, %r10
	jl	.LBB1_1
	vmovups	%zmm4, (%r8)
	vmovups	%zmm3, 64(%r8)
	vmovups	%zmm2, 128(%r8)
	vmovups	%zmm1, 192(%r8)
	vmovups	%zmm0, 256(%r8)
	vmovups	%zmm18, 320(%r8)
	vmovups	%zmm17, 384(%r8)
	vmovups	%zmm31, 448(%r8)
	vmovups	%zmm28, 512(%r8)
	vmovups	%zmm27, 576(%r8)
	vmovups	%zmm26, 640(%r8)
	vmovups	%zmm25, 704(%r8)
	vmovups	%zmm24, 768(%r8)
	vmovups	%zmm23, 832(%r8)
	vmovups	%zmm22, 896(%r8)
	vmovups	%zmm21, 960(%r8)
	vmovups	%zmm20, 1024(%r8)
	vmovups	%zmm19, 1088(%r8)
	vmovups	%zmm16, 1152(%r8)
	vmovups	%zmm15, 1216(%r8)
	vmovups	%zmm14, 1280(%r8)
	vmovups	%zmm13, 1344(%r8)
	vmovups	%zmm11, 1408(%r8)
	vmovups	%zmm12, 1472(%r8)
	vmovups	(%r8), %zmm1
	vmovups	64(%r8), %zmm2
	vmovups	128(%r8), %zmm3
	vmovups	192(%r8), %zmm4
	vmovups	256(%r8), %zmm5
	leaq	(%rdx,%rcx,4), %rax
	addq	$37184, %rax
	leaq	(%rdi,%rsi,4), %rcx
	movl	$192, %esi
	jmp	.LBB1_3
	.p2align	4
.LBB1_6:
	vmovups	1152(%rsp), %zmm12
	vaddps	%zmm8, %zmm12, %zmm12
	vmovups	1216(%rsp), %zmm11
	vaddps	%zmm10, %zmm11, %zmm11
	vmovups	1088(%rsp), %zmm13
	vaddps	%zmm9, %zmm13, %zmm13
	vmovups	1024(%rsp), %zmm14
	vaddps	%zmm7, %zmm14, %zmm14
	vmovups	960(%rsp), %zmm15
	vaddps	%zmm6, %zmm15, %zmm15
	vmovups	896(%rsp), %zmm16
	vaddps	%zmm5, %zmm16, %zmm16
	vmovups	832(%rsp), %zmm5
	vaddps	%zmm4, %zmm5, %zmm5
	vmovups	768(%rsp), %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vmovups	704(%rsp), %zmm3
	vaddps	%zmm2, %zmm3, %zmm3
	vmovups	640(%rsp), %zmm2
	vaddps	%zmm1, %zmm2, %zmm2
	vmovups	576(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm1
	vmovups	512(%rsp), %zmm0
	vaddps	%zmm23, %zmm0, %zmm0
	vmovaps	%zmm1, %zmm23
	vmovups	448(%rsp), %zmm1
	vaddps	%zmm22, %zmm1, %zmm1
	vmovaps	%zmm2, %zmm22
	vmovups	384(%rsp), %zmm2
	vaddps	%zmm21, %zmm2, %zmm2
	vmovaps	%zmm3, %zmm21
	vmovups	320(%rsp), %zmm3
	vaddps	%zmm20, %zmm3, %zmm3
	vmovaps	%zmm4, %zmm20
	vmovups	256(%rsp), %zmm4
	vaddps	%zmm19, %zmm4, %zmm4
	vmovaps	%zmm5, %zmm19
	vmovups	192(%rsp), %zmm5
	vaddps	%zmm31, %zmm5, %zmm31
	vaddps	%zmm30, %zmm17, %zmm17
	vaddps	%zmm29, %zmm18, %zmm18
	vmovups	-128(%rsp), %zmm5
	vaddps	%zmm28, %zmm5, %zmm5
	vmovaps	%zmm4, %zmm28
	vmovups	-64(%rsp), %zmm4
	vaddps	%zmm27, %zmm4, %zmm4
	vmovaps	%zmm3, %zmm27
	vmovups	(%rsp), %zmm3
	vaddps	%zmm26, %zmm3, %zmm3
	vmovaps	%zmm2, %zmm26
	vmovups	64(%rsp), %zmm2
	vaddps	%zmm25, %zmm2, %zmm2
	vmovaps	%zmm1, %zmm25
	vmovups	128(%rsp), %zmm1
	vaddps	%zmm24, %zmm1, %zmm1
	vmovaps	%zmm0, %zmm24
	vmovups	%zmm1, (%r8)
	vmovups	%zmm2, 64(%r8)
	vmovups	%zmm3, 128(%r8)
	vmovups	%zmm4, 192(%r8)
	vmovups	%zmm5, 256(%r8)
	vmovups	%zmm18, 320(%r8)
	vmovups	%zmm17, 384(%r8)
	vmovups	%zmm31, 448(%r8)
	vmovups	%zmm28, 512(%r8)
	vmovups	%zmm27, 576(%r8)
	vmovups	%zmm26, 640(%r8)
	vmovups	%zmm25, 704(%r8)
	vmovups	%zmm0, 768(%r8)
	vmovups	%zmm23, 832(%r8)
	vmovups	%zmm22, 896(%r8)
	vmovups	%zmm21, 960(%r8)
	vmovups	%zmm20, 1024(%r8)
	vmovups	%zmm19, 1088(%r8)
	vmovups	%zmm16, 1152(%r8)
	vmovups	%zmm15, 1216(%r8)
	vmovups	%zmm14, 1280(%r8)
	vmovups	%zmm13, 1344(%r8)
	vmovups	%zmm11, 1408(%r8)
	vmovups	%zmm12, 1472(%r8)
	addq	$36864, %rax
	movq	%rdx, %rsi
	cmpq	$384, %rdx
	jge	.LBB1_7
.LBB1_3:
	vmovups	%zmm5, -128(%rsp)
	vmovups	%zmm4, -64(%rsp)
	vmovups	%zmm3, (%rsp)
	vmovups	%zmm2, 64(%rsp)
	vmovups	%zmm1, 128(%rsp)
	vmovups	%zmm31, 192(%rsp)
	vmovups	%zmm28, 256(%rsp)
	vmovups	%zmm27, 320(%rsp)
	vmovups	%zmm26, 384(%rsp)
	vmovups	%zmm25, 448(%rsp)
	vmovups	%zmm24, 512(%rsp)
	vmovups	%zmm23, 576(%rsp)
	vmovups	%zmm22, 640(%rsp)
	vmovups	%zmm21, 704(%rsp)
	vmovups	%zmm20, 768(%rsp)
	vmovups	%zmm19, 832(%rsp)
	vmovups	%zmm16, 896(%rsp)
	vmovups	%zmm15, 960(%rsp)
	vmovups	%zmm14, 1024(%rsp)
	vmovups	%zmm13, 1088(%rsp)
	vmovups	%zmm12, 1152(%rsp)
	vmovups	%zmm11, 1216(%rsp)
	leaq	192(%rsi), %rdx
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm31, %xmm31, %xmm31
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm8, %xmm8, %xmm8
	cmpq	%rdx, %rsi
	jge	.LBB1_6
	movq	%rax, %rdi
	.p2align	4
.LBB1_5:
	vbroadcastss	(%rcx,%rsi,4), %zmm12
	vmovups	-320(%rdi), %zmm13
	vmovups	-256(%rdi), %zmm14
	vmovups	-192(%rdi), %zmm15
	vmovups	-128(%rdi), %zmm11
	vfmadd231ps	%zmm13, %zmm12, %zmm24
	vfmadd231ps	%zmm14, %zmm12, %zmm25
	vfmadd231ps	%zmm12, %zmm15, %zmm26
	vbroadcastss	1536(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm13, %zmm12, %zmm27
	vfmadd231ps	%zmm14, %zmm12, %zmm28
	vfmadd231ps	%zmm12, %zmm15, %zmm29
	vbroadcastss	3072(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm13, %zmm12, %zmm30
	vfmadd231ps	%zmm14, %zmm12, %zmm31
	vfmadd231ps	%zmm12, %zmm15, %zmm19
	vbroadcastss	4608(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm13, %zmm12, %zmm20
	vfmadd231ps	%zmm14, %zmm12, %zmm21
	vbroadcastss	6144(%rcx,%rsi,4), %zmm16
	vfmadd231ps	%zmm12, %zmm15, %zmm22
	vfmadd231ps	%zmm13, %zmm16, %zmm23
	vfmadd231ps	%zmm14, %zmm16, %zmm0
	vfmadd231ps	%zmm16, %zmm15, %zmm1
	vbroadcastss	7680(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm13, %zmm12, %zmm2
	vfmadd231ps	%zmm14, %zmm12, %zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm4
	vbroadcastss	9216(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm13, %zmm12, %zmm5
	vfmadd231ps	%zmm14, %zmm12, %zmm6
	vfmadd231ps	%zmm12, %zmm15, %zmm7
	vbroadcastss	10752(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm13, %zmm12, %zmm9
	vfmadd231ps	%zmm14, %zmm12, %zmm10
	vmovups	-64(%rdi), %zmm13
	vmovups	(%rdi), %zmm14
	vbroadcastss	4(%rcx,%rsi,4), %zmm16
	vfmadd231ps	%zmm15, %zmm12, %zmm8
	vfmadd231ps	%zmm11, %zmm16, %zmm24
	vfmadd231ps	%zmm13, %zmm16, %zmm25
	vfmadd231ps	%zmm16, %zmm14, %zmm26
	vbroadcastss	1540(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm27
	vfmadd231ps	%zmm13, %zmm12, %zmm28
	vfmadd231ps	%zmm12, %zmm14, %zmm29
	vbroadcastss	3076(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm30
	vfmadd231ps	%zmm13, %zmm12, %zmm31
	vfmadd231ps	%zmm12, %zmm14, %zmm19
	vbroadcastss	4612(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm20
	vfmadd231ps	%zmm13, %zmm12, %zmm21
	vfmadd231ps	%zmm12, %zmm14, %zmm22
	vbroadcastss	6148(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm23
	vfmadd231ps	%zmm13, %zmm12, %zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1
	vbroadcastss	7684(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm2
	vfmadd231ps	%zmm13, %zmm12, %zmm3
	vbroadcastss	9220(%rcx,%rsi,4), %zmm15
	vfmadd231ps	%zmm12, %zmm14, %zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5
	vfmadd231ps	%zmm13, %zmm15, %zmm6
	vfmadd231ps	%zmm15, %zmm14, %zmm7
	vbroadcastss	10756(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm9
	vfmadd231ps	%zmm13, %zmm12, %zmm10
	vfmadd231ps	%zmm14, %zmm12, %zmm8
	addq	$2, %rsi
	addq	$384, %rdi
	cmpq	%rdx, %rsi
	jl	.LBB1_5
	jmp	.LBB1_6
.LBB1_7:
	addq	$1288, %rsp
	vzeroupper
	retq
.Lfunc_end1:
	.size	matmul_a48e605488812173.mma1, .Lfunc_end1-matmul_a48e605488812173.mma1

	.section	".note.GNU-stack","",@progbits
