#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# screenshots.sh [BUILD]: makes the pictures of packaging/screenshots anew, of recorded evenings, on a display of its own. Look at
# them before you commit them. Needs Debian's packages xvfb, xdotool and imagemagick.
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
build=$(realpath "${1:-build/dev}")
folder=$(mktemp -d)
trap 'kill "${window:-}" "${screen:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT

for needed in "$build/src/app/musterroll" "$build/src/cli/musterroll-cli" Xvfb xdotool import; do
    command -v "$needed" >/dev/null || { echo "screenshots: $needed is missing: build or install it first." >&2; exit 1; }
done
mkdir -p -m 700 "$folder"/{config/musterroll,data,run}
export XDG_CONFIG_HOME=$folder/config XDG_DATA_HOME=$folder/data XDG_RUNTIME_DIR=$folder/run LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb

exec {ready}<> <(:)
Xvfb -displayfd "$ready" -screen 0 1280x720x24 -nolisten tcp 2>/dev/null &
screen=$!
read -r -t 20 number <&"$ready" || { echo "screenshots: Xvfb does not start." >&2; exit 1; }
export DISPLAY=:$number

# shot PICTURE THEME GAME EVENING LINES [TITLE]: as it stands after so many lines of the evening.
shot() {
    local shelf=$folder/$1.db title=${6:-Saturday}
    "$build/src/cli/musterroll-cli" --shelf "$shelf" new "$title" --game "$3" --pack training >/dev/null
    head -n "$5" "tests/games/$3/evenings/$4.jsonl" | "$build/src/cli/musterroll-cli" --shelf "$shelf" play "$title" >/dev/null || true
    printf '[look]\nlanguage=en\ntheme=%s\n' "$2" >"$XDG_CONFIG_HOME/musterroll/musterroll.ini"
    "$build/src/app/musterroll" --shelf "$shelf" --campaign "$title" -qwindowgeometry 1280x720+0+0 &
    window=$!
    xdotool search --sync --onlyvisible --pid "$window" >/dev/null
    sleep 2 # until all is painted
    import -window root -strip "packaging/screenshots/$1.png"
    kill "$window"
    wait "$window" || true
    echo "packaging/screenshots/$1.png"
}

shot battle-dark dark hired-swords training-career 25 "The Salt Road"
shot career-light light hired-swords training-career 9 "The Salt Road"
for theme in dark light; do
    shot "jagged-alliance-$theme" "$theme" jagged-alliance training-campaign 80
    shot "sellsword-$theme" "$theme" sellsword long-match 90
    shot "swords-and-souls-$theme" "$theme" swords-and-souls five-heroes 80
    shot "mercenarium-$theme" "$theme" mercenarium four-houses 120
done
