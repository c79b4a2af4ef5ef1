// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a game in our own words: entries with page, synonyms, see-also links and the atoms they tell.
#pragma once

#include "engine/described.h"
#include "engine/fault.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <tuple>

namespace rulebook {

enum class EntryKind { Rule, Term, Setting, Reference };

constexpr auto names(EntryKind) { return engine::inOrder<EntryKind>({"rule", "term", "setting", "reference"}); }

// A place where the book is unclear: both readings with pages, and the one we chose.
struct Reading {
    QString id; // "AMB-26"
    QString text;
    QString setting = {}; // the option that holds the choice, where it is not the entry's; mostly empty
    QString second =
        {}; // the value of that option that plays B, as it is typed, where it is not the other of two; "-": none does

    MR_FIELDS(engine::field("id", &Reading::id, "the question's id in the rules analysis"),
        engine::field("text", &Reading::text, "both readings with pages, and the one chosen"),
        engine::field("setting", &Reading::setting, "the option that holds the choice, if not the entry's").optional(),
        engine::field("second", &Reading::second, "the option's value that plays B, if not the other of two").optional())
    bool operator==(const Reading&) const = default;
};

struct Entry {
    QString id; // "hs-melee"; no two books share one
    QString title;
    QString page; // as printed: "11", "4-5", "10, 17"
    QString section;
    EntryKind kind = EntryKind::Rule; // Setting tells of the game's world, not of an option
    QString body;                     // plain text, paragraphs separated by an empty line
    QStringList synonyms;
    QStringList see;
    QStringList atoms;
    QList<Reading> readings;
    QString setting; // the option of the game that changes this rule; mostly empty

    MR_FIELDS(engine::field("id", &Entry::id, "its name in links"),
        engine::field("title", &Entry::title, "what the rule is called"),
        engine::field("page", &Entry::page, "where the game's own book tells it"),
        engine::field("section", &Entry::section, "the area of play"),
        engine::field("kind", &Entry::kind, "rule, term, setting or reference"),
        engine::field("body", &Entry::body, "the rule as plain text, the answer first"),
        engine::field("synonyms", &Entry::synonyms, "other words that people look for").optional(),
        engine::field("see", &Entry::see, "related entries").names("entry").optional(),
        engine::field("atoms", &Entry::atoms, "the rule atoms that it tells"),
        engine::field("readings", &Entry::readings, "where the book is unclear").optional(),
        engine::field("setting", &Entry::setting, "the option that changes it").optional())
    bool operator==(const Entry&) const = default;
};

struct Book {
    QString game; // "hired-swords"
    QString title;
    QList<Entry> entries;

    MR_FIELDS(engine::field("game", &Book::game, "the game's id"), engine::field("title", &Book::title, "the game's name"),
        engine::field("entries", &Book::entries, "the rules, in reading order"))

    const Entry* entry(const QString& id) const;     // null when there is none
    const Entry* telling(const QString& atom) const; // the one entry that tells an atom; null when none does
    const Entry* called(const QString& name) const;  // by its id, an atom or a reading, in capitals or not; null: none is
    bool operator==(const Book&) const = default;
};

// A page, or several, for a reader: "p. 11"; where a book has no pages, its section as it stands.
QString pageText(const QString& page);

// The entries that tell these atoms, each once, in the atoms' order. They live as long as the book.
QList<const Entry*> entriesFor(const Book& book, const QStringList& atoms);

// Reads a book from JSON. Beside the form it checks that ids and atoms stand once and that see-also links lead somewhere.
// The name is the file's, for faults.
engine::Result<Book> readBook(const QByteArray& json, const QString& name = {});

// The same from a file or a resource such as :/games/hired-swords/rulebook.json.
engine::Result<Book> openBook(const QString& path);

} // namespace rulebook
