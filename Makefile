# make play    build the page and serve it
# make test    everything that is checked, what can tell soonest first
# make dist    leave dist/, which any static host can serve under any path
# make help    the small targets
#
# What is costly lives outside the clone, so that a fresh clone starts warm: compiled crates and installed tools.

SHELL := bash
.DEFAULT_GOAL := help

CACHE ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/heartbox
export CARGO_TARGET_DIR ?= $(CACHE)/target
export TOOLS := $(CACHE)/tools
export PATH := $(CURDIR)/node_modules/.bin:$(TOOLS)/bin:$(PATH)

# The browser tests use the Chromium that is installed; npm must not fetch others.
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD := 1
export PUPPETEER_SKIP_DOWNLOAD := 1
first-of = $(firstword $(foreach name,$(1),$(shell command -v $(name) 2>/dev/null)))
export CHROMIUM ?= $(call first-of,chromium chromium-browser google-chrome google-chrome-stable)
# Chromium without a window of its own: the browser tests take a third less with it.
export CHROMIUM_SHELL ?= $(call first-of,chromium-headless-shell)
export CHROMEDRIVER ?= $(call first-of,chromedriver $(CHROMEWEBDRIVER)/chromedriver)

WASM := --target wasm32-unknown-unknown

# The native tests that take most of the time and say least about a change.
SLOW := new_game::a_new_game saves::many links::damage bots::each_level

.PHONY: fuzz help play test check types pictures dist setup rust npm chromium page lint native doc size licences browser web-test engines kill-test lighthouse bench touches moments strength late balance train clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1@\2/p' $(firstword $(MAKEFILE_LIST)) | awk -F@ '{ printf "%-18s %s\n", $$1, $$2 }'

# ---- what people want ----

play: export HEARTBOX_QUICK := 1
play: page ## build the page and serve it
	@node scripts/serve.mjs

