// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Packs and rules through the command line: kept on the shelf, played with, pinned to; and whatever is wrong with them is told
// within a second, without much memory, and changes nothing.
#include "shelf/shelf.h"
#include "support/command_line.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>

using support::Run;
using support::words;

namespace {

constexpr int done = 0, error = 1, wrongUsage = 64;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Of all processes that this test has started.
struct Used {
    double seconds = 0;
    qint64 mostMemory = 0; // bytes, of the largest

    static Used now()
    {
        rusage all;
        getrusage(RUSAGE_CHILDREN, &all);
        return {double(all.ru_utime.tv_sec + all.ru_stime.tv_sec) + double(all.ru_utime.tv_usec + all.ru_stime.tv_usec) / 1e6,
            qint64(all.ru_maxrss) * 1024};
    }
};

#ifdef __SANITIZE_ADDRESS__
constexpr double mostSeconds = 60;
constexpr qint64 mostMemory = 4LL * 1024 * 1024 * 1024;
#else
constexpr double mostSeconds = 1;
constexpr qint64 mostMemory = 300LL * 1024 * 1024;
#endif

const QByteArray head = R"("format": "musterroll-pack", "version": 1, "game": "hired-swords", "id": "mine")";

QByteArray packWith(const QByteArray& rest) { return '{' + head + rest + '}'; }

} // namespace

