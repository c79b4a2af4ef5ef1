// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Six phones at each game's table: from an act on one of them until the last of the others has it, in words and as a picture;
// how large the page is; what the six cost in memory. The phones run in the same process and thread, so their own work counts.
#include "serve/table.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTextStream>

#include <algorithm>

namespace {

constexpr int phoneCount = 6, acts = 60;

void row(const QString& what, QList<double> times, double goal)
{
    std::ranges::sort(times);
    const auto at = [&](double share) { return times[qsizetype(double(times.size() - 1) * share)]; };
    QTextStream(stdout) << QStringLiteral("%1 %2 %3 %4 ms   goal p99 %5 ms, n %6\n")
                               .arg(what, -32)
                               .arg(at(0.5), 8, 'f', 1)
                               .arg(at(0.99), 8, 'f', 1)
                               .arg(at(1), 8, 'f', 1)
                               .arg(goal)
                               .arg(times.size());
}

double resident() // MB
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith("VmRSS:"))
                return line.mid(6).simplified().split(' ').first().toDouble() / 1024;
    return 0;
}

void pageSize(const ServedTable& table)
{
    qsizetype bytes = 0;
    for (const char* path : {"/", "/page.css", "/app.js", "/draw.js", "/form.js", "/line.js", "/icon.svg"}) {
        const QByteArray answer = table.get(path);
        bytes += answer.size() - answer.indexOf("\r\n\r\n") - 4;
    }
    QTextStream(stdout) << QStringLiteral("the page, compressed: %1 kB   goal 60 kB\n").arg(double(bytes) / 1000, 0, 'f', 1);
}

void measure(const char* game)
{
    ServedTable table(game);
    const double before = resident();
    double first = 0; // what is made for one phone is there for all of them
    const QStringList seats = table.phones->seats();
    std::vector<std::unique_ptr<Phone>> phones;
    for (int i = 0; i < phoneCount; ++i) {
        phones.push_back(std::make_unique<Phone>(table, QStringLiteral("Phone %1").arg(i), seats.value(i)));
        if (i == 1)
            first = resident() - before;
        phones.back()->say({{QStringLiteral("wish"), QStringLiteral("view")}, {QStringLiteral("width"), 336},
            {QStringLiteral("height"), 319}, {QStringLiteral("ratio"), 2}});
    }
    (void)QTest::qWaitFor(
        [&] { return std::ranges::all_of(phones, [](const auto& one) { return !one->picture.isEmpty(); }); }, 30000);
    QTextStream(stdout) << QStringLiteral("%1: the first phone costs %2 MB, six %3 MB   goal 15 MB\n")
                               .arg(QLatin1String(game))
                               .arg(first, 0, 'f', 1)
                               .arg(resident() - before, 0, 'f', 1);
    table.phones->allow(table.phones->people().front().number, serve::Right::Everything, {});
    QList<double> words, pictures;
    Phone& actor = *phones.front();
    for (int i = 0; i < acts; ++i) {
        for (const auto& one : phones) {
            one->picture.clear();
            one->say({{QStringLiteral("wish"), QStringLiteral("seen")}});
        }
        QJsonObject wanted;
        for (const QJsonObject& offer : actor.offers())
            if (offer.value(QLatin1String("allowed")).toBool() && wanted.isEmpty())
                wanted = offer;
        const qint64 node = table.sitting->table().last();
        QElapsedTimer timer;
        timer.start();
        if (i % 2 == 1) // there and back
            actor.say({{QStringLiteral("wish"), QStringLiteral("undo")}, {QStringLiteral("id"), QString::number(1000 + i)},
                {QStringLiteral("node"), table.sitting->table().node()}});
        else
            actor.say({{QStringLiteral("wish"), QStringLiteral("act")}, {QStringLiteral("id"), QString::number(1000 + i)},
                {QStringLiteral("verb"), wanted.value(QLatin1String("verb"))},
                {QStringLiteral("fields"), wanted.value(QLatin1String("fields"))}});
        double inWords = 0;
        const bool isSeen = QTest::qWaitFor(
            [&] {
                const qint64 now = table.sitting->table().node();
                const bool isTold = table.sitting->table().last() > node && std::ranges::all_of(phones, [&](const auto& one) {
                    return one->shown.value(QLatin1String("node")).toInteger() == now;
                });
                if (isTold && inWords == 0)
                    inWords = double(timer.nsecsElapsed()) / 1e6;
                return isTold && std::ranges::all_of(phones, [](const auto& one) { return !one->picture.isEmpty(); });
            },
            5000);
        if (!isSeen)
            continue; // what could not be done here: the number of acts tells
        words += inWords;
        pictures += double(timer.nsecsElapsed()) / 1e6;
    }
    if (words.isEmpty())
        return;
    row(QStringLiteral("  in words and offers"), words, 100);
    row(QStringLiteral("  as a picture"), pictures, 300);
}

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    pageSize(ServedTable("hired-swords"));
    QTextStream(stdout) << QStringLiteral("%1 %2 %3 %4\n")
                               .arg(QStringLiteral("from an act to the last phone"), -32)
                               .arg(QStringLiteral("median"), 8)
                               .arg(QStringLiteral("p99"), 8)
                               .arg(QStringLiteral("worst"), 8);
    for (const char* game : {"hired-swords", "jagged-alliance", "mercenarium", "sellsword", "swords-and-souls"})
        measure(game);
    return 0;
}
