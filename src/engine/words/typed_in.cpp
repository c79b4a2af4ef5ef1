// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/typed_in.h"

#include "engine/card_source.h"
#include "engine/past/unmet.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "engine/texts.h"
#include "engine/words/called.h"
#include "engine/words/nearest.h"
#include "engine/words/titles.h"
#include "engine/words/unseen.h"
#include "engine/words/waiting.h"

#include <QRegularExpression>

#include <algorithm>
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

// Ids by title, of those whom the table has not met.
QHash<QString, QString> unlistedAt(const Table& table)
{
    QHash<QString, QString> ids;
    if (!isTraining(table))
        return ids;
    const QJsonObject now = table.game().stateToJson(table.state());
    const Titles titles = titlesIn(now);
    for (const QString& id : unmetAt(table, now))
        ids.insert(titles.value(id, id).toCaseFolded(), id);
    return ids;
}

// By its number in a list somebody names a card that nobody has seen: whatever is told of it would say which it is.
QList<Fault> ofCovered(const Table& table, const QJsonObject& typed)
{
    const QJsonObject now = table.game().stateToJson(table.state());
    for (const Correct& one :
        separated({typed.value(QLatin1String("path")).toString(), typed.value(QLatin1String("value")), {}})) {
        const QStringList steps = one.path.split(QLatin1Char('.'));
        for (qsizetype used = 2; used <= steps.size(); ++used) {
            const QString here = steps.first(used).join(QLatin1Char('.'));
            const auto item = valueAt(now, here);
            if (!item)
                break; // nor does anything lie behind it
            const QString id = (*item)[QLatin1String("id")].toString();
            if (id.isEmpty() || id == steps[used - 1])
                continue;
            if (isWaiting(item->toObject()) || unmetAt(table, now).contains(id))
                return {Fault{one.path, steps[used - 1], fill(engine::tr("At %1 lies a card that nobody has seen yet."), {here}),
                    engine::tr("Name it by its own name when it is turned up, or correct the whole list.")}};
        }
    }
    return {};
}

QJsonValue byTitle(const QJsonValue& value, const QJsonObject& schema, const QHash<QString, QString>& ids)
{
    if (ids.isEmpty())
        return value;
    const QJsonValue names = schema.value(QLatin1String("x-names"));
    if (value.isString() && names.isString())
        return ids.value(value.toString().trimmed().toCaseFolded(), value.toString());
    if (value.isArray()) {
        QJsonObject one = schema.value(QLatin1String("items")).toObject();
        if (names.isString())
            one.insert(QStringLiteral("x-names"), names);
        QJsonArray all;
        for (const QJsonValue& item : value.toArray())
            all += byTitle(item, one, ids);
        return all;
    }
    QJsonObject parts = value.toObject();
    for (auto part = parts.begin(); part != parts.end(); ++part)
        *part = byTitle(*part, schema.value(QLatin1String("properties")).toObject().value(part.key()).toObject(), ids);
    return value.isObject() ? QJsonValue(parts) : value;
}

// "Known: guard, hound." without those whom the table has not met; "Did you mean hound?" not at all.
QString withoutUnmet(const QString& remedy, const QSet<QString>& unmet)
{
    static const QRegularExpression id(QStringLiteral("[a-z0-9]+(-[a-z0-9]+)*"));
    bool isAny = false;
    for (auto it = id.globalMatch(remedy); it.hasNext() && !isAny;)
        isAny = unmet.contains(it.next().captured());
    if (!isAny)
        return remedy;
    const QLatin1String colon(": ");
    const qsizetype at = remedy.indexOf(colon) + colon.size();
    QStringList known = at < colon.size() ? QStringList() : remedy.mid(at).chopped(1).split(QStringLiteral(", "));
    known.removeIf([&](const QString& one) { return unmet.contains(one); });
    return known.isEmpty() ? engine::tr("Name what lies open on the table.")
                           : remedy.first(at) + known.join(QStringLiteral(", ")) + QLatin1Char('.');
}

} // namespace

QList<Fault> inWords(const Table& table, QList<Fault> faults)
{
    const Game& game = table.game();
    const AnyState& state = table.state();
    const QJsonObject now = faults.isEmpty() ? QJsonObject() : game.stateToJson(state);
    const QSet<QString> unmet = faults.isEmpty() ? QSet<QString>() : unmetAt(table, now);
    for (Fault& fault : faults) {
        const QString kind = namesAt(game, fault.place);
        QStringList ids = kind.isEmpty() ? QStringList() : game.names(state, kind), called;
        ids.removeIf([waiting = waitingIn(now)](const QString& id) { return waiting.contains(id); });
        const QString listed = meant(fault.value, ids); // the game itself knows of nobody whom the table has not met
        ids.removeIf([&](const QString& id) { return unmet.contains(id); });
        for (const QString& id : std::as_const(ids)) {
            const QString name = calledIn(game, state, id);
            called += called.contains(name) ? QStringLiteral("%1 (%2)").arg(name, id) : name;
        }
        fault.remedy = !kind.isEmpty() && fault.remedy == listed ? meant(fault.value, called) : withoutUnmet(fault.remedy, unmet);
    }
    return faults;
}

Result<Draft> typedIn(const Table& table, const Draft& typed)
{
    const Game& game = table.game();
    const auto verb = std::ranges::find(game.verbs(), typed.verb, &Verb::name);
    if (verb == game.verbs().end())
        return withEntered(game, typed);
    QList<Fault> faults;
    look(typed.fields, verb->schema, typed.verb, faults);
    for (const UnseenAt& one : unseenIn(typed.fields))
        faults += one.fault((QStringList{typed.verb} + one.path).join(QLatin1Char('.')));
    if (faults.isEmpty() && typed.verb == QLatin1String(Correct::verb))
        faults = ofCovered(table, typed.fields);
    if (!faults.isEmpty())
        return faults;
    return withEntered(game, {typed.verb, byTitle(typed.fields, verb->schema, unlistedAt(table)).toObject()});
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
