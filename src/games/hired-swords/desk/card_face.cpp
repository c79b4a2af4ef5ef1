// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/card_face.h"

#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/number_face.h"
#include "games/hired-swords/rules/query.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/far.h"
#include "kit/drawn/frame.h"
#include "kit/drawn/plate.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace hiredswords::desk {

namespace {

constexpr double pad = 7;
constexpr double smallest = 9; // pixels of a letter that can still be read

// What gives way, one after the other, before letters get smaller than four fifths of what is set: what the foot says, the tag,
// long names with the boxes of health, all but the numbers. Whoever points at the card is told all of it.
enum GaveWay { Nothing, Foot, Tag, Names, Words };

// How a face is laid out at one size of letters.
struct Fit {
    double pixels;
    bool twoColumns;
    int gaveWay = Nothing;
    int titleLines = 1;
    bool isWhole = true; // nothing is cut off
    int footLines = 1;

    bool isBrief() const { return gaveWay >= Names; } // health and "exhausted" beside the title, short names
    double line() const { return pixels * 1.32; }
    double height(const CardFace& face) const
    {
        const auto rows = twoColumns ? (face.lines.size() + 1) / 2 : face.lines.size();
        return 2 * pad + titleLines * line() * 1.1 + (face.health && !isBrief() ? line() + 5 : 0) + double(rows) * line()
            + (face.foot.isEmpty() ? 0 : footLines * line());
    }
};

// How wide texts are in letters of one size. Roughly: a little less than it is, worked out from the letters that are set, for a
// font of each size that is only tried would take most of the time.
class Letters {
public:
    Letters(const QFont& base, bool isRough)
        : m_base(base)
        , m_set(QFontInfo(base).pixelSize())
        , m_isRough(isRough)
    {
    }
    double width(const QString& text, double pixels, bool isBold = false) const
    {
        constexpr double surely = 0.92; // letters of other sizes are rounded otherwise
        return m_isRough ? known(text, isBold) * pixels / m_set * surely : exactly(text, pixels, isBold);
    }

private:
    double exactly(const QString& text, double pixels, bool isBold) const
    {
        return QFontMetricsF(sized(m_base, pixels, isBold)).horizontalAdvance(text);
    }
    double known(const QString& text, bool isBold) const
    {
        constexpr qsizetype most = 500;
        static thread_local QHash<QString, double> widths;
        if (widths.size() >= most)
            widths.clear();
        const QString key = text + (isBold ? QStringLiteral("\nbold\n") : QStringLiteral("\n")) + m_base.key();
        const auto found = widths.constFind(key);
        return found != widths.constEnd() ? *found : *widths.insert(key, exactly(text, m_set, isBold));
    }

