# Needs make and Python 3.11 or newer; everything else is set up in .venv and node_modules.

PYTHON ?= python3
PORT ?= 8000

BIN := .venv/bin
UV := $(BIN)/uv
BIOME := $(BIN)/node node_modules/@biomejs/biome/bin/biome
TSC := $(BIN)/node node_modules/typescript/bin/tsc
PINNING = --quiet --universal --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
CODE := $(wildcard volto_core volto_puzzles volto_site tools tests)

# The tests of the scripts, which stand beside them.
SCRIPTS = $(BIN)/node --test "volto_site/web/**/*.test.js"

# Finding or fetching the browsers to test with, which waits for the network more than for a core.
BROWSERS = $(PYTHON) -m tools.setup browser firefox webkit

# Commands side by side, the longest first: most of them use one core.
TOGETHER = $(BIN)/python -m tools.together
TYPES = \
	"$(BIN)/mypy $(CODE)" \
	"$(TSC) --project ." \
	"$(TSC) --project tsconfig.node.json" \
	"$(TSC) --project volto_site/offline"
LINTS = $(TYPES) \
	"$(BIN)/lint-imports" \
	"$(BIN)/zizmor --offline --quiet .github" \
	"$(BIN)/check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml" \
	"$(BIN)/check-jsonschema --builtin-schema vendor.dependabot .github/dependabot.yml" \
	"$(BIOME) check" \
	"$(BIN)/ruff check $(CODE)" \
	"$(BIN)/ruff format --check $(CODE)"

# `ALL=--all` tests every combination. The tests that measure coverage run apart: tracing slows
# down the core, which the other tests use a lot, the laws most of all.
TESTS = $(BIN)/python -m pytest --site=site --numprocesses=auto --dist=worksteal $(ALL)

# Sets up the parts named after it, such as `$(call ready,python node)`; silent when all is there.
define ready
@command -v $(PYTHON) >/dev/null || \
	{ echo "==> No $(PYTHON) here: install Python 3.11 or newer, or name it: make PYTHON=…" >&2; exit 1; }
@$(PYTHON) tools/interpreter.py
@$(PYTHON) -m tools.setup $(1)
endef

# Some machines forbid Python to keep what it has compiled, and then each process compiles it again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help serve site check test test-all lint format types puzzles bench lock clean distclean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

serve: ## build the site and serve it on this machine (PORT=8000)
	$(call ready,python node)
	$(BIN)/python -m volto_site serve --port $(PORT)

site: ## build the site into site/
	$(call ready,python node)
	$(BIN)/python -m volto_site build

check: ## check and test what needs no browser and no built site, while you work
	$(call ready,python node)
	@echo "==> Style, types, layers, texts and scripts"
	@$(TOGETHER) $(LINTS) "$(BIN)/python -m volto_site check" '$(SCRIPTS)'
	@echo "==> Quick tests"
	$(BIN)/python -m pytest --numprocesses=auto --quick tests/core tests/site tests/tools/test_tests.py

test: ## check and test everything that every change has to pass
	$(call ready,python node)
	@echo "==> The site and the browsers; style, types, layers and scripts"
	@$(TOGETHER) "$(BIN)/python -m volto_site build" "$(BROWSERS)" $(LINTS) '$(SCRIPTS)'
	@echo "==> Tests"
	$(TESTS) tests/core tests/arena --cov
	$(TESTS) --ignore=tests/core --ignore=tests/arena

test-all: ## the same in every combination of language, input and browser, for every night
	@$(MAKE) --no-print-directory test ALL=--all

lint: ## check style, types, layers and workflows
	$(call ready,python node)
	@echo "==> Style, types and layers"
	@$(TOGETHER) $(LINTS)

types: ## check the types alone, of Python and of the scripts
	$(call ready,python node)
	@echo "==> Types"
	@$(TOGETHER) $(TYPES)

format: ## put the code into its usual form
	$(call ready,python node)
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)
	$(BIOME) check --write

puzzles: ## prove every puzzle of the collection from scratch
	$(call ready,python)
	$(BIN)/python -m volto_puzzles prove

bench: ## measure speed and weight, each beside its yardstick, after a soak test
	$(call ready,python node browser)
	$(BIN)/python -m tests.bench.soak
	$(BIN)/python -m tests.bench

lock: ## pin the dependencies again (UPGRADE=1 takes the newest)
	$(call ready,python)
	$(UV) pip compile $(PINNING) --python-version 3.11 \
		--output-file requirements/dev.txt requirements/dev.in
	$(UV) pip compile $(PINNING) --python-version 3.14 \
		--output-file requirements/pyodide.txt requirements/pyodide.in
	$(UV) pip compile $(PINNING) --python-version 3.14 \
		--output-file requirements/zensical.txt requirements/zensical.in
	PATH="$(CURDIR)/$(BIN):$$PATH" npm $(if $(UPGRADE),update,install) --package-lock-only
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tools.runtime

clean: ## remove what was built and what the tools keep; .cache stays, as verdicts and proofs take long
	rm -rf site dist htmlcov test-results .coverage .coverage.* .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

distclean: clean ## remove also .cache, .venv and node_modules
	rm -rf .cache .venv node_modules
