// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every recorded evening once more, in memory: no sentence that a person reads on the way speaks in verbs, paths, names of
// settings or JSON, and every rule that an answer cites can be looked up.
#include "cards/pack.h"
#include "engine/table.h"
#include "games/catalogue.h"
#include "rulebook/book.h"

#include <QDirIterator>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

namespace {

QList<QByteArray> linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QList<QByteArray>();
}

QJsonObject objectOf(const QByteArray& line) { return QJsonDocument::fromJson(line).object(); }

// The packs that an evening is played with, as CMakeLists.txt gives them to the evening_runner.
QStringList packsOf(const QString& game, bool isOwnBox)
{
    if (!isOwnBox)
        return {QStringLiteral("training")};
    static const QMap<QString, QStringList> own{{QStringLiteral("hired-swords"), {QStringLiteral("roster")}},
        {QStringLiteral("jagged-alliance"), {QStringLiteral("roster"), QStringLiteral("dice")}}};
    return own.value(game);
}

// What a sentence says that people do not.
class Ear {
public:
    explicit Ear(const engine::Game& game)
    {
        QStringList verbs;
        for (const engine::Verb& verb : game.verbs())
            if (verb.name.contains(QLatin1Char('-')) && verb.name != QLatin1String("counter-attack")) // a word of its book
                verbs += verb.name;
        const QString before = QStringLiteral("(?<![\\w-])"), behind = QStringLiteral("(?![\\w-])");
        add("a verb", before + QLatin1Char('(') + verbs.join(QLatin1Char('|')) + QLatin1Char(')') + behind);
        add("a name with _", before + QStringLiteral("[a-z]+(_[a-z0-9]+)+") + behind);
        add("a path", before + QStringLiteral("[a-z_]{2,}(\\.[a-z0-9_+-]{2,})+") + behind);
        add("name=value", QStringLiteral("\\b[A-Za-z_.]+=(?!=)"));
        add("JSON", QStringLiteral("\\[\\{|\\}\\]|\\{\\}|\\[\\]|\\{\""));
        add("empty brackets", QStringLiteral("\\(\\s*\\)"));
        add("a colon without an end", QStringLiteral("[:,]\\s*$|\\bfor\\s+$"));
    }

    QString wrong(const QString& text) const
    {
        for (const auto& [what, pattern] : m_patterns)
            if (const auto found = pattern.match(text); found.hasMatch())
                return what + QStringLiteral(" “") + found.captured() + QStringLiteral("”: ") + text;
        return {};
    }

private:
    void add(const char* what, const QString& pattern) { m_patterns += {QLatin1String(what), QRegularExpression(pattern)}; }

    QList<std::pair<QString, QRegularExpression>> m_patterns;
};

} // namespace

class Words : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_games = games::catalogue(); }
    void everySentenceIsOne_data();
    void everySentenceIsOne();
    void everyReasonIsASentence_data() { games(); }
    void everyReasonIsASentence();
    void theEarHears();

private:
    void games()
    {
        QTest::addColumn<QString>("game");
        for (const auto& game : m_games)
            QTest::newRow(qPrintable(game->id())) << game->id();
    }

    const engine::Game& named(const QString& id) const
    {
        return **std::ranges::find_if(m_games, [&](const auto& game) { return game->id() == id; });
    }

    std::vector<std::unique_ptr<engine::Game>> m_games;
};

void Words::everySentenceIsOne_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("evening");
    for (const auto& game : m_games) {
        QDirIterator evenings(QStringLiteral(MR_EVENINGS "/%1/evenings").arg(game->id()), {QStringLiteral("*.jsonl")},
            QDir::Files, QDirIterator::Subdirectories);
        while (evenings.hasNext()) {
            const QString evening = evenings.next();
            QTest::newRow(qPrintable(game->id() + QLatin1Char(' ') + QFileInfo(evening).completeBaseName()))
                << game->id() << evening;
        }
    }
}

