// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tracked values by dotted path, list items by id or number: battle.crew.nizar.health. With + before its id an item that
// is not there yet is added with what is set of it: cards.+mystery.cost.
#pragma once

#include "engine/fault.h"

#include <QJsonObject>
#include <QStringList>

namespace engine {

// Also takes a filter on a list, for reading only: battle.opposition[zone=north]. Faults name the first step that fails.
Result<QJsonValue> valueAt(const QJsonValue& root, const QString& path);

// A copy of root with the value at path replaced; the path must exist, but for an item that is to be added.
Result<QJsonValue> withValueAt(const QJsonValue& root, const QString& path, const QJsonValue& value);

// May a name that people choose be an id: a step of a path, and a word that the command line reads?
bool isUsableId(const QString& name);

// The schema of the value at a path.
QJsonObject schemaAt(QJsonObject schema, const QStringList& path);

} // namespace engine
