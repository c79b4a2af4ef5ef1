// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lists for building a warband: its lines with what is wrong in each, the cards to take, the mods of a unit.
#pragma once

#include "games/sellsword/desk/match/choices.h"

namespace sellsword::desk {

QList<Choice> warbandLines(const State& state, const QString& player);
// Cards that can be added, those of the player's faction first, then those of the owner's packs that the table has not met (no
// action; arms: which card); refused ones with why.
QList<Choice> cardChoices(const State& state, const QList<engine::Offer>& offers, const QString& player, const QString& words,
    const QList<UnitCard>& stock);
QList<Choice> modChoices(const State& state, const QList<engine::Offer>& offers, const QString& unit);

} // namespace sellsword::desk
