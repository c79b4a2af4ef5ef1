// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/terms.h"

#include <QJsonDocument>

namespace share {

namespace {

constexpr auto compact = QJsonDocument::Compact;

} // namespace

QString written(const Terms& terms)
{
    const QJsonObject address{{QStringLiteral("name"), terms.address.name}, {QStringLiteral("at"), terms.address.at},
        {QStringLiteral("port"), terms.address.port}, {QStringLiteral("database"), terms.address.database},
        {QStringLiteral("root"), QString::fromLatin1(terms.address.root.toBase64())}};
    const QJsonObject json{{QStringLiteral("address"), address}, {QStringLiteral("table"), terms.table},
        {QStringLiteral("role"), terms.role}, {QStringLiteral("who"), terms.who},
        {QStringLiteral("right"), engine::nameOf(terms.right)}, {QStringLiteral("seat"), terms.seat},
        {QStringLiteral("dealer"), terms.isDealer}, {QStringLiteral("ended"), terms.isEnded},
        {QStringLiteral("deaf"), terms.isDeaf}};
    return QString::fromUtf8(QJsonDocument(json).toJson(compact));
}

engine::Result<Terms> termsFrom(const QString& content)
{
    const QJsonObject json = QJsonDocument::fromJson(content.toUtf8()).object();
    const QJsonObject place = json.value(QLatin1String("address")).toObject();
    const auto text = [](const QJsonObject& from, const char* name) { return from.value(QLatin1String(name)).toString(); };
    Terms terms{{text(place, "name"), text(place, "at"), quint16(place.value(QLatin1String("port")).toInt()),
                    text(place, "database"), QByteArray::fromBase64(text(place, "root").toLatin1())},
        text(json, "table"), text(json, "role"), text(json, "who"), Right::Look, text(json, "seat")};
    terms.right = engine::valueNamed<Right>(text(json, "right")).value_or(Right::Look);
    terms.isDealer = json.value(QLatin1String("dealer")).toBool();
    terms.isEnded = json.value(QLatin1String("ended")).toBool();
    terms.isDeaf = json.value(QLatin1String("deaf")).toBool();
    if (terms.table.isEmpty() || terms.role.isEmpty())
        return engine::Fault{QStringLiteral("shared"), {},
            QCoreApplication::translate("share", "How this campaign is shared cannot be read."),
            QCoreApplication::translate("share", "Join its table again with a new invitation.")};
    return terms;
}

} // namespace share
