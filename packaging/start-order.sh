#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# start-order.sh BUILD: lists anew, in src/app/start-order.txt, which functions the window runs while it starts; a release lays
# them side by side, so that few pages of the program are read for a start. BUILD is a release build that is not laid out itself
# (cmake --preset release -DMR_LAID_OUT=OFF -B BUILD), for of such a one the tracer knows half of the names. Worth doing after
# much has changed: a name that is not there any more does no harm. Takes ten minutes; needs Debian's package valgrind.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=$(realpath "${1:?BUILD is missing: a release build with -DMR_LAID_OUT=OFF}")
window=$build/src/app/musterroll
cli=$build/src/cli/musterroll-cli
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for needed in "$window" "$cli" valgrind nm python3; do
    command -v "$needed" >/dev/null || { echo "start-order: $needed is missing: build or install it first." >&2; exit 1; }
done
mkdir -p -m 700 "$folder"/{config,data,run}
export XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data XDG_RUNTIME_DIR=$folder/run LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen

# traced NAME [ARGUMENT…]: what is run until everything stands there, and what is done behind it.
traced() {
    echo "start-order: $1"
    timeout -s TERM 65 valgrind --tool=callgrind --demangle=no --callgrind-out-file="$folder/$1.calls" "$window" "${@:2}" \
        >/dev/null 2>&1 || true
    [[ -s $folder/$1.calls ]] || { echo "start-order: nothing was traced of $1." >&2; exit 1; }
}

# begun NAME GAME EVENING LINES: a table in the middle of a recorded evening, with more than a hundred entries, so that a state
# that was kept is read, and with a note at a rule.
begun() {
    local shelf=$folder/$1.db
    "$cli" --shelf "$shelf" new Saturday --game "$2" --pack training >/dev/null
    {
        head -n "$4" "tests/games/$2/evenings/$3.jsonl"
        for _ in {1..60}; do
            printf '{"do": "setting", "name": "strictness", "value": "%s"}\n' advise ask
        done
    } | "$cli" --shelf "$shelf" play Saturday >/dev/null || true
    local rule
    rule=$("$cli" rules --game "$2" --json | sed 's/.*\[{[^}]*"id":"\([^"]*\)".*/\1/')
    "$cli" --shelf "$shelf" rules pin "$rule" "We ask twice." --campaign Saturday >/dev/null
    traced "$1" --shelf "$shelf" --campaign Saturday
}

begun battle hired-swords training-career 25
begun career hired-swords training-career 330
begun jagged-alliance jagged-alliance training-campaign 130
begun mercenarium mercenarium four-houses 130
begun sellsword sellsword long-match 150
begun swords-and-souls swords-and-souls five-heroes 150
traced start --shelf "$folder/empty.db"

nm -S --defined-only "$window" >"$folder/symbols"
python3 - "$folder"/symbols "$folder"/*.calls >"$folder/order" <<'PYTHON'
import collections
import re
import sys

ENOUGH = 0.85  # of the bytes that begin with the same letters: then the letters stand for all of them
GAMES = ["hiredswords", "jaggedalliance", "sellsword", "swordsandsouls", "mercenarium"]


def traced(file):
    known, of_window = {"ob": {}, "fn": {}}, False
    for line in open(file, errors="replace"):
        found = re.match(r"(c?)(ob|fn)=\((\d+)\)(?: (.*))?", line)
        if not found:
            continue
        names = known[found[2]]
        if found[4]:
            names[found[3]] = found[4]
        if found[2] == "ob" and not found[1]:
            of_window = names[found[3]].endswith("/musterroll")
        elif not found[1] and of_window:
            yield re.sub(r"'\d+$", "", names[found[3]].strip())


at, called, size = collections.defaultdict(list), collections.defaultdict(list), {}
for line in open(sys.argv[1]):
    word = line.split(" ", 3)
    if len(word) == 4 and word[2] in "tTwWvVi":
        name = word[3].strip()
        at[name].append(word[0])
        called[word[0]].append(name)
        size[word[0]] = int(word[1], 16)


def section(address):  # a constructor or destructor has two names; its section has the second one
    second = [name for name in called[address] if re.search(r"[CD]2(?=E|I)", name)]
    return (second or sorted(called[address]))[0]


files = sys.argv[2:]
runs = collections.defaultdict(set)
for file in files:
    for name in set(traced(file)):
        for address in at[name]:
            runs[address].add(file)
total, done, seen = collections.Counter(), collections.Counter(), collections.defaultdict(set)
for address in called:
    name = section(address)
    if ".cold" not in name and re.fullmatch(r"[A-Za-z_][\w.$]*", name):
        total[name] += size[address]
        if runs[address]:
            done[name] += size[address]
            seen[name] |= runs[address]
names, rows = sorted(total), []


def walk(low, high, depth):
    run = [name for name in names[low:high] if done[name]]
    if not run:
        return
    if high - low == 1:
        rows.append((names[low], run))
    elif depth >= 4 and sum(done[name] for name in run) >= ENOUGH * sum(total[name] for name in names[low:high]):
        first, last = names[low], names[high - 1]
        alike = next((i for i, (a, b) in enumerate(zip(first, last)) if a != b), min(len(first), len(last)))
        rows.append((first[:alike] + "*", run))
    else:
        while low < high:
            end = low
            while end < high and names[end][depth : depth + 1] == names[low][depth : depth + 1]:
                end += 1
            walk(low, end, depth + 1)
            low = end


def place(row):  # what all games run, what some do, and each game's own
    games = {next((i for i, game in enumerate(GAMES, 1) if game in name), 0) for name in row[1]}
    bytes_in = collections.Counter()
    for name in row[1]:
        for file in seen[name]:
            bytes_in[file] += done[name]
    runs_in = {file for file in bytes_in if 2 * bytes_in[file] >= sum(done[name] for name in row[1])}
    return games.pop() if len(games) == 1 else 0, len(runs_in) < len(files) - 1, [file not in runs_in for file in files], row[0]


sys.setrecursionlimit(10000)
walk(0, len(names), 0)
print("\n".join(row[0] for row in sorted(rows, key=place)))
PYTHON
mv "$folder/order" src/app/start-order.txt
echo "start-order: $(wc -l <src/app/start-order.txt) names"
