// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked for on the face of a small card, by its kind: a weapon its actions, armour its dice.
#pragma once

#include "kit/entry/card_layout.h"

#include <QJsonObject>

namespace jaggedalliance::desk {

// None: as on any card.
kit::CardLayout faceOf(const QString& list, const QJsonObject& card);

} // namespace jaggedalliance::desk
