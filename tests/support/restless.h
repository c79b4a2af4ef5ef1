// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who never comes to rest: asks for another layout in nearly every turn of the loop, though nothing happens. It would do so for
// ever, and take a whole core for it.
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QHash>
#include <QStringList>

namespace support {

class Layouts : public QObject {
public:
    QHash<QString, int> asked;
    bool eventFilter(QObject* of, QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            ++asked[QString::fromLatin1(of->metaObject()->className()) + QLatin1Char(' ') + of->objectName()];
        return false;
    }
};

inline QStringList restless()
{
    constexpr int rounds = 12, many = rounds / 2; // something that ends just now may ask once
    Layouts ear;
    QCoreApplication::instance()->installEventFilter(&ear);
    for (int round = 0; round < rounds; ++round)
        QCoreApplication::processEvents();
    QStringList all;
    for (auto it = ear.asked.cbegin(); it != ear.asked.cend(); ++it)
        if (it.value() >= many)
            all += QStringLiteral("%1 is laid out again and again").arg(it.key());
    return all;
}

} // namespace support
