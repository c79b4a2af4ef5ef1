// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/readout_row.h"

#include "kit/drawn/plain_label.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/tip.h"

#include <QEvent>

namespace kit {

namespace {

constexpr int gap = 7;

} // namespace

ReadoutRow::ReadoutRow(QWidget* parent)
    : QWidget(parent)
    , m_more(plainLabel("value", this))
{
    auto* all = row(this, gap);
    m_more->setObjectName(QStringLiteral("foldedFigures"));
    m_more->hide();
    all->addWidget(m_more);
    all->addStretch();
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // a long name makes no window wider
}

void ReadoutRow::present(const QList<Readout*>& readouts)
{
    auto* all = static_cast<QHBoxLayout*>(layout());
    for (Readout* one : findChildren<Readout*>(QString(), Qt::FindDirectChildrenOnly))
        if (!readouts.contains(one))
            one->hide();
    for (qsizetype at = 0; at < readouts.size(); ++at)
        if (all->indexOf(readouts[at]) != at) {
            all->removeWidget(readouts[at]);
            all->insertWidget(int(at), readouts[at]);
        }
    m_shown = readouts;
    fold();
}

void ReadoutRow::fold()
{
    const auto widthOf = [](const QWidget* one) { return one->sizeHint().width() + gap; };
    const auto sign = [](qsizetype count) { return QStringLiteral("+") + QString::number(count); };
    int needed = -gap;
    for (const Readout* one : std::as_const(m_shown))
        needed += widthOf(one);
    qsizetype shown = m_shown.size();
    m_more->ensurePolished();
    const int room = width() - m_more->fontMetrics().horizontalAdvance(sign(shown)) - gap;
    while (shown > 0 && needed > (shown < m_shown.size() ? room : width()))
        needed -= widthOf(m_shown[--shown]);
    QStringList folded;
    for (qsizetype at = 0; at < m_shown.size(); ++at) {
        m_shown[at]->setVisible(at < shown);
        if (at >= shown)
            folded += m_shown[at]->accessibleName();
    }
    m_more->setText(sign(folded.size()));
    m_more->setAccessibleName(Readout::tr("No room for %n more", nullptr, int(folded.size())));
    setTip(m_more, folded.join(QLatin1Char('\n')));
    m_more->setVisible(!folded.isEmpty());
}

void ReadoutRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fold();
}

// A figure that became wider asks for a new layout.
bool ReadoutRow::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        fold();
    return QWidget::event(event);
}

} // namespace kit
