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
// What is pinned to the rules of a game, told with the conditions that cite them.
class PinnedRules {
public:
    PinnedRules() = default; // nothing
    PinnedRules(Context& context, const engine::Game& game);

    QString linesFor(const engine::Reason& reason) const; // each a line, indented like a remedy; mostly none

private:
    const engine::Game* m_game = nullptr;
    rulebook::Book m_book;
    QList<shelf::Pin> m_pins;
};

QList<rulebook::Pin> searchable(const QList<shelf::Pin>& pins);

QJsonObject toJson(const shelf::Pin& pin);
QJsonArray toJson(const QList<shelf::Pin>& pins);
QString textOf(const shelf::Pin& pin);

} // namespace cli
