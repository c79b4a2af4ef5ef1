// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/rules/dice/dice.h"

#include "games/jagged-alliance/rules/text.h"

namespace jaggedalliance {

namespace {

constexpr std::array letters{'Y', 'O', 'R', 'B'};
constexpr int mostDice = 60;

} // namespace

int& Pool::of(Colour colour)
{
    switch (colour) {
    case Colour::Yellow:
        return yellow;
    case Colour::Orange:
        return orange;
    case Colour::Red:
        return red;
    case Colour::Blue:
        return blue;
    }
    return yellow;
}

Pool& Pool::operator+=(const Pool& other)
{
    yellow += other.yellow;
    orange += other.orange;
    red += other.red;
    blue += other.blue;
    return *this;
}

QList<Colour> Pool::dice() const
{
    QList<Colour> all;
    for (const Colour colour : {Colour::Yellow, Colour::Orange, Colour::Red, Colour::Blue})
        all += QList<Colour>(std::max(0, of(colour)), colour);
    return all;
}

std::optional<Pool> Pool::read(const QJsonValue& json)
{
    if (!json.isString() || json.toString().size() > mostDice)
        return std::nullopt;
    Pool pool;
    for (const QChar c : json.toString()) {
        if (c.isSpace())
            continue;
        const auto colour = engine::valueNamed<Colour>(QString(c));
        if (!colour)
            return std::nullopt;
        ++pool.of(*colour);
    }
    return pool;
}

QJsonValue Pool::written() const
{
    QString text;
    for (const Colour colour : dice())
        text += QLatin1Char(letters[size_t(colour)]);
    return text;
}

QString Pool::allowed() { return jaggedalliance::tr("one letter for each die, Y yellow, O orange, R red, B blue, such as YYO"); }

std::optional<Face> Face::read(const QJsonValue& json)
{
    QString text = json.isDouble() ? QString::number(json.toDouble()) : json.toString().trimmed();
    Face face;
    face.expertise = text.endsWith(QLatin1Char('*'));
    if (face.expertise)
        text.chop(1);
    bool isNumber = false;
    face.successes = text.toInt(&isNumber);
    constexpr int highest = 9; // what a die may carry is the rules' affair
    return isNumber && face.successes >= 0 && face.successes <= highest ? std::optional(face) : std::nullopt;
}

QJsonValue Face::written() const { return QString::number(successes) + (expertise ? QStringLiteral("*") : QString()); }

QString Face::allowed()
{
    return jaggedalliance::tr("the successes on the face, 0 to 4, with a star behind for the expertise icon: 0, 1, 2*");
}

} // namespace jaggedalliance
