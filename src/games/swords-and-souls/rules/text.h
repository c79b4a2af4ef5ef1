// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of this game, in its own translation context.
#pragma once

#include "engine/message.h"

namespace swordsandsouls {

inline QString tr(const char* text) { return QCoreApplication::translate("swordsandsouls", text); }

inline engine::Message say(const char* text, const QStringList& args = {}) { return {"swordsandsouls", text, args}; }

inline QString number(qsizetype value) { return QString::number(value); }

} // namespace swordsandsouls
