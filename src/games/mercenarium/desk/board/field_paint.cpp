// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the board looks: spaces and houses, what a chosen card may do, cards, and contests on touching edges.
#include "games/mercenarium/desk/board/field.h"
#include "games/mercenarium/desk/card_face.h"
#include "games/mercenarium/rules/query.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/plate.h"

#include <QFontInfo>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace mercenarium::desk {

namespace {

constexpr double smallestLetters = 8.5, usualLetters = 13;

void pill(QPainter& painter, const QRectF& rect, const QColor& colour, const QColor& text, const QString& what)
{
    kit::plate(painter, rect, rect.height() / 2, colour);
    painter.setPen(text);
    elided(painter, rect.adjusted(4, 0, -4, 0), Qt::AlignCenter, what);
}

} // namespace

void Field::paint(QPainter& painter)
{
    paintSpaces(painter);
    paintPlates(painter);
    paintAims(painter);
    paintCards(painter);
    paintContests(painter);
    paintHint(painter);
}

// Of a part of a space; larger with the letters of the window, as far as there is room.
double Field::letters(double part) const
{
    const double asSet = QFontInfo(font()).pixelSize();
    return std::clamp(std::max(unit() * part, asSet * 0.65), smallestLetters, std::max(usualLetters, asSet));
}

void Field::paintSpaces(QPainter& painter) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const Settings& settings = state().settings;
    painter.setFont(sized(font(), letters(0.17)));
    for (const Space space : spacesOf(state())) {
        const QRectF rect = place(space);
        kit::plate(painter, rect, 6, hovered() == space.text() ? colours.raised : colours.surface, QPen(colours.line, 1));
        if (const auto house = houseAt(state(), space)) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(houseColour(state(), *house), std::max(2.0, unit() * 0.05)));
            painter.drawEllipse(rect.adjusted(unit() * 0.06, unit() * 0.06, -unit() * 0.06, -unit() * 0.06));
        }
    }
    painter.setPen(colours.muted);
    const QRectF first = place({0, 0});
    for (int column = 0; column < settings.boardWidth; ++column)
        painter.drawText(QRectF(place({column, 0}).left(), first.bottom() + 2, first.width(), letterRoom() - 2), Qt::AlignCenter,
            Space{column, 0}.text().chopped(1));
    for (int row = 0; row < settings.boardHeight; ++row)
        painter.drawText(QRectF(first.left() - letterRoom() - 2, place({0, row}).top(), letterRoom() - 2, first.height()),
            Qt::AlignCenter, number(row + 1));
}

void Field::paintPlates(QPainter& painter) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const Settings& settings = state().settings;
    const QRectF all = place({0, settings.boardHeight - 1}).united(place({settings.boardWidth - 1, 0}));
    for (const Player& who : state().players) {
        const bool lies = who.id == Seat::South || who.id == Seat::North;
        const bool acts = state().step == Step::Play && who.id == state().current;
        QString text = nameOf(state(), who.id);
        if (const Colour colour = settings.houses.of(who.id); colour != Colour::Unset)
            text += QStringLiteral(" · ") + shown(colour);
        if (acts)
            text = QStringLiteral("▸ ") + text;
        const double high = plateHeight();
        painter.setFont(sized(font(), high * 2 / 3, true));
        const double room = lies ? all.width() : all.height();
        const double length = std::min(room, QFontMetricsF(painter.font()).horizontalAdvance(text) + 22);
        const QRectF flat(-length / 2, -high / 2, length, high);
        painter.save();
        switch (who.id) {
        case Seat::South:
            painter.translate(all.center().x(), all.bottom() + letterRoom() + 1 + high / 2);
            break;
        case Seat::North:
            painter.translate(all.center().x(), all.top() - 4 - high / 2);
            break;
        case Seat::West:
            painter.translate(all.left() - letterRoom() - 4 - high / 2, all.center().y());
            painter.rotate(-90);
            break;
        case Seat::East:
            painter.translate(all.right() + 5 + high / 2, all.center().y());
            painter.rotate(90);
            break;
        }
        pill(painter, flat, houseColour(state(), who.id), QColor(Qt::black), text);
        if (acts) {
            kit::plate(painter, flat.adjusted(-2, -2, 2, 2), 11, Qt::NoBrush, QPen(colours.text, 1.5));
        }
        painter.restore();
    }
}

