// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/printing.h"

#include "engine/words/nearest.h"
#include "window/paper/papers.h"

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

engine::Result<engine::Done> report(window::Library& library, const Print& wanted, const Report& said)
{
    const auto paper = paperOf(wanted.paper);
    if (!paper)
        return paper.faults();
    const auto sitting = sat(library, wanted.campaign);
    if (!sitting)
        return sitting.faults();
    const auto stretch = ::report::stretchOf((*sitting)->table(), said.from, said.to);
    if (!stretch)
        return stretch.faults();
    const auto document = window::reportOf(**sitting, library.desk((*sitting)->game().id()), *stretch, said.told);
    return document ? kit::paper::write(*document, *paper, wanted.file) : document.faults();
}

} // namespace app
