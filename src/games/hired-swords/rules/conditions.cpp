// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/conditions.h"

#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/rules.h"

#include <QSet>

#include <algorithm>

namespace hiredswords {

using engine::Truth;

namespace {

QString crewPath(const QString& id, const char* field)
{
    return QStringLiteral("battle.crew.") + id + QLatin1Char('.') + QLatin1String(field);
}

R keywordReason(Keyword keyword)
{
    switch (keyword) {
    case Keyword::City:
        return R::E_KW_CITY;
    case Keyword::Outland:
        return R::E_KW_OUTLAND;
    case Keyword::Town:
        return R::E_KW_TOWN;
    case Keyword::Village:
        return R::E_KW_VILLAGE;
    default:
        return R::I_KW_OK;
    }
}

bool keywordHolds(Keyword keyword, Location location)
{
    switch (keyword) {
    case Keyword::City:
        return location == Location::City;
    case Keyword::Outland:
        return location != Location::City;
    case Keyword::Town:
        return location == Location::Town;
    case Keyword::Village:
        return location == Location::Village;
    case Keyword::Any:
    case Keyword::Revenge:
        return true;
    }
    return true;
}

// Two positions or fewer that a helper may stand on, for a remedy.
QString positionsNear(Position position)
{
    QStringList near{shown(position)};
    for (const Position other : positions)
        if (neighbours(position, other))
            near += shown(other);
    return near.join(QStringLiteral(", "));
}

void assistOne(Checks& checks, const State& state, const Fighter& helped, const QString& helper, const QList<Skill>& skills,
    const Blanks& unknownSkills)
{
    const QString name = titleOf(state, helper);
    const Fighter* who = fighter(state, helper);
    checks.must(R::E_ASSIST_ENEMY, who != nullptr, [&] { return QStringList{name}; });
    if (!who)
        return;
    checks.must(R::E_ASSIST_SELF, who->id != helped.id, [&] { return QStringList{name}; });
    checks.must(R::E_AWAY, who->isOnTable(), [&] { return QStringList{name}; });
    checks.must(R::E_ASSIST_EXHAUSTED, !who->exhausted || !who->isOnTable(), [&] { return QStringList{name}; })
        .change([&] { return crewPath(helper, "exhausted"); }, false);
    const bool isBeside = who->isOnTable() && who->at == helped.at; // two who fled share nothing
    const bool reaches = isBeside || neighbours(who->at, helped.at);
    checks.must(R::E_ASSIST_RANGE, reaches, [&] {
        return QStringList{name, titleOf(state, helped.id), positionsNear(helped.at)};
    });
    const QList<Skill>& lent = mercenary(state, helper).assists;
    const bool inUse = std::ranges::any_of(skills, [&](Skill skill) { return lent.contains(skill); });
    const Blanks open =
        inUse ? Blanks() : unknownSkills + (lent.isEmpty() ? blankAssists(state, mercenary(state, helper)) : Blanks());
    checks.must(R::E_ASSIST_SKILL, Truth(inUse, open), [&] {
        QStringList has, used;
        for (const Skill skill : lent)
            has += shown(skill);
        for (const Skill skill : skills)
            used += shown(skill);
        return QStringList{name, has.isEmpty() ? tr("nothing") : has.join(QStringLiteral(", ")), used.join(QStringLiteral(", "))};
    });
    const bool isLoner = mercenary(state, helper).loner && !who->lifted.contains(QLatin1String("loner")) && who->id != helped.id;
    const bool isHeld = isLoner && !isBeside && sharesWith(state, *who) && playsOther(state, Unclear::AMB_24);
    checks.must(R::E_ASSIST_LONER, !(isLoner && isBeside) && !isHeld, [&] { return QStringList{name}; })
        .starIf(isHeld, markOf(Unclear::AMB_24));
    const Counter* tokens = counterFor(*who, Gates::Assist);
    checks.must(R::E_ASSIST_TOKENS, !tokens || tokens->left > 0, [&] { return QStringList{name}; });
}

} // namespace

QString stepText(Step step, int phase)
{
    const QString base = engine::fill(tr("step %1 (%2)"), {number(int(step) + 1), shown(step)});
    return phase ? engine::fill(tr("%1, phase %2"), {base, number(phase)}) : base;
}

QString nowText(const State& state)
{
    if (!state.drawn.isEmpty())
        return engine::fill(tr("%1, %2 is undecided"), {stepText(state.step), titleOf(state, state.drawn)});
    return stepText(state.step, state.step == Step::Battle && state.battle ? state.battle->phase : 0);
}

void running(Checks& checks, const State& state)
{
    checks.must(state.status == CareerStatus::Abandoned ? R::E_CAREER_OVER_LEFT : R::E_CAREER_OVER,
        state.status == CareerStatus::Running, [] { return QStringList(); });
}

void must(Checks& checks, engine::Truth holds, const QString& now, const QString& when, R order)
{
    checks.must(order, std::move(holds), [&] { return QStringList{now, when}; });
}

void inStep(Checks& checks, const State& state, Step step)
{
    running(checks, state);
    checks.must(R::E_PHASE, state.step == step, [&] { return QStringList{nowText(state), stepText(step)}; });
}

void inBattlePhase(Checks& checks, const State& state, int phase)
{
    running(checks, state);
    const R rule = state.step != Step::Battle ? R::E_PHASE : phase == 3 ? R::E_PHASE_MOVES : R::E_PHASE_ROUND;
    checks.must(rule, inPhase(state, phase), [&] { return QStringList{nowText(state), stepText(Step::Battle, phase)}; });
    if (state.step == Step::Battle && state.battle)
        checks.change([] { return QStringLiteral("battle.phase"); }, phase);
}

void beforeItsEnd(Checks& checks, const State& state)
{
    if (state.contract && state.step == Step::Resolution)
        checks.must(R::E_PHASE, false, [&] { return QStringList{nowText(state), stepText(Step::Battle)}; });
}

bool requirementHolds(const State& state, const Requirement& asks)
{
    const auto on = [&](Standing standing) { return state.standings.has(standing); };
    return !asks.unmet && (asks.locations.isEmpty() || asks.locations.contains(state.location))
        && std::ranges::all_of(asks.standings, on) && std::ranges::none_of(asks.without, on) && agentCount(state) >= asks.agents
        && state.wealth >= asks.wealth;
}

QString requirementText(const Requirement& asks)
{
    QStringList parts;
    for (const Location location : asks.locations)
        parts += shown(location);
    if (parts.size() > 1)
        parts = {parts.join(tr(" or "))};
    for (const Standing standing : asks.standings)
        parts += engine::fill(tr("standing %1"), {shown(standing)});
    for (const Standing standing : asks.without)
        parts += engine::fill(tr("no standing %1"), {shown(standing)});
    if (asks.agents)
        parts += engine::fill(tr("agents: at least %1"), {number(asks.agents)});
    if (asks.wealth)
        parts += engine::fill(tr("at least %1 gold"), {number(asks.wealth)});
    if (!asks.text.isEmpty())
        parts += asks.text;
    return parts.join(QStringLiteral("; "));
}

QString missingText(const State& state, const Requirement& asks)
{
    QStringList parts, places;
    for (const Location location : asks.locations)
        places += shown(location);
    if (!asks.locations.isEmpty() && !asks.locations.contains(state.location))
        parts += engine::fill(tr("go to: %1"), {places.join(tr(" or "))});
    for (const Standing standing : asks.standings)
        if (!state.standings.has(standing))
            parts += engine::fill(tr("become: %1"), {shown(standing)});
    for (const Standing standing : asks.without)
        if (state.standings.has(standing))
            parts += engine::fill(tr("stop being: %1"), {shown(standing)});
    if (const int agents = asks.agents - agentCount(state); agents > 0)
        parts += engine::fill(tr("agents: %1 more"), {number(agents)});
    if (const int gold = asks.wealth - state.wealth; gold > 0)
        parts += engine::fill(tr("%1 gold more"), {number(gold)});
    if (asks.unmet)
        parts += asks.text.isEmpty() ? tr("its condition in words") : asks.text;
    return parts.join(QStringLiteral("; "));
}

void eligible(Checks& checks, const State& state, const CareerCard& card)
{
    if (card.requirement.replacesKeyword) {
        checks
            .must(R::E_CARD_CONDITION_OWN, requirementHolds(state, card.requirement),
                [&] {
                    return QStringList{requirementText(card.requirement), missingText(state, card.requirement)};
                })
            .byCard();
        checks.noteIf(checks.isAllowed(), R::I_CARD_WINS);
        return;
    }
    const R id = keywordReason(card.keyword);
    const Blanks blank = blankKeyword(state, card);
    if (!blank.isEmpty())
        for (const R either : {R::I_KW_OK, R::I_KW_ANY})
            checks.must(either, Truth(true, blank), [] { return QStringList(); });
    else if (id == R::I_KW_OK)
        checks.note(id);
    else
        checks.must(id, keywordHolds(card.keyword, state.location), [&] { return QStringList{shown(state.location)}; });
    const bool fulfilled = requirementHolds(state, card.requirement);
    if (!fulfilled || !requirementText(card.requirement).isEmpty())
        checks
            .must(R::E_CARD_CONDITION, fulfilled,
                [&] {
                    return QStringList{requirementText(card.requirement), missingText(state, card.requirement)};
                })
            .byCard();
    if (checks.isAllowed() && blank.isEmpty()) {
        checks.note(id == R::I_KW_OK ? R::I_KW_ANY : R::I_KW_OK);
        checks.noteIf(card.keyword == Keyword::Revenge, R::I_FORCED);
    }
}

Truth isEligible(const State& state, const CareerCard& card)
{
    if (card.requirement.replacesKeyword || !requirementHolds(state, card.requirement))
        return requirementHolds(state, card.requirement);
    return Truth(keywordHolds(card.keyword, state.location), blankKeyword(state, card));
}

Truth isTakeable(const State& state, const CareerCard& card)
{
    const Truth eligible = isEligible(state, card);
    if (card.kind != CareerKind::Contract || eligible.fails())
        return eligible;
    const Truth possible = fielding(state, card).possible;
    return possible.fails() ? possible : Truth(true, eligible.missing() + possible.missing());
}

QStringList fieldingArgs(const State& state, const CareerCard& card)
{
    const Fielding cheapest = fielding(state, card);
    const bool tooFew = cheapest.needed < 0;
    const bool isMore = !cheapest.blankFunds.isEmpty();
    return {engine::fill(isMore ? hiredswords::tr("at least %1 gold") : hiredswords::tr("%1 gold"), {number(cheapest.funds)}),
        tooFew ? tr("more mercenaries than can be hired here")
               : engine::fill(cheapest.isAtLeast ? hiredswords::tr("at least %1 gold") : hiredswords::tr("%1 gold"),
                   {number(cheapest.needed)}),
        number(card.crewMin),
        tooFew ? tr("enter or correct the settlement's list of freelancers")
               : engine::fill(hiredswords::tr("%1 gold more"), {number(cheapest.needed - cheapest.funds)})};
}

void fieldable(Checks& checks, const State& state, const CareerCard& card)
{
    const Fielding cheapest = fielding(state, card);
    checks.must(R::E_CANNOT_FIELD, cheapest.possible, [&] { return fieldingArgs(state, card); });
    if (cheapest.needed > cheapest.funds)
        checks.change([] { return QStringLiteral("wealth"); }, state.wealth + cheapest.needed - cheapest.funds);
    if (cheapest.possible.fails()) // for whatever reason: what can be spent is more than it says
        noteBlanks(checks, cheapest.blankFunds, R::W_UNKNOWN_BUDGET);
}

void enoughAgents(Checks& checks, const State& state, const CareerCard& card)
{
    const int agents = agentCount(state);
    const int asked = card.requirement.agents; // more than 4 is a further condition
    const int wanted = asked > 0 ? std::min(asked, agentsForFinal) : agentsForFinal;
    checks.must(wanted < agentsForFinal ? R::E_FINAL_AGENTS_CARD : R::E_FINAL_AGENTS, agents >= wanted, [&] {
        return QStringList{number(agents), number(wanted - agents), number(wanted)};
    });
    if (wanted < agentsForFinal)
        checks.byCard();
}

void affordable(Checks& checks, const State& state, std::optional<int> price, const Blanks& blank)
{
    const int available = funds(state);
    const int cost = price.value_or(0);
    checks
        .must(isFinal(state) ? R::E_FUNDS_FINAL : R::E_FUNDS, Truth(cost <= available, blank + blankPaying(state, price)),
            [&] {
                return QStringList{number(cost), number(available), number(cost - available)};
            })
        .change([] { return QStringLiteral("wealth"); }, state.wealth + cost - available);
}

bool typeDecides(const State& state, Keyword keyword, const CareerCard& contract)
{
    if (state.settings.contractTypeBy == TypeBy::Keyword)
        return false;
    State usual = state;
    usual.settings.contractTypeBy = TypeBy::Keyword;
    return fits(state, keyword, contract) != fits(usual, keyword, contract);
}

static Keyword kindOf(Rogue rogue)
{
    return rogue == Rogue::City   ? Keyword::City
        : rogue == Rogue::Outland ? Keyword::Outland
        : rogue == Rogue::Town    ? Keyword::Town
        : rogue == Rogue::Village ? Keyword::Village
                                  : Keyword::Any;
}

static R boundTo(Keyword keyword)
{
    return keyword == Keyword::Outland ? R::E_MERC_KEYWORD_OUTLAND
        : keyword == Keyword::Town     ? R::E_MERC_KEYWORD_TOWN
        : keyword == Keyword::Village  ? R::E_MERC_KEYWORD_VILLAGE
                                       : R::E_MERC_KEYWORD;
}

void deployable(Checks& checks, const State& state, const Mercenary& who, const CareerCard& contract)
{
    const bool byType = who.rogue >= Rogue::City && who.rogue <= Rogue::Village;
    if (who.rogue != Rogue::No)
        checks
            .must(who.where == Whereabouts::Stable ? R::E_ROGUE_AGENT : R::E_ROGUE,
                Truth(rogueHolds(state, who, contract), byType ? blankKeyword(state, who, contract) : Blanks()),
                [&] {
                    return QStringList{titleOf(state, who.id),
                        who.rogue == Rogue::Outland && !isBoundToOutland(state) ? tr("a contract that is not of the kind city")
                            : byType ? engine::fill(tr("a contract of the kind %1"), {shown(who.rogue)})
                                     : engine::fill(tr("standing %1"), {shown(who.rogue)})};
                })
            .starIf(byType && typeDecides(state, kindOf(who.rogue), contract), "contract_type_by")
            .starIf(who.rogue == Rogue::Outland && isBoundToOutland(state)
                    && rogueHolds(state, who, contract) != fits(state, Keyword::Outland, contract),
                "outland_rogue");
    if (who.keyword != Keyword::Any)
        checks
            .must(boundTo(who.keyword), Truth(fits(state, who.keyword, contract), blankKeyword(state, who, contract)),
                [&] {
                    return QStringList{titleOf(state, who.id), shown(who.keyword)};
                })
            .starIf(typeDecides(state, who.keyword, contract), "contract_type_by");
}

void mayAct(Checks& checks, const State& state, const Fighter& who, ActionKind kind, bool free)
{
    const auto name = [&] { return QStringList{titleOf(state, who.id)}; };
    inBattlePhase(checks, state, 4);
    checks.must(R::E_AWAY, who.isOnTable(), name);
    // Who is away is not kept by a turned card.
    checks.must(R::E_EXHAUSTED, !who.exhausted || !who.isOnTable(), name)
        .change([&] { return crewPath(who.id, "exhausted"); }, false);
    const bool isFree = free || who.freeActions.contains(kind);
    checks.must(isFree ? R::E_SAME_ACTION_FREE : R::E_SAME_ACTION, !who.actions.contains(kind), name);
    const bool isOnTop = kind == ActionKind::Strain && playsOther(state, Unclear::AMB_21);
    if (!free && !isOnTop)
        checks.must(R::E_ACTION_CAP, countedActions(state, who) < 2, name)
            .starIf(state.settings.strainLimit == StrainLimit::ToInjured && who.strained > 1, "strain_limit")
            .starIf(countedActions(state, who) < who.actions.size() - who.freeActions.size(), markOf(Unclear::AMB_21));
    if (mercenary(state, who.id).loner) {
        const Fighter* other = kind == ActionKind::Move && !playsOther(state, Unclear::AMB_24) ? nullptr : sharesWith(state, who);
        checks.must(R::E_LONER, !other,
                  [&] {
                      return QStringList{titleOf(state, who.id), titleOf(state, other->id)};
                  })
            .starIf(kind == ActionKind::Move, markOf(Unclear::AMB_24));
    }
}

QString positionsNextTo(Zone zone)
{
    QStringList near;
    for (const Position position : positions)
        if (neighbours(zone, position))
            near += shown(position);
    return near.join(tr(" or "));
}

void mayTarget(Checks& checks, const State& state, const Fighter& who, const Opponent& target, ActionKind kind, bool anyZone)
{
    const auto name = [&] { return QStringList{titleOf(state, target.id)}; };
    const R rule = kind == ActionKind::Missile ? R::E_RANGE_MISSILE : kind == ActionKind::Feint ? R::E_RANGE_FEINT : R::E_RANGE;
    checks.must(rule, anyZone || neighbours(target.zone, who.at) || !who.isOnTable(), [&] {
        const Counter* tokens = mercenary(state, who.id).farShots ? counterFor(who, Gates::Shot) : nullptr;
        const bool reaches = kind == ActionKind::Missile && tokens && tokens->left > 0;
        const QString there = positionsNextTo(target.zone);
        return QStringList{titleOf(state, who.id), titleOf(state, target.id), shown(target.zone),
            reaches ? engine::fill(tr("%1, or take a token for the shot"), {there}) : there};
    });
    checks.must(R::E_HIDDEN, target.faceUp, name);
    checks.must(R::E_TRAP_TARGET, !target.faceUp || !isTrap(state, target), name);
}

void mayStrain(Checks& checks, const State& state, const Fighter& who, Health afterwards, bool recovers, const Blanks& blank)
{
    const auto name = [&] { return QStringList{titleOf(state, who.id)}; };
    checks.must(R::E_STRAIN_ONCE, who.strained == 0 || state.settings.strainLimit == StrainLimit::ToInjured, name)
        .starIf(who.strained > 0, "strain_limit");
    checks.must(R::E_STRAIN_INJURED, Truth(afterwards == Health::Healthy || afterwards == Health::Weary, blank), name);
    checks.must(R::E_STRAIN_RECOVER, !recovers && !who.recovered, name);
}

void mayAssist(Checks& checks, const State& state, const Fighter& helped, const QStringList& helpers, const QList<Skill>& skills,
    const Blanks& unknownSkills)
{
    if (playsOther(state, Unclear::AMB_25))
        checks.must(R::E_ASSIST_ONE, helpers.size() <= 1, [&] { return QStringList{number(helpers.size())}; })
            .star(markOf(Unclear::AMB_25));
    for (const QString& helper : helpers)
        assistOne(checks, state, helped, helper, skills, unknownSkills);
}

QList<engine::Fault> helpersOnce(const char* verb, const QStringList& helpers)
{
    const QSet<QString> once(helpers.begin(), helpers.end());
    if (once.size() == helpers.size())
        return {};
    return {engine::Fault{QLatin1String(verb) + QStringLiteral(".assists"), helpers.join(QLatin1Char(',')),
        tr("Somebody is named twice."), tr("Name every helper once.")}};
}

void acts(Checks& checks, const Ranks& ranks, const Fighter& who, Skill skill, int value, const State& state, const Blanks& lent)
{
    if (ranks.in(skill) > 0)
        return;
    const auto name = [&] { return QStringList{titleOf(state, who.id)}; };
    const Blanks blank = blankRanks(state, who.id, {skill});
    const R rule = who.health == Health::Injured ? R::W_ZERO_INJURED : R::W_ZERO;
    if (state.settings.zeroRankAction == ZeroRank::Refuse)
        checks.must(rule, value > 0 ? Truth(true) : Truth(false, blank + lent), name).star("zero_rank_action");
    else
        checks.should(rule, Truth(false, blank), name).star("zero_rank_action");
}

void noteUnknown(Checks& checks, const State& state, const QStringList& ids)
{
    Blanks blank;
    for (const QString& id : ids)
        blank += blankRanks(state, id);
    noteBlanks(checks, blank);
}

void noteBlanks(Checks& checks, const Blanks& blanks, R what)
{
    if (!blanks.isEmpty())
        checks.should(what, Truth(true, blanks), [] { return QStringList(); });
}

void payable(Checks& checks, const State& state, const QList<Effect>& effects, const QList<int>& faces)
{
    int wealth = state.wealth;
    Rolls rolls{state, faces};
    for (const Effect& effect : effects) {
        const int gold = usesAmount(effect.kind) ? rolls.take(effect.amount).value : 0;
        if (effect.kind != EffectKind::Gold)
            continue;
        const bool isPrice = effect.target == QLatin1String("lose");
        const auto args = [&] { return QStringList{number(gold), number(wealth), number(gold - wealth)}; };
        if (isPrice && effect.may && state.settings.shortPrice == ShortPrice::Refuse)
            checks.must(R::E_PRICE, gold <= wealth, args);
        else if (isPrice && effect.may)
            checks.should(R::E_PRICE, gold <= wealth, args).starIf(gold > wealth, "short_price");
        wealth = std::max(0, isPrice ? wealth - gold : wealth + gold);
    }
}

void settled(Checks& checks, const State& state, bool withPhase)
{
    const R rule = state.step == Step::Resolution ? R::E_OPEN_END
        : state.step == Step::Deploy              ? R::E_OPEN_SETUP
        : inPhase(state, lastPhase)               ? R::E_OPEN_ROUND
                                                  : R::E_OPEN;
    const QStringList open = openNow(state, withPhase);
    checks.must(rule, open.isEmpty(), [&] { return QStringList{open.join(QStringLiteral("; "))}; });
}

QString zoneNames(const QList<Zone>& list)
{
    QStringList names;
    for (const Zone zone : list)
        names += shown(zone);
    return names.join(tr(" or "));
}

void deckHolds(Checks& checks, const State& state, int needed)
{
    const Deck& deck = state.opposition;
    const int left = deck.count + (playsOther(state, Unclear::AMB_15) ? 0 : int(deck.discard.size()));
    if (deck.count >= 0 && needed > left)
        checks.should(R::W_OPPOSITION_SHORT, false, [&] { return QStringList{number(left), number(needed)}; });
}

void reminders(Checks& checks, const State& state, bool withPhase)
{
    const QStringList first = openNow(state, withPhase);
    QStringList open;
    for (const Effect* effect : due(state))
        if (const QString text = effectText(state, *effect); !first.contains(text))
            open += text;
    checks.should(R::W_REMINDER, open.isEmpty(), [&] { return QStringList{open.join(QStringLiteral("; "))}; });
}

QList<engine::Fault> withoutDrawn(const State& state, const char* verb)
{
    return state.drawn.isEmpty()
        ? QList<engine::Fault>{Fault{QLatin1String(verb), {}, tr("No card is drawn."), tr("Draw one first.")}}
        : QList<engine::Fault>();
}

QList<engine::Fault> withoutContract(const State& state, const char* verb)
{
    return state.contract
        ? QList<engine::Fault>()
        : QList<engine::Fault>{Fault{QLatin1String(verb), {}, tr("No contract is running."), tr("Draw and accept one first.")}};
}

QList<engine::Fault> withoutBattle(const State& state, const char* verb)
{
    if (!state.contract)
        return withoutContract(state, verb);
    return state.battle
        ? QList<engine::Fault>()
        : QList<engine::Fault>{Fault{QLatin1String(verb), {}, tr("No battle is fought."), tr("Choose the crew first.")}};
}

} // namespace hiredswords
