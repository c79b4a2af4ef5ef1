// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is counted at a table is told by what it is, and leaves the hands nothing to do; a long name is not cut in silence.
#include "program.h"

#include "engine/table_actions.h"
#include "kit/lists/hands_list.h"
#include "kit/reasons.h"

#include <QLineEdit>
#include <QSignalSpy>

using namespace swordsandsouls;

class TestCounted : public QObject {
    Q_OBJECT

private slots:
    void heartsAreCalledHearts();
    void whatLiesSoIsNoStep();
    void aLongNameIsToldToBeTooLong();
};

void TestCounted::heartsAreCalledHearts()
{
    Program program;
    program.play();
    QString told;
    connect(program.main->sitting(), &kit::Sitting::changed, this,
        [&](const engine::Submission& done) { told = done.sentence.text(); });
    program.main->sitting()->propose(engine::Correct{QStringLiteral("players.Mara.small"), 1, {}});
    QVERIFY2(told.contains(QStringLiteral("small hearts of Mara")), qPrintable(told));
}

void TestCounted::whatLiesSoIsNoStep()
{
    Program program;
    program.play();
    auto* hands = program.main->findChild<kit::HandsList*>();
    const QStringList before = hands->open();
    program.main->sitting()->propose(engine::Correct{QStringLiteral("players.Mara.small"), 1, kit::reasons::counted});
    QCOMPARE(program.state().players.first().small, 1);
    QCOMPARE(hands->open(), before);
    program.main->sitting()->propose(engine::Correct{QStringLiteral("players.Mara.small"), 3, {}});
    QVERIFY(hands->open().size() > before.size()); // what the table decides has to be laid
}

void TestCounted::aLongNameIsToldToBeTooLong()
{
    Program program;
    const QString name(80, QLatin1Char('x'));
    auto* seat = program.part<QLineEdit>("seat1");
    seat->setFocus();
    QTest::keyClicks(seat, name);
    QCOMPARE(seat->text(), name);
    for (const char* other : {"seat2", "seat3"})
        QTest::keyClicks(program.part<QLineEdit>(other), QLatin1String(other));
    QSignalSpy failed(program.main->sitting(), &kit::Sitting::failed);
    program.part<QPushButton>("takeSeats")->click();
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.first().first().value<QList<engine::Fault>>().first().text().contains(QStringLiteral("40")));
}

QTEST_MAIN(TestCounted)
#include "tst_counted.moc"
