// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/opened.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace app {

using engine::Fault;
using engine::Result;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("app", text); }

constexpr const char* lost = QT_TRANSLATE_NOOP("app", "Look whether it was moved, or whether its disk is still connected.");

// The campaign of the shelf that holds everything in this file already; empty: the file knows more, or another line of play.
// Its first line names the campaign as it was called then; the one behind the entries counts them. What lies between is compared.
QString standingHere(window::Library& library, const QString& path)
{
    QFile file(path);
    if (!library.shelf() || !file.open(QIODevice::ReadOnly))
        return {};
    const QString id = QJsonDocument::fromJson(file.readLine()).object().value(QLatin1String("id")).toString();
    const auto ours = library.shelf()->exported(id);
    if (!ours)
        return {};
    const QByteArray entries = file.readAll();
    const qsizetype begin = ours->indexOf('\n') + 1, end = entries.lastIndexOf("\n{\"entries\":") + 1;
    return end > 0 && QByteArrayView(*ours).sliced(begin).startsWith(QByteArrayView(entries).first(end)) ? id : QString();
}

void openCampaign(window::Library& library, window::MainWindow& main, const QString& file)
{
    if (const QString id = standingHere(library, file); !id.isEmpty()) {
        main.openCampaign(id);
        return;
    }
    if (!library.shelf() || library.isReadOnly()) {
        main.fail({Fault{file, {}, tr("Nothing can be put onto the shelf: it can only be looked at."),
            tr("Open the file again when the shelf is open for writing.")}});
        return;
    }
    QString came;
    const auto campaign = library.importFrom(file, came);
    if (!campaign) {
        main.fail(campaign.faults());
        return;
    }
    emit library.shelfChanged();
    main.openCampaign(campaign->id);
}

} // namespace

Result<Kind> kindOf(const QString& path)
{
    QFile file(path);
    const QString name = QDir::toNativeSeparators(path);
    if (!QFileInfo(path).isFile())
        return Fault{name, {}, tr("There is no such file."), tr(lost)};
    if (!file.open(QIODevice::ReadOnly))
        return Fault{name, {}, tr("It cannot be read: %1.").arg(file.errorString()),
            tr("Look whether you may read it, or copy it elsewhere.")};
    const QByteArray head = file.read(4096);
    if (head.startsWith(QByteArrayView("SQLite format 3\0", 16)) && head.mid(68, 4) == "MRol")
        return Kind::Shelf;
    if (head.startsWith('{') && head.left(256).contains("\"musterroll-campaign\""))
        return Kind::Campaign;
    if (head.trimmed().startsWith('{') && head.contains("\"musterroll-pack\""))
        return Kind::Pack;
    return Fault{name, {},
        head.isEmpty() ? tr("The file is empty.")
                       : tr("This is no campaign, no card pack and no shelf, or its beginning is damaged."),
        tr("Open what Muster Roll exported, or take another copy of the file.")};
}

void openFile(window::Library& library, window::MainWindow& main, const QString& file)
{
    // A word that names no file may name a campaign.
    if (library.shelf() && !QFileInfo::exists(file)) {
        if (const auto campaign = library.shelf()->campaign(QFileInfo(file).fileName()))
            main.openCampaign(campaign->id);
        else
            main.fail({Fault{QDir::toNativeSeparators(file), {},
                tr("There is no such file, and no campaign of this name on the shelf."), tr(lost)}});
        return;
    }
    const auto kind = kindOf(file);
    if (!kind) {
        main.fail(kind.faults());
        return;
    }
    switch (*kind) {
    case Kind::Campaign:
        openCampaign(library, main, file);
        break;
    case Kind::Pack:
        main.showPage(QStringLiteral("cards"));
        main.page(QStringLiteral("cards"))->open(QStringLiteral("file:") + file);
        break;
    case Kind::Shelf:
        if (QFileInfo(file) != QFileInfo(library.shelfPath()))
            QProcess::startDetached(QCoreApplication::applicationFilePath(), {QStringLiteral("--shelf"), file});
        break;
    }
}

} // namespace app
