// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shelf/new_campaign.h"

#include "window/shelf/readings.h"

#include "ui_new_campaign.h"

#include <QFileDialog>
#include <QPushButton>

namespace window {

namespace {

constexpr int aboutRole = Qt::UserRole + 1;

// How the rules are read when nobody says otherwise.
QJsonObject usualSettings(const engine::Game& game)
{
    const auto state = game.newGame({});
    return state ? game.stateToJson(*state).value(QLatin1String("settings")).toObject() : QJsonObject();
}

} // namespace

NewCampaign::NewCampaign(Library& library, QWidget* parent)
    : QDialog(parent)
    , m_library(library)
    , m_ui(std::make_unique<Ui::NewCampaign>())
{
    m_ui->setupUi(this);
    m_ui->packs->setAccessibleName(tr("Card packs"));
    m_ui->buttons->button(QDialogButtonBox::Ok)->setText(tr("&Begin"));
    m_ui->problem->hide();
    for (const auto& game : library.games())
        m_ui->game->addItem(game->title(), game->id());
    connect(m_ui->game, &QComboBox::currentIndexChanged, this, &NewCampaign::chooseGame);
    connect(m_ui->buttons, &QDialogButtonBox::accepted, this, &NewCampaign::accept);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &NewCampaign::reject);
    connect(m_ui->packFile, &QPushButton::clicked, this, [this] {
        const QString file = QFileDialog::getOpenFileName(this, tr("Choose a card pack"), {}, tr("Card packs (*.json)"));
        if (file.isEmpty())
            return;
        auto* item = new QListWidgetItem(file, m_ui->packs);
        item->setData(Qt::UserRole, file);
        item->setCheckState(Qt::Checked);
    });
    connect(m_ui->packs, &QListWidget::currentItemChanged, this,
        [this](const QListWidgetItem* item) { m_ui->packAbout->setText(item ? item->data(aboutRole).toString() : QString()); });
    resize(560, 640);
    chooseGame();
}

NewCampaign::~NewCampaign() = default;

void NewCampaign::chooseGame()
{
    const engine::Game* game = m_library.game(m_ui->game->currentData().toString());
    if (!game)
        return;
    m_ui->name->setText(m_library.freeName(game->title()));
    m_ui->packs->clear();
    const QStringList packs = m_library.packsFor(*game);
    for (const QString& id : packs) {
        const auto pack = m_library.pack(id, *game);
        auto* item = new QListWidgetItem(pack && !pack->title.isEmpty() ? pack->title : id, m_ui->packs);
        item->setData(Qt::UserRole, id);
        item->setData(aboutRole, pack ? pack->about : pack.faults().first().text());
        item->setCheckState(id == packs.first() ? Qt::Checked : Qt::Unchecked);
    }
    m_ui->packs->setCurrentRow(0);
    const QJsonObject schema =
        game->setupSchema().value(QLatin1String("properties")).toObject().value(QLatin1String("settings")).toObject();
    m_settings = new Readings(schema, m_library.book(game->id()), false);
    m_usual = usualSettings(*game);
    m_settings->show(m_usual);
    m_ui->settings->setWidget(m_settings);
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
    QStringList packs;
    for (int row = 0; row < m_ui->packs->count(); ++row)
        if (m_ui->packs->item(row)->checkState() == Qt::Checked)
            packs += m_ui->packs->item(row)->data(Qt::UserRole).toString();
    QJsonObject setup, settings = m_settings->settings();
    for (auto it = m_usual.begin(); it != m_usual.end(); ++it)
        if (settings.value(it.key()) == it.value())
            settings.remove(it.key());
    if (!settings.isEmpty())
        setup.insert(QStringLiteral("settings"), settings);
    auto begun = m_library.begin(m_ui->name->text(), *game, setup, packs);
    if (!begun) {
        QStringList problems;
        for (const engine::Fault& fault : begun.faults())
            problems += fault.text();
        m_ui->problem->setText(problems.join(QLatin1Char('\n')));
        m_ui->problem->show();
        return;
    }
    m_sitting = std::move(*begun);
    QDialog::accept();
}

} // namespace window
