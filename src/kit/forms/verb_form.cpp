// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/forms/verb_form.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace kit {

VerbForm::VerbForm(Sitting& sitting, QWidget* parent)
    : QWidget(parent)
    , m_sitting(sitting)
    , m_verb(new QComboBox(this))
    , m_area(new QScrollArea(this))
    , m_do(new QPushButton(tr("&Do it"), this))
{
    auto* column = new QVBoxLayout(this);
    auto* label = new QLabel(tr("&Action:"), this);
    label->setBuddy(m_verb);
    m_verb->setObjectName(QStringLiteral("verb"));
    m_verb->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_verb->setMinimumContentsLength(20);
    for (const engine::Verb& verb : sitting.game().verbs())
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
    connect(m_verb, &QComboBox::currentIndexChanged, this, &VerbForm::refresh);
    connect(m_do, &QPushButton::clicked, this, [this] {
        m_sitting.proposeDraft({m_verb->currentData().toString(), m_form->fields()});
    });
    refresh();
}

void VerbForm::refresh()
{
    const int at = m_verb->currentIndex();
    if (at < 0)
        return;
    const auto ids = [this](const QString& kind) { return m_sitting.names(kind); };
    m_form = new Form(m_sitting.game().verbs()[at].schema, Names(ids, titlesIn(m_sitting.visible(m_sitting.state()))));
    m_area->setWidget(m_form);
}

} // namespace kit
