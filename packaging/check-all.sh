#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# The long check, by hand: in a clone of its own, with nothing that was compiled before. It takes hours on a small machine.
#   run        the README's first command from nothing, without a display
#   plain      a build without precompiled headers: every file includes what it uses
#   long       all tests with MR_LONG=1: longer walks; and MR_ALL=1: none may be skipped
#   packages   the packages, read by lintian; two builds of the same sources must be the same bytes; every file names its licence
#   sanitizers all tests with the address and undefined-behaviour sanitizers
#   desktop    the validators of desktop entry, metainfo, file types, icons, manuals and the Flatpak's manifest
#   tidy       clang-tidy on every source that changed since the last release, where it is installed
# check-all.sh [STEP…]: these steps only.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

steps=("$@")
[[ ${#steps[@]} -gt 0 ]] || steps=(run plain long packages sanitizers desktop tidy)
clone=$(mktemp -d)
trap 'rm -rf "$clone"' EXIT
git clone --quiet . "$clone/musterroll"
cd "$clone/musterroll"
export CCACHE_DISABLE=1

for step in "${steps[@]}"; do
    printf '\n=== %s\n' "$step"
    begun=$SECONDS
    case "$step" in
    run) env -u DISPLAY -u WAYLAND_DISPLAY -u MUSTERROLL_SHELF packaging/run.sh ;;
    plain)
        packaging/set-up.sh
        cmake --preset dev -B build/plain -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
        cmake --build build/plain -j"$(nproc)"
        ;;
    long) MR_LONG=1 MR_ALL=1 packaging/test.sh ;;
    packages)
        for time in first second; do
            rm -rf build/package
            packaging/package.sh
            mkdir -p "build/$time"
            cp build/packages/*.deb "build/$time"
        done
        diff -r build/first build/second
        packaging/set-up.sh reuse
        reuse lint 2>&1 | tee build/reuse.log
        if grep ERROR build/reuse.log; then exit 1; fi
        ;;
    sanitizers) packaging/test.sh --asan ;;
    desktop)
        packaging/set-up.sh desktop-file-utils appstream libxml2-utils mandoc flatpak-builder
        desktop-file-validate packaging/desktop/*.desktop
        appstreamcli validate --no-net packaging/desktop/*.metainfo.xml
        xmllint --noout packaging/desktop/*.xml resources/icons/*.svg
        mandoc -T lint -W warning packaging/*.1
        flatpak-builder --show-manifest packaging/flatpak/*.yml >/dev/null
        ;;
    tidy) packaging/tidy.sh ;;
    *)
        echo "check-all: there is no step $step (run, plain, long, packages, sanitizers, desktop, tidy)" >&2
        exit 64
        ;;
    esac
    printf '=== %s: %d s\n' "$step" $((SECONDS - begun))
done
