#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# format.sh: formats every source file; format.sh --check: names the files that are not formatted, and fails.
# Debian 12's clang-format (14) decides; other versions differ in places.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

program=$(command -v clang-format-14 || true)
if [[ -z $program ]]; then
    echo "format: clang-format 14 is not installed (Debian: apt-get install clang-format-14)" >&2
    exit 1
fi
case "${1:-}" in
'') options=(-i) ;;
--check) options=(--dry-run --Werror) ;;
*)
    echo "Usage: packaging/format.sh [--check]" >&2
    exit 64
    ;;
esac
git ls-files -z '*.cpp' '*.h' | xargs -0 -P"$(nproc)" -n40 "$program" "${options[@]}"
