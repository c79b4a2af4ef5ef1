#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# peers.sh BENCH_MERCENARIUM: how many positions a second our look-ahead sees beside a chess program, as a ratio in one run.
# The chess program comes from Debian's package stockfish; without it ours stands alone, and that is said.
set -euo pipefail

bench=${1:?Name the program: peers.sh BENCH_MERCENARIUM}
export PATH=$PATH:/usr/games QT_QPA_PLATFORM=offscreen
median() { sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
touch "$folder/theirs"

# By turns, so that a busy minute strikes both; the one in the middle counts. TURNS says how many.
for ((turn = 0; turn < ${TURNS:-3}; ++turn)); do
    "$bench" nodes >>"$folder/ours"
    ! command -v stockfish >/dev/null || stockfish bench 16 1 13 2>&1 | awk '/^Nodes\/second/ { print $NF }' >>"$folder/theirs"
done
ours=$(median <"$folder/ours")
if [[ ! -s $folder/theirs ]]; then
    echo "Skipped: stockfish (install the package of that name)"
    printf 'positions looked at  %10d /s\n' "$ours"
else
    theirs=$(median <"$folder/theirs")
    printf 'positions looked at  %10d /s   stockfish bench 16 1 13  %10d /s   x %s\n' "$ours" "$theirs" "$(awk -v a="$ours" -v b="$theirs" 'BEGIN { printf "%.2f", a / b }')"
fi