void Field::paintAims(QPainter& painter) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const double size = letters(0.155);
    for (const Aim& aim : m_aims) {
        if (cardAt(state(), aim.at) || (!aim.isAllowed() && !aim.isNear))
            continue;
        const QRectF rect = place(aim.at);
        const bool allowed = aim.isAllowed();
        QColor wash = allowed ? colours.accent : colours.bad;
        wash.setAlpha(allowed ? 34 : 14);
        kit::plate(
            painter, rect.adjusted(1, 1, -1, -1), 6, wash, allowed ? QPen(colours.accent, 1.6, Qt::DashLine) : QPen(Qt::NoPen));
        if (allowed)
            paintBases(painter, aim);
        painter.setPen(allowed ? colours.accent : colours.bad);
        painter.setFont(sized(font(), size + 1, true));
        const bool isHouse = houseAt(state(), aim.at).has_value(); // its circle takes the room of the title
        if (!isHouse)
            painter.drawText(
                rect.adjusted(2, 3, -2, 0), Qt::AlignHCenter | Qt::AlignTop, allowed ? aim.at.text() : QStringLiteral("✕"));
        kit::write(painter, rect.adjusted(2, isHouse ? 2 : size * 1.5, -2, -1), Qt::AlignCenter | Qt::TextWordWrap,
            aim.brief.mid(0, 2).join(QLatin1Char('\n')), sized(font(), size), allowed ? colours.text : colours.bad);
    }
}

// From the edge of each base into the space, beside its dots.
void Field::paintBases(QPainter& painter, const Aim& aim) const
{
    if (!aim.offer.action.is<Summon>() || aim.at == houseOf(state(), state().current))
        return;
    const kit::Colours& colours = kit::Colours::of(palette());
    const QPointF to = place(aim.at).center();
    for (const Placed* base : basesFor(state(), state().current, m_chosen, aim.at)) {
        const QRectF card = cardIn(place(base->at), base->owner);
        const QPointF way = (to - card.center()) / unit();
        const double edge = (std::abs(way.x()) > std::abs(way.y()) ? card.width() : card.height()) / 2;
        const QPointF start = card.center() + way * (edge + 1), end = card.center() + way * unit() * 0.545;
        painter.setPen(QPen(colours.accent, 2.5));
        painter.drawLine(start, end);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.accent);
        painter.drawEllipse(end, 3.5, 3.5);
    }
}

void Field::paintCards(QPainter& painter) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const auto held = Space::read(dragged());
    for (const bool dragging : {false, true}) // what is held lies on top
        for (const Placed& card : state().board) {
            const bool isHeld = held && *held == card.at;
            if (isHeld != dragging)
                continue;
            QRectF rect = cardIn(place(card.at), card.owner);
            if (isHeld)
                rect.moveCenter(dragPoint());
            paintCard(painter, rect, state(), card.id, card.owner, font(), colours);
            if (card.id == m_chosen) {
                kit::plate(painter, rect.adjusted(-2, -2, 2, 2), 6, Qt::NoBrush, QPen(colours.accent, 3));
            }
            if (!isHeld)
                paintMarks(painter, card);
        }
    for (const Aim& aim : m_aims) // what can be done with a card that lies there
        if (aim.isAllowed() && cardAt(state(), aim.at)) {
            kit::plate(painter, place(aim.at).adjusted(1, 1, -1, -1), 6, Qt::NoBrush, QPen(colours.accent, 2.5, Qt::DashLine));
        }
}

// In the corners, where no dots lie: a padlock for a contract, a warning sign for whatever an enemy could take.
void Field::paintMarks(QPainter& painter, const Placed& card) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const QRectF rect = cardIn(place(card.at), card.owner);
    const double size = std::max(11.0, unit() * 0.2);
    painter.setFont(sized(font(), size * 0.72, true));
    if (card.contract) {
        const QRectF badge(rect.left() - size * 0.25, rect.bottom() - size * 0.75, size, size);
        painter.setPen(QPen(colours.surface, 1));
        painter.setBrush(colours.link);
        painter.drawEllipse(badge);
        painter.setPen(QPen(colours.surface, std::max(1.2, size * 0.1)));
        painter.setBrush(Qt::NoBrush);
        painter.drawArc(QRectF(badge.center().x() - size * 0.15, badge.top() + size * 0.2, size * 0.3, size * 0.4), 0, 180 * 16);
        painter.fillRect(
            QRectF(badge.center().x() - size * 0.23, badge.top() + size * 0.42, size * 0.46, size * 0.32), colours.surface);
    }
    if (m_threats.contains(card.id.code)) {
        const QPointF corner(rect.left() + size * 0.75, rect.top() - size * 0.25);
        const bool isSure = m_sure.contains(card.id.code);
        painter.setPen(QPen(colours.surface, 1));
        painter.setBrush(isSure ? colours.bad : colours.unknown);
        painter.drawPolygon(
            QPolygonF({corner + QPointF(-size / 2, 0), corner + QPointF(0, size), corner + QPointF(-size, size)}));
        painter.setPen(colours.surface);
        painter.drawText(QRectF(corner.x() - size, corner.y() + size * 0.18, size, size * 0.9), Qt::AlignCenter,
            isSure ? QStringLiteral("!") : QStringLiteral("?"));
    }
}

