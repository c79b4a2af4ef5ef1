// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/pick.h"

#include "games/swords-and-souls/desk/offer_words.h"
#include "games/swords-and-souls/rules/query.h"
#include "games/swords-and-souls/rules/rules.h"
#include "engine/table_actions.h"
#include "kit/desk_of.h"
#include "kit/reasons.h"

#include <QMenu>

#include <algorithm>

namespace swordsandsouls::desk {

using engine::AnyAction;
using engine::Offer;

namespace {

template <class A>
concept UsesCard = requires(A a)
{
    a.card;
    a.from;
};

// What an offer uses; none when it uses nothing that can be picked up.
Pick usedBy(const Offer& offer)
{
    const auto named = [](const QString& card) { return card.isEmpty() ? QString(QLatin1String(unnamedCard)) : card; };
    return kit::each<Action, Pick>(offer.action, [&]<class A>(const A& a) -> Pick {
        if constexpr (UsesCard<A>)
            return {offer.actor, named(a.card), a.from.value_or(Source::Hand)};
        else if constexpr (std::is_same_v<A, DropCards>)
            return {offer.actor, named(a.cards.value(0)), Source::Hand};
        else
            return {};
    });
}

// The same done with this card.
AnyAction naming(const AnyAction& action, const QString& card)
{
    return kit::each<Action, AnyAction>(action, [&]<class A>(A a) -> AnyAction {
        if constexpr (UsesCard<A>)
            a.card = card;
        else if constexpr (std::is_same_v<A, DropCards>)
            a.cards = {card};
        return a;
    });
}

// Nothing when this cannot be meant at all.
std::optional<Offer> checked(const kit::Sitting& sitting, Offer offer, const AnyAction& action)
{
    if (!sitting.game().faults(sitting.state(), action).isEmpty())
        return std::nullopt;
    offer.action = action;
    offer.verdict = sitting.game().check(sitting.state(), action);
    return offer;
}

} // namespace

QString aimOf(const Offer& offer)
{
    return kit::each<Action, QString>(offer.action, []<class A>(const A& a) {
        if constexpr (std::is_same_v<A, DoEffect>)
            return a.on;
        else if constexpr (requires { a.target; })
            return a.target;
        else
            return QString();
    });
}

QList<Offer> offersWith(const kit::Sitting& sitting, const Pick& pick)
{
    QList<Offer> found;
    if (pick.isNone())
        return found;
    const Player& owner = player(kit::stateOf<State>(sitting.state()), pick.who);
    const bool isNamed = pick.from != Source::Hand || pick.card == QLatin1String(unnamedCard) || owner.hand.contains(pick.card);
    for (const Offer& offer : sitting.offers()) {
        const Pick used = usedBy(offer);
        if (isNamed && used == pick)
            found += offer;
        if (isNamed || used != Pick{pick.who, QLatin1String(unnamedCard), pick.from})
            continue;
        if (const auto named = checked(sitting, offer, naming(offer.action, pick.card)); named && named->verdict.isAllowed())
            found += *named;
    }
    return found;
}

QList<Offer> variants(const kit::Sitting& sitting, const Offer& offer)
{
    const State& state = kit::stateOf<State>(sitting.state());
    const QStringList others = clockwise(state, offer.actor).mid(1);
    QList<Offer> all;
    const auto add = [&](const AnyAction& action) {
        if (const auto other = checked(sitting, offer, action))
            all += *other;
    };
    const auto aim = [&](auto action) {
        const QList<engine::Fault> open = lacking(state, action);
        if (std::ranges::none_of(open, [](const engine::Fault& fault) { return fault.place.endsWith(QLatin1String(".target")); }))
            return;
        for (const QString& target : others) {
            action.target = target;
            add(action);
        }
    };
    kit::on(
        offer.action, [&](const DeclareAttack& a) { aim(a); }, [&](const ResolveInstant& a) { aim(a); });
    if (all.isEmpty())
        all += offer;
    const auto strengthen = [&](auto action, Does does) { // a card that nobody entered
        const Card& printed = card(state, action.card);
        if ((printed.isEntered() && !isOpen(printed, does)) || action.from)
            return;
        action.doubled = true;
        add(action);
    };
    kit::on(
        offer.action, [&](const DeclareAttack& a) { strengthen(a, &Card::attack); },
        [&](const HelpAttack& a) { strengthen(a, &Card::helpsAttack); },
        [&](const ResolveInstant& a) {
            if (state.instants.isEmpty() || !isOpen(card(state, state.instants.first().card), &Card::attack)
                || !a.target.isEmpty())
                return;
            ResolveInstant attacking = a;
            attacking.attacks = true;
            for (const QString& target : others) {
                attacking.target = target;
                add(attacking);
            }
        });
    return all;
}

void askName(kit::Sitting& sitting, const QString& path, const QString& label, Origin kind, const QString& hero)
{
    engine::Needs needs;
    needs.picks += engine::Pick{QStringLiteral("value"), label, {}, 1, false};
    for (const Card& one : kit::stateOf<State>(sitting.state()).cards)
        if (one.kind == Origin::Arsenal || (kind == Origin::Starter && one.hero == hero))
            needs.picks.first().from += one.id;
    sitting.drop(); // nothing else waits for it
    emit sitting.asked(engine::Correct{path, {}, kit::reasons::asItLies}, needs, {});
}

QList<Offer> allowed(QList<Offer> offers)
{
    offers.removeIf([](const Offer& offer) { return !offer.verdict.isAllowed(); });
    return offers;
}

QMenu* menuOf(
    const QList<Offer>& offers, const kit::Sitting& sitting, const char* name, QWidget* owner, const kit::Chosen& chosen)
{
    auto* menu = new QMenu(owner);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QLatin1String(name));
    QList<Offer> all;
    for (const Offer& offer : offers)
        all += variants(sitting, offer);
    kit::addOffers(
        menu, all, [&](const Offer& offer) { return wordsOn(sitting, offer); }, chosen);
    return menu;
}

} // namespace swordsandsouls::desk
