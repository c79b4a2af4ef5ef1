// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card as one line: "Toll Road any versus 8 DM n1 e2 w-1 D2". Order and letters come from the card's list of fields.
//
//   Toll Road       the name: all words before the first from which on the rest can be read; "in quotes" where it would not end
//   any versus 8    values that stand by themselves, in the order of the fields; ? leaves a number or text open
//   n1  w-1         letters before a number or a form; k=other before words; name=value goes for every field
//   a=bows,eyes     a list, with commas; nothing behind the = is an empty one
//   loner           a yes; loner=no
//   x(gold 2)       a part of the card, itself such a line; a list of them repeats the word
#pragma once

#include "cards/places.h"

namespace cards {

// What stands on a line, or would stand there.
struct Word {
    enum State {
        Read,
        Guessed, // as on the card before: grey until it is taken
        Wrong,
        Open // nothing is known of this place yet
    };

    qsizetype from = 0; // on the line; a word that is not there stands at its end, with no length
    qsizetype length = 0;
    QString text;  // as typed, or as it would be written
    QString field; // "arrows.north"; empty: nobody knows
    State state = Read;
    QString problem; // of a wrong one, with its remedy
    QString remedy;
};

class QuickLine {
public:
    explicit QuickLine(const QJsonObject& schema, Known known = {});

    const QList<Place>& places() const { return m_places; }
    const Place* name() const; // that a line begins with; null: these cards have none

    // The card; or faults, each at "line 3, column 12" (the line only when it has a number) with its remedy.
    engine::Result<QJsonObject> read(const QString& line, int number = 0) const;

    // Where only a name is asked for: the name on a line that says more, by a number or sign behind it. Empty: it is no line.
    QString nameBefore(const QString& typed) const;

    // The shortest line that reads as this card; what a card says that is no field of it is left out.
    QString print(const QJsonObject& card) const;

    // Every word of a line that is being typed, then what the card before guesses, then what is open.
    QList<Word> words(const QString& line, const QJsonObject& before = {}) const;

    // The card with everything that words() guesses.
    QJsonObject withGuesses(QJsonObject card, const QJsonObject& before) const;

private:
    QList<Place> m_places;
    Known m_known;
};

} // namespace cards
