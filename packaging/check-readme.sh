#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# check-readme.sh PROGRAM: runs the commands of the README's first example on an empty shelf and compares every answer.
set -euo pipefail

program=$(realpath "${1:?Name the program: check-readme.sh PROGRAM}")
readme=$(dirname "${BASH_SOURCE[0]}")/../README.md
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export LC_ALL=C.UTF-8 LANGUAGE=en

awk '/^```/ { if (inside) exit; inside = 1; next } inside' "$readme" >"$folder/written"
while IFS= read -r line; do
    [[ $line == '$ musterroll-cli '* ]] || continue
    [[ ! -s $folder/answered ]] || echo
    printf '%s\n' "$line"
    read -r -a words <<<"${line#\$ musterroll-cli }"
    "$program" --shelf "$folder/shelf.db" "${words[@]}" </dev/null 2>&1 || true
done <"$folder/written" >"$folder/answered"
if ! diff -u --label README.md --label "what it answers" "$folder/written" "$folder/answered"; then
    echo "The example in README.md is not what the program answers." >&2
    exit 1
fi
