// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence kept as template and arguments: cheap to make while rules are checked, put into words when shown.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace engine {

struct Message {
    const char* context = "";     // translation context
    const char* source = nullptr; // template with %1, %2 …; %n counts
    QStringList args;
    int count = -1; // for plural forms; below 0 when there are none

    bool isEmpty() const { return source == nullptr || *source == '\0'; }
    QString text() const;
};

// Replaces %1 … %9 in one pass, so that an argument holding "%1" stays what it is.
QString fill(const QString& pattern, const QStringList& args);

} // namespace engine
