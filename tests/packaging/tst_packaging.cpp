// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is installed beside the programs agrees with them: manuals, completions of three shells, file types, releases.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {

const QString id = QStringLiteral("io.github.musterroll.MusterRoll");

QByteArray contentOf(const QString& path)
{
    QFile file(QDir(QStringLiteral(MR_ROOT)).filePath(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList matchesOf(const char* pattern, const QByteArray& text)
{
    const QRegularExpression expression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption);
    QStringList all;
    for (auto it = expression.globalMatch(QString::fromUtf8(text)); it.hasNext();)
        all += it.next().captured(1);
    all.removeDuplicates();
    all.sort();
    return all;
}

QByteArray answerOf(const QString& program, const QStringList& words)
{
    QProcess process;
    process.start(program, words);
    return process.waitForFinished(60000) ? process.readAllStandardOutput() : QByteArray();
}

// Each attribute of this name in an element of this name.
QStringList attributesOf(const QString& path, QLatin1String element, QLatin1String attribute)
{
    QXmlStreamReader reader(contentOf(path));
    QStringList all;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == element)
            all += reader.attributes().value(attribute).toString();
    all.sort();
    return reader.hasError() ? QStringList(reader.errorString()) : all;
}

} // namespace

class Packaging : public QObject {
    Q_OBJECT

private slots:
    void theManualOfTheWindowNamesItsOptions();
    void allShellsOfferTheSame_data();
    void allShellsOfferTheSame();
    void releasesAreThoseOfTheChangelog();
    void fileTypesAreDeclaredOnceAndDrawn();
    void filesAreToldByTheirContent_data();
    void filesAreToldByTheirContent();
    void whatIsInstalledGoesAgain();
};

void Packaging::theManualOfTheWindowNamesItsOptions()
{
    const QStringList said =
        matchesOf("^  (?:-., )?--([a-z-]+)", answerOf(QStringLiteral(MR_WINDOW), {QStringLiteral("--help")}));
    QVERIFY(said.contains(QStringLiteral("shelf")));
    QCOMPARE(matchesOf("^\\.It (?:Fl . , -|Fl -)([a-z-]+)", contentOf(QStringLiteral("packaging/musterroll.1"))), said);
}

void Packaging::allShellsOfferTheSame_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("offered");
    QTest::newRow("options") << QStringList{QStringLiteral("musterroll"), QStringLiteral("--sh")}
                             << QStringList{QStringLiteral("--sheet"), QStringLiteral("--shelf")};
    QTest::newRow("values") << QStringList{QStringLiteral("musterroll"), QStringLiteral("--theme"), QString()}
                            << QStringList{QStringLiteral("dark"), QStringLiteral("light")};
    QTest::newRow("campaigns of a shelf") << QStringList{QStringLiteral("musterroll"), QStringLiteral("--shelf"),
        QStringLiteral("shelf.db"), QStringLiteral("--campaign"), QString()}
                                          << QStringList{QStringLiteral("Two words")};
    QTest::newRow("commands") << QStringList{QStringLiteral("musterroll-cli"), QStringLiteral("pack"), QStringLiteral("re")}
                              << QStringList{QStringLiteral("remove")};
    QTest::newRow("names with blanks") << QStringList{QStringLiteral("musterroll-cli"), QStringLiteral("--shelf"),
        QStringLiteral("shelf.db"), QStringLiteral("show"), QString()}
                                       << QStringList{QStringLiteral("Two words")};
}

