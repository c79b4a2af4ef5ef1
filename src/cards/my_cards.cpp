// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/my_cards.h"

#include "cards/entered.h"
#include "cards/packing.h"
#include "cards/proof.h"
#include "cards/replacing.h"
#include "engine/message.h"
#include "engine/words/nearest.h"
#include "engine/words/typed_in.h"
#include "engine/words/unseen.h"

#include <QSet>

#include <algorithm>
#include <functional>

namespace cards {

using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

constexpr QLatin1String idField("id");
constexpr QLatin1String titleField("title");

QString tr(const char* text) { return QCoreApplication::translate("cards", text); }

QString idOf(const QJsonValue& card) { return card.toObject().value(idField).toString(); }
QString titleOf(const QJsonValue& card) { return card.toObject().value(titleField).toString(idOf(card)); }

qsizetype rowOf(const QJsonArray& cards, const QString& id)
{
    for (qsizetype row = 0; row < cards.size(); ++row)
        if (idOf(cards.at(row)) == id)
            return row;
    return -1;
}

Fault noList(const QString& place, const Pack& pack, const engine::Game& game)
{
    QStringList known;
    for (const Section& section : sections(pack, game))
        known += section.place;
    return {place, {}, fill(tr("%1 holds no cards."), {place}), engine::meant(place, known)};
}

QStringList idsOf(const QJsonArray& cards)
{
    QStringList ids;
    for (const QJsonValue& card : cards)
        ids += idOf(card);
    return ids;
}

Fault noCard(const CardAt& at, const Section& section)
{
    return {at.place, at.id, fill(tr("There is no card %1 here."), {at.id}), engine::meant(at.id, idsOf(section.cards))};
}

Fault twice(const QString& place, const QJsonValue& other)
{
    return {place, idOf(other), fill(tr("%1 stands here already."), {titleOf(other)}),
        tr("Change that card, or give this one another name.")};
}

Fault onTheTable(const CardAt& at)
{
    return {at.place + QLatin1Char('.') + at.id, at.id, fill(tr("%1 lies on the table under this name."), {at.id}),
        tr("Change its title; its short name can change when it lies there no more.")};
}

Fault ofAnotherPack(const CardAt& at, const QJsonObject& card)
{
    return {at.place + QLatin1Char('.') + at.id, at.id, fill(tr("%1 comes from another pack."), {titleOf(card)}),
        tr("Change its title; its short name is that of the other pack.")};
}

// The field by which a card is told.
QString tellingField(const Section& section) { return keyOf(section).isEmpty() ? QString(idField) : keyOf(section); }

// Every list of names and every name in a pack, changed by what the visitor makes of those that name this kind of card.
class Renaming {
public:
    using Change = std::function<QStringList(QStringList)>;

    Renaming(const engine::Game& game, const QString& list, Change change)
        : m_game(game)
        , m_list(list)
        , m_change(std::move(change))
    {
    }

    QJsonValue through(const QJsonValue& value, const QJsonObject& schema) const
    {
        if (value.isArray()) {
            QJsonArray array;
            for (const QJsonValue& one : value.toArray())
                array += through(one, schema.value(QLatin1String("items")).toObject());
            return array;
        }
        QJsonObject object = value.toObject();
        const QJsonObject known = schema.value(QLatin1String("properties")).toObject();
        for (auto it = object.begin(); it != object.end(); ++it) {
            const QJsonObject field = known.value(it.key()).toObject();
            *it = namedBy(it.key(), field, m_game) == m_list ? named(*it) : it->isString() ? *it : inner(*it, field);
        }
        return value.isObject() ? QJsonValue(object) : value;
    }

private:
    QJsonValue inner(const QJsonValue& value, const QJsonObject& schema) const
    {
        return value.isObject() || value.isArray() ? through(value, schema) : value;
    }

