"""``python -m tilewright``."""

from .cli import main

main()
