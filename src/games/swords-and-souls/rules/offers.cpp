// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth offering now: one offer per player, card and target, the refused ones too, so that nobody wonders.
// An offer that names a card of a hidden hand is secret: only its player may see it.
#include "games/swords-and-souls/rules/conditions.h"
#include "games/swords-and-souls/rules/rules.h"

#include "engine/offers.h"

#include <algorithm>

namespace swordsandsouls {

using engine::Offer;

namespace {

using Offers = engine::Offers<State>;

// A card that somebody could use now.
struct Usable {
    QString card; // empty: one that nobody named
    std::optional<Source> from;
    bool secret = false;
    Card printed;
};

QStringList unique(QStringList cards)
{
    cards.removeDuplicates();
    return cards;
}

QList<Usable> usable(const State& state, const Player& who)
{
    QList<Usable> all;
    if (!tracksCards(state)) // some card that the table sees
        return {Usable{}};
    for (const QString& card : unique(who.hand)) {
        const bool isUnnamed = card == QLatin1String(unnamedCard);
        all += Usable{isUnnamed ? QString() : card, std::nullopt, !isUnnamed && !who.shown.contains(card),
            swordsandsouls::card(state, card)};
    }
    for (const Treasure& treasure : who.treasures)
        all += Usable{treasure.card, Source::Treasure, false, swordsandsouls::card(state, treasure.card)};
    if (const Card& talent = talentOf(state, who); !who.hero.isEmpty())
        all += Usable{talent.id.isEmpty() ? who.hero : talent.id, Source::Talent, false, talent};
    return all;
}

bool isIn(const Usable& one, Icon icon)
{
    const bool isPlainTreasure = one.from == Source::Treasure && one.printed.icons.size() == 1 && icon != Icon::Instant;
    return !one.printed.isEntered() || isPlainTreasure || one.printed.icons.contains(icon)
        || one.printed.icons.contains(Icon::Special);
}

// Where an attack could go from somebody who is passed over, if the table has to say it.
QList<std::optional<Way>> ways(const State& state, const QString& attacker, const QString& target)
{
    const bool isOpen = player(state, target).down && wayOf(state, attacker, target) == Way::Open;
    return isOpen ? QList<std::optional<Way>>{Way::Clockwise, Way::Counterclockwise} : QList<std::optional<Way>>{std::nullopt};
}

// An attack at somebody who is down only passes by.
QStringList uprightFirst(const State& state, QStringList targets)
{
    std::ranges::stable_partition(targets, [&](const QString& id) { return !player(state, id).down; });
    return targets;
}

// To attack with it, or to play it for what its text does.
void useOffers(Offers& offers, const Player& who, const Usable& one)
{
    const State& state = offers.state;
    const QString named = who.id == state.turn ? QString() : who.id;
    const bool mayAttack = mayDo(one.printed, &Card::attack);
    if (mayAttack && attacksMany(one.printed))
        offers.add(DeclareAttack{{}, one.card, named, one.from, false, {}, {}}, who.id, one.secret);
    else if (mayAttack)
        for (const QString& target : uprightFirst(state, targetsOf(state, one.printed, who.id)))
            for (const std::optional<Way> way : ways(state, who.id, target))
                offers.add(DeclareAttack{target, one.card, named, one.from, false, way, {}}, who.id, one.secret);
    const bool aims = std::ranges::any_of(one.printed.effects, [](const Effect& effect) { return effect.whom == Whom::Target; });
    const bool joinsAttacks =
        one.printed.block || one.printed.dodge || one.printed.helpsAttack || one.printed.cancelsBlock || one.printed.cancelsDodge;
    if (!tracksCards(state) || one.printed.attack || (joinsAttacks && one.printed.effects.isEmpty()))
        return;
    if (aims)
        for (const QString& target : clockwise(state, who.id).mid(1)) {
            const QStringList treasures = takesTreasure(one.printed) ? treasureNames(player(state, target)) : QStringList();
            for (const QString& treasure : treasures.size() > 1 ? treasures : QStringList{QString()})
                offers.add(Play{one.card, named, target, one.from, {}, treasure}, who.id, one.secret);
        }
    else
        offers.add(Play{one.card, named, {}, one.from, {}, {}}, who.id, one.secret);
}

// A Special card says itself when it is played: out of turn too (SO-051).
void specialOffers(Offers& offers)
{
    for (const Player& who : offers.state.players)
        if (who.id != offers.state.turn || offers.state.step == Step::Draw)
            for (const Usable& one : usable(offers.state, who))
                if (one.printed.icons.contains(Icon::Special))
                    useOffers(offers, who, one);
}

// Where cards are the table's: what one of them costs or does is said as a number of tokens.
void tokenOffers(Offers& offers, const Player& who)
{
    const State& state = offers.state;
    if (state.step == Step::Play)
        offers.add(BeginBuying{}, who.id);
    else
        offers.add(Buy{QLatin1String(unnamedCard), {}, false}, who.id);
    offers.add(EndTurn{}, who.id);
    offers.add(DoEffect{EffectKind::Obols, who.id, {}, 1, {}, {}, {}}, who.id);
    offers.add(DoEffect{EffectKind::Heal, who.id, {}, 1, {}, {}, {}}, who.id);
    for (const QString& from : clockwise(state, who.id).mid(1))
        offers.add(DoEffect{EffectKind::TakeObols, from, {}, 1, {}, {}, {}}, who.id);
}

void turnOffers(Offers& offers, const Player& who)
{
    const State& state = offers.state;
    for (const Usable& one : usable(state, who))
        if (isIn(one, Icon::Action))
            useOffers(offers, who, one);
    if (!tracksCards(state))
        return tokenOffers(offers, who);
    for (const QString& card : unique(who.hand))
        offers.add(DropCards{{card}, {}}, who.id, card != QLatin1String(unnamedCard) && !who.shown.contains(card));
    offers.add(RefreshArsenal{}, who.id);
    if (state.step == Step::Play)
        offers.add(BeginBuying{}, who.id);
    for (const QString& card : unique(state.arsenal.row)) {
        offers.add(Buy{card, {}, false}, who.id);
        if (!swordsandsouls::card(state, card).isEntered()) // whether it is a treasure is seen on the table alone
            offers.add(Buy{card, {}, true}, who.id);
    }
    offers.add(EndTurn{}, who.id);
}

// What the text of a card on the table asks for by hand.
void effectOffers(Offers& offers, const Used& used)
{
    const State& state = offers.state;
    for (const Effect& effect : cardOf(state, used).effects) {
        if (effect.kind == EffectKind::Note || effect.kind == EffectKind::Drop)
            continue;
        for (const QString& on : effect.whom == Whom::Target ? clockwise(state, used.owner).mid(1)
                : effect.whom == Whom::You                   ? QStringList{used.owner}
                                                             : clockwise(state, used.owner)) {
            if (effect.kind == EffectKind::TakeTreasure)
                for (const Treasure& treasure : player(state, on).treasures)
                    offers.add(DoEffect{effect.kind, on, used.owner, effect.amount, {}, treasure.card, {}}, used.owner);
            else
                offers.add(DoEffect{effect.kind, on, used.owner, effect.amount, {}, {}, {}}, used.owner);
        }
    }
}

// What the attacker adds to the attack, or takes away from an answer to it.
void helpOffers(Offers& offers)
{
    const State& state = offers.state;
    const Attack& attack = *state.attack;
    const Icon now = state.step == Step::Instants ? Icon::Instant : Icon::Action;
    for (const Usable& one : usable(state, player(state, attack.attacker))) {
        if (!isIn(one, now) && !isIn(one, Icon::Reaction))
            continue;
        const auto may = [&](Does does) { return one.printed.*does || (isOpen(one.printed, does) && one.from == std::nullopt); };
        if (may(&Card::helpsAttack))
            offers.add(
                HelpAttack{one.card, one.from, !tracksCards(state)}, attack.attacker, one.secret); // there only that matters
        if (may(&Card::cancelsBlock) || may(&Card::cancelsDodge))
            offers.add(CancelReaction{one.card, {}, one.from}, attack.attacker, one.secret);
    }
}

// What is lost when nobody answers.
void damageOffers(Offers& offers)
{
    const Attack& attack = *offers.state.attack;
    const QStringList treasures = unique(namesOf(offers.state, QLatin1String("targets-treasure")));
    if (treasures.size() < 2)
        offers.add(TakeDamage{}, attack.target);
    else
        for (const QString& treasure : treasures)
            offers.add(TakeDamage{treasure, {}, {}}, attack.attacker);
}

void attackOffers(Offers& offers)
{
    const State& state = offers.state;
    const Attack& attack = *state.attack;
    for (const Used& used : attack.used)
        if (!used.cancelled && doesMore(state, used))
            effectOffers(offers, used);
    for (const Usable& one : usable(state, player(state, attack.target))) {
        if (!isIn(one, Icon::Reaction))
            continue;
        if (mayDo(one.printed, &Card::block))
            offers.add(Block{one.card, {}, one.from}, attack.target, one.secret);
        if (mayDo(one.printed, &Card::dodge))
            for (const std::optional<Way> way : attack.way == Way::Open
                    ? QList<std::optional<Way>>{Way::Clockwise, Way::Counterclockwise}
                    : QList<std::optional<Way>>{std::nullopt})
                offers.add(Dodge{one.card, {}, one.from, way}, attack.target, one.secret);
    }
    const bool isHelpNamed = tracksCards(state); // where cards are the table's it is offered whether anybody holds one or not
    if (isHelpNamed)
        helpOffers(offers);
    damageOffers(offers);
    if (!isHelpNamed)
        helpOffers(offers);
    offers.add(FinishAttack{}, attack.attacker);
}

void instantOffers(Offers& offers)
{
    const State& state = offers.state;
    if (!state.instants.isEmpty()) {
        const Instant& first = state.instants.first();
        const Card& printed = card(state, first.card);
        const bool isAimed = printed.attack && !attacksMany(printed);
        for (const QString& target :
            isAimed&& first.target.isEmpty() ? targetsOf(state, printed, first.who) : QStringList{QString()})
            for (const std::optional<Way> way : isAimed ? ways(state, first.who, target.isEmpty() ? first.target : target)
                                                        : QList<std::optional<Way>>{std::nullopt})
                offers.add(ResolveInstant{target, false, way, {}, {}, {}}, first.who);
    }
    for (const Player& who : state.players)
        for (const Usable& one : usable(state, who))
            if (isIn(one, Icon::Instant)) {
                if (one.printed.attack && !attacksMany(one.printed))
                    for (const QString& target : targetsOf(state, one.printed, who.id))
                        offers.add(PlayInstant{one.card, who.id, target, one.from, false}, who.id, one.secret);
                else
                    offers.add(PlayInstant{one.card, who.id, {}, one.from, false}, who.id, one.secret);
            }
    offers.add(BeginTurn{}, nextInTurn(state).id);
}

void inPlayOffers(Offers& offers)
{
    for (const Used& used : offers.state.inPlay) {
        effectOffers(offers, used);
        offers.add(FinishCard{used.card}, used.owner);
    }
}

// What was noted, for everybody whom it can mean where that was left open.
void notedOffers(Offers& offers, const Noted& noted)
{
    const State& state = offers.state;
    const bool isOpen = noted.on.isEmpty() && noted.kind != EffectKind::Note && noted.kind != EffectKind::Refresh;
    for (const QString& on : isOpen ? seats(state) : QStringList{QString()}) {
        const QStringList treasures = noted.kind == EffectKind::TakeTreasure
            ? treasureNames(player(state, on.isEmpty() ? noted.on : on))
            : QStringList{QString()};
        for (const QString& treasure : treasures)
            offers.add(DoEffect{EffectKind::Note, on, {}, 1, {}, treasure, {}, noted.id}, noted.who);
    }
    offers.add(DropEffect{noted.id});
}

} // namespace

QList<Offer> offers(const State& state)
{
    Offers offers(state);
    if (state.status == Status::Over)
        return {};
    for (const Noted* noted : due(state))
        notedOffers(offers, *noted);
    inPlayOffers(offers);
    if (state.attack)
        attackOffers(offers);
    switch (state.step) {
    case Step::Seats:
        if (!state.players.isEmpty())
            offers.add(Start{});
        break;
    case Step::Heroes:
        for (const Hero& one : state.heroes)
            offers.add(ChooseHero{one.id, {}}, state.turn);
        break;
    case Step::Deal:
        if (tracksCards(state) || std::ranges::any_of(state.players, [](const Player& one) { return !one.dealt; }))
            offers.add(Deal{});
        if (tracksCards(state))
            offers.add(LayArsenal{});
        offers.add(BeginTurn{}, state.first);
        break;
    case Step::Draw:
        offers.add(DrawUp{}, state.turn);
        offers.add(Reshuffle{}, state.turn);
        specialOffers(offers);
        break;
    case Step::Play:
    case Step::Buy:
        turnOffers(offers, player(state, state.turn));
        specialOffers(offers);
        break;
    case Step::Instants:
        instantOffers(offers);
        break;
    }
    for (const Player& who : state.players)
        for (const Delayed& delayed : who.delayed)
            offers.add(DropDelayed{who.id, delayed.card}, who.id);
    return std::move(offers.all);
}

} // namespace swordsandsouls
