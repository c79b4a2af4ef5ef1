// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/forms/verb_form.h"

#include "engine/table_actions.h"
#include "kit/forms/changing.h"
#include "kit/forms/names_at.h"

#include <QApplication>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace kit {

static bool setsTable(const engine::Verb& verb)
{
    const QString& name = verb.name;
    return name == QLatin1String(engine::Correct::verb) || name == QLatin1String(engine::SetUp::verb)
        || name == QLatin1String(engine::ChangeSetting::verb);
}

VerbForm::VerbForm(Sitting& sitting, QWidget* parent)
    : QWidget(parent)
    , m_sitting(sitting)
    , m_verb(new QComboBox(this))
    , m_area(new QScrollArea(this))
    , m_do(changing(new QPushButton(tr("Do i&t"), this)))
{
    auto* column = new QVBoxLayout(this);
    auto* label = new QLabel(tr("Actio&n:"), this);
    label->setBuddy(m_verb);
    m_verb->setObjectName(QStringLiteral("verb"));
    m_verb->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_verb->setMinimumContentsLength(20);
    for (const bool isOfTable : {false, true}) // what is played comes before what sets the table
        for (const engine::Verb& verb : sitting.game().verbs())
            if (setsTable(verb) == isOfTable)
                m_verb->addItem(verb.help, verb.name);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_do->setObjectName(QStringLiteral("doAction"));
    m_do->setProperty("look", "primary");
    column->addWidget(label);
    column->addWidget(m_verb);
    column->addWidget(m_area, 1);
    column->addWidget(m_do, 0, Qt::AlignLeft);
    setFocusProxy(m_verb);
    connect(m_verb, &QComboBox::currentIndexChanged, this, &VerbForm::make);
    connect(&sitting, &Sitting::shown, this, [this] { // other names may stand in its fields
        m_isStale = true;
        if (isVisible())
            make();
    });
    connect(m_do, &QPushButton::clicked, this, [this] {
        m_sitting.proposeDraft({m_verb->currentData().toString(), m_form->fields()});
    });
    make();
}

void VerbForm::showEvent(QShowEvent* event)
{
    if (m_isStale)
        make();
    QWidget::showEvent(event);
}

// What may be drawn for a field is known, though a new card may stand there as well.
QJsonObject VerbForm::schemaOf(const engine::Verb& verb) const
{
    QJsonObject schema = verb.schema;
    const auto bare = m_sitting.game().action(m_sitting.state(), {verb.name, {}});
    if (!bare || m_sitting.isGuarded()) // what a secret card may be is a secret, too
        return schema;
    QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    for (const engine::Pick& pick : m_sitting.game().needs(m_sitting.state(), *bare).picks) {
        QJsonObject field = properties.value(pick.field).toObject();
        field.insert(QStringLiteral("x-known"), QJsonArray::fromStringList(pick.from));
        properties.insert(pick.field, field);
    }
    schema.insert(QStringLiteral("properties"), properties);
    return schema;
}

// What was typed stays, and so does the place where somebody types.
void VerbForm::make()
{
    m_isStale = false;
    const int at = m_verb->currentIndex();
    if (at < 0)
        return;
    const auto& verbs = m_sitting.game().verbs();
    const auto verb = std::ranges::find(verbs, m_verb->currentData().toString(), &engine::Verb::name);
    auto* form = new Form(schemaOf(*verb), namesAt(m_sitting));
    QWidget* next = nullptr;
    if (std::exchange(m_made, at) == at) {
        form->setValue(m_form->value());
        for (qsizetype i = 0; i < form->editors().size(); ++i)
            if (m_form->editors()[i].second->isAncestorOf(QApplication::focusWidget()))
                next = form->editors()[i].second;
        if (const auto* more = m_form->findChild<QPushButton*>(QStringLiteral("more"), Qt::FindDirectChildrenOnly);
            more && more->isChecked())
            form->showAll();
    }
    m_form = form;
    m_area->setWidget(form);
    if (next && next->focusProxy())
        next->focusProxy()->setFocus();
}

} // namespace kit
