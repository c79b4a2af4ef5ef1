// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says at the side of an entry, along every recorded evening: what changed, in the words of a person.
#include "app/desks.h"
#include "cards/pack.h"
#include "games/catalogue.h"
#include "kit/called_on.h"
#include "kit/lists/as_entered.h"
#include "support/again.h"
#include "support/ear.h"

#include <QDirIterator>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

namespace {

QList<QByteArray> linesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().split('\n') : QList<QByteArray>();
}

QJsonObject objectOf(const QByteArray& line) { return QJsonDocument::fromJson(line).object(); }

// Of what a table says: nothing beside a name, a question mark alone, a flag of the program's.
QString unlikely(const QString& text)
{
    static const QRegularExpression state(QStringLiteral("(^|[−+,] ?)\\?(,| |$)|[−+] *$|\\b(card|at) (\\?|none)|  "));
    const auto match = state.match(text);
    return match.hasMatch() ? QStringLiteral("“%1”: %2").arg(match.captured(), text) : QString();
}

} // namespace

class Changes : public QObject {
    Q_OBJECT

private slots:
    void everyChangeIsToldInWords_data();
    void everyChangeIsToldInWords();
};

void Changes::everyChangeIsToldInWords_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("evening");
    for (const auto& game : games::catalogue()) {
        QDirIterator evenings(QStringLiteral(MR_EVENINGS "/%1/evenings").arg(game->id()), {QStringLiteral("*.jsonl")});
        while (evenings.hasNext()) {
            const QString evening = evenings.next();
            QTest::addRow("%s %s", qPrintable(game->id()), qPrintable(QFileInfo(evening).completeBaseName()))
                << game->id() << evening;
        }
    }
}

void Changes::everyChangeIsToldInWords()
{
    QFETCH(const QString, game);
    QFETCH(const QString, evening);
    const auto all = games::catalogue();
    const engine::Game& played = **std::ranges::find_if(all, [&](const auto& one) { return one->id() == game; });
    const auto desks = app::desks();
    const kit::Desk& desk = **std::ranges::find_if(desks, [&](const auto& one) { return one->game() == game; });
    const auto pack = cards::openPack(QStringLiteral("training"), played);
    QVERIFY(pack);
    engine::MemoryJournal journal;
    engine::Table table(played, journal, [] { return QDateTime(QDate(2026, 1, 1), QTime(20, 0), Qt::UTC); });
    QVERIFY(table.begin(cards::setupOf({*pack}, played), {QStringLiteral("training")}, {}));
    support::Ear ear(played);
    const QList<QByteArray> lines = linesOf(evening), answers = linesOf(evening.chopped(6) + QStringLiteral(".answers"));
    QStringList wrong;
    int told = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const engine::AnyState before = table.state();
        support::again(table, objectOf(lines[i]), objectOf(answers[i]));
        const QJsonObject was = played.stateToJson(before), is = played.stateToJson(table.state());
        ear.learn(is);
        kit::Titles called = kit::calledOn(&desk, before, was);
        called.insert(kit::calledOn(&desk, table.state(), is));
        called.insert(kit::settingsCalled(played));
        for (const kit::Difference& change : kit::asEntered(kit::differences(was, is, called), played, before, table.state())) {
            ++told;
            const QString text = change.text();
            if (qEnvironmentVariableIsSet("MR_SAY"))
                qInfo("%s", qPrintable(text));
            for (const QString& what : {ear.wrongLabel(text), unlikely(text)})
                if (!what.isEmpty())
                    wrong += QStringLiteral("line %1, %2").arg(i + 1).arg(what);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.mid(0, 20).join(QLatin1Char('\n'))));
    QVERIFY(told > lines.size() / 2);
}

QTEST_MAIN(Changes)
#include "tst_changes.moc"
