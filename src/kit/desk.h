// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a game shows of itself: its table, its words on offers, its dice. The window knows this contract and no game.
#pragma once

#include "kit/odds_question.h"
#include "kit/entry/card_layout.h"
#include "kit/drawn/sheet.h"
#include "kit/sitting.h"

#include <QWidget>

class QPainter;

namespace kit {

enum class Tone { Plain, Good, Bad, Unknown };

// An offer put into words for the list of what can be done now.
struct OfferText {
    QString title;   // "Melee the Raider"
    QString outcome; // "2 damage to Nizar"; few words
    QString detail;  // how that comes about
    Tone tone = Tone::Plain;
};

// One button of the dice tray.
struct DieWord {
    QString term;          // what is rolled: "D3"
    QString label;         // what the button says: "DM = D3"
    bool due = false;      // the die that the table needs now
    QStringList answers{}; // verbs of the actions that wait for it: what it shows is theirs, not a throw of its own
    const engine::Reason* rule = nullptr; // what it is thrown for; null: what the table says of all its dice
};

struct Figure { // a number worth reading from afar: "Wealth", "11"
    QString label;
    QString value;
};

// What a person says before a table of an own box begins.
struct OwnBox {
    QStringList players{};    // names in the order of the seats; empty: they are asked for on the table
    bool cardsByName = false; // every hand is entered card by card, not counted
};

// How a table begins.
struct Beginning {
    QJsonObject setup{}; // in the form of the game's setup schema
    QStringList packs{};
    QString steps{};   // a file of actions that are done before the first person acts, one JSON object for each line
    QString picture{}; // a file of further actions: the picture of this table shows it in the middle of play
};

// The picture of a game's table. It gets states and says what a person wants; it decides nothing.
class TableView : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    virtual void present(const engine::AnyState& state) = 0;
    virtual void choose(const QString& actor) = 0; // a figure is chosen elsewhere; empty: none

signals:
    void intent(const engine::AnyAction& action);
    void chosen(const QString& actor);                         // whose offers are wanted; empty: the table's
    void lookedUp(const QString& atom);                        // the rule behind something
    void pageWanted(const QString& page, const QString& what); // another page of the window: "cards", and what to open there
    void oddsWanted(const kit::OddsQuestion& question);        // on the page of odds
};

// The words of an offer that the engine itself knows: the verb's help, what would happen, or why not.
OfferText plainOfferText(const Sitting& sitting, const engine::Offer& offer);

class Desk {
public:
    virtual ~Desk() = default;

    virtual QString game() const = 0;           // its id
    virtual QString line() const { return {}; } // what it is about, under its name
    // A table to try the game at: nothing to type, something to do at once, in guideLine's words.
    virtual Beginning tried() const { return {{}, {QStringLiteral("training")}, {}}; }
    virtual Beginning owned(const OwnBox&) const { return {}; } // a table with the real box
    virtual std::pair<int, int> players() const { return {}; }  // how many names are asked for before it begins: from, to
    // What to press next and why, on a table that is tried; empty: nothing to say.
    virtual QString guideLine(const engine::AnyState&) const { return {}; }
    virtual TableView* table(Sitting& sitting, QWidget* parent) const = 0;
    virtual OfferText offerText(const Sitting& sitting, const engine::Offer& offer) const = 0;
    // An act of whoever is chosen on the table; one with a card stands with that card, although somebody else does it.
    virtual bool isActOf(const QString& chosen, const engine::Offer& offer) const { return offer.actor == chosen; }
    // What is possible all the same stands behind what is due: tactics, purchases, striking out. Beside it, all that is offered.
    virtual bool canWait(const engine::AnyState&, const engine::Offer&, const QList<engine::Offer>&) const { return false; }
    // What pays or loses something while one may go on for nothing: Enter does it only where somebody chose it.
    virtual bool isChosenByHand(const engine::AnyState&, const engine::Offer&, const QList<engine::Offer>&) const
    {
        return false;
    }
    // Whether it goes on with what was half chosen on the table.
    virtual bool goesOnWith(const Sitting&, const engine::Offer&) const { return true; }
    // Why an act waits for the rest of what was half chosen, in words; empty: it does not.
    virtual QString waitsForRest(const Sitting&, const engine::AnyAction&) const { return {}; }
    // What ends a turn, a phase, a round: Enter does it only where nobody could do anything else.
    virtual bool isEnd(const engine::AnyAction&) const { return false; }
    // The dice of the roll that follows at once on an action that rolls none itself: nobody has anything to decide between them.
    virtual QList<engine::Die> diceBehind(const Sitting&, const engine::AnyAction&) const { return {}; }
    // What only says that a turn or an activation is over by itself: it stands behind what came of the act.
    virtual bool isCourse(const engine::Reason&) const { return false; }
    virtual QString actorName(const engine::AnyState& state, const QString& actor) const = 0;
    virtual QList<DieWord> dice(const engine::AnyState& state) const = 0;
    // The dice of a term that show something else than numbers; none: they show their numbers.
    virtual QList<engine::Die> printedDice(const engine::AnyState&, const QString&) const { return {}; }
    virtual QString heading(const engine::AnyState& state) const = 0; // "contract 6 · round 2"
    // What chance has to say on this table now, the nearest first.
    virtual QList<OddsQuestion> odds(const Sitting&) const { return {}; }
    virtual QList<Figure> figures(const engine::AnyState& state) const = 0; // two for the shelf
    virtual QColor cloth() const { return {}; } // what the table is covered with in its small picture; none: as the window is
    // The table for the shelf: a plate, and on it whatever tells this moment from others, without pen at first.
    void paintThumbnail(QPainter& painter, const QRect& rect, const engine::AnyState& state) const;
    virtual void paintPicture(QPainter& painter, const QRectF& area, const engine::AnyState& state) const = 0;
    // Where the places of a card stand that is entered, by its list ("career"); none: as on any card.
    virtual CardLayout cardLayout(const QString&, const QJsonObject&) const { return {}; }
    virtual QList<Sheet> sheets(const Sitting&) const { return {}; } // what can be printed of this table
};

} // namespace kit
