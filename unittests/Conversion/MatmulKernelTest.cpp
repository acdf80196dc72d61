//===- MatmulKernelTest.cpp - compiled matmuls against float64 --------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MatmulProgram.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <random>

using namespace tilewright;

namespace {

class MatmulKernelTest : public testing::TestWithParam<cpu::TargetDescription> {};
INSTANTIATE_TEST_SUITE_P(Levels, MatmulKernelTest, testing::ValuesIn(cpu::runnableTargets()), cpu::levelName);

/// C[b] = A[b] B[b], the operands stored as they are or transposed.
struct Problem {
  int64_t batch, rows, columns, depth;
  bool lhsTransposed = false, rhsTransposed = false;
};

std::string matrixType(const Problem &p, int64_t rows, int64_t columns, bool transposed, const char *element) {
  if (transposed)
    std::swap(rows, columns);
  return llvm::formatv("tensor<{0}x{1}x{2}x{3}>", p.batch, rows, columns, element).str();
}

/// `%c` is the product; `rest` goes on from there.
std::string program(const Problem &p, const char *element, const std::string &arguments, const std::string &rest) {
  auto lhs = [&](bool transposed) { return matrixType(p, p.rows, p.depth, transposed, element); };
  auto rhs = [&](bool transposed) { return matrixType(p, p.depth, p.columns, transposed, element); };
  std::string text = "func.func @matmul(%lhs: " + lhs(p.lhsTransposed) + ", %rhs: " + rhs(p.rhsTransposed) + arguments;
  const char *transpose = "graph.transpose {0} {{permutation = array<i64: 0, 2, 1>} : {1} -> {2}\n";
  std::string a = "%lhs", b = "%rhs", body;
  if (p.lhsTransposed)
    body += "%a = " + llvm::formatv(transpose, a, lhs(true), lhs(false)).str(), a = "%a";
  if (p.rhsTransposed)
    body += "%b = " + llvm::formatv(transpose, b, rhs(true), rhs(false)).str(), b = "%b";
  std::string result = matrixType(p, p.rows, p.columns, false, element);
  body += "%c = graph.matmul " + a + ", " + b + " : " + lhs(false) + ", " + rhs(false) + " -> " + result + "\n";
  return text + ") -> " + result + " {\n" + body + rest + "\n}";
}

template <typename T> std::vector<T> randomVector(int64_t size, uint32_t seed) {
  std::mt19937 generator(seed);
  std::vector<T> values(size);
  for (T &value : values)
    value = T(int(generator() % 2001) - 1000) / T(1000);
  return values;
}

/// The product in float64, and the sum of the products' magnitudes, which bounds what rounding may do.
struct Reference {
  template <typename T> Reference(const Problem &p, const std::vector<T> &lhs, const std::vector<T> &rhs) {
    for (int64_t b = 0; b < p.batch; ++b)
      for (int64_t i = 0; i < p.rows; ++i)
        for (int64_t j = 0; j < p.columns; ++j) {
          double sum = 0, magnitude = 0;
          for (int64_t k = 0; k < p.depth; ++k) {
            double x = lhs[b * p.rows * p.depth + (p.lhsTransposed ? k * p.rows + i : i * p.depth + k)];
            double y = rhs[b * p.depth * p.columns + (p.rhsTransposed ? j * p.depth + k : k * p.columns + j)];
            sum += x * y;
            magnitude += std::fabs(x * y);
          }
          values.push_back(sum);
          magnitudes.push_back(magnitude);
        }
  }
  std::vector<double> values, magnitudes;
};

template <typename T> void checkProduct(const Problem &p, const char *element, const cpu::TargetDescription &target) {
  SCOPED_TRACE(llvm::formatv("{0} batch {1} [{2}, {3}] x [{3}, {4}]{5}{6}", element, p.batch, p.rows, p.depth,
                             p.columns, p.lhsTransposed ? " lhs^T" : "", p.rhsTransposed ? " rhs^T" : "")
                   .str());
  MatmulProgram compiled(program(p, element, "", "return %c : " + matrixType(p, p.rows, p.columns, false, element)),
                         target);
  ASSERT_TRUE(compiled.kernel);
  auto lhs = randomVector<T>(p.batch * p.rows * p.depth, 1), rhs = randomVector<T>(p.batch * p.depth * p.columns, 2);
  const int64_t size = p.batch * p.rows * p.columns;
  std::vector<T> result(size + 1, T(-77));
  compiled.run({lhs.data(), rhs.data(), result.data()});
  Reference reference(p, lhs, rhs);
  double epsilon = std::is_floating_point_v<T> ? std::numeric_limits<T>::epsilon() : 0;
  for (int64_t i = 0; i < size; ++i)
    ASSERT_NEAR(result[i], reference.values[i], epsilon * (2 + std::sqrt(p.depth)) * reference.magnitudes[i]) << i;
  ASSERT_EQ(result[size], T(-77)) << "wrote past the end";
}

} // namespace

TEST_P(MatmulKernelTest, RaggedShapesAndTransposes) {
  std::mt19937 generator(7);
  const int64_t sizes[] = {1, 2, 3, 5, 8, 13, 16, 17, 31, 48, 65, 96, 100};
  auto size = [&] { return sizes[generator() % std::size(sizes)]; };
  for (int round = 0; round < 40; ++round)
    checkProduct<float>(
        {1 + int64_t(generator() % 3), size(), size(), size(), generator() % 2 == 0, generator() % 2 == 0}, "f32",
        GetParam());
}

