// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the desk of Mercenarium, one start of the program on a shelf of its own.
#pragma once

#include "engine/json.h"
#include "games/mercenarium/desk/board/field.h"
#include "games/mercenarium/desk/desk.h"
#include "games/mercenarium/rules/query.h"
#include "kit/desk_of.h"
#include "support/desk_program.h"

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QMouseEvent>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

class Fair : public engine::Chance {
public:
    int face(int sides) override { return 1 + m_next++ % sides; }

private:
    int m_next = 0;
};

struct Program : DeskProgram<mercenarium::desk::Desk, Fair> {
    Program() { open("mercenarium", QStringLiteral("The Long Table"), {}); }

    // In the middle of a game: South and North, unless West and East sit down too.
    void play(const mercenarium::State& state) { does("setup", {{QStringLiteral("state"), engine::toJson(state)}}); }
    mercenarium::State middle(bool four = false) const
    {
        using namespace mercenarium;
        State now = state();
        const auto card = [](const char* text) { return *Card::read(QLatin1String(text)); };
        const auto cards = [&](std::initializer_list<const char*> texts) {
            QList<Card> all;
            for (const char* text : texts)
                all += card(text);
            return all;
        };
        const auto put = [&](const char* text, const char* at, Seat owner) {
            Placed placed;
            placed.id = card(text);
            placed.at = *Space::read(QLatin1String(at));
            placed.owner = owner;
            now.board += placed;
        };
        now.board.clear();
        now.players.first().limboSince = -1;
        now.step = Step::Play;
        now.turn = 57;
        now.dealt = true;
        now.deck = 14;
        now.hymnal = 8;
        now.players[0].hand = cards({"7S", "2G", "6C", "AG", "4B"});
        now.players[0].hymns = {Held{card("IV"), false, 0}};
        now.players[0].faceDown = cards({"2C", "5C"});
        now.players[0].faceUp = cards({"9C"});
        now.players[1].hand = cards({"8S", "9S", "10S"});
        now.players[1].hymns = {Held{card("II"), false, 0}};
        now.players[1].faceDown = cards({"5B", "6B"});
        put("3C", "D1", Seat::South);
        put("5G", "D2", Seat::South);
        put("KS", "D4", Seat::South);
        put("9B", "F3", Seat::South);
        put("4C", "D7", Seat::North);
        put("JB", "D5", Seat::North);
        put("10C", "F4", Seat::North);
        put("LG", "C4", Seat::North);
        if (four) {
            now.players.insert(
                1, Player{Seat::West, QStringLiteral("Jon"), cards({"8B", "3G"}), {Held{card("VI"), false, 0}}, {}, {}, -1, 0});
            now.players += Player{
                Seat::East, QStringLiteral("Rex with a very long name indeed"), cards({"QS"}), {}, cards({"3S"}), {}, -1, 0};
            put("QG", "G4", Seat::East);
            now.board.last().contract = Seat::East;
        }
        return now;
    }

    const mercenarium::State& state() const { return kit::stateOf<mercenarium::State>(main->sitting()->state()); }
    mercenarium::desk::Field* field() const { return part<mercenarium::desk::Field>("field"); }
    kit::Board* hand() const { return part<kit::Board>("hand"); }
    void lift() const
    {
        main->sitting()->showTo(engine::nameOf(state().current));
        QCoreApplication::processEvents();
    }
    void press(const char* space) const { field()->press(QLatin1String(space)); }
    void takeInHand(const char* card) const
    {
        const auto text = *mercenarium::Card::read(QLatin1String(card));
        for (const kit::Cell& cell : QList<kit::Cell>(hand()->cells()))
            if (cell.name.contains(text.isHymn() ? mercenarium::titleOf(state(), text) : mercenarium::shown(text)))
                return hand()->press(cell.id);
    }
};

// --- what people do, and what they read

inline mercenarium::Card card(const char* text) { return *mercenarium::Card::read(QLatin1String(text)); }

inline void point(kit::Board* board, const QString& cell)
{
    const QPoint at = board->cell(cell)->rect.center().toPoint();
    QMouseEvent event(QEvent::MouseMove, at, board->mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(board, &event);
}

inline void drag(kit::Board* board, const QString& from, const QString& onto)
{
    const QPoint start = board->cell(from)->rect.center().toPoint(), end = board->cell(onto)->rect.center().toPoint();
    const auto move = [board](QPoint to) {
        QMouseEvent event(QEvent::MouseMove, to, board->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(board, &event);
    };
    QTest::mousePress(board, Qt::LeftButton, {}, start);
    move((start + end) / 2);
    move(end);
    QTest::mouseRelease(board, Qt::LeftButton, {}, end);
}

inline bool offers(const Program& program, const QString& text)
{
    const auto* list = program.part<QListView>("offers");
    for (int row = 0; row < list->model()->rowCount(); ++row)
        if (list->model()->index(row, 0).data().toString().contains(text))
            return true;
    return false;
}

inline void click(const Program& program, const char* button)
{
    auto* widget = program.part<QPushButton>(button);
    QVERIFY2(widget && widget->isVisible() && widget->isEnabled(), button);
    QTest::mouseClick(widget, Qt::LeftButton);
}

inline QString notice(const Program& program) { return program.part<QLabel>("noticeText")->text(); }

inline void failOnWarnings() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
