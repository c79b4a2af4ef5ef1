// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The least that a desktop program of this kind starts with: menus, a row of tools, two docks, a list of 1,500 rows, a database
// that searches texts, and a page of text. bench_start sets the window beside it.
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenuBar>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringListModel>
#include <QTextBrowser>
#include <QToolBar>

int main(int count, char** words)
{
    const QApplication program(count, words);
    QMainWindow window;
    for (const char* name : {"File", "Edit", "View", "Tools", "Help"}) {
        QMenu* menu = window.menuBar()->addMenu(QLatin1String(name));
        for (int i = 1; i <= 8; ++i)
            menu->addAction(QStringLiteral("%1 %2").arg(QLatin1String(name)).arg(i));
    }
    QToolBar* tools = window.addToolBar(QStringLiteral("Tools"));
    for (int i = 1; i <= 8; ++i)
        tools->addAction(QStringLiteral("Tool %1").arg(i));
    tools->addWidget(new QLineEdit);

    constexpr int rows = 1500;
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"));
    database.setDatabaseName(QStringLiteral(":memory:"));
    QStringList names;
    if (database.open()) {
        QSqlQuery query(database);
        query.exec(QStringLiteral("CREATE VIRTUAL TABLE entries USING fts5(title, body)"));
        database.transaction();
        query.prepare(QStringLiteral("INSERT INTO entries VALUES (?, ?)"));
        for (int i = 0; i < rows; ++i) {
            names += QStringLiteral("Entry %1 of the list").arg(i);
            query.addBindValue(names.last());
            query.addBindValue(
                QStringLiteral("What entry %1 says, in one sentence of some length, so that there is something to find.").arg(i));
            query.exec();
        }
        database.commit();
        query.exec(QStringLiteral("SELECT title FROM entries WHERE entries MATCH 'entry 7*' ORDER BY rank LIMIT 20"));
    }
    auto* list = new QListView;
    list->setModel(new QStringListModel(names, list));
    auto* page = new QTextBrowser;
    page->setHtml(QStringLiteral("<h2>A page</h2><p>%1</p>").arg(QStringLiteral("Words of a page. ").repeated(300)));
    for (const auto& [name, area, widget] : {std::tuple{"Entries", Qt::LeftDockWidgetArea, static_cast<QWidget*>(list)},
             std::tuple{"Found", Qt::RightDockWidgetArea, static_cast<QWidget*>(new QTextBrowser)}}) {
        auto* dock = new QDockWidget(QLatin1String(name));
        dock->setWidget(widget);
        window.addDockWidget(area, dock);
    }
    window.setCentralWidget(page);
    window.resize(1280, 720);
    window.show();
    return QApplication::exec();
}
