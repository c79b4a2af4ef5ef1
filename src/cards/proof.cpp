// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/proof.h"

#include "cards/my_cards.h"
#include "engine/json.h"
#include "engine/words/nearest.h"
#include "engine/path.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace cards {

using engine::Fault;

namespace {

constexpr int longestId = 64;
constexpr int mostCompared = 500; // ids looked through for a near one

constexpr QLatin1String idField("id");
constexpr QLatin1String setupField("setup");
constexpr QLatin1String cardsField("cards");

QString tr(const char* text) { return QCoreApplication::translate("cards", text); }

QString idOf(const QJsonValue& value) { return value.toObject().value(idField).toString(); }

QJsonObject itemsOf(const QJsonObject& schema) { return schema.value(QLatin1String("items")).toObject(); }

QJsonObject propertiesOf(const QJsonObject& schema) { return schema.value(QLatin1String("properties")).toObject(); }

// The same value with every id replaced by its place in its list: faults then tell indices, which are exact where ids repeat.
QJsonValue withIndicesForIds(const QJsonValue& value)
{
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto it = object.begin(); it != object.end(); ++it)
            if (it->isObject() || it->isArray())
                *it = withIndicesForIds(*it);
        return object;
    }
    if (!value.isArray())
        return value;
    QJsonArray array;
    for (const QJsonValue& element : value.toArray()) {
        QJsonValue one = withIndicesForIds(element);
        if (!idOf(one).isEmpty()) {
            QJsonObject object = one.toObject();
            object.insert(idField, QString::number(array.size()));
            one = object;
        }
        array += one;
    }
    return array;
}

class Proof {
public:
    Proof(const Text& text, const engine::Game& game)
        : m_text(text)
        , m_game(game)
    {
    }

    QList<Found> all()
    {
        setup();
        for (const QString& kind : m_text.root().value(cardsField).toObject().keys())
            cardsOf(kind);
        ids(m_text.root(), {});
        return m_found;
    }

private:
    bool isFull() const { return m_found.size() > mostFaults; }

    void add(qsizetype offset, const QStringList& path, const QString& value, const QString& problem, const QString& remedy)
    {
        m_found += Found{offset, shown(path), value, problem, remedy};
    }

    // A path as people know it: ids instead of indices.
    QString shown(const QStringList& path) const
    {
        QStringList steps;
        QJsonValue at = m_text.root();
        for (const QString& step : path) {
            at = at.isArray() ? at.toArray().at(step.toInt()) : at.toObject().value(step);
            steps += idOf(at).isEmpty() || steps.isEmpty() || idOf(at).size() > longestId ? step : idOf(at);
        }
        return steps.join(QLatin1Char('.'));
    }

    void setup()
    {
        const QJsonObject value = m_text.root().value(setupField).toObject();
        const QJsonObject schema = m_game.setupSchema();
        unknownFields(value, schema, {setupField});
        if (!isFull())
            wrongValues({setupField}, schema, value, [this](const QJsonValue& v) { return m_game.setupFaults(v, {}); });
        for (auto it = value.begin(); it != value.end(); ++it)
            if (propertiesOf(itemsOf(propertiesOf(schema).value(it.key()).toObject())).contains(idField))
                cardIds(it->toArray(), {setupField, it.key()});
        strayNames(value, schema, {setupField});
    }

    void cardsOf(const QString& kind)
    {
        const QStringList path{cardsField, kind};
        const QJsonValue value = m_text.root().value(cardsField).toObject().value(kind);
        if (!m_game.cardKinds().contains(kind)) {
            add(m_text.offsetOfKey({cardsField}, kind), {cardsField}, kind,
                engine::fill(cards::tr("There is no kind of card %1."), {kind}), engine::meant(kind, m_game.cardKinds()));
            return;
        }
        if (!value.isArray()) {
            add(m_text.offsetOf(path), path, engine::shownJson(value).left(60), cards::tr("The cards of a kind are a list."),
                cards::tr("Write […] with a card {…} for each."));
            return;
        }
        const QJsonArray cards = value.toArray();
        const QJsonObject schema = m_game.cardSchema(kind);
        for (int i = 0; i < cards.size() && !isFull(); ++i) {
            const QStringList here = path + QStringList{QString::number(i)};
            unknownFields(cards.at(i), schema, here);
            wrongValues(here, schema, cards.at(i), [&](const QJsonValue& v) { return m_game.cardFaults(kind, v, {}); });
            strayNames(cards.at(i), schema, here);
        }
        cardIds(cards, path);
    }

