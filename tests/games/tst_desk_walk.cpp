// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every desk shows whatever its game's rules take for a state: along a seeded walk of offers and corrections, from the places of
// play that a correction can name, and from the worked cases; and whatever the window says of it, in both languages, is for
// people. MR_LONG=1 walks further and takes all cases.
#include "app/desks.h"
#include "dice/source.h"
#include "engine/table_actions.h"
#include "kit/desk.h"
#include "kit/drawn/board.h"
#include "kit/drawn/readout.h"
#include "kit/forms/changing.h"
#include "kit/lists/differences.h"
#include "kit/rule_behind.h"
#include "support/ear.h"
#include "support/every_game.h"
#include "support/german.h"
#include "support/long_form.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocumentFragment>

namespace {

// All that somebody reads, points at or hears of a window: labels, buttons, rows of lists, what lies on boards, tips.
QSet<QString> textsIn(const QWidget& window)
{
    QSet<QString> all;
    const auto take = [&](const QString& text) { all += text; };
    for (const QWidget* one : window.findChildren<QWidget*>()) {
        if (!one->isVisible())
            continue;
        take(one->toolTip());
        take(one->accessibleName());
        take(one->accessibleDescription());
        if (const auto* label = qobject_cast<const QLabel*>(one))
            take(label->textFormat() == Qt::RichText ? QTextDocumentFragment::fromHtml(label->text()).toPlainText()
                                                     : label->text());
        else if (const auto* button = qobject_cast<const QAbstractButton*>(one))
            take(button->text());
        else if (const auto* board = qobject_cast<const kit::Board*>(one))
            for (const kit::Cell& cell : board->cells()) {
                take(cell.name);
                take(cell.help);
            }
        else if (const auto* view = qobject_cast<const QAbstractItemView*>(one); view && view->model())
            for (int row = 0; row < view->model()->rowCount(view->rootIndex()); ++row)
                for (int column = 0; column < view->model()->columnCount(view->rootIndex()); ++column)
                    for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole),
                             int(Qt::AccessibleDescriptionRole)})
                        take(view->model()->index(row, column, view->rootIndex()).data(role).toString());
    }
    return all;
}

// A value that stands somewhere in a state, with what may stand there.
struct Place {
    QString path;
    QJsonObject schema;
    QJsonValue value;
};

bool mayBe(const QJsonObject& schema, const char* type)
{
    const QJsonValue types = schema.value(QLatin1String("type"));
    return types.toString() == QLatin1String(type) || types.toArray().contains(QJsonValue(QLatin1String(type)));
}

void collect(const QString& path, const QJsonValue& value, const QJsonObject& schema, QList<Place>& places, QStringList& ids)
{
    if (!path.isEmpty())
        places += Place{path, schema, value};
    const QString dot = path.isEmpty() ? QString() : path + QLatin1Char('.');
    const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    const QJsonObject object = value.toObject();
    for (auto part = object.begin(); part != object.end(); ++part)
        collect(dot + part.key(), *part, properties.value(part.key()).toObject(), places, ids);
    const QJsonArray list = value.toArray();
    for (qsizetype at = 0; at < list.size(); ++at) {
        const QString id = list[at].toObject().value(QLatin1String("id")).toString();
        ids += id;
        if (list[at].isObject() && !id.contains(QLatin1Char('.')))
            collect(dot + (id.isEmpty() ? QString::number(at) : id), list[at], schema.value(QLatin1String("items")).toObject(),
                places, ids);
    }
}

// The same with this in front of all that is written on cards, and of people's names.
QJsonValue forged(const QJsonValue& value, const QString& sign, const QString& key = {})
{
    if (value.isString())
        return key == QLatin1String("title") || key == QLatin1String("text") || key == QLatin1String("name")
            ? sign + value.toString()
            : value;
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue& one : value.toArray())
            list += forged(one, sign, key);
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (auto one = object.begin(); one != object.end(); ++one)
        *one = forged(*one, sign, one.key());
    return object;
}

} // namespace

