// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/paper/begun.h"

#include "kit/seats.h"

#include <QLocale>

namespace kit::paper {

Document begun(const Sitting& sitting, const QString& heading, const QString& id, const QString& title, const QString& kind)
{
    Document document;
    document.id = id;
    document.title = title;
    document.kicker = sitting.game().title() + QStringLiteral(" · ") + kind;
    QStringList beside{seatNames(sitting.game(), sitting.state()).join(QStringLiteral(", ")), heading};
    const qint64 last = sitting.table().last();
    if (const auto entries = sitting.entries(last, last); entries && !entries->isEmpty())
        beside += QLocale().toString(entries->first().when.toLocalTime().date(), QLocale::LongFormat);
    beside.removeAll(QString());
    document.beside = beside.join(QLatin1Char('\n'));
    document.foot =
        engine::fill(QCoreApplication::translate("kit", "state after entry %1"), {QString::number(sitting.table().node())});
    return document;
}

Sheet sheetOf(const QString& id, const QString& title, std::function<Document()> made)
{
    return {id, title, false, [made = std::move(made)](const QSizeF& room) { return asSheet(made()).pages(room); }};
}

} // namespace kit::paper
