// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A request of HTTP/1.1 as it is read, within narrow bounds, and the answer to it. It opens no file and follows no path.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QHostAddress>

namespace serve {

constexpr qsizetype mostHead = 8 * 1024, mostBody = 4 * 1024; // bytes

struct Request {
    QByteArray method, path;
    QHash<QByteArray, QByteArray> headers{}; // by their names in small letters
    QByteArray body{};
    QHostAddress from{};

    QByteArray header(const char* name) const { return headers.value(name); }
    QByteArray cookie(const QByteArray& name) const;
    bool isUpgrade() const;      // to a WebSocket
    bool isFromOwnPage() const;  // as far as Origin and Host say; who types an address sends no Origin
    QByteArray hostName() const; // of Host, in small letters and without a port
    bool isForHere() const;      // Host is an address or a name of this network, so that no foreign name can stand for it
};

enum class Reading { More, Whole, Wrong };

// bytes: everything that came so far. status: what to answer when it is wrong.
Reading readRequest(const QByteArray& bytes, Request& into, int& status);

struct Response {
    int status = 200;
    QByteArray type = "text/plain; charset=utf-8";
    QByteArray body{};
    QByteArray cookie{};   // name=value; kept from scripts, sent to this page alone
    bool isPacked = false; // body is compressed already (zlib)
};

QByteArray written(const Response& response, const QByteArray& host);

bool isNearby(const QHostAddress& address); // of this machine or a private network

} // namespace serve
