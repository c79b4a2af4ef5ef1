// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/conformance.h"

#include "dice/source.h"
#include "engine/json.h"
#include "engine/table.h"
#include "engine/table_actions.h"

#include <QFile>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

namespace support {

using engine::AnyAction;
using engine::AnyState;
using engine::Condition;
using engine::Offer;
using engine::Submission;

namespace {

constexpr qsizetype mostFailures = 8;

QDateTime noTime() { return {}; }

// The highest %n of a template, 0 when it has none.
int placeholders(const char* source)
{
    int highest = 0;
    for (const char* at = source; at && *at; ++at)
        if (*at == '%' && at[1] >= '1' && at[1] <= '9')
            highest = std::max(highest, at[1] - '0');
    return highest;
}

QStringList idsOf(const engine::Verdict& verdict)
{
    QStringList ids;
    for (const Condition& one : verdict.conditions)
        ids += QLatin1String(one.reason->id)
            + QLatin1String(one.holds() ? "+"
                    : one.isUnknown()   ? "?"
                                        : "-")
            + one.args.join(QLatin1Char('|'));
    return ids;
}

// The condition of the same reason at the same turn among equals; null when there is none.
const Condition* sameOf(const engine::Verdict& verdict, const engine::Verdict& before, qsizetype index)
{
    const engine::Reason* reason = before.conditions[index].reason;
    const auto isSame = [&](const Condition& one) { return qstrcmp(one.reason->id, reason->id) == 0; };
    auto turn = std::count_if(before.conditions.begin(), before.conditions.begin() + index, isSame);
    for (const Condition& one : verdict.conditions)
        if (isSame(one) && turn-- == 0)
            return &one;
    return nullptr;
}

void collectIds(const QJsonValue& value, QStringList& ids)
{
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        if (object.value(QLatin1String("id")).isString())
            ids += object.value(QLatin1String("id")).toString();
        for (const QJsonValue& inner : object)
            collectIds(inner, ids);
    }
    if (value.isArray())
        for (const QJsonValue& inner : value.toArray())
            collectIds(inner, ids);
}

QString shownAs(const AnyAction& action) { return action.verb() + engine::shownJson(action.written()); }

class Walker {
public:
    Walker(const engine::Game& game, const Start& start, const Walk& walk)
        : m_game(game)
        , m_start(start)
        , m_walk(walk)
        , m_choice(walk.seed)
        , m_dice(walk.seed + 1000000)
        , m_table(game, m_journal, noTime)
    {
    }

    Walked result()
    {
        if (const auto begun = m_table.begin(m_start.setup, {}, {}); !begun) {
            fail(QStringLiteral("the game cannot begin: ") + begun.faults().first().text());
            return m_result;
        }
        if (!m_start.state.isEmpty()) {
            const Submission set = m_table.submit(engine::SetUp{m_start.state}, {});
            if (set.answer != Submission::Answer::Done) {
                fail(QStringLiteral("the state is not taken: ") + (set.faults.isEmpty() ? QString() : set.faults.first().text()));
                return m_result;
            }
        }
        for (m_step = 1; m_step <= m_walk.steps && m_result.failures.size() < mostFailures; ++m_step) {
            lookAtState();
            lookAtOffers();
            m_what.clear();
            step();
        }
        m_what = QStringLiteral("afterwards");
        lookAtHistory();
        lookAtReplay();
        lookAtUndo();
        return m_result;
    }

private:
    int below(int n) { return m_choice.face(n) - 1; }
    bool once(int inSoMany) { return below(inSoMany) == 0; }
    template <class T> const T& oneOf(const QList<T>& list) { return list[below(int(list.size()))]; }

    void fail(const QString& what)
    {
        if (m_result.failures.size() < mostFailures)
            m_result.failures += m_start.name + QStringLiteral(" seed ") + QString::number(m_walk.seed) + QStringLiteral(" step ")
                + QString::number(m_step) + QStringLiteral(" after ") + m_what + QStringLiteral(": ") + what;
    }

    QByteArray digest() const { return m_game.digest(m_table.state()); }

    // --- what must hold of every state

    void lookAtState()
    {
        const AnyState& state = m_table.state();
        if (!m_game.hands(state, state).isEmpty())
            fail(QStringLiteral("the hands have something to do although nothing changed: ")
                + m_game.hands(state, state).first().text());
        if (m_game.summary(state).isEmpty() || m_game.summary(state).first().text().isEmpty())
            fail(QStringLiteral("the state has no summary"));
        if (m_step % 8 != 0)
            return;
        const auto again = m_game.stateFromJson(m_game.stateToJson(state));
        if (!again)
            fail(QStringLiteral("its own JSON is not read: ") + again.faults().first().text());
        else if (m_game.digest(*again) != digest())
            fail(QStringLiteral("JSON and back gives another state"));
    }