void Packaging::allShellsOfferTheSame()
{
    QFETCH(QStringList, words);
    QFETCH(QStringList, offered);
    const QTemporaryDir folder;
    const QDir here(folder.path());
    // As they are installed: the scripts of zsh and fish look for the one of bash beside them.
    const QString source = QStringLiteral(MR_ROOT "/packaging/completions/musterroll");
    for (const char* path : {"bin", "bash-completion/completions", "fish/vendor_completions.d", "zsh/site-functions"})
        QVERIFY(here.mkpath(QLatin1String(path)));
    QVERIFY(QFile::link(QStringLiteral(MR_WINDOW), here.filePath(QStringLiteral("bin/musterroll"))));
    QVERIFY(QFile::link(QStringLiteral(MR_CLI), here.filePath(QStringLiteral("bin/musterroll-cli"))));
    for (const char* program : {"musterroll", "musterroll-cli"}) {
        const QString name = QLatin1String(program);
        QVERIFY(QFile::copy(QStringLiteral(MR_ROOT "/packaging/completions/%1.bash").arg(name),
            here.filePath(QStringLiteral("bash-completion/completions/") + name)));
        QVERIFY(QFile::copy(
            source + QStringLiteral(".fish"), here.filePath(QStringLiteral("fish/vendor_completions.d/%1.fish").arg(name))));
    }
    answerOf(QStringLiteral(MR_CLI),
        {QStringLiteral("--shelf"), here.filePath(QStringLiteral("shelf.db")), QStringLiteral("new"), QStringLiteral("Two words"),
            QStringLiteral("--game"), QStringLiteral("hired-swords"), QStringLiteral("--pack"), QStringLiteral("training")});

    QProcess shell;
    shell.setWorkingDirectory(folder.path());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PATH"),
        here.filePath(QStringLiteral("bin")) + QLatin1Char(':') + environment.value(QStringLiteral("PATH")));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
    shell.setProcessEnvironment(environment);
    const auto answers = [&](const QString& program, const QStringList& arguments) {
        shell.start(program, arguments);
        shell.waitForFinished(60000);
        QStringList lines = QString::fromUtf8(shell.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        lines.removeDuplicates();
        lines.sort();
        return lines;
    };
    QCOMPARE(answers(QStringLiteral("bash"), QStringList{QStringLiteral("bash-completion/completions/") + words.first()} + words),
        offered);
    if (QStandardPaths::findExecutable(QStringLiteral("fish")).isEmpty())
        QSKIP("fish is not installed");
    QString line;
    for (const QString& word : words)
        line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + word;
    QCOMPARE(answers(QStringLiteral("fish"),
                 {QStringLiteral("--no-config"), QStringLiteral("-c"),
                     QStringLiteral("source fish/vendor_completions.d/%1.fish; complete -C '%2'").arg(words.first(), line)}),
        offered);
}

// Somebody who reads of a version in a shop for programs finds the same in the list of what changed.
void Packaging::releasesAreThoseOfTheChangelog()
{
    const QByteArray changes = contentOf(QStringLiteral("packaging/CHANGELOG.md"));
    const QString about = QStringLiteral("packaging/desktop/%1.metainfo.xml").arg(id);
    QVERIFY(!matchesOf("^## (\\d.*?) – ", changes).isEmpty());
    QCOMPARE(attributesOf(about, QLatin1String("release"), QLatin1String("version")), matchesOf("^## (\\d.*?) – ", changes));
    QCOMPARE(attributesOf(about, QLatin1String("release"), QLatin1String("date")), matchesOf("^## \\d.*? – (.*)$", changes));
}

void Packaging::fileTypesAreDeclaredOnceAndDrawn()
{
    const QString types = QStringLiteral("packaging/desktop/%1.mime.xml").arg(id);
    const QStringList names = attributesOf(types, QLatin1String("mime-type"), QLatin1String("type"));
    QCOMPARE(names.size(), 3);
    QCOMPARE(matchesOf("(application/[^;=\\s]+)(?=;)", contentOf(QStringLiteral("packaging/desktop/%1.desktop").arg(id))), names);
    QCOMPARE(
        matchesOf("<mediatype>(.*)</mediatype>", contentOf(QStringLiteral("packaging/desktop/%1.metainfo.xml").arg(id))), names);
    for (const QString& icon : attributesOf(types, QLatin1String("icon"), QLatin1String("name")) + QStringList{id})
        QVERIFY2(contentOf(QStringLiteral("resources/icons/%1.svg").arg(icon)).contains("</svg>"), qPrintable(icon));
}

