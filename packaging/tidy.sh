#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# tidy.sh [BASE]: clang-tidy on what changed since BASE, uncommitted changes included. Without BASE: since the branch left main, or
# on main since the commit before. Fails when something is found.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [[ $# -gt 1 || "${1:-}" == -* ]]; then
    echo "Usage: packaging/tidy.sh [BASE]" >&2
    exit 64
fi

# Older ones than 17 cannot deduce the types of our word lists.
find_program() {
    local name
    for name in clang-tidy-19 clang-tidy-{20..24} clang-tidy-18 clang-tidy-17 clang-tidy; do
        if [[ "$("$name" --version 2>/dev/null || true)" =~ version\ ([0-9]+) ]] && [[ ${BASH_REMATCH[1]} -ge 17 ]]; then
            echo "$name"
            return
        fi
    done
    echo "tidy: clang-tidy 19 is not installed (17 or newer would do). Nothing was looked at." >&2
    return 1
}

find_base() {
    local base
    base=$(git merge-base HEAD main 2>/dev/null || git merge-base HEAD origin/main 2>/dev/null || true)
    [[ -n $base && $base != "$(git rev-parse HEAD)" ]] || base=HEAD~1
    git rev-parse --verify --quiet "$base^{commit}"
}

program=$(find_program)
commands=build/dev/compile_commands.json
if [[ ! -f $commands ]]; then
    echo "tidy: there is no $commands. Build first: packaging/test.sh" >&2
    exit 1
fi
if ! base=$(git rev-parse --verify --quiet "${1:-$(find_base)}^{commit}"); then
    echo "tidy: there is no commit ${1:-before this one} to compare with" >&2
    exit 1
fi

# Precompiled headers are those of another compiler; every file includes what it uses, so it is read without them.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
sed -e 's/ -Winvalid-pch//' -e 's/ -include [^ ]*cmake_pch\.hxx//' "$commands" >"$folder/compile_commands.json"

files=()
while IFS= read -r file; do
    if [[ $file == *.cpp ]] && ! grep -q -F "\"file\": \"$PWD/$file\"" "$commands"; then
        echo "tidy: passed over, because build/dev does not build it: $file" >&2
    else
        files+=("$file")
    fi
done < <(
    git diff --name-only --diff-filter=d "$base" -- '*.cpp' '*.h'
    git ls-files --others --exclude-standard -- '*.cpp' '*.h'
)

echo "tidy: ${#files[@]} files changed since $(git rev-parse --short "$base"); $program reads them"
[[ ${#files[@]} -eq 0 ]] && exit
printf '%s\0' "${files[@]}" | xargs -0 -P"$(nproc)" -n1 "$program" -p "$folder" --quiet --warnings-as-errors='*' \
    --extra-arg=-Wno-error --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-pragma-once-outside-header
