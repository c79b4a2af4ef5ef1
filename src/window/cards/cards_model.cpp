// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/cards_model.h"

#include "cards/packing.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/fitting.h"
#include "kit/forms/form.h"

#include <QHelpEvent>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace window {

namespace {

// "melee/missiles/stamina/alertness" out of what a field may hold: the words for its parts.
QStringList partsOf(const QJsonObject& schema)
{
    static const QRegularExpression parts(QStringLiteral("\\b[a-z]+(?:/[a-z]+)+\\b"));
    const auto match = parts.match(schema.value(QLatin1String("x-form")).toString());
    return match.hasMatch() ? match.captured().split(QLatin1Char('/')) : QStringList();
}

// As a card would say it: its own words where it has some, else what it counts or does.
QString said(const QJsonValue& value, const QJsonObject& schema)
{
    const QJsonObject fields = schema.value(QLatin1String("properties")).toObject();
    if (value.isArray()) {
        QStringList each;
        for (const QJsonValue& one : value.toArray())
            each += said(one, schema.value(QLatin1String("items")).toObject());
        return each.join(QStringLiteral(", "));
    }
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        QStringList words;
        const QString own = object.take(QLatin1String("title")).toString() + object.take(QLatin1String("name")).toString();
        const QString id = object.take(QLatin1String("id")).toString(), kind = object.take(QLatin1String("kind")).toString();
        if (const QString name = !own.isEmpty() ? own : kit::wordsOf(!id.isEmpty() ? id : kind); !name.isEmpty())
            words += name;
        if (const QString text = object.value(QLatin1String("text")).toString(); !text.isEmpty())
            return own.isEmpty() ? text : own + QStringLiteral(": ") + text;
        const QString number =
            object.contains(QLatin1String("start")) ? QStringLiteral("start") : QStringLiteral("amount"); // tokens, or how much
        if (!words.isEmpty() && object.contains(number) && (object.size() == 1 || number == QLatin1String("start")))
            return words.first() + QLatin1Char(' ') + kit::shownValue(object.value(number));
        for (const QJsonValue& field : schema.value(QLatin1String("x-order")).toArray())
            if (const QString key = field.toString(); object.contains(key))
                if (const QString part = said(object.value(key), fields.value(key).toObject()); !part.isEmpty())
                    words += object.value(key) == QJsonValue(true) ? kit::wordsWithin(key)
                                                                   : kit::wordsWithin(key) + QLatin1Char(' ') + part;
        return words.join(QStringLiteral(", "));
    }
    const QStringList parts = partsOf(schema), numbers = value.toString().split(QLatin1Char('/'));
    if (parts.isEmpty() || parts.size() != numbers.size())
        return value == QJsonValue(false) || value == QJsonValue(QString()) ? QString() : kit::shownValue(value);
    QStringList named;
    for (qsizetype i = 0; i < parts.size(); ++i)
        named += kit::wordsWithin(parts[i]) + QLatin1Char(' ') + numbers[i];
    return named.join(QStringLiteral(", "));
}

// "arrows.north": the schema of that field.
QJsonObject schemaAt(QJsonObject schema, const QString& path)
{
    for (const QString& step : path.split(QLatin1Char('.')))
        schema = schema.value(QLatin1String("properties")).toObject().value(step).toObject();
    return schema;
}

} // namespace

QStringList linesOf(const QJsonObject& card, const QJsonObject& schema, const kit::Titles& titles)
{
    QStringList lines;
    const QJsonObject fields = schema.value(QLatin1String("properties")).toObject();
    for (const QJsonValue& one : schema.value(QLatin1String("x-order")).toArray()) {
        const QString field = one.toString();
        const QJsonValue value = card.value(field);
        if (field == QLatin1String("id") || field == QLatin1String("title") || field == QLatin1String("text") || value.isNull()
            || value.isUndefined())
            continue;
        if (value == QJsonValue(true)) {
            lines += kit::wordsOf(field);
        } else if (const QString words = said(kit::titled(value, titles), fields.value(field).toObject()); !words.isEmpty()) {
            const bool speaksItself = field == QLatin1String("effects"); // the words of the card
            lines += speaksItself ? words : kit::wordsOf(field) + QStringLiteral(": ") + words;
        }
    }
    if (const QString text = card.value(QLatin1String("text")).toString(); !text.isEmpty())
        lines += text;
    return lines;
}

void CardsModel::forgetPhotographs()
{
    m_photographs.clear();
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {PhotographRole});
}

void CardsModel::show(
    const cards::Section& section, const kit::Titles& titles, const cards::Known& known, const QStringList& first)
{
    beginResetModel();
    m_photographs.clear();
    m_section = section;
    m_titles = titles;
    m_known = known;
    QHash<QString, qsizetype> rank;
    for (const QString& id : first)
        rank.insert(id, rank.size());
    QList<std::pair<qsizetype, QJsonValue>> ranked;
    for (const QJsonValue& card : section.cards)
        ranked += {rank.value(card.toObject().value(QLatin1String("id")).toString(), rank.size()), card};
    std::ranges::stable_sort(ranked, {}, &std::pair<qsizetype, QJsonValue>::first);
    m_section.cards = {};
    for (const auto& one : std::as_const(ranked))
        m_section.cards += one.second;
    // The name first, the short name last: nobody types it but whoever changes it.
    m_columns.clear();
    QList<Column> last;
    for (const cards::Place& place : cards::placesOf(section.schema)) {
        const bool isOne = place.kind != cards::Place::Parts && place.kind != cards::Place::Free;
        (place.path == QLatin1String("id") ? last : m_columns) += Column{place.path, isOne ? std::optional(place) : std::nullopt};
    }
    m_columns += last;
    endResetModel();
}

