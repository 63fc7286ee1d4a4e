# Two commands do everything: `make play` and `make test`. `make help` lists the rest.

NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
            $$p -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCK = $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-annotate \
       --quiet --custom-compile-command 'make lock' pyproject.toml requirements/build.in

.DEFAULT_GOAL := help
.PHONY: help play test format bench docs lock vendor icons bundle clean

help:  ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: .venv/.play  ## open the web table: play in the browser, with friends and bots
	@$(BIN)/lutece serve

test: .venv/.test node_modules/.installed .venv/.chromium  ## everything that must hold before a change lands
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/node node_modules/typescript/bin/tsc -p tsconfig.json
	$(BIN)/node --test --import ./tests/web/js/files.js 'tests/web/js/*.test.js'
	PYTHONPATH=examples/third_game/src $(BIN)/python -m tests.compile
	$(BIN)/pytest -n 2
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 tests/rules tests/kernel

format: .venv/.test  ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/.bench  ## measure speed, alone and beside OpenSpiel, pgx, RLCard and others
	$(BIN)/lutece bench
	$(BIN)/lutece bench --peers

docs: .venv/.test  ## build the documentation, to read without a network, in build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "Open build/site/index.html"

lock: .venv/.test  ## resolve the dependencies and write requirements/*.txt
	$(PIP) install uv
	$(LOCK) --upgrade --extra serve -o requirements/play.txt
	$(LOCK) --upgrade -c requirements/play.txt --extra dev -o requirements/test.txt
	$(LOCK) --upgrade -c requirements/play.txt --extra bench -o requirements/bench.txt

vendor: .venv/.test node_modules/.installed  ## copy the page's libraries from the locked npm packages
	$(BIN)/python -m tests.web.vendor

icons: .venv/.test .venv/.chromium  ## draw the icons of the installed page (web/icons/*.svg)
	$(BIN)/python -m tests.web.icons

bundle: .venv/.test node_modules/.installed  ## write the page as few small files, from its sources
	$(BIN)/node tests/web/bundle.js

clean:  ## remove the virtual environment and caches
	rm -rf .venv node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	@"$(PYTHON)" -c '$(NEW_ENOUGH)' 2>/dev/null || { \
	  echo "Lutèce needs Python 3.11 or newer; set PYTHON=/path/to/python3.11 if it is not found." >&2; exit 2; }
	@echo "Setting up .venv (once) …"
	@"$(PYTHON)" -m venv .venv || { \
	  echo "Python cannot make virtual environments here; on Debian: apt install python3-venv" >&2; exit 2; }

.venv/.%: requirements/%.txt pyproject.toml | .venv/bin/python
	@echo "Installing what '$*' needs (locked in $<) …"
	@$(PIP) install --require-hashes -r $<
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# The page runs as it is; these only check it.
node_modules/.installed: package.json package-lock.json | .venv/.test
	@echo "Installing what checks the page (locked in package-lock.json) …"
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# Browser tests need a Chromium: the machine's own, Debian's, or Playwright's.
.venv/.chromium: | .venv/.test
	@sh tests/web/install-chromium.sh $(BIN)
	@touch $@
