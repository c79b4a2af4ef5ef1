// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/cards_page.h"

#include "engine/path.h"
#include "engine/table_actions.h"
#include "kit/forms/form.h"
#include "ui_card_side.h"
#include "ui_cards_page.h"
#include "window/cards/pack_text.h"
#include "window/paper/printed.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QSaveFile>
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

QString idOf(const QJsonObject& card) { return card.value(QLatin1String("id")).toString(); }

} // namespace

CardsPage::CardsPage(Library& library, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_ui(std::make_unique<Ui::CardsPage>())
    , m_sideUi(std::make_unique<Ui::CardSide>())
    , m_side(new QWidget(this))
    , m_text(new PackText)
{
    m_ui->setupUi(this);
    m_side->hide();
    m_side->setAccessibleName(tr("The card"));
    m_sideUi->setupUi(m_side);
    m_ui->cards->setModel(&m_model);
    m_ui->cards->setItemDelegate(new CardDelegate(m_ui->cards));
    m_ui->table->setModel(&m_model);
    m_ui->table->setSelectionModel(m_ui->cards->selectionModel());
    m_ui->table->verticalHeader()->hide();
    m_ui->stack->addWidget(m_text);
    wire();
}

CardsPage::~CardsPage() = default;

void CardsPage::wire()
{
    connect(m_ui->packs, &QComboBox::currentIndexChanged, this, &CardsPage::showPack);
    connect(m_ui->sections, &QComboBox::currentIndexChanged, this, &CardsPage::showSection);
    connect(m_ui->asCards, &QPushButton::clicked, this, [this] { m_ui->stack->setCurrentWidget(m_ui->cards); });
    connect(m_ui->asTable, &QPushButton::clicked, this, [this] { m_ui->stack->setCurrentWidget(m_ui->table); });
    connect(m_ui->cards->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (now.isValid())
            showCard(now.row());
    });
    connect(m_sideUi->add, &QPushButton::clicked, this, [this] {
        showCard(-1);
        if (m_form)
            m_form->nextInFocusChain()->setFocus();
    });
    connect(m_sideUi->save, &QPushButton::clicked, this, &CardsPage::save);
    connect(m_sideUi->remove, &QPushButton::clicked, this, &CardsPage::remove);
    connect(m_ui->newPack, &QPushButton::clicked, this, &CardsPage::beginPack);
    connect(m_ui->import_, &QPushButton::clicked, this, [this] {
        const QString file = QFileDialog::getOpenFileName(this, tr("Import a card pack"), {}, tr("Card packs (*.json)"));
        if (!file.isEmpty())
            importFrom(file);
    });
    connect(m_ui->export_, &QPushButton::clicked, this, [this] {
        const int at = m_ui->packs->currentIndex();
        const QString file = at < 0 ? QString()
                                    : QFileDialog::getSaveFileName(this, tr("Export the card pack"),
                                        m_packs[at].pack.id + QStringLiteral(".json"), tr("Card packs (*.json)"));
        if (!file.isEmpty())
            exportTo(file);
    });
    connect(m_ui->check, &QPushButton::clicked, this, [this] {
        if (const int at = m_ui->packs->currentIndex(); at >= 0) {
            m_text->show(cards::packJson(m_packs[at].pack), m_packs[at].pack.title, {game()});
            m_ui->stack->setCurrentWidget(m_text);
        }
    });
    connect(m_ui->offered, &QCheckBox::clicked, this,
        [this](bool on) { m_library.turnPack(game()->id(), m_packs.value(m_ui->packs->currentIndex()).name, on); });
    connect(m_text, &PackText::left, this,
        [this] { m_ui->stack->setCurrentWidget(m_ui->asTable->isChecked() ? static_cast<QWidget*>(m_ui->table) : m_ui->cards); });
    connect(m_text, &PackText::kept, this, [this](const cards::Pack& pack) {
        emit m_text->left();
        keep(pack);
    });
    connect(&m_library, &Library::packsChanged, this, &CardsPage::readPacks);
}

