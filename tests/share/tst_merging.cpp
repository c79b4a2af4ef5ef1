// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two copies of one campaign that were played on apart and are joined: what comes to the same is played, what does not is told,
// and no act is there twice.
#include "share/device.h"
#include "share/merging.h"
#include "shelf/shelf.h"

#include <QTemporaryDir>
#include <QTest>

using share::Merged;

namespace {

// A copy on a shelf of its own.
struct Copy {
    QTemporaryDir place;
    std::unique_ptr<shelf::Shelf> shelf;
    QString campaign;
    std::unique_ptr<engine::Journal> journal;
    std::unique_ptr<engine::Table> table;

    Copy() { shelf = std::move(*shelf::Shelf::open(place.filePath(QStringLiteral("shelf.db")))); }
    void sit(const QString& id, const QString& game)
    {
        campaign = id;
        journal = std::move(*shelf->journal(id));
        table = std::make_unique<engine::Table>(made::gameNamed(game), *journal, [] { return QDateTime::currentDateTimeUtc(); });
    }
    bool wealth(int value, const char* who)
    {
        const QJsonObject fields{{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), value}};
        return table->submit({QStringLiteral("correct"), fields}, QString::fromLatin1(who)).answer
            == engine::Submission::Answer::Done;
    }
    int wealth() const { return table->game().stateToJson(table->state()).value(QLatin1String("wealth")).toInt(); }
};

// A journal on a disk that has room for some entries.
class FullSoon : public engine::Journal {
public:
    FullSoon(engine::Journal& journal, int room)
        : m_journal(journal)
        , m_room(room)
    {
    }
    engine::Result<engine::Done> append(const engine::Entry& entry) override
    {
        if (m_room-- > 0)
            return m_journal.append(entry);
        return engine::Fault{{}, {}, QStringLiteral("The disk is full."), {}};
    }
    engine::Result<QList<engine::Entry>> entries(qint64 first, qint64 last) const override
    {
        return m_journal.entries(first, last);
    }
    engine::Result<qint64> last() const override { return m_journal.last(); }
    engine::Result<QList<qint64>> parents() const override { return m_journal.parents(); }
    engine::Result<std::optional<engine::Snapshot>> snapshotAtOrBefore(qint64 node) const override
    {
        return m_journal.snapshotAtOrBefore(node);
    }
    engine::Result<engine::Done> keep(const engine::Snapshot& snapshot) override { return m_journal.keep(snapshot); }

private:
    engine::Journal& m_journal;
    int m_room;
};

} // namespace

class Merging : public QObject {
    Q_OBJECT

    std::unique_ptr<Copy> m_here, m_there;

    static QList<Merged::Kind> kindsOf(const share::Merging& merging)
    {
        QList<Merged::Kind> all;
        for (const Merged& one : merging.steps)
            all += one.kind;
        return all;
    }

private slots:
    // One campaign, written to a file and read on another shelf.
    void init()
    {
        m_here = std::make_unique<Copy>();
        m_there = std::make_unique<Copy>();
        const QString game = QStringLiteral("hired-swords");
        m_here->sit(m_here->shelf->create(QStringLiteral("Ravens"), game)->id, game);
        QVERIFY(m_here->table->begin(made::packOf(game).setup, {QStringLiteral("training")}, QStringLiteral("Anna")));
        QVERIFY(m_here->wealth(30, "Anna"));
        const QString file = m_there->place.filePath(QStringLiteral("copy.txt"));
        QVERIFY(m_here->shelf->exportTo(m_here->campaign, file));
        const auto campaign = m_there->shelf->importFrom(file);
        QVERIFY2(campaign, campaign ? "" : qPrintable(campaign.faults().first().text()));
        m_there->sit(campaign->id, game);
        QVERIFY(m_there->table->open());
    }

    void nothingNew()
    {
        const auto merging = share::mergingOf(*m_here->table, *m_there->table);
        QVERIFY(merging);
        QCOMPARE(merging->common, 2);
        QVERIFY(merging->steps.isEmpty());
        QVERIFY(share::merge(*m_here->table, *merging, true, QStringLiteral("Anna")).entries.isEmpty());
    }

    // The same file once more plays nothing: no act is doubled.
    void twiceIsOnce()
    {
        QVERIFY(m_there->wealth(40, "Berta"));
        QVERIFY(m_there->wealth(50, "Berta"));
        const auto first = share::mergingOf(*m_here->table, *m_there->table);
        QVERIFY(first);
        QCOMPARE(kindsOf(*first), (QList{Merged::Kind::Same, Merged::Kind::Same}));
        QCOMPARE(share::merge(*m_here->table, *first, false, QStringLiteral("Anna")).entries, (QList<qint64>{3, 4}));
        QCOMPARE(m_here->wealth(), 50);
        const qint64 last = m_here->table->last();
        QVERIFY(m_here->wealth(10, "Anna"));
        const auto again = share::mergingOf(*m_here->table, *m_there->table);
        QVERIFY(again);
        QCOMPARE(kindsOf(*again), (QList{Merged::Kind::Here, Merged::Kind::Here}));
        QVERIFY(share::merge(*m_here->table, *again, true, QStringLiteral("Anna")).entries.isEmpty());
        QCOMPARE(m_here->table->last(), last + 1);
        QCOMPARE(m_here->wealth(), 10);
    }

