// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How verdicts and outcomes are told, as JSON and as text.
#include "cli/context.h"

#include "cards/places.h"
#include "cli/help.h"
#include "cli/pins.h"
#include "cli/submit.h"
#include "cli/printed/terminal.h"
#include "engine/json.h"
#include "engine/past/readings.h"
#include "engine/past/unmet.h"
#include "engine/path.h"
#include "rulebook/book.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {

using engine::Condition;
using engine::Fault;
using engine::Submission;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

QJsonArray rulesOf(const engine::Reason& reason, const engine::Game& game)
{
    QJsonArray rules;
    for (const int atom : reason.atoms)
        if (atom >= 0)
            rules += QJsonObject{{QStringLiteral("id"), QLatin1String(game.book()[size_t(atom)].id)},
                {QStringLiteral("page"), QLatin1String(game.book()[size_t(atom)].page)}};
    return rules;
}

// "p. 11, HS-230"
QString source(const engine::Reason& reason, const engine::Game& game)
{
    if (reason.atoms[0] < 0)
        return {};
    const engine::RuleRef& rule = game.book()[size_t(reason.atoms[0])];
    return rulebook::pageText(QLatin1String(rule.page)) + QStringLiteral(", ") + QLatin1String(rule.id);
}

QJsonObject toJson(const Condition& condition, const engine::Game& game)
{
    QJsonObject json{{QStringLiteral("reason"), QLatin1String(condition.reason->id)},
        {QStringLiteral("holds"), condition.isUnknown() ? QJsonValue() : QJsonValue(condition.holds())},
        {QStringLiteral("weight"),
            condition.weight == engine::Weight::Refuses     ? QStringLiteral("must")
                : condition.weight == engine::Weight::Warns ? QStringLiteral("warning")
                                                            : QStringLiteral("note")},
        {QStringLiteral("text"), condition.text()}, {QStringLiteral("rules"), rulesOf(*condition.reason, game)}};
    if (const QString remedy = condition.remedy(); !remedy.isEmpty())
        json.insert(QStringLiteral("remedy"), remedy);
    if (condition.isUnknown())
        json.insert(QStringLiteral("missing"), cli::toJson(condition.answer.missing()));
    if (!condition.change.path.isEmpty())
        json.insert(QStringLiteral("change"),
            QJsonObject{{QStringLiteral("path"), condition.change.path}, {QStringLiteral("value"), condition.change.value}});
    if (condition.setting) {
        json.insert(QStringLiteral("setting"), QLatin1String(condition.setting));
        json.insert(QStringLiteral("starred"), true);
    }
    if (condition.byCard)
        json.insert(QStringLiteral("by_card"), true);
    return json;
}

QString ruleOf(const Condition& condition)
{
    return engine::Message{condition.reason->context, condition.reason->rule, condition.args}.text();
}

QString settingTitle(const engine::Game& game, const QString& setting)
{
    const QString words = engine::wordsOfSetting(game.stateSchema(), game.doubts(), setting);
    return words.isEmpty() ? setting : words;
}

QString choicesText(const engine::Game& game, const QStringList& settings)
{
    QString text;
    for (const QString& setting : settings)
        text += engine::fill(tr(" * this table's choice: %1"), {settingTitle(game, setting)});
    return text;
}

// Where the conditions belong.
struct Place {
    const engine::Game& game;
    QString campaign; // in what can be typed to enter what is missing
    PinnedRules pinned{};
    QJsonObject state{}; // where one lies: what it knows of a value need not be typed again
};

