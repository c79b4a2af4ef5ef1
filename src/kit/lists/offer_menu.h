// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Offers as the lines of a menu, what is refused last, each with its outcome.
#pragma once

#include "kit/desk.h"

#include <functional>

class QMenu;

namespace kit {

using Chosen = std::function<void(const engine::Offer& offer)>;

void addOffers(QMenu* menu, const QList<engine::Offer>& offers, const std::function<OfferText(const engine::Offer&)>& words,
    const Chosen& chosen);

} // namespace kit
