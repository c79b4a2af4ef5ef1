// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An entry of a rulebook as a text to read: built by inserting plain text, so that nothing in it is taken for markup.
#pragma once

#include "rulebook/book.h"
#include "rulebook/pin.h"
#include "rulebook/terms.h"

#include <QPalette>

class QTextDocument;

namespace kit {

// What stands around an entry in a campaign.
struct EntryNotes {
    QList<rulebook::Pin> pins;
    QStringList played; // by each of the entry's readings, or where it has none by its option; empty: no table
    QString uses;       // "Used 9 times in this career · last: …"
    qint64 lastUse = 0;
};

// Links: "entry:hs-melee", also from the book's own terms in the text, each once a paragraph; "book:11", the page of the owner's
// own book; "history:17", "unpin:2" (by number).
void writeEntry(QTextDocument& document, const rulebook::Book& book, const rulebook::Terms& terms, const rulebook::Entry& entry,
    const EntryNotes& notes, const QPalette& palette);

// What is left of an entry that the book does not have any more: its pins, which may be taken off.
void writeGone(QTextDocument& document, const QString& entry, const QList<rulebook::Pin>& pins, const QPalette& palette);
// What was found and is no rule: a card, a line of the history, an action.
void writeFound(
    QTextDocument& document, const QString& title, const QString& where, const QString& text, const QPalette& palette);

// What a link tells before it is followed, plain text: of an entry title and first paragraph. Empty: it leads to nothing known.
QString heardOf(const rulebook::Book& book, const QString& link);

// Our wording, book and page, to be pasted elsewhere.
QString entryWithSource(const rulebook::Book& book, const rulebook::Entry& entry);

} // namespace kit
