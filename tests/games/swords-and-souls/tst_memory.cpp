// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Deck memory against counting: random evenings of one player (cards drawn, discarded, bought, piles shuffled early or when
// a draw needs it) are followed through every way in which the hidden cards can lie, and each chance is compared.
#include "dice/source.h"
#include "engine/table.h"
#include "games/swords-and-souls/rules/game.h"
#include "support/long_form.h"

#include <QJsonArray>
#include <QTest>

#include <array>
#include <map>

using namespace engine;

namespace {

constexpr int kinds = 4;
using Cards = std::array<int, kinds>; // how many of each

const QStringList& cardNames()
{
    static const QStringList names{
        QStringLiteral("shield"), QStringLiteral("duck"), QStringLiteral("sword"), QStringLiteral("coin")};
    return names;
}

int count(const Cards& cards) { return cards[0] + cards[1] + cards[2] + cards[3]; }

int wantedIn(const Cards& cards, const QString& want)
{
    return (want == QLatin1String("dodge") ? 0 : cards[0]) + (want == QLatin1String("block") ? 0 : cards[1]);
}

// Where the cards lie that only their player sees; the rest lies open.
struct Lying {
    Cards hidden{}, deck{};
    auto operator<=>(const Lying&) const = default;
};
using Ways = std::map<Lying, double>; // how likely, not normed

// All that a person who counts every way keeps of one player.
struct Counter {
    Ways ways;
    Cards shown{}, discard{};

    void shuffle()
    {
        Ways after;
        for (const auto& [lying, weight] : ways) {
            Lying next = lying;
            for (int kind = 0; kind < kinds; ++kind)
                next.deck[kind] += discard[kind];
            after[next] += weight;
        }
        ways = after;
        discard = {};
    }
    void drawOne()
    {
        if (count(ways.begin()->first.deck) == 0)
            shuffle();
        const int all = count(ways.begin()->first.deck);
        if (all == 0)
            return;
        Ways after;
        for (const auto& [lying, weight] : ways)
            for (int kind = 0; kind < kinds; ++kind)
                if (lying.deck[kind] > 0) {
                    Lying next = lying;
                    --next.deck[kind];
                    ++next.hidden[kind];
                    after[next] += weight * lying.deck[kind] / all;
                }
        ways = after;
    }
    // Any one of the hand's hidden cards turns out to be of this kind.
    void see(int kind)
    {
        Ways after;
        for (const auto& [lying, weight] : ways)
            if (lying.hidden[kind] > 0) {
                Lying next = lying;
                --next.hidden[kind];
                after[next] += weight * lying.hidden[kind];
            }
        ways = after;
    }
    double total() const
    {
        double sum = 0;
        for (const auto& [lying, weight] : ways)
            sum += weight;
        return sum;
    }
    double holding(const QString& want, int least) const
    {
        double sum = 0;
        for (const auto& [lying, weight] : ways)
            if (wantedIn(lying.hidden, want) + wantedIn(shown, want) >= least)
                sum += weight;
        return sum / total();
    }
    int hand() const { return count(ways.begin()->first.hidden) + count(shown); }
};

// How often somebody who answers while able to is hurt by so many attacks, from here on; by number of damages.
void attacked(int attacks, int hearts, int damages, int hand, Cards deck, Cards pile, const QString& want, double weight,
    std::map<int, double>& sums)
{
    if (attacks == 0 || hearts < 0) {
        sums[damages] += weight;
        return;
    }
    if (hand > 0) {
        ++pile[want == QLatin1String("dodge") ? 1 : 0];
        attacked(attacks - 1, hearts, damages, hand - 1, deck, pile, want, weight, sums);
        return;
    }
    if (hearts > 0 && count(deck) == 0)
        std::swap(deck, pile);
    if (hearts == 0 || count(deck) == 0) {
        attacked(attacks - 1, hearts - 1, damages + 1, hand, deck, pile, want, weight, sums);
        return;
    }
    for (int kind = 0; kind < kinds; ++kind)
        if (deck[kind] > 0) {
            Cards left = deck, drawn{};
            --left[kind];
            drawn[kind] = 1;
            attacked(attacks - 1, hearts - 1, damages + 1, hand + wantedIn(drawn, want), left, pile, want,
                weight * deck[kind] / count(deck), sums);
        }
}

double valueOf(const QString& fraction)
{
    return fraction.section(QLatin1Char('/'), 0, 0).toDouble()
        / (fraction.contains(QLatin1Char('/')) ? fraction.section(QLatin1Char('/'), 1).toDouble() : 1.0);
}

} // namespace

