	.file	"row_2b65b9e2762ef9c6"
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x80000000
.LCPI0_2:
	.long	0x3f800000
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI0_1:
	.quad	-100
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI0_3:
	.zero	64,1
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI0_4:
	.quad	4
	.quad	6
	.quad	0
	.quad	2
	.text
	.globl	row_2b65b9e2762ef9c6
	.p2align	4
	.type	row_2b65b9e2762ef9c6,@function
row_2b65b9e2762ef9c6:
	cmpq	%rdx, %rsi
	jge	.LBB0_5
	movq	(%rdi), %r10
	movq	(%r10), %rax
	movq	8(%r10), %rcx
	movq	16(%r10), %rdi
	movq	24(%r10), %r8
	movq	32(%r10), %r9
	vbroadcastss	.LCPI0_0(%rip), %ymm0
	vpbroadcastq	.LCPI0_1(%rip), %zmm1
	vbroadcastss	.LCPI0_2(%rip), %ymm2
	movq	40(%r10), %r10
	vmovdqa	.LCPI0_4(%rip), %ymm3
	vxorps	%xmm4, %xmm4, %xmm4
	vmovss	.LCPI0_2(%rip), %xmm5
	.p2align	4
.LBB0_2:
	vmovaps	%ymm0, %ymm6
	vmovaps	%ymm0, %ymm7
	vmovaps	%ymm0, %ymm8
	vmovaps	%ymm0, %ymm9
	xorl	%r11d, %r11d
	.p2align	4
.LBB0_3:
	vmovdqu64	(%rax,%r11,8), %zmm10
	vmovdqu64	64(%rax,%r11,8), %zmm11
	vmovdqu64	128(%rax,%r11,8), %zmm12
	vmovdqu64	192(%rax,%r11,8), %zmm13
	vpcmpneqq	%zmm1, %zmm10, %k1
	vpcmpneqq	%zmm1, %zmm11, %k2
	vpcmpneqq	%zmm1, %zmm12, %k3
	vpcmpneqq	%zmm1, %zmm13, %k4
	vmovaps	%ymm2, %ymm14 {%k1} {z}
	vmovaps	%ymm2, %ymm15 {%k2} {z}
	vmovaps	%ymm2, %ymm16 {%k3} {z}
	vmovaps	%ymm2, %ymm17 {%k4} {z}
	vmovdqa64	%zmm10, %zmm10 {%k1} {z}
	vmovdqa64	%zmm11, %zmm11 {%k2} {z}
	vmovdqa64	%zmm12, %zmm12 {%k3} {z}
	vmovdqa64	%zmm13, %zmm13 {%k4} {z}
	kunpckwd	%k3, %k4, %k0
	kunpckwd	%k1, %k2, %k1
	kunpckdq	%k0, %k1, %k1
	vmovdqu8	.LCPI0_3(%rip), %zmm18 {%k1} {z}
	vpermq	%zmm18, %zmm3, %zmm18
	vmovdqu64	%ymm18, (%rcx,%r11)
	vmovdqu64	%zmm10, (%rdi,%r11,8)
	vmovdqu64	%zmm11, 64(%rdi,%r11,8)
	vmovdqu64	%zmm12, 128(%rdi,%r11,8)
	vmovdqu64	%zmm13, 192(%rdi,%r11,8)
	vmovups	%ymm14, (%r8,%r11,4)
	vmovups	%ymm15, 32(%r8,%r11,4)
	vmovups	%ymm16, 64(%r8,%r11,4)
	vmovups	%ymm17, 96(%r8,%r11,4)
	vaddps	%ymm14, %ymm9, %ymm9
	vaddps	%ymm15, %ymm8, %ymm8
	vaddps	%ymm16, %ymm7, %ymm7
	vaddps	%ymm17, %ymm6, %ymm6
	addq	$32, %r11
	cmpq	$2048, %r11
	jl	.LBB0_3
	vaddps	%ymm7, %ymm9, %ymm7
	vaddps	%ymm6, %ymm8, %ymm6
	vaddps	%ymm6, %ymm7, %ymm6
	vextractf128	$1, %ymm6, %xmm7
	vaddps	%xmm7, %xmm6, %xmm6
	vshufpd	$1, %xmm6, %xmm6, %xmm7
	vaddps	%xmm7, %xmm6, %xmm6
	vmovshdup	%xmm6, %xmm7
	vaddss	%xmm7, %xmm6, %xmm6
	vaddss	%xmm4, %xmm6, %xmm6
	vdivss	%xmm6, %xmm5, %xmm7
	vmovss	%xmm6, (%r9)
	vmovss	%xmm7, (%r10)
	incq	%rsi
	cmpq	%rdx, %rsi
	jl	.LBB0_2
.LBB0_5:
	vzeroupper
	retq
.Lfunc_end0:
	.size	row_2b65b9e2762ef9c6, .Lfunc_end0-row_2b65b9e2762ef9c6

	.section	".note.GNU-stack","",@progbits
