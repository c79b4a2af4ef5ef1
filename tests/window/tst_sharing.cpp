// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two windows at one table of a real server: shared, invited, joined and played by their buttons; what crosses is decided on the
// page, what breaks off comes back.
#include "cards/pack.h"
#include "kit/lists/notice_bar.h"
#include "share/device.h"
#include "window/background.h"
#include "window/computer.h"
#include "window/history/history_page.h"
#include "window/shelf/campaigns_model.h"

#include <QBuffer>
#include <QComboBox>
#include <QImage>
#include <QPainter>
#include <QSemaphore>
#include <QSignalSpy>
#include <QThreadPool>

#include <csignal>

using made::Computer;
using made::soon;

class Sharing : public QObject {
    Q_OBJECT

    std::unique_ptr<Computer> m_anna, m_berta;

    void shareFromThePage()
    {
        m_anna = std::make_unique<Computer>(QStringLiteral("Anna"));
        QVERIFY(m_anna->faults.isEmpty());
        auto begun = m_anna->library->begin(QStringLiteral("Marches"), *m_anna->library->game(QStringLiteral("hired-swords")), {},
            {QLatin1String(cards::trainingCards)});
        QVERIFY(begun);
        m_anna->main->take(std::move(*begun));
        m_anna->main->showPage(QStringLiteral("share"));
        m_anna->press("shareTable");
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->table(), 3 * soon);
        QTRY_VERIFY_WITH_TIMEOUT(!m_anna->table()->mirror().devices().isEmpty(), soon);
    }

    // Berta's window has ended, and she plays on without a line, as the command line would. The campaign; empty: it failed.
    QString correctedAway(int wealth)
    {
        return doneAway([wealth](engine::Table& table) {
            const engine::Draft draft{QStringLiteral("correct"),
                {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), wealth}}};
            return table.submit(draft, QStringLiteral("Berta"));
        });
    }
    QString doneAway(const std::function<engine::Submission(engine::Table& table)>& act)
    {
        auto shelf = shelf::Shelf::open(m_berta->folder.filePath(QStringLiteral("shelf.db")));
        const auto campaign =
            shelf ? (*shelf)->campaign(QStringLiteral("Marches")) : engine::Result<shelf::Campaign>(shelf.faults());
        auto shared = campaign ? (*shelf)->shared(campaign->id) : decltype((*shelf)->shared(QString()))(campaign.faults());
        if (!shared || !*shared)
            return {};
        const auto games = games::catalogue();
        const auto game = std::ranges::find_if(games, [](const auto& one) { return one->id() == QLatin1String("hired-swords"); });
        auto mirror = share::Mirror::open(std::move(*shared), **game, [] { return QDateTime::currentDateTimeUtc(); });
        auto table = mirror ? (*mirror)->sit() : engine::Result<std::unique_ptr<engine::Table>>(mirror.faults());
        return table && act(**table).answer == engine::Submission::Answer::Done ? campaign->id : QString();
    }

    // What stands in the panel of an act that waits for a decision, below its title.
    static QStringList asides(const Computer& one)
    {
        QStringList said;
        if (const auto* reason = one.part<QLineEdit>("anywayReason"))
            for (const auto* label : reason->parentWidget()->findChildren<QLabel*>())
                said += label->text();
        return said.mid(1);
    }

    // By the button in her row, once it stands there.
    void giveBerta(const QString& right)
    {
        m_anna->main->showPage(QStringLiteral("share"));
        const auto buttonOfBerta = [&]() -> QPushButton* {
            for (auto* one : m_anna->main->findChildren<QPushButton*>(QStringLiteral("shareRight")))
                if (one->isVisible() && one->accessibleName() == QStringLiteral("Berta: ") + right)
                    return one;
            return nullptr;
        };
        QTRY_VERIFY_WITH_TIMEOUT(buttonOfBerta(), soon);
        buttonOfBerta()->setFocus();
        buttonOfBerta()->click();
    }