    // Looked for before the game reads anything: comparing many unknown names with the known ones would take long.
    void unknownFields(const QJsonValue& value, const QJsonObject& schema, const QStringList& path)
    {
        if (value.isArray() && schema.contains(QLatin1String("items"))) {
            const QJsonArray array = value.toArray();
            for (int i = 0; i < array.size() && !isFull(); ++i)
                unknownFields(array.at(i), itemsOf(schema), path + QStringList{QString::number(i)});
        } else if (value.isObject() && schema.contains(QLatin1String("properties"))) {
            const QJsonObject object = value.toObject();
            const QJsonObject known = propertiesOf(schema);
            for (auto it = object.begin(); it != object.end() && !isFull(); ++it) {
                if (known.contains(it.key()))
                    unknownFields(*it, known.value(it.key()).toObject(), path + QStringList{it.key()});
                else
                    add(m_text.offsetOfKey(path, it.key()), path, it.key(),
                        engine::fill(cards::tr("There is no field %1."), {it.key()}), engine::meant(it.key(), known.keys()));
            }
        }
    }

    template <class Faults>
    void wrongValues(const QStringList& path, const QJsonObject& schema, const QJsonValue& value, Faults faultsOf)
    {
        const QList<Fault> faults = faultsOf(value);
        if (faults.isEmpty())
            return;
        const QList<Fault> places = faultsOf(withIndicesForIds(value));
        for (int i = 0; i < faults.size() && !isFull(); ++i) {
            const QStringList inside = places.value(i, faults[i]).place.split(QLatin1Char('.'), Qt::SkipEmptyParts);
            if (m_text.offsetOfKey(path + inside, faults[i].value) >= 0
                && !engine::schemaAt(schema, inside).value(QLatin1String("properties")).toObject().contains(faults[i].value))
                continue; // an unknown field: told already
            QString remedy = faults[i].remedy;
            const QStringList names = allowedNames(engine::schemaAt(schema, inside));
            if (const QString word = valueAt(path + inside).toString(); !names.isEmpty() && word.size() <= longestName)
                remedy = engine::meant(word, names);
            add(m_text.offsetOf(path + inside), path + inside, faults[i].value, faults[i].problem, remedy);
        }
    }

    static QStringList allowedNames(const QJsonObject& schema)
    {
        QStringList names;
        for (const QJsonValue& name : schema.value(QLatin1String("enum")).toArray())
            names += name.toString();
        return names;
    }

    QJsonValue valueAt(const QStringList& path) const
    {
        QJsonValue at = m_text.root();
        for (const QString& step : path)
            at = at.isArray() ? at.toArray().at(step.toInt()) : at.toObject().value(step);
        return at;
    }

    void cardIds(const QJsonArray& cards, const QStringList& path)
    {
        for (int i = 0; i < cards.size() && !isFull(); ++i) {
            const QStringList here = path + QStringList{QString::number(i)};
            const QJsonObject card = cards.at(i).toObject();
            if (!cards.at(i).isObject() || (card.contains(idField) && !card.value(idField).isString()))
                continue; // told as a wrong value
            const QString id = idOf(card);
            if (id.trimmed().isEmpty())
                add(m_text.offsetOf(here + QStringList{idField}), here, id, cards::tr("The card has no id."),
                    cards::tr("Give every card a short name of its own."));
        }
    }

    // An id stands once in its list, at every depth.
    void ids(const QJsonValue& value, const QStringList& path)
    {
        if (value.isObject()) {
            const QJsonObject object = value.toObject();
            for (auto it = object.begin(); it != object.end(); ++it)
                if (it->isObject() || it->isArray())
                    ids(*it, path + QStringList{it.key()});
        } else if (value.isArray()) {
            const QJsonArray array = value.toArray();
            QSet<QString> seen;
            for (int i = 0; i < array.size() && !isFull(); ++i) {
                const QStringList here = path + QStringList{QString::number(i)};
                oneId(idOf(array.at(i)), here, seen);
                if (array.at(i).isObject() || array.at(i).isArray())
                    ids(array.at(i), here);
            }
        }
    }

