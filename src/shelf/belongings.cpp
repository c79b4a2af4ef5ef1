// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/belongings.h"

#include "engine/message.h"
#include "engine/words/nearest.h"
#include "engine/words/unseen.h"
#include "shelf/file.h"
#include "shelf/losses.h"
#include "shelf/shelf.h"
#include "shelf/stored.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace shelf {

using engine::Done;
using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

constexpr qsizetype longestPin = 10000;
// Marks that are no notes on rules.
const QString awayKind = QStringLiteral("away");       // on a campaign
const QString pictureKind = QStringLiteral("picture"); // on a card: the name of a file

// All rows that are as they were written; the others are told elsewhere.
template <class Row>
Result<QList<Row>> soundRows(Database& database, const char* sql, std::optional<Row> (*from)(const QSqlQuery&), Lost kind)
{
    QList<Row> all;
    qsizetype damaged = 0;
    const auto read = database.rows(sql, {}, [&](const QSqlQuery& query) {
        if (const auto row = from(query)) {
            all += *row;
            return true;
        }
        lost(database.path(), kind, query.value(0).toString());
        return ++damaged < mostLosses; // nobody waits for more of them; a repair reads them all
    });
    return read ? Result<QList<Row>>(all) : Result<QList<Row>>(read.faults());
}

// One more than the highest, damaged rows included.
Result<qint64> nextNumber(Database& database, const char* sql)
{
    qint64 last = 0;
    const auto read = database.rows(sql, {}, [&](const QSqlQuery& query) {
        last = query.value(0).toLongLong();
        return true;
    });
    return read ? Result<qint64>(last + 1) : Result<qint64>(read.faults());
}

Result<Done> write(Database& database, const char* sql, const QVariantList& values)
{
    if (const auto may = database.mayWrite(); !may)
        return may;
    return database.inTransaction([&]() -> Result<Done> {
        const auto written = database.run(sql, values);
        return written ? Result<Done>(Done{}) : Result<Done>(written.faults());
    });
}

} // namespace

// Where the newest content is damaged, the one before it counts.
Result<QList<Pack>> Shelf::packs() const
{
    struct Damaged {
        qint64 number;
        QString id, game;
    };
    QList<Pack> newest;
    QList<Damaged> damaged;
    const auto take = [&](const QSqlQuery& row) {
        if (const auto pack = packFrom(row)) {
            newest += *pack;
            return true;
        }
        lost(path(), Lost::Pack, row.value(0).toString());
        damaged += Damaged{row.value(0).toLongLong(), row.value(1).toString(), row.value(2).toString()};
        return true;
    };
    const auto read = m_database->rows(m_database->dialect().newestPacks, {}, take);
    if (!read)
        return read.faults();
    const QList<Damaged> last = damaged;
    for (const Damaged& one : last) {
        const auto older =
            m_database->rows(m_database->dialect().olderPacks, {one.id, one.game, one.number}, [&](const QSqlQuery& row) {
                const qsizetype known = newest.size();
                take(row);
                return newest.size() == known; // until one is sound
            });
        if (!older)
            return older.faults();
    }
    std::ranges::sort(newest, {}, &Pack::number);
    return newest;
}

Result<Done> Shelf::addPack(Pack pack)
{
    const auto all = packs();
    if (!all)
        return all.faults();
    pack.title = storable(pack.title);
    const auto last =
        std::find_if(all->begin(), all->end(), [&](const Pack& one) { return one.id == pack.id && one.game == pack.game; });
    if (last != all->end() && last->content == pack.content)
        return turnPack(pack.game, pack.id, true);
    const auto number = nextNumber(*m_database, m_database->dialect().lastPack);
    if (!number)
        return number.faults();
    pack.number = *number;
    pack.isOn = true;
    if (const auto may = m_database->mayWrite(); !may)
        return may;
    return m_database->inTransaction([&]() -> Result<Done> {
        if (const auto added = m_database->run(m_database->dialect().addPack, packValues(pack)); !added)
            return added.faults();
        // Each typed card makes another content of the owner's own pack; nobody goes back to each of them.
        const auto thinned =
            m_database->run(m_database->dialect().thinPacks, {pack.id, pack.game, pack.id, pack.game, pack.id, pack.game});
        return thinned ? Result<Done>(Done{}) : Result<Done>(thinned.faults());
    });
}

Result<Done> Shelf::turnPack(const QString& game, const QString& id, bool on)
{
    const auto all = packs();
    if (!all)
        return all.faults();
    QStringList known;
    for (Pack pack : *all) {
        if (pack.game == game || game.isEmpty())
            known += pack.id;
        if (pack.id != id || pack.game != game)
            continue;
        pack.isOn = on;
        return write(*m_database, m_database->dialect().turnPack, {int(on), sealOfPack(pack), pack.number});
    }
    return Fault{path(), id, fill(shelf::tr("There is no imported pack %1 on this shelf."), {id}), engine::meant(id, known)};
}

Result<QList<Pin>> Shelf::pins() const
{
    auto all = soundRows<Pin>(*m_database, m_database->dialect().pins, pinFrom, Lost::Pin);
    if (all)
        all->removeIf([](const Pin& pin) { return !pin.isOn || pin.kind == awayKind || pin.kind == pictureKind; });
    return all;
}

