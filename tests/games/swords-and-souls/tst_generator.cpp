// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is offered as allowed against a slow generator that is written from the book alone: over random tables both must
// name the same actions, and every one of them must come out without a fault.
#include "engine/json.h"
#include "games/swords-and-souls/rules/game.h"
#include "games/swords-and-souls/rules/rules.h"
#include "random_table.h"
#include "support/long_form.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

using namespace swordsandsouls;

namespace {

// --- the slow generator: it reads cards and seats by itself and uses no function of the rules

struct Item {     // something that a player could use: from the hand, from beside the hero, or the talent
    QString card; // empty: nobody named it
    QString from; // empty: hand
    Card printed;
    bool isReady = true; // neither used up nor gone

    bool isEntered() const { return !printed.icons.isEmpty(); }
    // Of a card that tells nothing of what it does, nobody knows that it does not.
    bool isSilent() const
    {
        return !printed.attack && !printed.block && !printed.dodge && !printed.cancelsBlock && !printed.cancelsDodge
            && !printed.helpsAttack && printed.effects.isEmpty() && printed.entered.isEmpty();
    }
    bool mayDo(bool does) const { return does || !isEntered() || isSilent(); }
    bool has(Icon icon) const { return printed.icons.contains(icon); }
    // A treasure that shows nothing but its own icon may be used in the own turn and when attacked.
    bool isPlainTreasure() const { return from == QLatin1String("treasure") && printed.icons.size() == 1; }
};

class Slow {
public:
    explicit Slow(const State& table)
        : state(table)
    {
    }

    QSet<QString> all()
    {
        if (state.status == Status::Over)
            return {};
        for (const Used& used : state.inPlay)
            cardInPlay(used);
        if (state.attack)
            answers();
        const QString me = state.turn;
        switch (state.step) {
        case Step::Draw:
            drawStep();
            break;
        case Step::Play:
        case Step::Buy:
            turnOf(me);
            break;
        case Step::Instants:
            betweenTurns();
            break;
        default:
            break;
        }
        for (const Player& who : state.players)
            for (const Delayed& one : who.delayed)
                add({"discard-delayed", who.id, one.card});
        return m_all;
    }

private:
    struct Words {
        const char* verb;
        QString actor, card, from = {}, target = {}, more = {};
    };

    void add(const Words& words)
    {
        m_all += QStringList{QLatin1String(words.verb), words.actor, words.card, words.from, words.target, words.more}.join(
            QLatin1Char('|'));
    }

    int seat(const QString& id) const
    {
        for (int i = 0; i < state.players.size(); ++i)
            if (state.players[i].id == id)
                return i;
        return -1;
    }
    const Player& at(const QString& id) const { return state.players[seat(id)]; }
    QString beside(const QString& id, int steps) const
    {
        return state.players[(seat(id) + steps + int(state.players.size())) % int(state.players.size())].id;
    }

    Card read(const QString& id) const
    {
        for (const Card& card : state.cards)
            if (card.id == id)
                return card;
        for (const Hero& hero : state.heroes)
            if (hero.talent.id == id && !id.isEmpty())
                return hero.talent;
        return {};
    }

    bool isBusy() const { return state.attack || !state.inPlay.isEmpty(); } // one thing at a time

    QList<Item> itemsOf(const QString& id) const
    {
        QList<Item> items;
        const Player& who = at(id);
        for (const QString& card : QSet<QString>(who.hand.begin(), who.hand.end()))
            items +=
                Item{card == QLatin1String("?") ? QString() : card, {}, card == QLatin1String("?") ? Card() : read(card), true};
        for (const Treasure& one : who.treasures) {
            bool isFree = state.settings.treasureUses != TreasureUses::Once;
            for (const Treasure& equal : who.treasures)
                isFree |= equal.card == one.card && !equal.used;
            items += Item{one.card, QStringLiteral("treasure"), read(one.card), isFree};
        }
        for (const Hero& hero : state.heroes)
            if (hero.id == who.hero)
                items +=
                    Item{hero.talent.id.isEmpty() ? hero.id : hero.talent.id, QStringLiteral("talent"), hero.talent, !who.gray};
        return items;
    }

