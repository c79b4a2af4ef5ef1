// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is named as not entered is asked for, all of it and nothing else, at the positions of every game's worked cases; and
// numbers that stand together are told together: a part of them carries no act out.
#include "cards/places.h"
#include "engine/journal.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "kit/forms/places_asked.h"
#include "support/every_game.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace {

struct Ones : engine::Chance {
    int face(int) override { return 1; }
};

struct Heard {
    engine::AnyAction act;
    QString said;
};

const engine::Game& gameOf(const QString& id)
{
    static const auto all = games::catalogue();
    return **std::ranges::find(all, id, [](const auto& one) { return one->id(); });
}

} // namespace

class TestAskedTogether : public QObject {
    Q_OBJECT

private slots:
    void whatIsNamedIsAsked_data() { support::everyGame(); }
    void whatIsNamedIsAsked();
    void arrowsAreToldTogether();
    void aSkillIsToldAlone();

private:
    bool begin(const engine::Game& game, const QJsonObject& given);
    bool areTogether(const QStringList& path) const; // numbers, and more than one

    Ones m_chance;
    Heard m_heard;
    std::unique_ptr<kit::Sitting> m_sitting;
    QJsonObject m_schema;
};

bool TestAskedTogether::begin(const engine::Game& game, const QJsonObject& given)
{
    m_sitting = std::make_unique<kit::Sitting>(
        QStringLiteral("Table"), game, std::make_unique<engine::MemoryJournal>(), [] { return QDateTime::currentDateTimeUtc(); },
        m_chance, kit::Sitting::Cards());
    m_schema = game.stateSchema();
    if (!m_sitting->begin({}, {}))
        return false;
    const qint64 before = m_sitting->table().node();
    m_sitting->propose(engine::SetUp{given});
    m_heard = {};
    connect(m_sitting.get(), &kit::Sitting::lacking, m_sitting.get(),
        [this](const engine::AnyAction& act, const QList<engine::Fault>& open) {
            m_heard = {act, {}};
            for (const engine::Fault& one : open)
                m_heard.said += one.problem;
        });
    return m_sitting->table().node() != before;
}

bool TestAskedTogether::areTogether(const QStringList& path) const
{
    const QJsonObject schema = engine::schemaAt(m_schema, path);
    const QStringList parts = schema.value(QLatin1String("properties")).toObject().keys();
    return !parts.isEmpty() && !kit::leftBlank(schema, QJsonObject{{parts.first(), 0}}).isEmpty();
}

