// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A private server for one's tables: a cluster of the installed PostgreSQL in a folder of its own, with a certificate and keys
// made on the spot. It answers local addresses only, and only encrypted.
#pragma once

#include "share/link.h"
#include "share/schema.h"

namespace share {

struct HouseState {
    bool isRunning = false;
    QString version; // of PostgreSQL
    quint16 port = 0;
    QStringList addresses; // at which other computers find it
};

class House {
public:
    explicit House(const QString& folder);

    // Makes the house when there is none yet. isAlone: it answers this computer only.
    engine::Result<HouseState> start(bool isAlone);
    engine::Result<engine::Done> stop();
    bool isCutOff() const; // it was started and not stopped, and does not run: its server died, or its computer did
    engine::Result<HouseState> state() const;
    engine::Result<Link> link() const;                                // for who lays out tables; to be kept like a key
    engine::Result<QStringList> check() const;                        // what is damaged; empty: nothing
    engine::Result<engine::Done> copyTo(const QString& folder) const; // of the running house, into a new folder

private:
    struct Ended {
        int code = -1;
        QString said;
    };
    struct Card { // what the folder says of itself
        quint16 port = 0;
        bool isAlone = false;
        QString name; // in its certificate
    };

    QString place(const char* name) const;
    engine::Result<QString> program(const char* name) const;
    engine::Result<Ended> run(const char* program, const QStringList& arguments, int seconds, const QStringList& with = {}) const;
    engine::Result<engine::Done> make(bool isAlone);
    engine::Result<engine::Done> clear() const;
    engine::Result<engine::Done> makeCertificate(const QString& name) const;
    engine::Result<engine::Done> configure(const Card& card) const;
    engine::Result<engine::Done> readySchema() const;
    engine::Result<Card> card() const;
    engine::Result<engine::Done> keep(const Card& card) const;
    engine::Result<Address> address() const;
    engine::Result<QString> secret(const char* name) const;

    QString m_folder;
};

// How a club's server is set up. Devices heed it when they connect again.
struct Club {
    int rooms = 1;                 // databases that new tables spread over, at least; those that are there stay
    std::optional<QString> waking; // `listen`, or `ask`: its devices ask by themselves, which costs more; none: as it is
};

// A club's server is made ready by who runs it: its databases, roles, tables and functions. Answers with the link of the house.
// What an older version made ready is brought up to date, each database in one step: what fails leaves it as it was.
engine::Result<Link> readied(const Address& address, const QString& role, const QString& key,
    std::span<const SchemaStep> steps = schemaSteps(), const Club& club = {});

QStringList localAddresses(); // of this computer, as others on its network reach it

} // namespace share
