// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Chances that come up in the games, with results that were worked out apart from this program.
#include "dice/chain.h"
#include "dice/draws.h"
#include "dice/rerolls.h"
#include "dice/term.h"

#include <QtTest>

using namespace dice;

namespace {

// Faces of an example set; a star is an expertise icon, read as one only by experts.
const QString yellow = QStringLiteral("d{0,0,0,1,1,1}"), orange = QStringLiteral("d{0,0,1,1,2,2}"),
              red = QStringLiteral("d{0,1,2,2,3,4}"), blue = yellow;
const QString expertYellow = QStringLiteral("d{0,0,0,1,1,1*}"), expertOrange = QStringLiteral("d{0,0,1,1,2,2*}"),
              expertRed = QStringLiteral("d{0,1,2,2*,3,4}");

Distribution odds(const QString& text)
{
    const auto term = Term::parse(text);
    const auto found = term ? term->odds() : engine::Result<Distribution>(term.faults());
    if (!found)
        qFatal("%s: %s", qPrintable(text), qPrintable(found.faults().first().text()));
    return *found;
}

Distribution above(const Distribution& of, qint64 armour) // what is left of a throw behind armour
{
    return of.map([armour](qint64 value) { return std::max<qint64>(0, value - armour); });
}

struct Row {
    const char* what;
    Fraction found;
    const char* expected;
};

// d20 against a number: 20 always hits and is critical, 1 never; 10 above is critical unless it is a 13, which only glances.
struct Attack {
    int needed;
    bool glancing = true;

    Distribution wounds(int first, int others, int charge = 0) const
    {
        return evenDie(20).map([=, *this](qint64 face) -> qint64 {
            if (face != 20 && (face == 1 || face < needed))
                return 0;
            const bool glances = glancing && face == 13;
            return first + charge + others + (isCritical(face) ? 10 : 0) - (glances ? std::min(5, first + charge) : 0);
        });
    }
    bool isCritical(qint64 face) const { return face == 20 || (face > 1 && face >= needed + 10 && !(glancing && face == 13)); }
    Fraction criticals() const
    {
        return evenDie(20).chanceThat([this](qint64 face) { return isCritical(face); });
    }
    Fraction glances() const
    {
        return evenDie(20).chanceThat([this](qint64 face) { return glancing && face == 13 && face >= needed; });
    }
    Fraction hits() const
    {
        return evenDie(20).chanceThat([this](qint64 face) { return face == 20 || (face != 1 && face >= needed); });
    }
};

// Below the statistic, and never on a 20.
Distribution recovery(int statistic)
{
    return evenDie(20).map([statistic](qint64 face) { return qint64(face < statistic && face < 20); });
}

// The highest of some dice, and how many show it.
struct Top {
    qint64 value;
    qint64 count;
    auto operator<=>(const Top&) const = default;
};

Odds<Top> topOf(int dice)
{
    Odds<Top> top = Odds<Top>::certain({0, 0});
    for (int i = 0; i < dice; ++i)
        top = joined(top, evenDie(6), [](const Top& before, qint64 face) {
            return face > before.value ? Top{face, 1} : Top{before.value, before.count + (face == before.value)};
        });
    return top;
}

// How many rolls it takes on average until one is alone on top, when those who share the top roll again.
double rollsUntilAlone(int players)
{
    const Odds<Top> top = topOf(players);
    const auto shared = [&](int by) { return top.chanceThat([by](const Top& one) { return one.count == by; }).value(); };
    double mean = 1;
    for (int by = 2; by < players; ++by)
        mean += shared(by) * rollsUntilAlone(by);
    return mean / (1 - shared(players));
}

// Two rolls of a d20; whoever lies behind throws again as long as dice for it are left, equal rolls begin anew.
// Outcome: by how much the first one is ahead. The first one's injuries lower what is thrown again.
class Tactics {
public:
    explicit Tactics(int injuries)
        : m_injuries(injuries)
    {
    }

