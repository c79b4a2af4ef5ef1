// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A complete contract through the real widgets: crew, battle, completion, hire, travel; once with the mouse, once with
// nothing but the keyboard.
#include "program.h"

#include "games/hired-swords/desk/tasks.h"
#include "support/board_walk.h"

#include <QAbstractItemModelTester>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace hiredswords;

namespace {

constexpr int mostRounds = 12;

// How a person asks for things: with the mouse or by keys. What is wanted is the same.
class Player {
public:
    explicit Player(Program& one)
        : program(one)
    {
    }
    virtual ~Player() = default;
    virtual void draw() = 0;
    virtual void hireCrew(const QString& first) = 0; // the row of the planner that names them
    virtual void stage(int at) = 0;
    virtual void press(const QString& cell) = 0; // of the ring
    virtual void chooseFirst() = 0;              // in the menu that opened
    virtual void task(const QString& verb, const QString& named) = 0;

    Program& program;
};

QModelIndex rowNamed(QAbstractItemModel* model, const QString& text)
{
    for (int row = 0; row < model->rowCount(); ++row)
        if (model->index(row, 0).data().toString().contains(text))
            return model->index(row, 0);
    return {};
}

// The task that does a verb for somebody: the desk's own list names both.
QModelIndex taskOf(QListView* list, const QString& verb, const QString& named)
{
    auto* model = static_cast<kit::TaskModel*>(list->model());
    for (int row = 0; row < model->rowCount(); ++row)
        if (const desk::Task& task = model->task(model->index(row)); task.action.verb() == verb && task.title.contains(named))
            return model->index(row);
    return {};
}

class Mouse : public Player {
public:
    using Player::Player;
    void draw() override
    {
        auto* card = program.part<kit::Board>("careerCard");
        QTest::mouseClick(card, Qt::LeftButton, {}, card->rect().center());
    }
    void hireCrew(const QString& first) override
    {
        auto* planner = program.part<QTableView>("planner");
        planner->setCurrentIndex(rowNamed(planner->model(), first));
        QTest::mouseClick(program.part<QPushButton>("hireCrew"), Qt::LeftButton);
    }
    void stage(int at) override
    {
        QTest::mouseClick(program.part<QPushButton>(qPrintable(QStringLiteral("stage%1").arg(at))), Qt::LeftButton);
    }
    void press(const QString& cell) override
    {
        QVERIFY2(program.ring()->cell(cell), qPrintable(cell));
        // A place is pressed beside what lies on it.
        const QRectF rect = program.ring()->cell(cell)->rect;
        const bool isPlace = cell.startsWith(QLatin1String("corner:")) || cell.startsWith(QLatin1String("zone:"));
        QTest::mouseClick(
            program.ring(), Qt::LeftButton, {}, isPlace ? (rect.topLeft() + QPointF(6, 6)).toPoint() : rect.center().toPoint());
    }
    void chooseFirst() override
    {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().first()).center());
    }
    void task(const QString& verb, const QString& named) override
    {
        auto* list = program.part<QListView>("tasks");
        const QModelIndex index = taskOf(list, verb, named);
        QVERIFY2(index.isValid(), qPrintable(verb));
        list->scrollTo(index);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
    }
};

class Keys : public Player {
public:
    using Player::Player;
    static void key(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QWidget* popup = QApplication::activePopupWidget();
        QWidget* target = popup ? popup : QApplication::focusWidget();
        QVERIFY(target);
        QTest::keyClick(target, key, with);
    }
    // Tab leads to everything.
    void tabTo(const QString& name)
    {
        for (int presses = 0; presses < 60 && (!QApplication::focusWidget() || QApplication::focusWidget()->objectName() != name);
             ++presses)
            key(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), name);
    }
    void draw() override
    {
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("careerCard"));
        key(Qt::Key_Return);
    }
    void hireCrew(const QString& first) override
    {
        key(Qt::Key_P, Qt::AltModifier);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("planner"));
        auto* planner = static_cast<QTableView*>(QApplication::focusWidget());
        const int wanted = rowNamed(planner->model(), first).row();
        key(Qt::Key_Home, Qt::ControlModifier);
        for (int row = 0; row < wanted; ++row)
            key(Qt::Key_Down);
        key(Qt::Key_Return);
    }
    void stage(int at) override { key(Qt::Key(Qt::Key_0 + at), Qt::AltModifier); }
    void press(const QString& cell) override
    {
        if (QApplication::focusWidget() != program.ring())
            tabTo(QStringLiteral("ring"));
        QVERIFY2(walkTo(program.ring(), cell), qPrintable(cell));
        key(Qt::Key_Return);
    }
    void chooseFirst() override
    {
        QVERIFY(QApplication::activePopupWidget());
        key(Qt::Key_Return);
    }
    void task(const QString& verb, const QString& named) override
    {
        tabTo(QStringLiteral("tasks"));
        auto* list = static_cast<QListView*>(QApplication::focusWidget());
        const int wanted = taskOf(list, verb, named).row();
        QVERIFY2(wanted >= 0, qPrintable(verb));
        for (int presses = 0; presses < 60 && list->currentIndex().row() != wanted; ++presses)
            key(list->currentIndex().row() < wanted ? Qt::Key_Down : Qt::Key_Up);
        key(Qt::Key_Return);
    }
};

