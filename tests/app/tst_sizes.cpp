// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every page of the window in the middle of an evening of every game, at the corners of what a screen and a text may measure, in
// every language: nothing makes the window larger, nothing that can be pressed lies outside, no words are cut without a sign and
// a tip that says them all, and nothing lies over something else; and the same of odd tables and screens. MR_PICTURES=FOLDER
// keeps what was looked at.
#include "app/played.h"
#include "engine/past/understood.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/far.h"
#include "kit/drawn/icons.h"
#include "kit/drawn/style.h"
#include "kit/entry/card_entry.h"
#include "kit/forms/ask_panel.h"
#include "kit/forms/form.h"
#include "kit/lists/hands_list.h"
#include "kit/lists/now_panel.h"
#include "support/cut_off.h"
#include "support/long_form.h"
#include "support/restless.h"
#include "support/unheard.h"
#include "support/untold.h"
#include "window/page.h"
#include "window/paper/papers.h"
#include "window/paper/print_dialog.h"
#include "window/reminder.h"
#include "window/search/book_pages.h"
#include "window/shelf/campaigns_model.h"
#include "window/shelf/carrying_box.h"
#include "window/shelf/new_campaign.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QJsonArray>
#include <QListView>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QStackedWidget>
#include <QTabBar>
#include <QTest>
#include <QTextDocumentFragment>
#include <QWindow>

#include <functional>

using played::evenings;
using played::Opened;
using played::pages;
using played::plainLook;

namespace {

// Of the languages that nobody speaks; they are made where Qt's linguist tools are installed.
bool isSpoken(const char* language)
{
    return qstrcmp(language, "de") == 0
        || QFile::exists(QStringLiteral(MR_WORDS "/musterroll_%1.qm").arg(QLatin1String(language)));
}

// Words in letters of our own: in a window that speaks Hebrew letters they are names, or nobody can translate them.
QSet<QString> latinIn(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}")),
        other(QStringLiteral("</?[a-z]+/?>|\\b[0-9A-Fa-f]{12,16}\\b")); // tags, and what a position is called
    QSet<QString> found;
    for (auto it = word.globalMatch(QString(text).remove(other)); it.hasNext();)
        found += it.next().captured().toLower();
    return found;
}

// The same of what cards and players are called, of what is printed on them and of what players wrote: not of the fields' names.
QSet<QString> namesIn(const QJsonValue& value)
{
    QSet<QString> found = latinIn(value.toString());
    for (const QJsonValue& one : value.toArray())
        found += namesIn(one);
    const QJsonObject object = value.toObject();
    for (const QJsonValue& one : object)
        found += namesIn(one);
    return found;
}

// What is read or heard of a widget.
QStringList textsOf(QWidget* part)
{
    QStringList all{part->toolTip(), part->statusTip(), part->whatsThis(), part->accessibleName(), part->accessibleDescription()};
    for (const char* property : {"text", "title", "placeholderText", "currentText", "suffix", "prefix", "windowTitle"})
        if (qobject_cast<QLineEdit*>(part) == nullptr || qstrcmp(property, "text") != 0) // what a person typed
            all += part->property(property).toString();
    if (const auto* view = qobject_cast<QAbstractItemView*>(part); view && view->model())
        for (int row = 0; row < view->model()->rowCount(view->rootIndex()); ++row)
            for (int column = 0; column < view->model()->columnCount(view->rootIndex()); ++column)
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole})
                    all += view->model()->index(row, column, view->rootIndex()).data(role).toString();
    if (const auto* board = qobject_cast<kit::Board*>(part))
        for (const kit::Cell& cell : board->cells())
            all += QStringList{cell.name, cell.help};
    if (const auto* tabs = qobject_cast<QTabBar*>(part))
        for (int tab = 0; tab < tabs->count(); ++tab)
            all += QStringList{tabs->tabText(tab), tabs->tabToolTip(tab)};
    for (QString& one : all) // words that are links
        if (Qt::mightBeRichText(one))
            one = QTextDocumentFragment::fromHtml(one).toPlainText();
    return all;
}

// Everything that has a title, and every player, is called otherwise.
QJsonObject renamed(const QJsonObject& state, const std::function<QString(const QString&)>& name)
{
    QStringList names;
    const std::function<void(const QJsonValue&)> collect = [&](const QJsonValue& value) {
        for (const QJsonValue& one : value.toArray())
            collect(one);
        const QJsonObject object = value.toObject();
        for (auto field = object.begin(); field != object.end(); ++field) {
            if (field.key() == QLatin1String("title") && !field->toString().isEmpty())
                names += field->toString();
            collect(*field);
        }
    };
    collect(state);
    names.removeDuplicates();
    QByteArray text = QJsonDocument(state).toJson(QJsonDocument::Compact);
    const auto quoted = [](const QString& one) {
        return QJsonDocument(QJsonArray{one}).toJson(QJsonDocument::Compact).chopped(1).mid(1);
    };
    for (const QString& one : std::as_const(names))
        text.replace("\"title\":" + quoted(one), "\"title\":" + quoted(name(one)));
    for (const QJsonValue& one : state.value(QLatin1String("players")).toArray()) { // by whose names others may be told
        const QString own = one.toString(one[QLatin1String("name")].toString(one[QLatin1String("id")].toString()));
        if (!own.isEmpty() && own[0].isUpper())
            text.replace(quoted(own), quoted(name(own)));
    }
    return QJsonDocument::fromJson(text).object();
}

// Where a game's state lists its figures; empty: there are never so many.
QStringList figuresOf(const QString& game)
{
    static const QHash<QString, QStringList> lists{{QStringLiteral("hired-swords"), {"battle", "opposition"}},
        {QStringLiteral("jagged-alliance"), {"enemies"}}, {QStringLiteral("sellsword"), {"units"}}};
    return lists.value(game);
}

// The list has so many items: those that are there again, under other ids.
QJsonObject crowded(QJsonObject state, QStringList path, int count)
{
    const QString step = path.takeFirst();
    if (!path.isEmpty()) {
        state[step] = crowded(state[step].toObject(), path, count);
        return state;
    }
    QJsonArray list = state[step].toArray();
    for (qsizetype first = list.size(), at = 0; first > 0 && list.size() < count; ++at) {
        QJsonObject one = list[at % first].toObject();
        one[QLatin1String("id")] = QStringLiteral("x%1").arg(at);
        list += one;
    }
    state[step] = list;
    return state;
}

} // namespace