void TestAskedTogether::whatIsNamedIsAsked()
{
    QFETCH(const QString, game);
    const engine::Game& rules = gameOf(game);
    int asked = 0;
    const QDir folder(QStringLiteral(MR_GAMES "/%1/cases").arg(game));
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("not-known*.json"), QStringLiteral("blank*.json")})) {
        QFile cases(file.filePath());
        QVERIFY(cases.open(QIODevice::ReadOnly));
        for (const QJsonValue& one : QJsonDocument::fromJson(cases.readAll()).array()) {
            if (!begin(rules, one[QLatin1String("given")].toObject()))
                continue;
            const QString id = one[QLatin1String("id")].toString();
            QList<engine::AnyAction> acts;
            for (const QJsonValue& step : one[QLatin1String("when")].toArray()) {
                QJsonObject fields = step.toObject();
                const QString verb = fields.take(QStringLiteral("do")).toString();
                for (const char* said : {"then", "decide", "rolled"})
                    fields.remove(QLatin1String(said));
                if (const auto act = rules.action(m_sitting->state(), {verb, fields}); act && !act->is<engine::Correct>())
                    acts += *act;
            }
            for (const engine::Offer& offer : m_sitting->offers())
                acts += offer.action;
            for (const engine::AnyAction& act : std::as_const(acts)) {
                QHash<QString, QString> wholes; // what stands together: the part that was named alone
                QList<engine::Blank> blanks = rules.check(m_sitting->state(), act).missing();
                if (rules.faults(m_sitting->state(), act).isEmpty())
                    blanks += rules.askedFirst(m_sitting->state(), act);
                for (const engine::Blank& blank : std::as_const(blanks)) {
                    const QStringList whole = blank.path.split(QLatin1Char('.')).mid(0, blank.path.count(QLatin1Char('.')));
                    QString& named = wholes[whole.join(QLatin1Char('.'))];
                    QVERIFY2(named.isEmpty() || named == blank.path || !areTogether(whole),
                        qPrintable(id + QStringLiteral(": each alone ") + named + QLatin1Char(' ') + blank.path));
                    named = blank.path;
                }
                m_heard = {};
                const qint64 before = m_sitting->table().node();
                m_sitting->propose(act);
                const auto* place = m_heard.act.as<engine::Correct>();
                if (!place) {
                    m_sitting->drop();
                    while (m_sitting->table().node() > before + 1) // the act itself; what was read off the board stays
                        m_sitting->undo();
                    while (m_sitting->table().node() > before)
                        m_sitting->undo();
                    continue;
                }
                ++asked;
                if (const engine::AnyAction& waiting = m_sitting->waiting(); !waiting.isNone()) // with what was drawn for it
                    blanks = rules.askedFirst(m_sitting->state(), waiting) + rules.check(m_sitting->state(), waiting).missing();
                QStringList named;
                for (const engine::Blank& blank : std::as_const(blanks))
                    if (m_heard.said.contains(blank.what) && !named.contains(blank.path))
                        named += blank.path;
                QVERIFY2(named == QStringList{place->path}, qPrintable(id + QLatin1Char(' ') + m_heard.said));
                const QStringList path = place->path.split(QLatin1Char('.'));
                const auto parts = engine::schemaAt(m_schema, path).value(QLatin1String("properties")).toObject();
                if (!areTogether(path))
                    continue;
                const bool isText = parts.begin()->toObject()[QLatin1String("type")] == QLatin1String("string");
                const QJsonValue some = isText ? QJsonValue(QStringLiteral("1")) : QJsonValue(1);
                m_sitting->answer(m_heard.act, {{QStringLiteral("value"), QJsonObject{{parts.begin().key(), some}}}}, {});
                QVERIFY2(m_sitting->table().node() == before, qPrintable(id));
            }
        }
    }
    QVERIFY(asked > 0 || game != QLatin1String("hired-swords")); // in others no case may stop at a blank
}

// Of a contract of which all but its arrows is entered one form asks for the four, and nothing is laid out before.
void TestAskedTogether::arrowsAreToldTogether()
{
    const engine::Game& rules = gameOf(QStringLiteral("hired-swords"));
    const QJsonObject card{{QStringLiteral("id"), QStringLiteral("job")}, {QStringLiteral("budget"), 8},
        {QStringLiteral("bonus"), QStringLiteral("2")}, {QStringLiteral("entered"), QJsonArray{QStringLiteral("keyword")}}};
    QVERIFY(begin(rules,
        {{QStringLiteral("step"), QStringLiteral("distribute")}, {QStringLiteral("battle"), QJsonObject()},
            {QStringLiteral("contract"), QJsonObject{{QStringLiteral("card"), QStringLiteral("job")}, {QStringLiteral("m"), 2}}},
            {QStringLiteral("career_cards"), QJsonArray{card}}}));
    const auto act = rules.action(m_sitting->state(), {QStringLiteral("distribute"), {}});
    QVERIFY(act);
    m_sitting->propose(*act);
    QVERIFY(m_heard.act.is<engine::Correct>());
    QCOMPARE(m_heard.act.as<engine::Correct>()->path, QStringLiteral("career_cards.job.arrows"));
    const qint64 before = m_sitting->table().node();
    QJsonObject told{{QStringLiteral("north"), QStringLiteral("1")}};
    m_sitting->answer(m_heard.act, {{QStringLiteral("value"), told}}, {});
    QCOMPARE(m_sitting->table().node(), before);
    QVERIFY(m_sitting->mayGoOn()); // it still waits
    for (const char* other : {"east", "south", "west"})
        told.insert(QLatin1String(other), QStringLiteral("0"));
    m_sitting->answer(m_heard.act, {{QStringLiteral("value"), told}}, {});
    const QJsonObject now = rules.stateToJson(m_sitting->state());
    QCOMPARE(now.value(QLatin1String("step")).toString(), QStringLiteral("deploy"));
    QCOMPARE(now[QLatin1String("battle")][QLatin1String("opposition")].toArray().size(), 1);
}

