// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of this game, in its own translation context.
#pragma once

#include "engine/message.h"

namespace mercenarium {

inline QString tr(const char* text)
{
    return QCoreApplication::translate("mercenarium", text);
}

// A sentence with a plural form; %n stands for the number.
inline QString tr(const char* text, int n)
{
    return QCoreApplication::translate("mercenarium", text, nullptr, n);
}

inline engine::Message say(const char* text, const QStringList& args = {}, int count = -1)
{
    return {"mercenarium", text, args, count};
}

inline QString number(qsizetype value)
{
    return QString::number(value);
}

} // namespace mercenarium
