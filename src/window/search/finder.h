// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One search over everything that has words: rules, the cards of the campaign's packs, actions, lines of its history, the
// handbook.
#pragma once

#include "kit/lists/differences.h"
#include "window/library.h"

#include <QCoreApplication>

namespace window {

enum class FoundKind { Rule, Card, Action, Line, Campaign, Chapter, More }; // More: of one kind, not shown yet

struct Found {
    FoundKind kind = FoundKind::Rule;
    QString id;    // of the entry, the card, the verb, the campaign, the chapter; the number of the history's entry
    QString title; // as snippet: found words in square brackets
    QString where; // "Hired Swords · p. 11"
    QString snippet;
    bool pinned = false;
};

enum class Scope { Game, Everything, Glossary, HouseRules, Unclear };

class Finder {
    Q_DECLARE_TR_FUNCTIONS(window::Finder)

public:
    explicit Finder(Library& library)
        : m_library(library)
    {
    }

    void sit(kit::Sitting* sitting);
    void forgetCards() { m_hasCards = false; } // there are others now
    static constexpr int few = 6, many = 60;   // of cards, actions, campaigns, lines
    // Rules, cards and actions; without words the scope's rules in reading order. Made for every keystroke.
    QList<Found> find(const QString& words, Scope scope, int most = few);
    QList<Found> lines(const QString& words, int most = few) const; // of the history, as far as it was read
    QString whole(const Found& found) const;                        // all that the card or the line says

private:
    struct Card {
        QString id;
        QString title;
        QString where;
        QString text;
        QString folded;
        QJsonObject printed;
        QJsonObject schema;
        bool isOwn; // its owner can enter what is missing
    };
    QString missing(const Card& card) const; // empty: nothing that such a card prints
    QList<Found> all(Scope scope);
    void lookAt(Scope scope); // how the table plays what the book leaves open, where that is shown
    void addGone(QList<Found>& found);
    QString where(const rulebook::Book& book, const rulebook::Entry& entry, Scope scope) const;
    bool isIn(const rulebook::Entry& entry, Scope scope) const;
    void readCards();
    void addCards(QList<Found>& found, const QString& words, int most);
    void addCampaigns(QList<Found>& found, const QString& words, int most) const;
    void addActions(QList<Found>& found, const QString& words, int most) const;
    void addChapters(QList<Found>& found, const QString& words) const;

    Library& m_library;
    kit::Sitting* m_sitting = nullptr;
    QJsonObject m_settings;
    bool m_hasCards = false;
    qint64 m_cardsAt = 0; // the node of the table for which they were read: it meets others
    QList<Card> m_cards;
    kit::Titles m_titles; // of those, which others name
};

} // namespace window
