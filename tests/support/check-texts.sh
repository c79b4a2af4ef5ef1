#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# check-texts.sh LUPDATE TEXTS: every text in the sources and every text of the games' tables ends in a translation file, none
# under a context that is never asked for, and each is translated into German.
set -euo pipefail

lupdate=${1:?Name lupdate}
texts=${2:?Name the program translatable_texts}
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$texts" >"$folder/texts.cpp"
"$lupdate" -silent -no-obsolete -locations none src ui "$folder/texts.cpp" -ts "$folder/all.ts" 2>/dev/null

plain() { sed -e 's/&quot;/"/g' -e "s/&apos;/'/g" -e 's/&lt;/</g' -e 's/&gt;/>/g' -e 's/&amp;/\&/g' | sort -u; }
sed -n 's|^ *<source>\(.*\)</source>$|\1|p' "$folder/all.ts" | plain >"$folder/found"
failed=0

# Texts of one line: those of the tables, and what stands in a call of tr.
sed -n 's/^QT_TRANSLATE_NOOP("[^"]*", "\(.*\)");$/\1/p' "$folder/texts.cpp" | grep -v '\\' | sort -u >"$folder/tables"
grep -rhoE '\btr\("[^"\\]+"\)' src --include='*.cpp' --include='*.h' | sed 's/^tr("\(.*\)")$/\1/' | sort -u >"$folder/calls"
for list in tables calls; do
    [[ $(wc -l <"$folder/$list") -gt 100 ]] || { echo "$list: only $(wc -l <"$folder/$list") texts were found to compare"; failed=1; }
    if comm -23 "$folder/$list" "$folder/found" | grep .; then
        echo "^ these texts of $list cannot be translated"
        failed=1
    fi
done

# German is complete.
cp translations/musterroll_de.ts "$folder/de.ts"
"$lupdate" -silent -no-obsolete -locations none src ui "$folder/texts.cpp" -ts "$folder/de.ts" -target-language de 2>/dev/null
if grep -B2 'type="unfinished"' "$folder/de.ts"; then
    echo "^ these texts are not translated into German"
    failed=1
fi

# English has its plural forms.
cp translations/musterroll_en.ts "$folder/en.ts"
"$lupdate" -silent -no-obsolete -locations none -pluralonly src ui "$folder/texts.cpp" -ts "$folder/en.ts" 2>/dev/null
if grep -B2 'type="unfinished"' "$folder/en.ts"; then
    echo "^ these texts have no plural forms in English"
    failed=1
fi

# What Jagged Alliance counts is named before its number ("dice: 1"): one and many read alike.
if grep -rnE '"[^"]*%[1-9] (actions|areas|cards|cubes|dice|enemies|funds|levels|mercenaries|players|points|rebels|skulls|slots|successes|tokens|turns|wounds)([^:a-z]|")' src/games/jagged-alliance --include='*.cpp' --include='*.inc'; then
    echo "^ these texts are wrong of one thing: name it before its number"
    failed=1
fi

# A text is asked for under the namespace of the layer or game, or by a class that has a tr of its own. lupdate takes the class
# around an unqualified call, or the inner namespace; nobody asks there.
"$lupdate" -silent -no-obsolete -locations none src ui -ts "$folder/calls.ts" 2>/dev/null
{
    printf '%s\n' engine dice rulebook cards shelf share cli kit serve window report app name reason field fields hiredswords jaggedalliance sellsword swordsandsouls mercenarium QShortcut QKeySequenceEdit
    grep -rhoE '<class>[A-Za-z]+' ui | sed 's/<class>//'
    grep -rhE -B3 'Q_OBJECT|Q_DECLARE_TR_FUNCTIONS' src --include='*.h' --include='*.cpp' | sed -nE 's/^ *class ([A-Za-z]+).*/\1/p'
} | sort -u >"$folder/askers"
if sed -n 's|^ *<name>\(.*\)</name>$|\1|p' "$folder/calls.ts" | while read -r context; do
    grep -qxF "${context##*::}" "$folder/askers" || echo "$context"
done | grep .; then
    echo "^ these contexts are never asked for: write the game's or layer's namespace before tr"
    failed=1
fi
exit $failed