void Words::everySentenceIsOne()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    const engine::Game& played = named(game);
    const auto book = rulebook::openBook(QStringLiteral(":/games/%1/rulebook.json").arg(game));
    QVERIFY(book);
    const Ear ear(played);
    QSet<QString> heard; // each text once
    QStringList wrong;
    const auto hear = [&](const QString& text) {
        if (const QString what = heard.contains(text) ? QString() : ear.wrong(text); !what.isEmpty())
            wrong += what;
        heard += text;
    };
    const auto cite = [&](const engine::Reason* reason) {
        for (const int atom : reason ? reason->atoms : std::array<std::int16_t, engine::mostAtoms>{-1})
            if (atom >= 0 && !heard.contains(QLatin1String(played.book()[size_t(atom)].id))) {
                heard += QLatin1String(played.book()[size_t(atom)].id);
                if (!book->telling(QLatin1String(played.book()[size_t(atom)].id)))
                    wrong += QStringLiteral("no entry tells ") + QLatin1String(played.book()[size_t(atom)].id);
            }
    };
    const auto hearAll = [&](const engine::Verdict& verdict) {
        for (const engine::Condition& one : verdict.conditions) {
            cite(one.reason);
            hear(one.text());
            hear(one.remedy());
        }
    };
    const auto hearFaults = [&](const QList<engine::Fault>& faults) {
        for (const engine::Fault& fault : faults) {
            hear(fault.problem);
            hear(fault.remedy);
        }
    };

    QList<cards::Pack> packs;
    const QStringList names = packsOf(game, evening.contains(QLatin1String("own-box")));
    for (const QString& name : names)
        packs += *cards::openPack(name, played);
    engine::MemoryJournal journal;
    engine::Table table(played, journal, [] { return QDateTime(QDate(2026, 1, 1), QTime(20, 0), Qt::UTC); });
    QVERIFY(table.begin(cards::setupOf(packs), names, {}));

    const QList<QByteArray> lines = linesOf(evening), answers = linesOf(evening.chopped(6) + QStringLiteral(".answers"));
    QCOMPARE(lines.size(), answers.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QJsonObject line = objectOf(lines[i]), answer = objectOf(answers[i]);
        if (line.contains(QLatin1String("undo")) || line.contains(QLatin1String("redo"))
            || line.contains(QLatin1String("goto"))) {
            const engine::Submission moved = line.contains(QLatin1String("undo")) ? table.undo({})
                : line.contains(QLatin1String("redo"))                            ? table.redo({})
                                                       : table.goTo(line.value(QLatin1String("goto")).toInteger(), {});
            hearFaults(moved.faults);
            for (const engine::Message& hand : moved.hands)
                hear(hand.text());
        } else if (line.contains(QLatin1String("do"))) {
            // As it was understood then: with dice and what is printed on its cards.
            QJsonObject fields =
                answer.contains(QLatin1String("action")) ? answer.value(QLatin1String("action")).toObject() : line;
            for (const char* around : {"do", "decide", "who-acts"})
                fields.remove(QLatin1String(around));
            const engine::Submission done = table.submit(
                {line.value(QLatin1String("do")).toString(), fields}, {}, line.value(QLatin1String("decide")).toString());
            QCOMPARE(
                done.answer == engine::Submission::Answer::Done, answer.value(QLatin1String("answer")) == QLatin1String("done"));
            hear(done.sentence.text());
            hearAll(done.verdict);
            hearFaults(done.faults);
            for (const engine::Told& told : done.told) {
                cite(told.reason);
                hear(told.text());
            }
            for (const engine::Message& hand : done.hands)
                hear(hand.text());
        } else
            continue; // a question changes nothing
        for (const engine::Message& message : played.summary(table.state()))
            hear(message.text());
        for (const engine::Offer& offer : played.offers(table.state())) {
            hear(offer.label.text());
            hearAll(offer.verdict);
        }
    }
    wrong.sort();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    QVERIFY(heard.size() > lines.size());
}

// Those as well that no evening met.
void Words::everyReasonIsASentence()
{
    QFETCH(const QString, game);
    const engine::Game& played = named(game);
    const Ear ear(played);
    QStringList wrong;
    for (const engine::Reason& reason : played.reasons())
        for (const char* text : {reason.rule, reason.fails, reason.remedy})
            if (const QString what = ear.wrong(QString::fromUtf8(text)); !what.isEmpty())
                wrong += what;
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void Words::theEarHears()
{
    const Ear ear(named(QStringLiteral("hired-swords")));
    for (const char* bad : {"Use hire-agent first", "Set strain_limit", "Correct battle.crew.nizar.health", "Add zone=north",
             "corrected to [{}]", "Crew confirmed: ", "Take ()", "Distributed for "})
        QVERIFY2(!ear.wrong(QString::fromUtf8(bad)).isEmpty(), bad);
    for (const char* good : {"Set the zone first", "Crew: Nizar, Dagna.", "D6 ≥ 3 = no", "A face-down card (north)"})
        QVERIFY2(ear.wrong(QString::fromUtf8(good)).isEmpty(), good);
}

QTEST_GUILESS_MAIN(Words)
#include "tst_words.moc"
