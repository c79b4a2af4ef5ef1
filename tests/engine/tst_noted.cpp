// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table notes for later: numbers, what comes once and what comes each time, cards entered anew, ids that stand twice.
#include "engine/ids.h"
#include "engine/noted.h"

#include <QTest>

namespace {

struct Reminder {
    QString id;
    QString text;
    engine::Often often = engine::Often::Once;
    int done = -1;
};

struct Plain { // of a game whose effects come once
    QString id;
};

template <class T> struct Table {
    QList<T> noted;
    int notedSoFar = 0;
};

struct Card {
    QString id;
    int price = 0;
    bool drawn = false;
};

QString numbered(int id) { return QString::number(id); }

} // namespace

class Noted : public QObject {
    Q_OBJECT

private slots:
    void numbersAreFree();
    void whatComesOnceIsOver();
    void whatComesEachTimeWaits();
    void whatIsNotThereChangesNothing();
    void thoseOfAMomentInTheirOrder();
    void aCardKeepsWhatItsPlayMadeOfIt();
    void wordsAreWanted();
    void idsStandOnce();
};

void Noted::numbersAreFree()
{
    Table<Reminder> table{{{numbered(2), {}}, {numbered(3), {}}}, 0};
    QCOMPARE(engine::noteIn(table, Reminder{}), numbered(1));
    QCOMPARE(engine::noteIn(table, Reminder{}), numbered(4));
    engine::strikeOut(table, numbered(4));
    QCOMPARE(engine::noteIn(table, Reminder{}), numbered(5)); // a number is never given twice
    QCOMPARE(table.noted.size(), 4);
}

void Noted::whatComesOnceIsOver()
{
    Table<Plain> plain{{{numbered(1)}, {numbered(2)}}, 2};
    engine::didIn(plain, numbered(1), 7);
    QCOMPARE(engine::idsOf(plain.noted), QStringList{numbered(2)});
    Table<Reminder> table{{{numbered(1), {}}}, 1};
    engine::didIn(table, numbered(1), 7);
    QVERIFY(table.noted.isEmpty());
}

void Noted::whatComesEachTimeWaits()
{
    Table<Reminder> table{{{numbered(1), {}, engine::Often::EachTime}}, 1};
    engine::didIn(table, numbered(1), 7);
    QCOMPARE(table.noted.size(), 1);
    QCOMPARE(table.noted.first().done, 7);
    engine::didIn(table, numbered(1), 8);
    QCOMPARE(table.noted.first().done, 8);
}

void Noted::whatIsNotThereChangesNothing()
{
    Table<Reminder> table{{{numbered(1), {}}}, 1};
    engine::didIn(table, QString(), 7);
    engine::didIn(table, numbered(2), 7);
    engine::strikeOut(table, numbered(2));
    QCOMPARE(table.noted.size(), 1);
    QCOMPARE(table.noted.first().done, -1);
}

void Noted::thoseOfAMomentInTheirOrder()
{
    const Table<Reminder> table{
        {{numbered(3), QStringLiteral("now")}, {numbered(1), QStringLiteral("later")}, {numbered(2), QStringLiteral("now")}}, 3};
    QStringList ids;
    for (const Reminder* one : engine::notedWhere(table, [](const Reminder& one) { return one.text == QLatin1String("now"); }))
        ids += one->id;
    QCOMPARE(ids, (QStringList{numbered(3), numbered(2)}));
}

void Noted::aCardKeepsWhatItsPlayMadeOfIt()
{
    QList<Card> cards{{QStringLiteral("a"), 3, true}};
    const auto kept = [](Card printed, const Card& known) {
        printed.drawn = known.drawn;
        return printed;
    };
    engine::enterCard(cards, Card{QStringLiteral("a"), 5, false}, kept);
    QCOMPARE(cards.first().price, 5);
    QVERIFY(cards.first().drawn);
    engine::enterCard(cards, Card{QStringLiteral("b"), 2, false}, kept);
    engine::enterCard(cards, Card{QStringLiteral("a"), 1, false});
    QCOMPARE(cards.size(), 2);
    QVERIFY(!cards.first().drawn);
}

void Noted::wordsAreWanted()
{
    QVERIFY(engine::withoutWords("note.text", QStringLiteral("x")).isEmpty());
    for (const char* text : {"", "  ", "\t\n"}) {
        const QList<engine::Fault> faults = engine::withoutWords("note.text", QLatin1String(text));
        QCOMPARE(faults.size(), 1);
        QCOMPARE(faults.first().place, QStringLiteral("note.text"));
    }
}

void Noted::idsStandOnce()
{
    QList<engine::Fault> faults;
    engine::once(faults, QStringLiteral("cards"), QList<Card>{{QStringLiteral("a")}, {QStringLiteral("b")}});
    QVERIFY(faults.isEmpty());
    engine::once(faults, QStringLiteral("cards"),
        QList<Card>{{QStringLiteral("a")}, {QString()}, {QStringLiteral("a")}, {QStringLiteral("a")}});
    QCOMPARE(faults.size(), 3);
    QCOMPARE(faults.at(1).value, QStringLiteral("a"));
}

QTEST_GUILESS_MAIN(Noted)
#include "tst_noted.moc"
