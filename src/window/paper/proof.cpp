// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The owner's own cards as they were typed, to be read against the box.
#include "kit/forms/form.h"
#include "kit/lists/differences.h"
#include "window/paper/papers.h"
#include "window/texts.h"

#include <QJsonArray>

namespace window {

using kit::paper::Document;

namespace {

using kit::paper::Cell;

QString saysOf(const QJsonObject& card)
{
    QStringList says;
    for (auto field = card.begin(); field != card.end(); ++field)
        if (field.key() != QLatin1String("id") && field.key() != QLatin1String("title") && *field != QJsonValue(QJsonObject())
            && *field != QJsonValue(QJsonArray()) && *field != QJsonValue(QString()))
            says += kit::wordsOf(field.key()) + QLatin1Char(' ') + kit::shownValue(*field);
    return says.join(QStringLiteral(" · "));
}

void add(Document& document, const QJsonObject& lists)
{
    for (auto list = lists.begin(); list != lists.end(); ++list) {
        QList<QList<Cell>> rows;
        for (const QJsonValue& one : list->toArray()) {
            const QJsonObject card = one.toObject();
            const QString id = card.value(QLatin1String("id")).toString();
            if (!id.isEmpty())
                rows += QList<Cell>{
                    Cell::box(false, card.value(QLatin1String("title")).toString(kit::wordsOf(id))), Cell(saysOf(card))};
        }
        if (rows.isEmpty())
            continue;
        document.heading(kit::wordsOf(list.key()), QString::number(rows.size()));
        document.table({tr("Card"), tr("As it was typed")}, rows);
    }
}

} // namespace

Document proofOf(Library& library, const kit::Sitting& sitting)
{
    Document document = begun(
        sitting, library.desk(sitting.game().id()), QStringLiteral("proof"), tr("Proof of the typed cards"), tr("own cards"));
    document.text(tr("Tick each card that says on paper what it says in the box; correct the others on the page Cards."),
        kit::paper::Text::Tone::Quiet);
    const cards::Pack pack = library.ownCards(sitting.game());
    add(document, pack.cards);
    add(document, pack.setup);
    return document;
}

} // namespace window
