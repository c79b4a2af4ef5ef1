// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every sentence of SQL that the shelf speaks, in one place, so that a second database needs one more file like this one.
#pragma once

#include <span>

namespace shelf {

// One table, index or trigger, with the text the database keeps of it.
struct Part {
    const char* type;
    const char* name;
    const char* sql;
};

// The way from an older schema to the next one.
struct Upgrade {
    int from;
    std::span<const Part> parts; // what a shelf of that version holds
    std::span<const char* const> steps;
};

// A row found in a damaged file: the texts of its columns' types as pages.h has them, and where it goes. What is there stays.
struct Gathered {
    const char* types;
    const char* insert;
};

struct Dialect {
    const char* driver;
    int application; // the mark of our files
    int version;     // of the schema

    std::span<const char* const> making;   // settings of a new file, before its parts
    std::span<const Part> parts;           // in the order of making
    std::span<const char* const> made;     // marks and settings after its parts
    std::span<const char* const> opening;  // settings of every connection
    std::span<const char* const> readOnly; // further settings of one that only reads
    std::span<const char* const> writing;  // and of one that writes
    std::span<const Upgrade> upgrades;
    std::span<const Gathered> gathered;
    const char* readApplication;
    const char* readVersion;
    const char* readParts;

    const char* begin;
    const char* commit;
    const char* rollback;

    const char* campaigns;      // → number, id, name, game, created, seq, at, summary, its seal, own seal; newest played first
    const char* addCampaign;    // id, name, folded, game, created, seal → number
    const char* renameCampaign; // name, folded, seal, number
    const char* countNamed;     // folded
    const char* addHead;        // campaign, seq, at, hash
    const char* moveHead;       // seq, at, hash, campaign, seq before
    const char* head;           // campaign → seq, at, hash
    const char* writeNote;      // campaign, text, seal
    const char* addEntry;       // campaign and the fields of a row
    const char* entries;        // campaign, first, last → the fields of a row
    const char* sidesteps;      // campaign → seq, parent of entries not made from the one before
    const char* countEntries;   // campaign
    const char* keepSnapshot;   // campaign, node, seq, head, digest, state, seal
    const char* thinSnapshots;  // campaign, seq
    const char* snapshot;       // campaign, node → node, seq, head, digest, state, seal
    const char* newestSnapshot; // campaign, most → the same
    const char* allSnapshots;   // campaign → the same
    const char* allHeads;       // → campaign, seq, hash

    const char* packs;       // → number, id, game, title, content, at, is on, seal; oldest first
    const char* newestPacks; // → the same: the last content of each
    const char* olderPacks;  // id, game, number → the same: what it was before, newest first
    const char* thinPacks;   // id, game three times: all but the last ten and the last of each day
    const char* addPack;     // the same, number last
    const char* turnPack;    // is on, seal, number
    const char* pins;        // → number, entry, kind, text, who, at, is on, seal; oldest first
    const char* addPin;      // the same, number last
    const char* turnPin;     // is on, seal, number
    const char* lastPack;    // → its number, 0 when there is none
    const char* lastPin;
    const char* allSeals; // of labels, packs and pins

    const char* copyInto;        // file
    const char* bringHome;       // from the journal into the file
    const char* syncLater;       // commits are on the disk with the next one that is
    const char* syncNow;         // as the shelf is opened
    const char* checkPages;      // → "ok", or what is wrong
    const char* countFree;       // → pages that no table uses
    const char* checkReferences; // → table of each row that refers to nothing
    const char* labels;          // → number, id, name, folded, game, created, seal
    const char* nextCampaign;    // number → the next higher number that has entries
    const char* holdings;        // → what there is (Holding), campaign: each once
    const char* countKnown;      // campaign → the number of its last entry
    const char* note;            // campaign → text, seal

    const char* terms;         // campaign → at, content, seal; nothing when it is not shared
    const char* setTerms;      // campaign, at, content, seal
    const char* openActs;      // campaign → number, id, content, seal; oldest first
    const char* addAct;        // campaign, number, id, content, seal
    const char* dropAct;       // campaign, number
    const char* whispers;      // campaign, first, last → seq, seat, content, seal
    const char* addWhisper;    // campaign, seq, seat, content, seal; one that is there stays
    const char* dropSnapshots; // campaign
};

extern const Dialect sqlite;

} // namespace shelf
