// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A photograph of a card, made small: at most 1,024 pixels each way and 200 kB of JPEG, made anew from its pixels, so that
// nothing the camera wrote into it stays. It is here and not with the cards because only Qt Gui reads pictures.
#pragma once

#include "engine/fault.h"

#include <QImage>

namespace kit {

inline constexpr qint64 largestPhotograph = 50LL * 1024 * 1024; // bytes of a file
inline constexpr qint64 mostPixels = 50'000'000;                // width times height
inline constexpr int longestSide = 20'000;                      // of what is read
inline constexpr int photographSide = 1024;                     // of what is kept
inline constexpr qsizetype photographBytes = 200 * 1000;

// JPEG, ready for Shelf::keepPicture. None of these touches a widget: they may run on any thread.
engine::Result<QByteArray> photographFrom(const QString& file);
engine::Result<QByteArray> photograph(const QByteArray& picture, const QString& place);
engine::Result<QByteArray> photograph(const QImage& picture, const QString& place); // pasted

} // namespace kit
