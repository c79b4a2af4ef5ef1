// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to a shelf when its program is killed, the disk fails or fills up, or the power goes: nothing that was said
// to be safe is lost, nothing half done is seen, and the program says plainly what is wrong.
#include "shelf/check.h"
#include "shelf/made.h"
#include "shelf/power_cut.h"

#include <QDirIterator>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QtTest>

#include <cerrno>
#include <unistd.h>

using namespace shelf;

namespace {

constexpr int kills = 200;
constexpr int cuts = 500;
constexpr int mostCalls = 3000; // a run has fewer file calls than that

// The number of the last entry, or act, that was said to be safe.
qint64 lastSaid(const QByteArray& output)
{
    const QList<QByteArray> lines = output.left(output.lastIndexOf('\n')).split('\n');
    for (auto it = lines.rbegin(); it != lines.rend(); ++it)
        if (it->startsWith("seq ") || it->startsWith("act "))
            return it->mid(4).toLongLong();
    return 0;
}

// The last act that is confirmed or lies in the outbox, after all those before it; -1 when one is missing or there twice.
qint64 lastAct(const QString& path)
{
    const auto shelf = made::opened(path);
    const auto campaigns = shelf ? shelf->campaigns() : engine::Result<QList<Campaign>>(QList<engine::Fault>());
    if (!campaigns)
        return -1;
    if (campaigns->isEmpty())
        return 0;
    const auto shared = shelf->shared(made::ravens().id);
    const auto acts = shared && *shared ? (*shared)->openActs() : engine::Result<QList<OpenAct>>(QList<engine::Fault>());
    if (!acts)
        return -1;
    qint64 last = (*shared)->last();
    for (const OpenAct& act : *acts)
        if (act.id != QStringLiteral("act-%1").arg(++last))
            return -1;
    return last;
}

// How many entries the one campaign has that the player makes; -1 when one of them is not as it was written.
qint64 soundEntries(const QString& path)
{
    const auto shelf = made::opened(path);
    if (!shelf)
        return -1;
    const auto campaigns = shelf->campaigns();
    if (!campaigns || campaigns->size() > 1)
        return -1;
    if (campaigns->isEmpty())
        return 0;
    const auto journal = shelf->journal(campaigns->first().id);
    if (!journal) {
        qWarning() << journal.faults().first().text();
        return -1;
    }
    const auto entries = (*journal)->entries(1, *(*journal)->last());
    if (!entries)
        return -1;
    for (qint64 seq = 1; seq <= entries->size(); ++seq)
        if (!made::isEntryAt(entries->at(seq - 1), seq))
            return -1;
    return entries->size();
}

bool isSound(const QString& path)
{
    const auto report = check(path);
    if (report && !report->isSound())
        qWarning() << report->findings.first().place << report->findings.first().problem;
    return report && report->isSound();
}

int versionOf(const QString& path)
{
    const auto database = Database::open(path, {.access = Access::Read});
    return database ? (*database)->version() : -1;
}

QMap<QString, QByteArray> filesIn(const QString& folder)
{
    QMap<QString, QByteArray> files;
    QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString file = each.next();
        if (!file.endsWith(QStringLiteral(".lock")))
            files.insert(file, made::bytesOf(file));
    }
    return files;
}

void putFiles(const QString& folder, const QMap<QString, QByteArray>& files)
{
    QDir(folder).removeRecursively();
    QDir().mkpath(folder);
    for (auto it = files.cbegin(); it != files.cend(); ++it) {
        QDir().mkpath(QFileInfo(it.key()).path());
        made::writeBytes(it.key(), it.value());
    }
}

} // namespace

