// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// More figures than their names have room for, at the corners of what a screen and a text may measure. MR_PICTURES=FOLDER keeps
// what was looked at.
#include "app/played.h"
#include "kit/drawn/board.h"
#include "kit/drawn/style.h"
#include "support/read_off.h"

#include <QJsonArray>
#include <QMenu>
#include <QRegularExpression>
#include <QTest>

using played::evenings;
using played::Opened;
using played::plainLook;

namespace {

const QStringList& alike()
{
    static const QStringList titles{QStringLiteral("Guard"), QStringLiteral("Guard of the old mill with a very long name"),
        QString::fromUtf8("\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd")};
    return titles;
}

// All of them where somebody of the team stands, whose names begin alike, too.
QJsonObject fortyIn(QJsonObject state)
{
    QJsonArray cards = state[QLatin1String("enemy_cards")].toArray(), enemies;
    const auto titled = [&](int at) {
        QJsonObject card = cards[at].toObject();
        card[QLatin1String("title")] = alike()[at];
        cards[at] = card;
        return card[QLatin1String("id")];
    };
    const QJsonValue kinds[] = {titled(0), titled(1), titled(2)};
    QJsonObject active;
    QJsonArray team = state[QLatin1String("mercenaries")].toArray();
    for (qsizetype i = 0; i < team.size(); ++i) { // whose names differ where they end
        QJsonObject one = team[i].toObject();
        one[QLatin1String("title")] = QStringLiteral("%1 %2").arg(alike().last()).arg(40 + i);
        team[i] = one;
    }
    state[QLatin1String("mercenaries")] = team;
    for (const QJsonValue& one : std::as_const(team))
        if (!one[QLatin1String("at")].toString().isEmpty()
            && (active.isEmpty() || one[QLatin1String("id")] == state[QLatin1String("active")]))
            active = one.toObject();
    for (int i = 0; i < 40; ++i)
        enemies += QJsonObject{{QStringLiteral("id"), QStringLiteral("x%1").arg(i)}, {QStringLiteral("card"), kinds[i % 3]},
            {QStringLiteral("at"), active[QLatin1String("at")]}, {QStringLiteral("area"), active[QLatin1String("area")]}};
    state[QLatin1String("enemy_cards")] = cards;
    state[QLatin1String("enemies")] = enemies;
    return state;
}

// All of them on squares of their own.
QJsonObject twentyOn(QJsonObject state)
{
    QJsonArray cards = state[QLatin1String("cards")].toArray(), units;
    const QJsonArray before = state[QLatin1String("units")].toArray();
    for (int i = 0; i < 20; ++i) {
        QJsonObject card = cards[0].toObject(), unit = before[i % before.size()].toObject();
        const QString id = QStringLiteral("y%1").arg(i % 3), title = alike()[i % 3];
        card[QLatin1String("id")] = id;
        card[QLatin1String("title")] = title;
        if (i < 3)
            cards += card;
        unit[QLatin1String("id")] = i < 3 ? id : QStringLiteral("%1-%2").arg(id).arg(i / 3 + 1);
        unit[QLatin1String("card")] = id;
        unit[QLatin1String("at")] = QStringLiteral("%1,%2").arg(2 * (i % 5)).arg(2 * (i / 5));
        units += unit;
    }
    state[QLatin1String("cards")] = cards;
    state[QLatin1String("units")] = units;
    return state;
}

// Twenty of a kind in each of two zones.
QJsonObject fortyAround(QJsonObject state)
{
    QJsonObject battle = state[QLatin1String("battle")].toObject();
    const QJsonArray kinds = state[QLatin1String("opposition_cards")].toArray();
    QJsonArray opposition;
    for (int i = 0; i < 40; ++i)
        opposition += QJsonObject{{QStringLiteral("id"), QStringLiteral("x%1").arg(i)},
            {QStringLiteral("card"), kinds[i % 2][QLatin1String("id")]},
            {QStringLiteral("zone"), QLatin1String(i % 2 ? "west" : "north")}, {QStringLiteral("face_up"), true}};
    battle[QLatin1String("opposition")] = opposition;
    state[QLatin1String("battle")] = battle;
    return state;
}

} // namespace

