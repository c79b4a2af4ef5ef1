// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/hands_list.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

namespace kit {

HandsList::HandsList(QWidget* parent)
    : QFrame(parent)
    , m_heading(new QLabel(tr("On the ta&ble"), this))
    , m_list(new QListWidget(this))
    , m_earlier(new QPushButton(this))
{
    auto* layout = new QVBoxLayout(this);
    auto* row = new QHBoxLayout;
    m_heading->setProperty("look", "heading");
    m_heading->setBuddy(m_list);
    auto* all = new QPushButton(tr("&All done"), this);
    all->setObjectName(QStringLiteral("handsDone"));
    all->setAccessibleName(tr("Everything on the table is done"));
    m_heading->setWordWrap(true); // it makes room for the button in other languages and larger letters
    row->addWidget(m_heading, 1);
    row->addWidget(all);
    layout->addLayout(row);
    layout->addWidget(m_list);
    m_earlier->setObjectName(QStringLiteral("earlierHands"));
    m_earlier->setProperty("look", "link");
    layout->addWidget(m_earlier, 0, Qt::AlignLeft);
    m_list->setObjectName(QStringLiteral("hands"));
    m_list->setAccessibleName(tr("What to do on the table"));
    m_list->setWordWrap(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->viewport()->installEventFilter(this);
    m_list->setResizeMode(QListView::Adjust); // rows are as high as their words at this width
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // As high as its notes, up to a few of them: the rest of the band belongs to what can be done.
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_list->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(m_list, &QListWidget::itemChanged, this, &HandsList::tick);
    connect(all, &QPushButton::clicked, this, [this] {
        const QSignalBlocker quiet(m_list);
        while (m_list->count() > 0)
            finish(m_list->count() - 1);
        clear();
    });
    connect(m_earlier, &QPushButton::clicked, this, [this] {
        m_showsEarlier = true;
        fit();
        m_list->setFocus();
    });
    hide();
}

namespace {

constexpr int nodeRole = Qt::UserRole;
constexpr int headRole = Qt::UserRole + 1;  // the row is no note, it says what made those below it
constexpr int ofDone = -2;                  // in place of an index: it was ticked
constexpr int ofStart = -3;                 // likewise: of all that came after this node it is known what it made
constexpr int indexRole = Qt::UserRole + 2; // among the notes that were made together; -1: nobody knows

bool isHead(const QListWidgetItem* item) { return item->data(headRole).toBool(); }

// The newest act stands at the top, and what it made below it in its order.
QList<const QListWidgetItem*> oldestFirst(const QListWidget& list)
{
    QList<const QListWidgetItem*> all;
    qsizetype at = 0;
    for (int row = 0; row < list.count(); ++row) {
        if (row > 0 && list.item(row)->data(nodeRole) != list.item(row - 1)->data(nodeRole))
            at = 0;
        all.insert(at++, list.item(row));
    }
    return all;
}

} // namespace

// Each as node, how many it made, act, note and its place among them, with tabs between; of what was done all the note is empty.
void HandsList::begin(const QStringList& kept, qint64 node, const std::function<QStringList(qint64 node)>& anew)
{
    clear();
    m_showsEarlier = false;
    m_made.clear(); // nodes of another history
    m_start = node;
    QMap<qint64, QStringList> words; // by node
    std::optional<qint64> start;     // entries that were taken back may lie between an act and the one before it
    for (const QString& line : kept) {
        constexpr int parts = 4; // its place came later
        const QStringList part = line.split(QLatin1Char('\t'));
        if (part.size() < parts) { // as it was kept once: nothing is known but the note
            add({line}, 0, {});
            continue;
        }
        const qint64 made = part[0].toLongLong();
        const int count = part[1].toInt(), at = part.size() > parts ? part[parts].toInt() : -1;
        if (at == ofStart) {
            start = made;
            continue;
        }
        if (at == ofDone) {
            m_made[made].act = part[2];
            m_made[made].done += part[3];
        } else if (!part[3].isEmpty()) {
            if (anew && at >= 0 && !words.contains(made))
                words.insert(made, anew(made));
            const bool isAnew = words.value(made).size() == count + 1;
            add({isAnew ? words[made].value(at + 1, part[3]) : part[3]}, made, isAnew ? words[made].first() : part[2], at);
        }
        m_made[made].count = count;
        if (made > 0)
            m_start = std::min(m_start, made - 1);
    }
    m_start = std::min(m_start, start.value_or(m_start));
}

void HandsList::add(const QStringList& notes, qint64 node, const QString& act) { add(notes, node, act, 0); }

void HandsList::add(const QStringList& notes, qint64 node, const QString& act, int index)
{
    if (notes.isEmpty())
        return;
    m_made[node].count = int(notes.size());
    if (!act.isEmpty())
        m_made[node].act = act;
    const QSignalBlocker quiet(m_list);
    int row = 0; // behind what the same act made before
    while (row < m_list->count() && m_list->item(row)->data(nodeRole).toLongLong() == node)
        ++row;
    if (!act.isEmpty() && row == 0) {
        auto* head = new QListWidgetItem(act);
        m_list->insertItem(row++, head);
        head->setFlags(Qt::ItemIsEnabled);
        head->setData(nodeRole, node);
        head->setData(headRole, true);
        QFont bold = font();
        bold.setBold(true);
        head->setFont(bold);
    }
    for (const QString& note : notes) {
        auto* item = new QListWidgetItem(note);
        m_list->insertItem(row++, item);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
        item->setData(nodeRole, node);
        item->setData(indexRole, index < 0 ? index : index++);
    }
    fit();
}

// The newest that is not done stands at the top; a heading without notes goes. What was left open long ago waits behind a word.
void HandsList::fit()
{
    const QSignalBlocker quiet(m_list);
    for (int row = m_list->count() - 1; row >= 0; --row) {
        const QListWidgetItem* next = m_list->item(row + 1);
        if (isHead(m_list->item(row)) && (!next || isHead(next)))
            delete m_list->takeItem(row);
    }
    constexpr int acts = 4; // that are seen at once
    int heads = 0, earlier = 0;
    for (int row = 0; row < m_list->count(); ++row) {
        heads += isHead(m_list->item(row));
        const bool isEarlier = heads > acts;
        earlier += isEarlier && !isHead(m_list->item(row));
        m_list->setRowHidden(row, isEarlier && !m_showsEarlier);
    }
    m_earlier->setText(tr("%n earlier note(s)…", nullptr, earlier));
    m_earlier->setVisible(earlier > 0 && !m_showsEarlier && !m_isFolded);
    m_heading->setText(m_isFolded ? QStringLiteral("%1 · %2").arg(tr("On the ta&ble")).arg(open().size()) : tr("On the ta&ble"));
    if (m_list->count() == 0)
        return clear();
    show();
    fitStep();
}

// What is to be done first is whole; what made it stands above it where there is room for both.
void HandsList::fitStep()
{
    int head = 0, row = 0;
    for (; row < m_list->count() && isHead(m_list->item(row)); ++row)
        head += m_list->visualItemRect(m_list->item(row)).height();
    const QListWidgetItem* first = m_list->item(row);
    if (!first)
        return;
    constexpr int lines = 9; // as many as the band has room for
    const int edges = 2 * m_list->frameWidth() + 2, step = m_list->visualItemRect(first).height() + edges;
    m_list->setMinimumHeight(step);
    m_list->setMaximumHeight(std::max(step, fontMetrics().height() * lines));
    m_list->updateGeometry();
    if (m_list->height() >= head + step)
        m_list->scrollToTop();
    else
        m_list->scrollToItem(first, QAbstractItemView::PositionAtTop);
}

bool HandsList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        QTimer::singleShot(0, this, &HandsList::fitStep); // once its rows are laid out
    return QFrame::eventFilter(watched, event);
}

void HandsList::setFolded(bool isFolded)
{
    if (std::exchange(m_isFolded, isFolded) == isFolded)
        return;
    m_list->setVisible(!isFolded);
    if (!isEmpty())
        fit();
}

int HandsList::foldedAway() const { return m_isFolded ? m_list->minimumHeight() + layout()->spacing() : 0; }

bool HandsList::takeBack(qint64 node)
{
    if (node < m_start)
        return false;
    QMap<qint64, int> open;
    for (int row = 0; row < m_list->count(); ++row)
        if (const qint64 made = m_list->item(row)->data(nodeRole).toLongLong(); made > node && !isHead(m_list->item(row)))
            ++open[made];
    for (auto made = m_made.cbegin(); made != m_made.cend(); ++made)
        if (made.key() > node && open.value(made.key()) != made->count)
            return false;
    for (int row = m_list->count() - 1; row >= 0; --row)
        if (m_list->item(row)->data(nodeRole).toLongLong() > node)
            delete m_list->takeItem(row);
    m_made.erase(m_made.upperBound(node), m_made.end());
    fit();
    return true;
}

void HandsList::renumber(const QMap<qint64, qint64>& now, const std::function<QStringList(qint64 node)>& anew)
{
    const QSignalBlocker quiet(m_list);
    for (int row = m_list->count() - 1; row >= 0; --row) {
        QListWidgetItem* item = m_list->item(row);
        const qint64 before = item->data(nodeRole).toLongLong(), node = now.value(before, before);
        if (node == 0 && before != 0)
            delete m_list->takeItem(row);
        else
            item->setData(nodeRole, node);
    }
    const QMap<qint64, Made> made = std::exchange(m_made, {});
    QList<Made> dropped;
    for (auto one = made.cbegin(); one != made.cend(); ++one)
        if (const qint64 node = now.value(one.key(), one.key()); node != 0 || one.key() == 0)
            m_made[node] = *one;
        else if (!one->done.isEmpty())
            dropped += *one;
    for (const Made& one : dropped) {
        QStringList notes;
        for (const QString& done : one.done)
            notes += tr("Not done any more, put it back: %1").arg(done);
        add(notes, 0, one.act);
    }
    if (anew)
        for (const qint64 node : now)
            if (node != 0 && m_made.contains(node))
                retell(node, anew(node));
    fit();
}

// What is open of an act, in its words of now. Where it makes more or fewer notes than it did, and some were done, nobody knows
// which of them is which: they stay.
void HandsList::retell(qint64 node, const QStringList& words)
{
    Made& made = m_made[node];
    if (words.isEmpty())
        return;
    if (words.size() != made.count + 1) {
        if (!made.done.isEmpty())
            return;
        for (int row = m_list->count() - 1; row >= 0; --row)
            if (m_list->item(row)->data(nodeRole).toLongLong() == node)
                delete m_list->takeItem(row);
        m_made.remove(node);
        return add(words.mid(1), node, words.first());
    }
    made.act = words.first();
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        if (const int at = item->data(indexRole).toInt(); item->data(nodeRole).toLongLong() == node && at >= 0)
            item->setText(isHead(item) ? words.first() : words.value(at + 1, item->text()));
    }
}

