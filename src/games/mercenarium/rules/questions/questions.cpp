// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reading questions, and those that tell what a player could do now.
#include "games/mercenarium/rules/questions/questions.h"

#include "games/mercenarium/rules/board/contest.h"
#include "games/mercenarium/rules/conditions.h"
#include "games/mercenarium/rules/lookahead/lookahead.h"

#include <variant>

namespace mercenarium {

using engine::Answered;

namespace {

Meeting met(const Placed& card, const Placed& target, const Encounter& one)
{
    const auto dots = [&](int count) { return one.lord || count < 0 ? std::nullopt : std::optional(count); };
    return {card.id, target.id, one.direction, one.myEdge, one.theirEdge, dots(one.mine), dots(one.theirs), one.lord,
        !one.lord && one.mine >= 0 && one.mine == one.theirs, one.result};
}

Wrong notInPlay(const char* place, const State& state, Card card)
{
    QStringList there;
    for (const Placed& one : state.board)
        there += one.id.text();
    return {{QLatin1String(place), card.text(), engine::fill(tr("%1 is not in play."), {shown(card)}),
        engine::meant(card.text(), there)}};
}

} // namespace

// --- dice

namespace {

int sidesOf(const QString& listing)
{
    const QString die = listing.trimmed().toLower();
    return die == QLatin1String("zodiac") || die == QLatin1String("d12")                            ? zodiacFaces
        : die == QLatin1String("fool") || die == QLatin1String("fox") || die == QLatin1String("d6") ? orderSides
                                                                                                    : 0;
}

R dieRule(const QString& listing)
{
    const QString die = listing.trimmed().toLower();
    return sidesOf(die) == zodiacFaces ? R::I_ZODIAC : die == QLatin1String("fox") ? R::I_FOX : R::I_FOOL;
}

// A plain d6 may be either of the two.
template <class T> Answered<T> ofDie(Answered<T> answer, const QString& listing)
{
    tellToo(answer, listing.trimmed().toLower() == QLatin1String("d6"), R::I_FOX);
    return answer;
}

// Until they are, the usual ones are taken, and it is said.
void typedFaces(Checks& checks, R id, const QStringList& faces, const char* place, const QString& what)
{
    checks.should(id,
        engine::Truth(true, faces.isEmpty() ? QList{engine::Blank{QLatin1String(place), what}} : QList<engine::Blank>()),
        [] { return QStringList(); });
}

Wrong noSuchDie(const char* place, const QString& listing)
{
    return {{QLatin1String(place), listing, engine::fill(tr("There is no die %1 in this game."), {listing}),
        engine::meant(listing, {QStringLiteral("fool"), QStringLiteral("fox"), QStringLiteral("zodiac")})}};
}

} // namespace

Answered<DiceOf::Given> answer(const State&, const DiceOf& q)
{
    const int faces = sidesOf(q.listing);
    if (!faces)
        return noSuchDie("dice.listing", q.listing);
    return ofDie(answered(QList<int>{faces}, dieRule(q.listing)), q.listing);
}

Answered<ValueOf::Given> answer(const State& state, const ValueOf& q)
{
    const int faces = sidesOf(q.listing);
    if (!faces)
        return noSuchDie("value.listing", q.listing);
    const int face = q.rolled.value(0);
    if (q.rolled.size() != 1 || face < 1 || face > faces)
        return Wrong{
            {QStringLiteral("value.rolled"), number(face), engine::fill(tr("One face from 1 to %1 is needed."), {number(faces)}),
                tr("Give the face, such as 4; a special face is 6.")}};
    const bool isFox = q.listing.trimmed().toLower() == QLatin1String("fox");
    const auto printed = faces == zodiacFaces ? std::optional(face) : numberOn(isFox ? foxFaces(state) : foolFaces(state), face);
    const bool isSpecial = !printed;
    Answered<ValueOf::Given> answer = ofDie(answered(isSpecial && q.use == DieUse::Order ? std::optional(orderSides) : printed,
                                                isSpecial ? R::I_SPECIAL_FACE : dieRule(q.listing)),
        isSpecial ? QStringLiteral("zodiac") : q.listing);
    Checks checks;
    if (isFox)
        typedFaces(checks, R::W_FACES, state.settings.foxFaces, "settings.fox_faces", tr("what is printed on the Fox die"));
    else if (q.listing.trimmed().toLower() == QLatin1String("fool"))
        typedFaces(checks, R::W_FACES, state.settings.foolFaces, "settings.fool_faces", tr("what is printed on the Fool die"));
    answer.verdict = std::move(checks);
    return answer;
}

// --- what could be done

namespace {

R ruleOf(Deed deed)
{
    switch (deed) {
    case Deed::Summon:
        return R::I_MAY_SUMMON;
    case Deed::Move:
        return R::I_MAY_MOVE;
    case Deed::Capture:
        return R::I_MAY_CAPTURE;
    case Deed::Buy:
        return R::I_MAY_BUY;
    case Deed::Sing:
        return R::I_MAY_SING;
    case Deed::Learn:
        return R::I_MAY_LEARN;
    case Deed::Draw:
        break;
    }
    return R::I_MAY_DRAW;
}

// What a contest was decided by.
R ruleOf(const Placed& card, const Encounter& one)
{
    const bool isTie = one.mine == one.theirs;
    switch (one.result) {
    case Contest::Capture:
        return one.lord ? (card.id.isLord() ? R::I_LORD_WINS : R::I_LORD_FALLS) : isTie ? R::I_CONSUMES : R::I_STRONGER;
    case Contest::Annihilation:
        return one.lord ? R::I_LORD_ANNIHILATES : R::I_ANNIHILATES;
    case Contest::Deadlock:
        return one.lord ? R::E_LORD_DEADLOCK : R::E_DEADLOCK;
    case Contest::Consumed:
        return one.lord ? R::E_LORD_LOSES : R::E_CONSUMED;
    case Contest::Weaker:
        return R::E_WEAKER;
    case Contest::Unknown:
        break;
    }
    return R::W_EDGE;
}

bool wasTurned(const Placed& card) { return card.came == Came::Turned; }

} // namespace

Answered<Actions::Given> answer(const State& state, const Actions& q)
{
    if (state.step == Step::Over)
        return answered(QList<Deed>(), overBy(state.ending));
    const Seat seat = actor(state, q.player);
    const Player* who = player(state, seat);
    const bool isSurplus = who && surplusCards(state, *who) + surplusHymns(state, *who) > 0;
    const bool isWaiting = state.song || isSurplus; // until the song is done, until they are given back
    Answered<QList<Deed>> answer = answered(isWaiting ? QList<Deed>() : possibleDeeds(state, seat), R::I_ACTIONS);
    tellToo(answer, state.song.has_value(), R::E_SONG);
    tellToo(answer, isSurplus, R::E_SURPLUS);
    if (isWaiting)
        return answer;
    for (const Deed deed : answer.value)
        tellToo(answer, true, ruleOf(deed));
    tellToo(answer, inPlay(state, seat).isEmpty(), R::I_MAY_NOT_MOVE);
    tellToo(answer, !answer.value.contains(Deed::Buy), R::I_MAY_NOT_BUY);
    tellToo(answer, answer.value == QList<Deed>{Deed::Draw} || isInLimbo(state, seat), R::I_DRAW_ALWAYS);
    tellToo(answer, isInLimbo(state, seat), state.players.size() == 2 ? R::I_LIMBO_TURN : R::I_LIMBO_LASTS);
    return answer;
}

Answered<Summons::Given> answer(const State& state, const Summons& q)
{
    const Seat seat = actor(state, q.player);
    QList<Space> spaces{houseOf(state, seat)};
    for (const Placed* card : inPlay(state, seat))
        for (const Space space : freeBeside(state, card->at))
            if (!spaces.contains(space))
                spaces += space;
    Answered<QList<SummonAt>> answer{};
    for (const Space space : q.card.isNamed() ? spaces : QList<Space>()) {
        const engine::Verdict verdict = check(state, Summon{q.card, space, {}, q.player});
        SummonAt row{space, space == houseOf(state, seat), verdict.isAllowed(), {}, {}};
        for (const Placed* base : q.card.isOfDeck() ? basesFor(state, seat, q.card, space) : QList<const Placed*>())
            row.bases += base->id;
        if (const engine::Condition* why = verdict.decisive())
            row.why = QLatin1String(why->reason->id);
        answer.value += row;
        for (const engine::Condition& one : verdict.conditions) // what lets the card lie there, or does not
            if (&one == verdict.decisive() || (verdict.isAllowed() && one.weight == engine::Weight::Explains))
                answer.told += engine::Told{one.reason, {}};
    }
    const auto isSame = [](const engine::Told& a, const engine::Told& b) { return a.reason == b.reason; };
    std::ranges::stable_sort(answer.told, {}, &engine::Told::reason);
    answer.told.erase(std::unique(answer.told.begin(), answer.told.end(), isSame), answer.told.end());
    tellToo(answer, answer.told.isEmpty(), R::E_NOT_IN_HAND);
    return answer;
}

Answered<ContestOf::Given> answer(const State& state, const ContestOf& q)
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
        mustWin(checks, state, *card, *target, one);
    Answered<std::optional<Meeting>> answer =
        answered(touch ? std::optional(met(*card, *target, one)) : std::nullopt, touch ? R::I_EDGES : R::E_APART);
    tellToo(answer, touch && (wasTurned(*card) || wasTurned(*target)), R::I_TURNED);
    answer.verdict = std::move(checks);
    return answer;
}

