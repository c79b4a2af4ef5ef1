// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What players type and what they find. A question more is a line more in tests/games/<game>/questions.json, a German one in
// questions.de.json.
#include "rulebook/search.h"
#include "support/german.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTranslator>
#include <QtTest>

using namespace rulebook;

namespace {

Entry entry(const char* id, const char* title, const char* body, const QStringList& synonyms = {})
{
    return {QLatin1String(id), QLatin1String(title), QStringLiteral("1"), QStringLiteral("s"), EntryKind::Rule,
        QLatin1String(body), synonyms, {}, {QStringLiteral("X-1")}, {}, {}};
}

QStringList idsOf(const QList<Hit>& hits)
{
    QStringList ids;
    for (const Hit& hit : hits)
        ids += hit.entry;
    return ids;
}

// A language in which whatever is unclear is about lanterns, and every rule is called a candle.
class Lanterns : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char*, const char*, int) const override
    {
        return qstrcmp(context, "reading") == 0 ? QStringLiteral("Laternen?")
            : qstrcmp(context, "entry") == 0    ? QStringLiteral("große Kerze, Docht")
                                                : QString();
    }
};

} // namespace

class TestSearch : public QObject {
    Q_OBJECT

private:
    Book m_book; // Hired Swords, alone
    std::unique_ptr<Search> m_search;
    QMap<QString, Book> m_books; // by game, as a reader has them
    std::unique_ptr<Search> m_all;

private slots:
    void initTestCase()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        for (const QString& game : QDir(QStringLiteral(MR_RULEBOOKS)).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const auto book = openBook(QStringLiteral(MR_RULEBOOKS "/%1/rulebook.json").arg(game));
            QVERIFY2(bool(book), book ? "" : qPrintable(book.faults().first().text()));
            m_books.insert(game, *book);
        }
        m_book = m_books.value(QStringLiteral("hired-swords"));
        m_search = std::make_unique<Search>(QList<Book>{m_book});
        m_all = std::make_unique<Search>(m_books.values());
    }

    void questions_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("wanted");
        for (const QString& game : m_books.keys()) {
            QFile file(QStringLiteral(MR_QUESTIONS "/%1/questions.json").arg(game));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            const QJsonArray all = QJsonDocument::fromJson(file.readAll()).array();
            QVERIFY2(all.size() >= 40, qPrintable(game));
            for (const QJsonValue& one : all) {
                const QString typed = one.toObject().value(QStringLiteral("typed")).toString();
                QTest::newRow(qPrintable(game + QStringLiteral(": ") + typed))
                    << game << typed << one.toObject().value(QStringLiteral("entry")).toString();
            }
        }
    }

    void questions()
    {
        QFETCH(QString, game);
        QFETCH(QString, typed);
        QFETCH(QString, wanted);
        QVERIFY2(m_books[game].entry(wanted), qPrintable(QStringLiteral("there is no entry ") + wanted));
        const QStringList found = idsOf(m_all->find(typed, 3, game));
        QVERIFY2(found.contains(wanted), qPrintable(QStringLiteral("found ") + found.join(QStringLiteral(", "))));
    }

    // What the acts are called on the table, and words that only players use.
    void questionsInGerman()
    {
        const support::German german(true);
        if (german.isAbsent)
            QSKIP(german.why);
        const Search search(m_books.values());
        QStringList missed;
        for (const QString& game : m_books.keys()) {
            QFile file(QStringLiteral(MR_QUESTIONS "/%1/questions.de.json").arg(game));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            const QJsonArray all = QJsonDocument::fromJson(file.readAll()).array();
            QVERIFY2(all.size() >= 20, qPrintable(game));
            for (const QJsonValue& one : all) {
                const QString typed = one[QLatin1String("typed")].toString();
                const QStringList found = idsOf(search.find(typed, 3, game));
                if (!found.contains(one[QLatin1String("entry")].toString()))
                    missed += typed + QStringLiteral(" found ") + found.join(QStringLiteral(", "));
            }
        }
        QVERIFY2(missed.isEmpty(), qPrintable(missed.join(QLatin1Char('\n'))));
    }

    // Whatever the translation calls a rule, and each rule is called something but for proper names.
    void everyNameInGermanFindsItsEntry()
    {
        const support::German german(true);
        if (german.isAbsent)
            QSKIP(german.why);
        const Search search(m_books.values());
        for (const Book& book : m_books) {
            int proper = 0;
            for (const Entry& entry : book.entries) {
                const QString names = QCoreApplication::translate("entry", entry.title.toUtf8().constData());
                proper += names == entry.title;
                QVERIFY2(names != entry.title || entry.kind != EntryKind::Term, qPrintable(entry.title));
                for (const QString& name : names.split(QStringLiteral(", ")))
                    QVERIFY2(idsOf(search.find(name, 3, book.game)).contains(entry.id),
                        qPrintable(entry.id + QStringLiteral(": ") + name));
            }
            QVERIFY2(proper <= 20, qPrintable(book.game)); // the mercenaries of Hired Swords
        }
    }

    // What the program itself calls a thing of a game in German, wherever it says so with one word; what it says of itself is
    // no such thing.
    void theProgramsOwnWordsInGermanFindSomething()
    {
        const support::German german(true);
        if (german.isAbsent)
            QSKIP(german.why);
        const QSet<QString> ofTheProgram{"Abbrechen", "Anzahlen", "Berichtigen", "Bereit", "Blatt", "Danach", "Eigentümer",
            "Eintragen", "Erfasst", "Gemessen", "Hilfe", "Notiz", "Notizen", "Spalten", "Unerledigt", "Vorausrechnen",
            "Vorgemerkt", "Vorrat", "Verwerfen", "Weitermachen", "Zeilen", "Zurücklegen"};
        const QMap<QString, QString> contexts{{"hired-swords", "hiredswords"}, {"jagged-alliance", "jaggedalliance"},
            {"mercenarium", "mercenarium"}, {"sellsword", "sellsword"}, {"swords-and-souls", "swordsandsouls"}};
        QFile file(QStringLiteral(MR_GERMAN));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        const QString all = QString::fromUtf8(file.readAll());
        const Search search(m_books.values());
        static const QRegularExpression said(
            QStringLiteral("<translation[^>]*>(?:&amp;)?([A-ZÄÖÜ](?:&amp;)?[a-zäöüß&;]{3,})…?:?</translation>"));
        QStringList lost;
        for (auto game = contexts.begin(); game != contexts.end(); ++game) {
            const qsizetype from = all.indexOf(QStringLiteral("<name>%1</name>").arg(*game));
            QVERIFY2(from >= 0, qPrintable(*game));
            int words = 0;
            for (auto one = said.globalMatch(all.mid(from, all.indexOf(QStringLiteral("</context>"), from) - from));
                 one.hasNext();) {
                const QString word = one.next().captured(1).remove(QStringLiteral("&amp;"));
                ++words;
                if (!ofTheProgram.contains(word) && search.find(word, 3, game.key()).isEmpty())
                    lost += game.key() + QStringLiteral(": ") + word;
            }
            QVERIFY2(words >= 40, qPrintable(game.key()));
        }
        QCOMPARE(lost.join(QStringLiteral(", ")), QString());
    }

    void whatARuleIsCalledIsMeantFirst()
    {
        const Book book{QStringLiteral("g"), QStringLiteral("G"),
            {entry("more", "Lantern, lantern oil", "A lantern."),
                entry("it", "Light at night, in short", "Far.", {"the lantern"})}};
        QCOMPARE(idsOf(Search({book}).find(QStringLiteral("lantern"))), (QStringList{"it", "more"}));
        QCOMPARE(idsOf(Search({book}).find(QStringLiteral("lanter"))), (QStringList{"more", "it"}));
    }

    void everyTitleFindsItsEntry()
    {
        for (const Book& book : m_books)
            for (const Entry& entry : book.entries)
                QVERIFY2(idsOf(m_all->find(entry.title, 3, book.game)).contains(entry.id), qPrintable(entry.title));
    }

    void everyKeystrokeFindsSomething()
    {
        const QString typed = QStringLiteral("exhaustion upon");
        for (int i = 1; i <= typed.size(); ++i)
            QVERIFY2(!m_search->find(typed.left(i)).isEmpty(), qPrintable(typed.left(i)));
        QCOMPARE(m_search->find(typed, 1).first().entry, QStringLiteral("hs-exhaustion-again"));
    }

    void aWordJustBegunChangesNothingYet()
    {
        QCOMPARE(idsOf(m_search->find(QStringLiteral("melee ti"))), idsOf(m_search->find(QStringLiteral("melee"))));
        QVERIFY(idsOf(m_search->find(QStringLiteral("roll d2"))) != idsOf(m_search->find(QStringLiteral("roll"))));
    }

    void aHitSaysWhereAndWhy()
    {
        const Hit hit = m_search->find(QStringLiteral("dodged"), 1).first();
        QCOMPARE(hit.entry, QStringLiteral("hs-missile"));
        QCOMPARE(hit.book, QStringLiteral("hired-swords"));
        QCOMPARE(hit.title, QStringLiteral("Missile attack"));
        QCOMPARE(hit.page, QStringLiteral("11"));
        QVERIFY2(hit.snippet.contains(QStringLiteral("[dodged]")), qPrintable(hit.snippet));
        QVERIFY(hit.score > 0);
        QVERIFY(!hit.pinned);
    }

    void nothingTypedFindsNothing_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("empty") << "";
        QTest::newRow("blanks") << "   ";
        QTest::newRow("signs") << "\"*()^:-'";
        QTest::newRow("NUL") << QString(3, QChar(0));
        QTest::newRow("unknown word") << "zzzzzzzzzz";
    }

    void nothingTypedFindsNothing()
    {
        QFETCH(QString, typed);
        QVERIFY(m_search->find(typed).isEmpty());
        QVERIFY(m_search->find(QStringLiteral("melee"), 0).isEmpty());
        QVERIFY(m_search->find(QStringLiteral("melee"), 20, QStringLiteral("no such game")).isEmpty());
    }

    void anythingMayBeTyped()
    {
        QRandomGenerator chance(20240501);
        const QString signs = QStringLiteral("\"'*()^:-+{}[]\\.,;%_~ ANDORNOTNEAR column:");
        for (int i = 0; i < 20000; ++i) {
            QString typed;
            const int length = chance.bounded(1, 40);
            for (int j = 0; j < length; ++j) {
                const int what = chance.bounded(4);
                typed += what == 0 ? QChar(chance.bounded(0x10000)) // also NUL and halves of characters
                    : what == 1    ? signs[chance.bounded(int(signs.size()))]
                    : what == 2    ? QChar(chance.bounded(0x20, 0x7f))
                                   : QChar(chance.bounded(int('a'), int('z') + 1));
            }
            const QList<Hit> hits = m_search->find(typed, 5);
            QVERIFY(hits.size() <= 5);
        }
    }

    void titleBeatsSynonymBeatsBody()
    {
        const Book book{QStringLiteral("g"), QStringLiteral("G"),
            {entry("body", "One", "The lantern shines far."), entry("word", "Two", "It shines far.", {"lantern"}),
                entry("title", "Lantern", "It shines far.")}};
        QCOMPARE(idsOf(Search({book}).find(QStringLiteral("lantern"))), (QStringList{"title", "word", "body"}));
    }

    void severalBooksAndOneGame()
    {
        const Book first{QStringLiteral("a"), QStringLiteral("A"), {entry("a-1", "Melee", "x"), entry("a-2", "Other", "x")}};
        const Book second{QStringLiteral("b"), QStringLiteral("B"), {entry("b-1", "Melee", "x")}};
        const Search search({first, second});
        QCOMPARE(search.find(QStringLiteral("melee")).size(), 2);
        QCOMPARE(idsOf(search.find(QStringLiteral("melee"), 20, QStringLiteral("a"))), QStringList{"a-1"});
        QCOMPARE(idsOf(search.find(QStringLiteral("melee"), 20, QStringLiteral("b"))), QStringList{"b-1"});
        QCOMPARE(search.find(QStringLiteral("melee"), 1).size(), 1);
        QVERIFY(Search({}).find(QStringLiteral("melee")).isEmpty());
    }

    void someOfTheWordsWillDo()
    {
        const Book book{QStringLiteral("g"), QStringLiteral("G"), {entry("a", "Apple", "red"), entry("b", "Pear", "green")}};
        const Search search({book});
        QCOMPARE(idsOf(search.find(QStringLiteral("apple red"))), QStringList{"a"});
        QCOMPARE(search.find(QStringLiteral("apple green")).size(), 2);
        QCOMPARE(idsOf(search.find(QStringLiteral("apple qqqqqqqq"))), QStringList{"a"});
    }

    void pinsAreFound()
    {
        Search search({m_book});
        QVERIFY(search.find(QStringLiteral("xylophone")).isEmpty());
        search.setPins({{QStringLiteral("hs-melee"), QStringLiteral("On a tie with the [xylophone] we roll D2."),
                            PinKind::HouseRule, QStringLiteral("Ann"), {}},
            {QStringLiteral("hs-nowhere"), QStringLiteral("xylophone"), PinKind::Note, {}, {}}});
        const QList<Hit> hits = search.find(QStringLiteral("xylophone"));
        QCOMPARE(idsOf(hits), QStringList{"hs-melee"});
        QVERIFY(hits.first().pinned);
        QVERIFY2(hits.first().snippet.contains(QStringLiteral("([xylophone])")), qPrintable(hits.first().snippet));
        QVERIFY(!search.find(QStringLiteral("swords"), 1).first().pinned);
        search.setPins({});
        QVERIFY(search.find(QStringLiteral("xylophone")).isEmpty());
        QVERIFY(!search.find(QStringLiteral("swords")).isEmpty());
    }

    void readingsAreFoundInTheReadersLanguage()
    {
        Entry unclear = entry("a", "Apple", "red");
        unclear.readings = {{QStringLiteral("Q-1"), QStringLiteral("Who sees it?")}};
        const Search search({Book{QStringLiteral("g"), QStringLiteral("G"), {unclear, entry("b", "Pear", "green")}}});
        QVERIFY(search.find(QStringLiteral("Laternen")).isEmpty());
        const QLocale before;
        Lanterns spoken;
        QCoreApplication::installTranslator(&spoken);
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(idsOf(search.find(QStringLiteral("Laternen"))), QStringList{"a"});
        QCOMPARE(idsOf(search.find(QStringLiteral("sees"))), QStringList{"a"});
        for (const char* typed : {"docht", "GROSSE KERZE", "große ker"})
            QCOMPARE(search.find(QString::fromUtf8(typed)).size(), 2);
        QCoreApplication::removeTranslator(&spoken);
        QLocale::setDefault(before);
        QVERIFY(search.find(QStringLiteral("Laternen")).isEmpty());
        QVERIFY(search.find(QStringLiteral("docht")).isEmpty());
    }

    // Whoever says the same with another word, in German too, or puts half of a verb at the end.
    void wordsThatMeanTheSame()
    {
        const Book book{QStringLiteral("g"), QStringLiteral("G"),
            {entry("slain", "Slain", "Gone."), entry("setup", "Setting up", "Lay out."), entry("other", "Other", "x")}};
        const Search search({book});
        QCOMPARE(idsOf(search.find(QStringLiteral("who is dead"))), QStringList{"slain"});
        QVERIFY(search.find(QStringLiteral("Wer ist gestorben?")).isEmpty());
        const support::German german(true);
        if (german.isAbsent)
            QSKIP(german.why);
        const Search spoken({book});
        QCOMPARE(idsOf(spoken.find(QStringLiteral("Wer ist gestorben?"))), QStringList{"slain"});
        QCOMPARE(idsOf(spoken.find(QStringLiteral("Wie baut man es auf?"))), QStringList{"setup"});
    }

    // A word that all entries of one book have tells nothing there, whatever other books hold.
    void aWordIsWorthWhatItTellsInItsBook()
    {
        QList<Entry> often{entry("rare", "Lantern", "x")}, seldom;
        for (const char* id : {"a", "b", "c", "d", "e", "f"}) {
            often += entry(id, "Sword", "x");
            seldom += entry((QByteArray("s") + id).constData(), "Other", "x");
        }
        const Search search({Book{QStringLiteral("g"), QStringLiteral("G"), often}, Book{QStringLiteral("h"), {}, seldom}});
        QCOMPARE(search.find(QStringLiteral("sword lantern"), 1, QStringLiteral("g")).first().entry, QStringLiteral("rare"));
    }
};

QTEST_GUILESS_MAIN(TestSearch)
#include "tst_search.moc"
