// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The word that opens once, keys, and what is done about guessing.
#include "serve/keys.h"

#include <QSet>
#include <QTest>

using serve::Keys;

class KeysTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_now = QDateTime(QDate(2026, 1, 2), QTime(20, 0), Qt::UTC); }
    void aWordOpensOnce();
    void aWordGrowsOld();
    void guessingIsSlowedDown();
    void guessingFromEverywhereIsSlowedDown();
    void everyKeyIsAnother();
    void namesArePlain();

private:
    Keys keys()
    {
        return Keys([this] { return m_now; });
    }
    QDateTime m_now;
};

namespace {

const QString here = QStringLiteral("192.168.1.2");

}

void KeysTest::aWordOpensOnce()
{
    Keys keys = this->keys();
    const QString word = keys.word();
    QCOMPARE(word.size(), 6);
    const auto device = keys.join(QLatin1Char(' ') + word.toLower() + QLatin1Char(' '), QStringLiteral("Lio"), here);
    QVERIFY(device);
    QCOMPARE((*device)->name, QStringLiteral("Lio"));
    QVERIFY(keys.byKey((*device)->key) != nullptr);
    QVERIFY(keys.word() != word);
    QVERIFY(!keys.join(word, QStringLiteral("Eve"), here));
    const QByteArray key = (*device)->key;
    keys.forget((*device)->number);
    QVERIFY(!keys.byKey(key));
    QVERIFY(!keys.byKey({}));
}

void KeysTest::aWordGrowsOld()
{
    Keys keys = this->keys();
    const QString word = keys.word();
    m_now = m_now.addSecs(9 * 60);
    QCOMPARE(keys.word(), word);
    m_now = m_now.addSecs(2 * 60);
    QVERIFY(!keys.join(word, {}, here));
}

void KeysTest::guessingIsSlowedDown()
{
    Keys keys = this->keys();
    for (int i = 0; i < 5; ++i)
        QVERIFY(!keys.join(QStringLiteral("WRONG"), {}, here));
    const auto right = keys.join(keys.word(), {}, here); // too late, although it is right
    QVERIFY(!right);
    QVERIFY(right.faults().first().remedy.contains(QStringLiteral("minute")));
    QVERIFY(keys.join(keys.word(), {}, QStringLiteral("192.168.1.3")));
    m_now = m_now.addSecs(61);
    QVERIFY(keys.join(keys.word(), {}, here));
}

void KeysTest::guessingFromEverywhereIsSlowedDown()
{
    Keys keys = this->keys();
    for (int i = 0; i < 50; ++i)
        QVERIFY(!keys.join(QStringLiteral("WRONG"), {}, QStringLiteral("10.0.0.%1").arg(i)));
    QVERIFY(!keys.join(keys.word(), {}, here));
    m_now = m_now.addSecs(61);
    QVERIFY(keys.join(keys.word(), {}, here));
}

void KeysTest::everyKeyIsAnother()
{
    Keys keys = this->keys();
    QSet<QByteArray> all;
    while (const auto device = keys.join(keys.word(), {}, here)) {
        QVERIFY((*device)->key.size() >= 43); // 256 bits
        all.insert((*device)->key);
    }
    QCOMPARE(all.size(), 64); // then the table is full
}

void KeysTest::namesArePlain()
{
    Keys keys = this->keys();
    const auto device = keys.join(keys.word(), QStringLiteral(" <b>Eve\u202e\n</b> ") + QString(100, QLatin1Char('x')), here);
    QVERIFY(device);
    QVERIFY((*device)->name.startsWith(QStringLiteral("<b>Eve")));
    QVERIFY((*device)->name.size() <= 40);
    QVERIFY(!(*device)->name.contains(QChar(0x202e)));
}

QTEST_GUILESS_MAIN(KeysTest)
#include "tst_keys.moc"
