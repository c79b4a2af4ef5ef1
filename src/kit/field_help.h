// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a field is for, as its schema says it.
#pragma once

#include <QCoreApplication>
#include <QJsonObject>

namespace kit {

// In the reader's language; empty: it says nothing.
inline QString fieldHelp(const QJsonObject& schema)
{
    const QString text = schema.value(QLatin1String("description")).toString();
    return text.isEmpty() ? text : QCoreApplication::translate("field", text.toUtf8().constData());
}

} // namespace kit
