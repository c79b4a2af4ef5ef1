// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A hymn that is being sung: its text, its steps with everything each could mean, and the end.
#pragma once

#include "games/mercenarium/rules/state.h"
#include "kit/sitting.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace mercenarium::desk {

class Song : public QFrame {
    Q_OBJECT

public:
    Song(kit::Sitting& sitting, QWidget* parent);
    void present(const engine::AnyState& state, const QList<engine::Offer>& offers);
    QWidget* firstFocus() const;

signals:
    void intent(const QString& verb, const QJsonObject& fields);
    void formWanted(); // for a step that the text does not tell

private:
    void addStep(const State& state, const Effect& due, const QList<engine::Offer>& offers, int at);

    kit::Sitting& m_sitting;
    QLabel* m_title;
    QLabel* m_text;
    QWidget* m_steps = nullptr;
    QVBoxLayout* m_column;
    QPushButton* m_end;
    QPushButton* m_other;
};

} // namespace mercenarium::desk
