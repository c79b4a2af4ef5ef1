// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve/request.h"

#include <QList>

#include <algorithm>

namespace serve {

namespace {

QByteArray wordOf(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 204:
        return "No Content";
    case 400:
        return "Bad Request";
    case 401:
        return "Unauthorized";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 408:
        return "Request Timeout";
    case 413:
        return "Content Too Large";
    case 429:
        return "Too Many Requests";
    case 431:
        return "Request Header Fields Too Large";
    default:
        return "Error";
    }
}

bool isToken(const QByteArray& text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

bool readFirstLine(const QByteArray& line, Request& into)
{
    const QList<QByteArray> words = line.split(' ');
    if (words.size() != 3 || !isToken(words[0]) || !words[1].startsWith('/') || !words[2].startsWith("HTTP/1."))
        return false;
    into.method = words[0];
    into.path = words[1].left(words[1].indexOf('?') < 0 ? words[1].size() : words[1].indexOf('?'));
    return true;
}

bool readHeaders(const QList<QByteArray>& lines, Request& into)
{
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const qsizetype colon = lines[i].indexOf(':');
        const QByteArray name = lines[i].left(std::max<qsizetype>(colon, 0)).toLower();
        if (!isToken(name) || into.headers.contains(name)) // said twice, it could mean two things
            return false;
        into.headers.insert(name, lines[i].mid(colon + 1).trimmed());
    }
    return into.headers.contains("host");
}

// Without its port; an address of six bytes loses its brackets.
QByteArray nameOf(const QByteArray& host)
{
    if (host.startsWith('['))
        return host.mid(1, host.indexOf(']') - 1);
    return host.left(host.indexOf(':') < 0 ? host.size() : host.indexOf(':'));
}

} // namespace

QByteArray Request::cookie(const QByteArray& name) const
{
    for (const QByteArray& part : header("cookie").split(';'))
        if (const QByteArray one = part.trimmed(); one.startsWith(name + '='))
            return one.mid(name.size() + 1);
    return {};
}

bool Request::isUpgrade() const { return header("upgrade").toLower() == "websocket"; }

bool Request::isFromOwnPage() const
{
    const QByteArray site = header("sec-fetch-site");
    const QByteArray origin = header("origin");
    const bool isOwn = origin == "http://" + header("host") || origin == "https://" + header("host");
    return isOwn && (site.isEmpty() || site == "same-origin");
}

QByteArray Request::hostName() const { return nameOf(header("host")).toLower(); }

bool Request::isForHere() const
{
    const QByteArray name = hostName();
    return !QHostAddress(QString::fromLatin1(name)).isNull() || name == "localhost" || name.endsWith(".local")
        || (isToken(name) && !name.contains('.'));
}

Reading readRequest(const QByteArray& bytes, Request& into, int& status)
{
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    if (end < 0 || end > mostHead) {
        status = 431;
        return end < 0 && bytes.size() <= mostHead ? Reading::More : Reading::Wrong;
    }
    status = 400;
    into = {};
    QList<QByteArray> lines = bytes.left(end).split('\n');
    for (QByteArray& line : lines) {
        if (line.endsWith('\r'))
            line.chop(1);
        if (std::ranges::any_of(line, [](char c) { return (c >= 0 && c < 32 && c != '\t') || c == 127; }))
            return Reading::Wrong;
    }
    if (!readFirstLine(lines.first(), into) || !readHeaders(lines, into) || into.headers.contains("transfer-encoding"))
        return Reading::Wrong;
    bool isNumber = true;
    const QByteArray said = into.header("content-length");
    const qsizetype length = said.isEmpty() ? 0 : said.toLongLong(&isNumber);
    if (!isNumber || length < 0)
        return Reading::Wrong;
    if (length > mostBody) {
        status = 413;
        return Reading::Wrong;
    }
    into.body = bytes.mid(end + 4, length);
    return into.body.size() < length ? Reading::More : Reading::Whole;
}

QByteArray written(const Response& response, const QByteArray& host)
{
    QByteArray head = "HTTP/1.1 " + QByteArray::number(response.status) + ' ' + wordOf(response.status) + "\r\n";
    const auto add = [&head](const QByteArray& name, const QByteArray& value) { head += name + ": " + value + "\r\n"; };
    add("Content-Type", response.type);
    add("Content-Length", QByteArray::number(response.body.size()));
    if (response.isPacked)
        add("Content-Encoding", "deflate");
    if (!response.cookie.isEmpty())
        add("Set-Cookie", response.cookie + "; Path=/; HttpOnly; SameSite=Strict; Max-Age=86400");
    add("Connection", "close");
    add("Cache-Control", "no-store");
    add("Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self' ws://" + host
            + " wss://" + host + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
    add("X-Content-Type-Options", "nosniff");
    add("X-Frame-Options", "DENY");
    add("Referrer-Policy", "no-referrer");
    add("Cross-Origin-Opener-Policy", "same-origin");
    add("Cross-Origin-Resource-Policy", "same-origin");
    add("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    return head + "\r\n" + response.body;
}

bool isNearby(const QHostAddress& address)
{
    static const QList<std::pair<QHostAddress, int>> nets{QHostAddress::parseSubnet(QStringLiteral("10.0.0.0/8")),
        QHostAddress::parseSubnet(QStringLiteral("172.16.0.0/12")), QHostAddress::parseSubnet(QStringLiteral("192.168.0.0/16")),
        QHostAddress::parseSubnet(QStringLiteral("169.254.0.0/16")), QHostAddress::parseSubnet(QStringLiteral("fc00::/7")),
        QHostAddress::parseSubnet(QStringLiteral("fe80::/10"))};
    bool isFour = false;
    const quint32 four = address.toIPv4Address(&isFour); // one that came through a socket of both kinds
    const QHostAddress plain = isFour ? QHostAddress(four) : address;
    return plain.isLoopback() || std::ranges::any_of(nets, [&](const auto& net) { return plain.isInSubnet(net); });
}

} // namespace serve
