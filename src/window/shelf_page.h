// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: every campaign on the shelf, and the ways to another one.
#pragma once

#include "window/campaigns_model.h"
#include "window/page.h"

namespace Ui {
class ShelfPage;
class ShelfSide;
}

namespace window {

class ShelfPage : public Page {
    Q_OBJECT

public:
    ShelfPage(Library& library, QWidget* parent = nullptr);
    ~ShelfPage() override;

    void refresh() override;
    QWidget* firstFocus() override;
    QWidget* side() override { return m_side; }

signals:
    void trainingWanted();
    void newWanted();
    void copyWanted(const QString& file); // to look into

private:
    QString chosen() const; // id of the chosen campaign; empty: none
    void choose();
    void showCopies();
    void importFile();
    void exportFile();
    void duplicate();
    void bringBack();
    void received(engine::Result<shelf::Campaign> campaign);

    Library& m_library;
    CampaignsModel m_model;
    std::unique_ptr<Ui::ShelfPage> m_ui;
    QWidget* m_side;
    std::unique_ptr<Ui::ShelfSide> m_sideUi;
};

} // namespace window
