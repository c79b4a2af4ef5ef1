// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/public_form.h"

#include "engine/past/understood.h"
#include "share/texts.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QRandomGenerator>

namespace share {

using engine::Entry;
using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

constexpr qsizetype saltSize = 32; // a bare hash of a hand could be guessed

QByteArray salt()
{
    QByteArray bytes(saltSize, Qt::Uninitialized);
    QRandomGenerator::system()->generate(
        reinterpret_cast<quint32*>(bytes.data()), reinterpret_cast<quint32*>(bytes.data() + bytes.size()));
    return bytes;
}

QString commitmentOf(const QByteArray& whisper)
{
    return QString::fromLatin1(QCryptographicHash::hash(whisper, QCryptographicHash::Blake2b_256).toHex());
}

// Texts as every database keeps them: without the sign that ends a text.
QString plain(QString text) { return text.remove(QChar(0)); }

// What the entry's action says when it is read by these eyes, with what the table itself noted beside it.
QJsonObject writtenFor(
    const Seen& game, const engine::AnyState& before, const engine::AnyAction& action, const Entry& entry, const QString& seat)
{
    QJsonObject json = game.hidden(before, action, seat).written();
    if (const auto by = entry.action.constFind(QLatin1String(engine::diceByField)); by != entry.action.constEnd())
        json.insert(QLatin1String(engine::diceByField), *by);
    return json;
}

} // namespace

PublicForm publicFormOf(const Seen& game, const engine::AnyState& before, const Entry& written, const QString& act)
{
    PublicForm form;
    Entry entry = written;
    entry.action.remove(QLatin1String(engine::toldField)); // for the eyes of one device, and in its language
    Entry open = entry;
    open.who = plain(entry.who);
    open.reason = plain(entry.reason);
    const bool isPlayed = entry.verb != QLatin1String(engine::newVerb) && !entry.movesCursor();
    const auto action = isPlayed ? game.action(before, {entry.verb, entry.action}) : Result<engine::AnyAction>(QList<Fault>());
    if (isPlayed && action)
        form.seats = game.seatsOf(before, *action);
    if (isPlayed && game.hasSecrets()) {
        open.action = action ? writtenFor(game, before, *action, entry, {}) : QJsonObject();
        QJsonObject commitments;
        const auto whisper = [&](const QString& seat, const QJsonObject& content) {
            if (content == open.action)
                return;
            form.whispers += shelf::Whisper{entry.seq, seat, salt() + QJsonDocument(content).toJson(QJsonDocument::Compact)};
            commitments.insert(seat, commitmentOf(form.whispers.last().content));
        };
        if (action)
            for (const QString& seat : game.seats(before))
                whisper(seat, writtenFor(game, before, *action, entry, seat));
        whisper(QLatin1String(dealersWhisper), entry.action);
        if (!commitments.isEmpty())
            open.action.insert(QLatin1String(whisperedField), commitments);
    }
    if (!act.isEmpty())
        open.action.insert(QLatin1String(actField), act);
    form.row = shelf::rowOf(open);
    return form;
}

QStringList whisperedTo(const Entry& entry) { return entry.action.value(QLatin1String(whisperedField)).toObject().keys(); }

Result<QJsonObject> actionSeen(const Entry& entry, const QList<shelf::Whisper>& whispers, const Eyes& eyes)
{
    QJsonObject action = entry.action;
    action.remove(QLatin1String(actField));
    const QJsonObject commitments = action.take(QLatin1String(whisperedField)).toObject();
    for (const shelf::Whisper& one : whispers) {
        if (one.seq != entry.seq || one.seat != eyes.whisper())
            continue;
        if (commitments.value(one.seat).toString() != commitmentOf(one.content))
            return Fault{fill(tr("entry %1"), {QString::number(entry.seq)}), one.seat,
                tr("What this seat was told with this entry is not what the entry promises."),
                tr("Nothing of it was taken. Ask who shared the table to look after its server.")};
        return QJsonDocument::fromJson(one.content.mid(saltSize)).object();
    }
    return action;
}

} // namespace share
