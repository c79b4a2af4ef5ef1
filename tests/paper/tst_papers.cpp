// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every sheet and report of every game from the middle of its recorded evening: nothing outside the paper in either language,
// as it was kept, with the numbers of the state, and a table that can be laid out by it. MR_KEEP=1 keeps what it looks like now.
#include "paper/evening.h"

#include "engine/path.h"
#include "engine/table_actions.h"
#include "kit/paper/teller.h"
#include "report/history.h"
#include "support/german.h"
#include "window/history/figures_page.h"
#include "kit/paper/document.h"
#include "kit/saved.h"
#include "window/paper/bundle.h"
#include "window/paper/lying.h"
#include "window/paper/papers.h"
#include "window/paper/print_dialog.h"
#include "window/paper/report.h"

#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QJsonArray>
#include <QProcess>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>

#include <algorithm>

namespace {

constexpr int margin = 60; // tenths of a millimetre: the sheet's own is 75, and a line of 3 may lie half outside

const QStringList& gameIds()
{
    static const QStringList all{QStringLiteral("hired-swords"), QStringLiteral("jagged-alliance"), QStringLiteral("mercenarium"),
        QStringLiteral("sellsword"), QStringLiteral("swords-and-souls")};
    return all;
}

kit::paper::Document reportOf(Evening& evening)
{
    auto document = window::reportOf(*evening.sitting, evening.desk(), {.from = QStringLiteral("1")});
    return document ? *document : kit::paper::Document();
}

QList<kit::Sheet> sheetsOf(Evening& evening)
{
    return window::papersOf(evening.library, *evening.sitting) + QList<kit::Sheet>{kit::paper::asSheet(reportOf(evening))};
}

// Whether anything is printed between the paper's edge and its margin.
bool isInkOutside(const QImage& page)
{
    const QRect inside = page.rect().adjusted(margin, margin, -margin, -margin);
    for (int y = 0; y < page.height(); y += 2) {
        const auto* row = reinterpret_cast<const QRgb*>(page.constScanLine(y));
        for (int x = 0; x < page.width(); ++x)
            if (qGray(row[x]) < 200 && !inside.contains(x, y))
                return true;
    }
    return false;
}

QImage small(const QImage& page)
{
    return page.scaled(420, 594, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_Grayscale8);
}

// The part of the page that differs clearly, once letters are blurred to grey lines.
double differing(const QImage& a, const QImage& b)
{
    const QSize coarse(105, 148);
    const QImage first =
        a.scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_Grayscale8);
    const QImage second =
        b.scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).convertToFormat(QImage::Format_Grayscale8);
    int count = 0;
    for (int y = 0; y < coarse.height(); ++y)
        for (int x = 0; x < coarse.width(); ++x)
            count += std::abs(int(first.constScanLine(y)[x]) - int(second.constScanLine(y)[x])) > 48;
    return double(count) / (coarse.width() * coarse.height());
}

QString textOf(const QString& pdf)
{
    QProcess program;
    program.start(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), pdf, QStringLiteral("-")});
    program.waitForFinished();
    return QString::fromUtf8(program.readAllStandardOutput());
}

} // namespace

class TestPapers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingLiesOutside_data();
    void nothingLiesOutside();
    void itLooksAsItWasKept_data() { games(); }
    void itLooksAsItWasKept();
    void pdfsHoldTheNumbers_data() { games(); }
    void pdfsHoldTheNumbers();
    void theTableIsSetAgain_data();
    void theTableIsSetAgain();
    void theTableIsCalledByItsNames_data() { games(); }
    void theTableIsCalledByItsNames();
    void whatIsPutBackIsInTheBox();
    void onlyWhoIsGoneStaysInTheBox();
    void noSecretIsTold_data();
    void noSecretIsTold();
    void everythingTypedIsProved();
    void theRuleCardTellsWhatWasAsked();
    void aSecondReadingIsPrinted();
    void figuresStandBesideThoseOfAnotherCampaign();
    void whoFellIsACurve();
    void aTurnHasOneHeading();
    void theDialogPrintsReportsToo();
    void aFaultIsReportedWithoutNames();
    void picturesAreSaved();
    void largePicturesSayNames_data();
    void largePicturesSayNames();
    void filesAreNamedAfterWhatPeopleCallThings_data();
    void filesAreNamedAfterWhatPeopleCallThings();

