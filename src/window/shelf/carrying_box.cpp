// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/shelf/carrying_box.h"

#include "engine/message.h"
#include "kit/drawn/whole_label.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace window {

CarryingBox::CarryingBox(const QString& campaign, const shelf::Carried& all, QWidget* parent)
    : QDialog(parent)
    , m_all(all)
    , m_packs(new QCheckBox(tr("&Card packs: %n", nullptr, int(all.packs.size())), this))
    , m_pins(new QCheckBox(tr("&Notes and house rules: %n", nullptr, int(all.pins.size())), this))
    , m_pictures(new QCheckBox(tr("&Photographs of cards: %n", nullptr, int(all.pictures.size())), this))
{
    setWindowTitle(engine::fill(tr("Export %1"), {campaign}));
    auto* column = new QVBoxLayout(this);
    auto* words = new kit::WholeLabel(
        tr("The file holds the whole campaign. Tick what else it takes along to whoever opens it; what is typed or photographed "
           "from cards is for somebody who owns the box, too."),
        this);
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true);
    column->addWidget(words);
    const std::pair<QCheckBox*, bool> boxes[] = {
        {m_packs, !all.packs.isEmpty()}, {m_pins, !all.pins.isEmpty()}, {m_pictures, !all.pictures.isEmpty()}};
    for (const auto& [box, isThere] : boxes) {
        box->setEnabled(isThere);
        if (!isThere)
            box->setToolTip(tr("There is nothing of this kind to take along"));
        column->addWidget(box);
    }
    m_packs->setObjectName(QStringLiteral("carryPacks"));
    m_pins->setObjectName(QStringLiteral("carryPins"));
    m_pictures->setObjectName(QStringLiteral("carryPictures"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Export…"));
    buttons->button(QDialogButtonBox::Ok)->setProperty("look", "primary");
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    buttons->button(QDialogButtonBox::Ok)->setFocus();
}

shelf::Carried CarryingBox::chosen() const
{
    shelf::Carried chosen;
    if (m_packs->isChecked())
        chosen.packs = m_all.packs;
    if (m_pins->isChecked())
        chosen.pins = m_all.pins;
    if (m_pictures->isChecked())
        chosen.pictures = m_all.pictures;
    return chosen;
}

} // namespace window
