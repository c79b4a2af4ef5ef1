// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/typed_game.h"

#include "engine/past/sent.h"
#include "engine/past/understood.h"
#include "engine/path.h"
#include "engine/texts.h"
#include "engine/words/nearest.h"
#include "engine/words/typed.h"
#include "engine/words/unseen.h"
#include "engine/words/waiting.h"

#include <QLocale>
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
    Result<QJsonValue> all = state;
    for (const Correct& one : separated(correction))
        if (all = withValueAt(*all, one.path, one.value); !all)
            break;
    return all;
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
    return words == name && !hasCapitalNouns() ? words.toLower() : words;
}

// A name of one letter or two says nothing: then what the field is for.
QString asWords(const QString& field, const QJsonObject& schema)
{
    const QByteArray purpose = schema.value(QLatin1String("description")).toString().toUtf8();
    return field.size() > 2 || purpose.isEmpty() ? asWords(field) : QCoreApplication::translate("field", purpose.constData());
}

// Apart from capitals and hyphens: then what people typed stands as it is.
bool isSameText(QString a, QString b)
{
    for (QString* text : {&a, &b})
        *text = text->replace(QLatin1Char('-'), QLatin1Char(' ')).simplified();
    return a.compare(b, Qt::CaseInsensitive) == 0;
}

// What nothing else names: "funds-2", "dodge" in the reader's words, as people wrote it otherwise.
QString wordsOfId(QString id)
{
    static const QRegularExpression ours(QStringLiteral("^([a-z]+(-[a-z]+)*)(-[0-9]+)?$"));
    const auto found = ours.match(id);
    const QString number = found.captured(3).replace(QLatin1Char('-'), QLatin1Char(' '));
    return found.hasMatch() ? asWords(found.captured(1)) + number : id.replace(QLatin1Char('-'), QLatin1Char(' '));
}

// A value as people say it: things by their titles, names of choices as words.
QString spoken(const QJsonValue& value, const Before& before);

// The same at its place: what somebody wrote there is told as it was written.
QString spokenAt(const QString& path, const QJsonValue& value, const Before& before)
{
    if (value == -1 && path.endsWith(QLatin1String(".count")))
        return engine::tr("not counted");
    QStringList written;
    for (const QJsonValue& one : value.isArray() ? value.toArray() : QJsonArray{value})
        if (one.isString() && !one.toString().isEmpty() && isTyped(path))
            written += one.toString();
    return written.isEmpty() ? spoken(value, before) : written.join(QStringLiteral(", "));
}

QString spoken(const QJsonValue& value, const Before& before)
{
    if (value.isBool())
        return value.toBool() ? engine::tr("yes") : engine::tr("no");
    if (value.isString()) {
        const QString id = value.toString();
        if (id.isEmpty()) // what a game calls that, "nobody" or "a card", is no name
            return engine::tr("nothing");
        if (std::ranges::none_of(id, [](QChar c) { return c.isLetterOrNumber(); })) // "?"
            return id;
        static const QRegularExpression isOfSeveral(QStringLiteral("^[a-z-]+-[0-9]+$")); // "loot-2", "quay-pikehand-1"
        if (const QString called = isOfSeveral.match(id).hasMatch() ? before.called(id) : QString(); !called.isEmpty())
            return called;
        if (const QString title = titleWithin(before.whole(), id); !title.isEmpty())
            return title;
        if (isOfSeveral.match(id).hasMatch())
            return wordsOfId(id);
        static const QRegularExpression choice(QStringLiteral("^[a-z]+(_[a-z]+)*$")); // what people typed stands as it is
        if (choice.match(id).hasMatch())
            return asWords(id);
        const QString called = before.called(id);
        static const QRegularExpression isId(QStringLiteral("^[a-z0-9]+(-[a-z0-9]+)*$"));
        if (!isId.match(id).hasMatch())
            return called.isEmpty() || isSameText(called, id) ? id : called;
        return called.isEmpty() || called == id ? QString(id).replace(QLatin1Char('-'), QLatin1Char(' ')) : called;
    }
    if (value.isArray()) {
        QStringList all;
        for (const QJsonValue& one : value.toArray())
            all += spoken(one, before);
        return all.isEmpty() ? engine::tr("nothing") : all.join(QStringLiteral(", "));
    }
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        const QString id = object.value(QLatin1String("id")).toString();
        const QString title = object.value(QLatin1String("title")).toString(id.isEmpty() ? id : spoken(id, before));
        QStringList parts;
        for (auto it = object.begin(); it != object.end(); ++it)
            // Of what is empty nothing was said, and a word that is not true needs none.
            if (it->isBool() ? it->toBool() : !it->isNull() && *it != QString() && *it != QJsonArray())
                parts += it->isBool() ? asWords(it.key()) : asWords(it.key()) + QLatin1Char(' ') + spoken(*it, before);
        return !title.isEmpty() ? title : parts.isEmpty() ? engine::tr("nothing") : parts.join(QStringLiteral(", "));
    }
    return value.isNull() || value.isUndefined() ? engine::tr("nothing") : shownJson(value);
}