void CardsModel::setBegun(const QStringList& ids)
{
    if (std::exchange(m_begun, ids) != ids && rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {BegunRole, LinesRole, Qt::DisplayRole});
}

const cards::Place* CardsModel::place(int column) const
{
    return column >= 0 && column < m_columns.size() && m_columns[column].place ? &*m_columns[column].place : nullptr;
}

QJsonValue CardsModel::value(const QModelIndex& index) const
{
    return cards::valueIn(card(index.row()), m_columns.value(index.column()).path);
}

bool CardsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || !place(index.column()))
        return false;
    const QJsonValue typed = value.isValid() ? QJsonValue::fromVariant(value) : QJsonValue(QJsonValue::Undefined);
    const QJsonObject before = card(index.row());
    const QJsonObject after = cards::withValue(before, m_columns[index.column()].path, typed);
    if (after != before)
        emit this->typed(before, after);
    return true;
}

Qt::ItemFlags CardsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return m_isEditable && place(index.column()) ? flags | Qt::ItemIsEditable : flags;
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
    const bool isBegun = !m_begun.isEmpty() && m_begun.contains(one.value(QLatin1String("id")).toString());
    const QString begun = isBegun ? tr("✎ begun, not entered yet") : QString();
    switch (role) {
    case Qt::DisplayRole: {
        const QJsonValue value = this->value(index);
        const QString text = value.isUndefined() || value.isNull()
            ? QString()
            : said(kit::titled(value, m_titles), schemaAt(m_section.schema, m_columns.value(index.column()).path));
        return isBegun && index.column() == 0 ? text + QStringLiteral(" ✎") : text;
    }
    case BegunRole:
        return begun;
    case kit::MutedRole:
        return linesOf(one, m_section.schema, m_titles).isEmpty();
    case CardRole:
        return cards::calledOf(one, m_section);
    case LinesRole:
        return linesOf(one, m_section.schema, m_titles);
    case PhotographRole: {
        const QString id = one.value(QLatin1String("id")).toString();
        if (!m_photographs.contains(id)) {
            const QImage whole = m_photographOf ? m_photographOf(id) : QImage();
            const QSize most(256, 256); // a tile shows no more
            m_photographs.insert(id,
                whole.isNull() ? QPixmap()
                               : QPixmap::fromImage(whole.scaled(most, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
        }
        return m_photographs.value(id);
    }
    case Qt::AccessibleTextRole:
        return index.column() == 0 ? QVariant(cards::calledOf(one, m_section)) : QVariant();
    case Qt::AccessibleDescriptionRole:
        return ((isBegun ? QStringList{begun} : QStringList()) + linesOf(one, m_section.schema, m_titles))
            .join(QStringLiteral(", "));
    default:
        return {};
    }
}

QVariant CardsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    return orientation == Qt::Horizontal ? QVariant(kit::wordsOf(m_columns.value(section).path.section(QLatin1Char('.'), -1)))
                                         : QVariant(section + 1);
}

QSize CardDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const QFontMetrics metrics(option.font);
    return {metrics.averageCharWidth() * 28, metrics.height() * 11 + 16};
}

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const kit::Colours& colours = kit::Colours::of(option.palette);
    const bool chosen = option.state & QStyle::State_Selected;
    const bool isBlank = index.data(kit::MutedRole).toBool();
    painter->save();
    painter->setLayoutDirection(option.direction);
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
    painter->drawText(QRect(inside.topLeft(), QSize(inside.width(), metrics.height())), Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(index.data(CardsModel::CardRole).toString(), Qt::ElideRight, inside.width()));
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.9);
    painter->setFont(small);
    painter->setPen(colours.cardMuted);
    const QStringList lines = index.data(CardsModel::LinesRole).toStringList();
    painter->setClipRect(inside);
    QRect room = inside.adjusted(0, metrics.height() + 4, 0, 0);
    if (const QString begun = index.data(CardsModel::BegunRole).toString(); !begun.isEmpty()) {
        painter->setPen(kit::Colours::light().unknown); // the card is light in both themes
        painter->drawText(
            room, Qt::AlignLeft | Qt::AlignTop, painter->fontMetrics().elidedText(begun, Qt::ElideRight, room.width()));
        painter->setPen(colours.cardMuted);
        room.setTop(room.top() + painter->fontMetrics().lineSpacing());
    }
    if (const auto photograph = index.data(CardsModel::PhotographRole).value<QPixmap>(); !photograph.isNull()) {
        const QSize size = photograph.size().scaled(room.width() * 2 / 5, room.height(), Qt::KeepAspectRatio);
        painter->drawPixmap(QRect(QPoint(room.right() - size.width() + 1, room.top()), size), photograph);
        room.setRight(room.right() - size.width() - 6);
    }
    const QString text = kit::fitting(
        lines.isEmpty() ? CardsModel::tr("not entered yet") : lines.join(QLatin1Char('\n')), painter->fontMetrics(), room.size());
    painter->drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
    painter->restore();
}

bool CardDelegate::helpEvent(
    QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    kit::tellRow(*event, *view,
        QStringList{index.data(CardsModel::CardRole).toString(), index.data(CardsModel::BegunRole).toString()}
            + index.data(CardsModel::LinesRole).toStringList());
    return true;
}

} // namespace window
