// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/phones.h"

#include "serve/guest.h"
#include "serve/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkInterface>

#include <algorithm>
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace serve {

namespace {

// Where a phone finds this machine: an address of the private network, else itself.
QHostAddress ownAddress()
{
    QHostAddress six;
    for (const QHostAddress& one : QNetworkInterface::allAddresses()) {
        if (one.isLoopback() || one.isLinkLocal() || !isNearby(one))
            continue;
        if (one.protocol() == QAbstractSocket::IPv4Protocol)
            return one;
        six = one;
    }
    return six.isNull() ? QHostAddress(QHostAddress::LocalHost) : six;
}

Response json(int status, const QJsonObject& object)
{
    return {status, "application/json; charset=utf-8", QJsonDocument(object).toJson(QJsonDocument::Compact)};
}

} // namespace

Phones::Phones(engine::Clock clock, engine::Chance& chance, Rules rules)
    : m_clock(std::move(clock))
    , m_chance(chance)
    , m_rules(std::move(rules))
    , m_keys(m_clock)
{
    m_minute.setInterval(60 * 1000);
    connect(&m_minute, &QTimer::timeout, this, &Phones::changed);
}

Phones::~Phones()
{
    blockSignals(true);
    end();
}

engine::Result<engine::Done> Phones::begin(quint16 port, const Seal& seal)
{
    end();
    auto door = std::make_unique<Door>([this](const Request& request) { return answer(request); },
        [this](const Request& request) { return request.path == "/table" && deviceOf(request); });
    const auto opened = door->open(port, seal);
    if (!opened)
        return opened.faults();
    m_door = std::move(door);
    m_port = *opened;
    m_seal = seal;
    connect(m_door.get(), &Door::entered, this, &Phones::enter);
    m_minute.start();
#ifdef __GLIBC__
    // Pictures of some megabytes come and go with every act: each gives its memory back, none leaves a hole between others.
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
#endif
    emit changed();
    return engine::Done{};
}

void Phones::end()
{
    if (!isOn())
        return;
    for (Guest* guest : std::as_const(m_guests))
        guest->disconnect(this);
    qDeleteAll(std::exchange(m_guests, {}));
    m_door.reset();
    m_port = 0;
    m_keys = Keys(m_clock);
    m_minute.stop();
    emit changed();
}

void Phones::lay(kit::Sitting* sitting, const kit::Desk* desk)
{
    for (Guest* guest : std::as_const(m_guests))
        guest->sit(nullptr);
    m_laid.reset();
    if (sitting && desk)
        m_laid = std::make_unique<Laid>(*sitting, *desk, m_chance, m_rules);
    m_keys.forgetSeats(seats());
    if (m_laid)
        for (Guest* guest : std::as_const(m_guests))
            guest->sit(m_laid.get());
    emit changed();
}

QString Phones::address() const
{
    const QHostAddress own = ownAddress();
    const QString place =
        own.protocol() == QAbstractSocket::IPv6Protocol ? QStringLiteral("[%1]").arg(own.toString()) : own.toString();
    const QString name = m_seal.name().isEmpty() ? place : m_seal.name(); // browsers ask for the one that is proved
    return QStringLiteral("%1://%2:%3/").arg(QLatin1String(m_seal.isClosed() ? "https" : "http"), name, QString::number(m_port));
}

QString Phones::link() { return address() + QLatin1Char('#') + m_keys.word(); }

void Phones::allow(int number, Right right, const QStringList& seats)
{
    Device* device = m_keys.byNumber(number);
    if (!device)
        return;
    device->right = right;
    device->seats = seats;
    for (Guest* guest : std::as_const(m_guests))
        guest->look(); // all of them: each sees who sits where
    emit changed();
}

void Phones::sendAway(int number)
{
    m_keys.forget(number);
    for (Guest* guest : QList<Guest*>(m_guests))
        if (guest->device() == number)
            guest->end(tr("Sent away at the table."));
        else
            guest->look();
    emit changed();
}

QByteArray Phones::cookieName() const { return "muster" + QByteArray::number(m_port); }

Device* Phones::deviceOf(const Request& request) { return m_keys.byKey(request.cookie(cookieName())); }

Response Phones::answer(const Request& request)
{
    if (request.path == "/join")
        return request.method == "POST" ? join(request) : Response{405};
    if (request.path == "/key") {
        if (request.method != "POST" || !request.isFromOwnPage())
            return Response{request.method == "POST" ? 403 : 405};
        if (const Device* device = deviceOf(request))
            return json(200, {{QStringLiteral("name"), device->name}});
        return json(401, {{QStringLiteral("faults"), QJsonArray{tr("This phone has not joined, or its key has ended.")}}});
    }
    if (request.method != "GET")
        return Response{405};
    return page(request.path);
}

Response Phones::join(const Request& request)
{
    if (!request.isFromOwnPage())
        return Response{403};
    const QJsonObject said = QJsonDocument::fromJson(request.body).object();
    const auto device = m_keys.join(said.value(QLatin1String("word")).toString(), said.value(QLatin1String("name")).toString(),
        request.from.toString(), m_newcomers);
    if (!device) {
        QJsonArray faults;
        for (const engine::Fault& fault : device.faults())
            faults += fault.problem + QLatin1Char(' ') + fault.remedy;
        return json(401, {{QStringLiteral("faults"), faults}});
    }
    Response response = json(200, {{QStringLiteral("name"), (*device)->name}});
    response.cookie = cookieName() + '=' + (*device)->key + (m_seal.isClosed() ? "; Secure" : "");
    QMetaObject::invokeMethod(this, &Phones::changed, Qt::QueuedConnection);
    return response;
}

void Phones::enter(Line* line, const Request& request)
{
    Device* device = deviceOf(request);
    if (!device)
        return line->end(tr("This key is not known any more."));
    auto* guest = new Guest(m_keys, device->number, line, this);
    ++device->pages;
    m_guests += guest;
    connect(guest, &Guest::left, this, [this, guest] {
        m_guests.removeOne(guest);
        if (Device* known = m_keys.byNumber(guest->device()))
            --known->pages;
        guest->deleteLater();
        emit changed();
    });
    connect(
        guest, &Guest::leaving, this, [this, guest] { sendAway(guest->device()); }, Qt::QueuedConnection);
    connect(guest, &Guest::seated, this, [this, guest] {
        for (Guest* other : std::as_const(m_guests))
            if (other != guest)
                other->look();
        emit changed();
    });
    guest->sit(m_laid.get());
    emit changed();
}

} // namespace serve
