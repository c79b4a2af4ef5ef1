// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Another copy of a campaign comes in by a file: the shelf says that it is one, shows what was done there, and plays it behind
// what was done here, or lets it be a campaign of its own.
#include "dice/source.h"
#include "engine/table_actions.h"
#include "games/catalogue.h"
#include "share/device.h"
#include "window/library.h"
#include "window/shelf/merging_box.h"
#include "window/shelf/shelf_page.h"

#include <QCheckBox>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using window::Library;
using window::MergingBox;
using window::ShelfPage;

class TestMergingBox : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_here = libraryAt("here.db");
        auto sitting =
            m_here->begin(QStringLiteral("Ravens"), *m_here->game(game), made::packOf(game).setup, {QStringLiteral("training")});
        QVERIFY(sitting);
        m_campaign = m_here->idOf(**sitting);
        correct(**sitting, 30);
        sitting->reset();
        m_file = m_folder->filePath(QStringLiteral("ravens.jsonl"));
        QVERIFY(m_here->exportTo(m_campaign, m_file, {}));
        const auto there = libraryAt("there.db");
        QString came;
        const auto copy = there->importFrom(m_file, came);
        QVERIFY(copy);
        auto other = there->sit(copy->id);
        QVERIFY(other);
        correct(**other, 40);
        other->reset();
        QVERIFY(QFile::remove(m_file));
        QVERIFY(there->exportTo(copy->id, m_file, {}));
        m_page = std::make_unique<ShelfPage>(*m_here);
        m_page->show();
        m_page->refresh();
    }
    void cleanup()
    {
        m_page.reset();
        m_here.reset();
    }

    void whatWasDoneThereIsPlayedHere()
    {
        const QSignalSpy told(m_page.get(), &ShelfPage::told);
        const QStringList rows = answer("mergePlay");
        QCOMPARE(rows.size(), 1);
        QVERIFY2(rows.first().contains(QStringLiteral("30 → 40")), qPrintable(rows.first()));
        QCOMPARE(m_here->campaigns()->size(), 1); // no second one
        QCOMPARE(wealth(), 40);
        QVERIFY(told.last().first().toString().contains(QStringLiteral("Ravens")));
        QCOMPARE(answer(""), QStringList(QStringLiteral("Nothing was done there that is not here."))); // the same file once more
        QCOMPARE(wealth(), 40);
    }

    // It is done only when it is wanted, and the old value can be had back.
    void whatComesToSomethingElseIsAsked()
    {
        auto sitting = m_here->sit(m_campaign);
        QVERIFY(sitting);
        correct(**sitting, 20);
        sitting->reset();
        const QStringList rows = answer("", [](const MergingBox& box) {
            const auto* play = box.findChild<QPushButton*>(QStringLiteral("mergePlay"));
            QVERIFY(!play->isEnabled() && !play->toolTip().isEmpty());
            box.findChild<QCheckBox*>(QStringLiteral("mergeDifferent"))->setChecked(true);
            QVERIFY(play->isEnabled());
        });
        QVERIFY2(rows.first().contains(QStringLiteral("comes to something else")), qPrintable(rows.first()));
        QCOMPARE(wealth(), 20);
    }

    void itMayBeACampaignOfItsOwn()
    {
        (void)answer("mergeOwn");
        QCOMPARE(m_here->campaigns()->size(), 2);
        QCOMPARE(wealth(), 30);
    }

private:
    // Brings the file in, and presses that button of the box that comes; empty: away with it. What stood in it.
    QStringList answer(const char* button, const std::function<void(const MergingBox& box)>& before = {})
    {
        QStringList rows;
        QTimer::singleShot(0, m_page.get(), [&] {
            auto* box = m_page->findChild<MergingBox*>();
            QVERIFY(box);
            const auto* list = box->findChild<QListWidget*>(QStringLiteral("mergeList"));
            for (int row = 0; row < list->count(); ++row)
                rows += list->item(row)->text();
            if (before)
                before(*box);
            if (*button == 0)
                return box->reject();
            box->findChild<QPushButton*>(QLatin1String(button))->click();
        });
        m_page->bringIn(m_file);
        return rows;
    }
    int wealth()
    {
        const auto sitting = m_here->sit(m_campaign);
        return (*sitting)->game().stateToJson((*sitting)->state()).value(QLatin1String("wealth")).toInt();
    }
    static void correct(kit::Sitting& sitting, int wealth)
    {
        sitting.propose(engine::Correct{QStringLiteral("wealth"), wealth, {}});
    }
    std::unique_ptr<Library> libraryAt(const char* name)
    {
        auto library = std::make_unique<Library>(
            m_folder->filePath(QLatin1String(name)), games::catalogue(), Library::Desks(),
            [] { return QDateTime::fromString(QStringLiteral("2026-03-14T18:30:00Z"), Qt::ISODate); }, m_chance);
        (void)library->openShelf();
        return library;
    }

    const QString game = QStringLiteral("hired-swords");
    std::unique_ptr<QTemporaryDir> m_folder;
    dice::Source m_chance;
    std::unique_ptr<Library> m_here;
    std::unique_ptr<ShelfPage> m_page;
    QString m_campaign, m_file;
};

QTEST_MAIN(TestMergingBox)

#include "tst_merging_box.moc"
