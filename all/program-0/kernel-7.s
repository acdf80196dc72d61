	.file	"row_3ea7674327881eb7"
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x80000000
.LCPI0_1:
	.long	0x43c00000
.LCPI0_2:
	.long	0x3727c5ac
.LCPI0_3:
	.long	0x3f800000
	.text
	.globl	row_3ea7674327881eb7
	.p2align	4
	.type	row_3ea7674327881eb7,@function
row_3ea7674327881eb7:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -8(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_12
	movq	(%rdi), %rdx
	movq	(%rdx), %r8
	movq	8(%rdx), %rax
	movq	16(%rdx), %rcx
	movq	24(%rdx), %rdi
	movq	32(%rdx), %r10
	movq	40(%rdx), %r9
	movq	%rsi, %rdx
	shlq	$14, %rdx
	leaq	(%rdx,%rdx,2), %r11
	leaq	(%r8,%r11), %rdx
	addq	$192, %rdx
	leaq	64(%r9,%r11), %r9
	leaq	64(%r10,%r11), %r10
	leaq	64(%r8,%r11), %r11
	vbroadcastss	.LCPI0_0(%rip), %zmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmovss	.LCPI0_1(%rip), %xmm2
	vmovss	.LCPI0_2(%rip), %xmm3
	vmovss	.LCPI0_3(%rip), %xmm4
	jmp	.LBB0_2
	.p2align	4
.LBB0_11:
	incq	%rsi
	addq	$49152, %rdx
	addq	$49152, %r9
	addq	$49152, %r10
	addq	$49152, %r11
	cmpq	-8(%rsp), %rsi
	jge	.LBB0_12
.LBB0_2:
	movq	%rsi, %rbx
	shlq	$5, %rbx
	leaq	32(%rbx), %r14
	cmpq	%r14, %rbx
	jge	.LBB0_11
	movq	%r11, %r15
	movq	%r10, %r12
	movq	%r9, %r13
	movq	%rdx, %rbp
	.p2align	4
.LBB0_4:
	vmovaps	%zmm0, %zmm5
	vmovaps	%zmm0, %zmm6
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_5:
	vaddps	-192(%rbp,%r8,4), %zmm8, %zmm8
	vaddps	-128(%rbp,%r8,4), %zmm7, %zmm7
	vaddps	-64(%rbp,%r8,4), %zmm6, %zmm6
	vaddps	(%rbp,%r8,4), %zmm5, %zmm5
	addq	$64, %r8
	cmpq	$384, %r8
	jl	.LBB0_5
	vaddps	%zmm6, %zmm8, %zmm6
	vaddps	%zmm5, %zmm7, %zmm5
	vaddps	%zmm5, %zmm6, %zmm5
	vextractf64x4	$1, %zmm5, %ymm6
	vaddps	%zmm6, %zmm5, %zmm5
	vextractf128	$1, %ymm5, %xmm6
	vaddps	%xmm6, %xmm5, %xmm5
	vshufpd	$1, %xmm5, %xmm5, %xmm6
	vaddps	%xmm6, %xmm5, %xmm5
	vmovshdup	%xmm5, %xmm6
	vaddss	%xmm6, %xmm5, %xmm5
	vaddss	%xmm1, %xmm5, %xmm5
	vdivss	%xmm2, %xmm5, %xmm5
	vbroadcastss	%xmm5, %zmm9
	vmovaps	%zmm0, %zmm6
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	vmovaps	%zmm0, %zmm10
	vmovaps	%zmm0, %zmm11
	vmovaps	%zmm0, %zmm12
	vmovaps	%zmm0, %zmm13
	vmovaps	%zmm0, %zmm14
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_7:
	vmovups	-192(%rbp,%r8,4), %zmm15
	vmovups	-128(%rbp,%r8,4), %zmm16
	vmovups	-64(%rbp,%r8,4), %zmm17
	vmovups	(%rbp,%r8,4), %zmm18
	vsubps	%zmm9, %zmm15, %zmm15
	vsubps	%zmm9, %zmm16, %zmm16
	vsubps	%zmm9, %zmm17, %zmm17
	vsubps	%zmm9, %zmm18, %zmm18
	vmulps	%zmm15, %zmm15, %zmm19
	vaddps	%zmm19, %zmm14, %zmm14
	vmulps	%zmm16, %zmm16, %zmm19
	vaddps	%zmm19, %zmm13, %zmm13
	vmulps	%zmm17, %zmm17, %zmm19
	vaddps	%zmm19, %zmm12, %zmm12
	vmulps	%zmm18, %zmm18, %zmm19
	vaddps	%zmm19, %zmm11, %zmm11
	vaddps	%zmm15, %zmm10, %zmm10
	vaddps	%zmm16, %zmm8, %zmm8
	vaddps	%zmm17, %zmm7, %zmm7
	vaddps	%zmm18, %zmm6, %zmm6
	addq	$64, %r8
	cmpq	$384, %r8
	jl	.LBB0_7
	vaddps	%zmm12, %zmm14, %zmm9
	vaddps	%zmm11, %zmm13, %zmm11
	vaddps	%zmm11, %zmm9, %zmm9
	vaddps	%zmm7, %zmm10, %zmm7
	vaddps	%zmm6, %zmm8, %zmm6
	vaddps	%zmm6, %zmm7, %zmm6
	vextractf64x4	$1, %zmm9, %ymm7
	vaddps	%zmm7, %zmm9, %zmm7
	vextractf128	$1, %ymm7, %xmm8
	vaddps	%xmm7, %xmm8, %xmm7
	vshufpd	$1, %xmm7, %xmm7, %xmm8
	vaddps	%xmm7, %xmm8, %xmm7
	vmovshdup	%xmm7, %xmm8
	vaddss	%xmm7, %xmm8, %xmm7
	vaddss	%xmm1, %xmm7, %xmm7
	vextractf64x4	$1, %zmm6, %ymm8
	vaddps	%zmm8, %zmm6, %zmm6
	vextractf128	$1, %ymm6, %xmm8
	vaddps	%xmm6, %xmm8, %xmm6
	vshufpd	$1, %xmm6, %xmm6, %xmm8
	vaddps	%xmm6, %xmm8, %xmm6
	vmovshdup	%xmm6, %xmm8
	vaddss	%xmm6, %xmm8, %xmm6
	vaddss	%xmm1, %xmm6, %xmm6
	vdivss	%xmm2, %xmm6, %xmm6
	vaddss	%xmm6, %xmm5, %xmm6
	vdivss	%xmm2, %xmm7, %xmm5
	vaddss	%xmm3, %xmm5, %xmm5
	vsqrtss	%xmm5, %xmm5, %xmm5
	vdivss	%xmm5, %xmm4, %xmm5
	vbroadcastss	%xmm6, %zmm6
	vbroadcastss	%xmm5, %zmm7
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_9:
	vmovups	-64(%r15,%r8,4), %zmm8
	vmovups	(%r15,%r8,4), %zmm9
	vsubps	%zmm6, %zmm8, %zmm8
	vsubps	%zmm6, %zmm9, %zmm9
	vmulps	%zmm7, %zmm8, %zmm8
	vmulps	%zmm7, %zmm9, %zmm9
	vmulps	(%rax,%r8,4), %zmm8, %zmm10
	vmulps	64(%rax,%r8,4), %zmm9, %zmm11
	vaddps	(%rcx,%r8,4), %zmm10, %zmm10
	vaddps	64(%rcx,%r8,4), %zmm11, %zmm11
	vmovups	%zmm8, -64(%r12,%r8,4)
	vmovups	%zmm9, (%r12,%r8,4)
	vmovups	%zmm10, -64(%r13,%r8,4)
	vmovups	%zmm11, (%r13,%r8,4)
	addq	$32, %r8
	cmpq	$384, %r8
	jl	.LBB0_9
	vmovss	%xmm5, (%rdi,%rbx,4)
	incq	%rbx
	addq	$1536, %rbp
	addq	$1536, %r13
	addq	$1536, %r12
	addq	$1536, %r15
	cmpq	%r14, %rbx
	jl	.LBB0_4
	jmp	.LBB0_11
.LBB0_12:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	row_3ea7674327881eb7, .Lfunc_end0-row_3ea7674327881eb7

	.section	".note.GNU-stack","",@progbits
