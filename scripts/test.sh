#!/usr/bin/env bash
# Run the test tiers named on the command line (default: all but wheel) and end with one line for each.
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

# Not among the default tiers: it compiles everything again, as a release. The new environment sees the packages of .venv,
# such as torch, but not its link to the build tree.
tier_wheel() {
  local installed=build/wheel-check
  rm -rf dist "$installed"
  CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache \
    .venv/bin/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist . &&
    .venv/bin/python -m venv "$installed" &&
    .venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
      >"$(echo "$installed"/lib/python3*/site-packages)/packages-of-venv.pth" &&
    "$installed"/bin/python -m pip install --quiet --no-deps dist/*.whl &&
    "$installed"/bin/tilewright --help >/dev/null &&
    "$installed"/bin/tilewright doctor
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
