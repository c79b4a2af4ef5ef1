// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/context.h"

#include "cards/head.h"
#include "cli/books.h"
#include "cli/help.h"
#include "cli/printed/terminal.h"
#include "engine/words/nearest.h"
#include "engine/words/titles.h"
#include "engine/words/unseen.h"
#include "games/catalogue.h"
#include "share/sharing.h"
#include "shelf/losses.h"
#include "shelf/marks.h"
#include "shelf/shared.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace cli {

using engine::Fault;
using engine::Result;

namespace {

QString tr(const char* text) { return QCoreApplication::translate("cli", text); }

// On stderr, before anything is made of the state: each in one line.
void tellDoubts(const Sitting& sitting)
{
    const QString name = sitting.campaign.name;
    if (sitting.table->isIndexWrong())
        tell(engine::fill(
            tr("%1: the index of branches is damaged; the entries themselves were asked. musterroll-cli check says more."),
            {name}));
    if (const QList<qint64> differing = sitting.table->differing(); !differing.isEmpty()) {
        QStringList entries;
        for (const qint64 entry : differing)
            entries += QString::number(entry);
        tell(engine::Message{"cli",
            QT_TRANSLATE_N_NOOP(
                "cli", "%1: today's rules decide %n entries differently than when they were played: %2 (≠ in log)."),
            {name, entries.join(QStringLiteral(", "))}, int(differing.size())}
                 .text());
    }
}

} // namespace

const std::vector<std::unique_ptr<engine::Game>>& Context::games()
{
    if (m_games.empty())
        m_games = ::games::catalogue();
    return m_games;
}

Result<const engine::Game*> Context::game(const QString& id)
{
    QStringList known;
    for (const auto& one : games()) {
        if (one->id() == id)
            return static_cast<const engine::Game*>(one.get());
        known += one->id();
    }
    return Fault{QStringLiteral("game"), id, engine::fill(cli::tr("There is no game %1."), {engine::echoed(id)}),
        engine::meant(id, known)};
}

Result<shelf::Shelf*> Context::shelf(shelf::Shelf::Access access)
{
    if (m_shelf && m_access == shelf::Shelf::Access::Read && access == shelf::Shelf::Access::Write)
        m_shelf.reset();
    if (!m_shelf) {
        auto opened = shelf::Shelf::open(shelfPath(), access);
        if (!opened)
            return opened.faults();
        m_shelf = std::move(*opened);
        m_access = access;
        if (const auto more = m_shelf->savedMore(); more && !std::exchange(m_isMoreTold, true))
            tell(more->fault.text());
    }
    return m_shelf.get();
}

QString Context::shelfPath() const { return options.shelf.isEmpty() ? shelf::Shelf::defaultPath() : options.shelf; }

Result<QList<shelf::Pack>> Context::packsOnShelf()
{
    if (!m_shelf && !QFileInfo::exists(shelfPath()))
        return QList<shelf::Pack>();
    const auto opened = shelf(shelf::Shelf::Access::Read);
    return opened ? (*opened)->packs() : Result<QList<shelf::Pack>>(opened.faults());
}

Result<cards::Packs> Context::packsOf(const Sitting& sitting)
{
    const auto names = sitting.table->packs();
    if (!names)
        return names.faults();
    const auto kept = packsOnShelf();
    return kept ? cards::Packs::open(*names, *sitting.game, contentsOf(*kept)) : Result<cards::Packs>(kept.faults());
}

Result<QList<shelf::Pack>> Context::packsFor(const QStringList& names)
{
    QStringList shipped;
    for (const auto& one : games())
        shipped += cards::shippedPacks(one->id());
    const bool isNeeded = std::any_of(
        names.begin(), names.end(), [&](const QString& name) { return cards::isPackId(name) && !shipped.contains(name); });
    return isNeeded ? packsOnShelf() : QList<shelf::Pack>();
}

cards::Imported contentsOf(const QList<shelf::Pack>& packs)
{
    cards::Imported contents;
    for (const shelf::Pack& pack : packs)
        contents.insert({pack.game, pack.id}, pack.content);
    return contents;
}

