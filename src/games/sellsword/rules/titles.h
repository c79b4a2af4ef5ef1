// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed on cards, in words for sentences: boxes, statuses, attacks, what begins a turn.
#pragma once

#include "games/sellsword/rules/query.h"

namespace sellsword {

QString capital(QString word);
QString inWords(QString id);          // "grave blast"
QString zoneTitle(const QString& id); // of a start area or an objective: "Old ruin", "north"
// As it is printed on a card; its short name in words where nothing is.
template <class Printed> QString printedTitle(const Printed& one) { return one.title.isEmpty() ? inWords(one.id) : one.title; }
// The one of a unit that was typed in short has no name of its own: it is called as everything is called now.
inline constexpr char firstAttack[] = "attack";
QString printedTitle(const Attack& one);
QString stageName(Stage stage);
QString commonBox(const QString& box); // those that every card may have: "Mobility"; empty: it is none of these
QString boxText(const State& state, const Unit& unit, const QString& box); // "Mobility", "Grave Blast"
QStringList boxTexts(const State& state, const Unit& unit, const QStringList& boxes);
QString statusText(const Status& status);                     // "Recurring 5 fire*"
QString statusTitle(const Unit& unit, const QString& status); // of its status of that name
QString attackTitle(const State& state, const QString& who, const QString& id);
QString traitTitle(const State& state, const Unit& unit, const QString& id);
QString effectWords(const Effect& effect);                 // those of its card, else what it does
QString momentText(Moment moment);                         // behind "for"
QString startText(const Unit& unit, const QString& start); // what happens at the start of its turn
QStringList startTexts(const State& state);                // of the running one

} // namespace sellsword
