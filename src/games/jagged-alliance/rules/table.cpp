// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looting, effects done by hand, and everything that the table enters or writes down (p. 5, 13, 16, 36).
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>
#include <tuple>

namespace jaggedalliance {

namespace {

// What a corpse or a loot token still gives.
struct Find {
    QString at, area;
    std::optional<Deck> deck;
};

Find lootAt(const State& state, const QString& what)
{
    if (const Corpse* corpse = find(state.corpses, what))
        return {corpse->at, corpse->area, corpse->loot.isEmpty() ? std::nullopt : std::optional(corpse->loot.first())};
    if (const Token* token = find(state.tokens, what)) {
        const Encounter* kind = token->faceUp ? find(state.encounters, token->shows) : nullptr;
        return {token->at, token->area, kind && kind->kind == EncounterKind::Loot ? std::optional(kind->deck) : std::nullopt};
    }
    return {};
}

QString looterOf(const State& state, const Loot& a)
{
    if (state.phase != Phase::Victory)
        return state.active;
    if (!a.who.isEmpty())
        return a.who;
    const QList<const Mercenary*> there = standingAt(state, lootAt(state, a.what).at);
    return there.isEmpty() ? QString() : there.first()->id;
}

QStringList deckCards(const State& state, Deck deck)
{
    QStringList pile, discards;
    for (const Card& card : state.cards)
        if (card.deck == deck) {
            if (card.place == Place::Deck)
                pile += card.id;
            else if (card.place == Place::Discard)
                discards += card.id;
        }
    return pile.isEmpty() ? discards : pile; // an empty deck: its discards are shuffled
}

} // namespace

// --- loot (JA-052, JA-192, JA-193, JA-422)

Needs needs(const State& state, const Loot& a)
{
    Needs needs;
    const Find what = lootAt(state, a.what);
    if (a.card.isEmpty() && !a.facts && what.deck)
        needs.picks += engine::Pick{
            QStringLiteral("card"), engine::fill(tr("%1 card"), {deckText(*what.deck)}), deckCards(state, *what.deck), 1, false};
    return needs;
}

QList<Fault> faultsIn(const State& state, const Loot& a)
{
    if (a.facts && (a.facts->id.isEmpty() || find(state.cards, a.facts->id)))
        return {Fault{QStringLiteral("loot.facts"), a.facts->id, tr("The card needs an id that no other card has."),
            tr("Give it a short name of its own.")}};
    return {};
}

Verdict check(const State& state, const Loot& a)
{
    Checks checks;
    const Find what = lootAt(state, a.what);
    const Mercenary& who = mercenary(state, looterOf(state, a));
    const auto names = [&] {
        return QStringList{titleOf(state, a.what), placeText(state, what.at, what.area), titleOf(state, who.id)};
    };
    if (state.phase == Phase::Victory) {
        checks.must(R::R_VICTORY_LOOT, who.stands() && who.at == what.at && !what.at.isEmpty(), names);
    } else {
        mayAct(checks, state);
        checks.must(R::R_LOOT_AREA, who.at == what.at && distance(state, who.at, who.area, what.area) == 0, names);
        pays(checks, state, who, {suppressedCost(state, who, false), 0});
    }
    surplus(checks, !a.who.isEmpty() && state.phase != Phase::Victory && a.who != state.active, titleOf(state, a.who));
    checks.must(R::R_NOLOOT, what.deck.has_value(), names);
    if (a.facts && what.deck)
        checks.must(R::R_LOOT_DECK, a.facts->deck == *what.deck, [&] {
            return QStringList{a.facts->title.isEmpty() ? a.facts->id : a.facts->title, deckText(*what.deck)};
        });
    if (const Card* drawn = find(state.cards, a.card); drawn && what.deck)
        checks.must(
            R::R_LOOT_DECK, drawn->deck == *what.deck && (drawn->place == Place::Deck || drawn->place == Place::Discard), [&] {
                return QStringList{titleOf(state, a.card), deckText(*what.deck)};
            });
    checks.noteIf(checks.isAllowed(), R::I_LOOT);
    return checks;
}

Applied apply(const State& before, const Loot& a)
{
    Changes changes(before);
    const QString who = looterOf(before, a);
    const Find what = lootAt(before, a.what);
    const QString id = a.facts ? a.facts->id : a.card;
    if (a.facts)
        changes.know(*a.facts);
    if (what.deck && !id.isEmpty()
        && std::ranges::none_of(
            before.cards, [&](const Card& card) { return card.deck == *what.deck && card.place == Place::Deck; })
        && !a.facts)
        for (Card& card : changes.state.cards)
            if (card.deck == *what.deck && card.place == Place::Discard)
                card.place = Place::Deck;
    if (before.phase != Phase::Victory)
        changes.suffer(who, suppressedCost(before, mercenary(before, who), false), false);
    if (!id.isEmpty())
        changes.gain(id, who);
    if (Corpse* corpse = find(changes.state.corpses, a.what)) {
        if (!corpse->loot.isEmpty())
            corpse->loot.removeFirst();
        if (corpse->loot.isEmpty())
            changes.state.corpses.removeIf([&](const Corpse& one) { return one.id == a.what; });
    } else if (const Token* token = find(changes.state.tokens, a.what)) {
        changes.state.out += token->shows;
        changes.state.tokens.removeIf([&](const Token& one) { return one.id == a.what; });
    }
    changes.begins();
    return changes;
}

Message tell(const State& before, const Loot& a)
{
    return say(
        QT_TRANSLATE_NOOP("jaggedalliance", "%1 loots %2"), {titleOf(before, looterOf(before, a)), titleOf(before, a.what)});
}

// --- effects

namespace {

Effect meant(const State& state, const DoEffect& a)
{
    Effect effect = a.effect.value_or(Effect{});
    if (const Effect* due = find(state.due, a.due))
        effect = *due;
    if (!a.target.isEmpty())
        effect.target = a.target;
    if (a.bleeding && effect.kind == EffectKind::Heal)
        effect.condition = Condition::Bleeding;
    if (!a.area.isEmpty() && !areasFor(state, effect).isEmpty())
        effect.place = effect.place.section(QLatin1Char(':'), 0, 0) + QLatin1Char(':') + a.area;
    return effect;
}

Effect withoutArea(const State& state, DoEffect a)
{
    a.area.clear();
    return meant(state, a);
}

} // namespace

QList<Fault> faultsIn(const State& state, const DoEffect& a)
{
    QList<Fault> faults;
    if (!a.effect && a.due.isEmpty())
        faults +=
            Fault{QStringLiteral("effect.effect"), {}, tr("Nothing says what the effect does."), tr("Add effect={…} or due=…")};
    const Effect effect = meant(state, a);
    const QStringList fitting = targetsOf(state, effect.kind);
    if (effect.kind == EffectKind::Reveal && !a.due.isEmpty())
        faults += Fault{QStringLiteral("effect.due"), a.due, tr("Which token it turns over is said by an action of its own."),
            tr("Use reveal token=… far=true")};
    if (needsTarget(effect) || (!effect.target.isEmpty() && !fitting.isEmpty() && !fitting.contains(effect.target)))
        faults += noTarget(QStringLiteral("effect.target"), effect.target, fitting);
    const QString at = effect.place.section(QLatin1Char(':'), 0, 0), area = effect.place.section(QLatin1Char(':'), 1);
    if (!at.isEmpty() && !find(state.sectors, at) && !find(state.missions, at))
        faults += Fault{QStringLiteral("effect.place"), effect.place, tr("There is no such place on the table."),
            tr("Give a sector, or sector:area.")};
    else if (!area.isEmpty() && find(state.sectors, at) && !find(sector(state, at).areas, area))
        faults += Fault{QStringLiteral("effect.place"), effect.place, tr("This sector has no such area."),
            tr("Give a sector, or sector:area.")};
    const auto known = [&](bool isKnown, const char* what) {
        if (!isKnown)
            faults += Fault{QStringLiteral("effect.card"), effect.card,
                engine::fill(tr("There is no %1 of this name."), {tr(what)}), tr("Check the spelling, or enter the card first.")};
    };
    if (effect.kind == EffectKind::Lieutenant)
        known(find(state.lieutenants, effect.card), QT_TRANSLATE_NOOP("jaggedalliance", "lieutenant"));
    if (effect.kind == EffectKind::Mission)
        known(find(state.missions, effect.card), QT_TRANSLATE_NOOP("jaggedalliance", "mission"));
    if (effect.kind == EffectKind::PlaceEnemy)
        known(find(state.enemyCards, effect.card), QT_TRANSLATE_NOOP("jaggedalliance", "enemy"));
    if (effect.kind == EffectKind::Market || effect.kind == EffectKind::Gain)
        known(find(state.cards, effect.card), QT_TRANSLATE_NOOP("jaggedalliance", "card"));
    return faults;
}

// Where it was left open before, it is said now.
QList<Fault> lacking(const State& state, const DoEffect& a)
{
    const QStringList areas = a.due.isEmpty() ? QStringList() : areasFor(state, meant(state, a));
    if (areas.size() < 2)
        return {};
    return {Fault{QStringLiteral("effect.area"), {}, tr("Nothing says in which area."),
        engine::fill(tr("Add area=… with one of: %1"), {areas.join(QStringLiteral(", "))})}};
}

Verdict check(const State& state, const DoEffect& a)
{
    Checks checks;
    const Effect effect = meant(state, a);
    checks.must(R::R_OVER, state.status == Status::Running, none);
    checks.must(R::R_ENDED, !state.scenario || state.scenario->ending != Ending::Lost || effect.kind == EffectKind::Gain,
        [&] { return QStringList{nowText(state)}; });
    noRollOpen(checks, state);
    surplus(checks, !a.area.isEmpty() && !areasFor(state, withoutArea(state, a)).contains(a.area),
        engine::fill(tr("area %1"), {a.area.toUpper()}));
    const Mercenary& to = mercenary(state, effect.target);
    if (effect.kind == EffectKind::Gain && state.scenario) {
        checks.must(R::R_CONSCIOUS, to.stands(), [&] { return QStringList{titleOf(state, effect.target)}; });
        if (!effect.place.isEmpty())
            checks.must(R::R_REWARD_SECTOR, to.at == effect.place, [&] {
                return QStringList{titleOf(state, effect.target), titleOf(state, effect.place)};
            });
    }
    if (a.bleeding)
        checks.must(R::R_BLEEDING, to.conditions.contains(Condition::Bleeding), [&] {
            return QStringList{titleOf(state, effect.source), titleOf(state, effect.target)};
        });
    if (effect.kind == EffectKind::KillAlly && enemyCard(state, effect.source).tank)
        checks.must(R::R_TANK_BLOCKED, !state.tankBlocked, [&] { return QStringList{titleOf(state, effect.target)}; });
    if (!effect.source.isEmpty() && find(state.lieutenants, effect.source) && state.scenario && effect.kind == EffectKind::Gain)
        checks.note(R::I_LIEUTENANT_REWARD);
    checks.note(R::I_CARD_WINS).byCard();
    return checks;
}

Applied apply(const State& before, const DoEffect& a)
{
    Changes changes(before);
    Effect effect = meant(before, a);
    changes.state.due.removeIf([&](const Effect& one) { return !a.due.isEmpty() && one.id == a.due; });
    effect.may = false;
    changes.carryOut(effect, before.active);
    changes.settle();
    return changes;
}

Message tell(const State& before, const DoEffect& a)
{
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "Effect: %1"), {effectText(before, meant(before, a))});
}

