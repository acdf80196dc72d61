#!/usr/bin/env bash
# Set up a development machine: system packages, .venv with pinned Python packages.
# Safe to run again: it looks first and does only what is missing (well under a second when nothing is).
set -euo pipefail
cd "$(dirname "$0")/.."

LLVM=22
system_packages=(
  # The compiler is built with clang and lld against LLVM/MLIR's shared libraries; it links kernels with lld.
  clang-$LLVM lld-$LLVM llvm-$LLVM-dev libmlir-$LLVM-dev mlir-$LLVM-tools clang-format-$LLVM ccache
  # Inductor, the peer that the demo and the benchmarks compare with, needs a g++.
  g++
  libgtest-dev
  # Tests of the GPU targets: PoCL runs SPIR-V on the CPU, spirv-tools validates it.
  ocl-icd-libopencl1 pocl-opencl-icd spirv-tools
  python3-dev python3-venv
)
# The PoCL of Debian 12 takes SPIR-V only as its LLVM's bitcode.
! grep -qs '^VERSION_CODENAME=bookworm' /etc/os-release || system_packages+=(llvm-spirv-15)

fail() {
  printf 'setup: %s\n' "$@" >&2
  exit 1
}

install_system_packages() {
  local missing=() package
  for package in "${system_packages[@]}"; do
    dpkg-query --show --showformat='${Status}\n' "$package" 2>/dev/null | grep -q '^install ok installed' ||
      missing+=("$package")
  done
  ((${#missing[@]})) || return 0

  local root=()
  if [[ $(id -u) != 0 ]]; then
    command -v sudo >/dev/null || fail "missing system packages, and neither root nor sudo to install them:" "  ${missing[*]}"
    root=(sudo)
  fi
  echo "setup: installing ${missing[*]}"
  "${root[@]}" apt-get update -q
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}" </dev/null
}

# The venv is good when it was filled from exactly these requirements.
install_python_packages() {
  local stamp=.venv/requirements.sha256 wanted
  wanted=$(sha256sum <requirements/dev.txt)
  [[ -f $stamp && $(<"$stamp") == "$wanted" ]] && return 0

  local python=${PYTHON:-python3}
  "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "Python 3.11 or newer is needed; name one with PYTHON=/path/to/python3 make ..."
  echo "setup: filling .venv (the first time this downloads torch)"
  [[ -x .venv/bin/python ]] || "$python" -m venv .venv
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --requirement requirements/dev.txt </dev/null
  printf '%s\n' "$wanted" >"$stamp"
}

if command -v dpkg-query >/dev/null; then
  install_system_packages
elif [[ ! -d /usr/lib/llvm-$LLVM ]]; then
  fail "this is not a Debian system: install what README.md names under \"Other systems\", then run this again"
fi
install_python_packages
