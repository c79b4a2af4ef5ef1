// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/book.h"

#include "engine/json.h"
#include "engine/message.h"
#include "engine/words/nearest.h"

#include <QFile>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace rulebook {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("rulebook", text); }

// Collects what is wrong with a book whose form is right.
struct Proof {
    QString name;
    QList<engine::Fault> faults;

    void wrong(const Entry& entry, const char* field, const QString& value, const QString& problem, const QString& remedy)
    {
        const QString inside = QStringLiteral("entries.%1.%2").arg(entry.id, QLatin1String(field));
        faults += engine::Fault{name.isEmpty() ? inside : name + QLatin1Char('.') + inside, value, problem, remedy};
    }
};

void proveFilled(const Entry& entry, Proof& proof)
{
    const QString problem = tr("This field is missing or empty.");
    const QString remedy = tr("Every entry needs an id, a title, a page, a section, a body and the atoms that it tells.");
    if (entry.id.isEmpty())
        proof.wrong(entry, "id", {}, problem, remedy);
    if (entry.title.isEmpty())
        proof.wrong(entry, "title", {}, problem, remedy);
    if (entry.page.isEmpty())
        proof.wrong(entry, "page", {}, problem, remedy);
    if (entry.section.isEmpty())
        proof.wrong(entry, "section", {}, problem, remedy);
    if (entry.body.isEmpty())
        proof.wrong(entry, "body", {}, problem, remedy);
    if (entry.atoms.isEmpty())
        proof.wrong(entry, "atoms", {}, problem, remedy);
}

void proveLinks(const Book& book, Proof& proof)
{
    QStringList ids;
    for (const Entry& entry : book.entries)
        ids += entry.id;
    const QSet<QString> known(ids.cbegin(), ids.cend());
    for (const Entry& entry : book.entries)
        for (const QString& other : entry.see)
            if (!known.contains(other) || other == entry.id)
                proof.wrong(
                    entry, "see", other, engine::fill(tr("There is no other entry %1."), {other}), engine::meant(other, ids));
}

void proveOnce(const Book& book, Proof& proof)
{
    QSet<QString> ids, atoms, readings;
    const auto once = [&proof](QSet<QString>& seen, const Entry& entry, const char* field, const QString& value) {
        if (seen.contains(value))
            proof.wrong(entry, field, value, engine::fill(tr("%1 stands in this book already."), {value}),
                tr("Let it stand in one entry only."));
        seen.insert(value);
    };
    for (const Entry& entry : book.entries) {
        once(ids, entry, "id", entry.id);
        for (const QString& atom : entry.atoms)
            once(atoms, entry, "atoms", atom);
        for (const Reading& reading : entry.readings)
            once(readings, entry, "readings", reading.id);
    }
}

QList<engine::Fault> faultsOf(const Book& book, const QString& name)
{
    Proof proof{name, {}};
    for (const Entry& entry : book.entries)
        proveFilled(entry, proof);
    proveOnce(book, proof);
    proveLinks(book, proof);
    return proof.faults;
}

QString placeOf(const QByteArray& text, int offset, const QString& name)
{
    const QString line = engine::fill(tr("line %1"), {QString::number(text.left(offset).count('\n') + 1)});
    return name.isEmpty() ? line : name + QStringLiteral(": ") + line;
}

} // namespace

const Entry* Book::entry(const QString& id) const
{
    const auto it = std::find_if(entries.cbegin(), entries.cend(), [&](const Entry& e) { return e.id == id; });
    return it == entries.cend() ? nullptr : &*it;
}

const Entry* Book::telling(const QString& atom) const
{
    const auto it = std::find_if(entries.cbegin(), entries.cend(), [&](const Entry& e) { return e.atoms.contains(atom); });
    return it == entries.cend() ? nullptr : &*it;
}

const Entry* Book::called(const QString& name) const
{
    const QString id = name.toUpper();
    const auto asks = [&](const Entry& e) {
        return std::ranges::any_of(e.readings, [&](const Reading& r) { return r.id == id; });
    };
    if (const Entry* found = entry(name.toLower()))
        return found;
    if (const Entry* found = telling(id))
        return found;
    const auto it = std::ranges::find_if(entries, asks);
    return it == entries.cend() ? nullptr : &*it;
}

QString pageText(const QString& page)
{
    const bool isNumbered = !page.isEmpty() && page.front().isDigit();
    return isNumbered ? tr("p. %1").arg(page) : page;
}

QList<const Entry*> entriesFor(const Book& book, const QStringList& atoms)
{
    QList<const Entry*> found;
    for (const QString& atom : atoms)
        if (const Entry* entry = book.telling(atom); entry && !found.contains(entry))
            found += entry;
    return found;
}

engine::Result<Book> readBook(const QByteArray& json, const QString& name)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return engine::Fault{placeOf(json, error.offset, name), {},
            engine::fill(tr("This is not readable JSON: %1."), {error.errorString()}),
            tr("Mend the text at this place, or take the file from a fresh installation.")};
    auto book = engine::fromJson<Book>(
        document.isObject() ? QJsonValue(document.object()) : QJsonValue(document.array()), engine::Missing::IsFault, name);
    if (!book)
        return book;
    const QList<engine::Fault> faults = faultsOf(*book, name);
    if (!faults.isEmpty())
        return faults;
    return book;
}

engine::Result<Book> openBook(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return engine::Fault{path, {}, engine::fill(tr("The rules cannot be opened: %1."), {file.errorString()}),
            tr("Look whether the file is there and may be read.")};
    return readBook(file.readAll(), path);
}

} // namespace rulebook
