// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An act of this device as it lies in the outbox: what was done, never which entry it will become.
#pragma once

#include "engine/past/sent.h"
#include "engine/table.h"

namespace share {

struct Act {
    QString id; // made by the device that did it: a second sending is no second act
    QString verb;
    QJsonObject action; // with its dice, as this device sees it
    QString who;
    QString decision; // why the table does it although the rules refuse
    QDateTime when;
    QString means;        // of undo, redo and goto: the entry that is taken back, done again or gone to; its act's id or number
    QByteArray outcome;   // what came of it: when it comes to the same after a conflict, nobody is asked
    bool isAsked = false; // of the dealer, who names the cards that it draws
    QStringList told;     // what it was and what came of it when it was done, in this device's words: these stay here
    qint64 after = 0;     // the last entry from the server that this device knew then; 0: nobody noted it
    QString refused;      // why the server or the dealer does not take it: it waits until its person decides

    bool movesCursor() const { return engine::movesCursor(verb); }
    QString sentence() const { return told.value(0, verb); } // of earlier versions only the verb is known
};

QString written(const Act& act); // for the outbox
QString forOthers(Act act);      // without what is this device's own
engine::Result<Act> actFrom(const QString& id, const QString& content);

// What an act came to, for comparing: what was told, and what it is for the hands to do.
QByteArray outcomeOf(const engine::Submission& submission);
// A setting is told by its new value alone: somebody who changed it meanwhile would be passed over. settings: before the act.
QByteArray outcomeAt(
    const QJsonObject& settings, const QString& verb, const QJsonObject& action, const engine::Submission& submission);

using engine::actField;
using engine::whisperedField;

QString nameOf(const engine::Entry& entry); // its act's id, or else its number

} // namespace share