    QJsonValue named(const QJsonValue& value) const
    {
        if (value.isString())
            return m_change({value.toString()}).value(0);
        QStringList ids;
        for (const QJsonValue& id : value.toArray())
            ids += id.toString();
        return QJsonArray::fromStringList(m_change(ids));
    }

    const engine::Game& m_game;
    const QString m_list;
    const Change m_change;
};

Pack withNames(Pack pack, const engine::Game& game, const QString& list, const Renaming::Change& change)
{
    const Renaming renaming(game, list, change);
    pack.setup = renaming.through(pack.setup, game.setupSchema()).toObject();
    for (const QString& kind : pack.cards.keys()) {
        QJsonArray all;
        for (const QJsonValue& card : pack.cards.value(kind).toArray())
            all += renaming.through(card, game.cardSchema(kind));
        pack.cards.insert(kind, all);
    }
    return pack;
}

} // namespace

Pack emptyMyCards(const engine::Game& game)
{
    Pack pack;
    pack.game = game.id();
    pack.id = QLatin1String(myCards);
    pack.title = tr("My cards");
    return pack;
}

QStringList packsPlayed(QStringList named, bool hasMyCards)
{
    if (!hasMyCards || named.contains(QLatin1String(trainingCards)))
        return named;
    named.removeAll(QLatin1String(myCards));
    return named + QStringList{QLatin1String(myCards)};
}

QStringList packsWithoutTraining(const QString& game)
{
    QStringList packs = shippedPacks(game);
    packs.removeAll(QLatin1String(trainingCards));
    return packs + QStringList{QLatin1String(myCards)};
}

namespace {

// Two of one name are told apart by nobody; whoever has both in the box gave the second one a short name of its own.
void addCalledAlike(const QJsonObject& card, const Section& section, QList<Fault>& faults)
{
    const QString title = card.value(titleField).toString().simplified();
    const qsizetype row = section.isSingle || title.isEmpty() ? -1 : rowOf(section.cards, idOf(card));
    const auto isSo = [&](const QJsonValue& one) {
        return one[titleField].toString().simplified().compare(title, Qt::CaseInsensitive) == 0;
    };
    if (row < 0 || isSo(section.cards.at(row)))
        return;
    if (const auto other = std::ranges::find_if(section.cards, isSo); other != section.cards.end())
        faults += twice(titleField, *other);
}

// Of the card alone, whatever stands beside it.
QList<Fault> ownFaultsOf(const QJsonObject& card, const Section& section, const QList<Place>& places, const engine::Game& game)
{
    QList<Fault> faults = section.kind.isEmpty() ? game.setupFaults(QJsonObject{{section.name, packed(section, {card})}}, {})
                                                 : game.cardFaults(section.kind, card, {});
    for (Fault& fault : faults) // "mercenaries.orla.cost" is the place of its cost
        if (!isDeck(section) && fault.place.startsWith(section.name + QLatin1Char('.')))
            fault.place = fault.place.mid(section.name.size() + 1).section(QLatin1Char('.'), section.isSingle ? 0 : 1);
    for (const Place& place : places) {
        const QJsonValue value = valueIn(card, place.path);
        if (place.kind != Place::Form || place.isList || !isTold(value))
            continue;
        const auto read = valueAt(place, spelled(place, value));
        const bool isTold =
            std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) { return fault.place == place.path; });
        if (!read && !isTold)
            faults += Fault{place.path, spelled(place, value), read.faults().first().problem, read.faults().first().remedy};
    }
    for (const Fault& beyond : engine::numbersBeyond(card, section.schema)) // within an effect, too
        if (std::none_of(faults.begin(), faults.end(), [&](const Fault& fault) { return fault.place == beyond.place; }))
            faults += beyond;
    for (const engine::UnseenAt& one : engine::unseenIn(card)) // what is typed can be passed on
        faults += one.fault(one.path.join(QLatin1Char('.')));
    return faults;
}

} // namespace