// Three kinds of dice stand on a board, and an act asks for those that it rolls: the others are no "no dice", and the next act
// asks for them. A 0 says that there are none. The numbers of a row are told together, whatever it lists besides.
void TestAskedTogether::aSkillIsToldAlone()
{
    const engine::Game& rules = gameOf(QStringLiteral("jagged-alliance"));
    const QString who = QStringLiteral("ira"), value = QStringLiteral("value"), lead = QStringLiteral("leadership"),
                  mech = QStringLiteral("mechanical"), med = QStringLiteral("medical");
    const char given[] = R"({"phase": "players", "scenario": {"id": "s", "turn": 1}, "active": "ira", "step": "actions",
        "mercenaries": [{"id": "ira", "place": "team", "at": "mill", "stamina": 6, "start": 6, "command": 2, "unconfirmed": true}],
        "sectors": [{"id": "mill", "state": "contested"}]})";
    QVERIFY(begin(rules, QJsonDocument::fromJson(given).object()));
    for (const auto& [skill, dice] : {std::pair(med, QStringLiteral("Y")), std::pair(lead, QStringLiteral("0"))}) {
        const auto act = rules.action(m_sitting->state(), {QStringLiteral("skill"), {{QStringLiteral("skill"), skill}}});
        QVERIFY(act);
        m_sitting->propose(*act);
        const engine::AnyAction asked = m_heard.act;
        const auto* place = asked.as<engine::Correct>();
        QVERIFY(place);
        QCOMPARE(place->path, QStringLiteral("mercenaries.ira.skills.") + skill);
        QVERIFY(m_sitting->mayGoOn());
        const qint64 before = m_sitting->table().node();
        m_sitting->answer(asked,
            {{value,
                *cards::valueAt(
                    cards::placesOf(engine::schemaAt(m_schema, {QStringLiteral("mercenaries"), who, QStringLiteral("skills")}))
                        .first(),
                    dice)}},
            {});
        QVERIFY(m_sitting->table().node() > before);
        m_sitting->drop();
    }
    const QJsonArray left =
        rules.stateToJson(m_sitting->state())[QLatin1String("mercenaries")][0][QLatin1String("entered")].toArray();
    QVERIFY(left.contains(QStringLiteral("-skills.mechanical")) && !left.contains(QStringLiteral("-skills.leadership")));
    const QJsonObject skills = engine::schemaAt(m_schema, {QStringLiteral("mercenaries"), who, QStringLiteral("skills")});
    QCOMPARE(kit::leftBlank(skills, QJsonObject{{lead, QStringLiteral("YYO")}}), (QStringList{mech, med}));
    const QJsonObject row = engine::schemaAt(m_schema, {QStringLiteral("enemy_cards"), who, QStringLiteral("basic")});
    QCOMPARE(kit::leftBlank(row, QJsonObject{{QStringLiteral("health"), 2}}).size(), 4);
    const cards::Place dice = cards::placesOf(skills).first();
    QCOMPARE(*cards::valueAt(dice, QStringLiteral("0")), QJsonValue(QString()));
}

QTEST_MAIN(TestAskedTogether)
#include "tst_asked_together.moc"
