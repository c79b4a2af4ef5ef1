// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/gather.h"

#include "shelf/faults.h"
#include "shelf/pages.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>

#include <optional>

namespace shelf {

using engine::Done;
using engine::Result;

// What does not keep the rules of its table was damaged: it is left out, and the rest goes on.
Result<Done> gather(const QString& path, const QSqlDatabase& newShelf, const Dialect& dialect)
{
    QHash<QByteArray, QSqlQuery> inserts;
    for (const Gathered& one : dialect.gathered) {
        QSqlQuery insert(newShelf);
        if (!insert.prepare(QString::fromUtf8(one.insert)))
            return faultOf(insert.lastError(), path);
        inserts.insert(one.types, insert);
    }
    QSqlQuery whole(newShelf);
    if (!whole.exec(QString::fromUtf8(dialect.begin)))
        return faultOf(whole.lastError(), path);
    std::optional<engine::Fault> full;
    Pages(path).eachRecord(
        {inserts.keyBegin(), inserts.keyEnd()}, [&](const QByteArray& types, const QVariantList& values, qint64 rowid) {
            if (full)
                return;
            const auto insert = inserts.find(types);
            for (qsizetype i = 0; i < values.size(); ++i)
                insert->bindValue(int(i), types[i] == 'n' ? QVariant(rowid) : values[i]);
            if (!insert->exec() && troubleOf(insert->lastError()) != Trouble::Refused)
                full = faultOf(insert->lastError(), path);
        });
    if (full)
        return *full;
    return whole.exec(QString::fromUtf8(dialect.commit)) ? Result<Done>(Done{}) : Result<Done>(faultOf(whole.lastError(), path));
}

} // namespace shelf
