// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/battle/line.h"

#include "games/hired-swords/rules/battle/contest.h"
#include "games/hired-swords/rules/query.h"
#include "games/hired-swords/rules/rules.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace hiredswords {

namespace {

constexpr int mostTried = 6000; // actions that are looked at before the search ends with what it has

// Everything that attacks change, in few letters.
QString keyOf(const State& state)
{
    QString key;
    for (const Fighter& who : state.battle->crew) {
        key += QStringLiteral("%1%2%3%4:").arg(int(who.at)).arg(int(who.health)).arg(int(who.exhausted)).arg(who.strained);
        for (const ActionKind kind : who.actions)
            key += QString::number(int(kind));
        for (const Counter& counter : who.counters)
            key += QLatin1Char(',') + QString::number(counter.left);
        key += QLatin1Char(';');
    }
    for (const Opponent& card : state.battle->opposition)
        key += card.id + QString::number(int(card.exhausted)) + QString::number(int(card.health)) + QLatin1Char(';');
    return key;
}

int healthLost(const State& state)
{
    int lost = 0;
    for (const Fighter& who : state.battle->crew)
        lost += int(who.health);
    return lost;
}

int tokens(const State& state)
{
    int left = 0;
    for (const Fighter& who : state.battle->crew)
        for (const Counter& counter : who.counters)
            left += counter.left;
    return left;
}

constexpr Skill skillOf(const MeleeAttack&) { return Skill::Melee; }
constexpr Skill skillOf(const MissileAttack&) { return Skill::Missiles; }
constexpr Skill skillOf(const Feint&) { return Skill::Alertness; }

struct Found {
    QList<LineStep> steps; // the last one first
    QStringList gone;      // whom they defeat
    int defeated = 0, weakened = 0, strains = 0, spent = 0, helpers = 0;

    auto rank() const { return std::tuple(defeated, weakened, -strains, -spent, -steps.size(), -helpers); }
};

class Search {
public:
    explicit Search(bool mayStrain)
        : m_mayStrain(mayStrain)
    {
    }

    Found from(const State& state)
    {
        const QString key = keyOf(state);
        if (const auto known = m_known.constFind(key); known != m_known.cend())
            return *known;
        Found best;
        for (const Fighter& who : state.battle->crew)
            if (who.isOnTable() && !who.exhausted)
                attacks(state, who, best);
        m_known.insert(key, best);
        return best;
    }
    bool isWhole() const { return m_tried < mostTried; }
    const QStringList& chance() const { return m_chance; }
    const QStringList& unknown() const { return m_unknown; }

private:
    void leaveOut(const QString& figure)
    {
        if (!m_unknown.contains(figure))
            m_unknown += figure;
    }

    bool mayStrainIn(const State& state) const
    {
        return m_mayStrain && std::ranges::none_of(state.battle->crew, [](const Fighter& who) { return who.strained > 0; });
    }

    void attacks(const State& state, const Fighter& who, Found& best)
    {
        for (const Opponent& card : state.battle->opposition) {
            if (!card.faceUp || isTrap(state, card))
                continue;
            const bool isNear = neighbours(card.zone, who.at);
            if (!isNear && !counterFor(who, Gates::Shot))
                continue; // nothing reaches it
            helped(state, MeleeAttack{who.id, card.id, {}, false, false}, best);
            if (needs(state, MissileAttack{who.id, card.id, {}, {}, false, false, false, {}}).dice.isEmpty()) {
                helped(state, MissileAttack{who.id, card.id, {}, {}, false, false, false, {}}, best);
                if (counterFor(who, Gates::Shot))
                    helped(state, MissileAttack{who.id, card.id, {}, {}, true, false, false, {}}, best);
            } else if (!m_chance.contains(who.id)) {
                m_chance += who.id;
            }
            helped(state, Feint{who.id, card.id, {}, false, false}, best);
        }
        if (mayStrainIn(state))
            for (const Position to : positions)
                consider(state, MoveMercenary{who.id, to, {}, true, false}, best);
    }