Verdict check(const State& state, const DropEffect& a)
{
    Checks checks;
    const Effect* due = find(state.due, a.due);
    checks.should(R::W_DUE, due && due->may, [&] { return QStringList{due ? effectText(state, *due) : a.due}; });
    return checks;
}

Applied apply(const State& before, const DropEffect& a)
{
    Changes changes(before);
    changes.state.due.removeIf([&](const Effect& one) { return one.id == a.due; });
    return changes;
}

Message tell(const State& before, const DropEffect& a)
{
    const Effect* due = find(before.due, a.due);
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "Left undone: %1"), {due ? effectText(before, *due) : a.due});
}

// --- maps and cards

QList<Fault> faultsIn(const State& state, const EnterMap& a)
{
    State probe;
    Sector sector = jaggedalliance::sector(state, a.sector);
    sector.id = a.sector;
    sector.areas = a.areas;
    sector.borders = a.borders;
    probe.sectors += sector;
    return faultsInState(probe);
}

Verdict check(const State&, const EnterMap&)
{
    Checks checks;
    checks.note(R::I_MAP);
    return checks;
}

Applied apply(const State& before, const EnterMap& a)
{
    Changes changes(before);
    if (Sector* sector = changes.sector(a.sector)) {
        sector->areas = a.areas;
        sector->borders = a.borders;
    }
    // Whatever lay in an area that is gone is put into the first one.
    const QString first = a.areas.isEmpty() ? QString() : a.areas.first().id;
    const auto follow = [&](auto& list) {
        for (auto& one : list)
            if (one.at == a.sector && !one.area.isEmpty() && !find(a.areas, one.area))
                one.area = first;
    };
    follow(changes.state.mercenaries);
    follow(changes.state.enemies);
    follow(changes.state.tokens);
    follow(changes.state.corpses);
    changes.settle();
    return changes;
}

