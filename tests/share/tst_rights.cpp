// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Devices that speak SQL by hand: what their right does not hold, the server refuses with 42501 or does not show, and says why.
#include "share/device.h"
#include "share/schema.h"

#include <QTemporaryDir>
#include <QTest>

using made::Device;
using share::Right;
using share::Trouble;

namespace {

constexpr int refused = -1;

// One row behind the head as a device writes it, with something changed.
QByteArray appending(const char* change)
{
    return QByteArray(
               "SELECT musterroll.carry(t.head, encode(t.hash, 'hex'), json_build_array((jsonb_build_object("
               "'act', gen_random_uuid()::text, 'seq', t.head + 1, 'parent', t.node, 'node', t.head + 1, 'tip', t.head + 1,"
               " 'verb', 'note', 'action', '{}', 'who', 'x', 'at', 'x', 'rules', 1, 'reason', '', 'digest', '00',"
               " 'hash', repeat('00', 32), 'seats', json_build_array(), 'whispers', json_build_array()) || ")
        + change + ")::json)) FROM musterroll.tables AS t";
}

} // namespace

class Rights : public made::Served {
    Q_OBJECT

    std::map<QString, std::unique_ptr<Device>> m_devices;

    Device& device(const char* name) { return *m_devices.at(QString::fromLatin1(name)); }

