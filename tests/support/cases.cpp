// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/cases.h"

#include "engine/json.h"
#include "engine/past/readings.h"
#include "engine/path.h"
#include "engine/table.h"
#include "engine/table_actions.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace support {

namespace {

// What one step answered, whether it was an action or a question.
struct Reply {
    QString verdict; // allowed, decided, refused, error
    engine::Verdict conditions;
    QList<engine::Told> told;
    QList<QStringList> readings; // behind each of them
    QList<engine::Fault> faults;
    QJsonValue value;
    QString sentence; // of the history
};

QString shown(const QJsonValue& value) { return engine::shownJson(value); }

QStringList atomsOf(const engine::Game& game, const engine::Reason& reason)
{
    QStringList atoms;
    for (const int atom : reason.atoms)
        if (atom >= 0)
            atoms += QLatin1String(game.book()[size_t(atom)].id);
    return atoms;
}

class Run {
public:
    Run(const engine::Game& game, const QJsonObject& one)
        : m_game(game)
        , m_case(one)
        , m_table(game, m_journal, [] { return QDateTime(); })
    {
    }

    const QStringList& cited() const { return m_cited; }

    // Everything that the steps answered and left behind, whatever the case expects; empty when they cannot begin.
    QString transcript(const QStringList& without)
    {
        QJsonObject given = m_case.value(QLatin1String("given")).toObject();
        if (const QJsonValue settings = m_case.value(QLatin1String("settings")); settings.isObject())
            given.insert(QStringLiteral("settings"), settings);
        if (!m_table.begin({}, {}, {}) || m_table.submit(engine::SetUp{given}, {}).answer != engine::Submission::Answer::Done)
            return {};
        QStringList lines{shown(stateWithout(without))};
        for (const QJsonValue& step : m_case.value(QLatin1String("when")).toArray()) {
            const Reply reply = took(step.toObject());
            lines += reply.verdict + why(reply) + shown(reply.value);
            for (const engine::Condition& condition : reply.conditions.conditions)
                lines += QLatin1String(condition.reason->id) + condition.text();
            for (const engine::Told& told : reply.told)
                lines += told.text();
            lines += shown(stateWithout(without));
        }
        for (const engine::Message& line : m_game.summary(m_table.state()))
            lines += line.text();
        return lines.join(QLatin1Char('\n'));
    }

    QStringList failures()
    {
        QJsonObject given = m_case.value(QLatin1String("given")).toObject();
        const QJsonObject settings = m_case.value(QLatin1String("settings")).toObject();
        if (!settings.isEmpty())
            given.insert(QStringLiteral("settings"), settings);
        if (!m_table.begin({}, {}, {}))
            return {QStringLiteral("the game cannot begin")};
        const auto set = m_table.submit(engine::SetUp{given}, {});
        if (set.answer != engine::Submission::Answer::Done) {
            for (const engine::Fault& fault : set.faults)
                m_failures += QStringLiteral("given: ") + fault.text();
            return m_failures;
        }
        const QJsonArray steps = m_case.value(QLatin1String("when")).toArray();
        if (steps.isEmpty())
            return {QStringLiteral("nothing stands under \"when\"")};
        Reply reply;
        for (int i = 0; i < steps.size(); ++i) {
            const QJsonObject step = steps.at(i).toObject();
            reply = took(step);
            const QString place = QStringLiteral("step ") + QString::number(i + 1) + QStringLiteral(": ");
            if (step.contains(QLatin1String("then")))
                compare(reply, step.value(QLatin1String("then")).toObject(), place);
            else if (i + 1 < steps.size() && reply.verdict != QLatin1String("allowed"))
                fail(place, QStringLiteral("is ") + reply.verdict + why(reply));
            if (const auto again = m_game.stateFromJson(m_game.stateToJson(m_table.state())); !again)
                fail(place, QStringLiteral("leads to a state that cannot be: ") + again.faults().first().text());
        }
        compare(reply, m_case.value(QLatin1String("then")).toObject(), {});
        return m_failures;
    }

private:
    Reply took(QJsonObject step)
    {
        step.remove(QStringLiteral("then"));
        const QString verb = step.take(QLatin1String("do")).toString();
        const QString question = step.take(QLatin1String("ask")).toString();
        const QString decision = step.take(QLatin1String("decide")).toString();
        const Reply reply = verb.isEmpty() ? asked(question, step) : done(verb, step, decision);
        m_cited += reasonsCited(reply);
        return reply;
    }

