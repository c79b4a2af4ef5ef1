// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The owner's own rulebook, a PDF that stays where it lies: which file, and how its pages are counted. It is never copied.
#pragma once

#include "engine/fault.h"

#include <QString>

#include <optional>

class QProcess;

namespace window {

class Library;

struct OwnBook {
    QString path;
    int pages = 0;  // of the file, when it was looked at last
    int before = 0; // pages of the file before the one on which a 1 is printed; -1 where the first file page bears a 2
};

// Of a game; nothing: none was attached.
std::optional<OwnBook> ownBook(const Library& library, const QString& game);
engine::Result<engine::Done> keepOwnBook(Library& library, const QString& game, const OwnBook& book);

// The first of "10, 17" or "4-5"; nothing where a book has no numbered pages.
std::optional<int> printedPage(const QString& page);

// Starts a program of Debian's poppler-utils with as much memory as a page of a book needs; a file that wants more ends that one.
// A fault names the package.
engine::Result<engine::Done> startPdf(QProcess& process, const QString& program, const QStringList& arguments);

// How many pages a file has: asked of pdfinfo, for at most three seconds. A fault: it is gone, no PDF, or locked.
engine::Result<int> pagesOf(const QString& path);

} // namespace window
