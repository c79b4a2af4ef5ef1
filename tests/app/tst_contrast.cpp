// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever words are painted stand out from what is behind them: at least 4.5 : 1 (WCAG 2.1, 1.4.3), in every theme, on the
// tables of all games and on every page, as they are painted and not as the palette means it. MR_PICTURES=FOLDER keeps what was
// looked at.
#include "app/played.h"
#include "kit/drawn/colours.h"
#include "kit/drawn/style.h"
#include "support/long_form.h"
#include "support/measured_paper.h"

#include <QTest>

using played::Opened;

class TestContrast : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new kit::Style); }
    void itsOwnMeasure();
    void everyWordIsReadable_data();
    void everyWordIsReadable();
};

// Black on white, grey on grey, half of black on white, and what a clip hides.
void TestContrast::itsOwnMeasure()
{
    support::MeasuredPaper paper({300, 200}, Qt::white);
    {
        QPainter painter(&paper);
        painter.setPen(Qt::black);
        painter.drawText(QPointF(20, 40), QStringLiteral("black"));
        painter.fillRect(QRect(0, 50, 300, 50), QColor(0x808080));
        painter.setPen(QColor(0x999999));
        painter.translate(20, 80);
        painter.drawText(QPointF(), QStringLiteral("grey"));
        painter.resetTransform();
        painter.setOpacity(0.5);
        painter.setPen(Qt::black);
        painter.drawText(QPointF(20, 130), QStringLiteral("half"));
        painter.setClipRect(QRect(0, 180, 300, 20));
        painter.drawText(QPointF(20, 150), QStringLiteral("hidden"));
    }
    QHash<QString, double> found;
    for (const support::Written& one : paper.written())
        found.insert(one.text, one.ratio);
    QVERIFY2(found.value(QStringLiteral("black")) > 20, qPrintable(QString::number(found.value(QStringLiteral("black")))));
    QVERIFY(found.value(QStringLiteral("grey")) > 1 && found.value(QStringLiteral("grey")) < 2);
    QVERIFY(found.value(QStringLiteral("half")) > 3 && found.value(QStringLiteral("half")) < 5);
    QVERIFY(!found.contains(QStringLiteral("hidden")));
    QCOMPARE(found.size(), 3);
}

void TestContrast::everyWordIsReadable_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("evening");
    QTest::addColumn<QStringList>("pages");
    for (const auto& [game, evening] : played::evenings)
        QTest::newRow(game) << QString::fromLatin1(game) << QString::fromLatin1(evening)
                            << (support::isLongForm() || qstrcmp(game, "hired-swords") == 0
                                       ? played::pages
                                       : QStringList{QStringLiteral("table"), QStringLiteral("dice")});
}

void TestContrast::everyWordIsReadable()
{
    QFETCH(QString, game);
    QFETCH(QString, evening);
    QFETCH(QStringList, pages);
    Opened opened(game, evening, QStringLiteral("en"), played::plainLook(100));
    QVERIFY(opened.main);
    opened.show({1440, 900});
    QStringList found;
    qsizetype words = 0;
    for (const kit::Themed& theme : kit::themes()) {
        window::Look look = played::plainLook(100);
        look.theme = QByteArray(theme.name).startsWith("dark") ? kit::Theme::Dark : kit::Theme::Light;
        look.hasContrast = QByteArray(theme.name).contains("contrast");
        look.apply(*qApp);
        Opened::settle();
        opened.show({1440, 900}); // another theme makes it fit the screen, which may be a small one
        for (const QString& page : pages) {
            opened.main->showPage(page);
            Opened::settle();
            support::MeasuredPaper paper(opened.main->size(), theme.colours.background);
            opened.main->render(&paper);
            if (const QString pictures = qEnvironmentVariable("MR_PICTURES"); !pictures.isEmpty())
                paper.image().save(QStringLiteral("%1/%2-%3-%4.png").arg(pictures, game, QLatin1String(theme.name), page));
            words += paper.written().size();
            constexpr double least = 4.5;
            for (const support::Written& one : paper.written())
                if (one.ratio < least)
                    found += QStringLiteral("%1, %2, “%3” at %4, %5: %6 on %7 is %8")
                                 .arg(QLatin1String(theme.name), page, one.text)
                                 .arg(one.where.x())
                                 .arg(one.where.y())
                                 .arg(one.ink.name(), one.ground.name())
                                 .arg(one.ratio, 0, 'f', 2);
        }
    }
    QVERIFY2(words > 400, qPrintable(QString::number(words)));
    QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(QLatin1Char('\n'))));
}

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
