// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Exact chances of dice terms, up to four side by side: as a chart, as figures, and as a table to be copied.
#pragma once

#include "dice/odds_text.h"
#include "window/page.h"

#include <memory>

namespace Ui {
class OddsPage;
}
namespace kit {
class Bars;
}

namespace window {

class OddsPage : public Page {
    Q_OBJECT

public:
    explicit OddsPage(QWidget* parent = nullptr);
    ~OddsPage() override;

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    void open(const QString& what) override; // terms as they are typed
    QWidget* firstFocus() override;

private:
    void work();
    void draw();

    std::unique_ptr<Ui::OddsPage> m_ui;
    kit::Bars* m_chart;
    kit::Sitting* m_sitting = nullptr;
    QList<dice::NamedOdds> m_odds;
};

// The odds of a term; where a game has a word for it ("DM"), of what that word means on its table now.
engine::Result<dice::Distribution> oddsOf(const QString& term, const kit::Sitting* sitting);

} // namespace window
