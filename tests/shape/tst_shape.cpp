// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the sources and holds the layers: who may include whom, which parts of Qt, the licence lines, the length of a file.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace {

// What a folder below src may include besides itself. A folder that is not listed here is a finding: list it.
struct Layer {
    QString folder;
    QStringList folders;
    QStringList modules; // of Qt besides QtCore
};

const QList<Layer>& layers()
{
    static const QString gui = QStringLiteral("QtGui");
    static const QString widgets = QStringLiteral("QtWidgets");
    static const QString sql = QStringLiteral("QtSql");
    static const QList<Layer> all{
        {QStringLiteral("engine"), {}, {}},
        {QStringLiteral("dice"), {QStringLiteral("engine")}, {}},
        {QStringLiteral("rulebook"), {QStringLiteral("engine")}, {}},
        {QStringLiteral("cards"), {QStringLiteral("engine")}, {}},
        {QStringLiteral("shelf"), {QStringLiteral("engine")}, {sql}},
        {QStringLiteral("share"),
            {QStringLiteral("engine"), QStringLiteral("shelf"), QStringLiteral("cards"), QStringLiteral("rulebook")}, {sql}},
        {QStringLiteral("report"), {QStringLiteral("engine"), QStringLiteral("dice")}, {}},
        {QStringLiteral("games"), {QStringLiteral("engine"), QStringLiteral("games/*/rules")}, {}}, // the catalogue
        {QStringLiteral("games/*/rules"), {QStringLiteral("engine"), QStringLiteral("dice")}, {}},
        {QStringLiteral("games/*/desk"),
            {QStringLiteral("engine"), QStringLiteral("dice"), QStringLiteral("kit"), QStringLiteral("rulebook"),
                QStringLiteral("cards"), QStringLiteral("games/own/rules")},
            {gui, widgets}},
        {QStringLiteral("kit"),
            {QStringLiteral("engine"), QStringLiteral("rulebook"), QStringLiteral("dice"), QStringLiteral("cards")},
            {gui, widgets, QStringLiteral("QtSvg")}},
        {QStringLiteral("serve"), {QStringLiteral("kit"), QStringLiteral("engine"), QStringLiteral("rulebook")},
            {gui, widgets, QStringLiteral("QtNetwork"), QStringLiteral("QtWebSockets")}},
        {QStringLiteral("window"),
            {QStringLiteral("kit"), QStringLiteral("serve"), QStringLiteral("engine"), QStringLiteral("rulebook"),
                QStringLiteral("dice"), QStringLiteral("cards"), QStringLiteral("shelf"), QStringLiteral("games"),
                QStringLiteral("report"), QStringLiteral("share")},
            {gui, widgets, QStringLiteral("QtPrintSupport"), QStringLiteral("QtConcurrent"), QStringLiteral("QtDBus"),
                QStringLiteral("QtSvg")}},
        {QStringLiteral("cli"),
            {QStringLiteral("engine"), QStringLiteral("shelf"), QStringLiteral("share"), QStringLiteral("rulebook"),
                QStringLiteral("cards"), QStringLiteral("dice"), QStringLiteral("games"), QStringLiteral("report")},
            {}},
        {QStringLiteral("app"), {QStringLiteral("*")}, {gui, widgets, sql, QStringLiteral("QtNetwork")}},
    };
    return all;
}

// "games/hired-swords/rules" for a file there or in a room below; "games" for the catalogue.
QString folderOf(const QString& file)
{
    const QStringList parts = file.split(QLatin1Char('/'));
    return parts.first() == QLatin1String("games") && parts.size() > 3 ? parts.mid(0, 3).join(QLatin1Char('/')) : parts.first();
}

bool fits(const QString& pattern, const QString& folder, const QString& own)
{
    QString wanted = pattern;
    wanted.replace(
        QLatin1String("games/own/"), QStringLiteral("games/") + own.section(QLatin1Char('/'), 1, 1) + QLatin1Char('/'));
    return QRegularExpression(QRegularExpression::wildcardToRegularExpression(wanted)).match(folder).hasMatch()
        || pattern == QLatin1String("*");
}

const Layer* layerOf(const QString& folder)
{
    for (const Layer& layer : layers())
        if (fits(layer.folder, folder, folder))
            return &layer;
    return nullptr;
}

