// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hired-swords/rules/cards/cards.h"

#include <QCoreApplication>

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

QString Listing::allowed() { return QCoreApplication::translate("hiredswords", "a number as printed: 3, +2, -1, x3, M, D6, DM"); }

int Ranks::in(Skill skill) const
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

std::optional<Ranks> Ranks::read(const QJsonValue& json)
{
    constexpr int highest = 99;
    QList<int> numbers;
    const auto take = [&](int number) { numbers += number >= 0 && number <= highest ? number : -1; };
    if (json.isString()) {
        // As it is read off a card: "2 - 1 -", "3/0/2/1"; between strokes an empty place is no ranking either.
        const QString text = json.toString().simplified();
        const bool hasStrokes = text.contains(QLatin1Char('/'));
        for (const QString& part : text.split(QLatin1Char(hasStrokes ? '/' : ' '))) {
            const QString one = part.trimmed();
            bool isNumber = false;
            const int number = one.toInt(&isNumber);
            const bool isNone = (hasStrokes && one.isEmpty()) || one == QLatin1String("-") || one == QStringLiteral("–");
            take(isNone ? 0 : isNumber ? number : -1);
        }
    } else if (json.isObject()) {
        const QJsonObject object = json.toObject();
        qsizetype known = 0;
        for (const QString& name : engine::namesOf<Skill>()) {
            known += object.contains(name);
            take(object.value(name).toInt(object.contains(name) ? -1 : 0));
        }
        if (known != object.size())
            return std::nullopt;
    }
    if (numbers.size() != 4 || numbers.contains(-1))
        return std::nullopt;
    return Ranks{numbers[0], numbers[1], numbers[2], numbers[3]};
}

QJsonValue Ranks::written() const { return QStringLiteral("%1/%2/%3/%4").arg(melee).arg(missiles).arg(stamina).arg(alertness); }

QString Ranks::allowed()
{
    return QCoreApplication::translate(
        "hiredswords", "four numbers as melee/missiles/stamina/alertness, for example 3/0/2/1 or 3 - 2 1, a dash for none");
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
