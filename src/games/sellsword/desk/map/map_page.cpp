// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sellsword/desk/map/map_page.h"

#include "games/sellsword/desk/correction.h"
#include "games/sellsword/desk/map/drawing.h"
#include "games/sellsword/desk/map/gridmap_board.h"
#include "games/sellsword/desk/names.h"
#include "kit/drawn/able.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/called.h"
#include "kit/forms/number_box.h"
#include "kit/reasons.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sellsword::desk {

namespace {

constexpr int kindRole = Qt::UserRole + 1;

QLabel* captionFor(QWidget* field, const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setBuddy(field);
    return label;
}

} // namespace

MapPage::MapPage(QWidget* parent)
    : QWidget(parent)
    , m_state(std::make_shared<State>())
    , m_board(kit::called("mapDraft", new GridmapBoard(this)))
    , m_tool(kit::called("mapTool", new QComboBox(this)))
    , m_name(kit::called("areaName", new QLineEdit(this)))
    , m_title(kit::called("mapTitle", new QLineEdit(this)))
    , m_damage(kit::called("mapDamage", new QComboBox(this)))
    , m_width(kit::called("mapWidth", new kit::NumberBox(this)))
    , m_height(kit::called("mapHeight", new kit::NumberBox(this)))
    , m_hint(kit::plainLabel("muted", this))
    , m_back(kit::called("strokeBack", new QPushButton(sellsword::tr("Take the last stro&ke back"), this)))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_board->setAccessibleName(sellsword::tr("The map being drawn"));
    m_board->setDrawing(true);
    column->addLayout(makeTop());
    column->addLayout(makeTools());
    m_hint->setText(sellsword::tr("Press a square, or draw over several; what is there already is rubbed out."));
    column->addWidget(m_hint);
    column->addWidget(m_board, 1);
    auto* row = new QHBoxLayout;
    auto* use = kit::called("useMap", new QPushButton(sellsword::tr("&Use this map"), this));
    use->setProperty("look", "primary");
    auto* leave = kit::called("leaveMap", new QPushButton(sellsword::tr("&Leave it"), this));
    row->addStretch();
    row->addWidget(leave);
    row->addWidget(use);
    column->addLayout(row);
    connect(m_board, &kit::Board::pressed, this, [this](const QString& cell) { stroke(cell, cell); });
    connect(m_board, &kit::Board::dropped, this, &MapPage::stroke);
    connect(use, &QPushButton::clicked, this, &MapPage::finish);
    connect(leave, &QPushButton::clicked, this, &MapPage::left);
}

// What is drawn next.
QLayout* MapPage::makeTools()
{
    const auto add = [this](const QString& text, Stroke stroke, Terrain kind = Terrain::Clear) {
        m_tool->addItem(text, int(stroke));
        m_tool->setItemData(m_tool->count() - 1, int(kind), kindRole);
    };
    add(sellsword::tr("Wall above the squares"), Stroke::WallAbove);
    add(sellsword::tr("Wall left of the squares"), Stroke::WallLeft);
    add(sellsword::tr("Low cover above the squares"), Stroke::CoverAbove);
    add(sellsword::tr("Low cover left of the squares"), Stroke::CoverLeft);
    add(sellsword::tr("Black squares"), Stroke::Filled);
    for (const Terrain kind : {Terrain::Challenging, Terrain::Brush, Terrain::Damaging, Terrain::Obstructing, Terrain::Pit,
             Terrain::SlidingWall, Terrain::Smoke})
        add(capital(shown(kind)), Stroke::Ground, kind);
    add(sellsword::tr("Start area"), Stroke::StartArea);
    add(sellsword::tr("Objective"), Stroke::Objective);
    m_name->setAccessibleName(sellsword::tr("Name of the next area"));
    m_name->setPlaceholderText(sellsword::tr("name of an area"));
    auto* tools = new QHBoxLayout;
    tools->addWidget(captionFor(m_tool, sellsword::tr("D&raw:"), this));
    tools->addWidget(m_tool);
    tools->addWidget(m_name, 1);
    tools->addWidget(m_back);
    connect(m_back, &QPushButton::clicked, this, [this] {
        if (!m_before.isEmpty()) {
            m_state->map = m_before.takeLast();
            redraw();
        }
    });
    return tools;
}

// What holds for the whole map.
QLayout* MapPage::makeTop()
{
    for (QSpinBox* box : {m_width, m_height}) {
        box->setRange(1, mostSquares);
        connect(box, &QSpinBox::valueChanged, this, [this] { set(resized(map(), m_width->value(), m_height->value())); });
    }
    auto* top = new QHBoxLayout;
    top->addWidget(captionFor(m_title, sellsword::tr("&Title:"), this));
    top->addWidget(m_title, 2);
    top->addWidget(captionFor(m_width, sellsword::tr("Colu&mns:"), this));
    top->addWidget(m_width);
    top->addWidget(captionFor(m_height, sellsword::tr("Row&s:"), this));
    top->addWidget(m_height);
    m_damage->setToolTip(sellsword::tr("The wounds that Damaging ground deals"));
    for (const auto& harm : names(Harm()))
        m_damage->addItem(capital(shown(harm.value)), int(harm.value));
    connect(m_damage, &QComboBox::activated, this, [this] {
        Gridmap other = map();
        other.damage = Harm(m_damage->currentData().toInt());
        set(other);
    });
    top->addWidget(captionFor(m_damage, sellsword::tr("Dama&ging:"), this));
    top->addWidget(m_damage);
    return top;
}

void MapPage::begin(const State& state)
{
    m_state = std::make_shared<State>();
    m_state->settings = state.settings;
    m_state->scenario = state.scenario;
    m_state->stage = state.stage;
    m_state->players = state.players;
    for (Player& one : m_state->players)
        one.tile.reset();
    m_state->map = state.map.value_or(Gridmap{});
    m_state->picker = state.picker;
    m_before.clear();
    m_title->setText(map().title);
    redraw();
}

QWidget* MapPage::firstFocus() const { return m_board; }

void MapPage::set(const Gridmap& map)
{
    m_before += this->map();
    m_state->map = map;
    redraw();
}

void MapPage::stroke(const QString& from, const QString& to)
{
    const auto first = GridmapBoard::squareOf(from), last = GridmapBoard::squareOf(to);
    if (!first || !last)
        return;
    set(drawn(map(), Stroke(m_tool->currentData().toInt()), *first, *last, Terrain(m_tool->currentData(kindRole).toInt()),
        m_name->text().trimmed()));
    m_name->setText({});
}

void MapPage::redraw()
{
    const QSignalBlocker one(m_width), other(m_height);
    m_width->setValue(map().width);
    m_height->setValue(map().height);
    m_damage->setCurrentIndex(m_damage->findData(int(map().damage)));
    kit::setAble(m_back, !m_before.isEmpty(), sellsword::tr("Nothing was drawn yet."));
    m_board->show(std::make_shared<const State>(*m_state));
}

// While the map is being chosen it is the picker's choice; later, or where there was none, a correction of the table.
void MapPage::finish()
{
    Gridmap map = this->map();
    map.title = m_title->text().trimmed();
    if (m_state->stage == Stage::Map && !m_state->picker.isEmpty())
        emit intent(ChooseMap{m_state->picker, {}, map});
    else
        emit intent(correction(QStringLiteral("map"), map, kit::reasons::asItIsDrawn));
}

} // namespace sellsword::desk
