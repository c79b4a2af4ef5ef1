// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table's page for phones: off until it is begun, then it answers on one port, says who is here and what each may.
#pragma once

#include "serve/door.h"
#include "serve/eyes.h"
#include "serve/keys.h"

#include <QTimer>

namespace serve {

class Guest;

class Phones : public QObject {
    Q_OBJECT

public:
    Phones(engine::Clock clock, engine::Chance& chance, Rules rules);
    ~Phones() override;

    engine::Result<engine::Done> begin(quint16 port = 0, const Seal& seal = {});
    void end(); // every key is forgotten
    bool isOn() const { return m_port != 0; }
    void lay(kit::Sitting* sitting, const kit::Desk* desk); // on the table; null: nothing lies there

    QString address() const; // "http://192.168.1.5:40123/", as this machine is known to its network
    QString link();          // the same with the word, for the code that is scanned
    const QString& word() { return m_keys.word(); }

    const std::deque<Device>& people() { return m_keys.devices(); }
    QStringList seats() const { return m_laid ? m_laid->seats() : QStringList(); }
    QStringList seatNames() const { return m_laid ? m_laid->seatNames() : QStringList(); } // in their order
    void setNewcomers(Right right) { m_newcomers = right; }                                // what whoever joins from now on may
    void allow(int device, Right right, const QStringList& seats);
    void sendAway(int device);

signals:
    void changed(); // the word, who is here, what they may

private:
    Response answer(const Request& request);
    Response join(const Request& request);
    QByteArray cookieName() const;
    Device* deviceOf(const Request& request);
    void enter(Line* line, const Request& request);

    engine::Clock m_clock;
    engine::Chance& m_chance;
    Rules m_rules;
    Keys m_keys;
    std::unique_ptr<Door> m_door;
    quint16 m_port = 0;
    Seal m_seal;
    Right m_newcomers = Right::Seat;
    std::unique_ptr<Laid> m_laid;
    QList<Guest*> m_guests;
    QTimer m_minute; // the word grows old
};

} // namespace serve
