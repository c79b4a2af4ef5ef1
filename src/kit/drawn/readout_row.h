// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Readouts in a row: what matters least folds behind a sign at the end, "+2", that names what it hides.
#pragma once

#include "kit/drawn/readout.h"

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

    QList<Readout*> m_shown;
    QLabel* m_more;
};

} // namespace kit