    const QFont& m_base;
    double m_set; // pixels
    bool m_isRough;
};

double tagWidth(const CardFace& face, bool isBrief, const Letters& letters, double pixels)
{
    return face.tag.isEmpty() ? 0 : letters.width(face.tag, pixels * 0.85, isBrief) + 6;
}

constexpr int usualTitle = 2, longTitle = 4; // lines

// As many words of a title as fit into each line; the rest goes into the last one, beside the tag.
QStringList titleIn(const CardFace& face, double width, const Letters& letters, double pixels, int lines)
{
    QStringList words = face.title.split(QLatin1Char(' ')), all;
    while (all.size() < lines - 1 && !words.isEmpty()) {
        qsizetype first = 1;
        while (
            first < words.size() && letters.width(words.mid(0, first + 1).join(QLatin1Char(' ')), pixels * 1.08, true) <= width)
            ++first;
        all += words.mid(0, first).join(QLatin1Char(' '));
        words = words.mid(first);
    }
    return all << words.join(QLatin1Char(' '));
}

// A title that is too long for its line takes more, and its tag stands in the last one. 0: it has no room in two; one that may
// take more is cut with a sign.
int titleLines(
    const CardFace& face, double width, const Letters& letters, double pixels, bool isBrief = false, int most = usualTitle)
{
    const auto wide = [&](const QString& text) { return letters.width(text, pixels * 1.08, true); };
    const double room = width - 2 * pad - 2, tag = tagWidth(face, isBrief, letters, pixels);
    if (wide(face.title) + tag <= room)
        return 1;
    for (int count = usualTitle; count <= most; ++count) {
        const QStringList lines = titleIn(face, room, letters, pixels, count);
        if (wide(lines.last()) + tag <= room
            && std::ranges::all_of(lines, [&](const QString& line) { return wide(line) <= room; }))
            return count;
    }
    return most > usualTitle ? most : 0;
}

// A foot that is too long for a line takes more. 0: three are not enough.
int footLines(const CardFace& face, double width, const Letters& letters, double pixels)
{
    const double lines = letters.width(face.foot, pixels * 0.88) / (width - 2 * pad - 2);
    const int needed = lines <= 1 ? 1 : int(std::ceil(lines + 0.25)); // words do not break where the line ends
    return needed <= 3 ? needed : 0;
}

// Words and no numbers: they take all the room there is.
bool isWords(const CardFace& face) { return face.lines.isEmpty() && !face.foot.isEmpty(); }

// Whether every line stands there in full.
bool areWhole(const CardFace& face, const Fit& fit, double width, const Letters& letters)
{
    const double column = fit.twoColumns ? (width - 2 * pad - 2) / 2 - 5 : width - 2 * pad - 2;
    return std::ranges::all_of(face.lines, [&](const CardFace::Line& line) {
        return letters.width(fit.isBrief() ? line.brief : line.name, fit.pixels) + letters.width(line.value, fit.pixels, true) + 4
            <= column;
    });
}

double tall(const QString& text, double width, const QFont& base, double pixels)
{
    return QFontMetricsF(sized(base, pixels)).boundingRect(QRectF(0, 0, width, 9999), Qt::TextWordWrap, text).height();
}

// Whether its foot says what is seen nowhere else: how it lies tells who is ready.
bool hasFootToRead(const CardFace& face)
{
    return !face.foot.isEmpty() && face.foot != face.ofFoot && face.foot != hiredswords::tr("exhausted")
        && face.foot != hiredswords::tr("ready");
}

// What is left of a face then; that a card is exhausted and how it moves is said in any case.
CardFace reduced(CardFace face, int gaveWay)
{
    const bool isTagLost = !face.tag.isEmpty() && (gaveWay >= Tag || !face.ofFoot.isEmpty());
    if (gaveWay >= Tag)
        face.tag.clear();
    if (gaveWay < Foot || isWords(face))
        return face;
    if (!face.ofFoot.isEmpty())
        face.tag = face.ofFoot;
    const QString exhausted = face.exhausted ? hiredswords::tr("exhausted") : QString();
    const bool isFootLost = hasFootToRead(face);
    const bool isBeside = gaveWay == Names; // a line less, while the title stands there whole
    QStringList tag{gaveWay >= Names && face.health ? capital(shown(*face.health)) : face.tag, isBeside ? exhausted : QString(),
        face.sign, isTagLost || isFootLost ? QStringLiteral("+") : QString()}; // whoever points at it reads the rest
    tag.removeAll(QString());
    face.tag = tag.join(QStringLiteral(" · "));
    face.foot = isBeside ? QString() : exhausted;
    return face;
}

// The largest letters in which the title and all the words have room.
Fit wordsIn(const CardFace& face, const QRectF& rect, const QFont& base)
{
    const double set = QFontInfo(base).pixelSize(), least = std::max(smallest - 1, std::floor(set * 0.6));
    const Letters letters(base, false), roughly(base, true);
    for (double size = std::floor(set * 1.3); size >= least; --size) {
        Fit fit{size, false};
        if (titleLines(face, rect.width(), roughly, size) == 0)
            continue;
        fit.titleLines = titleLines(face, rect.width(), letters, size);
        if (fit.titleLines > 0
            && fit.height(face) - fit.line() + tall(face.foot, rect.width() - 2 * pad - 2, base, size) + 2 <= rect.height())
            return fit;
    }
    Fit fit{least, false};
    fit.isWhole = false;
    return fit;
}

// One line for each ranking at this size of letters, or else two beside each other.
std::optional<Fit> linesAt(const CardFace& face, const QRectF& rect, const Letters& letters, int gaveWay, double size, int most)
{
    const int title = titleLines(face, rect.width(), letters, size, gaveWay >= Names, most);
    const int foot = title > 0 ? footLines(face, rect.width(), letters, size) : 0;
    for (const bool columns : {false, true}) {
        const Fit fit{size, columns, gaveWay, title, true, foot};
        if (title > 0 && foot > 0 && fit.height(face) <= rect.height() && areWhole(face, fit, rect.width(), letters))
            return fit;
    }
    return {};
}

// As large as they have room.
std::optional<Fit> linesIn(const CardFace& whole, const QRectF& rect, const QFont& base, int gaveWay, double least, int most)
{
    const CardFace face = reduced(whole, gaveWay);
    const Letters letters(base, false), roughly(base, true);
    for (double size = std::floor(QFontInfo(base).pixelSize() * 1.4); size >= least; --size)
        if (linesAt(face, rect, roughly, gaveWay, size, most))
            if (const auto fit = linesAt(face, rect, letters, gaveWay, size, most))
                return fit;
    return {};
}

Fit fitted(const CardFace& face, const QRectF& rect, const QFont& base)
{
    if (isWords(face))
        return wordsIn(face, rect, base);
    const double comfortable = std::max(10.0, QFontInfo(base).pixelSize() * 0.8);
    for (const int gaveWay : {Nothing, Foot, Tag, Names})
        if (const auto fit = linesIn(face, rect, base, gaveWay, comfortable, usualTitle))
            return *fit;
    for (const int gaveWay : {Nothing, Foot, Tag}) // before a long title alone makes the card say no more than its numbers
        for (int most = longTitle; most > usualTitle; --most)
            if (const auto fit = linesIn(face, rect, base, gaveWay, comfortable, most))
                return *fit;
    return Fit{numbersIn(face, rect, base), true, Words};
}

// The largest letters in which as much as possible has room. Trying them takes longer than painting the card, and most cards stay
// as they are from one act to the next.
Fit fitting(const CardFace& face, const QRectF& rect, const QFont& base)
{
    constexpr qsizetype most = 200;
    static thread_local QHash<QString, Fit> known;
    QStringList key{face.title, face.tag, face.foot, face.ofFoot, face.sign, face.health ? number(int(*face.health)) : QString(),
        face.exhausted ? QStringLiteral("x") : QString(), QString::number(rect.width()), QString::number(rect.height()),
        base.key()};
    for (const CardFace::Line& line : face.lines)
        key += QStringList{line.name, line.brief, line.value};
    const QString asked = key.join(QChar(0));
    if (const auto found = known.constFind(asked); found != known.constEnd())
        return *found;
    if (known.size() >= most)
        known.clear();
    return *known.insert(asked, fitted(face, rect, base));
}

// What a turned card leaves free around itself.
double inset(const CardFace& face, double width) { return face.exhausted ? std::min(9.0, width * 0.03) : 0; }

QRectF boxIn(const QRectF& row, Health health)
{
    const double width = (row.width() - 6) / 3;
    return QRectF(row.left() + int(health) * (width + 3), row.top(), width, row.height());
}

void boxes(
    QPainter& painter, const QRectF& rect, Health now, const QFont& font, const QColor& others, const kit::Colours& colours)
{
    for (const Health health : {Health::Healthy, Health::Weary, Health::Injured}) {
        const QRectF box = boxIn(rect, health);
        const bool here = health == now;
        const QColor fill = colourOf(health);
        kit::plate(
            painter, box, 3, here ? QBrush(fill) : QBrush(Qt::NoBrush), QPen(here ? fill.darker(120) : colours.cardLine, 1));
        QString word = capital(shown(health));
        painter.setFont(here ? sized(font, QFontInfo(font).pixelSize(), true) : font);
        if (QFontMetricsF(painter.font()).horizontalAdvance(word) > box.width() - 4)
            word = word.left(1);
        painter.setPen(here ? QColor(Qt::white) : others);
        painter.drawText(box, Qt::AlignCenter, word);
    }
}

} // namespace

