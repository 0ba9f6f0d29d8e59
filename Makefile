# Everything happens in .venv, made from the locks in requirements/. Any Python from 3.11 on will do.

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
CODE := $(wildcard adjudicator tests benchmarks)
LOOKERS := tests/browser/node_modules/.package-lock.json
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command 'make lock' $(UPGRADE)

# The first Python that is new enough and can make an environment; `make PYTHON=...` takes another.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& echo $$python && break; done)

PROCESSES = $(shell $(BIN)/python -c 'import os; print(min(4, 1 + (os.cpu_count() or 2)))')

.PHONY: env demo test quick check types contracts changed tests golden browser looks kills faults machine planted slowest corpora mail-servers postgres units booted bench load burst workers deadline growth fuzz samples games docs sameness entered entries understood lock wheel clean

env: $(VENV)/installed

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "No Python from 3.11 on with the venv module was found" \
		"(on Debian: apt install python3 python3-venv). Another one: make env PYTHON=/path/to/python3"; exit 1; }
	$(PYTHON) -m venv $(VENV)

# What comes as source is built with the backends of the lock, too.
$(VENV)/locked: requirements/build.txt requirements/dev.txt | $(BIN)/python
	$(PIP) install --require-hashes --requirement requirements/build.txt
	$(PIP) install --no-build-isolation --use-pep517 --require-hashes --requirement requirements/dev.txt
	@touch $@

$(VENV)/installed: $(VENV)/locked pyproject.toml
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/bench: requirements/bench.txt $(VENV)/installed
	$(PIP) install --no-build-isolation --use-pep517 --require-hashes --requirement requirements/bench.txt
	@touch $@

# Another game: `make demo TITLE=...`.
demo: env
	$(BIN)/adjudicator demo $(TITLE)

# Types are checked beside everything else, because that keeps one core busy for a minute: two things at a time, also under
# `make -j`. The tests come last and take longest, so the last line is pytest's.
test: env
	$(MAKE) --no-print-directory check
	$(MAKE) --no-print-directory --jobs 2 types contracts changed tests

check: env
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)

types: env
	$(BIN)/mypy --strict $(CODE)

contracts: env
	$(BIN)/lint-imports --no-logo

# For every change, in less than a minute: style, types (of what has changed, after the first time), hygiene, the order
# language, and what every title owes for one of them. Hypothesis tries few examples.
quick: env
	$(MAKE) --no-print-directory check
	$(MAKE) --no-print-directory types
	$(BIN)/pytest -q --numprocesses 2 --dist loadfile --hypothesis-profile quick tests/hygiene tests/orders
	$(BIN)/pytest -q --numprocesses 2 --dist loadfile --hypothesis-profile quick tests/contract -k "$(or $(TITLE),cosmoclasm)"

# One process more than there are cores, up to four: many tests wait for servers that they run, and a process comes to two
# gigabytes. What all of them load is compiled once before they begin.
tests: env
	$(BIN)/python -m compileall -q -j 0 -x 'node_modules|/test_' adjudicator tests
	$(BIN)/pytest -q --numprocesses $(PROCESSES) --dist loadfile --no-loadscope-reorder

# What hypothesis looks for in the modules that have changed, with new examples: those of `tests` are always the same.
changed: env
	$(BIN)/python -m tests.fuzz.changed

