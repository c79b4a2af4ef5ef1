// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who may enter: the word that is shown at the table, the keys that were given for it, and what each of them may.
#pragma once

#include "engine/described.h"
#include "engine/fault.h"
#include "engine/table.h"

#include <QHash>
#include <QJsonObject>
#include <QStringList>

#include <deque>

namespace serve {

enum class Right { Look, Seat, Everything };
constexpr auto names(Right) { return engine::inOrder<Right>({"look", "seat", "everything"}); }

struct Device {
    int number = 0; // in the order in which they joined
    QByteArray key;
    QString name; // of the person, as typed
    Right right = Right::Seat;
    QStringList seats; // its own
    int pages = 0;     // that are open
    // What its last acts were answered, the newest last: the same one is done once, whatever lay on the table meanwhile.
    struct Done {
        QString campaign, id; // of the page's own
        QJsonObject answer;
    };
    std::deque<Done> done{};
};

class Keys {
public:
    explicit Keys(engine::Clock clock);

    // Six letters, shown at the table. It opens once, within ten minutes; after that there is another one.
    const QString& word();
    // What somebody at an address typed. After five wrong words within a minute nothing from there is looked at, and after fifty
    // from anywhere.
    // right: what the newcomer may.
    engine::Result<Device*> join(const QString& word, const QString& name, const QString& address, Right right = Right::Seat);
    Device* byKey(const QByteArray& key); // null: no such key
    Device* byNumber(int number);
    void forget(int number);
    void forgetSeats(const QStringList& known); // another table: seats that are not there any more
    std::deque<Device>& devices() { return m_devices; }

private:
    void renew();
    bool isTooOften(const QString& address);

    engine::Clock m_clock;
    QString m_word;
    QDateTime m_since;
    QHash<QString, QList<QDateTime>> m_wrong; // by address; of all under the empty one
    std::deque<Device> m_devices;             // they stay where they are: pages point at them by number
    int m_last = 0;
};

} // namespace serve
