// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies beside a hero as counters: it opens over the seat, each number is set by its buttons, the wheel, + and −, or digits,
// and it closes when the keyboard goes elsewhere.
#pragma once

#include "games/swords-and-souls/rules/state.h"
#include "kit/sitting.h"

#include <QFrame>

namespace kit {
class Readout;
}

namespace swordsandsouls::desk {

class SeatCounters : public QFrame {
    Q_OBJECT

public:
    SeatCounters(const kit::Sitting& sitting, QWidget* parent);
    void present(const State& state);
    // Over a place of the parent, with the keyboard on one of the counters: "small", "large", "obols", "fragments".
    kit::Readout* open(const State& state, const QString& who, const QString& counter, const QRectF& over);

signals:
    void intent(const engine::AnyAction& action);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void close();

    const kit::Sitting& m_sitting;
    QString m_who;
    QList<kit::Readout*> m_counters; // small hearts, the large one, obols, fragments
    QList<int> m_now;                // what lies there
};

} // namespace swordsandsouls::desk
