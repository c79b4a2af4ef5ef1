// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/match/preview_view.h"

#include "games/sellsword/desk/names.h"
#include "games/sellsword/desk/offer_words.h"
#include "kit/drawn/tip.h"
#include "kit/drawn/plate.h"
#include "kit/drawn/fitting.h"

#include <QLocale>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace sellsword::desk {

namespace {

constexpr double pad = 9;

QString resultName(Result result)
{
    return result == Result::Glancing ? sellsword::tr("glanc.")
        : result == Result::Critical  ? sellsword::tr("crit.")
                                      : sellsword::tr("hit");
}

// The steps in their order: each kind of wound, Toughness, what is left, injuries when no Vigor is spent.
QStringList rowsOf(const Forecast& value, const UnitCard& card)
{
    if (value.results.isEmpty() || value.results.last().wounds.isEmpty())
        return {};
    QStringList rows;
    for (const DealtWounds& amount : value.results.last().wounds) {
        QString name = capital(shown(amount.type));
        for (const Amount& one : card.immune)
            if (one.type == amount.type)
                name += engine::fill(sellsword::tr(" · Immune %1"), {number(one.points)});
        for (const Amount& one : card.vulnerable)
            if (one.type == amount.type)
                name += engine::fill(sellsword::tr(" · Vulnerable %1"), {number(one.points)});
        rows += name;
    }
    if (std::ranges::any_of(value.results, [](const WoundingResult& one) { return one.ignored > 0; }))
        rows += sellsword::tr("Toughness");
    return rows
        + QStringList{
            sellsword::tr("Wounds left"), sellsword::tr("Injuries, Vigor kept"), sellsword::tr("Injuries, Vigor spent")};
}

} // namespace

