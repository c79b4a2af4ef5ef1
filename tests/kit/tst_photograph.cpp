// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Photographs of cards: small, without what the camera noted, and refused in time when they are too large or none.
#include "kit/drawn/photograph.h"

#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <QImageWriter>
#include <QTemporaryDir>
#include <QTest>

class Photograph : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString saved(const char* name, const QImage& picture, const char* format) const
    {
        const QString file = m_folder.filePath(QString::fromLatin1(name));
        if (!picture.save(file, format))
            qFatal("no picture");
        return file;
    }
    static QImage noise(int width, int height)
    {
        QImage picture(width, height, QImage::Format_RGB32);
        quint32 seed = 1;
        for (int y = 0; y < height; ++y)
            for (int x = 0; x < width; ++x)
                picture.setPixel(x, y, 0xff000000 | ((seed = seed * 1664525u + 1013904223u) >> 8));
        return picture;
    }

private slots:
    void theyAreMadeSmall();
    void nothingOfTheCameraStays();
    void whatIsClearBecomesWhite();
    void tooLargeOrNone();
};

void Photograph::theyAreMadeSmall()
{
    for (const char* format : {"jpg", "png", "bmp"}) {
        const auto made = kit::photographFrom(saved("large", noise(2400, 1200), format));
        QVERIFY2(made, made ? "" : qPrintable(made.faults().first().text()));
        QVERIFY2(made->size() <= kit::photographBytes, qPrintable(QString::number(made->size())));
        const QImage read = QImage::fromData(*made, "jpg");
        QVERIFY(!read.isNull() && read.width() <= 1024 && read.height() <= 1024);
        QVERIFY(qAbs(read.width() - 2 * read.height()) <= 2);
    }
    const auto small = kit::photograph(QImage(3, 200, QImage::Format_Mono), QStringLiteral("clipboard"));
    QVERIFY(small);
    QCOMPARE(QImage::fromData(*small).size(), QSize(3, 200));             // never made larger
    QVERIFY(kit::photograph(QImage(1, 19'000, QImage::Format_Mono), {})); // a thread
}

void Photograph::nothingOfTheCameraStays()
{
    QImage picture(20, 10, QImage::Format_RGB32);
    picture.fill(Qt::red);
    picture.setText(QStringLiteral("Author"), QStringLiteral("Nizar of Nettlebridge"));
    const auto made = kit::photographFrom(saved("noted.png", picture, "png"));
    QVERIFY(made);
    QVERIFY(!made->contains("Nizar"));
    QVERIFY(QImage::fromData(*made).textKeys().isEmpty());
}

void Photograph::whatIsClearBecomesWhite()
{
    QImage picture(20, 10, QImage::Format_ARGB32);
    picture.fill(Qt::transparent);
    const auto made = kit::photographFrom(saved("clear.png", picture, "png"));
    QVERIFY(made);
    QCOMPARE(QImage::fromData(*made).pixelColor(5, 5), QColor(Qt::white));
}

void Photograph::tooLargeOrNone()
{
    const auto fault = [](const engine::Result<QByteArray>& made) {
        return made                                  ? QStringLiteral("a photograph")
            : made.faults().first().remedy.isEmpty() ? QStringLiteral("no remedy")
                                                     : made.faults().first().text();
    };
    QFile huge(m_folder.filePath(QStringLiteral("huge.jpg")));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(200'000'000));
    huge.close();
    QVERIFY2(fault(kit::photographFrom(huge.fileName())).contains(QStringLiteral("50 MB")),
        qPrintable(fault(kit::photographFrom(huge.fileName()))));
    const QString wide = saved("wide.png", QImage(40'000, 40, QImage::Format_Mono), "png");
    QVERIFY2(
        fault(kit::photographFrom(wide)).contains(QStringLiteral("40000 × 40")), qPrintable(fault(kit::photographFrom(wide))));
    const QString broad = saved("broad.png", QImage(10'000, 6'000, QImage::Format_Mono), "png");
    QVERIFY(fault(kit::photographFrom(broad)).contains(QStringLiteral("50 million")));
    for (const QByteArray& bytes : {QByteArray(), QByteArray("no picture"), QByteArray("\x89PNG\r\n\x1a\n cut off"),
             QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>")})
        QVERIFY2(fault(kit::photograph(bytes, QStringLiteral("clipboard"))).contains(QStringLiteral("no picture")),
            qPrintable(fault(kit::photograph(bytes, {}))));
    QVERIFY(fault(kit::photographFrom(QStringLiteral("/dev/zero"))).contains(QStringLiteral("no picture")));
    QVERIFY(fault(kit::photographFrom(m_folder.path())).contains(QStringLiteral("no picture")));
    QVERIFY(fault(kit::photographFrom(m_folder.filePath(QStringLiteral("nowhere")))).contains(QStringLiteral("no picture")));
}

QTEST_GUILESS_MAIN(Photograph)
#include "tst_photograph.moc"
