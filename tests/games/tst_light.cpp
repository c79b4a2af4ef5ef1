// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Light tables of every game: played by whatever is offered, they ask for what is not tracked by numbers and ticks alone, and no
// rule says no because something is not tracked.
#include "app/desks.h"
#include "games/catalogue.h"
#include "window/library.h"

#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

namespace {

class Fair : public engine::Chance {
public:
    int face(int sides) override
    {
        m_state = m_state * 1103515245u + 12345u;
        return 1 + int((m_state >> 16) % unsigned(sides));
    }

private:
    unsigned m_state = 7;
};

// What the schema of an action says of a field; inner ones by dots.
QJsonObject fieldOf(QJsonObject schema, const QString& path)
{
    for (const QString& name : path.split(QLatin1Char('.')))
        schema = schema.value(QLatin1String("properties")).toObject().value(name).toObject();
    return schema;
}

QStringList linesOf(const QString& file)
{
    QFile acts(file);
    return !file.isEmpty() && acts.open(QIODevice::ReadOnly)
        ? QString::fromUtf8(acts.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts)
        : QStringList();
}

} // namespace

class TestLight : public QObject {
    Q_OBJECT

private slots:
    void whatIsNotTrackedIsOneNumber_data();
    void whatIsNotTrackedIsOneNumber();
};

void TestLight::whatIsNotTrackedIsOneNumber_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<bool>("asks"); // else what is not tracked is never needed, or a field of its own act
    QTest::newRow("hired-swords") << "hired-swords" << false;
    QTest::newRow("jagged-alliance") << "jagged-alliance" << true;
    QTest::newRow("mercenarium") << "mercenarium" << false;
    QTest::newRow("sellsword") << "sellsword" << true;
    QTest::newRow("swords-and-souls") << "swords-and-souls" << true;
}

void TestLight::whatIsNotTrackedIsOneNumber()
{
    QFETCH(const QString, game);
    QFETCH(const bool, asks);
    QTemporaryDir folder;
    Fair chance;
    window::Library library(
        folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), app::desks(),
        [] { return QDateTime::currentDateTimeUtc(); }, chance);
    QVERIFY(library.openShelf().isEmpty());
    const QStringList people{QStringLiteral("Ana"), QStringLiteral("Ben"), QStringLiteral("Cleo")};
    const kit::Desk& desk = *library.desk(game);
    QJsonObject setup;
    if (desk.players().first > 0 && game != QLatin1String("sellsword")) // whose pack brings players with their warbands
        setup = desk.owned({people.mid(0, std::max(2, desk.players().first)), false}).setup;
    QJsonObject settings = setup.value(QLatin1String("settings")).toObject();
    settings.insert(QStringLiteral("tracking"), QStringLiteral("light"));
    setup.insert(QStringLiteral("settings"), settings);
    auto begun = library.begin(QStringLiteral("Light"), *library.game(game), setup, {QStringLiteral("training")});
    QVERIFY2(begun, begun ? "" : qPrintable(begun.faults().first().text()));
    kit::Sitting& sitting = **begun;
    int asked = 0;
    QStringList done;
    QString problem;
    connect(&sitting, &kit::Sitting::lacking, this, [&](const engine::AnyAction& action, const QList<engine::Fault>& open) {
        QJsonObject said;
        for (const engine::Fault& fault : open) {
            const QString field = fault.place.section(QLatin1Char('.'), 1);
            const QJsonObject schema = fieldOf(action.schema(), field);
            if (field == QLatin1String("card")) { // whose contract it is, that is tracked
                said.insert(field, QStringLiteral("QG"));
                continue;
            }
            const QString type = schema.value(QLatin1String("type")).toString();
            if (type != QLatin1String("integer") && type != QLatin1String("boolean"))
                problem = fault.text() + engine::shownJson(schema);
            ++asked;
            said.insert(field,
                type == QLatin1String("boolean") ? QJsonValue(false)
                                                 : QJsonValue(std::max(1, schema.value(QLatin1String("minimum")).toInt())));
        }
        sitting.answer(action, said, {});
    });
    connect(&sitting, &kit::Sitting::failed, this, [&](const QList<engine::Fault>& faults) { problem = faults.first().text(); });
    for (const QString& line : linesOf(desk.tried().steps)) // a scenario is begun by its table
        if (QJsonObject act = QJsonDocument::fromJson(line.toUtf8()).object();
            act.value(QLatin1String("do")) == QLatin1String("begin-scenario")) {
            act.remove(QLatin1String("do"));
            sitting.proposeDraft({QStringLiteral("begin-scenario"), act});
        }
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    const QStringList leading{QStringLiteral("end-match"), QStringLiteral("declare"), QStringLiteral("declare-stalemate"),
        QStringLiteral("declare-limbo"), QStringLiteral("leave-seat"), QStringLiteral("remove-unit"),
        QStringLiteral("play-instant")}; // to an early end, or nowhere
    constexpr int acts = 200;
    for (int act = 0; act < acts; ++act) {
        const QList<engine::Offer> offers = sitting.offers();
        QMap<QString, QList<engine::Offer>> allowed; // by verb
        for (const engine::Offer& offer : offers)
            if (leading.contains(offer.action.verb()))
                continue;
            else if (offer.verdict.isAllowed())
                allowed[offer.action.verb()] += offer;
            else if (const engine::Condition* why = offer.verdict.decisive())
                QVERIFY2(!QString::fromLatin1(why->reason->id).endsWith(QLatin1String("_LIGHT")), qPrintable(why->text()));
        if (allowed.isEmpty())
            break;
        const QList<engine::Offer> alike = allowed.values().at(chance.face(int(allowed.size())) - 1);
        const engine::Offer chosen = alike[chance.face(int(alike.size())) - 1];
        sitting.propose(chosen.action);
        done += chosen.action.verb();
        QVERIFY2(problem.isEmpty(), qPrintable(done.last() + QLatin1Char(' ') + problem));
    }
    qInfo("%s: %d acts, %d numbers asked for", qPrintable(game), int(done.size()), asked);
    QVERIFY(done.size() >= 20);
    QCOMPARE(asked > 0, asks);
}

QTEST_MAIN(TestLight)
#include "tst_light.moc"
