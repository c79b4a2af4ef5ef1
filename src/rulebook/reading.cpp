// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/reading.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace rulebook {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("rulebook", text); }

} // namespace

QString textOf(const Reading& reading) { return QCoreApplication::translate("reading", reading.text.toUtf8().constData()); }

QStringList readingsOf(const Entry& entry)
{
    QStringList texts;
    for (const Reading& reading : entry.readings)
        texts += textOf(reading);
    return texts;
}

QString choiceOf(const engine::Game& game, const Entry& entry, const Reading& reading)
{
    if (engine::doubtCalled(game.doubts(), QLatin1String(reading.id.toLatin1())))
        return reading.id;
    return reading.setting.isEmpty() ? entry.setting : reading.setting;
}

QString playedText(const engine::Game& game, const QJsonObject& settings, const Entry& entry, const Reading& reading)
{
    const QString name = choiceOf(game, entry, reading);
    QString words = engine::wordsOfSetting(game.stateSchema(), game.doubts(), name);
    const engine::Doubt* doubt = engine::doubtCalled(game.doubts(), QLatin1String(name.toLatin1()));
    if (!doubt) {
        if (!words.isEmpty())
            words[0] = words[0].toUpper();
        return engine::fill(tr("%1: %2"), {words, engine::wordsOfChoice(settings.value(name))});
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
