// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A table that is served, and phones that speak HTTP and WebSocket by themselves.
#pragma once

#include "games/catalogue.h"
#include "games/hired-swords/desk/desk.h"
#include "games/jagged-alliance/desk/desk.h"
#include "games/mercenarium/desk/desk.h"
#include "games/sellsword/desk/desk.h"
#include "games/swords-and-souls/desk/desk.h"
#include "serve/phones.h"
#include "window/library.h"
#include "window/phones/serving.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QWebSocket>

#include <algorithm>

class Fair : public engine::Chance {
public:
    int face(int sides) override { return 1 + m_next++ % sides; }

private:
    int m_next = 0;
};

struct ServedTable {
    enum class From { Tried, FirstRound }; // a tried table may begin in its last round

    explicit ServedTable(const char* game, From from = From::Tried)
    {
        window::Library::Desks desks;
        desks.push_back(std::make_unique<hiredswords::desk::Desk>());
        desks.push_back(std::make_unique<jaggedalliance::desk::Desk>());
        desks.push_back(std::make_unique<mercenarium::desk::Desk>());
        desks.push_back(std::make_unique<sellsword::desk::Desk>());
        desks.push_back(std::make_unique<swordsandsouls::desk::Desk>());
        library = std::make_unique<window::Library>(
            folder.filePath(QStringLiteral("shelf.db")), games::catalogue(), std::move(desks),
            [] { return QDateTime::currentDateTimeUtc(); }, chance);
        if (!library->openShelf().isEmpty())
            qFatal("no shelf");
        const engine::Game& rules = *library->game(QLatin1String(game));
        const kit::Beginning table = library->desk(rules.id())->tried();
        auto tried = from == From::Tried ? library->tryOut(rules)
                                         : library->begin(QStringLiteral("First round"), rules, table.setup, table.packs);
        if (!tried)
            qFatal("%s", qPrintable(tried.faults().first().text()));
        sitting = std::move(*tried);
        phones = std::make_unique<serve::Phones>(library->clock(), chance, window::rulesOf(*library));
        phones->lay(sitting.get(), library->desk(QLatin1String(game)));
        if (!phones->begin())
            qFatal("no port");
        port = quint16(QUrl(phones->address()).port());
    }

    QByteArray host() const { return "127.0.0.1:" + QByteArray::number(port); }

