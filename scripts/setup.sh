#!/usr/bin/env bash
# Installs what is missing, and says in one sentence what it cannot install.
#   scripts/setup.sh rust | node | tools | runner | chromium …
# `make` calls it and sets TOOLS (where programs go) and PATH.
set -euo pipefail
cd "$(dirname "$0")/.."

stop() {
  echo "$*" >&2
  exit 1
}

# What rust-toolchain.toml pins. Newer rustup versions do not install it by themselves.
setup_rust() {
  command -v rustup >/dev/null || stop "Heartbox needs rustup: see https://rustup.rs, then try again."
  local channel
  channel=$(sed -n 's/^channel = "\(.*\)"/\1/p' rust-toolchain.toml)
  local targets
  targets=$(rustup "+$channel" target list --installed 2>/dev/null || true)
  if [[ "$targets" != *wasm32-unknown-unknown* ]] ||
    ! cargo "+$channel" fmt --version >/dev/null 2>&1 || ! cargo "+$channel" clippy --version >/dev/null 2>&1; then
    rustup toolchain install "$channel" --profile minimal --component rustfmt,clippy --target wasm32-unknown-unknown
  fi
}

setup_node() {
  node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null ||
    stop "Heartbox needs Node 20 or newer: see https://nodejs.org, then try again."
}

# What builds the page.
setup_tools() {
  node scripts/tools.mjs "$TOOLS" trunk wasm-bindgen wasm-split-cli cargo-about
}

# What only the Rust tests in the browser need.
setup_runner() {
  node scripts/tools.mjs "$TOOLS" wasm-bindgen-test-runner
}

# What compiles libFuzzer.
setup_cxx() {
  command -v c++ >/dev/null || stop "The fuzz targets need a C++ compiler (Debian and Ubuntu: the package g++)."
}

setup_chromium() {
  if ! command -v "${CHROMIUM:-}" >/dev/null || ! command -v "${CHROMEDRIVER:-}" >/dev/null; then
    echo "The browser tests need Chromium and its driver (Debian and Ubuntu: the packages chromium and chromium-driver)." >&2
    stop "If they lie somewhere unusual: CHROMIUM=/path/to/chromium CHROMEDRIVER=/path/to/chromedriver make test"
  fi
}

for part in "$@"; do "setup_$part"; done
