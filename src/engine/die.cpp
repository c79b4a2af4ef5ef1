// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/die.h"

#include "engine/message.h"
#include "engine/texts.h"

#include <algorithm>

namespace engine {

QString Die::printed(int face) const { return face >= 1 && face <= faces.size() ? faces[face - 1] : QString::number(face); }

QString Die::choices() const
{
    if (faces.isEmpty())
        return QStringLiteral("1–%1").arg(sides);
    QStringList shown = faces;
    shown.removeDuplicates();
    if (shown.removeAll(QString()) > 0) // some stand for faces that nobody entered
        shown.sort();
    return shown.join(QLatin1Char(' '));
}

int Die::faceIn(const QString& typed, bool isWhole) const
{
    if (typed.isEmpty())
        return 0;
    if (!faces.isEmpty()) {
        const bool goesOn =
            !isWhole && std::ranges::any_of(faces, [&](const QString& face) { return face != typed && face.startsWith(typed); });
        return goesOn ? 0 : int(faces.indexOf(typed)) + 1;
    }
    bool isNumber = false;
    const int face = typed.toInt(&isNumber);
    if (!isNumber || face < 1 || face > sides)
        return 0;
    return isWhole || face * 10 > sides ? face : 0;
}

QString countedText(const QList<Die>& dice, const QList<int>& faces)
{
    QStringList alone;
    int sum = 0;
    bool adds = false;
    for (qsizetype i = 0; i < faces.size(); ++i) {
        const Die die = i < dice.size() ? dice[i] : Die{};
        if (die.countsAlone)
            alone += QString::number(die.counted(faces[i]));
        else {
            sum += die.counted(faces[i]);
            adds = true;
        }
    }
    if (adds)
        alone.prepend(QString::number(sum));
    return alone.join(QStringLiteral(" · "));
}

QString printedText(const QList<Die>& dice, const QList<int>& faces)
{
    QStringList parts;
    for (qsizetype i = 0; i < faces.size(); ++i) {
        const Die die = i < dice.size() ? dice[i] : Die{};
        QString part = die.printed(faces[i]);
        if (!die.colour.isEmpty())
            part = die.label + QLatin1Char(' ') + part;
        else if (die.counted(faces[i]) != faces[i])
            part = fill(tr("%1 (counts %2)"), {part, QString::number(die.counted(faces[i]))});
        parts += part;
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace engine
