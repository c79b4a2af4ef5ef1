// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of cards from the clipboard or a file: columns found, rows looked at, and nothing kept that is wrong.
#include "cards/pasted.h"

#include "cards/my_cards.h"
#include "cards/replacing.h"
#include "engine/json.h"
#include "games/catalogue.h"

#include <QElapsedTimer>
#include <QStringConverter>
#include <QTest>

using cards::Pack;
using cards::PastedRow;

namespace {

const QString mercenaries = QStringLiteral("setup.mercenaries");

} // namespace

class Pasted : public QObject {
    Q_OBJECT

    std::vector<std::unique_ptr<engine::Game>> m_games = games::catalogue();
    const engine::Game& m_game = *m_games.front();
    const Pack m_empty = cards::emptyMyCards(m_game);

    QJsonObject schema() const { return cards::sectionAt(m_empty, m_game, mercenaries)->schema; }
    cards::Preview previewOf(
        const QByteArray& text, const Pack& pack, const QStringList& asked = {}, const QList<Pack>& below = {}) const
    {
        const auto table = cards::readPasted(text, schema(), QStringLiteral("clipboard"));
        const auto columns = table ? cards::columnsOf(*table, schema(), asked) : engine::Result<QStringList>(table.faults());
        if (!columns)
            return {{}, {}, columns.faults()};
        return cards::preview(*table, *columns, pack, m_game, mercenaries, below);
    }
    // Mercenaries by id, each with a title or without.
    Pack with(const QList<std::pair<const char*, const char*>>& named) const
    {
        QJsonArray all;
        for (const auto& [id, title] : named) {
            QJsonObject card{{QStringLiteral("id"), QLatin1String(id)}, {QStringLiteral("cost"), 4}};
            if (title)
                card.insert(QStringLiteral("title"), QLatin1String(title));
            all += card;
        }
        return cards::withCards(m_empty, *cards::sectionAt(m_empty, m_game, mercenaries), all);
    }
    QStringList told(const cards::Preview& preview) const
    {
        QStringList rows;
        for (const engine::Fault& fault : preview.faults)
            rows += fault.place + QStringLiteral(" | ") + fault.problem;
        for (const PastedRow& row : preview.rows)
            rows += row.faults.isEmpty()
                ? QStringLiteral("%1 %2 %3").arg(row.line).arg(int(row.fate)).arg(engine::shownJson(row.card))
                : row.faults.first().place + QStringLiteral(" | ") + row.faults.first().problem;
        return rows;
    }

private slots:
    void tablesThatSayTheSame_data();
    void tablesThatSayTheSame();
    void columnsByNameLetterOrPosition();
    void headingsAreKnownByWhatTheyAre_data();
    void headingsAreKnownByWhatTheyAre();
    void numbersInColumnsOfTheirOwn();
    void someOfTheNumbers();
    void besideWhatIsThere();
    void aTitleMeansNoOtherCard_data();
    void aTitleMeansNoOtherCard();
    void titlesOfThePacksBelow();
    void cellsLaidOverCards();
    void tenThousandCellsAtOnce();
    void whatIsWrongIsToldWithItsPlace();
    void allOrTheSoundOnes();
    void tenThousandRows();
    void textsThatAreNoTable();
};

void Pasted::tablesThatSayTheSame_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray table = "Name\tCost\thealthy\tweary\tassists\tloner\nJosé\t4\t2/1/3/2\t1/1/2/1\tmelee,stamina\tyes\n";
    QTest::newRow("tabs") << table;
    QTest::newRow("mark") << "\xef\xbb\xbf" + table;
    QTest::newRow("carriage returns") << QByteArray(table).replace("\n", "\r\n");
    QTest::newRow("semicolons") << QByteArray(table).replace("\t", ";").replace("melee,stamina", "melee|stamina");
    QTest::newRow("commas, quoted") << QByteArray(
        "name,cost,healthy,weary,assists,loner\n\"José\",4,\"2 1 3 2\",\"1,1,2,1\",\"melee, stamina\",x");
    QTest::newRow("Latin-1") << QString::fromUtf8(table).toLatin1();
    QStringEncoder utf16(QStringConverter::Utf16, QStringConverter::Flag::WriteBom);
    QTest::newRow("UTF-16") << QByteArray(utf16(QString::fromUtf8(table)));
    QTest::newRow("letters, another order") << QByteArray(
        "loner;a;weary;healthy;hiring cost;title;no such field\nyes;melee|stamina;1 1 2 1;2,1,3,2;4;José;words\n\n;;;;;;\n");
}

