#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# whole.sh [BUILD [ROUNDS]]: all that is promised of the window's speed, in one run on a display of its own: click and key until
# they are painted, then first paint and memory with a campaign of 10,000 entries open, beside the least that a desktop program
# of this kind starts with and beside other programs, where they are installed. BUILD is a release build, for debug ones tell
# nothing; build bench_window, bench_start, bench_start_floor and musterroll first.
set -euo pipefail

build=${1:-build/release}
rounds=${2:-15}
folder=$(mktemp -d)
trap 'rm -rf "$folder"; [[ -z ${screen:-} ]] || kill "$screen"' EXIT
bench=$build/tests/benchmarks

for program in "$bench/window/bench_window" "$bench/start/bench_start" "$bench/start/bench_start_floor" "$build/src/app/musterroll"; do
    [[ -x $program ]] || { echo "$program is missing: build it first (cmake --build $build --target $(basename "$program"))." >&2; exit 1; }
done

exec {ready}<> <(:)
Xvfb -displayfd "$ready" -screen 0 1280x720x24 -nolisten tcp 2>/dev/null &
screen=$!
read -r -t 20 number <&"$ready" || { echo "Xvfb does not start: install xvfb." >&2; exit 1; }
export DISPLAY=:$number QT_QPA_PLATFORM=xcb

"$bench/window/bench_window" "$folder/shelf.db"
programs=(-- "$bench/start/bench_start_floor" -- "$build/src/app/musterroll" --shelf "$folder/shelf.db" --campaign Career)
for other in keepassxc sqlitebrowser zeal; do
    if command -v "$other" >/dev/null; then programs+=(-- "$other"); else echo "Skipped: $other (not installed)"; fi
done
echo "goals: painted at most 1.3 times the first, PSS at most 1.35 times"
"$bench/start/bench_start" "$rounds" "${programs[@]}"
