// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a turn, or the phases of a round: done, due and next; pressing one does what is due there.
#pragma once

#include "games/hiredswords/desk/steps.h"

#include <QPushButton>

namespace hiredswords::desk {

class StageButton : public QPushButton {
    Q_OBJECT

public:
    explicit StageButton(int at, QWidget* parent);
    void present(const Stage& stage, const QString& help);
    int fullWidth() const; // with nothing cut off
    QSize minimumSizeHint() const override { return {40, QPushButton::minimumSizeHint().height()}; }

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    QString m_full;
};

class PhaseBar : public QWidget {
    Q_OBJECT

public:
    explicit PhaseBar(QWidget* parent = nullptr);
    void present(const State& state, const QList<engine::Offer>& offers);
    void pressDue(); // what is due now, when one action does it

signals:
    void intent(const QString& verb, const QJsonObject& fields);

private:
    QList<StageButton*> m_buttons;
    QList<Stage> m_stages;
};

} // namespace hiredswords::desk
