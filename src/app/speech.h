// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the chosen language, ours and Qt's own.
#pragma once

#include "engine/fault.h"

#include <QTranslator>

class QLocale;
class QSettings;

namespace app {

class Speech {
public:
    // folder: translations that were put beside the shelf stand above those that come with the program; a translator tries them
    // so. Faults: one that is damaged, or a chosen language that has no texts; the program speaks English then.
    QList<engine::Fault> begin(const QSettings& settings, const QString& folder);

private:
    QList<engine::Fault> load(const QLocale& locale, bool isChosen, const QString& folder);

    QTranslator m_qt, m_ours;
};

} // namespace app
