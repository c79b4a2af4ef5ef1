// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How a game begins, which names are in play, and what a state may never hold.
#include "engine/ids.h"
#include "engine/words/piles.h"
#include "games/mercenarium/rules/rules.h"

#include <QSet>

#include <algorithm>

namespace mercenarium {

namespace {

// Every card that lies openly somewhere, with the place.
class Places {
public:
    QList<Fault> faults;

    void add(Card card, const QString& place)
    {
        if (card == unnamedHymn)
            faults += Fault{place, card.text(), mercenarium::tr("Only a card that is drawn can be ?H."),
                mercenarium::tr("Write ? where nobody knows it.")};
        if (!card.isNamed())
            return;
        if (m_seen.contains(card.code))
            faults += Fault{place, card.text(), engine::fill(mercenarium::tr("%1 is in two places."), {shown(card)}),
                mercenarium::tr("There is only one of each card: take it away from one of them.")};
        m_seen += card.code;
    }
    void add(const QList<Card>& cards, const QString& place)
    {
        for (const Card card : cards)
            add(card, place);
    }

private:
    QSet<int> m_seen;
};

template <class Lines> void once(QList<Fault>& faults, const char* place, const Lines& lines, bool hymns)
{
    QSet<int> seen;
    for (const auto& line : lines) {
        if (hymns ? !line.id.isHymn() : !line.id.isOfDeck())
            faults += Fault{QLatin1String(place), line.id.text(), mercenarium::tr("This line is for no such card."),
                hymns ? mercenarium::tr("Hymns have numerals from I to XV.")
                      : mercenarium::tr("Cards of the deck are written like 8B.")};
        else if (seen.contains(line.id.code))
            faults += Fault{QLatin1String(place), line.id.text(),
                engine::fill(mercenarium::tr("%1 stands here twice."), {shown(line.id)}),
                mercenarium::tr("Keep one line for each card.")};
        seen += line.id.code;
    }
}

QString pathOf(const Player& who, const char* field)
{
    return QStringLiteral("players.") + engine::nameOf(who.id) + QLatin1Char('.') + QLatin1String(field);
}

void placesOf(Places& places, const State& state)
{
    for (const Placed& card : state.board) {
        const auto wrong = [&](const QString& problem, const QString& remedy) {
            places.faults +=
                Fault{QStringLiteral("board.") + card.id.text() + QStringLiteral(".at"), card.at.text(), problem, remedy};
        };
        if (!card.id.isOfDeck())
            places.faults += Fault{QStringLiteral("board"), card.id.text(), tr("Only cards of the deck lie on the board."),
                tr("Write the card like 8B.")};
        if (!isOnBoard(state, card.at))
            wrong(engine::fill(tr("%1 lies beside a board of %2 by %3."),
                      {shown(card.id), number(state.settings.boardWidth), number(state.settings.boardHeight)}),
                tr("Name a space of the board, or make the board larger."));
        else if (const Placed* there = cardAt(state, card.at); there != &card)
            wrong(engine::fill(tr("%1 lies on %2 already."), {shown(there->id), card.at.text()}),
                tr("Only one card lies on a space: name another one."));
        places.add(card.id, QStringLiteral("board"));
    }
    for (const Player& who : state.players) {
        places.add(who.hand, pathOf(who, "hand"));
        places.add(who.faceDown, pathOf(who, "face_down"));
        places.add(who.faceUp, pathOf(who, "face_up"));
        for (const Held& held : who.hymns) {
            if (held.id.isOfDeck())
                places.faults += Fault{
                    pathOf(who, "hymns"), held.id.text(), tr("This is no hymn."), tr("Cards of the deck belong into hand.")};
            places.add(held.id, pathOf(who, "hymns"));
        }
        for (const QList<Card>* pile : {&who.hand, &who.faceDown, &who.faceUp})
            for (const Card card : *pile)
                if (card.isHymn())
                    places.faults += Fault{pathOf(who, "hand, face_down, face_up"), card.text(),
                        tr("A hymn is held with the hymns."), tr("Write it under hymns.")};
    }
    places.add(state.discard, QStringLiteral("discard"));
    if (state.song)
        places.add(state.song->hymn, QStringLiteral("song.hymn"));
}

bool areFaces(const QStringList& faces)
{
    const auto isFace = [&](int face) {
        const auto printed = numberOn(faces, face);
        return !faces[face - 1].trimmed().isEmpty() && (!printed || (*printed >= 1 && *printed <= orderSides));
    };
    bool are = faces.isEmpty() || faces.size() == orderSides;
    for (int face = 1; are && face <= faces.size(); ++face)
        are = isFace(face);
    return are;
}

} // namespace

State newGame(const Setup& setup)
{
    State state;
    state.settings = setup.settings;
    state.step = Step::Setup;
    state.dealt = false;
    state.deck = deckCards;
    state.hymnal = setup.settings.hymns == OnOff::On ? hymnCards : 0;
    state.players = setup.players;
    std::ranges::sort(state.players, {}, &Player::id);
    state.auras = setup.auras;
    state.hymns = setup.hymns;
    state.zodiac = setup.zodiac;
    return state;
}

QList<Fault> faultsInState(const State& state)
{
    Places places;
    placesOf(places, state);
    QList<Fault> faults = places.faults;
    once(faults, "auras", state.auras, false);
    once(faults, "hymns", state.hymns, true);
    QSet<int> taken;
    for (const Player& who : state.players) {
        if (taken.contains(int(who.id)))
            faults += Fault{QStringLiteral("players"), engine::nameOf(who.id), tr("Two players sit on one side."),
                tr("Give every player a side of the board.")};
        taken += int(who.id);
    }
    const auto sits = [&](const QString& place, Seat seat) {
        if (!taken.contains(int(seat)))
            faults += Fault{place, engine::nameOf(seat), tr("Nobody sits there."), tr("Name the side of a player.")};
    };
    if (state.step == Step::Play)
        sits(QStringLiteral("current"), state.current);
    for (const Roll& roll : state.rolls) // who goes first is one of these
        sits(QStringLiteral("rolls"), roll.id);
    if (state.song)
        sits(QStringLiteral("song.singer"), state.song->singer);
    for (const Placed& card : state.board)
        if (!taken.contains(int(card.owner)) || (card.contract && !taken.contains(int(*card.contract))))
            faults += Fault{QStringLiteral("board.") + card.id.text() + QStringLiteral(".owner, contract"),
                engine::nameOf(card.owner), tr("Nobody sits there."), tr("Name the side of a player.")};
    engine::once(faults, QStringLiteral("noted"), state.noted);
    if (state.step == Step::Over && state.ending == Ending::Open)
        faults += Fault{QStringLiteral("ending"), engine::nameOf(state.ending), tr("A game that is over has ended somehow."),
            tr("Say first how it ended, or set the step to play.")};
    const QList<Suit>& wheel = state.settings.wheel;
    const bool isWheel = wheel.isEmpty()
        || (wheel.size() == suitCount && std::ranges::all_of(suits, [&](Suit suit) { return wheel.contains(suit); }));
    if (!isWheel)
        faults +=
            Fault{QStringLiteral("settings.wheel"), number(wheel.size()), tr("The wheel holds each of the four suits once."),
                tr("Write all four in the direction of the arrows, or none for the usual wheel.")};
    if (state.zodiac.size() > zodiacFaces || std::ranges::any_of(state.zodiac, &Card::isOfDeck))
        faults += Fault{QStringLiteral("zodiac"), number(state.zodiac.size()),
            tr("The Zodiac die has twelve faces, each for a hymn."), tr("Write up to twelve hymns, ? where it is not known.")};
    for (const auto& [place, faces] :
        {std::pair("settings.fool_faces", state.settings.foolFaces), std::pair("settings.fox_faces", state.settings.foxFaces)})
        if (!areFaces(faces))
            faults += Fault{QLatin1String(place), faces.join(QStringLiteral(", ")),
                tr("Such a die has six faces, with numbers from 1 to 6 or a word."),
                tr("Write all six, such as 1, 2, 3, 4, 5, sphere; or none for the usual ones.")};
    constexpr qsizetype mostOnePile = 100; // far more than there are cards
    for (const Player& who : state.players)
        if (who.hand.size() > mostOnePile || who.hymns.size() > mostOnePile || who.captures() > mostOnePile)
            faults += Fault{pathOf(who, "hand"), number(who.hand.size()), tr("There are more cards here than the game has."),
                tr("Enter what really lies there.")};
    return faults;
}

// Any card may be typed; these are the ones that whoever is to act most likely means.
QStringList namesOf(const State& state, QLatin1String kind)
{
    if (kind == QLatin1String(engine::countedPiles))
        return {QStringLiteral("deck"), QStringLiteral("hymnal")};
    QStringList names;
    if (kind == QLatin1String(engine::heldHands)) {
        for (const Player& one : state.players)
            if (tracksBoard(state)) {
                names += pathOf(one, "hand");
                if (state.settings.hymns == OnOff::On)
                    names += pathOf(one, "hymns");
            }
        return names;
    }
    const Player* who = player(state, state.current);
    const auto add = [&](const auto& cards) {
        for (const auto& card : cards) {
            if constexpr (std::is_pointer_v<std::remove_cvref_t<decltype(card)>>)
                names += card->id.text();
            else
                names += card.text();
        }
    };
    if (kind == QLatin1String("own-card"))
        add(inPlay(state, state.current));
    if (kind == QLatin1String("enemy-card"))
        add(enemiesOf(state, state.current));
    if (kind == QLatin1String("mercenary")) {
        if (tracksBoard(state))
            add(buyable(state, state.current));
        else
            add(unboundMercenaries(state));
    }
    if (kind == QLatin1String("hand-card") && who)
        add(who->hand.contains(unnamed) ? unseenCards(state) : who->hand);
    if (kind == QLatin1String("capture") && who)
        add(who->faceDown);
    if (kind == QLatin1String("hymn") && who)
        for (const Held& held : who->hymns)
            held.id.isNamed() ? names.append(held.id.text()) : add(unseenHymns(state));
    if (kind == QLatin1String("noted"))
        names += engine::idsOf(state.noted);
    if (kind == QLatin1String("space"))
        for (const Space space : spacesOf(state))
            names += space.text();
    return names;
}

} // namespace mercenarium
