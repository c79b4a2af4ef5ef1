// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table pinned to rules: notes, and house rules that replace them.
#pragma once

#include "cli/context.h"
#include "rulebook/pin.h"

namespace cli {

QList<shelf::Pin> pinsOnShelf(Context& context); // none where there is no shelf; says so where it cannot be read
QList<shelf::Pin> pinsTo(const QString& entry, const QList<shelf::Pin>& pins);
QList<rulebook::Pin> searchable(const QList<shelf::Pin>& pins);

QJsonObject toJson(const shelf::Pin& pin);
QJsonArray toJson(const QList<shelf::Pin>& pins);
QString textOf(const shelf::Pin& pin);

} // namespace cli
