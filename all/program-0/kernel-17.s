	.file	"row_61b3a096013a369c"
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x80000000
.LCPI0_1:
	.long	0xff800000
.LCPI0_5:
	.long	0x42b20000
.LCPI0_6:
	.long	0xc2d00000
.LCPI0_7:
	.long	0x3fb8aa3b
.LCPI0_8:
	.long	0xcb400000
.LCPI0_9:
	.long	3032481792
.LCPI0_10:
	.long	0xbf317218
.LCPI0_11:
	.long	0x3102e308
.LCPI0_12:
	.long	0x3c091538
.LCPI0_13:
	.long	0x3ab5d240
.LCPI0_14:
	.long	0x3d2aab78
.LCPI0_15:
	.long	0x3e2aaa57
.LCPI0_16:
	.long	0x3effffff
.LCPI0_17:
	.long	0x3f800000
.LCPI0_18:
	.long	0x00800000
.LCPI0_19:
	.long	0x4b000000
.LCPI0_20:
	.long	0xbf800000
.LCPI0_21:
	.long	0x41b80000
.LCPI0_22:
	.long	0x3d8a42d5
.LCPI0_23:
	.long	0xbdef2187
.LCPI0_24:
	.long	0x3df36cd8
.LCPI0_25:
	.long	0xbdfe10d9
.LCPI0_26:
	.long	0x3e119cf1
.LCPI0_27:
	.long	0xbe2aae2d
.LCPI0_28:
	.long	0x3e4cd242
.LCPI0_29:
	.long	0xbe800003
.LCPI0_30:
	.long	0x3eaaaaa4
.LCPI0_31:
	.long	0xbf000000
.LCPI0_32:
	.long	0xb102e308
.LCPI0_33:
	.long	0x3f317218
.LCPI0_34:
	.long	0x7f800000
.LCPI0_35:
	.long	0x7fc00000
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
.LCPI0_2:
	.quad	8
	.quad	9
	.quad	10
	.quad	11
	.quad	12
	.quad	13
	.quad	14
	.quad	15
.LCPI0_3:
	.quad	0
	.quad	1
	.quad	2
	.quad	3
	.quad	4
	.quad	5
	.quad	6
	.quad	7
.LCPI0_4:
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
	.globl	row_61b3a096013a369c
	.p2align	4
	.type	row_61b3a096013a369c,@function
row_61b3a096013a369c:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$72, %rsp
	movq	%rdx, -80(%rsp)
	cmpq	%rdx, %rsi
	jge	.LBB0_20
	movq	(%rdi), %rax
	movq	32(%rdi), %rcx
	movq	%rcx, -88(%rsp)
	movq	(%rax), %rdi
	movq	8(%rax), %rcx
	movq	%rcx, -56(%rsp)
	movq	16(%rax), %rcx
	movq	%rcx, -64(%rsp)
	movq	24(%rax), %rcx
	movq	%rcx, -96(%rsp)
	movq	32(%rax), %r11
	movq	40(%rax), %rbx
	movq	48(%rax), %rcx
	imulq	$16380, %rsi, %rax
	leaq	(%rdi,%rax), %rdx
	addq	$192, %rdx
	movq	%rdx, -112(%rsp)
	leaq	(%rdi,%rax), %rdx
	movq	%rdx, -120(%rsp)
	leaq	(%rcx,%rax), %rdx
	addq	$64, %rdx
	movq	%rdx, -128(%rsp)
	addq	%rax, %rcx
	movq	%rcx, -104(%rsp)
	vbroadcastss	.LCPI0_1(%rip), %zmm3
	vmovdqa64	.LCPI0_2(%rip), %zmm23
	vmovdqa64	.LCPI0_3(%rip), %zmm28
	vbroadcastss	.LCPI0_7(%rip), %zmm1
	vbroadcastss	.LCPI0_8(%rip), %zmm11
	vpbroadcastd	.LCPI0_9(%rip), %zmm13
	vbroadcastss	.LCPI0_10(%rip), %zmm14
	vbroadcastss	.LCPI0_11(%rip), %zmm15
	vbroadcastss	.LCPI0_12(%rip), %zmm17
	vbroadcastss	.LCPI0_13(%rip), %zmm16
	vbroadcastss	.LCPI0_14(%rip), %zmm18
	vbroadcastss	.LCPI0_15(%rip), %zmm19
	vbroadcastss	.LCPI0_16(%rip), %zmm20
	vpbroadcastd	.LCPI0_17(%rip), %zmm21
	vxorps	%xmm22, %xmm22, %xmm22
	jmp	.LBB0_2
	.p2align	4
