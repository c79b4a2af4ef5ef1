// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/offer_words.h"

#include "games/jagged-alliance/desk/chances.h"
#include "games/jagged-alliance/desk/desk.h"
#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/desk/outcome.h"
#include "games/jagged-alliance/rules/dice/rolls.h"
#include "games/jagged-alliance/rules/rules.h"

#include <QJsonArray>

#include <memory>

namespace jaggedalliance::desk {

using engine::fill;
using kit::OfferText;
using kit::Tone;

namespace {

// The fields of an offer with the names that people know.
struct Named {
    const State& state;
    const QJsonObject& fields;

    QString of(const char* field) const { return fields.value(QLatin1String(field)).toString(); }
    QString title(const char* field) const { return nameOf(state, of(field)); }
    int value(const char* field) const { return fields.value(QLatin1String(field)).toInt(); }
    bool is(const char* field) const { return fields.value(QLatin1String(field)).toBool(); }
    QString titles(const char* field) const
    {
        QStringList names;
        for (const QJsonValue& id : fields.value(QLatin1String(field)).toArray())
            names += nameOf(state, id.toString());
        return names.join(QStringLiteral(", "));
    }
    QString place() const { return placeName(engine::valueNamed<Place>(of("place")).value_or(Place::Inventory)); }
};

QString campaignTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("start-campaign"))
        return jaggedalliance::tr("Open the campaign's tracker");
    if (verb == QLatin1String("buy"))
        return f.of("to").isEmpty() ? fill(jaggedalliance::tr("Buy %1"), {f.title("card")})
                                    : fill(jaggedalliance::tr("Buy %1 for %2"), {f.title("card"), f.title("to")});
    if (verb == QLatin1String("sell"))
        return fill(jaggedalliance::tr("Sell %1"), {f.titles("cards")});
    if (verb == QLatin1String("hand-over")) {
        if (f.of("to").isEmpty())
            return fill(jaggedalliance::tr("Put %1 into storage"), {f.title("card")});
        return f.of("place").isEmpty()
            ? fill(jaggedalliance::tr("Give %1 to %2"), {f.title("card"), f.title("to")})
            : fill(jaggedalliance::tr("Give %1 to %2: %3"), {f.title("card"), f.title("to"), f.place()});
    }
    if (verb == QLatin1String("swap-mercenary"))
        return fill(jaggedalliance::tr("%1 takes the place of %2"), {f.title("to"), f.title("from")});
    if (verb == QLatin1String("tick-city"))
        return jaggedalliance::tr("Tick the next liberated city");
    if (verb == QLatin1String("tick-experience"))
        return fill(jaggedalliance::tr("Tick %1 as experienced"), {f.title("enemy")});
    if (verb == QLatin1String("confirm-dice"))
        return jaggedalliance::tr("The faces are those of my dice");
    if (verb == QLatin1String("deploy"))
        return fill(jaggedalliance::tr("%1 begins in %2"), {f.title("who"), placeText(f.state, f.of("at"), f.of("area"))});
    if (verb == QLatin1String("begin-play"))
        return jaggedalliance::tr("Begin the first turn");
    if (verb == QLatin1String("declare"))
        return f.of("ending") == QLatin1String("won") ? jaggedalliance::tr("The objective is reached: won")
                                                      : jaggedalliance::tr("The scenario's own loss condition holds: lost");
    if (verb == QLatin1String("finish-scenario"))
        return jaggedalliance::tr("Put the scenario away");
    return {};
}

QString startTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("activate"))
        return fill(jaggedalliance::tr("Activate %1"), {f.title("who")});
    if (verb == QLatin1String("on-activation"))
        return fill(jaggedalliance::tr("On activation: %1"), {f.title("card")});
    if (verb == QLatin1String("flee"))
        return fill(jaggedalliance::tr("Flee to %1"), {f.title("to")});
    if (verb == QLatin1String("arrange"))
        return fill(f.is("exchange") ? jaggedalliance::tr("%1 → %2, in exchange") : jaggedalliance::tr("%1 → %2"),
            {f.title("card"), f.place()});
    if (verb == QLatin1String("attach"))
        return fill(jaggedalliance::tr("Attach %1 to %2"), {f.title("card"), f.title("host")});
    if (verb == QLatin1String("detach"))
        return fill(jaggedalliance::tr("Take %1 off"), {f.title("card")});
    if (verb == QLatin1String("trade"))
        return f.of("back").isEmpty()
            ? fill(jaggedalliance::tr("Hand %1 to %2"), {f.title("card"), f.title("to")})
            : fill(jaggedalliance::tr("Hand %1 to %2 for %3"), {f.title("card"), f.title("to"), f.title("back")});
    if (verb == QLatin1String("discard"))
        return fill(jaggedalliance::tr("Discard %1"), {f.title("card")});
    if (verb == QLatin1String("receive"))
        return f.of("instead").isEmpty()
            ? fill(jaggedalliance::tr("%1 takes %2"), {f.title("who"), f.title("card")})
            : fill(jaggedalliance::tr("%1 takes %2 and discards %3"), {f.title("who"), f.title("card"), f.title("instead")});
    return {};
}

