#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Brings the translation files up to date with the texts in the sources. English needs only plural forms.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

lupdate=$(command -v lupdate6 || command -v /usr/lib/qt6/bin/lupdate || command -v lupdate)
"$lupdate" -silent -no-obsolete -locations none -pluralonly src ui -ts translations/musterroll_en.ts 2>/dev/null
