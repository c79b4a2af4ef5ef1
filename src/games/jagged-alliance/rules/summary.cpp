// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table in words, for reading without a window.
#include "games/jagged-alliance/rules/conditions.h"
#include "games/jagged-alliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

namespace {

class Lines {
public:
    QList<Message> all;
    void add(const char* text, const QStringList& args = {}) { all += Message{"jaggedalliance", text, args}; }
};

// Of a scenario that is put away only its id is kept: "relay-station".
QString asTitle(QString id)
{
    id.replace(QLatin1Char('-'), QLatin1Char(' '));
    if (!id.isEmpty())
        id[0] = id[0].toUpper();
    return id;
}

QString conditionsText(const QList<Condition>& conditions)
{
    QString text;
    for (const Condition condition : conditions)
        text += QStringLiteral(", ") + shown(condition);
    return text;
}

QString unconfirmed(bool isSo) { return isSo ? tr(", not compared with the real card yet") : QString(); }

QString cardText(const State& state, const Card& card)
{
    QStringList parts{titleOf(state, card.id), placeName(card.place)};
    if (card.durability > 0)
        parts += engine::fill(tr("durability %1 of %2"), {number(card.durability - card.spent), number(card.durability)});
    return parts.join(QStringLiteral(", ")) + unconfirmed(card.unconfirmed);
}

void threatLines(Lines& lines, const State& state)
{
    if (dictator(state).unconfirmed)
        lines.add(QT_TR_NOOP("The board of %1 is not compared with the real one yet"), {titleOf(state, state.dictator)});
    QStringList counters;
    for (const int space : state.threat.counters)
        counters += number(space);
    lines.add(QT_TR_NOOP("Threat level %1 · tokens %2 · %3 · counter-attacks on: %4 · events: %5"),
        {number(state.threat.level), number(state.threat.tokens), state.threat.night ? tr("night") : tr("day"),
            counters.isEmpty() ? tr("none") : counters.join(QStringLiteral(", ")),
            state.threat.eventSlots.isEmpty() ? tr("none") : titles(state, state.threat.eventSlots)});
    if (state.threat.attack)
        lines.add(QT_TR_NOOP("Counter-attack now: strength %1"), {strengthText(state)});
    for (const Lieutenant& one : state.lieutenants)
        if (one.inPlay())
            lines.add(one.text.isEmpty() ? QT_TR_NOOP("Lieutenant %1: %2") : QT_TR_NOOP("Lieutenant %1: %2. %3"),
                {titleOf(state, one.id), pileName(one.place) + unconfirmed(one.unconfirmed), one.text});
    for (const Mission& one : state.missions)
        if (one.place == Pile::Table)
            lines.add(one.text.isEmpty() ? QT_TR_NOOP("Mission %1 at %2: conditions met %3 of %4")
                                         : QT_TR_NOOP("Mission %1 at %2: conditions met %3 of %4. %5"),
                {titleOf(state, one.id) + unconfirmed(one.unconfirmed),
                    accessOf(state, one).isEmpty() ? tr("no access") : titleOf(state, accessOf(state, one)), number(one.done),
                    number(one.goals.size()), one.text});
}

void sectorLines(Lines& lines, const State& state)
{
    for (const Sector& one : state.sectors) {
        if (isOnlyNamed(state, one))
            lines.add(QT_TR_NOOP("Sector %1 (%2): not entered yet"), {titleOf(state, one.id), one.id});
        else
            lines.add(QT_TR_NOOP("Sector %1 (%2): %3 · rebels %4 of %5"),
                {titleOf(state, one.id), one.id, stateText(state, one), number(one.rebels),
                    blankSlots(state, one.id).isEmpty() ? number(one.rebelSlots) : QStringLiteral("?")});
        for (const Figure* enemy : enemiesAt(state, one.id))
            lines.add(QT_TR_NOOP("  %1 (%2): area %3, damage %4 of %5%6%7"),
                {titleOf(state, enemy->id), enemy->id, enemy->hidden ? tr("hidden") : enemy->area.toUpper(),
                    number(enemy->damage), healthText(state, *enemy), enemy->elite ? tr(", elite") : QString(),
                    conditionsText(enemy->conditions) + unconfirmed(enemyCard(state, enemy->card).unconfirmed)});
        for (const Token& token : state.tokens)
            if (token.at == one.id)
                lines.add(QT_TR_NOOP("  %1 (%2): %3"),
                    {titleOf(state, token.id), token.id, token.faceUp ? encounterText(state, token.shows) : tr("face down")});
        for (const Corpse& corpse : state.corpses)
            if (corpse.at == one.id)
                lines.add(QT_TR_NOOP("  corpse of %1 (%2): area %3, loot left: %4"),
                    {titleOf(state, corpse.id), corpse.id, corpse.area.toUpper(), lootText(state, corpse)});
    }
}

void boardLines(Lines& lines, const State& state)
{
    for (const Mercenary& who : state.mercenaries) {
        if (who.place == MercPlace::Roster || who.place == MercPlace::Dead)
            continue;
        lines.add(QT_TR_NOOP("%1 (%2): stamina %3, fatigue %4, wounds %5 · %6 · command %7%8"),
            {titleOf(state, who.id), who.id, staminaText(state, who), number(who.fatigue), number(who.wounds),
                who.place != MercPlace::Team ? shown(who.place)
                    : tracksTable(state)     ? placeText(state, who.at, who.area)
                                             : tr("on the table"),
                number(who.command),
                (who.down ? tr(", knocked down") : QString()) + (who.injury ? tr(", Severe Injury") : QString())
                    + conditionsText(who.conditions) + (who.activated ? tr(", activated") : QString())
                    + unconfirmed(who.unconfirmed)});
        for (const Card* card : cardsOf(state, who.id))
            lines.add(QT_TR_NOOP("  %1 (%2)"), {cardText(state, *card), card->id});
    }
}

void campaignLines(Lines& lines, const State& state)
{
    QStringList market, storage, free, played;
    for (const Card& card : state.cards) {
        if (card.place == Place::Market)
            market += titleOf(state, card.id)
                + (card.cost ? QStringLiteral(" ") + number(*card.cost) + QStringLiteral("$") : QString());
        if (card.place == Place::Storage)
            storage += titleOf(state, card.id);
    }
    int nameless = 0;
    for (const QString& id : rosterLeft(state))
        if (!mercenary(state, id).title.isEmpty())
            free += titleOf(state, id) + QStringLiteral(" (") + id + QLatin1Char(')');
        else
            ++nameless;
    if (nameless > 0)
        free += engine::fill(tr("not entered: %1"), {number(nameless)});
    for (const Played& one : state.history)
        played += asTitle(one.id) + QLatin1Char(' ') + (one.won ? tr("won") : tr("not won yet")) + QStringLiteral(" (")
            + number(one.attempts) + QLatin1Char(')');
    const auto joined = [](const QStringList& list) { return list.isEmpty() ? tr("none") : list.join(QStringLiteral(", ")); };
    lines.add(QT_TR_NOOP("Market deck: %1"), {joined(market)});
    lines.add(QT_TR_NOOP("Storage: %1"), {joined(storage)});
    lines.add(QT_TR_NOOP("Mercenaries not in use: %1"), {joined(free)});
    lines.add(QT_TR_NOOP("Scenarios: %1"), {joined(played)});
}

} // namespace

