// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What try-phones.sh does in the browser. It ends with 1 when a page had a fault.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

const [program, cli, shelf, out, ...tables] = process.argv.slice(2);
const axe = readFileSync(new URL('node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const wantedActs = 5;
const patience = 15000; // milliseconds
let faults = 0;

function fault(...words) {
  ++faults;
  console.log('FAULT', ...words);
}

// The programs that serve, as what ends each.
const running = [];
const endAll = () => Promise.all(running.splice(0).map(end => end()));

// The program, and what it prints first.
function serve(game, right = 'seat') {
  const served = spawn(program, ['--shelf', shelf, '--serve', game, '--right', right, '--json'], { env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' } });
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
  running.push(() => new Promise(resolve => {
    served.removeAllListeners('exit');
    if (served.exitCode !== null || served.signalCode)
      return resolve();
    served.on('exit', resolve);
    served.kill();
  }));
  return { first, word: () => lines.at(-1).word, port: () => new URL(lines[0].address).port };
}

// What the page hears is kept where this script can read it: offers stand on the page in the order in which they were sent.
const overhear = () => {
  const parse = JSON.parse;
  JSON.parse = text => {
    const heard = parse(text);
    if (heard?.type === 'table')
      window.heardTable = heard;
    if (heard?.type === 'answer' && heard.schema)
      window.heardForm = heard;
    if (heard?.type === 'answer' && (heard.done || heard.refused || heard.faults || heard.asked)) // none to a form or a sign of life
      window.heardAnswer = heard;
    return heard;
  };
};

// Asked from here: a page that is not in front draws nothing in Firefox, and what a browser driver waits for in it never comes.
async function until(page, holds, { timeout = patience } = {}, ...values) {
  for (const end = Date.now() + timeout; !(await page.evaluate(holds, ...values)); await new Promise(resolve => setTimeout(resolve, 25)))
    if (Date.now() > end)
      throw new Error(`waited in vain for ${holds}`);
}

async function join(browser, table, name, seat) {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.evaluateOnNewDocument(overhear);
  page.on('pageerror', error => fault(name, error.message));
  await page.setViewport({ width: 360, height: 640, deviceScaleFactor: 2 });
  await page.goto(`http://127.0.0.1:${table.port()}/#${table.word()}`);
  await until(page, () => document.getElementById('word').value.length === 6);
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
  return until(page, old => document.getElementById('done').textContent !== old, { timeout: 3000 }, before).then(() => true, () => false);
}

// Fills the form of one editor as a person would: the parts stand as form.js makes them.
const fillIn = (root, asked, action, faces) => {
  const set = (input, value) => {
    if (input.type === 'checkbox') {
      if (input.checked !== value)
        input.click();
      else
        input.onchange();
      return;
    }
    input.value = typeof value === 'object' ? JSON.stringify(value) : value;
  };
  const isOf = (schema, type) => [schema.type].flat().includes(type);
  const fill = (part, schema, value) => {
    if (value === undefined || value === null)
      return;
    if (isOf(schema, 'array')) {
      const [rows, add] = part.children;
      value.forEach((one, at) => {
        add.click();
        fill(rows.children[at].firstElementChild, schema.items ?? {}, one);
      });
    } else if (isOf(schema, 'object') && schema.properties) {
      const needed = schema['x-needed'] ?? [];
      const order = schema['x-order'] ?? Object.keys(schema.properties);
      const isFolded = needed.length > 0 && needed.length < order.length;
      const parts = [...part.children].filter(one => !['LEGEND', 'DETAILS'].includes(one.tagName));
      const more = isFolded ? [...part.querySelector(':scope > details').children].slice(1) : [];
      const first = order.filter(name => !isFolded || needed.includes(name));
      first.forEach((name, at) => fill(parts[at], schema.properties[name], value[name]));
      order.filter(name => !first.includes(name)).forEach((name, at) => fill(more[at], schema.properties[name], value[name]));
    } else {
      set(part.querySelector('input, select'), value);
    }
  };
  if (asked.schema)
    return fill(root.firstElementChild, asked.schema, action);
  const parts = [...root.children];
  const rolled = [...(action.rolled ?? [])];
  asked.dice.forEach(die => {
    const side = rolled.shift() ?? '';
    set(parts.shift().querySelector('input'), faces[die.label]?.[side - 1] ?? side);
  });
  const cards = [...(action.cards ?? (action.card ? [action.card] : []))];
  asked.picks.forEach(pick => Array.from({ length: pick.count }, () => set(parts.shift().querySelector('input'), cards.shift() ?? '')));
  asked.facts.forEach(one => one.ids.forEach((id, at) => fill(parts.shift(), one.schema, [action[one.field]].flat()[at])));
  asked.open.forEach(one => {
    parts.shift();
    fill(parts.shift(), one.schema, action[one.name]);
  });
};

// Presses what is offered as this act, or takes it from the list of all acts; enters what is asked. What stood in the way, or ''.
async function perform(phones, action, faces) {
  const { do: verb, ...fields } = action;
  const pages = phones.map(phone => phone.page);
  const nodes = await Promise.all(pages.map(page => page.evaluate(() => window.heardTable.node)));
  const changed = async () => {
    for (let tries = 0; tries < 400; ++tries) {
      const now = await Promise.all(pages.map(page => page.evaluate(() => window.heardTable.node)));
      if (now.every((node, at) => node !== nodes[at]))
        return true;
      await new Promise(resolve => setTimeout(resolve, 25));
    }
    return false;
  };
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const isNothing = value => value === null || value === false || value === '' || value === 0 || same(value, []);
  const said = Object.keys(fields).filter(name => name !== 'rolled' && !isNothing(fields[name]));
  const pressed = [];
  for (const page of pages) {
    const offers = await page.evaluate(() => window.heardTable.groups.flatMap(group => group.offers));
    const may = await page.$$eval('#groups .offer', tiles => tiles.map(tile => tile.tagName === 'BUTTON'));
    offers.forEach((offer, at) => {
      if (may[at] && offer.verb === verb && said.every(name => same(offer.fields[name], fields[name]))
        && Object.entries(offer.fields).every(([name, value]) => isNothing(value) || name in fields))
        pressed.push({ page, at });
    });
  }
  const entered = async (page, form, asked) => {
    await page.evaluate(`window.heardAnswer = null; (${fillIn})(document.getElementById('${form}'), ${JSON.stringify(asked)}, ${JSON.stringify(fields)}, ${JSON.stringify(faces)})`);
    await page.$eval(`#${form}`, one => one.requestSubmit());
    await until(page, () => window.heardAnswer);
    return page.evaluate(() => window.heardAnswer);
  };
  const wrong = [];
  // What is offered on a page is pressed there; otherwise whoever may takes it from the list.
  for (const { page, at } of pressed.length ? pressed.slice(0, 1) : pages.map(page => ({ page }))) {
    await page.evaluate(() => (window.heardAnswer = window.heardForm = null));
    let answer;
    if (at !== undefined) {
      await page.$$eval('#groups .offer', (tiles, at) => tiles[at].click(), at);
      await until(page, () => window.heardAnswer);
      answer = await page.evaluate(() => window.heardAnswer);
    } else {
      await page.$eval('#verb', (list, value) => {
        list.value = value;
        list.onchange();
      }, verb);
      await until(page, () => window.heardForm);
      answer = await entered(page, 'verbForm', await page.evaluate(() => window.heardForm));
    }
    for (let questions = 0; answer.asked && questions < 4; ++questions)
      answer = await entered(page, 'askForm', answer.asked);
    if (answer.done) {
      perform[at === undefined ? 'typed' : 'offered']++;
      return (await changed()) ? '' : 'nothing changed on every page';
    }
    if (await page.$('#ask[open]'))
      await page.$eval('#ask', dialog => dialog.close());
    wrong.push(JSON.stringify(answer.refused ?? answer.faults ?? answer.asked));
  }
  return wrong.join(' ') || 'no page may do it';
}
perform.offered = perform.typed = 0;

// A recorded evening from the pages alone, with real dice: the table must stand as the recorded one.
async function evening(browser, game, right, acts) {
  const state = name => execFileSync(cli, ['--shelf', shelf, 'show', name, '--all', '--json'], { encoding: 'utf8' });
  // A die with faces of its own is typed as it shows; the journal holds which side that is.
  const faces = Object.fromEntries((JSON.parse(state(`${game} recorded`)).dice ?? []).map(die => [die.colour, die.faces]));
  const table = serve(`${game} evening`, right);
  await table.first;
  const phones = [await join(browser, table, 'Ada', 0)];
  let seats = 0;
  const seated = async () => {
    const all = await phones[0].page.evaluate(() => window.heardTable.seats.map(seat => seat.id));
    for (; seats < all.length; ++seats) {
      if (seats > 0)
        phones.push(await join(browser, table, `Player ${seats}`, seats));
      await phones[seats].page.$eval('#real', box => box.checked || box.click());
    }
    if (!all.length)
      await phones[0].page.$eval('#real', box => box.checked || box.click());
  };
  perform.offered = perform.typed = 0;
  let done = 0;
  for (const action of acts) {
    await seated();
    const wrong = await perform(phones, action, faces).catch(error => error.message);
    if (wrong) {
      fault(game, 'evening, act', done + 1, JSON.stringify(action).slice(0, 160), wrong.slice(0, 300));
      break;
    }
    ++done;
  }
  console.log(`${game}: ${done} of ${acts.length} acts of the evening from ${phones.length} page(s), ${perform.offered} offered, ${perform.typed} from the list`);
  await Promise.all(phones.map(({ page }) => page.browserContext().close()));
  await endAll();
  if (done === acts.length && state(`${game} evening`) !== state(`${game} recorded`))
    fault(game, 'the table stands otherwise than the recorded one');
}

// Joins, sits down, acts, takes back and looks up a rule by keys alone.
async function byKeys(page, game) {
  const table = serve(game, 'everything');
  await table.first;
  page.on('pageerror', error => fault(game, 'keys', error.message));
  await page.setViewport({ width: 1024, height: 768 });
  await page.goto(`http://127.0.0.1:${table.port()}/#${table.word()}`);
  await until(page, () => document.getElementById('word').value.length === 6 && document.activeElement.id === 'called');
  let keys = 0;
  const press = key => (++keys, page.keyboard.press(key));
  const isOn = selector => page.evaluate(one => document.activeElement.matches(one), selector);
  // By Tab, or back by Shift+Tab: beyond the last comes the browser's own frame, from where keys reach no page.
  const reach = async selector => {
    for (let tabs = 0; tabs < 200 && !(await isOn(selector)); ++tabs) {
      const isBehind = await page.evaluate(one => document.activeElement !== document.body
        && document.querySelector(one)?.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING, selector);
      if (isBehind)
        await page.keyboard.down('Shift');
      await press('Tab');
      await page.keyboard.up('Shift');
    }
    if (!(await isOn(selector)))
      throw new Error(`Tab never comes to ${selector}`);
  };
  const go = async selector => {
    await reach(selector);
    await press('Enter');
  };
  const changes = async () => {
    const before = await page.$eval('#done', list => list.textContent);
    return () => until(page, old => document.getElementById('done').textContent !== old, { timeout: 3000 }, before).then(() => true, () => false);
  };
  await page.keyboard.type('Ada');
  await press('Enter');
  await page.waitForSelector('body[data-shown=table]');
  if (await page.waitForSelector('#seat[open]', { timeout: 1500 }).catch(() => null)) {
    await go('#seatBody .offer');
    await page.waitForSelector('#seat:not([open])');
  }
  let acts = 0;
  const joined = keys;
  for (let tries = 0; acts < 2 * wantedActs && tries < 4 * wantedActs; ++tries) {
    const changed = await changes();
    if (!(await page.$('#groups button.offer')))
      break;
    await go('#groups button.offer');
    if (await page.waitForSelector('#ask[open]', { timeout: 400 }).catch(() => null))
      await go('#askForm button[type=button]');
    acts += await changed();
    if (await page.$('#ask[open]'))
      await press('Escape');
    if (!(await isOn('#groups *, #offers')))
      fault(game, 'keys', 'the focus is lost after an act');
  }
  const acted = keys;
  const changed = await changes();
  if (await page.$eval('#undo', one => !one.hidden)) {
    await go('#undo');
    if (!(await changed()))
      fault(game, 'keys', 'nothing was taken back');
  }
  await go('#tabs [data-to=rules]');
  await reach('#search');
  await page.keyboard.type('dice');
  await page.waitForSelector('#found .hit');
  await go('#found .hit');
  await page.waitForSelector('#found article');
  console.log(`${game}: by keys alone: ${joined} to sit down, ${acted - joined} for ${acts} acts, ${keys - acted} to take one back and read a rule`);
}

async function look(page, game) {
  await page.bringToFront();
  for (const [width, height, theme] of [[360, 640, 'dark'], [360, 640, 'light'], [1024, 768, 'dark'], [1024, 768, 'light']]) {
    await page.setViewport({ width, height, deviceScaleFactor: width < 500 ? 2 : 1 });
    const isThemed = await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]).then(() => true, () => false);
    if (!isThemed && theme !== ownTheme)
      continue;
    for (const tab of ['table', 'do', 'hand', 'dice', 'rules']) {
      await page.$eval(`#tabs [data-to=${tab}]`, one => one.click());
      await new Promise(resolve => setTimeout(resolve, 500));
      await page.screenshot({ path: `${out}/${game}-${width}-${theme}-${tab}.png` });
      if (!isFirefox) { // the same page, and there it takes minutes
        await page.evaluate(axe);
        for (const found of (await page.evaluate(() => window.axe.run())).violations)
          fault(game, width, theme, tab, found.id, found.nodes[0].html.slice(0, 120));
      }
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
        fault(game, width, theme, tab, 'wider than the screen');
    }
  }
}

const isFirefox = process.env.BROWSER.includes('firefox');
const ownTheme = process.env.THEME ?? 'dark'; // of a browser that cannot be told another while it runs
// Firefox lets the clock of a page that is not in front stand still; here all pages of a table are used in turn.
const awake = { 'layout.css.prefers-color-scheme.content-override': ownTheme === 'light' ? 1 : 0,
  'dom.min_background_timeout_value': 4, 'dom.min_background_timeout_value_without_budget_throttling': 4,
  'dom.timeout.enable_budget_timer_throttling': false, 'layout.throttled_frame_rate': 60,
  'dom.timeout.background_throttling_max_budget': -1, 'dom.ipc.processPriorityManager.enabled': false };
const browser = await puppeteer.launch(isFirefox ? { browser: 'firefox', executablePath: process.env.BROWSER, extraPrefsFirefox: awake }
  : { executablePath: process.env.BROWSER, args: process.getuid() === 0 ? ['--no-sandbox'] : [] });
for (const [game, before, right] of tables.map(one => one.split(':'))) {
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
  await Promise.all(phones.map(({ page }) => page.browserContext().close()));
  await endAll();
  const alone = await (await browser.createBrowserContext()).newPage();
  await byKeys(alone, game).catch(error => fault(game, 'keys', error.message, String(error.cause ?? '')));
  await alone.browserContext().close();
  await endAll();
  await evening(browser, game, right, readFileSync(`${out}/${game}.jsonl`, 'utf8').trim().split('\n').map(line => JSON.parse(line)).slice(before));
}
await browser.close();
process.exit(faults ? 1 : 0);
