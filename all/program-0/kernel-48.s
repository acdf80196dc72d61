	.file	"row_288b015e254d85e2"
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x80000000
.LCPI0_1:
	.long	0x43c00000
	.text
	.globl	row_288b015e254d85e2
	.p2align	4
	.type	row_288b015e254d85e2,@function
row_288b015e254d85e2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rdx, -8(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_10
	movq	(%rdi), %rcx
	movq	(%rcx), %rdx
	movq	8(%rcx), %rdi
	movq	16(%rcx), %rax
	movq	24(%rcx), %r11
	movq	32(%rcx), %rcx
	movq	%rsi, %r8
	shlq	$14, %r8
	leaq	(%r8,%r8,2), %rbx
	leaq	(%rdi,%rbx), %r8
	addq	$192, %r8
	movq	%r8, -16(%rsp)
	leaq	192(%rdx,%rbx), %r8
	movq	%r8, -24(%rsp)
	leaq	64(%rcx,%rbx), %r8
	leaq	64(%rdi,%rbx), %r9
	leaq	64(%rdx,%rbx), %r10
	leaq	64(%r11,%rbx), %r11
	vbroadcastss	.LCPI0_0(%rip), %zmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmovss	.LCPI0_1(%rip), %xmm2
	jmp	.LBB0_2
	.p2align	4
.LBB0_9:
	incq	%rsi
	addq	$49152, -16(%rsp)
	addq	$49152, -24(%rsp)
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
	movq	-24(%rsp), %rdi
	movq	-16(%rsp), %rdx
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
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_5:
	vmovups	-192(%rdi,%rcx,4), %zmm11
	vmovups	-128(%rdi,%rcx,4), %zmm12
	vmovups	-64(%rdi,%rcx,4), %zmm13
	vmovups	(%rdi,%rcx,4), %zmm14
	vmulps	-192(%rdx,%rcx,4), %zmm11, %zmm15
	vaddps	%zmm15, %zmm6, %zmm6
	vmulps	-128(%rdx,%rcx,4), %zmm12, %zmm15
	vaddps	%zmm15, %zmm5, %zmm5
	vmulps	-64(%rdx,%rcx,4), %zmm13, %zmm15
	vaddps	%zmm15, %zmm4, %zmm4
	vmulps	(%rdx,%rcx,4), %zmm14, %zmm15
	vaddps	%zmm15, %zmm3, %zmm3
	vaddps	%zmm11, %zmm10, %zmm10
	vaddps	%zmm12, %zmm9, %zmm9
	vaddps	%zmm13, %zmm8, %zmm8
	vaddps	%zmm14, %zmm7, %zmm7
	addq	$64, %rcx
	cmpq	$384, %rcx
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
	vbroadcastss	(%rax,%rbx,4), %zmm5
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_7:
	vmovups	-64(%r12,%rcx,4), %zmm6
	vmovups	(%r12,%rcx,4), %zmm7
	vsubps	%zmm3, %zmm6, %zmm6
	vsubps	%zmm3, %zmm7, %zmm7
	vmulps	-64(%r13,%rcx,4), %zmm4, %zmm8
	vsubps	%zmm8, %zmm6, %zmm6
	vmulps	(%r13,%rcx,4), %zmm4, %zmm8
	vsubps	%zmm8, %zmm7, %zmm7
	vmulps	%zmm6, %zmm5, %zmm6
	vmulps	%zmm7, %zmm5, %zmm7
	vaddps	-64(%r15,%rcx,4), %zmm6, %zmm6
	vaddps	(%r15,%rcx,4), %zmm7, %zmm7
	vmovups	%zmm6, -64(%rbp,%rcx,4)
	vmovups	%zmm7, (%rbp,%rcx,4)
	addq	$32, %rcx
	cmpq	$384, %rcx
	jl	.LBB0_7
	incq	%rbx
	addq	$1536, %rdx
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
	.size	row_288b015e254d85e2, .Lfunc_end0-row_288b015e254d85e2

	.section	".note.GNU-stack","",@progbits
