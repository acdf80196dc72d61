	.file	"matmul_4455a1e06194fa8f"
	.text
	.globl	matmul_4455a1e06194fa8f
	.p2align	4
	.type	matmul_4455a1e06194fa8f,@function
matmul_4455a1e06194fa8f:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1112, %rsp
	movq	%rdx, 480(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_21
	movq	(%rdi), %rax
	movq	16(%rdi), %r8
	movq	(%rax), %rdi
	movq	8(%rax), %rdx
	movq	16(%rax), %rcx
	movq	24(%rax), %r9
	movq	%r9, 464(%rsp)
	movq	32(%rax), %r9
	movq	40(%rax), %r10
	movq	%r10, 448(%rsp)
	movq	48(%rax), %r10
	movq	%r10, 440(%rsp)
	movq	56(%rax), %r10
	movq	%r10, 432(%rsp)
	movq	64(%rax), %r10
	movq	72(%rax), %r11
	movq	%r11, 416(%rsp)
	movq	80(%rax), %r11
	movq	%r11, 408(%rsp)
	movq	88(%rax), %r11
	movq	%r11, 400(%rsp)
	movq	96(%rax), %r11
	movq	%r11, 392(%rsp)
	movq	104(%rax), %r11
	movq	%r11, 384(%rsp)
	movq	112(%rax), %r11
	movq	120(%rax), %rbx
	movq	128(%rax), %rax
	leaq	128(%rax), %r14
	movq	%r14, 352(%rsp)
	leaq	128(%rbx), %r14
	movq	%r14, 344(%rsp)
	leaq	128(%r11), %r14
	movq	%r14, 336(%rsp)
	movq	%rax, 360(%rsp)
	leaq	64(%rax), %rax
	movq	%rax, 328(%rsp)
	movq	%rbx, 368(%rsp)
	leaq	64(%rbx), %rax
	movq	%rax, 320(%rsp)
	movq	%r11, 376(%rsp)
	leaq	64(%r11), %rax
	movq	%rax, 312(%rsp)
	movq	%rcx, 472(%rsp)
	leaq	64(%rcx), %rax
	movq	%rax, 304(%rsp)
	movq	%r10, 424(%rsp)
	leaq	64(%r10), %rax
	movq	%rax, 296(%rsp)
	movq	%r9, 456(%rsp)
	leaq	64(%r9), %rax
	movq	%rax, 288(%rsp)
	leaq	64(%r8), %rax
	movq	%rax, 280(%rsp)
	movq	%r8, 24(%rsp)
	movq	%rdi, 192(%rsp)
	movq	%rdx, 184(%rsp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_20:
	movq	488(%rsp), %rsi
	incq	%rsi
	cmpq	480(%rsp), %rsi
	jge	.LBB0_21
.LBB0_2:
	movq	%rsi, %rax
	shrq	$2, %rax
	movq	%rax, %rcx
	shlq	$16, %rcx
	leaq	(%rcx,%rcx,8), %r10
	movl	%esi, %ecx
	andl	$3, %ecx
	movl	%ecx, %r9d
	shll	$9, %r9d
	leaq	(%r9,%r9,2), %r11
	orq	%r10, %r11
	movq	360(%rsp), %r9
	addq	%r11, %r9
	movq	%r9, 160(%rsp)
	movq	368(%rsp), %r9
	leaq	(%r9,%r11), %r9
	movq	%r9, 152(%rsp)
	movq	376(%rsp), %r9
	leaq	(%r9,%r11), %r9
	movq	%r9, 144(%rsp)
	movq	472(%rsp), %r9
	leaq	(%r9,%r11), %r9
	movq	%r9, 136(%rsp)
	movq	424(%rsp), %r9
	leaq	(%r9,%r11), %r9
	movq	%r9, 128(%rsp)
	movq	456(%rsp), %r9
	leaq	(%r9,%r11), %r9
	movq	%r9, 120(%rsp)
	movq	328(%rsp), %r9
	leaq	(%r9,%r11), %r9
	movq	%r9, 112(%rsp)
	movq	320(%rsp), %r9
	leaq	(%r9,%r11), %r9
	movq	%r9, 104(%rsp)
	movq	312(%rsp), %r9
	addq	%r11, %r9
	movq	%r9, 96(%rsp)
	movq	304(%rsp), %r9
	addq	%r11, %r9
	movq	%r9, 88(%rsp)
	movq	%rax, %r9
	leal	(,%rcx,8), %r13d
	shlq	$12, %rax
	leaq	(%rax,%rax,8), %rax
	shll	$7, %ecx
	leaq	(%rcx,%rcx,2), %rcx
	orq	%rax, %rcx
	movq	296(%rsp), %rax
	addq	%r11, %rax
	movq	%rax, 80(%rsp)
	movq	288(%rsp), %rax
	addq	%r11, %rax
	movq	%rax, 72(%rsp)
	movq	352(%rsp), %rax
	addq	%r11, %rax
	movq	%rax, 64(%rsp)
	movq	344(%rsp), %rax
	addq	%r11, %rax
	movq	%rax, 56(%rsp)
	addq	336(%rsp), %r11
	movq	%r11, 168(%rsp)
	shlq	$5, %r9
	leaq	(%r9,%r9,2), %rax
	movq	%rax, 32(%rsp)
	movq	%rsi, 488(%rsp)
	movq	%rsi, %rax
	andq	$-4, %rax
	leaq	(%rax,%rax,2), %rsi
	movq	%rsi, 8(%rsp)
	leaq	(%rax,%rax,2), %rsi
	addq	$12, %rsi
	negq	%rcx
	movq	%rcx, 496(%rsp)
	leaq	8(%r13), %rax
	movq	%rax, 176(%rsp)
	xorl	%r12d, %r12d
	movq	%r13, 16(%rsp)
	movq	%rsi, 200(%rsp)
	jmp	.LBB0_3
	.p2align	4
.LBB0_6:
	incq	%r13
	addq	$48, %r12
	cmpq	176(%rsp), %r13
	jge	.LBB0_7
.LBB0_3:
	cmpq	%rsi, 8(%rsp)
	jge	.LBB0_6
	movq	%r13, %rax
	shlq	$15, %rax
	leaq	(%rax,%rax,2), %rbp
	movq	32(%rsp), %rbx
	movq	%r12, %r14
	movq	8(%rsp), %r15
	.p2align	4
.LBB0_5:
	movq	%rbx, %rsi
	movq	%rbp, %rcx
	movq	24(%rsp), %r8
	movq	%r14, %r9
	vzeroupper
	callq	matmul_4455a1e06194fa8f.mma1
	movq	200(%rsp), %rsi
	movq	184(%rsp), %rdx
	movq	192(%rsp), %rdi
	movq	24(%rsp), %r8
	incq	%r15
	addq	$3072, %r14
	addq	$8, %rbx
	cmpq	%rsi, %r15
	jl	.LBB0_5
	jmp	.LBB0_6
	.p2align	4
.LBB0_7:
	movq	448(%rsp), %rax
	vbroadcastss	(%rax), %zmm10
	movq	440(%rsp), %rax
	vbroadcastss	(%rax), %zmm11
	movq	432(%rsp), %rax
	xorl	%ecx, %ecx
	cmpb	(%rax), %cl
	movl	$0, %eax
	sbbl	%eax, %eax
	kmovd	%eax, %k1
	movq	416(%rsp), %rax
	vbroadcastss	(%rax), %zmm12
	movq	408(%rsp), %rax
	vbroadcastss	(%rax), %zmm13
	movq	464(%rsp), %rax
	vbroadcastss	(%rax), %zmm14
	movq	384(%rsp), %rax
	vbroadcastss	(%rax), %zmm15
	movq	400(%rsp), %rax
	vbroadcastss	(%rax), %zmm16
	movq	392(%rsp), %rax
	vbroadcastss	(%rax), %zmm17
	movq	%r8, 48(%rsp)
	movq	280(%rsp), %rax
	movq	%rax, 40(%rsp)
	vmovups	%zmm10, 1040(%rsp)
	vmovups	%zmm11, 976(%rsp)
	kmovw	%k1, 6(%rsp)
	vmovups	%zmm12, 912(%rsp)
	vmovups	%zmm13, 848(%rsp)
	vmovups	%zmm14, 784(%rsp)
	vmovups	%zmm15, 720(%rsp)
	vmovups	%zmm16, 656(%rsp)
	vmovups	%zmm17, 592(%rsp)
	jmp	.LBB0_8
	.p2align	4
.LBB0_19:
	movq	16(%rsp), %rax
	incq	%rax
	addq	$192, 64(%rsp)
	addq	$192, 56(%rsp)
	addq	$192, 168(%rsp)
	addq	$192, 112(%rsp)
	addq	$192, 104(%rsp)
	addq	$192, 96(%rsp)
	addq	$192, 88(%rsp)
	addq	$192, 80(%rsp)
	addq	$192, 72(%rsp)
	addq	$192, 40(%rsp)
	addq	$192, 160(%rsp)
	addq	$192, 152(%rsp)
	addq	$192, 144(%rsp)
	addq	$192, 136(%rsp)
	addq	$192, 128(%rsp)
	addq	$192, 120(%rsp)
	addq	$192, 48(%rsp)
	movq	%rax, 16(%rsp)
	cmpq	176(%rsp), %rax
	jge	.LBB0_20
.LBB0_8:
	cmpq	%rsi, 8(%rsp)
	jge	.LBB0_19
	movq	16(%rsp), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	addq	496(%rsp), %rcx
	movq	%rcx, 504(%rsp)
	shlq	$15, %rax
	addq	$49152, %rax
	movq	%rax, 512(%rsp)
	movq	48(%rsp), %rbx
	movq	120(%rsp), %r14
	movq	128(%rsp), %r15
	movq	136(%rsp), %r12
	movq	144(%rsp), %r13
	movq	152(%rsp), %rbp
	movq	160(%rsp), %rax
	movq	%rax, 264(%rsp)
	movq	40(%rsp), %rax
	movq	%rax, 256(%rsp)
	movq	72(%rsp), %rax
	movq	%rax, 248(%rsp)
	movq	80(%rsp), %rax
	movq	%rax, 240(%rsp)
	movq	88(%rsp), %rax
	movq	%rax, 232(%rsp)
	movq	96(%rsp), %rax
	movq	%rax, 224(%rsp)
	movq	104(%rsp), %rax
	movq	%rax, 216(%rsp)
	movq	112(%rsp), %rax
	movq	%rax, 208(%rsp)
	movq	168(%rsp), %r9
	movq	56(%rsp), %r10
	movq	64(%rsp), %r11
	movq	8(%rsp), %rax
	.p2align	4
.LBB0_10:
	movq	%rax, 272(%rsp)
	leaq	(,%rax,8), %rsi
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_11:
	prefetcht0	-128(%r9,%rax)
	prefetcht0	-64(%r9,%rax)
	prefetcht0	(%r9,%rax)
	prefetcht0	-128(%r10,%rax)
	prefetcht0	-64(%r10,%rax)
	prefetcht0	(%r10,%rax)
	prefetcht0	-128(%r11,%rax)
	prefetcht0	-64(%r11,%rax)
	prefetcht0	(%r11,%rax)
	incq	%rcx
	addq	$6144, %rax
	cmpq	$8, %rcx
	jl	.LBB0_11
	movq	%r11, 520(%rsp)
	movq	%r10, 528(%rsp)
	movq	%r9, 536(%rsp)
	addq	$393216, %rsi
	movq	272(%rsp), %rax
	leaq	(%rax,%rax,2), %r9
	shlq	$10, %r9
	addq	504(%rsp), %r9
	movq	512(%rsp), %rcx
	vzeroupper
	callq	matmul_4455a1e06194fa8f.mma2
	movq	%rbx, 584(%rsp)
	movq	%rbx, %rax
	movq	%r14, 576(%rsp)
	movq	%r14, %rcx
	movq	%r15, 568(%rsp)
	movq	%r15, %rdx
	movq	%r12, 560(%rsp)
	movq	%r12, %rsi
	movq	%r13, 552(%rsp)
	movq	%r13, %rdi
	movq	%rbp, 544(%rsp)
	movq	%rbp, %r8
	movq	264(%rsp), %r9
	movq	256(%rsp), %r10
	movq	248(%rsp), %r11
	movq	240(%rsp), %r14
	movq	232(%rsp), %r12
	movq	224(%rsp), %r15
	movq	216(%rsp), %r13
	movq	208(%rsp), %rbx
	xorl	%ebp, %ebp
	vmovups	1040(%rsp), %zmm10
	vmovups	976(%rsp), %zmm11
	kmovw	6(%rsp), %k1
	vmovups	912(%rsp), %zmm12
	vmovups	848(%rsp), %zmm13
	vmovups	784(%rsp), %zmm14
	vmovups	720(%rsp), %zmm15
	vmovups	656(%rsp), %zmm16
	vmovups	592(%rsp), %zmm17
	.p2align	4
.LBB0_13:
	movq	%rbp, 32(%rsp)
	xorl	%ebp, %ebp
	.p2align	4
.LBB0_14:
	vmovups	-64(%r10,%rbp,4), %zmm0
	vmovups	(%r10,%rbp,4), %zmm1
	vmovups	-64(%r11,%rbp,4), %zmm2
	vmovups	(%r11,%rbp,4), %zmm3
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
	vmulps	-64(%r14,%rbp,4), %zmm12, %zmm2
	vmulps	(%r14,%rbp,4), %zmm12, %zmm3
	vmulps	%zmm13, %zmm0, %zmm6
	vmulps	%zmm13, %zmm1, %zmm7
	vmulps	%zmm0, %zmm6, %zmm0
	vaddps	%zmm0, %zmm2, %zmm0
	vmulps	%zmm1, %zmm7, %zmm1
	vaddps	%zmm1, %zmm3, %zmm1
	vmulps	-64(%r12,%rbp,4), %zmm14, %zmm2
	vmulps	(%r12,%rbp,4), %zmm14, %zmm3
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
	vmovups	%zmm4, -64(%r15,%rbp,4)
	vmovups	%zmm5, (%r15,%rbp,4)
	vmovups	%zmm0, -64(%r13,%rbp,4)
	vmovups	%zmm1, (%r13,%rbp,4)
	vmovups	%zmm2, -64(%rbx,%rbp,4)
	vmovups	%zmm3, (%rbx,%rbp,4)
	addq	$32, %rbp
	cmpq	$32, %rbp
	jl	.LBB0_14
	movl	$32, %ebp
	.p2align	4
.LBB0_16:
	vmovups	(%rax,%rbp,4), %zmm0
	vmovups	(%rcx,%rbp,4), %zmm1
	vsubps	%zmm1, %zmm0, %zmm2
	vmulps	%zmm2, %zmm10, %zmm3
	vmulps	%zmm11, %zmm2, %zmm2
	vsubps	%zmm2, %zmm0, %zmm2
	vmulps	(%rdx,%rbp,4), %zmm12, %zmm4
	vmulps	%zmm13, %zmm0, %zmm5
	vmulps	%zmm0, %zmm5, %zmm0
	vaddps	%zmm0, %zmm4, %zmm0
	vmulps	(%rsi,%rbp,4), %zmm14, %zmm4
	vsqrtps	%zmm0, %zmm5
	vaddps	%zmm3, %zmm1, %zmm2 {%k1}
	vmulps	%zmm15, %zmm2, %zmm1
	vdivps	%zmm16, %zmm5, %zmm3
	vaddps	%zmm17, %zmm3, %zmm3
	vdivps	%zmm3, %zmm1, %zmm1
	vaddps	%zmm1, %zmm4, %zmm1
	vmovups	%zmm2, (%rdi,%rbp,4)
	vmovups	%zmm0, (%r8,%rbp,4)
	vmovups	%zmm1, (%r9,%rbp,4)
	addq	$16, %rbp
	cmpq	$48, %rbp
	jl	.LBB0_16
	movq	32(%rsp), %rbp
	incq	%rbp
	addq	$6144, %rbx
	addq	$6144, %r13
	addq	$6144, %r15
	addq	$6144, %r12
	addq	$6144, %r14
	addq	$6144, %r11
	addq	$1536, %r10
	addq	$6144, %r9
	addq	$6144, %r8
	addq	$6144, %rdi
	addq	$6144, %rsi
	addq	$6144, %rdx
	addq	$6144, %rcx
	addq	$1536, %rax
	cmpq	$8, %rbp
	jl	.LBB0_13
	movq	272(%rsp), %rax
	incq	%rax
	movq	520(%rsp), %r11
	addq	$49152, %r11
	movq	528(%rsp), %r10
	addq	$49152, %r10
	movq	536(%rsp), %r9
	addq	$49152, %r9
	addq	$49152, 208(%rsp)
	addq	$49152, 216(%rsp)
	addq	$49152, 224(%rsp)
	addq	$49152, 232(%rsp)
	addq	$49152, 240(%rsp)
	addq	$49152, 248(%rsp)
	addq	$12288, 256(%rsp)
	addq	$49152, 264(%rsp)
	movq	544(%rsp), %rbp
	addq	$49152, %rbp
	movq	552(%rsp), %r13
	addq	$49152, %r13
	movq	560(%rsp), %r12
	addq	$49152, %r12
	movq	568(%rsp), %r15
	addq	$49152, %r15
	movq	576(%rsp), %r14
	addq	$49152, %r14
	movq	584(%rsp), %rbx
	addq	$12288, %rbx
	movq	200(%rsp), %rsi
	cmpq	%rsi, %rax
	movq	24(%rsp), %r8
	movq	192(%rsp), %rdi
	movq	184(%rsp), %rdx
	jl	.LBB0_10
	jmp	.LBB0_19
.LBB0_21:
	addq	$1112, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	matmul_4455a1e06194fa8f, .Lfunc_end0-matmul_4455a1e06194fa8f

	.p2align	4
	.type	matmul_4455a1e06194fa8f.mma1,@function
matmul_4455a1e06194fa8f.mma1:
	pushq	%rbx
	subq	$1216, %rsp
	leaq	(%rdx,%rcx,4), %rax
	addq	$320, %rax
	leaq	(%rdi,%rsi,4), %r10
	vxorps	%xmm10, %xmm10, %xmm10
	xorl	%r11d, %r11d
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
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
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm0, %xmm0, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	xorl	%ebx, %ebx
	.p2align	4
.LBB1_1:
	vmovups	-320(%rax,%r11), %zmm5
	vmovups	-256(%rax,%r11), %zmm6
	vmovups	-192(%rax,%r11), %zmm7
	vbroadcastss	(%r10,%r11,8), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm4
	vfmadd231ps	%zmm6, %zmm8, %zmm3
	vfmadd231ps	%zmm8, %zmm7, %zmm2
	vbroadcastss	4(%r10,%r11,8), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm1
	vfmadd231ps	%zmm6, %zmm8, %zmm0
	vfmadd231ps	%zmm8, %zmm7, %zmm18
	vbroadcastss	8(%r10,%r11,8), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm17
	vfmadd231ps	%zmm6, %zmm8, %zmm16
	vfmadd231ps	%zmm8, %zmm7, %zmm28
	vbroadcastss	12(%r10,%r11,8), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm27
	vfmadd231ps	%zmm6, %zmm8, %zmm26
	vfmadd231ps	%zmm8, %zmm7, %zmm25
	vbroadcastss	16(%r10,%r11,8), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm24
	vfmadd231ps	%zmm6, %zmm8, %zmm23
	vfmadd231ps	%zmm8, %zmm7, %zmm22
	vbroadcastss	20(%r10,%r11,8), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm21
	vfmadd231ps	%zmm6, %zmm8, %zmm20
	vbroadcastss	24(%r10,%r11,8), %zmm9
	vfmadd231ps	%zmm8, %zmm7, %zmm19
	vfmadd231ps	%zmm5, %zmm9, %zmm15
	vfmadd231ps	%zmm6, %zmm9, %zmm14
	vfmadd231ps	%zmm9, %zmm7, %zmm13
	vbroadcastss	28(%r10,%r11,8), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm12
	vfmadd231ps	%zmm6, %zmm8, %zmm10
	vmovups	-128(%rax,%r11), %zmm5
	vmovups	-64(%rax,%r11), %zmm6
	vfmadd231ps	%zmm7, %zmm8, %zmm11
	vmovups	(%rax,%r11), %zmm7
	vbroadcastss	1536(%r10,%r11,8), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm4
	vfmadd231ps	%zmm6, %zmm8, %zmm3
	vfmadd231ps	%zmm8, %zmm7, %zmm2
	vbroadcastss	1540(%r10,%r11,8), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm1
	vfmadd231ps	%zmm6, %zmm8, %zmm0
	vfmadd231ps	%zmm8, %zmm7, %zmm18
	vbroadcastss	1544(%r10,%r11,8), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm17
	vfmadd231ps	%zmm6, %zmm8, %zmm16
	vfmadd231ps	%zmm8, %zmm7, %zmm28
	vbroadcastss	1548(%r10,%r11,8), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm27
	vfmadd231ps	%zmm6, %zmm8, %zmm26
	vbroadcastss	1552(%r10,%r11,8), %zmm9
	vfmadd231ps	%zmm8, %zmm7, %zmm25
	vfmadd231ps	%zmm5, %zmm9, %zmm24
	vfmadd231ps	%zmm6, %zmm9, %zmm23
	vfmadd231ps	%zmm9, %zmm7, %zmm22
	vbroadcastss	1556(%r10,%r11,8), %zmm8
	prefetcht0	18432(%r10,%r11,8)
	vfmadd231ps	%zmm5, %zmm8, %zmm21
	vfmadd231ps	%zmm6, %zmm8, %zmm20
	vfmadd231ps	%zmm8, %zmm7, %zmm19
	vbroadcastss	1560(%r10,%r11,8), %zmm8
	prefetcht0	19968(%r10,%r11,8)
	vfmadd231ps	%zmm5, %zmm8, %zmm15
	vfmadd231ps	%zmm6, %zmm8, %zmm14
	vfmadd231ps	%zmm8, %zmm7, %zmm13
	vbroadcastss	1564(%r10,%r11,8), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm12
	vfmadd231ps	%zmm6, %zmm8, %zmm10
	vfmadd231ps	%zmm7, %zmm8, %zmm11
	addq	$2, %rbx
	addq	$384, %r11
	cmpq	$172, %rbx
	jl	.LBB1_1
	vmovups	%zmm4, (%r8,%r9,4)
	vmovups	%zmm3, 64(%r8,%r9,4)
	vmovups	%zmm2, 128(%r8,%r9,4)
	vmovups	%zmm1, 1536(%r8,%r9,4)
	vmovups	%zmm0, 1600(%r8,%r9,4)
	vmovups	%zmm18, 1664(%r8,%r9,4)
	vmovups	%zmm17, 3072(%r8,%r9,4)
	vmovups	%zmm16, 3136(%r8,%r9,4)
	vmovups	%zmm28, 3200(%r8,%r9,4)
	vmovups	%zmm27, 4608(%r8,%r9,4)
	vmovups	%zmm26, 4672(%r8,%r9,4)
	vmovups	%zmm25, 4736(%r8,%r9,4)
	vmovups	%zmm24, -128(%rsp)
	vmovups	%zmm24, 6144(%r8,%r9,4)
	vmovups	%zmm23, -64(%rsp)
	vmovups	%zmm23, 6208(%r8,%r9,4)
	vmovups	%zmm22, (%rsp)
	vmovups	%zmm22, 6272(%r8,%r9,4)
	vmovups	%zmm21, 64(%rsp)
	vmovups	%zmm21, 7680(%r8,%r9,4)
	vmovups	%zmm20, 128(%rsp)
	vmovups	%zmm20, 7744(%r8,%r9,4)
	vmovups	%zmm19, 192(%rsp)
	vmovups	%zmm19, 7808(%r8,%r9,4)
	vmovups	%zmm15, 9216(%r8,%r9,4)
	vmovups	%zmm14, 9280(%r8,%r9,4)
	vmovups	%zmm13, 9344(%r8,%r9,4)
	vmovups	%zmm12, 10752(%r8,%r9,4)
	vmovups	%zmm10, 10816(%r8,%r9,4)
	vmovups	%zmm11, 10880(%r8,%r9,4)
	vmovups	(%r8,%r9,4), %zmm7
	vmovups	64(%r8,%r9,4), %zmm8
	vmovups	128(%r8,%r9,4), %zmm9
	vmovups	1536(%r8,%r9,4), %zmm19
	leaq	(%r8,%r9,4), %rax
	vmovups	1600(%r8,%r9,4), %zmm20
	leaq	(%rdx,%rcx,4), %r8
	addq	$33344, %r8
	leaq	(%rdi,%rsi,4), %r9
	addq	$264192, %r9
	movl	$172, %r11d
	jmp	.LBB1_3
	.p2align	4
.LBB1_6:
	vmovups	1152(%rsp), %zmm11
	vaddps	%zmm10, %zmm11, %zmm10
	vmovups	1024(%rsp), %zmm12
	vaddps	%zmm9, %zmm12, %zmm12
	vmovups	960(%rsp), %zmm13
	vaddps	%zmm8, %zmm13, %zmm13
	vmovups	896(%rsp), %zmm14
	vaddps	%zmm7, %zmm14, %zmm14
	vmovups	832(%rsp), %zmm15
	vaddps	%zmm6, %zmm15, %zmm15
	vmovups	192(%rsp), %zmm6
	vaddps	%zmm5, %zmm6, %zmm6
	vmovups	128(%rsp), %zmm5
	vaddps	%zmm4, %zmm5, %zmm5
	vmovups	64(%rsp), %zmm4
	vaddps	%zmm3, %zmm4, %zmm4
	vmovups	(%rsp), %zmm3
	vaddps	%zmm2, %zmm3, %zmm3
	vmovups	-64(%rsp), %zmm2
	vaddps	%zmm1, %zmm2, %zmm2
	vmovups	-128(%rsp), %zmm1
	vaddps	%zmm0, %zmm1, %zmm1
	vmovups	768(%rsp), %zmm0
	vaddps	%zmm23, %zmm0, %zmm0
	vmovups	704(%rsp), %zmm7
	vaddps	%zmm22, %zmm7, %zmm7
	vmovups	640(%rsp), %zmm8
	vaddps	%zmm21, %zmm8, %zmm8
	vmovups	576(%rsp), %zmm9
	vaddps	%zmm20, %zmm9, %zmm9
	vaddps	%zmm19, %zmm16, %zmm16
	vaddps	%zmm31, %zmm17, %zmm17
	vaddps	%zmm30, %zmm18, %zmm18
	vmovups	256(%rsp), %zmm20
	vaddps	%zmm29, %zmm20, %zmm20
	vmovups	320(%rsp), %zmm19
	vaddps	%zmm28, %zmm19, %zmm19
	vmovaps	%zmm9, %zmm28
	vmovups	384(%rsp), %zmm9
	vaddps	%zmm27, %zmm9, %zmm9
	vmovaps	%zmm8, %zmm27
	vmovups	448(%rsp), %zmm8
	vaddps	%zmm26, %zmm8, %zmm8
	vmovaps	%zmm7, %zmm26
	vmovups	512(%rsp), %zmm7
	vaddps	%zmm25, %zmm7, %zmm7
	vmovaps	%zmm0, %zmm25
	vmovups	%zmm7, (%rax)
	vmovups	%zmm8, 64(%rax)
	vmovups	%zmm9, 128(%rax)
	vmovups	%zmm19, 1536(%rax)
	vmovups	%zmm20, 1600(%rax)
	vmovups	%zmm18, 1664(%rax)
	vmovups	%zmm17, 3072(%rax)
	vmovups	%zmm16, 3136(%rax)
	vmovups	%zmm28, 3200(%rax)
	vmovups	%zmm27, 4608(%rax)
	vmovups	%zmm26, 4672(%rax)
	vmovups	%zmm0, 4736(%rax)
	vmovups	%zmm1, -128(%rsp)
	vmovups	%zmm1, 6144(%rax)
	vmovups	%zmm2, -64(%rsp)
	vmovups	%zmm2, 6208(%rax)
	vmovups	%zmm3, (%rsp)
	vmovups	%zmm3, 6272(%rax)
	vmovups	%zmm4, 64(%rsp)
	vmovups	%zmm4, 7680(%rax)
	vmovups	%zmm5, 128(%rsp)
	vmovups	%zmm5, 7744(%rax)
	vmovups	%zmm6, 192(%rsp)
	vmovups	%zmm6, 7808(%rax)
	vmovups	%zmm15, 9216(%rax)
	vmovups	%zmm14, 9280(%rax)
	vmovups	%zmm13, 9344(%rax)
	vmovups	%zmm12, 10752(%rax)
	vmovups	%zmm10, 10816(%rax)
	vmovups	1088(%rsp), %zmm11
	vaddps	%zmm24, %zmm11, %zmm11
	vmovups	%zmm11, 10880(%rax)
	addq	$33024, %r8
	addq	$264192, %r9
	movq	%r10, %r11
	cmpq	$860, %r10
	jge	.LBB1_7
.LBB1_3:
	vmovups	%zmm20, 256(%rsp)
	vmovups	%zmm19, 320(%rsp)
	vmovups	%zmm9, 384(%rsp)
	vmovups	%zmm8, 448(%rsp)
	vmovups	%zmm7, 512(%rsp)
	vmovups	%zmm28, 576(%rsp)
	vmovups	%zmm27, 640(%rsp)
	vmovups	%zmm26, 704(%rsp)
	vmovups	%zmm25, 768(%rsp)
	vmovups	%zmm15, 832(%rsp)
	vmovups	%zmm14, 896(%rsp)
	vmovups	%zmm13, 960(%rsp)
	vmovups	%zmm12, 1024(%rsp)
	vmovups	%zmm11, 1088(%rsp)
	vmovups	%zmm10, 1152(%rsp)
	leaq	172(%r11), %r10
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
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm24, %xmm24, %xmm24
	cmpq	%r10, %r11
	jge	.LBB1_6
	xorl	%ebx, %ebx
	.p2align	4
.LBB1_5:
	vmovups	-320(%r8,%rbx), %zmm11
	vmovups	-256(%r8,%rbx), %zmm12
	vmovups	-192(%r8,%rbx), %zmm13
	vbroadcastss	(%r9,%rbx,8), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm25
	vfmadd231ps	%zmm12, %zmm14, %zmm26
	vfmadd231ps	%zmm14, %zmm13, %zmm27
	vbroadcastss	4(%r9,%rbx,8), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm28
	vfmadd231ps	%zmm12, %zmm14, %zmm29
	vfmadd231ps	%zmm14, %zmm13, %zmm30
	vbroadcastss	8(%r9,%rbx,8), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm31
	vfmadd231ps	%zmm12, %zmm14, %zmm19
	vfmadd231ps	%zmm14, %zmm13, %zmm20
	vbroadcastss	12(%r9,%rbx,8), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm21
	vfmadd231ps	%zmm12, %zmm14, %zmm22
	vfmadd231ps	%zmm14, %zmm13, %zmm23
	vbroadcastss	16(%r9,%rbx,8), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2
	vbroadcastss	20(%r9,%rbx,8), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4
	vbroadcastss	24(%r9,%rbx,8), %zmm15
	vfmadd231ps	%zmm14, %zmm13, %zmm5
	vfmadd231ps	%zmm11, %zmm15, %zmm6
	vfmadd231ps	%zmm12, %zmm15, %zmm7
	vfmadd231ps	%zmm15, %zmm13, %zmm8
	vbroadcastss	28(%r9,%rbx,8), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm9
	vfmadd231ps	%zmm12, %zmm14, %zmm10
	vmovups	-128(%r8,%rbx), %zmm11
	vmovups	-64(%r8,%rbx), %zmm12
	vfmadd231ps	%zmm13, %zmm14, %zmm24
	vmovups	(%r8,%rbx), %zmm13
	vbroadcastss	1536(%r9,%rbx,8), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm25
	vfmadd231ps	%zmm12, %zmm14, %zmm26
	vfmadd231ps	%zmm14, %zmm13, %zmm27
	vbroadcastss	1540(%r9,%rbx,8), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm28
	vfmadd231ps	%zmm12, %zmm14, %zmm29
	vfmadd231ps	%zmm14, %zmm13, %zmm30
	vbroadcastss	1544(%r9,%rbx,8), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm31
	vfmadd231ps	%zmm12, %zmm14, %zmm19
	vfmadd231ps	%zmm14, %zmm13, %zmm20
	vbroadcastss	1548(%r9,%rbx,8), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm21
	vfmadd231ps	%zmm12, %zmm14, %zmm22
	vbroadcastss	1552(%r9,%rbx,8), %zmm15
	vfmadd231ps	%zmm14, %zmm13, %zmm23
	vfmadd231ps	%zmm11, %zmm15, %zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm1
	vfmadd231ps	%zmm15, %zmm13, %zmm2
	vbroadcastss	1556(%r9,%rbx,8), %zmm14
	prefetcht0	18432(%r9,%rbx,8)
	vfmadd231ps	%zmm11, %zmm14, %zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5
	vbroadcastss	1560(%r9,%rbx,8), %zmm14
	prefetcht0	19968(%r9,%rbx,8)
	vfmadd231ps	%zmm11, %zmm14, %zmm6
	vfmadd231ps	%zmm12, %zmm14, %zmm7
	vfmadd231ps	%zmm14, %zmm13, %zmm8
	vbroadcastss	1564(%r9,%rbx,8), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm9
	vfmadd231ps	%zmm12, %zmm14, %zmm10
	vfmadd231ps	%zmm13, %zmm14, %zmm24
	addq	$2, %r11
	addq	$384, %rbx
	cmpq	%r10, %r11
	jl	.LBB1_5
	jmp	.LBB1_6
.LBB1_7:
	leaq	(%rdx,%rcx,4), %rcx
	addq	$165440, %rcx
	leaq	(%rdi,%rsi,4), %rdx
	addq	$1320960, %rdx
	movl	$860, %esi
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%edi, %edi
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
.LBB1_8:
	vmovups	-320(%rcx,%rdi), %zmm24
	vmovups	-256(%rcx,%rdi), %zmm25
	vmovups	-192(%rcx,%rdi), %zmm26
	vbroadcastss	(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	4(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	8(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vbroadcastss	12(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm14
	vfmadd231ps	%zmm25, %zmm27, %zmm13
	vfmadd231ps	%zmm27, %zmm26, %zmm12
	vbroadcastss	16(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm11
	vfmadd231ps	%zmm25, %zmm27, %zmm10
	vfmadd231ps	%zmm27, %zmm26, %zmm9
	vbroadcastss	20(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm8
	vfmadd231ps	%zmm25, %zmm27, %zmm7
	vbroadcastss	24(%rdx,%rdi,8), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm6
	vfmadd231ps	%zmm24, %zmm28, %zmm5
	vfmadd231ps	%zmm25, %zmm28, %zmm4
	vfmadd231ps	%zmm28, %zmm26, %zmm3
	vbroadcastss	28(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vmovups	-128(%rcx,%rdi), %zmm24
	vmovups	-64(%rcx,%rdi), %zmm25
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	vmovups	(%rcx,%rdi), %zmm26
	vbroadcastss	1536(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	1540(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	1544(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vbroadcastss	1548(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm14
	vfmadd231ps	%zmm25, %zmm27, %zmm13
	vbroadcastss	1552(%rdx,%rdi,8), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm12
	vfmadd231ps	%zmm24, %zmm28, %zmm11
	vfmadd231ps	%zmm25, %zmm28, %zmm10
	vfmadd231ps	%zmm28, %zmm26, %zmm9
	vbroadcastss	1556(%rdx,%rdi,8), %zmm27
	prefetcht0	18432(%rdx,%rdi,8)
	vfmadd231ps	%zmm24, %zmm27, %zmm8
	vfmadd231ps	%zmm25, %zmm27, %zmm7
	vfmadd231ps	%zmm27, %zmm26, %zmm6
	vbroadcastss	1560(%rdx,%rdi,8), %zmm27
	prefetcht0	19968(%rdx,%rdi,8)
	vfmadd231ps	%zmm24, %zmm27, %zmm5
	vfmadd231ps	%zmm25, %zmm27, %zmm4
	vfmadd231ps	%zmm27, %zmm26, %zmm3
	vbroadcastss	1564(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	addq	$2, %rsi
	addq	$384, %rdi
	cmpq	$1024, %rsi
	jl	.LBB1_8
	vaddps	(%rax), %zmm23, %zmm23
	vmovups	%zmm23, (%rax)
	vaddps	64(%rax), %zmm22, %zmm22
	vmovups	%zmm22, 64(%rax)
	vaddps	128(%rax), %zmm21, %zmm21
	vmovups	%zmm21, 128(%rax)
	vaddps	1536(%rax), %zmm20, %zmm20
	vmovups	%zmm20, 1536(%rax)
	vaddps	1600(%rax), %zmm19, %zmm19
	vmovups	%zmm19, 1600(%rax)
	vaddps	1664(%rax), %zmm18, %zmm18
	vmovups	%zmm18, 1664(%rax)
	vaddps	3072(%rax), %zmm17, %zmm17
	vmovups	%zmm17, 3072(%rax)
	vaddps	3136(%rax), %zmm16, %zmm16
	vmovups	%zmm16, 3136(%rax)
	vaddps	3200(%rax), %zmm15, %zmm15
	vmovups	%zmm15, 3200(%rax)
	vaddps	4608(%rax), %zmm14, %zmm14
	vmovups	%zmm14, 4608(%rax)
	vaddps	4672(%rax), %zmm13, %zmm13
	vmovups	%zmm13, 4672(%rax)
	vaddps	4736(%rax), %zmm12, %zmm12
	vmovups	%zmm12, 4736(%rax)
	vaddps	6144(%rax), %zmm11, %zmm11
	vmovups	%zmm11, 6144(%rax)
	vaddps	6208(%rax), %zmm10, %zmm10
	vmovups	%zmm10, 6208(%rax)
	vaddps	6272(%rax), %zmm9, %zmm9
	vmovups	%zmm9, 6272(%rax)
	vaddps	7680(%rax), %zmm8, %zmm8
	vmovups	%zmm8, 7680(%rax)
	vaddps	7744(%rax), %zmm7, %zmm7
	vmovups	%zmm7, 7744(%rax)
	vaddps	7808(%rax), %zmm6, %zmm6
	vmovups	%zmm6, 7808(%rax)
	vaddps	9216(%rax), %zmm5, %zmm5
	vmovups	%zmm5, 9216(%rax)
	vaddps	9280(%rax), %zmm4, %zmm4
	vmovups	%zmm4, 9280(%rax)
	vaddps	9344(%rax), %zmm3, %zmm3
	vmovups	%zmm3, 9344(%rax)
	vaddps	10752(%rax), %zmm2, %zmm2
	vmovups	%zmm2, 10752(%rax)
	vaddps	10816(%rax), %zmm1, %zmm1
	vmovups	%zmm1, 10816(%rax)
	vaddps	10880(%rax), %zmm0, %zmm0
	vmovups	%zmm0, 10880(%rax)
	addq	$1216, %rsp
	popq	%rbx
	vzeroupper
	retq
.Lfunc_end1:
	.size	matmul_4455a1e06194fa8f.mma1, .Lfunc_end1-matmul_4455a1e06194fa8f.mma1

	.p2align	4
	.type	matmul_4455a1e06194fa8f.mma2,@function
matmul_4455a1e06194fa8f.mma2:
	pushq	%rbx
	subq	$1216, %rsp
	leaq	(%rdx,%rcx,4), %rax
	addq	$320, %rax
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
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm21, %xmm21, %xmm21
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm23, %xmm23, %xmm23
	xorl	%ebx, %ebx
	.p2align	4
.LBB2_1:
	vmovups	-320(%rax,%r11), %zmm24
	vmovups	-256(%rax,%r11), %zmm25
	vmovups	-192(%rax,%r11), %zmm26
	vbroadcastss	(%r10,%r11,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	4(%r10,%r11,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	8(%r10,%r11,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vbroadcastss	12(%r10,%r11,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm14
	vfmadd231ps	%zmm25, %zmm27, %zmm13
	vfmadd231ps	%zmm27, %zmm26, %zmm12
	vbroadcastss	16(%r10,%r11,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm11
	vfmadd231ps	%zmm25, %zmm27, %zmm10
	vfmadd231ps	%zmm27, %zmm26, %zmm9
	vbroadcastss	20(%r10,%r11,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm8
	vfmadd231ps	%zmm25, %zmm27, %zmm7
	vbroadcastss	24(%r10,%r11,8), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm6
	vfmadd231ps	%zmm24, %zmm28, %zmm5
	vfmadd231ps	%zmm25, %zmm28, %zmm4
	vfmadd231ps	%zmm28, %zmm26, %zmm3
	vbroadcastss	28(%r10,%r11,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vmovups	-128(%rax,%r11), %zmm24
	vmovups	-64(%rax,%r11), %zmm25
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	vmovups	(%rax,%r11), %zmm26
	vbroadcastss	1536(%r10,%r11,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	1540(%r10,%r11,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	1544(%r10,%r11,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vbroadcastss	1548(%r10,%r11,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm14
	vfmadd231ps	%zmm25, %zmm27, %zmm13
	vbroadcastss	1552(%r10,%r11,8), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm12
	vfmadd231ps	%zmm24, %zmm28, %zmm11
	vfmadd231ps	%zmm25, %zmm28, %zmm10
	vfmadd231ps	%zmm28, %zmm26, %zmm9
	vbroadcastss	1556(%r10,%r11,8), %zmm27
	prefetcht0	18432(%r10,%r11,8)
	vfmadd231ps	%zmm24, %zmm27, %zmm8
	vfmadd231ps	%zmm25, %zmm27, %zmm7
	vfmadd231ps	%zmm27, %zmm26, %zmm6
	vbroadcastss	1560(%r10,%r11,8), %zmm27
	prefetcht0	19968(%r10,%r11,8)
	vfmadd231ps	%zmm24, %zmm27, %zmm5
	vfmadd231ps	%zmm25, %zmm27, %zmm4
	vfmadd231ps	%zmm27, %zmm26, %zmm3
	vbroadcastss	1564(%r10,%r11,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	addq	$2, %rbx
	addq	$384, %r11
	cmpq	$172, %rbx
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
	vaddps	10880(%r8,%r9,4), %zmm0, %zmm0
	vmovups	%zmm0, 10880(%r8,%r9,4)
	vmovups	(%r8,%r9,4), %zmm1
	vmovups	64(%r8,%r9,4), %zmm2
	vmovups	128(%r8,%r9,4), %zmm3
	vmovups	1536(%r8,%r9,4), %zmm4
	vmovups	1600(%r8,%r9,4), %zmm5
	vmovups	1664(%r8,%r9,4), %zmm6
	vmovups	3072(%r8,%r9,4), %zmm7
	vmovups	3136(%r8,%r9,4), %zmm17
	vmovups	3200(%r8,%r9,4), %zmm18
	vmovups	4608(%r8,%r9,4), %zmm19
	vmovups	4672(%r8,%r9,4), %zmm20
	vmovups	4736(%r8,%r9,4), %zmm21
	vmovups	6144(%r8,%r9,4), %zmm22
	leaq	(%r8,%r9,4), %rax
	vmovups	6208(%r8,%r9,4), %zmm23
	leaq	(%rdx,%rcx,4), %r8
	addq	$33344, %r8
	leaq	(%rdi,%rsi,4), %r9
	addq	$264192, %r9
	movl	$172, %r11d
	jmp	.LBB2_3
	.p2align	4
.LBB2_6:
	vmovups	640(%rsp), %zmm16
	vaddps	%zmm15, %zmm16, %zmm16
	vmovups	704(%rsp), %zmm15
	vaddps	%zmm14, %zmm15, %zmm15
	vmovups	768(%rsp), %zmm14
	vaddps	%zmm13, %zmm14, %zmm14
	vmovups	832(%rsp), %zmm13
	vaddps	%zmm12, %zmm13, %zmm13
	vmovups	896(%rsp), %zmm12
	vaddps	%zmm11, %zmm12, %zmm12
	vmovups	960(%rsp), %zmm11
	vaddps	%zmm9, %zmm11, %zmm11
	vmovups	1024(%rsp), %zmm9
	vaddps	%zmm10, %zmm9, %zmm10
	vmovups	1088(%rsp), %zmm9
	vaddps	%zmm8, %zmm9, %zmm8
	vmovups	1152(%rsp), %zmm9
	vaddps	%zmm7, %zmm9, %zmm9
	vaddps	%zmm6, %zmm23, %zmm23
	vaddps	%zmm5, %zmm22, %zmm22
	vaddps	%zmm4, %zmm21, %zmm21
	vmovups	-128(%rsp), %zmm20
	vaddps	%zmm3, %zmm20, %zmm20
	vmovups	-64(%rsp), %zmm19
	vaddps	%zmm2, %zmm19, %zmm19
	vmovups	(%rsp), %zmm18
	vaddps	%zmm1, %zmm18, %zmm18
	vmovups	64(%rsp), %zmm17
	vaddps	%zmm0, %zmm17, %zmm17
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
	vmovups	%zmm1, (%rax)
	vmovups	%zmm2, 64(%rax)
	vmovups	%zmm3, 128(%rax)
	vmovups	%zmm4, 1536(%rax)
	vmovups	%zmm5, 1600(%rax)
	vmovups	%zmm6, 1664(%rax)
	vmovups	%zmm7, 3072(%rax)
	vmovups	%zmm17, 3136(%rax)
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
	vmovups	576(%rsp), %zmm0
	vaddps	%zmm24, %zmm0, %zmm0
	vmovups	%zmm0, 10880(%rax)
	addq	$33024, %r8
	addq	$264192, %r9
	movq	%r10, %r11
	cmpq	$860, %r10
	jge	.LBB2_7
.LBB2_3:
	vmovups	%zmm20, -128(%rsp)
	vmovups	%zmm19, -64(%rsp)
	vmovups	%zmm18, (%rsp)
	vmovups	%zmm17, 64(%rsp)
	vmovups	%zmm7, 128(%rsp)
	vmovups	%zmm6, 192(%rsp)
	vmovups	%zmm5, 256(%rsp)
	vmovups	%zmm4, 320(%rsp)
	vmovups	%zmm3, 384(%rsp)
	vmovups	%zmm2, 448(%rsp)
	vmovups	%zmm1, 512(%rsp)
	vmovups	%zmm0, 576(%rsp)
	vmovups	%zmm16, 640(%rsp)
	vmovups	%zmm15, 704(%rsp)
	vmovups	%zmm14, 768(%rsp)
	vmovups	%zmm13, 832(%rsp)
	vmovups	%zmm12, 896(%rsp)
	vmovups	%zmm11, 960(%rsp)
	vmovups	%zmm10, 1024(%rsp)
	vmovups	%zmm8, 1088(%rsp)
	vmovups	%zmm9, 1152(%rsp)
	leaq	172(%r11), %r10
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
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm24, %xmm24, %xmm24
	cmpq	%r10, %r11
	jge	.LBB2_6
	xorl	%ebx, %ebx
	.p2align	4
.LBB2_5:
	vmovups	-320(%r8,%rbx), %zmm16
	vmovups	-256(%r8,%rbx), %zmm17
	vmovups	-192(%r8,%rbx), %zmm18
	vbroadcastss	(%r9,%rbx,8), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm25
	vfmadd231ps	%zmm17, %zmm19, %zmm26
	vfmadd231ps	%zmm19, %zmm18, %zmm27
	vbroadcastss	4(%r9,%rbx,8), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm28
	vfmadd231ps	%zmm17, %zmm19, %zmm29
	vfmadd231ps	%zmm19, %zmm18, %zmm30
	vbroadcastss	8(%r9,%rbx,8), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm31
	vfmadd231ps	%zmm17, %zmm19, %zmm0
	vfmadd231ps	%zmm19, %zmm18, %zmm1
	vbroadcastss	12(%r9,%rbx,8), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm2
	vfmadd231ps	%zmm17, %zmm19, %zmm3
	vfmadd231ps	%zmm19, %zmm18, %zmm4
	vbroadcastss	16(%r9,%rbx,8), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm5
	vfmadd231ps	%zmm17, %zmm19, %zmm6
	vfmadd231ps	%zmm19, %zmm18, %zmm7
	vbroadcastss	20(%r9,%rbx,8), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm8
	vfmadd231ps	%zmm17, %zmm19, %zmm10
	vbroadcastss	24(%r9,%rbx,8), %zmm20
	vfmadd231ps	%zmm19, %zmm18, %zmm9
	vfmadd231ps	%zmm16, %zmm20, %zmm11
	vfmadd231ps	%zmm17, %zmm20, %zmm12
	vfmadd231ps	%zmm20, %zmm18, %zmm13
	vbroadcastss	28(%r9,%rbx,8), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm14
	vfmadd231ps	%zmm17, %zmm19, %zmm15
	vmovups	-128(%r8,%rbx), %zmm16
	vmovups	-64(%r8,%rbx), %zmm17
	vfmadd231ps	%zmm18, %zmm19, %zmm24
	vmovups	(%r8,%rbx), %zmm18
	vbroadcastss	1536(%r9,%rbx,8), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm25
	vfmadd231ps	%zmm17, %zmm19, %zmm26
	vfmadd231ps	%zmm19, %zmm18, %zmm27
	vbroadcastss	1540(%r9,%rbx,8), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm28
	vfmadd231ps	%zmm17, %zmm19, %zmm29
	vfmadd231ps	%zmm19, %zmm18, %zmm30
	vbroadcastss	1544(%r9,%rbx,8), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm31
	vfmadd231ps	%zmm17, %zmm19, %zmm0
	vfmadd231ps	%zmm19, %zmm18, %zmm1
	vbroadcastss	1548(%r9,%rbx,8), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm2
	vfmadd231ps	%zmm17, %zmm19, %zmm3
	vbroadcastss	1552(%r9,%rbx,8), %zmm20
	vfmadd231ps	%zmm19, %zmm18, %zmm4
	vfmadd231ps	%zmm16, %zmm20, %zmm5
	vfmadd231ps	%zmm17, %zmm20, %zmm6
	vfmadd231ps	%zmm20, %zmm18, %zmm7
	vbroadcastss	1556(%r9,%rbx,8), %zmm19
	prefetcht0	18432(%r9,%rbx,8)
	vfmadd231ps	%zmm16, %zmm19, %zmm8
	vfmadd231ps	%zmm17, %zmm19, %zmm10
	vfmadd231ps	%zmm19, %zmm18, %zmm9
	vbroadcastss	1560(%r9,%rbx,8), %zmm19
	prefetcht0	19968(%r9,%rbx,8)
	vfmadd231ps	%zmm16, %zmm19, %zmm11
	vfmadd231ps	%zmm17, %zmm19, %zmm12
	vfmadd231ps	%zmm19, %zmm18, %zmm13
	vbroadcastss	1564(%r9,%rbx,8), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm14
	vfmadd231ps	%zmm17, %zmm19, %zmm15
	vfmadd231ps	%zmm18, %zmm19, %zmm24
	addq	$2, %r11
	addq	$384, %rbx
	cmpq	%r10, %r11
	jl	.LBB2_5
	jmp	.LBB2_6
.LBB2_7:
	leaq	(%rdx,%rcx,4), %rcx
	addq	$165440, %rcx
	leaq	(%rdi,%rsi,4), %rdx
	addq	$1320960, %rdx
	movl	$860, %esi
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%edi, %edi
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
.LBB2_8:
	vmovups	-320(%rcx,%rdi), %zmm24
	vmovups	-256(%rcx,%rdi), %zmm25
	vmovups	-192(%rcx,%rdi), %zmm26
	vbroadcastss	(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	4(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	8(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vbroadcastss	12(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm14
	vfmadd231ps	%zmm25, %zmm27, %zmm13
	vfmadd231ps	%zmm27, %zmm26, %zmm12
	vbroadcastss	16(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm11
	vfmadd231ps	%zmm25, %zmm27, %zmm10
	vfmadd231ps	%zmm27, %zmm26, %zmm9
	vbroadcastss	20(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm8
	vfmadd231ps	%zmm25, %zmm27, %zmm7
	vbroadcastss	24(%rdx,%rdi,8), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm6
	vfmadd231ps	%zmm24, %zmm28, %zmm5
	vfmadd231ps	%zmm25, %zmm28, %zmm4
	vfmadd231ps	%zmm28, %zmm26, %zmm3
	vbroadcastss	28(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vmovups	-128(%rcx,%rdi), %zmm24
	vmovups	-64(%rcx,%rdi), %zmm25
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	vmovups	(%rcx,%rdi), %zmm26
	vbroadcastss	1536(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	1540(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	1544(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vbroadcastss	1548(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm14
	vfmadd231ps	%zmm25, %zmm27, %zmm13
	vbroadcastss	1552(%rdx,%rdi,8), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm12
	vfmadd231ps	%zmm24, %zmm28, %zmm11
	vfmadd231ps	%zmm25, %zmm28, %zmm10
	vfmadd231ps	%zmm28, %zmm26, %zmm9
	vbroadcastss	1556(%rdx,%rdi,8), %zmm27
	prefetcht0	18432(%rdx,%rdi,8)
	vfmadd231ps	%zmm24, %zmm27, %zmm8
	vfmadd231ps	%zmm25, %zmm27, %zmm7
	vfmadd231ps	%zmm27, %zmm26, %zmm6
	vbroadcastss	1560(%rdx,%rdi,8), %zmm27
	prefetcht0	19968(%rdx,%rdi,8)
	vfmadd231ps	%zmm24, %zmm27, %zmm5
	vfmadd231ps	%zmm25, %zmm27, %zmm4
	vfmadd231ps	%zmm27, %zmm26, %zmm3
	vbroadcastss	1564(%rdx,%rdi,8), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	addq	$2, %rsi
	addq	$384, %rdi
	cmpq	$1024, %rsi
	jl	.LBB2_8
	vaddps	(%rax), %zmm23, %zmm23
	vmovups	%zmm23, (%rax)
	vaddps	64(%rax), %zmm22, %zmm22
	vmovups	%zmm22, 64(%rax)
	vaddps	128(%rax), %zmm21, %zmm21
	vmovups	%zmm21, 128(%rax)
	vaddps	1536(%rax), %zmm20, %zmm20
	vmovups	%zmm20, 1536(%rax)
	vaddps	1600(%rax), %zmm19, %zmm19
	vmovups	%zmm19, 1600(%rax)
	vaddps	1664(%rax), %zmm18, %zmm18
	vmovups	%zmm18, 1664(%rax)
	vaddps	3072(%rax), %zmm17, %zmm17
	vmovups	%zmm17, 3072(%rax)
	vaddps	3136(%rax), %zmm16, %zmm16
	vmovups	%zmm16, 3136(%rax)
	vaddps	3200(%rax), %zmm15, %zmm15
	vmovups	%zmm15, 3200(%rax)
	vaddps	4608(%rax), %zmm14, %zmm14
	vmovups	%zmm14, 4608(%rax)
	vaddps	4672(%rax), %zmm13, %zmm13
	vmovups	%zmm13, 4672(%rax)
	vaddps	4736(%rax), %zmm12, %zmm12
	vmovups	%zmm12, 4736(%rax)
	vaddps	6144(%rax), %zmm11, %zmm11
	vmovups	%zmm11, 6144(%rax)
	vaddps	6208(%rax), %zmm10, %zmm10
	vmovups	%zmm10, 6208(%rax)
	vaddps	6272(%rax), %zmm9, %zmm9
	vmovups	%zmm9, 6272(%rax)
	vaddps	7680(%rax), %zmm8, %zmm8
	vmovups	%zmm8, 7680(%rax)
	vaddps	7744(%rax), %zmm7, %zmm7
	vmovups	%zmm7, 7744(%rax)
	vaddps	7808(%rax), %zmm6, %zmm6
	vmovups	%zmm6, 7808(%rax)
	vaddps	9216(%rax), %zmm5, %zmm5
	vmovups	%zmm5, 9216(%rax)
	vaddps	9280(%rax), %zmm4, %zmm4
	vmovups	%zmm4, 9280(%rax)
	vaddps	9344(%rax), %zmm3, %zmm3
	vmovups	%zmm3, 9344(%rax)
	vaddps	10752(%rax), %zmm2, %zmm2
	vmovups	%zmm2, 10752(%rax)
	vaddps	10816(%rax), %zmm1, %zmm1
	vmovups	%zmm1, 10816(%rax)
	vaddps	10880(%rax), %zmm0, %zmm0
	vmovups	%zmm0, 10880(%rax)
	addq	$1216, %rsp
	popq	%rbx
	vzeroupper
	retq
.Lfunc_end2:
	.size	matmul_4455a1e06194fa8f.mma2, .Lfunc_end2-matmul_4455a1e06194fa8f.mma2

	.section	".note.GNU-stack","",@progbits
