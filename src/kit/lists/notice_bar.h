// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A bar above the page: what went wrong, until it is solved or put away; or what was just done, with undo.
#pragma once

#include "engine/fault.h"

#include <QFrame>
#include <QStringList>

#include <functional>

class QLabel;
class QPushButton;
class QTimer;

namespace kit {

class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void fail(const QList<engine::Fault>& faults);                 // stays until it is put away
    void offer(const QString& remedy, std::function<void()> take); // a button, as long as anything of it stays
    void object(const QList<engine::Fault>& faults);               // to what was just wanted; stays until something else was done
    void refuse(const QString& text); // stays until the next action, or until something else is looked at
    void movedOn();                   // at which what was refused says nothing
    // Goes after a while; with nothing to say only what stood there goes. back: the way back, where it is not the table's.
    void done(const QString& sentence, std::function<void()> back = {});
    void acted(const QString& act, const QString& cameOfIt); // the same; what came of it leads where there is no room for both
    void told(const QString& sentence);                      // the same, of what has no way back and needs none
    void happened(const QString& sentence);                  // done, but not from here; a refusal stays to be read
    void solved(const QString& sentence);                    // what went wrong is over
    void solved(const QList<engine::Fault>& faults, const QString& sentence); // only this of it
    void say(const QString& text); // stays, without undo: looking at an earlier state …
    bool isFault() const { return !m_open.isEmpty(); }
    QString text() const;
    void fit();                       // to the letters and to the window
    void dismiss();                   // what was done last stays as a quiet line
    void begin(const QString& last);  // another table: what was done last on it
    void recall(const QString& last); // the same, found later: whatever is told meanwhile stays

signals:
    void undoWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int lines() const;
    void shorten();
    void showLast();
    void open(const QString& text, const char* look, bool undo);
    void wear(const char* look);

    QLabel* m_text;
    QLabel* m_quiet; // one line
    QPushButton* m_undo;
    QPushButton* m_away;
    QTimer* m_timer;
    QString m_whole;          // what is said, however much of it there is room for
    QStringList m_open;       // what is not solved yet
    bool m_isSaid = false;    // it stays: all of it is read
    bool m_isRefusal = false; // what is said last
    QString m_turned;         // the same, with what came of it in front
    QString m_last;           // what was done last
    QString m_lastTurned;
    std::function<void()> m_back; // instead of the table's undo
    QString m_remedy;             // of what went wrong
    std::function<void()> m_take;
};

} // namespace kit