.LBB0_19:
	movq	-72(%rsp), %rsi
	incq	%rsi
	addq	$16380, -112(%rsp)
	addq	$16380, -120(%rsp)
	addq	$16380, -128(%rsp)
	addq	$16380, -104(%rsp)
	cmpq	-80(%rsp), %rsi
	jge	.LBB0_20
.LBB0_2:
	movq	%rsi, %r9
	shlq	$6, %r9
	movq	%rsi, -72(%rsp)
	subq	%rsi, %r9
	movl	$2048, %ebp
	subq	%r9, %rbp
	cmpq	$63, %rbp
	movl	$63, %eax
	cmovgeq	%rax, %rbp
	addq	%r9, %rbp
	cmpq	%rbp, %r9
	movq	-88(%rsp), %rsi
	jge	.LBB0_19
	movq	-96(%rsp), %rax
	vmovss	(%rax), %xmm0
	vxorps	.LCPI0_0(%rip){1to4}, %xmm0, %xmm0
	vmovaps	%xmm0, -48(%rsp)
	movq	-104(%rsp), %r14
	movq	-128(%rsp), %r13
	movq	-120(%rsp), %r12
	movq	-112(%rsp), %r15
	jmp	.LBB0_4
	.p2align	4
.LBB0_18:
	vmovss	(%rdx,%rax,4), %xmm0
	vsubss	-16(%rsp), %xmm0, %xmm0
	vsubss	%xmm27, %xmm0, %xmm0
	vmovss	%xmm0, (%rbx,%r9,4)
	incq	%r9
	addq	$260, %r15
	addq	$260, %r12
	addq	$260, %r13
	addq	$260, %r14
	cmpq	%rbp, %r9
	vbroadcastss	.LCPI0_1(%rip), %zmm3
	jge	.LBB0_19
.LBB0_4:
	movq	-56(%rsp), %rax
	movq	(%rax,%r9,8), %rax
	cmpb	$0, (%r11,%r9)
	sete	%cl
	movq	-64(%rsp), %rdx
	vmovaps	-48(%rsp), %xmm0
	vmulss	(%rdx,%r9,4), %xmm0, %xmm2
	kmovd	%ecx, %k1
	vmovss	%xmm22, %xmm2, %xmm2 {%k1}
	vpbroadcastq	%rax, %zmm0
	vbroadcastss	%xmm2, %zmm12
	movq	%r9, %rcx
	shlq	$8, %rcx
	leaq	(%rcx,%r9,4), %rdx
	addq	%rdi, %rdx
	vbroadcastss	.LCPI0_0(%rip), %zmm25
	vmovaps	%zmm25, %zmm2
	vmovdqa64	%zmm23, %zmm8
	vmovaps	%zmm25, %zmm23
	vmovaps	%zmm25, %zmm24
	vmovaps	%zmm3, %zmm27
	vmovdqa64	%zmm28, %zmm9
	vmovaps	%zmm3, %zmm28
	vmovaps	%zmm3, %zmm10
	vmovaps	%zmm3, %zmm22
	vmovaps	%zmm3, %zmm26
	xorl	%ecx, %ecx
	.p2align	4
