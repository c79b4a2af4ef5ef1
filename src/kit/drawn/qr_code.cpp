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

QrCode::QrCode(QWidget* parent)
    : QWidget(parent)
{
    setMinimumSize(120, 120);
}

void QrCode::show(const QString& text)
{
    m_modules = qrModules(text);
    setVisible(!isEmpty());
    update();
}

// Black on white in both themes: many phones read nothing else.
void QrCode::paintEvent(QPaintEvent*)
{
    const int across = int(std::lround(std::sqrt(double(m_modules.size()))));
    if (across == 0)
        return;
    constexpr int quiet = 4; // modules around it that stay light
    const int module = std::max(1, std::min(width(), height()) / (across + 2 * quiet));
    const int side = module * (across + 2 * quiet);
    QPainter painter(this);
    painter.fillRect(0, 0, side, side, Qt::white);
    for (int i = 0; i < m_modules.size(); ++i)
        if (m_modules.at(i))
            painter.fillRect((i % across + quiet) * module, (i / across + quiet) * module, module, module, Qt::black);
}

} // namespace kit
