// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards, spaces and auras as single words: "8B", "LS", "XIII", "D1", "2/4/1/1".
#pragma once

#include "games/mercenarium/rules/words.h"

#include <QJsonValue>
#include <QString>

namespace mercenarium {

inline constexpr int lowestValue = 2;
inline constexpr int jack = 11;
inline constexpr int ace = 14;
inline constexpr int lordValue = 15;
inline constexpr int suitCount = 4;
inline constexpr int cardsPerSuit = lordValue - lowestValue + 1;
inline constexpr int deckCards = suitCount * cardsPerSuit; // ME-014
inline constexpr int hymnCards = 15;                       // ME-012

// One of the 56 cards of the deck, one of the 15 hymns, or a card that nobody named.
struct Card {
    int code = -1; // 0 … 55: suit by suit, value by value; 100 + numeral: a hymn; -1: not named; -2: a hymn not named

    static constexpr int firstHymn = 101;
    static constexpr Card of(Suit suit, int value) { return {int(suit) * cardsPerSuit + value - lowestValue}; }
    static constexpr Card hymn(int numeral) { return {firstHymn + numeral - 1}; }
    constexpr bool isNamed() const { return code >= 0; }
    constexpr bool isHymn() const { return code >= firstHymn; }
    constexpr bool isOfDeck() const { return code >= 0 && code < deckCards; }
    constexpr int numeral() const { return code - firstHymn + 1; }
    constexpr Suit suit() const { return Suit(code / cardsPerSuit); }
    constexpr int value() const { return isOfDeck() ? code % cardsPerSuit + lowestValue : 0; } // ME-052
    constexpr Kind kind() const
    {
        return isHymn()            ? Kind::Hymn
            : !isNamed()           ? Kind::Unknown
            : value() == lordValue ? Kind::Lord
            : value() >= jack      ? Kind::Mercenary
                                   : Kind::Materia;
    }
    constexpr bool isLord() const { return kind() == Kind::Lord; }
    constexpr bool isMercenary() const { return kind() == Kind::Mercenary; }

    bool operator==(const Card&) const = default;
    MR_FIELDS(field("code", &Card::code, "number of the card"))
    static std::optional<Card> read(const QJsonValue& json);
    QJsonValue written() const { return text(); }
    QString text() const; // "8B", "XIII", "?"
    static const char* word() { return R"(([2-9]|10|[JQKAL])[BCSG]|X?(IX|IV|V?I{0,3})|\?H?)"; }
    static QString allowed();
};
inline constexpr Card unnamed{};
inline constexpr Card unnamedHymn{-2}; // while it is drawn from the one deck, which everybody sees
constexpr Card withoutKind(Card card) { return card == unnamedHymn ? unnamed : card; } // as it lies then

struct Space {
    int column = 0, row = 0; // from the board's west and south edge

    bool operator==(const Space&) const = default;
    constexpr Space next(Side side) const
    {
        return {column + (side == Side::East) - (side == Side::West), row + (side == Side::North) - (side == Side::South)};
    }
    MR_FIELDS(field("column", &Space::column, "from the west"), field("row", &Space::row, "from the south"))
    static std::optional<Space> read(const QJsonValue& json);
    QJsonValue written() const { return text(); }
    QString text() const; // "D1"; beyond the letters "3,-1"
    static const char* word() { return R"([A-Y][0-9]{1,2})"; }
    static QString allowed();
};

inline constexpr int unknownDots = -1;
inline constexpr int mostDots = 5; // ME-066

// Dots on the four edges, seen with the card's bottom edge towards the reader.
struct Aura {
    int north = unknownDots, east = unknownDots, south = unknownDots, west = unknownDots;

    constexpr int at(Side side) const
    {
        return side == Side::North ? north : side == Side::East ? east : side == Side::South ? south : west;
    }
    constexpr int& at(Side side)
    {
        return side == Side::North ? north : side == Side::East ? east : side == Side::South ? south : west;
    }
    constexpr bool isComplete() const { return north >= 0 && east >= 0 && south >= 0 && west >= 0; }
    constexpr int total() const { return north + east + south + west; }
    bool operator==(const Aura&) const = default;
    MR_FIELDS(field("north", &Aura::north, "top"), field("east", &Aura::east, "right"), field("south", &Aura::south, "bottom"),
        field("west", &Aura::west, "left"))
    static std::optional<Aura> read(const QJsonValue& json);
    QJsonValue written() const { return text(); }
    QString text() const;
    static const char* word() { return R"([0-9?](/[0-9?]){3})"; }
    static const char* between() { return "/"; }
    static QString allowed();
};

inline constexpr std::array sides = {Side::North, Side::East, Side::South, Side::West};
namespace table { // apart from seats(state), who sits there
inline constexpr std::array seats = {Seat::South, Seat::West, Seat::North, Seat::East};
}
using namespace table;
inline constexpr std::array suits = {Suit::Blades, Suit::Claws, Suit::Souls, Suit::Gears};

constexpr Side opposite(Side side) { return Side((int(side) + 2) % 4); }
constexpr Seat across(Seat seat) { return Seat((int(seat) + 2) % 4); }
constexpr Seat clockwise(Seat seat) { return Seat((int(seat) + 1) % 4); }

// A card lies with its bottom edge towards its owner, so its top looks away from that seat (ME-044, ME-073).
constexpr Side boardSide(Seat owner, Side edge) { return Side((int(edge) + int(owner)) % 4); }
constexpr Side edgeOn(Seat owner, Side board) { return Side((int(board) - int(owner) + 4) % 4); }
static_assert(boardSide(Seat::West, Side::North) == Side::East && boardSide(Seat::North, Side::East) == Side::West
    && boardSide(Seat::East, Side::North) == Side::West);

// The edge on which the aura of a suit is strongest (ME-068).
constexpr Side strongEdge(Suit suit)
{
    return suit == Suit::Blades ? Side::East : suit == Suit::Claws ? Side::South : suit == Suit::Souls ? Side::West : Side::North;
}

// May a card of this suit and value stand on that base? (ME-050, ME-088, ME-089)
constexpr bool fits(Card card, Card base) { return card.suit() == base.suit() || card.value() >= base.value(); }

QString shown(Card card); // "8 of Blades"
QString shown(Suit suit);
QString shown(Seat seat);
QString shown(Side side);
QString shown(Kind kind);
QString shown(Colour colour);
QString shown(Ending ending);
QString shown(Deed deed);
QString shown(EffectKind kind);
QString roman(int number);

} // namespace mercenarium
