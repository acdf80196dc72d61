	.file	"matmul_4b649fb39983d372"
	.text
	.globl	matmul_4b649fb39983d372
	.p2align	4
	.type	matmul_4b649fb39983d372,@function
matmul_4b649fb39983d372:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$9920, %rsp
	movq	%rdx, 280(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_26
	movq	(%rdi), %rax
	movq	(%rax), %rcx
	movq	%rcx, 104(%rsp)
	movq	8(%rax), %rcx
	movq	%rcx, 88(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 272(%rsp)
	movq	112(%rax), %rdi
	movq	120(%rax), %r8
	movq	128(%rax), %rcx
	movq	%rsi, %r9
	shlq	$8, %r9
	leaq	(%r9,%rcx), %r10
	addq	$128, %r10
	leaq	(%r8,%r9), %r11
	addq	$192, %r11
	leaq	(%rdi,%r9), %rbx
	addq	$192, %rbx
	addq	%r9, %rcx
	addq	$64, %rcx
	addq	%r9, %r8
	addq	%r9, %rdi
	movq	16(%rax), %r14
	addq	%r9, %r14
	movq	64(%rax), %r13
	addq	%r9, %r13
	addq	32(%rax), %r9
	movq	40(%rax), %rdx
	movq	%rdx, 264(%rsp)
	movq	48(%rax), %rdx
	movq	%rdx, 256(%rsp)
	movq	56(%rax), %rdx
	movq	%rdx, 248(%rsp)
	movq	72(%rax), %rdx
	movq	%rdx, 240(%rsp)
	movq	80(%rax), %rdx
	movq	%rdx, 232(%rsp)
	movq	88(%rax), %rdx
	movq	%rdx, 224(%rsp)
	movq	96(%rax), %rdx
	movq	%rdx, 216(%rsp)
	movq	104(%rax), %rax
	movq	%rax, 208(%rsp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_25:
	movq	360(%rsp), %rsi
	incq	%rsi
	movq	328(%rsp), %r10
	addq	$256, %r10
	movq	320(%rsp), %r11
	addq	$256, %r11
	movq	312(%rsp), %rbx
	addq	$256, %rbx
	movq	304(%rsp), %rcx
	addq	$256, %rcx
	movq	344(%rsp), %r8
	addq	$256, %r8
	movq	352(%rsp), %rdi
	addq	$256, %rdi
	movq	296(%rsp), %r14
	addq	$256, %r14
	movq	288(%rsp), %r13
	addq	$256, %r13
	movq	336(%rsp), %r9
	addq	$256, %r9
	cmpq	280(%rsp), %rsi
	jge	.LBB0_26
.LBB0_2:
	movq	%rsi, %rdx
	movabsq	$-6148914691236517205, %rax
	mulxq	%rax, %rax, %rax
	shrq	$2, %rax
	imulq	$52224, %rax, %rdx
	movq	%rcx, 304(%rsp)
	addq	%rdx, %rcx
	movq	%rcx, 184(%rsp)
	movq	%r8, 344(%rsp)
	leaq	(%r8,%rdx), %rcx
	movq	%rcx, 176(%rsp)
	movq	%rdi, 352(%rsp)
	leaq	(%rdi,%rdx), %rcx
	movq	%rcx, 168(%rsp)
	movq	%r14, 296(%rsp)
	leaq	(%r14,%rdx), %rcx
	movq	%rcx, 160(%rsp)
	movq	%r13, 288(%rsp)
	leaq	(%r13,%rdx), %rcx
	movq	%rcx, 152(%rsp)
	movq	%r9, 336(%rsp)
	leaq	(%r9,%rdx), %rcx
	movq	%rcx, 144(%rsp)
	movq	%r10, 328(%rsp)
	leaq	(%r10,%rdx), %rcx
	movq	%rcx, 136(%rsp)
	movq	%r11, 320(%rsp)
	leaq	(%r11,%rdx), %rcx
	movq	%rcx, 128(%rsp)
	movq	%rbx, 312(%rsp)
	addq	%rbx, %rdx
	movq	%rdx, 192(%rsp)
	leaq	(%rax,%rax), %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rsi, 360(%rsp)
	subq	%rcx, %rsi
	imulq	$-2240, %rax, %rdx
	movl	%esi, %ecx
	shll	$6, %ecx
	subq	%rcx, %rdx
	movq	%rdx, 368(%rsp)
	leaq	(,%rax,8), %rcx
	subq	%rax, %rcx
	imulq	$35, %rax, %rdi
	movq	%rcx, 48(%rsp)
	leaq	7(%rcx), %r8
	cmpq	$13, %r8
	movl	$13, %eax
	cmovgeq	%rax, %r8
	movq	%rdi, 40(%rsp)
	leaq	44720(%rdi), %rax
	movq	%rax, 64(%rsp)
	movq	$0, 24(%rsp)
	movq	%rsi, 72(%rsp)
	movq	%rsi, 16(%rsp)
	movq	%r8, 112(%rsp)
	jmp	.LBB0_3
	.p2align	4
.LBB0_6:
	movq	16(%rsp), %rax
	incq	%rax
	addq	$64, 24(%rsp)
	movq	%rax, 16(%rsp)
	cmpq	72(%rsp), %rax
	jg	.LBB0_7
.LBB0_3:
	cmpq	%r8, 48(%rsp)
	movq	104(%rsp), %r12
	movq	88(%rsp), %r15
	leaq	896(%rsp), %rax
	jge	.LBB0_6
	movq	16(%rsp), %rcx
	shlq	$17, %rcx
	movq	%rcx, 56(%rsp)
	movq	40(%rsp), %r14
	movq	24(%rsp), %rbx
	movq	48(%rsp), %r13
	.p2align	4
.LBB0_5:
	movq	%r12, %rdi
	movq	%r14, %rsi
	movq	%r15, %rdx
	movq	56(%rsp), %rcx
	movq	%rax, %r8
	movq	%rbx, %r9
	vzeroupper
	callq	matmul_4b649fb39983d372.mma1
	leaq	896(%rsp), %rax
	movq	112(%rsp), %r8
	incq	%r13
	addq	$320, %rbx
	addq	$5, %r14
	cmpq	%r8, %r13
	jl	.LBB0_5
	jmp	.LBB0_6
	.p2align	4
.LBB0_7:
	movl	$1, %eax
	jmp	.LBB0_8
	.p2align	4
.LBB0_13:
	movq	80(%rsp), %rax
	incq	%rax
	addq	$44720, 64(%rsp)
	cmpq	$2, %rax
	jge	.LBB0_14
.LBB0_8:
	movq	%rax, 80(%rsp)
	imulq	$44032, %rax, %rax
	movq	%rax, 40(%rsp)
	movq	$0, 24(%rsp)
	movq	72(%rsp), %rax
	movq	%rax, 16(%rsp)
	jmp	.LBB0_9
	.p2align	4
.LBB0_12:
	movq	16(%rsp), %rax
	incq	%rax
	addq	$64, 24(%rsp)
	movq	%rax, 16(%rsp)
	cmpq	72(%rsp), %rax
	jg	.LBB0_13
.LBB0_9:
	cmpq	%r8, 48(%rsp)
	movq	104(%rsp), %r15
	movq	88(%rsp), %rdx
	leaq	896(%rsp), %rbx
	jge	.LBB0_12
	movq	16(%rsp), %rcx
	shlq	$17, %rcx
	addq	40(%rsp), %rcx
	movq	%rcx, 56(%rsp)
	movq	64(%rsp), %r14
	movq	24(%rsp), %r13
	movq	48(%rsp), %r12
	.p2align	4
.LBB0_11:
	movq	%r15, %rdi
	movq	%r14, %rsi
	movq	56(%rsp), %rcx
	movq	%rbx, %r8
	movq	%r13, %r9
	vzeroupper
	callq	matmul_4b649fb39983d372.mma2
	movq	88(%rsp), %rdx
	movq	112(%rsp), %r8
	incq	%r12
	addq	$320, %r13
	addq	$5, %r14
	cmpq	%r8, %r12
	jl	.LBB0_11
	jmp	.LBB0_12
	.p2align	4
.LBB0_14:
	movq	264(%rsp), %rax
	vbroadcastss	(%rax), %zmm10
	movq	256(%rsp), %rax
	vbroadcastss	(%rax), %zmm11
	movq	248(%rsp), %rax
	xorl	%ecx, %ecx
	cmpb	(%rax), %cl
	movl	$0, %eax
	sbbl	%eax, %eax
	kmovd	%eax, %k1
	movq	240(%rsp), %rax
	vbroadcastss	(%rax), %zmm12
	movq	232(%rsp), %rax
	vbroadcastss	(%rax), %zmm13
	movq	272(%rsp), %rax
	vbroadcastss	(%rax), %zmm14
	movq	208(%rsp), %rax
	vbroadcastss	(%rax), %zmm15
	movq	224(%rsp), %rax
	vbroadcastss	(%rax), %zmm16
	movq	216(%rsp), %rax
	vbroadcastss	(%rax), %zmm17
	leaq	960(%rsp), %rax
	movq	%rax, 120(%rsp)
	movq	72(%rsp), %rax
	movq	%rax, 96(%rsp)
	vmovaps	%zmm10, 832(%rsp)
	vmovaps	%zmm11, 768(%rsp)
	kmovw	%k1, 38(%rsp)
	vmovaps	%zmm12, 704(%rsp)
	vmovaps	%zmm13, 640(%rsp)
	vmovaps	%zmm14, 576(%rsp)
	vmovaps	%zmm15, 512(%rsp)
	vmovaps	%zmm16, 448(%rsp)
	vmovaps	%zmm17, 384(%rsp)
	jmp	.LBB0_15
	.p2align	4
.LBB0_24:
	movq	96(%rsp), %rax
	incq	%rax
	addq	$256, 136(%rsp)
	addq	$256, 128(%rsp)
	addq	$256, 192(%rsp)
	addq	$256, 184(%rsp)
	addq	$256, 176(%rsp)
	addq	$256, 168(%rsp)
	addq	$256, 160(%rsp)
	addq	$256, 152(%rsp)
	addq	$256, 144(%rsp)
	addq	$256, 120(%rsp)
	movq	%rax, 96(%rsp)
	cmpq	72(%rsp), %rax
	jg	.LBB0_25
.LBB0_15:
	cmpq	%r8, 48(%rsp)
	jge	.LBB0_24
	movq	96(%rsp), %r12
	movq	%r12, %rcx
	shlq	$6, %rcx
	addq	368(%rsp), %rcx
	movq	%rcx, 376(%rsp)
	shlq	$17, %r12
	orq	$88064, %r12
	movq	120(%rsp), %rax
	movq	%rax, 56(%rsp)
	movq	144(%rsp), %rax
	movq	%rax, 16(%rsp)
	movq	152(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	160(%rsp), %rax
	movq	%rax, 64(%rsp)
	movq	168(%rsp), %rax
	movq	%rax, 40(%rsp)
	movq	176(%rsp), %rax
	movq	%rax, 80(%rsp)
	movq	184(%rsp), %rax
	movq	%rax, 200(%rsp)
	movq	192(%rsp), %r13
	movq	128(%rsp), %rbx
	movq	136(%rsp), %r14
	movq	48(%rsp), %rax
	.p2align	4
.LBB0_17:
	movq	%rax, %r15
	leaq	(%rax,%rax,4), %r9
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	leaq	896(%rsp), %r8
	.p2align	4
.LBB0_18:
	prefetcht0	-192(%r13,%rax)
	prefetcht0	-128(%r13,%rax)
	prefetcht0	-64(%r13,%rax)
	prefetcht0	(%r13,%rax)
	prefetcht0	-192(%rbx,%rax)
	prefetcht0	-128(%rbx,%rax)
	prefetcht0	-64(%rbx,%rax)
	prefetcht0	(%rbx,%rax)
	prefetcht0	-128(%r14,%rax)
	prefetcht0	-64(%r14,%rax)
	prefetcht0	(%r14,%rax)
	prefetcht0	64(%r14,%rax)
	incq	%rcx
	addq	$1536, %rax
	cmpq	$5, %rcx
	jl	.LBB0_18
	leaq	89440(%r9), %rsi
	shlq	$6, %r9
	addq	376(%rsp), %r9
	movq	104(%rsp), %rdi
	movq	88(%rsp), %rdx
	movq	%r12, %rcx
	vzeroupper
	callq	matmul_4b649fb39983d372.mma3
	movq	56(%rsp), %rax
	movq	16(%rsp), %rcx
	movq	24(%rsp), %rdx
	movq	64(%rsp), %rsi
	movq	40(%rsp), %rdi
	movq	80(%rsp), %r8
	movq	200(%rsp), %r9
	xorl	%r10d, %r10d
	vmovaps	832(%rsp), %zmm10
	vmovaps	768(%rsp), %zmm11
	kmovw	38(%rsp), %k1
	vmovaps	704(%rsp), %zmm12
	vmovaps	640(%rsp), %zmm13
	vmovaps	576(%rsp), %zmm14
	vmovaps	512(%rsp), %zmm15
	vmovaps	448(%rsp), %zmm16
	vmovaps	384(%rsp), %zmm17
	.p2align	4
.LBB0_20:
	xorl	%r11d, %r11d
	.p2align	4
.LBB0_21:
	vmovups	-64(%rax,%r11,4), %zmm0
	vmovups	(%rax,%r11,4), %zmm1
	vmovups	(%rcx,%r11,4), %zmm2
	vmovups	64(%rcx,%r11,4), %zmm3
	vsubps	%zmm2, %zmm0, %zmm4
	vsubps	%zmm3, %zmm1, %zmm5
	vmulps	%zmm4, %zmm10, %zmm6
	vmulps	%zmm5, %zmm10, %zmm7
	vmulps	%zmm11, %zmm4, %zmm4
	vmulps	%zmm11, %zmm5, %zmm5
	vsubps	%zmm4, %zmm0, %zmm4
	vsubps	%zmm5, %zmm1, %zmm5
	vaddps	%zmm6, %zmm2, %zmm4 {%k1}
	vaddps	%zmm7, %zmm3, %zmm5 {%k1}
	vmulps	(%rdx,%r11,4), %zmm12, %zmm2
	vmulps	64(%rdx,%r11,4), %zmm12, %zmm3
	vmulps	%zmm13, %zmm0, %zmm6
	vmulps	%zmm13, %zmm1, %zmm7
	vmulps	%zmm0, %zmm6, %zmm0
	vaddps	%zmm0, %zmm2, %zmm0
	vmulps	%zmm1, %zmm7, %zmm1
	vaddps	%zmm1, %zmm3, %zmm1
	vmulps	(%rsi,%r11,4), %zmm14, %zmm2
	vmulps	64(%rsi,%r11,4), %zmm14, %zmm3
	vmulps	%zmm15, %zmm4, %zmm6
	vmulps	%zmm15, %zmm5, %zmm7
	vsqrtps	%zmm0, %zmm8
	vsqrtps	%zmm1, %zmm9
	vdivps	%zmm16, %zmm8, %zmm8
	vdivps	%zmm16, %zmm9, %zmm9
	vaddps	%zmm17, %zmm8, %zmm8
	vdivps	%zmm8, %zmm6, %zmm6
	vaddps	%zmm6, %zmm2, %zmm2
	vaddps	%zmm17, %zmm9, %zmm6
	vdivps	%zmm6, %zmm7, %zmm6
	vaddps	%zmm6, %zmm3, %zmm3
	vmovups	%zmm4, (%rdi,%r11,4)
	vmovups	%zmm5, 64(%rdi,%r11,4)
	vmovups	%zmm0, (%r8,%r11,4)
	vmovups	%zmm1, 64(%r8,%r11,4)
	vmovups	%zmm2, -64(%r9,%r11,4)
	vmovups	%zmm3, (%r9,%r11,4)
	addq	$32, %r11
	cmpq	$64, %r11
	jl	.LBB0_21
	incq	%r10
	addq	$1536, %r9
	addq	$1536, %r8
	addq	$1536, %rdi
	addq	$1536, %rsi
	addq	$1536, %rdx
	addq	$1536, %rcx
	addq	$256, %rax
	cmpq	$5, %r10
	jl	.LBB0_20
	movq	%r15, %rax
	incq	%rax
	addq	$7680, %r14
	addq	$7680, %rbx
	addq	$7680, %r13
	addq	$7680, 200(%rsp)
	addq	$7680, 80(%rsp)
	addq	$7680, 40(%rsp)
	addq	$7680, 64(%rsp)
	addq	$7680, 24(%rsp)
	addq	$7680, 16(%rsp)
	addq	$1280, 56(%rsp)
	movq	112(%rsp), %r8
	cmpq	%r8, %rax
	jl	.LBB0_17
	jmp	.LBB0_24
.LBB0_26:
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
	.size	matmul_4b649fb39983d372, .Lfunc_end0-matmul_4b649fb39983d372

	.p2align	4
	.type	matmul_4b649fb39983d372.mma1,@function
matmul_4b649fb39983d372.mma1:
	subq	$712, %rsp
	leaq	(%rdx,%rcx,4), %rax
	addq	$448, %rax
	leaq	(%rdi,%rsi,4), %r10
	vxorps	%xmm6, %xmm6, %xmm6
	xorl	%r11d, %r11d
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm31, %xmm31, %xmm31
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm0, %xmm0, %xmm0
	.p2align	4
.LBB1_1:
	vmovups	-448(%rax), %zmm1
	vmovups	-384(%rax), %zmm2
	vmovups	-320(%rax), %zmm3
	vmovups	-256(%rax), %zmm4
	vbroadcastss	(%r10), %zmm5
	vfmadd231ps	%zmm1, %zmm5, %zmm0
	vfmadd231ps	%zmm2, %zmm5, %zmm18
	vfmadd231ps	%zmm3, %zmm5, %zmm17
	vfmadd231ps	%zmm5, %zmm4, %zmm16
	vbroadcastss	4(%r10), %zmm5
	vfmadd231ps	%zmm1, %zmm5, %zmm15
	vfmadd231ps	%zmm2, %zmm5, %zmm14
	vfmadd231ps	%zmm3, %zmm5, %zmm13
	vfmadd231ps	%zmm5, %zmm4, %zmm12
	vbroadcastss	8(%r10), %zmm5
	vfmadd231ps	%zmm1, %zmm5, %zmm29
	vfmadd231ps	%zmm2, %zmm5, %zmm30
	vfmadd231ps	%zmm3, %zmm5, %zmm31
	vfmadd231ps	%zmm5, %zmm4, %zmm21
	vbroadcastss	12(%r10), %zmm5
	vfmadd231ps	%zmm1, %zmm5, %zmm20
	vfmadd231ps	%zmm2, %zmm5, %zmm19
	vfmadd231ps	%zmm3, %zmm5, %zmm11
	vfmadd231ps	%zmm5, %zmm4, %zmm10
	vbroadcastss	16(%r10), %zmm5
	vfmadd231ps	%zmm1, %zmm5, %zmm9
	vfmadd231ps	%zmm2, %zmm5, %zmm8
	vfmadd231ps	%zmm3, %zmm5, %zmm6
	vfmadd231ps	%zmm4, %zmm5, %zmm7
	vmovups	-192(%rax), %zmm1
	vmovups	-128(%rax), %zmm2
	vmovups	-64(%rax), %zmm3
	vmovups	(%rax), %zmm4
	prefetcht0	3120(%r10)
	prefetcht0	3380(%r10)
	vbroadcastss	260(%r10), %zmm5
	vfmadd231ps	%zmm1, %zmm5, %zmm0
	vfmadd231ps	%zmm2, %zmm5, %zmm18
	vfmadd231ps	%zmm3, %zmm5, %zmm17
	vfmadd231ps	%zmm5, %zmm4, %zmm16
	vbroadcastss	264(%r10), %zmm5
	vfmadd231ps	%zmm1, %zmm5, %zmm15
	vfmadd231ps	%zmm2, %zmm5, %zmm14
	vfmadd231ps	%zmm3, %zmm5, %zmm13
	vfmadd231ps	%zmm5, %zmm4, %zmm12
	vbroadcastss	268(%r10), %zmm5
	vfmadd231ps	%zmm1, %zmm5, %zmm29
	vfmadd231ps	%zmm2, %zmm5, %zmm30
	vfmadd231ps	%zmm3, %zmm5, %zmm31
	vfmadd231ps	%zmm5, %zmm4, %zmm21
	vbroadcastss	272(%r10), %zmm5
	vfmadd231ps	%zmm1, %zmm5, %zmm20
	vfmadd231ps	%zmm2, %zmm5, %zmm19
	vfmadd231ps	%zmm3, %zmm5, %zmm11
	vfmadd231ps	%zmm5, %zmm4, %zmm10
	vbroadcastss	276(%r10), %zmm5
	vfmadd231ps	%zmm1, %zmm5, %zmm9
	vfmadd231ps	%zmm2, %zmm5, %zmm8
	vfmadd231ps	%zmm3, %zmm5, %zmm6
	vfmadd231ps	%zmm4, %zmm5, %zmm7
	addq	$2, %r11
	addq	$512, %rax
	addq	$520, %r10
	cmpq	$172, %r11
	jl	.LBB1_1
	vmovups	%zmm0, (%r8,%r9,4)
	vmovups	%zmm18, 64(%r8,%r9,4)
	vmovups	%zmm17, 128(%r8,%r9,4)
	vmovups	%zmm16, 192(%r8,%r9,4)
	vmovups	%zmm15, 256(%r8,%r9,4)
	vmovups	%zmm14, 320(%r8,%r9,4)
	vmovups	%zmm13, 384(%r8,%r9,4)
	vmovups	%zmm12, 448(%r8,%r9,4)
	vmovups	%zmm29, 512(%r8,%r9,4)
	vmovups	%zmm30, 576(%r8,%r9,4)
	vmovups	%zmm31, 640(%r8,%r9,4)
	vmovups	%zmm21, 704(%r8,%r9,4)
	vmovups	%zmm20, -128(%rsp)
	vmovups	%zmm20, 768(%r8,%r9,4)
	vmovups	%zmm19, -64(%rsp)
	vmovups	%zmm19, 832(%r8,%r9,4)
	vmovups	%zmm11, 896(%r8,%r9,4)
	vmovups	%zmm10, 960(%r8,%r9,4)
	vmovups	%zmm9, 1024(%r8,%r9,4)
	vmovups	%zmm8, 1088(%r8,%r9,4)
	vmovups	%zmm6, 1152(%r8,%r9,4)
	vmovups	%zmm7, 1216(%r8,%r9,4)
	vmovups	(%r8,%r9,4), %zmm3
	leaq	(%rdx,%rcx,4), %rax
	addq	$44480, %rax
	leaq	(%rdi,%rsi,4), %rcx
	addq	$44720, %rcx
	movl	$172, %esi
	jmp	.LBB1_3
	.p2align	4
.LBB1_6:
	vmovups	640(%rsp), %zmm7
	vaddps	%zmm6, %zmm7, %zmm6
	vmovups	512(%rsp), %zmm8
	vaddps	%zmm5, %zmm8, %zmm8
	vmovups	448(%rsp), %zmm9
	vaddps	%zmm4, %zmm9, %zmm9
	vmovups	384(%rsp), %zmm10
	vaddps	%zmm3, %zmm10, %zmm10
	vmovups	320(%rsp), %zmm11
	vaddps	%zmm2, %zmm11, %zmm11
	vmovups	-64(%rsp), %zmm2
	vaddps	%zmm1, %zmm2, %zmm2
	vmovups	-128(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm1
	vmovups	256(%rsp), %zmm0
	vaddps	%zmm19, %zmm0, %zmm0
	vmovups	192(%rsp), %zmm3
	vaddps	%zmm31, %zmm3, %zmm31
	vmovups	128(%rsp), %zmm3
	vaddps	%zmm30, %zmm3, %zmm30
	vmovups	64(%rsp), %zmm3
	vaddps	%zmm29, %zmm3, %zmm29
	vaddps	%zmm28, %zmm12, %zmm12
	vaddps	%zmm27, %zmm13, %zmm13
	vaddps	%zmm26, %zmm14, %zmm14
	vaddps	%zmm25, %zmm15, %zmm15
	vaddps	%zmm24, %zmm16, %zmm16
	vaddps	%zmm23, %zmm17, %zmm17
	vaddps	%zmm22, %zmm18, %zmm18
	vmovups	(%rsp), %zmm3
	vaddps	%zmm21, %zmm3, %zmm3
	vmovaps	%zmm0, %zmm21
	vmovups	%zmm3, (%r8,%r9,4)
	vmovups	%zmm18, 64(%r8,%r9,4)
	vmovups	%zmm17, 128(%r8,%r9,4)
	vmovups	%zmm16, 192(%r8,%r9,4)
	vmovups	%zmm15, 256(%r8,%r9,4)
	vmovups	%zmm14, 320(%r8,%r9,4)
	vmovups	%zmm13, 384(%r8,%r9,4)
	vmovups	%zmm12, 448(%r8,%r9,4)
	vmovups	%zmm29, 512(%r8,%r9,4)
	vmovups	%zmm30, 576(%r8,%r9,4)
	vmovups	%zmm31, 640(%r8,%r9,4)
	vmovups	%zmm0, 704(%r8,%r9,4)
	vmovups	%zmm1, -128(%rsp)
	vmovups	%zmm1, 768(%r8,%r9,4)
	vmovups	%zmm2, -64(%rsp)
	vmovups	%zmm2, 832(%r8,%r9,4)
	vmovups	%zmm11, 896(%r8,%r9,4)
	vmovups	%zmm10, 960(%r8,%r9,4)
	vmovups	%zmm9, 1024(%r8,%r9,4)
	vmovups	%zmm8, 1088(%r8,%r9,4)
	vmovups	%zmm6, 1152(%r8,%r9,4)
	vmovups	576(%rsp), %zmm7
	vaddps	%zmm20, %zmm7, %zmm7
	vmovups	%zmm7, 1216(%r8,%r9,4)
	addq	$44032, %rax
	addq	$44720, %rcx
	movq	%rdx, %rsi
	cmpq	$688, %rdx
	jge	.LBB1_7
.LBB1_3:
	vmovups	%zmm3, (%rsp)
	vmovups	%zmm29, 64(%rsp)
	vmovups	%zmm30, 128(%rsp)
	vmovups	%zmm31, 192(%rsp)
	vmovups	%zmm21, 256(%rsp)
	vmovups	%zmm11, 320(%rsp)
	vmovups	%zmm10, 384(%rsp)
	vmovups	%zmm9, 448(%rsp)
	vmovups	%zmm8, 512(%rsp)
	vmovups	%zmm7, 576(%rsp)
	vmovups	%zmm6, 640(%rsp)
	leaq	172(%rsi), %rdx
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm24, %xmm24, %xmm24
	vxorps	%xmm25, %xmm25, %xmm25
	vxorps	%xmm26, %xmm26, %xmm26
	vxorps	%xmm27, %xmm27, %xmm27
	vxorps	%xmm28, %xmm28, %xmm28
	vxorps	%xmm29, %xmm29, %xmm29
	vxorps	%xmm30, %xmm30, %xmm30
	vxorps	%xmm31, %xmm31, %xmm31
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm20, %xmm20, %xmm20
	cmpq	%rdx, %rsi
	jge	.LBB1_6
	movq	%rcx, %rdi
	movq	%rax, %r10
	.p2align	4
.LBB1_5:
	vmovups	-448(%r10), %zmm7
	vmovups	-384(%r10), %zmm8
	vmovups	-320(%r10), %zmm9
	vmovups	-256(%r10), %zmm10
	vbroadcastss	(%rdi), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm21
	vfmadd231ps	%zmm8, %zmm11, %zmm22
	vfmadd231ps	%zmm9, %zmm11, %zmm23
	vfmadd231ps	%zmm11, %zmm10, %zmm24
	vbroadcastss	4(%rdi), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm25
	vfmadd231ps	%zmm8, %zmm11, %zmm26
	vfmadd231ps	%zmm9, %zmm11, %zmm27
	vfmadd231ps	%zmm11, %zmm10, %zmm28
	vbroadcastss	8(%rdi), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm29
	vfmadd231ps	%zmm8, %zmm11, %zmm30
	vfmadd231ps	%zmm9, %zmm11, %zmm31
	vfmadd231ps	%zmm11, %zmm10, %zmm19
	vbroadcastss	12(%rdi), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm0
	vfmadd231ps	%zmm8, %zmm11, %zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2
	vfmadd231ps	%zmm11, %zmm10, %zmm3
	vbroadcastss	16(%rdi), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm4
	vfmadd231ps	%zmm8, %zmm11, %zmm5
	vfmadd231ps	%zmm9, %zmm11, %zmm6
	vfmadd231ps	%zmm10, %zmm11, %zmm20
	vmovups	-192(%r10), %zmm7
	vmovups	-128(%r10), %zmm8
	vmovups	-64(%r10), %zmm9
	vmovups	(%r10), %zmm10
	prefetcht0	3120(%rdi)
	prefetcht0	3380(%rdi)
	vbroadcastss	260(%rdi), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm21
	vfmadd231ps	%zmm8, %zmm11, %zmm22
	vfmadd231ps	%zmm9, %zmm11, %zmm23
	vfmadd231ps	%zmm11, %zmm10, %zmm24
	vbroadcastss	264(%rdi), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm25
	vfmadd231ps	%zmm8, %zmm11, %zmm26
	vfmadd231ps	%zmm9, %zmm11, %zmm27
	vfmadd231ps	%zmm11, %zmm10, %zmm28
	vbroadcastss	268(%rdi), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm29
	vfmadd231ps	%zmm8, %zmm11, %zmm30
	vfmadd231ps	%zmm9, %zmm11, %zmm31
	vfmadd231ps	%zmm11, %zmm10, %zmm19
	vbroadcastss	272(%rdi), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm0
	vfmadd231ps	%zmm8, %zmm11, %zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2
	vfmadd231ps	%zmm11, %zmm10, %zmm3
	vbroadcastss	276(%rdi), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm4
	vfmadd231ps	%zmm8, %zmm11, %zmm5
	vfmadd231ps	%zmm9, %zmm11, %zmm6
	vfmadd231ps	%zmm10, %zmm11, %zmm20
	addq	$2, %rsi
	addq	$512, %r10
	addq	$520, %rdi
	cmpq	%rdx, %rsi
	jl	.LBB1_5
	jmp	.LBB1_6
.LBB1_7:
	addq	$712, %rsp
	vzeroupper
	retq
.Lfunc_end1:
	.size	matmul_4b649fb39983d372.mma1, .Lfunc_end1-matmul_4b649fb39983d372.mma1

	.p2align	4
	.type	matmul_4b649fb39983d372.mma2,@function
matmul_4b649fb39983d372.mma2:
	subq	$712, %rsp
	leaq	(%rdx,%rcx,4), %rax
	addq	$448, %rax
	leaq	(%rdi,%rsi,4), %r10
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
	.p2align	4
.LBB2_1:
	vmovups	-448(%rax), %zmm20
	vmovups	-384(%rax), %zmm21
	vmovups	-320(%rax), %zmm22
	vmovups	-256(%rax), %zmm23
	vbroadcastss	(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm19
	vfmadd231ps	%zmm21, %zmm24, %zmm18
	vfmadd231ps	%zmm22, %zmm24, %zmm17
	vfmadd231ps	%zmm24, %zmm23, %zmm16
	vbroadcastss	4(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm15
	vfmadd231ps	%zmm21, %zmm24, %zmm14
	vfmadd231ps	%zmm22, %zmm24, %zmm13
	vfmadd231ps	%zmm24, %zmm23, %zmm12
	vbroadcastss	8(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm11
	vfmadd231ps	%zmm21, %zmm24, %zmm10
	vfmadd231ps	%zmm22, %zmm24, %zmm9
	vfmadd231ps	%zmm24, %zmm23, %zmm8
	vbroadcastss	12(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm7
	vfmadd231ps	%zmm21, %zmm24, %zmm6
	vfmadd231ps	%zmm22, %zmm24, %zmm5
	vfmadd231ps	%zmm24, %zmm23, %zmm4
	vbroadcastss	16(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm3
	vfmadd231ps	%zmm21, %zmm24, %zmm2
	vfmadd231ps	%zmm22, %zmm24, %zmm1
	vfmadd231ps	%zmm23, %zmm24, %zmm0
	vmovups	-192(%rax), %zmm20
	vmovups	-128(%rax), %zmm21
	vmovups	-64(%rax), %zmm22
	vmovups	(%rax), %zmm23
	prefetcht0	3120(%r10)
	prefetcht0	3380(%r10)
	vbroadcastss	260(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm19
	vfmadd231ps	%zmm21, %zmm24, %zmm18
	vfmadd231ps	%zmm22, %zmm24, %zmm17
	vfmadd231ps	%zmm24, %zmm23, %zmm16
	vbroadcastss	264(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm15
	vfmadd231ps	%zmm21, %zmm24, %zmm14
	vfmadd231ps	%zmm22, %zmm24, %zmm13
	vfmadd231ps	%zmm24, %zmm23, %zmm12
	vbroadcastss	268(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm11
	vfmadd231ps	%zmm21, %zmm24, %zmm10
	vfmadd231ps	%zmm22, %zmm24, %zmm9
	vfmadd231ps	%zmm24, %zmm23, %zmm8
	vbroadcastss	272(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm7
	vfmadd231ps	%zmm21, %zmm24, %zmm6
	vfmadd231ps	%zmm22, %zmm24, %zmm5
	vfmadd231ps	%zmm24, %zmm23, %zmm4
	vbroadcastss	276(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm3
	vfmadd231ps	%zmm21, %zmm24, %zmm2
	vfmadd231ps	%zmm22, %zmm24, %zmm1
	vfmadd231ps	%zmm23, %zmm24, %zmm0
	addq	$2, %r11
	addq	$512, %rax
	addq	$520, %r10
	cmpq	$172, %r11
	jl	.LBB2_1
	vaddps	(%r8,%r9,4), %zmm19, %zmm19
	vmovups	%zmm19, (%r8,%r9,4)
	vaddps	64(%r8,%r9,4), %zmm18, %zmm18
	vmovups	%zmm18, 64(%r8,%r9,4)
	vaddps	128(%r8,%r9,4), %zmm17, %zmm17
	vmovups	%zmm17, 128(%r8,%r9,4)
	vaddps	192(%r8,%r9,4), %zmm16, %zmm16
	vmovups	%zmm16, 192(%r8,%r9,4)
	vaddps	256(%r8,%r9,4), %zmm15, %zmm15
	vmovups	%zmm15, 256(%r8,%r9,4)
	vaddps	320(%r8,%r9,4), %zmm14, %zmm14
	vmovups	%zmm14, 320(%r8,%r9,4)
	vaddps	384(%r8,%r9,4), %zmm13, %zmm13
	vmovups	%zmm13, 384(%r8,%r9,4)
	vaddps	448(%r8,%r9,4), %zmm12, %zmm12
	vmovups	%zmm12, 448(%r8,%r9,4)
	vaddps	512(%r8,%r9,4), %zmm11, %zmm11
	vmovups	%zmm11, 512(%r8,%r9,4)
	vaddps	576(%r8,%r9,4), %zmm10, %zmm10
	vmovups	%zmm10, 576(%r8,%r9,4)
	vaddps	640(%r8,%r9,4), %zmm9, %zmm9
	vmovups	%zmm9, 640(%r8,%r9,4)
	vaddps	704(%r8,%r9,4), %zmm8, %zmm8
	vmovups	%zmm8, 704(%r8,%r9,4)
	vaddps	768(%r8,%r9,4), %zmm7, %zmm7
	vmovups	%zmm7, 768(%r8,%r9,4)
	vaddps	832(%r8,%r9,4), %zmm6, %zmm6
	vmovups	%zmm6, 832(%r8,%r9,4)
	vaddps	896(%r8,%r9,4), %zmm5, %zmm5
	vmovups	%zmm5, 896(%r8,%r9,4)
	vaddps	960(%r8,%r9,4), %zmm4, %zmm4
	vmovups	%zmm4, 960(%r8,%r9,4)
	vaddps	1024(%r8,%r9,4), %zmm3, %zmm10
	vmovups	%zmm10, 1024(%r8,%r9,4)
	vaddps	1088(%r8,%r9,4), %zmm2, %zmm11
	vmovups	%zmm11, 1088(%r8,%r9,4)
	vaddps	1152(%r8,%r9,4), %zmm1, %zmm12
	vmovups	%zmm12, 1152(%r8,%r9,4)
	vaddps	1216(%r8,%r9,4), %zmm0, %zmm0
	vmovups	%zmm0, 1216(%r8,%r9,4)
	vmovups	(%r8,%r9,4), %zmm1
	vmovups	64(%r8,%r9,4), %zmm2
	vmovups	128(%r8,%r9,4), %zmm3
	vmovups	192(%r8,%r9,4), %zmm13
	vmovups	256(%r8,%r9,4), %zmm14
	vmovups	320(%r8,%r9,4), %zmm15
	vmovups	384(%r8,%r9,4), %zmm16
	vmovups	448(%r8,%r9,4), %zmm17
	vmovups	512(%r8,%r9,4), %zmm18
	vmovups	576(%r8,%r9,4), %zmm19
	leaq	(%rdx,%rcx,4), %rax
	addq	$44480, %rax
	leaq	(%rdi,%rsi,4), %rcx
	addq	$44720, %rcx
	movl	$172, %esi
	jmp	.LBB2_3
	.p2align	4
.LBB2_6:
	vmovups	128(%rsp), %zmm12
	vaddps	%zmm7, %zmm12, %zmm12
	vmovups	192(%rsp), %zmm11
	vaddps	%zmm6, %zmm11, %zmm11
	vmovups	256(%rsp), %zmm10
	vaddps	%zmm5, %zmm10, %zmm10
	vmovups	320(%rsp), %zmm5
	vaddps	%zmm4, %zmm5, %zmm4
	vmovups	384(%rsp), %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vmovups	448(%rsp), %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vmovups	512(%rsp), %zmm7
	vaddps	%zmm1, %zmm7, %zmm7
	vmovups	576(%rsp), %zmm8
	vaddps	%zmm0, %zmm8, %zmm8
	vmovups	640(%rsp), %zmm9
	vaddps	%zmm31, %zmm9, %zmm9
	vaddps	%zmm30, %zmm19, %zmm19
	vaddps	%zmm29, %zmm18, %zmm18
	vaddps	%zmm28, %zmm17, %zmm17
	vaddps	%zmm27, %zmm16, %zmm16
	vaddps	%zmm26, %zmm15, %zmm15
	vaddps	%zmm25, %zmm14, %zmm14
	vaddps	%zmm24, %zmm13, %zmm13
	vmovups	-128(%rsp), %zmm3
	vaddps	%zmm23, %zmm3, %zmm3
	vmovups	-64(%rsp), %zmm2
	vaddps	%zmm22, %zmm2, %zmm2
	vmovups	(%rsp), %zmm1
	vaddps	%zmm21, %zmm1, %zmm1
	vmovups	%zmm1, (%r8,%r9,4)
	vmovups	%zmm2, 64(%r8,%r9,4)
	vmovups	%zmm3, 128(%r8,%r9,4)
	vmovups	%zmm13, 192(%r8,%r9,4)
	vmovups	%zmm14, 256(%r8,%r9,4)
	vmovups	%zmm15, 320(%r8,%r9,4)
	vmovups	%zmm16, 384(%r8,%r9,4)
	vmovups	%zmm17, 448(%r8,%r9,4)
	vmovups	%zmm18, 512(%r8,%r9,4)
	vmovups	%zmm19, 576(%r8,%r9,4)
	vmovups	%zmm9, 640(%r8,%r9,4)
	vmovups	%zmm8, 704(%r8,%r9,4)
	vmovups	%zmm7, 768(%r8,%r9,4)
	vmovups	%zmm6, 832(%r8,%r9,4)
	vmovups	%zmm5, 896(%r8,%r9,4)
	vmovups	%zmm4, 960(%r8,%r9,4)
	vmovups	%zmm10, 1024(%r8,%r9,4)
	vmovups	%zmm11, 1088(%r8,%r9,4)
	vmovups	%zmm12, 1152(%r8,%r9,4)
	vmovups	64(%rsp), %zmm0
	vaddps	%zmm20, %zmm0, %zmm0
	vmovups	%zmm0, 1216(%r8,%r9,4)
	addq	$44032, %rax
	addq	$44720, %rcx
	movq	%rdx, %rsi
	cmpq	$688, %rdx
	jge	.LBB2_7
.LBB2_3:
	vmovups	%zmm3, -128(%rsp)
	vmovups	%zmm2, -64(%rsp)
	vmovups	%zmm1, (%rsp)
	vmovups	%zmm0, 64(%rsp)
	vmovups	%zmm12, 128(%rsp)
	vmovups	%zmm11, 192(%rsp)
	vmovups	%zmm10, 256(%rsp)
	vmovups	%zmm4, 320(%rsp)
	vmovups	%zmm5, 384(%rsp)
	vmovups	%zmm6, 448(%rsp)
	vmovups	%zmm7, 512(%rsp)
	vmovups	%zmm8, 576(%rsp)
	vmovups	%zmm9, 640(%rsp)
	leaq	172(%rsi), %rdx
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm23, %xmm23, %xmm23
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
	vxorps	%xmm20, %xmm20, %xmm20
	cmpq	%rdx, %rsi
	jge	.LBB2_6
	movq	%rcx, %rdi
	movq	%rax, %r10
	.p2align	4
.LBB2_5:
	vmovups	-448(%r10), %zmm8
	vmovups	-384(%r10), %zmm9
	vmovups	-320(%r10), %zmm10
	vmovups	-256(%r10), %zmm11
	vbroadcastss	(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm21
	vfmadd231ps	%zmm9, %zmm12, %zmm22
	vfmadd231ps	%zmm10, %zmm12, %zmm23
	vfmadd231ps	%zmm12, %zmm11, %zmm24
	vbroadcastss	4(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm25
	vfmadd231ps	%zmm9, %zmm12, %zmm26
	vfmadd231ps	%zmm10, %zmm12, %zmm27
	vfmadd231ps	%zmm12, %zmm11, %zmm28
	vbroadcastss	8(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm29
	vfmadd231ps	%zmm9, %zmm12, %zmm30
	vfmadd231ps	%zmm10, %zmm12, %zmm31
	vfmadd231ps	%zmm12, %zmm11, %zmm0
	vbroadcastss	12(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm1
	vfmadd231ps	%zmm9, %zmm12, %zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4
	vbroadcastss	16(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm5
	vfmadd231ps	%zmm9, %zmm12, %zmm6
	vfmadd231ps	%zmm10, %zmm12, %zmm7
	vfmadd231ps	%zmm11, %zmm12, %zmm20
	vmovups	-192(%r10), %zmm8
	vmovups	-128(%r10), %zmm9
	vmovups	-64(%r10), %zmm10
	vmovups	(%r10), %zmm11
	prefetcht0	3120(%rdi)
	prefetcht0	3380(%rdi)
	vbroadcastss	260(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm21
	vfmadd231ps	%zmm9, %zmm12, %zmm22
	vfmadd231ps	%zmm10, %zmm12, %zmm23
	vfmadd231ps	%zmm12, %zmm11, %zmm24
	vbroadcastss	264(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm25
	vfmadd231ps	%zmm9, %zmm12, %zmm26
	vfmadd231ps	%zmm10, %zmm12, %zmm27
	vfmadd231ps	%zmm12, %zmm11, %zmm28
	vbroadcastss	268(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm29
	vfmadd231ps	%zmm9, %zmm12, %zmm30
	vfmadd231ps	%zmm10, %zmm12, %zmm31
	vfmadd231ps	%zmm12, %zmm11, %zmm0
	vbroadcastss	272(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm1
	vfmadd231ps	%zmm9, %zmm12, %zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4
	vbroadcastss	276(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm5
	vfmadd231ps	%zmm9, %zmm12, %zmm6
	vfmadd231ps	%zmm10, %zmm12, %zmm7
	vfmadd231ps	%zmm11, %zmm12, %zmm20
	addq	$2, %rsi
	addq	$512, %r10
	addq	$520, %rdi
	cmpq	%rdx, %rsi
	jl	.LBB2_5
	jmp	.LBB2_6
.LBB2_7:
	addq	$712, %rsp
	vzeroupper
	retq
.Lfunc_end2:
	.size	matmul_4b649fb39983d372.mma2, .Lfunc_end2-matmul_4b649fb39983d372.mma2

	.p2align	4
	.type	matmul_4b649fb39983d372.mma3,@function
matmul_4b649fb39983d372.mma3:
	subq	$712, %rsp
	leaq	(%rdx,%rcx,4), %rax
	addq	$448, %rax
	leaq	(%rdi,%rsi,4), %r10
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
	.p2align	4
.LBB3_1:
	vmovups	-448(%rax), %zmm20
	vmovups	-384(%rax), %zmm21
	vmovups	-320(%rax), %zmm22
	vmovups	-256(%rax), %zmm23
	vbroadcastss	(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm19
	vfmadd231ps	%zmm21, %zmm24, %zmm18
	vfmadd231ps	%zmm22, %zmm24, %zmm17
	vfmadd231ps	%zmm24, %zmm23, %zmm16
	vbroadcastss	4(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm15
	vfmadd231ps	%zmm21, %zmm24, %zmm14
	vfmadd231ps	%zmm22, %zmm24, %zmm13
	vfmadd231ps	%zmm24, %zmm23, %zmm12
	vbroadcastss	8(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm11
	vfmadd231ps	%zmm21, %zmm24, %zmm10
	vfmadd231ps	%zmm22, %zmm24, %zmm9
	vfmadd231ps	%zmm24, %zmm23, %zmm8
	vbroadcastss	12(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm7
	vfmadd231ps	%zmm21, %zmm24, %zmm6
	vfmadd231ps	%zmm22, %zmm24, %zmm5
	vfmadd231ps	%zmm24, %zmm23, %zmm4
	vbroadcastss	16(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm3
	vfmadd231ps	%zmm21, %zmm24, %zmm2
	vfmadd231ps	%zmm22, %zmm24, %zmm1
	vfmadd231ps	%zmm23, %zmm24, %zmm0
	vmovups	-192(%rax), %zmm20
	vmovups	-128(%rax), %zmm21
	vmovups	-64(%rax), %zmm22
	vmovups	(%rax), %zmm23
	prefetcht0	3120(%r10)
	prefetcht0	3380(%r10)
	vbroadcastss	260(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm19
	vfmadd231ps	%zmm21, %zmm24, %zmm18
	vfmadd231ps	%zmm22, %zmm24, %zmm17
	vfmadd231ps	%zmm24, %zmm23, %zmm16
	vbroadcastss	264(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm15
	vfmadd231ps	%zmm21, %zmm24, %zmm14
	vfmadd231ps	%zmm22, %zmm24, %zmm13
	vfmadd231ps	%zmm24, %zmm23, %zmm12
	vbroadcastss	268(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm11
	vfmadd231ps	%zmm21, %zmm24, %zmm10
	vfmadd231ps	%zmm22, %zmm24, %zmm9
	vfmadd231ps	%zmm24, %zmm23, %zmm8
	vbroadcastss	272(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm7
	vfmadd231ps	%zmm21, %zmm24, %zmm6
	vfmadd231ps	%zmm22, %zmm24, %zmm5
	vfmadd231ps	%zmm24, %zmm23, %zmm4
	vbroadcastss	276(%r10), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm3
	vfmadd231ps	%zmm21, %zmm24, %zmm2
	vfmadd231ps	%zmm22, %zmm24, %zmm1
	vfmadd231ps	%zmm23, %zmm24, %zmm0
	addq	$2, %r11
	addq	$512, %rax
	addq	$520, %r10
	cmpq	$168, %r11
	jl	.LBB3_1
	vaddps	(%r8,%r9,4), %zmm19, %zmm19
	vmovups	%zmm19, (%r8,%r9,4)
	vaddps	64(%r8,%r9,4), %zmm18, %zmm18
	vmovups	%zmm18, 64(%r8,%r9,4)
	vaddps	128(%r8,%r9,4), %zmm17, %zmm17
	vmovups	%zmm17, 128(%r8,%r9,4)
	vaddps	192(%r8,%r9,4), %zmm16, %zmm16
	vmovups	%zmm16, 192(%r8,%r9,4)
	vaddps	256(%r8,%r9,4), %zmm15, %zmm15
	vmovups	%zmm15, 256(%r8,%r9,4)
	vaddps	320(%r8,%r9,4), %zmm14, %zmm14
	vmovups	%zmm14, 320(%r8,%r9,4)
	vaddps	384(%r8,%r9,4), %zmm13, %zmm13
	vmovups	%zmm13, 384(%r8,%r9,4)
	vaddps	448(%r8,%r9,4), %zmm12, %zmm12
	vmovups	%zmm12, 448(%r8,%r9,4)
	vaddps	512(%r8,%r9,4), %zmm11, %zmm11
	vmovups	%zmm11, 512(%r8,%r9,4)
	vaddps	576(%r8,%r9,4), %zmm10, %zmm10
	vmovups	%zmm10, 576(%r8,%r9,4)
	vaddps	640(%r8,%r9,4), %zmm9, %zmm9
	vmovups	%zmm9, 640(%r8,%r9,4)
	vaddps	704(%r8,%r9,4), %zmm8, %zmm8
	vmovups	%zmm8, 704(%r8,%r9,4)
	vaddps	768(%r8,%r9,4), %zmm7, %zmm7
	vmovups	%zmm7, 768(%r8,%r9,4)
	vaddps	832(%r8,%r9,4), %zmm6, %zmm6
	vmovups	%zmm6, 832(%r8,%r9,4)
	vaddps	896(%r8,%r9,4), %zmm5, %zmm5
	vmovups	%zmm5, 896(%r8,%r9,4)
	vaddps	960(%r8,%r9,4), %zmm4, %zmm4
	vmovups	%zmm4, 960(%r8,%r9,4)
	vaddps	1024(%r8,%r9,4), %zmm3, %zmm10
	vmovups	%zmm10, 1024(%r8,%r9,4)
	vaddps	1088(%r8,%r9,4), %zmm2, %zmm11
	vmovups	%zmm11, 1088(%r8,%r9,4)
	vaddps	1152(%r8,%r9,4), %zmm1, %zmm12
	vmovups	%zmm12, 1152(%r8,%r9,4)
	vaddps	1216(%r8,%r9,4), %zmm0, %zmm0
	vmovups	%zmm0, 1216(%r8,%r9,4)
	vmovups	(%r8,%r9,4), %zmm1
	vmovups	64(%r8,%r9,4), %zmm2
	vmovups	128(%r8,%r9,4), %zmm3
	vmovups	192(%r8,%r9,4), %zmm13
	vmovups	256(%r8,%r9,4), %zmm14
	vmovups	320(%r8,%r9,4), %zmm15
	vmovups	384(%r8,%r9,4), %zmm16
	vmovups	448(%r8,%r9,4), %zmm17
	vmovups	512(%r8,%r9,4), %zmm18
	vmovups	576(%r8,%r9,4), %zmm19
	leaq	(%rdx,%rcx,4), %rax
	addq	$43456, %rax
	leaq	(%rdi,%rsi,4), %rcx
	addq	$43680, %rcx
	movl	$168, %esi
	jmp	.LBB3_3
	.p2align	4
.LBB3_6:
	vmovups	128(%rsp), %zmm12
	vaddps	%zmm7, %zmm12, %zmm12
	vmovups	192(%rsp), %zmm11
	vaddps	%zmm6, %zmm11, %zmm11
	vmovups	256(%rsp), %zmm10
	vaddps	%zmm5, %zmm10, %zmm10
	vmovups	320(%rsp), %zmm5
	vaddps	%zmm4, %zmm5, %zmm4
	vmovups	384(%rsp), %zmm5
	vaddps	%zmm3, %zmm5, %zmm5
	vmovups	448(%rsp), %zmm6
	vaddps	%zmm2, %zmm6, %zmm6
	vmovups	512(%rsp), %zmm7
	vaddps	%zmm1, %zmm7, %zmm7
	vmovups	576(%rsp), %zmm8
	vaddps	%zmm0, %zmm8, %zmm8
	vmovups	640(%rsp), %zmm9
	vaddps	%zmm31, %zmm9, %zmm9
	vaddps	%zmm30, %zmm19, %zmm19
	vaddps	%zmm29, %zmm18, %zmm18
	vaddps	%zmm28, %zmm17, %zmm17
	vaddps	%zmm27, %zmm16, %zmm16
	vaddps	%zmm26, %zmm15, %zmm15
	vaddps	%zmm25, %zmm14, %zmm14
	vaddps	%zmm24, %zmm13, %zmm13
	vmovups	-128(%rsp), %zmm3
	vaddps	%zmm23, %zmm3, %zmm3
	vmovups	-64(%rsp), %zmm2
	vaddps	%zmm22, %zmm2, %zmm2
	vmovups	(%rsp), %zmm1
	vaddps	%zmm21, %zmm1, %zmm1
	vmovups	%zmm1, (%r8,%r9,4)
	vmovups	%zmm2, 64(%r8,%r9,4)
	vmovups	%zmm3, 128(%r8,%r9,4)
	vmovups	%zmm13, 192(%r8,%r9,4)
	vmovups	%zmm14, 256(%r8,%r9,4)
	vmovups	%zmm15, 320(%r8,%r9,4)
	vmovups	%zmm16, 384(%r8,%r9,4)
	vmovups	%zmm17, 448(%r8,%r9,4)
	vmovups	%zmm18, 512(%r8,%r9,4)
	vmovups	%zmm19, 576(%r8,%r9,4)
	vmovups	%zmm9, 640(%r8,%r9,4)
	vmovups	%zmm8, 704(%r8,%r9,4)
	vmovups	%zmm7, 768(%r8,%r9,4)
	vmovups	%zmm6, 832(%r8,%r9,4)
	vmovups	%zmm5, 896(%r8,%r9,4)
	vmovups	%zmm4, 960(%r8,%r9,4)
	vmovups	%zmm10, 1024(%r8,%r9,4)
	vmovups	%zmm11, 1088(%r8,%r9,4)
	vmovups	%zmm12, 1152(%r8,%r9,4)
	vmovups	64(%rsp), %zmm0
	vaddps	%zmm20, %zmm0, %zmm0
	vmovups	%zmm0, 1216(%r8,%r9,4)
	addq	$43008, %rax
	addq	$43680, %rcx
	movq	%rdx, %rsi
	cmpq	$672, %rdx
	jge	.LBB3_7
.LBB3_3:
	vmovups	%zmm3, -128(%rsp)
	vmovups	%zmm2, -64(%rsp)
	vmovups	%zmm1, (%rsp)
	vmovups	%zmm0, 64(%rsp)
	vmovups	%zmm12, 128(%rsp)
	vmovups	%zmm11, 192(%rsp)
	vmovups	%zmm10, 256(%rsp)
	vmovups	%zmm4, 320(%rsp)
	vmovups	%zmm5, 384(%rsp)
	vmovups	%zmm6, 448(%rsp)
	vmovups	%zmm7, 512(%rsp)
	vmovups	%zmm8, 576(%rsp)
	vmovups	%zmm9, 640(%rsp)
	leaq	168(%rsi), %rdx
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm23, %xmm23, %xmm23
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
	vxorps	%xmm20, %xmm20, %xmm20
	cmpq	%rdx, %rsi
	jge	.LBB3_6
	movq	%rcx, %rdi
	movq	%rax, %r10
	.p2align	4
.LBB3_5:
	vmovups	-448(%r10), %zmm8
	vmovups	-384(%r10), %zmm9
	vmovups	-320(%r10), %zmm10
	vmovups	-256(%r10), %zmm11
	vbroadcastss	(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm21
	vfmadd231ps	%zmm9, %zmm12, %zmm22
	vfmadd231ps	%zmm10, %zmm12, %zmm23
	vfmadd231ps	%zmm12, %zmm11, %zmm24
	vbroadcastss	4(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm25
	vfmadd231ps	%zmm9, %zmm12, %zmm26
	vfmadd231ps	%zmm10, %zmm12, %zmm27
	vfmadd231ps	%zmm12, %zmm11, %zmm28
	vbroadcastss	8(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm29
	vfmadd231ps	%zmm9, %zmm12, %zmm30
	vfmadd231ps	%zmm10, %zmm12, %zmm31
	vfmadd231ps	%zmm12, %zmm11, %zmm0
	vbroadcastss	12(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm1
	vfmadd231ps	%zmm9, %zmm12, %zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4
	vbroadcastss	16(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm5
	vfmadd231ps	%zmm9, %zmm12, %zmm6
	vfmadd231ps	%zmm10, %zmm12, %zmm7
	vfmadd231ps	%zmm11, %zmm12, %zmm20
	vmovups	-192(%r10), %zmm8
	vmovups	-128(%r10), %zmm9
	vmovups	-64(%r10), %zmm10
	vmovups	(%r10), %zmm11
	prefetcht0	3120(%rdi)
	prefetcht0	3380(%rdi)
	vbroadcastss	260(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm21
	vfmadd231ps	%zmm9, %zmm12, %zmm22
	vfmadd231ps	%zmm10, %zmm12, %zmm23
	vfmadd231ps	%zmm12, %zmm11, %zmm24
	vbroadcastss	264(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm25
	vfmadd231ps	%zmm9, %zmm12, %zmm26
	vfmadd231ps	%zmm10, %zmm12, %zmm27
	vfmadd231ps	%zmm12, %zmm11, %zmm28
	vbroadcastss	268(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm29
	vfmadd231ps	%zmm9, %zmm12, %zmm30
	vfmadd231ps	%zmm10, %zmm12, %zmm31
	vfmadd231ps	%zmm12, %zmm11, %zmm0
	vbroadcastss	272(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm1
	vfmadd231ps	%zmm9, %zmm12, %zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4
	vbroadcastss	276(%rdi), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm5
	vfmadd231ps	%zmm9, %zmm12, %zmm6
	vfmadd231ps	%zmm10, %zmm12, %zmm7
	vfmadd231ps	%zmm11, %zmm12, %zmm20
	addq	$2, %rsi
	addq	$512, %r10
	addq	$520, %rdi
	cmpq	%rdx, %rsi
	jl	.LBB3_5
	jmp	.LBB3_6
.LBB3_7:
	addq	$712, %rsp
	vzeroupper
	retq
.Lfunc_end3:
	.size	matmul_4b649fb39983d372.mma3, .Lfunc_end3-matmul_4b649fb39983d372.mma3

	.section	".note.GNU-stack","",@progbits
