// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/entry/kind_bar.h"

#include "kit/forms/form.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace kit {

namespace {

constexpr qsizetype mostKinds = 4; // more of them have a place on the face

const cards::Place* deciding(const QList<cards::Place>& places)
{
    const auto decides = [&](const cards::Place& one) {
        return one.kind == cards::Place::Choice && !one.isList && one.choices.size() <= mostKinds
            && std::ranges::any_of(places, [&](const cards::Place& other) { return cards::decidedBy(other) == one.path; });
    };
    const auto found = std::ranges::find_if(places, decides);
    return found == places.end() ? nullptr : &*found;
}

} // namespace

KindBar::KindBar(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_buttons(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("kindBar"));
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    connect(m_buttons, &QButtonGroup::idClicked, this, [this](int at) { emit chosen(m_choices.value(at)); });
}

void KindBar::show(const QList<cards::Place>& places)
{
    for (QAbstractButton* old : m_buttons->buttons()) {
        m_buttons->removeButton(old);
        old->hide();
        old->deleteLater();
    }
    const cards::Place* place = deciding(places);
    m_path = place ? place->path : QString();
    m_choices = place ? place->choices : QStringList();
    setVisible(place);
    setAccessibleName(place ? wordsOf(place->name) : QString());
    for (const QString& choice : std::as_const(m_choices)) {
        auto* button = new QPushButton(wordsOf(choice), this);
        button->setObjectName(QStringLiteral("kind-") + choice);
        button->setCheckable(true);
        button->setAutoExclusive(true); // heard as one of several
        button->setToolTip(tr("Ctrl+Up and Ctrl+Down choose another"));
        m_buttons->addButton(button, int(m_choices.indexOf(choice)));
        m_row->addWidget(button, 1);
    }
}

QString KindBar::kind() const { return m_choices.value(m_buttons->checkedId()); }

void KindBar::setKind(const QString& kind)
{
    if (QAbstractButton* button = m_buttons->button(int(std::max<qsizetype>(0, m_choices.indexOf(kind)))))
        button->setChecked(true);
}

void KindBar::step(int by)
{
    const qsizetype next = m_buttons->checkedId() + by;
    if (next < 0 || next >= m_choices.size())
        return;
    setKind(m_choices[next]);
    emit chosen(kind());
}

} // namespace kit