    // The rules of what failed, of what says why it is allowed, and of what is told.
    QStringList reasonsCited(const Reply& reply) const
    {
        QStringList rules;
        for (const engine::Condition& condition : reply.conditions.conditions)
            if (!condition.holds() || condition.reason->weight == engine::Weight::Explains)
                rules += atomsOf(m_game, *condition.reason);
        for (const engine::Told& told : reply.told)
            if (told.reason)
                rules += atomsOf(m_game, *told.reason);
        return rules;
    }

    Reply done(const QString& verb, const QJsonObject& fields, const QString& decision)
    {
        const auto action = m_game.action(m_table.state(), {verb, fields});
        const QString sentence = action ? m_game.tell(m_table.state(), *action).text() : QString();
        const engine::Submission answer = m_table.submit({verb, fields}, QStringLiteral("case"), decision);
        const QString verdict = answer.byDecision                  ? QStringLiteral("decided")
            : answer.answer == engine::Submission::Answer::Done    ? QStringLiteral("allowed")
            : answer.answer == engine::Submission::Answer::Refused ? QStringLiteral("refused")
                                                                   : QStringLiteral("error");
        const bool isChosen = m_case.contains(QLatin1String("settings")); // where nothing was, nothing can have decided
        return {verdict, answer.verdict, answer.told, isChosen ? engine::readingsBehind(m_table, answer) : QList<QStringList>(),
            answer.faults, {}, sentence};
    }

    Reply asked(const QString& question, const QJsonObject& fields)
    {
        const auto answer = m_game.ask(m_table.state(), question, fields);
        if (!answer)
            return {QStringLiteral("error"), {}, {}, {}, answer.faults(), {}, {}};
        return {answer->verdict.isAllowed() ? QStringLiteral("allowed") : QStringLiteral("refused"), answer->verdict,
            answer->told, {}, {}, answer->value, {}};
    }

    void compare(const Reply& reply, const QJsonObject& then, const QString& place)
    {
        if (const QString wanted = then.value(QLatin1String("verdict")).toString(); !wanted.isEmpty() && wanted != reply.verdict)
            fail(place, QStringLiteral("verdict is ") + reply.verdict + QStringLiteral(", not ") + wanted + why(reply));
        compareReasons(reply, then, place);
        compareState(then.value(QLatin1String("state")).toObject(), place);
        QStringList told;
        for (const engine::Told& one : reply.told)
            told += one.text();
        compareReadings(reply, told, then, place);
        if (reply.verdict == QLatin1String("refused"))
            for (const engine::Condition& one : reply.conditions.conditions)
                if (one.refuses())
                    told += {one.text(), one.remedy()};
        for (const QJsonValue& words : then.value(QLatin1String("told")).toArray())
            if (told.filter(words.toString()).isEmpty())
                fail(place,
                    QStringLiteral("nothing told has the words ") + shown(words) + QStringLiteral(", but ")
                        + told.join(QStringLiteral("; ")));
        if (const QString wanted = then.value(QLatin1String("sentence")).toString(); !reply.sentence.contains(wanted))
            fail(place, QStringLiteral("the history says “%1”, not “%2”").arg(reply.sentence, wanted));
        if (then.contains(QLatin1String("value")) && reply.value != then.value(QLatin1String("value")))
            fail(place,
                QStringLiteral("value is ") + shown(reply.value) + QStringLiteral(", not ")
                    + shown(then.value(QLatin1String("value"))));
    }