    void lookAtOffers()
    {
        m_offers = m_game.offers(m_table.state());
        const bool isThorough = m_step % 4 == 0;
        for (const Offer& offer : m_offers) {
            const QString shown = shownAs(offer.action);
            if (offer.label.isEmpty() || offer.label.text().isEmpty())
                fail(QStringLiteral("no label: ") + shown);
            const auto typed = m_game.action(m_table.state(), {offer.action.verb(), offer.action.typed()});
            if (!typed || *typed != offer.action) {
                fail(QStringLiteral("an offer is not what its typed fields say: ") + shown + QLatin1Char(' ')
                    + (typed ? QString() : typed.faults().first().text()));
                continue;
            }
            if (const auto faults = m_game.faults(m_table.state(), offer.action); !faults.isEmpty())
                fail(QStringLiteral("an offer is a fault: ") + shown + QLatin1Char(' ') + faults.first().text());
            const engine::Verdict verdict = m_game.check(m_table.state(), offer.action);
            if (idsOf(verdict) != idsOf(offer.verdict) || verdict.isAllowed() != offer.verdict.isAllowed())
                fail(QStringLiteral("the offer's verdict is not that of check: ") + shown + QLatin1Char(' ')
                    + idsOf(verdict).join(QLatin1Char(' ')) + QStringLiteral(" / ")
                    + idsOf(offer.verdict).join(QLatin1Char(' ')));
            if (isThorough)
                lookAtVerdict(offer.action, verdict);
        }
    }

    void lookAtVerdict(const AnyAction& action, const engine::Verdict& verdict)
    {
        const QString shown = shownAs(action);
        lookAtMessage(m_game.tell(m_table.state(), action), shown);
        const auto again = m_game.action(m_table.state(), {action.verb(), action.written()});
        if (!again || again->written() != action.written())
            fail(QStringLiteral("the action is not read as it was written: ") + shown);
        m_result.refused += !verdict.isAllowed();
        for (qsizetype i = 0; i < verdict.conditions.size(); ++i) {
            const Condition& one = verdict.conditions[i];
            lookAtReason(one.reason, shown);
            const QString cited = QLatin1String(one.reason->id) + QStringLiteral(" of ") + shown;
            const bool why = one.fails() && *one.reason->fails;
            if (placeholders(why ? one.reason->fails : one.reason->rule) > one.args.size()
                || (one.fails() && placeholders(one.reason->remedy) > one.args.size()))
                fail(QStringLiteral("too few arguments: ") + cited);
            if (one.text().isEmpty()
                || (one.refuses() && one.reason->weight == engine::Weight::Refuses && one.remedy().isEmpty()))
                fail(QStringLiteral("no text or no remedy: ") + cited);
            if (!one.change.path.isEmpty())
                tryChange(action, verdict, i);
        }
    }

    void tryChange(const AnyAction& action, const engine::Verdict& verdict, qsizetype index)
    {
        ++m_result.changesTried;
        const Condition& one = verdict.conditions[index];
        const QString shown = QLatin1String(one.reason->id) + QStringLiteral(" of ") + shownAs(action) + QStringLiteral(": ")
            + one.change.path + QLatin1Char('=') + engine::shownJson(one.change.value);
        const AnyAction correction = engine::Correct{one.change.path, one.change.value, QStringLiteral("as offered")};
        if (const auto faults = m_game.faults(m_table.state(), correction); !faults.isEmpty()) {
            fail(QStringLiteral("the offered change is a fault: ") + shown + QLatin1Char(' ') + faults.first().text());
            return;
        }
        const AnyState changed = m_game.apply(m_table.state(), correction).state;
        const auto again = m_game.action(changed, {action.verb(), action.written()});
        if (!again) {
            fail(QStringLiteral("after the offered change the action is a fault: ") + shown + QLatin1Char(' ')
                + again.faults().first().text());
            return;
        }
        const engine::Verdict after = m_game.check(changed, *again);
        const Condition* same = sameOf(after, verdict, index);
        if (!same || same->fails())
            fail(QStringLiteral("the offered change does not make it hold: ") + shown);
    }

