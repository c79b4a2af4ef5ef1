// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// case_runner GAME FOLDER…: runs every case below the folders and prints what does not hold. Exits 1 when anything fails.
#include "games/catalogue.h"
#include "support/cases.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QStringList args = app.arguments();
    if (args.size() < 3) {
        std::fputs("usage: case_runner GAME FOLDER…\n", stderr);
        return 64;
    }
    for (const auto& game : games::catalogue()) {
        if (game->id() != args[1])
            continue;
        int passed = 0;
        int failed = 0;
        for (const QString& folder : args.mid(2))
            for (const support::CaseResult& result : support::runCases(*game, folder)) {
                ++(result.failures.isEmpty() ? passed : failed);
                for (const QString& failure : result.failures)
                    std::printf("%s %s: %s\n", qPrintable(result.file.section(QLatin1Char('/'), -1)), qPrintable(result.id),
                        qPrintable(failure));
            }
        std::printf("%d passed, %d failed\n", passed, failed);
        return failed || !passed ? 1 : 0;
    }
    std::fprintf(stderr, "there is no game %s\n", qPrintable(args[1]));
    return 1;
}
