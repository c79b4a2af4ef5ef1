// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/names.h"

#include <QFont>
#include <QHash>
#include <QPainterPath>
#include <QPolygonF>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace sellsword::desk {

QString percentText(double percent)
{
    if (percent > 0 && percent < 1)
        return QStringLiteral("<1 %");
    if (percent > 99 && percent < 100)
        return QStringLiteral(">99 %");
    return QString::number(std::lround(percent)) + QStringLiteral(" %");
}

QString brief(const QString& name, qsizetype most)
{
    return name.size() <= most ? name : name.left(most - 1).trimmed() + QStringLiteral("…");
}

QString shownAmpersands(QString text) { return text.replace(QLatin1Char('&'), QLatin1String("&&")); }

QString notedText(const Effect& effect) { return effect.text.isEmpty() ? effectText(effect) : effect.text; }

QString effectText(const Effect& effect)
{
    const QString points = number(effect.amount);
    switch (effect.kind) {
    case EffectKind::Wounds:
        return points + QLatin1Char(' ') + shown(effect.type);
    case EffectKind::Status: {
        const QString name = effect.status == StatusKind::Custom && !effect.name.isEmpty() ? effect.name : shown(effect.status);
        return engine::fill(sellsword::tr("%1 (%2)"),
            {name + (effect.asterisk ? QStringLiteral("*") : QString()),
                capital(shown(recoveryStat(effect))) + (effect.modifier != 0 ? signedNumber(effect.modifier) : QString())});
    }
    case EffectKind::Token:
        return points + QLatin1Char(' ') + shown(effect.token);
    case EffectKind::Terrain:
        return shown(effect.terrain);
    case EffectKind::Note:
        return effect.text;
    case EffectKind::Lift:
    case EffectKind::Forbid:
        return shown(effect.kind) + QLatin1Char(' ') + shown(effect.deed);
    case EffectKind::Cure:
        return shown(effect.kind) + QLatin1Char(' ') + effect.name;
    default:
        return effect.amount != 0 ? shown(effect.kind) + QLatin1Char(' ') + points : shown(effect.kind);
    }
}

QString effectsText(const QList<Effect>& effects)
{
    QString all;
    for (const Effect& effect : effects) {
        if (!all.isEmpty())
            all += effect.joiner == Joiner::And ? sellsword::tr(" and ")
                : effect.joiner == Joiner::Then ? sellsword::tr(", then ")
                                                : QStringLiteral(", ");
        all += effectText(effect);
    }
    return all;
}

QString priceText(int acts, const Tokens& tokens, int vigor)
{
    QStringList parts;
    if (acts > 1)
        parts += engine::fill(sellsword::tr("%1 acts"), {number(acts)});
    for (const Token colour : {Token::Green, Token::Blue, Token::Red})
        if (tokens.of(colour) > 0)
            parts += engine::fill(sellsword::tr("%1 %2"), {number(tokens.of(colour)), shown(colour)});
    if (vigor > 0)
        parts += engine::fill(sellsword::tr("%1 Vigor"), {number(vigor)});
    return listed(parts);
}

QString attackText(const State& state, const Unit& who, const Attack& attack)
{
    const QString range = blankRange(state, who, attack).isEmpty() ? number(attack.range) : QStringLiteral("?");
    QStringList parts;
    parts += attack.burst ? engine::fill(sellsword::tr("range %1, burst %2"), {range, number(*attack.burst)})
                          : engine::fill(sellsword::tr("range %1"), {range});
    parts += engine::fill(sellsword::tr("%1 against %2"), {bonusText(state, who, attack), capital(shown(attack.vs))});
    if (!blankWounds(state, who, attack).isEmpty())
        parts += sellsword::tr("wounds ?");
    else if (const QString effects = effectsText(attack.effects); !effects.isEmpty())
        parts += effects;
    if (const QString price = priceText(attack.acts, attack.tokens, attack.vigor); !price.isEmpty())
        parts += price;
    if (attack.slow)
        parts += sellsword::tr("slow");
    return parts.join(QStringLiteral(" · "));
}

QString priceText(const Trait& trait)
{
    const QString price = priceText(trait.acts, trait.tokens, trait.vigor);
    if (trait.acts != 1)
        return price;
    return price.isEmpty() ? sellsword::tr("1 act") : engine::fill(sellsword::tr("1 act, %1"), {price});
}

QString faceText(int needed) { return engine::fill(sellsword::tr("%1 or more"), {number(std::clamp(needed, 2, 20))}); }