Result<dice::WordsOf> Context::words()
{
    dice::WordsOf words;
    if (const auto fault = saidTwice(*this))
        return *fault;
    if (options.has(option::crew) && !options.has(option::game) && !options.has(option::campaign))
        return Fault{QStringLiteral("--crew"), options.value(option::crew), cli::tr("Only the words of a game count a crew."),
            cli::tr("Add --game or --campaign, or leave --crew out.")};
    if (const int crew = options.value(option::crew).toInt(); crew > 0)
        words.with.insert(QStringLiteral("crew"), crew);
    if (const QString campaign = options.value(option::campaign); !campaign.isEmpty()) {
        const auto sitting = sit(campaign, shelf::Shelf::Access::Read);
        if (!sitting)
            return sitting.faults();
        words.game = (*sitting)->game;
        words.state = (*sitting)->table->state();
    } else if (const QString named = options.value(option::game); !named.isEmpty()) {
        const auto played = game(named);
        if (!played)
            return played.faults();
        auto state = (*played)->newGame({});
        if (!state)
            return state.faults();
        words.game = *played;
        words.state = std::move(*state);
    }
    return words;
}

void Context::keepSummary(const Sitting& sitting)
{
    if (!m_shelf || !m_shelf->stillThere())
        return;
    m_hasWritten = true;
    if (sitting.mirror)
        m_toDeliver = sitting.campaign.id;
    (void)m_shelf->note(sitting.campaign.id, sitting.game->summary(sitting.table->state()).first().text());
    const QList<shelf::Copy> copies = shelf::copiesOf(m_shelf->path());
    const auto last =
        std::find_if(copies.begin(), copies.end(), [](const shelf::Copy& copy) { return copy.kind == shelf::CopyKind::Timed; });
    constexpr qint64 apart = 10 * 60; // seconds
    if (last == copies.end() || qAbs(last->made.secsTo(clock()())) >= apart)
        copyShelf(shelf::CopyKind::Timed);
}

// Nothing is lost when a copy cannot be made, but nobody should believe that there is one.
void Context::copyShelf(shelf::CopyKind kind)
{
    if (const auto made = m_shelf->copy(kind, clock()()); !made)
        for (const Fault& fault : made.faults())
            tell(engine::fill(cli::tr("No copy of the shelf was made: %1"), {fault.text()}));
}

// On stderr, whatever form the answers have: nobody may overlook it.
Result<engine::Done> Context::lookAfterShelf()
{
    const auto there = m_shelf ? m_shelf->stillThere() : Result<engine::Done>(engine::Done{});
    if (!there && !std::exchange(m_isLossTold, true))
        tell(there.faults().first().text());
    return there;
}

Result<engine::Done> Context::deliver(Sitting& sitting, int milliseconds)
{
    const auto packs = packsOf(sitting);
    if (!packs)
        return packs.faults();
    const auto delivered = share::deliver(*sitting.mirror, sitting.table, share::DeviceKeys(m_shelf->path()), milliseconds,
        chance(), packs->isEmpty() ? nullptr : &*packs);
    if (!delivered)
        return delivered.faults();
    if (const auto noted = m_shelf->note(sitting.campaign.id, sitting.game->summary(sitting.table->state()).first().text());
        !noted)
        return noted;
    return delivered->trouble ? Result<engine::Done>(*delivered->trouble) : Result<engine::Done>(engine::Done{});
}

// What was done is answered already: it goes to the others as far as a moment lets it, and otherwise with the next command.
void Context::deliverAtEnd()
{
    constexpr int aMoment = 1500; // milliseconds
    std::fflush(stdout);
    const auto sitting = sit(std::exchange(m_toDeliver, {}));
    if (!sitting)
        return (void)fail(sitting.faults());
    if (const auto delivered = deliver(**sitting, aMoment); !delivered)
        tell(delivered.faults().first().text());
    if (const int open = int((*sitting)->mirror->waiting()); open > 0)
        tell(engine::Message{"cli", QT_TRANSLATE_N_NOOP("cli", "Not shared yet: %n"), {}, open}.text());
    for (const share::Conflict& one : (*sitting)->mirror->conflicts())
        tell(one.why + QLatin1Char(' ') + cli::tr("musterroll-cli sync says more."));
}

// The last moment to find out; who ends with an error has told it.
Exit Context::ended(Exit exit)
{
    if (!m_toDeliver.isEmpty())
        deliverAtEnd();
    const QStringList losses = m_shelf ? shelf::lossesOf(m_shelf->path()) : QStringList();
    for (const QString& loss : losses)
        tell(loss + QLatin1Char(' ') + cli::tr("musterroll-cli check says more."));
    if (exit == Exit::Error || lookAfterShelf())
        return exit;
    if (!m_hasWritten || !m_shelf->savedIn().isEmpty())
        return Exit::Error;
    tell(cli::tr("What was done just now is kept. Save the shelf before you go on.")); // damage that was found behind it
    return exit;
}