# All samples as a whole, everything hypothesis looks for, with new examples and many more of them, among them whole replies from the grammar of
# every title with every sign (tests/properties/test_replies.py); a thousand games of bots against chance; then
# whole games of every title at random.
# `make fuzz GAMES=100 SEED=words` plays fewer of each, and others; `make games TITLE=cosmoforce` only those of a title,
# and `make games WILLING=yes` such in which everybody says yes to whatever they are asked; with OWN_CARDS=yes a power that
# owns cards takes part in every game, and with PLAIN=yes every letter holds orders, which is ten times as fast.
fuzz: env samples
	$(BIN)/pytest -q --numprocesses 2 -m hypothesis --hypothesis-profile fuzz
	GAMES=1000 $(BIN)/pytest -q tests/*/test_bots.py
	$(MAKE) --no-print-directory games

# What is looked at in samples in every run, looked at as a whole.
samples: env
	SAMPLES=all $(BIN)/pytest -q -m "search or not search" --numprocesses 2 --dist loadfile \
		tests/contract tests/leaks tests/fuzz tests/understanding tests/perft tests/properties/test_any_branches.py \
		tests/mail/test_much_structure.py tests/playthroughs/test_blutooth_matches.py \
		tests/service/test_crash.py tests/service/test_games_by_taps.py tests/service/test_letters_that_take_long.py \
		tests/service/test_quotations.py

games: env
	$(BIN)/python -m tests.fuzz $(if $(TITLE),--title $(TITLE)) --games $(or $(GAMES),10000) --seed "$(or $(SEED),fuzz)" \
		$(if $(WILLING),--willing) $(if $(OWN_CARDS),--own-cards) $(if $(PLAIN),--plain)

# The pages of docs/, with every power that there is: those on file tell of the powers of pools.
docs: env
	$(BIN)/python -m tests.docs.derived build/docs

# Before the house is changed: `make sameness` keeps digests of games, readings, letters and pages in build/sameness.json;
# after each commit of the change, `make sameness AGAIN=yes` lists what comes out otherwise.
sameness: env
	mkdir -p build
	$(BIN)/python -m tests.sameness $(if $(AGAIN),compare,keep) build/sameness.json

# How many modules a perfect order line enters, and one mail until its acknowledgement is filed; `LIST=yes` names them.
entered: env
	$(BIN)/python -m tests.entered $(if $(LIST),--list)

# How much of what the source of a title says is played, for every title that has a catalogue; `LIST=yes` names the rest.
entries: env
	$(BIN)/python -m tests.entries $(if $(LIST),--list)

# How many letters that people write in their own words are understood; `LIST=wrong` (partly, nothing) shows some of them,
# and `KEEP=yes` keeps the figures: the tests see to it that they do not get worse.
understood: env
	$(BIN)/python -m tests.understanding $(if $(LIST),--list $(LIST)) $(if $(KEEP),--keep)

# Writes the letters that tests compare with anew, in every language; read the difference before you commit it.
golden: env
	GOLDEN=renew $(BIN)/pytest -q tests/playthroughs tests/service/test_german.py tests/cosmo*/test_german.py
	git diff --stat tests/playthroughs/golden tests/service/german tests/cosmo*/german

# What looks at pages, from the lock in tests/browser.
$(LOOKERS): tests/browser/package-lock.json
	npm ci --prefix tests/browser --ignore-scripts --no-audit --no-fund --silent
	@touch $@

# Every page in Chromium, in light and dark, narrow and wide: none is passed by. The pictures stay in build/browser.
browser: env
	@command -v chromium >/dev/null || \
		$$(test "$$(id -u)" -eq 0 || echo sudo) apt-get install --yes --no-install-recommends chromium
	@command -v npm >/dev/null || { echo "Node.js from 20.19 on is needed, with npm"; exit 1; }
	$(MAKE) --no-print-directory $(LOOKERS)
	$(BIN)/pytest -q -m browser tests/browser

# Keeps how pages look now as how they must look; see the pictures before you commit them.
looks: env
	BROWSER=renew $(BIN)/pytest -q -m browser tests/browser -k look
	git status --short tests/browser/looks docs/telephone.png

# Kills the service fifty times during a whole game; `make kills KILLS=500` takes its time.
kills: env
	KILLS=$(or $(KILLS),50) $(BIN)/pytest -q tests/kills

# Every fault of docs/faults.md with real parts, PostgreSQL among them, and two hundred kills at random moments.
faults: env
	$(BIN)/pytest -q -m "postgres or not postgres" tests/faults tests/docs/test_faults.py tests/service/test_crash.py \
		tests/store tests/service/test_guarding.py tests/service/test_looking.py \
		tests/service/test_shared_runner.py tests/service/test_workers.py
	KILLS=$(or $(KILLS),200) $(BIN)/pytest -q tests/kills

# Plays games by letter at random, with forgeries, crossed letters, messages, absences, seats that change hands,
# corrections and kills, ten of each kind with each seed, and prints the shortest list of steps that comes to something
# wrong, with its seed. `make machine MACHINE=1000 SEED=7` plays so many games, and the same ones again.
machine: env
	$(BIN)/python -m tests.machine --games $(or $(MACHINE),200) $(if $(SEED),--seed $(SEED))

# Searches for letters that take long to read and answer: they are changed at random, and the slower ones changed again.
# Keeps the slowest of each title in build/slowest, and fails if it takes more than half a second of processor time.
# `make slowest LETTERS=5000 SEED=words TITLE=blutooth` tries more of them, and others.
slowest: env
	$(BIN)/python -m tests.slowest $(if $(TITLE),--title $(TITLE)) --letters $(or $(LETTERS),1000) --seed "$(or $(SEED),slowest)"

