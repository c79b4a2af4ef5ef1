// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/tile_delegate.h"

#include "kit/drawn/colours.h"
#include "kit/desk.h"
#include "kit/drawn/frame.h"
#include "kit/drawn/icons.h"
#include "kit/drawn/tile_view.h"
#include "kit/drawn/tip.h"

#include <QAbstractItemView>
#include <QCache>
#include <QGuiApplication>
#include <QHash>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextLayout>
#include <QTextOption>
#include <QToolTip>

#include <algorithm>
#include <memory>

namespace kit {

QString elidedBetween(const QString& text, const QFontMetrics& metrics, int width)
{
    const QString between = QStringLiteral(" · ");
    const QStringList parts = text.split(between);
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    for (qsizetype left = parts.size() - 1; left > 1; --left) { // one more of the last ones than of the first
        const QString fewer =
            (parts.first(left / 2) + QStringList(QStringLiteral("…")) + parts.last(left - left / 2)).join(between);
        if (metrics.horizontalAdvance(fewer) <= width)
            return fewer;
    }
    return metrics.elidedText(text, Qt::ElideMiddle, width);
}

namespace {

constexpr int pad = 9;
constexpr int between = 6; // two tiles

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

// A text with the words that are to be marked, and what marks them.
struct Marked {
    QString text;
    QList<std::pair<int, int>> words; // from, length
    QColor behind;
    QList<QTextLayout::FormatRange> inks = {};
};

Marked plain(const QString& text) { return {text, {}, {}}; }

// With its links as links look; the one that has the keyboard is marked.
Marked linked(Marked marked, const Links& links, bool isDetail, int focused, const Colours& colours)
{
    QTextCharFormat ink;
    ink.setForeground(colours.link);
    ink.setFontUnderline(true);
    for (qsizetype i = 0; i < links.size(); ++i) {
        if (links[i].isInDetail != isDetail)
            continue;
        marked.inks += QTextLayout::FormatRange{links[i].from, links[i].length, ink};
        if (i == focused) {
            marked.behind = colours.mark();
            marked.words += std::pair(links[i].from, links[i].length);
        }
    }
    return marked;
}

Marked found(const QString& bracketed, const QColor& behind)
{
    Marked marked{{}, {}, behind};
    marked.text.reserve(bracketed.size());
    qsizetype open = -1;
    for (const QChar c : bracketed) {
        if (c == QLatin1Char('[')) {
            open = marked.text.size();
        } else if (c == QLatin1Char(']') && open >= 0) {
            marked.words += std::pair(int(open), int(marked.text.size() - open));
            open = -1;
        } else {
            marked.text += c;
        }
    }
    return marked;
}

void paintMarks(QPainter* painter, const Marked& marked, const QTextLine& line, QPoint origin, int height)
{
    const int end = line.textStart() + line.textLength();
    for (const auto& [from, length] : marked.words) {
        const int first = std::max(from, line.textStart()), last = std::min(from + length, end);
        if (first >= last)
            continue;
        const qreal left = line.cursorToX(first), right = line.cursorToX(last);
        painter->save();
        painter->setPen(Qt::NoPen);
        painter->setBrush(marked.behind);
        painter->drawRoundedRect(QRectF(origin.x() + left - 1, origin.y(), right - left + 2, height), 3, 3);
        painter->restore();
    }
}

// False: there are more lines than that.
bool layOut(QTextLayout& layout, int width, int most, Qt::LayoutDirection way)
{
    // A sentence goes the way of its language, also where a name that goes the other way begins it.
    QTextOption option(way == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(way);
    layout.setTextOption(option);
    layout.beginLayout();
    const int height = QFontMetrics(layout.font()).height();
    bool isWhole = false;
    while (layout.lineCount() < most) {
        QTextLine line = layout.createLine();
        isWhole = !line.isValid();
        if (isWhole)
            break;
        line.setLineWidth(width);
        line.setPosition(QPointF(0, (layout.lineCount() - 1) * height));
    }
    layout.endLayout();
    return isWhole;
}

struct Asked {
    QString text;
    QFont font;
    int width, most;
    Qt::LayoutDirection way;
    bool operator==(const Asked&) const = default;
};

size_t qHash(const Asked& asked, size_t seed = 0)
{
    return qHashMulti(seed, asked.text, asked.font, asked.width, asked.most, asked.way);
}

struct Laid {
    Laid(const QString& text, const QFont& font)
        : layout(text, font)
    {
    }
    QTextLayout layout;
    bool isWhole = false; // else there are more lines than were asked for
};

// A list asks for all its rows after each act, several times, and most say what they said before.
std::shared_ptr<Laid> laidOut(const Asked& asked)
{
    constexpr int kept = 200; // some screens full
    static QCache<Asked, std::shared_ptr<Laid>> known(kept);
    static const bool isClearedInTime = [] { // letters need a program that runs
        qAddPostRoutine([] { known.clear(); });
        return true;
    }();
    Q_UNUSED(isClearedInTime)
    if (const auto* found = known.object(asked))
        return *found;
    const auto laid = std::make_shared<Laid>(asked.text, asked.font);
    laid->layout.setCacheEnabled(true);
    laid->isWhole = layOut(laid->layout, asked.width, asked.most, asked.way);
    known.insert(asked, new std::shared_ptr<Laid>(laid));
    return laid;
}

// Lines of at most a width; the last one is elided, a single one between its parts: how it ends is what came of it.
// Draws them when there is a painter, and answers their height.
int wrapped(QPainter* painter, const Marked& marked, const QFont& font, const QRect& rect, int most)
{
    const Qt::LayoutDirection way = painter ? painter->layoutDirection() : QGuiApplication::layoutDirection();
    std::shared_ptr<Laid> laid;
    if (marked.inks.isEmpty()) {
        laid = laidOut({marked.text, font, rect.width(), most, way});
    } else {
        laid = std::make_shared<Laid>(marked.text, font);
        laid->layout.setFormats(marked.inks);
        laid->isWhole = layOut(laid->layout, rect.width(), most, way);
    }
    const QTextLayout& layout = laid->layout;
    const int height = QFontMetrics(font).height();
    for (int n = 0; painter && n < layout.lineCount(); ++n) {
        const QTextLine line = layout.lineAt(n);
        paintMarks(painter, marked, line, rect.topLeft() + QPoint(0, n * height), height);
        painter->setFont(font);
        if (!laid->isWhole && n + 1 == layout.lineCount() && line.textStart() + line.textLength() < marked.text.size()) {
            const QFontMetrics metrics(font);
            painter->drawText(QRect(rect.left(), rect.top() + n * height, rect.width(), height),
                Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                most == 1 ? elidedBetween(marked.text, metrics, rect.width())
                          : metrics.elidedText(marked.text.mid(line.textStart()), Qt::ElideRight, rect.width()));
        } else {
            line.draw(painter, rect.topLeft());
        }
    }
    return layout.lineCount() * height;
}

// How high such lines are; of more rows than are seen.
int heightOf(const QString& text, const QFont& font, int width, int most)
{
    constexpr qsizetype kept = 500;
    static thread_local QHash<Asked, int> known;
    const Asked asked{text, font, width, most, QGuiApplication::layoutDirection()};
    if (const auto found = known.constFind(asked); found != known.constEnd())
        return *found;
    if (known.size() >= kept)
        known.clear();
    return *known.insert(asked, wrapped(nullptr, plain(text), font, QRect(0, 0, width, 100), most));
}

// Whether an outcome needs lines of its own: it is long, or leaves no room for the title beside it, or for a long word of it.
// lines: of a title; rows of one height have none to give.
bool isLong(const QModelIndex& index, const QFont& font, int width, int lines)
{
    const QString outcome = index.data(OutcomeRole).toString(), title = index.data().toString();
    const QFont letters = bold(font);
    const QFontMetrics metrics(letters);
    const int taken = metrics.horizontalAdvance(outcome); // as it is painted where it stands out
    if (lines == 0 || outcome.isEmpty() || taken > width / 2)
        return lines > 0 && !outcome.isEmpty();
    const int room = width - taken - pad, widest = std::max(1, metrics.maxWidth());
    if (title.size() > room / widest && heightOf(title, letters, room, lines) < heightOf(title, letters, room, lines + 1))
        return true;
    const QStringList words = title.split(QLatin1Char(' '));
    return std::ranges::any_of(words, [&](const QString& word) { // most words are too short to be measured
        return word.size() > room / widest && metrics.horizontalAdvance(word) > room;
    });
}

// Rows keep their height and their order of words when a scroll bar comes: what it would take.
int barToCome(const QStyleOptionViewItem& option)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const QScrollBar* bar = view ? view->verticalScrollBar() : nullptr;
    return bar && !bar->isVisibleTo(view) ? bar->sizeHint().width() : 0;
}

int markWidth(const QFontMetrics& metrics) { return metrics.height() + between; }

constexpr int headingLines = 3;  // what does not fit them is elided
constexpr int outcomeLines = 99; // what comes of it is never cut off

// Where the words of a row stand, from left to right.
struct Room {
    QRect tile, outcome, words; // words: right of the sign, from the title's first line down
    int beside = 0;             // what the outcome takes of the title's width
    bool isBelow = false;       // it stands below the title
};

Room roomIn(const QStyleOptionViewItem& option, const QModelIndex& index, int lines)
{
    Room room{option.rect.adjusted(1, 1, -1, -between), {}, {}};
    room.words = room.tile.adjusted(pad, pad - 2, -pad, -pad);
    const QString outcome = index.data(OutcomeRole).toString();
    const QFontMetrics metrics(bold(option.font));
    const int mark = index.data(MarkRole).toString().isEmpty() ? 0 : markWidth(metrics);
    room.isBelow = isLong(index, option.font, room.words.width() - mark - barToCome(option), lines);
    if (!outcome.isEmpty() && !room.isBelow) {
        const int width = std::min(metrics.horizontalAdvance(outcome), room.words.width() / 2);
        room.outcome = QRect(room.words.right() - width, room.words.top(), width + 1, metrics.height());
        room.beside = width + pad;
    }
    room.words.setLeft(room.words.left() + mark);
    return room;
}

Tone toneOf(const QModelIndex& index) { return Tone(index.data(ToneRole).toInt()); }

QColor colourOf(Tone tone, const Colours& colours)
{
    switch (tone) {
    case Tone::Good:
        return colours.good;
    case Tone::Bad:
        return colours.bad;
    case Tone::Unknown:
        return colours.unknown;
    case Tone::Plain:
        break;
    }
    return colours.muted;
}

} // namespace

void TileDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = Colours::of(option.palette);
    painter->save();
    painter->setLayoutDirection(option.direction);
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(HeadingRole).toBool()) {
        painter->setPen(colours.muted);
        const QFont font = bold(smaller(option.font));
        QRect room = option.rect.adjusted(2, 6, -2, 0);
        const int height = heightOf(index.data().toString(), font, room.width(), headingLines);
        room.translate(0, (room.height() - height) / 2);
        wrapped(painter, plain(index.data().toString()), font, room, headingLines);
        painter->restore();
        return;
    }
    const bool chosen = option.state & QStyle::State_Selected;
    const bool hovered = option.state & QStyle::State_MouseOver;
    const bool muted = index.data(MutedRole).toBool();
    const Room room = roomIn(option, index, isUniform ? 0 : titleLines);
    const QRect tile = room.tile;
    paintFrame(*painter, tile, 7, muted ? colours.surface : colours.raised,
        chosen        ? colours.accent
            : hovered ? colours.muted
                      : colours.line,
        option.state & QStyle::State_HasFocus ? 2 : 1); // what Enter takes, in the list that has the keys

    // Everything is placed from left to right, and turned round where the language is.
    const auto placed = [&](const QRect& rect) { return QStyle::visualRect(option.direction, tile, rect); };
    const QRect line = room.words;
    const QString outcome = index.data(OutcomeRole).toString();
    const QFontMetrics metrics(bold(option.font));
    const Tone tone = toneOf(index);
    const QColor said = colourOf(tone, colours);
    const QString mark = index.data(MarkRole).toString();
    if (!room.outcome.isNull()) {
        painter->setFont(tone == Tone::Plain ? option.font : bold(option.font));
        painter->setPen(said);
        painter->drawText(placed(room.outcome), Qt::AlignRight | Qt::AlignVCenter,
            metrics.elidedText(outcome, Qt::ElideRight, room.outcome.width()));
    }
    painter->setPen(muted ? colours.muted : colours.text);
    if (!mark.isEmpty()) {
        const QRect place(line.left() - markWidth(metrics), line.top(), markWidth(metrics), metrics.height());
        if (!paintSign(*painter, placed(place.adjusted(0, 1, -between, -1)), mark, said)) {
            painter->save();
            painter->setPen(said);
            painter->setFont(bold(option.font));
            painter->drawText(placed(place), Qt::AlignLeft | Qt::AlignVCenter, mark);
            painter->restore();
        }
    }
    const bool isFound = index.data(FoundRole).toBool();
    const QString titleText = index.data().toString(), detailText = index.data(DetailRole).toString();
    const QColor behind = colours.mark();
    const auto links = index.data(LinksRole).value<Links>();
    const auto* view = links.isEmpty() ? nullptr : qobject_cast<const TileView*>(option.widget);
    const int focused = view && view->currentIndex() == index ? view->focusedLink() : -1;
    const auto marked = [&](const QString& text, bool isDetail) {
        return linked(isFound ? found(text, behind) : plain(text), links, isDetail, focused, colours);
    };
    int title =
        wrapped(painter, marked(titleText, false), bold(option.font), placed(line.adjusted(0, 0, -room.beside, 0)), titleLines);
    if (room.isBelow) {
        painter->setPen(said);
        title += 1
            + wrapped(painter, plain(outcome), tone == Tone::Plain ? option.font : bold(option.font),
                placed(line.adjusted(0, title + 1, 0, 0)), outcomeLines);
    }
    painter->setPen(colours.muted);
    wrapped(painter, marked(detailText, true), smaller(option.font), placed(line.adjusted(0, title + 1, 0, 0)), detailLines);
    painter->restore();
}

