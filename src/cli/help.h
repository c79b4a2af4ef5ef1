// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What --help prints, and the line of usage: read off the tables of the commands.
#pragma once

#include "cli/commands.h"

namespace cli {

// "roll TERM [--rolled FACES] [--seed N]"
QString usageOf(const Command& command);
QString argumentsOf(const Command& command); // "CAMPAIGN [PATH]"

QString helpOfAll();
QString helpOf(const Command& command);
QString helpOfFamily(const QString& family); // of pack, which is no command by itself

// What an action or a question, and one of its fields, is for: its schema says it in English, this in the reader's language.
QString purposeOf(const QString& name, const QString& help);
QString purposeOf(const QJsonObject& field);

// What such a text is made of.
struct Row {
    QString left;
    QString right;
};
QString headOf(const QString& usage, const QString& help);
QString block(const QString& heading, const QList<Row>& rows); // two columns below it; nothing without rows
QList<Row> rowsOf(std::span<const Option> options);

} // namespace cli
