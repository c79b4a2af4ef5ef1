// SPDX-FileCopyrightText: The Muster Roll authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The page: joins, keeps the line, and takes what is pressed to the table.
import { byId, concerns, drawActs, drawFound, drawHand, drawHands, drawHeader, drawOffers, drawPicture, drawRule, drawSeats,
  drawStanding, element, markCells, mayAct, offersOf, tokensOf, word } from './draw.js';
import { object, questions } from './form.js';
import { Line } from './line.js';

const isScreen = location.pathname === '/screen';
const dark = matchMedia('(prefers-color-scheme: dark)');
const ticked = new Set();
let table = null;
let chosen = []; // cells and cards that were pressed
let isCovered = false;
let isNewSeat = true;
let saidTimer = 0;
let keyed = ''; // the part of the page in which somebody works by keys: what is drawn anew there takes the focus again
let isOld = false; // another program answers now, and this page is not its own
const line = new Line(hear, tellState, () => (line.count() ? showJoin() : location.reload()));

function show(what) {
  document.body.dataset.shown = what;
  byId('gone').hidden = what !== 'gone';
}

function say(...lines) {
  clearTimeout(saidTimer);
  byId('said').textContent = lines.filter(Boolean).join('\n');
  saidTimer = setTimeout(() => (byId('said').textContent = ''), 8000);
}

function tellState(isOpen, waiting) {
  document.body.classList.toggle('isOffline', !isOpen);
  byId('offline').hidden = isOpen || document.body.dataset.shown === 'join';
  byId('waiting').textContent = waiting ? word('offlineActs', waiting) : '';
  if (isOld && !waiting)
    renew();
}

// Once for each page that is served: whatever else comes in between, nobody looks at a page that goes round in circles.
function renew() {
  if (sessionStorage.getItem('renewed') === isOld)
    return;
  sessionStorage.setItem('renewed', isOld);
  location.reload();
}

function hear(message) {
  if (message.type === 'picture') {
    drawPicture(message.data, choose);
    line.seen();
    if (table)
      markCells(table, chosen);
  } else if (message.type === 'away') {
    table = null;
    byId('gone').textContent = message.text;
    show('gone');
  } else if (message.type === 'told') {
    say(message.text);
  } else if (message.type === 'hello') {
    isOld = message.page !== document.documentElement.dataset.mark && String(message.page);
    if (isOld && !line.count())
      renew();
    byId('verb').replaceChildren(element('option', { value: '' }, ''), ...message.verbs.map(([name, help]) => element('option', { value: name }, help)));
    byId('verbForm').replaceChildren();
    byId('real').checked = message.dice;
    chosen = [];
    isNewSeat = true;
  } else if (message.type === 'table') {
    if (table?.node !== message.node)
      ticked.clear();
    table = message;
    show('table');
    draw();
    sizeUp();
    if (isNewSeat && !isScreen && table.seats.length && table.you.right === 'seat' && !table.seats.some(seat => seat.own))
      openSeats();
    isNewSeat = false;
  }
}

const places = part => [...byId(part).querySelectorAll('button, input')].filter(one => !one.disabled);

function keepFocus(at) {
  if (!keyed || document.activeElement !== document.body)
    return;
  const open = places(keyed);
  const next = (keyed === 'groups' && open.find(one => one.classList.contains('likely'))) || open[Math.min(at, open.length - 1)];
  (next ?? byId('offers')).focus();
}

function draw() {
  const at = keyed ? Math.max(0, places(keyed).indexOf(document.activeElement)) : 0;
  chosen = chosen.filter(cell => offersOf(table).some(offer => concerns(offer, tokensOf(cell))));
  drawHeader(table);
  drawStanding(table);
  drawOffers(table, chosen, act, decide);
  drawHand(table, isCovered, choose);
  drawHands(table, ticked);
  drawActs(table);
  byId('other').hidden = table.you.right === 'look';
  markCells(table, chosen);
  if (byId('seat').open)
    openSeats();
  keepFocus(at);
}

// A second press adds to the first when something concerns both; otherwise it begins anew. The same again lets go.
function choose(cell) {
  const all = chosen.some(one => one.id === cell.id) ? chosen.filter(one => one.id !== cell.id) : [...chosen, cell];
  const fits = cells => offersOf(table).some(offer => cells.every(one => concerns(offer, tokensOf(one))));
  chosen = fits(all) ? all : [cell];
  if (document.body.dataset.tab === 'hand')
    turnTo('do');
  draw();
  const open = offersOf(table).filter(offer => mayAct(table, offer) && chosen.every(one => concerns(offer, tokensOf(one))));
  say(open.length ? '' : cell.name);
}

async function act(offer, tile, decision = '') {
  tile?.classList.add('isWaiting');
  if (!line.isOpen())
    say(word('sends'));
  heed(await line.ask('act', { verb: offer.verb, fields: offer.fields, dice: byId('real').checked, decision }));
  tile?.classList.remove('isWaiting');
}

function decide(offer) {
  const why = prompt(word('decideWhy'));
  if (why !== null)
    act(offer, null, why || word('decide'));
}

function heed(answer) {
  if (answer.done) {
    chosen = [];
    byId('ask').close();
    if (table)
      draw();
    say(word('done'), ...(answer.told ?? []).slice(0, 4));
  }
  if (answer.asked)
    ask(answer.asked);
  if (answer.refused)
    say(word('refused'), ...answer.refused, answer.change && word('change', answer.change));
  if (answer.faults) {
    if (byId('ask').open)
      byId('askWrong').textContent = answer.faults.join('\n');
    else
      say(...answer.faults);
  }
}

