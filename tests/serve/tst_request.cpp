// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Requests as they come over the network: whole, in pieces, and such that nobody should send.
#include "serve/request.h"

#include <QTest>

using namespace serve;

class Requests : public QObject {
    Q_OBJECT

private slots:
    void aWholeRequestIsRead();
    void whatIsWrongIsRefused_data();
    void whatIsWrongIsRefused();
    void anotherSiteIsNotTheOwnPage_data();
    void anotherSiteIsNotTheOwnPage();
    void onlyPrivateAddressesAreNear_data();
    void onlyPrivateAddressesAreNear();
    void answersKeepToTheirPage();
};

void Requests::aWholeRequestIsRead()
{
    const QByteArray bytes =
        "POST /join?x=1 HTTP/1.1\r\nHost: 10.0.0.1:80\r\nCookie: a=1; muster80=key\r\nContent-Length: 4\r\n\r\nbody";
    Request request;
    int status = 0;
    for (qsizetype n = 0; n < bytes.size(); ++n)
        QCOMPARE(int(readRequest(bytes.left(n), request, status)), int(Reading::More));
    QCOMPARE(int(readRequest(bytes, request, status)), int(Reading::Whole));
    QCOMPARE(request.method, QByteArray("POST"));
    QCOMPARE(request.path, QByteArray("/join"));
    QCOMPARE(request.body, QByteArray("body"));
    QCOMPARE(request.cookie("muster80"), QByteArray("key"));
    QCOMPARE(request.cookie("muster8"), QByteArray());
}

void Requests::whatIsWrongIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    const QByteArray host = "Host: h\r\n";
    QTest::newRow("no HTTP") << QByteArray("hello\r\n\r\n") << 400;
    QTest::newRow("no host") << QByteArray("GET / HTTP/1.1\r\n\r\n") << 400;
    QTest::newRow("two hosts") << "GET / HTTP/1.1\r\n" + host + host + "\r\n" << 400;
    QTest::newRow("another protocol") << "GET / HTTP/2\r\n" + host + "\r\n" << 400;
    QTest::newRow("a whole address") << "GET http://h/ HTTP/1.1\r\n" + host + "\r\n" << 400;
    QTest::newRow("a folded header") << "GET / HTTP/1.1\r\n" + host + " more: x\r\n\r\n" << 400;
    QTest::newRow("a control character") << "GET / HTTP/1.1\r\n" + host + QByteArray("x: \x01\r\n\r\n") << 400;
    QTest::newRow("two lengths") << "POST / HTTP/1.1\r\n" + host + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab" << 400;
    QTest::newRow("a length below nothing") << "POST / HTTP/1.1\r\n" + host + "Content-Length: -1\r\n\r\n" << 400;
    QTest::newRow("a length in words") << "POST / HTTP/1.1\r\n" + host + "Content-Length: many\r\n\r\n" << 400;
    QTest::newRow("in chunks") << "POST / HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n" << 400;
    QTest::newRow("too much") << "POST / HTTP/1.1\r\n" + host + "Content-Length: 99999999\r\n\r\n" << 413;
    QTest::newRow("a head without end") << "GET / HTTP/1.1\r\nx: " + QByteArray(mostHead, 'x') << 431;
}

void Requests::whatIsWrongIsRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    Request request;
    int said = 0;
    QCOMPARE(int(readRequest(bytes, request, said)), int(Reading::Wrong));
    QCOMPARE(said, status);
}

void Requests::anotherSiteIsNotTheOwnPage_data()
{
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<bool>("isOwn");
    QTest::newRow("own") << QByteArray("Origin: http://10.0.0.1:80\r\n") << true;
    QTest::newRow("own, as browsers say it")
        << QByteArray("Origin: http://10.0.0.1:80\r\nSec-Fetch-Site: same-origin\r\n") << true;
    QTest::newRow("another port") << QByteArray("Origin: http://10.0.0.1:81\r\n") << false;
    QTest::newRow("another site") << QByteArray("Origin: http://evil.example\r\n") << false;
    QTest::newRow("null") << QByteArray("Origin: null\r\n") << false;
    QTest::newRow("none") << QByteArray() << false;
    QTest::newRow("across sites") << QByteArray("Origin: http://10.0.0.1:80\r\nSec-Fetch-Site: cross-site\r\n") << false;
}

void Requests::anotherSiteIsNotTheOwnPage()
{
    QFETCH(QByteArray, headers);
    QFETCH(bool, isOwn);
    Request request;
    int status = 0;
    QCOMPARE(int(readRequest("GET /table HTTP/1.1\r\nHost: 10.0.0.1:80\r\n" + headers + "\r\n", request, status)),
        int(Reading::Whole));
    QCOMPARE(request.isFromOwnPage(), isOwn);
    QVERIFY(request.isForHere());
    request.headers["host"] = "evil.example:80";
    QVERIFY(!request.isForHere()); // a foreign name that was pointed at this machine
}

void Requests::onlyPrivateAddressesAreNear_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<bool>("isNear");
    for (const char* near :
        {"127.0.0.1", "::1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.1.1", "fd00::2", "fe80::1", "::ffff:192.168.1.1"})
        QTest::newRow(near) << QString::fromLatin1(near) << true;
    for (const char* far : {"8.8.8.8", "172.32.0.1", "192.169.0.1", "2001:db8::1", "::ffff:8.8.8.8"})
        QTest::newRow(far) << QString::fromLatin1(far) << false;
}

void Requests::onlyPrivateAddressesAreNear()
{
    QFETCH(QString, address);
    QFETCH(bool, isNear);
    QCOMPARE(isNearby(QHostAddress(address)), isNear);
}

void Requests::answersKeepToTheirPage()
{
    const QByteArray bytes = written({200, "text/html", "x", "muster80=key", false}, "10.0.0.1:80");
    for (const char* part : {"default-src 'none'", "frame-ancestors 'none'", "ws://10.0.0.1:80 ", "nosniff", "no-store",
             "HttpOnly; SameSite=Strict", "Content-Length: 1\r\n", "Connection: close"})
        QVERIFY2(bytes.contains(part), part);
    QVERIFY(!bytes.contains("unsafe"));
}

QTEST_GUILESS_MAIN(Requests)
#include "tst_request.moc"
