// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of the places that a question asks for: the names that may stand there, and what was told of them before.
#pragma once

#include "engine/table_actions.h"
#include "kit/forms/form.h"
#include "kit/sitting.h"

namespace kit {

Names namesAmongCards(const Sitting& sitting); // those that the table knows, and those of its owner's cards

QString listNamedAt(const engine::Game& game, const QString& path); // whose cards are named there; empty: none

QJsonValue knownAt(const Sitting& sitting, const engine::Correct& correction); // undefined: there is no such place

// Of a thing entered in part what was told, so that nobody overwrites it: whatever differs from one of which nothing is told.
// Undefined: nothing was.
QJsonValue toldOf(const Sitting& sitting, const engine::Correct& correction, const QJsonValue& known);

QStringList openParts(
    const QJsonObject& schema, const QString& known); // of several numbers those that nobody knows, by their names

QString objection(const Editor& editor); // why what stands there can be no value; empty: it may be one

// Numbers that stand together, as the arrows of a contract, are told together: one that is left blank beside others would pass
// for a 0 that nobody typed. Those that are.
QStringList leftBlank(const QJsonObject& schema, const QJsonValue& told);
QString objection(const QStringList& blank);

// Of several that stand together what was typed, and that nobody knows the others; undefined: it is another thing.
QJsonValue toldInPart(const Editor& editor);

void leaveName(const Form& whole, const QJsonObject& schema); // the short name is made of title or place: nobody is asked for it

} // namespace kit
