// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/door.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>
#include <QWebSocket>
#include <QWebSocketServer>

#include <algorithm>

namespace serve {

namespace {

constexpr int mostOpen = 96, mostFromOne = 24; // connections
constexpr int requestSeconds = 10;
constexpr quint64 mostFrame = 64 * 1024;       // bytes that a page may say at once
constexpr qint64 mostUnread = 8 * 1024 * 1024; // bytes that a page may leave unread
constexpr int mostSaid = 60;                   // messages within a second

class OpenLine : public Line {
public:
    OpenLine(QWebSocket* socket, QObject* parent)
        : Line(parent)
        , m_socket(socket)
    {
        socket->setParent(this);
        socket->setMaxAllowedIncomingFrameSize(mostFrame);
        socket->setMaxAllowedIncomingMessageSize(mostFrame);
        connect(socket, &QWebSocket::textMessageReceived, this, [this](const QString& text) { take(text.toUtf8()); });
        connect(socket, &QWebSocket::binaryMessageReceived, this,
            [this] { m_socket->close(QWebSocketProtocol::CloseCodeDatatypeNotSupported); });
        connect(socket, &QWebSocket::disconnected, this, [this] {
            emit left();
            deleteLater();
        });
        m_second.start();
    }

    void send(const QByteArray& text) override
    {
        if (!isReading())
            return;
        m_socket->sendTextMessage(QString::fromUtf8(text));
        m_socket->flush(); // before anything is painted
    }
    void sendPicture(const QByteArray& bytes) override
    {
        if (isReading())
            m_socket->sendBinaryMessage(bytes);
    }
    void end(const QString& why) override
    {
        m_socket->close(QWebSocketProtocol::CloseCodeGoingAway, why.left(40)); // as many bytes as a close may carry
    }

private:
    // Whoever does not read what is sent is let go; a page that comes back gets all of it anew.
    bool isReading()
    {
        if (m_socket->bytesToWrite() <= mostUnread)
            return true;
        m_socket->abort();
        return false;
    }
    void take(const QByteArray& text)
    {
        if (m_second.elapsed() >= 1000) {
            m_second.restart();
            m_said = 0;
        }
        if (++m_said > mostSaid)
            m_socket->close(QWebSocketProtocol::CloseCodePolicyViolated);
        else
            emit came(text);
    }

    QWebSocket* m_socket;
    QElapsedTimer m_second;
    int m_said = 0;
};

// Whoever knocks at a sealed door speaks encrypted from the first byte.
class Listening : public QTcpServer {
public:
    Seal seal;

protected:
    void incomingConnection(qintptr handle) override
    {
        if (!seal.isClosed())
            return QTcpServer::incomingConnection(handle);
        auto* socket = new QSslSocket(this);
        socket->setSslConfiguration(seal.configuration());
        socket->setSocketDescriptor(handle);
        socket->startServerEncryption();
        addPendingConnection(socket);
    }
};

} // namespace

class Door::Porch : public QObject {
public:
    Porch(Door& door, Answer answer, Admit admit)
        : m_door(door)
        , m_answer(std::move(answer))
        , m_admit(std::move(admit))
        , m_lines(QStringLiteral("Muster Roll"), QWebSocketServer::NonSecureMode)
    {
        m_lines.setMaxPendingConnections(mostOpen);
        m_lines.setHandshakeTimeout(requestSeconds * 1000);
        connect(&m_tcp, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket* socket = m_tcp.nextPendingConnection())
                welcome(socket);
        });
        connect(&m_lines, &QWebSocketServer::newConnection, this, [this] {
            while (QWebSocket* socket = m_lines.nextPendingConnection())
                open(socket);
        });
    }
    ~Porch() override
    {
        qDeleteAll(findChildren<OpenLine*>()); // before what they speak through
        for (const auto& socket : std::as_const(m_open))
            if (socket)
                socket->disconnect(this);
    }

    Listening& tcp() { return m_tcp; }

