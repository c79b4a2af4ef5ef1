// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/entered.h"

#include "cards/packing.h"
#include "engine/table_actions.h"

#include <QSet>

#include <algorithm>
#include <functional>

namespace cards {

namespace {

constexpr QLatin1String idField("id"), titleField("title"), enteredField("entered");

QJsonObject propertiesOf(const QJsonObject& schema) { return schema.value(QLatin1String("properties")).toObject(); }

QJsonArray orderOf(const QJsonObject& schema) { return schema.value(QLatin1String("x-order")).toArray(); }

// Of the cards in a list, or of the card itself.
QJsonObject cardSchemaOf(const QJsonObject& schema)
{
    return schema.contains(QLatin1String("items")) ? schema.value(QLatin1String("items")).toObject() : schema;
}

QJsonObject cardOf(const QJsonArray& cards, const QJsonValue& id)
{
    const auto found = std::ranges::find_if(cards, [&](const QJsonValue& one) { return one.toObject().value(idField) == id; });
    return found == cards.end() ? QJsonObject() : found->toObject();
}

bool isAddCard(const engine::AnyAction& action) { return action.verb() == QLatin1String("add-card"); } // every game has it

QString nameOf(const Section& section) { return keyOf(section).isEmpty() ? QString(idField) : keyOf(section); }

// The action is a card itself: a die whose faces are entered.
bool isCard(const engine::AnyAction& action, const Section& section)
{
    QJsonArray order = orderOf(section.schema);
    if (!keyOf(section).isEmpty())
        order.removeLast(); // its id, which its pack leaves out
    return !keyOf(section).isEmpty() && order == orderOf(action.schema());
}

// Parts of a value are blank as the whole is; what somebody entered although it looks blank stays.
QJsonObject withoutBlanks(QJsonObject card)
{
    const QJsonArray said = card.value(QLatin1String("entered")).toArray();
    for (const QString& field : card.keys()) {
        if (said.contains(field))
            continue;
        QJsonValue value = card.value(field);
        if (value.isObject())
            value = withoutBlanks(value.toObject());
        if (!isTold(value) || value == QJsonValue(false) || value == QJsonValue(0))
            card.remove(field);
        else
            card.insert(field, value);
    }
    return card;
}

bool areNamed(const QJsonArray& things)
{
    return !things.isEmpty()
        && std::ranges::all_of(things, [](const QJsonValue& one) { return !one.toObject().value(idField).toString().isEmpty(); });
}

// The card with nothing but its name, and the names of the things that it lists.
QJsonObject onlyNamed(const QJsonObject& card, const QString& name)
{
    QJsonObject named{{name, card.value(name)}};
    for (auto field = card.begin(); field != card.end(); ++field) {
        QJsonArray things;
        for (const QJsonValue& one : areNamed(field->toArray()) ? field->toArray() : QJsonArray())
            things += QJsonObject{{idField, one.toObject().value(idField)}};
        if (!things.isEmpty())
            named.insert(field.key(), things);
    }
    return named;
}

// Nobody typed what a card of which only the name is known says, too; unless it says that somebody did, which its standing there
// says then. entered: the places of the whole card, within: where this one stands in it.
QJsonObject withoutDefaults(
    QJsonObject card, const QJsonObject& blank, const QString& name, const QJsonArray& entered, const QString& within = {})
{
    for (const QString& field : card.keys()) {
        const QString place = within + field, parts = place + QLatin1Char('.');
        const QJsonValue value = card.value(field);
        if (value.isObject()
            && std::ranges::any_of(entered, [&](const QJsonValue& one) { return one.toString().startsWith(parts); }))
            card.insert(field, withoutDefaults(value.toObject(), blank.value(field).toObject(), {}, entered, parts));
        else if (field != name && !entered.contains(place) && blank.contains(field) && blank.value(field) == value)
            card.remove(field);
    }
    return card;
}

// The same of the things that a card lists, where its game wants to know what of them was entered. blank: they are named there.
QJsonObject withoutDefaultThings(QJsonObject card, const QJsonObject& blank, const QJsonArray& entered)
{
    for (const QString& field : card.keys()) {
        QJsonArray things = card.value(field).toArray();
        if (!areNamed(things))
            continue;
        for (QJsonValueRef one : things) {
            const QJsonObject thing = one.toObject();
            const QString id = thing.value(idField).toString();
            one = withoutDefaults(thing, cardOf(blank.value(field).toArray(), id), idField, entered,
                field + QLatin1Char('.') + id + QLatin1Char('.'));
        }
        card.insert(field, things);
    }
    return card;
}

using Blank = std::function<QJsonObject(const QJsonObject& card)>; // the same card, of which only names are known

// Cards in the fields of the action. Those that come into play with what is printed on them stand in the state, too.
void addWhole(QList<Entered>& all, const Section& section, const engine::AnyAction& action, const Blank& blankOf)
{
    if (isCard(action, section))
        all += Entered{section.place, action.written()};
    const QJsonObject fields = propertiesOf(action.schema());
    const QJsonObject said = isAddCard(action) ? action.typed() : action.written(); // what it leaves out is no value
    for (auto field = said.begin(); field != said.end(); ++field) {
        if (!field->isObject() || orderOf(fields.value(field.key()).toObject()) != orderOf(section.schema))
            continue;
        QJsonObject card = field->toObject();
        if (isAddCard(action)) {
            const QString name = nameOf(section);
            const QJsonValue entered = card.value(enteredField);
            card = withoutDefaults(card, blankOf({{name, card.value(name)}}), name, entered.toArray());
            if (entered.isArray()) {
                card = withoutDefaultThings(card, blankOf(card), entered.toArray());
                card.remove(enteredField);
            }
        } else {
            card = withoutBlanks(card);
        }
        all += Entered{section.place, card};
    }
}

// A part of a value that nobody knows is written with a question mark.
bool isOpen(const QJsonValue& value, const QJsonValue& blank)
{
    return value == blank || value.toString().contains(QLatin1Char('?'));
}

// What a card says was entered though it looks blank, and was not before: the value, or of one with parts those that are told.
QJsonObject saidBlank(const QJsonObject& card, const QJsonObject& old, const QJsonObject& blank)
{
    const QLatin1String entered("entered");
    const QJsonArray said = card.value(entered).toArray(), before = old.value(entered).toArray();
    QJsonObject values;
    for (const QJsonValue& place : said) {
        const QString field = place.toString().section(QLatin1Char('.'), 0, 0);
        if (before.contains(place) || !card.contains(field))
            continue;
        QJsonObject parts = card.value(field).toObject();
        for (const QString& part : parts.keys())
            if (place != field && parts.value(part) == blank.value(field).toObject().value(part)
                && !said.contains(field + QLatin1Char('.') + part))
                parts.remove(part);
        values.insert(field, card.value(field).isObject() ? QJsonValue(parts) : card.value(field));
    }
    return values;
}

QJsonObject blankIn(
    const engine::Game& game, const QJsonObject& state, const QString& list, const Section& section, const QJsonObject& card)
{
    return spelledOut(game, state, list, {onlyNamed(card, nameOf(section))}, section).first().toObject();
}

// Cards by their ids, where many of them are looked for.
QHash<QString, QJsonObject> byId(const QJsonArray& cards)
{
    QHash<QString, QJsonObject> all;
    for (qsizetype i = cards.size(); --i >= 0;) // of two with one id the first counts
        all.insert(cards.at(i)[idField].toString(), cards.at(i).toObject());
    return all;
}

// What the game would say of cards of which only the names are known; a table may have thousands, so all are asked for at once.
QHash<QString, QJsonObject> blanksIn(
    const engine::Game& game, const QJsonObject& state, const QString& list, const Section& section, const QJsonArray& cards)
{
    QJsonArray named;
    for (const QJsonValue& one : cards)
        named += onlyNamed(one.toObject(), nameOf(section));
    const QJsonArray spelled = named.isEmpty() ? QJsonArray() : spelledOut(game, state, list, named, section);
    return section.isSingle && !spelled.isEmpty()
        ? QHash<QString, QJsonObject>{{cards.first()[nameOf(section)].toString(), spelled.first().toObject()}}
        : byId(spelled);
}

void addTold(QList<Entered>& all, const engine::Game& game, const Section& section, const QString& list,
    const QJsonObject& before, const QJsonObject& after)
{
    const QJsonArray was = lyingIn(before, list, section), is = lyingIn(after, list, section);
    if (was == is)
        return;
    const QHash<QString, QJsonObject> known = byId(was);
    QJsonArray changed;
    for (const QJsonValue& one : is) {
        const QJsonObject card = one.toObject();
        const QJsonObject old = section.isSingle ? was.first().toObject() : known.value(card.value(idField).toString());
        if (!card.isEmpty() && card != old
            && !(section.isSingle && isTold(old.value(titleField)) && old.value(titleField) != card.value(titleField)))
            changed += card; // and not where one map lies in place of another
    }
    QJsonArray names;
    for (const QJsonValue& one : std::as_const(changed))
        names += QJsonObject{{nameOf(section), one[idField]}};
    const QHash<QString, QJsonObject> blanks = blanksIn(game, after, list, section, names);
    QList<Entered> found;
    QJsonArray withThings;
    for (const QJsonValue& one : std::as_const(changed)) {
        const QJsonObject card = one.toObject();
        const QJsonValue id = card.value(idField);
        const QJsonObject old = section.isSingle ? was.first().toObject() : known.value(id.toString());
        const QJsonObject blank = blanks.value(id.toString());
        QJsonObject named{{nameOf(section), id}};
        bool isNew = old.isEmpty();
        const QJsonObject printed = printedOf(card, section.schema);
        for (auto field = printed.begin(); field != printed.end(); ++field)
            if (*field != blank.value(field.key())
                && (old.isEmpty() || isOpen(old.value(field.key()), blank.value(field.key())))) {
                named.insert(field.key(), *field);
                isNew = true;
            }
        const QJsonObject values = saidBlank(card, old, blank);
        for (auto field = values.begin(); field != values.end(); ++field)
            named.insert(field.key(), *field);
        if (!isNew && values.isEmpty())
            continue;
        found += Entered{section.place, named};
        if (!old.isEmpty() && card.value(enteredField).isArray()) // of one that is new a pack may have told all
            withThings += card;
    }
    const QHash<QString, QJsonObject> told = byId(withThings);
    QJsonArray asked;
    for (const Entered& one : std::as_const(found))
        if (told.contains(one.card.value(nameOf(section)).toString()))
            asked += one.card;
    const QHash<QString, QJsonObject> defaults = blanksIn(game, after, list, section, asked);
    for (Entered& one : found)
        if (const QString id = one.card.value(nameOf(section)).toString(); told.contains(id))
            one.card = withoutDefaultThings(one.card, defaults.value(id), told[id].value(enteredField).toArray());
    all += found;
}

QJsonObject partOf(const QJsonValue& field) { return field.toObject().value(QLatin1String("items")).toObject(); }

// Of a thing that lies on the table what stood blank before it and is told now, or what the action itself says of it; all of one
// that was not there.
QJsonObject newOf(const QJsonObject& is, const QJsonObject& was, const QJsonObject& said)
{
    if (was.isEmpty())
        return withoutBlanks(is);
    QJsonObject told{{idField, is.value(idField)}};
    for (auto field = is.begin(); field != is.end(); ++field) {
        const QJsonValue old = was.value(field.key());
        const bool isBlank = old.isObject() ? withoutBlanks(old.toObject()).isEmpty() : !isTold(old);
        if (*field != old && (isBlank || said.contains(field.key())))
            told.insert(field.key(), *field);
    }
    return told.size() > 1 ? told : QJsonObject();
}

// A card that lies laid out on the table, a scenario: what somebody enters of its parts, its sectors and which of them touch, is
// printed on it. Only a correction does so, or an act of the parts themselves: what play makes of them is no card's.
void addParts(QList<Entered>& all, const engine::Game& game, const Section& section, const engine::AnyAction& action,
    const QJsonObject& before, const QJsonObject& after)
{
    const QJsonValue id = after.value(section.kind).toObject().value(idField);
    if (!id.isString() || before.value(section.kind).toObject().value(idField) != id)
        return;
    const QJsonObject printed = propertiesOf(section.schema), lists = propertiesOf(game.stateSchema());
    QJsonObject card{{idField, id}};
    for (auto field = printed.begin(); field != printed.end(); ++field) {
        const QJsonObject part = partOf(*field), fields = propertiesOf(part);
        const QJsonValue was = before.value(field.key()), is = after.value(field.key());
        if (part.isEmpty() || was == is || orderOf(part) != orderOf(partOf(lists.value(field.key()))) || orderOf(part).isEmpty())
            continue;
        const QJsonObject said = action.written();
        const bool saysParts = std::ranges::any_of(said.keys(), [&](const QString& name) {
            const QJsonArray order = orderOf(partOf(fields.value(name)));
            return !order.isEmpty() && order == orderOf(partOf(propertiesOf(action.schema()).value(name)));
        });
        if (!action.is<engine::Correct>() && !saysParts)
            continue;
        QJsonArray told;
        for (const QJsonValue& one : is.toArray())
            if (const QJsonObject thing = one.toObject(); !fields.contains(idField))
                told += thing;
            else if (const QJsonObject some = newOf(thing, cardOf(was.toArray(), thing.value(idField)), said); !some.isEmpty())
                told += some;
        if (!told.isEmpty())
            card.insert(field.key(), told);
    }
    if (card.size() > 1)
        all += Entered{section.place, card};
}

// Things that are told apart by their names: those that are known keep what is not told anew.
QJsonValue together(const QJsonValue& known, const QJsonValue& told)
{
    const QJsonArray some = told.toArray();
    const bool areNamed = std::ranges::all_of(some, [](const QJsonValue& one) { return one.toObject().contains(idField); });
    if (!told.isArray() || !known.isArray() || !areNamed || some.isEmpty())
        return told;
    QJsonArray all;
    for (const QJsonValue& one : known.toArray())
        all += over(one.toObject(), cardOf(some, one.toObject().value(idField)));
    for (const QJsonValue& one : some)
        if (cardOf(known.toArray(), one.toObject().value(idField)).isEmpty())
            all += one;
    return all;
}

// Of a card as it lies what is told of it, and nothing that it says of itself.
QJsonObject toldOn(const QJsonObject& card, const QJsonObject& blank, const Section& section)
{
    return printedOf(withoutDefaults(card, blank, idField, card.value(enteredField).toArray()), section.schema);
}

void addRetold(QList<Retold>& all, const engine::Game& game, const Section& section, const QString& list, bool isOfCards,
    const QJsonObject& before, const QJsonObject& after)
{
    const QJsonArray was = lyingIn(before, list, section), is = lyingIn(after, list, section);
    if (was == is || (section.isSingle && was.first()[idField] != is.first()[idField])) // one map lies in place of another
        return;
    const QHash<QString, QJsonObject> known = byId(was);
    QJsonArray changed;
    for (const QJsonValue& one : is)
        if (known.value(one[idField].toString()) != one.toObject() && isTold(one[idField]))
            changed += QJsonObject{{nameOf(section), one[idField]}};
    const QHash<QString, QJsonObject> blanks = blanksIn(game, after, list, section, changed), told = byId(is);
    Retold retold{section.place, {}, {}};
    for (const QJsonValue& one : std::as_const(changed)) {
        const QString id = one[nameOf(section)].toString();
        const QJsonObject blank = blanks.value(id);
        QJsonObject now = toldOn(told.value(id), blank, section), old = toldOn(known.value(id), blank, section);
        for (const QString& field : now.keys() + old.keys())
            if (now.value(field) == old.value(field)
                || (!isOfCards && old.contains(field) && !isOpen(old.value(field), blank.value(field)))) {
                now.remove(field);
                old.remove(field);
            }
        if (now.isEmpty() && old.isEmpty())
            continue;
        now.insert(idField, id);
        old.insert(idField, id);
        retold.after += now;
        if (known.contains(id))
            retold.before += old;
    }
    if (!retold.after.isEmpty())
        all += retold;
}

QJsonArray retoldIn(const QJsonArray& own, const QJsonArray& from, const QJsonArray& to);

QJsonObject retoldOf(QJsonObject own, const QJsonObject& from, const QJsonObject& to)
{
    QStringList fields = from.keys() + to.keys();
    fields.removeDuplicates();
    for (const QString& field : std::as_const(fields)) {
        if (field == idField)
            continue;
        const QJsonValue now = own.value(field), was = from.value(field), then = to.value(field);
        if (areNamed(was.toArray()) || areNamed(then.toArray()))
            own.insert(field, retoldIn(now.toArray(), was.toArray(), then.toArray()));
        else if (from.contains(field) ? isTold(now) && toldOf(was, now) == now : !isTold(now))
            own.insert(field, then);
        if (!isTold(own.value(field)))
            own.remove(field);
    }
    return own;
}

QJsonArray retoldIn(const QJsonArray& own, const QJsonArray& from, const QJsonArray& to)
{
    const QHash<QString, QJsonObject> was = byId(from), then = byId(to);
    QSet<QString> there;
    QJsonArray all;
    for (const QJsonValue& one : own) {
        const QString id = one[idField].toString();
        there += id;
        const QJsonObject card =
            was.contains(id) || then.contains(id) ? retoldOf(one.toObject(), was.value(id), then.value(id)) : one.toObject();
        if (card.size() > 1 || then.contains(id) || !was.contains(id)) // nobody named it but what is taken back
            all += card;
    }
    for (const QJsonValue& one : to)
        if (const QString id = one[idField].toString(); !there.contains(id) && was.value(id).size() <= 1)
            all += one;
    return all;
}

// Of parts that were told what stood there before.
QJsonObject partsBefore(const QJsonObject& told, const QJsonObject& before)
{
    QJsonObject card{{idField, told.value(idField)}};
    for (auto field = told.begin(); field != told.end(); ++field) {
        QJsonArray parts;
        for (const QJsonValue& one : field->toArray()) {
            const QJsonObject thing = cardOf(before.value(field.key()).toArray(), one[idField]);
            QJsonObject some;
            for (const QString& name : one.toObject().keys())
                if (thing.contains(name))
                    some.insert(name, thing.value(name));
            if (some = withoutBlanks(some); !some.isEmpty())
                parts += some;
        }
        if (!parts.isEmpty())
            card.insert(field.key(), parts);
    }
    return card;
}

} // namespace

bool standsForAnother(const Section& section, const QList<Section>& lists)
{
    return section.kind.isEmpty() && std::ranges::any_of(lists, [&](const Section& one) {
        return !one.kind.isEmpty() && orderOf(one.schema) == orderOf(section.schema);
    });
}

QString stateListOf(const Section& section, const QJsonObject& stateSchema)
{
    const QJsonObject lists = propertiesOf(stateSchema);
    if (section.kind.isEmpty())
        return !isDeck(section) && lists.contains(section.name) ? section.name : QString(); // a deck changes as it is played
    for (auto list = lists.begin(); list != lists.end(); ++list)
        if (list->toObject().contains(QLatin1String("items"))
            && orderOf(cardSchemaOf(list->toObject())) == orderOf(section.schema))
            return list.key();
    return {};
}

std::optional<Section> listedAs(const QString& stateList, const engine::Game& game)
{
    const QJsonObject schema = game.stateSchema();
    for (const Section& one : sections({}, game))
        if (stateListOf(one, schema) == stateList)
            return one;
    return std::nullopt;
}

QJsonArray lyingIn(const QJsonObject& state, const QString& list, const Section& section)
{
    return section.isSingle ? QJsonArray{state.value(list)} : unpacked(section, state.value(list));
}

QJsonArray spelledOut(
    const engine::Game& game, QJsonObject state, const QString& list, const QJsonArray& cards, const Section& section)
{
    state.insert(list, packed(section, cards));
    const auto read = game.stateFromJson(state);
    return read ? lyingIn(game.stateToJson(*read), list, section) : QJsonArray();
}

QJsonValue toldOf(const QJsonValue& whole, const QJsonValue& told)
{
    if (told.isObject() && whole.isObject()) {
        const QJsonObject all = whole.toObject(), some = told.toObject();
        QJsonObject of;
        for (auto field = some.begin(); field != some.end(); ++field)
            if (all.contains(field.key()))
                of.insert(field.key(), toldOf(all.value(field.key()), *field));
        return of;
    }
    if (!told.isArray() || !whole.isArray() || told.toArray().size() != whole.toArray().size())
        return whole;
    QJsonArray each;
    for (qsizetype i = 0; i < told.toArray().size(); ++i)
        each += toldOf(whole.toArray().at(i), told.toArray().at(i));
    return each;
}

QJsonObject printedOf(const QJsonObject& card, const QJsonObject& schema)
{
    QJsonObject printed;
    const QJsonObject fields = propertiesOf(schema);
    for (auto field = card.begin(); field != card.end(); ++field)
        if (const QJsonObject one = fields.value(field.key()).toObject();
            one.contains(QLatin1String("x-brief")) || one.contains(QLatin1String("x-printed")))
            printed.insert(field.key(), *field);
    return printed;
}

QList<Entered> enteredBy(const engine::Game& game, const QList<Section>& lists, const engine::AnyAction& action,
    const QJsonObject& before, const QJsonObject& after)
{
    QList<Entered> all;
    if (action.is<engine::SetUp>()) // of a whole state nobody typed the cards
        return all;
    const QJsonObject schema = game.stateSchema(); // it is long, and an act is answered meanwhile
    for (const Section& section : lists) {
        if (standsForAnother(section, lists))
            continue;
        const QString list = stateListOf(section, schema);
        if (isAddCard(action) || list.isEmpty() || isCard(action, section))
            addWhole(all, section, action, [&](const QJsonObject& card) {
                return list.isEmpty() ? QJsonObject() : blankIn(game, after, list, section, card);
            });
        if (list.isEmpty() && !section.kind.isEmpty())
            addParts(all, game, section, action, before, after);
        else if (!isAddCard(action) && !isCard(action, section))
            addTold(all, game, section, list, before, after);
    }
    return all;
}

QList<Retold> retoldBy(const engine::Game& game, const QList<Section>& lists, const engine::AnyAction& action, bool isOfCards,
    const QJsonObject& before, const QJsonObject& after)
{
    QList<Retold> all;
    const QJsonObject schema = game.stateSchema();
    for (const Section& section : lists) {
        if (standsForAnother(section, lists))
            continue;
        if (const QString list = stateListOf(section, schema); !list.isEmpty()) {
            addRetold(all, game, section, list, isOfCards, before, after);
        } else if (!section.kind.isEmpty()) {
            QList<Entered> parts;
            addParts(parts, game, section, action, before, after);
            for (const Entered& one : std::as_const(parts))
                all += Retold{one.place, {partsBefore(one.card, before)}, {one.card}};
        }
    }
    return all;
}

Pack withRetold(Pack pack, const engine::Game& game, const Retold& told)
{
    const auto section = sectionAt(pack, game, told.place);
    return section ? withCards(pack, *section, retoldIn(section->cards, told.before, told.after)) : pack;
}

bool standsOnce(const QList<Section>& lists, const QString& kind)
{
    const auto isDealt = [&](const Section& one) {
        const QList<Place> places = isDeck(one) ? placesOf(one.schema) : QList<Place>();
        return std::ranges::any_of(places, [&](const Place& place) { return place.names == kind; });
    };
    return std::ranges::find(lists, kind, &Section::name) != lists.end() && std::ranges::none_of(lists, isDealt);
}

QString namedTwice(const QList<Section>& lists, const QJsonObject& schema, const QJsonValue& value)
{
    const QJsonObject parts = schema.value(QLatin1String("properties")).toObject(), object = value.toObject();
    for (auto part = object.begin(); part != object.end(); ++part)
        if (const QString twice = namedTwice(lists, parts.value(part.key()).toObject(), *part); !twice.isEmpty())
            return twice;
    if (!value.isArray() || !standsOnce(lists, schema.value(QLatin1String("x-names")).toString()))
        return {};
    QStringList seen;
    for (const QJsonValue& one : value.toArray()) {
        const QString id = idFor(one.toString().trimmed()); // a name may be typed beside an id
        if (!id.isEmpty() && seen.contains(id))
            return one.toString().trimmed();
        seen += id;
    }
    return {};
}

QList<Entered> newTo(const QList<Pack>& packs, const engine::Game& game, const QList<Entered>& entered)
{
    QList<Entered> all;
    QHash<QString, std::pair<Section, QHash<QString, QJsonObject>>> lists; // by place
    for (const Entered& one : entered) {
        if (!lists.contains(one.place)) {
            const auto over = sectionOver(packs, game, one.place);
            lists.insert(one.place, {*over, byId(over->cards)});
        }
        const auto& [section, cards] = lists[one.place];
        const QString name = nameOf(section);
        const QJsonObject told =
            section.isSingle ? section.cards.last().toObject() : cards.value(one.card.value(name).toString());
        QJsonObject card{{name, one.card.value(name)}};
        const bool isLaidOut = !section.kind.isEmpty() && stateListOf(section, game).isEmpty(); // by its parts
        for (auto field = one.card.begin(); field != one.card.end(); ++field)
            if (!isTold(told.value(field.key())) || toldOf(*field, told.value(field.key())) != told.value(field.key()))
                card.insert(field.key(), isLaidOut ? together(told.value(field.key()), *field) : *field);
        if (!told.isEmpty() && card.size() == 1)
            continue;
        if (one.card.contains(titleField)) // a pack is read without the others, too
            card.insert(titleField, one.card.value(titleField));
        all += Entered{one.place, card};
    }
    return all;
}

} // namespace cards
