// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dictator's threat track with its counter-attack tokens, day or night, and the three slots for events.
#pragma once

#include "games/jagged-alliance/desk/picture.h"

namespace jaggedalliance::desk {

class Track : public Picture {
    Q_OBJECT

public:
    explicit Track(QWidget* parent);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;

private:
    int spaces() const;
    int marked() const;
    kit::Cell spaceCell(int level, const QRectF& rect) const;
    void paintSpace(QPainter& painter, const kit::Cell& cell, int level) const;
    void paintSlot(QPainter& painter, const kit::Cell& cell, int slot) const;
};

} // namespace jaggedalliance::desk
