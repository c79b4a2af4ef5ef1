// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/differences.h"

#include "engine/game.h"
#include "engine/path.h"
#include "engine/words/titles.h"
#include "engine/words/typed.h"
#include "engine/words/waiting.h"
#include "kit/forms/form.h"
#include "kit/texts.h"
#include "kit/wording.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace kit {

namespace {

constexpr QLatin1String place("at"); // where somebody or something stands: no word without another behind it

// "battle.counted" → "battle_counted"
QString pairOf(const QString& path) { return path.section(QLatin1Char('.'), -2).replace(QLatin1Char('.'), QLatin1Char('_')); }

QString idOf(const QJsonValue& value) { return value.toObject().value(QLatin1String("id")).toString(); }

bool isListOfItems(const QJsonArray& list) { return !list.isEmpty() && !idOf(list.first()).isEmpty(); }

// Keyed lists become objects, so that items are compared with themselves wherever they stand.
QJsonObject byId(const QJsonArray& list)
{
    QJsonObject items;
    for (const QJsonValue& item : list)
        items.insert(idOf(item), item);
    return items;
}

// Of a list of names only what came and went.
QString listText(QJsonArray before, QJsonArray after)
{
    for (qsizetype i = before.size(); i-- > 0;)
        for (qsizetype k = 0; k < after.size(); ++k)
            if (before[i] == after[k]) {
                before.removeAt(i);
                after.removeAt(k);
                break;
            }
    QStringList parts;
    if (!before.isEmpty())
        parts += QStringLiteral("− ") + shownValue(before);
    if (!after.isEmpty())
        parts += QStringLiteral("+ ") + shownValue(after);
    return parts.isEmpty() ? tr("in another order") : parts.join(QLatin1Char(' '));
}

class Walk {
public:
    Walk(const QJsonValue& before, const QJsonValue& after, const Titles& called)
        : m_titles(called)
    {
        m_titles.insert(titlesIn(before));
        m_titles.insert(titlesIn(after)); // as they are called now
    }

    QList<Difference> found;

    void compare(const QString& path, const QString& label, const QJsonValue& before, const QJsonValue& after)
    {
        if (before == after)
            return;
        const bool lists =
            (before.isArray() && isListOfItems(before.toArray())) || (after.isArray() && isListOfItems(after.toArray()));
        if (engine::isPile(path) && before.isArray() && after.isArray())
            comparePiles(path, label, before.toArray(), after.toArray());
        else if (lists)
            compareItems(path, byId(before.toArray()), byId(after.toArray()));
        else if (before.isObject() && after.isObject() && idOf(before).isEmpty() != idOf(after).isEmpty())
            compareOne(path, label, before, after);
        else if (before.isObject() && after.isObject())
            compareFields(path, label, before.toObject(), after.toObject());
        else if (before.isObject() != after.isObject() && (before.isObject() ? after : before).isNull())
            found += Difference{path, label, before.isObject() ? QJsonValue(true) : QJsonValue(QJsonValue::Undefined),
                after.isObject() ? QJsonValue(true) : QJsonValue(QJsonValue::Undefined)};
        else if (engine::isTyped(path))
            found += Difference{path, label, before, after};
        else
            found += Difference{path, label, titled(before, m_titles), titled(after, m_titles)};
    }

private:
    bool isNameless(const QString& id) const
    {
        static const QRegularExpression sum(QStringLiteral("^[0-9a-f]{16}$"));
        return sum.match(id).hasMatch() && !m_titles.contains(id);
    }
    // As the table calls it, or the card that it is; empty: it bears no name.
    QString titleOf(const QString& id, const QJsonValue& item) const
    {
        return m_titles.value(id, m_titles.value(item.toObject().value(QLatin1String("card")).toString()));
    }
    // A card on the table is called by its title, or by what it is; what is known by its check sum alone has no name.
    QString nameOf(const QString& id, const QJsonValue& item) const
    {
        if (isNameless(id))
            return {};
        if (const QString title = titleOf(id, item); !title.isEmpty())
            return title;
        bool isNumber = false; // what somebody noted has no other name than its words
        (void)id.toInt(&isNumber);
        static const QRegularExpression counted(QStringLiteral("^[a-z]\\d+$")); // "g26": whose it is says more
        if (counted.match(id).hasMatch()) {
            const QString who = item.toObject().value(QLatin1String("who")).toString(),
                          kind = item.toObject().value(QLatin1String("kind")).toString();
            return m_titles.value(who, kind.isEmpty() ? QString() : wordsOf(kind));
        }
        const QString text = isNumber ? item.toObject().value(QLatin1String("text")).toString() : QString();
        return text.isEmpty() ? wordsOf(id) : text;
    }
    static QString joined(const QString& path, const QString& step)
    {
        return path.isEmpty() ? step : path + QLatin1Char('.') + step;
    }

