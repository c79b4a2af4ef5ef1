// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sharing the table: from one's own to a shared one and back, who sits there and what each may, and beside it what is not shared
// yet and what came from others.
#pragma once

#include "window/page.h"
#include "window/sharing/nearby.h"
#include "window/sharing/shared_table.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QSettings;
class QVBoxLayout;

namespace kit {
class QrCode;
}

namespace window {

class Library;
class OnItsWay;

QString wordOf(share::Right right); // what somebody may, as it stands on a button

class SharePage : public Page {
    Q_OBJECT

public:
    SharePage(Library& library, QSettings& settings, QWidget* parent = nullptr);
    ~SharePage() override;

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    QWidget* firstFocus() override;
    QWidget* side() override;
    void open(const QString& link) override; // an invitation

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* makeOwn();
    QWidget* makeJoin();
    QWidget* makeShared();
    void share();
    void join();
    void invite();
    void announce(const share::Link& link, const QString& shortWord);
    void lookFor(const QString& shortWord);
    void offer(const TableNearby& table, const QString& shortWord);
    void sitDownAt(const share::Link& link);
    void recallClub();
    void takeHome();
    void wait(const QString& what); // empty: nothing is waited for
    bool needsName();
    QWidget* rowOf(const share::Device& device);
    void sayWhoIsThere(const SharedTable& table);
    QString nameHeld() const;
    void layPeople(const SharedTable& table);
    void endInvitation();

    Library& m_library;
    QSettings& m_settings;
    kit::Sitting* m_sitting = nullptr;
    QLineEdit* m_who;
    QLabel* m_wait;
    OnItsWay* m_side;
    QWidget* m_own;
    QRadioButton* m_here = nullptr;
    QLineEdit* m_club = nullptr;
    QPushButton* m_share = nullptr;
    QWidget* m_join;
    QLineEdit* m_link = nullptr;
    QVBoxLayout* m_found = nullptr;
    std::unique_ptr<Nearby> m_nearby;
    std::unique_ptr<Announcement> m_announcement;
    QStringList m_seated; // roles that sat there when it was made
    QTimer m_look;        // who is there
    QTimer m_open;        // how long the invitation is
    QPushButton* m_sitDown = nullptr;
    QWidget* m_shared;
    QLabel* m_how = nullptr;
    QComboBox* m_right = nullptr;
    QComboBox* m_seat = nullptr;
    QPushButton* m_invite = nullptr;
    QWidget* m_invitation = nullptr;
    kit::QrCode* m_code = nullptr;
    QLineEdit* m_written = nullptr;
    QLabel* m_until = nullptr;
    QLabel* m_short = nullptr;
    QLabel* m_same = nullptr;
    QLabel* m_key = nullptr;
    QLabel* m_where = nullptr;
    QVBoxLayout* m_people = nullptr;
    void (SharePage::*m_onceNamed)() = nullptr; // what goes on when the name is typed
    QStringList m_shown;                        // what the rows say: while it is the same they stay, and the keyboard too
};

} // namespace window
