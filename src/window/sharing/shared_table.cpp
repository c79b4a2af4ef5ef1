// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sharing/shared_table.h"

#include "share/sharing.h"
#include "window/background.h"
#include "window/sharing/ways.h"

#include <QRegularExpression>
#include <QtConcurrentRun>

#include <algorithm>

namespace window {

using engine::Done;
using engine::Fault;
using engine::Result;
using engine::Submission;

SharedTable::SharedTable(
    kit::Sitting& sitting, share::Mirror& mirror, const QString& shelf, engine::Chance& chance, engine::Clock clock)
    : QObject(&sitting)
    , m_sitting(sitting)
    , m_campaign(sitting.campaign())
    , m_mirror(mirror)
    , m_shelf(shelf)
    , m_chance(chance)
    , m_clock(std::move(clock))
    , m_noted(mirror.confirmed())
    , m_isKeptHere(keepsHouse(shelf, mirror.terms().address))
{
    m_campaign->asks = [this](const engine::AnyAction& action, const QString& decision,
                           const QString& who) -> std::optional<Submission> {
        if (!m_mirror.isForDealer(action))
            return std::nullopt;
        const Submission asked = m_mirror.ask(action, who, decision);
        if (asked.answer == Submission::Answer::Done) {
            emit told(asked.sentence.text());
            send();
        }
        return asked;
    };
    m_campaign->forbids = [this](const engine::AnyAction& action) -> std::optional<engine::Condition> {
        // Of this device, and of no rulebook.
        static const engine::Reason notAllowed{kit::Campaign::rightReason, engine::Weight::Refuses, "%1", "%1", "%2",
            {-1, -1, -1, -1, -1, -1, -1, -1, -1}, "window"};
        const auto no = m_mirror.forbids(action);
        return no ? std::optional(
                   engine::Condition{.reason = &notAllowed, .answer = false, .args = {no->problem, no->remedy}, .change = {}})
                  : std::nullopt;
    };
    heedRight();
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &SharedTable::send);
    constexpr int soon = 3000; // milliseconds
    m_again.setSingleShot(true);
    m_again.setInterval(soon);
    connect(&m_again, &QTimer::timeout, this, [this] { begin(m_key); });
    connect(m_campaign.get(), &kit::Campaign::changed, &m_soon, qOverload<>(&QTimer::start));
    connect(m_campaign.get(), &kit::Campaign::returned, &m_soon, qOverload<>(&QTimer::start));
    if (terms().isEnded) { // its server may not know it yet
        (void)QtConcurrent::run(background(), [shelf = m_shelf, seat = share::Seat{m_mirror.terms().table, terms()}] {
            share::DeviceKeys keys(shelf);
            share::seesOff({seat}, keys, [] { return false; });
        });
        return;
    }
    QtConcurrent::run(background(),
        [shelf = m_shelf, terms = terms()] { // a keychain may take its time
            return share::DeviceKeys(shelf).key(terms);
        })
        .then(this, [this](const Result<QString>& key) { begin(key); });
}

// Who only looks on changes nothing by any button.
void SharedTable::heedRight()
{
    if (const bool looks = terms().right == share::Right::Look || terms().isEnded; looks != m_sitting.isReadOnly()) {
        m_sitting.setReadOnly(looks);
        emit m_sitting.shown();
    }
}

void SharedTable::begin(const Result<QString>& key)
{
    if (key) {
        m_key = *key;
        m_courier = std::make_unique<share::Courier>(terms(), *key,
            [this](share::News news) { QMetaObject::invokeMethod(this, [this, news = std::move(news)] { hear(news); }); });
    } else {
        m_trouble = key.faults().first();
        m_kind = share::Trouble::Other;
        emit told(m_trouble->text());
    }
    send();
}

QString SharedTable::notLetIn()
{
    return tr(
        "This computer is not let in any more: it was sent away, or its key is another one. Ask for a new invitation; what is "
        "here stays and can be taken home.");
}

bool SharedTable::isKeyInKeychain() const { return share::DeviceKeys(m_shelf).isInKeychain(terms()); }

SharedTable::~SharedTable()
{
    m_courier.reset(); // it tells nothing from here on
    m_campaign->asks = nullptr;
    m_campaign->forbids = nullptr;
}