class Crowds : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new kit::Style); }

    // Three kinds whose names begin alike, so many that there is hardly room: no two figures of a place read alike, none is
    // blank, and where one stands for several it says of which.
    void figuresAreToldApart_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        QTest::addColumn<QSize>("screen");
        const auto add = [&](const char* language, int percent, const QSize& screen) {
            for (const auto& [game, evening] : evenings)
                if (qstrcmp(game, "swords-and-souls") != 0 && qstrcmp(game, "mercenarium") != 0)
                    QTest::addRow("%s %s %d%% %d", game, language, percent, screen.width())
                        << QString::fromLatin1(game) << QString::fromLatin1(evening) << QString::fromLatin1(language) << percent
                        << screen;
        };
        add("en", 100, {1280, 720});
        add("en", 100, {1024, 600});
        add("de", 150, {1280, 720});
        add("de", 200, {1440, 900});
    }

    void figuresAreToldApart()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(QString, language);
        QFETCH(int, percent);
        QFETCH(QSize, screen);
        Opened opened(game, evening, language, plainLook(percent));
        QVERIFY(opened.main);
        kit::Sitting& sitting = *opened.main->sitting();
        const bool isOfAreas = game == QLatin1String("jagged-alliance"), isRing = game == QLatin1String("hired-swords");
        const auto answer = sitting.campaign()->table().submit(
            {QStringLiteral("setup"),
                {{QStringLiteral("state"),
                    (isRing             ? fortyAround
                            : isOfAreas ? fortyIn
                                        : twentyOn)(sitting.game().stateToJson(sitting.table().state()))}}},
            QStringLiteral("Ada"), {});
        QVERIFY2(answer.answer == engine::Submission::Answer::Done,
            qPrintable(answer.faults.isEmpty() ? QString() : answer.faults.first().text()));
        opened.show(screen);
        opened.main->showPage(QStringLiteral("table"));
        Opened::settle();
        if (const QString pictures = qEnvironmentVariable("MR_PICTURES"); !pictures.isEmpty())
            opened.main->grab().save(
                QStringLiteral("%1/%2.png").arg(pictures, QString(QLatin1String(QTest::currentDataTag())).replace(' ', '-')));
        auto* board = opened.main->findChild<kit::Board*>(QLatin1String(isRing ? "ring" : isOfAreas ? "ground" : "gridmap"));
        QVERIFY(board && board->isVisible());
        const QList<support::Read> read = support::ReadOff::of(*board);
        QHash<QString, QString> seen; // by what is read: where
        int figures = 0;
        for (const kit::Cell& cell : board->cells()) {
            static const QRegularExpression figure(QStringLiteral("^(several:|enemy:|unit:|token:|corpse:|merc:|card:|crew:)"));
            if (!cell.id.contains(figure))
                continue;
            ++figures;
            const QString text = support::ReadOff::in(read, cell.rect);
            QVERIFY2(text.contains(QRegularExpression(QStringLiteral("[\\w?]"))), qPrintable(cell.id + QLatin1Char(' ') + text));
            QVERIFY2(!seen.contains(text),
                qPrintable(QStringLiteral("%1 and %2 both read “%3”").arg(seen.value(text), cell.id, text)));
            seen.insert(text, cell.id);
        }
        QVERIFY2(figures >= (isRing ? 2 : isOfAreas ? 4 : 20), qPrintable(QString::number(figures)));
        if (!isRing)
            return;
        const kit::Cell* twenty = board->cell(QStringLiteral("several:x0"));
        QVERIFY(twenty && twenty->name.startsWith(QStringLiteral("20 × ")));
        QCOMPARE(twenty->help.count(QLatin1Char('\n')), 19);
        board->press(twenty->id); // each of them is one press away
        auto* menu = board->findChild<QMenu*>(QStringLiteral("severalMenu"));
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 20);
        menu->actions().last()->trigger();
        menu->close();
        QVERIFY(board->cell(QStringLiteral("several:x0"))->chosen);
    }
};

QTEST_MAIN(Crowds)
#include "tst_crowds.moc"
