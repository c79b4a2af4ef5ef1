// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Words of cards as their reader says them, beside those in which they are kept.
#pragma once

#include <QStringList>

namespace cards {

// A choice or a field as the reader says it, where that is one word; otherwise as it is kept.
QString asSaid(const QString& word);

// What people call a field, as a form has it and within a sentence.
QString plainWordsOf(const QString& name); // in English: what is translated
QString wordsOf(const QString& name);
QString wordsWithin(const QString& name);

// A form that may be empty, such as dice, says by a 0 or a dash that there are none. mayBeNone: by its pattern.
bool isNone(const QString& typed);
bool mayBeNone(const QString& word);

// The choices that a word begins, as they are kept or as the reader says them; the one that is all of it stands alone.
QStringList choicesMeant(const QStringList& choices, const QString& typed);

} // namespace cards
