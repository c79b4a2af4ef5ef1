// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// undo, redo, goto and log: the history.
#include "cli/commands.h"
#include "cli/lines.h"
#include "cli/submit.h"
#include "cli/printed/terminal.h"

#include "engine/past/understood.h"
#include "engine/past/unmet.h"
#include "engine/words/waiting.h"
#include "engine/table_actions.h"
#include "engine/words/nearest.h"
#include "engine/words/unseen.h"
#include "report/history.h"

#include <QSet>

#include <algorithm>

namespace cli {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

constexpr Argument campaign[] = {argument::campaign};
constexpr Argument toEntry[] = {
    argument::campaign, {"ENTRY", QT_TRANSLATE_NOOP("cli", "An entry's number, as log tells it, or the name of a line of play")}};
constexpr Argument withWords[] = {argument::campaign,
    {"WORDS", QT_TRANSLATE_NOOP("cli", "Only entries that tell all of these"), Argument::Need::Optional, true}};
constexpr Option options[] = {option::state};
constexpr Option times{"times", "", QT_TRANSLATE_NOOP("cli", "When each entry was written")};
constexpr Option numbers{"numbers", "", QT_TRANSLATE_NOOP("cli", "The numbers of each entry and what they are made of")};
constexpr Option ofLog[] = {times, numbers};

Exit go(Context& context, engine::Submission (*move)(Context&, Sitting&))
{
    const auto sitting = context.sit(context.args.first());
    if (!sitting)
        return context.fail(sitting.faults());
    const engine::Submission submission = moved(move(context, **sitting), **sitting);
    if (submission.answer == engine::Submission::Answer::Done)
        context.keepSummary(**sitting);
    return answer(context, submission, **sitting);
}

Exit undoLast(Context& context)
{
    return go(context, [](Context& c, Sitting& sitting) { return sitting.table->undo(c.options.who); });
}

Exit redoNext(Context& context)
{
    return go(context, [](Context& c, Sitting& sitting) { return sitting.table->redo(c.options.who); });
}

// A number, or the name of a line, which is gone to its end.
engine::Result<qint64> entryNamed(Context& context, Sitting& sitting, const QString& name)
{
    bool isNumber = false;
    if (const qint64 entry = name.toLongLong(&isNumber); isNumber)
        return entry;
    const auto lines = linesOf(context, sitting);
    if (!lines)
        return lines.faults();
    QStringList known;
    for (const report::LineOfPlay& line : *lines) {
        if (!name.isEmpty() && line.name == name)
            return line.end;
        if (!line.name.isEmpty())
            known += line.name;
    }
    return engine::Fault{QStringLiteral("goto"), name, engine::fill(tr("No line of play is called %1."), {engine::echoed(name)}),
        engine::meant(name, known)};
}

Exit jump(Context& context)
{
    return go(context, [](Context& c, Sitting& sitting) {
        const auto entry = entryNamed(c, sitting, c.args[1]);
        return entry ? sitting.table->goTo(*entry, c.options.who) : wrong(entry.faults());
    });
}

// An entry of the log, with what today's rules make of it.
struct Entry {
    const report::Line& line;
    QString sentence;
    QString lineName;       // of the line of play that ended here when it got its name
    bool isCurrent = false; // the campaign stands there
    bool differs = false;   // today's rules decide otherwise
    bool isOpen = true;     // nothing that it tells is for one seat's eyes alone
};

// Whether states hold nothing for one seat's eyes alone; what one entry leads to the next one begins with.
class Openness {
public:
    explicit Openness(const engine::Game& game)
        : m_game(game)
    {
    }
    bool holds(const engine::AnyState& state)
    {
        if (state != m_last) {
            m_last = state;
            m_isOpen = !state || report::isOpen(m_game, state);
        }
        return m_isOpen;
    }

private:
    const engine::Game& m_game;
    engine::AnyState m_last;
    bool m_isOpen = true;
};

// What was done as everybody may see it, in the fields of its action; without what was told then.
QJsonObject hiddenAction(const engine::Game& game, const Entry& entry)
{
    QJsonObject action = entry.line.entry.action;
    action.remove(QLatin1String(engine::toldField));
    if (entry.isOpen || !entry.line.before)
        return action;
    const auto read = game.action(entry.line.before, {entry.line.entry.verb, action});
    return read ? game.hidden(entry.line.before, *read, {}).written() : QJsonObject();
}

void collectNames(const QJsonValue& value, QSet<QString>& names)
{
    if (value.isString())
        names += value.toString();
    for (const QJsonValue& one : value.toArray())
        collectNames(one, names);
    for (const QJsonValue& one : value.toObject())
        collectNames(one, names);
}

// The same; of what was laid out then, cards that lie open by now, and of all others only how many.
QJsonObject openAction(const engine::Table& table, const Entry& entry)
{
    const engine::Game& game = table.game();
    if (entry.line.entry.seq > 1 && entry.line.entry.verb != QLatin1String(engine::SetUp::verb))
        return hiddenAction(game, entry);
    const QJsonObject seen = game.stateToJson(game.hidden(table.state(), {}));
    QSet<QString> open;
    collectNames(engine::onlyMet(table, seen, seen), open);
    open -= engine::waitingIn(seen); // a reward names a card that lies in its deck all the same
    QJsonObject action = engine::onlyMet(table, seen, hiddenAction(game, entry)).toObject();
    for (auto field = action.begin(); field != action.end(); ++field) {
        QJsonObject laid = field->toObject();
        for (auto list = laid.begin(); list != laid.end(); ++list) {
            QJsonArray told;
            for (const QJsonValue& item : list->toArray()) {
                const QString id = item[QLatin1String("id")].toString(item.toString());
                const QJsonValue covered = item.isObject() ? QJsonValue(QJsonObject{{QStringLiteral("id"), QStringLiteral("?")}})
                                                           : QJsonValue(QStringLiteral("?"));
                told += id.isEmpty() || open.contains(id) ? item : covered;
            }
            if (list->isArray())
                *list = told;
        }
        if (field->isObject())
            *field = laid;
    }
    return action;
}

bool holds(const Entry& entry, const QStringList& words)
{
    if (words.isEmpty())
        return true;
    const engine::Entry& written = entry.line.entry;
    const QStringList came = entry.isOpen ? entry.line.told : QStringList(); // else it is for one seat's eyes
    const QString all =
        (QStringList{entry.sentence, written.reason, written.who, entry.lineName} + came).join(QLatin1Char(' ')).toCaseFolded();
    return std::ranges::all_of(words, [&](const QString& word) { return all.contains(word.toCaseFolded()); });
}

QJsonObject inJson(const engine::Table& table, const Entry& entry)
{
    const engine::Entry& written = entry.line.entry;
    const QStringList then = entry.isOpen ? engine::toldThen(written) : QStringList();
    QJsonObject json{{QStringLiteral("entry"), written.seq}, {QStringLiteral("parent"), written.parent},
        {QStringLiteral("current"), entry.isCurrent}, {QStringLiteral("verb"), written.verb},
        {QStringLiteral("action"), openAction(table, entry)}, {QStringLiteral("who"), written.who},
        {QStringLiteral("when"), written.when.toString(Qt::ISODateWithMs)}, {QStringLiteral("rules"), written.rules},
        {QStringLiteral("decision"), written.reason}, {QStringLiteral("sentence"), entry.sentence}};
    if (entry.differs)
        json.insert(QStringLiteral("differs_today"), true);
    if (!then.isEmpty())
        json.insert(QStringLiteral("told"), QJsonArray::fromStringList(then));
    if (entry.differs && entry.isOpen && !entry.line.told.isEmpty())
        json.insert(QStringLiteral("told_today"), QJsonArray::fromStringList(entry.line.told));
    if (entry.differs && entry.isOpen && !entry.line.refusals.isEmpty())
        json.insert(QStringLiteral("refused_today"), QJsonArray::fromStringList(entry.line.refusals));
    if (entry.line.isTakenBack)
        json.insert(QStringLiteral("taken_back"), true);
    if (!entry.line.missing.isEmpty())
        json.insert(QStringLiteral("missing"), toJson(entry.line.missing));
    return json;
}

// What was told then, and what today's rules say instead; nothing: it is told of the state alone.
QString thenAndToday(const report::Line& line)
{
    const QString then = engine::toldThen(line.entry).join(QStringLiteral(" · ")), today = line.told.join(QStringLiteral(" · "));
    const bool isRefused = !line.refusals.isEmpty();
    QString text;
    if (then.isEmpty())
        text += tr(" · what came of it then was not written down");
    else if (isRefused || then != today)
        text += engine::fill(tr(" · then: %1"), {then});
    if (isRefused)
        text += engine::fill(tr(" · today it is refused: %1"), {line.refusals.join(QStringLiteral(" · "))});
    else if (!today.isEmpty() && then != today)
        text += engine::fill(tr(" · today: %1"), {today});
    return text;
}

QString inWords(const Entry& entry, bool withTime, int rulesOfToday)
{
    const engine::Entry& written = entry.line.entry;
    QString text = QString::number(written.seq).rightJustified(5)
        + (entry.isCurrent               ? QStringLiteral(" ▸ ")
                : entry.line.isTakenBack ? QStringLiteral(" ↶ ")
                                         : QStringLiteral("   "));
    if (withTime)
        text += written.when.toLocalTime().toString(QStringLiteral("yyyy-MM-dd hh:mm  "));
    text += written.who.isEmpty() ? entry.sentence : written.who + QStringLiteral(": ") + entry.sentence;
    if (written.reason == QLatin1String(engine::nobodySaidWhy) || written.reason == tr("table decision")) // nobody said why
        text += tr(" — by table decision");
    else if (!written.reason.isEmpty())
        text += engine::fill(tr(" — by table decision: %1"), {written.reason});
    if (entry.differs)
        text += (written.rules == rulesOfToday || written.rules <= 0
                        ? tr(" — ≠ today's rules decide it otherwise")
                        : engine::fill(tr(" — ≠ rules %2 decide otherwise than rules %1, by which it was played"),
                            {QString::number(written.rules), QString::number(rulesOfToday)}))
            + (entry.isOpen ? thenAndToday(entry.line) : QString());
    if (!entry.lineName.isEmpty())
        text += engine::fill(tr(" — end of the line of play %1"), {entry.lineName});
    if (!entry.line.missing.isEmpty())
        text += engine::fill(tr(" — ? not known then: %1"), {engine::named(entry.line.missing)});
    return inLine(text);
}

Exit tell(Context& context)
{
    const auto sitting = context.sit(context.args.first(), shelf::Shelf::Access::Read);
    if (!sitting)
        return context.fail(sitting.faults());
    engine::Table& table = *(*sitting)->table;
    const QStringList words = context.args.mid(1);
    Openness open(table.game());
    // Asked for only where one may be looked for: of a damaged shelf the entries are told all the same.
    const auto named =
        words.isEmpty() ? engine::Result<QHash<qint64, QString>>(QHash<qint64, QString>()) : lineNamesOf(context, **sitting);
    if (!named)
        return context.fail(named.faults());
    bool isAny = false;
    QSet<qint64> diverged; // what follows from a difference differs too; only its beginning is worth telling
    const auto told = report::tell(
        table, {1, table.last()},
        [&](const report::Line& line) {
            const qint64 seq = line.entry.seq;
            Entry entry{line, line.sentence, named->value(seq), seq == table.node() && !line.entry.movesCursor()};
            if (!line.after && !line.entry.movesCursor()) // why it cannot be read
                if (const auto sentence = table.sentenceOf(line.entry); !sentence)
                    entry.sentence = sentence.faults().first().text();
            if (line.isOther) {
                entry.differs = !diverged.contains(line.entry.parent) || table.differing().contains(seq);
                diverged += seq;
            }
            if (context.options.json || entry.differs || context.options.has(numbers) || !words.isEmpty())
                entry.isOpen = open.holds(line.before) && open.holds(line.after);
            if (!holds(entry, words))
                return;
            isAny = true;
            const QStringList worked = context.options.has(numbers) && entry.isOpen ? line.worked : QStringList();
            if (context.options.json) {
                QJsonObject json = inJson(table, entry);
                if (context.options.has(numbers))
                    json.insert(QStringLiteral("numbers"), QJsonArray::fromStringList(worked));
                context.print(json);
            } else {
                context.print(inWords(entry, context.options.has(times), (*sitting)->game->rulesVersion()));
                for (const QString& one : worked)
                    context.print(QStringLiteral("          · ") + inLine(one));
            }
        },
        report::After::Acts);
    if (told && !isAny && !words.isEmpty() && !context.options.json)
        context.print(engine::fill(tr("No entry holds: %1."), {inLine(words.join(QLatin1Char(' ')))}));
    return told ? Exit::Done : context.fail(told.faults());
}

} // namespace

constexpr Command commands::undo{
    "undo", QT_TRANSLATE_NOOP("cli", "Take the last action back"), campaign, options, "undo Marches", undoLast};
constexpr Command commands::redo{
    "redo", QT_TRANSLATE_NOOP("cli", "Do again what was taken back"), campaign, options, "redo Marches", redoNext};
constexpr Command commands::goTo{
    "goto", QT_TRANSLATE_NOOP("cli", "Go to the state after an entry of the log"), toEntry, options, "goto Marches 1", jump};
constexpr Command commands::log{"log", QT_TRANSLATE_NOOP("cli", "The history, one entry a line; what was taken back is marked"),
    withWords, ofLog, "log Marches --times", tell};

} // namespace cli
