// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Writes down, in a form that lupdate reads, the texts of games that stand in tables and not in calls: reasons, what actions
// and questions are for, and how unclear rules are read. update.sh runs it.
#include "games/catalogue.h"
#include "kit/forms/form.h"
#include "rulebook/book.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QTextStream>

namespace {

QString quoted(const QString& text)
{
    QString escaped = text;
    escaped.replace(QLatin1Char('\\'), QLatin1String("\\\\"))
        .replace(QLatin1Char('"'), QLatin1String("\\\""))
        .replace(QLatin1Char('\n'), QLatin1String("\\n"));
    return QLatin1Char('"') + escaped + QLatin1Char('"');
}

void mark(QTextStream& out, const QString& context, const QString& text)
{
    if (!text.isEmpty())
        out << "QT_TRANSLATE_NOOP(" << quoted(context) << ", " << quoted(text) << ");\n";
}

// The names of fields and of values from closed lists, wherever they stand in a schema, and what fields are for. Forms begin them
// with a capital; within a game's sentences the values stand as they are.
void collect(const QJsonValue& schema, QSet<QString>& names, QSet<QString>& values, QSet<QString>& helps)
{
    for (const QJsonValue& one : schema.toArray())
        collect(one, names, values, helps);
    const QJsonObject object = schema.toObject();
    if (const QJsonValue help = object.value(QLatin1String("description")); help.isString())
        helps += help.toString();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key() == QLatin1String("properties"))
            for (const QString& name : it->toObject().keys())
                names += kit::plainWordsOf(name);
        if (it.key() == QLatin1String("enum"))
            for (const QJsonValue& value : it->toArray()) {
                names += kit::plainWordsOf(value.toString());
                values += value.toString();
            }
        collect(*it, names, values, helps);
    }
}

// What a reading of the rules is about stands above it.
void collectSettings(const QJsonObject& setup, QSet<QString>& texts)
{
    const QJsonValue settings = setup.value(QLatin1String("properties"))[QLatin1String("settings")];
    for (const QJsonValue& setting : settings[QLatin1String("properties")].toObject())
        texts += setting.toObject().value(QLatin1String("description")).toString();
}

void markBook(QTextStream& out, const engine::Game& game)
{
    const auto book = rulebook::openBook(QStringLiteral(":/games/%1/rulebook.json").arg(game.id()));
    for (const rulebook::Entry& entry : book ? book->entries : QList<rulebook::Entry>()) {
        mark(out, QStringLiteral("entry"), entry.title);
        for (const rulebook::Reading& reading : entry.readings)
            mark(out, QStringLiteral("reading"), reading.text);
    }
}

QStringList sorted(const QSet<QString>& texts)
{
    QStringList list(texts.begin(), texts.end());
    list.sort();
    return list;
}

} // namespace

int main()
{
    QTextStream out(stdout);
    QSet<QString> names, settings, helps;
    for (const auto& game : games::catalogue()) {
        QSet<QString> values;
        for (const engine::Reason& reason : game->reasons())
            for (const char* text : {reason.rule, reason.fails, reason.remedy})
                mark(out, QString::fromUtf8(reason.context), QString::fromUtf8(text));
        for (const engine::Verb& verb : game->verbs()) {
            mark(out, verb.name, verb.help);
            collect(verb.schema, names, values, helps);
        }
        for (const engine::Question& question : game->questions()) {
            mark(out, question.name, question.help);
            collect(question.schema, names, values, helps);
        }
        collect(game->stateSchema(), names, values, helps);
        collect(game->setupSchema(), names, values, helps);
        collectSettings(game->setupSchema(), settings);
        for (const engine::Doubt& doubt : game->doubts())
            settings += QString::fromUtf8(doubt.other);
        markBook(out, *game);
        for (const QString& kind : game->cardKinds()) {
            names += kit::plainWordsOf(kind);
            collect(game->cardSchema(kind), names, values, helps);
        }
        for (const QString& value : sorted(values))
            mark(out, QString::fromUtf8(game->reasons().front().context), value);
    }
    for (const QString& name : sorted(names))
        mark(out, QStringLiteral("name"), name);
    for (const QString& help : sorted(helps))
        mark(out, QStringLiteral("field"), help);
    for (const QString& setting : sorted(settings))
        mark(out, QStringLiteral("setting"), setting);
    return 0;
}
