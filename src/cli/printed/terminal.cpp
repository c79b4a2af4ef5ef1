// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/printed/terminal.h"

#include "engine/words/unseen.h"

#include <QList>

#include <cstdio>

namespace cli {

namespace {

constexpr qsizetype longestWord = 4096; // of a path; what is longer is no word that anybody reads

// A word of a file that somebody damaged on purpose may have any length.
QString shortened(const QString& line)
{
    constexpr qsizetype told = 60;
    QString all;
    for (qsizetype at = 0; at < line.size();) {
        qsizetype end = line.indexOf(QLatin1Char(' '), at);
        end = end < 0 ? line.size() : end + 1;
        all += end - at > longestWord ? line.mid(at, told) + QStringLiteral("… ") : line.mid(at, end - at);
        at = end;
    }
    return all;
}

void write(std::FILE* to, const QByteArray& bytes)
{
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), to);
    if (!bytes.endsWith('\n'))
        std::fputc('\n', to);
}

// A sentence sets names from right to left apart, for a window: a terminal orders its lines itself. What is not ended is nobody's
// but whoever wrote it, and is shown.
QString withoutIsolates(const QString& text)
{
    constexpr QChar begins(0x2068), ends(0x2069);
    if (!text.contains(begins))
        return text;
    QList<qsizetype> open;
    QList<bool> isPaired(text.size(), false);
    for (qsizetype at = 0; at < text.size(); ++at)
        if (text[at] == begins)
            open += at;
        else if (text[at] == ends && !open.isEmpty())
            isPaired[at] = isPaired[open.takeLast()] = true;
    QString plain;
    for (qsizetype at = 0; at < text.size(); ++at)
        if (!isPaired[at])
            plain += text[at];
    return plain;
}

} // namespace

QString inLine(const QString& text) { return engine::withUnseenShown(withoutIsolates(text), u"\t"); }

void say(const QString& text) { write(stdout, engine::withUnseenShown(withoutIsolates(text), u"\t\n").toUtf8()); }

void sayJson(const QByteArray& json) { write(stdout, json); }

void tell(const QString& line) { write(stderr, shortened(inLine(line)).toUtf8()); }

} // namespace cli
