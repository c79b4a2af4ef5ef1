// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/rules/cards/cards.h"

#include "games/mercenarium/rules/text.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

namespace mercenarium {

namespace {

constexpr char faces[] = "JQKAL"; // 11 … 15
constexpr char suitLetters[] = "BCSG";
constexpr char unnamedHymnText[] = "?H";
constexpr const char* romans[hymnCards] = {
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV"};

QString faceText(int value) { return value < jack ? QString::number(value) : QString(QLatin1Char(faces[value - jack])); }

QString faceTitle(int value)
{
    switch (value) {
    case jack:
        return tr("Jack");
    case 12:
        return tr("Queen");
    case 13:
        return tr("King");
    case ace:
        return tr("Ace");
    case lordValue:
        return mercenarium::tr("Lord");
    default:
        return QString::number(value);
    }
}

} // namespace

QString roman(int number)
{
    return number >= 1 && number <= hymnCards ? QLatin1String(romans[number - 1]) : QString::number(number);
}

std::optional<Card> Card::read(const QJsonValue& json)
{
    const QString word = json.toString().trimmed().toUpper();
    if (word.isEmpty())
        return std::nullopt;
    if (word == QLatin1String("?"))
        return unnamed;
    if (word == QLatin1String(unnamedHymnText))
        return unnamedHymn;
    for (int numeral = 1; numeral <= hymnCards; ++numeral)
        if (word == QLatin1String(romans[numeral - 1]))
            return hymn(numeral);
    const auto suit = QLatin1StringView(suitLetters).indexOf(word.right(1));
    const auto face = QLatin1StringView(faces).indexOf(word.chopped(1));
    bool isNumber = false;
    const int printed = word.chopped(1).toInt(&isNumber);
    const int value = isNumber && printed >= lowestValue && printed < jack ? printed
        : word.size() == 2 && face >= 0                                    ? jack + int(face)
                                                                           : 0;
    if (word.size() >= 2 && suit >= 0 && value > 0)
        return of(Suit(suit), value);
    return std::nullopt;
}

QString Card::text() const
{
    if (isHymn())
        return roman(numeral());
    if (*this == unnamedHymn)
        return QLatin1String(unnamedHymnText);
    return isNamed() ? faceText(value()) + QLatin1Char(suitLetters[int(suit())]) : QStringLiteral("?");
}

QString Card::allowed()
{
    return mercenarium::tr(
        "2 to 10, J, Q, K, A or L with B, C, S or G (8B, LS), a hymn from I to XV, or ? for a card that nobody named");
}

std::optional<Space> Space::read(const QJsonValue& json)
{
    const auto counted = [](int column, int row) {
        return column >= 0 && row >= 0 && column < 26 && row < 99 ? std::optional(Space{column, row}) : std::nullopt;
    };
    if (json.isArray()) // column and row counted from 0
        return json.toArray().size() == 2 ? counted(json.toArray()[0].toInt(-1), json.toArray()[1].toInt(-1)) : std::nullopt;
    QString word = json.toString().trimmed().toUpper();
    bool isColumn = true, isRow = false;
    if (word.contains(QLatin1Char(','))) { // the same in words
        word.remove(QLatin1Char('(')).remove(QLatin1Char(')'));
        const int column = word.section(QLatin1Char(','), 0, 0).toInt(&isColumn),
                  row = word.section(QLatin1Char(','), 1).toInt(&isRow);
        return isColumn && isRow ? counted(column, row) : std::nullopt;
    }
    if (word.size() < 2 || word.size() > 3 || word[0] < QLatin1Char('A') || word[0] > QLatin1Char('Z'))
        return std::nullopt;
    const int row = word.mid(1).toInt(&isRow);
    return isRow && row >= 1 ? std::optional(Space{word[0].unicode() - 'A', row - 1}) : std::nullopt;
}

QString Space::text() const { return QString(QLatin1Char(char('A' + column))) + QString::number(row + 1); }

QString Space::allowed() { return mercenarium::tr("a space as letter and number, counted from the south-west corner: D1"); }

std::optional<Aura> Aura::read(const QJsonValue& json)
{
    QStringList parts = json.toString().split(QLatin1Char('/'));
    if (json.isObject()) { // edge by edge
        parts.fill(QStringLiteral("?"), int(sides.size()));
        const QJsonObject edges = json.toObject();
        for (auto edge = edges.begin(); edge != edges.end(); ++edge) {
            const auto side = engine::valueNamed<Side>(edge.key());
            if (!side)
                return std::nullopt;
            parts[int(*side)] = edge->toVariant().toString();
        }
    }
    if (parts.size() != int(sides.size()))
        return std::nullopt;
    Aura aura;
    for (const Side side : sides) {
        const QString part = parts[int(side)].trimmed();
        if (part == QLatin1String("?"))
            continue;
        bool isNumber = false;
        const int dots = part.toInt(&isNumber);
        if (!isNumber || dots < 0 || dots > 9)
            return std::nullopt;
        aura.at(side) = dots;
    }
    return aura;
}

QString Aura::text() const
{
    QStringList parts;
    for (const Side side : sides)
        parts += at(side) < 0 ? QStringLiteral("?") : QString::number(at(side));
    return parts.join(QLatin1Char('/'));
}

QString Aura::allowed()
{
    return mercenarium::tr("dots on the top, right, bottom and left edge, 0 to 9 or ?, for example 2/4/1/1");
}

QString shown(Card card)
{
    if (card.isHymn())
        return engine::fill(tr("hymn %1"), {roman(card.numeral())});
    return card.isNamed() ? engine::fill(tr("%1 of %2"), {faceTitle(card.value()), shown(card.suit())}) : tr("a card");
}

QString shown(Suit suit)
{
    switch (suit) {
    case Suit::Blades:
        return tr("Blades");
    case Suit::Claws:
        return tr("Claws");
    case Suit::Souls:
        return tr("Souls");
    case Suit::Gears:
        return tr("Gears");
    }
    return {};
}

QString shown(Seat seat)
{
    switch (seat) {
    case Seat::South:
        return tr("South");
    case Seat::West:
        return tr("West");
    case Seat::North:
        return tr("North");
    case Seat::East:
        return tr("East");
    }
    return {};
}

QString shown(Side side)
{
    switch (side) {
    case Side::North:
        return tr("top");
    case Side::East:
        return tr("right");
    case Side::South:
        return tr("bottom");
    case Side::West:
        return tr("left");
    }
    return {};
}

QString shown(Kind kind)
{
    switch (kind) {
    case Kind::Unknown:
        return tr("unknown");
    case Kind::Materia:
        return tr("Materia");
    case Kind::Mercenary:
        return tr("Mercenary");
    case Kind::Lord:
        return mercenarium::tr("Lord");
    case Kind::Hymn:
        return tr("Hymn");
    }
    return {};
}

QString shown(Colour colour)
{
    switch (colour) {
    case Colour::Unset:
        return tr("not entered");
    case Colour::Red:
        return tr("Red");
    case Colour::Orange:
        return tr("Orange");
    case Colour::Yellow:
        return tr("Yellow");
    case Colour::Green:
        return tr("Green");
    }
    return {};
}

QString shown(Ending ending)
{
    switch (ending) {
    case Ending::Open:
        return tr("the game goes on");
    case Ending::Captures:
        return tr("five captures");
    case Ending::Limbo:
        return tr("the opponent did not get out of Limbo");
    case Ending::Elimination:
        return tr("all opponents are in Limbo");
    case Ending::Stalemate:
        return tr("stalemate, a draw");
    case Ending::UniversalStalemate:
        return tr("the Singularity deck ran out, a draw for everybody");
    }
    return {};
}

QString shown(Deed deed)
{
    switch (deed) {
    case Deed::Summon:
        return tr("summon");
    case Deed::Move:
        return tr("move");
    case Deed::Capture:
        return tr("capture");
    case Deed::Buy:
        return tr("buy");
    case Deed::Sing:
        return tr("sing");
    case Deed::Learn:
        return tr("learn");
    case Deed::Draw:
        return tr("draw");
    }
    return {};
}

QString shown(EffectKind kind)
{
    switch (kind) {
    case EffectKind::Note:
        return tr("done by hand");
    case EffectKind::Draw:
        return tr("draw");
    case EffectKind::Discard:
        return tr("discard");
    case EffectKind::Search:
        return tr("search the deck for");
    case EffectKind::Place:
        return tr("place");
    case EffectKind::Move:
        return tr("move");
    case EffectKind::Remove:
        return tr("remove");
    case EffectKind::Turn:
        return tr("turn");
    case EffectKind::TakeControl:
        return tr("take control of");
    case EffectKind::Capture:
        return tr("capture");
    case EffectKind::Flip:
        return tr("flip a capture");
    case EffectKind::LearnHymn:
        return tr("draw a hymn");
    case EffectKind::Peek:
        return tr("look at");
    }
    return {};
}

} // namespace mercenarium
