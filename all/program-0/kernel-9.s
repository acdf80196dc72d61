	.file	"matmul_6f4dde14c144a385"
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x3f3504f3
.LCPI0_1:
	.long	0x7fffffff
.LCPI0_2:
	.long	0x3ba36cf2
.LCPI0_3:
	.long	0xba1c3a17
.LCPI0_4:
	.long	0xbcdb3e02
.LCPI0_5:
	.long	0x3de70cc3
.LCPI0_6:
	.long	0xbec09371
.LCPI0_7:
	.long	0x3e0375d3
.LCPI0_8:
	.long	0x40800000
.LCPI0_9:
	.long	0x39a7341a
.LCPI0_10:
	.long	0xb735e765
.LCPI0_11:
	.long	0xbb6dad86
.LCPI0_12:
	.long	0x3cc262cd
.LCPI0_13:
	.long	0xbdd97e7f
.LCPI0_14:
	.long	0xbf229acd
.LCPI0_15:
	.long	0xbe03baef
.LCPI0_16:
	.long	0x3fb8aa3b
.LCPI0_17:
	.long	0xcb400000
.LCPI0_18:
	.long	1065353216
.LCPI0_19:
	.long	0xbf317218
.LCPI0_20:
	.long	0x3102e308
.LCPI0_21:
	.long	0x3c091538
.LCPI0_22:
	.long	0x3ab5d240
.LCPI0_23:
	.long	0x3d2aab78
.LCPI0_24:
	.long	0x3e2aaa57
.LCPI0_25:
	.long	0x3effffff
.LCPI0_26:
	.long	0x3f6d7dbf
.LCPI0_27:
	.long	0x3f000000
	.text
	.globl	matmul_6f4dde14c144a385
	.p2align	4
	.type	matmul_6f4dde14c144a385,@function
