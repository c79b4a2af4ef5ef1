// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/history/audit_page.h"

#include "engine/past/unmet.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "engine/words/piles.h"
#include "kit/drawn/able.h"
#include "kit/called_on.h"
#include "kit/drawn/tip.h"
#include "kit/reasons.h"
#include "kit/lists/whole_rows.h"
#include "ui_audit_page.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QSortFilterProxyModel>

namespace window {

AuditPage::AuditPage(Library& library, QWidget* parent)
    : Page(parent)
    , m_library(library)
    , m_ui(std::make_unique<Ui::AuditPage>())
    , m_side(new QWidget(this))
    , m_way(new QListWidget)
    , m_shown(new QSortFilterProxyModel(this))
{
    m_ui->setupUi(this);
    m_shown->setSourceModel(&m_model);
    m_shown->setRecursiveFilteringEnabled(true);
    m_shown->setAutoAcceptChildRows(true);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_shown->setFilterKeyColumn(-1);
    m_ui->tree->setModel(m_shown);
    m_ui->tree->header()->setStretchLastSection(false);
    m_ui->tree->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_side->hide();
    m_side->setAccessibleName(tr("From the box"));
    auto* column = new QVBoxLayout(m_side);
    auto* about =
        new QLabel(tr("What the hands do with a table that is set up for the beginning, until it looks like now."), m_side);
    about->setWordWrap(true);
    about->setProperty("look", "muted");
    m_way->setObjectName(QStringLiteral("way"));
    m_way->setAccessibleName(m_side->accessibleName());
    m_way->setTextElideMode(Qt::ElideNone); // a row is as high as its words need
    new kit::WholeRows(m_way);
    m_way->setSpacing(2);
    m_way->setFrameShape(QFrame::NoFrame);
    column->addWidget(about);
    column->addWidget(m_way);
    connect(m_ui->find, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_shown->setFilterFixedString(words);
        m_ui->tree->expandAll();
    });
    connect(m_ui->everything, &QCheckBox::toggled, this, &AuditPage::refresh);
    connect(&m_model, &QStandardItemModel::dataChanged, this, &AuditPage::countTicks);
    connect(&m_model, &AuditModel::unreadable, this, [this](const QString& name, const QString& text) {
        emit objected({engine::Fault{name, text, tr("This is no value that can stand here."),
            tr("Type it as it stands in the second column: a number, yes or no, names with commas; of a pile that lies face down "
               "how many cards it has.")}});
    });
    connect(m_ui->send, &QPushButton::clicked, this, &AuditPage::send);
    connect(m_ui->reason, &QLineEdit::returnPressed, this, &AuditPage::send);
    connect(m_ui->copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_model.text()); });
}

AuditPage::~AuditPage() = default;

void AuditPage::sit(kit::Sitting* sitting, const kit::Desk* desk)
{
    m_sitting = sitting;
    m_desk = desk;
    m_model.show({}, {}, {}, {});
    m_printed.clear();
    m_titles.clear();
    m_way->clear();
}

QWidget* AuditPage::firstFocus() { return m_ui->tree; }

namespace {

// With what counts where nothing stands, because a card prints it.
QJsonObject withPrinted(const kit::Sitting& sitting, const engine::AnyState& state, const QJsonObject& json)
{
    QJsonObject filled = json;
    for (const QString& one : sitting.game().names(state, QLatin1String(engine::printedNumbers))) {
        const QString path = one.section(QLatin1Char(' '), 0, -2), above = path.section(QLatin1Char('.'), 0, -2);
        const auto there = engine::valueAt(filled, above);
        QJsonObject whole = there ? there->toObject() : QJsonObject();
        whole.insert(path.section(QLatin1Char('.'), -1), one.section(QLatin1Char(' '), -1).toInt());
        if (const auto with = engine::withValueAt(filled, above, whole); there && with)
            filled = with->toObject();
    }
    return filled;
}

} // namespace

