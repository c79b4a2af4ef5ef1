// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A page behind a certificate: everything is encrypted, nothing is answered in plain, and what is no certificate is told.
#include "serve/table.h"

#include <QFile>
#include <QProcess>
#include <QSslSocket>

class Sealed : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatIsNoCertificateIsTold_data();
    void whatIsNoCertificateIsTold();
    void aPhoneJoinsAndActs();
    void namesThatItDoesNotProveAreRefused();
    void nothingIsSaidInPlain();

private:
    void make(const char* name, const QStringList& kind, const char* days);
    QString at(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QByteArray said(const QByteArray& request) const;
    serve::Seal seal() const { return *serve::Seal::from(at("own.pem"), at("own.key")); }

    QTemporaryDir m_folder;
    quint16 m_port = 0;
};

void Sealed::make(const char* name, const QStringList& kind, const char* days)
{
    QProcess openssl;
    openssl.start(QStringLiteral("openssl"),
        QStringList{QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-nodes"), QStringLiteral("-newkey")} + kind
            + QStringList{QStringLiteral("-keyout"), at(name) + QStringLiteral(".key"), QStringLiteral("-out"),
                at(name) + QStringLiteral(".pem"), QStringLiteral("-days"), QLatin1String(days), QStringLiteral("-subj"),
                QStringLiteral("/CN=The table"), QStringLiteral("-addext"),
                QStringLiteral("subjectAltName=DNS:*.club.example,DNS:table.example,IP:127.0.0.1")});
    QVERIFY(openssl.waitForFinished(30000));
    QVERIFY2(openssl.exitCode() == 0, openssl.readAllStandardError().constData());
}

void Sealed::initTestCase()
{
    const QStringList curve{QStringLiteral("ec"), QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:prime256v1")};
    make("own", curve, "3650");
    make("other", curve, "3650");
    for (const char* name : {"rsa", "another"})
        make(name, {QStringLiteral("rsa:2048")}, "3650");
    QFile both(at("both.pem"));
    QVERIFY(both.open(QIODevice::WriteOnly));
    for (const char* part : {"own.pem", "own.key"}) {
        QFile file(at(part));
        QVERIFY(file.open(QIODevice::ReadOnly));
        both.write(file.readAll());
    }
}

void Sealed::whatIsNoCertificateIsTold_data()
{
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("says"); // empty: it is one
    QTest::newRow("two files") << "own.pem"
                               << "own.key"
                               << "";
    QTest::newRow("one file") << "both.pem"
                              << ""
                              << "";
    QTest::newRow("no file") << "none.pem"
                             << "own.key"
                             << "none.pem";
    QTest::newRow("no key") << "own.pem"
                            << "none.key"
                            << "none.key";
    QTest::newRow("a key as certificate") << "own.key"
                                          << "own.key"
                                          << "no certificate";
    QTest::newRow("a certificate as key") << "own.pem"
                                          << ""
                                          << "no key";
    QTest::newRow("another's key") << "own.pem"
                                   << "rsa.key"
                                   << "not the one";
    QTest::newRow("another's of the same kind") << "own.pem"
                                                << "other.key"
                                                << "not the one";
    QTest::newRow("RSA") << "rsa.pem"
                         << "rsa.key"
                         << "";
    QTest::newRow("another's RSA") << "rsa.pem"
                                   << "another.key"
                                   << "not the one";
}

void Sealed::whatIsNoCertificateIsTold()
{
    QFETCH(QString, certificate);
    QFETCH(QString, key);
    QFETCH(QString, says);
    const auto made = serve::Seal::from(m_folder.filePath(certificate), key.isEmpty() ? key : m_folder.filePath(key));
    QCOMPARE(bool(made), says.isEmpty());
    if (!made) {
        QVERIFY2(made.faults().first().text().contains(says), qPrintable(made.faults().first().text()));
        QVERIFY(!made.faults().first().remedy.isEmpty());
    }
}

// What is answered to a whole request within the encryption.
QByteArray Sealed::said(const QByteArray& request) const
{
    QSslSocket socket;
    QByteArray all;
    connect(&socket, &QSslSocket::sslErrors, &socket, [&] { socket.ignoreSslErrors(); });
    connect(&socket, &QSslSocket::readyRead, &socket, [&] { all += socket.readAll(); });
    connect(&socket, &QSslSocket::encrypted, &socket, [&] { socket.write(request); });
    socket.connectToHostEncrypted(QStringLiteral("127.0.0.1"), m_port);
    (void)QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }, 15000);
    return all + socket.readAll();
}