Answered<Matrix::Given> answer(const State& state, const Matrix& q)
{
    const Seat seat = actor(state, q.player);
    Answered<QList<Meeting>> answer = answered(QList<Meeting>(), R::I_EDGES);
    for (const Placed* card : inPlay(state, seat))
        for (const Placed* other : enemiesBeside(state, *card)) {
            const Encounter one = encounter(state, *card, *other);
            answer.value += met(*card, *other, one);
            tellToo(answer, true, ruleOf(*card, one));
            tellToo(answer, wasTurned(*card) || wasTurned(*other), R::I_TURNED);
        }
    return answer;
}

Answered<Threatened::Given> answer(const State& state, const Threatened& q)
{
    const Seat seat = actor(state, q.player);
    Answered<QList<Threat>> answer = answered(QList<Threat>(), R::I_THREATENED);
    for (const Placed* card : inPlay(state, seat))
        for (const Placed* enemy : enemiesBeside(state, *card)) {
            const Encounter one = encounter(state, *enemy, *card);
            if (takes(one))
                answer.value += Threat{card->id, enemy->id, one.result};
            tellToo(answer, true, ruleOf(*enemy, one));
        }
    return answer;
}

Answered<Edges::Given> answer(const State& state, const Edges& q)
{
    const Placed* card = placed(state, q.card);
    if (!card)
        return notInPlay("edges.card", state, q.card);
    QMap<QString, EdgeThere> edges;
    for (const Side side : sides) {
        const Side edge = edgeOn(card->owner, side);
        const int dots = auraOf(state, card->id).at(edge);
        edges[engine::nameOf(side)] = {edge, dots < 0 ? std::nullopt : std::optional(dots)};
    }
    Answered<Edges::Given> answer = answered(edges, R::I_EDGES);
    tellToo(answer, wasTurned(*card), R::I_TURNED);
    return answer;
}

