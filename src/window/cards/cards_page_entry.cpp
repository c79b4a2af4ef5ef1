// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in which cards are entered on their page: on a face, over the cells of the table, in rows that are pasted; which of
// them are there already, and what of a card goes with another short name.
#include "window/cards/cards_page.h"

#include "cards/line_reading.h"
#include "cards/packing.h"
#include "cards/replacing.h"
#include "kit/entry/card_entry.h"
#include "kit/entry/photo_box.h"
#include "ui_card_side.h"
#include "ui_cards_page.h"
#include "window/cards/merge_panel.h"
#include "window/cards/paste_panel.h"
#include "window/cards/long_work.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QKeyEvent>
#include <QMimeData>

#include <algorithm>

namespace window {

void CardsPage::wireWays()
{
    for (QAbstractItemView* view : std::initializer_list<QAbstractItemView*>{m_ui->cards, m_ui->table})
        connect(view, &QAbstractItemView::activated, this, [this, view](const QModelIndex& index) {
            if (view == m_ui->cards || !(index.flags() & Qt::ItemIsEditable))
                enterCard(index.row());
        });
    m_onTableToo->setObjectName(QStringLiteral("onTableToo"));
    m_onTableToo->setText(m_sideUi->onTable->text());
    m_onTableToo->setToolTip(m_sideUi->onTable->toolTip());
    m_onTableToo->setChecked(m_sideUi->onTable->isChecked());
    connect(m_onTableToo, &QCheckBox::toggled, m_sideUi->onTable, &QCheckBox::setChecked);
    connect(m_sideUi->onTable, &QCheckBox::toggled, m_onTableToo, &QCheckBox::setChecked);
    m_entry->addBelow(m_onTableToo);
    connect(m_photographs, &Photographs::failed, this, &Page::failed);
    connect(m_photographs, &Photographs::changed, this, &CardsPage::notePhotograph);
    connect(m_ui->stack, &QStackedWidget::currentChanged, this, &CardsPage::fitSide);
    connect(m_entry, &kit::CardEntry::entered, this, &CardsPage::entered);
    connect(m_entry, &kit::CardEntry::edited, this, &CardsPage::noteDraft);
    connect(m_entry, &kit::CardEntry::later, this, [this] {
        showCard(m_row); // as far as it is typed
        leaveEntry();
    });
    connect(m_entry, &kit::CardEntry::cancelled, this, &CardsPage::cancelEntry);
    connect(
        &m_model, &CardsModel::typed, this,
        [this](const QJsonObject& before, const QJsonObject& card) {
            const QModelIndex at = m_ui->table->currentIndex(); // whoever types goes on there
            const int row = at.row(), column = at.column();
            if (keepCard(before, card))
                m_ui->table->setCurrentIndex(m_model.index(row, column));
        },
        Qt::QueuedConnection); // the editor closes first
    connect(
        m_ui->paste, &QPushButton::clicked, this, [this] { paste(QApplication::clipboard()->text().toUtf8(), tr("clipboard")); });
    connect(m_pasted, &PastePanel::left, this, &CardsPage::leaveEntry);
    connect(m_pasted, &PastePanel::objected, this, &Page::objected);
    connect(m_pasted, &PastePanel::taken, this, &CardsPage::take);
    connect(m_merged, &MergePanel::left, this, &CardsPage::leaveEntry);
    connect(m_merged, &MergePanel::objected, this, &Page::objected);
    connect(m_merged, &MergePanel::merged, this, &CardsPage::takeMerged);
}

CardsPage::~CardsPage() = default;

void CardsPage::noteDraft()
{
    const QJsonObject typed = m_entry->draft();
    const bool isNamed = !typed.value(QLatin1String("title")).toString().isEmpty();
    const bool saysSomething = m_row >= 0 ? typed != m_model.card(m_row) : isNamed || !cards::isOnlyNamed(typed);
    m_drafts.keep(draftKey(), !m_entry->isBegun() ? m_draftBefore : saysSomething ? typed : QJsonObject());
}

void CardsPage::cancelEntry()
{
    m_drafts.keep(draftKey(), m_draftBefore);
    showCard(m_row);
    leaveEntry();
}

void CardsPage::enterCard(int row, const QJsonObject& known)
{
    const cards::Section* now = section();
    if (!now || m_library.isReadOnly() || (row < 0 && now->isSingle && !now->cards.isEmpty()))
        return;
    if (row < 0 && m_row >= 0)
        m_cameFrom = idOf(m_model.card(m_row));
    showCard(row);
    m_draftBefore = m_drafts.of(draftKey());
    kit::CardAsked asked;
    asked.question = row < 0 ? engine::fill(tr("%1: a new card"), {kit::wordsOf(now->name)}) : tr("What is printed on the card?");
    asked.note = engine::fill(tr("it goes into %1"), {here().pack.title.isEmpty() ? here().pack.id : here().pack.title});
    asked.list = now->name;
    asked.schema = now->schema;
    asked.card = !m_draftBefore.isEmpty() ? m_draftBefore : row >= 0 ? m_model.card(row) : known;
    asked.before = lastEntered(idOf(asked.card));
    asked.known = m_model.known();
    const bool isOnTable = m_sitting && lyingOn(*m_sitting).contains(idOf(asked.card));
    if (row < 0 && !isOnTable && idOf(asked.card) == cards::idMeant(asked.card, m_places, asked.known))
        asked.card.remove(QLatin1String("id")); // as long as it is new, its title may change
    if (row < 0 && asked.card.isEmpty())
        m_photographs->forget(draftKey());
    if (const kit::Desk* desk = m_library.desk(game()->id()))
        asked.layout = [desk, name = now->name](const QJsonObject& card) { return desk->cardLayout(name, card); };
    const QJsonObject before = row >= 0 ? m_model.card(row) : QJsonObject();
    asked.faults = [this, one = *now, before, own = idOf(before)](const QJsonObject& card) {
        QList<engine::Fault> faults = cards::faultsOf(card, one, m_places, *game()) + nameGone(before, card);
        if (idOf(card) != own && isThere(idOf(card)))
            faults += engine::Fault{QStringLiteral("title"), idOf(card), tr("There is another card of this name."),
                tr("Change that card, or give this one another name.")};
        return faults;
    };
    m_entry->ask(asked);
    showPhotograph();
    m_ui->stack->setCurrentWidget(m_entry);
    m_entry->begin();
}

// It says what the next may be.
QJsonObject CardsPage::lastEntered(const QString& butId) const
{
    if (!m_entered.isEmpty() && m_enteredIn == m_ordered && idOf(m_entered) != butId)
        return m_entered;
    QJsonObject last;
    const auto own = cards::sectionAt(here().pack, *game(), section()->place);
    for (const QJsonArray& list : {section()->cards, own ? own->cards : QJsonArray()})
        for (const QJsonValue& card : list)
            if (!cards::isOnlyNamed(card.toObject()) && idOf(card) != butId)
                last = card.toObject();
    return last;
}

void CardsPage::showPhotograph()
{
    const cards::Section* now = section();
    if (!now)
        return;
    const QString id = m_row >= 0 ? idOf(m_model.card(m_row)) : QString();
    m_sideUi->photo->setVisible(!m_library.isReadOnly());
    m_photographs->show(
        Library::pictureName(*game(), now->place, id), m_row < 0 && !cards::isDeck(*now) ? draftKey() : QString());
}

void CardsPage::notePhotograph(const QList<PictureMoved>& done)
{
    m_model.forgetPhotographs();
    m_steps += Step{here().pack, here().pack, 0, done};
    offerBack(done.last().to.isEmpty() ? tr("The photograph is taken away.") : tr("The photograph is kept."));
}

// Whoever enters one card enters the next: the one that lacks something, or another new one.
void CardsPage::entered(const QJsonObject& card)
{
    const bool isNew = m_row < 0;
    const QStringList behind = m_order.mid(m_row + 1);
    if (!keepCard(isNew ? QJsonObject() : m_model.card(m_row), card))
        return;
    if (m_returns && m_goesOn) // the table waits for all of them
        if (const int left = firstOpen(behind + m_order); left >= 0)
            return enterCard(left);
    const bool returns = std::exchange(m_returns, false);
    if (returns)
        emit linkWanted(QStringLiteral("table"), {});
    if (returns || section()->isSingle)
        return leaveEntry();
    if (isNew)
        return enterCard(-1);
    if (const int next = firstOpen(behind); next >= 0)
        return enterCard(next);
    leaveEntry();
}

bool CardsPage::isAlone() const { return m_ui->stack->currentWidget() == m_entry; }

void CardsPage::fitSide()
{
    emit aloneChanged();
    const QWidget* shown = m_ui->stack->currentWidget();
    const bool isOnFace = isAlone();
    m_ui->tools->setVisible(!isOnFace && shown != m_pasted && shown != m_merged); // these take all the room
    m_sideUi->holder->setVisible(!isOnFace);
    m_sideUi->scroll->setVerticalScrollBarPolicy(isOnFace ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    for (QWidget* one : std::initializer_list<QWidget*>{m_sideUi->add, m_sideUi->remove, m_sideUi->save})
        one->setVisible(!isOnFace);
    m_sideUi->faults->setVisible(!isOnFace && !m_sideUi->faults->text().isEmpty());
}

void CardsPage::leaveEntry()
{
    m_returns = false;
    const bool isNew = isAlone() && m_row < 0, isBegun = isNew && !m_drafts.of(draftKey()).isEmpty();
    if (isNew && !isBegun) { // the one that was chosen before
        m_photographs->forget(draftKey());
        const int before = std::max(0, m_model.rowOf(m_cameFrom));
        showCard(m_model.rowCount() > 0 ? before : -1);
    }
    const bool hadFocus = m_ui->stack->currentWidget()->isAncestorOf(QApplication::focusWidget());
    m_ui->stack->setCurrentWidget(list());
    if (hadFocus)
        (isBegun && m_sideUi->add->isVisible() ? static_cast<QWidget*>(m_sideUi->add) : list())->setFocus();
    if (isBegun) // a list takes the keyboard with its first card
        showCard(-1);
}

bool CardsPage::takesPicture(QAbstractItemView& list, QEvent& event)
{
    const QEvent::Type type = event.type();
    if ((type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop) || m_library.isReadOnly())
        return false;
    auto& over = static_cast<QDropEvent&>(event);
    const QModelIndex card = list.indexAt(over.position().toPoint());
    if (type == QEvent::DragEnter || (type == QEvent::DragMove && card.isValid())) {
        kit::PhotoBox::heed(over);
    } else if (type == QEvent::Drop && card.isValid()) {
        list.setCurrentIndex(card);
        m_sideUi->photo->drop(over);
    } else {
        over.ignore();
    }
    return true;
}

bool CardsPage::eventFilter(QObject* watched, QEvent* event)
{
    for (QAbstractItemView* one : std::initializer_list<QAbstractItemView*>{m_ui->table, m_ui->cards})
        if (watched == one->viewport() && takesPicture(*one, *event))
            return true;
    if (event->type() != QEvent::KeyPress)
        return Page::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Tab && (watched == m_ui->table || watched == m_ui->cards) && m_firstOpen
        && m_firstOpen->isVisible()) { // before the tools around the list
        m_firstOpen->setFocus(Qt::TabFocusReason);
        return true;
    }
    if (key->matches(QKeySequence::Paste) && (watched == m_ui->packs || watched == m_ui->sections)) {
        keyPressEvent(static_cast<QKeyEvent*>(event));
        return true;
    }
    if (watched != m_ui->table)
        return Page::eventFilter(watched, event);
    if (key->matches(QKeySequence::Paste)) {
        pasteHere(QApplication::clipboard()->text().toUtf8());
        return true;
    }
    if (key->key() == Qt::Key_Delete && m_ui->table->currentIndex().isValid()) {
        m_model.setData(m_ui->table->currentIndex(), {});
        return true;
    }
    return Page::eventFilter(watched, event);
}

void CardsPage::keyPressEvent(QKeyEvent* event)
{
    if (!event->matches(QKeySequence::Paste) || m_ui->stack->currentWidget() != list())
        return Page::keyPressEvent(event);
    const QMimeData* given = QApplication::clipboard()->mimeData();
    if (given->hasImage() && !given->hasText() && m_sideUi->photo->isVisible())
        m_sideUi->photo->paste();
    else
        paste(given->text().toUtf8(), tr("clipboard"));
}

void CardsPage::paste(const QByteArray& text, const QString& from)
{
    if (text.trimmed().isEmpty()) {
        emit told(tr("There is no table on the clipboard."));
        return;
    }
    if (!section() || !m_pasted->show(text, from, packsShown(), *game(), *section()))
        return;
    emit movedOn(); // what was refused before says nothing of these rows
    m_ui->stack->setCurrentWidget(m_pasted);
    m_pasted->setFocus();
}

// A block lies over the cells from the current one on. What is larger than the rest of the table, or names its columns, is
// looked at first.
void CardsPage::pasteHere(const QByteArray& text)
{
    const QModelIndex from = m_ui->table->currentIndex();
    const auto table =
        section() && from.isValid() ? cards::readBlock(text, tr("clipboard")) : engine::Result<cards::Pasted>(cards::Pasted());
    if (!table || table->rows.isEmpty() || from.row() + table->rows.size() > m_model.rowCount()
        || from.column() + table->columns() > m_model.columnCount())
        return paste(text, tr("clipboard"));
    QStringList columns;
    for (int column = 0; column < table->columns(); ++column)
        columns += m_model.path(from.column() + column);
    QList<QJsonObject> before;
    for (int row = 0; row < table->rows.size(); ++row)
        before += m_model.card(from.row() + row);
    const auto laid = cards::laidOver(*table, columns, before, section()->schema, m_model.known());
    // "melee" is a heading, too; what fits its cells is none.
    const cards::Place* first = m_model.place(from.column());
    const auto headed = cards::readPasted(text, section()->schema, tr("clipboard"));
    if (headed && !headed->headings.isEmpty() && (!laid || (first && first->kind == cards::Place::Words)))
        return paste(text, tr("clipboard"));
    if (!laid) {
        emit objected(asOnForm(laid.faults().mid(0, 5)));
        return;
    }
    QList<Reprint> changed;
    for (qsizetype row = 0; row < before.size(); ++row)
        if (laid->at(row) != before[row])
            changed += Reprint{before[row], laid->at(row)};
    const cards::Section saved = *section();
    const auto pack = replaced(changed);
    if (!pack) {
        emit objected(asOnForm(pack.faults().mid(0, 5)));
        return;
    }
    if (changed.isEmpty() || !keep(*pack, {}))
        return;
    QList<PictureMoved> pictures;
    for (const Reprint& one : std::as_const(changed))
        if (idOf(one.card) != idOf(one.before))
            pictures += moved(idOf(one.before), idOf(one.card));
    movePictures(pictures);
    m_ui->table->setCurrentIndex(m_model.index(from.row(), from.column()));
    offerBack(tr("%n cards: %1", nullptr, int(changed.size())).arg(toTable(saved, changed)));
}

bool CardsPage::isThere(const QString& id) const
{
    const auto list = std::ranges::find(m_sections, section()->place, &cards::Section::place);
    return list != m_sections.end()
        && std::ranges::any_of(list->cards, [&](const QJsonValue& one) { return idOf(one.toObject()) == id; });
}

engine::Result<cards::Pack> CardsPage::replaced(const QList<Reprint>& cards)
{
    QList<engine::Fault> faults;
    QList<cards::Replacement> all;
    QStringList renamed;
    for (const Reprint& one : cards) {
        const QString before = idOf(one.before), now = idOf(one.card);
        faults += nameGone(one.before, one.card);
        // By the other packs, too; those that are called otherwise at once are judged together.
        if (QJsonObject called = one.before; cards.size() == 1 && !before.isEmpty()) {
            called.insert(QStringLiteral("title"), one.card.value(QLatin1String("title")));
            for (const engine::Fault& fault : cards::faultsOf(called, *section(), m_places, *game()))
                if (fault.place == QLatin1String("title"))
                    faults += fault;
        }
        all += cards::Replacement{before, one.card};
        if (now.isEmpty() || now == before)
            continue;
        renamed += before;
        if (isThere(now) && std::ranges::none_of(cards, [&](const Reprint& other) { return idOf(other.before) == now; }))
            faults += engine::Fault{
                before, now, tr("There is another card of this name."), tr("Change that card, or give this one another name.")};
    }
    faults += lyingElsewhere(renamed);
    if (!faults.isEmpty())
        return faults;
    return cards::withCardsInPlaceOf(
        here().pack, *game(), section()->place, all, m_sitting ? lyingOn(*m_sitting) : QStringList());
}

QStringList CardsPage::lyingOn(const kit::Sitting& sitting) const
{
    const auto named = sitting.table().packs();
    return named && cards::packsPlayed(*named, true).contains(here().name)
        ? cards::idsLying(sitting.game().stateToJson(sitting.table().state()), *section(), sitting.game())
        : QStringList();
}

QList<engine::Fault> CardsPage::lyingElsewhere(const QStringList& ids)
{
    QList<engine::Fault> faults;
    const auto campaigns =
        ids.isEmpty() ? engine::Result<QList<shelf::Campaign>>(QList<shelf::Campaign>()) : m_library.campaigns();
    for (const shelf::Campaign& one : campaigns ? *campaigns : QList<shelf::Campaign>()) {
        if (one.game != game()->id() || (m_sitting && one.id == m_library.idOf(*m_sitting)))
            continue;
        const auto sitting = m_library.sit(one.id, Library::Company::Alone);
        const QStringList lying = sitting ? lyingOn(**sitting) : QStringList();
        for (const QString& id : ids)
            if (lying.contains(id))
                faults +=
                    engine::Fault{one.name, id, engine::fill(tr("%1 lies on the table of %2 under this name."), {id, one.name}),
                        tr("Change its title; its short name can change when it lies there no more.")};
    }
    return faults;
}

// What another pack still knows under the old id keeps its picture there, too.
PictureMoved CardsPage::moved(const QString& before, const QString& now)
{
    const QString place = section()->place;
    const bool stays = std::ranges::any_of(m_packs, [&](const PackHere& one) {
        const auto of = cards::sectionAt(one.pack, *game(), place);
        return of && std::ranges::any_of(of->cards, [&](const QJsonValue& card) { return idOf(card.toObject()) == before; });
    });
    const QString from = Library::pictureName(*game(), place, before), to = Library::pictureName(*game(), place, now);
    return stays ? PictureMoved{{}, to, m_photographs->jpegOf(from)} : PictureMoved{from, to, {}};
}

void CardsPage::movePictures(QList<PictureMoved> all)
{
    m_photographs->move(all);
    m_model.forgetPhotographs();
    if (here().place != PackHere::File && !m_steps.isEmpty())
        m_steps.last().pictures += all;
}

void CardsPage::take(const cards::Preview& preview, cards::Take which)
{
    const cards::Section saved = *section();
    QList<Reprint> changed;
    for (const cards::PastedRow& row : preview.rows)
        if (row.fate == cards::PastedRow::New || row.fate == cards::PastedRow::Changed)
            changed += Reprint{{}, row.card};
    const QString words = tr("%n cards are being entered: this takes a while…", nullptr, int(changed.size()));
    LongWork work(*this, takesLong(changed.size()) ? words : QString(), 3);
    const cards::Pack before = here().pack;
    const qsizetype steps = m_steps.size();
    const auto giveUp = [&] { // of a file nothing is taken back: it is written as it was
        return m_steps.size() > steps ? takeBack() : keep(before, {});
    };
    const auto pack = cards::taken(preview, before, *game(), saved.place, which);
    if (!pack) {
        emit objected(asOnForm(pack.faults()));
        return;
    }
    if (takesLong(changed.size()))
        tellLong(words);
    if (!work.goesOn() || !keep(*pack, {}))
        return;
    if (!work.goesOn()) { // the table knows nothing of it yet
        giveUp();
        return;
    }
    leaveEntry();
    offerBack(tr("%n cards: %1", nullptr, int(changed.size())).arg(toTable(saved, changed)));
    if (!work.goesOn())
        giveUp();
}

void CardsPage::mergeFrom(const QString& file)
{
    if (const auto theirs = cards::openPack(file, *game()))
        merge(*theirs);
    else
        emit objected(theirs.faults());
}

void CardsPage::merge(const cards::Pack& theirs)
{
    m_ui->packs->setCurrentIndex(m_ui->packs->findData(QLatin1String(cards::myCards)));
    if (!m_merged->show(here().pack, theirs, *game()))
        return;
    emit movedOn();
    m_ui->stack->setCurrentWidget(m_merged);
    m_merged->setFocus();
}

void CardsPage::takeMerged(const cards::Pack& pack)
{
    if (m_merged->isForTable())
        return bringTicked(pack);
    const QList<cards::Section> before = cards::sections(here().pack, *game());
    if (!keep(pack, {}))
        return;
    leaveEntry();
    int changed = 0;
    const auto bring = [&] {
        for (const cards::Section& section : before) {
            QList<Reprint> cards;
            for (const QJsonValue& card : cards::sectionAt(pack, *game(), section.place)->cards)
                if (!section.cards.contains(card))
                    cards += Reprint{{}, card.toObject()};
            changed += int(cards.size());
            if (isForTable() && bringToTable(*m_sitting, section, cards) > 0)
                m_steps.last().node = m_sitting->table().node();
        }
    };
    if (m_sitting)
        m_sitting->together(bring);
    else
        bring();
    offerBack(tr("%n cards are entered or more complete.", nullptr, changed));
}

} // namespace window
