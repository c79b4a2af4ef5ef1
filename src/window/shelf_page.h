// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: every campaign on the shelf, and the ways to another one.
#pragma once

#include "window/library.h"
#include "window/page.h"

#include <QAbstractListModel>

class QListView;

namespace window {

class CampaignsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole + 20 };

    explicit CampaignsModel(Library& library, QObject* parent = nullptr) : QAbstractListModel(parent), m_library(library) {}
    QList<engine::Fault> reload();

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : int(m_campaigns.size()); }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    Library& m_library;
    QList<shelf::Campaign> m_campaigns;
};

class ShelfPage : public Page {
    Q_OBJECT

public:
    ShelfPage(Library& library, QWidget* parent = nullptr);
    void refresh() override;
    QWidget* firstFocus() override;

signals:
    void trainingWanted();

private:
    Library& m_library;
    CampaignsModel m_model;
    QListView* m_list;
};

} // namespace window
