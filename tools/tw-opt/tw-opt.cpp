//===- tw-opt.cpp - runs passes on textual IR
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Conversion/Passes.h"
#include "tilewright/Graph/Transforms/Passes.h"
#include "tilewright/Pipeline/Pipeline.h"
#include "tilewright/Target/Gpu/Gpu.h"
#include "tilewright/Tile/IR/Tile.h"
#include "tilewright/Tile/Transforms/Passes.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  registry.insert<tilewright::graph::GraphDialect, tilewright::tile::TileDialect>();
  mlir::registerAllPasses();
  tilewright::graph::registerGraphPasses();
  tilewright::tile::registerTilePasses();
  tilewright::registerConversionPasses();
  tilewright::registerStagePipelines();
  tilewright::gpu::registerGpuPipelines();
  return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, "Tilewright pass driver\n", registry));
}
