// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/books.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace cli {

using engine::Fault;
using engine::Result;
using rulebook::Book;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

} // namespace

Result<QList<Book>> booksOf(const QStringList& games)
{
    QList<Book> books;
    for (const QString& game : games) {
        const QString path = QStringLiteral(":/games/%1/rulebook.json").arg(game);
        if (!QFileInfo::exists(path))
            continue;
        auto book = rulebook::openBook(path);
        if (!book)
            return book.faults();
        books += std::move(*book);
    }
    if (books.isEmpty())
        return Fault{QStringLiteral("rules"), games.join(QStringLiteral(", ")), tr("There are no rules to read for this game."),
            tr("musterroll-cli games lists the games.")};
    return books;
}

NamedRule ruleNamed(const QString& name, const QList<Book>& books)
{
    for (const Book& book : books)
        if (const rulebook::Entry* entry = book.called(name))
            return {&book, entry};
    return {};
}

std::optional<Fault> saidTwice(const Context& context)
{
    if (!context.options.has(option::game) || !context.options.has(option::campaign))
        return std::nullopt;
    return Fault{QStringLiteral("--game"), context.options.value(option::game), tr("A campaign tells its game itself."),
        tr("Leave --game or --campaign out.")};
}

QStringList gameIds(Context& context)
{
    QStringList all;
    for (const auto& game : context.games())
        all += game->id();
    return all;
}

} // namespace cli
