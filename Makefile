# Make targets. `make help` lists them; each sets up what it needs by itself.
.DEFAULT_GOAL := all
.PHONY: all app lab test quick affected vitest lint format types pyright imports widgets generated front gallery unit nbval browser notebooks shots clauses fuzz golden mutants load stranger bench study wheel lowest pythons binder-check recipes audit site pins clean help
.NOTPARALLEL:
SHELL := bash
# Compiled modules are kept wherever make runs Python: without them every process compiles the kit anew.
unexport PYTHONDONTWRITEBYTECODE

python := .venv/bin/python
uv := .venv/bin/uv
installed := .venv/.installed
npm := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix widgets
modules := widgets/node_modules/.installed
pin := $(uv) pip compile --quiet --upgrade --generate-hashes --no-header
slowest := --durations=10 --durations-min=1
bundle := fujikit/widgets/static/art.svg
browser_half := $(shell find widgets -path widgets/node_modules -prune -o -type f -print) fujikit/tokens.json

all: $(installed) ## set up .venv with the kit and its tools

.venv/bin/uv: requirements/uv.txt
	python3 -m venv .venv
	$(python) -m pip install --quiet --require-hashes -r requirements/uv.txt
	@touch $@

$(installed): pyproject.toml requirements/package.txt requirements/test.txt | .venv/bin/uv
	$(uv) pip install --quiet --compile-bytecode --python $(python) --require-hashes -r requirements/test.txt
	$(uv) pip install --quiet --python $(python) --no-deps --build-constraints requirements/package.txt \
		--build-constraints requirements/test.txt -e .
	@touch $@

app: $(bundle) ## play Fuji in the browser, on http://localhost:8866
	.venv/bin/fujikit app

lab: $(bundle) ## the notebooks in JupyterLab
	.venv/bin/fujikit lab

test: $(bundle) ## all checks that CI runs, with the seconds of each part and the slowest tests
	$(python) -m tools.parts lint types imports pyright nbval + wheel front site, unit, browser

quick: $(bundle) ## within 90 seconds: lint, types, and the tests of what changed (SINCE=main: since that revision)
	$(python) -m tools.parts lint types + vitest, affected

affected: $(installed) ## unit tests of what changed and of what imports it, the nearest first
	$(python) -m tools.affected $(SINCE)

vitest: $(modules) ## tests of the frontend that what changed concerns
	cd widgets && PATH="$(CURDIR)/.venv/bin:$$PATH" npx vitest run --changed $(SINCE) --passWithNoTests

lint: $(installed) ## ruff: rules and format
	.venv/bin/ruff check
	.venv/bin/ruff format --check

format: $(installed) ## let ruff rewrite what it can
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

types: $(installed) ## mypy, strict
	.venv/bin/mypy

pyright: $(modules) ## what users' type checkers see: how much of the public types is known
	$(python) -m tools.public_types

imports: $(installed) ## who may import whom
	.venv/bin/lint-imports --no-logo

unit: $(bundle) ## tests and docstring examples, on all cores, with coverage
	.venv/bin/pytest -n auto --dist worksteal --cov --cov-report=term --ignore=tests/browser $(slowest)

nbval: $(bundle) ## run the notebooks and compare what they show with what they store
	.venv/bin/pytest -o addopts= -n auto --dist loadfile notebooks --nbval --nbval-current-env --nbval-cell-timeout=120

browser: $(bundle) ## tests in Chromium, Firefox and WebKit, against real Voila, JupyterLab, Notebook 7 and marimo
	$(python) -m tools.browser
	.venv/bin/pytest -n auto --dist worksteal tests/browser $(slowest)

notebooks: $(bundle) ## fold the translations into the notebooks, run them, and store what they show
	$(python) -m tools.notebooks

shots: $(bundle) ## pictures of every widget and every page, into .shots
	$(python) -m tools.screenshots
	$(python) -m tools.page_screenshots

$(modules): widgets/package.json widgets/package-lock.json | $(installed)
	cd widgets && PATH="$(CURDIR)/.venv/bin:$$PATH" npm install --no-save --loglevel=error
	@touch $@

