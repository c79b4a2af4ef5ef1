// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line says of itself: the help of every command, of verbs and questions; the manual and the completion
// name the same commands and options.
#include "support/command_line.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace {

using support::Run;
using support::words;

constexpr int done = 0, error = 1, wrongUsage = 64;

QStringList matchesOf(const char* pattern, const QString& text)
{
    const QRegularExpression expression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption);
    QStringList all;
    for (auto it = expression.globalMatch(text); it.hasNext();)
        all += it.next().captured(1);
    return all;
}

QString contentOf(const char* path)
{
    QFile file(QStringLiteral(MR_PACKAGING "/") + QLatin1String(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList sorted(QStringList list)
{
    list.sort();
    return list;
}

} // namespace

class HelpOnTheCommandLine : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCommandHelps_data();
    void everyCommandHelps();
    void familiesListTheirCommands();
    void helpIsACommandToo();
    void verbsTellTheirFields();
    void questionsTellTheirFields();
    void everyVerbTellsEveryField();
    void helpOfWhatIsNotThere_data();
    void helpOfWhatIsNotThere();
    void optionsOfOtherCommandsAreRefused();
    void theManualNamesCommandsAndOptions();
    void theCompletionOffersCommandsAndOptions();

private:
    Run typed(const QString& line) const { return support::musterroll(shelf() + line.split(QLatin1Char(' '))); }
    QStringList shelf() const { return {QStringLiteral("--shelf"), m_folder.filePath(QStringLiteral("shelf.db"))}; }
    QStringList own(const QString& command) const { return matchesOf("--([a-z-]+)", m_usages.value(command)); }

    QTemporaryDir m_folder;
    QMap<QString, QString> m_usages; // as --help lists them, by the command's name
    QStringList m_everywhere;        // options of every command
};

void HelpOnTheCommandLine::initTestCase()
{
    QVERIFY(m_folder.isValid());
    QVERIFY(QDir::setCurrent(m_folder.path())); // examples write files
    const QString help = typed(QStringLiteral("--help")).said();
    for (const QString& usage : matchesOf("^  ([a-z].*)$", help))
        m_usages.insert(matchesOf("^([a-z-]+(?: [a-z]+)?)(?: |$)", usage).value(0), usage);
    m_everywhere = matchesOf("^  (?:-., )?--([a-z-]+)", help);
    QVERIFY2(m_usages.size() > 30 && m_usages.contains(QStringLiteral("rules pin")), qPrintable(help));
    QCOMPARE(m_everywhere, words("shelf json who help version"));
    QCOMPARE(typed(QStringLiteral("new evening --game hired-swords --pack training")).exit, done);
}

void HelpOnTheCommandLine::everyCommandHelps_data()
{
    QTest::addColumn<QString>("usage");
    for (auto it = m_usages.begin(); it != m_usages.end(); ++it)
        QTest::newRow(qPrintable(it.key())) << it.value();
}

void HelpOnTheCommandLine::everyCommandHelps()
{
    QFETCH(QString, usage);
    const QString name = QString::fromUtf8(QTest::currentDataTag());
    const Run run = typed(name + QStringLiteral(" --help"));
    QCOMPARE(run.exit, done);
    QCOMPARE(run.said().section(QLatin1Char('\n'), 0, 0), QStringLiteral("Usage: musterroll-cli ") + usage);
    QString ownPart = run.said().section(QStringLiteral("\nExample:"), 0, 0);
    QCOMPARE(matchesOf("^  (?:-., )?--([a-z-]+)", ownPart), own(name) + m_everywhere);
    for (const QString& placeholder : matchesOf("([A-Z]{2,})", usage.section(QStringLiteral("--"), 0, 0)))
        QVERIFY2(ownPart.contains(
                     QRegularExpression(QStringLiteral("\n  [A-Z|a-z=]*") + placeholder + QStringLiteral("[^\n]*   ?\\w"))),
            qPrintable(placeholder));
    // The example is one of this command, and understood: what it speaks of may not be there.
    const QString example = matchesOf("^Example:\n  musterroll-cli (.*)$", run.said()).value(0);
    QVERIFY2(example == name || example.startsWith(name + QLatin1Char(' ')), qPrintable(example));
    const Run tried = support::musterroll(QStringList{QStringLiteral("--shelf"), QStringLiteral("other.db")}
        + example.section(QStringLiteral(" <"), 0, 0).split(QLatin1Char(' ')));
    QVERIFY2(tried.exit == done || tried.exit == error, qPrintable(example + QLatin1Char('\n') + tried.said()));
}

void HelpOnTheCommandLine::familiesListTheirCommands()
{
    for (const char* family : {"pack", "rules"}) {
        const QString said = typed(QLatin1String(family) + QStringLiteral(" --help")).said();
        for (const QString& usage : std::as_const(m_usages))
            if (usage.startsWith(QLatin1String(family) + QLatin1Char(' ')))
                QVERIFY2(said.contains(usage), qPrintable(usage));
    }
    const Run bare = typed(QStringLiteral("pack"));
    QCOMPARE(bare.exit, wrongUsage);
    QVERIFY2(bare.said().contains(QStringLiteral("check FILE|ID | list | schema GAME")), qPrintable(bare.said()));
}

void HelpOnTheCommandLine::helpIsACommandToo()
{
    QCOMPARE(typed(QStringLiteral("help roll")).out, typed(QStringLiteral("roll --help")).out);
    QCOMPARE(typed(QStringLiteral("-h pack list")).out, typed(QStringLiteral("pack list --help")).out);
    QCOMPARE(typed(QStringLiteral("help do evening hire")).out, typed(QStringLiteral("do evening --help hire")).out);
    QCOMPARE(typed(QStringLiteral("help")).out, typed(QStringLiteral("--help")).out);
    QCOMPARE(typed(QStringLiteral("do evening --help")).out, typed(QStringLiteral("do --help")).out);
    // Too few arguments are no reason to refuse help.
    QCOMPARE(typed(QStringLiteral("goto evening --help")).out, typed(QStringLiteral("goto --help")).out);
}

void HelpOnTheCommandLine::verbsTellTheirFields()
{
    const QString hire = typed(QStringLiteral("do evening hire --help")).said();
    for (const char* part :
        {"Usage: musterroll-cli do evening hire who=…\n", "  who=  ", "a name; now ", "hobb-carrow", "--rolled FACES"})
        QVERIFY2(
            hire.contains(QString::fromUtf8(part)), qPrintable(QString::fromUtf8(part) + QStringLiteral(" is not in: ") + hire));
    QVERIFY2(!hire.contains(QStringLiteral("(optional)")), qPrintable(hire));
    const QString effect = typed(QStringLiteral("do evening effect --help")).said();
    for (const char* part : {"[effect=…]", "  effect.kind=  ", "one of damage, exhaust,", "  effect.may= (optional) ",
             "yes or no", "a whole number, 0 to 9999", "a number as printed, up to 999, ? where it is not known: 3, +2",
             "a list with commas, each a whole number"})
        QVERIFY2(effect.contains(QString::fromUtf8(part)),
            qPrintable(QString::fromUtf8(part) + QStringLiteral(" is not in: ") + effect));
    // At no table what it is called with, without the names of one.
    const QString any = typed(QStringLiteral("schema hired-swords hire --help")).said();
    QVERIFY2(
        any.contains(QStringLiteral("Usage: musterroll-cli do CAMPAIGN hire who=…\n")) && !any.contains(QStringLiteral("now ")),
        qPrintable(any));
    QVERIFY(typed(QStringLiteral("schema hired-swords value --help")).said().contains(QStringLiteral("ask CAMPAIGN value")));
    QCOMPARE(typed(QStringLiteral("schema hired-swords state --help")).out, typed(QStringLiteral("schema --help")).out);
    QVERIFY(typed(QStringLiteral("schema hired-swords hrie --help")).said().contains(QStringLiteral("Did you mean hire?")));
    QVERIFY(typed(QStringLiteral("do evening undo-nothing --help")).exit == error);
    QVERIFY(typed(QStringLiteral("do evening accept --help")).said().contains(QStringLiteral("It has no fields.")));
    QCOMPARE(typed(QStringLiteral("log evening")).out.count('\n'), 1); // nothing was done
}

void HelpOnTheCommandLine::questionsTellTheirFields()
{
    const QString value = typed(QStringLiteral("ask evening value --help")).said();
    for (const char* part : {"Usage: musterroll-cli ask evening value listing=…", "  listing=  ", "--rolled FACES"})
        QVERIFY2(value.contains(QString::fromUtf8(part)), qPrintable(value));
}

void HelpOnTheCommandLine::everyVerbTellsEveryField()
{
    const QJsonObject verbs = typed(QStringLiteral("schema hired-swords --json")).json().value(QLatin1String("verbs")).toObject();
    QVERIFY(verbs.size() > 30);
    for (auto it = verbs.begin(); it != verbs.end(); ++it) {
        const Run run = typed(QStringLiteral("do evening %1 --help").arg(it.key()));
        QVERIFY2(run.exit == done, qPrintable(run.said()));
        const QStringList fields = it->toObject().value(QLatin1String("properties")).toObject().keys();
        for (const QString& field : fields)
            QVERIFY2(run.said().contains(QStringLiteral("\n  ") + field + QLatin1Char('=')), qPrintable(it.key() + field));
    }
}

void HelpOnTheCommandLine::helpOfWhatIsNotThere_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QString>("says");
    QTest::newRow("command") << "shwo --help" << wrongUsage << "Did you mean show?";
    QTest::newRow("part of a command") << "pack chekc --help" << wrongUsage << "pack check FILE|ID";
    QTest::newRow("campaign") << "do evenign hire --help" << error << "evening";
    QTest::newRow("verb") << "do evening hrie --help" << error << "Did you mean hire?";
    QTest::newRow("question") << "ask evening valeu --help" << error << "Did you mean value?";
    QTest::newRow("option") << "roll --help --jsno" << wrongUsage << "Did you mean --json?";
}

