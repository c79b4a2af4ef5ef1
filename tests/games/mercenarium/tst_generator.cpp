// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The fast generator of lawful actions against a slow one that is written from the rules alone, and both against check.
// Then the look-ahead: the same answer for the same budget, lawful lines, obvious wins, and stopping when asked.
#include "games/mercenarium/rules/lookahead.h"
#include "games/mercenarium/rules/rules.h"
#include "random_position.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace mercenarium;

namespace {

// --- the slow generator: no table, no bit, no function of the rules but reading a card

struct Piece {
    int suit, value, owner, contract; // owner: seat number, clockwise from South
};

class Slow {
public:
    explicit Slow(const State& table) : state(table)
    {
        for (const Placed& card : state.board)
            m_board.insert({card.at.column, card.at.row}, Piece{int(card.id.suit()), card.id.value(), int(card.owner), card.contract ? 1 : 0});
        for (const AuraLine& line : state.auras)
            m_dots.insert(line.id.text(), {line.aura.north, line.aura.east, line.aura.south, line.aura.west});
    }

    QSet<QString> all() const
    {
        QSet<QString> texts;
        const int me = int(state.current);
        const Player& who = *std::ranges::find(state.players, state.current, &Player::id);
        for (int column = 0; column < state.settings.boardWidth; ++column)
            for (int row = 0; row < state.settings.boardHeight; ++row) {
                const QString at = QString(QChar('A' + column)) + QString::number(row + 1);
                for (const Card card : who.hand)
                    if (maySummon(me, card, column, row))
                        texts += QStringLiteral("summon ") + card.text() + QLatin1Char(' ') + at;
                const auto piece = m_board.constFind({column, row});
                if (piece == m_board.constEnd())
                    continue;
                if (piece->owner != me) {
                    if (piece->value >= 11 && piece->value <= 14 && !piece->contract && !who.faceDown.isEmpty())
                        texts += QStringLiteral("buy ") + name(*piece);
                    continue;
                }
                for (int direction = 0; direction < 4; ++direction)
                    addStep(texts, *piece, column, row, direction);
            }
        if (state.deck > 0 && (state.singularity || who.hand.size() < 5))
            texts += QStringLiteral("draw");
        if (state.deck > 0 && !state.singularity && who.hand.size() >= 5)
            for (const Card card : who.hand)
                texts += QStringLiteral("draw ") + card.text();
        return texts;
    }

    // Every offering: two cards of 2 to 9, one of 10 or more, a capture; with a hymn in hand that one and any card or a capture.
    QSet<QString> learns() const
    {
        QSet<QString> texts;
        const Player& who = *std::ranges::find(state.players, state.current, &Player::id);
        if (state.singularity || state.hymnal == 0)
            return texts;
        const QString hymn = who.hymns.isEmpty() ? QString() : QStringLiteral(" hymn");
        if (!who.faceDown.isEmpty())
            texts += QStringLiteral("learn capture") + hymn;
        for (qsizetype i = 0; i < who.hand.size(); ++i) {
            if (!hymn.isEmpty() || who.hand[i].value() >= 10)
                texts += QStringLiteral("learn ") + who.hand[i].text() + hymn;
            for (qsizetype j = i + 1; j < who.hand.size(); ++j)
                if (hymn.isEmpty() && who.hand[i].value() <= 9 && who.hand[j].value() <= 9)
                    texts += QStringLiteral("learn ") + who.hand[i].text() + QLatin1Char(' ') + who.hand[j].text();
        }
        return texts;
    }

private:
    using Place = QPair<int, int>;

    static QString name(const Piece& piece)
    {
        return QStringList{QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4"), QStringLiteral("5"), QStringLiteral("6"), QStringLiteral("7"), QStringLiteral("8"), QStringLiteral("9"),
                           QStringLiteral("10"), QStringLiteral("J"), QStringLiteral("Q"), QStringLiteral("K"), QStringLiteral("A"), QStringLiteral("L")}[piece.value - 2]
            + QStringList{QStringLiteral("B"), QStringLiteral("C"), QStringLiteral("S"), QStringLiteral("G")}[piece.suit];
    }

    Place houseOf(int seat) const
    {
        const int w = state.settings.boardWidth, h = state.settings.boardHeight;
        return seat == 0 ? Place(w / 2, 0) : seat == 1 ? Place(0, h / 2) : seat == 2 ? Place(w / 2, h - 1) : Place(w - 1, h / 2);
    }

