// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing jumps while an evening goes on: the message bar, the guide, the list of what can be done, the tray and the table keep
// their places when an act is done, a message comes and goes, a hand is looked at, and what was done is taken back or ticked off.
// What is framed is whole, and so are the first step and the first reason below it. A window of one size shows one picture,
// whatever size it had before.
#include "app/played.h"
#include "kit/desk.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/style.h"
#include "kit/lists/notice_bar.h"
#include "kit/lists/stage_bar.h"
#include "support/long_form.h"

#include <QDockWidget>
#include <QImage>
#include <QListView>
#include <QListWidget>
#include <QMap>
#include <QPushButton>
#include <QTest>

#include <utility>

using played::Opened;

class Calm : public QObject {
    Q_OBJECT

    static constexpr const char* course = "course";
    // Boards, and what takes room from them.
    inline static const QStringList onTable{QStringLiteral("waiting"), QStringLiteral("ring"), QStringLiteral("players"),
        QStringLiteral("curtain"), QStringLiteral("closeUp")};

    // Of what is seen, in the window.
    static QMap<QString, QRect> places(const window::MainWindow& main)
    {
        QMap<QString, QRect> all;
        const auto add = [&](const QString& name, const QWidget* part) {
            if (part && part->isVisible())
                all[name] = QRect(part->mapTo(&main, QPoint()), part->size());
        };
        for (const QDockWidget* dock : main.findChildren<QDockWidget*>())
            add(dock->objectName(), dock);
        add(QStringLiteral("messages"), main.findChild<kit::NoticeBar*>());
        add(QStringLiteral("table"), main.findChild<kit::TableView*>());
        add(QLatin1String(course), main.findChild<kit::StageBar*>());
        add(QStringLiteral("guide"), main.findChild<QWidget*>(QStringLiteral("tryGuide")));
        add(QStringLiteral("offers"), main.findChild<QWidget*>(QStringLiteral("offers")));
        for (const QString& part : onTable) // of few lines what is said below a ring may take some
            if (const auto* one = main.findChild<QWidget*>(part); one && (part != QLatin1String("ring") || !kit::isTight(*one)))
                add(part, one);
        return all;
    }

    // What is framed in the list; empty: nothing is, or all of it is seen, from its first line on where it is longer than the
    // list.
    static QString cutIn(const window::MainWindow& main)
    {
        const auto* list = main.findChild<QListView*>(QStringLiteral("offers"));
        const QModelIndex framed = list && list->isVisible() ? list->currentIndex() : QModelIndex();
        const QRect row = framed.isValid() ? list->visualRect(framed) : QRect(), room = list ? list->viewport()->rect() : QRect();
        const bool isSeen = row.top() >= room.top() && (row.bottom() <= room.bottom() || row.top() <= room.top() + 2);
        return isSeen ? QString()
                      : QStringLiteral("%1, %2 of %3").arg(framed.data().toString()).arg(row.height()).arg(room.height());
    }

    // What stands below that list and is not whole, or is gone without a sign.
    static QStringList cutBelow(const window::MainWindow& main)
    {
        QStringList found;
        const auto* hands = main.findChild<QListWidget*>(QStringLiteral("hands"));
        for (int row = 0; hands && hands->isVisible() && row < hands->count(); ++row)
            if (const QListWidgetItem* step = hands->item(row); step->flags() & Qt::ItemIsUserCheckable) {
                if (const QRect at = hands->visualItemRect(step); !hands->viewport()->rect().contains(at))
                    found += QStringLiteral("the first step, %1 to %2 of %3, %4")
                                 .arg(at.top())
                                 .arg(at.bottom())
                                 .arg(hands->viewport()->height())
                                 .arg(step->text());
                break;
            }
        for (const char* name : {"handsDone", "goOn"})
            if (const auto* one = main.findChild<QPushButton*>(QLatin1String(name)); one && one->isVisible()) {
                const int wanted = one->hasHeightForWidth() ? one->heightForWidth(one->width()) : one->sizeHint().height();
                if (one->height() < wanted || (one->hasHeightForWidth() && one->height() > wanted))
                    found += QStringLiteral("%1, %2 of %3").arg(QLatin1String(name)).arg(one->height()).arg(wanted);
            }
        const auto* why = main.findChild<QListView*>(QStringLiteral("reasons"));
        const auto* folded = main.findChild<QPushButton*>(QStringLiteral("whyFolded"));
        if (!why || !folded || !why->parentWidget()->isVisible() || why->model()->rowCount() == 0)
            return found;
        const QRect reason = why->visualRect(why->model()->index(0, 0));
        if (!why->isVisible() && !folded->isVisible())
            found += QStringLiteral("the reasons are gone");
        else if (hands && hands->isVisible() && why->isVisible() && reason.bottom() > why->viewport()->rect().bottom() + 4)
            found += QStringLiteral("the first reason, %1 of %2").arg(reason.height()).arg(why->viewport()->height());
        return found;
    }

    // What is there before and after, and elsewhere.
    static QStringList moved(const QMap<QString, QRect>& before, const QMap<QString, QRect>& after)
    {
        const auto told = [](const QRect& at) {
            return QStringLiteral("%1, %2, %3 × %4").arg(at.x()).arg(at.y()).arg(at.width()).arg(at.height());
        };
        QStringList found;
        // A game or scenario that begins or ends has another page, within the same room.
        const QRect old = before[QLatin1String(course)], now = after[QLatin1String(course)];
        const bool isOther = old.top() != now.top() || old.height() != now.height();
        for (auto it = before.begin(); it != before.end(); ++it)
            if (after.contains(it.key()) && after[it.key()] != *it && it.key() != QLatin1String(course)
                && !(isOther && onTable.contains(it.key())))
                found += QStringLiteral("%1 from %2 to %3").arg(it.key(), told(*it), told(after[it.key()]));
        return found;
    }

private slots:
    void initTestCase() { QApplication::setStyle(new kit::Style); }

