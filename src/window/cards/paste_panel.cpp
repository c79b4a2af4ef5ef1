// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/paste_panel.h"

#include "cards/headings.h"
#include "kit/drawn/able.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"
#include "kit/forms/form.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace window {

namespace {

QString wordOf(cards::PastedRow::Fate fate)
{
    switch (fate) {
    case cards::PastedRow::New:
        return PastePanel::tr("new");
    case cards::PastedRow::Changed:
        return PastePanel::tr("changed");
    case cards::PastedRow::Same:
        return PastePanel::tr("the same");
    case cards::PastedRow::Wrong:
        return PastePanel::tr("wrong");
    }
    return {};
}

QString wordsOfPath(const QString& path)
{
    QStringList steps;
    for (const QString& step : path.split(QLatin1Char('.')))
        steps += steps.isEmpty() ? kit::wordsOf(step) : kit::wordsWithin(step);
    return steps.join(QLatin1Char(' '));
}

} // namespace

void PastedModel::show(const cards::Pasted& table, const cards::Preview& preview)
{
    beginResetModel();
    m_table = table;
    m_preview = preview;
    m_rowOf.clear();
    for (qsizetype row = 0; row < table.rows.size(); ++row)
        m_rowOf.insert(table.rows[row].line, row);
    endResetModel();
}

QVariant PastedModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const cards::PastedRow& row = m_preview.rows[index.row()];
    QStringList why;
    for (const engine::Fault& fault : row.faults)
        why += fault.text();
    if (role == Qt::ForegroundRole && row.fate == cards::PastedRow::Wrong)
        return kit::Colours::of(QApplication::palette()).bad;
    if (role == Qt::ToolTipRole)
        return kit::tip(why.join(QLatin1Char('\n')));
    if (role == Qt::AccessibleDescriptionRole)
        return why.join(QLatin1Char('\n'));
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == 0)
        return why.isEmpty() ? wordOf(row.fate) : QStringLiteral("✗ ") + row.faults.first().problem;
    const qsizetype at = m_rowOf.value(row.line, -1);
    return at < 0 ? QString() : m_table.rows[at].cells.value(index.column() - 1);
}

QVariant PastedModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section < m_preview.rows.size() ? m_preview.rows[section].line : section + 1;
    const QString path = m_preview.columns.value(section - 1);
    return section == 0 ? PastePanel::tr("What becomes of it") : path.isEmpty() ? PastePanel::tr("not taken") : wordsOfPath(path);
}

PastePanel::PastePanel(QWidget* parent)
    : QWidget(parent)
    , m_title(kit::plainLabel("value", this))
    , m_says(kit::plainLabel("muted", this))
    , m_rows(new QTableView(this))
    , m_all(new QPushButton(tr("Use all &rows"), this))
    , m_sound(new QPushButton(tr("Use only the sou&nd ones"), this))
    , m_headed(new QCheckBox(tr("The first row holds the &headings"), this))
{
    setObjectName(QStringLiteral("PastePanel"));
    m_title->setWordWrap(true);
    m_says->setWordWrap(true);
    m_says->setObjectName(QStringLiteral("pasteSays"));
    m_rows->setObjectName(QStringLiteral("pasteRows"));
    m_rows->setAccessibleName(tr("What each row becomes"));
    m_rows->setModel(&m_model);
    m_rows->setTabKeyNavigation(false);
    m_rows->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_all->setObjectName(QStringLiteral("takeAll"));
    m_all->setProperty("look", "primary");
    m_sound->setObjectName(QStringLiteral("takeSound"));
    auto* away = new QPushButton(tr("Cancel"), this);
    away->setObjectName(QStringLiteral("leavePaste"));
    away->setShortcut(Qt::Key_Escape);
    auto* holder = new QWidget(this);
    m_columns = new QHBoxLayout(holder);
    m_columns->setContentsMargins(0, 0, 0, 0);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setWidget(holder);
    area->setFocusPolicy(Qt::NoFocus);
    area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFixedHeight(fontMetrics().height() * 5 + 16);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_all);
    buttons->addWidget(m_sound);
    buttons->addWidget(away);
    buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_headed->setObjectName(QStringLiteral("pasteHeaded"));
    column->addWidget(m_title);
    column->addWidget(m_headed);
    column->addWidget(area);
    column->addWidget(m_says);
    column->addWidget(m_rows, 1);
    column->addLayout(buttons);
    connect(m_all, &QPushButton::clicked, this, [this] { emit taken(m_preview, cards::Take::All); });
    connect(m_sound, &QPushButton::clicked, this, [this] { emit taken(m_preview, cards::Take::Sound); });
    connect(away, &QPushButton::clicked, this, &PastePanel::left);
    connect(m_headed, &QCheckBox::clicked, this, [this](bool isHeaded) {
        if (isHeaded)
            m_table.headings = m_table.rows.takeFirst().cells;
        else
            m_table.rows.prepend({1, std::exchange(m_table.headings, {})});
        offerColumns();
    });
}

