// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever opens a campaign anywhere in a recorded evening and presses Return does what is framed, or is told why nothing is done.
#include "kit/deciding.h"
#include "kit/drawn/board.h"
#include "kit/drawn/style.h"
#include "kit/forms/ask_panel.h"
#include "kit/likely.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/offers_model.h"
#include "kit/lists/stage_bar.h"
#include "kit/rule_behind.h"
#include "played.h"
#include "support/person.h"

#include <QComboBox>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSpinBox>
#include <QWindow>

class Next : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new kit::Style);
        kit::installBoardAccessibility();
    }
    void returnDoesWhatIsFramed_data();
    void returnDoesWhatIsFramed();
    void whatEndsIsNeverInFront_data() { returnDoesWhatIsFramed_data(); }
    void whatEndsIsNeverInFront();
    void whatIsPointedAtIsNotFramed_data() { guideAndFrameAreOne_data(); }
    void whatIsPointedAtIsNotFramed();
    void returnLeadsOn_data() { returnDoesWhatIsFramed_data(); }
    void returnLeadsOn();
    void aHandIsLookedAt_data();
    void aHandIsLookedAt();
    void guideAndFrameAreOne_data();
    void guideAndFrameAreOne();
    void theOnlyWayIsFramed_data() { returnDoesWhatIsFramed_data(); }
    void theOnlyWayIsFramed();
    void returnNeverSticks_data();
    void returnNeverSticks();
    void aSlipDoesNothing_data();
    void aSlipDoesNothing();
};

void Next::returnDoesWhatIsFramed_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("evening");
    for (const auto& [game, usual] : played::evenings) {
        QDirIterator all(
            QStringLiteral(MR_GAMES "/%1/evenings").arg(QLatin1String(game)), {QStringLiteral("*.jsonl")}, QDir::Files);
        while (all.hasNext()) {
            const QString evening = QFileInfo(all.next()).completeBaseName();
            QTest::addRow("%s %s", game, qPrintable(evening)) << QString::fromLatin1(game) << evening;
        }
    }
}

// What came of Return, in a word; empty: nothing did, and nobody said why.
static QString pressed(window::MainWindow& main, support::Person& person)
{
    kit::Sitting& sitting = *main.sitting();
    const auto* now = main.findChild<kit::NowPanel*>();
    const engine::AnyAction framed = now->chosen();
    const qint64 before = sitting.table().last();
    const auto* text = main.findChild<QLabel*>(QStringLiteral("noticeText"));
    const QString said = text->text();
    const QWidget* focus = main.focusWidget();
    person.press(Qt::Key_Return);
    if (sitting.table().last() != before) {
        const auto entries = sitting.entries(before + 1, sitting.table().last());
        bool isFramed = framed.isNone() || qobject_cast<const QPushButton*>(focus);
        for (const engine::Entry& one : entries ? *entries : QList<engine::Entry>())
            isFramed |= one.verb == framed.verb();
        return isFramed ? QStringLiteral("done") : QString();
    }
    const auto* ask = main.findChild<kit::AskPanel*>();
    if (!ask->isHidden() || QApplication::activeModalWidget())
        return QStringLiteral("asked");
    if (QWidget* menu = QApplication::activePopupWidget()) {
        menu->close();
        return QStringLiteral("offered");
    }
    if (main.focusWidget() != focus || qobject_cast<QLineEdit*>(main.focusWidget()))
        return QStringLiteral("to be typed"); // on to the next place
    return text->isVisible() && text->text() != said && !text->text().isEmpty() ? QStringLiteral("told") : QString();
}

