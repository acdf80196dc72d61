"""A byte-level GPT trained on Python's own standard library."""
