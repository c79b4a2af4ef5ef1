// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/desk/career/career_card.h"

#include "games/hired-swords/desk/card_face.h"
#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/stages.h"
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/rules.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/plate.h"
#include "kit/drawn/fitting.h"
#include "games/hired-swords/rules/reasons.h"
#include "kit/rule_behind.h"

#include <QFontInfo>
#include <QPainter>
#include <QTextOption>

#include <algorithm>

namespace hiredswords::desk {

namespace {

// What a card asks for and what follows, line by line.
QStringList wordsOf(const State& state, const CareerCard& card)
{
    QStringList lines;
    if (isOpen(card))
        lines += hiredswords::tr("Not entered yet: fill in this card.");
    if (const CareerCard usual;
        card.kind != CareerKind::Encounter && (card.crewMin != usual.crewMin || card.crewMax != usual.crewMax))
        lines += engine::fill(hiredswords::tr("Crew: %1 to %2 mercenaries"), {number(card.crewMin), number(card.crewMax)});
    if (const QString asks = requirementText(card.requirement); !asks.isEmpty())
        lines += engine::fill(hiredswords::tr("Own condition: %1"), {asks});
    if (card.type == ContractType::Protector || !card.objective.name.isEmpty())
        lines += engine::fill(hiredswords::tr("Protect: %1"),
            {card.objective.name.isEmpty() ? hiredswords::tr("not entered") : card.objective.name});
    if (!card.success.isEmpty())
        lines += engine::fill(hiredswords::tr("Success: %1"), {card.success});
    if (!card.failure.isEmpty())
        lines += engine::fill(hiredswords::tr("Failure: %1"), {card.failure});
    for (const Effect& effect : card.effects)
        lines += capital(momentText(effect.phase)) + QStringLiteral(": ") + effectText(state, effect);
    if (!card.text.isEmpty())
        lines += card.text;
    return lines;
}

} // namespace

CareerCardView::CareerCardView(QWidget* parent)
    : Board(parent)
{
    setObjectName(QStringLiteral("careerCard"));
    setAccessibleName(hiredswords::tr("Career card"));
    setMinimumSize(150, 70);
    kit::setRuleBehind(*this, &reason(R::I_DRAWN));
}

void CareerCardView::present(const engine::AnyState& state)
{
    m_state = state;
    relayout();
}

const CareerCard* CareerCardView::card() const
{
    const State& state = stateOf(m_state);
    const QString id = state.contract ? state.contract->card : state.drawn;
    return id.isEmpty() ? nullptr : &careerCard(state, id);
}

QList<kit::Cell> CareerCardView::laidOut() const
{
    if (!m_state)
        return {};
    const State& state = stateOf(m_state);
    QString name, help;
    if (const CareerCard* one = card()) {
        QStringList parts{titleOf(state, one->id), shown(one->kind), printedText(*one, "keyword")};
        if (one->kind != CareerKind::Encounter && one->battle) {
            parts += isOpen(*one, "type") ? hiredswords::tr("type not entered") : printedText(*one, "type");
            parts += engine::fill(hiredswords::tr("budget %1, bonus %2, reveal %3"),
                {printedText(*one, "budget"), printedText(*one, "bonus"), printedText(*one, "reveal")});
            const bool isAnyKnown = std::ranges::any_of(zones, [&](Zone zone) { return !isOpen(*one, zone); });
            parts += !isAnyKnown ? hiredswords::tr("opposition not entered")
                                 : engine::fill(hiredswords::tr("opposition north %1, east %2, south %3, west %4"),
                                     {printedText(*one, Zone::North), printedText(*one, Zone::East),
                                         printedText(*one, Zone::South), printedText(*one, Zone::West)});
        }
        name = parts.join(QStringLiteral(", "));
        help = wordsOf(state, *one).join(QLatin1Char('\n'));
    } else {
        name = state.status != CareerStatus::Running ? hiredswords::tr("Career deck")
            : state.career.count < 0
            ? hiredswords::tr("Career deck: press to draw")
            : engine::fill(hiredswords::tr("Career deck, cards: %1. Press to draw"), {number(state.career.count)});
    }
    return {kit::Cell{QStringLiteral("card"), QRectF(rect()).adjusted(3, 3, -3, -3), name, help}};
}

// The arrows around the circle, as they are printed on the card.
void CareerCardView::paintArrows(QPainter& painter, const QRectF& rect, const QFont& font) const
{
    const State& state = stateOf(m_state);
    const kit::Colours& colours = kit::Colours::of(palette());
    const CareerCard& one = *card();
    const double h = rect.height() / 3;
    const double w = std::min(rect.width() / 3.2, h * 2.6);
    const QPointF centre = rect.center();
    const auto fitted = [&](const QString& text, double pixels, double room) { // smaller letters before any is lost
        while (pixels > 6 && QFontMetricsF(sized(font, pixels, true)).horizontalAdvance(text) > room)
            pixels -= 0.5;
        return sized(font, pixels, true);
    };
    const auto box = [&](QPointF at, const QString& text) {
        const QRectF place(at.x() - w / 2, at.y() - h * 0.44, w, h * 0.88);
        kit::plate(painter, place, 4, Qt::NoBrush, QPen(colours.cardLine, 1, Qt::DashLine));
        kit::write(painter, place, Qt::AlignCenter, text, fitted(text, font.pixelSize(), w - 6), colours.cardText);
    };
    const auto worth = [&](Zone zone, const QString& letter) {
        const QString text = workedOut(state, one, zone);
        return letter + QStringLiteral("  ") + (text.isEmpty() ? QStringLiteral("–") : text);
    };
    box(centre - QPointF(0, h), worth(Zone::North, hiredswords::tr("N")));
    box(centre + QPointF(0, h), worth(Zone::South, hiredswords::tr("S")));
    box(centre - QPointF(w * 1.08, 0), worth(Zone::West, hiredswords::tr("W")));
    box(centre + QPointF(w * 1.08, 0), worth(Zone::East, hiredswords::tr("E")));
    painter.setPen(QPen(colours.cardText, 1.5));
    painter.drawEllipse(centre, h * 0.47, h * 0.47);
    const QString reveal = isOpen(one, "reveal") ? QStringLiteral("?") : one.reveal.text;
    painter.setFont(fitted(reveal, font.pixelSize() * 0.9, h * 0.86));
    painter.drawText(QRectF(centre.x() - w / 2, centre.y() - h / 2, w, h), Qt::AlignCenter, reveal);
}

void CareerCardView::paint(QPainter& painter)
{
    if (cells().isEmpty())
        return;
    const State& state = stateOf(m_state);
    const kit::Colours& colours = kit::Colours::of(palette());
    const QRectF area = cells().first().rect;
    const CareerCard* one = card();
    const double pixels = std::min<double>(
        QFontInfo(font()).pixelSize(), std::max(9.0, std::min(area.width() / 19, area.height() / 11))); // all of it has room
    if (!one) {
        const double tall = std::min(area.height() * 0.78, area.width() * 0.9);
        const QRectF pile(area.center().x() - tall * 0.4, area.top() + 8, tall * 0.8, tall);
        paintBack(painter, pile, state.career.count, font(), colours);
        kit::write(painter, area.adjusted(4, 0, -4, -2), Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap,
            state.status == CareerStatus::Running ? hiredswords::tr("Press to draw a career card") : QString(),
            sized(font(), pixels, true), colours.text);
        return;
    }
    kit::plate(painter, area, 8, colours.card,
        QPen(state.drawn.isEmpty() ? colours.cardLine : colours.accent, state.drawn.isEmpty() ? 1 : 2));
    const double line = pixels * 1.4;
    QRectF at = area.adjusted(12, 8, -12, -8);
    kit::elided(
        painter, at, Qt::AlignLeft | Qt::AlignTop, titleOf(state, one->id), sized(font(), pixels * 1.25, true), colours.cardText);
    at.setTop(at.top() + pixels * 1.7);
    painter.setFont(sized(font(), pixels * 0.9, true));
    painter.setPen(colours.cardMuted);
    const bool fights = one->kind != CareerKind::Encounter && one->battle;
    QStringList tags{capital(shown(one->kind))};
    if (!isOpen(*one, "keyword"))
        tags += capital(shown(one->keyword));
    if (fights)
        tags += isOpen(*one, "type") ? QStringLiteral("?") : printedText(*one, "type");
    painter.drawText(at, Qt::AlignLeft | Qt::AlignTop, tags.join(QStringLiteral(" · ")));
    at.setTop(at.top() + line);
    if (fights) {
        const bool isPaid = one->kind == CareerKind::Contract || one->budget > 0; // a final may say so itself
        const QString bonus = isOpen(*one, "bonus") ? printedText(*one, "bonus") : workedOut(state, one->bonus);
        for (const auto& [name, value] :
            {std::pair(hiredswords::tr("Budget"), isPaid ? printedText(*one, "budget") : QStringLiteral("–")),
                std::pair(hiredswords::tr("Bonus"), bonus)}) {
            kit::write(painter, at, Qt::AlignLeft | Qt::AlignTop, name, sized(font(), pixels), colours.cardText);
            painter.setFont(sized(font(), pixels, true));
            painter.drawText(at, Qt::AlignRight | Qt::AlignTop, value);
            at.setTop(at.top() + line);
        }
        const double arrows = std::min(at.height() * 0.6, line * 3.9);
        if (at.height() > line * 2.5) {
            paintArrows(
                painter, QRectF(at.left(), at.top() + 2, at.width(), arrows), sized(font(), std::min(pixels, arrows / 4.4)));
            at.setTop(at.top() + arrows + 6);
        }
    }
    // A long text is written smaller; the tool tip has all of it.
    const QString words = wordsOf(state, *one).join(QLatin1Char('\n'));
    double size = pixels * 0.88;
    while (size > 9
        && QFontMetricsF(sized(font(), size)).boundingRect(QRectF(0, 0, at.width(), 9999), Qt::TextWordWrap, words).height()
            > at.height())
        size -= 0.5;
    painter.setFont(sized(font(), size));
    painter.setPen(colours.cardMuted);
    QTextOption wrap(Qt::AlignLeft | Qt::AlignTop);
    wrap.setWrapMode(QTextOption::WordWrap);
    painter.setClipRect(at);
    painter.drawText(at, words, wrap);
    painter.setClipping(false);
}

} // namespace hiredswords::desk
