// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign as tables for other programs: log, rolls, units, figures and plays, each column described.
#pragma once

#include "report/history.h"

#include <QJsonArray>

namespace report {

struct Data {
    struct Column {
        QString name;
        QString help; // what stands there, in which unit
    };
    QList<Column> columns;
    QList<QJsonArray> rows; // a value for each column; null: it says nothing
};

// "log", "rolls", "units", "figures" or "plays" (a row for each sitting, for logs of what was played). Of the last three only
// what everybody at the table may see.
QStringList tables();
engine::Result<Data> dataOf(engine::Table& table, const QString& name, const Stretch& stretch);

// With a line of names, commas, and quotes where they are needed (RFC 4180); lines end with CR and LF.
QByteArray asCsv(const Data& data);
QJsonArray asJson(const Data& data); // an object for each row

} // namespace report