private:
    static void games()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : gameIds())
            QTest::newRow(qPrintable(game)) << game;
    }
};

void TestPapers::initTestCase()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_GB")));
    QApplication::setFont(QFont(QStringLiteral("DejaVu Sans")));
}

void TestPapers::nothingLiesOutside_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("isGerman");
    for (const QString& game : gameIds())
        for (const bool isGerman : {false, true})
            QTest::newRow(qPrintable(game + (isGerman ? QStringLiteral(" in German") : QString()))) << game << isGerman;
}

void TestPapers::nothingLiesOutside()
{
    QFETCH(QString, game);
    QFETCH(bool, isGerman);
    const support::German german(isGerman);
    if (german.isAbsent)
        QSKIP(german.why);
    Evening evening(game);
    QStringList seen;
    for (const kit::Sheet& sheet : sheetsOf(evening)) {
        QVERIFY2(!seen.contains(sheet.id), qPrintable(sheet.id));
        seen += sheet.id;
        QVERIFY(!sheet.title.isEmpty());
        for (const kit::Paper paper : {kit::Paper::A4, kit::Paper::Letter}) {
            const QList<QImage> pages = kit::pictures(sheet, paper);
            QVERIFY2(!pages.isEmpty(), qPrintable(sheet.id));
            for (const QImage& page : pages)
                QVERIFY2(!isInkOutside(page), qPrintable(sheet.id));
        }
    }
    for (const char* id : {"set-again", "put-back", "aid", "rule-card", "report"})
        QVERIFY2(seen.contains(QLatin1String(id)), id);
}

void TestPapers::itLooksAsItWasKept()
{
    QFETCH(QString, game);
    Evening evening(game);
    for (const kit::Sheet& sheet : sheetsOf(evening)) {
        const QString file = QStringLiteral(MR_KEPT "/%1-%2.png").arg(game, sheet.id);
        const QImage now = small(kit::pictures(sheet, kit::Paper::A4).first());
        if (qEnvironmentVariableIsSet("MR_KEEP"))
            QVERIFY(now.save(file));
        const QImage kept(file);
        QVERIFY2(!kept.isNull(), qPrintable(file));
        QVERIFY2(
            differing(now, kept) < 0.01, qPrintable(QStringLiteral("%1 %2: %3").arg(game, sheet.id).arg(differing(now, kept))));
    }
}

void TestPapers::pdfsHoldTheNumbers()
{
    QFETCH(QString, game);
    if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
        QSKIP("Debian's poppler-utils is absent.");
    Evening evening(game);
    const kit::Sitting& sitting = *evening.sitting;
    const QString file = evening.folder.filePath(QStringLiteral("sheet.pdf"));
    for (const kit::Sheet& sheet : sheetsOf(evening)) {
        QVERIFY(kit::writePdf(sheet, kit::Paper::A4, file));
        QVERIFY2(!textOf(file).trimmed().isEmpty(), qPrintable(sheet.id));
    }
    const kit::paper::Document report = reportOf(evening);
    QVERIFY(kit::paper::write(report, kit::Paper::A4, file));
    const QString told = textOf(file);
    for (const kit::Figure& one : evening.desk()->figures(sitting.state()))
        QVERIFY2(told.contains(one.value), qPrintable(one.label + QLatin1Char(' ') + one.value));
    // Every value that the table is laid out by stands on its sheet.
    const auto packs = sitting.table().packs();
    const window::Lying lying = window::lyingOf(evening.library, sitting.game(), *packs, sitting.state());
    QVERIFY(kit::writePdf(kit::paper::asSheet(window::setAgain(evening.library, sitting)), kit::Paper::Letter, file));
    QString set = textOf(file);
    set = set.normalized(QString::NormalizationForm_KC).remove(QRegularExpression(QStringLiteral("\\s"))); // ligatures too
    qsizetype things = 0;
    for (const window::Thing& thing : lying.things)
        if (!thing.path.isEmpty() && std::ranges::any_of(thing.values, &window::Thing::Value::lies)) {
            ++things;
            QVERIFY2(set.contains(thing.name.section(QLatin1Char(' '), 0, 0)), qPrintable(thing.name));
        }
    QVERIFY(things > 0);
    QVERIFY(set.contains(QString::number(things)));
}

