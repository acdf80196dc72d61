#!/usr/bin/env bash
# Run the test tiers named on the command line (default: all but wheel and versions) and end with one line for each.
# A failing tier does not hide the ones after it; the exit status says whether all passed.
set -uo pipefail
cd "$(dirname "$0")/.."

tier_style() { scripts/style.sh check; }
tier_lit() { .venv/bin/lit -sv build/test; }
tier_unit() { .venv/bin/ctest --test-dir build --output-on-failure --no-tests=ignore; }
tier_python() { .venv/bin/python -m pytest -q test_py; }

# A machine's best instructions are not all that users have: once more, with those that every supported CPU has.
tier_avx2() {
  TW_CPU=x86-64-v3 .venv/bin/python -m pytest -q -k "not importer" \
    test_py/test_step.py test_py/test_memory.py test_py/test_programs.py::test_random_programs
}

# Build the wheel with the Python named, into dist. It compiles everything again, as a release.
build_wheel() {
  rm -rf dist
  # With precompiled headers ccache finds nothing unless told which differences do not matter (as CMakePresets.json does).
  CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1 \
    CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache \
    "$1" -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
}

# Install a wheel into the environment named, and ask it how it is.
install_wheel() {
  "$1"/bin/python -m pip install --quiet --no-deps --force-reinstall "${2:-$(echo dist/*.whl)}" &&
    "$1"/bin/tilewright --help >/dev/null &&
    "$1"/bin/tilewright doctor
}

# Not among the default tiers. The new environment sees the packages of .venv, such as torch, but not its link to the
# build tree.
tier_wheel() {
  local installed=build/wheel-check
  rm -rf "$installed"
  build_wheel .venv/bin/python &&
    .venv/bin/python -m venv "$installed" &&
    .venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
      >"$(echo "$installed"/lib/python3*/site-packages)/packages-of-venv.pth" &&
    install_wheel "$installed"
}

# Not among the default tiers: the Python tests with other versions, in an environment of its own.
#   PYTHON=python3.13 TORCH=2.14.1 scripts/test.sh versions
# WHEEL names a wheel to install instead of building one: what the stable ABI promises is that one works for every Python.
tier_versions() {
  local python=${PYTHON:-.venv/bin/python} torch=${TORCH:-$(sed -n 's/^torch==//p' requirements/dev.txt)} environment
  environment=build/versions/$("$python" -c 'import sys; print(sys.implementation.cache_tag)')-torch-$torch
  { [[ -x $environment/bin/python ]] || "$python" -m venv "$environment"; } &&
    sed "s/^torch==.*/torch==$torch/" requirements/dev.txt >"$environment/requirements.txt" &&
    "$environment"/bin/python -m pip install --quiet --requirement "$environment/requirements.txt" &&
    { [[ -n ${WHEEL:-} ]] || build_wheel "$environment/bin/python"; } &&
    install_wheel "$environment" "${WHEEL:-}" &&
    env -u PYTHONPATH "$environment"/bin/python -m pytest -q ${TESTS:-test_py}
}

tiers=("$@")
((${#tiers[@]})) || tiers=(style lit unit python avx2)

summary=() failed=0
for tier in "${tiers[@]}"; do
  printf '\n== %s\n' "$tier"
  start=$SECONDS
  if "tier_$tier"; then
    verdict=passed
  else
    verdict=FAILED
    failed=1
  fi
  summary+=("$(printf '%-8s %s in %d s' "$tier" "$verdict" $((SECONDS - start)))")
done
printf '\n== tiers\n'
printf '%s\n' "${summary[@]}"
exit $failed
