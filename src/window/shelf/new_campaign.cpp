// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shelf/new_campaign.h"

#include "window/shelf/readings.h"

#include "kit/drawn/able.h"
#include "kit/drawn/scrolled.h"
#include "kit/wording.h"

#include "ui_new_campaign.h"

#include <QFileDialog>
#include <QJsonArray>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>

#include <algorithm>
#include <tuple>
#include <utility>

namespace window {

namespace {

constexpr int aboutRole = Qt::UserRole + 1;
const QString ownPack = QStringLiteral("my-cards"); // what its owner typed, of every game

const QString trackingName = QStringLiteral("tracking"); // the setting that is asked by itself

QStringList namesOf(const QJsonObject& schema, const QString& setting)
{
    const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    QStringList names;
    for (const QJsonValue& one : properties.value(setting).toObject().value(QLatin1String("enum")).toArray())
        names += one.toString();
    return names;
}

QJsonObject without(QJsonObject schema, const QString& setting)
{
    QJsonArray order;
    for (const QJsonValue& name : schema.value(QLatin1String("x-order")).toArray())
        if (name.toString() != setting)
            order += name;
    schema.insert(QLatin1String("x-order"), order);
    return schema;
}

// How the rules are read when nobody says otherwise.
QJsonObject usualSettings(const engine::Game& game)
{
    const auto state = game.newGame({});
    return state ? game.stateToJson(*state).value(QLatin1String("settings")).toObject() : QJsonObject();
}

} // namespace

NewCampaign::NewCampaign(Library& library, const QString& game, QWidget* parent)
    : QDialog(parent)
    , m_library(library)
    , m_ui(std::make_unique<Ui::NewCampaign>())
    , m_content(new QWidget(this))
{
    m_ui->setupUi(this);
    auto* rows = new QVBoxLayout(m_content);
    rows->setContentsMargins(0, 0, 0, 0);
    while (m_ui->column->count() > 1) {
        QLayoutItem* row = m_ui->column->takeAt(0);
        if (QLayout* nested = row->layout()) {
            rows->addLayout(nested);
        } else {
            rows->addWidget(row->widget());
            delete row;
        }
    }
    m_ui->column->insertWidget(0, new kit::WholeArea(m_content, this));
    m_ui->settings->setMinimumHeight(fontMetrics().height() * 8);
    m_ui->packs->setAccessibleName(tr("Card packs"));
    m_ui->game->setAccessibleName(m_ui->gameLabel->text().remove(QLatin1Char('&')).chopped(1)); // not what is chosen there
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Begin"));
    m_ui->buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    m_ui->problem->hide();
    for (const auto& one : library.games())
        m_ui->game->addItem(one->title(), one->id());
    m_ui->game->setCurrentIndex(std::max(0, m_ui->game->findData(game)));
    m_ui->game->setVisible(game.isEmpty());
    m_ui->gameLabel->setVisible(game.isEmpty());
    if (const engine::Game* owned = library.game(game))
        setWindowTitle(engine::fill(tr("A table of %1"), {owned->title()}));
    m_ui->packsBox->hide();
    m_ui->settings->hide();
    connect(m_ui->game, &QComboBox::currentIndexChanged, this, &NewCampaign::chooseGame);
    // What is usual stays folded away; unfolded, the dialog grows by it.
    const auto unfold = [this](QPushButton* button, QWidget* what) {
        connect(button, &QPushButton::toggled, this, [this, what](bool isOn) {
            what->setVisible(isOn);
            fit();
        });
    };
    unfold(m_ui->morePacks, m_ui->packsBox);
    unfold(m_ui->moreSettings, m_ui->settings);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &NewCampaign::accept);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &NewCampaign::reject);
    connect(m_ui->packFile, &QPushButton::clicked, this, [this] {
        const QString file = QFileDialog::getOpenFileName(this, tr("Choose a card pack"), {}, tr("Card packs (*.json)"));
        if (file.isEmpty())
            return;
        auto* item = new QListWidgetItem(file);
        item->setData(Qt::UserRole, file);
        item->setCheckState(Qt::Checked);
        m_ui->packs->insertItem(firstToMove(), item); // it was chosen last, so it is meant to count
        m_ui->packs->setCurrentItem(item);
        orderPacks();
    });
    connect(m_ui->packs, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        m_ui->packAbout->setText(item ? item->data(aboutRole).toString() : QString());
        orderPacks();
    });
    connect(m_ui->packs, &QListWidget::itemChanged, this, &NewCampaign::countPacks);
    for (const auto& [button, by, key] :
        {std::tuple(m_ui->packUp, -1, Qt::Key_Up), std::tuple(m_ui->packDown, 1, Qt::Key_Down)}) {
        connect(button, &QPushButton::clicked, this, [this, by] { movePack(by); });
        auto* pressed = new QShortcut(QKeySequence(Qt::ALT | key), m_ui->packs);
        pressed->setContext(Qt::WidgetShortcut);
        connect(pressed, &QShortcut::activated, button, &QPushButton::click);
    }
    resize(560, 0);
    chooseGame();
    connect(m_ui->game, &QComboBox::currentIndexChanged, this, &NewCampaign::fit);
    m_ui->name->selectAll();
}

