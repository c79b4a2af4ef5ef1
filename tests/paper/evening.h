// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The recorded evening of a game, played as far as its middle on a shelf of its own, on a clock that goes on by itself.
#pragma once

#include "app/desks.h"
#include "dice/source.h"
#include "games/catalogue.h"
#include "window/library.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

class Evening {
public:
    // part: of its lines, from 0 to 1
    explicit Evening(const QString& game, double part = 0.5)
        : library(
            folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), app::desks(),
            [this] { return m_now = m_now.addSecs(20); }, m_chance)
    {
        library.openShelf();
        auto begun = library.begin(QStringLiteral("The Middle of It"), *library.game(game), {}, {QStringLiteral("training")});
        if (!begun)
            qFatal("%s", qPrintable(begun.faults().first().text()));
        sitting = std::move(*begun);
        const QList<QByteArray> lines = linesOf(game);
        for (qsizetype i = 0; i < qsizetype(double(lines.size()) * part); ++i)
            play(QJsonDocument::fromJson(lines[i]).object());
    }

    const kit::Desk* desk() const { return library.desk(sitting->game().id()); }

    static QList<QByteArray> linesOf(const QString& game)
    {
        static const QHash<QString, QString> names{{QStringLiteral("hired-swords"), QStringLiteral("training-career")},
            {QStringLiteral("jagged-alliance"), QStringLiteral("training-campaign")},
            {QStringLiteral("mercenarium"), QStringLiteral("iva-and-pia")},
            {QStringLiteral("sellsword"), QStringLiteral("broken-mole")},
            {QStringLiteral("swords-and-souls"), QStringLiteral("five-heroes")}};
        QFile file(QStringLiteral(MR_GAMES "/%1/evenings/%2.jsonl").arg(game, names.value(game)));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no evening of %s", qPrintable(game));
        return file.readAll().trimmed().split('\n');
    }

    QTemporaryDir folder;

private:
    void play(QJsonObject line)
    {
        engine::Table& table = sitting->campaign()->table();
        const QString decision = line.take(QStringLiteral("decide")).toString();
        const QString who = line.take(QStringLiteral("who-acts")).toString();
        if (line.contains(QStringLiteral("undo")))
            table.undo(who);
        else if (line.contains(QStringLiteral("redo")))
            table.redo(who);
        else if (line.contains(QStringLiteral("goto")))
            table.goTo(line.value(QStringLiteral("goto")).toInteger(), who);
        else if (const QString verb = line.take(QStringLiteral("do")).toString(); !verb.isEmpty())
            table.submit(engine::Draft{verb, line}, who, decision);
    }

    QDateTime m_now = QDateTime(QDate(2026, 3, 14), QTime(18, 30), Qt::UTC);
    dice::Source m_chance{7};

public:
    window::Library library;
    std::unique_ptr<kit::Sitting> sitting;
};
