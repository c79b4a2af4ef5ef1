#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# try-cable.sh: by hand, as root, not in the tests. Two computers, each a network namespace, with a cable between them at which a table is
# shared: it is pulled between two sittings and in the middle of one, and made slow. One plays on meanwhile, is told, and nothing is
# lost. Ends with 1 when something took longer than promised. Needs Debian's postgresql-15 and iproute2, and a build.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cli=${MR_BUILD:-$root/build/dev}/src/cli/musterroll-cli
[[ -x $cli ]] || { echo "try-cable: $cli is not built yet" >&2; exit 1; }
[[ $(id -u) == 0 ]] || { echo "try-cable: only root may lay a cable between two namespaces" >&2; exit 1; }

here=$(mktemp -d)
export HOME=$here DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent QT_QPA_PLATFORM=offscreen
one=mra$$ two=mrb$$
anna() { ip netns exec $one "$cli" --shelf "$here/a.db" --who Anna "$@"; }
berta() { ip netns exec $two "$cli" --shelf "$here/b.db" --who Berta "$@"; }
end() {
    anna house stop --folder "$here/house" >/dev/null 2>&1 || true
    ip netns del $one || true
    ip netns del $two || true
    rm -rf "$here"
}
trap end EXIT
ip netns add $one
ip netns add $two
ip link add here netns $one type veth peer name there netns $two
ip -n $one addr add 10.77.0.1/24 dev here
ip -n $two addr add 10.77.0.2/24 dev there
ip -n $one link set lo up
ip -n $two link set lo up
ip -n $one link set here up
cable() { ip -n $two link set there "$1"; }
cable up

wrong=0
now() { date +%s%3N; }
told() { # WHAT TOOK GOAL, in milliseconds
    printf '%-52s %6d ms   goal %d\n' "$1" "$2" "$3"
    (($2 <= $3)) || wrong=1
}
# within GOAL WHAT COMMAND…
within() {
    local most=$1 what=$2 start
    shift 2
    start=$(now)
    "$@" >"$here/said" 2>&1 || true
    told "$what" $(($(now) - start)) "$most"
}
# What is answered first; then it tries for a while to share it. acts WHEN VALUE
acts() {
    local start
    start=$(now)
    { berta correct Marches wealth "$2" 2>/dev/null || true; } | { read -r _ && now >"$here/answered"; cat >/dev/null; }
    told "$1: an act, with the start of the program" $(($(<"$here/answered") - start)) 200
}
wealth() { "$1" show Marches --json | grep -o '"wealth":[0-9]*' | cut -d: -f2; }
# Both have it, and it is what Berta said last.
agree() {
    anna sync Marches >/dev/null
    [[ $(wealth anna) == "$1" && $(wealth berta) == "$1" ]] || { echo "wealth $(wealth anna) and $(wealth berta), not $1"; wrong=1; }
}

anna house start --folder "$here/house"
anna new Marches --game hired-swords --pack training >/dev/null
anna share Marches --house "$here/house" >/dev/null
berta join "$(anna invite Marches --right all --json | sed 's/.*"link":"\([^"]*\)".*/\1/')" >/dev/null
berta correct Marches wealth 20 >/dev/null
agree 20

cable down
for value in 21 22 23; do
    acts 'cable pulled' $value
done
[[ $(wealth berta) == 23 ]] || wrong=1
within 5000 'cable pulled: offline is told' berta sync Marches --wait 4
grep -q 'does not answer' "$here/said" || { cat "$here/said"; wrong=1; }
cable up
within 5000 'cable back: shared' berta sync Marches
agree 23

cable down
berta correct Marches wealth 31 >/dev/null 2>&1 || true
(sleep 6; cable up; now >"$here/up") &
berta sync Marches --wait 30 >/dev/null
told 'cable back in the middle of a sitting: shared' $(($(now) - $(<"$here/up"))) 5000
wait
agree 31

ip netns exec $two tc qdisc add dev there root tbf rate 32kbit burst 1600 latency 10s
ip netns exec $one tc qdisc add dev here root tbf rate 32kbit burst 1600 latency 10s
acts 'four kilobytes a second' 40
within 30000 'four kilobytes a second: shared' berta sync Marches --wait 30
agree 40
anna house check --folder "$here/house"
exit $wrong