    // Nobody knows what comes of it where a ranking that is compared is not known.
    template <class Attack> bool isDecided(const State& state, const Attack& attack)
    {
        const bool isSideKnown = blankRanks(state, attack.who, {skillOf(attack)}).isEmpty();
        const bool isOtherKnown = blankContest(state, skillOf(attack), {}, attack.card).isEmpty();
        if (isSideKnown && isOtherKnown)
            return true;
        if (isAllowed(state, attack)) {
            if (!isSideKnown)
                leaveOut(attack.who);
            if (!isOtherKnown)
                leaveOut(attack.card);
        }
        return false;
    }

    // Those who may help with it, of whom it is known with how much.
    template <class Attack> QStringList helpersOf(const State& state, Attack attack)
    {
        QStringList able;
        for (const Fighter& other : state.battle->crew) {
            const bool isBlank = !blankAssists(state, mercenary(state, other.id)).isEmpty();
            if (other.id == attack.who || !other.isOnTable() || other.exhausted
                || (mercenary(state, other.id).assists.isEmpty() && !isBlank))
                continue;
            attack.assists = {other.id};
            if (!isAllowed(state, attack))
                continue;
            if (isBlank || !blankRanks(state, other.id, {skillOf(attack)}).isEmpty())
                leaveOut(other.id);
            else
                able += other.id;
        }
        return able;
    }

    // With every choice of those who may help with it.
    template <class Attack> void helped(const State& state, Attack attack, Found& best)
    {
        if (!isDecided(state, attack))
            return;
        const QStringList able = helpersOf(state, attack);
        for (unsigned choice = 0; choice < 1U << unsigned(able.size()); ++choice) {
            attack.assists.clear();
            for (int n = 0; n < able.size(); ++n)
                if (choice & 1U << unsigned(n))
                    attack.assists += able[n];
            attack.strain = false;
            consider(state, attack, best);
            attack.strain = true;
            if (mayStrainIn(state))
                consider(state, attack, best);
        }
    }

    template <class A> bool isAllowed(const State& state, const A& action)
    {
        return m_tried < mostTried && (++m_tried, check(state, action).isAllowed());
    }

    // What the action gains and what can still come after it. Who is hurt by it, or gains nothing, has a better use.
    template <class A> void consider(const State& state, const A& action, Found& best)
    {
        if (!isAllowed(state, action))
            return;
        const State after = apply(state, action).state;
        if (!after.battle || healthLost(after) - healthLost(state) != int(action.strain))
            return;
        QStringList gone, weakened;
        for (const Opponent& was : state.battle->opposition)
            if (const Opponent* card = opponent(after, was.id); !card)
                gone += was.id;
            else if (card->health > was.health || (card->exhausted && !was.exhausted))
                weakened += was.id;
        constexpr bool isMove = std::is_same_v<A, MoveMercenary>;
        if (!isMove && gone.isEmpty() && weakened.isEmpty())
            return;
        Found whole = from(after);
        if (isMove && whole.steps.isEmpty())
            return;
        whole.steps += action;
        whole.defeated += int(gone.size());
        for (const QString& id : std::as_const(weakened)) // whoever is defeated later need not have been weakened
            whole.weakened += !whole.gone.contains(id);
        whole.gone += gone;
        whole.strains += action.strain;
        whole.spent += tokens(state) - tokens(after);
        whole.helpers += int(action.assists.size());
        if (whole.rank() > best.rank())
            best = whole;
    }

    bool m_mayStrain;
    int m_tried = 0;
    QStringList m_chance, m_unknown;
    QHash<QString, Found> m_known;
};

} // namespace

Line bestLine(const State& state, bool mayStrain)
{
    if (!state.battle || !inPhase(state, 4))
        return {};
    Search search(mayStrain);
    Found best = search.from(state);
    std::reverse(best.steps.begin(), best.steps.end());
    return {best.steps, best.defeated, best.weakened, search.isWhole(), search.chance(), search.unknown()};
}

} // namespace hiredswords
