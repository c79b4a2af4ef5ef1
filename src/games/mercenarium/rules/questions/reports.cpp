// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Questions that tell how things stand: hands, piles, Limbo, repetition, hymns, classes, the goal.
#include "games/mercenarium/rules/questions/questions.h"

#include "engine/asking.h"
#include "engine/json.h"

#include <algorithm>

namespace mercenarium {

using engine::Answer;

Answer answer(const State& state, const HandOf& q)
{
    const Player* who = player(state, actor(state, q.player));
    if (!who)
        return {};
    Answer answer = answered(
        QJsonObject{{QStringLiteral("cards"), int(who->hand.size())}, {QStringLiteral("hymns"), int(who->hymns.size())},
            {QStringLiteral("limited"), !state.singularity}, {QStringLiteral("surplus_cards"), surplusCards(state, *who)},
            {QStringLiteral("surplus_hymns"), surplusHymns(state, *who)}},
        R::I_HAND);
    if (state.singularity)
        answer.told += engine::Told{&reason(R::I_NO_LIMIT), {}};
    return answer;
}

Answer answer(const State& state, const LimboOf& q)
{
    const Seat seat = actor(state, q.player);
    const Player* who = player(state, seat);
    if (!who)
        return {};
    const bool isIn = isInLimbo(state, seat);
    const bool hasHymn = !who->hymns.isEmpty() || (state.singularity && who->hand.contains(unnamed));
    QJsonArray ways;
    if (isIn && !who->faceDown.isEmpty())
        for (const Placed* card : buyable(state, seat))
            ways += QStringLiteral("buy ") + card->id.text();
    if (isIn && hasHymn)
        ways += QStringLiteral("sing");
    const bool isTwo = state.players.size() == 2;
    // Limbo that began in the player's own turn runs until the end of the next one (ME-135).
    const bool thisTurn = state.current == seat && (who->limboSince < 0 || who->limboSince < state.turn);
    Answer answer =
        answered(QJsonObject{{QStringLiteral("in_limbo"), isIn},
                     {QStringLiteral("deadline"),
                         isIn && isTwo ? QJsonValue(thisTurn ? QStringLiteral("this turn") : QStringLiteral("next turn"))
                                       : QJsonValue(QJsonValue::Null)},
                     {QStringLiteral("ways"), ways}},
            R::I_LIMBO);
    const auto add = [&](R id) { answer.told += engine::Told{&reason(id), {}}; };
    if (isIn) {
        add(isTwo ? R::I_LIMBO_TURN : R::I_LIMBO_LASTS);
        if (hasHymn)
            add(R::I_LIMBO_HYMN);
        else if (isTwo && ways.isEmpty())
            add(R::I_NO_WAY_OUT);
    } else {
        add(R::I_LIMBO_ENDED);
    }
    return answer;
}

Answer answer(const State& state, const Repetition&)
{
    const int seen = timesSeen(state), needed = timesNeeded(state);
    Answer answer = answered(
        QJsonObject{{QStringLiteral("seen"), seen}, {QStringLiteral("needed"), needed}, {QStringLiteral("draw"), seen >= needed}},
        R::I_STALEMATE);
    if (seen >= needed)
        answer.told += engine::Told{&reason(R::I_REPEATED), {}};
    return answer;
}

Answer answer(const State& state, const Counts&)
{
    int named = 0, inHands = 0, captured = 0;
    for (const Player& who : state.players) {
        inHands += int(who.hand.size() + who.hymns.size());
        captured += who.captures();
        named += int(std::ranges::count_if(who.hand, &Card::isNamed));
    }
    return answered(
        QJsonObject{{QStringLiteral("deck"), state.deck}, {QStringLiteral("hymnal"), state.hymnal},
            {QStringLiteral("discard"), int(state.discard.size())}, {QStringLiteral("in_play"), int(state.board.size())},
            {QStringLiteral("in_hands"), inHands}, {QStringLiteral("captured"), captured},
            {QStringLiteral("named_in_hands"), named}, {QStringLiteral("singularity"), state.singularity},
            {QStringLiteral("draws_until_singularity"),
                state.singularity ? QJsonValue(QJsonValue::Null) : QJsonValue(state.deck)},
            {QStringLiteral("draws_until_stalemate"), state.singularity ? QJsonValue(state.deck) : QJsonValue(QJsonValue::Null)}},
        R::I_COUNTS);
}

Answer answer(const State& state, const HymnsOf&)
{
    int held = 0, faceUp = 0, discarded = 0;
    for (const Player& who : state.players)
        for (const Held& one : who.hymns)
            ++(one.faceUp ? faceUp : held);
    discarded = int(std::ranges::count_if(state.discard, &Card::isHymn));
    const int sung = state.song ? 1 : 0;
    return answered(
        QJsonObject{{QStringLiteral("hymnal"), state.hymnal}, {QStringLiteral("held"), held}, {QStringLiteral("face_up"), faceUp},
            {QStringLiteral("discarded"), discarded}, {QStringLiteral("sung"), sung},
            {QStringLiteral("total"),
                state.singularity ? QJsonValue(QJsonValue::Null) : QJsonValue(state.hymnal + held + faceUp + discarded + sung)}},
        R::I_HYMN_COUNT);
}

Answer answer(const State& state, const HymnText& q)
{
    const Card hymn = q.face ? zodiacHymn(state, *q.face) : q.hymn.value_or(unnamed);
    if (!hymn.isHymn())
        return wrong(
            "hymn.hymn", hymn.text(), tr("This is no hymn."), tr("Name a hymn from I to XV, or a face of the Zodiac die."));
    const HymnLine line = hymnLine(state, hymn);
    QJsonArray steps;
    for (const Effect& effect : stepsOf(state, hymn))
        steps += shown(state, effect);
    const QString text = textOf(state, hymn);
    Answer answer =
        answered(QJsonObject{{QStringLiteral("hymn"), hymn.text()}, {QStringLiteral("title"), line.title},
                     {QStringLiteral("text"), text}, {QStringLiteral("steps"), steps}, {QStringLiteral("stays"), line.stays}},
            text.isEmpty() && steps.isEmpty() ? R::I_HYMN_UNKNOWN : R::I_HYMN_TEXT);
    if (q.face)
        answer.told += engine::Told{&reason(R::I_ZODIAC_ROLLED), {}};
    if (state.singularity && !line.singularity.isEmpty())
        answer.told += engine::Told{&reason(R::I_SINGULARITY_HYMN), {}};
    return answer;
}

Answer answer(const State&, const ClassOf& q)
{
    QJsonObject value{{QStringLiteral("class"), engine::nameOf(q.card.kind())}};
    if (q.card.isOfDeck()) {
        value.insert(QStringLiteral("suit"), engine::nameOf(q.card.suit()));
        value.insert(QStringLiteral("value"), q.card.value());
    }
    return answered(value, R::I_CLASS);
}

Answer answer(const State& state, const Composition&)
{
    QJsonObject value;
    for (int code = 0; code < deckCards; ++code) {
        const Card card{code};
        for (const QString& key : {engine::nameOf(card.kind()), engine::nameOf(card.suit())})
            value.insert(key, value.value(key).toInt() + 1);
    }
    value.insert(QStringLiteral("deck"), deckCards);
    value.insert(QStringLiteral("hymns"), state.settings.hymns == OnOff::On ? hymnCards : 0);
    value.insert(QStringLiteral("cards"), cardsInGame(state));
    return answered(value, R::I_COMPOSITION);
}

Answer answer(const State& state, const Goal&)
{
    QJsonArray rows;
    for (const Player& who : state.players) {
        int inLimbo = 0;
        for (const Player& other : state.players)
            inLimbo += other.id != who.id && isInLimbo(state, other.id);
        rows += QJsonObject{{QStringLiteral("player"), engine::nameOf(who.id)}, {QStringLiteral("captures"), who.captures()},
            {QStringLiteral("missing"), std::max(0, capturesToWin - who.captures())},
            {QStringLiteral("opponents_in_limbo"), inLimbo}};
    }
    return answered(QJsonObject{{QStringLiteral("captures_to_win"), capturesToWin}, {QStringLiteral("limbo_wins"), true},
                        {QStringLiteral("players"), rows}},
        R::I_GOAL);
}

Answer answer(const State& state, const RulesInForce&)
{
    return answered(QJsonArray::fromStringList(engine::rulesBehind(offers(state), bookRules())), R::I_ACTIONS);
}

} // namespace mercenarium
