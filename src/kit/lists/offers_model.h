// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done now, as rows: the offers of the chosen figure or of the table and then of everybody, then what can wait,
// the refused ones last. At an earlier moment nothing can be done.
#pragma once

#include "kit/desk.h"
#include "kit/drawn/tile_delegate.h"

#include <QAbstractListModel>

namespace kit {

// Marks an offer of which not all is known, and tells once what: it refuses nothing, but what it would say is not promised
// either.
void noteUnknown(OfferText& text, const engine::Verdict& verdict);

class OffersModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(Sitting* sitting, const Desk* desk, const QString& actor); // null sitting: nothing
    const engine::Offer* offer(const QModelIndex& index) const;          // null for headings, and for what is entered first
    const engine::Blank* gap(const QModelIndex& index) const; // what is entered before an act hangs on it; null: it is an act

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Row {
        QString heading; // not empty: a heading
        engine::Offer offer;
        mutable bool isWorded = false;
        mutable OfferText text;
        engine::Blank gap{}; // it is no act, but what one hangs on
    };
    const OfferText& text(const Row& row) const;

    Sitting* m_sitting = nullptr;
    const Desk* m_desk = nullptr;
    QList<Row> m_rows;
};

} // namespace kit
