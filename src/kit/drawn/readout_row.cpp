// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/readout_row.h"

#include "kit/drawn/far.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/rows.h"
#include "kit/drawn/tip.h"
#include "kit/target.h"

#include <QEvent>
#include <QToolButton>

#include <algorithm>

namespace kit {

namespace {

constexpr int gap = 7;

} // namespace

ReadoutRow::ReadoutRow(QWidget* parent)
    : QWidget(parent)
    , m_more(new QToolButton(this))
{
    auto* all = row(this, gap);
    m_more->setObjectName(QStringLiteral("foldedFigures"));
    m_more->setProperty("look", "step");
    m_more->setMinimumSize(int(leastTarget), int(leastTarget));
    m_more->hide();
    connect(m_more, &QToolButton::clicked, this, &ReadoutRow::turnOver);
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
    for (Readout* one : std::as_const(m_shown)) {
        one->setInLine(!isFar() && isCramped(*this));
        needed += widthOf(one);
    }
    m_more->ensurePolished();
    // Room for the widest sign there may be. It is reckoned, not tried: a text that changes asks for a layout, and that folds
    // anew.
    const QFontMetrics metrics = m_more->fontMetrics();
    const int widest =
        m_more->sizeHint().width() + metrics.horizontalAdvance(sign(m_shown.size())) - metrics.horizontalAdvance(m_more->text());
    const bool fits = needed <= width();
    const int room = fits ? width() : width() - std::max(widest, m_more->minimumWidth()) - gap;
    if (fits || m_first >= m_shown.size()) {
        m_first = 0;
        m_isTurned = false;
    }
    needed = -gap;
    for (m_next = m_first; m_next < m_shown.size(); ++m_next)
        if (needed += widthOf(m_shown[m_next]); needed > room && (!m_isTurned || m_next > m_first))
            break;
    QStringList folded;
    for (qsizetype at = 0; at < m_shown.size(); ++at) {
        const bool isThere = at >= m_first && at < m_next;
        m_shown[at]->setVisible(isThere);
        if (!isThere)
            folded += m_shown[at]->accessibleName();
    }
    m_more->setText(sign(folded.size()));
    m_more->setAccessibleName(Readout::tr("No room for %n more", nullptr, int(folded.size())));
    setTip(m_more, folded.join(QLatin1Char('\n')));
    m_more->setVisible(!folded.isEmpty());
}

void ReadoutRow::turnOver()
{
    m_isTurned = m_next < m_shown.size();
    m_first = m_isTurned ? m_next : 0;
    fold();
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
