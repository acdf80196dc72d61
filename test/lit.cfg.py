"""Configuration of the pass tests (lit + FileCheck)."""

import os
import shutil
import subprocess

import lit.formats

config.name = "tilewright"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.test_source_root = os.path.dirname(__file__)
config.environment["PATH"] = os.pathsep.join([config.tilewright_tools, config.llvm_tools, os.environ["PATH"]])
# What a test compiles may not come from an earlier build.
config.environment["TW_CACHE"] = "off"

# What checks or runs code for GPUs and need not be there. An absent feature shows in the tests it makes unsupported.
for feature, program in {"ptxas": "ptxas", "ld.lld": "ld.lld", "spirv-val": "spirv-val"}.items():
    if shutil.which(program, path=config.environment["PATH"]):
        config.available_features.add(feature)
opencl = subprocess.run([os.path.join(config.tilewright_tools, "tw-opencl")], capture_output=True, text=True)
if opencl.returncode == 0:
    config.available_features.add("opencl")
lit_config.note("OpenCL: " + (opencl.stdout or opencl.stderr).strip())
