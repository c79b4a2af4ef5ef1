// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The photograph of a card: dropped here, pasted, or chosen as a file. It hands over what it got and shows what it is given.
#pragma once

#include <QFrame>
#include <QImage>

class QLabel;
class QMimeData;
class QPushButton;

namespace kit {

class PhotoBox : public QFrame {
    Q_OBJECT

public:
    explicit PhotoBox(QWidget* parent = nullptr);
    void show(const QImage& picture); // null: there is none yet
    void say(const QString& text);    // what came of it
    QString says() const;
    bool isFree() const { return m_picture.isNull(); }

signals:
    void fileGiven(const QString& file);
    void imageGiven(const QImage& picture);
    void removed();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool take(const QMimeData& given);
    void fit();

    QImage m_picture;
    QLabel* m_shown;
    QLabel* m_words;
    QPushButton* m_away;
};

} // namespace kit
