#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the translation files up to date with the texts in the sources. English needs only plural forms. The texts that stand
# in tables come from the program translatable_texts: name it if it is not where the preset dev builds it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

texts=$(mktemp --suffix=.cpp)
trap 'rm -f "$texts"' EXIT
"${1:-build/dev/translations/translatable_texts}" >"$texts"

lupdate=$(command -v lupdate6 || command -v /usr/lib/qt6/bin/lupdate || command -v lupdate)
"$lupdate" -silent -no-obsolete -locations none -pluralonly src ui "$texts" -ts translations/musterroll_en.ts 2>/dev/null
"$lupdate" -silent -no-obsolete -locations none src ui "$texts" -ts translations/musterroll_de.ts -target-language de 2>/dev/null
