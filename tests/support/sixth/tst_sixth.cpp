// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A sixth game is added by what "Adding a game" says and by nothing else: its places are looked for in the tree of that game and
// among the real ones, and the command line plays it.
#include "games/coppers-and-crows/rules/game.h"
#include "rulebook/book.h"
#include "support/command_line.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace {

constexpr int done = 0, error = 1, refused = 2;

const QString root = QStringLiteral(MR_ROOT "/");
const QString sixth = QStringLiteral(MR_SIXTH "/");
const QString sixthGame = QStringLiteral("coppers-and-crows");

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList filesBelow(const QString& folder)
{
    QStringList files;
    QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        files += it.next();
    return files;
}

QStringList captured(const QString& text, const char* pattern)
{
    QStringList all;
    auto it = QRegularExpression(QLatin1String(pattern), QRegularExpression::MultilineOption).globalMatch(text);
    while (it.hasNext())
        all += it.next().captured(1);
    return all;
}

QString section()
{
    const QString text = contentOf(root + QStringLiteral("src/README.md"));
    const qsizetype from = text.indexOf(QLatin1String("\n## Adding a game\n"));
    return from < 0 ? QString() : text.mid(from, text.indexOf(QLatin1String("\n## "), from + 1) - from);
}

// A file or folder that a numbered step names, from the root of a tree.
struct Place {
    QString path;
    bool isLater = false; // of a step that begins with "When"

    bool isOfOneGame() const { return path.contains(QLatin1String("<game>")); }
    bool isToRead() const // beside what is edited: the engine's headers, examples in a real game
    {
        static const QRegularExpression example(QStringLiteral("^src/(engine|games/[a-z-]+)/"));
        return path.contains(example);
    }
    QString of(const QString& game) const { return QString(path).replace(QLatin1String("<game>"), game); }
    bool covers(const QString& file, const QString& game) const
    {
        const QString own = of(game);
        return own.endsWith(QLatin1Char('/'))
            ? file.startsWith(own)
            : QRegularExpression(QRegularExpression::wildcardToRegularExpression(own)).match(file).hasMatch();
    }
};

QList<Place> places()
{
    QList<Place> all;
    QString text = section();
    for (const QString& step : captured(text.replace(QLatin1String("\n   "), QLatin1String(" ")), "^\\d\\. (.*)$"))
        for (QString path : captured(step, "`([^` ]*/[^` ]*)`")) {
            const bool isAtRoot =
                path.contains(QRegularExpression(QStringLiteral("^(src|tests|resources|packaging|translations)/")));
            all += Place{isAtRoot ? path : QStringLiteral("src/") + path, step.startsWith(QLatin1String("When"))};
        }
    return all;
}

// There, and not empty.
bool stands(const QString& tree, const QString& path)
{
    const QString folder = path.section(QLatin1Char('/'), 0, -2);
    const QString name = path.section(QLatin1Char('/'), -1);
    return !QDir(tree + folder).entryList(name.isEmpty() ? QStringList() : QStringList{name}, QDir::Files).isEmpty();
}

QStringList realGames()
{
    return QDir(root + QStringLiteral("src/games")).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

// By its folder or by its namespace.
bool names(const QString& text, const QString& game)
{
    return text.contains(game) || text.contains(QString(game).remove(QLatin1Char('-')));
}

QString faults(const QStringList& all) { return all.join(QLatin1Char('\n')); }

} // namespace

class Sixth : public QObject {
    Q_OBJECT

private slots:
    void theListNamesPlaces();
    void everyPlaceStandsInTheSixthTree();
    void everyPlaceStandsForEveryRealGame();
    void everyFileWithAllGamesIsNamed();
    void nothingElseWasEdited();
    void everyFunctionIsNamed();
    void rulesSeeTheEngineAlone();
    void theRulebookTellsEveryRule();
    void isPlayedOnTheCommandLine();
    void refusalsCiteItsRules();
    void whatIsSetBeyondALimitIsSaid();
    void secretsAreMarked();

private:
    support::Run cli(const QString& line) const
    {
        QStringList arguments{QStringLiteral("--shelf"), m_folder.filePath(QStringLiteral("shelf.db"))};
        arguments += line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        return support::musterroll(arguments, {.program = QStringLiteral(MR_SIXTH_CLI)});
    }
    // The last of several commands; an earlier one has to be done.
    support::Run after(const QStringList& lines) const
    {
        for (const QString& line : lines.mid(0, lines.size() - 1))
            if (const support::Run run = cli(line); run.exit != done)
                return run;
        return cli(lines.last());
    }

