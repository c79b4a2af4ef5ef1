// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Phones at this table: the switch, the code to scan and the word to type, who is here and what each may.
#pragma once

#include "serve/phones.h"
#include "window/page.h"
#include "window/phones/second_screen.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace kit {
class QrCode;
}

namespace window {

class Library;

class PhonesPage : public Page {
    Q_OBJECT

public:
    explicit PhonesPage(Library& library, QWidget* parent = nullptr);

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    QWidget* firstFocus() override;
    serve::Phones& phones() { return m_phones; }

private:
    QWidget* makeWayIn();
    QWidget* makePeople();
    void turn(bool on);
    QWidget* rowOf(const serve::Device& person);
    void openScreen();

    Library& m_library;
    serve::Phones m_phones;
    kit::Sitting* m_sitting = nullptr;
    const kit::Desk* m_desk = nullptr;
    std::unique_ptr<SecondScreen> m_screen;
    QPushButton* m_big;
    QPushButton* m_switch;
    kit::QrCode* m_code;
    QLabel* m_word;
    QLabel* m_address;
    QLabel* m_noCode;
    QWidget* m_wayIn;
    QWidget* m_people;
    QVBoxLayout* m_rows;
    QLabel* m_nobody;
    QStringList m_shown; // what the rows say: they stay while it is the same, and so does the keyboard
};

} // namespace window
