// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/typed_game.h"

#include "engine/path.h"
#include "engine/words/nearest.h"
#include "engine/words/unseen.h"

#include <algorithm>

namespace engine {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("engine", text); }

} // namespace

namespace detail {

Fault unknownVerb(const QString& verb, const QStringList& known)
{
    return {QStringLiteral("verb"), verb, fill(engine::tr("There is no action %1."), {echoed(verb)}), meant(verb, known)};
}

QList<Fault> impossibleDice(const char* verb, const QList<int>& rolled, const QList<Die>& dice)
{
    const QString place = QLatin1String(verb) + QStringLiteral(".rolled");
    if (rolled.size() != dice.size()) {
        QStringList wanted;
        for (const Die& die : dice)
            wanted += die.label + QStringLiteral(" (1-") + QString::number(die.sides) + QLatin1Char(')');
        return {Fault{place, QString::number(rolled.size()),
            fill(
                engine::tr("This action rolls %1 dice, not %2."), {QString::number(dice.size()), QString::number(rolled.size())}),
            wanted.isEmpty() ? engine::tr("Leave rolled out.")
                             : fill(engine::tr("In order: %1."), {wanted.join(QStringLiteral(", "))})}};
    }
    for (qsizetype i = 0; i < rolled.size(); ++i)
        if (rolled[i] < 1 || rolled[i] > dice[i].sides)
            return {Fault{place + QLatin1Char('.') + QString::number(i), QString::number(rolled[i]),
                fill(engine::tr("A die with %1 sides cannot show %2."),
                    {QString::number(dice[i].sides), QString::number(rolled[i])}),
                fill(engine::tr("Give a number from 1 to %1 for %2."), {QString::number(dice[i].sides), dice[i].label})}};
    return {};
}

void keepChosen(Verdict& verdict, const Struct& settings, const void* chosen)
{
    const auto isAsAlways = [&](const char* setting) {
        const auto field =
            std::ranges::find_if(settings.fields, [&](const FieldAt& one) { return qstrcmp(one.name, setting) == 0; });
        return field != settings.fields.end()
            && writeValue(*field->type, field->in(chosen)) == writeValue(*field->type, field->in(settings.blank));
    };
    const auto isMarkedForNothing = [&](const Condition& one) { return one.setting && isAsAlways(one.setting); };
    if (std::ranges::none_of(std::as_const(verdict.conditions), isMarkedForNothing)) // most have no mark, and are not copied
        return;
    for (Condition& one : verdict.conditions)
        if (isMarkedForNothing(one))
            one.setting = nullptr;
}

// What an allowed action still lacks: dice, cards or their facts. rolled: null when it has no dice.
QList<Fault> stillNeeded(const char* verb, const Needs& needs, const QList<int>* rolled)
{
    QList<Fault> faults;
    if (rolled && rolled->isEmpty() && !needs.dice.isEmpty())
        faults += impossibleDice(verb, *rolled, needs.dice);
    const QString prefix = QLatin1String(verb) + QLatin1Char('.');
    for (const Pick& pick : needs.picks)
        faults += Fault{prefix + pick.field, {}, fill(engine::tr("%1: say which card was drawn."), {pick.label}),
            pick.from.isEmpty() ? fill(engine::tr("Add %1=…."), {pick.field}) : meant({}, pick.from)};
    for (const Facts& facts : needs.facts)
        faults += Fault{prefix + facts.field, facts.ids.join(QStringLiteral(", ")),
            fill(engine::tr("Nothing is known of this card yet: %1."), {facts.ids.join(QStringLiteral(", "))}),
            fill(engine::tr("Add %1={…} with what is printed on it, or check the spelling."), {facts.field})};
    return faults;
}

Result<QJsonValue> corrected(const QJsonValue& state, const Correct& correction)
{
    return withValueAt(state, correction.path, correction.value);
}

Message toldOf(const Correct& a)
{
    // A whole card, or a list of them, is told by its name: everything that is printed on it would be read by nobody.
    const QString place = QString(a.path).replace(QLatin1String(".+"), QLatin1String(".")); // whether it was there or not
    const QJsonObject card = a.value.toObject();
    const QString title = card.value(QLatin1String("title")).toString(card.value(QLatin1String("id")).toString());
    if (!a.reason.trimmed().isEmpty() && (!title.isEmpty() || a.value.toArray().first().isObject()))
        return {"engine", QT_TRANSLATE_NOOP("engine", "%1 corrected: %2"), {title.isEmpty() ? place : title, a.reason}};
    const char* said = a.reason.trimmed().isEmpty() ? QT_TRANSLATE_NOOP("engine", "%1 corrected to %2")
                                                    : QT_TRANSLATE_NOOP("engine", "%1 corrected to %2: %3");
    return {"engine", said, {place, shownJson(a.value), a.reason}};
}

Message toldOf(const SetUp&) { return {"engine", QT_TRANSLATE_NOOP("engine", "Tracking starts from the table as it lies"), {}}; }

Message toldOf(const ChangeSetting& a)
{
    return {"engine", QT_TRANSLATE_NOOP("engine", "Setting %1 is now %2"), {a.name, shownJson(a.value)}};
}

// Who threw the dice is the table's to keep; no game reads it.
QJsonObject withoutDiceBy(QJsonObject fields)
{
    fields.remove(QLatin1String(diceByField));
    return fields;
}

bool isByProgram(const QJsonObject& fields) { return fields.value(QLatin1String(diceByField)) == QLatin1String(diceByProgram); }

} // namespace detail

} // namespace engine
