// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/past/readings.h"

#include "engine/table_actions.h"

#include <QJsonArray>

namespace engine {

namespace {

QJsonObject settingsOf(const Game& game, const AnyState& state)
{
    return game.stateToJson(state).value(QLatin1String("settings")).toObject();
}

// Those that are other than usual, with what is usual.
QJsonObject chosenReadings(const Game& game, const AnyState& state)
{
    static QHash<QString, QJsonObject> known; // asked for after every act
    auto it = known.find(game.id());
    if (it == known.end()) {
        const auto blank = game.stateFromJson({});
        it = known.insert(game.id(), blank ? settingsOf(game, *blank) : QJsonObject());
        for (const char* other : {"strictness", "tracking"})
            it->remove(QLatin1String(other));
    }
    QJsonObject usual = *it;
    const QJsonObject here = settingsOf(game, state);
    for (const QString& name : usual.keys())
        if (here.value(name) == usual.value(name))
            usual.remove(name);
    if (usual.contains(QLatin1String("unclear"))) { // a list of readings, each of them a choice
        usual.remove(QLatin1String("unclear"));
        const QJsonArray unclear = here.value(QLatin1String("unclear")).toArray();
        for (const Doubt& one : game.doubts())
            if (const QLatin1String id(one.id.data()); unclear.contains(id))
                usual.insert(id, false);
    }
    return usual;
}

QStringList wordsOf(const QList<Told>& told)
{
    QStringList words;
    for (const Told& one : told)
        words += one.text();
    return words;
}

} // namespace

QStringList chosenOtherwise(const Game& game, const AnyState& state) { return chosenReadings(game, state).keys(); }

bool readsOtherwise(const Game& game, const AnyState& state) { return state && !chosenReadings(game, state).isEmpty(); }

QList<QStringList> readingsBehind(const Game& game, const AnyState& before, const AnyAction& action, const QList<Told>& told)
{
    QList<QStringList> behind(told.size());
    if (told.isEmpty() || !before)
        return behind;
    const QStringList words = wordsOf(told);
    const QJsonObject chosen = chosenReadings(game, before);
    for (const QString& name : chosen.keys()) {
        if (const Doubt* doubt = doubtCalled(game.doubts(), QLatin1String(name.toLatin1()));
            doubt && doubt->heldBy != HeldBy::Rules)
            continue; // the program tells nothing of it
        const AnyState usual = game.apply(before, AnyAction(ChangeSetting{name, chosen.value(name)})).state;
        if (!game.faults(usual, action).isEmpty() || !game.incomplete(usual, action).isEmpty())
            continue; // with other dice nobody knows what would have come of it
        QStringList otherwise = wordsOf(game.apply(usual, action).told);
        for (qsizetype i = 0; i < words.size(); ++i)
            if (!otherwise.removeOne(words[i]))
                behind[i] += name;
    }
    return behind;
}

QList<QStringList> readingsBehind(Table& table, const Submission& submission)
{
    if (submission.told.isEmpty() || !readsOtherwise(table.game(), table.state()))
        return {};
    if (submission.seq == 0) // tried
        return readingsBehind(table.game(), table.state(), submission.action, submission.told);
    const auto entry = table.entries(submission.seq, submission.seq);
    const auto before = entry && !entry->isEmpty() ? table.stateAt(entry->first().parent) : Result<AnyState>(AnyState());
    return readingsBehind(table.game(), before ? *before : AnyState(), submission.action, submission.told);
}

} // namespace engine
