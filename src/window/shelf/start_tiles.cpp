// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shelf/start_tiles.h"

#include "kit/drawn/plain_label.h"
#include "kit/drawn/tip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace window {

GameTile::GameTile(const engine::Game& game, const kit::Desk* desk, QWidget* parent)
    : QFrame(parent)
    , m_game(game.id())
    , m_desk(desk)
    , m_picture(new Thumbnail(this))
    , m_line(kit::plainLabel("muted", this, desk ? desk->line() : QString()))
    , m_try(new QPushButton(tr("Try it"), this))
    , m_own(new QPushButton(tr("I own it"), this))
{
    setProperty("look", "panel");
    setAccessibleName(game.title());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    m_picture->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* title = kit::plainLabel("heading", this, game.title().section(QLatin1Char(':'), 0, 0));
    title->setWordWrap(true); // in two lines where one has no room for it
    title->setToolTip(kit::tip(game.title()));
    m_line->setWordWrap(true);
    m_line->setAlignment(Qt::AlignTop);
    title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    m_line->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_line->setMinimumHeight(m_line->fontMetrics().height() * 2);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred); // all in a line are as high as the highest
    auto* ways = new QVBoxLayout;                                  // beside each other they have no room for their words
    ways->setSpacing(4);
    m_try->setObjectName(QStringLiteral("try-") + m_game);
    m_try->setAccessibleName(engine::fill(tr("Try %1"), {game.title()}));
    m_own->setObjectName(QStringLiteral("own-") + m_game);
    m_own->setAccessibleName(engine::fill(tr("I own %1"), {game.title()}));
    for (QPushButton* button : {m_try, m_own}) {
        button->setProperty("look", "tile");
        ways->addWidget(button);
    }
    column->addWidget(m_picture);
    column->addWidget(title);
    column->addWidget(m_line, 1); // titles stand in one line, and so do the ways below
    column->addLayout(ways);
    setLow(false);
    setWritable(true);
    connect(m_try, &QPushButton::clicked, this, &GameTile::tryWanted);
    connect(m_own, &QPushButton::clicked, this, &GameTile::ownWanted);
}

void GameTile::show(const engine::AnyState& state) { m_picture->show(m_desk, state); }

// All of its line is read, in as many lines as its width asks for.
bool GameTile::event(QEvent* event)
{
    const bool isDone = QFrame::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
        const QRect room(0, 0, std::max(1, layout()->contentsRect().width()), 10'000);
        const QFontMetrics letters = m_line->fontMetrics();
        m_line->setMinimumHeight(
            std::max(2 * letters.height(), letters.boundingRect(room, Qt::TextWordWrap, m_line->text()).height()));
    }
    return isDone;
}

void GameTile::setLow(bool isLow)
{
    m_picture->setFixedHeight(isLow ? 44 : 92);
    m_line->setVisible(!isLow);
    m_picture->setToolTip(kit::tip(isLow ? m_line->text() : QString()));
}

void GameTile::setWritable(bool isWritable)
{
    m_try->setEnabled(isWritable && m_desk);
    m_own->setEnabled(isWritable);
    const QString later = tr("Not possible while nothing can be written to the shelf");
    m_try->setToolTip(
        isWritable ? tr("A table with cards of our own: something to do at once, and a line that says what") : later);
    m_own->setToolTip(isWritable ? tr("A table with your cards and dice; cards are typed while you play, once") : later);
}

LastTile::LastTile(QWidget* parent)
    : QFrame(parent)
    , m_picture(new Thumbnail(this))
    , m_when(kit::plainLabel("heading", this))
    , m_name(new kit::ElidedLabel(this))
    , m_game(kit::plainLabel("muted", this))
    , m_numbers(new QWidget(this))
    , m_figures(new QHBoxLayout(m_numbers))
    , m_summary(kit::plainLabel("text", this))
    , m_continue(new QPushButton(tr("Continue"), this))
    , m_more(new QPushButton(tr("Rename, copy, export, put away…"), this))
{
    setProperty("look", "panel");
    setAccessibleName(tr("Played last"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 16, 8);
    row->setSpacing(16);
    m_picture->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    row->addWidget(m_picture, 5);
    auto* words = new QVBoxLayout;
    words->setSpacing(3);
    m_name->setProperty("look", "title");
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_summary->setWordWrap(true);
    m_continue->setObjectName(QStringLiteral("continue"));
    m_continue->setProperty("look", "primary");
    m_continue->setMinimumHeight(m_continue->fontMetrics().height() * 2);
    m_more->setObjectName(QStringLiteral("moreOfLast"));
    m_more->setProperty("look", "link");
    m_figures->setContentsMargins(0, 0, 0, 0);
    m_figures->setSpacing(24);
    setLow(false);
    words->addWidget(m_when);
    words->addWidget(m_name);
    words->addWidget(m_game);
    words->addWidget(m_numbers);
    words->addWidget(m_summary, 1);
    words->addWidget(m_continue);
    words->addWidget(m_more);
    row->addLayout(words, 4);
    connect(m_continue, &QPushButton::clicked, this, &LastTile::continueWanted);
    connect(m_more, &QPushButton::clicked, this, &LastTile::moreWanted);
}

QWidget* LastTile::first() const { return m_continue; }

void LastTile::setLow(bool isLow)
{
    m_picture->setMinimumHeight(isLow ? 96 : 150);
    for (QWidget* one : std::initializer_list<QWidget*>{m_game, m_numbers, m_more})
        one->setVisible(!isLow);
}

void LastTile::show(const shelf::Campaign& campaign, const QString& game, const QString& when)
{
    if (m_id != campaign.id)
        m_picture->show(nullptr, nullptr);
    if (m_id != campaign.id || !campaign.summary.isEmpty()) // what was told with the picture stays
        m_summary->setText(campaign.summary);
    m_id = campaign.id;
    m_when->setText(tr("Played last · %1").arg(when));
    m_name->setText(campaign.name);
    m_game->setText(game);
    m_continue->setAccessibleName(engine::fill(tr("Continue %1"), {campaign.name}));
}

void LastTile::picture(const kit::Desk* desk, const engine::AnyState& state, const QString& summary)
{
    m_picture->show(desk, state);
    if (!summary.isEmpty())
        m_summary->setText(summary);
    while (QLayoutItem* item = m_figures->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const kit::Figure& figure : desk ? desk->figures(state) : QList<kit::Figure>()) {
        auto* box = new QWidget(this);
        auto* column = new QVBoxLayout(box);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        column->addWidget(kit::plainLabel("caption", box, figure.label));
        column->addWidget(kit::plainLabel("value", box, figure.value));
        m_figures->addWidget(box);
    }
    m_figures->addStretch();
}

} // namespace window
