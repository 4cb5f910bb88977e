#!/usr/bin/env bash
# Builds the page of an earlier commit below the cache directory, once, and prints where its dist/ lies; nothing if the history of this
# clone does not have that commit.
#   scripts/baseline.sh CACHE COMMIT
set -euo pipefail
cd "$(dirname "$0")/.."

cache=$1
commit=$2
place=$cache/baseline/$commit

if [[ ! -f "$place/dist/index.html" ]]; then
  if ! git cat-file -e "$commit^{commit}" 2>/dev/null; then
    echo "This clone does not have commit ${commit:0:10}: nothing to compare with." >&2
    exit 0
  fi
  rm -rf "$place"
  mkdir -p "$place/source"
  git archive "$commit" | tar -x -C "$place/source"
  # A build directory of its own: the crate has the same name.
  env -u MAKEFLAGS -u MAKELEVEL CARGO_TARGET_DIR="$place/target" make -C "$place/source" CACHE="$cache" page >&2
  mv "$place/source/dist" "$place/dist"
  rm -rf "$place/source" "$place/target"
fi
echo "$place/dist"
