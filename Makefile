# make play — build the site and serve it.  make test — everything that a change can break.  make help — all targets.
# CI runs make test.
.DELETE_ON_ERROR:
.PHONY: help play dev test build release print lint unit e2e endure endure-unit endure-e2e endure-package bench bench-web versus levels
.PHONY: phrases plain addressed e2e-plain plug-ins hosts audit docs notebook fuzz mutate clean lock changelog sdist pythons

PY := .venv/bin/python
# With uv where that can be had, else with pip; both by the hashes in requirements/.
INSTALL := $(PY) build install
# Containers often forbid Python to keep what it compiled. Builds and tests start hundreds of interpreters, so here it may.
export PYTHONDONTWRITEBYTECODE :=
# Unit tests need none of the plug-ins of the browser tests; each of the processes would load them.
UNIT := $(PY) -m pytest -q -n 2 --dist worksteal -p no:playwright -p no:rerunfailures -p no:timeout
BROWSERS := --browser chromium --browser firefox --reruns 2 --timeout 300
ADDRESSED = $(if $(SITE),--address $(SITE)) $(if $(INDEX),--index)
SOURCES := $(shell find web seeds pyengine build -type f -not -name '*.pyc' 2>/dev/null) package-lock.json pyproject.toml

help: ## this list
	@sed -nE 's/^([a-z0-9-]+):.*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | expand -t 12

play: ## the site, built and served at http://localhost:8000/ (or the next free port)
	@$(MAKE) --no-print-directory -j2 .venv/site node_modules/.ready # one waits for the index, the other for npm's
	@$(MAKE) --no-print-directory dist/sw.js
	$(PY) build serve --port 8000

dev: ## as play; makes the site anew when a source changes, and reloads the pages that are open
	@$(MAKE) --no-print-directory -j2 .venv/site node_modules/.ready
	@$(MAKE) --no-print-directory dist/sw.js
	$(PY) build dev --port 8000

# SITE=https://games.example/: where the site will be; without it the pages name no address of their own.
# INDEX=1: addresses end with index.html, for hosts that show no page for the address of a folder (docs/hosting.md).
# PLAIN=1: npm's own Pyodide and PyScript, no memory; for upgrades (docs/upgrade-pyodide.md).
build: $(if $(PLAIN),plain,$(if $(SITE)$(INDEX),addressed,dist/sw.js)) ## the site in dist/; SITE=https://…/, INDEX=1, PLAIN=1

addressed: .venv/site node_modules/.ready
	$(PY) build site $(ADDRESSED)

plain: .venv/site node_modules/.ready
	$(PY) build site --plain

e2e-plain: .venv/ready node_modules/.ready .venv/browsers
	$(PY) -m pytest -q -n 0 -m "endure or not endure" e2e/test_plain.py $(BROWSERS)

release: print ## the archive for a release, in var/release/
	$(PY) build release $(ADDRESSED)

# Rulebooks as PDF and EPUB, and cards to cut, into var/print; a site that is built afterwards offers them (docs/print.md).
print: .venv/ready node_modules/.ready .venv/pango ## rulebooks and cards as PDF and EPUB, in var/print/
	$(PY) build print $(GAME)

# What needs one processor goes by twos; the tests take both.
test: ## all checks and tests, browsers included
	$(MAKE) -j2 --output-sync=target lint docs dist/sw.js .venv/browsers
	$(MAKE) unit e2e

lint: .venv/ready node_modules/.ready ## style and types
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	npm run --silent lint
	npm run --silent types
	$(PY) -m towncrier build --draft >/dev/null