struct Place {
    QString name;          // "Halla Brandt, fatigue"
    bool isSecret = false; // for some seat's eyes
    bool isField = false;  // of something, which has a name of its own
};

// What tells an item from the others of a list in which none has a name: the die's colour, or its number among them.
QString wordFor(const QString& number, const QJsonValue& item, const QJsonObject& schema)
{
    const QJsonObject parts = schema.value(QLatin1String("properties")).toObject();
    for (const QJsonValue& field : schema.value(QLatin1String("x-order")).toArray())
        if (const QString value = item[field.toString()].toString();
            !value.isEmpty() && parts.value(field.toString()).toObject().contains(QLatin1String("enum")))
            return asWords(value);
    bool isNumber = false; // people count from 1; a short name stands as it is
    const int at = number.toInt(&isNumber);
    return isNumber && item[QLatin1String("id")].toString() != number ? QString::number(at + 1) : number;
}

// Whose value it is, of an item of a list: as the game calls it, else by its title, its card's, or its number in the list.
QString whoseOf(
    const QString& part, const QStringList& upToIt, const QString& list, const Before& before, const QJsonObject& schema)
{
    bool isNumber = false;
    (void)part.toInt(&isNumber);
    const QJsonObject whole = before.whole();
    const auto item = valueAt(whole, upToIt.join(QLatin1Char('.')));
    static const QRegularExpression word(QStringLiteral("[^\\d?]")); // a number, and what is face down, names nothing
    if (const QString id = isNumber && item ? (*item)[QLatin1String("id")].toString() : QString(); id.contains(word))
        return whoseOf(id, upToIt, list, before, schema);
    if (const QString called = isNumber ? QString() : before.called(part); !called.isEmpty())
        return called;
    if (const QString title = titleWithin(whole, part); !title.isEmpty())
        return title;
    const QString card = item ? (*item)[QLatin1String("card")].toString() : QString(); // a figure has its card's name
    if (const QString title = card.isEmpty() ? QString() : titleWithin(whole, card); !title.isEmpty())
        return title;
    static const QRegularExpression numbered(QStringLiteral("^[a-z](\\d+)$")); // "o6" of the opposition
    if (const auto numberOf = numbered.match(part); numberOf.hasMatch())
        return list.section(QStringLiteral(": "), -1) + QLatin1Char(' ') + numberOf.captured(1);
    const bool isCounted =
        isNumber || (item && (*item)[QLatin1String("id")].isUndefined()); // it is addressed by a word of its own
    if (isCounted && item && item->isObject())
        return (list + QLatin1Char(' ') + wordFor(part, *item, schema)).trimmed(); // "dice orange"
    if (isNumber && item && item->isString())
        return (list + QLatin1Char(' ') + QString::number(part.toInt() + 1)).trimmed(); // "row 2"
    return wordsOfId(part);                                                             // "funds-2"
}

bool isUnseen(const QString& id, const Before& before) { return before.unseen && before.unseen().contains(id); }

// It lies where nobody has seen it yet.
bool isCovered(const QJsonValue& item, const Before& before)
{
    return isWaiting(item.toObject()) || isUnseen(item[QLatin1String("id")].toString(), before);
}

