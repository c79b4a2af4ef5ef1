// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/drawn/qr_code.h"

#include <QPainter>

#ifdef MR_QRENCODE
#include <qrencode.h>
#endif

#include <cmath>
#include <memory>

namespace kit {

QBitArray qrModules(const QString& text)
{
#ifdef MR_QRENCODE
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        text.isEmpty() ? nullptr : QRcode_encodeString8bit(text.toUtf8().constData(), 0, QR_ECLEVEL_M), &QRcode_free);
    if (!code)
        return {};
    QBitArray modules(code->width * code->width);
    for (int i = 0; i < modules.size(); ++i)
        modules.setBit(i, code->data[i] & 1); // the lowest bit of each is its colour
    return modules;
#else
    Q_UNUSED(text);
    return {};
#endif
}

namespace {

constexpr int quiet = 4; // modules around it that stay light
constexpr int smallest = 120;

} // namespace

QrCode::QrCode(QWidget* parent)
    : QWidget(parent)
{
    setMinimumSize(smallest, smallest);
}

int QrCode::modules() const { return int(std::lround(std::sqrt(double(m_modules.size())))) + 2 * quiet; }

QSize QrCode::sizeHint() const
{
    constexpr int usual = 240, well = 3; // pixels of a module
    const int side = std::max(usual, well * modules());
    return {side, side};
}

void QrCode::show(const QString& text)
{
    m_modules = qrModules(text);
    constexpr int least = 2; // pixels of a module: with fewer no camera reads it
    const int side = std::max(smallest, least * modules());
    setMinimumSize(side, side);
    setVisible(!isEmpty());
    updateGeometry();
    update();
}

// Black on white in both themes: many phones read nothing else.
void QrCode::paintEvent(QPaintEvent*)
{
    if (isEmpty())
        return;
    const int across = modules() - 2 * quiet;
    const int module = std::max(1, std::min(width(), height()) / modules());
    const int side = module * modules();
    QPainter painter(this);
    painter.fillRect(0, 0, side, side, Qt::white);
    for (int i = 0; i < m_modules.size(); ++i)
        if (m_modules.at(i))
            painter.fillRect((i % across + quiet) * module, (i / across + quiet) * module, module, module, Qt::black);
}

} // namespace kit
