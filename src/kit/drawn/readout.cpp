// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/readout.h"

#include "kit/drawn/icons.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/forms/beyond.h"
#include "kit/forms/changing.h"

#include <QAccessibleWidget>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cstdlib>

namespace kit {

namespace {

constexpr int pause = 5000;                // ms without change, after which a change counts as old
constexpr int settling = 900;              // ms without another turn, after which a counter is meant
constexpr const char* ofBox = "mostInBox"; // of a counter: more than the box holds may lie there, and is told while it is counted

// A counter is heard as a number that can be set, between its ends; a figure that only tells something as a text.
class ReadoutInterface : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit ReadoutInterface(Readout* readout)
        : QAccessibleWidget(readout)
    {
    }
    QAccessible::Role role() const override { return readout()->isCounter() ? QAccessible::SpinBox : QAccessible::StaticText; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value && readout()->isCounter() ? currentValue().toString() : QAccessibleWidget::text(kind);
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface && readout()->isCounter() ? static_cast<QAccessibleValueInterface*>(this)
                                                                             : QAccessibleWidget::interface_cast(type);
    }
    QVariant currentValue() const override
    {
        return readout()->isUnknown() ? QVariant(QStringLiteral("?")) : readout()->number();
    }
    void setCurrentValue(const QVariant& value) override { readout()->turn(value.toInt()); }
    QVariant maximumValue() const override { return readout()->most(); }
    QVariant minimumValue() const override { return readout()->least(); }
    QVariant minimumStepSize() const override { return 1; }

private:
    Readout* readout() const { return static_cast<Readout*>(widget()); }
};

QAccessibleInterface* readoutInterface(const QString&, QObject* object)
{
    auto* readout = qobject_cast<Readout*>(object);
    return readout ? new ReadoutInterface(readout) : nullptr;
}

} // namespace

Readout::Readout(const QString& name, const QString& caption, QWidget* parent)
    : QFrame(parent)
    , m_caption(plainLabel("caption", this))
    , m_value(plainLabel("value", this))
    , m_change(plainLabel("caption", this))
    , m_pause(new QTimer(this))
    , m_soon(new QTimer(this))
{
    static const bool isInstalled = (QAccessible::installFactory(readoutInterface), true);
    Q_UNUSED(isInstalled);
    setObjectName(name);
    setProperty("look", "panel");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 3, 10, 4);
    column->setSpacing(0);
    // What changes stands above the number, in room that its caption gives up: whoever presses a button again finds it where it
    // was.
    auto* above = new QHBoxLayout;
    auto* row = new QHBoxLayout;
    for (QHBoxLayout* one : {above, row})
        one->setSpacing(6);
    above->addWidget(m_caption);
    above->addStretch();
    above->addWidget(m_change);
    row->addWidget(m_value);
    row->addStretch();
    column->addLayout(above);
    column->addLayout(row);
    m_change->hide();
    setCaption(caption);
    m_pause->setSingleShot(true);
    m_pause->setInterval(pause);
    connect(m_pause, &QTimer::timeout, this, [this] {
        m_base = m_now;
        tellChange({});
    });
}

void Readout::setCaption(const QString& caption)
{
    if (m_named == caption)
        return;
    m_named = caption;
    m_caption->setAccessibleName(caption);
    tellChange(m_change->text());
}

bool Readout::isInLine() const { return static_cast<QBoxLayout*>(layout())->direction() == QBoxLayout::LeftToRight; }

void Readout::setInLine(bool on)
{
    if (on == isInLine())
        return;
    auto* all = static_cast<QBoxLayout*>(layout());
    all->setDirection(on ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    all->setSpacing(on ? 8 : 0);
    tellChange(m_change->text());
}

void Readout::tellChange(const QString& change)
{
    if (isInLine()) { // a button that is pressed again would move
        m_caption->setText(m_named);
        m_change->setText(change);
        return m_change->hide();
    }
    const QFontMetrics metrics = m_caption->fontMetrics();
    const int room = std::max(layout()->itemAt(1)->sizeHint().width(), metrics.horizontalAdvance(m_named))
        - metrics.horizontalAdvance(change) - 2 * layout()->itemAt(0)->layout()->spacing();
    m_caption->setText(change.isEmpty() || !isCounter() ? m_named : metrics.elidedText(m_named, Qt::ElideRight, room));
    m_change->setText(change);
    m_change->setVisible(!change.isEmpty());
}

void Readout::setCounter(int least, int most, const QString& rule)
{
    m_rule = rule;
    m_least = least;
    m_most = most;
    changing(this);
    setFocusPolicy(Qt::StrongFocus);
    m_soon->setSingleShot(true);
    m_soon->setInterval(settling);
    connect(m_soon, &QTimer::timeout, this, &Readout::settle);
    auto* row = static_cast<QHBoxLayout*>(layout()->itemAt(1)->layout());
    for (const auto& [sign, name, step] : {std::tuple("−", tr("One less"), -1), std::tuple("+", tr("One more"), 1)}) {
        auto* button = new QToolButton(this);
        button->setObjectName(objectName() + (step < 0 ? QStringLiteral("Less") : QStringLiteral("More")));
        button->setText(QString::fromUtf8(sign));
        button->setAccessibleName(m_named + QStringLiteral(": ") + name);
        button->setProperty("look", "step");
        button->setFocusPolicy(Qt::NoFocus); // the figure itself has the keys
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, step] { turn(m_wanted.value_or(m_now) + step); });
    }
}

