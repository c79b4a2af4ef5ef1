// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/sharing.h"

#include "share/texts.h"
#include "shelf/exported.h"
#include "shelf/stored.h"

#include <QBuffer>
#include <QUuid>

namespace share {

using engine::AnyState;
using engine::Entry;
using engine::Result;

Result<Homeward> homeward(const Mirror& mirror)
{
    const auto entries = mirror.entries(1, mirror.confirmed());
    if (!entries)
        return entries.faults();
    const QUuid id = QUuid::createUuidV5(QUuid::fromString(mirror.terms().table), mirror.terms().role);
    return Homeward{mirror.seen(), id.toString(QUuid::WithoutBraces), *entries};
}

Result<QByteArray> textOf(const Homeward& homeward, const QString& name)
{
    engine::MemoryJournal journal;
    for (const Entry& entry : homeward.entries)
        (void)journal.append(entry);
    engine::Table table(homeward.game, journal, {});
    if (const auto opened = table.open(); !opened)
        return opened.faults();
    // Who sees less than everything begins with a state that says so: all numbers move by one behind it.
    const engine::Game& whole = homeward.game.whole();
    const Entry& beginning = homeward.entries.first();
    const auto begun = whole.newGame(beginning.action.value(QLatin1String(engine::setupField)).toObject());
    const auto first = table.stateAt(1);
    if (!begun || !first)
        return !begun ? begun.faults() : first.faults();
    const qint64 moved = whole.digest(*begun) == whole.digest(*first) ? 0 : 1;
    shelf::Exported copy{homeward.id, name, whole.id(), shelf::storedTime(beginning.when), {}, {}, {}};
    for (Entry entry : homeward.entries) {
        const auto state = table.stateAt(entry.node);
        if (!state)
            return state.faults();
        entry.digest = whole.digest(entry.seq == 1 ? *begun : *state);
        if (entry.seq > 1)
            for (qint64* number : {&entry.seq, &entry.parent, &entry.node, &entry.tip})
                *number += moved;
        copy.entries += entry;
        if (entry.seq == 1 && moved > 0)
            copy.entries += Entry{2, 1, 2, 2, QStringLiteral("setup"), {{QStringLiteral("state"), whole.stateToJson(*first)}},
                entry.who, entry.when, entry.rules, {}, whole.digest(*first)};
    }
    return shelf::textOf(copy);
}

Result<shelf::Campaign> takenHome(shelf::Shelf& shelf, QByteArray text)
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    return shelf.imported(buffer, tr("the copy"));
}

Result<shelf::Campaign> takeHome(shelf::Shelf& shelf, const Mirror& mirror, const QString& name)
{
    const auto good = shelf::goodName(name);
    const auto all = good ? homeward(mirror) : Result<Homeward>(good.faults());
    const auto text = all ? textOf(*all, *good) : Result<QByteArray>(all.faults());
    return text ? takenHome(shelf, *text) : Result<shelf::Campaign>(text.faults());
}

Result<QByteArray> exported(shelf::Shelf& shelf, const QString& campaignId, const engine::Game* game)
{
    auto shared = game ? shelf.shared(campaignId) : Result<std::unique_ptr<shelf::Shared>>(nullptr);
    if (!shared || !*shared) // where it cannot be read how it is shared, its rows are all there is
        return shelf.exported(campaignId);
    const QString name = (*shared)->label().name;
    const auto mirror = Mirror::open(std::move(*shared), *game, {});
    const auto all = mirror ? homeward(**mirror) : Result<Homeward>(mirror.faults());
    return all ? textOf(*all, name) : Result<QByteArray>(all.faults());
}

} // namespace share
