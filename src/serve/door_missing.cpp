// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Stands in for the door where Qt WebSockets was not installed when the program was built.
#include "serve/door.h"

#include <QCoreApplication>

namespace serve {

class Door::Porch { };

Door::Door(Answer, Admit, QObject* parent)
    : QObject(parent)
{
}

Door::~Door() = default;

engine::Result<quint16> Door::open(quint16, const Seal&)
{
    return engine::Fault{QStringLiteral("Qt WebSockets"), {},
        QCoreApplication::translate("serve", "This program was built without the library that phones need."),
        QCoreApplication::translate("serve", "Install the package qt6-websockets-dev and build it again.")};
}

void Door::close() { }

} // namespace serve
