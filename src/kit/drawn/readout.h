// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One figure with its caption, and how much it changed since the last pause of five seconds. A counter can be set to what lies on
// the table: by its buttons, the wheel, + and −, or digits; Enter or a short pause makes it so, Escape leaves it.
#pragma once

#include <QFrame>

#include <optional>

class QLabel;
class QTimer;

namespace kit {

class Readout : public QFrame {
    Q_OBJECT

public:
    Readout(const QString& name, const QString& caption, QWidget* parent);
    void setCaption(const QString& caption);
    void setInLine(bool on); // its caption beside the number, where a window has few lines; what changed has no room there
    void setText(const QString& text, const QString& spoken);
    void begin(); // the next number is no change; another one's is shown after settleNow()
    void setNumber(int value, const QString& sign, const QString& spoken);
    void setUnknown(const QString& spoken); // "?": nobody counted it yet; a counter can be set all the same
    void setCounter(int least, int most, const QString& rule = {}); // rule: what it counts, and the page
    bool isCounter() const { return m_least <= m_most; }
    int least() const { return m_least; }
    int most() const { return m_most; }
    int number() const { return m_wanted.value_or(m_now); }
    bool isUnknown() const { return m_isUnknown && !m_wanted; }
    void turn(int value); // not wanted yet: a short pause, Enter, or settleNow() makes it so
    void settleNow();     // before whoever counts goes away; nothing where nothing waits

signals:
    void wanted(int value);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool isInLine() const;
    void tellChange(const QString& change);
    void tellNumber(int value); // and how much it changed
    void want(int value);
    void settle();
    void leave();

    QLabel* m_caption;
    QString m_named; // the caption, all of it
    QLabel* m_value;
    QLabel* m_change;
    QTimer* m_pause;
    QTimer* m_soon;
    QString m_sign;
    QString m_spoken;
    QString m_rule;
    int m_least = 0;
    int m_most = -1; // less than the least: no counter
    std::optional<int> m_wanted;
    QString m_digits;
    int m_now = 0;
    int m_base = 0;
    bool m_known = false;
    bool m_isUnknown = false; // there is a number, and nobody told it
};

} // namespace kit
