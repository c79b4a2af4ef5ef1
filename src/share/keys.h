// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The key by which a device proves who it is: random, one for each table, kept for its owner alone, and never sent.
#pragma once

#include "engine/fault.h"

#include <QByteArray>

namespace share {

QString newKey();
// What a server keeps of a key, so that it can be proved and not be learned: PostgreSQL's SCRAM-SHA-256.
QString verifierOf(const QString& key);

// Where keys are kept.
class Keys {
public:
    virtual ~Keys() = default;
    virtual engine::Result<engine::Done> keep(const QString& table, const QString& key) = 0;
    virtual engine::Result<QString> key(const QString& table) const = 0;
    virtual void forget(const QString& table) = 0;
};

// keys/SHELF.TABLE beside the shelf: two shelves in one folder are two devices.
class KeyFiles : public Keys {
public:
    explicit KeyFiles(const QString& shelf);
    engine::Result<engine::Done> keep(const QString& table, const QString& key) override;
    engine::Result<QString> key(const QString& table) const override;
    void forget(const QString& table) override;

private:
    QString fileOf(const QString& table) const;

    QString m_folder, m_shelf;
};

// In the keychain of whoever is logged in, where one answers (keychain.h): the file beside the shelf says which entry there it
// is. Else as KeyFiles. Not for the thread of a window.
class DeviceKeys : public Keys {
public:
    explicit DeviceKeys(const QString& shelf);
    engine::Result<engine::Done> keep(const QString& table, const QString& key) override;
    engine::Result<QString> key(const QString& table) const override;
    void forget(const QString& table) override;
    bool isInKeychain(const QString& table) const { return !nameOf(table).isEmpty(); } // quick

private:
    QString nameOf(const QString& table) const; // in the keychain; empty: its file is all there is

    KeyFiles m_files;
};

} // namespace share
