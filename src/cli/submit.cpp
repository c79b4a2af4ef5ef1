// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/submit.h"

#include "cards/entered.h"
#include "cards/my_cards.h"
#include "cli/packs/packs.h"
#include "cli/printed/terminal.h"
#include "engine/words/typed_in.h"
#include "engine/words/unseen.h"

namespace cli {

using engine::Fault;
using engine::Result;
using engine::Submission;

namespace {

QString folded(const QString& title) { return title.simplified().toCaseFolded(); }

// The one of these that is called so; the word itself where it is an id already, or none is called so.
Result<QString> idOf(const QString& word, const QStringList& ids, const engine::Titles& titles, const QString& place)
{
    if (folded(word).isEmpty() || ids.contains(word))
        return word;
    QStringList called;
    for (const QString& id : ids)
        if (folded(titles.value(id)) == folded(word) && !called.contains(id))
            called += id;
    if (called.size() > 1)
        return Fault{place, word,
            engine::fill(
                QCoreApplication::translate("cli", "Several are called %1: %2."), {word, called.join(QStringLiteral(", "))}),
            QCoreApplication::translate("cli", "Give one of these ids.")};
    return called.isEmpty() ? word : called.first();
}

// What lies there as a card of its kind is called by the card.
void nameByCards(const QJsonValue& value, engine::Titles& titles)
{
    for (const QJsonValue& one : value.toArray())
        nameByCards(one, titles);
    const QJsonObject object = value.toObject();
    const QString id = object.value(QLatin1String("id")).toString();
    const QString card = titles.value(object.value(QLatin1String("card")).toString());
    const bool isTurned = object.value(QLatin1String("face_up")) == QJsonValue(false);
    if (!id.isEmpty() && !card.isEmpty() && !isTurned && !titles.contains(id))
        titles.insert(id, card);
    for (const QJsonValue& part : object)
        nameByCards(part, titles);
}

// Reads names as their game asks for them; the titles are looked for where a word is no id.
class Named {
public:
    explicit Named(const Sitting& sitting)
        : m_sitting(sitting)
    {
    }

    Result<QJsonValue> read(const QJsonObject& schema, const QString& place, const QJsonValue& value)
    {
        const QString kind = schema.value(QLatin1String("x-names")).toString();
        if (value.isArray()) {
            QJsonObject one = schema.value(QLatin1String("items")).toObject();
            if (!kind.isEmpty())
                one.insert(QStringLiteral("x-names"), kind);
            return all(one, place, value.toArray());
        }
        if (value.isObject())
            return parts(schema.value(QLatin1String("properties")).toObject(), place, value.toObject());
        const QStringList ids =
            value.isString() && !kind.isEmpty() ? m_sitting.game->names(m_sitting.table->state(), kind) : QStringList();
        if (ids.isEmpty() || ids.contains(value.toString()))
            return value;
        if (!m_titles)
            m_titles = titlesOf(m_sitting);
        const auto id = idOf(value.toString(), ids, *m_titles, place);
        return id ? Result<QJsonValue>(QJsonValue(*id)) : Result<QJsonValue>(id.faults());
    }

private:
    Result<QJsonValue> all(const QJsonObject& schema, const QString& place, const QJsonArray& values)
    {
        QJsonArray with;
        for (const QJsonValue& value : values) {
            const auto one = read(schema, place, value);
            if (!one)
                return one;
            with += *one;
        }
        return QJsonValue(with);
    }

    Result<QJsonValue> parts(const QJsonObject& schema, const QString& place, QJsonObject fields)
    {
        for (auto field = fields.begin(); field != fields.end(); ++field) {
            const auto one = read(schema.value(field.key()).toObject(),
                place.isEmpty() ? field.key() : place + QLatin1Char('.') + field.key(), *field);
            if (!one)
                return one;
            *field = *one;
        }
        return QJsonValue(fields);
    }

