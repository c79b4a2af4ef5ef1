// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every recorded evening once more, in memory: no sentence that a person reads on the way speaks in verbs, ids, paths, names of
// settings or JSON, and every rule that an answer cites can be looked up; told once more as history, and in German.
#include "app/desks.h"
#include "cards/pack.h"
#include "cards/packing.h"
#include "engine/doubt.h"
#include "engine/past/unmet.h"
#include "engine/table.h"
#include "engine/table_actions.h"
#include "engine/words/typed.h"
#include "kit/called_on.h"
#include "kit/reasons.h"
#include "report/history.h"
#include "report/spoken.h"
#include "rulebook/book.h"
#include "support/again.h"
#include "support/ear.h"
#include "support/every_game.h"
#include "support/german.h"
#include "support/unseen_titles.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>

using support::Ear;
using support::linesOf;

namespace {

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

QString lastEveningOf(const QString& game)
{
    const QDir all(QStringLiteral(MR_EVENINGS "/%1/evenings").arg(game));
    return all.filePath(all.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name).constLast());
}

// "t3", "G26": a number among those that a table gives.
const QRegularExpression numbered(QStringLiteral("(?<![\\w-])[a-zA-Z]\\d+(?![\\w-])"));

void collectChoices(const QJsonValue& schema, QStringList& choices)
{
    static const QRegularExpression word(QStringLiteral("^[a-z]{3,}$"));
    const QJsonObject object = schema.toObject();
    for (const QJsonValue& one : object.value(QLatin1String("enum")).toArray())
        if (word.match(one.toString()).hasMatch() && engine::wordsOfChoice(one).compare(one.toString(), Qt::CaseInsensitive) != 0)
            choices += one.toString();
    for (const QJsonValue& part : object)
        collectChoices(part, choices);
}

// Words of closed lists as they are kept, which the reader's language says otherwise; in English none.
QRegularExpression keptWords(const engine::Game& game)
{
    QStringList choices;
    collectChoices(game.stateSchema(), choices);
    choices.removeDuplicates();
    return QRegularExpression(choices.isEmpty()
            ? QStringLiteral("(?!)")
            : QStringLiteral("(?<![\\w-])(%1)(?![\\w-])").arg(choices.join(QLatin1Char('|'))));
}

// A noun of ours with a small letter: German writes none so. The words of its book that are no nouns are not among them.
const QRegularExpression small(QStringLiteral(
    "(?<![\\w-])(zugang|symbol|sektor|szenario|vorrat|spiel|ort|karte|karten|hand|gold|zone|feld|gegner|gefährte|schatz|marker|"
    "wunden|runde|zug|würfel|name|titel|text|grund|stufe|preis|punkte|figur|einheit|angriff|gebiet|deck|auftrag)(?![\\w-]"
    ")"));

// What people wrote, on cards, too, which stands in their language.
class Typed {
public:
    void learn(const QJsonValue& value, const QString& key = {})
    {
        const QString text = value.toString();
        if (text.size() > 2 && (engine::isTyped(key) || text.contains(QLatin1Char(' ')))) // no word that is kept has a blank
            m_all += text;
        for (const QJsonValue& one : value.toArray())
            learn(one, key);
        const QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            learn(*it, it.key());
    }
    QString without(QString text) const
    {
        QStringList longestFirst(m_all.cbegin(), m_all.cend());
        std::ranges::sort(longestFirst, {}, [](const QString& one) { return -one.size(); });
        for (const QString& one : longestFirst)
            text.remove(one);
        return text;
    }

private:
    QSet<QString> m_all;
};

QDateTime someEvening() { return QDateTime(QDate(2026, 1, 1), QTime(20, 0), Qt::UTC); }

// Listens to whatever a game says, each text once.
class Listener {
public:
    Listener(const engine::Game& game, const rulebook::Book& book)
        : m_game(game)
        , m_book(book)
        , m_ear(game)
        , m_kept(keptWords(game))
    {
    }

    qsizetype heard() const { return m_heard.size(); }
    QStringList wrong() const
    {
        QStringList all = m_wrong;
        all.sort();
        return all;
    }

    void learn(const engine::AnyState& state)
    {
        const QJsonObject all = m_game.stateToJson(state);
        m_ear.learn(all);
        m_typed.learn(all);
    }

    void learnTyped(const QJsonValue& said) { m_typed.learn(said); }

