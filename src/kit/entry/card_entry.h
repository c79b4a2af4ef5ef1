// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card while it is entered: its face with the places where they are printed, the same card as one line, and behind More what
// few cards have. Face and line fill each other. It keeps nothing: whoever asked gets the card.
#pragma once

#include "engine/fault.h"
#include "kit/entry/card_layout.h"
#include "kit/forms/form.h"

#include <QFrame>
#include <QPointer>

#include <functional>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace kit {

class CardFace;
class KindBar;
class QuickEdit;
class PhotoBox;

struct CardAsked {
    QString question;   // "What is printed on the card?"
    QString note;       // where it goes
    QString later{};    // what it is called to leave it now; empty: it is filled in later
    QString list;       // "career"
    QJsonObject schema; // of such a card
    QJsonObject card;   // what is known of it
    QJsonObject before; // the card of this list that was entered last: what it says is offered in grey
    cards::Known known; // cards that may be named on it
    std::function<CardLayout(const QJsonObject& card)> layout;           // empty: as any card
    std::function<QList<engine::Fault>(const QJsonObject& card)> faults; // what the game says of it
};

class CardEntry : public QWidget {
    Q_OBJECT

public:
    explicit CardEntry(QWidget* parent = nullptr);

    void ask(CardAsked asked);
    QJsonObject card() const;             // as far as it is entered
    QJsonObject draft() const;            // the same, and what cannot be read yet as it was typed: it may be asked with again
    QJsonObject soundPart() const;        // as far as nothing is wrong with it
    void change(const QJsonObject& card); // by whoever asks, while it is typed
    bool isBegun() const;                 // something was typed that was not entered yet
    void begin();                         // the keyboard goes to the first place that is open
    QWidget* firstFocus() const;          // the place that had the keyboard last, else the first that is open
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return false; } // its texts never ask for more than there is
    PhotoBox* photo() const { return m_photo; }
    void addBelow(QWidget* own); // what whoever asks has to say beside it

signals:
    void edited();
    void entered(const QJsonObject& card);
    void later(const QJsonObject& card); // as far as it is typed and nothing is wrong with it
    void cancelled();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override; // a picture may be dropped anywhere on it
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeSide();
    QWidget* makeQuick();
    QWidget* makeKeys();
    void layOut();                                 // the places that this card has
    void take(const QJsonObject& card);            // typed in the line
    void readTitle();                              // whoever typed the whole line there means the line
    void spread(const QObject* typedIn);           // what was typed in one of them stands everywhere
    QJsonObject ofItsKind(QJsonObject card) const; // as the bar says it
    void judge();
    void unfold();
    void showForm();        // what has no place on the face, as far as it is asked for
    void fit();             // what has no room goes
    int saidHeight() const; // of all that is wrong, in pixels
    void enter();

    CardAsked m_asked;
    bool m_isBeingAsked = false;
    QJsonObject m_card;
    CardFace* m_face;
    KindBar* m_kind;
    QuickEdit* m_line;
    PhotoBox* m_photo;
    QPointer<Form> m_form;
    QStringList m_beside; // asked for beside the face, without More
    QStringList m_inForm; // fields in m_form
    QLabel* m_question;
    QLabel* m_note;
    QLabel* m_filled;
    QLabel* m_says;
    QLabel* m_behind; // what is behind More
    QWidget* m_side;
    QWidget* m_keys;
    QWidget* m_own = nullptr;
    QScrollArea* m_moreArea;
    QPushButton* m_more;
    QPushButton* m_enter;
    QPushButton* m_later;
    QLabel* m_leaves; // what Escape does
    QPushButton* m_away;
};

} // namespace kit