void Next::returnDoesWhatIsFramed()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    QStringList wrong;
    for (const double part : {0.2, 0.5, 0.8}) {
        played::Opened opened(game, evening, QStringLiteral("en"), played::plainLook(100), part);
        QVERIFY(opened.main && opened.main->sitting());
        opened.show({1280, 720});
        opened.main->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(opened.main.get()));
        window::MainWindow& main = *opened.main;
        support::Person person(main);
        const auto tried = [&](const char* when) {
            const QWidget* focus = main.focusWidget();
            const QString where = focus
                ? QString::fromLatin1(focus->metaObject()->className()) + QLatin1Char(' ') + focus->objectName()
                : QStringLiteral("nowhere");
            const QString framed = QString(main.findChild<kit::NowPanel*>()->chosen().verb());
            const QString came = pressed(main, person);
            if (came.isEmpty())
                wrong += QStringLiteral("%1 at %2: the keyboard is at %3, “%4” is framed, and nothing comes of Return")
                             .arg(QLatin1String(when))
                             .arg(part)
                             .arg(where, framed);
            return came;
        };
        const qint64 node = main.sitting()->table().node();
        if (tried("opened") != QLatin1String("done"))
            continue;
        const QString next = tried("after that");
        if (next == QLatin1String("told"))
            QVERIFY2(main.findChild<kit::NowPanel*>()->chosen().isNone(), qPrintable(QString::number(part)));
        if (main.sitting()->table().node() == node || (next != QLatin1String("told") && next != QLatin1String("done")))
            continue;
        person.press(Qt::CTRL | Qt::Key_Z);
        tried("taken back");
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

// Neither the list nor the guide puts what ends something before what somebody may still do.
void Next::whatEndsIsNeverInFront()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    for (const double part : {0.1, 0.3, 0.4, 0.6, 0.7, 0.9}) {
        played::Opened opened(game, evening, QStringLiteral("en"), played::plainLook(100), part);
        QVERIFY(opened.main && opened.main->sitting());
        const kit::Sitting& sitting = *opened.main->sitting();
        const kit::Desk& desk = *opened.library->desk(game);
        const engine::AnyAction framed = opened.main->findChild<kit::NowPanel*>()->chosen(), likely = kit::likelyAt(*opened.main);
        for (const engine::Offer& one : sitting.offers())
            QVERIFY2(!kit::endsEarly(sitting, desk, one) || (one.action != framed && one.action != likely),
                qPrintable(QStringLiteral("%1 at %2").arg(desk.offerText(sitting, one).title).arg(part)));
        // One button is golden, and where nothing is framed the rule of the step is read.
        const auto* goOn = opened.main->findChild<QPushButton*>(QStringLiteral("goOn"));
        QVERIFY(goOn);
        const auto* table = opened.main->findChild<kit::TableView*>();
        for (const QPushButton* one : table->findChildren<QPushButton*>())
            QVERIFY2(goOn->property("look") != QLatin1String("primary") || one->property("look") != QLatin1String("primary")
                    || !one->isVisibleTo(table) || !one->isEnabled() || kit::actBehind(one).isNone()
                    || kit::actBehind(one) != likely,
                qPrintable(QString::number(part)));
        for (const QPushButton* lift : table->findChildren<QPushButton*>(QStringLiteral("liftCurtain")))
            QVERIFY2(framed.isNone() || lift->property("look") != QLatin1String("primary"), qPrintable(QString::number(part)));
        const auto* list = opened.main->findChild<QListView*>(QStringLiteral("offers"));
        const auto* why = opened.main->findChild<QListView*>(QStringLiteral("reasons"));
        const auto* bar = table->findChild<kit::StageBar*>();
        QVERIFY2(list->currentIndex().isValid() || why->model()->rowCount() > 0 || !bar || !bar->ruleOfDue(),
            qPrintable(QString::number(part)));
    }
}

