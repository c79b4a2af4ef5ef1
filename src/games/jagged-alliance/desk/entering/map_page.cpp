// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/jagged-alliance/desk/entering/map_page.h"

#include "games/jagged-alliance/desk/names.h"
#include "games/jagged-alliance/rules/query.h"
#include "kit/drawn/able.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/called.h"
#include "kit/forms/number_box.h"
#include "kit/forms/changing.h"

#include <QComboBox>
#include <QFontMetricsF>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace jaggedalliance::desk {

namespace {

// From no terrain through each to none again; a tile with several takes them from its card as a form.
QList<Terrain> nextTerrain(const QList<Terrain>& now)
{
    if (now.isEmpty())
        return {Terrain::Jungle};
    return now.first() == Terrain::Jungle    ? QList<Terrain>{Terrain::Settlement}
        : now.first() == Terrain::Settlement ? QList<Terrain>{Terrain::Swamp}
                                             : QList<Terrain>{};
}

} // namespace

MapBoard::MapBoard(QWidget* parent)
    : Picture("mapBoard", jaggedalliance::tr("Areas and borders of the tile"), parent)
{
    setMinimumSize(240, 160);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(this, &Board::pressed, this, &MapBoard::change);
}

void MapBoard::edit(const QList<Area>& areas, const QList<Border>& borders)
{
    m_areas = areas;
    m_borders = borders;
    relayout();
    update();
}

void MapBoard::resizeTo(int count)
{
    while (m_areas.size() > count) {
        const QString gone = m_areas.takeLast().id;
        m_borders.removeIf([&](const Border& one) { return one.a == gone || one.b == gone; });
    }
    for (char letter = 'a'; m_areas.size() < count; ++letter)
        if (const QString id(1, QLatin1Char(letter));
            !jaggedalliance::find(m_areas, id) && !jaggedalliance::find(m_areas, id.toUpper()))
            m_areas += Area{id, {}, {id.toUpper()}};
    relayout();
    update();
}

QPointF MapBoard::middleOf(int area) const
{
    const double turn = 2 * std::numbers::pi * area / std::max<qsizetype>(1, m_areas.size()) - 3 * std::numbers::pi / 4;
    return {width() / 2.0 + std::cos(turn) * width() * 0.36, height() / 2.0 + std::sin(turn) * height() * 0.36};
}

const Border* MapBoard::border(int a, int b) const
{
    for (const Border& one : m_borders)
        if ((one.a == m_areas[a].id && one.b == m_areas[b].id) || (one.a == m_areas[b].id && one.b == m_areas[a].id))
            return &one;
    return nullptr;
}

// "A · ⌂ settlement"
QString MapBoard::wordsOn(int area) const
{
    QString words = m_areas[area].id.toUpper();
    for (const Terrain terrain : m_areas[area].terrain)
        words += QStringLiteral(" · ") + terrainSign(terrain) + QLatin1Char(' ') + shown(terrain);
    return words;
}

QList<kit::Cell> MapBoard::laidOut() const
{
    QList<kit::Cell> cells;
    const int count = int(m_areas.size());
    constexpr int few = 4; // so many stand apart, however wide
    const QFontMetricsF metrics(letters(0.95, true));
    double wide = std::max(unit() * 5, width() * 0.17);
    for (int a = 0; a < count && count <= few; ++a)
        wide = std::clamp(metrics.horizontalAdvance(wordsOn(a)) + 14, wide, std::max(wide, width() * 0.27));
    const QSizeF size(wide, unit() * 2.4);
    for (int a = 0; a < count; ++a)
        for (int b = a + 1; b < count; ++b) {
            // Marks of crossing lines keep out of each other's way.
            const bool beside = b == a + 1 || (a == 0 && b == count - 1);
            const QPointF at = middleOf(a) + (middleOf(b) - middleOf(a)) * (beside ? 0.5 : 0.4);
            const Border* one = border(a, b);
            const QString how = !one ? jaggedalliance::tr("no border")
                : one->red           ? jaggedalliance::tr("impassable")
                                     : jaggedalliance::tr("passage");
            cells += made(QStringLiteral("border:%1:%2").arg(a).arg(b),
                QRectF(at - QPointF(unit() * 0.8, unit() * 0.7), QSizeF(unit() * 1.6, unit() * 1.4)),
                engine::fill(jaggedalliance::tr("%1 and %2: %3"), {m_areas[a].id.toUpper(), m_areas[b].id.toUpper(), how}));
        }
    for (int a = 0; a < count; ++a) {
        QStringList parts{engine::fill(jaggedalliance::tr("Area %1"), {m_areas[a].id.toUpper()})};
        for (const Terrain terrain : m_areas[a].terrain)
            parts += shown(terrain);
        cells += made(QStringLiteral("edit:%1").arg(a), QRectF(middleOf(a) - QPointF(size.width() / 2, size.height() / 2), size),
            parts.join(QStringLiteral(", ")));
    }
    return cells;
}

