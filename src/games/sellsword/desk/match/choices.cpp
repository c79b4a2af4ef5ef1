// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/match/choices.h"

#include "games/sellsword/desk/correction.h"
#include "games/sellsword/desk/match/moments.h"
#include "games/sellsword/desk/names.h"

namespace sellsword::desk {

namespace {

constexpr QLatin1String itStays(QT_TRANSLATE_NOOP("reason", "the table lets it stay"));

} // namespace

Choice row(const QString& title, const QString& outcome, const QString& detail)
{
    Choice one;
    one.title = title;
    one.outcome = outcome;
    one.detail = detail;
    return one;
}

void ChoicesModel::show(QList<Choice> choices)
{
    m_choices = std::move(choices);
    TaskModel::show(QList<kit::Task>(m_choices.begin(), m_choices.end()));
}

const Choice* ChoicesModel::choice(const QModelIndex& index) const
{
    return index.isValid() && index.row() < m_choices.size() && !m_choices[index.row()].isHeading ? &m_choices[index.row()]
                                                                                                  : nullptr;
}

QList<Choice> endedRows(const State& before, const State& now)
{
    QList<Choice> all;
    for (const Unit& one : now.units) {
        const Unit* was = unit(before, one.id);
        for (const Status& status : was && !one.dropped ? was->statuses : QList<Status>())
            if (!find(one.statuses, status.id)) {
                Choice stays = row(fill(sellsword::tr("It stays: %1 is %2"), {titleOf(now, one.id), statusText(status)}), {},
                    sellsword::tr("It has just ended. Where a card or the table says otherwise, it stays."));
                stays.action =
                    correction(QStringLiteral("units.%1.statuses").arg(one.id), one.statuses + QList<Status>{status}, itStays);
                all += stays;
            }
    }
    return all;
}

QList<Choice> leftRows(const State& state, const QStringList& left)
{
    const QList<engine::Offer> none;
    const Pointing nowhere;
    const Scene scene{state, none, nowhere};
    QList<Choice> done, dropped, all;
    for (const QString& id : left) {
        if (engine::faultsOf(state, DoEffect{{}, id}).isEmpty())
            done += choiceFor(scene, DoEffect{{}, id});
        dropped += choiceFor(scene, DropEffect{id});
    }
    append(all, sellsword::tr("Left undone"), done + dropped);
    return all;
}

// The first of them that the state is at; what is due at any time stands above it.
Moment momentOf(const State& state, const QList<engine::Offer>& offers, const Pointing& pointing)
{
    const Scene scene{state, offers, pointing};
    Moment moment;
    for (const auto& look : {atEnd, atWounds, atForcedMove, atAttack, atMoveReplies, atTurnStart, atTurnEnd, atActs, atLight,
             atPhase, atTactics, atSeats, atMap, atRoundEnd})
        if (std::optional<Moment> found = look(scene)) {
            moment = *found;
            break;
        }
    moment.choices = dueChoices(scene) + moment.choices;
    return moment;
}

} // namespace sellsword::desk