const engine::Game* CardsPage::game() const { return m_sitting ? &m_sitting->game() : m_library.games().front().get(); }

void CardsPage::sit(kit::Sitting* sitting, const kit::Desk*)
{
    m_sitting = sitting;
    m_packs.clear();
    if (isVisible())
        readPacks();
}

void CardsPage::refresh()
{
    if (m_packs.isEmpty())
        readPacks();
}

QWidget* CardsPage::firstFocus() { return m_ui->asTable->isChecked() ? static_cast<QWidget*>(m_ui->table) : m_ui->cards; }

void CardsPage::readPacks()
{
    const QString before = m_packs.value(m_ui->packs->currentIndex()).name;
    const auto named = m_sitting ? m_sitting->table().packs() : engine::Result<QStringList>(QStringList());
    m_packs = m_library.packsOf(*game(), named ? *named : QStringList());
    {
        const QSignalBlocker quiet(m_ui->packs);
        m_ui->packs->clear();
        for (const PackHere& one : std::as_const(m_packs)) {
            const bool isPlayed = named && named->contains(one.name);
            m_ui->packs->addItem(QStringLiteral("%1 · %2").arg(one.pack.title.isEmpty() ? one.pack.id : one.pack.title,
                                     isPlayed ? tr("of this campaign, %1").arg(placeOf(one.place)) : placeOf(one.place)),
                one.name);
        }
        m_ui->packs->setCurrentIndex(std::max(0, m_ui->packs->findData(before)));
    }
    showPack();
}

void CardsPage::showPack()
{
    const int at = m_ui->packs->currentIndex();
    m_ui->offered->setEnabled(
        at >= 0 && m_packs[at].place == PackHere::OnShelf && !m_library.isReadOnly()); // the others always are
    m_ui->offered->setChecked(at >= 0 && m_packs[at].isOffered);
    const QString before = m_ui->sections->currentData().toString();
    m_sections = at < 0 ? QList<cards::Section>() : cards::sections(m_packs[at].pack, *game());
    const QSignalBlocker quiet(m_ui->sections);
    m_ui->sections->clear();
    for (const cards::Section& one : std::as_const(m_sections))
        m_ui->sections->addItem(QStringLiteral("%1 (%2)").arg(kit::wordsOf(one.name)).arg(one.cards.size()), one.place);
    m_ui->sections->setCurrentIndex(std::max(0, m_ui->sections->findData(before)));
    showSection();
}

const cards::Section* CardsPage::section() const
{
    const int at = m_ui->sections->currentIndex();
    return at < 0 || at >= m_sections.size() ? nullptr : &m_sections[at];
}

void CardsPage::showSection()
{
    const cards::Section* now = section();
    m_model.show(now ? *now : cards::Section(), names().titles);
    m_ui->table->horizontalHeader()->setMaximumSectionSize(fontMetrics().averageCharWidth() * 40);
    m_ui->table->resizeColumnsToContents();
    m_ui->count->setText(!now ? tr("There is no pack for this game yet.")
            : now->cards.isEmpty()
            ? tr("No %1 are entered yet: a new card is enough to begin with.").arg(kit::wordsWithin(now->name))
            : tr("%1: %2, of which %3 are entered whole").arg(kit::wordsOf(now->name)).arg(now->cards.size()).arg(now->entered));
    showCard(m_model.rowCount() > 0 ? 0 : -1);
}

