// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/rules/conditions.h"

#include <algorithm>

namespace swordsandsouls {

using engine::Fault;

QString nowText(const State& state)
{
    switch (state.step) {
    case Step::Seats:
        return tr("players are seated");
    case Step::Heroes:
        return tr("heroes are chosen");
    case Step::Deal:
        return tr("cards and hearts are dealt");
    case Step::Draw:
        return engine::fill(tr("draw step of %1"), {state.turn});
    case Step::Play:
        return engine::fill(tr("play step of %1"), {state.turn});
    case Step::Buy:
        return engine::fill(tr("buy step of %1"), {state.turn});
    case Step::Instants:
        return engine::fill(tr("instants before the turn of %1"), {nextInTurn(state).id});
    }
    return {};
}

QString actorOf(const State& state, const QString& named) { return named.isEmpty() ? state.turn : named; }

void running(Checks& checks, const State& state)
{
    checks.must(R::E_OVER, state.status == Status::Running, [&] { return QStringList{state.winner}; });
}

void noAttack(Checks& checks, const State& state)
{
    checks.must(R::E_ATTACK_OPEN, !state.attack, [&] { return QStringList{state.attack->attacker, state.attack->target}; });
}

void nothingInPlay(Checks& checks, const State& state)
{
    checks.must(R::E_IN_PLAY, state.inPlay.isEmpty(), [&] { return QStringList{titlesOf(state, cardsIn(state.inPlay))}; });
}

void attackOpen(Checks& checks, const State& state)
{
    checks.must(R::E_NO_ATTACK, state.attack.has_value(), [] { return QStringList(); });
}

// Nothing to answer any more once a block stands or the attack came round.
void unanswered(Checks& checks, const State& state)
{
    checks.must(R::E_BLOCKED, state.attack->stage != Stage::Blocked, [&] { return QStringList{state.attack->target}; });
    checks.must(R::E_FAILED, state.attack->stage != Stage::Failed, [&] { return QStringList{state.attack->attacker}; });
}

void upright(Checks& checks, const State& state, const QString& who)
{
    const bool inOwnTurn = who == state.turn && state.step >= Step::Draw && state.step <= Step::Buy;
    const bool isBetween = state.step == Step::Instants && playsOther(state, Unclear::AO_16);
    checks.must(inOwnTurn ? R::E_DOWN_TURN : R::E_DOWN, !player(state, who).down || isBetween, [&] { return QStringList{who}; })
        .starIf(player(state, who).down && isBetween, markOf(Unclear::AO_16));
}

void available(Checks& checks, const State& state, const Used& used)
{
    const Player& owner = player(state, used.owner);
    if (!tracksCards(state) || owner.id.isEmpty())
        return; // the table sees it, or nobody is on turn
    switch (used.from) {
    case Source::Hand:
        checks.must(R::E_NOT_IN_HAND, mayHold(state, owner, used.card), [&] {
            return QStringList{used.owner, titleOf(state, used.card)};
        });
        break;
    case Source::Talent:
        checks.must(R::E_TALENT, !owner.gray, [&] { return QStringList{used.owner}; })
            .change([&] { return QStringLiteral("players.%1.gray").arg(used.owner); }, false);
        break;
    case Source::Treasure: {
        const bool isThere = treasure(owner, used.card);
        checks.must(R::E_NOT_IN_HAND, isThere, [&] { return QStringList{used.owner, titleOf(state, used.card)}; });
        const bool isReady =
            std::ranges::any_of(owner.treasures, [&](const Treasure& one) { return one.card == used.card && !one.used; });
        const auto name = [&] { return QStringList{titleOf(state, used.card)}; };
        if (!isThere)
            break;
        if (state.settings.treasureUses == TreasureUses::CardText)
            checks.should(R::W_TREASURE, isReady, name);
        else
            checks.must(R::E_TREASURE_USED, isReady || state.settings.treasureUses == TreasureUses::Unlimited, name);
        checks.starIf(!isReady, "treasure_uses");
        break;
    }
    }
}

void inHand(Checks& checks, const State& state, const QString& who, QStringList cards)
{
    const Player& owner = player(state, who);
    if (!tracksCards(state) || owner.id.isEmpty())
        return; // the table sees it, or nobody is on turn
    QStringList hand = owner.hand, stay;
    cards.removeIf([&](const QString& card) {
        return hand.removeOne(card) || (mayHold(state, owner, card) && hand.removeOne(QLatin1String(unnamedCard)));
    });
    for (const QString& card : cards)
        if (treasure(owner, card))
            stay += card;
    if (!stay.isEmpty())
        checks.must(R::E_TREASURE_STAYS, false, [&] { return QStringList{titlesOf(state, stay)}; });
    checks.must(R::E_NOT_HELD, cards.size() == stay.size(), [&] { return QStringList{who, titlesOf(state, cards)}; });
}

void inPlayStep(Checks& checks, const State& state, const Used& used, bool attacks)
{
    if (cardOf(state, used).icons.contains(Icon::Special))
        return; // its own text says when
    const bool isTreasure = used.from == Source::Treasure;
    if (isTreasure && state.step == Step::Buy && state.turn == used.owner) {
        const QList<Treasure>& held = player(state, used.owner).treasures;
        const auto isReady = [&](const Treasure& one) { return one.card == used.card && !one.used; };
        const bool isOnce = state.settings.treasureUses == TreasureUses::Once && std::ranges::any_of(held, isReady);
        const bool isFresh = std::ranges::any_of(held,
            [&](const Treasure& one) { return one.card == used.card && one.fresh && !(isOnce && one.used); }); // any copy of it
        checks.must(R::E_PLAY_OVER, isFresh, [] { return QStringList(); });
        if (isFresh && attacks)
            checks
                .must(R::E_BOUGHT_TREASURE, state.settings.boughtTreasureAttack == YesNo::Yes,
                    [&] { return QStringList{titleOf(state, used.card)}; })
                .starIf(state.settings.boughtTreasureAttack == YesNo::No, "bought_treasure_attack");
        return;
    }
    const auto now = [&] { return QStringList{nowText(state)}; };
    if (state.step == Step::Buy)
        checks.must(R::E_PLAY_OVER, false, now);
    else
        checks.must(R::E_STEP_PLAY, state.step == Step::Play, now);
    checks.must(R::E_NOT_YOURS, state.turn == used.owner, [&] { return QStringList{state.turn, used.owner}; });
}

void joinsAttack(Checks& checks, const State& state, const Used& used)
{
    const Card& printed = cardOf(state, used);
    const bool says = used.role == Role::Help ? mayDo(printed, &Card::helpsAttack)
                                              : mayDo(printed, &Card::cancelsBlock) || mayDo(printed, &Card::cancelsDodge);
    const bool isReaction = says && printed.icons.contains(Icon::Reaction);
    if (isReaction && state.settings.attackerReactions == YesNo::Yes) {
        checks.note(R::I_JOINS); // nobody else could ever play it (AO-33)
        return;
    }
    const Icon wanted = state.step == Step::Instants ? Icon::Instant : Icon::Action;
    if (wanted == Icon::Action)
        inPlayStep(checks, state, used, true);
    fitsIcon(checks, state, used, wanted);
    checks.starIf(isReaction && !printed.icons.contains(wanted), "attacker_reactions");
}

void notNeeded(Checks& checks, bool isGiven, const char* what)
{
    if (isGiven)
        checks.should(R::W_SURPLUS, false, [&] { return QStringList{tr(what)}; });
}

void fromVault(Checks& checks, const State& state, R warns, int small, int large)
{
    const Supply left = vault(state);
    const bool isEnough = (small <= 0 || left.small >= small) && (large <= 0 || left.large >= large);
    checks.should(warns, isEnough, [&] {
        return QStringList{engine::fill(tr("small %1, large %2"), {number(left.small), number(left.large)})};
    });
    checks.starIf(!isEnough, "vault_limit");
}

void fitsIcon(Checks& checks, const State& state, const Used& used, Icon wanted)
{
    const Card& printed = cardOf(state, used);
    const QList<Icon>& icons = printed.icons;
    const auto name = [&] { return QStringList{titleOf(state, used.card)}; };
    if (!tracksCards(state) && used.card == QLatin1String(unnamedCard))
        return; // nobody wants to name it
    if (!printed.isEntered()) {
        checks.should(R::W_UNKNOWN, engine::Truth(true, blankFact(state, used.card, "icons")), name);
        return;
    }
    if (icons.contains(Icon::Special)) {
        checks.should(R::W_SPECIAL, false, [&] {
            return QStringList{titleOf(state, used.card), printed.text.isEmpty() ? tr("no text is entered") : printed.text};
        });
        return;
    }
    if (icons.contains(wanted) || (used.from == Source::Treasure && icons.size() == 1 && wanted != Icon::Instant)) {
        checks.note(R::I_ICON);
        checks.noteIf(icons.contains(wanted),
            wanted == Icon::Instant        ? R::I_BETWEEN
                : wanted == Icon::Reaction ? R::I_REACTION
                                           : R::I_ACTION);
        return;
    }
    if (wanted == Icon::Instant)
        checks.must(R::E_ICON_INSTANT, false, name);
    else if (wanted == Icon::Reaction || (icons.contains(Icon::Reaction) && !icons.contains(Icon::Instant)))
        checks.must(R::E_ICON_REACTION, false, name);
    else if (icons.contains(Icon::Instant))
        checks.must(R::E_INSTANT_TIME, false, [&] { return QStringList{nowText(state)}; });
    else
        checks.must(R::E_ICON_ACTION, false, name);
}

void between(Checks& checks, const State& state)
{
    checks.must(R::E_INSTANT_TIME, state.step == Step::Instants, [&] { return QStringList{nowText(state)}; });
}

bool attacksMany(const Card& card) { return card.target == Target::All || card.target == Target::Neighbours; }

void mayAim(Checks& checks, const State& state, const Used& used, const QString& target)
{
    if (playsOther(state, Unclear::AO_32))
        checks
            .must(R::E_ALL_DOWN,
                std::ranges::any_of(state.players, [&](const Player& one) { return one.id != used.owner && !one.down; }),
                [&] { return QStringList{used.owner}; })
            .star(markOf(Unclear::AO_32));
    checks.must(R::E_SELF, target != used.owner, [&] { return QStringList{target}; });
    const QStringList lawful = targetsOf(state, cardOf(state, used), used.owner);
    const bool isLawful = target == used.owner || lawful.contains(target);
    const Card& printed = cardOf(state, used);
    const bool isKnown = printed.isEntered() || printed.target != Card().target;
    const Blanks blank = isKnown ? Blanks() : blankFact(state, used.card, "target");
    checks.must(R::E_TARGET, isLawful ? engine::Truth(true) : engine::Truth(false, blank), [&] {
        return QStringList{titleOf(state, used.card), shown(cardOf(state, used).target), lawful.join(QStringLiteral(", "))};
    });
    checks.should(R::W_DOWN_TARGET, !player(state, target).down, [&] { return QStringList{target}; });
}

void goesItsWay(Checks& checks, Way way, std::optional<Way> named)
{
    if (way != Way::Open && named && *named != Way::Open)
        checks.must(R::E_WAY, *named == way, [&] { return QStringList{shown(way), shown(*named)}; });
}

void inOrder(Checks& checks, const State& state, const Attack& attack, const QStringList& named)
{
    if (named.isEmpty())
        return;
    const QStringList order = QStringList{attack.target} + attack.more;
    const QStringList plain = targetsOf(state, cardOf(state, attack.used.first()), attack.attacker);
    checks.must(R::E_ORDER, named == order, [&] { return QStringList{order.join(QStringLiteral(", "))}; })
        .starIf(named == order && named != plain, "multi_target_order");
}

// --- drawing

void needDraw(engine::Needs& needs, const State& state, const QString& who, int count, const QStringList& named)
{
    if (state.settings.tracking != Tracking::Cards || !named.isEmpty())
        return;
    const Drawing left = drawing(layersOf(player(state, who)), count);
    if (left.chance > 0)
        needs.picks += engine::Pick{QStringLiteral("cards"), engine::fill(tr("Deck of %1"), {who}), left.from, left.chance, true};
}

void needRow(engine::Needs& needs, const Arsenal& arsenal, const QStringList& named)
{
    const Drawing left = drawing(layersOf(arsenal), missing(arsenal));
    if (left.chance > 0 && named.isEmpty())
        needs.picks += engine::Pick{QStringLiteral("cards"), tr("Arsenal deck"), left.from, left.chance, true};
}

Fault noSuchTreasure(const QString& place, const Player& owner, const QString& treasure)
{
    const QStringList held = treasureNames(owner);
    return {place, treasure, engine::fill(tr("%1 has no such treasure."), {owner.id}),
        held.isEmpty() ? tr("Name a player who has a treasure.")
                       : engine::fill(tr("Name one of: %1."), {held.join(QStringLiteral(", "))})};
}

QList<Fault> namelessIn(const QString& place, const QStringList& cards)
{
    if (cards.contains(QString()))
        return {Fault{place, {}, tr("A card here has no name."), tr("Write its id, or ? where it is not known.")}};
    return {};
}

QList<Fault> wrongDiscard(const char* place, const QStringList& cards)
{
    if (cards.isEmpty())
        return {Fault{
            QLatin1String(place), {}, tr("No card is named."), tr("Name the cards to discard; ? for one that nobody names.")}};
    return namelessIn(QLatin1String(place), cards);
}

QList<Fault> wrongDraw(
    const char* place, const State& state, const QList<QStringList>& layers, int count, const QStringList& named)
{
    if (const QList<Fault> faults = namelessIn(QLatin1String(place), named); !faults.isEmpty() || drawn(layers, count, named))
        return faults;
    if (!tracksCards(state) || (!state.seenBy.isEmpty() && named.count(QLatin1String(unnamedCard)) == named.size()))
        return {}; // drawn unseen
    const Drawing plain = drawing(layers, count);
    const qsizetype wanted = plain.chance > 0 ? plain.chance : plain.settled.size();
    // Out of which cards would tell what lies face down, and by what is left out which are held.
    return {Fault{QLatin1String(place), named.join(QStringLiteral(", ")),
        engine::fill(tr("These cards cannot have been drawn: %1."), {titlesOf(state, named)}),
        wanted == 0 ? tr("Name none: nothing can be drawn here.")
                    : engine::fill(tr("Cards drawn: %1. Name them, ? for one that nobody saw."), {number(wanted)})}};
}

} // namespace swordsandsouls