void HelpOnTheCommandLine::helpOfWhatIsNotThere()
{
    QFETCH(QString, line);
    QFETCH(QString, says);
    const Run run = typed(line);
    QTEST(run.exit, "exit");
    QVERIFY2(run.said().contains(says), qPrintable(run.said()));
    QVERIFY(run.out.isEmpty());
}

// Each names those that the command has, and where the option belongs.
void HelpOnTheCommandLine::optionsOfOtherCommandsAreRefused()
{
    const QMap<QString, QString> foreign{
        {QStringLiteral("house"), QStringLiteral("share, rules pin")}, {QStringLiteral("crew"), QStringLiteral("roll, odds")}};
    for (auto it = m_usages.begin(); it != m_usages.end(); ++it)
        for (auto other = foreign.begin(); other != foreign.end(); ++other) {
            if (own(it.key()).contains(other.key()))
                continue;
            const Run run = typed(it.key() + QStringLiteral(" --") + other.key() + QStringLiteral(" 3"));
            QVERIFY2(run.exit == wrongUsage && run.out.isEmpty(), qPrintable(it.key() + QLatin1Char('\n') + run.said()));
            QVERIFY2(run.said().contains(QStringLiteral("The command %1 has no option --%2. It belongs to: %3.")
                                             .arg(it.key(), other.key(), other.value())),
                qPrintable(run.said()));
            for (const QString& option : own(it.key()) + m_everywhere)
                QVERIFY2(run.said().contains(QStringLiteral("--") + option), qPrintable(option + run.said()));
        }
    const Run near = typed(QStringLiteral("roll 2d6 --rold 5,3"));
    QVERIFY2(near.exit == wrongUsage && near.said().contains(QStringLiteral("Did you mean --rolled?")), qPrintable(near.said()));
}