    // A connection of its own, as that device or as who has not sat down yet.
    bool reach(share::Line& line, const QString& as)
    {
        if (as == QLatin1String("joiner"))
            return bool(line.open(server().link().address, QLatin1String(share::joinerRole), QLatin1String(share::joinerKey)));
        if (as == QLatin1String("host"))
            return bool(line.open(server().link().address, QLatin1String(share::hostRole), server().link().word));
        return m_devices.at(as)->reach(line);
    }

private slots:
    void initTestCase()
    {
        Served::initTestCase();
        if (!isServed())
            return;
        const QString game = QStringLiteral("swords-and-souls");
        auto anna = Device::sharing(server(), game, 51, made::openingOf(game));
        QVERIFY(anna);
        const QStringList seats = anna->game().seats(anna->table().state());
        m_devices[QStringLiteral("all")] = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 52);
        m_devices[QStringLiteral("seat")] = anna->letIn(QStringLiteral("Cleo"), Right::Seat, seats[0], 53);
        m_devices[QStringLiteral("look")] = anna->letIn(QStringLiteral("Dora"), Right::Look, {}, 54);
        m_devices[QStringLiteral("dealer")] = std::move(anna);
        m_devices[QStringLiteral("stranger")] = Device::sharing(server(), QStringLiteral("hired-swords"), 55); // another table
        for (const auto& [name, one] : m_devices)
            QVERIFY2(one, qPrintable(name));
    }

    void cleanupTestCase()
    {
        m_devices.clear();
        Served::cleanupTestCase();
    }

    void byHand_data();

    void byHand()
    {
        QFETCH(QString, as);
        QFETCH(QByteArray, sql);
        QFETCH(int, rows);
        share::Line line;
        QVERIFY(reach(line, as));
        if (rows == refused) {
            auto said = engine::Result<engine::Done>(engine::Done{});
            for (const QByteArray& statement : sql.split(';')) {
                QVERIFY2(said, sql.constData());
                said = line.runPlain(statement.constData());
            }
            QVERIFY2(!said, sql.constData());
            const engine::Fault fault = said.faults().first();
            QVERIFY2(line.trouble() == Trouble::Forbidden, qPrintable(fault.text()));
            QVERIFY(!fault.problem.isEmpty() && !fault.remedy.isEmpty());
        } else {
            const auto said = line.rows(sql.constData());
            QVERIFY2(said, said ? "" : qPrintable(said.faults().first().text()));
            QCOMPARE(said->size(), rows);
        }
        // Whatever was tried: nothing changed.
        Device& dealer = device("dealer");
        QVERIFY2(dealer.settle(), qPrintable(dealer.fault));
        share::Line own;
        QVERIFY(dealer.reach(own));
        const auto standing = own.rows("SELECT (SELECT count(*) FROM musterroll.entries), head,"
                                       " (SELECT string_agg(right_held || seat || is_dealer || is_revoked, ',' ORDER BY role)"
                                       " FROM musterroll.devices) FROM musterroll.tables");
        QVERIFY(standing);
        static const QVariantList before = standing->first();
        QCOMPARE(standing->first(), before);
        QCOMPARE(before[1].toLongLong(), dealer.mirror().confirmed());
    }

    // The same at the device itself, before anything is sent.
    void atTheTable()
    {
        Device& look = device("look");
        QVERIFY(!look.actAtRandom());
        QVERIFY(!look.act(QStringLiteral("setting"),
            {{QStringLiteral("name"), QStringLiteral("strictness")}, {QStringLiteral("value"), QStringLiteral("advise")}}));
        QVERIFY2(look.fault.contains(QStringLiteral("look on")), qPrintable(look.fault));
        Device& seat = device("seat");
        QVERIFY(!seat.act(QStringLiteral("setting"),
            {{QStringLiteral("name"), QStringLiteral("strictness")}, {QStringLiteral("value"), QStringLiteral("advise")}}));
        QVERIFY2(seat.fault.contains(QStringLiteral("may do everything")), qPrintable(seat.fault));
        QCOMPARE(seat.table().undo(seat.who).answer, engine::Submission::Answer::Wrong); // the dealer did this
        QCOMPARE(look.mirror().waiting() + seat.mirror().waiting(), 0);
    }

    // Who runs one seat takes back what it did itself, and does it again.
    void aSeatTakesBackItsOwn()
    {
        const QString game = QStringLiteral("swords-and-souls");
        const auto anna = Device::sharing(server(), game, 71, made::openingOf(game));
        QVERIFY(anna);
        std::vector<std::unique_ptr<Device>> seats;
        for (const QString& seat : anna->game().seats(anna->table().state()))
            seats.push_back(anna->letIn(seat, Right::Seat, seat, 72 + seats.size()));
        Device* mine = nullptr; // whose turn it is
        for (const auto& one : seats)
            for (int tries = 0; tries < 8 && !mine; ++tries)
                if (one->actAtRandom() && one->asked == 0 && one->mirror().outgoing().entries.size() == 1)
                    mine = one.get();
        QVERIFY(mine);
        const QByteArray before = anna->publicDigest();
        QVERIFY2(mine->settle(), qPrintable(mine->fault));
        const QByteArray after = mine->publicDigest();
        for (const QByteArray& wanted : {before, after}) {
            const engine::Submission moved = wanted == before ? mine->table().undo(mine->who) : mine->table().redo(mine->who);
            QVERIFY2(moved.answer == engine::Submission::Answer::Done,
                moved.faults.isEmpty() ? "refused" : qPrintable(moved.faults.first().text()));
            QVERIFY2(mine->settle(), qPrintable(mine->fault));
            QCOMPARE(mine->mirror().waiting(), 0);
            QVERIFY2(anna->settle(), qPrintable(anna->fault));
            QCOMPARE(anna->publicDigest(), wanted);
        }
    }

    // Whose act it is the device says, not the name: somebody else at this device did it, or a phone.
    void whatItsDeviceDidIsItsOwn()
    {
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 81);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::Seat, {}, 82);
        QVERIFY(anna && berta);
        berta->who = QStringLiteral("Fritz");
        const QByteArray before = anna->publicDigest();
        const auto acted = [](Device& one) {
            for (int tries = 0; tries < 30 && one.mirror().outgoing().entries.isEmpty(); ++tries)
                (void)one.actAtRandom();
            return one.mirror().outgoing().entries.size() == 1 && one.settle();
        };
        QVERIFY2(acted(*berta), qPrintable(berta->fault));
        const QByteArray after = berta->publicDigest();
        for (const bool isNew : {false, true}) { // the program was started anew, too
            if (isNew)
                berta->reopen();
            for (const QByteArray& wanted : {before, after}) {
                const engine::Submission moved =
                    wanted == before ? berta->table().undo(berta->who) : berta->table().redo(QStringLiteral("Gerd"));
                QVERIFY2(moved.answer == engine::Submission::Answer::Done,
                    moved.faults.isEmpty() ? "refused" : qPrintable(moved.faults.first().text()));
                QVERIFY2(berta->settle(), qPrintable(berta->fault));
                QCOMPARE(berta->mirror().waiting(), 0);
                QVERIFY2(anna->settle(), qPrintable(anna->fault));
                QCOMPARE(anna->publicDigest(), wanted);
            }
        }
        // Of the same name, and another device: no.
        anna->who = berta->who;
        QVERIFY2(acted(*anna), qPrintable(anna->fault));
        QVERIFY2(berta->settle(), qPrintable(berta->fault));
        QCOMPARE(berta->table().undo(berta->who).answer, engine::Submission::Answer::Wrong);
        // After a start only the server knows it: the act comes back with the reason.
        berta->reopen();
        QCOMPARE(berta->table().undo(berta->who).answer, engine::Submission::Answer::Done);
        for (int i = 0; i < 3; ++i)
            QVERIFY2(berta->round(), qPrintable(berta->fault));
        QCOMPARE(berta->mirror().conflicts().size(), 1);
        QVERIFY2(berta->mirror().conflicts().first().why.contains(QStringLiteral("omebody else did this")),
            qPrintable(berta->mirror().conflicts().first().why));
        QVERIFY(anna->settle());
        QCOMPARE(anna->publicDigest(), berta->publicDigest());
    }

    // A device whose right was taken away while it played offline: its act comes back with the reason and can be dropped.
    void whatWasDoneBeforeTheRightWent()
    {
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 61);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 62);
        QVERIFY(anna && berta);
        QVERIFY(berta->actAtRandom());
        share::Line line;
        QVERIFY(anna->reach(line));
        QVERIFY(share::setRight(line, berta->mirror().terms().role, Right::Look, {}));
        for (int i = 0; i < 3; ++i)
            QVERIFY2(berta->round(), qPrintable(berta->fault));
        QCOMPARE(berta->mirror().conflicts().size(), 1);
        QVERIFY2(berta->mirror().conflicts().first().why.contains(QStringLiteral("look on")),
            qPrintable(berta->mirror().conflicts().first().why));
        // The right comes back, and the program is started anew: it is asked still, and does not go out by itself.
        QVERIFY(share::setRight(line, berta->mirror().terms().role, Right::All, {}));
        for (int i = 0; i < 3; ++i) {
            QVERIFY2(berta->round(), qPrintable(berta->fault));
            berta->reopen();
        }
        QCOMPARE(berta->mirror().conflicts().size(), 1);
        QVERIFY(anna->settle());
        QCOMPARE(anna->mirror().confirmed(), 1);
        QVERIFY(berta->mirror().drop(berta->mirror().conflicts().first().act.id));
        QVERIFY(berta->sit());
        QCOMPARE(berta->mirror().waiting(), 0);
        QCOMPARE(berta->publicDigest(), anna->publicDigest());
        QVERIFY(anna->settle());
        QCOMPARE(anna->mirror().confirmed(), 1);
        // Sent away: the server knows it no more, and says so.
        QVERIFY(share::revoke(line, berta->mirror().terms().role));
        QVERIFY(!berta->round());
        share::Line own;
        QVERIFY(!berta->reach(own));
        QCOMPARE(own.trouble(), Trouble::Unknown);
        QVERIFY2(berta->fault.contains(QStringLiteral("invitation")), qPrintable(berta->fault));
        // There is nobody to tell any more, and no key to keep for it.
        const auto said = share::farewell(berta->mirror().terms(), berta->keys());
        QVERIFY(said && *said == share::Farewell::Said);
        QVERIFY(!berta->keys().key(berta->mirror().terms()));
    }

    // An invitation ends with the right of whoever made it: else who is sent away comes back with one of their own.
    void invitationsEndWithTheRight_data()
    {
        QTest::addColumn<bool>("isSentAway");
        QTest::newRow("sent away") << true;
        QTest::newRow("only looks on") << false;
    }

    void invitationsEndWithTheRight()
    {
        QFETCH(bool, isSentAway);
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 65);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 66);
        QVERIFY(anna && berta);
        share::Line line, hers;
        QVERIFY(anna->reach(line) && berta->reach(hers));
        const QString bertas = share::newWord(), annas = share::newWord();
        QVERIFY(share::invite(hers, bertas, Right::All, {}, 10));
        QVERIFY(share::invite(line, annas, Right::All, {}, 10));
        const QString role = berta->mirror().terms().role;
        QVERIFY(isSentAway ? share::revoke(line, role) : share::setRight(line, role, Right::Look, {}));
        const auto answerTo = [&](const QString& word) {
            const QTemporaryDir folder;
            auto shelf = shelf::Shelf::open(folder.filePath(QStringLiteral("shelf.db")));
            share::KeyFiles keys(folder.filePath(QStringLiteral("shelf.db")));
            const auto way = share::joinTable(**shelf, keys, {share::Link::Kind::Join, anna->mirror().terms().address, word},
                QStringLiteral("Cleo"),
                [](const QString& id) { return engine::Result<const engine::Game*>(&made::gameNamed(id)); });
            return way ? QString() : way.faults().first().text();
        };
        QVERIFY2(answerTo(bertas).contains(QStringLiteral("over")), qPrintable(answerTo(bertas)));
        QCOMPARE(answerTo(annas), QString());
    }

    // What only the others can judge: an entry of a device that may write, with a digest that is made up, is believed by nobody.
    void aForgedDigestIsBelievedByNobody()
    {
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 63);
        const auto berta = anna->letIn(QStringLiteral("Berta"), Right::All, {}, 64);
        QVERIFY(anna && berta);
        share::Line line;
        QVERIFY(berta->reach(line));
        share::Outgoing out = berta->mirror().outgoing();
        QVERIFY(berta->actAtRandom());
        out = berta->mirror().outgoing();
        out.entries.first().row.digest[0] = char(out.entries.first().row.digest[0] ^ 1);
        const auto taken = share::exchanged(line, out);
        QVERIFY(taken && taken->isTaken);
        const QByteArray before = anna->publicDigest();
        QVERIFY(!anna->round());
        QVERIFY2(anna->fault.contains(QStringLiteral("digest")), qPrintable(anna->fault));
        QVERIFY2(anna->fault.contains(QStringLiteral("entry 2 of Berta")), qPrintable(anna->fault));
        QCOMPARE(anna->mirror().confirmed(), 1);
        QCOMPARE(anna->publicDigest(), before);
    }

    // What no device of ours wrote is found by who looks after the server, too.
    void theHouseChecksEveryChain()
    {
        const auto damage = server().house().check();
        QVERIFY2(damage, damage ? "" : qPrintable(damage.faults().first().text()));
        QVERIFY2(damage->isEmpty(), qPrintable(damage->join(QLatin1Char(' '))));
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 67);
        QVERIFY(anna);
        share::Line line;
        QVERIFY(anna->reach(line));
        QVERIFY(line.runPlain(appending("'{}'").constData())); // its hash is nothing but noughts
        const auto found = server().house().check();
        QVERIFY(found);
        QCOMPARE(found->size(), 1);
        QVERIFY2(found->first().contains(QLatin1String("Ravens: entry 2")), qPrintable(found->first()));
    }

    // A device that fills the table with giant texts: they come in pieces that fit, and are believed no more than others.
    void giantTextsComeInPieces()
    {
        const auto anna = Device::sharing(server(), QStringLiteral("hired-swords"), 65);
        const auto mallory = anna->letIn(QStringLiteral("Mallory"), Right::All, {}, 66);
        QVERIFY(anna && mallory);
        share::Line line;
        QVERIFY(mallory->reach(line));
        constexpr int many = 10;
        for (int i = 0; i < many; ++i)
            QVERIFY(line.runPlain(appending("jsonb_build_object('action', repeat('x', 4194304))").constData()));
        share::Line own;
        QVERIFY(anna->reach(own));
        const auto came = share::exchanged(own, anna->mirror().outgoing());
        QVERIFY2(came, came ? "" : qPrintable(came.faults().first().text()));
        QVERIFY(came->entries.size() >= 1 && came->entries.size() < many / 2);
        const QByteArray before = anna->publicDigest();
        QVERIFY(!anna->round());
        QVERIFY2(anna->fault.size() < 2000, qPrintable(anna->fault.left(2000)));
        QCOMPARE(anna->mirror().confirmed(), 1);
        QCOMPARE(anna->publicDigest(), before);
        QVERIFY(anna->act(
            QStringLiteral("correct"), {{QStringLiteral("path"), QStringLiteral("wealth")}, {QStringLiteral("value"), 7}}));
    }
};

