// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Real dice that are typed while a roll waits, by keyboard alone, wherever somebody has it: in a table, in the dock, in the
// search.
#pragma once

#include "window/main_window.h"
#include "window/search/rules_page.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QWindow>

// A row for each place; board: what has the keyboard in the table.
inline void placesToTypeDice(const char* board)
{
    QTest::addColumn<QString>("place");
    for (const char* place : {board, "offers", "search"})
        QTest::newRow(place) << QString::fromLatin1(place);
}

template <class Program> void typeDiceAt(Program& program, const QString& place, const char* faces)
{
    window::MainWindow& main = *program.main;
    main.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&main));
    const auto press = [window = main.windowHandle()](
                           auto key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(window, key, with); };
    if (place == QLatin1String("search")) {
        main.addPage(QStringLiteral("rules"), QStringLiteral("Rules"), QStringLiteral("§"),
            QKeySequence(QStringLiteral("Ctrl+4")), [&] { return new window::RulesPage(*program.library); });
        press(Qt::Key_K, Qt::ControlModifier);
        for (const char letter : {'d', 'i', 'e'})
            press(letter);
        auto* rules = main.findChild<window::RulesPage*>();
        QVERIFY(rules && rules->isVisible());
    } else {
        main.findChild<QWidget*>(place)->setFocus();
    }
    QCOMPARE(QApplication::focusWidget()->objectName(), place);
    press(Qt::Key_I, Qt::AltModifier);
    QTRY_COMPARE(QApplication::focusWidget(), main.findChild<QLineEdit*>(QStringLiteral("typedFaces")));
    for (const char* face = faces; *face; ++face)
        press(*face);
    press(Qt::Key_Return);
}