.LBB0_5:
	vmovaps	%zmm26, %zmm29
	vmovaps	%zmm10, %zmm30
	vmovaps	%zmm28, %zmm31
	vmovaps	%zmm27, %zmm6
	vpbroadcastq	%rcx, %zmm10
	vporq	%zmm8, %zmm10, %zmm26
	vporq	%zmm9, %zmm10, %zmm10
	leaq	16(%rcx), %r10
	vpbroadcastq	%r10, %zmm27
	vporq	%zmm8, %zmm27, %zmm28
	vporq	%zmm9, %zmm27, %zmm27
	leaq	32(%rcx), %r10
	vpbroadcastq	%r10, %zmm7
	vporq	%zmm8, %zmm7, %zmm5
	vporq	%zmm9, %zmm7, %zmm7
	leaq	48(%rcx), %r10
	vpbroadcastq	%r10, %zmm3
	vporq	%zmm8, %zmm3, %zmm4
	vporq	%zmm9, %zmm3, %zmm3
	vpcmpeqq	%zmm0, %zmm10, %k0
	vpcmpeqq	%zmm0, %zmm26, %k1
	kunpckbw	%k0, %k1, %k1
	vpcmpeqq	%zmm0, %zmm27, %k0
	vpcmpeqq	%zmm0, %zmm28, %k2
	kunpckbw	%k0, %k2, %k2
	vpcmpeqq	%zmm0, %zmm7, %k0
	vpcmpeqq	%zmm0, %zmm5, %k3
	kunpckbw	%k0, %k3, %k3
	vpcmpeqq	%zmm0, %zmm3, %k0
	vpcmpeqq	%zmm0, %zmm4, %k4
	kunpckbw	%k0, %k4, %k4
	vmovaps	%zmm12, %zmm3 {%k1} {z}
	vaddps	%zmm3, %zmm25, %zmm25
	vmovaps	%zmm12, %zmm3 {%k2} {z}
	vaddps	%zmm3, %zmm24, %zmm24
	vmovaps	%zmm12, %zmm3 {%k3} {z}
	vaddps	%zmm3, %zmm23, %zmm23
	vmovaps	%zmm12, %zmm3 {%k4} {z}
	vaddps	%zmm3, %zmm2, %zmm2
	vmaxps	-192(%r15,%rcx,4), %zmm29, %zmm26
	vcmpunordps	%zmm29, %zmm29, %k1
	vmovaps	%zmm29, %zmm26 {%k1}
	vmaxps	-128(%r15,%rcx,4), %zmm30, %zmm10
	vcmpunordps	%zmm30, %zmm30, %k1
	vmovaps	%zmm30, %zmm10 {%k1}
	vmaxps	-64(%r15,%rcx,4), %zmm31, %zmm28
	vcmpunordps	%zmm31, %zmm31, %k1
	vmovaps	%zmm31, %zmm28 {%k1}
	vmaxps	(%r15,%rcx,4), %zmm6, %zmm27
	vcmpunordps	%zmm6, %zmm6, %k1
	vmovaps	%zmm6, %zmm27 {%k1}
	addq	$64, %rcx
	cmpq	$64, %rcx
	jl	.LBB0_5
	vmaxps	%zmm28, %zmm26, %zmm3
	vcmpunordps	%zmm26, %zmm26, %k1
	vmovaps	%zmm26, %zmm3 {%k1}
	vmaxps	%zmm27, %zmm10, %zmm4
	vcmpunordps	%zmm10, %zmm10, %k1
	vmovaps	%zmm10, %zmm4 {%k1}
	vmaxps	%zmm4, %zmm3, %zmm10
	vcmpunordps	%zmm3, %zmm3, %k1
	vmovaps	%zmm3, %zmm10 {%k1}
	vaddps	%zmm23, %zmm25, %zmm3
	vaddps	%zmm2, %zmm24, %zmm2
	vaddps	%zmm2, %zmm3, %zmm2
	movl	$64, %ecx
	movl	$1, %r10d
	vmovdqa64	.LCPI0_4(%rip), %zmm9
	vmovdqa64	.LCPI0_2(%rip), %zmm6
	vmovdqa64	.LCPI0_3(%rip), %zmm7
	.p2align	4
