// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What people called or wrote themselves, in whatever game: it may read like an id, and means nothing by it.
#pragma once

#include <QString>

namespace engine {

bool isTyped(const QString& path); // what stands at this place of a state

} // namespace engine