class TestCrash : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir{made::folderTemplate()};
    QString m_folder; // of the shelf, watched by the shim
    QString m_path;

    // Puts the small shelf and an export of another campaign into the folder.
    void prepare()
    {
        putFiles(m_folder, {});
        made::smallShelf(m_path);
        const QString other = m_dir.filePath(QStringLiteral("other.db"));
        QFile::remove(other);
        const auto shelf = made::opened(other);
        const QString id = made::filled(*shelf, QStringLiteral("Magpies"), 30);
        QVERIFY(shelf->exportTo(id, m_folder + QStringLiteral("/in.txt")));
    }

    QStringList argumentsOf(const QString& what) const
    {
        if (what == QStringLiteral("create") || what == QStringLiteral("play"))
            return {QStringLiteral("play"), m_path, QStringLiteral("12")};
        if (what == QStringLiteral("share"))
            return {what, m_path, QStringLiteral("6")};
        if (what == QStringLiteral("copy"))
            return {what, m_path, QStringLiteral("2")};
        return {
            what, m_path, m_folder + (what == QStringLiteral("import") ? QStringLiteral("/in.txt") : QStringLiteral("/out.txt"))};
    }

    void addScenarios()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"create", "play", "share", "copy", "keep", "export", "import", "salvage", "upgrade"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }

    void start(const QString& what)
    {
        if (what == QStringLiteral("create") || what == QStringLiteral("play") || what == QStringLiteral("share")) {
            putFiles(m_folder, {});
            if (what == QStringLiteral("play"))
                QCOMPARE(made::run({QStringLiteral("play"), m_path, QStringLiteral("25")}).exitCode, 0);
        } else {
            prepare();
        }
    }

    // After whatever happened: all files are whole, old or new, and what was said holds.
    void verify(const QString& what, const QByteArray& said)
    {
        if (what == QStringLiteral("create") || what == QStringLiteral("play")) {
            const qint64 entries = QFileInfo::exists(m_path) ? soundEntries(m_path) : 0;
            const qint64 atLeast = std::max<qint64>(lastSaid(said), what == QStringLiteral("play") ? 25 : 0);
            QVERIFY2(entries >= atLeast, qPrintable(QStringLiteral("%1 of %2").arg(entries).arg(atLeast)));
            if (QFileInfo::exists(m_path))
                QVERIFY(isSound(m_path));
            return;
        }
        if (what == QStringLiteral("share")) {
            const qint64 acts = QFileInfo::exists(m_path) ? lastAct(m_path) : 0;
            QVERIFY2(acts >= lastSaid(said), qPrintable(QStringLiteral("%1 of %2").arg(acts).arg(lastSaid(said))));
            QVERIFY(!QFileInfo::exists(m_path) || isSound(m_path));
            return;
        }
        const bool isNewer = versionOf(m_path) > sqlite.version;
        QVERIFY(isNewer || isSound(m_path));
        QVERIFY(isNewer || !said.contains("upgraded"));
        QVERIFY(!isNewer || !copiesOf(m_path).isEmpty()); // never without a copy of what was there
        {
            const auto shelf = made::opened(m_path, isNewer ? Access::Read : Access::Write);
            QVERIFY(shelf);
            QCOMPARE(shelf->campaign(QStringLiteral("Ravens"))->entries, 70);
            const auto magpies = shelf->campaign(QStringLiteral("Magpies"));
            QVERIFY(!magpies || magpies->entries == 30);
            QVERIFY(magpies || !said.contains("imported"));
            const auto packs = shelf->packs();
            const auto pins = shelf->pins();
            QVERIFY(packs->size() == 3 || (packs->size() == 2 && !said.contains("kept a pack")));
            QVERIFY(packs->size() == 2 || packs->last().content == QByteArray(9000, 'x'));
            QVERIFY(pins->size() == 3 || (pins->size() == 2 && !said.contains("kept a note")));
        }
        for (const Copy& copy : copiesOf(m_path))
            QVERIFY(isSound(copy.file));
        for (const QByteArray& line : said.split('\n'))
            if (line.startsWith("copy "))
                QVERIFY(QFileInfo::exists(QString::fromUtf8(line.mid(5))));
        const QString out = m_folder + QStringLiteral("/out.txt");
        if (what == QStringLiteral("export")) {
            const auto shelf = made::opened(m_path, Access::Read);
            const QByteArray whole = *shelf->exported(shelf->campaigns()->first().id);
            const QByteArray is = made::bytesOf(out);
            QVERIFY(is == whole || (!QFileInfo::exists(out) && !said.contains("exported")));
        } else if (what == QStringLiteral("salvage")) {
            QVERIFY(QFileInfo::exists(out) ? isSound(out) : !said.contains("saved"));
        }
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_dir.isValid());
        m_folder = m_dir.filePath(QStringLiteral("folder"));
        m_path = m_folder + QStringLiteral("/shelf.db");
    }

    void killedAtAnyMoment()
    {
        QRandomGenerator random(7);
        qint64 unsaid = 0;
        qint64 entries = 0;
        // From before the first entry until some are written, however slow the machine is.
        int longest = 60000; // microseconds
        {
            putFiles(m_folder, {});
            QElapsedTimer timer;
            timer.start();
            QProcess player;
            player.start(QStringLiteral(PLAYER), {QStringLiteral("play"), m_path, QStringLiteral("1000000")});
            QVERIFY(player.waitForReadyRead());
            longest = std::max<int>(longest, int(2 * timer.nsecsElapsed() / 1000));
            player.kill();
            QVERIFY(player.waitForFinished());
        }
        for (int round = 0; round < kills; ++round) {
            if (round % 5 == 0)
                putFiles(m_folder, {});
            QProcess player;
            player.start(QStringLiteral(PLAYER), {QStringLiteral("play"), m_path, QStringLiteral("1000000")});
            QVERIFY(player.waitForStarted());
            QElapsedTimer timer;
            timer.start();
            const int wait = random.bounded(longest);
            while (timer.nsecsElapsed() / 1000 < wait)
                usleep(200);
            player.kill();
            QVERIFY(player.waitForFinished());
            QCOMPARE(player.exitStatus(), QProcess::CrashExit);
            const qint64 said = lastSaid(player.readAllStandardOutput());
            const qint64 before = round % 5 == 0 ? 0 : entries;
            entries = soundEntries(m_path);
            QVERIFY2(entries >= std::max(said, before), qPrintable(QStringLiteral("%1 of %2").arg(entries).arg(said)));
            QVERIFY(entries <= std::max(said, before) + 1);
            unsaid += entries > std::max(said, before) ? 1 : 0;
            if (round % 5 == 4)
                QVERIFY(isSound(m_path));
        }
        qInfo("killed: %d, entries lost: 0, kept although not yet said: %lld", kills, qlonglong(unsaid));
        QVERIFY(entries > 0);
    }

    void theNthCallFails_data() { addScenarios(); }

    void theNthCallFails()
    {
        QFETCH(QString, what);
        start(what);
        const auto before = filesIn(m_folder);
        struct Failure {
            int error;
            bool isSticky;
        };
        int runs = 0;
        int toldOf = 0;
        for (const Failure& failure : {Failure{EIO, false}, Failure{ENOSPC, true}, Failure{EROFS, false}}) {
            bool struck = true;
            for (int n = 1; struck; ++n) {
                QVERIFY(n < mostCalls);
                putFiles(m_folder, before);
                QStringList environment{QStringLiteral("LD_PRELOAD=" SHIM), QStringLiteral("SHIM_UNDER=") + m_folder,
                    QStringLiteral("SHIM_FAIL_AT=%1").arg(n), QStringLiteral("SHIM_ERROR=%1").arg(failure.error)};
                if (failure.isSticky)
                    environment += QStringLiteral("SHIM_STICKY=1");
                const made::Run run = made::run(argumentsOf(what), environment);
                struck = run.errors.contains("shim: struck");
                ++runs;
                const QByteArray place = what.toLatin1() + " error " + QByteArray::number(failure.error) + " call "
                    + QByteArray::number(n) + ": " + run.errors;
                QVERIFY2(run.exitCode == 0 || run.exitCode == 3, place.constData());
                QVERIFY2(struck || run.exitCode == 0, place.constData());
                if (run.exitCode == 3) {
                    ++toldOf;
                    QVERIFY2(run.errors.contains(m_folder.toUtf8()), place.constData()); // the place is named
                }
                QVERIFY2(!run.output.contains("went on"), place.constData()); // after an error of the disk nothing more is tried
                verify(what, run.output);
                QVERIFY2(!QTest::currentTestFailed(), place.constData());
                if (n % 4 != 1)
                    continue;
                // Once the disk works again, so does the shelf.
                const bool isThere = QFileInfo::exists(m_folder + QStringLiteral("/out.txt")); // and is never written over
                const made::Run again = made::run(argumentsOf(what));
                QVERIFY2(again.exitCode == 0 || isThere, (place + again.errors).constData());
            }
        }
        qInfo("%s: %d runs, in %d of them a fault was told", qPrintable(what), runs, toldOf);
        QVERIFY(toldOf > 0);
    }

    void thePowerGoes_data() { addScenarios(); }

    void thePowerGoes()
    {
        QFETCH(QString, what);
        start(what);
        const auto before = filesIn(m_folder);
        const QString log = m_dir.filePath(QStringLiteral("log"));
        QFile::remove(log);
        const QStringList environment{
            QStringLiteral("LD_PRELOAD=" SHIM), QStringLiteral("SHIM_UNDER=") + m_folder, QStringLiteral("SHIM_LOG=") + log};
        for (int i = 0; i < (what == QStringLiteral("play") ? 3 : 1); ++i)
            QCOMPARE(made::run(argumentsOf(what), environment).exitCode, 0);
        const made::Recording recording(log, before);
        QVERIFY(recording.steps() > 5);

        // The recording tells the truth: everything applied is what the disk really holds.
        const auto after = filesIn(m_folder);
        QRandomGenerator random(11);
        bool isWhole = false;
        for (int i = 0; i < 300 && !isWhole; ++i)
            isWhole = recording.diskAfter(recording.steps(), random) == after;
        QVERIFY(isWhole);

        const bool isPlay = what == QStringLiteral("create") || what == QStringLiteral("play");
        const int number = isPlay ? cuts * 3 / 10 : cuts / 10;
        for (int i = 0; i < number; ++i) {
            const qsizetype cut = 1 + random.bounded(int(recording.steps()));
            putFiles(m_folder, recording.diskAfter(cut, random));
            verify(what, recording.saidBefore(cut));
            QVERIFY2(!QTest::currentTestFailed(), qPrintable(QStringLiteral("cut %1 of %2").arg(cut).arg(recording.steps())));
        }
    }

    // The same simulator must find what is lost where nothing is synced, or its silence means nothing.
    void thePowerCutsAreReal()
    {
        start(QStringLiteral("play"));
        const auto before = filesIn(m_folder);
        const QString file = m_folder + QStringLiteral("/careless.txt");
        const QString log = m_dir.filePath(QStringLiteral("log"));
        QFile::remove(log);
        QProcess shell;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(SHIM));
        environment.insert(QStringLiteral("SHIM_UNDER"), m_folder);
        environment.insert(QStringLiteral("SHIM_LOG"), log);
        shell.setProcessEnvironment(environment);
        shell.start(QStringLiteral("dd"),
            {QStringLiteral("if=/dev/zero"), QStringLiteral("of=") + file, QStringLiteral("bs=4096"), QStringLiteral("count=4")});
        QVERIFY(shell.waitForFinished());
        const made::Recording recording(log, before);
        QRandomGenerator random(3);
        int lost = 0;
        for (int i = 0; i < 100; ++i)
            lost += recording.diskAfter(recording.steps(), random).value(file).size() == 4 * 4096 ? 0 : 1;
        QVERIFY(lost > 20);
    }

    void theDiskIsFull()
    {
        if (geteuid() != 0)
            QSKIP("Only root can mount a small disk.");
        const QString disk = m_dir.filePath(QStringLiteral("disk"));
        QVERIFY(QDir().mkpath(disk));
        if (QProcess::execute(QStringLiteral("mount"),
                {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"), QStringLiteral("size=3m"),
                    QStringLiteral("tmpfs"), disk})
            != 0)
            QSKIP("No small disk can be mounted here.");
        const auto unmount = qScopeGuard([&] { QProcess::execute(QStringLiteral("umount"), {QStringLiteral("-l"), disk}); });
        const QString path = disk + QStringLiteral("/shelf.db");
        const QString filler = disk + QStringLiteral("/filler");
        made::writeBytes(filler, QByteArray(2400000, 'x'));

        const made::Run full = made::run({QStringLiteral("play"), path, QStringLiteral("1000000")});
        QCOMPARE(full.exitCode, 3);
        QVERIFY2(full.errors.contains("full") && full.errors.contains(disk.toUtf8()), full.errors.constData());
        const qint64 said = lastSaid(full.output);
        QVERIFY(said > 10);
        const auto before = filesIn(disk);

        const made::Run look = made::run({QStringLiteral("look"), path});
        QVERIFY2(look.exitCode == 0, look.errors.constData());
        QVERIFY(look.output.contains("\"entries\": " + QByteArray::number(said)));
        const made::Run exported = made::run({QStringLiteral("export"), path, disk + QStringLiteral("/out.txt")});
        QCOMPARE(exported.exitCode, 3);
        QVERIFY2(exported.errors.contains(disk.toUtf8() + "/out.txt"), exported.errors.constData());
        QVERIFY(!QFileInfo::exists(disk + QStringLiteral("/out.txt")));
        QCOMPARE(made::run({QStringLiteral("salvage"), path, disk + QStringLiteral("/saved.db")}).exitCode, 3);
        QVERIFY(!QFileInfo::exists(disk + QStringLiteral("/saved.db")));
        QCOMPARE(filesIn(disk), before);

        QVERIFY(QFile::remove(filler));
        const made::Run on = made::run({QStringLiteral("play"), path, QStringLiteral("50")});
        QVERIFY2(on.exitCode == 0, on.errors.constData());
        QVERIFY(soundEntries(path) >= said + 50);
        QVERIFY(isSound(path));
    }

    void theFolderIsReadOnly()
    {
        // Root may write anywhere: then an ordinary user tries it, with a program and a folder that are open to all.
        const QString open = QDir::tempPath() + QStringLiteral("/shelf-open-%1").arg(QCoreApplication::applicationPid());
        QVERIFY(QDir().mkpath(open + QStringLiteral("/folder")));
        const auto remove = qScopeGuard([&] {
            QFile::setPermissions(open + QStringLiteral("/folder"), QFile::Permissions(0x7755));
            QDir(open).removeRecursively();
        });
        const auto everybody = QFile::Permissions(0x5555);
        const QString program = open + QStringLiteral("/player");
        QVERIFY(QFile::copy(QStringLiteral(PLAYER), program));
        QVERIFY(QFile::setPermissions(program, everybody) && QFile::setPermissions(open, everybody | QFile::WriteOwner));
        QStringList before;
        if (geteuid() == 0) {
            if (QProcess::execute(QStringLiteral("runuser"),
                    {QStringLiteral("-u"), QStringLiteral("nobody"), QStringLiteral("--"), QStringLiteral("true")})
                != 0)
                QSKIP("There is no ordinary user here.");
            before = QStringList{QStringLiteral("runuser"), QStringLiteral("-u"), QStringLiteral("nobody"), QStringLiteral("--")};
        }
        const auto asSomebody = [&](const QStringList& arguments) {
            QProcess process;
            QStringList line = before + QStringList{program} + arguments;
            const QString first = line.takeFirst();
            process.start(first, line);
            process.waitForFinished();
            return made::Run{process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                process.readAllStandardOutput(), process.readAllStandardError()};
        };
        const QString folder = open + QStringLiteral("/folder");
        const QString path = folder + QStringLiteral("/shelf.db");

        for (const bool wasKilled : {false, true}) { // killed: the last entries lie in the journal file
            QProcess player;
            player.start(QStringLiteral(PLAYER),
                {QStringLiteral("play"), path, wasKilled ? QStringLiteral("1000000") : QStringLiteral("30")});
            QVERIFY(player.waitForStarted());
            if (wasKilled) {
                while (lastSaid(player.peek(1 << 20)) < 50)
                    QVERIFY(player.waitForReadyRead());
                player.kill();
            }
            QVERIFY(player.waitForFinished());
            QVERIFY(!wasKilled || QFileInfo(path + QStringLiteral("-wal")).size() > 0);
            const qint64 said = lastSaid(player.readAllStandardOutput());
            QFile::remove(path + QStringLiteral(".lock"));
            for (const QString& file : filesIn(folder).keys())
                QVERIFY(QFile::setPermissions(file, QFile::Permissions(0x4444)));
            QVERIFY(QFile::setPermissions(folder, everybody));
            const auto files = filesIn(folder);

            const made::Run look = asSomebody({QStringLiteral("look"), path});
            QVERIFY2(look.exitCode == 0, look.errors.constData());
            const qint64 shown =
                look.output.mid(look.output.indexOf("\"entries\": ") + 11, 12).split(',').first().trimmed().toLongLong();
            QVERIFY2(shown == said || shown == said + 1, look.output.left(500).constData());
            for (const QString& what : {QStringLiteral("play"), QStringLiteral("import")}) {
                const made::Run refused = asSomebody({what, path, QStringLiteral("1")});
                QCOMPARE(refused.exitCode, 3);
                QVERIFY2(refused.errors.contains(folder.toUtf8()), refused.errors.constData());
            }
            const made::Run exported = asSomebody({QStringLiteral("export"), path, folder + QStringLiteral("/out.txt")});
            QCOMPARE(exported.exitCode, 3);
            QVERIFY2(exported.errors.contains(folder.toUtf8()), exported.errors.constData());
            QCOMPARE(filesIn(folder), files);

            QVERIFY(QFile::setPermissions(folder, QFile::Permissions(0x7755)));
            for (const QString& file : filesIn(folder).keys())
                QVERIFY(QFile::setPermissions(file, QFile::Permissions(0x6644)));
        }
    }

    void aNameOfTheSameFileIsTheSameShelf()
    {
        putFiles(m_folder, {});
        made::smallShelf(m_path);
        const QString linked = m_folder + QStringLiteral("/linked.db");
        QVERIFY(QFile::link(m_path, linked));
        QProcess player;
        player.start(QStringLiteral(PLAYER), {QStringLiteral("play"), linked, QStringLiteral("1000000")});
        QVERIFY(player.waitForStarted());
        QVERIFY(player.waitForReadyRead());
        const auto held = Shelf::open(m_path);
        QVERIFY(!held);
        QVERIFY2(
            held.faults().first().text().contains(QString::number(player.processId())), qPrintable(held.faults().first().text()));
        // Another name of the very file has a lock file of its own: then the number of names refuses.
        const QString twin = m_folder + QStringLiteral("/twin.db");
        QCOMPARE(::link(QFile::encodeName(m_path).constData(), QFile::encodeName(twin).constData()), 0);
        const made::Run refused = made::run({QStringLiteral("play"), twin, QStringLiteral("1")});
        QCOMPARE(refused.exitCode, 3);
        QVERIFY2(refused.errors.contains("names (hard links)"), refused.errors.constData());
        player.kill();
        QVERIFY(player.waitForFinished());
        QVERIFY(QFile::remove(twin));
        QVERIFY(made::opened(m_path));
    }
};

QTEST_GUILESS_MAIN(TestCrash)
#include "tst_crash.moc"