    QTemporaryDir m_folder;
};

void Sixth::theListNamesPlaces()
{
    QVERIFY(!section().isEmpty());
    const QList<Place> named = places();
    QVERIFY2(named.size() >= 12, qPrintable(QString::number(named.size())));
    QVERIFY(std::any_of(named.begin(), named.end(), [](const Place& one) { return one.isLater; }));
}

void Sixth::everyPlaceStandsInTheSixthTree()
{
    // Its texts are no part of the translations, which are gathered below src.
    const QString texts = QStringLiteral("tests/support/check-texts.sh");
    QStringList missing;
    for (const Place& one : places()) {
        if (one.isLater || one.isToRead() || one.path == texts)
            continue;
        if (!stands(sixth, one.of(sixthGame)))
            missing += one.of(sixthGame);
        else if (!one.isOfOneGame() && !names(contentOf(sixth + one.path), sixthGame))
            missing += one.path + QStringLiteral(" does not name the game");
    }
    QVERIFY2(missing.isEmpty(), qPrintable(faults(missing)));
}

// So that the list stays true of the games that people play.
void Sixth::everyPlaceStandsForEveryRealGame()
{
    QStringList missing;
    for (const Place& one : places())
        for (const QString& game : realGames())
            if (!stands(root, one.of(game)))
                missing += one.of(game);
            else if (!one.isOfOneGame() && !one.isToRead() && !names(contentOf(root + one.path), game))
                missing += one.path + QStringLiteral(" does not name ") + game;
    QVERIFY2(missing.isEmpty(), qPrintable(faults(missing)));
    QVERIFY(realGames().size() >= 5);
}

// A file that names all the real games, and is no document, is one that a further game has to be added to.
void Sixth::everyFileWithAllGamesIsNamed()
{
    QStringList findings;
    const QList<Place> named = places();
    const QStringList games = realGames();
    int seen = 0;
    for (const char* folder : {"src", "tests", "resources", "packaging", "translations", "ui"})
        for (const QString& path : filesBelow(root + QLatin1String(folder))) {
            if (path.endsWith(QLatin1String(".db"))) // a kept shelf is of the games of its day
                continue;
            const QString text = path.endsWith(QLatin1String(".md")) ? QString() : contentOf(path);
            if (!std::all_of(games.begin(), games.end(), [&](const QString& game) { return names(text, game); }))
                continue;
            ++seen;
            const QString file = path.mid(root.size());
            if (std::none_of(named.begin(), named.end(), [&](const Place& one) { return one.path == file; }))
                findings += file + QStringLiteral(" names every game, but stands in no step");
        }
    QVERIFY2(findings.isEmpty(), qPrintable(faults(findings)));
    QVERIFY(seen >= 5);
}

void Sixth::nothingElseWasEdited()
{
    QStringList findings;
    const QList<Place> named = places();
    const QStringList frame{QStringLiteral("CMakeLists.txt"), QStringLiteral("README.md"), QStringLiteral("tst_sixth.cpp")};
    for (const QString& path : filesBelow(sixth)) {
        const QString file = path.mid(sixth.size());
        if (!frame.contains(file)
            && std::none_of(named.begin(), named.end(), [&](const Place& one) { return one.covers(file, sixthGame); }))
            findings += file + QStringLiteral(" stands in no step");
    }
    int seen = 0;
    for (const char* folder : {"src", "tests", "resources", "packaging", "translations", "ui"})
        for (const QString& path : filesBelow(root + QLatin1String(folder))) {
            if (path.startsWith(sixth))
                continue;
            ++seen;
            if (names(contentOf(path), sixthGame) && path != root + QStringLiteral("src/README.md"))
                findings += path + QStringLiteral(" names the game outside its tree");
        }
    QVERIFY2(findings.isEmpty(), qPrintable(faults(findings)));
    QVERIFY(seen > 500);
}