bool PastePanel::show(const QByteArray& text, const QString& from, const QList<cards::Pack>& packs, const engine::Game& game,
    const cards::Section& section)
{
    auto table = cards::readPasted(text, section.schema, from);
    if (!table) {
        emit objected(table.faults());
        return false;
    }
    m_table = std::move(*table);
    m_packs = packs;
    m_game = &game;
    m_section = section;
    offerColumns();
    // What is in order is one press away, else the first column.
    setFocusProxy(m_all->isEnabled() || m_boxes.isEmpty() ? static_cast<QWidget*>(m_all) : m_boxes.first());
    return true;
}

void PastePanel::offerColumns()
{
    const auto columns = cards::columnsOf(m_table, m_section.schema);
    m_title->setText(
        tr("%n rows for %1: which column fills what?", nullptr, int(m_table.rows.size())).arg(kit::wordsWithin(m_section.name)));
    m_headed->setChecked(!m_table.headings.isEmpty());
    m_headed->setEnabled(!m_table.headings.isEmpty() || m_table.rows.size() > 1);
    while (QLayoutItem* old = m_columns->takeAt(0)) {
        delete old->widget();
        delete old;
    }
    m_boxes.clear();
    for (int at = 0; at < m_table.columns(); ++at) {
        auto* one = new QWidget(m_columns->parentWidget());
        auto* below = new QVBoxLayout(one);
        below->setContentsMargins(0, 0, 0, 0);
        auto* box = new QComboBox(one);
        box->addItem(tr("not taken"), QString());
        for (const QString& path : cards::targetsIn(cards::placesOf(m_section.schema)))
            box->addItem(wordsOfPath(path), path);
        box->setCurrentIndex(columns ? std::max(0, box->findData(columns->value(at))) : 0);
        box->setObjectName(QStringLiteral("column%1").arg(at));
        const QString sample = m_table.rows.isEmpty() ? QString() : m_table.rows.first().cells.value(at);
        const QString head = m_table.headings.value(at).isEmpty() ? sample : m_table.headings.value(at);
        box->setAccessibleName(tr("Column %1: %2").arg(at + 1).arg(head));
        auto* label = new kit::ElidedLabel(one);
        label->setText(head);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        below->addWidget(label);
        below->addWidget(box);
        m_columns->addWidget(one);
        one->show(); // the panel is seen already
        m_boxes += box;
        connect(box, &QComboBox::currentIndexChanged, this, &PastePanel::look);
    }
    m_columns->addStretch();
    QWidget* before = m_headed;
    for (QWidget* box : std::as_const(m_boxes)) {
        setTabOrder(before, box);
        before = box;
    }
    look();
}

void PastePanel::look()
{
    QStringList columns;
    QStringList leftOut;
    for (const QComboBox* box : std::as_const(m_boxes)) {
        columns += box->currentData().toString();
        if (const QString head = m_table.headings.value(columns.size() - 1); !head.isEmpty() && columns.last().isEmpty())
            leftOut += head;
    }
    m_preview = cards::preview(m_table, columns, m_packs.last(), *m_game, m_section.place, m_packs.mid(0, m_packs.size() - 1));
    m_preview.columns = columns;
    for (qsizetype at = 0; at < columns.size(); ++at)
        if (!columns[at].isEmpty() && columns.indexOf(columns[at]) < at)
            m_preview.faults += engine::Fault{
                {}, {}, tr("Two columns are to fill %1.").arg(wordsOfPath(columns[at])), tr("Leave one of them out.")};
    m_model.show(m_table, m_preview);
    QStringList says{m_preview.text()};
    if (!leftOut.isEmpty())
        says += tr("Left out: %1.").arg(leftOut.join(QStringLiteral(", ")));
    for (const cards::Half& half : std::as_const(m_preview.halves)) {
        QStringList missing;
        for (const QString& number : half.missing)
            missing += kit::wordsWithin(number);
        says += tr("%1 is entered only where the rest of it is known: there is no column for %2.")
                    .arg(wordsOfPath(half.path), missing.join(QStringLiteral(", ")));
    }
    for (const engine::Fault& fault : std::as_const(m_preview.faults))
        says += fault.text();
    constexpr int told = 3; // with row and column; the others say it where they stand
    int wrong = 0;
    for (const cards::PastedRow& row : std::as_const(m_preview.rows))
        if (row.fate == cards::PastedRow::Wrong && !row.faults.isEmpty() && ++wrong <= told)
            says += QStringLiteral("✗ ") + row.faults.first().text();
    m_says->setText(says.join(QLatin1Char('\n')));
    const int sound = m_preview.count(cards::PastedRow::New) + m_preview.count(cards::PastedRow::Changed);
    kit::setAble(m_all, m_preview.isSound() && sound > 0,
        m_preview.isSound() ? tr("It tells nothing new.") : tr("Some rows are wrong, as it says above."));
    kit::setAble(m_sound, !m_preview.isSound() && sound > 0,
        m_preview.isSound() ? tr("No row is wrong.") : tr("No row is right, as it says above."));
    m_rows->horizontalHeader()->setMaximumSectionSize(fontMetrics().averageCharWidth() * 36);
    m_rows->horizontalHeader()->setResizeContentsPrecision(20);
    m_rows->resizeColumnsToContents();
}

} // namespace window
