// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One opened campaign as somebody sees it: what the table holds, whose secrets are shown, and the one way to ask for a change.
#pragma once

#include "kit/campaign.h"

#include <QHash>

#include <array>
#include <optional>

namespace kit {

class Chronicle;

// A state as it is shown: what cannot be seen in its texts, because they came with a file, by its number.
engine::AnyState readable(const engine::Game& game, const engine::AnyState& state);

class Sitting : public QObject {
    Q_OBJECT

public:
    // Opened only when a card comes into play that the campaign does not know yet.
    using Cards = std::function<engine::Result<std::shared_ptr<engine::CardSource>>(const QStringList& packs)>;

    Sitting(std::shared_ptr<Campaign> table, engine::Chance& chance, Cards cards);
    // The first at a table of its own.
    Sitting(QString name, const engine::Game& game, std::unique_ptr<engine::Journal> journal, engine::Clock clock,
        engine::Chance& chance, Cards cards);
    ~Sitting() override;

    engine::Result<engine::Done> open();
    engine::Result<engine::Done> begin(const QJsonObject& setup, const QStringList& packs);

    const QString& name() const { return m_campaign->name; }
    void setName(const QString& name) { m_campaign->name = name; }
    const std::shared_ptr<Campaign>& campaign() const { return m_campaign; } // for another sitting
    const engine::Game& game() const { return table().game(); }
    const engine::Table& table() const { return std::as_const(*m_campaign).table(); }
    // What is shown: the table's state, or an earlier one that is only looked at; readable.
    const engine::AnyState& state() const;
    // As JSON; made once for each of the latest two states that were asked for.
    QJsonObject json(const engine::AnyState& state) const;
    // What can be done in the shown state, and what cannot: made once for each state.
    const QList<engine::Offer>& offers() const;
    bool isTakingBack() const { return m_campaign->isTakingBack(); } // what is told now comes of undo
    bool isLooking() const { return m_looked != nullptr; }
    bool isReadOnly() const { return m_readOnly; }
    void setReadOnly(bool readOnly) { m_readOnly = readOnly; }

    // Whether dice are thrown and cards are drawn on the table, so that they are typed in.
    bool realDice = false;
    bool realCards = false;
    QString who;           // who acts, for the history
    bool deskAsks = false; // the desk has its own questions for what an action leaves out: that comes as failed, not as lacking

    // Secrets are hidden once something can uncover them: then they are shown to one seat at most, which says so.
    void guardSecrets();
    void showTo(const QString& seat); // empty: to nobody
    bool isGuarded() const { return m_eyes.has_value(); }
    bool mayShow(const QString& seat) const { return !m_eyes || *m_eyes == seat; }
    // A state in the form of its schema, without what is secret now (x-secret in the schema; the item around it is its seat).
    QJsonObject visible(const engine::AnyState& state) const;

    // Names that a field of a kind may hold, as far as whoever looks may know them.
    QStringList names(const QString& kind) const;

    // Whether an act waits for a value that it can do without.
    bool mayGoOn() const { return m_waiting.canDoWithout; }
    const engine::AnyAction& waiting() const { return m_waiting.action; } // none: nothing waits
    // Of what the outcome of an action hangs on, the first that would still be asked for.
    std::optional<engine::Blank> askedFirst(const engine::AnyAction& action) const;