    const Sitting& m_sitting;
    std::optional<engine::Titles> m_titles;
};

// A card that comes into play is told by its title where it stands in a pack, or lies on the table.
Result<QJsonObject> withCards(
    const Sitting& sitting, const QList<engine::Facts>& wanted, const cards::Packs& packs, QJsonObject fields)
{
    const engine::Titles lying = engine::titlesIn(sitting.game->stateToJson(sitting.table->state())); // no figures with cards
    for (const engine::Facts& facts : wanted) {
        engine::Titles titles = lying;
        for (const QString& id : packs.ids(facts.kind))
            if (const auto card = packs.card(facts.kind, id))
                titles.insert(id, card->value(QLatin1String("title")).toString());
        const QStringList ids = titles.keys();
        for (auto field = fields.begin(); field != fields.end(); ++field) {
            const auto read = [&](const QJsonValue& word) -> Result<QJsonValue> {
                if (!word.isString() || !facts.ids.contains(word.toString()))
                    return word;
                const auto id = idOf(word.toString(), ids, titles, field.key());
                return id ? Result<QJsonValue>(QJsonValue(*id)) : Result<QJsonValue>(id.faults());
            };
            QJsonArray all;
            for (const QJsonValue& word : field->isArray() ? field->toArray() : QJsonArray{*field}) {
                const auto id = read(word);
                if (!id)
                    return id.faults();
                all += *id;
            }
            *field = field->isArray() ? QJsonValue(all) : all.first();
        }
    }
    return fields;
}

} // namespace

engine::Titles titlesOf(const Sitting& sitting) { return titlesByCards(sitting.game->stateToJson(sitting.table->state())); }

engine::Titles titlesByCards(const QJsonValue& state)
{
    engine::Titles titles = engine::titlesIn(state);
    nameByCards(state, titles);
    return titles;
}

Result<QJsonObject> withIds(const Sitting& sitting, const QJsonObject& schema, const QJsonObject& fields)
{
    const auto with = Named(sitting).read(schema, {}, fields);
    return with ? Result<QJsonObject>(with->toObject()) : Result<QJsonObject>(with.faults());
}

Submission wrong(const QList<Fault>& faults)
{
    Submission submission;
    submission.faults = faults;
    return submission;
}

// Packs are opened only when a card comes into play that the campaign does not know.
Submission submitted(Context& context, Sitting& sitting, const QString& verb, const QJsonObject& typed, const QString& decision,
    const QString& who)
{
    engine::Table& table = *sitting.table;
    QJsonObject schema;
    for (const engine::Verb& one : sitting.game->verbs())
        if (one.name == verb)
            schema = one.schema;
    for (const auto& [option, text] : {std::pair{"--who", who}, std::pair{"--decide", decision}})
        for (const engine::UnseenAt& one : engine::unseenIn(text))
            return wrong({one.fault(QLatin1String(option))});
    const auto fields = withIds(sitting, schema, typed);
    if (!fields)
        return wrong(fields.faults());
    const auto said = engine::typedIn(table, {verb, *fields});
    if (!said)
        return wrong(said.faults());
    auto action = sitting.game->action(table.state(), *said);
    if (action && sitting.mirror && !context.options.has(option::dryRun) && sitting.mirror->isForDealer(*action))
        return sitting.mirror->ask(*action, who, decision);
    if (action)
        action = table.prepared(*action, &context.chance(), nullptr);
    if (action && !sitting.game->needs(table.state(), *action).facts.isEmpty()) {
        const auto packs = context.packsOf(sitting);
        if (!packs)
            return wrong(packs.faults());
        const auto named = withCards(sitting, sitting.game->needs(table.state(), *action).facts, *packs, action->typed());
        if (!named)
            return wrong(named.faults());
        if (*named != action->typed())
            action = sitting.game->action(table.state(), {verb, *named});
        if (action && !packs->isEmpty())
            action = table.prepared(*action, &context.chance(), &*packs);
    }
    const auto inWords = [&](const QList<Fault>& faults) { return engine::inWords(table, faults); };
    if (!action)
        return wrong(inWords(action.faults()));
    engine::Judged judged = table.judge(*action, decision);
    judged.submission.faults = inWords(judged.submission.faults);
    return context.options.has(option::dryRun) ? judged.submission : table.commit(judged, who);
}

bool isThrown(const Submission& submission)
{
    return submission.seq && submission.action.isThrownByProgram && !submission.dice.isEmpty();
}

Submission moved(Submission submission, const Sitting& sitting)
{
    if (submission.answer == Submission::Answer::Done)
        submission.sentence = {"cli", QT_TRANSLATE_NOOP("cli", "Back at entry %1"), {QString::number(sitting.table->node())}};
    return submission;
}

static void tellAll(const QList<Fault>& faults)
{
    for (const Fault& fault : faults)
        tell(fault.text());
}

// What an act tells of cards goes into the owner's own ones. It is done already: whatever stands in the way there is only told.
static void keepEntered(Context& context, const Sitting& sitting, const Submission& submission, const QJsonObject& before)
{
    const engine::Game& game = *sitting.game;
    const QString own = QLatin1String(cards::myCards);
    const QList<cards::Entered> entered =
        cards::enteredBy(game, cards::sections({}, game), submission.action, before, game.stateToJson(sitting.table->state()));
    const auto named = sitting.table->packs();
    if (entered.isEmpty() || !named)
        return;
    const auto there = packNamed(context, own, {&game});
    const auto read = !there ? engine::Result<cards::Pack>(there.faults())
        : *there             ? cards::readPack((*there)->content, game, own)
                             : engine::Result<cards::Pack>(cards::emptyMyCards(game));
    if (!read)
        return tellAll(read.faults());
    cards::Pack pack = *read;
    QList<cards::Pack> known;
    const auto kept = context.packsOnShelf();
    for (const QString& name : *named)
        if (const auto one = cards::openPack(name, game, kept ? contentsOf(*kept) : cards::Imported()))
            known += *one;
    const QList<cards::Entered> fresh = cards::newTo(known + QList<cards::Pack>{pack}, game, entered);
    for (const auto& [place, card] : fresh) {
        const auto with = cards::withCard(pack, game, place, card);
        if (with)
            pack = *with;
        else
            tellAll(with.faults());
    }
    if (const auto written = fresh.isEmpty() ? read : cli::kept(context, cards::packJson(pack), own, {&game}); !written)
        tellAll(written.faults());
}

Exit submit(Context& context, Sitting& sitting, const QString& verb, const QJsonObject& fields, const QString& decision)
{
    const QJsonObject before = sitting.game->stateToJson(sitting.table->state());
    const Submission submission = submitted(context, sitting, verb, fields, decision, context.options.who);
    if (submission.seq)
        keepEntered(context, sitting, submission, before);
    if (submission.seq || (sitting.mirror && submission.answer == Submission::Answer::Done))
        context.keepSummary(sitting);
    if (isThrown(submission))
        context.keepSeed(sitting); // the sitting ends with the command
    if (submission.answer == Submission::Answer::Done && !decision.isEmpty() && !submission.byDecision)
        tell(QCoreApplication::translate("cli", "Nothing forbids this: the reason of --decide was not needed and is not kept."));
    return answer(context, submission, sitting);
}

} // namespace cli
