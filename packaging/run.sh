#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Sets up, builds and starts Muster Roll. Without a window or a display it plays a contract on the command line.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

packaging/set-up.sh

options=(-DBUILD_TESTING=OFF)
command -v ccache >/dev/null && options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
cmake --preset release "${options[@]}"

targets=(musterroll-cli)
has_window=no
if cmake --build build/release --target help | grep -q '^musterroll: '; then
    has_window=yes
    targets+=(musterroll)
fi
cmake --build build/release -j2 --target "${targets[@]}"

echo
if [[ $has_window == yes && -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]]; then
    exec "$(find build/release -type f -name musterroll -perm -u+x -print -quit)"
fi
if [[ $has_window == no ]]; then
    echo "Muster Roll has no window yet; here is a contract of Hired Swords on the command line."
else
    echo "There is no display for the window; here is a contract of Hired Swords on the command line."
fi
exec packaging/demonstration.sh build/release/src/cli/musterroll-cli
