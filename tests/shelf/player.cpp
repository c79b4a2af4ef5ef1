// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A small program that works on a shelf and says after each step what is safe: the victim of the crash tests.
// Exit 0: done; 3: a fault was told in plain words.
#include "shelf/made.h"

#include <QCoreApplication>

#include <cstdio>
#include <unistd.h>

using namespace shelf;

namespace {

// One unbuffered write for each line: what was said was said, whatever comes next.
void say(const QByteArray& line)
{
    const QByteArray whole = line + '\n';
    if (::write(STDOUT_FILENO, whole.constData(), size_t(whole.size())) != whole.size())
        std::_Exit(4);
}

int told(const QList<engine::Fault>& faults)
{
    std::fprintf(stderr, "%s\n", qPrintable(faults.first().text()));
    return 3;
}

// Goes on with the one campaign of the shelf, making it first if need be.
int play(const QString& path, qint64 count)
{
    auto shelf = Shelf::open(path);
    if (!shelf)
        return told(shelf.faults());
    const auto all = (*shelf)->campaigns();
    if (!all)
        return told(all.faults());
    QString id = all->isEmpty() ? QString() : all->first().id;
    if (id.isEmpty()) {
        const auto made = (*shelf)->create(QStringLiteral("Ravens"), QStringLiteral("counting"));
        if (!made)
            return told(made.faults());
        id = made->id;
    }
    const auto journal = (*shelf)->journal(id);
    if (!journal)
        return told(journal.faults());
    for (qint64 i = 0; i < count; ++i) {
        const qint64 seq = *(*journal)->last() + 1;
        if (const auto done = (*journal)->append(made::entryAt(seq)); !done) {
            if ((*journal)->append(made::entryAt(seq)))
                say("went on after a fault");
            return told(done.faults());
        }
        say("seq " + QByteArray::number(seq));
        if (seq % 10 == 0)
            if (const auto kept = (*journal)->keep({seq, made::entryAt(seq).digest, {{QStringLiteral("count"), seq}}}); !kept)
                return told(kept.faults());
    }
    return 0;
}

// Sits at a shared table: each act lies in the outbox until its entry is confirmed.
int share(const QString& path, qint64 count)
{
    auto shelf = Shelf::open(path);
    if (!shelf)
        return told(shelf.faults());
    const auto all = (*shelf)->campaigns();
    if (!all)
        return told(all.faults());
    auto shared = all->isEmpty() ? (*shelf)->mirror(made::ravens(), QStringLiteral("{}"), made::sent(1, 1, seed()))
                                 : (*shelf)->shared(made::ravens().id);
    if (!shared)
        return told(shared.faults());
    const auto open = (*shared)->openActs(); // of the time before: their confirmation did not reach the disk
    if (!open)
        return told(open.faults());
    for (const OpenAct& act : *open) {
        const qint64 seq = (*shared)->last() + 1;
        if (const auto done = (*shared)->confirm(made::sent(seq, seq, (*shared)->head()), {act}); !done)
            return told(done.faults());
    }
    for (qint64 i = 0; i < count; ++i) {
        const qint64 seq = (*shared)->last() + 1;
        const auto act = (*shared)->add(QStringLiteral("act-%1").arg(seq), QStringLiteral("{}"));
        if (!act)
            return told(act.faults());
        say("act " + QByteArray::number(seq));
        if (const auto done = (*shared)->confirm(made::sent(seq, seq, (*shared)->head()), {*act}); !done)
            return told(done.faults());
        const engine::Snapshot state{seq, made::entryAt(seq).digest, {{QStringLiteral("count"), seq}}};
        if (const auto kept = (*shared)->journal().keep(state); !kept)
            return told(kept.faults());
    }
    return 0;
}

int copyShelf(const QString& path, int count)
{
    const auto shelf = Shelf::open(path);
    if (!shelf)
        return told(shelf.faults());
    for (int i = 0; i < count; ++i) {
        const auto id = made::filled(**shelf, QStringLiteral("Copied %1").arg(i), 3);
        const auto copy = (*shelf)->copy(CopyKind::Timed, QDateTime(QDate(2024, 1, 1), QTime(i % 24, 0), Qt::UTC));
        if (!copy)
            return told(copy.faults());
        say("copy " + copy->file.toUtf8());
    }
    return 0;
}

int exportAll(const QString& path, const QString& file)
{
    const auto shelf = Shelf::open(path, Access::Read);
    if (!shelf)
        return told(shelf.faults());
    const auto all = (*shelf)->campaigns();
    if (!all)
        return told(all.faults());
    if (const auto done = (*shelf)->exportTo(all->first().id, file); !done)
        return told(done.faults());
    say("exported");
    return 0;
}

int importOne(const QString& path, const QString& file)
{
    const auto shelf = Shelf::open(path);
    if (!shelf)
        return told(shelf.faults());
    if (const auto done = (*shelf)->importFrom(file); !done)
        return told(done.faults());
    say("imported");
    return 0;
}

int keep(const QString& path)
{
    const auto shelf = Shelf::open(path);
    if (!shelf)
        return told(shelf.faults());
    if (const auto done =
            (*shelf)->addPack({0, QStringLiteral("kept"), QStringLiteral("counting"), {}, QByteArray(9000, 'x'), {}, true});
        !done)
        return told(done.faults());
    say("kept a pack");
    if (const auto done =
            (*shelf)->addPin({0, QStringLiteral("hs-melee"), QStringLiteral("note"), QStringLiteral("kept"), {}, {}, true});
        !done)
        return told(done.faults());
    say("kept a note");
    return 0;
}

int upgrade(const QString& path)
{
    const auto database = Database::open(path, {.dialect = &made::nextDialect()});
    if (!database)
        return told(database.faults());
    say("upgraded");
    return 0;
}

int look(const QString& path)
{
    const auto content = made::contentOf(path);
    if (!content)
        return told(content.faults());
    say(*content);
    return 0;
}

int salvageTo(const QString& path, const QString& file)
{
    if (const auto done = salvage(path, file); !done)
        return told(done.faults());
    say("saved");
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = application.arguments();
    const QString verb = words.value(1);
    if (verb == QLatin1String("play"))
        return play(words.value(2), words.value(3).toLongLong());
    if (verb == QLatin1String("share"))
        return share(words.value(2), words.value(3).toLongLong());
    if (verb == QLatin1String("copy"))
        return copyShelf(words.value(2), words.value(3).toInt());
    if (verb == QLatin1String("export"))
        return exportAll(words.value(2), words.value(3));
    if (verb == QLatin1String("import"))
        return importOne(words.value(2), words.value(3));
    if (verb == QLatin1String("keep"))
        return keep(words.value(2));
    if (verb == QLatin1String("small")) // what a kept shelf of each version holds
        return made::smallShelf(words.value(2)), 0;
    if (verb == QLatin1String("upgrade"))
        return upgrade(words.value(2));
    if (verb == QLatin1String("look"))
        return look(words.value(2));
    if (verb == QLatin1String("salvage"))
        return salvageTo(words.value(2), words.value(3));
    return 2;
}
