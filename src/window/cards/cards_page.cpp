// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/cards_page.h"

#include "cards/entered.h"
#include "kit/drawn/able.h"
#include "kit/drawn/stack.h"
#include "kit/entry/card_entry.h"
#include "kit/entry/photo_box.h"
#include "kit/forms/form.h"
#include "ui_card_side.h"
#include "ui_cards_page.h"
#include "window/cards/cell_delegate.h"
#include "window/cards/merge_panel.h"
#include "window/cards/met.h"
#include "window/cards/pack_text.h"
#include "window/cards/paste_panel.h"
#include "window/paper/printed.h"

#include <QApplication>
#include <QCheckBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QSignalBlocker>

#include <algorithm>

namespace window {

namespace {

QString placeOf(PackHere::Place place)
{
    switch (place) {
    case PackHere::Shipped:
        return CardsPage::tr("comes with the program");
    case PackHere::OnShelf:
        return CardsPage::tr("on the shelf");
    case PackHere::File:
        return CardsPage::tr("file");
    }
    return {};
}

// "Mercenaries: 18 cards, 6 entered · 3 lack cost"
QString inWords(const cards::Tally& tally, const QString& list)
{
    QStringList parts{CardsPage::tr("%1: %n cards, %2 entered", nullptr, tally.cards).arg(kit::wordsOf(list)).arg(tally.entered)};
    for (const cards::Lack& lack : tally.lacks) {
        const int many = int(lack.ids.size());
        parts += lack.field.isEmpty() ? CardsPage::tr("%n only named", nullptr, many)
                                      : CardsPage::tr("%n lack %1", nullptr, many).arg(kit::wordsWithin(lack.field));
    }
    return parts.join(QStringLiteral(" · "));
}

// As high and wide as there is room: the form in it is scrolled, and nothing else; buttons stand below one another where a row of
// them is too wide.
class Side : public QWidget {
public:
    using QWidget::QWidget;
    bool hasHeightForWidth() const override { return false; }
    QSize minimumSizeHint() const override { return {0, QWidget::minimumSizeHint().height()}; }
    void take(QBoxLayout* row, kit::PhotoBox* photo)
    {
        m_row = row;
        m_photo = photo;
        setAcceptDrops(true); // a photograph may be dropped anywhere on it
    }

protected:
    void dragEnterEvent(QDragEnterEvent* event) override { kit::PhotoBox::heed(*event); }
    void dropEvent(QDropEvent* event) override { m_photo->drop(*event); }
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        int wanted = m_row->spacing();
        for (int i = 0; i < m_row->count(); ++i)
            wanted += m_row->itemAt(i)->widget()->sizeHint().width();
        const QMargins edges = layout()->contentsMargins();
        m_row->setDirection(wanted > width() - edges.left() - edges.right() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }

private:
    QBoxLayout* m_row = nullptr;
    kit::PhotoBox* m_photo = nullptr;
};

} // namespace

CardsPage::CardsPage(Library& library, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_ui(std::make_unique<Ui::CardsPage>())
    , m_sideUi(std::make_unique<Ui::CardSide>())
    , m_side(new Side(this))
    , m_text(new PackText)
    , m_pasted(new PastePanel)
    , m_merged(new MergePanel)
    , m_entry(new kit::CardEntry)
    , m_onTableToo(new QCheckBox(m_entry))
{
    m_ui->setupUi(this);
    m_side->hide();
    m_side->setAccessibleName(tr("The card"));
    m_sideUi->setupUi(m_side);
    static_cast<Side*>(m_side)->take(m_sideUi->buttons, m_sideUi->photo);
    m_photographs = new Photographs(library, {m_entry->photo(), m_sideUi->photo}, this);
    m_model.setPhotographs([this](const QString& id) {
        return section() ? m_library.picture(Library::pictureName(*game(), section()->place, id)) : QImage();
    });
    m_ui->cards->setModel(&m_model);
    m_ui->cards->setItemDelegate(new CardDelegate(m_ui->cards));
    m_ui->table->setModel(&m_model);
    m_ui->table->setSelectionModel(m_ui->cards->selectionModel());
    m_ui->table->verticalHeader()->hide();
    auto* cells = new CellDelegate(m_model, m_ui->table);
    m_ui->table->setItemDelegate(cells);
    connect(cells, &CellDelegate::objected, this, &Page::told);
    m_ui->table->installEventFilter(this);
    m_ui->cards->installEventFilter(this);
    m_ui->stack->addWidget(m_text);
    m_ui->stack->addWidget(m_pasted);
    m_ui->stack->addWidget(m_merged);
    m_ui->stack->addWidget(m_entry);
    kit::keepToCurrent(m_ui->stack);
    m_ui->otherwise->hide();
    wire();
    wireWays();
}

void CardsPage::wire()
{
    connect(m_ui->packs, &QComboBox::currentIndexChanged, this, &CardsPage::showPack);
    connect(m_ui->sections, &QComboBox::currentIndexChanged, this, &CardsPage::showSection);
    connect(m_ui->met, &QCheckBox::clicked, this, &CardsPage::showPack);
    connect(m_ui->otherwise, &QPushButton::clicked, this, &CardsPage::lookOtherwise);
    connect(m_ui->asCards, &QPushButton::clicked, this, &CardsPage::leaveEntry);
    connect(m_ui->asTable, &QPushButton::clicked, this, &CardsPage::leaveEntry);
    connect(m_ui->cards->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (now.isValid())
            showCard(now.row());
    });
    connect(m_sideUi->add, &QPushButton::clicked, this, [this] { enterCard(-1); });
    connect(m_sideUi->save, &QPushButton::clicked, this, &CardsPage::save);
    connect(m_sideUi->remove, &QPushButton::clicked, this, &CardsPage::remove);
    auto* menu = new QMenu(m_ui->packMenu);
    m_ui->packMenu->setMenu(menu);
    connect(menu->addAction(tr("&New pack")), &QAction::triggered, this, &CardsPage::beginPack);
    connect(menu->addAction(tr("Impo&rt…")), &QAction::triggered, this, [this] {
        const QString file = QFileDialog::getOpenFileName(
            this, tr("Import a card pack"), {}, tr("Card packs and tables (*.json *.csv *.tsv *.txt)"));
        if (!file.isEmpty())
            importFrom(file);
    });
    connect(menu->addAction(tr("&Merge another owner's cards…")), &QAction::triggered, this, [this] {
        const QString file = QFileDialog::getOpenFileName(this, tr("Another owner's cards"), {}, tr("Card packs (*.json)"));
        if (!file.isEmpty())
            mergeFrom(file);
    });
    connect(menu->addAction(tr("E&xport…")), &QAction::triggered, this, [this] {
        const QString file = current() < 0 ? QString()
                                           : QFileDialog::getSaveFileName(this, tr("Export the card pack"),
                                               here().pack.id + QStringLiteral(".json"), tr("Card packs (*.json)"));
        if (!file.isEmpty())
            exportTo(file);
    });
    QAction* check = menu->addAction(tr("Chec&k"));
    check->setToolTip(tr("Check the whole pack as its file would be, with line and column of every fault"));
    connect(check, &QAction::triggered, this, [this] {
        if (current() >= 0) {
            m_text->show(cards::packJson(here().pack), here().pack.title, {game()});
            m_ui->stack->setCurrentWidget(m_text);
        }
    });
    connect(m_ui->offered, &QCheckBox::clicked, this, [this](bool on) { m_library.turnPack(game()->id(), here().name, on); });
    connect(m_text, &PackText::left, this, &CardsPage::leaveEntry);
    connect(m_text, &PackText::kept, this, [this](const cards::Pack& pack) {
        leaveEntry();
        if (pack.id == QLatin1String(cards::myCards)) { // another owner's, or an older one: never in place of what stands there
            if (pack.game == game()->id())
                return merge(pack);
            emit objected({engine::Fault{pack.title, pack.game, tr("These are somebody's own cards of another game."),
                tr("Take a table of that game from the shelf, then merge them here.")}});
            return;
        }
        if (keep(pack, tr("%1 is kept.").arg(pack.title)))
            m_ui->packs->setCurrentIndex(m_ui->packs->findData(pack.id));
    });
    connect(&m_library, &Library::packsChanged, this, &CardsPage::readPacks);
}

const engine::Game* CardsPage::game() const { return m_sitting ? &m_sitting->game() : m_library.games().front().get(); }

int CardsPage::current() const { return m_ui->packs->currentIndex(); }

QList<cards::Pack> CardsPage::packsShown() const { return here().below + QList<cards::Pack>{here().pack}; }

QWidget* CardsPage::list() const { return m_ui->asTable->isChecked() ? static_cast<QWidget*>(m_ui->table) : m_ui->cards; }

void CardsPage::sit(kit::Sitting* sitting, const kit::Desk* desk)
{
    noteDraft();
    m_sitting = sitting;
    m_desk = desk;
    m_packs.clear();
    m_steps.clear();
    m_returns = false;
    m_ui->met->setChecked(true);
    m_ui->stack->setCurrentWidget(list());
    if (isVisible())
        readPacks();
}

void CardsPage::refresh()
{
    if (m_packs.isEmpty())
        readPacks();
    else if (m_sitting && m_shownAt != m_sitting->table().node())
        followTable();
}

// Whoever types here goes on where the table has met nothing new.
void CardsPage::followTable()
{
    m_shownAt = m_sitting->table().node();
    const bool isSame = std::ranges::equal(metOf(m_sections), m_shown, {}, &cards::Section::cards, &cards::Section::cards);
    if (isSame || m_ui->stack->currentWidget() != list())
        countOtherwise();
    else
        showMet();
}

QWidget* CardsPage::firstFocus() { return m_ui->stack->currentWidget() == m_entry ? m_entry->firstFocus() : list(); }

void CardsPage::readPacks()
{
    const QString before = here().name;
    const auto named = m_sitting ? m_sitting->table().packs() : engine::Result<QStringList>(QStringList());
    const QStringList played = named ? cards::packsPlayed(*named, true) : QStringList();
    m_packs = m_library.packsOf(*game(), named ? *named : QStringList());
    const QString own = QLatin1String(cards::myCards);
    auto mine = std::ranges::find(m_packs, own, &PackHere::name);
    PackHere first = mine != m_packs.end() ? *mine : PackHere{cards::emptyMyCards(*game()), PackHere::OnShelf, own, true};
    if (mine != m_packs.end())
        m_packs.erase(mine);
    const bool isPlayed = m_sitting && played.contains(own);
    for (const QString& name : isPlayed ? played : QStringList()) // the later ones above, as the table takes them
        for (const PackHere& one : std::as_const(m_packs))
            if (one.name == name)
                first.below += one.pack;
    m_packs.insert(isPlayed ? 0 : m_packs.size(), first);
    {
        const QSignalBlocker quiet(m_ui->packs);
        m_ui->packs->clear();
        for (const PackHere& one : std::as_const(m_packs))
            m_ui->packs->addItem(QStringLiteral("%1 · %2").arg(one.pack.title.isEmpty() ? one.pack.id : one.pack.title,
                                     !one.below.isEmpty()            ? tr("all cards of this campaign")
                                         : played.contains(one.name) ? tr("of this campaign, %1").arg(placeOf(one.place))
                                                                     : placeOf(one.place)),
                one.name);
        m_ui->packs->setCurrentIndex(std::max(0, m_ui->packs->findData(before)));
    }
    showPack();
}

void CardsPage::showPack()
{
    const int at = current();
    kit::setAble(m_ui->offered, at >= 0 && m_packs[at].place == PackHere::OnShelf && !m_library.isReadOnly(),
        tr("Packs that come with the program are always offered."));
    m_ui->offered->setChecked(at >= 0 && m_packs[at].isOffered);
    m_sections = at < 0 ? QList<cards::Section>() : cards::sections(m_packs[at].pack, *game());
    if (at >= 0 && !m_packs[at].below.isEmpty())
        for (cards::Section& one : m_sections)
            if (const auto over = cards::sectionOver(packsShown(), *game(), one.place))
                one = *over;
    // Of two lists for the same cards the one where they are entered; the other while something stands in it.
    m_sections.removeIf(
        [lists = m_sections](const cards::Section& one) { return one.cards.isEmpty() && cards::standsForAnother(one, lists); });
    showMet();
}

QList<cards::Section> CardsPage::metOf(QList<cards::Section> sections)
{
    const auto met = m_sitting ? std::optional<Met>(*m_sitting) : std::nullopt;
    m_ui->met->setVisible(met && met->hasSurprises() && here().name != QLatin1String(cards::myCards));
    for (cards::Section& one : sections)
        if (!m_ui->met->isHidden() && m_ui->met->isChecked())
            one = met->only(one);
    return sections;
}

// What the table has met so far, and where it says otherwise than its cards.
void CardsPage::showMet()
{
    m_shownAt = m_sitting ? m_sitting->table().node() : 0;
    m_shown = metOf(m_sections);
    const QString before = m_ui->sections->currentData().toString();
    const QSignalBlocker quiet(m_ui->sections);
    m_ui->sections->clear();
    for (const cards::Section& one : std::as_const(m_shown))
        m_ui->sections->addItem(QStringLiteral("%1 (%2)").arg(kit::wordsOf(one.name)).arg(one.cards.size()), one.place);
    m_ui->sections->setCurrentIndex(std::max(0, m_ui->sections->findData(before)));
    countOtherwise();
    showSection();
}

const cards::Section* CardsPage::section() const
{
    const int at = m_ui->sections->currentIndex();
    return at < 0 || at >= m_shown.size() ? nullptr : &m_shown[at];
}

void CardsPage::showSection()
{
    const cards::Section* now = section();
    // Whoever is entering a card stays with it, whatever comes into the pack meanwhile.
    const bool isOnFace = m_ui->stack->currentWidget() == m_entry;
    const QString entering = isOnFace && m_row >= 0 && m_row < m_model.rowCount() ? idOf(m_model.card(m_row)) : QString();
    const cards::Tally tally = now ? cards::tally(*now) : cards::Tally();
    // Gaps stand first when a list is opened; then every card keeps its row, whatever is entered of it.
    const QString shown = m_ui->packs->currentData().toString() + QLatin1Char(' ') + (now ? now->place : QString());
    if (std::exchange(m_ordered, shown) != shown)
        m_order = tally.open.size() < tally.cards ? tally.open : QStringList();
    m_model.show(now ? *now : cards::Section(), names().titles,
        now ? cards::knownNames(packsShown(), *game(), now->place) : cards::Known(), m_order);
    m_order.clear();
    for (int row = 0; row < m_model.rowCount(); ++row)
        m_order += idOf(m_model.card(row));
    m_model.setEditable(now && !m_library.isReadOnly());
    kit::setAble(m_ui->paste, now && !now->isSingle && !m_library.isReadOnly(),
        m_library.isReadOnly() ? tr("The shelf cannot be written.") : tr("Rows go into a list of cards: choose one."));
    m_ui->table->horizontalHeader()->setMaximumSectionSize(fontMetrics().averageCharWidth() * 40);
    m_ui->table->horizontalHeader()->setResizeContentsPrecision(50);
    m_ui->table->resizeColumnsToContents();
    m_ui->count->setText(!now ? tr("There is no pack for this game yet.")
            : now->cards.isEmpty()
            ? tr("Nothing is entered yet under %1: a new card is enough to begin with.").arg(kit::wordsOf(now->name))
            : inWords(tally, now->name));
    const int first = m_model.rowCount() > 0 ? 0 : -1;
    showCard(!isOnFace ? first : m_row < 0 ? -1 : m_model.rowOf(entering)); // one that is gone from there is a new one
}

void CardsPage::showCard(int row)
{
    delete m_form;
    m_form = nullptr;
    m_row = row;
    const cards::Section* now = section();
    if (std::exchange(m_formOf, draftKey()) != draftKey()) // another card begins at its beginning
        m_sideUi->scroll->verticalScrollBar()->setValue(0);
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
    m_form->showAll();
    for (QFormLayout* rows : m_form->findChildren<QFormLayout*>())
        rows->setRowWrapPolicy(QFormLayout::WrapAllRows); // the band is narrow
    const QJsonObject card = row >= 0 ? m_model.card(row) : QJsonObject();
    const QJsonObject typed = m_drafts.value(draftKey());
    const QString meant = cards::idFor(typed.value(QLatin1String("title")).toString());
    const QJsonObject there = m_model.card(m_model.rowOf(idOf(typed).isEmpty() ? meant : idOf(typed)));
    const QStringList fields = typed.keys();
    const bool isThere = std::ranges::all_of(fields, [&](const QString& field) {
        return !cards::isTold(typed.value(field)) || field == QLatin1String("id") || there.value(field) == typed.value(field);
    });
    if (row >= 0 ? typed == card : isThere) // however it came there
        m_drafts.remove(draftKey());
    const bool isDraft = m_drafts.contains(draftKey());
    m_form->setValue(isDraft ? m_drafts.value(draftKey()) : card);
    tellSource(card);
    if (isDraft)
        m_sideUi->saved->setText(tr("Typed, and not saved yet."));
    m_sideUi->title->setText(
        row < 0 ? tr("%1: a new card").arg(kit::wordsOf(now->name)) : card.value(QLatin1String("title")).toString(idOf(card)));
    m_sideUi->formLayout->addWidget(m_form);
    m_form->show(); // the next key may be meant for it
    showPhotograph();
    connect(m_form, &kit::Form::edited, this, [this, card] {
        const bool isAsBefore = m_form->fields() == card;
        if (isAsBefore)
            m_drafts.remove(draftKey());
        else
            m_drafts.insert(draftKey(), m_form->fields());
        m_sideUi->saved->setText(isAsBefore ? QString() : tr("Typed, and not saved yet."));
        check();
    });
    if (row >= 0 && m_ui->cards->currentIndex().row() != row)
        m_ui->cards->selectionModel()->setCurrentIndex(
            m_model.index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    check();
    order();
    fitSide();
}

// Whoever has chosen a card is one press away from the first place that is open; the others follow, then the buttons.
void CardsPage::order()
{
    const QStringList lacking = cards::lacking(m_form->fields(), m_places);
    QList<QWidget*> stops;
    qsizetype firstOpen = -1;
    for (const auto& [name, editor] : m_form->editors()) {
        if (!editor->focusProxy())
            continue;
        const bool isOpen = name != QLatin1String("id") && editor->value().isUndefined() && !editor->findChild<QCheckBox*>();
        if (firstOpen < 0 && isOpen && (lacking.isEmpty() || lacking.contains(name)))
            firstOpen = stops.size();
        stops += editor->focusProxy();
    }
    std::rotate(stops.begin(), stops.begin() + std::max<qsizetype>(0, firstOpen), stops.end());
    m_firstOpen = stops.value(0);
    for (QPushButton* way : m_sideUi->photo->findChildren<QPushButton*>())
        stops += way;
    stops += QList<QWidget*>{m_sideUi->save, m_sideUi->onTable, m_sideUi->add, m_sideUi->remove};
    QWidget* last = list();
    for (QWidget* stop : std::as_const(stops)) {
        if (stop->window() == last->window()) // a band may float
            setTabOrder(last, stop);
        last = stop;
    }
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

// Live, while it is typed: what the game says of the card, and whether its id is free.
void CardsPage::check()
{
    const cards::Section* now = section();
    const QJsonObject card = m_form->fields();
    QStringList faults;
    for (const engine::Fault& fault : cards::faultsOf(card, *now, m_places, *game()))
        faults += QStringLiteral("✗ ") + fault.text();
    for (const engine::Fault& fault : nameGone(m_row >= 0 ? m_model.card(m_row) : QJsonObject(), card))
        faults += QStringLiteral("✗ ") + fault.text();
    const QString id = idOf(card);
    if (id.isEmpty())
        faults += QStringLiteral("✗ ") + tr("The card needs an id: a short name in small letters and hyphens.");
    else if (isThere(id) && id != (m_row >= 0 ? idOf(m_model.card(m_row)) : QString()))
        faults += QStringLiteral("✗ ") + tr("There is another card with the id %1.").arg(id);
    const bool isUntouched = m_row < 0 && !m_drafts.contains(draftKey()); // nothing typed is nothing wrong
    m_sideUi->faults->setText(isUntouched ? QString() : faults.join(QLatin1Char('\n')));
    m_sideUi->faults->setVisible(!m_sideUi->faults->text().isEmpty());
    kit::setAble(m_sideUi->save, faults.isEmpty(), faults.join(QLatin1Char('\n')));
}

QString CardsPage::draftKey() const
{
    const cards::Section* now = section();
    const QString id = m_row >= 0 ? idOf(m_model.card(m_row)) : QString();
    return QStringLiteral("%1 %2 %3 %4")
        .arg(game()->id(), m_ui->packs->currentData().toString(), now ? now->place : QString(), id);
}

bool CardsPage::isForTable() const { return m_sideUi->onTable->isVisibleTo(m_side) && m_sideUi->onTable->isChecked(); }

void CardsPage::save()
{
    const QString id = idOf(m_form->fields());
    if (!keepCard(m_row >= 0 ? m_model.card(m_row) : QJsonObject(), m_form->fields()))
        return;
    const QString said = m_sideUi->saved->text();
    leaveEntry();
    // The next card that lacks something waits for the keyboard.
    const int row = m_model.rowOf(id);
    const QStringList open = cards::tally(m_model.section()).open;
    for (int next = row + 1; next < m_model.rowCount(); ++next)
        if (open.contains(idOf(m_model.card(next)))) {
            showCard(next);
            if (m_firstOpen)
                m_firstOpen->setFocus(Qt::TabFocusReason);
            m_sideUi->saved->setText(said);
            return;
        }
    showCard(row);
    m_sideUi->saved->setText(said);
}

// A card as it was before, and as it is now; it stays in sight.
bool CardsPage::keepCard(const QJsonObject& before, const QJsonObject& card)
{
    const cards::Section saved = *section();
    const auto pack =
        before.isEmpty() ? cards::withCard(here().pack, *game(), saved.place, card) : replaced({Reprint{before, card}});
    if (!pack) {
        emit objected(pack.faults());
        return false;
    }
    const QString id = idOf(card), draft = draftKey();
    const QJsonObject typed = m_drafts.take(draft);
    const QString title = card.value(QLatin1String("title")).toString(id);
    if (!keep(*pack, {})) {
        m_drafts.insert(draft, typed);
        return false;
    }
    const QString picture = Library::pictureName(*game(), saved.place, id);
    if (before.isEmpty())
        movePictures({{{}, picture, m_photographs->kept(draft, picture)}});
    else if (id != idOf(before))
        movePictures({moved(idOf(before), id)});
    const QString said = toTable(saved, {Reprint{before, card}}) + stillSaid(before, card);
    showCard(m_model.rowOf(id)); // with what the table says of it by now
    m_sideUi->saved->setText(said);
    emit undoable(tr("%1: %2").arg(title, said), [this] { takeBack(); });
    return true;
}

QString CardsPage::toTable(const cards::Section& section, const QList<Reprint>& cards)
{
    if (!isForTable())
        return tr("Saved. A card that is in play already keeps what was known of it.");
    const int corrected = bringToTable(*m_sitting, section, cards);
    if (corrected > 0 && !m_steps.isEmpty())
        m_steps.last().node = m_sitting->table().node();
    countOtherwise();
    return corrected > 0 ? tr("Saved, and %n cards entered on the table too.", nullptr, corrected)
                         : tr("Saved. The table knew all of it already.");
}

bool CardsPage::takeBack()
{
    if (m_steps.isEmpty())
        return false;
    const Step step = m_steps.takeLast();
    if (m_sitting && step.node > 0 && m_sitting->table().node() == step.node)
        m_sitting->undo();
    const QList<PackHere> packs = m_library.packsOf(*game(), {});
    QList<PictureMoved> pictures = step.pictures;
    for (PictureMoved& one : pictures)
        std::swap(one.from, one.to);
    m_photographs->move(pictures);
    m_model.forgetPhotographs();
    showPhotograph();
    const auto now = std::ranges::find(packs, step.after.id, &PackHere::name); // cards may have come into it on the table
    const cards::Pack before = now == packs.end() ? step.before : cards::takenBack(now->pack, step.before, step.after, *game());
    const bool isOfCards = step.before.setup != step.after.setup || step.before.cards != step.after.cards;
    if (const auto kept = isOfCards ? m_library.keepPack(before) : engine::Result<engine::Done>(engine::Done()); !kept)
        emit objected(kept.faults());
    else
        emit told(tr("Taken back, as the cards were before."));
    return true;
}

void CardsPage::remove()
{
    const QString title = m_model.card(m_row).value(QLatin1String("title")).toString(idOf(m_model.card(m_row)));
    const auto pack = cards::without(here().pack, *game(), {section()->place, idOf(m_model.card(m_row))});
    if (!pack) {
        emit objected(pack.faults());
        return;
    }
    const QString draft = draftKey(), id = idOf(m_model.card(m_row));
    if (!keep(*pack, tr("%1 is removed.").arg(title)))
        return;
    m_drafts.remove(draft);
    movePictures({moved(id, {})});
}

// A pack that is a file of its own stays one; everything else is kept on the shelf, above what comes with the program.
bool CardsPage::keep(cards::Pack pack, const QString& done)
{
    const PackHere now = here();
    if (now.place == PackHere::File && now.pack.id == pack.id) {
        m_packs[current()].pack = pack;
        const bool isWritten = exportTo(now.name);
        readPacks();
        return isWritten;
    }
    if (const auto kept = m_library.keepPack(pack); !kept) {
        emit objected(kept.faults());
        return false;
    }
    if (now.pack.id == pack.id)
        m_steps += Step{now.pack, pack};
    if (!done.isEmpty())
        emit undoable(done, [this] { takeBack(); });
    return true;
}

// The card wherever it stands, first in what the campaign plays with. One that stands nowhere is entered: what the table knows
// of it is known already.
void CardsPage::open(const QString& what)
{
    if (m_packs.isEmpty())
        readPacks();
    if (what.startsWith(QLatin1String("file:"))) {
        openFile(what.mid(5));
        return;
    }
    noteDraft();
    m_ui->stack->setCurrentWidget(list());
    const QString place = what.section(QLatin1Char('.'), 0, 1), id = what.section(QLatin1Char('.'), 2);
    const auto show = [&] {
        const int at = m_ui->sections->findData(place);
        if (at < 0)
            return false;
        m_ui->sections->setCurrentIndex(at);
        const int row = m_model.rowOf(id);
        if (row >= 0)
            showCard(row);
        return row >= 0;
    };
    const int before = current();
    const auto find = [&] {
        bool isFound = show();
        for (int pack = 0; pack < m_packs.size() && !isFound; ++pack) {
            m_ui->packs->setCurrentIndex(pack);
            isFound = show();
        }
        return isFound;
    };
    bool isFound = find();
    if (!isFound && !id.isEmpty() && m_ui->met->isChecked()) { // whoever asks for it by name knows of it
        m_ui->met->setChecked(false);
        showPack();
        isFound = find();
    }
    if (!isFound) { // never another one
        const int own = m_sitting && !id.isEmpty() ? m_ui->packs->findData(QLatin1String(cards::myCards)) : before;
        m_ui->packs->setCurrentIndex(own);
        show();
    }
    if (!section() || section()->place != place || !m_sitting)
        return;
    if (!isFound && !id.isEmpty()) {
        showCard(-1);
        QJsonObject known = knownOnTable(*m_sitting, *section(), id);
        if (known.isEmpty() || m_drafts.contains(draftKey())) // what was typed of another one is not lost over it
            return;
        m_drafts.insert(draftKey(), known);
        enterCard(-1);
    } else if (isFound && !cards::lacking(m_model.card(m_row), m_places).isEmpty()
        && here().name == QLatin1String(cards::myCards)) {
        enterCard(m_row);
    }
    m_returns = m_ui->stack->currentWidget() == m_entry;
}

} // namespace window
