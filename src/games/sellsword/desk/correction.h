// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Setting what is tracked to what lies on the table, for a stated reason.
#pragma once

#include "engine/json.h"
#include "engine/table_actions.h"
#include "games/sellsword/rules/text.h"
#include "kit/reasons.h"

namespace sellsword::desk {

template <class T> engine::Correct correction(const QString& path, const T& value, const QString& reason)
{
    return {path, engine::toJson(value), reason};
}

// field: of a unit
template <class T> engine::Correct asItLies(const QString& unit, const char* field, const T& value)
{
    return correction(QStringLiteral("units.%1.%2").arg(unit, QLatin1String(field)), value, kit::reasons::asItLies);
}

} // namespace sellsword::desk