// What stands for the value, in the form in which correct reads it: a thing with parts as its quick line.
QString valueFor(const Place& where, const QString& path)
{
    const QJsonObject schema = engine::schemaAt(where.game.stateSchema(), path.split(QLatin1Char('.')));
    if (const QJsonArray numbers = schema.value(QLatin1String("x-parts")).toArray();
        !numbers.isEmpty()) { // the open ones by name
        const QString between = schema.value(QLatin1String("x-between")).toString();
        const auto known = engine::valueAt(where.state, path);
        QStringList each = known ? known->toString().split(between) : QStringList();
        const bool isHalf = each.size() == numbers.size() && each.contains(QLatin1String("?"));
        each.resize(numbers.size());
        for (qsizetype i = 0; i < each.size(); ++i)
            if (!isHalf || each[i] == QLatin1String("?"))
                each[i] = numbers[i].toString();
        return each.join(between);
    }
    const QJsonObject one = schema.contains(QLatin1String("items")) ? schema.value(QLatin1String("items")).toObject() : schema;
    QStringList parts;
    if (one.contains(QLatin1String("x-order")))
        for (const cards::Place& part : cards::placesOf(one))
            parts += part.kind == cards::Place::Parts ? part.letters.value_or(part.name) + QStringLiteral("(…)")
                                                      : part.path + QStringLiteral("=…");
    if (!parts.isEmpty())
        return QLatin1Char('\'') + parts.join(QLatin1Char(' ')) + QLatin1Char('\'');
    QStringList choices;
    for (const QJsonValue& choice : one.value(QLatin1String("enum")).toArray())
        choices += choice.toString();
    return choices.isEmpty() ? tr("VALUE") : choices.join(QLatin1Char('|'));
}

QString line(const Condition& condition, const Place& place)
{
    QString text = QStringLiteral("  ") + markOf(condition) + QLatin1Char(' ');
    const QString rule = ruleOf(condition);
    text += inLine(condition.holds() || condition.text() == rule ? rule : rule + QStringLiteral(": ") + condition.text());
    if (condition.setting)
        text += choicesText(place.game, {QLatin1String(condition.setting)});
    if (condition.byCard)
        text += tr(" (a card stands above the rulebook here)");
    text += QStringLiteral("  [") + source(*condition.reason, place.game) + QLatin1Char(']');
    if (const QString remedy = condition.remedy(); !remedy.isEmpty())
        text += QStringLiteral("\n      → ") + inLine(remedy);
    for (const engine::Blank& one : condition.answer.missing())
        text += QStringLiteral("\n        ")
            + engine::fill(tr("correct %1 %2 %3"), {asTyped(place.campaign), asTyped(one.path), valueFor(place, one.path)});
    return text + QLatin1Char('\n') + place.pinned.linesFor(*condition.reason);
}

enum class Shown { WhatFails, Everything }; // of the conditions; those that hold are counted at least

// What fails stands first, then what is not known or only warned of, then what holds. A rule is read once: what failed of it
// says more than that it held for something else.
QString textOf(const engine::Verdict& verdict, const Place& place, Shown shown)
{
    const auto rank = [](const Condition& one) { return one.refuses() ? 0 : one.isUnknown() ? 1 : one.holds() ? 3 : 2; };
    QList<const Condition*> order;
    for (const Condition& one : verdict.conditions)
        order += &one;
    std::ranges::stable_sort(order, {}, [&](const Condition* one) { return rank(*one); });
    QString all;
    QStringList held;
    for (const Condition* one : order) {
        const QString said = line(*one, place);
        const bool isToldAbove = all.contains(said) || (one->holds() && std::ranges::any_of(order, [&](const Condition* other) {
            return !other->holds() && ruleOf(*other) == ruleOf(*one);
        }));
        if (!isToldAbove && one->holds() && shown == Shown::WhatFails)
            held += said;
        else if (!isToldAbove)
            all += said;
    }
    held.removeDuplicates();
    return held.isEmpty() ? all
                          : all + QStringLiteral("  ✓ ")
            + engine::fill(tr("Conditions that hold: %1 (--why lists them)"), {QString::number(held.size())}) + QLatin1Char('\n');
}

