// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged shelves, the index of branches and the files beside them included: what a table shows of one is right, or it is a
// fault. Never is a wrong state shown, taken back to or played on.
#include "shelf/check.h"
#include "shelf/made.h"
#include "support/counting_game.h"
#include "support/long_form.h"

#include "engine/table.h"

#include <QRandomGenerator>
#include <QSqlQuery>
#include <QtTest>

using namespace shelf;

namespace {

constexpr int page = 4096, frame = 24 + page;
const support::CountingGame game;

engine::Clock clockOf(int& ticks)
{
    return [&ticks] { return QDateTime(QDate(2024, 2, 29), QTime(12, 0), Qt::UTC).addSecs(++ticks); };
}

struct Truth {
    QList<qint64> counts;  // after so many entries
    QList<qint64> parents; // of entries
};

// Plays with undo and jumps, so that there are branches; every state is one of its own.
bool playOn(engine::Table& table, Truth& truth, int entries, QRandomGenerator& random)
{
    while (truth.counts.size() <= entries) {
        const int way = random.bounded(10);
        const engine::Submission done = way == 0 ? table.undo({})
            : way == 1
            ? table.goTo(1 + random.bounded(int(table.last())), {})
            : table.submit(engine::Draft{QStringLiteral("add"), {{QStringLiteral("by"), 1 + (1 << random.bounded(18))}}}, {});
        if (done.answer != engine::Submission::Answer::Done)
            continue;
        truth.counts += support::CountingGame::countOf(table.state());
        truth.parents = *table.parents();
    }
    return true;
}

struct Files {
    QByteArray shelf;
    QByteArray wal;
    QByteArray journal;
    QByteArray shm;
};

enum class Where { Shelf, Wal, Journal, Index, Older, Foreign, Shm };

struct Kind {
    const char* name;
    Where where;
    int how; // as strike() has it
};

constexpr Kind kinds[] = {{"a bit", Where::Shelf, 0}, {"zeros", Where::Shelf, 1}, {"a page doubled", Where::Shelf, 2},
    {"pages exchanged", Where::Shelf, 3}, {"cut off", Where::Shelf, 4}, {"garbage", Where::Shelf, 5},
    {"the head of a page", Where::Shelf, 6}, {"the index of branches", Where::Index, 12},
    {"all over the index of branches", Where::Index, page}, {"-wal, a bit", Where::Wal, 0}, {"-wal, zeros", Where::Wal, 1},
    {"-wal, a frame doubled", Where::Wal, 2}, {"-wal, frames exchanged", Where::Wal, 3}, {"-wal, cut off", Where::Wal, 4},
    {"-wal, garbage", Where::Wal, 5}, {"-wal of a newer file", Where::Older, 0}, {"-journal of another file", Where::Foreign, 0},
    {"-journal of its own, a bit", Where::Journal, 0}, {"-journal of its own, zeros", Where::Journal, 1},
    {"-journal of its own, cut off", Where::Journal, 4}, {"-journal of its own, garbage", Where::Journal, 5},
    {"-shm, garbage", Where::Shm, 0}};

QByteArray garbage(qsizetype size, QRandomGenerator& random)
{
    QByteArray bytes(size, '\0');
    for (char& byte : bytes)
        byte = char(random.bounded(256));
    return bytes;
}

// head: bytes before the first block.
void strike(QByteArray& bytes, int how, int head, int block, QRandomGenerator& random)
{
    const qsizetype at = random.bounded(int(bytes.size()));
    const auto blockAt = [&] { return head + qsizetype(random.bounded(int((bytes.size() - head) / block))) * block; };
    const qsizetype from = blockAt(), to = blockAt();
    const QByteArray first = bytes.mid(from, block), second = bytes.mid(to, block);
    if (how == 0)
        bytes[at] = char(bytes[at] ^ (1 << random.bounded(8)));
    else if (how == 1)
        bytes.replace(from, block, QByteArray(block, '\0'));
    else if (how == 4)
        bytes.truncate(std::max<qsizetype>(at, 1));
    else if (how == 5)
        bytes.replace(from, block, garbage(block, random));
    else if (how == 6)
        bytes[from + random.bounded(16)] = char(random.bounded(256));
    else
        bytes.replace(to, block, first);
    if (how == 3)
        bytes.replace(from, block, second);
}

qsizetype placeOf(const QString& part, const QString& path)
{
    qsizetype number = 0;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("place"));
        database.setDatabaseName(path);
        QSqlQuery query(database.open() ? database : QSqlDatabase());
        if (query.exec(QStringLiteral("SELECT rootpage FROM sqlite_schema WHERE name = '%1'").arg(part)) && query.next())
            number = query.value(0).toLongLong();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("place"));
    return (number - 1) * page;
}

} // namespace

