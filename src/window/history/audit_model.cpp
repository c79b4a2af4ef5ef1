// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/history/audit_model.h"

#include "kit/field_help.h"

#include "engine/path.h"
#include "engine/words/waiting.h"
#include "kit/forms/form.h"
#include "kit/lists/told_apart.h"
#include "kit/drawn/tip.h"

#include <QJsonArray>
#include <QMap>

#include <algorithm>
#include <memory>

namespace window {

namespace {

enum Role { PathRole = Qt::UserRole + 1, ValueRole };

QString keyOf(const QString& path, const QJsonValue& value) { return path + QLatin1Char('=') + kit::shownValue(value); }

bool isNothing(const QJsonValue& value)
{
    return value.isNull() || (value.isArray() && value.toArray().isEmpty()) || (value.isString() && value.toString().isEmpty());
}

bool isLeaf(const QJsonValue& value)
{
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        return list.isEmpty() || !list.first().isObject();
    }
    return !value.isObject();
}

// A card is written by its id or its title; by the title with the id behind it where several have it.
std::optional<QString> idOf(const QString& typed, const kit::Titles& titles)
{
    if (titles.contains(typed))
        return typed;
    const kit::Titles apart = kit::toldApart(titles);
    bool isOfSeveral = false;
    for (auto title = titles.begin(); title != titles.end(); ++title) {
        if (apart.value(title.key()).compare(typed, Qt::CaseInsensitive) == 0)
            return title.key();
        isOfSeveral |= title->compare(typed, Qt::CaseInsensitive) == 0;
    }
    return isOfSeveral ? std::nullopt : std::optional(typed);
}

const QString unnamed = QStringLiteral("?");
const QString idField = QStringLiteral("id");

// A card by itself, or with what is known of it.
QString nameOf(const QJsonValue& card) { return card.isObject() ? card.toObject().value(idField).toString() : card.toString(); }

// That card as the list has it, or will have it.
QJsonValue cardIn(const QJsonArray& cards, const QString& id, bool isThing)
{
    const auto known = std::ranges::find(cards, id, nameOf);
    if (id != unnamed && known != cards.end())
        return *known;
    return isThing ? QJsonValue(QJsonObject{{idField, id}}) : QJsonValue(id);
}

// What was typed, as the kind of value that stands there.
std::optional<QJsonValue> typed(
    const QString& text, const QJsonValue& like, const kit::Titles& titles, bool isCounted, bool isOfThings, bool isFaceDown)
{
    if (like.isBool()) {
        const QString word = text.toLower();
        const bool isYes = word == AuditModel::tr("yes") || word == QLatin1String("true") || word == QLatin1String("1");
        if (!isYes && word != AuditModel::tr("no") && word != QLatin1String("false") && word != QLatin1String("0"))
            return std::nullopt;
        return isYes;
    }
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    if (isNumber && (like.isDouble() || like.isNull()))
        return number;
    if (like.isDouble())
        return std::nullopt;
    if (like.isArray()) {
        if (isNumber && !idOf(text, titles)) // it is called so by several
            return std::nullopt;
        if (isNumber && !titles.contains(*idOf(text, titles))) // no card is called so
            return isCounted ? engine::counted(like.toArray(), number, isOfThings, isFaceDown) : std::nullopt;
        QJsonArray list;
        for (const QString& one : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            const auto id = idOf(one.trimmed(), titles);
            if (!id)
                return std::nullopt;
            list += cardIn(like.toArray(), *id, isOfThings);
        }
        return list;
    }
    const auto id = idOf(text, titles);
    return id ? std::optional<QJsonValue>(*id) : std::nullopt;
}

QJsonArray named(const QJsonArray& cards)
{
    QJsonArray names;
    for (const QJsonValue& card : cards)
        names += nameOf(card);
    return names;
}

QString fieldAt(const QString& path, QString kind)
{
    const QString here = kit::calledAt(path), own = here.isEmpty() ? kit::calledAt(kind.remove(QLatin1String(".*"))) : here;
    return own.isEmpty() ? kit::wordsOf(path.section(QLatin1Char('.'), -1)) : own;
}

// "Hobb Carrow, health"
QString wholeName(const QModelIndex& index)
{
    const QString above = index.parent().isValid() ? wholeName(index.parent()) : QString();
    return above.isEmpty() ? index.data().toString() : above + QStringLiteral(" › ") + index.data().toString();
}

} // namespace

AuditModel::AuditModel(QObject* parent)
    : QStandardItemModel(0, 3, parent)
{
    setHorizontalHeaderLabels({tr("What"), tr("Should be"), tr("Lies there")});
}

QString AuditModel::lying(const QString& path) const
{
    const QJsonValue lies = m_lies.value(path);
    const QJsonArray cards = lies.toArray();
    if (!m_counted.contains(path) || !lies.isArray())
        return shown(lies);
    return std::ranges::find(cards, unnamed, nameOf) != cards.end() ? QString::number(cards.size()) : shown(named(cards));
}

