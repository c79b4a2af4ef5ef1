// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/typed_game.h"

#include "engine/past/sent.h"
#include "engine/past/understood.h"
#include "engine/path.h"
#include "engine/texts.h"
#include "engine/words/nearest.h"
#include "engine/words/unseen.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace engine {

namespace detail {

Fault unknownVerb(const QString& verb, const QStringList& known)
{
    return {QStringLiteral("verb"), verb, fill(engine::tr("There is no action %1."), {echoed(verb)}), meant(verb, known)};
}

QList<Fault> impossibleDice(const char* verb, const QList<int>& rolled, const QList<Die>& dice)
{
    const QString place = QLatin1String(verb) + QStringLiteral(".rolled");
    if (rolled.size() != dice.size()) {
        QStringList wanted;
        for (const Die& die : dice)
            wanted += die.label + QStringLiteral(" (1-") + QString::number(die.sides) + QLatin1Char(')');
        return {Fault{place, QString::number(rolled.size()),
            fill(
                engine::tr("This action rolls %1 dice, not %2."), {QString::number(dice.size()), QString::number(rolled.size())}),
            wanted.isEmpty() ? engine::tr("Leave rolled out.")
                             : fill(engine::tr("In order: %1."), {wanted.join(QStringLiteral(", "))})}};
    }
    for (qsizetype i = 0; i < rolled.size(); ++i)
        if (rolled[i] < 1 || (rolled[i] > dice[i].sides && dice[i].faces.value(rolled[i] - 1).isEmpty()))
            return {Fault{place + QLatin1Char('.') + QString::number(i), QString::number(rolled[i]),
                fill(engine::tr("A die with %1 sides cannot show %2."),
                    {QString::number(dice[i].sides), QString::number(rolled[i])}),
                fill(engine::tr("Give a number from 1 to %1 for %2."), {QString::number(dice[i].sides), dice[i].label})}};
    return {};
}

Verdict asWarnings(Verdict verdict)
{
    verdict.conditions.removeIf([](const Condition& one) { return !one.fails(); });
    for (Condition& one : verdict.conditions)
        one.weight = Weight::Warns;
    return verdict;
}

void readAsChosen(
    Verdict& verdict, const Struct& settings, const void* chosen, std::span<const Doubt> doubts, const Reason* reasons)
{
    const auto fieldOf = [&](const char* setting) {
        return std::ranges::find_if(settings.fields, [&](const FieldAt& one) { return qstrcmp(one.name, setting) == 0; });
    };
    QJsonArray unclear;
    if (const auto field = doubts.empty() ? settings.fields.end() : fieldOf("unclear"); field != settings.fields.end())
        unclear = writeValue(*field->type, field->in(chosen)).toArray();
    const auto isAsAlways = [&](const char* setting) {
        const auto field = fieldOf(setting);
        return field == settings.fields.end()
            ? doubtCalled(doubts, QLatin1String(setting)) && !unclear.contains(QLatin1String(setting))
            : writeValue(*field->type, field->in(chosen)) == writeValue(*field->type, field->in(settings.blank));
    };
    const auto isMarkedForNothing = [&](const Condition& one) { return one.setting && isAsAlways(one.setting); };
    if (unclear.isEmpty() && std::ranges::none_of(std::as_const(verdict.conditions), isMarkedForNothing))
        return; // most have no mark, and are not copied
    const auto liftedBy = [&](const Condition& one) -> const Doubt* {
        if (one.fails())
            for (const Doubt& doubt : doubts)
                if (doubt.lifts(std::int16_t(one.reason - reasons)) && unclear.contains(QLatin1String(doubt.id.data())))
                    return &doubt;
        return nullptr;
    };
    verdict.conditions.removeIf([&](const Condition& one) { return one.weight == Weight::Warns && liftedBy(one); });
    for (Condition& one : verdict.conditions) {
        if (isMarkedForNothing(one))
            one.setting = nullptr;
        if (const Doubt* doubt = liftedBy(one)) { // still told, so that the table sees what its reading does
            one.weight = Weight::Warns;
            one.setting = doubt->id.data();
        }
    }
}

QList<Fault> unknownDoubts(const QStringList& unclear, std::span<const Doubt> doubts)
{
    QList<Fault> faults;
    QStringList known;
    for (const Doubt& one : doubts)
        known += QLatin1String(one.id.data());
    for (const QString& id : unclear)
        if (!known.contains(id))
            faults += Fault{QStringLiteral("settings.unclear"), id,
                fill(engine::tr("The rules of this game leave no question %1 open."), {echoed(id)}), meant(id, known)};
    return faults;
}

Result<Correct> chosenIn(const QStringList& unclear, std::span<const Doubt> doubts, const ChangeSetting& a)
{
    if (!a.value.isBool())
        return Fault{QStringLiteral("setting.value"), echoed(shownJson(a.value)), engine::tr("This question has two readings."),
            engine::tr("Write no for the first one, A, and yes for the second one, B.")};
    QJsonArray chosen; // in the order of the book, whoever chose first
    for (const Doubt& one : doubts)
        if (const QLatin1String id(one.id.data()); id == a.name ? a.value.toBool() : unclear.contains(id))
            chosen += id;
    return Correct{QStringLiteral("settings.unclear"), chosen, QStringLiteral("setting")};
}

// What an allowed action still lacks: dice, cards or their facts. rolled: null when it has no dice.
QList<Fault> stillNeeded(const char* verb, const Needs& needs, const QList<int>* rolled)
{
    QList<Fault> faults;
    if (rolled && rolled->isEmpty() && !needs.dice.isEmpty())
        faults += impossibleDice(verb, *rolled, needs.dice);
    const QString prefix = QLatin1String(verb) + QLatin1Char('.');
    for (const Pick& pick : needs.picks)
        faults += Fault{prefix + pick.field, {}, fill(engine::tr("%1: say which card was drawn."), {pick.label}),
            pick.from.isEmpty() ? engine::tr("Name it.") : meant({}, pick.from)};
    for (const Facts& facts : needs.facts)
        faults += Fault{prefix + facts.field, facts.ids.join(QStringLiteral(", ")),
            fill(engine::tr("Nothing is known of this card yet: %1."), {facts.ids.join(QStringLiteral(", "))}),
            engine::tr("Enter what is printed on it, or check the spelling.")};
    return faults;
}

Result<QJsonValue> corrected(const QJsonValue& state, const Correct& correction)
{
    return withValueAt(state, correction.path, correction.value);
}

namespace {

// The title of whatever has this id, wherever it stands; empty when nothing has one.
QString titleWithin(const QJsonValue& value, const QString& id)
{
    const QJsonObject object = value.toObject();
    if (object.value(QLatin1String("id")).toString() == id)
        for (const char* name : {"title", "name"})
            if (const QString title = object.value(QLatin1String(name)).toString(); !title.isEmpty())
                return title;
    for (const QJsonValue& inner : object)
        if (const QString title = inner.isString() ? QString() : titleWithin(inner, id); !title.isEmpty())
            return title;
    for (const QJsonValue& inner : value.toArray())
        if (const QString title = titleWithin(inner, id); !title.isEmpty())
            return title;
    return {};
}

// The name of a field or of a choice as forms have it, within a sentence.
QString asWords(QString name)
{
    name.replace(QLatin1Char('_'), QLatin1Char(' ')).replace(QLatin1Char('-'), QLatin1Char(' '));
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    const QString words = QCoreApplication::translate("name", name.toUtf8().constData());
    return words == name ? words.toLower() : words; // another language may keep its capitals
}

// A value as people say it: things by their titles, names of choices as words.
QString spoken(const QJsonValue& value, const WholeState& state)
{
    if (value.isBool())
        return value.toBool() ? engine::tr("yes") : engine::tr("no");
    if (value.isString()) {
        const QString title = titleWithin(state(), value.toString());
        if (!title.isEmpty())
            return title;
        static const QRegularExpression numbered(QStringLiteral("^[a-z]+-[0-9]+$")); // of several that are alike: "loot-2"
        if (numbered.match(value.toString()).hasMatch())
            return value.toString().replace(QLatin1Char('-'), QLatin1Char(' '));
        static const QRegularExpression choice(QStringLiteral("^[a-z]+(_[a-z]+)*$")); // what people typed stands as it is
        return choice.match(value.toString()).hasMatch() ? asWords(value.toString()) : value.toString();
    }
    if (value.isArray()) {
        QStringList all;
        for (const QJsonValue& one : value.toArray())
            all += spoken(one, state);
        return all.isEmpty() ? engine::tr("nothing") : all.join(QStringLiteral(", "));
    }
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        const QString title = object.value(QLatin1String("title")).toString(object.value(QLatin1String("id")).toString());
        QStringList parts;
        for (auto it = object.begin(); it != object.end(); ++it)
            parts += asWords(it.key()) + QLatin1Char(' ') + spoken(it.value(), state);
        return !title.isEmpty() ? title : parts.isEmpty() ? engine::tr("nothing") : parts.join(QStringLiteral(", "));
    }
    return value.isNull() || value.isUndefined() ? engine::tr("nothing") : shownJson(value);
}

struct Place {
    QString name;          // "Halla Brandt, fatigue"
    bool isSecret = false; // for some seat's eyes
};

// What tells an item from the others of a list in which none has a name: the die's colour, or its number among them.
QString wordFor(const QString& number, const QJsonValue& item, const QJsonObject& schema)
{
    const QJsonObject parts = schema.value(QLatin1String("properties")).toObject();
    for (const QJsonValue& field : schema.value(QLatin1String("x-order")).toArray())
        if (const QString value = item[field.toString()].toString();
            !value.isEmpty() && parts.value(field.toString()).toObject().contains(QLatin1String("enum")))
            return asWords(value);
    return number;
}

// A path in words: whose it is, then its fields.
Place placeOf(const QString& path, const WholeState& state, QJsonObject schema)
{
    QString whose, field;
    Place place;
    const QStringList steps = path.split(QLatin1Char('.'));
    for (qsizetype i = 0; i < steps.size(); ++i) {
        QString part = steps[i];
        const bool isItem = schema.contains(QLatin1String("items"));
        if (part.startsWith(QLatin1Char('+')))
            part = part.mid(1);
        if (isItem) {
            const QString title = titleWithin(state(), part);
            schema = schema.value(QLatin1String("items")).toObject();
            bool isNumber = false;
            (void)part.toInt(&isNumber);
            const auto item =
                title.isEmpty() ? valueAt(state(), steps.first(i + 1).join(QLatin1Char('.'))) : Result<QJsonValue>(QJsonValue());
            const QString printed = item ? (*item)[QLatin1String("card")].toString() : QString(); // a figure has its card's name
            const QString called = printed.isEmpty() ? QString() : titleWithin(state(), printed);
            static const QRegularExpression numbered(QStringLiteral("^[a-z](\\d+)$")); // "o6" of the opposition
            const QRegularExpressionMatch numberOf = numbered.match(part);
            if (!title.isEmpty() || !called.isEmpty())
                whose = title.isEmpty() ? called : title;
            else if (numberOf.hasMatch())
                whose = field.section(QStringLiteral(" · "), -1) + QLatin1Char(' ') + numberOf.captured(1);
            else if (isNumber && item && item->isObject())
                whose = (field + QLatin1Char(' ') + wordFor(part, *item, schema)).trimmed(); // "dice orange"
            else if (isNumber && item && item->isString())
                whose = (field + QLatin1Char(' ') + QString::number(part.toInt() + 1)).trimmed(); // "row 2"
            else
                whose = part.replace(QLatin1Char('-'), QLatin1Char(' ')); // "funds-2"
            field.clear();
            continue;
        }
        schema = schema.value(QLatin1String("properties")).toObject().value(part).toObject();
        place.isSecret = place.isSecret || schema.value(QLatin1String("x-secret")).toBool();
        field += (field.isEmpty() ? QString() : QStringLiteral(" · ")) + asWords(part);
    }
    place.name = whose.isEmpty() ? field : field.isEmpty() ? whose : whose + QStringLiteral(", ") + field;
    return place;
}

// Of a list of cards those that it says anew: the one by its name, more by their number.
QString changedIn(const Result<QJsonValue>& was, const QJsonValue& is)
{
    const QJsonArray before = was ? was->toArray() : QJsonArray();
    QStringList titles;
    for (const QJsonValue& one : is.toArray())
        if (!before.contains(one))
            titles += one[QLatin1String("title")].toString(one[QLatin1String("id")].toString());
    if (titles.isEmpty() || titles.first().isEmpty())
        return {};
    return QStringLiteral(": ") + (titles.size() == 1 ? titles.first() : QString::number(titles.size()));
}

} // namespace

