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
};

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
    qsizetype m_index = 0; // where the index of branches begins
    int m_ticks = 0;

    QString path(const char* name) const { return m_dir.filePath(QString::fromLatin1(name)); }

    Files filesOf(const QString& shelf) const
    {
        return {made::bytesOf(shelf), made::bytesOf(shelf + QStringLiteral("-wal")), {}};
    }
    void lay(const QString& shelf, const Files& files) const
    {
        made::writeBytes(shelf, files.shelf);
        for (const auto& [tail, bytes] : {std::pair("-wal", files.wal), std::pair("-journal", files.journal)}) {
            QFile::remove(shelf + QLatin1String(tail));
            if (!bytes.isEmpty())
                made::writeBytes(shelf + QLatin1String(tail), bytes);
        }
    }

    Files damaged(int kind, QRandomGenerator& random) const
    {
        Files files = random.bounded(2) ? m_settled : m_unsettled;
        const bool isBeside = kind >= 7 && kind < 12;
        if (isBeside)
            files = m_unsettled;
        QByteArray& bytes = isBeside ? files.wal : files.shelf;
        const int block = isBeside ? frame : page;
        const qsizetype at = random.bounded(int(bytes.size()));
        const auto blockAt = [&] { return (isBeside ? 32 : 0) + qsizetype(random.bounded(int(bytes.size() / block))) * block; };
        switch (kind) {
        case 0:
        case 7: // a bit
            bytes[at] = char(bytes[at] ^ (1 << random.bounded(8)));
            break;
        case 1:
        case 8: // zeros
            bytes.replace(blockAt(), block, QByteArray(block, '\0'));
            break;
        case 2:
        case 9: { // a page in the place of another
            const qsizetype from = blockAt(), to = blockAt();
            bytes.replace(to, block, bytes.mid(from, block));
            break;
        }
        case 3:
        case 10: // cut off
            bytes.truncate(at);
            break;
        case 4: // the head of a page
            bytes[qsizetype(random.bounded(int(bytes.size() / page))) * page + random.bounded(16)] = char(random.bounded(256));
            break;
        case 5:
        case 6: // the index of branches
            for (int i = 0; i < 1 + random.bounded(40); ++i)
                bytes[m_index + random.bounded(kind == 5 ? 12 : page)] = char(random.bounded(256));
            break;
        case 11: // a journal of a newer file
            files.shelf = m_older.shelf;
            break;
        default: // a rollback journal that is none of its own
            files.journal = QByteArray::fromHex("d9d505f920a163d7") + m_older.shelf.left(page) + m_older.shelf;
            break;
        }
        bytes.resize(std::max<qsizetype>(bytes.size(), isBeside ? 0 : 1));
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
    }

    void noWrongStateIsShown()
    {
        QRandomGenerator random(20240229);
        const int many = support::isLongForm() ? 2000 : 260;
        const QString bad = path("bad.db");
        int right = 0, earlier = 0, refused = 0, taken = 0;
        for (int i = 0; i < many; ++i) {
            const int kind = i % 13;
            const Files files = damaged(kind, random);
            for (const Access access : {Access::Read, Access::Write}) {
                lay(bad, files);
                const auto shelf = Shelf::open(bad, access);
                std::unique_ptr<engine::Journal> journal;
                std::unique_ptr<engine::Table> table;
                const auto count = shelf ? shown(**shelf, journal, table) : std::nullopt;
                if (access == Access::Read) {
                    QCOMPARE(made::bytesOf(bad), files.shelf);
                    QCOMPARE(made::bytesOf(bad + QStringLiteral("-wal")), files.wal);
                }
                if (!count) {
                    ++refused;
                    continue;
                }
                const QByteArray what = QByteArray::number(i) + " kind " + QByteArray::number(kind);
                const qint64 last = table->last();
                QVERIFY2(last >= 1 && last < m_truth.counts.size(), what.constData());
                QVERIFY2(*count == m_truth.counts[last], what.constData());
                const bool mayEndEarlier = !files.wal.isEmpty() || kind == 11;
                QVERIFY2(mayEndEarlier || last == m_truth.counts.size() - 1, what.constData());
                (last == m_truth.counts.size() - 1 ? right : earlier) += 1;
                if (access == Access::Read)
                    continue;
                // Taken back and done again, it stands where it stood, and one step leads to where it did.
                const qint64 node = table->node();
                if (table->undo({}).answer != engine::Submission::Answer::Done)
                    continue;
                QVERIFY2(table->node() == m_truth.parents[node - 1], what.constData());
                if (table->redo({}).answer == engine::Submission::Answer::Done)
                    QVERIFY2(support::CountingGame::countOf(table->state()) == *count, what.constData());
                ++taken;
            }
        }
        qInfo("damaged: %d, shown as it was: %d, ended earlier: %d, refused: %d, played on: %d", many, right, earlier, refused,
            taken);
        QVERIFY(refused > many / 4 && right > 0 && taken > 0); // the damage was real, and not everything was refused
    }
};

QTEST_GUILESS_MAIN(TestDamagedStates)
#include "tst_damaged_states.moc"
