// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a document: pieces flow down columns, and from page to page.
#include "kit/paper/pieces.h"
#include "engine/message.h"
#include "kit/texts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace kit::paper {

namespace {

constexpr double between = 50; // columns
constexpr double underColumns = 14;
constexpr double foot = 60;

double headHeight(bool isFirst) { return isFirst ? 175 : 75; }

void paintHead(QPainter& painter, const QRectF& area, const Document& document, bool isFirst)
{
    painter.setPen(Qt::black);
    const double high = headHeight(isFirst) - 20;
    const QStringList beside = document.beside.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (isFirst) {
        painter.setFont(letters(7));
        fitText(painter, QRectF(area.left(), area.top(), area.width() * 0.6, 40), Qt::AlignLeft | Qt::AlignVCenter,
            document.kicker.toUpper(), 5);
        QFont large = letters(17, true);
        large.setFamilies({QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif"), QStringLiteral("serif")});
        painter.setFont(large);
        fitText(painter, QRectF(area.left(), area.top() + 42, area.width() * 0.68, high - 50), Qt::AlignLeft | Qt::AlignVCenter,
            document.title, 9);
        painter.setFont(letters(7.5));
        const double line = 38;
        for (qsizetype i = 0; i < std::min<qsizetype>(3, beside.size()); ++i)
            fitText(painter,
                QRectF(area.left() + area.width() * 0.7, area.top() + 12 + double(i) * line, area.width() * 0.3, line),
                Qt::AlignRight | Qt::AlignVCenter, beside[i], 5);
    } else {
        painter.setFont(letters(9, true));
        fitText(painter, QRectF(area.left(), area.top(), area.width() * 0.65, high - 10), Qt::AlignLeft | Qt::AlignVCenter,
            document.title, 6);
        painter.setFont(letters(7));
        fitText(painter, QRectF(area.left() + area.width() * 0.66, area.top(), area.width() * 0.34, high - 10),
            Qt::AlignRight | Qt::AlignVCenter, document.kicker, 5);
    }
    painter.setPen(QPen(Qt::black, 5));
    painter.drawLine(QPointF(area.left(), area.top() + high), QPointF(area.right(), area.top() + high));
}

void paintFoot(QPainter& painter, const QRectF& area, const Document& document, qsizetype page, qsizetype pages)
{
    const QRectF line(area.left(), area.bottom() - foot + 16, area.width(), foot - 16);
    painter.setPen(QPen(Qt::black, 2));
    painter.drawLine(line.topLeft(), line.topRight());
    painter.setFont(letters(7));
    painter.setPen(Qt::black);
    const double third = line.width() / 3;
    fitText(painter, QRectF(line.left(), line.top(), third, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
        QStringLiteral("◈ Muster Roll"), 5);
    fitText(painter, QRectF(line.left() + third, line.top(), third, line.height()), Qt::AlignHCenter | Qt::AlignVCenter,
        document.foot, 5);
    fitText(painter, QRectF(line.right() - third, line.top(), third, line.height()), Qt::AlignRight | Qt::AlignVCenter,
        engine::fill(kit::tr("page %1 of %2"), {QString::number(page), QString::number(pages)}), 5);
}

struct Placed {
    Piece piece;
    QRectF place; // on its page
};

class Flow {
public:
    Flow(const QSizeF& room)
        : m_room(room)
    {
        newPage();
    }

    void newPage()
    {
        m_pages += QList<Placed>();
        m_y = headHeight(m_pages.size() == 1);
        m_isFresh = true;
    }
    bool isFresh() const { return m_isFresh; }
    double width(int columns) const { return (m_room.width() - between * (columns - 1)) / columns; }
    const QList<QList<Placed>>& pages() const { return m_pages; }

    // All of it side by side in this many columns, as evenly as pieces allow.
    void pour(const QList<Piece>& pieces, int columns)
    {
        qsizetype next = 0;
        while (next < pieces.size()) {
            const double left = bottom() - m_y;
            if (needed(pieces, next) > left && !m_isFresh) {
                newPage();
                continue;
            }
            double rest = 0, highest = 0;
            for (qsizetype i = next; i < pieces.size(); ++i) {
                rest += pieces[i].height;
                highest = std::max(highest, pieces[i].height);
            }
            const double target = std::min(left, std::max(highest, std::ceil(rest / columns) + (columns > 1 ? 20 : 0)));
            const qsizetype before = next;
            double deepest = 0;
            for (int column = 0; column < columns && next < pieces.size(); ++column)
                deepest = std::max(deepest, fill(pieces, next, column, columns, column == columns - 1 ? left : target));
            m_y += deepest + (columns > 1 ? underColumns : 0);
            m_isFresh = m_isFresh && before == next;
            if (next < pieces.size())
                newPage();
        }
    }

private:
    double bottom() const { return m_room.height() - foot; }

    static double needed(const QList<Piece>& pieces, qsizetype at)
    {
        double height = pieces[at].height;
        for (; pieces[at].staysWithNext && at + 1 < pieces.size(); ++at)
            height += pieces[at + 1].height;
        return height;
    }

    // One column from m_y on, most of it high; next is moved on. At least one piece, so that it comes to an end.
    double fill(const QList<Piece>& pieces, qsizetype& next, int column, int columns, double most)
    {
        const double x = column * (width(columns) + between);
        double y = 0;
        const auto put = [&](const Piece& piece) {
            m_pages.last() += Placed{piece, QRectF(x, m_y + y, width(columns), piece.height)};
            y += piece.height;
        };
        const qsizetype first = next;
        if (const auto& head = pieces[next].head) // its own head stands in an earlier column
            put(*head);
        while (next < pieces.size() && (next == first || y + needed(pieces, next) <= most))
            put(pieces[next++]);
        return y;
    }

    QSizeF m_room;
    QList<QList<Placed>> m_pages;
    double m_y = 0;
    bool m_isFresh = true;
};

QList<QList<Placed>> laidOut(const Document& document, const QSizeF& room)
{
    Flow flow(room);
    int columns = 1;
    QList<Piece> gathered;
    const auto pour = [&] {
        flow.pour(gathered, columns);
        gathered.clear();
    };
    for (const Block& block : document.blocks) {
        if (const auto* wanted = std::get_if<Columns>(&block)) {
            pour();
            columns = std::max(1, wanted->count);
        } else if (std::holds_alternative<NewPage>(block)) {
            pour();
            if (!flow.isFresh())
                flow.newPage();
        } else {
            gathered += piecesOf(block, flow.width(columns));
        }
    }
    pour();
    return flow.pages();
}

} // namespace

void Document::table(const QStringList& titles, const QList<QList<Cell>>& rows, int spare)
{
    Table made{{}, rows, spare};
    for (const QString& word : titles)
        made.columns += word.startsWith(QLatin1Char('#')) ? Column{word.mid(1), true} : Column{word, false};
    blocks += made;
}

Sheet asSheet(const Document& document)
{
    const auto pages = [document](const QSizeF& room) {
        const QList<QList<Placed>> laid = laidOut(document, room);
        QList<Sheet::Paint> all;
        for (qsizetype page = 0; page < laid.size(); ++page)
            all += [=](QPainter& painter, const QRectF& area) {
                paintHead(painter, area, document, page == 0);
                for (const Placed& one : laid[page]) {
                    painter.save();
                    one.piece.paint(painter, one.place.translated(area.topLeft()));
                    painter.restore();
                }
                paintFoot(painter, area, document, page + 1, laid.size());
            };
        return all;
    };
    return {document.id, document.title, document.across, pages};
}

} // namespace kit::paper
