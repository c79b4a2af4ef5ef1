// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every sector and mission as a card: who holds it, who is there, what lies there. Pressing one shows its areas.
#pragma once

#include "games/jagged-alliance/desk/picture.h"

namespace jaggedalliance::desk {

class Sectors : public Picture {
    Q_OBJECT

public:
    explicit Sectors(QWidget* parent);
    void show(const QString& place); // whose areas are shown below
    void present(const engine::AnyState& state, const QSet<QString>& targets, const QString& actor) override;
    QSize sizeHint() const override { return {600, minimumHeight()}; }
    void fitHeight(); // as many rows as the width asks for, as high as the window allows

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;

private:
    QStringList places() const;
    int columns() const;
    QString helpOn(const QString& place) const;
    QString spoken(const QString& place) const;
    void paintPlace(QPainter& painter, const kit::Cell& cell) const;

    QString m_shown;
};

// Who and what is at a sector or mission, in one line.
QString presentAt(const State& state, const QString& place);
QString holding(const State& state, const QString& place); // "occupied · strong"

} // namespace jaggedalliance::desk
