// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/saved.h"

#include "engine/message.h"
#include "kit/texts.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace kit {

engine::Result<engine::Done> saveWhole(const QByteArray& content, const QString& file)
{
    QSaveFile out(file);
    bool isWritten = out.open(QIODevice::WriteOnly | QIODevice::Unbuffered); // what is kept back fails later, without a reason
    for (qint64 at = 0; isWritten && at < content.size();) { // a disk that gets full takes a part, and says why with the next
        const qint64 taken = out.write(content.constData() + at, content.size() - at);
        isWritten = taken > 0;
        at += taken;
    }
    if (isWritten && out.commit())
        return engine::Done{};
    return engine::Fault{QDir::toNativeSeparators(file), {},
        engine::fill(tr("This file could not be written: %1."), {out.errorString()}),
        engine::fill(tr("Look whether you may write in %1 and whether its disk has room."),
            {QDir::toNativeSeparators(QFileInfo(file).absolutePath())})};
}

} // namespace kit
