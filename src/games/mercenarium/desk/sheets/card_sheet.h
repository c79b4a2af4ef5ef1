// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// All cards of the deck, suit by suit: to say which one it is, and to see at a glance whose dots are typed in. A card is found by
// its letters, too: "7G", or what it is called.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/drawn/board.h"

#include <QSet>

namespace mercenarium::desk {

class CardSheet : public kit::Board {
    Q_OBJECT

public:
    explicit CardSheet(QWidget* parent);

    void offer(const QList<Card>& cards, const QList<Card>& chosen,
        const QSet<int>& ticked = {}); // the others are pale; codes of ticked ones
    QSize sizeHint() const override;

signals:
    void picked(mercenarium::Card card);
    void sought(const QString& unknown); // what was typed, where no card that can be picked is called so; empty: one is

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QString called(const QString& typed) const; // the first that can be picked; empty: none is
    void seek(const QString& typed);
    int inRow() const;     // cards beside each other
    int cardWidth() const; // at least

    QList<Card> m_cards, m_chosen;
    QSet<int> m_ticked;
    QString m_typed; // of the name of a card
};

} // namespace mercenarium::desk
