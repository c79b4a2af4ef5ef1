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

"$bench" json >"$folder/ours"
# The first time in a process of its own, nine processes each.
for workload in E1 E2 E3 E4 E5 E6; do
    for _ in {1..9}; do "$bench" json cold "$workload"; done | sed 's/.*"cold_us":\([0-9.]*\).*/\1/' | sort -n | sed -n '5s/.*/{"first":"'"$workload"'","us":&}/p' >>"$folder/ours"
done

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
    echo "Skipped: rpg-dice-roller, droll and rpgdice (no node and npm here)"
elif ! npm install --silent --no-audit --no-fund --prefix "$peers" @dice-roller/rpg-dice-roller@5.5.1 droll@0.2.1 rpgdice@0.2.0 >/dev/null 2>&1; then
    echo "Skipped: rpg-dice-roller, droll and rpgdice (npm does not reach its registry)"
else
    node "$here/peers.js" "$peers" >"$folder/peers"
fi

if [[ -z $reference ]]; then
    echo "Skipped: the reference program (no source was named)"
elif ! "${CXX:-c++}" -O2 -std=c++20 "$reference" -o "$folder/reference" 2>/dev/null; then
    echo "Skipped: the reference program ($reference does not compile)"
else
    "$folder/reference" >"$folder/limits" 2>/dev/null
fi

# Seconds that a command takes; its standard input is the term.
seconds() {
    local begin=$EPOCHREALTIME
    "${@:2}" <<<"$1" >/dev/null
    awk -v a="$begin" -v b="$EPOCHREALTIME" 'BEGIN { print b - a }'
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
FILENAME ~ /ours$/ && text("expr") { e = text("expr"); parsed[e] = value("parsed"); total[e] = value("total") }
FILENAME ~ /ours$/ && text("w") { us[text("w")] = value("us"); if (/"right":false/) print "WRONG: " $0 }
FILENAME ~ /ours$/ && text("first") { cold[text("first")] = value("us") }
FILENAME ~ /peers$/ { e = text("expr"); mine = text("how") == "parsed" ? parsed[e] : total[e]
    printf "%-8s %-8s %10.3f M/s   %-22s %10.3f M/s   x %.1f\n", e, text("how"), mine / 1e6, text("peer"), value("rate") / 1e6, mine / value("rate") }
FILENAME ~ /limits$/ && text("expr") { e = text("expr")
    printf "%-8s %-8s %10.3f M/s   %-22s %10.3f M/s   x %.2f\n", e, "parsed", parsed[e] / 1e6, "reference", value("xoshiro_parse_incl_per_s") / 1e6, parsed[e] / value("xoshiro_parse_incl_per_s")
    printf "%-8s %-8s %10.3f M/s   %-22s %10.3f M/s   x %.2f\n", e, "total", total[e] / 1e6, "reference", value("xoshiro_parse_excl_per_s") / 1e6, total[e] / value("xoshiro_parse_excl_per_s") }
FILENAME ~ /limits$/ && text("w") { limit[text("w")] = value("us") }
FILENAME ~ /whole$/ { printf "%-12s %8.1f ms   %-22s %8.1f ms   x %.1f\n", $3, $1 * 1e3, $4, $2 * 1e3, $2 / $1 }
END {
    # Measured once on a machine of this kind, in microseconds: for programs that no package brings.
    split("E1 22446 E2 82 E3 19506 E4 3048 E5 10807 E6 574", warm, " "); split("E1 22636 E2 679 E3 20087 E4 3367 E5 11489 E6 19604", first, " ")
    for (i = 1; i <= 12; i += 2) {
        w = warm[i]
        printf "%-8s warm %10.1f us, cold %10.1f us   best of icepool and dyce by figure: x %.0f warm, x %.0f cold", w, us[w], cold[w], warm[i + 1] / us[w], first[i + 1] / cold[w]
        if (limit[w "_exact"]) printf "   reference %.1f us: x %.2f", limit[w "_exact"], limit[w "_exact"] / us[w]
        else if (limit[w "_double"]) printf "   reference in doubles %.1f us: x %.2f", limit[w "_double"], limit[w "_double"] / us[w]
        printf "\n"
    }
}' "$folder/ours" "$folder/peers" "$folder/limits" "$folder/whole"
