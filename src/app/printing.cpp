// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/printing.h"

#include "app/desks.h"
#include "dice/source.h"
#include "engine/words/nearest.h"
#include "games/catalogue.h"
#include "window/paper/bundle.h"
#include "window/paper/papers.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace app {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("app", text); }

engine::Result<kit::Paper> paperOf(const QString& name)
{
    for (const auto& [known, paper] : {std::pair("A4", kit::Paper::A4), std::pair("Letter", kit::Paper::Letter)})
        if (name.compare(QLatin1String(known), Qt::CaseInsensitive) == 0)
            return paper;
    return engine::Fault{QStringLiteral("--paper"), name, tr("There is no such paper."),
        engine::meant(name, {QStringLiteral("A4"), QStringLiteral("Letter")})};
}

// The campaign by its name; none named: all of them are.
engine::Result<std::unique_ptr<kit::Sitting>> sat(window::Library& library, const QString& campaign)
{
    if (const QList<engine::Fault> faults = library.lookAtShelf(); !faults.isEmpty())
        return faults;
    if (!campaign.isEmpty())
        return library.sit(campaign, window::Library::Company::Alone);
    QStringList names;
    if (const auto all = library.campaigns())
        for (const shelf::Campaign& one : *all)
            names += one.name;
    return engine::Fault{QStringLiteral("--campaign"), {}, tr("It was not said which campaign."), engine::meant({}, names)};
}

} // namespace

engine::Result<engine::Done> print(window::Library& library, const Print& wanted)
{
    const auto paper = paperOf(wanted.paper);
    if (!paper)
        return paper.faults();
    const auto sitting = sat(library, wanted.campaign);
    if (!sitting)
        return sitting.faults();
    QStringList known;
    for (const kit::Sheet& one : window::papersOf(library, **sitting)) {
        if (one.id == wanted.sheet || wanted.sheet.isEmpty())
            return kit::writePdf(one, *paper, wanted.file);
        known += one.id;
    }
    return engine::Fault{
        QStringLiteral("--sheet"), wanted.sheet, tr("This table has no such sheet."), engine::meant(wanted.sheet, known)};
}

engine::Result<engine::Done> card(window::Library& library, const Print& wanted)
{
    const auto paper = paperOf(wanted.paper);
    if (!paper)
        return paper.faults();
    const auto sitting = sat(library, wanted.campaign);
    return sitting ? kit::paper::write(window::ruleCard(library, **sitting), *paper, wanted.file) : sitting.faults();
}

engine::Result<engine::Done> report(window::Library& library, const Print& wanted, const window::Reported& told)
{
    const auto paper = paperOf(wanted.paper);
    if (!paper)
        return paper.faults();
    const auto sitting = sat(library, wanted.campaign);
    if (!sitting)
        return sitting.faults();
    const auto document = window::reportOf(**sitting, library.desk((*sitting)->game().id()), told);
    return document ? kit::paper::write(*document, *paper, wanted.file) : document.faults();
}

engine::Result<engine::Done> thumbnail(const QString& campaign, const QString& size, const QString& picture)
{
    constexpr int most = 2048;
    bool isNumber = false;
    const int width = size.toInt(&isNumber);
    if (!isNumber || width < 16 || width > most)
        return engine::Fault{QStringLiteral("--size"), size, tr("This is no size of a picture."),
            engine::fill(tr("A number from 16 to %1."), {QString::number(most)})};
    const QTemporaryDir folder;
    dice::Source chance;
    window::Library library(
        folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), desks(), [] { return QDateTime::currentDateTimeUtc(); },
        chance);
    if (const QList<engine::Fault> faults = library.openShelf(); !faults.isEmpty())
        return faults;
    QString came;
    const auto known = library.importFrom(campaign, came);
    if (!known)
        return known.faults();
    const auto sitting = library.sit(known->id, window::Library::Company::Alone);
    if (!sitting)
        return sitting.faults();
    const kit::Desk* desk = library.desk((*sitting)->game().id());
    if (!desk)
        return engine::Fault{campaign, (*sitting)->game().title(), tr("This game has no picture."), {}};
    // Whoever asks for it made the file already, under a name without an ending, where no other may be put in its place.
    QFile file(picture);
    if (file.open(QIODevice::WriteOnly) && window::tablePicture(*desk, **sitting, QSize(width, width * 5 / 8)).save(&file, "PNG")
        && file.flush())
        return engine::Done{};
    return engine::Fault{QDir::toNativeSeparators(picture), {},
        engine::fill(tr("This file could not be written: %1."), {file.errorString()}),
        tr("Look whether you may write there and whether its disk has room.")};
}

} // namespace app
