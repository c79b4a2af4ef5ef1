// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/table_pages.h"

#include "kit/drawn/icons.h"
#include "kit/drawn/stack.h"
#include "kit/drawn/tip.h"
#include "kit/forms/verb_form.h"

#include <QApplication>
#include <QPushButton>

#include <algorithm>

namespace kit {

TablePages::TablePages(Sitting& sitting, TableView* table)
    : QStackedWidget(table)
    , m_sitting(sitting)
    , m_table(table)
{
    keepToCurrent(this);
}

VerbForm* TablePages::form()
{
    if (!m_form) {
        m_form = new VerbForm(m_sitting, this);
        addWidget(m_form);
    }
    return m_form;
}

bool TablePages::turnTo(QWidget* page, QWidget* first, bool isAskedFor)
{
    m_table->setFocusProxy(first);
    fitToCurrent(this); // pages may have come since
    if (page == currentWidget())
        return false;
    const bool takesFocus = isAskedFor || isAncestorOf(QApplication::focusWidget());
    page->resize(size()); // laid out for this width at once: a narrower one would make the window higher, for good
    setCurrentWidget(page);
    if (takesFocus)
        first->setFocus();
    return true;
}

bool TablePages::keepsForm(const engine::AnyState& now) const { return m_form && currentWidget() == m_form && m_opened == now; }

void TablePages::turnToForm()
{
    if (turnTo(form(), form(), true))
        m_opened = m_sitting.state();
}

QPushButton* turner(const char* name, const QString& text, const QKeySequence& key, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setCheckable(true);
    button->setShortcut(key);
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    return button;
}

QPushButton* formTurner(const QString& help, QWidget* parent)
{
    QPushButton* button = turner("moreActions", {}, Qt::ALT | Qt::Key_0, parent);
    button->setIcon(signIcon(QStringLiteral("⋯"), true));
    button->setAccessibleName(TablePages::tr("Every action, as a form"));
    setKeyTip(*button, help);
    return button;
}

void setKeyTip(QAbstractButton& button, const QString& help)
{
    const QString key = QStringLiteral(" (%1)").arg(button.shortcut().toString(QKeySequence::NativeText));
    const qsizetype line = help.indexOf(QLatin1Char('\n'));
    setTip(&button, QString(help).insert(line < 0 ? help.size() : line, key));
}

QList<TableKey> keysOf(const QWidget& table)
{
    QList<TableKey> all;
    for (const QAbstractButton* one : table.findChildren<QAbstractButton*>()) {
        const QKeySequence key = one->shortcut();
        if (key.isEmpty() || key == QKeySequence::mnemonic(one->text()) || !one->isVisibleTo(&table))
            continue; // a letter that is underlined is seen
        all += TableKey{key, one->accessibleName().isEmpty() ? one->text() : one->accessibleName()};
    }
    std::ranges::stable_sort(all, {}, [](const TableKey& one) { return one.key.toString(); });
    return all;
}

} // namespace kit