class TestDeskWalk : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void placesOfPlayAreShown_data() { support::everyGame(); }
    void placesOfPlayAreShown();
    void aWalkIsShown_data() { support::everyGame(); }
    void aWalkIsShown();
    void casesAreShown_data() { support::everyGame(); }
    void casesAreShown();
    void everythingSaidIsForPeople_data();
    void everythingSaidIsForPeople();
    void whatLiesThereKnowsItsRule_data() { support::everyGame(); }
    void whatLiesThereKnowsItsRule();
    void everyFigureOpensWhatTellsOfIt_data() { support::everyGame(); }
    void everyFigureOpensWhatTellsOfIt();
    void whoLooksOnFindsFormsGrey_data() { support::everyGame(); }
    void whoLooksOnFindsFormsGrey();
    void nothingUnseenIsShown_data() { support::everyGame(); }
    void nothingUnseenIsShown();
    void cleanup() { m_main.reset(); }

private:
    void begin(const QString& game);
    kit::Sitting& sitting() const { return *m_main->sitting(); }
    // All that a desk says and paints of the table as it is now; the window shows the rest by itself.
    void look() const;
    bool does(const engine::AnyAction& action); // whether it was done, and is seen
    int below(qsizetype n) { return m_choice->face(int(n)) - 1; }
    void correctSomething();
    QJsonValue otherValue(const Place& place, const QStringList& ids);
    QList<Place> places(QStringList& ids) const
    {
        QList<Place> all;
        collect({}, sitting().game().stateToJson(sitting().table().state()), sitting().game().stateSchema(), all, ids);
        ids.removeAll(QString());
        return all;
    }

    const bool m_isLong = support::isLongForm();
    std::unique_ptr<dice::Source> m_choice, m_chance;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<window::Library> m_library;
    std::unique_ptr<window::MainWindow> m_main;
};

void TestDeskWalk::initTestCase()
{
    m_chance = std::make_unique<dice::Source>(7);
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<QSettings>(m_folder->filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    m_library = std::make_unique<window::Library>(
        m_folder->filePath(QStringLiteral("shelf.db")), games::catalogue(), app::desks(),
        [] { return QDateTime::fromString(QStringLiteral("2026-03-14T18:30:00Z"), Qt::ISODate); }, *m_chance);
    QVERIFY(m_library->openShelf().isEmpty());
}

void TestDeskWalk::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
    m_choice = std::make_unique<dice::Source>(11);
}

void TestDeskWalk::begin(const QString& game)
{
    auto tried = m_library->tryOut(*m_library->game(game));
    QVERIFY(tried);
    m_main = std::make_unique<window::MainWindow>(*m_library, *m_settings);
    m_main->addTable({});
    m_main->resize(1280, 720);
    m_main->show();
    // In memory from here on: thousands of entries are not what is tried.
    const engine::Game& played = (*tried)->game();
    auto first = (*tried)->entries(1, 1);
    QVERIFY(first);
    auto memory = std::make_unique<kit::Sitting>(
        game, played, std::make_unique<engine::MemoryJournal>(), m_library->clock(), *m_chance, kit::Sitting::Cards());
    QVERIFY(memory->begin(first->first().action.value(QLatin1String(engine::setupField)).toObject(), {}));
    memory->propose(engine::SetUp{played.stateToJson((*tried)->state())});
    memory->setObjectName(m_library->idOf(**tried));
    m_main->take(std::move(memory));
    look();
}

void TestDeskWalk::look() const
{
    const kit::Desk& desk = *m_library->desk(sitting().game().id());
    const engine::AnyState& state = sitting().state();
    QVERIFY(!desk.heading(state).isEmpty());
    (void)desk.figures(state);
    (void)desk.guideLine(state);
    for (const kit::DieWord& die : desk.dice(state))
        (void)desk.printedDice(state, die.term);
    (void)desk.odds(sitting());
    for (const engine::Offer& offer : sitting().offers()) {
        QVERIFY(!desk.offerText(sitting(), offer).title.isEmpty());
        (void)desk.actorName(state, offer.actor);
        (void)desk.canWait(state, offer, sitting().offers());
    }
    QImage picture(240, 135, QImage::Format_RGB32);
    QPainter painter(&picture);
    desk.paintThumbnail(painter, picture.rect(), state);
    painter.end();
    if (m_isLong)
        for (const kit::Sheet& sheet : desk.sheets(sitting()))
            QVERIFY(!kit::pictures(sheet, kit::Paper::A4).isEmpty());
}

