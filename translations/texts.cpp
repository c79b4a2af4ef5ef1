// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Writes down, in a form that lupdate reads, the texts of games that stand in tables and not in calls: reasons, what actions
// and questions are for. update.sh runs it.
#include "games/catalogue.h"

#include <QTextStream>

namespace {

QString quoted(const QString& text)
{
    QString escaped = text;
    escaped.replace(QLatin1Char('\\'), QLatin1String("\\\\")).replace(QLatin1Char('"'), QLatin1String("\\\"")).replace(QLatin1Char('\n'), QLatin1String("\\n"));
    return QLatin1Char('"') + escaped + QLatin1Char('"');
}

void mark(QTextStream& out, const QString& context, const QString& text)
{
    if (!text.isEmpty())
        out << "QT_TRANSLATE_NOOP(" << quoted(context) << ", " << quoted(text) << ");\n";
}

} // namespace

int main()
{
    QTextStream out(stdout);
    for (const auto& game : games::catalogue()) {
        for (const engine::Reason& reason : game->reasons())
            for (const char* text : {reason.rule, reason.fails, reason.remedy})
                mark(out, QString::fromUtf8(reason.context), QString::fromUtf8(text));
        for (const engine::Verb& verb : game->verbs())
            mark(out, verb.name, verb.help);
        for (const engine::Question& question : game->questions())
            mark(out, question.name, question.help);
    }
    return 0;
}