void TestPapers::theTableIsSetAgain_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<double>("part");
    for (const QString& game : gameIds())
        QTest::newRow(qPrintable(game)) << game << 0.5;
    QTest::newRow("jagged-alliance with its crew on the map") << QStringLiteral("jagged-alliance") << 0.48;
    QTest::newRow("hired-swords in a battle") << QStringLiteral("hired-swords") << 0.3;
}

// Bare things, and on them what the sheet says: the public state and nothing else.
void TestPapers::theTableIsSetAgain()
{
    QFETCH(QString, game);
    QFETCH(double, part);
    Evening evening(game, part);
    const kit::Sitting& sitting = *evening.sitting;
    const engine::Game& rules = sitting.game();
    const auto packs = sitting.table().packs();
    const window::Lying lying = window::lyingOf(evening.library, rules, *packs, sitting.state());
    const QJsonObject open = rules.stateToJson(rules.hidden(sitting.state(), QString()));
    QJsonValue laid = lying.bare;
    QVERIFY(laid.toObject() != open); // the sheet says something
    for (const window::Thing& thing : lying.things)
        for (const window::Thing::Value& value : thing.values) {
            const auto with = engine::withValueAt(laid, value.path, value.value);
            QVERIFY2(with, qPrintable(value.path));
            laid = *with;
        }
    for (const kit::Difference& one : kit::differences(laid, open))
        qWarning("%s", qPrintable(one.text()));
    QCOMPARE(laid.toObject(), open);
}

// Ids of whatever stands in the state, as no word that people say looks.
static QStringList innerIds(const QJsonValue& value)
{
    static const QRegularExpression inner(QStringLiteral("^(?=.*[a-z])(?=.*[0-9-])[a-z0-9]+(-[a-z0-9]+)*$"));
    QStringList ids;
    for (const QJsonValue& one : value.toArray())
        ids += innerIds(one);
    const QJsonObject object = value.toObject();
    for (auto field = object.begin(); field != object.end(); ++field)
        if (const QString id = field->toString(); field.key() == QLatin1String("id") && inner.match(id).hasMatch())
            ids += id;
        else
            ids += innerIds(*field);
    return ids;
}

// On the sheets stands what lies there, as people call it: no id, and nothing that no hand would touch.
void TestPapers::theTableIsCalledByItsNames()
{
    QFETCH(QString, game);
    Evening evening(game);
    const kit::Sitting& sitting = *evening.sitting;
    const engine::Game& rules = sitting.game();
    const QString set = QString::fromUtf8(kit::paper::asMarkdown(window::setAgain(evening.library, sitting)));
    const QString back = QString::fromUtf8(kit::paper::asMarkdown(window::putBack(evening.library, *evening.sitting)));
    const QStringList ids = innerIds(rules.stateToJson(sitting.state()));
    static const QRegularExpression small(QStringLiteral("☐ [a-z]")); // a pile, too, begins like any line
    QVERIFY2(!set.contains(small), qPrintable(set));
    for (const QString& sheet : {set, back})
        for (const QString& id : ids)
            QVERIFY2(!sheet.contains(QRegularExpression(QStringLiteral("(?i)(?<![\\w-])%1(?![\\w-])").arg(id))),
                qPrintable(id + QLatin1Char('\n') + sheet));
    const auto packs = sitting.table().packs();
    const engine::AnyState open = rules.hidden(sitting.state(), QString());
    int unsaid = 0;
    for (const window::Thing& thing : window::lyingOf(evening.library, rules, *packs, sitting.state()).things)
        for (const window::Thing::Value& value : thing.values) {
            if (value.lies || !value.value.isDouble())
                continue;
            ++unsaid; // another number there would move nothing
            const engine::AnyAction act = engine::Correct{value.path, value.value.toInteger() + 1, QStringLiteral("?")};
            if (rules.faults(open, act).isEmpty())
                QVERIFY2(rules.hands(open, rules.apply(open, act).state).isEmpty(), qPrintable(value.path));
        }
    qInfo("%d numbers are the program's own", unsaid);
}

