	.file	"row_65efa96a8c7a558e"
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x80000000
.LCPI0_1:
	.long	0x43c00000
	.text
	.globl	row_65efa96a8c7a558e
	.p2align	4
	.type	row_65efa96a8c7a558e,@function
row_65efa96a8c7a558e:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -8(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_10
	movq	(%rdi), %rdx
	movq	(%rdx), %rdi
	movq	8(%rdx), %rax
	movq	16(%rdx), %r10
	movq	24(%rdx), %rcx
	movq	32(%rdx), %rdx
	movq	%rsi, %r8
	shlq	$14, %r8
	leaq	(%r8,%r8,2), %r11
	leaq	(%r10,%r11), %r8
	addq	$192, %r8
	movq	%r8, -16(%rsp)
	leaq	192(%rdi,%r11), %r8
	leaq	64(%rdx,%r11), %r9
	leaq	64(%r10,%r11), %r10
	leaq	64(%rdi,%r11), %r11
	vbroadcastss	.LCPI0_0(%rip), %zmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmovss	.LCPI0_1(%rip), %xmm2
	jmp	.LBB0_2
	.p2align	4
.LBB0_9:
	incq	%rsi
	addq	$49152, -16(%rsp)
	addq	$49152, %r8
	addq	$49152, %r9
	addq	$49152, %r10
	addq	$49152, %r11
	cmpq	-8(%rsp), %rsi
	jge	.LBB0_10
.LBB0_2:
	movq	%rsi, %rbx
	shlq	$5, %rbx
	leaq	32(%rbx), %r14
	cmpq	%r14, %rbx
	jge	.LBB0_9
	movq	%r11, %r15
	movq	%r10, %r12
	movq	%r9, %r13
	movq	%r8, %rbp
	movq	-16(%rsp), %rdi
	.p2align	4
.LBB0_4:
	vmovaps	%zmm0, %zmm3
	vmovaps	%zmm0, %zmm4
	vmovaps	%zmm0, %zmm5
	vmovaps	%zmm0, %zmm6
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	vmovaps	%zmm0, %zmm9
	vmovaps	%zmm0, %zmm10
	xorl	%edx, %edx
	.p2align	4
.LBB0_5:
	vmovups	-192(%rbp,%rdx,4), %zmm11
	vmovups	-128(%rbp,%rdx,4), %zmm12
	vmovups	-64(%rbp,%rdx,4), %zmm13
	vmovups	(%rbp,%rdx,4), %zmm14
	vmulps	(%rax,%rdx,4), %zmm11, %zmm11
	vmulps	64(%rax,%rdx,4), %zmm12, %zmm12
	vmulps	128(%rax,%rdx,4), %zmm13, %zmm13
	vmulps	192(%rax,%rdx,4), %zmm14, %zmm14
	vmulps	-192(%rdi,%rdx,4), %zmm11, %zmm15
	vaddps	%zmm15, %zmm6, %zmm6
	vmulps	-128(%rdi,%rdx,4), %zmm12, %zmm15
	vaddps	%zmm15, %zmm5, %zmm5
	vmulps	-64(%rdi,%rdx,4), %zmm13, %zmm15
	vaddps	%zmm15, %zmm4, %zmm4
	vmulps	(%rdi,%rdx,4), %zmm14, %zmm15
	vaddps	%zmm15, %zmm3, %zmm3
	vaddps	%zmm11, %zmm10, %zmm10
	vaddps	%zmm12, %zmm9, %zmm9
	vaddps	%zmm13, %zmm8, %zmm8
	vaddps	%zmm14, %zmm7, %zmm7
	addq	$64, %rdx
	cmpq	$384, %rdx
	jl	.LBB0_5
	vaddps	%zmm8, %zmm10, %zmm8
	vaddps	%zmm7, %zmm9, %zmm7
	vaddps	%zmm7, %zmm8, %zmm7
	vaddps	%zmm4, %zmm6, %zmm4
	vaddps	%zmm3, %zmm5, %zmm3
	vaddps	%zmm3, %zmm4, %zmm3
	vextractf64x4	$1, %zmm7, %ymm4
	vaddps	%zmm4, %zmm7, %zmm4
	vextractf128	$1, %ymm4, %xmm5
	vaddps	%xmm5, %xmm4, %xmm4
	vshufpd	$1, %xmm4, %xmm4, %xmm5
	vaddps	%xmm5, %xmm4, %xmm4
	vmovshdup	%xmm4, %xmm5
	vaddss	%xmm5, %xmm4, %xmm4
	vaddss	%xmm1, %xmm4, %xmm4
	vextractf64x4	$1, %zmm3, %ymm5
	vaddps	%zmm5, %zmm3, %zmm3
	vextractf128	$1, %ymm3, %xmm5
	vaddps	%xmm5, %xmm3, %xmm3
	vshufpd	$1, %xmm3, %xmm3, %xmm5
	vaddps	%xmm5, %xmm3, %xmm3
	vmovshdup	%xmm3, %xmm5
	vaddss	%xmm5, %xmm3, %xmm3
	vaddss	%xmm1, %xmm3, %xmm3
	vdivss	%xmm2, %xmm4, %xmm4
	vdivss	%xmm2, %xmm3, %xmm5
	vbroadcastss	%xmm4, %zmm3
	vbroadcastss	%xmm5, %zmm4
	vbroadcastss	(%rcx,%rbx,4), %zmm5
	xorl	%edx, %edx
	.p2align	4
.LBB0_7:
	vmovups	-64(%r15,%rdx,4), %zmm6
	vmovups	(%r15,%rdx,4), %zmm7
	vmulps	(%rax,%rdx,4), %zmm6, %zmm6
	vmulps	64(%rax,%rdx,4), %zmm7, %zmm7
	vsubps	%zmm3, %zmm6, %zmm6
	vsubps	%zmm3, %zmm7, %zmm7
	vmulps	-64(%r12,%rdx,4), %zmm4, %zmm8
	vsubps	%zmm8, %zmm6, %zmm6
	vmulps	(%r12,%rdx,4), %zmm4, %zmm8
	vsubps	%zmm8, %zmm7, %zmm7
	vmulps	%zmm6, %zmm5, %zmm6
	vmulps	%zmm7, %zmm5, %zmm7
	vmovups	%zmm6, -64(%r13,%rdx,4)
	vmovups	%zmm7, (%r13,%rdx,4)
	addq	$32, %rdx
	cmpq	$384, %rdx
	jl	.LBB0_7
	incq	%rbx
	addq	$1536, %rdi
	addq	$1536, %rbp
	addq	$1536, %r13
	addq	$1536, %r12
	addq	$1536, %r15
	cmpq	%r14, %rbx
	jl	.LBB0_4
	jmp	.LBB0_9
.LBB0_10:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	row_65efa96a8c7a558e, .Lfunc_end0-row_65efa96a8c7a558e

	.section	".note.GNU-stack","",@progbits
