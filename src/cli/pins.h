// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table pinned to rules: notes, and house rules that replace them.
#pragma once

#include "cli/context.h"
#include "rulebook/book.h"
#include "rulebook/pin.h"

namespace cli {

QList<shelf::Pin> pinsOnShelf(Context& context); // none where there is no shelf; says so where it cannot be read
QList<shelf::Pin> pinsTo(const QString& entry, const QList<shelf::Pin>& pins);
QList<rulebook::Pin> searchable(const QList<shelf::Pin>& pins);

QJsonArray toJson(const QList<shelf::Pin>& pins);
QString textOf(const shelf::Pin& pin);

Exit pin(Context& context, const QList<rulebook::Book>& books);
Exit unpin(Context& context);

} // namespace cli