# Plants faults, one at a time, and wants the machine to notice each of them.
planted: env
	$(BIN)/pytest -q -m planted tests/machine

# Throws the letters of github/email_reply_parser, mailgun/talon and mikel/mail, checked out side by side under their own
# names, into a running game: `make corpora CORPORA=folder`.
corpora: env
	@test -n "$(CORPORA)" || { echo "Where are they? make corpora CORPORA=folder"; exit 1; }
	$(BIN)/python -m tests.corpora "$(CORPORA)"

# Our doors, and a few games at random, against Dovecot and Exim as Debian packages them (installed if they are missing),
# run as an ordinary user. `make mail-servers MACHINE=50` plays more of them.
mail-servers: env
	@PATH=$$PATH:/usr/sbin; { command -v dovecot && command -v exim4; } >/dev/null || \
		$$(test "$$(id -u)" -eq 0 || echo sudo) apt-get install --yes --no-install-recommends \
		dovecot-imapd exim4-daemon-light
	$(BIN)/pytest -q -m servers tests/servers

# Has systemd look at the units of packaging/systemd: whether it understands them, and finds them safe.
units: env
	@command -v systemd-analyze >/dev/null || { echo "systemd-analyze is needed (on Debian: apt install systemd)"; exit 1; }
	$(BIN)/pytest -q -m systemd tests/units

# Boots a Debian with systemd in a container, installs the program there as docs/operating/server.md says, and sees
# whether the units do what they promise. It must be root, on a Linux with the packages debootstrap and systemd-container
# (installed if they are missing); the first time it fetches a Debian and the libraries, which are kept in build/booted.
# `make booted RELEASE=trixie` takes another Debian.
booted: env
	@test "$$(uname)" = Linux && test "$$(id -u)" -eq 0 || \
		{ echo "Containers can be booted on Linux, and by root alone: sudo make booted"; exit 1; }
	@{ command -v debootstrap && command -v systemd-nspawn; } >/dev/null || \
		apt-get install --yes --no-install-recommends debootstrap systemd-container || \
		{ echo "debootstrap and systemd-nspawn are needed (on Debian: apt install debootstrap systemd-container)"; exit 1; }
	$(BIN)/pytest -q -m booted tests/booted

# What needs PostgreSQL, as the distribution packages it (installed if it is missing), run as an ordinary user.
postgres: env
	@ls -d /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		$$(test "$$(id -u)" -eq 0 || echo sudo) apt-get install --yes --no-install-recommends postgresql
	$(BIN)/pytest -q -m postgres tests

bench: $(VENV)/bench
	$(BIN)/python -m benchmarks

# Letters through real servers, into the mailbox and out again; fails if memory grows. 200 of them are a part of `bench`.
load: env
	$(BIN)/python -m benchmarks.letters $(or $(LETTERS),10000)

# Letters in the last minute before a deadline, by real servers; fails if one is late, lost or out of order.
burst: env
	$(BIN)/python -m benchmarks.burst $(or $(LETTERS),10000)

# One deadline of many games, from orders on file to letters in the outbox; fails if memory grows.
deadline: env
	GAMES=$(or $(GAMES),1000) $(BIN)/python -m benchmarks.deadline

# How cost grows with the games on file, with their players and their age, drawn in docs/growth.svg.
growth: env
	GAMES=$(or $(GAMES),10000) $(BIN)/python -m benchmarks.growth

# The critical minute: one deadline, prepared, on SQLite and on PostgreSQL, for one worker and for two. It needs some
# minutes to put a thousand games on file; `BED=folder` keeps them for the next time.
workers: $(VENV)/bench
	GAMES=$(or $(GAMES),60) $(BIN)/python -m benchmarks.workers

# Keeps the locked versions that still fit; `make lock UPGRADE=--upgrade` takes the newest.
lock: env
	$(LOCK) pyproject.toml --output-file requirements/run.txt
	$(LOCK) pyproject.toml --group dev --extra desk --extra holidays --extra metrics --extra paper --extra postgres --constraint requirements/run.txt --output-file requirements/dev.txt
	$(LOCK) --group build --constraint requirements/dev.txt --output-file requirements/build.txt
	$(LOCK) --group bench --constraint requirements/dev.txt --output-file requirements/bench.txt

wheel: env
	$(BIN)/python -m build --no-isolation --wheel

clean:
	rm -rf $(VENV) tests/browser/node_modules build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .fuzz
	find adjudicator tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
