// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A bar over a page while long work is done there, stage by stage. Escape is heard between two stages: whoever works takes back
// what is done so far.
#pragma once

#include "window/cards/paste_panel.h"

#include <QCoreApplication>
#include <QProgressBar>
#include <QProgressDialog>

#include <memory>

namespace window {

class LongWork {
public:
    // No words: it takes no time, and there is no bar.
    LongWork(QWidget& page, const QString& says, int stages)
    {
        if (says.isEmpty())
            return;
        m_bar = std::make_unique<QProgressDialog>(says, PastePanel::tr("Cancel"), 0, stages + 1, page.window());
        m_bar->setObjectName(QStringLiteral("longWork"));
        m_bar->setWindowModality(Qt::WindowModal);
        m_bar->setAutoReset(false);
        m_bar->setAutoClose(false);
        QObject::connect(m_bar.get(), &QDialog::rejected, m_bar.get(), &QProgressDialog::cancel); // however it is left
        m_bar->findChild<QProgressBar*>()->setAccessibleName(says);
        m_bar->show();
        (void)goesOn();
    }

    // The stage is done, and the next one may begin; no: somebody gave it up.
    bool goesOn()
    {
        if (!m_bar)
            return true;
        m_bar->setValue(m_bar->value() + 1);
        QCoreApplication::processEvents();
        return !m_bar->wasCanceled();
    }

private:
    std::unique_ptr<QProgressDialog> m_bar;
};

} // namespace window
