// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/hero_face.h"

#include "games/swords-and-souls/rules/query.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/far.h"
#include "kit/wording.h"
#include "kit/drawn/plate.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace swordsandsouls::desk {

namespace {

constexpr double pad = 7;

double lineHeight(double pixels) { return pixels * 1.3; }

// Seven of them have room in a hero, however low it is.
double lineIn(const QRectF& rect, double pixels) { return std::min(lineHeight(pixels), (rect.height() - 2 * pad - 4) / 7.1); }

// Where that would be too small to be read it says the same in four.
bool isLowHero(const QRectF& rect, double pixels) { return rect.height() < heroHeight(pixels) * 0.8; }

double lineInLow(const QRectF& rect, double pixels) { return std::min(lineHeight(pixels), (rect.height() - 2 * pad) / 4.3); }

QRectF rowInLow(const QRectF& rect, double pixels, int at)
{
    const double line = lineInLow(rect, pixels);
    return {rect.left() + pad, rect.top() + pad - 2 + at * line, rect.width() - 2 * pad, line};
}

// Below name and status.
double bodyTop(const QRectF& rect, double pixels) { return rect.top() + pad + 2 * lineIn(rect, pixels) + 2; }

// A card that has no room for a second line.
bool isLow(const QRectF& rect, double pixels) { return rect.height() < 2 * lineHeight(pixels) + 8; }

double portraitWidth(double pixels) { return pixels * 3.1; }

void paintShield(QPainter& painter, const QRectF& rect, const QColor& colour)
{
    QPainterPath path;
    const double w = rect.width(), h = rect.height();
    path.moveTo(0, h * 0.12);
    path.quadTo(w * 0.3, h * 0.12, w / 2, 0);
    path.quadTo(w * 0.7, h * 0.12, w, h * 0.12);
    path.cubicTo(w, h * 0.6, w * 0.8, h * 0.85, w / 2, h);
    path.cubicTo(w * 0.2, h * 0.85, 0, h * 0.6, 0, h * 0.12);
    path.translate(rect.topLeft());
    painter.setPen(QPen(colour, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

// What an effect does, in two or three words.
QString effectText(const Effect& effect)
{
    const QString amount = number(effect.amount);
    switch (effect.kind) {
    case EffectKind::Obols:
        return fill(swordsandsouls::tr("obols: %1"), {amount});
    case EffectKind::TakeObols:
        return fill(swordsandsouls::tr("takes obols: %1"), {amount});
    case EffectKind::Draw:
        return fill(swordsandsouls::tr("draws: %1"), {amount});
    case EffectKind::Drop:
        return fill(swordsandsouls::tr("discards: %1"), {amount});
    case EffectKind::Reshuffle:
        return swordsandsouls::tr("shuffles the discard pile");
    case EffectKind::Refresh:
        return swordsandsouls::tr("refreshes the arsenal");
    case EffectKind::TakeTreasure:
        return swordsandsouls::tr("takes a treasure");
    case EffectKind::Heal:
        return fill(swordsandsouls::tr("small hearts: %1"), {amount});
    case EffectKind::Talent:
        return swordsandsouls::tr("talent ready again");
    case EffectKind::Note:
        break;
    }
    return effect.text;
}

QString ofFragments(const HeroFace& face)
{
    return fill(swordsandsouls::tr("%1/%2"), {number(face.fragments), number(fragmentsToWin)});
}

// Of more hearts than a hero has the number, as it lies there: small · large; else empty.
QString countedHearts(const HeroFace& face)
{
    return face.small <= smallHearts && face.large <= 1 ? QString()
                                                        : number(face.small) + QStringLiteral(" · ") + number(face.large);
}

} // namespace

// What was entered when it names a colour, otherwise one that its name leads to.
QColor colourOf(const Hero& hero)
{
    QColor colour = QColor::isValidColor(hero.colour) ? QColor(hero.colour) : QColor();
    if (!colour.isValid()) {
        uint hue = 17;
        for (const QChar letter : hero.id)
            hue = hue * 31 + letter.unicode();
        colour = QColor::fromHsv(int(hue % 360), 150, 140);
    }
    return QColor::fromHsv(std::max(0, colour.hue()), std::min(colour.saturation(), 170), std::clamp(colour.value(), 90, 150));
}

QString iconsText(const Card& card)
{
    QStringList words;
    for (const Icon icon : card.icons)
        words += kit::capital(shown(icon));
    return words.join(QStringLiteral(", "));
}

QString deedsText(const Card& card)
{
    QStringList deeds;
    if (card.attack)
        deeds += card.doubled ? swordsandsouls::tr("attack, double damage") : swordsandsouls::tr("attack");
    if (card.attack && card.target != Target::Other)
        deeds += shown(card.target);
    if (card.block)
        deeds += swordsandsouls::tr("block");
    if (card.dodge)
        deeds += swordsandsouls::tr("dodge");
    if (card.cancelsBlock)
        deeds += swordsandsouls::tr("cancels a block");
    if (card.cancelsDodge)
        deeds += swordsandsouls::tr("cancels a dodge");
    if (card.helpsAttack)
        deeds += card.doubled ? swordsandsouls::tr("helps: double damage") : swordsandsouls::tr("helps an attack");
    for (const Effect& effect : card.effects)
        deeds += effectText(effect);
    deeds.removeAll(QString());
    return deeds.isEmpty() ? card.text : deeds.join(QStringLiteral(", "));
}

QString spokenCard(const State& state, const QString& id)
{
    const Card& printed = card(state, id);
    QStringList parts{titleOf(state, id)};
    for (const QString& part : {iconsText(printed), deedsText(printed)})
        if (!part.isEmpty())
            parts += part;
    return parts.join(QStringLiteral(", "));
}

double heroHeight(double pixels) { return 2 * pad + 7.1 * lineHeight(pixels) + 4; }

double lowHeroHeight(double pixels) { return 2 * pad + 4.3 * lineHeight(pixels); }

double farHeroHeight(double pixels) { return 2 * pad + lineHeight(pixels) + kit::farPixels * 1.25; }

QRectF talentPlace(const QRectF& rect, double pixels, bool isAlone)
{
    if (isLowHero(rect, pixels)) {
        const QRectF row = rowInLow(rect, pixels, 2);
        return row.adjusted(0, 0, -row.width() * (isAlone ? 0.25 : 0.5) - 2, 0);
    }
    const double left = rect.left() + pad + portraitWidth(pixels) + 8 + pixels * 5;
    return QRectF(left, bodyTop(rect, pixels), rect.right() - pad - left, lineIn(rect, pixels) * 1.15);
}

QRectF treasureRow(const QRectF& rect, double pixels)
{
    if (isLowHero(rect, pixels)) {
        const QRectF row = rowInLow(rect, pixels, 2);
        return row.adjusted(row.width() / 2 + 2, 0, 0, 0);
    }
    const double left = rect.left() + pad + portraitWidth(pixels) + 8;
    return QRectF(
        left, bodyTop(rect, pixels) + 2.65 * lineIn(rect, pixels), rect.right() - pad - left, lineIn(rect, pixels) * 1.15);
}

QList<FigurePlace> figurePlaces(const QRectF& rect, double pixels)
{
    if (isLowHero(rect, pixels)) { // in one row, each with its share of it
        QRectF row = rowInLow(rect, pixels, 1);
        const double all = row.width();
        const auto next = [&](double share) {
            const QRectF part(row.left(), row.top(), all * share, row.height());
            row.setLeft(part.right());
            return part;
        };
        return {{"small", next(0.22)}, {"large", next(0.16)}, {"obols", next(0.24)}, {"fragments", next(0.38)}};
    }
    const double top = bodyTop(rect, pixels), line = lineIn(rect, pixels), left = rect.left() + pad + portraitWidth(pixels) + 8;
    const double hearts = smallHearts * (pixels * 1.05 + 3), second = top + line * 1.35;
    return {{"small", QRectF(left, top, hearts, line)}, {"large", QRectF(left + hearts, top, pixels * 1.6, line)},
        {"obols", QRectF(left, second, pixels * 4.6, line)},
        {"fragments", QRectF(left + pixels * 5, second, rect.right() - pad - left - pixels * 5, line)}};
}

void paintHeart(QPainter& painter, const QRectF& rect, bool isThere, const QColor& ghost)
{
    QPainterPath path;
    const double w = rect.width(), h = rect.height();
    path.moveTo(w / 2, h);
    path.cubicTo(-w * 0.35, h * 0.45, w * 0.1, -h * 0.25, w / 2, h * 0.25);
    path.cubicTo(w * 0.9, -h * 0.25, w * 1.35, h * 0.45, w / 2, h);
    path.translate(rect.topLeft());
    painter.setPen(QPen(isThere ? QColor(0x7d, 0x1f, 0x1a) : ghost, 1, isThere ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(isThere ? QBrush(QColor(0xc0, 0x39, 0x2f)) : QBrush(Qt::NoBrush));
    painter.drawPath(path);
}

void paintCoin(QPainter& painter, const QRectF& rect)
{
    painter.setPen(QPen(QColor(0x6b, 0x72, 0x80), 1));
    painter.setBrush(QColor(0xc3, 0xc9, 0xd4));
    painter.drawEllipse(rect);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(rect.adjusted(rect.width() * 0.25, rect.width() * 0.25, -rect.width() * 0.25, -rect.width() * 0.25));
}

void paintFlame(QPainter& painter, const QRectF& rect, bool isThere, const QColor& ghost)
{
    QPainterPath path;
    const double w = rect.width(), h = rect.height();
    path.moveTo(w * 0.55, 0);
    path.cubicTo(w * 0.6, h * 0.3, w * 1.1, h * 0.45, w * 0.95, h * 0.75);
    path.cubicTo(w * 0.85, h * 1.05, w * 0.15, h * 1.05, w * 0.05, h * 0.75);
    path.cubicTo(-w * 0.05, h * 0.5, w * 0.35, h * 0.4, w * 0.55, 0);
    path.translate(rect.topLeft());
    painter.setPen(QPen(isThere ? QColor(0x8a, 0x6a, 0x3a) : ghost, 1, isThere ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(isThere ? QBrush(QColor(0x2a, 0x25, 0x20)) : QBrush(Qt::NoBrush));
    painter.drawPath(path);
    if (!isThere)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xf0, 0xa8, 0x3c));
    for (const double x : {0.3, 0.62})
        painter.drawEllipse(QRectF(rect.left() + w * x - 1, rect.top() + h * 0.6, w * 0.16 + 1, w * 0.16 + 1));
}

void paintChip(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font, const QColor& line,
    const QColor& letters, bool dashed)
{
    plate(painter, rect.adjusted(0.5, 1.5, -0.5, -1.5), 4, Qt::NoBrush, QPen(line, 1, dashed ? Qt::DashLine : Qt::SolidLine));
    elided(painter, rect.adjusted(4, 0, -4, 0), Qt::AlignCenter, text, font, letters);
}

namespace {

// Whole words rather than large ones, as long as they can be read.
QFont shrunk(const QFont& font, double pixels, const QString& text, double room, bool bold = false)
{
    const double wide = QFontMetricsF(sized(font, pixels, bold)).horizontalAdvance(text) + 1;
    return sized(font, pixels * std::clamp(room / wide, 0.75, 1.0), bold);
}

QColor statusColour(const HeroFace& face, const kit::Colours& colours)
{
    return face.isUrgent ? QColor(0x8f, 0x22, 0x1a) : face.isWeighty ? QColor(0x6f, 0x4a, 0x08) : colours.cardMuted;
}

void paintTalent(QPainter& painter, const QRectF& place, const HeroFace& face, const QFont& font, const kit::Colours& colours)
{
    const double pixels = QFontInfo(font).pixelSize();
    const QString words = face.isGray ? swordsandsouls::tr("talent used") : face.talent;
    const QRectF chip = talentPlace(place, pixels, !face.hasTreasures);
    paintChip(painter, chip, words, shrunk(font, pixels * 0.85, words, chip.width() - 8),
        face.isGray ? colours.cardMuted : QColor(0x2c, 0x7a, 0x3a), face.isGray ? colours.cardMuted : QColor(0x22, 0x5c, 0x2d),
        face.isGray);
}

// Hearts, a coin and a flame with their numbers, and at the right the chance of an answer where one is known, in letters of this
// font as far as there is room for them.
void paintFigures(QPainter& painter, const QRectF& row, const HeroFace& face, const QString& fragments, const QString& chance,
    const QFont& font, const kit::Colours& colours)
{
    const QString hearts = countedHearts(face), obols = number(face.obols);
    const auto wide = [&](double pixels) {
        return pixels * (smallHearts * 0.95 + 1.3 + 1.3 + 1.3 + (chance.isEmpty() ? 0 : 1.5) + (hearts.isEmpty() ? 0 : 0.4))
            + QFontMetricsF(sized(font, pixels, true)).horizontalAdvance(hearts + obols + fragments + chance);
    };
    const double all = QFontInfo(font).pixelSize(), pixels = std::min(all, row.width() / wide(1000) * 1000);
    const QFont letters = sized(font, pixels, true);
    double x = row.left();
    const auto next = [&](double width, double height, double space) {
        const QRectF part(x, row.center().y() - height / 2, width, height);
        x += width + space;
        return part;
    };
    const auto written = [&](const QString& text) {
        kit::write(painter, next(QFontMetricsF(letters).horizontalAdvance(text) + 1, row.height(), pixels * 0.4),
            Qt::AlignLeft | Qt::AlignVCenter, text, letters, colours.cardText);
    };
    for (int i = 0; i < smallHearts; ++i)
        paintHeart(painter, next(pixels * 0.85, pixels * 0.8, pixels * 0.1), i < face.small, colours.cardMuted);
    paintHeart(painter, next(pixels * 1.1, pixels, pixels * 0.2), face.large > 0, colours.cardMuted);
    if (!hearts.isEmpty())
        written(hearts);
    paintCoin(painter, next(pixels * 0.8, pixels * 0.8, pixels * 0.1));
    written(obols);
    paintFlame(painter, next(pixels * 0.7, pixels, pixels * 0.1), face.fragments > 0, colours.cardMuted);
    written(fragments);
    if (chance.isEmpty())
        return;
    x = row.right() - QFontMetricsF(letters).horizontalAdvance(chance) - pixels * 0.9;
    paintShield(painter, next(pixels * 0.7, pixels * 0.85, pixels * 0.15), colours.cardMuted);
    written(chance);
}

// Name and status, figures, the talent beside the treasures, and what lies in the piles.
void paintLowHero(QPainter& painter, const QRectF& place, const HeroFace& face, const QFont& font, const kit::Colours& colours)
{
    const double pixels = QFontInfo(font).pixelSize();
    const QFont bold = sized(font, pixels * 1.05, true);
    const QRectF first = rowInLow(place, pixels, 0);
    const double name = std::min(QFontMetricsF(bold).horizontalAdvance(face.name) + pixels * 0.5, first.width());
    elided(painter, first, Qt::AlignLeft | Qt::AlignVCenter, face.name, bold, colours.cardText);
    elided(painter, first.adjusted(name, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
        face.status.isEmpty() ? face.hero : face.status, sized(font, pixels * 0.9, face.isWeighty), statusColour(face, colours));
    if (face.isDealt)
        paintFigures(painter, rowInLow(place, pixels, 1), face, ofFragments(face), face.reaction, font, colours);
    if (!face.hero.isEmpty())
        paintTalent(painter, place, face, font, colours);
    const QRectF last = rowInLow(place, pixels, 3).translated(0, lineInLow(place, pixels) * 0.2);
    elided(painter, last, Qt::AlignLeft | Qt::AlignVCenter, face.foot, shrunk(font, pixels * 0.9, face.foot, last.width()),
        colours.cardText);
}

} // namespace

void paintHero(QPainter& painter, const QRectF& place, const HeroFace& face, const QFont& font, const kit::Colours& colours)
{
    painter.save();
    if (face.isDown) {
        painter.translate(place.center());
        painter.rotate(-2.5);
        painter.translate(-place.center());
    }
    const double pixels = QFontInfo(font).pixelSize();
    if (isLowHero(place, pixels)) {
        plate(painter, place, 8, face.isDown ? colours.card.darker(118) : colours.card, QPen(colours.cardLine, 1));
        paintLowHero(painter, place, face, font, colours);
        return painter.restore();
    }
    const double line = lineIn(place, pixels);
    plate(painter, place, 8, face.isDown ? colours.card.darker(118) : colours.card, QPen(colours.cardLine, 1));

    QRectF row(place.left() + pad, place.top() + pad - 2, place.width() - 2 * pad, line);
    painter.setFont(sized(font, pixels * 1.1, true));
    painter.setPen(colours.cardText);
    const double nameWidth = std::min(QFontMetricsF(painter.font()).horizontalAdvance(face.name) + 6, row.width());
    elided(painter, row, Qt::AlignLeft | Qt::AlignVCenter, face.name);
    painter.setFont(sized(font, pixels * 0.9));
    painter.setPen(colours.cardMuted);
    if (row.width() - nameWidth > pixels * 3)
        elided(painter, row.adjusted(nameWidth, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, face.hero);
    row.translate(0, line);
    if (!face.reaction.isEmpty()) {
        painter.setFont(sized(font, pixels * 0.9, true));
        const double wide = QFontMetricsF(painter.font()).horizontalAdvance(face.reaction) + pixels * 1.1;
        painter.setPen(colours.cardText);
        painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, face.reaction);
        paintShield(
            painter, QRectF(row.right() - wide, row.top() + line * 0.15, pixels * 0.78, pixels * 0.95), colours.cardMuted);
        row.setRight(row.right() - wide - 4);
    }
    elided(painter, row, Qt::AlignLeft | Qt::AlignVCenter, face.status, sized(font, pixels * 0.9, face.isWeighty),
        statusColour(face, colours));

    const double top = bodyTop(place, pixels);
    const double foot = place.bottom() - pad - line + 2;
    const QRectF portrait(place.left() + pad, top, portraitWidth(pixels), std::min(line * 3.6, foot - 4 - top));
    if (!face.hero.isEmpty()) {
        const QColor fill = face.isGray ? QColor(0x6e, 0x6b, 0x66) : face.colour;
        plate(painter, portrait, 5, fill, QPen(fill.darker(150), 1.5));
        kit::write(painter, portrait, Qt::AlignCenter, face.hero.left(1),
            sized(font, std::min(pixels * 1.9, portrait.height() * 0.7), true), Qt::white);
        paintTalent(painter, place, face, font, colours);
    }
    if (face.isDealt) {
        double x = portrait.right() + 8;
        const double heart = pixels * 1.05;
        for (int i = 0; i < smallHearts; ++i, x += heart + 3)
            paintHeart(painter, QRectF(x, top + line * 0.22, heart, heart * 0.92), i < face.small, colours.cardMuted);
        paintHeart(painter, QRectF(x, top, heart * 1.45, heart * 1.35), face.large > 0, colours.cardMuted);
        if (const QString all = countedHearts(face); !all.isEmpty())
            kit::write(painter, QRectF(x + heart * 1.45 + 4, top, pixels * 4, heart * 1.35), Qt::AlignLeft | Qt::AlignVCenter,
                all, sized(font, pixels * 1.05, true), colours.cardText);
        const double second = top + line * 1.35;
        x = portrait.right() + 8;
        paintCoin(painter, QRectF(x, second, pixels * 1.15, pixels * 1.15));
        kit::write(painter, QRectF(x + pixels * 1.4, second - 2, pixels * 2.4, line), Qt::AlignLeft | Qt::AlignVCenter,
            number(face.obols), sized(font, pixels * 1.15, true), colours.cardText);
        x += pixels * 5;
        for (int i = 0; i < fragmentsToWin; ++i, x += pixels + 2)
            paintFlame(painter, QRectF(x, second - 1, pixels * 0.9, pixels * 1.25), i < face.fragments, colours.cardMuted);
        elided(painter, QRectF(x + 3, second - 2, place.right() - pad - x, line), Qt::AlignLeft | Qt::AlignVCenter,
            ofFragments(face), sized(font, pixels * 1.05, true), colours.cardText);
    }
    painter.setPen(QPen(colours.cardLine, 1));
    painter.drawLine(QPointF(place.left() + pad, foot - 2), QPointF(place.right() - pad, foot - 2));
    elided(painter, QRectF(place.left() + pad, foot, place.width() - 2 * pad, line), Qt::AlignLeft | Qt::AlignVCenter, face.foot,
        sized(font, pixels * 0.9), colours.cardText);
    painter.restore();
}

// Name, hearts, obols and fragments, in letters for two metres.
void paintFarHero(QPainter& painter, const QRectF& place, const HeroFace& face, const QFont& font, const kit::Colours& colours)
{
    const double line = lineHeight(QFontInfo(font).pixelSize());
    plate(painter, place, 8, face.isDown ? colours.card.darker(118) : colours.card, QPen(colours.cardLine, 1));
    QRectF row = place.adjusted(pad, pad - 2, -pad, 0);
    row.setHeight(line);
    const QFont bold = sized(font, QFontInfo(font).pixelSize(), true);
    const double name = std::min(QFontMetricsF(bold).horizontalAdvance(face.name) + pad, row.width());
    elided(painter, row, Qt::AlignLeft | Qt::AlignVCenter, face.name, bold, colours.cardText);
    if (face.isWeighty)
        elided(painter, row.adjusted(name, 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter, face.status, bold,
            face.isUrgent ? QColor(0x8f, 0x22, 0x1a) : QColor(0x6f, 0x4a, 0x08));
    if (!face.isDealt)
        return;
    const QRectF figures(row.left(), row.bottom(), row.width(), place.bottom() - pad - row.bottom());
    paintFigures(painter, figures, face, number(face.fragments), {}, sized(font, kit::farPixels), colours);
}

void paintCard(QPainter& painter, const QRectF& rect, const CardLook& look, const QFont& font, const kit::Colours& colours)
{
    const double pixels = QFontInfo(font).pixelSize();
    const double line = lineHeight(pixels);
    plate(painter, rect, 6, look.isFaint ? colours.card.darker(108) : colours.card,
        QPen(colours.cardLine, 1, look.isFaint ? Qt::DashLine : Qt::SolidLine));
    QRectF row = rect.adjusted(6, 4, -6, 0);
    if (isLow(rect, pixels)) { // its name and its price beside each other
        const QFont bold = sized(font, pixels, true);
        const double price = QFontMetricsF(bold).horizontalAdvance(look.corner);
        row = rect.adjusted(6, 0, -6, 0);
        elided(painter, row, Qt::AlignRight | Qt::AlignVCenter, look.corner, bold,
            look.isDear ? QColor(0xa3, 0x2a, 0x20) : colours.cardText);
        elided(painter, row.adjusted(0, 0, -price - 4, 0), Qt::AlignLeft | Qt::AlignVCenter, look.title, bold, colours.cardText);
        return;
    }
    row.setHeight(line);
    if (!look.kind.isEmpty()
        && (look.corner.isEmpty() || rect.height() >= 3 * line + 8)) { // else its price would lie on its name
        elided(painter, row, Qt::AlignLeft | Qt::AlignVCenter, look.kind, shrunk(font, pixels * 0.8, look.kind, row.width()),
            colours.cardMuted);
        row.translate(0, line);
    }
    painter.setFont(sized(font, pixels, true));
    painter.setPen(colours.cardText);
    const QFontMetricsF metrics(painter.font());
    const QString first = look.title.section(QLatin1Char(' '), 0, 0);
    const bool isLong = metrics.horizontalAdvance(look.title) > row.width() && first != look.title
        && row.bottom() + 2 * line + 4 <= rect.bottom();
    const QString shownFirst = isLong ? first : look.title;
    painter.setFont(shrunk(font, pixels, shownFirst, row.width(), true));
    elided(painter, row, Qt::AlignLeft | Qt::AlignVCenter, shownFirst);
    row.translate(0, line);
    if (isLong) {
        elided(painter, row, Qt::AlignLeft | Qt::AlignVCenter, look.title.section(QLatin1Char(' '), 1));
        row.translate(0, line);
    }
    painter.setPen(colours.cardMuted);
    const double room = rect.bottom() - (look.corner.isEmpty() ? 4 : line + 4) - row.top();
    const QRectF words(row.left(), row.top(), row.width(), room);
    double small = pixels * 0.88;
    const auto fits = [&] {
        return QFontMetricsF(sized(font, small)).boundingRect(words, Qt::TextWordWrap, look.says).height() <= room;
    };
    while (small > pixels * 0.7 && !fits()) // all of it, as long as it can be read
        small *= 0.96;
    painter.setFont(sized(font, small));
    if (room >= line * 0.9)
        painter.drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
            kit::fitting(look.says, painter.fontMetrics(), words.size().toSize()));
    if (look.corner.isEmpty())
        return;
    painter.setFont(sized(font, pixels * 1.15, true));
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(look.corner);
    const QRectF corner(rect.right() - 7 - width, rect.bottom() - line - 4, width + 1, line);
    painter.setPen(look.isDear ? QColor(0xa3, 0x2a, 0x20) : colours.cardText);
    painter.drawText(corner, Qt::AlignRight | Qt::AlignVCenter, look.corner);
    paintCoin(painter, QRectF(corner.left() - pixels * 1.4, corner.center().y() - pixels * 0.55, pixels * 1.1, pixels * 1.1));
}

void paintDeck(QPainter& painter, const QRectF& rect, const QString& count, const QString& word, const QFont& font,
    const kit::Colours& colours)
{
    const double pixels = QFontInfo(font).pixelSize();
    plate(painter, rect, 6, colours.back, QPen(colours.back.lighter(150), 1));
    plate(painter, rect.adjusted(4, 4, -4, -4), 4, QBrush(colours.back.lighter(125), Qt::BDiagPattern), Qt::NoPen);
    if (isLow(rect, pixels)) {
        elided(painter, rect, Qt::AlignCenter, count, sized(font, pixels * 1.1, true), Qt::white);
        return;
    }
    painter.setBrush(colours.back.darker(140));
    const QRectF label(rect.left() + 4, rect.center().y() - pixels * 1.5, rect.width() - 8, pixels * 3);
    painter.drawRoundedRect(label, 4, 4);
    kit::write(
        painter, label.adjusted(0, 0, 0, -pixels * 1.2), Qt::AlignCenter, count, sized(font, pixels * 1.5, true), Qt::white);
    painter.setFont(sized(font, pixels * 0.85));
    elided(painter, label.adjusted(2, pixels * 1.7, -2, 0), Qt::AlignCenter, word);
}

} // namespace swordsandsouls::desk
