// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards/pack.h"

#include "engine/json.h"
#include "engine/nearest.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStringDecoder>

#include <algorithm>

namespace cards {

using engine::Fault;
using engine::Result;

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cards", text);
}

QString lineAndColumn(const QByteArray& json, qsizetype offset)
{
    const QByteArray before = json.left(offset);
    const auto line = before.count('\n') + 1;
    const auto column = QString::fromUtf8(before.mid(before.lastIndexOf('\n') + 1)).size() + 1;
    return engine::fill(tr("line %1, column %2"), {QString::number(line), QString::number(column)});
}

QStringList twice(const QJsonArray& cards)
{
    QStringList seen, doubled;
    for (const QJsonValue& card : cards) {
        const QString id = card.toObject().value(QLatin1String("id")).toString();
        if (seen.contains(id))
            doubled += id;
        seen += id;
    }
    return doubled;
}

QList<Fault> faultsInCards(const Pack& pack, const engine::Game& game, const QString& place)
{
    QList<Fault> faults = game.setupFaults(pack.setup, place + QStringLiteral(": setup"));
    for (const QString& kind : pack.cards.keys()) {
        if (!game.cardKinds().contains(kind)) {
            faults += Fault{place + QStringLiteral(": cards"), kind, engine::fill(tr("There is no kind of card %1."), {kind}), engine::meant(kind, game.cardKinds())};
            continue;
        }
        const QJsonArray cards = pack.cards.value(kind).toArray();
        for (int i = 0; i < cards.size(); ++i) {
            const QString id = cards.at(i).toObject().value(QLatin1String("id")).toString();
            const QString where = place + QStringLiteral(": cards.") + kind + QLatin1Char('.') + (id.isEmpty() ? QString::number(i) : id);
            if (id.isEmpty())
                faults += Fault{where, {}, tr("The card has no id."), tr("Give every card a short name of its own.")};
            faults += game.cardFaults(kind, cards.at(i), where);
        }
        for (const QString& id : twice(cards))
            faults += Fault{place + QStringLiteral(": cards.") + kind, id, engine::fill(tr("%1 stands here twice."), {id}), tr("Give every card an id of its own.")};
    }
    return faults;
}

} // namespace

std::optional<QJsonObject> Pack::card(const QString& kind, const QString& wanted) const
{
    for (const QJsonValue& one : cards.value(kind).toArray())
        if (one.toObject().value(QLatin1String("id")).toString() == wanted)
            return one.toObject();
    return std::nullopt;
}

QStringList Pack::ids(const QString& kind) const
{
    QStringList all;
    for (const QJsonValue& one : cards.value(kind).toArray())
        all += one.toObject().value(QLatin1String("id")).toString();
    return all;
}

Result<Pack> readPack(const QByteArray& json, const engine::Game& game, const QString& place)
{
    QStringDecoder utf8(QStringDecoder::Utf8);
    (void)QString(utf8(json));
    if (utf8.hasError())
        return Fault{place, {}, tr("The file is not valid UTF-8."), tr("Save it as UTF-8.")};
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError)
        return Fault{place + QStringLiteral(", ") + lineAndColumn(json, error.offset), {}, error.errorString(), tr("Mend the JSON there.")};
    const QJsonObject root = document.object();
    const QString format = root.value(QLatin1String("format")).toString();
    if (format != QLatin1String("musterroll-pack") || root.value(QLatin1String("version")).toInt() != packVersion)
        return Fault{place, format, tr("This is no card pack that can be read here."),
                     engine::fill(tr("It begins with \"format\": \"musterroll-pack\", \"version\": %1."), {QString::number(packVersion)})};
    Pack pack;
    pack.game = root.value(QLatin1String("game")).toString();
    pack.id = root.value(QLatin1String("id")).toString();
    pack.title = root.value(QLatin1String("title")).toString();
    pack.about = root.value(QLatin1String("about")).toString();
    pack.setup = root.value(QLatin1String("setup")).toObject();
    pack.cards = root.value(QLatin1String("cards")).toObject();
    if (pack.game != game.id())
        return Fault{place + QStringLiteral(": game"), pack.game, engine::fill(tr("This pack is for %1, not for %2."), {pack.game, game.id()}), tr("Choose a pack of the game.")};
    const QList<Fault> faults = faultsInCards(pack, game, place);
    if (!faults.isEmpty())
        return faults;
    return pack;
}

QStringList shippedPacks(const QString& game)
{
    QStringList ids;
    for (const QString& file : QDir(QStringLiteral(":/games/") + game).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        if (file != QLatin1String("rulebook.json"))
            ids += QFileInfo(file).completeBaseName();
    return ids;
}

Result<Pack> openPack(const QString& nameOrPath, const engine::Game& game)
{
    const QStringList shipped = shippedPacks(game.id());
    const QString path = shipped.contains(nameOrPath) ? QStringLiteral(":/games/") + game.id() + QLatin1Char('/') + nameOrPath + QStringLiteral(".json") : nameOrPath;
    QFile file(path);
    if (!QFileInfo(path).isFile())
        return Fault{QStringLiteral("pack"), nameOrPath, engine::fill(tr("There is no pack %1."), {nameOrPath}), engine::meant(nameOrPath, shipped)};
    if (file.size() > largestPack)
        return Fault{path, QString::number(file.size()), tr("The file is larger than 16 MB."), tr("Split the pack into smaller ones.")};
    if (!file.open(QIODevice::ReadOnly))
        return Fault{path, {}, file.errorString(), tr("See that the file may be read.")};
    return readPack(file.readAll(), game, path);
}

Result<Packs> Packs::open(const QStringList& names, const engine::Game& game)
{
    Packs packs;
    for (const QString& name : names) {
        auto pack = openPack(name, game);
        if (!pack)
            return pack.faults();
        packs.m_packs += std::move(*pack);
    }
    return packs;
}

std::optional<QJsonObject> Packs::card(const QString& kind, const QString& id) const
{
    for (auto pack = m_packs.crbegin(); pack != m_packs.crend(); ++pack)
        if (const auto found = pack->card(kind, id))
            return found;
    return std::nullopt;
}

QStringList Packs::ids(const QString& kind) const
{
    QStringList all;
    for (const Pack& pack : m_packs)
        all += pack.ids(kind);
    all.removeDuplicates();
    return all;
}

} // namespace cards
