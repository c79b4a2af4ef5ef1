#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# demonstration.sh [PROGRAM]: plays one contract of Hired Swords with the training cards, from the draw to the travel.
# Cards and dice are named, so that every run answers the same; a step that answers otherwise stops it.
# MUSTERROLL_SHELF names the shelf's file, or a folder for it; otherwise the shelf is a temporary one.
set -euo pipefail

program=${1:-musterroll-cli}
if ! command -v "$program" >/dev/null; then
    echo "demonstration: there is no program $program. Build it with packaging/run.sh, or name it: demonstration.sh PROGRAM" >&2
    exit 1
fi
export LC_ALL=C.UTF-8 LANGUAGE=en

shelf=${MUSTERROLL_SHELF:-}
if [[ -z $shelf ]]; then
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    shelf=$folder/shelf.db
elif [[ -d $shelf ]]; then
    shelf=${shelf%/}/shelf.db
fi

stop() {
    echo "demonstration: step \"$step\": $1" >&2
    exit 1
}

# answers STEP EXIT TEXT ARGUMENT…: shows the command, then what it answers; stops unless it exits with EXIT and says TEXT.
answers() {
    step=$1
    local wanted=$2 text=$3 output status=0
    shift 3
    printf '$ musterroll-cli'
    local word
    for word in "$@"; do
        if [[ $word == *' '* ]]; then printf ' "%s"' "$word"; else printf ' %s' "$word"; fi
    done
    printf '\n'
    output=$("$program" --shelf "$shelf" "$@" 2>&1) || status=$?
    printf '%s\n\n' "$output"
    [[ $status -eq $wanted ]] || stop "the exit code is $status, not $wanted"
    [[ $output == *"$text"* ]] || stop "the answer does not say \"$text\""
}

# does STEP EXIT TEXT VERB FIELD…: the same for an action of the campaign.
does() {
    answers "$1" "$2" "$3" "do" "$name" "${@:4}"
}

told() {
    printf '# %s\n' "$@"
}

# A shelf of one's own may hold this campaign already: names are unique on a shelf.
name=Marches
number=1
while "$program" --shelf "$shelf" show "$name" >/dev/null 2>&1; do
    number=$((number + 1))
    name=Marches-$number
done

told "Every command is run with --shelf $shelf, which is left out below." ""
told "A career begins. The cards of the training pack are an invention of ours."
answers "new campaign" 0 "village · 5 gold" new "$name" --game hired-swords --pack training
told "Draw a career card; with real cards on the table, say which one it is."
does "draw" 0 "Card may be accepted" draw card=fair-day-champions
does "accept" 0 "Contract accepted: Fair Day Champions" accept
told "Hire a crew. Not everybody can be had in the village: the rules refuse, and say why."
does "hire somebody of another place" 2 "Grey Ottoline is not listed for the village" hire who=grey-ottoline
does "hire Big Dagna" 0 "Paid 5: 5 from the budget" hire who=big-dagna
does "hire Hobb Carrow" 0 "Paid 3: 3 from the budget" hire who=hobb-carrow
does "confirm the crew" 0 "M is 2" confirm-crew
told "Set up the battle."
does "distribute" 0 "west: face-down cards 1" distribute
does "place Big Dagna" 0 "Put Big Dagna on northeast" place who=big-dagna at=northeast
does "place Hobb Carrow" 0 "Put Hobb Carrow on southwest" place who=hobb-carrow at=southwest
does "begin the battle" 0 "Round 1 begins" begin-battle

told "Round 1. Dice that lie on the table are told with --rolled; without it the program rolls."
does "round 1, to phase 2" 0 "Phase 2" end-phase
does "round 1, reveal" 0 "D2: rolled 5, counts 2" reveal zones=north,west cards=ditch-poacher,toll-bully --rolled 5
does "round 1, to phase 3" 0 "Phase 3" end-phase
does "round 1, the opposition moves" 0 "Toll Bully stays in the west zone" move-opposition
does "round 1, to phase 4" 0 "Phase 4" end-phase
told "What would the crew's attacks do? Asking changes nothing."
answers "matrix" 0 'outcome' ask "$name" matrix
does "round 1, Big Dagna attacks" 0 "Ditch Poacher is defeated" melee-attack who=big-dagna card=o1
told "Everything can be taken back, and done again; the hands are told what to put where."
answers "undo" 0 "Put Ditch Poacher into the north zone" undo "$name"
answers "redo" 0 "Take Ditch Poacher out of the north zone" redo "$name"
does "round 1, to phase 5" 0 "Phase 5" end-phase
does "round 1, the Toll Bully acts" 0 "Hobb Carrow is exhausted" opposition-act card=o4 target=hobb-carrow
does "round 1, to phase 6" 0 "Phase 6" end-phase
does "round 1, refresh" 0 "Turn Hobb Carrow upright" refresh
does "round 1, to phase 7" 0 "Phase 7" end-phase
does "round 1 ends" 0 "Round 2 begins" end-round

told "Round 2."
does "round 2, to phase 2" 0 "Phase 2" end-phase
does "round 2, reveal" 0 "D2: rolled 4, counts 2" reveal zones=east,south cards=bridge-halberd,slinger --rolled 4
does "round 2, to phase 3" 0 "Phase 3" end-phase
does "round 2, the opposition moves" 0 "Bridge Halberd stays" move-opposition
does "round 2, to phase 4" 0 "Phase 4" end-phase
does "round 2, Big Dagna attacks" 0 "Bridge Halberd is defeated" melee-attack who=big-dagna card=o2
does "round 2, Hobb Carrow attacks" 0 "Orchard Slinger is defeated" melee-attack who=hobb-carrow card=o3
told "An action that the rules refuse for three reasons, each with its page …"
does "a refused attack" 2 "Big Dagna is exhausted" melee-attack who=big-dagna card=o4
told "… is done all the same when the table decides so. The history keeps the reason."
does "a table decision" 0 "(by table decision)" melee-attack who=big-dagna card=o4 --decide "The umpire lets her climb over the rope"
does "round 2, to phase 5" 0 "Phase 5" end-phase
does "round 2, to phase 6" 0 "Phase 6" end-phase
does "round 2, refresh" 0 "Turn Big Dagna upright" refresh
does "round 2, to phase 7" 0 "Phase 7" end-phase
does "round 2 ends" 0 "Success condition met" end-round

told "The contract is won: effects, bonus, tidying up, and 5 gold for the road."
does "effects at the end" 0 "are resolved" end-effects
does "bonus" 0 "it is 7 now" collect-bonus --rolled 6
does "tidy up" 0 "Survivors refreshed and healed" tidy-up
does "travel" 0 "town" travel to=town
does "finish the contract" 0 "Back to step 1" finish-contract

told "What the shelf holds now."
answers "list" 0 "town · 2 gold · agents 0 of 4 · contracts won 1, lost 0" list
told "The demonstration is over. Begin your own: musterroll-cli new NAME --game hired-swords --pack training"
