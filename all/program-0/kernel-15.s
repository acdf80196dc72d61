	.file	"matmul_e6695cc405e204b8"
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI0_0:
	.long	0
	.long	1
	.long	2
	.long	3
	.long	4
	.long	5
	.long	6
	.long	7
	.long	8
	.long	9
	.long	10
	.long	11
	.long	12
	.long	13
	.long	14
	.long	15
	.text
	.globl	matmul_e6695cc405e204b8
	.p2align	4
	.type	matmul_e6695cc405e204b8,@function
matmul_e6695cc405e204b8:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1088, %rsp
	movq	%rdx, 208(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_30
	movq	(%rdi), %rax
	movq	(%rax), %rcx
	movq	%rcx, 184(%rsp)
	movq	8(%rax), %rcx
	movq	%rcx, 176(%rsp)
	movq	16(%rax), %rcx
	movq	%rsi, %rax
	shlq	$7, %rax
	leaq	(%rcx,%rax), %rdx
	movq	%rdx, 104(%rsp)
	movq	%rcx, 200(%rsp)
	addq	%rcx, %rax
	addq	$64, %rax
	movq	%rax, 96(%rsp)
	movq	%rsi, %rax
	shlq	$5, %rax
	movl	$65, %ecx
	movq	%rax, 88(%rsp)
	subq	%rax, %rcx
	movq	%rcx, 80(%rsp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_29:
	movq	216(%rsp), %rsi
	incq	%rsi
	subq	$-128, 104(%rsp)
	subq	$-128, 96(%rsp)
	addq	$-32, 80(%rsp)
	addq	$32, 88(%rsp)
	cmpq	208(%rsp), %rsi
	jge	.LBB0_30
.LBB0_2:
	movq	%rsi, %rdx
	movabsq	$-6148914691236517205, %rax
	mulxq	%rax, %rax, %rax
	shrq	%rax
	leaq	(,%rax,8), %rdx
	cmpq	$171, %rdx
	movl	$170, %ecx
	movq	%rdx, 56(%rsp)
	cmovgeq	%rdx, %rcx
	leal	(%rax,%rax,2), %edx
	movq	%rsi, 216(%rsp)
	movl	%esi, %edi
	subl	%edx, %edi
	addl	%edi, %edi
	cmpq	$3, %rdi
	movl	$3, %edx
	cmovlq	%rdi, %rdx
	addq	$2, %rdx
	movq	%rdx, 224(%rsp)
	cmpq	%rdx, %rdi
	jge	.LBB0_29
	imulq	$780, %rcx, %rdx
	addq	88(%rsp), %rdx
	movq	%rax, %rsi
	shlq	$5, %rsi
	leaq	(%rsi,%rsi,2), %r8
	subq	%r8, %rdx
	movq	200(%rsp), %rsi
	leaq	(%rsi,%rdx,4), %rdx
	movq	%rdx, 152(%rsp)
	imulq	$3120, %rcx, %rsi
	movq	%rax, %rcx
	shlq	$7, %rcx
	leaq	(%rcx,%rcx,2), %rcx
	subq	%rcx, %rsi
	movq	96(%rsp), %rdx
	leaq	(%rdx,%rsi), %rcx
	movq	%rcx, 136(%rsp)
	movq	104(%rsp), %rcx
	addq	%rcx, %rsi
	movq	%rsi, 144(%rsp)
	addq	80(%rsp), %r8
	leaq	8(,%rax,8), %rsi
	shlq	$13, %rax
	leaq	(%rax,%rax,2), %rax
	addq	%rax, %rdx
	movq	%rdx, 120(%rsp)
	addq	%rcx, %rax
	movq	%rax, 128(%rsp)
	cmpq	$170, %rsi
	movl	$170, %eax
	cmovlq	%rsi, %rax
	movq	%rax, 160(%rsp)
	movq	56(%rsp), %rax
	cmpq	$171, %rax
	movl	$170, %ecx
	cmovgeq	%rax, %rcx
	movq	%rcx, 112(%rsp)
	cmpq	$171, %rsi
	movl	$171, %eax
	cmovgeq	%rax, %rsi
	movq	%rsi, 168(%rsp)
	jmp	.LBB0_4
	.p2align	4
.LBB0_28:
	movq	240(%rsp), %rdi
	incq	%rdi
	addq	$64, 128(%rsp)
	addq	$64, 120(%rsp)
	movq	232(%rsp), %r8
	addq	$-16, %r8
	addq	$64, 144(%rsp)
	addq	$64, 136(%rsp)
	addq	$64, 152(%rsp)
	cmpq	224(%rsp), %rdi
	jge	.LBB0_29
.LBB0_4:
	cmpq	$16, %r8
	movl	$16, %r14d
	movq	%r8, 232(%rsp)
	cmovlq	%r8, %r14
	andl	$31, %r14d
	movq	%rdi, %rax
	shlq	$11, %rax
	movq	%rdi, 240(%rsp)
	movq	%rdi, %rcx
	shlq	$4, %rcx
	movl	$65, %r12d
	subq	%rcx, %r12
	leaq	(%rax,%rax,2), %rax
	movq	%rax, 192(%rsp)
	movq	160(%rsp), %rax
	cmpq	%rax, 56(%rsp)
	jge	.LBB0_16
	cmpq	$16, %r12
	movl	$16, %r15d
	cmovlq	%r12, %r15
	movq	%r15, %rbx
	andq	$-32, %rbx
	movq	120(%rsp), %r10
	movq	128(%rsp), %r11
	movq	56(%rsp), %r13
	jmp	.LBB0_6
	.p2align	4
.LBB0_15:
	incq	%r13
	addq	$3120, %r11
	addq	$3120, %r10
	cmpq	160(%rsp), %r13
	jge	.LBB0_16
.LBB0_6:
	movq	%r10, 72(%rsp)
	movq	%r11, 64(%rsp)
	movq	%r11, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_7:
	prefetcht0	(%rax)
	incq	%rcx
	addq	$260, %rax
	cmpq	$12, %rcx
	jl	.LBB0_7
	movq	%r13, %rax
	shlq	$9, %rax
	leaq	(%rax,%rax,8), %rsi
	movq	184(%rsp), %rdi
	movq	176(%rsp), %rdx
	movq	192(%rsp), %rcx
	leaq	256(%rsp), %r8
	vzeroupper
	callq	matmul_e6695cc405e204b8.mma1
	leaq	256(%rsp), %rax
	movq	72(%rsp), %r10
	movq	%r10, %rcx
	leaq	320(%rsp), %rdx
	movq	64(%rsp), %r11
	movq	%r11, %rsi
	xorl	%edi, %edi
	vmovdqa64	.LCPI0_0(%rip), %zmm2
	jmp	.LBB0_9
	.p2align	4
.LBB0_14:
	incq	%rdi
	addq	$260, %rsi
	addq	$64, %rdx
	addq	$260, %rcx
	addq	$64, %rax
	cmpq	$12, %rdi
	jge	.LBB0_15
.LBB0_9:
	testq	%rbx, %rbx
	jle	.LBB0_12
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_11:
	vmovups	-64(%rdx,%r8,4), %zmm0
	vmovups	(%rdx,%r8,4), %zmm1
	vmovups	%zmm0, (%rsi,%r8,4)
	vmovups	%zmm1, (%rcx,%r8,4)
	addq	$32, %r8
	cmpq	%rbx, %r8
	jl	.LBB0_11
.LBB0_12:
	movl	%r14d, %r8d
	movq	%rbx, %r9
	cmpq	%r15, %rbx
	jge	.LBB0_14
	.p2align	4
.LBB0_13:
	vpbroadcastd	%r8d, %zmm0
	vpcmpgtd	%zmm2, %zmm0, %k1
	vmovups	(%rax,%r9,4), %zmm0 {%k1} {z}
	vmovups	%zmm0, (%rsi,%r9,4) {%k1}
	addq	$16, %r9
	addl	$-16, %r8d
	cmpq	%r15, %r9
	jl	.LBB0_13
	jmp	.LBB0_14
	.p2align	4
.LBB0_16:
	movq	112(%rsp), %rax
	cmpq	168(%rsp), %rax
	jge	.LBB0_28
	cmpq	$16, %r12
	movl	$16, %eax
	cmovgeq	%rax, %r12
	movq	%r12, %r15
	andq	$-32, %r15
	movq	152(%rsp), %r10
	movq	136(%rsp), %r11
	movq	144(%rsp), %rax
	movq	112(%rsp), %rbx
	jmp	.LBB0_18
	.p2align	4
.LBB0_27:
	incq	%rbx
	movq	248(%rsp), %rax
	addq	$3120, %rax
	addq	$3120, %r11
	addq	$3120, %r10
	cmpq	168(%rsp), %rbx
	jge	.LBB0_28
.LBB0_18:
	movq	%r11, 64(%rsp)
	movq	%r10, 72(%rsp)
	movq	%rax, 248(%rsp)
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_19:
	prefetcht0	(%rax)
	incq	%rcx
	addq	$260, %rax
	cmpq	$8, %rcx
	jl	.LBB0_19
	movq	%rbx, %rax
	shlq	$9, %rax
	leaq	(%rax,%rax,8), %rsi
	movq	184(%rsp), %rdi
	movq	176(%rsp), %rdx
	movq	192(%rsp), %rcx
	leaq	256(%rsp), %r13
	movq	%r13, %r8
	vzeroupper
	callq	matmul_e6695cc405e204b8.mma2
	movq	72(%rsp), %r10
	movq	%r10, %rcx
	leaq	320(%rsp), %rdx
	movq	64(%rsp), %r11
	movq	%r11, %rsi
	xorl	%edi, %edi
	vmovdqa64	.LCPI0_0(%rip), %zmm2
	jmp	.LBB0_21
	.p2align	4
.LBB0_26:
	incq	%rdi
	addq	$260, %rsi
	addq	$64, %rdx
	addq	$260, %rcx
	addq	$64, %r13
	cmpq	$8, %rdi
	jge	.LBB0_27
.LBB0_21:
	testq	%r15, %r15
	jle	.LBB0_24
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_23:
	vmovups	-64(%rdx,%r8,4), %zmm0
	vmovups	(%rdx,%r8,4), %zmm1
	vmovups	%zmm0, -64(%rsi,%r8,4)
	vmovups	%zmm1, (%rsi,%r8,4)
	addq	$32, %r8
	cmpq	%r15, %r8
	jl	.LBB0_23
.LBB0_24:
	movl	%r14d, %r8d
	movq	%r15, %r9
	cmpq	%r12, %r15
	jge	.LBB0_26
	.p2align	4
.LBB0_25:
	vpbroadcastd	%r8d, %zmm0
	vpcmpgtd	%zmm2, %zmm0, %k1
	vmovups	(%r13,%r9,4), %zmm0 {%k1} {z}
	vmovups	%zmm0, (%rcx,%r9,4) {%k1}
	addq	$16, %r9
	addl	$-16, %r8d
	cmpq	%r12, %r9
	jl	.LBB0_25
	jmp	.LBB0_26
.LBB0_30:
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
	.size	matmul_e6695cc405e204b8, .Lfunc_end0-matmul_e6695cc405e204b8

	.p2align	4
	.type	matmul_e6695cc405e204b8.mma1,@function
matmul_e6695cc405e204b8.mma1:
	leaq	(%rdx,%rcx,4), %rax
	addq	$192, %rax
	leaq	(%rdi,%rsi,4), %r9
	addq	$16908, %r9
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%r10d, %r10d
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
	.p2align	4
.LBB1_1:
	vmovups	-192(%rax), %zmm14
	vmovups	-128(%rax), %zmm15
	vmovups	-64(%rax), %zmm13
	vmovups	(%rax), %zmm12
	vfmadd231ps	-16908(%r9,%r10,4){1to16}, %zmm14, %zmm11
	vfmadd231ps	-15372(%r9,%r10,4){1to16}, %zmm14, %zmm10
	vfmadd231ps	-13836(%r9,%r10,4){1to16}, %zmm14, %zmm9
	vfmadd231ps	-12300(%r9,%r10,4){1to16}, %zmm14, %zmm8
	vfmadd231ps	-10764(%r9,%r10,4){1to16}, %zmm14, %zmm7
	vfmadd231ps	-9228(%r9,%r10,4){1to16}, %zmm14, %zmm6
	vfmadd231ps	-7692(%r9,%r10,4){1to16}, %zmm14, %zmm5
	vfmadd231ps	-6156(%r9,%r10,4){1to16}, %zmm14, %zmm4
	vfmadd231ps	-4620(%r9,%r10,4){1to16}, %zmm14, %zmm3
	vfmadd231ps	-3084(%r9,%r10,4){1to16}, %zmm14, %zmm2
	vfmadd231ps	-1548(%r9,%r10,4){1to16}, %zmm14, %zmm0
	vfmadd231ps	-12(%r9,%r10,4){1to16}, %zmm14, %zmm1
	vfmadd231ps	-16904(%r9,%r10,4){1to16}, %zmm15, %zmm11
	vfmadd231ps	-15368(%r9,%r10,4){1to16}, %zmm15, %zmm10
	vfmadd231ps	-13832(%r9,%r10,4){1to16}, %zmm15, %zmm9
	vfmadd231ps	-12296(%r9,%r10,4){1to16}, %zmm15, %zmm8
	vfmadd231ps	-10760(%r9,%r10,4){1to16}, %zmm15, %zmm7
	vfmadd231ps	-9224(%r9,%r10,4){1to16}, %zmm15, %zmm6
	vfmadd231ps	-7688(%r9,%r10,4){1to16}, %zmm15, %zmm5
	vfmadd231ps	-6152(%r9,%r10,4){1to16}, %zmm15, %zmm4
	vfmadd231ps	-4616(%r9,%r10,4){1to16}, %zmm15, %zmm3
	vfmadd231ps	-3080(%r9,%r10,4){1to16}, %zmm15, %zmm2
	vfmadd231ps	-1544(%r9,%r10,4){1to16}, %zmm15, %zmm0
	vfmadd231ps	-8(%r9,%r10,4){1to16}, %zmm15, %zmm1
	vfmadd231ps	-16900(%r9,%r10,4){1to16}, %zmm13, %zmm11
	vfmadd231ps	-15364(%r9,%r10,4){1to16}, %zmm13, %zmm10
	vfmadd231ps	-13828(%r9,%r10,4){1to16}, %zmm13, %zmm9
	vfmadd231ps	-12292(%r9,%r10,4){1to16}, %zmm13, %zmm8
	vfmadd231ps	-10756(%r9,%r10,4){1to16}, %zmm13, %zmm7
	vfmadd231ps	-9220(%r9,%r10,4){1to16}, %zmm13, %zmm6
	vfmadd231ps	-7684(%r9,%r10,4){1to16}, %zmm13, %zmm5
	vfmadd231ps	-6148(%r9,%r10,4){1to16}, %zmm13, %zmm4
	vfmadd231ps	-4612(%r9,%r10,4){1to16}, %zmm13, %zmm3
	vfmadd231ps	-3076(%r9,%r10,4){1to16}, %zmm13, %zmm2
	vfmadd231ps	-1540(%r9,%r10,4){1to16}, %zmm13, %zmm0
	vfmadd231ps	-4(%r9,%r10,4){1to16}, %zmm13, %zmm1
	vfmadd231ps	-16896(%r9,%r10,4){1to16}, %zmm12, %zmm11
	vfmadd231ps	-15360(%r9,%r10,4){1to16}, %zmm12, %zmm10
	vfmadd231ps	-13824(%r9,%r10,4){1to16}, %zmm12, %zmm9
	vfmadd231ps	-12288(%r9,%r10,4){1to16}, %zmm12, %zmm8
	vfmadd231ps	-10752(%r9,%r10,4){1to16}, %zmm12, %zmm7
	vfmadd231ps	-9216(%r9,%r10,4){1to16}, %zmm12, %zmm6
	vfmadd231ps	-7680(%r9,%r10,4){1to16}, %zmm12, %zmm5
	vfmadd231ps	-6144(%r9,%r10,4){1to16}, %zmm12, %zmm4
	vfmadd231ps	-4608(%r9,%r10,4){1to16}, %zmm12, %zmm3
	vfmadd231ps	-3072(%r9,%r10,4){1to16}, %zmm12, %zmm2
	vfmadd231ps	-1536(%r9,%r10,4){1to16}, %zmm12, %zmm0
	vfmadd231ps	(%r9,%r10,4){1to16}, %zmm12, %zmm1
	addq	$4, %r10
	addq	$256, %rax
	cmpq	$192, %r10
	jl	.LBB1_1
	vmovups	%zmm11, (%r8)
	vmovups	%zmm10, 64(%r8)
	vmovups	%zmm9, 128(%r8)
	vmovups	%zmm8, 192(%r8)
	vmovups	%zmm7, 256(%r8)
	vmovups	%zmm6, 320(%r8)
	vmovups	%zmm5, 384(%r8)
	vmovups	%zmm4, 448(%r8)
	vmovups	%zmm3, 512(%r8)
	vmovups	%zmm2, 576(%r8)
	vmovups	%zmm0, 640(%r8)
	vmovups	%zmm1, 704(%r8)
	leaq	(%rdx,%rcx,4), %rax
	addq	$12480, %rax
	leaq	(%rdi,%rsi,4), %rcx
	movl	$192, %esi
	jmp	.LBB1_3
	.p2align	4
.LBB1_6:
	vaddps	%zmm21, %zmm1, %zmm1
	vaddps	%zmm23, %zmm0, %zmm0
	vaddps	%zmm22, %zmm2, %zmm2
	vaddps	%zmm20, %zmm3, %zmm3
	vaddps	%zmm19, %zmm4, %zmm4
	vaddps	%zmm18, %zmm5, %zmm5
	vaddps	%zmm17, %zmm6, %zmm6
	vaddps	%zmm16, %zmm7, %zmm7
	vaddps	%zmm15, %zmm8, %zmm8
	vaddps	%zmm14, %zmm9, %zmm9
	vaddps	%zmm13, %zmm10, %zmm10
	vaddps	%zmm12, %zmm11, %zmm11
	vmovups	%zmm11, (%r8)
	vmovups	%zmm10, 64(%r8)
	vmovups	%zmm9, 128(%r8)
	vmovups	%zmm8, 192(%r8)
	vmovups	%zmm7, 256(%r8)
	vmovups	%zmm6, 320(%r8)
	vmovups	%zmm5, 384(%r8)
	vmovups	%zmm4, 448(%r8)
	vmovups	%zmm3, 512(%r8)
	vmovups	%zmm2, 576(%r8)
	vmovups	%zmm0, 640(%r8)
	vmovups	%zmm1, 704(%r8)
	addq	$12288, %rax
	movq	%rdx, %rsi
	cmpq	$384, %rdx
	jge	.LBB1_7
.LBB1_3:
	leaq	192(%rsi), %rdx
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm13, %xmm13, %xmm13
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm16, %xmm16, %xmm16
	vxorps	%xmm17, %xmm17, %xmm17
	vxorps	%xmm18, %xmm18, %xmm18
	vxorps	%xmm19, %xmm19, %xmm19
	vxorps	%xmm20, %xmm20, %xmm20
	vxorps	%xmm22, %xmm22, %xmm22
	vxorps	%xmm23, %xmm23, %xmm23
	vxorps	%xmm21, %xmm21, %xmm21
	cmpq	%rdx, %rsi
	jge	.LBB1_6
	movq	%rax, %rdi
	.p2align	4
.LBB1_5:
	vmovups	-192(%rdi), %zmm26
	vmovups	-128(%rdi), %zmm27
	vmovups	-64(%rdi), %zmm25
	vmovups	(%rdi), %zmm24
	vfmadd231ps	(%rcx,%rsi,4){1to16}, %zmm26, %zmm12
	vfmadd231ps	1536(%rcx,%rsi,4){1to16}, %zmm26, %zmm13
	vfmadd231ps	3072(%rcx,%rsi,4){1to16}, %zmm26, %zmm14
	vfmadd231ps	4608(%rcx,%rsi,4){1to16}, %zmm26, %zmm15
	vfmadd231ps	6144(%rcx,%rsi,4){1to16}, %zmm26, %zmm16
	vfmadd231ps	7680(%rcx,%rsi,4){1to16}, %zmm26, %zmm17
	vfmadd231ps	9216(%rcx,%rsi,4){1to16}, %zmm26, %zmm18
	vfmadd231ps	10752(%rcx,%rsi,4){1to16}, %zmm26, %zmm19
	vfmadd231ps	12288(%rcx,%rsi,4){1to16}, %zmm26, %zmm20
	vfmadd231ps	13824(%rcx,%rsi,4){1to16}, %zmm26, %zmm22
	vfmadd231ps	15360(%rcx,%rsi,4){1to16}, %zmm26, %zmm23
	vfmadd231ps	16896(%rcx,%rsi,4){1to16}, %zmm26, %zmm21
	vfmadd231ps	4(%rcx,%rsi,4){1to16}, %zmm27, %zmm12
	vfmadd231ps	1540(%rcx,%rsi,4){1to16}, %zmm27, %zmm13
	vfmadd231ps	3076(%rcx,%rsi,4){1to16}, %zmm27, %zmm14
	vfmadd231ps	4612(%rcx,%rsi,4){1to16}, %zmm27, %zmm15
	vfmadd231ps	6148(%rcx,%rsi,4){1to16}, %zmm27, %zmm16
	vfmadd231ps	7684(%rcx,%rsi,4){1to16}, %zmm27, %zmm17
	vfmadd231ps	9220(%rcx,%rsi,4){1to16}, %zmm27, %zmm18
	vfmadd231ps	10756(%rcx,%rsi,4){1to16}, %zmm27, %zmm19
	vfmadd231ps	12292(%rcx,%rsi,4){1to16}, %zmm27, %zmm20
	vfmadd231ps	13828(%rcx,%rsi,4){1to16}, %zmm27, %zmm22
	vfmadd231ps	15364(%rcx,%rsi,4){1to16}, %zmm27, %zmm23
	vfmadd231ps	16900(%rcx,%rsi,4){1to16}, %zmm27, %zmm21
	vfmadd231ps	8(%rcx,%rsi,4){1to16}, %zmm25, %zmm12
	vfmadd231ps	1544(%rcx,%rsi,4){1to16}, %zmm25, %zmm13
	vfmadd231ps	3080(%rcx,%rsi,4){1to16}, %zmm25, %zmm14
	vfmadd231ps	4616(%rcx,%rsi,4){1to16}, %zmm25, %zmm15
	vfmadd231ps	6152(%rcx,%rsi,4){1to16}, %zmm25, %zmm16
	vfmadd231ps	7688(%rcx,%rsi,4){1to16}, %zmm25, %zmm17
	vfmadd231ps	9224(%rcx,%rsi,4){1to16}, %zmm25, %zmm18
	vfmadd231ps	10760(%rcx,%rsi,4){1to16}, %zmm25, %zmm19
	vfmadd231ps	12296(%rcx,%rsi,4){1to16}, %zmm25, %zmm20
	vfmadd231ps	13832(%rcx,%rsi,4){1to16}, %zmm25, %zmm22
	vfmadd231ps	15368(%rcx,%rsi,4){1to16}, %zmm25, %zmm23
	vfmadd231ps	16904(%rcx,%rsi,4){1to16}, %zmm25, %zmm21
	vfmadd231ps	12(%rcx,%rsi,4){1to16}, %zmm24, %zmm12
	vfmadd231ps	1548(%rcx,%rsi,4){1to16}, %zmm24, %zmm13
	vfmadd231ps	3084(%rcx,%rsi,4){1to16}, %zmm24, %zmm14
	vfmadd231ps	4620(%rcx,%rsi,4){1to16}, %zmm24, %zmm15
	vfmadd231ps	6156(%rcx,%rsi,4){1to16}, %zmm24, %zmm16
	vfmadd231ps	7692(%rcx,%rsi,4){1to16}, %zmm24, %zmm17
	vfmadd231ps	9228(%rcx,%rsi,4){1to16}, %zmm24, %zmm18
	vfmadd231ps	10764(%rcx,%rsi,4){1to16}, %zmm24, %zmm19
	vfmadd231ps	12300(%rcx,%rsi,4){1to16}, %zmm24, %zmm20
	vfmadd231ps	13836(%rcx,%rsi,4){1to16}, %zmm24, %zmm22
	vfmadd231ps	15372(%rcx,%rsi,4){1to16}, %zmm24, %zmm23
	vfmadd231ps	16908(%rcx,%rsi,4){1to16}, %zmm24, %zmm21
	addq	$4, %rsi
	addq	$256, %rdi
	cmpq	%rdx, %rsi
	jl	.LBB1_5
	jmp	.LBB1_6
.LBB1_7:
	vzeroupper
	retq
.Lfunc_end1:
	.size	matmul_e6695cc405e204b8.mma1, .Lfunc_end1-matmul_e6695cc405e204b8.mma1

	.p2align	4
	.type	matmul_e6695cc405e204b8.mma2,@function
matmul_e6695cc405e204b8.mma2:
	leaq	(%rdx,%rcx,4), %rax
	addq	$192, %rax
	leaq	(%rdi,%rsi,4), %r9
	addq	$10764, %r9
	vxorps	%xmm0, %xmm0, %xmm0
	xorl	%r10d, %r10d
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm6, %xmm6, %xmm6
	vxorps	%xmm7, %xmm7, %xmm7
	.p2align	4
.LBB2_1:
	vmovups	-192(%rax), %zmm8
	vmovups	-128(%rax), %zmm9
	vmovups	-64(%rax), %zmm10
	vmovups	(%rax), %zmm11
	vfmadd231ps	-10764(%r9,%r10,4){1to16}, %zmm8, %zmm7
	vfmadd231ps	-9228(%r9,%r10,4){1to16}, %zmm8, %zmm6
	vfmadd231ps	-7692(%r9,%r10,4){1to16}, %zmm8, %zmm5
	vfmadd231ps	-6156(%r9,%r10,4){1to16}, %zmm8, %zmm4
	vfmadd231ps	-4620(%r9,%r10,4){1to16}, %zmm8, %zmm3
	vfmadd231ps	-3084(%r9,%r10,4){1to16}, %zmm8, %zmm2
	vfmadd231ps	-1548(%r9,%r10,4){1to16}, %zmm8, %zmm0
	vfmadd231ps	-12(%r9,%r10,4){1to16}, %zmm8, %zmm1
	vfmadd231ps	-10760(%r9,%r10,4){1to16}, %zmm9, %zmm7
	vfmadd231ps	-9224(%r9,%r10,4){1to16}, %zmm9, %zmm6
	vfmadd231ps	-7688(%r9,%r10,4){1to16}, %zmm9, %zmm5
	vfmadd231ps	-6152(%r9,%r10,4){1to16}, %zmm9, %zmm4
	vfmadd231ps	-4616(%r9,%r10,4){1to16}, %zmm9, %zmm3
	vfmadd231ps	-3080(%r9,%r10,4){1to16}, %zmm9, %zmm2
	vfmadd231ps	-1544(%r9,%r10,4){1to16}, %zmm9, %zmm0
	vfmadd231ps	-8(%r9,%r10,4){1to16}, %zmm9, %zmm1
	vfmadd231ps	-10756(%r9,%r10,4){1to16}, %zmm10, %zmm7
	vfmadd231ps	-9220(%r9,%r10,4){1to16}, %zmm10, %zmm6
	vfmadd231ps	-7684(%r9,%r10,4){1to16}, %zmm10, %zmm5
	vfmadd231ps	-6148(%r9,%r10,4){1to16}, %zmm10, %zmm4
	vfmadd231ps	-4612(%r9,%r10,4){1to16}, %zmm10, %zmm3
	vfmadd231ps	-3076(%r9,%r10,4){1to16}, %zmm10, %zmm2
	vfmadd231ps	-1540(%r9,%r10,4){1to16}, %zmm10, %zmm0
	vfmadd231ps	-4(%r9,%r10,4){1to16}, %zmm10, %zmm1
	vfmadd231ps	-10752(%r9,%r10,4){1to16}, %zmm11, %zmm7
	vfmadd231ps	-9216(%r9,%r10,4){1to16}, %zmm11, %zmm6
	vfmadd231ps	-7680(%r9,%r10,4){1to16}, %zmm11, %zmm5
	vfmadd231ps	-6144(%r9,%r10,4){1to16}, %zmm11, %zmm4
	vfmadd231ps	-4608(%r9,%r10,4){1to16}, %zmm11, %zmm3
	vfmadd231ps	-3072(%r9,%r10,4){1to16}, %zmm11, %zmm2
	vfmadd231ps	-1536(%r9,%r10,4){1to16}, %zmm11, %zmm0
	vfmadd231ps	(%r9,%r10,4){1to16}, %zmm11, %zmm1
	addq	$4, %r10
	addq	$256, %rax
	cmpq	$192, %r10
	jl	.LBB2_1
	vmovups	%zmm7, (%r8)
	vmovups	%zmm6, 64(%r8)
	vmovups	%zmm5, 128(%r8)
	vmovups	%zmm4, 192(%r8)
	vmovups	%zmm3, 256(%r8)
	vmovups	%zmm2, 320(%r8)
	vmovups	%zmm0, 384(%r8)
	vmovups	%zmm1, 448(%r8)
	leaq	(%rdx,%rcx,4), %rax
	addq	$12480, %rax
	leaq	(%rdi,%rsi,4), %rcx
	movl	$192, %esi
	jmp	.LBB2_3
	.p2align	4
.LBB2_6:
	vaddps	%zmm13, %zmm1, %zmm1
	vaddps	%zmm15, %zmm0, %zmm0
	vaddps	%zmm14, %zmm2, %zmm2
	vaddps	%zmm12, %zmm3, %zmm3
	vaddps	%zmm11, %zmm4, %zmm4
	vaddps	%zmm10, %zmm5, %zmm5
	vaddps	%zmm9, %zmm6, %zmm6
	vaddps	%zmm8, %zmm7, %zmm7
	vmovups	%zmm7, (%r8)
	vmovups	%zmm6, 64(%r8)
	vmovups	%zmm5, 128(%r8)
	vmovups	%zmm4, 192(%r8)
	vmovups	%zmm3, 256(%r8)
	vmovups	%zmm2, 320(%r8)
	vmovups	%zmm0, 384(%r8)
	vmovups	%zmm1, 448(%r8)
	addq	$12288, %rax
	movq	%rdx, %rsi
	cmpq	$384, %rdx
	jge	.LBB2_7
.LBB2_3:
	leaq	192(%rsi), %rdx
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm9, %xmm9, %xmm9
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm12, %xmm12, %xmm12
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm13, %xmm13, %xmm13
	cmpq	%rdx, %rsi
	jge	.LBB2_6
	movq	%rax, %rdi
	.p2align	4
.LBB2_5:
	vmovups	-192(%rdi), %zmm16
	vmovups	-128(%rdi), %zmm17
	vmovups	-64(%rdi), %zmm18
	vmovups	(%rdi), %zmm19
	vfmadd231ps	(%rcx,%rsi,4){1to16}, %zmm16, %zmm8
	vfmadd231ps	1536(%rcx,%rsi,4){1to16}, %zmm16, %zmm9
	vfmadd231ps	3072(%rcx,%rsi,4){1to16}, %zmm16, %zmm10
	vfmadd231ps	4608(%rcx,%rsi,4){1to16}, %zmm16, %zmm11
	vfmadd231ps	6144(%rcx,%rsi,4){1to16}, %zmm16, %zmm12
	vfmadd231ps	7680(%rcx,%rsi,4){1to16}, %zmm16, %zmm14
	vfmadd231ps	9216(%rcx,%rsi,4){1to16}, %zmm16, %zmm15
	vfmadd231ps	10752(%rcx,%rsi,4){1to16}, %zmm16, %zmm13
	vfmadd231ps	4(%rcx,%rsi,4){1to16}, %zmm17, %zmm8
	vfmadd231ps	1540(%rcx,%rsi,4){1to16}, %zmm17, %zmm9
	vfmadd231ps	3076(%rcx,%rsi,4){1to16}, %zmm17, %zmm10
	vfmadd231ps	4612(%rcx,%rsi,4){1to16}, %zmm17, %zmm11
	vfmadd231ps	6148(%rcx,%rsi,4){1to16}, %zmm17, %zmm12
	vfmadd231ps	7684(%rcx,%rsi,4){1to16}, %zmm17, %zmm14
	vfmadd231ps	9220(%rcx,%rsi,4){1to16}, %zmm17, %zmm15
	vfmadd231ps	10756(%rcx,%rsi,4){1to16}, %zmm17, %zmm13
	vfmadd231ps	8(%rcx,%rsi,4){1to16}, %zmm18, %zmm8
	vfmadd231ps	1544(%rcx,%rsi,4){1to16}, %zmm18, %zmm9
	vfmadd231ps	3080(%rcx,%rsi,4){1to16}, %zmm18, %zmm10
	vfmadd231ps	4616(%rcx,%rsi,4){1to16}, %zmm18, %zmm11
	vfmadd231ps	6152(%rcx,%rsi,4){1to16}, %zmm18, %zmm12
	vfmadd231ps	7688(%rcx,%rsi,4){1to16}, %zmm18, %zmm14
	vfmadd231ps	9224(%rcx,%rsi,4){1to16}, %zmm18, %zmm15
	vfmadd231ps	10760(%rcx,%rsi,4){1to16}, %zmm18, %zmm13
	vfmadd231ps	12(%rcx,%rsi,4){1to16}, %zmm19, %zmm8
	vfmadd231ps	1548(%rcx,%rsi,4){1to16}, %zmm19, %zmm9
	vfmadd231ps	3084(%rcx,%rsi,4){1to16}, %zmm19, %zmm10
	vfmadd231ps	4620(%rcx,%rsi,4){1to16}, %zmm19, %zmm11
	vfmadd231ps	6156(%rcx,%rsi,4){1to16}, %zmm19, %zmm12
	vfmadd231ps	7692(%rcx,%rsi,4){1to16}, %zmm19, %zmm14
	vfmadd231ps	9228(%rcx,%rsi,4){1to16}, %zmm19, %zmm15
	vfmadd231ps	10764(%rcx,%rsi,4){1to16}, %zmm19, %zmm13
	addq	$4, %rsi
	addq	$256, %rdi
	cmpq	%rdx, %rsi
	jl	.LBB2_5
	jmp	.LBB2_6
.LBB2_7:
	vzeroupper
	retq
.Lfunc_end2:
	.size	matmul_e6695cc405e204b8.mma2, .Lfunc_end2-matmul_e6695cc405e204b8.mma2

	.section	".note.GNU-stack","",@progbits
