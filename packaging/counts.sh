#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# counts.sh [FOLDER]: what the house is measured by, of this checkout or of another one: places where an action or an answer
# is handled as text, what a click costs where that test is built, lines, the longest functions and the fullest folders; and
# what the recorded evenings cite: fewer for an act means that less is cited that did not decide.
set -euo pipefail
root=${1:-$(dirname "${BASH_SOURCE[0]}")/..}
cd "$root"

desks=$(find src/games -path '*/desk/*' \( -name '*.cpp' -o -name '*.h' \))
places() {
    local pattern=$1
    # shellcheck disable=SC2086 # the names hold no spaces
    grep -hoE "$pattern" $desks | wc -l
}
row() { printf '%-62s %6d\n' "$1" "$2"; }

row "verbs compared as text in desks" "$(places '\bverb(\(\))? *[=!]= *(QLatin1String|QStringLiteral)\("')"
row "answers and fields read by key in desks" "$(places '(\.value\(|\[)(QLatin1String|QStringLiteral)\(')"
row "untyped intents and proposals in desks" "$(places '(intent|propose)\((QStringLiteral|QLatin1String)')"
# shellcheck disable=SC2086
row "files of desks that name a QJson type" "$(grep -lE 'QJson(Object|Array|Value|Document)' $desks | wc -l)"
row "answers of games without a form of their own" "$(grep -rhoE 'Answered<QJson(Value|Object|Array)>' src/games | wc -l)"
row "offers that a desk makes again" "$(places '[^.>:[:alnum:]_]offers\((state|now|any)\b')"
clicks=build/dev/tests/kit/tst_kit_sittings
if [[ -x $clicks ]]; then
    QT_QPA_PLATFORM=offscreen $clicks aClickIsJudgedOnce 2>&1 | sed -n 's/.*QINFO.*) //p' | sed 's/, /\n/g' | while IFS=: read -r what count; do
        row "$what" "$count"
    done
fi
row "lines of src/games" "$(find src/games \( -name '*.cpp' -o -name '*.h' \) -exec cat {} + | wc -l)"
row "lines of src" "$(find src \( -name '*.cpp' -o -name '*.h' \) -exec cat {} + | wc -l)"

for evenings in tests/games/*/evenings; do
    game=$(basename "$(dirname "$evenings")")
    answers=$(find "$evenings" -name '*.answers' -exec cat {} +)
    acts=$(grep -c . <<<"$answers" || true)
    cited=$(grep -oE '"id":"[A-Z]+-[0-9]+"' <<<"$answers" | wc -l)
    row "rules cited by a hundred acts of $game" $((100 * cited / (acts > 0 ? acts : 1)))
    row "different rules cited there" "$(grep -oE '"id":"[A-Z]+-[0-9]+"' <<<"$answers" | sort -u | wc -l)"
    known=tests/games/$game/read-only.json
    if [[ -e $known ]]; then row "rules of $game that no case cites, with a word why" "$(grep -cE '^ *"[A-Z]+-[0-9]+":' "$known")"; fi
done

echo "functions of more than 80 lines (a brace at the margin opens, one closes):"
find src \( -name '*.cpp' -o -name '*.h' \) -exec awk '
    FNR == 1 { start = 0 }
    /^\{$/ { start = FNR }
    /^\}/ && start { if (FNR - start > 80) printf "  %s:%d %d lines\n", FILENAME, start, FNR - start; start = 0 }' {} + | sort
echo "folders with more than 44 sources:"
find src -type d | while read -r folder; do
    count=$(find "$folder" -maxdepth 1 \( -name '*.cpp' -o -name '*.h' \) | wc -l)
    if [[ $count -gt 44 ]]; then printf '  %s: %d\n' "$folder" "$count"; fi
done
