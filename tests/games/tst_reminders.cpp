// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the table wants to be reminded of, noted for every moment at every step of every recorded evening: the act that goes
// past it says so before it is done.
#include "cards/pack.h"
#include "games/catalogue.h"
#include "support/again.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

namespace {

constexpr QLatin1String bell("Bell rings"), verb("note-effect"), within("effect");

QList<QByteArray> linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QList<QByteArray>();
}

QJsonObject objectOf(const QByteArray& line) { return QJsonDocument::fromJson(line).object(); }

QJsonObject propertiesOf(const QJsonValue& schema) { return schema.toObject().value(QLatin1String("properties")).toObject(); }

// One for each moment that the game knows.
QList<engine::Draft> remindersOf(const engine::Game& game)
{
    const QList<engine::Verb>& verbs = game.verbs();
    const QJsonObject shape = propertiesOf(std::ranges::find(verbs, verb, &engine::Verb::name)->schema);
    const QJsonObject effect = propertiesOf(shape.value(within));
    QList<engine::Draft> all;
    for (const char* moment : {"when", "phase", "moment"})
        for (const QJsonValue& value : (shape.contains(QLatin1String(moment)) ? shape : effect)
                                           .value(QLatin1String(moment))
                                           .toObject()
                                           .value("enum")
                                           .toArray()) {
            QJsonObject fields, inside;
            for (const auto& [name, said] :
                {std::pair<const char*, QJsonValue>{"kind", QStringLiteral("note")}, {"text", QString(bell)}, {moment, value}})
                if (shape.contains(QLatin1String(name)) || effect.contains(QLatin1String(name)))
                    (shape.contains(QLatin1String(name)) ? fields : inside).insert(QLatin1String(name), said);
            if (!inside.isEmpty())
                fields.insert(within, inside);
            all += {verb, fields};
        }
    return all;
}

bool isLeft(const engine::Game& game, const engine::AnyState& before, const engine::Outcome& outcome)
{
    const auto goneBy = games::goneByOf(game);
    const QStringList left =
        goneBy && goneBy->canBeLeft(outcome.state) ? goneBy->leftBy(before, outcome.state, {}) : QStringList();
    return std::ranges::any_of(outcome.told, [](const engine::Told& told) {
        return told.text().contains(bell) && QLatin1String(told.reason->id) == QLatin1String("W_REMINDER");
    }) || std::ranges::any_of(left, [&](const QString& one) { return goneBy->words(outcome.state, one).contains(bell); });
}

// Not warned of before these: a light table enters how a battle went, and a table declares how a scenario ended, when all of it
// was played, its moments too; a step of a song comes while nothing else is done.
bool goesPastUnasked(const QString& act)
{
    return QStringList{QStringLiteral("enter-result"), QStringLiteral("declare"), QStringLiteral("effect")}.contains(act);
}

bool isSaid(const engine::Verdict& verdict)
{
    return std::ranges::any_of(verdict.conditions,
        [](const engine::Condition& one) { return one.fails() && (one.text() + one.remedy()).contains(bell); });
}

} // namespace

class Reminders : public QObject {
    Q_OBJECT

private slots:
    void nobodyGoesPastUnwarned_data();
    void nobodyGoesPastUnwarned();
};

void Reminders::nobodyGoesPastUnwarned_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("evening");
    for (const auto& game : games::catalogue()) {
        QDirIterator evenings(QStringLiteral(MR_EVENINGS "/%1/evenings").arg(game->id()), {QStringLiteral("*.jsonl")});
        while (evenings.hasNext()) {
            const QString evening = evenings.next();
            QTest::addRow("%s %s", qPrintable(game->id()), qPrintable(QFileInfo(evening).completeBaseName()))
                << game->id() << evening;
        }
    }
}

void Reminders::nobodyGoesPastUnwarned()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    const auto all = games::catalogue();
    const engine::Game& played = **std::ranges::find_if(all, [&](const auto& one) { return one->id() == game; });
    const auto pack = cards::openPack(QStringLiteral("training"), played);
    QVERIFY(pack);
    engine::MemoryJournal journal;
    engine::Table table(played, journal, [] { return QDateTime(QDate(2026, 1, 1), QTime(20, 0), Qt::UTC); });
    QVERIFY(table.begin(cards::setupOf({*pack}, played), {QStringLiteral("training")}, {}));
    const QList<engine::Draft> reminders = remindersOf(played);
    QVERIFY(!reminders.isEmpty());
    const QList<QByteArray> lines = linesOf(evening), answers = linesOf(evening.chopped(6) + QStringLiteral(".answers"));
    QStringList wrong;
    int passed = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QJsonObject line = objectOf(lines[i]), answer = objectOf(answers[i]);
        QJsonObject fields = answer.value(QLatin1String("action")).toObject();
        for (const engine::Draft& reminder : reminders) {
            const auto note = played.action(table.state(), reminder);
            if (!note || !played.check(table.state(), *note).isAllowed() || fields.isEmpty())
                continue;
            const engine::AnyState noted = played.apply(table.state(), *note).state;
            const auto action = played.action(noted, {line.value(QLatin1String("do")).toString(), fields});
            if (!action || !isLeft(played, noted, played.apply(noted, *action)))
                continue;
            ++passed;
            if (!isSaid(played.check(noted, *action)) && !goesPastUnasked(line.value(QLatin1String("do")).toString()))
                wrong += QStringLiteral("line %1: %2 goes past %3")
                             .arg(i + 1)
                             .arg(line.value(QLatin1String("do")).toString(),
                                 QString::fromUtf8(QJsonDocument(reminder.fields).toJson(QJsonDocument::Compact)));
        }
        support::again(table, line, answer);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 30).join(QLatin1Char('\n'))));
    QVERIFY(passed > 0 || game == QLatin1String("mercenarium")); // not every evening there has a moment that ends
}

QTEST_GUILESS_MAIN(Reminders)
#include "tst_reminders.moc"
