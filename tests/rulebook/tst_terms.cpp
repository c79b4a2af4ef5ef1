// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which words of a text lead to which entries.
#include "rulebook/terms.h"
#include "support/german.h"

#include <QDir>
#include <QRegularExpression>
#include <QtTest>

using namespace rulebook;

namespace {

Entry entry(const char* id, const char* title, const QStringList& synonyms = {}, EntryKind kind = EntryKind::Rule)
{
    return {QLatin1String(id), QLatin1String(title), QStringLiteral("1"), QStringLiteral("s"), kind, QStringLiteral("b"),
        synonyms, {}, {QStringLiteral("X-1")}, {}, {}};
}

// "wounds>ja-wounds, tank>ja-tank"
QString found(const Terms& terms, const QString& text, const Entry& own)
{
    QStringList all;
    for (const Mention& one : terms.in(text, own))
        all += text.mid(one.from, one.length) + QLatin1Char('>') + one.entry->id;
    return all.join(QStringLiteral(", "));
}

} // namespace

class TestTerms : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void words_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("wanted");
        QTest::newRow("a title") << "A Tank comes."
                                 << "Tank>tank";
        QTest::newRow("whatever its ending") << "They wounded two allies, dropping one."
                                             << "wounded>wound, allies>ally, dropping>drop";
        QTest::newRow("each once") << "Tank, tank, tanks"
                                   << "Tank>tank";
        QTest::newRow("the longest") << "A tank token lies there, the tank does not."
                                     << "tank token>token, tank>tank";
        QTest::newRow("over the end of a line") << "Severe\ninjury"
                                                << "Severe\ninjury>hurt";
        QTest::newRow("a part of a title") << "obols and soul fragments"
                                           << "obols>heart";
        QTest::newRow("before a colon") << "with strain there is a second action"
                                        << "strain>strain";
        QTest::newRow("not the own one") << "own words"
                                         << "";
        QTest::newRow("short") << "a cat"
                               << "";
        QTest::newRow("a reference") << "the pictured thing"
                                     << "";
        QTest::newRow("of two the term") << "parapet"
                                         << "parapet>cover-term";
        QTest::newRow("of two neither") << "fence"
                                        << "";
        QTest::newRow("a title above a synonym") << "hedge"
                                                 << "hedge>hedge";
        QTest::newRow("everyday words") << "the order of the rest"
                                        << "";
        QTest::newRow("everyday sentence") << "9999 does not fit here."
                                           << "";
        QTest::newRow("nothing") << ""
                                 << "";
        QTest::newRow("signs") << "[<b>] & \\ tank<"
                               << "tank>tank";
    }

    void words()
    {
        const Book book{QStringLiteral("g"), QStringLiteral("G"),
            {entry("tank", "The tank", {"cat"}), entry("token", "Tank tokens"), entry("wound", "Wounds"), entry("ally", "Allies"),
                entry("drop", "Dropped", {"order", "rest", "does not fit", "fits here"}), entry("hurt", "Severe Injury"),
                entry("heart", "Hearts, obols and souls"), entry("strain", "Strain: a second action"), entry("own", "Own words"),
                entry("picture", "Pictured thing", {}, EntryKind::Reference),
                entry("cover", "Hiding there", {"parapet", "fence"}),
                entry("cover-term", "Behind walls", {"parapet"}, EntryKind::Term), entry("wall", "Low walls", {"fence", "hedge"}),
                entry("hedge", "Hedge")}};
        const Terms terms(book);
        QFETCH(QString, text);
        QTEST(found(terms, text, book.entries[8]), "wanted");
    }

    // A card's name says nothing of the rule that one of its words is called; the word by itself still leads there.
    void namesAreNoWordsOfRules()
    {
        const Book book{
            QStringLiteral("g"), QStringLiteral("G"), {entry("agent", "Agents"), entry("wing", "Winged"), entry("tank", "Tank")}};
        Terms terms(book);
        terms.spareNames([] {
            return QStringList{QStringLiteral("Road Agent"), QStringLiteral("Winged lance"), QStringLiteral("Tank"), QString()};
        });
        const Entry none{};
        QCOMPARE(found(terms, QStringLiteral("Marrick against Road Agent 2: the agent, with a Winged lance."), none),
            QStringLiteral("agent>agent"));
        QCOMPARE(found(terms, QStringLiteral("Road Agents are winged; a Tank"), none),
            QStringLiteral("Agents>agent, winged>wing, Tank>tank"));
    }

    // In German what the translation calls a rule leads to it, whatever its ending, and English texts are linked as before.
    void germanWordsLeadToTheSameEntries()
    {
        const auto book = openBook(QStringLiteral(MR_RULEBOOKS "/jagged-alliance/rulebook.json"));
        QVERIFY(bool(book));
        const Entry none{};
        const QString said = QStringLiteral("Die Wunden und eine Blutung: der Leutnant");
        QCOMPARE(found(Terms(*book), said, none), QString());
        const QString english = QStringLiteral("bleeding stops");
        const QString before = found(Terms(*book), english, none);
        QVERIFY(!before.isEmpty());
        const support::German german(true);
        if (german.isAbsent)
            QSKIP(german.why);
        const Terms terms(*book);
        QCOMPARE(found(terms, said, none), QStringLiteral("Wunden>ja-wounds, Blutung>ja-bleeding, Leutnant>ja-lieutenants"));
        QCOMPARE(found(terms, english, none), before);
        QCOMPARE(found(terms, QStringLiteral("Alle, die dies können, nehmen eine Karte auf die Hand."), none), QString());
        // As what somebody has done, and written as one with another word; a verb that is spelt like a noun names nothing.
        QCOMPARE(found(terms, QStringLiteral("Er hat geplündert: ein Bedrohungsanzeiger, ein Panzerungswürfel."), none),
            QStringLiteral("geplündert>ja-looting, Bedrohungsanzeiger>ja-threat, Panzerungswürfel>ja-armour"));
        QCOMPARE(found(terms, QStringLiteral("Sie wunden sich."), none), QString());
        // What belongs to a verb may stand at the end of its clause, and nowhere else.
        for (const char* attack : {"Pip Okonjo greift Militia Guard 2 mit Pistol an", "Sie greift Ossa an: 2 Erfolge"})
            QVERIFY2(found(terms, QLatin1String(attack), none).contains(QStringLiteral("greift>ja-mercenary-attack")), attack);
        for (const char* hold : {"Sie greift an die Wand.", "Sie greift zu; das fängt an"})
            QVERIFY2(!found(terms, QString::fromUtf8(hold), none).contains(QStringLiteral("greift>")), hold);
        const QString more =
            found(terms, QStringLiteral("Der Text einer Karte steht über den Regeln, in der Spielerphase"), none);
        for (const char* link : {"Text einer Karte>ja-golden-rule", "Spielerphase>ja-turn"})
            QVERIFY2(more.contains(QLatin1String(link)), qPrintable(more));
        const auto souls = openBook(QStringLiteral(MR_RULEBOOKS "/swords-and-souls/rulebook.json"));
        QVERIFY(bool(souls));
        QCOMPARE(found(Terms(*souls), QStringLiteral("im ersten Schritt des Zuges gezogen"), none),
            QStringLiteral("Zuges>so-turn, gezogen>so-drawing"));
        const auto swords = openBook(QStringLiteral(MR_RULEBOOKS "/hired-swords/rulebook.json"));
        QVERIFY(bool(swords));
        QCOMPARE(found(Terms(*swords), QStringLiteral("Quary Brute handelt gegen Nizar"), none),
            QStringLiteral("handelt gegen>hs-opposition-acts"));
        const auto sellsword = openBook(QStringLiteral(MR_RULEBOOKS "/sellsword/rulebook.json"));
        QVERIFY(bool(sellsword));
        QVERIFY(!found(Terms(*sellsword), QStringLiteral("Wunden kosten Ausdauer."), none).contains(QLatin1String("kosten")));
        QCOMPARE(found(Terms(*sellsword), QStringLiteral("Die Kosten."), none), QStringLiteral("Kosten>ss-cost"));
        const auto mercenarium = openBook(QStringLiteral(MR_RULEBOOKS "/mercenarium/rulebook.json"));
        QVERIFY(bool(mercenarium));
        QVERIFY(
            found(Terms(*mercenarium), QStringLiteral("mit einer Beutekarte"), none).startsWith(QLatin1String("Beutekarte>")));
    }

    // Of each book, by what its own texts hold.
    void everyBookIsLinked()
    {
        for (const QString& game : QDir(QStringLiteral(MR_RULEBOOKS)).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const auto book = openBook(QStringLiteral(MR_RULEBOOKS "/%1/rulebook.json").arg(game));
            QVERIFY(bool(book));
            const Terms terms(*book);
            int linked = 0;
            for (const Entry& one : book->entries) {
                const QList<Mention> mentions = terms.in(one.body, one);
                linked += !mentions.isEmpty();
                qsizetype end = 0;
                QSet<QString> named;
                for (const Mention& mention : mentions) {
                    QVERIFY2(mention.from >= end && mention.entry->id != one.id, qPrintable(one.id));
                    QVERIFY2(!named.contains(mention.entry->id), qPrintable(one.id));
                    named.insert(mention.entry->id);
                    end = mention.from + mention.length;
                }
                QVERIFY(end <= one.body.size());
            }
            QVERIFY2(linked * 4 >= book->entries.size() * 3,
                qPrintable(QStringLiteral("%1: %2 of %3").arg(game).arg(linked).arg(book->entries.size())));
        }
    }
};

QTEST_GUILESS_MAIN(TestTerms)
#include "tst_terms.moc"
