	.file	"row_578ec7dadce14d9b"
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x80000000
	.text
	.globl	row_578ec7dadce14d9b
	.p2align	4
	.type	row_578ec7dadce14d9b,@function
row_578ec7dadce14d9b:
	cmpq	%rdx, %rsi
	jge	.LBB0_5
	movq	(%rdi), %r9
	movq	(%r9), %rax
	movq	8(%r9), %rcx
	movq	16(%r9), %rdi
	movq	24(%r9), %r8
	movq	32(%r9), %r9
	vbroadcastss	.LCPI0_0(%rip), %zmm0
	vbroadcastss	.LCPI0_0(%rip), %zmm1
	vxorps	%xmm2, %xmm2, %xmm2
	.p2align	4
.LBB0_2:
	vmovaps	%zmm0, %zmm3
	vmovaps	%zmm0, %zmm4
	vmovaps	%zmm0, %zmm5
	vmovaps	%zmm0, %zmm6
	xorl	%r10d, %r10d
	.p2align	4
.LBB0_3:
	vmovdqu	(%rdi,%r10), %xmm7
	vmovdqu	16(%rdi,%r10), %xmm8
	vmovdqu	32(%rdi,%r10), %xmm9
	vmovdqu	48(%rdi,%r10), %xmm10
	vptestmb	%xmm7, %xmm7, %k1
	vptestmb	%xmm8, %xmm8, %k2
	vptestmb	%xmm9, %xmm9, %k3
	vptestmb	%xmm10, %xmm10, %k4
	vxorps	(%rcx,%r10,4), %zmm1, %zmm7
	vxorps	64(%rcx,%r10,4), %zmm1, %zmm8
	vxorps	128(%rcx,%r10,4), %zmm1, %zmm9
	vxorps	192(%rcx,%r10,4), %zmm1, %zmm10
	vmulps	(%rax,%r10,4), %zmm7, %zmm7 {%k1} {z}
	vaddps	%zmm7, %zmm6, %zmm6
	vmulps	64(%rax,%r10,4), %zmm8, %zmm7 {%k2} {z}
	vaddps	%zmm7, %zmm5, %zmm5
	vmulps	128(%rax,%r10,4), %zmm9, %zmm7 {%k3} {z}
	vaddps	%zmm7, %zmm4, %zmm4
	vmulps	192(%rax,%r10,4), %zmm10, %zmm7 {%k4} {z}
	vaddps	%zmm7, %zmm3, %zmm3
	addq	$64, %r10
	cmpq	$2048, %r10
	jl	.LBB0_3
	vaddps	%zmm4, %zmm6, %zmm4
	vaddps	%zmm3, %zmm5, %zmm3
	vaddps	%zmm3, %zmm4, %zmm3
	vextractf64x4	$1, %zmm3, %ymm4
	vaddps	%zmm4, %zmm3, %zmm3
	vextractf128	$1, %ymm3, %xmm4
	vaddps	%xmm4, %xmm3, %xmm3
	vshufpd	$1, %xmm3, %xmm3, %xmm4
	vaddps	%xmm4, %xmm3, %xmm3
	vmovshdup	%xmm3, %xmm4
	vaddss	%xmm4, %xmm3, %xmm3
	vaddss	%xmm2, %xmm3, %xmm3
	vdivss	(%r8), %xmm3, %xmm3
	vmovss	%xmm3, (%r9)
	incq	%rsi
	cmpq	%rdx, %rsi
	jl	.LBB0_2
.LBB0_5:
	vzeroupper
	retq
.Lfunc_end0:
	.size	row_578ec7dadce14d9b, .Lfunc_end0-row_578ec7dadce14d9b

	.section	".note.GNU-stack","",@progbits