void Pasted::tablesThatSayTheSame()
{
    QFETCH(QByteArray, text);
    const cards::Preview preview = previewOf(text, m_empty);
    QCOMPARE(told(preview),
        QStringList(QStringLiteral(
            R"(2 0 {"assists":["melee","stamina"],"cost":4,"healthy":"2/1/3/2","id":"jose","loner":true,"title":"José","weary":"1/1/2/1"})")));
}

void Pasted::columnsByNameLetterOrPosition()
{
    const QByteArray rows = "Orla;4;2/1/3/2;1/1/2/1\nPell;2;1/0/2/1;0/0/1/1";
    QCOMPARE(previewOf(rows, m_empty).columns,
        QStringList({QStringLiteral("title"), QStringLiteral("cost"), QStringLiteral("healthy"), QStringLiteral("weary")}));
    QCOMPARE(previewOf(rows, m_empty).count(PastedRow::New), 2);
    const auto asked = previewOf(
        rows, m_empty, {QStringLiteral("title"), QStringLiteral("-"), QStringLiteral("weary"), QStringLiteral("Healthy")});
    QCOMPARE(asked.rows.first().card[QLatin1String("weary")].toString(), QStringLiteral("2/1/3/2"));
    QVERIFY(!asked.rows.first().card.contains(QLatin1String("cost")));
    QVERIFY(previewOf(rows, m_empty, {QStringLiteral("title"), QStringLiteral("cots")})
                .faults.first()
                .remedy.contains(QStringLiteral("Did you mean cost?")));
    QVERIFY(previewOf(rows, m_empty, {QStringLiteral("title"), QStringLiteral("title")})
                .faults.first()
                .problem.contains(QStringLiteral("Two columns")));
    const auto lines = previewOf("Orla Fenwright 4 2 1 3 2 1/1/2/1 loner\nPell 2", m_empty); // one column: quick lines
    QCOMPARE(lines.count(PastedRow::New), 2);
    QCOMPARE(lines.rows.first().card[QLatin1String("id")].toString(), QStringLiteral("orla-fenwright"));
}

void Pasted::headingsAreKnownByWhatTheyAre_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("columns");
    const auto row = [](const char* name, const QByteArray& text, const char* columns) {
        QTest::newRow(name) << text << QString::fromLatin1(columns).split(QLatin1Char(' '));
    };
    row("a number for each skill", "Name\tCost\tMelee\tMissiles\tStamina\tAlertness\nGreda Holt\t4\t3\t2\t3\t1\n",
        "title cost healthy.melee healthy.missiles healthy.stamina healthy.alertness");
    row("twice the same skills",
        "Card,Price,Melee,Missiles,Stamina,Alertness,Melee,Missiles,Stamina,Alertness\nPim,2,1,3,2,2,0,2,1,1",
        "title cost healthy.melee healthy.missiles healthy.stamina healthy.alertness "
        "weary.melee weary.missiles weary.stamina weary.alertness");
    row("with the name of the whole",
        "Name;Weary melee;Weary missiles;Weary stamina;Weary alertness;Healthy\nPim;1;3;2;2;2 3 2 2",
        "title weary.melee weary.missiles weary.stamina weary.alertness healthy");
    row("everyday words of both languages", "Bezeichnung;Preis;Kartentext\nPim;2;Ein Bote", "title cost text");
    row("one known word, and numbers below", "Sword;Coins;Years;Cost\nPim;7;30;2\nGreda;8;40;4", "   cost");
    row("what stands there twice is left out", "Name;Title;Cost\nPim;Pim;2", "title  cost");
    row("no heading: cards, in the order of the line", "Pim;2\nCost;3", "title cost");
    row("no heading: a slip in the first number", "Orla;four\nPim;2", "title cost");
}

