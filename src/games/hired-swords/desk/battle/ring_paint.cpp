// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the ring looks.
#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/battle/ring.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/stages.h"
#include "games/hired-swords/rules/blanks.h"
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/rules.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/frame.h"
#include "kit/drawn/plate.h"

#include <QFontInfo>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace hiredswords::desk {

namespace {

QString tokensText(const QList<Counter>& counters)
{
    QStringList texts;
    for (const Counter& counter : counters)
        texts += counterName(counter) + QLatin1Char(' ') + number(counter.left) + QLatin1Char('/') + number(counter.start);
    return texts.join(QStringLiteral(" · "));
}

void arrow(QPainter& painter, QPointF from, QPointF to)
{
    const double angle = std::atan2(to.y() - from.y(), to.x() - from.x());
    QPainterPath path(from);
    const QPointF bend(
        (from.x() + to.x()) / 2 + (to.y() - from.y()) * 0.12, (from.y() + to.y()) / 2 - (to.x() - from.x()) * 0.12);
    path.quadTo(bend, to);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    QPen solid = painter.pen();
    solid.setStyle(Qt::SolidLine);
    painter.save();
    painter.setPen(solid);
    for (const double turn : {2.6, -2.6})
        painter.drawLine(to, to + QPointF(std::cos(angle + turn), std::sin(angle + turn)) * 11);
    painter.restore();
}

} // namespace

// Grows with the board, and is never smaller than what is set: a card drops words first.
QFont Ring::letters() const
{
    const double base = QFontInfo(font()).pixelSize();
    return sized(font(), base * std::clamp(std::min(height() / 470.0, width() / 860.0), 1.0, 1.5));
}

CardFace Ring::face(const Fighter& who) const
{
    CardFace face;
    face.title = titleOf(state(), who.id);
    const bool isDeployed = who.at != Position::None;
    face.tag = who.agent ? hiredswords::tr("agent")
        : isDeployed     ? hiredswords::tr("freelancer")
                         : QString(); // names first where there is little room
    if (isDeployed)
        face.health = who.health;
    face.lines = rankLines(ranksOf(state(), who), true);
    if (!blankColumn(state(), who.id).isEmpty())
        for (CardFace::Line& line : face.lines)
            line.value = QStringLiteral("?");
    face.exhausted = who.exhausted;
    face.set = QFontInfo(font()).pixelSize();
    QStringList foot;
    if (const QString counted = tokensText(who.counters); !counted.isEmpty())
        foot += counted;
    if (isDeployed)
        foot += who.exhausted ? hiredswords::tr("exhausted") : hiredswords::tr("ready");
    const Mercenary& facts = mercenary(state(), who.id);
    if (facts.fixed && !who.lifted.contains(QLatin1String("fixed")))
        foot += hiredswords::tr("keeps its position");
    if (facts.neverFlees && !who.lifted.contains(QLatin1String("never-flees")))
        foot += hiredswords::tr("never flees");
    if (facts.loner && !who.lifted.contains(QLatin1String("loner")))
        foot += hiredswords::tr("loner");
    if (!facts.assists.isEmpty() && !who.exhausted) // only who is ready assists (HS-201)
        foot += engine::fill(hiredswords::tr("assists %1"), {lentSkills(facts)});
    face.foot = foot.join(QStringLiteral(" · "));
    return face;
}

CardFace Ring::face(const Opponent& card) const
{
    CardFace face;
    face.title = titleOf(state(), card.id);
    face.exhausted = card.exhausted;
    face.set = QFontInfo(font()).pixelSize();
    if (isTrap(state(), card)) {
        face.tag = hiredswords::tr("trap");
        const OppositionCard& trap = oppositionCard(state(), card.cardId());
        QStringList does;
        for (const Effect& effect : trap.effects)
            does += effectText(state(), effect);
        face.foot = does.isEmpty() ? trap.text : does.join(QLatin1Char('\n'));
        return face;
    }
    if (card.isMercenary())
        face.health = card.health;
    const bool isOpen = !blankColumn(state(), card.id).isEmpty(); // without a number it would look as if it had no rankings
    face.lines = rankLines(ranksOf(state(), card), card.isMercenary() || isOpen);
    for (CardFace::Line& line : face.lines)
        line.value = isOpen ? QStringLiteral("?") : line.value;
    QStringList foot;
    if (card.exhausted)
        foot += hiredswords::tr("exhausted");
    if (const MoveIcon icon = iconOf(state(), card); icon != MoveIcon::None) {
        face.sign = icon == MoveIcon::Clockwise ? QStringLiteral("↻") : QStringLiteral("↺");
        foot += face.sign + QLatin1Char(' ') + shown(icon);
    } else if (!blankIcon(state(), card).isEmpty()) {
        face.sign = QStringLiteral("↻?");
        foot += hiredswords::tr("Move icon not known");
    }
    if (inPhase(state(), 5) && card.acted)
        foot += hiredswords::tr("has acted");
    face.foot = foot.join(QStringLiteral(" · "));
    return face;
}

