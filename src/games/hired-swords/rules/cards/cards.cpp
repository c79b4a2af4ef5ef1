// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/cards/cards.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hiredswords {

std::optional<Listing> Listing::read(const QJsonValue& json)
{
    constexpr int longest = 40;
    if (json.isDouble() && json.toInt(-1) >= 0 && json.toInt() == json.toDouble())
        return Listing{QString::number(json.toInt())};
    if (json.isString() && !json.toString().trimmed().isEmpty() && json.toString().size() <= longest)
        return Listing{json.toString().trimmed()};
    return std::nullopt;
}

QString Listing::allowed()
{
    return QCoreApplication::translate(
        "hiredswords", "a number as printed, up to 999, ? where it is not known: 3, +2, -1, x3, M, D6, DM");
}

int Ranks::printed(Skill skill) const
{
    switch (skill) {
    case Skill::Melee:
        return melee;
    case Skill::Missiles:
        return missiles;
    case Skill::Stamina:
        return stamina;
    case Skill::Alertness:
        return alertness;
    }
    return 0;
}

int Ranks::in(Skill skill) const { return std::max(0, printed(skill)); }

QString Ranks::text(Skill skill) const { return isKnown(skill) ? QString::number(printed(skill)) : QStringLiteral("?"); }

std::optional<Ranks> Ranks::read(const QJsonValue& json)
{
    constexpr int highest = 99, wrong = -2;
    constexpr qsizetype skills = 4;
    QList<int> numbers;
    const auto take = [&](int number) { numbers += number >= 0 && number <= highest ? number : wrong; };
    if (json.isString()) {
        // As it is read off a card: "2 - 1 -", "2-1-", "3/0/2/1"; between strokes an empty place is no ranking either.
        const QString text = json.toString().simplified();
        const bool hasStrokes = text.contains(QLatin1Char('/'));
        QStringList parts = text.split(QLatin1Char(hasStrokes ? '/' : ' '));
        if (parts.size() == 1 && text.size() == skills)
            parts = text.split(QString(), Qt::SkipEmptyParts);
        for (const QString& part : std::as_const(parts)) {
            const QString one = part.trimmed();
            bool isNumber = false;
            const int number = one.toInt(&isNumber);
            const bool isNone = (hasStrokes && one.isEmpty()) || one == QLatin1String("-") || one == QStringLiteral("–");
            if (one == QLatin1String("?"))
                numbers += unknownRank;
            else
                take(isNone ? 0 : isNumber ? number : wrong);
        }
    } else if (json.isObject()) {
        const QJsonObject object = json.toObject();
        qsizetype known = 0;
        for (const QString& name : engine::namesOf<Skill>()) {
            known += object.contains(name);
            take(object.value(name).toInt(object.contains(name) ? wrong : 0));
        }
        if (known != object.size())
            return std::nullopt;
    }
    if (numbers.size() != skills || numbers.contains(wrong))
        return std::nullopt;
    return Ranks{numbers[0], numbers[1], numbers[2], numbers[3]};
}

QJsonValue Ranks::written() const
{
    return QStringList{text(Skill::Melee), text(Skill::Missiles), text(Skill::Stamina), text(Skill::Alertness)}.join(
        QLatin1Char('/'));
}

QString Ranks::allowed()
{
    return QCoreApplication::translate("hiredswords",
        "four numbers as melee/missiles/stamina/alertness, for example 3/0/2/1 or 3 - ? 1: a dash for none, ? where it is not "
        "known");
}

const Listing& Arrows::at(Zone zone) const
{
    switch (zone) {
    case Zone::North:
        return north;
    case Zone::East:
        return east;
    case Zone::South:
        return south;
    case Zone::West:
        return west;
    }
    return north;
}

const QStringList& Settlements::freelancers(Location location) const
{
    switch (location) {
    case Location::Village:
        return village;
    case Location::Town:
        return town;
    case Location::City:
        return city;
    }
    return village;
}

} // namespace hiredswords