Result<Pin> Shelf::addPin(Pin pin)
{
    pin.text = storable(pin.text).trimmed();
    pin.who = storable(pin.who);
    if (pin.text.isEmpty() || pin.text.size() > longestPin)
        return Fault{QStringLiteral("text"), pin.text.left(60),
            fill(shelf::tr("A note has 1 to %1 characters."), {QString::number(longestPin)}),
            shelf::tr("Write down what the table decided.")};
    for (const engine::UnseenAt& one : engine::unseenIn(pin.text))
        return one.fault(QStringLiteral("text"));
    const auto number = nextNumber(*m_database, m_database->dialect().lastPin);
    if (!number)
        return number.faults();
    pin.number = *number;
    pin.isOn = true;
    const auto written = write(*m_database, m_database->dialect().addPin, pinValues(pin));
    return written ? Result<Pin>(pin) : Result<Pin>(written.faults());
}

Result<Done> Shelf::removePin(qint64 number)
{
    const auto all = pins();
    if (!all)
        return all.faults();
    QStringList known;
    for (Pin pin : *all) {
        known += QString::number(pin.number);
        if (pin.number != number)
            continue;
        pin.isOn = false;
        return write(*m_database, m_database->dialect().turnPin, {0, sealOfPin(pin), number});
    }
    return Fault{path(), QString::number(number),
        fill(shelf::tr("Nothing with the number %1 is pinned to a rule."), {QString::number(number)}),
        known.isEmpty() ? shelf::tr("Nothing is pinned on this shelf.")
                        : fill(shelf::tr("There are: %1."), {known.join(QStringLiteral(", "))})};
}

// A mark is a pin with the campaign's id for its entry: shelves of every program since version 2 have room for it.
Result<QList<Pin>> Shelf::marks(const QString& kind) const
{
    auto all = soundRows<Pin>(*m_database, m_database->dialect().pins, pinFrom, Lost::Pin);
    if (all)
        all->removeIf([&](const Pin& pin) { return !pin.isOn || pin.kind != kind; });
    return all;
}

Result<QList<Pin>> Shelf::awayMarks() const { return marks(awayKind); }

Result<Done> Shelf::turnOff(const QList<Pin>& marks)
{
    for (Pin mark : marks) {
        mark.isOn = false;
        if (const auto turned = write(*m_database, m_database->dialect().turnPin, {0, sealOfPin(mark), mark.number}); !turned)
            return turned;
    }
    return Done{};
}

Result<Done> Shelf::putAway(const QString& campaignId, const QDateTime& now)
{
    const auto found = keptById(campaignId);
    if (!found)
        return found.faults();
    const auto marks = awayMarks();
    if (!marks)
        return marks.faults();
    if (std::any_of(marks->begin(), marks->end(), [&](const Pin& mark) { return mark.entry == campaignId; }))
        return Done{};
    const auto number = nextNumber(*m_database, m_database->dialect().lastPin);
    if (!number)
        return number.faults();
    const Pin mark{*number, campaignId, awayKind, found->campaign.name, {}, now, true};
    return write(*m_database, m_database->dialect().addPin, pinValues(mark));
}

Result<Done> Shelf::takeBack(const QString& campaignId)
{
    auto away = awayMarks();
    if (!away)
        return away.faults();
    away->removeIf([&](const Pin& mark) { return mark.entry != campaignId; });
    return turnOff(*away);
}

static QString pictureFile(const QString& shelf, const QString& name)
{
    return QFileInfo(shelf).absoluteDir().filePath(QStringLiteral("pictures/") + name);
}

Result<Done> Shelf::keepPicture(const QString& entry, const QByteArray& jpeg, const QDateTime& now)
{
    if (const auto may = m_database->mayWrite(); !may)
        return may;
    const QString name =
        QString::fromLatin1(QCryptographicHash::hash(jpeg, QCryptographicHash::Blake2b_256).toHex()) + QStringLiteral(".jpg");
    const QString file = pictureFile(path(), name);
    const QString folder = QFileInfo(file).absolutePath();
    if (!madeFolder(folder))
        return Fault{folder, {}, shelf::tr("The folder for pictures could not be made."),
            shelf::tr("Look whether you may write there and whether the disk has room.")};
    if (!QFileInfo::exists(file))
        if (const auto written = writeNew(file, jpeg, Readers::Owner); !written)
            return written;
    auto before = marks(pictureKind);
    if (!before)
        return before.faults();
    before->removeIf([&](const Pin& mark) { return mark.entry != entry; });
    if (before->size() == 1 && before->first().text == name)
        return Done{};
    if (const auto turned = turnOff(*before); !turned)
        return turned;
    const auto added = addPin({0, entry, pictureKind, name, {}, now, true});
    return added ? Result<Done>(Done{}) : Result<Done>(added.faults());
}

Result<Done> Shelf::dropPicture(const QString& entry)
{
    auto before = marks(pictureKind);
    if (!before)
        return before.faults();
    before->removeIf([&](const Pin& mark) { return mark.entry != entry; });
    return turnOff(*before);
}

Result<QString> Shelf::pictureOf(const QString& entry) const
{
    const auto all = marks(pictureKind);
    if (!all)
        return all.faults();
    for (const Pin& mark : *all) {
        static const QRegularExpression ours(QStringLiteral("^[0-9a-f]{64}\\.jpg$")); // a shelf may come from anybody
        const QString file = pictureFile(path(), mark.text);
        if (mark.entry == entry && ours.match(mark.text).hasMatch() && QFileInfo(file).isFile())
            return file;
    }
    return QString();
}

} // namespace shelf