void HelpOnTheCommandLine::theManualNamesCommandsAndOptions()
{
    const QString page = contentOf("musterroll-cli.1");
    const QString commands = page.section(QStringLiteral(".Sh COMMANDS"), 1).section(QStringLiteral(".Sh OPTIONS"), 0, 0);
    QStringList named;
    for (const QString& item : matchesOf("^\\.It (Cm [a-z-]+(?: Cm [a-z]+)?)", commands))
        named += QString(item).remove(QStringLiteral("Cm "));
    QCOMPARE(sorted(named), QStringList(m_usages.keys()));

    const QString options = page.section(QStringLiteral(".Sh OPTIONS"), 1).section(QStringLiteral(".Sh ENVIRONMENT"), 0, 0);
    static const QRegularExpression item(
        QStringLiteral("^\\.It Fl (?:. , )?-([a-z-]+)( Ar [a-z]+)?\n(?:\\.Pq Cm ([a-z ,-]+)\n)?"),
        QRegularExpression::MultilineOption);
    QStringList everywhere;
    QMap<QString, QStringList> ofCommands;
    for (auto it = item.globalMatch(options); it.hasNext();) {
        const auto match = it.next();
        if (match.captured(3).isEmpty())
            everywhere += match.captured(1);
        const QStringList takers = match.captured(3).split(QStringLiteral(" , "), Qt::SkipEmptyParts);
        for (const QString& command : takers) {
            ofCommands[command] += match.captured(1);
            const bool hasValue =
                m_usages.value(command).contains(QRegularExpression(QStringLiteral("--%1 [A-Z]").arg(match.captured(1))));
            QVERIFY2(hasValue != match.captured(2).isEmpty(), qPrintable(match.captured(0)));
        }
    }
    QCOMPARE(sorted(everywhere), sorted(m_everywhere));
    for (auto it = m_usages.begin(); it != m_usages.end(); ++it)
        QCOMPARE(it.key() + QLatin1Char(' ') + sorted(ofCommands.value(it.key())).join(QLatin1Char(' ')),
            it.key() + QLatin1Char(' ') + sorted(own(it.key())).join(QLatin1Char(' ')));
}

