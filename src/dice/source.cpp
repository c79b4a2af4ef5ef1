// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice/source.h"

#include <QRandomGenerator>

namespace dice {

Source::Source()
    : Source(QRandomGenerator::system()->generate64())
{
}

// Lemire's multiply and shift; the few numbers that would favour low faces are drawn again.
int Source::fairFace(quint64 product, quint32 range)
{
    const quint32 surplus = (0u - range) % range;
    while (quint32(product) < surplus)
        product = (m_numbers.next() >> 32) * range;
    return int(product >> 32) + 1;
}

} // namespace dice