// By its number somebody names a card without knowing which it is.
bool isCoveredAt(const QStringList& steps, const Before& before)
{
    bool isNumber = false;
    (void)steps.last().toInt(&isNumber);
    const auto item = isNumber ? valueAt(before.part, steps.join(QLatin1Char('.'))) : Result<QJsonValue>(QJsonValue());
    return item && item->isObject() && (*item)[QLatin1String("id")] != steps.last() && isCovered(*item, before);
}

// A path in words: as the game calls it, or whose it is, then its fields.
Place placeOf(const QString& path, const Before& before)
{
    const QStringList steps = path.split(QLatin1Char('.'));
    bool isOfCovered = false;
    for (qsizetype i = 1; i < steps.size(); ++i)
        isOfCovered = isOfCovered || isCoveredAt(steps.first(i + 1), before);
    // Some games make words of any id: what keeps the dots is none that they know.
    if (const QString called = steps.size() > 1 && !isOfCovered ? before.called(path) : QString();
        !called.isEmpty() && !called.contains(QLatin1Char('.')))
        return {called, false, true};
    QJsonObject schema = before.schema;
    QString whose, field;
    Place place;
    for (qsizetype i = 0; i < steps.size(); ++i) {
        const QString part = steps[i].startsWith(QLatin1Char('+')) ? steps[i].mid(1) : steps[i];
        if (schema.contains(QLatin1String("items"))) {
            schema = schema.value(QLatin1String("items")).toObject();
            const QString owner = i > 0 && isPile(steps[i - 1]) && !whose.isEmpty() ? whose + QStringLiteral(", ") : QString();
            whose = owner
                + (isCoveredAt(steps.first(i + 1), before) ? field + QLatin1Char(' ') + QString::number(part.toInt() + 1)
                                                           : whoseOf(part, steps.first(i + 1), field, before, schema));
            field.clear();
            continue;
        }
        schema = schema.value(QLatin1String("properties")).toObject().value(part).toObject();
        place.isSecret = place.isSecret || schema.value(QLatin1String("x-secret")).toBool();
        field += (field.isEmpty() ? QString() : QStringLiteral(": ")) + asWords(part, schema); // "threat: level"
    }
    place.isField = !field.isEmpty();
    place.name = whose.isEmpty() ? field : field.isEmpty() ? whose : whose + QStringLiteral(", ") + field;
    return place;
}

bool isOfThings(const QJsonValue& list) { return list.toArray().first().isObject(); }

// A list of cards, of which many may lie where nobody has seen them: those that it says anew, the one by its name, more by their
// number; else how many they were and are.
QString changedIn(const QString& name, const QJsonArray& was, const QJsonArray& is, const Before& before)
{
    static const QRegularExpression isCount(QStringLiteral("^[a-z]?\\d+$")); // "t3"
    QJsonArray anew;
    for (const QJsonValue& one : is)
        if (!was.contains(one))
            anew += one;
    QString only;
    if (anew.size() == 1 && !isCovered(anew.first(), before)) {
        const QJsonValue one = anew.first();
        const QString id = one[QLatin1String("id")].toString(), kind = one[QLatin1String("kind")].toString();
        only = one[QLatin1String("title")].toString(!kind.isEmpty() && id.startsWith(kind) ? asWords(kind) : id);
        if (isCount.match(only).hasMatch()) // what is called by its kind is told in words
            only = kind.isEmpty() ? QString() : asWords(kind);
    }
    if (only.isEmpty() && was.size() != is.size())
        return fill(engine::tr("%1, %2 → %3"), {name, QString::number(was.size()), QString::number(is.size())});
    return anew.isEmpty() ? name : name + QStringLiteral(": ") + (only.isEmpty() ? QString::number(anew.size()) : only);
}