int TileDelegate::linkAt(const QPoint& point, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto links = index.data(LinksRole).value<Links>();
    if (links.isEmpty())
        return -1;
    const Room room = roomIn(option, index, isUniform ? 0 : titleLines);
    const QString title = index.data().toString(), outcome = index.data(OutcomeRole).toString();
    const QFont titleFont = bold(option.font), outcomeFont = toneOf(index) == Tone::Plain ? option.font : titleFont;
    const QRect titleRoom = room.words.adjusted(0, 0, -room.beside, 0);
    int above = heightOf(title, titleFont, titleRoom.width(), titleLines);
    const bool isTitle = point.y() < room.words.top() + above;
    if (room.isBelow)
        above += 1 + heightOf(outcome, outcomeFont, room.words.width(), outcomeLines);
    const QRect words =
        QStyle::visualRect(option.direction, room.tile, isTitle ? titleRoom : room.words.adjusted(0, above + 1, 0, 0));
    const QFont font = isTitle ? titleFont : smaller(option.font);
    QTextLayout layout(isTitle ? title : index.data(DetailRole).toString(), font);
    layOut(layout, words.width(), isTitle ? titleLines : detailLines, option.direction);
    const int row = (point.y() - words.top()) / std::max(1, QFontMetrics(font).height());
    if (!words.contains(point) || row >= layout.lineCount())
        return -1;
    const QTextLine line = layout.lineAt(row);
    const qreal x = point.x() - words.left();
    if (!line.naturalTextRect().adjusted(0, -line.height(), 0, line.height()).contains(QPointF(x, line.y())))
        return -1;
    const int letter = line.xToCursor(x, QTextLine::CursorOnCharacter);
    for (qsizetype i = 0; i < links.size(); ++i)
        if (links[i].isInDetail != isTitle && letter >= links[i].from && letter < links[i].from + links[i].length)
            return int(i);
    return -1;
}

