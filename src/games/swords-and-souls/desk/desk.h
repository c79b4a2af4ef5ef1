// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How Swords & Souls shows itself: its table, its words on offers. What counts is always asked of the rules.
#pragma once

#include "games/swords-and-souls/rules/state.h"
#include "kit/desk.h"
#include "kit/paper/teller.h"

namespace swordsandsouls::desk {

class Desk : public kit::Desk, public kit::paper::Teller {
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
    QString actorName(const engine::AnyState& state, const QString& actor) const override;
    QList<kit::DieWord> dice(const engine::AnyState& state) const override;
    QList<engine::Die> printedDice(const engine::AnyState& state, const QString& term) const override;
    QString heading(const engine::AnyState& state) const override;
    QList<kit::OddsQuestion> odds(const kit::Sitting& sitting) const override;
    QList<kit::Figure> figures(const engine::AnyState& state) const override;
    QList<kit::Sheet> sheets(const kit::Sitting& sitting) const override;
    QList<kit::paper::Measure> measures(const engine::AnyState& state) const override;
    QStringList fallen(const engine::AnyState& state) const override;
    QColor cloth() const override { return {0x2b, 0x34, 0x60}; }
    void paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState& state) const override;
};

} // namespace swordsandsouls::desk