// The first row is one of headings, or the first card; a column that nobody knows is left out.
void Pasted::headingsAreKnownByWhatTheyAre()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, columns);
    const cards::Preview preview = previewOf(text, m_empty);
    QCOMPARE(preview.columns, columns);
    const bool isHeaded = !QByteArray(QTest::currentDataTag()).startsWith("no heading");
    QCOMPARE(preview.rows.size(), text.trimmed().count('\n') + (isHeaded ? 0 : 1));
}

void Pasted::numbersInColumnsOfTheirOwn()
{
    const auto preview = previewOf(
        "Name;Cost;Melee;Missiles;Stamina;Alertness\nGreda;4;3;2;3;1\nPim;2;;;;\nNell;1;1;?;2;0\nOrla;1;1;x;2;0\nVim;1;1;;2;0",
        m_empty);
    QCOMPARE(told(preview),
        QStringList({QStringLiteral(R"(2 0 {"cost":4,"healthy":"3/2/3/1","id":"greda","title":"Greda"})"),
            QStringLiteral(R"(3 0 {"cost":2,"id":"pim","title":"Pim"})"),
            QStringLiteral(R"(4 0 {"cost":1,"healthy":"1/?/2/0","id":"nell","title":"Nell"})"),
            QStringLiteral("line 5, column 3: healthy | x does not fit here."),
            QStringLiteral("line 6, column 4: healthy | missiles is left open.")}));
    const auto asked = previewOf("Greda;3;2;3;1", m_empty,
        {QStringLiteral("title"), QStringLiteral("weary.melee"), QStringLiteral("weary.missiles"),
            QStringLiteral("weary.stamina"), QStringLiteral("weary.alertness")});
    QCOMPARE(asked.rows.first().card[QLatin1String("weary")].toString(), QStringLiteral("3/2/3/1"));
}

// Of several numbers some have no column: no row is wrong for it, and nothing is made up.
void Pasted::someOfTheNumbers()
{
    const auto first =
        cards::taken(previewOf("title;cost;healthy\nOrla;4;2/1/3/2\nPell;2;", m_empty), m_empty, m_game, mercenaries);
    QVERIFY(first);
    const auto preview = previewOf("Name;Cost;Melee;Stamina\nOrla;4;3;\nPell;2;1;2\nNell;1;;\nGreda;5;1;?", *first);
    QCOMPARE(told(preview),
        QStringList({QStringLiteral(R"(2 1 {"cost":4,"healthy":"3/1/3/2","id":"orla","title":"Orla"})"),
            QStringLiteral(R"(3 2 {"cost":2,"id":"pell","title":"Pell"})"),
            QStringLiteral(R"(4 0 {"cost":1,"id":"nell","title":"Nell"})"),
            QStringLiteral(R"(5 0 {"cost":5,"id":"greda","title":"Greda"})")}));
    QVERIFY(preview.isSound());
    QCOMPARE(preview.halves.size(), 1);
    QCOMPARE(preview.halves.first().path, QStringLiteral("healthy"));
    QCOMPARE(preview.halves.first().missing, QStringList({QStringLiteral("missiles"), QStringLiteral("alertness")}));
    QVERIFY(previewOf("Name;Melee;Stamina\nOrla;3;x", *first).count(PastedRow::Wrong)
        == 1); // it goes with the rest, and is no number
    QVERIFY(previewOf("Name;Melee;Stamina\nOrla;3;2", *first).halves.isEmpty());
}