namespace {

void row(const char* as, const QByteArray& sql, int rows = refused)
{
    static int number = 0;
    QTest::addRow("%s %d %s", as, ++number, sql.left(60).constData()) << QString::fromLatin1(as) << sql << rows;
}

void readingAndWriting()
{
    // Reading: another table, another seat, what is nobody's.
    row("all", "SELECT * FROM musterroll.tables WHERE id <> musterroll.my_table()", 0);
    row("all", "SELECT * FROM musterroll.entries WHERE table_id <> musterroll.my_table()", 0);
    row("all", "SELECT * FROM musterroll.devices WHERE table_id <> musterroll.my_table()", 0);
    row("all", "SELECT * FROM musterroll.whispers", 0);
    row("look", "SELECT * FROM musterroll.whispers", 0);
    row("look", "SELECT * FROM musterroll.asks", 0);
    row("seat", "SELECT * FROM musterroll.whispers WHERE seat <> musterroll.my_whisper()", 0);
    row("stranger", "SELECT * FROM musterroll.entries WHERE table_id <> musterroll.my_table()", 0);
    row("stranger", "SELECT * FROM musterroll.whispers", 0);
    for (const char* hidden : {"entries_0", "whispers_0", "invitations", "attempts", "knocks", "ears"})
        row("all", QByteArray("SELECT * FROM musterroll.") + hidden);
    row("all", "SELECT rolpassword FROM pg_authid");
    row("all", "SELECT pg_read_file('/etc/hostname')");
    row("all", "SELECT lo_import('/etc/hostname')");
    row("all", "SELECT pg_logical_emit_message(false, 'x', 'x')");
    row("all", "SET row_security = off; SELECT * FROM musterroll.whispers");
    for (const char* table : {"tables", "entries", "whispers", "devices", "asks"})
        for (const char* as : {"joiner", "host"})
            row(as, QByteArray("SELECT * FROM musterroll.") + table);
    // Writing without a function.
    for (const char* table : {"tables", "entries", "whispers", "devices", "asks", "invitations", "about", "knocks", "ears"}) {
        row("dealer", QByteArray("DELETE FROM musterroll.") + table);
        row("dealer", QByteArray("TRUNCATE musterroll.") + table);
        row("dealer", QByteArray("ALTER TABLE musterroll.") + table + " DISABLE ROW LEVEL SECURITY");
        row("dealer", QByteArray("DROP TABLE musterroll.") + table);
    }
    row("dealer", "UPDATE musterroll.entries SET who = 'x'");
    row("dealer", "UPDATE musterroll.tables SET head = 0");
    row("look", "UPDATE musterroll.devices SET right_held = 'all'");
    row("dealer", "INSERT INTO musterroll.entries SELECT * FROM musterroll.entries");
    row("look", "INSERT INTO musterroll.whispers VALUES (musterroll.my_table(), 1, 'x', 'x')");
    row("look", "INSERT INTO musterroll.invitations VALUES ('x', musterroll.my_table(), 'all', '', now())");
}

void becomingSomebodyElse()
{
    row("look", "SET ROLE musterroll_keeper");
    row("look", "SET SESSION AUTHORIZATION musterroll_keeper");
    row("look", "GRANT musterroll_keeper TO CURRENT_USER");
    row("look", "GRANT SELECT ON musterroll.invitations TO CURRENT_USER");
    row("look", "ALTER ROLE CURRENT_USER CREATEROLE");
    row("look", "ALTER ROLE musterroll_host PASSWORD 'x'");
    row("look", "CREATE ROLE mallory LOGIN");
    row("look", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename <> current_user");
    // Things of one's own that the functions might take for theirs.
    row("look", "CREATE TEMP TABLE devices (role name)");
    row("look", "CREATE SCHEMA mine");
    row("look", "CREATE TABLE public.devices (role name)");
    row("look", "CREATE FUNCTION musterroll.my_table() RETURNS uuid LANGUAGE sql AS 'SELECT NULL::uuid'");
    row("look", "CREATE FUNCTION public.decode(text, text) RETURNS bytea LANGUAGE sql AS 'SELECT NULL::bytea'");
    row("look", "CREATE POLICY mine ON musterroll.whispers USING (true)");
    row("look", "COPY musterroll.entries TO '/tmp/entries'");
    row("look", "COPY musterroll.entries TO PROGRAM 'cat'");
}

void functionsOfOthers()
{
    for (const char* as : {"look", "seat", "all", "dealer"}) {
        row(as, "SELECT musterroll.me()");
        row(as, "SELECT musterroll.changed(musterroll.my_table())");
        row(as, "SELECT musterroll.close_device(current_user)");
        row(as, "SELECT musterroll.make_device(musterroll.my_table(), 'x', 'all', '', true, 'x')");
        row(as, "SELECT musterroll.found(gen_random_uuid(), 'x', 'x', 'x', 'x')");
        row(as, "SELECT musterroll.join_table('x', 'x', 'x')");
        row(as, "SELECT pg_notify('x', 'x')");
        row(as, "SELECT pg_advisory_xact_lock(1)"); // which would hold up those who join
        row(as, "SELECT pg_try_advisory_lock(1)");
        row(as, "SELECT pg_advisory_unlock(1)");
    }
    for (const char* as : {"joiner", "host"}) {
        row(as, "SELECT musterroll.knock()");
        row(as, "SELECT musterroll.ear()");
        row(as, "SELECT musterroll.carry(0, '', '[]')");
    }
    row("look", "SELECT musterroll.free_name(musterroll.my_table(), 'x')");
    row("look", "SELECT musterroll.latest_with('{}', 'x')");
    row("look", "INSERT INTO musterroll.knocks VALUES (musterroll.my_table(), 1, '')");
    row("look", "INSERT INTO musterroll.ears VALUES (current_user, musterroll.my_table(), 'x')");
    row("joiner", "SELECT musterroll.invite('x', '', 'all', '', 1)");
    row("joiner", appending("'{}'"));
    row("host", "SELECT musterroll.leave()");
    row("host", "SELECT musterroll.join_table('x', 'x', 'x')");
    // These ask for the right.
    for (const char* as : {"look", "seat"}) {
        row(as, "SELECT musterroll.set_right(current_user::text, 'all', '')");
        row(as, "SELECT musterroll.invite(repeat('0', 64), '', 'all', '', 10)");
        row(as, "SELECT musterroll.revoke_device((SELECT role::text FROM musterroll.devices WHERE right_held = 'look'))");
    }
    for (const char* as : {"look", "seat", "all"}) {
        row(as, "SELECT musterroll.give_deal(current_user::text)");
        row(as, "SELECT musterroll.refuse_ask('x', 'x')");
        row(as, "SELECT musterroll.revoke_device((SELECT role::text FROM musterroll.devices WHERE is_dealer))");
    }
    row("all", "SELECT musterroll.set_right((SELECT role::text FROM musterroll.devices WHERE is_dealer), 'look', '')");
    row("all", "SELECT musterroll.set_right('musterroll_keeper', 'all', '')");
    // A seat that is called as the dealer's whispers would hear all of them.
    row("all", "SELECT musterroll.set_right(current_user::text, 'all', '*')");
    row("all", "SELECT musterroll.invite(repeat('0', 64), '', 'seat', '*', 10)");
    row("all", "SELECT musterroll.set_right(current_user::text, 'king', '')");
    row("all", "SELECT musterroll.set_right(current_user::text, 'all', repeat('x', 201))");
    row("all", "SELECT musterroll.invite('no digits', '', 'all', '', 10)");
    row("all", "SELECT musterroll.invite(repeat('0', 64), '', 'king', '', 10)");
    row("dealer", "SELECT musterroll.leave()"); // nobody could draw any more
    row("joiner", "SELECT musterroll.join_table('x', 'x', 'x') FROM pg_advisory_lock(1)");
    row("look", "SELECT musterroll.ask('x', '{}')");
    row("seat", "SELECT musterroll.ask(repeat('x', 61), '{}')");
    row("seat", "SELECT musterroll.ask('x', repeat('x', 1048577))");
}

void rowsThatNoDeviceOfOursWrites()
{
    row("look", appending("'{}'"));
    for (const char* verb : {"correct", "setup", "setting", "goto", "undo", "redo", "new"})
        row("seat", appending((QByteArray("'{\"verb\": \"") + verb + "\", \"node\": 1}'").constData()));
    row("seat", appending("'{\"seats\": [\"somebody else\"]}'"));
    row("all", appending("'{\"verb\": \"new\"}'"));
    for (const char* number : {"seq", "parent", "node", "tip"})
        for (const char* value : {"0", "-1", "999999", "9223372036854775807"})
            row("all", appending((QByteArray("'{\"") + number + "\": " + value + "}'").constData()));
    for (const char* field : {"verb", "node", "tip", "act", "action", "who", "at", "rules", "reason", "digest", "hash"})
        row("all", appending((QByteArray("'{\"") + field + "\": null}'").constData()));
    row("all", appending("'{\"seq\": \"x\"}'"));
    row("all", appending("'{\"node\": 92233720368547758070}'"));
    row("all", appending("'{\"act\": \"\"}'"));
    row("all", appending("'{\"digest\": \"no digits\"}'"));
    row("all", appending("'{\"hash\": \"00\"}'"));
    row("all", appending("jsonb_build_object('digest', repeat('00', 65))"));
    row("all", appending("jsonb_build_object('act', repeat('x', 61))"));
    row("all", appending("jsonb_build_object('verb', repeat('x', 101))"));
    row("all", appending("jsonb_build_object('who', repeat('x', 1001))"));
    row("all", appending("jsonb_build_object('reason', repeat('x', 20001))"));
    row("all", appending("jsonb_build_object('action', repeat('x', 4194305))"));
    row("all", appending("'{\"whispers\": [{\"seat\": \"\", \"content\": \"\"}]}'"));
    row("all", appending("'{\"whispers\": [{\"seat\": \"a\", \"content\": \"?\"}]}'"));
    row("all", appending("'{\"whispers\": [{\"seat\": \"a\", \"content\": \"\"}, {\"seat\": \"a\", \"content\": \"\"}]}'"));
    row("all", "SELECT musterroll.carry(head, encode(hash, 'hex'), '[]') FROM musterroll.tables");
    row("all", "SELECT musterroll.carry(head, encode(hash, 'hex'), '{}') FROM musterroll.tables");
    row("all",
        "SELECT musterroll.carry(head, encode(hash, 'hex'), (SELECT json_agg(1) FROM generate_series(1, 1001)))"
        " FROM musterroll.tables");
    row("all", "SELECT musterroll.carry(head, 'no digits', '[]') FROM musterroll.tables");
    row("all", "SELECT musterroll.carry(head, encode(hash, 'hex'), NULL) FROM musterroll.tables");
    row("all", appending("'{}'").replace("carry(t.head, encode(t.hash, 'hex')", "carry(NULL, NULL"),
        1); // it answers: not taken
}

} // namespace

void Rights::byHand_data()
{
    QTest::addColumn<QString>("as");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<int>("rows");
    readingAndWriting();
    becomingSomebodyElse();
    functionsOfOthers();
    rowsThatNoDeviceOfOursWrites();
}

QTEST_GUILESS_MAIN(Rights)
#include "tst_rights.moc"