# Steps one after the other; the parts of a step run at the same time where one alone leaves a core idle and they share no build directory.
TESTS := "lint" "doc fuzz" "native page browser" "size licences" "web-test" "engines kill-test" "lighthouse"
# What runs at the same time prints its output part by part, where this make can.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# The simulator that the native tests have built: cargo would build another one for the browser tests, as it unites features without those of tests.
test: export SIM = $(CARGO_TARGET_DIR)/native-test/sim
test: ## every check and every test
	@times=; \
	for step in $(TESTS); do \
		start=$$SECONDS; \
		parts=($$step); [[ $${#parts[@]} -eq 1 ]] && how=-j1 || how="-j$${#parts[@]} $(SYNC)"; \
		$(MAKE) --no-print-directory $$how $$step || { echo "make test: $$step failed; before it:$$times" >&2; exit 1; }; \
		times+=" $${step// / and } $$((SECONDS - start)) s,"; \
	done; \
	echo "make test: all is well;$${times%,}"

check: rust types ## what to run after each change: format, lints, native tests; not what takes minutes
	cargo fmt --check
	cargo clippy --locked --no-default-features --features html --all-targets -- -D warnings
	cargo clippy --locked $(WASM) --features worker --lib --bin heartbox -- -D warnings
	cargo test --locked --no-default-features --profile native-test --lib --test native -- $(addprefix --skip ,$(SLOW))

dist: page ## leave dist/, ready for any static host

# ---- what has to be there ----

setup: npm ## install what is missing
	@scripts/setup.sh rust tools

rust:
	@scripts/setup.sh rust

npm: node_modules/.package-lock.json

node_modules/.package-lock.json: package.json package-lock.json
	@scripts/setup.sh node
	npm ci --no-audit --no-fund
	@touch $@

chromium:
	@scripts/setup.sh chromium

# ---- the parts ----

types: npm ## the types of the browser tests
	tsc --project tests

lint: rust types ## formatting, clippy, native and wasm, types, and the scripts that install
	node --test tests/tools/
	cargo fmt --check
	cargo clippy --locked --no-default-features --features html --all-targets -- -D warnings
	cargo clippy --locked $(WASM) --features worker --lib --bin heartbox -- -D warnings
	cargo clippy --locked $(WASM) --no-default-features --features worker --bin thinker -- -D warnings

native: rust ## the tests that need no browser
	cargo test --locked --no-default-features --profile native-test
	cargo test --locked --no-default-features --features html --test play --test boards

# Coverage of the fuzzed code, which libFuzzer is guided by, without a sanitizer: those need another compiler, and this program has no unsafe code.
FUZZ_FLAGS := -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares

fuzz: rust ## fuzzes links, saves, journals and files for a minute (SECONDS_TO_FUZZ=86400 for a day; ARGS="links" chooses)
	@scripts/setup.sh cxx
	RUSTFLAGS="$(FUZZ_FLAGS)" CARGO_TARGET_DIR="$(CARGO_TARGET_DIR)/fuzz" cargo build --quiet --locked --profile fuzz --no-default-features --features fuzz --bin fuzz --target "$$(rustc -vV | sed -n 's/^host: //p')"
	@node scripts/fuzz.mjs "$(CARGO_TARGET_DIR)/fuzz/$$(rustc -vV | sed -n 's/^host: //p')/fuzz/fuzz" "$(CACHE)/corpus" $(or $(SECONDS_TO_FUZZ),60) $(ARGS)

doc: rust ## the documentation, without warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps $(WASM) --features worker --lib

# Panics name their source file; where this machine keeps its crates is nobody's business and only makes the page larger.
# NO_COLOR=1 is what people set, but trunk wants true or false.
page: export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS = --remap-path-prefix=$(or $(CARGO_HOME),$(HOME)/.cargo)/registry/src/=
page: setup ## build dist/
	@cargo fetch --locked $(WASM)
	@env -u NO_COLOR trunk build --release --offline

size: npm ## what the page weighs, against its limits
	@node scripts/size-report.mjs

licences: setup ## licences of everything in the page
	@node scripts/licences.mjs

browser: export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER = wasm-bindgen-test-runner
# The module is large without optimisation: a busy machine takes longer than the 20 s that the runner would wait.
browser: export WASM_BINDGEN_TEST_TIMEOUT := 180
browser: setup chromium ## the Rust tests that need a browser
	@scripts/setup.sh runner
	cargo test --locked $(WASM) --test browser

web-test: npm chromium ## Playwright over dist/ (ARGS="offline" or ARGS="-g name" chooses)
	playwright test --config tests/web $(ARGS)

engines: npm ## a whole game, and the beginning and the end of the others, over dist/ in Firefox and in WebKit
	@node tests/engines/run.mjs $(ARGS)

kill-test: npm chromium ## kills the browser in the middle of games: nothing that was seen may be lost (KILLS=1000 for a night)
	@node tests/web/kill.mjs

lighthouse: npm chromium ## Lighthouse over dist/
	@node tests/web/lighthouse.mjs

# The last commit of the page before it was written in Leptos, to compare with.
BASELINE := e515be933b7c96b34d2ae8b4cfb8343037c92931

bench: rust page chromium ## speed of the rules on one core, of saving, of the start, of the bots, and of the page under the finger
	cargo build --quiet --locked --release --no-default-features --bin sim
	@node scripts/games.mjs | while read -r game players; do \
		sed -n "s|^//! Speed: |$$game, $$players players: |p" "src/games/$$game/mod.rs"; \
		"$(CARGO_TARGET_DIR)/release/sim" bench --game "$$game" --players "$$players" --seconds 5 || exit 1; \
	done
	@cargo run --quiet --locked --release --no-default-features --example saving
	@cargo run --quiet --locked --release --no-default-features --example thinking -- 3 | node tests/web/playouts.mjs
	@node tests/web/start.mjs
	@node tests/web/moves.mjs
	@node tests/web/meanwhile.mjs
	@BASELINE=$$(scripts/baseline.sh $(CACHE) $(BASELINE)) node tests/web/responsiveness.mjs

pictures: npm chromium ## the pictures of the README, of dist/
	@node scripts/pictures.mjs

touches: rust npm chromium ## how many touches a turn takes, and how long it is from Start to the first question
	cargo test --quiet --locked --no-default-features --profile native-test --test native pace:: -- --nocapture --skip bot_pace
	playwright test --config tests/web -g "touches"

moments: npm chromium ## films of what moves, over dist/, in moments/: eight frames a second; and their frame times (ARGS="-g infarkt --project frames" chooses)
	playwright test --config tests/films $(ARGS)

strength: rust ## how often does each level of the bots beat the one below? Writes the table of docs/numbers.md; takes hours
	@node scripts/strength.mjs

late: rust ## does the strongest bot of Tintenherz find the best moves at the end? Against exact search; and what longer thinking would gain
	@cargo run --quiet --locked --release --no-default-features --example late
	@cargo run --quiet --locked --release --no-default-features --example worth -- heartstrings 2 2000 20

balance: rust ## does the table of Infarkt's cards reach what it is tuned for? (ARGS="1000 {} 0 3": 1,000 games, no options, from the first, level 3)
	@cargo run --quiet --locked --release --no-default-features --example balance -- $(ARGS)

train: rust ## what the bots have learned, trained from nothing: the same file again
	cargo run --quiet --locked --release --no-default-features --bin sim -- train --game tintenherz --out src/games/tintenherz/bot/weights.bin

clean: ## remove what was built inside the clone
	rm -rf dist moments node_modules test-results playwright-report