bool TestDeskWalk::does(const engine::AnyAction& action)
{
    const qint64 before = sitting().table().last();
    if (m_isLong)
        qInfo(
            "%s %s", action.verb().data(), QJsonDocument(action.written()).toJson(QJsonDocument::Compact).left(200).constData());
    sitting().propose(action);
    if (sitting().table().last() == before)
        return false;
    look();
    return true;
}

QJsonValue TestDeskWalk::otherValue(const Place& place, const QStringList& ids)
{
    if (mayBe(place.schema, "null") && below(3) == 0)
        return QJsonValue::Null;
    if (const QJsonArray names = place.schema.value(QLatin1String("enum")).toArray(); !names.isEmpty())
        return names.at(below(names.size()));
    if (mayBe(place.schema, "boolean"))
        return !place.value.toBool();
    if (mayBe(place.schema, "integer")) {
        const int least = place.schema.value(QLatin1String("minimum")).toInt();
        const int values[] = {least, place.schema.value(QLatin1String("maximum")).toInt(least + 9), place.value.toInt() + 1,
            place.value.toInt() - 1, least + below(10)};
        return values[below(5)];
    }
    if (mayBe(place.schema, "array")) {
        QJsonArray list = place.value.toArray();
        if (below(2) == 0)
            return QJsonArray();
        list.removeAt(below(std::max<qsizetype>(1, list.size())));
        return list;
    }
    if (mayBe(place.schema, "object"))
        return QJsonObject();
    return ids.isEmpty() || below(4) == 0 ? QString() : ids[below(ids.size())];
}

void TestDeskWalk::correctSomething()
{
    QStringList ids;
    const QList<Place> all = places(ids);
    for (int tries = 0; tries < 20; ++tries) {
        const Place& place = all[below(all.size())];
        if (does(engine::Correct{place.path, otherValue(place, ids), {}}))
            return;
    }
}

// Where a game says by a name what is done now, every one of its names is tried: what the rules take the desk can show.
void TestDeskWalk::placesOfPlayAreShown()
{
    QFETCH(const QString, game);
    begin(game);
    QStringList ids;
    int shown = 0;
    for (const Place& place : places(ids)) {
        if (place.path.count(QLatin1Char('.')) > 1 || place.path.startsWith(QLatin1String("settings.")))
            continue;
        for (const QJsonValue& name : place.schema.value(QLatin1String("enum")).toArray())
            if (name != place.value && does(engine::Correct{place.path, name, {}})) {
                ++shown;
                sitting().undo();
            }
        if (mayBe(place.schema, "null") && !place.value.isNull() && does(engine::Correct{place.path, QJsonValue::Null, {}})) {
            ++shown;
            sitting().undo();
        }
    }
    QVERIFY(shown > 0);
}

void TestDeskWalk::aWalkIsShown()
{
    QFETCH(const QString, game);
    begin(game);
    const qint64 before = sitting().table().last();
    for (int step = 0; step < (m_isLong ? 1000 : 60); ++step) {
        const int chance = below(10);
        QList<engine::AnyAction> allowed;
        for (const engine::Offer& offer : sitting().offers())
            if (offer.verdict.isAllowed())
                allowed += offer.action;
        if (chance == 0)
            sitting().undo();
        else if (chance < 6 && !allowed.isEmpty())
            does(allowed[below(allowed.size())]);
        else
            correctSomething();
    }
    QVERIFY(sitting().table().last() > before + 20); // many a correction is refused
}

void TestDeskWalk::casesAreShown()
{
    QFETCH(const QString, game);
    begin(game);
    QList<QJsonObject> all;
    const QDir folder(QStringLiteral(MR_TESTS "/%1/cases").arg(game));
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.json")})) {
        QFile cases(file.filePath());
        QVERIFY(cases.open(QIODevice::ReadOnly));
        for (const QJsonValue& one : QJsonDocument::fromJson(cases.readAll()).array())
            if (QJsonObject state = one[QLatin1String("given")].toObject(); !state.isEmpty()) {
                if (const QJsonObject settings = one[QLatin1String("settings")].toObject(); !settings.isEmpty())
                    state.insert(QStringLiteral("settings"), settings);
                all += state;
            }
    }
    const qsizetype apart = m_isLong ? 1 : std::max<qsizetype>(1, all.size() / 25);
    int shown = 0;
    for (qsizetype at = 0; at < all.size(); at += apart)
        shown += does(engine::SetUp{all[at]});
    QVERIFY(shown > 10);
}