SharedTable* SharedTable::of(const kit::Sitting* sitting)
{
    return sitting ? sitting->findChild<SharedTable*>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
}

QStringList SharedTable::waiting() const
{
    QStringList open;
    if (const auto entries = m_mirror.entries(m_mirror.confirmed() + 1, m_sitting.table().last()))
        for (const engine::Entry& entry : *entries)
            if (const auto sentence = m_sitting.sentenceOf(entry))
                open += sentence->text();
    for (const share::Act& one : m_mirror.outgoing().asks)
        open += engine::fill(tr("The dealer's device draws: %1"), {one.sentence()});
    return open;
}

QStringList SharedTable::cutOffByClosing() const
{
    QStringList others;
    if (m_isKeptHere && !m_trouble && !terms().isEnded)
        for (const share::Device& one : m_mirror.devices())
            if (!one.isRevoked && one.role != terms().role)
                others += one.who;
    return others;
}

QList<SharedTable::CameFirst> SharedTable::cameFirst(const share::Act& act) const
{
    QList<CameFirst> came;
    if (const auto first = m_mirror.crossing(act))
        for (const engine::Entry& one : first->entries)
            came += CameFirst{one.who, inWords(one), first->isSame};
    return came;
}

std::optional<SharedTable::CameFirst> SharedTable::othersLast() const
{
    const auto last = m_mirror.othersLast();
    return last ? std::optional(CameFirst{last->who, inWords(*last)}) : std::nullopt;
}

QList<SharedTable::CameFirst> SharedTable::othersBehind(qint64 node) const
{
    QList<CameFirst> all;
    if (const auto others = m_mirror.othersBehind(node))
        for (const engine::Entry& one : *others)
            all += CameFirst{one.who, inWords(one)};
    return all;
}

QString SharedTable::inWords(const engine::Entry& entry) const
{
    const auto sentence = m_sitting.sentenceOf(entry);
    return sentence ? sentence->text() : QString();
}

void SharedTable::send()
{
    if (m_courier)
        m_courier->send(m_mirror.outgoing());
    emit changed();
}

void SharedTable::hear(const share::News& news)
{
    if (!m_courier)
        return;
    if (news.trouble) {
        // A line that is cut comes first where somebody was sent away; what it was is known when it is tried again.
        const bool isNew = !m_trouble || (m_kind != news.kind && news.kind == share::Trouble::Unknown);
        m_trouble = news.trouble;
        m_kind = news.kind;
        m_isHeldUpHere = false;
        if (isNew)
            emit told(news.kind == share::Trouble::Offline
                    ? tr("The shared table cannot be reached. Play on: what you do goes to the others when it is back.")
                    : isUnknown() ? notLetIn()
                                  : news.trouble->text());
        m_present.reset();
        if (isOffline() && !m_house.isRunning()) // where it is a child of this window; what is left of it may still hold it up
            m_house = houseAgain(m_shelf, terms().address);
        emit changed();
        return; // the courier tries again by itself
    }
    const qint64 before = m_mirror.confirmed();
    const share::Right right = terms().right;
    const QList<share::Device> were = m_mirror.devices();
    const auto isNew = m_mirror.take(news.sent, *news.incoming);
    if (!isNew)
        return doubt(isNew.faults());
    const bool isSentAway = terms().isEnded; // who left hears nothing any more
    const bool wasHeldUpHere = std::exchange(m_isHeldUpHere, false);
    if (std::exchange(m_trouble, std::nullopt) && !wasHeldUpHere)
        emit told(tr("The shared table can be reached again."));
    if (*isNew)
        layAnew(before);
    else if (const QStringList dealt = noteOthers(m_noted); !dealt.isEmpty()) // what was dealt here for them is confirmed
        emit m_campaign->othersActed(m_mirror.confirmed(), dealt);
    const auto sits = [this](const QString& role) {
        return std::ranges::any_of(
            m_mirror.devices(), [&](const share::Device& one) { return one.role == role && !one.isRevoked; });
    };
    if (isSentAway)
        emit told(tr("This computer was sent away from the table. What is here stays to be read; a copy of your own goes on."));
    for (const share::Device& one : isSentAway ? QList<share::Device>() : were) // who leaves says nothing
        if (!one.isRevoked && one.role != terms().role && !sits(one.role))
            emit told(engine::fill(tr("%1 does not sit at the table any more."), {one.who}));
    heedRight();
    if (terms().right != right && !isSentAway)
        emit told(terms().right == share::Right::Look ? tr("You only look on now.")
                : terms().right == share::Right::Seat ? tr("You act for your own seat now.")
                                                      : tr("You may do everything now."));
    const auto source = m_mirror.isAsked() ? m_sitting.cards() : Result<std::shared_ptr<engine::CardSource>>(nullptr);
    const auto dealt = m_mirror.deal(m_chance, source ? source->get() : nullptr);
    if (!dealt)
        emit failed(dealt.faults());
    else if (*dealt)
        emit m_campaign->othersActed(before, {});
    if (terms().isEnded)
        m_courier.reset();
    const bool hasTold = !news.sent.refusals.isEmpty() || !news.sent.takenBack.isEmpty(); // once is enough
    if (m_courier && (news.isLast || *isNew || hasTold || (dealt && *dealt)))
        m_courier->send(m_mirror.outgoing());
    emit changed();
}

