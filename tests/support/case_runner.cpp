// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// case_runner [--read-only FILE] GAME FOLDER…: runs every case below the folders and prints what does not hold, with FILE also
// which rules no case cites and FILE does not name. Exits 1 when anything fails.
#include "games/catalogue.h"
#include "support/cases.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    QStringList args = app.arguments();
    QString readOnly;
    if (args.value(1) == QLatin1String("--read-only") && args.size() > 2) {
        readOnly = args[2];
        args.remove(1, 2);
    }
    if (args.size() < 3) {
        std::fputs("usage: case_runner [--read-only FILE] GAME FOLDER…\n", stderr);
        return 64;
    }
    for (const auto& game : games::catalogue()) {
        if (game->id() != args[1])
            continue;
        int passed = 0;
        int failed = 0;
        QList<support::CaseResult> results;
        for (const QString& folder : args.mid(2))
            results += support::runCases(*game, folder);
        for (const support::CaseResult& result : results) {
            ++(result.failures.isEmpty() ? passed : failed);
            for (const QString& failure : result.failures)
                std::printf("%s %s: %s\n", qPrintable(result.file.section(QLatin1Char('/'), -1)), qPrintable(result.id),
                    qPrintable(failure));
        }
        if (!readOnly.isEmpty())
            for (const QString& fault : support::citationFaults(*game, results, readOnly)) {
                ++failed;
                std::printf("%s\n", qPrintable(fault));
            }
        std::printf("%d passed, %d failed\n", passed, failed);
        return failed || !passed ? 1 : 0;
    }
    std::fprintf(stderr, "there is no game %s\n", qPrintable(args[1]));
    return 1;
}