private slots:
    void initTestCase()
    {
        if (const QString missing = made::absent(); !missing.isEmpty())
            QSKIP(qPrintable(missing));
        shareFromThePage();
        if (QTest::currentTestFailed())
            return;
        m_berta = std::make_unique<Computer>(QStringLiteral("Berta"));
        m_berta->join(m_anna->invitation());
        if (QTest::currentTestFailed())
            return;
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->table()->mirror().devices().size(), 2, soon);
    }

    void cleanupTestCase()
    {
        m_berta.reset();
        m_anna.reset();
    }

    void whatOneDoesTheOtherSees()
    {
        m_anna->setWealth(40);
        QCOMPARE(m_anna->wealth(), 40); // at once, whatever the server does
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->wealth(), 40, soon);
        m_berta->setWealth(45);
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), 45, soon);
        QTRY_VERIFY_WITH_TIMEOUT(!m_anna->table()->came().empty(), soon);
        QCOMPARE(m_anna->table()->came().front().who, QStringLiteral("Berta"));
        m_anna->press("undo"); // of Berta's act: it is named first
        QCOMPARE(m_anna->wealth(), 45);
        QVERIFY(m_anna->main->findChild<kit::NoticeBar*>()->text().contains(QStringLiteral("Berta did this")));
        m_anna->press("undo");
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->wealth(), 40, soon);
    }

    // What was one act is taken back as one, though each of its entries is named for itself.
    void aWholeActGoesBackWhole()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        const int before = m_anna->wealth();
        m_anna->main->sitting()->together([this] {
            m_anna->setWealth(31);
            m_anna->setWealth(32);
        });
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->wealth(), 32, soon);
        m_anna->press("undo");
        QCOMPARE(m_anna->wealth(), before);
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->wealth(), before, soon);
        m_anna->press("redo");
        QCOMPARE(m_anna->wealth(), 32);
        m_anna->press("undo");
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->wealth(), before, soon);
    }

    // Others act between: the own act has other numbers now, and goes back whole all the same.
    void aWholeActGoesBackWholeBehindOthers()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        int before = 0;
        QString strictness;
        const auto lastVerb = [this] { return m_berta->main->sitting()->entries()->last().verb; };
        do { // until Anna's is the one that the server takes first
            strictness = m_anna->strictness() == QLatin1String("advise") ? QStringLiteral("forbid") : QStringLiteral("advise");
            before = m_berta->wealth();
            m_anna->main->sitting()->propose(engine::ChangeSetting{QStringLiteral("strictness"), strictness});
            m_berta->main->sitting()->together([&] {
                m_berta->setWealth(before + 1);
                m_berta->setWealth(before + 2);
            });
            QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
            QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), before + 2, soon);
            QTRY_COMPARE_WITH_TIMEOUT(m_berta->strictness(), strictness, soon);
        } while (lastVerb() != QLatin1String("correct"));
        QVERIFY(m_berta->table()->mirror().conflicts().isEmpty()); // the two have nothing to do with each other
        m_berta->press("undo");
        QCOMPARE(m_berta->wealth(), before);
        QCOMPARE(m_berta->strictness(), strictness); // what others did stays
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), before, soon);
    }

    // The line is gone for one: what both do meanwhile crosses, and the page asks.
    void whatCrossesIsDecidedOnThePage()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        m_berta->end(); // and plays on without a line, as the command line would
        const QString campaign = correctedAway(60);
        QVERIFY(!campaign.isEmpty());
        const int before = m_anna->wealth();
        m_anna->setWealth(70);
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet(), soon);
        m_anna->setStrictness(m_anna->strictness() == QLatin1String("ask") ? QStringLiteral("advise") : QStringLiteral("ask"));
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet(), soon);
        m_berta->start();
        m_berta->main->openCampaign(campaign);
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->table()->mirror().conflicts().size(), 1, soon);
        QCOMPARE(m_berta->wealth(), 70);
        m_berta->main->showPage(QStringLiteral("share"));
        // What decided comes first, not what happened last; and what was meant stands as it was then.
        const QString first = asides(*m_berta).value(0), meant = asides(*m_berta).value(1);
        QVERIFY2(
            first.startsWith(QStringLiteral("Anna came first: ")) && first.contains(QStringLiteral("70")), qPrintable(first));
        QVERIFY2(meant.startsWith(QStringLiteral("You: ")) && meant.contains(QString::number(before))
                && meant.contains(QStringLiteral("60")),
            qPrintable(meant));
        auto* anyway = m_berta->part<QPushButton>("sendAnyway");
        QVERIFY(anyway && anyway->isEnabled()); // the rules allow it still: that it comes to something else needs no reason
        QVERIFY(!m_berta->part<QLineEdit>("anywayReason")->isVisible());
        const auto* change = m_berta->part<QPushButton>("changeIt"); // nothing on the table offers a correction instead
        QVERIFY(change && !change->isEnabled() && !change->toolTip().isEmpty());
        anyway->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), 60, soon);
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->isQuiet(), soon);
        QVERIFY(m_berta->table()->mirror().conflicts().isEmpty());
    }

    // An undo that came too late: what somebody did since goes with it, or both stand.
    void undoOfWhatOthersActedOnIsDecided()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        const QString strictness = m_berta->strictness();
        for (const bool both : {false, true}) {
            const int before = m_berta->wealth();
            m_berta->setWealth(before + 7);
            QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), before + 7, soon);
            QTRY_VERIFY_WITH_TIMEOUT(m_berta->isQuiet(), soon);
            m_berta->end();
            const QString campaign = doneAway([](engine::Table& table) { return table.undo(QStringLiteral("Berta")); });
            QVERIFY(!campaign.isEmpty());
            m_anna->setStrictness(
                m_anna->strictness() == QLatin1String("ask") ? QStringLiteral("advise") : QStringLiteral("ask"));
            QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet(), soon);
            m_berta->start();
            m_berta->main->openCampaign(campaign);
            QTRY_COMPARE_WITH_TIMEOUT(m_berta->table()->mirror().conflicts().size(), 1, soon);
            m_berta->main->showPage(QStringLiteral("share"));
            auto* back = m_berta->part<QPushButton>("sendAnyway");
            QVERIFY(back && back->isEnabled());
            QCOMPARE(back->text(), QStringLiteral("Take back both"));
            QVERIFY2(back->toolTip().contains(QStringLiteral("Anna: ")), qPrintable(back->toolTip())); // what goes with it
            m_berta->press(both ? "sendAnyway" : "dropIt");
            QTRY_VERIFY_WITH_TIMEOUT(m_berta->isQuiet(), soon);
            QCOMPARE(m_berta->wealth(), both ? before : before + 7);
            QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), m_berta->wealth(), soon);
            if (!both)
                m_anna->setStrictness(strictness);
            QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        }
        QCOMPARE(m_anna->strictness(), strictness);
    }

    // Both saw the same: what is done already is dropped, unless it happened twice.
    void whatBothDidIsToldAsTheSame()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        m_berta->end();
        const QString campaign = correctedAway(33);
        QVERIFY(!campaign.isEmpty());
        m_anna->setWealth(33);
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet(), soon);
        m_berta->start();
        m_berta->main->openCampaign(campaign);
        const QSignalSpy told(m_berta->table(), &window::SharedTable::told);
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->table()->mirror().conflicts().size(), 1, soon);
        const auto isAsked = [](const QList<QVariant>& one) {
            return one.first().toString().contains(QStringLiteral("somebody else did as well"));
        };
        QVERIFY(std::ranges::any_of(told, isAsked)); // and nobody reads that it came to something else
        QCOMPARE(
            std::ranges::count_if(told,
                [](const QList<QVariant>& one) { return one.first().toString().contains(QStringLiteral("something else")); }),
            0);
        m_berta->main->showPage(QStringLiteral("share"));
        QVERIFY(m_berta->table()->cameFirst(m_berta->table()->mirror().conflicts().first().act).value(0).isSame);
        const auto* drop = m_berta->part<QPushButton>("dropIt");
        QVERIFY(drop);
        QCOMPARE(drop->property("look").toString(), QStringLiteral("primary"));
        m_berta->press("dropIt");
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->isQuiet(), soon);
        QCOMPARE(m_berta->wealth(), 33);
        QCOMPARE(m_anna->wealth(), 33);
    }

    // An invitation lets in one: it goes when that one came. Beside each name stands whether it is there.
    // What no reason makes possible is not offered: who presses it would be asked again and again.
    void whatCannotBeDoneIsNotSentAnyway()
    {
        const auto drawn = [](const Computer& one) { return !one.state().value(QLatin1String("drawn")).toString().isEmpty(); };
        for (const engine::Offer& one : QList<engine::Offer>(m_anna->main->sitting()->offers()))
            if (one.action.verb() == QLatin1String("draw"))
                m_anna->main->sitting()->propose(one.action);
        QTRY_VERIFY_WITH_TIMEOUT(drawn(*m_berta), soon);
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        m_berta->end();
        const QString campaign = doneAway([](engine::Table& table) {
            return table.submit({QStringLiteral("accept"), {}}, QStringLiteral("Berta"), QStringLiteral("as we like"));
        });
        QVERIFY(!campaign.isEmpty());
        m_anna->main->sitting()->undo(); // the card that it was about
        QTRY_VERIFY_WITH_TIMEOUT(!drawn(*m_anna) && m_anna->isQuiet(), soon);
        m_berta->start();
        m_berta->main->openCampaign(campaign);
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->table()->mirror().conflicts().size(), 1, soon);
        m_berta->main->showPage(QStringLiteral("share"));
        const auto* anyway = m_berta->part<QPushButton>("sendAnyway");
        QVERIFY(anyway && !anyway->isEnabled());
        QVERIFY(!m_berta->part<QLineEdit>("anywayReason")->isVisible());
        QVERIFY2(!anyway->toolTip().isEmpty(), "why not");
        m_berta->press("dropIt");
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->isQuiet(), soon);
    }

    void aUsedInvitationGoes()
    {
        auto cleo = std::make_unique<Computer>(QStringLiteral("Cleo"));
        cleo->join(m_anna->invitation());
        QTRY_VERIFY_WITH_TIMEOUT(!m_anna->part<QLineEdit>("inviteLink")->isVisible(), soon);
        const auto presences = [this] {
            QStringList all;
            for (const auto* one : m_anna->main->findChildren<QLabel*>(QStringLiteral("sharePresence")))
                if (one->isVisible())
                    all += one->text();
            return all;
        };
        m_anna->table()->lookWhoIsThere();
        QTRY_COMPARE_WITH_TIMEOUT(presences().count(QStringLiteral("here now")), 3, soon);
        cleo.reset();
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->table()->present().value_or(QStringList()).size(), 3, soon);
        QTest::qWait(300); // its connection ends
        m_anna->table()->lookWhoIsThere();
        QTRY_COMPARE_WITH_TIMEOUT(presences().count(QStringLiteral("away")), 1, soon);
        // The first press asks, the second sends away.
        QString who = QStringLiteral("Cleo");
        const auto away = [&]() -> QPushButton* {
            for (auto* one : m_anna->main->findChildren<QPushButton*>(QStringLiteral("shareAway")))
                if (one->isVisible() && one->accessibleName().contains(who))
                    return one;
            return nullptr;
        };
        QVERIFY(away());
        away()->click();
        QVERIFY(away() && away()->text().contains(QLatin1Char('?')));
        QCOMPARE(presences().size(), 3);
        away()->click();
        QTRY_COMPARE_WITH_TIMEOUT(presences().size(), 2, soon);
        // Who is sent away while sitting there is told just that, and nothing of the others.
        who = QStringLiteral("Dora");
        Computer dora(who);
        m_anna->main->showPage(QStringLiteral("share"));
        dora.join(m_anna->invitation());
        QTRY_VERIFY_WITH_TIMEOUT(dora.table() && away(), 3 * soon);
        QStringList told;
        connect(dora.table(), &window::SharedTable::told, &dora.settings, [&](const QString& one) { told += one; });
        away()->click();
        away()->click();
        QTRY_VERIFY_WITH_TIMEOUT(dora.table()->terms().isEnded || dora.table()->isUnknown(), 3 * soon);
        QTRY_VERIFY_WITH_TIMEOUT(!told.filter(QStringLiteral("sent away")).isEmpty(), soon);
        QVERIFY2(told.filter(QStringLiteral("sent away")).size() == 1 && told.filter(QStringLiteral("does not sit")).isEmpty(),
            qPrintable(told.join(QLatin1Char('\n'))));
    }

    // Its server dies without a word: the window that started it starts it again.
    void aServerThatDiedIsStartedAgain()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        QFile pid(m_anna->folder.filePath(QStringLiteral("house/cluster/postmaster.pid")));
        QVERIFY(pid.open(QIODevice::ReadOnly));
        const int process = pid.readLine().trimmed().toInt();
        QVERIFY(process > 1);
        const auto* header = m_berta->part<QPushButton>("page-share");
        m_berta->main->showPage(QStringLiteral("table"));
        QCOMPARE(header->text(), QStringLiteral("Shared"));
        QCOMPARE(::kill(process, SIGKILL), 0);
        QTRY_COMPARE_WITH_TIMEOUT(header->text(), QStringLiteral("Share: offline"), soon);
        m_berta->setWealth(m_berta->wealth() + 1);
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), m_berta->wealth(), 3 * soon);
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        QTRY_COMPARE_WITH_TIMEOUT(header->text(), QStringLiteral("Shared"), soon); // the header says it on any page
        QCOMPARE(header->accessibleName(), QStringLiteral("Shared"));
    }

    // What somebody else did is taken back at the second press, where it may be; else the first one says why not.
    void undoOfAnothersAct()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        const int before = m_anna->wealth();
        m_anna->setWealth(before + 3);
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->wealth(), before + 3, soon);
        giveBerta(QStringLiteral("own seat"));
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->table()->terms().right, share::Right::Seat, soon);
        QString refused;
        const auto heard = connect(m_berta->main->sitting(), &kit::Sitting::failed, this,
            [&](const QList<engine::Fault>& faults) { refused = faults.first().text(); });
        m_berta->press("undo");
        disconnect(heard);
        QVERIFY2(refused.contains(QLatin1String("Somebody else did this")), qPrintable(refused));
        giveBerta(QStringLiteral("everything"));
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->table()->terms().right, share::Right::All, soon);
        const qint64 last = m_berta->main->sitting()->table().last();
        const auto act = m_berta->main->sitting()->entries(last, last);
        QVERIFY(act && act->size() == 1);
        const QString sentence = m_berta->main->sitting()->sentenceOf(act->first())->text();
        m_berta->press("undo");
        QCOMPARE(m_berta->wealth(), before + 3);
        m_berta->press("undo");
        QCOMPARE(m_berta->wealth(), before);
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), before, soon);
        // The history says what was taken back, and not only where it went.
        const qint64 back = m_anna->main->sitting()->table().last();
        const auto undone = m_anna->main->sitting()->entries(back, back);
        QVERIFY(undone && undone->size() == 1);
        QCOMPARE(m_anna->main->sitting()->sentenceOf(undone->first())->text(), QStringLiteral("Taken back: ") + sentence);
    }

    // The history goes back over what others did at the second press, and names it at the first.
    void othersAreNotPassedByOnePress()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        const int before = m_anna->wealth();
        const qint64 node = m_berta->main->sitting()->table().node();
        m_anna->setWealth(before + 3);
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->wealth(), before + 3, soon);
        m_berta->setWealth(before + 4);
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->isQuiet(), soon);
        window::HistoryPage page(*m_berta->library);
        const std::unique_ptr<QWidget> side(page.side());
        page.sit(m_berta->main->sitting(), nullptr);
        page.refresh();
        page.open(QString::number(node));
        auto* goOn = side->findChild<QPushButton*>(QStringLiteral("goOn"));
        const auto* said = side->findChild<QLabel*>(QStringLiteral("summary"));
        QVERIFY(goOn && said);
        goOn->click();
        QCOMPARE(m_berta->wealth(), before + 4);
        QVERIFY2(said->text().contains(QStringLiteral("Anna: ")) && !said->text().contains(QStringLiteral("Berta: ")),
            qPrintable(said->text()));
        goOn->click();
        QCOMPARE(m_berta->wealth(), before);
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), before, soon);
        // Whoever loses acts to it reads which.
        const QString told = m_anna->table()->came().front().sentence;
        QVERIFY2(told.contains(QStringLiteral("taken back with it: Anna: ")) && told.contains(QStringLiteral(" · Berta: ")),
            qPrintable(told));
    }

    void whatEachMayIsChangedByAClick()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        giveBerta(QStringLiteral("only looks"));
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->table()->terms().right, share::Right::Look, soon);
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->main->focusWidget(), soon); // the rows are new, the keyboard is where it was
        QCOMPARE(m_anna->main->focusWidget()->accessibleName(), QStringLiteral("Berta: only looks"));
        const int before = m_berta->wealth();
        m_berta->setWealth(before + 5);
        QCOMPARE(m_berta->wealth(), before); // refused here already, in words
        const QList<engine::Offer>& offers = m_berta->main->sitting()->offers();
        QVERIFY(!offers.isEmpty());
        for (const engine::Offer& one : offers) { // and nothing is offered that would be refused
            QVERIFY(!one.verdict.isAllowed());
            QVERIFY(one.verdict.decisive()->text().contains(QStringLiteral("look on")));
            QVERIFY(!one.verdict.decisive()->remedy().isEmpty());
        }
        QVERIFY(m_berta->isQuiet());
    }

    void aLinkOfAnotherProgramIsAnAnswer()
    {
        Computer computer(QStringLiteral("Cleo"));
        computer.main->showPage(QStringLiteral("share"));
        for (const char* bad : {"", "https://example.org/join", "musterroll://", "musterroll://1.2.3.4:5/join/x?word=y"}) {
            computer.part<QLineEdit>("joinLink")->setText(QLatin1String(bad));
            computer.press("joinTable");
            QTRY_VERIFY_WITH_TIMEOUT(computer.part<QPushButton>("joinTable")->isEnabled(), soon);
            QVERIFY(!computer.table());
        }
        QVERIFY(computer.library->campaigns()->isEmpty());
    }

    void aWordTypedWrongIsToldAsAWord()
    {
        Computer computer(QStringLiteral("Cleo"));
        computer.main->showPage(QStringLiteral("share"));
        QString told;
        connect(computer.main->page(QStringLiteral("share")), &window::Page::objected, this,
            [&](const QList<engine::Fault>& faults) { told = faults.first().problem + faults.first().remedy; });
        for (const char* bad : {"MARTEN", "marte", "bcdfghj"}) {
            computer.part<QLineEdit>("joinLink")->setText(QLatin1String(bad));
            computer.press("joinTable");
            QVERIFY2(
                told.contains(QLatin1String("six letters")) && !told.contains(QLatin1String("musterroll://")), qPrintable(told));
            told.clear();
        }
    }

    void aCopyIsTakenHome()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet(), soon);
        const int wealth = m_anna->wealth();
        m_anna->main->showPage(QStringLiteral("share"));
        const qsizetype before = m_anna->library->campaigns()->size();
        m_anna->press("takeHome");
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->library->campaigns()->size(), before + 1, soon);
        const auto all = m_anna->library->campaigns();
        const auto copy = std::ranges::find_if(*all, [&](const shelf::Campaign& one) {
            return one.name != QLatin1String("Marches") && !one.name.contains(QLatin1String("before it was shared"));
        });
        QVERIFY(copy != all->end());
        m_anna->setWealth(wealth + 1); // the shared one goes on
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->wealth(), wealth + 1, soon);
        m_anna->main->openCampaign(copy->id);
        QCOMPARE(m_anna->wealth(), wealth);
        QVERIFY(!m_anna->table());
        m_anna->main->openCampaign(m_anna->library->shelf()->campaign(QStringLiteral("Marches"))->id);
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet(), soon);
    }

    // As a what-if, as a file, or from a copy of the shelf: what was played since it is shared is in it.
    void aDuplicateHasWhatWasPlayed()
    {
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet(), soon);
        m_anna->setWealth(83);
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet(), soon);
        const QString id = m_anna->library->idOf(*m_anna->main->sitting());
        const QString file = m_anna->folder.filePath(QStringLiteral("x.jsonl"));
        QVERIFY(m_anna->library->exportTo(id, file, {}));
        const auto made = m_anna->library->shelf()->copy(shelf::CopyKind::Timed, QDateTime::currentDateTimeUtc());
        QVERIFY(made);
        const auto copy = shelf::Shelf::open(made->file, shelf::Shelf::Access::Read);
        QVERIFY(copy);
        auto text = m_anna->library->exported(**copy, id);
        QVERIFY2(text, text ? "" : qPrintable(text.faults().first().text()));
        QBuffer buffer(&*text);
        buffer.open(QIODevice::ReadOnly);
        QString came;
        for (const auto& one : {m_anna->library->importFrom(file, came), m_anna->library->shelf()->imported(buffer, file)}) {
            QVERIFY2(one, one ? "" : qPrintable(one.faults().first().text()));
            m_anna->main->openCampaign(one->id);
            QVERIFY(!m_anna->table());
            QCOMPARE(m_anna->wealth(), 83);
            m_anna->setWealth(84);
            QCOMPARE(m_anna->wealth(), 84);
        }
        m_anna->main->openCampaign(id);
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet(), soon);
        QCOMPARE(m_anna->wealth(), 83);
    }

    // The window that keeps the server ends: the other plays on, and all of it is there when it comes back.
    void theHouseEndsAndComesBack()
    {
        giveBerta(QStringLiteral("everything"));
        QTRY_COMPARE_WITH_TIMEOUT(m_berta->table()->terms().right, share::Right::All, soon);
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        const QString campaign = m_anna->library->idOf(*m_anna->main->sitting());
        const auto* undo = m_berta->part<QPushButton>("undo");
        const auto narrow = [&](int by) { // the narrowest window in which the header still has its words
            m_berta->main->resize(m_berta->main->width() - by, 600);
            QCoreApplication::processEvents();
            return !undo->text().isEmpty();
        };
        while (narrow(8)) { }
        while (!narrow(-8)) { }
        m_anna->end();
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->table()->trouble().has_value(), soon);
        m_berta->setWealth(11);
        m_berta->setWealth(12);
        QCOMPARE(m_berta->wealth(), 12);
        const auto* share = m_berta->part<QPushButton>("page-share");
        QCOMPARE(share->text(), QStringLiteral("Offline: 2"));    // how much the others do not have yet
        QTRY_VERIFY(share->width() >= share->sizeHint().width()); // room is made for it
        m_anna->start();
        m_anna->main->openCampaign(campaign);
        QTRY_COMPARE_WITH_TIMEOUT(m_anna->wealth(), 12, 3 * soon);
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->isQuiet(), soon);
    }

    // A table of one's own outlives the shared one that it was begun from.
    void aTableOfOnesOwnIsBegunFromASharedOne()
    {
        const QString campaign = m_berta->library->idOf(*m_berta->main->sitting());
        m_berta->main->showPage(QStringLiteral("table"));
        m_berta->press("goOnWithOwnCards");
        QVERIFY(!m_berta->table());
        const engine::Game& game = m_berta->main->sitting()->game();
        QCOMPARE(&game, m_berta->library->game(game.id()));
        m_berta->main->openCampaign(campaign);
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->isQuiet(), soon);
    }

    void leavingKeepsWhatIsHere()
    {
        m_berta->main->showPage(QStringLiteral("share"));
        m_berta->press("leaveTable");
        QVERIFY(!m_berta->table()->terms().isEnded); // it asks first
        const QSignalSpy told(m_anna->table(), &window::SharedTable::told);
        m_berta->press("leaveTable");
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->table()->terms().isEnded, soon);
        const int wealth = m_berta->wealth();
        m_berta->setWealth(wealth + 1);
        QCOMPARE(m_berta->wealth(), wealth);
        QVERIFY(!m_berta->part<QLineEdit>("shareWho")->isReadOnly()); // elsewhere one sits down under any name
        const auto isNamed = [&](const QList<QVariant>& one) {
            return one.first().toString().startsWith(QStringLiteral("Berta does not sit"));
        };
        QTRY_VERIFY_WITH_TIMEOUT(std::ranges::any_of(told, isNamed), soon);
        m_berta->main->showPage(QStringLiteral("table"));
        m_berta->main->showPage(QStringLiteral("share"));
        auto* page = m_berta->part<window::SharePage>("share");
        QCOMPARE(page->firstFocus(), m_berta->part<QLineEdit>("joinLink")); // who left sits down elsewhere
    }

    // Qt paints large surfaces with threads that it shares; nobody who waits for a server or a keychain stands in their way.
    void paintingWaitsForNobody()
    {
        QThreadPool::globalInstance()->setMaxThreadCount(1);
        QSemaphore gate;
        for (int i = 0; i < 4; ++i)
            window::background()->start([&gate] { gate.acquire(); });
        QImage large(2400, 2400, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&large);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.drawRoundedRect(large.rect().adjusted(20, 20, -20, -20), 200, 200);
        painter.end(); // it would not end
        gate.release(4);
        window::background()->waitForDone();
        QThreadPool::globalInstance()->setMaxThreadCount(QThread::idealThreadCount());
    }

    // Whoever wants to go goes, whether the server answers or not; it hears of it when it is there again.
    void aDeadServerHoldsNobody()
    {
        m_berta->end();
        m_berta->start();
        m_anna->main->showPage(QStringLiteral("share")); // made when first shown
        m_berta->join(m_anna->invitation());
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet() && m_berta->isQuiet(), soon);
        const QString campaign = m_anna->library->idOf(*m_anna->main->sitting());
        QVERIFY(!m_anna->main->close()); // her window keeps the server: for whom it matters is said once
        QVERIFY(m_anna->table()->cutOffByClosing().join(QLatin1Char(' ')).contains(QStringLiteral("Berta")));
        m_anna->end();
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->table()->trouble().has_value(), soon);
        const QSignalSpy told(m_berta->table(), &window::SharedTable::told);
        m_berta->main->showPage(QStringLiteral("share"));
        m_berta->press("leaveTable");
        m_berta->press("leaveTable");
        QTRY_VERIFY_WITH_TIMEOUT(m_berta->table()->terms().isEnded, 2 * soon);
        QVERIFY2(told.last().first().toString().contains(QStringLiteral("could not be told")),
            qPrintable(told.last().first().toString()));
        m_anna->start();
        m_anna->main->openCampaign(campaign);
        QTRY_VERIFY_WITH_TIMEOUT(m_anna->isQuiet(), 3 * soon);
        const auto sits = [&] {
            const QList<share::Device>& all = m_anna->table()->mirror().devices();
            return std::ranges::count_if(
                all, [](const share::Device& one) { return !one.isRevoked && one.who.startsWith(QStringLiteral("Berta")); });
        };
        QTRY_COMPARE_WITH_TIMEOUT(sits(), 1, soon);
        m_berta->end();
        m_berta->start(); // the shelf is enough: nobody opens a table to tell that it was left
        window::CampaignsModel campaigns(*m_berta->library);
        QVERIFY(campaigns.reload().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(sits(), 0, soon);
    }
};

QTEST_MAIN(Sharing)

#include "tst_sharing.moc"