// Letters that cannot be seen, or turn the text around, come with a file that somebody forged; what is typed holds none.
void TestDeskWalk::nothingUnseenIsShown()
{
    QFETCH(const QString, game);
    begin(game);
    const engine::Table& table = sitting().table();
    const QJsonValue state = forged(table.game().stateToJson(table.state()), QStringLiteral("\u202e\u001b"));
    QCOMPARE(sitting().campaign()->table().submit(engine::SetUp{state.toObject()}, {}).answer, engine::Submission::Answer::Done);
    sitting().undo();
    sitting().redo();
    look();
    QTRY_VERIFY(!textsIn(*m_main).values().filter(QStringLiteral("\\u202e\\u001b")).isEmpty());
    for (const QString& text : textsIn(*m_main))
        QVERIFY2(!text.contains(QChar(0x202e)) && !text.contains(QChar(0x1b)), qPrintable(text));
    const kit::Desk& desk = *m_library->desk(game);
    QStringList told{desk.heading(sitting().state()), desk.guideLine(sitting().state())};
    for (const kit::Figure& figure : desk.figures(sitting().state()))
        told += figure.value;
    for (const engine::Offer& offer : sitting().offers())
        told += {desk.offerText(sitting(), offer).title, desk.actorName(sitting().state(), offer.actor)};
    for (const QString& text : told)
        QVERIFY2(!text.contains(QChar(0x202e)) && !text.contains(QChar(0x1b)), qPrintable(text));
}

void TestDeskWalk::everythingSaidIsForPeople_data() { support::everyGameInBothLanguages(); }

// Along a walk by what is offered, with a correction now and then.
void TestDeskWalk::everythingSaidIsForPeople()
{
    QFETCH(const QString, game);
    QFETCH(const bool, isGerman);
    const support::German german(isGerman);
    if (german.isAbsent)
        QSKIP(german.why);
    begin(game);
    support::Ear ear(sitting().game());
    QSet<QString> heard;
    QStringList wrong;
    QJsonObject before = sitting().visible(sitting().state());
    const auto listen = [&] {
        const QJsonObject now = sitting().visible(sitting().state());
        ear.learn(now);
        QSet<QString> texts = textsIn(*m_main);
        for (const kit::Difference& change : kit::differences(before, now)) // as the history tells them
            texts += change.text();
        before = now;
        for (const QString& text : std::as_const(texts))
            if (!heard.contains(text)) {
                heard += text;
                if (const QString what = ear.wrongLabel(text); !what.isEmpty())
                    wrong += what;
            }
    };
    listen();
    for (int step = 0; step < (m_isLong ? 300 : 30); ++step) {
        QList<engine::AnyAction> all, allowed;
        for (const engine::Offer& offer : sitting().offers()) {
            all += offer.action;
            if (offer.verdict.isAllowed())
                allowed += offer.action;
        }
        if (step % 5 == 4)
            correctSomething();
        else if (step % 7 == 6 && !all.isEmpty()) // perhaps it is refused, and the bar says why
            sitting().propose(all[below(all.size())]);
        else if (!allowed.isEmpty())
            does(allowed[below(allowed.size())]);
        listen();
    }
    m_main.reset(); // while it still speaks that language
    wrong.sort();
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    QVERIFY(heard.size() > 50);
}

// Every figure and every place that the arrows reach opens an entry of the game's rulebook, and those of one kind open the same.
void TestDeskWalk::whatLiesThereKnowsItsRule()
{
    QFETCH(QString, game);
    begin(game);
    const rulebook::Book* book = m_library->book(game);
    QVERIFY(book);
    QSet<int> rules;
    const QList<kit::Board*> boards = m_main->findChildren<kit::Board*>();
    for (kit::Board* board : boards) {
        if (!board->isVisible())
            continue;
        const QList<kit::Cell> cells = board->cells();
        for (const kit::Cell& cell : cells) {
            if (!cell.focusable)
                continue;
            board->focusCell(cell.id);
            const int rule = kit::ruleBehind(board);
            QVERIFY2(rule >= 0, qPrintable(board->objectName() + QLatin1Char(' ') + cell.id));
            QVERIFY(book->telling(QLatin1String(sitting().game().book()[std::size_t(rule)].id)));
            rules += rule;
        }
    }
    QVERIFY(!rules.isEmpty());
}

