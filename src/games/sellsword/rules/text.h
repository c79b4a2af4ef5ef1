// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of this game, in its own translation context.
#pragma once

#include "engine/described.h"
#include "engine/message.h"

namespace sellsword {

inline QString tr(const char* text) { return QCoreApplication::translate("sellsword", text); }

inline engine::Message say(const char* text, const QStringList& args = {}) { return {"sellsword", text, args}; }

inline QString number(qsizetype value) { return QString::number(value); }

inline QString listed(const QStringList& parts) { return parts.join(QStringLiteral(", ")); }

template <engine::NamedEnum E> QString shown(E value) // in the reader's language
{
    return QCoreApplication::translate("sellsword", engine::nameOf(value).toLatin1().constData());
}

} // namespace sellsword
