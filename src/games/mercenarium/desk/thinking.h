// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Looking ahead for two players with open hands: beside the screen's own work, to be stopped at any time.
#pragma once

#include "games/mercenarium/rules/lookahead/lookahead.h"

#include <QFrame>

#include <atomic>
#include <memory>

class QLabel;
class QPushButton;
class QThread;

namespace mercenarium::desk {

class Thinking : public QFrame {
    Q_OBJECT

public:
    explicit Thinking(QWidget* parent);
    ~Thinking() override;

    // Another state ends what was thought about the one before. A reason not to look ahead is shown instead of the result.
    void present(const State& state, const QString& whyNot);
    void setBrief(bool isBrief); // what it is for, or why it cannot be used, is the tip of its button
    bool isThinking() const { return m_thread != nullptr; }

    Budget budget{2000000, 0};

signals:
    void intent(const engine::AnyAction& action);
    void found(const mercenarium::LookAhead& best); // the best so far; an empty line: nothing, or stopped
    void finished(const mercenarium::LookAhead& best);

private:
    void turn(); // begins or stops
    void begin();
    void end();
    void show(const LookAhead& best);
    void play();

    State m_state;
    LookAhead m_best;
    QPushButton* m_button;
    QPushButton* m_play;
    QLabel* m_text;
    QWidget* m_says = nullptr; // the text, which may be long
    bool m_isBrief = false;
    QThread* m_thread = nullptr;
    std::shared_ptr<std::atomic_bool> m_stop;
};

QString shown(const Ply& ply);
// The action that a ply is; a draw names the card that is given up.
engine::AnyAction actionOf(const Ply& ply);

} // namespace mercenarium::desk
