	.file	"matmul_2737377541f00982"
	.text
	.globl	matmul_2737377541f00982
	.p2align	4
	.type	matmul_2737377541f00982,@function
matmul_2737377541f00982:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$1112, %rsp
	movq	%rdx, 464(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_21
	movq	(%rdi), %rax
	movq	16(%rax), %rdx
	movq	64(%rax), %r8
	movq	112(%rax), %r9
	movq	120(%rax), %r10
	movq	128(%rax), %r11
	movq	%rsi, %rcx
	shlq	$14, %rcx
	leaq	(%rcx,%rcx,8), %rcx
	leaq	(%r11,%rcx), %rbx
	addq	$128, %rbx
	movq	%rbx, 120(%rsp)
	leaq	128(%r10,%rcx), %rbx
	movq	%rbx, 112(%rsp)
	leaq	128(%r9,%rcx), %rbx
	movq	%rbx, 104(%rsp)
	leaq	64(%r11,%rcx), %rbx
	movq	%rbx, 96(%rsp)
	leaq	64(%r10,%rcx), %rbx
	movq	%rbx, 88(%rsp)
	leaq	64(%r9,%rcx), %rbx
	movq	%rbx, 80(%rsp)
	leaq	(%rdx,%rcx), %rbx
	addq	$64, %rbx
	movq	%rbx, 72(%rsp)
	addq	%rcx, %r11
	movq	%r11, 128(%rsp)
	addq	%rcx, %r10
	movq	%r10, 136(%rsp)
	addq	%rcx, %r9
	movq	%r9, 144(%rsp)
	addq	%rcx, %rdx
	movq	%rdx, 160(%rsp)
	leaq	(%r8,%rcx), %rdx
	addq	$64, %rdx
	movq	%rdx, 64(%rsp)
	addq	%rcx, %r8
	movq	%r8, 152(%rsp)
	movq	32(%rax), %rdx
	leaq	(%rdx,%rcx), %r8
	addq	$64, %r8
	movq	%r8, 48(%rsp)
	addq	%rcx, %rdx
	movq	%rdx, 56(%rsp)
	movq	16(%rdi), %r8
	movq	(%rax), %rdi
	movq	8(%rax), %rdx
	movq	24(%rax), %rcx
	movq	%rcx, 456(%rsp)
	movq	40(%rax), %rcx
	movq	%rcx, 448(%rsp)
	movq	48(%rax), %rcx
	movq	%rcx, 440(%rsp)
	movq	56(%rax), %rcx
	movq	%rcx, 432(%rsp)
	movq	72(%rax), %rcx
	movq	%rcx, 424(%rsp)
	movq	80(%rax), %rcx
	movq	%rcx, 416(%rsp)
	movq	88(%rax), %rcx
	movq	%rcx, 408(%rsp)
	movq	96(%rax), %rcx
	movq	%rcx, 400(%rsp)
	movq	104(%rax), %rax
	movq	%rax, 392(%rsp)
	movq	%rsi, %rax
	shlq	$5, %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 168(%rsp)
	leaq	64(%r8), %rax
	movq	%rax, 384(%rsp)
	movq	%r8, 16(%rsp)
	movq	%rdi, 40(%rsp)
	movq	%rdx, 32(%rsp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_20:
	movq	472(%rsp), %rsi
	incq	%rsi
	addq	$96, 168(%rsp)
	addq	$147456, 120(%rsp)
	addq	$147456, 112(%rsp)
	addq	$147456, 104(%rsp)
	addq	$147456, 96(%rsp)
	addq	$147456, 88(%rsp)
	addq	$147456, 80(%rsp)
	addq	$147456, 72(%rsp)
	addq	$147456, 64(%rsp)
	addq	$147456, 48(%rsp)
	addq	$147456, 128(%rsp)
	addq	$147456, 136(%rsp)
	addq	$147456, 144(%rsp)
	addq	$147456, 160(%rsp)
	addq	$147456, 152(%rsp)
	addq	$147456, 56(%rsp)
	cmpq	464(%rsp), %rsi
	jge	.LBB0_21
.LBB0_2:
	leaq	(,%rsi,4), %rax
	leaq	(%rax,%rax,2), %rcx
	movq	%rcx, 8(%rsp)
	leaq	(%rax,%rax,2), %r9
	addq	$12, %r9
	movq	%rsi, 472(%rsp)
	movq	%rsi, %rax
	shlq	$12, %rax
	leaq	(%rax,%rax,8), %rax
	negq	%rax
	movq	%rax, 480(%rsp)
	xorl	%r15d, %r15d
	xorl	%r12d, %r12d
	movq	%r9, 312(%rsp)
	jmp	.LBB0_3
	.p2align	4
.LBB0_6:
	incq	%r12
	addq	$48, %r15
	cmpq	$8, %r12
	jge	.LBB0_7
.LBB0_3:
	cmpq	%r9, 8(%rsp)
	jge	.LBB0_6
	movq	%r12, %rax
	shlq	$15, %rax
	leaq	(%rax,%rax,2), %rbp
	movq	168(%rsp), %rbx
	movq	%r15, %r14
	movq	8(%rsp), %r13
	.p2align	4
.LBB0_5:
	movq	40(%rsp), %rdi
	movq	%rbx, %rsi
	movq	32(%rsp), %rdx
	movq	%rbp, %rcx
	movq	16(%rsp), %r8
	movq	%r14, %r9
	vzeroupper
	callq	matmul_2737377541f00982.mma1
	movq	312(%rsp), %r9
	movq	32(%rsp), %rdx
	movq	40(%rsp), %rdi
	movq	16(%rsp), %r8
	incq	%r13
	addq	$3072, %r14
	addq	$8, %rbx
	cmpq	%r9, %r13
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
	movq	424(%rsp), %rcx
	vbroadcastss	(%rcx), %zmm12
	movq	416(%rsp), %rcx
	vbroadcastss	(%rcx), %zmm13
	movq	456(%rsp), %rcx
	vbroadcastss	(%rcx), %zmm14
	movq	392(%rsp), %rcx
	vbroadcastss	(%rcx), %zmm15
	sbbl	%eax, %eax
	kmovd	%eax, %k1
	movq	408(%rsp), %rax
	vbroadcastss	(%rax), %zmm16
	movq	400(%rsp), %rax
	vbroadcastss	(%rax), %zmm17
	movq	%r8, 304(%rsp)
	movq	56(%rsp), %rax
	movq	%rax, 296(%rsp)
	movq	152(%rsp), %rax
	movq	%rax, 288(%rsp)
	movq	160(%rsp), %rax
	movq	%rax, 280(%rsp)
	movq	144(%rsp), %rax
	movq	%rax, 272(%rsp)
	movq	136(%rsp), %rax
	movq	%rax, 264(%rsp)
	movq	128(%rsp), %rax
	movq	%rax, 256(%rsp)
	movq	384(%rsp), %rax
	movq	%rax, 248(%rsp)
	movq	48(%rsp), %rax
	movq	%rax, 240(%rsp)
	movq	64(%rsp), %rax
	movq	%rax, 232(%rsp)
	movq	72(%rsp), %rax
	movq	%rax, 224(%rsp)
	movq	80(%rsp), %rax
	movq	%rax, 216(%rsp)
	movq	88(%rsp), %rax
	movq	%rax, 208(%rsp)
	movq	96(%rsp), %rax
	movq	%rax, 200(%rsp)
	movq	104(%rsp), %rax
	movq	%rax, 192(%rsp)
	movq	112(%rsp), %rax
	movq	%rax, 184(%rsp)
	movq	120(%rsp), %rax
	movq	%rax, 176(%rsp)
	movq	$0, 24(%rsp)
	vmovups	%zmm10, 1040(%rsp)
	vmovups	%zmm11, 976(%rsp)
	vmovups	%zmm12, 912(%rsp)
	vmovups	%zmm13, 848(%rsp)
	vmovups	%zmm14, 784(%rsp)
	vmovups	%zmm15, 720(%rsp)
	kmovw	%k1, 6(%rsp)
	vmovups	%zmm16, 656(%rsp)
	vmovups	%zmm17, 592(%rsp)
	jmp	.LBB0_8
	.p2align	4
.LBB0_19:
	movq	24(%rsp), %rax
	incq	%rax
	addq	$192, 176(%rsp)
	addq	$192, 184(%rsp)
	addq	$192, 192(%rsp)
	addq	$192, 200(%rsp)
	addq	$192, 208(%rsp)
	addq	$192, 216(%rsp)
	addq	$192, 224(%rsp)
	addq	$192, 232(%rsp)
	addq	$192, 240(%rsp)
	addq	$192, 248(%rsp)
	addq	$192, 256(%rsp)
	addq	$192, 264(%rsp)
	addq	$192, 272(%rsp)
	addq	$192, 280(%rsp)
	addq	$192, 288(%rsp)
	addq	$192, 296(%rsp)
	addq	$192, 304(%rsp)
	movq	%rax, 24(%rsp)
	cmpq	$8, %rax
	jge	.LBB0_20
.LBB0_8:
	cmpq	%r9, 8(%rsp)
	jge	.LBB0_19
	movq	24(%rsp), %rax
	leaq	(%rax,%rax,2), %rax
	movq	%rax, %rcx
	shlq	$4, %rcx
	addq	480(%rsp), %rcx
	movq	%rcx, 488(%rsp)
	shlq	$15, %rax
	addq	$49152, %rax
	movq	%rax, 496(%rsp)
	movq	304(%rsp), %rbx
	movq	296(%rsp), %r14
	movq	288(%rsp), %r15
	movq	280(%rsp), %r12
	movq	272(%rsp), %r13
	movq	264(%rsp), %rbp
	movq	256(%rsp), %rax
	movq	%rax, 376(%rsp)
	movq	248(%rsp), %rax
	movq	%rax, 368(%rsp)
	movq	240(%rsp), %rax
	movq	%rax, 360(%rsp)
	movq	232(%rsp), %rax
	movq	%rax, 352(%rsp)
	movq	224(%rsp), %rax
	movq	%rax, 344(%rsp)
	movq	216(%rsp), %rax
	movq	%rax, 336(%rsp)
	movq	208(%rsp), %rax
	movq	%rax, 328(%rsp)
	movq	200(%rsp), %rax
	movq	%rax, 320(%rsp)
	movq	192(%rsp), %r10
	movq	184(%rsp), %r11
	movq	176(%rsp), %rax
	movq	8(%rsp), %rcx
	.p2align	4
.LBB0_10:
	leaq	(,%rcx,8), %rsi
	movq	%rax, %r8
	movq	%rcx, 504(%rsp)
	movq	%rcx, %rax
	shlq	$10, %rax
	leaq	(%rax,%rax,2), %r9
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_11:
	prefetcht0	-128(%r10,%rax)
	prefetcht0	-64(%r10,%rax)
	prefetcht0	(%r10,%rax)
	prefetcht0	-128(%r11,%rax)
	prefetcht0	-64(%r11,%rax)
	prefetcht0	(%r11,%rax)
	prefetcht0	-128(%r8,%rax)
	prefetcht0	-64(%r8,%rax)
	prefetcht0	(%r8,%rax)
	incq	%rcx
	addq	$1536, %rax
	cmpq	$8, %rcx
	jl	.LBB0_11
	movq	%r8, 512(%rsp)
	movq	%r11, 520(%rsp)
	movq	%r10, 528(%rsp)
	addq	$1572864, %rsi
	addq	488(%rsp), %r9
	movq	496(%rsp), %rcx
	movq	16(%rsp), %r8
	vzeroupper
	callq	matmul_2737377541f00982.mma2
	movq	%rbx, 576(%rsp)
	movq	%rbx, %rax
	movq	%r14, 568(%rsp)
	movq	%r14, %rcx
	movq	%r15, 560(%rsp)
	movq	%r15, %rdx
	movq	%r12, 552(%rsp)
	movq	%r12, %rsi
	movq	%r13, 544(%rsp)
	movq	%r13, %rdi
	movq	%rbp, 536(%rsp)
	movq	%rbp, %r8
	movq	376(%rsp), %r9
	movq	368(%rsp), %r10
	movq	360(%rsp), %r11
	movq	352(%rsp), %r14
	movq	344(%rsp), %r12
	movq	336(%rsp), %r15
	movq	328(%rsp), %r13
	movq	320(%rsp), %rbx
	xorl	%ebp, %ebp
	vmovups	1040(%rsp), %zmm10
	vmovups	976(%rsp), %zmm11
	vmovups	912(%rsp), %zmm12
	vmovups	848(%rsp), %zmm13
	vmovups	784(%rsp), %zmm14
	vmovups	720(%rsp), %zmm15
	kmovw	6(%rsp), %k1
	vmovups	656(%rsp), %zmm16
	vmovups	592(%rsp), %zmm17
	.p2align	4
.LBB0_13:
	movq	%rbp, 584(%rsp)
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
	movq	584(%rsp), %rbp
	incq	%rbp
	addq	$1536, %rbx
	addq	$1536, %r13
	addq	$1536, %r15
	addq	$1536, %r12
	addq	$1536, %r14
	addq	$1536, %r11
	addq	$1536, %r10
	addq	$1536, %r9
	addq	$1536, %r8
	addq	$1536, %rdi
	addq	$1536, %rsi
	addq	$1536, %rdx
	addq	$1536, %rcx
	addq	$1536, %rax
	cmpq	$8, %rbp
	jl	.LBB0_13
	movq	504(%rsp), %rcx
	incq	%rcx
	movq	512(%rsp), %rax
	addq	$12288, %rax
	movq	520(%rsp), %r11
	addq	$12288, %r11
	movq	528(%rsp), %r10
	addq	$12288, %r10
	addq	$12288, 320(%rsp)
	addq	$12288, 328(%rsp)
	addq	$12288, 336(%rsp)
	addq	$12288, 344(%rsp)
	addq	$12288, 352(%rsp)
	addq	$12288, 360(%rsp)
	addq	$12288, 368(%rsp)
	addq	$12288, 376(%rsp)
	movq	536(%rsp), %rbp
	addq	$12288, %rbp
	movq	544(%rsp), %r13
	addq	$12288, %r13
	movq	552(%rsp), %r12
	addq	$12288, %r12
	movq	560(%rsp), %r15
	addq	$12288, %r15
	movq	568(%rsp), %r14
	addq	$12288, %r14
	movq	576(%rsp), %rbx
	addq	$12288, %rbx
	movq	312(%rsp), %r9
	cmpq	%r9, %rcx
	movq	16(%rsp), %r8
	movq	40(%rsp), %rdi
	movq	32(%rsp), %rdx
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
	.size	matmul_2737377541f00982, .Lfunc_end0-matmul_2737377541f00982

	.p2align	4
	.type	matmul_2737377541f00982.mma1,@function
matmul_2737377541f00982.mma1:
	pushq	%r14
	pushq	%rbx
	subq	$1224, %rsp
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
	.p2align	4
.LBB1_1:
	vmovups	-320(%rax), %zmm5
	vmovups	-256(%rax), %zmm6
	vmovups	-192(%rax), %zmm7
	vbroadcastss	(%r10), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm4
	vfmadd231ps	%zmm6, %zmm8, %zmm3
	vfmadd231ps	%zmm8, %zmm7, %zmm2
	vbroadcastss	4(%r10), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm1
	vfmadd231ps	%zmm6, %zmm8, %zmm0
	vfmadd231ps	%zmm8, %zmm7, %zmm18
	vbroadcastss	8(%r10), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm17
	vfmadd231ps	%zmm6, %zmm8, %zmm16
	vfmadd231ps	%zmm8, %zmm7, %zmm28
	vbroadcastss	12(%r10), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm27
	vfmadd231ps	%zmm6, %zmm8, %zmm26
	vfmadd231ps	%zmm8, %zmm7, %zmm25
	vbroadcastss	16(%r10), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm24
	vfmadd231ps	%zmm6, %zmm8, %zmm23
	vbroadcastss	20(%r10), %zmm9
	vfmadd231ps	%zmm8, %zmm7, %zmm22
	vfmadd231ps	%zmm5, %zmm9, %zmm21
	vfmadd231ps	%zmm6, %zmm9, %zmm20
	vfmadd231ps	%zmm9, %zmm7, %zmm19
	vbroadcastss	24(%r10), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm15
	vfmadd231ps	%zmm6, %zmm8, %zmm14
	vfmadd231ps	%zmm8, %zmm7, %zmm13
	vbroadcastss	28(%r10), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm12
	vfmadd231ps	%zmm6, %zmm8, %zmm10
	vfmadd231ps	%zmm7, %zmm8, %zmm11
	vmovups	-128(%rax), %zmm5
	vmovups	-64(%rax), %zmm6
	vmovups	(%rax), %zmm7
	vbroadcastss	6144(%r10), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm4
	vfmadd231ps	%zmm6, %zmm8, %zmm3
	vfmadd231ps	%zmm8, %zmm7, %zmm2
	vbroadcastss	6148(%r10), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm1
	vfmadd231ps	%zmm6, %zmm8, %zmm0
	vfmadd231ps	%zmm8, %zmm7, %zmm18
	vbroadcastss	6152(%r10), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm17
	vfmadd231ps	%zmm6, %zmm8, %zmm16
	vbroadcastss	6156(%r10), %zmm9
	vfmadd231ps	%zmm8, %zmm7, %zmm28
	vfmadd231ps	%zmm5, %zmm9, %zmm27
	vfmadd231ps	%zmm6, %zmm9, %zmm26
	vfmadd231ps	%zmm9, %zmm7, %zmm25
	vbroadcastss	6160(%r10), %zmm8
	prefetcht0	73728(%r10)
	vfmadd231ps	%zmm5, %zmm8, %zmm24
	vfmadd231ps	%zmm6, %zmm8, %zmm23
	vfmadd231ps	%zmm8, %zmm7, %zmm22
	vbroadcastss	6164(%r10), %zmm8
	prefetcht0	79872(%r10)
	vfmadd231ps	%zmm5, %zmm8, %zmm21
	vfmadd231ps	%zmm6, %zmm8, %zmm20
	vfmadd231ps	%zmm8, %zmm7, %zmm19
	vbroadcastss	6168(%r10), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm15
	vfmadd231ps	%zmm6, %zmm8, %zmm14
	vfmadd231ps	%zmm8, %zmm7, %zmm13
	vbroadcastss	6172(%r10), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm12
	vfmadd231ps	%zmm6, %zmm8, %zmm10
	vfmadd231ps	%zmm7, %zmm8, %zmm11
	addq	$2, %r11
	addq	$384, %rax
	addq	$12288, %r10
	cmpq	$172, %r11
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
	addq	$1056768, %r9
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
	addq	$1056768, %r9
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
	movq	%r9, %rbx
	movq	%r8, %r14
	.p2align	4
.LBB1_5:
	vmovups	-320(%r14), %zmm11
	vmovups	-256(%r14), %zmm12
	vmovups	-192(%r14), %zmm13
	vbroadcastss	(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm25
	vfmadd231ps	%zmm12, %zmm14, %zmm26
	vfmadd231ps	%zmm14, %zmm13, %zmm27
	vbroadcastss	4(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm28
	vfmadd231ps	%zmm12, %zmm14, %zmm29
	vfmadd231ps	%zmm14, %zmm13, %zmm30
	vbroadcastss	8(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm31
	vfmadd231ps	%zmm12, %zmm14, %zmm19
	vfmadd231ps	%zmm14, %zmm13, %zmm20
	vbroadcastss	12(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm21
	vfmadd231ps	%zmm12, %zmm14, %zmm22
	vfmadd231ps	%zmm14, %zmm13, %zmm23
	vbroadcastss	16(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1
	vbroadcastss	20(%rbx), %zmm15
	vfmadd231ps	%zmm14, %zmm13, %zmm2
	vfmadd231ps	%zmm11, %zmm15, %zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5
	vbroadcastss	24(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm6
	vfmadd231ps	%zmm12, %zmm14, %zmm7
	vfmadd231ps	%zmm14, %zmm13, %zmm8
	vbroadcastss	28(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm9
	vfmadd231ps	%zmm12, %zmm14, %zmm10
	vfmadd231ps	%zmm13, %zmm14, %zmm24
	vmovups	-128(%r14), %zmm11
	vmovups	-64(%r14), %zmm12
	vmovups	(%r14), %zmm13
	vbroadcastss	6144(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm25
	vfmadd231ps	%zmm12, %zmm14, %zmm26
	vfmadd231ps	%zmm14, %zmm13, %zmm27
	vbroadcastss	6148(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm28
	vfmadd231ps	%zmm12, %zmm14, %zmm29
	vfmadd231ps	%zmm14, %zmm13, %zmm30
	vbroadcastss	6152(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm31
	vfmadd231ps	%zmm12, %zmm14, %zmm19
	vbroadcastss	6156(%rbx), %zmm15
	vfmadd231ps	%zmm14, %zmm13, %zmm20
	vfmadd231ps	%zmm11, %zmm15, %zmm21
	vfmadd231ps	%zmm12, %zmm15, %zmm22
	vfmadd231ps	%zmm15, %zmm13, %zmm23
	vbroadcastss	6160(%rbx), %zmm14
	prefetcht0	73728(%rbx)
	vfmadd231ps	%zmm11, %zmm14, %zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2
	vbroadcastss	6164(%rbx), %zmm14
	prefetcht0	79872(%rbx)
	vfmadd231ps	%zmm11, %zmm14, %zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5
	vbroadcastss	6168(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm6
	vfmadd231ps	%zmm12, %zmm14, %zmm7
	vfmadd231ps	%zmm14, %zmm13, %zmm8
	vbroadcastss	6172(%rbx), %zmm14
	vfmadd231ps	%zmm11, %zmm14, %zmm9
	vfmadd231ps	%zmm12, %zmm14, %zmm10
	vfmadd231ps	%zmm13, %zmm14, %zmm24
	addq	$2, %r11
	addq	$384, %r14
	addq	$12288, %rbx
	cmpq	%r10, %r11
	jl	.LBB1_5
	jmp	.LBB1_6
.LBB1_7:
	leaq	(%rdx,%rcx,4), %rcx
	addq	$165440, %rcx
	leaq	5283840(%rdi,%rsi,4), %rdx
	movl	$860, %esi
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
	vmovups	-320(%rcx), %zmm24
	vmovups	-256(%rcx), %zmm25
	vmovups	-192(%rcx), %zmm26
	vbroadcastss	(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	4(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	8(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vbroadcastss	12(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm14
	vfmadd231ps	%zmm25, %zmm27, %zmm13
	vfmadd231ps	%zmm27, %zmm26, %zmm12
	vbroadcastss	16(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm11
	vfmadd231ps	%zmm25, %zmm27, %zmm10
	vbroadcastss	20(%rdx), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm9
	vfmadd231ps	%zmm24, %zmm28, %zmm8
	vfmadd231ps	%zmm25, %zmm28, %zmm7
	vfmadd231ps	%zmm28, %zmm26, %zmm6
	vbroadcastss	24(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm5
	vfmadd231ps	%zmm25, %zmm27, %zmm4
	vfmadd231ps	%zmm27, %zmm26, %zmm3
	vbroadcastss	28(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	vmovups	-128(%rcx), %zmm24
	vmovups	-64(%rcx), %zmm25
	vmovups	(%rcx), %zmm26
	vbroadcastss	6144(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	6148(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	6152(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vbroadcastss	6156(%rdx), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vfmadd231ps	%zmm24, %zmm28, %zmm14
	vfmadd231ps	%zmm25, %zmm28, %zmm13
	vfmadd231ps	%zmm28, %zmm26, %zmm12
	vbroadcastss	6160(%rdx), %zmm27
	prefetcht0	73728(%rdx)
	vfmadd231ps	%zmm24, %zmm27, %zmm11
	vfmadd231ps	%zmm25, %zmm27, %zmm10
	vfmadd231ps	%zmm27, %zmm26, %zmm9
	vbroadcastss	6164(%rdx), %zmm27
	prefetcht0	79872(%rdx)
	vfmadd231ps	%zmm24, %zmm27, %zmm8
	vfmadd231ps	%zmm25, %zmm27, %zmm7
	vfmadd231ps	%zmm27, %zmm26, %zmm6
	vbroadcastss	6168(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm5
	vfmadd231ps	%zmm25, %zmm27, %zmm4
	vfmadd231ps	%zmm27, %zmm26, %zmm3
	vbroadcastss	6172(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	addq	$2, %rsi
	addq	$384, %rcx
	addq	$12288, %rdx
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
	addq	$1224, %rsp
	popq	%rbx
	popq	%r14
	vzeroupper
	retq
.Lfunc_end1:
	.size	matmul_2737377541f00982.mma1, .Lfunc_end1-matmul_2737377541f00982.mma1

	.p2align	4
	.type	matmul_2737377541f00982.mma2,@function
matmul_2737377541f00982.mma2:
	pushq	%r14
	pushq	%rbx
	subq	$1224, %rsp
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
	.p2align	4
.LBB2_1:
	vmovups	-320(%rax), %zmm24
	vmovups	-256(%rax), %zmm25
	vmovups	-192(%rax), %zmm26
	vbroadcastss	(%r10), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	4(%r10), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	8(%r10), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vbroadcastss	12(%r10), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm14
	vfmadd231ps	%zmm25, %zmm27, %zmm13
	vfmadd231ps	%zmm27, %zmm26, %zmm12
	vbroadcastss	16(%r10), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm11
	vfmadd231ps	%zmm25, %zmm27, %zmm10
	vbroadcastss	20(%r10), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm9
	vfmadd231ps	%zmm24, %zmm28, %zmm8
	vfmadd231ps	%zmm25, %zmm28, %zmm7
	vfmadd231ps	%zmm28, %zmm26, %zmm6
	vbroadcastss	24(%r10), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm5
	vfmadd231ps	%zmm25, %zmm27, %zmm4
	vfmadd231ps	%zmm27, %zmm26, %zmm3
	vbroadcastss	28(%r10), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	vmovups	-128(%rax), %zmm24
	vmovups	-64(%rax), %zmm25
	vmovups	(%rax), %zmm26
	vbroadcastss	6144(%r10), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	6148(%r10), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	6152(%r10), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vbroadcastss	6156(%r10), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vfmadd231ps	%zmm24, %zmm28, %zmm14
	vfmadd231ps	%zmm25, %zmm28, %zmm13
	vfmadd231ps	%zmm28, %zmm26, %zmm12
	vbroadcastss	6160(%r10), %zmm27
	prefetcht0	73728(%r10)
	vfmadd231ps	%zmm24, %zmm27, %zmm11
	vfmadd231ps	%zmm25, %zmm27, %zmm10
	vfmadd231ps	%zmm27, %zmm26, %zmm9
	vbroadcastss	6164(%r10), %zmm27
	prefetcht0	79872(%r10)
	vfmadd231ps	%zmm24, %zmm27, %zmm8
	vfmadd231ps	%zmm25, %zmm27, %zmm7
	vfmadd231ps	%zmm27, %zmm26, %zmm6
	vbroadcastss	6168(%r10), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm5
	vfmadd231ps	%zmm25, %zmm27, %zmm4
	vfmadd231ps	%zmm27, %zmm26, %zmm3
	vbroadcastss	6172(%r10), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	addq	$2, %r11
	addq	$384, %rax
	addq	$12288, %r10
	cmpq	$172, %r11
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
	addq	$1056768, %r9
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
	addq	$1056768, %r9
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
	movq	%r9, %rbx
	movq	%r8, %r14
	.p2align	4
.LBB2_5:
	vmovups	-320(%r14), %zmm16
	vmovups	-256(%r14), %zmm17
	vmovups	-192(%r14), %zmm18
	vbroadcastss	(%rbx), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm25
	vfmadd231ps	%zmm17, %zmm19, %zmm26
	vfmadd231ps	%zmm19, %zmm18, %zmm27
	vbroadcastss	4(%rbx), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm28
	vfmadd231ps	%zmm17, %zmm19, %zmm29
	vfmadd231ps	%zmm19, %zmm18, %zmm30
	vbroadcastss	8(%rbx), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm31
	vfmadd231ps	%zmm17, %zmm19, %zmm0
	vfmadd231ps	%zmm19, %zmm18, %zmm1
	vbroadcastss	12(%rbx), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm2
	vfmadd231ps	%zmm17, %zmm19, %zmm3
	vfmadd231ps	%zmm19, %zmm18, %zmm4
	vbroadcastss	16(%rbx), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm5
	vfmadd231ps	%zmm17, %zmm19, %zmm6
	vbroadcastss	20(%rbx), %zmm20
	vfmadd231ps	%zmm19, %zmm18, %zmm7
	vfmadd231ps	%zmm16, %zmm20, %zmm8
	vfmadd231ps	%zmm17, %zmm20, %zmm10
	vfmadd231ps	%zmm20, %zmm18, %zmm9
	vbroadcastss	24(%rbx), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm11
	vfmadd231ps	%zmm17, %zmm19, %zmm12
	vfmadd231ps	%zmm19, %zmm18, %zmm13
	vbroadcastss	28(%rbx), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm14
	vfmadd231ps	%zmm17, %zmm19, %zmm15
	vfmadd231ps	%zmm18, %zmm19, %zmm24
	vmovups	-128(%r14), %zmm16
	vmovups	-64(%r14), %zmm17
	vmovups	(%r14), %zmm18
	vbroadcastss	6144(%rbx), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm25
	vfmadd231ps	%zmm17, %zmm19, %zmm26
	vfmadd231ps	%zmm19, %zmm18, %zmm27
	vbroadcastss	6148(%rbx), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm28
	vfmadd231ps	%zmm17, %zmm19, %zmm29
	vfmadd231ps	%zmm19, %zmm18, %zmm30
	vbroadcastss	6152(%rbx), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm31
	vfmadd231ps	%zmm17, %zmm19, %zmm0
	vbroadcastss	6156(%rbx), %zmm20
	vfmadd231ps	%zmm19, %zmm18, %zmm1
	vfmadd231ps	%zmm16, %zmm20, %zmm2
	vfmadd231ps	%zmm17, %zmm20, %zmm3
	vfmadd231ps	%zmm20, %zmm18, %zmm4
	vbroadcastss	6160(%rbx), %zmm19
	prefetcht0	73728(%rbx)
	vfmadd231ps	%zmm16, %zmm19, %zmm5
	vfmadd231ps	%zmm17, %zmm19, %zmm6
	vfmadd231ps	%zmm19, %zmm18, %zmm7
	vbroadcastss	6164(%rbx), %zmm19
	prefetcht0	79872(%rbx)
	vfmadd231ps	%zmm16, %zmm19, %zmm8
	vfmadd231ps	%zmm17, %zmm19, %zmm10
	vfmadd231ps	%zmm19, %zmm18, %zmm9
	vbroadcastss	6168(%rbx), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm11
	vfmadd231ps	%zmm17, %zmm19, %zmm12
	vfmadd231ps	%zmm19, %zmm18, %zmm13
	vbroadcastss	6172(%rbx), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm14
	vfmadd231ps	%zmm17, %zmm19, %zmm15
	vfmadd231ps	%zmm18, %zmm19, %zmm24
	addq	$2, %r11
	addq	$384, %r14
	addq	$12288, %rbx
	cmpq	%r10, %r11
	jl	.LBB2_5
	jmp	.LBB2_6
.LBB2_7:
	leaq	(%rdx,%rcx,4), %rcx
	addq	$165440, %rcx
	leaq	5283840(%rdi,%rsi,4), %rdx
	movl	$860, %esi
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
	vmovups	-320(%rcx), %zmm24
	vmovups	-256(%rcx), %zmm25
	vmovups	-192(%rcx), %zmm26
	vbroadcastss	(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	4(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	8(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vbroadcastss	12(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm14
	vfmadd231ps	%zmm25, %zmm27, %zmm13
	vfmadd231ps	%zmm27, %zmm26, %zmm12
	vbroadcastss	16(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm11
	vfmadd231ps	%zmm25, %zmm27, %zmm10
	vbroadcastss	20(%rdx), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm9
	vfmadd231ps	%zmm24, %zmm28, %zmm8
	vfmadd231ps	%zmm25, %zmm28, %zmm7
	vfmadd231ps	%zmm28, %zmm26, %zmm6
	vbroadcastss	24(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm5
	vfmadd231ps	%zmm25, %zmm27, %zmm4
	vfmadd231ps	%zmm27, %zmm26, %zmm3
	vbroadcastss	28(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	vmovups	-128(%rcx), %zmm24
	vmovups	-64(%rcx), %zmm25
	vmovups	(%rcx), %zmm26
	vbroadcastss	6144(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm22
	vfmadd231ps	%zmm27, %zmm26, %zmm21
	vbroadcastss	6148(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm20
	vfmadd231ps	%zmm25, %zmm27, %zmm19
	vfmadd231ps	%zmm27, %zmm26, %zmm18
	vbroadcastss	6152(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm17
	vfmadd231ps	%zmm25, %zmm27, %zmm16
	vbroadcastss	6156(%rdx), %zmm28
	vfmadd231ps	%zmm27, %zmm26, %zmm15
	vfmadd231ps	%zmm24, %zmm28, %zmm14
	vfmadd231ps	%zmm25, %zmm28, %zmm13
	vfmadd231ps	%zmm28, %zmm26, %zmm12
	vbroadcastss	6160(%rdx), %zmm27
	prefetcht0	73728(%rdx)
	vfmadd231ps	%zmm24, %zmm27, %zmm11
	vfmadd231ps	%zmm25, %zmm27, %zmm10
	vfmadd231ps	%zmm27, %zmm26, %zmm9
	vbroadcastss	6164(%rdx), %zmm27
	prefetcht0	79872(%rdx)
	vfmadd231ps	%zmm24, %zmm27, %zmm8
	vfmadd231ps	%zmm25, %zmm27, %zmm7
	vfmadd231ps	%zmm27, %zmm26, %zmm6
	vbroadcastss	6168(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm5
	vfmadd231ps	%zmm25, %zmm27, %zmm4
	vfmadd231ps	%zmm27, %zmm26, %zmm3
	vbroadcastss	6172(%rdx), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm2
	vfmadd231ps	%zmm25, %zmm27, %zmm1
	vfmadd231ps	%zmm26, %zmm27, %zmm0
	addq	$2, %rsi
	addq	$384, %rcx
	addq	$12288, %rdx
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
	addq	$1224, %rsp
	popq	%rbx
	popq	%r14
	vzeroupper
	retq
.Lfunc_end2:
	.size	matmul_2737377541f00982.mma2, .Lfunc_end2-matmul_2737377541f00982.mma2

	.section	".note.GNU-stack","",@progbits
