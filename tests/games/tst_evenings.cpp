// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// An evening of every game by keyboard alone: whatever was recorded is done again in the program's own window, from the list of
// what can be done, with real dice and cards typed in, or in the form of every action. After each act the table has to be that of
// the recording. How many keys the commonest acts take is printed, and is no more than is promised here.
#include "app/desks.h"
#include "app/furnish.h"
#include "engine/path.h"
#include "games/catalogue.h"
#include "kit/drawn/style.h"
#include "kit/forms/ask_panel.h"
#include "kit/forms/form.h"
#include "kit/lists/differences.h"
#include "kit/lists/now_panel.h"
#include "support/person.h"
#include "window/look.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>

namespace {

class Middle : public engine::Chance {
public:
    int face(int sides) override { return sides / 2 + 1; }
};

struct Line {
    QString verb;
    QJsonObject fields;
};

// What chance brought where a line left it to the program stands in the answer to it: here it lies on the table, and is typed.
QList<Line> linesOf(const QString& evening)
{
    QFile said(evening + QStringLiteral(".jsonl")), answered(evening + QStringLiteral(".answers"));
    QList<Line> lines;
    if (!said.open(QIODevice::ReadOnly) || !answered.open(QIODevice::ReadOnly))
        return lines;
    while (!said.atEnd()) {
        QJsonObject fields = QJsonDocument::fromJson(said.readLine()).object();
        const QJsonObject done = QJsonDocument::fromJson(answered.readLine()).object().value(QLatin1String("action")).toObject();
        for (const QString& way : {QStringLiteral("undo"), QStringLiteral("redo")})
            if (fields.contains(way))
                lines += Line{way, {}};
        if (!fields.contains(QLatin1String("do")) || fields.contains(QLatin1String("decide")))
            continue;
        const QString verb = fields.take(QLatin1String("do")).toString();
        for (auto field = done.begin(); field != done.end(); ++field)
            if (!fields.contains(field.key()) && (field->isArray() || field->isString()))
                fields.insert(field.key(), *field);
        fields.remove(QLatin1String("facts")); // the pack tells them
        lines += Line{verb, fields};
    }
    return lines;
}

double mean(const QList<int>& all) { return std::accumulate(all.begin(), all.end(), 0.0) / double(all.size()); }

QString differing(const engine::Game& game, const engine::AnyState& here, const engine::AnyState& wanted)
{
    QStringList found;
    for (const kit::Difference& one : kit::differences(game.stateToJson(wanted), game.stateToJson(here)))
        found += one.text();
    return QStringLiteral("another table comes of it: ") + found.join(QStringLiteral(" · "));
}

// Somebody who has no mouse.
class Hands {
public:
    Hands(window::MainWindow& main)
        : m_main(main)
        , m_person(main)
    {
    }

