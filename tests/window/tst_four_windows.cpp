// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Four windows at one table of every game: played by turns, with an hour in which nobody is reached, what crosses meanwhile, and
// the return. How long a window was busy at once is printed. MR_PICTURES=FOLDER keeps what it looks
// like, dark or with MR_THEME=light, in German, with words half as large again.
#include "app/desks.h"
#include "engine/table_actions.h"
#include "kit/drawn/readout.h"
#include "share/device.h"
#include "support/long_form.h"
#include "window/computer.h"
#include "window/look.h"
#include "window/watched.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTranslator>

#include <algorithm>
#include <future>

using made::Computer;
using made::soon;
using made::Watched;
using made::watched;

namespace {

// On another thread, while the windows live on.
bool meanwhile(const std::function<bool()>& work)
{
    auto done = std::async(std::launch::async, work);
    return QTest::qWaitFor([&] { return done.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }, soon)
        && done.get();
}

} // namespace

class FourWindows : public QObject {
    Q_OBJECT

    std::vector<std::unique_ptr<Computer>> m_all;
    QTranslator m_german;
    dice::Source m_chance{23};

    bool areQuiet() const
    {
        return std::ranges::all_of(m_all, [&](const auto& one) {
            return one->isQuiet() && one->table()->mirror().confirmed() == m_all.front()->table()->mirror().confirmed();
        });
    }
    void agree() const
    {
        QTRY_VERIFY2_WITH_TIMEOUT(areQuiet(), qPrintable(standing()), soon);
        for (const auto& one : m_all)
            QCOMPARE(one->publicDigest(), m_all.front()->publicDigest());
    }
    QString standing() const
    {
        QStringList all;
        for (const auto& one : m_all) {
            const share::Mirror& mirror = one->table()->mirror();
            all += QStringLiteral("%1 of %2 wait at %3").arg(mirror.waiting()).arg(mirror.terms().who).arg(mirror.confirmed());
            for (const share::Conflict& conflict : mirror.conflicts())
                all += conflict.act.verb + QLatin1Char(' ') + conflict.why;
            if (const auto trouble = one->table()->trouble())
                all += trouble->text();
        }
        return all.join(QStringLiteral("; "));
    }

    // Whether it is for this one to do: who deals knows what every seat holds, the others know their own.
    static bool isFor(const Computer& computer, const engine::AnyAction& action)
    {
        const share::Terms& terms = computer.table()->terms();
        const kit::Sitting& sitting = *computer.main->sitting();
        const QStringList seats = sitting.game().seatsOf(sitting.table().state(), action);
        return terms.isDealer || std::ranges::all_of(seats, [&](const QString& one) { return one == terms.seat; });
    }

    // Something that is offered and complete; false: nothing was.
    bool acts(Computer& computer)
    {
        kit::Sitting& sitting = *computer.main->sitting();
        QList<engine::AnyAction> offered;
        for (const engine::Offer& one : sitting.offers())
            if (one.verdict.isAllowed() && isFor(computer, one.action))
                offered += one.action;
        for (int tries = 0; tries < 12 && !offered.isEmpty(); ++tries) {
            const qint64 before = sitting.table().last();
            const qsizetype open = computer.table()->mirror().waiting();
            const engine::AnyAction action = offered.takeAt(m_chance.face(int(offered.size())) - 1);
            watched().took([&] {
                sitting.propose(action);
                return true;
            });
            QCoreApplication::processEvents();
            if (sitting.table().last() > before || computer.table()->mirror().waiting() > open)
                return true;
        }
        return false;
    }

    void sitDown(const QString& game)
    {
        Computer& anna = *m_all.front();
        auto begun = anna.library->tryOut(*anna.library->game(game));
        QVERIFY2(begun, begun ? "" : qPrintable(begun.faults().first().text()));
        anna.main->take(std::move(*begun));
        anna.main->showPage(QStringLiteral("share"));
        anna.press("shareTable");
        QTRY_VERIFY_WITH_TIMEOUT(anna.table() && !anna.table()->mirror().devices().isEmpty(), 3 * soon);
        const QStringList seats = anna.main->sitting()->game().seats(anna.main->sitting()->table().state());
        for (std::size_t i = 1; i < m_all.size(); ++i) {
            const QString link = anna.invitation();
            QElapsedTimer timer;
            timer.start();
            m_all[i]->join(link);
            if (QTest::currentTestFailed())
                return;
            qInfo("%s: joined after %lld ms", qPrintable(game), timer.elapsed());
            anna.table()->allow(m_all[i]->table()->terms().role, share::Right::All, seats.value(qsizetype(i) - 1));
            QTRY_COMPARE_WITH_TIMEOUT(m_all[i]->table()->terms().seat, seats.value(qsizetype(i) - 1), soon);
        }
        keepPictures(QStringLiteral("joined-") + game);
        for (const auto& one : m_all)
            one->main->showPage(QStringLiteral("table"));
    }

