// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on a table speaks no language: recorded evenings, played again by somebody who reads every word in another one, come
// to the same states, entry by entry.
#include "cards/pack.h"
#include "engine/table.h"
#include "support/again.h"
#include "support/every_game.h"

#include <QDir>
#include <QJsonDocument>
#include <QTest>
#include <QTranslator>

#include <algorithm>

namespace {

// Every sentence in words that nobody has yet.
class Other : public QTranslator {
public:
    QString translate(const char*, const char* text, const char*, int) const override
    {
        return QStringLiteral("«") + QString::fromUtf8(text) + QStringLiteral("»");
    }
    bool isEmpty() const override { return false; }
};

QList<QJsonObject> linesOf(const QString& path)
{
    QFile file(path);
    QList<QJsonObject> lines;
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray& line : file.readAll().trimmed().split('\n'))
            lines += QJsonDocument::fromJson(line).object();
    return lines;
}

// The digest after each line.
QList<QByteArray> played(const engine::Game& game, const QString& evening)
{
    const QStringList names{QStringLiteral("training")};
    const auto pack = cards::openPack(names.first(), game);
    engine::MemoryJournal journal;
    engine::Table table(game, journal, [] { return QDateTime(QDate(2026, 1, 1), QTime(20, 0), Qt::UTC); });
    QList<QByteArray> digests;
    if (!pack || !table.begin(cards::setupOf({*pack}, game), names, {}))
        return digests;
    const QList<QJsonObject> lines = linesOf(evening), answers = linesOf(evening.chopped(6) + QStringLiteral(".answers"));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        support::again(table, lines[i], answers.value(i));
        digests += game.digest(table.state());
    }
    return digests;
}

} // namespace

class Tongues : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_games = games::catalogue(); }
    void aStateSpeaksNoLanguage_data() { support::everyGame(); }
    void aStateSpeaksNoLanguage()
    {
        QFETCH(const QString, game);
        const engine::Game& here = **std::ranges::find_if(m_games, [&](const auto& one) { return one->id() == game; });
        const QDir folder(QStringLiteral(MR_EVENINGS "/%1/evenings").arg(game));
        const QStringList evenings = folder.entryList({QStringLiteral("*.jsonl")});
        QVERIFY(!evenings.isEmpty());
        for (const QString& name : evenings) {
            const QList<QByteArray> one = played(here, folder.filePath(name));
            QVERIFY(!one.isEmpty());
            Other words;
            QVERIFY(QCoreApplication::installTranslator(&words));
            const QList<QByteArray> other = played(here, folder.filePath(name));
            QCoreApplication::removeTranslator(&words);
            QCOMPARE(other.size(), one.size());
            const auto parted = std::ranges::mismatch(one, other);
            QVERIFY2(
                parted.in1 == one.end(), qPrintable(QStringLiteral("%1, line %2").arg(name).arg(parted.in1 - one.begin() + 1)));
        }
    }

private:
    std::vector<std::unique_ptr<engine::Game>> m_games;
};

QTEST_GUILESS_MAIN(Tongues)
#include "tst_tongues.moc"
