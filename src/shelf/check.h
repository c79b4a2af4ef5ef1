// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looks through a whole shelf for damage, and saves what can be saved into a new one. Neither changes a byte of the old one.
#pragma once

#include "engine/fault.h"
#include "shelf/copies.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace shelf {

struct Finding {
    QString place;   // file, campaign, entries
    QString problem; // one sentence
    QString lost;    // what is gone, or that nothing is
};

struct CheckedCampaign {
    QString id;
    QString name;
    QString game;
    qint64 sound = 0; // entries 1 to this are proved, and can be saved
    qint64 known = 0; // how many there should be
};

struct CheckReport {
    QString path;
    QList<CheckedCampaign> campaigns;
    QList<Finding> findings;

    bool isSound() const { return findings.isEmpty(); }
};

// A fault only when there is nothing to look at: no file, no right to read it, or somebody is using it.
engine::Result<CheckReport> check(const QString& path);

// The newest of the copies beside a shelf that a check finds nothing wrong with.
std::optional<Copy> newestSoundCopy(const QString& path);

// A state kept behind the damage: the entries that led to it are lost, but tracking can start from it again.
struct LaterState {
    QString campaign;
    qint64 node = 0;
    QJsonObject state;
};

struct SalvageReport {
    CheckReport found;
    QString newPath;
    QList<LaterState> laterStates; // the newest of each campaign that lost entries
};

// newPath must not exist yet. Nothing that can be saved is a fault, and leaves no file.
engine::Result<SalvageReport> salvage(const QString& path, const QString& newPath);

} // namespace shelf
