// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of this game, in its own translation context.
#pragma once

#include "engine/described.h"
#include "engine/message.h"

namespace coppersandcrows {

inline QString tr(const char* text) { return QCoreApplication::translate("coppersandcrows", text); }

inline engine::Message say(const char* text, const QStringList& args = {}) { return {"coppersandcrows", text, args}; }

inline QString number(qsizetype value) { return QString::number(value); }

template <engine::NamedEnum E> QString shown(E value) { return tr(engine::nameOf(value).toLatin1().constData()); }

} // namespace coppersandcrows
