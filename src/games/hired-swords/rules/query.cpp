// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/query.h"

#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/reasons.h"

#include <algorithm>
#include <numeric>

namespace hiredswords {

namespace {

template <class T> const T& orBlank(const T* found)
{
    static const T blank;
    return found ? *found : blank;
}

template <class T> QString titled(const T* card) { return card ? printedOr(card->title, card->id) : QString(); }

// Empty when nobody said yet which card it is.
QString printedTitle(const State& state, const Opponent& card)
{
    return card.isMercenary() ? titled(find(state.mercenaries, card.mercenary))
                              : titled(find(state.oppositionCards, card.cardId()));
}

// The how manyth card it is that was laid out: "3" of "o3".
QString placeOf(const QString& id)
{
    const QString place = id.mid(1);
    return !place.isEmpty() && std::ranges::all_of(place, [](QChar one) { return one.isDigit(); }) ? place : id;
}

Ranks inColumn(const Mercenary& mercenary, Health health)
{
    if (health == Health::Healthy)
        return mercenary.healthy.value_or(Ranks());
    if (health == Health::Weary)
        return mercenary.weary.value_or(Ranks());
    return {};
}

} // namespace

QString printedOr(const QString& title, QString id)
{
    return title.isEmpty() ? id.replace(QLatin1Char('-'), QLatin1Char(' ')) : title;
}

bool columnUnknown(const Mercenary& mercenary, Health health)
{
    return (health == Health::Healthy && !mercenary.healthy) || (health == Health::Weary && !mercenary.weary);
}

int mostIn(const State& state, const CareerCard& card)
{
    const bool isUsual = card.crewMax == usualMost && playsOther(state, Unclear::AMB_08);
    return isUsual ? std::max(usualMost, int(deployableAgents(state, card).size())) : card.crewMax;
}

qsizetype countedActions(const State& state, const Fighter& who)
{
    const qsizetype free = playsOther(state, Unclear::AMB_21) ? who.actions.count(ActionKind::Strain) : 0;
    return who.actions.size() - who.freeActions.size() - free;
}

QString counterName(const Counter& counter) { return engine::wordsOfChoice(counter.id); }

QString objectiveOf(const State& state)
{
    const CareerCard& card = contractCard(state);
    const bool isUnnamed = state.contract && card.type == ContractType::Protector && card.objective.name.isEmpty();
    return isUnnamed ? QLatin1String(unnamedObjective) : card.objective.name;
}

QString titleOf(const State& state, const QString& id)
{
    if (const Opponent* card = opponent(state, id)) {
        if (!card->faceUp)
            return engine::fill(
                QCoreApplication::translate("hiredswords", "a face-down card in the %1 zone"), {shown(card->zone)});
        const QString title = printedTitle(state, *card);
        const bool isOnly = std::ranges::none_of(state.battle->opposition,
            [&](const Opponent& other) { return other.id != id && other.faceUp && printedTitle(state, other) == title; });
        const QString place = placeOf(id);
        if (title.isEmpty())
            return engine::fill(QCoreApplication::translate("hiredswords", "opposition card %1"), {place});
        return isOnly || title == printedOr({}, id) ? title : QStringLiteral("%1 (%2)").arg(title, place);
    }
    for (const QString& title : {titled(find(state.mercenaries, id)), titled(find(state.careerCards, id)),
             titled(find(state.tactics, id)), titled(find(state.oppositionCards, id))})
        if (!title.isEmpty())
            return title;
    for (const auto& [place, name] : {std::pair("career.count", QT_TRANSLATE_NOOP("hiredswords", "career deck")),
             std::pair("opposition.count", QT_TRANSLATE_NOOP("hiredswords", "opposition deck")),
             std::pair("battle.round", QT_TRANSLATE_NOOP("hiredswords", "round")),
             std::pair("battle.phase", QT_TRANSLATE_NOOP("hiredswords", "phase"))})
        if (id == QLatin1String(place))
            return QCoreApplication::translate("hiredswords", name);
    if (id == QLatin1String(unnamedObjective) && objectiveOf(state) == id)
        return QCoreApplication::translate("hiredswords", "what is protected");
    if (const QString place = placeOf(id); id.startsWith(QLatin1Char('o')) && place != id) // it was put away
        return engine::fill(QCoreApplication::translate("hiredswords", "opposition card %1"), {place});
    return id;
}

engine::Message onContract(const State& state, const char* text, const char* without)
{
    return state.contract ? say(text, {titleOf(state, state.contract->card)}) : say(without);
}

engine::Message onDrawn(const State& state, const char* text, const char* without)
{
    return state.drawn.isEmpty() ? say(without) : say(text, {titleOf(state, state.drawn)});
}

const Mercenary& mercenary(const State& state, const QString& id) { return orBlank(find(state.mercenaries, id)); }

const CareerCard& careerCard(const State& state, const QString& id) { return orBlank(find(state.careerCards, id)); }

const OppositionCard& oppositionCard(const State& state, const QString& id) { return orBlank(find(state.oppositionCards, id)); }

const CareerCard& contractCard(const State& state)
{
    return careerCard(state, state.contract ? state.contract->card : QString());
}

bool isFinal(const State& state) { return state.contract && contractCard(state).kind == CareerKind::Final; }

const Fighter* fighter(const State& state, const QString& id) { return state.battle ? find(state.battle->crew, id) : nullptr; }

const Opponent* opponent(const State& state, const QString& id)
{
    return state.battle ? find(state.battle->opposition, id) : nullptr;
}

bool inPhase(const State& state, int phase) { return state.step == Step::Battle && state.battle && state.battle->phase == phase; }

bool isTrap(const State& state, const Opponent& card) { return !card.isMercenary() && oppositionCard(state, card.cardId()).trap; }

MoveIcon iconOf(const State& state, const Opponent& card)
{
    return card.isMercenary() ? MoveIcon::None : oppositionCard(state, card.cardId()).icon;
}

Ranks ranksOf(const State& state, const Fighter& who) { return inColumn(mercenary(state, who.id), who.health); }

Ranks ranksOf(const State& state, const Opponent& card)
{
    return card.isMercenary() ? inColumn(mercenary(state, card.mercenary), card.health)
                              : oppositionCard(state, card.cardId()).ranks;
}

int damageOf(const State& state, const QString& figure)
{
    if (fighter(state, figure))
        return mercenary(state, figure).damage;
    const Opponent* card = opponent(state, figure);
    return card && !card->isMercenary() ? oppositionCard(state, card->cardId()).damage : usualDamage;
}

const Fighter* sharesWith(const State& state, const Fighter& loner)
{
    if (!state.battle || !mercenary(state, loner.id).loner || loner.lifted.contains(QLatin1String("loner")))
        return nullptr;
    for (const Fighter& other : state.battle->crew)
        if (other.id != loner.id && other.at == loner.at && other.isOnTable())
            return &other;
    return nullptr;
}

const Counter* counterFor(const Fighter& who, Gates gates)
{
    for (const Counter& counter : who.counters)
        if (counter.gates == gates)
            return &counter;
    return nullptr;
}

int hiddenCount(const State& state)
{
    return state.battle ? int(std::ranges::count_if(state.battle->opposition, [](const Opponent& o) { return !o.faceUp; })) : 0;
}

int hiddenCount(const State& state, Zone zone)
{
    return state.battle
        ? int(std::ranges::count_if(state.battle->opposition, [&](const Opponent& o) { return !o.faceUp && o.zone == zone; }))
        : 0;
}

QList<const Opponent*> engaging(const State& state, Position position)
{
    QList<const Opponent*> ready;
    if (state.battle)
        for (const Opponent& card : state.battle->opposition) {
            const bool engages = card.faceUp ? !card.exhausted && (!isTrap(state, card) || playsOther(state, Unclear::AMB_18))
                                             : state.settings.hiddenCardsEngage == YesNo::Yes;
            if (engages && neighbours(card.zone, position))
                ready += &card;
        }
    return ready;
}

QList<Zone> movesOf(const State& state, const Opponent& card)
{
    if (!state.battle || !card.faceUp || isTrap(state, card))
        return {card.zone};
    const MoveIcon icon = iconOf(state, card);
    if (icon != MoveIcon::None)
        return {icon == MoveIcon::Clockwise ? clockwise(card.zone) : counterclockwise(card.zone)};
    QList<Zone> ways;
    for (const Fighter& who : state.battle->crew) {
        if (!who.isOnTable())
            continue;
        if (neighbours(card.zone, who.at))
            return {card.zone};
        // Every far position is one zone step away, and one of the two steps reaches it.
        for (const Zone step : {clockwise(card.zone), counterclockwise(card.zone)})
            if (neighbours(step, who.at) && !ways.contains(step))
                ways += step;
    }
    std::ranges::sort(ways);
    return ways.isEmpty() ? QList<Zone>{card.zone} : ways;
}

qsizetype careerCardsOut(const State& state)
{
    const bool isOut = state.contract && !state.contract->discarded;
    return state.career.discard.size() + state.held.size() + state.lasting.size() + !state.drawn.isEmpty() + isOut;
}

qsizetype oppositionCardsOut(const State& state)
{
    qsizetype laidOut = 0;
    if (state.battle)
        laidOut = std::ranges::count_if(state.battle->opposition, [](const Opponent& one) { return !one.isMercenary(); });
    return state.opposition.discard.size() + laidOut;
}

QString phaseName(int phase)
{
    static constexpr const char* names[] = {QT_TRANSLATE_NOOP("hiredswords", "1 Start effects"),
        QT_TRANSLATE_NOOP("hiredswords", "2 Reveal"), QT_TRANSLATE_NOOP("hiredswords", "3 Opposition moves"),
        QT_TRANSLATE_NOOP("hiredswords", "4 Crew acts"), QT_TRANSLATE_NOOP("hiredswords", "5 Opposition acts"),
        QT_TRANSLATE_NOOP("hiredswords", "6 Refresh"), QT_TRANSLATE_NOOP("hiredswords", "7 End effects")};
    return tr(names[std::clamp(phase, 1, lastPhase) - 1]);
}

QList<Skill> skillsOf(const State& state, const Opponent& card)
{
    const Ranks ranks = ranksOf(state, card);
    const int highest = std::max({ranks.melee, ranks.missiles, ranks.alertness});
    QList<Skill> skills;
    if (highest > 0 && card.faceUp && !isTrap(state, card))
        for (const Skill skill : {Skill::Melee, Skill::Missiles, Skill::Alertness})
            if (ranks.in(skill) == highest)
                skills += skill;
    return skills;
}

QList<const Fighter*> reachOf(const State& state, const Opponent& card)
{
    QList<const Fighter*> reach;
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            if (who.isOnTable() && neighbours(card.zone, who.at))
                reach += &who;
    return reach;
}

bool canAct(const State& state, const Opponent& card)
{
    if (!card.faceUp || card.exhausted || card.acted || skillsOf(state, card).isEmpty())
        return false;
    return !reachOf(state, card).isEmpty() || !contractCard(state).objective.name.isEmpty();
}

engine::Truth mustAct(const State& state, const Opponent& card)
{
    const bool isReady = card.faceUp && !card.exhausted && !card.acted;
    if (!isReady || canAct(state, card))
        return isReady;
    const bool isReached = !reachOf(state, card).isEmpty();
    const bool hasTarget = isReached || !objectiveOf(state).isEmpty();
    Blanks blank = hasTarget ? blankHighest(state, card) : Blanks();
    if (!isReached && !skillsOf(state, card).isEmpty()) // nobody else can be acted on
        blank += blankObjective(state);
    return engine::Truth(false, blank);
}

int agentCount(const State& state)
{
    return int(std::ranges::count_if(state.mercenaries, [](const Mercenary& m) { return m.where == Whereabouts::Stable; }));
}

bool mayKeepTactic(const State& state)
{
    return std::ranges::any_of(
        state.mercenaries, [](const Mercenary& who) { return who.keepsTactic && who.where == Whereabouts::Stable; });
}

bool fits(const State& state, Keyword keyword, const CareerCard& contract)
{
    const auto isOf = [&](Keyword wanted, Location place) {
        return state.settings.contractTypeBy == TypeBy::Keyword ? contract.keyword == wanted : state.location == place;
    };
    switch (keyword) {
    case Keyword::Any:
    case Keyword::Revenge:
        return true;
    case Keyword::City:
        return isOf(Keyword::City, Location::City);
    case Keyword::Town:
        return isOf(Keyword::Town, Location::Town);
    case Keyword::Village:
        return isOf(Keyword::Village, Location::Village);
    case Keyword::Outland:
        return !isOf(Keyword::City, Location::City);
    }
    return true;
}

bool isBoundToOutland(const State& state)
{
    return state.settings.outlandRogue == OutlandRogue::Outland && state.settings.contractTypeBy == TypeBy::Keyword;
}

bool rogueHolds(const State& state, const Mercenary& who, const CareerCard& contract)
{
    switch (who.rogue) {
    case Rogue::No:
        return true;
    case Rogue::City:
        return fits(state, Keyword::City, contract);
    case Rogue::Outland:
        return isBoundToOutland(state) ? contract.keyword == Keyword::Outland : fits(state, Keyword::Outland, contract);
    case Rogue::Town:
        return fits(state, Keyword::Town, contract);
    case Rogue::Village:
        return fits(state, Keyword::Village, contract);
    case Rogue::Betrayer:
        return state.standings.betrayer;
    case Rogue::Criminal:
        return state.standings.criminal;
    case Rogue::Guilder:
        return state.standings.guilder;
    }
    return true;
}

bool canDeploy(const State& state, const Mercenary& who, const CareerCard& contract)
{
    return rogueHolds(state, who, contract) && fits(state, who.keyword, contract);
}

QStringList deployableAgents(const State& state, const CareerCard& contract)
{
    QStringList agents;
    for (const Mercenary& who : state.mercenaries)
        if (who.where == Whereabouts::Stable && canDeploy(state, who, contract))
            agents += who.id;
    return agents;
}

bool isListedHere(const State& state, const Mercenary& who)
{
    return state.settlements.freelancers(state.location).contains(who.id);
}

bool isFreelancer(const State& state, const Mercenary& who, const CareerCard& contract)
{
    return who.where == Whereabouts::Pool && canDeploy(state, who, contract)
        && ((who.rogue != Rogue::No && !playsOther(state, Unclear::AMB_09)) || isListedHere(state, who));
}

int funds(const State& state) { return state.wealth + (state.contract ? state.contract->budget : 0); }

namespace {

// blanks: what was not entered of the funds.
Fielding cheapest(const State& state, const CareerCard& contract, int funds, Blanks blanks)
{
    Fielding result;
    result.funds = funds;
    result.blankFunds = blanks;
    QList<int> prices; // those that are known
    Blanks unpriced;
    qsizetype agents = 0;
    for (const Mercenary& who : state.mercenaries) {
        const bool isAgent = who.where == Whereabouts::Stable;
        if (const Fighter* hired = isAgent ? nullptr : fighter(state, who.id)) { // wherever the table found it
            prices += hired->paid;
            continue;
        }
        const engine::Truth may = mayDeploy(state, who, contract);
        if (!isAgent && (who.where != Whereabouts::Pool || (who.rogue == Rogue::No && !isListedHere(state, who))))
            continue;
        if (may.isUnknown())
            unpriced += may.missing().first(); // may come, and costs who knows what
        else if (may.holds() && isAgent)
            ++agents;
        else if (may.holds() && who.cost)
            prices += *who.cost;
        else if (may.holds())
            unpriced += blankPrice(state, who);
    }
    std::ranges::sort(prices);
    const qsizetype wanted = std::max<qsizetype>(0, contract.crewMin - agents);
    const auto costOf = [&](qsizetype count) { return std::accumulate(prices.begin(), prices.begin() + count, 0); };
    if (wanted <= prices.size() && costOf(wanted) <= funds) {
        result.needed = costOf(wanted);
        result.possible = true; // whatever the blanks are
        return result;
    }
    // At best the blanks cost nothing, and the list that nobody entered names as many as are wanted.
    const qsizetype atBest = std::max<qsizetype>(0, isListUnknown(state) ? 0 : wanted - unpriced.size());
    result.needed = atBest > prices.size() ? -1 : costOf(atBest);
    result.isAtLeast = !unpriced.isEmpty();
    if (result.needed >= 0 && (result.needed <= funds || !blanks.isEmpty()))
        result.possible = engine::Truth(false, blankList(state) + unpriced + blanks);
    return result;
}

} // namespace

Fielding fielding(const State& state, const CareerCard& contract)
{
    return cheapest(
        state, contract, state.wealth + contract.budget, blankPart(state, contract, "budget", QT_TR_NOOP("the budget of %1")));
}

engine::Truth canStillField(const State& state)
{
    int all = funds(state); // whoever is hired can be sent away, whatever is bought given back
    if (state.battle)
        for (const Fighter& who : state.battle->crew)
            all += who.paid;
    if (state.contract)
        for (const QString& id : state.contract->bought)
            if (const Tactic* tactic = find(state.tactics, id))
                all += tactic->cost.value_or(0);
    return cheapest(state, contractCard(state), all, blankFunds(state)).possible;
}

bool neighbours(const State& state, Location from, Location to)
{
    const QList<Link>& links =
        state.settings.settlementLinks.isEmpty() ? state.settlements.links : state.settings.settlementLinks;
    return std::ranges::any_of(
        links, [&](const Link& l) { return (l.from == from && l.to == to) || (l.from == to && l.to == from); });
}

Hold usualEnding(const State& state)
{
    if (!state.battle)
        return Hold::Open;
    const QList<Fighter>& crew = state.battle->crew;
    const bool over =
        std::ranges::all_of(state.battle->opposition, [&](const Opponent& o) { return o.faceUp && isTrap(state, o); });
    const bool isWon = over && contractCard(state).success.isEmpty();
    // All slain is failure whatever else holds (AMB-31).
    if (!crew.isEmpty() && std::ranges::all_of(crew, [](const Fighter& f) { return f.health == Health::Slain; })
        && !(isWon && playsOther(state, Unclear::AMB_31)))
        return Hold::Failure;
    if (isWon)
        return Hold::Success;
    return std::ranges::any_of(crew, [](const Fighter& f) { return f.isOnTable(); }) ? Hold::Open : Hold::NobodyLeft;
}

} // namespace hiredswords
