// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From which entry to which: said by numbers or by dates, otherwise the last sitting.
#pragma once

#include "engine/table.h"

namespace report {

constexpr qint64 pauseBetweenSittings = 4 * 60 * 60; // seconds

struct Stretch {
    qint64 first = 1, last = 0; // entries, both included
};

// from, to: an entry's number or a date (2026-03-14, with a time or without), in the reader's time; empty: as the other one has
// it. Without both the last sitting: entries no more than four hours apart.
engine::Result<Stretch> stretchOf(const engine::Table& table, const QString& from, const QString& to);

} // namespace report