// "Attack Guard e1, action 2, durability: Dockside Carbine"
QString attackTitle(const Named& f, const QString& card, int use)
{
    const Card& weapon = jaggedalliance::card(f.state, card);
    const bool isKnown = use >= 1 && use <= weapon.uses.size();
    const QString target =
        f.of("target").isEmpty() ? fill(jaggedalliance::tr("area %1"), {f.of("area").toUpper()}) : f.title("target");
    QString how = target; // what tells one from another stands before the name, whose end may be left off
    if (isKnown && weapon.uses.size() > 1)
        how += fill(jaggedalliance::tr(", action %1"), {number(use)});
    if (f.is("wear"))
        how += jaggedalliance::tr(", durability");
    if (const QString worn = f.titles("worn"); !worn.isEmpty())
        how += fill(jaggedalliance::tr(", wearing %1"), {worn});
    if (const QString helpers = f.titles("with"); !helpers.isEmpty())
        how += fill(jaggedalliance::tr(", with %1"), {helpers});
    if (f.value("rebels") > 0)
        how += fill(jaggedalliance::tr(", rebels: %1"), {number(f.value("rebels"))});
    return fill(jaggedalliance::tr("Attack %1: %2"), {how, nameOf(f.state, card)});
}

QString actTitle(const QString& verb, const Named& f)
{
    const QString area = f.of("area").isEmpty() ? QString() : QStringLiteral(" · ") + f.of("area").toUpper();
    const bool inside = find(sector(f.state, mercenary(f.state, f.state.active).at).areas, f.of("to"));
    const QString to = (inside ? fill(jaggedalliance::tr("area %1"), {f.of("to").toUpper()}) : f.title("to")) + area;
    const QString token = f.is("shared") ? jaggedalliance::tr(", by the shared token") : QString();
    if (verb == QLatin1String("step"))
        return fill(jaggedalliance::tr("Move to %1"), {to});
    if (verb == QLatin1String("group-move")) {
        const QString along = f.titles("with");
        QString text = along.isEmpty() ? fill(jaggedalliance::tr("Group Move to %1"), {to})
                                       : fill(jaggedalliance::tr("Group Move to %1 with %2"), {to, along});
        return text + token;
    }
    if (verb == QLatin1String("attack"))
        return attackTitle(f, f.of("card"), std::max(1, f.value("use")));
    if (verb == QLatin1String("repeat"))
        return fill(jaggedalliance::tr("Repeat the burst on %1"),
            {f.of("target").isEmpty() ? fill(jaggedalliance::tr("area %1"), {f.of("area").toUpper()}) : f.title("target")});
    if (verb == QLatin1String("use"))
        return f.of("target").isEmpty()
            ? fill(jaggedalliance::tr("Use %1"), {f.title("card")})
            : fill(f.is("bleeding") ? jaggedalliance::tr("Use %1 on %2: stop the bleeding") : jaggedalliance::tr("Use %1 on %2"),
                {f.title("card"), f.title("target")});
    if (verb == QLatin1String("loot"))
        return fill(jaggedalliance::tr("Loot %1"), {f.title("what")});
    if (verb == QLatin1String("skill")) {
        const QString skill = capital(shown(engine::valueNamed<Skill>(f.of("skill")).value_or(Skill::Medical)));
        const QString what =
            f.of("mission").isEmpty() ? skill : fill(jaggedalliance::tr("%1 for %2"), {skill, f.title("mission")});
        return (f.value("rebels") > 0 ? what + fill(jaggedalliance::tr(", rebels: %1"), {number(f.value("rebels"))}) : what)
            + token;
    }
    if (verb == QLatin1String("assign") && f.is("bleeding"))
        return fill(jaggedalliance::tr("Stop the bleeding of %1"), {f.title("target")});
    if (verb == QLatin1String("assign"))
        return f.of("card").isEmpty() ? fill(jaggedalliance::tr("A success for %1"), {f.title("target")})
                                      : fill(jaggedalliance::tr("Repair %1"), {f.title("card")});
    if (verb == QLatin1String("train"))
        return jaggedalliance::tr("Train a rebel") + token;
    if (verb == QLatin1String("bribe"))
        return fill(jaggedalliance::tr("Bribe, dice: %1"), {number(f.value("dice"))}) + token;
    if (verb == QLatin1String("reveal"))
        return fill(
            f.is("far") ? jaggedalliance::tr("A card says so: turn %1 over from here") : jaggedalliance::tr("Turn %1 over"),
            {f.title("token")});
    if (verb == QLatin1String("come-back"))
        return fill(jaggedalliance::tr("%1 comes back to area %2"), {f.title("who"), f.of("area").toUpper()});
    if (verb == QLatin1String("reroll")) {
        const auto& roll = f.state.roll;
        const qsizetype at = f.value("die") - 1;
        const QString face = roll && at >= 0 && at < roll->dice.size() && at < roll->rolled.size()
            ? facesText(f.state, {roll->dice[at]}, {roll->rolled[at]})
            : QString();
        return fill(jaggedalliance::tr("Roll again: die %1, %2"), {number(f.value("die")), face});
    }
    if (verb == QLatin1String("keep"))
        return jaggedalliance::tr("Let the roll stand");
    if (verb == QLatin1String("move-granted"))
        return fill(jaggedalliance::tr("Go to %1"),
            {find(f.state.sectors, f.of("to")) || find(f.state.missions, f.of("to"))
                    ? f.title("to") + area
                    : fill(jaggedalliance::tr("area %1"), {f.of("to").toUpper()})});
    if (verb == QLatin1String("forgo"))
        return jaggedalliance::tr("Leave it unused");
    if (verb == QLatin1String("end-actions"))
        return jaggedalliance::tr("End the actions");
    return {};
}

