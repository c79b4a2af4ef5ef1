// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The contract of a game as the shells see it: pure functions over a state and actions whose types they do not know.
// A game itself is written against types; engine/typed_game.h turns it into this.
#pragma once

#include "engine/any_action.h"
#include "engine/die.h"
#include "engine/doubt.h"
#include "engine/json.h"
#include "engine/verdict.h"

#include <memory>
#include <span>

namespace engine {

using AnyState = std::shared_ptr<const void>; // one past or present state of one game

// An action as it is typed in forms and on the command line, or stands in the journal: not read yet.
struct Draft {
    QString verb;
    QJsonObject fields;
};

// What a draft action still needs from outside before it can be checked: dice, and these.
struct Pick { // cards drawn without looking
    QString field;
    QString label;
    QStringList from; // one entry per card, equal cards repeated
    int count = 1;
    bool listed = false; // the field is a list
};
struct Facts { // what is printed on cards that come into play with this action
    QString field;
    QString kind; // kind of card
    QStringList ids;
    bool listed = false;
};
struct Needs {
    QList<Die> dice; // the faces go to the field "rolled"
    QList<Pick> picks;
    QList<Facts> facts;
};

struct Outcome {
    AnyState state;
    QList<Told> told; // what happened and why, in order
};

struct Offer {
    AnyAction action;
    Verdict verdict;
    Message label;
    QString actor;       // whom it belongs to; empty for the table
    bool secret = false; // tells what only its actor knows
};

struct Verb {
    QString name;
    QString help;
    QJsonObject schema; // of its fields
};

struct Question {
    QString name;
    QString help;
    QJsonObject schema; // of its fields
    QJsonObject answer; // schema of what it answers
};

struct Answer {
    QJsonValue value;
    Verdict verdict; // the conditions that were looked at, if the question is one of permission
    QList<Told> told;
};

// How the shell treats a refusal: it never changes what check says.
enum class Strictness { Advise, Ask, Forbid };
constexpr auto names(Strictness) { return inOrder<Strictness>({"advise", "ask", "forbid"}); }

class Game {
public:
    virtual ~Game() = default;

    virtual QString id() const = 0;                      // "hired-swords": on shelves, in files, on the command line
    virtual QString title() const = 0;                   // "Hired Swords", the same in every language
    virtual int rulesVersion() const = 0;                // raised whenever a rule decides differently than before
    virtual std::span<const RuleRef> book() const = 0;   // every rule; Reason::atoms are places in it
    virtual std::span<const Reason> reasons() const = 0; // all that a verdict or an outcome can cite
    virtual std::span<const Doubt> doubts() const
    {
        return {};
    }                                             // what a table may read the other way, without a setting of its own
    virtual const QList<Verb>& verbs() const = 0; // the engine's own first; help in the reader's language
    // Whether any action, or that one, has such a field.
    virtual bool takes(const char* field, QLatin1String verb = {}) const
    {
        return std::ranges::any_of(verbs(), [&](const Verb& one) {
            return (verb.isEmpty() || one.name == verb)
                && one.schema.value(QLatin1String("properties")).toObject().contains(QLatin1String(field));
        });
    }
    virtual const QList<Question>& questions() const = 0; // every game answers "dice" and "value" of a listing
    virtual QJsonObject stateSchema() const = 0;          // JSON Schema, as engine/json.h writes it
    virtual QJsonObject setupSchema() const = 0;          // the same, of what newGame takes

    virtual QStringList cardKinds() const { return {}; }                // of cards that come into play one by one: "career" …
    virtual QJsonObject cardSchema(const QString&) const { return {}; } // of a kind; empty: none such
    virtual QList<Fault> cardFaults(const QString&, const QJsonValue&, const QString&) const { return {}; } // kind, card, place
    virtual QList<Fault> setupFaults(const QJsonValue&, const QString&) const { return {}; }                // setup, place

    virtual Result<AnyState> newGame(const QJsonObject& setup) const = 0;      // missing parts take defaults
    virtual Result<AnyState> stateFromJson(const QJsonObject& json) const = 0; // the same
    virtual QJsonObject stateToJson(const AnyState& state) const = 0;          // all fields
    virtual QByteArray digest(const AnyState& state) const = 0;                // 32 bytes, BLAKE2b

    // The door for what is typed or was kept: names that are not in play, wrong types, missing fields and impossible dice are
    // faults.
    virtual Result<AnyAction> action(const AnyState& state, const Draft& draft) const = 0;
    // The same action with these fields read over it: what chance, packs or the table said.
    virtual Result<AnyAction> with(const AnyState& state, const AnyAction& action, const QJsonObject& fields) const = 0;

    // What cannot be meant at all: names that are not in play, impossible dice. Nobody can decide it away.
    virtual QList<Fault> faults(const AnyState& state, const AnyAction& action) const = 0;
    virtual Needs needs(const AnyState& state, const AnyAction& action) const = 0;
    virtual Verdict check(const AnyState& state, const AnyAction& action) const = 0;
    // What an allowed action still lacks (dice, cards, facts): faults, because nobody can decide dice away.
    virtual QList<Fault> incomplete(const AnyState& state, const AnyAction& action) const = 0;
    // What the outcome of an action that is complete hangs on and nobody entered: asked for first where people are asked. It
    // refuses nothing: apply counts it as 0, or as the default of its place.
    virtual QList<Blank> askedFirst(const AnyState& state, const AnyAction& action) const = 0;
    virtual Outcome apply(const AnyState& state, const AnyAction& action) const = 0; // whatever check says
    virtual QList<Offer> offers(const AnyState& state) const = 0;                    // what is refused too
    virtual Message tell(const AnyState& before, const AnyAction& action) const = 0; // a line of the history
    // What the hands must do so that the table looks like after: for actions, undo, redo and jumps alike.
    virtual QList<Message> hands(const AnyState& before, const AnyState& after) const = 0;
    virtual QList<Message> summary(const AnyState& state) const = 0; // first line: one line for the shelf
    virtual Result<Answer> ask(const AnyState& state, const QString& question, const QJsonObject& fields) const = 0;
    virtual Strictness strictness(const AnyState& state) const = 0;
    virtual QStringList names(const AnyState&, const QString&) const { return {}; } // that a field of this kind may hold

    // Who sits at the table, in the order of the game; nobody where one person plays alone.
    virtual QStringList seats(const AnyState&) const { return {}; }
    virtual QStringList seatsOf(const AnyState&, const AnyAction&) const { return {}; } // whose act it is; none: the table's
    // The state and an action as that seat may see them; no seat: as everybody may. What is done to what is seen is what is seen
    // of what is done: hidden(apply(s, a)) = apply(hidden(s), hidden(a)).
    virtual AnyState hidden(const AnyState& state, const QString&) const { return state; }
    virtual AnyAction hidden(const AnyState&, const AnyAction& action, const QString&) const { return action; }
};

} // namespace engine