void AuditPage::refresh()
{
    if (!m_sitting)
        return;
    if (m_printed.isEmpty()) {
        QList<cards::Pack> packs;
        const auto named = m_sitting->table().packs();
        for (const PackHere& one : m_library.packsOf(m_sitting->game(), named ? *named : QStringList())) {
            packs += one.pack;
            if (named && named->contains(one.name))
                m_titles.insert(kit::titlesIn(QJsonArray{one.pack.setup, QJsonValue(one.pack.cards)}));
        }
        m_printed = printedIn(m_sitting->game(), packs);
    }
    const engine::AnyState& state = m_sitting->table().state();
    Touched touched(m_sitting->game(), state);
    const QJsonObject seen = m_sitting->visible(state);
    const QJsonObject visible = withPrinted(*m_sitting, state, engine::onlyMet(m_sitting->table(), seen, seen).toObject());
    m_tracked = withPrinted(*m_sitting, state, m_sitting->game().stateToJson(state));
    const QStringList counted = m_sitting->game().names(state, QLatin1String(engine::countedPiles))
        + m_sitting->game().names(state, QLatin1String(engine::heldHands));
    m_model.show(m_tracked, visible, m_sitting->game().stateSchema(), m_printed, m_titles,
        m_ui->everything->isChecked() ? nullptr : &touched, kit::calledOn(m_desk, state, visible), counted);
    m_ui->tree->expandToDepth(1);
    showWay();
    countTicks();
}

void AuditPage::showWay()
{
    m_way->clear();
    const auto begun = m_sitting->stateAt(1);
    if (!begun)
        return;
    for (const engine::Message& hand : m_sitting->game().hands(*begun, m_sitting->table().state())) {
        auto* item = new QListWidgetItem(hand.text(), m_way);
        item->setToolTip(kit::tip(hand.text())); // written from right to left its last words may not be seen
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    if (m_way->count() == 0)
        m_way->addItem(tr("Nothing: it looks as it did at the beginning."));
}

void AuditPage::countTicks()
{
    const qsizetype differ = m_model.differing().size();
    m_ui->count->setText(tr("%1 of %2 compared").arg(m_model.ticked()).arg(m_model.leaves())
        + (differ > 0 ? tr(" · %n differ", nullptr, int(differ)) : QString()));
    kit::setAble(m_ui->send, differ > 0 && m_sitting && !m_sitting->isReadOnly(),
        m_sitting && m_sitting->isReadOnly() ? tr("Here it is only looked at.") : tr("Type first what differs on the table."));
}

void AuditPage::send()
{
    if (m_model.differing().isEmpty() || !m_sitting)
        return;
    const qint64 before = m_sitting->table().node();
    const QString reason = m_ui->reason->text().trimmed().isEmpty() ? kit::reasons::compared : m_ui->reason->text().trimmed();
    const QJsonObject lying = m_sitting->game().stateToJson(m_sitting->table().state());
    QJsonObject values; // one entry for all of it, in which each stands by its name
    for (const TableDiffers& one : m_model.differing()) {
        const QString above = one.path.section(QLatin1Char('.'), 0, -2);
        if (engine::valueAt(lying, one.path)) {
            values.insert(one.path, one.value);
            continue;
        }
        QJsonObject whole = values.value(above).toObject(); // nothing stands there: with what is printed beside it
        if (const auto printed = engine::valueAt(m_tracked, above); printed && whole.isEmpty())
            whole = printed->toObject();
        whole.insert(one.path.section(QLatin1Char('.'), -1), one.value);
        values.insert(above, whole);
    }
    m_sitting->propose(values.size() == 1 ? engine::Correct{values.begin().key(), values.begin().value(), reason}
                                          : engine::Correct{{}, values, reason});
    if (m_sitting->table().node() == before)
        return; // what was typed stays for another try
    m_ui->reason->setText({});
    refresh();
}

} // namespace window