    // How many keys it took; nothing: it could not be done, and why stands in problem.
    std::optional<int> does(const Line& line)
    {
        m_person.keys = 0;
        const qint64 before = m_main.sitting()->table().last();
        if (line.verb == QLatin1String("undo")) {
            press(Qt::CTRL | Qt::Key_Z);
        } else if (line.verb == QLatin1String("redo")) {
            press(Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
        } else if (!chooses(line) && !fillsIn(line)) {
            return std::nullopt;
        }
        for (int questions = 0; questions < 6 && m_main.sitting()->table().last() == before; ++questions)
            if (!answers(line))
                break;
        if (m_main.sitting()->table().last() > before)
            return m_person.keys;
        const auto* told = m_main.findChild<QLabel*>(QStringLiteral("noticeText"));
        problem = QStringLiteral("nothing came of it: ") + (told ? told->text() : QString());
        return std::nullopt;
    }

    QString problem;

private:
    void press(QKeyCombination key) { m_person.press(key); }

    template <typename T> T* part(const char* name) const
    {
        for (T* one : m_main.findChildren<T*>(QLatin1String(name)))
            if (one->isVisible())
                return one;
        return nullptr;
    }

    // Along the order of Tab, as somebody does who looks for it.
    bool tabsTo(const QWidget* wanted)
    {
        constexpr int most = 120;
        const auto isThere = [wanted] {
            const QWidget* focus = QApplication::focusWidget();
            return focus && (focus == wanted || wanted->isAncestorOf(focus) || wanted->focusProxy() == focus);
        };
        for (int presses = 0; presses < most && !isThere(); ++presses)
            press(Qt::Key_Tab);
        if (!isThere())
            problem = wanted->objectName() + QStringLiteral(" is not reached by Tab");
        return isThere();
    }

    static bool isOf(const engine::Offer& offer, const Line& line)
    {
        if (!offer.verdict.isAllowed() || offer.action.verb() != line.verb)
            return false;
        const QJsonObject said = offer.action.typed();
        return std::ranges::all_of(
            said.keys(), [&](const QString& field) { return said.value(field) == line.fields.value(field); });
    }

    // In the list of what can be done now; whose hand it is has to look first.
    bool chooses(const Line& line)
    {
        for (const bool isLooking : {false, true}) {
            if (isLooking && !m_main.sitting()->isGuarded())
                break;
            if (isLooking)
                press(Qt::Key_F8);
            press(Qt::CTRL | Qt::Key_J);
            auto* list = part<QListView>("offers");
            auto* offers = list ? qobject_cast<kit::OffersModel*>(list->model()) : nullptr;
            int wanted = -1;
            qsizetype most = -1;
            for (int row = 0; offers && row < offers->rowCount(); ++row)
                if (const engine::Offer* offer = offers->offer(offers->index(row)); offer && isOf(*offer, line))
                    if (const qsizetype said = offer->action.typed().size(); said > most) {
                        wanted = row;
                        most = said;
                    }
            if (wanted < 0)
                continue;
            if (const int last = offers->rowCount() - 1; last - wanted + 1 < std::abs(list->currentIndex().row() - wanted))
                press(Qt::Key_End);
            for (int presses = 0; presses < offers->rowCount() && list->currentIndex().row() != wanted; ++presses)
                press(list->currentIndex().row() < wanted ? Qt::Key_Down : Qt::Key_Up);
            press(Qt::Key_Return);
            return true;
        }
        return false;
    }

    // What is asked for before it can be done.
    bool answers(const Line& line)
    {
        if (auto* look = part<QPushButton>("lookAtPicks")) {
            if (!tabsTo(look))
                return false;
            press(Qt::Key_Space);
        }
        auto* send = part<QPushButton>("enterDice");
        if (!send) {
            problem = QStringLiteral("nothing is asked for");
            return false;
        }
        QWidget* panel = send->parentWidget();
        const QJsonArray rolled = line.fields.value(QLatin1String("rolled")).toArray();
        for (int at = 0; at < rolled.size(); ++at)
            if (auto* die = panel->findChild<QLineEdit*>(QStringLiteral("die%1").arg(at)); die && die->isVisible()) {
                if (!tabsTo(die))
                    return false;
                m_person.letters(faceOf(at, rolled[at].toInt()));
            }
        for (auto field = line.fields.begin(); field != line.fields.end(); ++field) {
            const QJsonArray values = field->isArray() ? field->toArray() : QJsonArray{*field};
            for (int at = 0; at < values.size(); ++at)
                if (auto* box = panel->findChild<QComboBox*>(field.key() + QString::number(at)); box && box->isVisible()) {
                    if (!tabsTo(box))
                        return false;
                    press(Qt::CTRL | Qt::Key_A);
                    m_person.letters(values[at].toString());
                }
        }
        for (kit::Editor* editor : panel->findChildren<kit::Editor*>())
            if (editor->isVisible() && line.fields.contains(editor->objectName())
                && !fills(editor, line.fields.value(editor->objectName())))
                return false;
        if (!panel->isAncestorOf(QApplication::focusWidget()) && !tabsTo(send))
            return false;
        press(Qt::Key_Return);
        return true;
    }

    // What a die shows that the recording numbers.
    QString faceOf(int at, int face) const
    {
        const auto* ask = m_main.findChild<kit::AskPanel*>();
        const QList<engine::Die> dice = ask ? ask->dice() : QList<engine::Die>();
        return at < dice.size() ? dice[at].printed(face) : QString::number(face);
    }

    // The form of every action.
    bool fillsIn(const Line& line)
    {
        auto* verb = part<QComboBox>("verb");
        if (!verb) {
            press(Qt::ALT | Qt::Key_0);
            verb = part<QComboBox>("verb");
        }
        if (!verb || verb->findData(line.verb) < 0) {
            problem = QStringLiteral("no form has it");
            return false;
        }
        if (!tabsTo(verb))
            return false;
        press(Qt::Key_Home);
        for (int presses = 0; presses < verb->count() && verb->currentData() != line.verb; ++presses)
            press(Qt::Key_Down);
        for (auto field = line.fields.begin(); field != line.fields.end(); ++field) {
            const auto* form = verb->parentWidget()->findChild<kit::Form*>();
            if (!form)
                return false;
            if (!fills(*form, field.key(), *field))
                return false;
        }
        auto* button = part<QPushButton>("doAction");
        if (!button || !tabsTo(button))
            return false;
        press(Qt::Key_Space);
        return true;
    }

    bool fills(const kit::Form& form, const QString& field, const QJsonValue& value)
    {
        for (const auto& [name, editor] : form.editors()) {
            if (name != field)
                continue;
            if (auto* inner = qobject_cast<kit::Form*>(editor)) {
                const QJsonObject parts = value.toObject();
                for (auto part = parts.begin(); part != parts.end(); ++part)
                    if (!fills(*inner, part.key(), *part))
                        return false;
                return true;
            }
            if (isSaid(*editor, value))
                return true;
            auto* more = form.findChild<QPushButton*>(QStringLiteral("more"), Qt::FindDirectChildrenOnly);
            if (!editor->isVisible() && more && tabsTo(more))
                press(Qt::Key_Space);
            return fills(editor, value);
        }
        return true;
    }

    static bool isSaid(const kit::Editor& editor, const QJsonValue& value)
    {
        return editor.value() == value || value.isNull() || (value.isArray() && value.toArray().isEmpty())
            || (editor.value().isUndefined() && (value == QJsonValue(QString()) || value == QJsonValue(false)));
    }

    bool fills(kit::Editor* editor, const QJsonValue& value)
    {
        if (isSaid(*editor, value))
            return true;
        if (!editor->isVisible()) {
            problem = editor->objectName() + QStringLiteral(" is folded away");
            return false;
        }
        if (value.isArray()) {
            auto* add = qobject_cast<QPushButton*>(editor->focusProxy());
            for (const QJsonValue& one : value.toArray()) {
                if (!add || !tabsTo(add))
                    return false;
                press(Qt::Key_Space);
                if (!types(one))
                    return false;
            }
            return true;
        }
        return tabsTo(editor) && types(value);
    }

    // Into whatever has the keyboard.
    bool types(const QJsonValue& value)
    {
        QWidget* focus = QApplication::focusWidget();
        if (auto* check = qobject_cast<QCheckBox*>(focus)) {
            if (check->isChecked() != value.toBool())
                press(Qt::Key_Space);
        } else if (auto* box = qobject_cast<QComboBox*>(focus); box && !box->isEditable()) {
            press(Qt::Key_Home);
            for (int presses = 0; presses < box->count() && box->currentData() != value.toVariant(); ++presses)
                press(Qt::Key_Down);
        } else {
            press(Qt::CTRL | Qt::Key_A);
            m_person.letters(value.isDouble() ? QString::number(value.toInt()) : value.toString());
        }
        return true;
    }

    window::MainWindow& m_main;
    support::Person m_person;
};

// A window with an empty table of a game, and the cards that come with the program.
class Opened {
public:
    explicit Opened(const QString& game)
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        , m_library(
              m_folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), app::desks(),
              [] { return QDateTime::fromString(QStringLiteral("2026-03-14T18:30:00Z"), Qt::ISODate); }, m_chance)
    {
        window::Look::from(m_settings).apply(*qApp);
        if (!m_library.openShelf().isEmpty())
            return;
        auto typed = begin(QStringLiteral("Typed"), game);
        main = std::make_unique<window::MainWindow>(m_library, m_settings);
        app::furnish(*main, m_library, m_settings);
        if (typed)
            main->take(std::move(*typed));
        main->setWindowState(Qt::WindowNoState);
        main->resize(1280, 720);
        main->show();
        main->activateWindow();
    }
    engine::Result<std::unique_ptr<kit::Sitting>> begin(const QString& name, const QString& game)
    {
        return m_library.begin(name, *m_library.game(game), {}, {QLatin1String(cards::trainingCards)});
    }

private:
    QTemporaryDir m_folder;
    Middle m_chance;
    QSettings m_settings;
    window::Library m_library;

public:
    std::unique_ptr<window::MainWindow> main; // null: there is no shelf
};

} // namespace