// Who sat down takes hero, hearts and cards out of the box: they go back into it.
void TestPapers::whatIsPutBackIsInTheBox()
{
    Evening evening(QStringLiteral("swords-and-souls"));
    const QString back = QString::fromUtf8(kit::paper::asMarkdown(window::putBack(evening.library, *evening.sitting)));
    for (const QString& seat : evening.sitting->game().seats(evening.sitting->state()))
        QVERIFY2(back.contains(seat), qPrintable(back));
}

// Who is down or captured plays in the next game again.
void TestPapers::onlyWhoIsGoneStaysInTheBox()
{
    for (const auto& [game, isGone] : {std::pair("hired-swords", true), {"mercenarium", false}, {"sellsword", false}}) {
        Evening evening(QString::fromLatin1(game), 1);
        const auto* teller = dynamic_cast<const kit::paper::Teller*>(evening.desk());
        QVERIFY2(teller && !teller->fallen(evening.sitting->state()).isEmpty(), game);
        const QByteArray back = kit::paper::asMarkdown(window::putBack(evening.library, *evening.sitting));
        QVERIFY2(back.contains("Out of this campaign") == isGone, back.constData());
    }
}

void TestPapers::noSecretIsTold_data()
{
    QTest::addColumn<QString>("game");
    QTest::newRow("mercenarium") << QStringLiteral("mercenarium");
    QTest::newRow("swords-and-souls") << QStringLiteral("swords-and-souls");
}

// Two tables that differ in nothing but what is hidden give the same papers.
void TestPapers::noSecretIsTold()
{
    QFETCH(QString, game);
    Evening evening(game);
    const engine::Game& rules = evening.sitting->game();
    const engine::AnyState open = rules.hidden(evening.sitting->state(), QString());
    const auto packs = evening.sitting->table().packs();
    const window::Lying all = window::lyingOf(evening.library, rules, *packs, evening.sitting->state());
    const window::Lying seen = window::lyingOf(evening.library, rules, *packs, open);
    QCOMPARE(all.things.size(), seen.things.size());
    for (qsizetype i = 0; i < all.things.size(); ++i) {
        QCOMPARE(all.things[i].values.size(), seen.things[i].values.size());
        for (qsizetype n = 0; n < all.things[i].values.size(); ++n)
            QCOMPARE(all.things[i].values[n].value, seen.things[i].values[n].value);
    }
    // What is told of each act is told of it as everybody saw it: a hand that was corrected, too.
    const QJsonValue seat = rules.stateToJson(evening.sitting->state()).value(QLatin1String("players")).toArray().first();
    evening.sitting->campaign()->table().submit(
        engine::Draft{QStringLiteral("correct"),
            {{QStringLiteral("path"), QStringLiteral("players.%1.hand").arg(seat[QLatin1String("id")].toString())},
                {QStringLiteral("value"), seat[QLatin1String("hand")]}, {QStringLiteral("reason"), QStringLiteral("counted")}}},
        {}, {});
    const QString told = QString::fromUtf8(kit::paper::asHtml(reportOf(evening)));
    const auto compare = [&](const report::Line& line) {
        const auto action = line.before ? rules.action(line.before, {line.entry.verb, line.entry.action})
                                        : engine::Result<engine::AnyAction>(engine::Fault());
        if (!action || line.isTakenBack)
            return;
        const QString everybodys =
            rules.tell(rules.hidden(line.before, QString()), rules.hidden(line.before, *action, QString())).text();
        QVERIFY2(told.contains(everybodys.mid(1).toHtmlEscaped()), qPrintable(everybodys));
    };
    QVERIFY(report::tell(evening.sitting->campaign()->table(), {1, evening.sitting->table().last()}, compare));
}

