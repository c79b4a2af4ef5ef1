// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Words of a window that end with an ellipsis because there is no room for them, and whose whole text no tip tells there.
#pragma once

#include "support/measured_paper.h"
#include "support/wrong_in.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QTextDocumentFragment>
#include <QToolTip>

namespace support {

// What comes up where the mouse rests; empty: nothing.
inline QString tipAt(QWidget& part, const QPoint& at)
{
    const QString none = QStringLiteral("nothing was told");
    QToolTip::showText(QPoint(1, 1), none);
    QHelpEvent rests(QEvent::ToolTip, at, part.mapToGlobal(at));
    QCoreApplication::sendEvent(&part, &rests);
    const QString told = QToolTip::text();
    return told == none ? QString() : Qt::mightBeRichText(told) ? QTextDocumentFragment::fromHtml(told).toPlainText() : told;
}

// A text of its own that ends so: a button that asks for more, a prompt.
inline bool isWholeThere(const QWidget* part, const QPoint& at, const QString& text)
{
    const auto holds = [&](const QString& all) { return QString(all).remove(QLatin1Char('&')).contains(text); };
    for (const QWidget* up = part; up; up = up->parentWidget()) {
        for (const char* property : {"text", "title", "placeholderText", "currentText"})
            if (holds(up->property(property).toString()))
                return true;
        if (const auto* view = qobject_cast<const QAbstractItemView*>(up); view && part == view->viewport()) {
            const QModelIndex index = view->indexAt(at);
            for (int role = Qt::DisplayRole; role < Qt::UserRole + 20; ++role)
                if (holds(index.data(role).toString()))
                    return true;
        }
    }
    return false;
}

inline QStringList untoldIn(QWidget& main)
{
    MeasuredPaper paper(main.size(), Qt::white);
    main.render(&paper);
    QStringList found;
    for (const Written& one : paper.written()) {
        QWidget* part = one.text.endsWith(QChar(0x2026)) ? main.childAt(one.where.center()) : nullptr;
        if (!part)
            continue;
        const QPoint at = part->mapFrom(&main, one.where.center());
        const QString begun = one.text.chopped(1).simplified();
        if (isWholeThere(part, at, one.text) || tipAt(*part, at).simplified().contains(begun))
            continue;
        found += QStringLiteral("“%1” is cut and no tip of %2 says the rest").arg(one.text, named(part));
    }
    QToolTip::hideText();
    return found;
}

} // namespace support
