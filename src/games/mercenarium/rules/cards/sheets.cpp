// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules text lacks and the table types from its cards: auras, hymns, the Zodiac die.
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/rules.h"

#include <algorithm>

namespace mercenarium {

namespace {

template <class Line> void put(QList<Line>& lines, const Line& line)
{
    lines.removeIf([&](const Line& one) { return one.id == line.id; });
    lines += line;
}

// The nearest card of the suit with more or fewer dots than its value asks for (ME-067).
void shouldRise(Checks& checks, const State& state, Card card, const Aura& aura)
{
    for (const AuraLine& line : state.auras) {
        if (line.id == card || !line.id.isOfDeck() || line.id.suit() != card.suit() || line.id.isLord()
            || !line.aura.isComplete())
            continue;
        const bool isLower = line.id.value() < card.value();
        const bool holds = isLower ? aura.total() >= line.aura.total() : aura.total() <= line.aura.total();
        if (!holds)
            checks.should(R::W_FEWER_DOTS, false, [&] {
                const auto dots = [](const Aura& one) { return number(one.total()); };
                return isLower ? QStringList{shown(card), dots(aura), shown(line.id), dots(line.aura)}
                               : QStringList{shown(line.id), dots(line.aura), shown(card), dots(aura)};
            });
    }
}

} // namespace

// --- the aura sheet

QList<Fault> wrongIn(const State&, const TypeAura& a)
{
    return a.card.isOfDeck() ? QList<Fault>() : QList<Fault>{mustName("type-aura.card", "Only cards of the deck have an aura.")};
}

void check(Checks& checks, const State& state, const TypeAura& a)
{
    const Aura none{0, 0, 0, 0};
    if (a.card.isLord())
        checks.must(R::E_LORD_DOTS, !a.aura || *a.aura == none, [&] { return QStringList{shown(a.card)}; });
    if (a.card.isLord())
        return;
    checks.note(R::I_TYPED);
    if (!a.aura)
        return;
    const Aura& aura = *a.aura;
    for (const Side side : sides)
        checks.must(R::E_MOST_DOTS, aura.at(side) <= mostDots, [&] { return QStringList{number(aura.at(side)), shown(side)}; });
    const Side strong = strongEdge(a.card.suit());
    const bool isHighest =
        std::ranges::all_of(sides, [&](Side side) { return aura.at(strong) < 0 || aura.at(side) <= aura.at(strong); });
    checks.should(R::W_STRONG_EDGE, isHighest, [&] { return QStringList{shown(a.card.suit()), shown(strong)}; });
    if (aura.isComplete())
        shouldRise(checks, state, a.card, aura);
}

void apply(Changes& changes, const State&, const TypeAura& a)
{
    if (a.aura && !a.card.isLord())
        put(changes.state.auras, AuraLine{a.card, *a.aura, a.source});
    else
        changes.state.auras.removeIf([&](const AuraLine& line) { return line.id == a.card; });
}

Message tell(const State&, const TypeAura& a)
{
    return a.aura ? say(QT_TR_NOOP("Aura sheet: %1 has %2"), {shown(a.card), a.aura->text()})
                  : say(QT_TR_NOOP("Aura sheet: %1 cleared"), {shown(a.card)});
}

// --- the hymn sheet

QList<Fault> wrongIn(const State&, const TypeHymn& a)
{
    return a.line.id.isHymn()
        ? QList<Fault>()
        : QList<Fault>{mustName("type-hymn.line.id", "A line of the hymn sheet is for a hymn from I to XV.")};
}

void check(Checks& checks, const State&, const TypeHymn&) { checks.note(R::I_HYMN_TYPED); }

void apply(Changes& changes, const State& before, const TypeHymn& a)
{
    State& state = changes.state;
    if (a.clear)
        state.hymns.removeIf([&](const HymnLine& line) { return line.id == a.line.id; });
    else
        put(state.hymns, a.line);
    if (!state.song || a.clear)
        return;
    if (const Card id = a.line.id; (id == state.song->as || id == state.song->hymn) && stepsOf(before, id).isEmpty())
        state.song->due += stepsOf(state, id); // typed while it is sung
    if (a.line.id == state.song->hymn)
        state.song->stays = a.line.stays;
}

Message tell(const State&, const TypeHymn& a)
{
    return a.clear ? say(QT_TR_NOOP("Hymn sheet: %1 cleared"), {shown(a.line.id)})
                   : say(QT_TR_NOOP("Hymn sheet: %1 says %2"),
                       {shown(a.line.id), a.line.effect.isEmpty() ? tr("nothing yet") : a.line.effect});
}

// --- the Zodiac table

QList<Fault> wrongIn(const State&, const TypeZodiac& a)
{
    return !a.hymn || a.hymn->isHymn()
        ? QList<Fault>()
        : QList<Fault>{mustName("type-zodiac.hymn", "A face of the Zodiac die stands for a hymn.")};
}

void check(Checks& checks, const State&, const TypeZodiac&) { checks.note(R::I_ZODIAC_TYPED); }

void apply(Changes& changes, const State&, const TypeZodiac& a)
{
    while (changes.state.zodiac.size() < a.face)
        changes.state.zodiac += unnamed;
    changes.state.zodiac[a.face - 1] = a.hymn.value_or(unnamed);
}

Message tell(const State&, const TypeZodiac& a)
{
    return say(QT_TR_NOOP("Zodiac table: %1 is %2"), {number(a.face), a.hymn ? shown(*a.hymn) : tr("not entered")});
}

} // namespace mercenarium
