// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs worked cases (given, when, then) that stand in data files, for any game. The format is told in tests/README.md.
#pragma once

#include "engine/game.h"

namespace support {

struct CaseResult {
    QString file;
    QString id;
    QStringList failures; // empty: the case holds
};

// All cases of all *.json files below folder, in the order of the files. A file that cannot be read is a failing result.
QList<CaseResult> runCases(const engine::Game& game, const QString& folder);

} // namespace support
