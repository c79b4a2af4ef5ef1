// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/offer_words.h"

#include "games/sellsword/desk/desk.h"
#include "games/sellsword/desk/names.h"

#include <QJsonArray>

namespace sellsword::desk {

using engine::fill;
using kit::OfferText;
using kit::Tone;

namespace {

struct Named {
    const State& state;
    const QJsonObject& fields;

    QString text(const char* name) const { return fields.value(QLatin1String(name)).toString(); }
    QString title(const char* name) const { return titleOf(state, text(name)); }
    // Of the card alone: its first unit has the same id and may already be one of several.
    QString cardTitle() const
    {
        const UnitCard* card = find(state.cards, text("card"));
        return card && !card->title.isEmpty() ? card->title : text("card");
    }
    QString attack() const { return titleOfAttack(state, text("who"), text("attack")); }
    // Whom an attack is aimed at: a unit, a square or everybody named.
    QString aim() const
    {
        if (!text("target").isEmpty())
            return title("target");
        QStringList all;
        for (const QJsonValue& one : fields.value(QLatin1String("targets")).toArray())
            all += titleOf(state, one.toString());
        return all.isEmpty() ? text("origin") : listed(all);
    }
    QString end() const { return fields.value(QLatin1String("path")).toArray().last().toString(); }
};

using Words = QString (*)(const QString& verb, const Named& f);

QString musterTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("add-unit"))
        return fill(sellsword::tr("Add %1"), {f.cardTitle()});
    if (verb == QLatin1String("remove-unit"))
        return fill(sellsword::tr("Take %1 out"), {f.title("who")});
    if (verb == QLatin1String("attach-mod"))
        return fill(sellsword::tr("Put %1 on %2"), {f.title("mod"), f.title("who")});
    if (verb == QLatin1String("detach-mod"))
        return fill(sellsword::tr("Take %1 off %2"), {f.title("mod"), f.title("who")});
    if (verb == QLatin1String("finish-warband"))
        return fill(sellsword::tr("The warband of %1 is finished"), {f.title("player")});
    return {};
}

QString orderTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("tactics-check"))
        return sellsword::tr("Roll the tactics check");
    if (verb == QLatin1String("reroll-tactics"))
        return f.text("who").isEmpty()
            ? fill(sellsword::tr("%1 rolls again"), {f.title("player")})
            : fill(sellsword::tr("%1 rolls again with a die of %2"), {f.title("player"), f.title("who")});
    if (verb == QLatin1String("settle-tactics"))
        return sellsword::tr("Accept the tactics check");
    if (verb == QLatin1String("name-picker"))
        return fill(sellsword::tr("%1 chooses the Gridmap"), {f.title("player")});
    if (verb == QLatin1String("choose-map"))
        return fill(sellsword::tr("%1 takes the side %2"), {f.title("player"), f.text("side")});
    if (verb == QLatin1String("place-tile"))
        return fill(sellsword::tr("Entry Tile of %1 at %2"), {f.title("player"), f.text("at")});
    if (verb == QLatin1String("deploy"))
        return fill(sellsword::tr("Place %1 at %2"), {f.title("who"), f.text("at")});
    if (verb == QLatin1String("start-round"))
        return sellsword::tr("Begin the round");
    if (verb == QLatin1String("choose-seat"))
        return fill(sellsword::tr("%1 is P%2"), {f.title("player"), number(f.fields.value(QLatin1String("seat")).toInt(1))});
    if (verb == QLatin1String("end-round"))
        return sellsword::tr("End the round: objectives");
    if (verb == QLatin1String("finish-round"))
        return sellsword::tr("The round is over");
    if (verb == QLatin1String("end-match"))
        return sellsword::tr("End the match as it stands");
    return {};
}

QString turnTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("activate"))
        return fill(sellsword::tr("%1 begins its turn"), {f.title("who")});
    if (verb == QLatin1String("skip-phase-0"))
        return sellsword::tr("Nobody goes in phase 0");
    if (verb == QLatin1String("start-effect"))
        return f.text("what") == QLatin1String("damaging") ? sellsword::tr("Wounds of the ground")
            : f.text("what") == QLatin1String("mortal")    ? sellsword::tr("Roll for the Mortal injury")
                                                           : fill(sellsword::tr("Roll for %1"), {f.text("what")});
    if (verb == QLatin1String("end-turn"))
        return sellsword::tr("End the acts");
    if (verb == QLatin1String("finish-turn"))
        return sellsword::tr("The turn is over");
    if (verb == QLatin1String("recover"))
        return fill(sellsword::tr("Recover from %1"), {f.text("status")});
    if (verb == QLatin1String("lend-die"))
        return fill(sellsword::tr("%1 lends a die: roll again"), {f.title("who")});
    if (verb == QLatin1String("rest"))
        return fill(sellsword::tr("Rest for a %1 token"),
            {QCoreApplication::translate(
                "sellsword", f.text("token").isEmpty() ? "green" : f.text("token").toLatin1().constData())});
    if (verb == QLatin1String("crow"))
        return sellsword::tr("Crow over the dropped enemy");
    if (verb == QLatin1String("use-trait")) {
        const Unit* who = unit(f.state, f.text("who"));
        const Trait* trait = who ? traitOf(f.state, *who, f.text("trait")) : nullptr;
        return trait && !trait->title.isEmpty() ? trait->title : f.text("trait");
    }
    return {};
}

