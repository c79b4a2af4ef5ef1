// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/desk_of.h"

#include "kit/drawn/colours.h"
#include "kit/drawn/plate.h"

#include <QGuiApplication>
#include <QPainter>

namespace kit {

OfferText worded(const QString& title, const engine::Offer& offer)
{
    OfferText text;
    text.title = title;
    if (const engine::Condition* why = offer.verdict.decisive()) {
        text.outcome = Sitting::tr("refused");
        text.tone = Tone::Bad;
        text.detail = why->text();
    }
    return text;
}

QStringList warningsOf(const engine::Verdict& verdict)
{
    QStringList warnings;
    for (const engine::Condition& condition : verdict.conditions)
        if (condition.fails() && !condition.refuses())
            warnings += condition.text();
    return warnings;
}

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
    if (!offer.verdict.isAllowed())
        return worded(text.title, offer);
    QStringList told;
    for (const engine::Told& one : sitting.tried(offer.action).told)
        told += one.text();
    text.detail = told.join(QStringLiteral(" · "));
    return text;
}

void Desk::paintThumbnail(QPainter& painter, const QRect& rect, const engine::AnyState& state) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = Colours::of(QGuiApplication::palette());
    QBrush ground(colours.background);
    if (const QColor over = cloth(); over.isValid() && (&colours == &Colours::dark() || &colours == &Colours::light())) {
        QLinearGradient lit(rect.topLeft(), rect.bottomLeft());
        lit.setColorAt(0, over.lighter(112));
        lit.setColorAt(1, over.darker(120));
        ground = lit;
    }
    plate(painter, QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 8, ground, QPen(colours.line, 1));
    painter.setPen(Qt::NoPen);
    paintPicture(painter, QRectF(rect).adjusted(6, 6, -6, -6), state);
    painter.restore();
}

} // namespace kit