    // Whom a card lets its player attack, seen from that seat; empty: all of them at once.
    QStringList aims(const Card& printed, const QString& from, bool& atOnce) const
    {
        QStringList others;
        for (int steps = 1; steps < state.players.size(); ++steps)
            others += beside(from, steps);
        atOnce = printed.target == Target::All || printed.target == Target::Neighbours;
        if (printed.target == Target::Left)
            return {beside(from, 1)};
        if (printed.target == Target::Right)
            return {beside(from, -1)};
        return others;
    }

    bool isFresh(const QString& id, const QString& card) const
    {
        for (const Treasure& one : at(id).treasures)
            if (one.card == card && one.fresh && (!one.used || state.settings.treasureUses != TreasureUses::Once))
                return true; // any of equal ones
        return false;
    }

    // In the own play step; later only a treasure that came this turn, if the table plays so; Special at any time.
    bool isTimely(const QString& me, const Item& item, bool attacks) const
    {
        if (item.has(Icon::Special))
            return true;
        if (state.step == Step::Buy)
            return item.from == QLatin1String("treasure") && me == state.turn && isFresh(me, item.card)
                && (!attacks || state.settings.boughtTreasureAttack == YesNo::Yes);
        return state.step == Step::Play && me == state.turn;
    }

    // A table that decides it says where an attack goes on from somebody who is down, two seats away among five or six.
    QStringList ways(const QString& from, const QString& target) const
    {
        const int seats = int(state.players.size()), steps = (seat(target) - seat(from) + seats) % seats;
        const bool isPlain = steps == 1 || steps == seats - 1 || 2 * steps == seats;
        if (isPlain || state.settings.dodgeDirection != DodgeDirection::Ask || !at(target).down)
            return {QString()};
        return {QStringLiteral("clockwise"), QStringLiteral("counterclockwise")};
    }

    // To attack with it, or to play it for its text.
    void use(const QString& me, const Item& item)
    {
        const bool isAction = !item.isEntered() || item.has(Icon::Action) || item.has(Icon::Special) || item.isPlainTreasure();
        if (!isAction || at(me).down || !item.isReady)
            return;
        const Card& card = item.printed;
        if (item.mayDo(card.attack) && !isBusy() && isTimely(me, item, true)) {
            bool atOnce = false;
            const QStringList targets = aims(card, me, atOnce);
            if (atOnce)
                add({"attack", me, item.card, item.from});
            for (const QString& target : targets)
                for (const QString& way : ways(me, target))
                    if (!atOnce)
                        add({"attack", me, item.card, item.from, target, way});
        }
        // What only answers or helps has nothing to do outside of an attack.
        const bool isOnlyForAttacks =
            (card.block || card.dodge || card.helpsAttack || card.cancelsBlock || card.cancelsDodge) && card.effects.isEmpty();
        if (card.attack || isOnlyForAttacks || (isBusy() && !item.has(Icon::Special)) || !isTimely(me, item, false))
            return;
        bool needsTarget = false;
        for (const Effect& effect : card.effects)
            needsTarget |= effect.whom == Whom::Target;
        if (!needsTarget)
            add({"play", me, item.card, item.from});
        for (int steps = 1; needsTarget && steps < state.players.size(); ++steps) {
            QSet<QString> treasures;
            for (const Treasure& one : at(beside(me, steps)).treasures)
                treasures += one.card;
            if (treasures.size() < 2 || !takesOne(card))
                treasures = {QString()};
            for (const QString& treasure : treasures)
                add({"play", me, item.card, item.from, beside(me, steps), treasure});
        }
    }

