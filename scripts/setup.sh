#!/usr/bin/env bash
# Installs what is missing, and says in one sentence what it cannot install.
#   scripts/setup.sh rust | node | tools | chromium …
# `make` calls it and sets TOOLS (where programs go) and PATH.
set -euo pipefail
cd "$(dirname "$0")/.."

TRUNK=0.21.14
WASM_SPLIT=0.2.4
CARGO_ABOUT=0.9.3

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

# In a build directory of its own: the crates of the tools have nothing to do with ours. Without optimisation at link time, which takes as
# long as all the rest and which nobody would notice.
install() {
  env -u CARGO_TARGET_DIR CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    cargo install --force --root "$TOOLS" "$@"
}

setup_tools() {
  # The command line tool must be exactly as old as the crate.
  local bindgen
  bindgen=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"/\1/p;}' Cargo.lock)
  if [[ "$(trunk --version 2>/dev/null)" != "trunk $TRUNK" ]]; then
    install --locked trunk --version "$TRUNK"
  fi
  if [[ "$(wasm-bindgen --version 2>/dev/null)" != "wasm-bindgen $bindgen" ]] || ! command -v wasm-bindgen-test-runner >/dev/null; then
    # Its lock file sometimes names versions that have been withdrawn; then take the newest that fit.
    install --locked wasm-bindgen-cli --version "$bindgen" || install wasm-bindgen-cli --version "$bindgen"
  fi
  # It does not say its version; cargo knows it.
  if ! cargo install --list --root "$TOOLS" 2>/dev/null | grep -q "^wasm_split_cli_support v$WASM_SPLIT:"; then
    install --locked wasm_split_cli_support --version "$WASM_SPLIT" --features build-binary
  fi
  if [[ "$(cargo-about --version 2>/dev/null)" != "cargo-about $CARGO_ABOUT" ]]; then
    install --locked cargo-about --version "$CARGO_ABOUT" --features cli
  fi
}

setup_chromium() {
  if ! command -v "${CHROMIUM:-}" >/dev/null || ! command -v "${CHROMEDRIVER:-}" >/dev/null; then
    echo "The browser tests need Chromium and its driver (Debian and Ubuntu: the packages chromium and chromium-driver)." >&2
    stop "If they lie somewhere unusual: CHROMIUM=/path/to/chromium CHROMEDRIVER=/path/to/chromedriver make test"
  fi
}

for part in "$@"; do "setup_$part"; done