    void lookAtReason(const engine::Reason* reason, const QString& where)
    {
        const auto all = m_game.reasons();
        if (reason < all.data() || reason >= all.data() + all.size())
            fail(QStringLiteral("a reason that is not in the table: ") + where);
        else if (reason->atoms[0] < 0)
            fail(QStringLiteral("no rule is cited for ") + QLatin1String(reason->id));
    }

    void lookAtMessage(const engine::Message& message, const QString& where)
    {
        if (message.text().trimmed().isEmpty())
            fail(QStringLiteral("no sentence: ") + where);
        if (placeholders(message.source) > message.args.size())
            fail(QStringLiteral("too few arguments: ") + QLatin1String(message.source) + QStringLiteral(" of ") + where);
    }

    void lookAtDone(const Submission& done, const QString& where)
    {
        lookAtMessage(done.sentence, where);
        for (const engine::Told& told : done.told) {
            if (told.reason)
                lookAtReason(told.reason, where);
            if (told.text().trimmed().isEmpty())
                fail(QStringLiteral("something told without words: ") + where);
            if (!told.message.isEmpty())
                lookAtMessage(told.message, where);
        }
        for (const engine::Message& message : done.hands)
            lookAtMessage(message, where);
    }

    // --- what is done

    void step()
    {
        const bool isOpen = m_walk.open && !m_walk.open(m_table.state()).isEmpty(); // then more comes between
        const int chance = below(isOpen ? 50 : 100);
        if (chance < 6)
            correctSomething();
        else if (chance < 10)
            goOverThePast();
        else if (chance < 11)
            startFromHere();
        else if (chance < 18)
            takeOffer([](const Offer& offer) { return !offer.verdict.isAllowed(); }, true);
        else if (chance < 35)
            takeOffer([](const Offer&) { return true; }, false);
        else
            takeOffer([](const Offer& offer) { return offer.verdict.isAllowed(); }, false);
    }

    void takeOffer(bool (*wanted)(const Offer&), bool decides)
    {
        QMap<QString, QList<Offer>> byVerb;
        for (const Offer& offer : m_offers)
            if (wanted(offer) && (!m_walk.rarely.contains(offer.action.verb()) || once(100)))
                byVerb[offer.action.verb()] += offer;
        if (byVerb.isEmpty())
            return;
        const Offer offer = oneOf(byVerb[oneOf(byVerb.keys())]);
        submit(offer.action.verb(), once(2) ? varied(offer) : offer.action.typed(), decides);
    }

    void submit(const QString& verb, const QJsonObject& fields, bool mayDecide = false)
    {
        m_what = verb + engine::shownJson(fields);
        auto action = m_game.action(m_table.state(), {verb, fields});
        if (action)
            action = m_table.prepared(*action, &m_dice, m_start.cards);
        if (!action)
            return; // a varied field that no rule understands
        m_what = shownAs(*action);
        const QByteArray before = digest();
        const qint64 last = m_table.last();
        const Submission tried = m_table.judge(*action).submission;
        if (tried.answer == Submission::Answer::Refused)
            lookAtVerdict(*action, tried.verdict);
        const bool decides = mayDecide && tried.answer == Submission::Answer::Refused;
        const AnyState start = m_table.state();
        interrupted(verb == QLatin1String("correct")          ? "corrected"
                : tried.answer == Submission::Answer::Refused ? "tried"
                                                              : "done");
        const Submission done =
            m_table.submit(*action, QStringLiteral("walker"), decides ? QStringLiteral("the card says so") : QString());
        if (done.answer == Submission::Answer::Done) {
            ++(decides ? m_result.decided : m_result.done)[verb];
            lookAtDone(done, m_what);
            lookAtSeats(start, *action);
            if (const QString broken = m_walk.law && !decides ? m_walk.law(start, *action, m_table.state()) : QString();
                !broken.isEmpty())
                fail(broken);
            if (done.byDecision != decides || done.seq != last + 1)
                fail(QStringLiteral("the answer does not fit the entry"));
        } else {
            if (digest() != before || m_table.last() != last)
                fail(QStringLiteral("something changed although nothing was done"));
            for (const engine::Fault& fault : done.faults)
                if (fault.problem.isEmpty())
                    fail(QStringLiteral("a fault without a problem"));
        }
    }

    // Counts what lies open now, and each pair of it, because something comes between.
    void interrupted(const char* by)
    {
        const QStringList open = m_walk.open ? m_walk.open(m_table.state()) : QStringList();
        for (const QString& kind : open) {
            ++m_result.interrupted[kind + QStringLiteral(": ") + QLatin1String(by)];
            for (const QString& other : open)
                if (kind < other)
                    ++m_result.interrupted[kind + QStringLiteral(" and ") + other];
        }
    }