void CardsPage::showCard(int row)
{
    delete m_form;
    m_form = nullptr;
    m_row = row;
    const cards::Section* now = section();
    m_sideUi->save->setEnabled(now);
    m_sideUi->add->setEnabled(now && (!now->isSingle || now->cards.isEmpty()));
    m_sideUi->onTable->setVisible(
        now && m_sitting && !m_sitting->isReadOnly() && !m_sitting->isLooking() && !stateListOf(*now, *game()).isEmpty());
    m_sideUi->remove->setEnabled(now && row >= 0);
    m_sideUi->saved->clear();
    if (!now)
        return;
    m_form = new kit::Form(now->schema, names(), m_sideUi->holder);
    m_form->showAll();
    for (QFormLayout* rows : m_form->findChildren<QFormLayout*>())
        rows->setRowWrapPolicy(QFormLayout::WrapAllRows); // the band is narrow
    const QJsonObject card = row >= 0 ? m_model.card(row) : QJsonObject();
    const bool isDraft = m_drafts.contains(draftKey());
    m_form->setValue(isDraft ? m_drafts.value(draftKey()) : card);
    if (isDraft)
        m_sideUi->saved->setText(tr("Typed, and not saved yet."));
    m_sideUi->title->setText(
        row < 0 ? tr("A new card of %1").arg(kit::wordsOf(now->name)) : card.value(QLatin1String("title")).toString(idOf(card)));
    m_sideUi->formLayout->addWidget(m_form);
    connect(m_form, &kit::Form::edited, this, [this] {
        m_drafts.insert(draftKey(), m_form->fields());
        m_sideUi->saved->setText(tr("Typed, and not saved yet."));
        check();
    });
    if (row >= 0 && m_ui->cards->currentIndex().row() != row)
        m_ui->cards->selectionModel()->setCurrentIndex(
            m_model.index(row, 0), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    check();
}

// The cards of this pack, and what lies on the table.
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
    const QList<engine::Fault> found = now->kind.isEmpty()
        ? game()->setupFaults(QJsonObject{{now->name, now->isSingle ? QJsonValue(card) : QJsonValue(QJsonArray{card})}}, {})
        : game()->cardFaults(now->kind, card, {});
    QStringList faults;
    for (const engine::Fault& fault : found)
        faults += QStringLiteral("✗ ") + fault.text();
    const QString id = idOf(card);
    if (id.isEmpty())
        faults += QStringLiteral("✗ ") + tr("The card needs an id: a short name in small letters and hyphens.");
    else if (const int other = m_model.rowOf(id); other >= 0 && other != m_row)
        faults += QStringLiteral("✗ ") + tr("There is another card with the id %1.").arg(id);
    m_sideUi->faults->setText(faults.join(QLatin1Char('\n')));
    m_sideUi->faults->setVisible(!faults.isEmpty());
    m_sideUi->save->setEnabled(faults.isEmpty());
}

QString CardsPage::draftKey() const
{
    const cards::Section* now = section();
    return QStringLiteral("%1 %2 %3").arg(m_ui->packs->currentData().toString(), now ? now->place : QString()).arg(m_row);
}

void CardsPage::save()
{
    const cards::Section* now = section();
    QJsonArray all = now->cards;
    const QJsonObject card = m_form->fields();
    if (m_row >= 0)
        all.replace(m_row, card);
    else
        all += card;
    const cards::Section saved = *now;
    const QJsonObject before = m_row >= 0 ? m_model.card(m_row) : QJsonObject();
    const QString id = idOf(card), place = now->place, draft = draftKey();
    const QJsonObject typed = m_drafts.take(draft);
    if (!keep(cards::withCards(m_packs[m_ui->packs->currentIndex()].pack, *now, all))) {
        m_drafts.insert(draft, typed);
        return;
    }
    open(place + QLatin1Char('.') + id);
    const bool isForTable = m_sideUi->onTable->isVisibleTo(m_side) && m_sideUi->onTable->isChecked();
    m_sideUi->saved->setText(
        isForTable ? correctTable(saved, before, card) : tr("Saved. A card that is in play already keeps what was known of it."));
}