    Distribution fresh(int dice, int theirs) const
    {
        const auto both = joined(evenDie(20), evenDie(20), [](qint64 a, qint64 b) { return std::array<qint64, 2>{a, b}; });
        return then(both.given([](const auto& rolls) { return rolls[0] != rolls[1]; }),
            [&](const auto& rolls) { return from(rolls[0], rolls[1], dice, theirs); });
    }

private:
    Distribution from(qint64 a, qint64 b, int dice, int theirs) const
    {
        const std::array<qint64, 4> key{a, b, dice, theirs};
        const auto known = m_known.find(key);
        return known != m_known.end() ? known->second : m_known[key] = found(a, b, dice, theirs);
    }
    Distribution found(qint64 a, qint64 b, int dice, int theirs) const
    {
        if (a == b)
            return fresh(dice, theirs);
        if (a < b && dice > 0)
            return then(evenDie(20), [&](qint64 again) { return from(again - m_injuries, b, dice - 1, theirs); });
        if (a > b && theirs > 0)
            return then(evenDie(20), [&](qint64 again) { return from(a, again, dice, theirs - 1); });
        return Distribution::certain(a - b);
    }

    int m_injuries;
    mutable std::map<std::array<qint64, 4>, Distribution> m_known;
};

void rows(const QList<Row>& rows)
{
    for (const Row& row : rows)
        QVERIFY2(row.found.text() == QLatin1String(row.expected),
            qPrintable(QLatin1String(row.what) + QLatin1String(": ") + row.found.text()));
}

Fraction complement(const Fraction& of) { return {of.in - of.of, of.in}; }

} // namespace

class RuleOddsTest : public QObject {
    Q_OBJECT

private slots:
    void coloursWithExpertise()
    {
        const auto moments = [](std::initializer_list<int> faces, int icon) {
            std::vector<Throw> all;
            for (const int face : faces)
                all.push_back({face, face, int(all.size()) == icon});
            return *endlessMoments(Odds<Throw>::evenly(all));
        };
        rows({{"mean of yellow", mean(odds(yellow)), "1/2"}, {"mean of orange", mean(odds(orange)), "1"},
            {"mean of red", mean(odds(red)), "2"}, {"mean of blue", mean(odds(blue)), "1/2"},
            {"mean of yellow, expert", moments({0, 0, 0, 1, 1, 1}, 5).mean, "3/5"},
            {"mean of orange, expert", moments({0, 0, 1, 1, 2, 2}, 5).mean, "6/5"},
            {"mean of red, expert", moments({0, 1, 2, 2, 3, 4}, 3).mean, "12/5"},
            {"variance of yellow", variance(odds(yellow)), "1/4"},
            {"variance of yellow, expert", moments({0, 0, 0, 1, 1, 1}, 5).variance, "12/25"},
            {"yellow, expert: 0", exactly(odds(expertYellow), 0), "1/2"},
            {"yellow, expert: 1", exactly(odds(expertYellow), 1), "5/12"},
            {"yellow, expert: 2", exactly(odds(expertYellow), 2), "5/72"},
            {"yellow, expert: 3", exactly(odds(expertYellow), 3), "5/432"},
            {"yellow, expert: 2 and more", atLeast(odds(expertYellow), 2), "1/12"},
            {"orange: 2 and more", atLeast(odds(orange), 2), "1/3"}, {"orange, expert: 2", exactly(odds(expertOrange), 2), "2/9"},
            {"orange, expert: 3", exactly(odds(expertOrange), 3), "1/18"},
            {"orange, expert: 4", exactly(odds(expertOrange), 4), "1/27"},
            {"red, expert: 5 and more", atLeast(odds(expertRed), 5), "17/216"},
            {"orange, expert: 3 and more", atLeast(odds(expertOrange), 3), "1/9"},
            {"two yellow, expert: 3 and more", atLeast(odds(QLatin1Char('2') + expertYellow), 3), "13/144"}});
    }

