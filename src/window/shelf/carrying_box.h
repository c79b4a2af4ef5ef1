// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Asks what else travels in the file of an exported campaign: nothing, unless somebody ticks it.
#pragma once

#include "shelf/exported.h"

#include <QDialog>

class QCheckBox;

namespace window {

class CarryingBox : public QDialog {
    Q_OBJECT

public:
    // all: what could travel.
    CarryingBox(const QString& campaign, const shelf::Carried& all, QWidget* parent = nullptr);
    shelf::Carried chosen() const;

private:
    const shelf::Carried m_all;
    QCheckBox* m_packs;
    QCheckBox* m_pins;
    QCheckBox* m_pictures;
};

} // namespace window
