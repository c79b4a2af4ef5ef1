// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the values of a card come from: which pack says them, and what the table knows otherwise.
#include "window/cards/cards_page.h"

#include "kit/drawn/tip.h"
#include "ui_card_side.h"
#include "ui_cards_page.h"
#include "window/cards/merge_panel.h"

#include <algorithm>
#include <utility>

namespace window {

namespace {

QJsonObject cardIn(const QJsonArray& cards, const QString& id)
{
    for (const QJsonValue& card : cards)
        if (idOf(card) == id)
            return card.toObject();
    return {};
}

QString titleOf(const cards::Pack& pack) { return pack.title.isEmpty() ? pack.id : pack.title; }

QString listed(const QStringList& fields)
{
    QStringList words;
    for (const QString& field : fields)
        words += kit::wordsWithin(field);
    return words.join(QStringLiteral(", "));
}

// The packs that know a card, the uppermost first, each with what it says.
using Tellers = QList<std::pair<QString, QJsonObject>>;

Tellers tellersOf(const QList<cards::Pack>& packs, const engine::Game& game, const cards::Section& section, const QString& id)
{
    Tellers all;
    for (auto pack = packs.rbegin(); pack != packs.rend(); ++pack)
        if (const auto of = cards::sectionAt(*pack, game, section.place))
            all += {titleOf(*pack), of->isSingle ? of->cards.last().toObject() : cardIn(of->cards, id)};
    return all;
}

QString teller(const Tellers& all, const QString& field)
{
    const auto one = std::ranges::find_if(all, [&](const auto& pack) { return cards::isTold(pack.second.value(field)); });
    return one == all.end() ? QString() : one->first;
}

} // namespace

QList<cards::Pack> CardsPage::packsPlayed() const
{
    const auto named = m_sitting ? m_sitting->table().packs() : engine::Result<QStringList>(QStringList());
    QList<cards::Pack> played;
    for (const QString& name : named ? cards::packsPlayed(*named, true) : QStringList())
        for (const PackHere& one : m_packs)
            if (one.name == name)
                played += one.pack;
    return played;
}

// The side says from which pack each value comes, in which order they stand and what the table knows otherwise; each field says
// it of itself.
void CardsPage::tellSource(const QJsonObject& card)
{
    const cards::Section& now = *section();
    Tellers tellers = tellersOf(packsShown(), *game(), now, idOf(card));
    tellers.removeIf([](const auto& pack) { return pack.second.isEmpty(); });
    QMap<QString, QStringList> said, ofField; // fields by their pack; what each field says of itself
    for (const auto& [name, editor] : m_form->editors()) {
        if (!cards::isTold(card.value(name)))
            continue;
        bool isBelow = false;
        for (const auto& [pack, tells] : std::as_const(tellers)) {
            if (!cards::isTold(tells.value(name)))
                continue;
            ofField[name] += isBelow ? engine::fill(tr("below it, %1: %2"), {pack, kit::shownValue(tells.value(name))})
                                     : tr("from %1").arg(pack);
            if (!std::exchange(isBelow, true) && name != QLatin1String("id"))
                said[pack] += name;
        }
    }
    QStringList lines, order;
    for (auto pack = said.begin(); pack != said.end(); ++pack)
        lines += said.size() == 1 ? tr("From %1.").arg(pack.key()) : tr("From %1: %2.").arg(pack.key(), listed(*pack));
    for (const auto& pack : std::as_const(tellers))
        order += pack.first;
    if (order.size() > 1)
        lines += tr("Where several tell a value, the first of these counts: %1.").arg(order.join(QStringLiteral(", ")));
    for (const Differing& list : std::as_const(m_otherwise))
        for (const Otherwise& one : list.cards)
            if (list.section.place == now.place && (now.isSingle || idOf(one.printed) == idOf(card)))
                lines += tellOtherwise(one, ofField);
    for (const auto& [name, editor] : m_form->editors()) {
        const QString all = ofField.value(name).join(QLatin1Char('\n'));
        editor->setToolTip(all.isEmpty() ? QString() : kit::tip(all));
        editor->setAccessibleDescription(all);
    }
    m_sideUi->source->setText(lines.join(QLatin1Char('\n')));
    m_sideUi->source->setVisible(!lines.isEmpty());
}

// What the table knows otherwise, by the entry that said it: a line for each, and a word to each field.
QStringList CardsPage::tellOtherwise(const Otherwise& one, QMap<QString, QStringList>& ofField) const
{
    QStringList fields = one.printed.keys();
    fields.removeAll(QStringLiteral("id"));
    const QMap<QString, qint64> said = lastSaid(*m_sitting, *section(), idOf(one.printed), fields);
    QMap<qint64, QStringList> byEntry;
    for (const QString& field : std::as_const(fields)) {
        const qint64 entry = said.value(field);
        const QString value = kit::shownValue(one.onTable.value(field));
        ofField[field] += entry > 0 ? tr("on the table since entry %1: %2").arg(entry).arg(value)
                                    : tr("on the table since it began: %1").arg(value);
        byEntry[entry] += field;
    }
    QStringList lines;
    for (auto entry = byEntry.cbegin(); entry != byEntry.cend(); ++entry)
        lines += entry.key() > 0 ? tr("The table says otherwise since entry %1: %2.").arg(entry.key()).arg(listed(*entry))
                                 : tr("The table says otherwise, since it began: %1.").arg(listed(*entry));
    return lines;
}

void CardsPage::countOtherwise()
{
    if (m_isBringing)
        return;
    m_otherwise.clear();
    int cards = 0;
    const QList<cards::Pack> played = m_sitting ? packsPlayed() : QList<cards::Pack>();
    for (const cards::Section& one : std::as_const(m_sections))
        if (const auto entered = played.isEmpty() ? std::nullopt : cards::sectionOver(played, *game(), one.place))
            if (const QList<Otherwise> found = knownOtherwise(*m_sitting, *entered); !found.isEmpty()) {
                m_otherwise += Differing{*entered, found};
                cards += int(found.size());
            }
    m_ui->otherwise->setText(tr("%n cards are entered otherwise than the table knows them – look…", nullptr, cards));
    m_ui->otherwise->setVisible(cards > 0 && !m_sitting->isReadOnly() && !m_sitting->isLooking());
}

void CardsPage::lookOtherwise()
{
    cards::Pack table = cards::emptyMyCards(*game()), entered = table;
    for (const Differing& list : std::as_const(m_otherwise)) {
        QJsonArray known, printed;
        for (const Otherwise& one : list.cards) {
            known += one.onTable;
            printed += one.printed;
        }
        table = cards::withCards(table, list.section, known);
        entered = cards::withCards(entered, list.section, printed);
    }
    if (!m_merged->showTable(table, entered, *game(), names().titles))
        return;
    m_ui->stack->setCurrentWidget(m_merged);
    m_merged->setFocus();
}

void CardsPage::bringTicked(const cards::Pack& ticked)
{
    int brought = 0;
    m_sitting->together([&] {
        for (const Differing& list : std::as_const(m_otherwise)) {
            const QJsonArray wanted = cards::sectionAt(ticked, *game(), list.section.place)->cards;
            QList<Reprint> cards;
            for (const Otherwise& one : list.cards) {
                const QJsonObject chosen = list.section.isSingle ? wanted.last().toObject() : cardIn(wanted, idOf(one.printed));
                QJsonObject card;
                for (auto field = one.printed.begin(); field != one.printed.end(); ++field)
                    if (chosen.value(field.key()) == *field)
                        card.insert(field.key(), *field);
                if (card.size() > 1) // its id alone changes nothing
                    cards += Reprint{{}, card};
            }
            brought += cards.isEmpty() ? 0 : bringToTable(*m_sitting, list.section, cards);
        }
    });
    if (brought > 0)
        m_steps += Step{here().pack, here().pack, m_sitting->table().node()};
    leaveEntry();
    showMet();
}

QList<engine::Fault> CardsPage::asOnForm(QList<engine::Fault> faults) const
{
    for (engine::Fault& fault : faults) {
        const QString field = fault.place.section(QLatin1Char('.'), -1);
        if (std::ranges::any_of(m_places, [&](const cards::Place& one) { return one.name == field; }))
            fault.place = kit::wordsOf(field);
    }
    return faults;
}

// Whoever clears the name of a card would not find it again.
QList<engine::Fault> CardsPage::nameGone(const QJsonObject& before, const QJsonObject& card) const
{
    const QLatin1String title("title");
    if (!cards::isTold(before.value(title)) || cards::isTold(card.value(title)))
        return {};
    return {engine::Fault{kit::wordsOf(title), {}, engine::fill(tr("%1 would have no name."), {before.value(title).toString()}),
        tr("Type what is printed on top of the card; Remove takes the whole card out.")}};
}

QString CardsPage::stillSaid(const QJsonObject& before, const QJsonObject& card) const
{
    const QJsonObject now = m_model.card(std::max(0, m_model.rowOf(idOf(card))));
    const Tellers tellers = tellersOf(packsShown(), *game(), *section(), idOf(card));
    QStringList cleared;
    QString pack;
    for (auto field = before.begin(); field != before.end(); ++field)
        if (cards::isTold(*field) && !cards::isTold(card.value(field.key())) && now.value(field.key()) == *field) {
            cleared += field.key();
            pack = teller(tellers, field.key());
        }
    return cleared.isEmpty() ? QString() : QLatin1Char(' ') + tr("%1 stays: %2 says it.").arg(listed(cleared), pack);
}

} // namespace window
