#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# try-phones.sh [FOLDER]: by hand, not in the tests. Serves every game's training table and opens its page in a real browser: joins,
# takes a seat, acts, looks for faults of access with axe-core, and leaves screenshots of a phone and a tablet, dark and light, in
# FOLDER. Needs Debian's chromium, Node.js with npm, and a build (packaging/run.sh makes one).
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
out=$(realpath -m "${1:-$root/build/phones}")
bin=${MR_BUILD:-$root/build/dev}/src
for program in "$bin/app/musterroll" "$bin/cli/musterroll-cli"; do
    [[ -x $program ]] || { echo "try-phones: $program is not built yet" >&2; exit 1; }
done
for program in node npm "${CHROMIUM:-chromium}"; do
    command -v "$program" >/dev/null || { echo "try-phones: $program is not installed" >&2; exit 1; }
done
mkdir -p "$out"
[[ -d $out/node_modules/puppeteer-core && -d $out/node_modules/axe-core ]] \
    || npm install --prefix "$out" --no-audit --no-fund --silent puppeteer-core axe-core

shelf=$(mktemp -d)
trap 'rm -rf "$shelf"' EXIT
games=(hired-swords jagged-alliance mercenarium sellsword swords-and-souls)
for game in "${games[@]}"; do
    "$bin/cli/musterroll-cli" --shelf "$shelf/shelf.db" new "$game" --game "$game" --pack training >/dev/null
    [[ ! -f $root/resources/games/$game/try.jsonl ]] \
        || "$bin/cli/musterroll-cli" --shelf "$shelf/shelf.db" play "$game" --seed 5 <"$root/resources/games/$game/try.jsonl" >/dev/null
done
cp "$root/packaging/try-phones.mjs" "$out/"
CHROMIUM=$(command -v "${CHROMIUM:-chromium}") node "$out/try-phones.mjs" "$bin/app/musterroll" "$shelf/shelf.db" "$out" "${games[@]}"
