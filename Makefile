# make run: a game of Puerto Rico in the terminal. make test: everything that is checked, but for the browser table,
# which is still being built: make test-table.
# Both set up what they need in .venv; nothing else has to be installed but Python 3.11 or newer.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := pyproject.toml setup.py constraints.txt $(shell find comptoir -name '*.py' -o -name '*.ftl' -o -name '*.svg' -o -name '*.js' -o -name '*.css' -o -name '*.html' -o -name '*.txt' -o -name '*.json') $(wildcard docs/rules/*.md)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: run test lint test-compiled test-table test-pure bench clean

run: .venv/run
	$(BIN)/comptoir play puerto-rico

test: lint test-compiled test-pure

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/mypy

# The installed package: compiled where there is a C compiler.
test-compiled: .venv/dev
	$(BIN)/comptoir --version
	$(BIN)/pytest -n auto --ignore tests/table

# The table in real browsers, with real databases: it wants the machine to itself.
test-table: .venv/dev
	$(BIN)/pytest tests/table

# The same files from the source tree, uncompiled. What people see does not depend on the build: it was tested above.
test-pure: .venv/dev
	PYTHONPATH=. $(BIN)/pytest -n auto --ignore tests/table --ignore tests/cli --ignore tests/boards

bench: .venv/dev
	$(BIN)/pip install --quiet --constraint constraints.txt '.[bench]'
	$(BIN)/comptoir bench --out bench/results.json

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Comptoir needs Python 3.11 or newer; try make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	touch $@

.venv/run: .venv/python $(SOURCES)
	rm -rf build
	$(BIN)/pip install --quiet --constraint constraints.txt .
	@$(BIN)/comptoir --version
	touch $@

.venv/dev: .venv/python $(SOURCES)
	rm -rf build
	$(BIN)/pip install --quiet --constraint constraints.txt '.[dev]'
	touch $@ .venv/run

clean:
	rm -rf .venv build comptoir.egg-info
