// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What only one seat may see: covered until that person lifts the curtain, and covered again by the same key. The sitting
// remembers who looks, so that everything secret comes and goes together, wherever it is shown.
#pragma once

#include "kit/sitting.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace kit {

class Curtain : public QFrame {
    Q_OBJECT

public:
    // From now on the sitting's secrets are hidden. Takes the content, which is only visible while the curtain is lifted.
    // Its words stand above the content, or before it.
    Curtain(Sitting& sitting, QWidget* content, QWidget* parent, Qt::Orientation along = Qt::Vertical);

    // Whose eyes the content is for; with no seat there is nothing to hide.
    void present(const QString& seat, const QString& name);
    bool isLifted() const;
    // Of the content, of that height, and of the words above it, whatever is seen of them; 0: of one of both; -1: of none.
    void keepRoom(int content);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void turn();
    void fit();
    QStringList saying(bool isLifted) const;
    int leftBeside(bool isLifted) const;

    Sitting& m_sitting;
    QWidget* m_content;
    QBoxLayout* m_words = nullptr;
    QLabel* m_text;
    QPushButton* m_lift;
    QPushButton* m_cover;
    QString m_seat;
    QString m_name;
    int m_room = 0; // of the content, kept for it and its words
};

} // namespace kit
