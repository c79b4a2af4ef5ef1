// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/stages.h"

#include "games/mercenarium/rules/actions.h"
#include "games/mercenarium/rules/query.h"
#include "games/mercenarium/rules/reasons.h"
#include "games/mercenarium/rules/rules.h"
#include "kit/lists/stages.h"

namespace mercenarium::desk {

namespace {

// Dealing and the roll for the first turn come in either order; on a light table the cards are dealt unseen.
QList<kit::Stage> setUp(const State& state, const QList<engine::Offer>& offers)
{
    const bool isDealt = state.dealt || !tracksBoard(state);
    const int now = state.players.size() < 2 ? 1 : !isDealt ? 2 : 3;
    QList<kit::Stage> all = kit::stagesOf(
        {mercenarium::tr("1 Take seats"), mercenarium::tr("2 Deal"), mercenarium::tr("3 Roll for the first turn")}, now);
    kit::setRules(all, {&reason(R::I_SEATED), &reason(R::I_HAND), &reason(R::I_ORDER)});
    if (isOrderKnown(state))
        all[2].when = kit::Stage::When::Done;
    if (now == 1) // without its players no stage is about itself
        return all;
    if (!isDealt)
        all[1].action = kit::offered<Deal>(offers);
    if (!isOrderKnown(state))
        all[2].action = kit::offered<RollOrder>(offers);
    return all;
}

} // namespace

QList<kit::Stage> stages(const State& state, const QList<engine::Offer>& offers)
{
    if (state.step == Step::Over)
        return {};
    if (state.step == Step::Setup)
        return setUp(state, offers);
    QStringList names;
    QList<const engine::Reason*> rules;
    const auto add = [&](const QString& name, R rule) {
        names += number(names.size() + 1) + QLatin1Char(' ') + name;
        rules += &reason(rule);
    };
    const Player* who = player(state, state.current);
    const int surplus = who ? surplusCards(state, *who) + surplusHymns(state, *who) : 0;
    int now = 1;
    const qsizetype noted = due(state).size();
    const bool isReminded = noted > 0; // it is done, or struck out, in the list
    if (isReminded) {
        add(fill(mercenarium::tr("Noted for now: %1"), {number(noted)}), R::W_REMINDER);
        ++now;
    }
    if (state.song) {
        add(mercenarium::tr("The hymn's steps"), R::W_STEPS_LEFT);
        if (state.song->due.isEmpty()) // or the table alone knows them
            ++now;
        add(mercenarium::tr("The hymn is done"), R::W_STEPS_LEFT);
    } else {
        if (surplus > 0)
            add(fill(mercenarium::tr("Shuffle back: %1"), {number(surplus)}), R::E_SURPLUS);
        if (isInLimbo(state, state.current))
            add(mercenarium::tr("One action: out of Limbo"), R::I_LIMBO_TURN);
        else
            add(mercenarium::tr("One action"), R::E_TURN);
    }
    const qsizetype last = names.size();
    add(fill(mercenarium::tr("Turn of %1"), {nameOf(state, nextSeat(state, state.current))}), R::E_TURN);
    QList<kit::Stage> all = kit::stagesOf(names, now);
    for (qsizetype i = 0; i < all.size(); ++i)
        all[i].rule = rules[i];
    if (isReminded)
        all.first().when = kit::Stage::When::Due;
    if (state.song)
        all[last - 1].action = kit::offered<EndSong>(offers);
    else if (surplus == 0)
        all[last].action = kit::offered<Pass>(offers);
    return all;
}

} // namespace mercenarium::desk
