// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How Jagged Alliance shows itself: its table, its words on offers, its dice. What counts is always asked of the rules.
#pragma once

#include "games/jagged-alliance/desk/card_layout.h"
#include "games/jagged-alliance/rules/state.h"
#include "kit/card_names.h"
#include "kit/desk_of.h"
#include "kit/paper/teller.h"

namespace jaggedalliance::desk {

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
    bool isEnd(const engine::AnyAction& action) const override;
    bool isChosenByHand(
        const engine::AnyState& state, const engine::Offer& offer, const QList<engine::Offer>& all) const override;
    bool isCourse(const engine::Reason& told) const override;
    bool isActOf(const QString& chosen, const engine::Offer& offer) const override; // successes are to give, whoever is chosen
    QString actorName(const engine::AnyState& state, const QString& actor) const override;
    QString cardName(const engine::AnyState& state, const QString& id) const override; // of encounter tokens
    QList<kit::DieWord> dice(const engine::AnyState& state) const override;
    QList<engine::Die> printedDice(const engine::AnyState& state, const QString& term) const override;
    QString heading(const engine::AnyState& state) const override;
    QList<kit::OddsQuestion> odds(const kit::Sitting& sitting) const override;
    QList<kit::Figure> figures(const engine::AnyState& state) const override;
    kit::CardLayout cardLayout(const QString& list, const QJsonObject& card) const override { return faceOf(list, card); }
    QColor cloth() const override { return {0x3d, 0x5c, 0x63}; }
    void paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState& state) const override;
    QList<kit::Sheet> sheets(const kit::Sitting& sitting) const override;
    QList<kit::paper::Measure> measures(const engine::AnyState& state) const override;
    QStringList fallen(const engine::AnyState& state) const override;
    QStringList gone(const engine::AnyState& state) const override { return fallen(state); }
};

// What lies behind a state of this game.
inline const State& stateOf(const engine::AnyState& state) { return kit::stateOf<State>(state); }

} // namespace jaggedalliance::desk