QList<Fault> faultsOf(const QJsonObject& card, const Section& section, const QList<Place>& places, const engine::Game& game)
{
    QList<Fault> faults = ownFaultsOf(card, section, places, game);
    addCalledAlike(card, section, faults);
    for (const Place& place : places)
        if (const QString twice = place.isList && !place.names.isEmpty() && valueIn(card, place.path).toArray().size() > 1
                ? namedTwice(sections({}, game), {{QStringLiteral("x-names"), place.names}}, valueIn(card, place.path))
                : QString();
            !twice.isEmpty())
            faults += Fault{place.path, twice, fill(tr("%1 stands here twice."), {twice}), tr("Keep one of the two.")};
    return faults;
}

Result<Pack> withCard(const Pack& pack, const engine::Game& game, const QString& place, QJsonObject card)
{
    auto section = sectionAt(pack, game, place);
    if (!section)
        return noList(place, pack, game);
    const bool isMeant = idOf(card).isEmpty(); // by its title
    if (isMeant && !section->isSingle)
        card.insert(idField,
            keyOf(*section).isEmpty() ? QJsonValue(idFor(card.value(titleField).toString())) : card.value(keyOf(*section)));
    if (idOf(card).isEmpty() && !section->isSingle)
        return Fault{place, {}, tr("The card has no name."), tr("Say what is printed on top of it.")};
    const qsizetype row = section->isSingle ? section->cards.size() - 1 : rowOf(section->cards, idOf(card));
    QJsonObject whole = row < 0 ? QJsonObject() : section->cards.at(row).toObject();
    if (isMeant && isAnother(whole, titleOf(card)))
        return twice(place, whole);
    whole = over(whole, card);
    if (const QList<Fault> faults = faultsOf(whole, *section, placesOf(section->schema), game); !faults.isEmpty())
        return faults;
    if (row < 0)
        section->cards += whole;
    else
        section->cards.replace(row, whole);
    return withCards(pack, *section, section->cards);
}

bool isAnother(const QJsonObject& there, const QString& title)
{
    return isTold(there.value(titleField)) && there.value(titleField).toString().compare(title, Qt::CaseInsensitive) != 0;
}

Result<Pack> withCardInPlaceOf(
    const Pack& pack, const engine::Game& game, const CardAt& at, QJsonObject card, const QStringList& onTable)
{
    const auto section = sectionAt(pack, game, at.place);
    if (!section)
        return noList(at.place, pack, game);
    if (section->isSingle ? section->cards.isEmpty() : rowOf(section->cards, at.id) < 0)
        return noCard(at, *section);
    return withCardsInPlaceOf(pack, game, at.place, {{at.id, card}}, onTable);
}

Result<Pack> renamed(const Pack& pack, const engine::Game& game, const CardAt& at, const QString& id, const QStringList& onTable)
{
    const auto section = sectionAt(pack, game, at.place);
    if (!section)
        return noList(at.place, pack, game);
    const qsizetype row = rowOf(section->cards, at.id);
    if (row < 0)
        return noCard(at, *section);
    QJsonObject card = section->cards.at(row).toObject();
    card.insert(tellingField(*section), id);
    return withCardsInPlaceOf(pack, game, at.place, {{at.id, card}}, onTable);
}