QSize TileDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    // Heights must not depend on whether a scroll bar is there, nor on whether anything is seen.
    const int width = std::max(120, view ? view->viewport()->width() - barToCome(option) : option.rect.width());
    const QFontMetrics metrics(bold(option.font));
    if (index.data(HeadingRole).toBool()) {
        const QFont font = bold(smaller(option.font));
        const int height = heightOf(index.data().toString(), font, width - 2, headingLines);
        return {width, height + metrics.height() - QFontMetrics(font).height() + 12};
    }
    if (isUniform)
        return {width,
            titleLines * metrics.height() + 1 + detailLines * QFontMetrics(smaller(option.font)).height() + 2 * pad - 2
                + between};
    const QString outcome = index.data(OutcomeRole).toString();
    const int line = width - 2 * pad - 2 - (index.data(MarkRole).toString().isEmpty() ? 0 : markWidth(metrics));
    const bool isBelow = isLong(index, option.font, line, titleLines);
    const int taken = outcome.isEmpty() || isBelow ? 0 : std::min(metrics.horizontalAdvance(outcome), line / 2) + pad;
    int height = heightOf(index.data().toString(), bold(option.font), line - taken, titleLines);
    if (isBelow)
        height += 1 + heightOf(outcome, toneOf(index) == Tone::Plain ? option.font : bold(option.font), line, outcomeLines);
    if (const QString detail = index.data(DetailRole).toString(); !detail.isEmpty())
        height += 1 + heightOf(detail, smaller(option.font), line, detailLines);
    return {width, height + 2 * pad - 2 + between};
}

