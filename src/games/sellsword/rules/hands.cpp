// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies differently on the table: read off two states, so that actions, undo, redo and jumps say it in one way.
#include "games/sellsword/rules/blanks.h"
#include "games/sellsword/rules/rules.h"
#include "games/sellsword/rules/titles.h"

#include <algorithm>

namespace sellsword {

namespace {

using Notes = engine::NotesOf<State>;

void figure(Notes& notes, const Unit* was, const Unit& is, const QString& name)
{
    const std::optional<Square> before = was ? was->at : std::nullopt;
    if (is.at && is.at != before)
        notes.add(QT_TRANSLATE_NOOP("sellsword", "Put the figure of %1 on %2"), {name, is.at->text()});
    else if (!is.at && before)
        notes.add(QT_TRANSLATE_NOOP("sellsword", "Take the figure of %1 off the map"), {name});
    if (is.dropped != (was && was->dropped))
        notes.add(is.dropped ? QT_TRANSLATE_NOOP("sellsword", "Lay the card of %1 aside: dropped")
                             : QT_TRANSLATE_NOOP("sellsword", "Take the card of %1 back into play"),
            {name});
}

// Of one that comes into play what its card begins with is laid too.
void card(Notes& notes, const Unit* before, const Unit& is, const QString& name)
{
    static const Unit nobody;
    const Unit& was = before ? *before : nobody;
    if (!before)
        notes.add(QT_TRANSLATE_NOOP("sellsword", "Lay out the card of %1"), {name});
    if (const int vigor = vigorOf(notes.is, is); vigor != (before ? vigorOf(notes.was, was) : 0))
        notes.add(QT_TRANSLATE_NOOP("sellsword", "Vigor of %1: %2"), {name, vigorNumber(notes.is, is)});
    const Tokens had = before ? tokensOf(notes.was, was) : Tokens(), after = tokensOf(notes.is, is);
    for (const Token colour : {Token::Green, Token::Blue, Token::Red})
        if (had.of(colour) != after.of(colour))
            notes.add(QT_TRANSLATE_NOOP("sellsword", "%2 tokens of %1: %3"), {name, shown(colour), number(after.of(colour))});
    if (was.injuries != is.injuries)
        notes.add(QT_TRANSLATE_NOOP("sellsword", "Injuries marked on %1: %2"),
            {name, is.injuries.isEmpty() ? tr("none") : listed(boxTexts(notes.is, is, is.injuries))});
    for (const Status& status : is.statuses)
        if (!find(was.statuses, status.id))
            notes.add(QT_TRANSLATE_NOOP("sellsword", "Lay a marker on %1: %2"), {name, statusText(status)});
    for (const Status& status : was.statuses)
        if (!find(is.statuses, status.id))
            notes.add(QT_TRANSLATE_NOOP("sellsword", "Take a marker off %1: %2"), {name, statusText(status)});
    if (was.taken != is.taken && !is.dropped)
        notes.add(is.taken ? QT_TRANSLATE_NOOP("sellsword", "Turn the card of %1: it has gone")
                           : QT_TRANSLATE_NOOP("sellsword", "Turn the card of %1 back"),
            {name});
    for (const QString& mod : is.mods)
        if (!was.mods.contains(mod))
            notes.add(QT_TRANSLATE_NOOP("sellsword", "Lay %2 under the card of %1"), {name, titleOf(notes.is, mod)});
}

// What lies on the map beside figures.
void ground(Notes& notes)
{
    if (!notes.is.map)
        return;
    if (!notes.was.map || notes.was.map->id != notes.is.map->id || notes.was.map->width != notes.is.map->width
        || notes.was.map->height != notes.is.map->height) {
        const QString title = notes.is.map->title.isEmpty() ? notes.is.map->id : notes.is.map->title;
        if (title.isEmpty())
            notes.add(QT_TRANSLATE_NOOP("sellsword", "Lay out the Gridmap"), {});
        else
            notes.add(QT_TRANSLATE_NOOP("sellsword", "Lay out the Gridmap %1"), {title});
        return;
    }
    if (notes.was.map->terrain == notes.is.map->terrain)
        return;
    const auto lies = [](const Gridmap& map, Square square, Terrain kind) {
        return std::ranges::any_of(
            map.terrain, [&](const Patch& patch) { return patch.kind == kind && patch.at.contains(square); });
    };
    const auto tell = [&](const Gridmap& in, const Gridmap& other, const char* text) {
        for (const Patch& patch : in.terrain)
            for (int y = patch.at.from.y; y <= patch.at.to.y && y < in.height; ++y)
                for (int x = patch.at.from.x; x <= patch.at.to.x && x < in.width; ++x)
                    if (!lies(other, {x, y}, patch.kind))
                        notes.add(text, {Square{x, y}.text(), shown(patch.kind)});
    };
    tell(*notes.is.map, *notes.was.map, QT_TRANSLATE_NOOP("sellsword", "%1 is %2 now"));
    tell(*notes.was.map, *notes.is.map, QT_TRANSLATE_NOOP("sellsword", "%1 is no longer %2"));
}

} // namespace

QList<Message> hands(const State& before, const State& after)
{
    Notes notes("sellsword", before, after);
    for (const Unit& now : after.units) {
        const Unit* was = find(before.units, now.id);
        const QString name = titleOf(after, now.id);
        figure(notes, was, now, name);
        card(notes, was, now, name);
    }
    for (const Unit& was : before.units)
        if (!find(after.units, was.id))
            notes.add(QT_TRANSLATE_NOOP("sellsword", "Put the card of %1 away"), {titleOf(before, was.id)});
    for (const Unit& now : after.units)
        if (const Unit* was = find(before.units, now.id))
            for (const QString& mod : was->mods)
                if (!now.mods.contains(mod))
                    notes.add(QT_TRANSLATE_NOOP("sellsword", "Take %2 from under the card of %1"),
                        {titleOf(after, now.id), titleOf(before, mod)});
    ground(notes);
    for (const Player& now : after.players) {
        const Player* was = find(before.players, now.id);
        if (was && was->vp != now.vp)
            notes.add(QT_TRANSLATE_NOOP("sellsword", "Points of %1: %2"), {titleOf(after, now.id), number(now.vp)});
        const bool isLaid = now.tile && (!was || was->tile != now.tile);
        if (isLaid && after.map)
            notes.add(
                QT_TRANSLATE_NOOP("sellsword", "Lay the Entry Tile of %1 on %2"), {titleOf(after, now.id), now.tile->text()});
        else if (isLaid) // only the table knows its squares
            notes.add(QT_TRANSLATE_NOOP("sellsword", "Lay the Entry Tile of %1"), {titleOf(after, now.id)});
    }
    return notes.all;
}

} // namespace sellsword