Message tell(const State& before, const EnterMap& a)
{
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "The map of %1 is entered: areas %2"),
        {titleOf(before, a.sector), number(a.areas.size())});
}

namespace {

// What was entered anew keeps its place in the game, unless the entry says otherwise.
template <class T> T withPlay(const T& facts, const T&) { return facts; }

Card withPlay(Card facts, const Card& known)
{
    if (facts.place == Place::Deck && facts.holder.isEmpty())
        std::tie(facts.place, facts.holder, facts.host, facts.spent, facts.used, facts.begun) =
            std::tie(known.place, known.holder, known.host, known.spent, known.used, known.begun);
    return facts;
}

Mercenary withPlay(const Mercenary& facts, const Mercenary& known)
{
    if (facts.place != MercPlace::Roster || !facts.at.isEmpty())
        return facts;
    Mercenary one = known;
    std::tie(one.title, one.start, one.recover, one.inventory, one.allySlots, one.skills, one.extraSlot, one.quietKills,
        one.ability, one.unconfirmed) = std::tie(facts.title, facts.start, facts.recover, facts.inventory, facts.allySlots,
        facts.skills, facts.extraSlot, facts.quietKills, facts.ability, facts.unconfirmed);
    return one;
}

Enemy withPlay(Enemy facts, const Enemy& known)
{
    facts.experienced |= known.experienced;
    return facts;
}

Event withPlay(Event facts, const Event& known)
{
    facts.place = facts.place == Pile::Deck ? known.place : facts.place;
    return facts;
}

Lieutenant withPlay(Lieutenant facts, const Lieutenant& known)
{
    facts.place = facts.place == Pile::Deck ? known.place : facts.place;
    return facts;
}

Mission withPlay(Mission facts, const Mission& known)
{
    if (facts.place == Pile::Deck)
        std::tie(facts.place, facts.done, facts.entered) = std::tie(known.place, known.done, known.entered);
    return facts;
}

template <class T> void enter(QList<T>& list, const std::optional<T>& facts)
{
    if (!facts)
        return;
    if (T* known = find(list, facts->id))
        *known = withPlay(*facts, *known);
    else
        list += *facts;
}

State entered(const State& before, const AddCard& a)
{
    State state = before;
    enter(state.cards, a.card);
    enter(state.mercenaries, a.mercenary);
    enter(state.enemyCards, a.enemy);
    enter(state.events, a.event);
    enter(state.lieutenants, a.lieutenant);
    enter(state.missions, a.mission);
    enter(state.dictators, a.dictator);
    enter(state.encounters, a.encounter);
    return state;
}

QString addedTitle(const AddCard& a)
{
    const auto name = [](const auto& facts) { return !facts ? QString() : facts->title.isEmpty() ? facts->id : facts->title; };
    for (const QString& title : {name(a.card), name(a.mercenary), name(a.enemy), name(a.event), name(a.lieutenant),
             name(a.mission), name(a.dictator), a.encounter ? a.encounter->id : QString()})
        if (!title.isEmpty())
            return title;
    return tr("nothing");
}

} // namespace