    // One treasure of its target, and nothing that has to be done by hand: which one is said with the card.
    bool takesOne(const Card& card) const
    {
        int taken = 0, drawn = 0;
        bool isShuffled = false;
        for (const Effect& effect : card.effects) {
            if (effect.kind == EffectKind::Drop || effect.kind == EffectKind::Refresh || effect.kind == EffectKind::Note)
                return false;
            if (effect.kind == EffectKind::Draw
                && (++drawn > 1 || isShuffled || effect.whom == Whom::Others || effect.whom == Whom::All))
                return false;
            if (effect.kind == EffectKind::TakeTreasure && (++taken > 1 || effect.whom != Whom::Target || effect.amount != 1))
                return false;
            isShuffled |= effect.kind == EffectKind::Reshuffle;
        }
        return taken == 1 && !card.icons.isEmpty();
    }

    // Special cards say themselves when; whose turn it is does not matter.
    void specials()
    {
        for (const Player& who : state.players)
            for (const Item& item : itemsOf(who.id))
                if (item.has(Icon::Special))
                    use(who.id, item);
    }

    void turnOf(const QString& me)
    {
        specials();
        for (const Item& item : itemsOf(me))
            use(me, item);
        for (const QString& card : at(me).hand)
            add({"discard", me, card});
        if (state.refreshes > 0)
            add({"refresh-arsenal", me, {}});
        if (isBusy())
            return;
        if (state.step == Step::Play)
            add({"begin-buying", me, {}});
        if (state.step == Step::Buy)
            for (const QString& card : state.arsenal.row)
                if (at(me).obols >= read(card).cost.value_or(0)) {
                    add({"buy", me, card});
                    if (read(card).icons.isEmpty())
                        add({"buy", me, card, {}, {}, QStringLiteral("treasure")});
                }
        add({"end-turn", me, {}});
    }

    void drawStep()
    {
        const Player& who = at(state.turn);
        if (!state.attack && state.inPlay.isEmpty())
            add({"draw", who.id, {}});
        if (who.deck.isEmpty() && who.hand.size() < 3 && !who.discard.isEmpty())
            add({"reshuffle", who.id, {}});
        specials();
    }

    void answers()
    {
        const Attack& attack = *state.attack;
        const bool isOpen = attack.stage == Stage::Answer;
        for (const Used& used : attack.used) {
            const Card printed = read(used.card);
            if (!used.cancelled && (printed.attack || !printed.icons.contains(Icon::Action))) // else its text is its other use
                effectsOf(used);
        }
        const Used* last = nullptr;
        for (const Used& used : attack.used)
            if (!used.cancelled && (used.role == Role::Block || used.role == Role::Dodge))
                last = &used;
        for (const Item& item : itemsOf(attack.target)) {
            const bool reacts =
                !item.isEntered() || item.has(Icon::Reaction) || item.has(Icon::Special) || item.isPlainTreasure();
            if (!reacts || !isOpen || at(attack.target).down || !item.isReady)
                continue;
            if (item.mayDo(item.printed.block))
                add({"block", attack.target, item.card, item.from});
            if (item.mayDo(item.printed.dodge))
                for (const char* way : {"clockwise", "counterclockwise"})
                    add({"dodge", attack.target, item.card, item.from, {},
                        attack.way == Way::Open ? QLatin1String(way) : QString()});
        }
        QSet<QString> treasures;
        for (const Treasure& one : at(attack.target).treasures)
            treasures += one.card;
        if (isOpen && treasures.size() < 2)
            add({"take-damage", attack.target, {}});
        for (const QString& one : treasures)
            if (isOpen && treasures.size() > 1)
                add({"take-damage", attack.attacker, {}, {}, {}, one});
        for (const Item& item : itemsOf(attack.attacker)) {
            if (at(attack.attacker).down || !item.isReady)
                continue;
            const bool isBlank = !item.isEntered();
            const auto may = [&](bool does) { return does || (item.mayDo(does) && item.from.isEmpty()); };
            // Like an attack: between turns by Instants, otherwise by Actions of the own play step.
            const bool isBetween = state.step == Step::Instants;
            const bool isOfNow = isBlank || item.has(Icon::Special) || item.has(isBetween ? Icon::Instant : Icon::Action)
                || (item.isPlainTreasure() && !isBetween);
            const bool isTimelyNow = isOfNow && (isBetween || isTimely(attack.attacker, item, true));
            const bool isByText = item.has(Icon::Reaction) && state.settings.attackerReactions == YesNo::Yes;
            if (!isTimelyNow && !isByText)
                continue;
            if (isOpen && may(item.printed.helpsAttack))
                add({"help-attack", attack.attacker, item.card, item.from});
            const bool isBlocked = attack.stage == Stage::Blocked && last && last->role == Role::Block;
            const bool wasDodged = last && last->role == Role::Dodge;
            if ((isBlocked && may(item.printed.cancelsBlock)) || (wasDodged && may(item.printed.cancelsDodge)))
                add({"cancel", attack.attacker, item.card, item.from});
        }
        if (!isOpen)
            add({"finish-attack", attack.attacker, {}});
    }