// Of a card that lay there already what it says anew: "Orla Fenwright: cost, healthy".
QString saidAnew(const QString& title, const Result<QJsonValue>& was, const QJsonObject& card)
{
    constexpr qsizetype most = 4; // told by name
    static const QStringList untold{
        QStringLiteral("id"), QStringLiteral("title"), QStringLiteral("name"), QStringLiteral("entered")};
    QStringList parts;
    if (was && (*was)[QLatin1String("id")] == card.value(QLatin1String("id")))
        for (const QString& part : card.keys())
            if (!untold.contains(part) && (*was)[part] != card.value(part))
                parts += asWords(part);
    if (parts.isEmpty())
        return title;
    return title + QStringLiteral(": ") + parts.mid(0, most).join(QStringLiteral(", "))
        + (parts.size() > most ? QStringLiteral(" …") : QString());
}

// "Halla Brandt, fatigue, 2 → 3"
QString changeIn(const Correct& a, const Before& before)
{
    Place place = placeOf(a.path, before);
    if (a.path.startsWith(QLatin1String("settings.")))
        place.name = wordsOfSetting(before.schema, {}, a.path.section(QLatin1Char('.'), 1, 1));
    auto was = valueAt(before.part, a.path);
    const auto isNotEntered = [&](const QString& path, const QJsonValue& value) {
        return before.isNotEntered && before.isNotEntered(path, value);
    };
    if (const bool isOpen = !was || was->isNull(); isOpen && before.printed)
        if (const QJsonValue printed = before.printed(a.path); !printed.isUndefined())
            was = printed;
    // A whole card, or a list of them, is told by its name: everything that is printed on it would be read by nobody.
    const QJsonObject card = a.value.toObject();
    const QString id = place.isField ? QString() : card.value(QLatin1String("id")).toString(); // its place says it better
    const QString title = card.value(QLatin1String("title")).toString(id);
    const auto counted = [](const QJsonValue& list) { return QString::number(list.toArray().size()); };
    if (place.isSecret) // of a hand how many
        return was && was->isArray() && a.value.isArray() && counted(*was) != counted(a.value)
            ? fill(engine::tr("%1, %2 → %3"), {place.name, counted(*was), counted(a.value)})
            : place.name;
    const auto said = [&](const QString& at, const QJsonValue& value) { // of a face-down deck how many
        return isPile(at) && value.isArray() ? counted(value) : spokenAt(at, value, before);
    };
    if (isPile(a.path) && a.value.isArray() && was)
        return fill(engine::tr("%1, %2 → %3"), {place.name, said(a.path, *was), said(a.path, a.value)});
    if (a.value.isArray() && (isOfThings(a.value) || (was && isOfThings(*was))))
        return changedIn(place.name, was ? was->toArray() : QJsonArray(), a.value.toArray(), before);
    if (!title.isEmpty() || (place.isField && card.contains(QLatin1String("id"))))
        return title.isEmpty() ? place.name : saidAnew(title, was, card);
    if (was && was->isObject() && a.value.isObject() && !card.isEmpty()
        && std::ranges::all_of(
            card.keys(), [&](const QString& part) { return was->toObject().contains(part); })) { // what changes
        QStringList changes;
        for (const QString& part : card.keys())
            if (const QJsonValue had = (*was)[part], now = card.value(part); had != now && part != QLatin1String("entered"))
                changes += isNotEntered(a.path + QLatin1Char('.') + part, had)
                    ? fill(engine::tr("%1 is %2"), {asWords(part), isPile(part) ? said(part, now) : spoken(now, before)})
                    : fill(engine::tr("%1 %2 → %3"),
                        {asWords(part), isPile(part) ? said(part, had) : spoken(had, before),
                            isPile(part) ? said(part, now) : spoken(now, before)});
        return changes.isEmpty() ? place.name : place.name + QStringLiteral(": ") + changes.join(QStringLiteral(", "));
    }
    if (!was || was->isNull() || *was == QString() || *was == a.value // what is printed held until now; or it is so, and told
        || isNotEntered(a.path, *was))
        return fill(engine::tr("%1 is %2"), {place.name, spokenAt(a.path, a.value, before)});
    const QString had = isUnseen(was->toString(), before) ? QStringLiteral("?") : spokenAt(a.path, *was, before);
    return fill(engine::tr("%1, %2 → %3"), {place.name, had, spokenAt(a.path, a.value, before)});
}

