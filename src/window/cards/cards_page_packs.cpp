// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Packs on the cards page: a new one, those that come from files, and one that goes into a file.
#include "window/cards/cards_page.h"

#include "kit/saved.h"
#include "ui_cards_page.h"
#include "window/cards/pack_text.h"

#include <QFile>
#include <QJsonDocument>

namespace window {

void CardsPage::beginPack()
{
    cards::Pack pack;
    pack.game = game()->id();
    QString id;
    for (int n = 2; id.isEmpty() || m_ui->packs->findData(id) >= 0; ++n) {
        id = QStringLiteral("my-cards-%1").arg(n);
        pack.title = tr("My cards %1").arg(n);
    }
    pack.id = id;
    if (keep(pack, {}))
        m_ui->packs->setCurrentIndex(m_ui->packs->findData(pack.id));
}

void CardsPage::importFrom(const QString& file)
{
    if (!file.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
        QFile table(file);
        if (table.open(QIODevice::ReadOnly) && table.size() <= cards::largestPack)
            paste(table.readAll(), file);
        else
            emit objected(
                {engine::Fault{file, {}, table.isOpen() ? tr("The file is too large for a table.") : table.errorString(),
                    tr("Choose a table of at most 16 MB.")}});
        return;
    }
    showText(file);
}

void CardsPage::showText(const QString& file)
{
    cards::Games games;
    for (const auto& one : m_library.games())
        games += one.get();
    const auto text = cards::packText(file, games);
    if (!text) {
        emit objected(text.faults());
        return;
    }
    m_text->show(*text, file, games);
    m_ui->stack->setCurrentWidget(m_text);
}

bool CardsPage::exportTo(const QString& file)
{
    const int at = current();
    if (at < 0)
        return false;
    const auto done = kit::saveWhole(cards::packJson(m_packs[at].pack), file);
    if (!done)
        emit failed(done.faults());
    return bool(done);
}

// A pack that was opened from outside: another owner's cards are merged, never put in place of one's own.
void CardsPage::openFile(const QString& file)
{
    QFile pack(file);
    const bool isOwnersCards = pack.open(QIODevice::ReadOnly) && pack.size() <= cards::largestPack
        && QJsonDocument::fromJson(pack.readAll()).object().value(QLatin1String("id")) == QLatin1String(cards::myCards);
    if (isOwnersCards)
        mergeFrom(file);
    else
        showText(file);
}

} // namespace window