// The reasons of a row that the mouse only passes are read; what Return does stays framed.
void Next::whatIsPointedAtIsNotFramed()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    int passed = 0;
    for (const double part : {0.2, 0.4, 0.6, 0.8}) {
        played::Opened opened(game, evening, QStringLiteral("en"), played::plainLook(100), part);
        QVERIFY(opened.main && opened.main->sitting());
        opened.show({1280, 720});
        auto* list = opened.main->findChild<QListView*>(QStringLiteral("offers"));
        const auto* why = opened.main->findChild<QListView*>(QStringLiteral("reasons"))->model();
        const auto reasons = [&] {
            QStringList all;
            for (int row = 0; row < why->rowCount(); ++row)
                all += why->index(row, 0).data().toString();
            return all;
        };
        const QPersistentModelIndex framed = list->currentIndex();
        const QStringList before = reasons();
        const auto point = [&](QEvent::Type type, const QPoint& at) {
            QMouseEvent event(type, at, list->viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
            QCoreApplication::sendEvent(list->viewport(), &event);
        };
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex other = list->model()->index(row, 0);
            const QRect at = list->visualRect(other);
            if (other == framed || !(other.flags() & Qt::ItemIsEnabled) || !list->viewport()->rect().contains(at.center()))
                continue;
            point(QEvent::MouseMove, at.center());
            point(QEvent::MouseMove, at.center() + QPoint(1, 0));
            QCOMPARE(list->currentIndex(), QModelIndex(framed));
            passed += reasons() != before;
            QEvent leave(QEvent::Leave);
            QCoreApplication::sendEvent(list->viewport(), &leave);
            QCOMPARE(list->currentIndex(), QModelIndex(framed));
            QCOMPARE(reasons(), before);
        }
    }
    QVERIFY(passed > 0);
}

// Whoever presses Return again and again uses nothing up for nothing, and is refused nothing twice.
void Next::returnLeadsOn()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    for (const double part : {0.35, 0.65}) {
        played::Opened opened(game, evening, QStringLiteral("en"), played::plainLook(100), part);
        QVERIFY(opened.main && opened.main->sitting());
        opened.show({1280, 720});
        opened.main->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(opened.main.get()));
        support::Person person(*opened.main);
        const kit::Sitting& sitting = *opened.main->sitting();
        const auto* text = opened.main->findChild<QLabel*>(QStringLiteral("noticeText"));
        QString refusal;
        for (int press = 0; press < 24; ++press) {
            const engine::AnyAction framed = opened.main->findChild<kit::NowPanel*>()->chosen();
            if (framed.verb() == QLatin1String("play"))
                for (const engine::Told& one : sitting.tried(framed).told)
                    QVERIFY2(QByteArray(one.reason ? one.reason->id : "") != "I_NO_TREASURE",
                        qPrintable(QStringLiteral("%1 at %2: %3").arg(press).arg(part).arg(one.text())));
            const qint64 before = sitting.table().last();
            person.press(Qt::Key_Return);
            if (QWidget* menu = QApplication::activePopupWidget())
                menu->close();
            if (!opened.main->findChild<kit::AskPanel*>()->isHidden() || QApplication::activeModalWidget())
                break; // something is typed
            const bool isRefused =
                sitting.table().last() == before && text->isVisible() && text->text().startsWith(QLatin1String("Refused"));
            QVERIFY2(!isRefused || text->text() != refusal, qPrintable(QString::number(press) + QLatin1Char(' ') + refusal));
            refusal = isRefused ? text->text() : QString();
        }
    }
}

void Next::aHandIsLookedAt_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("evening");
    QTest::newRow("mercenarium") << QStringLiteral("mercenarium") << QStringLiteral("iva-and-pia");
    QTest::newRow("swords-and-souls") << QStringLiteral("swords-and-souls") << QStringLiteral("five-heroes");
}

