// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shelf/shelf_page.h"

#include "kit/drawn/tip.h"
#include "kit/drawn/able.h"
#include "ui_shelf_page.h"
#include "ui_shelf_side.h"

#include "kit/drawn/colours.h"
#include "kit/drawn/fitting.h"
#include "share/merging.h"
#include "shelf/check.h"
#include "shelf/exported.h"
#include "shelf/file.h"
#include "shelf/shared.h"
#include "window/paper/bundle.h"
#include "window/shelf/carrying_box.h"
#include "window/shelf/merging_box.h"

#include <QBuffer>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QShortcut>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace window {

namespace {

QString kindOf(shelf::CopyKind kind)
{
    switch (kind) {
    case shelf::CopyKind::Timed:
        return ShelfPage::tr("while playing");
    case shelf::CopyKind::Sitting:
        return ShelfPage::tr("end of a sitting");
    case shelf::CopyKind::Upgrade:
        return ShelfPage::tr("before an upgrade");
    case shelf::CopyKind::Saved:
        return ShelfPage::tr("when its file was taken away");
    }
    return {};
}

// Of one campaign in a copy; without one, of all of them.
// now: what the campaign has come to, in the reader's language; what a copy keeps is in that of its evening.
// before: the same of the moment of the copy.
QString whatStood(const QList<shelf::Campaign>& all, const shelf::Campaign& campaign, const QString& now,
    const QHash<std::pair<QString, qint64>, QString>& before)
{
    const QString &id = campaign.id, &name = campaign.name;
    if (id.isEmpty())
        return ShelfPage::tr("%n campaigns", nullptr, int(all.size()));
    const auto then = std::ranges::find(all, id, &shelf::Campaign::id);
    if (then == all.end())
        return engine::fill(ShelfPage::tr("%1 is not in it"), {name});
    const QString entries = ShelfPage::tr("%n entries", nullptr, int(then->entries));
    const QString own = then->entries == campaign.entries ? now : before.value({id, then->entries});
    const QString& summary = own.isEmpty() ? then->summary : own;
    return summary.isEmpty() ? entries : entries + QStringLiteral(" · ") + summary;
}

const QString away = QStringLiteral("/away"); // no game is called so
constexpr int whenRole = Qt::UserRole + 1;    // of a copy
constexpr int clockRole = Qt::UserRole + 2;   // of a copy, below its day

QString dayOf(const QDate& date, const QDate& today)
{
    const qint64 days = date.daysTo(today);
    return days == 0 ? ShelfPage::tr("Today")
        : days == 1  ? ShelfPage::tr("Yesterday")
                     : QLocale().toString(date, QLocale::LongFormat);
}
constexpr int readSoon = 300; // milliseconds: the page is painted before copies are looked into

} // namespace