    // What is done to what a seat sees is what it sees of what is done; and nobody sees more by looking twice.
    void lookAtSeats(const AnyState& before, const AnyAction& action)
    {
        const QStringList sitting = m_game.seats(before);
        for (const QString& seat : m_game.seatsOf(before, action))
            if (!sitting.contains(seat))
                fail(QStringLiteral("an act of a seat that is none: ") + seat);
        for (const QString& seat : sitting + QStringList{QString()}) {
            const QString who = seat.isEmpty() ? QStringLiteral("nobody") : seat;
            const AnyState seen = m_game.hidden(before, seat);
            if (m_game.digest(m_game.hidden(seen, seat)) != m_game.digest(seen))
                fail(QStringLiteral("hidden twice is more than once, for ") + who);
            const AnyState after = m_game.hidden(m_table.state(), seat);
            const AnyState acted = m_game.apply(seen, m_game.hidden(before, action, seat)).state;
            if (m_game.digest(acted) != m_game.digest(after))
                fail(QStringLiteral("what is done is not what is seen of it, for ") + who + QStringLiteral(": ")
                    + differenceOf(m_game.stateToJson(after), m_game.stateToJson(acted)));
        }
    }

    // The first part of a state that differs, and how.
    static QString differenceOf(const QJsonValue& wanted, const QJsonValue& found)
    {
        if (wanted.isObject() && found.isObject())
            for (const QString& key : wanted.toObject().keys())
                if (wanted.toObject().value(key) != found.toObject().value(key))
                    return key + QLatin1Char('.') + differenceOf(wanted.toObject().value(key), found.toObject().value(key));
        if (wanted.isArray() && found.isArray() && wanted.toArray().size() == found.toArray().size())
            for (qsizetype i = 0; i < wanted.toArray().size(); ++i)
                if (wanted.toArray().at(i) != found.toArray().at(i))
                    return QString::number(i) + QLatin1Char('.') + differenceOf(wanted.toArray().at(i), found.toArray().at(i));
        return engine::shownJson(wanted) + QStringLiteral(" / ") + engine::shownJson(found);
    }

    // The offer with some of its optional fields filled in at random.
    QJsonObject varied(const Offer& offer)
    {
        QJsonObject fields = offer.action.typed();
        const QJsonObject properties = offer.action.schema().value(QLatin1String("properties")).toObject();
        QStringList ids;
        collectIds(m_game.stateToJson(m_table.state()), ids);
        for (const QString& name : properties.keys()) {
            const QJsonObject schema = properties.value(name).toObject();
            if (fields.contains(name) || name == QLatin1String("rolled") || !once(2))
                continue;
            const bool isList = schema.value(QLatin1String("type")) == QLatin1String("array");
            if (schema.contains(QLatin1String("enum")))
                fields.insert(name,
                    schema.value(QLatin1String("enum"))
                        .toArray()
                        .at(below(int(schema.value(QLatin1String("enum")).toArray().size()))));
            else if (schema.value(QLatin1String("type")) == QLatin1String("boolean"))
                fields.insert(name, once(2));
            else if (const QJsonArray names =
                         schema.value(QLatin1String("items")).toObject().value(QLatin1String("enum")).toArray();
                     !names.isEmpty()) {
                QJsonArray some;
                for (int left = 1 + below(4); left > 0; --left)
                    some += names.at(below(int(names.size())));
                fields.insert(name, some);
            } else if (schema.contains(QLatin1String("x-names")))
                if (const QString id = named(offer, name, isList, ids); !id.isEmpty())
                    fields.insert(name, isList ? QJsonValue(QJsonArray{id}) : QJsonValue(id));
        }
        return fields;
    }

    // An id that the game takes in this field, if ten tries find one.
    QString named(const Offer& offer, const QString& field, bool isList, const QStringList& ids)
    {
        for (int i = 0; i < 10 && !ids.isEmpty(); ++i) {
            const QString id = oneOf(ids);
            QJsonObject fields = offer.action.typed();
            fields.insert(field, isList ? QJsonValue(QJsonArray{id}) : QJsonValue(id));
            if (m_game.action(m_table.state(), {offer.action.verb(), fields}))
                return id;
        }
        return {};
    }