.LBB0_7:
	vmovaps	%zmm10, %zmm3
	vpbroadcastd	%r10d, %zmm4
	vpcmpgtd	%zmm9, %zmm4, %k1
	vpbroadcastq	%rcx, %zmm4
	vporq	%zmm6, %zmm4, %zmm5
	vporq	%zmm7, %zmm4, %zmm4
	vpcmpeqq	%zmm0, %zmm4, %k0
	vpcmpeqq	%zmm0, %zmm5, %k2
	kunpckbw	%k0, %k2, %k2
	vmovaps	%zmm12, %zmm4 {%k2} {z}
	vblendmps	(%r12,%rcx,4), %zmm22, %zmm5 {%k1}
	vmaxps	%zmm5, %zmm10, %zmm10
	vcmpunordps	%zmm3, %zmm3, %k2
	vmovaps	%zmm3, %zmm10 {%k2}
	vaddps	%zmm4, %zmm2, %zmm2 {%k1}
	addq	$16, %rcx
	addl	$-16, %r10d
	cmpq	$65, %rcx
	jl	.LBB0_7
	vmovups	%zmm12, (%rsp)
	vextractf64x4	$1, %zmm10, %ymm3
	vmaxps	%ymm3, %ymm10, %ymm3
	vcmpunordps	%ymm10, %ymm10, %k1
	vmovaps	%ymm10, %ymm3 {%k1}
	vextractf128	$1, %ymm3, %xmm4
	vmaxps	%xmm4, %xmm3, %xmm4
	vcmpunordps	%xmm3, %xmm3, %k1
	vmovaps	%xmm3, %xmm4 {%k1}
	vmovshdup	%xmm4, %xmm3
	vmaxss	%xmm3, %xmm4, %xmm3
	vcmpunordss	%xmm4, %xmm4, %k1
	vmovss	%xmm4, %xmm3, %xmm3 {%k1}
	vcmpunordss	%xmm3, %xmm3, %k1
	vshufpd	$1, %xmm4, %xmm4, %xmm5
	vmaxss	%xmm5, %xmm3, %xmm5
	vmovss	%xmm3, %xmm5, %xmm5 {%k1}
	vcmpunordss	%xmm5, %xmm5, %k1
	vshufps	$255, %xmm4, %xmm4, %xmm3
	vmaxss	%xmm3, %xmm5, %xmm4
	vmovss	%xmm5, %xmm4, %xmm4 {%k1}
	vextractf64x4	$1, %zmm2, %ymm3
	vaddps	%zmm3, %zmm2, %zmm2
	vextractf128	$1, %ymm2, %xmm3
	vaddps	%xmm3, %xmm2, %xmm2
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddps	%xmm3, %xmm2, %xmm2
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm2, %xmm2
	vxorps	%xmm3, %xmm3, %xmm3
	vaddss	%xmm3, %xmm2, %xmm2
	vmovaps	%xmm2, -32(%rsp)
	vmovaps	%xmm4, -16(%rsp)
	vbroadcastss	%xmm4, %zmm24
	vbroadcastss	.LCPI0_0(%rip), %zmm30
	vmovaps	%zmm30, %zmm27
	vmovaps	%zmm30, %zmm2
	vmovaps	%zmm30, %zmm28
	xorl	%ecx, %ecx
	vbroadcastss	.LCPI0_5(%rip), %zmm29
	vbroadcastss	.LCPI0_6(%rip), %zmm12
	vbroadcastss	.LCPI0_17(%rip), %zmm22
	.p2align	4