QStringList linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(QLatin1Char('\n')) : QStringList();
}

QStringList filesBelow(const QString& folder, const QStringList& names)
{
    QStringList files;
    QDirIterator it(QStringLiteral(MR_ROOT "/") + folder, names, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files += QDir(QStringLiteral(MR_ROOT)).relativeFilePath(it.next());
    files.sort();
    return files;
}

QStringList sources()
{
    return filesBelow(QStringLiteral("src"), {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.inc")});
}

// Which module of Qt a header <QSomething> belongs to; by the folders of the installed headers, empty when it is none of Qt's.
QString moduleOf(const QString& header)
{
    if (header.contains(QLatin1Char('/')))
        return header.section(QLatin1Char('/'), 0, 0);
    static const QDir core(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    static const QStringList modules = core.entryList({QStringLiteral("Qt*")}, QDir::Dirs, QDir::Name);
    for (const QString& module : modules)
        if (QFile::exists(core.filePath(module + QLatin1Char('/') + header)))
            return module;
    return {};
}

QString without(const QString& file)
{
    return file.mid(4); // "src/"
}

// What stands between the bracket before from and the one that closes it, comma by comma.
QStringList argumentsIn(const QString& text, qsizetype from)
{
    QStringList all{QString()};
    int depth = 0;
    bool isQuoted = false;
    for (qsizetype at = from; at < text.size(); ++at) {
        const QChar one = text.at(at);
        if (one == QLatin1Char('"') && text.at(at - 1) != QLatin1Char('\\'))
            isQuoted = !isQuoted;
        if (!isQuoted && QStringLiteral("({[").contains(one))
            ++depth;
        else if (!isQuoted && QStringLiteral(")}]").contains(one) && --depth < 0)
            break;
        if (!isQuoted && depth == 0 && one == QLatin1Char(','))
            all += QString();
        else
            all.last() += one;
    }
    return all;
}

// The texts that an argument is one of: tr("…"), fill(tr("…"), …), a ? tr("…") : tr("…").
QStringList textsIn(const QString& argument)
{
    static const QRegularExpression call(QStringLiteral(
        "(?:^|[\\s(:?])(?:\\w+::)*(?:tr\\(\\s*|translate\\(\\s*\"\\w+\"\\s*,\\s*)((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)"));
    static const QRegularExpression seam(QStringLiteral("\"\\s*\""));
    QStringList texts;
    for (auto it = call.globalMatch(argument); it.hasNext();) {
        const QString text = it.next().captured(1).trimmed();
        texts += text.mid(1, text.size() - 2).replace(seam, QString());
    }
    return texts;
}

} // namespace

class Shape : public QObject {
    Q_OBJECT

private slots:
    void includesKeepToTheLayers();
    void qtModulesKeepToTheLayers();
    void theModulesAreFound();
    void everySourceNamesItsLicence();
    void everyHeaderSaysWhatItIs();
    void noFileIsTooLong();
    void noFolderIsTooFull();
    void desksHandleNoActionAndNoAnswerAsText();
    void nobodyElseNamesAnActionOfAGame();
    void noFunctionIsLongerThanAScreen();
    void theEngineReadsNoClockAndNoDice();
    void rulesTouchNoFiles();
    void nothingOfOursWaitsWherePaintingWaits();
    void labelsThatAreWrittenAreToldWhatTextIs();
    void toolTipsTellWhatPeopleTypedAsItStands();
    void whatIsWrongIsToldInSentences();
};

void Shape::includesKeepToTheLayers()
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s+\"([^\"]+)\""));
    QStringList findings;
    int seen = 0;
    for (const QString& file : sources()) {
        const QString own = folderOf(without(file));
        const Layer* layer = layerOf(own);
        if (!layer) {
            findings += file + QStringLiteral(": this folder is no layer yet");
            continue;
        }
        for (const QString& line : linesOf(QStringLiteral(MR_ROOT "/") + file)) {
            const auto match = include.match(line);
            if (!match.hasMatch())
                continue;
            ++seen;
            const QString target = match.captured(1);
            if (target.startsWith(QLatin1String("ui_")) || target.endsWith(QLatin1String(".moc")))
                continue;
            const QString folder = folderOf(target);
            if (!target.contains(QLatin1Char('/')))
                findings += file + QStringLiteral(": includes are written from src/: ") + target;
            else if (folder != own && std::none_of(layer->folders.begin(), layer->folders.end(), [&](const QString& allowed) {
                         return fits(allowed, folder, own);
                     }))
                findings += file + QStringLiteral(" may not include ") + target;
        }
    }
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
    QVERIFY(seen > 100);
}

