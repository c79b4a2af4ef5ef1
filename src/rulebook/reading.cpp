// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/reading.h"

#include "engine/path.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace rulebook {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("rulebook", text); }

// Of a table that has chosen nothing: the first readings.
const QJsonObject& usualSettings(const engine::Game& game)
{
    static QHash<QString, QJsonObject> known;
    auto it = known.find(game.id());
    if (it == known.end()) {
        const auto blank = game.stateFromJson({});
        it =
            known.insert(game.id(), blank ? game.stateToJson(*blank).value(QLatin1String("settings")).toObject() : QJsonObject());
    }
    return *it;
}

} // namespace

QString textOf(const Reading& reading) { return QCoreApplication::translate("reading", reading.text.toUtf8().constData()); }

QStringList readingsOf(const Entry& entry)
{
    QStringList texts;
    for (const Reading& reading : entry.readings)
        texts += textOf(reading);
    return texts;
}

QStringList spokenNames(const Entry& entry)
{
    const QString spoken = QCoreApplication::translate("entry", entry.title.toUtf8().constData());
    return spoken == entry.title ? QStringList() : spoken.split(QStringLiteral(", "));
}

QString choiceOf(const engine::Game& game, const Entry& entry, const Reading& reading)
{
    if (engine::doubtCalled(game.doubts(), QLatin1String(reading.id.toLatin1())))
        return reading.id;
    return reading.setting.isEmpty() ? entry.setting : reading.setting;
}

Sides sidesOf(const engine::Game& game, const Entry& entry, const Reading& reading)
{
    const QString name = choiceOf(game, entry, reading);
    if (engine::doubtCalled(game.doubts(), QLatin1String(name.toLatin1())))
        return {false, true};
    const QJsonValue usual = usualSettings(game).value(name);
    const QJsonObject schema = engine::schemaAt(game.stateSchema(), {QStringLiteral("settings"), name});
    QJsonValue second(QJsonValue::Undefined);
    const QJsonArray ways = schema.value(QLatin1String("enum")).toArray();
    if (reading.second == QLatin1String("-"))
        return {usual, second};
    if (!reading.second.isEmpty() && !ways.isEmpty())
        second = reading.second;
    else if (!reading.second.isEmpty()) // a number, or a list
        second = QJsonDocument::fromJson(QByteArray("[" + reading.second.toUtf8() + "]")).array().first();
    else if (usual.isBool())
        second = !usual.toBool();
    else if (ways.size() == 2)
        second = ways[ways[0] == usual ? 1 : 0];
    else if (const int least = schema.value(QLatin1String("minimum")).toInt();
             usual.isDouble() && schema.value(QLatin1String("maximum")).toInt() == least + 1)
        second = usual.toInt() == least ? least + 1 : least;
    return {usual, second};
}

QString sideOf(const engine::Game& game, const QJsonObject& settings, const Entry& entry, const Reading& reading)
{
    const QString name = choiceOf(game, entry, reading);
    const bool isDoubt = engine::doubtCalled(game.doubts(), QLatin1String(name.toLatin1()));
    const QJsonValue now =
        isDoubt ? QJsonValue(settings.value(QLatin1String("unclear")).toArray().contains(name)) : settings.value(name);
    const Sides sides = sidesOf(game, entry, reading);
    return now == sides.first ? tr("A") : now == sides.second ? tr("B") : QString();
}

QString sidesText(const engine::Game& game, const QJsonObject& settings, const Book& book, const QString& option)
{
    QStringList all;
    for (const Entry& entry : book.entries)
        for (const Reading& reading : entry.readings) {
            if (choiceOf(game, entry, reading) != option)
                continue;
            const QString side = sideOf(game, settings, entry, reading);
            all += side.isEmpty() ? engine::fill(tr("neither A nor B of %1"), {reading.id})
                                  : engine::fill(tr("%1 of %2"), {side, reading.id});
        }
    return all.join(QStringLiteral(", "));
}

QString playedText(const engine::Game& game, const QJsonObject& settings, const Entry& entry, const Reading& reading)
{
    const QString name = choiceOf(game, entry, reading);
    QString words = engine::wordsOfSetting(game.stateSchema(), game.doubts(), name);
    const engine::Doubt* doubt = engine::doubtCalled(game.doubts(), QLatin1String(name.toLatin1()));
    if (!doubt) {
        if (!words.isEmpty())
            words[0] = words[0].toUpper();
        const QString value = engine::fill(tr("%1: %2"), {words, engine::wordsOfChoice(settings.value(name))});
        const QString side = reading.id.isEmpty() ? QString() : sideOf(game, settings, entry, reading);
        return side.isEmpty() ? value : engine::fill(tr("%1. %2"), {side, value});
    }
    if (!settings.value(QLatin1String("unclear")).toArray().contains(name))
        return tr("A");
    const QString other = engine::fill(tr("B: %1."), {words});
    switch (doubt->heldBy) {
    case engine::HeldBy::Rules:
        break;
    case engine::HeldBy::Table:
        return other + QLatin1Char(' ') + tr("The table sees to it: the program neither checks nor counts it.");
    case engine::HeldBy::Hand:
        return other + QLatin1Char(' ') + tr("Where the program counts by A, set right by hand what differs.");
    }
    return other;
}

} // namespace rulebook