QString otherTitle(const QString& verb, const Named& f)
{
    if (verb == QLatin1String("enemy-act")) {
        QString text = f.of("enemy").isEmpty() ? jaggedalliance::tr("The next enemy acts")
                                               : fill(jaggedalliance::tr("%1 acts"), {f.title("enemy")});
        return f.of("to").isEmpty() ? text : fill(jaggedalliance::tr("%1, by way of %2"), {text, f.of("to").toUpper()});
    }
    if (verb == QLatin1String("defend")) {
        QString text = f.is("stealth") ? jaggedalliance::tr("Hide: stealth") : jaggedalliance::tr("Armour");
        if (const QString worn = f.titles("worn"); !worn.isEmpty())
            text += fill(jaggedalliance::tr(", wearing %1"), {worn});
        return f.value("rebels") > 0 ? text + fill(jaggedalliance::tr(", rebels: %1"), {number(f.value("rebels"))}) : text;
    }
    if (verb == QLatin1String("end-player-phase"))
        return jaggedalliance::tr("End the player phase");
    if (verb == QLatin1String("raise-threat"))
        return jaggedalliance::tr("Resolve one threat token");
    if (verb == QLatin1String("counter-attack"))
        return f.value("rebels") > 0 ? fill(jaggedalliance::tr("Fight with rebels: %1"), {number(f.value("rebels"))})
                                     : jaggedalliance::tr("Fight with the guards only");
    if (verb == QLatin1String("draw-event"))
        return jaggedalliance::tr("Draw the event");
    if (verb == QLatin1String("end-dictator-phase"))
        return jaggedalliance::tr("End the dictator phase");
    if (verb == QLatin1String("liberate"))
        return fill(jaggedalliance::tr("%1 is liberated"), {f.title("sector")});
    if (verb == QLatin1String("uncover"))
        return fill(jaggedalliance::tr("%1 is in %2"), {f.title("lieutenant"), f.title("sector")});
    if (verb == QLatin1String("lieutenant"))
        return fill(jaggedalliance::tr("%1 comes into play"), {f.title("lieutenant")});
    if (verb == QLatin1String("resolve-goal"))
        return fill(jaggedalliance::tr("Condition of %1 is met"), {f.title("mission")});
    if (verb == QLatin1String("replace"))
        return f.of("by").isEmpty() ? fill(jaggedalliance::tr("Settle the cards of %1"), {f.title("who")})
            : f.titles("discards").isEmpty()
            ? fill(jaggedalliance::tr("%1 replaces %2"), {f.title("by"), f.title("who")})
            : fill(jaggedalliance::tr("%1 replaces %2, discarding %3"), {f.title("by"), f.title("who"), f.titles("discards")});
    if (verb == QLatin1String("enter"))
        return fill(jaggedalliance::tr("%1 arrives in %2"), {f.title("who"), placeText(f.state, f.of("at"), f.of("area"))});
    if (verb == QLatin1String("effect") || verb == QLatin1String("drop-effect")) {
        const Effect* due = find(f.state.due, f.of("due"));
        QString text = due ? effectText(f.state, *due) : QString();
        if (!f.of("target").isEmpty())
            text += QStringLiteral(": ") + f.title("target");
        if (f.is("bleeding"))
            text += jaggedalliance::tr(", the bleeding");
        return fill(
            verb == QLatin1String("effect") ? jaggedalliance::tr("Do: %1") : jaggedalliance::tr("Strike out: %1"), {text});
    }
    return {};
}