void MapBoard::change(const QString& cell)
{
    const int a = cell.section(QLatin1Char(':'), 1, 1).toInt(), b = cell.section(QLatin1Char(':'), 2, 2).toInt();
    if (cell.startsWith(QLatin1String("edit:"))) {
        m_areas[a].terrain = nextTerrain(m_areas[a].terrain);
    } else if (const Border* one = border(a, b); !one) {
        m_borders += Border{m_areas[a].id, m_areas[b].id, false};
    } else {
        const Border was = *one;
        m_borders.removeIf([&](const Border& other) { return other.a == was.a && other.b == was.b; });
        if (!was.red)
            m_borders += Border{was.a, was.b, true};
    }
    relayout();
    update();
}

void MapBoard::paint(QPainter& painter)
{
    for (const kit::Cell& cell : cells()) {
        const int a = cell.id.section(QLatin1Char(':'), 1, 1).toInt(), b = cell.id.section(QLatin1Char(':'), 2, 2).toInt();
        if (!cell.id.startsWith(QLatin1String("border:")))
            continue;
        if (const Border* one = border(a, b)) {
            painter.setPen(one->red ? QPen(QColor(0xc2453a), 4) : QPen(colours().muted, 2));
            painter.drawLine(middleOf(a), middleOf(b));
        }
    }
    for (const kit::Cell& cell : cells()) {
        const int a = cell.id.section(QLatin1Char(':'), 1, 1).toInt(), b = cell.id.section(QLatin1Char(':'), 2, 2).toInt();
        const bool isArea = cell.id.startsWith(QLatin1String("edit:"));
        panel(painter, cell.rect, cell, isArea ? colours().surface : colours().raised);
        painter.setPen(colours().text);
        painter.setFont(letters(isArea ? 0.95 : 0.85, isArea));
        QString words;
        if (isArea) {
            words = wordsOn(a);
        } else {
            const Border* one = border(a, b);
            words = !one ? QStringLiteral("–") : one->red ? QStringLiteral("✕") : QStringLiteral("↔");
        }
        text(painter, cell.rect.adjusted(4, 0, -4, 0), words, Qt::AlignCenter);
    }
}

MapPage::MapPage(QWidget* parent)
    : QWidget(parent)
    , m_sector(kit::called("mapSector", new QComboBox(this)))
    , m_count(kit::called("mapAreas", new kit::NumberBox(this)))
    , m_board(new MapBoard(this))
    , m_enter(kit::changing(kit::called("enterMap", new QPushButton(jaggedalliance::tr("Enter &map"), this))))
{
    m_sector->setAccessibleName(jaggedalliance::tr("Sector"));
    m_count->setAccessibleName(jaggedalliance::tr("Number of areas"));
    m_count->setRange(1, 9);
    m_enter->setProperty("look", "primary");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    const auto add = [&](const QString& name, QWidget* control) {
        auto* label = kit::plainLabel("muted", this, name);
        label->setBuddy(control);
        row->addWidget(label);
        row->addWidget(control);
    };
    add(jaggedalliance::tr("Sector"), m_sector);
    add(jaggedalliance::tr("Areas"), m_count);
    row->addStretch();
    row->addWidget(m_enter);
    column->addLayout(row);
    auto* says = kit::plainLabel("muted", this,
        jaggedalliance::tr("Press an area for its terrain, a mark for the border: – none, ↔ passage, ✕ impassable"));
    says->setWordWrap(true); // in one line it is wider than a small screen
    column->addWidget(says);
    column->addWidget(m_board, 1);
    connect(m_sector, &QComboBox::activated, this, [this] { show(m_sector->currentData().toString()); });
    connect(m_count, &QSpinBox::valueChanged, m_board, &MapBoard::resizeTo);
    connect(m_enter, &QPushButton::clicked, this, [this] {
        m_count->interpretText(); // its key leaves the box as it is typed
        emit intent(EnterMap{m_sector->currentData().toString(), m_board->areas(), m_board->borders()});
    });
}

void MapPage::present(const State& state, const QString& sector)
{
    m_state = state;
    m_sector->clear();
    for (const Sector& one : state.sectors)
        m_sector->addItem(titleOf(state, one.id), one.id);
    const int at = m_sector->findData(sector);
    m_sector->setCurrentIndex(std::max(0, at));
    kit::setAble(m_enter, m_sector->count() > 0, jaggedalliance::tr("No sector lies on the table yet."));
    show(m_sector->currentData().toString());
}

void MapPage::show(const QString& id)
{
    const Sector& one = sector(m_state, id);
    m_board->edit(one.areas, one.borders);
    const QSignalBlocker quiet(m_count);
    m_count->setValue(std::max(1, int(one.areas.size())));
    if (one.areas.isEmpty())
        m_board->resizeTo(m_count->value()); // a tile that nobody entered has one area at least
}

QWidget* MapPage::firstFocus() const { return m_board; }

} // namespace jaggedalliance::desk
