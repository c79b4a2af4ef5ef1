// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What leaves nobody a choice, so that one press can go on to the next decision.
#pragma once

#include "kit/desk.h"

#include <optional>

namespace kit {

// The one act that is due. It pays nothing that may be saved, throws no dice, asks for nothing, tells of no hand, and whatever
// can wait can be done after it as well. Nothing: somebody decides, or looks at an earlier moment.
std::optional<engine::AnyAction> forced(const Sitting& sitting, const Desk& desk);
// The guide's line beside a table that is tried: the desk's, with the button that goes on in place of an act that leaves no
// choice.
QString guided(const Sitting& sitting, const Desk& desk, const std::optional<engine::AnyAction>& forced, const QString& goOn);
// The act that such a line names: of several that are called the same, whose actor it names as well. None: it names none, or one
// that somebody chooses by hand.
engine::AnyAction namedIn(const QString& line, const Sitting& sitting, const Desk& desk);
// Whether this ends what somebody could still act in, of whom this is seen here.
bool endsEarly(const Sitting& sitting, const Desk& desk, const engine::Offer& offer);
// Whether the guide's line names an act: a hand is looked at before it, it ends something, or somebody chooses it by hand. Where
// that one cannot be framed, nothing else is.
bool isHeld(const Sitting& sitting, const Desk& desk);
// Whether it is another device of a shared table that does this.
bool isOthers(const engine::Verdict& verdict);
// Whether such a line names this title, in the reader's language.
bool isNamed(const QString& line, const QString& title);

} // namespace kit