QList<Fault> faultsIn(const State& state, const AddCard& a)
{
    if (!a.card && !a.mercenary && !a.enemy && !a.event && !a.lieutenant && !a.mission && !a.dictator && !a.encounter)
        return {Fault{QStringLiteral("add-card"), {}, tr("No card is given."),
            tr("Add card={…}, mercenary={…}, enemy={…}, event={…}, lieutenant={…}, mission={…}, dictator={…} or "
               "encounter={…}.")}};
    return faultsInState(entered(state, a));
}

Verdict check(const State& state, const AddCard& a)
{
    Checks checks;
    const bool isNew = a.card && !find(state.cards, a.card->id);
    if (a.card)
        checks.must(R::R_REMOVED, !isNew || !state.removed.contains(a.card->id), [&] { return QStringList{a.card->id}; });
    if (a.card && !isNew)
        checks.must(
            R::R_KILLED, card(state, a.card->id).place != Place::Killed, [&] { return QStringList{titleOf(state, a.card->id)}; });
    checks.note(R::I_CARD_WINS).byCard();
    return checks;
}

Applied apply(const State& before, const AddCard& a)
{
    Changes changes(before);
    changes.state = entered(before, a);
    return changes;
}

Message tell(const State&, const AddCard& a)
{
    return say(QT_TRANSLATE_NOOP("jaggedalliance", "Card entered: %1"), {addedTitle(a)});
}

QList<Fault> faultsIn(const State&, const WriteNote& a)
{
    if (a.text.trimmed().isEmpty())
        return {Fault{QStringLiteral("note.text"), {}, tr("The note is empty."), tr("Write a few words.")}};
    return {};
}

Verdict check(const State&, const WriteNote&)
{
    Checks checks;
    checks.note(R::I_NOTES);
    return checks;
}

Applied apply(const State& before, const WriteNote& a)
{
    Changes changes(before);
    changes.state.notes += a.text.trimmed();
    return changes;
}

Message tell(const State&, const WriteNote& a) { return say(QT_TRANSLATE_NOOP("jaggedalliance", "Note: %1"), {a.text}); }

} // namespace jaggedalliance