PreviewView::PreviewView(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("preview"));
    setAccessibleName(sellsword::tr("Attack preview"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
}

double PreviewView::line() const { return fontMetrics().height() * 0.98; }

void PreviewView::show(const State& state, const std::optional<Preview>& question)
{
    m_value.reset();
    m_rows.clear();
    m_refusal.clear();
    m_text.clear();
    const bool isKnown = question && isForeseen(state, *question);
    if (const auto seen = isKnown ? forecast(state, *question) : std::nullopt) {
        m_value = seen->value;
        m_rows = rowsOf(*m_value, cardOf(state, *unit(state, question->target)));
        m_title = titleOf(state, question->who) + QStringLiteral(" → ") + titleOf(state, question->target);
        const Strike first = state.strikes.value(0);
        const bool isDeclared = first.who == question->who && first.attack == question->attack; // and paid
        if (const engine::Condition* why = isDeclared ? nullptr : seen->verdict.decisive())
            m_refusal = why->text();
        Preview again = *question; // as the table has it: the booklet's dice reroll no attack (AS-06)
        again.rerolls = state.settings.warleaderUse2 == OnOff::On && diceOf(state, unit(state, question->who)->player) > 0;
        m_reroll = answer(state, again).value.hit.value_or(0);
    }
    say();
    setVisible(m_value.has_value());
    updateGeometry();
    update();
}

void PreviewView::setBrief(bool brief)
{
    if (std::exchange(m_isBrief, brief) == brief)
        return;
    updateGeometry();
    update();
}

QString PreviewView::cellText(const WoundingResult& column, qsizetype row) const
{
    if (row < column.wounds.size()) {
        const DealtWounds& one = column.wounds[row];
        return one.dealt == one.withstood ? number(one.dealt) : QStringLiteral("%1→%2").arg(one.dealt).arg(one.withstood);
    }
    const auto injuries = [&](const Taking& way) {
        return way.drops ? engine::fill(sellsword::tr("%1, drops"), {number(way.injuries)}) : number(way.injuries);
    };
    switch (m_rows.size() - row) {
    case 1:
        return injuries(column.ways.first());
    case 2:
        return injuries(column.ways.last());
    case 3:
        return number(column.left.value_or(0));
    default:
        return QStringLiteral("−") + number(column.ignored);
    }
}

QString PreviewView::footer() const
{
    if (!m_value->expected)
        return sellsword::tr("wounds ?");
    const bool isUpToIt = *m_value->dropUnavoided > m_value->drop.value_or(0); // Vigor may keep it standing
    QStringList parts{engine::fill(sellsword::tr("%1 wounds on average"), {QLocale().toString(*m_value->expected, 'f', 2)}),
        !m_value->drop
            ? engine::fill(sellsword::tr("drops it at most %1, its Vigor is not entered"), {percentText(*m_value->dropUnavoided)})
            : isUpToIt ? engine::fill(sellsword::tr("drops it %1, %2 if it spends no Vigor"),
                  {percentText(*m_value->drop), percentText(*m_value->dropUnavoided)})
                       : engine::fill(sellsword::tr("drops it %1"), {percentText(*m_value->drop)})};
    if (m_value->score)
        parts += engine::fill(sellsword::tr("scores %1"), {percentText(*m_value->score)});
    if (m_reroll > *m_value->hit)
        parts += engine::fill(sellsword::tr("with a Warleader reroll %1"), {percentText(m_reroll)});
    return parts.join(QStringLiteral(" · ")) + (m_isBrief && !m_rows.isEmpty() ? QStringLiteral(" · …") : QString());
}

// Everything in words, for screen readers and tooltips.
void PreviewView::say()
{
    if (!m_value) {
        setAccessibleDescription({});
        return;
    }
    QStringList lines{m_title + QStringLiteral(": ") + percentText(*m_value->hit), makingText(*m_value)};
    if (!m_refusal.isEmpty())
        lines.prepend(engine::fill(sellsword::tr("Refused: %1"), {m_refusal}));
    lines += engine::fill(sellsword::tr("miss %1"), {percentText(*m_value->miss)});
    for (const WoundingResult& column : m_value->results) {
        QStringList parts{resultName(column.result) + QLatin1Char(' ') + percentText(column.chance.value_or(0))};
        for (qsizetype row = 0; row < m_rows.size(); ++row)
            parts += m_rows[row] + QLatin1Char(' ') + cellText(column, row);
        lines += parts.join(QStringLiteral(", "));
    }
    lines += footer();
    m_text = lines.join(QLatin1Char('\n'));
    setAccessibleDescription(m_text);
    kit::setTip(this, m_text);
}

double PreviewView::makingHeight() const
{
    const QFontMetricsF metrics(grown(font(), 0.88));
    return metrics
        .boundingRect(QRectF(0, 0, std::max(120.0, width() - 2 * pad), 200), Qt::TextWordWrap,
            m_refusal.isEmpty() ? makingText(*m_value) : makingText(*m_value) + QLatin1Char('\n') + m_refusal)
        .height();
}

QSize PreviewView::sizeHint() const
{
    if (!m_value)
        return {200, 0};
    const QFontMetricsF small(grown(font(), 0.86));
    const double foot =
        small.boundingRect(QRectF(0, 0, std::max(120.0, width() - 2 * pad), 200), Qt::TextWordWrap, footer()).height();
    const double rows =
        m_rows.isEmpty() || m_isBrief ? 0 : double(m_rows.size() * (namesStandAbove() ? 2 : 1) + 1) * line() * 0.93 + 4;
    return {250, int(pad + line() * 1.15 + makingHeight() + 5 + line() * 1.25 + line() * 0.95 + 5 + rows + foot + pad)};
}

void PreviewView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateGeometry();
}