// Somebody new of whom nothing is told but the name that another part says.
bool isNamedElsewhere(const Correct& one, const QList<Correct>& all)
{
    const QJsonObject card = one.value.toObject();
    const QJsonValue id = card.value(QLatin1String("id"));
    return card.size() == 2 && card.contains(QLatin1String("title")) && one.path.endsWith(QLatin1String(".+") + id.toString())
        && std::ranges::any_of(
            all, [&](const Correct& other) { return other.value == id || other.value.toArray().contains(id); });
}

} // namespace

Message toldOf(const Correct& a, const Before& before)
{
    // What the program gives as a reason is kept in English and told in the reader's language; what people typed stands as it is.
    const QString reason = QCoreApplication::translate("reason", a.reason.trimmed().toUtf8().constData());
    std::optional<QJsonObject> written; // once, however many names are looked for
    const Before once{before.part,
        [&] {
            if (!written) {
                written = before.whole();
                if (a.path.isEmpty()) // whoever is named in it may be entered by it
                    written->insert(QString(), a.value);
            }
            return *written;
        },
        before.schema, before.called, before.printed, before.isNotEntered, before.unseen};
    QStringList changes;
    const QList<Correct> parts = separated(a);
    for (const Correct& one : parts)
        if (!isNamedElsewhere(one, parts))
            changes += changeIn(one, once);
    const QString all = changes.join(QStringLiteral("; "));
    return reason.isEmpty() ? Message{"engine", QT_TRANSLATE_NOOP("engine", "By the table: %1"), {all}}
                            : Message{"engine", QT_TRANSLATE_NOOP("engine", "By the table: %1 (%2)"), {all, reason}};
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

bool hasCapitalNouns() // the words decide, not where the computer stands
{
    const QString no = QStringLiteral("(nouns are written small)");
    return QCoreApplication::translate("engine", "(nouns are written small)") != no;
}

// Small letters and digits, in words that one dash joins: "long-range".
static bool isChoice(const QString& text)
{
    const auto isDash = [](QChar c) { return c == QLatin1Char('_') || c == QLatin1Char('-'); };
    const auto isOfWord = [](QChar c) {
        return (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('0') && c <= QLatin1Char('9'));
    };
    const auto isJoint = [&](QChar a, QChar b) { return isDash(a) && isDash(b); };
    return !text.isEmpty() && isOfWord(text.front()) && isOfWord(text.back())
        && std::ranges::all_of(text, [&](QChar c) { return isOfWord(c) || isDash(c); })
        && std::ranges::adjacent_find(text, isJoint) == text.cend();
}

QString wordsOfChoice(const QJsonValue& value)
{
    if (value.isString() && isChoice(value.toString()))
        return detail::asWords(value.toString());
    const QJsonObject nothing;
    return detail::spoken(value, {nothing, [] { return QJsonObject(); }, nothing, [](const QString&) { return QString(); }});
}

QList<Correct> separated(const Correct& a)
{
    if (!a.path.isEmpty() || !a.value.isObject())
        return {a};
    QList<Correct> parts;
    const QJsonObject values = a.value.toObject();
    for (auto one = values.begin(); one != values.end(); ++one)
        parts += Correct{one.key(), *one, a.reason};
    return parts;
}

Correct seenOf(const Correct& a, const QStringList& fields, const QJsonObject& state,
    const std::function<QJsonObject(const QJsonObject&)>& seen)
{
    const QList<Correct> parts = separated(a);
    QJsonObject values;
    QStringList secret;
    for (const Correct& one : parts)
        if (const QString field = one.path.section(QLatin1Char('.'), 0, 0).trimmed(); fields.contains(field))
            secret += field;
        else
            values.insert(one.path, one.value);
    if (secret.isEmpty())
        return a;
    const auto after = detail::corrected(state, a);
    const QJsonObject whole = after ? seen(after->toObject()) : QJsonObject();
    if (parts.size() == 1)
        return {secret.first(), whole.value(secret.first()), a.reason};
    for (const QString& field : std::as_const(secret))
        values.insert(field, whole.value(field));
    return {{}, values, a.reason};
}

} // namespace engine
