//===- IndexMap.cpp - symbolic indices through views ------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Analysis/IndexMap.h"
#include "tilewright/Graph/IR/Graph.h"

#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;

namespace tilewright {

//===----------------------------------------------------------------------===//
// Linear forms
//===----------------------------------------------------------------------===//

static AffineBinaryOpExpr asBinary(AffineExpr expr, AffineExprKind kind) {
  return expr.getKind() == kind ? cast<AffineBinaryOpExpr>(expr) : nullptr;
}

static int64_t constantOf(AffineExpr expr) { return cast<AffineConstantExpr>(expr).getValue(); }

void LinearForm::add(AffineExpr expr, int64_t factor) {
  if (auto value = dyn_cast<AffineConstantExpr>(expr)) {
    constant += factor * value.getValue();
    return;
  }
  if (auto sum = asBinary(expr, AffineExprKind::Add)) {
    add(sum.getLHS(), factor);
    add(sum.getRHS(), factor);
    return;
  }
  if (auto product = asBinary(expr, AffineExprKind::Mul)) {
    add(product.getLHS(), factor * constantOf(product.getRHS()));
    return;
  }
  for (Term &term : terms)
    if (term.atom == expr) {
      term.coefficient += factor;
      return;
    }
  terms.push_back({expr, factor});
}

LinearForm LinearForm::of(AffineExpr expr) {
  LinearForm form;
  form.add(expr, 1);
  return form;
}

int64_t LinearForm::coefficientOf(AffineExpr atom) const {
  for (const Term &term : terms)
    if (term.atom == atom)
      return term.coefficient;
  return 0;
}

/// A structural order, so that equal sums are equal expressions in every run.
static int compare(AffineExpr lhs, AffineExpr rhs) {
  if (lhs == rhs)
    return 0;
  // Larger kinds first: variables (the last kinds) come after divisions, as builtin canonicalisation likes it.
  if (lhs.getKind() != rhs.getKind())
    return static_cast<int>(rhs.getKind()) - static_cast<int>(lhs.getKind());
  if (auto dim = dyn_cast<AffineDimExpr>(lhs))
    return static_cast<int>(dim.getPosition()) - static_cast<int>(cast<AffineDimExpr>(rhs).getPosition());
  if (auto symbol = dyn_cast<AffineSymbolExpr>(lhs))
    return static_cast<int>(symbol.getPosition()) - static_cast<int>(cast<AffineSymbolExpr>(rhs).getPosition());
  if (isa<AffineConstantExpr>(lhs))
    return constantOf(lhs) < constantOf(rhs) ? -1 : 1;
  auto left = cast<AffineBinaryOpExpr>(lhs), right = cast<AffineBinaryOpExpr>(rhs);
  if (int order = compare(left.getLHS(), right.getLHS()))
    return order;
  return compare(left.getRHS(), right.getRHS());
}

/// If `high` and `low` are two digits of one number, high = (x floordiv a) [mod b] and low = x mod a, the number that
/// they make together: high * a + low.
static AffineExpr joinDigits(AffineExpr high, AffineExpr low, int64_t &base) {
  auto lowMod = asBinary(low, AffineExprKind::Mod);
  if (!lowMod)
    return {};
  base = constantOf(lowMod.getRHS());
  int64_t bound = 0;
  if (auto highMod = asBinary(high, AffineExprKind::Mod)) {
    bound = constantOf(highMod.getRHS());
    high = highMod.getLHS();
  }
  auto quotient = asBinary(high, AffineExprKind::FloorDiv);
  if (!quotient || quotient.getLHS() != lowMod.getLHS() || constantOf(quotient.getRHS()) != base)
    return {};
  return bound ? lowMod.getLHS() % (base * bound) : lowMod.getLHS();
}

/// Joins digits that a linearize brought together again, until none are left.
static void joinAllDigits(LinearForm &form) {
  for (bool changed = true; changed;) {
    changed = false;
    for (size_t i = 0; i < form.terms.size() && !changed; ++i)
      for (size_t j = 0; j < form.terms.size() && !changed; ++j) {
        LinearForm::Term high = form.terms[i], low = form.terms[j];
        int64_t base = 0;
        AffineExpr whole = i == j ? AffineExpr() : joinDigits(high.atom, low.atom, base);
        if (!whole || high.coefficient != low.coefficient * base)
          continue;
        form.terms.erase(form.terms.begin() + std::max(i, j));
        form.terms.erase(form.terms.begin() + std::min(i, j));
        form.add(whole, low.coefficient);
        changed = true;
      }
  }
}

AffineExpr IndexSpace::compose(LinearForm form) const {
  joinAllDigits(form);
  llvm::erase_if(form.terms, [](const LinearForm::Term &term) { return term.coefficient == 0; });
  llvm::sort(form.terms,
             [](const LinearForm::Term &a, const LinearForm::Term &b) { return compare(a.atom, b.atom) < 0; });
  AffineExpr result = constant(0);
  for (const LinearForm::Term &term : form.terms)
    result = result + term.atom * term.coefficient;
  return result + form.constant;
}

//===----------------------------------------------------------------------===//
// Variables and ranges
//===----------------------------------------------------------------------===//

AffineExpr IndexSpace::addDim(int64_t low, int64_t high) {
  dims.push_back({low, high});
  return getAffineDimExpr(dims.size() - 1, context);
}

AffineExpr IndexSpace::addSymbol(int64_t low, int64_t high) {
  symbols.push_back({low, high});
  return getAffineSymbolExpr(symbols.size() - 1, context);
}

AffineExpr IndexSpace::constant(int64_t value) const { return getAffineConstantExpr(value, context); }

IndexRange IndexSpace::rangeOf(const LinearForm &form) const {
  IndexRange sum{form.constant, form.constant};
  for (auto [atom, coefficient] : form.terms) {
    IndexRange range = rangeOf(atom);
    sum.low += coefficient * (coefficient >= 0 ? range.low : range.high);
    sum.high += coefficient * (coefficient >= 0 ? range.high : range.low);
  }
  return sum;
}

IndexRange IndexSpace::rangeOf(AffineExpr expr) const {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  if (auto quotient = asBinary(expr, AffineExprKind::FloorDiv)) {
    IndexRange range = rangeOf(quotient.getLHS());
    int64_t divisor = constantOf(quotient.getRHS());
    return {llvm::divideFloorSigned(range.low, divisor), llvm::divideFloorSigned(range.high, divisor)};
  }
  if (auto remainder = asBinary(expr, AffineExprKind::Mod)) {
    int64_t divisor = constantOf(remainder.getRHS());
    IndexRange range = rangeOf(remainder.getLHS());
    return range.isWithin(divisor) ? range : IndexRange{0, divisor - 1};
  }
  return rangeOf(LinearForm::of(expr));
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

AffineExpr IndexSpace::add(AffineExpr lhs, AffineExpr rhs) const {
  LinearForm form = LinearForm::of(lhs);
  form.add(rhs, 1);
  return compose(std::move(form));
}

AffineExpr IndexSpace::multiply(AffineExpr expr, int64_t factor) const {
  LinearForm form;
  form.add(expr, factor);
  return compose(std::move(form));
}

namespace {
/// The terms of a form that are multiples of `unit`, divided by it, and the rest.
std::pair<LinearForm, LinearForm> splitMultiples(const LinearForm &form, int64_t unit) {
  LinearForm multiples, rest;
  for (const LinearForm::Term &term : form.terms)
    if (term.coefficient % unit == 0)
      multiples.terms.push_back({term.atom, term.coefficient / unit});
    else
      rest.terms.push_back(term);
  multiples.constant = llvm::divideFloorSigned(form.constant, unit);
  rest.constant = form.constant - multiples.constant * unit;
  return {multiples, rest};
}

/// The numbers by which dividend and divisor may be reduced: gcd(coefficient, divisor) for each term, largest first.
llvm::SmallVector<int64_t> commonUnits(const LinearForm &form, int64_t divisor) {
  llvm::SmallVector<int64_t> units;
  for (const LinearForm::Term &term : form.terms)
    if (int64_t unit = std::gcd(term.coefficient, divisor); unit > 1 && !llvm::is_contained(units, unit))
      units.push_back(unit);
  llvm::sort(units, std::greater<>());
  return units;
}
} // namespace

// Both divisions rest on one fact: if every term of `m` is a multiple of u, u divides the divisor and 0 <= r < u, then
//   (m + r) floordiv divisor = (m / u) floordiv (divisor / u), and
//   (m + r) mod divisor      = u * ((m / u) mod (divisor / u)) + r.

AffineExpr IndexSpace::floorDiv(AffineExpr expr, int64_t divisor) const {
  if (divisor == 1)
    return expr;
  auto [multiples, rest] = splitMultiples(LinearForm::of(expr), divisor);
  IndexRange range = rangeOf(rest);
  int64_t quotient = llvm::divideFloorSigned(range.low, divisor);
  if (quotient == llvm::divideFloorSigned(range.high, divisor)) {
    multiples.constant += quotient;
    return compose(std::move(multiples));
  }
  AffineExpr result;
  for (int64_t unit : commonUnits(rest, divisor)) {
    auto [upper, lower] = splitMultiples(rest, unit);
    if (!rangeOf(lower).isWithin(unit))
      continue;
    result = floorDiv(compose(std::move(upper)), divisor / unit);
    break;
  }
  if (!result) {
    AffineExpr dividend = compose(rest);
    // A division of a division, or of a remainder, is one division.
    auto inner = dyn_cast<AffineBinaryOpExpr>(dividend);
    if (inner && inner.getKind() == AffineExprKind::FloorDiv)
      result = floorDiv(inner.getLHS(), constantOf(inner.getRHS()) * divisor);
    else if (inner && inner.getKind() == AffineExprKind::Mod && constantOf(inner.getRHS()) % divisor == 0)
      result = mod(floorDiv(inner.getLHS(), divisor), constantOf(inner.getRHS()) / divisor);
    else
      result = dividend.floorDiv(divisor);
  }
  multiples.add(result, 1);
  return compose(std::move(multiples));
}

AffineExpr IndexSpace::mod(AffineExpr expr, int64_t divisor) const {
  if (divisor == 1)
    return constant(0);
  LinearForm rest = splitMultiples(LinearForm::of(expr), divisor).second;
  IndexRange range = rangeOf(rest);
  int64_t quotient = llvm::divideFloorSigned(range.low, divisor);
  if (quotient == llvm::divideFloorSigned(range.high, divisor)) {
    rest.constant -= quotient * divisor;
    return compose(std::move(rest));
  }
  for (int64_t unit : commonUnits(rest, divisor)) {
    auto [upper, lower] = splitMultiples(rest, unit);
    if (!rangeOf(lower).isWithin(unit))
      continue;
    lower.add(mod(compose(std::move(upper)), divisor / unit), unit);
    return compose(std::move(lower));
  }
  AffineExpr dividend = compose(rest);
  if (auto inner = asBinary(dividend, AffineExprKind::Mod); inner && constantOf(inner.getRHS()) % divisor == 0)
    return mod(inner.getLHS(), divisor);
  return dividend % divisor;
}

AffineExpr IndexSpace::linearize(ArrayRef<AffineExpr> index, ArrayRef<int64_t> shape) const {
  LinearForm form;
  int64_t stride = 1;
  for (auto [expr, size] : llvm::reverse(llvm::zip(index, shape))) {
    form.add(expr, stride);
    stride *= size;
  }
  return compose(std::move(form));
}

Index IndexSpace::delinearize(AffineExpr position, ArrayRef<int64_t> shape) const {
  // Nothing is read at any index of an empty tensor, so all of them may be 0.
  Index index(shape.size(), constant(0));
  if (llvm::is_contained(shape, 0))
    return index;
  for (size_t dim = shape.size(); dim-- > 0;) {
    // The first dim needs no mod: the position is known to be inside the tensor.
    index[dim] = dim == 0 ? position : mod(position, shape[dim]);
    position = floorDiv(position, shape[dim]);
  }
  return index;
}

AffineExpr IndexSpace::substitute(AffineExpr expr, ArrayRef<AffineExpr> replacements) const {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return replacements[dim.getPosition()];
  if (auto binary = dyn_cast<AffineBinaryOpExpr>(expr)) {
    AffineExpr lhs = substitute(binary.getLHS(), replacements);
    switch (binary.getKind()) {
    case AffineExprKind::Add:
      return add(lhs, substitute(binary.getRHS(), replacements));
    case AffineExprKind::Mul:
      return multiply(lhs, constantOf(binary.getRHS()));
    case AffineExprKind::FloorDiv:
      return floorDiv(lhs, constantOf(binary.getRHS()));
    case AffineExprKind::Mod:
      return mod(lhs, constantOf(binary.getRHS()));
    default:
      llvm_unreachable("no view makes a ceildiv");
    }
  }
  return expr;
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

Index IndexSpace::throughView(Operation *view, ArrayRef<AffineExpr> index) const {
  ArrayRef<int64_t> inputShape = graph::tensorType(view->getOperand(0)).getShape();
  Index input(inputShape.size());
  llvm::TypeSwitch<Operation *>(view)
      .Case([&](graph::BroadcastOp op) {
        for (auto [dim, size] : llvm::enumerate(inputShape))
          input[dim] = size == 1 ? constant(0) : index[op.getDims()[dim]];
      })
      .Case([&](graph::ReshapeOp op) {
        input = delinearize(linearize(index, graph::tensorType(op.getResult()).getShape()), inputShape);
      })
      .Case([&](graph::TransposeOp op) {
        for (auto [dim, source] : llvm::enumerate(op.getPermutation()))
          input[source] = index[dim];
      })
      .Case([&](graph::SliceOp op) {
        for (auto [dim, expr] : llvm::enumerate(index))
          input[dim] = add(multiply(expr, op.getStrides()[dim]), constant(op.getStarts()[dim]));
      })
      .Default([](Operation *) { llvm_unreachable("not a view"); });
  return input;
}

Index IndexSpace::forwardThroughView(Operation *view, ArrayRef<AffineExpr> index) const {
  if (auto op = dyn_cast<graph::TransposeOp>(view)) {
    Index result;
    for (int64_t source : op.getPermutation())
      result.push_back(index[source]);
    return result;
  }
  auto op = cast<graph::ReshapeOp>(view);
  return delinearize(linearize(index, graph::tensorType(op.getInput()).getShape()),
                     graph::tensorType(op.getResult()).getShape());
}

bool isBijectiveView(Operation *op) { return isa_and_nonnull<graph::TransposeOp, graph::ReshapeOp>(op); }

} // namespace tilewright
