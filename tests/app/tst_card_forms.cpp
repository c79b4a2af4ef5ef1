// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every form in which a card of every game is entered, in the program's own window: its face in each kind, with what is behind
// More, the form beside the list, and the warband's own forms. Nothing is cut, nothing lies over something else, and a photograph
// can be given everywhere. MR_PICTURES=FOLDER keeps what was looked at.
#include "app/played.h"
#include "cards/my_cards.h"
#include "kit/drawn/style.h"
#include "kit/entry/card_entry.h"
#include "kit/entry/kind_bar.h"
#include "kit/entry/photo_box.h"
#include "kit/forms/form.h"
#include "support/long_form.h"
#include "support/wrong_in.h"
#include "window/page.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using played::Opened;

class CardForms : public QObject {
    Q_OBJECT

    QStringList m_found;

    // What is wrong with the window as it stands, and its picture.
    void look(Opened& opened, const QSize& screen, const QString& what)
    {
        Opened::settle();
        if (const QString pictures = qEnvironmentVariable("MR_PICTURES"); !pictures.isEmpty())
            opened.main->grab().save(QStringLiteral("%1/%2_%3.png")
                                         .arg(pictures, QLatin1String(QTest::currentDataTag()), what)
                                         .replace(QLatin1Char(' '), QLatin1Char('-')));
        for (const QString& one : support::wrongIn(*opened.main, screen))
            m_found += what + QStringLiteral(": ") + one;
    }
    static window::Look wantedLook() // of the row
    {
        QFETCH(int, percent);
        QFETCH(bool, isDark);
        window::Look wanted = played::plainLook(percent);
        wanted.theme = isDark ? kit::Theme::Dark : kit::Theme::Light;
        return wanted;
    }
    static void press(QWidget* within, const char* button)
    {
        auto* pressed = within->findChild<QPushButton*>(QLatin1String(button));
        QVERIFY2(pressed && pressed->isVisible(), button);
        pressed->click();
        Opened::settle();
    }
    void canBePhotographed(QWidget* within, const QString& what)
    {
        for (const char* way : {"pastePhoto", "choosePhoto"})
            if (const auto* button = within->findChild<QPushButton*>(QLatin1String(way));
                !button || !button->isVisible() || button->focusPolicy() == Qt::NoFocus)
                m_found += what + QStringLiteral(": no way to a picture: ") + QLatin1String(way);
    }

private slots:
    void initTestCase() { QApplication::setStyle(new kit::Style); }
    void init() { m_found.clear(); }