    void hear(const QString& text)
    {
        if (m_heard.contains(text))
            return;
        m_heard += text;
        if (const QString what = m_ear.wrong(text); !what.isEmpty())
            m_wrong += what;
        if (engine::hasCapitalNouns())
            if (const QString ours = m_typed.without(text); m_kept.match(ours).hasMatch() || small.match(ours).hasMatch())
                m_wrong += QStringLiteral("no German: ") + text;
    }
    void hear(const QList<engine::Message>& messages)
    {
        for (const engine::Message& message : messages)
            hear(message.text());
    }
    void hear(const QList<engine::Fault>& faults)
    {
        for (const engine::Fault& fault : faults) {
            hear(fault.problem);
            hear(fault.remedy);
            for (const QString& text : {fault.problem, fault.remedy})
                if (!text.isEmpty() && !QStringLiteral(".!?…").contains(text.back()))
                    m_wrong += QStringLiteral("no sentence: ") + text;
        }
    }
    void hear(const QList<engine::Told>& all)
    {
        for (const engine::Told& told : all) {
            cite(told.reason);
            hear(told.text());
        }
    }
    void hear(const engine::Verdict& verdict)
    {
        for (const engine::Condition& one : verdict.conditions) {
            cite(one.reason);
            hear(one.text());
            hear(one.remedy());
        }
        hear(verdict.faults);
    }
    void hear(const engine::Submission& done)
    {
        hear(done.sentence.text());
        hear(done.verdict);
        hear(done.faults);
        hear(done.told);
        hear(done.hands);
    }
    void hearAsks(const engine::Needs& needs)
    {
        for (const engine::Die& die : needs.dice)
            hear(die.label);
        for (const engine::Pick& pick : needs.picks)
            hear(pick.label);
        for (const engine::Pick& pick : needs.picks)
            if (m_kept.match(pick.label).hasMatch())
                m_wrong += QStringLiteral("a word as it is kept: ") + pick.label;
    }
    // What stands there when nothing is done.
    void hearTable(const engine::AnyState& state)
    {
        const QList<engine::Message> summary = m_game.summary(state);
        hear(summary);
        for (const QString& seat : QStringList{QString()} + m_game.seats(state))
            if (const QString what = m_ear.wrongLabel(report::spoken(m_game, state, seat)); !what.isEmpty())
                m_wrong += QStringLiteral("aloud, ") + what;
        for (const engine::Offer& offer : m_game.offers(state)) {
            hear(offer.label.text());
            hear(offer.verdict);
            if (offer.verdict.isAllowed())
                hearAsks(m_game.needs(state, offer.action));
        }
    }

private:
    void cite(const engine::Reason* reason)
    {
        for (const int atom : reason ? reason->atoms : std::array<std::int16_t, engine::mostAtoms>{-1})
            if (const QString rule = atom < 0 ? QString() : QLatin1String(m_game.book()[size_t(atom)].id);
                !rule.isEmpty() && !m_heard.contains(rule)) {
                m_heard += rule;
                if (!m_book.telling(rule))
                    m_wrong += QStringLiteral("no entry tells ") + rule;
            }
    }

    const engine::Game& m_game;
    const rulebook::Book& m_book;
    Ear m_ear;
    Typed m_typed;
    const QRegularExpression m_kept;
    QSet<QString> m_heard;
    QStringList m_wrong;
};

} // namespace

class Words : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_games = games::catalogue(); }
    void everySentenceIsOne_data();
    void everySentenceIsOne();
    void everyReasonIsASentence_data() { support::everyGame(); }
    void everyLanguageKeepsTheSameState_data() { support::everyGame(); }
    void everyLanguageKeepsTheSameState();
    void whatWaitsInTheArsenalIsNotTold();
    void whatNobodySawIsNamedByNoCorrection_data() { support::everyGame(); }
    void whatNobodySawIsNamedByNoCorrection();
    void whatChangedIsToldInWords_data() { support::everyGameInBothLanguages(); }
    void whatChangedIsToldInWords();
    void whoIsSlainIsToldSoAndTokensAreWords();
    void whatDiffersIsToldInWords();
    void whatHasNoTitleIsToldInWords();
    void whatMayFailIsNeverCertain();
    void everyAnswerSaysSomething_data();
    void everyAnswerSaysSomething();
    void whatCameOfAnActStandsInTheHistory_data();
    void whatCameOfAnActStandsInTheHistory();
    void aReasonOfOursIsToldInTheReadersLanguage();
    void everyReasonIsASentence();
    void theEarHears();

private:
    const engine::Game& named(const QString& id) const
    {
        return **std::ranges::find_if(m_games, [&](const auto& game) { return game->id() == id; });
    }
    static void begin(engine::Table& table, const QString& evening);
    static void along(
        engine::Table& table, const QString& evening, qsizetype acts = -1, const std::function<void()>& each = [] {});
    void play(engine::Table& table, const QString& evening, Listener& listener) const;
    static void sayOnlyVerbs(const engine::Table& table, Listener& listener);
    static void correct(engine::Table& table, Listener& listener);

    std::vector<std::unique_ptr<engine::Game>> m_games;
};

