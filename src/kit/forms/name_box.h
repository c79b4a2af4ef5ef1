// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a card that was drawn. Known names complete themselves, and the only one that fits is meant; a card that nobody
// knows yet is entered by its own row where it could be taken for another.
#pragma once

#include "cards/quick_line.h"

#include <QComboBox>

namespace kit {

class NameBox : public QComboBox {
    Q_OBJECT

public:
    enum class New { Possible, None }; // may it be one that nobody knows yet?
    NameBox(QList<cards::Name> known, New also, QWidget* parent);
    void readLines(const cards::QuickLine& line) { m_line = line; } // a card that is typed whole is known by the name on it

    // The card; a new one with an id by its title. Nothing: no name stands there, or several cards may be meant.
    std::optional<cards::Name> meant() const;
    QString said() const; // its title, or the whole line that was typed
    void showKnown();     // which may be meant

protected:
    void hideEvent(QHideEvent* event) override; // with the list, which may tell what is covered now

private:
    QString nameIn(const QString& typed) const;
    QString newCard(const QString& title) const;
    int rowOf(const QString& text) const; // of a known name, as it stands in the list; 0 or less: none

    QList<cards::Name> m_known;
    New m_also;
    std::optional<cards::QuickLine> m_line;
    QString m_whole; // as it was typed,
    QString m_typed; // and the name in it
};

} // namespace kit
