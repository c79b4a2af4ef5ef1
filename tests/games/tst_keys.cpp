// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How many keys the owner of a box presses from an empty shelf to the first useful act, game by game: in the program's own
// window, with invented cards and real dice. What is pressed stands in games/<game>/box/first-act.keys.
#include "app/desks.h"
#include "app/furnish.h"
#include "games/catalogue.h"
#include "kit/drawn/board.h"
#include "kit/drawn/style.h"
#include "support/person.h"
#include "window/look.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace {

class Ones : public engine::Chance {
public:
    int face(int) override { return 1; }
};

// Everything that stands on the cards of a box.
QString printedIn(const QString& box)
{
    QString all;
    for (const QString& file : QDir(box).entryList({QStringLiteral("*.txt")})) {
        QFile cards(box + QLatin1Char('/') + file);
        if (cards.open(QIODevice::ReadOnly))
            all += QString::fromUtf8(cards.readAll());
    }
    return all;
}

bool isName(const QString& said)
{
    static const QRegularExpression words(QStringLiteral("^[A-Z][a-z]*( [A-Z][a-z]*)*$"));
    return words.match(said).hasMatch();
}

} // namespace

class TestKeys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void toTheFirstUsefulAct_data();
    void toTheFirstUsefulAct();

private:
    void usualAct(window::MainWindow& main, const QString& box);
};

void TestKeys::initTestCase()
{
    QApplication::setStyle(new kit::Style);
    kit::installBoardAccessibility();
}

void TestKeys::toTheFirstUsefulAct_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("verbs"); // one of them is the useful act
    QTest::addColumn<int>("most");
    QTest::newRow("hired-swords") << "hired-swords" << QStringList{QStringLiteral("hire")} << 100;
    QTest::newRow("jagged-alliance") << "jagged-alliance" << QStringList{QStringLiteral("activate")} << 150;
    QTest::newRow("sellsword") << "sellsword" << QStringList{QStringLiteral("roll")} << 60;
    const QStringList taken{QStringLiteral("attack"), QStringLiteral("capture")};
    QTest::newRow("swords-and-souls") << "swords-and-souls" << taken << 25;
    QTest::newRow("mercenarium") << "mercenarium" << taken << 25;
}

// What comes again and again all evening, with the same box and dice: in usual-act.keys, whose line "most VERB N" says what is
// done at last and how often is pressed from there on.
void TestKeys::usualAct(window::MainWindow& main, const QString& box)
{
    QFile file(box + QStringLiteral("/usual-act.keys"));
    if (!file.open(QIODevice::ReadOnly))
        return;
    static const QRegularExpression promise(QStringLiteral("^most (\\S+) (\\d+)$"), QRegularExpression::MultilineOption);
    const QString script = QString::fromUtf8(file.readAll());
    const auto promised = promise.match(script);
    QVERIFY(promised.hasMatch());
    support::Person before(main), person(main);
    before.read(script.left(promised.capturedStart()));
    before.play();
    QVERIFY2(before.problem.isEmpty(), qPrintable(before.problem));
    const qint64 stood = main.sitting()->table().last();
    person.read(script.mid(promised.capturedEnd()));
    person.play();
    QVERIFY2(person.problem.isEmpty(), qPrintable(person.problem));
    QVERIFY(main.sitting()->table().last() > stood);
    QCOMPARE(main.sitting()->entries()->last().verb, promised.captured(1));
    QVERIFY2(person.keys <= promised.captured(2).toInt(), qPrintable(QString::number(person.keys)));
}

void TestKeys::toTheFirstUsefulAct()
{
    QFETCH(const QString, game);
    QFETCH(const QStringList, verbs);
    QFETCH(const int, most);
    const QString box = QStringLiteral(MR_TESTS "/%1/box").arg(game);
    QTemporaryDir folder;
    Ones chance;
    window::Library library(
        folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), app::desks(),
        [] { return QDateTime::currentDateTimeUtc(); }, chance);
    QVERIFY(library.openShelf().isEmpty());
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    window::Look::from(settings).apply(*qApp);
    window::MainWindow main(library, settings);
    app::furnish(main, library, settings);
    main.showPage(QStringLiteral("shelf"));
    main.setWindowState(Qt::WindowNoState);
    main.resize(1280, 720);
    main.show();
    main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&main));

    support::Person person(main, box + QStringLiteral("/first-act.keys"));
    person.pictures = qEnvironmentVariable("MR_PICTURES");
    person.play();
    QVERIFY2(person.problem.isEmpty(), qPrintable(person.problem));
    QVERIFY(main.sitting());
    const auto entries = main.sitting()->entries();
    QVERIFY(entries);
    QVERIFY2(verbs.contains(entries->last().verb), qPrintable(entries->last().verb));
    for (const QString& said : person.said) // only what is printed in the box, or a name that somebody gave
        QVERIFY2(printedIn(box).contains(said) || isName(said), qPrintable(said));
    // And every name arrived where it belongs: on the table, not in some other card.
    const QString lies = QString::fromUtf8(QJsonDocument(main.sitting()->game().stateToJson(main.sitting()->state())).toJson());
    for (const QString& said : person.said)
        QVERIFY2(!isName(said) || lies.contains(said), qPrintable(said));
    qInfo("%s: %d keys, at most %d", qPrintable(game), person.keys, most);
    QVERIFY2(person.keys <= most, qPrintable(QString::number(person.keys)));
    usualAct(main, box);
}

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
