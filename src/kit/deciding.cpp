// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/deciding.h"

#include "kit/guiding.h"
#include "kit/seats.h"

#include <algorithm>

namespace kit {

namespace {

// Nobody else can be named with it: who blocks, who assists, which card, unless offers of their own name them. What is drawn and
// thrown is nobody's choice.
bool isWholly(const engine::AnyAction& act, const QList<engine::AnyAction>& others)
{
    QStringList said = act.typed().keys();
    for (const engine::AnyAction& other : others)
        if (other.verb() == act.verb())
            said += other.typed().keys();
    const QJsonObject fields = act.schema().value(QLatin1String("properties")).toObject();
    for (auto it = fields.begin(); it != fields.end(); ++it) {
        const QJsonObject field = it->toObject();
        const bool isNamed = field.contains(QLatin1String("x-names"))
            || field.value(QLatin1String("items")).toObject().contains(QLatin1String("x-names"));
        if (isNamed && !said.contains(it.key()))
            return false;
    }
    return true;
}

// Where something else was half chosen than the line names, it names what goes on with that.
QString goesOn(const Sitting& sitting, const Desk& desk, const QString& line)
{
    for (const engine::Offer& told : sitting.offers()) {
        const QString title = line.isEmpty() || desk.goesOnWith(sitting, told) ? QString() : desk.offerText(sitting, told).title;
        if (title.isEmpty() || !isNamed(line, title))
            continue;
        for (const engine::Offer& one : sitting.offers())
            if (one.verdict.isAllowed() && one.action.verb() == told.action.verb() && desk.goesOnWith(sitting, one))
                return pressed(desk.offerText(sitting, one).title, line.mid(pressed(title, {}).size()));
    }
    return line;
}

// What the line names, although it ends what somebody could still act in; null: it names no such thing.
const engine::Offer* endIn(const QString& line, const Sitting& sitting, const Desk& desk)
{
    const auto isEnd = [&](const engine::Offer& one) {
        return endsEarly(sitting, desk, one) && isNamed(line, desk.offerText(sitting, one).title);
    };
    const auto end = std::ranges::find_if(sitting.offers(), isEnd);
    return line.isEmpty() || end == sitting.offers().end() ? nullptr : &*end;
}

} // namespace

std::optional<engine::AnyAction> forced(const Sitting& sitting, const Desk& desk)
{
    if (sitting.isLooking() || sitting.isReadOnly())
        return std::nullopt;
    QList<engine::AnyAction> due, waiting;
    bool isByHand = false;
    for (const engine::Offer& offer : sitting.offers()) {
        if (offer.secret)
            return std::nullopt; // what is in a hand, and whether anything is, is for its own player to say
        if (!offer.verdict.isAllowed())
            continue;
        const bool isWaiting = desk.canWait(sitting.state(), offer, sitting.offers());
        (isWaiting ? waiting : due) += offer.action;
        isByHand = isByHand || (!isWaiting && desk.isChosenByHand(sitting.state(), offer, sitting.offers()));
    }
    if (due.size() != 1 || isByHand)
        return std::nullopt;
    const engine::AnyAction& act = due.first();
    if (!isWholly(act, waiting)) // a block, an assist, a card that helps
        return std::nullopt;
    const engine::Needs open = sitting.asks(act);
    if (!open.dice.isEmpty() || !open.picks.isEmpty() || !open.facts.isEmpty())
        return std::nullopt;
    const engine::Judged judged = sitting.table().judge(act);
    const engine::Game& game = sitting.game();
    if (judged.submission.answer != engine::Submission::Answer::Done || sitting.askedFirst(act))
        return std::nullopt;
    const auto isKept = [&](const engine::AnyAction& one) { // it can be done later, or changes nothing of what comes out
        if (game.faults(judged.after, one).isEmpty() && game.check(judged.after, one).isAllowed())
            return true;
        if (!game.faults(sitting.state(), one).isEmpty())
            return false;
        const engine::AnyState first = game.apply(sitting.state(), one).state;
        return game.check(first, act).isAllowed() && game.digest(game.apply(first, act).state) == game.digest(judged.after);
    };
    const bool isAllKept = std::ranges::all_of(waiting, isKept);
    return isAllKept ? std::optional(act) : std::nullopt;
}

bool endsEarly(const Sitting& sitting, const Desk& desk, const engine::Offer& offer)
{
    return desk.isEnd(offer.action) && std::ranges::any_of(sitting.offers(), [&](const engine::Offer& one) {
        return one.verdict.isAllowed() && !one.actor.isEmpty() && !desk.isEnd(one.action)
            && (!one.secret || sitting.mayShow(one.actor)) && !desk.canWait(sitting.state(), one, sitting.offers());
    });
}

bool isHeld(const Sitting& sitting, const Desk& desk)
{
    const QString line = goesOn(sitting, desk, desk.guideLine(sitting.state()));
    return !line.isEmpty() && std::ranges::any_of(sitting.offers(), [&](const engine::Offer& one) {
        return isNamed(line, desk.offerText(sitting, one).title);
    });
}

bool isOthers(const engine::Verdict& verdict)
{
    const engine::Condition* why = verdict.decisive();
    return why && why->reason && qstrcmp(why->reason->id, Campaign::rightReason) == 0;
}

QString guided(const Sitting& sitting, const Desk& desk, const std::optional<engine::AnyAction>& forced, const QString& goOn)
{
    const QString line = goesOn(sitting, desk, desk.guideLine(sitting.state()));
    const auto isTold = [&](const engine::Offer& offer) { return isNamed(line, desk.offerText(sitting, offer).title); };
    const auto isHidden = [&](const engine::Offer& offer) { return offer.secret && !sitting.mayShow(offer.actor); };
    // Whom this computer does not act for is waited for.
    const auto waitsFor = [&](const engine::Offer& offer) { return isOthers(offer.verdict) && isTold(offer); };
    if (const auto others = std::ranges::find_if(sitting.offers(), waitsFor);
        !line.isEmpty() && others != sitting.offers().end() && !others->actor.isEmpty()) {
        const qsizetype seat = sitting.game().seats(sitting.state()).indexOf(others->actor); // its name is no heading over offers
        return engine::fill(Sitting::tr("%1 is to act."),
            {seat < 0 ? desk.actorName(sitting.state(), others->actor) : seatNames(sitting.game(), sitting.state()).value(seat)});
    }
    if (!line.isEmpty())
        if (const auto hidden =
                std::ranges::find_if(sitting.offers(), [&](const auto& one) { return isHidden(one) && isTold(one); });
            hidden != sitting.offers().end())
            return engine::fill(Sitting::tr("Look at the hand first (F8), nobody else at the screen. %1"),
                {line.mid(pressed(desk.offerText(sitting, *hidden).title, {}).size())});
    if (const engine::Offer* early = endIn(line, sitting, desk)) {
        const QString title = desk.offerText(sitting, *early).title; // named, and not what Enter does
        return engine::fill(Sitting::tr("%1 “%2” leaves it at that."), {line.mid(pressed(title, {}).size()), title});
    }
    if (line.isEmpty() || !forced)
        return line;
    const auto offer = std::ranges::find(sitting.offers(), *forced, &engine::Offer::action);
    const QString title = desk.offerText(sitting, *offer).title;
    return isNamed(line, title) ? pressed(goOn, line.mid(pressed(title, {}).size())) : line;
}

engine::AnyAction namedIn(const QString& line, const Sitting& sitting, const Desk& desk)
{
    engine::AnyAction named;
    if (line.isEmpty())
        return named;
    for (const engine::Offer& offer : sitting.offers()) {
        if (!offer.verdict.isAllowed() || (offer.secret && !sitting.mayShow(offer.actor))
            || desk.isChosenByHand(sitting.state(), offer, sitting.offers()) || !desk.goesOnWith(sitting, offer)
            || !isNamed(line, desk.offerText(sitting, offer).title))
            continue;
        const bool isSaid = !offer.actor.isEmpty() && line.contains(desk.actorName(sitting.state(), offer.actor));
        if (isSaid || named.isNone())
            named = offer.action;
        if (isSaid)
            break;
    }
    return named;
}

bool isNamed(const QString& line, const QString& title) { return line.startsWith(pressed(title, {})); }

} // namespace kit