ShelfPage::ShelfPage(Library& library, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_model(library)
    , m_last(new LastTile(this))
    , m_ui(std::make_unique<Ui::ShelfPage>())
    , m_side(new QWidget(this))
    , m_sideUi(std::make_unique<Ui::ShelfSide>())
{
    m_ui->setupUi(this);
    m_sideUi->setupUi(m_side);
    makeTiles();
    m_ui->campaigns->setModel(&m_model);
    auto* rows = new CampaignDelegate(this);
    m_ui->campaigns->setItemDelegate(rows);
    connect(
        rows, &CampaignDelegate::goOnWanted, this,
        [this](const QModelIndex& index) { emit campaignWanted(index.data(CampaignsModel::IdRole).toString()); },
        Qt::QueuedConnection); // the list has done with the press by then
    m_ui->campaigns->setMouseTracking(true);
    m_ui->campaigns->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_ui->campaigns->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_ui->show->addItem(tr("All games"));
    for (const auto& game : library.games())
        m_ui->show->addItem(game->title(), game->id());
    m_ui->show->addItem(tr("Off the shelf"), away);
    m_emptyText = m_ui->empty->text();
    m_sideUi->place->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_ui->empty->setTextInteractionFlags(Qt::TextSelectableByMouse);
    wire();
}

void ShelfPage::wire()
{
    connect(m_ui->show, &QComboBox::currentIndexChanged, this, &ShelfPage::showOnly);
    connect(m_ui->campaigns->selectionModel(), &QItemSelectionModel::currentChanged, this, &ShelfPage::choose);
    const auto open = [this](const QModelIndex& index) { emit campaignWanted(index.data(CampaignsModel::IdRole).toString()); };
    connect(m_ui->campaigns, &QListView::activated, this, open);
    connect(m_ui->create, &QPushButton::clicked, this, [this] { emit newWanted({}); });
    connect(m_last, &LastTile::continueWanted, this, [this] { emit campaignWanted(m_last->campaign()); });
    connect(m_last, &LastTile::moreWanted, this, [this] {
        m_ui->show->setCurrentIndex(0);
        m_ui->campaigns->setCurrentIndex(m_model.index(m_model.rowOf(m_last->campaign())));
        m_sideUi->name->setFocus();
    });
    connect(m_ui->import, &QPushButton::clicked, this, &ShelfPage::importFile);
    connect(m_ui->again, &QPushButton::clicked, this, [this] {
        if (const QList<engine::Fault> faults = m_library.openAgain(); !faults.isEmpty())
            emit objected(faults);
    });
    connect(m_ui->salvage, &QPushButton::clicked, this, &ShelfPage::salvage);
    connect(m_ui->openSaved, &QPushButton::clicked, this, [this] {
        if (m_library.savedShelf().isEmpty())
            emit copyWanted(m_saved);
        else
            emit savedWanted();
    });
    connect(m_sideUi->open, &QPushButton::clicked, this, [this] { emit campaignWanted(chosen()); });
    connect(m_sideUi->rename, &QPushButton::clicked, this, &ShelfPage::rename);
    connect(m_sideUi->name, &QLineEdit::returnPressed, this, &ShelfPage::rename);
    connect(m_sideUi->name, &QLineEdit::textEdited, this, [this](const QString& text) {
        kit::setAble(m_sideUi->rename, !text.trimmed().isEmpty() && text != chosenName(), tr("Type another name first."));
    });
    connect(new QShortcut(QKeySequence(Qt::Key_F2), this), &QShortcut::activated, this, [this] {
        m_sideUi->name->setFocus();
        m_sideUi->name->selectAll();
    });
    connect(m_sideUi->putAway, &QPushButton::clicked, this, &ShelfPage::putAway);
    auto* remove = new QShortcut(QKeySequence(QKeySequence::Delete), m_ui->campaigns);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, m_sideUi->putAway, &QPushButton::click);
    connect(m_sideUi->duplicate, &QPushButton::clicked, this, &ShelfPage::duplicate);
    connect(m_sideUi->exportFile, &QPushButton::clicked, this, &ShelfPage::exportFile);
    connect(m_sideUi->mergeFile, &QPushButton::clicked, this, &ShelfPage::mergeFile);
    connect(m_sideUi->copies, &QListWidget::currentRowChanged, this, &ShelfPage::choose);
    for (const auto pressed : {&QListWidget::itemClicked, &QListWidget::itemActivated})
        connect(m_sideUi->copies, pressed, this, [this](const QListWidgetItem* item) {
            if (m_sideUi->copies->row(item) + 1 < m_sideUi->copies->count())
                return;
            m_wholeFor = chosen(); // the last row stands for those that are left out
            wordCopies();
        });
    connect(m_sideUi->lookIn, &QPushButton::clicked, this,
        [this] { emit copyWanted(m_sideUi->copies->currentItem()->data(Qt::UserRole).toString()); });
    connect(m_sideUi->bringBack, &QPushButton::clicked, this, &ShelfPage::bringBack);
    connect(&m_library, &Library::shelfChanged, this, [this] {
        if (isVisible())
            refresh();
    });
}

ShelfPage::~ShelfPage() = default;