    void compareReadings(const Reply& reply, const QStringList& told, const QJsonObject& then, const QString& place)
    {
        const QJsonObject starred = then.value(QLatin1String("starred")).toObject();
        for (const QString& setting : starred.keys()) {
            QStringList marked;
            for (qsizetype i = 0; i < told.size(); ++i)
                if (reply.readings.value(i).contains(setting))
                    marked += told[i];
            const QString words = starred.value(setting).toString();
            if (words.isEmpty() ? !marked.isEmpty() : marked.filter(words).isEmpty())
                fail(place,
                    setting + QStringLiteral(" decided ") + shown(QJsonArray::fromStringList(marked)) + QStringLiteral(", not ")
                        + shown(words));
        }
    }

    void compareReasons(const Reply& reply, const QJsonObject& then, const QString& place)
    {
        QStringList reported, unknown, atoms;
        for (const engine::Condition& condition : reply.conditions.conditions) {
            if (condition.isUnknown())
                unknown += QLatin1String(condition.reason->id);
            if (!condition.holds() || condition.reason->weight == engine::Weight::Explains)
                reported += QLatin1String(condition.reason->id);
            if (reply.verdict != QLatin1String("refused") || condition.fails())
                atoms += atomsOf(m_game, *condition.reason);
        }
        for (const engine::Told& told : reply.told)
            if (told.reason) {
                reported += QLatin1String(told.reason->id);
                atoms += atomsOf(m_game, *told.reason);
            }
        const QJsonArray reasons = then.value(QLatin1String("reasons")).toArray();
        const engine::Condition* decisive = reply.conditions.decisive();
        if (reply.verdict == QLatin1String("refused") && !reasons.isEmpty() && decisive
            && QLatin1String(decisive->reason->id) != reasons.first().toString())
            fail(place,
                QStringLiteral("decisive is ") + QLatin1String(decisive->reason->id) + QStringLiteral(", not ")
                    + reasons.first().toString());
        for (const QJsonValue& reason : reasons)
            if (!reported.contains(reason.toString()))
                fail(place,
                    QStringLiteral("reason ") + reason.toString() + QStringLiteral(" is not among ")
                        + reported.join(QLatin1Char(' ')));
        compareUnknown(unknown, then, place);
        compareFailed(reply.conditions, then, place);
        // A case names every rule that it touches; an answer cites those that decide. None in common: it decided by other rules.
        for (const QJsonValue& rule : then.value(QLatin1String("silent")).toArray())
            if (reasonsCited(reply).contains(rule.toString()))
                fail(place, rule.toString() + QStringLiteral(" is cited and did not decide"));
        const QJsonArray rules = then.value(QLatin1String("atoms")).toArray();
        const bool isCited =
            std::any_of(rules.begin(), rules.end(), [&](const QJsonValue& rule) { return atoms.contains(rule.toString()); });
        if (!rules.isEmpty() && !isCited)
            fail(place,
                QStringLiteral("none of the rules ") + shown(rules) + QStringLiteral(" is cited, but ")
                    + atoms.join(QLatin1Char(' ')));
    }

    void compareUnknown(const QStringList& found, const QJsonObject& then, const QString& place)
    {
        for (const QJsonValue& reason : then.value(QLatin1String("unknown")).toArray())
            if (!found.contains(reason.toString()))
                fail(place,
                    QStringLiteral("reason ") + reason.toString() + QStringLiteral(" is not among what is not known: ")
                        + found.join(QLatin1Char(' ')));
    }

    // Everything that refuses, and nothing that does not.
    void compareFailed(const engine::Verdict& verdict, const QJsonObject& then, const QString& place)
    {
        QSet<QString> wanted, found;
        for (const QJsonValue& reason : then.value(QLatin1String("fails")).toArray())
            wanted += reason.toString();
        for (const engine::Condition& condition : verdict.conditions)
            if (condition.refuses())
                found += QLatin1String(condition.reason->id);
        if (then.contains(QLatin1String("fails")) && found != wanted)
            fail(place,
                QStringLiteral("these fail: ") + QStringList(found.values()).join(QLatin1Char(' ')) + QStringLiteral(", not ")
                    + QStringList(wanted.values()).join(QLatin1Char(' ')));
    }

