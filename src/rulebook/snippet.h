// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a text that shows why it was found, with the found words in square brackets.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace rulebook {

// A text cut into words once, so that a snippet costs a few microseconds. Its own square brackets become round ones.
class Passage {
public:
    Passage() = default;
    explicit Passage(const QString& text);

    const QString& text() const { return m_text; }

    // About eighteen words around the most words that begin as asked, or the text's start when there are none.
    QString snippet(const QStringList& beginnings) const;
    bool holds(const QStringList& beginnings) const;

private:
    struct Word {
        int from;
        int length;
        bool opensSentence;
    };
    bool begins(const Word& word, const QStringList& beginnings) const;
    qsizetype firstShown(const QList<qsizetype>& found) const;

    QString m_text;
    QString m_folded; // character for character as m_text
    QList<Word> m_words;
};

} // namespace rulebook
