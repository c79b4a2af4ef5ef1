// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Why a desk or a page corrects something. These stay in English where they are kept and are told in the reader's language, so
// each is a text of the context "reason".
#pragma once

#include <QCoreApplication>
#include <QLatin1String>

namespace kit::reasons {

inline constexpr QLatin1String asItLies(QT_TRANSLATE_NOOP("reason", "as it lies on the table"));
inline constexpr QLatin1String counted(QT_TRANSLATE_NOOP("reason", "counted on the table"));
inline constexpr QLatin1String compared(QT_TRANSLATE_NOOP("reason", "compared with the table"));
inline constexpr QLatin1String asItsCardSays(QT_TRANSLATE_NOOP("reason", "as its card says"));
inline constexpr QLatin1String asTheirCardsSay(QT_TRANSLATE_NOOP("reason", "as their cards say"));
inline constexpr QLatin1String ofThisMatch(QT_TRANSLATE_NOOP("reason", "the scenario of this match"));
inline constexpr QLatin1String asItIsDrawn(QT_TRANSLATE_NOOP("reason", "the map as it is drawn"));

} // namespace kit::reasons
