// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The photograph of a card: dropped here, pasted, or chosen as a file. It hands over what it got and shows what it is given.
#pragma once

#include "engine/fault.h"

#include <QEvent>
#include <QFrame>
#include <QImage>
#include <QPointer>

class QBoxLayout;
class QLabel;
class QMimeData;
class QPushButton;
class QScrollArea;

namespace kit {

class PhotoBox : public QFrame {
    Q_OBJECT

public:
    explicit PhotoBox(QWidget* parent = nullptr);
    void show(const QImage& picture);        // null: there is none yet
    void say(const QString& text);           // what came of it
    void object(const engine::Fault& fault); // why nothing did
    QString says() const;
    bool isFree() const { return m_picture.isNull(); }
    void paste();                      // what the clipboard holds
    void pastesWithin(QWidget* place); // a picture that is pasted anywhere there, in whatever line, is the card's
    void setBrief(bool isBrief); // where there is little room: a small picture and the buttons, words where they tell something

    // What is dragged onto whatever surrounds it is its own.
    static void heed(QDropEvent& event);
    void drop(QDropEvent& event);

signals:
    void fileGiven(const QString& file);
    void imageGiven(const QImage& picture);
    void removed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool take(const QMimeData& given);
    void fit();
    void comeIntoView(); // where it lies in something that scrolls
    QList<QScrollArea*> around() const;
    void heedOthers(const QObject* watched, QEvent::Type type);

    QImage m_picture;
    QLabel* m_shown;
    QLabel* m_words;
    QPushButton* m_away;
    QBoxLayout* m_buttons;
    QList<QPointer<QWidget>> m_places;                          // where pictures may be pasted
    bool m_isBrief = false, m_isTold = false, m_isNews = false; // nobody did anything since it was told
};

} // namespace kit
