// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// musterroll-cli pack and rules, as somebody in a terminal sees them.
#include "support/command_line.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using Told = support::Run;
using support::words;

class PackCommands : public QObject {
    Q_OBJECT

    Told cli(const QStringList& args)
    {
        return support::musterroll(QStringList{QStringLiteral("--shelf"), m_folder.filePath(QStringLiteral("shelf"))} + args);
    }

    QTemporaryDir m_folder;

private slots:
    void checkTellsGapsAndFaults();
    void listNamesThePacks();
    void schemaHoldsEveryFieldOfTheTrainingPack();
    void exportWritesOnceAndNeverOver();
    void wrongUsage();
    void rulesAreFoundByWords();
    void oneRuleIsReadWhole();
    void rulesInForce();
    void everyKindOfListTakesALine_data();
    void everyKindOfListTakesALine();
    void tablesInGerman();
    void whereNoCardStands();
};

void PackCommands::checkTellsGapsAndFaults()
{
    const Told roster = cli(words("pack check roster --game hired-swords"));
    QCOMPARE(roster.exit, 0);
    QVERIFY2(roster.out.contains("setup.mercenaries: cost missing: 18 of 18"), roster.out);
    const Told json = cli(words("pack check roster --game hired-swords --json"));
    QCOMPARE(json.json()
                 .value(QStringLiteral("pack"))
                 .toObject()
                 .value(QStringLiteral("sizes"))
                 .toObject()
                 .value(QStringLiteral("mercenaries"))
                 .toInt(),
        18);
    QVERIFY(!json.json().value(QStringLiteral("gaps")).toArray().isEmpty());

    QFile wrong(m_folder.filePath(QStringLiteral("wrong.json")));
    QVERIFY(wrong.open(QIODevice::WriteOnly));
    wrong.write("{\"format\": \"musterroll-pack\", \"version\": 1, \"game\": \"hired-swords\", \"id\": \"w\",\n\"titel\": 1}");
    wrong.close();
    const Told fault = cli({QStringLiteral("pack"), QStringLiteral("check"), wrong.fileName()});
    QCOMPARE(fault.exit, 1);
    QVERIFY2(fault.err.startsWith(wrong.fileName().toUtf8() + ", line 2, column 1: "), fault.err);
    const Told inJson = cli({QStringLiteral("pack"), QStringLiteral("check"), wrong.fileName(), QStringLiteral("--json")});
    QCOMPARE(inJson.exit, 1);
    QCOMPARE(inJson.json().value(QStringLiteral("faults")).toArray().first().toObject().value(QStringLiteral("value")).toString(),
        QStringLiteral("titel"));
}

void PackCommands::listNamesThePacks()
{
    const Told list = cli(words("pack list --json"));
    QCOMPARE(list.exit, 0);
    QStringList ids;
    for (const QJsonValue& pack : list.json().value(QStringLiteral("packs")).toArray())
        ids += pack.toObject().value(QStringLiteral("id")).toString();
    QVERIFY(ids.contains(QStringLiteral("training")) && ids.contains(QStringLiteral("roster")));
}

void PackCommands::schemaHoldsEveryFieldOfTheTrainingPack()
{
    const Told told = cli(words("pack schema hired-swords --json"));
    QCOMPARE(told.exit, 0);
    const QString copy = m_folder.filePath(QStringLiteral("schema-copy.json"));
    QCOMPARE(cli({QStringLiteral("pack"), QStringLiteral("export"), QStringLiteral("training"), copy, QStringLiteral("--game"),
                     QStringLiteral("hired-swords")})
                 .exit,
        0);
    QFile file(copy);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const std::function<void(const QJsonValue&, const QJsonObject&, const QString&)> compare =
        [&](const QJsonValue& value, const QJsonObject& schema, const QString& path) {
            for (const char* own : {"x-needed", "x-order", "x-form", "x-names"})
                QVERIFY2(!schema.contains(QLatin1String(own)), qPrintable(path));
            if (value.isArray())
                for (const QJsonValue& element : value.toArray())
                    compare(element, schema.value(QStringLiteral("items")).toObject(), path + QStringLiteral("[]"));
            const QJsonObject object = value.toObject();
            const QJsonObject known = schema.value(QStringLiteral("properties")).toObject();
            for (const QJsonValue& needed : schema.value(QStringLiteral("required")).toArray())
                QVERIFY2(object.contains(needed.toString()), qPrintable(path + QLatin1Char('.') + needed.toString()));
            if (!known.isEmpty())
                for (auto it = object.begin(); it != object.end(); ++it) {
                    QVERIFY2(known.contains(it.key()), qPrintable(path + QLatin1Char('.') + it.key()));
                    compare(*it, known.value(it.key()).toObject(), path + QLatin1Char('.') + it.key());
                }
        };
    compare(QJsonDocument::fromJson(file.readAll()).object(), told.json(), {});
    QCOMPARE(told.json()
                 .value(QStringLiteral("properties"))
                 .toObject()
                 .value(QStringLiteral("game"))
                 .toObject()
                 .value(QStringLiteral("const"))
                 .toString(),
        QStringLiteral("hired-swords"));
}

