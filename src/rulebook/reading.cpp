// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/reading.h"

#include <QCoreApplication>

namespace rulebook {

QString textOf(const Reading& reading) { return QCoreApplication::translate("reading", reading.text.toUtf8().constData()); }

QStringList readingsOf(const Entry& entry)
{
    QStringList texts;
    for (const Reading& reading : entry.readings)
        texts += textOf(reading);
    return texts;
}

} // namespace rulebook
