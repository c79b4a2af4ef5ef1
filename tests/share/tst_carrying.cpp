// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Packs, notes and photographs that travel with an exported campaign: only when asked, whole, and only added where they come to.
#include "share/carrying.h"

#include "cards/my_cards.h"
#include "engine/message.h"
#include "games/catalogue.h"
#include "shelf/marks.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace shelf;

namespace {

const QByteArray photograph = QByteArray("\xff\xd8\xff\xe0") + QByteArray(500, 'p');
const QString place = QStringLiteral("cards.career");
const QDateTime noon = QDateTime(QDate(2026, 3, 14), QTime(12, 0), Qt::UTC);

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// The end of an export, as its format says it, so that a forged line proves itself.
QByteArray sealed(QByteArray text, QList<QJsonObject> lines)
{
    const qsizetype end = text.lastIndexOf("\n{\"entries\":") + 1;
    const QJsonObject last = QJsonDocument::fromJson(text.mid(end, text.indexOf('\n', end) - end)).object();
    text = text.left(text.indexOf('\n', end) + 1).replace("\"version\":1}", "\"version\":2}");
    QByteArray head = QByteArray::fromHex(last.value(QLatin1String("head")).toString().toLatin1());
    for (QJsonObject& line : lines) {
        line.remove(QStringLiteral("hash"));
        head =
            QCryptographicHash::hash(head + QJsonDocument(line).toJson(QJsonDocument::Compact), QCryptographicHash::Blake2b_256);
        line.insert(QStringLiteral("hash"), QString::fromLatin1(head.toHex()));
        text += QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
    }
    return text + "{\"carried\":" + QByteArray::number(lines.size()) + ",\"head\":\"" + head.toHex() + "\"}\n";
}

} // namespace

class Carrying : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aloneItIsAsItWas();
    void everythingComesAlong();
    void onlyWhatWasChosen();
    void itOnlyAdds();
    void aDamagedLineIsNamed();
    void whatIsForgedIsNotTaken_data();
    void whatIsForgedIsNotTaken();

private:
    std::unique_ptr<Shelf> shelfAt(const QString& name);
    QString written(const QByteArray& text);
    cards::Pack withCard(const QJsonObject& card) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::vector<std::unique_ptr<engine::Game>> m_games = games::catalogue();
    const engine::Game* m_game = nullptr;
    std::unique_ptr<Shelf> m_shelf; // in the folder
    QByteArray m_text;              // of the campaign alone
    int m_files = 0;
};

std::unique_ptr<Shelf> Carrying::shelfAt(const QString& name)
{
    auto shelf = Shelf::open(m_folder->filePath(name + QStringLiteral("/shelf.db")));
    return shelf ? std::move(*shelf) : nullptr;
}

QString Carrying::written(const QByteArray& text)
{
    const QString path = m_folder->filePath(QStringLiteral("%1.jsonl").arg(++m_files));
    QFile file(path);
    (void)file.open(QIODevice::WriteOnly);
    file.write(text);
    return path;
}

cards::Pack Carrying::withCard(const QJsonObject& card) const
{
    const auto pack = cards::withCard(cards::emptyMyCards(*m_game), *m_game, place, card);
    return pack ? *pack : cards::Pack();
}

void Carrying::init()
{
    m_shelf.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    for (const auto& one : m_games)
        if (one->id() == QLatin1String("hired-swords"))
            m_game = one.get();
    QVERIFY(m_game);
    m_shelf = shelfAt(QStringLiteral("mine"));
    QVERIFY(m_shelf);
    const auto campaign = m_shelf->create(QStringLiteral("Marches"), m_game->id());
    const auto journal = m_shelf->journal(campaign->id);
    engine::Entry first;
    first.seq = first.node = first.tip = 1;
    first.verb = QLatin1String(engine::newVerb);
    first.when = noon;
    first.digest = QByteArray(32, 'd');
    QVERIFY((*journal)->append(first));
    m_text = *m_shelf->exported(campaign->id);
    const cards::Pack pack = withCard({{QStringLiteral("title"), QStringLiteral("Toll Road")}, {QStringLiteral("crew_max"), 8}});
    QVERIFY(!pack.id.isEmpty());
    QVERIFY(m_shelf->addPack({0, pack.id, pack.game, pack.title, cards::packJson(pack), noon, true}));
    QVERIFY(m_shelf->addPin(
        {0, QStringLiteral("hs-melee"), QStringLiteral("house-rule"), QStringLiteral("<b>Both</b> count"), {}, noon, true}));
    QVERIFY(
        m_shelf->addPin({0, QStringLiteral("ja-move"), QStringLiteral("note"), QStringLiteral("another game"), {}, noon, true}));
    QVERIFY(m_shelf->keepPicture(shelf::pictureName(m_game->id(), place, QStringLiteral("toll-road")), photograph, noon));
    QVERIFY(m_shelf->putAway(campaign->id, noon)); // a mark is no note
}

