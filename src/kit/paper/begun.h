// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How every document of a campaign begins and ends, and a sheet of one that is made only when it is laid out.
#pragma once

#include "kit/paper/document.h"
#include "kit/sitting.h"

namespace kit::paper {

// With the game and this kind of sheet at its head, who sits here and heading ("contract 6 · round 2") beside it, and below
// after which entry.
Document begun(const Sitting& sitting, const QString& heading, const QString& id, const QString& title, const QString& kind);

Sheet sheetOf(const QString& id, const QString& title, std::function<Document()> made);

} // namespace kit::paper
