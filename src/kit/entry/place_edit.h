// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One place of a card that is filled in: a line that knows what may stand there. A letter is enough where it picks one word of
// a list; what the card before had stands there in grey until it is taken.
#pragma once

#include "cards/places.h"

#include <QLineEdit>

#include <optional>

namespace kit {

// A part of a card whose numbers are typed beside each other, as they are printed: "2 1 1 – 3", and in words what it brings.
bool isRow(const cards::Place& place);

class PlaceEdit : public QLineEdit {
    Q_OBJECT

public:
    PlaceEdit(cards::Place place, cards::Known known, QWidget* parent);

    const cards::Place& place() const { return m_place; }
    QJsonValue value() const; // undefined: open, or wrong
    void setValue(const QJsonValue& value);
    void setGuess(const QJsonValue& value);
    void takeGuess();                                                   // when nothing else stands there
    bool saysName() const { return isOpen() && m_guess.isUndefined(); } // nothing else stands there
    bool isOpen() const { return text().trimmed().isEmpty(); }
    QString problem() const;             // why it cannot be read, with the remedy; empty: nothing is wrong
    void object(const QString& problem); // what somebody else found wrong with it
    QString words() const;               // what the place is called
    QString called() const;              // the same without what it is part of

signals:
    void typed();
    void shownAs(); // other marks: wrong, open, guessed

protected:
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void showChoices();   // in grey, as many as have room
    QString asks() const; // as long as nothing stands there
    engine::Result<QJsonValue> read() const;
    engine::Result<QJsonValue> readRow(const QString& said) const; // of a part whose numbers stand beside each other
    QString shown(const QJsonValue& value) const;
    QString shownRow(const QJsonObject& row) const;
    QStringList choices() const; // in the reader's words
    bool isChosen() const;       // one of a few
    void completeTyped();
    void step(int by);
    void judge();

    cards::Place m_place;
    cards::Known m_known;
    QList<cards::Name> m_named; // cards that it may name
    QJsonValue m_guess = QJsonValue::Undefined;
    QJsonValue m_rows = QJsonValue::Undefined; // as they were last set
    std::optional<QString> m_atRest;           // what stands there in grey while nobody is there
    bool m_grows = false;                      // the key that was pressed adds to the text
    QString m_problem;
    QString m_objection;
};

} // namespace kit