void ShelfPage::makeTiles()
{
    m_ui->last->addWidget(m_last);
    QWidget* before = m_last->first();
    for (const auto& game : m_library.games()) {
        auto* tile = new GameTile(*game, m_library.desk(game->id()), this);
        m_ui->games->addWidget(tile);
        m_tiles += tile;
        connect(tile, &GameTile::tryWanted, this, [this, id = game->id()] { emit tryWanted(id); });
        connect(tile, &GameTile::ownWanted, this, [this, id = game->id()] { emit newWanted(id); });
        for (QPushButton* button : tile->findChildren<QPushButton*>()) {
            setTabOrder(before, button);
            before = button;
        }
    }
    setTabOrder(before, m_ui->campaigns);
}

// The campaign that was played last, whatever the list shows.
void ShelfPage::showLast()
{
    const auto all = m_library.campaigns();
    const shelf::Campaign* last = nullptr;
    for (const shelf::Campaign& one : all ? *all : QList<shelf::Campaign>())
        if (!one.isAway && (!last || one.lastPlayed > last->lastPlayed))
            last = &one;
    m_last->setVisible(last);
    if (last) {
        const engine::Game* game = m_library.game(last->game);
        if (last->id != m_last->campaign() || last->entries != m_lastSeen)
            m_lastSeen = -1;
        m_last->show(*last, game ? game->title() : last->game, shownTime(last->lastPlayed, m_library.clock()()));
    }
    if (!std::exchange(m_isPainting, true))
        QTimer::singleShot(0, this, &ShelfPage::paintTables);
}

void ShelfPage::paintTables()
{
    m_isPainting = false;
    const auto again = [this] {
        m_isPainting = true;
        QTimer::singleShot(0, this, &ShelfPage::paintTables);
    };
    if (m_last->isVisibleTo(this) && m_lastSeen < 0) {
        m_lastSeen = 0;
        if (const auto sitting = m_library.sit(m_last->campaign(), Library::Company::Alone)) {
            const QList<engine::Message> lines = (*sitting)->game().summary((*sitting)->state());
            m_lastSeen = (*sitting)->table().last();
            m_last->picture(
                m_library.desk((*sitting)->game().id()), (*sitting)->state(), lines.isEmpty() ? QString() : lines.first().text());
        }
        return again();
    }
    for (GameTile* tile : std::as_const(m_tiles))
        if (!m_tables.contains(tile->game())) {
            m_tables.insert(tile->game(), m_library.tableToTry(*m_library.game(tile->game())));
            tile->show(m_tables.value(tile->game()));
            return again();
        }
}

// Who comes back from a table finds its campaign chosen.
void ShelfPage::sit(kit::Sitting* sitting, const kit::Desk*)
{
    if (sitting)
        m_onTable = m_library.idOf(*sitting);
}

void ShelfPage::refresh()
{
    const QString kept = m_onTable.isEmpty() ? chosen() : std::exchange(m_onTable, {});
    (void)m_library.isShelfStillThere(); // or what lies there would be shown in its place
    const QList<engine::Fault> faults = m_model.reload();
    m_isReadable = faults.isEmpty() && m_library.shelf();
    if (!faults.isEmpty())
        emit failed(faults);
    m_ui->campaigns->setCurrentIndex(m_model.index(std::max(0, m_model.rowOf(kept))));
    showLast();
    fit();
    showCopies();
    choose();
}

QWidget* ShelfPage::firstFocus()
{
    if (m_ui->again->isVisibleTo(this)) // nothing else can be done here
        return m_ui->again;
    if (m_last->isVisibleTo(this))
        return m_last->first();
    return m_tiles.isEmpty() ? static_cast<QWidget*>(this) : m_tiles.first()->findChild<QPushButton*>();
}

QString ShelfPage::chosen() const { return m_ui->campaigns->currentIndex().data(CampaignsModel::IdRole).toString(); }

QString ShelfPage::chosenName() const { return m_ui->campaigns->currentIndex().data().toString(); }

void ShelfPage::showOnly()
{
    const QString what = m_ui->show->currentData().toString();
    if (what == away)
        m_model.showAway();
    else
        m_model.showOnly(what);
    m_ui->campaigns->setCurrentIndex(m_model.index(0));
    choose();
}

