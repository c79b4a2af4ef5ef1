// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every command gets: the options, the shelf when it asks for it, and one way out for answers.
#pragma once

#include "cards/pack.h"
#include "cli/options.h"
#include "dice/listing.h"
#include "dice/source.h"
#include "engine/table.h"
#include "share/mirror.h"
#include "shelf/shelf.h"

#include <QJsonArray>
#include <QJsonObject>

#include <memory>
#include <vector>

namespace cli {

enum class Exit { Done = 0, Error = 1, Refused = 2, Usage = 64 };

struct Command;

// One opened campaign: the game that it plays, its journal and its table.
struct Sitting {
    shelf::Campaign campaign;
    const engine::Game* game = nullptr;
    std::unique_ptr<engine::Journal> journal;
    std::unique_ptr<share::Mirror> mirror; // of a shared campaign, in place of the journal
    std::unique_ptr<engine::Table> table;
};

class Context {
public:
    Context(Options chosen, QStringList behind, const Command* run = nullptr)
        : options(std::move(chosen))
        , args(std::move(behind))
        , command(run)
    {
    }

    const Options options;
    const QStringList args;       // behind the command; as many as it takes
    const Command* const command; // none before it is known

    const std::vector<std::unique_ptr<engine::Game>>& games();
    engine::Result<const engine::Game*> game(const QString& id);
    engine::Result<shelf::Shelf*> shelf(shelf::Shelf::Access access = shelf::Shelf::Access::Write);
    engine::Result<QList<shelf::Pack>> packsOnShelf();            // none where there is no shelf
    engine::Result<cards::Packs> packsOf(const Sitting& sitting); // with the owner's own cards
    // The same if a name among these can only be found there; otherwise nothing is opened.
    engine::Result<QList<shelf::Pack>> packsFor(const QStringList& names);
    engine::Result<std::unique_ptr<Sitting>> sit(
        const QString& campaign, shelf::Shelf::Access access = shelf::Shelf::Access::Write);
    engine::Result<dice::WordsOf> words();    // those that --campaign, or --game and --crew, give a meaning to
    void keepSummary(const Sitting& sitting); // the shelf's line of the campaign, and now and then a copy of the shelf
    // A shared campaign: sends what is open and fetches what others did, for at most that long.
    engine::Result<engine::Done> deliver(Sitting& sitting, int milliseconds);
    void copyShelf(shelf::CopyKind kind);
    engine::Result<engine::Done> lookAfterShelf();                // no: another program took its file away; told the first time
    Exit ended(Exit exit);                                        // of a command
    engine::Result<QString> reader(const Sitting& sitting) const; // the seat that --seat names; empty: nobody's hand is read
    dice::Source& chance();
    void keepSeed(
        const Sitting& sitting); // of the dice that were thrown, when the sitting ends: told earlier, it would tell them
    engine::Clock clock() const;
    QString shelfPath() const;

    // Answers: a line of JSON with --json, otherwise the text.
    void print(const QString& text) const;
    void print(const QJsonObject& json) const;
    Exit fail(const QList<engine::Fault>& faults) const;
    Exit usage(const QString& remark = {}) const;

private:
    engine::Result<engine::Done> sitDown(shelf::Shelf& shelf, Sitting& sitting);
    void deliverAtEnd();

    std::vector<std::unique_ptr<engine::Game>> m_games;
    std::unique_ptr<shelf::Shelf> m_shelf;
    shelf::Shelf::Access m_access = shelf::Shelf::Access::Read; // how it was opened
    QString m_toDeliver;                                        // the shared campaign that was acted in
    bool m_hasWritten = false;                                  // an entry, in this run
    bool m_isLossTold = false;
    bool m_isMoreTold = false; // that more was saved than lies here
    std::unique_ptr<dice::Source> m_chance;
};

cards::Imported contentsOf(const QList<shelf::Pack>& packs);

// --- JSON and text of engine values, the same for every command
QString markOf(const engine::Condition& condition); // ✓ ✗ ? and ! for what only warns
QJsonArray toJson(const QList<engine::Fault>& faults);
QJsonArray toJson(const QList<engine::Blank>& missing);
QJsonObject toJson(const engine::Verdict& verdict, const engine::Game& game);
QJsonObject toJson(const engine::Submission& submission, const Sitting& sitting);
// What was told in a line, with page and id of the rule behind it.
QString cited(const engine::Told& told, const engine::Game& game, const QString& readings = {});
QJsonArray toJson(const QList<engine::Told>& told, const engine::Game& game);
QString asTyped(const QString& word); // in quotes where a shell needs them
// With a campaign also what is pinned to the rules that are cited, and what can be typed to enter what is missing.
QString text(const engine::Verdict& verdict, const engine::Game& game);
QString text(Context& context, const engine::Verdict& verdict, const Sitting& sitting);
Exit exitOf(const engine::Submission& submission);
QJsonObject seenState(const Sitting& sitting); // what no seat has to hide, and nobody has still to meet
Exit answer(Context& context, const engine::Submission& submission, const Sitting& sitting);

// Reads verb fields from name=value arguments, guided by the fields' schema; nested fields as name.part=value.
engine::Result<QJsonObject> fieldsFrom(const QStringList& args, const QJsonObject& schema);
// The first of them that the verb has not; of few fields it tells what they are for.
std::optional<engine::Fault> unknownField(const QString& verb, const QJsonObject& fields, const QJsonObject& schema);
QJsonValue valueFrom(const QString& text, const QJsonObject& schema);

} // namespace cli
