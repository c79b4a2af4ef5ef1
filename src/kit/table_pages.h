// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of a table: one of them is shown, and the focus goes with it. One is the form for every action.
#pragma once

#include "kit/desk.h"

#include <QKeySequence>
#include <QStackedWidget>

class QAbstractButton;
class QPushButton;

namespace kit {

class VerbForm;

class TablePages : public QStackedWidget {
    Q_OBJECT

public:
    TablePages(Sitting& sitting, TableView* table);

    VerbForm* form(); // made when it is first wanted
    // The focus goes to the first widget of the page when a page had it before, or when somebody asked for this one.
    // False when it is shown already.
    bool turnTo(QWidget* page, QWidget* first, bool isAskedFor = false);
    void turnToForm();
    // Nothing was done since the form was opened: who looked a rule up, or at another page, comes back to it.
    bool keepsForm(const engine::AnyState& now) const;

private:
    Sitting& m_sitting;
    TableView* m_table;
    VerbForm* m_form = nullptr;
    engine::AnyState m_opened; // the table when it was
};

// A button that turns to another page while it is down.
QPushButton* turner(const char* name, const QString& text, const QKeySequence& key, QWidget* parent);
// Its help as its tip, with the key that presses it behind the first line.
void setKeyTip(QAbstractButton& button, const QString& help);

// A key that a table has beside those of the window, and what it does there.
struct TableKey {
    QKeySequence key;
    QString does;
};
QList<TableKey> keysOf(const QWidget& table); // of what stands on it now, in the order of the keys

// The one that turns to the form for every action. help: what is to be found there.
QPushButton* formTurner(const QString& help, QWidget* parent);

} // namespace kit