void ShelfPage::choose()
{
    const bool isAway = m_ui->show->currentData() == away;
    const bool some = !chosen().isEmpty();
    const bool writable = m_isReadable && !m_library.isReadOnly();
    const bool isTaken = !m_library.savedShelf().isEmpty();
    m_ui->empty->setVisible(isTaken || m_model.rowCount() == 0);
    m_ui->empty->setText(!m_isReadable || isTaken ? troubleText()
            : isAway                              ? tr("No campaign was taken off the shelf.")
            : m_model.away() == 0
            ? m_emptyText
            : tr("No campaign stands here. %n were taken off the shelf: Show has them.", nullptr, m_model.away()));
    m_ui->again->setVisible(m_library.isReadOnly() && !shelf::isKeptCopy(m_library.shelfPath())); // a copy is only ever looked at
    m_ui->salvage->setVisible(
        !m_isReadable && QFileInfo::exists(m_library.shelfPath()) && !shelf::isHeldElsewhere(m_library.shelfPath()));
    m_ui->openSaved->setVisible(isTaken || (!m_isReadable && !m_saved.isEmpty()));
    m_ui->openSaved->setText(isTaken ? tr("Play &on with the saved shelf") : tr("&Open what was saved"));
    m_ui->openSaved->setToolTip(
        isTaken ? tr("It is put into its place; what lies there now stays, under another name") : tr("In a window of its own"));
    m_sideUi->place->setText(shelf::isKeptCopy(m_library.shelfPath())
            ? tr("This is a copy: nothing is written to it.")
            : (writable ? tr("Every change is on disk before it is on the screen: %1")
                        : tr("Nothing can be written to this shelf now: %1"))
                  .arg(m_library.shelfPath()));
    kit::setTip(m_sideUi->place, m_library.shelfPath());
    m_ui->campaigns->setVisible(m_model.rowCount() > 0);
    m_sideUi->name->setText(chosenName());
    m_sideUi->name->setCursorPosition(0);
    m_sideUi->name->setEnabled(some && writable);
    kit::setAble(m_sideUi->rename, false, tr("Type another name first."));
    m_sideUi->putAway->setText(isAway ? tr("P&ut back on the shelf") : tr("Take o&ff the shelf"));
    m_sideUi->putAway->setToolTip(isAway
            ? tr("It stands among the others again")
            : tr("It leaves this list and keeps everything; Show › Off the shelf has it, to be put back at any time (Delete)"));
    m_sideUi->putAway->setEnabled(some && writable);
    m_sideUi->open->setEnabled(some);
    m_sideUi->duplicate->setEnabled(some && writable);
    m_sideUi->exportFile->setEnabled(some);
    m_sideUi->mergeFile->setEnabled(some && writable);
    for (QWidget* one : std::initializer_list<QWidget*>{m_sideUi->name, m_sideUi->rename, m_sideUi->open, m_sideUi->duplicate,
             m_sideUi->exportFile, m_sideUi->mergeFile, m_sideUi->putAway})
        one->setVisible(some); // what nothing can be done with is not there
    for (GameTile* tile : std::as_const(m_tiles))
        tile->setWritable(writable);
    const QString whyNot = tr("Not possible while nothing can be written to the shelf");
    for (QPushButton* button : {m_ui->create, m_ui->import})
        kit::setAble(button, writable, whyNot);
    wordCopies();
    if (!std::exchange(m_isReading, true))
        QTimer::singleShot(readSoon, this, &ShelfPage::readCopies);
    const QListWidgetItem* at = m_sideUi->copies->currentItem();
    const bool copy = at && at->data(Qt::UserRole).isValid() && !at->isHidden();
    kit::setAble(m_sideUi->lookIn, copy, tr("Choose a copy."));
    kit::setAble(m_sideUi->bringBack, copy && some && writable, writable ? tr("Choose a copy.") : whyNot);
}

