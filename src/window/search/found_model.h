// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a search found, as tiles.
#pragma once

#include "kit/drawn/tile_delegate.h"
#include "window/search/finder.h"

#include <QAbstractListModel>

namespace window {

class FoundModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(QList<Found> found);
    void add(const QList<Found>& more);
    const Found& at(const QModelIndex& index) const { return m_found[index.row()]; }
    int rowOf(FoundKind kind, const QString& id) const; // -1 when it is not among them

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(m_found.size()); }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    QList<Found> m_found;
};

} // namespace window
