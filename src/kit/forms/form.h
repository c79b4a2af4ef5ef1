// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A form made from a field list (its JSON Schema): one editor per field, with the field's own help and limits.
#pragma once

#include "kit/lists/differences.h"

#include <QJsonObject>
#include <QWidget>

#include <functional>
#include <type_traits>

class QFormLayout;
class QVBoxLayout;

namespace kit {

// Names that a field of a kind may hold: "crew" → the crew's ids; and what people call them.
class Names {
public:
    template <class F>
    requires(!std::is_same_v<F, Names> && std::is_invocable_r_v<QStringList, F, const QString&>) Names(F ids, Titles called = {})
        : titles(std::move(called))
        , m_ids(std::move(ids))
    {
    }
    QStringList operator()(const QString& kind) const { return m_ids(kind); }

    Titles titles;

private:
    std::function<QStringList(const QString&)> m_ids;
};

// One value of any type a schema knows. What is left as it was made is no part of the answer.
class Editor : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    virtual QJsonValue value() const = 0;               // undefined when nothing was entered
    virtual void setValue(const QJsonValue& value) = 0; // what does not fit its schema is left out
    virtual void open() { }                             // asked for by itself: a list has a line to type in

signals:
    void edited();
};

Editor* editorFor(const QString& name, const QJsonObject& schema, const Names& names, QWidget* parent); // never null

class Form : public Editor {
    Q_OBJECT

public:
    // Optional fields stand behind "More"; with none that are needed all are shown. Those that the schema's "x-for" names are
    // shown for these values of "kind" alone ("?": it was not chosen), or while something stands in them.
    Form(const QJsonObject& schema, const Names& names, QWidget* parent = nullptr);

    QJsonObject fields() const;        // by name, those that were entered
    QJsonValue value() const override; // the same
    void setValue(const QJsonValue& value) override;
    void showAll();                                                                 // what stands behind "More" too
    const QList<std::pair<QString, Editor*>>& editors() const { return m_editors; } // by their fields

private:
    void add(QFormLayout* layout, const QString& name, const QJsonObject& schema, const Names& names);
    void showForKind();

    QList<std::pair<QString, Editor*>> m_editors;
    QStringList m_needed;
    QJsonObject m_for; // of which kinds a field is
    QWidget* m_more = nullptr;
};

// "block_strain" → "Block strain", in the reader's language: the words of a field or of a value from a closed list.
QString wordsOf(const QString& name);
QString wordsWithin(const QString& name);  // the same within a sentence
QString plainWordsOf(const QString& name); // the same in English: what is translated

} // namespace kit
