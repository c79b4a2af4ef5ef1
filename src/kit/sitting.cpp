// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/sitting.h"

#include "cards/entered.h"
#include "cards/quick_line.h"
#include "engine/path.h"
#include "engine/table_actions.h"
#include "engine/words/called.h"
#include "engine/words/titles.h"
#include "engine/words/typed_in.h"
#include "engine/words/unseen.h"
#include "kit/chronicle.h"
#include "kit/forms/places_asked.h"

#include <QJsonArray>
#include <QPointer>
#include <QScopedValueRollback>

#include <algorithm>

namespace kit {

using engine::Fault;
using engine::Needs;
using engine::Result;
using engine::Submission;

namespace {

const QString rolledField = QLatin1String(engine::rolledField);

QJsonValue without(
    const QJsonValue& value, const QJsonObject& schema, const QString& seat, const std::function<bool(const QString&)>& mayShow)
{
    if (value.isArray()) {
        const QJsonObject items = schema.value(QLatin1String("items")).toObject();
        QJsonArray list;
        for (const QJsonValue& one : value.toArray())
            list += without(one, items, seat, mayShow);
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    const QString id = object.value(QLatin1String("id")).toString(seat);
    const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
    for (const QString& key : object.keys()) {
        const QJsonObject part = properties.value(key).toObject();
        if (part.value(QLatin1String("x-secret")).toBool() && !mayShow(id))
            object.remove(key);
        else
            object.insert(key, without(object.value(key), part, id, mayShow));
    }
    return object;
}

// Cards that are entered into a list stand beside those that are known there; one with the id of an old one takes its place.
QJsonArray withEntered(QJsonArray list, const QJsonArray& entered)
{
    const auto idOf = [](const QJsonValue& item) { return item.toObject().value(QLatin1String("id")); };
    for (const QJsonValue& one : entered) {
        const auto known = std::ranges::find(std::as_const(list), idOf(one), idOf);
        if (idOf(one).isUndefined() || known == list.cend())
            list += one;
        else
            list.replace(known - list.cbegin(), one);
    }
    return list;
}

// Of no place on the table: the act says it itself.
bool isFieldOf(const engine::AnyAction& action, const engine::Blank& blank)
{
    return !action.isNone() && blank.path.section(QLatin1Char('.'), 0, 0) == action.verb();
}

// What stands there already is no entry: nothing would be taken back by its undo.
bool standsAlready(const engine::Game& game, const engine::AnyAction& action, const engine::Judged& judged)
{
    return action.is<engine::Correct>() && judged.submission.answer == engine::Submission::Answer::Done
        && game.stateToJson(judged.after) == game.stateToJson(judged.before);
}

// What is wrong with a value that was typed, in the words of whoever typed it: places and names as a form has them.
QList<Fault> asTyped(const engine::Game& game, const engine::AnyAction& action, QList<Fault> faults)
{
    const auto* correction = action.as<engine::Correct>();
    if (!correction)
        return faults;
    const QJsonObject schema = game.stateSchema();
    const Titles titles = engine::titlesIn(QJsonObject{{QStringLiteral("value"), correction->value}});
    for (Fault& fault : faults) {
        if (!fault.place.isEmpty() && !engine::schemaAt(schema, {fault.place}).isEmpty()) // a list, or a number of the table
            fault.place = wordsOf(fault.place);
        if (const QString title = titles.value(fault.value); !title.isEmpty() && fault.problem.startsWith(fault.value)) {
            fault.problem.replace(0, fault.value.size(), title);
            fault.value = title;
        }
    }
    return faults;
}

// A list that somebody corrects names nobody twice who can stand there once, and no card gets another one's name: whoever typed
// it meant another one.
std::optional<Fault> namedTwice(const engine::Game& game, const engine::AnyState& state, const engine::AnyAction& action)
{
    const auto* correction = action.as<engine::Correct>();
    if (!correction
        || !(correction->value.isArray() || correction->value.isObject() || correction->path.endsWith(QLatin1String(".title"))))
        return std::nullopt;
    const QList<cards::Section> lists = cards::sections({}, game);
    const QJsonObject schema = game.stateSchema();
    for (const engine::Correct& one : engine::separated(*correction)) {
        const QStringList steps = one.path.split(QLatin1Char('.'));
        const QString twice = cards::namedTwice(lists, engine::schemaAt(schema, steps), one.value);
        const QString called = twice.isEmpty() ? QString() : engine::calledIn(game, state, twice);
        if (!twice.isEmpty())
            return Fault{wordsOf(steps.last()), called,
                engine::fill(QCoreApplication::translate("cards", "%1 stands here twice."), {called}),
                QCoreApplication::translate("cards", "Keep one of the two.")};
        const bool isName = steps.size() == 3 && steps[2] == QLatin1String("title") && !steps[1].startsWith(QLatin1Char('+'))
            && cards::standsOnce(lists, steps[0]);
        for (const QJsonValue& other : isName ? game.stateToJson(state).value(steps[0]).toArray() : QJsonArray())
            if (const QString title = one.value.toString().simplified(); !title.isEmpty()
                && other[QLatin1String("id")] != steps[1]
                && other[QLatin1String("title")].toString().simplified().compare(title, Qt::CaseInsensitive) == 0)
                return Fault{wordsOf(steps.last()), title,
                    engine::fill(QCoreApplication::translate("cards", "%1 stands here already."), {title}),
                    QCoreApplication::translate("cards", "Change that card, or give this one another name.")};
    }
    return std::nullopt;
}

// A card of that name as its owner entered it; empty: it is in none of the packs.
QJsonObject ownedCard(const engine::Game& game, const engine::CardSource* source, const QString& list, const QString& title)
{
    const QJsonObject schema = game.stateSchema();
    for (const cards::Section& one : source ? cards::sections({}, game) : QList<cards::Section>()) {
        if (one.kind.isEmpty() || cards::stateListOf(one, schema) != list)
            continue;
        for (const QString& id : source->ids(one.kind))
            if (const auto card = source->card(one.kind, id); card
                && (id == title || card->value(QLatin1String("title")).toString().compare(title, Qt::CaseInsensitive) == 0)) {
                QJsonObject whole = *card;
                whole.insert(QStringLiteral("id"), id);
                return engine::withEntered(whole, one.schema);
            }
    }
    return {};
}

// Names that were typed where cards of a list are named: those that the list does not know are to be entered there, with all that
// somebody typed behind the name. Named becomes their ids.
Result<QList<engine::Correct>> newNames(
    const engine::Game& game, const QJsonObject& state, const engine::CardSource* source, const QString& path, QJsonArray& named)
{
    const QString list = listNamedAt(game, path);
    if (list.isEmpty())
        return QList<engine::Correct>();
    const auto section = cards::listedAs(list, game);
    const cards::QuickLine line(section ? section->schema : QJsonObject());
    QList<engine::Correct> all;
    QJsonArray known = state.value(list).toArray();
    for (QJsonValueRef one : named) {
        const QString said = one.toString().trimmed(), name = line.nameBefore(said);
        const auto read = name.isEmpty() ? Result<QJsonObject>(QJsonObject()) : line.read(said);
        if (!read)
            return read.faults();
        const QString title = name.isEmpty() ? said : name, id = cards::idFor(title);
        const auto card = std::ranges::find_if(known, [&](const QJsonValue& of) {
            return of[QLatin1String("id")] == one || of[QLatin1String("id")] == id
                || of[QLatin1String("title")].toString().compare(title, Qt::CaseInsensitive) == 0;
        });
        if (card != known.end()) {
            one = (*card)[QLatin1String("id")];
        } else if (const QJsonObject owned = ownedCard(game, source, list, title); !owned.isEmpty()) {
            one = owned.value(QLatin1String("id"));
            all += engine::Correct{list + QLatin1String(".+") + one.toString(), owned, {}};
            known += owned;
        } else if (!id.isEmpty()) {
            QJsonObject fresh = name.isEmpty() ? QJsonObject() : engine::withEntered(*read, section->schema);
            fresh.insert(QStringLiteral("id"), id);
            fresh.insert(QStringLiteral("title"), title);
            all += engine::Correct{list + QLatin1String(".+") + id, fresh, {}};
            known += fresh;
            one = id;
        }
    }
    return all;
}

} // namespace

Sitting::Sitting(std::shared_ptr<Campaign> table, engine::Chance& chance, Cards cards)
    : m_campaign(std::move(table))
    , m_chance(chance)
    , m_cards(std::move(cards))
{
    connect(m_campaign.get(), &Campaign::changed, this, [this](const Submission& submission) {
        if (!m_isTogether)
            m_held.clear(); // what lay there was for the table of before
        if (isTakingBack())
            m_passed.clear();
        emit changed(submission);
        emit shown();
    });
    connect(m_campaign.get(), &Campaign::othersActed, this, [this](qint64 stands, const QStringList& told) {
        emit othersActed(stands, told);
        emit shown();
    });
    connect(m_campaign.get(), &Campaign::returned, this, &Sitting::shown);
}

Sitting::Sitting(QString name, const engine::Game& game, std::unique_ptr<engine::Journal> journal, engine::Clock clock,
    engine::Chance& chance, Cards cards)
    : Sitting(std::make_shared<Campaign>(std::move(name), game, std::move(journal), std::move(clock)), chance, std::move(cards))
{
}

Sitting::~Sitting() = default;

Result<engine::Done> Sitting::open() { return m_campaign->table().open(); }

Result<engine::Done> Sitting::begin(const QJsonObject& setup, const QStringList& packs)
{
    return m_campaign->table().begin(setup, packs, who);
}

engine::AnyState readable(const engine::Game& game, const engine::AnyState& state)
{
    const QJsonValue shown = state ? engine::withUnseenShown(QJsonValue(game.stateToJson(state))) : QJsonValue();
    const auto read = shown.isObject() ? game.stateFromJson(shown.toObject()) : Result<engine::AnyState>(state);
    return read ? *read : state;
}

const engine::AnyState& Sitting::state() const
{
    if (const engine::AnyState& now = kept(); m_kept != now) {
        m_kept = now;
        m_readable = m_staysReadable ? now : readable(game(), now);
    }
    return m_readable;
}

QJsonObject Sitting::json(const engine::AnyState& state) const
{
    if (m_json.back().first == state)
        std::swap(m_json.front(), m_json.back());
    if (m_json.front().first != state) {
        m_json.back() = std::move(m_json.front());
        m_json.front() = {state, game().stateToJson(state)};
    }
    return m_json.front().second;
}

const QList<engine::Offer>& Sitting::offers() const
{
    if (m_offered != kept()) {
        m_offered = kept();
        m_offers = game().offers(m_offered);
        for (engine::Offer& one : m_offers)
            if (const auto no = m_campaign->forbids ? m_campaign->forbids(one.action) : std::nullopt)
                one.verdict.conditions.prepend(*no);
    }
    return m_offers;
}

Result<QList<engine::Entry>> Sitting::entries() const { return table().entries(1, table().last()); }

Result<std::shared_ptr<engine::CardSource>> Sitting::cards() const
{
    const auto names = table().packs();
    if (!names)
        return names.faults();
    if (names->isEmpty() || !m_cards)
        return std::shared_ptr<engine::CardSource>();
    return m_cards(*names);
}

Chronicle& Sitting::chronicle()
{
    if (!m_chronicle)
        m_chronicle = new Chronicle(*this);
    return *m_chronicle;
}

void Sitting::guardSecrets()
{
    if (m_eyes)
        return;
    m_eyes = QString();
    emit shown(); // what stands somewhere already goes too
}

QJsonObject Sitting::visible(const engine::AnyState& state) const
{
    QJsonObject json = game().stateToJson(state);
    if (const QJsonValue readable = engine::withUnseenShown(QJsonValue(json)); readable.isObject())
        json = readable.toObject();
    if (!m_eyes)
        return json;
    return without(json, game().stateSchema(), {}, [this](const QString& seat) {
        return !seat.isEmpty() && mayShow(seat);
    }).toObject();
}

QStringList Sitting::names(const QString& kind) const
{
    if (!m_eyes)
        return game().names(kept(), kind);
    const auto seen = game().stateFromJson(visible(kept()));
    return seen ? game().names(*seen, kind) : QStringList();
}

void Sitting::showTo(const QString& seat)
{
    if (m_eyes == seat)
        return;
    m_eyes = seat;
    emit shown();
}

// Facts come from packs; dice and draws from the program, unless they lie on the table.
Result<engine::AnyAction> Sitting::completed(const engine::AnyAction& action) const
{
    const engine::AnyState& now = table().state();
    engine::Chance* draws = realCards ? nullptr : &m_chance;
    auto complete = table().prepared(action, draws, nullptr);
    if (complete && !game().needs(now, *complete).facts.isEmpty()) {
        const auto source = cards();
        if (!source)
            return source.faults();
        if (*source)
            complete = table().prepared(*complete, draws, source->get());
    }
    if (!complete)
        return complete;
    if (realDice && complete->isThrownByProgram && !action.isThrownByProgram)
        return game().with(now, *complete, {{rolledField, QJsonArray()}});
    if (realCards && !realDice && game().needs(now, *complete).picks.isEmpty())
        return table().prepared(*complete, &m_chance, nullptr);
    return complete;
}

Needs Sitting::asks(const engine::AnyAction& action) const
{
    Needs needs = game().needs(table().state(), action);
    if (!action.written().value(rolledField).toArray().isEmpty())
        needs.dice.clear();
    return needs;
}

// What an action does not say though it has a field for it; nothing when something else is wrong with it.
QList<Fault> Sitting::leftOut(const engine::AnyAction& action) const
{
    const QList<Fault> open = game().incomplete(table().state(), action);
    if (open.isEmpty() || !game().faults(table().state(), action).isEmpty())
        return {};
    const QJsonObject properties = action.schema().value(QLatin1String("properties")).toObject();
    const QJsonObject said = action.typed();
    const auto isLeftOut = [&](const Fault& fault) {
        const QString name = fault.place.section(QLatin1Char('.'), 1);
        return fault.value.isEmpty() && fault.place.section(QLatin1Char('.'), 0, 0) == action.verb() && properties.contains(name)
            && !said.contains(name) && name != rolledField;
    };
    return std::ranges::all_of(open, isLeftOut) ? open : QList<Fault>();
}

std::optional<engine::Blank> Sitting::askedFirst(const engine::AnyAction& action) const
{
    if (!game().faults(table().state(), action).isEmpty())
        return std::nullopt;
    for (const engine::Blank& blank : game().askedFirst(table().state(), action))
        if (const auto passed = m_passed.constFind(blank.path); passed == m_passed.cend() || *passed != around(blank.path))
            return blank;
    return std::nullopt;
}

// The thing that a place belongs to: the card of a number, the figure of a card.
std::optional<QJsonValue> Sitting::around(const QString& path) const
{
    const auto known = engine::valueAt(game().stateToJson(table().state()), path.section(QLatin1Char('.'), 0, -2));
    return known ? std::optional(*known) : std::nullopt;
}

void Sitting::pass(const QString& path) { m_passed.insert(path, around(path)); }

bool Sitting::mayChange()
{
    if (m_readOnly)
        emit failed({Fault{name(), {}, tr("This campaign is only looked at: nothing can be changed."),
            tr("Open it from the shelf to play on. At a table that others share, ask for the right to act.")}});
    return !m_readOnly;
}

void Sitting::propose(engine::AnyAction action, QString decision)
{
    m_waiting = {}; // whatever it was, something else is meant now
    go(action, decision);
}

void Sitting::go(const engine::AnyAction& action, const QString& decision)
{
    if (m_looked) {
        emit failed({Fault{name(), {}, tr("An earlier moment is shown; actions belong to the table as it is now."),
            tr("Go back to now (Undo), or go on from this moment in the history.")}});
        return;
    }
    if (!mayChange())
        return;
    if (const auto no = m_campaign->forbids ? m_campaign->forbids(action) : std::nullopt) {
        emit failed({Fault{name(), {}, no->text(), no->remedy()}});
        return;
    }
    if (const auto twice = namedTwice(game(), table().state(), action)) {
        emit failed({*twice});
        return;
    }
    for (const engine::UnseenAt& one : engine::unseenIn(QJsonArray{action.written(), decision}))
        return emit failed({one.fault(one.path.isEmpty() ? name() : one.path.mid(1).join(QLatin1Char('.')))});
    // What the rules refuse is told before anybody rolls for it.
    engine::Judged judged = table().judge(action, decision);
    if (judged.submission.answer == Submission::Answer::Refused)
        return tell(judged.submission);
    if (const auto asked = m_campaign->asks ? m_campaign->asks(action, decision, who) : std::nullopt)
        return tell(*asked);
    if (const auto blank = askedFirst(action)) // before anybody rolls for it
        return await(*blank, {action, decision, true});
    const auto complete = completed(withHeldDice(action));
    if (!complete) {
        emit failed(engine::inWords(table(), complete.faults()));
        return;
    }
    if (const Needs open = asks(*complete); !open.dice.isEmpty() || !open.picks.isEmpty() || !open.facts.isEmpty()) {
        const QList<Fault> faults = game().faults(table().state(), *complete);
        const auto isOfAValue = [](const Fault& one) { return !one.value.isEmpty(); };
        if (open.facts.isEmpty()
            && std::ranges::any_of(faults, isOfAValue)) { // nobody draws for that; what a new card is, is told next
            emit failed(engine::inWords(table(), faults));
            return;
        }
        m_waiting = {*complete, decision, false};
        emit asked(*complete, open, decision);
        return;
    }
    if (*complete != action)
        judged = table().judge(*complete, decision);
    if (judged.submission.answer == Submission::Answer::Wrong && !deskAsks)
        if (const QList<Fault> left = leftOut(*complete); !left.isEmpty()) {
            m_waiting = {*complete, decision, false};
            emit lacking(*complete, left, decision);
            return;
        }
    // A value is meant to be entered, and none is told yet: whoever proposed it says what it is of.
    if (const auto* open = complete->as<engine::Correct>();
        open && open->value.isNull() && judged.submission.answer == Submission::Answer::Wrong)
        return enter({open->path, open->reason});
    if (judged.submission.answer == Submission::Answer::Wrong)
        for (const engine::Blank& blank : game().check(table().state(), *complete).missing())
            if (std::ranges::any_of(judged.submission.faults, [&](const Fault& fault) { return fault.place == blank.path; })) {
                await(blank, {*complete, decision, false});
                return;
            }
    if (judged.submission.answer == Submission::Answer::Done)
        if (const auto blank = askedFirst(*complete)) {
            await(*blank, {*complete, decision, true});
            return;
        }
    if (standsAlready(game(), *complete, judged))
        return;
    m_staysReadable = state() == kept() && engine::unseenIn(judged.submission.action.written()).isEmpty();
    const QPointer here(this); // whoever hears of it may lay another table
    const Submission done = m_campaign->commit(judged, who);
    if (!here)
        return;
    m_staysReadable = false;
    tell(done);
}

void Sitting::together(const std::function<void()>& acts)
{
    const qint64 before = table().node();
    {
        const QScopedValueRollback within(m_isTogether, true);
        m_campaign->together(acts);
    }
    if (table().node() != before)
        m_held.clear();
}

engine::AnyAction Sitting::withHeldDice(const engine::AnyAction& action)
{
    const QList<engine::Die> dice = asks(action).dice;
    if (m_held.isEmpty() || dice.size() != m_held.size())
        return action;
    QJsonArray rolled;
    for (qsizetype i = 0; i < dice.size(); ++i) {
        if (m_held[i] > std::max<qsizetype>(dice[i].sides, dice[i].faces.size()))
            return action;
        rolled += m_held[i];
    }
    m_held.clear();
    const auto held = game().with(table().state(), action, {{rolledField, rolled}});
    return held ? *held : action;
}

void Sitting::proposeDraft(const engine::Draft& draft)
{
    const auto typed = engine::typedIn(table(), draft);
    const auto action = typed ? game().action(table().state(), *typed) : engine::Result<engine::AnyAction>(typed.faults());
    if (action)
        propose(*action);
    else
        emit failed(engine::inWords(table(), action.faults()));
}

void Sitting::answer(const engine::AnyAction& action, const QJsonObject& given, const QString& decision)
{
    QJsonObject fields = given;
    const QString value = QStringLiteral("value");
    Result<QList<engine::Correct>> names = QList<engine::Correct>();
    const auto packs = cards();
    const engine::CardSource* source = packs ? packs->get() : nullptr;
    if (const auto* blank = action.as<engine::Correct>(); blank && blank->value.isNull() && given.value(value).isArray()) {
        if (const auto twice = namedTwice(game(), table().state(), engine::Correct{blank->path, given.value(value), {}}))
            return emit failed({*twice}); // before anybody new is entered for it
        const QJsonObject now = game().stateToJson(table().state());
        QJsonArray said = given.value(value).toArray();
        names = newNames(game(), now, source, blank->path, said);
        const auto known = engine::valueAt(now, blank->path);
        fields.insert(value, known && known->toArray().first().isObject() ? withEntered(known->toArray(), said) : said);
    } else if (blank && blank->value.isNull() && given.value(value).isString()) {
        QJsonArray said{given.value(value)};
        names = newNames(game(), game().stateToJson(table().state()), source, blank->path, said);
        fields.insert(value, said.first());
    }
    if (!names)
        return emit failed(names.faults());
    if (const auto* correction = action.as<engine::Correct>())
        fields.insert(QStringLiteral("path"), correction->path);
    const auto typed = engine::typedIn(table(), {QString(action.verb()), fields});
    const auto complete =
        typed ? game().with(table().state(), action, typed->fields) : engine::Result<engine::AnyAction>(typed.faults());
    if (!complete) {
        emit failed(engine::inWords(table(), complete.faults()));
        return;
    }
    const auto* entered = complete->as<engine::Correct>();
    if (entered && action.as<engine::Correct>()->value.isNull() && !m_waiting.action.isNone()) {
        const QStringList steps = entered->path.split(QLatin1Char('.'));
        if (const QStringList blank = leftBlank(engine::schemaAt(game().stateSchema(), steps), entered->value); !blank.isEmpty())
            return emit failed({Fault{name(), {}, objection(blank), {}}}); // the act would go on with what nobody typed
    }
    if (!entered || m_waiting.action.is<engine::Correct>()) { // it is the act itself
        propose(*complete, decision);
        return;
    }
    const Waiting waiting = m_waiting; // until the value is a good one
    if (names->isEmpty() && waiting.action.isNone() && !waiting.then) {
        propose(*complete, decision);
        return;
    }
    // All of it or nothing, and one entry: nobody is entered for a list that is none.
    QJsonObject all{{entered->path, entered->value}};
    for (const engine::Correct& one : *names)
        all.insert(one.path, one.value);
    const engine::AnyAction entry = names->isEmpty() ? *complete : engine::AnyAction(engine::Correct{{}, all, entered->reason});
    const qint64 before = table().node();
    propose(entry, decision);
    const bool isEntered = table().node() != before || standsAlready(game(), entry, table().judge(entry, decision));
    m_waiting = isEntered ? Waiting() : waiting;
    if (isEntered && waiting.then)
        return waiting.then();
    if (!isEntered || waiting.action.isNone())
        return;
    pass(entered->path); // a value may be the one that stands for a blank
    go(waiting.action, waiting.decision);
}

void Sitting::enter(const engine::Blank& missing, std::function<void()> then)
{
    await(missing, {{}, {}, false, std::move(then)});
}

void Sitting::goOn()
{
    if (!mayGoOn())
        return;
    const Waiting waiting = std::exchange(m_waiting, {});
    // What the act itself may say instead of what is passed is asked next.
    QList<engine::Blank> open = game().askedFirst(table().state(), waiting.action);
    if (const auto first = askedFirst(waiting.action); first && !isFieldOf(waiting.action, *first))
        open.removeIf([&](const engine::Blank& blank) { return isFieldOf(waiting.action, blank); });
    for (const engine::Blank& blank : std::as_const(open))
        pass(blank.path);
    go(waiting.action, waiting.decision);
    for (const engine::Blank& blank : open)
        if (isFieldOf(waiting.action, blank)) // the next one of its kind may say it
            m_passed.remove(blank.path);
}

void Sitting::drop() { m_waiting = {}; }

void Sitting::ask(const engine::AnyAction& action, const engine::Needs& needs)
{
    drop();
    emit asked(action, needs, {});
}

void Sitting::await(const engine::Blank& missing, Waiting waiting)
{
    m_waiting = std::move(waiting);
    if (isFieldOf(m_waiting.action, missing)) {
        QList<Fault> open;
        for (const engine::Blank& blank : game().askedFirst(table().state(), m_waiting.action))
            if (isFieldOf(m_waiting.action, blank))
                open += Fault{blank.path, blank.what, tr("Not entered yet: %1.").arg(blank.what), {}};
        if (mayChange())
            emit lacking(m_waiting.action, open, m_waiting.decision);
        return;
    }
    if (mayChange())
        emit lacking(engine::Correct{missing.path, {}, {}},
            {Fault{QStringLiteral("correct.value"), missing.what, tr("Not entered yet: %1.").arg(missing.what), {}}}, {});
}

void Sitting::tell(const Submission& submission)
{
    if (submission.answer == Submission::Answer::Refused && submission.faults.isEmpty())
        emit refused(submission);
    else if (submission.answer != Submission::Answer::Done)
        emit failed(asTyped(game(), submission.action, engine::inWords(table(), submission.faults)));
}

void Sitting::undo()
{
    if (m_looked)
        return look(0);
    m_waiting = {};
    if (mayChange())
        tell(m_campaign->undo(who));
}

void Sitting::redo()
{
    look(0);
    m_waiting = {};
    if (mayChange())
        tell(m_campaign->redo(who));
}

void Sitting::goTo(qint64 node)
{
    look(0);
    m_waiting = {};
    m_passed.clear();
    if (mayChange())
        tell(m_campaign->goTo(node, who));
}

void Sitting::rewrite(qint64 node, const QList<engine::Step>& steps)
{
    look(0);
    m_waiting = {};
    if (!mayChange())
        return;
    const Submission last = m_campaign->rewrite(node, steps, who);
    if (last.answer == Submission::Answer::Done)
        return;
    const engine::Condition* why = last.verdict.decisive();
    emit failed(last.faults.isEmpty() && why ? QList<Fault>{Fault{name(), {}, why->text(), why->remedy()}} : last.faults);
}

void Sitting::look(qint64 node)
{
    if (node == 0 || node == table().node()) {
        if (!m_looked)
            return;
        m_looked.reset();
        emit shown();
        return;
    }
    const auto state = stateAt(node);
    if (!state) {
        emit failed(state.faults());
        return;
    }
    m_looked = *state;
    emit shown();
}

} // namespace kit