// readings: of each told thing.
QString textOf(const Submission& submission, const QList<QStringList>& readings, const Place& place, Shown shown)
{
    QString all = inLine(submission.sentence.text());
    if (submission.answer == Submission::Answer::Refused)
        return engine::fill(tr("Refused, nothing changed (%1)"), {all}) + QLatin1Char('\n')
            + textOf(submission.verdict, place, shown)
            + (submission.faults.isEmpty() ? tr("The card says otherwise? Say so with --decide REASON.")
                                           : inLine(submission.faults.first().text()))
            + QLatin1Char('\n');
    if (submission.byDecision)
        all += tr(" (by table decision)");
    if (!all.isEmpty())
        all += QLatin1Char('\n');
    for (const Condition& condition : submission.verdict.conditions)
        if (!condition.holds() || condition.setting)
            all += line(condition, place);
    for (qsizetype i = 0; i < submission.told.size(); ++i) {
        const engine::Told& told = submission.told[i];
        all += QStringLiteral("  ") + cited(told, place.game, choicesText(place.game, readings.value(i))) + QLatin1Char('\n');
        const QString pins = told.reason ? place.pinned.linesFor(*told.reason) : QString();
        all += all.contains(pins) ? QString() : pins; // of several lines by one rule with the first
    }
    if (!submission.hands.isEmpty())
        all += tr("On the table:") + QLatin1Char('\n');
    for (const engine::Message& message : submission.hands)
        all += QStringLiteral("  · ") + inLine(message.text()) + QLatin1Char('\n');
    return all;
}

} // namespace

QJsonArray toJson(const QList<engine::Blank>& missing)
{
    QJsonArray array;
    for (const engine::Blank& one : missing)
        array += QJsonObject{{QStringLiteral("path"), one.path}, {QStringLiteral("what"), one.what}};
    return array;
}

QString asTyped(const QString& word)
{
    const bool isPlain = !word.contains(QLatin1Char(' ')) && !word.contains(QLatin1Char('"'));
    return isPlain ? word : QLatin1Char('\'') + word + QLatin1Char('\'');
}

QString markOf(const Condition& condition)
{
    return condition.isUnknown()                      ? QStringLiteral("?")
        : condition.holds()                           ? QStringLiteral("✓")
        : condition.weight == engine::Weight::Refuses ? QStringLiteral("✗")
                                                      : QStringLiteral("!");
}

QJsonArray toJson(const QList<Fault>& faults)
{
    constexpr qsizetype longestValue = 1000; // what somebody typed, not a file that was taken for a word
    QJsonArray array;
    for (const Fault& fault : faults)
        array += QJsonObject{{QStringLiteral("place"), fault.place}, {QStringLiteral("value"), fault.value.left(longestValue)},
            {QStringLiteral("problem"), fault.problem}, {QStringLiteral("remedy"), fault.remedy}};
    return array;
}

QJsonObject toJson(const engine::Verdict& verdict, const engine::Game& game)
{
    QJsonArray conditions;
    for (const Condition& condition : verdict.conditions)
        conditions += toJson(condition, game);
    QJsonObject json{{QStringLiteral("allowed"), verdict.isAllowed()}, {QStringLiteral("conditions"), conditions}};
    if (const Condition* decisive = verdict.decisive())
        json.insert(QStringLiteral("decisive"), QLatin1String(decisive->reason->id));
    return json;
}

QJsonArray toJson(const QList<engine::Told>& told, const engine::Game& game)
{
    QJsonArray array;
    for (const engine::Told& one : told) {
        QJsonObject json{{QStringLiteral("text"), one.text()}};
        if (one.reason) {
            json.insert(QStringLiteral("reason"), QLatin1String(one.reason->id));
            json.insert(QStringLiteral("rules"), rulesOf(*one.reason, game));
        }
        array += json;
    }
    return array;
}