    // One card at a place that came or went, whatever stands on it.
    void compareOne(const QString& path, const QString& label, const QJsonValue& before, const QJsonValue& after)
    {
        const bool isGone = idOf(after).isEmpty();
        const QJsonValue none(QJsonValue::Undefined), one(true), &card = isGone ? before : after;
        const QString name = titleOf(idOf(card), card); // where it lies says what it is
        found += Difference{
            path, name.isEmpty() ? label : label + QStringLiteral(": ") + name, isGone ? one : none, isGone ? none : one};
    }

    void compareFields(const QString& path, const QString& label, const QJsonObject& before, const QJsonObject& after)
    {
        QStringList keys = before.keys();
        for (const QString& key : after.keys())
            if (!before.contains(key))
                keys += key;
        for (const QString& key : std::as_const(keys)) {
            const QString at = joined(path, key),
                          number = after.value(key).isDouble() ? calledAt(key + QStringLiteral(".count")) : QString(),
                          words = key == place ? kit::tr("place")
                : number.isEmpty()             ? wordsWithin(key)
                                               : number,
                          own = m_titles.value(at);
            const QString pair = own.isEmpty() ? calledAt(at) : QString(),
                          whole = pair.isEmpty() ? words : wordsWithin(pairOf(at));
            compare(at,
                !own.isEmpty()                           ? own
                    : label.isEmpty() || !pair.isEmpty() ? whole
                                                         : label + QLatin1Char(' ') + words,
                before.value(key), after.value(key));
        }
    }

    // Which cards lie face down is told by none of their lists, unless somebody names them all.
    void comparePiles(const QString& path, const QString& label, const QJsonArray& before, const QJsonArray& after)
    {
        const bool isNamed = !after.contains(QJsonValue(QStringLiteral("?")));
        if (before.size() != after.size())
            found += Difference{path, label, before.size(), after.size()};
        else if (isNamed)
            found += Difference{path, label, titled(before, m_titles), titled(after, m_titles)};
    }

    // An item that comes or goes is one difference, however much it holds.
    void compareItems(const QString& path, const QJsonObject& before, const QJsonObject& after)
    {
        QStringList ids = before.keys();
        for (const QString& id : after.keys())
            if (!before.contains(id))
                ids += id;
        if (!ids.isEmpty() && std::ranges::all_of(ids, [&](const QString& id) { return isNameless(id); }))
            return compareSums(path, before, after);
        for (const QString& id : std::as_const(ids)) {
            const QJsonValue item = before.contains(id) ? before.value(id) : after.value(id);
            const bool isFaceDown = engine::isWaiting(before.value(id).toObject())
                && (!after.contains(id) || engine::isWaiting(after.value(id).toObject()));
            const QString name = isFaceDown ? QString() : nameOf(id, item);
            const QString kind = wordsWithin(path.section(QLatin1Char('.'), -1));
            const QString list = name.isEmpty() ? kind : kind + QStringLiteral(": ") + name;
            const QString owner = m_owner;
            if (before.contains(id) && after.contains(id)) {
                const QString own = name.isEmpty() ? kind : name;
                m_owner = owner.isEmpty() ? own : owner + QLatin1Char(' ') + own;
                compareFields(joined(path, id), m_owner, before.value(id).toObject(), after.value(id).toObject());
                m_owner = owner;
            } else {
                found += Difference{joined(path, id), owner.isEmpty() ? list : owner + QLatin1Char(' ') + list,
                    before.contains(id) ? QJsonValue(true) : QJsonValue(QJsonValue::Undefined),
                    after.contains(id) ? QJsonValue(true) : QJsonValue(QJsonValue::Undefined)};
            }
        }
    }

    // What a table keeps of itself under a check sum are positions, to be known again; which they are nobody can read.
    void compareSums(const QString& path, const QJsonObject& before, const QJsonObject& after)
    {
        const auto count = [](const QJsonObject& all, const QJsonObject& but) {
            const QStringList ids = all.keys();
            return std::ranges::count_if(ids, [&](const QString& id) { return !but.contains(id); });
        };
        const auto tell = [&](qsizetype positions, const QJsonValue& was, const QJsonValue& is) {
            if (positions > 0)
                found += Difference{
                    path, engine::fill(kit::tr("positions that are remembered: %1"), {QString::number(positions)}), was, is};
        };
        tell(count(before, after), true, QJsonValue(QJsonValue::Undefined));
        tell(count(after, before), QJsonValue(QJsonValue::Undefined), true);
    }

    Titles m_titles;
    QString m_owner; // whose list is looked at: the item that holds it
};

} // namespace

