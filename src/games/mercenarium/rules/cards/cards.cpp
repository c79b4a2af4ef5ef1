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

// One word for each enumerator, in their order.
template <class E, std::size_t count> QString wordFor(E value, const char* const (&words)[count])
{
    static_assert(count == names(E{}).size());
    return tr(words[std::size_t(value)]);
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
        const auto isNear = [](int at) { return at > -99 && at < 99; }; // beside the board too: what lies there can be named
        return isNear(column) && isNear(row) ? std::optional(Space{column, row}) : std::nullopt;
    };
    if (json.isArray()) // column and row counted from 0
        return json.toArray().size() == 2 ? counted(json.toArray()[0].toInt(-99), json.toArray()[1].toInt(-99)) : std::nullopt;
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

QString Space::text() const
{
    if (column < 0 || column > 'Z' - 'A' || row < 0)
        return QString::number(column) + QLatin1Char(',') + QString::number(row);
    return QString(QLatin1Char(char('A' + column))) + QString::number(row + 1);
}

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
    return engine::fill(mercenarium::tr("dots on the top, right, bottom and left edge, 0 to %1 or ?, for example 2/4/1/1"),
        {QString::number(mostDots)});
}

QString shown(Card card)
{
    if (card.isHymn())
        return engine::fill(tr("hymn %1"), {roman(card.numeral())});
    return card.isNamed() ? engine::fill(tr("%1 of %2"), {faceTitle(card.value()), shown(card.suit())}) : tr("a card");
}

QString shown(Suit suit)
{
    return wordFor(suit, {QT_TR_NOOP("Blades"), QT_TR_NOOP("Claws"), QT_TR_NOOP("Souls"), QT_TR_NOOP("Gears")});
}

QString shown(Seat seat)
{
    return wordFor(seat, {QT_TR_NOOP("South"), QT_TR_NOOP("West"), QT_TR_NOOP("North"), QT_TR_NOOP("East")});
}

QString shown(Side side)
{
    return wordFor(side, {QT_TR_NOOP("top"), QT_TR_NOOP("right"), QT_TR_NOOP("bottom"), QT_TR_NOOP("left")});
}

QString shown(Kind kind)
{
    return wordFor(
        kind, {QT_TR_NOOP("unknown"), QT_TR_NOOP("Materia"), QT_TR_NOOP("Mercenary"), QT_TR_NOOP("Lord"), QT_TR_NOOP("Hymn")});
}

QString shown(Colour colour)
{
    return wordFor(
        colour, {QT_TR_NOOP("not entered"), QT_TR_NOOP("Red"), QT_TR_NOOP("Orange"), QT_TR_NOOP("Yellow"), QT_TR_NOOP("Green")});
}

QString shown(Ending ending)
{
    return wordFor(ending,
        {QT_TR_NOOP("the game goes on"), QT_TR_NOOP("five captures"), QT_TR_NOOP("the opponent did not get out of Limbo"),
            QT_TR_NOOP("all opponents are in Limbo"), QT_TR_NOOP("stalemate, a draw"),
            QT_TR_NOOP("the Singularity deck ran out, a draw for everybody")});
}

QString shown(Deed deed)
{
    return wordFor(deed,
        {QT_TR_NOOP("summon"), QT_TR_NOOP("move"), QT_TR_NOOP("capture"), QT_TR_NOOP("buy"), QT_TR_NOOP("sing"),
            QT_TR_NOOP("learn"), QT_TR_NOOP("draw")});
}

QString shown(EffectKind kind)
{
    return wordFor(kind,
        {QT_TR_NOOP("done by hand"), QT_TR_NOOP("draw"), QT_TR_NOOP("discard"), QT_TR_NOOP("search the deck for"),
            QT_TR_NOOP("place"), QT_TR_NOOP("move"), QT_TR_NOOP("remove"), QT_TR_NOOP("turn"), QT_TR_NOOP("take control of"),
            QT_TR_NOOP("capture"), QT_TR_NOOP("flip a capture"), QT_TR_NOOP("draw a hymn"), QT_TR_NOOP("look at")});
}

} // namespace mercenarium
