// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/rules/query.h"

#include <QRegularExpression>

#include <algorithm>

namespace swordsandsouls {

// --- names

QString titleOf(const State& state, const QString& id)
{
    if (id == QLatin1String(unnamedCard) || id.isEmpty())
        return tr("a card");
    if (const QString title = card(state, id).title; !title.isEmpty())
        return title;
    if (const QString title = hero(state, id).title; !title.isEmpty())
        return title;
    if (seatOf(state, id) >= 0)
        return id;
    // A place of the table of which its field names but a half.
    if (const QString who = id.section(QLatin1Char('.'), 1, 1);
        id.startsWith(QLatin1String("players.")) && seatOf(state, who) >= 0) {
        const QString field = id.section(QLatin1Char('.'), 2);
        if (field == QLatin1String("small") || field == QLatin1String("large"))
            return engine::fill(
                field == QLatin1String("small") ? tr("the small hearts of %1") : tr("the large hearts of %1"), {who});
    }
    static const QRegularExpression blankHero(QStringLiteral("^hero-(\\d+)$"));
    if (const auto number = blankHero.match(id); number.hasMatch())
        return engine::fill(tr("Hero %1"), {number.captured(1)});
    const QString words = QString(id).replace(QLatin1Char('-'), QLatin1Char(' ')); // nobody has entered it
    return words.left(1).toUpper() + words.mid(1);
}

QString titlesOf(const State& state, const QStringList& ids)
{
    QStringList titles;
    for (const QString& id : ids)
        titles += titleOf(state, id);
    return titles.isEmpty() ? tr("none") : titles.join(QStringLiteral(", "));
}

QString named(const QString& who, const char* nobody) { return who.isEmpty() ? tr(nobody) : who; }

// --- seats

Player newcomer(const QString& name)
{
    Player one;
    one.id = name;
    one.small = one.large = 0;
    one.dealt = false;
    return one;
}

int mostFragments(const State& state)
{
    int most = 0;
    for (const Player& one : state.players)
        most = std::max(most, one.fragments);
    return most;
}

QStringList freeHeroes(const State& state)
{
    QStringList free;
    for (const Hero& one : state.heroes)
        if (std::ranges::find(state.players, one.id, &Player::hero) == state.players.end())
            free += one.id;
    return free;
}

const Player& player(const State& state, const QString& id)
{
    static const Player none;
    const Player* found = find(state.players, id);
    return found ? *found : none;
}

int seatOf(const State& state, const QString& id)
{
    for (int seat = 0; seat < state.players.size(); ++seat)
        if (state.players[seat].id == id)
            return seat;
    return -1;
}

const Player& after(const State& state, const QString& id, Way way)
{
    const int seat = seatOf(state, id);
    const int seats = int(state.players.size());
    return seat < 0 ? player(state, {}) : state.players[(seat + (way == Way::Counterclockwise ? seats - 1 : 1)) % seats];
}

int clockwiseFrom(const State& state, const QString& from, const QString& to)
{
    const int seats = std::max(1, int(state.players.size()));
    return (seatOf(state, to) - seatOf(state, from) + seats) % seats;
}

const Player& nextInTurn(const State& state)
{
    if (state.step < Step::Draw)
        return player(state, state.first.isEmpty() ? state.turn : state.first);
    return after(state, state.turn);
}

QStringList clockwise(const State& state, const QString& from)
{
    QStringList ids;
    const int first = std::max(0, seatOf(state, from));
    for (int i = 0; i < state.players.size(); ++i)
        ids += state.players[(first + i) % state.players.size()].id;
    return ids;
}

bool isAcross(const State& state, const QString& attacker, const QString& target)
{
    return 2 * clockwiseFrom(state, attacker, target) == int(state.players.size());
}

Way wayOf(const State& state, const QString& attacker, const QString& target, std::optional<Way> said)
{
    const int seats = int(state.players.size());
    const int steps = clockwiseFrom(state, attacker, target);
    const bool isPlain = steps == 1 || steps == seats - 1 || isAcross(state, attacker, target); // from beside or from opposite
    if (!isPlain && state.settings.dodgeDirection == DodgeDirection::Ask)
        return said.value_or(Way::Open);
    if (!isPlain && state.settings.dodgeDirection == DodgeDirection::Clockwise)
        return Way::Clockwise;
    return 2 * steps <= seats ? Way::Clockwise : Way::Counterclockwise;
}

QStringList circle(const State& state, const QString& attacker, const QString& target, Way way)
{
    QStringList ids;
    for (QString at = target; seatOf(state, at) >= 0 && at != attacker && ids.size() < state.players.size();
         at = after(state, at, way).id)
        ids += at;
    return ids;
}

QStringList targetsOf(const State& state, const Card& card, const QString& attacker)
{
    QStringList others = clockwise(state, attacker);
    if (!others.isEmpty())
        others.removeFirst();
    const QString left = after(state, attacker).id;
    const QString right = after(state, attacker, Way::Counterclockwise).id;
    switch (card.target) {
    case Target::Left:
        return {left};
    case Target::Right:
        return {right};
    case Target::Neighbours:
        return left == right ? QStringList{left} : QStringList{left, right};
    case Target::Other:
    case Target::All:
    case Target::Text:
        break;
    }
    return others;
}

// --- cards

const Card& card(const State& state, const QString& id)
{
    static const Card none;
    if (const Card* found = find(state.cards, id))
        return *found;
    for (const Hero& one : state.heroes)
        if (one.talent.id == id && !id.isEmpty())
            return one.talent;
    return none;
}

const Hero& hero(const State& state, const QString& id)
{
    static const Hero none;
    const Hero* found = find(state.heroes, id);
    return found ? *found : none;
}

const Card& talentOf(const State& state, const Player& who) { return hero(state, who.hero).talent; }

bool isHeld(const QStringList& cards, const QString& card)
{
    return cards.contains(card) || cards.contains(QLatin1String(unnamedCard));
}

// Behind an unnamed card is one of those whose names are known together; while some names are lacking, anything but a card of the
// row.
bool mayHold(const State& state, const Player& who, const QString& card)
{
    const QString unnamed = QLatin1String(unnamedCard);
    if (who.hand.contains(card) || !who.hand.contains(unnamed))
        return who.hand.contains(card);
    if (who.shown.contains(unnamed) || pool(who).contains(card))
        return true;
    return !isPoolKnown(who) && (!state.arsenal.row.contains(card) || hero(state, who.hero).starters.contains(card));
}

const Treasure* treasure(const Player& player, const QString& card)
{
    for (const Treasure& one : player.treasures)
        if (one.card == card)
            return &one;
    return nullptr;
}

QStringList treasureNames(const Player& player)
{
    QStringList names = cardsIn(player.treasures);
    names.removeDuplicates();
    return names;
}

Used meant(const State& state, const QString& who, const QString& named, std::optional<Source> from, Role role)
{
    const Player& owner = player(state, who);
    const QString talent = talentOf(state, owner).id;
    const bool isTalent =
        named == QLatin1String("talent") || (!talent.isEmpty() && named == talent) || (!named.isEmpty() && named == owner.hero);
    Used used{named.isEmpty() ? QLatin1String(unnamedCard) : named, who, Source::Hand, role, false};
    if (from)
        used.from = *from;
    else if (isTalent && !owner.hand.contains(named))
        used.from = Source::Talent;
    else if (treasure(owner, named) && !owner.hand.contains(named))
        used.from = Source::Treasure;
    if (used.from == Source::Talent)
        used.card = !talent.isEmpty() ? talent : !owner.hero.isEmpty() ? owner.hero : QLatin1String(unnamedCard);
    return used;
}

const Card& cardOf(const State& state, const Used& used)
{
    return used.from == Source::Talent ? talentOf(state, player(state, used.owner)) : card(state, used.card);
}

// The effects of a card that may also be played by itself are its other use.
bool doesMore(const State& state, const Used& used)
{
    const Card& printed = cardOf(state, used);
    return !printed.effects.isEmpty()
        && (printed.attack || (!printed.icons.contains(Icon::Action) && used.from != Source::Treasure));
}

const Used* standing(const Attack& attack)
{
    for (auto it = attack.used.rbegin(); it != attack.used.rend(); ++it)
        if ((it->role == Role::Block || it->role == Role::Dodge) && !it->cancelled)
            return &*it;
    return nullptr;
}

// --- drawing

namespace {

bool takeOut(QStringList& cards, const QString& name)
{
    return cards.removeOne(name) || cards.removeOne(QLatin1String(unnamedCard));
}

bool allEqual(const QStringList& cards)
{
    return std::ranges::all_of(cards, [&](const QString& card) { return card == cards.first(); });
}

} // namespace

Drawing drawing(const QList<QStringList>& layers, int count)
{
    Drawing drawing;
    for (const QStringList& layer : layers) {
        if (count <= 0)
            break;
        if (count >= layer.size() || allEqual(layer)) {
            drawing.settled += layer.mid(0, count);
            count -= std::min(count, int(layer.size()));
        } else {
            drawing.from = layer;
            drawing.chance = count;
            break;
        }
    }
    return drawing;
}

std::optional<QStringList> drawn(const QList<QStringList>& layers, int count, const QStringList& named)
{
    const Drawing plain = drawing(layers, count);
    QStringList from = plain.from;
    if (named.isEmpty())
        return plain.settled + from.mid(0, plain.chance);
    if (named.size() == plain.chance && std::ranges::all_of(named, [&](const QString& card) { return takeOut(from, card); }))
        return plain.settled + named;
    if (named.size() != plain.settled.size() + plain.chance)
        return std::nullopt;
    qsizetype layer = 0;
    QList<QStringList> left = layers;
    for (const QString& card : named) {
        while (layer < left.size() && left[layer].isEmpty())
            ++layer;
        if (layer == left.size() || !takeOut(left[layer], card))
            return std::nullopt;
    }
    return named;
}

QList<QStringList> layersOf(const Player& player) { return {player.deck, player.discard}; }

QList<QStringList> layersOf(const Arsenal& arsenal)
{
    QList<QStringList> layers{arsenal.deck};
    for (const Layer& layer : arsenal.under)
        layers += layer.cards;
    return layers;
}

Arsenal refreshed(const State& state)
{
    Arsenal arsenal = state.arsenal;
    if (state.settings.bottomOrder == BottomOrder::Shuffled)
        arsenal.under += Layer{arsenal.row};
    else
        for (const QString& card : state.arsenal.row)
            arsenal.under += Layer{{card}};
    arsenal.row.clear();
    return arsenal;
}

int missing(const Player& player) { return std::max(0, handSize - int(player.hand.size())); }

int missing(const Arsenal& arsenal) { return std::max(0, rowSize - int(arsenal.row.size())); }

// --- tokens

int fragmentsFrom(const State& state, const Player& defeated, bool doubled)
{
    return defeated.large + (doubled && defeated.small == 0 && playsOther(state, Unclear::AO_11));
}

int heartsTaken(const State& state, const Player& target, bool doubled)
{
    return doubled && !(target.small == 1 && playsOther(state, Unclear::AO_10)) ? 2 : 1;
}

Supply vault(const State& state)
{
    Supply left = state.supply;
    for (const Player& one : state.players) {
        left.small -= one.small + one.obols;
        left.large -= one.large + one.fragments;
    }
    return left;
}

// --- the box

Cards cardsThere(const State& state)
{
    const auto startersOf = [&](const Hero& one) { return one.starters.isEmpty() ? starterCount : int(one.starters.size()); };
    Cards there;
    there.heroes = int(state.heroes.size());
    for (const Hero& one : state.heroes)
        there.starters += startersOf(one);
    there.arsenal = int(state.arsenal.left() + state.arsenal.row.size());
    for (const Player& one : state.players) {
        there.arsenal += int(one.hand.size() + one.deck.size() + one.discard.size() + one.treasures.size() + one.delayed.size());
        if (!one.hero.isEmpty())
            there.arsenal -= startersOf(hero(state, one.hero));
    }
    for (const Used& used : state.inPlay + (state.attack ? state.attack->used : QList<Used>()))
        there.arsenal += used.from == Source::Hand;
    for (const Instant& instant : state.instants)
        there.arsenal += instant.from == Source::Hand;
    return there;
}

// --- public knowledge

QStringList privateHand(const Player& player)
{
    QStringList cards = player.hand;
    for (const QString& shown : player.shown)
        cards.removeOne(shown);
    return cards;
}

QStringList pool(const Player& player)
{
    QStringList cards = privateHand(player) + player.deck + player.unseen;
    cards.removeAll(QLatin1String(unnamedCard));
    for (const QString& card : player.unshared)
        cards.removeOne(card);
    return cards;
}

bool isPoolKnown(const Player& player) { return pool(player).size() == privateHand(player).size() + player.deck.size(); }

QStringList unknownAnswers(const State& state, const Player& player)
{
    const auto isUnknown = [](const Card& card) {
        const bool mayAnswer = !card.isEntered() || card.icons.contains(Icon::Reaction) || card.icons.contains(Icon::Special)
            || card.icons == QList<Icon>{Icon::Treasure}; // which alone says nothing of when it is used
        return mayAnswer && (isOpen(card, &Card::block) || isOpen(card, &Card::dodge));
    };
    QStringList all = pool(player) + player.shown + player.discard + treasureNames(player);
    all.removeDuplicates();
    all.removeAll(QLatin1String(unnamedCard));
    all.removeIf([&](const QString& id) { return !isUnknown(card(state, id)); });
    if (find(state.heroes, player.hero) && isUnknown(talentOf(state, player))) // of a hero without a card nothing is asked
        all += talentOf(state, player).id.isEmpty() ? player.hero : talentOf(state, player).id;
    return all;
}

bool isKnown(const State& state, const Player& player)
{
    const QString unnamed = QLatin1String(unnamedCard);
    return isPoolKnown(player) && !player.shown.contains(unnamed) && !treasure(player, unnamed)
        && unknownAnswers(state, player).isEmpty();
}

} // namespace swordsandsouls
