// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/act.h"

#include "share/texts.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace share {

using engine::Fault;
using engine::fill;

QString written(const Act& act)
{
    QJsonObject json{{QStringLiteral("verb"), act.verb}, {QStringLiteral("action"), act.action}, {QStringLiteral("who"), act.who},
        {QStringLiteral("when"), act.when.toUTC().toString(Qt::ISODateWithMs)}};
    if (!act.decision.isEmpty())
        json.insert(QStringLiteral("decision"), act.decision);
    if (!act.means.isEmpty())
        json.insert(QStringLiteral("means"), act.means);
    if (!act.outcome.isEmpty())
        json.insert(QStringLiteral("outcome"), QString::fromLatin1(act.outcome.toHex()));
    if (act.isAsked)
        json.insert(QStringLiteral("asked"), true);
    if (!act.told.isEmpty())
        json.insert(QStringLiteral("told"), QJsonArray::fromStringList(act.told));
    if (act.after > 0)
        json.insert(QStringLiteral("after"), act.after);
    if (!act.refused.isEmpty())
        json.insert(QStringLiteral("refused"), act.refused);
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

QString forOthers(Act act)
{
    act.told.clear();
    act.after = 0;
    act.refused.clear();
    return written(act);
}

engine::Result<Act> actFrom(const QString& id, const QString& content)
{
    const QJsonObject json = QJsonDocument::fromJson(content.toUtf8()).object();
    const auto text = [&](const char* name) { return json.value(QLatin1String(name)).toString(); };
    const Act act{id, text("verb"), json.value(QLatin1String("action")).toObject(), text("who"), text("decision"),
        QDateTime::fromString(text("when"), Qt::ISODateWithMs), text("means"), QByteArray::fromHex(text("outcome").toLatin1()),
        json.value(QLatin1String("asked")).toBool(), json.value(QLatin1String("told")).toVariant().toStringList(),
        json.value(QLatin1String("after")).toInteger(), text("refused")};
    if (act.verb.isEmpty())
        return Fault{fill(tr("act %1"), {id}), {}, tr("This act cannot be read."), tr("Drop it and do it again.")};
    return act;
}

QByteArray outcomeOf(const engine::Submission& submission)
{
    QCryptographicHash hash(QCryptographicHash::Blake2b_256);
    const auto add = [&](const QByteArray& text) {
        hash.addData(QByteArray::number(text.size()) + ':');
        hash.addData(text);
    };
    const auto addMessage = [&](const engine::Message& message) {
        add(message.source ? message.source : "");
        add(message.args.join(QChar(0x1f)).toUtf8());
        add(QByteArray::number(message.count));
    };
    add(submission.byDecision ? "decided" : "allowed");
    for (const engine::Told& told : submission.told) {
        add(told.reason ? told.reason->id : "");
        addMessage(told.message);
    }
    add("hands");
    for (const engine::Message& note : submission.hands)
        addMessage(note);
    return hash.result();
}

QByteArray outcomeAt(
    const QJsonObject& settings, const QString& verb, const QJsonObject& action, const engine::Submission& submission)
{
    const QJsonValue was = verb == QLatin1String("setting") ? settings.value(action.value(QLatin1String("name")).toString())
                                                            : QJsonValue(QJsonValue::Undefined);
    return was.isUndefined() ? outcomeOf(submission) : outcomeOf(submission) + '|' + was.toVariant().toString().toUtf8();
}

QString nameOf(const engine::Entry& entry)
{
    const QString act = entry.action.value(QLatin1String(actField)).toString();
    return act.isEmpty() ? QString::number(entry.seq) : act;
}

} // namespace share
