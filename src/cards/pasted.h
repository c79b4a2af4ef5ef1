// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table of cards from the clipboard or a file: rows and columns first, then what each row would become. Nothing is kept before
// somebody takes it.
#pragma once

#include "cards/places.h"
#include "cards/sections.h"

namespace cards {

inline constexpr int mostRows = 20'000;
inline constexpr int mostColumns = 200;

// Cells as they stand there, told apart by tab, comma or semicolon; quotation marks hold a cell together.
struct Pasted {
    struct Row {
        int line = 0; // in the text, from 1
        QStringList cells;
    };
    QChar separator;
    QStringList headings; // empty: the first row is a card
    QList<Row> rows;
    int columns() const;
};

// UTF-8 with or without its mark, UTF-16 with it, else Latin-1. The first row may be one of headings (headings.h).
engine::Result<Pasted> readPasted(const QByteArray& text, const QJsonObject& schema, const QString& place);

// Cells for cells, empty rows among them. A comma belongs to its cell; where there is no tab a semicolon tells them apart. No
// heading is looked for.
engine::Result<Pasted> readBlock(const QByteArray& text, const QString& place);

// For each column the field that it fills, or the one number of it ("healthy.melee"), "" for none: asked for by name, letters or
// path; else by its heading; else, where there is no heading, by the order of the quick line. No columns at all: the table has
// one, and each row is a quick line.
engine::Result<QStringList> columnsOf(const Pasted& table, const QJsonObject& schema, const QStringList& asked = {});

struct PastedRow {
    enum Fate { New, Changed, Same, Wrong };

    int line = 0;
    QJsonObject card; // as it would stand in the pack
    Fate fate = New;
    QList<engine::Fault> faults; // place: "line 7, column 3: cost"
};

// Several numbers, of which some have no column: the value stays as it is known, or not entered.
struct Half {
    QString path;
    QStringList missing; // its numbers without a column
};

struct Preview {
    QStringList columns; // fields
    QList<PastedRow> rows;
    QList<engine::Fault> faults; // of the rows that were too many
    QList<Half> halves{};        // that are not entered, because of some card the rest is not known
    int count(PastedRow::Fate fate) const;
    bool isSound() const { return faults.isEmpty() && count(PastedRow::Wrong) == 0; }
    QString text() const; // "12 new, 3 changed, 1 wrong"
};

// below: packs whose cards the rows may mean, too
Preview preview(const Pasted& table, const QStringList& columns, const Pack& pack, const engine::Game& game, const QString& place,
    const QList<Pack>& below = {});

// All, which is a fault while one is wrong; or only the sound ones.
enum class Take { All, Sound };
engine::Result<Pack> taken(
    const Preview& preview, const Pack& pack, const engine::Game& game, const QString& place, Take which = Take::All);

// The rows laid over cards, one over each, as if every cell was typed: one that is empty clears its place. Faults as above.
engine::Result<QList<QJsonObject>> laidOver(
    const Pasted& table, const QStringList& columns, QList<QJsonObject> cards, const QJsonObject& schema, const Known& known);

} // namespace cards
