// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/warband/warband_model.h"

#include "games/sellsword/desk/match/moments.h"
#include "games/sellsword/desk/names.h"
#include "kit/desk_of.h"

#include <QRegularExpression>

#include <algorithm>

namespace sellsword::desk {

using engine::Offer;
using kit::Tone;

namespace {

QString marksText(const QList<Mark>& marks)
{
    QStringList words;
    for (const Mark mark : marks)
        words += shown(mark);
    return listed(words);
}

QString cardText(const UnitCard& card)
{
    QStringList parts;
    for (const QString& word : {card.faction, QStringList{card.kind, card.quality}.join(QLatin1Char(' ')).trimmed()})
        if (!word.isEmpty())
            parts += word;
    if (card.fantasy)
        parts += fill(sellsword::tr("fantasy %1"), {number(*card.fantasy)});
    if (card.marks && !card.marks->isEmpty())
        parts += marksText(*card.marks);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QList<Choice> warbandLines(const State& state, const QString& player)
{
    QList<Choice> all;
    int sum = 0; // up to here, as far as it is known
    for (const WarbandLine& line : answer(state, WarbandLines{player}).value.lines) {
        const Unit& who = *unit(state, line.unit);
        const bool isPriced = line.cost.has_value();
        sum += costOf(state, who);
        const bool isSound = line.wrong.isEmpty();
        QStringList parts = line.wrong;
        if (!who.mods.isEmpty())
            parts += fill(sellsword::tr("with %1"), {listed(titlesOf(state, who.mods))});
        if (parts.isEmpty())
            parts += cardText(cardOf(state, who));
        Choice one = row(titleOf(state, who.id),
            fill(sellsword::tr("%1 → %2"),
                {costText(state, who), line.sum ? number(sum) : fill(sellsword::tr("at least %1"), {number(sum)})}),
            parts.join(QStringLiteral(" · ")));
        one.mark = !isSound ? QStringLiteral("✗") : isPriced ? QStringLiteral("✓") : QStringLiteral("?");
        one.tone = !isSound ? Tone::Bad : isPriced ? Tone::Good : Tone::Unknown;
        one.arms = who.id;
        all += one;
    }
    return all;
}

// In the order of their names: whoever joins, and what becomes too dear, moves nothing under the pointer.
QList<Choice> cardChoices(
    const State& state, const QList<Offer>& offers, const QString& player, const QString& words, const QList<UnitCard>& stock)
{
    const Scene scene{state, offers, {}};
    QList<Choice> all;
    const auto isMeant = [&](const QString& title, const UnitCard& card) {
        return words.isEmpty() || (title + QLatin1Char(' ') + cardText(card)).contains(words, Qt::CaseInsensitive);
    };
    const auto worth = [](const UnitCard& card) {
        return card.cost ? fill(sellsword::tr("%1 VP"), {number(*card.cost)}) : sellsword::tr("? VP");
    };
    for (const Offer& offer : offers) {
        const AddUnit* add = offer.action.as<AddUnit>();
        const UnitCard* card = add && offer.actor == player ? find(state.cards, add->card) : nullptr;
        if (!card)
            continue;
        Choice one = choiceOf(scene, offer);
        one.title = printedTitle(*card);
        one.outcome = worth(*card);
        one.tone = Tone::Plain;
        one.arms = card->id;
        if (!one.muted)
            one.detail = cardText(*card);
        if (isMeant(one.title, *card))
            all += one;
    }
    for (const UnitCard& card : stock)
        if (const QString title = printedTitle(card); !find(state.cards, card.id) && isMeant(title, card)) {
            Choice one = row(title, worth(card),
                cardText(card) + (cardText(card).isEmpty() ? QString() : QStringLiteral(" · "))
                    + sellsword::tr("from your cards"));
            one.arms = card.id;
            all += one;
        }
    std::ranges::stable_sort(all, {}, [](const Choice& one) { return one.title.toCaseFolded(); });
    return all;
}

QList<Choice> modChoices(const State& state, const QList<Offer>& offers, const QString& who)
{
    const Scene scene{state, offers, {}};
    QList<Choice> all, may, refused;
    for (const Offer& offer : offers) {
        const auto addPlain = [&](const auto& a) {
            if (a.who != who)
                return;
            all += choiceOf(scene, offer);
            all.last().detail.clear();
        };
        kit::on(
            offer.action, [&](const RemoveUnit& a) { addPlain(a); }, [&](const DetachMod& a) { addPlain(a); },
            [&](const AttachMod& a) {
                const ModCard* mod = a.who == who ? find(state.mods, a.mod) : nullptr;
                if (!mod)
                    return;
                Choice one = choiceOf(scene, offer);
                one.title = printedTitle(*mod);
                one.outcome = QStringLiteral("+") + number(mod->price);
                one.tone = Tone::Plain;
                if (!one.muted)
                    one.detail = QStringList{mod->faction, marksText(mod->marks), mod->text}
                                     .filter(QRegularExpression(QStringLiteral(".")))
                                     .join(QStringLiteral(" · "));
                (one.muted ? refused : may) += one;
            });
    }
    append(all, sellsword::tr("Mods"), may + refused);
    return all;
}

} // namespace sellsword::desk
