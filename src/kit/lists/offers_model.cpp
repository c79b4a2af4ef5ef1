// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/lists/offers_model.h"

#include "kit/forms/lying_card.h"
#include "kit/lists/verdict_model.h"

#include <algorithm>

namespace kit {

void noteUnknown(OfferText& text, const engine::Verdict& verdict)
{
    QStringList notes;
    for (const engine::Condition& condition : unknownIn(verdict.conditions))
        if (!notes.contains(condition.text()) && !text.detail.contains(condition.text()))
            notes += condition.text();
    if (std::ranges::none_of(verdict.conditions, &engine::Condition::isUnknown))
        return;
    if (text.outcome.isEmpty())
        text.outcome = OffersModel::tr("not all is known");
    text.tone = Tone::Unknown;
    if (!text.detail.isEmpty())
        notes += text.detail;
    text.detail = notes.join(QStringLiteral(" · "));
}

void OffersModel::show(Sitting* sitting, const Desk* desk, const QString& actor)
{
    beginResetModel();
    m_sitting = sitting;
    m_desk = desk;
    m_rows.clear();
    if (!sitting) {
        m_rows += Row{tr("No campaign lies on the table"), {}, false, {}};
    } else if (sitting->isLooking() || sitting->isReadOnly()) {
        m_rows += Row{sitting->isLooking() ? tr("An earlier moment") : tr("Only looked at"), {}, false, {}};
    } else {
        const QList<engine::Offer>& offers = sitting->offers();
        QStringList actors{actor};
        if (!actor.isEmpty())
            actors += QString();
        const auto isOfChosen = [&](const engine::Offer& offer) { return !actor.isEmpty() && desk->isActOf(actor, offer); };
        // Whoever is chosen and can do nothing hides nobody who can; nor does a card whoever acts with it.
        const bool isForAll = std::ranges::none_of(
            offers, [&](const engine::Offer& offer) { return isOfChosen(offer) && offer.verdict.isAllowed(); });
        for (const engine::Offer& offer : offers)
            if ((isForAll || isOfChosen(offer)) && !actors.contains(offer.actor))
                actors += offer.actor;
        QList<Row> refused, later;
        for (const QString& who : actors) {
            const qsizetype before = m_rows.size(), waited = later.size();
            const QString name = who.isEmpty() ? tr("The table") : desk->actorName(sitting->state(), who);
            for (const engine::Offer& offer : offers) {
                if ((isOfChosen(offer) ? actor : offer.actor) != who || (offer.secret && !sitting->mayShow(offer.actor)))
                    continue;
                if (offer.verdict.isAllowed() && desk->canWait(sitting->state(), offer, offers))
                    later += Row{{}, offer, false, {}};
                else if (offer.verdict.isAllowed())
                    m_rows += Row{{}, offer, false, {}};
                else if (actor.isEmpty() || who == actor)
                    refused += Row{{}, offer, false, {}};
            }
            if (m_rows.size() > before)
                m_rows.insert(before, Row{name, {}, false, {}});
            if (later.size() > waited)
                later.insert(waited, Row{name, {}, false, {}});
        }
        // Whoever has the card in hand fills it in before anything is done by it; the first row is the one that Enter does.
        if (const auto bare = sitting->isGuarded() ? std::nullopt : bareCard(*sitting)) {
            Row row{{}, {}, true, {}, {bare->path, bare->title}};
            row.text.title = engine::fill(tr("Fill in %1…"), {bare->title});
            row.text.detail = tr("Nothing but its name is entered.");
            row.text.tone = Tone::Unknown;
            m_rows.prepend(row);
        }
        if (!m_rows.isEmpty())
            for (Row& row : later)
                if (!row.heading.isEmpty())
                    row.heading = row.heading == tr("The table") ? tr("Also possible")
                                                                 : engine::fill(tr("%1 · also possible"), {row.heading});
        m_rows += later;
        // Said whether something is hidden or not: that it is would tell of a hand.
        if (m_rows.isEmpty() && !offers.isEmpty() && sitting->isGuarded())
            m_rows += Row{tr("Behind the curtain (F8)"), {}, false, {}};
        if (!refused.isEmpty()) {
            m_rows += Row{tr("Refused"), {}, false, {}};
            m_rows += refused;
        }
    }
    endResetModel();
}

const engine::Offer* OffersModel::offer(const QModelIndex& index) const
{
    if (!index.isValid() || index.row() >= m_rows.size() || !m_rows[index.row()].heading.isEmpty() || gap(index))
        return nullptr;
    return &m_rows[index.row()].offer;
}

const engine::Blank* OffersModel::gap(const QModelIndex& index) const
{
    const bool isGap = index.isValid() && index.row() < m_rows.size() && !m_rows[index.row()].gap.path.isEmpty();
    return isGap ? &m_rows[index.row()].gap : nullptr;
}

int OffersModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_rows.size()); }

const OfferText& OffersModel::text(const Row& row) const
{
    if (!row.isWorded) {
        row.text = m_desk->offerText(*m_sitting, row.offer);
        if (row.offer.verdict.isAllowed())
            noteUnknown(row.text, row.offer.verdict);
        row.isWorded = true;
    }
    return row.text;
}

QVariant OffersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[index.row()];
    if (!row.heading.isEmpty())
        return role == Qt::DisplayRole ? QVariant(row.heading) : role == HeadingRole ? QVariant(true) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return text(row).title;
    case OutcomeRole:
        return text(row).outcome;
    case DetailRole:
        return text(row).detail;
    case ToneRole:
        return int(text(row).tone);
    case MutedRole:
        return row.gap.path.isEmpty() && !row.offer.verdict.isAllowed();
    case Qt::AccessibleTextRole:
        return text(row).outcome.isEmpty() ? text(row).title : text(row).title + QStringLiteral(", ") + text(row).outcome;
    case Qt::AccessibleDescriptionRole:
        return text(row).detail;
    default:
        return {};
    }
}

Qt::ItemFlags OffersModel::flags(const QModelIndex& index) const
{
    return offer(index) || gap(index) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace kit