Result<engine::Done> Context::sitDown(shelf::Shelf& shelf, Sitting& sitting)
{
    auto shared = shelf.shared(sitting.campaign.id);
    if (!shared)
        return shared.faults();
    if (*shared) {
        auto mirror = share::Mirror::open(std::move(*shared), *sitting.game, clock());
        auto table = mirror ? (*mirror)->sit() : Result<std::unique_ptr<engine::Table>>(mirror.faults());
        if (!table)
            return table.faults();
        sitting.mirror = std::move(*mirror);
        sitting.table = std::move(*table);
        sitting.game = &sitting.mirror->game();
        return engine::Done{};
    }
    auto journal = shelf.journal(sitting.campaign.id);
    if (!journal)
        return journal.faults();
    sitting.journal = std::move(*journal);
    sitting.table = std::make_unique<engine::Table>(*sitting.game, *sitting.journal, clock());
    return sitting.table->open();
}

Result<std::unique_ptr<Sitting>> Context::sit(const QString& name, shelf::Shelf::Access access)
{
    const auto opened = shelf(access);
    if (!opened)
        return opened.faults();
    const auto campaign = (*opened)->campaign(name);
    if (!campaign)
        return campaign.faults();
    const auto played = game(campaign->game);
    if (!played)
        return played.faults();
    auto sitting = std::make_unique<Sitting>();
    sitting->campaign = *campaign;
    sitting->game = *played;
    if (const auto sat = sitDown(**opened, *sitting); !sat)
        return sat.faults();
    tellDoubts(*sitting);
    return sitting;
}

Result<QString> Context::reader(const Sitting& sitting) const
{
    const QString name = options.value(option::seat);
    if (name.isEmpty())
        return name;
    const QStringList seats = sitting.game->seats(sitting.table->state());
    const engine::Titles titles = engine::titlesIn(sitting.game->stateToJson(sitting.table->state()));
    for (const QString& seat : seats) // by the name of whoever sits there as well
        if (seat == name || titles.value(seat) == name)
            return seat;
    return Fault{QStringLiteral("--seat"), name,
        engine::fill(cli::tr("Nobody sits at this table as %1."), {engine::echoed(name)}), engine::meant(name, seats)};
}

dice::Source& Context::chance()
{
    if (!m_chance)
        m_chance = options.has(option::seed) ? std::make_unique<dice::Source>(options.value(option::seed).toULongLong())
                                             : std::make_unique<dice::Source>();
    return *m_chance;
}

// Never of a shared campaign, where others may still be dealt to.
void Context::keepSeed(const Sitting& sitting)
{
    if (sitting.mirror || !m_chance || !m_shelf)
        return;
    if (const auto kept = m_shelf->addPin(shelf::seedPin(sitting.campaign.id, m_chance->seed(), clock()())); !kept)
        tell(kept.faults().first().text());
}

engine::Clock Context::clock() const
{
    return [] { return QDateTime::currentDateTimeUtc(); };
}

void Context::print(const QString& text) const { say(text); }

void Context::print(const QJsonObject& json) const
{
    sayJson(QJsonDocument(json).toJson(QJsonDocument::Compact));
    std::fflush(stdout);
}

Exit Context::fail(const QList<Fault>& faults) const
{
    if (options.json) {
        print(QJsonObject{{QStringLiteral("answer"), QStringLiteral("error")}, {QStringLiteral("faults"), toJson(faults)}});
        return Exit::Error;
    }
    for (const Fault& fault : faults)
        tell(fault.text());
    return Exit::Error;
}

Exit Context::usage(const QString& remark) const
{
    const auto most = qsizetype(command->arguments.size());
    if (args.size() > most && !(most > 0 && command->arguments.back().repeats))
        tell(engine::fill(cli::tr("Too much is given, nothing was done: %1."), {args.mid(most).join(QStringLiteral(", "))}));
    tell(engine::fill(cli::tr("Usage: musterroll-cli %1"), {usageOf(*command)}) + remark);
    return Exit::Usage;
}

} // namespace cli