void PreviewView::paintEvent(QPaintEvent*)
{
    if (!m_value)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colours& colours = kit::Colours::of(palette());
    kit::plate(painter, QRectF(rect()).adjusted(1, 1, -1, -1), 8, colours.raised,
        QPen(m_refusal.isEmpty() ? colours.accent : colours.line, 1.4));
    double y = paintHead(painter, colours);
    y = paintBar(painter, colours, y);
    y = paintTable(painter, colours, y);
    kit::write(painter, QRectF(pad, y, width() - 2 * pad, height() - y - 2), Qt::TextWordWrap | Qt::AlignTop, footer(),
        grown(font(), 0.86), m_value->expected ? colours.text : colours.unknown);
}

double PreviewView::paintHead(QPainter& painter, const kit::Colours& colours) const
{
    const double w = width() - 2 * pad;
    const QString hit = percentText(*m_value->hit);
    const QString target = m_title.mid(m_title.lastIndexOf(QChar(0x2192)) - 1), hits = hit + QStringLiteral("  ");
    const double wide = QFontMetricsF(grown(font(), 1.05, true)).horizontalAdvance(target + hits);
    painter.setFont(grown(font(), 1.05 * std::clamp(w / wide, 0.75, 1.0), true)); // its name whole, if it may be
    const double hitWidth = painter.fontMetrics().horizontalAdvance(hit) + 6;
    painter.setPen(m_refusal.isEmpty() ? colours.good : colours.muted);
    painter.drawText(QRectF(pad, pad - 3, w, line() * 1.2), Qt::AlignRight | Qt::AlignVCenter, hit);
    painter.setPen(colours.text);
    // Where the room is short the attacker's name gives way: the target is what was pressed.
    const QFontMetricsF metrics(painter.font());
    const QString attacker = metrics.elidedText(
        m_title.chopped(target.size()), Qt::ElideRight, std::max(0.0, w - hitWidth - metrics.horizontalAdvance(target)));
    painter.drawText(QRectF(pad, pad - 3, w - hitWidth, line() * 1.2), Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(attacker + target, Qt::ElideRight, w - hitWidth));
    painter.setFont(grown(font(), 0.88));
    double y = pad - 3 + line() * 1.2;
    const double tall = makingHeight();
    QRectF used;
    painter.setPen(colours.muted);
    painter.drawText(QRectF(pad, y, w, tall), Qt::TextWordWrap, makingText(*m_value), &used);
    if (!m_refusal.isEmpty()) {
        painter.setPen(colours.bad);
        painter.drawText(QRectF(pad, y + used.height(), w, tall), Qt::TextWordWrap, m_refusal);
    }
    return y + tall + 5;
}

// miss, hit, glancing, critical beside each other, as wide as they are likely; the words stand below.
double PreviewView::paintBar(QPainter& painter, const kit::Colours& colours, double y) const
{
    struct Piece {
        QString name;
        double chance;
        QColor fill, ink;
        Qt::BrushStyle style;
    };
    const double critical = *m_value->critical, glancing = *m_value->glancing;
    const bool isDark = colours.background.lightness() < 128;
    const Piece pieces[] = {{sellsword::tr("miss"), *m_value->miss, isDark ? QColor(0x5a606d) : QColor(0xa9a598),
                                isDark ? QColor(Qt::white) : QColor(0x23262c), Qt::SolidPattern},
        {sellsword::tr("hit"), *m_value->hit - critical - glancing, QColor(0x79c47d), QColor(0x10240f), Qt::SolidPattern},
        {sellsword::tr("glanc."), glancing, QColor(0x7ab3ee), QColor(0x0b1f33), Qt::SolidPattern},
        {sellsword::tr("crit."), critical, QColor(0xe0ad4f), QColor(0x221a08), Qt::SolidPattern}};
    const double w = width() - 2 * pad, h = line() * 1.25;
    double x = pad;
    double labelEnd = pad;
    for (const Piece& piece : pieces) {
        if (piece.chance < 0.01)
            continue;
        const double wide = w * piece.chance / 100;
        const QRectF box(x, y, wide, h);
        painter.fillRect(box.adjusted(0.5, 0, -0.5, 0), QBrush(piece.fill, piece.style));
        painter.setFont(grown(font(), 0.9, true));
        painter.setPen(piece.ink);
        const QString text = QString::number(std::lround(piece.chance));
        if (wide > painter.fontMetrics().horizontalAdvance(text) + 2)
            painter.drawText(box, Qt::AlignCenter, wide > 44 ? text + QStringLiteral(" %") : text);
        painter.setFont(grown(font(), 0.78));
        painter.setPen(colours.muted);
        const double nameWidth = painter.fontMetrics().horizontalAdvance(piece.name);
        const double left =
            std::clamp(box.center().x() - nameWidth / 2, std::min(labelEnd, pad + w - nameWidth), pad + w - nameWidth);
        painter.drawText(QRectF(left, y + h, nameWidth + 2, line() * 0.95), Qt::AlignLeft | Qt::AlignVCenter, piece.name);
        labelEnd = left + nameWidth + 5;
        x += wide;
    }
    return y + h + line() * 0.95 + 5;
}

