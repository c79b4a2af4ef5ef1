# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Bash completion of musterroll-cli. Games, campaigns, verbs and fields come from the program itself.

# The values of one key in a line of JSON, plain text only: a name with quotes or backslashes is not offered.
_musterroll_values() {
    grep -o "\"$1\":\"[^\"\\\\]*\"" | cut -d '"' -f 4
}

# The entries of an object of schemas in what schema --json prints: verbs or questions.
_musterroll_schemas() {
    local json=$1 part=$2
    json=${json#*"\"$part\":{"}
    [[ $part == questions ]] && json=${json%%"},\"setup\":"*}
    grep -o '"[a-z-]*":{"[$]schema"' <<<"$json" | cut -d '"' -f 2
}

# Packs by id, those that were removed too.
_musterroll_packs() {
    "${program[@]}" pack list --json 2>/dev/null | _musterroll_values id
}

# The game that a campaign plays.
_musterroll_game() {
    "${program[@]}" list --json 2>/dev/null | grep -o '{[^{}]*}' | grep -F "\"name\":\"$1\"" | _musterroll_values game
}

# Offers words line by line, because names may hold blanks.
_musterroll_offer() {
    local word line
    COMPREPLY=()
    while IFS= read -r line; do
        [[ -n $line && $line == "$cur"* ]] || continue
        printf -v word '%q' "$line"
        COMPREPLY+=("$word")
    done
}

_musterroll_cli() {
    local cur=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local commands='games new list show offers ask do play undo redo goto log luck correct setup settings roll odds schema export import check rules pack'
    local options='--shelf --json --fractions --state --seed --rolled --who --dry-run --decide --reason --game --pack --campaign --crew --repair --house --help --version'
    local program=("${COMP_WORDS[0]}") words=() word i

    # What stands before the cursor: the words that are no options, and the shelf.
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        case $word in
        --shelf)
            i=$((i + 1))
            program+=(--shelf "$(printf '%b' "${COMP_WORDS[i]//\\/}")")
            ;;
        --seed | --rolled | --who | --decide | --reason | --game | --pack | --campaign | --crew | --repair) i=$((i + 1)) ;;
        -*) ;;
        *) words+=("${word//[\\\"\']/}") ;;
        esac
    done

    case $previous in
    --shelf | --repair)
        mapfile -t COMPREPLY < <(compgen -f -- "$cur")
        return
        ;;
    --game)
        _musterroll_offer < <("${program[@]}" games --json 2>/dev/null | _musterroll_values id)
        return
        ;;
    --campaign)
        _musterroll_offer < <("${program[@]}" list --json 2>/dev/null | _musterroll_values name)
        return
        ;;
    --pack)
        _musterroll_offer < <(_musterroll_packs)
        return
        ;;
    --seed | --rolled | --who | --decide | --reason | --crew) return ;;
    esac

    if [[ $cur == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$cur")
        return
    fi
    if [[ ${#words[@]} -eq 0 ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$cur")
        return
    fi

    local game
    case ${words[0]}:${#words[@]} in
    schema:1) _musterroll_offer < <("${program[@]}" games --json 2>/dev/null | _musterroll_values id) ;;
    import:1 | setup:2 | export:2) mapfile -t COMPREPLY < <(compgen -f -- "$cur") ;;
    show:1 | offers:1 | ask:1 | do:1 | play:1 | undo:1 | redo:1 | goto:1 | log:1 | luck:1 | correct:1 | setup:1 | settings:1 | export:1)
        _musterroll_offer < <("${program[@]}" list --json 2>/dev/null | _musterroll_values name)
        ;;
    do:2)
        game=$(_musterroll_game "${words[1]}")
        _musterroll_offer < <(_musterroll_schemas "$("${program[@]}" schema "$game" --json 2>/dev/null)" verbs)
        ;;
    ask:2)
        game=$(_musterroll_game "${words[1]}")
        _musterroll_offer < <(_musterroll_schemas "$("${program[@]}" schema "$game" --json 2>/dev/null)" questions)
        ;;
    rules:1)
        _musterroll_offer < <(printf 'pin\nunpin\n' && "${program[@]}" rules --json 2>/dev/null | _musterroll_values id)
        ;;
    rules:2)
        case ${words[1]} in
        pin) _musterroll_offer < <("${program[@]}" rules --json 2>/dev/null | _musterroll_values id) ;;
        unpin) _musterroll_offer < <("${program[@]}" rules pin --json 2>/dev/null | grep -o '"number":[0-9]*' | cut -d : -f 2) ;;
        esac
        ;;
    pack:1) mapfile -t COMPREPLY < <(compgen -W 'check list schema export import remove add' -- "$cur") ;;
    pack:2)
        case ${words[1]} in
        schema) _musterroll_offer < <("${program[@]}" games --json 2>/dev/null | _musterroll_values id) ;;
        check | export | remove | add) _musterroll_offer < <(_musterroll_packs) ;;
        esac
        if [[ ${words[1]} == check || ${words[1]} == import ]]; then
            mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$cur")
        fi
        ;;
    pack:3) [[ ${words[1]} != export ]] || mapfile -t COMPREPLY < <(compgen -f -- "$cur") ;;
    schema:2)
        local whole
        whole=$("${program[@]}" schema "${words[1]}" --json 2>/dev/null)
        _musterroll_offer < <(printf '%s\n' state setup && _musterroll_schemas "$whole" verbs && _musterroll_schemas "$whole" questions)
        ;;
    esac
}

complete -F _musterroll_cli musterroll-cli
