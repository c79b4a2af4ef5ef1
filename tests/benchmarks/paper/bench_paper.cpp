// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// bench_paper: how long each sheet of each game takes, from the whole evening, and a report of a thousand entries; with the
// memory that the process took at most. Beside the clock stands the processor's time: on a busy machine that one holds.
#include "paper/evening.h"
#include "window/paper/papers.h"
#include "window/paper/report.h"

#include <QApplication>
#include <QElapsedTimer>

#include <cstdio>
#include <ctime>
#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace {

template <class Work> void measure(const char* game, const QString& what, const Work& work)
{
    QElapsedTimer timer;
    timer.start();
    const std::clock_t before = std::clock();
    work();
    std::printf("%-18s %-22s %7.1f ms %7.1f of a processor\n", game, qPrintable(what), double(timer.nsecsElapsed()) / 1e6,
        double(std::clock() - before) * 1000 / CLOCKS_PER_SEC);
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    for (const auto& [game, counter] : {std::pair("hired-swords", "wealth"), {"jagged-alliance", "funds"},
             {"mercenarium", "turn"}, {"sellsword", "round"}, {"swords-and-souls", "turns"}}) {
        Evening evening(QString::fromLatin1(game), 1);
        const QString file = evening.folder.filePath(QStringLiteral("sheet.pdf"));
        for (const kit::Sheet& sheet : window::papersOf(evening.library, *evening.sitting))
            measure(game, sheet.id, [&] { kit::writePdf(sheet, kit::Paper::A4, file); });
        engine::Table& table = evening.sitting->campaign()->table();
        for (int i = 1; table.last() < 1000; ++i) {
            const auto answer =
                table.submit(engine::Draft{QStringLiteral("correct"),
                                 {{QStringLiteral("path"), QLatin1String(counter)}, {QStringLiteral("value"), 100 + i % 100},
                                     {QStringLiteral("reason"), QStringLiteral("counted")}}},
                    {}, {});
            if (answer.answer != engine::Submission::Answer::Done)
                qFatal("%s: %s", game, qPrintable(answer.faults.isEmpty() ? QString() : answer.faults.first().text()));
        }
        measure(game, QStringLiteral("report of %1").arg(table.last()), [&] {
            const auto report = window::reportOf(*evening.sitting, evening.desk(), {.from = QStringLiteral("1")});
            kit::paper::write(*report, kit::Paper::A4, file);
        });
    }
#ifdef Q_OS_UNIX
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    std::printf("at most %ld MB\n", used.ru_maxrss / 1024);
#endif
    return 0;
}