QColor colourOf(Health health)
{
    return health == Health::Healthy ? QColor(0x3c, 0x6b, 0x43)
        : health == Health::Weary    ? QColor(0x8a, 0x5a, 0x10)
                                     : QColor(0x9a, 0x2f, 0x26);
}

double fittedHeight(const CardFace& face, const QRectF& room, const QFont& font)
{
    if (isWords(face) || kit::isFar())
        return room.height();
    const double free = inset(face, room.width());
    const Fit fit = fitting(face, room.adjusted(free, free, -free, -free), font);
    if (fit.gaveWay == Words)
        return room.height();
    return fit.height(reduced(face, fit.gaveWay)) + 2 * free + 2;
}

double naturalWidth(const CardFace& face, const QFont& font)
{
    const double pixels = QFontInfo(font).pixelSize();
    return QFontMetricsF(sized(font, pixels * 1.08, true)).horizontalAdvance(face.title)
        + (face.tag.isEmpty() ? 0 : QFontMetricsF(sized(font, pixels * 0.85)).horizontalAdvance(face.tag) + 8) + 2 * pad + 6;
}

double lettersIn(const CardFace& face, const QRectF& room, const QFont& font)
{
    if (kit::isFar())
        return numbersIn(face, room, font);
    const double free = inset(face, room.width());
    const Fit fit = fitting(face, room.adjusted(free, free, -free, -free), font);
    return fit.isWhole ? fit.pixels : 0;
}