CardFace Ring::face(const QStringList& cards) const
{
    const Opponent& first = *opponent(state(), cards.first());
    CardFace face = this->face(first);
    if (cards.size() == 1)
        return face;
    const QString kind = first.cardId(), count = number(cards.size());
    const auto isOther = [&](const QString& id) {
        return opponent(state(), id)->isMercenary() || opponent(state(), id)->cardId() != kind;
    };
    if (std::ranges::any_of(cards, isOther))
        return CardFace{QStringLiteral("+") + count, {}, {}, {}, {}};
    const QString title = oppositionCard(state(), kind).title;
    face.title = count + QStringLiteral(" × ") + (title.isEmpty() ? titleOf(state(), first.id) : title);
    face.foot.clear(); // what is true of each alone
    face.sign.clear();
    face.exhausted = std::ranges::all_of(cards, [&](const QString& id) { return opponent(state(), id)->exhausted; });
    return face;
}

CardFace Ring::contractFace() const
{
    const CareerCard& card = contractCard(state());
    CardFace face;
    face.set = QFontInfo(font()).pixelSize();
    face.title = titleOf(state(), state().contract->card);
    face.tag = (isOpen(card, "keyword") ? QStringLiteral("?") : capital(shown(card.keyword))) + QStringLiteral(" · ")
        + (isOpen(card, "type") ? QStringLiteral("?") : printedText(card, "type"));
    const bool isDue = inPhase(state(), 2) && !state().battle->revealed && !isOpen(card, "reveal");
    const int due = isDue ? std::min(revealsDue(state()), hiddenCount(state())) : 0;
    const QString left = due > 0 ? engine::fill(hiredswords::tr("%1 · choose %2"),
                             {workedOut(state(), card, "reveal", card.reveal), number(due - m_picks.size())})
                                 : workedOut(state(), card, "reveal", card.reveal);
    face.lines = {{hiredswords::tr("Budget left"), hiredswords::tr("Budget"), budgetLeftText(state())},
        {hiredswords::tr("Bonus"), hiredswords::tr("Bonus"), workedOut(state(), card, "bonus", card.bonus)},
        {hiredswords::tr("Reveal each round"), hiredswords::tr("Reveal"), left}};
    if (const QString objective = objectiveOf(state()); !objective.isEmpty()) {
        const QString name = blankObjective(state()).isEmpty() ? objective : QStringLiteral("?");
        face.lines += CardFace::Line{engine::fill(hiredswords::tr("Protect %1"), {name}), titleOf(state(), objective),
            tokensText(state().contract->counters)};
    }
    QStringList arrows;
    for (const Zone zone : zones)
        if (const QString worth = workedOut(state(), card, zone); !worth.isEmpty())
            arrows += capital(shown(zone)).left(1) + QLatin1Char(' ') + QString(worth).remove(QLatin1Char(' '));
    face.ofFoot = arrows.join(QStringLiteral(" · "));
    QStringList gone;
    if (state().battle)
        for (const Fighter& who : state().battle->crew)
            if (who.at == Position::Fled || who.health == Health::Slain)
                gone += titleOf(state(), who.id) + QLatin1Char(' ')
                    + (who.health == Health::Slain ? shown(who.health) : shown(who.at));
    face.foot = face.ofFoot + (gone.isEmpty() ? QString() : QStringLiteral(" · ") + gone.join(QStringLiteral(", ")));
    return face;
}

void Ring::paintPlace(QPainter& painter, Spot at, const QString& name, bool target) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const QRectF rect = place(at);
    const bool dashed = at.row == 1 || at.column == 1; // a zone
    const QColor frame = target ? colours.accent : colours.line;
    kit::paintFrame(painter, rect, 8, colours.surface, dashed ? colours.surface : frame, target ? 2 : 1);
    if (dashed)
        kit::paintDashes(painter, rect, 8, frame, target ? 3 : 2);
    if (ground(at, isTaken(at)).top() < rect.top() + labelHeight())
        return;
    kit::write(painter, rect.adjusted(9, 3, -9, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, name,
        sized(font(), letters().pixelSize() * 0.85), target ? colours.accent : colours.muted);
    if (target)
        painter.drawText(
            rect.adjusted(9, 3, -9, 0), Qt::AlignRight | Qt::AlignTop | Qt::TextSingleLine, hiredswords::tr("here ▾"));
}

void Ring::paintArrows(QPainter& painter) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    for (const Arrow& one : m_arrows) {
        const kit::Cell* card = cellOf(QStringLiteral("card:") + one.card);
        if (!card)
            continue;
        painter.setPen(
            QPen(one.forced ? colours.bad : colours.link, 2.5, one.forced ? Qt::SolidLine : Qt::DashLine, Qt::RoundCap));
        const QPointF from = card->rect.center();
        const QRectF zone = place(spotOf(one.to));
        double outside = 0.2, inside = 1; // of the way: it ends where its zone begins, clear of the cards there
        while (inside - outside > 0.01)
            (zone.contains(from + (zone.center() - from) * (outside + inside) / 2) ? inside : outside) = (outside + inside) / 2;
        arrow(painter, from + (zone.center() - from) * 0.2, from + (zone.center() - from) * inside);
    }
}

