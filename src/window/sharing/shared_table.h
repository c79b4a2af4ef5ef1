// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A shared campaign that lies on the table: what is done here is carried to the others, and what they do comes here. Nothing of
// it is waited for.
#pragma once

#include "kit/sitting.h"
#include "share/courier.h"
#include "share/keys.h"
#include "share/link.h"

#include <QDateTime>
#include <QFuture>
#include <QTimer>

#include <deque>

namespace window {

class SharedTable : public QObject {
    Q_OBJECT

public:
    // Of the campaign of this sitting, whose journal the mirror is; it lives and ends with the sitting. shelf: the path.
    SharedTable(kit::Sitting& sitting, share::Mirror& mirror, const QString& shelf, engine::Chance& chance, engine::Clock clock);
    ~SharedTable() override;

    static SharedTable* of(const kit::Sitting* sitting); // null: the campaign is one's own

    share::Mirror& mirror() const { return m_mirror; }
    const share::Terms& terms() const { return m_mirror.terms(); }
    const std::optional<engine::Fault>& trouble() const { return m_trouble; }         // why nothing is carried now
    bool isOffline() const { return m_trouble && m_kind == share::Trouble::Offline; } // its server does not answer: it may later
    bool isUnknown() const { return m_trouble && m_kind == share::Trouble::Unknown; } // its server lets this computer in no more
    static QString notLetIn();                                                        // then, in words
    bool isHeldUpHere() const { return m_isHeldUpHere; } // what came cannot be kept on this computer; it is tried again
    bool isKeyInKeychain() const;                        // else it lies in a file beside the shelf
    QStringList waiting() const;                         // own acts that are not shared yet, in words

    struct Came {
        qint64 seq;
        QString who, sentence;
        QDateTime when;
    };
    const std::deque<Came>& came() const { return m_came; } // of others, the newest first

    // What others did before an act that waits for a decision, so that it is no longer what was meant. isSame: the very same
    // was done.
    struct CameFirst {
        QString who, sentence;
        bool isSame = false;
    };
    QList<CameFirst> cameFirst(const share::Act& act) const;
    std::optional<CameFirst> othersLast() const;      // what undo would take back, where somebody else did it
    QList<CameFirst> othersBehind(qint64 node) const; // and what going to that node would
    bool isKeptHere() const { return m_isKeptHere; }  // its server runs as long as a window at this shelf
    QStringList cutOffByClosing() const;              // who has a place at it then, there now or not, by name

    void drop(const QString& act);
    void sendAnyway(const QString& act, const QString& reason);
    void takeBackBoth(const share::Act& act); // what an undo meant, and all that came since

    // A copy of what is confirmed, as the file of a campaign of one's own. It is made on another thread.
    void takeHome(const std::function<void(const engine::Result<QByteArray>& text)>& then);

    // Its server answers at another numeric address now: 192.168.1.7, or with a port behind it, or an invitation that names it.
    void moveTo(const QString& address);

    // With the server: each answers by changed or failed.
    // shortWord: for who finds the table on this network.
    // Who is connected to the table now, by role; nothing: nobody knows.
    const std::optional<QStringList>& present() const { return m_present; }
    void lookWhoIsThere();
    void invite(share::Right right, const QString& seat,
        const std::function<void(const share::Link& link, const QString& shortWord)>& then);
    void allow(const QString& role, share::Right right, const QString& seat);
    void sendAway(const QString& role);
    void giveDeal(const QString& role);
    void leave();

signals:
    void changed();
    void told(const QString& text); // what happened at the line, in a sentence
    void failed(const QList<engine::Fault>& faults);
    // Own acts stand at other entries now, by those at which they stood; 0: they are done no more.
    void renumbered(const QMap<qint64, qint64>& now);

private:
    using Errand = std::function<engine::Result<engine::Done>(share::Line& line)>;
    void begin(const engine::Result<QString>& key);
    void errand(const Errand& errand, const std::function<void()>& then = {});
    void send();
    void hear(const share::News& news);
    void heedRight();
    void doubt(const QList<engine::Fault>& faults);
    void layAnew(qint64 stands);
    QMap<QString, qint64> standing() const;
    QString inWords(const engine::Entry& entry) const;
    QStringList leftBehind(const engine::Entry& entry) const;
    void tellOfConflicts();
    QStringList noteOthers(qint64 from);
    void resolved(const engine::Result<engine::Done>& done);

    kit::Sitting& m_sitting;
    const std::shared_ptr<kit::Campaign> m_campaign; // its journal is the mirror
    share::Mirror& m_mirror;
    const QString m_shelf;
    engine::Chance& m_chance;
    engine::Clock m_clock;
    std::optional<engine::Fault> m_trouble;
    share::Trouble m_kind = share::Trouble::None; // that it is
    std::deque<Came> m_came;
    qint64 m_noted = 0; // entries that were told already
    const bool m_isKeptHere;
    QHash<QString, qint64> m_sameAs; // acts that are just being dropped, and the entry that is the very same
    std::optional<QStringList> m_present;
    QFuture<bool> m_house;    // its server here is being started again
    bool m_isLooking = false; // who is there
    QTimer m_soon;            // what is done together is sent together
    QTimer m_again;           // until what could not be kept is asked for once more
    bool m_isHeldUpHere = false;
    QString m_key;
    std::unique_ptr<share::Courier> m_courier;
};

} // namespace window
