// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the table waits for, in words, and its choices as buttons; the better one is told apart.
#pragma once

#include "games/jagged-alliance/desk/waiting.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QPushButton;

namespace jaggedalliance::desk {

class WaitingPanel : public QFrame {
    Q_OBJECT

public:
    explicit WaitingPanel(QWidget* parent);
    void present(const Waiting& waiting);
    QWidget* next() const; // what is likely pressed now, if anything
    void keepWhole();      // never lower than its words

signals:
    void intent(const engine::AnyAction& action);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void spread();
    void fit();
    bool isLow() const; // the window has few lines
    bool hasRows() const;
    bool isFolded() const;

    QLabel* m_title;
    QLabel* m_text;
    QGridLayout* m_grid;
    int m_span = 0; // columns that a button takes
    QList<QPushButton*> m_buttons;
    QString m_says;      // the whole text
    QStringList m_shown; // that of each button
    Waiting m_waiting;
};

} // namespace jaggedalliance::desk