    void compareState(const QJsonObject& wanted, const QString& place)
    {
        const QJsonObject state = m_game.stateToJson(m_table.state());
        for (auto it = wanted.begin(); it != wanted.end(); ++it) {
            const auto found = engine::valueAt(state, it.key());
            if (!found) {
                fail(place, it.key() + QStringLiteral(": ") + found.faults().first().text());
                continue;
            }
            const bool counts = found->isArray() && it->isDouble();
            const QJsonValue actual = counts ? QJsonValue(found->toArray().size()) : *found;
            if (actual != it.value())
                fail(place, it.key() + QStringLiteral(" is ") + shown(actual) + QStringLiteral(", not ") + shown(it.value()));
        }
    }

    static QString why(const Reply& reply)
    {
        QStringList parts;
        for (const engine::Fault& fault : reply.faults)
            parts += fault.text();
        for (const engine::Condition& condition : reply.conditions.conditions)
            if (condition.refuses())
                parts += QLatin1String(condition.reason->id) + QStringLiteral(" ") + condition.text();
        return parts.isEmpty() ? QString() : QStringLiteral(" (") + parts.join(QStringLiteral("; ")) + QLatin1Char(')');
    }

    void fail(const QString& place, const QString& what) { m_failures += place + what; }

    QJsonObject stateWithout(const QStringList& parts) const
    {
        QJsonObject state = m_game.stateToJson(m_table.state());
        for (const QString& part : parts)
            state.remove(part);
        return state;
    }

    const engine::Game& m_game;
    QJsonObject m_case;
    engine::MemoryJournal m_journal;
    engine::Table m_table;
    QStringList m_failures;
    QStringList m_cited;
};

QList<CaseResult> runFile(const engine::Game& game, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {{path, {}, {file.errorString()}}};
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isArray())
        return {{path, {},
            {QStringLiteral("no list of cases: ") + error.errorString() + QStringLiteral(" at ")
                + QString::number(error.offset)}}};
    QList<CaseResult> results;
    for (const QJsonValue& one : document.array()) {
        Run run(game, one.toObject());
        const QStringList failures = run.failures();
        results += CaseResult{path, one.toObject().value(QLatin1String("id")).toString(), failures, run.cited()};
    }
    return results;
}

} // namespace

QList<CaseResult> runCases(const engine::Game& game, const QString& folder)
{
    QStringList paths;
    QDirIterator it(folder, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        paths += it.next();
    paths.sort();
    if (paths.isEmpty())
        return {{folder, {}, {QStringLiteral("there is no case file here")}}};
    QList<CaseResult> results;
    for (const QString& path : paths)
        results += runFile(game, path);
    return results;
}

QString transcriptOf(const engine::Game& game, const QJsonObject& one, const QStringList& without)
{
    return Run(game, one).transcript(without);
}

QStringList citationFaults(const engine::Game& game, const QList<CaseResult>& results, const QString& readOnly)
{
    QFile file(readOnly);
    if (!file.open(QIODevice::ReadOnly))
        return {readOnly + QStringLiteral(": ") + file.errorString()};
    const QJsonObject reasons = QJsonDocument::fromJson(file.readAll()).object();
    QSet<QString> cited;
    for (const CaseResult& result : results)
        cited += QSet<QString>(result.cited.begin(), result.cited.end());
    QStringList faults, rules;
    for (const engine::RuleRef& rule : game.book()) {
        const QString id = QLatin1String(rule.id);
        rules += id;
        if (!cited.contains(id) && reasons.value(id).toString().trimmed().isEmpty())
            faults += id + QStringLiteral(" (") + QLatin1String(rule.topic) + QStringLiteral(") is cited by no case");
        if (cited.contains(id) && reasons.contains(id))
            faults += id + QStringLiteral(" is cited by a case, so that it is not only read");
    }
    for (const QString& id : reasons.keys())
        if (!rules.contains(id))
            faults += id + QStringLiteral(" is no rule");
    qInfo("%s: %d rules, cited by a case: %d, only read: %d", qPrintable(game.id()), int(rules.size()), int(cited.size()),
        int(reasons.size()));
    return faults;
}

} // namespace support
