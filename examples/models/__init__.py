"""The models of the examples and of the benchmarks, written as plain PyTorch."""
