// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {

using engine::Fault;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

} // namespace

Options::Options(const QList<Given>& given)
    : m_given(given)
{
    shelf = value(option::shelf);
    json = has(option::json);
    who = value(option::who);
}

bool Options::has(const Option& option) const { return !values(option).isEmpty(); }

QString Options::value(const Option& option) const
{
    const QStringList all = values(option);
    return all.isEmpty() ? QString() : all.last();
}

QStringList Options::values(const Option& option) const
{
    QStringList all;
    for (const Given& one : m_given)
        if (one.name == QLatin1String(option.name))
            all += one.value;
    return all;
}

std::optional<Fault> option::noSeed(const QString& value)
{
    bool isNumber = false;
    (void)value.toULongLong(&isNumber);
    if (isNumber)
        return std::nullopt;
    return Fault{QStringLiteral("--seed"), value, cli::tr("A seed is a whole number."), cli::tr("Give a number from 0 up.")};
}

std::optional<Fault> option::noCrew(const QString& value)
{
    bool isNumber = false;
    const int crew = value.toInt(&isNumber);
    if (isNumber && crew >= 0 && crew <= 18)
        return std::nullopt;
    return Fault{QStringLiteral("--crew"), value, cli::tr("A crew is a whole number."), cli::tr("Give a number from 1 to 18.")};
}

} // namespace cli
