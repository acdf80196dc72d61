"""Times a training step or a forward pass in PyTorch's eager mode, Inductor and Tilewright, all in turns.

`workload` says what is run, `modes` how, `worker` runs one mode in a process of its own, `measure` asks the workers in
turns, and `table` shows what came out.
"""
