//===- CompilerLibrary.h - what libtilewright-compiler.so exports -*- C++ -*-===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TILEWRIGHT_DRIVER_COMPILERLIBRARY_H
#define TILEWRIGHT_DRIVER_COMPILERLIBRARY_H

#include "tilewright/Driver/ProgramImage.h"

#define TW_EXPORT __attribute__((visibility("default")))

extern "C" {
/// A CompileRequest to a CompileReply, both encoded.
TW_EXPORT void tw_compile(const std::string &request, std::string &reply);

/// `tilewright::interpretKernel`; no function when the text does not parse.
TW_EXPORT void tw_interpret(const std::string &text, tilewright::KernelCode &code);

/// The program tilewright-compiler. Without an argument it reads one request from its standard input, a socket, writes
/// the reply there, and ends as soon as the other side does. The name of a file with a request compiles that again.
TW_EXPORT int tw_compiler_main(int argc, char **argv);
}

#endif // TILEWRIGHT_DRIVER_COMPILERLIBRARY_H
