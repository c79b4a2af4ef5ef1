// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The one door through which a campaign changes: check, apply, write, and only then believe.
#pragma once

#include "engine/card_source.h"
#include "engine/chance.h"
#include "engine/past/timeline.h"

#include <functional>

namespace engine {

using Clock = std::function<QDateTime()>;

struct Submission {
    enum class Answer { Done, Refused, Wrong };

    Answer answer = Answer::Wrong;
    QList<Fault> faults;  // when wrong, or when the table forbids a decision: nothing was written
    Verdict verdict;      // every condition that was looked at
    QList<Told> told;     // what happened
    QList<Message> hands; // what to do on the table
    Message sentence;     // the history's line
    qint64 seq = 0;       // the entry, when done
    bool byDecision = false;
    AnyAction action; // as it was understood, dice included
    QList<Die> dice;  // that it threw, when done: one for each face
};

// An action tried on the table's state: when it is written, this is what is written.
struct Judged {
    Submission submission;
    QString decision;
    AnyState before; // that it was judged on
    AnyState after;  // when done
};

// The dice on which the faces of an action lie: those that it needed before they were known, or else those that it takes them
// for.
QList<Die> diceOf(const Game& game, const AnyState& before, const AnyAction& action);

// One die that an entry tells of.
struct Thrown {
    QString who;
    QString by; // "program", "table", or nothing where it was not noted
    int sides = 6;
    int face = 1;
};

class Table {
public:
    Table(const Game& game, Journal& journal, Clock clock)
        : m_game(game)
        , m_journal(journal)
        , m_clock(std::move(clock))
        , m_timeline(game, journal)
    {
    }

    // Writes entry 1. packs: the card packs that the campaign plays with, in order; the engine only remembers their names.
    Result<Done> begin(const QJsonObject& setup, const QStringList& packs, const QString& who);
    Result<Done> open(); // goes to where the journal stands; its faults, or those of a state that cannot be made again

    const Game& game() const { return m_game; }
    const AnyState& state() const { return m_state; }                         // null before begin() or open()
    qint64 node() const { return m_timeline.node(); }                         // the entry whose state this is; 0: none yet
    qint64 last() const { return m_timeline.last(); }                         // the newest entry; they count from 1 without gaps
    Result<QStringList> packs() const;                                        // as begin() was told, in order
    bool canRedo() const { return m_timeline.tip() != m_timeline.node(); }    // something was taken back here
    const QList<qint64>& differing() const { return m_timeline.differing(); } // entries that today's rules decide otherwise
    Result<QList<qint64>> parents() { return m_timeline.parents(); }          // of entries 1, 2, 3 …
    bool isIndexWrong() const { return m_timeline.isIndexWrong(); }           // see Timeline

    // Fills in what an action lacks: dice and blind draws from chance, printed facts from cards. Either may be null. The same
    // action again when it lacks nothing.
    Result<AnyAction> prepared(const AnyAction& action, Chance* chance, const CardSource* cards) const;

    // What commit would answer, without writing anything. decision: why the table does it although the rules refuse; empty
    // when it asks for no such thing.
    Judged judge(const AnyAction& action, const QString& decision = {}) const;
    Submission commit(const Judged& judged, const QString& who); // on disk when it is Done; a journal's fault makes it Wrong
    Submission submit(const AnyAction& action, const QString& who, const QString& decision = {})
    {
        return commit(judge(action, decision), who);
    }
    // The same for what was typed, or stands in a journal.
    Submission submit(const Draft& draft, const QString& who, const QString& decision = {});

    Submission undo(const QString& who);              // of one entry; Wrong at the beginning
    Submission redo(const QString& who);              // Wrong where nothing was taken back
    Submission goTo(qint64 node, const QString& who); // Wrong where there is no such entry

    Result<AnyState> stateAt(qint64 node) { return m_timeline.stateAt(node); }
    Result<QList<Entry>> entries(qint64 first, qint64 last) const { return m_journal.entries(first, last); }
    // The history's sentence of an entry, made anew in the reader's language.
    Result<Message> sentenceOf(const Entry& entry);
    QList<Blank> missingIn(const Entry& entry); // what was not entered when it was done, though it might have forbidden it
    Result<QList<Thrown>> thrown();             // all dice of the journal, those of undone actions too

private:
    Submission moved(const char* verb, qint64 node, const QString& who);
    Result<Done> write(Entry entry, const AnyState& state);

    const Game& m_game;
    Journal& m_journal;
    Clock m_clock;
    Timeline m_timeline;
    AnyState m_state;
};

} // namespace engine
