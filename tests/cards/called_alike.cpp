// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card that gets the name of another one is objected to wherever it is entered; two that bear one name from the box stay.
#include "cards/my_cards.h"
#include "cards/places.h"
#include "games/catalogue.h"

#include <QTest>

#include <algorithm>

class CalledAlike : public QObject {
    Q_OBJECT

private slots:
    void anothersNameIsTaken_data();
    void anothersNameIsTaken();
    void whatBearsItsNameAlreadyStays();

private:
    static cards::Section listOf(QJsonArray cards)
    {
        cards::Section list;
        for (const cards::Section& one : cards::sections({}, *games::catalogue().front()))
            if (one.place == QLatin1String("setup.mercenaries"))
                list = one;
        list.cards = cards;
        return list;
    }
    static bool isNameTaken(const QJsonObject& card, const cards::Section& list)
    {
        const QList<engine::Fault> faults =
            cards::faultsOf(card, list, cards::placesOf(list.schema), *games::catalogue().front());
        return std::ranges::any_of(faults, [](const engine::Fault& fault) { return fault.place == QLatin1String("title"); });
    }
    static QJsonObject named(const char* id, const QString& title)
    {
        return {{QStringLiteral("id"), QLatin1String(id)}, {QStringLiteral("title"), title}};
    }
};

void CalledAlike::anothersNameIsTaken_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("another's") << QStringLiteral("Arax") << true;
    QTest::newRow("in other letters") << QStringLiteral(" arAX ") << true;
    QTest::newRow("its own") << QStringLiteral("Famir") << false;
    QTest::newRow("nobody's") << QStringLiteral("Famira") << false;
}

void CalledAlike::anothersNameIsTaken()
{
    QFETCH(const QString, title);
    QFETCH(const bool, isTaken);
    const cards::Section list = listOf({named("famir", QStringLiteral("Famir")), named("arax", QStringLiteral("Arax"))});
    QCOMPARE(isNameTaken(named("famir", title), list), isTaken);
}

void CalledAlike::whatBearsItsNameAlreadyStays()
{
    const cards::Section list = listOf({named("guard", QStringLiteral("Guard")), named("guard-2", QStringLiteral("Guard"))});
    QVERIFY(!isNameTaken(named("guard-2", QStringLiteral("Guard")), list));
    QVERIFY(!isNameTaken(named("guard-3", QStringLiteral("Guard")), list)); // a third one, told apart by its own short name
}

QTEST_MAIN(CalledAlike)
#include "called_alike.moc"