// Of a typed card's parts each one stands there: what is not told cannot be compared with the box.
void TestPapers::everythingTypedIsProved()
{
    Evening evening(QStringLiteral("hired-swords"), 0);
    const auto kept = evening.library.keepOwnCard(evening.sitting->game(), QStringLiteral("cards.career"),
        QJsonDocument::fromJson(
            R"({"id": "toll-road", "title": "Toll Road", "budget": 8, "arrows": {"north": "1", "east": "2"}})")
            .object());
    QVERIFY2(kept, kept ? "" : qPrintable(kept.faults().first().text()));
    const auto all = window::papersOf(evening.library, *evening.sitting);
    QVERIFY(std::ranges::any_of(all, [](const kit::Sheet& one) { return one.id == QLatin1String("proof"); }));
    const QByteArray proof = kit::paper::asMarkdown(window::proofOf(evening.library, *evening.sitting));
    for (const char* wanted : {"Toll Road", "Budget 8", "north 1", "east 2"})
        QVERIFY2(proof.contains(wanted), proof.constData());
}

void TestPapers::theRuleCardTellsWhatWasAsked()
{
    Evening evening(QStringLiteral("hired-swords"), 0.1);
    const rulebook::Book& book = *evening.library.book(QStringLiteral("hired-swords"));
    const rulebook::Entry& asked = book.entries[60];
    for (int i = 0; i < 30; ++i)
        evening.library.noteUse(*evening.sitting, {asked.id, i % 3 == 0});
    evening.library.pin({asked.id, QStringLiteral("We <b>always</b> do"), rulebook::PinKind::HouseRule, {}, {}});
    const QString card = QString::fromUtf8(kit::paper::asMarkdown(window::ruleCard(evening.library, *evening.sitting)));
    QVERIFY2(card.contains(QStringLiteral("**1  ")), qPrintable(card.left(600)));
    QVERIFY2(card.section(QStringLiteral("**1  "), 1).startsWith(asked.title.left(12)), qPrintable(card.left(600)));
    QVERIFY(card.contains(QStringLiteral("looked up 20")));
    QVERIFY(card.contains(QStringLiteral("refused 10")));
    QVERIFY(card.contains(QStringLiteral("\\<b\\>always")));
    QCOMPARE(
        kit::pictures(kit::paper::asSheet(window::ruleCard(evening.library, *evening.sitting)), kit::Paper::Letter).size(), 1);
    QVERIFY(evening.library.pinsOf(asked.id).size() == 1); // what was looked up is no note
}

// What a table plays the other way stands on the card and on the aid, whether the program follows it or the people do.
void TestPapers::aSecondReadingIsPrinted()
{
    Evening evening(QStringLiteral("hired-swords"), 0.1);
    const auto printed = [&] {
        return QString::fromUtf8(kit::paper::asMarkdown(window::ruleCard(evening.library, *evening.sitting))
            + kit::paper::asMarkdown(window::playerAid(evening.library, *evening.sitting)));
    };
    QVERIFY(!printed().contains(QLatin1String("AMB-")));
    for (const char* id : {"AMB-01", "AMB-34"})
        evening.sitting->propose(engine::ChangeSetting{QLatin1String(id), true});
    evening.sitting->propose(engine::ChangeSetting{QStringLiteral("strain_limit"), QStringLiteral("to_injured")});
    const QString text = printed();
    for (const char* wanted : {"AMB-01 · B: the zone to the left is east", "AMB-34 · B: agents are released only before",
             "AMB-20 · B. How often a mercenary may strain in a round: to injured"})
        QCOMPARE(text.count(QString::fromUtf8(wanted)), 2);
}

