// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table: the picture that the game's desk draws, or a tree of everything that is tracked for a game without a desk.
#pragma once

#include "window/library.h"
#include "window/page.h"

#include <QPointer>

class QSettings;
class QStackedLayout;

namespace kit {
class CardEntry;
}

namespace window {

class Entering;

class TablePage : public Page {
    Q_OBJECT

public:
    TablePage(Library& library, QSettings& settings, QWidget* parent = nullptr);
    ~TablePage() override;

    // What is printed on cards that are new; the picture of the table makes room for it.
    void enterCards(const engine::AnyAction& action, const QList<engine::Facts>& facts, const QHash<QString, QString>& titles,
        const QString& decision);

    void sit(kit::Sitting* sitting, const kit::Desk* desk) override;
    void refresh() override;
    void choose(const QString& actor);
    QWidget* firstFocus() override;
    bool hasHeightForWidth() const override { return false; } // boards and lists take what room there is, before anything scrolls

signals:
    void intent(const engine::AnyAction& action);
    void chosen(const QString& actor);
    void lookedUp(const QString& atom);
    void oddsWanted(const kit::OddsQuestion& question);
    void cardsEntered(); // or no longer wanted

private:
    void keepTyped(); // in a form of the table, for when it is taken again
    void goOn();      // with it
    bool takeSeat();  // the one of this computer at a shared table; false: it is as it was

    Library& m_library;
    QSettings& m_settings;
    QStackedLayout* m_layout;
    Entering* m_entering;
    kit::Sitting* m_sitting = nullptr;
    kit::TableView* m_view = nullptr;
    QString m_typedKey;   // where what is typed on this table is kept; empty: nowhere
    bool m_isNew = false; // it was not shown yet
};

// A table hands the keyboard on to what comes first in it. As long as this lives it does not, so that Tab stops at
// everything that stands before, too.
class OpenTable {
public:
    explicit OpenTable(const QWidget& window);
    ~OpenTable();
    Q_DISABLE_COPY_MOVE(OpenTable)

private:
    QPointer<QWidget> m_table, m_first;
};

} // namespace window
