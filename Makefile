# make run: the table in the browser, at http://127.0.0.1:8000. make test: everything that is checked.
# Both set up what they need in .venv; nothing else has to be installed but Python 3.11 or newer.

PYTHON ?= python3
BIN := .venv/bin
EXTRA ?= dev
PIP := $(BIN)/pip --disable-pip-version-check install --quiet --constraint constraints.txt
COMPILE = { [ .venv/compiler -nt constraints.txt ] || { $(PIP) --no-compile mypy && touch .venv/compiler; }; } && \
	$(BIN)/python setup.py --quiet engine

.PHONY: run engine test lint test-compiled test-table test-pure fits clicks why torture load floods fuzz audit metrics review-proofs \
	pictures told messages first-start notebooks bench docs wheel clean

# The page is there at once. The engine is compiled beside it, if it is not yet, and the bots take it when it is done.
# make run ARGS="--port 9000": any option of comptoir serve.
run: .venv/table
	@nice sh -c '$(COMPILE)' & exec $(BIN)/comptoir serve $(ARGS)

# Kernel and rules, compiled into build/engine: once for the same sources.
engine: .venv/setuptools
	@$(COMPILE)

test: lint test-compiled test-table test-pure

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/mypy

# Compiled where there is a C compiler.
test-compiled: .venv/dev engine
	$(BIN)/comptoir --version
	$(BIN)/pytest -n auto --ignore tests/table

# The table in real browsers, with real databases.
test-table: .venv/dev engine
	$(BIN)/pytest -n auto tests/table

# The same files uncompiled: the rules and what is compiled with them. What people see does not depend on the build,
# and was tested above.
test-pure: .venv/dev engine
	COMPTOIR_PURE=1 $(BIN)/pytest -n auto tests/kernel tests/rulebook tests/laws tests/perft tests/records \
		tests/research/test_batch.py tests/research/test_batch_into.py tests/research/test_batch_forms.py \
		tests/research/test_features.py tests/learn/test_worker.py tests/test_pure_and_compiled.py

# The long forms of what test-table does shortly: every window, seat count and language; whole games by hand.
fits: .venv/dev engine
	COMPTOIR_FITS=all $(BIN)/pytest -n auto tests/table/test_fits.py

clicks: .venv/dev engine
	rm -f build/clicks.jsonl
	COMPTOIR_CLICKS=0 COMPTOIR_CLICKS_OUT=build/clicks.jsonl $(BIN)/pytest -n auto tests/table/test_clicks.py
	$(BIN)/python -m tests.table.clicks_table build/clicks.jsonl

# Every action that is not allowed has a true reason: many games of every title.
why: .venv/dev engine
	COMPTOIR_WHY_GAMES=60 $(BIN)/pytest -n auto -s tests/why

# Is the analyst worth believing? Chances checked on held-out games, planted mistakes, luck that averages to nothing, and
# how long it takes: the figures of docs/review.md. Hours on two cores; games that lie in bench/review are not played again.
review-proofs: .venv/dev engine
	$(BIN)/python -m comptoir.review.calibrate check --games 1000 --out bench/review
	$(BIN)/python -m comptoir.review.calibrate draw --out bench/review
	$(BIN)/python -m comptoir.review.proofs planted --games 200 --out bench/review
	$(BIN)/python -m comptoir.review.proofs luck --games 200 --out bench/review
	$(BIN)/python -m comptoir.review.proofs time --out bench/review
	cd tests && ../$(BIN)/python -m table.beside_review

# Servers killed hundreds of times while people play, on both databases: the long form of a test.
torture: .venv/dev engine
	cd tests && ../$(BIN)/python -m table.torture sqlite 200
	cd tests && ../$(BIN)/python -m table.torture postgresql 200

# A thousand tables on one server: how long people wait, beside an echo in the same run.
load: .venv/dev engine
	cd tests && ../$(BIN)/python -m table.load sqlite 1000 100 1
	cd tests && for n in 1 2 4; do ../$(BIN)/python -m table.load postgresql 1000 100 $$n; done

# Somebody does one kind of thing as fast as possible: how long the others wait, and what it costs.
floods: .venv/dev engine
	cd tests && ../$(BIN)/python -m table.floods

# The HTTP API is asked everything that its description allows, and much that it does not.
fuzz: .venv/dev engine
	$(PIP) --no-build-isolation --editable '.[fuzz]'
	COMPTOIR_FUZZ=200 $(BIN)/pytest tests/table/test_openapi.py

# Are there known holes in what we depend on? Every pin is looked up; without a network it says loudly that it was not.
audit: .venv/dev
	-$(PIP) 'pip-audit>=2.10,<3'
	$(BIN)/python tools/audit.py

# What an operator sees of a server while people play: docs/pictures/metrics.svg.
metrics: .venv/dev engine
	cd tests && ../$(BIN)/python -m table.metrics_picture

# The pictures of the table in docs/pictures.
pictures: .venv/dev engine
	cd tests && ../$(BIN)/python -m table.pictures

# All that is told of many games is what the engine did: the long form of tests/told.
told: .venv/dev engine
	COMPTOIR_TOLD=24 $(BIN)/pytest -n auto -s tests/told

# Every message of every title as games say it, to be read through: make messages READ=fr. SPOTS=spots: and write down
# where they are heard, for the short form in the suite.
messages: .venv/dev engine
	$(BIN)/python -m tests.told.rendered $(or $(READ),fr) 2 $(SPOTS)

# How long a newcomer waits for the first page and for compiled bots: docs/first-start.md.
first-start:
	$(PYTHON) tools/first_start.py

# The notebooks in docs/notebooks: run, and filled in with what they show.
notebooks: .venv/dev engine
	OPENBLAS_NUM_THREADS=1 $(BIN)/python tools/notebooks.py

bench: .venv/dev engine
	$(PIP) --no-build-isolation --editable '.[bench]'
	$(BIN)/comptoir bench --out bench/results.json --chart bench/chart.svg --page docs/speed.md
	cd tests && ../$(BIN)/python -m table.latency ../bench/table.json

# The documentation site, in build/site: guides, rules, and a page for every module. A warning is an error (not with
# --quiet, which does not even count them).
docs: .venv/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build
	$(BIN)/python tools/check_site.py

# A wheel for this machine and an sdist, in dist; made afresh, but for what is compiled already.
wheel: engine
	rm -rf dist
	$(BIN)/pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist .
	$(BIN)/python -c 'from setuptools import build_meta; build_meta.build_sdist("dist")' > /dev/null
	@ls dist

.venv/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Comptoir needs Python 3.11 or newer; try make PYTHON=python3.12"; exit 1; }
	@echo "Setting up .venv"
	@$(PYTHON) -m venv .venv
	@touch $@

# What writes the package's metadata; the package itself is used where it is, so that a change is seen at once.
.venv/setuptools: .venv/python
	@$(PIP) setuptools
	@touch $@

# Not all of it is compiled to bytecode: Python does so with what it imports, and the first page is there sooner.
.venv/table: .venv/setuptools pyproject.toml constraints.txt
	@echo "Installing what the table needs"
	@$(PIP) --no-compile --no-build-isolation --editable '.[table]'
	@touch $@

.venv/dev: .venv/setuptools pyproject.toml constraints.txt
	@echo "Installing what the tests need"
	@$(PIP) --no-build-isolation --editable '.[$(EXTRA)]'
	@touch .venv/table .venv/compiler $@

.venv/docs: .venv/setuptools pyproject.toml constraints.txt
	@$(PIP) --no-build-isolation --editable '.[docs]'
	@touch $@

clean:
	rm -rf .venv build dist comptoir.egg-info
