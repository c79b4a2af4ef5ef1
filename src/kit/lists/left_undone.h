// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What went by undone at a table, for its page: a long campaign is looked through behind the first picture, a little at a time.
#pragma once

#include "engine/past/gone_by.h"
#include "kit/sitting.h"

#include <QObject>
#include <QPointer>

namespace kit {

class LeftUndone : public QObject {
    Q_OBJECT

public:
    LeftUndone(Sitting& sitting, const engine::GoneBy& goneBy, QObject* parent);

    QStringList now(); // nothing while somebody looks at another moment, nor the first time: found() tells of more

signals:
    void found();

private:
    void lookOn();

    const QPointer<Sitting> m_sitting; // it may be left before it is looked through
    engine::LeftUndone m_known;
    bool m_hasBegun = false;
};

} // namespace kit