    // The whole answer to what is written on a connection of its own; empty when it was cut.
    QByteArray answer(const QByteArray& bytes) const
    {
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, port);
        QByteArray all;
        QObject::connect(&socket, &QTcpSocket::readyRead, &socket, [&] { all += socket.readAll(); });
        socket.write(bytes);
        (void)QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }, 15000);
        return all + socket.readAll();
    }
    QByteArray get(const QByteArray& path, const QByteArray& headers = {}) const
    {
        return answer("GET " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n" + headers + "\r\n");
    }
    QByteArray post(const QByteArray& path, const QByteArray& body, const QByteArray& origin) const
    {
        return answer("POST " + path + " HTTP/1.1\r\nHost: " + host() + "\r\nOrigin: " + origin
            + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }
    // The cookie of a new key; empty when it was refused.
    QByteArray join(const QString& word, const QString& name) const
    {
        const QByteArray said =
            QJsonDocument(QJsonObject{{QStringLiteral("word"), word}, {QStringLiteral("name"), name}}).toJson();
        const QByteArray got = post("/join", said, "http://" + host());
        const qsizetype at = got.indexOf("Set-Cookie: ");
        return at < 0 ? QByteArray() : got.mid(at + 12, got.indexOf(';', at) - at - 12);
    }

    QTemporaryDir folder;
    Fair chance;
    std::unique_ptr<window::Library> library;
    std::unique_ptr<kit::Sitting> sitting;
    std::unique_ptr<serve::Phones> phones;
    quint16 port = 0;
};

struct Phone {
    Phone(ServedTable& table, const QString& name, const QString& seat = {})
        : Phone(table, table.join(table.phones->word(), name), "http://" + table.host())
    {
        if (!seat.isEmpty())
            ask("seat", {{QStringLiteral("seat"), seat}});
    }
    Phone(ServedTable& table, const QByteArray& key, const QByteArray& origin)
        : Phone(table.host(), key, origin)
    {
    }
    Phone(const QByteArray& host, const QByteArray& key, const QByteArray& origin)
        : cookie(key)
    {
        QObject::connect(&socket, &QWebSocket::textMessageReceived, &socket, [this](const QString& text) {
            received += text.toUtf8();
            const QJsonObject said = QJsonDocument::fromJson(text.toUtf8()).object();
            if (said.value(QLatin1String("type")) == QLatin1String("answer"))
                answers.insert(said.value(QLatin1String("id")).toString(), said);
            else if (said.value(QLatin1String("type")) == QLatin1String("table"))
                shown = said;
            else
                others += said;
            if (said.contains(QLatin1String("campaign")))
                campaign = said.value(QLatin1String("campaign")).toString();
        });
        QObject::connect(&socket, &QWebSocket::binaryMessageReceived, &socket, [this](const QByteArray& bytes) {
            received += bytes;
            picture = bytes;
        });
        QNetworkRequest request(QUrl(QStringLiteral("ws://%1/table").arg(QString::fromLatin1(host))));
        request.setRawHeader("Cookie", cookie);
        request.setRawHeader("Origin", origin);
        socket.open(request);
        (void)QTest::qWaitFor([&] { return !shown.isEmpty() || socket.state() == QAbstractSocket::UnconnectedState; }, 15000);
    }

    bool isIn() const { return socket.state() == QAbstractSocket::ConnectedState; }
    void say(QJsonObject message)
    {
        if (!message.contains(QLatin1String("campaign")))
            message.insert(QStringLiteral("campaign"), campaign);
        socket.sendTextMessage(QString::fromUtf8(QJsonDocument(message).toJson(QJsonDocument::Compact)));
    }
    QJsonObject ask(const char* wish, QJsonObject fields = {}, QString id = {})
    {
        if (id.isEmpty())
            id = QString::number(++last);
        answers.remove(id);
        fields.insert(QStringLiteral("wish"), QLatin1String(wish));
        fields.insert(QStringLiteral("id"), id);
        say(fields);
        (void)QTest::qWaitFor([&] { return answers.contains(id) || !isIn(); }, 15000);
        return answers.value(id);
    }
    QJsonObject act(const QJsonObject& offer, const QString& id = {})
    {
        return ask("act",
            {{QStringLiteral("verb"), offer.value(QLatin1String("verb"))},
                {QStringLiteral("fields"), offer.value(QLatin1String("fields"))}},
            id);
    }
    QList<QJsonObject> offers() const
    {
        QList<QJsonObject> all;
        for (const QJsonValue& group : shown.value(QLatin1String("groups")).toArray())
            for (const QJsonValue& offer : group.toObject().value(QLatin1String("offers")).toArray())
                all += offer.toObject();
        return all;
    }
    // The first that is allowed to anybody.
    QJsonObject allowed() const
    {
        const QList<QJsonObject> all = offers();
        const auto one =
            std::ranges::find_if(all, [](const QJsonObject& offer) { return offer.value(QLatin1String("allowed")).toBool(); });
        return one == all.end() ? QJsonObject() : *one;
    }
    // The first that is allowed to this seat.
    QJsonObject own(const QString& seat) const
    {
        for (const QJsonObject& offer : offers())
            if (offer.value(QLatin1String("allowed")).toBool()
                && offer.value(QLatin1String("seats")).toArray().contains(QJsonValue(seat)))
                return offer;
        return {};
    }

    QWebSocket socket;
    QByteArray cookie;
    QByteArray received; // every byte of it
    QJsonObject shown;
    QList<QJsonObject> others;
    QHash<QString, QJsonObject> answers;
    QByteArray picture;
    QString campaign; // that lies on the table
    int last = 0;
};
