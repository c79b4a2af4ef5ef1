// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who sits before the window, with keyboard and mouse, and counts what is pressed.
#pragma once

#include "kit/drawn/board.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QFile>
#include <QKeySequence>
#include <QMouseEvent>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <algorithm>

namespace support {

// A person at the keyboard who does what is written: words in quotes are letters of names and printed values, @NAME is a click
// on the widget of that name (@NAME:CELL on a cell of it), everything else is a key, with *N for several times.
class Person {
public:
    explicit Person(QWidget& window)
        : m_window(window)
    {
    }
    Person(QWidget& window, const QString& file)
        : Person(window)
    {
        QFile script(file);
        if (script.open(QIODevice::ReadOnly))
            read(QString::fromUtf8(script.readAll()));
        // A dialog that waits for its answer keeps whoever pressed the button waiting: it is answered from here.
        QObject::connect(&m_inDialog, &QTimer::timeout, &m_inDialog, [this] {
            while (problem.isEmpty() && QApplication::activeModalWidget() && goOn()) { }
            if (QWidget* open = QApplication::activeModalWidget())
                open->close();
        });
        m_inDialog.start(5);
    }

    void read(const QString& script)
    {
        static const QRegularExpression word(QStringLiteral("\"[^\"]*\"|\\S+"));
        for (const QString& line : script.split(QLatin1Char('\n'))) {
            QStringList acts;
            for (auto found = word.globalMatch(line); found.hasNext();) {
                const QString one = found.next().captured();
                if (one.startsWith(QLatin1Char('#')))
                    break;
                acts += one;
            }
            if (!acts.isEmpty())
                m_lines += acts;
        }
    }

    void play()
    {
        while (problem.isEmpty() && goOn()) { }
    }

    int keys = 0;
    QString problem;  // what could not be pressed
    QStringList said; // everything in quotes
    QString pictures; // a folder for a picture of the window after each line; empty: none

    void press(QKeyCombination key)
    {
        ++keys;
        pressQuietly(key);
    }
    void letters(const QString& text) // of names and printed values: no keys are counted
    {
        for (const QChar letter : text)
            QTest::keyClick(top()->windowHandle(), letter.toLatin1());
        QCoreApplication::processEvents();
    }

private:
    bool goOn() // one act; false: nothing is left
    {
        if (m_line >= m_lines.size())
            return false;
        const QString one = m_lines[m_line][m_at];
        if (++m_at == m_lines[m_line].size()) {
            ++m_line;
            m_at = 0;
        }
        does(one);
        QCoreApplication::processEvents();
        if (m_at == 0 && !pictures.isEmpty())
            top()->grab().save(QStringLiteral("%1/%2.png").arg(pictures).arg(m_line, 3, 10, QLatin1Char('0')));
        return true;
    }

    // Where keys go: after a dialog the window has them again, as every desktop gives them back.
    QWidget* top() const
    {
        QWidget* open = QApplication::activeModalWidget();
        if (!open)
            open = &m_window;
        if (!open->isActiveWindow()) {
            open->activateWindow();
            (void)QTest::qWaitForWindowActive(open);
        }
        return open;
    }

    void does(const QString& one)
    {
        if (one.startsWith(QLatin1Char('"'))) {
            said += one.mid(1, one.size() - 2);
            letters(said.last());
        } else if (one.startsWith(QLatin1Char('@'))) {
            ++keys;
            click(one.mid(1));
        } else {
            static const QRegularExpression times(QStringLiteral("^(.+)\\*(\\d+)$"));
            const auto several = times.match(one);
            const QKeySequence sequence(several.hasMatch() ? several.captured(1) : one);
            if (sequence.count() != 1) {
                problem = one + QStringLiteral(": no key");
                return;
            }
            for (int count = several.hasMatch() ? several.captured(2).toInt() : 1; count > 0; --count)
                press(sequence[0]);
        }
    }

    void pressQuietly(QKeyCombination key)
    {
        const int code = key.key();
        const bool isLetter = code > 0x20 && code < 0x7f && !(key.keyboardModifiers() & (Qt::ControlModifier | Qt::AltModifier));
        if (isLetter)
            QTest::keyClick(top()->windowHandle(), char(QChar(code).toLower().toLatin1()), key.keyboardModifiers());
        else
            QTest::keyClick(top()->windowHandle(), key.key(), key.keyboardModifiers());
        settle();
    }

    // A button that is pressed by its letter stays down for a moment before it acts.
    void settle()
    {
        (void)QTest::qWaitFor([this] {
            const auto buttons = m_window.findChildren<QAbstractButton*>();
            return std::ranges::none_of(buttons, &QAbstractButton::isDown);
        });
        QTest::qWait(10); // nobody types faster
    }

    void click(const QString& what)
    {
        const QString name = what.section(QLatin1Char(':'), 0, 0), cells = what.section(QLatin1Char(':'), 1);
        for (QWidget* widget : top()->findChildren<QWidget*>(name))
            if (widget->isVisible() && widget->isEnabled())
                return click(widget, cells, what);
        problem = what + QStringLiteral(": nothing of this name can be clicked");
    }

    void click(QWidget* widget, const QString& cells, const QString& what)
    {
        QList<QPoint> points;
        auto* board = qobject_cast<kit::Board*>(widget);
        auto* list = qobject_cast<QAbstractItemView*>(widget);
        for (const QString& cell : cells.split(QLatin1Char('>'), Qt::SkipEmptyParts))
            if (const kit::Cell* there = board ? board->cell(cell) : nullptr)
                points += there->rect.center().toPoint();
            else if (const QModelIndex row = list ? rowOf(*list, cell) : QModelIndex(); row.isValid())
                points += list->visualRect(row).center();
        if (points.size() != cells.count(QLatin1Char('>')) + !cells.isEmpty()) {
            problem = what + QStringLiteral(": no such place");
            return;
        }
        if (list)
            widget = list->viewport();
        const QPoint first = points.isEmpty() ? widget->rect().center() : points.first();
        if (points.size() < 2)
            return QTest::mouseClick(widget, Qt::LeftButton, {}, first);
        QTest::mousePress(widget, Qt::LeftButton, {}, first);
        for (const QPoint to : {(first + points.last()) / 2, points.last()}) {
            QMouseEvent event(QEvent::MouseMove, to, widget->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(widget, &event);
        }
        QTest::mouseRelease(widget, Qt::LeftButton, {}, points.last());
    }

    // By the beginning of what stands there; _ is a blank.
    static QModelIndex rowOf(QAbstractItemView& list, QString text)
    {
        text.replace(QLatin1Char('_'), QLatin1Char(' '));
        for (int row = 0; row < list.model()->rowCount(); ++row)
            if (const QModelIndex index = list.model()->index(row, 0); index.data().toString().startsWith(text)) {
                list.scrollTo(index);
                return index;
            }
        return {};
    }

    QWidget& m_window;
    QList<QStringList> m_lines;
    qsizetype m_line = 0, m_at = 0;
    QTimer m_inDialog;
};

} // namespace support
