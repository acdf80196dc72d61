//===- CompileTest.cpp - tile programs in machine code on data --------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelRunner.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <numeric>

using namespace tilewright;
using namespace tilewright::cpu;

namespace {

/// Parameterised by the CPU level.
class CompileTest : public testing::TestWithParam<TargetDescription> {};
INSTANTIATE_TEST_SUITE_P(Levels, CompileTest, testing::ValuesIn(runnableTargets()), levelName);

TEST_P(CompileTest, PointwiseOfEverySize) {
  for (int64_t size : {0, 1, 3, 15, 16, 17, 64, 127, 1000}) {
    Kernel kernel(binaryProgram("arith.addf", size), GetParam());
    std::vector<float> a(size), b(size, 0.5f), c(size + 1, -1.0f);
    std::iota(a.begin(), a.end(), 1.0f);
    EXPECT_EQ(kernel.run({a.data(), b.data(), c.data()}), TW_OK);
    for (int64_t i = 0; i < size; ++i)
      ASSERT_EQ(c[i], i + 1.5f) << "element " << i << " of " << size;
    EXPECT_EQ(c[size], -1.0f) << "wrote past the end";
  }
}

TEST_P(CompileTest, RareFunctionsCallLibm) {
  Kernel kernel(R"(
    func.func @cosh_kernel(%in: memref<37xf64>, %out: memref<37xf64>, %begin: index, %end: index)
        attributes {tile.grid = array<i64: 1>} {
      %n = arith.constant 37 : index
      tile.grid (%i) in (1) from %begin to %end {
        tile.lanes %j to %n {
          %x = memref.load %in[%j] : memref<37xf64>
          %y = math.cosh %x : f64
          memref.store %y, %out[%j] : memref<37xf64>
        }
      }
      return
    })",
                GetParam());
  std::vector<double> in(37), out(37);
  std::iota(in.begin(), in.end(), -18.0);
  kernel.run({in.data(), out.data()});
  for (int i = 0; i < 37; ++i)
    EXPECT_EQ(out[i], std::cosh(in[i]));
}

TEST_P(CompileTest, RangeOfTiles) {
  // Tiles [begin, end) of a 3 x 4 grid write their coordinates, the others nothing.
  Kernel kernel(R"(
    func.func @coordinates(%out: memref<12xi64>, %begin: index, %end: index) attributes {tile.grid = array<i64: 3, 4>} {
      %ten = arith.constant 10 : index
      %four = arith.constant 4 : index
      tile.grid (%i, %j) in (3, 4) from %begin to %end {
        %tens = arith.muli %i, %ten : index
        %number = arith.addi %tens, %j : index
        %value = arith.index_cast %number : index to i64
        %row = arith.muli %i, %four : index
        %at = arith.addi %row, %j : index
        memref.store %value, %out[%at] : memref<12xi64>
      }
      return
    })",
                GetParam());
  EXPECT_EQ(kernel.object.gridSize, 12);
  std::vector<int64_t> out(12, -1);
  kernel.run({out.data()}, 2, 7);
  EXPECT_EQ(out, (std::vector<int64_t>{-1, -1, 2, 3, 10, 11, 12, -1, -1, -1, -1, -1}));
}

TEST_P(CompileTest, BadIndexIsReportedAndHarmless) {
  Kernel kernel(R"(
    func.func @take(%table: memref<4xf32>, %ids: memref<5xi64>, %out: memref<5xf32>, %begin: index, %end: index)
        attributes {tile.grid = array<i64: 1>} {
      %five = arith.constant 5 : index
      %four = arith.constant 4 : index
      tile.grid (%i) in (1) from %begin to %end {
        tile.lanes %j to %five {
          %id = memref.load %ids[%j] : memref<5xi64>
          %index = arith.index_cast %id : i64 to index
          %safe = tile.check_index %index, %four
          %x = memref.load %table[%safe] : memref<4xf32>
          memref.store %x, %out[%j] : memref<5xf32>
        }
      }
      return
    })",
                GetParam());
  std::vector<float> table = {10, 11, 12, 13}, out(5);
  std::vector<int64_t> ids = {3, 1, 0, 2, 3};
  EXPECT_EQ(kernel.run({table.data(), ids.data(), out.data()}), TW_OK);
  EXPECT_EQ(out, (std::vector<float>{13, 11, 10, 12, 13}));
  for (int64_t bad : {int64_t(4), int64_t(-1), INT64_MAX, INT64_MIN}) {
    ids[2] = bad;
    EXPECT_EQ(kernel.run({table.data(), ids.data(), out.data()}), TW_ERROR_INDEX_RANGE);
    EXPECT_EQ(out, (std::vector<float>{13, 11, 10, 12, 13}));
  }
}

TEST_P(CompileTest, ScratchOnTheStackAndFromTheRuntime) {
  for (int64_t size : {100, 100000}) {
    std::string text = llvm::formatv(R"(
      func.func @reverse(%in: memref<{0}xf32>, %out: memref<{0}xf32>, %begin: index, %end: index)
          attributes {{tile.grid = array<i64: 1>} {{
        %n = arith.constant {0} : index
        %last = arith.constant {1} : index
        tile.grid (%i) in (1) from %begin to %end {{
          %buffer = tile.scratch : memref<{0}xf32>
          tile.lanes %j to %n {{
            %x = memref.load %in[%j] : memref<{0}xf32>
            memref.store %x, %buffer[%j] : memref<{0}xf32>
          }
          tile.lanes %j to %n {{
            %from = arith.subi %last, %j : index
            %x = memref.load %buffer[%from] : memref<{0}xf32>
            memref.store %x, %out[%j] : memref<{0}xf32>
          }
        }
        return
      })",
                                     size, size - 1)
                           .str();
    Kernel kernel(text, GetParam());
    EXPECT_EQ(kernel.object.scratchBytes, size == 100 ? 0 : 400000);
    std::vector<float> in(size), out(size);
    std::iota(in.begin(), in.end(), 0.0f);
    kernel.run({in.data(), out.data()});
    for (int64_t i = 0; i < size; ++i)
      ASSERT_EQ(out[i], size - 1 - i);
  }
}

} // namespace