QString traitText(const Trait& trait)
{
    QStringList says;
    if (const QString price = priceText(trait); !price.isEmpty())
        says += price;
    if (trait.aura > 0)
        says += engine::fill(sellsword::tr("aura %1"), {number(trait.aura)});
    if (const QString does = effectsText(trait.effects); !does.isEmpty())
        says += does;
    if (trait.bonus != 0)
        says += engine::fill(sellsword::tr("%1 on attack rolls"), {signedNumber(trait.bonus)});
    if (!trait.text.isEmpty())
        says += trait.text;
    return says.join(QStringLiteral(" · "));
}

QString giftsText(const State& state, const Unit& who)
{
    QStringList parts;
    const auto amounts = [&](const QList<Amount>& all, const QString& text) {
        QStringList each;
        for (const Amount& one : all)
            each += number(one.points) + QLatin1Char(' ') + shown(one.type);
        if (!each.isEmpty())
            parts += engine::fill(text, {listed(each)});
    };
    amounts(immunitiesOf(state, who), sellsword::tr("Immune %1"));
    amounts(vulnerabilitiesOf(state, who), sellsword::tr("Vulnerable %1"));
    const std::pair<CommonTrait, QString> all[] = {{common::toughness, sellsword::tr("Toughness")},
        {common::shield, sellsword::tr("Shield")}, {common::stealthy, sellsword::tr("Stealthy")},
        {common::invisible, sellsword::tr("Invisible")}, {common::ghostly, sellsword::tr("Ghostly")},
        {common::seeInvisible, sellsword::tr("See Invisible")}, {common::fly, sellsword::tr("Flies")}};
    for (const auto& [trait, text] : all)
        if (has(state, who, trait))
            parts += text;
    return parts.join(QStringLiteral(" · "));
}

QStringList kindsOf(const UnitCard& card)
{
    QStringList kinds;
    for (const QString& word :
        QStringList{card.kind, levelOf(card) ? card.quality + QLatin1Char(' ') + number(*levelOf(card)) : card.quality}
            + card.descriptors)
        if (!word.trimmed().isEmpty())
            kinds += word.trimmed();
    return kinds + QStringList{shown(card.size)};
}

QString tokensText(const State& state, const Unit& who)
{
    const Tokens left = tokensOf(state, who), pool = poolOf(state, who);
    QStringList parts;
    if (!blankToken(state, who, Token::Green).isEmpty())
        parts += QStringLiteral("?");
    for (const Token colour : {Token::Green, Token::Blue, Token::Red})
        if (pool.of(colour) > 0 || left.of(colour) > 0)
            parts +=
                engine::fill(sellsword::tr("%1 %2 of %3"), {shown(colour), number(left.of(colour)), number(pool.of(colour))});
    return listed(parts);
}

QString unitText(const State& state, const Unit& who)
{
    QStringList parts{titleOf(state, who.id), titleOf(state, sideOf(state, who))};
    if (who.dropped)
        return listed(parts + QStringList{sellsword::tr("dropped")});
    if (who.at)
        parts += engine::fill(sellsword::tr("at %1"), {who.at->text()});
    parts += vigorText(state, who);
    if (!who.injuries.isEmpty()) {
        QStringList boxes;
        for (const QString& box : who.injuries)
            boxes += boxText(state, who, box);
        parts += engine::fill(sellsword::tr("injuries: %1"), {listed(boxes)});
    }
    if (const QString tokens = tokensText(state, who); !tokens.isEmpty())
        parts += engine::fill(sellsword::tr("tokens %1"), {tokens});
    for (const Status& status : who.statuses)
        parts += statusText(status);
    parts += isActive(state, who) ? sellsword::tr("has its turn")
        : who.taken               ? sellsword::tr("has gone")
                                  : sellsword::tr("waits");
    return listed(parts);
}

