// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/odds/throws.h"

#include "dice/joined.h"
#include "dice/listing.h"
#include "window/main_window.h"
#include "window/odds/odds_answer.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace window {

using engine::Fault;
using engine::Result;

QByteArray written(const QList<kit::Roll>& rolls)
{
    QJsonArray all;
    for (const kit::Roll& roll : rolls)
        if (roll.why.isEmpty()) {
            QJsonArray dice;
            for (const kit::Roll::Die& die : roll.dice)
                dice += QJsonArray{die.sides, die.face};
            all += QJsonObject{{QStringLiteral("term"), roll.term}, {QStringLiteral("making"), roll.making},
                {QStringLiteral("value"), roll.value}, {QStringLiteral("typed"), roll.typed}, {QStringLiteral("who"), roll.who},
                {QStringLiteral("when"), roll.when.toUTC().toString(Qt::ISODateWithMs)}, {QStringLiteral("dice"), dice}};
        }
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

QList<kit::Roll> rollsFrom(const QByteArray& text)
{
    QList<kit::Roll> rolls;
    for (const QJsonValue& one : QJsonDocument::fromJson(text).array()) {
        rolls += kit::Roll{one[QLatin1String("term")].toString(), one[QLatin1String("making")].toString(),
            one[QLatin1String("value")].toInt(), one[QLatin1String("typed")].toBool(), one[QLatin1String("who")].toString(), {},
            QDateTime::fromString(one[QLatin1String("when")].toString(), Qt::ISODateWithMs)};
        for (const QJsonValue& die : one[QLatin1String("dice")].toArray())
            rolls.last().dice += kit::Roll::Die{die[0].toInt(), die[1].toInt()};
    }
    return rolls;
}

std::optional<kit::Roll> rollOf(const QJsonObject& action, const QList<engine::Die>& dice, const QString& sentence)
{
    QList<int> faces;
    for (const QJsonValue& face : action.value(QLatin1String(engine::rolledField)).toArray())
        faces += face.toInt();
    if (faces.isEmpty())
        return std::nullopt;
    kit::Roll roll;
    for (qsizetype i = 0; i < faces.size() && i < dice.size(); ++i)
        roll.dice += kit::DieFace{
            dice[i].sides, faces[i], dice[i].faces.isEmpty() ? QString() : dice[i].printed(faces[i]), dice[i].colour};
    roll.making = MainWindow::tr("rolled %1").arg(engine::printedText(dice, faces));
    roll.counted = engine::countedText(dice, faces);
    roll.value = faces.last();
    roll.typed = action.value(QLatin1String(engine::diceByField)).toString() == QLatin1String(engine::diceByTable);
    roll.why = sentence;
    return roll;
}

std::optional<kit::Roll> latestRoll(kit::Sitting& sitting)
{
    if (sitting.isGuarded()) // a sentence may be for one seat's eyes
        return std::nullopt;
    constexpr int lookedAt = 30; // entries of the line that stands: what was taken back fell for nothing
    QList<engine::Entry> recent;
    qint64 node = sitting.table().node();
    for (int looked = 0; looked < lookedAt && node > 1; ++looked) {
        if (recent.isEmpty() || node < recent.first().seq) { // many at once: each reading asks the file
            const auto entries = sitting.entries(std::max<qint64>(1, node - lookedAt + 1), node);
            recent = entries ? *entries : QList<engine::Entry>();
        }
        const auto entry = std::ranges::find(recent, node, &engine::Entry::seq);
        if (entry == recent.end())
            return std::nullopt;
        node = entry->parent;
        if (!entry->action.contains(QLatin1String(engine::rolledField)))
            continue;
        const auto sentence = sitting.sentenceOf(*entry);
        const auto before = sitting.stateAt(entry->parent);
        const auto action =
            before ? sitting.game().action(*before, {entry->verb, entry->action}) : Result<engine::AnyAction>(Fault{});
        const QList<engine::Die> dice = action ? engine::diceOf(sitting.game(), *before, *action) : QList<engine::Die>();
        if (auto roll = rollOf(entry->action, dice, sentence ? sentence->text() : entry->verb)) {
            roll->who = entry->who;
            roll->when = entry->when;
            return roll;
        }
    }
    return std::nullopt;
}

namespace {

Result<kit::Roll> thrownOf(const dice::Term& term, kit::Roll roll, const QList<int>& faces, engine::Chance& chance)
{
    const auto result = faces.isEmpty() ? Result<dice::Rolled>(term.roll(chance)) : term.rolled(faces);
    if (!result)
        return result.faults();
    roll.dice.clear();
    roll.value = int(result->total);
    roll.making = result->making();
    for (const dice::RolledDie& die : result->dice)
        roll.dice += kit::Roll::Die{die.sides, die.face};
    return roll;
}

} // namespace

Result<kit::Roll> thrown(const kit::Sitting* sitting, const QString& text, const QList<int>& faces, engine::Chance& chance)
{
    kit::Roll roll;
    roll.term = text;
    roll.typed = !faces.isEmpty();
    const auto plain = dice::Term::parse(text);
    QJsonObject fields{{QStringLiteral("listing"), text}};
    const auto dice =
        sitting ? sitting->game().ask(sitting->state(), QStringLiteral("dice"), fields) : Result<engine::Answer>(Fault());
    const bool isKnown = dice && !dice->value.toArray().isEmpty();
    if (sitting && (isKnown || !dice::isPlain(text))) { // a plain term of which the game has no dice is thrown as it is
        if (!dice)
            return dice.faults();
        QList<int> sides;
        for (const QJsonValue& one : dice->value.toArray())
            sides += one.toInt();
        const QList<int> thrown = faces.isEmpty() ? dice::facesFor(text, sides, chance) : faces;
        QJsonArray rolled;
        for (const int face : thrown)
            rolled += face;
        for (qsizetype i = 0; thrown.size() == sides.size() && i < sides.size(); ++i)
            roll.dice += kit::Roll::Die{sides[i], thrown[i]};
        if (plain && thrown.size() > sides.size()) // rerolls and explosions
            if (const auto all = plain->rolled(thrown))
                for (const dice::RolledDie& die : all->dice)
                    roll.dice += kit::Roll::Die{die.sides, die.face};
        fields.insert(QLatin1String(engine::rolledField), rolled);
        const auto answer = sitting->game().ask(sitting->state(), QStringLiteral("value"), fields);
        if (!answer)
            return answer.faults();
        if (const auto joined = answer->verdict.isAllowed() ? std::nullopt : dice::joinedOf(text, wordsOf(sitting)))
            return thrownOf(*joined, roll, faces, chance);
        if (!answer->verdict.isAllowed())
            return Fault{text, {}, answer->verdict.decisive()->text(), answer->verdict.decisive()->remedy()};
        roll.value = answer->value.toInt();
        if (!answer->told.isEmpty())
            roll.making = answer->told.first().text();
        roll.open = answer->verdict.missing();
        for (const engine::Condition& one : answer->verdict.conditions)
            if (one.isUnknown())
                roll.making += QStringLiteral(" · ") + one.text();
        return roll;
    }
    if (!plain)
        return plain.faults();
    return thrownOf(*plain, roll, faces, chance);
}

} // namespace window