NewCampaign::~NewCampaign() = default;

// Lines that break ask for their height only once the width is known.
void NewCampaign::fit()
{
    constexpr int unfolded = 620, unframed = 40; // its title bar
    const QLayout& rows = *m_content->layout();
    const QMargins edges = layout()->contentsMargins();
    const int wide = width() - edges.left() - edges.right();
    const int words = (rows.hasHeightForWidth() ? rows.totalHeightForWidth(wide) : rows.totalSizeHint().height()) + edges.top()
        + edges.bottom() + layout()->spacing() + m_ui->buttons->sizeHint().height();
    const bool isOpen = m_ui->packsBox->isVisibleTo(this) || m_ui->settings->isVisibleTo(this);
    const int room = screen()->availableGeometry().height() - unframed; // what has none there is scrolled to
    resize(width(), std::min(std::max(words, isOpen ? unfolded : 0), room));
}

void NewCampaign::showEvent(QShowEvent* event)
{
    fit();
    QDialog::showEvent(event);
}

void NewCampaign::chooseGame()
{
    const engine::Game* game = m_library.game(m_ui->game->currentData().toString());
    if (!game)
        return;
    const kit::Desk* desk = m_library.desk(game->id());
    const QString proposed = m_library.freeName(game->title());
    if (m_ui->name->text() == std::exchange(m_proposed, proposed)) // what somebody typed stays
        m_ui->name->setText(proposed);
    const auto [least, most] = desk ? desk->players() : std::pair(0, 0);
    m_ui->players->setVisible(most > 0);
    m_ui->playersLabel->setVisible(most > 0);
    m_ui->players->setPlaceholderText(tr("%1 to %2 names, with commas, clockwise").arg(least).arg(most));
    m_ui->realDice->setVisible(!desk || !desk->dice(nullptr).isEmpty());
    m_ui->packs->clear();
    const QStringList usual = desk ? desk->owned({}).packs : QStringList();
    QStringList ids = m_library.packsFor(*game); // the last counts
    if (ids.removeOne(ownPack))
        ids += ownPack;
    std::ranges::reverse(ids);
    for (const QString& id : std::as_const(ids)) {
        const auto pack = m_library.pack(id, *game);
        const QString title = pack && !pack->title.isEmpty() ? pack->title : id;
        auto* item = new QListWidgetItem(title, m_ui->packs);
        item->setData(Qt::UserRole, id);
        item->setData(aboutRole, pack ? pack->about : pack.faults().first().text());
        item->setCheckState(usual.contains(id) || id == ownPack ? Qt::Checked : Qt::Unchecked);
    }
    m_ui->packs->setCurrentRow(0);
    orderPacks();
    countPacks();
    const QJsonObject schema =
        game->setupSchema().value(QLatin1String("properties")).toObject().value(QLatin1String("settings")).toObject();
    m_tracking = namesOf(schema, trackingName);
    m_ui->trackingLabel->setVisible(!m_tracking.isEmpty());
    for (QRadioButton* one : {m_ui->trackLight, m_ui->trackUsual, m_ui->trackEverything})
        one->setVisible(!m_tracking.isEmpty());
    m_ui->tracked->setVisible(!m_tracking.isEmpty());
    const QJsonValue tracking = schema.value(QLatin1String("properties")).toObject().value(trackingName);
    m_ui->tracked->setText(Readings::nameOf(tracking.toObject()));
    m_settings = new Readings(without(schema, trackingName), *game, m_library.book(game->id()), false);
    m_usual = usualSettings(*game);
    m_usual.remove(trackingName);
    m_settings->show(m_usual);
    m_ui->settings->setWidget(m_settings);
    connect(m_settings, &Readings::chosen, this, &NewCampaign::countReadings);
    countReadings();
}

int NewCampaign::firstToMove() const
{
    const QListWidgetItem* top = m_ui->packs->item(0);
    return top && top->data(Qt::UserRole) == ownPack ? 1 : 0; // the owner's own cards stay where they are
}

void NewCampaign::movePack(int by)
{
    const int row = m_ui->packs->currentRow();
    QListWidgetItem* item = m_ui->packs->takeItem(row);
    m_ui->packs->insertItem(row + by, item);
    m_ui->packs->setCurrentItem(item);
}

// What is said of their order, and where the chosen one can go.
void NewCampaign::orderPacks()
{
    const int row = m_ui->packs->currentRow(), first = firstToMove(), last = m_ui->packs->count() - 1;
    for (QWidget* one : std::initializer_list<QWidget*>{m_ui->packOrder, m_ui->packUp, m_ui->packDown})
        one->setVisible(last > 0);
    const QString whyNot = row < first ? tr("Your own cards stand above all packs.") : tr("It stands there already.");
    kit::setAble(m_ui->packUp, row > first, whyNot);
    kit::setAble(m_ui->packDown, row >= first && row < last, whyNot);
}

