// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A figure of a table is set to what lies there as a person does it: by digits, + and −, the wheel, and its buttons.
#pragma once

#include "kit/drawn/readout.h"

#include <QApplication>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <functional>

// What did not do as it should; empty: all did. value: of the state. to: within the limits, and one more too. rule: stands in
// the help.
inline QString countedByHand(kit::Readout* figure, const std::function<int()>& value, int to, const QString& rule)
{
    const auto enter = [&] { QTest::keyClick(figure, Qt::Key_Return); };
    QTest::keyClicks(figure, QString::number(to));
    enter();
    if (value() != to)
        return QStringLiteral("digits: %1").arg(value());
    QTest::keyClick(figure, Qt::Key_Plus);
    enter();
    if (value() != to + 1)
        return QStringLiteral("plus: %1").arg(value());
    QWheelEvent back(QPointF(5, 5), figure->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120), Qt::NoButton, Qt::NoModifier,
        Qt::NoScrollPhase, false);
    QApplication::sendEvent(figure, &back);
    enter();
    if (value() != to)
        return QStringLiteral("wheel: %1").arg(value());
    QTest::mouseClick(figure->findChild<QToolButton*>(figure->objectName() + QStringLiteral("More")), Qt::LeftButton);
    enter();
    if (value() != to + 1)
        return QStringLiteral("button: %1").arg(value());
    QTest::keyClicks(figure, QStringLiteral("999999")); // beyond any limit, and left again
    QTest::keyClick(figure, Qt::Key_Escape);
    if (value() != to + 1)
        return QStringLiteral("left: %1").arg(value());
    return figure->toolTip().contains(rule) ? QString() : QStringLiteral("help: ") + figure->toolTip();
}
