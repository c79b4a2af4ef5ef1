// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards_model.h"

#include "kit/colours.h"
#include "kit/differences.h"
#include "kit/form.h"

#include <QPainter>
#include <QRegularExpression>

namespace window {

namespace {

QString titleOf(const QJsonObject& card)
{
    const QString id = card.value(QLatin1String("id")).toString();
    const QString title = card.value(QLatin1String("title")).toString();
    return title.isEmpty() ? id : title;
}

// What is printed beside the name, in the order of the fields; what stands there for nothing is left out.
QStringList linesOf(const QJsonObject& card, const QStringList& fields)
{
    QStringList lines;
    for (const QString& field : fields) {
        const QJsonValue value = card.value(field);
        const bool isNaming = field == QLatin1String("id") || field == QLatin1String("title") || field == QLatin1String("text");
        if (isNaming || value.isNull() || value.isUndefined() || value == QJsonValue(false) || value == QJsonValue(QString()) || (value.isArray() && value.toArray().isEmpty()))
            continue;
        lines += value == QJsonValue(true) ? kit::wordsOf(field) : kit::wordsOf(field) + QStringLiteral(": ") + kit::shownValue(value);
    }
    if (const QString text = card.value(QLatin1String("text")).toString(); !text.isEmpty())
        lines += text;
    return lines;
}

} // namespace

void CardsModel::show(const cards::Section& section)
{
    beginResetModel();
    m_section = section;
    m_fields.clear();
    for (const QJsonValue& field : section.schema.value(QLatin1String("x-order")).toArray())
        m_fields += field.toString();
    endResetModel();
}

int CardsModel::rowOf(const QString& id) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (card(row).value(QLatin1String("id")).toString() == id)
            return row;
    return -1;
}

QVariant CardsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QJsonObject one = card(index.row());
    switch (role) {
    case Qt::DisplayRole: {
        const QJsonValue value = one.value(m_fields.value(index.column()));
        return value.isUndefined() || value.isNull() ? QString() : kit::shownValue(value);
    }
    case kit::MutedRole: return linesOf(one, m_fields).isEmpty();
    case CardRole: return titleOf(one);
    case LinesRole: return linesOf(one, m_fields);
    case Qt::AccessibleTextRole: return index.column() == 0 ? QVariant(titleOf(one)) : QVariant();
    case Qt::AccessibleDescriptionRole: return linesOf(one, m_fields).join(QStringLiteral(", "));
    default: return {};
    }
}

QVariant CardsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    return orientation == Qt::Horizontal ? QVariant(kit::wordsOf(m_fields.value(section))) : QVariant(section + 1);
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const QFontMetrics metrics(option.font);
    return {metrics.averageCharWidth() * 26, metrics.height() * 9 + 16};
}

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const kit::Colours& colours = kit::Colours::of(option.palette);
    const bool chosen = option.state & QStyle::State_Selected;
    const bool isBlank = index.data(kit::MutedRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect card = option.rect.adjusted(4, 4, -4, -4);
    painter->setPen(QPen(chosen ? colours.accent : colours.cardLine, chosen ? 3 : 1, isBlank ? Qt::DashLine : Qt::SolidLine));
    painter->setBrush(colours.card);
    painter->drawRoundedRect(card, 8, 8);
    const QRect inside = card.adjusted(9, 7, -9, -7);
    QFont bold = option.font;
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    painter->setFont(bold);
    painter->setPen(colours.cardText);
    painter->drawText(QRect(inside.topLeft(), QSize(inside.width(), metrics.height())), Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(index.data(CardsModel::CardRole).toString(), Qt::ElideRight, inside.width()));
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.9);
    painter->setFont(small);
    painter->setPen(colours.cardMuted);
    const QStringList lines = index.data(CardsModel::LinesRole).toStringList();
    painter->setClipRect(inside);
    const QRect room = inside.adjusted(0, metrics.height() + 4, 0, 0);
    QString text = lines.isEmpty() ? CardsModel::tr("not entered yet") : lines.join(QLatin1Char('\n'));
    const auto isTooLong = [&](const QString& words) { return painter->fontMetrics().boundingRect(QRect(0, 0, room.width(), 9999), Qt::TextWordWrap, words).height() > room.height(); };
    if (isTooLong(text)) { // whole words, and a sign that there is more
        while (!text.isEmpty() && isTooLong(text + QStringLiteral(" …")))
            text.truncate(std::max<qsizetype>(0, text.lastIndexOf(QRegularExpression(QStringLiteral("\\s")))));
        text += QStringLiteral(" …");
    }
    painter->drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
    painter->restore();
}

} // namespace window
