"""Benchmarks of single kernels against PyTorch's."""
