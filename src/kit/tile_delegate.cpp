// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/tile_delegate.h"

#include "kit/colours.h"
#include "kit/desk.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QScrollBar>
#include <QTextLayout>

namespace kit {

namespace {

constexpr int pad = 9;
constexpr int gap = 6; // between two tiles

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

QFont smaller(QFont font)
{
    font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

// Lines of at most a width; the last one is elided. Draws them when there is a painter, and answers their height.
int wrapped(QPainter* painter, const QString& text, const QFont& font, const QRect& rect, int most)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    const QFontMetrics metrics(font);
    int y = 0;
    for (int n = 0; n < most; ++n) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(rect.width());
        if (painter) {
            const bool cut = n + 1 == most && line.textStart() + line.textLength() < text.size();
            const QString shown = cut ? metrics.elidedText(text.mid(line.textStart()), Qt::ElideRight, rect.width()) : text.mid(line.textStart(), line.textLength());
            painter->setFont(font);
            painter->drawText(rect.left(), rect.top() + y + metrics.ascent(), shown);
        }
        y += metrics.height();
    }
    layout.endLayout();
    return y;
}

Tone toneOf(const QModelIndex& index)
{
    return Tone(index.data(ToneRole).toInt());
}

} // namespace

void TileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = Colours::of(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(HeadingRole).toBool()) {
        painter->setPen(colours.muted);
        painter->setFont(bold(smaller(option.font)));
        painter->drawText(option.rect.adjusted(2, 6, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, index.data().toString());
        painter->restore();
        return;
    }
    const bool chosen = option.state & QStyle::State_Selected;
    const bool hovered = option.state & QStyle::State_MouseOver;
    const bool muted = index.data(MutedRole).toBool();
    const QRect tile = option.rect.adjusted(1, 1, -1, -gap);
    painter->setPen(QPen(chosen ? colours.accent : hovered ? colours.muted : colours.line, chosen ? 2 : 1));
    painter->setBrush(muted ? colours.surface : colours.raised);
    painter->drawRoundedRect(tile, 7, 7);

    QRect line = tile.adjusted(pad, pad - 2, -pad, -pad);
    const QString outcome = index.data(OutcomeRole).toString();
    const QFontMetrics metrics(bold(option.font));
    int outcomeWidth = 0;
    if (!outcome.isEmpty()) {
        outcomeWidth = std::min(metrics.horizontalAdvance(outcome), line.width() / 2);
        const Tone tone = toneOf(index);
        painter->setFont(tone == Tone::Plain ? option.font : bold(option.font));
        painter->setPen(tone == Tone::Good ? colours.good : tone == Tone::Bad ? colours.bad : colours.muted);
        painter->drawText(QRect(line.right() - outcomeWidth, line.top(), outcomeWidth + 1, metrics.height()), Qt::AlignRight | Qt::AlignVCenter,
                          metrics.elidedText(outcome, Qt::ElideRight, outcomeWidth + 1));
        outcomeWidth += pad;
    }
    painter->setPen(muted ? colours.muted : colours.text);
    const QString mark = index.data(MarkRole).toString();
    if (!mark.isEmpty()) {
        const Tone tone = toneOf(index);
        painter->save();
        painter->setPen(tone == Tone::Good ? colours.good : tone == Tone::Bad ? colours.bad : colours.muted);
        painter->setFont(bold(option.font));
        painter->drawText(line.left(), line.top() + metrics.ascent(), mark);
        painter->restore();
        line.setLeft(line.left() + metrics.horizontalAdvance(QStringLiteral("✓ ")) + 2);
    }
    const int title = wrapped(painter, index.data().toString(), bold(option.font), line.adjusted(0, 0, -outcomeWidth, 0), 2);
    painter->setPen(colours.muted);
    wrapped(painter, index.data(DetailRole).toString(), smaller(option.font), line.adjusted(0, title + 1, 0, 0), detailLines);
    painter->restore();
}

QSize TileDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    // As wide as it stays when a scroll bar comes: heights must not depend on whether it is there.
    const int bar = view && !view->verticalScrollBar()->isVisible() ? view->verticalScrollBar()->sizeHint().width() : 0;
    const int width = std::max(120, view ? view->viewport()->width() - bar : option.rect.width());
    const QFontMetrics metrics(bold(option.font));
    if (index.data(HeadingRole).toBool())
        return {width, metrics.height() + 12};
    const QString outcome = index.data(OutcomeRole).toString();
    const int line = width - 2 * pad - 2 - (index.data(MarkRole).toString().isEmpty() ? 0 : metrics.horizontalAdvance(QStringLiteral("✓ ")) + 2);
    const int taken = outcome.isEmpty() ? 0 : std::min(metrics.horizontalAdvance(outcome), line / 2) + pad;
    int height = wrapped(nullptr, index.data().toString(), bold(option.font), QRect(0, 0, line - taken, 100), 2);
    if (const QString detail = index.data(DetailRole).toString(); !detail.isEmpty())
        height += 1 + wrapped(nullptr, detail, smaller(option.font), QRect(0, 0, line, 100), detailLines);
    return {width, height + 2 * pad - 2 + gap};
}

} // namespace kit