void ShelfPage::showCopies()
{
    m_sideUi->copies->clear();
    QDate day;
    QList<shelf::Copy> copies = shelf::savedOf(m_library.shelfPath()) + shelf::copiesOf(m_library.shelfPath());
    std::ranges::stable_sort(copies, std::ranges::greater(), &shelf::Copy::made);
    for (const shelf::Copy& copy : std::as_const(copies)) {
        const QDateTime made = copy.made.toLocalTime(), now = m_library.clock()();
        if (std::exchange(day, made.date()) != made.date()) {
            auto* heading = new QListWidgetItem(dayOf(day, now.toLocalTime().date()), m_sideUi->copies);
            heading->setFlags(Qt::NoItemFlags);
            QFont bold = m_sideUi->copies->font();
            bold.setBold(true);
            heading->setFont(bold);
        }
        auto* item = new QListWidgetItem(m_sideUi->copies);
        item->setData(Qt::UserRole, copy.file);
        item->setData(whenRole, tr("%1 · %2").arg(shownTime(copy.made, now), kindOf(copy.kind)));
        item->setData(clockRole, tr("%1 · %2").arg(made.time().toString(QStringLiteral("hh:mm")), kindOf(copy.kind)));
    }
    const bool isSome = m_sideUi->copies->count() > 0; // an empty box says nothing
    if (isSome)
        new QListWidgetItem(m_sideUi->copies); // for those that are left out
    for (QWidget* widget :
        std::initializer_list<QWidget*>{m_sideUi->copiesLabel, m_sideUi->copies, m_sideUi->lookIn, m_sideUi->bringBack})
        widget->setVisible(isSome);
    wordCopies();
    if (!std::exchange(m_isReading, true))
        QTimer::singleShot(readSoon, this, &ShelfPage::readCopies);
}

void ShelfPage::readCopies()
{
    m_isReading = false;
    for (int row = 0; row < m_sideUi->copies->count(); ++row) {
        const QString file = m_sideUi->copies->item(row)->data(Qt::UserRole).toString();
        if (file.isEmpty() || m_stood.contains(file))
            continue;
        const auto copy = shelf::Shelf::open(file, shelf::Shelf::Access::Read);
        const auto campaigns = copy ? (*copy)->campaigns() : engine::Result<QList<shelf::Campaign>>(copy.faults());
        m_stood.insert(file, campaigns ? std::optional(*campaigns) : std::nullopt); // why is said when it is wanted
        m_isReading = true;
        break;
    }
    m_isReading = m_isReading || wordThen();
    if (m_isReading)
        QTimer::singleShot(0, this, &ShelfPage::readCopies);
    wordCopies();
}

// What a copy keeps is in the language of its evening; the chosen campaign's own history tells it in the reader's. One of them.
bool ShelfPage::wordThen()
{
    constexpr qint64 most = 3000; // entries that may have to be played again for it
    const QModelIndex at = m_ui->campaigns->currentIndex();
    const shelf::Campaign campaign = at.isValid() ? m_model.campaign(at.row()) : shelf::Campaign();
    for (const auto& stood : std::as_const(m_stood))
        for (const shelf::Campaign& one : stood ? *stood : QList<shelf::Campaign>()) {
            if (one.id != campaign.id || one.entries >= campaign.entries || one.entries > most
                || m_then.contains({one.id, one.entries}))
                continue;
            QString& words = m_then[{one.id, one.entries}]; // empty: nobody can tell
            const auto sitting = m_library.sit(one.id, Library::Company::Alone);
            const auto entries =
                sitting ? (*sitting)->entries(one.entries, one.entries) : engine::Result<QList<engine::Entry>>(sitting.faults());
            if (!entries || entries->isEmpty())
                return true;
            if (const auto state = (*sitting)->stateAt(entries->first().node))
                if (const QList<engine::Message> lines = (*sitting)->game().summary(*state); !lines.isEmpty())
                    words = lines.first().text();
            return true;
        }
    return false;
}

