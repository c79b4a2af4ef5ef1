# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Bash completion of musterroll-cli. Commands, options and arguments are read off its --help; games, campaigns, packs, verbs
# and questions come from the program as well, so that nothing here has to follow it. Run as a program, with the words of a
# command line up to the cursor, it prints what may stand there, one a line: so zsh and fish offer the same.

# The values of one key in a line of JSON, plain text only: a name with quotes or backslashes is not offered.
_musterroll_values() {
    grep -o "\"$1\":\"[^\"\\\\]*\"" | cut -d '"' -f 4
}

# The verbs or the questions of a game, from the objects of schemas in what schema --json prints: questions, setup, state, verbs.
# Cut by sed, because bash takes seconds for it.
_musterroll_schemas() {
    local cut="s/^.*\"$2\":{//"
    [[ $2 == verbs ]] || cut+='; s/},"setup":.*$//'
    "${program[@]}" schema "$1" --json 2>/dev/null | sed "$cut" | grep -o '"[a-z-]*":{"[$]schema"' | cut -d '"' -f 2
}

# Packs by id, those that were removed too.
_musterroll_packs() {
    "${program[@]}" pack list --json 2>/dev/null | _musterroll_values id
}

# The game that a campaign plays.
_musterroll_game() {
    "${program[@]}" list --json 2>/dev/null | grep -o '{[^{}]*}' | grep -F "\"name\":\"$1\"" | _musterroll_values game
}

# Offers words line by line, because names may hold blanks; each once.
_musterroll_offer() {
    local word line
    local -A offered=()
    for word in "${COMPREPLY[@]}"; do
        offered[$word]=yes
    done
    while IFS= read -r line; do
        [[ -n $line && $line == "$cur"* ]] || continue
        word=$line
        [[ -n ${plain:-} ]] || printf -v word '%q' "$line"
        [[ -n ${offered[$word]:-} ]] || COMPREPLY+=("$word")
        offered[$word]=yes
    done
}

# The line of --help on the command that the words name: "rules pin" before "rules".
_musterroll_usage() {
    local line
    usage='' named=0
    for line in "${commands[@]}"; do
        if [[ ${#words[@]} -gt 1 && $line == "${words[0]} ${words[1]} "* ]]; then
            usage=$line named=2
            return
        elif [[ ${#words[@]} -gt 0 && $line == "${words[0]} "* && ! $line =~ ^[a-z]+\ [a-z]+\  ]]; then
            usage=$line named=1
        fi
    done
}

# What stands behind an option: FILE, GAME …; nothing for an option without a value. Before a command is named, any may be meant.
_musterroll_value() {
    local text=${usage:-${commands[*]}}
    value=''
    [[ " $text ${options[*]} " =~ [\ \[]$1\ ([A-Z]+)[]\ ] ]] && value=${BASH_REMATCH[1]}
}

# Offers what a placeholder stands for; a word in small letters is itself.
_musterroll_kind() {
    local game
    case $1 in
    FILE) mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$cur") ;;
    GAME) _musterroll_offer < <("${program[@]}" games --json 2>/dev/null | _musterroll_values id) ;;
    CAMPAIGN) _musterroll_offer < <("${program[@]}" list --json 2>/dev/null | _musterroll_values name) ;;
    PACK | ID) _musterroll_offer < <(_musterroll_packs) ;;
    VERB | QUESTION)
        game=${words[1]}
        [[ ${words[0]} == schema ]] || game=$(_musterroll_game "$game")
        [[ $1 == QUESTION ]] || _musterroll_offer < <(_musterroll_schemas "$game" verbs)
        [[ $1 == VERB && ${words[0]} != schema ]] || _musterroll_offer < <(_musterroll_schemas "$game" questions)
        ;;
    WORDS | ENTRY)
        [[ ${words[0]} != rules ]] || _musterroll_offer < <("${program[@]}" rules --json 2>/dev/null | _musterroll_values id)
        ;;
    NUMBER) _musterroll_offer < <("${program[@]}" rules pin --json 2>/dev/null | grep -o '"number":[0-9]*' | cut -d : -f 2) ;;
    *[!a-z]*) ;;
    *) _musterroll_offer <<<"$1" ;;
    esac
}

# The argument that the cursor stands at, by the line of --help.
_musterroll_argument() {
    local text=${usage%%--*} all=() kinds kind at=$((${#words[@]} - named))
    local repeats=''
    [[ $text == *…* ]] && repeats=yes
    read -r -a all <<<"${text//[][…]/}"
    all=("${all[@]:named}")
    if [[ $at -ge ${#all[@]} && -n $repeats ]]; then
        at=$((${#all[@]} - 1))
    fi
    IFS='|' read -r -a kinds <<<"${all[at]:-}"
    for kind in "${kinds[@]}"; do
        _musterroll_kind "$kind"
    done
}

_musterroll_cli() {
    local cur=${COMP_WORDS[COMP_CWORD]} line word i usage='' named=0 value=''
    local program=("${COMP_WORDS[0]}") words=() commands=() options=()
    COMPREPLY=()
    while IFS= read -r line; do
        case $line in
        '  '[a-z]*) commands+=("${line#  } ") ;;
        '  -'*)
            line=${line#*--}
            options+=("--${line%%  *}")
            ;;
        esac
    done < <("${program[@]}" --help 2>/dev/null)

    # What stands before the cursor: the words that are no options, and the shelf.
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        case $word in
        -*)
            _musterroll_value "$word"
            [[ -z $value ]] || i=$((i + 1))
            [[ $word != --shelf || $i -ge $COMP_CWORD ]] || program+=(--shelf "$(printf '%b' "${COMP_WORDS[i]//\\/}")")
            ;;
        *)
            words+=("${word//[\\\"\']/}")
            _musterroll_usage
            ;;
        esac
    done

    if [[ $i -gt $COMP_CWORD ]]; then # the cursor stands at the value of an option
        _musterroll_kind "$value"
        return
    fi
    if [[ $cur == -* ]]; then
        _musterroll_offer < <(grep -o -- '--[a-z-]*' <<<"$usage"; printf '%s\n' "${options[@]%% *}")
        return
    fi
    # A command, or the second word of one.
    if [[ ${#words[@]} -lt 2 ]]; then
        _musterroll_offer < <(
            for line in "${commands[@]}"; do
                if [[ ${#words[@]} -eq 0 ]]; then
                    printf '%s\n' "${line%% *}"
                elif [[ $line =~ ^"${words[0]}"\ ([a-z]+)\  ]]; then
                    printf '%s\n' "${BASH_REMATCH[1]}"
                fi
            done
        )
    fi
    [[ -z $usage ]] || _musterroll_argument
}

if [[ ${BASH_SOURCE[0]} != "$0" ]]; then
    complete -F _musterroll_cli musterroll-cli
    return
fi
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) plain=yes
_musterroll_cli
[[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\n' "${COMPREPLY[@]}"
