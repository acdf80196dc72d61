//===- Main.cpp - tilewright-compiler ---------------------------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// As CompilerLibrary.h has it, whose headers of LLVM are not for a program without LLVM.
extern "C" int tw_compiler_main(int argc, char **argv);

int main(int argc, char **argv) { return tw_compiler_main(argc, argv); }