    // Both played on: what comes to something else here is told with both, and left out unless it is wanted.
    void whatDiffersIsTold()
    {
        QVERIFY(m_here->wealth(20, "Anna"));
        QVERIFY(m_there->wealth(40, "Berta"));
        const auto merging = share::mergingOf(*m_here->table, *m_there->table);
        QVERIFY(merging);
        QCOMPARE(merging->common, 2);
        QCOMPARE(kindsOf(*merging), (QList{Merged::Kind::Different}));
        QVERIFY(share::outcomeOf(merging->steps.first().then) != share::outcomeOf(merging->steps.first().now));
        const QString why = share::whyOtherwise(merging->steps.first()); // a correction says nothing but itself
        QVERIFY2(why.contains(QStringLiteral("30 → 40")) && why.contains(QStringLiteral("20 → 40")), qPrintable(why));
        QVERIFY(share::merge(*m_here->table, *merging, false, QStringLiteral("Anna")).entries.isEmpty());
        QCOMPARE(m_here->wealth(), 20);
        QCOMPARE(share::merge(*m_here->table, *merging, true, QStringLiteral("Anna")).entries, (QList<qint64>{3}));
        QCOMPARE(m_here->wealth(), 40);
        QCOMPARE(m_here->table->undo(QStringLiteral("Anna")).answer, engine::Submission::Answer::Done);
        QCOMPARE(m_here->wealth(), 20);
    }

    // A setting is told by its new value alone, so what it was before counts.
    void aSettingThatBothChangedDiffers()
    {
        const auto chosen = [](Copy& copy, const char* value, const char* who) {
            return copy.table
                       ->submit({QStringLiteral("setting"),
                                    {{QStringLiteral("name"), QStringLiteral("tracking")},
                                        {QStringLiteral("value"), QLatin1String(value)}}},
                           QLatin1String(who))
                       .answer
                == engine::Submission::Answer::Done;
        };
        QVERIFY(chosen(*m_there, "everything", "Berta"));
        QVERIFY(chosen(*m_there, "usual", "Berta"));
        const auto alone = share::mergingOf(*m_here->table, *m_there->table);
        QVERIFY(alone);
        QCOMPARE(kindsOf(*alone), (QList{Merged::Kind::Same, Merged::Kind::Same}));
        QVERIFY(chosen(*m_here, "light", "Anna"));
        const auto both = share::mergingOf(*m_here->table, *m_there->table);
        QVERIFY(both);
        QCOMPARE(kindsOf(*both).first(), Merged::Kind::Different);
    }

    // What was taken back there is not played; the present line there is what counts.
    void onlyThePresentLine()
    {
        QVERIFY(m_there->wealth(40, "Berta"));
        QCOMPARE(m_there->table->undo(QStringLiteral("Berta")).answer, engine::Submission::Answer::Done);
        QVERIFY(m_there->wealth(60, "Berta"));
        const auto merging = share::mergingOf(*m_here->table, *m_there->table);
        QVERIFY(merging);
        QCOMPARE(merging->steps.size(), 1);
        QCOMPARE(share::merge(*m_here->table, *merging, false, QStringLiteral("Anna")).entries.size(), 1);
        QCOMPARE(m_here->wealth(), 60);
    }

    // A full disk is no rule's no: it stops there, and says so.
    void whatCannotBeWrittenIsTold()
    {
        QVERIFY(m_there->wealth(40, "Berta"));
        QVERIFY(m_there->wealth(41, "Berta"));
        QVERIFY(m_there->wealth(42, "Berta"));
        FullSoon journal(*m_here->journal, 1);
        engine::Table here(
            made::gameNamed(QStringLiteral("hired-swords")), journal, [] { return QDateTime::currentDateTimeUtc(); });
        QVERIFY(here.open());
        const auto merging = share::mergingOf(here, *m_there->table);
        QVERIFY(merging);
        const share::Played played = share::merge(here, *merging, false, QStringLiteral("Anna"));
        QCOMPARE(played.entries, (QList<qint64>{3}));
        QCOMPARE(played.faults.size(), 1);
        QCOMPARE(played.faults.first().problem, QStringLiteral("The disk is full."));
    }

    void strangersAreNotJoined()
    {
        Copy other;
        const QString game = QStringLiteral("hired-swords");
        other.sit(other.shelf->create(QStringLiteral("Others"), game)->id, game);
        QVERIFY(other.table->begin(made::packOf(game).setup, {QStringLiteral("training")}, QStringLiteral("Cleo")));
        const auto merging = share::mergingOf(*m_here->table, *other.table);
        QVERIFY(!merging);
        QVERIFY(!merging.faults().first().remedy.isEmpty());
    }
};

QTEST_GUILESS_MAIN(Merging)
#include "tst_merging.moc"
