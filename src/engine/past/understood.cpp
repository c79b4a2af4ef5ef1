// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/past/understood.h"

#include "engine/table.h"

#include <algorithm>

namespace engine {

namespace {

void addRules(const Reason* reason, QList<qint16>& rules)
{
    if (!reason)
        return;
    for (const qint16 atom : reason->atoms) {
        if (atom < 0)
            return;
        if (!rules.contains(atom))
            rules += atom;
    }
}

QList<Saying::Thrown> diceIn(const Game& game, const AnyState& before, const AnyAction& action, const QJsonArray& faces)
{
    const QList<Die> asked = faces.isEmpty() ? QList<Die>() : diceOf(game, before, action);
    QList<Saying::Thrown> dice;
    for (qsizetype i = 0; i < faces.size(); ++i) {
        const int face = faces[i].toInt();
        dice += i < asked.size()
            ? Saying::Thrown{asked[i].label, face <= asked[i].sides ? asked[i].sides : 0, face, asked[i].printed(face)}
            : Saying::Thrown{{}, 0, face, QString::number(face)};
    }
    return dice;
}

} // namespace

QString reasonInWords(const QString& kept)
{
    return kept == QLatin1String(nobodySaidWhy) ? QCoreApplication::translate("reason", nobodySaidWhy) : kept;
}

QStringList toldThen(const Entry& entry)
{
    QStringList told;
    for (const QJsonValue& one : entry.action.value(QLatin1String(toldField)).toArray())
        told += one.toString();
    return told;
}

bool isOtherToday(const Game& game, const AnyState& after, const Entry& entry)
{
    return after && !entry.digest.isEmpty() && game.digest(after) != entry.digest;
}

Understood understood(const Game& game, const AnyState& before, const Entry& entry)
{
    Understood said;
    const auto action = before ? game.action(before, {entry.verb, entry.action}) : Result<AnyAction>(Fault());
    if (!action) {
        said.isOther = isOtherToday(game, before, entry); // what cannot be read any more changes nothing
        return said;
    }
    said.sentence = game.tell(before, *action).text();
    said.dice = diceIn(game, before, *action, entry.action.value(QLatin1String(rolledField)).toArray());
    said.diceBy = entry.action.value(QLatin1String(diceByField)).toString();
    const Verdict verdict = game.check(before, *action);
    said.missing = verdict.missing();
    for (const Condition& condition : verdict.conditions) {
        addRules(condition.reason, said.rules);
        if (condition.refuses() && entry.reason.isEmpty())
            said.refusals += condition.text();
    }
    const Outcome outcome = game.apply(before, *action);
    for (const Told& told : outcome.told) {
        addRules(told.reason, said.rules);
        said.told += told.text();
        const QString text = isOfThisAct(told) ? told.text() : QString();
        if (said.sentence.contains(text))
            continue;
        said.came += text;
        const bool isWarning = told.reason && told.reason->weight == Weight::Warns; // what was left undone
        if (isWarning || std::ranges::any_of(text, [](QChar one) { return one.isDigit(); }))
            said.worked += text;
    }
    said.after = outcome.state;
    said.isOther = isOtherToday(game, said.after, entry);
    return said;
}

} // namespace engine
