// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What attacks do, how they are answered, and how enemies behave.
#include "games/jagged-alliance/rules/questions/questions.h"
#include "games/jagged-alliance/rules/conditions.h"

#include <algorithm>

namespace jaggedalliance::asked {

using engine::Answered;

namespace {

// Cites what decided beside the rule that is always cited.
void cite(QList<engine::Told>& told, std::initializer_list<std::pair<bool, R>> all)
{
    for (const auto& [decides, id] : all)
        if (decides)
            told += engine::Told{&reason(id), {}};
}

constexpr qsizetype mostTokens = 16; // of a tank, as bits

// The damage of a burst at the tank. A token that was revealed in vain lies open and is not drawn again, until a damaged tank
// turns all of them down (JA-445, JA-446). through: what a sum of successes does behind a token, in which repetition.
template <class Through>
dice::Distribution atTank(const State& state, const dice::Distribution& successes, int burst, const Through& through)
{
    const QList<TankToken>& all = state.tankTokens;
    const qint64 every = (qint64(1) << all.size()) - 1;
    qint64 open = 0;
    for (qsizetype i = 0; i < all.size(); ++i)
        open |= qint64(all[i].faceUp) << i;
    dice::Odds<qint64> shots = dice::Distribution::certain(open); // above the bits the damage so far
    for (int repetition = 0; repetition < burst; ++repetition)
        shots = dice::then(shots, [&](qint64 now) {
            const qint64 lying = (now & every) == every ? 0 : now & every, before = now >> mostTokens;
            std::vector<qint64> drawn;
            for (qsizetype i = 0; i < all.size(); ++i)
                if (!(lying >> i & 1))
                    drawn.push_back(i);
            return dice::joined(successes, dice::Odds<qint64>::evenly(drawn), [&](qint64 sum, qint64 token) {
                const qint64 hit = through(sum, all[token].armour, repetition);
                return (before + hit) << mostTokens | (hit > 0 ? 0 : lying | qint64(1) << token);
            });
        });
    return shots.map([](qint64 one) { return one >> mostTokens; });
}

} // namespace

Answered<Damages> answer(const State& state, const AttackOdds& q)
{
    const Card& weapon = card(state, q.card);
    const Blanks open = blankAttack(state, weapon, q.use);
    if (q.use > weapon.uses.size() && open.isEmpty())
        return wrong<Damages>(
            Fault{QStringLiteral("attack-odds.use"), number(q.use), jaggedalliance::tr("This card has no such action."),
                engine::fill(jaggedalliance::tr("It has %1."), {number(weapon.uses.size())})});
    const Roll roll = rollFor(RollKind::Attack, state.active, q);
    const Figure& enemy = *find(state.enemies, q.target);
    const bool isMarked = isMarkedBy(state, roll, enemy);
    const bool isMarkedLater = isMarked || iconsOf(state, roll).contains(Icon::Marked); // by the first of its repetitions
    const bool late = !state.settings.markedBeforeArmour && isMarked;
    const int swamp = hasTerrain(state, enemy.at, enemy.area, Terrain::Swamp), extra = swamp + (isMarked && !late);
    const int left = std::max(1, rowOf(state, enemy).health - enemy.damage);
    const dice::Distribution successes = oddsOf(state, throwOf(state, roll));
    const QStringList tokens = isTank(state, enemy) ? openTankTokens(state) : QStringList();
    std::vector<qint64> armour{armourOf(state, enemy)};
    if (!tokens.isEmpty()) { // every token that may be revealed is as likely
        armour.clear();
        for (const QString& id : tokens)
            armour.push_back(armourOf(state, enemy) + find(state.tankTokens, id)->armour);
    }
    const auto through = [&](qint64 sum, qint64 off, bool marked) {
        const qint64 net = std::max<qint64>(0, sum + swamp + (marked && state.settings.markedBeforeArmour) - off);
        return net > 0 && marked && !state.settings.markedBeforeArmour ? net + 1 : net;
    };
    const auto strikes = [&](bool marked) {
        return dice::joined(
            successes, dice::Odds<qint64>::evenly(armour), [&](qint64 sum, qint64 off) { return through(sum, off, marked); });
    };
    const int burst = q.burst > 0 ? q.burst : weapon.uses.value(q.use - 1).burst;
    const dice::Distribution damage = burst == 1 ? strikes(isMarked)
        : tokens.isEmpty() || state.tankTokens.size() > mostTokens
        ? dice::sumOf(strikes(isMarked), repeated(strikes(isMarkedLater), burst - 1))
        : atTank(state, successes, burst, [&](qint64 sum, qint64 token, int repetition) {
              return through(sum, token + armourOf(state, enemy), repetition > 0 ? isMarkedLater : isMarked);
          });
    const bool rerolls = throwOf(state, roll).rerolls && burst == 1 && tokens.isEmpty() && !late;
    const auto atLeast = [&](int wanted) {
        return rerolls ? chanceOf(state, throwOf(state, roll), wanted + armourOf(state, enemy) - extra)
                       : chanceOf(damage, wanted);
    };
    Checks checks;
    noteBlanks(checks, open + blankEnemy(state, enemy));
    auto result = told(Damages{chance(atLeast(left)), chance(atLeast(1)), qRound(dice::mean(damage).value() * 100) / 100.0,
                           spreadOf(damage), left, armourOf(state, enemy)},
        R::I_ATTACK);
    result.verdict = std::move(checks);
    cite(result.told,
        {{hasTerrain(state, enemy.at, enemy.area, Terrain::Settlement), R::I_SETTLEMENT},
            {hasTerrain(state, enemy.at, enemy.area, Terrain::Swamp), R::I_SWAMP},
            {isMarked || (burst > 1 && isMarkedLater), R::I_MARKED}, {enemy.elite, R::I_ELITE},
            {throwOf(state, roll).expertise, R::I_EXPERTISE}, {rerolls, R::I_REROLL_OTHER}, {burst > 1, R::I_BURST},
            {!tokens.isEmpty(), R::I_TANK_TOKEN}});
    return result;
}

// --- defence

Answered<std::optional<Defences>> answer(const State& state, const Defence& q)
{
    Defend armour;
    armour.incoming = q.incoming;
    armour.worn = q.worn;
    armour.rebels = q.rebels;
    armour.helpers = q.helpers;
    armour.terrain = q.terrain;
    Defend stealth = armour;
    stealth.stealth = true;
    stealth.rebels = 0;
    const Incoming* one =
        q.incoming.isEmpty() ? state.incoming.isEmpty() ? nullptr : &state.incoming.first() : find(state.incoming, q.incoming);
    if (!one)
        return {{}, check(state, armour), {}};
    const Throw guarded = throwOf(state, rollOf(state, armour));
    const dice::Distribution wounds =
        leftOf(oddsOf(state, guarded), one->damage - one->late).map([&](qint64 left) { return left > 0 ? left + one->late : 0; });
    const dice::Fraction unhurt = chanceOf(oddsOf(state, guarded), one->damage - one->late);
    Defences value;
    value.who = one->who;
    value.damage = one->damage;
    for (const Icon icon : one->icons)
        if (icon != Icon::Damage)
            value.comesAlong += icon;
    value.armour = {guarded.all(), chance(unhurt), qRound(dice::mean(wounds).value() * 100) / 100.0, spreadOf(wounds)};
    if (const auto none = value.armour.wounds.find(QStringLiteral("0")); none != value.armour.wounds.end())
        *none = chance(unhurt); // with what dice without end leave out
    const bool isMine = !find(state.enemies, one->from) && !find(state.mercenaries, one->from);
    auto result = told(std::optional<Defences>(), one->hides ? R::I_ATTACKED : isMine ? R::I_ARMOUR_ONLY_MINE : R::I_ARMOUR_ONLY);
    const Throw hiding = throwOf(state, rollOf(state, stealth));
    if (one->hides && (hiding.all().count() > 0 || one->difficulty == 0)) {
        const dice::Fraction evades = chanceOf(oddsOf(state, hiding), one->difficulty);
        const double mean = (1 - evades.value()) * one->damage;
        value.stealth = Hiding{hiding.all(), one->difficulty, chance(evades), qRound(mean * 100) / 100.0};
        if (mean < dice::mean(wounds).value() || (!value.comesAlong.isEmpty() && evades.value() >= 0.5 && one->damage <= 1))
            value.better = RollKind::Stealth;
        if (!canReach(state, hiding, one->difficulty))
            result.told.prepend(engine::Told{&reason(R::W_HOPELESS), {}});
    }
    result.value = value;
    if (const int rebels = q.rebels > 0 ? 0 : rebelsThatSave(state, one->id); rebels > 0)
        result.told += engine::Told{&reason(R::I_ARMOUR_CHOICE),
            say(QT_TRANSLATE_NOOP("jaggedalliance", "Better with rebels beside the armour: %1"), {number(rebels)})};
    return result;
}

int rebelsThatSave(const State& state, const QString& incoming)
{
    const Incoming* one = find(state.incoming, incoming);
    if (!one || state.rebels == 0)
        return 0;
    Defend hidden;
    hidden.incoming = incoming;
    hidden.stealth = true;
    if (one->hides && chanceOf(oddsOf(state, throwOf(state, rollOf(state, hidden))), one->difficulty).value() > 0)
        return 0;
    const auto unhurtWith = [&](int rebels) {
        Defend armour;
        armour.incoming = incoming;
        armour.rebels = rebels;
        return check(state, armour).isAllowed()
            ? chanceOf(oddsOf(state, throwOf(state, rollOf(state, armour))), one->damage - one->late).value()
            : 0;
    };
    if (unhurtWith(0) > 0)
        return 0;
    int best = 0;
    double most = 0;
    for (int rebels = 1; rebels <= state.rebels; ++rebels)
        if (const double chance = unhurtWith(rebels); chance > most) {
            most = chance;
            best = rebels;
        }
    return best;
}

Answered<Dealt> answer(const State& state, const PoolOf& q)
{
    const Throw thrown = throwOf(state, rollFor(q.kind, q.who, q));
    const bool isMore = thrown.successes > 0 || thrown.expertise || thrown.rerolls;
    auto result =
        told(isMore ? Dealt(Taken{thrown.all(), thrown.successes, thrown.expertise, thrown.rerolls}) : Dealt(thrown.all()),
            q.kind == RollKind::CounterAttack ? defenceOfBoard(state, q.rebels)
                : q.kind == RollKind::Stealth ? R::I_STEALTH
                : q.kind == RollKind::Armour  ? R::I_ARMOUR_CHOICE
                : q.kind == RollKind::Attack  ? R::I_ATTACK
                : q.kind == RollKind::Bribe   ? R::I_POOL_SHARED
                : q.rebels > 0                ? R::I_SKILL_REBELS
                                              : R::I_SKILL);
    const Mercenary& who = mercenary(state, q.who);
    if (q.kind == RollKind::Leadership || q.kind == RollKind::Mechanical || q.kind == RollKind::Medical) {
        Checks checks;
        Roll roll;
        roll.kind = q.kind;
        roll.who = q.who;
        noteBlanks(checks, blankRoll(state, roll));
        result.verdict = std::move(checks);
    }
    if (q.kind == RollKind::Stealth && hasTerrain(state, who.at, who.area, Terrain::Jungle))
        result.told += engine::Told{&reason(R::I_JUNGLE), {}};
    if (q.kind == RollKind::Armour && hasTerrain(state, who.at, who.area, Terrain::Settlement))
        result.told += engine::Told{&reason(R::I_SHELTER), {}};
    return result;
}

// --- enemies

QList<QStringList> orderAt(const State& now, const QString& at)
{
    State state = now;
    QList<QStringList> order;
    for (;;) {
        QStringList ids;
        for (const Figure* enemy : nextEnemies(state, at))
            ids += enemy->id;
        if (ids.isEmpty())
            return order;
        order += ids;
        for (const QString& id : std::as_const(ids))
            find(state.enemies, id)->acted = true;
    }
}

Answered<QList<QJsonValue>> answer(const State& state, const Order& q)
{
    if (!isPlayed(state))
        return unplayed<QList<QJsonValue>>(state);
    QList<QJsonValue> order;
    QStringList ranks; // by the names that they bear at the table
    bool isTied = false;
    for (const QStringList& ids : orderAt(state, q.at.isEmpty() ? mercenary(state, state.active).at : q.at)) {
        order += ids.size() == 1 ? engine::toJson(ids.first()) : engine::toJson(ids);
        isTied |= ids.size() > 1;
        ranks += titles(state, ids);
    }
    Answered<QList<QJsonValue>> result{order, {}, {}};
    result.told += engine::Told{&reason(R::I_ORDER),
        ranks.isEmpty() ? engine::Message{}
                        : say(QT_TRANSLATE_NOOP("jaggedalliance", "In this order: %1"), {ranks.join(QStringLiteral("; "))})};
    cite(result.told, {{isTied, R::I_PLAYERS_CHOOSE}});
    return result;
}

Answered<std::optional<QString>> answer(const State& state, const TargetOf& q)
{
    if (!isPlayed(state))
        return unplayed<std::optional<QString>>(state);
    const Figure& enemy = *find(state.enemies, q.enemy);
    const QList<const Mercenary*> order = byCloseness(state, enemy);
    if (order.isEmpty())
        return told(std::optional<QString>(), R::I_NOBODY);
    if (const Blanks open = blankTarget(state, enemy); !open.isEmpty()) {
        auto result = told(std::optional<QString>(), R::I_AIM_AWAITED);
        Checks checks;
        noteBlanks(checks, open, R::W_UNKNOWN_TARGET);
        result.verdict = std::move(checks);
        return result;
    }
    const R why = targetReason(state, enemy);
    Answered<std::optional<QString>> result{order.first()->id, {}, {}};
    result.told += engine::Told{&reason(why),
        say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 is the target: %2"), {titleOf(state, order.first()->id), whyTarget(why)})};
    if (std::ranges::any_of(mercenariesAt(state, enemy.at), &Mercenary::down))
        result.told += engine::Told{&reason(R::I_DOWN_IGNORED), {}};
    return result;
}

Answered<QStringList> answer(const State& state, const Way& q)
{
    if (!isPlayed(state))
        return unplayed<QStringList>(state);
    const Figure& enemy = *find(state.enemies, q.enemy);
    const QList<const Mercenary*> order = byCloseness(state, enemy);
    if (order.isEmpty())
        return told(QStringList(), R::I_NOBODY);
    if (const Blanks open = blankAim(state, enemy); !open.isEmpty()) {
        auto result = told(QStringList(), R::I_AIM_AWAITED);
        Checks checks;
        noteBlanks(checks, open, R::W_UNKNOWN_REACH);
        result.verdict = std::move(checks);
        return result;
    }
    if (inReach(state, enemy, *order.first()))
        return told(QStringList(), R::I_STAYS);
    if (enemy.conditions.contains(Condition::Suppressed))
        return told(QStringList(), R::I_SUPPRESSED_ENEMY);
    const QStringList ways = waysTowards(state, enemy, *order.first());
    if (ways.size() > 1)
        return told(ways, R::I_ENEMY_MOVES, R::I_PLAYERS_CHOOSE);
    return told(ways, ways.isEmpty() ? R::I_NO_WAY : R::I_ENEMY_MOVES);
}

Answered<Values> answer(const State& state, const EnemyValues& q)
{
    const Figure& enemy = *find(state.enemies, q.enemy);
    const int damage = q.against.isEmpty() ? damageOf(state, enemy) : damageOf(state, enemy, mercenary(state, q.against));
    const Blanks blanks = blankEnemy(state, enemy);
    auto result = told(!blanks.isEmpty() ? Values()
                                         : Values{rowOf(state, enemy).health - enemy.damage, armourOf(state, enemy), damage,
                                             rowOf(state, enemy).range, stealthOf(state, enemy)},
        R::I_VALUES);
    Checks checks;
    noteBlanks(checks, blanks);
    result.verdict = std::move(checks);
    const Mercenary& who = mercenary(state, q.against);
    const Enemy& card = enemyCard(state, enemy.card);
    cite(result.told,
        {{enemy.elite, R::I_ELITE}, {card.experienced, R::I_EXPERIENCED},
            {card.experienced && card.searchParty, R::I_SEARCH_PARTY},
            {hasTerrain(state, enemy.at, enemy.area, Terrain::Settlement), R::I_SETTLEMENT},
            {enemy.conditions.contains(Condition::Suppressed), R::I_HALVED},
            {hasTerrain(state, who.at, who.area, Terrain::Swamp), R::I_SWAMP},
            {who.conditions.contains(Condition::Marked), R::I_MARKED}});
    return result;
}

} // namespace jaggedalliance::asked
