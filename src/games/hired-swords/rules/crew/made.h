// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A number and how it came about, said once where both are the same: "2", "2 (3 deployed - 1)".
#pragma once

#include <QString>

namespace hiredswords {

inline QString made(int value, const QString& making)
{
    const QString sum = QString::number(value);
    return making.isEmpty() || making == sum ? sum : QStringLiteral("%1 (%2)").arg(sum, making);
}

} // namespace hiredswords
