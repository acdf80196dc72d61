	.file	"pointwise_389c37d66e1c4bd8"
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
	.globl	pointwise_389c37d66e1c4bd8
	.p2align	4
	.type	pointwise_389c37d66e1c4bd8,@function
pointwise_389c37d66e1c4bd8:
	cmpq	%rdx, %rsi
	jge	.LBB0_5
	movq	(%rdi), %rax
	movq	(%rax), %rcx
	movq	8(%rax), %rax
	movq	%rsi, %rdi
	shlq	$17, %rdi
	addq	%rdi, %rax
	addq	$64, %rax
	leaq	64(%rcx,%rdi), %rcx
	vbroadcastss	.LCPI0_0(%rip), %zmm0
	vbroadcastss	.LCPI0_1(%rip), %zmm1
	vbroadcastss	.LCPI0_7(%rip), %zmm13
	vbroadcastss	.LCPI0_8(%rip), %zmm14
	vbroadcastss	.LCPI0_9(%rip), %zmm3
	vbroadcastss	.LCPI0_10(%rip), %zmm18
	vbroadcastss	.LCPI0_11(%rip), %zmm6
	vbroadcastss	.LCPI0_12(%rip), %zmm15
	vbroadcastss	.LCPI0_13(%rip), %zmm16
	vbroadcastss	.LCPI0_14(%rip), %zmm21
	vbroadcastss	.LCPI0_15(%rip), %zmm20
	vbroadcastss	.LCPI0_16(%rip), %zmm24
	vbroadcastss	.LCPI0_17(%rip), %zmm8
	vpbroadcastd	.LCPI0_18(%rip), %zmm22
	vbroadcastss	.LCPI0_19(%rip), %zmm23
	vbroadcastss	.LCPI0_20(%rip), %zmm25
	vbroadcastss	.LCPI0_21(%rip), %zmm27
	vbroadcastss	.LCPI0_22(%rip), %zmm26
	vbroadcastss	.LCPI0_18(%rip), %zmm17
	vbroadcastss	.LCPI0_26(%rip), %zmm9
	vbroadcastss	.LCPI0_5(%rip), %zmm7
	.p2align	4
.LBB0_2:
	xorl	%edi, %edi
	.p2align	4
