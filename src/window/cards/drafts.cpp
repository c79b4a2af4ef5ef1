// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/cards/drafts.h"

#include "engine/game.h"

#include <QJsonDocument>
#include <QSettings>

namespace window {

namespace {

constexpr QLatin1String draftsName("cards/drafts");

}

QString Drafts::keyOf(const engine::Game& game, const QString& pack, const QString& place, const QString& id)
{
    return QStringLiteral("%1 %2 %3 %4").arg(game.id(), pack, place, id);
}

QJsonObject Drafts::all() const
{
    return m_settings ? QJsonDocument::fromJson(m_settings->value(draftsName).toByteArray()).object() : m_here;
}

QJsonObject Drafts::of(const QString& key) const { return all().value(key).toObject(); }

void Drafts::keep(const QString& key, const QJsonObject& card)
{
    QJsonObject kept = all();
    if (kept.value(key).toObject() == card)
        return;
    if (card.isEmpty())
        kept.remove(key);
    else
        kept.insert(key, card);
    if (!m_settings)
        m_here = kept;
    else if (kept.isEmpty())
        m_settings->remove(draftsName);
    else
        m_settings->setValue(draftsName, QJsonDocument(kept).toJson(QJsonDocument::Compact));
}

QStringList Drafts::idsIn(const engine::Game& game, const QString& pack, const QString& place) const
{
    const QString first = keyOf(game, pack, place, {});
    QStringList ids;
    for (const QString& key : all().keys())
        if (key.startsWith(first))
            ids += key.mid(first.size());
    return ids;
}

} // namespace window