class Evenings : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new kit::Style);
        kit::installBoardAccessibility();
    }

    void byKeyboardAlone_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<int>("acts");
        QTest::addColumn<double>("most"); // keys for an act of the ten commonest kinds, on average
        const auto add = [](const char* game, const char* evening, int acts, double most) {
            QTest::newRow(game) << QString::fromLatin1(game) << QString::fromLatin1(evening) << acts << most;
        };
        add("hired-swords", "training-career", 60, 6);
        add("jagged-alliance", "training-campaign", 60, 6);
        add("mercenarium", "iva-and-pia", 86, 10);
        add("sellsword", "long-match", 60,
            8.7); // a way that no offer takes is typed square by square; whoever finished goes on building
        add("swords-and-souls", "five-heroes", 298, 7);
    }

    void byKeyboardAlone()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(int, acts);
        QFETCH(double, most);
        Opened opened(game);
        QVERIFY(opened.main && opened.main->sitting() && QTest::qWaitForWindowActive(opened.main.get()));
        window::MainWindow& main = *opened.main;
        main.sitting()->realDice = main.sitting()->realCards = true;
        main.findChild<QPushButton*>(QStringLiteral("endTryGuide"))->click(); // it frames what it would do itself
        auto recorded = opened.begin(QStringLiteral("Recorded"), game);
        QVERIFY(recorded);
        Hands hands(main);
        const engine::Game& rules = main.sitting()->game();
        std::map<QString, QList<int>> keys;
        const QList<Line> lines = linesOf(QStringLiteral(MR_TESTS "/%1/evenings/%2").arg(game, evening));
        QVERIFY(lines.size() > 60);
        QStringList left;
        int at = 0;
        for (const Line& line : lines.mid(0, acts)) {
            ++at;
            const qint64 last = (*recorded)->table().last();
            if (line.verb == QLatin1String("undo"))
                (*recorded)->undo();
            else if (line.verb == QLatin1String("redo"))
                (*recorded)->redo();
            else
                (*recorded)->proposeDraft({line.verb, line.fields});
            if ((*recorded)->table().last() == last)
                continue; // it was refused: nothing came of it
            const auto pressed = hands.does(line);
            const bool isSame = rules.digest(main.sitting()->table().state()) == rules.digest((*recorded)->table().state());
            if (!pressed || !isSame) {
                left += QStringLiteral("%1 %2 %3: %4")
                            .arg(QString::number(at), line.verb,
                                QString::fromUtf8(QJsonDocument(line.fields).toJson(QJsonDocument::Compact)).left(120),
                                pressed ? differing(rules, main.sitting()->table().state(), (*recorded)->table().state())
                                        : hands.problem);
                break;
            }
            keys[line.verb] += *pressed;
        }
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char('\n'))));
        const double all = toldOf(keys, game, "keys");
        QVERIFY2(all <= most, qPrintable(QString::number(all)));
    }

    // With the program's dice and cards, by the mouse in the list of what can be done.
    void byMouseAlone_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<double>("most"); // presses for an act of the ten commonest kinds, on average
        QTest::newRow("hired-swords") << QStringLiteral("hired-swords") << QStringLiteral("training-career") << 1.2;
        QTest::newRow("jagged-alliance") << QStringLiteral("jagged-alliance") << QStringLiteral("training-campaign") << 1.2;
        QTest::newRow("mercenarium") << QStringLiteral("mercenarium") << QStringLiteral("iva-and-pia") << 2.0;
        QTest::newRow("sellsword") << QStringLiteral("sellsword") << QStringLiteral("long-match") << 1.2;
        QTest::newRow("swords-and-souls") << QStringLiteral("swords-and-souls") << QStringLiteral("five-heroes") << 2.0;
    }

    void byMouseAlone()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(double, most);
        Opened opened(game);
        QVERIFY(opened.main && opened.main->sitting());
        kit::Sitting& sitting = *opened.main->sitting();
        opened.main->findChild<QPushButton*>(QStringLiteral("endTryGuide"))->click();
        std::map<QString, QList<int>> presses;
        constexpr qsizetype acts = 120;
        int onBoard = 0, listed = 0;
        for (const Line& line : linesOf(QStringLiteral(MR_TESTS "/%1/evenings/%2").arg(game, evening)).mid(0, acts)) {
            const qint64 last = sitting.table().last();
            const auto submit = [&] {
                line.verb == QLatin1String("undo")       ? sitting.undo()
                    : line.verb == QLatin1String("redo") ? sitting.redo()
                                                         : sitting.proposeDraft({line.verb, line.fields});
            };
            submit();
            if (sitting.table().last() == last || line.verb == QLatin1String("undo") || line.verb == QLatin1String("redo"))
                continue;
            sitting.undo();
            const qint64 before = sitting.table().last();
            if (const auto pressed = pressesFor(*opened.main, line)) {
                presses[line.verb] += *pressed;
                ++listed;
            } else {
                ++onBoard;
            }
            if (sitting.table().last() > before)
                sitting.undo();
            submit();
        }
        const double all = toldOf(presses, game, "presses");
        // So the first window took more, counted likewise on the same evenings; a summons, a lesson, a block and a dodge stood in
        // no list there. Whatever is not named here took one press.
        const std::map<QString, double> before{{QStringLiteral("attack in swords-and-souls"), 1.8},
            {QStringLiteral("play in swords-and-souls"), 1.7}, {QStringLiteral("discard in swords-and-souls"), 1.5},
            {QStringLiteral("block in swords-and-souls"), 2}, {QStringLiteral("dodge in swords-and-souls"), 2},
            {QStringLiteral("summon in mercenarium"), 2}, {QStringLiteral("learn in mercenarium"), 2}};
        for (const auto& [verb, pressed] : commonestOf(presses)) {
            const auto more = before.find(QStringLiteral("%1 in %2").arg(verb, game));
            QVERIFY2(mean(pressed) <= (more == before.end() ? 1 : more->second) + 0.05, qPrintable(verb));
        }
        qInfo("%s: %d acts in the list, %d by board or form", qPrintable(game), listed, onBoard);
        QVERIFY2(listed > onBoard && all <= most, qPrintable(QString::number(all)));
    }

    // Where nobody has a choice hardly anything is pressed.
    void withoutChoices_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<int>("acts");
        QTest::addColumn<QString>("until"); // this value of the state changes
        QTest::addColumn<int>("most");
        QTest::newRow("a round of Hired Swords")
            << QStringLiteral("hired-swords") << QStringLiteral("training-career") << 60 << QStringLiteral("battle.round") << 4;
        QTest::newRow("a turn of Swords & Souls")
            << QStringLiteral("swords-and-souls") << QStringLiteral("three-heroes") << 9 << QStringLiteral("turn") << 1;
    }

    void withoutChoices()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(int, acts);
        QFETCH(QString, until);
        QFETCH(int, most);
        Opened opened(game);
        QVERIFY(opened.main && opened.main->sitting());
        kit::Sitting& sitting = *opened.main->sitting();
        opened.main->findChild<QPushButton*>(QStringLiteral("endTryGuide"))->click();
        for (const Line& line : linesOf(QStringLiteral(MR_TESTS "/%1/evenings/%2").arg(game, evening)).mid(0, acts))
            sitting.proposeDraft({line.verb, line.fields});
        sitting.proposeDraft({QStringLiteral("setup"), {{QStringLiteral("state"), idle(stateOf(sitting))}}});
        const auto now = [&] {
            const auto value = engine::valueAt(stateOf(sitting), until);
            return value ? *value : QJsonValue();
        };
        const QJsonValue before = now();
        QVERIFY(!before.isUndefined() && !before.isNull());
        auto* goOn = opened.main->findChild<QPushButton*>(QStringLiteral("goOn"));
        auto* list = opened.main->findChild<kit::NowPanel*>()->offers();
        int presses = 0;
        for (; presses <= most && now() == before; ++presses) {
            if (goOn->isVisible())
                goOn->click();
            else
                QTest::keyClick(list, Qt::Key_Return);
        }
        QVERIFY2(now() != before && presses <= most, qPrintable(QString::number(presses)));
        qInfo("%s: %d presses", qPrintable(game), presses);
    }

    // Nobody replies: the attack is pressed, and then the roll, which is framed by itself.
    void anAttackOfSellsword()
    {
        const QList<Line> lines = linesOf(QStringLiteral(MR_TESTS "/sellsword/evenings/long-match"));
        int attacks = 0;
        for (qsizetype at = 0; at + 1 < lines.size() && attacks < 2; ++at) {
            if (lines[at].verb != QLatin1String("attack") || lines[at + 1].verb != QLatin1String("roll"))
                continue;
            Opened opened(QStringLiteral("sellsword"));
            QVERIFY(opened.main && opened.main->sitting());
            kit::Sitting& sitting = *opened.main->sitting();
            opened.main->findChild<QPushButton*>(QStringLiteral("endTryGuide"))->click();
            for (const Line& line : lines.mid(0, at))
                line.verb == QLatin1String("undo")       ? sitting.undo()
                    : line.verb == QLatin1String("redo") ? sitting.redo()
                                                         : sitting.proposeDraft({line.verb, line.fields});
            const auto strikes = [&] { return stateOf(sitting).value(QLatin1String("strikes")).toArray().size(); };
            QCOMPARE(strikes(), 0);
            QCOMPARE(pressesFor(*opened.main, lines[at]).value_or(0), 1);
            QCOMPARE(strikes(), 1);
            QTest::keyClick(opened.main->findChild<kit::NowPanel*>()->offers(), Qt::Key_Return);
            QCOMPARE(strikes(), 0);
            ++attacks;
        }
        QCOMPARE(attacks, 2);
    }

