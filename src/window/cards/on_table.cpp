// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/on_table.h"

#include "cards/my_cards.h"
#include "cards/packing.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "window/paper/printed.h"

#include <algorithm>

namespace window {

namespace {

QString idOf(const QJsonValue& card) { return card.toObject().value(QLatin1String("id")).toString(); }

// What lies on a card stays; what is printed on it is what was entered. A list that was emptied says so.
QJsonObject over(QJsonObject known, const Reprint& one)
{
    for (auto field = one.card.begin(); field != one.card.end(); ++field)
        known.insert(field.key(), *field);
    for (auto field = one.before.begin(); field != one.before.end(); ++field)
        if (field->isArray() && !one.card.contains(field.key()))
            known.insert(field.key(), QJsonArray());
    return known;
}

qsizetype rowOf(const QJsonArray& list, const QString& id)
{
    for (qsizetype row = 0; row < list.size(); ++row)
        if (idOf(list.at(row)) == id)
            return row;
    return -1;
}

QString titleOf(const QJsonObject& card)
{
    const QString title = card.value(QLatin1String("title")).toString();
    return title.isEmpty() ? idOf(card) : title;
}

// The one field in which two cards differ; nothing: it is none, or more.
QString onlyDifference(const QJsonObject& before, const QJsonObject& after)
{
    QStringList fields;
    for (auto field = after.begin(); field != after.end(); ++field)
        if (before.value(field.key()) != *field)
            fields += field.key();
    return fields.size() == 1 ? fields.first() : QString();
}

// Of a whole value what somebody told of it: {"id": "dodge", "start": 2} of a counter that has one token left.
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

QJsonArray lyingIn(const QJsonObject& state, const QString& list, const cards::Section& section)
{
    return section.isSingle ? QJsonArray{state.value(list)} : cards::unpacked(section, state.value(list));
}

// Cards in the game's own spelling, with everything that they leave out; none: the game cannot read them.
QJsonArray spelledOut(
    const engine::Game& game, QJsonObject state, const QString& list, const QJsonArray& cards, const cards::Section& section)
{
    state.insert(list, cards::packed(section, cards));
    const auto read = game.stateFromJson(state);
    return read ? lyingIn(game.stateToJson(*read), list, section) : QJsonArray();
}

} // namespace

QList<Otherwise> knownOtherwise(const kit::Sitting& sitting, const cards::Section& section)
{
    const engine::Game& game = sitting.game();
    const QString list = stateListOf(section, game);
    const QJsonObject now = game.stateToJson(sitting.table().state());
    if (list.isEmpty() || !now.contains(list))
        return {};
    const QJsonArray lying = lyingIn(now, list, section);
    QJsonArray known, entered;
    for (const QJsonValue& card : section.cards)
        if (const qsizetype row = section.isSingle ? 0 : rowOf(lying, idOf(card)); row >= 0) {
            known += lying.at(row);
            entered += card;
        }
    const QJsonArray printed = entered.isEmpty() ? QJsonArray() : spelledOut(game, now, list, entered, section);
    QList<Otherwise> all;
    for (qsizetype i = 0; i < entered.size() && printed.size() == entered.size(); ++i) {
        const QJsonObject said = entered.at(i).toObject(), onTable = known.at(i).toObject(), whole = printed.at(i).toObject();
        Otherwise one;
        for (auto field = said.begin(); field != said.end(); ++field)
            if (cards::isTold(*field) && field.key() != QLatin1String("id") && onTable.contains(field.key())
                && toldOf(onTable.value(field.key()), *field) != toldOf(whole.value(field.key()), *field)) {
                one.onTable.insert(field.key(), onTable.value(field.key()));
                one.printed.insert(field.key(), *field);
            }
        if (one.printed.isEmpty())
            continue;
        for (QJsonObject* side : {&one.onTable, &one.printed})
            side->insert(QStringLiteral("id"), idOf(entered.at(i)));
        all += one;
    }
    return all;
}

qint64 lastSaid(kit::Sitting& sitting, const cards::Section& section, const QString& id)
{
    const QString list = stateListOf(section, sitting.game());
    const QString card = section.isSingle ? list : list + QLatin1Char('.') + id;
    const auto isOf = [&](const engine::Entry& entry) {
        const QString path = entry.action.value(QLatin1String("path")).toString();
        return entry.verb == QLatin1String("add-card") ? cards::idsIn(entry.action).contains(id)
                                                       : entry.verb == QLatin1String("correct")
                && (path == card || path.startsWith(card + QLatin1Char('.')) || path == list);
    };
    const auto entries = sitting.entries(1, sitting.table().last());
    if (!entries)
        return 0;
    for (qint64 node = sitting.table().node(); node > 0 && node <= entries->size();) {
        const engine::Entry& entry = entries->at(node - 1);
        if (isOf(entry))
            return node;
        node = entry.parent;
    }
    return 0;
}

int bringToTable(kit::Sitting& sitting, const cards::Section& section, const QList<Reprint>& cards)
{
    const engine::Game& game = sitting.game();
    const QString list = stateListOf(section, game);
    const QJsonObject now = game.stateToJson(sitting.table().state());
    if (list.isEmpty() || !now.contains(list))
        return 0;
    const QJsonArray lying = lyingIn(now, list, section);
    QJsonArray wanted = lying;
    for (const Reprint& one : cards) {
        const qsizetype row = section.isSingle ? 0 : rowOf(wanted, idOf(one.card));
        if (row >= 0)
            wanted.replace(row, over(wanted.at(row).toObject(), one));
        else if (section.kind.isEmpty()) // others come into play with what their pack says
            wanted += one.card;
    }
    // What is left out of a card stands in the state all the same: only the game says what differs.
    const QJsonArray corrected = spelledOut(game, now, list, wanted, section);
    QList<qsizetype> changed;
    for (qsizetype row = 0; row < corrected.size(); ++row)
        if (row >= lying.size() || corrected.at(row) != lying.at(row))
            changed += row;
    if (changed.isEmpty())
        return 0;
    const QJsonObject first = corrected.at(changed.first()).toObject();
    const QString reason = changed.size() > 1 ? kit::Sitting::tr("%n cards entered", nullptr, int(changed.size()))
                                              : kit::Sitting::tr("as its card says");
    engine::Correct correct{list, cards::packed(section, corrected), reason};
    if (changed.size() == 1 && changed.first() < lying.size() && cards::keyOf(section).isEmpty()) {
        const QString path = section.isSingle ? list : list + QLatin1Char('.') + idOf(first);
        const QString field = onlyDifference(lying.at(changed.first()).toObject(), first);
        correct.path = field.isEmpty() ? path : path + QLatin1Char('.') + field;
        correct.value = field.isEmpty() ? QJsonValue(first) : first.value(field);
    } else if (changed.size() == 1) {
        correct.reason = kit::Sitting::tr("%1 entered").arg(titleOf(first));
    }
    const qint64 before = sitting.table().last();
    sitting.propose(correct);
    return sitting.table().last() > before ? int(changed.size()) : 0;
}

QList<Entered> enteredBy(QList<cards::Section> lists, const engine::AnyAction& action)
{
    QList<Entered> all;
    const auto orderOf = [](const QJsonObject& schema) { return schema.value(QLatin1String("x-order")).toArray(); };
    if (action.verb() != QLatin1String("add-card")) { // the one that every game has for it
        for (const cards::Section& one : std::as_const(lists)) {
            if (cards::keyOf(one).isEmpty())
                continue;
            QJsonArray order = orderOf(one.schema);
            order.removeLast();                    // its id, which its pack leaves out
            if (order == orderOf(action.schema())) // a die whose faces are entered
                all += Entered{one.place, action.written()};
        }
        return all;
    }
    const QJsonObject fields = action.schema().value(QLatin1String("properties")).toObject(), written = action.written();
    // Where a card fits two lists, that of cards which come into play one by one: it stands behind those of the setup.
    std::ranges::reverse(lists);
    for (auto field = written.begin(); field != written.end(); ++field) {
        const QJsonArray order = orderOf(fields.value(field.key()).toObject());
        const auto list = std::ranges::find_if(lists, [&](const cards::Section& one) { return orderOf(one.schema) == order; });
        if (!order.isEmpty() && list != lists.end() && field->isObject()) // of several kinds the others are left out
            all += Entered{list->place, field->toObject()};
    }
    return all;
}

QJsonObject knownOnTable(const kit::Sitting& sitting, const cards::Section& section, const QString& id)
{
    const QString list = stateListOf(section, sitting.game());
    const QJsonObject now = sitting.game().stateToJson(sitting.table().state());
    const QJsonArray lying = lyingIn(now, list, section);
    const qsizetype row = rowOf(lying, id);
    if (row < 0)
        return {};
    const QJsonObject blank = [&] { // what the game would say of a card that nobody knows
        const QJsonObject unknown{{QStringLiteral("id"), QStringLiteral("unknown")}};
        return spelledOut(sitting.game(), now, list, {unknown}, section).first().toObject();
    }();
    QJsonObject card;
    const QJsonObject known = lying.at(row).toObject();
    for (auto field = known.begin(); field != known.end(); ++field)
        if (field.key() == QLatin1String("id") || blank.value(field.key()) != *field)
            card.insert(field.key(), *field);
    return card;
}

} // namespace window
