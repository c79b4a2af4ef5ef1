// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/history/history_page.h"

#include "engine/past/not_entered.h"
#include "engine/path.h"
#include "kit/called_on.h"
#include "kit/chronicle.h"
#include "kit/lists/now_panel.h"
#include "kit/lists/term_label.h"
#include "kit/drawn/able.h"
#include "kit/drawn/stack.h"
#include "kit/drawn/tip.h"
#include "ui_history_page.h"
#include "ui_history_side.h"
#include "shelf/marks.h"
#include "window/history/revision_panel.h"
#include "window/history/touched.h"
#include "window/history/wrapped_lines.h"
#include "window/library.h"
#include "window/sharing/shared_table.h"
#include "window/shelf/thumbnail.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonObject>
#include <QListView>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QSignalBlocker>

#include <algorithm>

namespace window {

namespace {

constexpr int mostCopied = 2000; // lines

// The fields by which games name the parts of their order of play, on the table or one level below it.
QStringList momentOf(const QJsonObject& state, bool isTop = true)
{
    QStringList parts;
    for (const char* name : {"step", "act", "round", "turn", "phase"})
        if (const QJsonValue value = state.value(QLatin1String(name)); value.isString() || value.isDouble())
            parts += QLatin1String(name) + kit::shownValue(value);
    for (auto it = state.begin(); isTop && it != state.end(); ++it)
        if (it->isObject() && it.key() != QLatin1String("settings"))
            parts += momentOf(it->toObject(), false);
    return parts;
}

// Something that is kept by a check sum and that has no other name.
bool isNameless(const kit::Difference& change)
{
    static const QRegularExpression sum(QStringLiteral("^[0-9a-f]{12,}$"));
    const QString id = change.path.section(QLatin1Char('.'), -1);
    return sum.match(id).hasMatch()
        && (!change.label.contains(QStringLiteral(": ")) || change.label.endsWith(id, Qt::CaseInsensitive));
}

// The correction that makes of what is there now what was there before: a value, or an item of a list, which comes or goes with
// its list. Nothing where it is so already, or cannot be.
std::optional<engine::Correct> towards(const QJsonObject& before, const QJsonObject& now, const QString& path)
{
    const auto was = engine::valueAt(before, path), is = engine::valueAt(now, path);
    if (was && is)
        return *was == *is ? std::nullopt : std::optional(engine::Correct{path, *was, {}});
    const QString list = path.section(QLatin1Char('.'), 0, -2), id = path.section(QLatin1Char('.'), -1);
    const auto items = engine::valueAt(now, list);
    if (!items || !items->isArray() || (!was && !is))
        return std::nullopt;
    QJsonArray all = items->toArray();
    if (was)
        all += *was;
    else
        for (qsizetype i = all.size(); i-- > 0;)
            if (all[i].toObject().value(QLatin1String("id")) == id)
                all.removeAt(i);
    return engine::Correct{list, all, {}};
}

} // namespace

HistoryPage::HistoryPage(Library& library, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_ui(std::make_unique<Ui::HistoryPage>())
    , m_sideUi(std::make_unique<Ui::HistorySide>())
    , m_side(new QWidget(this))
    , m_thumbnail(new Thumbnail)
    , m_list(nullptr)
    , m_revision(new RevisionPanel)
{
    m_ui->setupUi(this);
    m_list = kit::tileView(QStringLiteral("entries"), tr("History"), &m_model, this);
    auto* tiles = static_cast<kit::TileDelegate*>(m_list->itemDelegate());
    tiles->titleLines = 1;
    tiles->detailLines = 1;
    tiles->isUniform = true;
    m_list->setUniformItemSizes(true);
    m_ui->listColumn->addWidget(m_list);
    connect(&m_model, &QAbstractItemModel::modelReset, m_ui->nothing,
        [this] { m_ui->nothing->setVisible(m_model.isFiltered() && m_model.rowCount() == 0); });
    m_ui->stack->addWidget(m_revision);
    kit::keepToCurrent(m_ui->stack);
    m_side->hide();
    m_side->setAccessibleName(tr("The moment that is chosen"));
    m_sideUi->setupUi(m_side);
    m_sentence = new kit::TermLabel(m_side, &m_terms);
    m_sentence->setObjectName(m_sideUi->sentence->objectName());
    m_sentence->setProperty("look", "heading");
    delete m_side->layout()->replaceWidget(m_sideUi->sentence, m_sentence);
    delete m_sideUi->sentence;
    connect(m_sentence, &kit::TermLabel::lookedUp, this,
        [this](const QString& entry) { emit linkWanted(QStringLiteral("rules"), entry); });
    m_sideUi->thumbnailLayout->addWidget(m_thumbnail);
    m_sideUi->changes->header()->setStretchLastSection(false);
    m_sideUi->changes->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_sideUi->changes->header()->hide(); // a line tells all of it
    for (const int part : {1, 2})
        m_sideUi->changes->setColumnHidden(part, true);
    new WrappedLines(m_sideUi->changes);
    m_thumbnail->setMinimumHeight(90);
    m_thumbnail->setAccessibleName(tr("The table then"));
    m_ui->kind->addItem(tr("Everything"), int(EntryKind::Any));
    m_ui->kind->addItem(tr("Actions of play"), int(EntryKind::Plays));
    m_ui->kind->addItem(tr("✎ Corrections"), int(EntryKind::Corrections));
    m_ui->kind->addItem(tr("⚖ Table decisions"), int(EntryKind::Decisions));
    m_ui->kind->addItem(tr("⚙ Settings"), int(EntryKind::Settings));
    m_ui->kind->addItem(tr("↶ Undo and jumps"), int(EntryKind::Moves));
    m_ui->kind->addItem(tr("≠ Decided otherwise today"), int(EntryKind::Differing));
    m_ui->kind->addItem(tr("Lines of play"), int(EntryKind::Lines));
    m_sideUi->lineName->hide();
    m_ui->who->addItem(tr("Everybody"));
    wire();
}

HistoryPage::~HistoryPage() = default;

void HistoryPage::wire()
{
    connect(m_ui->find, &QLineEdit::textChanged, this, &HistoryPage::filter);
    connect(m_ui->kind, &QComboBox::currentIndexChanged, this, &HistoryPage::filter);
    connect(m_ui->who, &QComboBox::currentIndexChanged, this, &HistoryPage::filter);
    connect(m_ui->copy, &QPushButton::clicked, this, &HistoryPage::copy);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &HistoryPage::chooseEntry);
    connect(m_ui->moment, &QSlider::valueChanged, this,
        [this](int at) { m_list->setCurrentIndex(m_model.indexOf(m_model.line().value(at))); });
    connect(m_sideUi->look, &QPushButton::clicked, this, [this] {
        if (const auto entry = chosen()) {
            m_sitting->look(entry->node);
            emit linkWanted(QStringLiteral("table"), {});
        }
    });
    connect(m_sideUi->goOn, &QPushButton::clicked, this, [this] {
        const auto entry = chosen();
        if (!entry)
            return;
        const qsizetype before = m_model.line().size();
        if (!isMeant(entry->node))
            return;
        m_sitting->goTo(entry->node);
        if (m_sitting->table().node() != entry->node)
            return; // why not is told elsewhere
        const int left = int(before - m_model.line().size());
        m_sideUi->summary->setText(left > 0
                ? tr("The table stands here again. %n entries after it stay in the history, in grey; Undo goes back to them.",
                    nullptr, left)
                : tr("The table stands here again."));
    });
    connect(m_sideUi->phaseStart, &QPushButton::clicked, this, [this] {
        if (const qint64 node = phaseStart(); !node)
            m_sideUi->summary->setText(tr("This is where the phase began."));
        else if (isMeant(node))
            m_sitting->goTo(node);
    });
    connect(m_sideUi->changes, &QTreeWidget::currentItemChanged, this, &HistoryPage::choosePart);
    connect(m_sideUi->putBack, &QPushButton::clicked, this, &HistoryPage::putBack);
    connect(m_sideUi->revise, &QPushButton::clicked, this, &HistoryPage::revise);
    connect(m_sideUi->lineName, &QLineEdit::returnPressed, this, &HistoryPage::nameLine);
    connect(m_revision, &RevisionPanel::left, this, [this] { m_ui->stack->setCurrentIndex(0); });
    connect(m_revision, &RevisionPanel::accepted, this, [this](qint64 node, const QList<engine::Step>& steps) {
        m_ui->stack->setCurrentIndex(0);
        m_sitting->rewrite(node, steps);
    });
}

void HistoryPage::sit(kit::Sitting* sitting, const kit::Desk* desk)
{
    m_sitting = sitting;
    m_desk = desk;
    m_terms = {};
    if (sitting) {
        m_terms = rulebook::Terms([this, game = sitting->game().id()] { return m_library.book(game); });
        m_terms.spareNames(kit::namesOn(*sitting, desk));
    }
    m_chosen = 0;
    m_isAtPresent = true;
    m_lines.clear();
    m_ui->stack->setCurrentIndex(0);
    m_revision->forget();
    m_model.show(sitting, desk);
    if (sitting)
        connect(
            sitting, &kit::Sitting::othersActed, this, [this] { m_model.show(m_sitting, m_desk); }); // numbers may be others' now
    if (sitting)
        connect(&sitting->chronicle(), &kit::Chronicle::grown, this, [this] {
            if (!m_sitting->chronicle().isComplete() || !isVisible())
                return;
            fillPeople();
            showFigures();
            if (m_model.isFiltered()
                    != (!m_ui->find->text().isEmpty() || m_ui->kind->currentIndex() > 0 || m_ui->who->currentIndex() > 0)
                || m_model.isFiltered())
                filter();
        });
}

void HistoryPage::refresh()
{
    m_model.update();
    if (m_ui->stack->currentWidget() == m_revision && m_revision->isStale())
        m_ui->stack->setCurrentIndex(0); // what was foreseen there does not follow from this table
    if (m_sitting)
        m_sitting->chronicle().read();
    const QSignalBlocker quiet(m_ui->moment);
    m_ui->moment->setRange(0, std::max(0, int(m_model.line().size()) - 1));
    const QModelIndex wanted = m_model.indexOf(m_isAtPresent && m_sitting ? m_sitting->table().node() : m_chosen);
    if (wanted != m_list->currentIndex())
        m_list->setCurrentIndex(wanted);
    else
        showMoment();
    if (m_sitting && m_sitting->chronicle().isComplete()) {
        fillPeople();
        showFigures();
    }
    filter();
}

void HistoryPage::open(const QString& what)
{
    m_ui->find->setText({});
    m_ui->kind->setCurrentIndex(0);
    m_ui->who->setCurrentIndex(0);
    m_chosen = what.toLongLong();
    m_isAtPresent = false;
    m_list->setCurrentIndex(m_model.indexOf(m_chosen));
}

QWidget* HistoryPage::firstFocus() { return m_list; }

void HistoryPage::filter()
{
    const auto kind = EntryKind(m_ui->kind->currentData().toInt());
    m_sideUi->lineName->setVisible(kind == EntryKind::Lines);
    if (!m_sitting)
        return;
    if (kind == EntryKind::Lines)
        return showLines();
    m_lines.clear();
    m_sitting->chronicle().read();
    const bool isWanted = !m_ui->find->text().isEmpty() || m_ui->kind->currentIndex() > 0 || m_ui->who->currentIndex() > 0;
    if ((isWanted && !m_sitting->chronicle().isComplete()) || (!isWanted && !m_model.isFiltered()))
        return; // when it was read
    const bool wasEmpty = m_model.rowCount() == 0;
    m_model.filter(m_ui->find->text(), kind, m_ui->who->currentIndex() > 0 ? m_ui->who->currentText() : QString());
    m_list->setCurrentIndex(m_model.indexOf(m_chosen));
    if (wasEmpty != (m_model.rowCount() == 0))
        showMoment();
}

// What was taken back is found again by where it ended.
void HistoryPage::showLines()
{
    const auto pins = m_library.shelf() ? m_library.shelf()->pins() : engine::Result<QList<shelf::Pin>>(QList<shelf::Pin>());
    auto lines = pins ? report::linesOf(m_sitting->campaign()->table(), shelf::lineNames(*pins, m_library.idOf(*m_sitting)))
                      : engine::Result<QList<report::LineOfPlay>>(pins.faults());
    if (!lines) {
        emit objected(lines.faults());
        return;
    }
    const QStringList words = m_ui->find->text().toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    lines->removeIf([&](const report::LineOfPlay& line) {
        const QString told = (line.name + QLatin1Char(' ') + line.sentence).toCaseFolded();
        return std::ranges::any_of(words, [&](const QString& word) { return !told.contains(word); });
    });
    m_lines = *lines;
    m_model.showLines(m_lines);
    m_list->setCurrentIndex(m_model.indexOf(m_chosen));
    showMoment();
}

void HistoryPage::nameLine()
{
    const QString name = m_sideUi->lineName->text().trimmed();
    if (!m_sitting || name.isEmpty() || !m_model.indexOf(m_chosen).isValid())
        return;
    const auto pinned = m_library.shelf() && !m_sitting->isReadOnly()
        ? m_library.shelf()->addPin(shelf::linePin(m_library.idOf(*m_sitting), m_chosen, name, m_library.clock()()))
        : engine::Result<shelf::Pin>(engine::Fault{m_library.shelfPath(), name, tr("The shelf cannot be written."),
            tr("See the message about the shelf, then try again.")});
    if (!pinned)
        emit objected(pinned.faults());
    showLines();
}

void HistoryPage::fillPeople()
{
    QSet<QString> people;
    const kit::Chronicle& chronicle = m_sitting->chronicle();
    for (qint64 seq = 1; seq <= chronicle.known(); ++seq)
        if (const QString& who = chronicle.line(seq).who; !who.isEmpty() && !people.contains(who)) {
            people += who;
            if (m_ui->who->findText(who) < 0)
                m_ui->who->addItem(who);
        }
}

// Beside an empty list nothing is chosen; what was comes back with its row.
std::optional<engine::Entry> HistoryPage::chosen() const
{
    return m_model.rowCount() > 0 ? m_model.entry(m_chosen) : std::nullopt;
}

void HistoryPage::chooseEntry(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    m_chosen = m_model.seqAt(index);
    m_isAtPresent = m_chosen == m_sitting->table().node();
    const QSignalBlocker quiet(m_ui->moment);
    if (const qsizetype at = m_model.line().indexOf(m_chosen); at >= 0)
        m_ui->moment->setValue(int(at));
    showMoment();
}

void HistoryPage::showMoment()
{
    const auto entry = chosen();
    const auto state = entry ? m_sitting->stateAt(entry->node) : engine::Result<engine::AnyState>(engine::AnyState());
    m_thumbnail->show(m_desk, state ? *state : engine::AnyState());
    m_sideUi->changes->clear();
    const bool mayChange = entry && !m_sitting->isReadOnly();
    const QString whyNot = !m_sitting ? tr("No table is open.")
        : m_sitting->isReadOnly()     ? tr("Here it is only looked at.")
                                      : tr("Choose an entry.");
    kit::setAble(m_sideUi->look, entry.has_value(), whyNot);
    kit::setAble(m_sideUi->goOn, mayChange && entry->node != m_sitting->table().node(),
        mayChange ? tr("The table stands at this entry.") : whyNot);
    kit::setAble(m_sideUi->revise, mayChange && !entry->movesCursor() && m_model.isOnLine(entry->seq) && entry->seq > 1,
        !mayChange                          ? whyNot
            : entry->movesCursor()          ? tr("It only went from one entry to another.")
            : !m_model.isOnLine(entry->seq) ? tr("It was taken back: continue from it first.")
                                            : tr("The beginning stays: begin another table instead."));
    kit::setAble(m_sideUi->phaseStart, m_sitting && !m_sitting->isReadOnly(), whyNot); // where it began is looked for when wanted
    choosePart();
    const QStringList told =
        entry ? QStringList{m_model.sentence(*entry)} + m_model.otherwise(entry->seq) : QStringList{tr("Choose an entry.")};
    m_sentence->tell(told.join(QLatin1Char('\n')), {}, true);
    m_sentence->setToolTip(entry ? kit::tip(m_model.understoodIn(*entry).came.join(QLatin1Char('\n'))) : QString());
    const auto line = std::ranges::find(m_lines, m_chosen, &report::LineOfPlay::end);
    m_sideUi->lineName->setText(line == m_lines.end() ? QString() : line->name);
    m_sideUi->lineName->setEnabled(mayChange && line != m_lines.end());
    m_ui->momentShown->setText(entry ? QLocale().toString(entry->when.toLocalTime(), QLocale::ShortFormat) : QString());
    m_sideUi->summary->clear();
    if (!entry || !state || !*state)
        return;
    const QList<engine::Message> summary = m_sitting->game().summary(*state);
    m_sideUi->summary->setText(summary.isEmpty() ? QString() : summary.first().text());
    Touched touched(m_sitting->game(), *state);
    const bool isPlayed = entry->verb != QLatin1String(engine::Correct::verb) && entry->verb != QLatin1String(engine::SetUp::verb)
        && entry->verb != QLatin1String(engine::ChangeSetting::verb);
    for (const kit::Difference& change : entry->parent > 0 ? m_model.changes(*entry) : QList<kit::Difference>()) {
        const bool whole = change.before.isUndefined() || change.after.isUndefined();
        if (isPlayed && (whole ? isNameless(change) : !touched.lies(change.path, change.after)))
            continue; // nobody at the table sees it
        auto* item = new QTreeWidgetItem(m_sideUi->changes,
            {change.text(),
                change.before.isUndefined() ? QStringLiteral("–")
                    : whole                 ? tr("there")
                                            : kit::shownValue(change.before),
                change.after.isUndefined() ? tr("gone")
                    : whole                ? tr("there")
                                           : kit::shownValue(change.after)});
        item->setToolTip(0, kit::tip(change.text()));
        item->setData(0, Qt::UserRole, change.path);
    }
    choosePart();
}

std::optional<engine::Correct> HistoryPage::puttingBack() const
{
    const auto entry = chosen();
    const QTreeWidgetItem* item = m_sideUi->changes->currentItem();
    const auto before = entry && item ? m_sitting->stateAt(entry->parent) : engine::Result<engine::AnyState>(engine::AnyState());
    if (!before || !*before || m_sitting->isReadOnly() || m_sitting->isLooking())
        return std::nullopt;
    const engine::Game& game = m_sitting->game();
    auto back =
        towards(game.stateToJson(*before), game.stateToJson(m_sitting->table().state()), item->data(0, Qt::UserRole).toString());
    if (back && engine::isNotEntered(game, *before, back->path, back->value)) // set by hand it would be known
        return std::nullopt;
    return back;
}

void HistoryPage::choosePart()
{
    kit::setAble(m_sideUi->putBack, m_sitting && puttingBack(),
        m_sideUi->changes->currentItem() ? tr("It is so already, or cannot be put back alone.")
                                         : tr("Choose above what it changed."));
}

// Of an act whose other parts stand: a condition that did not end at this table, a cube that was not lost.
void HistoryPage::putBack()
{
    auto correction = puttingBack();
    if (!correction)
        return;
    correction->reason = engine::fill(tr("not so at this table: %1"), {m_sideUi->changes->currentItem()->text(0)});
    m_sitting->propose(*correction);
}

// What others at a shared table did is named first, and taken back when it is wanted once more.
bool HistoryPage::isMeant(qint64 node)
{
    const SharedTable* table = SharedTable::of(m_sitting);
    if (!table || table->terms().right != share::Right::All) // who may not is refused at once
        return true;
    const std::pair wanted{m_sitting->table().node(), node};
    const auto others = table->othersBehind(node);
    if (others.isEmpty() || std::exchange(m_meant, wanted) == wanted) {
        m_meant = {};
        return true;
    }
    constexpr qsizetype most = 3;
    QStringList said;
    for (const SharedTable::CameFirst& one : others.last(std::min(most, others.size())))
        said += engine::fill(tr("%1: %2"), {one.who, one.sentence});
    if (others.size() > most)
        said.prepend(tr("%n act(s) before", nullptr, int(others.size() - most)));
    m_sideUi->summary->setText(
        engine::fill(tr("Others did this. Once more takes it back: %1"), {said.join(QStringLiteral(" · "))}));
    return false;
}

// The first entry behind which the order of play names the same step, round and phase as now.
qint64 HistoryPage::phaseStart() const
{
    const engine::Game& game = m_sitting->game();
    const QStringList now = momentOf(game.stateToJson(m_sitting->table().state()));
    const QList<qint64>& line = m_model.line();
    qint64 found = 0;
    for (qsizetype i = line.size() - 2; i >= 0; --i) {
        const auto state = m_sitting->stateAt(line[i]);
        if (!state || momentOf(game.stateToJson(*state)) != now)
            break;
        found = line[i];
    }
    return found;
}

void HistoryPage::revise()
{
    const auto entry = chosen();
    if (!entry)
        return;
    if (const QList<engine::Fault> faults = m_revision->revise(*m_sitting, m_desk, *entry, m_model.sentence(*entry));
        !faults.isEmpty())
        emit objected(faults);
    else
        m_ui->stack->setCurrentWidget(m_revision);
}

void HistoryPage::copy() const
{
    QStringList lines;
    for (int row = std::min(m_model.rowCount(), mostCopied) - 1; row >= 0; --row) {
        const QModelIndex index = m_model.index(row);
        lines +=
            QStringList{index.data(kit::OutcomeRole).toString(), index.data().toString(), index.data(kit::DetailRole).toString()}
                .join(QLatin1Char('\t'));
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

// What the sitting and the campaign came to, in figures that every game has.
void HistoryPage::showFigures()
{
    const kit::Chronicle& chronicle = m_sitting->chronicle();
    int decisions = 0, corrections = 0, cards = 0;
    for (const qint64 seq : m_model.line()) {
        if (seq > chronicle.known())
            return;
        decisions += chronicle.line(seq).byDecision;
        const QString& verb = chronicle.line(seq).verb;
        cards += chronicle.line(seq).isOfCards;
        corrections += !chronicle.line(seq).isOfCards
            && (verb == QLatin1String(engine::Correct::verb) || (seq > 1 && verb == QLatin1String(engine::SetUp::verb)));
    }
    QStringList parts{tr("%n steps of play", nullptr, int(m_model.line().size())), tr("%n table decisions", nullptr, decisions),
        tr("%n corrections", nullptr, corrections), tr("%n entries in all", nullptr, int(chronicle.known()))};
    if (cards > 0)
        parts.insert(parts.size() - 1, tr("what cards say, entered: %1").arg(cards));
    m_sideUi->figures->setText(parts.join(QStringLiteral(" · ")));
}

} // namespace window