// The entry that F1 opens on a figure speaks of what the figure is called, in its title, its body or the words that find it.
void TestDeskWalk::everyFigureOpensWhatTellsOfIt()
{
    QFETCH(QString, game);
    begin(game);
    const rulebook::Book* book = m_library->book(game);
    QVERIFY(book);
    // Whose caption is somebody's name, or a word of ours that no rule has.
    static const QRegularExpression named(QStringLiteral(
        "^(score-|points-|vp-|player-|captures-|tracking$|encounters$|record$|held$|turn$|board$|deck$|oneDeck$)"));
    int figures = 0;
    QStringList wrong;
    for (const kit::Readout* figure : m_main->findChildren<kit::Readout*>()) {
        if (!figure->isVisible() || named.match(figure->objectName()).hasMatch())
            continue;
        const QString caption = figure->findChild<QLabel*>()->accessibleName().toCaseFolded();
        const int rule = kit::ruleBehind(figure);
        const rulebook::Entry* entry =
            rule < 0 ? nullptr : book->telling(QLatin1String(sitting().game().book()[std::size_t(rule)].id));
        const QString text =
            entry ? (QStringList{entry->title, entry->body} + entry->synonyms).join(QLatin1Char(' ')).toCaseFolded() : QString();
        ++figures;
        constexpr int shortest = 4;
        const QStringList words = caption.split(QRegularExpression(QStringLiteral("\\W+")), Qt::SkipEmptyParts);
        if (std::ranges::none_of(words, [&](const QString& word) {
                return word.size() >= shortest && text.contains(word.endsWith(QLatin1Char('s')) ? word.chopped(1) : word);
            }))
            wrong += QStringLiteral("%1 (“%2”) opens %3")
                         .arg(figure->objectName(), caption, entry ? entry->title : QStringLiteral("nothing"));
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    QVERIFY(figures > (game == QLatin1String("sellsword") ? 0 : 2)); // what it counts are points, each side's
}

// A form that nobody may send is not opened: each control that only changes the table is grey and says why, and comes back.
void TestDeskWalk::whoLooksOnFindsFormsGrey()
{
    QFETCH(const QString, game);
    const auto open = [](const QWidget& view) { // that somebody could press or type in
        QSet<const QWidget*> all;
        for (const QWidget* one : view.findChildren<QWidget*>()) {
            if (!one->property(kit::changesTable).toBool())
                continue;
            QList<QWidget*> parts = one->findChildren<QWidget*>();
            parts.prepend(const_cast<QWidget*>(one));
            for (const QWidget* part : parts)
                if ((qobject_cast<const QAbstractButton*>(part) || qobject_cast<const QLineEdit*>(part)) && part->isEnabled())
                    all += part;
        }
        return all;
    };
    qsizetype shut = 0;
    for (const bool isTried : {true, false}) { // in the middle of play, and where a table is laid out
        begin(game);
        if (!isTried) {
            auto own = m_library->goOn(*m_library->game(game));
            QVERIFY(own);
            m_main->take(std::move(*own));
        }
        const auto* view = m_main->findChild<kit::TableView*>();
        QVERIFY(view);
        const auto before = open(*view);
        sitting().setReadOnly(true);
        emit sitting().shown();
        for (const QWidget* one : open(*view))
            QFAIL(qPrintable(one->objectName() + one->accessibleName()));
        for (const QWidget* one : before)
            QVERIFY2(!kit::whyNotChanged(*one).isEmpty(), qPrintable(one->objectName()));
        shut += before.size();
        sitting().setReadOnly(false);
        emit sitting().shown();
        QCOMPARE(open(*view), before);
    }
    QVERIFY(shut > 0);
}

QTEST_MAIN(TestDeskWalk)
#include "tst_desk_walk.moc"
