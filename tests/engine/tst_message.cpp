// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences and verdicts: foreign text stays as it is, and the first condition that refuses decides.
#include "engine/purse_game.h"
#include "engine/verdict.h"

#include <QTest>
#include <QTranslator>

using namespace engine;

namespace {

constexpr Reason must{"E_MUST", Weight::Refuses, "There is gold", "%1 is too little for %2", "Find %2 gold",
    {0, -1, -1, -1, -1, -1, -1, -1, -1}, "tst"};
constexpr Reason note{"I_NOTE", Weight::Explains, "The book says %1", "", "", {1, -1, -1, -1, -1, -1, -1, -1, -1}, "tst"};
constexpr Reason warns{
    "W_WARN", Weight::Warns, "Nobody is tired", "%1 is tired", "Rest", {1, -1, -1, -1, -1, -1, -1, -1, -1}, "tst"};

Condition condition(const Reason& reason, bool holds, const QStringList& args = {})
{
    Condition one;
    one.reason = &reason;
    one.answer = holds;
    one.weight = reason.weight;
    one.args = args;
    return one;
}

} // namespace

class Messages : public QObject {
    Q_OBJECT

private slots:
    void fills_data();
    void fills();
    void faultsReadAsOneSentence();
    void conditionsTellRuleOrReason();
    void firstRefusalDecides();
    void warningsAndNotesRefuseNothing();
    void whatIsNotKnownRefusesNothing();
    void faultsAreNeverAllowed();
    void toldFallsBackToItsReason();
    void helpFollowsTheLanguage();
};

void Messages::fills_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QStringList>("args");
    QTest::addColumn<QString>("filled");
    QTest::newRow("in order") << "%1 and %2" << QStringList{QStringLiteral("a"), QStringLiteral("b")} << "a and b";
    QTest::newRow("twice and turned") << "%2 %1 %2" << QStringList{QStringLiteral("a"), QStringLiteral("b")} << "b a b";
    QTest::newRow("an argument that looks like a place")
        << "%1 hits %2" << QStringList{QStringLiteral("%2"), QStringLiteral("%1")} << "%2 hits %1";
    QTest::newRow("an argument with percent signs") << "%1" << QStringList{QStringLiteral("100 %n %L1 %%")} << "100 %n %L1 %%";
    QTest::newRow("too few arguments") << "%1 and %2" << QStringList{QStringLiteral("a")} << "a and ";
    QTest::newRow("no place") << "plain 50 %" << QStringList{QStringLiteral("a")} << "plain 50 %";
    QTest::newRow("%0 is no place") << "%0 %1" << QStringList{QStringLiteral("a")} << "%0 a";
    QTest::newRow("a digit behind the place stays") << "%10" << QStringList{QStringLiteral("a")} << "a0";
    const QString hebrew = QString::fromUtf8("\u05d0\u05d1");
    QTest::newRow("what runs from right to left takes no number along")
        << "%1: %2" << QStringList{hebrew, QStringLiteral("4")} << QChar(0x2068) + hebrew + QChar(0x2069) + QStringLiteral(": 4");
    QTest::newRow("what cannot be seen is shown") << "%1 hits" << QStringList{QString::fromUtf8("A\x1b[31m\u202e\u200d\nB")}
                                                  << QString::fromUtf8("A\\u001b[31m\\u202e\u200d\nB hits");
    QTest::newRow("markup stays text") << "%1" << QStringList{QStringLiteral("<b>&amp;</b>")} << "<b>&amp;</b>";
}

void Messages::fills()
{
    QFETCH(QString, pattern);
    QFETCH(QStringList, args);
    QTEST(fill(pattern, args), "filled");
    const QByteArray source = pattern.toUtf8();
    QTEST((Message{"tst", source.constData(), args}.text()), "filled");
}

void Messages::faultsReadAsOneSentence()
{
    QCOMPARE((Fault{QStringLiteral("verb.who"), QStringLiteral("x"), QStringLiteral("Nobody."), QStringLiteral("Ask.")}.text()),
        QStringLiteral("verb.who: Nobody. Ask."));
    QCOMPARE((Fault{{}, {}, QStringLiteral("Nobody."), {}}.text()), QStringLiteral("Nobody."));
    QVERIFY(Message{}.isEmpty());
    QCOMPARE(Message{}.text(), QString());
}

