// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/spoken.h"

#include "engine/words/called.h"
#include "engine/words/ids.h"
#include "engine/words/titles.h"
#include "report/texts.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <functional>

namespace report {

namespace {

const QLatin1String covered("?"); // as games hide a card

QString cardOf(const QJsonValue& one) { return one.isObject() ? one[QLatin1String("id")].toString() : one.toString(); }

QString wordsOf(QString name)
{
    name.replace(QLatin1Char('_'), QLatin1Char(' '));
    name[0] = name[0].toUpper();
    return QCoreApplication::translate("name", name.toUtf8().constData());
}

// Each list in which everybody sees covered cards, with what the own eyes see there: "Hand: Alms, Bell Rope".
void uncover(QStringList& all, const QString& name, const QJsonValue& everybodys, const QJsonValue& own,
    const std::function<QString(const QString& id)>& called)
{
    if (everybodys == own)
        return;
    const QJsonArray seen = everybodys.toArray(), known = own.toArray();
    if (std::any_of(seen.begin(), seen.end(), [](const QJsonValue& one) { return cardOf(one) == covered; })) {
        QStringList cards;
        for (const QJsonValue& one : known)
            if (const QString card = cardOf(one); card != covered)
                cards += called(card);
        if (!cards.isEmpty())
            all += QStringLiteral("%1: %2").arg(wordsOf(name), cards.join(QStringLiteral(", ")));
        return;
    }
    for (qsizetype i = 0; i < known.size(); ++i)
        uncover(all, name, seen.at(i), known.at(i), called);
    const QJsonObject parts = own.toObject();
    for (auto part = parts.begin(); part != parts.end(); ++part)
        uncover(all, part.key(), everybodys[part.key()], *part, called);
}

} // namespace

QString spoken(const engine::Game& game, const engine::AnyState& state, const QString& seat)
{
    const engine::AnyState open = game.hidden(state, {});
    const QJsonObject everybodys = game.stateToJson(open),
                      own = game.stateToJson(seat.isEmpty() ? open : game.hidden(state, seat));
    const engine::Titles titles = engine::titlesIn(own);
    const engine::Ids ids = engine::idsIn(own);
    QStringList sentences;
    const auto say = [&](QString text) {
        text = engine::withoutIds(text, ids);
        text.replace(QStringLiteral(" · "), QStringLiteral("; "));
        const bool isEnded = text.back() == QLatin1Char('.') || text.back() == QLatin1Char(':');
        sentences += isEnded ? text : text + QLatin1Char('.');
    };
    for (const engine::Message& message : game.summary(open))
        // A row of a board has its places by columns, which nobody can hear.
        if (const QString text = message.text().trimmed(); !text.isEmpty() && !text.contains(QStringLiteral("  ")))
            say(text);
    QStringList cards;
    uncover(cards, {}, everybodys, own,
        [&](const QString& id) { return titles.contains(id) ? titles.value(id) : engine::calledIn(game, state, id); });
    if (!cards.isEmpty())
        say(engine::fill(report::tr("Only %1 may see: %2"), {titles.value(seat, seat), cards.join(QStringLiteral("; "))}));
    return sentences.join(QLatin1Char(' '));
}

} // namespace report
