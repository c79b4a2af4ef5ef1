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
    const std::optional<engine::Fault>& trouble() const { return m_trouble; } // why nothing is carried now
    bool isHeldUpHere() const { return m_isHeldUpHere; } // what came cannot be kept on this computer; it is tried again
    bool isKeyInKeychain() const;                        // else it lies in a file beside the shelf
    QStringList waiting() const;                         // own acts that are not shared yet, in words

    struct Came {
        qint64 seq;
        QString who, sentence;
        QDateTime when;
    };
    const std::deque<Came>& came() const { return m_came; } // of others, the newest first

    QString cameFirst() const; // what somebody else did last, in a sentence with the name; empty: nobody did

    void drop(const QString& act);
    void sendAnyway(const QString& act, const QString& reason);

    // A copy of what is confirmed, as the file of a campaign of one's own. It is made on another thread.
    void takeHome(const std::function<void(const engine::Result<QByteArray>& text)>& then);

    // Its server answers at another numeric address now: 192.168.1.7, or with a port behind it, or an invitation that names it.
    void moveTo(const QString& address);

    // With the server: each answers by changed or failed.
    // shortWord: for who finds the table on this network.
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

private:
    using Errand = std::function<engine::Result<engine::Done>(share::Line& line)>;
    void begin(const engine::Result<QString>& key);
    void errand(const Errand& errand, const std::function<void()>& then);
    void send();
    void hear(const share::News& news);
    void doubt(const QList<engine::Fault>& faults);
    void layAnew(qint64 stands);
    QStringList noteOthers(qint64 from);
    void resolved(const engine::Result<engine::Done>& done);

    kit::Sitting& m_sitting;
    const std::shared_ptr<kit::Campaign> m_campaign; // its journal is the mirror
    share::Mirror& m_mirror;
    const QString m_shelf;
    engine::Chance& m_chance;
    engine::Clock m_clock;
    std::optional<engine::Fault> m_trouble;
    std::deque<Came> m_came;
    qint64 m_noted = 0; // entries that were told already
    QTimer m_soon;      // what is done together is sent together
    QTimer m_again;     // until what could not be kept is asked for once more
    bool m_isHeldUpHere = false;
    QString m_key;
    std::unique_ptr<share::Courier> m_courier;
};

} // namespace window
