// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the desk of Swords & Souls, one start of the program on a shelf of its own.
#pragma once

#include "engine/json.h"
#include "games/swords-and-souls/desk/desk.h"
#include "games/swords-and-souls/rules/query.h"
#include "kit/drawn/board.h"
#include "kit/desk_of.h"
#include "support/board_walk.h"
#include "support/desk_program.h"

#include <QApplication>
#include <QJsonArray>
#include <QTest>

class Fair : public engine::Chance {
public:
    int face(int sides) override { return 1 + m_next++ % sides; }

private:
    int m_next = 0;
};

struct Program : DeskProgram<swordsandsouls::desk::Desk, Fair> {
    explicit Program(const QJsonObject& setup = {}) { open("swords-and-souls", QStringLiteral("Friday at the Styx"), setup); }

    // Five heroes, hands known, Mara in her play step.
    void play()
    {
        does("start",
            {{QStringLiteral("players"),
                 QJsonArray{QStringLiteral("Mara"), QStringLiteral("Ben"), QStringLiteral("Oskar"), QStringLiteral("Lio"),
                     QStringLiteral("Tea")}},
                {QStringLiteral("first"), QStringLiteral("Mara")}});
        for (const char* hero : {"ferrymans-widow", "brass-abbot", "night-miller", "thorn-piper", "glass-duelist"})
            does("choose-hero", {{QStringLiteral("hero"), QLatin1String(hero)}});
        const bool isDealt = state().settings.tracking == swordsandsouls::Tracking::Cards;
        const QList<QStringList> hands{{QStringLiteral("rust-sickle"), QStringLiteral("wet-shroud"), QStringLiteral("slip-away")},
            {QStringLiteral("bell-rope"), QStringLiteral("brass-bowl"), QStringLiteral("alms")},
            {QStringLiteral("millstone"), QStringLiteral("flail"), QStringLiteral("flour-cloud")},
            {QStringLiteral("thorn-dart"), QStringLiteral("side-step"), QStringLiteral("hedge")},
            {QStringLiteral("glass-foil"), QStringLiteral("glass-foil"), QStringLiteral("flourish")}};
        for (const QStringList& hand : hands)
            does("deal", isDealt ? QJsonObject{{QStringLiteral("cards"), QJsonArray::fromStringList(hand)}} : QJsonObject());
        does("lay-arsenal",
            {{QStringLiteral("cards"),
                QJsonArray{QStringLiteral("salt-ward"), QStringLiteral("grave-goods"), QStringLiteral("wax-wings")}}});
        does("begin-turn");
        does("draw");
        if (state().step != swordsandsouls::Step::Play)
            qFatal("the evening does not begin: %s", qPrintable(engine::nameOf(state().step)));
    }

    const swordsandsouls::State& state() const { return kit::stateOf<swordsandsouls::State>(main->sitting()->state()); }
    const swordsandsouls::Player& who(const char* name) const { return swordsandsouls::player(state(), QLatin1String(name)); }
    kit::Board* circle() const { return part<kit::Board>("circle"); }
    kit::Board* hand() const { return part<kit::Board>("hand"); }
    QString named(const kit::Board* board, const QString& text) const // the first cell whose name begins so
    {
        for (const kit::Cell& cell : board->cells())
            if (cell.name.startsWith(text))
                return cell.id;
        return {};
    }
};

// --- what hands do

inline void click(kit::Board* board, const QString& cell)
{
    QVERIFY2(board->cell(cell), qPrintable(cell));
    const QRectF rect = board->cell(cell)->rect;
    QTest::mouseClick(board, Qt::LeftButton, {},
        cell.startsWith(QLatin1String("hero:")) ? (rect.topLeft() + QPointF(12, 8)).toPoint() : rect.center().toPoint());
}

inline void key(Qt::Key key, Qt::KeyboardModifiers with = {})
{
    QWidget* popup = QApplication::activePopupWidget();
    QVERIFY(popup || QApplication::focusWidget());
    QTest::keyClick(popup ? popup : QApplication::focusWidget(), key, with);
}

// Tab leads to everything.
inline void tabTo(const QString& name)
{
    for (int presses = 0; presses < 60 && (!QApplication::focusWidget() || QApplication::focusWidget()->objectName() != name);
         ++presses)
        key(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget()->objectName(), name);
}
