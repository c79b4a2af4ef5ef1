// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What try-phones.sh does in the browser. It ends with 1 when a page had a fault.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

const [program, shelf, out, ...games] = process.argv.slice(2);
const axe = readFileSync(new URL('node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const wantedActs = 5;
let faults = 0;

function fault(...words) {
  ++faults;
  console.log('FAULT', ...words);
}

// The program, and what it prints first.
function serve(game) {
  const served = spawn(program, ['--shelf', shelf, '--serve', game, '--json'], { env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' } });
  const lines = [];
  const first = new Promise((resolve, reject) => {
    let text = '';
    served.stdout.on('data', data => {
      text += data;
      const whole = text.split('\n');
      text = whole.pop();
      lines.push(...whole.filter(Boolean).map(line => JSON.parse(line)));
      if (lines.length)
        resolve();
    });
    served.on('exit', code => reject(new Error(`${game}: ended with ${code}`)));
  });
  return { served, first, word: () => lines.at(-1).word, port: () => new URL(lines[0].address).port };
}

async function join(browser, table, name, seat) {
  const page = await (await browser.createBrowserContext()).newPage();
  page.on('pageerror', error => fault(name, error.message));
  await page.setViewport({ width: 360, height: 640, deviceScaleFactor: 2 });
  await page.goto(`http://127.0.0.1:${table.port()}/#${table.word()}`);
  await page.waitForFunction(() => document.getElementById('word').value.length === 6);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  await page.type('#called', name);
  await page.click('#joinForm button');
  await page.waitForSelector('body[data-shown=table]');
  if (await page.waitForSelector('#seat[open]', { timeout: 1500 }).catch(() => null)) {
    await page.evaluate(at => document.querySelectorAll('#seatBody .offer')[at].click(), seat);
    await page.waitForSelector('#seat:not([open])');
  }
  return { page, paint };
}

async function act(page) {
  const before = await page.$eval('#done', list => list.textContent);
  const offer = await page.$('#groups button.offer');
  if (!offer)
    return false;
  await offer.evaluate(button => button.click());
  const asks = await page.waitForSelector('#ask[open]', { timeout: 400 }).catch(() => null);
  if (asks)
    await page.evaluate(() => [...document.querySelectorAll('#askForm button[type=button]')][0].click());
  return page.waitForFunction(old => document.getElementById('done').textContent !== old, { timeout: 3000 }, before).then(() => true, () => false);
}

async function look(page, game) {
  for (const [width, height, theme] of [[360, 640, 'dark'], [360, 640, 'light'], [1024, 768, 'dark'], [1024, 768, 'light']]) {
    await page.setViewport({ width, height, deviceScaleFactor: width < 500 ? 2 : 1 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
    for (const tab of ['table', 'do', 'hand', 'dice', 'rules']) {
      await page.click(`#tabs [data-to=${tab}]`);
      await new Promise(resolve => setTimeout(resolve, 500));
      await page.screenshot({ path: `${out}/${game}-${width}-${theme}-${tab}.png` });
      await page.evaluate(axe);
      for (const found of (await page.evaluate(() => window.axe.run())).violations)
        fault(game, width, theme, tab, found.id, found.nodes[0].html.slice(0, 120));
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        fault(game, width, theme, tab, 'wider than the screen');
    }
  }
}

const browser = await puppeteer.launch({ executablePath: process.env.CHROMIUM, args: process.getuid() === 0 ? ['--no-sandbox'] : [] });
for (const game of games) {
  const table = serve(game);
  await table.first;
  const phones = [await join(browser, table, 'Ada', 0)];
  const seats = await phones[0].page.evaluate(() => document.querySelectorAll('#seatBody .offer').length - 1);
  for (let seat = 1; seat < seats; ++seat)
    phones.push(await join(browser, table, `Player ${seat}`, seat));
  let acts = 0;
  for (let round = 0; acts < wantedActs && round < 3 * wantedActs; ++round)
    for (const { page } of phones)
      acts += await act(page);
  console.log(game, `pages ${phones.length}, acts ${acts}, first paint ${Math.round(phones[0].paint)} ms`);
  if (acts < wantedActs)
    fault(game, 'only', acts, 'acts');
  await look(phones[0].page, game);
  table.served.removeAllListeners('exit');
  table.served.kill();
}
await browser.close();
process.exit(faults ? 1 : 0);
