// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A seat's table as the page reads it: where the game stands, the own hand, what can be done, what was done.
#pragma once

#include "kit/desk.h"
#include "serve/seen.h"

namespace serve {

QJsonObject told(Seen& seen, const kit::Desk& desk);

// A field list with the words of its fields and values beside them (x-label, x-words).
QJsonObject labelled(QJsonObject schema);

// Why it is refused, and the smallest change: {reasons, change}.
QJsonObject reasonsOf(const engine::Verdict& verdict);

QJsonArray listed(const QList<engine::Fault>& faults);

} // namespace serve
