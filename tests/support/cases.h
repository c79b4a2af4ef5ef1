// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs worked cases (given, when, then) that stand in data files, for any game. The format is told in tests/README.md.
#pragma once

#include "engine/game.h"

namespace support {

struct CaseResult {
    QString file;
    QString id;
    QStringList failures;   // empty: the case holds
    QStringList cited = {}; // rules behind what its steps reported
};

// All cases of all *.json files below folder, in the order of the files. A file that cannot be read is a failing result.
QList<CaseResult> runCases(const engine::Game& game, const QString& folder);

// Rules that no case cites and that do not stand in the file of those that are only read, an object of rule and why; and what
// stands there although it is cited or is no rule.
QStringList citationFaults(const engine::Game& game, const QList<CaseResult>& results, const QString& readOnly);

} // namespace support
