// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at the table, clockwise, and who goes first.
#pragma once

#include "games/swords-and-souls/rules/actions.h"

#include <QWidget>

#include <memory>

class QLineEdit;

namespace Ui {
class SeatsPage;
}

namespace swordsandsouls::desk {

class SeatsPage : public QWidget {
    Q_OBJECT

public:
    explicit SeatsPage(QWidget* parent);
    ~SeatsPage() override;
    void present(const State& state);

    void begin(); // with the names that are typed in

signals:
    void intent(const engine::AnyAction& action);

private:
    QStringList names() const;
    void askNames(bool isWanted);
    void nameFirst(); // the choice of who goes first follows the names

    std::unique_ptr<Ui::SeatsPage> m_ui;
    QList<QLineEdit*> m_names;
};

} // namespace swordsandsouls::desk
