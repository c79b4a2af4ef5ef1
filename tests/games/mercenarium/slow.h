// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A slow generator of lawful actions, written from the rules alone: no table, no bit, no function of the rules but reading a
// card.
#pragma once

#include "games/mercenarium/rules/state.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace mercenarium {

class Slow {
public:
    explicit Slow(const State& table)
        : state(table)
        , me(int(table.current))
        , m_who(*std::ranges::find(table.players, table.current, &Player::id))
    {
        for (const Placed& card : state.board)
            m_board.insert({card.at.column, card.at.row},
                Piece{int(card.id.suit()), card.id.value(), int(card.owner), card.contract.has_value(), card.since == state.turn,
                    card.came == Came::Moved});
    }

    // What can be done on the board, with the cards in hand, and drawing.
    QSet<QString> all() const
    {
        QSet<QString> texts;
        if (!surplus().isEmpty())
            return texts;
        for (int column = 0; column < state.settings.boardWidth; ++column)
            for (int row = 0; row < state.settings.boardHeight; ++row) {
                const QString at = QString(QChar('A' + column)) + QString::number(row + 1);
                for (const Card card : m_who.hand)
                    if (maySummon(card, column, row))
                        texts += QStringLiteral("summon ") + card.text() + QLatin1Char(' ') + at;
                const auto piece = m_board.constFind({column, row});
                if (piece == m_board.constEnd())
                    continue;
                if (piece->owner != me) {
                    if (isForSale(*piece) && !m_who.faceDown.isEmpty())
                        texts += QStringLiteral("buy ") + name(*piece);
                    continue;
                }
                for (int direction = 0; direction < 4 && !piece->isFresh; ++direction)
                    addStep(texts, *piece, column, row, direction);
            }
        if (state.deck > 0 && (state.singularity || m_who.hand.size() < 5))
            texts += QStringLiteral("draw");
        if (state.deck > 0 && !state.singularity && m_who.hand.size() >= 5)
            for (const Card card : m_who.hand)
                texts += QStringLiteral("draw ") + card.text();
        return texts;
    }

    // Every offering: two cards of 2 to 9, one of 10 or more, a capture; with a hymn in hand that one and any card or a capture.
    QSet<QString> learns() const
    {
        QSet<QString> texts;
        if (state.settings.hymns == OnOff::Off || state.singularity || state.hymnal == 0 || !surplus().isEmpty())
            return texts;
        if (m_who.hand.contains(unnamed)) // the table is asked
            texts += QStringLiteral("learn");
        const QString hymn = m_who.hymns.isEmpty() ? QString() : QStringLiteral(" hymn");
        if (!m_who.faceDown.isEmpty())
            texts += QStringLiteral("learn capture") + hymn;
        for (qsizetype i = 0; i < m_who.hand.size(); ++i) {
            const Card card = m_who.hand[i];
            if (card.isNamed() && (!hymn.isEmpty() || card.value() >= 10))
                texts += QStringLiteral("learn ") + card.text() + hymn;
            for (qsizetype j = i + 1; j < m_who.hand.size(); ++j)
                if (const Card other = m_who.hand[j];
                    hymn.isEmpty() && card.isNamed() && other.isNamed() && card.value() <= 9 && other.value() <= 9)
                    texts += QStringLiteral("learn ") + card.text() + QLatin1Char(' ') + other.text();
        }
        return texts;
    }

    // A hymn that was learned this turn is not sung. In Singularity hymns are drawn like cards: one that nobody named may be one.
    QSet<QString> songs() const
    {
        QSet<QString> texts;
        if (state.settings.hymns == OnOff::On && state.singularity && m_who.hymns.isEmpty() && m_who.hand.contains(unnamed))
            texts += QStringLiteral("sing ?");
        for (const Held& held : m_who.hymns)
            if (state.settings.hymns == OnOff::On && surplus().isEmpty() && (held.since == 0 || held.since < state.turn))
                texts += QStringLiteral("sing ") + held.id.text();
        return texts;
    }

    // No card in play, and an enemy's on the house.
    bool isInLimbo() const
    {
        const auto there = m_board.constFind(houseOf(me));
        if (there == m_board.constEnd() || (state.settings.limboBy == LimboBy::MovedOnly && !there->hasMoved))
            return false;
        return std::ranges::none_of(m_board, [&](const Piece& piece) { return piece.owner == me; });
    }

    // Two players: out, unless a Mercenary can be bought; what a hymn could do people say themselves.
    bool mayGiveUp() const
    {
        const bool canBuy = !m_who.faceDown.isEmpty()
            && std::ranges::any_of(m_board, [&](const Piece& piece) { return piece.owner != me && isForSale(piece); });
        return state.players.size() == 2 && isInLimbo() && !canBuy && surplus().isEmpty()
            && state.settings.limboEarlyEnd != Announce::Off;
    }

