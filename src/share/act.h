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
};

QString written(const Act& act);
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