void Words::everySentenceIsOne_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("evening");
    QTest::addColumn<bool>("isGerman");
    for (const auto& game : m_games) {
        QDirIterator evenings(QStringLiteral(MR_EVENINGS "/%1/evenings").arg(game->id()), {QStringLiteral("*.jsonl")},
            QDir::Files, QDirIterator::Subdirectories);
        while (evenings.hasNext()) {
            const QString evening = evenings.next();
            for (const bool isGerman : {false, true})
                QTest::addRow(
                    "%s %s %s", qPrintable(game->id()), qPrintable(QFileInfo(evening).completeBaseName()), isGerman ? "de" : "en")
                    << game->id() << evening << isGerman;
        }
    }
}

void Words::begin(engine::Table& table, const QString& evening)
{
    QList<cards::Pack> packs;
    const QStringList names = packsOf(table.game().id(), evening.contains(QLatin1String("own-box")));
    for (const QString& name : names)
        packs += *cards::openPack(name, table.game());
    QVERIFY(table.begin(cards::setupOf(packs, table.game()), names, {}));
}

// From its beginning, so many of its lines, -1: all; each of them is looked at.
void Words::along(engine::Table& table, const QString& evening, qsizetype acts, const std::function<void()>& each)
{
    begin(table, evening);
    const QList<QByteArray> lines = linesOf(evening), answers = linesOf(evening.chopped(6) + QStringLiteral(".answers"));
    for (qsizetype i = 0; i < lines.size() && i != acts; ++i) {
        support::again(table, objectOf(lines[i]), objectOf(answers.value(i)));
        each();
    }
}

// As it was played then, dice and printed cards with it.
void Words::play(engine::Table& table, const QString& evening, Listener& listener) const
{
    const QList<QByteArray> lines = linesOf(evening), answers = linesOf(evening.chopped(6) + QStringLiteral(".answers"));
    QCOMPARE(lines.size(), answers.size());
    sayOnlyVerbs(table, listener);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QJsonObject line = objectOf(lines[i]), answer = objectOf(answers[i]);
        for (const QJsonValue& said : {QJsonValue(line), answer.value(QLatin1String("action"))})
            listener.learnTyped(said);
        if (line.contains(QLatin1String("undo")))
            listener.hear(table.undo({}));
        else if (line.contains(QLatin1String("redo")))
            listener.hear(table.redo({}));
        else if (line.contains(QLatin1String("goto")))
            listener.hear(table.goTo(line.value(QLatin1String("goto")).toInteger(), {}));
        else if (const QString question = line.value(QLatin1String("ask")).toString(); !question.isEmpty()) {
            QJsonObject fields = line;
            fields.remove(QLatin1String("ask"));
            if (const auto asked = table.game().ask(table.state(), question, fields)) {
                listener.hear(asked->verdict);
                listener.hear(asked->told);
            } else
                listener.hear(asked.faults());
            continue; // it changes nothing
        } else {
            QJsonObject fields =
                answer.contains(QLatin1String("action")) ? answer.value(QLatin1String("action")).toObject() : line;
            for (const char* around : {"do", "decide", "who-acts"})
                fields.remove(QLatin1String(around));
            const engine::Submission done = table.submit(
                {line.value(QLatin1String("do")).toString(), fields}, {}, line.value(QLatin1String("decide")).toString());
            QCOMPARE(
                done.answer == engine::Submission::Answer::Done, answer.value(QLatin1String("answer")) == QLatin1String("done"));
            listener.hear(done);
        }
        listener.learn(table.state());
        listener.hearTable(table.state());
        constexpr qsizetype apart = 8;
        if (i % apart == 0)
            sayOnlyVerbs(table, listener);
    }
}

// Nobody says who, whom or what: where there is nobody either, each refusal is a sentence all the same, and so is what comes of
// it when the table decides.
void Words::sayOnlyVerbs(const engine::Table& table, Listener& listener)
{
    for (const engine::Verb& verb : table.game().verbs()) {
        const auto action = table.game().action(table.state(), {verb.name, {}});
        for (const char* decision : action ? QList{"", "the table says so"} : QList<const char*>()) {
            engine::Submission done = table.judge(*action, QLatin1String(decision)).submission;
            done.faults = done.verdict.faults = {}; // they say what is to be typed
            listener.hear(done);
        }
    }
}

