// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/stored.h"

#include "engine/message.h"

namespace shelf {

namespace {

// Qt takes what is null for NULL, and an empty blob comes back as null.
QString present(const QString& text)
{
    return text.isNull() ? QString(QLatin1String("")) : text;
}

QByteArray present(const QByteArray& bytes)
{
    return bytes.isNull() ? QByteArray("") : bytes;
}

} // namespace

Row rowFrom(const QSqlQuery& query)
{
    Row row;
    row.seq = query.value(0).toLongLong();
    row.parent = query.value(1).toLongLong();
    row.node = query.value(2).toLongLong();
    row.tip = query.value(3).toLongLong();
    row.verb = query.value(4).toString();
    row.action = query.value(5).toString();
    row.who = query.value(6).toString();
    row.at = query.value(7).toString();
    row.rules = query.value(8).toLongLong();
    row.reason = query.value(9).toString();
    row.digest = query.value(10).toByteArray();
    row.hash = query.value(11).toByteArray();
    return row;
}

QVariantList valuesOf(qint64 campaign, const Row& row)
{
    return {campaign, row.seq, row.parent, row.node, row.tip, present(row.verb), present(row.action), present(row.who),
            present(row.at), row.rules, present(row.reason), present(row.digest), row.hash};
}

QVariantList labelValues(const QString& id, const QString& name, const QString& game, const QString& created)
{
    return {id, name, folded(name), present(game), present(created), sealOfCampaign(id, name, game, created)};
}

StoredSnapshot snapshotFrom(const QSqlQuery& query)
{
    return {query.value(0).toLongLong(), query.value(1).toLongLong(), query.value(2).toByteArray(),
            query.value(3).toByteArray(), query.value(4).toString(), query.value(5).toByteArray()};
}

QString folded(const QString& name)
{
    return storable(name).normalized(QString::NormalizationForm_KC).toCaseFolded().simplified();
}

engine::Result<engine::Done> nameIsFree(Database& database, const QString& name)
{
    qint64 same = 0;
    const auto counted = database.rows(database.dialect().countNamed, {folded(name)}, [&](const QSqlQuery& row) {
        same = row.value(0).toLongLong();
        return true;
    });
    if (counted && same > 0)
        return engine::Fault{QStringLiteral("name"), name, engine::fill(tr("There is a campaign %1 already."), {name}), tr("Choose another name.")};
    return counted;
}

} // namespace shelf
