	.file	"matmul_f24d81eb51aef954"
	.text
	.globl	matmul_f24d81eb51aef954
	.p2align	4
	.type	matmul_f24d81eb51aef954,@function
matmul_f24d81eb51aef954:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$248, %rsp
	movq	%rdx, 200(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_21
	movq	(%rdi), %rax
	movq	16(%rdi), %r8
	movq	(%rax), %rdi
	movq	8(%rax), %rdx
	movq	16(%rax), %rcx
	movq	24(%rax), %r9
	movq	32(%rax), %r10
	movq	%rsi, %rax
	shlq	$14, %rax
	leaq	(%rax,%rax,8), %rax
	leaq	(%r10,%rax), %r11
	addq	$128, %r11
	movq	%r11, 56(%rsp)
	movq	%rcx, 192(%rsp)
	addq	$64, %rcx
	movq	%rcx, 184(%rsp)
	leaq	64(%r10,%rax), %rcx
	movq	%rcx, 48(%rsp)
	leaq	64(%r9,%rax), %rcx
	movq	%rcx, 40(%rsp)
	leaq	64(%r8), %rcx
	movq	%rcx, 176(%rsp)
	addq	%rax, %r10
	movq	%r10, 64(%rsp)
	movq	%rax, 80(%rsp)
	addq	%rax, %r9
	movq	%r9, 72(%rsp)
	movq	%r8, 32(%rsp)
	movq	%rdi, 24(%rsp)
	movq	%rdx, 16(%rsp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_20:
	movq	208(%rsp), %rsi
	incq	%rsi
	addq	$147456, 80(%rsp)
	addq	$147456, 56(%rsp)
	addq	$147456, 48(%rsp)
	addq	$147456, 40(%rsp)
	addq	$147456, 64(%rsp)
	addq	$147456, 72(%rsp)
	cmpq	200(%rsp), %rsi
	jge	.LBB0_21
.LBB0_2:
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %rcx
	movq	%rcx, (%rsp)
	leaq	(%rax,%rax,2), %rcx
	addq	$12, %rcx
	movq	%rsi, 208(%rsp)
	movq	%rsi, %rax
	shlq	$12, %rax
	leaq	(%rax,%rax,8), %rax
	negq	%rax
	movq	%rax, 216(%rsp)
	cmpq	$256, %rcx
	movl	$256, %eax
	cmovgeq	%rax, %rcx
	xorl	%r15d, %r15d
	xorl	%r12d, %r12d
	movq	%rcx, 144(%rsp)
	jmp	.LBB0_3
	.p2align	4
.LBB0_6:
	incq	%r12
	addq	$48, %r15
	cmpq	$8, %r12
	jge	.LBB0_7
.LBB0_3:
	cmpq	%rcx, (%rsp)
	jge	.LBB0_6
	movq	%r12, %rax
	shlq	$13, %rax
	leaq	(%rax,%rax,8), %rbp
	movq	80(%rsp), %rbx
	movq	%r15, %r14
	movq	(%rsp), %r13
	.p2align	4
.LBB0_5:
	movq	24(%rsp), %rdi
	movq	%rbx, %rsi
	movq	16(%rsp), %rdx
	movq	%rbp, %rcx
	movq	32(%rsp), %r8
	movq	%r14, %r9
	vzeroupper
	callq	matmul_f24d81eb51aef954.mma1
	movq	144(%rsp), %rcx
	movq	16(%rsp), %rdx
	movq	24(%rsp), %rdi
	movq	32(%rsp), %r8
	incq	%r13
	addq	$3072, %r14
	addq	$12288, %rbx
	cmpq	%rcx, %r13
	jl	.LBB0_5
	jmp	.LBB0_6
	.p2align	4
.LBB0_7:
	movq	%r8, 136(%rsp)
	movq	72(%rsp), %rax
	movq	%rax, 128(%rsp)
	movq	64(%rsp), %rax
	movq	%rax, 120(%rsp)
	movq	192(%rsp), %r14
	movq	176(%rsp), %rax
	movq	%rax, 112(%rsp)
	movq	40(%rsp), %rax
	movq	%rax, 104(%rsp)
	movq	48(%rsp), %rax
	movq	%rax, 96(%rsp)
	movq	184(%rsp), %rbx
	movq	56(%rsp), %rax
	movq	%rax, 88(%rsp)
	movq	$0, 8(%rsp)
	jmp	.LBB0_8
	.p2align	4
.LBB0_19:
	movq	8(%rsp), %rsi
	incq	%rsi
	addq	$192, 88(%rsp)
	addq	$192, %rbx
	addq	$192, 96(%rsp)
	addq	$192, 104(%rsp)
	addq	$192, 112(%rsp)
	addq	$192, %r14
	addq	$192, 120(%rsp)
	addq	$192, 128(%rsp)
	addq	$192, 136(%rsp)
	movq	%rsi, 8(%rsp)
	cmpq	$8, %rsi
	jge	.LBB0_20
.LBB0_8:
	cmpq	%rcx, (%rsp)
	jge	.LBB0_19
	movq	8(%rsp), %rax
	leaq	(%rax,%rax,2), %rcx
	shlq	$4, %rcx
	addq	216(%rsp), %rcx
	movq	%rcx, 232(%rsp)
	leaq	(%rax,%rax,8), %rax
	shlq	$13, %rax
	addq	$36864, %rax
	movq	%rax, 224(%rsp)
	movq	136(%rsp), %r11
	movq	128(%rsp), %rax
	movq	%rax, 168(%rsp)
	movq	120(%rsp), %rax
	movq	%rax, 160(%rsp)
	movq	112(%rsp), %rax
	movq	%rax, 152(%rsp)
	movq	104(%rsp), %r13
	movq	96(%rsp), %r12
	movq	88(%rsp), %rbp
	movq	(%rsp), %r15
	.p2align	4
.LBB0_10:
	movq	%r11, 240(%rsp)
	movq	%r15, %rax
	shlq	$10, %rax
	leaq	(%rax,%rax,2), %r9
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_11:
	prefetcht0	-128(%rax)
	prefetcht0	-64(%rax)
	prefetcht0	(%rax)
	incq	%rcx
	addq	$1536, %rax
	cmpq	$8, %rcx
	jl	.LBB0_11
	movq	%r15, %rax
	shlq	$12, %rax
	leaq	(%rax,%rax,2), %rsi
	addq	$768, %rsi
	addq	232(%rsp), %r9
	movq	224(%rsp), %rcx
	vzeroupper
	callq	matmul_f24d81eb51aef954.mma2
	movq	240(%rsp), %r11
	movq	%r11, %rax
	movq	168(%rsp), %rcx
	movq	160(%rsp), %rdx
	movq	152(%rsp), %rsi
	movq	%r13, %rdi
	movq	%r12, %r8
	xorl	%r9d, %r9d
	.p2align	4
.LBB0_13:
	xorl	%r10d, %r10d
	.p2align	4
.LBB0_14:
	vmovups	-64(%rsi,%r10,4), %zmm0
	vmovups	(%rsi,%r10,4), %zmm1
	vaddps	-64(%rbx,%r10,4), %zmm0, %zmm0
	vaddps	(%rbx,%r10,4), %zmm1, %zmm1
	vaddps	-64(%rdi,%r10,4), %zmm0, %zmm0
	vaddps	(%rdi,%r10,4), %zmm1, %zmm1
	vmovups	%zmm0, -64(%r8,%r10,4)
	vmovups	%zmm1, (%r8,%r10,4)
	addq	$32, %r10
	cmpq	$32, %r10
	jl	.LBB0_14
	movl	$32, %r10d
	.p2align	4
.LBB0_16:
	vmovups	(%rax,%r10,4), %zmm0
	vaddps	(%r14,%r10,4), %zmm0, %zmm0
	vaddps	(%rcx,%r10,4), %zmm0, %zmm0
	vmovups	%zmm0, (%rdx,%r10,4)
	addq	$16, %r10
	cmpq	$48, %r10
	jl	.LBB0_16
	incq	%r9
	addq	$1536, %r8
	addq	$1536, %rdi
	addq	$1536, %rsi
	addq	$1536, %rdx
	addq	$1536, %rcx
	addq	$1536, %rax
	cmpq	$8, %r9
	jl	.LBB0_13
	incq	%r15
	addq	$12288, %rbp
	addq	$12288, %r12
	addq	$12288, %r13
	addq	$12288, 152(%rsp)
	addq	$12288, 160(%rsp)
	addq	$12288, 168(%rsp)
	addq	$12288, %r11
	movq	144(%rsp), %rcx
	cmpq	%rcx, %r15
	movq	32(%rsp), %r8
	movq	24(%rsp), %rdi
	movq	16(%rsp), %rdx
	jl	.LBB0_10
	jmp	.LBB0_19
.LBB0_21:
	addq	$248, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	matmul_f24d81eb51aef954, .Lfunc_end0-matmul_f24d81eb51aef954

	.p2align	4
	.type	matmul_f24d81eb51aef954.mma1,@function
matmul_f24d81eb51aef954.mma1:
	subq	$1288, %rsp
	leaq	(%rdx,%rcx,4), %rax
	addq	$320, %rax
	leaq	(%rdi,%rsi,4), %r10
	addq	$43012, %r10
	vxorps	%xmm11, %xmm11, %xmm11
	xorl	%r11d, %r11d
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
	vbroadcastss	-43012(%r10,%r11,4), %zmm6
	vmovups	-320(%rax), %zmm7
	vmovups	-256(%rax), %zmm8
	vmovups	-192(%rax), %zmm9
	vmovups	-128(%rax), %zmm5
	vfmadd231ps	%zmm7, %zmm6, %zmm4
	vfmadd231ps	%zmm8, %zmm6, %zmm3
	vfmadd231ps	%zmm6, %zmm9, %zmm2
	vbroadcastss	-36868(%r10,%r11,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm1
	vfmadd231ps	%zmm8, %zmm6, %zmm0
	vfmadd231ps	%zmm6, %zmm9, %zmm18
	vbroadcastss	-30724(%r10,%r11,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm17
	vfmadd231ps	%zmm8, %zmm6, %zmm31
	vfmadd231ps	%zmm6, %zmm9, %zmm28
	vbroadcastss	-24580(%r10,%r11,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm27
	vfmadd231ps	%zmm8, %zmm6, %zmm26
	vbroadcastss	-18436(%r10,%r11,4), %zmm10
	vfmadd231ps	%zmm6, %zmm9, %zmm25
	vfmadd231ps	%zmm7, %zmm10, %zmm24
	vfmadd231ps	%zmm8, %zmm10, %zmm23
	vfmadd231ps	%zmm10, %zmm9, %zmm22
	vbroadcastss	-12292(%r10,%r11,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm21
	vfmadd231ps	%zmm8, %zmm6, %zmm20
	vfmadd231ps	%zmm6, %zmm9, %zmm19
	vbroadcastss	-6148(%r10,%r11,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm16
	vfmadd231ps	%zmm8, %zmm6, %zmm15
	vfmadd231ps	%zmm6, %zmm9, %zmm14
	vbroadcastss	-4(%r10,%r11,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm13
	vfmadd231ps	%zmm8, %zmm6, %zmm11
	vmovups	-64(%rax), %zmm7
	vmovups	(%rax), %zmm8
	vbroadcastss	-43008(%r10,%r11,4), %zmm10
	vfmadd231ps	%zmm9, %zmm6, %zmm12
	vfmadd231ps	%zmm5, %zmm10, %zmm4
	vfmadd231ps	%zmm7, %zmm10, %zmm3
	vfmadd231ps	%zmm10, %zmm8, %zmm2
	vbroadcastss	-36864(%r10,%r11,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm1
	vfmadd231ps	%zmm7, %zmm6, %zmm0
	vfmadd231ps	%zmm6, %zmm8, %zmm18
	vbroadcastss	-30720(%r10,%r11,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm17
	vfmadd231ps	%zmm7, %zmm6, %zmm31
	vfmadd231ps	%zmm6, %zmm8, %zmm28
	vbroadcastss	-24576(%r10,%r11,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm27
	vfmadd231ps	%zmm7, %zmm6, %zmm26
	vfmadd231ps	%zmm6, %zmm8, %zmm25
	vbroadcastss	-18432(%r10,%r11,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm24
	vfmadd231ps	%zmm7, %zmm6, %zmm23
	vfmadd231ps	%zmm6, %zmm8, %zmm22
	vbroadcastss	-12288(%r10,%r11,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm21
	vfmadd231ps	%zmm7, %zmm6, %zmm20
	vbroadcastss	-6144(%r10,%r11,4), %zmm9
	vfmadd231ps	%zmm6, %zmm8, %zmm19
	vfmadd231ps	%zmm5, %zmm9, %zmm16
	vfmadd231ps	%zmm7, %zmm9, %zmm15
	vfmadd231ps	%zmm9, %zmm8, %zmm14
	vbroadcastss	(%r10,%r11,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm13
	vfmadd231ps	%zmm7, %zmm6, %zmm11
	vfmadd231ps	%zmm8, %zmm6, %zmm12
	addq	$2, %r11
	addq	$384, %rax
	cmpq	$192, %r11
	jl	.LBB1_1
	vmovups	%zmm4, (%r8,%r9,4)
	vmovups	%zmm3, 64(%r8,%r9,4)
	vmovups	%zmm2, 128(%r8,%r9,4)
	vmovups	%zmm1, 1536(%r8,%r9,4)
	vmovups	%zmm0, 1600(%r8,%r9,4)
	vmovups	%zmm18, 1664(%r8,%r9,4)
	vmovups	%zmm17, 3072(%r8,%r9,4)
	vmovups	%zmm31, 3136(%r8,%r9,4)
	vmovups	%zmm28, 3200(%r8,%r9,4)
	vmovups	%zmm27, 4608(%r8,%r9,4)
	vmovups	%zmm26, 4672(%r8,%r9,4)
	vmovups	%zmm25, 4736(%r8,%r9,4)
	vmovups	%zmm24, 6144(%r8,%r9,4)
	vmovups	%zmm23, 6208(%r8,%r9,4)
	vmovups	%zmm22, 6272(%r8,%r9,4)
	vmovups	%zmm21, 7680(%r8,%r9,4)
	vmovups	%zmm20, 7744(%r8,%r9,4)
	vmovups	%zmm19, 7808(%r8,%r9,4)
	vmovups	%zmm16, 9216(%r8,%r9,4)
	vmovups	%zmm15, 9280(%r8,%r9,4)
	vmovups	%zmm14, 9344(%r8,%r9,4)
	vmovups	%zmm13, 10752(%r8,%r9,4)
	vmovups	%zmm11, 10816(%r8,%r9,4)
	vmovups	%zmm12, 10880(%r8,%r9,4)
	vmovups	(%r8,%r9,4), %zmm1
	vmovups	64(%r8,%r9,4), %zmm2
	vmovups	128(%r8,%r9,4), %zmm3
	vmovups	1536(%r8,%r9,4), %zmm4
	vmovups	1600(%r8,%r9,4), %zmm5
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
	vmovups	%zmm1, (%r8,%r9,4)
	vmovups	%zmm2, 64(%r8,%r9,4)
	vmovups	%zmm3, 128(%r8,%r9,4)
	vmovups	%zmm4, 1536(%r8,%r9,4)
	vmovups	%zmm5, 1600(%r8,%r9,4)
	vmovups	%zmm18, 1664(%r8,%r9,4)
	vmovups	%zmm17, 3072(%r8,%r9,4)
	vmovups	%zmm31, 3136(%r8,%r9,4)
	vmovups	%zmm28, 3200(%r8,%r9,4)
	vmovups	%zmm27, 4608(%r8,%r9,4)
	vmovups	%zmm26, 4672(%r8,%r9,4)
	vmovups	%zmm25, 4736(%r8,%r9,4)
	vmovups	%zmm0, 6144(%r8,%r9,4)
	vmovups	%zmm23, 6208(%r8,%r9,4)
	vmovups	%zmm22, 6272(%r8,%r9,4)
	vmovups	%zmm21, 7680(%r8,%r9,4)
	vmovups	%zmm20, 7744(%r8,%r9,4)
	vmovups	%zmm19, 7808(%r8,%r9,4)
	vmovups	%zmm16, 9216(%r8,%r9,4)
	vmovups	%zmm15, 9280(%r8,%r9,4)
	vmovups	%zmm14, 9344(%r8,%r9,4)
	vmovups	%zmm13, 10752(%r8,%r9,4)
	vmovups	%zmm11, 10816(%r8,%r9,4)
	vmovups	%zmm12, 10880(%r8,%r9,4)
	addq	$36864, %rax
	movq	%rdx, %rsi
	cmpq	$768, %rdx
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
	vbroadcastss	6144(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm13, %zmm12, %zmm27
	vfmadd231ps	%zmm14, %zmm12, %zmm28
	vfmadd231ps	%zmm12, %zmm15, %zmm29
	vbroadcastss	12288(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm13, %zmm12, %zmm30
	vfmadd231ps	%zmm14, %zmm12, %zmm31
	vfmadd231ps	%zmm12, %zmm15, %zmm19
	vbroadcastss	18432(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm13, %zmm12, %zmm20
	vfmadd231ps	%zmm14, %zmm12, %zmm21
	vbroadcastss	24576(%rcx,%rsi,4), %zmm16
	vfmadd231ps	%zmm12, %zmm15, %zmm22
	vfmadd231ps	%zmm13, %zmm16, %zmm23
	vfmadd231ps	%zmm14, %zmm16, %zmm0
	vfmadd231ps	%zmm16, %zmm15, %zmm1
	vbroadcastss	30720(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm13, %zmm12, %zmm2
	vfmadd231ps	%zmm14, %zmm12, %zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm4
	vbroadcastss	36864(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm13, %zmm12, %zmm5
	vfmadd231ps	%zmm14, %zmm12, %zmm6
	vfmadd231ps	%zmm12, %zmm15, %zmm7
	vbroadcastss	43008(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm13, %zmm12, %zmm9
	vfmadd231ps	%zmm14, %zmm12, %zmm10
	vmovups	-64(%rdi), %zmm13
	vmovups	(%rdi), %zmm14
	vbroadcastss	4(%rcx,%rsi,4), %zmm16
	vfmadd231ps	%zmm15, %zmm12, %zmm8
	vfmadd231ps	%zmm11, %zmm16, %zmm24
	vfmadd231ps	%zmm13, %zmm16, %zmm25
	vfmadd231ps	%zmm16, %zmm14, %zmm26
	vbroadcastss	6148(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm27
	vfmadd231ps	%zmm13, %zmm12, %zmm28
	vfmadd231ps	%zmm12, %zmm14, %zmm29
	vbroadcastss	12292(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm30
	vfmadd231ps	%zmm13, %zmm12, %zmm31
	vfmadd231ps	%zmm12, %zmm14, %zmm19
	vbroadcastss	18436(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm20
	vfmadd231ps	%zmm13, %zmm12, %zmm21
	vfmadd231ps	%zmm12, %zmm14, %zmm22
	vbroadcastss	24580(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm23
	vfmadd231ps	%zmm13, %zmm12, %zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1
	vbroadcastss	30724(%rcx,%rsi,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm2
	vfmadd231ps	%zmm13, %zmm12, %zmm3
	vbroadcastss	36868(%rcx,%rsi,4), %zmm15
	vfmadd231ps	%zmm12, %zmm14, %zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5
	vfmadd231ps	%zmm13, %zmm15, %zmm6
	vfmadd231ps	%zmm15, %zmm14, %zmm7
	vbroadcastss	43012(%rcx,%rsi,4), %zmm12
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
	.size	matmul_f24d81eb51aef954.mma1, .Lfunc_end1-matmul_f24d81eb51aef954.mma1

	.p2align	4
	.type	matmul_f24d81eb51aef954.mma2,@function
matmul_f24d81eb51aef954.mma2:
	subq	$1288, %rsp
	leaq	(%rdx,%rcx,4), %rax
	addq	$320, %rax
	leaq	(%rdi,%rsi,4), %r10
	addq	$43012, %r10
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
.LBB2_1:
	vbroadcastss	-43012(%r10,%r11,4), %zmm25
	vmovups	-320(%rax), %zmm26
	vmovups	-256(%rax), %zmm27
	vmovups	-192(%rax), %zmm28
	vmovups	-128(%rax), %zmm24
	vfmadd231ps	%zmm26, %zmm25, %zmm23
	vfmadd231ps	%zmm27, %zmm25, %zmm22
	vfmadd231ps	%zmm25, %zmm28, %zmm21
	vbroadcastss	-36868(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm26, %zmm25, %zmm20
	vfmadd231ps	%zmm27, %zmm25, %zmm19
	vfmadd231ps	%zmm25, %zmm28, %zmm18
	vbroadcastss	-30724(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm26, %zmm25, %zmm17
	vfmadd231ps	%zmm27, %zmm25, %zmm16
	vfmadd231ps	%zmm25, %zmm28, %zmm15
	vbroadcastss	-24580(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm26, %zmm25, %zmm14
	vfmadd231ps	%zmm27, %zmm25, %zmm13
	vbroadcastss	-18436(%r10,%r11,4), %zmm29
	vfmadd231ps	%zmm25, %zmm28, %zmm12
	vfmadd231ps	%zmm26, %zmm29, %zmm11
	vfmadd231ps	%zmm27, %zmm29, %zmm10
	vfmadd231ps	%zmm29, %zmm28, %zmm9
	vbroadcastss	-12292(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm26, %zmm25, %zmm8
	vfmadd231ps	%zmm27, %zmm25, %zmm7
	vfmadd231ps	%zmm25, %zmm28, %zmm6
	vbroadcastss	-6148(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm26, %zmm25, %zmm5
	vfmadd231ps	%zmm27, %zmm25, %zmm4
	vfmadd231ps	%zmm25, %zmm28, %zmm3
	vbroadcastss	-4(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm26, %zmm25, %zmm2
	vfmadd231ps	%zmm27, %zmm25, %zmm1
	vmovups	-64(%rax), %zmm26
	vmovups	(%rax), %zmm27
	vbroadcastss	-43008(%r10,%r11,4), %zmm29
	vfmadd231ps	%zmm28, %zmm25, %zmm0
	vfmadd231ps	%zmm24, %zmm29, %zmm23
	vfmadd231ps	%zmm26, %zmm29, %zmm22
	vfmadd231ps	%zmm29, %zmm27, %zmm21
	vbroadcastss	-36864(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm20
	vfmadd231ps	%zmm26, %zmm25, %zmm19
	vfmadd231ps	%zmm25, %zmm27, %zmm18
	vbroadcastss	-30720(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm17
	vfmadd231ps	%zmm26, %zmm25, %zmm16
	vfmadd231ps	%zmm25, %zmm27, %zmm15
	vbroadcastss	-24576(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm14
	vfmadd231ps	%zmm26, %zmm25, %zmm13
	vfmadd231ps	%zmm25, %zmm27, %zmm12
	vbroadcastss	-18432(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm11
	vfmadd231ps	%zmm26, %zmm25, %zmm10
	vfmadd231ps	%zmm25, %zmm27, %zmm9
	vbroadcastss	-12288(%r10,%r11,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm8
	vfmadd231ps	%zmm26, %zmm25, %zmm7
	vbroadcastss	-6144(%r10,%r11,4), %zmm28
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
	cmpq	$192, %r11
	jl	.LBB2_1
	vaddps	(%r8,%r9,4), %zmm23, %zmm23
	vmovups	%zmm23, (%r8,%r9,4)
	vaddps	64(%r8,%r9,4), %zmm22, %zmm22
	vmovups	%zmm22, 64(%r8,%r9,4)
	vaddps	128(%r8,%r9,4), %zmm21, %zmm21
	vmovups	%zmm21, 128(%r8,%r9,4)
	vaddps	1536(%r8,%r9,4), %zmm20, %zmm20
	vmovups	%zmm20, 1536(%r8,%r9,4)
	vaddps	1600(%r8,%r9,4), %zmm19, %zmm19
	vmovups	%zmm19, 1600(%r8,%r9,4)
	vaddps	1664(%r8,%r9,4), %zmm18, %zmm18
	vmovups	%zmm18, 1664(%r8,%r9,4)
	vaddps	3072(%r8,%r9,4), %zmm17, %zmm17
	vmovups	%zmm17, 3072(%r8,%r9,4)
	vaddps	3136(%r8,%r9,4), %zmm16, %zmm16
	vmovups	%zmm16, 3136(%r8,%r9,4)
	vaddps	3200(%r8,%r9,4), %zmm15, %zmm15
	vmovups	%zmm15, 3200(%r8,%r9,4)
	vaddps	4608(%r8,%r9,4), %zmm14, %zmm14
	vmovups	%zmm14, 4608(%r8,%r9,4)
	vaddps	4672(%r8,%r9,4), %zmm13, %zmm13
	vmovups	%zmm13, 4672(%r8,%r9,4)
	vaddps	4736(%r8,%r9,4), %zmm12, %zmm12
	vmovups	%zmm12, 4736(%r8,%r9,4)
	vaddps	6144(%r8,%r9,4), %zmm11, %zmm11
	vmovups	%zmm11, 6144(%r8,%r9,4)
	vaddps	6208(%r8,%r9,4), %zmm10, %zmm10
	vmovups	%zmm10, 6208(%r8,%r9,4)
	vaddps	6272(%r8,%r9,4), %zmm9, %zmm9
	vmovups	%zmm9, 6272(%r8,%r9,4)
	vaddps	7680(%r8,%r9,4), %zmm8, %zmm8
	vmovups	%zmm8, 7680(%r8,%r9,4)
	vaddps	7744(%r8,%r9,4), %zmm7, %zmm10
	vmovups	%zmm10, 7744(%r8,%r9,4)
	vaddps	7808(%r8,%r9,4), %zmm6, %zmm11
	vmovups	%zmm11, 7808(%r8,%r9,4)
	vaddps	9216(%r8,%r9,4), %zmm5, %zmm12
	vmovups	%zmm12, 9216(%r8,%r9,4)
	vaddps	9280(%r8,%r9,4), %zmm4, %zmm13
	vmovups	%zmm13, 9280(%r8,%r9,4)
	vaddps	9344(%r8,%r9,4), %zmm3, %zmm14
	vmovups	%zmm14, 9344(%r8,%r9,4)
	vaddps	10752(%r8,%r9,4), %zmm2, %zmm15
	vmovups	%zmm15, 10752(%r8,%r9,4)
	vaddps	10816(%r8,%r9,4), %zmm1, %zmm16
	vmovups	%zmm16, 10816(%r8,%r9,4)
	vaddps	10880(%r8,%r9,4), %zmm0, %zmm17
	vmovups	%zmm17, 10880(%r8,%r9,4)
	vmovups	(%r8,%r9,4), %zmm0
	vmovups	64(%r8,%r9,4), %zmm1
	vmovups	128(%r8,%r9,4), %zmm2
	vmovups	1536(%r8,%r9,4), %zmm3
	vmovups	1600(%r8,%r9,4), %zmm4
	vmovups	1664(%r8,%r9,4), %zmm5
	vmovups	3072(%r8,%r9,4), %zmm6
	vmovups	3136(%r8,%r9,4), %zmm7
	vmovups	3200(%r8,%r9,4), %zmm18
	vmovups	4608(%r8,%r9,4), %zmm19
	vmovups	4672(%r8,%r9,4), %zmm20
	vmovups	4736(%r8,%r9,4), %zmm21
	vmovups	6144(%r8,%r9,4), %zmm22
	leaq	(%r8,%r9,4), %rax
	vmovups	6208(%r8,%r9,4), %zmm23
	leaq	(%rdx,%rcx,4), %rcx
	addq	$37184, %rcx
	leaq	(%rdi,%rsi,4), %rdx
	movl	$192, %edi
	jmp	.LBB2_3
	.p2align	4
.LBB2_6:
	vmovups	640(%rsp), %zmm17
	vaddps	%zmm13, %zmm17, %zmm17
	vmovups	704(%rsp), %zmm16
	vaddps	%zmm15, %zmm16, %zmm16
	vmovups	768(%rsp), %zmm15
	vaddps	%zmm14, %zmm15, %zmm15
	vmovups	832(%rsp), %zmm14
	vaddps	%zmm12, %zmm14, %zmm14
	vmovups	896(%rsp), %zmm13
	vaddps	%zmm11, %zmm13, %zmm13
	vmovups	960(%rsp), %zmm12
	vaddps	%zmm9, %zmm12, %zmm12
	vmovups	1024(%rsp), %zmm11
	vaddps	%zmm10, %zmm11, %zmm11
	vmovups	1088(%rsp), %zmm10
	vaddps	%zmm8, %zmm10, %zmm10
	vmovups	1152(%rsp), %zmm8
	vaddps	%zmm7, %zmm8, %zmm8
	vmovups	1216(%rsp), %zmm9
	vaddps	%zmm6, %zmm9, %zmm9
	vaddps	%zmm5, %zmm23, %zmm23
	vaddps	%zmm4, %zmm22, %zmm22
	vmovups	-128(%rsp), %zmm21
	vaddps	%zmm3, %zmm21, %zmm21
	vmovups	-64(%rsp), %zmm20
	vaddps	%zmm2, %zmm20, %zmm20
	vmovups	(%rsp), %zmm19
	vaddps	%zmm1, %zmm19, %zmm19
	vmovups	64(%rsp), %zmm18
	vaddps	%zmm0, %zmm18, %zmm18
	vmovups	128(%rsp), %zmm7
	vaddps	%zmm31, %zmm7, %zmm7
	vmovups	192(%rsp), %zmm6
	vaddps	%zmm30, %zmm6, %zmm6
	vmovups	256(%rsp), %zmm5
	vaddps	%zmm29, %zmm5, %zmm5
	vmovups	320(%rsp), %zmm4
	vaddps	%zmm28, %zmm4, %zmm4
	vmovups	384(%rsp), %zmm3
	vaddps	%zmm27, %zmm3, %zmm3
	vmovups	448(%rsp), %zmm2
	vaddps	%zmm26, %zmm2, %zmm2
	vmovups	512(%rsp), %zmm1
	vaddps	%zmm25, %zmm1, %zmm1
	vmovups	576(%rsp), %zmm0
	vaddps	%zmm24, %zmm0, %zmm0
	vmovups	%zmm0, (%rax)
	vmovups	%zmm1, 64(%rax)
	vmovups	%zmm2, 128(%rax)
	vmovups	%zmm3, 1536(%rax)
	vmovups	%zmm4, 1600(%rax)
	vmovups	%zmm5, 1664(%rax)
	vmovups	%zmm6, 3072(%rax)
	vmovups	%zmm7, 3136(%rax)
	vmovups	%zmm18, 3200(%rax)
	vmovups	%zmm19, 4608(%rax)
	vmovups	%zmm20, 4672(%rax)
	vmovups	%zmm21, 4736(%rax)
	vmovups	%zmm22, 6144(%rax)
	vmovups	%zmm23, 6208(%rax)
	vmovups	%zmm9, 6272(%rax)
	vmovups	%zmm8, 7680(%rax)
	vmovups	%zmm10, 7744(%rax)
	vmovups	%zmm11, 7808(%rax)
	vmovups	%zmm12, 9216(%rax)
	vmovups	%zmm13, 9280(%rax)
	vmovups	%zmm14, 9344(%rax)
	vmovups	%zmm15, 10752(%rax)
	vmovups	%zmm16, 10816(%rax)
	vmovups	%zmm17, 10880(%rax)
	addq	$36864, %rcx
	movq	%rsi, %rdi
	cmpq	$768, %rsi
	jge	.LBB2_7
.LBB2_3:
	vmovups	%zmm21, -128(%rsp)
	vmovups	%zmm20, -64(%rsp)
	vmovups	%zmm19, (%rsp)
	vmovups	%zmm18, 64(%rsp)
	vmovups	%zmm7, 128(%rsp)
	vmovups	%zmm6, 192(%rsp)
	vmovups	%zmm5, 256(%rsp)
	vmovups	%zmm4, 320(%rsp)
	vmovups	%zmm3, 384(%rsp)
	vmovups	%zmm2, 448(%rsp)
	vmovups	%zmm1, 512(%rsp)
	vmovups	%zmm0, 576(%rsp)
	vmovups	%zmm17, 640(%rsp)
	vmovups	%zmm16, 704(%rsp)
	vmovups	%zmm15, 768(%rsp)
	vmovups	%zmm14, 832(%rsp)
	vmovups	%zmm13, 896(%rsp)
	vmovups	%zmm12, 960(%rsp)
	vmovups	%zmm11, 1024(%rsp)
	vmovups	%zmm10, 1088(%rsp)
	vmovups	%zmm8, 1152(%rsp)
	vmovups	%zmm9, 1216(%rsp)
	leaq	192(%rdi), %rsi
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm31, %xmm31, %xmm31
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm13, %xmm13, %xmm13
	cmpq	%rsi, %rdi
	jge	.LBB2_6
	movq	%rcx, %r8
	.p2align	4
.LBB2_5:
	vbroadcastss	(%rdx,%rdi,4), %zmm17
	vmovups	-320(%r8), %zmm18
	vmovups	-256(%r8), %zmm19
	vmovups	-192(%r8), %zmm20
	vmovups	-128(%r8), %zmm16
	vfmadd231ps	%zmm18, %zmm17, %zmm24
	vfmadd231ps	%zmm19, %zmm17, %zmm25
	vfmadd231ps	%zmm17, %zmm20, %zmm26
	vbroadcastss	6144(%rdx,%rdi,4), %zmm17
	vfmadd231ps	%zmm18, %zmm17, %zmm27
	vfmadd231ps	%zmm19, %zmm17, %zmm28
	vfmadd231ps	%zmm17, %zmm20, %zmm29
	vbroadcastss	12288(%rdx,%rdi,4), %zmm17
	vfmadd231ps	%zmm18, %zmm17, %zmm30
	vfmadd231ps	%zmm19, %zmm17, %zmm31
	vfmadd231ps	%zmm17, %zmm20, %zmm0
	vbroadcastss	18432(%rdx,%rdi,4), %zmm17
	vfmadd231ps	%zmm18, %zmm17, %zmm1
	vfmadd231ps	%zmm19, %zmm17, %zmm2
	vbroadcastss	24576(%rdx,%rdi,4), %zmm21
	vfmadd231ps	%zmm17, %zmm20, %zmm3
	vfmadd231ps	%zmm18, %zmm21, %zmm4
	vfmadd231ps	%zmm19, %zmm21, %zmm5
	vfmadd231ps	%zmm21, %zmm20, %zmm6
	vbroadcastss	30720(%rdx,%rdi,4), %zmm17
	vfmadd231ps	%zmm18, %zmm17, %zmm7
	vfmadd231ps	%zmm19, %zmm17, %zmm8
	vfmadd231ps	%zmm17, %zmm20, %zmm10
	vbroadcastss	36864(%rdx,%rdi,4), %zmm17
	vfmadd231ps	%zmm18, %zmm17, %zmm9
	vfmadd231ps	%zmm19, %zmm17, %zmm11
	vfmadd231ps	%zmm17, %zmm20, %zmm12
	vbroadcastss	43008(%rdx,%rdi,4), %zmm17
	vfmadd231ps	%zmm18, %zmm17, %zmm14
	vfmadd231ps	%zmm19, %zmm17, %zmm15
	vmovups	-64(%r8), %zmm18
	vmovups	(%r8), %zmm19
	vbroadcastss	4(%rdx,%rdi,4), %zmm21
	vfmadd231ps	%zmm20, %zmm17, %zmm13
	vfmadd231ps	%zmm16, %zmm21, %zmm24
	vfmadd231ps	%zmm18, %zmm21, %zmm25
	vfmadd231ps	%zmm21, %zmm19, %zmm26
	vbroadcastss	6148(%rdx,%rdi,4), %zmm17
	vfmadd231ps	%zmm16, %zmm17, %zmm27
	vfmadd231ps	%zmm18, %zmm17, %zmm28
	vfmadd231ps	%zmm17, %zmm19, %zmm29
	vbroadcastss	12292(%rdx,%rdi,4), %zmm17
	vfmadd231ps	%zmm16, %zmm17, %zmm30
	vfmadd231ps	%zmm18, %zmm17, %zmm31
	vfmadd231ps	%zmm17, %zmm19, %zmm0
	vbroadcastss	18436(%rdx,%rdi,4), %zmm17
	vfmadd231ps	%zmm16, %zmm17, %zmm1
	vfmadd231ps	%zmm18, %zmm17, %zmm2
	vfmadd231ps	%zmm17, %zmm19, %zmm3
	vbroadcastss	24580(%rdx,%rdi,4), %zmm17
	vfmadd231ps	%zmm16, %zmm17, %zmm4
	vfmadd231ps	%zmm18, %zmm17, %zmm5
	vfmadd231ps	%zmm17, %zmm19, %zmm6
	vbroadcastss	30724(%rdx,%rdi,4), %zmm17
	vfmadd231ps	%zmm16, %zmm17, %zmm7
	vfmadd231ps	%zmm18, %zmm17, %zmm8
	vbroadcastss	36868(%rdx,%rdi,4), %zmm20
	vfmadd231ps	%zmm17, %zmm19, %zmm10
	vfmadd231ps	%zmm16, %zmm20, %zmm9
	vfmadd231ps	%zmm18, %zmm20, %zmm11
	vfmadd231ps	%zmm20, %zmm19, %zmm12
	vbroadcastss	43012(%rdx,%rdi,4), %zmm17
	vfmadd231ps	%zmm16, %zmm17, %zmm14
	vfmadd231ps	%zmm18, %zmm17, %zmm15
	vfmadd231ps	%zmm19, %zmm17, %zmm13
	addq	$2, %rdi
	addq	$384, %r8
	cmpq	%rsi, %rdi
	jl	.LBB2_5
	jmp	.LBB2_6
.LBB2_7:
	addq	$1288, %rsp
	vzeroupper
	retq
.Lfunc_end2:
	.size	matmul_f24d81eb51aef954.mma2, .Lfunc_end2-matmul_f24d81eb51aef954.mma2

	.section	".note.GNU-stack","",@progbits