.LBB0_3:
	vmovups	-64(%rcx,%rdi,4), %zmm30
	vmovups	(%rcx,%rdi,4), %zmm29
	vmulps	%zmm0, %zmm30, %zmm2
	vmulps	%zmm0, %zmm29, %zmm31
	vandps	%zmm1, %zmm2, %zmm4
	vminps	%zmm4, %zmm14, %zmm0
	vmovaps	%zmm18, %zmm10
	vfmadd213ps	%zmm3, %zmm0, %zmm10
	vfmadd213ps	%zmm6, %zmm0, %zmm10
	vfmadd213ps	%zmm15, %zmm0, %zmm10
	vfmadd213ps	%zmm16, %zmm0, %zmm10
	vfmadd213ps	%zmm21, %zmm0, %zmm10
	vfmadd213ps	%zmm20, %zmm0, %zmm10
	vfmsub132ps	%zmm0, %zmm0, %zmm10
	vmovaps	%zmm24, %zmm0
	vfmsub213ps	%zmm8, %zmm10, %zmm0
	vmovaps	%zmm15, %zmm19
	vmovaps	%zmm3, %zmm15
	vaddps	%zmm8, %zmm0, %zmm3
	vfmadd231ps	%zmm23, %zmm3, %zmm10
	vfmadd231ps	%zmm3, %zmm25, %zmm10
	vmovaps	%zmm26, %zmm3
	vfmadd213ps	%zmm27, %zmm10, %zmm3
	vbroadcastss	.LCPI0_23(%rip), %zmm5
	vfmadd213ps	%zmm5, %zmm10, %zmm3
	vbroadcastss	.LCPI0_24(%rip), %zmm5
	vfmadd213ps	%zmm5, %zmm10, %zmm3
	vbroadcastss	.LCPI0_25(%rip), %zmm5
	vfmadd213ps	%zmm5, %zmm10, %zmm3
	vmovaps	%zmm27, %zmm28
	vmovaps	%zmm25, %zmm27
	vmovaps	%zmm23, %zmm25
	vmovaps	%zmm20, %zmm23
	vmovaps	%zmm16, %zmm20
	vmovaps	%zmm6, %zmm16
	vmulps	%zmm10, %zmm10, %zmm6
	vfmadd213ps	%zmm10, %zmm3, %zmm6
	vmulps	%zmm2, %zmm2, %zmm3
	vbroadcastss	.LCPI0_3(%rip), %zmm12
	vmovaps	%zmm12, %zmm10
	vbroadcastss	.LCPI0_2(%rip), %zmm11
	vfmadd213ps	%zmm11, %zmm3, %zmm10
	vmovaps	%zmm17, %zmm5
	vmovaps	%zmm1, %zmm17
	vbroadcastss	.LCPI0_4(%rip), %zmm1
	vfmadd213ps	%zmm1, %zmm3, %zmm10
	vfmadd213ps	%zmm7, %zmm3, %zmm10
	vbroadcastss	.LCPI0_6(%rip), %zmm11
	vfmadd213ps	%zmm11, %zmm3, %zmm10
	vfmadd213ps	%zmm13, %zmm3, %zmm10
	vfmadd132ps	%zmm4, %zmm4, %zmm10
	vpslld	$23, %zmm0, %zmm0
	vpaddd	%zmm22, %zmm0, %zmm0
	vfmadd213ps	%zmm0, %zmm0, %zmm6
	vsubps	%zmm6, %zmm5, %zmm0
	vcmpltps	%zmm9, %zmm4, %k1
	vmovaps	%zmm10, %zmm0 {%k1}
	vpternlogd	$226, %zmm2, %zmm17, %zmm0
	vandps	%zmm17, %zmm31, %zmm2
	vminps	%zmm2, %zmm14, %zmm3
	vmovaps	%zmm18, %zmm4
	vfmadd213ps	%zmm15, %zmm3, %zmm4
	vfmadd213ps	%zmm16, %zmm3, %zmm4
	vfmadd213ps	%zmm19, %zmm3, %zmm4
	vfmadd213ps	%zmm20, %zmm3, %zmm4
	vfmadd213ps	%zmm21, %zmm3, %zmm4
	vfmadd213ps	%zmm23, %zmm3, %zmm4
	vfmsub132ps	%zmm3, %zmm3, %zmm4
	vmovaps	%zmm24, %zmm3
	vfmsub213ps	%zmm8, %zmm4, %zmm3
	vaddps	%zmm8, %zmm3, %zmm6
	vfmadd231ps	%zmm25, %zmm6, %zmm4
	vfmadd231ps	%zmm6, %zmm27, %zmm4
	vmovaps	%zmm26, %zmm6
	vfmadd213ps	%zmm28, %zmm4, %zmm6
	vfmadd213ps	.LCPI0_23(%rip){1to16}, %zmm4, %zmm6
	vfmadd213ps	.LCPI0_24(%rip){1to16}, %zmm4, %zmm6
	vfmadd213ps	.LCPI0_25(%rip){1to16}, %zmm4, %zmm6
	vmulps	%zmm4, %zmm4, %zmm10
	vfmadd213ps	%zmm4, %zmm6, %zmm10
	vmulps	%zmm31, %zmm31, %zmm4
	vfmadd213ps	.LCPI0_2(%rip){1to16}, %zmm4, %zmm12
	vfmadd213ps	%zmm1, %zmm4, %zmm12
	vmovdqa64	%zmm17, %zmm1
	vmovaps	%zmm5, %zmm17
	vfmadd213ps	%zmm7, %zmm4, %zmm12
	vfmadd213ps	%zmm11, %zmm4, %zmm12
	vfmadd213ps	%zmm13, %zmm4, %zmm12
	vpslld	$23, %zmm3, %zmm3
	vpaddd	%zmm22, %zmm3, %zmm3
	vfmadd213ps	%zmm3, %zmm3, %zmm10
	vmovaps	%zmm15, %zmm3
	vmovaps	%zmm19, %zmm15
	vfmadd132ps	%zmm2, %zmm2, %zmm12
	vcmpltps	%zmm9, %zmm2, %k1
	vsubps	%zmm10, %zmm5, %zmm2
	vbroadcastss	.LCPI0_27(%rip), %zmm5
	vmovaps	%zmm12, %zmm2 {%k1}
	vmovaps	%zmm16, %zmm6
	vmovaps	%zmm20, %zmm16
	vmovaps	%zmm23, %zmm20
	vmovaps	%zmm25, %zmm23
	vmovaps	%zmm27, %zmm25
	vmovaps	%zmm28, %zmm27
	vpternlogd	$226, %zmm31, %zmm1, %zmm2
	vaddps	%zmm17, %zmm0, %zmm0
	vmulps	%zmm5, %zmm0, %zmm0
	vmulps	%zmm0, %zmm30, %zmm0
	vaddps	%zmm17, %zmm2, %zmm2
	vmulps	%zmm5, %zmm2, %zmm2
	vmulps	%zmm2, %zmm29, %zmm2
	vmovups	%zmm0, -64(%rax,%rdi,4)
	vbroadcastss	.LCPI0_0(%rip), %zmm0
	vmovups	%zmm2, (%rax,%rdi,4)
	addq	$32, %rdi
	cmpq	$32768, %rdi
	jl	.LBB0_3
	incq	%rsi
	addq	$131072, %rax
	addq	$131072, %rcx
	cmpq	%rdx, %rsi
	jl	.LBB0_2
.LBB0_5:
	vzeroupper
	retq
.Lfunc_end0:
	.size	pointwise_389c37d66e1c4bd8, .Lfunc_end0-pointwise_389c37d66e1c4bd8

	.section	".note.GNU-stack","",@progbits
