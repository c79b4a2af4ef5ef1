// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table that is served, and what each seat sees of it: made when a page first looks through a seat's eyes, shared by all that
// do.
#pragma once

#include "kit/seats.h"
#include "rulebook/search.h"
#include "serve/picture.h"

#include <QFuture>

#include <map>

namespace serve {

// The rules of all games, as the program keeps them.
struct Rules {
    std::function<const rulebook::Book*(const QString& game)> book; // null: it has none
    std::function<rulebook::Search&()> search;
};

struct Eyes {
    Eyes(std::shared_ptr<kit::Campaign> truth, const QString& seat, const kit::Desk& desk, engine::Chance& chance,
        const kit::Sitting::Cards& cards);

    const QByteArray& told(); // as told.h says it, made once for each state
    struct Packing {
        quint64 number = 0; // no other picture has it
        Wanted wanted;
        QFuture<QByteArray> bytes;
    };
    // Painted now and packed on another thread, once for all pages of the same size.
    Packing picture(const Wanted& wanted);

    Seen seen;
    bool isBehind = false; // the true table went on

private:
    const kit::Desk& m_desk;
    engine::Chance& m_chance;
    engine::AnyState m_toldOf;
    qint64 m_toldAt = -1;
    QByteArray m_told;
    std::unique_ptr<Picture> m_picture;
    QList<Packing> m_packed; // of the present state, the latest of them
    engine::AnyState m_packedOf;
};

class Laid : public QObject {
    Q_OBJECT

public:
    // What lies on the table; it is only served as long as both live.
    Laid(kit::Sitting& host, const kit::Desk& desk, engine::Chance& chance, Rules rules);

    Eyes& eyes(const QString& seat); // of nobody when there is no such seat, or nothing that one seat alone may know
    // A place of its own at the true table.
    std::unique_ptr<kit::Sitting> sit() const;
    const kit::Sitting& host() const { return m_host; }
    QString campaign() const { return m_host.objectName(); } // its id
    const engine::Game& game() const { return m_host.game(); }
    QStringList seats() const { return game().seats(m_host.table().state()); }
    const QStringList& seatNames() const; // in their order
    const Rules& rules() const { return m_rules; }
    int actor(qint64 node) const { return m_actors.value(node).device; } // whose act led there; 0: of none
    int acting = 0;                                                      // the device that acts at this moment

signals:
    void changed();
    void fell(int device, int count); // acts of its: somebody at another computer came first, and they do not stand any more

private:
    void follow();
    void heedOthers(qint64 stands);

    kit::Sitting& m_host;
    const kit::Desk& m_desk;
    engine::Chance& m_chance;
    Rules m_rules;
    const bool m_hasSecrets;
    std::map<QString, std::unique_ptr<Eyes>> m_eyes;
    struct Actor {
        int device = 0;
        QString verb, who; // of the entry: at a shared table its number may be another one
        QDateTime when;
    };
    QHash<qint64, Actor> m_actors; // by the entry that each made
    mutable engine::AnyState m_namedIn;
    mutable QStringList m_seatNames;
};

} // namespace serve