// Where the guide says whose hand comes first, Return lifts its curtain; without a guide it says how that is done.
void Next::aHandIsLookedAt()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    int lifted = 0, told = 0;
    for (double part = 0.05; part < 0.98 && (lifted == 0 || told == 0); part += 0.05)
        for (const bool isGuided : {true, false}) {
            played::Opened opened(game, evening, QStringLiteral("en"), played::plainLook(100), part);
            QVERIFY(opened.main && opened.main->sitting());
            window::MainWindow& main = *opened.main;
            opened.show({1280, 720});
            if (!isGuided) {
                main.findChild<QPushButton*>(QStringLiteral("endTryGuide"))->click();
                main.findChild<QListView*>(QStringLiteral("offers"))->setFocus();
            }
            main.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&main));
            const auto* lift = main.findChild<QPushButton*>(QStringLiteral("liftCurtain"));
            if (!lift || !lift->isVisible() || !main.findChild<kit::NowPanel*>()->chosen().isNone())
                continue;
            QVERIFY(!isGuided || main.focusWidget() == lift);
            const QString says = lift->text();
            const qint64 before = main.sitting()->table().last();
            support::Person person(main);
            person.press(Qt::Key_Return);
            QCOMPARE(main.sitting()->table().last(), before);
            QCOMPARE(lift->isVisible(), !isGuided);
            isGuided ? ++lifted : ++told;
            if (const engine::AnyAction framed = main.findChild<kit::NowPanel*>()->chosen(); isGuided && !framed.isNone()) {
                person.press(Qt::Key_Return); // and what the guide names then, until another hand is looked at
                QVERIFY(!lift->isVisible() || main.focusWidget() == lift);
                QVERIFY(main.sitting()->table().last() > before || !main.findChild<kit::AskPanel*>()->isHidden()
                    || QApplication::activePopupWidget());
            }
            const QString line = main.findChild<QLabel*>(QStringLiteral("noticeText"))->text();
            const auto* list = main.findChild<QListView*>(QStringLiteral("offers"))->model();
            if (!isGuided && list->index(0, 0).data().toString().contains(QLatin1String("F8"))) // all of it waits for that
                QVERIFY2(line.contains(says), qPrintable(line));
        }
    QVERIFY(lifted > 0 && told > 0);
}

void Next::guideAndFrameAreOne_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("evening");
    for (const auto& [game, usual] : played::evenings)
        QTest::newRow(game) << QString::fromLatin1(game) << QString::fromLatin1(usual);
}

// What is filled on the page.
static QList<engine::AnyAction> filledOn(const window::MainWindow& main)
{
    QList<engine::AnyAction> acts;
    const auto* table = main.findChild<kit::TableView*>();
    for (const QPushButton* one : table->findChildren<QPushButton*>())
        if (one->isVisibleTo(table) && one->isEnabled() && one->property("look") == QLatin1String("primary")
            && !kit::actBehind(one).isNone())
            acts += kit::actBehind(one);
    return acts;
}

// A table that is tried, walked by Return: what is framed and filled is what the guide names, or nothing is, where a hand is
// looked at first (Return lifts its curtain) or enough is done. There alone the walk presses what is named.
void Next::guideAndFrameAreOne()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    played::Opened opened(game, evening, QStringLiteral("en"), played::plainLook(100), 0.0);
    QVERIFY(opened.main);
    window::MainWindow& main = *opened.main;
    auto tried = opened.library->tryOut(*opened.library->game(game));
    QVERIFY(tried);
    main.take(std::move(*tried));
    opened.show({1280, 720});
    main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&main));
    support::Person person(main);
    kit::Sitting& sitting = *main.sitting();
    const kit::Desk& desk = *opened.library->desk(game);
    const auto* now = main.findChild<kit::NowPanel*>();
    QStringList wrong;
    int done = 0, step = 0;
    for (constexpr int most = 160; step < most && wrong.size() < 8; ++step) {
        const QString line = desk.guideLine(sitting.state()), says = kit::guided(sitting, desk, {}, {});
        const QList<engine::Offer> offers = sitting.offers();
        const auto isTold = [&](const engine::Offer& one) {
            return one.verdict.isAllowed() && kit::isNamed(line, desk.offerText(sitting, one).title);
        };
        const auto told = std::ranges::find_if(offers, isTold);
        if (told == offers.end())
            break; // its last words
        const auto isWrong = [&](const QString& why) { wrong += QStringLiteral("%1: %2 – %3").arg(step).arg(why, says); };
        const auto mayBeFramed = [&](const engine::AnyAction& act) {
            return std::ranges::any_of(offers, [&](const engine::Offer& one) { return one.action == act && isTold(one); });
        };
        const engine::AnyAction framed = now->chosen();
        const bool isHidden = says.contains(QStringLiteral("(F8)")), isLeft = says.contains(QStringLiteral("leaves it at that"));
        if (!framed.isNone() && (isHidden || isLeft || !mayBeFramed(framed)))
            isWrong(QStringLiteral("framed is %1").arg(QLatin1String(framed.verb())));
        if (framed.isNone() && !isHidden && !isLeft)
            isWrong(QStringLiteral("nothing is framed"));
        for (const engine::AnyAction& act : filledOn(main))
            if (isHidden || isLeft || !mayBeFramed(act))
                isWrong(QStringLiteral("filled is %1").arg(QLatin1String(act.verb())));
        const bool isAnswered = std::ranges::any_of(offers, [](const engine::Offer& one) {
            return one.verdict.isAllowed()
                && (one.action.verb() == QLatin1String("dodge") || one.action.verb() == QLatin1String("block"));
        });
        if (isAnswered && told->action.verb() == QLatin1String("take-damage"))
            isWrong(QStringLiteral("a heart is given away"));
        const qint64 before = sitting.table().last();
        person.press(Qt::Key_Return);
        if (QWidget* menu = QApplication::activePopupWidget())
            menu->close();
        if (isHidden) {
            if (sitting.table().last() != before)
                isWrong(QStringLiteral("it is done without the hand"));
            else if (kit::guided(sitting, desk, {}, {}) == says)
                isWrong(QStringLiteral("the curtain hangs on"));
            if (sitting.table().last() == before && !sitting.mayShow(told->actor))
                sitting.showTo(told->actor);
            continue;
        }
        if (isLeft && sitting.table().last() != before)
            isWrong(QStringLiteral("something is done all the same"));
        done += sitting.table().last() != before;
        if (sitting.table().last() == before)
            sitting.propose(told->action);
        if (sitting.table().last() == before && sitting.mayGoOn())
            sitting.goOn();
        QVERIFY2(sitting.table().last() > before, qPrintable(says));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    QVERIFY2(done >= 5, qPrintable(QStringLiteral("%1 of %2").arg(done).arg(step)));
    qInfo("%s: %d of %d steps by Return", qPrintable(game), done, step);
}