    void oneId(const QString& id, const QStringList& path, QSet<QString>& seen)
    {
        if (id.isEmpty())
            return;
        const QStringList here = path + QStringList{idField};
        if (id.size() > longestId)
            add(m_text.offsetOf(here), here, id.left(longestId) + QStringLiteral("…"),
                engine::fill(cards::tr("An id has at most %1 letters."), {QString::number(longestId)}),
                cards::tr("Give the card a short name."));
        else if (seen.contains(id))
            add(m_text.offsetOf(here), here, id, engine::fill(cards::tr("%1 stands here twice."), {id}),
                cards::tr("Give every card an id of its own."));
        seen += id;
    }

    // Names that lead to no card. Where the pack has no cards of that kind at all, they wait to be entered; the owner's own cards
    // name those of the packs below them, too.
    void strayNames(const QJsonValue& value, const QJsonObject& schema, const QStringList& path)
    {
        if (value.isArray()) {
            const QJsonArray array = value.toArray();
            for (int i = 0; i < array.size() && !isFull(); ++i)
                strayNames(array.at(i), itemsOf(schema), path + QStringList{QString::number(i)});
        } else if (value.isObject()) {
            const QJsonObject object = value.toObject();
            const QJsonObject known = propertiesOf(schema);
            for (auto it = object.begin(); it != object.end(); ++it) {
                const QJsonObject one = known.value(it.key()).toObject();
                const QStringList here = path + QStringList{it.key()};
                if (const QString named = namedBy(it.key(), one, m_game); !named.isEmpty())
                    oneListOfNames(*it, named, here);
                else if (it->isObject() || it->isArray())
                    strayNames(*it, one, here);
            }
        }
    }

    void oneListOfNames(const QJsonValue& names, const QString& named, const QStringList& path)
    {
        if (idOf(m_text.root()) == QLatin1String(myCards))
            return;
        if (!m_ids.contains(named)) {
            const QStringList ids = idsNamed(named, m_text.root());
            m_ids.insert(named, {ids.cbegin(), ids.cend()});
            m_compared.insert(named, ids.mid(0, mostCompared));
        }
        const QSet<QString> known = m_ids.value(named);
        if (known.isEmpty())
            return;
        const auto look = [&](const QJsonValue& name, const QStringList& here) {
            if (name.isString() && !name.toString().isEmpty() && !known.contains(name.toString()) && !isFull())
                add(m_text.offsetOf(here), here, name.toString().left(longestId),
                    engine::fill(cards::tr("No card %1 stands in this pack under %2."), {name.toString().left(longestId), named}),
                    engine::meant(name.toString().left(longestId), m_compared.value(named)));
        };
        if (!names.isArray())
            return look(names, path);
        const QJsonArray array = names.toArray();
        for (int i = 0; i < array.size(); ++i)
            look(array.at(i), path + QStringList{QString::number(i)});
    }

    const Text& m_text;
    const engine::Game& m_game;
    QList<Found> m_found;
    QHash<QString, QSet<QString>> m_ids;
    QHash<QString, QStringList> m_compared;
};

} // namespace

QString namedBy(const QString& field, const QJsonObject& fieldSchema, const engine::Game& game)
{
    const QString type = QStringLiteral("x-names");
    const QString direct = fieldSchema.value(type).toString();
    if (!direct.isEmpty())
        return direct;
    const QString kind = field.chopped(field.endsWith(QLatin1String("_deck")) ? 5 : field.size());
    return game.cardKinds().contains(kind) ? kind : QString();
}

QJsonArray cardsNamed(const QString& named, const QJsonObject& root)
{
    const QJsonValue own = root.value(cardsField).toObject().value(named);
    return own.isArray() ? own.toArray() : root.value(setupField).toObject().value(named).toArray();
}

QStringList idsNamed(const QString& named, const QJsonObject& root)
{
    QStringList ids;
    for (const QJsonValue& card : cardsNamed(named, root))
        if (!idOf(card).isEmpty())
            ids += idOf(card);
    return ids;
}

QList<Fault> contentFaults(const Text& text, const engine::Game& game) { return text.placed(Proof(text, game).all()); }

} // namespace cards
