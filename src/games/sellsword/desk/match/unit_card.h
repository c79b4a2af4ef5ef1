// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A unit as its card lies beside the map: statistics as they are now, Vigor, injury boxes, tokens, statuses, attacks.
// Pressing Vigor, a box or a token sets it to what lies on the table, as a correction.
#pragma once

#include "games/sellsword/rules/query.h"
#include "kit/board.h"

#include <memory>

namespace kit {
struct Colours;
}

namespace sellsword::desk {

class UnitCardView : public kit::Board {
    Q_OBJECT

public:
    UnitCardView(const QString& name, QWidget* parent);

    void present(std::shared_ptr<const void> state, const QString& unit);
    void setBrief(bool brief); // without attacks and traits
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void intent(const QString& verb, const QJsonObject& fields);

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    struct Lines { // from the top of the card
        double title, kind, stats, vigor, boxes, tokens, text;
    };

    const State& state() const { return *static_cast<const State*>(m_state.get()); }
    const Unit* who() const;
    double line() const;
    Lines lines() const;
    QRectF boxRect(qsizetype at, qsizetype of) const;
    QRectF tokenRect(int at) const;
    QStringList wordsBelow() const; // what the card says besides
    void pressCell(const QString& id);
    void correct(const QString& field, const QJsonValue& value);
    void changeVigor(int by);
    void paintStats(QPainter& painter, const kit::Colours& colours) const;
    void paintVigor(QPainter& painter, const kit::Colours& colours) const;
    void paintBoxes(QPainter& painter, const kit::Colours& colours) const;
    void paintTokens(QPainter& painter, const kit::Colours& colours) const;
    void paintPowers(QPainter& painter, const kit::Colours& colours) const;

    std::shared_ptr<const void> m_state;
    QString m_unit;
    bool m_brief = false;
};

} // namespace sellsword::desk
