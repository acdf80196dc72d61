//===- VectorizeTest.cpp - vectorized loops on data -------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each way in which a value can differ between lanes, with sizes around the vector
// width, on every level that the machine can run.
//
//===----------------------------------------------------------------------===//

#include "KernelRunner.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <limits>
#include <numeric>

using namespace tilewright;
using namespace tilewright::cpu;

namespace {

constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();
constexpr int64_t kSizes[] = {0, 1, 3, 4, 7, 8, 15, 16, 17, 31, 33, 63, 64, 65, 128, 200};

class VectorizeTest : public testing::TestWithParam<TargetDescription> {
protected:
  /// Compiles a kernel with a grid of one tile; `arguments` and `body` may use {0} for `size`.
  Kernel compile(const std::string &arguments, const std::string &body, int64_t size, bool wantAssembly = false) {
    std::string text = "func.func @kernel(" + arguments +
                       ", %begin: index, %end: index) attributes {{tile.grid = array<i64: 1>} {{\n"
                       "%n = arith.constant {0} : index\n"
                       "tile.grid (%i) in (1) from %begin to %end {{\n" +
                       body + "}\nreturn }";
    return Kernel(llvm::formatv(/*Validate=*/false, text.c_str(), size).str(), GetParam(), wantAssembly);
  }
};
INSTANTIATE_TEST_SUITE_P(Levels, VectorizeTest, testing::ValuesIn(runnableTargets()), levelName);

std::vector<float> ramp(int64_t size, float first = 1.0f) {
  std::vector<float> values(size);
  std::iota(values.begin(), values.end(), first);
  return values;
}

TEST_P(VectorizeTest, Sum) {
  for (int64_t size : kSizes) {
    Kernel kernel = compile("%in: memref<{0}xf32>, %out: memref<1xf32>", R"(
      %five = arith.constant 5.0 : f32
      %zero = arith.constant 0 : index
      %sum = tile.lanes %j to %n reduce(%five : f32 as add) {{
        %x = memref.load %in[%j] : memref<{0}xf32>
        tile.yield %x : f32
      }
      memref.store %sum, %out[%zero] : memref<1xf32>)",
                            size);
    std::vector<float> in = ramp(size), out(1);
    kernel.run({in.data(), out.data()});
    EXPECT_EQ(out[0], 5 + size * (size + 1) / 2) << size;
  }
}

TEST_P(VectorizeTest, SumOfNegativeZerosKeepsItsSign) {
  Kernel kernel = compile("%in: memref<{0}xf32>, %out: memref<1xf32>", R"(
      %init = arith.constant -0.0 : f32
      %zero = arith.constant 0 : index
      %sum = tile.lanes %j to %n reduce(%init : f32 as add) {{
        %x = memref.load %in[%j] : memref<{0}xf32>
        tile.yield %x : f32
      }
      memref.store %sum, %out[%zero] : memref<1xf32>)",
                          21);
  std::vector<float> in(21, -0.0f), out(1);
  kernel.run({in.data(), out.data()});
  EXPECT_TRUE(std::signbit(out[0]));
}

TEST_P(VectorizeTest, MaxAndMinKeepNaN) {
  for (int64_t size : {5, 16, 37, 131}) {
    Kernel kernel = compile("%in: memref<{0}xf32>, %out: memref<2xf32>", R"(
      %low = arith.constant 0xFF800000 : f32
      %high = arith.constant 0x7F800000 : f32
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %max, %min = tile.lanes %j to %n reduce(%low : f32 as max, %high : f32 as min) {{
        %x = memref.load %in[%j] : memref<{0}xf32>
        tile.yield %x, %x : f32, f32
      }
      memref.store %max, %out[%zero] : memref<2xf32>
      memref.store %min, %out[%one] : memref<2xf32>)",
                            size);
    std::vector<float> in = ramp(size, -7), out(2);
    kernel.run({in.data(), out.data()});
    EXPECT_EQ(out[0], size - 8);
    EXPECT_EQ(out[1], -7);
    for (int64_t at : {int64_t(0), size / 2, size - 1}) {
      std::vector<float> bad = in;
      bad[at] = kNaN;
      kernel.run({bad.data(), out.data()});
      EXPECT_TRUE(std::isnan(out[0]) && std::isnan(out[1])) << at;
    }
  }
}

TEST_P(VectorizeTest, IntegerAndBooleanReductions) {
  Kernel kernel = compile("%in: memref<{0}xi32>, %out: memref<3xi32>, %flags: memref<{0}xi8>, %any: memref<2xi8>", R"(
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %two = arith.constant 2 : index
      %first = arith.constant 1 : i32
      %least = arith.constant -2147483648 : i32
      %nothing = arith.constant 0 : i32
      %clear = arith.constant 0 : i8
      %no = arith.constant false
      %yes = arith.constant true
      %product, %max, %or = tile.lanes %j to %n reduce(%first : i32 as mul, %least : i32 as max, %nothing : i32 as or) {{
        %x = memref.load %in[%j] : memref<{0}xi32>
        tile.yield %x, %x, %x : i32, i32, i32
      }
      memref.store %product, %out[%zero] : memref<3xi32>
      memref.store %max, %out[%one] : memref<3xi32>
      memref.store %or, %out[%two] : memref<3xi32>
      %some, %every = tile.lanes %j to %n reduce(%no : i1 as or, %yes : i1 as and) {{
        %x = memref.load %flags[%j] : memref<{0}xi8>
        %set = arith.cmpi ne, %x, %clear : i8
        tile.yield %set, %set : i1, i1
      }
      %some8 = arith.extui %some : i1 to i8
      %every8 = arith.extui %every : i1 to i8
      memref.store %some8, %any[%zero] : memref<2xi8>
      memref.store %every8, %any[%one] : memref<2xi8>)",
                          45);
  std::vector<int32_t> in(45), out(3);
  std::iota(in.begin(), in.end(), -60);
  std::vector<int8_t> flags(45, 0), any(2, 7);
  flags[44] = 1;
  kernel.run({in.data(), out.data(), flags.data(), any.data()});
  uint32_t product = 1, bits = 0;
  for (int32_t x : in) {
    product *= x;
    bits |= x;
  }
  EXPECT_EQ(out, (std::vector<int32_t>{int32_t(product), -16, int32_t(bits)}));
  EXPECT_EQ(any, (std::vector<int8_t>{1, 0}));
}

TEST_P(VectorizeTest, StridedAndReversedAndUniformAccess) {
  // out[j] = in[3 j] + in[2 n - j] + in[2]; scattered to out[2 j].
  for (int64_t size : kSizes) {
    if (size == 0)
      continue;
    std::string arguments = llvm::formatv("%in: memref<{0}xf32>, %out: memref<{1}xf32>", 3 * size + 3, 2 * size);
    std::string body = llvm::formatv(/*Validate=*/false, R"(
      %two = arith.constant 2 : index
      %three = arith.constant 3 : index
      %last = arith.constant {0} : index
      tile.lanes %j to %n {{{{
        %a = arith.muli %j, %three : index
        %b = arith.subi %last, %j : index
        %x = memref.load %in[%a] : memref<{1}xf32>
        %y = memref.load %in[%b] : memref<{1}xf32>
        %z = memref.load %in[%two] : memref<{1}xf32>
        %xy = arith.addf %x, %y : f32
        %xyz = arith.addf %xy, %z : f32
        %to = arith.muli %j, %two : index
        memref.store %xyz, %out[%to] : memref<{2}xf32>
      })",
                                     2 * size, 3 * size + 3, 2 * size);
    Kernel kernel = compile(arguments, body, size);
    std::vector<float> in = ramp(3 * size + 3), out(2 * size, -1);
    kernel.run({in.data(), out.data()});
    for (int64_t j = 0; j < size; ++j) {
      ASSERT_EQ(out[2 * j], in[3 * j] + in[2 * size - j] + in[2]);
      ASSERT_EQ(out[2 * j + 1], -1);
    }
  }
}

TEST_P(VectorizeTest, QuotientsOfTheIndex) {
  // A broadcast along the rows of [size, 64], once where vectors keep to a row and once shifted so that they do not.
  for (int64_t shift : {0, 5}) {
    std::string body = llvm::formatv(/*Validate=*/false, R"(
      %shift = arith.constant {0} : index
      %columns = arith.constant 64 : index
      tile.lanes %j to %n {{{{
        %flat = arith.addi %j, %shift : index
        %row = arith.divui %flat, %columns : index
        %column = arith.remui %flat, %columns : index
        %x = memref.load %scale[%row] : memref<8xf32>
        %y = memref.load %in[%column] : memref<64xf32>
        %z = arith.mulf %x, %y : f32
        memref.store %z, %out[%j] : memref<{{0}xf32>
      })",
                                     shift);
    Kernel kernel = compile("%scale: memref<8xf32>, %in: memref<64xf32>, %out: memref<{0}xf32>", body, 410,
                            /*wantAssembly=*/true);
    std::vector<float> scale = ramp(8, 2), in = ramp(64), out(410);
    kernel.run({scale.data(), in.data(), out.data()});
    for (int64_t j = 0; j < 410; ++j)
      ASSERT_EQ(out[j], scale[(j + shift) / 64] * in[(j + shift) % 64]) << j;
    bool gathers = kernel.assembly.find("gather") != std::string::npos;
    if (shift == 0 || GetParam().vectorBits == 512) { // LLVM makes no gathers for AVX2.
      EXPECT_EQ(gathers, shift != 0);
    }
  }
}

TEST_P(VectorizeTest, GatherWithCheckedIndex) {
  for (int64_t size : kSizes) {
    Kernel kernel = compile("%table: memref<50xf32>, %ids: memref<{0}xi64>, %out: memref<{0}xf32>", R"(
      %rows = arith.constant 50 : index
      tile.lanes %j to %n {{
        %id = memref.load %ids[%j] : memref<{0}xi64>
        %index = arith.index_cast %id : i64 to index
        %safe = tile.check_index %index, %rows
        %x = memref.load %table[%safe] : memref<50xf32>
        memref.store %x, %out[%j] : memref<{0}xf32>
      })",
                            size);
    std::vector<float> table = ramp(50), out(size);
    std::vector<int64_t> ids(size);
    for (int64_t j = 0; j < size; ++j)
      ids[j] = (j * 37) % 50;
    EXPECT_EQ(kernel.run({table.data(), ids.data(), out.data()}), TW_OK);
    for (int64_t j = 0; j < size; ++j)
      ASSERT_EQ(out[j], table[ids[j]]);
    if (size == 0)
      continue;
    ids[size - 1] = -1;
    EXPECT_EQ(kernel.run({table.data(), ids.data(), out.data()}), TW_ERROR_INDEX_RANGE);
    EXPECT_EQ(out[size - 1], table[0]);
  }
}

TEST_P(VectorizeTest, ConditionThatDiffersBetweenLanes) {
  // Padding: in[j - 5] where that exists, else 9. The load must not happen outside.
  for (int64_t size : kSizes) {
    Kernel kernel = compile("%in: memref<20xf32>, %out: memref<{0}xf32>", R"(
      %low = arith.constant 5 : index
      %inner = arith.constant 20 : index
      %nine = arith.constant 9.0 : f32
      tile.lanes %j to %n {{
        %from = arith.subi %j, %low : index
        %inside = arith.cmpi ult, %from, %inner : index
        %x = scf.if %inside -> f32 {{
          %y = memref.load %in[%from] : memref<20xf32>
          scf.yield %y : f32
        } else {{
          scf.yield %nine : f32
        }
        memref.store %x, %out[%j] : memref<{0}xf32>
      })",
                            size);
    std::vector<float> in = ramp(20), out(size + 1, -1);
    kernel.run({in.data(), out.data()});
    for (int64_t j = 0; j < size; ++j)
      ASSERT_EQ(out[j], j >= 5 && j < 25 ? in[j - 5] : 9) << j;
    ASSERT_EQ(out[size], -1);
  }
}

TEST_P(VectorizeTest, ConditionalStores) {
  Kernel kernel = compile("%in: memref<{0}xf32>, %out: memref<{0}xf32>", R"(
      %half = arith.constant 20.0 : f32
      tile.lanes %j to %n {{
        %x = memref.load %in[%j] : memref<{0}xf32>
        %big = arith.cmpf ogt, %x, %half : f32
        scf.if %big {{
          memref.store %x, %out[%j] : memref<{0}xf32>
        }
      })",
                          41);
  std::vector<float> in = ramp(41), out(41, -1);
  kernel.run({in.data(), out.data()});
  for (int64_t j = 0; j < 41; ++j)
    ASSERT_EQ(out[j], in[j] > 20 ? in[j] : -1);
}

TEST_P(VectorizeTest, InnerLoopPerLane) {
  // Column sums of [9, size], and the row number where each column is largest.
  for (int64_t size : kSizes) {
    std::string arguments =
        llvm::formatv("%in: memref<{0}xf32>, %sums: memref<{1}xf32>, %rows: memref<{1}xi64>", 9 * size, size);
    std::string body = llvm::formatv(/*Validate=*/false, R"(
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %nine = arith.constant 9 : index
      %nothing = arith.constant 0.0 : f32
      %lowest = arith.constant 0xFF800000 : f32
      %none = arith.constant -1 : i64
      tile.lanes %j to %n {{{{
        %sum, %most, %where = scf.for %r = %zero to %nine step %one iter_args(%s = %nothing, %m = %lowest, %w = %none) -> (f32, f32, i64) {{{{
          %row = arith.muli %r, %n : index
          %at = arith.addi %row, %j : index
          %x = memref.load %in[%at] : memref<{0}xf32>
          %t = arith.addf %s, %x : f32
          %more = arith.cmpf ogt, %x, %m : f32
          %big = arith.select %more, %x, %m : f32
          %number = arith.index_cast %r : index to i64
          %now = arith.select %more, %number, %w : i64
          scf.yield %t, %big, %now : f32, f32, i64
        }
        memref.store %sum, %sums[%j] : memref<{{0}xf32>
        memref.store %where, %rows[%j] : memref<{{0}xi64>
      })",
                                     9 * size);
    Kernel kernel = compile(arguments, body, size);
    std::vector<float> in(9 * size), sums(size);
    for (int64_t k = 0; k < 9 * size; ++k)
      in[k] = (k * 53) % 101;
    std::vector<int64_t> rows(size);
    kernel.run({in.data(), sums.data(), rows.data()});
    for (int64_t j = 0; j < size; ++j) {
      float sum = 0;
      int64_t best = 0;
      for (int64_t r = 0; r < 9; ++r) {
        sum += in[r * size + j];
        if (in[r * size + j] > in[best * size + j])
          best = r;
      }
      ASSERT_EQ(sums[j], sum);
      ASSERT_EQ(rows[j], best);
    }
  }
}

TEST_P(VectorizeTest, BytesAndHalves) {
  // out = mask ? x : 0 with a mask of bytes and x in bf16.
  for (int64_t size : kSizes) {
    Kernel kernel = compile("%mask: memref<{0}xi8>, %in: memref<{0}xbf16>, %out: memref<{0}xbf16>", R"(
      %clear = arith.constant 0 : i8
      %nothing = arith.constant 0.0 : f32
      tile.lanes %j to %n {{
        %m = memref.load %mask[%j] : memref<{0}xi8>
        %keep = arith.cmpi ne, %m, %clear : i8
        %h = memref.load %in[%j] : memref<{0}xbf16>
        %x = arith.extf %h : bf16 to f32
        %y = arith.select %keep, %x, %nothing : f32
        %z = arith.truncf %y : f32 to bf16
        memref.store %z, %out[%j] : memref<{0}xbf16>
      })",
                            size);
    std::vector<int8_t> mask(size);
    std::vector<uint16_t> in(size), out(size + 1, 77);
    for (int64_t j = 0; j < size; ++j) {
      mask[j] = j % 3 == 0;
      in[j] = 0x3f80 + j;
    }
    kernel.run({mask.data(), in.data(), out.data()});
    for (int64_t j = 0; j < size; ++j)
      ASSERT_EQ(out[j], mask[j] ? in[j] : 0);
    ASSERT_EQ(out[size], 77);
  }
}

TEST_P(VectorizeTest, NarrowingFromDoubleRoundsTwiceAsTorchDoes) {
  Kernel kernel = compile("%in: memref<{0}xf64>, %half: memref<{0}xf16>, %brain: memref<{0}xbf16>", R"(
      tile.lanes %j to %n {{
        %x = memref.load %in[%j] : memref<{0}xf64>
        %h = arith.truncf %x : f64 to f16
        memref.store %h, %half[%j] : memref<{0}xf16>
        %b = arith.truncf %x : f64 to bf16
        memref.store %b, %brain[%j] : memref<{0}xbf16>
      })",
                          11);
  std::vector<double> in(11, 1.0 + 0x1p-8 + 0x1p-40); // Just above a tie of bf16, which f32 cannot tell.
  in[10] = std::numeric_limits<double>::quiet_NaN();
  std::vector<uint16_t> half(11), brain(11);
  kernel.run({in.data(), half.data(), brain.data()});
  for (int j = 0; j < 10; ++j) {
    EXPECT_EQ(half[j], 0x3c04);
    EXPECT_EQ(brain[j], 0x3f80);
  }
  EXPECT_EQ(half[10] & 0x7e00, 0x7e00);
  EXPECT_EQ(brain[10] & 0x7fc0, 0x7fc0);
}

TEST_P(VectorizeTest, DivisionInTheTailDoesNotTrap) {
  Kernel kernel = compile("%a: memref<{0}xi32>, %b: memref<{0}xi32>, %c: memref<{0}xi32>", R"(
      tile.lanes %j to %n {{
        %x = memref.load %a[%j] : memref<{0}xi32>
        %y = memref.load %b[%j] : memref<{0}xi32>
        %z = arith.divsi %x, %y : i32
        memref.store %z, %c[%j] : memref<{0}xi32>
      })",
                          19);
  std::vector<int32_t> a(19, 100), b(19), c(19);
  std::iota(b.begin(), b.end(), 1);
  kernel.run({a.data(), b.data(), c.data()});
  for (int64_t j = 0; j < 19; ++j)
    ASSERT_EQ(c[j], 100 / b[j]);
}

TEST_P(VectorizeTest, LaneNumbersAsData) {
  for (int64_t size : kSizes) {
    Kernel kernel = compile("%out: memref<{0}xf32>, %half: memref<{0}xi32>", R"(
      %two = arith.constant 2 : i32
      tile.lanes %j to %n {{
        %number = arith.index_cast %j : index to i32
        %x = arith.sitofp %number : i32 to f32
        memref.store %x, %out[%j] : memref<{0}xf32>
        %y = arith.divsi %number, %two : i32
        memref.store %y, %half[%j] : memref<{0}xi32>
      })",
                            size);
    std::vector<float> out(size);
    std::vector<int32_t> half(size);
    kernel.run({out.data(), half.data()});
    for (int64_t j = 0; j < size; ++j) {
      ASSERT_EQ(out[j], j);
      ASSERT_EQ(half[j], j / 2);
    }
  }
}

TEST_P(VectorizeTest, LengthKnownAtRunTime) {
  // Row r has 10 r + 3 elements: a triangle, as causal attention has.
  Kernel kernel = compile("%in: memref<300xf32>, %out: memref<30xf32>", R"(
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %rows = arith.constant 30 : index
      %ten = arith.constant 10 : index
      %three = arith.constant 3 : index
      %nothing = arith.constant 0.0 : f32
      scf.for %r = %zero to %rows step %one {{
        %tens = arith.muli %r, %ten : index
        %count = arith.addi %tens, %three : index
        %sum = tile.lanes %j to %count reduce(%nothing : f32 as add) {{
          %x = memref.load %in[%j] : memref<300xf32>
          tile.yield %x : f32
        }
        memref.store %sum, %out[%r] : memref<30xf32>
      })",
                          0);
  std::vector<float> in = ramp(300), out(30);
  kernel.run({in.data(), out.data()});
  for (int64_t r = 0; r < 30; ++r) {
    int64_t count = 10 * r + 3;
    EXPECT_EQ(out[r], count * (count + 1) / 2);
  }
}

} // namespace
