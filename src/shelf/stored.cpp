// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/stored.h"

namespace shelf {

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
    return {campaign, row.seq, row.parent, row.node, row.tip, row.verb, row.action, row.who, row.at, row.rules, row.reason, row.digest, row.hash};
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

} // namespace shelf
