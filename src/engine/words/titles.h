// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What cards and people are called, by their ids: whatever stands in a state with a title or a name.
#pragma once

#include <QHash>
#include <QJsonValue>
#include <QString>

namespace engine {

using Titles = QHash<QString, QString>;

Titles titlesIn(const QJsonValue& state);

} // namespace engine
