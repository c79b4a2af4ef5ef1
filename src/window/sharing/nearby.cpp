// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sharing/nearby.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QUuid>

namespace window {

using engine::Fault;

namespace {

constexpr char avahi[] = "org.freedesktop.Avahi";
constexpr char serviceKind[] = "_musterroll._tcp";
constexpr int anyNetwork = -1;         // every network card, IPv4 and IPv6
constexpr int lookingTime = 3000;      // milliseconds
constexpr qsizetype pieceOfText = 200; // bytes of one text of an announcement, which has 255 at most
constexpr qsizetype longestName = 60;  // letters of a name there
constexpr int answerTime = 5000;       // milliseconds that Avahi's answer is waited for

QDBusPendingCall avahiAsked(const QString& path, const char* interface, const char* what, const QVariantList& with = {})
{
    static const QMetaType texts = qDBusRegisterMetaType<QByteArrayList>();
    Q_UNUSED(texts)
    QDBusMessage call = QDBusMessage::createMethodCall(
        QLatin1String(avahi), path, QLatin1String(avahi) + QLatin1Char('.') + QLatin1String(interface), QLatin1String(what));
    call.setArguments(with);
    return QDBusConnection::systemBus().asyncCall(call, answerTime);
}

// then is called with the answer while `of` lives.
template <class Then> void whenAnswered(QObject* of, const QDBusPendingCall& call, Then then)
{
    auto* watcher = new QDBusPendingCallWatcher(call, of);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, of, [then](QDBusPendingCallWatcher* done) {
        done->deleteLater();
        then(done->reply());
    });
}

bool isRefusal(const QDBusMessage& reply) { return reply.type() == QDBusMessage::ErrorMessage; }

Fault noAvahi(const QDBusMessage& reply)
{
    return {QStringLiteral("Avahi"), reply.errorMessage(),
        Nearby::tr("This computer cannot look around its network: Avahi does not run here."),
        Nearby::tr("Install the package avahi-daemon, or use the whole invitation instead of its word.")};
}

QString avahiPath(const QDBusMessage& reply) { return reply.arguments().value(0).value<QDBusObjectPath>().path(); }

QByteArrayList announcedTexts(const TableNearby& table)
{
    const share::Address& at = table.address;
    QByteArrayList texts{"table=" + table.table.left(longestName).toUtf8(), "who=" + table.who.left(longestName).toUtf8(),
        "name=" + at.name.toUtf8(), "at=" + at.at.toUtf8(), "port=" + QByteArray::number(at.port),
        "database=" + at.database.toUtf8()};
    for (qsizetype from = 0; from < at.root.size(); from += pieceOfText)
        texts += "root" + QByteArray::number(from / pieceOfText) + '=' + at.root.mid(from, pieceOfText);
    return texts;
}

std::optional<TableNearby> announcedTable(const QByteArrayList& texts)
{
    QMap<QByteArray, QByteArray> values;
    for (const QByteArray& one : texts)
        if (const qsizetype at = one.indexOf('='); at > 0)
            values.insert(one.left(at), one.mid(at + 1));
    const auto text = [&](const char* name) { return QString::fromUtf8(values.value(name)).left(longestName); };
    TableNearby found{text("table"), text("who"),
        {QString::fromUtf8(values.value("name")), text("at"), quint16(values.value("port").toUInt()), text("database"), {}}};
    for (int i = 0; values.contains("root" + QByteArray::number(i)); ++i)
        found.address.root += values["root" + QByteArray::number(i)];
    // Whoever announced it: what would not stand in a link is passed over.
    const auto link = share::linkFrom(share::written({share::Link::Kind::Join, found.address, share::newWord()}));
    if (!link || link->address != found.address)
        return std::nullopt;
    return found;
}

} // namespace

Announcement::Announcement(const TableNearby& table, const std::function<void(const std::optional<Fault>&)>& then)
{
    whenAnswered(
        this, avahiAsked(QStringLiteral("/"), "Server", "EntryGroupNew"), [this, table, then](const QDBusMessage& group) {
            if (isRefusal(group))
                return then(noAvahi(group));
            m_group = avahiPath(group);
            const QString name = QStringLiteral("Muster Roll ") + QUuid::createUuid().toString(QUuid::Id128).left(8);
            const QVariantList service{anyNetwork, anyNetwork, 0U, name, QLatin1String(serviceKind), QString(), QString(),
                QVariant::fromValue(table.address.port), QVariant::fromValue(announcedTexts(table))};
            whenAnswered(this, avahiAsked(m_group, "EntryGroup", "AddService", service), [this, then](const QDBusMessage& added) {
                if (isRefusal(added))
                    return then(noAvahi(added));
                whenAnswered(this, avahiAsked(m_group, "EntryGroup", "Commit"),
                    [then](const QDBusMessage& done) { then(isRefusal(done) ? std::optional(noAvahi(done)) : std::nullopt); });
            });
        });
}

Announcement::~Announcement()
{
    if (!m_group.isEmpty())
        avahiAsked(m_group, "EntryGroup", "Free");
}

Nearby::Nearby()
{
    // Before it is asked for: what is known already comes at once.
    QDBusConnection::systemBus().connect(QLatin1String(avahi), QString(), QStringLiteral("org.freedesktop.Avahi.ServiceBrowser"),
        QStringLiteral("ItemNew"), this, SLOT(seen(int, int, QString, QString, QString, uint)));
    whenAnswered(this,
        avahiAsked(QStringLiteral("/"), "Server", "ServiceBrowserNew",
            {anyNetwork, anyNetwork, QLatin1String(serviceKind), QString(), 0U}),
        [this](const QDBusMessage& browser) {
            if (isRefusal(browser)) {
                m_time.stop();
                emit ended({noAvahi(browser)});
            } else {
                m_browser = avahiPath(browser);
            }
        });
    m_time.setSingleShot(true);
    connect(&m_time, &QTimer::timeout, this, [this] { emit ended({}); });
    m_time.start(lookingTime);
}

Nearby::~Nearby()
{
    if (!m_browser.isEmpty())
        avahiAsked(m_browser, "ServiceBrowser", "Free");
}

void Nearby::seen(int interface, int protocol, const QString& name, const QString& type, const QString& domain, uint)
{
    if (type != QLatin1String(serviceKind) || m_seen.contains(name)) // it comes once for each network card
        return;
    m_seen.insert(name);
    whenAnswered(this,
        avahiAsked(QStringLiteral("/"), "Server", "ResolveService", {interface, protocol, name, type, domain, anyNetwork, 0U}),
        [this](const QDBusMessage& reply) {
            constexpr qsizetype texts = 9; // among what is whenAnswered
            if (isRefusal(reply) || reply.arguments().size() <= texts)
                return;
            if (const auto table = announcedTable(qdbus_cast<QByteArrayList>(reply.arguments().at(texts))))
                emit found(*table);
        });
}

} // namespace window
