// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/on_table.h"

#include "cards/entered.h"
#include "cards/my_cards.h"
#include "cards/packing.h"
#include "engine/card_source.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "kit/reasons.h"
#include "window/cards/cards_model.h"
#include "window/library.h"

#include <algorithm>

namespace window {

namespace {

constexpr QLatin1String enteredField("entered");

// What the table knew of a card to be told stays so, and what is told now comes to it: "-keyword" of a place that is blank yet.
QJsonArray together(const QStringList& told, const QStringList& now)
{
    QStringList all = told + now;
    all.removeDuplicates();
    const QStringList said = all;
    all.removeIf([&](const QString& place) { return place.startsWith(QLatin1Char('-')) && said.contains(place.mid(1)); });
    return QJsonArray::fromStringList(all);
}

// What lies on a card stays, and so does where it lies; what is printed on it is what was entered. A list that was emptied says
// so.
QJsonObject over(QJsonObject known, const Reprint& one, const cards::Section& section)
{
    const QJsonObject card = cards::printedOf(one.card, section.schema), before = cards::printedOf(one.before, section.schema);
    for (auto field = card.begin(); field != card.end(); ++field)
        known.insert(field.key(), *field);
    for (auto field = before.begin(); field != before.end(); ++field)
        if (field->isArray() && !card.contains(field.key()))
            known.insert(field.key(), QJsonArray());
    const QJsonValue told = engine::withEntered(one.card, section.schema).value(enteredField);
    if (known.value(enteredField).isArray() && told.isArray())
        known.insert(
            enteredField, together(known.value(enteredField).toVariant().toStringList(), told.toVariant().toStringList()));
    return known;
}

// A list may be long: where many are looked for, they are counted once.
QHash<QString, qsizetype> rowsIn(const QJsonArray& list)
{
    QHash<QString, qsizetype> rows;
    for (qsizetype row = list.size(); --row >= 0;) // of two with one id the first counts
        rows.insert(idOf(list.at(row)), row);
    return rows;
}

qsizetype rowOf(const QJsonArray& list, const QString& id)
{
    for (qsizetype row = 0; row < list.size(); ++row)
        if (idOf(list.at(row)) == id)
            return row;
    return -1;
}

// The one field in which two cards differ; nothing: it is none, or more.
QString onlyDifference(const QJsonObject& before, const QJsonObject& after)
{
    QStringList fields;
    for (auto field = after.begin(); field != after.end(); ++field)
        if (before.value(field.key()) != *field && field.key() != enteredField)
            fields += field.key();
    return fields.size() == 1 ? fields.first() : QString();
}

// The cards of a list as they lie once something was entered.
QJsonArray lyingAfter(
    const kit::Sitting& sitting, const engine::Correct& correct, const QString& list, const cards::Section& section)
{
    const engine::Game& game = sitting.game();
    return cards::lyingIn(game.stateToJson(game.apply(sitting.table().state(), correct).state), list, section);
}

} // namespace

QList<cards::Pack> packsAt(const kit::Sitting& sitting, const Library& library)
{
    QList<cards::Pack> packs;
    if (const auto named = sitting.table().packs())
        for (const QString& name : *named)
            if (const auto one = library.pack(name, sitting.game()))
                packs += *one;
    return packs + QList<cards::Pack>{library.ownCards(sitting.game())};
}

QList<Otherwise> knownOtherwise(const kit::Sitting& sitting, const cards::Section& section)
{
    const engine::Game& game = sitting.game();
    const QString list = cards::stateListOf(section, game);
    const QJsonObject now = game.stateToJson(sitting.table().state());
    if (list.isEmpty() || !now.contains(list))
        return {};
    const QJsonArray lying = cards::lyingIn(now, list, section);
    QJsonArray known, entered;
    const QHash<QString, qsizetype> rows = rowsIn(lying);
    for (const QJsonValue& card : section.cards)
        if (const qsizetype row = section.isSingle ? 0 : rows.value(idOf(card), -1); row >= 0) {
            known += lying.at(row);
            entered += card;
        }
    const QJsonArray printed = entered.isEmpty() ? QJsonArray() : cards::spelledOut(game, now, list, entered, section);
    QList<Otherwise> all;
    for (qsizetype i = 0; i < entered.size() && printed.size() == entered.size(); ++i) {
        const QJsonObject said = cards::printedOf(entered.at(i).toObject(), section.schema), onTable = known.at(i).toObject(),
                          whole = printed.at(i).toObject();
        Otherwise one;
        for (auto field = said.begin(); field != said.end(); ++field)
            if (cards::isTold(*field) && onTable.contains(field.key())
                && cards::toldOf(onTable.value(field.key()), *field) != cards::toldOf(whole.value(field.key()), *field)) {
                one.onTable.insert(field.key(), cards::toldOf(onTable.value(field.key()), *field)); // of an effect what is said
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

QMap<QString, qint64> lastSaid(kit::Sitting& sitting, const cards::Section& section, const QString& id, const QStringList& fields)
{
    const QString list = cards::stateListOf(section, sitting.game());
    const QString card = section.isSingle ? list : list + QLatin1Char('.') + id;
    const auto says = [&](const engine::Entry& entry, const QString& field) {
        if (entry.verb != QLatin1String("correct"))
            return entry.verb == QLatin1String("add-card") && cards::idsIn(entry.action).contains(id);
        const QString path = entry.action.value(QLatin1String("path")).toString();
        const QStringList paths =
            path.isEmpty() ? entry.action.value(QLatin1String("value")).toObject().keys() : QStringList{path};
        const QString value = card + QLatin1Char('.') + field;
        return std::ranges::any_of(paths, [&](const QString& one) {
            return one == list || one == card || one == value || one.startsWith(value + QLatin1Char('.'));
        });
    };
    QMap<QString, qint64> said;
    const auto entries = sitting.entries(1, sitting.table().last());
    if (!entries)
        return said;
    for (qint64 node = sitting.table().node(); node > 0 && node <= entries->size() && said.size() < fields.size();) {
        const engine::Entry& entry = entries->at(node - 1);
        for (const QString& field : fields)
            if (!said.contains(field) && says(entry, field))
                said.insert(field, node);
        node = entry.parent;
    }
    return said;
}

int bringToTable(kit::Sitting& sitting, const cards::Section& section, const QList<Reprint>& cards)
{
    const engine::Game& game = sitting.game();
    const QString list = cards::stateListOf(section, game);
    const QJsonObject now = game.stateToJson(sitting.table().state());
    if (list.isEmpty() || !now.contains(list))
        return 0;
    const QJsonArray lying = cards::lyingIn(now, list, section);
    QJsonArray wanted = lying;
    const QList<cards::Section> lists = cards::sections({}, game);
    const bool liesFromTheBeginning = section.kind.isEmpty() || std::ranges::any_of(lists, [&](const cards::Section& one) {
        return one.name == list && cards::standsForAnother(one, {section});
    });
    QHash<QString, qsizetype> rows = rowsIn(wanted);
    for (const Reprint& one : cards) {
        const qsizetype row = section.isSingle ? 0 : rows.value(idOf(one.card), -1);
        if (row >= 0) {
            wanted.replace(row, over(wanted.at(row).toObject(), one, section));
        } else if (liesFromTheBeginning) { // others come into play with what their pack says
            rows.insert(idOf(one.card), wanted.size());
            wanted += one.card;
        }
    }
    // What is left out of a card stands in the state all the same: only the game says what differs.
    const QJsonArray corrected = cards::spelledOut(game, now, list, wanted, section);
    engine::Correct correct{list, cards::packed(section, corrected), kit::reasons::asTheirCardsSay};
    const QJsonArray after = lyingAfter(sitting, correct, list, section);
    QList<qsizetype> changed;
    for (qsizetype row = 0; row < after.size(); ++row)
        if (row >= lying.size() || after.at(row) != lying.at(row))
            changed += row;
    if (changed.isEmpty())
        return 0;
    if (changed.size() == 1)
        correct.reason = kit::reasons::asItsCardSays;
    if (changed.size() == 1 && changed.first() < lying.size() && cards::keyOf(section).isEmpty()) {
        const QJsonObject first = corrected.at(changed.first()).toObject();
        correct.path = section.isSingle ? list : list + QLatin1Char('.') + idOf(first);
        correct.value = first;
        const QString field = onlyDifference(lying.at(changed.first()).toObject(), first);
        const engine::Correct shorter{correct.path + QLatin1Char('.') + field, first.value(field), correct.reason};
        if (!field.isEmpty() && lyingAfter(sitting, shorter, list, section) == after) // what stays blank is noted with the card
            correct = shorter;
    }
    const qint64 before = sitting.table().last();
    sitting.propose(correct);
    return sitting.table().last() > before ? int(changed.size()) : 0;
}

QJsonObject knownOnTable(const kit::Sitting& sitting, const cards::Section& section, const QString& id)
{
    const QString list = cards::stateListOf(section, sitting.game());
    const QJsonObject now = sitting.game().stateToJson(sitting.table().state());
    const QJsonArray lying = cards::lyingIn(now, list, section);
    const qsizetype row = rowOf(lying, id);
    if (row < 0)
        return {};
    const QJsonObject blank = [&] { // what the game would say of a card that nobody knows
        const QJsonObject unknown{{QStringLiteral("id"), QStringLiteral("unknown")}};
        return cards::spelledOut(sitting.game(), now, list, {unknown}, section).first().toObject();
    }();
    QJsonObject card;
    const QJsonObject known = lying.at(row).toObject();
    for (auto field = known.begin(); field != known.end(); ++field)
        if (field.key() == QLatin1String("id") || blank.value(field.key()) != *field)
            card.insert(field.key(), *field);
    return card;
}

} // namespace window