matmul_6f4dde14c144a385:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1856, %rsp
	movq	%rdx, 184(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_16
	movq	(%rdi), %rax
	movq	(%rax), %rcx
	movq	%rcx, 216(%rsp)
	movq	8(%rax), %rcx
	movq	%rcx, 208(%rsp)
	movq	16(%rax), %rcx
	movq	24(%rax), %rdx
	movq	32(%rax), %rax
	leaq	128(%rax), %rdi
	movq	%rdi, 152(%rsp)
	leaq	128(%rdx), %rdi
	movq	%rdi, 144(%rsp)
	movq	%rax, 160(%rsp)
	addq	$64, %rax
	movq	%rax, 136(%rsp)
	movq	%rdx, 168(%rsp)
	leaq	64(%rdx), %rax
	movq	%rax, 128(%rsp)
	movq	%rcx, 176(%rsp)
	leaq	64(%rcx), %rax
	movq	%rax, 120(%rsp)
	jmp	.LBB0_2
	.p2align	4
.LBB0_15:
	movq	192(%rsp), %rsi
	incq	%rsi
	cmpq	184(%rsp), %rsi
	jge	.LBB0_16
.LBB0_2:
	movq	%rsi, %rax
	shrq	$5, %rax
	movq	%rax, %rcx
	shlq	$16, %rcx
	leaq	(%rcx,%rcx,8), %rdx
	movq	%rsi, 192(%rsp)
	andl	$31, %esi
	movl	%esi, %ecx
	shll	$6, %ecx
	leaq	(%rcx,%rcx,2), %r14
	orq	%r14, %rdx
	movq	160(%rsp), %rcx
	addq	%rdx, %rcx
	movq	%rcx, 80(%rsp)
	movq	168(%rsp), %rcx
	leaq	(%rcx,%rdx), %rcx
	movq	%rcx, 72(%rsp)
	movq	176(%rsp), %rcx
	leaq	(%rcx,%r14), %r15
	movq	136(%rsp), %rcx
	addq	%rdx, %rcx
	movq	%rcx, 64(%rsp)
	movq	128(%rsp), %rcx
	addq	%rdx, %rcx
	movq	%rcx, 56(%rsp)
	addq	120(%rsp), %r14
	movq	152(%rsp), %rcx
	addq	%rdx, %rcx
	movq	%rcx, 48(%rsp)
	addq	144(%rsp), %rdx
	movq	%rdx, 88(%rsp)
	shlq	$2, %rax
	leaq	(%rax,%rax,2), %rcx
	movq	%rcx, 40(%rsp)
	leaq	(%rax,%rax,2), %rcx
	addq	$12, %rcx
	cmpq	$256, %rcx
	movl	$256, %eax
	cmovgeq	%rax, %rcx
	movq	%rcx, 96(%rsp)
	movq	%rsi, 200(%rsp)
	movq	%rsi, 32(%rsp)
	jmp	.LBB0_3
	.p2align	4
.LBB0_14:
	movq	32(%rsp), %rax
	incq	%rax
	addq	$192, 48(%rsp)
	addq	$192, 88(%rsp)
	addq	$192, 64(%rsp)
	addq	$192, 56(%rsp)
	addq	$192, %r14
	addq	$192, 80(%rsp)
	addq	$192, 72(%rsp)
	addq	$192, %r15
	movq	%rax, 32(%rsp)
	cmpq	200(%rsp), %rax
	jg	.LBB0_15
.LBB0_3:
	movq	96(%rsp), %rax
	cmpq	%rax, 40(%rsp)
	jge	.LBB0_14
	movq	32(%rsp), %rax
	shlq	$11, %rax
	leaq	(%rax,%rax,8), %rax
	movq	%rax, 224(%rsp)
	movq	72(%rsp), %r11
	movq	80(%rsp), %r13
	movq	56(%rsp), %rax
	movq	%rax, 112(%rsp)
	movq	64(%rsp), %rax
	movq	%rax, 104(%rsp)
	movq	88(%rsp), %r12
	movq	48(%rsp), %rbx
	movq	40(%rsp), %rdx
	.p2align	4
.LBB0_5:
	movq	%r13, 240(%rsp)
	movq	%r11, 248(%rsp)
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_6:
	prefetcht0	-128(%r12,%rax)
	prefetcht0	-64(%r12,%rax)
	prefetcht0	(%r12,%rax)
	prefetcht0	-128(%rbx,%rax)
	prefetcht0	-64(%rbx,%rax)
	prefetcht0	(%rbx,%rax)
	incq	%rcx
	addq	$6144, %rax
	cmpq	$8, %rcx
	jl	.LBB0_6
	movq	%rdx, 232(%rsp)
	movq	%rdx, %rax
	shlq	$10, %rax
	leaq	(%rax,%rax,2), %rsi
	movq	216(%rsp), %rdi
	movq	208(%rsp), %rdx
	movq	224(%rsp), %rcx
	leaq	256(%rsp), %r13
	movq	%r13, %r8
	vzeroupper
	callq	matmul_6f4dde14c144a385.mma1
	movq	%r13, %rax
	movq	248(%rsp), %r11
	movq	%r11, %rcx
	movq	240(%rsp), %r13
	movq	%r13, %rdx
	leaq	320(%rsp), %rsi
	movq	112(%rsp), %rdi
	movq	104(%rsp), %r8
	xorl	%r9d, %r9d
	vbroadcastss	.LCPI0_0(%rip), %zmm2
	vbroadcastss	.LCPI0_1(%rip), %zmm26
	vbroadcastss	.LCPI0_8(%rip), %zmm3
	vbroadcastss	.LCPI0_10(%rip), %zmm6
	vbroadcastss	.LCPI0_17(%rip), %zmm10
	.p2align	4
.LBB0_8:
	xorl	%r10d, %r10d
	vbroadcastss	.LCPI0_11(%rip), %zmm23
	vbroadcastss	.LCPI0_12(%rip), %zmm24
	vbroadcastss	.LCPI0_13(%rip), %zmm31
	vbroadcastss	.LCPI0_14(%rip), %zmm27
	vbroadcastss	.LCPI0_15(%rip), %zmm28
	vbroadcastss	.LCPI0_16(%rip), %zmm29
	vpbroadcastd	.LCPI0_18(%rip), %zmm30
	vbroadcastss	.LCPI0_19(%rip), %zmm14
	vbroadcastss	.LCPI0_20(%rip), %zmm15
	vbroadcastss	.LCPI0_21(%rip), %zmm16
	vbroadcastss	.LCPI0_22(%rip), %zmm17
	.p2align	4
.LBB0_9:
	vmovups	-64(%rsi,%r10,4), %zmm0
	vmovups	(%rsi,%r10,4), %zmm1
	vaddps	-64(%r14,%r10,4), %zmm0, %zmm0
	vaddps	(%r14,%r10,4), %zmm1, %zmm1
	vmulps	%zmm2, %zmm0, %zmm4
	vmovaps	%zmm2, %zmm13
	vmulps	%zmm2, %zmm1, %zmm2
	vandps	%zmm26, %zmm4, %zmm5
	vmovaps	%zmm3, %zmm20
	vminps	%zmm5, %zmm3, %zmm3
	vmovaps	%zmm6, %zmm22
	vbroadcastss	.LCPI0_9(%rip), %zmm12
	vfmadd213ps	%zmm12, %zmm3, %zmm6
	vfmadd213ps	%zmm23, %zmm3, %zmm6
	vfmadd213ps	%zmm24, %zmm3, %zmm6
	vfmadd213ps	%zmm31, %zmm3, %zmm6
	vfmadd213ps	%zmm27, %zmm3, %zmm6
	vfmadd213ps	%zmm28, %zmm3, %zmm6
	vfmsub132ps	%zmm3, %zmm3, %zmm6
	vmovaps	%zmm29, %zmm3
	vfmsub213ps	%zmm10, %zmm6, %zmm3
	vaddps	%zmm10, %zmm3, %zmm7
	vfmadd231ps	%zmm14, %zmm7, %zmm6
	vfmadd231ps	%zmm7, %zmm15, %zmm6
	vmovaps	%zmm17, %zmm7
	vfmadd213ps	%zmm16, %zmm6, %zmm7
	vbroadcastss	.LCPI0_23(%rip), %zmm9
	vfmadd213ps	%zmm9, %zmm6, %zmm7
	vbroadcastss	.LCPI0_24(%rip), %zmm11
	vfmadd213ps	%zmm11, %zmm6, %zmm7
	vbroadcastss	.LCPI0_25(%rip), %zmm19
	vfmadd213ps	%zmm19, %zmm6, %zmm7
	vmulps	%zmm6, %zmm6, %zmm8
	vfmadd213ps	%zmm6, %zmm7, %zmm8
	vmulps	%zmm4, %zmm4, %zmm6
	vbroadcastss	.LCPI0_3(%rip), %zmm7
	vbroadcastss	.LCPI0_2(%rip), %zmm18
	vfmadd213ps	%zmm18, %zmm6, %zmm7
	vbroadcastss	.LCPI0_4(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm6, %zmm7
	vbroadcastss	.LCPI0_5(%rip), %zmm25
	vfmadd213ps	%zmm25, %zmm6, %zmm7
	vbroadcastss	.LCPI0_6(%rip), %zmm21
	vfmadd213ps	%zmm21, %zmm6, %zmm7
	vbroadcastss	.LCPI0_7(%rip), %zmm18
	vfmadd213ps	%zmm18, %zmm6, %zmm7
	vfmadd132ps	%zmm5, %zmm5, %zmm7
	vpslld	$23, %zmm3, %zmm3
	vpaddd	%zmm30, %zmm3, %zmm3
	vfmadd213ps	%zmm3, %zmm3, %zmm8
	vbroadcastss	.LCPI0_18(%rip), %zmm3
	vsubps	%zmm8, %zmm3, %zmm3
	vbroadcastss	.LCPI0_26(%rip), %zmm21
	vcmpltps	%zmm21, %zmm5, %k1
	vmovaps	%zmm7, %zmm3 {%k1}
	vpternlogd	$226, %zmm4, %zmm26, %zmm3
	vandps	%zmm26, %zmm2, %zmm4
	vminps	%zmm4, %zmm20, %zmm5
	vmovaps	%zmm22, %zmm6
	vfmadd213ps	%zmm12, %zmm5, %zmm6
	vfmadd213ps	%zmm23, %zmm5, %zmm6
	vfmadd213ps	%zmm24, %zmm5, %zmm6
	vfmadd213ps	%zmm31, %zmm5, %zmm6
	vfmadd213ps	%zmm27, %zmm5, %zmm6
	vfmadd213ps	%zmm28, %zmm5, %zmm6
	vfmsub132ps	%zmm5, %zmm5, %zmm6
	vmovaps	%zmm29, %zmm5
	vfmsub213ps	%zmm10, %zmm6, %zmm5
	vaddps	%zmm10, %zmm5, %zmm7
	vfmadd231ps	%zmm14, %zmm7, %zmm6
	vfmadd231ps	%zmm7, %zmm15, %zmm6
	vmovaps	%zmm17, %zmm7
	vfmadd213ps	%zmm16, %zmm6, %zmm7
	vfmadd213ps	%zmm9, %zmm6, %zmm7
	vfmadd213ps	%zmm11, %zmm6, %zmm7
	vfmadd213ps	%zmm19, %zmm6, %zmm7
	vmulps	%zmm6, %zmm6, %zmm8
	vfmadd213ps	%zmm6, %zmm7, %zmm8
	vmulps	%zmm2, %zmm2, %zmm6
	vbroadcastss	.LCPI0_3(%rip), %zmm7
	vfmadd213ps	.LCPI0_2(%rip){1to16}, %zmm6, %zmm7
	vfmadd213ps	.LCPI0_4(%rip){1to16}, %zmm6, %zmm7
	vfmadd213ps	%zmm25, %zmm6, %zmm7
	vfmadd213ps	.LCPI0_6(%rip){1to16}, %zmm6, %zmm7
	vfmadd213ps	%zmm18, %zmm6, %zmm7
	vmovaps	%zmm22, %zmm6
	vpslld	$23, %zmm5, %zmm5
	vpaddd	%zmm30, %zmm5, %zmm5
	vfmadd213ps	%zmm5, %zmm5, %zmm8
	vfmadd132ps	%zmm4, %zmm4, %zmm7
	vcmpltps	%zmm21, %zmm4, %k1
	vbroadcastss	.LCPI0_18(%rip), %zmm4
	vsubps	%zmm8, %zmm4, %zmm4
	vbroadcastss	.LCPI0_27(%rip), %zmm8
	vmovaps	%zmm7, %zmm4 {%k1}
	vbroadcastss	.LCPI0_18(%rip), %zmm7
	vaddps	%zmm7, %zmm3, %zmm3
	vmulps	%zmm8, %zmm3, %zmm3
	vmulps	%zmm3, %zmm0, %zmm3
	vmovups	%zmm3, -64(%rdi,%r10,4)
	vmovaps	%zmm20, %zmm3
	vpternlogd	$226, %zmm2, %zmm26, %zmm4
	vaddps	%zmm7, %zmm4, %zmm2
	vmulps	%zmm8, %zmm2, %zmm2
	vmulps	%zmm2, %zmm1, %zmm2
	vmovups	%zmm2, (%rdi,%r10,4)
	vmovaps	%zmm13, %zmm2
	vmovups	%zmm0, -64(%r8,%r10,4)
	vmovups	%zmm1, (%r8,%r10,4)
	addq	$32, %r10
	cmpq	$32, %r10
	jl	.LBB0_9
	movl	$32, %r10d
	vbroadcastss	.LCPI0_23(%rip), %zmm12
	vbroadcastss	.LCPI0_24(%rip), %zmm9
	vbroadcastss	.LCPI0_25(%rip), %zmm11
	vbroadcastss	.LCPI0_26(%rip), %zmm19
	vbroadcastss	.LCPI0_3(%rip), %zmm18
	vbroadcastss	.LCPI0_5(%rip), %zmm25
	vbroadcastss	.LCPI0_7(%rip), %zmm21
	.p2align	4
.LBB0_11:
	vmovups	(%rax,%r10,4), %zmm0
	vaddps	(%r15,%r10,4), %zmm0, %zmm0
	vmulps	%zmm2, %zmm0, %zmm1
	vandps	%zmm26, %zmm1, %zmm2
	vminps	%zmm2, %zmm20, %zmm3
	vmovaps	%zmm6, %zmm4
	vfmadd213ps	.LCPI0_9(%rip){1to16}, %zmm3, %zmm4
	vfmadd213ps	%zmm23, %zmm3, %zmm4
	vfmadd213ps	%zmm24, %zmm3, %zmm4
	vfmadd213ps	%zmm31, %zmm3, %zmm4
	vfmadd213ps	%zmm27, %zmm3, %zmm4
	vfmadd213ps	%zmm28, %zmm3, %zmm4
	vfmsub132ps	%zmm3, %zmm3, %zmm4
	vmovaps	%zmm10, %zmm3
	vfmsub231ps	%zmm29, %zmm4, %zmm3
	vaddps	%zmm10, %zmm3, %zmm5
	vfmadd231ps	%zmm14, %zmm5, %zmm4
	vfmadd231ps	%zmm15, %zmm5, %zmm4
	vmovaps	%zmm17, %zmm5
	vfmadd213ps	%zmm16, %zmm4, %zmm5
	vfmadd213ps	%zmm12, %zmm4, %zmm5
	vfmadd213ps	%zmm9, %zmm4, %zmm5
	vfmadd213ps	%zmm11, %zmm4, %zmm5
	vmulps	%zmm4, %zmm4, %zmm6
	vfmadd213ps	%zmm4, %zmm5, %zmm6
	vmulps	%zmm1, %zmm1, %zmm4
	vmovaps	%zmm18, %zmm5
	vfmadd213ps	.LCPI0_2(%rip){1to16}, %zmm4, %zmm5
	vfmadd213ps	.LCPI0_4(%rip){1to16}, %zmm4, %zmm5
	vfmadd213ps	%zmm25, %zmm4, %zmm5
	vfmadd213ps	.LCPI0_6(%rip){1to16}, %zmm4, %zmm5
	vfmadd213ps	%zmm21, %zmm4, %zmm5
	vpslld	$23, %zmm3, %zmm3
	vpaddd	%zmm30, %zmm3, %zmm3
	vfmadd213ps	%zmm3, %zmm3, %zmm6
	vfmadd132ps	%zmm2, %zmm2, %zmm5
	vcmpltps	%zmm19, %zmm2, %k1
	vsubps	%zmm6, %zmm7, %zmm2
	vmovaps	%zmm22, %zmm6
	vmovaps	%zmm5, %zmm2 {%k1}
	vpternlogd	$228, %zmm26, %zmm1, %zmm2
	vaddps	%zmm7, %zmm2, %zmm1
	vmovaps	%zmm13, %zmm2
	vmulps	%zmm8, %zmm1, %zmm1
	vmulps	%zmm1, %zmm0, %zmm1
	vmovups	%zmm1, (%rcx,%r10,4)
	vmovups	%zmm0, (%rdx,%r10,4)
	addq	$16, %r10
	cmpq	$48, %r10
	jl	.LBB0_11
	vmovaps	%zmm20, %zmm3
	incq	%r9
	addq	$6144, %r8
	addq	$6144, %rdi
	addq	$192, %rsi
	addq	$6144, %rdx
	addq	$6144, %rcx
	addq	$192, %rax
	cmpq	$8, %r9
	jl	.LBB0_8
	movq	232(%rsp), %rdx
	incq	%rdx
	addq	$49152, %rbx
	addq	$49152, %r12
	addq	$49152, 104(%rsp)
	addq	$49152, 112(%rsp)
	addq	$49152, %r13
	addq	$49152, %r11
	cmpq	96(%rsp), %rdx
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
	.size	matmul_6f4dde14c144a385, .Lfunc_end0-matmul_6f4dde14c144a385

	.p2align	4
	.type	matmul_6f4dde14c144a385.mma1,@function
matmul_6f4dde14c144a385.mma1:
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
	.size	matmul_6f4dde14c144a385.mma1, .Lfunc_end1-matmul_6f4dde14c144a385.mma1

	.section	".note.GNU-stack","",@progbits
