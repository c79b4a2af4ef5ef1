#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# peers.sh BENCH_ODDS [REFERENCE.cpp [MUSTERROLL-CLI]]: our dice beside other dice programs, as ratios in one run.
# Peers come from npm and from Debian's packages (dicelab, rolldice); a reference program is built when its source is named, and
# whole processes are compared when our command line is. What cannot be had is skipped, and said.
set -euo pipefail

bench=${1:?Name the program: peers.sh BENCH_ODDS [REFERENCE.cpp [MUSTERROLL-CLI]]}
reference=${2:-}
cli=${3:-}
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
peers=${XDG_CACHE_HOME:-$HOME/.cache}/musterroll-peers
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export PATH=$PATH:/usr/games QT_QPA_PLATFORM=offscreen

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
    echo "Skipped: rpg-dice-roller, droll and rpgdice (no node and npm here)"
elif ! npm install --silent --no-audit --no-fund --prefix "$peers" @dice-roller/rpg-dice-roller@5.5.1 droll@0.2.1 rpgdice@0.2.0 >/dev/null 2>&1; then
    echo "Skipped: rpg-dice-roller, droll and rpgdice (npm does not reach its registry)"
else
    hasPackages=yes
fi
if [[ -z $reference ]]; then
    echo "Skipped: the reference program (no source was named)"
elif ! "${CXX:-c++}" -O2 -std=c++20 "$reference" -o "$folder/reference" 2>/dev/null; then
    echo "Skipped: the reference program ($reference does not compile)"
fi

# By turns, so that a busy minute strikes all of them; of several turns the one in the middle counts. TURNS says how many.
for ((turn = 0; turn < ${TURNS:-3}; ++turn)); do
    "$bench" json >>"$folder/ours"
    [[ -z ${hasPackages:-} ]] || node "$here/peers.js" "$peers" >>"$folder/peers"
    [[ ! -x $folder/reference ]] || "$folder/reference" >>"$folder/limits" 2>/dev/null
    # The first time in a process of its own, three processes each.
    for workload in E1 E2 E3 E4 E5 E6; do
        for _ in 1 2 3; do "$bench" json cold "$workload"; done | sed 's/.*"cold_us":\([0-9.]*\).*/{"first":"'"$workload"'","us":\1}/' >>"$folder/ours"
    done
done

# Seconds of the processor that a command takes; its standard input is the term.
TIMEFORMAT='%U %S'
seconds() {
    { time "${@:2}" <<<"$1" >/dev/null 2>&1; } 2>&1 | awk '{ print $1 + $2 }'
}
median() { sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'; }

touch "$folder/whole"
if ! command -v dicelab >/dev/null; then
    echo "Skipped: dicelab (install the package of that name)"
else
    for roll in "3d6=sum 3#d6" "1d20+5=d20+5"; do
        for _ in {1..5}; do seconds "${roll#*=}" dicelab -e -n 200000; done | median | awk -v e="${roll%%=*}" '{ printf "{\"peer\":\"dicelab\",\"expr\":\"%s\",\"how\":\"total\",\"rate\":%.0f}\n", e, 200000 / $1 }' >>"$folder/peers"
    done
fi
if ! command -v rolldice >/dev/null; then
    echo "Skipped: rolldice (install the package of that name)"
elif [[ -n $cli ]]; then
    for _ in {1..15}; do seconds '' "$cli" roll 3d6 >>"$folder/a"; seconds '' rolldice 3d6 >>"$folder/b"; done
    echo "$(median <"$folder/a") $(median <"$folder/b") roll-3d6 rolldice" >>"$folder/whole"
fi
if [[ -z $cli ]]; then
    echo "Skipped: whole processes (our command line was not named)"
elif command -v dicelab >/dev/null; then
    for _ in {1..15}; do seconds '' "$cli" odds 100d6 >>"$folder/c"; seconds 'sum 100#d6' dicelab -c >>"$folder/d"; done
    echo "$(median <"$folder/c") $(median <"$folder/d") odds-100d6 dicelab" >>"$folder/whole"
fi

touch "$folder/peers" "$folder/limits"
echo
awk '
function text(key) { return match($0, "\"" key "\":\"[^\"]*\"") ? substr($0, RSTART + length(key) + 4, RLENGTH - length(key) - 5) : "" }
function value(key) { return match($0, "\"" key "\":[0-9.e+-]+") ? substr($0, RSTART + length(key) + 3, RLENGTH - length(key) - 3) + 0 : 0 }
function keep(key, number,    i) { # sorted
    for (i = ++count[key]; i > 1 && all[key, i - 1] > number; --i) all[key, i] = all[key, i - 1]
    all[key, i] = number
}
function median(key) { return all[key, int((count[key] + 1) / 2)] }
function row(e, how, peer, key) {
    printf "%-8s %-8s %10.3f M/s   %-22s %10.3f M/s   x %.2f\n", e, how, median(how e) / 1e6, peer, median(key) / 1e6, median(how e) / median(key) }
FILENAME ~ /ours$/ && text("expr") { keep("parsed" text("expr"), value("parsed")); keep("total" text("expr"), value("total")) }
FILENAME ~ /ours$/ && text("w") { keep("warm" text("w"), value("us")); if (/"right":false/) print "WRONG: " $0 }
FILENAME ~ /ours$/ && text("first") { keep("cold" text("first"), value("us")) }
FILENAME ~ /peers$/ { key = text("peer") " " text("expr") " " text("how"); if (!count[key]) order[++rows] = key; keep(key, value("rate")) }
FILENAME ~ /limits$/ && text("expr") {
    for (how in kinds) { key = "reference " text("expr") " " how; if (!count[key]) order[++rows] = key; keep(key, value(kinds[how])) } }
FILENAME ~ /limits$/ && text("w") { keep(text("w"), value("us")) }
FILENAME ~ /whole$/ { printf "%-12s %8.1f ms   %-22s %8.1f ms   x %.1f\n", $3, $1 * 1e3, $4, $2 * 1e3, $2 / $1 }
BEGIN { kinds["parsed"] = "xoshiro_parse_incl_per_s"; kinds["total"] = "xoshiro_parse_excl_per_s" }
END {
    for (i = 1; i <= rows; ++i) { split(order[i], part, " "); row(part[2], part[3], part[1], order[i]) }
    # Measured once on a machine of this kind, in microseconds: for programs that no package brings.
    split("E1 22446 E2 82 E3 19506 E4 3048 E5 10807 E6 574", warm, " "); split("E1 22636 E2 679 E3 20087 E4 3367 E5 11489 E6 19604", first, " ")
    for (i = 1; i <= 12; i += 2) {
        w = warm[i]
        printf "%-8s warm %10.1f us, cold %10.1f us   best of icepool and dyce by figure: x %.0f warm, x %.0f cold", w, median("warm" w), median("cold" w), warm[i + 1] / median("warm" w), first[i + 1] / median("cold" w)
        for (n = 1; n <= 2; ++n) {
            key = w (n == 1 ? "_exact" : "_double")
            if (count[key]) { printf "   reference%s %.1f us: x %.2f", n == 1 ? "" : " in doubles", median(key), median(key) / median("warm" w); break }
        }
        printf "\n"
    }
}' "$folder/ours" "$folder/peers" "$folder/limits" "$folder/whole"
