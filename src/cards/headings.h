// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the first row of a pasted table says of its columns: whether it is one of headings, and which place each heading means.
#pragma once

#include "cards/places.h"

namespace cards {

// What a column may fill, by its heading, the likeliest first: "cost", or one number of a ranking, "healthy.melee". A heading is
// a field's path, name, letters or help, its word in any language of the program, or an everyday word for it. None: nobody knows.
QStringList targetsMeant(const QString& heading, const QList<Place>& places);

// Most of its cells name places; or one does, none is a number, and somewhere below it only numbers stand.
bool areHeadings(const QStringList& first, const QList<QStringList>& below, const QList<Place>& places);

// Where a column goes.
struct Target {
    const Place* place = nullptr; // null: it is left out
    qsizetype part = -1;          // of its numbers; -1: the whole
};
Target targetAt(const QString& path, const QList<Place>& places);
QStringList targetsIn(const QList<Place>& places); // all that a column may fill

} // namespace cards