// Of the card that is looked at or chosen; otherwise those that whoever is to act could win.
void Field::paintContests(QPainter& painter) const
{
    const auto space = Space::read(m_lookedAt);
    const Placed* card = space ? cardAt(state(), *space) : nullptr;
    const auto all = [&](const Placed& mine) {
        for (const Placed* other : enemiesBeside(state(), mine))
            paintContest(painter, mine, *other);
    };
    const Placed* chosen = placed(state(), m_chosen);
    if (chosen && (!card || card->owner != chosen->owner))
        return all(*chosen);
    if (card)
        return all(*card);
    if (state().step != Step::Play)
        return;
    for (const Placed* mine : inPlay(state(), state().current))
        for (const Placed* other : enemiesBeside(state(), *mine))
            if (takes(encounter(state(), *mine, *other)))
                paintContest(painter, *mine, *other);
}

// Beside the dots of the touching edges, never on them; each edge of a card has a corner of its own for its figures.
void Field::paintContest(QPainter& painter, const Placed& card, const Placed& other) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const Encounter one = encounter(state(), card, other);
    const double size = letters(0.15);
    painter.setFont(sized(font(), size, true));
    const QString text = shown(one);
    const double wide = QFontMetricsF(painter.font()).horizontalAdvance(text) + 12, high = size + 6;
    const QRectF mine = place(card.at), theirs = place(other.at);
    const QPointF middle = (mine.center() + theirs.center()) / 2;
    const bool stacked = card.at.column == other.at.column;
    const QPointF at = one.direction == Side::North ? QPointF(mine.right() + 2, middle.y())
        : one.direction == Side::South ? QPointF(mine.left() + 4 - wide / 2, middle.y()) // marks lie in the left corners
        : one.direction == Side::East  ? QPointF(middle.x(), mine.bottom() - high)
                                       : QPointF(middle.x(), mine.top() + high);
    const QRectF rect(at.x() - wide / 2, at.y() - high / 2, wide, high);
    const QColor colour = takes(one) ? (one.result == Contest::Capture ? colours.good : colours.accent) : colours.bad;
    const QPointF half = stacked ? QPointF(unit() * 0.3, 0) : QPointF(0, unit() * 0.3);
    painter.setPen(QPen(colour, 2.5));
    painter.drawLine(middle - half, middle + half);
    kit::plate(painter, rect, high / 2, colours.background, QPen(colour, 1.5));
    painter.setPen(colour);
    painter.drawText(rect, Qt::AlignCenter, text);
}

void Field::paintHint(QPainter& painter) const
{
    if (!m_hintTo)
        return;
    const kit::Colours& colours = kit::Colours::of(palette());
    const QRectF to = place(*m_hintTo);
    kit::plate(painter, to.adjusted(1, 1, -1, -1), 6, Qt::NoBrush, QPen(colours.link, 3, Qt::DotLine));
    if (!m_hintFrom || *m_hintFrom == *m_hintTo)
        return;
    const QPointF from = place(*m_hintFrom).center();
    const QPointF way = (to.center() - from) / std::hypot(to.center().x() - from.x(), to.center().y() - from.y());
    const QPointF tip = to.center() - way * unit() * 0.2, across(-way.y(), way.x());
    painter.setPen(QPen(colours.link, 3));
    painter.drawLine(from + way * unit() * 0.3, tip);
    painter.setBrush(colours.link);
    painter.drawPolygon(QPolygonF({tip + way * 8, tip + across * 6, tip - across * 6}));
}

} // namespace mercenarium::desk
