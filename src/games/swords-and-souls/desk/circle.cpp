// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cells the circle has, where they lie and how they are called.
#include "games/swords-and-souls/desk/circle.h"

#include "games/swords-and-souls/desk/offer_words.h"
#include "games/swords-and-souls/desk/seat_counters.h"
#include "games/swords-and-souls/desk/stages.h"
#include "games/swords-and-souls/rules/query.h"
#include "kit/desk_of.h"
#include "kit/drawn/far.h"
#include "kit/target.h"
#include "games/swords-and-souls/rules/reasons.h"
#include "kit/rule_behind.h"

#include <QFontInfo>
#include <QLineF>

#include <algorithm>
#include <limits>

namespace swordsandsouls::desk {

namespace {

constexpr double seatGap = 8;
constexpr double smallest = 0.72; // of the letters of everything else

// Where the seats lie, as parts of the room that is left beside a hero: clockwise from the bottom.
QPointF placeOf(int at, int seats)
{
    static const QList<QList<QPointF>> places{{{0.5, 1}, {0, 0}, {1, 0}}, {{0.5, 1}, {0, 0.5}, {0.5, 0}, {1, 0.5}},
        {{0.5, 1}, {0, 0.7}, {0.13, 0}, {0.87, 0}, {1, 0.7}}, {{0.5, 1}, {0, 0.86}, {0, 0.14}, {0.5, 0}, {1, 0.14}, {1, 0.86}}};
    if (seats >= 3 && seats <= 6)
        return places[seats - 3][at];
    return {seats < 2 ? 0.5 : double(at) / (seats - 1), 1}; // a table that is still filling
}

} // namespace

QString idIn(const QString& cell) { return cell.section(QLatin1Char(':'), 1); }

namespace {

// Whoever is down is told by another rule than the others.
QList<kit::RuleOfCells> rulesOf(const State& state)
{
    QList<kit::RuleOfCells> rules{{QStringLiteral("hero:"), &reason(R::W_TOKENS)},
        {QStringLiteral("talent:"), &reason(R::I_TALENT)}, {QStringLiteral("treasure"), &reason(R::I_TREASURE_STAYS)},
        {QStringLiteral("take:"), &reason(R::I_HERO)}, {QStringLiteral("instant"), &reason(R::I_INSTANT)},
        {QStringLiteral("supply"), &reason(R::I_VAULT)}, {QStringLiteral("deck"), &reason(R::I_ROW)},
        {QStringLiteral("row:"), &reason(R::I_ROW)}, {QStringLiteral("played"), &reason(R::I_ATTACK)},
        {QStringLiteral("attack"), &reason(R::I_ATTACK)}, {QStringLiteral("small:"), &reason(R::W_HEARTS)},
        {QStringLiteral("large:"), &reason(R::W_HEARTS)}, {QStringLiteral("obols:"), &reason(R::W_TOKENS)},
        {QStringLiteral("fragments:"), &reason(R::W_FRAGMENTS)}, {QStringLiteral("answer"), &reason(R::I_BLOCK)},
        {QStringLiteral("act:"), &reason(R::I_SMALL)}, {QStringLiteral("leg:"), &reason(R::I_WAY)}};
    for (const Player& one : state.players)
        if (one.down)
            rules += {QStringLiteral("hero:") + one.id, &reason(R::E_DOWN)};
    return rules;
}

} // namespace

Circle::Circle(kit::Sitting& sitting, QWidget* parent)
    : Board(parent)
    , m_sitting(sitting)
    , m_state(sitting.state())
    , m_counters(new SeatCounters(sitting, this))
{
    setObjectName(QStringLiteral("circle"));
    setAccessibleName(swordsandsouls::tr("The circle of heroes"));
    setMinimumSize(420, 250);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(this, &Board::pressed, this, &Circle::pressCell);
    connect(this, &Board::menuWanted, this, &Circle::openMenu);
    connect(m_counters, &SeatCounters::intent, this, &Circle::intent);
}

const State& Circle::state() const { return kit::stateOf<State>(m_state); }

void Circle::present(const engine::AnyState& any)
{
    m_state = any;
    kit::setRulesBehind(*this, rulesOf(state()));
    m_legs = course(state());
    m_pick = {};
    m_targets.clear();
    if (!m_chosen.isEmpty() && seatOf(state(), m_chosen) < 0)
        m_chosen.clear();
    const QString focused = focusedCell();
    relayout();
    lead(focused);
    m_counters->present(state());
}

// To whoever is to speak, and there to the answer to an attack; who goes on speaking stays where they are.
void Circle::lead(const QString& focused)
{
    const bool isAnswered = state().attack && state().status == Status::Running;
    const QString speaks = state().status == Status::Over ? state().winner : dueNext(state());
    const QString due = isAnswered ? likelyCell() : QStringLiteral("hero:") + speaks;
    const QString before = std::exchange(m_led, due + speaks);
    if (before != m_led || !cell(focused))
        focusCell(due);
}

void Circle::choose(const QString& player)
{
    m_chosen = player;
    relayout();
}

void Circle::pickUp(const Pick& pick)
{
    m_pick = pick;
    m_targets.clear();
    if (!pick.isNone())
        for (const engine::Offer& offer : allowed(offersWith(m_sitting, pick)))
            if (const QString target = aimOf(offer); !target.isEmpty())
                m_targets[target] += offer;
    relayout();
}

// For which three heroes below each other, whole ones or low ones, leave room in the middle.
double Circle::lettersOf(double (*heightOf)(double pixels), double inWidth) const
{
    return std::min((height() * 0.3 - heightOf(0)) / (heightOf(1) - heightOf(0)), width() / inWidth);
}

// The heroes say all they have to say in fewer lines.
bool Circle::isLow() const { return !kit::isFar() && lettersOf(heroHeight, 70) < QFontInfo(font()).pixelSize() * smallest; }

// Grows and shrinks with the board, never below what can be read.
double Circle::letters() const
{
    const double base = QFontInfo(font()).pixelSize();
    if (kit::isFar())
        return std::min(base, height() / 18.0);
    return isLow() ? std::clamp(lettersOf(lowHeroHeight, 50), base * smallest, base)
                   : std::clamp(lettersOf(heroHeight, 70), base * smallest, base * 1.6);
}

QRectF Circle::seat(int at) const
{
    const int seats = int(state().players.size());
    const double pixels = letters();
    const double h = std::min(kit::isFar() ? farHeroHeight(pixels)
            : isLow()                      ? lowHeroHeight(pixels)
                                           : heroHeight(pixels),
        height() * 0.36);
    const double w = std::min({kit::isFar() ? width() : pixels * (isLow() ? 13.5 : 17.5), width() * 0.29,
        (width() - seatGap) / std::max(1, seats < 3 ? seats : 3) - seatGap});
    QPointF place = placeOf(at, seats);
    if (constexpr double outer = 0.15; isLow() && place.y() == 0 && std::abs(place.x() - 0.5) > 0.5 - outer)
        place.setX(place.x() < 0.5 ? 0.02 : 0.98); // what is said between the upper ones has little room
    const double margin = 5;
    return QRectF(margin + place.x() * (width() - w - 2 * margin), margin + place.y() * (height() - h - 2 * margin), w, h);
}

// The free room between the heroes.
QRectF Circle::middle(double widest) const
{
    QRectF room = QRectF(rect()).adjusted(seatGap, seatGap, -seatGap, -seatGap);
    QList<QRectF> sides;
    for (int at = 0; at < state().players.size(); ++at) {
        const QRectF hero = seat(at);
        const bool isBeside = std::abs(hero.center().x() - width() / 2.0) > hero.width() * 0.6;
        const bool isLevel = state().players.size() != 3 && hero.top() < height() * 0.62 && hero.bottom() > height() * 0.38;
        if (isBeside && (isLevel || state().players.size() == 3)) {
            const double lane = state().attack ? letters() * 3 : seatGap; // for the arrows
            if (hero.center().x() < width() / 2.0)
                room.setLeft(std::max(room.left(), hero.right() + lane));
            else
                room.setRight(std::min(room.right(), hero.left() - lane));
        } else {
            sides += hero;
        }
    }
    QRectF between = room; // the upper ones, below the arrow from one to the other
    between.setTop(between.top() + letters() * 3);
    for (const QRectF& hero : std::as_const(sides)) {
        if (hero.right() < room.left() || hero.left() > room.right())
            continue;
        const bool isUpper = hero.center().y() < height() / 2.0;
        if (!isUpper)
            between.setBottom(std::min(between.bottom(), hero.top() - seatGap * 1.5));
        else if (hero.center().x() < width() / 2.0)
            between.setLeft(std::max(between.left(), hero.right() + seatGap * 1.5));
        else
            between.setRight(std::min(between.right(), hero.left() - seatGap * 1.5));
        if (isUpper)
            room.setTop(std::max(room.top(), hero.bottom() + seatGap * 1.5));
        else
            room.setBottom(std::min(room.bottom(), hero.top() - seatGap * 1.5));
    }
    constexpr double lines = 8, narrowest = 13; // of an attack, in letters: its title, what changes hands, its buttons
    if (state().attack && room.height() < lines * letters() && between.height() > room.height()
        && between.width() >= narrowest * letters())
        room = between;
    if (const double more = room.width() - widest * letters(); more > 0)
        room.adjust(more / 2, 0, -more / 2, 0);
    if (const double more = room.height() - 15 * letters(); more > 0)
        room.adjust(0, more / 2, 0, -more / 2);
    return room;
}

QList<kit::Cell> Circle::laidOut() const
{
    QList<kit::Cell> cells;
    if (width() < 10)
        return cells;
    for (int at = 0; at < state().players.size(); ++at)
        addHero(cells, at);
    QRectF room = middle();
    if (state().step == Step::Heroes) {
        addHeroChoice(cells);
    } else if (state().attack && state().status == Status::Running) {
        addAttack(cells, room);
        addLegs(cells);
    } else if (state().status == Status::Running) {
        addWaiting(cells, room);
        addArsenal(cells, room);
    }
    return cells;
}

QString Circle::heroName(const Player& who) const
{
    QStringList parts{who.id};
    if (!who.hero.isEmpty())
        parts += titleOf(state(), who.hero);
    if (const QString status = statusOf(state(), who); !status.isEmpty())
        parts += status;
    if (who.dealt)
        parts += fill(swordsandsouls::tr("small hearts %1, large %2, obols %3, fragments %4"),
            {number(who.small), number(who.large), number(who.obols), number(who.fragments)});
    if (who.dealt && tracksCards(state()))
        parts += fill(swordsandsouls::tr("hand %1, deck %2, discarded %3"),
            {number(who.hand.size()), number(who.deck.size()), number(who.discard.size())});
    if (!who.hero.isEmpty())
        parts += who.gray ? swordsandsouls::tr("talent used") : swordsandsouls::tr("talent ready");
    if (const QString chance = reactionText(state(), who); who.dealt && !chance.isEmpty())
        parts += fill(swordsandsouls::tr("block or dodge in hand: %1"), {chance});
    for (const Delayed& delayed : who.delayed)
        parts += fill(swordsandsouls::tr("%1 lies on the table"), {titleOf(state(), delayed.card)});
    return parts.join(QStringLiteral(", "));
}

namespace {

QString figureName(const Player& who, QLatin1String figure)
{
    const auto [text, count] = figure == QLatin1String("small")
        ? std::pair(swordsandsouls::tr("Small hearts of %1: %2"), who.small)
        : figure == QLatin1String("large") ? std::pair(swordsandsouls::tr("Large hearts of %1: %2"), who.large)
        : figure == QLatin1String("obols") ? std::pair(swordsandsouls::tr("Obols of %1: %2"), who.obols)
                                           : std::pair(swordsandsouls::tr("Soul fragments of %1: %2"), who.fragments);
    return fill(text, {who.id, number(count)});
}

// Whoever presses the middle of a hero means the hero.
QRectF besideMiddle(QRectF place, QPointF middle)
{
    constexpr double gap = 3;
    if (!place.adjusted(-gap, 0, gap, 0).contains(middle))
        return place;
    if (middle.x() - place.left() > place.right() - middle.x())
        place.setRight(middle.x() - gap);
    else
        place.setLeft(middle.x() + gap);
    return place;
}

} // namespace

void Circle::addHero(QList<kit::Cell>& cells, int at) const
{
    const Player& who = state().players[at];
    QStringList help;
    if (const Card& talent = talentOf(state(), who); !talent.id.isEmpty())
        help +=
            fill(swordsandsouls::tr("Talent %1: %2"), {talent.title, talent.text.isEmpty() ? deedsText(talent) : talent.text});
    if (!who.shown.isEmpty())
        help += fill(swordsandsouls::tr("Known in hand: %1"), {titlesOf(state(), who.shown)});
    if (!who.discard.isEmpty())
        help += fill(swordsandsouls::tr("Discarded: %1"), {titlesOf(state(), who.discard)});
    kit::Cell cell{QStringLiteral("hero:") + who.id, seat(at), heroName(who), help.join(QLatin1Char('\n'))};
    cell.chosen = who.id == m_chosen;
    if (const auto acts = m_targets.constFind(who.id); acts != m_targets.constEnd())
        cell.name = fill(swordsandsouls::tr("%1, target: %2"), {cell.name, titleOn(state(), acts->first())});
    cells += cell;
    if (kit::isFar())
        return; // its menu has them
    const auto addPart = [&](const QString& id, const QRectF& rect, const QString& name, const QString& text) {
        const bool isChosen = !m_pick.isNone() && m_pick == pickAt(id);
        cells += kit::Cell{.id = id, .rect = rect, .name = name, .help = text, .chosen = isChosen, .walkable = false};
    };
    for (const FigurePlace& place : who.dealt ? figurePlaces(cell.rect, letters()) : QList<FigurePlace>())
        addPart(QLatin1String(place.name) + QLatin1Char(':') + who.id, besideMiddle(kit::target(place.rect), cell.rect.center()),
            figureName(who, QLatin1String(place.name)),
            swordsandsouls::tr("Press it, or turn the wheel over it, to set what lies there"));
    if (!who.hero.isEmpty() && who.dealt)
        addPart(QStringLiteral("talent:") + who.id, kit::target(talentPlace(cell.rect, letters(), who.treasures.isEmpty())),
            fill(who.gray ? swordsandsouls::tr("Talent of %1, used: %2") : swordsandsouls::tr("Talent of %1: %2"),
                {who.id, spokenCard(state(), talentOf(state(), who).id)}),
            talentOf(state(), who).text);
    const QRectF row = treasureRow(cell.rect, letters());
    const double width = (row.width() + 3) / double(std::max<qsizetype>(1, who.treasures.size())) - 3;
    for (int i = 0; i < who.treasures.size(); ++i) {
        const Treasure& one = who.treasures[i];
        addPart(QStringLiteral("treasure%1:%2").arg(i).arg(who.id),
            QRectF(row.left() + i * (width + 3), row.top(), width, row.height()),
            fill(one.used ? swordsandsouls::tr("Treasure of %1, used: %2") : swordsandsouls::tr("Treasure of %1: %2"),
                {who.id, spokenCard(state(), one.card)}),
            card(state(), one.card).text);
    }
}

void Circle::addHeroChoice(QList<kit::Cell>& cells) const
{
    const QStringList free = freeHeroes(state());
    const QRectF room = middle(64);
    const auto wide = [&](int columns) {
        return std::min(letters() * 10.5, (room.width() + seatGap) / std::max(1, columns) - seatGap);
    };
    const int count = int(free.size());
    const int rows = wide(count) < letters() * 8 ? 2 : 1;
    const int columns = (count + rows - 1) / rows;
    const double width = wide(columns), height = std::min((room.height() + seatGap) / rows - seatGap, letters() * 12);
    const double left = room.center().x() - (columns * (width + seatGap) - seatGap) / 2;
    for (int at = 0; at < count; ++at) {
        const Card& talent = hero(state(), free[at]).talent;
        cells += kit::Cell{QStringLiteral("take:") + free[at],
            QRectF(left + at % columns * (width + seatGap), room.top() + at / columns * (height + seatGap), width, height),
            fill(swordsandsouls::tr("%1 takes %2, talent %3"), {state().turn, titleOf(state(), free[at]), talent.title}),
            talent.text};
    }
}

// Cards in play and instants that wait, in one row above the arsenal.
void Circle::addWaiting(QList<kit::Cell>& cells, QRectF& room) const
{
    QList<kit::Cell> row;
    for (int i = 0; i < state().inPlay.size(); ++i) {
        const Used& used = state().inPlay[i];
        row += kit::Cell{QStringLiteral("played%1:%2").arg(i).arg(used.owner), {},
            fill(swordsandsouls::tr("In play, by %1: %2"), {used.owner, spokenCard(state(), used.card)}),
            cardOf(state(), used).text};
    }
    for (int i = 0; i < state().instants.size(); ++i) {
        const Instant& instant = state().instants[i];
        row += kit::Cell{QStringLiteral("instant%1:%2").arg(i).arg(instant.who), {},
            fill(instant.target.isEmpty() ? swordsandsouls::tr("Instant %1, by %2: %3")
                                          : swordsandsouls::tr("Instant %1, by %2 at %4: %3"),
                {number(i + 1), instant.who, spokenCard(state(), instant.card), instant.target}),
            card(state(), instant.card).text};
    }
    if (row.isEmpty())
        return;
    const double height = letters() * 2.2;
    const double width = (room.width() + seatGap) / double(row.size()) - seatGap;
    for (int i = 0; i < row.size(); ++i) {
        row[i].rect = QRectF(room.left() + i * (width + seatGap), room.top(), width, height);
        cells += row[i];
    }
    room.setTop(room.top() + height + seatGap);
}

void Circle::addArsenal(QList<kit::Cell>& cells, QRectF room) const
{
    const double pixels = letters();
    const double line = pixels * 1.7;
    const QRectF below(room.left(), room.bottom() - line, room.width(), line);
    const bool hasSupply = room.height() > line + seatGap / 2 + pixels * 4; // where it has no room its figure above says the same
    if (hasSupply)
        room.setBottom(below.top() - seatGap / 2);
    const double cardWidth = std::min({(room.width() - 3 * seatGap) / 3.6, pixels * 10.5});
    const double height = std::min(room.height(), pixels * 9.5);
    const double whole = cardWidth * 3.6 + 3 * seatGap;
    double x = room.center().x() - whole / 2;
    const double y = room.center().y() - height / 2;
    const Supply left = vault(state());
    const kit::Cell supply{QStringLiteral("supply"), kit::target(QRectF(x, below.top(), whole, below.height())),
        fill(swordsandsouls::tr("Supply: small tokens %1, large tokens %2"), {number(left.small), number(left.large)}),
        swordsandsouls::tr("Small: heart on one side, obol on the other. Large: heart and soul fragment.")};
    if (hasSupply || !tracksCards(state()))
        cells += supply;
    if (!tracksCards(state()))
        return;
    QString deck = fill(swordsandsouls::tr("Arsenal deck, cards: %1"), {number(state().arsenal.left())});
    if (state().refreshes > 0)
        deck += fill(swordsandsouls::tr(", refreshes earned: %1"), {number(state().refreshes)});
    cells += kit::Cell{QStringLiteral("deck"), QRectF(x, y, cardWidth * 0.6, height), deck,
        swordsandsouls::tr(
            "Pressed: refreshes the row for a card that was discarded freely. + and − set it to what lies there.")};
    x += cardWidth * 0.6 + seatGap;
    for (int i = 0; i < state().arsenal.row.size(); ++i, x += cardWidth + seatGap) {
        const QString id = state().arsenal.row[i];
        const std::optional<int> cost = card(state(), id).cost;
        cells += kit::Cell{QStringLiteral("row:%1").arg(i), QRectF(x, y, cardWidth, height),
            fill(swordsandsouls::tr("Arsenal: %1, price %2"),
                {spokenCard(state(), id), cost ? number(*cost) : swordsandsouls::tr("not entered")}),
            id == QLatin1String(unnamedCard) ? swordsandsouls::tr("press it to name it") : card(state(), id).text};
    }
}

// A row below what the attack says: with little room it gives way, so that the title keeps its line.
QRectF Circle::attackButtons(const QRectF& room) const
{
    const double title = letters() * 1.42 + 6, free = room.height() - title;
    const double height = std::clamp(free, double(kit::leastTarget), std::max(double(kit::leastTarget), letters() * 2.3));
    const double below = std::clamp(free - height, 0.0, seatGap);
    return {room.left() + seatGap, room.bottom() - height - below, room.width() - 2 * seatGap, height};
}

void Circle::addAttack(QList<kit::Cell>& cells, const QRectF& room) const
{
    QStringList parts{phaseOf(state())};
    for (const Leg& leg : m_legs)
        if (leg.number > 0)
            parts += leg.text;
    for (const Move& move : movesOfDamage(state()))
        parts += move.text();
    cells += kit::Cell{QStringLiteral("attack"), room, parts.join(QStringLiteral(", ")), {}};
    QList<kit::Cell> buttons;
    if (canAnswer())
        buttons += kit::Cell{QStringLiteral("answer"), {}, swordsandsouls::tr("Block… / Dodge…"),
            fill(swordsandsouls::tr("%1 looks at the hand and chooses (F8)"), {state().attack->target})};
    const QList<engine::Offer> acts = attackActs();
    for (int i = 0; i < acts.size(); ++i)
        buttons += kit::Cell{QStringLiteral("act:%1").arg(i), {}, titleOn(state(), acts[i]), wordsOn(m_sitting, acts[i]).outcome};
    const QRectF below = attackButtons(room);
    // Each as wide as its words ask for, and wide enough to be hit.
    const QFontMetricsF metrics(kit::sized(font(), letters(), true));
    const double shared = below.width() - seatGap * double(std::max<qsizetype>(1, buttons.size()) - 1);
    double words = 0;
    for (const kit::Cell& button : std::as_const(buttons))
        words += std::max(double(kit::leastTarget), metrics.horizontalAdvance(button.name));
    double x = below.left();
    for (kit::Cell& button : buttons) {
        const double width = shared * std::max(double(kit::leastTarget), metrics.horizontalAdvance(button.name)) / words;
        button.rect = QRectF(x, below.top(), width, below.height());
        x += width + seatGap;
        cells += button;
    }
}

void Circle::addLegs(QList<kit::Cell>& cells) const
{
    for (int i = 0; i < m_legs.size(); ++i) {
        const Leg& leg = m_legs[i];
        const QPointF at = legPath(leg).pointAtPercent(0.5);
        const double size = letters() * 1.7;
        const QString name = leg.number > 0
            ? fill(swordsandsouls::tr("%1: from %2 to %3, %4"), {number(leg.number), leg.from, leg.to, leg.text})
            : fill(swordsandsouls::tr("next: from %1 to %2, %3"), {leg.from, leg.to, leg.text});
        cells += kit::Cell{.id = QStringLiteral("leg:%1").arg(i),
            .rect = QRectF(at.x() - size / 2, at.y() - size / 2, size, size),
            .name = name,
            .help = leg.text,
            .focusable = false,
            .walkable = false};
    }
}

// From one seat to the next, outside of the middle; cut off where it would cover the heroes.
QPainterPath Circle::legPath(const Leg& leg) const
{
    const int from = seatOf(state(), leg.from), to = seatOf(state(), leg.to);
    if (from < 0 || to < 0)
        return {};
    const QRectF start = seat(from), end = seat(to);
    const QPointF centre = QRectF(rect()).center();
    const QPointF a = start.center(), b = end.center(), mid = (a + b) / 2;
    QPointF out = mid - centre;
    double far = std::hypot(out.x(), out.y());
    if (far < std::min(width(), height()) * 0.12) { // straight across: on the clockwise side
        out = QPointF(b.y() - a.y(), a.x() - b.x());
        far = std::max(1.0, std::hypot(out.x(), out.y()));
    }
    // As far out as it must be to keep clear of the middle and of whoever has no part in it.
    QList<QRectF> others{middle().adjusted(-seatGap, -seatGap, seatGap, seatGap)};
    for (int seated = 0; seated < state().players.size(); ++seated)
        if (seated != from && seated != to)
            others += seat(seated);
    const QRectF bounds = QRectF(rect()).adjusted(3, 3, -3, -3);
    QPointF bend;
    const auto at = [&](double t) {
        const double s = 1 - t;
        return a * s * s * s + bend * 3 * t * s + b * t * t * t;
    };
    const auto isClear = [&] {
        for (double t = 0; t <= 1; t += 0.025)
            if (const QPointF on = at(t); !start.contains(on) && !end.contains(on)
                && (!bounds.contains(on) || std::ranges::any_of(others, [&](const QRectF& other) { return other.contains(on); })))
                return false;
        return true;
    };
    const double usual = std::min(std::hypot(mid.x() - centre.x(), mid.y() - centre.y()) * 0.45, letters() * 5);
    const auto bendsOutward = [&] {
        for (double wide = usual; wide < width() / 2.0; wide += letters() / 2)
            if (bend = mid + out / far * wide; isClear())
                return true;
        return false;
    };
    // Between the others: the shortest way that is free.
    const auto bendsBetween = [&] {
        constexpr int grid = 16;
        double least = std::numeric_limits<double>::max();
        QPointF best;
        for (int column = 0; column <= grid; ++column)
            for (int row = 0; row <= grid; ++row) {
                bend = QPointF(width() * double(column) / grid, height() * double(row) / grid);
                const double length = QLineF(a, bend).length() + QLineF(bend, b).length();
                if (length < least && isClear()) {
                    least = length;
                    best = bend;
                }
            }
        bend = best;
        return !best.isNull();
    };
    if (!bendsOutward() && !bendsBetween()) { // rather over a seat than over the words
        others = {others.first()};
        if (!bendsOutward() && !bendsBetween())
            bend = mid + out / far * usual;
    }
    double first = 0, last = 1;
    while (first < 0.5 && start.adjusted(-3, -3, 3, 3).contains(at(first)))
        first += 0.01;
    while (last > first + 0.02 && end.adjusted(-4, -4, 4, 4).contains(at(last)))
        last -= 0.01;
    QPainterPath path(at(first));
    for (double t = first + 0.01; t <= last; t += 0.01)
        path.lineTo(at(t));
    return path;
}

} // namespace swordsandsouls::desk
