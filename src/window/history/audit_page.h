// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing the table with the program: what should lie where, ticked off; differences become one correction.
#pragma once

#include "window/history/audit_model.h"
#include "window/library.h"
#include "window/page.h"

#include <memory>

class QListWidget;
class QSortFilterProxyModel;

namespace Ui {
class AuditPage;
}

namespace window {

class AuditPage : public Page {
    Q_OBJECT

public:
    explicit AuditPage(Library& library, QWidget* parent = nullptr);
    ~AuditPage() override;

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    QWidget* side() override { return m_side; }
    QWidget* firstFocus() override;

private:
    void countTicks();
    void send();
    void showWay();

    Library& m_library;
    std::unique_ptr<Ui::AuditPage> m_ui;
    QWidget* m_side; // the window takes it into its band
    QListWidget* m_way;
    AuditModel m_model;
    QSortFilterProxyModel* m_shown;
    kit::Sitting* m_sitting = nullptr;
    const kit::Desk* m_desk = nullptr;
    Printed m_printed;     // on the cards of the campaign
    QJsonObject m_tracked; // as it is compared: with what counts because a card prints it
    kit::Titles m_titles;  // of them
};

} // namespace window
