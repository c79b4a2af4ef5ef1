// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done now. Offers that name a hidden token are for their owner alone.
#include "games/coppers-and-crows/rules/rules.h"

#include "engine/offers.h"

namespace coppersandcrows {

QList<engine::Offer> offers(const State& state)
{
    engine::Offers<State> all(state);
    const Player* who = find(state, state.turn);
    if (!state.perch)
        all.add(DrawCrow{});
    if (!who || state.step == Step::Over)
        return all.all;
    if (state.step == Step::Forage)
        all.add(Forage{}, who->id);
    if (state.step == Step::Deed) {
        all.add(Hire{}, who->id);
        all.add(TakeToken{}, who->id);
        all.add(Pass{}, who->id);
    }
    for (const Token token : {Token::Corn, Token::Stone}) {
        if (state.step == Step::Deed && who->hand.contains(token))
            all.add(Hide{token}, who->id, true);
        if (state.step == Step::Call)
            for (const Player& caller : state.players)
                all.add(Call{caller.id, token}, caller.id);
        if (state.step == Step::Open && (!who->fist || *who->fist == token || *who->fist == Token::Unseen))
            all.add(Open{token}, who->id, true);
    }
    return all.all;
}

} // namespace coppersandcrows
