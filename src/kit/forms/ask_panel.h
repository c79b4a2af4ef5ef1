// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an action still asks of the table: dice that were thrown, cards that were drawn, and fields that were left out though it
// needs them: a price that nobody entered, a way that the table decides. What is printed on a new card has a place of its own.
// Keyboard only: a digit goes to the next die, Enter sends. It stays until the answer was good: whoever listens calls forget().
#pragma once

#include "kit/forms/form.h"
#include "kit/forms/name_box.h"
#include "kit/sitting.h"

#include <QFrame>
#include <QHash>
#include <QPointer>

class QFormLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace rulebook {
class Terms;
}

namespace kit {

class TermLabel;

class AskPanel : public QFrame {
    Q_OBJECT

public:
    explicit AskPanel(QWidget* parent = nullptr);

    void attend(Sitting& sitting);             // asks whatever it has to ask
    void readBy(const rulebook::Terms* terms); // words of questions that lead to their rules
    void ask(Sitting& sitting, const engine::AnyAction& action, const engine::Needs& needs, const QString& decision);
    void askFor(Sitting& sitting, const engine::AnyAction& action, const QList<engine::Fault>& open, const QString& decision);
    QList<engine::Die> dice() const;    // that it asks for now
    void take(const QList<int>& faces); // what they show, typed elsewhere
    bool type(const QString& letter);   // the first of what the next of them shows, typed elsewhere; false: it is no such thing
    void leave();                       // unanswered
    void forget(); // what was asked is answered, or no longer of interest: the keyboard goes back to where it was

signals:
    void lookedUp(const QString& entry);
    void opens();                // it wants to be seen
    void takesRoom(bool isForm); // a form of places needs what else stands beside it; false: it does not, or is gone
    // Cards that come into play with the action are new: what is printed on them? titles: as they were typed, by id.
    void cardsAsked(const engine::AnyAction& action, const QList<engine::Facts>& facts, const QHash<QString, QString>& titles,
        const QString& decision);
    void answered(const engine::AnyAction& action, const QJsonObject& fields, const QString& decision); // the fields asked for
    void goesOn();                                                             // without the field that was asked for
    void throwForMe(const engine::AnyAction& action, const QString& decision); // dice by the program after all

protected:
    bool event(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool isAnythingTold() const;
    bool mayStayUnnamed() const;
    QString keyOf(const QString& field) const;
    void keep();
    void fillIn(const Sitting& sitting, bool isSecret);
    void begin(const engine::AnyAction& action, const engine::Needs& needs, const QString& decision);
    bool askOnFace(Sitting& sitting, const engine::AnyAction& action, const QList<engine::Fault>& open, const QString& decision);
    void clear();
    void cover(Sitting& sitting);
    void send();
    void shareOut();
    void object(const QString& why);
    void order();
    void addPicks(Sitting& sitting, const engine::AnyAction& action, QFormLayout* form);
    void addDice(QFormLayout* form);
    void put(const QString& question, QWidget* first);

    engine::AnyAction m_action;
    QString m_decision;
    engine::Needs m_needs;
    QScrollArea* m_area;
    QWidget* m_body = nullptr;
    QPointer<QWidget> m_rows;             // of what only one seat may see
    QStringList m_left;                   // dice and names that were typed and not sent,
    QString m_leftFor;                    // for this question
    QPointer<QWidget> m_before;           // had the keyboard
    bool m_isElsewhere = false;           // cards are entered in a place of their own
    QString m_question;                   // which one it is, at which moment of the table
    QHash<QString, QString> m_typed;      // id → the title that was typed, or the whole line
    QHash<QString, QJsonValue> m_typedAt; // path, or field of an act → what was typed there and is not entered for good
    QList<QWidget*> m_dice;
    QList<std::pair<engine::Pick, NameBox*>> m_picks;
    QList<std::pair<QString, Editor*>> m_open; // fields that were left out
    QPointer<Sitting> m_asker;                 // whose action left them out
    TermLabel* m_title;
    TermLabel* m_wrong;           // what is wrong with a face that was typed
    QWidget* m_movedTo = nullptr; // the keyboard went there by itself
    QPushButton* m_send;
    QPushButton* m_throw;
    TermLabel* m_meanwhile; // what comes of it when it is done without
    QPushButton* m_without;
};

} // namespace kit
