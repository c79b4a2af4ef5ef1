// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences: look, language, how the table plays, the campaign's readings of the rules, and every key.
#pragma once

#include "window/page.h"

class QAction;
class QSettings;

namespace Ui {
class PreferencesPage;
}

namespace window {

// Gives the actions the keys that were chosen for them; an action is known by its object name.
void applyKeys(const QList<QAction*>& actions, const QSettings& settings);

class PreferencesPage : public Page {
    Q_OBJECT

public:
    PreferencesPage(QSettings& settings, QList<QAction*> actions, QWidget* parent = nullptr);
    ~PreferencesPage() override;

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    QWidget* firstFocus() override;

signals:
    void languageChosen();

private:
    void keepLook();
    void keepTable();
    void showKeys();
    void setKey();

    QSettings& m_settings;
    QList<QAction*> m_actions;
    std::unique_ptr<Ui::PreferencesPage> m_ui;
    kit::Sitting* m_sitting = nullptr;
    bool m_isFilling = false;
};

} // namespace window
