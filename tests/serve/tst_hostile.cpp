// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a hostile machine in the same network may try: refused in a sentence or cut, the table untouched, the others not slowed.
#include "serve/table.h"

#include <QElapsedTimer>

#include <algorithm>

class Hostile : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void wrongWords();
    void noKeyNoLine();
    void anotherSite();
    void otherPaths_data();
    void otherPaths();
    void frames_data();
    void frames();
    void aFlood();
    void manyConnections();
    void aSlowReader();
    void markupStaysText();

private:
    std::unique_ptr<ServedTable> m_table;
    std::unique_ptr<Phone> m_good; // plays on meanwhile
    qint64 m_last = 0;
};

void Hostile::init()
{
    m_table = std::make_unique<ServedTable>("swords-and-souls");
    m_good = std::make_unique<Phone>(*m_table, QStringLiteral("Mara"), m_table->phones->seats().first());
    m_last = m_table->sitting->table().last();
}

void Hostile::cleanup()
{
    QCOMPARE(m_table->sitting->table().last(), m_last); // the table was not touched
    QVERIFY(m_good->isIn());
    QVERIFY(m_good->ask("here").contains(QLatin1String("id")));
    m_good.reset();
    m_table.reset();
}

void Hostile::wrongWords()
{
    for (int i = 0; i < 5; ++i)
        QVERIFY(m_table->join(QStringLiteral("AAAAAA"), QStringLiteral("Eve")).isEmpty());
    QVERIFY(m_table->join(m_table->phones->word(), QStringLiteral("Eve")).isEmpty());
    for (const char* body : {"", "[]", "{", "\xff\xfe", "{\"word\":{\"a\":1}}"})
        QVERIFY(m_table->post("/join", body, "http://" + m_table->host()).startsWith("HTTP/1.1 401"));
    QCOMPARE(m_table->phones->people().size(), size_t(1));
}

void Hostile::noKeyNoLine()
{
    for (const QByteArray& cookie : {QByteArray(), QByteArray("muster1=x"), m_good->cookie + "x", m_good->cookie.left(20)}) {
        Phone phone(*m_table, cookie, "http://" + m_table->host());
        QVERIFY(!phone.isIn());
        QVERIFY(phone.received.isEmpty());
    }
}

void Hostile::anotherSite()
{
    for (const QByteArray& origin : {QByteArray("http://evil.example"), QByteArray("null"), QByteArray("http://127.0.0.1:1"),
             QByteArray("https://evil.example:") + QByteArray::number(m_table->port)}) {
        Phone phone(*m_table, m_good->cookie, origin); // with a key that is good
        QVERIFY(!phone.isIn());
        QVERIFY(phone.received.isEmpty());
        QVERIFY(m_table->post("/join", "{}", origin).startsWith("HTTP/1.1 403"));
        QVERIFY(m_table->post("/key", "", origin).startsWith("HTTP/1.1 403"));
    }
    QVERIFY(m_table->answer("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n").startsWith("HTTP/1.1 403"));
}

void Hostile::otherPaths_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char* path :
        {"/../../etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd", "/page.html", "/serve/page.html", "/:/serve/page.html",
            "/app.js/", "/app.js%00.css", "/games/swords-and-souls/training.json", "/.git/config", "/table", "/key", "/join"})
        QTest::newRow(path) << QByteArray(path);
}

void Hostile::otherPaths()
{
    QFETCH(QByteArray, path);
    const QByteArray answer = m_table->get(path, "Cookie: " + m_good->cookie + "\r\n");
    QVERIFY2(answer.startsWith("HTTP/1.1 404") || answer.startsWith("HTTP/1.1 405"), answer.left(40).constData());
    QVERIFY(answer.endsWith("\r\n\r\n")); // and says nothing
    QVERIFY(m_table->get("/").startsWith("HTTP/1.1 200"));
    QVERIFY(m_table->answer("DELETE " + path + " HTTP/1.1\r\nHost: " + m_table->host() + "\r\n\r\n").startsWith("HTTP/1.1 405"));
}

void Hostile::frames_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray("");
    QTest::newRow("no JSON") << QByteArray("hello");
    QTest::newRow("a list") << QByteArray("[1,2]");
    QTest::newRow("no wish") << QByteArray("{\"id\":\"1\"}");
    QTest::newRow("deep") << QByteArray(5000, '[') + QByteArray(5000, ']');
    QTest::newRow("oversized") << "{\"wish\":\"find\",\"words\":\"" + QByteArray(1 << 20, 'x') + "\"}";
}