bool isNamed(const CardFace& face, const QRectF& room, const QFont& font)
{
    const double free = inset(face, room.width());
    const QRectF rect = room.adjusted(free, free, -free, -free);
    const bool isOfNumbers = !isWords(face) && (kit::isFar() || fitting(face, rect, font).gaveWay == Words);
    return !isOfNumbers || isNamedBeside(face, rect, font);
}

QRectF healthBox(const CardFace& face, const QRectF& place, const QFont& font, Health health)
{
    if (kit::isFar() || isWords(face))
        return {};
    const double free = inset(face, place.width());
    const QRectF rect = place.adjusted(free, free, -free, -free);
    const Fit fit = fitting(face, rect, font);
    if (fit.isBrief())
        return {};
    return boxIn(QRectF(rect.left() + pad + 1, rect.top() + pad + fit.titleLines * fit.line() * 1.1 + 2,
                     rect.width() - 2 * pad - 2, fit.line()),
        health);
}

QList<CardFace::Line> rankLines(const Ranks& ranks, bool withBlanks)
{
    QList<CardFace::Line> lines;
    for (const Skill skill : allSkills)
        if (withBlanks || ranks.in(skill) > 0 || !ranks.isKnown(skill)) {
            const QString name = capital(shown(skill));
            lines += CardFace::Line{name, name.left(3), ranks.text(skill)};
        }
    return lines;
}

