// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables on this network: announced while an invitation is open, found by who types its short word. Avahi carries it, where it
// runs; it is asked on its bus, and nothing waits for it. What is announced proves nothing: the four words of the certificate are
// compared by people before anything is sent.
#pragma once

#include "share/link.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <functional>
#include <optional>

namespace window {

struct TableNearby {
    QString table, who; // who invites there
    share::Address address;
};

// As long as this lives.
class Announcement : public QObject {
public:
    // then: what is in the way; nothing when it is announced.
    Announcement(const TableNearby& table, const std::function<void(const std::optional<engine::Fault>&)>& then);
    ~Announcement() override;

private:
    QString m_group; // Avahi's
};

// Looks once, for some seconds.
class Nearby : public QObject {
    Q_OBJECT

public:
    Nearby();
    ~Nearby() override;

signals:
    void found(const window::TableNearby& table);
    void ended(const QList<engine::Fault>& faults); // why it could not look; else the time is over

private slots:
    void seen(int interface, int protocol, const QString& name, const QString& type, const QString& domain, uint flags);

private:
    QSet<QString> m_seen;
    QString m_browser; // Avahi's
    QTimer m_time;
};

} // namespace window
