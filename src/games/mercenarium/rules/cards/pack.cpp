// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/rules/cards/pack.h"

#include "engine/json.h"
#include "games/mercenarium/rules/text.h"

#include <QJsonDocument>

namespace mercenarium {

QByteArray sheetsAsPack(const State& state)
{
    Setup setup;
    setup.auras = state.auras;
    setup.hymns = state.hymns;
    setup.zodiac = state.zodiac;
    QJsonObject kept = engine::toJson(setup).toObject();
    kept.remove(QStringLiteral("players"));
    QJsonObject printed; // of the readings only what lies on the table
    const QJsonObject settings = engine::toJson(state.settings).toObject();
    for (const char* name : {"board_w", "board_h", "houses", "wheel"})
        printed.insert(QLatin1String(name), settings[QLatin1String(name)]);
    kept.insert(QStringLiteral("settings"), printed);
    return QJsonDocument(
        QJsonObject{{QStringLiteral("format"), QStringLiteral("musterroll-pack")}, {QStringLiteral("version"), 1},
            {QStringLiteral("game"), QStringLiteral("mercenarium")}, {QStringLiteral("id"), QStringLiteral("our-mercenarium")},
            {QStringLiteral("title"), tr("Our cards")},
            {QStringLiteral("about"), tr("Dots, hymns and Zodiac table as they were typed in at the table.")},
            {QStringLiteral("setup"), kept}})
        .toJson();
}

} // namespace mercenarium
