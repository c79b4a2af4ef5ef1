// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The state in a few lines; the first one is what the shelf shows.
#include "games/hiredswords/rules/conditions.h"
#include "games/hiredswords/rules/rules.h"

namespace hiredswords {

using engine::Message;

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("hiredswords", text);
}

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
    return deck.count < 0 ? tr("not counted") : QString::number(deck.count);
}

void ledger(Lines& lines, const State& state)
{
    QStringList agents = namesOf(state, QLatin1String("agent"));
    lines.add(QT_TRANSLATE_NOOP("hiredswords", "%1 · %2 gold · agents %3 of 4 · contracts won %4, lost %5 · %6"),
              {shown(state.location), QString::number(state.wealth), QString::number(agents.size()), QString::number(state.won), QString::number(state.lost),
               state.status == CareerStatus::Running ? nowText(state) : shown(state.status)});
    lines.add(QT_TRANSLATE_NOOP("hiredswords", "Agents: %1"), {titles(state, agents)});
    QStringList standings;
    for (const Standing standing : {Standing::Betrayer, Standing::Criminal, Standing::Guilder})
        if (state.standings.has(standing))
            standings += shown(standing);
    lines.add(QT_TRANSLATE_NOOP("hiredswords", "Standing: %1"), {standings.isEmpty() ? tr("none") : standings.join(QStringLiteral(", "))});
    QStringList faceUp;
    for (const Tactic& tactic : state.tactics)
        if (tactic.where != TacticPlace::Deck)
            faceUp += tactic.id;
    lines.add(QT_TRANSLATE_NOOP("hiredswords", "Tactics at hand: %1"), {titles(state, faceUp)});
    lines.add(QT_TRANSLATE_NOOP("hiredswords", "Final contracts held: %1 · lasting encounters: %2"), {titles(state, state.held), titles(state, state.lasting)});
    lines.add(QT_TRANSLATE_NOOP("hiredswords", "Career deck: %1 cards, discarded: %2 · opposition deck: %3 cards, discarded: %4"),
              {counted(state.career), QString::number(state.career.discard.size()), counted(state.opposition), QString::number(state.opposition.discard.size())});
    if (!state.drawn.isEmpty())
        lines.add(QT_TRANSLATE_NOOP("hiredswords", "Drawn and undecided: %1"), {titleOf(state, state.drawn)});
}

QString fighterLine(const State& state, const Fighter& who)
{
    const Ranks ranks = ranksOf(state, who);
    QStringList parts{shown(who.at), shown(who.health), who.exhausted ? tr("exhausted") : tr("ready"),
                      engine::fill(tr("Melee %1, Missiles %2, Stamina %3, Alertness %4"),
                                   {QString::number(ranks.melee), QString::number(ranks.missiles), QString::number(ranks.stamina), QString::number(ranks.alertness)})};
    for (const Counter& counter : who.counters)
        parts += counter.id + QLatin1Char(' ') + QString::number(counter.left);
    if (who.agent)
        parts += tr("agent");
    return parts.join(QStringLiteral(", "));
}

QString opponentLine(const State& state, const Opponent& card)
{
    const Ranks ranks = ranksOf(state, card);
    if (isTrap(state, card))
        return tr("trap");
    QStringList parts{card.exhausted ? tr("exhausted") : tr("ready"),
                      engine::fill(tr("Melee %1, Missiles %2, Stamina %3, Alertness %4"),
                                   {QString::number(ranks.melee), QString::number(ranks.missiles), QString::number(ranks.stamina), QString::number(ranks.alertness)})};
    if (iconOf(state, card) != MoveIcon::None)
        parts += shown(iconOf(state, card));
    if (card.isMercenary())
        parts += tr("enemy mercenary, ") + shown(card.health);
    return parts.join(QStringLiteral(", "));
}

void battle(Lines& lines, const State& state)
{
    const CareerCard& card = contractCard(state);
    lines.add(QT_TRANSLATE_NOOP("hiredswords", "Contract: %1 (%2, %3) · budget left %4 · M %5"),
              {titleOf(state, state.contract->card), shown(card.keyword), shown(card.type), QString::number(state.contract->budget),
               state.contract->m ? QString::number(state.contract->m) : tr("not fixed")});
    if (!state.battle)
        return;
    if (state.battle->round > 0)
        lines.add(QT_TRANSLATE_NOOP("hiredswords", "Round %1, phase %2 of 7 · quiet rounds %3"),
                  {QString::number(state.battle->round), QString::number(state.battle->phase), QString::number(state.battle->quietRounds)});
    for (const Fighter& who : state.battle->crew)
        lines.add(QT_TRANSLATE_NOOP("hiredswords", "  %1: %2"), {titleOf(state, who.id), fighterLine(state, who)});
    for (const Zone zone : zones) {
        lines.add(QT_TRANSLATE_NOOP("hiredswords", "  %1 zone: face-down cards %2"), {shown(zone), QString::number(hiddenCount(state, zone))});
        for (const Opponent& opponent : state.battle->opposition)
            if (opponent.zone == zone && opponent.faceUp)
                lines.add(QT_TRANSLATE_NOOP("hiredswords", "    %1: %2"), {titleOf(state, opponent.id), opponentLine(state, opponent)});
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
        lines.add(QT_TRANSLATE_NOOP("hiredswords", "Due now: %1"), {effectText(*effect)});
    for (const QString& note : state.notes)
        lines.add(QT_TRANSLATE_NOOP("hiredswords", "Note: %1"), {note});
    return lines.all;
}

} // namespace hiredswords
