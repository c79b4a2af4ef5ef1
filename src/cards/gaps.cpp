// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/gaps.h"

#include "cards/places.h"
#include "cards/proof.h"
#include "cards/sections.h"

#include <QJsonArray>
#include <QMap>

#include <algorithm>

namespace cards {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cards", text); }

QString idOf(const QJsonValue& card) { return card.toObject().value(QLatin1String("id")).toString(); }

class Survey {
public:
    Survey(const Pack& pack, const engine::Game& game)
        : m_pack(pack)
        , m_game(game)
    {
    }

    QList<Gap> all()
    {
        const QJsonObject fields = m_game.setupSchema().value(QLatin1String("properties")).toObject();
        for (const QJsonValue& field : m_game.setupSchema().value(QLatin1String("x-order")).toArray())
            if (field != QLatin1String("settings")) // what a table chooses is printed nowhere
                setupField(field.toString(), fields.value(field.toString()).toObject());
        for (const QString& kind : m_game.cardKinds())
            cardsOf(kind);
        return m_gaps;
    }

private:
    static bool isList(const QJsonObject& schema) { return schema.value(QLatin1String("type")) == QLatin1String("array"); }

    void setupField(const QString& field, const QJsonObject& schema)
    {
        const QString place = QStringLiteral("setup.") + field;
        const QJsonValue value = m_pack.setup.value(field);
        if (!isList(schema)) {
            const QJsonObject inner = schema.value(QLatin1String("properties")).toObject();
            for (auto it = inner.begin(); it != inner.end(); ++it)
                if (isListOfNames(it->toObject()))
                    names(place + QLatin1Char('.') + it.key(), it.key(), it->toObject(),
                        value.toObject().value(it.key()).toArray());
        } else if (isListOfNames(schema)) {
            names(place, field, schema, value.toArray());
        } else {
            const QJsonArray cards = value.toArray();
            if (cards.isEmpty())
                m_gaps += Gap{place, {}, {}, 0};
            const QJsonObject card = schema.value(QLatin1String("items")).toObject();
            lackingOf(place, cards, card, int(cards.size()));
            onlyNamed(place, cards, placesOf(card));
        }
    }

    // Those of which no one field is missing.
    void onlyNamed(const QString& place, const QJsonArray& cards, const QList<Place>& places)
    {
        QStringList ids;
        for (const QJsonValue& card : cards)
            if (isBare(card.toObject(), places) && lacking(card.toObject(), places).isEmpty())
                ids += idOf(card);
        if (!ids.isEmpty())
            m_gaps += Gap{place, {}, ids, int(cards.size())};
    }

    static bool isListOfNames(const QJsonObject& schema)
    {
        const QJsonObject items = schema.value(QLatin1String("items")).toObject();
        return isList(schema) && items.value(QLatin1String("type")) == QLatin1String("string")
            && !items.contains(QLatin1String("enum"));
    }

    void names(const QString& place, const QString& field, const QJsonObject& schema, const QJsonArray& listed)
    {
        if (listed.isEmpty()) {
            m_gaps += Gap{place, {}, {}, 0};
            return;
        }
        const QString named = namedBy(field, schema, m_game);
        const QStringList ids = idsNamed(named, m_root);
        if (named.isEmpty())
            return;
        QStringList unknown;
        for (const QJsonValue& name : listed)
            if (!ids.contains(name.toString()) && !unknown.contains(name.toString()))
                unknown += name.toString();
        if (!unknown.isEmpty())
            m_gaps += Gap{place, {}, unknown, int(listed.size())};
    }

    // What is printed on every such card and told on some of them only.
    void lackingOf(const QString& place, const QJsonArray& cards, const QJsonObject& schema, int of)
    {
        const QList<Place> places = placesOf(schema);
        QMap<qsizetype, Gap> found; // in the order of the fields
        for (const QJsonValue& card : cards) {
            const QStringList fields = lacking(card.toObject(), places);
            for (const QString& field : fields) {
                const auto at = std::find_if(places.begin(), places.end(),
                    [&](const Place& one) { return one.path.section(QLatin1Char('.'), 0, 0) == field; });
                Gap& gap = found[at - places.begin()];
                gap = Gap{place, field, gap.ids + QStringList{idOf(card)}, of};
            }
        }
        m_gaps += found.values();
    }

    void cardsOf(const QString& kind)
    {
        const QString place = QStringLiteral("cards.") + kind;
        const QJsonArray cards = m_pack.cards.value(kind).toArray();
        QStringList bare;
        QJsonArray others;
        for (const QJsonValue& card : cards)
            if (isOnlyNamed(card.toObject()))
                bare += idOf(card);
            else
                others += card;
        if (cards.isEmpty() || !bare.isEmpty())
            m_gaps += Gap{place, {}, bare, int(cards.size())};
        lackingOf(place, others, m_game.cardSchema(kind), int(cards.size()));
    }

    const Pack& m_pack;
    const engine::Game& m_game;
    const QJsonObject m_root{{QStringLiteral("setup"), m_pack.setup}, {QStringLiteral("cards"), m_pack.cards}};
    QList<Gap> m_gaps;
};

} // namespace

QString Gap::text() const
{
    constexpr int mostNamed = 12;
    if (ids.isEmpty())
        return engine::fill(cards::tr("%1: nothing is entered."), {place});
    const QString count = QString::number(ids.size());
    const QString all = QString::number(of);
    QString text = field.isEmpty() ? engine::fill(cards::tr("%1: only named so far: %2 of %3"), {place, count, all})
                                   : engine::fill(cards::tr("%1: %2 missing: %3 of %4"), {place, field, count, all});
    if (ids.size() == of)
        return text;
    text += QStringLiteral(" (") + ids.mid(0, mostNamed).join(QStringLiteral(", "));
    return text + (ids.size() > mostNamed ? QStringLiteral(", …)") : QStringLiteral(")"));
}

QList<Gap> gaps(const Pack& pack, const engine::Game& game) { return Survey(pack, game).all(); }

} // namespace cards
