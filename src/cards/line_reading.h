// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A quick line while it is read: from its words to the fields of a card, and to what was wrong with each.
#pragma once

#include "cards/quick_line.h"
#include "cards/tokens.h"

namespace cards {

struct Reading {
    QJsonObject card;
    QList<Word> words;
    int wrong = 0;
};

// isTyping: the last word may not be finished yet.
Reading readLine(const QList<Token>& tokens, const QList<Place>& places, const Known& known, bool isTyping = false);

// The place that a line begins with: a name of one word or more. Null: these cards have none.
const Place* nameOf(const QList<Place>& places);

// The card that a line means without giving its id, and the id written down where it is left out.
Name nameMeant(const QString& title, const Known& known);
bool hasId(const QList<Place>& places);
QString idMeant(const QJsonObject& card, const QList<Place>& places, const Known& known); // empty: none
void giveId(QJsonObject& card, const QList<Place>& places, const Known& known);

// What may be named within a part of a card: the cards of its own list are none.
Known within(Known known);

bool isCalled(const Place& place, const QString& key);                             // as it is kept
bool isSaidSo(const Place& place, const QString& key, const QList<Place>& places); // the reader's word for it, and for no other

// What stands before = or a bracket in the reader's language, where that is one word which means no other place; else as it is
// kept. Letters that begin the name of one of several that stand together, such as directions, begin the reader's name of it.
QString keySaid(const Place& place, const QList<Place>& places);
QString lettersSaid(const Place& place, const QList<Place>& places);

// A number or form that can stand right behind its letters: n1, w-1, eDM.
bool sticks(const Place& place, const QString& value);

// A number where a form stands without letters, or such letters with another number than it takes: D9 for a die.
bool isLike(const Place& place, const QString& word);

} // namespace cards
