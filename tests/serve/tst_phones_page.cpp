// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window's page for phones: the switch, the word, a row for each person, rights by a click.
#include "serve/table.h"
#include "support/read_off.h"
#include "window/phones/phones_page.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>

class PhonesPageTest : public QObject {
    Q_OBJECT

private slots:
    void somebodyJoinsAndIsSentAway();
    void everyControlHasANameAndAKey();
    void theTableOnAnotherMonitor_data();
    void theTableOnAnotherMonitor();
};

namespace {

// A table whose phones are let in by the page, not by the test.
struct PageAtTable : ServedTable {
    explicit PageAtTable(const char* game)
        : ServedTable(game)
        , page(*library)
    {
        phones->end();
        page.sit(sitting.get(), library->desk(QLatin1String(game)));
        page.resize(900, 600);
        page.show();
        part<QPushButton>("phonesOn")->click();
        port = quint16(QUrl(page.phones().address()).port());
    }
    template <class T> T* part(const char* name) const { return page.findChild<T*>(QLatin1String(name)); }

    window::PhonesPage page;
};

} // namespace

void PhonesPageTest::somebodyJoinsAndIsSentAway()
{
    PageAtTable table("swords-and-souls");
    QVERIFY(table.page.phones().isOn());
    const QString word = table.part<QLabel>("phonesWord")->text();
    QCOMPARE(word.size(), 6);
    QVERIFY(table.part<QLabel>("phonesAddress")->text().endsWith(QStringLiteral(":%1/").arg(table.port)));
    Phone phone(table, table.join(word, QStringLiteral("<b>Lio</b>")), "http://" + table.host());
    QVERIFY(phone.isIn());
    QTRY_VERIFY(table.part<QWidget>("phonesPerson"));
    QTRY_VERIFY(table.part<QLabel>("phonesWord")->text() != word);
    QTRY_COMPARE(table.page.phones().people().front().pages, 1);
    auto* right = table.part<QComboBox>("phonesRight");
    QCOMPARE(right->accessibleName(), QStringLiteral("What <b>Lio</b> may"));
    right->setCurrentIndex(0);
    emit right->activated(0);
    const auto you = [&] { return phone.shown.value(QLatin1String("you")).toObject(); };
    QTRY_COMPARE(you().value(QLatin1String("right")).toString(), QStringLiteral("look"));
    QTRY_COMPARE(table.part<QComboBox>("phonesRight")->currentIndex(), 0);
    right = table.part<QComboBox>("phonesRight");
    right->setCurrentIndex(1);
    emit right->activated(1);
    QTRY_COMPARE(you().value(QLatin1String("right")).toString(), QStringLiteral("seat"));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    table.part<QPushButton>("phonesSeats")->menu()->actions().first()->trigger();
    QTRY_COMPARE(you().value(QLatin1String("eyes")).toString(), table.phones->seats().first());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    table.part<QPushButton>("phonesAway")->click();
    QTRY_VERIFY(!phone.isIn());
    QVERIFY(table.page.phones().people().empty());
    table.part<QPushButton>("phonesOn")->click();
    QVERIFY(!table.page.phones().isOn());
    QVERIFY(!table.part<QLabel>("phonesWord")->isVisible());
}

void PhonesPageTest::everyControlHasANameAndAKey()
{
    PageAtTable table("mercenarium");
    Phone phone(table, table.join(table.page.phones().word(), QStringLiteral("Pia")), "http://" + table.host());
    QTRY_VERIFY(table.part<QWidget>("phonesPerson"));
    int seen = 0;
    for (const char* name : {"phonesOn", "phonesRight", "phonesSeats", "phonesAway"}) {
        auto* control = table.part<QWidget>(name);
        QVERIFY2(control, name);
        QVERIFY2(control->focusPolicy() & Qt::TabFocus, name);
        auto* button = qobject_cast<QPushButton*>(control);
        QVERIFY2(!control->accessibleName().isEmpty() || (button && !button->text().isEmpty()), name);
        ++seen;
    }
    QCOMPARE(seen, 4);
    for (const QLabel* label : table.page.findChildren<QLabel*>())
        QCOMPARE(label->textFormat(), Qt::PlainText);
    if (const QString folder = qEnvironmentVariable("MR_SCREENSHOTS"); !folder.isEmpty())
        table.page.grab().save(folder + QStringLiteral("/phones-page.png"));
}

void PhonesPageTest::theTableOnAnotherMonitor_data()
{
    QTest::addColumn<QString>("game");
    for (const char* game : {"hired-swords", "jagged-alliance", "sellsword", "swords-and-souls", "mercenarium"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

// It shows what everybody may see, follows what is done, is turned by a key, and ends with its table.
void PhonesPageTest::theTableOnAnotherMonitor()
{
    QFETCH(QString, game);
    PageAtTable table(game.toLatin1().constData());
    QPointer<window::SecondScreen> screen;
    const auto open = [&] {
        table.part<QPushButton>("secondScreen")->click();
        for (QWidget* one : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<window::SecondScreen*>(one))
                screen = found;
    };
    open();
    QVERIFY(screen);
    QTRY_VERIFY(!screen->shown().isEmpty());
    const auto says = [&] {
        return std::tuple(screen->shown().first().image, screen->accessibleName(), screen->accessibleDescription());
    };
    const auto before = says();
    QVERIFY(!std::get<0>(before).isNull());
    QVERIFY(!screen->accessibleName().isEmpty());
    const auto act = [&] {
        const qint64 node = table.sitting->table().node();
        for (const engine::Offer& offer : QList<engine::Offer>(table.sitting->offers()))
            if (offer.verdict.isAllowed() && table.sitting->table().node() == node)
                table.sitting->propose(offer.action);
        return table.sitting->table().node() != node;
    };
    for (int i = 0; i < 8; ++i) // some change what one hand alone shows
        QVERIFY(act());
    if (const QString folder = qEnvironmentVariable("MR_SCREENSHOTS"); !folder.isEmpty())
        screen->grab().save(folder + QStringLiteral("/second-screen-%1-upright.png").arg(game));
    QTRY_VERIFY(says() != before);
    QTest::keyClick(screen, Qt::Key_R);
    QCOMPARE(screen->quarters(), 1);
    QTRY_VERIFY(!screen->shown().isEmpty());
    if (const QString folder = qEnvironmentVariable("MR_SCREENSHOTS"); !folder.isEmpty())
        screen->grab().save(folder + QStringLiteral("/second-screen-%1.png").arg(game));
    const QRect buttons = screen->findChild<QWidget*>(QStringLiteral("screenButtons"))->geometry();
    for (int turned = 0; turned < 4; ++turned) { // what it says lies clear of them and is whole
        for (const support::Read& one : support::ReadOff::of(*screen)) {
            QVERIFY2(!one.text.contains(QChar(0x2026)), qPrintable(one.text));
            QVERIFY2(!buttons.contains(one.at.toPoint()), qPrintable(one.text));
        }
        QTest::keyClick(screen, Qt::Key_R);
    }
    QTest::keyClick(screen, Qt::Key_Escape);
    QVERIFY(!screen->isVisible());
    open();
    QVERIFY(screen && screen->isVisible());
    table.page.sit(nullptr, nullptr);
    QVERIFY(!screen);
}

QTEST_MAIN(PhonesPageTest)
#include "tst_phones_page.moc"