class Sizes : public QObject {
    Q_OBJECT

    QFont m_font;

    static void picture(QWidget& window, const QString& what)
    {
        if (const QString pictures = qEnvironmentVariable("MR_PICTURES"); !pictures.isEmpty())
            window.grab().save(QStringLiteral("%1/%2-%3.png")
                                   .arg(pictures, QLatin1String(QTest::currentDataTag()), what)
                                   .replace(QLatin1Char(' '), QLatin1Char('-')));
    }

    static void addColumns() // a table of an evening, in a language, at a size of its letters, on a screen
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        QTest::addColumn<QSize>("screen");
    }

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new kit::Style);
        m_font = QApplication::font();
    }

    // Which part of it asks for the width.
    static QString widestIn(const QWidget& whole)
    {
        const QWidget* widest = nullptr;
        for (const QWidget* one : whole.findChildren<QWidget*>())
            if (one->isVisible() && one->findChildren<QWidget*>(Qt::FindDirectChildrenOnly).isEmpty()
                && (!widest || one->minimumSizeHint().width() > widest->minimumSizeHint().width()))
                widest = one;
        return widest ? QStringLiteral("%1 %2 is at least %3")
                            .arg(QLatin1String(widest->metaObject()->className()), widest->objectName())
                            .arg(widest->minimumSizeHint().width())
                      : QString();
    }

    // The side, where it has to be scrolled sideways.
    static QStringList sideTooWide(const window::MainWindow& main)
    {
        QStringList found;
        for (const QScrollArea* side : main.findChild<QDockWidget*>(QStringLiteral("nowDock"))->findChildren<QScrollArea*>())
            if (side->isVisible() && side->horizontalScrollBar()->maximum() > 0)
                found += QStringLiteral("the side is too wide by %1: %2")
                             .arg(side->horizontalScrollBar()->maximum())
                             .arg(widestIn(*side->widget()));
        return found;
    }

    void nothingLeavesTheScreen_data()
    {
        addColumns();
        const auto add = [&](const char* language, int percent, const QSize& screen) {
            for (const auto& [game, evening] : evenings)
                QTest::addRow("%s %s %d%% %d", game, language, percent, screen.width())
                    << QString::fromLatin1(game) << QString::fromLatin1(evening) << QString::fromLatin1(language) << percent
                    << screen;
        };
        add("de", 150, {1280, 720});
        add("en", 100, {1024, 600});
        add("de", 150, {800, 600}); // less than is promised: the window stays on the screen all the same
        add("de", 200, {1440, 900});
        add("de", 300, {1920, 1080});
        if (isSpoken("he"))
            add("he", 100, {1280, 720});
        if (!support::isLongForm())
            return;
        add("en", 100, {1280, 720});
        add("en", 150, {1280, 720});
        add("de", 100, {1280, 720});
        add("en", 200, {1440, 900});
        add("en", 300, {1920, 1080});
        for (const char* language : {"eo", "he"})
            if (isSpoken(language)) {
                add(language, 100, {1280, 720});
                add(language, 150, {1280, 720});
                add(language, 200, {1440, 900});
            }
    }

    void nothingLeavesTheScreen()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(QString, language);
        QFETCH(int, percent);
        QFETCH(QSize, screen);
        Opened opened(game, evening, language, plainLook(percent));
        QVERIFY(opened.main);
        opened.show(screen);
        window::MainWindow& main = *opened.main;
        QStringList found;
        for (const QString& page : pages) {
            main.showPage(page);
            Opened::settle();
            picture(main, page);
            if (screen.width() < 1024) {
                if (main.width() > screen.width() || main.height() > screen.height())
                    found += QStringLiteral("%1: %2 by %3").arg(page).arg(main.width()).arg(main.height());
                continue;
            }
            auto* shown = main.findChild<window::Page*>(page);
            for (const QString& one : support::wrongIn(main, screen) + support::tooWide(*shown) + sideTooWide(main)
                    + support::untoldIn(main) + support::unheardIn(main) + support::restless())
                found += page + QStringLiteral(": ") + one;
            if (constexpr int large = 200; page == QLatin1String("table") && percent >= large) {
                const QWidget* band = main.findChild<QDockWidget*>(QStringLiteral("nowDock"));
                if (band->width() > main.width() * 0.35) // at such letters the table needs the room more
                    found += QStringLiteral("the band takes %1 of %2").arg(band->width()).arg(main.width());
            }
            if (page == QLatin1String("table"))
                found += support::cutOffIn(main) + wrongBehindTurners(main, screen);
            found += doubledBehind(main, shown);
        }
        found.removeDuplicates();
        for (const QString& one : std::as_const(found))
            qInfo("%s", qPrintable(one));
        QVERIFY2(found.isEmpty(), "they stand above");
    }

    // In letters that nobody writes here, whatever stands in others is the name of a card, a player, a game or a key.
    void everyTextIsTranslated_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<bool>("isAnew");
        for (const auto& [game, evening] : evenings) {
            QTest::newRow(game) << QString::fromLatin1(game) << QString::fromLatin1(evening) << false;
            QTest::addRow("%s, after English", game) << QString::fromLatin1(game) << QString::fromLatin1(evening) << true;
        }
    }

    void everyTextIsTranslated()
    {
        if (!isSpoken("he"))
            QSKIP("Qt's linguist tools are not installed");
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(bool, isAnew);
        Opened opened(game, evening, isAnew ? QStringLiteral("en") : QStringLiteral("he"), plainLook(100));
        QVERIFY(opened.main);
        if (isAnew) { // whatever was said once in the other language is said anew
            opened.show({1280, 720});
            for (const QString& page : pages) {
                opened.main->showPage(page);
                Opened::settle();
            }
            QVERIFY(opened.speakAnew(QStringLiteral("he")));
        }
        QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
        const kit::Sitting& sitting = *opened.main->sitting();
        QSet<QString> names =
            latinIn(sitting.name() + opened.library->shelfPath() + QStringLiteral(" Muster Roll Ada PostgreSQL"));
        names +=
            latinIn(QStringLiteral("Ctrl Alt Shift Enter Return Tab Esc Del Ins Home End Space PgUp PgDown Backspace")); // keys
        names += latinIn(QStringLiteral("PDF HTML CSV JSON PNG SVG English Deutsch")); // and what has one name everywhere
        for (const auto& one : opened.library->games())
            names += latinIn(one->title());
        const auto entries = sitting.table().entries(1, sitting.table().last());
        QVERIFY(entries);
        for (const engine::Entry& entry : *entries) {
            QJsonObject action = entry.action;
            action.remove(QLatin1String(engine::toldField)); // in the program's own words
            names += namesIn(action);
        }
        QFile pack(QStringLiteral(":/games/%1/training.json").arg(game));
        QVERIFY(pack.open(QIODevice::ReadOnly));
        names += namesIn(QJsonDocument::fromJson(pack.readAll()).object());
        QFile book(QStringLiteral(":/games/%1/rulebook.json").arg(game)); // rules are told in English, which their page says
        QVERIFY(book.open(QIODevice::ReadOnly));
        const QJsonObject told = QJsonDocument::fromJson(book.readAll()).object();
        const QSet<QString> rules = namesIn(told);
        for (const QJsonValue& entry : told.value(QLatin1String("entries")).toArray())
            names += latinIn(entry.toObject().value(QLatin1String("page")).toString()); // a book without numbers has headings
        opened.show({1280, 720});
        QStringList found;
        for (const QString& page : pages) {
            if (page == QLatin1String("handbook") || page == QLatin1String("rules"))
                continue; // these have texts of their own, chapter by chapter and rule by rule
            opened.main->showPage(page);
            Opened::settle();
            for (QWidget* part : opened.main->findChildren<QWidget*>())
                if (part->isVisible())
                    for (const QString& text : textsOf(part))
                        if (const auto left = latinIn(text) - names;
                            !left.isEmpty() && (page != QLatin1String("preferences") || !rules.contains(left)))
                            found += page + QStringLiteral(": ") + text.left(120);
        }
        found.removeDuplicates();
        for (const QString& one : std::as_const(found))
            qWarning("%s", qPrintable(one));
        QVERIFY2(found.isEmpty(), "they stand above");
    }

    // The table's own pages, where cards, maps and dice are entered: none of them is wider than the table.
    static QStringList wrongBehindTurners(window::MainWindow& main, const QSize& screen)
    {
        QStringList found;
        auto* table = main.findChild<kit::TableView*>();
        for (QPushButton* turner : table->findChildren<QPushButton*>()) {
            if (!turner->isCheckable() || turner->isChecked() || !turner->isVisible() || !turner->isEnabled())
                continue;
            turner->click();
            Opened::settle();
            picture(main, turner->objectName());
            const QStringList wrong =
                support::wrongIn(main, screen) + support::tooWide(*table) + support::untoldIn(main) + support::unheardIn(main);
            for (const QString& one : wrong)
                found += turner->objectName() + QStringLiteral(": ") + one;
            if (turner->isChecked())
                turner->click();
            Opened::settle();
        }
        return found;
    }

    // What a page shows at other times has keys as well: rows to paste, cards to merge, the text of a pack, forms.
    static QStringList doubledBehind(window::MainWindow& main, const QWidget* page)
    {
        QStringList found;
        for (auto* stack : page->findChildren<QStackedWidget*>()) {
            QWidget* shown = stack->currentWidget();
            if (QWidget* focus = QApplication::focusWidget()) // it would be passed on into a leaf that has nothing to type
                focus->clearFocus();
            for (int i = 0; stack->isVisible() && i < stack->count(); ++i) {
                stack->setCurrentIndex(i);
                for (const QString& one : support::doubledKeys(main))
                    found += QStringLiteral("%1, leaf %2: %3").arg(page->objectName()).arg(i).arg(one);
            }
            stack->setCurrentWidget(shown);
        }
        return found;
    }

    // Letters that end at the edge of their card are found; beside it they have room.
    void cutWordsAreFound()
    {
        class Card : public kit::Board {
        public:
            explicit Card(QWidget* parent)
                : kit::Board(parent)
            {
            }
            double room = 0;

        protected:
            QList<kit::Cell> laidOut() const override { return {kit::Cell{QStringLiteral("card"), {10, 10, room, 40}, {}, {}}}; }
            void paint(QPainter& painter) override
            {
                painter.drawText(QRectF(10, 10, 300, 40), Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("QP1 15"));
            }
        };
        QWidget window;
        window.resize(400, 100);
        auto* card = new Card(&window);
        for (const auto& [room, isCut] : {std::pair(200.0, false), {30.0, true}}) {
            card->room = room;
            card->resize(isCut ? 399 : 400, 100); // lays it out
            window.show();
            Opened::settle();
            QCOMPARE(support::cutOffIn(window).isEmpty(), !isCut);
        }
    }

    // The middle of every evening, at every size of letters that is promised: no board cuts a word or a number without a sign.
    void boardsWriteWholeWords_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        for (const auto& [game, usual] : evenings)
            for (const QFileInfo& one :
                QDir(QStringLiteral(MR_GAMES "/%1/evenings").arg(QLatin1String(game))).entryInfoList({QStringLiteral("*.jsonl")}))
                if (const QString name = one.completeBaseName(); support::isLongForm() || name != QLatin1String(usual))
                    QTest::addRow("%s, %s", game, qPrintable(name)) << QString::fromLatin1(game) << name;
    }

    void boardsWriteWholeWords()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QStringList found;
        for (const auto& [percent, screen] :
            {std::pair(100, QSize(1280, 720)), {150, QSize(1280, 720)}, {200, QSize(1440, 900)}}) {
            if (constexpr int most = 200; !support::isLongForm() && percent < most)
                continue;
            Opened opened(game, evening, QStringLiteral("de"), plainLook(percent), 0.5);
            QVERIFY(opened.main);
            opened.show(screen);
            opened.main->showPage(QStringLiteral("table"));
            Opened::settle();
            picture(*opened.main, QString::number(percent));
            for (const QString& one : support::cutOffIn(*opened.main))
                found += QStringLiteral("%1 %: ").arg(percent) + one;
        }
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }

    // A table looks otherwise when it is laid out, played, put away.
    void everyMomentOfATable_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<double>("part");
        for (const auto& [game, evening] : evenings)
            for (int eighth = 0; eighth <= 8; ++eighth) {
                const bool isSung = eighth == 1 && qstrcmp(game, "mercenarium") == 0; // a hymn
                if (support::isLongForm() || eighth % 4 == 0 || isSung)
                    QTest::addRow("%s, %d eighths", game, eighth)
                        << QString::fromLatin1(game) << QString::fromLatin1(evening) << eighth / 8.0;
            }
    }

    void everyMomentOfATable()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(double, part);
        const QSize screen(1280, 720);
        for (const char* language : {"en", "de"}) {
            Opened opened(game, evening, QLatin1String(language), plainLook(150), part);
            QVERIFY(opened.main);
            opened.show(screen);
            opened.main->showPage(QStringLiteral("table"));
            Opened::settle();
            picture(*opened.main, QLatin1String(language));
            QStringList found = support::wrongIn(*opened.main, screen) + support::cutOffIn(*opened.main);
            const QWidget* table = opened.main->findChild<kit::TableView*>();
            for (const QScrollArea* around : opened.main->findChildren<QScrollArea*>())
                for (const QScrollBar* bar : {around->verticalScrollBar(), around->horizontalScrollBar()})
                    if (around->isAncestorOf(table) && bar->maximum() > 0)
                        found += QStringLiteral("the table is scrolled by %1").arg(bar->maximum());
            QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
        }
    }

    void dialogs_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        QTest::addColumn<QSize>("screen");
        QTest::newRow("de 150% 1280") << QStringLiteral("de") << 150 << QSize(1280, 720);
        QTest::newRow("en 100% 1024") << QStringLiteral("en") << 100 << QSize(1024, 600);
        if (!support::isLongForm())
            return;
        QTest::newRow("de 100% 1280") << QStringLiteral("de") << 100 << QSize(1280, 720);
        QTest::newRow("de 300% 1920") << QStringLiteral("de") << 300 << QSize(1920, 1080);
        for (const char* language : {"de", "eo", "he"})
            if (isSpoken(language))
                QTest::addRow("%s 200%% 1440", language) << QString::fromLatin1(language) << 200 << QSize(1440, 900);
    }

    void dialogs()
    {
        QFETCH(QString, language);
        QFETCH(int, percent);
        QFETCH(QSize, screen);
        QStringList found;
        const auto look = [&](QDialog& dialog, const QString& what) {
            dialog.show();
            Opened::settle();
            dialog.resize(dialog.size().boundedTo(screen));
            Opened::settle();
            picture(dialog, what);
            for (const QString& one : support::wrongIn(dialog, screen))
                found += what + QStringLiteral(": ") + one;
        };
        for (const auto& [game, evening] : evenings) {
            Opened opened(QLatin1String(game), QLatin1String(evening), language, plainLook(percent));
            QVERIFY(opened.main);
            opened.show(screen);
            kit::Sitting& sitting = *opened.main->sitting();
            window::NewCampaign owned(*opened.library, QLatin1String(game), opened.main.get());
            look(owned, QStringLiteral("I own ") + QLatin1String(game));
            for (const char* fold : {"morePacks", "moreSettings"})
                owned.findChild<QPushButton*>(QLatin1String(fold))->click();
            look(owned, QStringLiteral("readings of ") + QLatin1String(game));
            window::Reminder reminder(sitting, opened.main.get());
            look(reminder, QStringLiteral("reminders of ") + QLatin1String(game));
            window::PrintDialog print(
                window::papersOf(*opened.library, sitting), QStringLiteral("The Long Evening"), opened.main.get());
            look(print, QStringLiteral("paper of ") + QLatin1String(game));
            print.offerReport([&](const window::Reported& wanted) {
                return window::reportOf(sitting, opened.library->desk(QLatin1String(game)), wanted);
            });
            auto* sheet = print.findChild<QComboBox*>(QStringLiteral("sheet"));
            sheet->setCurrentIndex(sheet->count() - 1);
            look(print, QStringLiteral("report of ") + QLatin1String(game));
        }
        Opened opened(QLatin1String("hired-swords"), QLatin1String("training-career"), language, plainLook(percent));
        window::NewCampaign any(*opened.library, {}, opened.main.get());
        look(any, QStringLiteral("new campaign"));
        window::BookPages book(
            *opened.library, QStringLiteral("hired-swords"), QStringLiteral("Hired Swords"), opened.main.get());
        look(book, QStringLiteral("own rulebook"));
        shelf::Carried all;
        all.pins.resize(3);
        window::CarryingBox carrying(QStringLiteral("The Long Evening of the Slate Marches"), all, opened.main.get());
        look(carrying, QStringLiteral("what travels along"));
        opened.main->findChild<QAction*>(QStringLiteral("about"))->trigger();
        auto* about = opened.main->findChild<QMessageBox*>(QStringLiteral("aboutBox"));
        if (percent <= 200) // it is as wide as the small screen of the test lets it be
            look(*about, QStringLiteral("about"));
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }

    // Names of 80 letters, names from right to left, forty figures: everything is there, or a sign says that there is more.
    void oddTables_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        QTest::addColumn<QSize>("screen");
        for (const auto& [language, percent, screen] :
            {std::tuple("en", 100, QSize(1024, 600)), std::tuple("de", 150, QSize(1280, 720))})
            for (const auto& [game, evening] : evenings)
                for (const char* what : {"long names", "right to left", "forty"})
                    if (qstrcmp(what, "forty") != 0 || !figuresOf(QLatin1String(game)).isEmpty())
                        QTest::addRow("%s, %s, %s %d%%", game, what, language, percent)
                            << QString::fromLatin1(game) << QString::fromLatin1(evening) << QString::fromLatin1(what)
                            << QString::fromLatin1(language) << percent << screen;
    }

    void oddTables()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(QString, what);
        QFETCH(QString, language);
        QFETCH(int, percent);
        QFETCH(QSize, screen);
        Opened opened(game, evening, language, plainLook(percent));
        QVERIFY(opened.main);
        kit::Sitting& sitting = *opened.main->sitting();
        QJsonObject state = sitting.game().stateToJson(sitting.table().state());
        if (what == QLatin1String("forty"))
            state = crowded(state, figuresOf(game), 40);
        else if (what == QLatin1String("long names"))
            state = renamed(state, [](const QString& name) { return name.leftJustified(80, QLatin1Char('w')); });
        else
            state = renamed(state, [](const QString& name) {
                return QString::fromUtf8("\u05e9\u05dc\u05d5\u05dd %1 \u05e2\u05d5\u05dc\u05dd").arg(qHash(name) % 1000);
            });
        const auto answer = sitting.campaign()->table().submit(
            {QStringLiteral("setup"), {{QStringLiteral("state"), state}}}, QStringLiteral("Ada"), {});
        QVERIFY2(answer.answer == engine::Submission::Answer::Done,
            qPrintable(answer.faults.isEmpty() ? QString() : answer.faults.first().text()));
        opened.show(screen);
        opened.main->showPage(QStringLiteral("table"));
        Opened::settle();
        picture(*opened.main, what);
        QStringList found = support::wrongIn(*opened.main, screen) + support::untoldIn(*opened.main) + sideTooWide(*opened.main)
            + support::cutOffIn(*opened.main);
        for (const kit::Board* board : opened.main->findChildren<kit::Board*>())
            if (board->isVisible())
                found += support::outsideOf(board);
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }

    // What is not known is told in long words, and asked for: nothing of that widens the side beyond the screen.
    void blankTables_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<QByteArray>("state");
        QTest::newRow("rankings") << QStringLiteral("hired-swords") << QStringLiteral("training-career")
                                  << QByteArray(R"({"step": "battle", "contract": {"card": "job", "m": 2},
            "career_cards": [{"id": "job", "title": "Toll Road"}], "mercenaries": [{"id": "a", "title": "Arax"}],
            "opposition_cards": [{"id": "raider", "title": "Raider"}], "battle": {"round": 1, "phase": 4,
            "crew": [{"id": "a", "at": "NE"}], "opposition": [{"id": "o1", "card": "raider", "zone": "N", "face_up": true}]}})");
        QTest::newRow("a spawn card") << QStringLiteral("jagged-alliance") << QStringLiteral("training-campaign")
                                      << QByteArray(R"({"phase": "players", "scenario": {"id": "s", "turn": 1}, "active": "a",
            "step": "actions", "mercenaries": [{"id": "a", "title": "Ann", "place": "team", "at": "K", "area": "a", "stamina": 6,
            "command": 1}], "sectors": [{"id": "K", "title": "Kiln", "state": "liberated", "areas": [{"id": "a"}]},
            {"id": "L", "title": "Lode", "state": "occupied", "areas": [{"id": "a"}]}], "edges": [{"a": "K", "b": "L"}]})");
        QTest::newRow("Vigor") << QStringLiteral("sellsword") << QStringLiteral("long-match")
                               << QByteArray(R"({"players": [{"id": "p"}, {"id": "q"}], "map": {},
            "hurts": [{"id": "b", "wounds": 5, "by": "a"}], "cards": [{"id": "a", "title": "Ash"}, {"id": "b", "title": "Birch"}],
            "units": [{"id": "a", "player": "p", "at": "5,5"}, {"id": "b", "player": "q", "at": "6,5"}],
            "turn": {"unit": "a", "controller": "p"}})");
    }

    void blankTables()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(QByteArray, state);
        Opened opened(game, evening, QStringLiteral("de"), plainLook(150));
        QVERIFY(opened.main);
        kit::Sitting& sitting = *opened.main->sitting();
        const auto answer = sitting.campaign()->table().submit(
            {QStringLiteral("setup"), {{QStringLiteral("state"), QJsonDocument::fromJson(state).object()}}},
            QStringLiteral("Ada"), {});
        QVERIFY(answer.answer == engine::Submission::Answer::Done);
        const QSize screen(1280, 720);
        opened.show(screen);
        opened.main->showPage(QStringLiteral("table"));
        opened.main->findChild<kit::HandsList*>()->add(
            {"Lieutenant Elliot: beside the dictator", "b", "c", "d", "e"}, 2, "Set up");
        Opened::settle();
        QStringList found;
        const auto look = [&](const QString& what) {
            Opened::settle();
            picture(*opened.main, what);
            found += support::wrongIn(*opened.main, screen);
            for (const QString& one : sideTooWide(*opened.main))
                found += what + QStringLiteral(": ") + one;
        };
        const auto blank = std::ranges::find_if(sitting.offers(), [&](const engine::Offer& offer) {
            return offer.verdict.isAllowed() && !sitting.game().askedFirst(sitting.state(), offer.action).isEmpty();
        });
        QVERIFY(blank != sitting.offers().end());
        const engine::Offer offer = *blank;
        opened.main->findChild<kit::NowPanel*>()->explain(offer.action, offer.verdict);
        look(QStringLiteral("told"));
        sitting.propose(offer.action);
        const QList<kit::CardEntry*> faces = opened.main->findChildren<kit::CardEntry*>(); // where all of a card is asked for
        QVERIFY(opened.main->findChild<kit::AskPanel*>()->isVisible() || std::ranges::any_of(faces, &QWidget::isVisible));
        look(QStringLiteral("asked"));
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }

    // Whatever of a state can be asked for as a whole, with a line in each of its lists: rows have their height, and scroll.
    void longestPrompts_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        for (const auto& [game, evening] : evenings)
            QTest::newRow(game) << QString::fromLatin1(game) << QString::fromLatin1(evening);
    }

    void longestPrompts()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        Opened opened(game, evening, QStringLiteral("de"), plainLook(150));
        QVERIFY(opened.main);
        const QSize screen(1280, 720);
        opened.show(screen);
        opened.main->showPage(QStringLiteral("table"));
        kit::Sitting& sitting = *opened.main->sitting();
        auto* panel = opened.main->findChild<kit::AskPanel*>();
        const QJsonObject lists = sitting.game().stateSchema().value(QLatin1String("properties")).toObject();
        QStringList found;
        int asked = 0;
        for (const QString& list : lists.keys()) {
            const QString path = list + QStringLiteral(".+probe");
            const QJsonObject whole = engine::schemaAt(sitting.game().stateSchema(), path.split(QLatin1Char('.')));
            if (lists.value(list)[QLatin1String("type")] != QLatin1String("array")
                || whole.value(QLatin1String("properties")).toObject().size() < 4)
                continue;
            ++asked;
            engine::Fault open;
            open.place = QStringLiteral("correct.value");
            open.problem = QStringLiteral("Was steht auf der Karte?");
            panel->askFor(sitting, engine::Correct{path, {}, {}}, {open}, {});
            for (int deep = 0; deep < 2; ++deep) {
                Opened::settle();
                for (QPushButton* add : panel->findChildren<QPushButton*>(QStringLiteral("addItem")))
                    if (add->isVisible() && !add->property("pressed").toBool()) {
                        add->setProperty("pressed", true);
                        add->click();
                    }
            }
            Opened::settle();
            picture(*opened.main, list);
            for (const QWidget* part : panel->findChildren<QWidget*>()) {
                const auto* label = qobject_cast<const QLabel*>(part);
                const bool isRow = label || qobject_cast<const QLineEdit*>(part) || qobject_cast<const QComboBox*>(part)
                    || qobject_cast<const QAbstractSpinBox*>(part) || qobject_cast<const QAbstractButton*>(part);
                const int hint = label && label->wordWrap() ? label->heightForWidth(label->width()) : part->sizeHint().height();
                if (isRow && part->isVisible() && part->height() + 2 < hint
                    && !qobject_cast<const QComboBox*>(part->parentWidget())
                    && !qobject_cast<const QAbstractSpinBox*>(part->parentWidget()))
                    found +=
                        QStringLiteral("%1: %2 is %3 high, not %4").arg(list, support::named(part)).arg(part->height()).arg(hint);
            }
            for (const QString& one : support::wrongIn(*opened.main, screen))
                found += list + QStringLiteral(": ") + one;
        }
        QVERIFY(asked > 0);
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }

    // The guide's box is as high as what it says: at once, once its words have become links, and in other letters.
    void theGuideIsWhole_data()
    {
        addColumns();
        for (const auto& [game, evening] : evenings)
            for (const auto& [percent, screen] : {std::pair(150, QSize(1280, 720)), std::pair(200, QSize(1440, 900))})
                QTest::addRow("%s %d%%", game, percent)
                    << QString::fromLatin1(game) << QString::fromLatin1(evening) << QStringLiteral("de") << percent << screen;
    }

    void theGuideIsWhole()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(QString, language);
        QFETCH(int, percent);
        QFETCH(QSize, screen);
        Opened opened(game, evening, language, plainLook(100));
        QVERIFY(opened.main);
        const auto* guide = opened.main->findChild<QFrame*>(QStringLiteral("tryGuide"));
        const auto* said = guide->findChild<QLabel*>();
        const auto* away = guide->findChild<QPushButton*>(QStringLiteral("endTryGuide"));
        opened.show(screen);
        opened.main->showPage(QStringLiteral("table"));
        for (const int letters : {100, percent}) {
            plainLook(letters).apply(*qApp);
            Opened::settle();
            QTest::qWait(50);
            picture(*opened.main, QStringLiteral("guide"));
            QVERIFY(guide->isVisible());
            QVERIFY2(said->height() >= said->heightForWidth(said->width()), qPrintable(said->accessibleName()));
            QVERIFY(!said->geometry().intersects(away->geometry()));
            QVERIFY(guide->rect().contains(said->geometry()) && guide->rect().contains(away->geometry()));
            const auto* title =
                opened.main->findChild<QDockWidget*>(QStringLiteral("nowDock"))->titleBarWidget()->findChild<QLabel*>();
            const QString brief = title->property("brief").toString(); // whole where all of it has no room
            QVERIFY(!brief.isEmpty());
            QCOMPARE_LE(title->fontMetrics().horizontalAdvance(brief), title->contentsRect().width());
        }
    }

    // Letters that were large and are small again give the table its room back.
    void theBandIsNoWiderThanItsWords()
    {
        const auto widthOf = [](Opened& opened) {
            return opened.main->findChild<QDockWidget*>(QStringLiteral("nowDock"))->width();
        };
        Opened large(QStringLiteral("sellsword"), QStringLiteral("long-match"), QStringLiteral("de"), plainLook(150));
        QVERIFY(large.main);
        large.show({1280, 720});
        const int wide = widthOf(large);
        plainLook(100).apply(*qApp);
        Opened::settle();
        QTest::qWait(50);
        const int narrow = widthOf(large);
        Opened small(QStringLiteral("sellsword"), QStringLiteral("long-match"), QStringLiteral("de"), plainLook(100));
        QVERIFY(small.main);
        small.show({1280, 720});
        QCOMPARE_GT(wide, widthOf(small));
        QCOMPARE_LT(std::abs(narrow - widthOf(small)), 24);
    }

    // A band that was drawn for other letters or a wider window leaves the table three fifths of this one, and is as wide as it
    // was drawn once the window is as wide again.
    void aBandOfOtherLettersTakesItsShare()
    {
        Opened opened(QStringLiteral("hired-swords"), QStringLiteral("training-career"), QStringLiteral("de"), plainLook(100));
        QVERIFY(opened.main);
        opened.show({1280, 720});
        auto* drawn = opened.main->findChild<QDockWidget*>(QStringLiteral("nowDock"));
        opened.main->resizeDocks({drawn}, {560}, Qt::Horizontal);
        Opened::settle();
        const int wide = drawn->width();
        QCOMPARE_GT(wide, 500);
        opened.show({853, 480}); // and larger again, with the same window
        Opened::settle();
        QCOMPARE_LE(drawn->width(), opened.main->width() * 2 / 5);
        opened.show({1280, 720});
        Opened::settle();
        QCOMPARE(drawn->width(), wide);
        opened.main->close();
        opened.main.reset();
        for (const QSize& screen : {QSize(853, 480), QSize(1280, 720)}) { // everything half as large again; and as it was drawn
            window::MainWindow again(*opened.library, opened.settings);
            app::furnish(again, *opened.library, opened.settings);
            again.resize(screen);
            again.showPage(QStringLiteral("cards"));
            again.show();
            Opened::settle(); // a window that is shown fits the screen of the machine that tries it
            again.setWindowState(Qt::WindowNoState);
            again.resize(screen);
            Opened::settle();
            const int width = again.findChild<QDockWidget*>(QStringLiteral("nowDock"))->width();
            if (screen.width() == 1280)
                QCOMPARE(width, wide);
            else
                QCOMPARE_LE(width, again.width() * 2 / 5);
            again.close();
        }
    }

    // Everything is larger as far as the screen has room for the window; what is left of it the letters take.
    void everythingIsLargerAsFarAsTheScreenGoes()
    {
        QCOMPARE(window::Look::scaleFor(150, {1920, 1080}), 1.5);
        QCOMPARE(window::Look::scaleFor(300, {1920, 1080}), 1.5);
        QCOMPARE(window::Look::scaleFor(150, {1280, 720}), 1.0);
        QCOMPARE(window::Look::scaleFor(150, {1440, 900}), 1.1);
        QCOMPARE(window::Look::scaleFor(150, {}), 1.0); // nobody knows it yet
        QCOMPARE(window::Look::scaleFor(100, {3840, 2160}), 1.0);
        plainLook(100).apply(*qApp);
        const double usual = QApplication::font().pointSizeF();
        window::Look::enlarge(1.5);
        plainLook(100).apply(*qApp);
        QCOMPARE(QApplication::font().pointSizeF(), usual * 1.5);
        window::Look::enlarge(1);
    }

    // What was kept on a large screen comes back on a small one, with a band that floated far away.
    void aStateOfAnotherScreen()
    {
        Opened opened(QStringLiteral("mercenarium"), QStringLiteral("iva-and-pia"), QStringLiteral("en"), plainLook(100));
        QVERIFY(opened.main);
        opened.show({3800, 2100});
        auto* dock = opened.main->findChild<QDockWidget*>(QStringLiteral("nowDock"));
        dock->setFloating(true);
        dock->setGeometry(3400, 1900, 400, 600);
        Opened::settle();
        opened.main->close();
        opened.main.reset();
        QCOMPARE(opened.settings.value(QStringLiteral("window/size")).toSize(), QSize(3800, 2100));
        window::MainWindow again(*opened.library, opened.settings);
        app::furnish(again, *opened.library, opened.settings);
        again.showPage(QStringLiteral("shelf"));
        again.show();
        Opened::settle();
        const QRect screen = again.screen()->availableGeometry();
        QVERIFY(again.width() <= screen.width() && again.height() <= screen.height());
        const auto* band = again.findChild<QDockWidget*>(QStringLiteral("nowDock"));
        QVERIFY2(!band->isFloating() || screen.intersected(band->frameGeometry()).width() > 100, "it can be reached");
    }

    // Signs are drawn, so they need no font.
    void signsWithoutAFont()
    {
        const QImage before = kit::signIcon(QStringLiteral("⚖")).pixmap(16).toImage();
        QApplication::setFont(QFont(QStringLiteral("No Such Family At All"), m_font.pointSize()));
        const QImage after = kit::signIcon(QStringLiteral("⚖")).pixmap(16).toImage();
        QApplication::setFont(m_font);
        QCOMPARE(after, before);
    }

    // What is chosen shows its sign on whatever is behind it.
    void aChosenSignStandsOut()
    {
        const kit::Colours& colours = kit::Colours::of(QApplication::palette());
        const auto inked = [](bool isOnFilled) {
            return kit::signIcon(QStringLiteral("⚖"), isOnFilled).pixmap(64, QIcon::Normal, QIcon::On).toImage();
        };
        const auto has = [](const QImage& image, const QColor& colour) {
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y) == colour)
                        return true;
            return false;
        };
        QVERIFY(has(inked(true), colours.onAccent) && !has(inked(true), colours.accent));
        QVERIFY(has(inked(false), colours.accent));
    }

    // Without any font that is known every word has its room.
    void aFontThatIsMissing_data() { longestPrompts_data(); }

    void aFontThatIsMissing()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        Opened opened(game, evening, QStringLiteral("de"), plainLook(100));
        QVERIFY(opened.main);
        QApplication::setFont(QFont(QStringLiteral("No Such Family At All"), m_font.pointSize()));
        opened.show({1280, 720});
        Opened::settle();
        const QStringList found = support::wrongIn(*opened.main, {1280, 720});
        QApplication::setFont(m_font);
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }

    // From two metres everything on the board has a height that is seen, what decides stands in large letters, and nothing
    // stands beyond its edge.
    void farReading_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<int>("percent");
        for (const auto& [game, evening] : evenings)
            for (const int percent : {100, 150})
                QTest::addRow("%s %d", game, percent) << QString::fromLatin1(game) << QString::fromLatin1(evening) << percent;
    }

    void farReading()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(int, percent);
        Opened opened(game, evening, QStringLiteral("en"), plainLook(percent));
        QVERIFY(opened.main);
        const QSize screen(1280, 720);
        opened.show(screen);
        opened.main->showPage(QStringLiteral("table"));
        opened.main->findChild<QAction*>(QStringLiteral("far"))->trigger();
        Opened::settle();
        opened.show(screen); // larger letters make it fit the screen, which is another one here
        QStringList found = support::wrongIn(*opened.main, screen);
        constexpr double least = 20;
        for (const kit::Board* board : opened.main->findChildren<kit::Board*>()) {
            if (!board->isVisible())
                continue;
            found += support::outsideOf(board);
            for (const kit::Cell& cell : board->cells())
                if (cell.walkable && cell.rect.height() < least)
                    found += QStringLiteral("%1 is %2 high").arg(cell.id).arg(cell.rect.height());
        }
        support::MeasuredPaper paper(screen, Qt::white);
        opened.main->render(&paper);
        const auto large = std::ranges::count_if(paper.written(), [&](const support::Written& one) {
            return one.pixels >= kit::farPixels && (one.text.front().isDigit() || one.text.size() == 1);
        });
        constexpr qsizetype numbers = 2;
        if (large < numbers)
            found += QStringLiteral("%1 numbers are set in %2 pixels").arg(large).arg(kit::farPixels);
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
    }

    // What far reading puts away comes back where it was, and the window never leaves the screen for it.
    void backFromFarReading_data()
    {
        addColumns();
        for (const auto& [game, evening] : evenings)
            for (const auto& [language, percent, screen] :
                {std::tuple(QStringLiteral("en"), 100, QSize(1280, 720)), std::tuple(QStringLiteral("de"), 110, QSize(1280, 720)),
                    std::tuple(QStringLiteral("de"), 100, QSize(1024, 600))})
                QTest::addRow("%s %s %d %d", game, qPrintable(language), percent, screen.width())
                    << QString::fromLatin1(game) << QString::fromLatin1(evening) << language << percent << screen;
    }

    void backFromFarReading()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(QString, language);
        QFETCH(int, percent);
        QFETCH(QSize, screen);
        Opened opened(game, evening, language, plainLook(percent));
        QVERIFY(opened.main);
        screen = screen.boundedTo(opened.main->screen()->availableSize());
        opened.show(screen);
        opened.main->showPage(QStringLiteral("table"));
        Opened::settle();
        auto* band = opened.main->findChild<QDockWidget*>(QStringLiteral("nowDock"));
        opened.main->resizeDocks({band}, {band->width() + 30}, Qt::Horizontal); // by hand
        Opened::settle();
        const auto places = [&] {
            QStringList all{QStringLiteral("window %1 × %2").arg(opened.main->width()).arg(opened.main->height())};
            for (const QDockWidget* dock : opened.main->findChildren<QDockWidget*>()) {
                const QRect at = dock->isVisible() ? dock->geometry() : QRect();
                all += QStringLiteral("%1 %2, %3, %4 × %5")
                           .arg(dock->objectName())
                           .arg(at.x())
                           .arg(at.y())
                           .arg(at.width())
                           .arg(at.height());
            }
            const QRect middle = opened.main->centralWidget()->geometry();
            return all += QStringLiteral("middle %1 × %2").arg(middle.width()).arg(middle.height());
        };
        const QStringList before = places();
        QCOMPARE(opened.main->size(), screen);
        for (int i = 0; i < 2; ++i) {
            opened.main->findChild<QAction*>(QStringLiteral("far"))->trigger();
            Opened::settle();
            QVERIFY(!band->isVisible());
            QCOMPARE(opened.main->size(), screen);
            opened.main->findChild<QAction*>(QStringLiteral("far"))->trigger();
            Opened::settle();
            QCOMPARE(places(), before);
        }
        // A page that is alone keeps the room of the band while the mode ends there.
        opened.main->findChild<QAction*>(QStringLiteral("far"))->trigger();
        opened.main->showPage(QStringLiteral("cards"));
        Opened::settle();
        opened.main->findChild<QAction*>(QStringLiteral("far"))->trigger();
        Opened::settle();
        QCOMPARE(opened.main->size(), screen);
        opened.main->showPage(QStringLiteral("table"));
        Opened::settle();
        QCOMPARE(places(), before);
    }

    // The shelf's pictures are in the colours of everything else.
    void picturesInTheTheme()
    {
        Opened opened(QStringLiteral("hired-swords"), QStringLiteral("training-career"), QStringLiteral("en"), plainLook(100));
        QVERIFY(opened.main);
        opened.show({1280, 720});
        opened.main->showPage(QStringLiteral("shelf"));
        const auto* campaigns = opened.main->findChild<QListView*>(QStringLiteral("campaigns"));
        for (const kit::Themed& theme : kit::themes()) {
            window::Look look = plainLook(100);
            look.theme = QByteArray(theme.name).startsWith("dark") ? kit::Theme::Dark : kit::Theme::Light;
            look.hasContrast = QByteArray(theme.name).contains("contrast");
            look.apply(*qApp);
            const auto ground = [&] {
                const QVariant picture = campaigns->model()->index(0, 0).data(window::CampaignsModel::PictureRole);
                return picture.value<QPixmap>().toImage().pixelColor(30, 5);
            };
            if (look.hasContrast)
                QTRY_COMPARE(ground(), theme.colours.background);
            else // a cloth, in every theme the same one
                QTRY_VERIFY(
                    std::abs(ground().hslHue() - opened.library->desk(QStringLiteral("hired-swords"))->cloth().hslHue()) < 6);
        }
    }

    // What was typed stays, and so does the place where somebody types; the colours are the new ones.
    void aThemeWhileAFormIsOpen()
    {
        Opened opened(QStringLiteral("hired-swords"), QStringLiteral("training-career"), QStringLiteral("en"), plainLook(100));
        QVERIFY(opened.main);
        opened.show({1280, 720});
        opened.main->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(opened.main.get()));
        opened.main->showPage(QStringLiteral("table"));
        QTest::keyClick(opened.main->windowHandle(), Qt::Key_0, Qt::AltModifier);
        QTRY_VERIFY(opened.main->findChild<kit::Form*>());
        QLineEdit* line = nullptr;
        auto* verb = opened.main->findChild<QComboBox*>(QStringLiteral("verb"));
        verb->setCurrentIndex(verb->findData(QStringLiteral("correct")));
        for (QLineEdit* one : opened.main->findChild<kit::Form*>()->findChildren<QLineEdit*>())
            if (!line && one->isVisible())
                line = one;
        QVERIFY(line);
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("half a wo"));
        for (const kit::Themed& theme : kit::themes()) {
            window::Look look = plainLook(110);
            look.theme = QByteArray(theme.name).startsWith("dark") ? kit::Theme::Dark : kit::Theme::Light;
            look.hasContrast = QByteArray(theme.name).contains("contrast");
            look.apply(*qApp);
            Opened::settle();
            QCOMPARE(line->text(), QStringLiteral("half a wo"));
            QCOMPARE(QApplication::focusWidget(), line);
            QCOMPARE(&kit::Colours::of(line->palette()), &theme.colours);
            QCOMPARE(opened.main->grab().toImage().pixelColor(2, 2), theme.colours.surface);
        }
    }

    void cleanup()
    {
        window::Look look;
        look.theme = kit::Theme::Light;
        look.apply(*qApp);
        QLocale::setDefault(QLocale::c());
    }
};

QTEST_MAIN(Sizes)

#include "tst_sizes.moc"
