// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/offer_menu.h"
#include "kit/drawn/tip.h"

#include <QMenu>

namespace kit {

void addOffers(QMenu* menu, const QList<engine::Offer>& offers, const std::function<OfferText(const engine::Offer&)>& words,
    const Chosen& chosen)
{
    menu->setToolTipsVisible(true);
    for (const bool allowed : {true, false})
        for (const engine::Offer& offer : offers) {
            if (offer.verdict.isAllowed() != allowed)
                continue;
            const OfferText said = words(offer);
            QString text = said.outcome.isEmpty() ? said.title : said.title + QStringLiteral(" — ") + said.outcome;
            QAction* action = menu->addAction(text.replace(QLatin1Char('&'), QLatin1String("&&")));
            action->setObjectName(offer.action.verb());
            action->setToolTip(kit::tip(said.detail));
            QObject::connect(action, &QAction::triggered, menu, [chosen, offer] { chosen(offer); });
        }
}

} // namespace kit
