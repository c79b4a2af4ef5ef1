// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/rules/changes.h"

#include "games/swords-and-souls/rules/questions/memory.h"
#include "games/swords-and-souls/rules/seats.h"

#include <algorithm>

namespace swordsandsouls {

namespace {

const QString& unnamed()
{
    static const QString name = QLatin1String(unnamedCard);
    return name;
}

// Nobody knows which of these was drawn: from now on only their names are known, not where they are.
void blur(Player& owner)
{
    for (QString& card : owner.deck)
        if (card != unnamed()) {
            owner.unseen += card;
            card = unnamed();
        }
}

// A copy that has not been used; while cards are bought one that came this turn, if there is any.
Treasure* readyTreasure(Player& owner, const QString& card, bool isFresh)
{
    const auto find = [&](bool fresh) {
        return std::ranges::find_if(
            owner.treasures, [&](const Treasure& one) { return one.card == card && !one.used && (one.fresh || !fresh); });
    };
    auto it = find(isFresh);
    if (it == owner.treasures.end())
        it = find(false);
    return it == owner.treasures.end() ? nullptr : &*it;
}

// Drawn without looking: what is not settled stays unnamed.
QStringList blind(const QStringList& layer, int count)
{
    const Drawing plain = drawing({layer}, count);
    return plain.settled + QStringList(plain.chance, unnamed());
}

} // namespace

// --- cards

void Changes::know(const QString& id)
{
    if (id == unnamed() || id.isEmpty() || find(state.cards, id) || !card(state, id).id.isEmpty())
        return;
    Card blank;
    blank.id = id;
    state.cards += blank;
}

void Changes::draw(const QString& who, int count, const QStringList& named)
{
    if (!tracksCards(state))
        return;
    Player& owner = *player(who);
    const int fromDeck = std::min(count, int(owner.deck.size()));
    const int later = std::min(count - fromDeck, int(owner.discard.size()));
    const bool isBlind = named.isEmpty() && state.settings.tracking == Tracking::Counts;
    const QStringList all = isBlind
        ? blind(owner.deck, fromDeck) + blind(owner.discard, later)
        : drawn(layersOf(owner), count, named).value_or(blind(owner.deck, fromDeck) + blind(owner.discard, later));
    const auto take = [&](const QStringList& cards) {
        if (cards.size() < owner.deck.size() && cards.contains(unnamed()))
            blur(owner);
        for (const QString& card : cards) {
            if (!owner.deck.removeOne(card) && owner.deck.removeOne(unnamed()) && !owner.unseen.removeOne(card))
                owner.unshared += card; // a name that nobody else has heard
            owner.hand += card;
        }
    };
    take(all.mid(0, fromDeck));
    if (later > 0) {
        shuffleIn(who);
        take(all.mid(fromDeck));
    }
    if (const int undrawn = count - fromDeck - later; undrawn > 0)
        tell(R::I_NO_CARDS, QT_TRANSLATE_NOOP("swordsandsouls", "%1 has nothing left to draw: cards not drawn %2"),
            {who, number(undrawn)});
}

void Changes::shuffleIn(const QString& who)
{
    Player& owner = *player(who);
    keepInMind(owner);
    tell(R::I_RESHUFFLED, QT_TRANSLATE_NOOP("swordsandsouls", "%1 shuffles the discard pile: cards %2"),
        {who, number(owner.discard.size())});
    QStringList hidden = owner.hand + owner.deck + owner.unseen; // what was corrected away is nobody's secret any more
    owner.unshared.removeIf([&](const QString& card) { return !hidden.removeOne(card); });
    owner.deck += owner.discard;
    owner.discard.clear();
}

// Out of the hand; what everybody knew to be there goes first.
QString Changes::takeFrom(Player& owner, const QString& card)
{
    know(card);
    if (owner.shown.contains(card) && owner.hand.removeOne(card)) {
        owner.shown.removeOne(card);
        return card;
    }
    takeHidden(owner, card);
    forget(owner, card);
    return card;
}

// How many cards a hand holds is for everybody to see, and so are the names of hand and deck together: both lose one, whatever
// the hand was thought to hold.
void Changes::takeHidden(Player& owner, const QString& card)
{
    const bool isShared = pool(owner).contains(card);
    const QStringList hidden = privateHand(owner);
    if (hidden.isEmpty()) { // one that was shown without a name
        if (owner.shown.contains(unnamed()) && owner.hand.removeOne(unnamed()))
            owner.shown.removeOne(unnamed());
        return;
    }
    bool isGone = hidden.contains(card);
    if (isGone) {
        owner.hand.removeOne(card);
    } else {
        const QString instead = hidden.contains(unnamed()) ? unnamed() : hidden.last();
        owner.hand.removeOne(instead);
        if (instead != unnamed())
            owner.unseen += instead; // it is elsewhere, then
        isGone = owner.unseen.removeOne(card);
    }
    if (card == unnamed())
        return;
    if (isShared && !isGone)
        owner.unshared += card; // the others take it for the one that they saw
    else if (!isShared && isGone)
        owner.unshared.removeOne(card);
}

void Changes::dropFromHand(const QString& who, const QString& card)
{
    Player& owner = *player(who);
    owner.discard += takeFrom(owner, card);
}

void Changes::takeOut(const Used& used)
{
    Player& owner = *player(used.owner);
    switch (used.from) {
    case Source::Hand:
        takeFrom(owner, used.card);
        break;
    case Source::Talent:
        owner.gray = true;
        tell(R::I_TALENT, QT_TRANSLATE_NOOP("swordsandsouls", "%1 uses the talent: the hero turns gray"), {used.owner});
        break;
    case Source::Treasure:
        if (Treasure* one = readyTreasure(owner, used.card, state.step == Step::Buy))
            one->used = true;
        break;
    }
}

void Changes::putAway(const Used& used)
{
    Player& owner = *player(used.owner);
    const QList<Icon> icons = card(state, used.card).icons;
    if (used.from == Source::Treasure) {
        if (treasure(owner, used.card)) // and nobody has taken it meanwhile
            tell(R::I_TREASURE_STAYS, QT_TRANSLATE_NOOP("swordsandsouls", "%1 stays beside the hero of %2"),
                {title(used.card), used.owner});
    } else if (used.from == Source::Hand && icons.contains(Icon::Delay)) {
        owner.delayed += Delayed{used.card, card(state, used.card).text};
        tell(R::I_DELAY, QT_TRANSLATE_NOOP("swordsandsouls", "%1 of %2 stays on the table until its text says otherwise"),
            {title(used.card), used.owner});
    } else if (used.from == Source::Hand && icons.contains(Icon::Treasure)) {
        owner.treasures += Treasure{used.card, true, true};
    } else if (used.from == Source::Hand) {
        owner.discard += used.card;
        if (!state.attack) // there they are told together
            tell(R::I_DISCARDED, QT_TRANSLATE_NOOP("swordsandsouls", "%1 of %2 is put away"), {title(used.card), used.owner});
    }
}

void Changes::toHand(const QString& who, const QString& card)
{
    know(card);
    player(who)->hand += card;
    player(who)->shown += card;
}

void Changes::acquire(const QString& who, const QString& id, bool isTreasure)
{
    know(id);
    if (isTreasure || card(state, id).icons.contains(Icon::Treasure)) {
        player(who)->treasures += Treasure{id, false, true};
        tell(
            R::I_TREASURE_BOUGHT, QT_TRANSLATE_NOOP("swordsandsouls", "%1 lies beside the hero of %2 at once"), {title(id), who});
    } else {
        toHand(who, id);
    }
}

void Changes::layDown(const QString& id)
{
    for (Player& owner : state.players)
        for (qsizetype copies = std::min(owner.shown.count(id), owner.hand.count(id)); copies > 0; --copies)
            acquire(owner.id, takeFrom(owner, id));
}

void Changes::moveTreasure(const QString& from, const QString& to, const QString& card, bool isUsed)
{
    QList<Treasure>& old = player(from)->treasures;
    auto it = std::ranges::find_if(old, [&](const Treasure& one) { return one.card == card && one.used == isUsed; });
    if (it == old.end())
        it = std::ranges::find(old, card, &Treasure::card);
    if (it == old.end())
        return;
    old.erase(it);
    player(to)->treasures += Treasure{card, false, true};
}

void Changes::fillRow(const QStringList& named)
{
    Arsenal& arsenal = state.arsenal;
    const int wanted = missing(arsenal);
    const QStringList cards =
        drawn(layersOf(arsenal), wanted, named).value_or(drawn(layersOf(arsenal), wanted, {}).value_or(QStringList()));
    for (const QString& card : cards) {
        while (arsenal.deck.isEmpty() && !arsenal.under.isEmpty())
            arsenal.deck = arsenal.under.takeFirst().cards;
        if (!arsenal.deck.removeOne(card))
            arsenal.deck.removeOne(unnamed());
        arsenal.row += card;
        know(card);
    }
    if (const int gap = missing(arsenal); gap > 0)
        tell(R::W_ROW, QT_TRANSLATE_NOOP("swordsandsouls", "The arsenal deck is used up: cards missing in the row %1"),
            {number(gap)});
}

void Changes::refreshRow(const QStringList& named)
{
    state.arsenal = refreshed(state);
    fillRow(named);
}

// --- tokens

int Changes::gain(const QString& who, int obols)
{
    const int room = std::max(0, mostObols - player(who)->obols);
    player(who)->obols += std::min(obols, room);
    return std::min(obols, room);
}

int Changes::payOut(const QString& who, int obols)
{
    const int left = std::max(0, vault(state).small);
    const int paid = state.settings.vaultLimit == VaultLimit::Hard ? std::min(obols, left) : obols;
    return gain(who, paid);
}

void Changes::respawn(const QString& who)
{
    Player& owner = *player(who);
    const Supply left = vault(state);
    const bool isHard = state.settings.vaultLimit == VaultLimit::Hard;
    // Hearts beyond those of a beginning stay where they lie.
    const auto taken = [&](int wanted, int there) { return std::max(0, isHard ? std::min(there, wanted) : wanted); };
    owner.gray = false;
    owner.down = false;
    owner.small += taken(smallHearts - owner.small, left.small);
    owner.large += taken(1 - owner.large, left.large);
    tell(R::I_RESPAWN, QT_TRANSLATE_NOOP("swordsandsouls", "%1 is back: talent ready, small hearts %2, large hearts %3"),
        {who, number(owner.small), number(owner.large)});
    tell(R::I_KEPT, QT_TRANSLATE_NOOP("swordsandsouls", "%1 still has obols %2 and fragments %3"),
        {who, number(owner.obols), number(owner.fragments)});
}

// --- effects

void Changes::doEffect(
    const Effect& effect, const QString& who, const QString& on, const QStringList& cards, const QString& treasure)
{
    Player& owner = *player(on);
    switch (effect.kind) {
    case EffectKind::Obols:
        tell(R::I_OBOLS, QT_TRANSLATE_NOOP("swordsandsouls", "%1 takes obols from the vault: %2"),
            {on, number(payOut(on, effect.amount))});
        break;
    case EffectKind::TakeObols: {
        const int taken = std::min(effect.amount, owner.obols);
        owner.obols -= taken;
        gain(who, taken);
        tell(R::I_EFFECT, QT_TRANSLATE_NOOP("swordsandsouls", "%1 gives %2 obols: %3"), {on, who, number(taken)});
        break;
    }
    case EffectKind::Draw: {
        const qsizetype before = owner.hand.size();
        draw(on, effect.amount, cards);
        tell(R::I_EFFECT, QT_TRANSLATE_NOOP("swordsandsouls", "%1 draws cards: %2"),
            {on, number(player(on)->hand.size() - before)});
        break;
    }
    case EffectKind::Drop:
        for (const QString& card : cards)
            dropFromHand(on, card);
        tell(R::I_EFFECT, QT_TRANSLATE_NOOP("swordsandsouls", "%1 discards: %2"), {on, titlesOf(state, cards)});
        break;
    case EffectKind::Reshuffle:
        shuffleIn(on);
        tell(R::I_FORTUNE);
        break;
    case EffectKind::Refresh:
        refreshRow(cards);
        break;
    case EffectKind::TakeTreasure:
        if (const QString taken = treasure.isEmpty() ? treasureNames(owner).value(0) : treasure; taken.isEmpty()) {
            tell(R::I_NO_TREASURE, QT_TRANSLATE_NOOP("swordsandsouls", "%1 has no treasure to take"), {on});
        } else {
            moveTreasure(on, who, taken);
            tell(R::I_EFFECT, QT_TRANSLATE_NOOP("swordsandsouls", "%1 takes %2 from %3"), {who, title(taken), on});
        }
        break;
    case EffectKind::Heal: {
        const int room = owner.down ? 0 : std::max(0, smallHearts - owner.small);
        const int left = std::max(0, vault(state).small);
        const int healed = std::min({effect.amount, room, state.settings.vaultLimit == VaultLimit::Hard ? left : room});
        owner.small += healed;
        tell(R::I_EFFECT, QT_TRANSLATE_NOOP("swordsandsouls", "%1 takes small hearts from the vault: %2"), {on, number(healed)});
        break;
    }
    case EffectKind::Talent:
        owner.gray = false;
        tell(R::I_EFFECT, QT_TRANSLATE_NOOP("swordsandsouls", "The talent of %1 is ready again"), {on});
        break;
    case EffectKind::Note:
        tell(R::I_NOTED, QT_TRANSLATE_NOOP("swordsandsouls", "By hand: %1"), {effect.text});
        break;
    }
}

} // namespace swordsandsouls
