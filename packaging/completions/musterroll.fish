# SPDX-FileCopyrightText: The Muster Roll authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Fish completion of the program that this file is named after: it offers what the completion of bash finds.
set -l name (basename (status filename) .fish)
set -l script (realpath (status dirname)/../../bash-completion/completions/$name)
complete -c $name -f -a "(bash $script (commandline -opc) (commandline -ct) 2>/dev/null)"