void Hostile::frames()
{
    QFETCH(QByteArray, text);
    Phone phone(*m_table, QStringLiteral("Eve"));
    QVERIFY(phone.isIn());
    phone.socket.sendTextMessage(QString::fromUtf8(text));
    QTRY_VERIFY(!phone.isIn());
    Phone binary(*m_table, QStringLiteral("Eve"));
    binary.socket.sendBinaryMessage(QByteArray(1000, '\0'));
    QTRY_VERIFY(!binary.isIn());
}

void Hostile::aFlood()
{
    Phone phone(*m_table, QStringLiteral("Eve"));
    for (int i = 0; i < 500; ++i)
        phone.say(
            {{QStringLiteral("wish"), QStringLiteral("find")}, {QStringLiteral("words"), QStringLiteral("attack %1").arg(i)}});
    QTRY_VERIFY(!phone.isIn());
}

// A thousand connections that say nothing: most are cut, and a phone that is in is answered as quickly as before.
void Hostile::manyConnections()
{
    const auto slowest = [this] {
        QList<qint64> times;
        for (int i = 0; i < 40; ++i) {
            QElapsedTimer timer;
            timer.start();
            (void)m_good->ask("here");
            times += timer.nsecsElapsed();
        }
        std::ranges::sort(times);
        return times[38];
    };
    const qint64 before = slowest();
    std::vector<std::unique_ptr<QTcpSocket>> all;
    for (int i = 0; i < 1000; ++i) {
        all.push_back(std::make_unique<QTcpSocket>());
        all.back()->connectToHost(QHostAddress::LocalHost, m_table->port);
        if (i % 3 == 0)
            all.back()->write("GET / HTTP/1.1\r\n");
    }
    const auto open = [&] {
        return std::ranges::count_if(all, [](const auto& one) { return one->state() == QAbstractSocket::ConnectedState; });
    };
    QTRY_VERIFY2(open() < 30, qPrintable(QString::number(open())));
    QTest::qWait(1200); // as many messages as a phone may say within a second
    const qint64 during = slowest();
    constexpr qint64 unnoticed = 5'000'000; // nanoseconds
    QVERIFY2(during <= std::max(2 * before, unnoticed), qPrintable(QStringLiteral("%1 instead of %2").arg(during).arg(before)));
    all.clear();
    QTRY_VERIFY(m_table->get("/").startsWith("HTTP/1.1 200"));
}

// It asks for pictures and never reads them: what waits for it stays small.
void Hostile::aSlowReader()
{
    Phone phone(*m_table, QStringLiteral("Eve"));
    phone.socket.setReadBufferSize(1);
    for (int i = 0; i < 40; ++i) {
        phone.say({{QStringLiteral("wish"), QStringLiteral("view")}, {QStringLiteral("width"), 600 + i},
            {QStringLiteral("height"), 600}});
        QVERIFY(m_good->ask("here").contains(QLatin1String("id")));
        QTest::qWait(30);
    }
}

void Hostile::markupStaysText()
{
    const QString name = QStringLiteral("</script><img src=x onerror=alert(1)>");
    Phone phone(*m_table, name);
    QVERIFY(phone.isIn());
    QCOMPARE(phone.shown.value(QLatin1String("you")).toObject().value(QLatin1String("name")).toString(), name.left(40));
    const QByteArray page = m_table->get("/");
    const QByteArray html = qUncompress(
        QByteArray(4, '\x7f').replace(0, 4, QByteArray("\x00\x01\x00\x00", 4)) + page.mid(page.indexOf("\r\n\r\n") + 4));
    QVERIFY(html.contains("<!doctype html>"));
    QVERIFY(!html.contains("onerror"));
    // Nothing on the page makes markup of a text.
    for (const char* file : {"app.js", "draw.js", "form.js", "line.js"}) {
        QFile script(QStringLiteral(":/serve/") + QLatin1String(file));
        QVERIFY(script.open(QIODevice::ReadOnly));
        const QByteArray source = script.readAll();
        for (const char* word :
            {"innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "http:", "https:"})
            QVERIFY2(!source.contains(word), word);
    }
}

QTEST_MAIN(Hostile)
#include "tst_hostile.moc"
