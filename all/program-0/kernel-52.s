	.file	"matmul_7116aed1f16030ea"
	.text
	.globl	matmul_7116aed1f16030ea
	.p2align	4
	.type	matmul_7116aed1f16030ea,@function
matmul_7116aed1f16030ea:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1048, %rsp
	movq	%rdx, 360(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_23
	movq	%rsi, %r9
	movq	(%rdi), %rax
	movq	16(%rdi), %r8
	movq	16(%rax), %rdi
	movq	32(%rax), %rcx
	movq	%rcx, 8(%rsp)
	movq	64(%rax), %r10
	movq	112(%rax), %r11
	movq	120(%rax), %rbx
	movq	128(%rax), %rdx
	shlq	$6, %rsi
	leaq	(%rsi,%rsi,8), %rsi
	leaq	(%rdx,%rsi), %r14
	addq	$64, %r14
	leaq	(%rbx,%rsi), %r15
	addq	$128, %r15
	leaq	(%r11,%rsi), %r12
	addq	$128, %r12
	addq	%rsi, %rbx
	addq	%rsi, %r11
	leaq	(%rcx,%rsi), %r13
	leaq	(%rdx,%rsi), %rbp
	addq	$128, %rbp
	leaq	(%rdi,%rsi), %rdx
	addq	$128, %rdx
	addq	%rsi, %rdi
	leaq	(%r10,%rsi), %rcx
	addq	$128, %rcx
	movq	%rcx, 72(%rsp)
	addq	%rsi, %r10
	movq	8(%rsp), %rcx
	addq	%rsi, %rcx
	addq	$128, %rcx
	movq	%rcx, 64(%rsp)
	movq	%rdx, %rsi
	movq	(%rax), %rcx
	movq	%rcx, 208(%rsp)
	movq	8(%rax), %rcx
	movq	%rcx, 200(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, 352(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 344(%rsp)
	movq	48(%rax), %rcx
	movq	%rcx, 336(%rsp)
	movq	56(%rax), %rcx
	movq	%rcx, 328(%rsp)
	movq	72(%rax), %rcx
	movq	%rcx, 320(%rsp)
	movq	80(%rax), %rcx
	movq	%rcx, 312(%rsp)
	movq	88(%rax), %rcx
	movq	%rcx, 304(%rsp)
	movq	96(%rax), %rcx
	movq	%rcx, 296(%rsp)
	movq	104(%rax), %rax
	movq	%rax, 288(%rsp)
	leaq	64(%r8), %rax
	movq	%rax, 280(%rsp)
	movq	%r8, 264(%rsp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_22:
	movq	440(%rsp), %r9
	incq	%r9
	movq	408(%rsp), %r14
	addq	$576, %r14
	movq	400(%rsp), %r15
	addq	$576, %r15
	movq	392(%rsp), %r12
	addq	$576, %r12
	movq	416(%rsp), %rbx
	addq	$576, %rbx
	movq	424(%rsp), %r11
	addq	$576, %r11
	movq	80(%rsp), %rdi
	addq	$576, %rdi
	movq	432(%rsp), %r10
	addq	$576, %r10
	movq	384(%rsp), %r13
	addq	$576, %r13
	movq	376(%rsp), %rbp
	addq	$576, %rbp
	movq	368(%rsp), %rsi
	addq	$576, %rsi
	addq	$576, 72(%rsp)
	addq	$576, 64(%rsp)
	cmpq	360(%rsp), %r9
	jge	.LBB0_23
.LBB0_2:
	movq	%r9, %rdx
	movabsq	$-6148914691236517205, %rax
	mulxq	%rax, %rax, %rax
	shrq	%rax
	leaq	(%rax,%rax,2), %rdx
	movq	%r9, 440(%rsp)
	movq	%r9, %rcx
	subq	%rdx, %rcx
	leaq	(%rcx,%rcx,2), %r9
	cmpq	$5, %r9
	movl	$5, %edx
	cmovlq	%r9, %rdx
	addq	$3, %rdx
	movq	%rdx, 56(%rsp)
	cmpq	%rdx, %r9
	movq	%rdi, 80(%rsp)
	movq	%r10, 432(%rsp)
	movq	%r11, 424(%rsp)
	movq	%rbx, 416(%rsp)
	movq	%r14, 408(%rsp)
	movq	%r15, 400(%rsp)
	movq	%r12, 392(%rsp)
	movq	%r13, 384(%rsp)
	movq	%rbp, 376(%rsp)
	movq	%rsi, 368(%rsp)
	jge	.LBB0_22
	imulq	$145728, %rax, %rdi
	leaq	(%rdi,%rbp), %rdx
	movq	%rdx, 184(%rsp)
	leaq	(%rsi,%rdi), %rdx
	movq	%rdx, 176(%rsp)
	movq	72(%rsp), %rdx
	addq	%rdi, %rdx
	movq	%rdx, 168(%rsp)
	movq	64(%rsp), %rdx
	leaq	(%rdx,%rdi), %rdx
	movq	%rdx, 160(%rsp)
	leaq	(%rbx,%rdi), %rdx
	movq	%rdx, 152(%rsp)
	leaq	(%r11,%rdi), %rdx
	movq	%rdx, 144(%rsp)
	movq	80(%rsp), %rdx
	leaq	(%rdx,%rdi), %rdx
	movq	%rdx, 136(%rsp)
	leaq	(%r10,%rdi), %rdx
	movq	%rdx, 128(%rsp)
	leaq	(%r13,%rdi), %rdx
	movq	%rdx, 120(%rsp)
	leaq	(%r14,%rdi), %rdx
	movq	%rdx, 112(%rsp)
	leaq	(%r15,%rdi), %rdx
	movq	%rdx, 104(%rsp)
	addq	%r12, %rdi
	movq	%rdi, 192(%rsp)
	imulq	$-13824, %rax, %rdx
	shlq	$4, %rcx
	leaq	(%rcx,%rcx,8), %rcx
	subq	%rcx, %rdx
	movq	%rdx, 448(%rsp)
	movq	%rax, %rcx
	shlq	$5, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	movq	%rcx, 48(%rsp)
	leaq	(,%rax,4), %rax
	leaq	(%rax,%rax,2), %rcx
	movq	%rcx, 40(%rsp)
	leaq	12(%rax,%rax,2), %rdx
	movq	$0, 24(%rsp)
	movq	%r9, 32(%rsp)
	movq	%r9, 8(%rsp)
	movq	%rdx, 272(%rsp)
	jmp	.LBB0_4
	.p2align	4
.LBB0_7:
	movq	8(%rsp), %rax
	incq	%rax
	addq	$48, 24(%rsp)
	movq	%rax, 8(%rsp)
	cmpq	56(%rsp), %rax
	jge	.LBB0_8
.LBB0_4:
	cmpq	%rdx, 40(%rsp)
	movq	208(%rsp), %r12
	movq	200(%rsp), %r13
	jge	.LBB0_7
	movq	8(%rsp), %rax
	shlq	$15, %rax
	leaq	(%rax,%rax,2), %rbp
	movq	48(%rsp), %rbx
	movq	24(%rsp), %r14
	movq	40(%rsp), %r15
	.p2align	4
.LBB0_6:
	movq	%r12, %rdi
	movq	%rbx, %rsi
	movq	%r13, %rdx
	movq	%rbp, %rcx
	movq	%r14, %r9
	vzeroupper
	callq	matmul_7116aed1f16030ea.mma1
	movq	272(%rsp), %rdx
	movq	264(%rsp), %r8
	incq	%r15
	addq	$1152, %r14
	addq	$8, %rbx
	cmpq	%rdx, %r15
	jl	.LBB0_6
	jmp	.LBB0_7
	.p2align	4
.LBB0_8:
	movq	32(%rsp), %rcx
	cmpq	56(%rsp), %rcx
	jge	.LBB0_22
	movq	344(%rsp), %rax
	vmovss	(%rax), %xmm0
	movq	336(%rsp), %rax
	vmovss	(%rax), %xmm1
	movq	320(%rsp), %rax
	vmovss	(%rax), %xmm2
	movq	312(%rsp), %rax
	vmovss	(%rax), %xmm3
	movq	352(%rsp), %rax
	vmovss	(%rax), %xmm4
	movq	288(%rsp), %rax
	vmovss	(%rax), %xmm5
	movq	304(%rsp), %rax
	vmovss	(%rax), %xmm6
	movq	296(%rsp), %rax
	vmovss	(%rax), %xmm7
	movq	328(%rsp), %rax
	movzbl	(%rax), %eax
	vbroadcastss	%xmm0, %zmm10
	vbroadcastss	%xmm1, %zmm11
	negb	%al
	movl	$0, %eax
	sbbl	%eax, %eax
	kmovd	%eax, %k1
	vbroadcastss	%xmm2, %zmm12
	vbroadcastss	%xmm3, %zmm13
	vbroadcastss	%xmm4, %zmm14
	vbroadcastss	%xmm5, %zmm15
	vbroadcastss	%xmm6, %zmm16
	vbroadcastss	%xmm7, %zmm17
	movq	%r8, 96(%rsp)
	movq	280(%rsp), %rax
	movq	%rax, 88(%rsp)
	vmovups	%zmm10, 976(%rsp)
	vmovups	%zmm11, 912(%rsp)
	kmovw	%k1, 22(%rsp)
	vmovups	%zmm12, 848(%rsp)
	vmovups	%zmm13, 784(%rsp)
	vmovups	%zmm14, 720(%rsp)
	vmovups	%zmm15, 656(%rsp)
	vmovups	%zmm16, 592(%rsp)
	vmovups	%zmm17, 528(%rsp)
	jmp	.LBB0_10
	.p2align	4
.LBB0_21:
	movq	32(%rsp), %rcx
	incq	%rcx
	addq	$192, 112(%rsp)
	addq	$192, 104(%rsp)
	addq	$192, 192(%rsp)
	addq	$192, 152(%rsp)
	addq	$192, 144(%rsp)
	addq	$192, 136(%rsp)
	addq	$192, 128(%rsp)
	addq	$192, 120(%rsp)
	addq	$192, 88(%rsp)
	addq	$192, 184(%rsp)
	addq	$192, 176(%rsp)
	addq	$192, 168(%rsp)
	addq	$192, 160(%rsp)
	addq	$192, 96(%rsp)
	cmpq	56(%rsp), %rcx
	jge	.LBB0_22
.LBB0_10:
	movq	%rcx, 32(%rsp)
	cmpq	%rdx, 40(%rsp)
	jge	.LBB0_21
	movq	32(%rsp), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	addq	448(%rsp), %rcx
	movq	%rcx, 456(%rsp)
	shlq	$15, %rax
	addq	$49152, %rax
	movq	%rax, 464(%rsp)
	movq	96(%rsp), %rbx
	movq	160(%rsp), %r14
	movq	168(%rsp), %r15
	movq	176(%rsp), %r12
	movq	184(%rsp), %r13
	movq	88(%rsp), %rcx
	movq	120(%rsp), %rax
	movq	%rax, 248(%rsp)
	movq	128(%rsp), %rax
	movq	%rax, 240(%rsp)
	movq	136(%rsp), %rax
	movq	%rax, 232(%rsp)
	movq	144(%rsp), %rax
	movq	%rax, 224(%rsp)
	movq	152(%rsp), %rax
	movq	%rax, 216(%rsp)
	movq	192(%rsp), %r9
	movq	104(%rsp), %rbp
	movq	112(%rsp), %r10
	movq	40(%rsp), %r11
	.p2align	4
.LBB0_12:
	movq	%rcx, 24(%rsp)
	leaq	(,%r11,8), %rsi
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	movq	208(%rsp), %rdi
	movq	200(%rsp), %rdx
	.p2align	4
.LBB0_13:
	prefetcht0	-128(%r9,%rax)
	prefetcht0	-64(%r9,%rax)
	prefetcht0	(%r9,%rax)
	prefetcht0	-128(%rbp,%rax)
	prefetcht0	-64(%rbp,%rax)
	prefetcht0	(%rbp,%rax)
	prefetcht0	-64(%r10,%rax)
	prefetcht0	(%r10,%rax)
	prefetcht0	64(%r10,%rax)
	incq	%rcx
	addq	$1536, %rax
	cmpq	$8, %rcx
	jl	.LBB0_13
	addq	$393216, %rsi
	movq	%r9, 48(%rsp)
	movq	%r11, 472(%rsp)
	leaq	(%r11,%r11,8), %r9
	shlq	$7, %r9
	addq	456(%rsp), %r9
	movq	464(%rsp), %rcx
	movq	%r10, 256(%rsp)
	vzeroupper
	callq	matmul_7116aed1f16030ea.mma2
	movq	%rbx, 520(%rsp)
	movq	%rbx, %rax
	movq	%r14, 512(%rsp)
	movq	%r14, %rcx
	movq	%r15, 504(%rsp)
	movq	%r15, %rdx
	movq	%r12, 496(%rsp)
	movq	%r12, %rsi
	movq	48(%rsp), %rdi
	movq	%rbp, 480(%rsp)
	movq	%rbp, %r8
	movq	%r13, 488(%rsp)
	movq	%r13, %r9
	movq	24(%rsp), %r10
	movq	248(%rsp), %r11
	movq	240(%rsp), %r12
	movq	232(%rsp), %r13
	movq	224(%rsp), %rbp
	movq	216(%rsp), %r15
	movq	256(%rsp), %rbx
	xorl	%r14d, %r14d
	vmovups	976(%rsp), %zmm10
	vmovups	912(%rsp), %zmm11
	kmovw	22(%rsp), %k1
	vmovups	848(%rsp), %zmm12
	vmovups	784(%rsp), %zmm13
	vmovups	720(%rsp), %zmm14
	vmovups	656(%rsp), %zmm15
	vmovups	592(%rsp), %zmm16
	vmovups	528(%rsp), %zmm17
	.p2align	4
.LBB0_15:
	movq	%r14, 8(%rsp)
	xorl	%r14d, %r14d
	.p2align	4
.LBB0_16:
	vmovups	-64(%r10,%r14,4), %zmm0
	vmovups	(%r10,%r14,4), %zmm1
	vmovups	(%r11,%r14,4), %zmm2
	vmovups	64(%r11,%r14,4), %zmm3
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
	vmulps	(%r12,%r14,4), %zmm12, %zmm2
	vmulps	64(%r12,%r14,4), %zmm12, %zmm3
	vmulps	%zmm13, %zmm0, %zmm6
	vmulps	%zmm13, %zmm1, %zmm7
	vmulps	%zmm0, %zmm6, %zmm0
	vaddps	%zmm0, %zmm2, %zmm0
	vmulps	%zmm1, %zmm7, %zmm1
	vaddps	%zmm1, %zmm3, %zmm1
	vmulps	(%r13,%r14,4), %zmm14, %zmm2
	vmulps	64(%r13,%r14,4), %zmm14, %zmm3
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
	vmovups	%zmm4, (%rbp,%r14,4)
	vmovups	%zmm5, 64(%rbp,%r14,4)
	vmovups	%zmm0, (%r15,%r14,4)
	vmovups	%zmm1, 64(%r15,%r14,4)
	vmovups	%zmm2, -64(%rbx,%r14,4)
	vmovups	%zmm3, (%rbx,%r14,4)
	addq	$32, %r14
	cmpq	$32, %r14
	jl	.LBB0_16
	movl	$32, %r14d
	.p2align	4
.LBB0_18:
	vmovups	(%rax,%r14,4), %zmm0
	vmovups	-128(%rcx,%r14,4), %zmm1
	vsubps	%zmm1, %zmm0, %zmm2
	vmulps	%zmm2, %zmm10, %zmm3
	vmulps	%zmm11, %zmm2, %zmm2
	vsubps	%zmm2, %zmm0, %zmm2
	vmulps	-128(%rdx,%r14,4), %zmm12, %zmm4
	vmulps	%zmm13, %zmm0, %zmm5
	vmulps	%zmm0, %zmm5, %zmm0
	vaddps	%zmm0, %zmm4, %zmm0
	vmulps	-128(%rsi,%r14,4), %zmm14, %zmm4
	vsqrtps	%zmm0, %zmm5
	vaddps	%zmm3, %zmm1, %zmm2 {%k1}
	vmulps	%zmm15, %zmm2, %zmm1
	vdivps	%zmm16, %zmm5, %zmm3
	vaddps	%zmm17, %zmm3, %zmm3
	vdivps	%zmm3, %zmm1, %zmm1
	vaddps	%zmm1, %zmm4, %zmm1
	vmovups	%zmm2, -128(%rdi,%r14,4)
	vmovups	%zmm0, -128(%r8,%r14,4)
	vmovups	%zmm1, -128(%r9,%r14,4)
	addq	$16, %r14
	cmpq	$48, %r14
	jl	.LBB0_18
	movq	8(%rsp), %r14
	incq	%r14
	addq	$1536, %rbx
	addq	$1536, %r15
	addq	$1536, %rbp
	addq	$1536, %r13
	addq	$1536, %r12
	addq	$1536, %r11
	addq	$576, %r10
	addq	$1536, %r9
	addq	$1536, %r8
	addq	$1536, %rdi
	addq	$1536, %rsi
	addq	$1536, %rdx
	addq	$1536, %rcx
	addq	$576, %rax
	cmpq	$8, %r14
	jl	.LBB0_15
	movq	472(%rsp), %r11
	incq	%r11
	movq	256(%rsp), %r10
	addq	$12288, %r10
	movq	480(%rsp), %rbp
	addq	$12288, %rbp
	movq	48(%rsp), %r9
	addq	$12288, %r9
	addq	$12288, 216(%rsp)
	addq	$12288, 224(%rsp)
	addq	$12288, 232(%rsp)
	addq	$12288, 240(%rsp)
	addq	$12288, 248(%rsp)
	movq	24(%rsp), %rcx
	addq	$4608, %rcx
	movq	488(%rsp), %r13
	addq	$12288, %r13
	movq	496(%rsp), %r12
	addq	$12288, %r12
	movq	504(%rsp), %r15
	addq	$12288, %r15
	movq	512(%rsp), %r14
	addq	$12288, %r14
	movq	520(%rsp), %rbx
	addq	$4608, %rbx
	movq	272(%rsp), %rdx
	cmpq	%rdx, %r11
	movq	264(%rsp), %r8
	jl	.LBB0_12
	jmp	.LBB0_21
.LBB0_23:
	addq	$1048, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	matmul_7116aed1f16030ea, .Lfunc_end0-matmul_7116aed1f16030ea

	.p2align	4
	.type	matmul_7116aed1f16030ea.mma1,@function
matmul_7116aed1f16030ea.mma1:
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
	vmovups	%zmm1, 576(%r8,%r9,4)
	vmovups	%zmm0, 640(%r8,%r9,4)
	vmovups	%zmm18, 704(%r8,%r9,4)
	vmovups	%zmm17, 1152(%r8,%r9,4)
	vmovups	%zmm16, 1216(%r8,%r9,4)
	vmovups	%zmm28, 1280(%r8,%r9,4)
	vmovups	%zmm27, 1728(%r8,%r9,4)
	vmovups	%zmm26, 1792(%r8,%r9,4)
	vmovups	%zmm25, 1856(%r8,%r9,4)
	vmovups	%zmm24, -128(%rsp)
	vmovups	%zmm24, 2304(%r8,%r9,4)
	vmovups	%zmm23, -64(%rsp)
	vmovups	%zmm23, 2368(%r8,%r9,4)
	vmovups	%zmm22, (%rsp)
	vmovups	%zmm22, 2432(%r8,%r9,4)
	vmovups	%zmm21, 64(%rsp)
	vmovups	%zmm21, 2880(%r8,%r9,4)
	vmovups	%zmm20, 128(%rsp)
	vmovups	%zmm20, 2944(%r8,%r9,4)
	vmovups	%zmm19, 192(%rsp)
	vmovups	%zmm19, 3008(%r8,%r9,4)
	vmovups	%zmm15, 3456(%r8,%r9,4)
	vmovups	%zmm14, 3520(%r8,%r9,4)
	vmovups	%zmm13, 3584(%r8,%r9,4)
	vmovups	%zmm12, 4032(%r8,%r9,4)
	vmovups	%zmm10, 4096(%r8,%r9,4)
	vmovups	%zmm11, 4160(%r8,%r9,4)
	vmovups	(%r8,%r9,4), %zmm7
	vmovups	64(%r8,%r9,4), %zmm8
	vmovups	128(%r8,%r9,4), %zmm9
	vmovups	576(%r8,%r9,4), %zmm19
	leaq	(%r8,%r9,4), %rax
	vmovups	640(%r8,%r9,4), %zmm20
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
	vmovups	%zmm19, 576(%rax)
	vmovups	%zmm20, 640(%rax)
	vmovups	%zmm18, 704(%rax)
	vmovups	%zmm17, 1152(%rax)
	vmovups	%zmm16, 1216(%rax)
	vmovups	%zmm28, 1280(%rax)
	vmovups	%zmm27, 1728(%rax)
	vmovups	%zmm26, 1792(%rax)
	vmovups	%zmm0, 1856(%rax)
	vmovups	%zmm1, -128(%rsp)
	vmovups	%zmm1, 2304(%rax)
	vmovups	%zmm2, -64(%rsp)
	vmovups	%zmm2, 2368(%rax)
	vmovups	%zmm3, (%rsp)
	vmovups	%zmm3, 2432(%rax)
	vmovups	%zmm4, 64(%rsp)
	vmovups	%zmm4, 2880(%rax)
	vmovups	%zmm5, 128(%rsp)
	vmovups	%zmm5, 2944(%rax)
	vmovups	%zmm6, 192(%rsp)
	vmovups	%zmm6, 3008(%rax)
	vmovups	%zmm15, 3456(%rax)
	vmovups	%zmm14, 3520(%rax)
	vmovups	%zmm13, 3584(%rax)
	vmovups	%zmm12, 4032(%rax)
	vmovups	%zmm10, 4096(%rax)
	vmovups	1088(%rsp), %zmm11
	vaddps	%zmm24, %zmm11, %zmm11
	vmovups	%zmm11, 4160(%rax)
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
	vaddps	576(%rax), %zmm20, %zmm20
	vmovups	%zmm20, 576(%rax)
	vaddps	640(%rax), %zmm19, %zmm19
	vmovups	%zmm19, 640(%rax)
	vaddps	704(%rax), %zmm18, %zmm18
	vmovups	%zmm18, 704(%rax)
	vaddps	1152(%rax), %zmm17, %zmm17
	vmovups	%zmm17, 1152(%rax)
	vaddps	1216(%rax), %zmm16, %zmm16
	vmovups	%zmm16, 1216(%rax)
	vaddps	1280(%rax), %zmm15, %zmm15
	vmovups	%zmm15, 1280(%rax)
	vaddps	1728(%rax), %zmm14, %zmm14
	vmovups	%zmm14, 1728(%rax)
	vaddps	1792(%rax), %zmm13, %zmm13
	vmovups	%zmm13, 1792(%rax)
	vaddps	1856(%rax), %zmm12, %zmm12
	vmovups	%zmm12, 1856(%rax)
	vaddps	2304(%rax), %zmm11, %zmm11
	vmovups	%zmm11, 2304(%rax)
	vaddps	2368(%rax), %zmm10, %zmm10
	vmovups	%zmm10, 2368(%rax)
	vaddps	2432(%rax), %zmm9, %zmm9
	vmovups	%zmm9, 2432(%rax)
	vaddps	2880(%rax), %zmm8, %zmm8
	vmovups	%zmm8, 2880(%rax)
	vaddps	2944(%rax), %zmm7, %zmm7
	vmovups	%zmm7, 2944(%rax)
	vaddps	3008(%rax), %zmm6, %zmm6
	vmovups	%zmm6, 3008(%rax)
	vaddps	3456(%rax), %zmm5, %zmm5
	vmovups	%zmm5, 3456(%rax)
	vaddps	3520(%rax), %zmm4, %zmm4
	vmovups	%zmm4, 3520(%rax)
	vaddps	3584(%rax), %zmm3, %zmm3
	vmovups	%zmm3, 3584(%rax)
	vaddps	4032(%rax), %zmm2, %zmm2
	vmovups	%zmm2, 4032(%rax)
	vaddps	4096(%rax), %zmm1, %zmm1
	vmovups	%zmm1, 4096(%rax)
	vaddps	4160(%rax), %zmm0, %zmm0
	vmovups	%zmm0, 4160(%rax)
	addq	$1216, %rsp
	popq	%rbx
	vzeroupper
	retq
.Lfunc_end1:
	.size	matmul_7116aed1f16030ea.mma1, .Lfunc_end1-matmul_7116aed1f16030ea.mma1

	.p2align	4
	.type	matmul_7116aed1f16030ea.mma2,@function
matmul_7116aed1f16030ea.mma2:
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
	vaddps	576(%r8,%r9,4), %zmm20, %zmm20
	vmovups	%zmm20, 576(%r8,%r9,4)
	vaddps	640(%r8,%r9,4), %zmm19, %zmm19
	vmovups	%zmm19, 640(%r8,%r9,4)
	vaddps	704(%r8,%r9,4), %zmm18, %zmm18
	vmovups	%zmm18, 704(%r8,%r9,4)
	vaddps	1152(%r8,%r9,4), %zmm17, %zmm17
	vmovups	%zmm17, 1152(%r8,%r9,4)
	vaddps	1216(%r8,%r9,4), %zmm16, %zmm16
	vmovups	%zmm16, 1216(%r8,%r9,4)
	vaddps	1280(%r8,%r9,4), %zmm15, %zmm15
	vmovups	%zmm15, 1280(%r8,%r9,4)
	vaddps	1728(%r8,%r9,4), %zmm14, %zmm14
	vmovups	%zmm14, 1728(%r8,%r9,4)
	vaddps	1792(%r8,%r9,4), %zmm13, %zmm13
	vmovups	%zmm13, 1792(%r8,%r9,4)
	vaddps	1856(%r8,%r9,4), %zmm12, %zmm12
	vmovups	%zmm12, 1856(%r8,%r9,4)
	vaddps	2304(%r8,%r9,4), %zmm11, %zmm11
	vmovups	%zmm11, 2304(%r8,%r9,4)
	vaddps	2368(%r8,%r9,4), %zmm10, %zmm10
	vmovups	%zmm10, 2368(%r8,%r9,4)
	vaddps	2432(%r8,%r9,4), %zmm9, %zmm9
	vmovups	%zmm9, 2432(%r8,%r9,4)
	vaddps	2880(%r8,%r9,4), %zmm8, %zmm8
	vmovups	%zmm8, 2880(%r8,%r9,4)
	vaddps	2944(%r8,%r9,4), %zmm7, %zmm10
	vmovups	%zmm10, 2944(%r8,%r9,4)
	vaddps	3008(%r8,%r9,4), %zmm6, %zmm11
	vmovups	%zmm11, 3008(%r8,%r9,4)
	vaddps	3456(%r8,%r9,4), %zmm5, %zmm12
	vmovups	%zmm12, 3456(%r8,%r9,4)
	vaddps	3520(%r8,%r9,4), %zmm4, %zmm13
	vmovups	%zmm13, 3520(%r8,%r9,4)
	vaddps	3584(%r8,%r9,4), %zmm3, %zmm14
	vmovups	%zmm14, 3584(%r8,%r9,4)
	vaddps	4032(%r8,%r9,4), %zmm2, %zmm15
	vmovups	%zmm15, 4032(%r8,%r9,4)
	vaddps	4096(%r8,%r9,4), %zmm1, %zmm16
	vmovups	%zmm16, 4096(%r8,%r9,4)
	vaddps	4160(%r8,%r9,4), %zmm0, %zmm0
	vmovups	%zmm0, 4160(%r8,%r9,4)
	vmovups	(%r8,%r9,4), %zmm1
	vmovups	64(%r8,%r9,4), %zmm2
	vmovups	128(%r8,%r9,4), %zmm3
	vmovups	576(%r8,%r9,4), %zmm4
	vmovups	640(%r8,%r9,4), %zmm5
	vmovups	704(%r8,%r9,4), %zmm6
	vmovups	1152(%r8,%r9,4), %zmm7
	vmovups	1216(%r8,%r9,4), %zmm17
	vmovups	1280(%r8,%r9,4), %zmm18
	vmovups	1728(%r8,%r9,4), %zmm19
	vmovups	1792(%r8,%r9,4), %zmm20
	vmovups	1856(%r8,%r9,4), %zmm21
	vmovups	2304(%r8,%r9,4), %zmm22
	leaq	(%r8,%r9,4), %rax
	vmovups	2368(%r8,%r9,4), %zmm23
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
	vmovups	%zmm4, 576(%rax)
	vmovups	%zmm5, 640(%rax)
	vmovups	%zmm6, 704(%rax)
	vmovups	%zmm7, 1152(%rax)
	vmovups	%zmm17, 1216(%rax)
	vmovups	%zmm18, 1280(%rax)
	vmovups	%zmm19, 1728(%rax)
	vmovups	%zmm20, 1792(%rax)
	vmovups	%zmm21, 1856(%rax)
	vmovups	%zmm22, 2304(%rax)
	vmovups	%zmm23, 2368(%rax)
	vmovups	%zmm9, 2432(%rax)
	vmovups	%zmm8, 2880(%rax)
	vmovups	%zmm10, 2944(%rax)
	vmovups	%zmm11, 3008(%rax)
	vmovups	%zmm12, 3456(%rax)
	vmovups	%zmm13, 3520(%rax)
	vmovups	%zmm14, 3584(%rax)
	vmovups	%zmm15, 4032(%rax)
	vmovups	%zmm16, 4096(%rax)
	vmovups	576(%rsp), %zmm0
	vaddps	%zmm24, %zmm0, %zmm0
	vmovups	%zmm0, 4160(%rax)
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
	vaddps	576(%rax), %zmm20, %zmm20
	vmovups	%zmm20, 576(%rax)
	vaddps	640(%rax), %zmm19, %zmm19
	vmovups	%zmm19, 640(%rax)
	vaddps	704(%rax), %zmm18, %zmm18
	vmovups	%zmm18, 704(%rax)
	vaddps	1152(%rax), %zmm17, %zmm17
	vmovups	%zmm17, 1152(%rax)
	vaddps	1216(%rax), %zmm16, %zmm16
	vmovups	%zmm16, 1216(%rax)
	vaddps	1280(%rax), %zmm15, %zmm15
	vmovups	%zmm15, 1280(%rax)
	vaddps	1728(%rax), %zmm14, %zmm14
	vmovups	%zmm14, 1728(%rax)
	vaddps	1792(%rax), %zmm13, %zmm13
	vmovups	%zmm13, 1792(%rax)
	vaddps	1856(%rax), %zmm12, %zmm12
	vmovups	%zmm12, 1856(%rax)
	vaddps	2304(%rax), %zmm11, %zmm11
	vmovups	%zmm11, 2304(%rax)
	vaddps	2368(%rax), %zmm10, %zmm10
	vmovups	%zmm10, 2368(%rax)
	vaddps	2432(%rax), %zmm9, %zmm9
	vmovups	%zmm9, 2432(%rax)
	vaddps	2880(%rax), %zmm8, %zmm8
	vmovups	%zmm8, 2880(%rax)
	vaddps	2944(%rax), %zmm7, %zmm7
	vmovups	%zmm7, 2944(%rax)
	vaddps	3008(%rax), %zmm6, %zmm6
	vmovups	%zmm6, 3008(%rax)
	vaddps	3456(%rax), %zmm5, %zmm5
	vmovups	%zmm5, 3456(%rax)
	vaddps	3520(%rax), %zmm4, %zmm4
	vmovups	%zmm4, 3520(%rax)
	vaddps	3584(%rax), %zmm3, %zmm3
	vmovups	%zmm3, 3584(%rax)
	vaddps	4032(%rax), %zmm2, %zmm2
	vmovups	%zmm2, 4032(%rax)
	vaddps	4096(%rax), %zmm1, %zmm1
	vmovups	%zmm1, 4096(%rax)
	vaddps	4160(%rax), %zmm0, %zmm0
	vmovups	%zmm0, 4160(%rax)
	addq	$1216, %rsp
	popq	%rbx
	vzeroupper
	retq
.Lfunc_end2:
	.size	matmul_7116aed1f16030ea.mma2, .Lfunc_end2-matmul_7116aed1f16030ea.mma2

	.section	".note.GNU-stack","",@progbits
