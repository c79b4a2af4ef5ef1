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
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QSet>
#include <QShortcut>
#include <QSignalBlocker>

#include <algorithm>
#include <functional>

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

// "Mercenaries: 18 cards, 6 entered · 7 only named · 5 in part, missing: weary, cost (3)": each card is counted once, those of
// which most is missing first.
QString inWords(const cards::Tally& tally, const QString& list)
{
    QStringList parts{CardsPage::tr("%1: %n cards, %2 entered", nullptr, tally.cards).arg(kit::wordsOf(list)).arg(tally.entered)};
    const auto bare = std::ranges::find(tally.lacks, QString(), &cards::Lack::field);
    const int named = bare == tally.lacks.end() ? 0 : int(bare->ids.size()), begun = int(tally.open.size()) - named;
    if (named > 0)
        parts += CardsPage::tr("%n only named", nullptr, named);
    QStringList missing;
    for (const cards::Lack& lack : tally.lacks)
        if (!lack.field.isEmpty())
            missing += lack.ids.size() == begun
                ? kit::wordsWithin(lack.field)
                : QStringLiteral("%1 (%2)").arg(kit::wordsWithin(lack.field)).arg(lack.ids.size());
    if (begun > 0)
        parts += CardsPage::tr("%n in part, missing: %1", nullptr, begun).arg(missing.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral(" · "));
}

// Those of a list of which something is missing, as they stand in it: before those that are begun those that have only their
// name.
QStringList gapsOf(const cards::Tally& tally, const cards::Section* list)
{
    const auto bare = std::ranges::find(tally.lacks, QString(), &cards::Lack::field);
    const QStringList named = bare == tally.lacks.end() ? QStringList() : bare->ids;
    const QSet<QString> open(tally.open.begin(), tally.open.end()), first(named.begin(), named.end());
    QStringList all, begun;
    for (const QJsonValue& card : list ? list->cards : QJsonArray())
        if (const QString id = idOf(card); open.contains(id))
            (first.contains(id) ? all : begun) += id;
    return all + begun;
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
    bool event(QEvent* event) override
    {
        if (m_row && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
            turnButtons();
        return QWidget::event(event);
    }

private:
    void turnButtons()
    {
        int wanted = m_row->spacing();
        for (int i = 0; i < m_row->count(); ++i)
            wanted += m_row->itemAt(i)->widget()->sizeHint().width();
        const QMargins edges = layout()->contentsMargins();
        m_row->setDirection(wanted > width() - edges.left() - edges.right() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }

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
    connect(cells, &CellDelegate::fitted, this, &Page::movedOn);
    for (QWidget* one : std::initializer_list<QWidget*>{m_ui->table, m_ui->cards}) {
        one->installEventFilter(this);
        m_sideUi->photo->pastesWithin(one);
    }
    for (const QAbstractItemView* one : std::initializer_list<QAbstractItemView*>{m_ui->table, m_ui->cards}) {
        one->viewport()->setAcceptDrops(true);
        one->viewport()->installEventFilter(this);
    }
    for (QWidget* one : {m_ui->packs, m_ui->sections}) // they would look for what is pasted
        one->installEventFilter(this);
    for (QWidget* one : {m_side, m_ui->tools})
        m_sideUi->photo->pastesWithin(one);
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
    connect(m_ui->asCards, &QPushButton::clicked, this, [this] {
        leaveEntry();
        showSection(); // in its order
    });
    connect(m_ui->asTable, &QPushButton::clicked, this, &CardsPage::leaveEntry);
    connect(m_ui->cards->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (now.isValid())
            showCard(now.row());
    });
    connect(m_sideUi->add, &QPushButton::clicked, this, [this] { enterCard(-1); });
    connect(m_sideUi->save, &QPushButton::clicked, this, &CardsPage::save);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) // as on a face
        connect(new QShortcut(Qt::CTRL | key, m_side, nullptr, nullptr, Qt::WidgetWithChildrenShortcut), &QShortcut::activated,
            m_sideUi->save, &QPushButton::click);
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
        if (keep(pack, engine::fill(tr("%1 is kept."), {pack.title})))
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
    m_sitting = sitting;
    m_desk = desk;
    m_packs.clear();
    m_steps.clear();
    m_undone.clear();
    if (sitting)
        connect(sitting, &kit::Sitting::changed, this, &CardsPage::followUndo);
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
    std::ranges::stable_sort(m_packs, std::greater(), // which counts before the others stands before them
        [&](const PackHere& one) { return played.indexOf(one.name); });
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
        m_ui->packs->setToolTip(
            played.size() < 2 ? QString() : tr("Of a card that several packs of this campaign tell, the upper one counts."));
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
        m_ui->sections->addItem(wordsOf(one), one.place);
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
    const cards::Tally tally = now ? cards::tally(*now) : cards::Tally();
    // Gaps stand first, so the same cards lie in the same order whenever they are looked at. Only under whoever types over the
    // table every card keeps its row.
    const QString shown = m_ui->packs->currentData().toString() + QLatin1Char(' ') + (now ? now->place : QString());
    const bool isSame = std::exchange(m_ordered, shown) == shown;
    const QString chosen =
        (isSame || isOnFace) && m_row >= 0 && m_row < m_model.rowCount() ? idOf(m_model.card(m_row)) : QString();
    if (!isSame || list() != m_ui->table)
        m_order = gapsOf(tally, now);
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
    m_counted = !now ? tr("There is no pack for this game yet.")
        : now->cards.isEmpty()
        ? engine::fill(tr("Nothing is entered yet under %1: a new card is enough to begin with."), {kit::wordsOf(now->name)})
        : inWords(tally, now->name);
    m_ui->count->setText(m_counted);
    const bool isNew = m_row < 0 && (isOnFace || (isSame && !m_drafts.of(draftKey()).isEmpty()));
    const int row = chosen.isEmpty() ? -1 : m_model.rowOf(chosen);
    showCard(row >= 0 || isNew || isOnFace || m_model.rowCount() == 0 ? row : 0); // one that is gone from a face is a new one
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
    m_ui->stack->setCurrentWidget(list());
    m_goesOn = what.endsWith(QLatin1Char('*')); // this card, and whatever else of its list lacks something
    const QString place = what.section(QLatin1Char('.'), 0, 1);
    const QString id = what.section(QLatin1Char('.'), 2).remove(QLatin1Char('*'));
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
        const QJsonObject known = knownOnTable(*m_sitting, *section(), id);
        if (known.isEmpty() || !m_drafts.of(draftKey()).isEmpty()) // what was typed of another one is not lost over it
            return;
        enterCard(-1, known);
    } else if (isFound && !cards::lacking(m_model.card(m_row), m_places).isEmpty()
        && here().name == QLatin1String(cards::myCards)) {
        enterCard(m_row);
    }
    m_returns = m_ui->stack->currentWidget() == m_entry;
}

} // namespace window
