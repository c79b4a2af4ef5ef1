// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/library.h"

#include "cards/sections.h"
#include "engine/past/understood.h"
#include "share/carrying.h"
#include "share/sharing.h"
#include "shelf/file.h"
#include "shelf/marks.h"
#include "shelf/shared.h"
#include "window/cards/on_table.h"
#include "window/sharing/shared_table.h"
#include "window/sharing/ways.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>

namespace window {

using engine::Fault;
using engine::Result;

namespace {

QList<rulebook::Pin> searchable(const QList<shelf::Pin>& pins)
{
    QList<rulebook::Pin> made;
    for (const shelf::Pin& pin : pins)
        made += {pin.entry, pin.text, engine::valueNamed<rulebook::PinKind>(pin.kind).value_or(rulebook::PinKind::Note), pin.who,
            pin.when.toUTC().toString(Qt::ISODate)};
    return made;
}

void copyWhenDue(Library& library)
{
    constexpr qint64 apart = 10 * 60; // seconds
    if (!library.shelf())
        return;
    const QList<shelf::Copy> copies = shelf::copiesOf(library.shelf()->path());
    const auto last = std::ranges::find(copies, shelf::CopyKind::Timed, &shelf::Copy::kind);
    if (last == copies.end() || qAbs(last->made.secsTo(library.clock()())) >= apart)
        library.copyShelf(shelf::CopyKind::Timed);
}

} // namespace

// Absolute: what is wrong with the shelf is named by it, and the working folder may change.
Library::Library(const QString& shelfPath, Games games, Desks desks, engine::Clock clock, engine::Chance& chance)
    : m_path(QFileInfo(shelfPath).absoluteFilePath())
    , m_games(std::move(games))
    , m_desks(std::move(desks))
    , m_clock(std::move(clock))
    , m_chance(chance)
{
    m_minute.setInterval(60 * 1000);
    connect(&m_minute, &QTimer::timeout, this, &Library::isShelfStillThere);
    m_pause.setObjectName(QLatin1String("pause"));
    m_pause.setSingleShot(true);
    m_pause.setInterval(4 * 1000);
    connect(&m_pause, &QTimer::timeout, this, [this] { copyWhenDue(*this); });
}

Library::~Library() { endWays(m_path, m_hosts); }

Result<QList<shelf::Campaign>> Library::campaigns() const
{
    if (!m_shelf)
        return QList<shelf::Campaign>();
    return m_shelf->campaigns();
}

const engine::Game* Library::game(const QString& id) const
{
    const auto it = std::ranges::find_if(m_games, [&](const auto& game) { return game->id() == id; });
    return it == m_games.end() ? nullptr : it->get();
}

const kit::Desk* Library::desk(const QString& id) const
{
    const auto it = std::ranges::find_if(m_desks, [&](const auto& desk) { return desk->game() == id; });
    return it == m_desks.end() ? nullptr : it->get();
}

QStringList Library::packsFor(const engine::Game& game) const
{
    QStringList ids = cards::shippedPacks(game.id());
    if (const auto kept = m_shelf ? m_shelf->packs() : Result<QList<shelf::Pack>>(QList<shelf::Pack>()))
        for (const shelf::Pack& pack : *kept)
            if (pack.isOn && pack.game == game.id()
                && !ids.contains(pack.id)) // a changed one stands above the one that comes with the program
                ids += pack.id;
    return ids;
}

cards::Imported Library::imported() const
{
    cards::Imported contents;
    if (const auto kept = m_shelf ? m_shelf->packs() : Result<QList<shelf::Pack>>(QList<shelf::Pack>()))
        for (const shelf::Pack& pack : *kept)
            contents.insert({pack.game, pack.id}, pack.content);
    return contents;
}

kit::Sitting::Cards Library::cardsOf(const engine::Game& game) const
{
    struct Opened {
        QStringList named;
        cards::Imported contents;
        std::shared_ptr<engine::CardSource> source;
    };
    // Reading and proving packs takes longer than anything else of an act: it is done when they are other ones.
    return [this, &game, last = std::make_shared<Opened>()](
               const QStringList& named) -> Result<std::shared_ptr<engine::CardSource>> {
        const auto contents = imported();
        if (last->source && last->named == named && last->contents == contents)
            return last->source;
        const QStringList packs = cards::packsPlayed(named, contents.contains({game.id(), QLatin1String(cards::myCards)}));
        auto opened = cards::Packs::open(packs, game, contents);
        if (!opened)
            return opened.faults();
        *last = {named, contents, std::make_shared<cards::Packs>(std::move(*opened))};
        return last->source;
    };
}

std::unique_ptr<kit::Sitting> Library::sittingOf(std::shared_ptr<kit::Campaign> campaign, const QString& id)
{
    const engine::Game& game = campaign->table().game();
    auto sitting = std::make_unique<kit::Sitting>(std::move(campaign), m_chance, cardsOf(game));
    sitting->setObjectName(id);
    sitting->setReadOnly(m_readOnly);
    connect(sitting.get(), &kit::Sitting::refused, this,
        [this, made = sitting.get()](const engine::Submission& submission) { noteRefusal(*made, submission); });
    return sitting;
}

QString Library::idOf(const kit::Sitting& sitting) const { return sitting.objectName(); }

Result<std::unique_ptr<kit::Sitting>> Library::sit(const QString& campaignId, Company company)
{
    if (!m_shelf)
        return Fault{m_path, campaignId, tr("The shelf could not be opened."), tr("Open another shelf, or one of its copies.")};
    const auto campaign = m_shelf->campaign(campaignId);
    if (!campaign)
        return campaign.faults();
    const engine::Game* played = game(campaign->game);
    if (!played)
        return Fault{campaign->name, campaign->game,
            engine::fill(tr("This program does not know the game %1."), {campaign->game}),
            tr("Open it with the version that wrote it, or export it.")};
    auto shared = m_shelf->shared(campaign->id);
    if (!shared)
        return shared.faults();
    if (*shared)
        return sitWithOthers(*campaign, *played, std::move(*shared), company);
    auto journal = m_shelf->journal(campaign->id);
    if (!journal)
        return journal.faults();
    auto sitting =
        sittingOf(std::make_shared<kit::Campaign>(campaign->name, *played, std::move(*journal), m_clock), campaign->id);
    if (const auto opened = sitting->open(); !opened)
        return opened.faults();
    return sitting;
}

Result<std::unique_ptr<kit::Sitting>> Library::sitWithOthers(
    const shelf::Campaign& campaign, const engine::Game& game, std::unique_ptr<shelf::Shared> shared, Company company)
{
    auto mirror = share::Mirror::open(std::move(shared), game, m_clock);
    auto table = mirror ? (*mirror)->sit() : Result<std::unique_ptr<engine::Table>>(mirror.faults());
    if (!table)
        return table.faults();
    share::Mirror& beside = **mirror;
    auto sitting = sittingOf(std::make_shared<kit::Campaign>(campaign.name, std::move(*mirror), std::move(*table)), campaign.id);
    sitting->who = beside.terms().who;
    if (m_readOnly || company == Company::Alone) {
        sitting->setReadOnly(true);
        return sitting;
    }
    if (!m_hosts.isRunning() && !(m_hosts.isValid() && m_hosts.result()))
        m_hosts = houseFor(m_path, beside.terms().address);
    new SharedTable(*sitting, beside, m_path, m_chance, m_clock); // lives and ends with the sitting
    return sitting;
}

Result<std::unique_ptr<kit::Sitting>> Library::begin(
    const QString& name, const engine::Game& given, const QJsonObject& setup, const QStringList& packs)
{
    const engine::Game& game = *this->game(given.id()); // that of a shared table ends with it
    if (!m_shelf || m_readOnly)
        return Fault{m_path, {}, tr("The shelf cannot be written."), tr("See the message about the shelf, then try again.")};
    const auto joined = setupFrom(game, setup, packs);
    if (!joined)
        return joined.faults();
    const auto campaign = m_shelf->create(name, game.id());
    if (!campaign)
        return campaign.faults();
    auto journal = m_shelf->journal(campaign->id);
    if (!journal)
        return journal.faults();
    auto sitting = sittingOf(std::make_shared<kit::Campaign>(campaign->name, game, std::move(*journal), m_clock), campaign->id);
    if (const auto begun = sitting->begin(*joined, packs); !begun)
        return begun.faults();
    keepSummary(*sitting);
    copyWhenDue(*this); // a new shelf has none yet, and cannot be saved without one
    return sitting;
}

// The setups of the packs, with what this table says itself above them.
Result<QJsonObject> Library::setupFrom(const engine::Game& game, const QJsonObject& setup, const QStringList& packs) const
{
    QList<cards::Pack> read;
    for (const QString& pack : packs) {
        auto one = this->pack(pack, game);
        if (!one)
            return one.faults();
        read += *one;
    }
    QJsonObject joined = cards::setupOf(read, game);
    for (auto it = setup.begin(); it != setup.end(); ++it)
        joined.insert(it.key(), it.value());
    return joined;
}

namespace {

// Does what is written in a file of actions, line by line.
Result<engine::Done> play(kit::Sitting& sitting, const QString& steps)
{
    if (steps.isEmpty())
        return engine::Done();
    QFile file(steps);
    if (!file.open(QIODevice::ReadOnly))
        return Fault{steps, {}, file.errorString(), {}};
    for (int line = 1; !file.atEnd(); ++line) {
        QJsonObject fields = QJsonDocument::fromJson(file.readLine()).object();
        const QString verb = fields.take(QLatin1String("do")).toString();
        if (fields.contains(QLatin1String(engine::rolledField))) // nobody threw them on a table
            fields.insert(QLatin1String(engine::diceByField), QLatin1String(engine::diceByProgram));
        const qint64 before = sitting.table().last();
        sitting.proposeDraft({verb, fields});
        if (sitting.table().last() == before)
            return Fault{steps, verb, Library::tr("Line %1 could not be done.").arg(line), {}};
    }
    return engine::Done();
}

// As a person finds it who tries the game. What cannot be done is told, and the rest of it left out.
QList<Fault> begun(kit::Sitting& sitting, const Result<QJsonObject>& setup, const kit::Beginning& table)
{
    if (!setup)
        return setup.faults();
    if (const auto begun = sitting.begin(*setup, table.packs); !begun)
        return begun.faults();
    const auto done = play(sitting, table.steps);
    return done ? QList<Fault>() : done.faults();
}

} // namespace

Result<std::unique_ptr<kit::Sitting>> Library::tryOut(const engine::Game& game)
{
    const kit::Desk* desk = this->desk(game.id());
    const kit::Beginning table = desk ? desk->tried() : kit::Beginning();
    // First in memory: a beginning that cannot be done leaves nothing on the shelf.
    kit::Sitting rehearsal({}, game, std::make_unique<engine::MemoryJournal>(), m_clock, m_chance, cardsOf(game));
    if (const QList<Fault> faults = begun(rehearsal, setupFrom(game, table.setup, table.packs), table); !faults.isEmpty())
        return faults;
    const auto entries = rehearsal.entries(2, rehearsal.table().last());
    if (!entries)
        return entries.faults();
    auto sitting = begin(freeName(engine::fill(tr("Trying %1"), {game.title()})), game, table.setup, table.packs);
    if (!sitting)
        return sitting;
    for (const engine::Entry& entry : *entries) // with the dice as they fell
        (*sitting)->proposeDraft({entry.verb, entry.action});
    if ((*sitting)->table().last() != rehearsal.table().last()) {
        (void)putAway(idOf(**sitting));
        return Fault{m_path, {}, tr("The shelf cannot be written."), tr("See the message about the shelf, then try again.")};
    }
    keepSummary(**sitting);
    return sitting;
}

Result<std::unique_ptr<kit::Sitting>> Library::goOn(const engine::Game& game)
{
    const QString own = QLatin1String(cards::myCards);
    const kit::Desk* desk = this->desk(game.id());
    kit::Beginning table = desk ? desk->owned({}) : kit::Beginning{{}, cards::packsWithoutTraining(game.id()), {}};
    table.packs.removeAll(own);
    if (packsFor(game).contains(own))
        table.packs += own;
    auto sitting = begin(freeName(game.title()), game, table.setup, table.packs);
    if (sitting)
        (*sitting)->realDice = (*sitting)->realCards = true;
    return sitting;
}

engine::AnyState Library::tableToTry(const engine::Game& game)
{
    const kit::Desk* desk = this->desk(game.id());
    if (!desk)
        return nullptr;
    const kit::Beginning table = desk->tried();
    kit::Sitting sitting({}, game, std::make_unique<engine::MemoryJournal>(), m_clock, m_chance, cardsOf(game));
    (void)begun(sitting, setupFrom(game, table.setup, table.packs), table); // a picture shows what there is
    (void)play(sitting, table.picture);
    return sitting.state();
}

Result<engine::Done> Library::rename(const QString& campaignId, const QString& name)
{
    const auto done = m_shelf->rename(campaignId, name);
    if (!done)
        return done;
    const auto campaign = m_shelf->campaign(campaignId);
    emit renamed(campaignId, campaign ? campaign->name : name);
    emit shelfChanged();
    return done;
}

Result<engine::Done> Library::putAway(const QString& campaignId)
{
    emit leaving(campaignId);
    const auto done = m_shelf->putAway(campaignId, m_clock());
    emit shelfChanged();
    return done;
}

Result<engine::Done> Library::takeBack(const QString& campaignId)
{
    const auto done = m_shelf->takeBack(campaignId);
    emit shelfChanged();
    return done;
}

QString Library::freeName(const QString& wanted) const
{
    QString name = wanted;
    for (int n = 2; m_shelf && m_shelf->campaign(name); ++n)
        name = wanted + QLatin1Char(' ') + QString::number(n);
    return name;
}

void Library::keepSummary(const kit::Sitting& sitting)
{
    if (!m_shelf || m_readOnly)
        return;
    heed(m_shelf->note(idOf(sitting), sitting.game().summary(sitting.table().state()).first().text()));
    emit shelfChanged();
    m_pause.start();
}

void Library::keepState(const kit::Sitting& sitting)
{
    const engine::Table& table = sitting.table();
    const auto entry =
        m_shelf && !m_readOnly ? table.entries(table.node(), table.node()) : Result<QList<engine::Entry>>(QList<engine::Entry>());
    if (!entry || entry->isEmpty() || engine::isOtherToday(sitting.game(), table.state(), entry->first()))
        return; // what it was then is not known
    auto journal = m_shelf->journal(idOf(sitting));
    if (journal) // a state that cannot be kept is made anew
        (void)(*journal)->keep({table.node(), entry->first().digest, sitting.game().stateToJson(table.state())});
}

void Library::copyShelf(shelf::CopyKind kind)
{
    if (!m_shelf || m_readOnly)
        return;
    const auto made = m_shelf->copy(kind, m_clock());
    heed(made ? Result<engine::Done>(engine::Done()) : made.faults());
}

// What could not be written is told at once; that it can be written again, with the next success.
void Library::heed(const Result<engine::Done>& written)
{
    if (!written) {
        m_unwritten += written.faults();
        emit failed(written.faults());
    } else if (!m_unwritten.isEmpty()) {
        emit writtenAgain(std::exchange(m_unwritten, {}));
    }
}

const rulebook::Book* Library::book(const QString& id)
{
    const auto known = m_books.find(id);
    if (known != m_books.end())
        return known->second.entries.isEmpty() ? nullptr : &known->second;
    const QString path = QStringLiteral(":/games/%1/rulebook.json").arg(id);
    rulebook::Book& book = m_books[id];
    if (!QFile::exists(path))
        return nullptr;
    auto read = rulebook::openBook(path);
    if (!read) {
        emit failed(read.faults());
        return nullptr;
    }
    book = std::move(*read);
    return &book;
}

rulebook::Search& Library::search()
{
    if (!m_search) {
        QList<rulebook::Book> books;
        for (const auto& game : m_games)
            if (const rulebook::Book* one = book(game->id()))
                books += *one;
        m_search = std::make_unique<rulebook::Search>(books);
        m_search->setPins(searchable(m_pins));
    }
    return *m_search;
}

Result<cards::Pack> Library::pack(const QString& nameOrPath, const engine::Game& game) const
{
    return cards::openPack(nameOrPath, game, imported());
}

QList<PackHere> Library::packsOf(const engine::Game& game, const QStringList& named)
{
    QList<PackHere> found;
    QList<Fault> faults;
    const auto kept = m_shelf ? m_shelf->packs() : Result<QList<shelf::Pack>>(QList<shelf::Pack>());
    const auto add = [&](const QString& name, PackHere::Place place, Result<cards::Pack> read) {
        if (read)
            found += PackHere{std::move(*read), place, name, true};
        else
            faults += read.faults();
    };
    const auto isThere = [&](const QString& name) {
        return std::ranges::any_of(found, [&](const PackHere& one) { return one.name == name; });
    };
    for (const shelf::Pack& one : kept ? *kept : QList<shelf::Pack>())
        if (one.game == game.id()) {
            add(one.id, PackHere::OnShelf, cards::readPack(one.content, game, one.id));
            if (isThere(one.id))
                found.last().isOffered = one.isOn;
        }
    for (const QString& id : cards::shippedPacks(game.id()))
        if (!isThere(id))
            add(id, PackHere::Shipped, cards::openPack(id, game));
    for (const QString& name : named)
        if (!isThere(name))
            add(name, PackHere::File, cards::openPack(name, game));
    std::ranges::stable_sort(
        found, [&](const PackHere& a, const PackHere& b) { return named.contains(a.name) && !named.contains(b.name); });
    if (!faults.isEmpty())
        emit failed(faults);
    return found;
}

Result<engine::Done> Library::keepPack(const cards::Pack& pack)
{
    if (!m_shelf || m_readOnly)
        return Fault{m_path, pack.id, tr("The shelf cannot be written."), tr("See the message about the shelf, then try again.")};
    const QByteArray content = cards::packJson(pack);
    if (const engine::Game* of = game(pack.game)) // what could not be read again is not written over what can be
        if (const auto read = cards::readPack(content, *of, pack.title); !read)
            return read.faults();
    auto added = m_shelf->addPack({0, pack.id, pack.game, pack.title, content, m_clock(), true});
    if (added)
        emit packsChanged();
    return added;
}

void Library::turnPack(const QString& game, const QString& id, bool isOffered)
{
    if (const auto turned = m_shelf->turnPack(game, id, isOffered); !turned)
        emit failed(turned.faults());
    emit packsChanged();
}

cards::Pack Library::ownCards(const engine::Game& game) const
{
    const QString id = QLatin1String(cards::myCards);
    if (const auto kept = m_shelf ? m_shelf->packs() : Result<QList<shelf::Pack>>(QList<shelf::Pack>()))
        for (const shelf::Pack& one : *kept)
            if (one.id == id && one.game == game.id())
                if (auto read = cards::readPack(one.content, game, id))
                    return *read;
    return cards::emptyMyCards(game);
}

Result<engine::Done> Library::keepOwnCard(const engine::Game& game, const QString& place, const QJsonObject& card)
{
    const auto pack = cards::withCard(ownCards(game), game, place, card);
    if (!pack)
        return pack.faults();
    return keepPack(*pack);
}

QJsonObject Library::lastOwnCard(const engine::Game& game, const QString& place) const
{
    for (const cards::Section& section : cards::sections(ownCards(game), game))
        for (qsizetype i = section.cards.size() - 1; section.place == place && i >= 0; --i)
            if (const QJsonObject card = section.cards.at(i).toObject(); !cards::isOnlyNamed(card))
                return card;
    return {};
}

cards::Known Library::knownCards(const kit::Sitting& sitting, const QString& place) const
{
    return cards::knownNames(packsAt(sitting, *this), sitting.game(), place);
}

shelf::Carried Library::couldTravel(const QString& campaignId)
{
    const auto sitting = sit(campaignId, Company::Alone);
    const auto named = sitting ? (*sitting)->table().packs() : Result<QStringList>(sitting.faults());
    if (!named)
        return {};
    const auto all = share::carried(*m_shelf, (*sitting)->game(), cards::packsPlayed(*named, true), {true, true, true});
    return all ? *all : shelf::Carried();
}

Result<QByteArray> Library::exported(shelf::Shelf& shelf, const QString& campaignId) const
{
    const auto one = shelf.campaign(campaignId); // by its name or id
    return one ? share::exported(shelf, one->id, game(one->game)) : Result<QByteArray>(one.faults());
}

Result<engine::Done> Library::exportTo(const QString& campaignId, const QString& file, const shelf::Carried& carried) const
{
    const auto text = exported(*m_shelf, campaignId);
    const auto whole = text ? shelf::withCarried(*text, carried) : Result<QByteArray>(text.faults());
    return whole ? shelf::writeNew(file, *whole) : Result<engine::Done>(whole.faults());
}

Result<shelf::Campaign> Library::importFrom(const QString& file, QString& came)
{
    const auto campaign = [&] {
        QStringList known;
        for (const auto& one : m_games)
            known += one->id();
        return m_shelf->importFrom(file, known);
    }();
    const engine::Game* played = campaign ? game(campaign->game) : nullptr;
    if (!played)
        return campaign;
    const auto carried = shelf::carriedIn(file);
    const share::Taken taken =
        carried ? share::take(*m_shelf, *carried, *played, m_clock()) : share::Taken{0, 0, 0, carried.faults()};
    came = taken.words();
    if (!taken.faults.isEmpty())
        emit failed(taken.faults);
    if (!came.isEmpty()) {
        readPins();
        emit packsChanged();
    }
    return campaign;
}

QString Library::pictureName(const engine::Game& game, const QString& place, const QString& id)
{
    return id.isEmpty() ? QString() : shelf::pictureName(game.id(), place, id);
}

QImage Library::picture(const QString& name) const
{
    const auto file = m_shelf && !name.isEmpty() ? m_shelf->pictureOf(name) : Result<QString>(QString());
    return file && !file->isEmpty() ? QImage(*file) : QImage();
}

Result<engine::Done> Library::keepPicture(const QString& name, const QByteArray& jpeg)
{
    if (!m_shelf || m_readOnly)
        return Fault{m_path, name, tr("The shelf cannot be written."), tr("See the message about the shelf, then try again.")};
    return m_shelf->keepPicture(name, jpeg, m_clock());
}

Result<engine::Done> Library::dropPicture(const QString& name)
{
    if (!m_shelf || m_readOnly)
        return Fault{m_path, name, tr("The shelf cannot be written."), tr("See the message about the shelf, then try again.")};
    return m_shelf->dropPicture(name);
}

void Library::readPins()
{
    const auto pins = m_shelf ? m_shelf->pins() : Result<QList<shelf::Pin>>(QList<shelf::Pin>());
    m_pins.clear();
    m_uses.clear();
    for (const shelf::Pin& pin : pins ? *pins : QList<shelf::Pin>())
        if (!shelf::isMark(pin))
            (shelf::isUse(pin) ? m_uses : m_pins) += pin;
    if (!pins)
        emit failed(pins.faults());
    if (m_search)
        m_search->setPins(searchable(m_pins));
    emit pinsChanged();
}

QList<rulebook::Pin> Library::pinsOf(const QString& entry) const
{
    QList<shelf::Pin> found;
    std::ranges::copy_if(m_pins, std::back_inserter(found), [&](const shelf::Pin& pin) { return pin.entry == entry; });
    return searchable(found);
}

bool Library::isPinned(const QString& entry) const
{
    return std::ranges::any_of(m_pins, [&](const shelf::Pin& pin) { return pin.entry == entry; });
}

void Library::pin(const rulebook::Pin& pin)
{
    if (!m_shelf)
        return;
    if (const auto added = m_shelf->addPin({0, pin.entry, engine::nameOf(pin.kind), pin.text, pin.who, m_clock(), true}); !added)
        emit failed(added.faults());
    readPins();
}

void Library::unpin(const QString& entry, int number)
{
    for (const shelf::Pin& pin : QList<shelf::Pin>(m_pins)) {
        if (!m_shelf || pin.entry != entry || number-- != 0)
            continue;
        if (const auto removed = m_shelf->removePin(pin.number); !removed)
            emit failed(removed.faults());
        readPins();
    }
}

QList<shelf::Use> Library::usesOf(const kit::Sitting& sitting) const
{
    QList<shelf::Use> uses;
    for (const shelf::Pin& pin : m_uses)
        if (pin.text == idOf(sitting))
            uses += shelf::useOf(pin);
    return uses;
}

// Only counted: where it cannot be kept, nobody is told in the middle of play.
void Library::noteUse(const kit::Sitting& sitting, const shelf::Use& use)
{
    const auto kept =
        m_shelf && !m_readOnly ? m_shelf->addPin(shelf::pinOf(use, idOf(sitting), m_clock())) : Result<shelf::Pin>(Fault());
    if (kept)
        m_uses += *kept;
}

void Library::noteRefusal(const kit::Sitting& sitting, const engine::Submission& submission)
{
    const engine::Condition* why = submission.verdict.decisive();
    const rulebook::Book* rules = book(sitting.game().id());
    if (!rules || !why || !why->reason || why->reason->atoms[0] < 0)
        return;
    const auto atom = std::size_t(why->reason->atoms[0]);
    if (const rulebook::Entry* entry = rules->telling(QLatin1String(sitting.game().book()[atom].id)))
        noteUse(sitting, {entry->id, true});
}

} // namespace window