bool AuditModel::isOfThings(const QString& path) const
{
    const QJsonObject items = engine::schemaAt(m_schema, path.split(QLatin1Char('.'))).value(QLatin1String("items")).toObject();
    return items.contains(QLatin1String("properties"));
}

QString AuditModel::shown(const QJsonValue& value) const { return kit::shownValue(kit::titled(value, m_apart)); }

void AuditModel::show(const QJsonObject& state, const QJsonObject& visible, const QJsonObject& schema, const Printed& printed,
    const kit::Titles& titles, Touched* touched, const kit::Titles& called, const QStringList& counted)
{
    const bool isAll = touched == nullptr;
    m_counted = QSet<QString>(counted.begin(), counted.end());
    if (state == m_state && visible == m_visible && m_isAll == isAll)
        return;
    m_isAll = isAll;
    m_touched = touched;
    m_lies.removeIf([&](QHash<QString, QJsonValue>::iterator lie) { // what was typed of the rest stays
        const auto was = engine::valueAt(m_state, lie.key()), is = engine::valueAt(state, lie.key());
        return !was || !is || *was != *is;
    });
    m_state = state;
    m_schema = schema;
    m_visible = visible;
    m_titles = titles;
    m_titles.insert(kit::titlesIn(visible));
    m_apart = kit::toldApart(m_titles);
    m_apart.insert(called); // told apart as on the table
    m_called = called;
    m_leaves = 0;
    QSet<QString> before;
    before.swap(m_ticked);
    removeRows(0, rowCount());
    m_ticked = before; // read while the rows are made
    const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    for (const QJsonValue& field : schema.value(QLatin1String("x-order")).toArray())
        if (const QString name = field.toString();
            name != QLatin1String("settings") && visible.contains(name)) // rules, no things; or a secret
            add(invisibleRootItem(), kit::wordsOf(name), {name, name}, visible.value(name), properties.value(name).toObject(),
                printed.value(name));
    m_touched = nullptr;
    for (const QModelIndex& leaf : match(index(0, 0), PathRole, QString(), -1, Qt::MatchContains | Qt::MatchRecursive))
        if (m_lies.contains(leaf.data(PathRole).toString()))
            countBelow(leaf);
    QSet<QString> still;
    for (const QModelIndex& index :
        match(index(0, 0), Qt::CheckStateRole, Qt::Checked, -1, Qt::MatchExactly | Qt::MatchRecursive))
        still += keyOf(index.data(PathRole).toString(), QJsonValue::fromVariant(index.data(ValueRole)));
    m_ticked = still;
}

void AuditModel::add(QStandardItem* parent, const QString& name, const Place& at, const QJsonValue& value,
    const QJsonObject& schema, const QStringList& printed)
{
    if (isLeaf(value)) {
        const bool isCard = m_titles.contains(value.toString());
        const bool isAbsent = value == QJsonValue(false) && !at.kind.contains(QLatin1String(".*")); // a token that is not there
        const bool lies =
            !m_touched || isCard || (!isNothing(value) && !isAbsent && m_touched->lies(at.path, at.kind, value, schema));
        if (printed.isEmpty() && lies)
            addLeaf(parent, name, at.path, value, kit::fieldHelp(schema));
        return;
    }
    auto group = std::make_unique<QStandardItem>(name);
    group->setToolTip(kit::tip(name));
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        int faceDown = 0;
        for (qsizetype i = 0; i < list.size(); ++i) {
            const QJsonObject item = list[i].toObject();
            faceDown += engine::isWaiting(item);
            if (item.value(idField) == unnamed) // a card that nobody has seen yet
                continue;
            const QString id = item.value(QLatin1String("id")).toString(QString::number(i));
            const QString count = item.contains(QLatin1String("id")) ? id : QString::number(i + 1);
            const QString card = m_titles.value(item.value(QLatin1String("card")).toString());
            add(group.get(), m_called.value(id, m_titles.value(id, card.isEmpty() ? kit::wordsOf(count) : card)),
                {at.path + QLatin1Char('.') + id, at.kind + QStringLiteral(".*")}, list[i],
                schema.value(QLatin1String("items")).toObject(), printed);
        }
        if (faceDown > 0)
            addRow(*group, new QStandardItem(tr("Face down")), QString::number(faceDown));
    } else {
        const QJsonObject object = value.toObject();
        const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
        for (const QJsonValue& field : schema.value(QLatin1String("x-order")).toArray())
            if (const QString key = field.toString(); key == QLatin1String("id") || printed.contains(key))
                continue;
            else if (const Place part = at / key; m_counted.contains(part.path))
                addCounted(group.get(), fieldAt(part.path, part.kind), part.path, object.value(key),
                    kit::fieldHelp(properties.value(key).toObject()));
            else if (object.contains(key))
                add(group.get(), fieldAt(part.path, part.kind), part, object.value(key), properties.value(key).toObject(), {});
    }
    if (group->rowCount() == 0) // all of it is printed
        return;
    addRow(*parent, group.release());
}

// Nothing is written there: a group's parts say what lies there, and of what lies face down nobody sees more than its number.
void AuditModel::addRow(QStandardItem& parent, QStandardItem* what, const QString& should)
{
    QList<QStandardItem*> row{what, new QStandardItem(should), new QStandardItem};
    for (QStandardItem* cell : std::as_const(row))
        cell->setEditable(false);
    parent.appendRow(row);
}

