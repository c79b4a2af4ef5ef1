// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of documents, in the kit's translation context.
#pragma once

#include "engine/message.h"

namespace kit {

inline QString tr(const char* text) { return QCoreApplication::translate("kit", text); }

} // namespace kit
