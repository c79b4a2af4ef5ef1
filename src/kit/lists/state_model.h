// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Any described value as a tree of names and values: the table of a game that has no desk of its own, and corrections.
#pragma once

#include <QAbstractItemModel>
#include <QJsonValue>

#include <memory>

namespace kit {

class StateModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role { PathRole = Qt::UserRole + 1 }; // dotted, list items by id: "battle.crew.nizar.health"

    explicit StateModel(QObject* parent = nullptr);
    ~StateModel() override;

    void show(const QJsonObject& state, const QJsonObject& schema); // keeps its rows where names and counts stay the same

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void corrected(const QString& path, const QJsonValue& value); // wanted: the model itself changes nothing

private:
    struct Node;
    Node* node(const QModelIndex& index) const;
    static std::unique_ptr<Node> made(
        const QString& name, const QString& path, const QJsonValue& value, const QJsonObject& schema, Node* parent);

    std::unique_ptr<Node> m_root;
};

} // namespace kit
