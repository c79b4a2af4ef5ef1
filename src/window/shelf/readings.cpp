// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shelf/readings.h"

#include "kit/forms/form.h"
#include "kit/lists/term_label.h"
#include "kit/wording.h"
#include "rulebook/reading.h"

#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

namespace {

// "board_" of "board_h" and "board_w": one rule tells both.
QString twinsOf(const QString& setting) { return setting.left(setting.lastIndexOf(QLatin1Char('_')) + 1); }

// The rule that names the option, or its twin, or whose readings name it.
const rulebook::Entry* entryOf(const QString& setting, const rulebook::Book* book)
{
    const rulebook::Entry* telling = nullptr;
    for (const rulebook::Entry& entry : book ? book->entries : QList<rulebook::Entry>()) {
        if (entry.setting == setting)
            return &entry;
        const bool tellsTwin = !twinsOf(setting).isEmpty() && twinsOf(setting) == twinsOf(entry.setting);
        if (!telling && (tellsTwin || std::ranges::any_of(entry.readings, [&](const rulebook::Reading& reading) {
                return reading.text.contains(setting);
            })))
            telling = &entry;
    }
    return telling;
}

} // namespace

Readings::Readings(
    const QJsonObject& schema, const engine::Game& game, const rulebook::Book* book, bool canLookUp, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_book(book)
    , m_terms(book ? rulebook::Terms(*book) : rulebook::Terms())
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 6, 0);
    const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    for (const QJsonValue& name : schema.value(QLatin1String("x-order")).toArray())
        add(name.toString(), properties.value(name.toString()).toObject(), entryOf(name.toString(), book), canLookUp);
    column->addStretch();
}

QString Readings::nameOf(const QJsonObject& setting)
{
    const QByteArray words = setting.value(QLatin1String("description")).toString().toUtf8();
    return kit::capital(QCoreApplication::translate("setting", words.constData()));
}

void Readings::add(const QString& name, const QJsonObject& schema, const rulebook::Entry* entry, bool canLookUp)
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    if (name == QLatin1String("unclear")) {
        m_unclear = new QLabel(this);
        m_unclear->setObjectName(name);
        m_unclear->setTextFormat(Qt::PlainText);
        m_unclear->setWordWrap(true);
        column->addSpacing(fontMetrics().height() / 2);
        column->addWidget(m_unclear);
        return;
    }
    kit::Editor* editor = kit::editorFor(
        name, schema, [](const QString&) { return QStringList(); }, this);
    if (auto* box = qobject_cast<QComboBox*>(editor->focusProxy()); box && !box->isEditable() && !box->itemData(0).isValid())
        box->removeItem(0); // one of its readings always holds
    auto* label = new QLabel(nameOf(schema), this);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setBuddy(editor->focusProxy() ? editor->focusProxy() : editor);
    if (column->count() > 0)
        column->addSpacing(fontMetrics().height() / 2);
    column->addWidget(label);
    column->addWidget(editor);
    m_editors += std::pair(name, editor);
    auto* sides = new QLabel(this);
    sides->setObjectName(QStringLiteral("sides-") + name);
    sides->setProperty("look", "muted");
    sides->setTextFormat(Qt::PlainText);
    sides->hide();
    column->addWidget(sides);
    m_sides.insert(name, sides);
    connect(editor, &kit::Editor::edited, this, [this, name] {
        showSides();
        const QJsonValue value = valueOf(name);
        if (!m_isFilling && !value.isUndefined() && value != m_shown.value(name))
            emit chosen(name, value);
    });
    if (!entry)
        return;
    const QStringList texts = rulebook::readingsOf(*entry);
    const QString text = texts.isEmpty() ? entry->body.section(QStringLiteral("\n\n"), 0, 0) : texts.join(QLatin1Char('\n'));
    auto* says = new kit::TermLabel(this, &m_terms);
    says->setObjectName(QStringLiteral("says-") + name);
    says->setProperty("look", "muted");
    says->tell(canLookUp ? text : rulebook::pageText(entry->page) + QStringLiteral(" · ") + text, *entry, canLookUp);
    connect(says, &kit::TermLabel::lookedUp, this, &Readings::lookedUp);
    column->addWidget(says);
    if (!canLookUp)
        return;
    auto* rule = new QPushButton(QStringLiteral("%1 · %2").arg(rulebook::pageText(entry->page), entry->title), this);
    rule->setObjectName(QStringLiteral("rule-") + name);
    rule->setProperty("look", "link");
    column->addWidget(rule, 0, Qt::AlignLeft);
    connect(rule, &QPushButton::clicked, this, [this, id = entry->id] { emit lookedUp(id); });
}

void Readings::showUnclear()
{
    QStringList played;
    const QJsonArray unclear = m_shown.value(QLatin1String("unclear")).toArray();
    for (const engine::Doubt& one : m_game.doubts())
        if (unclear.contains(QLatin1String(one.id.data())))
            played += kit::capital(QCoreApplication::translate("setting", one.other));
    m_unclear->setText(
        tr("%n further questions of the book stand under Rules, Unclear, with both readings. This table plays by the "
           "second one, B: %1",
            nullptr, int(m_game.doubts().size()))
            .arg(played.isEmpty() ? tr("none of them") : played.join(QStringLiteral("; "))));
}

// "A of AS-50": the questions of the book that an option answers.
void Readings::showSides()
{
    const QJsonObject now = settings();
    for (auto side = m_sides.begin(); m_book && side != m_sides.end(); ++side) {
        const QString text = rulebook::sidesText(m_game, now, *m_book, side.key());
        side.value()->setText(tr("Reading %1").arg(text));
        side.value()->setVisible(!text.isEmpty());
    }
}

// Without a choice the old one holds; a list may well be empty.
QJsonValue Readings::valueOf(const QString& name) const
{
    const auto editor = std::ranges::find(m_editors, name, &std::pair<QString, kit::Editor*>::first);
    const QJsonValue value = editor->second->value();
    return value.isUndefined() && m_shown.value(name).isArray() ? QJsonValue(QJsonArray()) : value;
}

void Readings::show(const QJsonObject& settings)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_shown = settings;
    if (m_unclear)
        showUnclear();
    for (const auto& [name, editor] : m_editors)
        if (valueOf(name) != settings.value(name))
            editor->setValue(settings.value(name));
    showSides();
}

QJsonObject Readings::settings() const
{
    QJsonObject all = m_shown;
    for (const auto& [name, editor] : m_editors)
        if (const QJsonValue value = valueOf(name); !value.isUndefined())
            all.insert(name, value);
    return all;
}

} // namespace window