.LBB0_9:
	vmovups	-192(%r15,%rcx,4), %zmm3
	vmovups	-128(%r15,%rcx,4), %zmm4
	vmovups	-64(%r15,%rcx,4), %zmm5
	vmovups	(%r15,%rcx,4), %zmm6
	vsubps	%zmm24, %zmm3, %zmm3
	vsubps	%zmm24, %zmm4, %zmm4
	vsubps	%zmm24, %zmm5, %zmm23
	vsubps	%zmm24, %zmm6, %zmm26
	vminps	%zmm3, %zmm29, %zmm3
	vmaxps	%zmm3, %zmm12, %zmm25
	vmovaps	%zmm1, %zmm10
	vfmsub213ps	%zmm11, %zmm25, %zmm10
	vaddps	%zmm11, %zmm10, %zmm3
	vfmadd231ps	%zmm14, %zmm3, %zmm25
	vfmadd231ps	%zmm3, %zmm15, %zmm25
	vmovaps	%zmm16, %zmm3
	vfmadd213ps	%zmm17, %zmm25, %zmm3
	vfmadd213ps	%zmm18, %zmm25, %zmm3
	vmulps	%zmm25, %zmm25, %zmm31
	vfmadd213ps	%zmm19, %zmm25, %zmm3
	vminps	%zmm4, %zmm29, %zmm4
	vmaxps	%zmm4, %zmm12, %zmm4
	vmovaps	%zmm1, %zmm29
	vfmsub213ps	%zmm11, %zmm4, %zmm29
	vaddps	%zmm11, %zmm29, %zmm5
	vfmadd231ps	%zmm14, %zmm5, %zmm4
	vfmadd213ps	%zmm20, %zmm25, %zmm3
	vfmadd231ps	%zmm5, %zmm15, %zmm4
	vmovaps	%zmm16, %zmm5
	vfmadd213ps	%zmm17, %zmm4, %zmm5
	vfmadd213ps	%zmm18, %zmm4, %zmm5
	vfmadd213ps	%zmm19, %zmm4, %zmm5
	vmulps	%zmm4, %zmm4, %zmm6
	vfmadd213ps	%zmm20, %zmm4, %zmm5
	vbroadcastss	.LCPI0_5(%rip), %zmm7
	vminps	%zmm23, %zmm7, %zmm7
	vmaxps	%zmm7, %zmm12, %zmm7
	vmovaps	%zmm1, %zmm23
	vfmsub213ps	%zmm11, %zmm7, %zmm23
	vaddps	%zmm11, %zmm23, %zmm8
	vfmadd231ps	%zmm14, %zmm8, %zmm7
	vfmadd213ps	%zmm25, %zmm3, %zmm31
	vfmadd231ps	%zmm8, %zmm15, %zmm7
	vmovaps	%zmm16, %zmm3
	vfmadd213ps	%zmm17, %zmm7, %zmm3
	vfmadd213ps	%zmm18, %zmm7, %zmm3
	vfmadd213ps	%zmm19, %zmm7, %zmm3
	vfmadd213ps	%zmm20, %zmm7, %zmm3
	vfmadd213ps	%zmm4, %zmm5, %zmm6
	vmulps	%zmm7, %zmm7, %zmm4
	vfmadd213ps	%zmm7, %zmm3, %zmm4
	vpaddd	%zmm13, %zmm10, %zmm3
	vpsrad	$1, %zmm3, %zmm3
	vpslld	$23, %zmm3, %zmm5
	vaddps	%zmm22, %zmm31, %zmm7
	vpaddd	%zmm21, %zmm5, %zmm5
	vpsubd	%zmm3, %zmm10, %zmm3
	vpslld	$23, %zmm3, %zmm3
	vpaddd	%zmm21, %zmm3, %zmm3
	vpaddd	%zmm13, %zmm29, %zmm8
	vmulps	%zmm5, %zmm7, %zmm5
	vaddps	%zmm22, %zmm6, %zmm6
	vpsrad	$1, %zmm8, %zmm7
	vpsubd	%zmm7, %zmm29, %zmm8
	vbroadcastss	.LCPI0_5(%rip), %zmm29
	vpslld	$23, %zmm7, %zmm7
	vpaddd	%zmm21, %zmm7, %zmm7
	vmulps	%zmm7, %zmm6, %zmm6
	vpslld	$23, %zmm8, %zmm7
	vpaddd	%zmm21, %zmm7, %zmm7
	vpaddd	%zmm13, %zmm23, %zmm8
	vaddps	%zmm22, %zmm4, %zmm4
	vpsrad	$1, %zmm8, %zmm8
	vmulps	%zmm3, %zmm5, %zmm3
	vpslld	$23, %zmm8, %zmm5
	vpaddd	%zmm21, %zmm5, %zmm5
	vmulps	%zmm5, %zmm4, %zmm4
	vpsubd	%zmm8, %zmm23, %zmm5
	vpslld	$23, %zmm5, %zmm5
	vmulps	%zmm7, %zmm6, %zmm6
	vpaddd	%zmm21, %zmm5, %zmm5
	vminps	%zmm26, %zmm29, %zmm7
	vmaxps	%zmm7, %zmm12, %zmm7
	vmovaps	%zmm1, %zmm8
	vfmsub213ps	%zmm11, %zmm7, %zmm8
	vpaddd	%zmm13, %zmm8, %zmm10
	vmulps	%zmm5, %zmm4, %zmm4
	vaddps	%zmm11, %zmm8, %zmm5
	vfmadd231ps	%zmm14, %zmm5, %zmm7
	vfmadd231ps	%zmm5, %zmm15, %zmm7
	vmovaps	%zmm16, %zmm5
	vfmadd213ps	%zmm17, %zmm7, %zmm5
	vfmadd213ps	%zmm18, %zmm7, %zmm5
	vaddps	%zmm3, %zmm30, %zmm30
	vfmadd213ps	%zmm19, %zmm7, %zmm5
	vfmadd213ps	%zmm20, %zmm7, %zmm5
	vmulps	%zmm7, %zmm7, %zmm3
	vfmadd213ps	%zmm7, %zmm5, %zmm3
	vaddps	%zmm22, %zmm3, %zmm3
	vaddps	%zmm6, %zmm28, %zmm28
	vpsrad	$1, %zmm10, %zmm5
	vpslld	$23, %zmm5, %zmm6
	vpaddd	%zmm21, %zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm3
	vpsubd	%zmm5, %zmm8, %zmm5
	vaddps	%zmm4, %zmm2, %zmm2
	vpslld	$23, %zmm5, %zmm4
	vpaddd	%zmm21, %zmm4, %zmm4
	vmulps	%zmm4, %zmm3, %zmm3
	vaddps	%zmm3, %zmm27, %zmm27
	addq	$64, %rcx
	cmpq	$64, %rcx
	jl	.LBB0_9
	vaddps	%zmm2, %zmm30, %zmm2
	vaddps	%zmm27, %zmm28, %zmm3
	vaddps	%zmm3, %zmm2, %zmm2
	movl	$64, %ecx
	movl	$1, %r10d
	vmovaps	%zmm22, %zmm30
	.p2align	4
