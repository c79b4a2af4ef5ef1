// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cells the ring has, where they lie and how they are called.
#include "games/hired-swords/desk/battle/ring.h"

#include "games/hired-swords/desk/desk.h"
#include "games/hired-swords/desk/names.h"
#include "games/hired-swords/desk/stages.h"
#include "games/hired-swords/rules/blanks.h"
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/crew/listing.h"
#include "games/hired-swords/rules/query.h"
#include "kit/drawn/far.h"
#include "games/hired-swords/rules/reasons.h"
#include "kit/rule_behind.h"
#include "kit/target.h"

#include <algorithm>

namespace hiredswords::desk {

namespace {

constexpr double gap = 8;

// Cards beside each other, centred, as wide as they like to be while there is room.
QList<QRectF> rowOf(const QRectF& room, qsizetype count, double wanted)
{
    QList<QRectF> rects;
    constexpr double share = 0.04;
    const double between = std::min(gap, room.width() * share);
    const double width = std::min(wanted, (room.width() - double(count - 1) * between) / double(std::max<qsizetype>(1, count)));
    double x = room.center().x() - (double(count) * width + double(count - 1) * between) / 2;
    for (qsizetype i = 0; i < count; ++i, x += width + between)
        rects += QRectF(x, room.top(), width, room.height());
    return rects;
}

// The same in several rows.
QList<QRectF> gridOf(const QRectF& room, qsizetype count, qsizetype columns, double wanted)
{
    const qsizetype rows = (count + columns - 1) / columns;
    const double height = (room.height() - double(rows - 1) * gap) / double(rows);
    QList<QRectF> rects;
    for (qsizetype row = 0; row < rows; ++row)
        rects += rowOf(QRectF(room.left(), room.top() + double(row) * (height + gap), room.width(), height),
            std::min(columns, count - row * columns), wanted);
    return rects;
}

// As high as its content, in the middle of its room.
QRectF shrunk(const QRectF& room, double height)
{
    const double h = std::min(room.height(), height);
    return QRectF(room.left(), room.center().y() - h / 2, room.width(), h);
}

QStringList tokens(const QList<Counter>& counters)
{
    QStringList texts;
    for (const Counter& counter : counters)
        texts += engine::fill(hiredswords::tr("%1 tokens: %2"), {counterName(counter), number(counter.left)});
    return texts;
}

} // namespace

QString idIn(const QString& cell) { return cell.section(QLatin1Char(':'), 1); }

// What is true of one card alone goes before what is true of all of its kind.
static QList<kit::RuleOfCells> rulesOn(const State& state)
{
    QList<kit::RuleOfCells> rules{{QStringLiteral("crew:"), &reason(R::I_RANKS)},
        {QStringLiteral("health-"), &reason(R::I_SLAIN)}, {QStringLiteral("card:"), &reason(R::I_OPP_ATTACK)},
        {QStringLiteral("stack:"), &reason(R::I_REVEALED)}, {QStringLiteral("zone:"), &reason(R::I_ADJACENT)},
        {QStringLiteral("corner:"), &reason(R::I_DEPLOYED)}, {QStringLiteral("contract"), &reason(R::I_TYPE)}};
    if (!state.battle)
        return rules;
    for (const Fighter& who : state.battle->crew)
        if (who.exhausted)
            rules += {QStringLiteral("crew:") + who.id, &reason(R::I_EXHAUST)};
    for (const Opponent& card : state.battle->opposition)
        if (card.faceUp && isTrap(state, card))
            rules += {QStringLiteral("card:") + card.id, &reason(R::I_TRAP_STILL)};
    return rules;
}

Ring::Ring(kit::Sitting& sitting, QWidget* parent)
    : Board(parent)
    , m_sitting(sitting)
    , m_state(sitting.state())
{
    setObjectName(QStringLiteral("ring"));
    setAccessibleName(hiredswords::tr("The battle"));
    setMinimumSize(280, 150);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(this, &Board::pressed, this, &Ring::pressCell);
    connect(this, &Board::dropped, this, &Ring::dropCell);
    connect(this, &Board::menuWanted, this, &Ring::openMenu);
}

const State& Ring::state() const { return stateOf(m_state); }

void Ring::present(const engine::AnyState& any)
{
    const State& before = state();
    const bool isNewPhase = before.step != stateOf(any).step
        || (before.battle && stateOf(any).battle && before.battle->phase != stateOf(any).battle->phase);
    const int turned = before.battle ? before.battle->turned : 0;
    m_state = any;
    kit::setRulesBehind(*this, rulesOn(state()));
    if (state().battle && state().battle->turned != turned)
        m_first.clear(); // it lies face up
    if (!state().battle || !inPhase(state(), 2) || state().battle->revealed)
        setPicks({});
    else if (!m_first.isEmpty() && blankCircle(state()).isEmpty() && revealsDue(state()) > 1)
        setPicks(std::exchange(m_first, {})); // somebody entered it
    const bool isGone = !m_actor.isEmpty() && !fighter(state(), m_actor) && !opponent(state(), m_actor);
    const bool hasActed = !m_actor.isEmpty() && std::ranges::none_of(m_sitting.offers(), [this](const engine::Offer& offer) {
        return offer.actor == m_actor && offer.verdict.isAllowed();
    });
    if (isGone || hasActed || (isNewPhase && !m_actor.isEmpty())) {
        m_actor.clear();
        emit chosen({});
    }
    aim();
    relayout();
}

void Ring::choose(const QString& actor)
{
    if (actor == m_actor)
        return;
    m_actor = actor;
    aim();
    relayout();
}

// Of a place's name.
double Ring::labelHeight() const { return std::max(20.0, letters().pixelSize() * 1.25); }

// One of nine: the corners, the zones between them, the contract in the middle. Where letters are large the sides, in which most
// cards lie, get more of the width.
QRectF Ring::place(Spot at) const
{
    constexpr double least = 0.245, most = 0.3, wide = 50, growth = 0.0025; // wide: a ring of so many letters
    const double share = std::clamp(least + (wide - width() / letters().pixelSize()) * growth, least, most);
    const double side = width() * share, third = height() / 3.0;
    const QRectF room(at.column == 0 ? 0
            : at.column == 1         ? side
                                     : width() - side,
        at.row * third, at.column == 1 ? width() - 2 * side : side, third);
    return room.adjusted(
        at.column == 0 ? 1 : gap / 2, at.row == 0 ? 1 : gap / 2, at.column == 2 ? -1 : -gap / 2, at.row == 2 ? -1 : -gap / 2);
}

bool Ring::isTaken(Spot at) const
{
    if (!state().battle)
        return false;
    const auto isHere = [&](const auto& where) {
        const Spot spot = spotOf(where);
        return spot.column == at.column && spot.row == at.row;
    };
    return std::ranges::any_of(state().battle->crew, [&](const Fighter& who) {
        return who.isOnTable() && isHere(who.at);
    }) || std::ranges::any_of(state().battle->opposition, [&](const Opponent& card) { return card.faceUp && isHere(card.zone); });
}

// Where a place lies says which one it is, to whoever looks: its cards come first.
QRectF Ring::ground(Spot at, bool isTaken) const
{
    constexpr double lines = 5; // of a name, in a place with room for it
    constexpr double share = 0.05;
    const QRectF room = place(at);
    const double edge = std::min(gap, room.width() * share);
    const bool isNamed = !isTaken || (!kit::isFar() && room.height() >= lines * labelHeight());
    return room.adjusted(edge, isNamed ? labelHeight() : edge, -edge, -edge);
}

QList<kit::Cell> Ring::laidOut() const
{
    QList<kit::Cell> cells;
    m_folded.clear();
    if (!state().contract || width() < 10)
        return cells;
    QList<const Fighter*> waiting;
    if (state().battle && state().step == Step::Deploy)
        for (const Fighter& who : state().battle->crew)
            if (who.at == Position::None)
                waiting += &who;
    QRectF contract = place(Spot{1, 1}).adjusted(gap * 1.5, 0, -gap * 1.5, 0);
    const double wanted = letters().pixelSize() * 24.0;
    if (!waiting.isEmpty()) {
        QRectF list = contract;
        contract.setWidth(contract.width() * 0.46);
        list.setLeft(contract.right() + gap);
        const qsizetype columns = waiting.size() > 1 ? 2 : 1;
        const qsizetype rows = (waiting.size() + columns - 1) / columns;
        const QSizeF size((list.width() - double(columns - 1) * gap) / double(columns),
            (list.height() - double(rows - 1) * gap) / double(rows));
        for (qsizetype i = 0; i < waiting.size(); ++i) {
            const QRectF room(QPointF(list.left() + double(i % columns) * (size.width() + gap),
                                  list.top() + double(i / columns) * (size.height() + gap)),
                size);
            cells += crewCell(*waiting[i], shrunk(room, fittedHeight(face(*waiting[i]), room, letters())));
        }
    } else if (contract.width() > wanted) {
        contract = QRectF(contract.center().x() - wanted / 2, contract.top(), wanted, contract.height());
    }
    contract = shrunk(contract, fittedHeight(contractFace(), contract, letters()));
    cells.prepend(kit::Cell{QStringLiteral("contract"), contract, contractName(), contractCard(state()).text});
    for (const Zone zone : zones)
        addZone(cells, zone);
    for (const Position corner : positions)
        addCorner(cells, corner);
    for (kit::Cell& one : cells)
        one.chosen = !m_actor.isEmpty() && (idIn(one.id) == m_actor || m_folded.value(one.id).contains(m_actor))
            && !one.id.startsWith(QLatin1String("health-"));
    return cells;
}

// Those of a kind as one, where the first of them lies.
Ring::Piles Ring::ofAKind(const Piles& cards) const
{
    QStringList kinds;
    Piles piles;
    for (const QStringList& one : cards) {
        const Opponent& card = *opponent(state(), one.first());
        const qsizetype at = card.isMercenary() ? -1 : kinds.indexOf(card.cardId());
        if (at >= 0) {
            piles[at] += one;
            continue;
        }
        kinds += card.isMercenary() ? QString() : card.cardId();
        piles += one;
    }
    return piles;
}

// Beside each other, or in several rows where that leaves them letters that are large enough.
bool Ring::spread(const Piles& piles, const QRectF& room, QList<QRectF>& rects) const
{
    constexpr double comfortable = 0.8, narrowest = 3.2; // letters
    QList<CardFace> faces;
    double wanted = kit::isFar() ? room.width() : letters().pixelSize() * (piles.size() > 2 ? 9.5 : 15.0);
    for (const QStringList& one : piles) {
        faces += face(one);
        const Opponent& card = *opponent(state(), one.first());
        wanted = std::max(wanted,
            isTrap(state(), card) ? letters().pixelSize() * 22.0 : naturalWidth(faces.last(), letters())); // a trap is all words
    }
    const double enough = kit::isFar() ? kit::farPixels : comfortable * letters().pixelSize();
    double best = -1;
    for (qsizetype columns = faces.size(); columns > 0; --columns) {
        const QList<QRectF> places = gridOf(room, faces.size(), columns, wanted);
        double smallest = enough;
        for (qsizetype i = 0; i < faces.size() && faces.size() > 1; ++i)
            smallest = std::min(smallest, lettersIn(faces[i], places[i], letters()));
        if (smallest > best) {
            best = smallest;
            rects = places;
        }
        if (faces.size() == 1)
            break;
    }
    return std::ranges::all_of(rects, [&](const QRectF& one) { return one.width() >= narrowest * letters().pixelSize(); });
}

void Ring::addZone(QList<kit::Cell>& cells, Zone zone) const
{
    const QString name = engine::nameOf(zone);
    QList<const Opponent*> faceUp;
    if (state().battle)
        for (const Opponent& card : state().battle->opposition)
            if (card.zone == zone && card.faceUp)
                faceUp += &card;
    const int hidden = state().battle ? hiddenCount(state(), zone) : 0;
    const QString arrow = workedOut(state(), contractCard(state()), zone);
    cells += kit::Cell{QStringLiteral("zone:") + name, place(spotOf(zone)),
        engine::fill(hiredswords::tr("%1 zone, face-down cards: %2, revealed: %3, arrow %4"),
            {shown(zone), number(hidden), number(faceUp.size()), arrow.isEmpty() ? QStringLiteral("0") : arrow}),
        {}};
    const QRectF room = ground(spotOf(zone), !faceUp.isEmpty());
    double stack = hidden > 0 ? std::min(room.height() * 0.72, 74.0) : 0;
    if (hidden > 0 && !faceUp.isEmpty())
        stack = std::min(stack, room.width() / double(faceUp.size() + 2)); // what is known gets the room
    QRectF cards = room;
    if (hidden > 0 && !faceUp.isEmpty())
        cards.setRight(cards.right() - stack - gap);
    Piles piles;
    for (const Opponent* card : std::as_const(faceUp))
        piles += QStringList{card->id};
    QList<QRectF> rects;
    const auto isNameless = [&](const QStringList& one) { return !isNamed(face(one), rects[piles.indexOf(one)], letters()); };
    const bool hasRoom = spread(piles, cards, rects); // cards alike are told apart by their names alone
    if (piles.size() > 1 && (!hasRoom || (ofAKind(piles).size() < piles.size() && std::ranges::any_of(piles, isNameless)))) {
        piles = ofAKind(piles);
        for (qsizetype kept = piles.size() - 1; !spread(piles, cards, rects) && kept > 0; kept = std::min<qsizetype>(kept / 2, 6))
            while (piles.size() > kept + 1) // the last one stands for all that are left
                piles[kept] += piles.takeLast();
    }
    for (qsizetype i = 0; i < piles.size(); ++i) {
        const QRectF place = shrunk(rects[i], fittedHeight(face(piles[i]), rects[i], letters()));
        cells += piles[i].size() == 1 ? cardCell(*opponent(state(), piles[i].first()), place) : foldedCell(piles[i], place);
    }
    if (hidden > 0) {
        const double height = std::min(room.height(), stack * 1.35);
        const double left =
            faceUp.isEmpty() ? room.center().x() - stack / 2 : std::ranges::max(rects, {}, &QRectF::right).right() + gap;
        QString spoken = engine::fill(hiredswords::tr("%1 stack, face-down cards: %2"), {shown(zone), number(hidden)});
        if (const auto picked = m_picks.count(zone); picked > 0)
            spoken += engine::fill(hiredswords::tr(", to turn up: %1"), {number(picked)});
        cells +=
            kit::Cell{QStringLiteral("stack:") + name, QRectF(left, room.center().y() - height / 2, stack, height), spoken, {}};
    }
}

void Ring::addCorner(QList<kit::Cell>& cells, Position corner) const
{
    QList<const Fighter*> here;
    if (state().battle)
        for (const Fighter& who : state().battle->crew)
            if (who.at == corner && who.isOnTable())
                here += &who;
    cells += kit::Cell{QStringLiteral("corner:") + engine::nameOf(corner), place(spotOf(corner)),
        here.isEmpty() ? engine::fill(hiredswords::tr("%1 corner, empty"), {shown(corner)})
                       : engine::fill(hiredswords::tr("%1 corner, mercenaries: %2"), {shown(corner), number(here.size())}),
        {}};
    const QList<QRectF> rects = rowOf(ground(spotOf(corner), !here.isEmpty()), here.size(), letters().pixelSize() * 18.0);
    for (int i = 0; i < here.size(); ++i)
        cells += crewCell(*here[i], shrunk(rects[i], fittedHeight(face(*here[i]), rects[i], letters())));
    for (const Fighter* who : std::as_const(here))
        addHealth(cells, *who, std::ranges::find(cells, QStringLiteral("crew:") + who->id, &kit::Cell::id)->rect);
}

// The boxes beside the one that the token lies on: pressing one moves it there.
void Ring::addHealth(QList<kit::Cell>& cells, const Fighter& who, QRectF card) const
{
    for (const Health health : {Health::Healthy, Health::Weary, Health::Injured}) {
        QRectF box = healthBox(face(who), card, letters(), health);
        if (const double more = kit::leastTarget - box.height(); more > 0 && !box.isEmpty()) // low as it is painted
            box.adjust(0, -more / 2, 0, more / 2);
        if (health != who.health && !box.isEmpty()) // else its menu moves the token
            cells += kit::Cell{QStringLiteral("health-") + engine::nameOf(health) + QLatin1Char(':') + who.id, box,
                engine::fill(hiredswords::tr("Move the token of %1 to %2"), {titleOf(state(), who.id), shown(health)}),
                hiredswords::tr("As it lies on the table"), true, false, true, false};
    }
}

kit::Cell Ring::crewCell(const Fighter& who, const QRectF& rect) const
{
    QStringList parts{titleOf(state(), who.id), isCorner(who.at) ? shown(who.at) : hiredswords::tr("not deployed"),
        shown(who.health), who.exhausted ? hiredswords::tr("exhausted") : hiredswords::tr("ready"),
        ranksText(state(), who.id, ranksOf(state(), who)), who.agent ? hiredswords::tr("agent") : hiredswords::tr("freelancer")};
    parts += tokens(who.counters);
    return {QStringLiteral("crew:") + who.id, rect, parts.join(QStringLiteral(", ")), mercenary(state(), who.id).text, true,
        false, true};
}

kit::Cell Ring::cardCell(const Opponent& card, const QRectF& rect) const
{
    QStringList parts{titleOf(state(), card.id), engine::fill(hiredswords::tr("%1 zone"), {shown(card.zone)}),
        card.exhausted ? hiredswords::tr("exhausted") : hiredswords::tr("ready")};
    if (isTrap(state(), card))
        parts += hiredswords::tr("trap");
    else
        parts += ranksText(state(), card.id, ranksOf(state(), card));
    if (card.isMercenary())
        parts += engine::fill(hiredswords::tr("enemy mercenary, %1"), {shown(card.health)});
    if (iconOf(state(), card) != MoveIcon::None)
        parts += engine::fill(hiredswords::tr("moves %1"), {shown(iconOf(state(), card))});
    else if (!blankIcon(state(), card).isEmpty())
        parts += hiredswords::tr("Move icon not known");
    return {QStringLiteral("card:") + card.id, rect, parts.join(QStringLiteral(", ")),
        card.isMercenary() ? mercenary(state(), card.mercenary).text : oppositionCard(state(), card.cardId()).text, true, false,
        true};
}

kit::Cell Ring::foldedCell(const QStringList& cards, const QRectF& rect) const
{
    const QString id = QStringLiteral("several:") + cards.first();
    m_folded.insert(id, cards);
    QStringList names;
    for (const QString& one : cards)
        names += titleOf(state(), one);
    return {
        id, rect, engine::fill(hiredswords::tr("%1, press to choose one"), {face(cards).title}), names.join(QLatin1Char('\n'))};
}

const kit::Cell* Ring::cellOf(const QString& id) const
{
    if (const kit::Cell* own = cell(id))
        return own;
    const auto several =
        std::ranges::find_if(cells(), [&](const kit::Cell& one) { return m_folded.value(one.id).contains(idIn(id)); });
    return several == cells().end() ? nullptr : &*several;
}

QString Ring::contractName() const
{
    const CareerCard& card = contractCard(state());
    QStringList parts{engine::fill(hiredswords::tr("Contract %1"), {titleOf(state(), state().contract->card)}),
        printedText(card, "keyword"), printedText(card, "type"),
        engine::fill(hiredswords::tr("budget left %1, bonus %2, reveal %3"),
            {budgetLeftText(state()), workedOut(state(), card, "bonus", card.bonus),
                workedOut(state(), card, "reveal", card.reveal)})};
    parts += tokens(state().contract->counters);
    return parts.join(QStringLiteral(", "));
}

} // namespace hiredswords::desk