// Every number of the table once more, one higher and out of all bounds: what corrections and their limits say.
void Words::correct(engine::Table& table, Listener& listener)
{
    constexpr int most = 12, beyond = 99;
    int corrected = 0;
    QJsonObject together;
    const auto walk = [&](auto& self, const QString& path, const QJsonValue& value) -> void {
        if (value.isDouble() && corrected < most && !path.startsWith(QLatin1String("settings"))) {
            ++corrected;
            together.insert(path, value.toInt() + 1);
            for (const int other : {value.toInt() + 1, beyond})
                listener.hear(table.submit(
                    {QStringLiteral("correct"), {{QStringLiteral("path"), path}, {QStringLiteral("value"), other}}}, {}, {}));
            listener.hearTable(table.state());
        }
        const QJsonObject object = value.toObject();
        for (auto part = object.begin(); part != object.end(); ++part)
            self(self, path.isEmpty() ? part.key() : path + QLatin1Char('.') + part.key(), *part);
        for (const QJsonValue& one : value.toArray())
            if (const QString id = one.toObject().value(QLatin1String("id")).toString();
                !id.isEmpty() && !id.contains(QLatin1Char('.')))
                self(self, path + QLatin1Char('.') + id, one);
    };
    walk(walk, {}, table.game().stateToJson(table.state()));
    QVERIFY(corrected > 0);
    const qint64 last = table.last();
    listener.hear(table.submit(
        {QStringLiteral("correct"), {{QStringLiteral("path"), QString()}, {QStringLiteral("value"), together}}}, {}, {}));
    QVERIFY(table.last() <= last + 1);
}

void Words::everySentenceIsOne()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    QFETCH(const bool, isGerman);
    const support::German german(isGerman);
    if (german.isAbsent)
        QSKIP(german.why);
    const engine::Game& played = named(game);
    const auto book = rulebook::openBook(QStringLiteral(":/games/%1/rulebook.json").arg(game));
    QVERIFY(book);
    engine::MemoryJournal journal;
    engine::Table table(played, journal, someEvening);
    begin(table, evening);

    Listener listener(played, *book);
    listener.learn(table.state());
    play(table, evening, listener);
    const qint64 last = table.last();
    correct(table, listener);
    QVERIFY(table.last() > last);
    QVERIFY(report::tell(table, {1, table.last()}, [&](const report::Line& line) {
        listener.hear(line.sentence);
        for (const engine::Saying::Thrown& die : line.dice)
            listener.hear(die.label);
    }));
    const QStringList wrong = listener.wrong();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    QVERIFY(listener.heard() > last / 2);
}

// Two computers of one table may speak different languages, and one may change its own.
void Words::everyLanguageKeepsTheSameState()
{
    QFETCH(const QString, game);
    const engine::Game& played = named(game);
    QDirIterator evenings(QStringLiteral(MR_EVENINGS "/%1/evenings").arg(game), {QStringLiteral("*.jsonl")}, QDir::Files,
        QDirIterator::Subdirectories);
    while (evenings.hasNext()) {
        const QString evening = evenings.next();
        QList<QByteArray> digests;
        for (const bool isGerman : {false, true}) {
            const support::German german(isGerman);
            if (german.isAbsent)
                QSKIP(german.why);
            engine::MemoryJournal journal;
            engine::Table table(played, journal, someEvening);
            along(table, evening);
            for (qint64 entry = 1; entry <= table.last(); ++entry)
                digests += (*table.entries(entry, entry)).first().digest;
        }
        QVERIFY2(digests.size() > 10, qPrintable(evening));
        for (qsizetype i = 0; i < digests.size() / 2; ++i)
            QVERIFY2(digests[i] == digests[i + digests.size() / 2], qPrintable(evening + QStringLiteral(" %1").arg(i + 1)));
    }
}

// Cards that nobody turned up yet stand in no list of what the table holds; those that lie open do.
void Words::whatWaitsInTheArsenalIsNotTold()
{
    const engine::Game& played = named(QStringLiteral("swords-and-souls"));
    const QString evening = QStringLiteral(MR_EVENINGS "/swords-and-souls/evenings/four-heroes.jsonl");
    engine::MemoryJournal journal;
    engine::Table table(played, journal, someEvening);
    along(table, evening);
    const qint64 last = table.last();
    const auto told = [&] {
        const QJsonObject all = played.stateToJson(table.state());
        return QJsonDocument(engine::onlyMet(table, all, all).toObject()).toJson();
    };
    const QByteArray toldAtLast = told();
    QVERIFY(table.goTo(12, {}).faults.isEmpty()); // what was met later is not known there
    const QStringList unseen = played.names(table.state(), QStringLiteral("unseen"));
    const auto isTold = [](const QByteArray& text) {
        return [&text](const QString& card) { return text.contains('"' + card.toUtf8() + '"'); };
    };
    QVERIFY(unseen.size() > 10 && std::ranges::any_of(unseen, isTold(toldAtLast)));
    const QByteArray toldThen = told();
    for (const QString& card : unseen)
        QVERIFY2(!isTold(toldThen)(card), qPrintable(card));
    const QJsonArray row = played.stateToJson(table.state())[QLatin1String("arsenal")][QLatin1String("row")].toArray();
    QVERIFY(!row.isEmpty());
    for (const QJsonValue& card : row)
        QVERIFY2(isTold(toldThen)(card.toString()), qPrintable(card.toString()));
    // A deck that is counted names nothing, neither what lay there nor what is known no more; all of it stays unmet.
    for (int time = 0; time < 2; ++time) {
        const qsizetype cards =
            played.stateToJson(table.state())[QLatin1String("arsenal")][QLatin1String("deck")].toArray().size();
        QJsonArray counted;
        for (qsizetype i = 1; i < cards; ++i)
            counted += QStringLiteral("?");
        const engine::Submission done =
            table.submit({QLatin1String(engine::Correct::verb),
                             {{QStringLiteral("path"), QStringLiteral("arsenal.deck")}, {QStringLiteral("value"), counted}}},
                {}, {});
        QVERIFY(done.faults.isEmpty());
        QVERIFY2(
            done.sentence.text().endsWith(QStringLiteral("%1 → %2").arg(cards).arg(cards - 1)), qPrintable(done.sentence.text()));
        QCOMPARE(played.names(table.state(), QStringLiteral("unseen")).size(), unseen.size());
        const QByteArray toldNow = told();
        for (const QString& card : unseen)
            QVERIFY2(!isTold(toldNow)(card), qPrintable(card));
    }
    QVERIFY(table.goTo(last, {}).faults.isEmpty());
    QCOMPARE(told(), toldAtLast);
}

