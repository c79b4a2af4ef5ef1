// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/chances.h"

#include "games/jagged-alliance/desk/desk.h"
#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/desk/offer_words.h"
#include "games/jagged-alliance/rules/query.h"

#include <QJsonArray>

namespace jaggedalliance::desk {

using engine::fill;
using kit::Tone;

namespace {

double percentOf(const QJsonValue& chance) { return chance.toObject().value(QLatin1String("percent")).toDouble(); }

// A pool with what comes with it: "2 yellow, 1 orange, +1, Expertise".
QString poolWords(const QJsonValue& pool)
{
    if (pool.isString())
        return poolText(pool.toString());
    const QJsonObject parts = pool.toObject();
    QStringList words{poolText(parts.value(QLatin1String("dice")).toString())};
    if (const int more = parts.value(QLatin1String("successes")).toInt(); more > 0)
        words += signedNumber(more);
    if (parts.value(QLatin1String("expertise")).toBool())
        words += jaggedalliance::tr("Expertise");
    if (parts.value(QLatin1String("reroll")).toBool())
        words += jaggedalliance::tr("one reroll");
    return words.join(QStringLiteral(", "));
}

QJsonObject only(const QJsonObject& fields, std::initializer_list<const char*> names)
{
    QJsonObject some;
    for (const char* name : names)
        if (const QJsonValue value = fields.value(QLatin1String(name)); !value.isUndefined())
            some.insert(QLatin1String(name), value);
    return some;
}

Chances attack(const engine::Game& game, const engine::AnyState& any, const engine::Offer& offer, const QString& actor)
{
    const State& state = stateOf(any);
    QJsonObject asked = only(offer.fields, {"card", "use", "wear", "worn", "with", "rebels"});
    if (offer.verb == QLatin1String("repeat") && state.burst)
        asked = {{QStringLiteral("card"), state.burst->card}, {QStringLiteral("use"), state.burst->use},
            {QStringLiteral("wear"), state.burst->wear}, {QStringLiteral("worn"), QJsonArray::fromStringList(state.burst->worn)},
            {QStringLiteral("with"), QJsonArray::fromStringList(state.burst->with)},
            {QStringLiteral("rebels"), state.burst->rebels}, {QStringLiteral("burst"), 1}};
    const Card& weapon = card(state, asked.value(QLatin1String("card")).toString());
    const int use = std::max(1, asked.value(QLatin1String("use")).toInt());
    Chances chances;
    QJsonObject pool = only(asked, {"card", "use", "wear", "worn", "rebels"});
    pool.insert(QStringLiteral("who"), actor);
    pool.insert(QStringLiteral("kind"), QStringLiteral("attack"));
    QStringList detail;
    if (use <= weapon.uses.size())
        detail += fill(jaggedalliance::tr("fatigue %1"), {number(weapon.uses[use - 1].fatigue)});
    detail += poolWords(answerTo(game, any, "pool", pool));
    const QString target = offer.fields.value(QLatin1String("target")).toString();
    if (target.isEmpty()) { // an area: each figure in it is hit by the same roll
        chances.text = jaggedalliance::tr("area attack");
        chances.detail = detail.join(QStringLiteral(" · "));
        return chances;
    }
    asked.insert(QStringLiteral("target"), target);
    const QJsonObject odds = answerTo(game, any, "attack-odds", asked).toObject();
    if (odds.isEmpty())
        return {};
    chances.text = fill(jaggedalliance::tr("defeats: %1"), {percentText(odds.value(QLatin1String("defeat")))});
    chances.tone = toneOf(percentOf(odds.value(QLatin1String("defeat"))));
    detail += fill(jaggedalliance::tr("hurts: %1"), {percentText(odds.value(QLatin1String("hurt")))});
    detail += fill(jaggedalliance::tr("mean damage %1 of %2, armour %3"),
        {QString::number(odds.value(QLatin1String("mean")).toDouble()), number(odds.value(QLatin1String("health_left")).toInt()),
            number(odds.value(QLatin1String("armour")).toInt())});
    chances.detail = detail.join(QStringLiteral(" · "));
    return chances;
}

Chances defence(const engine::Game& game, const engine::AnyState& any, const engine::Offer& offer)
{
    const QJsonObject both = answerTo(game, any, "defence", only(offer.fields, {"incoming", "worn", "rebels"})).toObject();
    const bool hides = offer.fields.value(QLatin1String("stealth")).toBool();
    const QJsonObject one = both.value(hides ? QLatin1String("stealth") : QLatin1String("armour")).toObject();
    if (one.isEmpty())
        return {};
    const QJsonValue well = one.value(hides ? QLatin1String("evades") : QLatin1String("unhurt"));
    Chances chances;
    chances.text = fill(hides ? jaggedalliance::tr("evades: %1") : jaggedalliance::tr("unhurt: %1"), {percentText(well)});
    chances.tone = toneOf(percentOf(well));
    QStringList detail{poolText(one.value(QLatin1String("dice")).toString())};
    if (hides)
        detail += fill(jaggedalliance::tr("successes needed: %1"), {number(one.value(QLatin1String("difficulty")).toInt())});
    detail += fill(jaggedalliance::tr("mean wounds %1 of %2"),
        {QString::number(one.value(QLatin1String("mean_wounds")).toDouble()),
            number(both.value(QLatin1String("damage")).toInt())});
    QStringList along;
    for (const QJsonValue& icon : both.value(QLatin1String("comes_along")).toArray())
        along += shown(engine::valueNamed<Icon>(icon.toString()).value_or(Icon::Damage));
    if (!along.isEmpty())
        detail += hides ? fill(jaggedalliance::tr("hidden, no %1 either"), {along.join(QStringLiteral(", "))})
                        : fill(jaggedalliance::tr("%1 comes all the same"), {along.join(QStringLiteral(", "))});
    chances.detail = detail.join(QStringLiteral(" · "));
    return chances;
}

Chances counterAttack(const engine::Game& game, const engine::AnyState& any, const engine::Offer& offer)
{
    const QJsonObject odds = answerTo(game, any, "counter-attack", only(offer.fields, {"rebels"})).toObject();
    Chances chances;
    chances.text = fill(jaggedalliance::tr("holds: %1"), {percentText(odds.value(QLatin1String("hold")))});
    chances.tone = toneOf(percentOf(odds.value(QLatin1String("hold"))));
    QJsonObject pool = only(offer.fields, {"rebels"});
    pool.insert(QStringLiteral("kind"), QStringLiteral("counter-attack"));
    chances.detail = poolWords(answerTo(game, any, "pool", pool)) + QStringLiteral(" · ")
        + fill(jaggedalliance::tr("strength %1; losing it loses the scenario"),
            {number(odds.value(QLatin1String("strength")).toInt())});
    return chances;
}

Chances skill(const engine::Game& game, const engine::AnyState& any, const engine::Offer& offer, const QString& actor)
{
    const State& state = stateOf(any);
    const QJsonValue pool = answerTo(game, any, "pool",
        {{QStringLiteral("who"), actor}, {QStringLiteral("kind"), offer.fields.value(QLatin1String("skill"))},
            {QStringLiteral("rebels"), offer.fields.value(QLatin1String("rebels")).toInt()}});
    const QJsonObject parts = pool.toObject();
    QJsonObject asked{{QStringLiteral("dice"), pool.isString() ? pool : parts.value(QLatin1String("dice"))}};
    for (const char* name : {"expertise", "successes"})
        if (const QJsonValue value = parts.value(QLatin1String(name)); !value.isUndefined())
            asked.insert(QLatin1String(name), value);
    Chances chances;
    const Mission& goal = mission(state, offer.fields.value(QLatin1String("mission")).toString());
    const int wanted = goal.done < goal.goals.size() ? goal.goals[goal.done].successes : 1;
    asked.insert(QStringLiteral("at_least"), wanted);
    const QString exact = answerTo(game, any, "chance", asked).toString();
    const double percent =
        qRound(1000 * exact.section(QLatin1Char('/'), 0, 0).toDouble()
            / std::max(1.0, exact.section(QLatin1Char('/'), 1).isEmpty() ? 1.0 : exact.section(QLatin1Char('/'), 1).toDouble()))
        / 10.0;
    chances.text = fill(jaggedalliance::tr("≥ %1: %2 %"), {number(wanted), QString::number(percent)});
    chances.tone = toneOf(percent);
    chances.detail = poolWords(pool);
    return chances;
}

Chances bribe(const engine::Game& game, const engine::AnyState& any, const engine::Offer& offer)
{
    const int dice = offer.fields.value(QLatin1String("dice")).toInt();
    const QJsonObject odds = answerTo(game, any, "bribe-odds", {{QStringLiteral("dice"), dice}}).toObject();
    Chances chances;
    chances.text = fill(jaggedalliance::tr("%1 $"), {number(odds.value(QLatin1String("price")).toInt())});
    QStringList levels;
    const QJsonObject all = odds.value(QLatin1String("levels")).toObject();
    for (auto it = all.begin(); it != all.end(); ++it)
        levels += fill(jaggedalliance::tr("level %1: %2"), {it.key(), it.value().toString()});
    chances.detail = levels.join(QStringLiteral(" · "));
    return chances;
}

} // namespace

QJsonValue answerTo(const engine::Game& game, const engine::AnyState& state, const char* question, const QJsonObject& fields)
{
    const auto answer = game.ask(state, QLatin1String(question), fields);
    return answer ? answer->value : QJsonValue(QJsonValue::Undefined);
}

Tone toneOf(double percent) { return percent >= 66 ? Tone::Good : percent < 34 ? Tone::Bad : Tone::Plain; }

Chances chancesOf(const engine::Game& game, const engine::AnyState& any, const engine::Offer& offer)
{
    const QString actor = offer.actor.isEmpty() ? stateOf(any).active : offer.actor;
    if (offer.verb == QLatin1String("attack") || offer.verb == QLatin1String("repeat"))
        return attack(game, any, offer, actor);
    if (offer.verb == QLatin1String("defend"))
        return defence(game, any, offer);
    if (offer.verb == QLatin1String("counter-attack"))
        return counterAttack(game, any, offer);
    if (offer.verb == QLatin1String("skill"))
        return skill(game, any, offer, actor);
    if (offer.verb == QLatin1String("bribe"))
        return bribe(game, any, offer);
    return {};
}

} // namespace jaggedalliance::desk
