// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/gather.h"

#include "shelf/database.h"
#include "shelf/pages.h"

#include <QUuid>

namespace shelf {

using engine::Done;
using engine::Result;

namespace {

// What does not keep the rules of its table was damaged: it is left out, and the rest goes on.
Result<Done> fillFrom(const Pages& pages, const QSqlDatabase& database, const QString& path, const Dialect& dialect)
{
    QHash<QByteArray, QSqlQuery> inserts;
    for (const Gathered& one : dialect.gathered) {
        QSqlQuery insert(database);
        if (!insert.prepare(QString::fromUtf8(one.insert)))
            return faultOf(insert.lastError(), path);
        inserts.insert(one.types, insert);
    }
    QSqlQuery whole(database);
    if (!whole.exec(QString::fromUtf8(dialect.begin)))
        return faultOf(whole.lastError(), path);
    std::optional<engine::Fault> full;
    pages.eachRecord([&](const QByteArray& types, const QVariantList& values, qint64 rowid) {
        const auto insert = inserts.find(types);
        if (insert == inserts.end() || full)
            return;
        for (qsizetype i = 0; i < values.size(); ++i)
            insert->bindValue(int(i), types[i] == 'n' ? QVariant(rowid) : values[i]);
        if (!insert->exec() && troubleOf(insert->lastError()) != Trouble::Refused)
            full = faultOf(insert->lastError(), path);
    });
    if (full)
        return *full;
    return whole.exec(QString::fromUtf8(dialect.commit)) ? Result<Done>(Done{}) : Result<Done>(faultOf(whole.lastError(), path));
}

} // namespace

Result<Done> gather(const QString& path, const QString& newPath, const Dialect& dialect)
{
    if (const auto made = makeShelf(newPath, dialect); !made)
        return made;
    const QString connection = QStringLiteral("gather-") + QUuid::createUuid().toString(QUuid::WithoutBraces);
    const auto filled = [&]() -> Result<Done> {
        QSqlDatabase database = QSqlDatabase::addDatabase(QLatin1String(dialect.driver), connection);
        database.setDatabaseName(newPath);
        return database.open() ? fillFrom(Pages(path), database, newPath, dialect) : Result<Done>(faultOf(database.lastError(), newPath));
    }();
    QSqlDatabase::removeDatabase(connection);
    return filled;
}

} // namespace shelf
