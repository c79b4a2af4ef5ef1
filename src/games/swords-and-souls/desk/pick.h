// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card, treasure or talent that somebody has picked up, and what can be done with it.
#pragma once

#include "games/swords-and-souls/rules/state.h"
#include "kit/lists/offer_menu.h"
#include "kit/sitting.h"

class QMenu;

namespace swordsandsouls::desk {

struct Pick {
    QString who;
    QString card; // "?" for one that nobody named
    Source from = Source::Hand;

    bool isNone() const { return who.isEmpty(); }
    bool operator==(const Pick&) const = default;
};

// Whom an offer aims at; empty when at nobody.
QString aimOf(const engine::Offer& offer);
// All that the rules offer with it, the refused too. A card that may be among unnamed ones can do what they can.
QList<engine::Offer> offersWith(const kit::Sitting& sitting, const Pick& pick);
// The same action with what the table still has to say: a target, double damage, an attack.
QList<engine::Offer> variants(const kit::Sitting& sitting, const engine::Offer& offer);
// Which card lies at this place of the state, that nobody named: of the arsenal, or a starter of the hero.
void askName(
    kit::Sitting& sitting, const QString& path, const QString& label, Origin kind = Origin::Arsenal, const QString& hero = {});
QList<engine::Offer> allowed(QList<engine::Offer> offers);

// A menu with the variants of all these offers in their words, for as long as it is open; what is chosen is proposed.
QMenu* menuOf(
    const QList<engine::Offer>& offers, const kit::Sitting& sitting, const char* name, QWidget* owner, const kit::Chosen& chosen);

} // namespace swordsandsouls::desk
