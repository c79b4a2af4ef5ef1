// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the desk of Jagged Alliance, and the recorded campaign played as far as a test wants it.
#pragma once

#include "games/jagged-alliance/desk/desk.h"
#include "games/jagged-alliance/rules/query.h"
#include "kit/drawn/board.h"
#include "kit/drawn/tile_delegate.h"
#include "support/desk_program.h"

#include <QApplication>
#include <QFile>
#include <QJsonDocument>
#include <QListView>

class Fair : public engine::Chance {
public:
    int face(int sides) override { return sides / 2 + 1; }
};

struct Program : DeskProgram<jaggedalliance::desk::Desk, Fair> {
    Program() { open("jagged-alliance", QStringLiteral("Tarvel"), {}); }

    // The table after the first lines of the recorded campaign, which begins as this one does.
    void play(int lines)
    {
        static QList<engine::AnyState> after; // played once for all tests of a program
        const engine::Game& game = main->sitting()->game();
        if (after.isEmpty()) {
            after += main->sitting()->state();
            QFile file(QStringLiteral(MR_EVENING));
            if (!file.open(QIODevice::ReadOnly))
                qFatal("%s", qPrintable(file.errorString()));
            while (!file.atEnd()) {
                QJsonObject fields = QJsonDocument::fromJson(file.readLine()).object();
                const QString verb = fields.take(QStringLiteral("do")).toString();
                const auto action = game.action(after.last(), {verb, fields});
                if (!action || !game.check(after.last(), *action).isAllowed())
                    qFatal("line %d cannot be done: %s", int(after.size()), qPrintable(verb));
                after += game.apply(after.last(), *action).state;
            }
        }
        if (lines > 0)
            does("setup", {{QStringLiteral("state"), game.stateToJson(after[lines])}});
    }

    const jaggedalliance::State& state() const { return jaggedalliance::desk::stateOf(main->sitting()->state()); }
    const QList<engine::Offer>& offers() const { return main->sitting()->offers(); }
    kit::Board* board(const char* name) const { return part<kit::Board>(name); }
    // What can be done now, as it is listed: what is refused is left out.
    QStringList listed() const
    {
        const QAbstractItemModel* model = part<QListView>("offers")->model();
        QStringList rows;
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row, 0);
            if ((model->flags(index) & Qt::ItemIsEnabled) && !index.data(kit::MutedRole).toBool())
                rows += index.data().toString();
        }
        return rows;
    }
};
