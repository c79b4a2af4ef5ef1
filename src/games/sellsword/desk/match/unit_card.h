// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A unit as its card lies beside the map: statistics as they are now, Vigor, injury boxes, tokens, statuses, attacks.
// Pressing Vigor, a box or a token sets it to what lies on the table, as a correction.
#pragma once

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/rules/query.h"
#include "kit/drawn/board.h"

namespace kit {
struct Colours;
}

namespace sellsword::desk {

class UnitCardView : public kit::Board {
    Q_OBJECT

public:
    UnitCardView(const QString& name, QWidget* parent);

    void present(const engine::AnyState& state, const QString& unit);
    void setBrief(bool brief); // without attacks and traits
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void intent(const engine::AnyAction& action);
    void lookedUp(const QString& atom); // the rule of a status

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    struct Lines { // from the top of the card
        double title, kind, stats, vigor, boxes, tokens, text;
    };

    const State& state() const { return stateOf(m_state); }
    const Unit* who() const;
    double line() const;
    double statsHeight() const;
    double vigorHeight() const;
    double boxHeight() const;
    QFont numbers(double size) const; // times the letters of the window
    Lines lines() const;
    QList<kit::Cell> printedCells() const;
    QRectF boxRect(qsizetype at, qsizetype of) const;
    QRectF tokenRect(int at) const;
    double statusLeft() const;
    QStringList wordsBelow() const; // what the card says besides
    void pressCell(const QString& id);
    void changeVigor(int by);
    void typeVigor(QKeyEvent* first);
    void changeTokens(Token colour, int by);
    void paintStats(QPainter& painter, const kit::Colours& colours) const;
    void paintVigor(QPainter& painter, const kit::Colours& colours) const;
    void paintBoxes(QPainter& painter, const kit::Colours& colours) const;
    void paintTokens(QPainter& painter, const kit::Colours& colours) const;
    void paintPowers(QPainter& painter, const kit::Colours& colours) const;

    engine::AnyState m_state;
    QString m_unit;
    bool m_brief = false;
};

} // namespace sellsword::desk
