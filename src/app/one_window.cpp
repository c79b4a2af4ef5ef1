// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/one_window.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>

namespace app {

namespace {

constexpr int patience = 2000;            // milliseconds
constexpr qint64 longestCall = 64 * 1024; // bytes; a call is a path and a name
constexpr char here[] = "here\n";

// The same for every way in which a shelf's file can be named. Short: the path of a socket has 107 bytes.
QString addressOf(const QString& shelf)
{
    const QFileInfo file(shelf);
    const QString path = file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex().left(16);
#ifdef Q_OS_UNIX
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation) + QStringLiteral("/musterroll-")
        + QString::fromLatin1(hash);
#else
    return QStringLiteral("musterroll-") + QString::fromLatin1(hash);
#endif
}

} // namespace

bool handOver(const QString& shelf, const Call& call)
{
    QLocalSocket socket;
    socket.connectToServer(addressOf(shelf));
    if (!socket.waitForConnected(patience))
        return false;
    const QJsonObject said{{QStringLiteral("file"), call.file}, {QStringLiteral("campaign"), call.campaign},
        {QStringLiteral("activation"), qEnvironmentVariable("XDG_ACTIVATION_TOKEN")}};
    socket.write(QJsonDocument(said).toJson(QJsonDocument::Compact) + '\n');
    QByteArray answer;
    while (!answer.endsWith('\n') && socket.waitForReadyRead(patience))
        answer += socket.readAll();
    return answer == here;
}

OneWindow::OneWindow(const QString& shelf, std::function<void(const Call&)> called)
{
    const QString address = addressOf(shelf);
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    if (!m_server.listen(address)) { // nobody answered there before: it is left of a window that was cut off
        QLocalServer::removeServer(address);
        m_server.listen(address);
    }
    QObject::connect(&m_server, &QLocalServer::newConnection, &m_server, [this, called = std::move(called)] {
        while (QLocalSocket* socket = m_server.nextPendingConnection()) {
            QObject::connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
            const auto hear = [socket, called] {
                if (!socket->canReadLine()) {
                    if (socket->bytesAvailable() > longestCall)
                        socket->abort();
                    return;
                }
                const QJsonObject said = QJsonDocument::fromJson(socket->readLine(longestCall)).object();
                if (said.isEmpty()) { // none of ours
                    socket->abort();
                    return;
                }
                socket->write(here);
                socket->flush();
                // Wayland lets a window come forward when the one who was clicked passes its right on.
                if (const QString token = said.value(QLatin1String("activation")).toString(); !token.isEmpty())
                    qputenv("XDG_ACTIVATION_TOKEN", token.toUtf8());
                called({said.value(QLatin1String("file")).toString(), said.value(QLatin1String("campaign")).toString()});
            };
            QObject::connect(socket, &QLocalSocket::readyRead, socket, hear);
            hear(); // it may be here already
        }
    });
}

} // namespace app