    void keepPictures(const QString& name) const
    {
        const QString folder = qEnvironmentVariable("MR_PICTURES");
        if (!folder.isEmpty())
            QTest::qWait(500); // until all of it is laid out
        for (std::size_t i = 0; i < m_all.size() && !folder.isEmpty(); ++i)
            m_all[i]->main->grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, name).arg(i));
    }

private slots:
    void initTestCase()
    {
        if (const QString missing = made::absent(); !missing.isEmpty())
            QSKIP(qPrintable(missing));
        if (qEnvironmentVariableIsSet("MR_PICTURES")) {
            QVERIFY(m_german.load(QStringLiteral(MR_TRANSLATIONS "/musterroll_de.qm")));
            QCoreApplication::installTranslator(&m_german);
            window::Look look;
            look.theme = qEnvironmentVariable("MR_THEME") == QLatin1String("light") ? kit::Theme::Light : kit::Theme::Dark;
            look.percent = 150;
            look.apply(*qApp);
        }
        for (const char* who : {"Anna", "Berta", "Cleo", "Dora"}) {
            m_all.push_back(std::make_unique<Computer>(QString::fromLatin1(who), [] { return app::desks(); }));
            m_all.back()->main->resize(1280, 720);
        }
    }
    void cleanupTestCase()
    {
        while (!m_all.empty()) // whose house it is leaves last
            m_all.pop_back();
    }

    void anEveningByTurns_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : {"hired-swords", "jagged-alliance", "sellsword", "swords-and-souls", "mercenarium"})
            QTest::newRow(game) << QString::fromLatin1(game);
    }

    void anEveningByTurns()
    {
        QFETCH(QString, game);
        const int rounds = support::often(3);
        sitDown(game);
        if (QTest::currentTestFailed())
            return;
        agree();
        watched().begin();
        int done = 0;
        for (int i = 0; i < rounds * int(m_all.size()); ++i) {
            done += acts(*m_all[std::size_t(i) % m_all.size()]) ? 1 : 0;
            agree();
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(done > 0);
        anHourWithoutALine();
        if (QTest::currentTestFailed())
            return;
        for (const auto& one : m_all) {
            done += acts(*one) ? 1 : 0;
            agree();
        }
        keepPictures(game);
        qInfo("%s: %d acts, entries %lld; a window was busy for %.0f ms at most, %lld times longer than 100; of the processor "
              "%.0f ms at most",
            qPrintable(game), done, m_all.front()->table()->mirror().confirmed(), watched().longest(),
            qlonglong(watched().longerThan(100)), watched().mostWork());
        QVERIFY(watched().longest() < 2000); // nothing there waits for the server, which is given up after 4 s
    }

    // A step that was counted at one device waits a moment: it goes from what another one set meanwhile.
    void whatIsCountedStandsBesideWhatOthersDo()
    {
        sitDown(QStringLiteral("hired-swords"));
        if (QTest::currentTestFailed())
            return;
        agree();
        const auto wealth = [](const Computer& one) {
            const kit::Sitting& sitting = *one.main->sitting();
            return sitting.game().stateToJson(sitting.table().state()).value(QLatin1String("wealth")).toInt();
        };
        const Computer &anna = *m_all[0], &berta = *m_all[1];
        const int before = wealth(anna);
        auto* figure = anna.part<kit::Readout>("wealth");
        QTest::keyClick(figure, Qt::Key_Plus);
        berta.main->sitting()->propose(engine::Correct{QStringLiteral("wealth"), before + 3, {}});
        QTRY_VERIFY_WITH_TIMEOUT((figure->turn(figure->number()), wealth(anna) == before + 3), soon); // it waits as long
        QCOMPARE(figure->number(), before + 4);
        QTRY_COMPARE_WITH_TIMEOUT(wealth(berta), before + 4, soon);
        agree();
    }

    // Cards that only the dealer's device may draw, while it is away: the other one waits, and does not ask all the time.
    void aDrawWaitsForWhoDeals()
    {
        sitDown(QStringLiteral("mercenarium"));
        if (QTest::currentTestFailed())
            return;
        const Computer& berta = *m_all[1]; // whose seat is to act
        Computer& cleo = *m_all[2];
        m_all.front()->table()->giveDeal(cleo.table()->terms().role);
        QTRY_VERIFY_WITH_TIMEOUT(cleo.table()->terms().isDealer && !m_all.front()->table()->terms().isDealer, soon);
        agree();
        const QString campaign = cleo.library->idOf(*cleo.main->sitting());
        cleo.end();
        kit::Sitting& sitting = *berta.main->sitting();
        const QList<engine::Offer> offers = sitting.offers();
        const auto draw = std::ranges::find_if(offers, [&](const engine::Offer& one) {
            return one.verdict.isAllowed() && isFor(berta, one.action) && berta.table()->mirror().isForDealer(one.action);
        });
        QVERIFY(draw != offers.end());
        sitting.propose(draw->action);
        QCOMPARE(berta.table()->mirror().waiting(), 1);
        QTest::qWait(500); // until the server knows of it
        const QSignalSpy heard(berta.table(), &window::SharedTable::changed);
        QTest::qWait(1000);
        QVERIFY2(heard.size() < 10, qPrintable(QString::number(heard.size())));
        QCOMPARE(berta.table()->mirror().waiting(), 1);
        const qint64 before = sitting.table().last();
        cleo.start();
        cleo.main->openCampaign(campaign);
        QTRY_VERIFY_WITH_TIMEOUT(cleo.table(), soon);
        agree();
        QVERIFY(sitting.table().last() > before); // it was drawn
        // Behind the curtain, too, others hear of it: a sentence names nothing that a hand hides.
        const auto hears = [this] {
            return m_all.front()->part<QLabel>("noticeText")->text().contains(QStringLiteral("Berta: "));
        };
        QTRY_VERIFY2_WITH_TIMEOUT(hears(), qPrintable(m_all.front()->part<QLabel>("noticeText")->text()), soon);
    }

private:
    // The server is gone for an hour by everybody's clock. All play on; two want the opposite of each other, and one of them is
    // asked when it is back.
    void anHourWithoutALine()
    {
        Computer& anna = *m_all[0];
        Computer& berta = *m_all[1];
        share::House house(anna.folder.filePath(QStringLiteral("house")));
        QVERIFY(meanwhile([&] { return bool(house.stop()); }));
        for (const auto& one : m_all) {
            QTRY_VERIFY_WITH_TIMEOUT(one->table()->trouble().has_value(), soon);
            one->later += 3600;
        }
        const QString before = anna.strictness();
        const QString first = before == QLatin1String("ask") ? QStringLiteral("forbid") : QStringLiteral("ask");
        const QString second = before == QLatin1String("advise") ? QStringLiteral("forbid") : QStringLiteral("advise");
        anna.setStrictness(first);
        berta.setStrictness(second);
        QCOMPARE(anna.strictness(), first); // at once
        QCOMPARE(berta.strictness(), second);
        QCOMPARE(anna.table()->mirror().waiting() + berta.table()->mirror().waiting(), 2);
        QVERIFY(meanwhile([&] { return bool(house.start(false)); }));
        QTRY_COMPARE_WITH_TIMEOUT(
            anna.table()->mirror().conflicts().size() + berta.table()->mirror().conflicts().size(), 1, soon);
        Computer& asked = anna.table()->mirror().conflicts().isEmpty() ? berta : anna;
        asked.main->showPage(QStringLiteral("share"));
        keepPictures(QStringLiteral("conflict"));
        const auto says = [&](const char* words) {
            const auto labels = asked.main->findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const QLabel* one) { return one->text().contains(QLatin1String(words)); });
        };
        if (!qEnvironmentVariableIsSet("MR_PICTURES")) { // which are in German
            QVERIFY(says(&asked == &anna ? "Berta came first" : "Anna came first"));
            QVERIFY(says(" for your decision."));
        }
        asked.part<QLineEdit>("anywayReason")->setText(QStringLiteral("we agreed on this"));
        asked.press("sendAnyway");
        agree();
        QCOMPARE(anna.strictness(), &asked == &anna ? first : second);
        asked.main->showPage(QStringLiteral("table"));
    }
};

int main(int argc, char** argv)
{
    Watched app(argc, argv);
    FourWindows test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}
#include "tst_four_windows.moc"
