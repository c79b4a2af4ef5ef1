// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What musterroll writes to a file without a window: the shelf is only looked at.
#pragma once

#include "window/library.h"
#include "window/paper/report.h"

namespace app {

struct Print {
    QString campaign; // by name or id
    QString sheet;    // its id; empty: the first
    QString paper;    // "A4" or "Letter"
    QString file;
};

// The whole PDF, or the fault and what stood there before.
engine::Result<engine::Done> print(window::Library& library, const Print& wanted);

// This table's rule card, as PDF, HTML or Markdown.
engine::Result<engine::Done> card(window::Library& library, const Print& wanted);

// As PDF, HTML or Markdown, by the file's ending. wanted.sheet is not asked for.
engine::Result<engine::Done> report(window::Library& library, const Print& wanted, const window::Reported& told);

// A small picture of an exported campaign for file managers, as PNG whatever its name is: of what everybody may see, on paper
// that is light. size: in pixels, as typed. No shelf is touched.
engine::Result<engine::Done> thumbnail(const QString& campaign, const QString& size, const QString& picture);

} // namespace app
