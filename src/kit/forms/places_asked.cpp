// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/forms/places_asked.h"

#include "cards/entered.h"
#include "cards/packing.h"
#include "engine/path.h"
#include "kit/forms/names_at.h"

#include <QFormLayout>
#include <QJsonArray>

#include <algorithm>

namespace kit {

namespace {

// What is read at a place where somebody typed this.
engine::Result<QJsonValue> readAt(const QString& name, const QJsonObject& schema, const QString& text)
{
    const QJsonObject whole{
        {QStringLiteral("x-order"), QJsonArray{name}}, {QStringLiteral("properties"), QJsonObject{{name, schema}}}};
    return cards::valueAt(cards::placesOf(whole).first(), text);
}

} // namespace

Names namesAmongCards(const Sitting& sitting)
{
    Names names = namesAt(sitting);
    const auto source = sitting.cards();
    if (!source || !*source)
        return names;
    QMap<QString, QStringList> owned; // by the list in which they come to lie
    Titles titles = names.titles;
    const QJsonObject schema = sitting.game().stateSchema();
    for (const cards::Section& one : cards::sections({}, sitting.game()))
        if (const QString list = one.kind.isEmpty() ? QString() : cards::stateListOf(one, schema); !list.isEmpty())
            for (const QString& id : (*source)->ids(one.kind)) {
                owned[list] += id;
                if (const auto card = (*source)->card(one.kind, id); card && !titles.contains(id))
                    titles.insert(id, cards::calledOf(*card, one));
            }
    return {[names, owned](const QString& kind) { return names(kind) + owned.value(kind); }, titles};
}

QString listNamedAt(const engine::Game& game, const QString& path)
{
    const QJsonObject schema = game.stateSchema();
    const auto listOf = [&](const QStringList& at) {
        return engine::schemaAt(schema, at).value(QLatin1String("x-names")).toString();
    };
    const QStringList at = path.split(QLatin1Char('.'));
    const QString list = listOf(at).isEmpty() ? listOf(at.first(at.size() - 1)) : listOf(at); // of one of several
    const bool isOfCards =
        engine::schemaAt(schema, {list, QString(), QStringLiteral("title")}).contains(QLatin1String("x-brief"));
    return isOfCards ? list : QString();
}

QJsonValue knownAt(const Sitting& sitting, const engine::Correct& correction)
{
    const auto known = engine::valueAt(sitting.game().stateToJson(sitting.state()), correction.path);
    return known ? *known : QJsonValue(QJsonValue::Undefined);
}

QJsonValue toldOf(const Sitting& sitting, const engine::Correct& correction, const QJsonValue& known)
{
    if (known.isArray())
        return known;
    QJsonObject told = known.toObject(), bare;
    if (told.isEmpty())
        return QJsonValue(QJsonValue::Undefined);
    for (const char* naming : {"id", "title"})
        if (told.contains(QLatin1String(naming)))
            bare.insert(QLatin1String(naming), told.value(QLatin1String(naming)));
    const engine::AnyAction emptied = engine::Correct{correction.path, bare, {}};
    if (!sitting.game().faults(sitting.state(), emptied).isEmpty())
        return QJsonValue(QJsonValue::Undefined);
    const auto nothing =
        engine::valueAt(sitting.game().stateToJson(sitting.game().apply(sitting.state(), emptied).state), correction.path);
    const QJsonArray said = told.value(QLatin1String("entered")).toArray(); // though it looks like nothing
    for (const QString& field : told.keys())
        if (nothing && (*nothing)[field] == told.value(field) && !said.contains(field))
            told.remove(field);
    return told.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(told);
}

QStringList openParts(const QJsonObject& schema, const QString& known)
{
    const QStringList values = known.split(schema.value(QLatin1String("x-between")).toString());
    const QJsonArray parts = schema.value(QLatin1String("x-parts")).toArray();
    QStringList open;
    for (qsizetype at = 0; at < parts.size() && parts.size() == values.size(); ++at)
        if (values[at] == QLatin1String("?"))
            open += wordsOf(parts[at].toString());
    return open;
}

QString objection(const Editor& editor)
{
    const QJsonObject schema = editor.property("schema").toJsonObject();
    const QJsonValue value = editor.value();
    const bool isNumber = value.isDouble() && schema.value(QLatin1String("type")) == QLatin1String("integer");
    if (!isNumber && !(value.isString() && schema.contains(QLatin1String("x-form"))))
        return {};
    const auto read = readAt(editor.objectName(), schema, isNumber ? QString::number(value.toInt()) : value.toString());
    return read ? QString() : read.faults().first().problem + QLatin1Char(' ') + read.faults().first().remedy;
}

QStringList leftBlank(const QJsonObject& schema, const QJsonValue& told)
{
    const QJsonObject parts = schema.value(QLatin1String("properties")).toObject();
    if (!told.isObject())
        return {};
    const QString type = QStringLiteral("type"), form = QStringLiteral("x-form");
    QStringList numbers; // and dice, of which there may be none; what such a thing lists besides is told or not
    QJsonValue first;
    for (const QJsonValue& name : schema.value(QLatin1String("x-order")).toArray()) {
        const QJsonObject part = parts.value(name.toString()).toObject();
        if (part[type] == QLatin1String("array"))
            continue;
        if (first.isUndefined() || first.isNull())
            first = part;
        if (part[type] != first[type] || part[form] != first[form]
            || !(part[type] == QLatin1String("integer")
                || (part[form].isString() && readAt(QStringLiteral("part"), part, QStringLiteral("0")))))
            return {};
        numbers += name.toString();
    }
    if (numbers.size() < 2)
        return {};
    numbers.removeIf([&](const QString& one) { return told.toObject().contains(one); });
    return numbers;
}

QJsonValue toldInPart(const Editor& editor)
{
    const QJsonObject schema = editor.property("schema").toJsonObject(),
                      parts = schema.value(QLatin1String("properties")).toObject();
    const QString unknown = QStringLiteral("?");
    QJsonObject whole = editor.value().toObject();
    const QStringList blank = objection(editor).isEmpty() ? leftBlank(schema, whole) : QStringList();
    for (const QString& one : blank) {
        const QJsonObject part = parts.value(one).toObject();
        if (!part[QLatin1String("x-form")].isString() || !readAt(one, part, unknown)) // it cannot say so
            return QJsonValue(QJsonValue::Undefined);
        whole.insert(one, unknown);
    }
    return blank.isEmpty() ? QJsonValue(QJsonValue::Undefined) : QJsonValue(whole);
}

QString objection(const QStringList& blank)
{
    QStringList names;
    for (const QString& one : blank)
        names += wordsOf(one);
    return Sitting::tr("Not entered yet: %1. Type 0 where there is none.").arg(names.join(QStringLiteral(", ")));
}

void leaveName(const Form& whole, const QJsonObject& schema)
{
    const QString naming = QStringLiteral("id");
    if (schema.value(QLatin1String("properties"))[naming].toObject().contains(QLatin1String("x-names")))
        return;
    for (const auto& [name, editor] : whole.editors())
        for (QFormLayout* rows : whole.findChildren<QFormLayout*>())
            if (name == naming && rows->indexOf(editor) >= 0)
                rows->setRowVisible(editor, false);
}

} // namespace kit
