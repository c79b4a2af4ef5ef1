// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a state: chances, pools, order and targets of enemies, the armour or stealth adviser, the forecast.
#include "engine/asking.h"
#include "games/jaggedalliance/rules/conditions.h"
#include "games/jaggedalliance/rules/odds.h"
#include "games/jaggedalliance/rules/rules.h"

#include <algorithm>

namespace jaggedalliance {

using engine::Answer;
using engine::Fault;
using engine::Result;

namespace {

Answer told(const QJsonValue& value, R reason)
{
    Answer answer;
    answer.value = value;
    answer.told += engine::Told{&jaggedalliance::reason(reason), {}};
    return answer;
}

Answer judged(engine::Verdict verdict)
{
    Answer answer;
    answer.value = verdict.isAllowed();
    answer.verdict = std::move(verdict);
    return answer;
}

QJsonObject chance(const dice::Fraction& fraction)
{
    return {{QStringLiteral("exact"), fraction.text()}, {QStringLiteral("percent"), qRound(fraction.value() * 1000) / 10.0}};
}

// --- the questions, each a described struct with what it answers

#define JA_QUESTION(NAME, HELP)          \
    static constexpr char verb[] = NAME; \
    static constexpr char help[] = HELP;

// The dice tray writes a pool as a listing.
struct Dice {
    QString dice, listing;
    JA_QUESTION("dice", "Which dice a pool rolls: their sides")
    static constexpr auto fields() { return std::tuple(field("dice", &Dice::dice, "letters Y, O, R, B: YYO").optional(), field("listing", &Dice::listing, "the same").optional()); }
};

struct Value {
    Pool dice;
    QString listing; // asks for the number alone
    bool expertise = false;
    int successes = 0;
    QList<int> rolled;
    JA_QUESTION("value", "Which dice a roll takes with such faces, and their successes")
    static constexpr auto fields()
    {
        return std::tuple(field("dice", &Value::dice, "letters Y, O, R, B: YYO").optional(), field("listing", &Value::listing, "the same, for the successes alone").optional(),
                          field("expertise", &Value::expertise, "with Expertise").optional(), field("successes", &Value::successes, "automatic successes").optional().from(0, 99), field("rolled", &Value::rolled, "faces, by number").optional().from(1, 99));
    }
};

struct Chance {
    Pool dice;
    bool expertise = false;
    bool reroll = false;
    int successes = 0;
    int armour = 0;
    int burst = 1;
    int atLeast = 1;
    JA_QUESTION("chance", "The chance of at least so many successes, or damage behind armour")
    static constexpr auto fields()
    {
        return std::tuple(field("dice", &Chance::dice, "letters Y, O, R, B: YYO"), field("expertise", &Chance::expertise, "with Expertise").optional(),
                          field("reroll", &Chance::reroll, "one die may be rerolled").optional(), field("successes", &Chance::successes, "automatic successes and bonuses").optional().from(0, 99),
                          field("armour", &Chance::armour, "taken off every attack").optional().from(0, 99), field("burst", &Chance::burst, "repetitions").optional().from(1, 9),
                          field("at_least", &Chance::atLeast, "how many").optional().from(0, 99));
    }
};

struct Mean {
    Pool dice;
    bool expertise = false;
    int successes = 0;
    int armour = 0;
    int burst = 1;
    JA_QUESTION("mean", "Mean and variance of the successes, or of the damage behind armour")
    static constexpr auto fields()
    {
        return std::tuple(field("dice", &Mean::dice, "letters Y, O, R, B: YYO"), field("expertise", &Mean::expertise, "with Expertise").optional(),
                          field("successes", &Mean::successes, "automatic successes and bonuses").optional().from(0, 99),
                          field("armour", &Mean::armour, "taken off every attack").optional().from(0, 99), field("burst", &Mean::burst, "repetitions").optional().from(1, 9));
    }
};

struct AttackOdds {
    QString card, target;
    int use = 1;
    bool wear = false;
    QStringList helpers;
    int rebels = 0;
    JA_QUESTION("attack-odds", "What an attack of the active mercenary is likely to do")
    static constexpr auto fields()
    {
        return std::tuple(field("card", &AttackOdds::card, "with what").names("card"), field("target", &AttackOdds::target, "which enemy").names("enemy"),
                          field("use", &AttackOdds::use, "which of its actions").optional().from(1, 9), field("wear", &AttackOdds::wear, "durability is spent").optional(),
                          field("with", &AttackOdds::helpers, "consumables that help").names("card").optional(), field("rebels", &AttackOdds::rebels, "rebels that support").optional().from(0, 20));
    }
};

struct Defence {
    QString incoming;
    QStringList worn;
    int rebels = 0;
    JA_QUESTION("defence", "Armour or stealth: both chances, and what comes along")
    static constexpr auto fields()
    {
        return std::tuple(field("incoming", &Defence::incoming, "which damage; otherwise the first").names("incoming").optional(),
                          field("worn", &Defence::worn, "cards whose durability helps").names("card").optional(), field("rebels", &Defence::rebels, "rebels that support armour").optional().from(0, 20));
    }
};

struct PoolOf {
    QString who;
    RollKind kind = RollKind::Armour;
    QString card;
    int use = 1;
    bool wear = false;
    QStringList worn;
    int rebels = 0;
    JA_QUESTION("pool", "The dice that a mercenary takes for a roll")
    static constexpr auto fields()
    {
        return std::tuple(field("who", &PoolOf::who, "who; nobody for a counter-attack").names("mercenary").optional(), field("kind", &PoolOf::kind, "what is rolled for"),
                          field("card", &PoolOf::card, "attack: with what").names("card").optional(), field("use", &PoolOf::use, "attack: which of its actions").optional().from(1, 9),
                          field("wear", &PoolOf::wear, "attack: durability is spent").optional(), field("worn", &PoolOf::worn, "defence: cards whose durability helps").names("card").optional(),
                          field("rebels", &PoolOf::rebels, "rebels that support").optional().from(0, 20));
    }
};

struct Order {
    QString at;
    JA_QUESTION("order", "The enemies of a place in the order in which they act; equal ones together")
    static constexpr auto fields() { return std::tuple(field("at", &Order::at, "sector or mission; otherwise that of the active mercenary").optional()); }
};

struct TargetOf {
    QString enemy;
    JA_QUESTION("target", "Whom an enemy attacks, and why")
    static constexpr auto fields() { return std::tuple(field("enemy", &TargetOf::enemy, "which").names("enemy")); }
};

struct Way {
    QString enemy;
    JA_QUESTION("way", "Where an enemy goes next; several: the players choose")
    static constexpr auto fields() { return std::tuple(field("enemy", &Way::enemy, "which").names("enemy")); }
};

struct EnemyValues {
    QString enemy;
    QString against;
    JA_QUESTION("enemy", "What counts of an enemy now: health left, armour, damage, difficulty of hiding")
    static constexpr auto fields()
    {
        return std::tuple(field("enemy", &EnemyValues::enemy, "which").names("enemy"), field("against", &EnemyValues::against, "damage against whom").names("mercenary").optional());
    }
};

struct Liberation {
    QString sector;
    JA_QUESTION("liberation", "Whether a sector is liberated, and what is missing")
    static constexpr auto fields() { return std::tuple(field("sector", &Liberation::sector, "which").names("sector")); }
};

struct Loss {
    JA_QUESTION("loss", "Whether the scenario is lost because nobody stands")
    static constexpr auto fields() { return std::tuple(); }
};

struct AimDeck {
    JA_QUESTION("aim-deck", "Which numbers of the A.I.M. deck are missing")
    static constexpr auto fields() { return std::tuple(); }
};

struct TeamSize {
    int players = 1;
    JA_QUESTION("team-size", "How many mercenaries each player leads")
    static constexpr auto fields() { return std::tuple(field("players", &TeamSize::players, "players").from(1, 4)); }
};

struct MostCubes {
    QString who;
    JA_QUESTION("cubes", "How many cubes a mercenary has in all")
    static constexpr auto fields() { return std::tuple(field("who", &MostCubes::who, "who").names("mercenary")); }
};

struct BribeOdds {
    int dice = 1;
    JA_QUESTION("bribe-odds", "The threat levels that a bribe leads to")
    static constexpr auto fields() { return std::tuple(field("dice", &BribeOdds::dice, "dice").from(1, 30)); }
};

struct CounterAttackOdds {
    int strength = -1;
    int rebels = 0;
    JA_QUESTION("counter-attack", "The chance to hold a counter-attack, and the rebels that make it 50, 80 or 95 percent")
    static constexpr auto fields()
    {
        return std::tuple(field("strength", &CounterAttackOdds::strength, "strength; otherwise of the open one or of this level").optional().from(-1, 40),
                          field("rebels", &CounterAttackOdds::rebels, "rebels that support").optional().from(0, 30));
    }
};

struct Forecast {
    JA_QUESTION("forecast", "When the next counter-attack can come, and what a rebel or a fund buys")
    static constexpr auto fields() { return std::tuple(); }
};

struct Discards {
    QString who;
    JA_QUESTION("discards", "How many cards the dead mercenary's player discards")
    static constexpr auto fields() { return std::tuple(field("who", &Discards::who, "who").names("mercenary")); }
};

struct Prices {
    QStringList cards;
    JA_QUESTION("price", "What selling these cards brings")
    static constexpr auto fields() { return std::tuple(field("cards", &Prices::cards, "which").names("card")); }
};

using AnyQuestion = std::variant<Dice, Value, Chance, Mean, AttackOdds, Defence, PoolOf, Order, TargetOf, Way, EnemyValues, Liberation, Loss, AimDeck, TeamSize, MostCubes, BribeOdds,
                                 CounterAttackOdds, Forecast, Discards, Prices>;

// --- dice

Throw thrownBy(const Pool& pool, bool expertise, int successes)
{
    Throw thrown;
    thrown.own = pool;
    thrown.expertise = expertise;
    thrown.successes = successes;
    return thrown;
}

Fault noDice(const char* place, const QString& text)
{
    return Fault{QLatin1String(place), text, tr("These are no dice of this game."), Pool::allowed()};
}

Answer answer(const State& state, const Dice& q)
{
    const QString text = q.dice.isEmpty() ? q.listing : q.dice;
    const auto pool = Pool::read(text);
    Answer result;
    if (!pool || text.isEmpty()) {
        result.verdict.faults += noDice(q.dice.isEmpty() && !q.listing.isEmpty() ? "dice.listing" : "dice.dice", text);
        return result;
    }
    QJsonArray sides;
    for (const Colour colour : pool->dice())
        sides += int(facesOf(state, colour).size());
    return told(sides, R::W_DICE);
}

Answer answer(const State& state, const Value& q)
{
    Answer result;
    Pool pool = q.dice;
    if (!q.listing.isEmpty()) {
        const auto listed = Pool::read(q.listing);
        if (!listed) {
            result.verdict.faults += noDice("value.listing", q.listing);
            return result;
        }
        pool += *listed;
    }
    const QList<Colour> dice = diceOf(state, thrownBy(pool, q.expertise, 0), q.rolled);
    for (qsizetype i = 0; i < q.rolled.size(); ++i)
        if (i >= dice.size() || q.rolled[i] > facesOf(state, dice[i]).size()) {
            result.verdict.faults += Fault{QStringLiteral("value.rolled"), number(q.rolled[i]), tr("There is no such die or face."), engine::fill(tr("Give %1 faces, each on its die."), {number(dice.size())})};
            return result;
        }
    if (!q.listing.isEmpty()) {
        const int successes = successesOf(state, dice, q.rolled) + q.successes;
        result.value = successes;
        result.told += engine::Told{&reason(R::I_ROLLED), say(QT_TRANSLATE_NOOP("jaggedalliance", "Rolled: %1; successes %2"), {facesText(state, dice, q.rolled), number(successes)})};
        return result;
    }
    QJsonArray colours;
    for (const Colour colour : dice)
        colours += engine::nameOf(colour);
    result = told(QJsonObject{{QStringLiteral("successes"), successesOf(state, dice, q.rolled) + q.successes}, {QStringLiteral("dice"), colours}, {QStringLiteral("missing"), dice.size() - q.rolled.size()}},
                  q.expertise ? R::I_EXPERTISE : R::I_ROLLED);
    for (const DieFaces& die : state.dice)
        if (die.owned > 0 && dice.count(die.colour) > die.owned)
            result.told += engine::Told{&reason(R::I_DICE_SHORT), {}};
    return result;
}

dice::Distribution repeated(const dice::Distribution& once, int burst)
{
    return burst > 1 ? dice::sumOf(once, burst) : once;
}

Answer answer(const State& state, const Chance& q)
{
    const Throw thrown = thrownBy(q.dice, q.expertise, q.successes);
    if (q.reroll)
        return told(chanceWithReroll(state, thrown, q.atLeast + q.armour).text(), R::I_REROLL);
    const dice::Distribution sum = repeated(netOf(oddsOf(state, thrown), 0, q.armour), q.burst);
    Answer result;
    if (sum.excess() != dice::Excess::None) {
        result.verdict.faults += dice::faultOf(sum.excess());
        return result;
    }
    result = told(chanceOf(sum, q.atLeast).text(), q.expertise ? R::I_EXPERTISE : q.dice.blue > 0 ? R::I_STEALTH : q.armour > 0 ? R::I_ARMOUR : R::I_PREVENTED);
    if (!q.expertise && q.dice.count() == q.dice.blue && q.dice.blue + q.successes < q.atLeast)
        result.told += engine::Told{&reason(R::W_HOPELESS), {}};
    return result;
}

Answer answer(const State& state, const Mean& q)
{
    const dice::Distribution sum = repeated(netOf(oddsOf(state, thrownBy(q.dice, q.expertise, q.successes)), 0, q.armour), q.burst);
    Answer result;
    if (sum.excess() != dice::Excess::None) {
        result.verdict.faults += dice::faultOf(sum.excess());
        return result;
    }
    if (sum.rest().isZero())
        return told(QJsonObject{{QStringLiteral("mean"), dice::mean(sum).text()}, {QStringLiteral("variance"), dice::variance(sum).text()}}, R::I_ROLLED);
    // Without end: the listed part is exact but for less than one in a million million.
    const auto rounded = [](double value) { return qRound64(value * 1e6) / 1e6; };
    return told(QJsonObject{{QStringLiteral("mean"), rounded(dice::mean(sum).value())}, {QStringLiteral("variance"), rounded(dice::variance(sum).value())}}, R::I_EXPERTISE);
}

QJsonObject spreadOf(const dice::Distribution& of)
{
    QJsonObject all;
    for (std::size_t i = 0; i < of.size(); ++i)
        if (of.chance(i) >= 1e-6)
            all.insert(number(of.outcomes()[i]), dice::Fraction{of.weight(i), of.total()}.text());
    return all;
}

Answer answer(const State& state, const AttackOdds& q)
{
    Answer result;
    const Card& weapon = card(state, q.card);
    if (q.use > weapon.uses.size()) {
        result.verdict.faults += Fault{QStringLiteral("attack-odds.use"), number(q.use), tr("This card has no such action."), engine::fill(tr("It has %1."), {number(weapon.uses.size())})};
        return result;
    }
    Roll roll;
    roll.who = state.active;
    roll.card = q.card;
    roll.use = q.use;
    roll.wear = q.wear;
    roll.with = q.helpers;
    roll.rebels = q.rebels;
    const Figure& enemy = *find(state.enemies, q.target);
    const int extra = extraDamage(state, enemy.at, enemy.area, enemy.conditions);
    const int left = std::max(1, rowOf(state, enemy).health - enemy.damage);
    const dice::Distribution successes = oddsOf(state, throwOf(state, roll));
    dice::Distribution once = netOf(successes, extra, armourOf(state, enemy));
    const QStringList tokens = isTank(state, enemy) ? openTankTokens(state) : QStringList();
    if (!tokens.isEmpty()) { // every token that may be revealed is as likely
        std::vector<qint64> armour;
        for (const QString& id : tokens)
            armour.push_back(armourOf(state, enemy) + find(state.tankTokens, id)->armour);
        once = dice::joined(successes, dice::Odds<qint64>::evenly(armour), [&](qint64 sum, qint64 off) { return std::max<qint64>(0, sum + extra - off); });
    }
    const dice::Distribution damage = repeated(once, weapon.uses[q.use - 1].burst);
    const bool rerolls = throwOf(state, roll).rerolls && weapon.uses[q.use - 1].burst == 1 && tokens.isEmpty();
    const auto atLeast = [&](int wanted) {
        return rerolls ? chanceWithReroll(state, throwOf(state, roll), wanted + armourOf(state, enemy) - extra) : chanceOf(damage, wanted);
    };
    return told(QJsonObject{{QStringLiteral("defeat"), chance(atLeast(left))}, {QStringLiteral("hurt"), chance(atLeast(1))}, {QStringLiteral("mean"), qRound(dice::mean(damage).value() * 100) / 100.0},
                            {QStringLiteral("damage"), spreadOf(damage)}, {QStringLiteral("health_left"), left}, {QStringLiteral("armour"), armourOf(state, enemy)}},
                R::I_ATTACK);
}

// --- defence

Answer answer(const State& state, const Defence& q)
{
    Defend armour;
    armour.incoming = q.incoming;
    armour.worn = q.worn;
    armour.rebels = q.rebels;
    Defend stealth = armour;
    stealth.stealth = true;
    stealth.rebels = 0;
    Answer result;
    const Incoming* one = q.incoming.isEmpty() ? state.incoming.isEmpty() ? nullptr : &state.incoming.first() : find(state.incoming, q.incoming);
    if (!one) {
        result.verdict = check(state, armour);
        return result;
    }
    const Throw guarded = throwOf(state, rollOf(state, armour));
    const dice::Distribution wounds = leftOf(oddsOf(state, guarded), one->damage);
    QJsonArray comes;
    for (const Icon icon : one->icons)
        if (icon != Icon::Damage)
            comes += engine::nameOf(icon);
    QJsonObject value{{QStringLiteral("who"), one->who},
                      {QStringLiteral("damage"), one->damage},
                      {QStringLiteral("comes_along"), comes},
                      {QStringLiteral("armour"), QJsonObject{{QStringLiteral("dice"), guarded.all().written()}, {QStringLiteral("unhurt"), chance(chanceOf(oddsOf(state, guarded), one->damage))},
                                                             {QStringLiteral("mean_wounds"), qRound(dice::mean(wounds).value() * 100) / 100.0}, {QStringLiteral("wounds"), spreadOf(wounds)}}}};
    const Throw hiding = throwOf(state, rollOf(state, stealth));
    const bool offered = one->hides && (hiding.all().count() > 0 || one->difficulty == 0);
    QString better = QStringLiteral("armour");
    if (offered) {
        const dice::Fraction evades = chanceOf(oddsOf(state, hiding), one->difficulty);
        value.insert(QStringLiteral("stealth"), QJsonObject{{QStringLiteral("dice"), hiding.all().written()}, {QStringLiteral("difficulty"), one->difficulty}, {QStringLiteral("evades"), chance(evades)},
                                                            {QStringLiteral("mean_wounds"), qRound((1 - evades.value()) * one->damage * 100) / 100.0}});
        if ((1 - evades.value()) * one->damage < dice::mean(wounds).value() || (!comes.isEmpty() && evades.value() >= 0.5 && one->damage <= 1))
            better = QStringLiteral("stealth");
        if (hiding.all().count() < one->difficulty)
            result.told += engine::Told{&reason(R::W_HOPELESS), {}};
    } else {
        value.insert(QStringLiteral("stealth"), QJsonValue());
    }
    value.insert(QStringLiteral("better"), better);
    result.value = value;
    result.told += engine::Told{&reason(one->hides ? R::I_ATTACKED : R::I_ARMOUR_ONLY), {}};
    return result;
}

Answer answer(const State& state, const PoolOf& q)
{
    Roll roll;
    roll.kind = q.kind;
    roll.who = q.who;
    roll.card = q.card;
    roll.use = q.use;
    roll.wear = q.wear;
    roll.worn = q.worn;
    roll.rebels = q.rebels;
    const Throw thrown = throwOf(state, roll);
    Answer result = told(thrown.all().written(), q.kind == RollKind::CounterAttack ? R::I_DEFEND_BOARD : q.kind == RollKind::Stealth ? R::I_STEALTH
                                                     : q.kind == RollKind::Armour  ? R::I_ARMOUR_CHOICE
                                                                                   : R::I_SKILL);
    if (thrown.successes > 0 || thrown.expertise || thrown.rerolls)
        result.value = QJsonObject{{QStringLiteral("dice"), thrown.all().written()}, {QStringLiteral("successes"), thrown.successes}, {QStringLiteral("expertise"), thrown.expertise}, {QStringLiteral("reroll"), thrown.rerolls}};
    return result;
}

// --- enemies

Answer answer(const State& now, const Order& q)
{
    State state = now;
    const QString at = q.at.isEmpty() ? mercenary(state, state.active).at : q.at;
    QJsonArray order;
    for (;;) {
        const QList<const Figure*> next = nextEnemies(state, at);
        if (next.isEmpty())
            break;
        QStringList ids;
        for (const Figure* enemy : next)
            ids += enemy->id;
        order += ids.size() == 1 ? QJsonValue(ids.first()) : QJsonValue(QJsonArray::fromStringList(ids));
        for (const QString& id : ids)
            find(state.enemies, id)->acted = true;
    }
    Answer result = told(order, R::I_ORDER);
    result.told += engine::Told{&reason(R::I_PLAYERS_CHOOSE), {}};
    return result;
}

Answer answer(const State& state, const TargetOf& q)
{
    const Figure& enemy = *find(state.enemies, q.enemy);
    const QList<const Mercenary*> order = byCloseness(state, enemy);
    if (order.isEmpty())
        return told(QJsonValue(), R::I_NOBODY);
    const int closest = closeness(state, enemy, *order.first());
    const auto ties = std::ranges::count_if(order, [&](const Mercenary* who) { return closeness(state, enemy, *who) == closest; });
    const QString why = rowOf(state, enemy).range < 0                ? tr("without a range everybody is equally far: the active one, else the next clockwise")
                        : ties == 1                                  ? tr("the closest")
                        : order.first()->id == state.active          ? tr("equally close: the active one")
                                                                     : tr("equally close: the first clockwise from the active one");
    Answer result = told(order.first()->id, R::I_TARGET);
    result.told += engine::Told{&reason(R::I_TARGET), say(QT_TRANSLATE_NOOP("jaggedalliance", "%1 is the target: %2"), {titleOf(state, order.first()->id), why})};
    return result;
}

Answer answer(const State& state, const Way& q)
{
    const Figure& enemy = *find(state.enemies, q.enemy);
    const QList<const Mercenary*> order = byCloseness(state, enemy);
    if (order.isEmpty() || inReach(state, enemy, *order.first()))
        return told(QJsonArray(), R::I_STAYS);
    return told(QJsonArray::fromStringList(waysTowards(state, enemy, *order.first())), R::I_ENEMY_MOVES);
}

Answer answer(const State& state, const EnemyValues& q)
{
    const Figure& enemy = *find(state.enemies, q.enemy);
    QJsonObject value{{QStringLiteral("health_left"), rowOf(state, enemy).health - enemy.damage}, {QStringLiteral("armour"), armourOf(state, enemy)},
                      {QStringLiteral("damage"), rowOf(state, enemy).damage},                     {QStringLiteral("range"), rowOf(state, enemy).range},
                      {QStringLiteral("stealth"), stealthOf(state, enemy)}};
    Answer result;
    if (!q.against.isEmpty())
        value.insert(QStringLiteral("damage"), damageOf(state, enemy, mercenary(state, q.against)));
    result = told(value, R::I_ENEMY_PLACED);
    for (const R why : {R::I_SUPPRESSED_ENEMY, R::I_ARMOUR})
        result.told += engine::Told{&reason(why), {}};
    return result;
}

// --- the campaign and the dictator

Answer answer(const State& state, const Liberation& q)
{
    return judged(check(state, Liberate{q.sector}));
}

Answer answer(const State& state, const Loss&)
{
    return told(isLost(state), R::I_ALL_DOWN);
}

Answer answer(const State& state, const AimDeck&)
{
    QJsonArray missing;
    constexpr int last = 89;
    for (int i = 1; i <= last; ++i)
        if (std::ranges::none_of(state.cards, [&](const Card& card) { return card.deck == Deck::Aim && card.number == i; }))
            missing += i;
    return told(missing, R::W_AIM);
}

Answer answer(const State&, const TeamSize& q)
{
    const int each = q.players == 1 ? 3 : q.players == 2 ? 2 : 1;
    const int all = each * q.players;
    return told(QJsonObject{{QStringLiteral("each"), each}, {QStringLiteral("mercenaries"), all}, {QStringLiteral("extra_cube"), all == 3}, {QStringLiteral("shared_command"), all == 3}},
                all == 3 ? R::I_THREE : R::I_SETUP);
}

Answer answer(const State& state, const MostCubes& q)
{
    return told(mostCubes(state, mercenary(state, q.who)), R::I_CUBE_ADDED);
}

QJsonObject bribeLevels(const State& state, int dice)
{
    Throw thrown;
    thrown.own.blue = dice;
    QJsonObject levels;
    const dice::Distribution odds = oddsOf(state, thrown).map([&](qint64 steps) { return std::max<qint64>(1, state.threat.level - steps); });
    for (std::size_t i = 0; i < odds.size(); ++i)
        levels.insert(number(odds.outcomes()[i]), dice::Fraction{odds.weight(i), odds.total()}.text());
    return levels;
}

Answer answer(const State& state, const BribeOdds& q)
{
    return told(QJsonObject{{QStringLiteral("price"), bribePrice(state, q.dice)}, {QStringLiteral("levels"), bribeLevels(state, q.dice)}}, R::I_THREAT_LOWERED);
}

QJsonObject needed(const State& state, int strength)
{
    constexpr int most = 30;
    QJsonObject rebels;
    for (const int percent : {50, 80, 95})
        rebels.insert(number(percent), rebelsFor(state, strength, percent / 100.0, most));
    return rebels;
}

Answer answer(const State& state, const CounterAttackOdds& q)
{
    const int strength = q.strength >= 0 ? q.strength : state.threat.attack ? state.threat.attack->strength : counterStrength(state, state.threat.level);
    return told(QJsonObject{{QStringLiteral("strength"), strength}, {QStringLiteral("hold"), chance(chanceToHold(state, strength, q.rebels))}, {QStringLiteral("rebels_for"), needed(state, strength)}}, R::I_DEFEND_BOARD);
}

// Levels rise by the tokens that lie there, and by one for each day phase that ends before.
Answer answer(const State& state, const Forecast&)
{
    int level = state.threat.level, tokens = state.threat.tokens, phase = 1, filled = int(state.threat.eventSlots.size());
    bool night = state.threat.night;
    QJsonObject value{{QStringLiteral("level"), level}, {QStringLiteral("tokens"), tokens}};
    const Dictator& board = dictator(state);
    constexpr int horizon = 20;
    for (; phase <= horizon; ++phase) {
        const int from = level;
        level = std::min(board.most, level + tokens);
        int hit = 0;
        for (int passed = from + 1; passed <= level && !hit; ++passed)
            if (state.threat.counters.contains(passed))
                hit = passed;
        if (hit) {
            const int strength = counterStrength(state, hit);
            QJsonArray support;
            for (int rebels = 0; rebels <= std::min(6, std::max(3, state.rebels)); ++rebels)
                support += QJsonObject{{QStringLiteral("rebels"), rebels}, {QStringLiteral("hold"), chance(chanceToHold(state, strength, rebels))}};
            value.insert(QStringLiteral("next"), QJsonObject{{QStringLiteral("phase"), phase}, {QStringLiteral("level"), hit}, {QStringLiteral("strength"), strength}, {QStringLiteral("support"), support},
                                                             {QStringLiteral("rebels_for"), needed(state, strength)}});
            break;
        }
        if (filled >= 3) {
            filled = 0;
            night = !night;
        }
        ++filled;
        tokens = night ? 0 : 1;
    }
    if (phase > horizon)
        value.insert(QStringLiteral("next"), QJsonValue());
    QJsonArray bribes;
    for (int dice = 1; dice <= 6 && bribePrice(state, dice) <= state.funds; ++dice)
        bribes += QJsonObject{{QStringLiteral("dice"), dice}, {QStringLiteral("price"), bribePrice(state, dice)}, {QStringLiteral("levels"), bribeLevels(state, dice)}};
    value.insert(QStringLiteral("bribes"), bribes);
    return told(value, R::I_ONE_TOKEN);
}

Answer answer(const State& state, const Discards& q)
{
    return told(discardsOf(state, q.who), R::I_HALF);
}

Answer answer(const State& state, const Prices& q)
{
    int sum = 0, total = 0;
    for (const QString& id : q.cards) {
        sum += card(state, id).cost.value_or(0) / 2;
        total += card(state, id).cost.value_or(0);
    }
    return told(state.settings.sellRounding == SellRounding::PerCard ? sum : total / 2, R::I_SELL);
}

} // namespace

const QList<engine::Question>& questions()
{
    static const QList<engine::Question> all = engine::questionsIn<AnyQuestion>();
    return all;
}

Result<Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    return engine::asked<AnyQuestion>(question, fields, [&](QLatin1String kind) { return namesOf(state, kind); },
                                      [&](const auto& q) { return answer(state, q); });
}

} // namespace jaggedalliance