// The table as everybody sees it: what lies face down tells nothing before it is turned over.
engine::AnyState asSeen(const engine::AnyState& any)
{
    State seen = stateOf(any);
    for (Sector& one : seen.sectors) {
        one.tokens.clear();
        if (one.state != SectorState::Occupied || one.faceUp)
            continue;
        SpawnCard back;
        back.difficulty = one.spawn.difficulty;
        one.spawn = back;
        Token unknown; // whatever the card brings, the sector is not free at once
        unknown.at = one.id;
        seen.tokens += unknown;
    }
    return std::make_shared<const State>(std::move(seen));
}

} // namespace

QString titleOn(const engine::AnyState& any, const engine::Offer& offer)
{
    const Named named{stateOf(any), offer.fields};
    for (const auto& words : {campaignTitle, startTitle, actTitle, otherTitle})
        if (const QString title = words(offer.verb, named); !title.isEmpty())
            return title;
    return offer.label.text();
}

OfferText wordsOn(const engine::Game& game, const engine::AnyState& any, const engine::Offer& offer)
{
    OfferText text;
    text.title = titleOn(any, offer);
    if (const engine::Condition* why = offer.verdict.decisive()) {
        text.outcome = jaggedalliance::tr("refused");
        text.tone = Tone::Bad;
        text.detail = why->text();
        return text;
    }
    QStringList warnings;
    for (const engine::Condition& condition : offer.verdict.conditions)
        if (!condition.holds
            && condition.reason
                != &reason(R::W_DICE)) // allowed all the same: worth reading first; of the dice the table warns itself
            warnings += condition.text();
    if (const Chances chances = chancesOf(game, any, offer); !chances.text.isEmpty()) {
        text.outcome = chances.text;
        text.tone = chances.tone;
        text.detail = (QStringList{chances.detail} + warnings).join(QStringLiteral(" · "));
        return text;
    }
    const auto action = game.action(any, offer.verb, offer.fields);
    if (!action)
        return text;
    if (const auto needs = game.needs(any, offer.verb, offer.fields);
        needs && !(needs->dice.isEmpty() && needs->picks.isEmpty() && needs->facts.isEmpty())) {
        QStringList asked;
        for (const engine::Pick& pick : needs->picks)
            asked += pick.label;
        text.detail = (asked + warnings).join(QStringLiteral(" · "));
        return text;
    }
    if (const QList<engine::Fault> open = game.incomplete(any, *action); !open.isEmpty()) {
        text.detail = open.first().remedy;
        return text;
    }
    const engine::AnyState seen = asSeen(any);
    const engine::Outcome outcome = game.apply(seen, *action);
    const Brief brief = briefly(stateOf(seen), stateOf(outcome.state), offer.actor);
    text.outcome = brief.text.isEmpty() && offer.verb == QLatin1String("sell")
        ? fill(jaggedalliance::tr("funds %1"), {signedNumber(0)})
        : brief.text;
    text.tone = brief.tone;
    QStringList told = warnings;
    for (const engine::Told& one : outcome.told)
        told += one.text();
    text.detail = told.join(QStringLiteral(" · "));
    return text;
}

QString percentText(const QJsonValue& chance)
{
    return engine::fill(
        jaggedalliance::tr("%1 %"), {QString::number(chance.toObject().value(QLatin1String("percent")).toDouble())});
}

} // namespace jaggedalliance::desk