void TestPapers::figuresStandBesideThoseOfAnotherCampaign()
{
    Evening evening(QStringLiteral("jagged-alliance"), 0.8);
    QVERIFY(evening.library.begin(QStringLiteral("Another"), evening.sitting->game(), {}, {QStringLiteral("training")}));
    window::FiguresPage page(evening.library);
    page.sit(evening.sitting.get(), evening.desk());
    page.refresh();
    page.resize(900, 620);
    auto* table = page.findChild<QTableView*>(QStringLiteral("table"));
    const QAbstractItemModel& figures = *table->model();
    QCOMPARE(figures.columnCount(), 2);
    QCOMPARE(figures.index(0, 0).data().toString(), QStringLiteral("Funds"));
    const QString funds = evening.desk()->figures(evening.sitting->state()).first().value;
    QVERIFY2(figures.index(0, 1).data().toString().contains(QStringLiteral("→ ") + funds),
        qPrintable(figures.index(0, 1).data().toString()));
    auto* other = page.findChild<QComboBox*>(QStringLiteral("other"));
    QCOMPARE(other->count(), 2);
    other->setCurrentIndex(1);
    QCOMPARE(figures.columnCount(), 3);
    QVERIFY(page.findChild<QWidget*>(QStringLiteral("chart"))->accessibleName().contains(QStringLiteral("Another")));
    // The length of rounds and luck are drawn too; in words for who hears the chart.
    auto* curve = page.findChild<QComboBox*>(QStringLiteral("curve"));
    const auto* chart = page.findChild<QWidget*>(QStringLiteral("chart"));
    const QString course = chart->accessibleName();
    QVERIFY2(course.contains(QStringLiteral("Funds")), qPrintable(course));
    curve->setCurrentIndex(1);
    QVERIFY2(chart->accessibleName().contains(QStringLiteral("Minutes")), qPrintable(chart->accessibleName()));
    curve->setCurrentIndex(2);
    QVERIFY2(chart->accessibleName().contains(QStringLiteral("Rolled above")), qPrintable(chart->accessibleName()));
    curve->setCurrentIndex(0);
    QCOMPARE(chart->accessibleName(), course);
    QStringList told, objected;
    connect(&page, &window::Page::told, this, [&](const QString& text) { told += text; });
    connect(&page, &window::Page::objected, this, [&](const QList<engine::Fault>& faults) { objected += faults.first().text(); });
    const QString file = evening.folder.filePath(QStringLiteral("report.md"));
    page.writeTo(file);
    QVERIFY(QFile::exists(file));
    QCOMPARE(told.size(), 1);
    page.writeTo(evening.folder.filePath(QStringLiteral("none/report.md")));
    QCOMPARE(objected.size(), 1);
}

// One line more, that begins at nothing and ends with how many names there are.
void TestPapers::whoFellIsACurve()
{
    Evening evening(QStringLiteral("hired-swords"));
    const auto figures = window::figuresOf(*evening.sitting, evening.desk(), {1, evening.sitting->table().last()});
    QVERIFY(figures);
    QVERIFY(figures->fallen.size() > 1);
    const kit::paper::Curve::Line& fell = figures->lines.last();
    QCOMPARE(fell.values.size(), figures->steps.size());
    QCOMPARE(fell.values.first(), 0.0);
    QCOMPARE(fell.values.last(), double(figures->fallen.size()));
    QVERIFY(std::ranges::is_sorted(fell.values));
    QVERIFY(figures->fortune.isEmpty()); // nobody threw a die yet
    Evening thrown(QStringLiteral("sellsword"));
    const auto rolled = window::figuresOf(*thrown.sitting, thrown.desk(), {1, thrown.sitting->table().last()});
    QVERIFY(rolled && !rolled->fortune.isEmpty());
    double above = 0;
    for (const dice::Luck& luck : rolled->luck)
        if (luck.sides > 0 && luck.who.isEmpty())
            above += double(luck.rolled) - luck.expected;
    QVERIFY2(std::abs(rolled->fortune.last() - above) < 1e-6, qPrintable(QString::number(rolled->fortune.last() - above)));
}

