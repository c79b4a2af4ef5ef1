// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/rules/blanks.h"

#include "games/swords-and-souls/rules/query.h"

#include <algorithm>
#include <array>

namespace swordsandsouls {

using engine::Blank;
using engine::fill;

namespace {

struct Doing {
    Does does;
    const char* field;
    const char* what; // of a card
};

constexpr std::array doings{Doing{&Card::attack, "attack", QT_TRANSLATE_NOOP("swordsandsouls", "whether %1 attacks")},
    Doing{&Card::block, "block", QT_TRANSLATE_NOOP("swordsandsouls", "whether %1 blocks")},
    Doing{&Card::dodge, "dodge", QT_TRANSLATE_NOOP("swordsandsouls", "whether %1 dodges")},
    Doing{&Card::cancelsBlock, "cancels_block", QT_TRANSLATE_NOOP("swordsandsouls", "whether %1 cancels a block")},
    Doing{&Card::cancelsDodge, "cancels_dodge", QT_TRANSLATE_NOOP("swordsandsouls", "whether %1 cancels a dodge")},
    Doing{&Card::helpsAttack, "helps_attack", QT_TRANSLATE_NOOP("swordsandsouls", "whether %1 helps an attack")}};

const Doing& doing(Does does) { return *std::ranges::find(doings, does, &Doing::does); }

// A card in hand gets its name: known to all where the unnamed one was, and no more among those that may lie unseen.
void nameHeld(State& next, const State& before, const QStringList& steps)
{
    const QString unnamed = QLatin1String(unnamedCard);
    for (Player& one : next.players) {
        const qsizetype at = steps[3].toInt();
        const QString is = one.hand.value(at);
        if (one.id != steps[1] || player(before, one.id).hand.value(at) != unnamed || is == unnamed)
            continue;
        if (one.shown.count(unnamed) > one.hand.count(unnamed))
            one.shown[one.shown.indexOf(unnamed)] = is;
        else
            one.unseen.removeOne(is);
    }
}

bool saysWhatItDoes(const Card& card)
{
    return !card.effects.isEmpty() || std::ranges::any_of(doings, [&](const Doing& one) { return card.*one.does; });
}

const char* nameOf(QLatin1String field)
{
    for (const Doing& one : doings)
        if (field == QLatin1String(one.field))
            return one.what;
    return field == QLatin1String("cost") ? QT_TR_NOOP("the price of %1")
        : field == QLatin1String("icons") ? QT_TR_NOOP("the icons of %1")
                                          : QT_TR_NOOP("whom %1 attacks");
}

} // namespace

bool isOpen(const Card& card, Does does)
{
    return !(card.*does) && !card.entered.contains(QLatin1String(doing(does).field))
        && (!card.isEntered() || !saysWhatItDoes(card));
}

bool mayDo(const Card& card, Does does) { return card.*does || isOpen(card, does); }

engine::Truth doesIt(const State& state, const QString& id, const Card& card, Does does)
{
    if (!isOpen(card, does))
        return card.*does;
    return {true, blankFact(state, id, doing(does).field)};
}

void keepEntered(Card& card)
{
    card.entered.removeIf([&](const QString& said) {
        return std::ranges::none_of(
            doings, [&](const Doing& one) { return said == QLatin1String(one.field) && !(card.*one.does); });
    });
}

void keepEntered(Hero& hero) { keepEntered(hero.talent); }

void noteEntered(State& next, const State& before, const QString& path)
{
    const QStringList steps = path.split(QLatin1Char('.'));
    const bool isTalent = steps.value(0) == QLatin1String("heroes") && steps.value(2) == QLatin1String("talent");
    if (steps.value(0) == QLatin1String("players") && steps.value(2) == QLatin1String("hand") && steps.size() == 4)
        return nameHeld(next, before, steps);
    if (steps.value(0) != QLatin1String("cards") && steps.value(0) != QLatin1String("heroes"))
        return;
    const auto note = [&](Card& card) {
        for (const Doing& one : doings)
            if (steps.last() == QLatin1String(one.field) && isOpen(card, one.does))
                card.entered += steps.last();
    };
    for (Card& card : next.cards) {
        const Card* was = find(before.cards, card.id);
        if (!was || was->entered != card.entered)
            keepEntered(card);
        if (steps.size() == 3 && (steps[1] == card.id || steps[1] == QLatin1Char('+') + card.id))
            note(card);
    }
    for (Hero& hero : next.heroes) {
        const Hero* was = find(before.heroes, hero.id);
        if (!was || was->talent.entered != hero.talent.entered)
            keepEntered(hero);
        if (isTalent && steps.size() == 4 && steps[1] == hero.id)
            note(hero.talent);
    }
}

Blanks blankFact(const State& state, const QString& id, const char* field)
{
    if (id == QLatin1String(unnamedCard))
        return {};
    const QLatin1String name(field);
    const QString what = fill(tr(nameOf(name)), {titleOf(state, id)});
    for (const Hero& hero : state.heroes) // a talent stands on the card of its hero, who lends it a name while it has none
        if (!find(state.cards, id) && id == (hero.talent.id.isEmpty() ? hero.id : hero.talent.id))
            return {Blank{QStringLiteral("heroes.") + hero.id + QLatin1String(".talent.") + name, what}};
    const QLatin1String list(find(state.cards, id) ? "cards." : "cards.+"); // a card that only lies somewhere has no line yet
    return {Blank{list + id + QLatin1Char('.') + name, what}};
}

} // namespace swordsandsouls
