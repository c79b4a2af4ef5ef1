// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/readout.h"

#include "kit/plain_label.h"
#include "kit/tip.h"

#include <QHBoxLayout>
#include <QTimer>

#include <cstdlib>

namespace kit {

namespace {

constexpr int pause = 5000; // ms without change, after which a change counts as old

} // namespace

Readout::Readout(const QString& name, const QString& caption, QWidget* parent)
    : QFrame(parent), m_caption(plainLabel("caption", this)), m_value(plainLabel("value", this)), m_change(plainLabel("caption", this)), m_pause(new QTimer(this))
{
    setObjectName(name);
    setProperty("look", "panel");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 3, 10, 4);
    column->setSpacing(0);
    m_caption->setText(caption);
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_value);
    row->addWidget(m_change);
    row->addStretch();
    column->addWidget(m_caption);
    column->addLayout(row);
    m_change->hide();
    m_pause->setSingleShot(true);
    m_pause->setInterval(pause);
    connect(m_pause, &QTimer::timeout, this, [this] {
        m_base = m_now;
        m_change->hide();
    });
}

void Readout::setCaption(const QString& caption)
{
    m_caption->setText(caption);
}

void Readout::setText(const QString& text, const QString& spoken)
{
    m_value->setText(text);
    m_value->setAccessibleName(m_caption->text() + QStringLiteral(": ") + spoken);
    kit::setTip(this, m_caption->text() + QStringLiteral(": ") + spoken);
}

void Readout::setNumber(int value, const QString& sign, const QString& spoken)
{
    setText(QString::number(value) + sign, spoken);
    if (!m_known || value == m_now) {
        m_base = m_known ? m_base : value;
        m_now = value;
        m_known = true;
        return;
    }
    m_now = value;
    const int change = m_now - m_base;
    m_change->setText(tr("%1 since pause").arg((change < 0 ? QStringLiteral("−") : QStringLiteral("+")) + QString::number(std::abs(change))));
    m_change->setVisible(change != 0);
    m_pause->start();
}

} // namespace kit
