# The house in ten commands: make run, test, check, bench, rules, games, judged, tournament, chaos, mutants.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

.PHONY: run demo test check bench rules games judged tournament chaos mutants mutants-again clean
run: $(VENV)/.installed
	$(BIN)/artifact-server serve $(if $(PORT),--port $(PORT))

demo: $(VENV)/.installed
	$(BIN)/artifact-server demo $(if $(PORT),--port $(PORT))

test: check
	$(BIN)/python -m pytest -n auto

check: $(VENV)/.tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/.tested
	$(BIN)/python -m tests.store.postgres $(BIN)/artifact-server bench --postgres

rules: $(VENV)/.installed
	$(BIN)/artifact-server clauses --page docs/rules.md

# A thousand whole games at random, some hours of them; what has been played is kept in .games and not played again.
games: $(VENV)/.tested
	$(BIN)/python -m tests.random_play.games .games docs/random-games.md $(or $(FIRST),0) $(or $(GAMES),1000)

# Two hundred random games driven at the desk, each in two worlds; some minutes.
judged: $(VENV)/.tested
	$(BIN)/python -m tests.secrecy.judged_run $(or $(FIRST),0) $(or $(GAMES),200) docs/judged-games.md

# A thousand whole games between bots, some hours of them; what has been played is kept in .tournament and not played again.
tournament: $(VENV)/.tested
	$(BIN)/artifact-server tournament --games $(or $(GAMES),1000) --seed $(or $(SEED),1) --processes $(or $(PROCESSES),1) --page docs/balance.md

# Sixty games on three servers of which two are killed again and again; some minutes.
chaos: $(VENV)/.tested
	$(BIN)/python -m tests.fleet.chaos $(or $(GAMES),60) $(or $(SECONDS),180)

# Are the rules held by tests? Some mutants of each file (EACH), drawn by SEED, of all FILES or of some. An hour or two.
mutants: $(VENV)/.tested
	$(BIN)/python -m tests.mutants.reach
	$(BIN)/python -m tests.mutants.run $(or $(SEED),spring) $(or $(EACH),7) $(FILES)
	$(BIN)/python -m tests.mutants.page docs/mutants.md seed $(or $(SEED),spring), $(or $(EACH),7) of each file $(FILES)

# Those that no test had noticed in the last run once more, by what reaches their lines now.
mutants-again: $(VENV)/.tested
	$(BIN)/python -m tests.mutants.reach
	$(BIN)/python -m tests.mutants.run again $(or $(SECONDS),12)
	$(BIN)/python -m tests.mutants.page docs/mutants.md the last seed, those not killed tried again

$(VENV)/.made:
	$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	touch $@

$(VENV)/.installed: $(VENV)/.made pyproject.toml
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

$(VENV)/.tested: $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --group dev
	touch $@

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache dist