Titles settingsCalled(const engine::Game& game)
{
    Titles called;
    const QJsonObject schema = game.stateSchema();
    for (const QString& name :
        engine::schemaAt(schema, {QStringLiteral("settings")}).value(QLatin1String("properties")).toObject().keys())
        called.insert(QStringLiteral("settings.") + name, capital(engine::wordsOfSetting(schema, {}, name)) + QLatin1Char(':'));
    for (const engine::Doubt& doubt : game.doubts())
        called.insert(QLatin1String(doubt.id.data()), engine::wordsOfSetting({}, game.doubts(), QLatin1String(doubt.id.data())));
    return called;
}

Titles titlesIn(const QJsonValue& state) { return engine::titlesIn(state); }

QJsonValue titled(const QJsonValue& value, const Titles& titles)
{
    if (value.isString())
        return titles.value(value.toString(), value.toString());
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue& one : value.toArray())
            list += titled(one, titles);
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        it.value() = titled(QJsonValue(*it), titles);
    return object;
}

// Words of closed lists that another language writes as English does, with a capital.
static bool isAlike(const QString& words)
{
    return kit::tr("(no word is written alike)").split(QStringLiteral(", ")).contains(words);
}

QString shownValue(const QJsonValue& value)
{
    if (value.isBool())
        return value.toBool() ? tr("yes") : tr("no");
    if (value.isDouble())
        return QString::number(value.toInteger());
    if (value.isString()) {
        // A value of a closed list is told in the reader's language; a name of somebody's own is nobody's text.
        QString text = value.toString();
        if (text == QLatin1String("?")) // a card that this seat may not see, or a number that nobody entered
            return tr("not known");
        const QString words = wordsOf(text);
        if (text.isEmpty() || words != plainWordsOf(text) || isAlike(words))
            return text.isEmpty() ? tr("nothing") : words;
        static const QRegularExpression counted(QStringLiteral("^([a-z]+)-([0-9]+)$")), // "weapon-1"
            several(QStringLiteral("^[a-z]+([_-]([a-z]+|[0-9]+))+$"));
        if (const auto one = counted.match(text); one.hasMatch())
            if (const QString what = one.captured(1); wordsOf(what) != plainWordsOf(what) || isAlike(wordsOf(what)))
                return wordsOf(what) + QLatin1Char(' ') + one.captured(2);
        return several.match(text).hasMatch()
            ? text.replace(QLatin1Char('_'), QLatin1Char(' ')).replace(QLatin1Char('-'), QLatin1Char(' '))
            : text;
    }
    QStringList parts;
    for (const QJsonValue& one : value.toArray())
        parts += shownValue(one);
    const QJsonObject object = value.toObject();
    const auto saysNothing = [](const QJsonValue& part) {
        return part.isNull() || part == QJsonValue(false) || part == QJsonValue(QString()) || part == QJsonValue(QJsonArray());
    };
    for (auto it = object.begin(); it != object.end(); ++it)
        if (!saysNothing(*it)) {
            const QString own = it->isString() ? calledAt(it.key() + QLatin1Char('.') + it->toString()) : QString(),
                          says = own.isEmpty() ? shownValue(*it) : own, name = wordsWithin(it.key());
            if (it.key() == QLatin1String("card")) // is what all of it is about
                parts.prepend(says);
            else
                parts += *it == QJsonValue(true) ? name : name + QLatin1Char(' ') + says;
        }
    return parts.isEmpty() ? tr("nothing") : parts.join(QStringLiteral(", "));
}

QString calledAt(const QString& path)
{
    const QString pair = pairOf(path), words = wordsOf(pair);
    return words == plainWordsOf(pair) ? QString() : words;
}

QString Difference::text() const
{
    if (before.isUndefined() && after.isBool())
        return QStringLiteral("+ ") + label;
    if (after.isUndefined() && before.isBool())
        return QStringLiteral("− ") + label;
    if (before.isBool() && after.isBool()) // what it was follows
        return label + (label.endsWith(QLatin1Char(':')) ? QStringLiteral(" ") : QStringLiteral(": ")) + shownValue(after);
    if (before.isArray() && after.isArray())
        return label + QLatin1Char(' ') + listText(before.toArray(), after.toArray());
    if ((before.isNull() || before.isUndefined()) && after.isDouble()) // what stood there was told elsewhere, on a card
        return label + QStringLiteral(" → ") + shownValue(after);
    const auto said = [&](const QJsonValue& value) {
        const bool isNowhere = value == QJsonValue(QStringLiteral("none")) || value == QJsonValue(QString());
        return isNowhere && path.section(QLatin1Char('.'), -1) == place ? kit::tr("nowhere") : shownValue(value);
    };
    return label + QLatin1Char(' ') + said(before) + QStringLiteral(" → ") + said(after);
}

QList<Difference> differences(const QJsonValue& before, const QJsonValue& after, const Titles& called)
{
    Walk walk(before, after, called);
    walk.compare({}, {}, before, after);
    return walk.found;
}

} // namespace kit
