// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was entered of cards, brought to the table too: a campaign keeps what its cards said when it began, so that another print
// is a correction; one entry, however many cards and fields.
#pragma once

#include "cards/sections.h"
#include "kit/sitting.h"

#include <QMap>

namespace window {

class Library;

// What is known of cards at a table: the packs that its campaign plays with, and above them the owner's own cards.
QList<cards::Pack> packsAt(const kit::Sitting& sitting, const Library& library);

struct Reprint {
    QJsonObject before; // as it was entered until now; empty: it is new
    QJsonObject card;
};

// How many of the cards the table knows otherwise, or not at all, and gets as they are printed.
int bringToTable(kit::Sitting& sitting, const cards::Section& section, const QList<Reprint>& cards);

// Cards of a list that lie on the table and say something else there than where they are entered: only what differs, under
// their ids. What has happened to a card on the table is no difference.
struct Otherwise {
    QJsonObject onTable;
    QJsonObject printed;
};
QList<Otherwise> knownOtherwise(const kit::Sitting& sitting, const cards::Section& section);

// For each of these fields of a card the entry that said last what the table knows of it, as a correction or when the card was
// entered; a field that none said is left out.
QMap<QString, qint64> lastSaid(
    kit::Sitting& sitting, const cards::Section& section, const QString& id, const QStringList& fields);

// What the table knows of a card, as its pack would say it; empty: nothing.
QJsonObject knownOnTable(const kit::Sitting& sitting, const cards::Section& section, const QString& id);

} // namespace window
