// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table as everybody may see it, large, in a window for another monitor or a beamer, turned to any side. It takes no acts.
#pragma once

#include "serve/picture.h"

#include <QTimer>

namespace window {

class SecondScreen : public QWidget {
    Q_OBJECT

public:
    // Of the table of this sitting; it ends before both.
    SecondScreen(kit::Sitting& host, const kit::Desk& desk, engine::Chance& chance);

    void showBeside(const QWidget& window); // on another monitor than that one, if there is one
    int quarters() const { return m_quarters; }
    const QList<serve::Painted>& shown() const { return m_shown; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void follow();
    void redraw();
    void turn();
    void fill();                                                      // the whole screen, or not any more
    QRectF ground() const;                                            // without the buttons, whichever way it is turned
    QSizeF room() const;                                              // of it, as it is turned
    double paintHeading(QPainter& painter, const QRectF& area) const; // how high it is

    kit::Sitting& m_host;
    const kit::Desk& m_desk;
    serve::Seen m_seen;
    serve::Picture m_picture;
    QWidget* m_buttons;
    QTimer m_soon;
    QList<serve::Painted> m_shown;
    QString m_heading, m_last; // over the picture: the moment, and what was done last
    int m_quarters = 0;        // of a turn, clockwise
};

} // namespace window
