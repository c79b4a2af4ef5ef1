// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/desk.h"

namespace kit {

OfferText plainOfferText(const Sitting& sitting, const engine::Offer& offer)
{
    OfferText text;
    for (const engine::Verb& verb : sitting.game().verbs())
        if (verb.name == offer.action.verb())
            text.title = verb.help;
    QStringList targets;
    for (const QJsonValue& value : offer.action.typed())
        if (value.isString() && !value.toString().isEmpty())
            targets += value.toString();
    if (!targets.isEmpty())
        text.title += QStringLiteral(": ") + targets.join(QStringLiteral(", "));
    if (const engine::Condition* why = offer.verdict.decisive()) {
        text.outcome = Sitting::tr("refused");
        text.tone = Tone::Bad;
        text.detail = why->text();
        return text;
    }
    QStringList told;
    for (const engine::Told& one : sitting.tried(offer.action).told)
        told += one.text();
    text.detail = told.join(QStringLiteral(" · "));
    return text;
}

} // namespace kit
