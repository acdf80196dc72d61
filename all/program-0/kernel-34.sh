#!/bin/sh
# Compiles this kernel again; add --stop-after=STAGE or --emit=asm.
exec tw-compile --start-after=50-outline --target=x86-64-v4-bf16 "$(dirname "$0")/kernel-34-50-outline.mlir" "$@"
