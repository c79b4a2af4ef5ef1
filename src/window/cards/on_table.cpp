// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/on_table.h"

#include "cards/my_cards.h"
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

} // namespace

int bringToTable(kit::Sitting& sitting, const cards::Section& section, const QList<Reprint>& cards)
{
    const engine::Game& game = sitting.game();
    const QString list = stateListOf(section, game);
    const QJsonObject now = game.stateToJson(sitting.table().state());
    if (list.isEmpty() || !now.contains(list))
        return 0;
    const QJsonArray lying = section.isSingle ? QJsonArray{now.value(list)} : now.value(list).toArray();
    QJsonArray wanted = lying;
    for (const Reprint& one : cards) {
        const qsizetype row = section.isSingle ? 0 : rowOf(wanted, idOf(one.card));
        if (row >= 0)
            wanted.replace(row, over(wanted.at(row).toObject(), one));
        else if (section.kind.isEmpty()) // others come into play with what their pack says
            wanted += one.card;
    }
    // What is left out of a card stands in the state all the same: only the game says what differs.
    QJsonObject state = now;
    state.insert(list, section.isSingle ? wanted.first() : QJsonValue(wanted));
    const auto read = game.stateFromJson(state);
    if (!read)
        return 0;
    const QJsonValue written = game.stateToJson(*read).value(list);
    const QJsonArray corrected = section.isSingle ? QJsonArray{written} : written.toArray();
    QList<qsizetype> changed;
    for (qsizetype row = 0; row < corrected.size(); ++row)
        if (row >= lying.size() || corrected.at(row) != lying.at(row))
            changed += row;
    if (changed.isEmpty())
        return 0;
    const QJsonObject first = corrected.at(changed.first()).toObject();
    const QString reason = changed.size() > 1 ? kit::Sitting::tr("%n cards entered", nullptr, int(changed.size()))
                                              : kit::Sitting::tr("as its card says");
    engine::Correct correct{list, written, reason};
    if (changed.size() == 1 && changed.first() < lying.size()) {
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

QList<Entered> enteredBy(const engine::Game& game, const engine::AnyAction& action)
{
    QList<Entered> all;
    if (action.verb() != QLatin1String("add-card")) // the one that every game has for it
        return all;
    const auto orderOf = [](const QJsonObject& schema) { return schema.value(QLatin1String("x-order")).toArray(); };
    const QJsonObject fields = action.schema().value(QLatin1String("properties")).toObject(), written = action.written();
    // Where a card fits two lists, that of cards which come into play one by one: it stands behind those of the setup.
    QList<cards::Section> lists = cards::sections(cards::emptyMyCards(game), game);
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
    const QJsonArray lying = section.isSingle ? QJsonArray{now.value(list)} : now.value(list).toArray();
    const qsizetype row = rowOf(lying, id);
    if (row < 0)
        return {};
    const QJsonObject blank = [&] { // what the game would say of a card that nobody knows
        QJsonObject state = now;
        const QJsonObject unknown{{QStringLiteral("id"), QStringLiteral("unknown")}};
        state.insert(list, section.isSingle ? QJsonValue(unknown) : QJsonValue(QJsonArray{unknown}));
        const auto read = sitting.game().stateFromJson(state);
        const QJsonValue written = read ? sitting.game().stateToJson(*read).value(list) : QJsonValue();
        return section.isSingle ? written.toObject() : written.toArray().first().toObject();
    }();
    QJsonObject card;
    const QJsonObject known = lying.at(row).toObject();
    for (auto field = known.begin(); field != known.end(); ++field)
        if (field.key() == QLatin1String("id") || blank.value(field.key()) != *field)
            card.insert(field.key(), *field);
    return card;
}

} // namespace window
