// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The order of play as stages: made of their names and of where it stands, each with what is offered for it.
#pragma once

#include "kit/lists/stage_bar.h"

namespace kit {

// now, from 1, is due: what stands before it is done, what stands behind it comes next. None has an action yet.
QList<Stage> stagesOf(const QStringList& names, int now);
// Where the book tells of each, in their order.
void setRules(QList<Stage>& stages, std::initializer_list<const engine::Reason*> rules);

// The first of these actions that is offered and allowed; else the first that is offered at all, for its reasons; else none.
// actor: whose it must be; empty: anybody's.
template <engine::Act... A> engine::AnyAction offered(const QList<engine::Offer>& offers, const QString& actor = {})
{
    engine::AnyAction found;
    const auto take = [&]<engine::Act One>(bool mustBeAllowed) {
        for (const engine::Offer& offer : offers)
            if (offer.action.is<One>() && (!mustBeAllowed || offer.verdict.isAllowed())
                && (actor.isEmpty() || offer.actor == actor)) {
                found = offer.action;
                return true;
            }
        return false;
    };
    (void)((take.template operator()<A>(true) || ...) || (take.template operator()<A>(false) || ...));
    return found;
}

} // namespace kit