void Readout::turn(int value)
{
    if (const QString whyNot = whyNotChanged(*this); !whyNot.isEmpty()) {
        m_digits.clear();
        return QToolTip::showText(mapToGlobal(rect().bottomLeft()), tip(whyNot), this);
    }
    want(value);
    const QVariant box = property(ofBox);
    if (value != *m_wanted || (box.isValid() && value > box.toInt())) // where it ends, and by which rule
        QToolTip::showText(mapToGlobal(rect().bottomLeft()), toolTip(), this);
    m_soon->start();
}

void Readout::want(int value)
{
    m_wanted = std::clamp(value, m_least, m_most);
    m_value->setText(QString::number(*m_wanted) + m_sign);
    tellChange(value == m_now || m_isUnknown ? QString()
            : value == *m_wanted             ? QStringLiteral("%1 → %2").arg(m_now).arg(*m_wanted)
                                             : tr("from %1 to %2").arg(m_least).arg(m_most));
    QAccessibleValueChangeEvent heard(this, *m_wanted);
    QAccessible::updateAccessibility(&heard);
}

void Readout::settle()
{
    const int value = m_wanted.value_or(m_now);
    const QString typed = m_digits;
    leave();
    if (!typed.isEmpty() && typed.toInt() != value) { // cut to what is allowed it would be another number
        const QString stays = m_isUnknown ? QStringLiteral("?") : QString::number(m_now);
        return tellBeyond(*this, typed, QString::number(m_least), QString::number(m_most), stays, m_rule);
    }
    if (QToolTip::text() == toolTip())
        QToolTip::hideText(); // it tells what was before
    if (value != m_now || m_isUnknown)
        emit wanted(value);
}

void Readout::settleNow()
{
    if (m_wanted)
        settle();
}

void Readout::leave()
{
    m_soon->stop();
    m_wanted.reset();
    m_digits.clear();
    tellChange({});
    setText(m_isUnknown ? QStringLiteral("?") : QString::number(m_now) + m_sign, m_spoken);
}

void Readout::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (!isCounter())
        return QFrame::keyPressEvent(event);
    if (key >= Qt::Key_0 && key <= Qt::Key_9 && m_digits.size() < 6) {
        m_digits += QChar(key);
        turn(m_digits.toInt());
    } else if (key == Qt::Key_Plus || key == Qt::Key_Up || key == Qt::Key_Minus || key == Qt::Key_Down) {
        m_digits.clear();
        turn(m_wanted.value_or(m_now) + (key == Qt::Key_Plus || key == Qt::Key_Up ? 1 : -1));
    } else if (m_wanted && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        settle();
    } else if (m_wanted && key == Qt::Key_Escape) {
        leave();
    } else {
        QFrame::keyPressEvent(event);
    }
}

void Readout::wheelEvent(QWheelEvent* event)
{
    if (!isCounter() || event->angleDelta().y() == 0)
        return QFrame::wheelEvent(event);
    turn(m_wanted.value_or(m_now) + (event->angleDelta().y() > 0 ? 1 : -1));
}

void Readout::focusOutEvent(QFocusEvent* event)
{
    QFrame::focusOutEvent(event);
    if (m_wanted)
        settle();
}

void Readout::setText(const QString& text, const QString& spoken)
{
    m_value->setText(text);
    const QString all = m_named + QStringLiteral(": ") + spoken;
    m_value->setAccessibleName(all);
    setAccessibleName(all);
    const QString before = toolTip();
    kit::setTip(this,
        !isCounter() ? all
                     : all + QLatin1Char('\n')
                + tr("Set it to what lies on the table, %1 to %2: + and −, digits, or the wheel").arg(m_least).arg(m_most)
                + (m_rule.isEmpty() ? QString() : QLatin1Char('\n') + m_rule));
    if (toolTip() != before && QToolTip::isVisible() && QToolTip::text() == before)
        QToolTip::hideText(); // what stands there is of another number
}

void Readout::begin()
{
    m_known = false;
    tellChange({});
    m_pause->stop();
}

void Readout::setUnknown(const QString& spoken)
{
    m_isUnknown = true;
    m_spoken = spoken;
    m_now = m_base = 0;
    m_known = false;
    tellChange({});
    setText(QStringLiteral("?"), spoken);
    if (m_wanted)
        want(*m_wanted);
}

void Readout::setNumber(int value, const QString& sign, const QString& spoken)
{
    // What was counted and waits is not lost because somebody else acts: steps go from what lies there now, digits say it whole.
    const bool isStepped = m_wanted && m_digits.isEmpty() && !m_isUnknown;
    const std::optional<int> wanted = isStepped ? *m_wanted + value - m_now : m_wanted;
    m_isUnknown = false;
    m_sign = signIn(m_value->font(), sign, {}); // the caption says what is counted
    m_spoken = spoken;
    setText(QString::number(value) + m_sign, spoken);
    tellNumber(value);
    if (wanted)
        want(*wanted);
}

void Readout::tellNumber(int value)
{
    if (!m_known || value == m_now) {
        m_base = m_known ? m_base : value;
        m_now = value;
        m_known = true;
        return;
    }
    m_now = value;
    const int change = m_now - m_base;
    const QString told = (change < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QString::number(std::abs(change));
    tellChange(change != 0 ? told : QString());
    m_change->setAccessibleName(tr("%1 just now").arg(told));
    m_pause->start();
}

} // namespace kit
