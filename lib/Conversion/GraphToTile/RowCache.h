//===- RowCache.h - values kept from one loop over a row to the next -*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_ROWCACHE_H
#define TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_ROWCACHE_H

#include "LoopDomain.h"

namespace tilewright {

/// An element of a column that one phase computes and later phases need again (the exponentials of a softmax).
struct CachedElement {
  Element element;
  unsigned phase; // that computes it
};

/// What is worth a buffer of one row: too costly to compute twice, and the buffers stay in the cache.
std::vector<CachedElement> chooseCachedElements(LoopDomain &domain, int64_t maxBytes);

} // namespace tilewright

#endif // TILEWRIGHT_LIB_CONVERSION_GRAPHTOTILE_ROWCACHE_H