QString actTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("move"))
        return f.end().isEmpty() ? sellsword::tr("Basic move") : fill(sellsword::tr("Move to %1"), {f.end()});
    if (verb == QLatin1String("maneuver"))
        return f.text("to").isEmpty() ? sellsword::tr("Maneuver") : fill(sellsword::tr("Maneuver to %1"), {f.text("to")});
    if (verb == QLatin1String("go-on"))
        return f.fields.value(QLatin1String("stop")).toBool() ? sellsword::tr("Stop here")
                                                              : sellsword::tr("Go on: nobody else replies");
    if (verb == QLatin1String("attack"))
        return fill(sellsword::tr("%1 at %2"), {f.attack(), f.aim()});
    if (verb == QLatin1String("charge"))
        return fill(sellsword::tr("Charge: %1 at %2"), {f.attack(), f.aim()});
    if (verb == QLatin1String("reply"))
        return fill(sellsword::tr("%1 replies: %2"), {f.title("who"), f.attack()});
    if (verb == QLatin1String("roll"))
        return sellsword::tr("Roll the attack");
    if (verb == QLatin1String("reroll-attack"))
        return f.text("who").isEmpty() ? sellsword::tr("Roll the miss again")
                                       : fill(sellsword::tr("Roll the miss again with a die of %1"), {f.title("who")});
    if (verb == QLatin1String("force-move"))
        return f.end().isEmpty() ? fill(sellsword::tr("%1 stays"), {f.title("who")})
                                 : fill(sellsword::tr("%1 is moved to %2"), {f.title("who"), f.end()});
    if (verb == QLatin1String("award"))
        return fill(sellsword::tr("%1 scores %2"), {f.title("player"), f.title("who")});
    return {};
}

QString allotTitle(const QString& verb, const Named& f)
{
    if (verb != QLatin1String("allot"))
        return {};
    QStringList parts;
    if (const int vigor = f.fields.value(QLatin1String("vigor")).toInt(); vigor > 0)
        parts += fill(sellsword::tr("Vigor −%1"), {number(vigor)});
    if (const Unit* who = unit(f.state, f.text("who")))
        for (const QJsonValue& box : f.fields.value(QLatin1String("injuries")).toArray())
            parts += boxText(f.state, *who, box.toString());
    return parts.isEmpty() ? sellsword::tr("Nothing to take") : parts.join(QStringLiteral(" + "));
}

QString effectTitle(const QString& verb, const Named& f)
{
    if (verb != QLatin1String("effect") && verb != QLatin1String("drop-effect"))
        return {};
    const Effect* effect = find(f.state.noted, f.text("noted"));
    const QString text = !effect ? f.text("noted") : effect->text.isEmpty() ? effectText(*effect) : effect->text;
    return fill(verb == QLatin1String("effect") ? sellsword::tr("Do: %1") : sellsword::tr("Strike out: %1"), {text});
}

// The chance and what it brings, asked of the rules.
void addChance(OfferText& text, const engine::Game& game, const engine::AnyState& state, const QJsonObject& fields, bool isCharge)
{
    QJsonObject question{{QStringLiteral("who"), fields.value(QLatin1String("who"))},
        {QStringLiteral("attack"), fields.value(QLatin1String("attack"))},
        {QStringLiteral("target"), fields.value(QLatin1String("target"))}};
    if (isCharge) {
        question.insert(QStringLiteral("charge"), true);
        question.insert(QStringLiteral("path"), fields.value(QLatin1String("path")));
    }
    const auto answer = game.ask(state, QStringLiteral("preview"), question);
    if (!answer)
        return;
    const QJsonObject value = answer->value.toObject();
    text.outcome = percentText(value.value(QLatin1String("hit")).toDouble());
    text.tone = Tone::Good;
    QStringList parts{faceText(value.value(QLatin1String("needed")).toInt()),
        fill(
            sellsword::tr("%1 wounds on average"), {QString::number(value.value(QLatin1String("expected")).toDouble(), 'f', 1)})};
    if (const QJsonArray path = fields.value(QLatin1String("path")).toArray(); isCharge && !path.isEmpty())
        parts += fill(sellsword::tr("ends at %1"), {path.last().toString()});
    if (const double drop = value.value(QLatin1String("drop")).toDouble(); drop > 0)
        parts += fill(sellsword::tr("drops it %1"), {percentText(drop)});
    text.detail = parts.join(QStringLiteral(" · "));
}

} // namespace

