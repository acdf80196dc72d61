//===- GroupRows.cpp - row updates get their rows grouped -------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row update needs all contributions to a row at once, in order, and rows must not
// be shared between threads. So the ids are sorted first. As an op, the sort is
// shared by all tables that are indexed by the same ids.
//
//===----------------------------------------------------------------------===//

#include "tilewright/Graph/Transforms/Passes.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace tilewright::graph {
#define GEN_PASS_DEF_GROUPROWS
#include "tilewright/Graph/Transforms/Passes.h.inc"

namespace {
struct GroupRows : impl::GroupRowsBase<GroupRows> {
  void runOnOperation() override {
    getOperation().walk([](RowUpdateOp update) {
      if (update.getGroups().empty())
        update.getGroupsMutable().assign(groupsFor(update));
    });
  }

private:
  static SmallVector<Value> groupsFor(RowUpdateOp update) {
    OpBuilder builder(update);
    Location loc = update.getLoc();
    Value ids = update.getIds();
    int64_t count = tensorType(ids).getNumElements(), rows = tensorType(update.getTables()[0]).getDimSize(0);
    // Kernels for the sort exist for the two types that ids have in practice.
    Type type = tensorType(ids).getElementType(), i32 = builder.getI32Type(), i64 = builder.getI64Type();
    if (type != i32 && type != i64)
      ids = ConvertOp::create(builder, loc, RankedTensorType::get({count}, i64), ids);
    Type types[] = {ids.getType(), RankedTensorType::get({count + 1}, i32), RankedTensorType::get({count}, i32),
                    RankedTensorType::get({}, i32)};
    return SmallVector<Value>(GroupRowsOp::create(builder, loc, types, ids, rows, update.getSkipIdAttr()).getResults());
  }
};
} // namespace
} // namespace tilewright::graph