class Memory : public QObject {
    Q_OBJECT

private slots:
    void chancesEqualCounting_data();
    void chancesEqualCounting();

private:
    QJsonValue asked(
        const Table& table, const char* question, const QString& want, const char* name = nullptr, int value = 0) const
    {
        QJsonObject fields{{QStringLiteral("who"), QStringLiteral("a")}, {QStringLiteral("want"), want}};
        if (name)
            fields.insert(QLatin1String(name), value);
        const auto answer = m_game->ask(table.state(), QLatin1String(question), fields);
        return answer ? answer->value : QJsonValue(answer.faults().first().text());
    }

    std::unique_ptr<Game> m_game = swordsandsouls::game();
};

void Memory::chancesEqualCounting_data()
{
    QTest::addColumn<bool>("named");
    QTest::addRow("the program deals") << true;
    QTest::addRow("the table deals") << false;
}

void Memory::chancesEqualCounting()
{
    QFETCH(bool, named);
    dice::Source chance(named ? 51 : 52);
    const auto below = [&](int n) { return chance.face(n) - 1; };
    int compared = 0, mixed = 0;
    for (int evening = 0; evening < support::often(150); ++evening) {
        Counter counter;
        Lying lying;
        QStringList deck, row; // real: who sits at the table does not know it
        for (int i = 0; i < 5; ++i) {
            const int kind = below(kinds);
            deck += cardNames()[kind];
            ++lying.deck[kind];
        }
        for (int i = 0; i < 8; ++i)
            row += cardNames()[below(kinds)];
        counter.ways[lying] = 1;
        QJsonArray cards;
        for (const QString& name : cardNames())
            cards += QJsonObject{{QStringLiteral("id"), name}, {QStringLiteral("icons"), QJsonArray{QStringLiteral("reaction")}},
                {QStringLiteral("cost"), 0}, {QStringLiteral("block"), name == QLatin1String("shield")},
                {QStringLiteral("dodge"), name == QLatin1String("duck")},
                {QStringLiteral("entered"),
                    QJsonArray{QStringLiteral("block"), QStringLiteral("dodge")}}}; // told, where it is none
        QJsonObject player{{QStringLiteral("id"), QStringLiteral("a")},
            {QStringLiteral("deck"), QJsonArray::fromStringList(named ? deck : QStringList(deck.size(), QStringLiteral("?")))}};
        if (!named)
            player.insert(QStringLiteral("unseen"), QJsonArray::fromStringList(deck));
        MemoryJournal journal;
        Table table(*m_game, journal, [] { return QDateTime(); });
        QVERIFY(table.begin({}, {}, {}));
        const auto does = [&](const char* verb, const QJsonObject& fields) {
            const auto ready = table.prepared(*m_game->action(table.state(), {QLatin1String(verb), fields}), &chance, nullptr);
            return table.submit(*ready, {}).answer == Submission::Answer::Done;
        };
        QVERIFY(does("setup",
            {{QStringLiteral("state"),
                QJsonObject{
                    {QStringLiteral("settings"),
                        QJsonObject{{QStringLiteral("tracking"), named ? QStringLiteral("cards") : QStringLiteral("counts")}}},
                    {QStringLiteral("step"), QStringLiteral("buy")}, {QStringLiteral("turn"), QStringLiteral("a")},
                    {QStringLiteral("turns"), 1}, {QStringLiteral("cards"), cards},
                    {QStringLiteral("arsenal"), QJsonObject{{QStringLiteral("row"), QJsonArray::fromStringList(row)}}},
                    {QStringLiteral("players"),
                        QJsonArray{player, QJsonObject{{QStringLiteral("id"), QStringLiteral("b")}},
                            QJsonObject{{QStringLiteral("id"), QStringLiteral("c")}}}}}}}));
        for (int step = 0; step < 14; ++step) {
            const int what = below(8);
            if (what < 3) {
                QVERIFY(
                    does("effect", {{QStringLiteral("kind"), QStringLiteral("draw")}, {QStringLiteral("amount"), 1 + what % 2}}));
                for (int drawn = 0; drawn <= what % 2; ++drawn)
                    counter.drawOne();
            } else if (what < 6 && counter.hand() > 0) {
                // One card of the hand, each as likely: of those that all know, or a hidden one.
                int at = below(counter.hand()), kind = 0;
                if (at < count(counter.shown)) {
                    for (kind = 0; at >= counter.shown[kind]; ++kind)
                        at -= counter.shown[kind];
                } else {
                    const QJsonArray hand =
                        m_game->stateToJson(table.state()).value(QLatin1String("players"))[0][QLatin1String("hand")].toArray();
                    QStringList hidden;
                    for (const QJsonValue& card : hand)
                        hidden += card.toString();
                    for (int one = 0; one < kinds; ++one)
                        for (int copies = counter.shown[one]; copies > 0; --copies)
                            hidden.removeOne(cardNames()[one]);
                    kind = int(cardNames().indexOf(hidden[below(int(hidden.size()))]));
                    for (double left = counter.total() * below(1000) / 1000;
                         kind < 0;) // nobody named it: by the ways in which it can lie
                        for (const auto& [lies, weight] : counter.ways)
                            if (left -= weight; left <= 0 && kind < 0)
                                for (int one = 0; one < kinds; ++one)
                                    kind = lies.hidden[one] > 0 ? one : kind;
                    if (counter.shown[kind] > 0)
                        continue; // everybody knew one like it, which goes first
                }
                QVERIFY(does("discard", {{QStringLiteral("cards"), QJsonArray{cardNames()[kind]}}}));
                if (counter.shown[kind] > 0)
                    --counter.shown[kind];
                else
                    counter.see(kind);
                ++counter.discard[kind];
            } else if (what == 6) {
                QVERIFY(does("effect", {{QStringLiteral("kind"), QStringLiteral("reshuffle")}}));
                counter.shuffle();
            } else if (!row.isEmpty()) {
                const QString bought = row.takeFirst();
                QVERIFY(does("buy", {{QStringLiteral("card"), bought}}));
                ++counter.shown[cardNames().indexOf(bought)];
            }
            QVERIFY2(m_game->stateFromJson(m_game->stateToJson(table.state())), "what is kept in mind is read again");
            mixed +=
                m_game->stateToJson(table.state()).value(QLatin1String("players"))[0][QLatin1String("origins")].toArray().size()
                > 1;
            for (const QString& want : {QStringLiteral("block"), QStringLiteral("dodge"), QStringLiteral("reaction")}) {
                const auto off = [&](const char* question, double told, double counted) {
                    return QStringLiteral("evening %1, step %2, %3 %4: told %5, counted %6")
                        .arg(evening)
                        .arg(step)
                        .arg(QLatin1String(question), want)
                        .arg(told)
                        .arg(counted)
                        .toUtf8();
                };
                Counter next = counter; // after the draw step
                while (next.hand() < 3 && count(next.ways.begin()->first.deck) + count(next.discard) > 0)
                    next.drawOne();
                for (int least = 1; least <= 3; ++least) {
                    const double holds = valueOf(
                        asked(table, "holding", want, "least", least).toObject().value(QLatin1String("exact")).toString());
                    QVERIFY2(std::abs(holds - counter.holding(want, least)) < 1e-9,
                        off("holding", holds, counter.holding(want, least)).constData());
                    const double later = valueOf(
                        asked(table, "next-hand", want, "least", least).toObject().value(QLatin1String("exact")).toString());
                    QVERIFY2(std::abs(later - next.holding(want, least)) < 1e-9,
                        off("next hand", later, next.holding(want, least)).constData());
                }
                std::map<int, double> sums;
                for (const auto& [lies, weight] : counter.ways)
                    attacked(3, 2, 0, wantedIn(lies.hidden, want) + wantedIn(counter.shown, want), lies.deck, counter.discard,
                        want, weight / counter.total(), sums);
                for (const QJsonValue& told : asked(table, "attacks-in-a-row", want, "attacks", 3).toArray())
                    sums[told[QLatin1String("damages")].toInt()] -= valueOf(told[QLatin1String("exact")].toString());
                for (const auto& [damages, difference] : sums)
                    QVERIFY2(std::abs(difference) < 1e-9, off("attacks in a row", damages, difference).constData());
                // The next card drawn, if so many of them are in the hidden hand.
                for (int inHand = 0; inHand <= 2; ++inHand) {
                    double given = 0, hits = 0;
                    for (const auto& [lies, weight] : counter.ways) {
                        if (wantedIn(lies.hidden, want) != inHand)
                            continue;
                        const Cards from = count(lies.deck) > 0 ? lies.deck : counter.discard;
                        given += weight;
                        hits += count(from) > 0 ? weight * wantedIn(from, want) / count(from) : 0;
                    }
                    if (given <= 0)
                        continue;
                    const double drawn = valueOf(
                        asked(table, "recovery", want, "in_hand", inHand).toObject().value(QLatin1String("exact")).toString());
                    QVERIFY2(std::abs(drawn - hits / given) < 1e-9, off("recovery", drawn, hits / given).constData());
                }
                ++compared;
            }
        }
    }
    QVERIFY2(compared > 5000, qPrintable(QString::number(compared)));
    QVERIFY2(mixed > 100, qPrintable(QString::number(mixed))); // a card that may have come from either of two piles
}

QTEST_MAIN(Memory)
#include "tst_memory.moc"