// In the order in which the upper one counts.
QStringList NewCampaign::chosenPacks() const
{
    QStringList packs;
    for (int row = 0; row < m_ui->packs->count(); ++row)
        if (m_ui->packs->item(row)->checkState() == Qt::Checked)
            packs.prepend(m_ui->packs->item(row)->data(Qt::UserRole).toString());
    return packs;
}

void NewCampaign::countPacks()
{
    const QStringList chosen = chosenPacks();
    m_ui->morePacks->setText(tr("Cards that are known already: %n pack(s)…", nullptr, int(chosen.size())));
    const engine::Game* game = m_library.game(m_ui->game->currentData().toString());
    QList<cards::Pack> packs;
    for (const QString& name : chosen.size() > 1 && game ? chosen : QStringList())
        if (const auto pack = m_library.pack(name, *game))
            packs += *pack;
    const QString doubled = cards::doubledIn(packs);
    m_ui->packDoubled->setText(doubled);
    m_ui->packDoubled->setVisible(!doubled.isEmpty());
}

engine::Tracking NewCampaign::tracking() const
{
    return m_ui->trackLight->isChecked()     ? engine::Tracking::Light
        : m_ui->trackEverything->isChecked() ? engine::Tracking::Everything
                                             : engine::Tracking::Usual;
}

// One line for what hardly anybody changes.
void NewCampaign::countReadings()
{
    const QJsonObject now = m_settings->settings();
    int changed = 0;
    for (auto it = m_usual.begin(); it != m_usual.end(); ++it)
        changed += now.contains(it.key()) && now.value(it.key()) != it.value();
    const QString all = tr("%n reading(s) of the rules", nullptr, int(m_usual.size()));
    m_ui->moreSettings->setText(
        changed == 0 ? tr("%1, all as usual – look…").arg(all) : tr("%1, %2 changed – look…").arg(all).arg(changed));
}

QStringList NewCampaign::players() const
{
    QStringList names;
    for (const QString& name : m_ui->players->text().split(QLatin1Char(',')))
        if (!name.trimmed().isEmpty())
            names += name.trimmed();
    return names;
}

void NewCampaign::object(const QString& problem, QWidget* where)
{
    m_ui->problem->setText(problem);
    m_ui->problem->show();
    fit();
    where->setFocus();
}

void NewCampaign::setReal(bool dice, bool cards)
{
    m_ui->realDice->setChecked(dice);
    m_ui->realCards->setChecked(cards);
}

bool NewCampaign::usesRealDice() const { return m_ui->realDice->isChecked(); }

bool NewCampaign::usesRealCards() const { return m_ui->realCards->isChecked(); }

void NewCampaign::accept()
{
    const engine::Game* game = m_library.game(m_ui->game->currentData().toString());
    const kit::Desk* desk = m_library.desk(game->id());
    if (m_ui->name->text().trimmed().isEmpty()) {
        object(engine::fill(tr("The table has no name: type one, or take %1."), {m_library.freeName(game->title())}), m_ui->name);
        return;
    }
    const QStringList names = players();
    const auto [least, most] = desk ? desk->players() : std::pair(0, 0);
    if (QStringList once = names; once.removeDuplicates() > 0) {
        object(tr("Two players have one name: tell them apart."), m_ui->players);
        return;
    }
    if (most > 0 && !names.isEmpty() && (names.size() < least || names.size() > most)) {
        object(tr("%n name(s) stand there; this game is for %1 to %2.", nullptr, int(names.size())).arg(least).arg(most),
            m_ui->players);
        return;
    }
    const QStringList packs = chosenPacks();
    const kit::OwnBox box{names, !m_ui->realCards->isChecked() || tracking() == engine::Tracking::Everything};
    QJsonObject setup = desk ? desk->owned(box).setup : QJsonObject(), settings = m_settings->settings();
    for (auto it = m_usual.begin(); it != m_usual.end(); ++it)
        if (settings.value(it.key()) == it.value())
            settings.remove(it.key());
    // What the box itself asks for stands under what somebody chose among the readings.
    QJsonObject wanted = setup.value(QLatin1String("settings")).toObject();
    for (auto it = settings.begin(); it != settings.end(); ++it)
        wanted.insert(it.key(), it.value());
    settings = wanted;
    // A game whose words for it are others says them in its own way in.
    if (const QString tracked = engine::nameOf(tracking()); tracking() != engine::Tracking::Usual && m_tracking.contains(tracked))
        settings.insert(trackingName, tracked);
    if (!settings.isEmpty())
        setup.insert(QStringLiteral("settings"), settings);
    auto begun = m_library.begin(m_ui->name->text(), *game, setup, packs);
    if (!begun) {
        QStringList problems;
        for (const engine::Fault& fault : begun.faults())
            problems += fault.text();
        object(problems.join(QLatin1Char('\n')), m_ui->name);
        return;
    }
    m_sitting = std::move(*begun);
    QDialog::accept();
}

} // namespace window