void Messages::conditionsTellRuleOrReason()
{
    const QStringList args{QStringLiteral("3"), QStringLiteral("5")};
    QCOMPARE(condition(must, true, args).text(), QStringLiteral("There is gold"));
    QCOMPARE(condition(must, true, args).remedy(), QString());
    QCOMPARE(condition(must, false, args).text(), QStringLiteral("3 is too little for 5"));
    QCOMPARE(condition(must, false, args).remedy(), QStringLiteral("Find 5 gold"));
    QCOMPARE(condition(note, false, {QStringLiteral("so")}).text(), QStringLiteral("The book says so"));
}

void Messages::firstRefusalDecides()
{
    Verdict verdict;
    verdict.conditions = {condition(note, true), condition(warns, false), condition(must, true),
        condition(must, false, {QStringLiteral("1"), QStringLiteral("2")}),
        condition(must, false, {QStringLiteral("3"), QStringLiteral("4")})};
    QVERIFY(!verdict.isAllowed());
    QCOMPARE(verdict.decisive(), &verdict.conditions[3]);
}

void Messages::warningsAndNotesRefuseNothing()
{
    Verdict verdict;
    verdict.conditions = {condition(note, false), condition(warns, false), condition(must, true)};
    QVERIFY(verdict.isAllowed());
    QVERIFY(!verdict.decisive());
    verdict.conditions[2].answer = false;
    verdict.conditions[2].weight = Weight::Warns; // a setting made it milder
    QVERIFY(verdict.isAllowed());
    verdict.conditions[1].weight = Weight::Refuses;
    QCOMPARE(verdict.decisive(), &verdict.conditions[1]);
}

void Messages::whatIsNotKnownRefusesNothing()
{
    const Blank price{QStringLiteral("cards.axe.cost"), QStringLiteral("the price of the axe")};
    for (const bool seems : {true, false}) {
        Condition one = condition(must, seems);
        one.answer = Truth(seems, {price});
        QVERIFY(one.isUnknown() && !one.holds() && !one.fails() && !one.refuses());
        QCOMPARE(one.text(), QStringLiteral("Not known: the price of the axe"));
        QCOMPARE(one.remedy(), QStringLiteral("Enter the price of the axe"));
        Verdict verdict;
        verdict.conditions = {condition(must, true), one, one};
        QVERIFY(verdict.isAllowed());
        QCOMPARE(verdict.missing().size(), 1);
        QCOMPARE(verdict.missing().first().path, price.path);
        verdict.conditions += condition(must, false, {QStringLiteral("1"), QStringLiteral("2")});
        QVERIFY(!verdict.isAllowed());
        QCOMPARE(verdict.decisive(), &verdict.conditions[3]);
    }
    QVERIFY(Truth(true, {}).holds());
    QVERIFY(Truth(false, {}).fails());
}

void Messages::faultsAreNeverAllowed()
{
    Verdict verdict;
    QVERIFY(verdict.isAllowed());
    verdict.faults = {Fault{{}, {}, QStringLiteral("What?"), {}}};
    QVERIFY(!verdict.isAllowed());
    QVERIFY(!verdict.decisive());
}

void Messages::toldFallsBackToItsReason()
{
    QCOMPARE((Told{&must, {}}.text()), QStringLiteral("There is gold"));
    QCOMPARE((Told{&must, {"tst", "Gold: %1", {QStringLiteral("9")}}}.text()), QStringLiteral("Gold: 9"));
    QCOMPARE((Told{nullptr, {}}.text()), QString());
}

// Another language is chosen while the program runs.
void Messages::helpFollowsTheLanguage()
{
    class Loud : public QTranslator {
    public:
        QString translate(const char*, const char* text, const char*, int) const override
        {
            return QString::fromUtf8(text).toUpper();
        }
        bool isEmpty() const override { return false; }
    } loud;
    const auto game = purse::game();
    const auto helps = [&] {
        QStringList all;
        for (const Verb& verb : game->verbs()) {
            all += verb.help;
            for (const QJsonValue& field : verb.schema.value(QLatin1String("properties")).toObject())
                all += field[QLatin1String("description")].toString();
        }
        return all;
    };
    const QStringList before = helps();
    QVERIFY(before.size() > 3);
    QCoreApplication::installTranslator(&loud);
    const QStringList during = helps();
    QCoreApplication::removeTranslator(&loud);
    for (qsizetype i = 0; i < before.size(); ++i)
        QCOMPARE(during[i], before[i].toUpper());
    QCOMPARE(helps(), before);
}

QTEST_GUILESS_MAIN(Messages)
#include "tst_message.moc"
