// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The dealer: what others draw is drawn here, and what this device may not draw itself is asked for.
#include "share/mirror.h"
#include "share/texts.h"

#include <QUuid>

namespace share {

using engine::AnyAction;
using engine::Fault;
using engine::Result;
using engine::Submission;

namespace {

// Without the cards that have no name: "?" and what begins so.
QJsonValue namedIn(const QJsonValue& value)
{
    constexpr qsizetype longestUnnamed = 2;
    if (value.isString())
        return value.toString().startsWith(QLatin1Char('?')) && value.toString().size() <= longestUnnamed
            ? QJsonValue(QJsonValue::Undefined)
            : value;
    if (value.isArray()) {
        QJsonArray named;
        for (const QJsonValue& one : value.toArray())
            if (const QJsonValue kept = namedIn(one); !kept.isUndefined())
                named += kept;
        return named;
    }
    if (!value.isObject())
        return value;
    QJsonObject named;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        if (const QJsonValue kept = namedIn(it.value()); !kept.isUndefined())
            named.insert(it.key(), kept);
    return named;
}

} // namespace

bool Mirror::isForDealer(const AnyAction& action) const
{
    if (!m_seen.hasSecrets() || m_terms.isDealer)
        return false;
    const auto open = m_seen.action(m_table->state(), {action.verb(), namedIn(action.written()).toObject()});
    return open && !m_seen.needs(m_table->state(), *open).picks.isEmpty();
}

Submission Mirror::ask(const AnyAction& action, const QString& who, const QString& decision)
{
    Submission answer;
    answer.action = action;
    answer.verdict = m_seen.check(m_table->state(), action);
    answer.faults = answer.verdict.faults;
    engine::Entry entry;
    entry.verb = action.verb();
    entry.action = namedIn(action.written()).toObject();
    entry.who = who;
    if (const auto no = forbidden(m_seen, m_table->state(), entry, m_terms.right, m_terms.seat, true))
        answer.faults += *no;
    if (!answer.faults.isEmpty())
        return answer;
    answer.answer = Submission::Answer::Refused;
    if (!answer.verdict.isAllowed() && decision.trimmed().isEmpty())
        return answer;
    const Act act{QUuid::createUuid().toString(QUuid::WithoutBraces), entry.verb, entry.action, who, decision.trimmed(),
        m_clock(), {}, {}, true, saidOf(entry), m_shared->last(), {}};
    const auto kept = m_shared->add(act.id, written(act));
    answer.answer = kept ? Submission::Answer::Done : Submission::Answer::Wrong;
    if (!kept) {
        answer.faults = kept.faults();
        return answer;
    }
    m_open += *kept;
    m_asks += act;
    answer.sentence = {"share", QT_TRANSLATE_NOOP("share", "The dealer's device is asked to draw"), {}};
    return answer;
}

Result<bool> Mirror::deal(engine::Chance& chance, const engine::CardSource* cards)
{
    if (!m_terms.isDealer)
        return false;
    const bool isAny = !m_asked.isEmpty();
    const QList<Asked> asked = std::exchange(m_asked, {});
    for (const Asked& one : asked)
        if (!openNamed(one.act.id))
            if (const QString why = serve(one, chance, cards); !why.isEmpty())
                m_refusals.insert(one.act.id, why);
    return isAny;
}

// Why not; nothing when it is done.
QString Mirror::serve(const Asked& asked, engine::Chance& chance, const engine::CardSource* cards)
{
    const auto whyNot = [](const QList<Fault>& faults) {
        return faults.isEmpty() ? share::tr("It cannot be done.") : faults.first().text();
    };
    engine::Entry entry;
    entry.verb = asked.act.verb;
    entry.action = asked.act.action;
    entry.who = asked.act.who;
    if (const auto no = forbidden(m_seen, m_table->state(), entry, asked.held, asked.seat, false))
        return no->text();
    auto action = m_seen.action(m_table->state(), {asked.act.verb, asked.act.action});
    if (action)
        action = m_table->prepared(*action, &chance, cards);
    if (!action)
        return whyNot(action.faults());
    const Laid laid{asked.act, std::nullopt};
    m_laid = &laid;
    const Submission done = m_table->submit(*action, asked.act.who, asked.act.decision);
    m_laid = nullptr;
    if (done.answer == Submission::Answer::Done)
        return {};
    const engine::Condition* decisive = done.verdict.decisive();
    return done.faults.isEmpty() && decisive ? decisive->text() : whyNot(done.faults);
}

} // namespace share
