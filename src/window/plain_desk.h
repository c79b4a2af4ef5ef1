// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The desk of a game that has none of its own: everything tracked as a tree, every action as a form.
#pragma once

#include "kit/desk.h"

#include <QCoreApplication>

namespace window {

class PlainDesk : public kit::Desk {
    Q_DECLARE_TR_FUNCTIONS(window::PlainDesk)

public:
    QString game() const override { return {}; }
    kit::TableView* table(kit::Sitting& sitting, QWidget* parent) const override;
    kit::OfferText offerText(const kit::Sitting& sitting, const engine::Offer& offer) const override;
    QString actorName(const engine::AnyState&, const QString& actor) const override;
    QList<kit::DieWord> dice(const engine::AnyState&) const override;
    QString heading(const engine::AnyState&) const override { return {}; }
    QList<kit::Figure> figures(const engine::AnyState&) const override { return {}; }
    void paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState& state) const override;
};

} // namespace window