// As wide as the widest of the words in it, so far as the names of the rows keep some room.
double PreviewView::columnWidth() const
{
    const QFontMetricsF metrics(grown(font(), 0.86, true));
    double needed = 0;
    for (const WoundingResult& one : m_value->results) {
        needed = std::max(needed, metrics.horizontalAdvance(resultName(one.result)));
        for (qsizetype r = 0; r < m_rows.size(); ++r)
            needed = std::max(needed, metrics.horizontalAdvance(cellText(one, r)));
    }
    const double w = width() - 2 * pad, columns = double(std::max<qsizetype>(1, m_value->results.size()));
    return std::clamp(needed + 6, w * 0.6 / columns, w * 0.75 / columns);
}

// A name that has no room beside its numbers has a line of its own.
bool PreviewView::namesStandAbove() const
{
    const QFontMetricsF metrics(grown(font(), 0.86, true));
    const double room = width() - 2 * pad - columnWidth() * double(std::max<qsizetype>(1, m_value->results.size()));
    return std::ranges::any_of(m_rows, [&](const QString& name) { return metrics.horizontalAdvance(name) > room - 2; });
}

double PreviewView::paintTable(QPainter& painter, const kit::Colours& colours, double y) const
{
    const QList<WoundingResult>& all = m_value->results;
    if (m_rows.isEmpty() || m_isBrief)
        return y;
    const bool isAbove = namesStandAbove();
    const int lines = isAbove ? 2 : 1;
    const double w = width() - 2 * pad, row = line() * 0.93, each = columnWidth(),
                 first = w - each * double(std::max<qsizetype>(1, all.size()));
    painter.setFont(grown(font(), 0.8));
    painter.setPen(colours.muted);
    for (qsizetype i = 0; i < all.size(); ++i)
        painter.drawText(
            QRectF(pad + first + double(i) * each, y, each, row), Qt::AlignRight | Qt::AlignVCenter, resultName(all[i].result));
    for (qsizetype r = 0; r < m_rows.size(); ++r) {
        const double top = y + double(r * lines + 1) * row, below = top + (lines - 1) * row;
        const bool isSum = m_rows.size() - r == 3;
        kit::elided(painter, QRectF(pad, top, isAbove ? w : first, row), Qt::AlignVCenter | Qt::AlignLeft, m_rows[r],
            grown(font(), 0.86, isSum), isSum ? colours.accent : colours.text);
        for (qsizetype i = 0; i < all.size(); ++i) {
            const QString text = cellText(all[i], r);
            painter.drawText(QRectF(pad + first + double(i) * each, below, each, row), Qt::AlignRight | Qt::AlignVCenter, text);
        }
    }
    painter.setPen(QPen(colours.line, 1));
    painter.drawLine(QPointF(pad, y + row), QPointF(pad + w, y + row));
    return y + double(m_rows.size() * lines + 1) * row + 4;
}

} // namespace sellsword::desk
