// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/eyes.h"

#include "serve/told.h"

#include <QJsonDocument>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>

namespace serve {

namespace {

// Words go first: what packs pictures takes what time is left.
QThreadPool& packers()
{
    static QThreadPool* pool = [] {
        auto* made = new QThreadPool(QCoreApplication::instance());
        made->setMaxThreadCount(1);
        made->setThreadPriority(QThread::LowPriority);
        return made;
    }();
    return *pool;
}

} // namespace

Eyes::Eyes(std::shared_ptr<kit::Campaign> truth, const QString& seat, const kit::Desk& desk, engine::Chance& chance,
    const kit::Sitting::Cards& cards)
    : seen(std::move(truth), seat, chance, cards)
    , m_desk(desk)
    , m_chance(chance)
{
}

const QByteArray& Eyes::told()
{
    if (const qint64 last = seen.sitting().table().last(); m_toldAt != last || m_toldOf != seen.state()) {
        m_toldAt = last;
        m_toldOf = seen.state();
        m_told = QJsonDocument(serve::told(seen, m_desk)).toJson(QJsonDocument::Compact);
    }
    return m_told;
}

Eyes::Packing Eyes::picture(const Wanted& wanted)
{
    static quint64 count = 0;
    if (std::exchange(m_packedOf, seen.state()) != seen.state())
        m_packed.clear();
    for (const Packing& one : std::as_const(m_packed))
        if (one.wanted == wanted)
            return one;
    if (!m_picture)
        m_picture = std::make_unique<Picture>(m_desk, seen, m_chance);
    const auto promise = std::make_shared<QPromise<QByteArray>>();
    promise->start();
    packers().start([promise, pictures = m_picture->painted(wanted), node = seen.sitting().table().node()] {
        promise->addResult(packed(pictures, node));
        promise->finish();
    });
    constexpr qsizetype most = 16; // sizes: a page that is drawn larger and smaller asks for one after the other
    if (m_packed.size() == most)
        m_packed.removeFirst();
    m_packed += Packing{++count, wanted, promise->future()};
    return m_packed.last();
}

Laid::Laid(kit::Sitting& host, const kit::Desk& desk, engine::Chance& chance, Rules rules)
    : m_host(host)
    , m_desk(desk)
    , m_chance(chance)
    , m_rules(std::move(rules))
    , m_hasSecrets(QJsonDocument(game().stateSchema()).toJson(QJsonDocument::Compact).contains("\"x-secret\""))
{
    connect(host.campaign().get(), &kit::Campaign::changed, this, &Laid::follow);
    connect(host.campaign().get(), &kit::Campaign::othersActed, this, &Laid::heedOthers);
    connect(host.campaign().get(), &kit::Campaign::returned, this, &Laid::follow);
}

void Laid::follow()
{
    if (const engine::Table& table = m_host.table(); acting != 0 && table.node() == table.last())
        if (const auto made = m_host.entries(table.node(), table.node()); made && !made->isEmpty())
            m_actors.insert(table.node(), {acting, made->first().verb, made->first().who, made->first().when});
    for (const auto& [seat, eyes] : m_eyes)
        eyes->isBehind = true;
    emit changed();
}

// Entries behind that one have other numbers now, and some are gone: each is known again by who did what at which moment.
void Laid::heedOthers(qint64 stands)
{
    QMap<qint64, Actor> moved;
    for (auto it = m_actors.constBegin(); it != m_actors.constEnd(); ++it)
        if (it.key() > stands)
            moved.insert(it.key(), *it);
    m_actors.removeIf([&](const auto& one) { return one.key() > stands; });
    const auto entries = m_host.entries(stands + 1, m_host.table().last());
    auto from = entries ? entries->cbegin() : decltype(entries->cbegin())();
    const auto end = entries ? entries->cend() : from;
    QHash<int, int> fallen; // by device
    for (const Actor& actor : std::as_const(moved)) {
        const auto made = std::find_if(from, end,
            [&](const engine::Entry& one) { return one.when == actor.when && one.who == actor.who && one.verb == actor.verb; });
        if (made == end) {
            ++fallen[actor.device];
            continue;
        }
        m_actors.insert(made->seq, actor);
        from = made + 1;
    }
    follow();
    for (const auto& [device, count] : fallen.asKeyValueRange())
        emit fell(device, count);
}

Eyes& Laid::eyes(const QString& seat)
{
    const QString known = m_hasSecrets && seats().contains(seat) ? seat : QString();
    auto& eyes = m_eyes[known];
    if (!eyes)
        eyes = std::make_unique<Eyes>(
            m_host.campaign(), known, m_desk, m_chance, [this](const QStringList&) { return m_host.cards(); });
    if (std::exchange(eyes->isBehind, false)) // eyes that nobody looks through cost nothing
        (void)eyes->seen.follow();            // what cannot be read stays as it was; the window tells why
    return *eyes;
}

const QStringList& Laid::seatNames() const
{
    const engine::AnyState& state = m_host.table().state();
    if (std::exchange(m_namedIn, state) != state)
        m_seatNames = kit::seatNames(game(), state);
    return m_seatNames;
}

std::unique_ptr<kit::Sitting> Laid::sit() const
{
    auto sitting =
        std::make_unique<kit::Sitting>(m_host.campaign(), m_chance, [this](const QStringList&) { return m_host.cards(); });
    sitting->realCards = m_host.realCards;
    sitting->realDice = m_host.realDice;
    return sitting;
}

} // namespace serve
