// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// offers: what can be done now, and what cannot and why.
#include "cli/commands.h"
#include "cli/printed/terminal.h"

#include "engine/json.h"

#include <algorithm>

namespace cli {

namespace {

// " who=nizar", and of what has parts each: " effect.kind=note effect.text=Lamp"
QString typed(const QString& name, const QJsonValue& field)
{
    if (field.isObject()) { // without parts it says nothing
        const QJsonObject parts = field.toObject();
        QString all;
        for (auto part = parts.begin(); part != parts.end(); ++part)
            all += typed(name + QLatin1Char('.') + part.key(), *part);
        return all;
    }
    QString value = field.isString() ? field.toString() : engine::shownJson(field);
    if (field.isArray()) {
        QStringList parts;
        for (const QJsonValue& part : field.toArray())
            parts += part.isString() ? part.toString() : engine::shownJson(part);
        const bool isPlain = std::ranges::none_of(parts, [](const QString& part) { return part.contains(QLatin1Char(',')); });
        value = isPlain ? parts.join(QLatin1Char(',')) : engine::shownJson(field); // 3,4 has a comma of its own
    }
    return QLatin1Char(' ') + name + QLatin1Char('=') + asTyped(value);
}

// "melee-attack who=nizar card=o1", as it can be typed behind do.
QString typed(const engine::Offer& offer)
{
    QString text = offer.action.verb();
    const QJsonObject fields = offer.action.typed();
    for (auto it = fields.begin(); it != fields.end(); ++it)
        text += typed(it.key(), *it);
    return text;
}

QString warnings(const engine::Offer& offer)
{
    QStringList all; // two conditions may hang on the same blank
    for (const engine::Condition& condition : offer.verdict.conditions)
        if (!condition.holds())
            all += QStringLiteral(" (") + markOf(condition) + QLatin1Char(' ') + condition.text() + QLatin1Char(')');
    all.removeDuplicates();
    return all.join(QString());
}

constexpr Argument arguments[] = {argument::campaign};
constexpr Option options[] = {option::seat};

Exit run(Context& context)
{
    const auto sitting = context.sit(context.args.first(), shelf::Shelf::Access::Read);
    if (!sitting)
        return context.fail(sitting.faults());
    const engine::Game& game = *(*sitting)->game;
    const auto reader = context.reader(**sitting);
    if (!reader)
        return context.fail(reader.faults());
    const QList<engine::Message> summary =
        game.summary(game.hidden((*sitting)->table->state(), *reader)); // how it stands: it may be over
    int unread = 0;
    QJsonArray array;
    QString allowed, refused;
    for (const engine::Offer& offer : game.offers((*sitting)->table->state())) {
        if (offer.secret && offer.actor != *reader) {
            ++unread;
            continue;
        }
        array += QJsonObject{{QStringLiteral("verb"), offer.action.verb()}, {QStringLiteral("fields"), offer.action.typed()},
            {QStringLiteral("label"), offer.label.text()}, {QStringLiteral("actor"), offer.actor},
            {QStringLiteral("secret"), offer.secret}, {QStringLiteral("verdict"), toJson(offer.verdict, game)}};
        if (const engine::Condition* decisive = offer.verdict.decisive())
            refused +=
                engine::fill(QCoreApplication::translate("cli", "  ✗ %1 — %2\n"), {typed(offer), inLine(decisive->text())});
        else
            allowed += QString::fromUtf8(offer.verdict.missing().isEmpty() ? "  ✓ " : "  ? ") + typed(offer)
                + QStringLiteral(" — ") + inLine(offer.label.text() + warnings(offer)) + QLatin1Char('\n');
    }
    if (context.options.json)
        context.print(QJsonObject{{QStringLiteral("offers"), array}});
    else if (allowed.isEmpty() && refused.isEmpty() && unread == 0)
        context.print(
            engine::fill(QCoreApplication::translate("cli",
                             "Nothing is offered now: %2. What needs names or cards from you stands among all actions with "
                             "their fields: musterroll-cli schema %1"),
                {game.id(), summary.isEmpty() ? QString() : inLine(summary.first().text())}));
    else
        context.print(allowed + refused
            + (unread == 0
                    ? QString()
                    : engine::fill(QCoreApplication::translate("cli", "  From hidden hands: %1 (--seat SEAT shows one's own)"),
                        {QString::number(unread)})));
    return Exit::Done;
}

} // namespace

constexpr Command commands::offers{"offers", QT_TRANSLATE_NOOP("cli", "What can be done now, and what cannot and why"), arguments,
    options, "offers Marches", run};

} // namespace cli
