// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/swords-and-souls/desk/seats_page.h"
#include "kit/rule_behind.h"
#include "games/swords-and-souls/rules/reasons.h"
#include "kit/forms/changing.h"

#include "engine/path.h"
#include "games/swords-and-souls/rules/text.h"

#include "ui_seats_page.h"

#include <algorithm>

namespace swordsandsouls::desk {

SeatsPage::SeatsPage(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::SeatsPage>())
{
    m_ui->setupUi(this);
    kit::changing(this);
    kit::setRuleBehind(*this, &reason(R::E_SEATS));
    m_names = {m_ui->seat1, m_ui->seat2, m_ui->seat3, m_ui->seat4, m_ui->seat5, m_ui->seat6};
    for (QLineEdit* one : std::as_const(m_names)) {
        connect(one, &QLineEdit::textChanged, this, &SeatsPage::nameFirst);
        connect(one, &QLineEdit::returnPressed, this, [this, one] {
            if (one->text().trimmed().isEmpty() && names().size() >= 3)
                begin(); // nobody else
            else
                focusNextChild();
        });
    }
    connect(m_ui->takeSeats, &QPushButton::clicked, this, &SeatsPage::begin);
    connect(m_ui->rename, &QPushButton::clicked, this, [this] {
        askNames(true);
        m_ui->seat1->setFocus();
    });
    askNames(true);
    nameFirst();
}

SeatsPage::~SeatsPage() = default;

void SeatsPage::present(const State& state)
{
    const bool isNew = names().isEmpty();
    for (int at = 0; at < m_names.size() && at < state.players.size(); ++at)
        if (m_names[at]->text().isEmpty())
            m_names[at]->setText(state.players[at].id);
    if (isNew)
        askNames(state.players.size() < 3);
    const bool isDrawn = state.settings.firstPlayer == FirstPlayer::Random;
    m_ui->first->setItemText(0, isDrawn ? swordsandsouls::tr("drawn by lot") : swordsandsouls::tr("choose …"));
    if (!isDrawn && focusProxy() == m_ui->takeSeats) // that is asked before
        setFocusProxy(m_ui->first);
}

QStringList SeatsPage::names() const
{
    QStringList all;
    for (const QLineEdit* one : m_names)
        if (const QString name = one->text().trimmed(); !name.isEmpty())
            all += name;
    return all;
}

// Who was named before the table began is not asked for again.
void SeatsPage::askNames(bool isWanted)
{
    m_ui->heading->setText(isWanted
            ? swordsandsouls::tr("Who sits at the table, clockwise? Three to six.")
            : fill(swordsandsouls::tr("Clockwise: %1. Who goes first?"), {names().join(QStringLiteral(", "))}));
    for (int at = 0; at < m_names.size(); ++at) {
        m_names[at]->setVisible(isWanted);
        m_ui->grid->itemAtPosition(at + 1, 0)->widget()->setVisible(isWanted);
    }
    m_ui->rename->setVisible(!isWanted);
    setFocusProxy(isWanted ? static_cast<QWidget*>(m_ui->seat1) : m_ui->takeSeats);
}

void SeatsPage::nameFirst()
{
    const QString chosen = m_ui->first->currentIndex() > 0 ? m_ui->first->currentText() : QString();
    while (m_ui->first->count() > 1)
        m_ui->first->removeItem(1);
    m_ui->first->addItems(names());
    m_ui->first->setCurrentIndex(std::max(0, chosen.isEmpty() ? 0 : m_ui->first->findText(chosen)));
}

// Whoever cannot be called so is typed anew where the name stands.
void SeatsPage::begin()
{
    emit intent(Start{names(), m_ui->first->currentIndex() > 0 ? m_ui->first->currentText() : QString()});
    const auto wrong = std::ranges::find_if(m_names,
        [](const QLineEdit* one) { return !one->text().trimmed().isEmpty() && !engine::isUsableId(one->text().trimmed()); });
    if (wrong == m_names.end())
        return;
    if (!(*wrong)->isVisible())
        askNames(true);
    (*wrong)->setFocus();
    (*wrong)->selectAll();
}

} // namespace swordsandsouls::desk