// Where one act alone is allowed and loses nothing, it is framed, whether somebody is guided or not, and Return does it.
void Next::theOnlyWayIsFramed()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    for (double part = 0.04; part < 0.98; part += 0.04) {
        played::Opened opened(game, evening, QStringLiteral("en"), played::plainLook(100), part);
        QVERIFY(opened.main && opened.main->sitting());
        window::MainWindow& main = *opened.main;
        const kit::Sitting& sitting = *main.sitting();
        const kit::Desk& desk = *opened.library->desk(game);
        const auto* list = main.findChild<QListView*>(QStringLiteral("offers"));
        const auto* rows = qobject_cast<const kit::OffersModel*>(list->model());
        QList<const engine::Offer*> open;
        for (int row = 0; row < rows->rowCount(); ++row)
            if (const engine::Offer* one = rows->offer(rows->index(row)); one && one->verdict.isAllowed())
                open += one;
        if (open.size() != 1 || kit::isHeldAt(main) || desk.offerText(sitting, *open.first()).tone == kit::Tone::Bad
            || desk.isChosenByHand(sitting.state(), *open.first(), sitting.offers()) || !desk.goesOnWith(sitting, *open.first())
            || kit::endsEarly(sitting, desk, *open.first()))
            continue;
        const engine::AnyAction only = open.first()->action;
        const QString where = QStringLiteral("%1 at %2").arg(desk.offerText(sitting, *open.first()).title).arg(part);
        QVERIFY2(main.findChild<kit::NowPanel*>()->chosen() == only, qPrintable(where));
        if (desk.isEnd(only))
            continue; // framed it is; a page with a list of its own may have the keyboard
        opened.show({1280, 720});
        main.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&main));
        support::Person person(main);
        const QWidget* focus = main.focusWidget();
        QVERIFY2(!pressed(main, person).isEmpty(),
            qPrintable(where + QStringLiteral(", the keyboard is at ") + (focus ? focus->objectName() : QString())
                + QStringLiteral(", then: ") + main.findChild<QLabel*>(QStringLiteral("noticeText"))->text()));
    }
}

void Next::returnNeverSticks_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("evening");
    for (const auto& [game, usual] : played::evenings)
        QTest::newRow(game) << QString::fromLatin1(game) << QString::fromLatin1(usual);
    for (const char* more : {"short-skirmish", "long-match"})
        QTest::addRow("sellsword %s", more) << QStringLiteral("sellsword") << QString::fromLatin1(more);
}

