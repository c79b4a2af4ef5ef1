#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# try-phones.sh [FOLDER]: by hand, not in the tests. Serves every game's training table and opens its page in a real browser: joins,
# takes a seat, acts, looks for faults of access with axe-core, leaves screenshots of a phone and a tablet, dark and light, in FOLDER,
# and plays the beginning of a recorded evening from the pages alone. BROWSER=firefox-esr takes that one (THEME=light shows it light). Needs Debian's chromium, Node.js with npm, and a build (packaging/run.sh makes one).
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
out=$(realpath -m "${1:-$root/build/phones}")
bin=${MR_BUILD:-$root/build/dev}/src
for program in "$bin/app/musterroll" "$bin/cli/musterroll-cli"; do
    [[ -x $program ]] || { echo "try-phones: $program is not built yet" >&2; exit 1; }
done
for program in node npm "${BROWSER:-chromium}"; do
    command -v "$program" >/dev/null || { echo "try-phones: $program is not installed" >&2; exit 1; }
done
mkdir -p "$out"
[[ -d $out/node_modules/puppeteer-core && -d $out/node_modules/axe-core ]] \
    || npm install --prefix "$out" --no-audit --no-fund --silent puppeteer-core axe-core

shelf=$(mktemp -d)
trap 'rm -rf "$shelf"' EXIT
tables=()
games=(${GAMES:-hired-swords jagged-alliance mercenarium sellsword swords-and-souls})
# NAME, acts that the laptop does before anybody sits down, acts in all, what each page may
declare -A evenings=([hired-swords]="training-career 0 80 everything" [jagged-alliance]="training-campaign 0 70 everything"
    [mercenarium]="iva-and-pia 0 40 seat" [sellsword]="short-skirmish 0 50 seat" [swords-and-souls]="three-heroes 1 60 seat")
for game in "${games[@]}"; do
    "$bin/cli/musterroll-cli" --shelf "$shelf/shelf.db" new "$game" --game "$game" --pack training >/dev/null
    # The evening that its page plays: what was done of a recorded one, up to its first whole turns.
    read -r name before acts right <<<"${evenings[$game]}"
    node -e 'const [file, most] = process.argv.slice(1), read = end => require("fs").readFileSync(file + end, "utf8").trim().split("\n").map(JSON.parse);
        const answers = read(".answers"), acts = [], back = [];
        read(".jsonl").forEach((one, at) => {
            if (one.undo) back.push(acts.pop());
            else if (one.redo) acts.push(back.pop());
            else if (one.do && answers[at].answer === "done") acts.push(one), (back.length = 0);
        });
        acts.slice(0, Number(most)).forEach(act => console.log(JSON.stringify(act)));' \
        "$root/tests/games/$game/evenings/$name" "$acts" >"$out/$game.jsonl"
    for kind in evening recorded; do
        "$bin/cli/musterroll-cli" --shelf "$shelf/shelf.db" new "$game $kind" --game "$game" --pack training >/dev/null
    done
    head -n "$before" "$out/$game.jsonl" | "$bin/cli/musterroll-cli" --shelf "$shelf/shelf.db" play "$game evening" >/dev/null
    "$bin/cli/musterroll-cli" --shelf "$shelf/shelf.db" play "$game recorded" <"$out/$game.jsonl" >/dev/null
    tables+=("$game:$before:$right")
    [[ ! -f $root/resources/games/$game/try.jsonl ]] \
        || "$bin/cli/musterroll-cli" --shelf "$shelf/shelf.db" play "$game" --seed 5 <"$root/resources/games/$game/try.jsonl" >/dev/null
done
cp "$root/packaging/try-phones.mjs" "$out/"
BROWSER=$(command -v "${BROWSER:-chromium}") node "$out/try-phones.mjs" "$bin/app/musterroll" "$bin/cli/musterroll-cli" "$shelf/shelf.db" "$out" "${tables[@]}"
