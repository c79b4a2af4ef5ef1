// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/seen.h"

#include <QJsonArray>

namespace serve {

using engine::Entry;
using engine::Result;

namespace {

// Reads the true journal; what a seat may not know has gone from every entry and every state.
class SeenJournal : public engine::Journal {
public:
    SeenJournal(std::shared_ptr<kit::Campaign> truth, QString seat)
        : m_truth(std::move(truth))
        , m_seat(std::move(seat))
    {
    }

    Result<engine::Done> append(const Entry&) override
    {
        return engine::Fault{m_truth->name, {}, QCoreApplication::translate("serve", "This table is only looked at."), {}};
    }
    Result<QList<Entry>> entries(qint64 first, qint64 last) const override
    {
        auto all = std::as_const(m_truth)->table().entries(first, last);
        if (all)
            for (Entry& entry : *all)
                hide(entry);
        return all;
    }
    Result<qint64> last() const override { return m_truth->table().last(); }
    Result<QList<qint64>> parents() const override { return m_truth->table().parents(); }
    Result<std::optional<engine::Snapshot>> snapshotAtOrBefore(qint64 node) const override
    {
        const auto state = m_truth->table().stateAt(node);
        if (!state)
            return state.faults();
        const engine::Game& game = m_truth->table().game();
        const engine::AnyState seen = game.hidden(*state, m_seat);
        return std::optional(engine::Snapshot{node, game.digest(seen), game.stateToJson(seen)});
    }
    Result<engine::Done> keep(const engine::Snapshot&) override { return engine::Done{}; }

private:
    // A setup tells every deck; an act that cannot be read any more could tell anything.
    void hide(Entry& entry) const
    {
        entry.digest.clear();
        if (entry.movesCursor())
            return;
        if (entry.verb == QLatin1String(engine::newVerb)) {
            entry.action = {{QLatin1String(engine::packsField), entry.action.value(QLatin1String(engine::packsField))}};
            return;
        }
        const engine::Game& game = m_truth->table().game();
        const auto before = m_truth->table().stateAt(entry.parent);
        const auto action =
            before ? game.action(*before, {entry.verb, entry.action}) : Result<engine::AnyAction>(before.faults());
        entry.action = action ? game.hidden(*before, *action, m_seat).written() : QJsonObject();
    }

    std::shared_ptr<kit::Campaign> m_truth;
    QString m_seat;
};

} // namespace

Seen::Seen(std::shared_ptr<kit::Campaign> truth, QString seat, engine::Chance& chance, kit::Sitting::Cards cards)
    : m_truth(std::move(truth))
    , m_seat(std::move(seat))
    , m_seen(std::make_shared<kit::Campaign>(
          m_truth->name, m_truth->table().game(), std::make_unique<SeenJournal>(m_truth, m_seat), [] { return QDateTime(); }))
    , m_sitting(std::make_unique<kit::Sitting>(m_seen, chance, std::move(cards)))
{
    m_sitting->guardSecrets();
    m_sitting->showTo(m_seat);
    (void)m_seen->table().open(); // a fault comes again with the next change, and is told there
}

Seen::~Seen() = default;

Result<engine::Done> Seen::follow()
{
    const engine::AnyState before = m_sitting->state();
    m_seen->name = m_truth->name;
    if (const auto open = m_seen->table().open(); !open)
        return open;
    if (m_sitting->state() != before)
        tell(before);
    emit m_seen->returned(); // its sittings show the new state
    return engine::Done{};
}

void Seen::tell(const engine::AnyState& before)
{
    const engine::Game& game = m_sitting->game();
    m_hands.clear();
    m_told.clear();
    if (!before)
        return;
    for (const engine::Message& hand : game.hands(before, m_sitting->state()))
        m_hands += hand.text();
    const qint64 last = m_sitting->table().last();
    const auto entries = m_sitting->entries(last, last);
    if (!entries || entries->isEmpty() || entries->first().movesCursor())
        return;
    const auto parent = m_sitting->stateAt(entries->first().parent);
    const auto action = parent ? game.action(*parent, {entries->first().verb, entries->first().action})
                               : Result<engine::AnyAction>(parent.faults());
    if (action)
        for (const engine::Told& one : game.apply(*parent, *action).told)
            m_told += one.text();
}

} // namespace serve
