//===- ProgramImageTest.cpp - a compiled program as bytes -------------------===//
//
// Part of Tilewright, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tilewright/Driver/ProgramImage.h"

#include <gtest/gtest.h>

using namespace tilewright;

namespace {
ProgramImage makeImage() {
  ProgramImage image;
  rt::Step kernel;
  kernel.name = "pack";
  kernel.operands = {{rt::BufferRef::Space::Argument, 3, 0}, {rt::BufferRef::Space::Constant, 0, 0}};
  kernel.results = {{rt::BufferRef::Space::Arena, 0, 4096}};
  kernel.params = {1, -2, 3};
  kernel.tiles = 7;
  kernel.scratchBytes = 64;
  kernel.flushSubnormals = true;
  kernel.wait = true;
  rt::Step eager;
  eager.name = "aten.sort";
  eager.eagerCall = 5;
  image.program.steps = {kernel, eager};
  image.program.constants = {{'a', '\0', 'b'}};
  image.program.arenaBytes = 8192;
  image.kernelOf = {0, -1};
  image.kernels = {{ProgramImage::Kernel::Kind::Library, "tw_pack_f32", kernels::availableLevels().front(), ""}};
  image.failures = {"a reason"};
  image.report = R"({"steps": []})";
  image.binding = "the caller's";
  return image;
}

llvm::Expected<KernelCode> refuse(const std::string &) { return llvm::createStringError("refused"); }

TEST(ProgramImageTest, KeepsEveryField) {
  ProgramImage image = makeImage();
  std::optional<ProgramImage> copy = ProgramImage::decode(image.encode());
  ASSERT_TRUE(copy);
  EXPECT_EQ(copy->encode(), image.encode());
  const rt::Step &kernel = copy->program.steps[0];
  EXPECT_EQ(kernel.name, "pack");
  EXPECT_EQ(kernel.operands[0].index, 3);
  EXPECT_EQ(kernel.results[0].offset, 4096);
  EXPECT_EQ(kernel.params, (std::vector<int64_t>{1, -2, 3}));
  EXPECT_EQ(kernel.tiles, 7);
  EXPECT_EQ(kernel.scratchBytes, 64);
  EXPECT_TRUE(kernel.flushSubnormals);
  EXPECT_TRUE(kernel.wait);
  EXPECT_FALSE(copy->program.steps[1].wait);
  EXPECT_EQ(copy->program.steps[1].eagerCall, 5);
  EXPECT_EQ(copy->program.constants[0].size(), 3u);
  EXPECT_EQ(copy->program.arenaBytes, 8192);
  EXPECT_EQ(copy->binding, "the caller's");
  EXPECT_EQ(copy->failures, image.failures);
}

TEST(ProgramImageTest, CutOrExtendedBytesAreNoImage) {
  std::string bytes = makeImage().encode();
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(ProgramImage::decode(llvm::StringRef(bytes).take_front(size))) << size;
  EXPECT_FALSE(ProgramImage::decode(bytes + "x"));
}

TEST(ProgramImageTest, WildSizesAreNoImage) {
  std::string bytes = makeImage().encode();
  for (size_t i = 0; i + 8 <= bytes.size(); i += 8) {
    std::string wild = bytes;
    wild.replace(i, 8, 8, '\x7f');
    ProgramImage::decode(wild); // may be one, since some fields are free; must not crash or allocate without bound
  }
}

TEST(ProgramImageTest, LinkFindsLibraryKernels) {
  ProgramImage image = makeImage();
  ASSERT_FALSE(image.link(refuse));
  EXPECT_TRUE(image.program.steps[0].kernel);
  EXPECT_FALSE(image.program.steps[1].kernel);
}

TEST(ProgramImageTest, LinkRefusesWhatItCannotLoad) {
  ProgramImage unknown = makeImage();
  unknown.kernels[0].symbol = "tw_nothing";
  EXPECT_EQ(llvm::toString(unknown.link(refuse)), "there is no kernel 'tw_nothing'");
  ProgramImage broken = makeImage();
  broken.code = "not an object";
  EXPECT_NE(llvm::toString(broken.link(refuse)), "");
  ProgramImage missing = makeImage();
  missing.kernels[0].kind = ProgramImage::Kernel::Kind::Compiled;
  EXPECT_NE(llvm::toString(missing.link(refuse)), "");
  ProgramImage interpreted = makeImage();
  interpreted.kernels[0].kind = ProgramImage::Kernel::Kind::Interpreted;
  EXPECT_EQ(llvm::toString(interpreted.link(refuse)), "refused");
}

TEST(ProgramImageTest, InterpretedKernelsGetTheirParameter) {
  ProgramImage image = makeImage();
  image.kernels[0] = {ProgramImage::Kernel::Kind::Interpreted, "", kernels::CpuLevel::Generic, "text"};
  ASSERT_FALSE(image.link([](const std::string &text) -> llvm::Expected<KernelCode> {
    EXPECT_EQ(text, "text");
    return KernelCode{[](const tw_kernel_args *, int64_t, int64_t) {}, 17, std::make_shared<int>()};
  }));
  EXPECT_EQ(image.program.steps[0].params, std::vector<int64_t>{17});
}
} // namespace
