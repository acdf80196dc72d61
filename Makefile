# One command each for a newcomer; every target sets up what it needs first.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup configure package build test lint format bench demo clean

# The build finds cmake, ninja, lit and Python in .venv.
export VIRTUAL_ENV := $(CURDIR)/.venv
export PATH := $(VIRTUAL_ENV)/bin:$(PATH)
# A run from another checkout's shell must not import that checkout's package.
unexport PYTHONPATH PYTHONHOME

help: ## show this list
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: ## install system packages and .venv (only what is missing)
	@scripts/setup.sh

configure: setup
	@test -f build/build.ninja || cmake --preset dev

package: configure ## build the Python package only; .venv imports it
	@cmake --build --preset dev --target _core
	@python scripts/develop.py

build: package ## build everything: the package, the compiler's tools, the tests
	@cmake --build --preset dev

test: build ## run every test tier (TIERS="style lit unit python avx2 wheel versions" to choose)
	@scripts/test.sh $(TIERS)

lint: setup ## check the style of C++ and Python
	@scripts/style.sh check

format: setup ## apply the style to C++ and Python
	@scripts/style.sh apply

bench: package ## time every workload against eager and Inductor (BENCH="--workloads din" to choose)
	@python -m bench.run $(BENCH)

demo: package ## train a GPT and two recommenders in three ways; a table and demo-out/index.html
	@python -m examples.demo

clean: ## remove what was built (not .venv)
	rm -rf build build-* dist
