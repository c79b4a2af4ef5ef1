// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/rules/warband/cards.h"

#include "games/sellsword/rules/map/gridmap.h"
#include "games/sellsword/rules/text.h"

#include <QStringList>

#include <utility>

namespace sellsword {

std::optional<Amount> Amount::read(const QJsonValue& json)
{
    const QStringList parts = json.toString().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    bool isNumber = false;
    const int points = parts.value(0).toInt(&isNumber);
    const auto type = engine::valueNamed<Harm>(parts.value(1));
    if (parts.size() != 2 || !isNumber || points < 0 || points > 999 || !type)
        return std::nullopt;
    return Amount{points, *type};
}

QJsonValue Amount::written() const { return number(points) + QLatin1Char(' ') + engine::nameOf(type); }

QString Amount::allowed() { return sellsword::tr("a number and a kind of wound: 10 cut"); }

namespace {

// "3,4": two numbers of at most two digits each.
std::optional<std::pair<int, int>> pairOf(QStringView text)
{
    const qsizetype comma = text.indexOf(QLatin1Char(','));
    bool isFirst = false, isSecond = false;
    const int first = text.first(std::max<qsizetype>(comma, 0)).toInt(&isFirst);
    const int second = text.sliced(comma + 1).toInt(&isSecond);
    if (comma < 0 || !isFirst || !isSecond || first < 0 || second < 0 || first > mostSquares || second > mostSquares)
        return std::nullopt;
    return std::pair(first, second);
}

QString pairText(int first, int second) { return number(first) + QLatin1Char(',') + number(second); }

template <class Parts> bool readTwo(const QString& text, Parts& from, Parts& to)
{
    const QStringList parts = text.split(QLatin1Char('-'));
    const auto first = pairOf(parts.first());
    const auto last = pairOf(parts.last());
    if (parts.size() > 2 || !first || !last)
        return false;
    from = {first->first, first->second};
    to = {last->first, last->second};
    return true;
}

} // namespace

std::optional<Square> Square::read(const QJsonValue& json)
{
    const QString text = json.toString();
    const auto pair = pairOf(text);
    return pair ? std::optional(Square{pair->first, pair->second}) : std::nullopt;
}

QJsonValue Square::written() const { return text(); }

QString Square::text() const { return pairText(x, y); }

QString Square::allowed() { return sellsword::tr("column,row from 0,0 in the upper left: 3,4"); }

std::optional<Area> Area::read(const QJsonValue& json)
{
    Area area;
    if (!readTwo(json.toString(), area.from, area.to) || area.to.x < area.from.x || area.to.y < area.from.y)
        return std::nullopt;
    return area;
}

QJsonValue Area::written() const { return from == to ? from.text() : from.text() + QLatin1Char('-') + to.text(); }

QString Area::allowed() { return sellsword::tr("a square or two opposite corner squares, the upper left one first: 2,3-5,6"); }

std::optional<Line> Line::read(const QJsonValue& json)
{
    Line line;
    if (!readTwo(json.toString(), line.from, line.to))
        return std::nullopt;
    const bool isStraight = (line.from.x == line.to.x) != (line.from.y == line.to.y);
    if (!isStraight || line.to.x < line.from.x || line.to.y < line.from.y)
        return std::nullopt;
    return line;
}

QJsonValue Line::written() const { return from.text() + QLatin1Char('-') + to.text(); }

QString Line::allowed()
{
    return sellsword::tr("a line along the grid between two grid points, the left or upper one first: 3,0-3,4");
}

std::optional<int> levelOfQuality(const QString& quality)
{
    static const QStringList words[] = {{QStringLiteral("villager")}, {QStringLiteral("levy"), QStringLiteral("raw")},
        {QStringLiteral("green"), QStringLiteral("recruit")}, {QStringLiteral("blooded")}, {QStringLiteral("regular")},
        {QStringLiteral("seasoned")}, {QStringLiteral("hardened"), QStringLiteral("vanguard")}, {QStringLiteral("veteran")},
        {QStringLiteral("elite")}, {QStringLiteral("epic"), QStringLiteral("legendary")}};
    const auto found =
        std::ranges::find_if(words, [&](const QStringList& all) { return all.contains(quality.trimmed(), Qt::CaseInsensitive); });
    return found == std::end(words) ? std::nullopt : std::optional(int(found - words));
}

std::optional<int> levelOf(const UnitCard& card) { return card.level ? card.level : levelOfQuality(card.quality); }

void tellWounds(QList<Attack>& attacks)
{
    for (Attack& attack : attacks)
        for (Effect& effect : attack.effects)
            if (effect.kind == EffectKind::Note && effect.amount > 0 && effect.text.isEmpty())
                effect.kind = EffectKind::Wounds;
}

QString placeOf(const Attack& attack, const char* field)
{
    return QStringLiteral("attacks.") + attack.id + QLatin1Char('.') + QLatin1String(field);
}

QString leftBlank(Token token) { return QStringLiteral("-pool.") + engine::nameOf(token); }

QStringList placesLikeBlanks(const UnitCard& card)
{
    QStringList places;
    const auto addIf = [&](bool isLikeBlank, const QString& place) {
        if (isLikeBlank)
            places += place;
    };
    addIf(card.pool == Tokens(), QStringLiteral("pool"));
    addIf(card.warleader == 0, QStringLiteral("warleader"));
    for (const Attack& attack : card.attacks) {
        addIf(attack.bonus == 0, placeOf(attack, "bonus"));
        addIf(attack.range == Attack().range, placeOf(attack, "range"));
        addIf(attack.effects.isEmpty(), placeOf(attack, "effects"));
    }
    return places;
}

void keepEntered(UnitCard& card)
{
    const QStringList said = std::exchange(card.entered, placesLikeBlanks(card));
    for (const Token token : allTokens)
        if (card.pool.of(token) == 0)
            card.entered += leftBlank(token);
    card.entered.removeIf([&](const QString& place) { return !said.contains(place); });
}

QList<Stat> bookletStats(StatusKind kind)
{
    switch (kind) {
    case StatusKind::Controlled:
        return {Stat::Spirit};
    case StatusKind::Enraged:
    case StatusKind::Glamyred:
        return {Stat::Wits};
    case StatusKind::Hobbled:
        return {Stat::Brawn, Stat::Agility, Stat::Spirit};
    case StatusKind::Shaken:
        return {Stat::Brawn, Stat::Wits};
    default:
        return {Stat::Brawn, Stat::Agility, Stat::Spirit, Stat::Wits};
    }
}

bool isStatSaid(const Effect& effect)
{
    return effect.stat != Stat::Brawn || effect.printed || bookletStats(effect.status).size() == 1;
}

Stat recoveryStat(const Effect& effect)
{
    return effect.stat != Stat::Brawn || effect.printed ? effect.stat : bookletStats(effect.status).first();
}

} // namespace sellsword
