// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// As much of a text as a place has room for: whole words, and a sign that there is more.
#pragma once

#include <QFontMetrics>
#include <QString>

namespace kit {

QString fitting(QString text, const QFontMetrics& metrics, QSize room);

} // namespace kit
