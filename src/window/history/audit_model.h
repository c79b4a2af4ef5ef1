// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that a campaign tracks, to be compared with what lies on the table: ticked where it agrees, written over where
// it differs. A tick holds as long as the value does.
#pragma once

#include "kit/lists/differences.h"
#include "window/history/touched.h"
#include "window/paper/printed.h"

#include <QJsonObject>
#include <QSet>
#include <QStandardItemModel>

namespace window {

struct TableDiffers {
    QString path;
    QJsonValue value; // that lies there
};

class AuditModel : public QStandardItemModel {
    Q_OBJECT

public:
    enum Column { What, Should, Lies };

    explicit AuditModel(QObject* parent = nullptr);

    // visible: what may be seen of the state, with "?" for a card that nobody has met; a correction is made of all of it.
    // Rules and what is printed on cards are left out: they cannot lie otherwise. titles: of cards that the state only names.
    // called: what the table calls one of several of a kind.
    // touched: leaves out what does not lie on a table either, and where nothing lies; null: everything is shown.
    // counted: lists of cards of which the table sees how many there are, whether their names may be seen or not.
    void show(const QJsonObject& state, const QJsonObject& visible, const QJsonObject& schema, const Printed& printed,
        const kit::Titles& titles = {}, Touched* touched = nullptr, const kit::Titles& called = {},
        const QStringList& counted = {});
    QList<TableDiffers> differing() const;
    int ticked() const { return int(m_ticked.size()); }
    int leaves() const { return m_leaves; }
    QString text() const;

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void unreadable(const QString& name, const QString& typed); // for what lies there; with the names of what it is part of

private:
    struct Place {
        QString path;
        QString kind; // with * for every item of a list
        Place operator/(const QString& field) const { return {path + QLatin1Char('.') + field, kind + QLatin1Char('.') + field}; }
    };
    void add(QStandardItem* parent, const QString& name, const Place& at, const QJsonValue& value, const QJsonObject& schema,
        const QStringList& printed);
    static void addRow(QStandardItem& parent, QStandardItem* what, const QString& should = {});
    void addCounted(
        QStandardItem* parent, const QString& name, const QString& path, const QJsonValue& visible, const QString& help);
    QString shown(const QJsonValue& value) const;
    bool isOfThings(const QString& path) const; // a list of cards with what is known of each
    QString lying(const QString& path) const;   // as it was typed: of cards that are counted the number
    void countBelow(const QModelIndex& leaf);   // its groups say how much of them differs, open or closed
    void addLeaf(QStandardItem* parent, const QString& name, const QString& path, const QJsonValue& value, const QString& help);

    QSet<QString> m_counted;

    QJsonObject m_state;
    QJsonObject m_schema;
    QJsonObject m_visible;
    kit::Titles m_titles;
    kit::Titles m_called;
    kit::Titles m_apart;    // as values show them: no two alike
    QSet<QString> m_ticked; // path and value
    QHash<QString, QJsonValue> m_lies;
    Touched* m_touched = nullptr; // while the rows are made
    bool m_isAll = true;
    int m_leaves = 0;
};

} // namespace window
