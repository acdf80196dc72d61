#!/usr/bin/env bash
# Check or apply the code style: clang-format for C++, ruff for Python.
#   scripts/style.sh check|apply
set -euo pipefail
cd "$(dirname "$0")/.."

# Listed with untracked files, so a new file is seen before it is added.
sources() { git ls-files --cached --others --exclude-standard -- "$@"; }

case ${1:-} in
check)
  status=0
  sources '*.cpp' '*.h' '*.c' | xargs -r clang-format-22 --dry-run -Werror || status=1
  .venv/bin/ruff check . || status=1
  .venv/bin/ruff format --check . || status=1
  exit $status
  ;;
apply)
  sources '*.cpp' '*.h' '*.c' | xargs -r clang-format-22 -i
  .venv/bin/ruff check --fix .
  .venv/bin/ruff format .
  ;;
*)
  echo "usage: $0 check|apply" >&2
  exit 2
  ;;
esac
