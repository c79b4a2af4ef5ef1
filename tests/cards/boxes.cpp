// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The invented boxes: every line of them is the shortest of its card, and all lines together are the pack beside them.
#include "cards/my_cards.h"
#include "cards/quick_line.h"
#include "engine/json.h"
#include "games/catalogue.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

namespace {

QStringList linesOf(const QString& path)
{
    QFile file(path);
    QStringList lines =
        file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(QLatin1Char('\n')) : QStringList();
    lines.removeIf([](const QString& line) { return line.isEmpty() || line.startsWith(QLatin1Char('#')); });
    return lines;
}

// Every value of a field, however deep it stands.
void collect(const QJsonValue& value, const QString& field, QSet<QString>& found)
{
    for (const QJsonValue& one : value.toArray())
        collect(one, field, found);
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key() == field && it->isString())
            found += it->toString();
        collect(*it, field, found);
    }
}

} // namespace

class Boxes : public QObject {
    Q_OBJECT

    std::vector<std::unique_ptr<engine::Game>> m_games = games::catalogue();

    static QDir folder(const engine::Game& game) { return QDir(QStringLiteral(MR_BOXES "/%1/box").arg(game.id())); }
    static cards::Pack packOf(const engine::Game& game)
    {
        const auto pack = cards::openPack(folder(game).filePath(QStringLiteral("pack.json")), game);
        if (!pack)
            qFatal("%s", qPrintable(pack.faults().first().text()));
        return *pack;
    }

private slots:
    void linesAndPackAreOne();
    void nothingIsMissing();
    void everyKindAndEffectOfHiredSwords();
};

void Boxes::linesAndPackAreOne()
{
    for (const auto& game : m_games) {
        const cards::Pack pack = packOf(*game);
        int read = 0;
        for (const cards::Section& section : cards::sections(pack, *game)) {
            const QString file = folder(*game).filePath(section.name + QStringLiteral(".txt"));
            const cards::QuickLine line(section.schema);
            QJsonArray cards;
            for (const QString& typed : linesOf(file)) {
                const auto card = line.read(typed);
                QVERIFY2(card, qPrintable(typed + QLatin1Char('\n') + (card ? QString() : card.faults().first().text())));
                QCOMPARE(line.print(*card), typed);
                cards += *card;
            }
            read += int(cards.size());
            QCOMPARE(engine::shownJson(cards), engine::shownJson(section.cards));
        }
        QVERIFY2(read >= 5, qPrintable(game->id()));
        QVERIFY(game->newGame(pack.setup));
    }
}

void Boxes::nothingIsMissing()
{
    for (const auto& game : m_games)
        for (const cards::Section& section : cards::sections(packOf(*game), *game)) {
            const cards::Tally tally = cards::tally(section);
            QVERIFY2(tally.lacks.isEmpty(), qPrintable(game->id() + QLatin1Char(' ') + section.name));
        }
}

void Boxes::everyKindAndEffectOfHiredSwords()
{
    const engine::Game& game = *m_games.front();
    const cards::Pack pack = packOf(game);
    QCOMPARE(pack.cards[QLatin1String("career")].toArray().size(), 30);
    QCOMPARE(pack.cards[QLatin1String("opposition")].toArray().size(), 12);
    QCOMPARE(pack.setup[QLatin1String("mercenaries")].toArray().size(), 18);
    const QJsonObject career = game.cardSchema(QStringLiteral("career"))[QLatin1String("properties")].toObject();
    const QJsonObject effect = career[QLatin1String("effects")][QLatin1String("items")][QLatin1String("properties")].toObject();
    const QJsonObject who = game.setupSchema()[QLatin1String("properties")][QLatin1String("mercenaries")][QLatin1String("items")]
                                              [QLatin1String("properties")]
                                                  .toObject();
    const QJsonObject opposition = game.cardSchema(QStringLiteral("opposition"))[QLatin1String("properties")].toObject();
    const auto all = [](const QJsonValue& cards, const char* field, const QJsonObject& schema) {
        QSet<QString> found;
        collect(cards, QLatin1String(field), found);
        for (const QJsonValue& choice : schema[QLatin1String(field)][QLatin1String("enum")].toArray())
            if (!found.contains(choice.toString()))
                return QStringLiteral("%1 %2").arg(QLatin1String(field), choice.toString());
        return QString();
    };
    const QJsonValue careers = pack.cards[QLatin1String("career")];
    QCOMPARE(all(careers, "kind", career), QString());
    QCOMPARE(all(careers, "keyword", career), QString());
    QCOMPARE(all(careers, "type", career), QString());
    QCOMPARE(all(careers, "kind", effect), QString());
    QCOMPARE(all(pack.cards[QLatin1String("opposition")], "icon", opposition), QString());
    QJsonObject rogues = who;
    QJsonObject rogue = rogues[QLatin1String("rogue")].toObject();
    QJsonArray kinds = rogue[QLatin1String("enum")].toArray();
    kinds.removeFirst(); // no rogue says nothing
    rogue.insert(QStringLiteral("enum"), kinds);
    rogues.insert(QStringLiteral("rogue"), rogue);
    QCOMPARE(all(pack.setup[QLatin1String("mercenaries")], "rogue", rogues), QString());
}

QTEST_GUILESS_MAIN(Boxes)
#include "boxes.moc"
