// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A shared campaign on this device, as a journal: what the server confirmed, and on top of it the own acts that it does not know
// yet. It knows no network: what is to be sent is asked of it, what came is given to it.
#pragma once

#include "share/proof.h"

#include <memory>

namespace share {

// An own act that came to something else after others had acted. It stays in the outbox until it is dropped or sent anyway.
QString inWords(const engine::Fault& fault); // what is wrong and what helps, without the place: whoever reads it knows the act

struct Conflict {
    Act act;
    engine::Submission now; // what it would be now
    QString why;
};

// What others did first, so that an act of this device is no longer what was meant: all that decided, in its order.
struct Crossing {
    QList<engine::Entry> entries;
    bool isSame = false; // it is the very same act: both saw it happen
};

// What goes to the server: entries against the head that this device knows, and acts that the dealer is asked for.
struct Parcel {
    shelf::Row row; // without its hash
    QString act;
    QStringList seats;
    QList<shelf::Whisper> whispers;
};
struct Outgoing {
    qint64 after = 0;
    QByteArray head;
    qint64 changes = 0; // of devices and rights, as far as this device knows them
    QList<Parcel> entries;
    QList<Act> asks;
    QStringList takenBack;           // asks that this device dropped
    QMap<QString, QString> refusals; // of acts that the dealer was asked for: why not
    bool isDeaf = false;             // earlier whispers are wanted
    qint64 heard = 0;                // the number of the last that came in before this
};

struct Asked {
    Act act;
    Right held = Right::Look;
    QString seat;
};

struct Device {
    QString role;
    QString who;
    Right right = Right::Look;
    QString seat;
    bool isDealer = false;
    bool isRevoked = false;
};

// How far a table is: its last entry, and what became of devices and rights.
struct Standing {
    qint64 head = -1;
    qint64 changes = -1;
    bool operator==(const Standing&) const = default;
};

// What came from the server.
struct Incoming {
    qint64 number = 0;                    // by a courier: one higher whenever the head moved
    Standing standing;                    // there, when it answered
    bool isTaken = false;                 // the entries that were sent stand
    QMap<QString, engine::Fault> refused; // acts that the server does not take from this device
    QList<Fetched> entries;
    std::optional<QList<shelf::Whisper>> whispers; // of entries that are here already
    std::optional<qint64> changes;                 // with devices and asks
    QList<Device> devices;
    QList<Asked> asks;
    QStringList ownAsks; // of this device, as the server keeps them
};

class Mirror : public engine::Journal {
public:
    static engine::Result<std::unique_ptr<Mirror>> open(
        std::unique_ptr<shelf::Shared> shared, const engine::Game& game, engine::Clock clock);

    const engine::Game& game() const { return m_seen; } // as this device sees it
    const Seen& seen() const { return m_seen; }
    const Terms& terms() const { return m_terms; }
    qint64 confirmed() const { return m_shared->last(); }
    qsizetype waiting() const { return m_pending.size() + m_asks.size() + m_conflicts.size(); } // acts that are not shared yet
    const QList<Conflict>& conflicts() const { return m_conflicts; }
    const QList<Device>& devices() const { return m_devices; }

    // The table to act at, made anew whenever others acted; open acts are judged again on it. The one before is not used any
    // more.
    engine::Result<std::unique_ptr<engine::Table>> sit();

    // What decided that an act which waits for a decision came to something else; none: nobody else did anything since.
    std::optional<Crossing> crossing(const Act& act) const;
    // What undo would take back, where somebody else did it; nothing: it is this device's own.
    std::optional<engine::Entry> othersLast() const;
    // What stood on the line of one node and does not on that of another, in its order.
    engine::Result<QList<engine::Entry>> leftBehind(qint64 from, qint64 node) const;
    // What going to that node would take back of what others did, in its order.
    engine::Result<QList<engine::Entry>> othersBehind(qint64 node) const;
    // Where the acts of the outbox lie on the table, by their ids; not those that wait for the dealer or for a decision.
    QMap<QString, qint64> laid() const;
    // The entry that an act came to be, if it did not happen long ago.
    std::optional<qint64> entryOf(const QString& act) const;

    // Whether only the dealer can do this: cards are drawn that this device may not choose. Then it is asked.
    bool isForDealer(const engine::AnyAction& action) const;
    // Why this device may not do it, whatever the rules say; nothing: it may.
    std::optional<engine::Fault> forbids(const engine::AnyAction& action) const;
    engine::Submission ask(const engine::AnyAction& action, const QString& who, const QString& decision = {});

