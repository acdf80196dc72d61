	.file	"row_6176e3b49b768251"
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
	.globl	row_6176e3b49b768251
	.p2align	4
	.type	row_6176e3b49b768251,@function
row_6176e3b49b768251:
	pushq	%rbp
	movq	%rsp, %rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	andq	$-64, %rsp
	subq	$1728, %rsp
	movq	%rdx, 80(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_15
	movq	(%rdi), %rax
	movq	32(%rdi), %rcx
	movq	%rcx, 72(%rsp)
	movq	(%rax), %r14
	movq	8(%rax), %rcx
	movq	%rcx, 120(%rsp)
	movq	16(%rax), %rcx
	movq	24(%rax), %r10
	movq	32(%rax), %r11
	movq	40(%rax), %rdx
	movq	48(%rax), %rdi
	movq	%rdi, 104(%rsp)
	movq	56(%rax), %rdi
	movq	64(%rax), %rax
	addq	$192, %rdx
	movq	%rdx, 64(%rsp)
	movq	%rsi, %rdx
	shlq	$5, %rdx
	addq	$192, %rcx
	movq	%rcx, 112(%rsp)
	addq	$192, %r14
	addq	$64, %rax
	movq	%rax, 48(%rsp)
	addq	$64, %rdi
	movq	%rdi, 56(%rsp)
	vbroadcastss	.LCPI0_0(%rip), %zmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vmovss	.LCPI0_1(%rip), %xmm2
	vmovss	.LCPI0_2(%rip), %xmm3
	vmovss	.LCPI0_3(%rip), %xmm4
	.p2align	4
.LBB0_2:
	movq	%rsi, %r9
	shrq	$3, %r9
	leaq	(%r9,%r9,2), %rax
	shlq	$17, %rax
	movq	%rdx, 88(%rsp)
	movl	%edx, %ecx
	shrl	$5, %ecx
	andl	$7, %ecx
	leaq	(%rcx,%rcx,2), %r15
	shll	$14, %r15d
	addq	%rax, %r15
	movq	48(%rsp), %rax
	leaq	(%rax,%r15), %r12
	movq	56(%rsp), %rax
	leaq	(%rax,%r15), %rdx
	addq	64(%rsp), %r15
	movq	%rsi, 96(%rsp)
	movl	%esi, %eax
	shll	$5, %eax
	movzbl	%al, %r13d
	leaq	32(%r13), %rbx
	shlq	$8, %r9
	movq	72(%rsp), %rsi
	.p2align	4
.LBB0_3:
	leaq	(%r9,%r13), %rcx
	movq	120(%rsp), %rax
	movq	(%rax,%rcx,8), %rdi
	cmpq	$65, %rdi
	jb	.LBB0_5
	xorl	%eax, %eax
	movl	$4002, %edi
	lock		cmpxchgl	%edi, (%rsi)
	xorl	%edi, %edi
.LBB0_5:
	movq	%r13, %rax
	cmpq	$256, %r13
	jb	.LBB0_7
	xorl	%eax, %eax
	movl	$4002, %r8d
	lock		cmpxchgl	%r8d, (%rsi)
	xorl	%eax, %eax
.LBB0_7:
	leaq	(%rax,%rax,2), %rax
	shlq	$9, %rax
	addq	112(%rsp), %rax
	leaq	(%rdi,%rdi,2), %rdi
	shlq	$9, %rdi
	addq	%r14, %rdi
	vmovaps	%zmm0, %zmm5
	vmovaps	%zmm0, %zmm6
	vmovaps	%zmm0, %zmm7
	vmovaps	%zmm0, %zmm8
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_8:
	vmovups	-192(%rdi,%r8,4), %zmm9
	vmovups	-128(%rdi,%r8,4), %zmm10
	vmovups	-64(%rdi,%r8,4), %zmm11
	vmovups	(%rdi,%r8,4), %zmm12
	vaddps	-192(%rax,%r8,4), %zmm9, %zmm9
	vaddps	-128(%rax,%r8,4), %zmm10, %zmm10
	vaddps	-64(%rax,%r8,4), %zmm11, %zmm11
	vaddps	(%rax,%r8,4), %zmm12, %zmm12
	vmovups	%zmm9, -192(%r15,%r8,4)
	vmovups	%zmm10, -128(%r15,%r8,4)
	vmovups	%zmm11, -64(%r15,%r8,4)
	vmovups	%zmm12, (%r15,%r8,4)
	vmovups	%zmm9, 128(%rsp,%r8,4)
	vmovups	%zmm10, 192(%rsp,%r8,4)
	vmovups	%zmm11, 256(%rsp,%r8,4)
	vmovups	%zmm12, 320(%rsp,%r8,4)
	vaddps	%zmm9, %zmm8, %zmm8
	vaddps	%zmm10, %zmm7, %zmm7
	vaddps	%zmm11, %zmm6, %zmm6
	vaddps	%zmm12, %zmm5, %zmm5
	addq	$64, %r8
	cmpq	$384, %r8
	jl	.LBB0_8
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
	xorl	%eax, %eax
	.p2align	4
.LBB0_10:
	vmovups	128(%rsp,%rax,4), %zmm15
	vmovups	192(%rsp,%rax,4), %zmm16
	vmovups	256(%rsp,%rax,4), %zmm17
	vmovups	320(%rsp,%rax,4), %zmm18
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
	addq	$64, %rax
	cmpq	$384, %rax
	jl	.LBB0_10
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
	xorl	%eax, %eax
	.p2align	4
.LBB0_12:
	vmovups	128(%rsp,%rax,4), %zmm8
	vmovups	192(%rsp,%rax,4), %zmm9
	vsubps	%zmm6, %zmm8, %zmm8
	vsubps	%zmm6, %zmm9, %zmm9
	vmulps	%zmm7, %zmm8, %zmm8
	vmulps	%zmm7, %zmm9, %zmm9
	vmulps	(%r10,%rax,4), %zmm8, %zmm10
	vmulps	64(%r10,%rax,4), %zmm9, %zmm11
	vaddps	(%r11,%rax,4), %zmm10, %zmm10
	vaddps	64(%r11,%rax,4), %zmm11, %zmm11
	vmovups	%zmm8, -64(%rdx,%rax,4)
	vmovups	%zmm9, (%rdx,%rax,4)
	vmovups	%zmm10, -64(%r12,%rax,4)
	vmovups	%zmm11, (%r12,%rax,4)
	addq	$32, %rax
	cmpq	$384, %rax
	jl	.LBB0_12
	movq	104(%rsp), %rax
	vmovss	%xmm5, (%rax,%rcx,4)
	incq	%r13
	addq	$1536, %r15
	addq	$1536, %r12
	addq	$1536, %rdx
	cmpq	%rbx, %r13
	jl	.LBB0_3
	movq	96(%rsp), %rsi
	incq	%rsi
	movq	88(%rsp), %rdx
	addq	$32, %rdx
	cmpq	80(%rsp), %rsi
	jl	.LBB0_2
.LBB0_15:
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
	.size	row_6176e3b49b768251, .Lfunc_end0-row_6176e3b49b768251

	.section	".note.GNU-stack","",@progbits
