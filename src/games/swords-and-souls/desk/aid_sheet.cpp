// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/desk.h"

#include "games/swords-and-souls/desk/hero_face.h"
#include "games/swords-and-souls/desk/sheets/heroes_sheet.h"
#include "games/swords-and-souls/rules/query.h"
#include "kit/desk_of.h"
#include "kit/paper/begun.h"

#include <QPainter>

#include <cmath>

namespace swordsandsouls::desk {

namespace {

constexpr QSizeF aidSize(970, 1300); // tenths of a millimetre: four on either paper
constexpr double margin = 40;

struct Aid {
    QString name; // whose; empty: of nobody yet
    QString hero;
    QStringList cards; // talent first
};

// "2 × Bell Rope (Action): attack"
QString line(const Card& card, const QString& title, qsizetype copies)
{
    QString text = copies > 1 ? fill(swordsandsouls::tr("%1 × %2"), {number(copies), title}) : title;
    if (const QString icons = iconsText(card); !icons.isEmpty())
        text += QStringLiteral(" (") + icons + QLatin1Char(')');
    const QString says = card.text.isEmpty() ? deedsText(card) : card.text;
    return says.isEmpty() ? text : fill(swordsandsouls::tr("%1: %2"), {text, says});
}

Aid aidOf(const State& state, const QString& name, const Hero& hero)
{
    Aid aid{name, hero.title, {}};
    if (!hero.talent.title.isEmpty())
        aid.cards += fill(swordsandsouls::tr("Talent %1"), {line(hero.talent, hero.talent.title, 1)});
    QStringList each = hero.starters;
    each.removeDuplicates();
    for (const QString& id : std::as_const(each))
        aid.cards += line(card(state, id), titleOf(state, id), hero.starters.count(id));
    return aid;
}

// Whoever plays; before that every hero that was entered; without cards one aid for all.
QList<Aid> aidsOf(const State& state)
{
    QList<Aid> aids;
    for (const Player& one : state.players)
        aids += aidOf(state, one.id, hero(state, one.hero));
    if (aids.isEmpty())
        for (const Hero& one : state.heroes)
            if (!one.title.isEmpty())
                aids += aidOf(state, {}, one);
    return aids.isEmpty() ? QList<Aid>{{}} : aids;
}

struct AidStep { // bold word, what is done, pages
    QString what, how, page;
};

QList<AidStep> turn()
{
    return {{swordsandsouls::tr("1 Draw"),
                swordsandsouls::tr("up to three cards in hand. Shuffle your discard pile only when a draw finds the deck empty."),
                QStringLiteral("5")},
        {swordsandsouls::tr("2 Play"), swordsandsouls::tr("as many cards as you like; every attack is finished before the next."),
            QStringLiteral("5, 9")},
        {swordsandsouls::tr("3 Buy"),
            swordsandsouls::tr("from the row: cards to the hand, treasures beside your hero. Then fill the row."),
            QStringLiteral("7")},
        {swordsandsouls::tr("Discard"),
            swordsandsouls::tr("any cards of your hand while you play or buy; for each one the row may be renewed."),
            QStringLiteral("8")},
        {swordsandsouls::tr("Instants"),
            swordsandsouls::tr("between two turns, by everybody who is not down, one after the other."), QStringLiteral("5")}};
}

QList<AidStep> attacked()
{
    return {{swordsandsouls::tr("Block"), swordsandsouls::tr("the attack does nothing."), QStringLiteral("8")},
        {swordsandsouls::tr("Dodge"),
            swordsandsouls::tr("it goes on the same way to your neighbour; back at its attacker it fails."), QStringLiteral("8")},
        {swordsandsouls::tr("Hurt"),
            swordsandsouls::tr("give a small heart (their obol) and a treasure of their choice, then draw a card."),
            QStringLiteral("9")},
        {swordsandsouls::tr("Defeated"),
            swordsandsouls::tr(
                "without small hearts: give the large one (their fragment) and a treasure; the card that did it is yours."),
            QStringLiteral("9")},
        {swordsandsouls::tr("Double"), swordsandsouls::tr("one heart more, all else once."), QStringLiteral("10")},
        {swordsandsouls::tr("Down"),
            swordsandsouls::tr(
                "no cards, no attacks on you until your next turn: then talent, two small hearts and the large one come back."),
            QStringLiteral("10")},
        {swordsandsouls::tr("Win"), swordsandsouls::tr("with the third soul fragment, at once."), QStringLiteral("10")}};
}

QFont letters(const QPainter& painter, double points, bool bold = false)
{
    QFont font = painter.font();
    font.setPointSizeF(points);
    font.setBold(bold);
    return font;
}

double paintHeading(QPainter& painter, const QRectF& room, double y, const QString& text)
{
    painter.setFont(letters(painter, 8.5, true));
    painter.drawText(QRectF(room.left(), y, room.width(), 40), Qt::AlignLeft | Qt::AlignBottom, text);
    painter.drawLine(QPointF(room.left(), y + 43), QPointF(room.right(), y + 43));
    return y + 50;
}

double paintSteps(QPainter& painter, const QRectF& room, double y, const QList<AidStep>& steps)
{
    constexpr double first = 150, last = 70, high = 64;
    for (const AidStep& step : steps) {
        painter.setFont(letters(painter, 7, true));
        kit::fitText(painter, QRectF(room.left(), y, first - 8, high), Qt::AlignLeft | Qt::AlignTop, step.what, 5);
        painter.setFont(letters(painter, 7));
        kit::fitText(painter, QRectF(room.left() + first, y, room.width() - first - last, high),
            Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, step.how, 5);
        kit::fitText(painter, QRectF(room.right() - last, y, last, high), Qt::AlignRight | Qt::AlignTop,
            fill(swordsandsouls::tr("p. %1"), {step.page}), 5);
        y += high;
    }
    return y;
}

void paintAid(QPainter& painter, const QRectF& whole, const Aid& aid)
{
    const QRectF room = whole.adjusted(margin, margin * 0.8, -margin, -margin * 0.6);
    double y = room.top();
    const QString title = aid.name.isEmpty() ? aid.hero.isEmpty() ? QStringLiteral("Swords & Souls") : aid.hero : aid.name;
    painter.setFont(letters(painter, 12, true));
    kit::fitText(painter, QRectF(room.left(), y, room.width() * 0.6, 54), Qt::AlignLeft | Qt::AlignVCenter, title, 7);
    if (!aid.name.isEmpty()) {
        painter.setFont(letters(painter, 9));
        kit::fitText(painter, QRectF(room.left() + room.width() * 0.6, y, room.width() * 0.4, 54),
            Qt::AlignRight | Qt::AlignVCenter, aid.hero, 6);
    }
    y += 60;
    const double below = 2 * 50 + double(turn().size() + attacked().size()) * 64 + 12;
    const double cards = room.bottom() - below - y;
    const double high = aid.cards.isEmpty() ? 0 : std::min(52.0, cards / double(aid.cards.size()));
    painter.setFont(letters(painter, 7));
    for (const QString& text : aid.cards) {
        kit::fitText(
            painter, QRectF(room.left(), y, room.width(), high - 3), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text, 4.5);
        y += high;
    }
    y = paintHeading(painter, room, y, swordsandsouls::tr("Your turn"));
    y = paintSteps(painter, room, y, turn()) + 6;
    y = paintHeading(painter, room, y, swordsandsouls::tr("When you are attacked"));
    paintSteps(painter, room, y, attacked());
}

} // namespace

QList<kit::Sheet> Desk::sheets(const kit::Sitting& sitting) const
{
    QList<kit::Sheet::Paint> cards;
    for (const Aid& aid : aidsOf(kit::stateOf<State>(sitting.state())))
        cards += [aid](QPainter& painter, const QRectF& area) { paintAid(painter, area, aid); };
    const QString heroes = swordsandsouls::tr("Heroes");
    return {kit::cardSheet(QStringLiteral("player-aids"), swordsandsouls::tr("Player aids"), aidSize, cards),
        kit::paper::sheetOf(QStringLiteral("heroes"), heroes, [=, now = heading(sitting.state()), &sitting] {
            return heroesSheet(kit::paper::begun(sitting, now, QStringLiteral("heroes"), heroes, sitting.name()),
                kit::stateOf<State>(sitting.state()));
        })};
}

} // namespace swordsandsouls::desk