$(bundle): $(filter-out %/sprite.svg,$(browser_half)) | $(modules)
	$(npm) run --silent build
	@touch $@

widgets: $(bundle) ## build the frontend of the widgets

generated: $(installed) ## write what is made from Python: the browser's types, check sentences, the reference
	$(python) -m tools.typescript
	$(python) -m tools.message_fixture
	$(python) -m tools.views
	$(python) -m tools.tables
	$(python) -m tools.reference
	$(python) -m tools.examples

front: $(modules) ## the frontend: lint, types and tests
	$(npm) run --silent check

gallery: $(modules) ## every part of the widgets in every state, on a page
	$(npm) run --silent gallery

clauses: $(installed) ## every clause with its tests and the code that cites it
	$(python) -m tools.clauses fuji
	$(python) -m tools.clauses robinson

fuzz: $(installed) ## 10,000 random games of Fuji and 2,000 of Robinson: no crash, no dead end, no endless game
	$(python) -m tools.fuzz
	$(python) -m tools.fuzz --game robinson --games 2000

golden: $(installed) ## choose and rewrite the golden playthroughs, after a wanted change of the rules
	$(python) -m tools.golden

mutants: $(installed) ## drop every refusal in turn: a test must notice
	$(python) -m tools.mutants

load: $(bundle) ## thirty visitors on a real app: errors, the slowest moves, memory
	$(python) -m tools.load_test

stranger: $(bundle) ## one visitor does the worst that is known to a real app while another one plays
	$(python) -m tools.stranger

bench: $(installed) ## moves a second, starts, odds, teams, widgets and pages against comparable projects (BEFORE=REV: and an older kit)
	$(python) -m bench $(if $(BEFORE),--before $(BEFORE))

study: $(installed) ## play the games of the study notebooks (GAMES=0.1: a tenth of them) and write their data
	$(python) -m tools.study $(or $(GAMES),1)

wheel: $(installed) ## build sdist and wheel, check them, install elsewhere, make a move (DIST=dist: keep them there)
	$(python) -m tools.wheel $(DIST)

# Warnings are no errors there: old matplotlib and traitlets warn of what came after them.
lowest: $(bundle) ## unit tests with the lowest versions that pyproject.toml names
	$(uv) venv --quiet --clear --python $(python) .lowest
	$(uv) pip install --quiet --python .lowest --resolution lowest-direct --group test -e '.[app,lab,study,completion,cluster]'
	.lowest/bin/pytest -n auto --dist worksteal -o filterwarnings=default --ignore=tests/browser

pythons: $(bundle) ## unit tests on every Python from 3.11 on that is here or that uv can install (ONLY=3.13: on that one)
	$(python) -m tools.pythons $(ONLY)

binder-check: $(installed) ## do what Binder would do, and open the pages of its badges
	$(python) -m tools.browser chromium
	$(python) -m tools.binder

recipes: $(bundle) ## try docs/how-to/serve.md as printed, by root: the unit's restrictions, nginx, HAProxy
	$(python) -m tools.recipes

audit: $(installed) ## ask the advisory databases which pins have known flaws; fails if they can't be asked
	$(uv) venv --quiet --clear --python $(python) .audit
	$(uv) pip install --quiet --python .audit --require-hashes -r requirements/audit.txt
	$(python) -m tools.audit

site: $(bundle) ## the docs as a website, into .site/html; fails at every warning
	$(uv) venv --quiet --clear --python $(python) .site/venv
	$(uv) pip install --quiet --python .site/venv --require-hashes -r requirements/docs.txt
	$(python) -m tools.site .site/venv/bin/sphinx-build

pins: $(installed) ## renew the pinned versions and their hashes
	$(pin) --universal --group test pyproject.toml -o requirements/test.txt
	for group in audit bench binder docs package uv; do $(pin) --universal --group $$group -o requirements/$$group.txt || exit; done
	$(pin) --python-version 3.11 --extra app --extra lab pyproject.toml -o binder/requirements.txt

clean: ## remove everything that was made here
	rm -rf .venv .lowest .pythons .audit .site widgets/node_modules fujikit/widgets/static fujikit/app/share/jupyter/voila/templates/fujikit/static .bench .fuzz .study .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage* dist build

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 12
