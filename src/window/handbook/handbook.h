// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The handbook: chapters in Markdown that come with the program, each in the reader's language where it exists.
#pragma once

#include "engine/fault.h"

#include <QStringList>

namespace window {

struct Chapter {
    QString id; // "real-cards"; the file's name
    QString title;
    QString text; // Markdown without its title; links "chapter:odds", "page:cards"
};

// In reading order; the last one tells what is new.
const QList<Chapter>& handbook();

// Where its pictures lie, in a folder of that name: those of the reader's language first.
QStringList picturedIn();

// The chapter that explains a page of the window; the first one where none does it alone.
QString chapterOf(const QString& page);

// The handbook as HTML, a file for each chapter and its pictures, into a folder that exists or can be made.
engine::Result<engine::Done> writeHandbook(const QString& folder);

} // namespace window
