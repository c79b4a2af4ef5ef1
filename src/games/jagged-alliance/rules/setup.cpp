// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a campaign begins, which names are in play, and what a state may never hold.
#include "engine/ids.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/rules/rules.h"

#include <QSet>

#include <algorithm>

namespace jaggedalliance {

using engine::idsOf;
using engine::once;

// One kind of token for everything that the book shows; how many of each there are stands in the scenario (JA-422 … JA-429).
QList<Encounter> standardEncounters()
{
    const auto one = [](const char* id, EncounterKind kind, int amount = 1, Deck deck = Deck::Loot1,
                         Condition condition = Condition::Suppressed) {
        return Encounter{QLatin1String(id), kind, amount, deck, {}, false, condition};
    };
    return {one("nothing", EncounterKind::Nothing), one("loot-1", EncounterKind::Loot, 1, Deck::Loot1),
        one("loot-2", EncounterKind::Loot, 1, Deck::Loot2), one("loot-3", EncounterKind::Loot, 1, Deck::Loot3),
        one("fatigue", EncounterKind::Fatigue, 2), one("funds-1", EncounterKind::Funds, 1),
        one("funds-2", EncounterKind::Funds, 2), one("funds-3", EncounterKind::Funds, 3),
        one("rebels-1", EncounterKind::Rebels, 1), one("rebels-2", EncounterKind::Rebels, 2),
        one("marked", EncounterKind::Condition, 1, Deck::Loot1, Condition::Marked),
        one("bleeding", EncounterKind::Condition, 1, Deck::Loot1, Condition::Bleeding),
        one("suppressed", EncounterKind::Condition, 1, Deck::Loot1, Condition::Suppressed), one("mine", EncounterKind::Mine, 3),
        one("alarm", EncounterKind::Alarm), one("crosshair", EncounterKind::Crosshair)};
}

QList<City> standardCities()
{
    return {{QStringLiteral("city-1"), 51, 55, false}, {QStringLiteral("city-2"), 56, 68, false},
        {QStringLiteral("city-3"), 69, 72, false}, {QStringLiteral("city-4"), 73, 80, false},
        {QStringLiteral("city-5"), 81, 84, false}, {QStringLiteral("city-6"), 85, 89, false}};
}

// An example, not the published faces: only the order of quality and blue's one half are known (JQ-01).
QList<DieFaces> exampleDice()
{
    const auto faces = [](std::initializer_list<Face> list) { return QList<Face>(list); };
    return {{Colour::Yellow, faces({{0, false}, {0, false}, {0, false}, {1, false}, {1, false}, {1, true}}), 0},
        {Colour::Orange, faces({{0, false}, {0, false}, {1, false}, {1, false}, {2, false}, {2, true}}), 0},
        {Colour::Red, faces({{0, false}, {1, false}, {2, false}, {2, true}, {3, false}, {4, false}}), 0},
        {Colour::Blue, faces({{0, false}, {0, false}, {0, false}, {1, false}, {1, false}, {1, false}}), 0}};
}

namespace {

void sectorFaults(QList<Fault>& faults, const Sector& sector)
{
    const QString place = QStringLiteral("sectors.") + sector.id;
    once(faults, place + QStringLiteral(".areas"), sector.areas);
    const QStringList areas = idsOf(sector.areas);
    for (const Border& border : sector.borders)
        for (const QString& end : {border.a, border.b})
            if (!areas.contains(end)) {
                faults += Fault{place + QStringLiteral(".borders"), end,
                    engine::fill(tr("%1 is no area of this sector."), {end.isEmpty() ? tr("(nothing)") : end}),
                    engine::fill(tr("Its areas: %1."), {areas.join(QStringLiteral(", "))})};
                return;
            }
}

} // namespace

State newGame(const Setup& setup)
{
    State state;
    state.settings = setup.settings;
    state.diceConfirmed = setup.diceConfirmed;
    state.dictator = setup.dictator;
    state.players = setup.players;
    state.mercenaries = setup.mercenaries;
    state.cards = setup.cards;
    state.enemyCards = setup.enemyCards;
    state.events = setup.events;
    state.lieutenants = setup.lieutenants;
    state.missions = setup.missions;
    state.dictators = setup.dictators;
    state.tankTokens = setup.tankTokens;
    state.spawnCards = setup.spawnCards;
    for (const DieFaces& one : setup.dice) { // a later pack stands above an earlier one
        state.dice.removeIf([&](const DieFaces& known) { return known.colour == one.colour; });
        state.dice += one;
    }
    for (const Encounter& one : setup.encounters) {
        state.encounters.removeIf([&](const Encounter& known) { return known.id == one.id; });
        state.encounters += one;
    }
    return state;
}

QList<Fault> faultsInState(const State& state)
{
    QList<Fault> faults;
    once(faults, QStringLiteral("mercenaries"), state.mercenaries);
    once(faults, QStringLiteral("cards"), state.cards);
    once(faults, QStringLiteral("enemy_cards"), state.enemyCards);
    once(faults, QStringLiteral("events"), state.events);
    once(faults, QStringLiteral("lieutenants"), state.lieutenants);
    once(faults, QStringLiteral("missions"), state.missions);
    once(faults, QStringLiteral("dictators"), state.dictators);
    once(faults, QStringLiteral("encounters"), state.encounters);
    once(faults, QStringLiteral("tank_tokens"), state.tankTokens);
    once(faults, QStringLiteral("spawn_cards"), state.spawnCards);
    once(faults, QStringLiteral("cities"), state.cities);
    once(faults, QStringLiteral("history"), state.history);
    once(faults, QStringLiteral("sectors"), state.sectors);
    once(faults, QStringLiteral("enemies"), state.enemies);
    once(faults, QStringLiteral("tokens"), state.tokens);
    once(faults, QStringLiteral("corpses"), state.corpses);
    once(faults, QStringLiteral("incoming"), state.incoming);
    once(faults, QStringLiteral("grants"), state.grants);
    once(faults, QStringLiteral("due"), state.due);
    once(faults, QStringLiteral("noted"), state.noted);
    for (const Sector& sector : state.sectors)
        sectorFaults(faults, sector);
    constexpr qsizetype mostThings = 300; // far more than any table holds
    if (state.enemies.size() > mostThings || state.tokens.size() > mostThings || state.corpses.size() > mostThings)
        faults += Fault{QStringLiteral("enemies, tokens, corpses"), number(state.enemies.size()),
            tr("There is more on the table than any game has."), tr("Enter what really lies there.")};
    QSet<int> colours;
    for (const DieFaces& die : state.dice) {
        const QString place = QStringLiteral("dice.") + engine::nameOf(die.colour);
        if (colours.contains(int(die.colour)))
            faults +=
                Fault{place, engine::nameOf(die.colour), tr("This colour stands here twice."), tr("Enter every colour once.")};
        colours += int(die.colour);
        if (const QString wrong = impossibleFaces(die.faces); !wrong.isEmpty())
            faults +=
                Fault{place + QStringLiteral(".faces"), number(die.faces.size()), wrong, tr("Copy the faces from the real die.")};
    }
    if (state.phase != Phase::Campaign && !state.scenario)
        faults += Fault{QStringLiteral("phase"), engine::nameOf(state.phase), tr("This phase needs a running scenario."),
            tr("Add a scenario, or set the phase to campaign.")};
    if (state.phase == Phase::Dictator && state.scenario && state.scenario->noDictator)
        faults += Fault{QStringLiteral("phase"), engine::nameOf(state.phase), tr("This scenario is played without a dictator."),
            tr("Set the phase to players.")};
    if (state.phase == Phase::Victory && state.scenario && state.scenario->ending != Ending::Won)
        faults += Fault{QStringLiteral("phase"), engine::nameOf(state.phase), tr("This phase needs a scenario that is won."),
            tr("Set the ending of the scenario to won first, or the phase to players.")};
    const Mercenary* active = find(state.mercenaries, state.active);
    if (!state.active.isEmpty() && (!active || state.phase != Phase::Players || state.step == Step::None))
        faults += Fault{QStringLiteral("active"), state.active, tr("Nobody of this name can be active now."),
            tr("Name a mercenary in the player phase with a step, or leave it empty.")};
    if (state.active.isEmpty() && state.step != Step::None)
        faults += Fault{QStringLiteral("step"), engine::nameOf(state.step), tr("This step needs an active mercenary."),
            tr("Name who is active, or set the step to none.")};
    for (const Card& card : state.cards)
        if (card.place == Place::Attached && card.host == card.id)
            faults += Fault{QStringLiteral("cards.") + card.id + QStringLiteral(".host"), card.host,
                tr("A card cannot be attached to itself."), tr("Name another card.")};
    return faults;
}

// Enemies that nobody has met now: neither on the table nor on a card that lies open.
static QStringList unseen(const State& state)
{
    QSet<QString> met;
    for (const Figure& one : state.enemies)
        met += one.card;
    for (const Corpse& one : state.corpses)
        met += one.enemy;
    for (const Sector& one : state.sectors)
        if (one.faceUp || one.state == SectorState::Contested)
            for (const Spawn& line : one.spawn.lines)
                met += enemyCalled(state, line.enemy);
    QStringList left;
    for (const Enemy& one : state.enemyCards)
        if (!one.experienced && !met.contains(one.id))
            left += one.id;
    return left;
}

QStringList namesOf(const State& state, QLatin1String kind)
{
    if (kind == QLatin1String("mercenary"))
        return idsOf(state.mercenaries);
    if (kind == QLatin1String("figure"))
        return idsOf(state.mercenaries) + idsOf(state.enemies);
    if (kind == QLatin1String("enemy"))
        return idsOf(state.enemies);
    if (kind == QLatin1String("card"))
        return idsOf(state.cards);
    if (kind == QLatin1String("sector"))
        return idsOf(state.sectors);
    if (kind == QLatin1String("place")) {
        QStringList places = areasNamed(state, mercenary(state, state.active).at) + idsOf(state.sectors);
        for (const Mission& one : state.missions)
            if (one.place == Pile::Table)
                places += one.id;
        return places;
    }
    if (kind == QLatin1String("target"))
        return idsOf(state.mercenaries) + idsOf(state.enemies) + idsOf(state.cards);
    if (kind == QLatin1String("lootable"))
        return idsOf(state.corpses) + idsOf(state.tokens);
    if (kind == QLatin1String("token"))
        return idsOf(state.tokens);
    if (kind == QLatin1String("encounter"))
        return idsOf(encounterKinds(state));
    if (kind == QLatin1String("tank-token"))
        return idsOf(state.tankTokens);
    if (kind == QLatin1String("grant"))
        return idsOf(state.grants);
    if (kind == QLatin1String("incoming"))
        return idsOf(state.incoming);
    if (kind == QLatin1String("due"))
        return idsOf(state.due);
    if (kind == QLatin1String("noted"))
        return idsOf(state.noted);
    if (kind == QLatin1String("mission"))
        return idsOf(state.missions);
    if (kind == QLatin1String("lieutenant"))
        return idsOf(state.lieutenants);
    if (kind == QLatin1String("event"))
        return idsOf(state.events);
    if (kind == QLatin1String("enemy-card") || kind == QLatin1String("enemy_cards"))
        return idsOf(state.enemyCards);
    if (kind == QLatin1String("unseen"))
        return unseen(state);
    if (kind == QLatin1String("dictator"))
        return idsOf(state.dictators);
    if (kind == QLatin1String("city"))
        return idsOf(state.cities);
    return {};
}

} // namespace jaggedalliance
