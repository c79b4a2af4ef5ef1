// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// musterroll-cli as another process: what it said, how it ended, and how much it took.
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace support {

struct Run {
    int exit = -1; // -1: crashed, hanging or not started
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    QString said() const { return QString::fromUtf8(out + err); }
    QList<QJsonObject> lines() const;
};

struct Surroundings {
    QByteArray input = {};
    QStringList environment = {}; // NAME=value, added to that of the test
    QStringList before = {};      // a program and its arguments that start it: runuser, prlimit …
    QString program = {};         // another place of it
};

Run musterroll(const QStringList& arguments, const Surroundings& around = {});

QStringList words(const char* line); // so that a test reads like the command that it runs

} // namespace support
