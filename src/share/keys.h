// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The key by which a device proves who it is: random, one for each table, kept for its owner alone, and never sent.
#pragma once

#include "share/terms.h"

namespace share {

QString newKey();
// What a server keeps of a key, so that it can be proved and not be learned: PostgreSQL's SCRAM-SHA-256.
QString verifierOf(const QString& key);

// Where keys are kept: each by the table and the role of its device there, so that a device that sits down once more never takes
// the key of the one before.
class Keys {
public:
    virtual ~Keys() = default;
    virtual engine::Result<engine::Done> keep(const Terms& terms, const QString& key) = 0;
    virtual engine::Result<QString> key(const Terms& terms) const = 0;
    virtual void forget(const Terms& terms) = 0;
};

// keys/TABLE.ROLE beside the shelf. The shelf's own name is no part of it: what is saved of a shelf under another name finds its
// keys. Earlier versions wrote keys/SHELF.TABLE, which is still read.
class KeyFiles : public Keys {
public:
    explicit KeyFiles(const QString& shelf);
    engine::Result<engine::Done> keep(const Terms& terms, const QString& key) override;
    engine::Result<QString> key(const Terms& terms) const override;
    void forget(const Terms& terms) override { (void)taken(terms); }
    QString taken(const Terms& terms); // what stood in its file, which is gone; empty: there was none

private:
    QString fileOf(const Terms& terms) const;
    QString earlierFileOf(const Terms& terms) const; // empty: there is none

    QString m_folder, m_shelf;
};

// What lies in one folder of keys goes to the folder beside another shelf, where it does not lie there already.
engine::Result<engine::Done> copyKeys(const QString& shelf, const QString& other);

// In the keychain of whoever is logged in, where one answers (keychain.h): the file beside the shelf says which entry there it
// is. Else as KeyFiles. Not for the thread of a window.
class DeviceKeys : public Keys {
public:
    explicit DeviceKeys(const QString& shelf);
    engine::Result<engine::Done> keep(const Terms& terms, const QString& key) override;
    engine::Result<QString> key(const Terms& terms) const override;
    void forget(const Terms& terms) override;
    bool isInKeychain(const Terms& terms) const { return !nameOf(terms).isEmpty(); } // quick

private:
    QString nameOf(const Terms& terms) const; // in the keychain; empty: its file is all there is

    KeyFiles m_files;
};

} // namespace share
