//===- Tensor.cpp - values of the reference interpreter ---------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Interpreter/Tensor.h"
#include "tilewright/Driver/CodedError.h"

#include "llvm/ADT/APFloat.h"
#include <cstring>

using namespace mlir;

namespace tilewright::interpreter {

double roundToType(Type type, double value) {
  if (type.isF64())
    return value;
  if (type.isF32())
    return static_cast<float>(value);
  llvm::APFloat rounded(value);
  bool losesInfo;
  rounded.convert(cast<FloatType>(type).getFloatSemantics(), llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return rounded.convertToDouble();
}

int64_t wrapToType(Type type, int64_t value) {
  switch (type.getIntOrFloatBitWidth()) {
  case 1:
    return value & 1;
  case 8:
    return type.isUnsignedInteger() ? static_cast<int64_t>(static_cast<uint8_t>(value)) : static_cast<int8_t>(value);
  case 16:
    return static_cast<int16_t>(value);
  case 32:
    return static_cast<int32_t>(value);
  default:
    return value;
  }
}

int64_t getElementBytes(Type type) { return llvm::divideCeil(type.getIntOrFloatBitWidth(), 8); }

Tensor::Tensor(RankedTensorType type) : type(type) {
  if (isReal())
    reals.resize(size());
  else
    integers.resize(size());
}

void Tensor::copyElement(int64_t flat, const Tensor &source, int64_t sourceFlat) {
  if (isReal())
    reals[flat] = source.reals[sourceFlat];
  else
    integers[flat] = source.integers[sourceFlat];
}

llvm::Expected<Tensor> Tensor::fromBytes(RankedTensorType type, StringRef bytes) {
  Type element = type.getElementType();
  int64_t width = getElementBytes(element);
  Tensor tensor(type);
  if (static_cast<int64_t>(bytes.size()) != tensor.size() * width)
    return codedError(kInvalidValue, "a tensor's data has " + Twine(bytes.size()) + " bytes, its type needs " +
                                         Twine(tensor.size() * width));
  for (int64_t i = 0; i < tensor.size(); ++i) {
    // Little-endian, as every target of this compiler.
    uint64_t bits = 0;
    std::memcpy(&bits, bytes.data() + i * width, width);
    if (auto floatType = dyn_cast<FloatType>(element)) {
      llvm::APFloat value(floatType.getFloatSemantics(), llvm::APInt(8 * width, bits));
      tensor.real(i) = value.convertToDouble();
    } else {
      tensor.integer(i) = wrapToType(element, static_cast<int64_t>(bits));
    }
  }
  return tensor;
}

Tensor Tensor::fromAttribute(ElementsAttr attribute) {
  Tensor tensor(cast<RankedTensorType>(attribute.getType()));
  if (tensor.isReal()) {
    for (auto [i, value] : llvm::enumerate(attribute.getValues<llvm::APFloat>()))
      tensor.real(i) = value.convertToDouble();
  } else {
    for (auto [i, value] : llvm::enumerate(attribute.getValues<llvm::APInt>()))
      tensor.integer(i) = wrapToType(tensor.getElementType(), value.getSExtValue());
  }
  return tensor;
}

std::string Tensor::toBytes() const {
  Type element = getElementType();
  int64_t width = getElementBytes(element);
  std::string bytes(size() * width, '\0');
  for (int64_t i = 0; i < size(); ++i) {
    uint64_t bits;
    if (auto floatType = dyn_cast<FloatType>(element)) {
      llvm::APFloat value(real(i));
      bool losesInfo;
      value.convert(floatType.getFloatSemantics(), llvm::APFloat::rmNearestTiesToEven, &losesInfo);
      bits = value.bitcastToAPInt().getZExtValue();
    } else {
      bits = static_cast<uint64_t>(integer(i));
    }
    std::memcpy(bytes.data() + i * width, &bits, width);
  }
  return bytes;
}

} // namespace tilewright::interpreter
