// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/state_model.h"

#include "kit/field_help.h"

#include "kit/forms/form.h"
#include "kit/drawn/tip.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <vector>

namespace kit {

struct StateModel::Node {
    QString name;
    QString path;
    QString help;
    QJsonValue value;
    Node* parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;

    int row() const
    {
        for (std::size_t i = 0; parent && i < parent->children.size(); ++i)
            if (parent->children[i].get() == this)
                return int(i);
        return 0;
    }
};

StateModel::StateModel(QObject* parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Node>())
{
}
StateModel::~StateModel() = default;

std::unique_ptr<StateModel::Node> StateModel::made(
    const QString& name, const QString& path, const QJsonValue& value, const QJsonObject& schema, Node* parent)
{
    auto node = std::make_unique<Node>();
    node->name = name;
    node->path = path;
    node->value = value;
    node->parent = parent;
    node->help = fieldHelp(schema);
    const QString dot = path.isEmpty() ? QString() : path + QLatin1Char('.');
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
        QStringList order;
        for (const QJsonValue& one : schema.value(QLatin1String("x-order")).toArray())
            order += one.toString();
        if (order.isEmpty())
            order = object.keys();
        for (const QString& key : std::as_const(order))
            if (object.contains(key))
                node->children.push_back(
                    made(wordsOf(key), dot + key, object.value(key), properties.value(key).toObject(), node.get()));
    } else if (value.isArray()) {
        const QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i) {
            const QJsonObject object = list[i].toObject();
            const QString id = object.value(QLatin1String("id")).toString(QString::number(i));
            const QString title = object.value(QLatin1String("title")).toString();
            node->children.push_back(made(
                title.isEmpty() ? id : title, dot + id, list[i], schema.value(QLatin1String("items")).toObject(), node.get()));
        }
    }
    return node;
}

void StateModel::show(const QJsonObject& state, const QJsonObject& schema)
{
    beginResetModel();
    m_root = made({}, {}, state, schema, nullptr);
    endResetModel();
}

StateModel::Node* StateModel::node(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<Node*>(index.internalPointer()) : m_root.get();
}

QModelIndex StateModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, node(parent)->children[std::size_t(row)].get());
}

QModelIndex StateModel::parent(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    Node* above = node(index)->parent;
    return !above || above == m_root.get() ? QModelIndex() : createIndex(above->row(), 0, above);
}

int StateModel::rowCount(const QModelIndex& parent) const { return parent.column() > 0 ? 0 : int(node(parent)->children.size()); }

int StateModel::columnCount(const QModelIndex&) const { return 2; }

QVariant StateModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Node* one = node(index);
    if (role == PathRole)
        return one->path;
    if (role == Qt::ToolTipRole)
        return kit::tip(one->help);
    if (role == Qt::AccessibleDescriptionRole)
        return one->help; // a screen reader hears no escapes
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    if (index.column() == 0)
        return one->name;
    if (one->value.isBool())
        return role == Qt::EditRole ? QVariant(one->value.toBool()) : QVariant(one->value.toBool() ? tr("yes") : tr("no"));
    if (one->value.isDouble())
        return role == Qt::EditRole ? QVariant(int(one->value.toInteger())) : QVariant(QString::number(one->value.toInteger()));
    if (one->value.isArray())
        return tr("%n entries", nullptr, int(one->children.size()));
    return one->value.isString() ? one->value.toString() : QString();
}

QVariant StateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("What") : tr("Value");
}

Qt::ItemFlags StateModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const QJsonValue& value = node(index)->value;
    const bool plain = index.column() == 1 && !value.isObject() && !value.isArray() && !value.isNull();
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | (plain ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool StateModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const QJsonValue& now = node(index)->value;
    const QJsonValue wanted = now.isBool() ? QJsonValue(value.toBool())
        : now.isDouble()                   ? QJsonValue(value.toLongLong())
                                           : QJsonValue(value.toString());
    if (wanted == now)
        return false;
    emit corrected(node(index)->path, wanted);
    return false; // the table answers with a new state
}

} // namespace kit
