// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/asked.h"

#include "engine/path.h"
#include "engine/table_actions.h"
#include "kit/forms/names_at.h"
#include "kit/wording.h"
#include "serve/told.h"

#include <QJsonArray>

namespace serve {

namespace {

void addKinds(QStringList& kinds, const QJsonObject& schema)
{
    if (const QString kind = schema.value(QLatin1String("x-names")).toString(); !kind.isEmpty() && !kinds.contains(kind))
        kinds += kind;
    for (const QJsonValue& part : schema.value(QLatin1String("properties")).toObject())
        addKinds(kinds, part.toObject());
    if (schema.contains(QLatin1String("items")))
        addKinds(kinds, schema.value(QLatin1String("items")).toObject());
}

QJsonArray called(const QStringList& ids, const kit::Titles& titles)
{
    QJsonArray all;
    for (const QString& id : ids)
        all += QJsonArray{id, titles.value(id, id)};
    return all;
}

} // namespace

QJsonObject namesIn(const QJsonObject& schema, Seen& seen)
{
    QStringList kinds;
    addKinds(kinds, schema);
    const kit::Names names = kit::namesAt(seen.sitting());
    QJsonObject all;
    for (const QString& kind : std::as_const(kinds))
        all.insert(kind, called(names(kind), names.titles));
    return all;
}

void Asked::ask(const engine::AnyAction& action, const engine::Needs& needs, const QString& decision)
{
    m_action = action;
    m_needs = needs;
    m_open.clear();
    m_decision = decision;
}

void Asked::ask(const engine::AnyAction& action, const QList<engine::Fault>& open, const QString& decision)
{
    ask(action, engine::Needs{}, decision);
    m_open = open;
}

QJsonObject Asked::questions(Seen& seen) const
{
    const engine::Game& game = seen.sitting().game();
    QJsonArray dice, picks, facts, open;
    QJsonObject names;
    for (const engine::Die& die : m_needs.dice)
        dice += QJsonObject{{QStringLiteral("label"), die.label}, {QStringLiteral("choices"), die.choices()},
            {QStringLiteral("sides"), die.sides}};
    // What may be drawn is counted on the seat's own table: the true one would tell what the others hold.
    const engine::Needs own = game.needs(seen.state(), game.hidden(seen.state(), m_action, seen.seat()));
    const kit::Titles titles = kit::titlesIn(game.stateToJson(seen.state()));
    for (qsizetype i = 0; i < m_needs.picks.size(); ++i) {
        const engine::Pick& pick = m_needs.picks[i];
        QStringList from = own.picks.value(i).from;
        from.removeDuplicates();
        picks += QJsonObject{{QStringLiteral("label"), pick.label}, {QStringLiteral("count"), std::max(1, pick.count)},
            {QStringLiteral("from"), called(from, titles)}};
    }
    for (const engine::Facts& one : m_needs.facts)
        facts += QJsonObject{{QStringLiteral("field"), one.field}, {QStringLiteral("ids"), QJsonArray::fromStringList(one.ids)},
            {QStringLiteral("schema"), labelled(game.cardSchema(one.kind))}};
    for (const engine::Fault& fault : m_open) {
        const QString name = fault.place.section(QLatin1Char('.'), 1);
        const auto* correction = m_action.as<engine::Correct>();
        const QStringList path = correction ? correction->path.split(QLatin1Char('.')) : QStringList(name);
        const QJsonObject schema = correction
            ? engine::schemaAt(game.stateSchema(), path)
            : m_action.schema().value(QLatin1String("properties")).toObject().value(name).toObject();
        QJsonObject field = labelled(schema);
        field.insert(QStringLiteral("x-label"), fault.value.isEmpty() ? kit::wordsOf(path.last()) : kit::capital(fault.value));
        open += QJsonObject{
            {QStringLiteral("name"), name}, {QStringLiteral("problem"), fault.problem}, {QStringLiteral("schema"), field}};
        const QJsonObject known = namesIn(schema, seen);
        for (auto it = known.begin(); it != known.end(); ++it)
            names.insert(it.key(), it.value());
    }
    return {{QStringLiteral("dice"), dice}, {QStringLiteral("picks"), picks}, {QStringLiteral("facts"), facts},
        {QStringLiteral("open"), open}, {QStringLiteral("names"), names}};
}

engine::Result<QJsonObject> Asked::fields(const QJsonObject& typed) const
{
    QJsonObject fields;
    QList<engine::Fault> wrong;
    const QJsonObject open = typed.value(QLatin1String("open")).toObject();
    for (const engine::Fault& fault : m_open)
        if (const QString name = fault.place.section(QLatin1Char('.'), 1); open.contains(name))
            fields.insert(name, open.value(name));
        else
            wrong += fault;
    QJsonArray rolled;
    const QJsonArray dice = typed.value(QLatin1String("dice")).toArray();
    for (qsizetype i = 0; i < m_needs.dice.size(); ++i) {
        const engine::Die& die = m_needs.dice[i];
        const QString said = dice.at(i).toString().trimmed();
        const int face = die.faceIn(said);
        if (face == 0)
            wrong += engine::Fault{die.label, said, QCoreApplication::translate("serve", "This die does not show that."),
                QCoreApplication::translate("serve", "It shows %1.").arg(die.choices())};
        rolled += face;
    }
    if (!rolled.isEmpty())
        fields.insert(QLatin1String(engine::rolledField), rolled);
    const QJsonArray picks = typed.value(QLatin1String("picks")).toArray();
    for (qsizetype i = 0; i < m_needs.picks.size(); ++i) {
        const engine::Pick& pick = m_needs.picks[i];
        QJsonArray cards = fields.value(pick.field).toArray();
        for (const QJsonValue& card : picks.at(i).toArray())
            if (!card.toString().trimmed().isEmpty())
                cards += card.toString().trimmed();
        if (cards.isEmpty())
            wrong += engine::Fault{pick.label, {}, QCoreApplication::translate("serve", "No card was named."),
                QCoreApplication::translate("serve", "Name the card that was drawn.")};
        fields.insert(pick.field, pick.listed ? QJsonValue(cards) : cards.first());
    }
    const QJsonObject facts = typed.value(QLatin1String("facts")).toObject();
    for (const engine::Facts& one : m_needs.facts)
        if (const QJsonArray cards = facts.value(one.field).toArray(); !cards.isEmpty())
            fields.insert(one.field, one.listed ? QJsonValue(cards) : cards.first());
    return wrong.isEmpty() ? engine::Result<QJsonObject>(fields) : engine::Result<QJsonObject>(wrong);
}

} // namespace serve
