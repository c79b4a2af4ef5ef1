// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ids.h"

#include "engine/message.h"
#include "engine/texts.h"

#include <QSet>

namespace engine {

QList<Fault> faultsInIds(const QString& place, const QStringList& ids)
{
    QList<Fault> faults;
    QSet<QString> seen;
    for (const QString& id : ids) {
        if (id.isEmpty())
            faults += Fault{place, {}, tr("Something here has no name."), tr("Give everything a short name of its own.")};
        else if (seen.contains(id))
            faults += Fault{place, id, fill(tr("%1 stands here twice."), {id}), tr("Give everything a name of its own.")};
        seen += id;
    }
    return faults;
}

} // namespace engine
