// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How Sellsword shows itself: its table, its words on offers, its dice. What counts is always asked of the rules.
#pragma once

#include "games/sellsword/rules/state.h"
#include "games/sellsword/rules/titles.h"
#include "kit/card_names.h"
#include "kit/desk_of.h"
#include "kit/paper/teller.h"

namespace sellsword::desk {

class Desk : public kit::Desk, public kit::paper::Teller, public kit::CardNames {
public:
    QString game() const override;
    QString line() const override;
    kit::Beginning tried() const override;
    kit::Beginning owned(const kit::OwnBox& box) const override;
    std::pair<int, int> players() const override;
    QString guideLine(const engine::AnyState& state) const override;
    kit::TableView* table(kit::Sitting& sitting, QWidget* parent) const override;
    kit::OfferText offerText(const kit::Sitting& sitting, const engine::Offer& offer) const override;
    bool canWait(const engine::AnyState& state, const engine::Offer& offer, const QList<engine::Offer>& all) const override;
    bool isChosenByHand(
        const engine::AnyState& state, const engine::Offer& offer, const QList<engine::Offer>& all) const override;
    bool isEnd(const engine::AnyAction& action) const override;
    QList<engine::Die> diceBehind(const kit::Sitting& sitting, const engine::AnyAction& action) const override;
    QString actorName(const engine::AnyState& state, const QString& actor) const override;
    QList<kit::DieWord> dice(const engine::AnyState& state) const override;
    QString heading(const engine::AnyState& state) const override;
    QList<kit::Figure> figures(const engine::AnyState& state) const override;
    QList<kit::OddsQuestion> odds(const kit::Sitting& sitting) const override;
    QList<kit::Sheet> sheets(const kit::Sitting& sitting) const override;
    QList<kit::paper::Measure> measures(const engine::AnyState& state) const override;
    QString cardName(const engine::AnyState&, const QString& id) const override { return commonBox(id); }
    QStringList fallen(const engine::AnyState& state) const override;
    QColor cloth() const override { return {0x46, 0x62, 0x41}; }
    void paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState& state) const override;
};

inline const State& stateOf(const engine::AnyState& state) { return kit::stateOf<State>(state); }

} // namespace sellsword::desk
