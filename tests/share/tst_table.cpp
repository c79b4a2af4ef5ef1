// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several devices at one table of a real server: what one does the others see, what crosses is judged again, nothing is lost and
// nothing doubled.
#include "share/device.h"
#include "support/long_form.h"

#include <QTest>

#include <csignal>

#include <sys/resource.h>

using made::Device;
using share::Right;

class SharedTable : public made::Served {
    Q_OBJECT

private slots:
    void bothSidesAct()
    {
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 1);
        QVERIFY(anna);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 2);
        QVERIFY(berta);
        QCOMPARE(berta->publicDigest(), anna->publicDigest());

        QVERIFY2(anna->actAtRandom(), qPrintable(anna->fault));
        QCOMPARE(anna->mirror().waiting(), 1);
        QVERIFY2(anna->settle(), qPrintable(anna->fault));
        QCOMPARE(anna->mirror().waiting(), 0);
        QVERIFY2(berta->settle(), qPrintable(berta->fault));
        QCOMPARE(berta->publicDigest(), anna->publicDigest());

        QVERIFY2(berta->actAtRandom(), qPrintable(berta->fault));
        QVERIFY2(berta->settle(), qPrintable(berta->fault));
        QVERIFY2(anna->settle(), qPrintable(anna->fault));
        QCOMPARE(berta->publicDigest(), anna->publicDigest());
        QCOMPARE(anna->mirror().confirmed(), berta->mirror().confirmed());
    }

    // What was done while another was quicker stands where it comes to the same, and is told where it does not.
    void whatCrossesIsJudgedAgain()
    {
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 3);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 4);
        const QJsonObject wealth{{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), 50}};
        const QJsonObject other{{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), 70}};
        const QJsonObject apart{
            {QStringLiteral("name"), QStringLiteral("strictness")}, {QStringLiteral("value"), QStringLiteral("advise")}};
        QVERIFY2(anna->act(QStringLiteral("correct"), wealth), qPrintable(anna->fault));
        QVERIFY2(berta->act(QStringLiteral("setting"), apart), qPrintable(berta->fault));
        QVERIFY(anna->settle());
        QVERIFY2(berta->settle(), qPrintable(berta->fault));
        QCOMPARE(berta->mirror().conflicts().size(), 0);
        QVERIFY(anna->settle());
        QCOMPARE(berta->publicDigest(), anna->publicDigest());

        // The same value from both: it comes to something else for the second.
        QVERIFY(anna->act(QStringLiteral("correct"), other));
        QVERIFY(berta->act(
            QStringLiteral("correct"), {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), 60}}));
        QVERIFY(anna->settle());
        QVERIFY(berta->settle());
        QCOMPARE(berta->mirror().conflicts().size(), 1);
        QVERIFY(!berta->mirror().conflicts().first().why.isEmpty());
        QCOMPARE(berta->publicDigest(), anna->publicDigest());
        berta->reopen(); // it stays open
        QCOMPARE(berta->mirror().conflicts().size(), 1);
        QVERIFY(berta->mirror().sendAnyway(berta->mirror().conflicts().first().act.id, QStringLiteral("we counted twice")));
        QVERIFY(berta->sit());
        QVERIFY(berta->settle());
        QVERIFY(anna->settle());
        QCOMPARE(anna->game().stateToJson(anna->table().state()).value(QLatin1String("wealth")).toInt(), 60);
        QCOMPARE(berta->publicDigest(), anna->publicDigest());
    }

    // All that decided is named, and nothing else: not what has nothing to do with it, nor what was taken back again.
    void whatDecidedIsNamed()
    {
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 11);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 12);
        const auto wealth = [](Device& one, int value) {
            return one.act(QStringLiteral("correct"),
                {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), value}});
        };
        QVERIFY2(wealth(*berta, 60), qPrintable(berta->fault));
        QVERIFY(anna->act(QStringLiteral("setting"),
            {{QStringLiteral("name"), QStringLiteral("strictness")}, {QStringLiteral("value"), QStringLiteral("advise")}}));
        for (const int value : {70, 80, 90})
            QVERIFY2(wealth(*anna, value), qPrintable(anna->fault));
        QCOMPARE(anna->table().undo(anna->who).answer, engine::Submission::Answer::Done);
        QVERIFY(anna->settle());
        QVERIFY2(berta->settle(), qPrintable(berta->fault));
        QCOMPARE(berta->mirror().conflicts().size(), 1);
        const auto crossing = berta->mirror().crossing(berta->mirror().conflicts().first().act);
        QVERIFY(crossing && !crossing->isSame);
        QList<int> values;
        for (const engine::Entry& one : crossing->entries)
            values += one.action.value(QLatin1String("value")).toInt();
        QCOMPARE(values, (QList<int>{70, 80}));
    }

    // The card that an act was about was taken back meanwhile: no decision carries it out empty.
    void whatLostItsCardIsNotDoneEmpty()
    {
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 9);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 10);
        QVERIFY2(anna->act(QStringLiteral("draw"), {{QStringLiteral("card"), QStringLiteral("geese-on-the-green")}}),
            qPrintable(anna->fault));
        QVERIFY(anna->settle());
        QVERIFY(berta->settle());
        QVERIFY2(berta->act(QStringLiteral("accept"), {}), qPrintable(berta->fault));
        QCOMPARE(anna->table().undo(anna->who).answer, engine::Submission::Answer::Done);
        QVERIFY(anna->settle());
        QVERIFY2(berta->settle(), qPrintable(berta->fault));
        QCOMPARE(berta->mirror().conflicts().size(), 1);
        const auto sent = berta->mirror().sendAnyway(berta->mirror().conflicts().first().act.id, QStringLiteral("we want it"));
        QVERIFY(!sent);
        QVERIFY2(
            sent.faults().first().problem.contains(QStringLiteral("No card is drawn")), qPrintable(sent.faults().first().text()));
        QVERIFY(berta->sit());
        QVERIFY(berta->settle());
        QVERIFY(anna->settle());
        QCOMPARE(berta->mirror().conflicts().size(), 1);
        for (Device* one : {anna.get(), berta.get()})
            QVERIFY(!one->game().stateToJson(one->table().state()).value(QLatin1String("contract")).isObject());
        QCOMPARE(berta->publicDigest(), anna->publicDigest());
    }

    // A setting that both changed: whoever comes second is asked, and overwrites nothing unseen.
    void aSettingThatCrossesIsAskedFor()
    {
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 7);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 8);
        const auto strictness = [](const char* value) {
            return QJsonObject{
                {QStringLiteral("name"), QStringLiteral("strictness")}, {QStringLiteral("value"), QLatin1String(value)}};
        };
        QVERIFY2(anna->act(QStringLiteral("setting"), strictness("forbid")), qPrintable(anna->fault));
        QVERIFY2(berta->act(QStringLiteral("setting"), strictness("ask")), qPrintable(berta->fault));
        QVERIFY(anna->settle());
        QVERIFY2(berta->settle(), qPrintable(berta->fault));
        QCOMPARE(berta->mirror().conflicts().size(), 1);
        QCOMPARE(berta->publicDigest(), anna->publicDigest());
        QVERIFY(berta->mirror().sendAnyway(berta->mirror().conflicts().first().act.id, QStringLiteral("we said so")));
        QVERIFY(berta->sit());
        QVERIFY(berta->settle());
        QVERIFY(anna->settle());
        QCOMPARE(berta->mirror().waiting(), 0);
        QCOMPARE(berta->publicDigest(), anna->publicDigest());
    }

    // Undo names what it takes back.
    void undoTakesBackWhatWasMeant()
    {
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 5);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 6);
        const auto setWealth = [](int value) {
            return QJsonObject{{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), value}};
        };
        QVERIFY(anna->act(QStringLiteral("correct"), setWealth(10)));
        QVERIFY(anna->settle());
        QVERIFY(berta->settle());
        QCOMPARE(anna->table().undo(anna->who).answer, engine::Submission::Answer::Done); // not sent yet
        QVERIFY(berta->act(QStringLiteral("correct"), setWealth(20)));
        QVERIFY(berta->settle());
        QVERIFY(anna->settle());
        QCOMPARE(anna->mirror().conflicts().size(), 1);
        QVERIFY(anna->mirror().drop(anna->mirror().conflicts().first().act.id));
        QVERIFY(anna->sit());
        QCOMPARE(anna->mirror().waiting(), 0);
        QCOMPARE(berta->publicDigest(), anna->publicDigest());
        // While nobody acts it is one's own to take back.
        QCOMPARE(berta->table().undo(berta->who).answer, engine::Submission::Answer::Done);
        QVERIFY(berta->settle());
        QVERIFY(anna->settle());
        QCOMPARE(berta->publicDigest(), anna->publicDigest());
        QCOMPARE(anna->table().redo(anna->who).answer, engine::Submission::Answer::Done);
        QVERIFY(anna->settle());
        QVERIFY(berta->settle());
        QCOMPARE(berta->mirror().conflicts().size() + anna->mirror().conflicts().size(), 0);
        QCOMPARE(berta->publicDigest(), anna->publicDigest());
    }

    void fourDevices_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"hired-swords", "jagged-alliance", "sellsword", "swords-and-souls", "mercenarium"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    // Random acts on four devices that hear of each other now and then: equal public states, every act once.
    void fourDevices()
    {
        QFETCH(QString, game);
        const int each = support::often(25, 40);
        std::vector<std::unique_ptr<Device>> all;
        all.push_back(Device::sharing(server(), game, 11, made::openingOf(game)));
        QVERIFY(all.front());
        const QStringList seats = all.front()->game().seats(all.front()->table().state());
        for (const char* name : {"Berta", "Cleo", "Dora"})
            all.push_back(all.front()->letIn(
                QString::fromLatin1(name), Right::All, seats.value(qsizetype(all.size()) - 1), 12 + all.size()));
        qint64 done = all.front()->mirror().confirmed(); // the beginning
        dice::Source chance(99);
        int conflicts = 0;
        for (int i = 0; i < 4 * each; ++i) {
            Device& one = *all[size_t(chance.face(4) - 1)];
            (void)one.actAtRandom();
            if (chance.face(3) == 1)
                QVERIFY2(one.settle(), qPrintable(one.fault));
            for (const share::Conflict& conflict : QList<share::Conflict>(one.mirror().conflicts())) {
                QVERIFY(!conflict.why.isEmpty());
                QVERIFY(one.mirror().drop(conflict.act.id));
                --one.acts;
                ++conflicts;
            }
            QVERIFY(one.sit());
        }
        for (int i = 0; i < 12; ++i)
            for (const auto& one : all) {
                QVERIFY2(one->settle(), qPrintable(one->fault));
                for (const share::Conflict& conflict : QList<share::Conflict>(one->mirror().conflicts())) {
                    QVERIFY(one->mirror().drop(conflict.act.id));
                    --one->acts;
                    ++conflicts;
                }
                QVERIFY(one->sit());
            }
        const engine::Game& whole = made::gameNamed(game);
        const qint64 begun = done;
        for (const auto& one : all) {
            done += one->acts;
            QCOMPARE(one->mirror().waiting(), 0);
            QCOMPARE(one->publicDigest(), all.front()->publicDigest());
            const share::Eyes eyes = one->mirror().terms().eyes();
            const engine::AnyState state = all.front()->table().state();
            QCOMPARE(whole.digest(one->table().state()), whole.digest(eyes.isDealer ? state : whole.hidden(state, eyes.seat)));
            QCOMPARE(one->mirror().confirmed(), all.front()->mirror().confirmed());
            one->reopen(); // and what is kept says the same
            QCOMPARE(one->publicDigest(), all.front()->publicDigest());
            QVERIFY(one->table().differing().isEmpty());
        }
        QCOMPARE(all.front()->mirror().confirmed(), done); // none lost, none doubled
        QVERIFY(done > begun);
        qInfo("%s: %lld entries, conflicts %d", qPrintable(game), done, conflicts);
    }

    // Whoever comes home has the same campaign for itself.
    // The answer to a sending comes when its acts were laid anew meanwhile, with other whispers: what was sent is what stands.
    void laidAnewWhileItWasOnItsWay()
    {
        for (const QString& game : {QStringLiteral("mercenarium"), QStringLiteral("swords-and-souls")}) {
            const auto anna = Device::sharing(server(), game, 41, made::openingOf(game));
            QVERIFY(anna);
            const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 42);
            QVERIFY(berta);
            const auto whispers = [&] {
                const auto sent = anna->mirror().outgoing().entries;
                return !sent.isEmpty() && !sent.last().whispers.isEmpty();
            };
            for (int i = 0; i < 60 && !whispers(); ++i)
                (void)anna->actAtRandom();
            QVERIFY2(whispers(), "no act has a secret");
            share::Line line;
            QVERIFY2(anna->reach(line), qPrintable(anna->fault));
            const share::Outgoing sent = anna->mirror().outgoing();
            const auto answer = share::exchanged(line, sent);
            QVERIFY(answer && answer->isTaken);
            QVERIFY(anna->sit());
            QVERIFY(
                sent.entries.last().row.action != anna->mirror().outgoing().entries.value(sent.entries.size() - 1).row.action);
            QVERIFY(anna->mirror().take(sent, *answer));
            QVERIFY2(anna->settle(), qPrintable(anna->fault));
            QCOMPARE(anna->mirror().waiting(), 0);
            anna->reopen(); // it is proved as it lies there
            QVERIFY2(anna->settle(), qPrintable(anna->fault));
            QVERIFY2(berta->settle(), qPrintable(berta->fault));
            QCOMPARE(anna->publicDigest(), berta->publicDigest());
        }
    }

    // As a file, as a duplicate, from a copy of the shelf: what was played at the shared table is in it.
    void exportedItPlaysOn()
    {
        for (const QString& game : {QStringLiteral("hired-swords"), QStringLiteral("mercenarium")}) {
            const auto anna = Device::sharing(server(), game, 51, made::openingOf(game));
            const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 52);
            for (int i = 0; i < 12; ++i)
                (void)anna->actAtRandom();
            QVERIFY2(anna->settle(), qPrintable(anna->fault));
            QVERIFY2(berta->settle(), qPrintable(berta->fault));
            for (Device* one : {anna.get(), berta.get()}) {
                const auto whole = share::exported(one->shelf(), one->mirror().terms().table, &made::gameNamed(game));
                QVERIFY2(whole, whole ? "" : qPrintable(whole.faults().first().text()));
                // Files of earlier versions have the entries as the server keeps them: without secrets nothing is lost of them.
                const auto raw = one->shelf().exported(one->mirror().terms().table);
                QList<QByteArray> texts{*whole};
                if (game == QLatin1String("hired-swords"))
                    texts += *raw;
                for (const QByteArray& text : texts) {
                    QTemporaryDir place;
                    auto shelf = shelf::Shelf::open(place.filePath(QStringLiteral("shelf.db")));
                    const auto home = share::takenHome(**shelf, text);
                    QVERIFY2(home, home ? "" : qPrintable(home.faults().first().text()));
                    const auto journal = (*shelf)->journal(home->id);
                    engine::Table table(made::gameNamed(game), **journal, [] { return QDateTime::currentDateTimeUtc(); });
                    QVERIFY(table.open());
                    QCOMPARE(made::gameNamed(game).digest(table.state()), made::gameNamed(game).digest(one->table().state()));
                    QVERIFY(table.differing().isEmpty());
                    QVERIFY((*shelf)->check()->isSound());
                }
            }
        }
    }

    // A disk that is full half way leaves no part of a campaign.
    void takenHomeWholeOrNotAtAll()
    {
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 61);
        const auto correct = [&](int value) {
            return anna->act(QStringLiteral("correct"),
                {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), value}});
        };
        for (int i = 0; i < 150; ++i)
            QVERIFY(correct(50 + i % 7));
        QVERIFY2(anna->settle(), qPrintable(anna->fault));
        const qsizetype before = anna->shelf().campaigns()->size();
        anna->reopen(); // with an empty journal
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit usual{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &usual), 0);
        rlimit full = usual;
        full.rlim_cur = 60'000; // of the journal, which would need more
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &full), 0);
        const auto home = share::takeHome(anna->shelf(), anna->mirror(), QStringLiteral("Ravens"));
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &usual), 0);
        QVERIFY(!home);
        anna->reopen();
        QCOMPARE(anna->shelf().campaigns()->size(), before);
        QVERIFY(share::takeHome(anna->shelf(), anna->mirror(), QStringLiteral("Ravens")));
        QCOMPARE(anna->shelf().campaigns()->size(), before + 1);
    }

    void takenHome()
    {
        for (const QString& game : {QStringLiteral("hired-swords"), QStringLiteral("swords-and-souls")}) {
            const auto anna = Device::sharing(server(), game, 21);
            const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 22);
            const auto listed = berta->shelf().campaign(berta->mirror().terms().table); // before anybody opens it there
            QVERIFY(listed);
            QCOMPARE(listed->summary, berta->game().summary(berta->table().state()).first().text());
            for (int i = 0; i < 12; ++i)
                (void)anna->actAtRandom();
            QVERIFY(anna->settle());
            QVERIFY(berta->settle());
            for (Device* one : {anna.get(), berta.get()}) {
                const auto home = share::takeHome(one->shelf(), one->mirror(), QStringLiteral("Ravens"));
                QVERIFY2(home, home ? "" : qPrintable(home.faults().first().text()));
                QCOMPARE(home->name, QStringLiteral("Ravens (2)"));
                QVERIFY(one->sit());
                const auto journal = one->shelf().journal(home->id);
                engine::Table table(made::gameNamed(game), **journal, [] { return QDateTime(); });
                QVERIFY(table.open());
                QCOMPARE(made::gameNamed(game).digest(table.state()), made::gameNamed(game).digest(one->table().state()));
                QVERIFY(table.differing().isEmpty());
                QVERIFY(one->shelf().check()->isSound());
            }
        }
    }
};

QTEST_GUILESS_MAIN(SharedTable)
#include "tst_table.moc"