void Pasted::besideWhatIsThere()
{
    const auto first = cards::taken(previewOf("title;cost;loner\nOrla;4;\nPell;2;yes", m_empty), m_empty, m_game, mercenaries);
    QVERIFY(first);
    const auto again = previewOf("title;cost;healthy\norla;4;2/1/3/2\nPell;2;\nNell;1;?", *first);
    QCOMPARE(again.count(PastedRow::Changed), 1);
    QCOMPARE(again.count(PastedRow::Same), 1);
    QCOMPARE(again.count(PastedRow::New), 1);
    QCOMPARE(again.text(), QStringLiteral("1 new, 1 changed, 1 as they were, 0 wrong"));
    const auto second = cards::taken(again, *first, m_game, mercenaries);
    QVERIFY(second);
    const QJsonArray all = second->setup[QLatin1String("mercenaries")].toArray();
    QCOMPARE(all.size(), 3);
    QCOMPARE(engine::shownJson(all[0]), QStringLiteral(R"({"cost":4,"healthy":"2/1/3/2","id":"orla","title":"Orla"})"));
    QVERIFY(all[1].toObject()[QLatin1String("loner")].toBool());
}

void Pasted::aTitleMeansNoOtherCard_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("becomes"); // of its last row
    const auto row = [](const char* name, const QByteArray& text, const char* becomes) {
        QTest::newRow(name) << text << QString::fromUtf8(becomes);
    };
    const char* arax = "line 2, column 1 | Arax the Old stands here already.";
    const char* pedro = "line 2, column 1 | Don Pedro stands here already.";
    row("a shorter title", "title,cost\nArax,9\n", arax);
    row("brackets", "title;cost\nDon (Pedro);9", pedro);
    row("a mark behind it", "title;cost\nDon Pedro!;9", pedro);
    row("other letters of one size", "title;cost\nDON PEDRO;9", R"(2 1 {"cost":9,"id":"don-pedro","title":"Don Pedro"})");
    row("its id says which", "title;cost;id\nArax;9;arax", R"(2 1 {"cost":9,"id":"arax","title":"Arax"})");
    row("an id of its own", "title;cost;id\nArax;9;arax-2", R"(2 0 {"cost":9,"id":"arax-2","title":"Arax"})");
    row("a card without title gets it", "title;cost\nOld Tess;9", R"(2 1 {"cost":9,"id":"old-tess","title":"Old Tess"})");
    row("a line", "Pim 2\nArax 9", arax);
    row("a line with a mark", "Pim 2\nDon Pedro! 9", pedro);
    row("a line with the short name", "Pim 2\narax 9", R"(2 1 {"cost":9,"id":"arax","title":"Arax the Old"})");
    row("a line that says the id", "Pim 2\nArax 9 id=arax", R"(2 1 {"cost":9,"id":"arax","title":"Arax"})");
    row("a card of one title and another id", "title;cost\nNell;9", R"(2 1 {"cost":9,"id":"nell-of-the-weir","title":"Nell"})");
}

// Two cards whose titles make one id are two cards: a row never overwrites the other one.
void Pasted::aTitleMeansNoOtherCard()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, becomes);
    const Pack pack =
        with({{"arax", "Arax the Old"}, {"don-pedro", "Don Pedro"}, {"old-tess", nullptr}, {"nell-of-the-weir", "Nell"}});
    QCOMPARE(told(previewOf(text, pack)).last(), becomes);
}

void Pasted::titlesOfThePacksBelow()
{
    const Pack below = with({{"arax-of-the-hill", "Arax"}, {"pim", "Pim"}});
    QCOMPARE(told(previewOf("title;cost\nArax;9\nNell;2", m_empty, {}, {below})),
        QStringList({QStringLiteral(R"(2 0 {"cost":9,"id":"arax-of-the-hill","title":"Arax"})"),
            QStringLiteral(R"(3 0 {"cost":2,"id":"nell","title":"Nell"})")}));
    QCOMPARE(told(previewOf("Nell 2\nArax 9", m_empty, {}, {below})).last(),
        QStringLiteral(R"(2 0 {"cost":9,"id":"arax-of-the-hill","title":"Arax"})"));
    QCOMPARE(told(previewOf("title;cost\nPim!;9", m_empty, {}, {below})),
        QStringList(QStringLiteral("line 2, column 1 | Pim stands here already.")));
}

