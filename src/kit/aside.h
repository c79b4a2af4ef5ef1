// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is done along with an act that somebody meant, and goes without saying: what is told stays that of the act itself.
#pragma once

#include <QObject>
#include <QVariant>

namespace kit {

class Aside {
public:
    explicit Aside(QObject& sitting)
        : m_sitting(sitting)
    {
        m_sitting.setProperty(name, true);
    }
    ~Aside() { m_sitting.setProperty(name, {}); }
    Q_DISABLE_COPY_MOVE(Aside)

    static bool isAt(const QObject& sitting) { return sitting.property(name).toBool(); }

private:
    static constexpr char name[] = "aside";

    QObject& m_sitting;
};

} // namespace kit
