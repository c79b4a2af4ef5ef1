// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a player is offered against the slow generator, over random tables of every kind.
#include "games/mercenarium/rules/rules.h"
#include "random_position.h"
#include "slow.h"
#include "support/long_form.h"

#include <QTest>

using namespace mercenarium;

namespace {

#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__)
const int tables = support::often(100000);
#else
const int tables = support::often(10000);
#endif

QString wordsOf(const engine::Offer& offer)
{
    QStringList words{offer.action.verb()};
    const auto add = [&](const QList<Card>& cards) {
        for (const Card card : cards)
            words += card.text();
    };
    if (const auto* summon = offer.action.as<Summon>())
        words += {summon->card.text(), summon->at.text()};
    else if (const auto* move = offer.action.as<Move>())
        words += {move->card.text(), move->to.text()};
    else if (const auto* capture = offer.action.as<Capture>())
        add({capture->card, capture->target});
    else if (const auto* buy = offer.action.as<Buy>())
        add({buy->card});
    else if (const auto* draw = offer.action.as<Draw>(); draw && draw->discard)
        add({*draw->discard});
    else if (const auto* sing = offer.action.as<Sing>())
        add({sing->hymn.value_or(unnamed)});
    else if (const auto* step = offer.action.as<DoEffect>())
        add(step->cards);
    else if (const auto* surplus = offer.action.as<ReturnSurplus>())
        add(surplus->cards);
    else if (const auto* learn = offer.action.as<Learn>()) {
        add(learn->cards);
        if (learn->spend)
            words += QStringLiteral("capture");
        if (learn->hymn)
            words += QStringLiteral("hymn");
    }
    return words.join(QLatin1Char(' '));
}

} // namespace

class Offers : public QObject {
    Q_OBJECT

private slots:
    void equalTheSlowOnes();
};

void Offers::equalTheSlowOnes()
{
    dice::Source chance(26);
    QMap<QString, int> seen; // by verb, and what else a table can be
    for (int i = 0; i < tables; ++i) {
        const State state = variedState(chance, 2 + i % 3);
        const Slow slow(state);
        QSet<QString> wanted = slow.surplus() + slow.all() + slow.learns() + slow.songs();
        if (wanted.isEmpty())
            wanted += QStringLiteral("pass");
        if (slow.mayGiveUp())
            wanted += QStringLiteral("declare-limbo");
        QSet<QString> offered;
        for (const engine::Offer& offer : offers(state)) {
            if (offer.verdict.isAllowed())
                offered += wordsOf(offer);
            else
                ++seen[QStringLiteral("refused")];
        }
        if (offered != wanted)
            QFAIL(qPrintable(QStringLiteral("table %1: only offered: %2; only slow: %3")
                                 .arg(i)
                                 .arg(listed(offered - wanted), listed(wanted - offered))));
        for (const QString& words : wanted)
            ++seen[words.section(QLatin1Char(' '), 0, 0)];
        seen[QStringLiteral("Limbo")] += slow.isInLimbo();
        seen[QStringLiteral("Singularity")] += state.singularity;
        seen[QStringLiteral("without hymns")] += state.settings.hymns == OnOff::Off;
        seen[QStringLiteral("contracts")] +=
            std::ranges::any_of(state.board, [&](const Placed& card) { return card.contract && card.owner != state.current; });
    }
    const std::pair<const char*, int> often[] = {
        {"summon", 5}, {"move", 2}, {"draw", 1}, {"learn", 1}, {"refused", 5}}; // on every table
    for (const auto& [what, times] : often)
        QVERIFY2(seen[QLatin1String(what)] > tables * times,
            qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(what)).arg(seen[QLatin1String(what)])));
    const std::pair<const char*, int> sometimes[] = {{"capture", 3}, {"buy", 3}, {"sing", 4}, {"Limbo", 8}, {"Singularity", 8},
        {"without hymns", 8}, {"contracts", 5}, {"return", 40}, {"pass", 500}, {"declare-limbo", 100}}; // on one of so many
    for (const auto& [what, tablesEach] : sometimes)
        QVERIFY2(seen[QLatin1String(what)] > tables / tablesEach,
            qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(what)).arg(seen[QLatin1String(what)])));
}

QTEST_GUILESS_MAIN(Offers)
#include "tst_offers.moc"