void PackCommands::exportWritesOnceAndNeverOver()
{
    const QString copy = m_folder.filePath(QStringLiteral("mine.json"));
    const QStringList command{QStringLiteral("pack"), QStringLiteral("export"), QStringLiteral("roster"), copy,
        QStringLiteral("--game"), QStringLiteral("hired-swords")};
    QCOMPARE(cli(command).exit, 0);
    QCOMPARE(cli({QStringLiteral("pack"), QStringLiteral("check"), copy}).exit, 0);
    QFile file(copy);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("my own work");
    file.close();
    const Told again = cli(command);
    QCOMPARE(again.exit, 1);
    QVERIFY2(again.err.contains("already"), again.err);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("my own work"));
    const Told nowhere = cli({QStringLiteral("pack"), QStringLiteral("export"), QStringLiteral("roster"),
        m_folder.filePath(QStringLiteral("no/such/folder.json"))});
    QCOMPARE(nowhere.exit, 1);
    const Told unknown = cli(words("pack export rooster /nowhere.json"));
    QCOMPARE(unknown.exit, 1);
    QVERIFY2(unknown.err.contains("Did you mean roster?"), unknown.err);
}

void PackCommands::wrongUsage()
{
    for (const char* line : {"pack", "pack chek roster", "pack check", "pack schema", "pack list more", "pack export roster"}) {
        const Told told = cli(words(line));
        QCOMPARE(told.exit, 64);
        QVERIFY2(told.err.contains("Usage"), told.err);
    }
    QCOMPARE(cli(words("pack schema hired-sword")).exit, 1);
    QCOMPARE(cli(words("pack list --game no-such-game")).exit, 1);
}

void PackCommands::rulesAreFoundByWords()
{
    const Told found = cli(words("rules can I counter-atack --json"));
    QCOMPARE(found.exit, 0);
    const QJsonArray entries = found.json().value(QStringLiteral("entries")).toArray();
    QVERIFY(!entries.isEmpty());
    QVERIFY(entries.size() <= 10);
    for (const char* field : {"id", "title", "page", "snippet"})
        QVERIFY2(!entries.first().toObject().value(QLatin1String(field)).toString().isEmpty(), field);
    const Told text = cli(words("rules --game hired-swords melee"));
    QCOMPARE(text.exit, 0);
    QVERIFY2(text.out.contains("[p. "), text.out);
    const Told nothing = cli(words("rules \"'; *( xqzv\x01"));
    QCOMPARE(nothing.exit, 0);
    QCOMPARE(cli(words("rules --game no-such-game melee")).exit, 1);
    QVERIFY(cli(words("rules")).out.count('\n') > 20); // all of them, by section
}

void PackCommands::oneRuleIsReadWhole()
{
    const Told whole = cli(words("rules hs-melee --json"));
    QCOMPARE(whole.exit, 0);
    const QJsonObject entry = whole.json().value(QStringLiteral("entry")).toObject();
    QCOMPARE(entry.value(QStringLiteral("id")).toString(), QStringLiteral("hs-melee"));
    QVERIFY(!entry.value(QStringLiteral("see")).toArray().isEmpty());
    const Told text = cli(words("rules hs-melee"));
    QVERIFY2(text.out.contains(entry.value(QStringLiteral("body")).toString().toUtf8()), text.out);
    QVERIFY(text.out.contains("See also:"));
}

void PackCommands::rulesInForce()
{
    QCOMPARE(cli(words("new Tuesday --game hired-swords --pack training")).exit, 0);
    const Told told = cli(words("rules --campaign Tuesday --json"));
    QCOMPARE(told.exit, 0);
    const QJsonArray entries = told.json().value(QStringLiteral("entries")).toArray();
    QVERIFY(!entries.isEmpty());
    QStringList ids;
    for (const QJsonValue& entry : entries)
        ids += entry.toObject().value(QStringLiteral("id")).toString();
    QCOMPARE(ids.removeDuplicates(), 0);
    QCOMPARE(cli(words("rules --campaign Wednesday")).exit, 1);
}

