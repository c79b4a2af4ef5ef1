// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of a kind that stand in a campaign's packs, as they are printed.
#pragma once

#include "engine/json.h"
#include "kit/sitting.h"

namespace kit {

// Each once; none while a pack cannot be read, which is told where it is opened.
template <class Card> QList<Card> printedCards(const Sitting& sitting, const QString& kind)
{
    QList<Card> all;
    if (const auto source = sitting.cards(); source && *source)
        for (const QString& id : (*source)->ids(kind))
            if (const auto card = engine::fromJson<Card>((*source)->card(kind, id).value_or(QJsonObject())); card)
                all += *card;
    return all;
}

} // namespace kit