class CardsOnTheCommandLine : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)); }
    Run cli(const QStringList& args) const
    {
        return support::musterroll(QStringList{QStringLiteral("--shelf"), path("shelf.db")} + args);
    }
    Run typed(const char* line) const { return cli(words(line)); }
    void written(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    QJsonObject packInList(const char* id) const
    {
        for (const QJsonValue& pack : typed("pack list --json").json().value(QLatin1String("packs")).toArray())
            if (pack[QLatin1String("id")].toString() == QLatin1String(id))
                return pack.toObject();
        return {};
    }

    // What lies in a state under an id and has a title of its own.
    static void addTitled(const QJsonValue& value, QMultiHash<QString, QString>& titles)
    {
        for (const QJsonValue& one : value.toArray())
            addTitled(one, titles);
        const QJsonObject object = value.toObject();
        const QString id = object.value(QLatin1String("id")).toString();
        const QString title = object.value(QLatin1String("title")).toString();
        if (!id.isEmpty() && !title.isEmpty() && !titles.contains(id, title))
            titles.insert(id, title);
        for (const QJsonValue& part : object)
            addTitled(part, titles);
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    // A pack and its own copy under another id.
    void decksThatAreListedTwiceAreTold()
    {
        QCOMPARE(cli({QStringLiteral("pack"), QStringLiteral("export"), QStringLiteral("training"), path("copy.json"),
                         QStringLiteral("--game"), QStringLiteral("hired-swords")})
                     .exit,
            done);
        QCOMPARE(typed("new one --game hired-swords --pack training").said().contains(QStringLiteral("lies there twice")), false);
        const Run twice =
            cli({QStringLiteral("new"), QStringLiteral("two"), QStringLiteral("--game"), QStringLiteral("hired-swords"),
                QStringLiteral("--pack"), QStringLiteral("training"), QStringLiteral("--pack"), path("copy.json")});
        QVERIFY2(twice.exit == done && twice.said().contains(QStringLiteral("each of them lies there twice: career deck")),
            qPrintable(twice.said()));
    }

    // In any case, as in the window; where several are called so, their ids are told.
    void aCardIsFoundByItsTitle()
    {
        QCOMPARE(typed("new evening --game hired-swords --pack roster").exit, done);
        QCOMPARE(cli({QStringLiteral("pack"), QStringLiteral("add"), QStringLiteral("my-cards"), QStringLiteral("career"),
                         QStringLiteral("Caravan Watch contract village versus 10"), QStringLiteral("--campaign"),
                         QStringLiteral("evening")})
                     .exit,
            done);
        const auto drawn = [&](const char* card) {
            return cli({QStringLiteral("do"), QStringLiteral("evening"), QStringLiteral("draw"), QStringLiteral("--dry-run"),
                QStringLiteral("--state"), QStringLiteral("--json"), QStringLiteral("card=") + QString::fromLatin1(card)});
        };
        for (const char* card : {"caravan-watch", "Caravan Watch", "caravan  WATCH", "Trade war"}) {
            const Run run = drawn(card);
            QVERIFY2(run.exit == done, qPrintable(run.said()));
            QCOMPARE(run.json()[QLatin1String("action")][QLatin1String("card")].toString(),
                QLatin1String(*card == 'T' ? "trade-war" : "caravan-watch"));
        }
        QCOMPARE(drawn("Caravan Match").exit, error); // nothing is guessed
        written("more.json",
            packWith(R"(, "title": "Mine", "cards": {"career": [{"id": "the-other", "title": "Caravan Watch", "budget": 3}]})"));
        QCOMPARE(cli({QStringLiteral("pack"), QStringLiteral("import"), path("more.json")}).exit, done);
        QCOMPARE(typed("new second --game hired-swords --pack mine").exit, done);
        const Run several =
            cli({QStringLiteral("do"), QStringLiteral("second"), QStringLiteral("draw"), QStringLiteral("card=caravan watch")});
        QVERIFY2(several.exit == error && several.said().contains(QStringLiteral("caravan-watch"))
                && several.said().contains(QStringLiteral("the-other")),
            qPrintable(several.said()));
    }

    // Whatever an action is offered with by an id; what comes of it is the same.
    void everyGameFindsWhatIsOfferedByItsTitle_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("begin");
        for (const char* game : {"hired-swords", "sellsword"}) // Mercenarium's cards bear no titles
            QTest::newRow(game) << QString::fromLatin1(game) << QStringList();
        QTest::newRow("jagged-alliance") << QStringLiteral("jagged-alliance")
                                         << words("begin-scenario scenario=landing mercenaries=halla,pip,doc,moss");
        QTest::newRow("swords-and-souls") << QStringLiteral("swords-and-souls") << words("start players=Tea,Mara,Ben first=Tea");
    }
    void everyGameFindsWhatIsOfferedByItsTitle()
    {
        QFETCH(QString, game);
        QFETCH(QStringList, begin);
        QCOMPARE(cli({QStringLiteral("new"), game, QStringLiteral("--game"), game, QStringLiteral("--pack"),
                         QStringLiteral("training")})
                     .exit,
            done);
        if (!begin.isEmpty())
            QCOMPARE(cli(QStringList{QStringLiteral("do"), game} + begin).exit, done);
        const auto act = [&](const QJsonObject& offer, const QString& named, const QString& word, bool isTried) {
            const QJsonObject fields = offer.value(QLatin1String("fields")).toObject();
            QStringList args{QStringLiteral("do"), game, offer.value(QLatin1String("verb")).toString(), QStringLiteral("--json"),
                QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--state")};
            if (isTried)
                args += QStringLiteral("--dry-run");
            for (auto field = fields.begin(); field != fields.end(); ++field)
                args += field.key() + QLatin1Char('=')
                    + (field.key() == named ? word
                            : field->isString()
                            ? field->toString()
                            : QString::fromUtf8(QJsonDocument(QJsonArray{*field}).toJson(QJsonDocument::Compact))
                                  .mid(1)
                                  .chopped(1));
            return cli(args);
        };
        int found = 0;
        for (int step = 0; step < 30 && found == 0; ++step) {
            QMultiHash<QString, QString> titles;
            addTitled(cli({QStringLiteral("show"), game, QStringLiteral("--json")}).json(), titles);
            const QJsonArray offers =
                cli({QStringLiteral("offers"), game, QStringLiteral("--json")}).json().value(QLatin1String("offers")).toArray();
            QJsonObject next;
            for (const QJsonValue& one : offers) {
                const QJsonObject offer = one.toObject(), fields = offer.value(QLatin1String("fields")).toObject();
                if (!one[QLatin1String("verdict")][QLatin1String("allowed")].toBool())
                    continue;
                if (next.isEmpty() && act(offer, {}, {}, true).exit == done) // some ask what they are of
                    next = offer;
                for (auto field = fields.begin(); field != fields.end() && found == 0; ++field) {
                    const QStringList called = titles.values(field->toString());
                    if (called.size() != 1 || titles.keys(called.first()).size() != 1 || called.first() == field->toString())
                        continue;
                    const Run byId = act(offer, field.key(), field->toString(), true);
                    if (byId.exit != done)
                        continue;
                    QCOMPARE(act(offer, field.key(), called.first().toUpper(), true).out, byId.out);
                    ++found;
                }
            }
            QVERIFY(!next.isEmpty());
            if (found == 0)
                QVERIFY2(act(next, {}, {}, false).exit == done, qPrintable(act(next, {}, {}, true).said()));
        }
        QVERIFY(found > 0);
    }

    // Several figures of one card are told apart; the card is still one.
    void aCardIsOneHoweverManyFiguresHaveIt()
    {
        QCOMPARE(typed("new S --game sellsword --pack training").exit, done);
        for (const char* as : {"first", "second", "third"}) {
            const Run run =
                cli({QStringLiteral("do"), QStringLiteral("S"), QStringLiteral("add-unit"), QStringLiteral("player=tide"),
                    QStringLiteral("card=Quay pikehand"), QStringLiteral("as=%1").arg(QLatin1String(as))});
            QVERIFY2(run.exit == done, qPrintable(run.said()));
        }
    }

    void aPackIsImportedPlayedWithAndRemoved()
    {
        written("cards.json",
            packWith(
                R"(, "title": "Mine <b>%1</b>", "cards": {"career": [{"id": "bog-road", "title": "Bog", "kind": "contract", "budget": 9}, {"id": "fen", "budget": 4}]})"));
        const QByteArray content = bytesOf(path("cards.json"));
        const Run imported = cli({QStringLiteral("pack"), QStringLiteral("import"), path("cards.json")});
        QVERIFY2(imported.exit == done && imported.said().contains(QStringLiteral("--pack mine")), qPrintable(imported.said()));
        QVERIFY(QFile::remove(path("cards.json"))); // the shelf has it now
        QVERIFY2(typed("pack list").said().contains(QStringLiteral("Mine <b>%1</b>")), qPrintable(typed("pack list").said()));
        QCOMPARE(packInList("mine").value(QLatin1String("from")).toString(), QStringLiteral("shelf"));
        QVERIFY(packInList("mine").value(QLatin1String("on")).toBool());
        QCOMPARE(packInList("mine")[QLatin1String("sizes")][QLatin1String("career")].toInt(), 2);
        QCOMPARE(packInList("training").value(QLatin1String("from")).toString(), QStringLiteral("program"));
        QCOMPARE(typed("pack check mine").exit, done);
        QCOMPARE(cli({QStringLiteral("pack"), QStringLiteral("export"), QStringLiteral("mine"), path("out.json")}).exit, done);
        QCOMPARE(bytesOf(path("out.json")), content); // byte by byte

        QCOMPARE(typed("new evening --game hired-swords --pack mine").exit, done);
        QCOMPARE(typed("do evening draw card=bog-road").exit, done);
        const QByteArray drawn = typed("show evening --json").out;
        QVERIFY(drawn.contains("\"Bog\""));

        QCOMPARE(typed("pack remove mine").exit, done);
        QVERIFY(!packInList("mine").value(QLatin1String("on")).toBool());
        const Run refused = typed("new second --game hired-swords --pack mine");
        QCOMPARE(refused.exit, error);
        QVERIFY2(refused.said().contains(QStringLiteral("pack import mine")), qPrintable(refused.said()));
        QCOMPARE(typed("show evening --json").out, drawn); // it keeps the facts it was played with
        QCOMPARE(typed("goto evening 1").exit, done);
        QCOMPARE(typed("do evening draw card=fen").exit, done); // and goes on with the pack
        QVERIFY(typed("show evening --json").out.contains("\"fen\""));
        QCOMPARE(typed("pack import mine").exit, done);
        QCOMPARE(typed("new second --game hired-swords --pack mine").exit, done);
        QCOMPARE(typed("check").exit, done);
    }

    void anotherContentChangesNoCampaign()
    {
        written("cards.json",
            packWith(R"(, "cards": {"career": [{"id": "bog", "kind": "contract", "budget": 9}, {"id": "fen", "budget": 4}]})"));
        const QStringList import{QStringLiteral("pack"), QStringLiteral("import"), path("cards.json")};
        QCOMPARE(cli(import).exit, done);
        QCOMPARE(typed("new evening --game hired-swords --pack mine").exit, done);
        QCOMPARE(typed("do evening draw card=bog").exit, done);
        const QByteArray before = typed("show evening --json").out;
        written("cards.json", packWith(R"(, "cards": {"career": [{"id": "bog", "kind": "contract", "budget": 3}]})"));
        QCOMPARE(cli(import).exit, done);
        QCOMPARE(typed("show evening --json").out, before);
        QCOMPARE(packInList("mine")[QLatin1String("sizes")][QLatin1String("career")].toInt(), 1);
        QCOMPARE(typed("check").exit, done);
    }

    void cardsAreKeptWhilePlaying()
    {
        QCOMPARE(typed("new evening --game hired-swords").exit, done);
        const Run drawn =
            cli({QStringLiteral("do"), QStringLiteral("evening"), QStringLiteral("draw"), QStringLiteral("card=wolf"),
                QStringLiteral("facts={\"id\":\"wolf\",\"kind\":\"contract\",\"keyword\":\"outland\",\"budget\":7}")});
        QVERIFY2(drawn.exit == done, qPrintable(drawn.said()));
        QCOMPARE(typed("pack add mine career id=wolf bonus=D6 --campaign evening --game hired-swords").exit, done);
        QCOMPARE(typed("pack add mine career id=wolf title=Wolf").exit, done); // what is known already stays
        QCOMPARE(typed("pack add mine mercenaries id=nell cost=3").exit, done);
        QCOMPARE(typed("pack add mine mercenaries id=nell cost=? healthy=?").exit, done); // nothing is told by it
        QVERIFY(typed("pack add mine mercenaries id=nell shoes=?").exit != done);
        const auto line = [&](const char* kind, const char* words) {
            return cli({QStringLiteral("pack"), QStringLiteral("add"), QStringLiteral("ja"), QLatin1String(kind),
                QLatin1String(words), QStringLiteral("--game"), QStringLiteral("jagged-alliance"), QStringLiteral("--dry-run")});
        };
        const Run open = line("mercenaries", "Ines Calder ? rec? inv3 lead=? mechY");
        QVERIFY2(open.exit == done && open.said().contains(QStringLiteral("inv3 mechY")), qPrintable(open.said()));
        const Run none = line("enemy_cards", "Quay Guard 3 basic(h? d1 s=?) elite=? loot=?");
        QVERIFY2(none.exit == done && none.said().contains(QStringLiteral("basic(d1)")), qPrintable(none.said()));
        const Run stray = line("spawn_cards", "weak-1 foo 1 line(e=quay-guard 2 at=A)"); // no part of its short name
        QVERIFY2(stray.exit != done && stray.said().contains(QStringLiteral("foo fits nothing")), qPrintable(stray.said()));
        QCOMPARE(cli({QStringLiteral("pack"), QStringLiteral("export"), QStringLiteral("mine"), path("out.json")}).exit, done);
        const QJsonObject pack = QJsonDocument::fromJson(bytesOf(path("out.json"))).object();
        const QJsonValue wolf = pack[QLatin1String("cards")][QLatin1String("career")][0];
        QCOMPARE(wolf[QLatin1String("budget")].toInt(), 7);
        QCOMPARE(wolf[QLatin1String("keyword")].toString(), QStringLiteral("outland"));
        QCOMPARE(wolf[QLatin1String("bonus")].toString(), QStringLiteral("D6"));
        QCOMPARE(wolf[QLatin1String("title")].toString(), QStringLiteral("Wolf"));
        QVERIFY(!wolf.toObject().contains(QLatin1String("counters"))); // only what is printed
        QCOMPARE(pack[QLatin1String("setup")][QLatin1String("mercenaries")][0][QLatin1String("cost")].toInt(), 3);
        QCOMPARE(typed("new second --game hired-swords --pack mine").exit, done);
        QCOMPARE(typed("do second draw card=wolf").exit, done);
        QVERIFY(typed("show second --json").out.contains("\"Wolf\""));
    }

    // A value that looks as it does where nobody entered one: it is not asked for any more, stands in the owner's own cards, and
    // a campaign that finds the card there knows it, too. What was not typed stays open in both.
    void whatLooksLikeNothingIsEnteredByTyping_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("act");      // with VALUES where the card stands
        QTest::addColumn<QByteArray>("typed"); // what is printed
        QTest::addColumn<QString>("list");     // of the state
        QTest::addColumn<QStringList>("entered");
        QTest::addColumn<QString>("own"); // the list in the pack
        QTest::addColumn<QByteArray>("kept");
        const QString hired = QStringLiteral("hired-swords"), jagged = QStringLiteral("jagged-alliance"),
                      sword = QStringLiteral("sellsword");
        QTest::newRow("rankings of 0") << hired << QStringLiteral("opposition")
                                       << QByteArray(R"({"id":"rat","title":"Rat","ranks":"0/0/0/0"})")
                                       << QStringLiteral("opposition_cards") << QStringList{QStringLiteral("ranks")}
                                       << QStringLiteral("cards.opposition")
                                       << QByteArray(R"({"id":"rat","title":"Rat","ranks":"0/0/0/0"})");
        QTest::newRow("a circle and no budget")
            << hired << QStringLiteral("career")
            << QByteArray(R"({"id":"mill","title":"Mill","kind":"contract","reveal":"1","budget":0})")
            << QStringLiteral("career_cards")
            << QStringList{QStringLiteral("budget"), QStringLiteral("reveal"), QStringLiteral("-keyword"),
                   QStringLiteral("-type")}
            << QStringLiteral("cards.career") << QByteArray(R"({"id":"mill","title":"Mill","reveal":"1","budget":0})");
        QTest::newRow("a row") << jagged << QStringLiteral("enemy")
                               << QByteArray(R"({"id":"militia","title":"Militia","elite":{"health":1,"damage":1}})")
                               << QStringLiteral("enemy_cards") << QStringList{QStringLiteral("elite")}
                               << QStringLiteral("setup.enemy_cards")
                               << QByteArray(R"({"id":"militia","title":"Militia","elite":{"health":1,"damage":1}})");
        QTest::newRow("a stamina zone") << jagged << QStringLiteral("mercenary")
                                        << QByteArray(R"({"id":"zed","title":"Zed","start":6})") << QStringLiteral("mercenaries")
                                        << QStringList{QStringLiteral("start")} << QStringLiteral("setup.mercenaries")
                                        << QByteArray(R"({"id":"zed","title":"Zed","start":6})");
        QTest::newRow("no Warleader, no tokens, an attack")
            << sword << QStringLiteral("unit")
            << QByteArray(
                   R"({"id":"bob","title":"Bob","warleader":0,"pool":{"green":0,"blue":0,"red":0},"attacks":[{"id":"bow","title":"Bow","range":1,"effects":[]},{"id":"axe","title":"Axe","bonus":0}]})")
            << QStringLiteral("cards")
            << QStringList{QStringLiteral("pool"), QStringLiteral("warleader"), QStringLiteral("attacks.bow.range"),
                   QStringLiteral("attacks.bow.effects"), QStringLiteral("attacks.axe.bonus")}
            << QStringLiteral("cards.unit")
            << QByteArray(
                   R"({"id":"bob","title":"Bob","warleader":0,"pool":{"green":0,"blue":0,"red":0},"attacks":[{"id":"bow","title":"Bow","range":1,"effects":[]},{"id":"axe","title":"Axe","bonus":0}]})");
    }
    void whatLooksLikeNothingIsEnteredByTyping()
    {
        QFETCH(QString, game);
        QFETCH(QString, act);
        QFETCH(QByteArray, typed);
        QFETCH(QString, list);
        QFETCH(QStringList, entered);
        QFETCH(QString, own);
        QFETCH(QByteArray, kept);
        const QJsonObject card = QJsonDocument::fromJson(typed).object();
        QCOMPARE(cli({QStringLiteral("new"), QStringLiteral("evening"), QStringLiteral("--game"), game}).exit, done);
        const Run added = cli({QStringLiteral("do"), QStringLiteral("evening"), QStringLiteral("add-card"),
            act + QLatin1Char('=') + QString::fromUtf8(typed)});
        QVERIFY2(added.exit == done, qPrintable(added.said()));
        const auto inList = [&](const QJsonArray& cards) {
            for (const QJsonValue& one : cards)
                if (one[QLatin1String("id")] == card.value(QLatin1String("id")))
                    return one.toObject();
            return QJsonObject();
        };
        const auto saidAt = [&](const QString& campaign) {
            const QJsonObject state = cli({QStringLiteral("show"), campaign, QStringLiteral("--json")}).json();
            return inList(state.value(list).toArray()).value(QLatin1String("entered"));
        };
        QCOMPARE(saidAt(QStringLiteral("evening")), QJsonValue(QJsonArray::fromStringList(entered)));

        QCOMPARE(
            cli({QStringLiteral("pack"), QStringLiteral("export"), QStringLiteral("my-cards"), path("own.json")}).exit, done);
        QJsonValue pack = QJsonDocument::fromJson(bytesOf(path("own.json"))).object();
        for (const QString& step : own.split(QLatin1Char('.')))
            pack = pack[step];
        QCOMPARE(inList(pack.toArray()), QJsonDocument::fromJson(kept).object());

        // The same as a correction of the whole card.
        QCOMPARE(cli({QStringLiteral("new"), QStringLiteral("second"), QStringLiteral("--game"), game, QStringLiteral("--pack"),
                         QStringLiteral("training")})
                     .exit,
            done);
        const Run corrected = cli({QStringLiteral("correct"), QStringLiteral("second"),
            list + QStringLiteral(".+") + card.value(QLatin1String("id")).toString(), QString::fromUtf8(typed)});
        QVERIFY2(corrected.exit == done, qPrintable(corrected.said()));
        QCOMPARE(saidAt(QStringLiteral("second")), QJsonValue(QJsonArray::fromStringList(entered)));
        QCOMPARE(cli({QStringLiteral("check")}).exit, done);
    }

    // At every door: a line, a table, what an act says of its card, a correction. What was kept before is read.
    void aCorrectionMayNotKnow()
    {
        QVERIFY(typed("new mark --game hired-swords --pack training").exit == done);
        const Run unknown = typed("correct mark mercenaries.big-dagna.cost ?");
        QVERIFY2(unknown.exit == done, qPrintable(unknown.said()));
        QVERIFY2(unknown.said().contains(QStringLiteral("nothing")), qPrintable(unknown.said()));
        QVERIFY(typed("correct mark wealth ?").exit != done); // that is counted
    }

    void aNumberThatNoCardPrintsIsRefused()
    {
        QVERIFY(typed("new ring --game hired-swords").exit == done);
        for (const char* line :
            {"Mill 9 99999 n1", "Mill 9 D6 n1234", "Mill 9 D6 n1 reveal=x9999", "Mill 9 D6 n1 does(gold 99999)"}) {
            const Run run = cli(words("pack add my-cards career --game hired-swords") + QStringList{QString::fromUtf8(line)});
            QCOMPARE(run.exit, error);
            QVERIFY2(run.said().contains(QStringLiteral("999")) && run.err.contains("999"), run.err.constData());
        }
        const Run draw = typed("do ring draw card=mill facts={\"id\":\"mill\",\"budget\":9,\"bonus\":\"99999\"}");
        QCOMPARE(draw.exit, error);
        QVERIFY2(draw.err.contains("draw.facts.bonus: 99999 does not fit here. Allowed: a number as printed, up to 999"),
            draw.err.constData());
        QCOMPARE(typed("do ring draw card=mill facts={\"id\":\"mill\",\"budget\":9,\"bonus\":\"999\"}").exit, done);
        for (const char* line : {"correct ring career_cards.mill.bonus 1000", "correct ring career_cards.mill.bonus +1000",
                 "correct ring career_cards.mill.arrows.north 1000", "correct ring career_cards.mill.budget 1000"}) {
            const Run run = typed(line);
            QCOMPARE(run.exit, error);
            QVERIFY2(run.err.contains("999"), run.err.constData());
        }
        QCOMPARE(typed("correct ring career_cards.mill.bonus x3").exit, done);
        written(
            "old.json", packWith(R"(, "cards": {"career": [{"id": "vault", "title": "Vault", "budget": 9, "bonus": "99999"}]})"));
        QCOMPARE(cli({QStringLiteral("pack"), QStringLiteral("import"), path("old.json")}).exit, done);
    }

    // Field by field, too: "Any" and "VERSUS" are what somebody told.
    void whatIsLeftBlankIsNotKnownHoweverItIsFilledIn()
    {
        QVERIFY(typed("new ring --game hired-swords").exit == done);
        QCOMPARE(typed("do ring draw card=mill facts={\"id\":\"mill\",\"title\":\"Mill\"}").exit, done);
        for (const char* place : {"budget 9", "bonus D6", "arrows.north 1", "reveal 2"})
            QCOMPARE(cli(words("correct ring") + words((QByteArray("career_cards.mill.") + place).constData())).exit, done);
        const auto said = [&] { return typed("show ring").said(); };
        QVERIFY2(said().contains(QStringLiteral("keyword not entered")) && said().contains(QStringLiteral("? · budget 9")),
            qPrintable(said()));
        QCOMPARE(typed("correct ring career_cards.mill.keyword any").exit, done);
        QCOMPARE(typed("correct ring career_cards.mill.type versus").exit, done);
        QVERIFY2(said().contains(QStringLiteral("keyword any")) && said().contains(QStringLiteral("VERSUS · budget 9")),
            qPrintable(said()));
    }

    void whoIsMeantIsToldByName()
    {
        QVERIFY(typed("new ring --game hired-swords --pack training").exit == done);
        const Run run = typed("do ring hire who=foo");
        QVERIFY2(run.err.contains("foo is not in play here. Known: Hobb Carrow, Issa Marl"), run.err.constData());
    }

    // Of several numbers those that are open stand by their names in what can be typed.
    void whatIsOpenIsNamed()
    {
        QVERIFY(typed("new ring --game hired-swords").exit == done);
        written(
            "state.json", R"({"step": "battle", "contract": {"card": "job", "m": 1}, "career_cards": [{"id": "job", "budget": 8}],
            "mercenaries": [{"id": "a", "healthy": "4/?/3/2", "weary": "1/0/1/1"}, {"id": "b"}], "opposition_cards": [{"id": "x", "ranks": "2/0/1/0"}],
            "battle": {"round": 1, "phase": 4, "crew": [{"id": "a", "at": "NE"}, {"id": "b", "at": "NW"}], "opposition": [{"id": "x", "zone": "N"}]}})");
        QCOMPARE(cli({QStringLiteral("setup"), QStringLiteral("ring"), path("state.json")}).exit, done);
        const Run half = typed("do ring missile-attack who=a card=x --dry-run"),
                  none = typed("do ring melee-attack who=b card=x --dry-run");
        QVERIFY2(
            half.said().contains(QStringLiteral("correct ring mercenaries.a.healthy 4/missiles/3/2")), qPrintable(half.said()));
        QVERIFY2(none.said().contains(QStringLiteral("correct ring mercenaries.b.healthy melee/missiles/stamina/alertness")),
            qPrintable(none.said()));
    }

    // A state that somebody types says what a card prints, also where that is what stands there without.
    void whatATypedStateSaysIsEntered()
    {
        QVERIFY(typed("new ring --game hired-swords").exit == done);
        written("state.json",
            R"({"drawn": "job", "career_cards": [{"id": "job", "budget": 2, "keyword": "any", "reveal": "1"}], "wealth": 2})");
        QCOMPARE(cli({QStringLiteral("setup"), QStringLiteral("ring"), path("state.json")}).exit, done);
        const Run told = typed("ask ring eligibility");
        QVERIFY2(!told.said().contains(QStringLiteral("Not known")), qPrintable(told.said()));
        const QByteArray state = typed("show ring --json --all").out;
        written("state.json", state);
        QCOMPARE(cli({QStringLiteral("setup"), QStringLiteral("ring"), path("state.json")}).exit, done);
        QCOMPARE(typed("show ring --json --all").out, state);
    }

    void whatAnEffectCannotAimAtNamesWhatItCan()
    {
        QVERIFY(typed("new ring --game hired-swords").exit == done);
        written(
            "state.json", R"({"step": "battle", "contract": {"card": "job", "m": 2}, "career_cards": [{"id": "job", "budget": 8}],
            "mercenaries": [{"id": "a"}, {"id": "b"}], "opposition_cards": [{"id": "x", "ranks": "2/0/1/0"}],
            "battle": {"round": 1, "phase": 4, "crew": [{"id": "a", "at": "NE", "counters": [{"id": "shots", "start": 2, "left": 2}]},
            {"id": "b", "at": "none", "health": "slain"}], "opposition": [{"id": "x", "zone": "N"}]}})");
        QCOMPARE(cli({QStringLiteral("setup"), QStringLiteral("ring"), path("state.json")}).exit, done);
        const auto aimed = [this](const char* effect) {
            return cli({QStringLiteral("do"), QStringLiteral("ring"), QStringLiteral("effect"),
                QStringLiteral("effect=") + QString::fromUtf8(effect)});
        };
        const Run counter = aimed(R"({"kind": "counter", "target": "a:assists"})"),
                  slain = aimed(R"({"kind": "lift-limit", "target": "b:fixed"})");
        QVERIFY2(counter.said().contains(QStringLiteral("Allowed: a:shots")), qPrintable(counter.said()));
        QVERIFY2(slain.said().contains(QStringLiteral("Allowed: somebody who is not slain")), qPrintable(slain.said()));
    }

    void cardsAsLines()
    {
        const auto add = [this](const QStringList& words) {
            return cli(QStringList{QStringLiteral("pack"), QStringLiteral("add"), QStringLiteral("my-cards")} + words);
        };
        const Run first = add({QStringLiteral("career"), QStringLiteral("Toll Road any versus 8 DM n1 e2 w-1 D2")});
        QVERIFY2(first.exit == done, qPrintable(first.said()));
        QVERIFY2(first.said().contains(QStringLiteral("line 1: new: Toll Road any versus 8 DM n1 e2 w-1 D2")),
            qPrintable(first.said()));
        QCOMPARE(typed("pack add my-cards mercenaries Orla Fenwright 4 2 1 3 2 1/1/2/1").exit, done);
        QCOMPARE(typed("pack add my-cards unit Pikehand of=Tide l4 c13").exit, done); // another game's pack of this name
        QCOMPARE(typed("pack check my-cards").exit, error);
        QVERIFY2(typed("pack check my-cards").said().contains(QStringLiteral("--game")),
            qPrintable(typed("pack check my-cards").said()));
        QVERIFY(typed("pack check my-cards --game sellsword").said().contains(QStringLiteral("Unit 1")));
        QVERIFY(typed("pack check my-cards --game hired-swords").said().contains(QStringLiteral("Mercenaries 1")));
        QCOMPARE(typed("new evening --game hired-swords --pack roster").exit, done);
        const QByteArray begun = typed("show evening --json").out;
        QVERIFY(begun.contains("\"Orla Fenwright\"")); // every campaign with real cards has them
        QCOMPARE(typed("do evening draw card=toll-road").exit, done);
        QVERIFY(typed("show evening --json").out.contains("\"budget\":8"));
        QCOMPARE(typed("pack add my-cards career Salt Road town p 9 2 n1").exit, done); // typed while it is played
        QCOMPARE(typed("goto evening 1").exit, done);
        QCOMPARE(typed("do evening draw card=salt-road").exit, done);
        QVERIFY(typed("show evening --json").out.contains("\"Salt Road\""));
        QCOMPARE(typed("new trial --game hired-swords --pack training").exit, done);
        QVERIFY(!typed("show trial --json").out.contains("\"Orla Fenwright\""));
        QCOMPARE(typed("pack remove my-cards --game sellsword").exit, done);
        QVERIFY(typed("pack check my-cards --game hired-swords").exit == done);
        QCOMPARE(typed("check").exit, done);
    }

    void twoOwnersPacks()
    {
        QCOMPARE(typed("pack add my-cards mercenaries Orla 4 --game hired-swords").exit, done);
        written("theirs.json",
            packWith(
                R"(, "setup": {"mercenaries": [{"id": "orla", "title": "Orla", "cost": 5, "weary": "1/1/1/1"}, {"id": "nell"}]})"));
        const QStringList merge{QStringLiteral("pack"), QStringLiteral("merge"), QStringLiteral("my-cards"), path("theirs.json")};
        const Run tried = cli(merge + QStringList{QStringLiteral("--dry-run")});
        QVERIFY2(tried.exit == done && tried.said().contains(QStringLiteral("setup.mercenaries.orla.cost: yours 4, theirs 5")),
            qPrintable(tried.said()));
        QCOMPARE(packInList("my-cards")[QLatin1String("sizes")][QLatin1String("mercenaries")].toInt(), 1);
        const QJsonArray differences =
            cli(merge + QStringList{QStringLiteral("--json")}).json()[QLatin1String("differences")].toArray();
        QCOMPARE(differences.size(), 2);
        QCOMPARE(packInList("my-cards")[QLatin1String("sizes")][QLatin1String("mercenaries")].toInt(), 2);
        QCOMPARE(cli(merge + QStringList{QStringLiteral("--theirs")}).exit, done);
        QCOMPARE(typed("pack merge my-cards theirs.json --json").exit, error); // there is no such file here
        QVERIFY(cli(merge).said().contains(QStringLiteral("0 differences")));
        QCOMPARE(typed("pack merge nothing training").exit, error);
        QCOMPARE(typed("pack merge my-cards training --game sellsword").exit, error);
    }

    void cardsFromATable()
    {
        written("cards.csv", "name;cost;healthy;weary\nOrla;4;2 1 3 2;1/1/2/1\nPell;2;;\n");
        const auto add = [this](const QStringList& words) {
            return cli(QStringList{QStringLiteral("pack"), QStringLiteral("add"), QStringLiteral("my-cards"),
                           QStringLiteral("mercenaries"), QStringLiteral("--csv"), path("cards.csv"), QStringLiteral("--game"),
                           QStringLiteral("hired-swords")}
                + words);
        };
        const Run tried = add({QStringLiteral("--dry-run"), QStringLiteral("--json")});
        QVERIFY2(tried.exit == done, qPrintable(tried.said()));
        QCOMPARE(tried.json()[QLatin1String("rows")][0][QLatin1String("card")][QLatin1String("healthy")].toString(),
            QStringLiteral("2/1/3/2"));
        QVERIFY(!QFile::exists(path("shelf.db")));
        QCOMPARE(add({}).exit, done);
        QCOMPARE(packInList("my-cards")[QLatin1String("sizes")][QLatin1String("mercenaries")].toInt(), 2);
        written("cards.csv", "Nell,3\nQuill,1000\n");
        const Run wrong = add({QStringLiteral("--columns"), QStringLiteral("title,cost")});
        QCOMPARE(wrong.exit, error);
        QVERIFY2(wrong.said().contains(QStringLiteral("line 2, column 2: cost")), qPrintable(wrong.said()));
        QCOMPARE(packInList("my-cards")[QLatin1String("sizes")][QLatin1String("mercenaries")].toInt(), 2);
        const Run sound = add({QStringLiteral("--columns"), QStringLiteral("title,cost"), QStringLiteral("--sound")});
        QVERIFY2(sound.exit == done, qPrintable(sound.said()));
        QCOMPARE(packInList("my-cards")[QLatin1String("sizes")][QLatin1String("mercenaries")].toInt(), 3);
    }

    // The first row names nothing that these cards have: that, and what to do, is said before its cells.
    void foreignHeadingsAreToldAsSuch()
    {
        const QStringList words{QStringLiteral("pack"), QStringLiteral("add"), QStringLiteral("my-cards"),
            QStringLiteral("mercenaries"), QStringLiteral("--csv"), path("heads.csv"), QStringLiteral("--game"),
            QStringLiteral("hired-swords")};
        written("heads.csv", "Gegner;Kraft;Farbe\nOrla;4;2132\n");
        for (const QStringList& more : {QStringList(), QStringList(QStringLiteral("--dry-run"))}) {
            const Run run = cli(words + more);
            QCOMPARE(run.exit, error);
            QVERIFY2(run.said().contains(QStringLiteral("Gegner, Kraft, Farbe")), qPrintable(run.said()));
            QVERIFY2(run.said().contains(QStringLiteral("--columns")), qPrintable(run.said()));
        }
        written("heads.csv", "Orla;4;2132\nPell;1000;2132\n"); // a wrong number is no heading
        QVERIFY(!cli(words + QStringList{QStringLiteral("--columns"), QStringLiteral("title,cost,healthy")})
                     .said()
                     .contains(QStringLiteral("headings")));
    }

    void wrongPackCommands_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* line, int exit, const char* says) {
            QTest::newRow(line) << QString::fromUtf8(line) << exit << QString::fromUtf8(says);
        };
        row("pack", wrongUsage, "import FILE|ID");
        row("pack imprt x.json", wrongUsage, "import FILE|ID");
        row("pack import", wrongUsage, "import FILE|ID");
        row("pack import a b", wrongUsage, "import FILE|ID");
        row("pack remove", wrongUsage, "remove ID");
        row("pack add mine career", wrongUsage, "add ID KIND [LINE");
        row("pack import nowhere.json", error, "nowhere.json");
        row("pack import training", error, "another id");
        row("pack import .", error, "no file");
        row("pack import /dev/zero", error, "/dev/zero");
        row("pack remove training", error, "imported");
        row("pack remove nothing", error, "kept");
        row("pack remove ../kept", error, "../kept");
        row("pack remove kpet", error, "Did you mean kept?");
        row("pack export nothing out.json", error, "kept");
        row("pack export kept no/such/folder.json", error, "Make the folder");
        row("pack add training career id=x", error, "another id");
        row("pack add Mine career id=x --game hired-swords", error, "small letters");
        row("pack add ../mine career id=x --game hired-swords", error, "small letters");
        row("pack add mine career id=x", error, "--game");
        row("pack add mine career id=x --game chess", error, "hired-swords");
        row("pack add kept carer id=x", error, "Did you mean career?");
        row("pack add kept career budget=3", error, "id=NAME");
        row("pack add kept career id=x budgte=3", error, "Did you mean budget?");
        row("pack add kept career id=x budget=1000", error, "0 to 999");
        row("pack add kept career id=x budget=1e400", error, "budget");
        row("pack add kept career id=x kind=job", error, "contract");
        row("pack add kept career bog 9999", error, "line 1, column 5: budget");
        row("pack add kept career bog bugdet=9", error, "Did you mean budget?");
        row("pack add kept career bog any bu", error, "name=value");
        row("pack add kept career --csv nowhere.csv", error, "nowhere.csv");
        row("pack add kept career --csv .", error, "may be read");
        row("pack add kept career id=x --campaign nobody", error, "nobody");
        row("pack add kept career id=x --campaign evening", error, "knows nothing");
        row("pack add kept mercenaries id=x --campaign evening", error, "--campaign");
        row("new second --game hired-swords --pack kpet", error, "kept");
        row("rules pin hs-melee", wrongUsage, "pin [ENTRY TEXT");
        row("rules unpin", wrongUsage, "unpin NUMBER");
        row("rules unpin 1 2", wrongUsage, "unpin NUMBER");
        row("rules unpin one", error, "rules pin");
        row("rules unpin 7", error, "Nothing");
        row("rules unpin 99999999999999999999", error, "number");
        row("rules pin hs-mele tie", error, "Did you mean hs-melee?");
        row("rules pin nonsense tie", error, "rules WORDS");
        row("rules --campaign nobody", error, "nobody");
        row("rules --game chess", error, "hired-swords");
    }

    void wrongPackCommands()
    {
        QFETCH(QString, line);
        QFETCH(int, exit);
        QFETCH(QString, says);
        QCOMPARE(typed("pack add kept career id=bog budget=3 --game hired-swords").exit, done);
        QCOMPARE(typed("new evening --game hired-swords").exit, done);
        const QByteArray before = bytesOf(path("shelf.db"));
        const Run run = cli(line.split(QLatin1Char(' ')));
        QCOMPARE(run.exit, exit);
        QVERIFY2(run.said().contains(says), qPrintable(run.said()));
        QCOMPARE(bytesOf(path("shelf.db")), before);
        const Run json = cli(line.split(QLatin1Char(' ')) + QStringList{QStringLiteral("--json")});
        QCOMPARE(json.exit, exit);
        if (exit == error) {
            const QJsonValue fault = json.json().value(QLatin1String("faults"))[0];
            QVERIFY2(
                !fault[QLatin1String("problem")].toString().isEmpty() && !fault[QLatin1String("remedy")].toString().isEmpty(),
                qPrintable(json.said()));
        }
    }

    void badPacks_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("says");
        const auto row = [](const char* name, const QByteArray& content, const QStringList& says) {
            QTest::newRow(name) << content << says;
        };
        const QString line1 = QStringLiteral("line 1");
        row("a hundred megabytes", "huge", {QStringLiteral("104857600"), QStringLiteral("16 MB"), QStringLiteral("smaller")});
        row("ten thousand brackets", QByteArray(10000, '['), {line1, QStringLiteral("column 65")});
        row("ten thousand objects", QByteArray("{\"a\":").repeated(10000), {line1});
        row("brackets inside a pack", packWith(R"(, "setup": )" + QByteArray(10000, '[') + QByteArray(10000, ']')), {line1});
        row("a field twice", packWith(R"(, "title": "a",
 "title": "b")"),
            {QStringLiteral("line 2, column 2"), QStringLiteral("title")});
        row("a field twice in a card", packWith(R"(, "cards": {"career": [{"id": "x", "budget": 3, "budget": 4}]})"),
            {QStringLiteral("budget")});
        row("a card twice", packWith(R"(, "cards": {"career": [{"id": "x"}, {"id": "x"}]})"), {QStringLiteral("x")});
        row("not UTF-8", packWith(", \"title\": \"a\xff\xfe\""), {line1, QStringLiteral("UTF-8")});
        row("a cut character", packWith(", \"title\": \"a\xc3\""), {line1, QStringLiteral("UTF-8")});
        row("an overlong character", packWith(", \"title\": \"a\xc0\xaf\""), {line1, QStringLiteral("UTF-8")});
        row("a number out of range", packWith(R"(, "cards": {"career": [{"id": "x", "budget": 1000}]})"),
            {QStringLiteral("career.x.budget"), QStringLiteral("1000"), QStringLiteral("0 to 999")});
        row("a number below its range", packWith(R"(, "cards": {"career": [{"id": "x", "budget": -1}]})"),
            {QStringLiteral("career.x.budget"), QStringLiteral("0 to 999")});
        row("a number that none can hold", packWith(R"(, "cards": {"career": [{"id": "x", "budget": 1e999}]})"), {line1});
        row("half a number", packWith(R"(, "cards": {"career": [{"id": "x", "budget": 2.5}]})"),
            {QStringLiteral("career.x.budget")});
        row("a path for an id",
            R"({"format": "musterroll-pack", "version": 1, "game": "hired-swords", "id": "../../etc/passwd"})",
            {QStringLiteral("../../etc/passwd"), QStringLiteral("small letters")});
        row("a path for a game", R"({"format": "musterroll-pack", "version": 1, "game": "../training", "id": "x"})",
            {QStringLiteral("../training"), QStringLiteral("hired-swords")});
        row("a field for other files", packWith(R"(, "include": "../../secret.json")"), {QStringLiteral("include")});
        row("control characters", packWith(", \"title\": \"a\x1b[2Jb\""), {line1});
        row("cut off", packWith({}).chopped(1), {line1});
        row("nothing", {}, {QStringLiteral("bad.json")});
        row("another format", R"({"format": "deck", "version": 1})", {QStringLiteral("musterroll-pack")});
        row("a later version", R"({"format": "musterroll-pack", "version": 2})", {QStringLiteral("newer")});
    }

    void badPacks()
    {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, says);
        QCOMPARE(typed("new evening --game hired-swords").exit, done);
        written("bad.json", content == "huge" ? QByteArray("{") : content);
        if (content == "huge")
            QVERIFY(QFile::resize(path("bad.json"), 100 * 1024 * 1024)); // sparse
        const QByteArray before = bytesOf(path("shelf.db"));
        for (const QStringList& line :
            {words("pack check"), words("pack import"), words("new second --game hired-swords --pack")}) {
            const Used start = Used::now();
            const Run run = cli(line + QStringList{path("bad.json")});
            const Used end = Used::now();
            QCOMPARE(run.exit, error);
            for (const QString& part : says)
                QVERIFY2(run.said().contains(part), qPrintable(run.said().left(2000)));
            QVERIFY2(run.said().contains(path("bad.json")), qPrintable(run.said().left(2000)));
            QVERIFY2(end.seconds - start.seconds < mostSeconds, qPrintable(QString::number(end.seconds - start.seconds)));
            QVERIFY2(end.mostMemory < mostMemory, qPrintable(QString::number(end.mostMemory)));
            QCOMPARE(bytesOf(path("shelf.db")), before);
        }
    }

    void markupIsPlainText()
    {
        const QString markup = QStringLiteral("<b>x</b><script>%1</script> &lt; {{x}} \\n");
        written("cards.json",
            packWith(
                R"(, "title": "<b>x</b><script>%1</script> &lt; {{x}} \\n", "cards": {"career": [{"id": "<i>bog</i>", "title": "<b>x</b>"}]})"));
        QCOMPARE(cli({QStringLiteral("pack"), QStringLiteral("import"), path("cards.json")}).exit, done);
        QVERIFY2(typed("pack list").said().contains(markup), qPrintable(typed("pack list").said()));
        QCOMPARE(packInList("mine").value(QLatin1String("title")).toString(), markup);
        QCOMPARE(cli({QStringLiteral("rules"), QStringLiteral("pin"), QStringLiteral("hs-melee"), markup, QStringLiteral("--who"),
                         QStringLiteral("<u>%2</u>")})
                     .exit,
            done);
        const Run read = typed("rules hs-melee");
        QVERIFY2(read.said().contains(markup) && read.said().contains(QStringLiteral("<u>%2</u>")), qPrintable(read.said()));
    }

    void pinsAreShownAndFound()
    {
        const Run house = cli({QStringLiteral("rules"), QStringLiteral("pin"), QStringLiteral("hs-melee"),
            QStringLiteral("Zweihänder break quixotic ties."), QStringLiteral("--house"), QStringLiteral("--who"),
            QStringLiteral("Ann"), QStringLiteral("--json")});
        QVERIFY2(house.exit == done, qPrintable(house.said()));
        QCOMPARE(house.json()[QLatin1String("pin")][QLatin1String("kind")].toString(), QStringLiteral("house-rule"));
        QCOMPARE(typed("rules pin hs-melee ask again next time").exit, done);
        QCOMPARE(typed("rules pin hs-damage zephyr").exit, done);
        QVERIFY2(typed("rules pin --game hired-swords").said().contains(QStringLiteral("Hired Swords, Melee attack, hs-melee: ")),
            qPrintable(typed("rules pin").said()));
        QVERIFY(typed("rules pin --game sellsword").said().contains(QStringLiteral("Nothing is pinned")));

        const QJsonArray pins = typed("rules hs-melee --json").json()[QLatin1String("entry")][QLatin1String("pins")].toArray();
        QCOMPARE(pins.size(), 2);
        QCOMPARE(pins[0][QLatin1String("who")].toString(), QStringLiteral("Ann"));
        QCOMPARE(pins[1][QLatin1String("kind")].toString(), QStringLiteral("note"));
        QCOMPARE(pins[1][QLatin1String("text")].toString(), QStringLiteral("ask again next time"));
        const QString text = typed("rules hs-melee").said();
        QVERIFY2(text.contains(QStringLiteral("House rule 1 (")) && text.contains(QStringLiteral(", Ann): Zweihänder"))
                && text.contains(QStringLiteral("Note 2 (")),
            qPrintable(text));
        for (const char* search : {"rules quixotic --json", "rules zweihander quixotc --json"}) { // with a typo too
            const QJsonValue found = typed(search).json().value(QLatin1String("entries"))[0];
            QCOMPARE(found[QLatin1String("id")].toString(), QStringLiteral("hs-melee"));
            QVERIFY(found[QLatin1String("pinned")].toBool());
        }
        QCOMPARE(typed("rules pin --json").json().value(QLatin1String("pins")).toArray().size(), 3);
        QVERIFY(typed("rules pin").said().contains(QStringLiteral("hs-damage: Note 3")));
        QVERIFY(typed("rules").said().contains(QStringLiteral("House rule 1"))); // under its rule in the list
        QCOMPARE(typed("rules unpin 1").exit, done);
        QVERIFY(!typed("rules hs-melee").said().contains(QStringLiteral("Zweihänder")));
        QVERIFY(!typed("rules quixotic").said().contains(QStringLiteral("pinned")));
        QCOMPARE(typed("rules unpin 1").exit, error);
        QCOMPARE(typed("check").exit, done);
    }

    // A house rule is read where the rule decides; what is pinned to a rule of an older book says that it is gone.
    void pinsAreToldWithTheirConditions()
    {
        QCOMPARE(typed("new evening --game hired-swords --pack training").exit, done);
        QVERIFY(!typed("do evening accept").said().contains(QStringLiteral("◆")));
        QCOMPARE(typed("rules pin --house HS-039 Seven <b>gold</b>").exit, done);
        const QString refused = typed("do evening accept").said();
        QVERIFY2(
            refused.contains(QRegularExpression(QStringLiteral("HS-039\\]\n.*\n      ◆ House rule 1 .*Seven <b>gold</b>\n"))),
            qPrintable(refused));
        QCOMPARE(typed("rules pin HS-040 read it aloud").exit, done); // cited by what is told of a card that is drawn
        const QString told = typed("do evening draw").said();
        QVERIFY2(
            told.contains(QRegularExpression(QStringLiteral("HS-040.*\\]\n      ◆ Note 2 .*read it aloud\n"))), qPrintable(told));
        QCOMPARE(told.count(QStringLiteral("◆")), 1);
        QVERIFY(!typed("rules pin").said().contains(QStringLiteral("no more")));
        {
            const auto shelf = shelf::Shelf::open(path("shelf.db"), shelf::Shelf::Access::Write);
            QVERIFY(bool(shelf));
            QVERIFY(
                (*shelf)->addPin({0, QStringLiteral("hs-gone"), QStringLiteral("note"), QStringLiteral("kept"), {}, {}, true}));
        }
        const QString listed = typed("rules pin").said();
        QVERIFY2(listed.contains(QRegularExpression(QStringLiteral("hs-gone: Note 3 .*kept\n  Its rule is no more: .*unpin 3"))),
            qPrintable(listed));
    }

    void rulesNeedNoShelf()
    {
        QCOMPARE(typed("rules hs-melee").exit, done);
        QCOMPARE(typed("rules pin").exit, done);
        QCOMPARE(typed("pack list").exit, done);
        QCOMPARE(typed("pack remove x").exit, error);
        QCOMPARE(typed("rules unpin 1").exit, error);
        QVERIFY(!QFileInfo::exists(path("shelf.db")));
        written("shelf.db", "rubbish"); // rules are read whatever has become of the shelf
        const Run read = typed("rules hs-melee");
        QCOMPARE(read.exit, done);
        QVERIFY2(read.err.contains("Notes and house rules cannot be read") && read.err.contains(path("shelf.db").toUtf8()),
            read.err.constData());
        QCOMPARE(typed("rules pin hs-melee x").exit, error);
        QCOMPARE(typed("pack list").exit, error);
        QCOMPARE(bytesOf(path("shelf.db")), QByteArray("rubbish"));
    }

    void anySearchText_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"\"", "'", "*", "(", "melee AND", "NEAR(a b, 2)", "a OR OR b", "{}[]^:", "-melee", "title:melee",
                 "%s%n", "\\", ";DROP TABLE x", "\t\r", "ΑΒΓ אבג", "😀😀",
                 "\xe2\x80\xae"
                 "eelem"})
            QTest::newRow(text) << QString::fromUtf8(text);
        QTest::newRow("very long") << QStringLiteral("melee ").repeated(10000);
        QTest::newRow("one long word") << QString(60000, QLatin1Char('m'));
        QTest::newRow("combining marks") << QStringLiteral("a") + QString(20000, QChar(0x301));
        QTest::newRow("all there is") << [] {
            QString all;
            for (char16_t c = 1; c < 0xd800; c += 7)
                all += QChar(c);
            return all;
        }();
    }

    void anySearchText()
    {
        QFETCH(QString, text);
        const Used start = Used::now();
        const Run run = cli({QStringLiteral("--"), QStringLiteral("rules"), text});
        const Run json = cli({QStringLiteral("--json"), QStringLiteral("--"), QStringLiteral("rules"), text});
        const Used end = Used::now();
        QVERIFY2(run.exit == done && run.err.isEmpty(), qPrintable(run.said().left(500)));
        QVERIFY(json.json().value(QLatin1String("entries")).isArray());
        QVERIFY2((end.seconds - start.seconds) / 2 < mostSeconds, qPrintable(QString::number(end.seconds - start.seconds)));
        QVERIFY(end.mostMemory < mostMemory);
        QVERIFY(!QFileInfo::exists(path("shelf.db")));
    }
};

QTEST_GUILESS_MAIN(CardsOnTheCommandLine)
#include "tst_cli_cards.moc"
