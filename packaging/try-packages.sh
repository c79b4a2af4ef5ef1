#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# try-packages.sh [FOLDER [OLDER]]: what somebody does with the packages in FOLDER (build/packages), as root, on a machine that may be
# thrown away: install the version before, play, upgrade, start from the menu entry, open an exported campaign by its type,
# remove. OLDER holds packages of that version; without it the same programs are packed once more as version 0.0.1.
# Data of the person are in a folder of their own; every step says what it saw, and the first that fails ends it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
packages=$(realpath "${1:-build/packages}")
[[ $(id -u) -eq 0 ]] || { echo "try-packages: installing needs root" >&2; exit 1; }
folder=$(mktemp -d)
window=
trap '[[ -z $window ]] || kill "$window" 2>/dev/null; rm -rf "$folder"' EXIT
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 LANGUAGE=en QT_QPA_PLATFORM=offscreen
export HOME=$folder/home XDG_DATA_HOME=$folder/home/data XDG_CONFIG_HOME=$folder/home/config XDG_RUNTIME_DIR=$folder/run
mkdir -p "$XDG_DATA_HOME" "$XDG_CONFIG_HOME"
mkdir -m 700 "$XDG_RUNTIME_DIR"
ini=$XDG_CONFIG_HOME/musterroll/musterroll.ini

said() { printf '%-52s %s\n' "$1" "$2"; }
fail() { printf 'try-packages: %s\n' "$1" >&2; exit 1; }
installed() { apt-get install -y -q -o Dpkg::Use-Pty=0 --no-install-recommends --allow-downgrades "$@" >>"$folder/apt.log" 2>&1 || { cat "$folder/apt.log" >&2; fail "apt-get install $*"; }; }
belongings() { # what must outlive an upgrade
    musterroll-cli list --json
    musterroll-cli log Marches
    musterroll-cli pack list
    musterroll-cli check
    cat "$ini"
}
# waits FOR WHAT COMMAND…: until the command succeeds, half a minute at most.
waits() {
    local what=$1 tick
    shift
    for ((tick = 0; tick < 300; tick++)); do
        if "$@" >/dev/null 2>&1; then return; fi
        sleep 0.1
    done
    fail "$what did not come"
}
ended() {
    kill "$window"
    wait "$window" 2>/dev/null || true
    window=
}

older=${2:-}
if [[ -z $older ]]; then
    older=$folder/older
    mkdir "$older"
    for package in "$packages"/*.deb; do
        dpkg-deb -R "$package" "$folder/unpacked"
        sed -i 's/^Version: .*/Version: 0.0.1/' "$folder/unpacked/DEBIAN/control"
        dpkg-deb -b --root-owner-group "$folder/unpacked" "$older/$(basename "$package")" >/dev/null
        rm -rf "$folder/unpacked"
    done
fi
[[ -z $(dpkg-query -W -f '${db:Status-Abbrev}' musterroll musterroll-cli musterroll-keychain 2>/dev/null | grep '^ii' || true) ]] || fail "musterroll is installed already"
# A desktop has these; whoever just installed a bare system has not.
installed libglib2.0-bin shared-mime-info desktop-file-utils procps
# What dpkg says it does itself (triggers rebuild caches) is no file of ours.
find /usr -xdev -not -path '*/__pycache__*' | sort >"$folder/before"

installed "$older"/musterroll-cli_*.deb
! ldd /usr/bin/musterroll-cli | grep -q 'Qt6Widgets\|Qt6Gui' || fail "the command line loads widgets"
said "the command line alone, without widgets" "$(musterroll-cli --version)"
installed "$older"/musterroll_*.deb
said "installed" "$(dpkg-query -W -f '${Package} ${Version}  ' musterroll musterroll-cli)"

musterroll-cli new Marches --game hired-swords --pack training
musterroll-cli do Marches draw card=fair-day-champions >/dev/null
musterroll-cli pack export training "$folder/mine.json" --game hired-swords >/dev/null
sed -i 's/"id": "training"/"id": "mine"/' "$folder/mine.json"
musterroll-cli pack import "$folder/mine.json" >/dev/null
musterroll --campaign Marches &
window=$!
waits "the window" grep -q '^\[open\]' "$ini"
ended
printf '[look]\npercent=120\n' >>"$ini"
belongings >"$folder/belongings"

installed "$packages"/*.deb
said "upgraded" "$(dpkg-query -W -f '${Package} ${Version}  ' musterroll musterroll-cli)"
belongings | diff -u "$folder/belongings" - || fail "the upgrade changed something"
said "shelf, packs and preferences after it" "as before"

musterroll-cli --shelf "$folder/far.db" new Elsewhere --game sellsword --pack training >/dev/null
musterroll-cli --shelf "$folder/far.db" export Elsewhere "$folder/elsewhere.musterroll" >/dev/null
type=$(gio info -a standard::content-type "$folder/elsewhere.musterroll" | sed -n 's/.*content-type: //p')
said "its type" "$type"
entry=$(gio mime "$type" | sed -n 's/^Default application.*: //p')
said "opened by" "$entry"
[[ $entry == io.github.musterroll.MusterRoll.desktop ]] || fail "no program opens $type"
gio launch "/usr/share/applications/$entry" "$folder/elsewhere.musterroll" &
waits "the window" pgrep -f "^musterroll $folder/elsewhere"
window=$(pgrep -f "^musterroll $folder/elsewhere")
onTheShelf() { cat "$XDG_DATA_HOME/musterroll/shelf.db"* | grep -aq Elsewhere; }
waits "the campaign on the shelf" onTheShelf
ended
waits "the end of the window" musterroll-cli show Elsewhere
said "what it holds now" "$(musterroll-cli show Elsewhere | head -1)"

apt-get purge -y -q musterroll musterroll-cli musterroll-keychain >>"$folder/apt.log" 2>&1
find /usr -xdev -not -path '*/__pycache__*' | sort | diff "$folder/before" - >"$folder/left" || true
! grep -i muster "$folder/left" || fail "removing left these behind"
said "removed; of ours are left" "$(grep -ci muster "$folder/left" || true) files"
[[ -f $XDG_DATA_HOME/musterroll/shelf.db ]] || fail "removing the program took the shelf along"
said "the shelf" "stays"
