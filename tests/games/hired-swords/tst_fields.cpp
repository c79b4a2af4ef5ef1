// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every field of a card or of a setup makes a difference somewhere: changed in one of the worked cases, it changes an offer, a
// verdict, a sentence, the summary, the hands or the state that play leads to. What is only kept for people is listed as a note.
#include "engine/json.h"
#include "engine/table.h"
#include "engine/table_actions.h"
#include "games/hired-swords/rules/game.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace engine;

namespace {

const QStringList cardLists{QStringLiteral("mercenaries"), QStringLiteral("tactics"), QStringLiteral("career_cards"),
    QStringLiteral("opposition_cards"), QStringLiteral("settlements")};

// Kept for whoever reads the card, or a name by which other things are found.
const QStringList notes{};

void leavesOf(const QJsonObject& schema, const QString& path, QStringList& leaves)
{
    const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    const QJsonObject items = schema.value(QLatin1String("items")).toObject();
    if (!properties.isEmpty() && !schema.contains(QLatin1String("x-form")))
        for (const QString& name : properties.keys())
            leavesOf(properties.value(name).toObject(), path + QLatin1Char('.') + name, leaves);
    else if (items.contains(QLatin1String("properties")) && !items.contains(QLatin1String("x-form")))
        leavesOf(items, path + QStringLiteral(".*"), leaves);
    else if (!path.endsWith(QLatin1String(".id")) && !path.endsWith(QLatin1String(".where")))
        leaves += path;
}

QJsonObject schemaAt(QJsonObject schema, const QStringList& path)
{
    for (const QString& part : path)
        schema = part == QLatin1String("*") ? schema.value(QLatin1String("items")).toObject()
                                            : schema.value(QLatin1String("properties")).toObject().value(part).toObject();
    return schema;
}

// Other values that the field could have.
QList<QJsonValue> othersThan(const QJsonValue& value, const QJsonObject& schema)
{
    QList<QJsonValue> others;
    for (const QJsonValue& name : schema.value(QLatin1String("enum")).toArray())
        others += name;
    if (value.isBool())
        others += !value.toBool();
    if (value.isDouble() || schema.value(QLatin1String("type")) == QLatin1String("integer"))
        others += QList<QJsonValue>{0, value.toInt() + 1, 9};
    if (value.isString() || value.isNull())
        others += QList<QJsonValue>{
            QStringLiteral("0"), QStringLiteral("3"), QStringLiteral("4/4/4/4"), QStringLiteral("something else"), QString()};
    if (value.isArray()) {
        others += QJsonArray();
        for (const QJsonValue& name : schema.value(QLatin1String("items")).toObject().value(QLatin1String("enum")).toArray())
            others += QJsonArray{name};
    }
    others.removeAll(value);
    return others;
}

// The value with each possible place of the path changed in turn.
QList<QJsonValue> changed(const QJsonValue& value, const QStringList& path, const QJsonObject& schema)
{
    if (path.isEmpty())
        return othersThan(value, schema);
    QList<QJsonValue> all;
    if (path.first() == QLatin1String("*")) {
        const QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            for (const QJsonValue& other : changed(list[i], path.mid(1), schema)) {
                QJsonArray copy = list;
                copy[i] = other;
                all += copy;
            }
    } else if (value.isObject()) {
        for (const QJsonValue& other : changed(value.toObject().value(path.first()), path.mid(1), schema)) {
            QJsonObject copy = value.toObject();
            copy.insert(path.first(), other);
            all += copy;
        }
    }
    return all;
}

QString seenIn(const Verdict& verdict)
{
    QString seen;
    for (const Condition& one : verdict.conditions)
        seen += QLatin1String(one.reason->id) + one.text() + one.remedy();
    return seen;
}

struct Case {
    QJsonObject given;
    QJsonArray when;
};

} // namespace

class Fields : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFieldOfACardMakesADifference();
    void everyFieldOfASetupMakesADifference();