// Where each step is one sentence, the turn stands above all of them once.
void TestPapers::aTurnHasOneHeading()
{
    Evening evening(QStringLiteral("swords-and-souls"));
    const QString told = QString::fromUtf8(kit::paper::asMarkdown(reportOf(evening)));
    const QString turn = told.section(QStringLiteral("**turn 3 · "), 1).section(QStringLiteral("**turn 4 · "), 0, 0);
    QVERIFY2(!turn.isEmpty() && !turn.contains(QStringLiteral("**turn 3")), qPrintable(told));
    QVERIFY2(turn.contains(QStringLiteral("\n\nBen attacks Mara: Mara blocks with Brass Bowl")), qPrintable(turn));
}

void TestPapers::theDialogPrintsReportsToo()
{
    Evening evening(QStringLiteral("sellsword"), 0.3);
    const QLocale before;
    QLocale::setDefault(QLocale(QStringLiteral("en"))); // that the program speaks English says nothing of the paper here
    window::PrintDialog dialog(window::papersOf(evening.library, *evening.sitting), QStringLiteral("Mole"), nullptr);
    QLocale::setDefault(before);
    QCOMPARE(dialog.findChild<QComboBox*>(QStringLiteral("paper"))->currentData().toInt(), int(window::paperHere()));
    dialog.offerReport(
        [&](const window::Reported& wanted) { return window::reportOf(*evening.sitting, evening.desk(), wanted); });
    dialog.show();
    auto* sheet = dialog.findChild<QComboBox*>(QStringLiteral("sheet"));
    auto* rolls = dialog.findChild<QCheckBox*>(QStringLiteral("rolls"));
    QVERIFY(!rolls->isVisible());
    sheet->setCurrentIndex(sheet->findData(QStringLiteral("report")));
    QVERIFY(rolls->isVisible());
    dialog.findChild<QSpinBox*>(QStringLiteral("page"))->setValue(2);
    rolls->setChecked(false);
    auto* from = dialog.findChild<QLineEdit*>(QStringLiteral("from"));
    auto* problem = dialog.findChild<QLabel*>(QStringLiteral("problem"));
    const QString none = evening.folder.filePath(QStringLiteral("none.md"));
    const auto type = [](QLineEdit* line, const QString& text) {
        line->setText(text);
        emit line->editingFinished();
    };
    type(from, QStringLiteral("9999"));
    QVERIFY2(problem->isVisible() && problem->text().contains(QStringLiteral("no such entry")), qPrintable(problem->text()));
    dialog.saveTo(none);
    QVERIFY(!QFile::exists(none));
    type(from, QStringLiteral("5"));
    type(dialog.findChild<QLineEdit*>(QStringLiteral("to")), QStringLiteral("9"));
    QVERIFY(!problem->isVisible());
    const QString file = evening.folder.filePath(QStringLiteral("mole.md"));
    dialog.saveTo(file);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray told = written.readAll();
    QVERIFY(told.startsWith("# The Middle of It"));
    QVERIFY2(told.contains("entries 5 to 9"), told.constData());
}

void TestPapers::aFaultIsReportedWithoutNames()
{
    Evening evening(QStringLiteral("swords-and-souls"), 0.6);
    const QByteArray named = window::faultBundle(evening.library, *evening.sitting, true);
    const QByteArray nameless = window::faultBundle(evening.library, *evening.sitting, false);
    for (const char* name : {"Mara", "Oskar", "Lio", "The Middle of It"}) {
        QVERIFY2(named.contains(name), name);
        QVERIFY2(!nameless.contains(name), name);
    }
    const QJsonObject bundle = QJsonDocument::fromJson(nameless).object();
    QCOMPARE(bundle.value(QStringLiteral("entries")).toArray().size(), 51); // the first one and the last fifty
    QCOMPARE(bundle.value(QStringLiteral("last")).toInteger(), evening.sitting->table().last());
    QCOMPARE(bundle.value(QStringLiteral("packs")).toArray().first().toString(), QStringLiteral("training"));
}