unit: .venv/ready node_modules/.ready ## tests without browsers
	$(UNIT) --durations=10
	$(PY) -m pyengine check --games 5 $(sort $(wildcard seeds/*/*.md))

e2e: dist/sw.js .venv/browsers requirements/frameworks/node_modules/.ready ## tests in Chromium and Firefox, after make build
	$(PY) -m pytest -q -n 3 --dist worksteal e2e $(BROWSERS) -rR --durations=30 # three on two cores: tests wait, too

endure: endure-unit endure-e2e endure-package levels ## long repetitions of the tests

endure-unit: .venv/ready node_modules/.ready .venv/editor
	$(UNIT) -m "endure or repeated" --hypothesis-profile=endure --durations=10

endure-e2e: dist/sw.js .venv/browsers .venv/pango .venv/servers
	$(PY) -m pytest -q -n 2 --dist worksteal -m endure e2e $(BROWSERS) --durations=10

# The sdist's own tests, by the newest Python here: of sdist and pythons what one run can show.
endure-package: .venv/ready node_modules/.ready
	$(PY) build check_sdist --newest

# React and Vue, for the pages with tables that are made with them (examples/frameworks).
requirements/frameworks/node_modules/.ready: requirements/frameworks/package-lock.json
	npm ci --prefix requirements/frameworks --no-fund --no-audit --loglevel=error
	touch $@

# The plug-ins in real sites: the distribution's Hugo, MediaWiki and WordPress, npm's Docusaurus (docs/plug-ins.md).
plug-ins: dist/sw.js .venv/browsers ## the plug-ins in real sites
	$(PY) build browsers --hosts
	mkdir -p var/docusaurus
	cp examples/plug-ins/docusaurus/package.json var/docusaurus/
	npm install --prefix var/docusaurus --no-fund --no-audit --loglevel=error
	NASTILKA_DOCUSAURUS=var/docusaurus $(PY) -m pytest -q -n 0 -m endure e2e/test_plug_ins.py --browser chromium --durations=0

# The site on servers as they are installed; writes the table of docs/speed.md.
hosts: dist/sw.js .venv/servers ## the site on real servers; writes the table of docs/speed.md
	$(PY) build visit_hosts

bench: dist/sw.js .venv/chromium ## the engine beside others
	$(INSTALL) bench
	$(PY) build bench engine

bench-web: dist/sw.js .venv/chromium ## starts beside a bare Pyodide
	$(PY) build bench web --browser chromium --browser firefox

# Each bot against the next one in every game, into var/levels.md; half an hour a run, which goes on from the last.
levels: .venv/ready ## each bot against the next one; GAME=…
	$(PY) build bench levels $(GAME)

versus: .venv/ready ## the bots beside others
	$(PY) build bench versus

audit: dist/sw.js .venv/chromium ## Lighthouse, by page
	npm ci --prefix requirements/lighthouse --no-fund --no-audit --loglevel=error
	$(PY) build audit

fuzz: .venv/ready ## readers of notation with random input; GAME=… SECONDS=…
	$(INSTALL) fuzz
	$(PY) -m tests.fuzz.target $(GAME) -max_total_time=$(or $(SECONDS),120)

# Changes the rules of the games place by place: what no test notices has to stand in tests/survivors.toml.
mutate: .venv/ready ## what no test notices; GAME=…
	$(INSTALL) mutate
	$(PY) build mutate $(GAME)

# Pages that show each message in its place, in sentences as games with bots said them (docs/translate.md).
phrases: .venv/ready ## each message in the positions in which it is said; GAME=…
	$(PY) build phrases $(GAME)

docs: .venv/ready ## the documentation, in var/docs/html/
	$(PY) -m sphinx -W --keep-going -q -d var/docs/doctrees -b html docs var/docs/html
	$(PY) -m sphinx -W --keep-going -q -d var/docs/doctrees -b doctest docs var/docs/doctest # from what html has read
	@echo "The documentation is in var/docs/html/index.html"

# The Python tutorial as a notebook that runs in the browser, beside the documentation, which then leads to it.
notebook: .venv/ready node_modules/.ready ## the Python tutorial as a page
	$(PY) build notebook
	$(MAKE) docs

# The locks of pyproject.toml's groups. UPGRADE=1 takes the newest versions of what is not pinned there.
lock: .venv/ready ## requirements/ from pyproject.toml; UPGRADE=1
	$(INSTALL) lock
	$(PY) build lock_requirements $(if $(UPGRADE),--upgrade)

# Joins the fragments of changelog.d/ to CHANGELOG.md, under the version that pyproject.toml names.
changelog: .venv/ready ## changelog.d/ into CHANGELOG.md
	$(PY) -m towncrier build --yes

# The unit tests, run from an unpacked sdist; and by the newest Python that is here.
sdist: .venv/ready node_modules/.ready ## the tests from an unpacked sdist
	$(PY) build check_sdist

pythons: .venv/ready node_modules/.ready ## the tests by the newest Python here
	$(PY) build check_python

clean: ## remove dist/ and var/
	rm -rf dist .dist-fresh var mutants

dist/sw.js: $(SOURCES) .venv/site node_modules/.ready
	$(PY) build site

# What the site is built with; `make play` needs no more.
.venv/site: pyproject.toml requirements/pip.txt requirements/site.txt
	test -x $(PY) || python3.11 -m venv .venv || python3 -m venv .venv
	$(INSTALL) pip
	$(INSTALL) site
	$(PY) -m pip uninstall -qq -y pyengine # the name that it was installed under before
	$(PY) -m pip install -q --no-deps --no-build-isolation -e .
	touch $@

.venv/ready: .venv/site requirements/dev.txt
	$(INSTALL) dev
	touch $@

node_modules/.ready: package.json package-lock.json
	npm ci --no-fund --no-audit --loglevel=error
	touch $@

.venv/browsers: .venv/ready build/browsers.py
	$(PY) build browsers
	touch $@

.venv/pango: .venv/browsers
	$(PY) build browsers --print
	touch $@

.venv/editor: .venv/browsers
	$(PY) build browsers --editor
	touch $@

.venv/servers: .venv/browsers requirements/hosts/package-lock.json
	$(PY) build browsers --servers
	npm ci --prefix requirements/hosts --no-fund --no-audit --loglevel=error
	touch $@

.venv/chromium: .venv/browsers
	$(PY) build browsers --whole
	touch $@