    void betweenTurns()
    {
        const QString next = beside(state.turn, 1);
        if (!isBusy() && state.instants.isEmpty())
            add({"begin-turn", next, {}});
        if (!state.instants.isEmpty() && !isBusy()) {
            const Instant& first = state.instants.first();
            const Card printed = read(first.card);
            bool atOnce = false;
            const QStringList targets = aims(printed, first.who, atOnce);
            const bool isAimed = !first.target.isEmpty();
            if (!printed.attack || (atOnce && !isAimed))
                add({"resolve-instant", first.who, {}});
            else if (isAimed && first.target != first.who && (mayHit(printed, first.who, first.target)))
                for (const QString& way : atOnce ? QStringList{QString()} : ways(first.who, first.target))
                    add({"resolve-instant", first.who, {}, {}, {}, way});
            for (const QString& target : targets)
                for (const QString& way : ways(first.who, target))
                    if (printed.attack && !atOnce && !isAimed)
                        add({"resolve-instant", first.who, {}, {}, target, way});
        }
        for (const Player& who : state.players)
            for (const Item& item : itemsOf(who.id)) {
                const bool isInstant = !item.isEntered() || item.has(Icon::Instant) || item.has(Icon::Special);
                if (!isInstant || who.down || !item.isReady)
                    continue;
                bool atOnce = false;
                const QStringList targets = aims(item.printed, who.id, atOnce);
                if (!item.printed.attack || atOnce)
                    add({"play-instant", who.id, item.card, item.from});
                for (const QString& target : targets)
                    if (item.printed.attack && !atOnce)
                        add({"play-instant", who.id, item.card, item.from, target});
            }
    }

    bool mayHit(const Card& printed, const QString& from, const QString& target) const
    {
        if (printed.target == Target::Neighbours)
            return target == beside(from, 1) || target == beside(from, -1);
        bool atOnce = false;
        return aims(printed, from, atOnce).contains(target);
    }

    void cardInPlay(const Used& used)
    {
        effectsOf(used);
        if (!state.attack)
            add({"finish-card", used.owner, used.card});
    }

    void effectsOf(const Used& used)
    {
        for (const Effect& effect : read(used.card).effects) {
            if (effect.kind == EffectKind::Note || effect.kind == EffectKind::Drop)
                continue;
            for (int steps = 0; steps < state.players.size(); ++steps) {
                const QString on = beside(used.owner, steps);
                if ((effect.whom == Whom::You && steps > 0) || (effect.whom == Whom::Target && steps == 0))
                    continue;
                const QString what = QString(engine::nameOf(effect.kind)) + QString::number(effect.amount);
                if (effect.kind != EffectKind::TakeTreasure)
                    add({"effect", used.owner, {}, {}, on, what});
                else
                    for (const Treasure& one : at(on).treasures)
                        add({"effect", used.owner, one.card, {}, on, what});
            }
        }
    }

