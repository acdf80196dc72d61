"""Benchmarks of single kernels against the library that PyTorch calls."""
