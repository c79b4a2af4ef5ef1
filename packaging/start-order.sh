#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# start-order.sh [BUILD]: lists anew, in src/app/start-order.txt, which functions the window runs while it starts, those of every
# game first; a release lays them side by side, so that few pages of the program are read for a start. BUILD is a release build.
# Worth doing after much has changed: a name that is not there any more does no harm. Needs Debian's package valgrind.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=$(realpath "${1:-build/release}")
window=$build/src/app/musterroll
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for needed in "$window" "$build/src/cli/musterroll-cli" valgrind nm python3; do
    command -v "$needed" >/dev/null || { echo "start-order: $needed is missing: build or install it first." >&2; exit 1; }
done
mkdir -p -m 700 "$folder"/{config,data,run}
export XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data XDG_RUNTIME_DIR=$folder/run LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen

# traced NAME [ARGUMENT…]: what is run until everything stands there, and some way into what is done behind it.
traced() {
    echo "start-order: $1"
    timeout -s TERM 100 valgrind --tool=callgrind --demangle=no --callgrind-out-file="$folder/$1.calls" "$window" "${@:2}" 2>/dev/null >&2 || true
    [[ -s $folder/$1.calls ]] || { echo "start-order: nothing was traced of $1." >&2; exit 1; }
}

# begun GAME EVENING LINES: a table in the middle of a recorded evening.
begun() {
    "$build/src/cli/musterroll-cli" --shelf "$folder/$1.db" new Saturday --game "$1" --pack training >/dev/null
    head -n "$3" "tests/games/$1/evenings/$2.jsonl" | "$build/src/cli/musterroll-cli" --shelf "$folder/$1.db" play Saturday >/dev/null || true
    traced "$1" --shelf "$folder/$1.db" --campaign Saturday
}

traced start --shelf "$folder/empty.db"
begun hired-swords training-career 330 # more than a hundred: what was kept of a state is read
begun jagged-alliance training-campaign 130
begun sellsword long-match 150
begun swords-and-souls five-heroes 150
begun mercenarium four-houses 130

nm --defined-only "$window" >"$folder/symbols"
python3 - "$folder"/symbols "$folder"/*.calls >"$folder/order" <<'PYTHON'
import collections
import re
import sys

at, called = {}, collections.defaultdict(list)
for line in open(sys.argv[1]):
    address, kind, name = line.split(" ", 2)
    if kind in "tTwWvVi":
        at.setdefault(name.strip(), []).append(address)
        called[address].append(name.strip())


def run_in(file):
    names, functions, objects, of_window = {}, {}, {}, False
    for line in open(file, errors="replace"):
        if found := re.match(r"(c?)(ob|fn)=\((\d+)\)(?: (.*))?", line):
            known = objects if found[2] == "ob" else functions
            known.setdefault(found[3], found[4])
            if found[2] == "ob" and not found[1]:
                of_window = known[found[3]].endswith("/musterroll")
            elif not found[1] and of_window:
                names.setdefault(re.sub(r"'\d+$", "", known[found[3]].strip()))
    return names


first, runs = {}, collections.Counter()
for file in sys.argv[2:]:
    for name in run_in(file):
        for address in at.get(name, ()):
            # Two names of one constructor or destructor: its section has the second one.
            alike = {re.sub(r"([CD])1(?=E|I)", r"\g<1>2", other) for other in called[address]}
            for other in called[address]:
                if other in alike and re.fullmatch(r"[A-Za-z_][\w.$]*", other):
                    first.setdefault(other, len(first))
                    runs[other] += 1
print("\n".join(sorted(first, key=lambda name: (-runs[name], first[name]))))
PYTHON
mv "$folder/order" src/app/start-order.txt
echo "start-order: $(wc -l <src/app/start-order.txt) functions"