QTEST_GUILESS_MAIN(PackCommands)
// Dice, decks, a map and the settlements stand in no list of named cards, and are typed like one.
void PackCommands::everyKindOfListTakesALine_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("kept");
    const auto row = [](const char* game, const char* kind, const char* line, const char* kept) {
        QTest::addRow("%s %s", game, line) << game << kind << line << QByteArray(kept);
    };
    row("hired-swords", "settlements", "v=orla,pell c=quill", R"({"city":["quill"],"village":["orla","pell"]})");
    row("hired-swords", "settlements", "village=orla", R"({"village":["orla"]})");
    row("jagged-alliance", "dice", "red faces=0,1,2* own4", R"([{"colour":"red","faces":["0","1","2*"],"owned":4}])");
    row("swords-and-souls", "arsenal", "arsenal=hook,hook,net", R"(["hook","hook","net"])");
    row("sellsword", "map", "Low Quay w12 h9 wall=\"3,0-3,4\",\"5,0-5,2\" ground(2,3-5,6 brush) start(north 0,0-11,1)",
        R"({"height":9,"id":"low-quay","start_areas":[{"at":"0,0-11,1","id":"north"}],"terrain":[{"at":"2,3-5,6","kind":"brush"}],"title":"Low Quay","walls":["3,0-3,4","5,0-5,2"],"width":12})");
}

void PackCommands::everyKindOfListTakesALine()
{
    QFETCH(const QString, game);
    QFETCH(const QString, kind);
    QFETCH(const QString, line);
    QFETCH(const QByteArray, kept);
    const QString id = QStringLiteral("lists-") + QString::number(qHash(line));
    const QStringList command{QStringLiteral("pack"), QStringLiteral("add"), id, kind, line, QStringLiteral("--game"), game};
    const Told added = cli(command);
    QVERIFY2(added.exit == 0, added.err);
    const QString file = m_folder.filePath(id + QStringLiteral(".json"));
    QCOMPARE(cli({QStringLiteral("pack"), QStringLiteral("export"), id, file}).exit, 0);
    QFile pack(file);
    QVERIFY(pack.open(QIODevice::ReadOnly));
    const QJsonValue list = QJsonDocument::fromJson(pack.readAll()).object()[QLatin1String("setup")][kind];
    QCOMPARE(list.isArray() ? QJsonDocument(list.toArray()).toJson(QJsonDocument::Compact)
                            : QJsonDocument(list.toObject()).toJson(QJsonDocument::Compact),
        kept);
    // Typed again it is the same card, not another one.
    QVERIFY(cli(command).exit == 0);
    const Told begun = cli({QStringLiteral("new"), id, QStringLiteral("--game"), game, QStringLiteral("--pack"), id});
    QVERIFY2(begun.exit == 0, begun.err);
}

void PackCommands::tablesInGerman()
{
    if (!QFile::exists(QStringLiteral(MR_TRANSLATIONS "/musterroll_de.qm")))
        QSKIP("The translation is not made: Debian's qt6-l10n-tools is absent.");
    QFile table(m_folder.filePath(QStringLiteral("tabelle.csv")));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("Karte;Preis;Gesund Nahkampf;Gesund Fernkampf;Gesund Ausdauer;Gesund Wachsamkeit;Regal\nArax;3;2;1;3;2;oben\n");
    table.close();
    const Told told =
        cli({QStringLiteral("pack"), QStringLiteral("add"), QStringLiteral("deutsch"), QStringLiteral("mercenaries"),
            QStringLiteral("--game"), QStringLiteral("hired-swords"), QStringLiteral("--csv"), table.fileName()});
    QVERIFY2(told.exit == 0, told.err);
    QVERIFY2(told.out.contains("Arax 3 2/1/3/2"), told.out);
    QVERIFY2(told.out.contains("Left out: Regal."), told.out);
}

void PackCommands::whereNoCardStands()
{
    for (const char* line : {"", "  ", "# Arax 3"}) {
        const Told told = cli({QStringLiteral("pack"), QStringLiteral("add"), QStringLiteral("nothing"),
            QStringLiteral("mercenaries"), QLatin1String(line), QStringLiteral("--game"), QStringLiteral("hired-swords")});
        QCOMPARE(told.exit, 1);
        QVERIFY2(told.err.contains("No card stands there."), told.err);
    }
    const Told folder =
        cli({QStringLiteral("pack"), QStringLiteral("add"), QStringLiteral("nothing"), QStringLiteral("mercenaries"),
            QStringLiteral("--game"), QStringLiteral("hired-swords"), QStringLiteral("--csv"), m_folder.path()});
    QCOMPARE(folder.exit, 1);
    QVERIFY2(folder.err.contains("directory. See"), folder.err);
}

#include "pack_commands.moc"