    // Whoever holds more than five cards gives so many back, any of them.
    QSet<QString> surplus() const
    {
        QSet<QString> texts;
        for (const Player& who : state.players)
            if (!state.singularity && who.hand.size() == 6 && int(who.id) == me)
                for (const Card card : who.hand)
                    texts += QStringLiteral("return ") + card.text();
        return texts;
    }

private:
    struct Piece {
        int suit, value, owner; // owner: seat number, clockwise from South
        bool hasContract, isFresh, hasMoved;
    };
    using Place = QPair<int, int>;

    static QString name(const Piece& piece)
    {
        static const QStringList faces = QStringLiteral("2 3 4 5 6 7 8 9 10 J Q K A L").split(QLatin1Char(' '));
        return faces[piece.value - 2] + QStringLiteral("BCSG")[piece.suit];
    }

    static bool isForSale(const Piece& piece) { return piece.value >= 11 && piece.value <= 14 && !piece.hasContract; }

    Place houseOf(int seat) const
    {
        const int w = state.settings.boardWidth, h = state.settings.boardHeight;
        return seat == 0 ? Place(w / 2, 0) : seat == 1 ? Place(0, h / 2) : seat == 2 ? Place(w / 2, h - 1) : Place(w - 1, h / 2);
    }

    static Place stepped(int column, int row, int direction) // 0 north, 1 east, 2 south, 3 west
    {
        return direction == 0 ? Place(column, row + 1)
            : direction == 1  ? Place(column + 1, row)
            : direction == 2  ? Place(column, row - 1)
                              : Place(column - 1, row);
    }

    bool maySummon(Card card, int column, int row) const
    {
        if (m_board.contains({column, row}))
            return false;
        if (houseOf(me) == Place(column, row))
            return true;
        for (const Player& other : state.players)
            if (int(other.id) != me && houseOf(int(other.id)) == Place(column, row)
                && state.settings.fieldSummonOnEnemyHouse == OnOff::Off)
                return false;
        for (int direction = 0; direction < 4; ++direction) {
            const auto base = m_board.constFind(stepped(column, row, direction));
            if (base != m_board.constEnd() && base->owner == me
                && (!card.isNamed() || base->suit == int(card.suit()) || card.value() >= base->value))
                return true;
        }
        return false;
    }

    // Dots of a piece on the side of the board where it is touched: South sits upright, each further seat a quarter turn on.
    int dots(const Piece& piece, int boardDirection) const
    {
        for (const AuraLine& line : state.auras)
            if (int(line.id.suit()) == piece.suit && line.id.value() == piece.value)
                return QList<int>{
                    line.aura.north, line.aura.east, line.aura.south, line.aura.west}[(boardDirection + 4 - piece.owner) % 4];
        return -1;
    }

    void addStep(QSet<QString>& texts, const Piece& piece, int column, int row, int direction) const
    {
        const Place to = stepped(column, row, direction);
        if (to.first < 0 || to.second < 0 || to.first >= state.settings.boardWidth || to.second >= state.settings.boardHeight)
            return;
        const auto there = m_board.constFind(to);
        if (there == m_board.constEnd()) {
            texts += QStringLiteral("move ") + name(piece) + QLatin1Char(' ') + QString(QChar('A' + to.first))
                + QString::number(to.second + 1);
            return;
        }
        if (there->owner == piece.owner)
            return;
        // How many arrows of the wheel lead from one to the other. Blades consume Claws, Claws Souls, Souls Gears, Gears Blades,
        // unless the table says otherwise.
        QString wheel = QStringLiteral("BCSG");
        for (qsizetype i = 0; i < state.settings.wheel.size(); ++i)
            wheel[i] = QStringLiteral("BCSG")[int(state.settings.wheel[i])];
        const auto arrows = (wheel.indexOf(name(*there).back()) - wheel.indexOf(name(piece).back()) + 4) % 4;
        const bool consumes = arrows == 1, isOpposite = arrows == 2;
        const bool isLord = piece.value == 15 || there->value == 15;
        const int mine = isLord ? 0 : dots(piece, direction), theirs = isLord ? 0 : dots(*there, (direction + 2) % 4);
        const bool isAsked = mine < 0 || theirs < 0; // nobody typed these dots in: they are counted when the capture is tried
        if (isAsked || mine > theirs || (mine == theirs && (consumes || isOpposite)))
            texts += QStringLiteral("capture ") + name(piece) + QLatin1Char(' ') + name(*there);
    }

    const State& state;
    const int me;
    const Player& m_who;
    QMap<Place, Piece> m_board;
};

inline QString listed(const QSet<QString>& texts)
{
    QStringList list(texts.begin(), texts.end());
    list.sort();
    return list.join(QStringLiteral(", "));
}

} // namespace mercenarium