    engine::Submission tried(const engine::AnyAction& action) const { return table().judge(action).submission; }
    // What an action still needs from the table: dice and cards that are real, facts that no pack tells.
    engine::Needs asks(const engine::AnyAction& action) const;
    engine::Result<engine::AnyState> stateAt(qint64 node) { return m_campaign->table().stateAt(node); }
    engine::Result<QList<engine::Entry>> entries() const;
    engine::Result<QList<engine::Entry>> entries(qint64 first, qint64 last) const { return table().entries(first, last); }
    engine::Result<QList<qint64>> parents() const { return m_campaign->table().parents(); } // of entries 1, 2, 3 …
    engine::Result<std::shared_ptr<engine::CardSource>> cards() const; // of the campaign's packs; null without packs
    engine::Result<QList<engine::Step>> stepsAfter(qint64 node) const { return engine::stepsAfter(m_campaign->table(), node); }
    engine::Result<engine::Foreseen> foreseen(qint64 node, const QList<engine::Step>& steps) const
    {
        return engine::foreseen(m_campaign->table(), node, steps);
    }
    Chronicle& chronicle(); // made when first asked for
    QList<engine::Blank> missingIn(const engine::Entry& entry) { return m_campaign->table().missingIn(entry); }
    engine::Result<engine::Message> sentenceOf(const engine::Entry& entry) { return m_campaign->table().sentenceOf(entry); }

public slots:
    // Does it when it is allowed and complete; otherwise says by a signal what stands in its way. An earlier moment that is
    // looked at takes no actions. By value: whoever shows what is proposed may be refilled before it is done.
    void propose(engine::AnyAction action, QString decision = {});
    void proposeDraft(const engine::Draft& draft); // what was typed into a form
    // Real dice that lie on the table before it was said what for: the next action that throws as many takes them. Faces by
    // number.
    void holdDice(const QList<int>& faces) { m_held = faces; }
    // An action that was asked or lacking, with what the table said.
    void answer(const engine::AnyAction& action, const QJsonObject& fields, const QString& decision);
    // Asks for a value that was not entered: a correction of that one place. then: what is done once it is.
    void enter(const engine::Blank& missing, std::function<void()> then = {});
    void goOn();                                                           // without the value that an act waits for, if it may
    void drop();                                                           // what waits for a value is not meant any more
    void ask(const engine::AnyAction& action, const engine::Needs& needs); // what lies there; nothing else waits for it
    void undo();            // of a whole act, however many entries it took; while an earlier moment is shown, back to the table
    void redo();            // of a whole act too
    void goTo(qint64 node); // and go on from there
    void rewrite(qint64 node, const QList<engine::Step>& steps); // goes there and plays the steps; the old line stays
    void together(const std::function<void()>& acts); // what happens within is one act for undo, and one for dice that lie there
    void look(qint64 node);                           // shows an earlier state without changing anything; 0: back to the table

signals:
    void changed(const engine::Submission& submission);       // the table's state, on disk already
    void othersActed(qint64 stands, const QStringList& told); // as the campaign tells it
    void shown(); // state() is another one, by a change or by looking; or somebody else looks
    void refused(const engine::Submission& submission); // its action by the rules
    void asked(const engine::AnyAction& action, const engine::Needs& needs, const QString& decision);
    void lacking(const engine::AnyAction& action, const QList<engine::Fault>& open,
        const QString& decision); // fields that were left out
    void failed(const QList<engine::Fault>& faults);

private:
    bool mayChange();                                // says so when it may not
    void tell(const engine::Submission& submission); // what was not done, and why
    engine::Result<engine::AnyAction> completed(const engine::AnyAction& action) const;
    engine::AnyAction withHeldDice(const engine::AnyAction& action);
    QList<engine::Fault> leftOut(const engine::AnyAction& action) const;

    struct Waiting {
        engine::AnyAction action;
        QString decision;
        bool canDoWithout = false;
        std::function<void()> then{}; // once it is entered
    };
    void await(const engine::Blank& missing, Waiting waiting);
    void go(const engine::AnyAction& action, const QString& decision);
    void pass(const QString& path);
    std::optional<QJsonValue> around(const QString& path) const;
    const engine::AnyState& kept() const { return m_looked ? m_looked : table().state(); } // that state, letter by letter

    std::shared_ptr<Campaign> m_campaign;
    engine::Chance& m_chance;
    Cards m_cards;
    engine::AnyState m_looked;
    mutable engine::AnyState m_kept, m_readable; // the second is the first as it is shown
    bool m_staysReadable = false;                // while an act is done that brings in nothing unseen
    mutable engine::AnyState m_offered;          // whose offers are known
    mutable QList<engine::Offer> m_offers;
    Chronicle* m_chronicle = nullptr;
    std::optional<QString> m_eyes; // whose secrets are shown; nothing: everybody's
    QList<int> m_held;             // real dice that no action took yet
    bool m_isTogether = false;
    bool m_readOnly = false;
    Waiting m_waiting; // for a value that is being entered
    // Places that were asked for once and stay as they are, with what stands around them: not asked for again until that is
    // another thing, or something is taken back.
    QHash<QString, std::optional<QJsonValue>> m_passed;
    mutable std::array<std::pair<engine::AnyState, QJsonObject>, 2> m_json; // the latest first
};

} // namespace kit
