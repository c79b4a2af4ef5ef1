#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# package.sh [BUILD]: makes the packages musterroll, musterroll-cli and musterroll-keychain for Debian into build/packages and lets lintian read them.
# Without BUILD everything is built in build/package with hardened flags; with BUILD that build is packed as it is.
# The same sources give the same bytes: times are those of the last commit, or SOURCE_DATE_EPOCH.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
umask 022
export LC_ALL=C.UTF-8 TZ=UTC
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH

packaging/set-up.sh dpkg-dev fakeroot lintian
build=${1:-build/package}
if [[ $# -eq 0 ]]; then
    cmake --preset package
    cmake --build build/package -j"$(nproc)" --target musterroll musterroll-cli
fi

rm -rf build/packages
mkdir -p build/packages
# Whoever has no rights makes packages whose files belong to root all the same.
fakeroot cpack --config "$build/CPackConfig.cmake" -B "$PWD/build/packages"
rm -rf build/packages/_CPack_Packages
lintian --pedantic --fail-on error,warning,pedantic --info build/packages/*.deb
sha256sum build/packages/*.deb