private:
    static QJsonObject stateOf(const kit::Sitting& sitting) { return sitting.game().stateToJson(sitting.state()); }

    // Nobody can do anything.
    static QJsonObject idle(QJsonObject state)
    {
        const auto each = [](QJsonObject& parent, const QString& name, const QJsonObject& values) {
            QJsonArray all;
            for (const QJsonValue& value : parent.value(name).toArray()) {
                QJsonObject one = value.toObject();
                for (auto it = values.begin(); it != values.end(); ++it)
                    one[it.key()] = *it;
                all += one;
            }
            if (!all.isEmpty())
                parent[name] = all;
        };
        QJsonObject battle = state.value(QLatin1String("battle")).toObject();
        each(battle, QStringLiteral("crew"), {{QStringLiteral("exhausted"), true}});
        if (!battle.isEmpty())
            state[QLatin1String("battle")] = battle;
        each(state, QStringLiteral("players"),
            {{QStringLiteral("hand"), QJsonArray()}, {QStringLiteral("deck"), QJsonArray()},
                {QStringLiteral("discard"), QJsonArray()}, {QStringLiteral("obols"), 0}, {QStringLiteral("gray"), true}});
        return state;
    }

    static QList<std::pair<QString, QList<int>>> commonestOf(const std::map<QString, QList<int>>& counts)
    {
        constexpr qsizetype commonest = 10;
        QList<std::pair<QString, QList<int>>> kinds(counts.begin(), counts.end());
        std::ranges::stable_sort(kinds, [](const auto& a, const auto& b) { return a.second.size() > b.second.size(); });
        return kinds.mid(0, commonest);
    }

    // Of the ten commonest kinds; all of them on average.
    static double toldOf(const std::map<QString, QList<int>>& counts, const QString& game, const char* what)
    {
        QList<int> all;
        for (const auto& [verb, pressed] : commonestOf(counts)) {
            qInfo(
                "%-16s %-18s %3d times, %5.1f %s", qPrintable(game), qPrintable(verb), int(pressed.size()), mean(pressed), what);
            all += pressed;
        }
        return mean(all);
    }

    // A hand is looked at by one press, an act is one, and every answer that it asks for; nothing when the list has no such act.
    static std::optional<int> pressesFor(window::MainWindow& main, const Line& line)
    {
        kit::Sitting& sitting = *main.sitting();
        const auto isMeant = [&](const engine::Offer& offer) {
            const QJsonObject typed = offer.action.typed();
            return offer.verdict.isAllowed() && offer.action.verb() == line.verb
                && std::ranges::all_of(typed.keys(), [&](const QString& key) { return typed[key] == line.fields[key]; });
        };
        const auto offer = std::ranges::find_if(sitting.offers(), isMeant);
        if (offer == sitting.offers().end())
            return std::nullopt;
        const engine::AnyAction wanted = offer->action;
        int presses = 0;
        if (offer->secret && !sitting.mayShow(offer->actor)) {
            sitting.showTo(offer->actor);
            ++presses;
        }
        auto* list = main.findChild<kit::NowPanel*>()->offers();
        const auto* model = static_cast<const kit::OffersModel*>(list->model());
        const qint64 before = sitting.table().last();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row);
            if (!model->offer(index) || !(model->offer(index)->action == wanted))
                continue;
            list->scrollTo(index);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
            ++presses;
            auto* ask = main.findChild<kit::AskPanel*>();
            if (sitting.table().last() > before)
                return presses;
            for (const QWidget* part : ask->findChildren<QWidget*>())
                presses += part->isVisible() && (qobject_cast<const QComboBox*>(part) || qobject_cast<const QSpinBox*>(part));
            ask->forget();
            return presses + 1; // and it is entered
        }
        return std::nullopt;
    }
};

QTEST_MAIN(Evenings)
#include "tst_evenings.moc"
