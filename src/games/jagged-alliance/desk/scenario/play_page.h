// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario on the table: threat track, sectors, the areas of one of them, the mercenary boards, and what waits. Pressing
// a cell does what the game offers there; where there is a choice a menu asks.
#pragma once

#include "kit/desk.h"

#include <QSet>

#include <functional>

class QMenu;
class QStackedWidget;

namespace jaggedalliance {
struct Sector;
struct State;
} // namespace jaggedalliance

namespace jaggedalliance::desk {

class Boards;
class Forecast;
class Ground;
class Picture;
class Sectors;
class Track;
class WaitingPanel;

class PlayPage : public QWidget {
    Q_OBJECT

public:
    explicit PlayPage(QWidget* parent);
    void present(const engine::AnyState& state, const QList<engine::Offer>& offers);
    void choose(const QString& actor);
    void showForecast(bool on);
    const QString& actor() const { return m_actor; }
    const QString& place() const { return m_place; }
    QWidget* firstFocus() const;
    QWidget* nextFocus() const; // where the keys go when what had them is gone

protected:
    void resizeEvent(QResizeEvent* event) override;

signals:
    void intent(const engine::AnyAction& action);
    void printedWanted(const QString& card); // of a card or board on the table: what stands on it is entered
    // Of its cubes; key: what was pressed, 0: none; zone: where.
    void countWanted(const QString& who, const QPoint& global, int key, int zone);
    void mapWanted(); // of the place that is shown: nobody entered its areas
    void chosen(const QString& actor);

private:
    const State& state() const;
    void draw();
    void press(Picture* board, const QString& cell);
    void openMenu(const QString& cell, const QPoint& global);
    void chooseIn(const QString& cell, const QPoint& global, const std::function<void(const QString& one)>& then);
    void wantCount(const QString& who, int key, int zone); // where its board lies
    void offer(Picture* board, const QString& cell, const QList<engine::Offer>& offers);
    QList<engine::Offer> offersOn(const QString& cell) const;        // that aim at it, of whoever acts
    QList<engine::Offer> variants(const engine::Offer& offer) const; // with helping consumables, with rebels
    void does(const engine::AnyAction& action);
    bool pickDiscard(const QString& card); // of somebody who died
    QString placeOf(const QString& figure) const;
    QString turnOf() const; // the mercenary on whom it is
    void addCorrections(QMenu* menu, const QString& cell);
    void addPrinted(QMenu* menu, const QString& cell);
    void addStates(QMenu* menu, const Sector& sector);

    engine::AnyState m_state;
    QList<engine::Offer> m_offers;
    QSet<QString> m_targets;
    QString m_actor;
    QString m_turn;
    QStringList m_discards; // chosen so far of the cards of the dead
    QString m_place;        // whose areas are shown
    Track* m_track;
    Sectors* m_sectors;
    WaitingPanel* m_waiting;
    QStackedWidget* m_left;
    Ground* m_ground;
    Forecast* m_forecast;
    Boards* m_boards;
};

} // namespace jaggedalliance::desk
