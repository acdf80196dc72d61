/*===- Abi.h - what compiled kernels and the runtime agree on ----------*- C -*-===*
 *
 * Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 *===----------------------------------------------------------------------------===*
 *
 * Plain C, no dependency, versioned: fields are only ever appended. Generated kernels
 * (stage 90) and the hand-written ones in kernels/ have the same signature.
 *
 *===----------------------------------------------------------------------------===*/
#ifndef TILEWRIGHT_RUNTIME_ABI_H
#define TILEWRIGHT_RUNTIME_ABI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TW_ABI_VERSION 1

/* Run-time errors that a kernel can record; the numbers are those of docs/errors.md. */
enum tw_error {
  TW_OK = 0,
  TW_ERROR_INDEX_RANGE = 4002,   /* an id, gather index or class label out of range */
  TW_ERROR_DIVIDE_BY_ZERO = 4004 /* integer division by zero */
};

/* One call of one kernel by one thread. */
typedef struct tw_kernel_args {
  void *const *buffers;  /* operands, then results; row-major, 64-byte aligned inside the arena */
  const int64_t *params; /* compile-time integers of a library kernel (sizes, strides); else null */
  void *scratch;         /* private to the thread, 64-byte aligned, contents undefined */
  int64_t scratch_bytes;
  int32_t *error; /* first error wins: written only while it is TW_OK */
  int32_t thread; /* of this call, in [0, threads) */
  int32_t threads;
} tw_kernel_args;

/* Runs tiles [begin, end) of the kernel's grid. Tiles are independent and may run in any order on any
 * thread; the runtime puts a barrier before a step that depends on an earlier one. Reentrant, no state. */
typedef void (*tw_kernel)(const tw_kernel_args *args, int64_t begin, int64_t end);

/* Runs body(context, thread, threads) once on each of `threads` threads and returns when all are done. */
typedef void (*tw_parallel)(void *executor, int32_t threads,
                            void (*body)(void *context, int32_t thread, int32_t threads), void *context);

#ifdef __cplusplus
}
#endif
#endif /* TILEWRIGHT_RUNTIME_ABI_H */
