// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a turn, or the phases of a round: done, due and next; pressing one does what is due there.
#pragma once

#include "engine/game.h"

#include <QPushButton>

namespace kit {

struct Stage {
    // Idle: nothing is to be done there this time; Skipped: it was gone over with something left to do.
    enum class When { Done, Due, Next, Later, Idle, Skipped };
    int at = 1;
    QString name;
    When when = When::Later;
    engine::AnyAction action;             // what does this stage; none: nothing here is to press
    const engine::Reason* rule = nullptr; // where the book tells of it
};

class StageButton : public QPushButton {
    Q_OBJECT

public:
    explicit StageButton(int at, QWidget* parent);
    void present(const Stage& stage, const QString& help);
    int fullWidth() const; // with nothing cut off
    int briefWidth() const;
    void showBrief(bool isBrief); // the number alone: "✓ 3"
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    int widthOf(const QString& text) const;
    QString m_full;
    QString m_brief;
    bool m_isBrief = false;
};

class StageBar : public QWidget {
    Q_OBJECT

public:
    explicit StageBar(QWidget* parent = nullptr);
    void present(const QList<Stage>& stages, const QList<engine::Offer>& offers);
    const engine::Reason* ruleOfDue() const;                             // null: no stage is due, or none cites a rule
    const engine::Reason* ruleOf(const engine::AnyAction& action) const; // of the stage that it does, or goes on to; null: none
    void pressDue();                                                     // what is due now, when one action does it
    void focusDue();                                                     // the same: Return does it

signals:
    void intent(const engine::AnyAction& action);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool isListed(int at) const; // from 0
    qsizetype due() const;       // from 0; -1: no one action does what is due
    void fit();
    QList<StageButton*> m_buttons;
    QList<Stage> m_stages;
};

} // namespace kit
