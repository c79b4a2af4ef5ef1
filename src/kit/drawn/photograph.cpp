// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/photograph.h"

#include "engine/message.h"
#include "kit/texts.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>

namespace kit {

using engine::Fault;
using engine::fill;
using engine::Result;

namespace {

Fault tooLarge(const QString& place, qint64 bytes)
{
    return {place, QString::number(bytes), fill(tr("The picture has %1 bytes, more than 50 MB."), {QString::number(bytes)}),
        tr("Take a smaller photograph, or make this one smaller first.")};
}

Fault tooWide(const QString& place, const QSize& size)
{
    const QString shown = QStringLiteral("%1 × %2").arg(size.width()).arg(size.height());
    return {place, shown,
        fill(tr("The picture has %1 pixels; at most 50 million are read, and %2 in a row."),
            {shown, QString::number(longestSide)}),
        tr("Take a smaller photograph, or make this one smaller first.")};
}

Fault noPicture(const QString& place, const QString& why)
{
    const QString more = QImageReader::supportedImageFormats().contains("webp") ? QStringLiteral(", WebP") : QString();
    return {place, why, tr("This is no picture that can be read."),
        fill(tr("Choose a photograph that this computer can read: %1."), {QStringLiteral("JPEG, PNG") + more})};
}

bool isTooWide(const QSize& size)
{
    return size.width() > longestSide || size.height() > longestSide || qint64(size.width()) * size.height() > mostPixels;
}

QByteArray jpegOf(const QImage& picture, int quality)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return picture.save(&buffer, "jpg", quality) ? bytes : QByteArray();
}

// Its reader takes a JPEG that ends too early, and fills the rest with grey.
bool isCutOff(const QByteArray& jpeg)
{
    if (!jpeg.startsWith("\xff\xd8"))
        return false;
    const auto byteAt = [&](qsizetype at) { return uchar(jpeg[at]); };
    for (qsizetype at = 2; at + 4 <= jpeg.size() && byteAt(at) == 0xff; at += 2 + (byteAt(at + 2) << 8 | byteAt(at + 3)))
        if (byteAt(at + 1) == 0xda) // from here on pixels, then the mark of the end
            return jpeg.indexOf("\xff\xd9", at) < 0;
    return false;
}

Result<QByteArray> photographRead(QIODevice& device, const QString& place)
{
    if (isCutOff(device.peek(device.size())))
        return Fault{
            place, {}, tr("The end of this picture is missing."), tr("Copy the file once more, from where it is whole.")};
    QImageReader reader(&device);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true); // cameras say in their notes which side is up
    const QByteArray format = reader.format();
    if (format.isEmpty() || format.startsWith("svg") || format == "pdf") // drawings may lead elsewhere
        return noPicture(place, reader.errorString());
    const QSize size = reader.size();
    if (isTooWide(size))
        return tooWide(place, size);
    if (size.width() > photographSide || size.height() > photographSide) // a large JPEG is read small, which is quick
        reader.setScaledSize(size.scaled(photographSide, photographSide, Qt::KeepAspectRatio).expandedTo({1, 1}));
    const QImage read = reader.read();
    return read.isNull() ? Result<QByteArray>(noPicture(place, reader.errorString())) : photograph(read, place);
}

} // namespace

Result<QByteArray> photographFrom(const QString& name)
{
    QFile file(name);
    if (!QFileInfo(name).isFile()) // a folder, a device or a pipe is none
        return noPicture(name, {});
    if (file.size() > largestPhotograph)
        return tooLarge(name, file.size());
    if (!file.open(QIODevice::ReadOnly))
        return Fault{name, {}, file.errorString(), tr("See that the file may be read.")};
    return photographRead(file, name);
}

Result<QByteArray> photograph(const QByteArray& picture, const QString& place)
{
    if (picture.size() > largestPhotograph)
        return tooLarge(place, picture.size());
    QByteArray bytes = picture;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    return photographRead(buffer, place);
}

Result<QByteArray> photograph(const QImage& picture, const QString& place)
{
    constexpr int best = 88, worst = 40, step = 12;
    if (picture.isNull())
        return noPicture(place, {});
    if (isTooWide(picture.size()))
        return tooWide(place, picture.size());
    QSize size = picture.size();
    if (size.width() > photographSide || size.height() > photographSide)
        size = size.scaled(photographSide, photographSide, Qt::KeepAspectRatio).expandedTo({1, 1});
    for (;; size = (size * 3 / 4).expandedTo({1, 1})) {
        QImage plain(size, QImage::Format_RGB32); // pixels, and nothing that was noted beside them
        plain.fill(Qt::white);
        QPainter painter(&plain);
        painter.drawImage(0, 0, picture.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        painter.end();
        for (int quality = best; quality >= worst; quality -= step) {
            const QByteArray jpeg = jpegOf(plain, quality);
            if (jpeg.isEmpty())
                return noPicture(place, {});
            if (jpeg.size() <= photographBytes)
                return jpeg;
        }
    }
}

} // namespace kit
