// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Dice as they lie: each with what it shows, in its colour.
#pragma once

#include <QList>
#include <QWidget>

namespace kit {

struct DieFace { // a die as it fell
    int sides = 6;
    int face = 1;
    QString printed{}; // on the face, if no number
    QString colour{};  // of the die, an English name; empty: any

    QString text() const { return printed.isEmpty() ? QString::number(face) : printed; }
};

class FacesRow : public QWidget {
    Q_OBJECT

public:
    explicit FacesRow(QWidget* parent);
    void lay(const QList<DieFace>& dice); // nothing is drawn where none are coloured: the number beside says it all

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QList<DieFace> m_dice;
};

} // namespace kit