void Shape::qtModulesKeepToTheLayers()
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s+<(Q[A-Za-z0-9/]+)>"));
    QStringList findings;
    int seen = 0;
    for (const QString& file : sources()) {
        const Layer* layer = layerOf(folderOf(without(file)));
        for (const QString& line : layer ? linesOf(QStringLiteral(MR_ROOT "/") + file) : QStringList()) {
            const auto match = include.match(line);
            const QString module = match.hasMatch() ? moduleOf(match.captured(1)) : QString();
            if (module.isEmpty())
                continue;
            ++seen;
            if (module != QLatin1String("QtCore") && !layer->modules.contains(module))
                findings += file + QStringLiteral(" may not use ") + module + QStringLiteral(": ") + match.captured(1);
        }
    }
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
    QVERIFY(seen > 100);
}

// The test above proves nothing when the headers are not where they are looked for.
void Shape::theModulesAreFound()
{
    QCOMPARE(moduleOf(QStringLiteral("QString")), QStringLiteral("QtCore"));
    QCOMPARE(moduleOf(QStringLiteral("QSqlQuery")), QStringLiteral("QtSql"));
    QCOMPARE(moduleOf(QStringLiteral("QtWidgets/QWidget")), QStringLiteral("QtWidgets"));
    QCOMPARE(moduleOf(QStringLiteral("QNoSuchThing")), QString());
    QCOMPARE(layerOf(folderOf(QStringLiteral("games/hired-swords/rules/state.h")))->folder, QStringLiteral("games/*/rules"));
    QCOMPARE(folderOf(QStringLiteral("games/hired-swords/rules/battle/line.h")), QStringLiteral("games/hired-swords/rules"));
    QCOMPARE(layerOf(folderOf(QStringLiteral("games/catalogue.h")))->folder, QStringLiteral("games"));
    QVERIFY(!fits(QStringLiteral("games"), QStringLiteral("games/hired-swords/rules"), QStringLiteral("cli")));
    QVERIFY(!layerOf(QStringLiteral("helpers")));
}

void Shape::everySourceNamesItsLicence()
{
    QStringList findings;
    const QStringList files = sources()
        + filesBelow(QStringLiteral("tests"), {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("CMakeLists.txt")})
        + filesBelow(QStringLiteral("src"), {QStringLiteral("CMakeLists.txt")});
    for (const QString& file : files) {
        const QStringList lines = linesOf(QStringLiteral(MR_ROOT "/") + file);
        if (!lines.value(0).contains(QLatin1String("SPDX-FileCopyrightText: The Muster Roll authors"))
            || !lines.value(1).contains(QLatin1String("SPDX-License-Identifier: GPL-3.0-or-later")))
            findings += file;
    }
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
    QVERIFY(files.size() > 100);
}

void Shape::everyHeaderSaysWhatItIs()
{
    QStringList findings;
    for (const QString& file : sources())
        if (!file.endsWith(QLatin1String(".cpp"))
            && !linesOf(QStringLiteral(MR_ROOT "/") + file).value(2).startsWith(QLatin1String("// ")))
            findings += file;
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
}

void Shape::noFileIsTooLong()
{
    constexpr qsizetype longest = 720;
    QStringList findings;
    for (const QString& file : sources())
        if (const qsizetype lines = linesOf(QStringLiteral(MR_ROOT "/") + file).size(); lines > longest)
            findings += file + QStringLiteral(": ") + QString::number(lines);
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
}

// About twenty pairs of header and source, so that a folder is taken in at a glance; a fuller one wants rooms.
void Shape::noFolderIsTooFull()
{
    constexpr int most = 44;
    QMap<QString, int> folders;
    for (const QString& file : sources())
        ++folders[file.section(QLatin1Char('/'), 0, -2)];
    QStringList findings;
    for (auto it = folders.cbegin(); it != folders.cend(); ++it)
        if (it.value() > most)
            findings += it.key() + QStringLiteral(": ") + QString::number(it.value());
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
    QVERIFY(folders.size() > 10);
}

