// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lists that name cards of the setup: a game says so in its schema, and a name that leads nowhere is a fault.
#include "cards/gaps.h"
#include "games/catalogue.h"

#include <QTest>

namespace {

using namespace engine;

// Another game's double whose settlements say that they name mercenaries.
class Naming : public Game {
public:
    explicit Naming(const Game& game)
        : m_game(game)
    {
    }

    QJsonObject setupSchema() const override
    {
        QJsonObject schema = m_game.setupSchema();
        QJsonObject fields = schema.value(QStringLiteral("properties")).toObject();
        QJsonObject settlements = fields.value(QStringLiteral("settlements")).toObject();
        QJsonObject lists = settlements.value(QStringLiteral("properties")).toObject();
        QJsonObject village = lists.value(QStringLiteral("village")).toObject();
        village.insert(QStringLiteral("x-names"), QStringLiteral("mercenaries"));
        lists.insert(QStringLiteral("village"), village);
        settlements.insert(QStringLiteral("properties"), lists);
        fields.insert(QStringLiteral("settlements"), settlements);
        schema.insert(QStringLiteral("properties"), fields);
        return schema;
    }

    QString id() const override { return m_game.id(); }
    QString title() const override { return m_game.title(); }
    int rulesVersion() const override { return m_game.rulesVersion(); }
    std::span<const RuleRef> book() const override { return m_game.book(); }
    std::span<const Reason> reasons() const override { return m_game.reasons(); }
    const QList<Verb>& verbs() const override { return m_game.verbs(); }
    const QList<Question>& questions() const override { return m_game.questions(); }
    QJsonObject stateSchema() const override { return m_game.stateSchema(); }
    QStringList cardKinds() const override { return m_game.cardKinds(); }
    QJsonObject cardSchema(const QString& kind) const override { return m_game.cardSchema(kind); }
    QList<Fault> cardFaults(const QString& kind, const QJsonValue& card, const QString& place) const override
    {
        return m_game.cardFaults(kind, card, place);
    }
    QList<Fault> setupFaults(const QJsonValue& setup, const QString& place) const override
    {
        return m_game.setupFaults(setup, place);
    }
    Result<AnyState> newGame(const QJsonObject& setup) const override { return m_game.newGame(setup); }
    Result<AnyState> stateFromJson(const QJsonObject& json) const override { return m_game.stateFromJson(json); }
    QJsonObject stateToJson(const AnyState& state) const override { return m_game.stateToJson(state); }
    QByteArray digest(const AnyState& state) const override { return m_game.digest(state); }
    Result<AnyAction> action(const AnyState& state, const Draft& draft) const override { return m_game.action(state, draft); }
    Result<AnyAction> with(const AnyState& state, const AnyAction& action, const QJsonObject& fields) const override
    {
        return m_game.with(state, action, fields);
    }
    QList<Fault> faults(const AnyState& state, const AnyAction& action) const override { return m_game.faults(state, action); }
    Needs needs(const AnyState& state, const AnyAction& action) const override { return m_game.needs(state, action); }
    Verdict check(const AnyState& state, const AnyAction& action) const override { return m_game.check(state, action); }
    QList<Fault> incomplete(const AnyState& state, const AnyAction& action) const override
    {
        return m_game.incomplete(state, action);
    }
    QList<Blank> askedFirst(const AnyState& state, const AnyAction& action) const override
    {
        return m_game.askedFirst(state, action);
    }
    Outcome apply(const AnyState& state, const AnyAction& action) const override { return m_game.apply(state, action); }
    QList<Offer> offers(const AnyState& state) const override { return m_game.offers(state); }
    Message tell(const AnyState& before, const AnyAction& action) const override { return m_game.tell(before, action); }
    QList<Message> hands(const AnyState& before, const AnyState& after) const override { return m_game.hands(before, after); }
    QList<Message> summary(const AnyState& state) const override { return m_game.summary(state); }
    Result<Answer> ask(const AnyState& state, const QString& question, const QJsonObject& fields) const override
    {
        return m_game.ask(state, question, fields);
    }
    Strictness strictness(const AnyState& state) const override { return m_game.strictness(state); }

private:
    const Game& m_game;
};

QByteArray with(const QByteArray& setup)
{
    return R"({"format": "musterroll-pack", "version": 1, "game": "hired-swords", "id": "mine",)"
           "\n\"setup\": {"
        + setup + "}}";
}

} // namespace

class PackNames : public QObject {
    Q_OBJECT

    std::vector<std::unique_ptr<Game>> m_games = games::catalogue();
    const Naming m_game{*m_games.front()};

private slots:
    void aNameThatLeadsNowhere();
    void namesOfCardsThatAreNotEnteredYet();
};

void PackNames::aNameThatLeadsNowhere()
{
    const auto pack = cards::readPack(
        with("\"mercenaries\": [{\"id\": \"hobb\"}, {\"id\": \"nell\"}],\n\"settlements\": {\"village\": [\"hobb\",\n\"nel\"]}"),
        m_game, QStringLiteral("my.json"));
    QVERIFY(!pack);
    QCOMPARE(pack.faults().size(), 1);
    QCOMPARE(pack.faults().first().place, QStringLiteral("my.json, line 4, column 1: setup.settlements.village.1"));
    QCOMPARE(pack.faults().first().value, QStringLiteral("nel"));
    QVERIFY2(
        pack.faults().first().remedy.contains(QStringLiteral("Did you mean nell?")), qPrintable(pack.faults().first().remedy));
}

void PackNames::namesOfCardsThatAreNotEnteredYet()
{
    const auto pack = cards::readPack(with(R"("settlements": {"village": ["hobb", "nell"]})"), m_game, QStringLiteral("my.json"));
    QVERIFY(pack);
    QList<cards::Gap> found;
    for (const cards::Gap& gap : cards::gaps(*pack, m_game))
        if (gap.place == QLatin1String("setup.settlements.village"))
            found += gap;
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.first().ids, QStringList({QStringLiteral("hobb"), QStringLiteral("nell")}));
}

QTEST_GUILESS_MAIN(PackNames)
#include "pack_names.moc"