    void everythingKeepsItsPlace_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        for (const auto& [game, evening] : played::evenings)
            for (const auto& [language, percent] : {std::pair("en", 100), std::pair("de", 150)})
                QTest::addRow("%s %s %d%%", game, language, percent)
                    << QString::fromLatin1(game) << QString::fromLatin1(evening) << QString::fromLatin1(language) << percent;
    }

    void everythingKeepsItsPlace()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(QString, language);
        QFETCH(int, percent);
        constexpr double begun = 0.3;
        Opened opened(game, evening, language, played::plainLook(percent), begun);
        QVERIFY(opened.main);
        opened.show({1280, 720});
        opened.main->showPage(QStringLiteral("table"));
        Opened::settle();
        kit::Sitting& sitting = *opened.main->sitting();
        QFile file(QStringLiteral(MR_GAMES "/%1/evenings/%2.jsonl").arg(game, evening));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().split('\n');
        const qsizetype first = qsizetype(begun * double(lines.size())), most = support::isLongForm() ? lines.size() : 30;
        QStringList found;
        QMap<QString, QRect> before = places(*opened.main);
        auto* messages = opened.main->findChild<kit::NoticeBar*>();
        QVERIFY(messages && before.contains(QStringLiteral("table")) && before.contains(QStringLiteral("messages")));
        const auto look = [&](const QString& when) {
            Opened::settle();
            const bool isFault = messages->property("look").toByteArray() == "fault"; // which is told whole, however long
            const QMap<QString, QRect> after = isFault ? QMap<QString, QRect>() : places(*opened.main);
            for (const QString& one : moved(before, after))
                found += when + QStringLiteral(": ") + one;
            if (const QString cut = cutIn(*opened.main); !cut.isEmpty())
                found += when + QStringLiteral(": framed and cut: ") + cut;
            for (const QString& cut : cutBelow(*opened.main))
                found += when + QStringLiteral(": cut below: ") + cut;
            before = after;
        };
        for (const QByteArray& line : lines.mid(first, most)) {
            QJsonObject fields = QJsonDocument::fromJson(line).object();
            const QString verb = fields.take(QLatin1String("do")).toString();
            if (verb.isEmpty())
                continue;
            sitting.proposeDraft({verb, fields}); // some lines are there to be refused
            look(verb);
            const QStringList seats = sitting.game().seats(sitting.state());
            if (sitting.isGuarded() && !seats.isEmpty() && game == QLatin1String("mercenarium")) {
                sitting.showTo(seats.first());
                look(QStringLiteral("looked at"));
                sitting.showTo({});
                look(QStringLiteral("covered"));
            }
        }
        messages->refuse(
            QStringLiteral("This cannot be done here, for a reason that takes some words, and some more after them."));
        look(QStringLiteral("refused"));
        messages->movedOn();
        look(QStringLiteral("moved on"));
        sitting.undo();
        look(QStringLiteral("taken back"));
        messages->dismiss();
        look(QStringLiteral("put away"));
        if (auto* done = opened.main->findChild<QPushButton*>(QStringLiteral("handsDone"))) {
            done->click();
            look(QStringLiteral("ticked off"));
        }
        found.removeDuplicates();
        for (const QString& one : std::as_const(found))
            qInfo("%s", qPrintable(one));
        QVERIFY2(found.isEmpty(), "they stand above");
    }

    void aWindowOfOneSizeShowsOnePicture_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("evening");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        for (const auto& [game, evening] : played::evenings)
            for (const auto& [size, percent] : {std::pair(QSize(1920, 1043), 125), std::pair(QSize(1280, 700), 100)})
                QTest::addRow("%s %d%%", game, percent)
                    << QString::fromLatin1(game) << QString::fromLatin1(evening) << size << percent;
    }

    void aWindowOfOneSizeShowsOnePicture()
    {
        QFETCH(QString, game);
        QFETCH(QString, evening);
        QFETCH(QSize, size);
        QFETCH(int, percent);
        Opened opened(game, evening, QStringLiteral("de"), played::plainLook(percent));
        QVERIFY(opened.main);
        opened.show(size);
        opened.main->showPage(QStringLiteral("table"));
        const auto picture = [&] {
            Opened::settle();
            Opened::settle();
            return opened.main->findChild<kit::TableView*>()->grab().toImage();
        };
        const QImage first = picture();
        opened.main->resize(1000, 620);
        Opened::settle();
        opened.main->resize(size);
        const QImage again = picture();
        if (const QString folder = qEnvironmentVariable("MR_PICTURES"); !folder.isEmpty()) {
            first.save(QStringLiteral("%1/%2-%3-first.png").arg(folder, game).arg(percent));
            again.save(QStringLiteral("%1/%2-%3-again.png").arg(folder, game).arg(percent));
        }
        QCOMPARE(again.size(), first.size());
        QVERIFY2(again == first, qPrintable(game));
    }
};

QTEST_MAIN(Calm)
#include "tst_calm.moc"
