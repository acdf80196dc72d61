"""Examples that train real models; run them as modules, such as ``python -m examples.gpt.train``."""