// The script itself, asked for every command in one shell.
void HelpOnTheCommandLine::theCompletionOffersCommandsAndOptions()
{
    const QString bash = QStandardPaths::findExecutable(QStringLiteral("bash"));
    if (bash.isEmpty())
        QSKIP("bash is not installed");
    QStringList lines{QString(), QStringLiteral("pack "), QStringLiteral("do "), QStringLiteral("do evening dra"),
        QStringLiteral("ask evening valu"), QStringLiteral("rules pin hs-mele"), QStringLiteral("roll --game hired"),
        QStringLiteral("--campaign eve"), QStringLiteral("--game hired-swords roll --ga"),
        QStringLiteral("schema hired-swords setu")};
    for (auto it = m_usages.begin(); it != m_usages.end(); ++it)
        lines += it.key() + QStringLiteral(" --");
    QString script = QStringLiteral("source '" MR_PACKAGING "/completions/musterroll-cli.bash'\nexport LC_ALL=C.UTF-8\n");
    for (const QString& line : std::as_const(lines))
        script += QStringLiteral("COMP_WORDS=('" MR_CLI "' --shelf '%1' ").arg(shelf().last())
            + (line.isEmpty() || line.endsWith(QLatin1Char(' ')) ? line + QStringLiteral("''") : line)
            + QStringLiteral(")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_musterroll_cli\necho \"${COMPREPLY[*]}\"\n");
    QProcess shell;
    shell.start(bash, {QStringLiteral("--norc"), QStringLiteral("-c"), script});
    QVERIFY(shell.waitForFinished(120000));
    const QByteArray errors = shell.readAllStandardError();
    QVERIFY2(errors.isEmpty(), errors.constData());
    const QStringList offered = QString::fromUtf8(shell.readAllStandardOutput()).split(QLatin1Char('\n'));
    QCOMPARE(offered.size(), lines.size() + 1);

    QStringList first, parts;
    for (auto it = m_usages.begin(); it != m_usages.end(); ++it) {
        first += it.key().section(QLatin1Char(' '), 0, 0);
        if (it.key().startsWith(QLatin1String("pack ")))
            parts += it.key().mid(5);
    }
    first.removeDuplicates();
    QCOMPARE(sorted(offered[0].split(QLatin1Char(' '))), sorted(first));
    QCOMPARE(sorted(offered[1].split(QLatin1Char(' '))), sorted(parts));
    QCOMPARE(offered.mid(2, 8),
        (QStringList{QStringLiteral("evening"), QStringLiteral("draw"), QStringLiteral("value"), QStringLiteral("hs-melee"),
            QStringLiteral("hired-swords"), QStringLiteral("evening"), QStringLiteral("--game"), QStringLiteral("setup")}));
    for (qsizetype i = 10; i < lines.size(); ++i) {
        QStringList expected = own(lines[i].chopped(3)) + m_everywhere;
        for (QString& option : expected)
            option.prepend(QStringLiteral("--"));
        QCOMPARE(lines[i] + offered[i], lines[i] + expected.join(QLatin1Char(' ')));
    }
}

QTEST_GUILESS_MAIN(HelpOnTheCommandLine)
#include "tst_cli_help.moc"