void paintCard(QPainter& painter, const QRectF& place, const CardFace& whole, const QFont& base, const kit::Colours& colours)
{
    CardFace face = whole;
    painter.save();
    QRectF rect = place;
    if (face.exhausted) {
        painter.translate(place.center());
        const double free = inset(face, place.width());
        rect = place.adjusted(free, free, -free, -free);
        painter.rotate(qRadiansToDegrees(2 * free / rect.width())); // its corners stay within what is left free
        painter.translate(-place.center());
    }
    kit::paintFrame(painter, rect, 6, face.exhausted ? colours.card.darker(128) : colours.card, colours.cardLine);
    const Fit fit = kit::isFar() && !isWords(whole) ? Fit{0, true, Words} : fitting(whole, rect, base);
    if (fit.gaveWay == Words) {
        if (!face.health && (!face.tag.isEmpty() || hasFootToRead(face))) // whoever points at it reads the rest
            face.sign += face.sign.isEmpty() ? QStringLiteral("+") : QStringLiteral(" · +");
        paintNumbers(painter, rect, face, base, colours);
        painter.restore();
        return;
    }
    face = reduced(whole, fit.gaveWay);
    const QFont plain = sized(base, fit.pixels);
    QRectF line(rect.left() + pad + 1, rect.top() + pad, rect.width() - 2 * pad - 2, fit.line() * 1.1);
    const QColor muted = face.exhausted ? colours.cardText : colours.cardMuted;

    const double tagRoom =
        std::min(tagWidth(face, fit.isBrief(), Letters(base, false), fit.pixels), line.width() * (fit.isWhole ? 1 : 0.6));
    painter.setFont(sized(base, fit.pixels * 0.85, fit.isBrief()));
    painter.setPen(fit.isBrief() && face.health ? colourOf(*face.health) : muted);
    elided(painter, line.translated(0, (fit.titleLines - 1) * line.height()).adjusted(line.width() - tagRoom, 0, 0, 0),
        Qt::AlignRight | Qt::AlignVCenter, face.tag);
    painter.setFont(sized(base, fit.pixels * 1.08, true));
    painter.setPen(colours.cardText);
    const QStringList title = titleIn(face, line.width(), Letters(base, false), fit.pixels, fit.titleLines);
    for (int at = 0; at < fit.titleLines; ++at) {
        const bool isLast = at == fit.titleLines - 1;
        elided(painter, line.adjusted(0, 0, isLast ? -tagRoom : 0, 0), Qt::AlignLeft | Qt::AlignVCenter, title.value(at));
        line.translate(0, isLast ? 0 : line.height());
    }
    line.moveTop(line.bottom() + 1);
    line.setHeight(fit.line());
    if (face.health && !fit.isBrief()) {
        boxes(painter, line.adjusted(0, 1, 0, 1), *face.health, sized(base, fit.pixels * 0.82), muted, colours);
        line.moveTop(line.bottom() + 4);
    }
    const qsizetype rows = fit.twoColumns ? (face.lines.size() + 1) / 2 : face.lines.size();
    for (qsizetype i = 0; i < face.lines.size(); ++i) {
        QRectF at = line.translated(0, double(i % rows) * fit.line());
        if (fit.twoColumns) {
            at.setWidth(line.width() / 2 - 5);
            at.translate(i / rows ? line.width() / 2 + 5 : 0, 0);
        }
        const CardFace::Line& one = face.lines[i];
        painter.setFont(sized(base, fit.pixels, true));
        const double value = QFontMetricsF(painter.font()).horizontalAdvance(one.value) + 2;
        painter.setPen(colours.cardText);
        painter.drawText(at, Qt::AlignRight | Qt::AlignVCenter, one.value);
        painter.setFont(plain);
        const bool isNarrow = fit.isBrief() || QFontMetricsF(plain).horizontalAdvance(one.name) > at.width() - value;
        elided(painter, at.adjusted(0, 0, -value, 0), Qt::AlignLeft | Qt::AlignVCenter, isNarrow ? one.brief : one.name);
    }
    if (isWords(face)) {
        const QRectF room(line.left(), line.top(), line.width(), rect.bottom() - pad - line.top());
        painter.setFont(plain);
        painter.setPen(colours.cardText);
        painter.drawText(room, Qt::TextWordWrap, kit::fitting(face.foot, QFontMetrics(plain), room.size().toSize()));
    } else if (!face.foot.isEmpty()) {
        line.moveTop(line.top() + double(rows) * fit.line());
        painter.setFont(sized(base, fit.pixels * 0.88));
        painter.setPen(muted);
        if (fit.footLines == 1)
            elided(painter, line, Qt::AlignLeft | Qt::AlignVCenter, face.foot);
        else
            painter.drawText(line.adjusted(0, 0, 0, (fit.footLines - 1) * line.height() + 2),
                Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, face.foot);
    }
    painter.restore();
}

void paintBack(QPainter& painter, const QRectF& rect, int count, const QFont& base, const kit::Colours& colours)
{
    painter.save();
    // A deck that nobody counts is one card without a number.
    for (int below = count < 0 ? 0 : std::min(count, 4) - 1; below >= 0; --below) {
        const QRectF card = rect.adjusted(0, 0, -6, -6).translated(below * 2, below * 2);
        kit::paintFrame(painter, card, 5, colours.back, colours.back.lighter(150));
        if (below == 0) {
            kit::plate(painter, card.adjusted(4, 4, -4, -4), 3, QBrush(colours.back.lighter(125), Qt::BDiagPattern),
                QPen(colours.back.lighter(150), 1));
            const double pixels = std::clamp(card.height() * 0.28, 12.0, 26.0);
            painter.setFont(sized(base, pixels, true));
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.back.darker(130));
            painter.drawEllipse(card.center(), pixels * 0.85, pixels * 0.85);
            painter.setPen(Qt::white);
            painter.drawText(card, Qt::AlignCenter, count < 0 ? QStringLiteral("?") : QString::number(count));
        }
    }
    painter.restore();
}

} // namespace hiredswords::desk