// A walk by Return: nothing is refused twice, and what is framed beside the table is what the guide names and the page fills.
void Next::returnNeverSticks()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    QStringList wrong;
    for (const double part : {0.3, 0.5, 0.7}) {
        played::Opened opened(game, evening, QStringLiteral("en"), played::plainLook(100), part);
        QVERIFY(opened.main && opened.main->sitting());
        window::MainWindow& main = *opened.main;
        opened.show({1280, 720});
        main.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&main));
        support::Person person(main);
        const kit::Sitting& sitting = *main.sitting();
        const auto* notice = main.findChild<QLabel*>(QStringLiteral("noticeText"));
        QString refused;
        for (int step = 0; step < 30 && wrong.size() < 6; ++step) {
            const engine::AnyAction framed = main.findChild<kit::NowPanel*>()->chosen(), likely = kit::likelyAt(main);
            const auto isWrong = [&](const QString& why) {
                wrong +=
                    QStringLiteral("%1, press %2: %3; “%4” is framed, the guide says “%5”")
                        .arg(part)
                        .arg(step)
                        .arg(why, QString(framed.verb()), kit::guided(sitting, *opened.library->desk(game), std::nullopt, {}));
            };
            if (!likely.isNone() && !framed.isNone() && framed != likely)
                isWrong(QStringLiteral("the guide names “%1”").arg(QString(likely.verb())));
            for (const engine::AnyAction& act : filledOn(main))
                if (!framed.isNone() && act != framed)
                    isWrong(QStringLiteral("the page fills “%1”").arg(QString(act.verb())));
            const qint64 before = sitting.table().last();
            person.press(Qt::Key_Return);
            if (QWidget* menu = QApplication::activePopupWidget())
                menu->close();
            if (sitting.table().last() != before || !notice->isVisible()
                || !notice->text().startsWith(QLatin1String("Refused"))) {
                refused.clear();
                continue;
            }
            if (notice->text() == refused)
                isWrong(QStringLiteral("again “%1”").arg(refused));
            refused = notice->text();
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void Next::aSlipDoesNothing_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("evening");
    QTest::newRow("sellsword") << QStringLiteral("sellsword") << QStringLiteral("long-match");
    QTest::newRow("jagged-alliance") << QStringLiteral("jagged-alliance") << QStringLiteral("training-campaign");
}

// The second press of a double one on what the page fills does not do what lies there by then.
void Next::aSlipDoesNothing()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    int pressed = 0;
    for (double part = 0.05; part < 0.98 && pressed < 6; part += 0.04) {
        const auto entries = [&](const auto& press) { // how many such a press writes; below 0: nothing is filled
            played::Opened opened(game, evening, QStringLiteral("en"), played::plainLook(100), part);
            opened.show({1280, 720});
            const kit::Sitting& sitting = *opened.main->sitting();
            const qint64 before = sitting.table().last();
            const QWidget* table = opened.main->findChild<kit::TableView*>();
            for (QPushButton* one : table->findChildren<QPushButton*>())
                if (one->isVisible() && one->isEnabled() && one->property("look") == QLatin1String("primary")
                    && !kit::actBehind(one).isNone()) {
                    press(opened.main->windowHandle(), one->mapTo(opened.main.get(), one->rect().center()));
                    return sitting.table().last() - before;
                }
            return qint64(-1);
        };
        const qint64 once = entries([](QWindow* on, QPoint at) { QTest::mouseClick(on, Qt::LeftButton, {}, at); });
        if (once <= 0)
            continue;
        ++pressed;
        const qint64 twice = entries([](QWindow* on, QPoint at) { QTest::mouseDClick(on, Qt::LeftButton, {}, at); });
        QVERIFY2(twice == once, qPrintable(QStringLiteral("%1: %2, not %3").arg(part).arg(twice).arg(once)));
    }
    QVERIFY(pressed > 0);
}

QTEST_MAIN(Next)
#include "tst_next.moc"
