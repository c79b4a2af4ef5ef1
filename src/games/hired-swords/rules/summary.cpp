// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The state in a few lines; the first one is what the shelf shows.
#include "games/hired-swords/rules/cards/printed.h"
#include "games/hired-swords/rules/conditions.h"
#include "games/hired-swords/rules/rules.h"

namespace hiredswords {

namespace {

class Lines {
public:
    QList<Message> all;
    void add(const char* text, const QStringList& args = {}) { all += Message{"hiredswords", text, args}; }
};

QString titles(const State& state, const QStringList& ids)
{
    QStringList names;
    for (const QString& id : ids)
        names += titleOf(state, id);
    return names.isEmpty() ? tr("none") : names.join(QStringLiteral(", "));
}

QString counted(const Deck& deck)
{
    const QString discarded = QString::number(deck.discard.size());
    if (deck.count < 0 && deck.discard.isEmpty())
        return tr("not counted");
    return deck.count < 0 ? engine::fill(tr("not counted, discarded %1"), {discarded})
                          : engine::fill(tr("%1 cards, discarded %2"), {QString::number(deck.count), discarded});
}

QString ranksText(const std::optional<Ranks>& ranks) { return ranks ? ranks->written().toString() : tr("not entered"); }

// What a person would read off the card.
void careerCardLines(Lines& lines, const State& state, const CareerCard& card)
{
    lines.add(QT_TR_NOOP("  %1, keyword %2"), {shown(card.kind), printedText(card, "keyword")});
    if (const QString asks = requirementText(card.requirement); !asks.isEmpty())
        lines.add(QT_TR_NOOP("  asks for: %1"), {asks});
    if (card.kind != CareerKind::Encounter && card.battle) {
        lines.add(QT_TR_NOOP("  %1 · budget %2 · bonus %3 · crew %4 to %5"),
            {isOpen(card, "type") ? QStringLiteral("?") : printedText(card, "type"), printedText(card, "budget"),
                printedText(card, "bonus"), QString::number(card.crewMin), QString::number(card.crewMax)});
        const auto arrow = [&](Zone zone) { return printedText(card, zone); };
        lines.add(QT_TR_NOOP("  opposition N %1, E %2, S %3, W %4 · reveal %5"),
            {arrow(Zone::North), arrow(Zone::East), arrow(Zone::South), arrow(Zone::West), printedText(card, "reveal")});
    }
    if (!card.objective.name.isEmpty())
        lines.add(QT_TR_NOOP("  objective: %1"), {card.objective.name});
    if (card.enemies.count > 0)
        lines.add(
            card.enemies.text.isEmpty() ? QT_TR_NOOP("  enemy mercenaries: %1") : QT_TR_NOOP("  enemy mercenaries: %1 (%2)"),
            {QString::number(card.enemies.count), card.enemies.text});
    if (!card.success.isEmpty())
        lines.add(QT_TR_NOOP("  success: %1"), {card.success});
    if (!card.failure.isEmpty())
        lines.add(QT_TR_NOOP("  failure: %1"), {card.failure});
    if (card.lasting)
        lines.add(QT_TR_NOOP("  stays until: %1"), {card.expires});
    if (!card.text.isEmpty())
        lines.add(QT_TR_NOOP("  text: %1"), {card.text});
    for (const Effect& effect : card.effects)
        lines.add(QT_TR_NOOP("  %1: %2"), {momentText(effect.phase), effectText(state, effect)});
}

QString mercenaryText(const Mercenary& who)
{
    QStringList parts{engine::fill(tr("cost %1"), {who.cost ? QString::number(*who.cost) : tr("not entered")}),
        engine::fill(tr("healthy %1, weary %2"), {ranksText(who.healthy), ranksText(who.weary)})};
    QStringList lends;
    for (const Skill skill : who.assists)
        lends += shown(skill);
    if (!lends.isEmpty())
        parts += engine::fill(hiredswords::tr("assists %1"), {lends.join(QStringLiteral(", "))});
    if (who.loner)
        parts += hiredswords::tr("loner");
    if (who.fixed)
        parts += hiredswords::tr("keeps its position");
    if (who.neverFlees)
        parts += tr("never flees");
    if (who.rogue != Rogue::No)
        parts += engine::fill(hiredswords::tr("rogue: %1"), {shown(who.rogue)});
    if (who.keyword != Keyword::Any)
        parts += engine::fill(tr("keyword %1"), {shown(who.keyword)});
    if (who.damage != usualDamage)
        parts += engine::fill(hiredswords::tr("damage %1"), {QString::number(who.damage)});
    for (const Counter& counter : who.counters)
        parts += counterName(counter) + QLatin1Char(' ') + QString::number(counter.start);
    if (!who.text.isEmpty())
        parts += who.text;
    return parts.join(QStringLiteral(" · "));
}

void hireable(Lines& lines, const State& state)
{
    lines.add(QT_TR_NOOP("Freelancers, with Melee/Missiles/Stamina/Alertness"));
    for (const Mercenary& who : state.mercenaries)
        if (isFreelancer(state, who, contractCard(state)) && !fighter(state, who.id))
            lines.add(QT_TR_NOOP("  %1 (%2): %3"), {titleOf(state, who.id), who.id, mercenaryText(who)});
    for (const Tactic& tactic : state.tactics)
        if (tactic.where == TacticPlace::Deck)
            lines.add(QT_TR_NOOP("  tactic %1 (%2): cost %3%4"),
                {titleOf(state, tactic.id), tactic.id, tactic.cost ? QString::number(*tactic.cost) : tr("not entered"),
                    (tactic.equipment ? tr(", equipment") : QString())
                        + (tactic.text.isEmpty() ? QString() : QStringLiteral(" · ") + tactic.text)});
}

void ledger(Lines& lines, const State& state)
{
    QStringList agents = namesOf(state, QLatin1String("agent"));
    lines.add(QT_TR_NOOP("%1 · %2 gold · agents %3 of 4 · contracts won %4, lost %5 · %6"),
        {shown(state.location), QString::number(state.wealth), QString::number(agents.size()), QString::number(state.won),
            QString::number(state.lost), state.status == CareerStatus::Running ? nowText(state) : shown(state.status)});
    lines.add(QT_TR_NOOP("Agents: %1"), {titles(state, agents)});
    QStringList standings;
    for (const Standing standing : {Standing::Betrayer, Standing::Criminal, Standing::Guilder})
        if (state.standings.has(standing))
            standings += shown(standing);
    lines.add(QT_TR_NOOP("Standing: %1"), {standings.isEmpty() ? tr("none") : standings.join(QStringLiteral(", "))});
    QStringList faceUp;
    for (const Tactic& tactic : state.tactics)
        if (tactic.where != TacticPlace::Deck)
            faceUp += tactic.id;
    lines.add(QT_TR_NOOP("Tactics at hand: %1"), {titles(state, faceUp)});
    lines.add(QT_TR_NOOP("Final contracts held: %1 · lasting encounters: %2"),
        {titles(state, state.held), titles(state, state.lasting)});
    lines.add(QT_TR_NOOP("Career deck: %1 · opposition deck: %2"), {counted(state.career), counted(state.opposition)});
    if (!state.unusedSettlements.isEmpty())
        lines.add(QT_TR_NOOP("On the discard pile from the beginning: %1"), {state.unusedSettlements});
    for (const Tactic& tactic : state.tactics)
        for (const Counter& counter : tactic.counters)
            if (tactic.where != TacticPlace::Deck)
                lines.add(QT_TR_NOOP("  tokens %1: %2"),
                    {titleOf(state, tactic.id) + QLatin1Char(' ') + counterName(counter), QString::number(counter.left)});
    if (!state.drawn.isEmpty()) {
        lines.add(QT_TR_NOOP("Drawn and undecided: %1"), {titleOf(state, state.drawn)});
        careerCardLines(lines, state, careerCard(state, state.drawn));
    }
}

QString ranksOnTable(const State& state, const QString& figure, const Ranks& ranks)
{
    if (!blankColumn(state, figure).isEmpty())
        return hiredswords::tr("rankings not entered");
    return engine::fill(hiredswords::tr("Melee %1, Missiles %2, Stamina %3, Alertness %4"),
        {ranks.text(Skill::Melee), ranks.text(Skill::Missiles), ranks.text(Skill::Stamina), ranks.text(Skill::Alertness)});
}

QString fighterLine(const State& state, const Fighter& who)
{
    if (who.health == Health::Slain) // off the table, and neither ready nor ranked
        return shown(who.health);
    QStringList parts;
    if (who.at != Position::None)
        parts += shown(who.at);
    parts += QStringList{shown(who.health), who.exhausted ? hiredswords::tr("exhausted") : tr("ready"),
        ranksOnTable(state, who.id, ranksOf(state, who))};
    for (const Counter& counter : who.counters)
        parts += counterName(counter) + QLatin1Char(' ') + QString::number(counter.left);
    if (who.agent)
        parts += hiredswords::tr("agent");
    QStringList lends;
    for (const Skill skill : mercenary(state, who.id).assists)
        lends += shown(skill);
    if (!lends.isEmpty())
        parts += engine::fill(hiredswords::tr("assists %1"), {lends.join(QStringLiteral(", "))});
    return parts.join(QStringLiteral(", "));
}

QString opponentLine(const State& state, const Opponent& card)
{
    if (isTrap(state, card))
        return engine::fill(tr("trap: %1"), {oppositionCard(state, card.cardId()).text});
    QStringList parts{
        card.exhausted ? hiredswords::tr("exhausted") : tr("ready"), ranksOnTable(state, card.id, ranksOf(state, card))};
    if (iconOf(state, card) != MoveIcon::None)
        parts += shown(iconOf(state, card));
    if (damageOf(state, card.id) != usualDamage)
        parts += engine::fill(hiredswords::tr("damage %1"), {QString::number(damageOf(state, card.id))});
    if (card.isMercenary())
        parts += engine::fill(tr("enemy mercenary, %1"), {shown(card.health)});
    else if (const QString& text = oppositionCard(state, card.cardId()).text; !text.isEmpty())
        parts += text;
    return parts.join(QStringLiteral(", "));
}

void battle(Lines& lines, const State& state)
{
    const CareerCard& card = contractCard(state);
    lines.add(QT_TR_NOOP("Contract: %1 (%2, %3) · budget left %4 · M %5"),
        {titleOf(state, state.contract->card), printedText(card, "keyword"),
            isOpen(card, "type") ? QStringLiteral("?") : shown(card.type), budgetLeftText(state),
            state.contract->m ? QString::number(state.contract->m) : tr("not fixed")});
    careerCardLines(lines, state, card);
    for (const Counter& counter : state.contract->counters)
        lines.add(QT_TR_NOOP("  tokens %1: %2"), {counterName(counter), QString::number(counter.left)});
    if (state.step == Step::Prepare)
        hireable(lines, state);
    if (!state.battle)
        return;
    if (state.battle->round > 0)
        lines.add(QT_TR_NOOP("Round %1, phase %2 of 7 · quiet rounds %3"),
            {QString::number(state.battle->round), QString::number(state.battle->phase),
                QString::number(state.battle->quietRounds)});
    for (const Fighter& who : state.battle->crew)
        lines.add(QT_TR_NOOP("  %1 (%2): %3"), {titleOf(state, who.id), who.id, fighterLine(state, who)});
    for (const Zone zone : zones) {
        if (state.battle->opposition.isEmpty())
            break;
        lines.add(QT_TR_NOOP("  %1 zone: face-down cards %2"), {shown(zone), QString::number(hiddenCount(state, zone))});
        for (const Opponent& opponent : state.battle->opposition)
            if (opponent.zone == zone && opponent.faceUp)
                lines.add(QT_TR_NOOP("    %1: %2"), {titleOf(state, opponent.id), opponentLine(state, opponent)});
    }
}

} // namespace

QList<Message> summary(const State& state)
{
    Lines lines;
    ledger(lines, state);
    if (state.contract)
        battle(lines, state);
    for (const Effect* effect : due(state))
        lines.add(QT_TR_NOOP("Due now: %1"), {effectText(state, *effect)});
    for (const QString& note : state.notes)
        lines.add(QT_TR_NOOP("Note: %1"), {note});
    return lines.all;
}

} // namespace hiredswords
