// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Random tables in the middle of a game, with cards of every kind, for tests and benchmarks.
#pragma once

#include "dice/source.h"
#include "games/swords-and-souls/rules/state.h"

namespace swordsandsouls {

inline State randomState(dice::Source& chance)
{
    const auto below = [&](int n) { return chance.face(n) - 1; };
    const auto isOneIn = [&](int n) { return chance.face(n) == 1; };
    State state;
    state.settings.tracking = isOneIn(2) ? Tracking::Cards : Tracking::Counts;
    state.settings.dodgeDirection = DodgeDirection(below(3));
    state.settings.treasureUses = TreasureUses(below(3));
    state.settings.boughtTreasureAttack = YesNo(below(2));
    state.settings.attackerReactions = YesNo(below(2));
    state.settings.multiTargetOrder = TargetOrder(below(2));
    state.status = isOneIn(30) ? Status::Over : Status::Running;
    state.step = Step(int(Step::Draw) + below(4));
    state.turns = 1 + below(30);
    state.refreshes = isOneIn(3) ? chance.face(2) : 0;

    QStringList names;
    const auto printed = [&](const QString& id) {
        Card card;
        card.id = id;
        if (isOneIn(8))
            return card; // nobody entered it
        for (const Icon icon : {Icon::Action, Icon::Reaction, Icon::Instant, Icon::Special, Icon::Delay, Icon::Treasure})
            if (isOneIn(icon == Icon::Special || icon == Icon::Delay ? 9 : 3))
                card.icons += icon;
        if (card.icons.isEmpty())
            card.icons += Icon::Action;
        card.attack = isOneIn(2);
        card.doubled = isOneIn(4);
        card.target = Target(below(6));
        card.block = isOneIn(3);
        card.dodge = isOneIn(3);
        card.cancelsBlock = isOneIn(5);
        card.cancelsDodge = isOneIn(7);
        card.helpsAttack = isOneIn(6);
        if (!isOneIn(4))
            card.cost = chance.face(5);
        for (int left = below(3); left > 0; --left)
            card.effects += Effect{EffectKind(below(10)), Whom(below(4)), chance.face(2), QStringLiteral("so it says")};
        return card;
    };
    for (int i = 0; i < 14; ++i) {
        names += QStringLiteral("card%1").arg(i);
        state.cards += printed(names.last());
    }
    const auto any = [&] { return names[below(int(names.size()))]; };
    const int seats = 3 + below(4);
    for (int seat = 0; seat < seats; ++seat) {
        Hero hero;
        hero.id = QStringLiteral("hero%1").arg(seat);
        if (!isOneIn(6))
            hero.talent = printed(QStringLiteral("talent%1").arg(seat));
        state.heroes += hero;
        Player who;
        who.id = QChar('A' + seat);
        who.hero = isOneIn(12) ? QString() : hero.id;
        who.gray = isOneIn(3);
        who.down = isOneIn(5);
        who.small = below(3);
        who.large = who.down ? 0 : 1;
        who.obols = below(6);
        who.fragments = below(3);
        for (int left = below(5); left > 0; --left)
            who.hand += isOneIn(4) ? QString::fromLatin1(unnamedCard) : any();
        for (int left = below(4); left > 0; --left)
            who.deck += any();
        for (int left = below(4); left > 0; --left)
            who.discard += any();
        for (int left = below(3); left > 0; --left)
            who.treasures += Treasure{any(), isOneIn(3), isOneIn(3)};
        if (isOneIn(5))
            who.delayed += Delayed{any(), {}};
        state.players += who;
    }
    const auto anybody = [&] { return state.players[below(seats)].id; };
    state.first = anybody();
    state.turn = anybody();
    for (int left = below(4); left > 0; --left)
        state.arsenal.row += any();
    for (int left = below(9); left > 0; --left)
        state.arsenal.deck += any();
    if (isOneIn(6))
        state.inPlay += Used{any(), anybody(), Source::Hand, Role::Attack, false};
    if (state.step == Step::Instants)
        for (int left = below(3); left > 0; --left)
            state.instants += Instant{anybody(), any(), Source::Hand, isOneIn(2) ? anybody() : QString(), false};
    if (isOneIn(3)) {
        const int from = below(seats);
        Attack attack;
        attack.attacker = state.players[from].id;
        attack.target = state.players[(from + chance.face(seats - 1)) % seats].id;
        attack.aimed = attack.target;
        attack.path = {attack.target};
        attack.way = state.settings.dodgeDirection == DodgeDirection::Ask && isOneIn(3) ? Way::Open
            : isOneIn(2)                                                                ? Way::Clockwise
                                                                                        : Way::Counterclockwise;
        attack.doubled = isOneIn(3);
        attack.used += Used{any(), attack.attacker, Source::Hand, Role::Attack, false};
        if (isOneIn(3))
            attack.used += Used{any(), attack.target, Source::Hand, Role::Dodge, isOneIn(3)};
        if (isOneIn(3)) {
            const bool isCancelled = isOneIn(3);
            attack.used += Used{any(), attack.target, Source::Hand, Role::Block, isCancelled};
            attack.stage = isCancelled ? Stage::Answer : Stage::Blocked;
        } else if (isOneIn(5)) {
            attack.stage = Stage::Failed;
        }
        if (isOneIn(4))
            attack.more += state.players[(from + chance.face(seats - 1)) % seats].id;
        state.attack = attack;
    }
    if (state.status == Status::Over && state.winner.isEmpty())
        state.winner = state.players.first().id;
    return state;
}

} // namespace swordsandsouls