// An action is the struct that the rules made, an answer the struct that they gave: a renamed field breaks the build, not a
// screen.
void Shape::desksHandleNoActionAndNoAnswerAsText()
{
    static const QRegularExpression forbidden(
        QStringLiteral("\\bverb(\\(\\))?\\s*[=!]=\\s*(QLatin1String|QStringLiteral)\\(\"|"
                       "\\b(intent|propose)\\((QStringLiteral|QLatin1String)|(\\.|->)ask\\("));
    static const QRegularExpression json(QStringLiteral("\\bQJson(Object|Array|Value|Document)\\b"));
    // What a generic form gives has to be read somewhere.
    static const QRegularExpression ofForms(QStringLiteral("/desk/(warband/card_page|card_layout|desk)\\.(h|cpp)$"));
    QStringList findings;
    int seen = 0;
    for (const QString& file : sources()) {
        if (!file.contains(QRegularExpression(QStringLiteral("^src/games/[^/]+/desk/"))))
            continue;
        ++seen;
        for (const QString& line : linesOf(QStringLiteral(MR_ROOT "/") + file))
            if (line.contains(forbidden) || (line.contains(json) && !file.contains(ofForms)))
                findings += file + QStringLiteral(": ") + line.trimmed();
    }
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
    QVERIFY(seen > 100);
}

// Kit, window and phones know no game, so they can name no action of one either.
void Shape::nobodyElseNamesAnActionOfAGame()
{
    static const QRegularExpression forbidden(QStringLiteral("\\bverb(\\(\\))?\\s*[=!]=\\s*(QLatin1String|QStringLiteral)\\(\""));
    const QStringList allowed{QStringLiteral("src/window/cards/on_table.cpp")}; // add-card, which every game with cards has
    QStringList findings;
    for (const QString& file : sources())
        if (file.contains(QRegularExpression(QStringLiteral("^src/(kit|window|serve)/"))) && !allowed.contains(file))
            for (const QString& line : linesOf(QStringLiteral(MR_ROOT "/") + file))
                if (line.contains(forbidden))
                    findings += file + QStringLiteral(": ") + line.trimmed();
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
}

// What does not fit on a screen is not read. A brace at the margin opens a function, and one closes it.
void Shape::noFunctionIsLongerThanAScreen()
{
    constexpr qsizetype most = 80;
    QStringList findings;
    for (const QString& file : sources()) {
        if (!file.startsWith(QLatin1String("src/")))
            continue;
        const QStringList lines = linesOf(QStringLiteral(MR_ROOT "/") + file);
        qsizetype start = -1;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (lines[i] == QLatin1String("{"))
                start = i;
            if (!lines[i].startsWith(QLatin1Char('}')) || start < 0)
                continue;
            if (i - start > most)
                findings += QStringLiteral("%1:%2: %3 lines").arg(file).arg(start + 1).arg(i - start);
            start = -1;
        }
    }
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
}

void Shape::theEngineReadsNoClockAndNoDice()
{
    static const QRegularExpression forbidden(
        QStringLiteral("currentDateTime|currentMSecs|system_clock|QRandomGenerator|random_device|std::rand\\b|QElapsedTimer"));
    QStringList findings;
    for (const QString& file : sources()) {
        if (!file.startsWith(QLatin1String("src/engine/"))
            && !file.contains(QRegularExpression(QStringLiteral("^src/games/[^/]+/rules/"))))
            continue;
        for (const QString& line : linesOf(QStringLiteral(MR_ROOT "/") + file))
            if (line.contains(forbidden))
                findings += file + QStringLiteral(": ") + line.trimmed();
    }
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
}

// Qt paints large surfaces with threads of the global pool and waits for them: whoever waits there for the window holds up both.
void Shape::nothingOfOursWaitsWherePaintingWaits()
{
    static const QRegularExpression forbidden(QStringLiteral("QtConcurrent::run\\(\\[|QThreadPool::globalInstance\\("));
    QStringList findings;
    for (const QString& file : sources())
        for (const QString& line : linesOf(QStringLiteral(MR_ROOT "/") + file))
            if (line.contains(forbidden))
                findings += file + QStringLiteral(": ") + line.trimmed();
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
}

