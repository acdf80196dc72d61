#!/usr/bin/env bash
# Run the test tiers named on the command line (default: all) and end with one line for each.
# A failing tier does not hide the ones after it; the exit status says whether all passed.
set -uo pipefail
cd "$(dirname "$0")/.."

tier_style() { scripts/style.sh check; }
tier_lit() { .venv/bin/lit -sv build/test; }
tier_unit() { .venv/bin/ctest --test-dir build --output-on-failure --no-tests=ignore; }
tier_python() { .venv/bin/python -m pytest -q test_py; }

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