.LBB0_11:
	vpbroadcastd	%r10d, %zmm3
	vpcmpgtd	%zmm9, %zmm3, %k1
	vmovups	(%r12,%rcx,4), %zmm3 {%k1} {z}
	vsubps	%zmm24, %zmm3, %zmm3
	vminps	%zmm3, %zmm29, %zmm3
	vmaxps	%zmm3, %zmm12, %zmm3
	vmovaps	%zmm11, %zmm4
	vfmsub231ps	%zmm1, %zmm3, %zmm4
	vaddps	%zmm11, %zmm4, %zmm5
	vfmadd231ps	%zmm14, %zmm5, %zmm3
	vfmadd231ps	%zmm15, %zmm5, %zmm3
	vmovaps	%zmm16, %zmm5
	vfmadd213ps	%zmm17, %zmm3, %zmm5
	vpaddd	%zmm13, %zmm4, %zmm6
	vfmadd213ps	%zmm18, %zmm3, %zmm5
	vfmadd213ps	%zmm19, %zmm3, %zmm5
	vfmadd213ps	%zmm20, %zmm3, %zmm5
	vmulps	%zmm3, %zmm3, %zmm7
	vfmadd213ps	%zmm3, %zmm5, %zmm7
	vaddps	%zmm30, %zmm7, %zmm3
	vpsrad	$1, %zmm6, %zmm5
	vpslld	$23, %zmm5, %zmm6
	vpaddd	%zmm21, %zmm6, %zmm6
	vmulps	%zmm6, %zmm3, %zmm3
	vpsubd	%zmm5, %zmm4, %zmm4
	vpslld	$23, %zmm4, %zmm4
	vpaddd	%zmm21, %zmm4, %zmm4
	vmulps	%zmm4, %zmm3, %zmm3
	vaddps	%zmm3, %zmm2, %zmm2 {%k1}
	addq	$16, %rcx
	addl	$-16, %r10d
	cmpq	$65, %rcx
	jl	.LBB0_11
	vextractf64x4	$1, %zmm2, %ymm3
	vaddps	%zmm3, %zmm2, %zmm2
	vextractf128	$1, %ymm2, %xmm3
	vaddps	%xmm3, %xmm2, %xmm2
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddps	%xmm3, %xmm2, %xmm2
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm2, %xmm2
	vxorps	%xmm22, %xmm22, %xmm22
	vaddss	%xmm22, %xmm2, %xmm2
	vmovss	.LCPI0_18(%rip), %xmm3
	vucomiss	%xmm2, %xmm3
	seta	%cl
	vmulss	.LCPI0_19(%rip), %xmm2, %xmm3
	kmovd	%ecx, %k1
	vcmpneq_oqss	.LCPI0_34(%rip), %xmm2, %k2
	vmovaps	%xmm2, %xmm27
	vcmpeqss	%xmm22, %xmm2, %k3
	vcmpless	%xmm22, %xmm2, %k4
	vmovss	%xmm3, %xmm2, %xmm2 {%k1}
	vmovss	.LCPI0_21(%rip), %xmm3 {%k1} {z}
	vmovd	%xmm2, %ecx
	leal	-1060439283(%rcx), %r8d
	movl	%r8d, %r10d
	sarl	$23, %r10d
	andl	$-8388608, %r8d
	subl	%r8d, %ecx
	vmovd	%ecx, %xmm2
	vaddss	.LCPI0_20(%rip), %xmm2, %xmm2
	addl	$1262485504, %r10d
	vmovd	%r10d, %xmm4
	vaddss	.LCPI0_8(%rip), %xmm4, %xmm4
	vsubss	%xmm3, %xmm4, %xmm3
	vmovss	.LCPI0_22(%rip), %xmm4
	vfmadd213ss	.LCPI0_23(%rip), %xmm2, %xmm4
	vfmadd213ss	.LCPI0_24(%rip), %xmm2, %xmm4
	vfmadd213ss	.LCPI0_25(%rip), %xmm2, %xmm4
	vfmadd213ss	.LCPI0_26(%rip), %xmm2, %xmm4
	vfmadd213ss	.LCPI0_27(%rip), %xmm2, %xmm4
	vfmadd213ss	.LCPI0_28(%rip), %xmm2, %xmm4
	vfmadd213ss	.LCPI0_29(%rip), %xmm2, %xmm4
	vfmadd213ss	.LCPI0_30(%rip), %xmm2, %xmm4
	vmulss	%xmm2, %xmm2, %xmm5
	vmulss	%xmm2, %xmm5, %xmm6
	vmulss	.LCPI0_31(%rip), %xmm5, %xmm5
	vfmadd231ss	%xmm6, %xmm4, %xmm5
	vfmadd231ss	.LCPI0_32(%rip), %xmm3, %xmm5
	vaddss	%xmm5, %xmm2, %xmm2
	vfmadd231ss	.LCPI0_33(%rip), %xmm3, %xmm2
	vmovss	%xmm2, %xmm27, %xmm27 {%k2}
	vmovss	.LCPI0_35(%rip), %xmm2
	vmovss	.LCPI0_1(%rip), %xmm2 {%k3}
	vmovss	%xmm2, %xmm27, %xmm27 {%k4}
	vbroadcastss	%xmm27, %zmm2
	vbroadcastss	-32(%rsp), %zmm25
	xorl	%ecx, %ecx
	vmovdqa64	.LCPI0_2(%rip), %zmm23
	vmovdqa64	.LCPI0_3(%rip), %zmm28
	vmovups	(%rsp), %zmm31
	.p2align	4
