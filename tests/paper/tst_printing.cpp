// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The programs themselves, without a display: sheets, reports, rule cards and tables of a campaign as files.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QRegularExpression>
#include <QTest>
#include <QUrlQuery>

namespace {

struct Ended {
    int code = -1;
    QByteArray out, err;
};

// In an environment without any display.
Ended run(const char* program, const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        surroundings.remove(QLatin1String(name));
    surroundings.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process.setProcessEnvironment(surroundings);
    process.start(qEnvironmentVariable(program), arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(120000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
        process.readAllStandardError()};
}

QByteArray contentOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

// In points; Qt writes them as whole numbers or with decimals.
bool hasPagesOf(const QString& file, int width, int height)
{
    static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"));
    const auto found = box.match(QString::fromLatin1(contentOf(file)));
    return found.hasMatch() && qRound(found.captured(1).toDouble()) == width && qRound(found.captured(2).toDouble()) == height;
}

} // namespace

class TestPrinting : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyGamePrintsItsFirstSheet_data();
    void everyGamePrintsItsFirstSheet();
    void whatCannotBePrintedIsSaid_data();
    void whatCannotBePrintedIsSaid();
    void reportsAreWrittenByTheirEnding();
    void aStretchIsSaid();
    void theRuleCardIsOneFile();
    void lookingChangesNothing();
    void dataIsReadBack();
    void aPlayIsLogged();
    void dataThatCannotBeIsSaid();
    void aFullDiskLeavesNothing_data();
    void aFullDiskLeavesNothing();
    void aReadOnlyFolderIsSaid();

private:
    Ended musterroll(const QStringList& arguments) const
    {
        return run("MR_PROGRAM", QStringList{QStringLiteral("--shelf"), m_shelf} + arguments);
    }
    Ended cli(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return run("MR_CLI", QStringList{QStringLiteral("--shelf"), m_shelf} + arguments, input);
    }
    QString at(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
    QString m_shelf;
};

void TestPrinting::initTestCase()
{
    m_shelf = m_folder.filePath(QStringLiteral("shelf.db"));
    for (const char* game : {"hired-swords", "jagged-alliance", "mercenarium", "sellsword", "swords-and-souls"})
        QCOMPARE(cli({QStringLiteral("new"), QLatin1String(game), QStringLiteral("--game"), QLatin1String(game),
                         QStringLiteral("--pack"), QStringLiteral("training")})
                     .code,
            0);
    const QList<QByteArray> lines =
        contentOf(QStringLiteral(MR_GAMES "/hired-swords/evenings/training-career.jsonl")).trimmed().split('\n');
    QCOMPARE(cli({QStringLiteral("play"), QStringLiteral("hired-swords")}, lines.mid(0, 450).join('\n') + '\n').code & ~2, 0);
}

void TestPrinting::everyGamePrintsItsFirstSheet_data()
{
    QTest::addColumn<QString>("game");
    for (const char* game : {"hired-swords", "jagged-alliance", "mercenarium", "sellsword", "swords-and-souls"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestPrinting::everyGamePrintsItsFirstSheet()
{
    QFETCH(QString, game);
    const QString file = m_folder.filePath(game + QStringLiteral(".pdf"));
    const Ended ended = musterroll({QStringLiteral("--campaign"), game, QStringLiteral("--print"), file});
    QVERIFY2(ended.code == 0, ended.err.constData());
    QVERIFY(contentOf(file).startsWith("%PDF"));
    QVERIFY(hasPagesOf(file, 595, 842));
    const Ended letter = musterroll({QStringLiteral("--campaign"), game, QStringLiteral("--print=") + file,
        QStringLiteral("--paper"), QStringLiteral("letter"), QStringLiteral("--sheet"), QStringLiteral("set-again")});
    QVERIFY2(letter.code == 0, letter.err.constData());
    QVERIFY(hasPagesOf(file, 612, 792));
}

void TestPrinting::whatCannotBePrintedIsSaid_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const QString print = QStringLiteral("--print"), file = at("refused.pdf"), campaign = QStringLiteral("--campaign"),
                  career = QStringLiteral("hired-swords");
    QTest::newRow("sheet") << QStringList{campaign, career, print, file, QStringLiteral("--sheet"), QStringLiteral("carer-sheet")}
                           << QByteArray("career-sheet");
    QTest::newRow("paper") << QStringList{campaign, career, print, file, QStringLiteral("--paper"), QStringLiteral("A5")}
                           << QByteArray("A4");
    QTest::newRow("folder") << QStringList{campaign, career, print, at("none/refused.pdf")} << QByteArray("none");
    QTest::newRow("no file") << QStringList{campaign, career, print, m_folder.path()} << QByteArray("name");
    QTest::newRow("campaign") << QStringList{campaign, QStringLiteral("hired-sword"), print, file} << QByteArray("hired-swords");
    QTest::newRow("no campaign") << QStringList{print, file} << QByteArray("sellsword");
    QTest::newRow("ending") << QStringList{campaign, career, QStringLiteral("--report"), at("refused.odt")} << QByteArray("html");
    QTest::newRow("entry") << QStringList{campaign, career, QStringLiteral("--report"), file, QStringLiteral("--from"),
        QStringLiteral("9999")}
                           << QByteArray("There is no such entry");
    QTest::newRow("backwards") << QStringList{campaign, career, QStringLiteral("--report"), file, QStringLiteral("--from"),
        QStringLiteral("9"), QStringLiteral("--to"), QStringLiteral("3")}
                               << QByteArray("--from");
    for (const char* moments : {"5", "21", "twelve", "12,12,12,12,12,12,12,12,12,12,12,12,12"})
        QTest::newRow(qPrintable(QStringLiteral("moments ") + QLatin1String(moments))) << QStringList{campaign, career,
            QStringLiteral("--report"), file, QStringLiteral("--from"), QStringLiteral("10"), QStringLiteral("--to"),
            QStringLiteral("20"), QStringLiteral("--moments"), QLatin1String(moments)} << QByteArray("from 10 to 20");
    QTest::newRow("no date") << QStringList{campaign, career, QStringLiteral("--report"), file, QStringLiteral("--to"),
        QStringLiteral("soon")}
                             << QByteArray("date");
}

void TestPrinting::whatCannotBePrintedIsSaid()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    const Ended ended = musterroll(arguments);
    QCOMPARE(ended.code, 1);
    QVERIFY2(ended.err.contains(says), ended.err.constData());
    QVERIFY(!QFile::exists(at("refused.pdf")));
}

void TestPrinting::reportsAreWrittenByTheirEnding()
{
    for (const auto& [name, begins] : {std::pair("r.pdf", "%PDF"), {"r.html", "<!DOCTYPE html>"}, {"r.md", "# hired-swords"}}) {
        const Ended ended =
            musterroll({QStringLiteral("--campaign"), QStringLiteral("hired-swords"), QStringLiteral("--report"), at(name)});
        QVERIFY2(ended.code == 0, ended.err.constData());
        QVERIFY2(contentOf(at(name)).startsWith(begins), contentOf(at(name)).left(80).constData());
    }
    const QByteArray html = contentOf(at("r.html"));
    QVERIFY(!html.contains("http")); // one file, nothing is fetched
    QVERIFY(html.contains("data:image/png"));
    // Without rolls nothing is said of dice.
    QVERIFY(contentOf(at("r.md")).contains(" \\[6\\]"));
    QCOMPARE(musterroll({QStringLiteral("--campaign"), QStringLiteral("hired-swords"), QStringLiteral("--report"), at("quiet.md"),
                            QStringLiteral("--no-rolls")})
                 .code,
        0);
    QVERIFY(!contentOf(at("quiet.md")).contains(" \\[6\\]"));
}

void TestPrinting::aStretchIsSaid()
{
    const QStringList some{QStringLiteral("--campaign"), QStringLiteral("hired-swords"), QStringLiteral("--report"),
        at("some.md"), QStringLiteral("--from"), QStringLiteral("10"), QStringLiteral("--to"), QStringLiteral("20")};
    QCOMPARE(musterroll(some).code, 0);
    const QByteArray text = contentOf(at("some.md"));
    QVERIFY2(text.contains("entries 10 to 20"), text.right(100).constData());
    QVERIFY(text.size() < contentOf(at("r.md")).size());
    // The table at moments of one's own choice, and nowhere else.
    QCOMPARE(musterroll(QStringList(some).replaceInStrings(QStringLiteral("some.md"), QStringLiteral("some.html"))
                 + QStringList{QStringLiteral("--moments"), QStringLiteral("20,12")})
                 .code,
        0);
    const QByteArray shown = contentOf(at("some.html"));
    QCOMPARE(shown.count("behind entry"), 2 * contentOf(at("r.html")).count("The table at the end."));
    QVERIFY(shown.indexOf("behind entry 12") < shown.indexOf("behind entry 20"));
    QVERIFY(!shown.contains("at the end."));
}

void TestPrinting::theRuleCardIsOneFile()
{
    const Ended ended =
        musterroll({QStringLiteral("--campaign"), QStringLiteral("hired-swords"), QStringLiteral("--card"), at("card.pdf")});
    QVERIFY2(ended.code == 0, ended.err.constData());
    QVERIFY(contentOf(at("card.pdf")).contains("/Count 1"));
}

void TestPrinting::lookingChangesNothing()
{
    const QByteArray before = contentOf(m_shelf);
    QCOMPARE(
        musterroll({QStringLiteral("--campaign"), QStringLiteral("sellsword"), QStringLiteral("--print"), at("look.pdf")}).code,
        0);
    QCOMPARE(contentOf(m_shelf), before);
    const QString none = m_folder.filePath(QStringLiteral("none.db"));
    QCOMPARE(run("MR_PROGRAM",
                 {QStringLiteral("--shelf"), none, QStringLiteral("--campaign"), QStringLiteral("x"), QStringLiteral("--print"),
                     at("x.pdf")})
                 .code,
        1);
    QVERIFY(!QFile::exists(none));
}

void TestPrinting::dataIsReadBack()
{
    for (const char* table : {"log", "rolls", "units", "plays", "figures"}) {
        const QString name = QLatin1String(table);
        const Ended told = cli({QStringLiteral("data"), QStringLiteral("hired-swords"), name, QStringLiteral("--json")});
        QVERIFY2(told.code == 0, told.err.constData());
        const QJsonObject about = QJsonDocument::fromJson(told.out).object();
        QVERIFY(about.value(QStringLiteral("rows")).toInt() > 0);
        QCOMPARE(cli({QStringLiteral("data"), QStringLiteral("hired-swords"), name, at("t.csv")}).code, 0);
        QCOMPARE(cli({QStringLiteral("data"), QStringLiteral("hired-swords"), name, at("t.json")}).code, 0);
        const QJsonArray rows = QJsonDocument::fromJson(contentOf(at("t.json"))).array();
        QCOMPARE(rows.size(), about.value(QStringLiteral("rows")).toInt());
        QByteArray head;
        for (const QJsonValue& column : about.value(QStringLiteral("columns")).toArray()) {
            const QString key = column.toObject().value(QStringLiteral("name")).toString();
            QVERIFY(!column.toObject().value(QStringLiteral("help")).toString().isEmpty());
            QVERIFY2(rows.first().toObject().contains(key), qPrintable(key));
            head += (head.isEmpty() ? "" : ",") + key.toUtf8();
        }
        const QByteArray csv = contentOf(at("t.csv"));
        QVERIFY2(csv.startsWith(head + "\r\n"), csv.left(200).constData());
        int lines = 0;
        bool isQuoted = false;
        for (const char c : csv) { // line breaks within quotes do not count
            isQuoted ^= c == '"';
            lines += c == '\n' && !isQuoted;
        }
        QCOMPARE(lines, rows.size() + 1);
    }
    // What the state says now is the last figure of its name.
    const QByteArray wealth =
        cli({QStringLiteral("show"), QStringLiteral("hired-swords"), QStringLiteral("wealth")}).out.trimmed();
    const QJsonArray rows = QJsonDocument::fromJson(contentOf(at("t.json"))).array();
    QByteArray last;
    for (const QJsonValue& row : rows)
        if (row.toObject().value(QStringLiteral("figure")).toString() == QLatin1String("wealth"))
            last = QByteArray::number(row.toObject().value(QStringLiteral("value")).toInt());
    QCOMPARE(last, wealth);
}

// A row for each sitting, and a link that another program takes over: the same names there, so that it remembers them.
void TestPrinting::aPlayIsLogged()
{
    QCOMPARE(cli({QStringLiteral("data"), QStringLiteral("sellsword"), QStringLiteral("plays"), at("plays.json")}).code, 0);
    const QJsonArray rows = QJsonDocument::fromJson(contentOf(at("plays.json"))).array();
    QCOMPARE(rows.size(), 1);
    const QJsonObject play = rows.first().toObject();
    QCOMPARE(play.value(QStringLiteral("game")).toString(), QStringLiteral("Sellsword"));
    const QString names = play.value(QStringLiteral("players")).toString();
    QVERIFY2(names.contains(QStringLiteral("Hollow Court")), qPrintable(names)); // as people call them
    const QUrl link(play.value(QStringLiteral("bgstats")).toString());
    QCOMPARE(link.host(), QStringLiteral("app.bgstatsapp.com"));
    const QString data = QUrlQuery(link).queryItemValue(QStringLiteral("data"), QUrl::FullyDecoded);
    const QJsonObject told = QJsonDocument::fromJson(data.toUtf8()).object();
    for (const char* key : {"sourceName", "sourcePlayId", "playDate"})
        QVERIFY2(!told.value(QLatin1String(key)).toString().isEmpty(), key);
    QCOMPARE(told.value(QStringLiteral("playDate")), play.value(QStringLiteral("date")));
    QVERIFY(!told.value(QStringLiteral("game")).toObject().value(QStringLiteral("sourceGameId")).toString().isEmpty());
    QStringList players;
    for (const QJsonValue& one : told.value(QStringLiteral("players")).toArray())
        players += one.toObject().value(QStringLiteral("name")).toString();
    QCOMPARE(players.join(QStringLiteral(", ")), names);
}

void TestPrinting::dataThatCannotBeIsSaid()
{
    const QString data = QStringLiteral("data"), career = QStringLiteral("hired-swords");
    for (const auto& [arguments, says] : {std::pair(QStringList{data, career, QStringLiteral("rols"), at("d.csv")}, "rolls"),
             {QStringList{data, career, QStringLiteral("log"), at("d.xls")}, "csv"},
             {QStringList{data, career, QStringLiteral("log"), at("none/d.csv")}, "none"},
             {QStringList{data, QStringLiteral("nobody"), QStringLiteral("log"), at("d.csv")}, "nobody"}}) {
        const Ended ended = cli(arguments);
        QCOMPARE(ended.code, 1);
        QVERIFY2((ended.out + ended.err).contains(says), (ended.out + ended.err).constData());
    }
    QVERIFY(!QFile::exists(at("d.csv")));
}

void TestPrinting::aFullDiskLeavesNothing_data()
{
    QTest::addColumn<QByteArray>("program");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("file");
    const QString campaign = QStringLiteral("--campaign"), career = QStringLiteral("hired-swords");
    const auto add = [&](const char* program, const QStringList& arguments, const char* name) {
        QTest::newRow(name) << QByteArray(program) << arguments + QStringList{at(name)} << at(name);
    };
    add("MR_PROGRAM", {campaign, career, QStringLiteral("--print")}, "full.pdf");
    for (const char* name : {"full-report.pdf", "full-report.html", "full-report.md"})
        add("MR_PROGRAM", {campaign, career, QStringLiteral("--report")}, name);
    add("MR_PROGRAM", {campaign, career, QStringLiteral("--card")}, "full-card.pdf");
    for (const char* name : {"full.csv", "full.json"})
        add("MR_CLI", {QStringLiteral("data"), career, QStringLiteral("log")}, name);
    add("MR_CLI", {QStringLiteral("export"), career}, "full.jsonl");
    add("MR_CLI", {QStringLiteral("data"), career, QStringLiteral("log"), QStringLiteral("--to"), QStringLiteral("36")},
        "full-by-half.json"); // all of it waits in the library, and half of it gets there
}

// No file may become larger than some kilobytes: what stood there before stays, and nothing half-written lies beside it.
void TestPrinting::aFullDiskLeavesNothing()
{
    QFETCH(QByteArray, program);
    QFETCH(QStringList, arguments);
    QFETCH(QString, file);
    const bool stoodBefore = !file.endsWith(QLatin1String(".jsonl")); // an export never replaces a file
    if (stoodBefore) {
        QFile before(file);
        QVERIFY(before.open(QIODevice::WriteOnly) && before.write("before") == 6);
    }
    const QStringList names = QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden);
    QProcess bash;
    QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
    surroundings.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    surroundings.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    bash.setProcessEnvironment(surroundings);
    bash.start(QStringLiteral("bash"),
        QStringList{QStringLiteral("-c"), QStringLiteral("trap '' XFSZ; ulimit -f 4; exec \"$0\" \"$@\""),
            qEnvironmentVariable(program.constData()), QStringLiteral("--shelf"), m_shelf}
            + arguments);
    QVERIFY(bash.waitForFinished(120000));
    const QByteArray told = bash.readAllStandardError() + bash.readAllStandardOutput();
    QCOMPARE(bash.exitStatus(), QProcess::NormalExit);
    QVERIFY2(bash.exitCode() == 1, told.constData());
    QVERIFY2(told.contains(file.section(QLatin1Char('/'), -1).toUtf8()), told.constData());
    QVERIFY2(told.contains("could not be written: File too large."), told.constData());
    for (const char* nobodysWords : {"Unknown error", "canceled"}) // as the library says it
        QVERIFY2(!told.contains(nobodysWords), told.constData());
    QCOMPARE(contentOf(file), QByteArray(stoodBefore ? "before" : ""));
    QCOMPARE(QFile::exists(file), stoodBefore);
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden), names);
}

// Nobody may write there, whoever it is.
void TestPrinting::aReadOnlyFolderIsSaid()
{
    if (!QDir(QStringLiteral("/proc")).exists())
        QSKIP("There is no folder here in which nobody may write.");
    for (const QStringList& words : {QStringList{QStringLiteral("--print"), QStringLiteral("/proc/sheet.pdf")},
             {QStringLiteral("--report"), QStringLiteral("/proc/report.md")},
             {QStringLiteral("--card"), QStringLiteral("/proc/card.html")}}) {
        const Ended ended = musterroll(QStringList{QStringLiteral("--campaign"), QStringLiteral("hired-swords")} + words);
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.err.contains(words.last().toUtf8()) && ended.err.contains("/proc"), ended.err.constData());
    }
}

QTEST_GUILESS_MAIN(TestPrinting)
#include "tst_printing.moc"
