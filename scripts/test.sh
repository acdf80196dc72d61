#!/usr/bin/env bash
# Run the test tiers named on the command line (default: all but wheel) and end with one line for each.
# A failing tier does not hide the ones after it; the exit status says whether all passed.
set -uo pipefail
cd "$(dirname "$0")/.."

tier_style() { scripts/style.sh check; }
tier_lit() { .venv/bin/lit -sv build/test; }
tier_unit() { .venv/bin/ctest --test-dir build --output-on-failure --no-tests=ignore; }
tier_python() { .venv/bin/python -m pytest -q test_py; }

# Not among the default tiers: it compiles everything again, as a release.
tier_wheel() {
  local installed=build/wheel-check
  rm -rf dist "$installed"
  CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache \
    .venv/bin/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist . &&
    .venv/bin/python -m pip install --quiet --no-deps --target "$installed" dist/*.whl &&
    # Before .venv's link to the build tree on Python's path.
    PYTHONPATH=$installed .venv/bin/python -m tilewright doctor
}

tiers=("$@")
((${#tiers[@]})) || tiers=(style lit unit python)

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
