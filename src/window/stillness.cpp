// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/stillness.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QTimer>

#include "kit/painted.h"

namespace window {

namespace {

constexpr QLatin1String portalName("org.freedesktop.portal.Desktop"), portalPlace("/org/freedesktop/portal/desktop"),
    portalSettings("org.freedesktop.portal.Settings");

// A setting by which a desktop says it, and the value that asks for stillness.
struct Asking {
    QLatin1String group, key, still;
};
constexpr Asking stillAskings[] = {
    {QLatin1String("org.freedesktop.appearance"), QLatin1String("reduced-motion"), QLatin1String("1")},
    {QLatin1String("org.gnome.desktop.interface"), QLatin1String("enable-animations"), QLatin1String("false")},
    {QLatin1String("org.kde.kdeglobals.KDE"), QLatin1String("AnimationDurationFactor"), QLatin1String("0")},
};

// A portal wraps an answer once more than its signal.
QVariant bare(QVariant value)
{
    while (value.canConvert<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

Stillness::Stillness(Told told)
    : m_told(std::move(told))
{
    QTimer::singleShot(kit::untilPainted, this, &Stillness::ask); // a desktop without that bus looks for it for a while
}

void Stillness::ask()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(QString(), portalPlace, portalSettings, QStringLiteral("SettingChanged"), this, SLOT(heard(QDBusMessage)));
    for (const Asking& one : stillAskings) {
        QDBusMessage call = QDBusMessage::createMethodCall(portalName, portalPlace, portalSettings, QStringLiteral("Read"));
        call.setArguments({QString(one.group), QString(one.key)});
        auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, one, watcher] {
            watcher->deleteLater();
            const QDBusMessage reply = watcher->reply();
            if (reply.type() == QDBusMessage::ReplyMessage)
                take(one.group, one.key, reply.arguments().value(0));
        });
    }
}

void Stillness::heard(const QDBusMessage& change)
{
    const QVariantList said = change.arguments();
    take(said.value(0).toString(), said.value(1).toString(), said.value(2));
}

// Desktops made of several parts answer for more than one; whoever asks for stillness is heard.
void Stillness::take(const QString& group, const QString& key, const QVariant& value)
{
    for (const Asking& one : stillAskings)
        if (group == one.group && key == one.key) {
            m_asksFor.insert(group + QLatin1Char('/') + key, bare(value).toString() == one.still);
            m_told(m_asksFor.values().contains(true));
        }
}

} // namespace window