class TestDamagedStates : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir{made::folderTemplate()};
    Truth m_truth;
    Files m_settled, m_unsettled, m_older;
    Files m_cutOff;        // in the mode of a copy, with the journal of a step that was cut off
    qsizetype m_index = 0; // where the index of branches begins
    int m_ticks = 0;

    QString path(const char* name) const { return m_dir.filePath(QString::fromLatin1(name)); }

    Files filesOf(const QString& shelf) const
    {
        return {made::bytesOf(shelf), made::bytesOf(shelf + QStringLiteral("-wal")),
            made::bytesOf(shelf + QStringLiteral("-journal")), {}};
    }
    void lay(const QString& shelf, const Files& files) const
    {
        made::writeBytes(shelf, files.shelf);
        for (const auto& [tail, bytes] :
            {std::pair("-wal", files.wal), std::pair("-journal", files.journal), std::pair("-shm", files.shm)}) {
            QFile::remove(shelf + QLatin1String(tail));
            if (!bytes.isEmpty())
                made::writeBytes(shelf + QLatin1String(tail), bytes);
        }
    }

    // One of the shelves, and what is done to it.
    Files damaged(const Kind& kind, const Files& settled, const Files& unsettled, QRandomGenerator& random) const
    {
        const bool isBeside = kind.where == Where::Wal || kind.where == Where::Older || kind.where == Where::Shm;
        Files files = isBeside || random.bounded(2) ? unsettled : settled;
        if (kind.where == Where::Shelf)
            strike(files.shelf, kind.how, 0, page, random);
        else if (kind.where == Where::Wal)
            strike(files.wal, kind.how, 32, frame, random);
        else if (kind.where == Where::Older)
            files.shelf = m_older.shelf;
        else if (kind.where == Where::Foreign)
            files.journal = QByteArray::fromHex("d9d505f920a163d7") + m_older.shelf.left(page) + m_older.shelf;
        else if (kind.where == Where::Shm)
            files.shm = garbage(32768, random);
        else if (kind.where == Where::Journal)
            strike((files = m_cutOff).journal, kind.how, 512, page + 8, random);
        else
            for (int i = 0; i < 1 + random.bounded(40); ++i)
                files.shelf[m_index + random.bounded(kind.how)] = char(random.bounded(256));
        return files;
    }

    // What is shown is the state after as many entries as there are; nothing when it is a fault.
    std::optional<qint64> shown(Shelf& shelf, std::unique_ptr<engine::Journal>& journal, std::unique_ptr<engine::Table>& table)
    {
        const auto campaign = shelf.campaign(QStringLiteral("Ravens"));
        auto opened =
            campaign ? shelf.journal(campaign->id) : engine::Result<std::unique_ptr<engine::Journal>>(campaign.faults());
        if (!opened)
            return std::nullopt;
        journal = std::move(*opened);
        table = std::make_unique<engine::Table>(game, *journal, clockOf(m_ticks));
        return table->open() ? std::optional(support::CountingGame::countOf(table->state())) : std::nullopt;
    }