// In the middle of an evening every list emptied, and every number changed of whatever is called by its place in a list.
void Words::whatNobodySawIsNamedByNoCorrection()
{
    QFETCH(const QString, game);
    const engine::Game& played = named(game);
    const QString evening = lastEveningOf(game);
    engine::MemoryJournal journal;
    engine::Table table(played, journal, someEvening);
    along(table, evening, linesOf(evening).size() / 2);
    const QJsonObject all = played.stateToJson(table.state());
    const QStringList unseen = support::unseenTitles(table, all);
    Ear ear(played);
    ear.learn(all);
    QStringList wrong;
    int corrected = 0;
    const auto correct = [&](const QString& path, const QJsonValue& value) {
        const engine::Submission done =
            table.submit({QStringLiteral("correct"), {{QStringLiteral("path"), path}, {QStringLiteral("value"), value}}}, {}, {});
        if (done.answer != engine::Submission::Answer::Done)
            return;
        ++corrected;
        const QString sentence = done.sentence.text(), amiss = ear.wrong(sentence);
        if (!amiss.isEmpty() || numbered.match(sentence).hasMatch() || !support::namedIn(sentence, unseen).isEmpty())
            wrong += path + QStringLiteral(": ") + sentence + QStringLiteral(" – ") + amiss;
        (void)table.undo({});
    };
    const auto walk = [&](auto& self, const QString& path, const QJsonValue& value) -> void {
        constexpr qsizetype most = 3;
        const QString above = path.isEmpty() ? QString() : path + QLatin1Char('.');
        const QJsonArray list = path.endsWith(QLatin1String(".entered")) ? QJsonArray() : value.toArray();
        if (!list.isEmpty() || value.isObject())
            correct(path, value.isArray() ? QJsonValue(QJsonArray()) : QJsonValue());
        for (qsizetype i = 0; i < std::min(most, list.size()); ++i)
            self(self, above + QString::number(i), list[i]);
        if (value.isDouble() && path.contains(QRegularExpression(QStringLiteral("\\.\\d"))))
            correct(path, value.toInt() + 1);
        for (const QJsonObject parts = value.toObject(); const QString& part : parts.keys())
            self(self, above + part, parts.value(part));
    };
    walk(walk, {}, all);
    QVERIFY(corrected > 10);
    const bool hidesCards = game == QLatin1String("jagged-alliance") || game == QLatin1String("swords-and-souls");
    QCOMPARE(unseen.isEmpty(), !hidesCards); // tactics are bought from a deck that is looked through
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

// Beside an entry of the history, in the whole of an evening.
void Words::whatChangedIsToldInWords()
{
    QFETCH(const QString, game);
    QFETCH(const bool, isGerman);
    const support::German german(isGerman);
    if (german.isAbsent)
        QSKIP(german.why);
    const engine::Game& played = named(game);
    engine::MemoryJournal journal;
    engine::Table table(played, journal, someEvening);
    const auto desks = app::desks();
    const kit::Desk& desk = **std::ranges::find_if(desks, [&](const auto& one) { return one->game() == game; });
    QJsonObject before;
    engine::AnyState was;
    Typed typed;
    QSet<QString> wrong;
    const QRegularExpression kept = keptWords(played);
    qsizetype heard = 0;
    along(table, lastEveningOf(game), -1, [&] {
        const QJsonObject now = played.stateToJson(table.state());
        typed.learn(now);
        const auto all =
            before.isEmpty() ? QList<kit::Difference>() : kit::toldBetween(&desk, played, {was, before}, {table.state(), now});
        for (const kit::Difference& one : all) { // as beside the history, and where an entry is corrected
            ++heard;
            const QString ours = typed.without(one.text());
            if (numbered.match(one.label).hasMatch() || kept.match(ours).hasMatch() || (isGerman && small.match(ours).hasMatch()))
                wrong += one.text();
        }
        before = now;
        was = table.state();
    });
    QVERIFY(heard > 10);
    QVERIFY2(wrong.isEmpty(), qPrintable(QStringList(wrong.cbegin(), wrong.cend()).join(QLatin1Char('\n'))));
}

// Whoever is slain has no place, is not ready and has no rankings; tokens are called so in the reader's language.
void Words::whoIsSlainIsToldSoAndTokensAreWords()
{
    const support::German german(true);
    if (german.isAbsent)
        QSKIP(german.why);
    const engine::Game& played = named(QStringLiteral("hired-swords"));
    const auto state = played.stateFromJson(objectOf(R"({"step": "battle", "contract": {"card": "job", "m": 2},
        "career_cards": [{"id": "job"}], "mercenaries": [{"id": "dunja", "title": "Dunja", "healthy": "0/2/1/1"},
            {"id": "nizar", "title": "Nizar", "healthy": "3/0/2/1", "counters": [{"id": "dodge", "start": 2}]}],
        "battle": {"round": 1, "phase": 4, "crew": [{"id": "dunja", "at": "none", "health": "slain"},
            {"id": "nizar", "at": "NW", "counters": [{"id": "dodge", "left": 2, "start": 2, "gates": "dodge"}]}]}})"));
    QVERIFY(state);
    const QString told = report::spoken(played, *state, {});
    QVERIFY2(told.contains(QStringLiteral("Dunja: gefallen.")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("Ausweichen 2")) && !told.contains(QStringLiteral("dodge")), qPrintable(told));
}

// What differs in German: names of places and pictures as nouns, a card at its place by its name, small hearts as hearts.
void Words::whatDiffersIsToldInWords()
{
    const support::German german(true);
    if (german.isAbsent)
        QSKIP(german.why);
    const auto told = [](const char* before, const char* after) {
        QStringList all;
        for (const kit::Difference& one : kit::differences(objectOf(before), objectOf(after)))
            all += one.text();
        return all.join(QLatin1Char('\n'));
    };
    QCOMPARE(told(R"({"access": [{"icon": "drop", "sector": "ford"}, {"icon": "coin", "sector": "mill"}]})", R"({"access": []})"),
        QStringLiteral("Zugang − Symbol Tropfen, Sektor ford, Symbol Münze, Sektor mill"));
    QCOMPARE(told(R"({"cards": [{"id": "m", "title": "Old Marek", "place": "deck"}]})",
                 R"({"cards": [{"id": "m", "title": "Old Marek", "place": "market"}]})"),
        QStringLiteral("Old Marek Ort Deck → Markt"));
    const QString away =
        told(R"({"sectors": [{"id": "h", "title": "Hill", "spawn": {"id": "relay-card", "lines": [{"zone": "C"}]}}]})",
            R"({"sectors": [{"id": "h", "title": "Hill", "spawn": {"id": "", "lines": []}}]})"); // where it lay says what it was
    QVERIFY2(away.startsWith(QStringLiteral("− Hill")) && !away.contains(QStringLiteral("relay"), Qt::CaseInsensitive),
        qPrintable(away));
    QVERIFY(told(
        R"({"players": [{"id": "t", "name": "Tea", "small": 1}]})", R"({"players": [{"id": "t", "name": "Tea", "small": 0}]})")
                .endsWith(QStringLiteral("Kleine Herzen 1 → 0")));
    QCOMPARE(told(R"({"treasures": [{"card": "iron-key", "used": true}]})", R"({"treasures": []})"),
        QStringLiteral("Schätze − iron key, Benutzt"));
    for (const cards::Section& list :
        cards::sections({}, named(QStringLiteral("jagged-alliance")))) // a die is called by its colour
        if (!cards::keyOf(list).isEmpty())
            QCOMPARE(cards::calledOf(objectOf(R"({"id": "yellow"})"), list), QStringLiteral("Gelb"));
}

void Words::whatHasNoTitleIsToldInWords()
{
    const engine::Game& played = named(QStringLiteral("sellsword"));
    const auto state = played.stateFromJson(objectOf(R"({"stage": "phases", "turn": {"unit": "a"},
        "cards": [{"id": "a", "title": "Ada", "attacks": [{"id": "grave-blast", "bonus": 7, "range": 1}]},
            {"id": "b", "title": "Bo"}],
        "players": [{"id": "p"}, {"id": "q"}], "units": [{"id": "a", "player": "p"}, {"id": "b", "player": "q"}]})"));
    QVERIFY(state);
    const auto attack =
        played.action(*state, {QStringLiteral("attack"), objectOf(R"({"who": "a", "attack": "grave-blast", "target": "b"})")});
    QVERIFY(attack);
    const QString told = played.tell(*state, *attack).text();
    QVERIFY2(told.contains(QStringLiteral("grave blast")), qPrintable(told));
}

void Words::whatMayFailIsNeverCertain()
{
    const engine::Game& played = named(QStringLiteral("jagged-alliance"));
    const QString evening = QStringLiteral(MR_EVENINGS "/jagged-alliance/evenings/training-campaign.jsonl");
    engine::MemoryJournal journal;
    engine::Table table(played, journal, someEvening);
    static const QRegularExpression chance(QStringLiteral("\"exact\":\"([0-9]+)/([0-9]+)\",\"percent\":([0-9.]+)"));
    int heard = 0;
    along(table, evening, -1, [&] {
        const auto answer = played.ask(table.state(), QStringLiteral("forecast"), {});
        if (!answer)
            return;
        const QString said = QString::fromUtf8(QJsonDocument(QJsonArray{answer->value}).toJson(QJsonDocument::Compact));
        for (const QRegularExpressionMatch& one : chance.globalMatch(said)) {
            ++heard;
            QVERIFY2((one.captured(3).toDouble() < 100 || one.captured(1) == one.captured(2))
                    && (one.captured(3).toDouble() > 0 || one.captured(1) == QLatin1String("0")),
                qPrintable(one.captured(0)));
        }
    });
    QVERIFY(heard > 10);
}

void Words::everyAnswerSaysSomething_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QByteArray>("given");
    for (const auto& game : m_games)
        QTest::addRow("nothing of %s", qPrintable(game->id())) << game->id() << QByteArray("{}");
    const auto over = [](const char* game, const QByteArray& given) {
        QTest::addRow("%s is over", game) << QString::fromLatin1(game) << given;
    };
    over("hired-swords", R"({"status": "abandoned"})");
    over("hired-swords", R"({"status": "succeeded"})");
    over("jagged-alliance", R"({"scenario": {"id": "s", "ending": "lost"}, "phase": "players"})");
    over("mercenarium",
        R"({"step": "over", "ending": "limbo", "winner": "north", "players": [{"id": "south"}, {"id": "north"}]})");
    over("sellsword", R"({"stage": "over", "winner": "p", "players": [{"id": "p"}, {"id": "q"}]})");
    over("swords-and-souls", R"({"status": "over", "winner": "a", "players": [{"id": "a"}, {"id": "b"}, {"id": "c"}]})");
}

