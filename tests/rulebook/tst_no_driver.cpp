// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Without a database driver the search says so and finds nothing. A program of its own: a loaded driver stays loaded.
#include "rulebook/search.h"

#include <QRegularExpression>
#include <QtTest>

class TestNoDriver : public QObject {
    Q_OBJECT

private slots:
    void theSearchSaysSo()
    {
        QCoreApplication::setLibraryPaths({});
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("driver not loaded")));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("available drivers")));
        const auto book = rulebook::openBook(QStringLiteral(MR_RULEBOOK));
        QVERIFY(bool(book));
        rulebook::Search search({*book});
        QCOMPARE(search.faults().size(), 1);
        QVERIFY(!search.faults().first().remedy.isEmpty());
        QVERIFY(search.find(QStringLiteral("melee")).isEmpty());
        search.setPins({{QStringLiteral("hs-melee"), QStringLiteral("note"), rulebook::PinKind::Note, {}, {}}});
        QVERIFY(search.find(QStringLiteral("note")).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestNoDriver)
#include "tst_no_driver.moc"
