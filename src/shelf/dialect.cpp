// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shelf/dialect.h"

#include <iterator>

namespace shelf {

namespace {

constexpr const char* making[] = {
    "PRAGMA page_size = 4096",
    "PRAGMA encoding = 'UTF-8'",
    "PRAGMA journal_mode = DELETE",
    "PRAGMA synchronous = FULL",
};

constexpr char makePacks[] = "CREATE TABLE packs (\n"
                             "  number INTEGER PRIMARY KEY NOT NULL,\n"
                             "  id TEXT NOT NULL,\n"
                             "  game TEXT NOT NULL,\n"
                             "  title TEXT NOT NULL,\n"
                             "  content BLOB NOT NULL,\n"
                             "  at TEXT NOT NULL,\n"
                             "  is_on INTEGER NOT NULL,\n"
                             "  seal BLOB NOT NULL\n"
                             ") STRICT";
constexpr char makePins[] = "CREATE TABLE pins (\n"
                            "  number INTEGER PRIMARY KEY NOT NULL,\n"
                            "  entry TEXT NOT NULL,\n"
                            "  kind TEXT NOT NULL,\n"
                            "  text TEXT NOT NULL,\n"
                            "  who TEXT NOT NULL,\n"
                            "  at TEXT NOT NULL,\n"
                            "  is_on INTEGER NOT NULL,\n"
                            "  seal BLOB NOT NULL\n"
                            ") STRICT";

// A campaign that is shared: where and as whom, own acts that nobody confirmed yet, and what one seat alone was told.
constexpr char makeShared[] = "CREATE TABLE shared (\n"
                              "  campaign INTEGER PRIMARY KEY NOT NULL REFERENCES campaigns (number),\n"
                              "  at TEXT NOT NULL,\n"
                              "  content TEXT NOT NULL,\n"
                              "  seal BLOB NOT NULL\n"
                              ") STRICT";
constexpr char makeOutbox[] = "CREATE TABLE outbox (\n"
                              "  campaign INTEGER NOT NULL REFERENCES campaigns (number),\n"
                              "  number INTEGER NOT NULL,\n"
                              "  id TEXT NOT NULL,\n"
                              "  content TEXT NOT NULL,\n"
                              "  seal BLOB NOT NULL,\n"
                              "  PRIMARY KEY (campaign, number)\n"
                              ") STRICT, WITHOUT ROWID";
constexpr char makeWhispers[] = "CREATE TABLE whispers (\n"
                                "  campaign INTEGER NOT NULL REFERENCES campaigns (number),\n"
                                "  seq INTEGER NOT NULL,\n"
                                "  seat TEXT NOT NULL,\n"
                                "  content BLOB NOT NULL,\n"
                                "  seal BLOB NOT NULL,\n"
                                "  PRIMARY KEY (campaign, seq, seat)\n"
                                ") STRICT, WITHOUT ROWID";

// What SQLite keeps of these texts is compared letter by letter when a shelf is opened. What a version adds stands at the end.
constexpr Part parts[] = {
    {"table", "campaigns",
        "CREATE TABLE campaigns (\n"
        "  number INTEGER PRIMARY KEY NOT NULL,\n"
        "  id TEXT NOT NULL UNIQUE,\n"
        "  name TEXT NOT NULL,\n"
        "  folded TEXT NOT NULL UNIQUE,\n"
        "  game TEXT NOT NULL,\n"
        "  created TEXT NOT NULL,\n"
        "  seal BLOB NOT NULL\n"
        ") STRICT"},
    {"table", "entries",
        "CREATE TABLE entries (\n"
        "  campaign INTEGER NOT NULL REFERENCES campaigns (number),\n"
        "  seq INTEGER NOT NULL CHECK (seq >= 1),\n"
        "  parent INTEGER NOT NULL CHECK (parent >= 0 AND parent < seq),\n"
        "  node INTEGER NOT NULL CHECK (node >= 1 AND node <= seq),\n"
        "  tip INTEGER NOT NULL CHECK (tip >= 1 AND tip <= seq),\n"
        "  verb TEXT NOT NULL,\n"
        "  action TEXT NOT NULL,\n"
        "  who TEXT NOT NULL,\n"
        "  at TEXT NOT NULL,\n"
        "  rules INTEGER NOT NULL,\n"
        "  reason TEXT NOT NULL,\n"
        "  digest BLOB NOT NULL,\n"
        "  hash BLOB NOT NULL CHECK (length(hash) = 32),\n"
        "  PRIMARY KEY (campaign, seq)\n"
        ") STRICT, WITHOUT ROWID"},
    {"table", "heads",
        "CREATE TABLE heads (\n"
        "  campaign INTEGER PRIMARY KEY NOT NULL REFERENCES campaigns (number),\n"
        "  seq INTEGER NOT NULL,\n"
        "  at TEXT NOT NULL,\n"
        "  hash BLOB NOT NULL,\n"
        "  turn INTEGER NOT NULL\n"
        ") STRICT"},
    {"table", "notes",
        "CREATE TABLE notes (\n"
        "  campaign INTEGER PRIMARY KEY NOT NULL REFERENCES campaigns (number),\n"
        "  text TEXT NOT NULL,\n"
        "  seal BLOB NOT NULL\n"
        ") STRICT"},
    {"table", "snapshots",
        "CREATE TABLE snapshots (\n"
        "  campaign INTEGER NOT NULL REFERENCES campaigns (number),\n"
        "  node INTEGER NOT NULL,\n"
        "  seq INTEGER NOT NULL,\n"
        "  head BLOB NOT NULL,\n"
        "  digest BLOB NOT NULL,\n"
        "  state TEXT NOT NULL,\n"
        "  seal BLOB NOT NULL,\n"
        "  PRIMARY KEY (campaign, node)\n"
        ") STRICT"},
    // Nearly every entry is made from the one before it; only the others need an index to find all parents.
    {"index", "sidesteps", "CREATE INDEX sidesteps ON entries (campaign, seq, parent) WHERE parent <> seq - 1"},
    {"trigger", "entries_stay",
        "CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END"},
    {"trigger", "entries_remain",
        "CREATE TRIGGER entries_remain BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'entries are never deleted'); END"},
    {"table", "packs", makePacks},
    {"table", "pins", makePins},
    {"table", "shared", makeShared},
    {"table", "outbox", makeOutbox},
    {"table", "whispers", makeWhispers},
};

constexpr const char* toVersion2[] = {makePacks, makePins, "PRAGMA user_version = 2"};
constexpr const char* toVersion3[] = {makeShared, makeOutbox, makeWhispers, "PRAGMA user_version = 3"};
constexpr Upgrade upgrades[] = {
    {1, std::span(parts).first(std::size(parts) - 5), toVersion2},
    {2, std::span(parts).first(std::size(parts) - 3), toVersion3},
};

constexpr const char* made[] = {
    "PRAGMA application_id = 1297248108", // "MRol"
    "PRAGMA user_version = 3",
    "PRAGMA journal_mode = WAL",
};

// Exclusive before anything is read: the shared index of a WAL is then never used, and its known fault cannot strike.
constexpr const char* opening[] = {
    "PRAGMA locking_mode = EXCLUSIVE",
    "PRAGMA trusted_schema = OFF",
    "PRAGMA cell_size_check = ON",
    "PRAGMA mmap_size = 0",
    "PRAGMA cache_size = -512", // KiB: a career is read once, from its latest entries back
    "PRAGMA foreign_keys = ON",
    "PRAGMA recursive_triggers = ON",
    "PRAGMA synchronous = FULL",
    "PRAGMA temp_store = MEMORY",
};

constexpr const char* readOnly[] = {"PRAGMA query_only = ON"};
// A copy that was put back is in another mode; and the file changes only when Database says so.
constexpr const char* writing[] = {"PRAGMA journal_mode = WAL", "PRAGMA wal_autocheckpoint = 0"};

constexpr Gathered gathered[] = {
    {"ntttttb", "INSERT OR IGNORE INTO campaigns VALUES (?, ?, ?, ?, ?, ?, ?)"},
    {"iiiiittttitbb", "INSERT OR IGNORE INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"},
    {"nitbi", "INSERT OR IGNORE INTO heads VALUES (?, ?, ?, ?, ?)"},
    {"ntb", "INSERT OR IGNORE INTO notes VALUES (?, ?, ?)"},
    {"iiibbtb", "INSERT OR IGNORE INTO snapshots VALUES (?, ?, ?, ?, ?, ?, ?)"},
    {"ntttbtib", "INSERT OR IGNORE INTO packs VALUES (?, ?, ?, ?, ?, ?, ?, ?)"},
    {"nttb", "INSERT OR IGNORE INTO shared VALUES (?, ?, ?, ?)"},
    {"iittb", "INSERT OR IGNORE INTO outbox VALUES (?, ?, ?, ?, ?)"},
    {"iitbb", "INSERT OR IGNORE INTO whispers VALUES (?, ?, ?, ?, ?)"},
    {"ntttttib", "INSERT OR IGNORE INTO pins VALUES (?, ?, ?, ?, ?, ?, ?, ?)"},
};

} // namespace

const Dialect sqlite = {
    .driver = "QSQLITE",
    .application = 1297248108,
    .version = 3,
    .making = making,
    .parts = parts,
    .made = made,
    .opening = opening,
    .readOnly = readOnly,
    .writing = writing,
    .upgrades = upgrades,
    .gathered = gathered,
    .readApplication = "PRAGMA application_id",
    .readVersion = "PRAGMA user_version",
    .readParts = "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL",
    .begin = "BEGIN IMMEDIATE",
    .commit = "COMMIT",
    .rollback = "ROLLBACK",
    // Nobody has so many as these. Sought are their numbers alone, for a shelf of a million would be sorted with all it tells.
    .campaigns =
        "SELECT c.number, c.id, c.name, c.game, c.created, h.seq, h.at, CAST(n.text AS BLOB), n.seal, c.seal, c.folded FROM ("
        "SELECT * FROM (SELECT campaign AS number FROM heads WHERE EXISTS (SELECT 1 FROM campaigns WHERE number = heads.campaign)"
        " ORDER BY turn DESC LIMIT 50000) UNION ALL "
        "SELECT * FROM (SELECT number FROM campaigns WHERE NOT EXISTS (SELECT 1 FROM heads WHERE campaign = number)"
        " ORDER BY number DESC LIMIT 50000)) AS k JOIN campaigns AS c ON c.number = k.number"
        " LEFT JOIN heads AS h ON h.campaign = c.number LEFT JOIN notes AS n ON n.campaign = c.number"
        " ORDER BY h.turn DESC, c.number DESC LIMIT 50000",
    .addCampaign = "INSERT INTO campaigns (id, name, folded, game, created, seal) VALUES (?, ?, ?, ?, ?, ?) RETURNING number",
    .renameCampaign = "UPDATE campaigns SET name = ?, folded = ?, seal = ? WHERE number = ?",
    // By the table itself: an index that was damaged would let a second one take the name.
    .countNamed = "SELECT count(*) FROM campaigns NOT INDEXED WHERE folded = ?",
    .addHead = "INSERT INTO heads (campaign, seq, at, hash, turn)"
               " VALUES (?, ?, ?, ?, (SELECT 1 + coalesce(max(turn), 0) FROM heads))",
    .moveHead = "UPDATE heads SET seq = ?, at = ?, hash = ?, turn = (SELECT 1 + max(turn) FROM heads)"
                " WHERE campaign = ? AND seq = ?",
    .head = "SELECT seq, at, hash FROM heads WHERE campaign = ?",
    .writeNote = "INSERT INTO notes (campaign, text, seal) VALUES (?, ?, ?)"
                 " ON CONFLICT (campaign) DO UPDATE SET text = excluded.text, seal = excluded.seal",
    .addEntry = "INSERT INTO entries (campaign, seq, parent, node, tip, verb, action, who, at, rules, reason, digest, hash)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    // Texts that somebody typed are read as bytes: SQLite makes another sign of U+FFFE and U+FFFF where it is asked for letters,
    // and what was sealed would not be what is read. Nothing is so long as what is cut here: it was not written by us, and costs
    // no more than to see it. Only a beginning was, with packs in it, while nothing was too long to be written; of one it is the
    // bytes that count, for memory's sake.
    .entries = "SELECT seq, parent, node, tip, CAST(verb AS BLOB),"
               " CAST(iif(iif(seq = 1, length(CAST(action AS BLOB)) > 41943040, length(action) > 16777216), '', action) AS BLOB),"
               " CAST(who AS BLOB), at, rules, CAST(reason AS BLOB), digest, hash FROM entries WHERE campaign = ? AND seq "
               "BETWEEN ? AND ? ORDER BY seq",
    .sidesteps = "SELECT seq, parent FROM entries WHERE campaign = ? AND parent <> seq - 1 ORDER BY seq",
    .countEntries = "SELECT count(*) FROM entries WHERE campaign = ?",
    .keepSnapshot = "INSERT INTO snapshots (campaign, node, seq, head, digest, state, seal) VALUES (?, ?, ?, ?, ?, ?, ?)"
                    " ON CONFLICT (campaign, node) DO UPDATE SET seq = excluded.seq, head = excluded.head,"
                    " digest = excluded.digest, state = excluded.state, seal = excluded.seal",
    .thinSnapshots = "DELETE FROM snapshots WHERE campaign = ? AND seq < ? - 1000 AND seq % 1000 <> 0",
    .snapshot = "SELECT node, seq, head, digest, CAST(iif(length(state) > 16777216, '', state) AS BLOB), seal FROM snapshots"
                " WHERE campaign = ? AND node <= ? ORDER BY node DESC LIMIT 1",
    .newestSnapshot =
        "SELECT node, seq, head, digest, CAST(iif(length(state) > 16777216, '', state) AS BLOB), seal FROM snapshots"
        " WHERE (campaign, node) = (SELECT campaign, node FROM snapshots WHERE campaign = ? AND seq <= ?" // no state is sorted
        " ORDER BY seq DESC, node DESC LIMIT 1)",
    .allSnapshots =
        "SELECT node, seq, head, digest, CAST(iif(length(state) > 16777216, '', state) AS BLOB), seal FROM snapshots WHERE "
        "campaign = ? ORDER BY node",
    .allHeads = "SELECT campaign, seq, hash FROM heads ORDER BY campaign",
    .packs = "SELECT number, id, game, CAST(title AS BLOB), iif(length(content) > 16777216, x'', content), at, is_on, seal FROM "
             "packs ORDER BY "
             "number",
    .newestPacks =
        "SELECT number, id, game, CAST(title AS BLOB), iif(length(content) > 16777216, x'', content), at, is_on, seal FROM packs"
        " WHERE number IN (SELECT max(number) FROM packs GROUP BY id, game) ORDER BY number",
    .olderPacks =
        "SELECT number, id, game, CAST(title AS BLOB), iif(length(content) > 16777216, x'', content), at, is_on, seal FROM packs"
        " WHERE id = ? AND game = ? AND number < ? ORDER BY number DESC",
    .thinPacks = "DELETE FROM packs WHERE id = ? AND game = ?"
                 " AND number NOT IN (SELECT number FROM packs WHERE id = ? AND game = ? ORDER BY number DESC LIMIT 10)"
                 " AND number NOT IN (SELECT max(number) FROM packs WHERE id = ? AND game = ? GROUP BY substr(at, 1, 10))",
    .addPack = "INSERT INTO packs (id, game, title, content, at, is_on, seal, number) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    .turnPack = "UPDATE packs SET is_on = ?, seal = ? WHERE number = ?",
    .pins = "SELECT number, entry, kind, CAST(iif(length(text) > 65536, '', text) AS BLOB), CAST(who AS BLOB), at, is_on, seal "
            "FROM pins ORDER BY number",
    .addPin = "INSERT INTO pins (entry, kind, text, who, at, is_on, seal, number) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    .turnPin = "UPDATE pins SET is_on = ?, seal = ? WHERE number = ?",
    .lastPack = "SELECT coalesce(max(number), 0) FROM packs",
    .lastPin = "SELECT coalesce(max(number), 0) FROM pins",
    .allSeals = "SELECT seal FROM campaigns UNION ALL SELECT seal FROM packs UNION ALL SELECT seal FROM pins",
    .copyInto = "VACUUM INTO ?",
    .bringHome = "PRAGMA wal_checkpoint(PASSIVE)",
    .syncLater = "PRAGMA synchronous = NORMAL",
    .syncNow = "PRAGMA synchronous = FULL",
    .checkPages = "PRAGMA integrity_check(20)",
    .countFree = "PRAGMA freelist_count",
    .checkReferences = "PRAGMA foreign_key_check",
    .labels = "SELECT number, id, name, folded, game, created, seal FROM campaigns ORDER BY number",
    .nextCampaign = "SELECT min(campaign) FROM entries WHERE campaign > ?",
    .holdings =
        "SELECT DISTINCT 0, campaign FROM entries UNION ALL SELECT DISTINCT 1, campaign FROM entries WHERE parent <> seq - 1"
        " UNION ALL SELECT 2, campaign FROM heads UNION ALL SELECT DISTINCT 3, campaign FROM snapshots"
        " UNION ALL SELECT 4, campaign FROM notes UNION ALL SELECT 5, campaign FROM shared"
        " UNION ALL SELECT DISTINCT 6, campaign FROM outbox UNION ALL SELECT DISTINCT 7, campaign FROM whispers",
    .countKnown = "SELECT coalesce(max(seq), 0) FROM entries WHERE campaign = ?",
    .note = "SELECT text, seal FROM notes WHERE campaign = ?",
    .terms = "SELECT at, CAST(content AS BLOB), seal FROM shared WHERE campaign = ?",
    .setTerms = "INSERT INTO shared (campaign, at, content, seal) VALUES (?, ?, ?, ?) ON CONFLICT (campaign) DO UPDATE SET"
                " at = excluded.at, content = excluded.content, seal = excluded.seal",
    .openActs = "SELECT number, id, CAST(content AS BLOB), seal FROM outbox WHERE campaign = ? ORDER BY number",
    .addAct = "INSERT INTO outbox (campaign, number, id, content, seal) VALUES (?, ?, ?, ?, ?)",
    .dropAct = "DELETE FROM outbox WHERE campaign = ? AND number = ?",
    .whispers = "SELECT seq, seat, content, seal FROM whispers WHERE campaign = ? AND seq BETWEEN ? AND ? ORDER BY seq, seat",
    .addWhisper = "INSERT OR IGNORE INTO whispers (campaign, seq, seat, content, seal) VALUES (?, ?, ?, ?, ?)",
    .dropSnapshots = "DELETE FROM snapshots WHERE campaign = ?",
};

} // namespace shelf
