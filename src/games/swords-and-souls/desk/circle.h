// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The circle of heroes, clockwise from the first player at the bottom; in its middle the arsenal, or the attack that runs
// round it. Whatever can be done with something is done by pressing it or from its menu.
#pragma once

#include "games/swords-and-souls/desk/course.h"
#include "games/swords-and-souls/desk/hero_face.h"
#include "games/swords-and-souls/desk/pick.h"
#include "kit/drawn/board.h"

#include <QPainterPath>

#include <functional>

namespace kit {
class Readout;
}

namespace swordsandsouls::desk {

class SeatCounters;

class Circle : public kit::Board {
    Q_OBJECT

public:
    Circle(kit::Sitting& sitting, QWidget* parent);

    void present(const engine::AnyState& state);
    void choose(const QString& player);            // whose hand and offers are wanted; empty: nobody's
    void pickUp(const Pick& pick);                 // a card for which a target is looked for
    void put(const Pick& pick, const QPointF& at); // onto a hero, or anywhere else to use it
    void addNaming(QMenu* menu);
    void askName(int at);            // which card of the arsenal row lies there
    void askCard(const QString& id); // what is printed on it
    void askHero(const QString& id); // what is printed on it as its name
    void countArsenal(int cards);    // what its deck holds now
    bool isPickedUp(const Pick& pick) const { return m_pick == pick; }
    QString chosenPlayer() const { return m_chosen; }
    QSize sizeHint() const override { return {640, 300}; }

signals:
    void intent(const engine::AnyAction& action);
    void chosen(const QString& player);
    void pickedUp(const swordsandsouls::desk::Pick& pick);

protected:
    void paint(QPainter& painter) override;
    QList<kit::Cell> laidOut() const override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    const State& state() const;
    // what is where
    double letters() const;
    double lettersOf(double (*heightOf)(double pixels), double inWidth) const;
    bool isLow() const;
    QRectF seat(int at) const;
    QRectF middle(double widest = 40) const; // in letters
    void addHero(QList<kit::Cell>& cells, int at) const;
    void addHeroChoice(QList<kit::Cell>& cells) const;
    void addArsenal(QList<kit::Cell>& cells, QRectF room) const;
    void addAttack(QList<kit::Cell>& cells, const QRectF& room) const;
    QRectF attackButtons(const QRectF& room) const;
    void addWaiting(QList<kit::Cell>& cells, QRectF& room) const;
    void addLegs(QList<kit::Cell>& cells) const;
    QPainterPath legPath(const Leg& leg) const;
    QString heroName(const Player& who) const;
    void lead(const QString& focused); // to what comes next, where that is another thing than what had the focus
    // what it looks like
    HeroFace face(const Player& who) const;
    void paintHeroCell(QPainter& painter, const kit::Cell& cell) const;
    void paintAttack(QPainter& painter, const QRectF& room) const;
    void paintMoves(QPainter& painter, const QRectF& room, const QString& used) const;
    void paintLegs(QPainter& painter) const;
    void paintWords(QPainter& painter) const;
    QString waitingText(const QString& id) const;
    void paintSupply(QPainter& painter, const QRectF& rect) const;
    void paintSmall(QPainter& painter, const kit::Cell& cell) const;
    // what pressing does
    QList<engine::Offer> attackActs() const; // buttons of the attack
    bool canAnswer() const;                  // whoever is attacked may hold something against it, as far as all know
    QString likelyCell() const;              // of those below an attack
    void openAnswers();
    Pick pickAt(const QString& id) const; // the talent or treasure of a cell
    void pressCell(const QString& id);
    void use(const Pick& pick);
    void act(const QList<engine::Offer>& offers, const QString& at);
    void openMenu(const QString& id, const QPoint& global);
    void addCorrections(QMenu* menu, const Player& who);
    kit::Readout* openCounter(const QString& id); // of a figure, or the first of a hero; null: it is neither
    void addCount(QMenu* menu, const QString& title, const QString& path); // one card more or fewer
    // A pile: "arsenal.deck", "players.Ben.discard"; then: what is done once it is known which card.
    void countPile(const QString& path, bool isMore, const std::function<void()>& then = {});
    QStringList pileAt(const QString& path) const;

    kit::Sitting& m_sitting;
    engine::AnyState m_state;
    SeatCounters* m_counters;
    QList<Leg> m_legs;
    QString m_chosen;
    Pick m_pick;
    QString m_led;                                  // to what, and for whom, the focus was led last
    QHash<QString, QList<engine::Offer>> m_targets; // by player: what the picked card can do there
};

QString reactionText(const State& state, const Player& who); // "60 %"
// What follows the first colon of a cell's name.
QString idIn(const QString& cell);

} // namespace swordsandsouls::desk
