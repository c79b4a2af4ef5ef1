// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a field is for, as its schema says it.
#pragma once

#include <QCoreApplication>
#include <QJsonObject>

namespace kit {

// In the reader's language; empty: it says nothing.
inline QString fieldHelp(const QString& text)
{
    return text.isEmpty() ? text : QCoreApplication::translate("field", text.toUtf8().constData());
}
inline QString fieldHelp(const QJsonObject& schema) { return fieldHelp(schema.value(QLatin1String("description")).toString()); }

// What it means that nothing stands there, which its help says last ("Move icon; blank: none").
inline QString saidOfBlank(const QString& help) { return help.section(QStringLiteral("; "), 1); }

} // namespace kit
