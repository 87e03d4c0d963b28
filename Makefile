# make run: the table in the browser, at http://127.0.0.1:8000. make test: everything that is checked.
# Both set up what they need in .venv; nothing else has to be installed but Python 3.11 or newer.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := pyproject.toml setup.py constraints.txt $(shell find comptoir -name '*.py' -o -name '*.ftl' -o -name '*.svg' -o -name '*.js' -o -name '*.css' -o -name '*.html' -o -name '*.txt' -o -name '*.json' -o -name '*.npz') $(wildcard docs/rules/*.md)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: run test lint test-compiled test-table test-pure pictures bench clean

run: .venv/run
	$(BIN)/comptoir serve

test: lint test-compiled test-table test-pure

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/mypy

# The installed package: compiled where there is a C compiler.
test-compiled: .venv/dev
	$(BIN)/comptoir --version
	$(BIN)/pytest -n auto --ignore tests/table

# The table in real browsers, with real databases.
test-table: .venv/dev
	$(BIN)/pytest -n auto tests/table

# The same files from the source tree, uncompiled: the rules and what is compiled with them. What people see does not
# depend on the build, and was tested above.
test-pure: .venv/dev
	PYTHONPATH=. $(BIN)/pytest -n auto tests/kernel tests/rulebook tests/laws tests/perft tests/records tests/bots \
		tests/speed tests/research/test_batch.py tests/research/test_features.py tests/test_pure_and_compiled.py

# The pictures of the table in docs/pictures.
pictures: .venv/dev
	cd tests && ../$(BIN)/python -m table.pictures

bench: .venv/dev
	rm -rf build .venv/dev
	$(BIN)/pip install --quiet --constraint constraints.txt '.[bench]'
	$(BIN)/comptoir bench --out bench/results.json --chart bench/chart.svg --page docs/speed.md
	cd tests && ../$(BIN)/python -m table.latency ../bench/table.json

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Comptoir needs Python 3.11 or newer; try make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	touch $@

.venv/run: .venv/python $(SOURCES)
	rm -rf build .venv/dev
	$(BIN)/pip install --quiet --constraint constraints.txt '.[table]'
	@$(BIN)/comptoir --version
	touch $@

# Tests ask whether it is right, not how fast it is: optimized a little, it compiles in a fraction of the time.
.venv/dev: .venv/python $(SOURCES)
	rm -rf build
	COMPTOIR_OPT=1 $(BIN)/pip install --quiet --constraint constraints.txt '.[dev]'
	rm -f .venv/run
	touch $@

clean:
	rm -rf .venv build comptoir.egg-info