    engine::Result<engine::Done> drop(const QString& act);
    // A conflict is sent by table decision, with that reason.
    engine::Result<engine::Done> sendAnyway(const QString& act, const QString& reason);

    Outgoing outgoing() const;
    // True when others acted, so that the table has to be made anew. A fault: nothing of it was taken.
    engine::Result<bool> take(const Outgoing& sent, const Incoming& incoming);
    bool isDoubted() const
    {
        return m_isDoubted;
    } // that was because of what came, which does not prove itself; else of the shelf
    // Where the table would stand if what an undo of this device meant were taken back with all that came since; nothing: it
    // meant nothing that stands on the line now.
    std::optional<qint64> beforeMeant(const Act& act) const;
    bool isAsked() const { return m_terms.isDealer && !m_asked.isEmpty(); } // others wait for what this device draws
    // What others ask the dealer for, done as its own acts; nothing on other devices. Answers whether there was anything.
    engine::Result<bool> deal(engine::Chance& chance, const engine::CardSource* cards);
    // The server is reached at another numeric address now. port: 0, the same one.
    engine::Result<engine::Done> moveTo(const QString& at, quint16 port = 0);
    engine::Result<engine::Done> end(); // this device left

    engine::Result<engine::Done> append(const engine::Entry& entry) override;
    engine::Result<QList<engine::Entry>> entries(qint64 first, qint64 last) const override;
    engine::Result<qint64> last() const override { return m_shared->last() + m_pending.size(); }
    engine::Result<QList<qint64>> parents() const override;
    engine::Result<std::optional<engine::Snapshot>> snapshotAtOrBefore(qint64 node) const override;
    engine::Result<engine::Done> keep(const engine::Snapshot& snapshot) override;

private:
    struct Pending {
        shelf::OpenAct open;
        engine::Entry entry; // as this device sees it
        Parcel parcel;
        engine::AnyState state;
    };

    Mirror(std::unique_ptr<shelf::Shared> shared, const engine::Game& game, Terms terms, engine::Clock clock);

    struct Laid {
        Act act;
        std::optional<shelf::OpenAct> open; // where it lies in the outbox already
    };

    void lay(const Act& act, const shelf::OpenAct& open);
    engine::Submission layMove(const Act& act);
    engine::Result<qint64> nextOnLine() const; // the entry that redo goes to; 0: none
    engine::Result<qint64> entryNamed(const QString& name) const;
    QString nameAt(qint64 seq) const;
    QStringList saidOf(const engine::Entry& entry) const;
    engine::Fault hasLeft() const;
    bool isSame(const Act& act, const engine::Entry& entry) const;
    std::optional<QByteArray> outcomeAfter(const Act& act, qint64 node) const;
    bool isOwn(qint64 seq) const;
    bool isOthers(const engine::Entry& entry) const;
    engine::Result<engine::Done> finish(Act& act, const engine::Entry& entry, engine::AnyState& after) const;
    engine::Result<engine::Done> confirmOwn(const QList<Parcel>& taken);
    engine::Result<bool> takeOthers(const QList<Fetched>& fetched);
    void keepState(const engine::Entry& entry, const engine::AnyState& state);
    engine::Result<bool> takeStanding(const Incoming& incoming);
    QString serve(const Asked& asked, engine::Chance& chance, const engine::CardSource* cards);
    engine::Result<engine::Done> keepTerms(const Terms& terms);
    const shelf::OpenAct* openNamed(const QString& act) const;
    engine::Result<engine::Done> replace(const shelf::OpenAct& open, const Act& by);

    std::unique_ptr<shelf::Shared> m_shared;
    Terms m_terms;
    Seen m_seen;
    engine::Clock m_clock;
    engine::Table* m_table = nullptr;
    QList<Pending> m_pending;
    QList<Act> m_asks;
    QList<Conflict> m_conflicts;
    QList<Device> m_devices;
    QList<Asked> m_asked;              // by others, of the dealer
    QMap<QString, QString> m_refusals; // by the dealer, for others
    QStringList m_takenBack;
    std::optional<engine::Snapshot> m_newest; // of what is confirmed: the next table begins there
    QList<shelf::OpenAct> m_open;             // all that lies in the outbox
    const Laid* m_laid = nullptr;             // what is being laid on the table is no new act
    qint64 m_changes = -1;
    qint64 m_heard = 0;
    QHash<qint64, bool> m_isOwn; // of entries that came while this is open: whether this device wrote them
    bool m_isDoubted = false;
};

} // namespace share