namespace {

// Its name, and the number that it ends in.
std::pair<QString, QString> nameAndCopy(const State& state, const Unit& who)
{
    QStringList words = titleOf(state, who.id).split(QRegularExpression(QStringLiteral("[\\s-]+")), Qt::SkipEmptyParts);
    bool isCopy = false;
    if (!words.isEmpty())
        words.last().toInt(&isCopy);
    const QString copy = isCopy && words.size() > 1 ? words.takeLast() : QString();
    return {words.join(QLatin1Char(' ')), copy};
}

QStringList wordsOf(const QString& name) { return name.split(QLatin1Char(' '), Qt::SkipEmptyParts); }

QString letterOf(const QString& word) { return word.left(1).toUpper(); }

QString firstLetters(const QString& name) { return letterOf(wordsOf(name).value(0)) + letterOf(wordsOf(name).value(1)); }

// Of names that begin alike: the word that differs, with the first one or by itself; else one after the other.
QStringList lettersApart(const QStringList& names, const QSet<QString>& taken)
{
    qsizetype most = 0;
    for (const QString& name : names)
        most = std::max(most, wordsOf(name).size());
    const auto tried = [&](const auto& signOf) {
        QStringList signs;
        for (const QString& name : names)
            signs += signOf(wordsOf(name));
        const bool isFree = std::ranges::none_of(
            signs, [&](const QString& sign) { return sign.isEmpty() || taken.contains(sign) || signs.count(sign) > 1; });
        return isFree ? signs : QStringList();
    };
    for (qsizetype at = 2; at < most; ++at)
        if (const QStringList signs =
                tried([at](const QStringList& words) { return letterOf(words.value(0)) + letterOf(words.value(at)); });
            !signs.isEmpty())
            return signs;
    for (qsizetype at = 0; at < most; ++at)
        if (const QStringList signs = tried([at](const QStringList& words) { return words.value(at).left(2); }); !signs.isEmpty())
            return signs;
    QStringList signs;
    constexpr int alphabet = 26;
    for (int at = 0; signs.size() < names.size(); ++at) { // no number: that would be the one of a copy
        const auto letter = [](int of) { return QString(QChar(u'a' + of)); };
        const QString apart = (at < alphabet ? QString() : letter(at / alphabet - 1)) + letter(at % alphabet);
        if (const QString sign = firstLetters(names[signs.size()]).left(1) + apart; !taken.contains(sign))
            signs += sign;
    }
    return signs;
}

} // namespace

// Two letters and the number of a copy; other ones where names begin alike.
QString initials(const State& state, const Unit& who)
{
    const auto [name, copy] = nameAndCopy(state, who);
    QStringList first; // in the order of the units
    QHash<QString, QStringList> names;
    for (const Unit& one : state.units) {
        const QString called = nameAndCopy(state, one).first, letters = firstLetters(called);
        if (!first.contains(letters))
            first += letters;
        if (!names[letters].contains(called))
            names[letters] += called;
    }
    QSet<QString> taken;
    for (const QString& letters : std::as_const(first))
        if (names[letters].size() == 1)
            taken += letters;
    for (const QString& letters : std::as_const(first)) {
        const QStringList& alike = names[letters];
        const QStringList signs = alike.size() == 1 ? QStringList{letters} : lettersApart(alike, taken);
        if (const qsizetype at = alike.indexOf(name); at >= 0)
            return signs[at] + copy;
        taken += QSet<QString>(signs.begin(), signs.end());
    }
    return firstLetters(name) + copy;
}

qsizetype sideIndex(const State& state, const QString& id)
{
    for (qsizetype i = 0; i < state.players.size(); ++i)
        if (state.players[i].id == id)
            return i;
    return state.players.size();
}

QColor sideColour(const kit::Colours& colours, qsizetype side)
{
    const bool isDark = colours.background.lightness() < 128;
    switch (side % 4) {
    case 0:
        return isDark ? QColor(0x2f6fb5) : QColor(0x1f5fa8);
    case 1:
        return isDark ? QColor(0xa8392f) : QColor(0xa83226);
    case 2:
        return isDark ? QColor(0x35803f) : QColor(0x2c7a3a);
    default:
        return isDark ? QColor(0x80509c) : QColor(0x70408c);
    }
}

QFont grown(QFont font, double factor, bool bold)
{
    font.setPointSizeF(font.pointSizeF() * factor);
    font.setBold(bold);
    return font;
}

QPainterPath sideShape(const QRectF& rect, qsizetype side)
{
    QPainterPath path;
    const double w = rect.width() / 2;
    const auto polygon = [&](int corners, double turn, double grow) {
        QPolygonF points;
        for (int i = 0; i < corners; ++i) {
            const double angle = (i + turn) * 2 * M_PI / corners;
            points += rect.center() + QPointF(std::cos(angle), std::sin(angle)) * w * grow;
        }
        path.addPolygon(points);
        path.closeSubpath();
    };
    switch (side % 4) {
    case 0:
        path.addEllipse(rect);
        break;
    case 1:
        polygon(8, 0.5, 1.06);
        break;
    case 2:
        path.addRoundedRect(rect.adjusted(w * 0.1, w * 0.1, -w * 0.1, -w * 0.1), 3, 3);
        break;
    default:
        polygon(4, 0, 1.15);
        break;
    }
    return path;
}

} // namespace sellsword::desk