    QJsonObject schemaOf(const QString& verb) const
    {
        for (const engine::Verb& one : m_game.verbs())
            if (one.name == verb)
                return one.schema;
        return {};
    }

    void correctSomething()
    {
        QStringList path;
        const QJsonObject state = m_game.stateToJson(m_table.state());
        QStringList ids;
        collectIds(state, ids);
        const QJsonValue value = otherValue(state, m_game.stateSchema(), path, ids);
        const QString place = path.join(QLatin1Char('.'));
        if (std::any_of(m_walk.spared.begin(), m_walk.spared.end(), [&](const QString& one) { return place.startsWith(one); }))
            return;
        const QJsonObject fields{{QStringLiteral("path"), place}, {QStringLiteral("value"), value},
            {QStringLiteral("reason"), QStringLiteral("it lies so")}};
        ++m_result.corrections;
        submit(QStringLiteral("correct"), fields);
    }

    // Another value for a random leaf below value; path is the way to it.
    QJsonValue otherValue(const QJsonValue& value, const QJsonObject& schema, QStringList& path, const QStringList& ids)
    {
        if (value.isObject() && !value.toObject().isEmpty()) {
            const QString key = oneOf(value.toObject().keys());
            path += key;
            return otherValue(value.toObject().value(key),
                schema.value(QLatin1String("properties")).toObject().value(key).toObject(), path, ids);
        }
        if (value.isArray() && !value.toArray().isEmpty() && !once(10)) {
            const int index = below(int(value.toArray().size()));
            path += QString::number(index);
            return otherValue(value.toArray().at(index), schema.value(QLatin1String("items")).toObject(), path, ids);
        }
        const QJsonArray names = schema.value(QLatin1String("enum")).toArray();
        if (!names.isEmpty())
            return names.at(below(int(names.size())));
        if (value.isBool())
            return !value.toBool();
        if (value.isDouble())
            return once(2) ? below(12) : value.toInt() + below(5) - 2;
        if (schema.contains(QLatin1String("x-form")))
            return oneOf(QStringList{QStringLiteral("0"), QStringLiteral("-1"), QStringLiteral("DM"), QStringLiteral("x3"),
                QStringLiteral("1/2/3/4")});
        if (value.isString())
            return once(2) && !ids.isEmpty() ? oneOf(ids) : QStringLiteral("<b>%1</b>");
        if (value.isArray())
            return QJsonArray();
        return QJsonValue(QJsonValue::Null);
    }

    void goOverThePast()
    {
        interrupted("undone");
        const int way = below(3);
        m_what = way == 0 ? QStringLiteral("undo") : way == 1 ? QStringLiteral("redo") : QStringLiteral("goto");
        const Submission moved = way == 0 ? m_table.undo({})
            : way == 1                    ? m_table.redo({})
                                          : m_table.goTo(m_table.last() - below(int(std::min<qint64>(m_table.last(), 12))), {});
        if (moved.answer == Submission::Answer::Refused)
            fail(QStringLiteral("a move over the past is refused"));
        for (const engine::Message& message : moved.hands)
            lookAtMessage(message, m_what);
    }

    void startFromHere()
    {
        m_what = QStringLiteral("setup from the state's own JSON");
        const QByteArray before = digest();
        const Submission done = m_table.submit(engine::SetUp{m_game.stateToJson(m_table.state())}, {});
        if (done.answer != Submission::Answer::Done || digest() != before)
            fail(QStringLiteral("the state is not the same"));
    }

    // --- what must hold of the whole walk

    void lookAtHistory()
    {
        const auto entries = m_table.entries(1, m_table.last());
        for (const engine::Entry& entry : *entries) {
            const auto sentence = m_table.sentenceOf(entry);
            if (!sentence)
                fail(QStringLiteral("entry ") + QString::number(entry.seq) + QStringLiteral(" has no sentence: ")
                    + sentence.faults().first().text());
            else
                lookAtMessage(*sentence, QStringLiteral("entry ") + QString::number(entry.seq));
        }
    }

    void lookAtReplay()
    {
        engine::MemoryJournal bare; // the entries without the snapshots
        const auto entries = m_journal.entries(1, m_table.last());
        for (const engine::Entry& entry : *entries)
            (void)bare.append(entry);
        for (engine::MemoryJournal* journal : {&m_journal, &bare}) {
            engine::Table again(m_game, *journal, noTime);
            if (const auto opened = again.open(); !opened)
                fail(QStringLiteral("it cannot be opened again: ") + opened.faults().first().text());
            else if (m_game.digest(again.state()) != digest())
                fail(QStringLiteral("the replay ends elsewhere"));
            else if (!again.differing().isEmpty())
                fail(QStringLiteral("the replay decides entry ") + QString::number(again.differing().first())
                    + QStringLiteral(" differently"));
        }
    }

