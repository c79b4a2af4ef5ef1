// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the table wants to be reminded of: a few words and the moment at which they come up, noted as the game notes effects of
// cards, and struck out again. Which moments there are, the fields of its action say.
#pragma once

#include <QDialog>

namespace engine {
class Game;
}
namespace kit {
class Form;
class Sitting;
class WholeLabel;
} // namespace kit

class QListWidget;

namespace window {

class Reminder : public QDialog {
    Q_OBJECT

public:
    Reminder(kit::Sitting& sitting, QWidget* parent);
    static bool isKnownTo(const engine::Game& game);

private:
    QWidget* notedPart();
    void note();
    void strikeOut();
    void list();
    bool isDone(const QString& verb, const QJsonObject& fields); // otherwise it says why not; a warning is said once
    void say(const QString& problem);

    kit::Sitting& m_sitting;
    kit::Form* m_form;
    kit::WholeLabel* m_problem; // why it was not noted
    QWidget* m_notedPart;
    QListWidget* m_noted;
};

} // namespace window
