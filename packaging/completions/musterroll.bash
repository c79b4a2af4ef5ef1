# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Bash completion of musterroll. Options are read off its --help, campaigns come from musterroll-cli where it is installed.
# Run as a program, with the words of a command line up to the cursor, it prints what may stand there, one a line.

_musterroll() {
    local cur=${COMP_WORDS[COMP_CWORD]} before='' line word i shelf=()
    [[ $COMP_CWORD -eq 0 ]] || before=${COMP_WORDS[COMP_CWORD - 1]}
    COMPREPLY=()
    case $before in
    --theme) mapfile -t COMPREPLY < <(compgen -W 'dark light' -- "$cur") ;;
    --paper) mapfile -t COMPREPLY < <(compgen -W 'A4 Letter' -- "$cur") ;;
    --campaign | --serve)
        for ((i = 1; i < COMP_CWORD; i++)); do
            [[ ${COMP_WORDS[i]} != --shelf ]] || shelf=(--shelf "${COMP_WORDS[i + 1]}")
        done
        while IFS= read -r line; do
            [[ -n $line && $line == "$cur"* ]] || continue
            word=$line
            [[ -n ${plain:-} ]] || printf -v word '%q' "$line"
            COMPREPLY+=("$word")
        done < <(musterroll-cli "${shelf[@]}" list --json 2>/dev/null | grep -o '"name":"[^"\\]*"' | cut -d '"' -f 4)
        ;;
    --right) mapfile -t COMPREPLY < <(compgen -W 'look seat everything' -- "$cur") ;;
    --sheet | --port | --size | --moments) ;; # another for each game; any number
    *)
        if [[ $cur == -* ]]; then
            mapfile -t COMPREPLY < <(compgen -W "$("${COMP_WORDS[0]}" --help 2>/dev/null | grep -o -- '^  [^<]*' | grep -o -- '--[a-z-]*')" -- "$cur")
        else
            mapfile -t COMPREPLY < <(compgen -f -- "$cur")
        fi
        ;;
    esac
}

if [[ ${BASH_SOURCE[0]} != "$0" ]]; then
    complete -o filenames -F _musterroll musterroll
    return
fi
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) plain=yes
_musterroll
[[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\n' "${COMPREPLY[@]}"