    void attacksAndArmour()
    {
        const Distribution two = odds(yellow + QLatin1Char('+') + orange);
        const Distribution pair = odds(QLatin1Char('2') + yellow);
        rows({{"two yellow do not pass armour 1", exactly(above(pair, 1), 0), "3/4"},
            {"yellow and one more pass armour 1", atLeast(above(shifted(odds(yellow), 1), 1), 1), "1/2"},
            {"yellow and orange against 2: mean", mean(above(two, 2)), "1/6"},
            {"marked, armour 1: 3 and more", atLeast(above(shifted(two, 1), 1), 3), "1/6"},
            {"two shots of one yellow, armour 1", atLeast(sumOf(above(odds(yellow), 1), 2), 1), "0"},
            {"both at once would be", atLeast(above(pair, 1), 1), "1/4"},
            {"two shots of one orange, armour 1: 2 and more", atLeast(sumOf(above(odds(orange), 1), 2), 2), "1/9"},
            {"two shots of one red, armour 1: 3 and more", atLeast(sumOf(above(odds(red), 1), 2), 3), "4/9"},
            {"armour of two yellow against 2: no wound", atLeast(pair, 2), "1/4"}, {"one wound", exactly(pair, 1), "1/2"},
            {"two wounds", exactly(pair, 0), "1/4"},
            {"stealth, two blue against 1", atLeast(odds(QLatin1Char('2') + blue), 1), "3/4"},
            {"stealth, one blue against 2", atLeast(odds(blue), 2), "0"},
            {"stealth, three blue against 2", atLeast(odds(QLatin1Char('3') + blue), 2), "1/2"},
            {"strength 3, three rebels", atLeast(odds(QLatin1Char('3') + orange), 3), "17/27"},
            {"strength 3, two rebels", atLeast(odds(QLatin1Char('2') + orange), 3), "1/3"},
            {"a test of 2 with red", atLeast(odds(red), 2), "2/3"},
            {"the same with a rebel", atLeast(odds(red + QLatin1Char('+') + orange), 2), "5/6"},
            {"one die thrown again for 2 with two yellow", atLeast(rerolledForBest({odds(yellow), odds(yellow)}, 1, {2}), 2),
                "1/2"}});
        const Distribution threat = odds(QStringLiteral("5-3") + blue);
        rows({{"bribed to 2", exactly(threat, 2), "1/8"}, {"to 3", exactly(threat, 3), "3/8"},
            {"to 4", exactly(threat, 4), "3/8"}, {"to 5", exactly(threat, 5), "1/8"}});
        const Distribution low = odds(QStringLiteral("2-2") + blue).map([](qint64 level) { return std::max<qint64>(1, level); });
        rows({{"not below 1", exactly(low, 1), "3/4"}, {"stays at 2", exactly(low, 2), "1/4"}});
    }

    void attacksWithATwentySidedDie()
    {
        const Distribution twice = sumOf(Attack{8}.wounds(10, 0), 2);
        const Distribution missed = Attack{8}.wounds(10, 0);
        const Distribution again = rerolledOnce(missed, [](qint64 wounds) { return wounds == 0; });
        rows({{"needs 13", mean(Attack{13}.wounds(5, 0)), "9/4"},
            {"the same without glancing", mean(Attack{13, false}.wounds(5, 0)), "5/2"}, {"needs 8", Attack{8}.hits(), "13/20"},
            {"its wounds", mean(missed), "31/4"}, {"two kinds of wounds", mean(Attack{2}.wounds(10, 10)), "91/4"},
            {"only a 20", mean(Attack{21}.wounds(10, 0)), "1"}, {"all but a 1", mean(Attack{-5}.wounds(10, 0)), "67/4"},
            {"needs 9", mean(Attack{9}.wounds(10, 0)), "27/4"}, {"as a charge", mean(Attack{7}.wounds(10, 0, 5)), "49/4"},
            {"needs 15", mean(Attack{15}.wounds(10, 0)), "7/2"}, {"needs 13, 10 wounds", mean(Attack{13}.wounds(10, 0)), "17/4"},
            {"needs 7", mean(Attack{7}.wounds(10, 0)), "35/4"},
            {"a miss thrown again: hits", complement(exactly(again, 0)), "351/400"}, {"its wounds too", mean(again), "837/80"},
            {"two attacks, 15 wounds", atLeast(twice, 15), "21/40"}, {"two attacks, 20 wounds", atLeast(twice, 20), "12/25"},
            {"three targets, one is hit", atLeast(sumOf(odds(QStringLiteral("d20>=7")), 3), 1), "973/1000"},
            {"recovery at 12", atLeast(odds(QStringLiteral("12 vs d20")), 1), "11/20"},
            {"with a reroll",
                atLeast(sumOf(counted(odds(QStringLiteral("12 vs d20")), [](qint64 sign) { return sign > 0; }), 2), 1),
                "319/400"},
            {"still up after 5 turns", exactly(odds(QStringLiteral("5d20=1")), 0), "2476099/3200000"}});
    }

