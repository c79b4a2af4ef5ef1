// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The form of one card beside the list on the cards page: what stands in it, what was typed there and not saved, and what is
// wrong with it.
#include "window/cards/cards_page.h"

#include "cards/entered.h"
#include "cards/line_reading.h"
#include "kit/drawn/able.h"
#include "kit/forms/places_asked.h"
#include "kit/forms/return_goes_on.h"
#include "kit/forms/tab_through.h"
#include "kit/lists/field_label.h"
#include "ui_card_side.h"
#include "ui_cards_page.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>

namespace window {

void CardsPage::showCard(int row)
{
    delete m_form;
    m_form = nullptr;
    m_row = row;
    const cards::Section* now = section();
    if (std::exchange(m_formOf, draftKey()) != draftKey()) { // another card begins at its beginning
        m_sideUi->scroll->verticalScrollBar()->setValue(0);
        emit movedOn();
    }
    const QString none = tr("There is no pack for this game yet.");
    kit::setAble(m_sideUi->save, now, none);
    kit::setAble(m_sideUi->add, now && (!now->isSingle || now->cards.isEmpty()), now ? tr("There is only one of it.") : none);
    const bool isLaid =
        now && m_sitting && !m_sitting->isReadOnly() && !m_sitting->isLooking() && !cards::stateListOf(*now, *game()).isEmpty();
    for (QWidget* one : {m_sideUi->onTable, m_onTableToo})
        one->setVisible(isLaid);
    kit::setAble(m_sideUi->remove, now && row >= 0, now ? tr("Choose a card.") : none);
    m_sideUi->saved->clear();
    m_sideUi->saved->setMinimumHeight(m_sideUi->saved->fontMetrics().height()); // whatever is told there moves no button
    if (!now)
        return;
    m_places = cards::placesOf(now->schema);
    m_form = new kit::Form(now->schema, names(), m_sideUi->holder);
    m_form->setProperty(kit::returnGoesOn, true);
    m_form->showAll();
    for (QFormLayout* rows : m_form->findChildren<QFormLayout*>())
        rows->setRowWrapPolicy(QFormLayout::WrapAllRows); // the band is narrow
    nameShortly();
    const QJsonObject card = row >= 0 ? m_model.card(row) : QJsonObject();
    const QJsonObject typed = m_drafts.of(draftKey());
    const QString meant = cards::idFor(typed.value(QLatin1String("title")).toString());
    const QJsonObject there = m_model.card(m_model.rowOf(idOf(typed).isEmpty() ? meant : idOf(typed)));
    const QStringList fields = typed.keys();
    const bool isThere = std::ranges::all_of(fields, [&](const QString& field) {
        return !cards::isTold(typed.value(field)) || field == QLatin1String("id") || there.value(field) == typed.value(field);
    });
    if (row >= 0 ? typed == card : isThere) // however it came there
        m_drafts.drop(draftKey());
    const bool isDraft = !m_drafts.of(draftKey()).isEmpty();
    m_form->setValue(isDraft ? typed : card);
    tellSource(card);
    if (isDraft)
        m_sideUi->saved->setText(tr("Typed, and not saved yet."));
    m_sideUi->title->setText(row < 0 ? engine::fill(tr("%1: a new card"), {kit::wordsOf(now->name)})
                                     : m_model.index(row, 0).data(CardsModel::CardRole).toString());
    m_sideUi->formLayout->addWidget(m_form);
    m_form->show(); // the next key may be meant for it
    showPhotograph();
    connect(m_form, &kit::Form::edited, this, [this, card] {
        const QJsonObject written = m_form->fields();
        m_drafts.keep(draftKey(), written == card ? QJsonObject() : written);
        m_sideUi->saved->setText(written == card ? QString() : tr("Typed, and not saved yet."));
        tellDrafts();
        check();
    });
    if (row < 0) // none of the others is outlined, so that each can be chosen
        m_ui->cards->selectionModel()->clear();
    else if (m_ui->cards->currentIndex().row() != row)
        m_ui->cards->selectionModel()->setCurrentIndex(
            m_model.index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    tellDrafts();
    check();
    order();
    fitSide();
}

// What has a title is called by it; else its short name is what it is called by.
void CardsPage::nameShortly()
{
    const bool hasTitle =
        std::ranges::any_of(m_places, [](const cards::Place& one) { return one.path == QLatin1String("title"); });
    if (hasTitle)
        return kit::leaveName(*m_form, section()->schema);
    for (const auto& [name, editor] : m_form->editors())
        for (QFormLayout* rows : m_form->findChildren<QFormLayout*>())
            if (auto* label = name == QLatin1String("id") ? dynamic_cast<kit::FieldLabel*>(rows->labelForField(editor)) : nullptr)
                label->say(tr("Short name:"));
}

// Tab goes down the form, then by the buttons. Whoever has chosen a card is one press away from the first place of it that is
// lacking, and where nothing is, from the first of all.
void CardsPage::order()
{
    const QStringList lacking = cards::lacking(m_form->fields(), m_places);
    QList<QWidget*> stops;
    qsizetype firstOpen = -1;
    for (const auto& [name, editor] : m_form->editors()) {
        if (!editor->focusProxy())
            continue;
        const bool isOpen = name != QLatin1String("id") && editor->value().isUndefined() && !editor->findChild<QCheckBox*>();
        if (firstOpen < 0 && isOpen && lacking.contains(name))
            firstOpen = stops.size();
        const QList<QWidget*> all = kit::stopsIn(*editor);
        stops += all.isEmpty() ? QList<QWidget*>{editor->focusProxy()} : all;
    }
    m_firstOpen = stops.value(std::max<qsizetype>(0, firstOpen));
    for (QPushButton* way : m_sideUi->photo->findChildren<QPushButton*>())
        stops += way;
    stops += QList<QWidget*>{m_sideUi->save, m_sideUi->onTable, m_sideUi->add, m_sideUi->remove};
    kit::tabThrough(QList<QWidget*>{list()} + stops);
}

// The cards that are shown, and what lies on the table.
kit::Names CardsPage::names() const
{
    kit::Titles titles;
    for (const cards::Section& one : m_sections)
        titles.insert(kit::titlesIn(one.cards));
    const auto ids = [this](const QString& kind) {
        const auto of = std::ranges::find_if(m_sections, [&](const cards::Section& one) { return one.name == kind; });
        QStringList found = m_sitting ? m_sitting->names(kind) : QStringList();
        for (const QJsonValue& card : of == m_sections.end() ? QJsonArray() : of->cards)
            if (const QString id = idOf(card.toObject()); !found.contains(id))
                found += id;
        return found;
    };
    return kit::Names(ids, titles);
}

// As it is typed; a new card has the id that its title gives it, unless another one is typed.
QJsonObject CardsPage::inForm() const
{
    QJsonObject card = m_form->fields();
    if (m_row < 0 && idOf(card).isEmpty()) {
        card.remove(QLatin1String("id"));
        cards::giveId(card, m_places, m_model.known());
    }
    return card;
}

// Live, while it is typed: what the game says of the card, and whether its id is free.
void CardsPage::check()
{
    const cards::Section* now = section();
    const QJsonObject card = inForm();
    QStringList faults;
    for (const engine::Fault& fault : cards::faultsOf(card, *now, m_places, *game()))
        faults += QStringLiteral("✗ ") + fault.text();
    for (const engine::Fault& fault : nameGone(m_row >= 0 ? m_model.card(m_row) : QJsonObject(), card))
        faults += QStringLiteral("✗ ") + fault.text();
    const QString id = idOf(card);
    if (id.isEmpty())
        faults += QStringLiteral("✗ ") + tr("The card has no name yet: type what is printed on top of it.");
    else if (isThere(id) && id != (m_row >= 0 ? idOf(m_model.card(m_row)) : QString()))
        faults += QStringLiteral("✗ ") + tr("There is another card of this name.");
    const bool isUntouched = m_row < 0 && m_drafts.of(draftKey()).isEmpty(); // nothing typed is nothing wrong
    m_sideUi->faults->setText(isUntouched ? QString() : faults.join(QLatin1Char('\n')));
    m_sideUi->faults->setVisible(!m_sideUi->faults->text().isEmpty());
    kit::setAble(m_sideUi->save, faults.isEmpty(), faults.join(QLatin1Char('\n')));
}

QString CardsPage::draftKey() const
{
    const cards::Section* now = section();
    return Drafts::keyOf(*game(), m_ui->packs->currentData().toString(), now ? now->place : QString(),
        m_row >= 0 ? idOf(m_model.card(m_row)) : QString());
}

// Ids of its cards; empty: of a new one.
QStringList CardsPage::begunIn(const cards::Section& list) const
{
    QStringList ids = m_drafts.idsIn(*game(), m_ui->packs->currentData().toString(), list.place);
    ids.removeIf([&](const QString& id) {
        return !id.isEmpty()
            && std::ranges::none_of(list.cards, [&](const QJsonValue& card) { return idOf(card.toObject()) == id; });
    });
    return ids;
}

QString CardsPage::wordsOf(const cards::Section& list) const
{
    return (begunIn(list).isEmpty() ? QStringLiteral("%1 (%2)") : QStringLiteral("%1 (%2) ✎"))
        .arg(kit::wordsOf(list.name))
        .arg(list.cards.size());
}

// Quietly, where one looks: on the card, behind what the list counts, and on the way to the new one.
void CardsPage::tellDrafts()
{
    const cards::Section* now = section();
    const QStringList begun = now ? begunIn(*now) : QStringList();
    m_model.setBegun(begun);
    m_sideUi->add->setText(begun.contains(QString()) ? tr("Ne&w card (begun)") : tr("Ne&w card"));
    m_ui->count->setText(begun.isEmpty()
            ? m_counted
            : m_counted + QStringLiteral(" · ") + tr("%n begun and not entered", nullptr, int(begun.size())));
    if (now)
        m_ui->sections->setItemText(m_ui->sections->currentIndex(), wordsOf(*now));
}

bool CardsPage::isForTable() const { return m_sideUi->onTable->isVisibleTo(m_side) && m_sideUi->onTable->isChecked(); }

void CardsPage::save()
{
    const QStringList behind = m_row >= 0 ? m_order.mid(m_row + 1) : QStringList();
    if (!keepCard(m_row >= 0 ? m_model.card(m_row) : QJsonObject(), inForm()))
        return;
    leaveEntry();
    // The next card that lacks something waits for the keyboard.
    const int next = firstOpen(behind);
    if (next < 0)
        return;
    showCard(next);
    if (m_firstOpen)
        m_firstOpen->setFocus(Qt::TabFocusReason);
}

int CardsPage::firstOpen(const QStringList& ids) const
{
    const QStringList open = cards::tally(m_model.section()).open;
    const auto first = std::ranges::find_if(ids, [&](const QString& id) { return open.contains(id); });
    return first == ids.end() ? -1 : m_model.rowOf(*first);
}

} // namespace window
