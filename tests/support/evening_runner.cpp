// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// evening_runner CLI GAME PACKS FOLDER [--write]: replays recorded evenings through the command line, line by line. Packs are
// joined by commas; "none": every card is entered while it is played.
// NAME.jsonl holds the actions with their dice, NAME.answers what was answered. With --write the answers are recorded anew:
// a change of the rules shows as a difference between two versions of that file.
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>

namespace {

QList<QByteArray> linesOf(const QString& path)
{
    QFile file(path);
    QList<QByteArray> lines;
    if (file.open(QIODevice::ReadOnly))
        lines = file.readAll().trimmed().split('\n');
    return lines;
}

QByteArray run(const QString& cli, const QStringList& args, const QByteArray& input)
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8")); // answers are kept in English
    process.setProcessEnvironment(variables);
    process.start(cli, args);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(300000);
    return process.readAllStandardOutput();
}

int replay(const QString& cli, const QString& game, const QString& packs, const QString& evening, bool write)
{
    const QTemporaryDir folder;
    const QString shelf = folder.filePath(QStringLiteral("shelf.db"));
    QStringList begin{
        QStringLiteral("--shelf"), shelf, QStringLiteral("new"), QStringLiteral("Evening"), QStringLiteral("--game"), game};
    for (const QString& pack : packs.split(QLatin1Char(',')))
        begin += {QStringLiteral("--pack"), pack};
    run(cli, begin, {});
    const QList<QByteArray> actions = linesOf(evening);
    const QList<QByteArray> answers =
        run(cli, {QStringLiteral("--shelf"), shelf, QStringLiteral("play"), QStringLiteral("Evening")}, actions.join('\n') + '\n')
            .trimmed()
            .split('\n');
    const QString recorded = evening.chopped(6) + QStringLiteral(".answers");
    if (write) {
        QFile file(recorded);
        const QByteArray all = answers.join('\n') + '\n';
        return file.open(QIODevice::WriteOnly) && file.write(all) == all.size() ? 0 : 1;
    }
    const QList<QByteArray> expected = linesOf(recorded);
    int differing = answers.size() != expected.size() || answers.size() != actions.size();
    if (differing)
        std::printf("%s: actions %d, answers %d, recorded %d\n", qPrintable(evening), int(actions.size()), int(answers.size()),
            int(expected.size()));
    for (qsizetype i = 0; i < std::min(answers.size(), expected.size()); ++i)
        if (answers[i] != expected[i] && ++differing <= 5)
            std::printf("%s:%d\n  action   %s\n  recorded %s\n  answered %s\n", qPrintable(evening), int(i + 1),
                actions.value(i).constData(), expected[i].constData(), answers[i].constData());
    return differing;
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QStringList args = app.arguments();
    if (args.size() < 5) {
        std::fputs("usage: evening_runner CLI GAME PACKS FOLDER [--write]\n", stderr);
        return 64;
    }
    const QDir folder(args[4]);
    const QStringList evenings = folder.entryList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name);
    int failed = 0;
    for (const QString& name : evenings)
        failed += replay(args[1], args[2], args[3], folder.filePath(name), args.contains(QStringLiteral("--write"))) != 0;
    std::printf("%d passed, %d failed\n", int(evenings.size()) - failed, failed);
    return failed || evenings.isEmpty() ? 1 : 0;
}
