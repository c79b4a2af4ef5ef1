// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Readouts in a row: what matters least folds behind a sign at the end, "+2", that names what it hides; pressed, it shows those
// in place of the others.
#pragma once

#include "kit/drawn/readout.h"

class QToolButton;

namespace kit {

class ReadoutRow : public QWidget {
    Q_OBJECT

public:
    explicit ReadoutRow(QWidget* parent); // its readouts are its children
    // These in this order, as many from the first as there is room for; all other readouts are hidden.
    void present(const QList<Readout*>& readouts);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fold();
    void turnOver(); // to the figures that are hidden

    QList<Readout*> m_shown;
    qsizetype m_first = 0; // of those that stand there
    qsizetype m_next = 0;
    bool m_isTurned = false; // at least one is seen, however wide it is
    QToolButton* m_more;
};

} // namespace kit
