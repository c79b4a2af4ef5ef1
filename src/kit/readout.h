// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One figure with its caption, and how much it changed since the last pause of five seconds.
#pragma once

#include <QFrame>

class QLabel;
class QTimer;

namespace kit {

class Readout : public QFrame {
    Q_OBJECT

public:
    Readout(const QString& name, const QString& caption, QWidget* parent);
    void setCaption(const QString& caption);
    void setText(const QString& text, const QString& spoken);
    void setNumber(int value, const QString& sign, const QString& spoken);

private:
    QLabel* m_caption;
    QLabel* m_value;
    QLabel* m_change;
    QTimer* m_pause;
    int m_now = 0;
    int m_base = 0;
    bool m_known = false;
};

} // namespace kit