namespace {

R ruleOf(Contest byAlchemy)
{
    return byAlchemy == Contest::Capture     ? R::I_CONSUMES
        : byAlchemy == Contest::Consumed     ? R::E_CONSUMED
        : byAlchemy == Contest::Annihilation ? R::I_ANNIHILATES
                                             : R::E_DEADLOCK;
}

} // namespace

Answered<WheelOf::Given> answer(const State& state, const WheelOf& q)
{
    const Wheel wheel = wheelOf(state.settings);
    if (q.attacker && q.defender)
        return answered<WheelOf::Given>(
            alchemy(wheel, *q.attacker, *q.defender), ruleOf(alchemy(wheel, *q.attacker, *q.defender)));
    QMap<QString, QMap<QString, Contest>> rows;
    for (const Suit attacker : suits)
        for (const Suit defender : suits)
            if ((!q.attacker || *q.attacker == attacker) && (!q.defender || *q.defender == defender))
                rows[engine::nameOf(attacker)][engine::nameOf(defender)] = alchemy(wheel, attacker, defender);
    return answered<WheelOf::Given>(rows, R::I_WHEEL);
}

Answered<Buyable::Given> answer(const State& state, const Buyable& q)
{
    const Seat seat = actor(state, q.player);
    const Player* who = player(state, seat);
    QList<ForSale> rows;
    for (const Placed* card : enemiesOf(state, seat))
        if (card->id.isMercenary())
            rows += ForSale{card->id, card->owner, card->contract, !card->contract && who && !who->faceDown.isEmpty()};
    Answered<QList<ForSale>> answer = answered(rows, R::I_BUYABLE);
    tellToo(answer, std::ranges::any_of(rows, [](const ForSale& one) { return one.contract.has_value(); }), R::E_CONTRACT);
    tellToo(
        answer, std::ranges::any_of(enemiesOf(state, seat), [](const Placed* card) { return card->id.isLord(); }), R::E_BUY_LORD);
    tellToo(answer, who && who->faceDown.isEmpty(), who && who->faceUp.isEmpty() ? R::E_NO_CAPTURE : R::E_SPENT);
    return answer;
}