// Where nobody has entered anything, and where all is over: no answer is empty, and none comes without a rule or a word why.
void Words::everyAnswerSaysSomething()
{
    QFETCH(const QString, game);
    QFETCH(const QByteArray, given);
    const engine::Game& asked = named(game);
    const auto state = asked.stateFromJson(QJsonDocument::fromJson(given).object());
    QVERIFY2(bool(state), state ? "" : qPrintable(state.faults().first().text()));
    const auto book = rulebook::openBook(QStringLiteral(":/games/%1/rulebook.json").arg(game));
    QVERIFY(book);
    Listener listener(asked, *book);
    QStringList empty;
    for (const engine::Question& question : asked.questions()) {
        const auto answer = asked.ask(*state, question.name, {});
        if (!answer) {
            listener.hear(answer.faults());
            continue;
        }
        listener.hear(answer->verdict);
        listener.hear(answer->told);
        if (answer->told.isEmpty() && answer->verdict.conditions.isEmpty() && answer->verdict.faults.isEmpty())
            empty += question.name;
    }
    QVERIFY2(empty.isEmpty(), qPrintable(empty.join(QLatin1Char(' '))));
    QVERIFY2(listener.wrong().isEmpty(), qPrintable(listener.wrong().join(QLatin1Char('\n'))));
}