Ring::Look Ring::look(const kit::Cell& cell) const
{
    Look look;
    const QString id = idIn(cell.id);
    const QStringList several = m_folded.value(cell.id);
    look.target = m_targets.contains(cell.id)
        || std::ranges::any_of(several, [this](const QString& one) { return m_targets.contains(QStringLiteral("card:") + one); });
    if (cell.id.startsWith(QLatin1String("stack:"))) {
        const Zone zone = *engine::valueNamed<Zone>(id);
        look.hidden = hiddenCount(state(), zone);
        look.picked = m_picks.count(zone);
    } else if (!several.isEmpty()) {
        look.face = face(several);
    } else if (cell.id == QLatin1String("contract")) {
        look.face = contractFace();
    } else if (cell.id.startsWith(QLatin1String("crew:"))) {
        if (const Fighter* who = fighter(state(), id))
            look.face = face(*who);
    } else if (cell.id.startsWith(QLatin1String("card:"))) {
        if (const Opponent* card = opponent(state(), id))
            look.face = face(*card);
    }
    return look;
}

// After most acts most cards look as before, and painting them all takes longer than the act.
QRegion Ring::changed(const QList<kit::Cell>& before)
{
    constexpr int around = 6; // frames and signs reach over a cell's edge
    QList<Look> looks;
    for (const kit::Cell& one : cells())
        looks += look(one);
    const QList<Look> were = std::exchange(m_looks, looks);
    const bool arrowsMoved = std::exchange(m_painted, m_arrows) != m_arrows;
    if (arrowsMoved || !m_arrows.isEmpty() || before.size() != cells().size() || were.size() != looks.size())
        return rect();
    QRegion region;
    for (qsizetype i = 0; i < looks.size(); ++i) {
        const kit::Cell &was = before[i], &is = cells()[i];
        if (was.id != is.id)
            return rect();
        if (was.rect != is.rect || was.chosen != is.chosen || were[i] != looks[i])
            for (const QRectF& one : {was.rect, is.rect})
                region += one.adjusted(-around, -around, around, around).toAlignedRect();
    }
    return region;
}

void Ring::paintStack(QPainter& painter, const QRectF& rect, const Look& look) const
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const QFont font = letters();
    paintBack(painter, rect, look.hidden, font, colours);
    if (look.picked == 0)
        return;
    const QFont bold = sized(font, font.pixelSize(), true);
    const QString mark = QStringLiteral("↑ %1").arg(look.picked);
    const QSizeF size(QFontMetricsF(bold).horizontalAdvance(mark) + 12, QFontMetricsF(bold).height() + 2);
    const QRectF pill(QPointF(rect.center().x() - size.width() / 2, rect.top() + 3), size); // clear of the focus
    kit::plate(painter, pill, size.height() / 2, colours.surface, QPen(colours.accent, 2));
    kit::write(painter, pill, Qt::AlignCenter, mark, bold, colours.accent);
}

void Ring::paint(QPainter& painter)
{
    const kit::Colours& colours = kit::Colours::of(palette());
    const QFont font = letters();
    for (qsizetype i = 0; i < cells().size(); ++i) {
        const kit::Cell& one = cells()[i];
        const QRectF around = one.rect.adjusted(-2, -2, 2, 2);
        if (!isPainted(around.adjusted(-2, -2, 2, 2))) // with its frame
            continue;
        const QString id = idIn(one.id);
        const Look& look = m_looks[i];
        if (one.id.startsWith(QLatin1String("zone:"))) {
            const Zone zone = *engine::valueNamed<Zone>(id);
            paintPlace(painter, spotOf(zone), engine::fill(hiredswords::tr("%1 zone"), {capital(shown(zone))}), look.target);
        } else if (one.id.startsWith(QLatin1String("corner:"))) {
            const auto corner = *engine::valueNamed<Position>(id);
            paintPlace(painter, spotOf(corner), capital(shown(corner)), look.target);
        } else if (one.id.startsWith(QLatin1String("stack:"))) {
            paintStack(painter, one.rect, look);
        } else {
            if (look.face)
                paintCard(painter, one.rect, *look.face, font, colours);
            if (one.chosen)
                kit::plate(painter, around, 8, Qt::NoBrush, QPen(colours.accent, 3));
            else if (look.target)
                kit::paintDashes(painter, around, 8, colours.bad, 3);
        }
    }
    paintArrows(painter);
    if (const kit::Cell* held = cell(dragged())) {
        painter.setOpacity(0.85);
        const QRectF floating(dragPoint() - QPointF(50, 20), QSizeF(100, 40));
        CardFace face;
        face.title = titleOf(state(), idIn(held->id));
        paintCard(painter, floating, face, font, colours);
    }
}

} // namespace hiredswords::desk
