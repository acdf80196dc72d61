"""Configuration of the pass tests (lit + FileCheck)."""

import os

import lit.formats

config.name = "tilewright"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.test_source_root = os.path.dirname(__file__)
config.environment["PATH"] = os.pathsep.join([config.tilewright_tools, config.llvm_tools, os.environ["PATH"]])
# What a test compiles may not come from an earlier build.
config.environment["TW_CACHE"] = "off"