.LBB0_13:
	vpbroadcastq	%rcx, %zmm3
	vporq	%zmm23, %zmm3, %zmm4
	vporq	%zmm28, %zmm3, %zmm3
	leaq	16(%rcx), %r8
	vpbroadcastq	%r8, %zmm5
	vporq	%zmm23, %zmm5, %zmm6
	vporq	%zmm28, %zmm5, %zmm5
	vpcmpeqq	%zmm0, %zmm3, %k0
	vpcmpeqq	%zmm0, %zmm4, %k1
	kunpckbw	%k0, %k1, %k1
	vpcmpeqq	%zmm0, %zmm5, %k0
	vpcmpeqq	%zmm0, %zmm6, %k2
	kunpckbw	%k0, %k2, %k2
	vmovaps	%zmm31, %zmm26 {%k1} {z}
	vmovaps	%zmm31, %zmm10 {%k2} {z}
	vmovups	(%r12,%rcx,4), %zmm3
	vmovups	64(%r12,%rcx,4), %zmm4
	vsubps	%zmm24, %zmm3, %zmm3
	vsubps	%zmm24, %zmm4, %zmm4
	vsubps	%zmm2, %zmm3, %zmm3
	vsubps	%zmm2, %zmm4, %zmm4
	vminps	%zmm3, %zmm29, %zmm3
	vmaxps	%zmm3, %zmm12, %zmm3
	vmovaps	%zmm1, %zmm5
	vfmsub213ps	%zmm11, %zmm3, %zmm5
	vpaddd	%zmm13, %zmm5, %zmm6
	vaddps	%zmm11, %zmm5, %zmm7
	vfmadd231ps	%zmm14, %zmm7, %zmm3
	vfmadd231ps	%zmm7, %zmm15, %zmm3
	vmovaps	%zmm16, %zmm7
	vfmadd213ps	%zmm17, %zmm3, %zmm7
	vfmadd213ps	%zmm18, %zmm3, %zmm7
	vfmadd213ps	%zmm19, %zmm3, %zmm7
	vfmadd213ps	%zmm20, %zmm3, %zmm7
	vmulps	%zmm3, %zmm3, %zmm8
	vfmadd213ps	%zmm3, %zmm7, %zmm8
	vaddps	%zmm30, %zmm8, %zmm3
	vpsrad	$1, %zmm6, %zmm6
	vpslld	$23, %zmm6, %zmm7
	vpaddd	%zmm21, %zmm7, %zmm7
	vmulps	%zmm7, %zmm3, %zmm3
	vpsubd	%zmm6, %zmm5, %zmm5
	vpslld	$23, %zmm5, %zmm5
	vpaddd	%zmm21, %zmm5, %zmm5
	vmulps	%zmm5, %zmm3, %zmm3
	vminps	%zmm4, %zmm29, %zmm4
	vmaxps	%zmm4, %zmm12, %zmm4
	vmovaps	%zmm1, %zmm5
	vfmsub213ps	%zmm11, %zmm4, %zmm5
	vpaddd	%zmm13, %zmm5, %zmm6
	vaddps	%zmm11, %zmm5, %zmm7
	vfmadd231ps	%zmm14, %zmm7, %zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm4
	vmovaps	%zmm16, %zmm7
	vfmadd213ps	%zmm17, %zmm4, %zmm7
	vfmadd213ps	%zmm18, %zmm4, %zmm7
	vfmadd213ps	%zmm19, %zmm4, %zmm7
	vfmadd213ps	%zmm20, %zmm4, %zmm7
	vmulps	%zmm4, %zmm4, %zmm8
	vfmadd213ps	%zmm4, %zmm7, %zmm8
	vaddps	%zmm30, %zmm8, %zmm4
	vpsrad	$1, %zmm6, %zmm6
	vpslld	$23, %zmm6, %zmm7
	vpaddd	%zmm21, %zmm7, %zmm7
	vmulps	%zmm7, %zmm4, %zmm4
	vpsubd	%zmm6, %zmm5, %zmm5
	vpslld	$23, %zmm5, %zmm5
	vpaddd	%zmm21, %zmm5, %zmm5
	vmulps	%zmm5, %zmm4, %zmm4
	vmulps	%zmm25, %zmm3, %zmm3
	vsubps	%zmm3, %zmm26, %zmm3
	vmulps	%zmm25, %zmm4, %zmm4
	vsubps	%zmm4, %zmm10, %zmm4
	vmovups	%zmm3, -64(%r13,%rcx,4)
	vmovups	%zmm4, (%r13,%rcx,4)
	addq	$32, %rcx
	cmpq	$64, %rcx
	jl	.LBB0_13
	movl	$64, %ecx
	movl	$1, %r10d
	vmovdqa64	.LCPI0_2(%rip), %zmm10
	vmovdqa64	.LCPI0_3(%rip), %zmm26
	.p2align	4