void TestPapers::picturesAreSaved()
{
    Evening evening(QStringLiteral("sellsword"), 0.5);
    const QString png = evening.folder.filePath(QStringLiteral("table.png"));
    QVERIFY(window::savePicture(*evening.desk(), *evening.sitting, png));
    QCOMPARE(QImage(png).size(), QSize(1600, 1000));
    const auto strange =
        window::savePicture(*evening.desk(), *evening.sitting, evening.folder.filePath(QStringLiteral("table.bmp")));
    QVERIFY(!strange);
    const QString svg = evening.folder.filePath(QStringLiteral("table.svg"));
    const auto drawn = window::savePicture(*evening.desk(), *evening.sitting, svg);
    QCOMPARE(bool(drawn), QFile::exists(svg)); // Qt's SVG may be absent, and is named then
    if (!drawn)
        QVERIFY(drawn.faults().first().text().contains(QStringLiteral("qt6-svg-dev")));
}

void TestPapers::largePicturesSayNames_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("list"); // whose titles stand in the picture
    QTest::newRow("hired-swords") << "hired-swords"
                                  << "mercenaries";
    QTest::newRow("jagged-alliance") << "jagged-alliance"
                                     << "mercenaries";
    QTest::newRow("sellsword") << "sellsword"
                               << "cards";
}

// The same table with other names: on a tile of the shelf it looks the same, on paper it does not.
void TestPapers::largePicturesSayNames()
{
    QFETCH(QString, game);
    QFETCH(QString, list);
    Evening evening(game);
    const engine::Game& rules = evening.sitting->game();
    QJsonObject state = rules.stateToJson(rules.hidden(evening.sitting->state(), QString()));
    QJsonArray renamed = state.value(list).toArray();
    QVERIFY(!renamed.isEmpty());
    for (auto one : renamed) {
        QJsonObject thing = one.toObject();
        thing.insert(QStringLiteral("title"), QStringLiteral("Wim Wum"));
        one = thing;
    }
    state.insert(list, renamed);
    const auto other = rules.stateFromJson(state);
    QVERIFY2(other, other ? "" : qPrintable(other.faults().first().text()));
    const auto picture = [&](const engine::AnyState& shown, const QSize& size) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setPen(Qt::NoPen);
        evening.desk()->paintPicture(painter, image.rect(), shown);
        return image;
    };
    const engine::AnyState now = rules.hidden(evening.sitting->state(), QString());
    QVERIFY(picture(now, {1600, 1000}) != picture(*other, {1600, 1000}));
    QCOMPARE(picture(now, {240, 150}), picture(*other, {240, 150}));
}

void TestPapers::filesAreNamedAfterWhatPeopleCallThings_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    const QString longOne(300, QChar(0x05d0));
    QTest::newRow("plain") << "The Dune Road"
                           << "The Dune Road.pdf";
    QTest::newRow("folders") << "../up/and \\away: a*b?"
                             << "-up-and -away- a-b-.pdf";
    QTest::newRow("hidden") << ".profile"
                            << "profile.pdf";
    QTest::newRow("lines") << "one\ntwo\t"
                           << "one-two-.pdf";
    QTest::newRow("nothing") << "  .. "
                             << "-.pdf";
    QTest::newRow("long, from right to left") << longOne << longOne.left(80) + QStringLiteral(".pdf");
}

void TestPapers::filesAreNamedAfterWhatPeopleCallThings()
{
    QFETCH(QString, name);
    QFETCH(QString, file);
    QCOMPARE(window::fileNameFrom(name, QStringLiteral("pdf")), file);
    const QTemporaryDir folder;
    QVERIFY(kit::saveWhole("x", folder.filePath(file)));
}

QTEST_MAIN(TestPapers)
#include "tst_papers.moc"
