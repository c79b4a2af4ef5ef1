// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a device may do, as pages and phones call it; a server keeps "everything" as "all", which is understood too.
#pragma once

#include "share/terms.h"

namespace cli {

inline QString called(share::Right right)
{
    return right == share::Right::All ? QStringLiteral("everything") : engine::nameOf(right);
}

inline std::optional<share::Right> rightCalled(const QString& value)
{
    return value.compare(called(share::Right::All), Qt::CaseInsensitive) == 0 ? share::Right::All
                                                                              : engine::valueNamed<share::Right>(value);
}

} // namespace cli
