// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/rules/seats.h"

#include "games/mercenarium/rules/hymns/singing.h"

namespace mercenarium {

namespace {

bool isOf(Seat seat, const QString& viewer) { return engine::nameOf(seat) == viewer; }

QStringList sitting(const State& state, std::initializer_list<Seat> wanted)
{
    QStringList names;
    for (const Seat seat : wanted)
        if (const QString name = engine::nameOf(seat); player(state, seat) && !names.contains(name))
            names += name;
    return names;
}

// A card drawn unseen: from the one deck of Singularity a hymn goes to the hymns, as everybody sees.
Card drawnUnseen(Card card) { return card.isHymn() || card == unnamedHymn ? unnamedHymn : unnamed; }

void hideDrawn(QList<Card>& cards)
{
    for (Card& card : cards)
        card = drawnUnseen(card);
}

// Cards given back unseen; those that the viewer sees lying elsewhere keep their names.
void hideGiven(QList<Card>& cards, const State& seen)
{
    const auto isSeen = [&](Card card) {
        return liesOpenly(seen, card) || std::ranges::any_of(seen.players, [&](const Player& who) {
            return who.hand.contains(card) || std::ranges::find(who.hymns, card, &Held::id) != who.hymns.end();
        });
    };
    for (Card& card : cards)
        if (!isSeen(card))
            card = unnamed;
}

// Of cards dealt player by player, only the viewer's keep their names.
void hideDealt(QList<Card>& cards, const State& state, const QString& viewer, int each)
{
    for (qsizetype i = 0; i < cards.size(); ++i)
        if (const qsizetype at = i / each; at >= state.players.size() || !isOf(state.players[at].id, viewer))
            cards[i] = unnamed;
}

} // namespace

// --- who sits there, and whose act it is

QStringList seats(const State& state)
{
    QStringList names;
    for (const Player& who : state.players)
        names += engine::nameOf(who.id);
    return names;
}

QStringList seatsOf(const State& state, const LeaveSeat& a) { return sitting(state, {a.seat}); }

QStringList seatsOf(const State& state, const DoEffect& a)
{
    return sitting(state, {state.song ? state.song->singer : state.current, touchedBy(state, a)});
}

QStringList seatsOf(const State& state, const EndSong&)
{
    return sitting(state, {state.song ? state.song->singer : state.current});
}

QStringList seatsOf(const State& state, const std::optional<Seat>& player) { return sitting(state, {actor(state, player)}); }

// --- what each may see

State hidden(const State& state, const QString& seat)
{
    State seen = state;
    for (Player& who : seen.players) {
        if (isOf(who.id, seat))
            continue;
        who.hand.fill(unnamed);
        for (Held& held : who.hymns)
            if (!held.faceUp)
                held.id = unnamed;
    }
    return seen;
}

Deal hidden(const Deal& a, const State& state, const QString& seat)
{
    Deal seen = a;
    hideDealt(seen.cards, state, seat, mostInHand);
    hideDealt(seen.hymns, state, seat, mostHymns);
    return seen;
}

Sing hidden(const Sing& a, const State& state, const QString&)
{
    Sing seen = a;
    if (const Card sung = hymnOf(state, a); sung.isNamed()) // it is shown, though its singer need not name the only one
        seen.hymn = sung;
    return seen;
}

DoEffect hidden(const DoEffect& a, const State& state, const QString& seat)
{
    DoEffect seen = a;
    if (isOf(touchedBy(state, a), seat))
        return seen;
    switch (meant(state, a).kind) {
    case EffectKind::Draw:
    case EffectKind::LearnHymn:
        hideDrawn(seen.cards);
        break;
    case EffectKind::Search:
        seen.effect.card = drawnUnseen(foundBy(state, a));
        seen.cards.clear();
        break;
    case EffectKind::Peek:
        if (seen.effect.card)
            seen.effect.card = unnamed;
        seen.cards.clear();
        break;
    case EffectKind::Discard: // shown
        break;
    default: // only what lies in the open is touched
        seen.cards.clear();
    }
    return seen;
}

Learn hidden(const Learn& a, const State& state, const QString& seat)
{
    Learn seen = a;
    if (!isOf(actor(state, a.player), seat))
        seen.drawn = unnamed;
    return seen;
}

Draw hidden(const Draw& a, const State& state, const QString& seat)
{
    Draw seen = a;
    if (!isOf(actor(state, a.player), seat))
        seen.card = drawnUnseen(a.card);
    return seen;
}

ReturnSurplus hidden(const ReturnSurplus& a, const State& state, const QString& seat)
{
    ReturnSurplus seen = a;
    if (isOf(actor(state, a.player), seat))
        return seen;
    const State table = hidden(state, seat);
    hideGiven(seen.cards, table);
    hideGiven(seen.hymns, table);
    return seen;
}

// --- what the table sets right

engine::Correct hidden(const engine::Correct& a, const State& state, const QString& seat)
{
    return engine::seenOf(a, {QStringLiteral("players")}, engine::toJson(state).toObject(), [&](const QJsonObject& corrected) {
        const auto after = engine::fromJson<State>(QJsonValue(corrected));
        return after ? engine::toJson(hidden(*after, seat)).toObject() : QJsonObject();
    });
}

engine::SetUp hidden(const engine::SetUp& a, const State&, const QString& seat)
{
    const auto set = engine::fromJson<State>(QJsonValue(a.state));
    return {set ? engine::toJson(hidden(*set, seat)).toObject() : QJsonObject()};
}

} // namespace mercenarium
