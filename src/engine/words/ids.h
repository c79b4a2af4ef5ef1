// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line is told in brackets, to be typed, is no word to be read on a page or heard.
#pragma once

#include <QJsonValue>
#include <QSet>
#include <QString>

namespace engine {

using Ids = QSet<QString>;

Ids idsIn(const QJsonValue& state);
QString withoutIds(const QString& text, const Ids& ids); // "Bone page (bone-page): ready": "Bone page: ready"

} // namespace engine
