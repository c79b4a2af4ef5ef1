// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of a document cut into pieces that no page break goes through, for a column of a known width.
#pragma once

#include "kit/paper/document.h"

#include <QFont>

#include <memory>

namespace kit::paper {

struct Piece {
    double height = 0; // tenths of a millimetre, as everything here
    Sheet::Paint paint;
    bool staysWithNext = false;
    std::shared_ptr<const Piece> head = nullptr; // painted once more where this piece begins a column
};

QFont letters(double points, bool isStrong = false);
double lineHeight(const QFont& font);
// Wraps at words, and within a word that is wider than the line.
QStringList wrapped(const QString& text, const QFont& font, double width);
double widthOf(const QString& text, const QFont& font);

QList<Piece> piecesOf(const Block& block, double width);
QList<Piece> piecesOf(const Table& table, double width);

} // namespace kit::paper
