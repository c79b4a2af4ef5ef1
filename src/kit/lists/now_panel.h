// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done now: the offers of the chosen figure or the table, why each is allowed or refused, and the table's
// own decision against a refusal. One click does what is allowed; what is refused is explained first.
#pragma once

#include "kit/drawn/tile_view.h"
#include "kit/lists/offers_model.h"
#include "kit/lists/verdict_model.h"

#include <QHash>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace kit {

class HandsList;
class StageBar;

class NowPanel : public QWidget {
    Q_OBJECT

public:
    explicit NowPanel(QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return false; } // its lists give way to what stands beside it

    // likely: what is chosen at first, none: what is due. isHeld: a guide names what cannot be framed, and nothing else is.
    void show(
        Sitting* sitting, const Desk* desk, const QString& actor, const engine::AnyAction& likely = {}, bool isHeld = false);
    // A refusal that came from somewhere else: shown with its reasons, and ready to be decided.
    void explain(const engine::AnyAction& action, const engine::Verdict& verdict);
    void putBelow(QWidget* part); // it takes its room from the reasons, never from the list
    QListView* offers() const { return m_offers; }
    bool offersAnything(const QString& actor) const; // something that it can do itself
    // An offer of that action, of several the one that is most like these fields; false: none is on the list.
    bool choose(const QString& verb, const QJsonObject& like = {});
    engine::AnyAction chosen() const;          // none: it is refused, or nothing is chosen
    void bring(const QString& actor);          // its first act is chosen, and stands on top
    void tellStep(const engine::Reason* rule); // where no act is chosen, that of the step is read; null: none
    bool frame(const engine::AnyAction& act);  // false: it is not on the list, or refused
    void readBy(const rulebook::Terms* terms) { m_why.readBy(terms); } // words of reasons that lead to their rules
    void tellPins(VerdictModel::Pinned pinned) { m_why.setPinned(std::move(pinned)); }
    QStringList pinsTo(const engine::Reason& reason) const { return m_why.pinnedTo(reason); } // in the game that lies here
    // The rule behind what is chosen, or behind an act that is offered, wherever its button is; empty when there is none.
    QString currentAtom(const StageBar* stages = nullptr) const;
    QString atomOf(const engine::AnyAction& action, const StageBar* stages = nullptr) const;

signals:
    void proposed(const engine::AnyAction& action, const QString& decision);
    void lookedUp(const QString& atom);
    void entryWanted(const engine::Blank& missing); // a value that was not entered
    void allWanted();                               // no longer the chosen figure alone

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void explain(const QModelIndex& index);
    void act(const QModelIndex& index);
    void lookAt(const QModelIndex& reason);
    void showWhy(const engine::Verdict& verdict);
    engine::Verdict withPinned(const engine::Offer& offer) const;
    VerdictModel::General generalReasons();
    void decide();
    void share();
    int firstReasonHeight() const;
    void fitBelow();

    OffersModel m_model;
    VerdictModel m_why;
    QListView* m_offers;
    QWidget* m_below;             // the list
    QPushButton* m_whyFolded;     // in place of reasons that have no room
    QList<QWidget*> m_parts;      // put there from outside
    HandsList* m_hands = nullptr; // one of them
    bool m_isRefused = false;     // what is explained
    bool m_isWhyWanted = false;   // by its folded heading
    QLabel* m_whyHeading;
    TileView* m_whyView;
    QPushButton* m_enter;
    QPushButton* m_otherwise;
    QLineEdit* m_reason;
    QPushButton* m_decide;
    Sitting* m_sitting = nullptr;
    const Desk* m_desk = nullptr;
    QString m_actor;
    QHash<QString, VerdictModel::General> m_kinds; // by verb: what acts asked for that were offered at this sitting
    VerdictModel::General m_general;               // what most acts that are offered ask for
    engine::AnyAction m_action;
    engine::AnyAction m_framed; // by no person
    bool m_isHeld = false;
    const engine::Reason* m_step = nullptr; // the rule of the step, read where no act is chosen
    QPersistentModelIndex m_pointedAt;      // its reasons are read, whatever is chosen
    qint64 m_node = -1;                     // of the table, when it was shown
    QPoint m_pointer;                       // where the mouse was last seen
    engine::Blank m_missing;                // the first that the shown verdict lacks
};

// The settings that every list of tiles shares.
TileView* tileView(const QString& objectName, const QString& accessibleName, QAbstractItemModel* model, QWidget* parent);
void showWhole(QListView* view); // all lines of its tiles: what is cut off in the middle may say the contrary
// A row was clicked, or Enter was pressed on it.
void whenPressed(QListView* view, std::function<void(const QModelIndex&)> act);

} // namespace kit