    static Place stepped(int column, int row, int direction) // 0 north, 1 east, 2 south, 3 west
    {
        return direction == 0 ? Place(column, row + 1) : direction == 1 ? Place(column + 1, row) : direction == 2 ? Place(column, row - 1) : Place(column - 1, row);
    }

    bool maySummon(int me, Card card, int column, int row) const
    {
        if (m_board.contains({column, row}))
            return false;
        if (houseOf(me) == Place(column, row))
            return true;
        for (const Player& other : state.players)
            if (int(other.id) != me && houseOf(int(other.id)) == Place(column, row) && state.settings.fieldSummonOnEnemyHouse == OnOff::Off)
                return false;
        for (int direction = 0; direction < 4; ++direction) {
            const auto base = m_board.constFind(stepped(column, row, direction));
            if (base != m_board.constEnd() && base->owner == me && (base->suit == int(card.suit()) || card.value() >= base->value))
                return true;
        }
        return false;
    }

    // Dots of a piece on the side of the board where it is touched: South sits upright, each further seat a quarter turn on.
    int dots(const Piece& piece, int boardDirection) const { return m_dots.value(name(piece)).value((boardDirection + 4 - piece.owner) % 4); }

    void addStep(QSet<QString>& texts, const Piece& piece, int column, int row, int direction) const
    {
        const Place to = stepped(column, row, direction);
        if (to.first < 0 || to.second < 0 || to.first >= state.settings.boardWidth || to.second >= state.settings.boardHeight)
            return;
        const auto there = m_board.constFind(to);
        if (there == m_board.constEnd()) {
            texts += QStringLiteral("move ") + name(piece) + QLatin1Char(' ') + QString(QChar('A' + to.first)) + QString::number(to.second + 1);
            return;
        }
        if (there->owner == piece.owner)
            return;
        // How many arrows of the wheel lead from one to the other. Blades consume Claws, Claws Souls, Souls Gears, Gears Blades, unless the table says otherwise.
        QString wheel = QStringLiteral("BCSG");
        for (qsizetype i = 0; i < state.settings.wheel.size(); ++i)
            wheel[i] = name({int(state.settings.wheel[i]), 2, 0, 0})[1];
        const auto arrows = (wheel.indexOf(name(*there).back()) - wheel.indexOf(name(piece).back()) + 4) % 4;
        const bool consumes = arrows == 1, isOpposite = arrows == 2;
        const bool isLord = piece.value == 15 || there->value == 15;
        const int mine = isLord ? 0 : dots(piece, direction), theirs = isLord ? 0 : dots(*there, (direction + 2) % 4);
        if (mine > theirs || (mine == theirs && (consumes || isOpposite)))
            texts += QStringLiteral("capture ") + name(piece) + QLatin1Char(' ') + name(*there);
    }