// A campaign keeps what its cards said when it began: on its table another print is a correction, one for each field.
QString CardsPage::correctTable(const cards::Section& section, const QJsonObject& before, const QJsonObject& card)
{
    const engine::Game& game = m_sitting->game();
    const QString list = stateListOf(section, game);
    const QString path = section.isSingle ? list : list + QLatin1Char('.') + idOf(card);
    const auto stateNow = [&] { return game.stateToJson(m_sitting->table().state()); };
    if (!engine::valueAt(stateNow(), path))
        return tr("Saved. The table does not know this card, so it stays as it is there.");
    QJsonObject said = card;
    for (const QString& field : before.keys()) // a list that was emptied says so
        if (before.value(field).isArray() && !card.contains(field))
            said.insert(field, QJsonArray());
    int corrected = 0;
    m_sitting->together([&] {
        for (auto field = said.begin(); field != said.end(); ++field) {
            const QString at = path + QLatin1Char('.') + field.key();
            const QJsonObject now = stateNow();
            const auto wanted = engine::withValueAt(now, at, field.value());
            const auto read = wanted ? game.stateFromJson(wanted->toObject()) : engine::Result<engine::AnyState>(wanted.faults());
            if (!read || game.stateToJson(*read) == now) // what is left out of a card stands in the state all the same
                continue;
            m_sitting->propose(engine::Correct{at, field.value(), tr("as its card says")});
            corrected += stateNow() != now;
        }
    });
    return corrected > 0 ? tr("Saved, and %n facts corrected on the table.", nullptr, corrected)
                         : tr("Saved. The table knew all of it already.");
}

void CardsPage::remove()
{
    const cards::Section* now = section();
    QJsonArray all = now->cards;
    all.removeAt(m_row);
    const QString drafts = draftKey().section(QLatin1Char(' '), 0, 1) + QLatin1Char(' ');
    const QHash<QString, QJsonObject> typed = m_drafts;
    m_drafts.removeIf(
        [&](QHash<QString, QJsonObject>::iterator draft) { return draft.key().startsWith(drafts); }); // the rows are others now
    if (!keep(cards::withCards(m_packs[m_ui->packs->currentIndex()].pack, *now, all)))
        m_drafts = typed;
}

// A pack that is a file of its own stays one; everything else is kept on the shelf, above what comes with the program.
bool CardsPage::keep(cards::Pack pack)
{
    const PackHere here = m_packs.value(m_ui->packs->currentIndex());
    if (here.place == PackHere::File && here.pack.id == pack.id) {
        m_packs[m_ui->packs->currentIndex()].pack = pack;
        const bool isWritten = exportTo(here.name);
        readPacks();
        return isWritten;
    }
    if (const auto kept = m_library.keepPack(pack); !kept) {
        emit failed(kept.faults());
        return false;
    }
    m_ui->packs->setCurrentIndex(m_ui->packs->findData(pack.id));
    return true;
}

void CardsPage::beginPack()
{
    cards::Pack pack;
    pack.game = game()->id();
    pack.title = tr("My cards");
    QString id = QStringLiteral("my-cards");
    for (int n = 2; m_ui->packs->findData(id) >= 0; ++n) {
        id = QStringLiteral("my-cards-%1").arg(n);
        pack.title = tr("My cards %1").arg(n);
    }
    pack.id = id;
    keep(pack);
}

void CardsPage::importFrom(const QString& file)
{
    cards::Games games;
    for (const auto& one : m_library.games())
        games += one.get();
    const auto text = cards::packText(file, games);
    if (!text) {
        emit objected(text.faults());
        return;
    }
    m_text->show(*text, file, games);
    m_ui->stack->setCurrentWidget(m_text);
}

bool CardsPage::exportTo(const QString& file)
{
    const int at = m_ui->packs->currentIndex();
    if (at < 0)
        return false;
    QSaveFile out(file);
    const QByteArray json = cards::packJson(m_packs[at].pack);
    // Only flush tells a full disk; commit alone would put an empty file in place.
    const bool isWritten = out.open(QIODevice::WriteOnly) && out.write(json) == json.size() && out.flush() && out.commit();
    if (!isWritten)
        emit failed({engine::Fault{file, {}, out.errorString(), tr("Choose another folder, or make room on the disk.")}});
    return isWritten;
}

void CardsPage::open(const QString& what)
{
    if (m_packs.isEmpty())
        readPacks();
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
    for (int pack = -1; pack < m_packs.size() && !show(); ++pack)
        if (pack + 1 < m_packs.size())
            m_ui->packs->setCurrentIndex(pack + 1);
}

} // namespace window
