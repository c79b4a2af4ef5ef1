// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long a keystroke of the rules search takes, with ranking and snippets, over 1,500 entries.
// Usage: bench_search [rulebook.json]
#include "rulebook/search.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTextStream>

#include <algorithm>

using namespace rulebook;

namespace {

constexpr int wanted = 1500;
constexpr int rounds = 11;

// A made-up word of three syllables.
QString madeUp(size_t number)
{
    static const QStringList syllables{"ka", "lo", "mir", "tan", "ves", "du", "ril", "os", "pen", "gar"};
    return syllables[int(number % 10)] + syllables[int(number / 10 % 10)] + syllables[int(number / 100 % 10)];
}

// In each copy about half of the longer words become others, always the same ones: another game has words of its own.
QString varied(const QString& text, int copy)
{
    static const QRegularExpression longer(QStringLiteral("\\w{5,}"));
    QString made;
    qsizetype at = 0;
    for (auto it = longer.globalMatch(text); copy > 0 && it.hasNext();) {
        const auto match = it.next();
        const size_t number = qHash(match.captured().toLower(), size_t(copy));
        made += QStringView(text).mid(at, match.capturedStart() - at);
        made += number % 2 ? madeUp(number / 2) : match.captured();
        at = match.capturedEnd();
    }
    return made += QStringView(text).mid(at);
}

Book copyOf(const Book& book, int copy)
{
    Book made = book;
    made.game += QString::number(copy);
    for (Entry& entry : made.entries) {
        entry.id += QLatin1Char('-') + QString::number(copy);
        entry.title = varied(entry.title, copy);
        entry.body = varied(entry.body, copy);
        for (QString& synonym : entry.synonyms)
            synonym = varied(synonym, copy);
        for (Reading& reading : entry.readings)
            reading.text = varied(reading.text, copy);
    }
    return made;
}

QList<Book> library(const Book& book)
{
    QList<Book> books;
    qsizetype count = 0;
    for (int copy = 0; count < wanted; ++copy) {
        books += copyOf(book, copy);
        if (count + books.last().entries.size() > wanted)
            books.last().entries.resize(wanted - count);
        count += books.last().entries.size();
    }
    return books;
}

QStringList keystrokes()
{
    const QStringList questions{"attack", "reroll", "mercenary card", "injury", "move action", "opposition turn", "deck of cards",
        "terrain effects", "contract", "critical hit damage", "number of tokens", "adjacent sector", "equipment slot", "dictator",
        "when a unit is", "end of turn", "draw two", "line of sight", "target enemy unit", "exausted", "can i block",
        "hit points", "who moves first", "run away"};
    QStringList all;
    for (const QString& question : questions)
        for (int i = 1; i <= question.size(); ++i)
            if (question[i - 1] != QLatin1Char(' '))
                all += question.left(i);
    return all;
}

double milliseconds(qint64 nanoseconds) { return double(nanoseconds) / 1e6; }

void print(QTextStream& out, const QString& name, QList<qint64> times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&](double part) { return milliseconds(times[qsizetype(part * double(times.size() - 1))]); };
    out << QStringLiteral("%1 queries %2  p50 %3 ms  p95 %4 ms  p99 %5 ms  max %6 ms\n")
               .arg(name, -22)
               .arg(times.size(), 5)
               .arg(at(0.5), 0, 'f', 3)
               .arg(at(0.95), 0, 'f', 3)
               .arg(at(0.99), 0, 'f', 3)
               .arg(at(1), 0, 'f', 3);
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    QTextStream out(stdout);
    const auto book = openBook(argc > 1 ? app.arguments().at(1) : QStringLiteral(MR_RULEBOOK));
    if (!book) {
        out << book.faults().first().text() << '\n';
        return 1;
    }
    const QList<Book> books = library(*book);
    QElapsedTimer timer;
    timer.start();
    const Search alone({*book});
    out << "book alone, driver loaded: " << milliseconds(timer.nsecsElapsed()) << " ms\n";

    // A fresh object each round: nothing is answered from memory that a person would not have typed before.
    QList<qint64> all, shortOnes, again;
    for (int round = 0; round < rounds; ++round) {
        timer.restart();
        const Search search(books);
        if (round == 0)
            out << wanted << " entries made searchable: " << milliseconds(timer.nsecsElapsed()) << " ms\n";
        for (const QString& typed : keystrokes()) {
            timer.restart();
            search.find(typed);
            const qint64 took = timer.nsecsElapsed();
            all += took;
            if (typed.size() <= 2)
                shortOnes += took;
        }
        for (const QString& typed : keystrokes()) {
            timer.restart();
            search.find(typed);
            again += timer.nsecsElapsed();
        }
    }
    print(out, QStringLiteral("keystrokes"), all);
    print(out, QStringLiteral("one or two letters"), shortOnes);
    print(out, QStringLiteral("asked before"), again);
    return 0;
}
