// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/carrying.h"

#include "cards/my_cards.h"
#include "engine/message.h"
#include "rulebook/book.h"
#include "rulebook/pin.h"
#include "share/texts.h"
#include "shelf/marks.h"

#include <QFile>

#include <algorithm>

namespace share {

using engine::Fault;
using engine::Result;

namespace {

constexpr qsizetype largestPicture = 200 * 1000; // bytes, as photographs are kept

QStringList pictureNames(const cards::Pack& pack, const engine::Game& game)
{
    QStringList names;
    for (const cards::Section& section : cards::sections(pack, game))
        for (const QJsonValue& card : section.cards)
            names += shelf::pictureName(game.id(), section.place, card[QLatin1String("id")].toString());
    return names;
}

Result<QList<shelf::Picture>> picturesOf(const shelf::Shelf& shelf, const QStringList& names)
{
    QList<shelf::Picture> pictures;
    for (const QString& name : names) {
        const auto path = shelf.pictureOf(name);
        if (!path)
            return path.faults();
        QFile file(*path);
        if (!path->isEmpty() && file.open(QIODevice::ReadOnly))
            pictures += shelf::Picture{name, file.readAll()};
    }
    return pictures;
}

bool isNote(const shelf::Pin& pin) // and no mark of the shelf's own, whoever wrote the file
{
    return pin.kind == engine::nameOf(rulebook::PinKind::Note) || pin.kind == engine::nameOf(rulebook::PinKind::HouseRule);
}

// Whether the shelf knows more with it.
Result<bool> takePack(
    shelf::Shelf& shelf, shelf::Pack theirs, const QList<shelf::Pack>& here, const engine::Game& game, const QDateTime& now)
{
    const auto read = cards::readNewPack(theirs.content, {&game}, theirs.id);
    if (!read)
        return read.faults();
    if (read->id != theirs.id || read->game != theirs.game)
        return Fault{theirs.id, read->id, share::tr("This pack is not the one that the file calls it."),
            share::tr("Ask for the pack by itself.")};
    const auto mine =
        std::ranges::find_if(here, [&](const shelf::Pack& one) { return one.id == theirs.id && one.game == theirs.game; });
    if (mine != here.end()) {
        const auto own = cards::readPack(mine->content, game, mine->id);
        const auto both = own ? cards::merged(*own, *read, game) : Result<cards::Merged>(own.faults());
        if (!both)
            return both.faults();
        theirs.content = cards::packJson(both->pack);
        theirs.title = mine->title;
        if (const auto same = cards::merged(*own, *own, game); same && theirs.content == cards::packJson(same->pack))
            return false;
    }
    theirs.added = now;
    const auto added = shelf.addPack(theirs);
    return added ? Result<bool>(true) : Result<bool>(added.faults());
}

} // namespace

Result<shelf::Carried> carried(
    const shelf::Shelf& shelf, const engine::Game& game, const QStringList& packs, const Chosen& chosen)
{
    shelf::Carried all;
    const auto kept = shelf.packs();
    if (!kept)
        return kept.faults();
    QStringList names;
    for (const shelf::Pack& one : *kept) {
        if (one.game != game.id() || !packs.contains(one.id))
            continue;
        if (chosen.packs)
            all.packs += one;
        if (const auto pack = cards::readPack(one.content, game, one.id); pack && chosen.pictures)
            names += pictureNames(*pack, game);
    }
    const auto pictures = picturesOf(shelf, names);
    const auto pins = shelf.pins();
    const auto book = rulebook::openBook(QStringLiteral(":/games/%1/rulebook.json").arg(game.id()));
    if (!pictures || !pins)
        return pictures ? pins.faults() : pictures.faults();
    all.pictures = *pictures;
    for (const shelf::Pin& pin : *pins)
        if (chosen.pins && isNote(pin) && book && book->entry(pin.entry))
            all.pins += pin;
    return all;
}

QString Taken::words() const
{
    QStringList parts;
    const auto count = [&](const char* text, int many) {
        if (many > 0)
            parts += engine::Message{"share", text, {}, many}.text();
    };
    count(QT_TRANSLATE_N_NOOP("share", "%n card packs"), packs);
    count(QT_TRANSLATE_N_NOOP("share", "%n notes on rules"), pins);
    count(QT_TRANSLATE_N_NOOP("share", "%n photographs"), pictures);
    return parts.join(QStringLiteral(", "));
}

Taken take(shelf::Shelf& shelf, const shelf::Carried& carried, const engine::Game& game, const QDateTime& now)
{
    Taken taken;
    const auto packs = shelf.packs();
    const auto pins = shelf.pins();
    if (!packs || !pins) {
        taken.faults = packs ? pins.faults() : packs.faults();
        return taken;
    }
    const auto heed = [&](const auto& done, int& count, bool isNew = true) {
        if (!done)
            taken.faults += done.faults();
        else if (isNew)
            ++count;
    };
    for (const shelf::Pack& one : carried.packs) {
        const auto known = takePack(shelf, one, *packs, game, now);
        heed(known, taken.packs, known && *known);
    }
    for (const shelf::Pin& one : carried.pins) {
        const bool isHere = std::ranges::any_of(
            *pins, [&](const shelf::Pin& pin) { return pin.entry == one.entry && pin.kind == one.kind && pin.text == one.text; });
        if (isHere || !isNote(one))
            continue;
        heed(shelf.addPin(one), taken.pins);
    }
    for (const shelf::Picture& one : carried.pictures) {
        const auto here = shelf.pictureOf(one.entry);
        if (!one.entry.startsWith(game.id() + QLatin1Char('/')) || !one.jpeg.startsWith("\xff\xd8\xff")
            || one.jpeg.size() > largestPicture)
            taken.faults += Fault{one.entry, {}, share::tr("This is no photograph as this program keeps it."),
                share::tr("Take the photograph of the card again.")};
        else if (!here || here->isEmpty())
            heed(shelf.keepPicture(one.entry, one.jpeg, now), taken.pictures);
    }
    return taken;
}

} // namespace share