Result<Pack> withCardsInPlaceOf(
    const Pack& pack, const engine::Game& game, const QString& place, const QList<Replacement>& cards, const QStringList& onTable)
{
    auto section = sectionAt(pack, game, place);
    if (!section)
        return noList(place, pack, game);
    const QString name = tellingField(*section);
    const QList<Place> places = placesOf(section->schema);
    QHash<QString, qsizetype> rows;
    for (qsizetype row = section->cards.size() - 1; row >= 0; --row)
        rows.insert(idOf(section->cards.at(row)), row);
    QHash<QString, QString> ids; // as they were, as they are to be
    QList<qsizetype> calledAnew; // rows
    QList<Fault> faults;
    for (auto [id, card] : cards) {
        const qsizetype row = section->isSingle ? section->cards.size() - 1 : rows.value(id, -1);
        if (card.value(name).toString().isEmpty() && !id.isEmpty())
            card.insert(name, id);
        for (Fault fault : ownFaultsOf(card, *section, places, game)) { // names are told apart when all of them stand there
            if (cards.size() > 1)
                fault.place = id + QLatin1Char('.') + fault.place;
            faults += fault;
        }
        if (const QString next = card.value(name).toString(); !id.isEmpty() && next != id) {
            if (row < 0)
                faults += ofAnotherPack({place, id}, card);
            else if (onTable.contains(id))
                faults += onTheTable({place, id});
            ids.insert(id, next);
        }
        if (row >= 0 && titleOf(section->cards.at(row)).compare(titleOf(card), Qt::CaseInsensitive) != 0)
            calledAnew += row;
        if (row >= 0) {
            section->cards.replace(row, card);
        } else {
            rows.insert(id, section->cards.size());
            section->cards += over({}, card);
        }
    }
    QSet<QString> taken;
    for (auto one = ids.cbegin(); one != ids.cend(); ++one) {
        const bool isFree = !taken.contains(*one) && (ids.contains(*one) || !rows.contains(*one));
        if (!isFree)
            faults += twice(place, section->cards.at(rows.value(rows.contains(*one) ? *one : one.key())));
        taken += *one;
    }
    // By their names people tell cards apart; whoever has two of one name gave the second an id of its own.
    for (const qsizetype row : std::as_const(calledAnew))
        for (qsizetype other = 0; other < section->cards.size(); ++other)
            if (other != row
                && titleOf(section->cards.at(row)).compare(titleOf(section->cards.at(other)), Qt::CaseInsensitive) == 0)
                faults += twice(place + QLatin1Char('.') + titleField, section->cards.at(other));
    if (!faults.isEmpty())
        return faults;
    const Pack replaced = withCards(pack, *section, section->cards);
    if (ids.isEmpty())
        return replaced;
    return withNames(replaced, game, section->name, [&](QStringList names) {
        for (QString& one : names)
            one = ids.value(one, one);
        return names;
    });
}

Result<Pack> without(const Pack& pack, const engine::Game& game, const CardAt& at)
{
    auto section = sectionAt(pack, game, at.place);
    if (!section)
        return noList(at.place, pack, game);
    const qsizetype row = rowOf(section->cards, at.id);
    if (row < 0)
        return noCard(at, *section);
    section->cards.removeAt(row);
    return withNames(withCards(pack, *section, section->cards), game, section->name, [&](QStringList ids) {
        ids.removeAll(at.id);
        return ids;
    });
}

namespace {

QHash<QString, qsizetype> rowsOf(const QJsonArray& cards)
{
    QHash<QString, qsizetype> rows;
    for (qsizetype row = cards.size() - 1; row >= 0; --row) // of two with one id the first
        rows.insert(idOf(cards.at(row)), row);
    return rows;
}

// Of a list those cards that a change from was to made touched, as they were; each list is looked through once, because thousands
// may come in one change.
QJsonArray cardsBack(const QJsonArray& own, const QJsonArray& was, const QJsonArray& made)
{
    const QHash<QString, qsizetype> old = rowsOf(was), now = rowsOf(made);
    const auto isTouched = [&](const QString& id) {
        const qsizetype before = old.value(id, -1), after = now.value(id, -1);
        return before < 0 ? after >= 0 : after < 0 || was.at(before) != made.at(after);
    };
    QJsonArray back;
    QSet<QString> there;
    for (const QJsonValue& card : own) {
        const QString id = idOf(card);
        there += id;
        if (!isTouched(id))
            back += card;
        else if (const qsizetype before = old.value(id, -1); before >= 0)
            back += was.at(before);
    }
    for (qsizetype before = 0; before < was.size(); ++before)
        if (const QString id = idOf(was.at(before)); !there.contains(id) && isTouched(id))
            back.insert(std::min(before, back.size()), was.at(before));
    return back;
}

QJsonArray singleBack(QJsonArray own, const QJsonArray& was, const QJsonArray& made)
{
    if (was.isEmpty())
        return made.isEmpty() ? own : was;
    if (made.isEmpty() || own.isEmpty() || was.last() != made.last())
        return was;
    return own;
}

} // namespace

