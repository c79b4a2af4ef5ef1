// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on paper, whatever it is written as: a list of blocks that becomes pages of a sheet, one file of HTML, or
// Markdown. All of it is plain text; nothing in it is taken for markup.
#pragma once

#include "kit/drawn/sheet.h"

#include <optional>
#include <variant>

namespace kit::paper {

struct Heading {
    QString text;
    QString note = {}; // at the other end of its line
};

struct Text {
    enum class Tone { Plain, Strong, Quiet, Ruling };

    QString text; // paragraphs are separated by line breaks
    Tone tone = Tone::Plain;
};

// Framed fields in a row: a small word above a large one.
struct Facts {
    struct One {
        QString label, value;
    };
    QList<One> all;
};

struct Cell {
    QString text;
    bool isStrong = false;
    std::optional<bool> tick = {}; // a box before the text, ticked or not

    Cell(const QString& shown = {}, bool strong = false)
        : text(shown)
        , isStrong(strong)
    {
    }
    static Cell box(bool ticked, const QString& shown = {})
    {
        Cell cell(shown);
        cell.tick = ticked;
        return cell;
    }
};

struct Column {
    QString title;
    bool isNumber = false; // stands at the right
};

struct Table {
    QList<Column> columns; // without titles there is no head
    QList<QList<Cell>> rows;
    int spare = 0; // empty rows, to go on by pencil
};

// Values over steps, one line or several, each with a mark of its own shape.
struct Curve {
    struct Line {
        QString name;
        QList<double> values;
    };
    QStringList steps; // a word for each value
    QList<Line> lines;
    QString says; // what it shows, for who cannot see it
};

struct Picture {
    QString says;
    double height = 600; // tenths of a millimetre
    std::function<void(QPainter& painter, const QRectF& area)> paint;
};

struct Lines { // empty, to be written on
    int count = 3;
};

struct Columns { // of all that follows, until it is said anew
    int count = 1;
};

struct NewPage { };

using Block = std::variant<Heading, Text, Facts, Table, Curve, Picture, Lines, Columns, NewPage>;

struct Document {
    QString id;     // "career-sheet"
    QString title;  // the large one
    QString kicker; // small, above it: game and kind of sheet
    QString beside; // at the other end: who, when; two short lines
    QString foot;   // below every page: which state it shows
    bool across = false;
    QList<Block> blocks;

    void heading(const QString& text, const QString& note = {}) { blocks += Heading{text, note}; }
    void text(const QString& text, Text::Tone tone = Text::Tone::Plain) { blocks += Text{text, tone}; }
    void columns(int count) { blocks += Columns{count}; }
    void table(
        const QStringList& titles, const QList<QList<Cell>>& rows, int spare = 0); // a title that begins with # is a number's
};

Sheet asSheet(const Document& document);
QByteArray asHtml(const Document& document);     // one file, pictures within
QByteArray asMarkdown(const Document& document); // curves as tables, pictures as what they say

// Written by the file's ending: PDF, HTML or Markdown. The whole file or what stood there before.
engine::Result<engine::Done> write(const Document& document, Paper paper, const QString& file);

void paintCurve(QPainter& painter, const QRectF& area, const Curve& curve);

} // namespace kit::paper
