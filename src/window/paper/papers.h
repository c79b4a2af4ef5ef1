// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be printed of a campaign: what its desk has, then what every game has.
#pragma once

#include "kit/paper/document.h"
#include "window/library.h"

namespace window {

// Made when they are laid out, so that naming them costs nothing. They hold the state of now; sitting and library outlive them.
QList<kit::Sheet> papersOf(Library& library, kit::Sitting& sitting);

// A document with what stands at its head and foot: the game, who sits here, when, and after which entry.
kit::paper::Document begun(
    const kit::Sitting& sitting, const kit::Desk* desk, const QString& id, const QString& title, const QString& kind);

// The table as it lies, in greys on white. From a state as everybody may see it.
kit::paper::Picture pictureOf(const kit::Desk& desk, const engine::AnyState& state, const QString& says, double height = 620);

kit::paper::Document setAgain(Library& library, const kit::Sitting& sitting); // and put back into the box
kit::paper::Document putBack(Library& library, kit::Sitting& sitting);
kit::paper::Document playerAid(Library& library, const kit::Sitting& sitting); // one page of rules
kit::paper::Document ruleCard(Library& library, kit::Sitting& sitting);        // what this table looked up, decided, pinned
kit::paper::Document proofOf(Library& library, const kit::Sitting& sitting); // the owner's own cards, to be read against the box

} // namespace window