Pack takenBack(Pack now, const Pack& before, const Pack& after, const engine::Game& game)
{
    QSet<QString> lists;
    for (const Section& was : sections(before, game)) {
        lists += was.name;
        const QJsonArray changed = sectionAt(after, game, was.place)->cards;
        Section own = *sectionAt(now, game, was.place);
        if (was.cards == changed)
            continue;
        own.cards = was.isSingle ? singleBack(own.cards, was.cards, changed) : cardsBack(own.cards, was.cards, changed);
        now = withCards(now, own, own.cards);
    }
    for (const QString& field : before.setup.keys() + after.setup.keys()) // decks, counts, settings
        if (!lists.contains(field) && before.setup.value(field) != after.setup.value(field)) {
            if (before.setup.contains(field))
                now.setup.insert(field, before.setup.value(field));
            else
                now.setup.remove(field);
        }
    return now;
}

QStringList idsIn(const QJsonValue& state)
{
    if (state.isString())
        return {state.toString()};
    QStringList ids;
    for (const QJsonValue& one : state.toArray())
        ids += idsIn(one);
    const QJsonObject object = state.toObject();
    for (const QJsonValue& one : object)
        ids += idsIn(one);
    ids.removeDuplicates();
    return ids;
}

namespace {

// Every word of a state but those of a fixed choice, places and phases, and what is only read.
void addWords(QSet<QString>& words, const QJsonValue& value, const QJsonObject& schema)
{
    if (value.isString() && !schema.contains(QLatin1String("enum")))
        words += value.toString();
    for (const QJsonValue& one : value.toArray())
        addWords(words, one, schema.value(QLatin1String("items")).toObject());
    const QJsonObject object = value.toObject(), fields = schema.value(QLatin1String("properties")).toObject();
    for (auto field = object.begin(); field != object.end(); ++field)
        if (field.key() != titleField && field.key() != QLatin1String("text"))
            addWords(words, *field, fields.value(field.key()).toObject());
}

} // namespace

QStringList idsLying(const QJsonObject& state, const Section& section, const engine::Game& game)
{
    const QString list = stateListOf(section, game);
    if (section.kind.isEmpty() && !list.isEmpty())
        return idsOf(lyingIn(state, list, section));
    QSet<QString> words;
    addWords(words, state, game.stateSchema());
    return words.values();
}

Tally tally(const Section& section)
{
    Tally tally;
    const QList<Place> places = placesOf(section.schema);
    QList<std::pair<qsizetype, QString>> open;
    const auto lack = [&](const QString& field, const QString& id) {
        auto known = std::find_if(tally.lacks.begin(), tally.lacks.end(), [&](const Lack& one) { return one.field == field; });
        if (known == tally.lacks.end())
            known = tally.lacks.insert(tally.lacks.end(), Lack{field, {}});
        known->ids += id;
    };
    for (const QJsonValue& one : section.cards) {
        const QJsonObject card = one.toObject();
        const QStringList fields = lacking(card, places);
        const bool isNamed = isBare(card, places);
        ++tally.cards;
        if (isNamed)
            lack({}, idOf(card));
        for (const QString& field : isNamed ? QStringList() : fields)
            lack(field, idOf(card));
        if (isNamed || !fields.isEmpty())
            open += {isNamed ? places.size() : fields.size(), idOf(card)};
    }
    std::stable_sort(open.begin(), open.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& one : std::as_const(open))
        tally.open += one.second;
    tally.entered = tally.cards - int(tally.open.size());
    return tally;
}

