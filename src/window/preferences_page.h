// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Preferences: look, language, how the table plays, the campaign's readings of the rules, and every key.
#pragma once

#include "window/library.h"
#include "window/page.h"

class QAction;
class QSettings;

namespace Ui {
class PreferencesPage;
}

namespace window {

class Readings;

// Gives the actions the keys that were chosen for them; an action is known by its object name.
void applyKeys(const QList<QAction*>& actions, const QSettings& settings);

class PreferencesPage : public Page {
    Q_OBJECT

public:
    PreferencesPage(Library& library, QSettings& settings, QList<QAction*> actions, QWidget* parent = nullptr);
    ~PreferencesPage() override;
    static QString aboutText(); // what the program is, and what it never does

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    QWidget* firstFocus() override;

signals:
    void languageChosen();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void keepLook();
    void keepTable();
    void showReadings();
    void showKeys();
    QList<std::pair<QString, QString>> allKeys() const; // what each does, and the keys; those of the table behind the others
    void setKey();

    Library& m_library;
    QSettings& m_settings;
    QList<QAction*> m_actions;
    std::unique_ptr<Ui::PreferencesPage> m_ui;
    kit::Sitting* m_sitting = nullptr;
    Readings* m_readings = nullptr; // of the campaign on the table
    bool m_isFilling = false;
};

} // namespace window
