// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a pack leaves open is told by name; what it tells is not.
#include "cards/gaps.h"
#include "games/catalogue.h"

#include <QTest>

class PackGaps : public QObject {
    Q_OBJECT

    QList<cards::Gap> gapsOf(const QByteArray& rest)
    {
        const auto pack =
            cards::readPack(R"({"format": "musterroll-pack", "version": 1, "game": "hired-swords", "id": "mine")" + rest + "}",
                *m_games.front(), QStringLiteral("mine"));
        return pack ? cards::gaps(*pack, *m_games.front()) : QList<cards::Gap>{{pack.faults().first().text(), {}, {}, -1}};
    }
    static const cards::Gap* at(const QList<cards::Gap>& gaps, const char* place, const char* field = "")
    {
        for (const cards::Gap& gap : gaps)
            if (gap.place == QLatin1String(place) && gap.field == QLatin1String(field))
                return &gap;
        return nullptr;
    }

    std::vector<std::unique_ptr<engine::Game>> m_games = games::catalogue();

private slots:
    void anEmptyPackLacksEveryList();
    void unknownValuesAreCountedByName();
    void deckNamesWithoutFacts();
    void theShippedPacks();
};

void PackGaps::anEmptyPackLacksEveryList()
{
    const QList<cards::Gap> gaps = gapsOf("");
    for (const char* place : {"setup.mercenaries", "setup.tactics", "setup.career_deck", "setup.opposition_deck",
             "setup.settlements.village", "cards.career", "cards.opposition"}) {
        const cards::Gap* gap = at(gaps, place);
        QVERIFY2(gap, place);
        QVERIFY(gap->ids.isEmpty());
        QCOMPARE(gap->text(), QLatin1String(place) + QStringLiteral(": nothing is entered."));
    }
}

void PackGaps::unknownValuesAreCountedByName()
{
    const QList<cards::Gap> gaps =
        gapsOf(R"(, "setup": {"mercenaries": [{"id": "ann", "cost": 3}, {"id": "bo", "cost": null, "healthy": "1/0/1/0"}]})");
    QVERIFY(!at(gaps, "setup.mercenaries"));
    const cards::Gap* cost = at(gaps, "setup.mercenaries", "cost");
    QVERIFY(cost);
    QCOMPARE(cost->ids, QStringList{QStringLiteral("bo")});
    QCOMPARE(cost->text(), QStringLiteral("setup.mercenaries: cost missing: 1 of 2 (bo)"));
    QCOMPARE(at(gaps, "setup.mercenaries", "healthy")->ids, QStringList{QStringLiteral("ann")});
    QCOMPARE(at(gaps, "setup.mercenaries", "weary")->text(), QStringLiteral("setup.mercenaries: weary missing: 2 of 2"));
    QVERIFY(!at(gaps, "setup.mercenaries", "loner")); // blank means no
    const QList<cards::Gap> half =
        gapsOf(R"(, "setup": {"mercenaries": [{"id": "cy", "cost": 2, "healthy": "4/?/3/2", "weary": "1/0/1/0"}]})");
    QVERIFY(at(half, "setup.mercenaries", "healthy")); // one of its numbers is
    QVERIFY(!at(half, "setup.mercenaries", "weary"));
}

void PackGaps::deckNamesWithoutFacts()
{
    const QList<cards::Gap> none = gapsOf(R"(, "setup": {"career_deck": ["bog", "fen", "bog"]})");
    QVERIFY(at(none, "setup.career_deck"));
    QCOMPARE(at(none, "setup.career_deck")->ids, QStringList({QStringLiteral("bog"), QStringLiteral("fen")}));
    const QList<cards::Gap> bare = gapsOf(
        R"(, "setup": {"career_deck": ["bog", "fen"]}, "cards": {"career": [{"id": "bog", "budget": 2}, {"id": "fen", "title": "Fen"}]})");
    QVERIFY(!at(bare, "setup.career_deck"));
    QCOMPARE(at(bare, "cards.career")->text(), QStringLiteral("cards.career: only named so far: 1 of 2 (fen)"));
}

void PackGaps::theShippedPacks()
{
    const auto training = cards::openPack(QStringLiteral("training"), *m_games.front());
    QVERIFY(training);
    for (const cards::Gap& gap : cards::gaps(*training, *m_games.front()))
        QFAIL(qPrintable(gap.text()));
    const auto roster = cards::openPack(QStringLiteral("roster"), *m_games.front());
    QVERIFY(roster);
    const QList<cards::Gap> gaps = cards::gaps(*roster, *m_games.front());
    QVERIFY(at(gaps, "setup.mercenaries", "cost"));
    QCOMPARE(at(gaps, "setup.mercenaries", "cost")->ids.size(), 18);
    QCOMPARE(at(gaps, "setup.mercenaries", "healthy")->of, 18);
}

QTEST_GUILESS_MAIN(PackGaps)
#include "pack_gaps.moc"