// Copies in which the campaign stands as it does in a newer one: where nothing was done between them, one is enough.
QSet<int> ShelfPage::toldAlready(const QString& campaign) const
{
    QSet<int> older;
    QSet<qint64> seen;
    for (int row = 0; row < m_sideUi->copies->count(); ++row) {
        const auto stood = m_stood.constFind(m_sideUi->copies->item(row)->data(Qt::UserRole).toString());
        for (const shelf::Campaign& one : stood != m_stood.constEnd() && *stood ? **stood : QList<shelf::Campaign>())
            if (one.id == campaign) {
                if (seen.contains(one.entries))
                    older += row;
                seen += one.entries;
            }
    }
    return older;
}

// Below the day and beside the time of each copy stands what the chosen campaign had come to; those without it are left out.
void ShelfPage::wordCopies()
{
    const QModelIndex at = m_ui->campaigns->currentIndex();
    const shelf::Campaign campaign = at.isValid() ? m_model.campaign(at.row()) : shelf::Campaign();
    const QString& id = campaign.id;
    const int last = m_sideUi->copies->count() - 1;
    int leftOut = 0;
    bool isSome = false; // of the day
    const QSet<int> older = toldAlready(campaign.id);
    for (int row = last - 1; row >= 0; --row) {
        QListWidgetItem* item = m_sideUi->copies->item(row);
        if (!item->data(Qt::UserRole).isValid()) { // the day
            item->setHidden(!std::exchange(isSome, false));
            continue;
        }
        const auto stood = m_stood.constFind(item->data(Qt::UserRole).toString());
        const bool isKnown = stood != m_stood.constEnd();
        const bool isOfUse = !isKnown || !*stood || id.isEmpty() || std::ranges::count(**stood, id, &shelf::Campaign::id) > 0;
        QString text = item->data(clockRole).toString();
        if (isKnown)
            text += QLatin1Char('\n')
                + (*stood ? whatStood(**stood, campaign, at.data(kit::DetailRole).toString(), m_then)
                          : tr("This copy cannot be read"));
        item->setText(text);
        item->setHidden((!isOfUse || older.contains(row)) && m_wholeFor != id);
        isSome |= !item->isHidden();
        leftOut += item->isHidden();
    }
    if (last < 0)
        return;
    m_sideUi->copies->item(last)->setText(tr("and %n copies that hold nothing else of %1", nullptr, leftOut).arg(chosenName()));
    m_sideUi->copies->item(last)->setHidden(leftOut == 0);
}

// Where the window is low, the campaigns have the room of what is said of the games and of the last table.
void ShelfPage::fit()
{
    const bool isLow = m_last->isVisibleTo(this) && window()->height() < fontMetrics().height() * 56;
    m_last->setLow(isLow);
    m_ui->another->setVisible(!isLow);
    for (GameTile* tile : std::as_const(m_tiles))
        tile->setLow(isLow);
    QStyleOptionViewItem row;
    row.font = m_ui->campaigns->font();
    const int height = m_ui->campaigns->itemDelegate()->sizeHint(row, {}).height();
    m_ui->campaigns->setMinimumHeight(height * std::clamp(m_model.rowCount(), 1, 2)); // a page that has not the room scrolls
    QMetaObject::invokeMethod(this, &Page::aloneChanged, Qt::QueuedConnection);       // not while the window lays it out
}

bool ShelfPage::isAlone() const
{
    return m_isReadable && m_model.rowCount() == 0 && m_model.away() == 0 && m_sideUi->copies->count() == 0
        && kit::isCramped(*this);
}

void ShelfPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fit();
}

// The pictures of the tables are in the theme.
void ShelfPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && isVisible())
        refresh();
}

void ShelfPage::received(engine::Result<shelf::Campaign> campaign, const QString& how)
{
    if (!campaign) {
        emit objected(campaign.faults());
        return;
    }
    refresh();
    if (m_model.rowOf(campaign->id) < 0) // of a game that is not shown
        m_ui->show->setCurrentIndex(0);
    m_ui->campaigns->setCurrentIndex(m_model.index(m_model.rowOf(campaign->id)));
    emit told(how.arg(campaign->name));
}