void Shape::rulesTouchNoFiles()
{
    static const QRegularExpression forbidden(
        QStringLiteral("<(QFile|QDir|QSaveFile|QSettings|QProcess|QTimer|QObject|fstream|chrono|random)>"));
    QStringList findings;
    for (const QString& file : sources())
        if (file.contains(QRegularExpression(QStringLiteral("^src/games/[^/]+/rules/"))))
            for (const QString& line : linesOf(QStringLiteral(MR_ROOT "/") + file))
                if (line.contains(forbidden))
                    findings += file + QStringLiteral(": ") + line.trimmed();
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
}

// A label guesses whether its text is rich: names of files and people must not be read as that.
void Shape::labelsThatAreWrittenAreToldWhatTextIs()
{
    static const QRegularExpression label(QStringLiteral("<widget class=\"QLabel\" name=\"(\\w+)\">(.*?)</widget>"),
        QRegularExpression::DotMatchesEverythingOption);
    const QStringList files = filesBelow(QStringLiteral("src/window"), {QStringLiteral("*.cpp")});
    int written = 0;
    for (const QString& form : filesBelow(QStringLiteral("ui"), {QStringLiteral("*.ui")})) {
        QString sources; // that use it
        for (const QString& file : files)
            if (const QString text = linesOf(QStringLiteral(MR_ROOT "/") + file).join(QLatin1Char('\n'));
                text.contains(QStringLiteral("\"ui_%1.h\"").arg(QFileInfo(form).baseName())))
                sources += text;
        for (auto it = label.globalMatch(linesOf(QStringLiteral(MR_ROOT "/") + form).join(QLatin1Char('\n'))); it.hasNext();) {
            const auto found = it.next();
            const QString name = found.captured(1);
            if (!sources.contains(QStringLiteral("->%1->setText(").arg(name)))
                continue;
            ++written;
            QVERIFY2(found.captured(2).contains(QLatin1String("\"textFormat\""))
                    || sources.contains(QStringLiteral("->%1->setTextFormat(").arg(name)),
                qPrintable(form + QLatin1Char(' ') + name));
        }
    }
    QVERIFY(written > 10);
}

// A tool tip guesses whether a text is rich: what a control says, names and all, goes through the one that escapes.
void Shape::toolTipsTellWhatPeopleTypedAsItStands()
{
    static const QRegularExpression told(QStringLiteral("setToolTip\\((?!(kit::)?tip\\()[^;]*->text\\(\\)"));
    QStringList findings;
    int seen = 0;
    for (const QString& file : filesBelow(QStringLiteral("src"), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}))
        for (const QString& line : linesOf(QStringLiteral(MR_ROOT "/") + file)) {
            seen += line.contains(QLatin1String("setToolTip("));
            if (told.match(line).hasMatch())
                findings += file + QStringLiteral(": ") + line.trimmed();
        }
    QVERIFY(seen > 50);
    QVERIFY2(findings.isEmpty(), qPrintable(findings.join(QLatin1Char('\n'))));
}

// A fault has place, value, problem and remedy; in the red bar a person reads the last two one behind the other.
void Shape::whatIsWrongIsToldInSentences()
{
    static const QRegularExpression made(QStringLiteral("\\bFault\\{"));
    const auto isEnded = [](const QString& told, const QString& argument) {
        const bool goesOn = told.endsWith(QLatin1String(": %1")) && argument.contains(QLatin1String(".problem")); // a sentence
        return goesOn || QStringLiteral(".!?…").contains(told.back());
    };
    int heard = 0;
    for (const QString& file : sources()) {
        const QString text = linesOf(QStringLiteral(MR_ROOT "/") + file).join(QLatin1Char('\n'));
        for (auto it = made.globalMatch(text); it.hasNext();)
            for (const QString& argument : argumentsIn(text, it.next().capturedEnd()).mid(2)) {
                const QString told = textsIn(argument).value(0); // what fills it comes behind it
                heard += !told.isEmpty();
                QVERIFY2(told.isEmpty() || isEnded(told, argument), qPrintable(file + QStringLiteral(": ") + told));
            }
    }
    QVERIFY2(heard > 300, qPrintable(QString::number(heard)));
}

QTEST_GUILESS_MAIN(Shape)
#include "tst_shape.moc"