    const State& state;
    QMap<Place, Piece> m_board;
    QMap<QString, QList<int>> m_dots;
};

QSet<QString> fast(const State& state)
{
    const Sheet sheet(state);
    std::vector<Ply> plies;
    legalPlies(sheet, Position(state, sheet), plies);
    QSet<QString> texts;
    for (const Ply& ply : plies)
        texts += ply.text();
    return texts;
}

// What is offered as lawful, in the same words; a hymn that is sung has no slow twin.
QSet<QString> offeredIn(const State& state, bool withLearning = false)
{
    QSet<QString> offered;
    for (const engine::Offer& offer : offers(state)) {
        const auto word = [&](const char* field) { return offer.fields.value(QLatin1String(field)).toString(); };
        if (!offer.verdict.isAllowed())
            continue;
        QStringList words{offer.verb};
        if (offer.verb == QLatin1String("summon"))
            words += {word("card"), word("at")};
        else if (offer.verb == QLatin1String("move"))
            words += {word("card"), word("to")};
        else if (offer.verb == QLatin1String("capture"))
            words += {word("card"), word("target")};
        else if (offer.verb == QLatin1String("buy"))
            words += word("card");
        else if (offer.verb == QLatin1String("draw"))
            words += word("discard");
        else if (offer.verb == QLatin1String("learn") && withLearning) {
            for (const QJsonValue& card : offer.fields.value(QLatin1String("cards")).toArray())
                words += card.toString();
            if (offer.fields.value(QLatin1String("spend")).toBool())
                words += QStringLiteral("capture");
            if (offer.fields.contains(QStringLiteral("hymn")))
                words += QStringLiteral("hymn");
        } else
            continue;
        words.removeAll(QString());
        offered += words.join(QLatin1Char(' '));
    }
    return offered;
}

bool isAllowed(const State& state, const Ply& ply)
{
    switch (ply.deed) {
    case Deed::Summon: return check(state, Summon{ply.card, ply.at, {}, {}}).isAllowed();
    case Deed::Move: return check(state, Move{ply.card, ply.at, {}}).isAllowed();
    case Deed::Capture: return check(state, Capture{ply.card, ply.target, {}, {}, {}}).isAllowed();
    case Deed::Buy: return check(state, Buy{ply.card, {}, {}}).isAllowed();
    case Deed::Draw: return check(state, Draw{ply.card.isNamed() ? std::optional(ply.card) : std::nullopt, {}, {}}).isAllowed();
    default: return false;
    }
}

State after(const State& state, const Ply& ply)
{
    switch (ply.deed) {
    case Deed::Summon: return apply(state, Summon{ply.card, ply.at, {}, {}}).state;
    case Deed::Move: return apply(state, Move{ply.card, ply.at, {}}).state;
    case Deed::Capture: return apply(state, Capture{ply.card, ply.target, {}, {}, {}}).state;
    case Deed::Buy: return apply(state, Buy{ply.card, {}, {}}).state;
    default: return apply(state, Draw{ply.card.isNamed() ? std::optional(ply.card) : std::nullopt, {}, {}}).state;
    }
}

QString shown(const QSet<QString>& texts)
{
    QStringList list(texts.begin(), texts.end());
    list.sort();
    return list.join(QStringLiteral(", "));
}

} // namespace

class Generator : public QObject {
    Q_OBJECT

private slots:
    void equalsTheSlowOne();
    void equalsCheckAndOffers();
    void offersEqualTheSlowOne();
    void leadsWhereTheRulesLead();
    void sameBudgetSameAnswer();
    void findsTheWinningCapture();
    void leavesLimboWhenItCan();
    void stopsWhenAsked();
    void linesAreLawful();
};

void Generator::equalsTheSlowOne()
{
    dice::Source chance(20);
    qint64 actions = 0;
    for (int i = 0; i < 100000; ++i) {
        const int width = 3 + 2 * (chance.face(4) - 1), height = 3 + 2 * (chance.face(4) - 1);
        const State state = randomState(chance, width, height, 24);
        const QSet<QString> quick = fast(state), slow = Slow(state).all();
        actions += slow.size();
        if (quick != slow)
            QFAIL(qPrintable(QStringLiteral("position %1: only fast: %2; only slow: %3").arg(i).arg(shown(quick - slow), shown(slow - quick))));
    }
    QVERIFY(actions > 1000000);
}

// What is offered as lawful is what the generator finds, and nothing else.
void Generator::equalsCheckAndOffers()
{
    dice::Source chance(21);
    for (int i = 0; i < 400; ++i) {
        const State state = randomState(chance, 7, 7, 20);
        const QSet<QString> offered = offeredIn(state);
        if (offered != fast(state))
            QFAIL(qPrintable(QStringLiteral("position %1: only offered: %2; only fast: %3").arg(i).arg(shown(offered - fast(state)), shown(fast(state) - offered))));
    }
}

// What a player sees, with two, three and four at the table, offerings and the one deck included.
void Generator::offersEqualTheSlowOne()
{
    dice::Source chance(26);
    qint64 actions = 0, learned = 0, singular = 0;
    for (int i = 0; i < 6000; ++i) {
        const State state = randomState(chance, 3 + 2 * (chance.face(3) - 1), 3 + 2 * (chance.face(3) - 1), 12, 2 + i % 3);
        const Slow slow(state);
        const QSet<QString> wanted = slow.all() + slow.learns(), offered = offeredIn(state, true);
        actions += wanted.size();
        learned += slow.learns().size();
        singular += state.singularity;
        if (offered != wanted)
            QFAIL(qPrintable(QStringLiteral("position %1: only offered: %2; only slow: %3").arg(i).arg(shown(offered - wanted), shown(wanted - offered))));
    }
    QVERIFY(actions > 60000 && learned > 6000 && singular > 600);
}