void Carrying::aloneItIsAsItWas()
{
    const auto none = share::carried(*m_shelf, *m_game, {QLatin1String(cards::myCards)}, {});
    QVERIFY(none && none->isEmpty());
    QCOMPARE(*withCarried(m_text, *none), m_text);
    QVERIFY(m_text.startsWith('{') && m_text.contains("\"version\":1}"));
    QVERIFY(carriedIn(written(m_text))->isEmpty());
}

void Carrying::everythingComesAlong()
{
    const auto all = share::carried(*m_shelf, *m_game, {QLatin1String(cards::myCards)}, {true, true, true});
    QVERIFY(all);
    QCOMPARE(all->packs.size(), 1);
    QCOMPARE(all->pins.size(), 1); // of this game's rules, and no mark
    QCOMPARE(all->pictures.size(), 1);
    const QString file = written(*withCarried(m_text, *all));
    const auto other = shelfAt(QStringLiteral("other"));
    QVERIFY(other->importFrom(file));
    const auto carried = carriedIn(file);
    QVERIFY(carried);
    const share::Taken taken = share::take(*other, *carried, *m_game, noon);
    QVERIFY(taken.faults.isEmpty());
    QCOMPARE(taken.packs + taken.pins + taken.pictures, 3);
    QCOMPARE(other->packs()->first().content, m_shelf->packs()->first().content);
    QCOMPARE(other->pins()->first().text, QStringLiteral("<b>Both</b> count"));
    QCOMPARE(other->pins()->first().when, noon);
    QCOMPARE(contentOf(*other->pictureOf(all->pictures.first().entry)), photograph);
    QVERIFY(other->check()->isSound());
    // Once more there is nothing new in it.
    const share::Taken again = share::take(*other, *carried, *m_game, noon);
    QCOMPARE(again.packs + again.pins + again.pictures, 0);
    QVERIFY(again.words().isEmpty() && again.faults.isEmpty());
    QCOMPARE(other->pins()->size(), 1);
}

void Carrying::onlyWhatWasChosen()
{
    const QStringList packs{QLatin1String(cards::myCards)};
    QVERIFY(
        share::carried(*m_shelf, *m_game, {}, {true, false, true})->isEmpty()); // no pack that the campaign does not play with
    const auto pins = share::carried(*m_shelf, *m_game, packs, {false, true, false});
    QVERIFY(pins->packs.isEmpty() && pins->pictures.isEmpty());
    QCOMPARE(pins->pins.size(), 1);
    const auto pictures = share::carried(*m_shelf, *m_game, packs, {false, false, true});
    QVERIFY(pictures->packs.isEmpty() && pictures->pins.isEmpty());
    QCOMPARE(pictures->pictures.size(), 1);
}

// Of two owners' cards mine stay as they are; what I lack comes in.
void Carrying::itOnlyAdds()
{
    const auto other = shelfAt(QStringLiteral("other"));
    const cards::Pack own = withCard({{QStringLiteral("title"), QStringLiteral("Toll Road")}, {QStringLiteral("crew_max"), 5}});
    const auto more = cards::withCard(own, *m_game, place, {{QStringLiteral("title"), QStringLiteral("Salt Tower")}});
    QVERIFY(more);
    QVERIFY(other->addPack({0, more->id, more->game, QStringLiteral("Mine"), cards::packJson(*more), noon, true}));
    const QString name = shelf::pictureName(m_game->id(), place, QStringLiteral("toll-road"));
    const QByteArray before = photograph + "mine";
    QVERIFY(other->keepPicture(name, before, noon));
    const auto all = share::carried(*m_shelf, *m_game, {QLatin1String(cards::myCards)}, {true, true, true});
    const share::Taken taken = share::take(*other, *all, *m_game, noon);
    QVERIFY(taken.faults.isEmpty());
    QCOMPARE(taken.packs, 0);
    QCOMPARE(taken.pins, 1);
    QCOMPARE(taken.pictures, 0);
    QCOMPARE(contentOf(*other->pictureOf(name)), before);
    QCOMPARE(other->packs()->first().content, cards::packJson(*more));

    const cards::Pack theirs = withCard({{QStringLiteral("title"), QStringLiteral("Long Bridge")}});
    const Carried bridge{{{0, theirs.id, theirs.game, theirs.title, cards::packJson(theirs), noon, true}}, {}, {}};
    QCOMPARE(share::take(*other, bridge, *m_game, noon).packs, 1);
    const auto now = cards::readPack(other->packs()->first().content, *m_game, QStringLiteral("now"));
    QVERIFY(now);
    QCOMPARE(now->ids(QStringLiteral("career")).size(), 3);
    QCOMPARE(now->card(QStringLiteral("career"), QStringLiteral("toll-road"))->value(QLatin1String("crew_max")).toInt(), 5);
    QCOMPARE(other->packs()->first().title, QStringLiteral("Mine"));
}