void Words::whatCameOfAnActStandsInTheHistory_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("evening");
    QTest::addColumn<QString>("came");
    QTest::newRow("a liberation") << "jagged-alliance"
                                  << "training-campaign"
                                  << "The Quay is liberated";
    QTest::newRow("a defeat") << "jagged-alliance"
                              << "training-campaign"
                              << "Militia Guard is defeated";
    QTest::newRow("an end") << "hired-swords"
                            << "training-career"
                            << "Rusk the Boar is slain";
    QTest::newRow("a drop") << "sellsword"
                            << "long-match"
                            << "Netcaster drops";
}

// Endings and gains have no numbers: they are told beside them all the same.
void Words::whatCameOfAnActStandsInTheHistory()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    QFETCH(const QString, came);
    const engine::Game& played = named(game);
    const QStringList names = packsOf(game, false);
    QList<cards::Pack> packs;
    for (const QString& name : names)
        packs += *cards::openPack(name, played);
    const auto book = rulebook::openBook(QStringLiteral(":/games/%1/rulebook.json").arg(game));
    QVERIFY(book);
    engine::MemoryJournal journal;
    engine::Table table(played, journal, someEvening);
    QVERIFY(table.begin(cards::setupOf(packs, played), names, {}));
    Listener listener(played, *book);
    play(table, QStringLiteral(MR_EVENINGS "/%1/evenings/%2.jsonl").arg(game, evening), listener);
    QStringList all;
    QVERIFY(report::tell(table, {1, table.last()}, [&](const report::Line& line) { all += line.came; }));
    QVERIFY2(all.contains(came), qPrintable(all.join(QLatin1Char('\n'))));
    QVERIFY(!all.contains(QString()));
}

