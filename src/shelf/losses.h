// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was damaged in all that this program read of a shelf, and is left out of its answers. Nobody waits for it: it is told
// beside them.
#pragma once

#include <QString>
#include <QStringList>

namespace shelf {

constexpr qsizetype mostLosses = 100000; // of each kind: nobody counts on from there

enum class Lost { Pack, Pin, Campaign };

// which: its number, or the campaign's name.
void lost(const QString& shelf, Lost kind, const QString& which);

QStringList lossesOf(const QString& shelf); // a sentence each

} // namespace shelf
