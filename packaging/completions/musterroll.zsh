#compdef musterroll musterroll-cli
# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Zsh completion of both programs: it offers what the completion of bash finds, which lies beside this folder's parent.
local -a offered
local script=${${(%):-%x}:A:h:h:h}/bash-completion/completions/${service}
offered=("${(@f)$(bash $script "${(@Q)words[1,CURRENT-1]}" "${(Q)words[CURRENT]}" 2>/dev/null)}")
[[ -z $offered ]] || compadd -a offered