TEST_P(MatmulKernelTest, LongDepthIsBlocked) {
  checkProduct<float>({1, 37, 65, 5003, true, false}, "f32", GetParam());
  checkProduct<float>({1, 40, 96, 4100, false, true}, "f32", GetParam());
}

// Many row blocks a tile, and a remainder: the last tile must neither skip it nor run past it.
TEST_P(MatmulKernelTest, ManyRowBlocksWithRemainder) {
  for (int64_t rows = 480; rows <= 560; rows += 4)
    checkProduct<float>({1, rows, 64, 24, false, false}, "f32", GetParam());
}

// A right operand too large for the caches that few rows read: tiles pack it for themselves, by rows and by columns,
// with remainders on every side and along k.
TEST_P(MatmulKernelTest, TilesPackTheRightOperand) {
  for (bool transposed : {false, true}) {
    checkProduct<float>({1, 29, 16421, 131, false, transposed}, "f32", GetParam());
    checkProduct<double>({1, 37, 130, 8209, false, transposed}, "f64", GetParam());
  }
}

// A left operand whose steps of k are 1 KB apart and more: tiles pack it.
TEST_P(MatmulKernelTest, TilesPackTheLeftOperand) {
  for (int64_t columns : {17, 96, 200}) {
    checkProduct<float>({2, 1024, columns, 71, true, false}, "f32", GetParam());
    checkProduct<float>({1, 307, columns, 67, true, true}, "f32", GetParam());
    checkProduct<double>({1, 512, columns, 64, true, true}, "f64", GetParam());
  }
}

TEST_P(MatmulKernelTest, OtherTypes) {
  checkProduct<double>({2, 37, 65, 40, false, true}, "f64", GetParam());
  checkProduct<int32_t>({2, 37, 65, 40, false, true}, "i32", GetParam());
  checkProduct<int64_t>({2, 13, 20, 40, true, false}, "i64", GetParam());
}

TEST_P(MatmulKernelTest, EmptyDims) {
  checkProduct<float>({1, 5, 7, 0}, "f32", GetParam());
  checkProduct<float>({1, 0, 7, 3}, "f32", GetParam());
  checkProduct<float>({0, 5, 7, 3}, "f32", GetParam());
}

TEST_P(MatmulKernelTest, EpilogueSeesEveryElementOnce) {
  for (int64_t columns : {1, 3, 65, 96}) {
    Problem p{2, 29, columns, 33, false, true};
    std::string type = matrixType(p, p.rows, p.columns, false, "f32");
    std::string epilogue = llvm::formatv(R"(
      %bias3 = graph.broadcast %bias {{dims = array<i64: 2>} : tensor<{1}xf32> -> {0}
      %sum = graph.add %c, %bias3 : {0}
      %positive = graph.abs %sum : {0}
      %all = graph.add %positive, %residual : {0}
      return %all : {0})",
                                         type, columns)
                               .str();
    MatmulProgram compiled(
        program(p, "f32", llvm::formatv(", %bias: tensor<{0}xf32>, %residual: {1}", columns, type), epilogue),
        GetParam());
    ASSERT_TRUE(compiled.kernel);
    auto lhs = randomVector<float>(2 * 29 * 33, 1), rhs = randomVector<float>(2 * 33 * columns, 2);
    auto bias = randomVector<float>(columns, 3), residual = randomVector<float>(2 * 29 * columns, 4);
    // In place, as the planner does: the result overwrites the residual.
    std::vector<float> result = residual;
    compiled.run({lhs.data(), rhs.data(), bias.data(), result.data(), result.data()});
    Reference reference(p, lhs, rhs);
    for (int64_t i = 0; i < 2 * 29 * columns; ++i)
      ASSERT_NEAR(result[i], std::fabs(reference.values[i] + bias[i % columns]) + residual[i], 1e-5) << i;
  }
}

/// The number behind `name = ` in the text.
static int64_t numberAfter(llvm::StringRef text, llvm::StringRef name) {
  int64_t value = 0;
  text.substr(text.find(name) + name.size()).consumeInteger(10, value);
  return value;
}

// The hot loop: every accumulator is multiplied into once per step, and nothing of it goes through the stack. The
// epilogue is heavy on constants, which must not push accumulators out of registers.
TEST_P(MatmulKernelTest, AccumulatorsStayInRegisters) {
  Problem p{1, 48, 96, 48, false, true};
  std::string type = matrixType(p, p.rows, p.columns, false, "f32");
  MatmulProgram compiled(program(p, "f32", "", "%e = graph.erf %c : " + type + "\nreturn %e : " + type), GetParam());
  ASSERT_TRUE(compiled.kernel);
  llvm::StringRef block(compiled.tileProgram);
  block = block.substr(block.find("tile.mma"));
  int64_t accumulators = numberAfter(block, "m = ") * numberAfter(block, " n = ") / numberAfter(block, "lanes = ");
  llvm::StringRef assembly(compiled.kernel->assembly);
  assembly = assembly.substr(assembly.find("\nmatmul.mma1:"));
  assembly = assembly.take_front(assembly.find(".Lfunc_end"));
  ASSERT_FALSE(assembly.empty());
  size_t multiplyAdds = assembly.count("vfmadd") + assembly.count("fmla");
  EXPECT_GE(multiplyAdds, size_t(accumulators)) << assembly.str();
  EXPECT_EQ(multiplyAdds % accumulators, 0u) << assembly.str();
  EXPECT_EQ(assembly.count("(%rsp)") + assembly.count("[sp"), 0u) << assembly.str();
}