    const State& state;
    QSet<QString> m_all;
};

QString keyOf(const engine::Offer& offer)
{
    const QJsonObject fields = offer.action.typed();
    const auto word = [&](const char* field) { return fields.value(QLatin1String(field)).toString(); };
    QString card = word("card"), more = word("way"), target = word("target");
    if (offer.action.is<DropCards>())
        card = fields.value(QLatin1String("cards")).toArray().at(0).toString();
    if (offer.action.is<TakeDamage>() || offer.action.is<Play>())
        more = word("treasure");
    if (fields.value(QLatin1String("treasure")).toBool())
        more = QStringLiteral("treasure");
    if (offer.action.is<DoEffect>()) {
        card = word("treasure");
        target = word("on");
        more = word("kind") + QString::number(fields.value(QLatin1String("amount")).toInt(1));
    }
    return QStringList{offer.action.verb(), offer.actor, card, word("from"), target, more}.join(QLatin1Char('|'));
}

QString listed(const QSet<QString>& keys)
{
    QStringList list(keys.begin(), keys.end());
    list.sort();
    return list.join(QStringLiteral(", "));
}

} // namespace

class Generator : public QObject {
    Q_OBJECT

private slots:
    void offersEqualTheSlowGenerator();
    void everyOfferIsDoneOrAsksForMore();
};

void Generator::offersEqualTheSlowGenerator()
{
    dice::Source chance(30);
    qint64 actions = 0, refused = 0;
    for (int i = 0; i < support::often(100000); ++i) {
        const State state = randomState(chance);
        QSet<QString> offered;
        for (const engine::Offer& offer : offers(state)) {
            if (offer.verdict.isAllowed())
                offered += keyOf(offer);
            else
                ++refused;
        }
        const QSet<QString> slow = Slow(state).all();
        actions += slow.size();
        if (offered != slow)
            QFAIL(qPrintable(QStringLiteral("table %1: only offered: %2; only slow: %3")
                                 .arg(i)
                                 .arg(listed(offered - slow), listed(slow - offered))));
    }
    QVERIFY2(actions > 500000, qPrintable(QString::number(actions)));
    QVERIFY2(refused > 500000, qPrintable(QString::number(refused)));
}

// Allowed is allowed: applied, it leaves a table that can be written down and read again; or it names what it still needs.
void Generator::everyOfferIsDoneOrAsksForMore()
{
    const auto game = swordsandsouls::game();
    dice::Source chance(31);
    int done = 0;
    for (int i = 0; i < support::often(1500); ++i) {
        const auto state = game->stateFromJson(engine::toJson(randomState(chance)).toObject());
        QVERIFY2(state, state ? "" : qPrintable(state.faults().first().text()));
        for (const engine::Offer& offer : game->offers(*state)) {
            const auto action = game->action(*state, {offer.action.verb(), offer.action.typed()});
            QVERIFY2(action, qPrintable(keyOf(offer)));
            QVERIFY2(*action == offer.action, qPrintable(keyOf(offer)));
            QCOMPARE(game->check(*state, *action).isAllowed(), offer.verdict.isAllowed());
            if (!offer.verdict.isAllowed() || !game->incomplete(*state, *action).isEmpty())
                continue;
            const auto after = game->apply(*state, *action);
            const auto again = game->stateFromJson(game->stateToJson(after.state));
            QVERIFY2(again, again ? "" : qPrintable(keyOf(offer) + QLatin1Char(' ') + again.faults().first().text()));
            ++done;
        }
    }
    QVERIFY(done > 2000);
}

QTEST_MAIN(Generator)
#include "tst_generator.moc"
