// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// That somebody looked a rule up, or that it refused something: a pin of a kind of its own, no note. A rule card counts them.
#pragma once

#include "shelf/belongings.h"

namespace shelf {

struct Use {
    QString entry;          // of a rulebook
    bool isRefused = false; // otherwise it was looked up
};

inline Pin pinOf(const Use& use, const QString& campaignId, const QDateTime& now)
{
    return {0, use.entry, use.isRefused ? QStringLiteral("refused") : QStringLiteral("looked-up"), campaignId, {}, now, true};
}

inline bool isUse(const Pin& pin) { return pin.kind == QLatin1String("refused") || pin.kind == QLatin1String("looked-up"); }
inline Use useOf(const Pin& pin) { return {pin.entry, pin.kind == QLatin1String("refused")}; }

} // namespace shelf
