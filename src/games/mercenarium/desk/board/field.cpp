// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which spaces the board has, how they are called, and what pressing, dragging and menus ask for.
#include "games/mercenarium/desk/board/field.h"

#include "games/mercenarium/desk/offer_words.h"
#include "games/mercenarium/rules/questions/questions.h"
#include "kit/desk_of.h"
#include "kit/lists/offer_menu.h"
#include "games/mercenarium/rules/reasons.h"
#include "kit/rule_behind.h"

#include <QFontInfo>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

namespace mercenarium::desk {

using engine::Offer;

namespace {

// Who could take which card, whosever it is; what hangs on dots that nobody knows is told from what is sure.
QHash<int, QStringList> threatsOn(const State& state, QSet<int>& sure)
{
    QHash<int, QStringList> threats;
    sure.clear();
    for (const Player& who : state.players)
        for (const Threat& threat : answer(state, Threatened{who.id}).value) {
            const bool isKnown = threat.outcome != Contest::Unknown;
            threats[threat.card.code] +=
                isKnown ? shown(threat.by) : fill(mercenarium::tr("%1 (dots not known)"), {shown(threat.by)});
            if (isKnown)
                sure += threat.card.code;
        }
    return threats;
}

} // namespace

Field::Field(kit::Sitting& sitting, QWidget* parent)
    : Board(parent)
    , m_sitting(sitting)
    , m_state(sitting.state())
{
    setObjectName(QStringLiteral("field"));
    setAccessibleName(mercenarium::tr("The board"));
    setMinimumSize(240, 240);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(this, &Board::pressed, this, &Field::pressCell);
    connect(this, &Board::dropped, this, &Field::dropCell);
    connect(this, &Board::menuWanted, this, &Field::openMenu);
    kit::setRuleBehind(*this, &reason(R::I_COUNTS));
}

const State& Field::state() const { return kit::stateOf<State>(m_state); }

void Field::present(const engine::AnyState& any, const QList<Offer>& offers)
{
    const bool wasBefore = state().step == Step::Setup;
    m_state = any;
    m_offers = offers;
    m_threats = threatsOn(state(), m_sure);
    m_aims = aimsOf(state(), m_offers, m_chosen);
    m_hintFrom.reset();
    m_hintTo.reset();
    QList<kit::RuleOfCells> rules;
    for (const Placed& card : state().board)
        rules += {card.at.text(), &reason(card.contract ? R::I_UNDER_CONTRACT : card.id.isLord() ? R::I_LORD_WINS : R::W_EDGE)};
    kit::setRulesBehind(*this, rules);
    relayout();
    if (wasBefore && state().step == Step::Play) // where a card can be laid first
        focusCell(houseOf(state(), state().current).text());
}

void Field::choose(Card card)
{
    if (card == m_chosen)
        return;
    m_chosen = card;
    m_aims = aimsOf(state(), m_offers, m_chosen);
    relayout();
}

bool Field::focusLawful()
{
    const auto first = std::ranges::find_if(m_aims, &Aim::isAllowed);
    if (first == m_aims.end())
        return false;
    focusCell(first->at.text());
    return true;
}

void Field::hint(std::optional<Space> from, std::optional<Space> to)
{
    m_hintFrom = from;
    m_hintTo = to;
    update();
}

double Field::plateHeight() const { return std::max(18.0, QFontInfo(font()).pixelSize() * 1.25); }

double Field::letterRoom() const { return std::max(16.0, double(QFontInfo(font()).pixelSize())); }

double Field::unit() const
{
    const double plate = plateHeight() + 6;
    return std::min((width() - 2 * plate - 2 * letterRoom()) / state().settings.boardWidth,
        (height() - 2 * plate - letterRoom()) / state().settings.boardHeight);
}

QRectF Field::place(Space space) const
{
    const double side = unit();
    const double left = (width() - side * state().settings.boardWidth) / 2;
    const double plate = plateHeight() + 6;
    const double top = plate + (height() - 2 * plate - letterRoom() - side * state().settings.boardHeight) / 2;
    return QRectF(left + side * space.column, top + side * (state().settings.boardHeight - 1 - space.row), side, side)
        .adjusted(2, 2, -2, -2);
}

QString Field::nameAt(Space space) const
{
    QStringList parts{space.text()};
    if (const auto house = houseAt(state(), space))
        parts += fill(mercenarium::tr("house of %1"), {nameOf(state(), *house)});
    const Placed* card = cardAt(state(), space);
    if (!card) {
        parts += mercenarium::tr("empty");
    } else {
        parts += shown(card->id);
        parts += nameOf(state(), card->owner);
        QStringList dots;
        for (const Side side : sides)
            if (const int count = auraOf(state(), card->id).at(edgeOn(card->owner, side)); !card->id.isLord())
                dots += shown(Seat((int(side) + 2) % 4)) + QLatin1Char(' ')
                    + (count < 0 ? mercenarium::tr("unknown") : number(count));
        if (!dots.isEmpty())
            parts += fill(mercenarium::tr("dots %1"), {dots.join(QLatin1Char(' '))});
        if (card->contract)
            parts += fill(mercenarium::tr("under contract until the turn of %1"), {nameOf(state(), *card->contract)});
        if (m_threats.contains(card->id.code))
            parts += fill(mercenarium::tr("threatened by %1"), {m_threats[card->id.code].join(QStringLiteral(", "))});
    }
    for (const Aim& aim : m_aims)
        if (aim.at == space && aim.isAllowed())
            parts += aim.brief.isEmpty()
                ? titleOn(state(), aim.offer)
                : titleOn(state(), aim.offer) + QStringLiteral(" (") + aim.brief.join(QStringLiteral("; ")) + QLatin1Char(')');
    return parts.join(QStringLiteral(", "));
}

QString Field::helpAt(Space space) const
{
    QStringList lines;
    for (const Aim& aim : m_aims)
        if (const engine::Condition* why = aim.offer.verdict.decisive(); aim.at == space && why)
            lines += titleOn(state(), aim.offer) + QStringLiteral(": ") + why->text();
    if (const Placed* card = cardAt(state(), space))
        for (const Placed* other : enemiesBeside(state(), *card))
            lines += told(*card, *other, encounter(state(), *card, *other));
    return lines.join(QLatin1Char('\n'));
}

QList<kit::Cell> Field::laidOut() const
{
    QList<kit::Cell> cells;
    for (int row = state().settings.boardHeight - 1; row >= 0; --row)
        for (int column = 0; column < state().settings.boardWidth; ++column) {
            const Space space{column, row};
            const Placed* card = cardAt(state(), space);
            kit::Cell cell{space.text(), place(space), nameAt(space), helpAt(space)};
            cell.chosen = card && card->id == m_chosen;
            cell.draggable = card && card->owner == state().current && state().step == Step::Play;
            cells += cell;
        }
    return cells;
}

// --- what pressing means

void Field::pressCell(const QString& id)
{
    const auto space = Space::read(id);
    if (!space)
        return;
    QList<Offer> here;
    for (const bool allowed : {true, false})
        for (const Aim& aim : std::as_const(m_aims))
            if (aim.at == *space && aim.isAllowed() == allowed && (here.isEmpty() || allowed))
                here += aim.offer;
    const Placed* card = cardAt(state(), *space);
    if (here.isEmpty() && state().song && card)
        for (const Offer& offer : nextStep(state(), m_offers)) // a step that needs nothing but the card
            if (const Effect& effect = offer.action.as<DoEffect>()->effect; effect.card == card->id && !effect.to)
                here += offer;
    const bool chooses = card && (here.isEmpty() || card->id == m_chosen);
    if (chooses && !(state().song && !here.isEmpty())) {
        emit cardChosen(card->id == m_chosen ? unnamed : card->id);
        return;
    }
    if (here.size() > 1)
        return offerMenu(here, mapToGlobal(place(*space).center().toPoint()));
    if (!here.isEmpty())
        return emit intent(here.first().action);
    if (m_chosen.isNamed()) { // out of its reach: the rules say why
        if (placed(state(), m_chosen) && !state().song)
            emit intent(Move{m_chosen, *space, {}});
        return;
    }
    emit wantsCard(*space);
}

void Field::dropCell(const QString& from, const QString& onto)
{
    const auto start = Space::read(from), end = Space::read(onto);
    const Placed* card = start ? cardAt(state(), *start) : nullptr;
    if (!card || !end || *start == *end)
        return;
    const Placed* target = cardAt(state(), *end);
    if (target && target->owner != card->owner)
        emit intent(Capture{card->id, target->id, {}, {}, {}});
    else
        emit intent(Move{card->id, *end, {}});
}

void Field::openMenu(const QString& id, const QPoint& global)
{
    if (const auto space = Space::read(id))
        offerMenu(offersAt(state(), m_offers, *space), global);
}

void Field::offerMenu(const QList<Offer>& offers, const QPoint& global)
{
    if (offers.isEmpty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QList<Offer> shown; // what is secret and refused tells more than it helps
    for (const Offer& offer : offers)
        if (!offer.secret || (offer.verdict.isAllowed() && m_sitting.mayShow(offer.actor)))
            shown += offer;
    kit::addOffers(
        menu, shown, [this](const Offer& offer) { return wordsOn(state(), offer); },
        [this](const Offer& offer) { emit intent(offer.action); });
    menu->popup(global);
}

// --- what is looked at

QString Field::lookedAt() const { return !hovered().isEmpty() ? hovered() : hasFocus() ? focusedCell() : QString(); }

void Field::look(const QString& space)
{
    if (space == m_lookedAt)
        return;
    m_lookedAt = space;
    update();
    emit looked(space);
}

void Field::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_chosen.isNamed()) {
        emit cardChosen(unnamed);
        return;
    }
    Board::keyPressEvent(event);
    look(focusedCell());
}

void Field::mouseMoveEvent(QMouseEvent* event)
{
    Board::mouseMoveEvent(event);
    look(lookedAt());
}

void Field::leaveEvent(QEvent* event)
{
    Board::leaveEvent(event);
    look(lookedAt());
}

void Field::focusInEvent(QFocusEvent* event)
{
    Board::focusInEvent(event);
    look(lookedAt());
}

} // namespace mercenarium::desk
