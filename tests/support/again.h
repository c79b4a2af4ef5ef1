// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A line of a recorded evening, done again at a table as it was then: with its dice and printed cards. Questions do nothing.
#pragma once

#include "engine/table.h"

#include <QFile>
#include <QJsonObject>

namespace support {

inline QList<QByteArray> linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QList<QByteArray>();
}

inline void again(engine::Table& table, const QJsonObject& line, const QJsonObject& answer)
{
    if (line.contains(QLatin1String("ask")))
        return;
    if (line.contains(QLatin1String("undo")))
        return void(table.undo({}));
    if (line.contains(QLatin1String("redo")))
        return void(table.redo({}));
    if (line.contains(QLatin1String("goto")))
        return void(table.goTo(line.value(QLatin1String("goto")).toInteger(), {}));
    QJsonObject fields = answer.contains(QLatin1String("action")) ? answer.value(QLatin1String("action")).toObject() : line;
    for (const char* around : {"do", "decide", "who-acts"})
        fields.remove(QLatin1String(around));
    (void)table.submit({line.value(QLatin1String("do")).toString(), fields}, {}, line.value(QLatin1String("decide")).toString());
}

} // namespace support