// As if each cell was typed: an empty one clears, a list is a list, and what cannot be read changes nothing.
void Pasted::cellsLaidOverCards()
{
    const QList<QJsonObject> cards{
        {{QStringLiteral("id"), QStringLiteral("orla")}, {QStringLiteral("title"), QStringLiteral("Orla")},
            {QStringLiteral("cost"), 4}, {QStringLiteral("weary"), QStringLiteral("1/1/2/1")}},
        {{QStringLiteral("id"), QStringLiteral("pell")}, {QStringLiteral("title"), QStringLiteral("Pell")}}};
    const QStringList columns{QStringLiteral("cost"), QStringLiteral("assists"), QStringLiteral("weary"), QStringLiteral("id")};
    const auto laid = [&](const QByteArray& text) {
        const auto table = cards::readBlock(text, QStringLiteral("clipboard"));
        const auto all = cards::laidOver(*table, columns, cards, schema(), {});
        if (!all)
            return QStringList(all.faults().first().place + QStringLiteral(" | ") + all.faults().first().problem);
        QStringList shown;
        for (const QJsonObject& one : *all)
            shown += engine::shownJson(one);
        return shown;
    };
    QCOMPARE(laid("\tmelee\t\torla\n3\tmelee, stamina\t1 1 2 1"),
        QStringList({QStringLiteral(R"({"assists":["melee"],"id":"orla","title":"Orla"})"),
            QStringLiteral(R"({"assists":["melee","stamina"],"cost":3,"id":"pell","title":"Pell","weary":"1/1/2/1"})")}));
    QCOMPARE(laid("\n4"), // an empty row is one
        QStringList({QStringLiteral(R"({"id":"orla","title":"Orla","weary":"1/1/2/1"})"),
            QStringLiteral(R"({"cost":4,"id":"pell","title":"Pell"})")}));
    QCOMPARE(laid("3\tmelee\n4\tmoon"), QStringList(QStringLiteral("line 2, column 2: assists | moon does not fit here.")));
}

void Pasted::tenThousandCellsAtOnce()
{
    QByteArray rows = "title;cost\n", cells;
    for (int i = 0; i < 10'000; ++i) {
        rows += "Sword " + QByteArray::number(i) + ";4\n";
        cells += "5\tmelee\n";
    }
    const auto pack = cards::taken(previewOf(rows, m_empty), m_empty, m_game, mercenaries);
    QVERIFY(pack);
    QList<QJsonObject> there;
    for (const QJsonValue& one : pack->setup[QLatin1String("mercenaries")].toArray())
        there += one.toObject();
    QElapsedTimer timer;
    timer.start();
    const auto table = cards::readBlock(cells, QStringLiteral("clipboard"));
    const auto laid = cards::laidOver(*table, {QStringLiteral("cost"), QStringLiteral("assists")}, there, schema(), {});
    QVERIFY(laid);
    QList<cards::Replacement> all;
    for (const QJsonObject& one : *laid)
        all += cards::Replacement{one[QLatin1String("id")].toString(), one};
    const auto replaced = cards::withCardsInPlaceOf(*pack, m_game, mercenaries, all);
    QVERIFY(replaced);
    QVERIFY2(timer.elapsed() < 8000, qPrintable(QString::number(timer.elapsed()))); // one by one it took 19 seconds
    QCOMPARE(replaced->setup[QLatin1String("mercenaries")].toArray().last().toObject()[QLatin1String("cost")].toInt(), 5);
}

void Pasted::whatIsWrongIsToldWithItsPlace()
{
    const auto preview = previewOf(
        "title;cost;healthy;k\nOrla;forty;2/1/3\nPell;2;1/0/2/1;moon\nPell;3\n;4\nQuill;1000\nNell;1;;;extra\n", m_empty);
    QCOMPARE(told(preview),
        QStringList({QStringLiteral("line 2, column 2: cost | forty does not fit here."),
            QStringLiteral("line 3, column 4: keyword | moon does not fit here."),
            QStringLiteral("4 0 {\"cost\":3,\"id\":\"pell\",\"title\":\"Pell\"}"),
            QStringLiteral("line 5, column 1 | The row names no card."),
            QStringLiteral("line 6, column 2: cost | 1000 does not fit here."),
            QStringLiteral("line 7, column 5 | This row has more cells than columns.")}));
    QCOMPARE(preview.rows.first().faults.size(), 2);
    for (const PastedRow& row : preview.rows)
        for (const engine::Fault& fault : row.faults)
            QVERIFY(!fault.remedy.isEmpty());
    const auto twice = previewOf("title;cost\nPell;2\npell;3", m_empty);
    QCOMPARE(told(twice).last(), QStringLiteral("line 3, column 1 | pell stands in line 2 already."));
    const auto lines = previewOf("Orla 4 loner\nPell 2000", m_empty);
    QCOMPARE(told(lines).last(), QStringLiteral("line 2, column 6: cost | 2000 does not fit here."));
}