.LBB0_15:
	vpbroadcastd	%r10d, %zmm3
	vpcmpgtd	%zmm9, %zmm3, %k1
	vpbroadcastq	%rcx, %zmm3
	vporq	%zmm10, %zmm3, %zmm4
	vporq	%zmm26, %zmm3, %zmm3
	vpcmpeqq	%zmm0, %zmm3, %k0
	vpcmpeqq	%zmm0, %zmm4, %k2
	kunpckbw	%k0, %k2, %k2
	vmovaps	%zmm31, %zmm3 {%k2} {z}
	vmovups	(%r12,%rcx,4), %zmm4 {%k1} {z}
	vsubps	%zmm24, %zmm4, %zmm4
	vsubps	%zmm2, %zmm4, %zmm4
	vminps	%zmm4, %zmm29, %zmm4
	vmaxps	%zmm4, %zmm12, %zmm4
	vmovaps	%zmm11, %zmm5
	vfmsub231ps	%zmm1, %zmm4, %zmm5
	vpaddd	%zmm13, %zmm5, %zmm6
	vaddps	%zmm11, %zmm5, %zmm7
	vfmadd231ps	%zmm14, %zmm7, %zmm4
	vfmadd231ps	%zmm15, %zmm7, %zmm4
	vmovaps	%zmm16, %zmm7
	vfmadd213ps	%zmm17, %zmm4, %zmm7
	vfmadd213ps	%zmm18, %zmm4, %zmm7
	vfmadd213ps	%zmm19, %zmm4, %zmm7
	vfmadd213ps	%zmm20, %zmm4, %zmm7
	vmulps	%zmm4, %zmm4, %zmm8
	vfmadd213ps	%zmm4, %zmm7, %zmm8
	vaddps	%zmm30, %zmm8, %zmm4
	vpsrad	$1, %zmm6, %zmm6
	vpslld	$23, %zmm6, %zmm7
	vpaddd	%zmm21, %zmm7, %zmm7
	vmulps	%zmm7, %zmm4, %zmm4
	vpsubd	%zmm6, %zmm5, %zmm5
	vpslld	$23, %zmm5, %zmm5
	vpaddd	%zmm21, %zmm5, %zmm5
	vmulps	%zmm5, %zmm4, %zmm4
	vmulps	%zmm25, %zmm4, %zmm4
	vsubps	%zmm4, %zmm3, %zmm3
	vmovups	%zmm3, (%r14,%rcx,4) {%k1}
	addq	$16, %rcx
	addl	$-16, %r10d
	cmpq	$65, %rcx
	jl	.LBB0_15
	cmpq	$65, %rax
	jb	.LBB0_18
	xorl	%eax, %eax
	movl	$4002, %ecx
	lock		cmpxchgl	%ecx, (%rsi)
	xorl	%eax, %eax
	jmp	.LBB0_18
.LBB0_20:
	addq	$72, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
.Lfunc_end0:
	.size	row_61b3a096013a369c, .Lfunc_end0-row_61b3a096013a369c

	.section	".note.GNU-stack","",@progbits
