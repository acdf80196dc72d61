"""Benchmarks: whole workloads against PyTorch eager and Inductor, all measured in one interleaved run."""