    void lookAtUndo()
    {
        while (m_table.redo({}).answer == Submission::Answer::Done) { }
        const QByteArray end = digest();
        while (m_table.undo({}).answer == Submission::Answer::Done)
            if (digest() != m_journal.entries(m_table.node(), m_table.node())->first().digest)
                fail(QStringLiteral("undo does not lead back to entry ") + QString::number(m_table.node()));
        if (digest() != m_journal.entries(1, 1)->first().digest || m_table.node() != 1)
            fail(QStringLiteral("undo does not lead back to the beginning"));
        while (m_table.redo({}).answer == Submission::Answer::Done) { }
        if (digest() != end)
            fail(QStringLiteral("redo does not lead back to the end"));
    }

    const engine::Game& m_game;
    const Start& m_start;
    const Walk& m_walk;
    dice::Source m_choice;
    dice::Source m_dice;
    engine::MemoryJournal m_journal;
    engine::Table m_table;
    QList<Offer> m_offers;
    int m_step = 0;
    QString m_what;
    Walked m_result;
};

} // namespace

QStringList faultsInTables(const engine::Game& game)
{
    QStringList faults;
    QSet<QString> seen;
    for (const engine::Verb& verb : game.verbs()) {
        if (seen.contains(verb.name))
            faults += QStringLiteral("the verb ") + verb.name + QStringLiteral(" stands twice");
        if (verb.help.isEmpty() || verb.schema.isEmpty())
            faults += QStringLiteral("the verb ") + verb.name + QStringLiteral(" has no help or no schema");
        seen += verb.name;
    }
    for (const engine::Question& question : game.questions())
        if (question.help.isEmpty() || question.answer.isEmpty())
            faults += QStringLiteral("the question ") + question.name + QStringLiteral(" has no help, or no form for its answer");
    seen.clear();
    for (const engine::RuleRef& rule : game.book()) {
        if (seen.contains(QLatin1String(rule.id)))
            faults += QStringLiteral("the rule ") + QLatin1String(rule.id) + QStringLiteral(" stands twice");
        if (!*rule.page || !*rule.topic)
            faults += QStringLiteral("the rule ") + QLatin1String(rule.id) + QStringLiteral(" has no page or no topic");
        seen += QLatin1String(rule.id);
    }
    seen.clear();
    for (const engine::Reason& reason : game.reasons()) {
        const QString id = QLatin1String(reason.id);
        // What is said for another rule has the same words, and rules of its own.
        const auto twin = std::ranges::find_if(game.reasons(), [&](const engine::Reason& one) {
            return &one != &reason && id == QLatin1String(one.id) && (one.rule != reason.rule || one.atoms == reason.atoms);
        });
        if (twin != game.reasons().end() && !seen.contains(id))
            faults += QStringLiteral("the reason ") + id + QStringLiteral(" stands twice");
        seen += id;
        if (reason.atoms[0] < 0)
            faults += QStringLiteral("the reason ") + id + QStringLiteral(" cites no rule");
        for (const int atom : reason.atoms)
            if (atom >= int(game.book().size()))
                faults += QStringLiteral("the reason ") + id + QStringLiteral(" cites a rule that is not in the book");
        if (!*reason.rule || (reason.weight == engine::Weight::Refuses && !*reason.remedy))
            faults += QStringLiteral("the reason ") + id + QStringLiteral(" has no rule text or no remedy");
    }
    return faults;
}

QList<Start> startsFrom(const QString& cases, const QJsonObject& setup, const engine::CardSource* cards)
{
    QList<Start> starts;
    QFile file(cases);
    if (!file.open(QIODevice::ReadOnly))
        return starts;
    for (const QJsonValue& value : QJsonDocument::fromJson(file.readAll()).array()) {
        const QJsonObject one = value.toObject();
        QJsonObject state = one.value(QLatin1String("given")).toObject();
        if (one.contains(QLatin1String("settings")))
            state.insert(QStringLiteral("settings"), one.value(QLatin1String("settings")));
        if (!state.isEmpty())
            starts += Start{one.value(QLatin1String("id")).toString(), setup, cards, state};
    }
    return starts;
}

Walked walked(const engine::Game& game, const Start& start, const Walk& walk) { return Walker(game, start, walk).result(); }

} // namespace support
