// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing jumps while an evening goes on: the message bar, the guide, the band of what can be done, the tray and the table keep
// their places when an act is done, a message comes and goes, and what was done is taken back.
#include "app/played.h"
#include "kit/desk.h"
#include "kit/drawn/fitting.h"
#include "kit/drawn/style.h"
#include "kit/lists/notice_bar.h"
#include "support/long_form.h"

#include <QDockWidget>
#include <QMap>
#include <QTest>

#include <utility>

using played::Opened;

class Calm : public QObject {
    Q_OBJECT

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
        add(QStringLiteral("guide"), main.findChild<QWidget*>(QStringLiteral("tryGuide")));
        for (const char* part : {"belowRing", "waiting"}) // what takes its room from a board, where there is some
            if (const auto* one = main.findChild<QWidget*>(QLatin1String(part)); one && !kit::isTight(*one))
                add(QLatin1String(part), one);
        return all;
    }

    // What is there before and after, and elsewhere.
    static QStringList moved(const QMap<QString, QRect>& before, const QMap<QString, QRect>& after)
    {
        const auto told = [](const QRect& at) {
            return QStringLiteral("%1, %2, %3 × %4").arg(at.x()).arg(at.y()).arg(at.width()).arg(at.height());
        };
        QStringList found;
        for (auto it = before.begin(); it != before.end(); ++it)
            if (after.contains(it.key()) && after[it.key()] != *it)
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
            before = after;
        };
        for (const QByteArray& line : lines.mid(first, most)) {
            QJsonObject fields = QJsonDocument::fromJson(line).object();
            const QString verb = fields.take(QLatin1String("do")).toString();
            if (verb.isEmpty())
                continue;
            sitting.proposeDraft({verb, fields}); // some lines are there to be refused
            look(verb);
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
        found.removeDuplicates();
        for (const QString& one : std::as_const(found))
            qInfo("%s", qPrintable(one));
        QVERIFY2(found.isEmpty(), "they stand above");
    }
};

QTEST_MAIN(Calm)
#include "tst_calm.moc"