    void everyCardIsEntered_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        QTest::addColumn<bool>("isDark");
        const auto add = [](const char* language, int percent, bool isDark) {
            for (const auto& [game, evening] : played::evenings)
                QTest::addRow("%s %s %d %s", game, language, percent, isDark ? "dark" : "light")
                    << QString::fromLatin1(game) << QString::fromLatin1(evening) << QString::fromLatin1(language) << percent
                    << isDark;
        };
        add("de", 150, true);
        if (!support::isLongForm())
            return;
        add("en", 100, false);
        add("en", 100, true);
        add("de", 100, false);
        add("en", 150, false);
        add("de", 150, false);
    }

    void everyCardIsEntered()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(QString, language);
        Opened opened(game, evening, language, wantedLook());
        QVERIFY(opened.main);
        const QSize screen(1280, 720);
        opened.show(screen);
        opened.main->showPage(QStringLiteral("cards"));
        auto* page = opened.main->findChild<window::Page*>(QStringLiteral("cards"));
        auto* packs = page->findChild<QComboBox*>(QStringLiteral("packs"));
        auto* lists = page->findChild<QComboBox*>(QStringLiteral("sections"));
        auto* entry = page->findChild<kit::CardEntry*>(QStringLiteral("cardEntry"));
        packs->setCurrentIndex(packs->findData(QLatin1String(cards::myCards)));
        int entered = 0;
        for (int at = 0; at < lists->count(); ++at) {
            lists->setCurrentIndex(at);
            const QString list = lists->itemData(at).toString();
            look(opened, screen, QStringLiteral("side ") + list);
            canBePhotographed(page->side(), QStringLiteral("side ") + list);
            press(page->side(), "add");
            QVERIFY2(entry->isVisible(), qPrintable(list));
            auto* kinds = entry->findChild<kit::KindBar*>();
            QStringList buttons;
            for (const QPushButton* one : kinds->findChildren<QPushButton*>())
                if (one->isVisible())
                    buttons += one->objectName();
            for (int kind = 0; kind < std::max<qsizetype>(1, buttons.size()); ++kind, ++entered) {
                if (!buttons.isEmpty())
                    press(kinds, qPrintable(buttons[kind]));
                const QString what = list + QLatin1Char(' ') + buttons.value(kind);
                look(opened, screen, what);
                canBePhotographed(entry, what);
                if (auto* more = entry->findChild<QPushButton*>(QStringLiteral("moreOfCard")); more->isVisible()) {
                    more->click();
                    look(opened, screen, what + QStringLiteral(" more"));
                    canBePhotographed(entry, what + QStringLiteral(" more"));
                    more->click();
                }
            }
            press(entry, "cancelCard");
        }
        QVERIFY(entered > 0);
        m_found.removeDuplicates();
        QVERIFY2(m_found.isEmpty(), qPrintable(QLatin1Char('\n') + m_found.join(QLatin1Char('\n'))));
    }

    void whatIsAskedAtTheTable_data() { everyCardIsEntered_data(); }

    // Own cards, typed while one plays: whatever an act does not know of them is asked for beside what can be done. Three games
    // go on with a name alone.
    void whatIsAskedAtTheTable()
    {
        QFETCH(QString, game);
        if (game != QLatin1String("hired-swords") && game != QLatin1String("jagged-alliance"))
            return;
        QFETCH(QString, evening);
        QFETCH(QString, language);
        Opened opened(game, evening, language, wantedLook(), 0);
        QVERIFY(opened.main && opened.main->leave());
        auto own = opened.library->goOn(*opened.library->game(game));
        QVERIFY(own);
        opened.main = std::make_unique<window::MainWindow>(*opened.library, opened.settings);
        app::furnish(*opened.main, *opened.library, opened.settings);
        opened.main->take(std::move(*own));
        const QSize screen(1280, 720);
        opened.show(screen);
        opened.main->showPage(QStringLiteral("table"));
        QFile lines(QStringLiteral(MR_GAMES "/%1/evenings/own-box/typed-while-playing.jsonl").arg(game));
        QVERIFY(lines.open(QIODevice::ReadOnly));
        int asked = 0;
        for (int at = 1; !lines.atEnd(); ++at) {
            const QJsonObject line = QJsonDocument::fromJson(lines.readLine()).object();
            const QString verb = line.value(QLatin1String("do")).toString();
            QJsonObject act = line;
            act.remove(QLatin1String("do"));
            kit::Sitting& sitting = *opened.main->sitting();
            const qint64 before = sitting.table().last();
            if (act.contains(QLatin1String("facts"))) {
                QJsonObject unknown = act;
                unknown.remove(QLatin1String("facts"));
                sitting.proposeDraft({verb, unknown});
                look(opened, screen, QStringLiteral("%1 %2").arg(verb).arg(at));
                asked += sitting.table().last() == before;
            }
            if (!verb.isEmpty() && sitting.table().last() == before)
                sitting.proposeDraft({verb, act});
        }
        QVERIFY2(asked > 0, "nothing was asked");
        m_found.removeDuplicates();
        QVERIFY2(m_found.isEmpty(), qPrintable(QLatin1Char('\n') + m_found.join(QLatin1Char('\n'))));
    }

    void warbandsHaveTheirOwn_data() { everyCardIsEntered_data(); }

    // The forms of a unit and of a mod, scrolled to their end.
    void warbandsHaveTheirOwn()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        if (game != QLatin1String("sellsword"))
            return;
        Opened opened(game, QStringLiteral("long-match"), language, wantedLook(), 0);
        QVERIFY(opened.main);
        const QSize screen(1280, 720);
        opened.show(screen);
        opened.main->showPage(QStringLiteral("table"));
        Opened::settle();
        auto* page = opened.main->findChild<window::Page*>(QStringLiteral("table"));
        for (const char* way : {"newCard", "newMod"}) {
            press(page, way);
            auto* entry = page->findChild<kit::CardEntry*>(QStringLiteral("warbandCard"));
            look(opened, screen, QLatin1String(way));
            press(entry, "moreOfCard");
            for (const QStringList& lists : {QStringList{"attacks", "traits"}, QStringList{"effects"}}) { // one of each
                for (auto* add : entry->findChildren<QPushButton*>("addItem"))
                    if (lists.contains(add->parentWidget()->objectName()) && add->isVisible())
                        add->click();
                Opened::settle();
            }
            QScrollArea* area = nullptr;
            for (QWidget* up = entry->findChild<kit::Editor*>(QStringLiteral("attacks")); up; up = up->parentWidget())
                if (auto* found = qobject_cast<QScrollArea*>(up)) {
                    area = found;
                    break;
                }
            for (int step = 0; step < 12; ++step) {
                look(opened, screen, QStringLiteral("%1 %2").arg(QLatin1String(way)).arg(step));
                if (area->verticalScrollBar()->value() == area->verticalScrollBar()->maximum())
                    break;
                area->verticalScrollBar()->setValue(area->verticalScrollBar()->value() + area->viewport()->height() - 40);
            }
            press(entry, "cancelCard");
        }
        m_found.removeDuplicates();
        QVERIFY2(m_found.isEmpty(), qPrintable(QLatin1Char('\n') + m_found.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(CardForms)
#include "tst_card_forms.moc"