private:
    // Everything that a person could see of the case; empty: it cannot be set up so.
    QString seenIn(const Case& one) const
    {
        MemoryJournal journal;
        Table table(*m_game, journal, [] { return QDateTime(); });
        if (!table.begin({}, {}, {}) || table.submit(SetUp{one.given}, {}).answer != Submission::Answer::Done)
            return {};
        QString seen;
        for (const Message& line : m_game->summary(table.state()))
            seen += line.text();
        for (const Offer& offer : m_game->offers(table.state()))
            seen += offer.label.text() + ::seenIn(offer.verdict);
        for (const QJsonValue& value : one.when) {
            QJsonObject step = value.toObject();
            step.remove(QStringLiteral("then"));
            if (const QString question = step.take(QLatin1String("ask")).toString(); !question.isEmpty()) {
                const auto answer = m_game->ask(table.state(), question, step);
                seen += answer ? shownJson(answer->value) + ::seenIn(answer->verdict) : answer.faults().first().text();
                continue;
            }
            const QString verb = step.take(QLatin1String("do")).toString();
            const Submission done = table.submit(Draft{verb, step}, {});
            seen += ::seenIn(done.verdict) + done.sentence.text();
            for (const Told& told : done.told)
                seen += told.text();
            for (const Fault& fault : done.faults)
                seen += fault.text();
            for (const Message& note : done.hands)
                seen += note.text();
        }
        for (const Message& line : m_game->summary(table.state()))
            seen += line.text();
        QJsonObject state = m_game->stateToJson(table.state());
        for (const QString& cards : cardLists)
            state.remove(cards);
        return seen + shownJson(state);
    }

    bool makesADifference(const QString& leaf) const
    {
        const QStringList path = leaf.split(QLatin1Char('.'));
        const QJsonObject schema = schemaAt(m_game->stateSchema(), path);
        for (qsizetype i = 0; i < m_cases.size(); ++i)
            for (const QJsonValue& other : changed(m_cases[i].given, path, schema)) {
                const QString seen = seenIn(Case{other.toObject(), m_cases[i].when});
                if (!seen.isEmpty() && seen != m_seen[i])
                    return true;
            }
        return false;
    }

    std::unique_ptr<Game> m_game = hiredswords::game();
    QList<Case> m_cases; // with everything that their states have by default
    QStringList m_seen;
};

void Fields::initTestCase()
{
    const QDir folder(QStringLiteral(MR_CASES));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QJsonValue& value : QJsonDocument::fromJson(file.readAll()).array()) {
            QJsonObject given = value.toObject().value(QLatin1String("given")).toObject();
            if (value.toObject().contains(QLatin1String("settings")))
                given.insert(QStringLiteral("settings"), value.toObject().value(QLatin1String("settings")));
            const auto state = m_game->stateFromJson(given);
            if (state)
                m_cases += Case{m_game->stateToJson(*state), value.toObject().value(QLatin1String("when")).toArray()};
        }
    }
    QVERIFY(m_cases.size() > 600);
    for (const Case& one : m_cases)
        m_seen += seenIn(one);
}

void Fields::everyFieldOfACardMakesADifference()
{
    QStringList leaves;
    for (const QString& cards : cardLists)
        leavesOf(schemaAt(m_game->stateSchema(), {cards}), cards, leaves);
    QVERIFY(leaves.size() > 80);
    QStringList silent;
    for (const QString& leaf : leaves)
        if (!makesADifference(leaf))
            silent += leaf;
    QVERIFY2(silent == notes, qPrintable(silent.join(QLatin1Char(' '))));
}

void Fields::everyFieldOfASetupMakesADifference()
{
    const QJsonObject schema = m_game->setupSchema();
    const QByteArray plain = m_game->digest(*m_game->newGame({}));
    QStringList leaves, silent;
    leavesOf(schema, {}, leaves);
    for (const QString& leaf : leaves) {
        const QStringList path = leaf.split(QLatin1Char('.'), Qt::SkipEmptyParts);
        if (path.contains(QLatin1String("*")) || path.first() == QLatin1String("settings"))
            continue; // cards are tried above, settings by the cases
        QList<QJsonValue> others = othersThan(QJsonValue(), schemaAt(schema, path));
        others += QJsonArray{QStringLiteral("some-card")};
        others += 7;
        const bool differs = std::any_of(others.begin(), others.end(), [&](const QJsonValue& other) {
            QJsonValue setup = other;
            for (qsizetype i = path.size(); i > 0; --i)
                setup = QJsonObject{{path[i - 1], setup}};
            const auto game = m_game->newGame(setup.toObject());
            return game && m_game->digest(*game) != plain;
        });
        if (!differs)
            silent += leaf;
    }
    QCOMPARE(silent, QStringList());
}

QTEST_GUILESS_MAIN(Fields)
#include "tst_fields.moc"
