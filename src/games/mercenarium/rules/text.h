// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of this game, in its own translation context.
#pragma once

#include "engine/message.h"

namespace mercenarium {

inline QString tr(const char* text) { return QCoreApplication::translate("mercenarium", text); }

inline engine::Message say(const char* text, const QStringList& args = {}) { return {"mercenarium", text, args}; }

inline QString number(qsizetype value) { return QString::number(value); }

inline QString capital(const QString& text) { return text.left(1).toUpper() + text.mid(1); }

} // namespace mercenarium