void tellRow(const QHelpEvent& event, QAbstractItemView& view, QStringList lines, const QString& own)
{
    lines.removeAll(QString());
    const QString besides = own.isEmpty() || Qt::mightBeRichText(own) ? own : tip(own);
    QToolTip::showText(event.globalPos(), tip(lines.join(QLatin1Char('\n'))) + besides, view.viewport());
}

bool TileDelegate::helpEvent(
    QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (const auto links = index.data(LinksRole).value<Links>(); event->type() == QEvent::ToolTip && !links.isEmpty())
        if (const int link = linkAt(event->pos(), option, index); link >= 0) {
            QToolTip::showText(event->globalPos(), links[link].tells, view->viewport());
            return true;
        }
    const auto wholeOf = [&](int role) {
        const QString text = index.data(role).toString();
        return index.data(FoundRole).toBool() ? found(text, {}).text : text;
    };
    const QString title = wholeOf(Qt::DisplayRole), detail = wholeOf(DetailRole), outcome = index.data(OutcomeRole).toString();
    const bool isHeading = index.data(HeadingRole).toBool();
    const int mark = index.data(MarkRole).toString().isEmpty() ? 0 : markWidth(QFontMetrics(bold(option.font)));
    const int width = option.rect.width() - (isHeading ? 4 : 2 * pad + 2 + mark);
    const bool isBelow = isLong(index, option.font, width - barToCome(option), isUniform ? 0 : titleLines);
    const int wanted = QFontMetrics(bold(option.font)).horizontalAdvance(outcome);
    const int taken = outcome.isEmpty() || isBelow ? 0 : std::min(wanted, width / 2) + pad;
    const auto isCut = [](const QString& text, const QFont& font, int room, int most) {
        return heightOf(text, font, room, most) < heightOf(text, font, room, outcomeLines);
    };
    const bool isAnyCut = isHeading ? isCut(title, bold(smaller(option.font)), width, headingLines)
                                    : isCut(title, bold(option.font), width - taken, titleLines)
            || isCut(detail, smaller(option.font), width, detailLines) || (taken > 0 && wanted > width / 2);
    if (event->type() != QEvent::ToolTip || !isAnyCut)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    tellRow(*event, *view, {title, outcome, detail}, index.data(Qt::ToolTipRole).toString());
    return true;
}

} // namespace kit