private:
    void welcome(QTcpSocket* socket)
    {
        m_open.removeIf([](const auto& other) { return !other; });
        const auto isFromSame = [&](const auto& other) { return other->peerAddress() == socket->peerAddress(); };
        if (!isNearby(socket->peerAddress()) || m_open.size() >= mostOpen
            || std::count_if(m_open.cbegin(), m_open.cend(), isFromSame) >= mostFromOne) {
            socket->abort();
            socket->deleteLater();
            return;
        }
        m_open += socket;
        attend(socket);
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
        QTimer::singleShot(requestSeconds * 1000, socket, [this, socket] {
            if (!isHanded(socket))
                socket->abort();
        });
        read(socket);
    }

    // Until somebody else looks after it.
    void attend(QTcpSocket* socket)
    {
        connect(socket, &QTcpSocket::disconnected, this, [socket] { socket->deleteLater(); });
    }

    void read(QTcpSocket* socket)
    {
        Request request;
        int status = 400;
        const Reading reading = readRequest(socket->peek(mostHead + mostBody + 4), request, status);
        request.from = socket->peerAddress();
        if (reading == Reading::More)
            return;
        if (reading == Reading::Wrong)
            return answer(socket, Response{status}, "");
        if (!request.isForHere() && !m_tcp.seal.names(request.hostName()))
            return answer(socket, Response{403}, "");
        if (!request.isUpgrade())
            return answer(socket, m_answer(request), request.header("host"));
        if (!request.isFromOwnPage() || !m_admit(request))
            return answer(socket, Response{403}, request.header("host"));
        socket->disconnect(this);
        attend(socket);
        m_handed.removeIf([](const Handed& other) { return !other.socket; });
        m_handed += Handed{socket, request};
        m_lines.handleConnection(socket);
    }

    void answer(QTcpSocket* socket, const Response& response, const QByteArray& host)
    {
        socket->disconnect(this); // one request, one answer
        attend(socket);
        socket->readAll();
        socket->write(written(response, host));
        socket->disconnectFromHost();
    }

    void open(QWebSocket* socket)
    {
        for (const Handed& one : std::as_const(m_handed))
            if (one.socket && one.socket->peerPort() == socket->peerPort()
                && one.socket->peerAddress() == socket->peerAddress()) {
                disconnect(one.socket, &QTcpSocket::disconnected, this, nullptr);
                connect(socket, &QObject::destroyed, one.socket, &QObject::deleteLater);
                emit m_door.entered(new OpenLine(socket, this), Request(one.request));
                return;
            }
        socket->abort();
        socket->deleteLater();
    }

    struct Handed { // a connection that asked for a line, with what it asked
        QPointer<QTcpSocket> socket;
        Request request;
    };
    bool isHanded(const QTcpSocket* socket) const
    {
        return std::any_of(m_handed.cbegin(), m_handed.cend(), [&](const Handed& one) { return one.socket == socket; });
    }

    Door& m_door;
    Answer m_answer;
    Admit m_admit;
    Listening m_tcp;
    QWebSocketServer m_lines;
    // Qt WebSockets cuts every signal of a connection that it has done with, so nobody is told that one goes.
    QList<QPointer<QTcpSocket>> m_open;
    QList<Handed> m_handed;
};

Door::Door(Answer answer, Admit admit, QObject* parent)
    : QObject(parent)
    , m_porch(std::make_unique<Porch>(*this, std::move(answer), std::move(admit)))
{
}

Door::~Door() = default;

engine::Result<quint16> Door::open(quint16 port, const Seal& seal)
{
    m_porch->tcp().seal = seal;
    if (m_porch->tcp().listen(QHostAddress::Any, port))
        return m_porch->tcp().serverPort();
    return engine::Fault{QStringLiteral("--port"), QString::number(port),
        QCoreApplication::translate("serve", "This port cannot be listened on: %1.").arg(m_porch->tcp().errorString()),
        QCoreApplication::translate("serve", "Choose another one, or 0 for any that is free.")};
}

void Door::close() { m_porch->tcp().close(); }

} // namespace serve
