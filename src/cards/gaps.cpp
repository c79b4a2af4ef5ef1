// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/gaps.h"

#include "cards/proof.h"

#include <QJsonArray>

namespace cards {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cards", text); }

QString idOf(const QJsonValue& card) { return card.toObject().value(QLatin1String("id")).toString(); }

// A card of which only the name stands there.
bool isBare(const QJsonObject& card)
{
    for (const QString& field : card.keys())
        if (field != QLatin1String("id") && field != QLatin1String("title") && field != QLatin1String("text"))
            return false;
    return true;
}

// The fields whose value may be unknown: those that a game made from an empty card writes as null.
QStringList blankFields(const QString& list, const engine::Game& game)
{
    const QString probe = QStringLiteral("probe");
    const auto state = game.newGame({{list, QJsonArray{QJsonObject{{QStringLiteral("id"), probe}}}}});
    if (!state)
        return {};
    QStringList fields;
    for (const QJsonValue& card : game.stateToJson(*state).value(list).toArray())
        for (const QString& field : idOf(card) == probe ? card.toObject().keys() : QStringList())
            if (card.toObject().value(field).isNull())
                fields += field;
    return fields;
}

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
            lacking(place, value.toArray(), blankFields(field, m_game));
        }
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

    // Fields of cards that the game can hold as unknown.
    void lacking(const QString& place, const QJsonArray& cards, const QStringList& fields)
    {
        if (cards.isEmpty())
            m_gaps += Gap{place, {}, {}, 0};
        for (const QString& field : fields) {
            QStringList ids;
            for (const QJsonValue& card : cards)
                if (card.toObject().value(field).isNull() || card.toObject().value(field).isUndefined())
                    ids += idOf(card);
            if (!ids.isEmpty())
                m_gaps += Gap{place, field, ids, int(cards.size())};
        }
    }

    void cardsOf(const QString& kind)
    {
        const QString place = QStringLiteral("cards.") + kind;
        const QJsonArray cards = m_pack.cards.value(kind).toArray();
        QStringList bare;
        for (const QJsonValue& card : cards)
            if (isBare(card.toObject()))
                bare += idOf(card);
        if (cards.isEmpty() || !bare.isEmpty())
            m_gaps += Gap{place, {}, bare, int(cards.size())};
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
