// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/hands_list.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

namespace kit {

HandsList::HandsList(QWidget* parent)
    : QFrame(parent)
    , m_list(new QListWidget(this))
{
    auto* layout = new QVBoxLayout(this);
    auto* row = new QHBoxLayout;
    auto* heading = new QLabel(tr("On the ta&ble"), this);
    heading->setProperty("look", "heading");
    heading->setBuddy(m_list);
    auto* all = new QPushButton(tr("&All done"), this);
    all->setObjectName(QStringLiteral("handsDone"));
    all->setAccessibleName(tr("Everything on the table is done"));
    heading->setWordWrap(true); // it makes room for the button in other languages and larger letters
    row->addWidget(heading, 1);
    row->addWidget(all);
    layout->addLayout(row);
    layout->addWidget(m_list);
    m_list->setObjectName(QStringLiteral("hands"));
    m_list->setAccessibleName(tr("What to do on the table"));
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust); // rows are as high as their words at this width
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // As high as its notes, up to a few of them: the rest of the band belongs to what can be done.
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_list->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    connect(m_list, &QListWidget::itemChanged, this, &HandsList::tick);
    connect(all, &QPushButton::clicked, this, &HandsList::clear);
    hide();
}

namespace {

constexpr int nodeRole = Qt::UserRole;
constexpr int headRole = Qt::UserRole + 1; // the row is no note, it says what made those below it

bool isHead(const QListWidgetItem* item) { return item->data(headRole).toBool(); }

} // namespace

// Each as node, how many it made, act and note, with tabs between them; of what was done all the note is empty.
void HandsList::begin(const QStringList& kept, qint64 node)
{
    clear();
    m_made.clear(); // nodes of another history
    m_start = node;
    for (const QString& line : kept) {
        constexpr int parts = 4;
        const QStringList part = line.split(QLatin1Char('\t'));
        if (part.size() != parts) { // as it was kept once: nothing is known but the note
            add({line}, 0, {});
            continue;
        }
        const qint64 made = part[0].toLongLong();
        if (!part[3].isEmpty())
            add({part[3]}, made, part[2]);
        m_made[made] = part[1].toInt();
        if (made > 0)
            m_start = std::min(m_start, made - 1);
    }
}

void HandsList::add(const QStringList& notes, qint64 node, const QString& act)
{
    if (notes.isEmpty())
        return;
    m_made[node] = int(notes.size());
    const QSignalBlocker quiet(m_list);
    const QListWidgetItem* last = m_list->item(m_list->count() - 1);
    if (!act.isEmpty() && (!last || last->data(nodeRole).toLongLong() != node)) {
        auto* head = new QListWidgetItem(act, m_list);
        head->setFlags(Qt::ItemIsEnabled);
        head->setData(nodeRole, node);
        head->setData(headRole, true);
        QFont bold = font();
        bold.setBold(true);
        head->setFont(bold);
    }
    for (const QString& note : notes) {
        auto* item = new QListWidgetItem(note, m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        item->setData(nodeRole, node);
    }
    fit();
}

// The first that is not done stands at the top; a heading without notes goes.
void HandsList::fit()
{
    const QSignalBlocker quiet(m_list);
    for (int row = m_list->count() - 1; row >= 0; --row) {
        const QListWidgetItem* next = m_list->item(row + 1);
        if (isHead(m_list->item(row)) && (!next || isHead(next)))
            delete m_list->takeItem(row);
    }
    constexpr int lines = 9, part = 5; // of the window, where the letters are large
    m_list->setMaximumHeight(std::min(fontMetrics().height() * lines, window()->height() / part));
    m_list->scrollToTop();
    m_list->updateGeometry();
    if (m_list->count() == 0)
        clear();
    else
        show();
}

bool HandsList::takeBack(qint64 node)
{
    if (node < m_start)
        return false;
    QMap<qint64, int> open;
    for (int row = 0; row < m_list->count(); ++row)
        if (const qint64 made = m_list->item(row)->data(nodeRole).toLongLong(); made > node && !isHead(m_list->item(row)))
            ++open[made];
    for (auto made = m_made.cbegin(); made != m_made.cend(); ++made)
        if (made.key() > node && open.value(made.key()) != *made)
            return false;
    for (int row = m_list->count() - 1; row >= 0; --row)
        if (m_list->item(row)->data(nodeRole).toLongLong() > node)
            delete m_list->takeItem(row);
    m_made.erase(m_made.upperBound(node), m_made.end());
    fit();
    return true;
}

void HandsList::rename(const QString& before, const QString& now)
{
    const QRegularExpression name(QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(before)),
        QRegularExpression::UseUnicodePropertiesOption);
    const QSignalBlocker quiet(m_list);
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setText(m_list->item(row)->text().split(name).join(now));
}

bool HandsList::isEmpty() const { return m_list->count() == 0; }

void HandsList::clear()
{
    m_list->clear();
    hide();
    emit emptied();
}

QStringList HandsList::open() const
{
    QStringList notes;
    for (int row = 0; row < m_list->count(); ++row)
        if (!isHead(m_list->item(row)))
            notes += m_list->item(row)->text();
    return notes;
}

QStringList HandsList::kept() const
{
    constexpr qsizetype most = 40; // acts that can be taken back after a restart without a word to the hands
    const qint64 oldest = m_made.size() > most ? std::prev(m_made.cend(), most).key() : 0;
    QStringList lines;
    const auto keep = [&](qint64 node, const QString& act, const QString& note) {
        lines += QStringList{QString::number(node), QString::number(m_made.value(node)), act, note}.join(QLatin1Char('\t'));
    };
    QSet<qint64> isOpen;
    QString act;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem* item = m_list->item(row);
        const qint64 node = item->data(nodeRole).toLongLong();
        if (isHead(item))
            act = item->text().simplified();
        else
            keep(node < oldest ? 0 : node, act, item->text().simplified());
        isOpen += node;
    }
    for (auto made = m_made.cbegin(); made != m_made.cend(); ++made)
        if (made.key() >= oldest && !isOpen.contains(made.key()))
            keep(made.key(), {}, {});
    return lines;
}

void HandsList::tick()
{
    for (int row = m_list->count() - 1; row >= 0; --row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            delete m_list->takeItem(row);
    fit();
}

} // namespace kit
