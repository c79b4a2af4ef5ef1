// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/doubt.h"

#include "engine/path.h"

#include <QCoreApplication>

namespace engine {

const Doubt* doubtCalled(std::span<const Doubt> doubts, QLatin1String id)
{
    const auto it = std::ranges::find_if(doubts, [&](const Doubt& one) { return id == QLatin1String(one.id.data()); });
    return it == doubts.end() ? nullptr : &*it;
}

QString wordsOfSetting(const QJsonObject& stateSchema, std::span<const Doubt> doubts, const QString& name)
{
    const Doubt* doubt = doubtCalled(doubts, QLatin1String(name.toLatin1()));
    const QByteArray words = doubt
        ? QByteArray(doubt->other)
        : schemaAt(stateSchema, {QStringLiteral("settings"), name}).value(QLatin1String("description")).toString().toUtf8();
    return words.isEmpty() ? QString(name).replace(QLatin1Char('_'), QLatin1Char(' '))
                           : QCoreApplication::translate("setting", words.constData());
}

} // namespace engine
