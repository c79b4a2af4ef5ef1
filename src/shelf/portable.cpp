// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/portable.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace shelf {

QString portableFolder()
{
    const QString folder = QCoreApplication::applicationDirPath() + QStringLiteral("/musterroll-data");
    return QFileInfo(folder).isDir() ? folder : QString();
}

} // namespace shelf
