// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// While a roll waits, real dice may be typed wherever the keyboard is: they go into it. Fields that take letters, and
// counters, keep theirs.
#pragma once

#include <QObject>

#include <functional>

namespace window {

class TypedDice : public QObject {
    Q_OBJECT

public:
    // takes: whether a letter or number belongs to a roll that waits, in which case it is there now; or why it has no place was
    // told, and then the blank and the Return behind it have none either. of: whose keys.
    TypedDice(QWidget& of, std::function<bool(const QString& letter)> takes);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_of;
    std::function<bool(const QString&)> m_takes;
    bool m_hasNoPlace = false; // what was typed last
};

} // namespace window
