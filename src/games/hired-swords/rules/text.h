// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of this game, in its own translation context.
#pragma once

#include "engine/message.h"

namespace hiredswords {

inline QString tr(const char* text) { return QCoreApplication::translate("hiredswords", text); }

inline engine::Message say(const char* text, const QStringList& args = {}) { return {"hiredswords", text, args}; }

inline QString number(qsizetype value) { return QString::number(value); }

} // namespace hiredswords