// What a game may have is listed at the top of the header that looks for it; who adds a game reads it in the list.
void Sixth::everyFunctionIsNamed()
{
    QStringList missing;
    int seen = 0;
    const QString header = contentOf(root + QStringLiteral("src/engine/typed_game.h"));
    for (QString line : captured(header, "^//   ([a-z].*)$")) {
        line.remove(QRegularExpression(QStringLiteral("\\([^)]*\\)")));
        for (const QString& name : captured(line.section(QLatin1Char(':'), 0, 0), "([A-Za-z]+)")) {
            ++seen;
            if (!section().contains(QLatin1Char('`') + name + QLatin1Char('`')))
                missing += name;
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(faults(missing)));
    QVERIFY(seen > 10);
}

void Sixth::rulesSeeTheEngineAlone()
{
    QStringList findings;
    for (const QString& path : filesBelow(sixth + QStringLiteral("src/games/") + sixthGame))
        for (const QString& include : captured(contentOf(path), "^ *# *include \"([^\"]+)\""))
            if (!include.contains(QRegularExpression(QStringLiteral("^(engine|dice|games/coppers-and-crows/rules)/"))))
                findings += path + QStringLiteral(" includes ") + include;
    QVERIFY2(findings.isEmpty(), qPrintable(faults(findings)));
}

void Sixth::theRulebookTellsEveryRule()
{
    const auto game = coppersandcrows::game();
    const auto book = rulebook::openBook(sixth + QStringLiteral("resources/games/coppers-and-crows/rulebook.json"));
    QVERIFY2(book, book ? "" : qPrintable(book.faults().first().text()));
    QCOMPARE(book->game, game->id());
    for (const engine::RuleRef& rule : game->book())
        QVERIFY2(book->telling(QLatin1String(rule.id)), rule.id);
}

void Sixth::isPlayedOnTheCommandLine()
{
    const support::Run games = cli(QStringLiteral("games"));
    QVERIFY2(games.said().contains(sixthGame) && !games.said().contains(QLatin1String("hired-swords")), qPrintable(games.said()));
    const QString pack = sixth + QStringLiteral("resources/games/coppers-and-crows/training.json");
    for (const QString& line :
        {QStringLiteral("pack check ") + pack, QStringLiteral("new evening --game coppers-and-crows --pack training"),
            QStringLiteral("offers evening"), QStringLiteral("do evening draw-crow card=tin-eye"),
            QStringLiteral("do evening forage --rolled 4,3"), QStringLiteral("do evening hire"), QStringLiteral("undo evening"),
            QStringLiteral("redo evening"), QStringLiteral("do evening draw-crow"), QStringLiteral("do evening forage"),
            QStringLiteral("do evening take-token"), QStringLiteral("ask evening worth who=ada"), QStringLiteral("log evening"),
            QStringLiteral("roll 2d6 --game coppers-and-crows"), QStringLiteral("schema coppers-and-crows"),
            QStringLiteral("schema coppers-and-crows hide"), QStringLiteral("schema coppers-and-crows worth"),
            QStringLiteral("settings evening prize 3"), QStringLiteral("correct evening players.Cy.purse 9 --reason counted"),
            QStringLiteral("rules fist"), QStringLiteral("show evening"), QStringLiteral("check")}) {
        const support::Run run = cli(line);
        QVERIFY2(run.exit == done && !run.out.isEmpty(), qPrintable(line + QLatin1Char('\n') + run.said()));
    }
    const QJsonObject worth =
        cli(QStringLiteral("ask evening worth who=Ada --json")).json().value(QLatin1String("value")).toObject();
    QCOMPARE(worth,
        (QJsonObject{{QStringLiteral("coppers"), 7}, {QStringLiteral("wits"), 1}, {QStringLiteral("total"), 8},
            {QStringLiteral("leads"), worth.value(QLatin1String("leads"))}}));
    QCOMPARE(cli(QStringLiteral("show evening players.Cy.purse")).out.trimmed(), QByteArray("9"));
    QCOMPARE(cli(QStringLiteral("show evening players.Bo.hand --json --all")).out.count("unseen"), 0);
    QVERIFY(cli(QStringLiteral("schema coppers-and-crows worth --json")).out.contains("leads"));
}

void Sixth::refusalsCiteItsRules()
{
    const support::Run run = after({QStringLiteral("new poor --game coppers-and-crows --pack training"),
        QStringLiteral("do poor draw-crow card=miller"), QStringLiteral("do poor forage --rolled 1,1"),
        QStringLiteral("correct poor players.Ada.purse 2 --reason counted"), QStringLiteral("do poor hire")});
    QCOMPARE(run.exit, refused);
    QVERIFY2(run.said().contains(QLatin1String("Ada has 2 of 6 coppers")), qPrintable(run.said()));
    QCOMPARE(cli(QStringLiteral("do poor hide token=unseen")).exit, error);
    QCOMPARE(cli(QStringLiteral("do poor call who=Nobody token=corn")).exit, error);
    QCOMPARE(cli(QStringLiteral("do poor hire --decide kind")).exit, done);
}

void Sixth::whatIsSetBeyondALimitIsSaid()
{
    const auto handOf = [&](const QString& tokens) {
        return cli(QStringLiteral("correct full players.Bo.hand [%1]").arg(tokens));
    };
    const QString four = QStringLiteral("\"corn\",\"corn\",\"stone\",\"stone\"");
    QCOMPARE(cli(QStringLiteral("new full --game coppers-and-crows --pack training")).exit, done);
    QVERIFY(!handOf(QStringLiteral("\"corn\",\"corn\",\"stone\"")).out.contains("A hand holds"));
    const support::Run run = handOf(four);
    QCOMPARE(run.exit, done);
    QVERIFY2(run.out.contains("! A hand holds three tokens at most: Bo now holds 4  [p. 1, CC-007]"), run.out.constData());
    QVERIFY2(run.out.contains("Put tokens back into the bag: 1"), run.out.constData());
    QVERIFY(!handOf(four + QStringLiteral(",\"corn\"")).out.contains("A hand holds")); // that was said
}

void Sixth::secretsAreMarked()
{
    QStringList lines{QStringLiteral("new secret --game coppers-and-crows --pack training"),
        QStringLiteral("do secret draw-crow"), QStringLiteral("do secret forage"),
        QStringLiteral("do secret take-token token=corn")};
    for (int others = 0; others < 2; ++others)
        lines += {QStringLiteral("do secret forage"), QStringLiteral("do secret pass")};
    const support::Run run =
        after(lines + QStringList{QStringLiteral("do secret forage"), QStringLiteral("offers secret --seat Ada --json")});
    QVERIFY2(run.exit == done, qPrintable(run.said()));
    int hidden = 0;
    for (const QJsonValue& offer : run.json().value(QLatin1String("offers")).toArray())
        if (offer[QLatin1String("verb")] == QLatin1String("hide")) {
            ++hidden;
            QVERIFY(offer[QLatin1String("secret")].toBool());
            QCOMPARE(offer[QLatin1String("actor")].toString(), QStringLiteral("Ada"));
            QVERIFY(!offer[QLatin1String("label")].toString().contains(QLatin1String("corn")));
        }
    QCOMPARE(hidden, 1);
    QVERIFY(!cli(QStringLiteral("log secret")).said().contains(QLatin1String("corn")));

    const auto game = coppersandcrows::game();
    const QJsonObject table = QJsonDocument::fromJson(cli(QStringLiteral("show secret --json --all")).out).object();
    const auto state =
        game->stateFromJson(table.contains(QLatin1String("state")) ? table.value(QLatin1String("state")).toObject() : table);
    QVERIFY2(state, state ? "" : qPrintable(state.faults().first().text()));
    QCOMPARE(game->seats(*state), QStringList({QStringLiteral("Ada"), QStringLiteral("Bo"), QStringLiteral("Cy")}));
    const auto seen = [&](const QString& seat) { return QJsonDocument(game->stateToJson(game->hidden(*state, seat))).toJson(); };
    QVERIFY(seen(QStringLiteral("Ada")).contains("corn"));
    QVERIFY(!seen(QStringLiteral("Bo")).contains("corn"));
    QVERIFY(!seen({}).contains("corn"));
}

QTEST_GUILESS_MAIN(Sixth)
#include "tst_sixth.moc"