QString crewCell(const Fighter& who) { return QStringLiteral("crew:") + who.id; }

// The cell of the first card beside a mercenary that stands ready, empty when there is none.
QString targetOf(const State& state, const Fighter& who)
{
    for (const Opponent& card : state.battle->opposition)
        if (card.faceUp && neighbours(card.zone, who.at))
            return QStringLiteral("card:") + card.id;
    return {};
}

void crewActs(Player& player)
{
    const QList<Fighter> crew = player.program.state().battle->crew;
    for (const Fighter& who : crew) {
        const QString target = targetOf(player.program.state(), who);
        if (target.isEmpty() || who.exhausted || !who.isOnTable())
            continue;
        const qint64 before = player.program.main->sitting()->table().last();
        player.press(crewCell(who));
        player.press(target);
        player.chooseFirst();
        QCOMPARE(player.program.main->sitting()->table().last(), before + 1);
    }
}

void oppositionActs(Player& player)
{
    const QList<Opponent> cards = player.program.state().battle->opposition;
    for (const Opponent& card : cards) {
        const Opponent* now = opponent(player.program.state(), card.id);
        if (!now || !canAct(player.program.state(), *now))
            continue;
        const QString target = crewCell(*reachOf(player.program.state(), *now).first());
        player.press(QStringLiteral("card:") + card.id);
        player.press(target);
        player.chooseFirst();
    }
}

void reveals(Player& player)
{
    for (int presses = 0; presses < 6 && !player.program.state().battle->revealed && hiddenCount(player.program.state()) > 0;
         ++presses)
        for (const Zone zone : zones)
            if (!player.program.state().battle->revealed && hiddenCount(player.program.state(), zone) > 0)
                player.press(QStringLiteral("stack:") + engine::nameOf(zone));
    QVERIFY(player.program.state().battle->revealed || hiddenCount(player.program.state()) == 0);
}

void fights(Player& player)
{
    const auto phase = [&] { return player.program.state().battle->phase; };
    // A phase in which nothing is to be done is passed with the one before it, and its button is not there.
    const auto comes = [&](int to) {
        const QString name = QStringLiteral("stage%1").arg(to);
        if (phase() < to && player.program.part<QPushButton>(qPrintable(name))->isVisible())
            player.stage(to);
        return phase() == to;
    };
    for (int round = 0; round < mostRounds && player.program.state().step == Step::Battle; ++round) {
        QCOMPARE(phase(), 1);
        if (comes(2))
            reveals(player);
        if (comes(3)) // what moves there, moves
            player.stage(3);
        QVERIFY(comes(4));
        crewActs(player);
        if (comes(5))
            oppositionActs(player);
        if (comes(6))
            player.stage(6);
        QVERIFY(comes(7));
        player.stage(7);
    }
}

void playsAContract(Player& player)
{
    Program& program = player.program;
    program.begin(QStringLiteral("someone-elses-wedding"), QStringLiteral("ditch-poacher"));
    program.main->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(program.main.get()));
    player.draw();
    QCOMPARE(program.state().drawn, QStringLiteral("someone-elses-wedding"));
    player.hireCrew(QStringLiteral("Hobb Carrow, Big Dagna"));
    QCOMPARE(program.state().step, Step::Prepare);
    QCOMPARE(program.state().battle->crew.size(), 2);
    player.stage(2);
    QCOMPARE(program.state().contract->m, 2);
    player.stage(3);
    QCOMPARE(program.state().step, Step::Deploy);
    player.press(QStringLiteral("crew:big-dagna"));
    player.press(QStringLiteral("corner:northeast"));
    player.press(QStringLiteral("crew:hobb-carrow"));
    player.press(QStringLiteral("corner:southwest"));
    QCOMPARE(fighter(program.state(), QStringLiteral("hobb-carrow"))->at, Position::SouthWest);
    player.stage(4);
    QCOMPARE(program.state().step, Step::Battle);
    fights(player);
    QCOMPARE(program.state().step, Step::Resolution);
    QCOMPARE(program.state().contract->ending, Ending::Success);
    player.task(QStringLiteral("end-effects"), {});
    player.task(QStringLiteral("collect-bonus"), {});
    QCOMPARE(program.state().wealth, 8);
    player.task(QStringLiteral("tidy-up"), {});
    player.task(QStringLiteral("hire-agent"), QStringLiteral("Hobb"));
    QCOMPARE(agentCount(program.state()), 1);
    player.task(QStringLiteral("travel"), QStringLiteral("town"));
    QCOMPARE(program.state().location, Location::Town);
    player.task(QStringLiteral("finish-contract"), {});
    QCOMPARE(program.state().step, Step::Career);
    QCOMPARE(program.state().wealth, 0);
    QVERIFY(!program.state().contract);
}

} // namespace

class WholeContract : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }
    void byMouse()
    {
        Program program;
        QVERIFY(program.faults.isEmpty());
        Mouse mouse(program);
        playsAContract(mouse);
    }
    void byKeyboardAlone()
    {
        Program program;
        Keys keys(program);
        playsAContract(keys);
    }
};

QTEST_MAIN(WholeContract)
#include "tst_contract.moc"
