// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every number that people count at a table is set far beyond what its game can hold, at the start, in the middle and at the
// end of recorded evenings: nothing forbids it, and it is said to be too much with the rule behind it.
#include "cards/pack.h"
#include "engine/table.h"
#include "engine/table_actions.h"
#include "support/again.h"
#include "support/every_game.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

namespace {

QList<QByteArray> linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QList<QByteArray>();
}

QJsonObject objectOf(const QByteArray& line) { return QJsonDocument::fromJson(line).object(); }

// Without the names in their paths. What is printed on a card, and what only the program counts, is no number of the table.
QStringList countersOf(const QString& game)
{
    static const QMap<QString, QStringList> all{
        {QStringLiteral("hired-swords"), {"won", "lost", "career.count", "opposition.count", "battle.round"}},
        {QStringLiteral("jagged-alliance"),
            {"funds", "rebels", "threat.level", "threat.tokens", "enemies.damage", "sectors.rebels"}},
        {QStringLiteral("mercenarium"), {"turn", "deck", "hymnal"}},
        {QStringLiteral("sellsword"),
            {"round", "phase", "units.vigor", "units.tokens.green", "units.tokens.blue", "units.tokens.red", "units.dice_spent",
                "units.toughened", "units.extra_acts", "players.vp"}},
        {QStringLiteral("swords-and-souls"),
            {"turns", "refreshes", "supply.small", "supply.large", "players.small", "players.large", "players.obols",
                "players.fragments"}}};
    return all.value(game);
}

struct Counter {
    QString path, kind; // kind: its path without the names in it
    int most = 0;
};

void collect(QList<Counter>& all, const QString& path, const QString& kind, const QJsonValue& value, const QJsonObject& schema)
{
    if (value.isDouble())
        all += Counter{path, kind, schema.value(QLatin1String("maximum")).toInt()};
    const QJsonObject properties = schema.value(QLatin1String("properties")).toObject(), object = value.toObject();
    const auto below = [](const QString& start, const QString& name) {
        return start.isEmpty() ? name : start + QLatin1Char('.') + name;
    };
    for (auto part = object.begin(); part != object.end(); ++part)
        collect(all, below(path, part.key()), below(kind, part.key()), *part, properties.value(part.key()).toObject());
    for (const QJsonValue& one : value.toArray())
        if (const QString id = one.toObject().value(QLatin1String("id")).toString();
            !id.isEmpty() && !id.contains(QLatin1Char('.')))
            collect(all, below(path, id), kind, one, schema.value(QLatin1String("items")).toObject());
}

} // namespace

class Counters : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_games = games::catalogue(); }
    void everyOneHasItsLimit_data() { support::everyGame(); }
    void everyOneHasItsLimit();

private:
    static void exceed(const engine::Table& table, const QStringList& counters, QSet<QString>& tried);

    std::vector<std::unique_ptr<engine::Game>> m_games;
};

void Counters::exceed(const engine::Table& table, const QStringList& counters, QSet<QString>& tried)
{
    QList<Counter> all;
    const engine::Game& game = table.game();
    collect(all, {}, {}, game.stateToJson(table.state()), game.stateSchema());
    for (const Counter& one : std::as_const(all)) {
        if (!counters.contains(one.kind))
            continue;
        tried += one.kind;
        const auto action = game.action(table.state(),
            {QLatin1String(engine::Correct::verb), {{QStringLiteral("path"), one.path}, {QStringLiteral("value"), one.most}}});
        QVERIFY2(action, qPrintable(one.path));
        const engine::Submission done = table.judge(*action).submission;
        QVERIFY2(done.faults.isEmpty() && done.answer == engine::Submission::Answer::Done, qPrintable(one.path));
        QVERIFY2(std::ranges::any_of(done.verdict.conditions,
                     [](const engine::Condition& said) { return said.fails() && said.reason && said.reason->atoms[0] >= 0; }),
            qPrintable(QStringLiteral("%1 = %2").arg(one.path).arg(one.most)));
    }
}

void Counters::everyOneHasItsLimit()
{
    QFETCH(const QString, game);
    const engine::Game& played = **std::ranges::find_if(m_games, [&](const auto& one) { return one->id() == game; });
    const QStringList names{QStringLiteral("training")}, counters = countersOf(game);
    QVERIFY(!counters.isEmpty());
    const auto pack = cards::openPack(names.first(), played);
    QVERIFY(pack);
    QSet<QString> tried;
    const QDir folder(QStringLiteral(MR_EVENINGS "/%1/evenings").arg(game));
    for (const QString& name : folder.entryList({QStringLiteral("*.jsonl")})) {
        const QList<QByteArray> lines = linesOf(folder.filePath(name)),
                                answers = linesOf(folder.filePath(name.chopped(6) + QStringLiteral(".answers")));
        engine::MemoryJournal journal;
        engine::Table table(played, journal, [] { return QDateTime(QDate(2026, 1, 1), QTime(20, 0), Qt::UTC); });
        QVERIFY(table.begin(cards::setupOf({*pack}, played), names, {}));
        exceed(table, counters, tried);
        for (qsizetype i = 0; i < lines.size(); ++i) {
            support::again(table, objectOf(lines[i]), objectOf(answers[i]));
            if (i == lines.size() / 2 || i + 1 == lines.size())
                exceed(table, counters, tried);
            if (QTest::currentTestFailed())
                return;
        }
    }
    for (const QString& one : counters)
        QVERIFY2(tried.contains(one), qPrintable(one));
}

QTEST_MAIN(Counters)
#include "tst_counters.moc"
