// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/stages.h"

namespace kit {

QList<Stage> stagesOf(const QStringList& names, int now)
{
    QList<Stage> all;
    for (int at = 1; at <= names.size(); ++at)
        all += Stage{at, names[at - 1],
            at < now            ? Stage::When::Done
                : at == now     ? Stage::When::Due
                : at == now + 1 ? Stage::When::Next
                                : Stage::When::Later,
            {}, nullptr};
    return all;
}

void setRules(QList<Stage>& stages, std::initializer_list<const engine::Reason*> rules)
{
    auto stage = stages.begin();
    for (const engine::Reason* rule : rules)
        if (stage != stages.end())
            (stage++)->rule = rule;
}

} // namespace kit
