// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is over leads on: a new campaign with the same settings and packs, begun from the table itself.
#pragma once

class QPushButton;
class QWidget;

namespace kit {

inline constexpr char onceMore[] = "once-more"; // TableView::pageWanted of this begins it

// For the place where a table says that the game is over; hidden until it does. Pressed, the table wants onceMore.
QPushButton* onceMoreButton(QWidget* parent);

} // namespace kit