// One intention, one step back: the old name, or the old place.
void ShelfPage::rename()
{
    const QString id = chosen(), before = chosenName(), wanted = m_sideUi->name->text();
    if (id.isEmpty() || wanted == before)
        return;
    if (const auto done = m_library.rename(id, wanted); !done) {
        emit objected(done.faults());
        m_sideUi->name->setFocus();
        return;
    }
    m_ui->campaigns->setFocus();
    emit undoable(engine::fill(tr("%1 is called %2 now."), {before, chosenName()}), [this, id, before] {
        if (const auto done = m_library.rename(id, before); !done)
            emit objected(done.faults());
    });
}

void ShelfPage::putAway()
{
    const QString id = chosen(), name = chosenName();
    const bool isAway = m_ui->show->currentData() == away;
    const auto turn = [this, id](bool isPutAway) {
        const auto done = isPutAway ? m_library.putAway(id) : m_library.takeBack(id);
        if (!done)
            emit objected(done.faults());
        else if (m_model.rowOf(id) >= 0)
            m_ui->campaigns->setCurrentIndex(m_model.index(m_model.rowOf(id)));
        return bool(done);
    };
    if (id.isEmpty() || !turn(!isAway))
        return;
    firstFocus()->setFocus();
    emit undoable(isAway
            ? engine::fill(tr("%1 stands on the shelf again."), {name})
            : engine::fill(tr("%1 was taken off the shelf with everything it holds. Show › Off the shelf has it."), {name}),
        [turn, isAway] { turn(isAway); });
}

QString ShelfPage::troubleText() const
{
    if (const QList<engine::Fault> missing = m_library.missingHere(); !missing.isEmpty())
        return missing.first().problem;
    if (const QString saved = m_library.savedShelf(); !saved.isEmpty())
        return tr("Everything is saved in %1: play on with that one.").arg(saved);
    if (!m_saved.isEmpty())
        return tr("What could be read is saved in %1. The old file stays as it was.").arg(m_saved);
    if (shelf::isHeldElsewhere(m_library.shelfPath()))
        return tr("This shelf is open in another window, or at the command line. End it there, then try again.");
    QString text = tr("The shelf cannot be read; the message says why. Nothing in it was changed.");
    if (QFileInfo::exists(m_library.shelfPath()))
        text += QLatin1Char(' ') + tr("What can still be read of it can be saved into a new file.");
    if (m_sideUi->copies->count() > 0)
        text += QLatin1Char(' ') + tr("Its automatic copies stand at the right.");
    return text;
}

void ShelfPage::salvage()
{
    const QFileInfo old(m_library.shelfPath());
    const QString file = QFileDialog::getSaveFileName(this, tr("Save what can be read"),
        old.dir().filePath(old.completeBaseName() + QStringLiteral("-saved.db")), tr("Shelves (*.db)"));
    if (!file.isEmpty())
        salvageInto(file);
}

void ShelfPage::salvageInto(const QString& file)
{
    if (const auto saved = m_library.salvage(file); !saved) {
        emit objected(saved.faults());
        return;
    }
    m_saved = file;
    choose();
    m_ui->openSaved->setFocus();
}

void ShelfPage::importFile()
{
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Import a campaign"), {}, tr("Campaigns (*.jsonl *.json);;All files (*)"));
    if (!file.isEmpty())
        bringIn(file);
}

void ShelfPage::bringIn(const QString& file)
{
    // What is wrong with it is told where it is brought in.
    if (const auto other = shelf::readExport(file, shelf::Lines::AsWritten); other && m_library.shelf()->campaign(other->id))
        if (merge(other->id, file, true))
            return;
    QString came;
    const auto campaign = m_library.importFrom(file, came);
    received(campaign,
        came.isEmpty() ? tr("%1 was imported.") : tr("%1 was imported. With it came: %2.").arg(QStringLiteral("%1"), came));
}

void ShelfPage::mergeFile()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Another copy of %1").arg(chosenName()), {}, tr("Campaigns (*.jsonl *.json);;All files (*)"));
    if (!file.isEmpty())
        (void)merge(chosen(), file, false);
}