namespace {

// One value of mine beside one of theirs: what is blank is filled in, what differs is listed.
void mergeValue(QJsonObject& mine, const QString& field, const QJsonValue& theirs, const CardAt& at, QList<Difference>& found)
{
    const QJsonValue own = mine.value(field);
    if (!isTold(theirs) || own == theirs)
        return;
    if (!isTold(own))
        mine.insert(field, theirs);
    else
        found += Difference{at, field, own, theirs};
}

QJsonObject mergedCard(QJsonObject mine, const QJsonObject& theirs, const CardAt& at, QList<Difference>& found)
{
    for (auto it = theirs.begin(); it != theirs.end(); ++it)
        if (it.key() != idField)
            mergeValue(mine, it.key(), *it, at, found);
    return mine;
}

// The same card under another short name is told by its title.
qsizetype sameCard(const QJsonArray& mine, const QJsonValue& theirs)
{
    if (const qsizetype row = rowOf(mine, idOf(theirs)); row >= 0)
        return row;
    for (qsizetype row = 0; row < mine.size(); ++row)
        if (mine.at(row).toObject().contains(titleField) && titleOf(mine.at(row)) == titleOf(theirs))
            return row;
    return -1;
}

// Their pack with my short names, in decks and lists too.
Pack withNamesOf(Pack theirs, const Pack& mine, const engine::Game& game)
{
    for (const Section& section : sections(theirs, game)) {
        const QJsonArray own = sectionAt(mine, game, section.place)->cards;
        for (const QJsonValue& card : section.isSingle ? QJsonArray() : section.cards) {
            const qsizetype row = sameCard(own, card);
            if (row < 0 || idOf(own.at(row)) == idOf(card))
                continue;
            if (const auto named = renamed(theirs, game, {section.place, idOf(card)}, idOf(own.at(row))))
                theirs = *named;
        }
    }
    return theirs;
}

} // namespace

Result<Merged> merged(const Pack& mine, const Pack& theirs, const engine::Game& game)
{
    if (mine.game != theirs.game || mine.game != game.id())
        return Fault{QStringLiteral("game"), theirs.game, fill(tr("This pack is for the game %1."), {theirs.game}),
            fill(tr("Choose one for %1."), {game.id()})};
    Merged result{mine, {}};
    QSet<QString> lists;
    const Pack named = withNamesOf(theirs, mine, game);
    for (const Section& other : sections(named, game)) {
        lists += other.name;
        Section own = *sectionAt(result.pack, game, other.place);
        for (const QJsonValue& card : other.cards) {
            const qsizetype row = other.isSingle ? own.cards.size() - 1 : sameCard(own.cards, card);
            if (row < 0) {
                own.cards += card;
                result.differences += Difference{{other.place, idOf(card)}, {}, QJsonValue(), card};
            } else {
                const CardAt at{other.place, idOf(own.cards.at(row))};
                own.cards.replace(row, mergedCard(own.cards.at(row).toObject(), card.toObject(), at, result.differences));
            }
        }
        result.pack = withCards(result.pack, own, own.cards);
    }
    for (auto it = named.setup.begin(); it != named.setup.end(); ++it) // decks, counts, settings
        if (!lists.contains(it.key()))
            mergeValue(result.pack.setup, it.key(), *it, {QStringLiteral("setup"), {}}, result.differences);
    return result;
}

Pack withTheirs(Pack pack, const QList<Difference>& chosen, const engine::Game& game)
{
    for (const Difference& one : chosen) {
        if (one.at.place == QLatin1String("setup")) {
            pack.setup.insert(one.field, one.theirs);
            continue;
        }
        auto section = sectionAt(pack, game, one.at.place);
        const qsizetype row = section ? rowOf(section->cards, one.at.id) : -1;
        if (row < 0 || one.field.isEmpty()) // a card that was new to mine stands there already
            continue;
        QJsonObject card = section->cards.at(row).toObject();
        card.insert(one.field, one.theirs);
        section->cards.replace(row, card);
        pack = withCards(pack, *section, section->cards);
    }
    return pack;
}

} // namespace cards
