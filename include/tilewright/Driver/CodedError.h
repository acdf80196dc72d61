//===- CodedError.h - errors with a number ------------------------*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every error a user can see has a code (TW2xxx graph, TW3xxx kernel, TW4xxx run
// time; docs/errors.md explains each). TW1xxx, capture, are raised in Python.
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_CODEDERROR_H
#define TILEWRIGHT_DRIVER_CODEDERROR_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <string>

namespace tilewright {

class CodedError : public llvm::ErrorInfo<CodedError> {
public:
  static char ID;

  CodedError(int code, const llvm::Twine &message) : code(code), message(message.str()) {}

  int getCode() const { return code; }
  llvm::StringRef getMessage() const { return message; }

  void log(llvm::raw_ostream &os) const override { os << "TW" << code << ": " << message; }
  std::error_code convertToErrorCode() const override { return llvm::inconvertibleErrorCode(); }

private:
  int code;
  std::string message;
};

inline llvm::Error codedError(int code, const llvm::Twine &message) {
  return llvm::make_error<CodedError>(code, message);
}

/// Graph errors.
inline constexpr int kUnknownOp = 2001, kInvalidOp = 2002, kInvalidValue = 2003, kGraphPassFailed = 2010,
                     kInvalidSetting = 2020;
/// Kernel errors.
inline constexpr int kKernelPipelineFailed = 3001, kUnsupportedTarget = 3002, kLibraryKernelMissing = 3003,
                     kKernelNotOnTarget = 3004, kLinkerFailed = 3005, kCompilerDied = 3006, kCacheRefused = 3010;
/// Run-time errors; the numbers that kernels record are those of Runtime/Abi.h.
inline constexpr int kIndexOutOfRange = 4002, kDivideByZero = 4004;

} // namespace tilewright

#endif // TILEWRIGHT_DRIVER_CODEDERROR_H