    void hitsCriticalsAndGlancingBlows()
    {
        struct Row {
            int needed;
            const char *hits, *criticals, *glances;
        };
        for (const Row& at : {Row{13, "2/5", "1/20", "1/20"}, Row{8, "13/20", "3/20", "1/20"}, Row{2, "19/20", "2/5", "1/20"},
                 Row{21, "1/20", "1/20", "0"}, Row{-5, "19/20", "3/4", "1/20"}, Row{9, "3/5", "1/10", "1/20"},
                 Row{7, "7/10", "1/5", "1/20"}, Row{15, "3/10", "1/20", "0"}}) {
            const Attack attack{at.needed};
            rows({{"hits", attack.hits(), at.hits}, {"criticals", attack.criticals(), at.criticals},
                {"glances", attack.glances(), at.glances}});
        }
        const auto again = rerolledOnce(evenDie(20), [](qint64 face) { return face < 8; });
        rows({{"without glancing", Attack{13, false}.glances(), "0"},
            {"criticals with a miss thrown again", again.chanceThat([](qint64 face) { return face >= 18; }), "81/400"},
            {"hits among three targets", mean(sumOf(odds(QStringLiteral("d20>=7")), 3)), "21/10"}});
    }

    void recoveriesAndTurns()
    {
        struct Row {
            int statistic;
            const char *once, *twice, *thrice;
        };
        for (const Row& at :
            {Row{12, "11/20", "319/400", "7271/8000"}, Row{11, "1/2", "3/4", "7/8"}, Row{9, "2/5", "16/25", "98/125"},
                Row{6, "1/4", "7/16", "37/64"}, Row{22, "19/20", "399/400", "7999/8000"}, Row{1, "0", "0", "0"}}) {
            const auto within = [&](int turns) { return atLeast(sumOf(recovery(at.statistic), turns), 1); };
            rows({{"once", within(1), at.once}, {"with a reroll", within(2), at.twice},
                {"within three turns", within(3), at.thrice}});
        }
        rows({{"forced by rage at 10", atLeast(evenDie(20), 10), "11/20"},
            {"with a defensive injury", atLeast(evenDie(20), 7), "7/10"},
            {"free of glamour at 11", atMost(evenDie(20), 10), "1/2"},
            {"still up after 1 turn", exactly(odds(QStringLiteral("1d20=1")), 0), "19/20"}});
        QVERIFY(std::abs(exactly(odds(QStringLiteral("13d20=1")), 0).value() - 0.5133) < 5e-5);
    }

