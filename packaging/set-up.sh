#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# set-up.sh [PACKAGE…]: installs what the build and the tests need, and these packages besides, on Debian 12 or newer and its
# relatives; elsewhere it says what is needed.
set -euo pipefail

packages=(build-essential cmake ninja-build ccache mold qt6-base-dev qt6-base-dev-tools libqt6sql6-sqlite libqcustomplot-dev qt6-websockets-dev libqrencode-dev qt6-svg-dev qt6-translations-l10n qt6-tools-dev qt6-l10n-tools "$@")

is_installed() {
    [[ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" == installed ]]
}

as_root() {
    if [[ "$(id -u)" -eq 0 ]]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    elif command -v sudo >/dev/null; then
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    else
        echo "set-up: please run as root: $*" >&2
        return 1
    fi
}

install_missing() {
    local missing=() package
    for package in "${packages[@]}"; do
        is_installed "$package" || missing+=("$package")
    done
    [[ ${#missing[@]} -eq 0 ]] && return
    echo "set-up: installing ${missing[*]}"
    as_root apt-get update -q || echo "set-up: the list of packages could not be refreshed; going on with the one that is here" >&2
    as_root apt-get install -y -q --no-install-recommends "${missing[@]}"
}

# Without apt-get nothing is installed: the tools are looked for, the libraries are left to CMake, which names what it misses.
tell_what_is_needed() {
    cat >&2 <<'NEEDED'
set-up: this is no Debian-like system, so nothing is installed for you. Needed are:
  - a C++20 compiler (GCC 12 or newer)
  - CMake 3.25 or newer, and Ninja; ccache and mold are used when they are there
  - Qt 6.4 or newer with its development files: Core, DBus, Network, Widgets, Sql, Test, and the SQLite driver of Qt Sql
  - QCustomPlot 2.1 for Qt 6
Used where they are installed: Qt WebSockets (phones), libqrencode (codes to scan), Qt SVG (pictures of the table), QtKeychain (keys of shared tables)
NEEDED
    local program missing=()
    for program in cmake ninja; do
        command -v "$program" >/dev/null || missing+=("$program")
    done
    command -v "${CXX:-c++}" >/dev/null || missing+=("a C++ compiler")
    [[ ${#missing[@]} -eq 0 ]] && return
    printf 'set-up: not found: %s\n' "${missing[@]}" >&2
    return 1
}

if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
    install_missing
else
    tell_what_is_needed
fi