// At the table on the shelf, which nobody sits at meanwhile: its acts are judged as whoever plays there would be.
bool ShelfPage::merge(const QString& campaign, const QString& file, bool mayBeOwn)
{
    if (const auto shared = m_library.shelf()->shared(campaign); shared && *shared) {
        if (!mayBeOwn)
            emit objected({{(*shared)->label().name, {}, tr("This table is shared: what was done elsewhere comes by itself."),
                tr("Bring the file in as a campaign of its own.")}});
        return !mayBeOwn;
    }
    emit m_library.leaving(campaign);
    const auto sitting = m_library.sit(campaign, Library::Company::Alone);
    const auto other = sitting ? share::OtherCopy::read(
                           file, [this](const QString& id) { return m_library.game(id); }, m_library.clock())
                               : engine::Result<std::unique_ptr<share::OtherCopy>>(sitting.faults());
    if (!other) {
        emit objected(other.faults());
        return true;
    }
    engine::Table& here = (*sitting)->campaign()->table();
    const auto merging = share::mergingOf(here, (*other)->table());
    if (!merging) {
        if (!mayBeOwn)
            emit objected(merging.faults());
        return !mayBeOwn; // another campaign of the same number: it comes in by itself
    }
    MergingBox box((*sitting)->name(), *merging, mayBeOwn, this);
    if (box.exec() != QDialog::Accepted)
        return true;
    if (box.isOwnWanted())
        return false;
    const share::Played played = share::merge(here, *merging, box.takesDifferent(), (*sitting)->who);
    m_library.keepSummary(**sitting);
    if (!played.faults.isEmpty())
        emit objected(played.faults);
    else
        emit told(engine::fill(tr("%1: %2"),
            {(*sitting)->name(),
                tr("%n act(s) of the other copy were played behind yours.", nullptr, int(played.entries.size()))}));
    refresh();
    return true;
}

void ShelfPage::exportFile()
{
    const QString name = m_ui->campaigns->currentIndex().data().toString();
    shelf::Carried carried = m_library.couldTravel(chosen());
    if (!carried.isEmpty()) {
        CarryingBox box(name, carried, this);
        if (box.exec() != QDialog::Accepted)
            return;
        carried = box.chosen();
    }
    const QString file = QFileDialog::getSaveFileName(
        this, engine::fill(tr("Export %1"), {name}), fileNameFrom(name, QStringLiteral("jsonl")), tr("Campaigns (*.jsonl)"));
    if (file.isEmpty())
        return;
    if (const auto done = m_library.exportTo(chosen(), file, carried); !done)
        emit objected(done.faults());
    else
        emit told(engine::fill(tr("%1 was exported to %2."), {name, QDir::toNativeSeparators(file)}));
}

void ShelfPage::duplicate()
{
    auto text = m_library.exported(*m_library.shelf(), chosen());
    if (!text) {
        emit objected(text.faults());
        return;
    }
    QBuffer buffer(&*text);
    buffer.open(QIODevice::ReadOnly);
    received(m_library.shelf()->imported(buffer, tr("the copy")),
        tr("%1 is a copy of its own: what is tried in it leaves the other as it is."));
}

void ShelfPage::bringBack()
{
    const QListWidgetItem* item = m_sideUi->copies->currentItem();
    const QString file = item->data(Qt::UserRole).toString();
    const auto copy = shelf::Shelf::open(file, shelf::Shelf::Access::Read);
    if (!copy)
        return emit objected(copy.faults());
    const QString when = item->data(whenRole).toString();
    auto text = m_library.exported(**copy, chosen());
    if (!text) {
        if (!(*copy)->campaign(chosen())) // an id says nothing to a person
            emit objected({engine::Fault{
                when, chosenName(), engine::fill(tr("%1 is not in this copy."), {chosenName()}), tr("Choose a later copy.")}});
        else
            emit objected(text.faults());
        return;
    }
    QBuffer buffer(&*text);
    buffer.open(QIODevice::ReadOnly);
    received(
        m_library.shelf()->imported(buffer, file), tr("%1 stands on the shelf as it was: %2.").arg(QStringLiteral("%1"), when));
}

} // namespace window