// Face down, or for one seat's eyes alone, it is a number; a hand that may be seen is named.
void AuditModel::addCounted(
    QStandardItem* parent, const QString& name, const QString& path, const QJsonValue& visible, const QString& help)
{
    const auto cards = engine::valueAt(m_state, path);
    if (!cards)
        return;
    const QJsonArray seen = visible.toArray();
    const bool isNamed =
        !engine::isPile(path) && std::ranges::any_of(seen, [](const QJsonValue& card) { return nameOf(card) != unnamed; });
    addLeaf(parent, name, path,
        isNamed ? QJsonValue(named(seen)) : QJsonValue(cards->isArray() ? cards->toArray().size() : cards->toInteger()), help);
}

void AuditModel::addLeaf(
    QStandardItem* parent, const QString& name, const QString& path, const QJsonValue& value, const QString& help)
{
    auto* what = new QStandardItem(name);
    what->setEditable(false);
    what->setCheckable(true);
    what->setCheckState(m_ticked.contains(keyOf(path, value)) ? Qt::Checked : Qt::Unchecked);
    what->setData(path, PathRole);
    what->setData(value.toVariant(), ValueRole);
    what->setToolTip(kit::tip(help.isEmpty() ? name : name + QLatin1Char('\n') + help)); // a name may be cut, too
    auto* should = new QStandardItem(shown(value));
    should->setToolTip(kit::tip(should->text())); // long lists are cut in their column
    should->setEditable(false);
    auto* lies = new QStandardItem(m_lies.contains(path) ? lying(path) : QString());
    lies->setData(path, PathRole);
    parent->appendRow({what, should, lies});
    ++m_leaves;
}

// Of a cell by itself nobody hears whose it is.
QVariant AuditModel::data(const QModelIndex& index, int role) const
{
    if (role != Qt::AccessibleTextRole || index.column() == What)
        return QStandardItemModel::data(index, role);
    const QString text = index.data().toString();
    return tr("%1, %2: %3")
        .arg(index.siblingAtColumn(What).data().toString(), headerData(index.column(), Qt::Horizontal).toString(),
            text.isEmpty() ? tr("nothing") : text);
}

bool AuditModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const QModelIndex what = index.siblingAtColumn(What);
    const QString path = what.data(PathRole).toString();
    if (index.column() == What && role == Qt::CheckStateRole) {
        const QString key = keyOf(path, QJsonValue::fromVariant(what.data(ValueRole)));
        if (value.toInt() == Qt::Checked)
            m_ticked += key;
        else
            m_ticked.remove(key);
    }
    if (index.column() == Lies && role == Qt::EditRole) {
        const QString text = value.toString().trimmed();
        const auto now = engine::valueAt(m_state, path);
        m_lies.remove(path);
        const auto lies = now && !text.isEmpty()
            ? typed(text, *now, m_titles, m_counted.contains(path), isOfThings(path), engine::isPile(path))
            : std::optional<QJsonValue>();
        if (lies && *lies != *now)
            m_lies.insert(path, *lies);
        countBelow(what);
        if (now && !text.isEmpty() && !lies) {
            emit unreadable(wholeName(what), text);
            return false;
        }
    }
    return QStandardItemModel::setData(index, value, role);
}

void AuditModel::countBelow(const QModelIndex& leaf)
{
    for (QModelIndex group = leaf.parent(); group.isValid(); group = group.parent()) {
        int differ = 0;
        for (const QModelIndex& one :
            match(index(0, What, group), PathRole, QString(), -1, Qt::MatchContains | Qt::MatchRecursive))
            differ += m_lies.contains(one.data(PathRole).toString());
        QStandardItem* sign = itemFromIndex(group.siblingAtColumn(Lies));
        sign->setText(differ == 0 ? QString() : tr("%n differ", nullptr, differ));
        sign->setToolTip(kit::tip(sign->text()));
    }
}

QList<TableDiffers> AuditModel::differing() const
{
    QMap<QString, QJsonValue> sorted;
    for (auto it = m_lies.begin(); it != m_lies.end(); ++it)
        sorted.insert(it.key(), it.value());
    QList<TableDiffers> all;
    for (auto it = sorted.begin(); it != sorted.end(); ++it)
        all += TableDiffers{it.key(), it.value()};
    return all;
}

QString AuditModel::text() const
{
    QStringList lines;
    const auto walk = [&](const auto& self, const QModelIndex& parent, int depth) -> void {
        for (int row = 0; row < rowCount(parent); ++row) {
            const QModelIndex what = index(row, What, parent);
            QString line = QString(2 * depth, QLatin1Char(' ')) + what.data().toString();
            if (what.data(PathRole).isValid())
                line += QStringLiteral(": ") + what.siblingAtColumn(Should).data().toString();
            lines += line;
            self(self, what, depth + 1);
        }
    };
    walk(walk, {}, 0);
    return lines.join(QLatin1Char('\n'));
}

} // namespace window
