// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// bench_paper: how long each sheet of each game takes, from the whole evening, and a report of a thousand entries; with the
// memory that the process took at most.
#include "paper/evening.h"
#include "window/paper/papers.h"
#include "window/paper/report.h"

#include <QApplication>
#include <QElapsedTimer>

#include <cstdio>
#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

namespace {

template <class Work> double milliseconds(const Work& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
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
            std::printf("%-18s %-22s %7.1f ms\n", game, qPrintable(sheet.id),
                milliseconds([&] { kit::writePdf(sheet, kit::Paper::A4, file); }));
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
        const qint64 last = table.last();
        std::printf("%-18s report of %-12lld %7.1f ms\n", game, static_cast<long long>(last), milliseconds([&] {
            const auto report = window::reportOf(*evening.sitting, evening.desk(), {.from = QStringLiteral("1")});
            kit::paper::write(*report, kit::Paper::A4, file);
        }));
    }
#ifdef Q_OS_UNIX
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    std::printf("at most %ld MB\n", used.ru_maxrss / 1024);
#endif
    return 0;
}