void Packaging::filesAreToldByTheirContent_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("type");
    QTest::newRow("campaign") << QStringLiteral("evening.jsonl") << QStringLiteral("application/vnd.musterroll.campaign");
    QTest::newRow("campaign without a suffix")
        << QStringLiteral("evening") << QStringLiteral("application/vnd.musterroll.campaign");
    QTest::newRow("pack") << QStringLiteral("mine.json") << QStringLiteral("application/vnd.musterroll.pack+json");
    QTest::newRow("shelf") << QStringLiteral("shelf.db") << QStringLiteral("application/vnd.musterroll.shelf");
    QTest::newRow("other JSON") << QStringLiteral("other.json") << QStringLiteral("application/json");
}

// As a file manager asks: the database of types with ours in it.
void Packaging::filesAreToldByTheirContent()
{
    if (QStandardPaths::findExecutable(QStringLiteral("update-mime-database")).isEmpty()
        || QStandardPaths::findExecutable(QStringLiteral("gio")).isEmpty())
        QSKIP("shared-mime-info or gio is not installed");
    QFETCH(QString, file);
    const QTemporaryDir folder;
    const QDir here(folder.path());
    QVERIFY(here.mkpath(QStringLiteral("mime/packages")));
    QVERIFY(QFile::copy(QStringLiteral(MR_ROOT "/packaging/desktop/%1.mime.xml").arg(id),
        here.filePath(QStringLiteral("mime/packages/musterroll.xml"))));
    answerOf(QStringLiteral("update-mime-database"), {here.filePath(QStringLiteral("mime"))});
    const QStringList shelf{QStringLiteral("--shelf"), here.filePath(QStringLiteral("shelf.db"))};
    const auto cli = [&](const char* line) {
        answerOf(QStringLiteral(MR_CLI), shelf + QString::fromUtf8(line).arg(folder.path()).split(QLatin1Char(' ')));
    };
    cli("new evening --game hired-swords --pack training");
    cli("export evening %1/evening.jsonl");
    cli("pack export training %1/mine.json --game hired-swords");
    QVERIFY(QFile::copy(here.filePath(QStringLiteral("evening.jsonl")), here.filePath(QStringLiteral("evening"))));
    QFile other(here.filePath(QStringLiteral("other.json")));
    QVERIFY(other.open(QIODevice::WriteOnly) && other.write("{\"format\": \"something else\"}") > 0);
    other.close();
    QProcess gio;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.path());
    gio.setProcessEnvironment(environment);
    gio.start(QStringLiteral("gio"),
        {QStringLiteral("info"), QStringLiteral("-a"), QStringLiteral("standard::content-type"), here.filePath(file)});
    QVERIFY(gio.waitForFinished(60000));
    QTEST(matchesOf("content-type: (.*)$", gio.readAllStandardOutput()).value(0), "type");
}

void Packaging::whatIsInstalledGoesAgain()
{
    const QTemporaryDir folder;
    QFile kept(folder.filePath(QStringLiteral("kept"))); // not ours
    QVERIFY(kept.open(QIODevice::WriteOnly));
    QProcess cmake;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("DESTDIR"), folder.path());
    cmake.setProcessEnvironment(environment);
    const auto run = [&](const QStringList& words) {
        cmake.start(QStringLiteral(MR_CMAKE), words);
        return cmake.waitForFinished(120000) && cmake.exitCode() == 0;
    };
    QVERIFY2(run({QStringLiteral("--install"), QStringLiteral(MR_BUILD)}), cmake.readAllStandardError().constData());
    QStringList installed;
    for (QDirIterator it(folder.path(), QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
        installed += QFileInfo(it.next()).fileName();
    for (const char* name :
        {"musterroll", "musterroll-cli", "musterroll.1", "_musterroll-cli", "io.github.musterroll.MusterRoll.desktop"})
        QVERIFY2(installed.contains(QLatin1String(name)), name);
    QVERIFY2(
        run({QStringLiteral("-DBUILD=" MR_BUILD), QStringLiteral("-P"), QStringLiteral(MR_ROOT "/packaging/uninstall.cmake")}),
        cmake.readAllStandardError().constData());
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList{QStringLiteral("kept")});
}

QTEST_GUILESS_MAIN(Packaging)
#include "tst_packaging.moc"