QString changesText(const State& before, const State& after, const QString& named)
{
    QStringList parts;
    for (const Unit& now : after.units) {
        const Unit* was = find(before.units, now.id);
        if (!was)
            continue;
        const QString of = now.id == named ? QString() : titleOf(after, now.id) + QStringLiteral(": ");
        const auto add = [&](const QString& text) { parts += of + text; };
        if (now.dropped && !was->dropped) {
            add(sellsword::tr("drops"));
            continue;
        }
        if (const int vigor = vigorOf(after, now) - vigorOf(before, *was); vigor != 0 && now.id != named)
            add(fill(sellsword::tr("Vigor %1"), {signedNumber(vigor)}));
        if (const int move = moveOf(after, now); move != moveOf(before, *was))
            add(fill(sellsword::tr("Move %1 → %2"), {number(moveOf(before, *was)), number(move)}));
        if (flies(before, *was) && !flies(after, now))
            add(sellsword::tr("no flight"));
        for (const Stat stat : {Stat::Armor, Stat::Agility, Stat::Brawn, Stat::Spirit, Stat::Wits})
            if (const int value = statOf(after, now, stat); value != statOf(before, *was, stat))
                add(fill(sellsword::tr("%1 %2 → %3"), {capital(shown(stat)), number(statOf(before, *was, stat)), number(value)}));
        if (isExhausted(after, now) && !isExhausted(before, *was))
            add(sellsword::tr("Exhausted: no charge"));
        if (hasInjury(now, QLatin1String("mortal")) && !hasInjury(*was, QLatin1String("mortal")))
            add(sellsword::tr("may drop at the start of its turns"));
        if (const auto injuries = now.injuries.size() - was->injuries.size(); injuries > 0)
            add(fill(sellsword::tr("attacks −%1"), {number(now.injuries.size())}));
        for (const QString& box : now.injuries)
            if (!was->injuries.contains(box) && (attackOf(after, now, box) || traitOf(after, now, box)))
                add(fill(sellsword::tr("%1 is lost"), {boxText(after, now, box)}));
        for (const Status& status : now.statuses)
            if (!find(was->statuses, status.id))
                add(statusText(status));
        for (const Status& status : was->statuses)
            if (!find(now.statuses, status.id))
                add(fill(sellsword::tr("no longer %1"), {statusText(status)}));
        const Tokens tokens = tokensOf(after, now), had = tokensOf(before, *was);
        for (const Token colour : {Token::Green, Token::Blue, Token::Red})
            if (const int more = tokens.of(colour) - had.of(colour); more != 0)
                add(signedNumber(more) + QLatin1Char(' ') + shown(colour));
    }
    for (const Player& now : after.players)
        if (const Player* was = find(before.players, now.id); was && was->vp != now.vp)
            parts += fill(sellsword::tr("%1 %2 points"), {titleOf(after, now.id), signedNumber(now.vp - was->vp)});
    return listed(parts);
}

OfferText wordsOn(const engine::Game& game, const engine::AnyState& any, const engine::Offer& offer)
{
    const State& state = stateOf(any);
    OfferText text;
    const Named named{state, offer.fields};
    for (const Words words : {musterTitle, orderTitle, turnTitle, actTitle, allotTitle, effectTitle})
        if (text.title.isEmpty())
            text.title = words(offer.verb, named);
    if (text.title.isEmpty())
        text.title = offer.label.text();
    if (const engine::Condition* why = offer.verdict.decisive()) {
        text.outcome = sellsword::tr("refused");
        text.tone = Tone::Bad;
        text.detail = why->text();
        return text;
    }
    const bool isCharge = offer.verb == QLatin1String("charge");
    if ((isCharge || offer.verb == QLatin1String("attack")) && offer.fields.contains(QLatin1String("target"))) {
        addChance(text, game, any, offer.fields, isCharge);
        return text;
    }
    if (const auto needs = game.needs(any, offer.verb, offer.fields);
        needs && !(needs->dice.isEmpty() && needs->picks.isEmpty())) {
        if (!needs->dice.isEmpty())
            text.outcome = needs->dice.size() > 1 ? fill(sellsword::tr("rolls %1 D20"), {number(needs->dice.size())})
                                                  : sellsword::tr("rolls a D20");
        return text;
    }
    const auto action = game.action(any, offer.verb, offer.fields);
    if (!action)
        return text;
    if (offer.verb == QLatin1String("maneuver"))
        text.outcome = sellsword::tr("nobody replies");
    const engine::Outcome outcome = game.apply(any, *action);
    text.detail =
        changesText(state, stateOf(outcome.state), offer.verb == QLatin1String("allot") ? named.text("who") : QString());
    if (text.detail.isEmpty()) {
        QStringList told;
        for (const engine::Told& one : outcome.told)
            told += one.text();
        text.detail = told.join(QStringLiteral(" · "));
    }
    return text;
}

} // namespace sellsword::desk
