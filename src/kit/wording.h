// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How desks write words and numbers.
#pragma once

#include <QString>

#include <cstdlib>

namespace kit {

inline QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

inline QString signedNumber(qsizetype value) // "+7", "−1"
{
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QString::number(std::abs(value));
}

} // namespace kit
