// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// bench_window [FILE]: how long the window takes, with a campaign of 10,000 entries: from a key stroke in the search until its
// hits are painted, from a click on an action until the table is painted as it is then (the entry is on disk before), and to
// open the history. FILE: a copy of its shelf, for whole.sh, which measures the start with it.
#include "program.h"
#include "training.h"
#include "window/history/history_page.h"
#include "window/search/rules_page.h"

#include "kit/chronicle.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/style.h"
#include "kit/lists/now_panel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QTextStream>

#include <algorithm>

namespace {

void row(const QString& what, QList<double> times, double goal)
{
    std::ranges::sort(times);
    const auto at = [&](double share) { return times[qsizetype(double(times.size() - 1) * share)]; };
    QTextStream(stdout) << QStringLiteral("%1 %2 %3 %4 ms   goal p99 %5 ms, n %6\n")
                               .arg(what, -40)
                               .arg(at(0.5), 8, 'f', 2)
                               .arg(at(0.99), 8, 'f', 2)
                               .arg(at(1), 8, 'f', 2)
                               .arg(goal)
                               .arg(times.size());
}

// Notes the moment of the last paint, of everything or of one widget.
class Painted : public QObject {
public:
    Painted() { qApp->installEventFilter(this); }
    bool eventFilter(QObject* painted, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && (!only || painted == only))
            last = timer.nsecsElapsed();
        return false;
    }
    // From now until what does() changed is painted, in milliseconds.
    template <class F> double after(F does, const QObject* widget = nullptr)
    {
        only = widget;
        last = -1;
        timer.start();
        does();
        acted = double(timer.nsecsElapsed()) / 1e6;
        while (last < 0)
            QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents();
        return double(only ? timer.nsecsElapsed() : last) / 1e6;
    }

    QElapsedTimer timer;
    qint64 last = -1;
    double acted = 0; // milliseconds of it that were no painting
    const QObject* only = nullptr;
};

void click(QListView* view, const QModelIndex& index)
{
    const QPoint at = view->visualRect(index).center(), global = view->viewport()->mapToGlobal(at);
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        QMouseEvent event(
            type, at, global, Qt::LeftButton, type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(view->viewport(), &event);
    }
}

void actions(const QString& copy)
{
    Program program;
    program.battle();
    auto& table = const_cast<engine::Table&>(program.main->sitting()->table());
    for (int n = 0; n < 10'000; ++n)
        (void)table.submit({QStringLiteral("setting"),
                               {{QStringLiteral("name"), QStringLiteral("strictness")},
                                   {QStringLiteral("value"), n % 2 ? QStringLiteral("advise") : QStringLiteral("ask")}}},
            {}, {});
    program.main->showPage(QStringLiteral("table"));
    auto* offers = program.part<QListView>("offers");
    Painted painted;
    QList<double> done, acted, undone;
    for (int n = 0; n < 400; ++n) {
        const qint64 before = table.node();
        QModelIndex first;
        for (int row = 0; row < offers->model()->rowCount() && !first.isValid(); ++row)
            if (offers->model()->index(row, 0).flags() & Qt::ItemIsEnabled)
                first = offers->model()->index(row, 0);
        offers->scrollTo(first);
        QCoreApplication::processEvents();
        done += painted.after([&] { click(offers, first); });
        acted += painted.acted;
        QCoreApplication::processEvents();
        if (table.node() == before)
            qFatal("the click did nothing");
        undone += painted.after([&] { program.main->sitting()->undo(); });
        QCoreApplication::processEvents();
    }
    row(QStringLiteral("an action clicked in a battle, painted"), done, 10);
    row(QStringLiteral("· of it before anything is painted"), acted, 10);
    row(QStringLiteral("the same undone, painted"), undone, 10);

    auto* search = program.part<QLineEdit>("search");
    program.main->addPage(QStringLiteral("rules"), QStringLiteral("Rules"), QStringLiteral("§"),
        QKeySequence(QStringLiteral("Ctrl+4")), [&] { return new window::RulesPage(*program.library); });
    program.main->showPage(QStringLiteral("rules"));
    search->setFocus();
    QObject* hits = program.part<QListView>("hits")->viewport();
    program.main->sitting()->chronicle().finish();
    QList<double> keys;
    for (const char* question : {"melee tie", "strain", "who can block", "exausted", "hire freelancer", "opposition moves",
             "wealth", "travel to town", "reroll dice", "hobb carrow"}) {
        search->clear();
        QCoreApplication::processEvents();
        for (const QChar letter : QString::fromLatin1(question))
            keys += painted.after(
                [&] {
                    QKeyEvent key(QEvent::KeyPress, letter.toUpper().unicode(), Qt::NoModifier, QString(letter));
                    QCoreApplication::sendEvent(search, &key);
                },
                hits);
    }
    row(QStringLiteral("a key in the search, hits painted"), keys, 5);
    if (copy.isEmpty())
        return;
    const QString shelf = program.library->shelfPath();
    program.main.reset();
    program.library.reset();
    for (const char* part : {"", "-wal"})
        QFile::copy(shelf + QLatin1String(part), copy + QLatin1String(part));
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    app.setPalette(kit::Colours::dark().palette());
    QApplication::setStyle(new kit::Style);
    QTextStream(stdout) << QStringLiteral("%1 %2 %3 %4\n")
                               .arg(QStringLiteral("what"), -40)
                               .arg(QStringLiteral("median"), 8)
                               .arg(QStringLiteral("p99"), 8)
                               .arg(QStringLiteral("most"), 8);
    actions(QApplication::arguments().value(1));
    Training training;
    training.keepInMemory();
    for (int n = 0; n < 10'000; ++n)
        training.correct(QStringLiteral("wealth"), n % 30);

    training.sitting->chronicle().finish();
    QImage canvas(940, 620, QImage::Format_ARGB32_Premultiplied);
    QList<double> times;
    for (int n = 0; n < 20; ++n) {
        QElapsedTimer timer;
        timer.start();
        window::HistoryPage history(training.library);
        history.sit(training.sitting.get(), nullptr);
        history.resize(940, 620);
        history.refresh();
        history.render(&canvas);
        times += double(timer.nsecsElapsed()) / 1e6;
    }
    row(QStringLiteral("the history opened and painted"), times, 100);
    return 0;
}