Message toldOf(const Correct& a, const QJsonObject& part, const WholeState& before, const QJsonObject& schema)
{
    // What the program gives as a reason is kept in English and told in the reader's language; what people typed stands as it is.
    const QString reason = QCoreApplication::translate("reason", a.reason.trimmed().toUtf8().constData());
    std::optional<QJsonObject> written; // once, however many names are looked for
    const WholeState whole = [&] {
        if (!written)
            written = before();
        return *written;
    };
    Place place = placeOf(a.path, whole, schema);
    if (a.path.startsWith(QLatin1String("settings.")))
        place.name = wordsOfSetting(schema, {}, a.path.section(QLatin1Char('.'), 1, 1));
    const auto was = valueAt(part, a.path);
    // A whole card, or a list of them, is told by its name: everything that is printed on it would be read by nobody.
    const QJsonObject card = a.value.toObject();
    const QString title = card.value(QLatin1String("title")).toString(card.value(QLatin1String("id")).toString());
    if (place.isSecret || !title.isEmpty() || a.value.toArray().first().isObject()) {
        const QString what = place.isSecret ? place.name : title.isEmpty() ? place.name + changedIn(was, a.value) : title;
        return reason.isEmpty() ? Message{"engine", QT_TRANSLATE_NOOP("engine", "By the table: %1"), {what}}
                                : Message{"engine", QT_TRANSLATE_NOOP("engine", "By the table: %1 (%2)"), {what, reason}};
    }
    if (!was || was->isNull() || *was == QString()) // what is printed held until now
        return {"engine",
            reason.isEmpty() ? QT_TRANSLATE_NOOP("engine", "By the table: %1 is %2")
                             : QT_TRANSLATE_NOOP("engine", "By the table: %1 is %2 (%3)"),
            {place.name, spoken(a.value, whole), reason}};
    const QStringList args{place.name, spoken(*was, whole), spoken(a.value, whole), reason};
    return {"engine",
        reason.isEmpty() ? QT_TRANSLATE_NOOP("engine", "By the table: %1, %2 → %3")
                         : QT_TRANSLATE_NOOP("engine", "By the table: %1, %2 → %3 (%4)"),
        args};
}

Message toldOf(const SetUp&) { return {"engine", QT_TRANSLATE_NOOP("engine", "Tracking starts from the table as it lies"), {}}; }

Message toldOf(const ChangeSetting& a, const QString& words)
{
    return {"engine", QT_TRANSLATE_NOOP("engine", "The table reads it so: %1 → %2"), {words, wordsOfChoice(a.value)}};
}

// Who threw the dice and what was told is the table's to keep, and an act's number that of the shared table where it was played;
// no game reads it.
QJsonObject withoutDiceBy(QJsonObject fields)
{
    for (const char* beside : {toldField, diceByField, actField, whisperedField})
        fields.remove(QLatin1String(beside));
    return fields;
}

bool isByProgram(const QJsonObject& fields) { return fields.value(QLatin1String(diceByField)) == QLatin1String(diceByProgram); }

} // namespace detail

QString wordsOfChoice(const QJsonValue& value)
{
    static const QRegularExpression choice(QStringLiteral("^[a-z0-9]+([_-][a-z0-9]+)*$"));
    if (value.isString() && choice.match(value.toString()).hasMatch())
        return detail::asWords(value.toString());
    return detail::spoken(value, [] { return QJsonObject(); });
}

} // namespace engine