QList<Message> summary(const State& state)
{
    Lines lines;
    lines.add(QT_TR_NOOP("%1 · funds %2 · rebels %3 · scenarios won %4"),
        {state.scenario ? (state.scenario->title.isEmpty() ? state.scenario->id : state.scenario->title) + QStringLiteral(", ")
                    + nowText(state)
                        : nowText(state),
            number(state.funds), number(state.rebels),
            number(std::ranges::count_if(state.history, [](const Played& one) { return one.won; }))});
    if (!state.diceConfirmed)
        lines.add(QT_TR_NOOP("The dice are an example: copy the faces from your own and confirm them"));
    if (state.phase == Phase::Campaign) {
        campaignLines(lines, state);
    } else {
        if (!state.scenario->objective.isEmpty())
            lines.add(QT_TR_NOOP("Objective: %1"), {state.scenario->objective});
        threatLines(lines, state);
        sectorLines(lines, state);
    }
    boardLines(lines, state);
    for (const Incoming& one : state.incoming)
        lines.add(QT_TR_NOOP("To be answered: damage %2 to %1"), {titleOf(state, one.who), damageWords(state, one)});
    if (state.successes)
        lines.add(QT_TR_NOOP("Successes to assign: %1 (%2)"), {number(state.successes->left), shown(state.successes->skill)});
    for (const Effect& effect : state.due)
        lines.add(QT_TR_NOOP("Due: %1"), {effectText(state, effect)});
    for (const Noted* noted : notedNow(state))
        lines.add(
            noted->leftUndone ? QT_TR_NOOP("Left undone: %1") : QT_TR_NOOP("Due now: %1"), {effectText(state, noted->effect)});
    for (const QString& note : state.notes)
        lines.add(QT_TR_NOOP("Note: %1"), {note});
    return lines.all;
}

} // namespace jaggedalliance
