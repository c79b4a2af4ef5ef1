// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Wherever a book can be read in two ways the table chooses, the choice is kept, and it is told in the words in which it was
// made; for every question of every book and every setting of every game.
#include "engine/past/readings.h"
#include "engine/table_actions.h"
#include "support/every_game.h"
#include "support/german.h"
#include "kit/forms/form.h"
#include "rulebook/reading.h"
#include "support/cases.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using engine::AnyAction;
using engine::AnyState;
using engine::ChangeSetting;
using engine::Doubt;

class Choices : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_games = games::catalogue(); }
    void everyQuestionCanBeChosen_data() { support::everyGame(); }
    void everyQuestionCanBeChosen();
    void aSecondReadingIsKept_data() { support::everyGame(); }
    void aSecondReadingIsKept();
    void aSecondReadingDecides_data() { support::everyGame(); }
    void aSecondReadingDecides();
    void nothingElseIsAReading_data() { support::everyGame(); }
    void nothingElseIsAReading();
    void everyChoiceIsToldInItsWords_data();
    void everyChoiceIsToldInItsWords();

private:
    const engine::Game& game() const
    {
        QFETCH(const QString, game);
        return **std::ranges::find_if(m_games, [&](const auto& one) { return one->id() == game; });
    }
    static AnyState with(const engine::Game& game, const AnyState& state, const QString& name, const QJsonValue& value)
    {
        return game.apply(state, AnyAction(ChangeSetting{name, value})).state;
    }

    std::vector<std::unique_ptr<engine::Game>> m_games;
};