private slots:
    void initTestCase()
    {
        QRandomGenerator random(7);
        const QString good = path("good.db");
        for (const int entries : {60, 120, 180}) {
            {
                const auto shelf = made::opened(good);
                QVERIFY(shelf);
                std::unique_ptr<engine::Journal> journal;
                std::unique_ptr<engine::Table> table;
                if (m_truth.counts.isEmpty()) {
                    journal = std::move(*shelf->journal(shelf->create(QStringLiteral("Ravens"), game.id())->id));
                    table = std::make_unique<engine::Table>(game, *journal, clockOf(m_ticks));
                    QVERIFY(table->begin({}, {}, {}));
                    m_truth.counts = {-1, support::CountingGame::countOf(table->state())};
                } else {
                    QCOMPARE(shown(*shelf, journal, table), m_truth.counts.last());
                }
                QVERIFY(playOn(*table, m_truth, entries, random));
                m_unsettled = filesOf(good);
            }
            if (m_older.shelf.isEmpty())
                m_older = filesOf(good);
        }
        m_settled = filesOf(good);
        QVERIFY(m_settled.wal.isEmpty() && m_unsettled.wal.size() > 40 * frame);
        m_index = placeOf(QStringLiteral("sidesteps"), good);
        QVERIFY(m_index > 0);
        made::cutOff(good, path("cut.db"));
        m_cutOff = filesOf(path("cut.db"));
        QVERIFY(m_cutOff.journal.size() > page);
    }

    void noWrongStateIsShown()
    {
        const quint32 seed = support::firstSeed(20240229);
        QRandomGenerator random(seed);
        const int many = support::often(260, 8);
        const QString bad = path("bad.db");
        int right = 0, earlier = 0, refused = 0, taken = 0;
        QStringList wrong;
        for (int i = 0; i < many; ++i) {
            const Kind& kind = kinds[std::size_t(i) % std::size(kinds)];
            const Files files = damaged(kind, m_settled, m_unsettled, random);
            for (const Access access : {Access::Read, Access::Write}) {
                lay(bad, files);
                const auto shelf = Shelf::open(bad, access);
                std::unique_ptr<engine::Journal> journal;
                std::unique_ptr<engine::Table> table;
                const qint64 count = shelf ? shown(**shelf, journal, table).value_or(-1) : -1;
                if (access == Access::Read) {
                    QCOMPARE(made::bytesOf(bad), files.shelf);
                    QCOMPARE(made::bytesOf(bad + QStringLiteral("-wal")), files.wal);
                    QCOMPARE(made::bytesOf(bad + QStringLiteral("-journal")), files.journal);
                }
                if (count < 0) {
                    ++refused;
                    continue;
                }
                const auto expect = [&](bool holds) {
                    if (!holds)
                        wrong += QStringLiteral("%1, %2: %3 after %4 entries, opened %5")
                                     .arg(i)
                                     .arg(QLatin1String(kind.name))
                                     .arg(count)
                                     .arg(table->last())
                                     .arg(QLatin1String(access == Access::Read ? "to read" : "to write"));
                    return holds;
                };
                const qint64 last = table->last();
                const bool mayEndEarlier = !files.wal.isEmpty();
                const bool isWhole = last == m_truth.counts.size() - 1;
                if (!expect(
                        last >= 1 && last < m_truth.counts.size() && count == m_truth.counts[last] && (isWhole || mayEndEarlier)))
                    continue;
                (isWhole ? right : earlier) += 1;
                if (access == Access::Read)
                    continue;
                // Taken back and done again, it stands where it stood, and one step leads to where it did.
                const qint64 node = table->node();
                if (table->undo({}).answer != engine::Submission::Answer::Done)
                    continue;
                expect(table->node() == m_truth.parents[node - 1]);
                if (table->redo({}).answer == engine::Submission::Answer::Done)
                    expect(support::CountingGame::countOf(table->state()) == count);
                ++taken;
            }
        }
        qInfo("seed %u, damaged: %d in %d ways, shown as it was: %d, ended earlier: %d, refused: %d, played on: %d, wrong: %d",
            seed, many, int(std::size(kinds)), right, earlier, refused, taken, int(wrong.size()));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral("; "))));
        QVERIFY(refused > many / 4 && right > 0 && taken > 0); // the damage was real, and not everything was refused
    }

    // Shelves of every version, closed ones and such that were upgraded and written just before: entries are the ones that were
    // written, up to the last, or the reader is told.
    void noWrongEntryOfAnOlderShelfIsRead()
    {
        const quint32 seed = support::firstSeed(20240301);
        QRandomGenerator random(seed);
        const auto fixtures = QDir(QStringLiteral(FIXTURES)).entryInfoList({QStringLiteral("version-*.db")}, QDir::Files);
        QVERIFY(fixtures.size() > 2);
        const int each = support::often(33, 8);
        const QString bad = path("bad.db"), play = path("play.db");
        int right = 0, refused = 0;
        QStringList wrong;
        for (const QFileInfo& fixture : fixtures) {
            made::writeBytes(play, made::bytesOf(fixture.filePath()));
            const Files settled = filesOf(play);
            Files unsettled;
            {
                const auto shelf = made::opened(play);
                const auto journal = shelf->journal(shelf->campaign(QStringLiteral("Ravens"))->id);
                for (qint64 seq = 71; seq <= 75; ++seq)
                    QVERIFY((*journal)->append(made::entryAt(seq)));
                unsettled = filesOf(play);
            }
            QVERIFY(!unsettled.wal.isEmpty());
            for (int i = 0; i < each; ++i) {
                const Kind& kind = kinds[std::size_t(i) % std::size(kinds)];
                if (kind.where == Where::Index || kind.where == Where::Older || kind.where == Where::Journal)
                    continue; // of the other shelf
                const Files files = damaged(kind, settled, unsettled, random);
                lay(bad, files);
                const auto shelf = Shelf::open(bad, Access::Read);
                const auto campaign =
                    shelf ? (*shelf)->campaign(QStringLiteral("Ravens")) : engine::Result<Campaign>(shelf.faults());
                const auto journal = campaign ? (*shelf)->journal(campaign->id)
                                              : engine::Result<std::unique_ptr<engine::Journal>>(campaign.faults());
                const auto last = journal ? (*journal)->last() : engine::Result<qint64>(journal.faults());
                const auto entries = last ? (*journal)->entries(1, *last) : engine::Result<QList<engine::Entry>>(last.faults());
                QCOMPARE(made::bytesOf(bad), files.shelf);
                if (!entries) {
                    ++refused;
                    continue;
                }
                bool isTrue = entries->size() == *last && *last >= 70 && *last <= 75 && (!files.wal.isEmpty() || *last == 70);
                for (const engine::Entry& entry : *entries)
                    isTrue = isTrue && made::isEntryAt(entry, &entry - entries->constData() + 1);
                if (isTrue)
                    ++right;
                else
                    wrong += QStringLiteral("%1, %2, %3").arg(fixture.fileName()).arg(i).arg(QLatin1String(kind.name));
            }
        }
        qInfo("seed %u, damaged: %d, read as they were: %d, refused: %d, wrong: %d", seed, right + refused + int(wrong.size()),
            right, refused, int(wrong.size()));
        QCOMPARE(wrong, QStringList());
        QVERIFY(refused > 0 && right > 0);
    }
};

QTEST_GUILESS_MAIN(TestDamagedStates)
#include "tst_damaged_states.moc"