void Pasted::allOrTheSoundOnes()
{
    const auto preview = previewOf("title;cost\nOrla;4\nPell;two", m_empty);
    QVERIFY(!preview.isSound());
    const auto all = cards::taken(preview, m_empty, m_game, mercenaries);
    QVERIFY(!all);
    QCOMPARE(all.faults().first().place, QStringLiteral("line 3, column 2: cost"));
    const auto sound = cards::taken(preview, m_empty, m_game, mercenaries, cards::Take::Sound);
    QVERIFY(sound);
    QCOMPARE(sound->setup[QLatin1String("mercenaries")].toArray().size(), 1);
    QVERIFY(m_empty.setup.isEmpty()); // the pack before is the way back
}

void Pasted::tenThousandRows()
{
    QByteArray sound = "title;cost;healthy;weary;a\n", broken = sound;
    for (int i = 0; i < 10'000; ++i) {
        sound += "Sword " + QByteArray::number(i) + ";4;2/1/3/2;1/1/2/1;melee|stamina\n";
        broken += i % 2 ? "Sword;many;2/1/3;\"1\"\"1\";\n" : "Sword " + QByteArray::number(i) + ";4000;x;y;z;1;2;3\n";
    }
    const auto whole = previewOf(sound, m_empty);
    const auto all = cards::taken(whole, m_empty, m_game, mercenaries);
    QVERIFY2(all, all ? "" : qPrintable(all.faults().first().text()));
    QCOMPARE(all->setup[QLatin1String("mercenaries")].toArray().size(), 10'000);
    const auto none = previewOf(broken, m_empty);
    QCOMPARE(none.count(PastedRow::Wrong), 10'000);
    QVERIFY(!cards::taken(none, m_empty, m_game, mercenaries));
}

void Pasted::textsThatAreNoTable()
{
    const auto fault = [&](const QByteArray& text) {
        const auto table = cards::readPasted(text, schema(), QStringLiteral("cards.csv"));
        return table                                  ? QStringLiteral("a table")
            : table.faults().first().remedy.isEmpty() ? QStringLiteral("no remedy")
                                                      : table.faults().first().text();
    };
    QVERIFY(fault("").contains(QStringLiteral("no row")));
    QVERIFY(fault("\n\n \t \n").contains(QStringLiteral("no row")));
    QVERIFY2(fault("title;cost\nOrla;\"4\nPell;2").contains(QStringLiteral("line 2")),
        qPrintable(fault("title;cost\nOrla;\"4\nPell;2")));
    QVERIFY(fault(QByteArray("a\n").repeated(cards::mostRows + 1)).contains(QStringLiteral("rows")));
    QVERIFY(fault(QByteArray("a,").repeated(cards::mostColumns + 1)).contains(QStringLiteral("columns")));
    QVERIFY(fault(QByteArray(17 * 1024 * 1024, 'a')).contains(QStringLiteral("16 MB")));
    for (const QByteArray& odd :
        {QByteArray(1000, '\0'), QByteArray("\xff\xfe\x00"), QByteArray(";;;\n").repeated(100), QByteArray("\"\"\"\"\"")})
        for (const PastedRow& row : previewOf(odd, m_empty).rows)
            QVERIFY(row.fate == PastedRow::New || !row.faults.isEmpty());
}

QTEST_GUILESS_MAIN(Pasted)
#include "pasted.moc"
