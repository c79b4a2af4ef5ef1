// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One die that an action throws: what is printed on it, and what the rule counts. Journals hold the number of the face, 1 to
// sides.
#pragma once

#include <QList>
#include <QStringList>

namespace engine {

struct Die {
    QString label; // what it is rolled for, in the reader's language
    int sides = 6;
    QStringList faces = {};   // what is printed on each, if no numbers: "1*"
    QList<int> counts = {};   // what the rule counts for each, if not its number
    QString colour = {};      // of the die on the table, an English name of a colour; empty: any
    bool countsAlone = false; // is not added to the dice beside it

    QString printed(int face) const;
    int counted(int face) const { return face >= 1 && face <= counts.size() ? counts[face - 1] : face; }
    QString choices() const; // "1–6", "0 1 1* 2"
    // The number of the face that shows this; 0: none does. While it is still typed (isWhole false) also where more may follow.
    int faceIn(const QString& typed, bool isWhole = true) const;
};

// What dice count together: their sum, and those that count for themselves one by one. "7", "17 · 4"
QString countedText(const QList<Die>& dice, const QList<int>& faces);
// What they show: "yellow 0, orange 1*", with what it counts where that is something else: "5 (counts 3)"
QString printedText(const QList<Die>& dice, const QList<int>& faces);

} // namespace engine
