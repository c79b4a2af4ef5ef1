// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table cut into rows: columns as wide as what stands in them, and where that is too much, the widest ones give way.
#include "kit/paper/pieces.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace kit::paper {

namespace {

constexpr double letter = 8;   // points
constexpr double padding = 24; // numbers stand at the right of their column, words at the left of the next
constexpr double box = 30;
constexpr double pencil = 62;       // a row that is written on by hand
constexpr qsizetype mostLines = 24; // of a row in one piece: a longer one goes on over the page break

double widthOfCell(const Cell& cell)
{
    double width = cell.tick ? box + (cell.text.isEmpty() ? 0 : 12) : 0;
    for (const QString& line : cell.text.split(QLatin1Char('\n')))
        width = std::max(width, (cell.tick ? box + 12 : 0) + widthOf(line, letters(letter, cell.isStrong)));
    return width + 4;
}

QList<double> widthsOf(const Table& table, double width)
{
    const qsizetype count = table.columns.size();
    QList<double> wanted(count, 0);
    for (qsizetype i = 0; i < count; ++i)
        wanted[i] = widthOf(table.columns[i].title, letters(7)) + 4;
    for (const QList<Cell>& row : table.rows)
        for (qsizetype i = 0; i < std::min(count, row.size()); ++i)
            wanted[i] = std::max(wanted[i], widthOfCell(row[i]));
    const double room = width - padding * double(count - 1);
    const double all = std::accumulate(wanted.begin(), wanted.end(), 0.0);
    if (all <= room) { // what is left goes to the columns of words
        const auto words = double(std::ranges::count_if(table.columns, [](const Column& one) { return !one.isNumber; }));
        for (qsizetype i = 0; i < count; ++i)
            if (words == 0 || !table.columns[i].isNumber)
                wanted[i] += (room - all) / (words == 0 ? double(count) : words);
        return wanted;
    }
    QList<qsizetype> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::ranges::sort(order, {}, [&](qsizetype i) { return wanted[i]; });
    double left = room;
    for (qsizetype done = 0; done < count; ++done) {
        double& one = wanted[order[done]];
        one = std::min(one, left / double(count - done));
        left -= one;
    }
    return wanted;
}

struct Row {
    QList<QStringList> lines; // of each cell
    QList<Cell> cells;
    QList<double> widths;
    QList<Column> columns;
};

void paintBox(QPainter& painter, QPointF at, bool isTicked)
{
    const QRectF place(at, QSizeF(box, box));
    painter.setPen(QPen(Qt::black, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place);
    if (isTicked) {
        painter.setPen(QPen(Qt::black, 4));
        painter.drawLine(place.topLeft() + QPointF(5, 5), place.bottomRight() - QPointF(5, 5));
        painter.drawLine(place.topRight() + QPointF(-5, 5), place.bottomLeft() + QPointF(5, -5));
    }
}

void paintRow(QPainter& painter, const QRectF& area, const Row& row, qsizetype from, bool isLast)
{
    const double high = lineHeight(letters(letter));
    double x = area.left();
    for (qsizetype i = 0; i < row.widths.size(); x += row.widths[i] + padding, ++i) {
        const Cell& cell = row.cells[i];
        double left = x;
        if (cell.tick) {
            if (from == 0)
                paintBox(painter, {x, area.top() + 7 + (high - box) / 2}, *cell.tick);
            left += box + 12;
        }
        painter.setFont(letters(letter, cell.isStrong));
        painter.setPen(Qt::black);
        for (qsizetype n = from; n < std::min(from + mostLines, row.lines[i].size()); ++n) {
            const QString& shown = row.lines[i][n];
            painter.drawText(QRectF(left, area.top() + 7 + double(n - from) * high, row.widths[i] - (left - x), high),
                (row.columns[i].isNumber || shown.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter
                    | Qt::TextSingleLine,
                shown);
        }
    }
    if (isLast) {
        painter.setPen(QPen(QColor(0x99, 0x99, 0x99), 1.5));
        painter.drawLine(area.bottomLeft(), area.bottomRight());
    }
}

QList<Piece> piecesOfRow(const Row& row)
{
    const double high = lineHeight(letters(letter));
    qsizetype most = 1;
    for (const QStringList& lines : row.lines)
        most = std::max(most, lines.size());
    QList<Piece> pieces;
    for (qsizetype from = 0; from < most; from += mostLines) {
        const bool isLast = from + mostLines >= most;
        pieces += Piece{double(std::min(mostLines, most - from)) * high + (isLast ? 14 : 7),
            [row, from, isLast](QPainter& painter, const QRectF& area) { paintRow(painter, area, row, from, isLast); }};
    }
    return pieces;
}

std::shared_ptr<const Piece> headOf(const Table& table, const QList<double>& widths)
{
    if (std::ranges::all_of(table.columns, [](const Column& one) { return one.title.isEmpty(); }))
        return nullptr;
    const double high = lineHeight(letters(7));
    return std::make_shared<Piece>(Piece{high + 10,
        [=, columns = table.columns](QPainter& painter, const QRectF& area) {
            double x = area.left();
            painter.setFont(letters(7));
            painter.setPen(QColor(0x55, 0x55, 0x55));
            for (qsizetype i = 0; i < columns.size(); x += widths[i] + padding, ++i)
                fitText(painter, QRectF(x, area.top() + 4, widths[i], high),
                    (columns[i].isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, columns[i].title, 5);
            painter.setPen(QPen(Qt::black, 2));
            painter.drawLine(area.bottomLeft(), area.bottomRight());
        },
        true});
}

} // namespace

QList<Piece> piecesOf(const Table& table, double width)
{
    const QList<double> widths = widthsOf(table, width);
    const auto head = headOf(table, widths);
    QList<Piece> pieces;
    if (head)
        pieces += *head;
    const qsizetype count = table.columns.size();
    for (qsizetype at = 0; at < table.rows.size() + table.spare; ++at) {
        QList<Cell> cells = table.rows.value(at);
        cells.resize(count);
        Row row{{}, cells, widths, table.columns};
        for (qsizetype i = 0; i < count; ++i)
            row.lines +=
                wrapped(cells[i].text, letters(letter, cells[i].isStrong), widths[i] - (cells[i].tick ? box + 12 : 0) + 3);
        for (Piece& piece : piecesOfRow(row)) {
            if (at >= table.rows.size())
                piece.height = pencil;
            piece.head = head;
            pieces += piece;
        }
    }
    pieces += Piece{18, [](QPainter&, const QRectF&) {}};
    return pieces;
}

} // namespace kit::paper
