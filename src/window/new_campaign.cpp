// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/new_campaign.h"

#include "kit/form.h"

#include "ui_new_campaign.h"

#include <QFileDialog>
#include <QPushButton>

namespace window {

NewCampaign::NewCampaign(Library& library, QWidget* parent) : QDialog(parent), m_library(library), m_ui(std::make_unique<Ui::NewCampaign>())
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
        item->setCheckState(Qt::Checked);
    });
    resize(560, 620);
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
    for (const QString& pack : packs) {
        auto* item = new QListWidgetItem(pack, m_ui->packs);
        item->setCheckState(pack == packs.first() ? Qt::Checked : Qt::Unchecked);
    }
    const QJsonObject schema = game->setupSchema().value(QLatin1String("properties")).toObject().value(QLatin1String("settings")).toObject();
    m_settings = new kit::Form(schema, [](const QString&) { return QStringList(); });
    m_settings->showAll();
    m_ui->settings->setWidget(m_settings);
}

void NewCampaign::setReal(bool dice, bool cards)
{
    m_ui->realDice->setChecked(dice);
    m_ui->realCards->setChecked(cards);
}

bool NewCampaign::usesRealDice() const
{
    return m_ui->realDice->isChecked();
}

bool NewCampaign::usesRealCards() const
{
    return m_ui->realCards->isChecked();
}

void NewCampaign::accept()
{
    const engine::Game* game = m_library.game(m_ui->game->currentData().toString());
    QStringList packs;
    for (int row = 0; row < m_ui->packs->count(); ++row)
        if (m_ui->packs->item(row)->checkState() == Qt::Checked)
            packs += m_ui->packs->item(row)->text();
    QJsonObject setup;
    if (const QJsonObject settings = m_settings->fields(); !settings.isEmpty())
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
