// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is changed on the cards page: kept, brought to the table, and taken back.
#include "window/cards/cards_page.h"

#include "cards/line_reading.h"
#include "cards/packing.h"
#include "cards/replacing.h"
#include "ui_card_side.h"
#include "ui_cards_page.h"

#include <QCheckBox>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace window {

// A card as it was before, and as it is now; it stays in sight.
bool CardsPage::keepCard(const QJsonObject& before, const QJsonObject& card)
{
    const cards::Section saved = *section();
    const auto pack =
        before.isEmpty() ? cards::withCard(here().pack, *game(), saved.place, card) : replaced({Reprint{before, card}});
    if (!pack) {
        emit objected(asOnForm(pack.faults()));
        return false;
    }
    const QString id = idOf(card), draft = draftKey();
    const QJsonObject typed = m_drafts.of(draft);
    m_drafts.drop(draft);
    const QString title = cards::calledOf(card, saved);
    if (!keep(*pack, {})) {
        m_drafts.keep(draft, typed);
        return false;
    }
    m_entered = card;
    m_enteredIn = m_ordered;
    const QString picture = Library::pictureName(*game(), saved.place, id);
    if (before.isEmpty())
        movePictures({{{}, picture, m_photographs->kept(draft, picture)}});
    else if (id != idOf(before))
        movePictures({moved(idOf(before), id)});
    const QString said = toTable(saved, {Reprint{before, card}}) + stillSaid(before, card);
    showCard(m_model.rowOf(id)); // with what the table says of it by now
    m_sideUi->saved->setText(said);
    offerBack(engine::fill(tr("%1: %2"), {title, said}));
    return true;
}

QString CardsPage::toTable(const cards::Section& section, const QList<Reprint>& cards)
{
    if (!isForTable())
        return tr("Saved. A card that is in play already keeps what was known of it.");
    m_isBringing = true; // counted once, when they are there
    const int corrected = bringToTable(*m_sitting, section, cards);
    m_isBringing = false;
    if (corrected > 0 && !m_steps.isEmpty())
        m_steps.last().node = m_sitting->table().node();
    countOtherwise();
    return corrected > 0 ? tr("Saved, and %n cards entered on the table too.", nullptr, corrected)
                         : tr("Saved. The table knew all of it already.");
}

// What was done last is told with its way back, and by the same words when it is taken back.
void CardsPage::offerBack(const QString& said)
{
    if (!m_steps.isEmpty())
        m_steps.last().said = said;
    emit undoable(said, [this] { takeBack(); });
}

bool CardsPage::takeBack()
{
    if (m_steps.isEmpty())
        return false;
    const Step step = m_steps.last();
    if (m_sitting && step.node > 0 && m_sitting->table().node() == step.node) {
        m_sitting->undo(); // and the cards with it
    } else {
        m_steps.removeLast();
        if (!move(step, true))
            return true;
    }
    emit told(step.said.isEmpty() ? tr("Taken back, as the cards were before.") : tr("Taken back: %1").arg(step.said));
    return true;
}

// Said before it is done, because nothing else can be done meanwhile.
void CardsPage::tellLong(const QString& what)
{
    emit told(what);
    m_isToldLong = true;
    window()->repaint(); // whoever waits for events would find the page half changed
}

namespace {

// How many cards come or go with a change of a pack.
qsizetype moving(const cards::Pack& from, const cards::Pack& to)
{
    qsizetype all = 0;
    for (const auto& [a, b] : {std::pair(from.setup, to.setup), std::pair(from.cards, to.cards)})
        for (const QString& list : a.keys() + b.keys())
            all = std::max(all, std::abs(a.value(list).toArray().size() - b.value(list).toArray().size()));
    return all;
}

} // namespace

// The cards and pictures of a step as they were before it, or as they were after it; no: it is told why not.
bool CardsPage::move(const Step& step, bool isBack)
{
    QList<PictureMoved> pictures = step.pictures;
    if (isBack)
        for (PictureMoved& one : pictures)
            std::swap(one.from, one.to);
    m_photographs->move(pictures);
    m_model.forgetPhotographs();
    showPhotograph();
    const cards::Pack &to = isBack ? step.before : step.after, &from = isBack ? step.after : step.before;
    const QList<PackHere> packs = m_library.packsOf(*game(), {});
    const auto now = std::ranges::find(packs, step.after.id, &PackHere::name); // cards may have come into it on the table
    const bool isOfCards = to.setup != from.setup || to.cards != from.cards;
    if (const qsizetype count = moving(from, to); takesLong(count))
        tellLong(tr("%n cards change once more: this takes a while…", nullptr, int(count)));
    const auto kept = isOfCards ? m_library.keepPack(now == packs.end() ? to : cards::takenBack(now->pack, to, from, *game()))
                                : engine::Result<engine::Done>(engine::Done());
    if (!kept)
        emit objected(kept.faults());
    return bool(kept);
}

// A card that was corrected here and on the table is one step, wherever undo and redo are pressed.
void CardsPage::followUndo(const engine::Submission& submission)
{
    if (!submission.action.isNone())
        return m_undone.clear(); // the line goes on elsewhere
    const qint64 node = m_sitting->table().node();
    const auto go = [this](const Step& step, bool isBack) {
        m_isToldLong = false;
        if (move(step, isBack) && m_isToldLong) // that it takes a while is over
            emit told(step.said.isEmpty() ? (isBack ? tr("Taken back, as the cards were before.") : tr("Done again."))
                                          : (isBack ? tr("Taken back: %1") : tr("Done again: %1")).arg(step.said));
    };
    for (qsizetype at = m_steps.size() - 1; at >= 0; --at) // steps that the table knows nothing of may lie between
        if (m_steps[at].node > node) {
            m_undone += m_steps.takeAt(at);
            go(m_undone.last(), true);
        }
    while (!m_undone.isEmpty() && m_undone.last().node <= node) {
        m_steps += m_undone.takeLast();
        go(m_steps.last(), false);
    }
}

void CardsPage::remove()
{
    const QString title = cards::calledOf(m_model.card(m_row), *section());
    const auto pack = cards::without(here().pack, *game(), {section()->place, idOf(m_model.card(m_row))});
    if (!pack) {
        emit objected(asOnForm(pack.faults()));
        return;
    }
    const QString draft = draftKey(), id = idOf(m_model.card(m_row));
    if (!keep(*pack, engine::fill(tr("%1 is removed."), {title})))
        return;
    m_drafts.drop(draft);
    movePictures({moved(id, {})});
}

// A pack that is a file of its own stays one; everything else is kept on the shelf, above what comes with the program.
bool CardsPage::keep(cards::Pack pack, const QString& done)
{
    const PackHere now = here();
    if (now.place == PackHere::File && now.pack.id == pack.id) {
        m_packs[current()].pack = pack;
        const bool isWritten = exportTo(now.name);
        readPacks();
        return isWritten;
    }
    if (const auto kept = m_library.keepPack(pack); !kept) {
        emit objected(kept.faults());
        return false;
    }
    if (now.pack.id == pack.id)
        m_steps += Step{now.pack, pack};
    if (!done.isEmpty())
        offerBack(done);
    return true;
}

} // namespace window
