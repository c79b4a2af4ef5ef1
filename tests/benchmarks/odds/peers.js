// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// peers.js FOLDER: rolls a second of the dice programs that npm has, one line of JSON each.
'use strict';
const path = require('path');
const from = name => require(path.join(process.argv[2], 'node_modules', name));

function rate(roll) {
    const rates = [];
    for (let round = 0; round < 7; ++round) {
        const start = process.cpuUsage(); // what else the machine does is not counted
        let rolls = 0, time = 0;
        while (time < 2e5) {
            for (let i = 0; i < 500; ++i)
                roll();
            rolls += 500;
            const {user, system} = process.cpuUsage(start);
            time = user + system;
        }
        rates.push(rolls / (time / 1e6));
    }
    return rates.sort((a, b) => a - b)[3];
}

let sum = 0; // totals are read, so that nothing is optimised away
function print(peer, expr, how, roll) {
    console.log(JSON.stringify({peer, expr, how, rate: Math.round(rate(roll))}));
}

const {DiceRoll} = from('@dice-roller/rpg-dice-roller');
const droll = from('droll');
const rpgdice = from('rpgdice');
rpgdice.on('result', (dice, rolls, total) => { sum += total; });
for (const expr of ['3d6', '10d6!', '1d20+5']) {
    print('rpg-dice-roller', expr, 'parsed', () => { sum += new DiceRoll(expr).total; });
    const kept = new DiceRoll(expr);
    print('rpg-dice-roller', expr, 'total', () => { kept.roll(); sum += kept.total; });
    if (!expr.includes('!')) {
        print('droll', expr, 'parsed', () => { sum += droll.roll(expr).total; });
        print('rpgdice', expr, 'parsed', () => { rpgdice.roll(expr); });
    }
}
if (!(sum > 0))
    process.exit(1);
