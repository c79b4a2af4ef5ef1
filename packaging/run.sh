#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Sets up, builds and starts Muster Roll, with a training campaign on the shelf. Without a display it plays a contract on the
# command line. MUSTERROLL_SHELF names another shelf.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packaging/set-up.sh

cmake --preset release -DBUILD_TESTING=OFF -DMR_UNITY=ON

cmake --build build/release -j"$(nproc)" --target musterroll musterroll-cli
cli=build/release/src/cli/musterroll-cli

echo
if [[ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]]; then
    echo "There is no display for the window; here is a contract of Hired Swords on the command line."
    exec packaging/demonstration.sh "$cli"
fi
shelf=()
if [[ -d "${MUSTERROLL_SHELF:-}" ]]; then
    shelf=(--shelf "${MUSTERROLL_SHELF%/}/shelf.db")
elif [[ -n "${MUSTERROLL_SHELF:-}" ]]; then
    shelf=(--shelf "$MUSTERROLL_SHELF")
fi
# A first start finds something to play on the shelf.
if [[ "$("$cli" "${shelf[@]}" list --json)" != *'"campaigns":[{'* ]]; then
    "$cli" "${shelf[@]}" new "Training career" --game hired-swords --pack training
fi
exec build/release/src/app/musterroll "${shelf[@]}"
