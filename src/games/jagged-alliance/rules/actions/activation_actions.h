// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Actions at the start of an activation: On Activation, flee, equipment, trading (p. 12-15).
#pragma once

#include "games/jagged-alliance/rules/state.h"

namespace jaggedalliance {

struct Activate {
    QString who;
    MR_VERB("activate", "Begin the activation of a mercenary", field("who", &Activate::who, "whom").names("mercenary"))
};

struct OnActivation {
    QString card;
    QString target;
    MR_VERB("on-activation", "Use an On Activation effect", field("card", &OnActivation::card, "of which card").names("card"),
        field("target", &OnActivation::target, "on whom or what").names("target").optional())
};

struct Flee {
    QString to;
    MR_VERB("flee", "Leave a fight with everybody into a liberated sector", field("to", &Flee::to, "where").names("sector"))
};

struct Arrange {
    QString card;
    Place place = Place::Inventory;
    bool exchange = false;
    MR_VERB("arrange", "Put a card into a slot or the inventory", field("card", &Arrange::card, "which").names("card"),
        field("place", &Arrange::place, "inventory, weapon-1, weapon-2, armour, extra or ally"),
        field("exchange", &Arrange::exchange, "what lies in that slot goes where this card was").optional())
};

struct Attach {
    QString card;
    QString host;
    MR_VERB("attach", "Attach an upgrade", field("card", &Attach::card, "the upgrade").names("card"),
        field("host", &Attach::host, "to which card").names("card"))
};

struct Detach {
    QString card;
    MR_VERB("detach", "Take an upgrade off", field("card", &Detach::card, "the upgrade").names("card"))
};

struct Trade {
    QString card;
    QString to;
    QString back;
    MR_VERB("trade", "Exchange inventory items in the same area", field("card", &Trade::card, "which").names("card"),
        field("to", &Trade::to, "to whom").names("mercenary"),
        field("back", &Trade::back, "what is given back").names("card").optional())
};

struct DiscardCard {
    QString card;
    MR_VERB("discard", "Discard a card", field("card", &DiscardCard::card, "which").names("card"))
};

struct Receive {
    QString card;
    QString who;
    std::optional<Place> place;
    QString instead;
    MR_VERB("receive", "Take a card that was gained", field("card", &Receive::card, "which").names("card"),
        field("who", &Receive::who, "who takes it").names("mercenary"),
        field("place", &Receive::place, "slot; otherwise the inventory").optional(),
        field("instead", &Receive::instead, "a card to discard for it").names("card").optional())
};

} // namespace jaggedalliance