// What does not prove itself is not believed, and nothing more is asked of who sent it. What this computer could not keep comes
// once more when it is asked for again: nothing of it was taken.
void SharedTable::doubt(const QList<Fault>& faults)
{
    const bool isNew = m_trouble != faults.first();
    m_courier.reset();
    m_trouble = faults.first();
    m_kind = share::Trouble::Other;
    m_isHeldUpHere = !m_mirror.isDoubted();
    if (m_isHeldUpHere)
        m_again.start();
    if (isNew)
        emit failed(faults);
    emit changed();
}

// Where own acts that are not shared yet stand, by their ids. One that waits for a decision stands at no entry: its number is
// below all of them, and the same after a restart.
QMap<QString, qint64> SharedTable::standing() const
{
    QMap<QString, qint64> all = m_mirror.laid();
    for (const share::Conflict& one : m_mirror.conflicts())
        all.insert(one.act.id, -1 - qint64(qHash(one.act.id, 0) & 0x7fffffff));
    return all;
}

void SharedTable::layAnew(qint64 stands)
{
    const qint64 wereOpen = m_sitting.table().last() - stands;
    const QMap<QString, qint64> before = standing();
    auto table = m_mirror.sit();
    if (!table) {
        m_courier.reset();
        m_sitting.setReadOnly(true); // nothing can be done at a table that cannot be laid
        emit failed(table.faults());
        return;
    }
    // Sentences are made of the new table, so it is laid first and told of afterwards.
    std::optional<qint64> moved; // when all open acts lie there again, in their order
    if (m_mirror.conflicts().isEmpty() && (*table)->last() - m_mirror.confirmed() == wereOpen)
        moved = m_mirror.confirmed() - stands;
    m_campaign->lay(std::move(*table), stands, moved);
    QMap<qint64, qint64> numbers;
    const QMap<QString, qint64> after = standing();
    for (auto act = before.begin(); act != before.end(); ++act)
        numbers.insert(
            *act, after.contains(act.key()) ? after[act.key()] : m_mirror.entryOf(act.key()).value_or(m_sameAs.value(act.key())));
    m_sameAs.clear();
    emit renumbered(numbers);
    emit m_campaign->othersActed(stands, noteOthers(stands));
    tellOfConflicts();
}

// What others did since, as sentences with their names.
QStringList SharedTable::noteOthers(qint64 from)
{
    constexpr std::size_t most = 20;
    QStringList sentences;
    const auto entries = m_mirror.entries(std::max(from, m_noted) + 1, m_mirror.confirmed());
    m_noted = m_mirror.confirmed();
    if (!entries)
        return sentences;
    for (const engine::Entry& entry : *entries) {
        QString sentence = entry.who == terms().who ? QString() : inWords(entry);
        if (sentence.isEmpty())
            continue;
        if (const QStringList left = leftBehind(entry); !left.isEmpty())
            sentence += engine::fill(tr(" (taken back with it: %1)"), {left.join(QStringLiteral(" · "))});
        m_came.push_front({entry.seq, entry.who, sentence, entry.when});
        if (m_came.size() > most)
            m_came.pop_back();
        sentences += engine::fill(tr("%1: %2"), {entry.who, sentence});
    }
    return sentences;
}