    void tacticsChecks()
    {
        const auto close = [](const Fraction& found, double expected) { return std::abs(found.value() - expected / 100) < 6e-7; };
        struct Case {
            int dice, theirs, injuries;
            double wins, greater, theirWins, theirGreater;
        };
        for (const Case& at : {Case{0, 0, 0, 50, 14.4737, 50, 14.4737}, Case{1, 0, 0, 66.25, 17.0066, 33.75, 11.9408},
                 Case{2, 0, 0, 74.5938, 17.8479, 25.4063, 10.0140}, Case{3, 0, 0, 79.7139, 18.2437, 20.2861, 8.5326},
                 Case{1, 1, 0, 50, 17.1875, 50, 17.1875}, Case{2, 1, 0, 59.8895, 20.2155, 40.1105, 15.6249},
                 Case{1, 0, 1, 63.875, 16.3783, 36.125, 13.9309}, Case{1, 0, 2, 61.7434, 15.8703, 38.2566, 16.0282}}) {
            const Distribution ahead = Tactics(at.injuries).fresh(at.dice, at.theirs);
            const QString shown = QStringLiteral("%1, %2: %3 %4")
                                      .arg(at.dice)
                                      .arg(at.theirs)
                                      .arg(atLeast(ahead, 1).value())
                                      .arg(atLeast(ahead, 10).value());
            QVERIFY2(close(atLeast(ahead, 1), at.wins) && close(atMost(ahead, -1), at.theirWins), qPrintable(shown));
            QVERIFY2(close(atLeast(ahead, 10), at.greater) && close(atMost(ahead, -10), at.theirGreater), qPrintable(shown));
        }
        const auto rivals = [](int players) {
            return joined(evenDie(20), keptOf(evenDie(20), players - 1, 1, true), [](qint64 a, qint64 b) { return a - b; });
        };
        QVERIFY(close(atLeast(rivals(3), 10), 4.8125) && close(atLeast(rivals(4), 10), 1.890625));
        QVERIFY(std::abs(3 * atLeast(rivals(3), 10).value() - 0.144375) < 1e-12
            && std::abs(4 * atLeast(rivals(4), 10).value() - 0.075625) < 1e-12);
        const Distribution one = joined(evenDie(20), evenDie(20), [](qint64 a, qint64 b) { return a - b; });
        rows({{"one roll is won", atLeast(one, 1), "19/40"}, {"tied", exactly(one, 0), "1/20"},
            {"won by 10", atLeast(one, 10), "11/80"}});
    }

    void handsOfFive()
    {
        const auto some = [](int wanted, int all, int drawn) { return atLeast(drawnOf(wanted, all, drawn), 1); };
        rows({{"1 of 5 in three", some(1, 5, 3), "3/5"}, {"2 of 5", some(2, 5, 3), "9/10"}, {"3 of 5", some(3, 5, 3), "1"},
            {"both of 2", atLeast(drawnOf(2, 5, 3), 2), "3/10"}, {"two of 3", atLeast(drawnOf(3, 5, 3), 2), "7/10"},
            {"none of 1", exactly(drawnOf(1, 5, 3), 0), "2/5"}, {"none of 2", exactly(drawnOf(2, 5, 3), 0), "1/10"},
            {"3 of 7", some(3, 7, 3), "31/35"}, {"3 of 9", some(3, 9, 3), "16/21"}, {"4 of 9", some(4, 9, 3), "37/42"},
            {"a named one in four", some(1, 5, 4), "4/5"}, {"one of 35 face up, four rows on", some(1, 35, 15), "3/7"},
            {"one of 2 copies", some(2, 35, 3), "99/595"}, {"one of 4 copies", some(4, 35, 3), "410/1309"},
            {"dodged by three", exactly(sumOf(evenDie(2), 3), 6), "1/8"},
            {"by two at 3/5 each", exactly(sumOf(drawnOf(1, 5, 3), 2), 2), "9/25"},
            {"the next card is the last of 1", some(1, 2, 1), "1/2"}, {"of 2", some(2, 2, 1), "1"},
            {"a named one of four, shuffled", some(1, 4, 1), "1/4"}, {"of five", some(1, 5, 1), "1/5"}});
        for (const auto& [refreshes, expected] :
            {std::pair{0, "3/35"}, std::pair{1, "6/35"}, std::pair{2, "9/35"}, std::pair{3, "12/35"}, std::pair{4, "3/7"}})
            rows({{"in the row after so many refreshes", some(1, 35, 3 + 3 * refreshes), expected}});
        for (const auto& [players, expected] :
            {std::pair{3, "1/3"}, std::pair{4, "1/4"}, std::pair{5, "1/5"}, std::pair{6, "1/6"}})
            rows({{"first of so many", exactly(evenDie(players), 1), expected}});
        // Two attacks on a new hand; after the first, a card is drawn if it was dodged.
        const auto twice = [](int reactions) {
            struct Hand {
                int reactions;
                int damage;
                auto operator<=>(const Hand&) const = default;
            };
            const auto start = drawnOf(reactions, 5, 3).map([](qint64 held) { return Hand{int(held), 0}; });
            const auto first = then(start, [reactions](const Hand& hand) {
                if (hand.reactions > 0)
                    return Odds<Hand>::certain({hand.reactions - 1, 0});
                return drawnOf(reactions, 2, 1).map([](qint64 drawn) { return Hand{int(drawn), 1}; });
            });
            return first.map([](const Hand& hand) { return qint64(hand.damage + (hand.reactions > 0 ? 0 : 1)); });
        };
        rows({{"1 reaction, unhurt", exactly(twice(1), 0), "0"}, {"2", exactly(twice(2), 0), "3/10"},
            {"3", exactly(twice(3), 0), "7/10"}, {"1 reaction, hurt once", exactly(twice(1), 1), "4/5"},
            {"2", exactly(twice(2), 1), "7/10"}, {"3", exactly(twice(3), 1), "3/10"}});
    }

