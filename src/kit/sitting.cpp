// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/sitting.h"

#include "kit/chronicle.h"

#include <QJsonArray>
#include <QScopedValueRollback>

#include <algorithm>

namespace kit {

using engine::Fault;
using engine::Needs;
using engine::Result;
using engine::Submission;

namespace {

const QString rolledField = QStringLiteral("rolled");

QJsonValue without(
    const QJsonValue& value, const QJsonObject& schema, const QString& seat, const std::function<bool(const QString&)>& mayShow)
{
    if (value.isArray()) {
        const QJsonObject items = schema.value(QLatin1String("items")).toObject();
        QJsonArray list;
        for (const QJsonValue& one : value.toArray())
            list += without(one, items, seat, mayShow);
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    const QString id = object.value(QLatin1String("id")).toString(seat);
    const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    for (const QString& key : object.keys()) {
        const QJsonObject part = properties.value(key).toObject();
        if (part.value(QLatin1String("x-secret")).toBool() && !mayShow(id))
            object.remove(key);
        else
            object.insert(key, without(object.value(key), part, id, mayShow));
    }
    return object;
}

} // namespace

Sitting::Sitting(QString name, const engine::Game& game, std::unique_ptr<engine::Journal> journal, engine::Clock clock,
    engine::Chance& chance, Cards cards)
    : m_name(std::move(name))
    , m_journal(std::move(journal))
    , m_table(std::make_unique<engine::Table>(game, *m_journal, std::move(clock)))
    , m_chance(chance)
    , m_cards(std::move(cards))
{
}

Sitting::~Sitting() = default;

Result<engine::Done> Sitting::open() { return m_table->open(); }

Result<engine::Done> Sitting::begin(const QJsonObject& setup, const QStringList& packs)
{
    return m_table->begin(setup, packs, who);
}

Result<QList<engine::Entry>> Sitting::entries() const { return m_table->entries(1, m_table->last()); }

Result<std::shared_ptr<engine::CardSource>> Sitting::cards() const
{
    const auto names = m_table->packs();
    if (!names)
        return names.faults();
    if (names->isEmpty() || !m_cards)
        return std::shared_ptr<engine::CardSource>();
    return m_cards(*names);
}

Chronicle& Sitting::chronicle()
{
    if (!m_chronicle)
        m_chronicle = new Chronicle(*this);
    return *m_chronicle;
}

void Sitting::guardSecrets()
{
    if (m_eyes)
        return;
    m_eyes = QString();
    emit shown(); // what stands somewhere already goes too
}

QJsonObject Sitting::visible(const engine::AnyState& state) const
{
    QJsonObject json = game().stateToJson(state);
    if (!m_eyes)
        return json;
    return without(json, game().stateSchema(), {}, [this](const QString& seat) {
        return !seat.isEmpty() && mayShow(seat);
    }).toObject();
}

QStringList Sitting::names(const QString& kind) const
{
    if (!m_eyes)
        return game().names(state(), kind);
    const auto seen = game().stateFromJson(visible(state()));
    return seen ? game().names(*seen, kind) : QStringList();
}

void Sitting::showTo(const QString& seat)
{
    if (m_eyes == seat)
        return;
    m_eyes = seat;
    emit shown();
}

Submission Sitting::tried(const QString& verb, const QJsonObject& fields) const { return m_table->tried(verb, fields); }

// Facts come from packs; dice and draws from the program, unless they lie on the table.
Result<QJsonObject> Sitting::completed(const QString& verb, const QJsonObject& fields) const
{
    auto complete = m_table->prepared(verb, fields, realCards ? nullptr : &m_chance, nullptr);
    if (!complete)
        return complete;
    const auto needs = game().needs(m_table->state(), verb, *complete);
    if (!needs)
        return needs.faults();
    if (!needs->facts.isEmpty()) {
        const auto source = cards();
        if (!source)
            return source.faults();
        if (*source)
            complete = m_table->prepared(verb, *complete, realCards ? nullptr : &m_chance, source->get());
    }
    if (complete && realDice && !fields.contains(rolledField)) {
        complete->remove(rolledField);
        complete->remove(QLatin1String(engine::diceByField));
    } else if (complete && realCards && !realDice)
        if (const auto open = game().needs(m_table->state(), verb, *complete); open && open->picks.isEmpty())
            complete = m_table->prepared(verb, *complete, &m_chance, nullptr);
    return complete;
}

Result<Needs> Sitting::asks(const QString& verb, const QJsonObject& fields) const
{
    auto needs = game().needs(m_table->state(), verb, fields);
    if (needs && fields.contains(rolledField))
        needs->dice.clear();
    return needs;
}

// What an action does not say though it has a field for it; nothing when something else is wrong with it.
QList<Fault> Sitting::leftOut(const QString& verb, const QJsonObject& fields) const
{
    const auto action = game().action(m_table->state(), verb, fields);
    const auto& verbs = game().verbs();
    const auto known = std::ranges::find(verbs, verb, &engine::Verb::name);
    if (!action || known == verbs.end())
        return {};
    const QJsonObject properties = known->schema.value(QLatin1String("properties")).toObject();
    const auto isLeftOut = [&](const Fault& fault) {
        const QString name = fault.place.section(QLatin1Char('.'), 1);
        return fault.value.isEmpty() && fault.place.section(QLatin1Char('.'), 0, 0) == verb && properties.contains(name)
            && !fields.contains(name) && name != rolledField;
    };
    const QList<Fault> open = game().incomplete(m_table->state(), *action);
    return std::ranges::all_of(open, isLeftOut) ? open : QList<Fault>();
}

bool Sitting::mayChange()
{
    if (m_readOnly)
        emit failed({Fault{m_name, {}, tr("This campaign is only looked at: nothing can be changed."),
            tr("Open it from the shelf to play on.")}});
    return !m_readOnly;
}

void Sitting::propose(QString verb, QJsonObject fields, QString decision)
{
    if (m_looked) {
        emit failed({Fault{m_name, {}, tr("An earlier moment is shown; actions belong to the table as it is now."),
            tr("Go back to now (Undo), or go on from this moment in the history.")}});
        return;
    }
    if (!mayChange())
        return;
    // What the rules refuse is told before anybody rolls for it.
    if (Submission first = m_table->tried(verb, fields, decision); first.answer == Submission::Answer::Refused) {
        if (first.faults.isEmpty())
            emit refused(verb, fields, first);
        else
            emit failed(first.faults);
        return;
    }
    const auto complete = completed(verb, fields);
    if (!complete) {
        emit failed(complete.faults());
        return;
    }
    const auto open = asks(verb, *complete);
    if (!open) {
        emit failed(open.faults());
        return;
    }
    if (!open->dice.isEmpty() || !open->picks.isEmpty() || !open->facts.isEmpty()) {
        emit asked(verb, *complete, *open, decision);
        return;
    }
    if (const QList<Fault> left = deskAsks ? QList<Fault>() : leftOut(verb, *complete); !left.isEmpty()) {
        emit lacking(verb, *complete, left, decision);
        return;
    }
    const Submission submission = m_table->submit(verb, *complete, who, decision);
    if (submission.answer == Submission::Answer::Refused && submission.faults.isEmpty())
        emit refused(verb, *complete, submission);
    else
        answer(submission);
}

void Sitting::answer(const Submission& submission)
{
    if (submission.answer == Submission::Answer::Done) {
        if (!m_takenBack.isEmpty() && m_takenBack.last().before != m_table->node())
            m_takenBack.clear(); // something else was done
        emit changed(submission);
        emit shown();
    } else {
        emit failed(submission.faults);
    }
}

void Sitting::undo()
{
    if (m_looked)
        return look(0);
    if (!mayChange())
        return;
    const QScopedValueRollback taking(m_isTakingBack, true);
    const auto act = std::ranges::find(m_acts, m_table->node(), &Act::after);
    if (act == m_acts.end())
        return answer(m_table->undo(who));
    m_takenBack += *act;
    answer(m_table->goTo(act->before, who));
}

void Sitting::together(const std::function<void()>& acts)
{
    const qint64 before = m_table->node();
    acts();
    if (m_table->node() > before + 1)
        m_acts += Act{before, m_table->node()};
}

void Sitting::redo()
{
    look(0);
    if (!mayChange())
        return;
    if (m_takenBack.isEmpty())
        return answer(m_table->redo(who));
    const Act act = m_takenBack.takeLast();
    answer(m_table->goTo(act.after, who));
}

void Sitting::goTo(qint64 node)
{
    look(0);
    if (mayChange())
        answer(m_table->goTo(node, who));
}

void Sitting::rewrite(qint64 node, const QList<engine::Step>& steps)
{
    look(0);
    if (!mayChange())
        return;
    const qint64 before = m_table->node();
    const Submission last = engine::rewrite(*m_table, node, steps, who);
    if (last.answer == Submission::Answer::Done)
        m_acts += Act{before, m_table->node()};
    if (last.answer == Submission::Answer::Done)
        return answer(last);
    emit shown(); // entries were written, though they lead back to where it was
    const engine::Condition* why = last.verdict.decisive();
    emit failed(last.faults.isEmpty() && why ? QList<Fault>{Fault{m_name, {}, why->text(), why->remedy()}} : last.faults);
}

void Sitting::look(qint64 node)
{
    if (node == 0 || node == m_table->node()) {
        if (!m_looked)
            return;
        m_looked.reset();
        emit shown();
        return;
    }
    const auto state = m_table->stateAt(node);
    if (!state) {
        emit failed(state.faults());
        return;
    }
    m_looked = *state;
    emit shown();
}

} // namespace kit