// What somebody's going to another moment took back, as sentences with names: whoever loses an act reads which.
QStringList SharedTable::leftBehind(const engine::Entry& entry) const
{
    constexpr qsizetype most = 4;
    QStringList all;
    const auto left = entry.verb == QLatin1String(engine::gotoVerb) ? m_mirror.leftBehind(entry.parent, entry.node)
                                                                    : Result<QList<engine::Entry>>(QList<engine::Entry>());
    if (!left)
        return all;
    for (const engine::Entry& one : *left)
        if (const QString sentence = one.movesCursor() ? QString() : inWords(one); !sentence.isEmpty())
            all += engine::fill(tr("%1: %2"), {one.who, sentence});
    if (const qsizetype more = all.size() - most; more > 0)
        all = all.first(most) << tr("and %n more", nullptr, int(more));
    return all;
}

// How many of the own acts that wait for a decision were done by somebody else as well, meant to take something back, or came to
// something else; no more is said of each than is true.
void SharedTable::tellOfConflicts()
{
    int same = 0, late = 0, other = 0;
    for (const share::Conflict& one : m_mirror.conflicts()) {
        const auto first = m_mirror.crossing(one.act);
        ++(first && first->isSame ? same : one.act.movesCursor() ? late : other);
    }
    QStringList all;
    if (same > 0)
        all += tr("%n act(s) of yours somebody else did as well: Share asks whether once is enough.", nullptr, same);
    if (late > 0)
        all += tr("%n undo(s) of yours came after somebody else had acted: Share asks what is meant.", nullptr, late);
    if (other > 0)
        all += tr("%n act(s) of yours came to something else: Share shows both.", nullptr, other);
    if (!all.isEmpty())
        emit told(all.join(QLatin1Char(' ')));
}

void SharedTable::resolved(const Result<Done>& done)
{
    if (!done) {
        emit failed(done.faults());
        return;
    }
    layAnew(m_mirror.confirmed());
    send();
}

// What somebody else did as well is done, and what the hands did for it lies there rightly.
void SharedTable::drop(const QString& act)
{
    for (const share::Conflict& one : m_mirror.conflicts())
        if (const auto first = one.act.id == act ? m_mirror.crossing(one.act) : std::nullopt; first && first->isSame)
            m_sameAs.insert(act, first->entries.first().seq);
    resolved(m_mirror.drop(act));
}

void SharedTable::sendAnyway(const QString& act, const QString& reason) { resolved(m_mirror.sendAnyway(act, reason)); }

void SharedTable::takeBackBoth(const share::Act& act)
{
    const auto before = m_mirror.beforeMeant(act);
    drop(act.id);
    if (before)
        m_sitting.goTo(*before);
}

void SharedTable::takeHome(const std::function<void(const Result<QByteArray>& text)>& then)
{
    const auto all = share::homeward(m_mirror);
    if (!all)
        return then(all.faults());
    QtConcurrent::run(background(), [all = *all, name = m_sitting.name()] { return share::textOf(all, name); }).then(this, then);
}

// Nothing is believed of an address: its server has to prove that it is the same one, and to know this device.
void SharedTable::moveTo(const QString& address)
{
    share::Terms moved = terms();
    if (const auto link = share::linkFrom(address)) {
        moved.address.at = link->address.at;
        moved.address.port = link->address.port;
    } else {
        static const QRegularExpression form(QStringLiteral("^\\s*\\[?([0-9.]+|[0-9A-Fa-f:.%]+?)\\]?(?::([0-9]{1,5}))?\\s*$"));
        const QRegularExpressionMatch parts = form.match(address);
        moved.address.at = parts.captured(1);
        if (const quint16 port = parts.captured(2).toUShort(); port > 0)
            moved.address.port = port;
    }
    if (moved.address.at.isEmpty() || !share::isPlain(moved.address))
        return void(emit failed({Fault{tr("The address"), address, tr("This is no address of a computer."),
            tr("Type it as 192.168.1.7, or paste a new invitation.")}}));
    QtConcurrent::run(background(), [moved, shelf = m_shelf]() -> Result<Done> {
        share::Line line;
        return share::reach(line, moved, share::DeviceKeys(shelf));
    }).then(this, [this, at = moved.address](const Result<Done>& reached) {
        const auto done = reached ? m_mirror.moveTo(at.at, at.port) : reached;
        if (!done)
            return void(emit failed(done.faults()));
        m_courier.reset();
        begin(m_key);
    });
}

