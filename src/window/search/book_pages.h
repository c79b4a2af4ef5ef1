// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the owner's own rulebook, one at a time: opened at a rule's page, attached and counted here.
#pragma once

#include "window/search/own_book.h"

#include <QDialog>
#include <QImage>
#include <QPointer>

class QLabel;
class QProcess;
class QPushButton;
class QScrollArea;
class QSpinBox;

namespace window {

class BookPages : public QDialog {
    Q_OBJECT

public:
    BookPages(Library& library, QString game, const QString& title, QWidget* parent);
    ~BookPages() override;

    // At what is printed as this page of the game's book; a file is asked for where none is attached. page: as an entry has it.
    void openAt(const QString& page);
    void attach(const QString& file); // in place of what was attached; refused: that stays

signals:
    void shown(int page); // of the file: its picture stands there

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void choose();
    void count(); // what is shown bears the page that was wanted
    void turn(int page);
    void draw(const QByteArray& png, int page);
    void clear();
    void fit();
    void say(const QString& text);
    void say(const QList<engine::Fault>& faults);

    Library& m_library;
    QString m_game;
    std::optional<OwnBook> m_book;
    std::optional<int> m_wanted; // printed page
    QImage m_picture;
    QLabel* m_problem;
    QScrollArea* m_area;
    QLabel* m_page;
    QSpinBox* m_number; // of the file
    QPushButton* m_count;
    QPointer<QProcess> m_painting;
};

} // namespace window
