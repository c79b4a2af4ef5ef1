// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A test in German, where it is wanted and the translation was made.
#pragma once

#include <QCoreApplication>
#include <QTranslator>

namespace support {

class German : public QTranslator { // goes with its life
public:
    explicit German(bool isWanted)
        : isAbsent(isWanted && !load(QStringLiteral(MR_TRANSLATIONS "/musterroll_de.qm")))
    {
        if (isWanted && !isAbsent)
            QCoreApplication::installTranslator(this);
    }

    const bool isAbsent; // the test skips, and says why:
    static constexpr char why[] = "The translation is not made: Debian's qt6-l10n-tools is absent.";
};

} // namespace support