    void aDeckOfFiftyFive()
    {
        const auto some = [](int wanted, int all, int drawn) { return atLeast(drawnOf(wanted, all, drawn), 1); };
        const auto alone = [](int players) { // on top at the first throw
            const auto ahead =
                joined(evenDie(6), keptOf(evenDie(6), players - 1, 1, true), [](qint64 a, qint64 b) { return a - b; });
            const Fraction one = atLeast(ahead, 1);
            return Fraction{one.of * Whole(quint64(players)), one.in};
        };
        rows({{"two players", alone(2), "5/6"}, {"three players", alone(3), "55/72"}, {"four players", alone(4), "25/36"},
            {"one special face on two dice", atLeast(odds(QStringLiteral("2d6=6")), 1), "11/36"},
            {"one of 4 in five", some(4, 56, 5), "559/1749"}, {"one of 16", some(16, 56, 5), "3378/4081"},
            {"one of a suit", some(14, 56, 5), "2719/3498"}, {"all five of 36", exactly(drawnOf(36, 56, 5), 5), "68/689"},
            {"one of 22 that fit", some(22, 55, 5), "98225/105417"}, {"one of 19", some(19, 55, 5), "1843/2067"},
            {"one of 16 that fit", some(16, 55, 5), "24812/29733"}, {"one of 24 high ones", some(24, 56, 5), "64615/68211"},
            {"one of four among five hidden ones, six seen", some(4, 50, 5), "2323/6580"},
            {"a named one of 2 of 15", some(2, 15, 1), "2/15"}, {"of 4", some(1, 15, 4), "4/15"},
            {"next of 4 in 51", some(4, 51, 1), "4/51"}, {"two draws", some(4, 51, 2), "194/1275"},
            {"on top of 9 and 12", exactly(firstOf(9, 21), 1), "3/7"}, {"of 3 hymns", some(1, 15, 3), "1/5"},
            {"a face of twelve", exactly(evenDie(12), 1), "1/12"}, {"32 of 50 fit", some(32, 50, 1), "16/25"}});
        for (const auto& [value, expected] : {std::pair{7, "8/11"}, std::pair{10, "31/55"}, std::pair{11, "28/55"},
                 std::pair{13, "2/5"}, std::pair{14, "19/55"}, std::pair{15, "16/55"}})
            rows({{"a card fits on this value", some(13 + 3 * (16 - value), 55, 1), expected}});
        QVERIFY(std::abs(rollsUntilAlone(2) - 6.0 / 5) < 1e-12 && std::abs(rollsUntilAlone(3) - 9.0 / 7) < 1e-12
            && std::abs(rollsUntilAlone(4) - 48.0 / 35) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(RuleOddsTest)
#include "rule_odds.moc"
