// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Questions that tell how things stand: hands, piles, Limbo, repetition, hymns, classes, the goal.
#include "games/mercenarium/rules/hymns/singing.h"
#include "games/mercenarium/rules/questions/questions.h"

#include <algorithm>

namespace mercenarium {

using engine::Answered;

Answered<HandOf::Given> answer(const State& state, const HandOf& q)
{
    const Player* who = player(state, actor(state, q.player));
    if (!who)
        return {};
    Answered<HandCount> answer = answered(HandCount{int(who->hand.size()), int(who->hymns.size()), !state.singularity,
                                              surplusCards(state, *who), surplusHymns(state, *who)},
        state.singularity ? R::I_NO_LIMIT : R::I_HAND);
    tellToo(answer, answer.value.surplusCards + answer.value.surplusHymns > 0, R::I_SURPLUS);
    return answer;
}

std::optional<WayOut> WayOut::read(const QJsonValue& json)
{
    const QString text = json.toString();
    if (text == QLatin1String("sing"))
        return WayOut{};
    const auto card = Card::read(text.mid(text.indexOf(QLatin1Char(' ')) + 1));
    return card && text.startsWith(QLatin1String("buy ")) ? std::optional(WayOut{card}) : std::nullopt;
}

QJsonValue WayOut::written() const { return buys ? QStringLiteral("buy ") + buys->text() : QStringLiteral("sing"); }
QString WayOut::allowed() { return QStringLiteral("sing, or: buy 8B"); }

Answered<LimboOf::Given> answer(const State& state, const LimboOf& q)
{
    const Seat seat = actor(state, q.player);
    const Player* who = player(state, seat);
    if (!who)
        return {};
    const bool isIn = isInLimbo(state, seat);
    const bool hasHymn = !who->hymns.isEmpty() || (state.singularity && who->hand.contains(unnamed));
    QList<WayOut> ways;
    if (isIn && !who->faceDown.isEmpty())
        for (const Placed* card : buyable(state, seat))
            ways += WayOut{card->id};
    if (isIn && hasHymn)
        ways += WayOut{};
    const bool isTwo = state.players.size() == 2;
    // Limbo that began in the player's own turn runs until the end of the next one (ME-135).
    const bool thisTurn = state.current == seat && (who->limboSince < 0 || who->limboSince < state.turn);
    const Deadline deadline = thisTurn ? Deadline::ThisTurn : Deadline::NextTurn;
    Answered<Limbo> answer =
        answered(Limbo{isIn, isIn && isTwo ? std::optional(deadline) : std::nullopt, ways}, isIn ? R::I_LIMBO : R::I_NO_LIMBO);
    const auto add = [&](R id) { answer.told += engine::Told{&reason(id), {}}; };
    if (isIn) {
        add(isTwo ? R::I_LIMBO_TURN : R::I_LIMBO_LASTS);
        if (hasHymn)
            add(R::I_LIMBO_HYMN);
        else if (isTwo && ways.isEmpty())
            add(R::I_NO_WAY_OUT);
    }
    return answer;
}

Answered<Repetition::Given> answer(const State& state, const Repetition&)
{
    const int seen = timesSeen(state), needed = timesNeeded(state);
    Answered<Occurrence> answer = answered(Occurrence{seen, needed, seen >= needed}, R::I_COUNTED);
    tellToo(answer, seen >= needed, R::I_REPEATED);
    return answer;
}

Answered<Counts::Given> answer(const State& state, const Counts&)
{
    CardCounts counts{
        state.deck, state.hymnal, int(state.discard.size()), int(state.board.size()), 0, 0, 0, state.singularity, {}, {}};
    for (const Player& who : state.players) {
        counts.inHands += int(who.hand.size() + who.hymns.size());
        counts.captured += who.captures();
        counts.namedInHands += int(std::ranges::count_if(who.hand, &Card::isNamed));
    }
    (state.singularity ? counts.untilStalemate : counts.untilSingularity) = state.deck;
    Answered<CardCounts> answer = answered(counts, R::I_COUNTS);
    tellToo(answer, true, state.singularity ? R::I_UNTIL_STALEMATE : R::I_UNTIL_SINGULARITY);
    tellToo(answer, !state.discard.isEmpty(), R::I_DISCARDS);
    return answer;
}

Answered<HymnsOf::Given> answer(const State& state, const HymnsOf&)
{
    HymnCounts counts{state.hymnal, 0, 0, int(std::ranges::count_if(state.discard, &Card::isHymn)), state.song ? 1 : 0, {}};
    for (const Player& who : state.players)
        for (const Held& one : who.hymns)
            ++(one.faceUp ? counts.faceUp : counts.held);
    if (!state.singularity)
        counts.total = counts.hymnal + counts.held + counts.faceUp + counts.discarded + counts.sung;
    return answered(counts, R::I_HYMN_COUNT);
}

Answered<HymnText::Given> answer(const State& state, const HymnText& q)
{
    const Card hymn = q.face ? zodiacHymn(state, *q.face) : q.hymn.value_or(unnamed);
    if (!hymn.isHymn())
        return Wrong{{QStringLiteral("hymn.hymn"), hymn.text(), tr("This is no hymn."),
            tr("Name a hymn from I to XV, or a face of the Zodiac die.")}};
    const HymnLine line = hymnLine(state, hymn);
    QStringList steps;
    for (const Effect& effect : stepsOf(state, hymn))
        steps += shown(state, effect);
    const QString text = textOf(state, hymn);
    Answered<HymnSays> answer = answered(HymnSays{hymn, line.title, text, steps, line.stays},
        text.isEmpty() && steps.isEmpty() ? R::I_HYMN_UNKNOWN : R::I_HYMN_TEXT);
    tellToo(answer, q.face.has_value(), R::I_ZODIAC_ROLLED);
    const bool isRewritten = state.singularity && !line.singularity.isEmpty();
    tellToo(answer, isRewritten, rewritten(hymn));
    tellToo(answer, isRewritten && q.face, R::I_SINGULARITY_ROLLED);
    return answer;
}

Answered<ClassOf::Given> answer(const State&, const ClassOf& q)
{
    QJsonObject value{{QStringLiteral("class"), engine::nameOf(q.card.kind())}};
    if (q.card.isOfDeck()) {
        value.insert(QStringLiteral("suit"), engine::nameOf(q.card.suit()));
        value.insert(QStringLiteral("value"), q.card.value());
    }
    return answered(value,
        q.card.isLord()            ? R::I_LORD
            : q.card.isMercenary() ? R::I_MERCENARY
            : q.card.isOfDeck()    ? R::I_MATERIA
                                   : R::I_HYMN);
}

Answered<Composition::Given> answer(const State& state, const Composition&)
{
    QMap<QString, int> value;
    for (int code = 0; code < deckCards; ++code) {
        const Card card{code};
        for (const QString& key : {engine::nameOf(card.kind()), engine::nameOf(card.suit())})
            ++value[key];
    }
    value.insert(QStringLiteral("deck"), deckCards);
    value.insert(QStringLiteral("hymns"), state.settings.hymns == OnOff::On ? hymnCards : 0);
    value.insert(QStringLiteral("cards"), cardsInGame(state));
    Answered<Composition::Given> answer = answered(value, R::I_COMPOSITION);
    tellToo(answer, state.settings.hymns == OnOff::On, R::I_COMPOSITION_HYMNS);
    return answer;
}

Answered<Goal::Given> answer(const State& state, const Goal&)
{
    HowFar goal;
    for (const Player& who : state.players) {
        PlayerGoal row{who.id, who.captures(), std::max(0, capturesToWin - who.captures()), 0};
        for (const Player& other : state.players)
            row.opponentsInLimbo += other.id != who.id && isInLimbo(state, other.id);
        goal.players += row;
    }
    Answered<HowFar> answer = answered(goal, R::I_GOAL);
    tellToo(answer, true, state.players.size() == 2 ? R::I_GOAL_TWO : R::I_GOAL_LIMBO);
    tellToo(answer, std::ranges::any_of(state.players, [](const Player& who) { return !who.faceUp.isEmpty(); }), R::I_GOAL_SPENT);
    return answer;
}

Answered<RulesInForce::Given> answer(const State& state, const RulesInForce&)
{
    return answered(engine::rulesBehind(offers(state), bookRules()), R::I_ACTIONS);
}

} // namespace mercenarium
