// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Exact chances: of what the table asks, or of dice terms, up to four side by side; as a chart, as figures, and as a table
// to be copied.
#pragma once

#include "window/odds/odds_answer.h"
#include "window/page.h"

#include <QStringListModel>

#include <memory>
#include <optional>

class QListView;
class QTimer;

namespace Ui {
class OddsPage;
}
namespace kit {
class Bars;
class FieldLabel;
} // namespace kit

namespace window {

class OddsPage : public Page {
    Q_OBJECT

public:
    explicit OddsPage(QWidget* parent = nullptr);
    ~OddsPage() override;

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    void open(const QString& what) override; // terms as they are typed
    void ask(const kit::OddsQuestion& question) override;
    QWidget* side() override { return m_questions.isEmpty() ? nullptr : m_side; }
    QWidget* firstFocus() override;
    bool isBusy() const { return m_latest.isBusy(); }

signals:
    void found(); // what was asked last is shown

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitLetters();
    void fitTable();
    void gather(); // what the table asks now
    QString ownDice() const;
    void work();
    void take(const OddsAnswer& answer);
    void draw();

    std::unique_ptr<Ui::OddsPage> m_ui;
    kit::Bars* m_chart;
    QWidget* m_side; // the window takes it into its band
    QStringListModel m_titles;
    QListView* m_list;
    kit::FieldLabel* m_asked; // the question that is answered
    QTimer* m_slow;           // says that it takes long
    kit::Sitting* m_sitting = nullptr;
    const kit::Desk* m_desk = nullptr;
    QList<kit::OddsQuestion> m_questions;
    std::optional<kit::OddsQuestion> m_question; // instead of terms
    bool m_isShared = false;                     // chart and table, by hand
    bool m_isTyped = false;                      // somebody wants terms
    OddsAnswer m_answer;
    dice::Words m_words;         // of the answer
    Latest<OddsAnswer> m_latest; // last: ends before what it fills
};

} // namespace window
