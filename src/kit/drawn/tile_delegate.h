// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a row of a list as a tile: title, a short word at its right, details below; or as a heading between tiles.
// The text of cards and packs goes through it as plain text.
#pragma once

#include <QList>
#include <QMetaType>
#include <QStyledItemDelegate>

namespace kit {

struct Link {
    bool isInDetail; // else in the title
    int from, length;
    QString word;  // as a screen reader hears it
    QString tells; // while it is pointed at, as rich text
};
using Links = QList<Link>;

// Roles that a model for tiles answers; Qt::DisplayRole is the title.
enum TileRole {
    OutcomeRole = Qt::UserRole + 1, // at the right; below the title when it is long
    DetailRole,                     // below, wrapped to two lines
    ToneRole,                       // int(kit::Tone) of the outcome
    HeadingRole,                    // true: not a tile but a heading
    MutedRole,                      // true: refused, past, undone …
    MarkRole,                       // a sign before the title: "✓"
    FoundRole,                      // true: title and details hold [found] words in square brackets, which are marked instead
    LinksRole,                      // the words of title and details that lead elsewhere, as a Links
    TileUserRole                    // first one that is free for a model
};

// The whole words of a row that has no room for them, where the mouse rests; own: what it says besides.
void tellRow(const QHelpEvent& event, QAbstractItemView& view, QStringList lines, const QString& own = {});

// One line of at most a width. Where it has several parts (" · ") whole ones are left out between the first and the last.
QString elidedBetween(const QString& text, const QFontMetrics& metrics, int width);

class TileDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    int titleLines = 2;
    int detailLines = 2;
    bool isUniform = false; // every tile has room for all its lines, so that thousands of rows need not be measured

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // The number of the link that lies there; -1: none does.
    int linkAt(const QPoint& point, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    // Where words have no room: all of them, and below what the row says of itself.
    bool helpEvent(
        QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index) override;
};

} // namespace kit

Q_DECLARE_METATYPE(kit::Links)