function ask(asked) {
  const form = questions(asked);
  const enter = async (roll, without = false) => heed(await line.ask('enter', { ...form.value(), roll, without }));
  const wrong = element('p', { id: 'askWrong', className: 'bad' });
  wrong.setAttribute('role', 'alert');
  byId('askForm').replaceChildren(...form.parts, wrong, element('div', { className: 'row' },
    element('button', { className: 'primary' }, word('enter')),
    form.canRoll ? element('button', { type: 'button', onclick: () => enter(true) }, word('roll')) : '',
    asked.without ? element('button', { type: 'button', onclick: () => enter(false, true) }, word('goOn')) : '',
    element('button', { type: 'button', onclick: () => byId('ask').close() }, word('cancel'))));
  byId('askForm').onsubmit = event => {
    event.preventDefault();
    enter(false);
  };
  if (!byId('ask').open)
    byId('ask').showModal();
}

function openSeats() {
  const take = async seat => {
    const answer = await line.ask('seat', { seat });
    if (answer.faults)
      say(...answer.faults);
    else
      byId('seat').close();
  };
  const leave = async () => {
    line.ask('leave');
    byId('seat').close();
  };
  drawSeats(table, take, leave, () => byId('seat').close());
  if (!byId('seat').open)
    byId('seat').showModal();
}

function turnTo(tab) {
  document.body.dataset.tab = tab;
  for (const button of byId('tabs').children)
    button.toggleAttribute('aria-current', button.dataset.to === tab), button.dataset.to === tab && button.setAttribute('aria-current', 'page');
  scrollTo(0, 0);
  sizeUp();
  say(); // whoever turns the page has read it
}

let sized = '';
function sizeUp() {
  const width = Math.round(byId('boards').clientWidth);
  if (!width || !table)
    return;
  const height = isScreen ? innerHeight - 100 : Math.round(width * (width < 600 ? 0.95 : 0.75));
  const isLarger = document.body.classList.contains('isLarger');
  const view = { width: isLarger ? Math.round(width * 2.2) : width, height: isLarger ? Math.round(height * 2.2) : height,
    ratio: Math.min(devicePixelRatio, 3), dark: dark.matches };
  if (JSON.stringify(view) === sized)
    return;
  sized = JSON.stringify(view);
  line.view(view);
}

function showJoin(why = '') {
  line.close();
  table = null;
  sized = '';
  show('join');
  byId('offline').hidden = true;
  byId('joinWrong').textContent = why;
  const scanned = location.hash.slice(1);
  if (scanned) {
    history.replaceState(null, '', location.pathname);
    byId('word').value = scanned;
  }
  (scanned ? byId('called') : byId('word')).focus();
}

async function join(event) {
  event.preventDefault();
  const said = { word: byId('word').value, name: byId('called').value };
  const response = await fetch('/join', { method: 'POST', body: JSON.stringify(said), headers: { 'Content-Type': 'application/json' } }).catch(() => null);
  if (!response)
    return (byId('joinWrong').textContent = word('offlineHelp'));
  if (!response.ok) {
    byId('joinWrong').textContent = (await response.json().catch(() => ({ faults: [response.statusText] }))).faults.join('\n');
    return byId('word').select();
  }
  byId('word').value = '';
  byId('joinWrong').textContent = '';
  line.open();
}

document.addEventListener('focusin', ({ target }) => {
  if (!target.closest('dialog'))
    keyed = target.matches(':focus-visible') ? target.closest('#groups, #cards, #todo, #offers')?.id ?? '' : '';
});
byId('joinForm').onsubmit = join;
byId('you').onclick = openSeats;
byId('all').onclick = () => {
  chosen = [];
  draw();
};
byId('curtain').onclick = () => {
  isCovered = !isCovered;
  draw();
};
byId('undo').onclick = async () => heed(await line.ask('undo', { node: table.node }));
byId('larger').onclick = () => {
  const isLarger = document.body.classList.toggle('isLarger');
  byId('larger').setAttribute('aria-pressed', isLarger);
  sizeUp();
};
byId('turn').onclick = () => (document.body.dataset.turn = (Number(document.body.dataset.turn ?? 0) + 1) % 4);
byId('said').onclick = () => say();
byId('tabs').onclick = event => event.target.closest('button') && turnTo(event.target.closest('button').dataset.to);
byId('verb').onchange = async () => {
  const verb = byId('verb').value;
  const answer = verb ? await line.ask('form', { verb }) : {};
  if (!answer.schema)
    return byId('verbForm').replaceChildren();
  const form = object(answer.schema, answer.names);
  byId('verbForm').replaceChildren(form.part, element('div', { className: 'row' }, element('button', { className: 'primary' }, word('act'))));
  byId('verbForm').onsubmit = event => {
    event.preventDefault();
    act({ verb, fields: form.value() ?? {} }, null);
  };
};
const openRule = async entry => {
  const answer = await line.ask('rule', { entry });
  if (answer.entry)
    drawRule(answer, openRule, find);
};
async function find() {
  const words = byId('search').value.trim();
  if (!words)
    return byId('found').replaceChildren(), (byId('hits').textContent = '');
  const answer = await line.ask('find', { words });
  if (answer.found && words === byId('search').value.trim()) // nobody typed on meanwhile
    drawFound(answer, openRule);
}
byId('search').oninput = find;
byId('searchForm').onsubmit = event => {
  event.preventDefault();
  find();
};
dark.onchange = sizeUp;
new ResizeObserver(sizeUp).observe(byId('boards'));
if (isScreen) {
  document.body.classList.add('isScreen');
  byId('turn').hidden = false;
}
turnTo('table');

const key = await fetch('/key', { method: 'POST' }).catch(() => null);
if (key?.ok)
  line.open();
else
  showJoin();