// Playing inside the look-ahead and applying the action give positions with the same lawful actions.
void Generator::leadsWhereTheRulesLead()
{
    dice::Source chance(22);
    int compared = 0;
    for (int i = 0; i < 400; ++i) {
        const State state = randomState(chance, 7, 7, 20);
        const Sheet sheet(state);
        std::vector<Ply> plies;
        legalPlies(sheet, Position(state, sheet), plies);
        for (const Ply& ply : plies) {
            QVERIFY2(isAllowed(state, ply), qPrintable(ply.text()));
            const State next = after(state, ply);
            if (ply.deed == Deed::Draw || next.step != Step::Play)
                continue;
            Position position(state, sheet);
            play(sheet, position, ply);
            std::vector<Ply> replies;
            legalPlies(sheet, position, replies);
            QSet<QString> texts;
            for (const Ply& reply : replies)
                texts += reply.text();
            if (texts != fast(next))
                QFAIL(qPrintable(ply.text() + QStringLiteral(": ") + shown(texts - fast(next)) + QStringLiteral(" / ") + shown(fast(next) - texts)));
            for (int who = 0; who < 2; ++who)
                QCOMPARE(isInLimbo(sheet, position, who), mercenarium::isInLimbo(next, next.players[who].id));
            ++compared;
        }
    }
    QVERIFY(compared > 5000);
}

void Generator::sameBudgetSameAnswer()
{
    dice::Source chance(23);
    for (int i = 0; i < 8; ++i) {
        const State state = randomState(chance, 7, 7, 14);
        const LookAhead once = lookAhead(state, {3000, 0}), again = lookAhead(state, {3000, 0});
        QCOMPARE(once.line, again.line);
        QCOMPARE(once.score, again.score);
        QCOMPARE(once.nodes, again.nodes);
        QVERIFY(once.nodes <= 3000);
        QVERIFY(!once.line.isEmpty());
    }
}

void Generator::findsTheWinningCapture()
{
    State state;
    state.players[0].faceDown = {Card::of(Suit::Souls, 2), Card::of(Suit::Souls, 3), Card::of(Suit::Souls, 4), Card::of(Suit::Souls, 5)};
    const Card lord = Card::of(Suit::Blades, lordValue), prey = Card::of(Suit::Claws, 9);
    state.board = {Placed{lord, {3, 3}, Seat::South, {}, 0, Came::Moved}, Placed{prey, {3, 4}, Seat::North, {}, 0, Came::Moved},
                   Placed{Card::of(Suit::Blades, 6), {2, 2}, Seat::South, {}, 0, Came::Moved}};
    const LookAhead found = lookAhead(state, {5000, 0});
    QCOMPARE(found.line.value(0).text(), QStringLiteral("capture LB 9C"));
    QVERIFY(found.score > 100000);
}

void Generator::leavesLimboWhenItCan()
{
    State state;
    state.players[0].faceDown = {Card::of(Suit::Souls, 2)};
    state.players[0].hand = {Card::of(Suit::Souls, 9)};
    state.board = {Placed{Card::of(Suit::Claws, 9), {3, 0}, Seat::North, {}, 0, Came::Moved}, Placed{Card::of(Suit::Gears, jack), {3, 3}, Seat::North, {}, 0, Came::Moved}};
    const LookAhead found = lookAhead(state, {5000, 3});
    QCOMPARE(found.line.value(0).text(), QStringLiteral("buy JG"));
}

void Generator::stopsWhenAsked()
{
    dice::Source chance(24);
    const State state = randomState(chance, 7, 7, 14);
    int asked = 0;
    const LookAhead found = lookAhead(state, {4000000, 0}, [&] { return ++asked >= 3; });
    QVERIFY(found.cancelled);
    QCOMPARE(asked, 3);
    QVERIFY(found.nodes < 10000);
    QVERIFY(!found.line.isEmpty());
}

void Generator::linesAreLawful()
{
    dice::Source chance(25);
    for (int i = 0; i < 12; ++i) {
        State state = randomState(chance, 7, 7, 12);
        for (const Ply& ply : lookAhead(state, {2500, 0}).line) {
            if (ply.deed == Deed::Draw && !ply.card.isNamed())
                break; // from here on the line knows a card that the table does not
            QVERIFY2(isAllowed(state, ply), qPrintable(ply.text()));
            state = after(state, ply);
        }
    }
}

QTEST_GUILESS_MAIN(Generator)
#include "tst_generator.moc"
