// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words and the sign rule that a game adds to dice terms.
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace dice {

// sides above 0: a physical die, whose face f counts values[f - 1]. sides 0: the number values[0].
// No values: the word is known but has no value now; keep its sides where it will be rolled.
struct Word {
    QString name;
    int sides = 0;
    QList<int> values;
    QString explanation; // "3 deployed, so D3", in the reader's language; may be empty

    bool hasValue() const { return sides > 0 ? values.size() == sides : !values.isEmpty(); }
};

struct Vocabulary {
    QList<Word> words;               // found whatever their case; they win over the general syntax
    bool signsCountFromBase = false; // a leading + - x applies to base: "+2" is base + 2, "x3" is base x 3
    std::optional<int> base;         // empty: it has no value now
    QString baseName;                // what the base counts, in the reader's language
};

} // namespace dice
