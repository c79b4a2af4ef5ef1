// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Six phones at each game's table: from an act on one of them until the last of the others has it, in words and as a picture;
// how large the page is; what the six cost the program in memory. The phones are a process of their own, on the same machine.
#include "serve/table.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTextStream>

#include <algorithm>
#include <iostream>

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

// --- the phones

// Tells the program that something is so far, and waits until it has looked at itself.
void stop(const char* what)
{
    std::cout << "- " << what << std::endl;
    std::string line;
    std::getline(std::cin, line);
}

void look(Phone& phone)
{
    phone.say({{QStringLiteral("wish"), QStringLiteral("view")}, {QStringLiteral("width"), 336}, {QStringLiteral("height"), 319},
        {QStringLiteral("ratio"), 2}});
    (void)QTest::qWaitFor([&] { return !phone.picture.isEmpty(); }, 30000);
}

qint64 nodeOf(const Phone& phone) { return phone.shown.value(QLatin1String("node")).toInteger(); }

QJsonObject firstAllowed(const Phone& phone)
{
    for (const QJsonObject& offer : phone.offers())
        if (offer.value(QLatin1String("allowed")).toBool())
            return offer;
    return {};
}

// words: the address, then a key and a seat for each phone; the first may do everything.
int phonesAt(const QStringList& words)
{
    const QByteArray host = words.value(0).toLatin1();
    std::vector<std::unique_ptr<Phone>> phones;
    for (int i = 1; i + 1 < words.size(); i += 2) {
        phones.push_back(std::make_unique<Phone>(host, words[i].toLatin1(), "http://" + host));
        if (!words[i + 1].isEmpty())
            (void)phones.back()->ask("seat", {{QStringLiteral("seat"), words[i + 1]}});
        look(*phones.back());
        if (i == 1)
            stop("first");
    }
    stop("all");
    QList<double> inWords, asPictures;
    Phone& actor = *phones.front();
    for (int i = 0; i < acts; ++i) {
        for (const auto& one : phones) {
            one->picture.clear();
            one->received.clear();
            one->say({{QStringLiteral("wish"), QStringLiteral("seen")}});
        }
        const qint64 node = nodeOf(actor);
        const QJsonObject wanted = firstAllowed(actor);
        QElapsedTimer timer;
        timer.start();
        if (i % 2 == 1) // there and back
            actor.say({{QStringLiteral("wish"), QStringLiteral("undo")}, {QStringLiteral("id"), QString::number(1000 + i)},
                {QStringLiteral("node"), node}});
        else
            actor.say({{QStringLiteral("wish"), QStringLiteral("act")}, {QStringLiteral("id"), QString::number(1000 + i)},
                {QStringLiteral("verb"), wanted.value(QLatin1String("verb"))},
                {QStringLiteral("fields"), wanted.value(QLatin1String("fields"))}});
        double told = 0;
        const bool isSeen = QTest::qWaitFor(
            [&] {
                const bool isTold = nodeOf(actor) != node
                    && std::ranges::all_of(phones, [&](const auto& one) { return nodeOf(*one) == nodeOf(actor); });
                if (isTold && told == 0)
                    told = double(timer.nsecsElapsed()) / 1e6;
                return isTold && std::ranges::all_of(phones, [](const auto& one) { return !one->picture.isEmpty(); });
            },
            5000);
        if (!isSeen)
            continue; // what could not be done here: the number of acts tells
        inWords += told;
        asPictures += double(timer.nsecsElapsed()) / 1e6;
    }
    if (inWords.isEmpty())
        return 1;
    row(QStringLiteral("  in words and offers"), inWords, 100);
    row(QStringLiteral("  as a picture"), asPictures, 300);
    return 0;
}

// --- the program

void measure(const char* game)
{
    ServedTable table(game);
    const QStringList seats = table.phones->seats();
    QStringList words{QStringLiteral("phones"), QString::fromLatin1(table.host())};
    for (int i = 0; i < phoneCount; ++i) {
        const QByteArray key = table.join(table.phones->word(), QStringLiteral("Phone %1").arg(i));
        words << QString::fromLatin1(key) << seats.value(i);
    }
    table.phones->allow(table.phones->people().front().number, serve::Right::Everything, {});
    const double before = resident();
    double first = 0; // what is made for one phone is there for all of them
    QProcess phones;
    phones.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QObject::connect(&phones, &QProcess::readyReadStandardOutput, &phones, [&] {
        while (phones.canReadLine()) {
            const QByteArray line = phones.readLine();
            if (line.startsWith("- first"))
                first = resident() - before;
            else if (line.startsWith("- all"))
                QTextStream(stdout) << QStringLiteral("%1: the first phone costs %2 MB, six %3 MB   goal 15 MB\n")
                                           .arg(QLatin1String(game))
                                           .arg(first, 0, 'f', 1)
                                           .arg(resident() - before, 0, 'f', 1);
            else
                QTextStream(stdout) << line;
            if (line.startsWith("- "))
                phones.write("\n");
        }
    });
    phones.start(QCoreApplication::applicationFilePath(), words);
    (void)QTest::qWaitFor([&] { return phones.state() == QProcess::NotRunning; }, 10 * 60 * 1000);
}

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc > 1 && QByteArray(argv[1]) == "phones") {
        const QCoreApplication app(argc, argv);
        return phonesAt(app.arguments().mid(2));
    }
    QApplication app(argc, argv);
    pageSize(ServedTable("hired-swords"));
    QTextStream(stdout) << QStringLiteral("%1 %2 %3 %4\n")
                               .arg(QStringLiteral("from an act to the last phone"), -32)
                               .arg(QStringLiteral("median"), 8)
                               .arg(QStringLiteral("p99"), 8)
                               .arg(QStringLiteral("worst"), 8);
    const QStringList games = argc > 1
        ? app.arguments().mid(1)
        : QStringList{QStringLiteral("hired-swords"), QStringLiteral("jagged-alliance"), QStringLiteral("mercenarium"),
            QStringLiteral("sellsword"), QStringLiteral("swords-and-souls")};
    for (const QString& game : games)
        measure(game.toLatin1().constData());
    return 0;
}