// On a thread of its own with a line of its own: a server that answers slowly holds up nobody.
void SharedTable::errand(const Errand& errand, const std::function<void()>& then)
{
    QtConcurrent::run(background(), [terms = terms(), shelf = m_shelf, errand]() -> Result<Done> {
        share::Line line;
        const auto reached = share::reach(line, terms, share::DeviceKeys(shelf));
        return reached ? errand(line) : reached;
    }).then(this, [this, then](const Result<Done>& done) {
        if (!done)
            emit failed(done.faults());
        else if (then)
            then();
        emit changed();
    });
}

// Nobody waits for it: while it cannot be had, nothing is said of anybody.
void SharedTable::lookWhoIsThere()
{
    if (m_trouble || terms().isEnded || std::exchange(m_isLooking, true))
        return;
    QtConcurrent::run(background(), [terms = terms(), shelf = m_shelf]() -> Result<QStringList> {
        share::Line line;
        const auto reached = share::reach(line, terms, share::DeviceKeys(shelf));
        return reached ? share::present(line) : Result<QStringList>(reached.faults());
    }).then(this, [this](const Result<QStringList>& roles) {
        m_isLooking = false;
        const auto now = roles && !m_trouble ? std::optional(*roles) : std::nullopt;
        if (std::exchange(m_present, now) != now)
            emit changed();
    });
}

void SharedTable::invite(
    share::Right right, const QString& seat, const std::function<void(const share::Link& link, const QString& shortWord)>& then)
{
    constexpr int minutes = 10;
    const auto link = std::make_shared<share::Link>();
    const QString shortWord = share::newShortWord();
    errand(
        [=, terms = terms(), shelf = m_shelf](share::Line& line) {
            *link = {share::Link::Kind::Join, share::addressForOthers(terms, share::DeviceKeys(shelf)), share::newWord()};
            return share::invite(line, link->word, right, seat, minutes, shortWord);
        },
        [=] { then(*link, shortWord); });
}

void SharedTable::allow(const QString& role, share::Right right, const QString& seat)
{
    errand([=](share::Line& line) { return share::setRight(line, role, right, seat); }, {});
}

void SharedTable::sendAway(const QString& role)
{
    errand([=](share::Line& line) { return share::revoke(line, role); }, {});
}

void SharedTable::giveDeal(const QString& role)
{
    errand([=](share::Line& line) { return share::giveDeal(line, role); }, {});
}

void SharedTable::leave()
{
    QtConcurrent::run(background(), [shelf = m_shelf, terms = terms()] {
        share::DeviceKeys keys(shelf);
        return share::farewell(terms, keys);
    }).then(this, [this](const Result<share::Farewell>& farewell) {
        if (!farewell) {
            emit failed(QList<Fault>{{{}, {}, tr("You still sit at the table: its server does not let you go."), {}}}
                + farewell.faults());
            emit changed();
            return;
        }
        m_courier.reset();
        if (const auto ended = m_mirror.end(); !ended)
            emit failed(ended.faults());
        heedRight();
        QStringList said{tr("You left the table. It stays here to be read; a copy of your own goes on.")};
        if (*farewell == share::Farewell::Unsaid)
            said += tr("Its server could not be told: the others see you as away until it hears of it, when this shelf is "
                       "opened again.");
        else if (m_isKeptHere && std::ranges::any_of(m_mirror.devices(), [&](const share::Device& one) {
                     return !one.isRevoked && one.role != terms().role;
                 }))
            said += tr("Its server runs on this computer: the others play on while this window is open.");
        emit told(said.join(QLatin1Char(' ')));
        emit changed();
    });
}

} // namespace window
