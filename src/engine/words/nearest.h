// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The known word that somebody most likely meant.
#pragma once

#include <QString>
#include <QStringList>

namespace engine {

// The candidate with the fewest changed letters; empty when none is near.
QString nearest(const QString& word, const QStringList& candidates);

// "Did you mean …?" followed by what is known, for a fault's remedy.
QString meant(const QString& word, const QStringList& candidates);

} // namespace engine
