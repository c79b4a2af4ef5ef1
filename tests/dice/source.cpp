// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The generator: published check values, the same faces from the same seed, and no favoured face.
#include "dice/source.h"

#include <QList>
#include <QSet>
#include <QtTest>

#include <algorithm>

using dice::Source;

namespace {

double chiSquare(const QList<int>& counts, double expected)
{
    double sum = 0;
    for (const int count : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

QList<int> faces(Source source, int sides, int count)
{
    QList<int> all;
    for (int i = 0; i < count; ++i)
        all += source.face(sides);
    return all;
}

} // namespace

class SourceTest : public QObject {
    Q_OBJECT

private slots:
    void splitmixGivesThePublishedNumbers()
    {
        quint64 state = 1234567;
        for (const quint64 expected :
            {6457827717110365317u, 3203168211198807973u, 9817491932198370423u, 4593380528125082431u, 16408922859458223821u})
            QCOMPARE(dice::splitmix(state), expected);
    }

    void xoshiroGivesThePublishedNumbers()
    {
        dice::Xoshiro numbers(std::array<quint64, 4>{1, 2, 3, 4});
        for (const quint64 expected : {quint64(11520), quint64(0), quint64(1509978240), quint64(1215971899390074240),
                 quint64(1216172134540287360), quint64(607988272756665600), quint64(16172922978634559625u),
                 quint64(8476171486693032832), quint64(10595114339597558777u), quint64(2904607092377533576)})
            QCOMPARE(numbers.next(), expected);
    }

    void aKeptSeedGivesTheSameFaces()
    {
        const Source source;
        const QList<int> first = faces(source, 20, 1000);
        QCOMPARE(faces(Source(source.seed()), 20, 1000), first);
        QVERIFY(faces(Source(source.seed() + 1), 20, 1000) != first);
    }

    void theSameSeedGivesTheSameFacesOnEveryMachine()
    {
        QCOMPARE(faces(Source(2024), 6, 12), QList<int>({1, 5, 1, 1, 5, 2, 3, 2, 4, 1, 5, 6}));
    }

    void everySystemSeedDiffers() { QVERIFY(Source().seed() != Source().seed()); }

    void everyFaceIsPossibleAndNoOther_data()
    {
        QTest::addColumn<int>("sides");
        for (const int sides : {1, 2, 3, 4, 6, 20, 100})
            QTest::addRow("d%d", sides) << sides;
    }
    void everyFaceIsPossibleAndNoOther()
    {
        QFETCH(int, sides);
        QSet<int> seen;
        for (const int face : faces(Source(5), sides, 200 * sides))
            seen += face;
        QCOMPARE(seen.size(), qsizetype(sides));
        QCOMPARE(*std::min_element(seen.cbegin(), seen.cend()), 1);
        QCOMPARE(*std::max_element(seen.cbegin(), seen.cend()), sides);
    }

    // Bounds: a fair generator goes beyond them once in a thousand seeds. The seed is fixed, so the result is too.
    void aMillionThrowsAreFair_data()
    {
        QTest::addColumn<int>("sides");
        QTest::addColumn<double>("bound");
        QTest::newRow("d4") << 4 << 16.266;
        QTest::newRow("d6") << 6 << 20.515;
        QTest::newRow("d20") << 20 << 43.820;
    }
    void aMillionThrowsAreFair()
    {
        QFETCH(int, sides);
        QFETCH(double, bound);
        constexpr int throws = 1'000'000;
        QList<int> counts(sides, 0);
        Source source(42);
        for (int i = 0; i < throws; ++i)
            ++counts[source.face(sides) - 1];
        const double sum = chiSquare(counts, double(throws) / sides);
        QVERIFY2(sum < bound, qPrintable(QString::number(sum)));
        QVERIFY2(sum > 0.01, "too even to be chance");
    }

    void aThrowSaysNothingAboutTheNext()
    {
        constexpr int throws = 1'000'000;
        QList<int> counts(36, 0);
        Source source(43);
        int before = source.face(6);
        for (int i = 0; i < throws; ++i) {
            const int face = source.face(6);
            ++counts[(before - 1) * 6 + face - 1];
            before = face;
        }
        QVERIFY(chiSquare(counts, throws / 36.0) < 66.619);
    }

    // With this many sides, multiplying and shifting alone would give every third face only a quarter of the throws.
    void noFaceIsFavouredByRounding()
    {
        constexpr int sides = 3 << 29;
        constexpr int throws = 300'000;
        QList<int> counts(3, 0);
        Source source(44);
        for (int i = 0; i < throws; ++i)
            ++counts[(source.face(sides) - 1) % 3];
        QVERIFY(chiSquare(counts, throws / 3.0) < 13.816);
    }
};

QTEST_APPLESS_MAIN(SourceTest)
#include "source.moc"