void Carrying::aDamagedLineIsNamed()
{
    const auto all = share::carried(*m_shelf, *m_game, {QLatin1String(cards::myCards)}, {true, true, true});
    const QByteArray text = *withCarried(m_text, *all);
    const QList<QByteArray> lines = text.trimmed().split('\n');
    QCOMPARE(lines.size(), 7);
    const auto other = shelfAt(QStringLiteral("other"));
    const auto refused = [&](const QByteArray& damaged, const QString& line) {
        const auto answer = other->importFrom(written(damaged));
        return !answer && answer.faults().first().place.endsWith(line) && !answer.faults().first().remedy.isEmpty();
    };
    for (int at = 3; at < 7; ++at) {
        QList<QByteArray> damaged = lines;
        QByteArray& one = damaged[at];
        one[one.size() / 2] = one[one.size() / 2] == 'a' ? 'b' : 'a';
        QVERIFY2(refused(damaged.join('\n') + '\n', QStringLiteral("line %1").arg(at + 1)), one.constData());
        damaged = lines;
        damaged.removeAt(at);
        QVERIFY(refused(damaged.join('\n') + '\n', QStringLiteral("line %1").arg(at + 1)));
        damaged = lines;
        damaged.insert(at, lines[at]);
        QVERIFY(refused(damaged.join('\n') + '\n', QStringLiteral("line %1").arg(at + 2)));
    }
    QVERIFY(refused(text + "{}\n", QStringLiteral("line 8")));
    QVERIFY(other->campaigns()->isEmpty());
}

void Carrying::whatIsForgedIsNotTaken_data()
{
    QTest::addColumn<QJsonObject>("line");
    const auto pin = [](const char* kind) {
        return QJsonObject{{QStringLiteral("carried"), QStringLiteral("pin")},
            {QStringLiteral("entry"), QStringLiteral("hs-melee")}, {QStringLiteral("kind"), QLatin1String(kind)},
            {QStringLiteral("text"), QStringLiteral("x")}, {QStringLiteral("who"), QString()},
            {QStringLiteral("at"), QStringLiteral("2026-03-14T12:00:00.000Z")}};
    };
    for (const char* kind : {"away", "picture", "seed", "line", "book", "refused"})
        QTest::newRow(kind) << pin(kind);
    QJsonObject unseen = pin("note");
    unseen.insert(QStringLiteral("text"), QStringLiteral("a\u200bb"));
    QTest::newRow("a note with what nobody sees") << unseen;
    const auto picture = [](const char* entry, const QByteArray& content) {
        return QJsonObject{{QStringLiteral("carried"), QStringLiteral("picture")},
            {QStringLiteral("entry"), QLatin1String(entry)},
            {QStringLiteral("content"), QString::fromLatin1(content.toBase64())}};
    };
    QTest::newRow("no picture") << picture("hired-swords/cards.career.toll-road", "<svg onload=alert(1)>");
    QTest::newRow("too large") << picture("hired-swords/cards.career.toll-road", photograph + QByteArray(300000, 'x'));
    QTest::newRow("of another game") << picture("sellsword/cards.unit.pike", photograph);
    const auto pack = [](const QByteArray& content) {
        return QJsonObject{{QStringLiteral("carried"), QStringLiteral("pack")},
            {QStringLiteral("id"), QStringLiteral("my-cards")}, {QStringLiteral("game"), QStringLiteral("hired-swords")},
            {QStringLiteral("title"), QStringLiteral("My cards")},
            {QStringLiteral("content"), QString::fromLatin1(content.toBase64())}};
    };
    QTest::newRow("no pack") << pack("nothing");
    QTest::newRow("a pack with what nobody sees") << pack(
        R"({"format":"musterroll-pack","version":1,"game":"hired-swords","id":"my-cards","title":"x","about":"a\u202eb"})");
    QTest::newRow("another pack") << pack(
        R"({"format":"musterroll-pack","version":1,"game":"hired-swords","id":"training","title":"x"})");
}

void Carrying::whatIsForgedIsNotTaken()
{
    QFETCH(QJsonObject, line);
    const QString file = written(sealed(m_text, {line}));
    const auto other = shelfAt(QStringLiteral("other"));
    const auto campaign = other->importFrom(file);
    QVERIFY2(campaign, qPrintable(campaign ? QString() : campaign.faults().first().text()));
    const auto carried = carriedIn(file);
    QVERIFY(carried && !carried->isEmpty());
    const share::Taken taken = share::take(*other, *carried, *m_game, noon);
    QCOMPARE(taken.packs + taken.pins + taken.pictures, 0);
    QVERIFY(other->pins()->isEmpty() && other->packs()->isEmpty());
    QVERIFY(!other->campaign(campaign->id)->isAway);
    QCOMPARE(other->campaigns()->size(), 1);
    for (const engine::Fault& fault : taken.faults)
        QVERIFY(!fault.remedy.isEmpty());
}

QTEST_GUILESS_MAIN(Carrying)
#include "tst_carrying.moc"