Answered<Offerings::Given> answer(const State& state, const Offerings& q)
{
    const Player* who = player(state, actor(state, q.player));
    Answered<QList<Offering>> answer = answered(who ? offeringsOf(*who) : QList<Offering>(), R::I_OFFERINGS);
    for (const Offering& one : answer.value)
        tellToo(answer, true, kindOf(one).value_or(R::I_OFFERINGS));
    tellToo(answer, who && !who->hymns.isEmpty(), R::E_HYMN_REMAINS);
    return answer;
}

Answered<BestMove::Given> answer(const State& state, const BestMove& q)
{
    Checks checks;
    checks.must(R::E_BEST_PLAY, state.step == Step::Play && !state.song, [] { return QStringList(); });
    const QString unfit = whyNoLookAhead(state);
    checks.must(R::E_BEST_TWO, unfit.isEmpty(), [&] { return QStringList{unfit}; });
    Answered<std::optional<BestLine>> answer = answered(std::optional<BestLine>(), R::I_BEST);
    if (checks.isAllowed()) {
        const int dots = cardsWithoutDots(state), hymns = hymnsLeftOut(state);
        checks.should(R::W_BEST_DOTS, dots == 0, [&] { return QStringList{number(dots)}; });
        checks.should(R::W_BEST_HYMNS, hymns == 0, [&] { return QStringList{number(hymns)}; });
        const LookAhead found = lookAhead(state, {q.nodes, q.depth});
        QStringList line;
        for (const Ply& ply : found.line)
            line += ply.text();
        answer.value = BestLine{line, found.score, found.depth, found.nodes};
    }
    answer.verdict = std::move(checks);
    return answer;
}

// --- reading and answering

namespace {

// Nobody is asked who does not sit there.
template <class Q> Answered<typename Q::Given> answerTo(const State& state, const Q& q)
{
    if constexpr (requires { q.player; })
        if (const Seat seat = actor(state, q.player); !player(state, seat))
            return Wrong{{QLatin1String(Q::verb) + QLatin1String(".player"), engine::nameOf(seat),
                engine::fill(mercenarium::tr("Nobody sits in the %1."), {shown(seat)}),
                engine::fill(mercenarium::tr("Players: %1."), {namesOfSeats(state)})}};
    return answer(state, q);
}

constexpr auto answering = [](const State& state, const auto& q) { return answerTo(state, q); };

} // namespace

const QList<engine::Question>& questions() { return engine::questionsIn<AnyQuestion, State>(answering); }

engine::Result<engine::Answer> ask(const State& state, const QString& question, const QJsonObject& fields)
{
    return engine::asked<AnyQuestion>(state, question, fields, answering);
}

} // namespace mercenarium