QJsonObject toJson(const Submission& submission, const Sitting& sitting)
{
    const engine::Game& game = *sitting.game;
    const bool isDone = submission.answer == Submission::Answer::Done;
    const bool isWrong = submission.answer == Submission::Answer::Wrong;
    QJsonObject json{{QStringLiteral("answer"),
        isDone        ? QStringLiteral("done")
            : isWrong ? QStringLiteral("error")
                      : QStringLiteral("refused")}};
    if (isWrong) {
        json.insert(QStringLiteral("faults"), toJson(submission.faults));
        return json;
    }
    json.insert(QStringLiteral("sentence"), submission.sentence.text());
    json.insert(QStringLiteral("action"), submission.action.written());
    json.insert(QStringLiteral("verdict"), toJson(submission.verdict, game));
    if (!submission.faults.isEmpty())
        json.insert(QStringLiteral("faults"), toJson(submission.faults));
    if (!isDone)
        return json;
    QJsonArray hands;
    for (const engine::Message& message : submission.hands)
        hands += message.text();
    const QList<QStringList> readings = engine::readingsBehind(*sitting.table, submission);
    QJsonArray told;
    for (qsizetype i = 0; i < submission.told.size(); ++i) {
        QJsonObject one = toJson(QList{submission.told[i]}, game).first().toObject();
        if (!readings.value(i).isEmpty()) {
            one.insert(QStringLiteral("settings"), QJsonArray::fromStringList(readings[i]));
            one.insert(QStringLiteral("starred"), true);
        }
        told += one;
    }
    json.insert(QStringLiteral("told"), told);
    json.insert(QStringLiteral("hands"), hands);
    if (submission.seq)
        json.insert(QStringLiteral("entry"), submission.seq);
    if (submission.byDecision)
        json.insert(QStringLiteral("by_decision"), true);
    return json;
}

QString cited(const engine::Told& told, const engine::Game& game, const QString& readings)
{
    const QString rule = told.reason ? source(*told.reason, game) : QString();
    return inLine(told.text()) + readings + (rule.isEmpty() ? QString() : QStringLiteral("  [") + rule + QLatin1Char(']'));
}

QString text(const engine::Verdict& verdict, const engine::Game& game)
{
    return textOf(verdict, {game, QStringLiteral("CAMPAIGN")}, Shown::Everything);
}

QString text(Context& context, const engine::Verdict& verdict, const Sitting& sitting)
{
    return textOf(verdict,
        {*sitting.game, sitting.campaign.name, {context, *sitting.game}, sitting.game->stateToJson(sitting.table->state())},
        verdict.isAllowed() || context.options.has(option::why) ? Shown::Everything : Shown::WhatFails);
}

Exit exitOf(const Submission& submission)
{
    switch (submission.answer) {
    case Submission::Answer::Done:
        return Exit::Done;
    case Submission::Answer::Refused:
        return Exit::Refused;
    case Submission::Answer::Wrong:
        return Exit::Error;
    }
    return Exit::Error;
}

// As show tells it without --all.
QJsonObject seenState(const Sitting& sitting)
{
    const QJsonObject open = sitting.game->stateToJson(sitting.game->hidden(sitting.table->state(), QString()));
    return engine::onlyMet(*sitting.table, open, open).toObject();
}

Exit answer(Context& context, const Submission& submission, const Sitting& sitting)
{
    if (submission.answer == Submission::Answer::Wrong)
        return context.fail(submission.faults);
    if (!context.options.json) {
        const bool isTried = context.options.has(option::dryRun) && submission.answer == Submission::Answer::Done;
        const Shown shown = context.options.has(option::why) ? Shown::Everything : Shown::WhatFails;
        context.print((isTried ? tr("Tried only, nothing changed: ") : QString())
            + textOf(submission, engine::readingsBehind(*sitting.table, submission),
                {*sitting.game, sitting.campaign.name, {context, *sitting.game},
                    sitting.game->stateToJson(sitting.table->state())},
                shown));
        if (context.options.has(option::state))
            tell(tr("--state belongs to answers in JSON: add --json."));
        return exitOf(submission);
    }
    QJsonObject json = toJson(submission, sitting);
    if (context.options.has(option::state))
        json.insert(QStringLiteral("state"), seenState(sitting));
    context.print(json);
    return exitOf(submission);
}

} // namespace cli