namespace {

QJsonObject settingsSchema(const engine::Game& game)
{
    return game.stateSchema()
        .value(QLatin1String("properties"))
        .toObject()
        .value(QLatin1String("settings"))
        .toObject()
        .value(QLatin1String("properties"))
        .toObject();
}

// Another value than that one, where the schema knows one.
QJsonValue another(const QJsonValue& value, const QJsonObject& schema)
{
    if (value.isBool())
        return !value.toBool();
    if (value.isDouble())
        return value.toInt() + 1;
    for (const QJsonValue& one : schema.value(QLatin1String("enum")).toArray())
        if (one != value)
            return one;
    return value.isString() ? QJsonValue(QStringLiteral("As we like it")) : value;
}

QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

void Choices::everyQuestionCanBeChosen()
{
    const engine::Game& game = this->game();
    const auto book = rulebook::openBook(QStringLiteral(":/games/%1/rulebook.json").arg(game.id()));
    QVERIFY(book);
    const QJsonObject settings = settingsSchema(game);
    QSet<QString> asked;
    for (const rulebook::Entry& entry : book->entries)
        for (const rulebook::Reading& reading : entry.readings) {
            const bool isDoubt = engine::doubtCalled(game.doubts(), QLatin1String(reading.id.toLatin1()));
            const QString choice = rulebook::choiceOf(game, entry, reading);
            QVERIFY2(isDoubt ? reading.setting.isEmpty() : settings.contains(choice),
                qPrintable(reading.id + QStringLiteral(" can be chosen nowhere: ") + choice));
            asked += reading.id;
        }
    QVERIFY(asked.size() > 30);
    for (const Doubt& doubt : game.doubts())
        QVERIFY2(asked.contains(QLatin1String(doubt.id.data())), doubt.id.data());
}

void Choices::aSecondReadingIsKept()
{
    const engine::Game& game = this->game();
    const auto book = rulebook::openBook(QStringLiteral(":/games/%1/rulebook.json").arg(game.id()));
    const auto blank = game.stateFromJson({});
    QVERIFY(book && blank);
    QVERIFY(game.doubts().size() > 20);
    QVERIFY(!engine::readsOtherwise(game, *blank));
    for (const Doubt& doubt : game.doubts()) {
        const QString id = QLatin1String(doubt.id.data());
        const AnyState other = with(game, *blank, id, true);
        QCOMPARE(engine::chosenOtherwise(game, other), QStringList{id});
        QVERIFY(game.digest(other) != game.digest(*blank));
        const auto kept = game.stateFromJson(game.stateToJson(other)); // as a save has it
        QVERIFY(kept && game.digest(*kept) == game.digest(other));
        QCOMPARE(game.digest(with(game, other, id, false)), game.digest(*blank));
        for (const rulebook::Entry& entry : book->entries)
            for (const rulebook::Reading& reading : entry.readings)
                if (reading.id == id) {
                    const auto played = [&](const AnyState& state) {
                        return rulebook::playedText(
                            game, game.stateToJson(state)[QLatin1String("settings")].toObject(), entry, reading);
                    };
                    QCOMPARE(played(*blank), QStringLiteral("A"));
                    QVERIFY2(played(other).startsWith(QStringLiteral("B: ") + QString::fromUtf8(doubt.other)), doubt.id.data());
                }
    }
}

// What the program holds is answered otherwise in some worked case, and what it leaves to the table in none.
void Choices::aSecondReadingDecides()
{
    const engine::Game& game = this->game();
    QList<QJsonObject> cases;
    QDirIterator it(QStringLiteral(MR_GAMES "/%1/cases").arg(game.id()), {QStringLiteral("*.json")}, QDir::Files);
    while (it.hasNext()) {
        QFile file(it.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QJsonValue& one : QJsonDocument::fromJson(file.readAll()).array())
            cases += one.toObject();
    }
    QVERIFY(cases.size() > 50);
    const QStringList without{QStringLiteral("settings")};
    const auto answered = [&](QJsonObject one, const QStringList& unclear) {
        QJsonObject given = one.value(QLatin1String("given")).toObject();
        QJsonObject settings = one.value(QLatin1String("settings")).toObject(given.value(QLatin1String("settings")).toObject());
        settings.insert(QStringLiteral("unclear"), QJsonArray::fromStringList(unclear));
        one.insert(QStringLiteral("settings"), settings);
        return support::transcriptOf(game, one, without);
    };
    QStringList held, left;
    for (const Doubt& doubt : game.doubts()) {
        const bool lifts = doubt.lifted.front() >= 0;
        if (doubt.heldBy == engine::HeldBy::Rules)
            held += QLatin1String(doubt.id.data());
        else if (!lifts)
            left += QLatin1String(doubt.id.data());
    }
    for (const QJsonObject& one : std::as_const(cases)) {
        const QString usual = answered(one, {});
        held.removeIf([&](const QString& id) { return answered(one, {id}) != usual; });
        QCOMPARE(answered(one, left), usual);
    }
    QVERIFY2(held.isEmpty(), qPrintable(QStringLiteral("these decide no worked case: ") + held.join(QStringLiteral(", "))));
}

void Choices::nothingElseIsAReading()
{
    const engine::Game& game = this->game();
    const auto blank = game.stateFromJson({});
    QVERIFY(blank);
    const QString known = QLatin1String(game.doubts().front().id.data());
    const auto faults = [&](const QString& name, const QJsonValue& value) {
        return game.faults(*blank, AnyAction(ChangeSetting{name, value}));
    };
    QVERIFY(faults(known, true).isEmpty());
    QCOMPARE(faults(known, QStringLiteral("C")).size(), 1);
    QVERIFY(!faults(QStringLiteral("ZZ-99"), true).isEmpty());
    QCOMPARE(faults(QStringLiteral("unclear"), QJsonArray{QStringLiteral("ZZ-99")}).size(), 1);
}

void Choices::everyChoiceIsToldInItsWords_data() { support::everyGameInBothLanguages(); }

void Choices::everyChoiceIsToldInItsWords()
{
    QFETCH(const bool, isGerman);
    const support::German translator(isGerman);
    if (translator.isAbsent)
        QSKIP(support::German::why);
    const engine::Game& game = this->game();
    const auto blank = game.stateFromJson({});
    QVERIFY(blank);
    const QJsonObject schema = settingsSchema(game);
    const QJsonObject usual = game.stateToJson(*blank).value(QLatin1String("settings")).toObject();
    const auto told = [&](const QString& name, const QJsonValue& value) {
        return game.tell(*blank, AnyAction(ChangeSetting{name, value})).text();
    };
    // As History and the branches have it: what became different of the table.
    const kit::Titles titles = kit::settingsCalled(game);
    const auto changed = [&](const QString& name, const QJsonValue& value) {
        QStringList texts;
        if (game.faults(*blank, AnyAction(ChangeSetting{name, value})).isEmpty())
            for (const kit::Difference& one :
                kit::differences(game.stateToJson(*blank), game.stateToJson(with(game, *blank, name, value)), titles))
                texts += one.text();
        return texts;
    };
    QStringList words, wrong;
    for (const QString& name : usual.keys()) {
        const QByteArray help = schema[name].toObject().value(QLatin1String("description")).toString().toUtf8();
        const QString called = QCoreApplication::translate("setting", help.constData());
        QVERIFY2(!isGerman || called != QString::fromUtf8(help), qPrintable(name));
        const QJsonValue value = another(usual.value(name), schema[name].toObject());
        const QString text = told(name, value);
        const bool isChoice = schema[name].toObject().contains(QLatin1String("enum"));
        if (called.isEmpty() || !text.contains(called) || text.contains(QLatin1Char('_'))
            || (isChoice && !text.endsWith(kit::wordsOf(value.toString()), Qt::CaseInsensitive)))
            wrong += name + QStringLiteral(": ") + text;
        for (const QString& one : changed(name, value))
            if (!one.startsWith(capital(called)))
                wrong += name + QStringLiteral(": ") + one;
        words += called;
    }
    for (const Doubt& doubt : game.doubts()) {
        const QString called = QCoreApplication::translate("setting", doubt.other);
        const QString text = told(QLatin1String(doubt.id.data()), true);
        if ((isGerman && called == QString::fromUtf8(doubt.other)) || !text.contains(called)
            || text.contains(QLatin1String(doubt.id.data())))
            wrong += QLatin1String(doubt.id.data()) + QStringLiteral(": ") + text;
        const QStringList differs = changed(QLatin1String(doubt.id.data()), true);
        if (differs.size() != 1 || !differs.first().contains(called) || differs.first().contains(QLatin1String(doubt.id.data())))
            wrong += differs;
        words += called;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    QCOMPARE(words.removeDuplicates(), qsizetype(0)); // no two choices are told alike
    for (const QString& one : std::as_const(words))
        QVERIFY2(capital(one).size() > 8, qPrintable(one));
}

QTEST_MAIN(Choices)
#include "tst_choices.moc"