void HandsList::dropBetween(qint64 node, qint64 last)
{
    QMap<qint64, qint64> gone;
    for (auto made = m_made.upperBound(node); made != m_made.end() && made.key() <= last; ++made)
        gone.insert(made.key(), 0);
    renumber(gone);
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
    for (const QListWidgetItem* item : oldestFirst(*m_list))
        if (!isHead(item))
            notes += item->text();
    return notes;
}

QStringList HandsList::kept() const
{
    constexpr qsizetype most = 40; // acts that can be taken back after a restart without a word to the hands
    const qint64 oldest = m_made.size() > most ? std::prev(m_made.cend(), most).key()
                                               : std::numeric_limits<qint64>::lowest(); // a waiting act's is below 0
    QStringList lines;
    const auto keep = [&](qint64 node, const QString& act, const QString& note, int index = -1) {
        lines +=
            QStringList{QString::number(node), QString::number(m_made.value(node).count), act, note, QString::number(index)}.join(
                QLatin1Char('\t'));
    };
    QSet<qint64> isOpen;
    QString act;
    for (const QListWidgetItem* item : oldestFirst(*m_list)) {
        const qint64 node = item->data(nodeRole).toLongLong();
        if (isHead(item))
            act = item->text().simplified();
        else
            keep(node < oldest ? 0 : node, act, item->text().simplified(), item->data(indexRole).toInt());
        isOpen += node;
    }
    for (auto made = m_made.cbegin(); made != m_made.cend(); ++made)
        if (made.key() >= oldest && !isOpen.contains(made.key()) && made->done.isEmpty())
            keep(made.key(), {}, {});
        else if (made.key() >= oldest)
            for (const QString& done : made->done)
                keep(made.key(), made->act.simplified(), done.simplified(), ofDone);
    const auto first = m_made.constFind(oldest);
    keep(first == m_made.cend() ? m_start : std::max(m_start, std::prev(first).key()), {}, {}, ofStart);
    return lines;
}

void HandsList::tick()
{
    for (int row = m_list->count() - 1; row >= 0; --row)
        if (m_list->item(row)->checkState() == Qt::Checked)
            finish(row);
    fit();
}

// It is kept in mind: what it was done for may be taken back.
void HandsList::finish(int row)
{
    const std::unique_ptr<const QListWidgetItem> done(m_list->takeItem(row));
    if (const qint64 node = done->data(nodeRole).toLongLong(); node != 0 && !isHead(done.get()))
        m_made[node].done.prepend(done->text());
}

} // namespace kit
