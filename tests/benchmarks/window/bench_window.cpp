// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window takes from a key stroke in the search until its hits are painted, and to open the history, with a
// campaign of 10,000 entries.
#include "training.h"
#include "window/history_page.h"
#include "window/rules_page.h"

#include "kit/chronicle.h"
#include "kit/colours.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QListView>
#include <QTextStream>

#include <algorithm>

namespace {

void row(const QString& what, QList<double> times, double goal)
{
    std::ranges::sort(times);
    const auto at = [&](double share) { return times[qsizetype(double(times.size() - 1) * share)]; };
    QTextStream(stdout) << QStringLiteral("%1 %2 %3 %4 ms   goal p99 %5 ms, n %6\n").arg(what, -40).arg(at(0.5), 8, 'f', 2).arg(at(0.99), 8, 'f', 2).arg(at(1), 8, 'f', 2).arg(goal).arg(times.size());
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    app.setPalette(kit::Colours::dark().palette());
    app.setStyleSheet(kit::Colours::dark().styleSheet(QApplication::font().pointSizeF()));
    Training training;
    training.keepInMemory();
    for (int n = 0; n < 10'000; ++n)
        training.correct(QStringLiteral("wealth"), n % 30);
    QTextStream(stdout) << QStringLiteral("%1 %2 %3 %4\n").arg(QStringLiteral("what"), -40).arg(QStringLiteral("median"), 8).arg(QStringLiteral("p99"), 8).arg(QStringLiteral("most"), 8);

    window::RulesPage page(training.library);
    page.sit(training.sitting.get(), nullptr);
    page.resize(940, 620);
    page.show();
    page.refresh();
    training.sitting->chronicle().finish();
    QCoreApplication::processEvents();
    QImage canvas(page.size(), QImage::Format_ARGB32_Premultiplied);
    QList<double> times;
    for (const char* question : {"melee tie", "strain", "who can block", "exausted", "hire freelancer", "opposition moves", "wealth", "travel to town", "reroll dice", "hobb carrow"}) {
        const QString typed = QString::fromLatin1(question);
        for (int letters = 1; letters <= typed.size(); ++letters) {
            QElapsedTimer timer;
            timer.start();
            page.open(QLatin1Char('?') + typed.left(letters));
            page.render(&canvas);
            times += double(timer.nsecsElapsed()) / 1e6;
        }
    }
    row(QStringLiteral("a key in the search, hits painted"), times, 6);

    times.clear();
    for (int n = 0; n < 20; ++n) {
        QElapsedTimer timer;
        timer.start();
        window::HistoryPage history;
        history.sit(training.sitting.get(), nullptr);
        history.resize(940, 620);
        history.refresh();
        history.render(&canvas);
        times += double(timer.nsecsElapsed()) / 1e6;
    }
    row(QStringLiteral("the history opened and painted"), times, 100);
    return 0;
}
