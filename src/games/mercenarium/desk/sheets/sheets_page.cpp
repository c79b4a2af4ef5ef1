// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/mercenarium/desk/sheets/sheets_page.h"

#include "engine/json.h"
#include "games/mercenarium/desk/parts.h"
#include "games/mercenarium/desk/sheets/card_sheet.h"
#include "games/mercenarium/desk/sheets/other_sheets.h"
#include "games/mercenarium/rules/actions.h"
#include "games/mercenarium/rules/query.h"
#include "kit/forms/form.h"
#include "kit/forms/number_box.h"
#include "kit/drawn/plain_label.h"
#include "kit/drawn/scrolled.h"
#include "kit/drawn/whole_label.h"
#include "kit/drawn/wrapped_button.h"
#include "kit/forms/changing.h"

#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

namespace mercenarium::desk {

namespace {

constexpr int cardsWithDots = deckCards - suitCount; // Lords have none

} // namespace

SheetsPage::SheetsPage(kit::Sitting& sitting, QWidget* parent)
    : QWidget(parent)
    , m_sitting(sitting)
    , m_sheet(called("auraSheet", new CardSheet(this)))
    , m_which(kit::plainLabel("title", this))
    , m_count(new kit::WholeLabel(this))
    , m_hymns(called("hymnSheet", new QComboBox(this)))
    , m_area(new QScrollArea(this))
{
    setObjectName(QStringLiteral("sheets"));
    auto* content = new QWidget(this);
    auto* columns = new QHBoxLayout(content);
    columns->setContentsMargins(0, 0, 0, 0);
    auto* left = new QVBoxLayout;
    auto* heading = kit::plainLabel("heading", this, mercenarium::tr("Dots on the cards"));
    heading->setWordWrap(true);
    left->addWidget(heading);
    m_which->setWordWrap(true);
    m_sheet->setMaximumHeight(240);
    m_count->setTextFormat(Qt::PlainText);
    m_count->setProperty("look", "muted");
    m_count->setWordWrap(true); // neither it nor the names of hymns make the page wider than the table
    m_hymns->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    left->addWidget(m_count);
    left->addWidget(m_sheet, 1);
    left->addWidget(m_which);
    // Laid out as the edges lie on the card.
    auto* grid = new QGridLayout;
    const QStringList words{
        mercenarium::tr("To&p"), mercenarium::tr("&Right"), mercenarium::tr("Botto&m"), mercenarium::tr("&Left")};
    for (const Side side : sides) {
        auto* box = new kit::NumberBox(this);
        box->setObjectName(QStringLiteral("dots-") + engine::nameOf(side));
        box->setRange(unknownDots, 9);
        box->setSpecialValueText(QStringLiteral("?"));
        auto* label = kit::plainLabel("", this, words[int(side)]);
        label->setBuddy(box);
        auto* cell = new QVBoxLayout; // its word above it: three beside each other would be too wide
        cell->setSpacing(1);
        cell->addWidget(label);
        cell->addWidget(box);
        const int row = side == Side::North ? 0
            : side == Side::South           ? 2
                                            : 1,
                  column = side == Side::West ? 0
            : side == Side::East              ? 2
                                              : 1;
        grid->addLayout(cell, row, column);
        m_dots += box;
    }
    left->addLayout(grid);
    auto* buttons = new QHBoxLayout;
    auto* save = kit::changing(called("saveDots", new kit::WrappedButton(this)));
    save->setText(mercenarium::tr("&Keep the dots, next card"));
    save->setProperty("look", "primary");
    auto* back = called("closeSheets", new kit::WrappedButton(this));
    back->setText(mercenarium::tr("Back &to the board"));
    buttons->addWidget(save, 3);
    buttons->addWidget(back, 2);
    left->addLayout(buttons);
    left->addStretch();
    m_other = new OtherSheets(sitting, this);
    left->addWidget(m_other);
    auto* right = new QVBoxLayout;
    auto* title = kit::plainLabel("heading", this, mercenarium::tr("&Hymns"));
    title->setBuddy(m_hymns);
    right->addWidget(title);
    right->addWidget(m_hymns);
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus);
    right->addWidget(m_area, 1);
    auto* keep = kit::changing(called("saveHymn", new QPushButton(mercenarium::tr("Keep the te&xt"), this)));
    keep->setProperty("look", "primary");
    right->addWidget(keep, 0, Qt::AlignLeft);
    columns->addLayout(left, 1);
    columns->addSpacing(10);
    columns->addLayout(right, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(new kit::WholeArea(content, this));
    setFocusProxy(m_sheet);
    connect(m_sheet, &CardSheet::picked, this, &SheetsPage::openCard);
    connect(save, &QPushButton::clicked, this, &SheetsPage::saveDots);
    connect(m_other, &OtherSheets::intent, this, &SheetsPage::intent);
    connect(back, &QPushButton::clicked, this, &SheetsPage::closed);
    connect(m_hymns, &QComboBox::activated, this, [this] { openHymn(Card::hymn(m_hymns->currentIndex() + 1)); });
    connect(keep, &QPushButton::clicked, this, &SheetsPage::saveHymn);
}

void SheetsPage::present(const State& state)
{
    m_state = state;
    QSignalBlocker quiet(m_hymns);
    m_hymns->clear();
    for (int numeral = 1; numeral <= hymnCards; ++numeral) {
        const Card hymn = Card::hymn(numeral);
        const HymnLine line = hymnLine(state, hymn);
        m_hymns->addItem(titleOf(state, hymn)
            + (line.effect.isEmpty() && line.steps.isEmpty() ? mercenarium::tr(" — not typed in") : QString()));
    }
    openCard(m_card);
    openHymn(m_hymn);
    m_other->present(state);
}

void SheetsPage::open(Card card)
{
    if (card.isHymn()) {
        openHymn(card);
        m_hymns->setFocus();
    } else {
        openCard(card);
        m_dots.first()->setFocus();
        m_dots.first()->selectAll();
    }
}

void SheetsPage::openCard(Card card)
{
    m_card = card;
    QList<Card> all;
    QSet<int> typed;
    for (int code = 0; code < deckCards; ++code)
        if (!Card{code}.isLord()) {
            all += Card{code};
            if (auraOf(m_state, Card{code}).isComplete())
                typed += code;
        }
    m_sheet->offer(all, {card}, typed);
    m_count->setText(fill(mercenarium::tr("%1 of %2 typed in, underlined; others are asked for when they matter"),
        {number(typed.size()), number(cardsWithDots)}));
    m_which->setText(shown(card));
    const Aura aura = auraOf(m_state, card);
    for (const Side side : sides)
        m_dots[int(side)]->setValue(aura.at(side));
}

// In the order of the sheet, so that a pile sorted by suit is typed through without a mouse.
void SheetsPage::saveDots()
{
    Aura aura;
    for (const Side side : sides) {
        m_dots[int(side)]->interpretText(); // its key leaves the box as it is typed
        aura.at(side) = m_dots[int(side)]->value();
    }
    const Card next{(m_card.code + 1) % deckCards};
    const TypeAura typed{m_card, aura, m_sitting.who};
    m_card = next.isLord() ? Card{(next.code + 1) % deckCards} : next;
    emit intent(typed);
    m_dots.first()->setFocus();
    m_dots.first()->selectAll();
}

void SheetsPage::openHymn(Card hymn)
{
    m_hymn = hymn;
    m_hymns->setCurrentIndex(hymn.numeral() - 1);
    auto schema = engine::schemaOf<HymnLine>();
    schema.insert(QStringLiteral("x-order"),
        engine::toJson(QStringList{QStringLiteral("title"), QStringLiteral("effect"), QStringLiteral("stays"),
            QStringLiteral("steps"), QStringLiteral("singularity"), QStringLiteral("singularity_steps")}));
    m_form = new kit::Form(schema, [this](const QString& kind) { return m_sitting.names(kind); });
    m_form->setValue(engine::toJson(hymnLine(m_state, hymn)));
    m_area->setWidget(m_form);
}

void SheetsPage::saveHymn()
{
    auto line = engine::fromJson<HymnLine>(m_form->fields(), engine::Missing::TakesDefault, QStringLiteral("type-hymn.line"));
    if (!line)
        return emit m_sitting.failed(line.faults());
    line->id = m_hymn;
    line->source = m_sitting.who;
    emit intent(TypeHymn{*line, false});
}

} // namespace mercenarium::desk