void Sealed::aPhoneJoinsAndActs()
{
    ServedTable table("hired-swords");
    QVERIFY(table.phones->begin(0, seal()));
    QVERIFY2(table.phones->address().startsWith(QLatin1String("https://table.example:")), qPrintable(table.phones->address()));
    m_port = quint16(QUrl(table.phones->address()).port());
    const QByteArray host = "table.example:" + QByteArray::number(m_port);
    QVERIFY(said("GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n").startsWith("HTTP/1.1 200"));
    const QByteArray word = "{\"word\":\"" + table.phones->word().toUtf8() + "\",\"name\":\"Ada\"}";
    const QByteArray joined = said("POST /join HTTP/1.1\r\nHost: " + host + "\r\nOrigin: https://" + host
        + "\r\nContent-Length: " + QByteArray::number(word.size()) + "\r\n\r\n" + word);
    QVERIFY2(joined.startsWith("HTTP/1.1 200"), joined.constData());
    const qsizetype at = joined.indexOf("Set-Cookie: ") + 12;
    QVERIFY2(joined.mid(at, joined.indexOf('\n', at) - at).contains("; Secure"), joined.constData());

    QWebSocket line;
    QJsonObject shown;
    QJsonObject answer;
    connect(&line, &QWebSocket::sslErrors, &line, [&] { line.ignoreSslErrors(); });
    connect(&line, &QWebSocket::textMessageReceived, &line, [&](const QString& text) {
        const QJsonObject message = QJsonDocument::fromJson(text.toUtf8()).object();
        (message.value(QLatin1String("type")) == QLatin1String("answer") ? answer : shown) = message;
    });
    QNetworkRequest request(QUrl(QStringLiteral("wss://127.0.0.1:%1/table").arg(m_port)));
    request.setRawHeader("Cookie", joined.mid(at, joined.indexOf(';', at) - at));
    request.setRawHeader("Origin", "https://127.0.0.1:" + QByteArray::number(m_port));
    line.open(request);
    QTRY_COMPARE_WITH_TIMEOUT(shown.value(QLatin1String("type")).toString(), QStringLiteral("table"), 15000);
    line.sendTextMessage(QStringLiteral("{\"wish\":\"here\",\"id\":\"1\"}"));
    QTRY_COMPARE(answer.value(QLatin1String("id")).toString(), QStringLiteral("1"));
}

void Sealed::namesThatItDoesNotProveAreRefused()
{
    ServedTable table("hired-swords");
    QVERIFY(table.phones->begin(0, seal()));
    m_port = quint16(QUrl(table.phones->address()).port());
    for (const auto& [name, status] : {std::pair("table.example", "200"), {"friday.club.example", "200"}, {"127.0.0.1", "200"},
             {"club.example", "403"}, {"a.friday.club.example", "403"}, {"evil.example", "403"}})
        QCOMPARE(said(QByteArray("GET / HTTP/1.1\r\nHost: ") + name + ":" + QByteArray::number(m_port) + "\r\n\r\n").mid(9, 3),
            QByteArray(status));
}

// Whoever speaks plainly at such a door is not understood, and nobody else is kept waiting.
void Sealed::nothingIsSaidInPlain()
{
    ServedTable table("hired-swords");
    QVERIFY(table.phones->begin(0, seal()));
    m_port = table.port = quint16(QUrl(table.phones->address()).port());
    QTcpSocket silent;
    silent.connectToHost(QHostAddress::LocalHost, m_port); // and never begins
    QVERIFY(!table.get("/").contains("HTTP"));
    QVERIFY(said("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").startsWith("HTTP/1.1 200"));
}

QTEST_MAIN(Sealed)
#include "tst_seal.moc"
