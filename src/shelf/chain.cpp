// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/chain.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QtEndian>

namespace shelf {

namespace {

// The canonical encoding: a number is eight bytes, a text or blob its length and its bytes. Nothing can run into its neighbour.
class Encoding {
public:
    explicit Encoding(const char* kind) { add(QByteArray(kind)); }

    Encoding& add(qint64 number)
    {
        const qint64 ordered = qToLittleEndian(number);
        m_hash.addData(QByteArrayView(reinterpret_cast<const char*>(&ordered), sizeof ordered));
        return *this;
    }
    Encoding& add(const QByteArray& bytes)
    {
        add(qint64(bytes.size()));
        m_hash.addData(QByteArrayView(bytes));
        return *this;
    }
    Encoding& add(const QString& text) { return add(text.toUtf8()); }
    QByteArray hash() const { return m_hash.result(); }

private:
    QCryptographicHash m_hash{QCryptographicHash::Blake2b_256};
};

} // namespace

QString storable(const QString& text)
{
    QString clean = QString::fromUtf8(text.toUtf8());
    // SQLite reads a leading byte order mark as a sign, not as a letter.
    while (clean.startsWith(QChar(0xFEFF)) || clean.startsWith(QChar(0xFFFE)))
        clean.remove(0, 1);
    return clean.isNull() ? QString(QLatin1String("")) : clean;
}

QString storedTime(const QDateTime& when)
{
    return when.isValid() ? when.toUTC().toString(Qt::ISODateWithMs) : QString(QLatin1String(""));
}

QDateTime timeFrom(const QString& stored) { return QDateTime::fromString(stored, Qt::ISODateWithMs); }

Row rowOf(const engine::Entry& entry)
{
    Row row;
    row.seq = entry.seq;
    row.parent = entry.parent;
    row.node = entry.node;
    row.tip = entry.tip;
    row.verb = storable(entry.verb);
    row.action = QString::fromUtf8(QJsonDocument(entry.action).toJson(QJsonDocument::Compact));
    row.who = storable(entry.who);
    row.at = storedTime(entry.when);
    row.rules = entry.rules;
    row.reason = storable(entry.reason);
    row.digest = entry.digest.isNull() ? QByteArray("") : entry.digest;
    return row;
}

engine::Entry entryOf(const Row& row)
{
    engine::Entry entry;
    entry.seq = row.seq;
    entry.parent = row.parent;
    entry.node = row.node;
    entry.tip = row.tip;
    entry.verb = row.verb;
    entry.action = QJsonDocument::fromJson(row.action.toUtf8()).object();
    entry.who = row.who;
    entry.when = timeFrom(row.at);
    entry.rules = int(row.rules);
    entry.reason = row.reason;
    entry.digest = row.digest;
    return entry;
}

QByteArray seed() { return QByteArray(32, '\0'); }

QByteArray hashAfter(const QByteArray& previous, const Row& row)
{
    return Encoding("entry")
        .add(previous)
        .add(row.seq)
        .add(row.parent)
        .add(row.node)
        .add(row.tip)
        .add(row.verb)
        .add(row.action)
        .add(row.who)
        .add(row.at)
        .add(row.rules)
        .add(row.reason)
        .add(row.digest)
        .hash();
}

bool fits(const Row& row)
{
    const bool isFirst = row.seq == 1;
    return row.seq >= 1 && (isFirst ? row.parent == 0 : row.parent >= 1 && row.parent < row.seq) && row.node >= 1
        && row.node <= row.seq && row.tip >= 1 && row.tip <= row.seq && !row.verb.isEmpty()
        && isFirst == (row.verb == QLatin1String(engine::newVerb));
}

QByteArray sealOfCampaign(const QString& id, const QString& name, const QString& game, const QString& created)
{
    return Encoding("campaign").add(id).add(name).add(game).add(created).hash();
}

QByteArray sealOfPack(const Pack& pack)
{
    return Encoding("pack")
        .add(pack.number)
        .add(pack.id)
        .add(pack.game)
        .add(pack.title)
        .add(pack.content)
        .add(storedTime(pack.added))
        .add(qint64(pack.isOn))
        .hash();
}

QByteArray sealOfPin(const Pin& pin)
{
    return Encoding("pin")
        .add(pin.number)
        .add(pin.entry)
        .add(pin.kind)
        .add(pin.text)
        .add(pin.who)
        .add(storedTime(pin.when))
        .add(qint64(pin.isOn))
        .hash();
}

QByteArray sealOfNote(qint64 campaign, const QString& text) { return Encoding("note").add(campaign).add(text).hash(); }

QByteArray sealOfTerms(qint64 campaign, const QString& at, const QString& content)
{
    return Encoding("terms").add(campaign).add(at).add(content).hash();
}

QByteArray sealOfAct(qint64 campaign, qint64 number, const QString& id, const QString& content)
{
    return Encoding("act").add(campaign).add(number).add(id).add(content).hash();
}

QByteArray sealOfWhisper(qint64 campaign, qint64 seq, const QString& seat, const QByteArray& content)
{
    return Encoding("whisper").add(campaign).add(seq).add(seat).add(content).hash();
}

QByteArray sealOfSnapshot(
    qint64 campaign, qint64 node, qint64 seq, const QByteArray& head, const QByteArray& digest, const QString& state)
{
    return Encoding("snapshot").add(campaign).add(node).add(seq).add(head).add(digest).add(state).hash();
}

} // namespace shelf
