// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/merge_panel.h"

#include "kit/drawn/able.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/forms/form.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

namespace {

enum Column { Card, What, Mine, Theirs };

bool isNew(const cards::Difference& one) { return one.field.isEmpty(); }

} // namespace

MergePanel::MergePanel(QWidget* parent)
    : QWidget(parent)
    , m_title(kit::plainLabel("value", this))
    , m_says(kit::plainLabel("muted", this))
    , m_list(new QTreeWidget(this))
    , m_take(new QPushButton(this))
    , m_theirs(new QPushButton(this))
{
    setObjectName(QStringLiteral("MergePanel"));
    m_title->setWordWrap(true);
    m_says->setWordWrap(true);
    m_says->setObjectName(QStringLiteral("mergeSays"));
    m_list->setObjectName(QStringLiteral("mergeList"));
    m_list->setRootIsDecorated(false);
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    setFocusProxy(m_list);
    m_take->setObjectName(QStringLiteral("takeMerged"));
    m_take->setProperty("look", "primary");
    m_theirs->setObjectName(QStringLiteral("tickTheirs"));
    auto* away = new QPushButton(tr("Cancel"), this);
    away->setShortcut(Qt::Key_Escape);
    away->setObjectName(QStringLiteral("leaveMerge"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_take);
    buttons->addWidget(m_theirs);
    buttons->addWidget(away);
    buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_says);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    connect(m_take, &QPushButton::clicked, this, [this] { emit merged(chosen()); });
    connect(m_theirs, &QPushButton::clicked, this, [this] {
        for (int row = 0; row < m_list->topLevelItemCount(); ++row)
            if (m_list->topLevelItem(row)->flags() & Qt::ItemIsUserCheckable)
                m_list->topLevelItem(row)->setCheckState(Theirs, Qt::Checked);
    });
    connect(away, &QPushButton::clicked, this, &MergePanel::left);
}

bool MergePanel::compare(const cards::Pack& mine, const cards::Pack& theirs, const engine::Game& game)
{
    auto both = cards::merged(mine, theirs, game);
    if (!both) {
        emit objected(both.faults());
        return false;
    }
    m_both = std::move(*both);
    m_game = &game;
    return true;
}

bool MergePanel::showTable(
    const cards::Pack& table, const cards::Pack& entered, const engine::Game& game, const kit::Titles& titles)
{
    if (!compare(table, entered, game))
        return false;
    m_isForTable = true;
    m_title->setText(tr("The table keeps what its cards said when they came into play"));
    m_says->setText(
        tr("%n values are entered otherwise since; what is ticked is corrected on the table, and one Undo takes it back.",
            nullptr, int(m_both.differences.size())));
    m_list->setAccessibleName(tr("Where the table and its cards differ"));
    m_list->setHeaderLabels({tr("Card"), tr("What"), tr("On the table, stays"), tr("As it is entered, if ticked")});
    m_take->setText(tr("&Bring to the table"));
    m_theirs->setText(tr("Tic&k all"));
    fill(titles, Qt::Checked);
    kit::setAble(m_take, true, {});
    kit::setAble(m_theirs, true, {});
    return true;
}

bool MergePanel::show(const cards::Pack& mine, const cards::Pack& theirs, const engine::Game& game)
{
    if (!compare(mine, theirs, game))
        return false;
    m_isForTable = false;
    m_list->setAccessibleName(tr("Where the two packs differ"));
    m_list->setHeaderLabels({tr("Card"), tr("What"), tr("Mine, stays"), tr("Theirs, if ticked")});
    m_take->setText(tr("&Merge"));
    m_theirs->setText(tr("Tic&k all of theirs"));
    const auto titleOf = [](const cards::Pack& pack) { return pack.title.isEmpty() ? pack.id : pack.title; };
    m_title->setText(engine::fill(tr("%1 of another owner goes into %2"), {titleOf(theirs), titleOf(mine)}));
    const int added = int(std::ranges::count_if(m_both.differences, isNew)), differ = int(m_both.differences.size()) - added;
    const bool isAnything = m_both.pack.setup != mine.setup || m_both.pack.cards != mine.cards || differ > 0;
    QStringList says;
    if (added > 0)
        says += tr("%n cards are new.", nullptr, added);
    if (differ > 0)
        says += tr("%n values differ: mine stays where nothing is ticked.", nullptr, differ);
    if (isAnything && added == 0)
        says += tr("What one of them leaves blank the other one tells.");
    m_says->setText(isAnything ? says.join(QLatin1Char(' ')) : tr("It tells nothing that is not entered already."));
    kit::Titles titles = kit::titlesIn(QJsonArray{theirs.setup, QJsonValue(theirs.cards)});
    titles.insert(kit::titlesIn(QJsonArray{m_both.pack.setup, QJsonValue(m_both.pack.cards)}));
    fill(titles, Qt::Unchecked);
    kit::setAble(m_take, isAnything, tr("It tells nothing that is not entered already."));
    kit::setAble(m_theirs, differ > 0, tr("No value differs."));
    return true;
}

// How much two values begin with alike, up to a comma, or to few words before they differ: their columns cut them off at the end.
static qsizetype alikeIn(const QString& one, const QString& other)
{
    const auto [differs, _] = std::ranges::mismatch(one, other);
    constexpr qsizetype most = 16; // letters that are alike and shown
    const qsizetype alike = differs - one.begin(), comma = one.left(alike).lastIndexOf(QLatin1String(", "));
    const qsizetype from = comma < 0 ? 0 : comma + 2;
    return alike - from <= most ? from : std::max(from, one.left(alike - most / 2).lastIndexOf(QLatin1Char(' ')) + 1);
}

static QString fromThere(const QString& value, qsizetype from)
{
    return from == 0 ? value : QStringLiteral("… ") + value.mid(from);
}

void MergePanel::fill(const kit::Titles& titles, Qt::CheckState tick)
{
    m_list->clear();
    for (const cards::Difference& one : std::as_const(m_both.differences)) {
        const QString list = kit::wordsOf(one.at.place.section(QLatin1Char('.'), -1));
        const auto shown = [&](const QJsonValue& value) { return kit::shownValue(kit::titled(value, titles)); };
        auto* row = new QTreeWidgetItem(m_list);
        row->setText(Card, one.at.id.isEmpty() ? list : titles.value(one.at.id, one.at.id));
        if (isNew(one)) {
            row->setText(What, list);
            row->setText(Theirs, tr("new, is taken"));
            row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            continue;
        }
        row->setText(What, kit::wordsOf(one.field));
        const QString mine = shown(one.mine), theirs = shown(one.theirs);
        const qsizetype from = alikeIn(mine, theirs);
        row->setText(Mine, fromThere(mine, from));
        row->setText(Theirs, fromThere(theirs, from));
        row->setToolTip(Mine, kit::tip(mine)); // all of it
        row->setToolTip(Theirs, kit::tip(theirs));
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        row->setCheckState(Theirs, tick);
    }
    if (m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0), Theirs);
}

cards::Pack MergePanel::chosen() const
{
    QList<cards::Difference> theirs;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row)
        if (m_list->topLevelItem(row)->checkState(Theirs) == Qt::Checked && !isNew(m_both.differences[row]))
            theirs += m_both.differences[row];
    return cards::withTheirs(m_both.pack, theirs, *m_game);
}

} // namespace window