// Whoever entered it: what the program gave as a reason is kept in English. What people typed stands as it is.
void Words::aReasonOfOursIsToldInTheReadersLanguage()
{
    const engine::Game& played = named(QStringLiteral("hired-swords"));
    engine::MemoryJournal journal;
    engine::Table table(played, journal, someEvening);
    QVERIFY(table.begin({}, {}, {}));
    const auto told = [&](const QString& reason) {
        return table.submit(engine::Correct{QStringLiteral("wealth"), 7, reason}, {}, {}).sentence.text();
    };
    QVERIFY(told(kit::reasons::asItsCardSays).endsWith(QStringLiteral("(as its card says)")));
    const support::German german(true);
    if (german.isAbsent)
        QSKIP(german.why);
    QVERIFY(told(kit::reasons::asItsCardSays).endsWith(QStringLiteral("(wie es auf der Karte steht)")));
    QVERIFY(told(QStringLiteral("as Bert says")).endsWith(QStringLiteral("(as Bert says)")));
}

// Those as well that no evening met, and what packs of cards say of themselves.
void Words::everyReasonIsASentence()
{
    QFETCH(const QString, game);
    const engine::Game& played = named(game);
    const Ear ear(played);
    QStringList wrong;
    for (const engine::Reason& reason : played.reasons())
        for (const char* text : {reason.rule, reason.fails, reason.remedy}) {
            static const QRegularExpression places(QStringLiteral("%\\d")); // where its words come
            if (const QString what = ear.wrong(QString::fromUtf8(text).replace(places, QStringLiteral("somebody")));
                !what.isEmpty())
                wrong += what;
        }
    const QDir packs(QStringLiteral(":/games/") + game);
    for (const QString& file : packs.entryList({QStringLiteral("*.json")}))
        if (QFile pack(packs.filePath(file)); pack.open(QIODevice::ReadOnly))
            if (const QString what = ear.wrong(objectOf(pack.readAll()).value(QLatin1String("about")).toString());
                !what.isEmpty())
                wrong += what;
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void Words::theEarHears()
{
    Ear ear(named(QStringLiteral("hired-swords")));
    ear.learn(QJsonObject{{QStringLiteral("crew"),
        QJsonArray{
            QJsonObject{{QStringLiteral("id"), QStringLiteral("hob-carrow")}, {QStringLiteral("name"), QStringLiteral("Hob")}},
            QJsonObject{{QStringLiteral("id"), QStringLiteral("night-watch")},
                {QStringLiteral("name"), QStringLiteral("Night-watch")}}}}});
    for (const char* bad :
        {"Use hire-agent first", "Set strain_limit", "Correct battle.crew.nizar.health", "Add zone=north", "corrected to [{}]",
            "Crew confirmed: ", "Take ()", "Distributed for ", "hob-carrow is weary", "%1 is weary", "opposition card 3 is ",
            "Bo attacks , then Cy", "Bo attacks  with 3", " attacks with 3", "Nobody does not have its turn",
            "Niemand ist nicht am Zug", "Bo greift Cy mit eine Karte an", "2 Schaden für einer vom Trupp"})
        QVERIFY2(!ear.wrong(QString::fromUtf8(bad)).isEmpty(), bad);
    for (const char* good : {"Set the zone first", "Crew: Nizar, Dagna.", "D6 ≥ 3 = no", "A face-down card (north)",
             "the night-watch comes", "Hob is weary", "Nobody has rolled yet", "Niemand ist am Zug", "a chance of 50 %",
             "Bo nimmt eine Karte", "mit einer Karte", "von den Karten"})
        QVERIFY2(ear.wrong(QString::fromUtf8(good)).isEmpty(), good);
}

QTEST_GUILESS_MAIN(Words)
#include "tst_words.moc"
