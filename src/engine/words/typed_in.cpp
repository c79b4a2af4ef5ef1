// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/typed_in.h"

#include "engine/card_source.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "engine/texts.h"
#include "engine/words/called.h"
#include "engine/words/nearest.h"
#include "engine/words/waiting.h"
#include "engine/past/unmet.h"

#include <QRegularExpression>

#include <utility>

namespace engine {

namespace {

// A value with a form of its own may be words, which the table reads; what is a number has to be one of that form.
void look(const QJsonValue& value, const QJsonObject& schema, const QString& place, QList<Fault>& faults)
{
    const auto within = [&](const QString& step) { return place.isEmpty() ? step : place + QLatin1Char('.') + step; };
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            look(list[i], schema.value(QLatin1String("items")).toObject(),
                within(list[i].toObject().value(QLatin1String("id")).toString(QString::number(i))), faults);
        return;
    }
    if (value.isObject()) {
        const QJsonObject parts = value.toObject(), known = schema.value(QLatin1String("properties")).toObject();
        for (auto part = parts.begin(); part != parts.end(); ++part)
            look(*part, known.value(part.key()).toObject(), within(part.key()), faults);
        return;
    }
    const QString word = schema.value(QLatin1String("x-word")).toString();
    const QString text = value.isDouble() ? shownJson(value) : value.toString().trimmed();
    static const QRegularExpression number(QStringLiteral("^[+\\-xX×]? ?\\d+$"));
    if (!word.isEmpty() && number.match(text).hasMatch()
        && !QRegularExpression(QRegularExpression::anchoredPattern(word)).match(text).hasMatch())
        faults += Fault{place, text, fill(engine::tr("%1 does not fit here."), {text}),
            fill(engine::tr("Allowed: %1."), {schema.value(QLatin1String("x-form")).toString()})};
}

// Of the field that a fault speaks of ("hire.who", "attack.assists"): the kind of its names; empty: it holds none.
QString namesAt(const Game& game, const QString& place)
{
    const QString verb = place.section(QLatin1Char('.'), 0, 0), field = place.section(QLatin1Char('.'), 1, 1);
    QJsonObject schema;
    const auto look = [&](const auto& all) {
        for (const auto& one : all)
            if (one.name == verb)
                schema = one.schema;
    };
    look(game.questions());
    look(game.verbs());
    return schemaAt(schema, {field}).value(QLatin1String("x-names")).toString();
}

} // namespace

QList<Fault> inWords(const Table& table, QList<Fault> faults)
{
    const Game& game = table.game();
    const AnyState& state = table.state();
    for (Fault& fault : faults) {
        const QString kind = namesAt(game, fault.place);
        if (kind.isEmpty())
            continue;
        const QJsonObject now = game.stateToJson(state);
        const QSet<QString> untold = waitingIn(now) + unmetAt(table, now);
        QStringList ids = game.names(state, kind), called;
        ids.removeIf([&](const QString& id) { return untold.contains(id); });
        for (const QString& id : std::as_const(ids)) {
            const QString name = calledIn(game, state, id);
            called += called.contains(name) ? QStringLiteral("%1 (%2)").arg(name, id) : name;
        }
        if (fault.remedy == meant(fault.value, ids))
            fault.remedy = meant(fault.value, called);
    }
    return faults;
}

Result<Draft> typedIn(const Game& game, const Draft& typed)
{
    QList<Fault> faults;
    for (const Verb& verb : game.verbs())
        if (verb.name == typed.verb)
            look(typed.fields, verb.schema, typed.verb, faults);
    return faults.isEmpty() ? Result<Draft>(withEntered(game, typed)) : Result<Draft>(faults);
}

QList<Fault> numbersBeyond(const QJsonValue& value, const QJsonObject& schema)
{
    QList<Fault> faults;
    look(value, schema, {}, faults);
    return faults;
}

QList<Fault> numbersBeyond(const Correct& correction, const QJsonObject& stateSchema)
{
    QList<Fault> faults;
    for (const Correct& one : separated(correction))
        look(one.value, schemaAt(stateSchema, one.path.split(QLatin1Char('.'))), one.path, faults);
    return faults;
}

} // namespace engine
