// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reading questions, and those that tell what a player could do now.
#include "games/mercenarium/rules/questions/questions.h"

#include "engine/asking.h"
#include "games/mercenarium/rules/board/contest.h"
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/hymns/offering.h"
#include "games/mercenarium/rules/lookahead/lookahead.h"

#include <variant>

namespace mercenarium {

using engine::Answer;
using engine::Result;

namespace {

template <class First, class... Questions> struct VariantOf {
    using Type = std::variant<Questions...>;
};
#define ME_NEXT(QUESTION) , QUESTION
using AnyQuestion = VariantOf<void ME_EACH_QUESTION(ME_NEXT)>::Type;
#undef ME_NEXT

QJsonArray texts(const QList<Card>& cards)
{
    QJsonArray array;
    for (const Card card : cards)
        array += card.text();
    return array;
}

QJsonObject told(const Placed& card, const Placed& target, const Encounter& one)
{
    const auto dots = [&](int count) { return one.lord || count < 0 ? QJsonValue(QJsonValue::Null) : QJsonValue(count); };
    return {{QStringLiteral("card"), card.id.text()}, {QStringLiteral("target"), target.id.text()},
        {QStringLiteral("direction"), engine::nameOf(one.direction)}, {QStringLiteral("my_edge"), engine::nameOf(one.myEdge)},
        {QStringLiteral("their_edge"), engine::nameOf(one.theirEdge)}, {QStringLiteral("mine"), dots(one.mine)},
        {QStringLiteral("theirs"), dots(one.theirs)}, {QStringLiteral("lord"), one.lord},
        {QStringLiteral("tie"), !one.lord && one.mine >= 0 && one.mine == one.theirs},
        {QStringLiteral("outcome"), engine::nameOf(one.result)}};
}

bool takes(Contest result) { return result == Contest::Capture || result == Contest::Annihilation; }

Answer notInPlay(const char* place, const State& state, Card card)
{
    QStringList there;
    for (const Placed& one : state.board)
        there += one.id.text();
    return wrong(place, card.text(), engine::fill(tr("%1 is not in play."), {shown(card)}), engine::meant(card.text(), there));
}

} // namespace

// --- dice

namespace {

int sidesOf(const QString& listing)
{
    const QString die = listing.trimmed().toLower();
    return die == QLatin1String("zodiac") || die == QLatin1String("d12")                            ? zodiacFaces
        : die == QLatin1String("fool") || die == QLatin1String("fox") || die == QLatin1String("d6") ? 6
                                                                                                    : 0;
}

Answer noSuchDie(const char* place, const QString& listing)
{
    return wrong(place, listing, engine::fill(tr("There is no die %1 in this game."), {listing}),
        engine::meant(listing, {QStringLiteral("fool"), QStringLiteral("fox"), QStringLiteral("zodiac")}));
}

} // namespace

Answer answer(const State&, const DiceOf& q)
{
    const int faces = sidesOf(q.listing);
    return faces ? answered(QJsonArray{faces}, R::I_PLAIN_FACE) : noSuchDie("dice.listing", q.listing);
}

Answer answer(const State&, const ValueOf& q)
{
    const int faces = sidesOf(q.listing);
    if (!faces)
        return noSuchDie("value.listing", q.listing);
    const int face = q.rolled.value(0);
    if (q.rolled.size() != 1 || face < 1 || face > faces)
        return wrong("value.rolled", number(face), engine::fill(tr("One face from 1 to %1 is needed."), {number(faces)}),
            tr("Write rolled=4; a special face is 6."));
    const bool isSpecial = faces == 6 && face == 6;
    return answered(isSpecial && q.use == DieUse::Other ? QJsonValue(QJsonValue::Null) : QJsonValue(face),
        isSpecial ? R::I_SPECIAL_FACE : R::I_PLAIN_FACE);
}

// --- what could be done

Answer answer(const State& state, const Actions& q)
{
    QJsonArray array;
    const QList<Deed> deeds = possibleDeeds(state, actor(state, q.player));
    for (const Deed deed : deeds)
        array += engine::nameOf(deed);
    Answer answer = answered(array, R::I_ACTIONS);
    if (deeds.contains(Deed::Draw))
        answer.told += engine::Told{&reason(R::I_DRAW_ALWAYS), {}};
    return answer;
}

Answer answer(const State& state, const Summons& q)
{
    const Seat seat = actor(state, q.player);
    QList<Space> spaces{houseOf(state, seat)};
    for (const Placed* card : inPlay(state, seat))
        for (const Space space : freeBeside(state, card->at))
            if (!spaces.contains(space))
                spaces += space;
    QJsonArray rows;
    for (const Space space : spaces) {
        if (!q.card.isNamed())
            break;
        const engine::Verdict verdict = check(state, Summon{q.card, space, {}, q.player});
        QJsonArray bases;
        for (const Placed* base : q.card.isOfDeck() ? basesFor(state, seat, q.card, space) : QList<const Placed*>())
            bases += base->id.text();
        const engine::Condition* why = verdict.decisive();
        rows += QJsonObject{{QStringLiteral("at"), space.text()}, {QStringLiteral("house"), space == houseOf(state, seat)},
            {QStringLiteral("legal"), verdict.isAllowed()}, {QStringLiteral("bases"), bases},
            {QStringLiteral("why"), why ? QString(QLatin1String(why->reason->id)) : QString()}};
    }
    return answered(rows, R::I_BASE);
}

Answer answer(const State& state, const ContestOf& q)
{
    const Placed* card = placed(state, q.card);
    const Placed* target = placed(state, q.target);
    if (!card || !target)
        return notInPlay(card ? "contest.target" : "contest.card", state, card ? q.target : q.card);
    Checks checks;
    checks.must(R::E_TARGET_OWN, card->owner != target->owner, [&] {
        return QStringList{shown(q.target), nameOf(state, card->owner), listed(enemiesOf(state, card->owner))};
    });
    const bool touch = steps(card->at, target->at) == 1;
    checks.must(R::E_APART, touch, [&] { return QStringList{shown(q.card), shown(q.target), tr("a neighbour")}; });
    const Encounter one = encounter(state, *card, *target, q.mine, q.theirs);
    if (checks.isAllowed())
        mustWin(checks, *card, *target, one);
    Answer answer = answered(touch ? QJsonValue(told(*card, *target, one)) : QJsonValue(QJsonValue::Null), R::I_EDGES);
    answer.verdict = std::move(checks);
    return answer;
}

Answer answer(const State& state, const Matrix& q)
{
    const Seat seat = actor(state, q.player);
    QJsonArray rows;
    for (const Placed* card : inPlay(state, seat))
        for (const Placed* other : beside(state, card->at))
            if (other->owner != seat)
                rows += told(*card, *other, encounter(state, *card, *other));
    return answered(rows, R::I_EDGES);
}

Answer answer(const State& state, const Threatened& q)
{
    const Seat seat = actor(state, q.player);
    QJsonArray rows;
    for (const Placed* card : inPlay(state, seat))
        for (const Placed* enemy : beside(state, card->at))
            if (enemy->owner != seat)
                if (const Encounter one = encounter(state, *enemy, *card); takes(one.result) || one.result == Contest::Unknown)
                    rows += QJsonObject{{QStringLiteral("card"), card->id.text()}, {QStringLiteral("by"), enemy->id.text()},
                        {QStringLiteral("outcome"), engine::nameOf(one.result)}};
    return answered(rows, R::I_THREATENED);
}

Answer answer(const State& state, const Edges& q)
{
    const Placed* card = placed(state, q.card);
    if (!card)
        return notInPlay("edges.card", state, q.card);
    QJsonObject edges;
    for (const Side side : sides) {
        const Side edge = edgeOn(card->owner, side);
        const int dots = auraOf(state, card->id).at(edge);
        edges.insert(engine::nameOf(side),
            QJsonObject{{QStringLiteral("edge"), engine::nameOf(edge)},
                {QStringLiteral("dots"), dots < 0 ? QJsonValue(QJsonValue::Null) : QJsonValue(dots)}});
    }
    return answered(edges, R::I_EDGES);
}

Answer answer(const State& state, const WheelOf& q)
{
    const Wheel wheel = wheelOf(state.settings);
    if (q.attacker && q.defender)
        return answered(engine::nameOf(alchemy(wheel, *q.attacker, *q.defender)), R::I_WHEEL);
    QJsonObject rows;
    for (const Suit attacker : suits) {
        QJsonObject row;
        for (const Suit defender : suits)
            if (!q.defender || *q.defender == defender)
                row.insert(engine::nameOf(defender), engine::nameOf(alchemy(wheel, attacker, defender)));
        if (!q.attacker || *q.attacker == attacker)
            rows.insert(engine::nameOf(attacker), row);
    }
    return answered(rows, R::I_WHEEL);
}

Answer answer(const State& state, const Buyable& q)
{
    const Seat seat = actor(state, q.player);
    const Player* who = player(state, seat);
    QJsonArray rows;
    for (const Placed* card : enemiesOf(state, seat))
        if (card->id.isMercenary())
            rows += QJsonObject{{QStringLiteral("card"), card->id.text()}, {QStringLiteral("owner"), engine::nameOf(card->owner)},
                {QStringLiteral("contract"),
                    card->contract ? QJsonValue(engine::nameOf(*card->contract)) : QJsonValue(QJsonValue::Null)},
                {QStringLiteral("buyable"), !card->contract && who && !who->faceDown.isEmpty()}};
    return answered(rows, R::I_BUYABLE);
}

Answer answer(const State& state, const Offerings& q)
{
    const Player* who = player(state, actor(state, q.player));
    QJsonArray rows;
    for (const Offering& one : who ? offeringsOf(*who) : QList<Offering>())
        rows += QJsonObject{{QStringLiteral("cards"), texts(one.cards)}, {QStringLiteral("hymn"), one.hymn},
            {QStringLiteral("capture"), one.capture}};
    return answered(rows, R::I_OFFERINGS);
}

Answer answer(const State& state, const BestMove& q)
{
    Checks checks;
    checks.must(R::E_BEST_PLAY, state.step == Step::Play && !state.song, [] { return QStringList(); });
    const QString unfit = whyNoLookAhead(state);
    checks.must(R::E_BEST_TWO, unfit.isEmpty(), [&] { return QStringList{unfit}; });
    Answer answer = answered({}, R::I_BEST);
    if (checks.isAllowed()) {
        const int dots = cardsWithoutDots(state), hymns = hymnsLeftOut(state);
        checks.should(R::W_BEST_DOTS, dots == 0, [&] { return QStringList{number(dots)}; });
        checks.should(R::W_BEST_HYMNS, hymns == 0, [&] { return QStringList{number(hymns)}; });
        const LookAhead found = lookAhead(state, {q.nodes, q.depth});
        QJsonArray line;
        for (const Ply& ply : found.line)
            line += ply.text();
        answer.value = QJsonObject{{QStringLiteral("line"), line}, {QStringLiteral("score"), found.score},
            {QStringLiteral("depth"), found.depth}, {QStringLiteral("nodes"), found.nodes}};
    }
    answer.verdict = std::move(checks);
    return answer;
}

// --- reading and answering

namespace {

// Nobody is asked who does not sit there.
template <class Q> Answer answerTo(const State& state, const Q& q)
{
    if constexpr (requires { q.player; })
        if (const Seat seat = actor(state, q.player); !player(state, seat)) {
            static const QByteArray place = QByteArray(Q::verb) + ".player";
            return wrong(place.constData(), engine::nameOf(seat),
                engine::fill(mercenarium::tr("Nobody sits in the %1."), {shown(seat)}),
                engine::fill(mercenarium::tr("Players: %1."), {namesOfSeats(state)}));
        }
    return answer(state, q);
}

} // namespace

namespace {

constexpr auto answering = [](const State& state, const auto& q) { return answerTo(state, q); };

} // namespace

const QList<engine::Question>& questions()
{
    static const QList<engine::Question> all = engine::questionsIn<AnyQuestion, State>(answering);
    return all;
}

engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    return engine::asked<AnyQuestion>(
        state, question, fields, [&](QLatin1String kind) { return namesOf(state, kind); }, answering);
}

} // namespace mercenarium
